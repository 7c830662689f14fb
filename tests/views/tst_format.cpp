// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/text/shapetokens.h"

#include <QFontDatabase>
#include <QImage>
#include <QPainter>
#include <QTest>

#include <cmath>
#include <limits>

using namespace tensordesk;

namespace {

/// Returns test data with visible thin spaces and ellipses.
QString printable(QString text)
{
    return text.replace(QChar(0x202f), QLatin1Char('_')).replace(QChar(0x2026), QLatin1Char('~'));
}

}  // namespace

/// How values are written, and shapes as text and as pills.
class FormatTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bytes_data();
    void bytes();
    void counts_data();
    void counts();
    void statistics_data();
    void statistics();
    void differentStatisticsLookDifferent();
    void pointsStandUnderEachOther();
    void keys_data();
    void keys();
    void pythonPaths_data();
    void pythonPaths();
    void previews_data();
    void previews();
    void prettyValuesAreIndented();
    void shapesAsText_data();
    void shapesAsText();
    void shapeToolTip();
    void pillsFitTheirHint();
    void pillsStayInTheirRectangle();
    void cutsKeepTheBar_data();
    void cutsKeepTheBar();
};

void FormatTest::bytes_data()
{
    QTest::addColumn<qint64>("bytes");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("exact");
    QTest::newRow("none") << qint64(0) << "0 B" << "0 B";
    QTest::newRow("below the first unit") << qint64(1023) << "1023 B" << "1023 B";
    QTest::newRow("first unit") << qint64(1024) << "1.0 KiB" << "1.0 KiB (1_024 bytes)";
    QTest::newRow("would round up to 1024 KiB") << qint64(1048570) << "1.0 MiB" << "1.0 MiB (1_048_570 bytes)";
    QTest::newRow("hundreds need no decimal") << qint64(300) * 1024 * 1024 << "300 MiB" << "300 MiB (314_572_800 bytes)";
    QTest::newRow("largest") << std::numeric_limits<qint64>::max() << "8.0 EiB" << "8.0 EiB (9_223_372_036_854_775_807 bytes)";
}

void FormatTest::bytes()
{
    QFETCH(qint64, bytes);
    QTEST(format::bytes(bytes), "text");
    QTEST(printable(format::exactBytes(bytes)), "exact");
}

void FormatTest::counts_data()
{
    QTest::addColumn<qint64>("number");
    QTest::addColumn<QString>("text");
    QTest::newRow("0") << qint64(0) << "0";
    QTest::newRow("999") << qint64(999) << "999";
    QTest::newRow("1000") << qint64(1000) << "1_000";
    QTest::newRow("negative") << qint64(-123456) << "-123_456";
    QTest::newRow("negative without a group") << qint64(-123) << "-123";
}

void FormatTest::counts()
{
    QFETCH(qint64, number);
    QTEST(printable(format::count(number)), "text");
}

void FormatTest::statistics_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("exact");
    QTest::addColumn<QString>("statistic");
    QTest::newRow("short") << 0.1 << "0.1" << "0.1";
    QTest::newRow("third") << 1.0 / 3 << "0.3333333333333333" << "0.333333";
    QTest::newRow("whole: all figures") << 19999999.0 << "19999999" << "19999999";
    QTest::newRow("large") << 2.5e10 << "2.5e+10" << "2.5e+10";
    QTest::newRow("tiny") << 1.5e-7 << "1.5e-07" << "1.5e-07";
    QTest::newRow("nan of either sign") << -std::nan("") << "nan" << "nan";
    QTest::newRow("-inf") << -std::numeric_limits<double>::infinity() << "-inf" << "-inf";
}

void FormatTest::statistics()
{
    QFETCH(double, value);
    QTEST(format::number(value), "exact");
    QTEST(format::statistic(value), "statistic");
}

void FormatTest::differentStatisticsLookDifferent()
{
    QCOMPARE(format::statistics({1.0, 2.5}), (QStringList{"1", "2.5"}));
    QCOMPARE(format::statistics({1.0000001, 1.0000002}), (QStringList{"1.0000001", "1.0000002"}));
    QCOMPARE(format::statistics({1.7e18, 1.7e18 + 256}), (QStringList{"1.7e+18", "1.7000000000000003e+18"}));
    QCOMPARE(format::statistics({0.1, 0.1}), (QStringList{"0.1", "0.1"}));
}

