"""The command line: values in, text out; one module a command."""
