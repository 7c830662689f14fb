# SPDX-License-Identifier: GPL-3.0-or-later
"""The blocks of code that stand in the pages of the manual."""
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGES = ROOT / "resources/pages"


def blocks(page, language):
    """The texts of a page between ```language and ```, each with what stands behind the language, such as a file's name."""
    text = page.read_text(encoding="utf-8")
    return [(name.strip(), block) for name, block in re.findall(rf"^```{language}( [^\n]*)?\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)]
