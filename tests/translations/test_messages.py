# SPDX-License-Identifier: GPL-3.0-or-later
"""Every sentence of the model that a window can show has one in each language, in translations/model_*.ts."""

import pathlib
import sys
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "translations"))

import messages


def listed(source):
    """The patterns of a source."""
    text = messages.without_comments(source)
    return sorted(messages.patterns_in(text, messages.places_of_patterns([text])))


class Messages(unittest.TestCase):
    maxDiff = None

    def test_all_have_a_text(self):
        wanted = messages.patterns()
        for language in messages.LANGUAGES:
            with self.subTest(language):
                self.assertEqual(list(messages.faults(wanted, messages.translations_into(language))), [],
                                 "`python3 translations/messages.py --update` adds what is new")

    def test_the_catalogues_are_as_they_are_written(self):
        for language in messages.LANGUAGES:
            with self.subTest(language):
                self.assertEqual(messages.catalogue_of(language).read_text(encoding="utf-8"),
                                 messages.text_of(language, messages.translations_into(language)))

    def test_faults_are_found(self):
        wanted = {"no key {}", "{} of {}", "{} is {}", "cancelled"}
        translations = {"no key {}": "kein Schlüssel", "{} of {}": "{2}: {1}", "{} is {}": "{1} ist {1}", "gone": "weg"}
        self.assertEqual(list(messages.faults(wanted, translations)),
                         ["no text: cancelled", "in no source: gone", "other places than its pattern: kein Schlüssel",
                          "other places than its pattern: {1} ist {1}"])
        self.assertEqual(list(messages.faults({"a {}"}, {"a {}": ""})), ["no text: a {}"], "unfinished")

    def test_patterns_are_found(self):
        for name, source, expected in [
            ("of an error", 'throw Error(ErrorKind::KeyError, "no key {}", name);', ["no key {}"]),
            ("of an error with a name", 'Error failure(kind, "no key");', ["no key"]),
            ("of an error in braces", 'return {ErrorKind::KeyError, "no key"};', ["no key"]),
            ("of a message", 'return Message("the part {}", i);', ["the part {}"]),
            ("within another", 'Message("in {}: {}", Message("the part {}", i), why)', ["in {}: {}", "the part {}"]),
            ("of a function that takes one",
             'void fail(const Message& what); fail({"has {}", n}); fail({"lacks"}); other("text"); fail("no pattern");',
             ["has {}", "lacks"]),
            ("of a function that takes a pattern", 'T check(T result, Pattern<> what, int kind = 0); check(f(1, "x"), "bad");',
             ["bad"]),
            ("of a template", 'const T& as(const PythonValue& value, Pattern<> expected); as<PythonValue::List>(value, "a list");',
             ["a list"]),
            ("over several lines", 'Message("one "\n    "two");', ["one two"]),
            ("with escapes", r'Message("a \"b\"\n\\ é");', ['a "b"\n\\ é']),
            ("with brackets", 'Message("a, (b", f(")"), c);', ["a, (b"]),
            ("not in a comment", '// Message("a");\n/* Message("b") */', []),
            ("not in a text", 'f("Message(\\"a\\")");', []),
            ("not of what is no literal", "Message(text); Error(kind, reason);", []),
            ("numbers with apostrophes", 'f(1\'000\'000); Message("a");', ["a"]),
        ]:
            with self.subTest(name):
                self.assertEqual(listed(source), expected)

    def test_an_update_keeps_what_is_known(self):
        text = messages.text_of("de", {"b <{}>": "B <{}>", "a": ""})
        self.assertEqual(text.count("<message>"), 2)
        self.assertLess(text.index("<source>a</source>"), text.index("<source>b &lt;{}&gt;</source>"))
        self.assertIn('<translation type="unfinished"></translation>', text)


if __name__ == "__main__":
    unittest.main()
