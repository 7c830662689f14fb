# SPDX-License-Identifier: GPL-3.0-or-later
"""Messages, labels, comments and the manual use plain English: no word of WORDS below is in them, and headlines are short."""
import pathlib
import re
import unittest
import xml.etree.ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[2]

# A pattern that no text may match, and the words to write.
WORDS = [
    (r"\b(sick|sound|healthy)\b", "failed, passed; an undamaged copy"),
    (r"\b(mend|heal)(s|ed|ing)?\b", "fix, repair"),
    (r"\b[Tt]old\b|\b[Tt]ells? of\b", "reports, describes"),
    (r"\b[Ll]ook(s|ed)? at\b", "inspect, read, show"),
    (r"\b[Ww]hat is (stored|shown|given|known|computed|visible|selected|done|left|missing)\b", "the stored value, the visible range"),
    (r"^(What|Of|Those|Whether|Some|One that)\b(?!.*\?)", "a verb, or the thing that the text defines"),
    (r"(?<![Tt]here )\b(is|are) no (?!longer\b)", "is not a, are not"),
    (r"\bhangs up\b", "closes the connection"),
    (r"\bcomes? to no end\b", "does not terminate"),
    (r"\banew\b", "again, reload"),
    (r"\bso many\b", "this many"),
    (r"\{\} in all\b|%\d in all\b", "total"),
    (r"\bas it lies\b", "as stored"),
    (r"\bstands? (for|below)\b", "denotes, is nested in"),
    (r"\b(to be had|at hand)\b", "available"),
    (r"\bgives way\b", "is replaced"),
    (r"\b(go|goes|went) wrong\b", "diverges, becomes non-finite"),
    (r"\b[Pp]erson\b", "the user"),
    (r"\b[Hh]ardly\b", "rarely, barely"),
    (r"\bPython refuses\b", "Python raises an error"),
]


# Texts for users that are not translated: --help, the reference, what formats cannot hold.
FOLDERS = ("app/commandline", "model/expression", "model/storage")
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
LITERALS = re.compile(LITERAL.pattern + rf"(?:\s*{LITERAL.pattern})*")


def texts():
    """Yields each text in English that users read, with its file."""
    for folder in FOLDERS:
        for source in sorted((ROOT / folder).rglob("*.cpp")):
            code = re.sub(r"(?m)^\s*//.*$|#include.*$", "", source.read_text("utf-8"))
            for literals in LITERALS.finditer(code):
                text = "".join(LITERAL.findall(literals[0]))
                if " " in text:
                    yield source.name, text
    for catalogue in ("tensordesk_de.ts", "model_de.ts"):  # all languages have the same sources
        for message in xml.etree.ElementTree.parse(ROOT / "translations" / catalogue).getroot().iter("message"):
            if message.find("translation").get("type") not in ("vanished", "obsolete"):
                yield catalogue, message.findtext("source")
    for form in xml.etree.ElementTree.parse(ROOT / "translations" / "tensordesk_en.ts").getroot().iter("numerusform"):
        yield "tensordesk_en.ts", form.text


COMMENT = re.compile(r"^\s*///?!?(?: (.*))?$")
CODE = re.compile(r"`[^`]*`")
BESIDE_CODE = re.compile(r"\s{2}///?<? (.*)$")


def comments():
    """Yields each comment of the C++ code, paragraphs of several lines as one, with its file and line."""
    for folder in ("model", "views", "app", "tests"):
        for source in sorted((ROOT / folder).rglob("*")):
            if source.suffix not in (".h", ".cpp"):
                continue
            block = []
            for number, line in enumerate(source.read_text("utf-8").split("\n"), 1):
                comment = COMMENT.match(line)
                if comment and comment[1]:
                    block.append(comment[1])
                    continue
                if block:
                    yield f"{source.relative_to(ROOT)}:{number - len(block)}", CODE.sub("", " ".join(block))
                    block = []
                if beside := BESIDE_CODE.search(line):
                    yield f"{source.relative_to(ROOT)}:{number}", CODE.sub("", beside[1])


def manual():
    """Yields each line of prose of the manual and the pages for developers, with its file and line."""
    for page in [*(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "model/README.md")),
                 *sorted((ROOT / "resources" / "pages").glob("*.md"))]:
        isCode = False
        for number, line in enumerate(page.read_text("utf-8").split("\n"), 1):
            if line.startswith("```"):
                isCode = not isCode
            elif not isCode:
                yield f"{page.relative_to(ROOT)}:{number}", CODE.sub("", line)


def glossary():
    """Returns each term of resources/glossary.md with the words that are not used for it."""
    rows = [[cell.strip() for cell in line.strip("|\n").split("|")]
            for line in (ROOT / "resources" / "glossary.md").read_text("utf-8").splitlines() if line.startswith("| ")]
    return {term: [word.strip() for word in others.split(",") if word.strip()] for term, _, _, others in rows[2:]}


def uses(word, text):
    return re.search(rf"\b{re.escape(word)}s?\b", text, re.IGNORECASE) is not None


HEADLINE = re.compile(r'\b(?:report|message|headlineAbout|Notice)[({]\s*(?:\{?Notice::Severity::\w+,\s*)?(?:headlineAbout\()?\s*'
                      rf'(?:Sentences::)?tr\({LITERAL.pattern}')
LONGEST_HEADLINE, SHORTEST_NAME = 60, 16  # kLongestHeadline and kShortestName of views/messages


def headlines():
    """Yields the headline of each message of the window, with its file."""
    for folder in ("app/window", "views"):
        for source in sorted((ROOT / folder).rglob("*.cpp")):
            for found in HEADLINE.finditer(source.read_text("utf-8")):
                yield source.name, found[1]


class Words(unittest.TestCase):
    maxDiff = None

    def test_all_prose(self):
        for prose in (texts, comments, manual):
            with self.subTest(prose.__name__):
                found = [f"{place}: {text!r}: write {instead!r}" for place, text in prose() for pattern, instead in WORDS
                         if re.search(pattern, text)]
                self.assertEqual("\n".join(found), "")

    def test_terms_of_the_glossary(self):
        shown = list(texts())
        for term, others in glossary().items():
            with self.subTest(term):
                self.assertTrue(any(uses(term, text) for _, text in shown), "no text has this term")
                self.assertEqual([f"{place}: {text!r}" for place, text in shown for other in others if uses(other, text)], [])

    def test_headlines_of_messages_are_short(self):
        found = list(headlines())
        self.assertGreater(len(found), 20, "the pattern HEADLINE fits no call")
        self.assertEqual([f"{place}: {text!r}" for place, text in found if text.endswith(".")
                          or len(text.replace("%1", SHORTEST_NAME * "x")) > LONGEST_HEADLINE], [])

    def test_the_words_are_found(self):
        for text, isFound in [("it is no list", True), ("there is no key", False), ("What now?", False), ("What is stored", True),
                              ("it is no longer there", False), ("3 in all", False), ("{} in all", True)]:
            with self.subTest(text):
                self.assertEqual(any(re.search(pattern, text) for pattern, _ in WORDS), isFound)


if __name__ == "__main__":
    unittest.main()
