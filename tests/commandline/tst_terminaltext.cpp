// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/text/terminaltext.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace tensordesk;

/// Text made fit for a terminal, whatever a file holds.
class TerminalTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void printable_data();
    void printable();
    void width_data();
    void width();
    void elides_data();
    void elides();
    void bytes_data();
    void bytes();
    void colours();
};

void TerminalTextTest::printable_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("row");
    QTest::newRow("plain") << QByteArray("obs") << QByteArray("obs");
    QTest::newRow("other scripts") << QByteArray("\xc3\xa9 \xe6\xbc\xa2 \xf0\x9f\x98\x80")
                                   << QByteArray("\xc3\xa9 \xe6\xbc\xa2 \xf0\x9f\x98\x80");
    QTest::newRow("escape sequence") << QByteArray("\x1b[2J") << QByteArray("\\x1b[2J");
    QTest::newRow("line feed and tab") << QByteArray("a\nb\tc\r") << QByteArray("a\\nb\\tc\\r");
    QTest::newRow("NUL and DEL") << QByteArray("a\0b\x7f", 4) << QByteArray("a\\x00b\\x7f");
    QTest::newRow("C1 control") << QByteArray("\xc2\x9b"
                                              "31m")
                                << QByteArray("\\x9b31m");
    QTest::newRow("right-to-left override") << QByteArray("\xe2\x80\xae") << QByteArray("\\u202e");
    QTest::newRow("not UTF-8") << QByteArray("\xff\xc3(") << QByteArray("\\xff\\xc3(");
    QTest::newRow("overlong") << QByteArray("\xc0\xaf\xe0\x80\xaf") << QByteArray("\\xc0\\xaf\\xe0\\x80\\xaf");
    QTest::newRow("surrogate") << QByteArray("\xed\xa0\x80") << QByteArray("\\xed\\xa0\\x80");
    QTest::newRow("cut off") << QByteArray("\xf0\x9f\x98") << QByteArray("\\xf0\\x9f\\x98");
}

void TerminalTextTest::printable()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, row);
    QCOMPARE(QByteArray::fromStdString(printableRow(text.toStdString())), row);
    QCOMPARE(QByteArray::fromStdString(tensordesk::printable(text.toStdString())), row.replace("\\n", "\n"));
}

void TerminalTextTest::width_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("width");
    QTest::newRow("ASCII") << QByteArray("reward") << 6;
    QTest::newRow("accent") << QByteArray("\xc3\xa9") << 1;
    QTest::newRow("combining accent") << QByteArray("e\xcc\x81") << 1;
    QTest::newRow("wide letters") << QByteArray("\xe6\xbc\xa2\xe5\xad\x97") << 4;
}

void TerminalTextTest::width()
{
    QFETCH(QByteArray, text);
    QFETCH(int, width);
    QCOMPARE(displayWidth(text.toStdString()), width);
    QCOMPARE(displayWidth(padded(text.toStdString(), 10)), 10);
    QCOMPARE(displayWidth(paddedLeft(text.toStdString(), 10)), 10);
    QCOMPARE(padded(text.toStdString(), 0), text.toStdString());
}

void TerminalTextTest::elides_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("width");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("fits") << QByteArray("abc") << 3 << QByteArray("abc");
    QTest::newRow("cut") << QByteArray("abcd") << 3 << QByteArray("ab\xe2\x80\xa6");
    QTest::newRow("no half of a wide letter")
        << QByteArray("\xe6\xbc\xa2\xe5\xad\x97\xe6\xbc\xa2") << 4 << QByteArray("\xe6\xbc\xa2\xe2\x80\xa6");
}

void TerminalTextTest::elides()
{
    QFETCH(QByteArray, text);
    QFETCH(int, width);
    QFETCH(QByteArray, expected);
    QCOMPARE(QByteArray::fromStdString(elided(text.toStdString(), width)), expected);
}

void TerminalTextTest::bytes_data()
{
    QTest::addColumn<qint64>("bytes");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("none") << qint64{0} << QByteArray("0 B");
    QTest::newRow("below a KiB") << qint64{1023} << QByteArray("1023 B");
    QTest::newRow("KiB") << qint64{1536} << QByteArray("1.5 KiB");
    QTest::newRow("rounds up into the next unit") << qint64{1024 * 1024 - 1} << QByteArray("1.0 MiB");
    QTest::newRow("the most") << std::numeric_limits<qint64>::max() << QByteArray("8.0 EiB");
}

void TerminalTextTest::bytes()
{
    QFETCH(qint64, bytes);
    QFETCH(QByteArray, text);
    QCOMPARE(QByteArray::fromStdString(byteText(bytes)), text);
}

void TerminalTextTest::colours()
{
    QCOMPARE(Style(false).bad("x"), std::string("x"));
    QCOMPARE(Style(true).bad("x"), std::string("\x1b[31mx\x1b[0m"));
    QCOMPARE(Style(true).bad(""), std::string());
}

TENSORDESK_SUITE(TerminalTextTest);
#include "tst_terminaltext.moc"
