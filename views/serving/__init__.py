"""The app for the phones around a table: who may come in, and who has the pen."""