void FormatTest::pointsStandUnderEachOther()
{
    QStringList aligned = format::alignedAtPoint(
        {QStringLiteral("1.25"), QStringLiteral("-300"), QStringLiteral("2e-07"), QStringLiteral("0.5")});
    QStringList shown;
    for (auto& number : aligned) {
        shown << number.replace(QChar(QChar::Nbsp), QLatin1Char('_'));
    }
    QCOMPARE(shown,
             (QStringList{QStringLiteral("1.25_"), QStringLiteral("-300____"), QStringLiteral("2e-07"), QStringLiteral("0.5__")}));
    // In columns of statistics a number with an exponent is at the edge, and moves no other.
    QCOMPARE(format::pointTailOf(u"-8.2e-05"), 0);
    QCOMPARE(format::pointTailOf(u"1.25"), 3);
    QCOMPARE(format::missingTail(u"-8.2e-05", 3), 0);
    QCOMPARE(format::missingTail(u"300", 3), 3);
    QCOMPARE(format::missingTail(u"1.25", 3), 0);
    QCOMPARE(format::missingTail(u"", 3), 0);
}

void FormatTest::keys_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<QString>("text");
    QTest::newRow("plain") << QByteArray("obs") << "obs";
    QTest::newRow("with slash and dot") << QByteArray("a/b.c") << "a/b.c";
    QTest::newRow("empty") << QByteArray("") << "\"\"";
    QTest::newRow("line break") << QByteArray("a\nb") << "'a\\nb'";
    QTest::newRow("space at the end") << QByteArray("a ") << "'a '";
    QTest::newRow("very long") << QByteArray(1'000'000, 'k') << QString(80, 'k') + QChar(0x2026) + QString(79, 'k');
    QTest::newRow("beyond the BMP") << QByteArray("\xf0\x9f\x98\x80") << QString::fromUtf8("\xf0\x9f\x98\x80");
}

void FormatTest::keys()
{
    QFETCH(QByteArray, key);
    QTEST(format::key(key.toStdString()), "text");
}

void FormatTest::pythonPaths_data()
{
    QTest::addColumn<QStringList>("path");
    QTest::addColumn<QString>("python");
    QTest::newRow("root") << QStringList{} << "td";
    QTest::newRow("one") << QStringList{QStringLiteral("obs")} << "td[\"obs\"]";
    QTest::newRow("nested") << QStringList{QStringLiteral("next"), QStringLiteral("obs")} << "td[\"next\", \"obs\"]";
}

void FormatTest::pythonPaths()
{
    QFETCH(QStringList, path);
    KeyPath keys;
    for (const auto& key : path) {
        keys.push_back(key.toStdString());
    }
    // Either quote is Python: the spelling of literals is the model's affair.
    QTEST(format::python(keys).replace(QLatin1Char('\''), QLatin1Char('"')), "python");
}

void FormatTest::previews_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<int>("length");
    QTest::addColumn<QString>("text");
    QTest::newRow("string") << QByteArray("\"pendulum\"") << 80 << "'pendulum'";
    QTest::newRow("nested") << QByteArray("{\"a\": [1, null, 2.5]}") << 80 << "{'a': [1, None, 2.5]}";
    QTest::newRow("cut") << QByteArray("[1, 2, 3, 4, 5, 6, 7, 8, 9]") << 10 << "[1, 2, 3,~";
    QTest::newRow("exactly as long") << QByteArray("[1, 2, 3]") << 9 << "[1, 2, 3]";
    QTest::newRow("long string") << QByteArray("\"" + QByteArray(100000, 'x') + "\"") << 5 << "'xxx~";
}

void FormatTest::previews()
{
    QFETCH(QByteArray, json);
    QFETCH(int, length);
    QTEST(printable(format::preview(parseJson(json.toStdString()), length)), "text");
}

void FormatTest::prettyValuesAreIndented()
{
    const PythonValue value = parseJson(
        R"({"name": "pendulum swing-up with a long description", "reward": {"scale": 1.5}, "list": [1, 2], "long": [10000000, 20000000, 30000000, 40000000, 50000000, 60000000, 70000000]})");
    QCOMPARE(format::pretty(value), QStringLiteral("{\n"
                                                   "  'name': 'pendulum swing-up with a long description',\n"
                                                   "  'reward': {'scale': 1.5},\n"
                                                   "  'list': [1, 2],\n"
                                                   "  'long': [\n"
                                                   "    10000000, 20000000, 30000000, 40000000, 50000000, 60000000,\n"
                                                   "    70000000,\n"
                                                   "  ],\n"
                                                   "}"));
}

void FormatTest::shapesAsText_data()
{
    QTest::addColumn<QList<qint64>>("shape");
    QTest::addColumn<int>("batchDims");
    QTest::addColumn<QString>("text");
    QTest::newRow("batch and event") << QList<qint64>{16, 500, 3} << 2 << "[16, 500 | 3]";
    QTest::newRow("batch alone") << QList<qint64>{16, 500} << 2 << "[16, 500]";
    QTest::newRow("event alone") << QList<qint64>{3} << 0 << "[3]";
    QTest::newRow("scalar") << QList<qint64>{} << 0 << "[]";
    QTest::newRow("ragged") << QList<qint64>{3, -1, 4} << 2 << "[3, * | 4]";
    QTest::newRow("empty dim") << QList<qint64>{0, 4} << 1 << "[0 | 4]";
    QTest::newRow("more batch dims than dims") << QList<qint64>{3} << 2 << "[3]";
}

