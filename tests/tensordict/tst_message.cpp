// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tensordict/base/error.h"
#include "tests/support/suite.h"

#include <QTest>

#include <map>

using namespace tensordesk;

Q_DECLARE_METATYPE(tensordesk::Message)

/// Sentences of a pattern and parts, in English and in another language.
class MessageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isPutTogether_data();
    void isPutTogether();
    void isBounded_data();
    void isBounded();
    void isEmpty();
    void isSaidByAnError();
};

void MessageTest::isPutTogether_data()
{
    QTest::addColumn<Message>("message");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("german");
    QTest::newRow("no part") << Message("cancelled") << "cancelled" << "abgebrochen";
    QTest::newRow("a text and numbers") << Message("key {}: {} of {}", "a", int64_t{-1}, std::size_t{2}) << "key a: -1 of 2"
                                        << "Schlüssel a: -1 von 2";
    QTest::newRow("in another order") << Message("there is {} under {}", Message("a tensor"), std::string("a"))
                                      << "there is a tensor under a" << "unter a steht ein Tensor";
    QTest::newRow("a place twice") << Message("not {}", 3) << "not 3" << "nicht 3, 3 nicht";
    QTest::newRow("nested") << Message("in the member {}: {}", 1, Message("key {}: {} of {}", "b", 1, 2))
                            << "in the member 1: key b: 1 of 2" << "im Mitglied 1: Schlüssel b: 1 von 2";
    QTest::newRow("without a tail") << Message("there is no key {}{}", "a", Message()) << "there is no key a"
                                    << "es gibt keinen Schlüssel a";
    QTest::newRow("with a tail") << Message("there is no key {}{}", "a", Message("; did you mean {}?", "b"))
                                 << "there is no key a; did you mean b?" << "es gibt keinen Schlüssel a; ist b gemeint?";
    QTest::newRow("a pattern without a translation") << Message("only {}", "English") << "only English" << "only English";
    QTest::newRow("a part that looks like a place") << Message("key {}: {} of {}", "{}", "{2}", "{") << "key {}: {2} of {"
                                                    << "Schlüssel {}: {2} von {";
    QTest::newRow("a part that looks like a pattern") << Message("only {}", "cancelled") << "only cancelled" << "only cancelled";
    QTest::newRow("braces of others") << Message("a dict {'a': {}} is no {b} {", 1) << "a dict {'a': 1} is no {b} {"
                                      << "a dict {'a': 1} is no {b} {";
    QTest::newRow("a place that no part has") << Message("too few {}", "parts") << "too few parts" << "{2} {0} {x} parts";
    QTest::newRow("verbatim") << Message::verbatim("cancelled {}") << "cancelled {}" << "cancelled {}";
    QTest::newRow("empty") << Message() << "" << "";
}

void MessageTest::isPutTogether()
{
    static const std::map<std::string, std::string, std::less<>> catalogue{
        {"cancelled", "abgebrochen"},
        {"key {}: {} of {}", "Schlüssel {}: {} von {}"},
        {"there is {} under {}", "unter {2} steht {1}"},
        {"a tensor", "ein Tensor"},
        {"not {}", "nicht {1}, {1} nicht"},
        {"in the member {}: {}", "im Mitglied {}: {}"},
        {"there is no key {}{}", "es gibt keinen Schlüssel {}{}"},
        {"; did you mean {}?", "; ist {} gemeint?"},
        {"too few {}", "{2} {0} {x} {1}"},
    };
    QFETCH(Message, message);
    QTEST(QString::fromStdString(message.english()), "english");
    const std::string translated = message.translated([](std::string_view pattern) {
        const auto found = catalogue.find(pattern);
        return found == catalogue.end() ? std::string(pattern) : found->second;
    });
    QTEST(QString::fromStdString(translated), "german");
}

void MessageTest::isBounded_data()
{
    QTest::addColumn<QString>("character");
    QTest::newRow("one byte") << "a";
    QTest::newRow("two bytes") << "ä";
    QTest::newRow("three bytes") << "→";
    QTest::newRow("four bytes") << "😀";
}

void MessageTest::isBounded()
{
    QFETCH(QString, character);
    // One byte before, so that the limit is within a character of any size.
    const QString text = "!" + character.repeated(5000);
    const QString other = "?" + text;
    for (const Message& message :
         {Message::verbatim(text.toStdString()), Message::verbatim(other.toStdString()), Message("{}{}", text.toStdString(), "b"),
          Message("in {}: {}", other.toStdString(), Message("{}", text.toStdString()))}) {
        const std::string english = message.english();
        QVERIFY2(english.size() > 3990 && english.size() <= 4003, qPrintable(QString::number(english.size())));
        QVERIFY(english.ends_with("…"));
        QVERIFY(!QString::fromStdString(english).contains(QChar::ReplacementCharacter));
    }
}

void MessageTest::isEmpty()
{
    QVERIFY(Message().empty());
    QVERIFY(Message::verbatim("").empty());
    QVERIFY(!Message("a").empty());
    QVERIFY(!Message("{}", Message()).empty());
}

void MessageTest::isSaidByAnError()
{
    const Message::Translation german = [](std::string_view pattern) {
        return std::string(pattern == "key {}: {}"         ? "Schlüssel {}: {}"
                           : pattern == "no dim {}"        ? "keine Dimension {}"
                           : pattern == "{} (line {})\n{}" ? "{} (Zeile {})\n{}"
                                                           : pattern);
    };
    Error error(ErrorKind::IndexError, "no dim {}", 3);
    error.within(Key("a")).inFile("f.h5");
    QCOMPARE(error.what(), "f.h5: key \"a\": no dim 3");
    QCOMPARE(error.sentence(), std::string("no dim 3"));
    QCOMPARE(error.inContext().translated(german), std::string("f.h5: Schlüssel \"a\": keine Dimension 3"));
    error.markedAt({2, 3}, 2, "x[3]\n  ^");
    QCOMPARE(error.message(), std::string("no dim 3 (line 2)\nx[3]\n  ^"));
    QCOMPARE(error.marked().translated(german), std::string("keine Dimension 3 (Zeile 2)\nx[3]\n  ^"));
    QCOMPARE(error.reason().translated(german), std::string("keine Dimension 3"));
}

TENSORDESK_SUITE(MessageTest);
#include "tst_message.moc"
