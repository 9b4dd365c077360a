"""The pages of the door: one asks for the code of the table, one says that it is full."""

from html import escape

from views.preferences import language_for
from views.texts.wording import text
from views.theme import DARK, LIGHT, Palette

LONGEST_LIST = 200
"""Characters of the languages that a browser asks for."""


def join_page(asked_languages: str, said: str = "") -> bytes:
    """`said` is what there is to say of the last code: "wrong", "wait"; empty: nothing."""
    language = language_for(_languages(asked_languages))
    news = f'<p role="alert">{_say(f"join-{said}", language)}</p>' if said else ""
    form = f"""<form method="post" action="/join">
<label for="code">{_say("join-code", language)}</label>
<input id="code" name="code" autofocus required maxlength="20" autocomplete="off"
 autocapitalize="characters" spellcheck="false">
<button>{_say("join-yes", language)}</button></form>"""
    return _page("join", language, news + form)


def full_page(asked_languages: str) -> bytes:
    return _page("full", language_for(_languages(asked_languages)), "")


def _page(name: str, language: str, body: str) -> bytes:
    title, more = _say(f"{name}-title", language), _say(f"{name}-more", language)
    return f"""<!doctype html>
<html lang="{language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title><style>{STYLE}</style></head>
<body><main><h1>{title}</h1><p>{more}</p>{body}</main></body></html>
""".encode()


def _say(key: str, language: str) -> str:
    return escape(text(f"serve.{key}", language))


def _languages(asked: str) -> tuple[str, ...]:
    """Those of "fr-FR,fr;q=0.9", the best first, as browsers write them."""
    return tuple(part.partition(";")[0].strip() for part in asked[:LONGEST_LIST].split(","))


def _colours(palette: Palette) -> str:
    return (
        f"--paper:{palette.paper};--ink:{palette.ink};--pencil:{palette.pencil};"
        f"--edge:{palette.edge};--sheet:{palette.sheet};--limit:{palette.limit};"
    )


STYLE = (
    f":root{{{_colours(LIGHT)}color-scheme:light dark}}"
    f"@media(prefers-color-scheme:dark){{:root{{{_colours(DARK)}}}}}"
    "body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 system-ui,sans-serif}"
    "main{max-width:22rem;margin:12vh auto;padding:0 20px}h1{font-size:1.5rem;margin:0}"
    "p{color:var(--pencil)}p[role]{color:var(--limit)}"
    "label{display:block;margin:1.5rem 0 .3rem}"
    "input,button{box-sizing:border-box;width:100%;height:56px;border-radius:10px;font:inherit}"
    "input{border:1px solid var(--edge);background:var(--sheet);color:var(--ink);"
    "text-align:center;text-transform:uppercase;letter-spacing:.2em}"
    "button{margin-top:12px;border:0;background:var(--ink);color:var(--paper)}"
)