void FormatTest::shapesAsText()
{
    QFETCH(QList<qint64>, shape);
    QFETCH(int, batchDims);
    QTEST(ShapeTokens(Shape(shape.begin(), shape.end()), std::size_t(batchDims)).text(), "text");
}

void FormatTest::shapeToolTip()
{
    ShapeTokens tokens(Shape{3, -1, 499, 4}, 3, {DimName("env"), {}, DimName("time")});
    tokens.setRange(1, 3, 41);
    tokens.setExpected(2, 500);
    QCOMPARE(printable(tokens.toolTip()), QString::fromUtf8("batch dim 0, env: 3\n"
                                                            "batch dim 1: 3~41\n"
                                                            "batch dim 2, time: 499 \xe2\x89\xa0 500\n"
                                                            "event dim 0: 4"));
}

void FormatTest::pillsFitTheirHint()
{
    const QFont font = style::monospaced(QFontDatabase::systemFont(QFontDatabase::GeneralFont));
    const ShapeTokens named(Shape{16, 500, 3}, 2, {DimName("env"), DimName("time")});
    QVERIFY(named.sizeHint(font, true).width() > named.sizeHint(font, false).width());
    const ShapeTokens plain(Shape{16, 500, 3}, 2);
    QCOMPARE(named.sizeHint(font, false), plain.sizeHint(font, true));
    QVERIFY(ShapeTokens(Shape{}, 0).sizeHint(font).width() > 0);
}

void FormatTest::pillsStayInTheirRectangle()
{
    const QFont font = style::monospaced(QFontDatabase::systemFont(QFontDatabase::GeneralFont));
    const ShapeTokens tokens(Shape{16, 500, 64, 64, 3}, 2, {DimName("env"), DimName("time")});
    const QColor ground(1, 2, 3);
    for (int width = 0; width <= tokens.sizeHint(font).width() + 10; width += 7) {
        QImage image(tokens.sizeHint(font).width() + 40, 40, QImage::Format_RGB32);
        image.fill(ground);
        QPainter painter(&image);
        tokens.paint(&painter, QRect(10, 5, width, 30), font, style::paletteOf(false));
        painter.end();
        int strays = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const bool inside = x >= 10 && x < 10 + std::max(width, 20) && y >= 5 && y < 35;
                strays += !inside && image.pixelColor(x, y) != ground;
            }
        }
        QCOMPARE(strays, 0);
    }
}

void FormatTest::cutsKeepTheBar_data()
{
    QTest::addColumn<int>("batchDims");
    QTest::addColumn<int>("bars");
    QTest::newRow("between the shown dims") << 1 << 1;
    QTest::newRow("in the cut") << 3 << 1;
    QTest::newRow("before the last dim") << 5 << 1;
    QTest::newRow("batch dims only") << 6 << 0;
    QTest::newRow("event dims only") << 0 << 0;
}

/// The bar between batch and event dims is one column of pixels in the colour of text, at each width that shows the last dim.
void FormatTest::cutsKeepTheBar()
{
    QFETCH(int, batchDims);
    QFETCH(int, bars);
    const QFont font = style::monospaced(QFontDatabase::systemFont(QFontDatabase::GeneralFont));
    const ShapeTokens tokens(Shape{2, 2, 2, 2, 2, 2}, static_cast<std::size_t>(batchDims));
    const QPalette palette = style::paletteOf(false);
    const QSize whole = tokens.sizeHint(font);
    const int least = ShapeTokens(Shape{2, 2, 2}, 1).sizeHint(font).width() + QFontMetrics(font).horizontalAdvance(QChar(0x2026));
    for (int width = least; width <= whole.width(); ++width) {
        QImage image(whole, QImage::Format_RGB32);
        image.fill(palette.color(QPalette::Base));
        QPainter painter(&image);
        tokens.paint(&painter, QRect(0, 0, width, whole.height()), font, palette);
        painter.end();
        int found = 0;
        for (int x = 0; x < image.width(); ++x) {
            bool isBar = true;
            for (int y = 3; y < image.height() - 3; ++y) {
                isBar = isBar && image.pixelColor(x, y) == palette.color(QPalette::Text);
            }
            found += isBar ? 1 : 0;
        }
        QVERIFY2(found == bars, qPrintable(QStringLiteral("%1 px").arg(width)));
    }
}

TENSORDESK_SUITE(FormatTest);
#include "tst_format.moc"
