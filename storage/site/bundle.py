"""All the Python of the app in one file, as `assets/site/python-worker.js` unpacks it."""

import json
import re

from storage.site.tree import Tree

APP = re.compile(r"(main\.py|(referee|storage|views)/.+\.(py|toml|json))$")
UNUSED = re.compile(r"storage/site/|views/site_server")


def app_files(project: Tree) -> dict[str, bytes]:
    """Those of the project that run in a browser."""
    return {
        path: content
        for path, content in project.items()
        if APP.match(path) and not UNUSED.match(path)
    }


def bundle_of(content: Tree) -> bytes:
    """The length of the list, the list of paths and sizes, and the files one by one."""
    names = sorted(content)
    listed = json.dumps([[name, len(content[name])] for name in names]).encode()
    return b"".join([len(listed).to_bytes(4, "little"), listed, *(content[name] for name in names)])
