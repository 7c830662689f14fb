# SPDX-License-Identifier: GPL-3.0-or-later
"""makemanual.py OUT: the pages of the manual as HTML in the folder OUT."""
import html
import pathlib
import re
import shutil
import sys

import markdown

ROOT = pathlib.Path(__file__).resolve().parents[2]
STYLE = """
body { max-width: 50em; margin: 2em auto; padding: 0 1em; font: 16px/1.5 sans-serif; color: #222; background: #fff; }
pre { background: #f3f4f6; padding: .7em 1em; overflow-x: auto; font-size: 14px; }
table { border-collapse: collapse; } td, th { border: 1px solid #ccc; padding: .3em .6em; text-align: left; vertical-align: top; }
img { max-width: 100%; }
@media (prefers-color-scheme: dark) {
  body { color: #ddd; background: #1e1f22; } a { color: #7ab7ff; } pre { background: #2b2d30; } td, th { border-color: #555; }
}
"""


def page(text):
    title = re.search("^# (.*)$", text, re.MULTILINE).group(1)
    # A list may follow its sentence at once, and the name of a file behind a language is for the tests.
    text = re.sub(r"^(?![-|\d ])(.+)\n(?=- |1\. )", r"\1\n\n", text, flags=re.MULTILINE)
    text = re.sub(r"^```(\w+) .*$", r"```\1", text, flags=re.MULTILINE)
    body = markdown.markdown(text, extensions=["fenced_code", "tables", "sane_lists"])
    body = re.sub(r'(href="[^":]+)\.md(?=["#])', r"\1.html", body)
    body = body.replace('src="../screenshots/', 'src="')
    home = "" if title == "TensorDesk" else '<p><a href="index.html">TensorDesk</a></p>\n'
    return (f'<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n'
            f"<title>{html.escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{home}{body}\n</body>\n</html>\n")


def main(out):
    out = pathlib.Path(out)
    out.mkdir(parents=True, exist_ok=True)
    for file in sorted((ROOT / "resources/pages").glob("*.md")):
        (out / file.name).with_suffix(".html").write_text(page(file.read_text(encoding="utf-8")), encoding="utf-8")
    for picture in [*(ROOT / "resources/pages").glob("*.png"), ROOT / "resources/screenshots/compare.png"]:
        shutil.copyfile(picture, out / picture.name)
    print(out / "index.html")


if __name__ == "__main__":
    main(*sys.argv[1:])
