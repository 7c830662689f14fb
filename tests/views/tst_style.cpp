// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "views/common/entrykind.h"
#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/text/shapetokens.h"

#include <QApplication>
#include <QCheckBox>
#include <QFontMetrics>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPalette>
#include <QRadioButton>
#include <QScrollBar>
#include <QSet>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

using namespace tensordesk;

/// The colours can be read, the drawings are there, both schemes apply.
class StyleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void coloursCanBeRead_data();
    void coloursCanBeRead();
    void schemesApply();
    void emptyBoxesCanBeSeen_data();
    void emptyBoxesCanBeSeen();
    void scrollBarsCanBeSeen_data();
    void scrollBarsCanBeSeen();
    void pillsCanBeRead_data();
    void pillsCanBeRead();
    void menuMarksStandBesideTheText();
    void systemSchemeIsADefinedOne();
    void contrastIsThatOfWcag();
    void curvesDiffer();
    void everySymbolIsDrawn();
    void symbolsTakeTheColour();
    void iconsFollowTheScheme();
    void kindsHaveNamesAndSymbols();
    void programIconHasAllSizes();
    void lengthsGrowWithTheFont();
};

void StyleTest::coloursCanBeRead_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void StyleTest::coloursCanBeRead()
{
    QFETCH(bool, dark);
    const QPalette palette = style::paletteOf(dark);
    const auto& colours = style::coloursOf(dark);
    for (const auto role : {QPalette::Window, QPalette::Base, QPalette::AlternateBase}) {
        const QColor ground = palette.color(role);
        for (const QColor& colour :
             {colours.accent, colours.inferred, colours.broken, colours.edited, colours.notLoaded, palette.color(QPalette::Text),
              palette.color(QPalette::PlaceholderText), palette.color(QPalette::Link)}) {
            const double contrast = style::contrast(colour, ground);
            QVERIFY2(contrast >= 4.5, qPrintable(QStringLiteral("%1 on %2: %3").arg(colour.name(), ground.name()).arg(contrast)));
        }
    }
    QVERIFY(style::contrast(palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight)) >= 4.5);
    QVERIFY(style::contrast(palette.color(QPalette::ToolTipText), palette.color(QPalette::ToolTipBase)) >= 4.5);
    QVERIFY(style::contrast(palette.color(QPalette::ButtonText), palette.color(QPalette::Button)) >= 4.5);
}

void StyleTest::schemesApply()
{
    style::apply(ColourScheme::Dark);
    QVERIFY(style::isDark());
    QCOMPARE(QApplication::palette().color(QPalette::Window), style::paletteOf(true).color(QPalette::Window));
    QVERIFY(qApp->styleSheet().isEmpty());  // setting the style sheet again resets the fonts of widgets
    style::apply(ColourScheme::Light);
    QVERIFY(!style::isDark());
    QCOMPARE(QApplication::palette().color(QPalette::Window), style::paletteOf(false).color(QPalette::Window));
}

void StyleTest::emptyBoxesCanBeSeen_data()
{
    coloursCanBeRead_data();
}

void StyleTest::emptyBoxesCanBeSeen()
{
    QFETCH(bool, dark);
    style::apply(dark ? ColourScheme::Dark : ColourScheme::Light);
    QCheckBox box;
    QRadioButton button;
    QLineEdit field;
    QSpinBox number;
    for (QWidget* const mark : std::initializer_list<QWidget*>{&box, &button, &field, &number}) {
        const QImage image = mark->grab().toImage();
        double outline = 1;
        for (int x = 0; x < 3; ++x) {
            const QColor pixel = image.pixelColor(x, image.height() / 2);
            outline = std::max(outline, style::contrast(pixel, QApplication::palette().color(QPalette::Window)));
        }
        QVERIFY2(outline >= 3, qPrintable(QString::number(outline)));  // the requirement of WCAG 2.1 for controls
    }
}

void StyleTest::scrollBarsCanBeSeen_data()
{
    coloursCanBeRead_data();
}

/// The slider against its groove.
void StyleTest::scrollBarsCanBeSeen()
{
    QFETCH(bool, dark);
    style::apply(dark ? ColourScheme::Dark : ColourScheme::Light);
    for (const auto orientation : {Qt::Vertical, Qt::Horizontal}) {
        QScrollBar bar(orientation);
        bar.setRange(0, 100);
        bar.setPageStep(50);
        bar.setValue(0);
        orientation == Qt::Vertical ? bar.resize(bar.sizeHint().width(), 300) : bar.resize(300, bar.sizeHint().height());
        const QImage image = bar.grab().toImage();
        const auto at = [&](int along) {
            return orientation == Qt::Vertical ? image.pixelColor(image.width() / 2, along)
                                               : image.pixelColor(along, image.height() / 2);
        };
        const double contrast = style::contrast(at(100), at(250));
        QVERIFY2(contrast >= 3, qPrintable(QString::number(contrast)));
    }
}

void StyleTest::pillsCanBeRead_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<bool>("selected");
    for (const bool dark : {false, true}) {
        for (const bool selected : {false, true}) {
            QTest::addRow("%s, %s", dark ? "dark" : "light", selected ? "in a selected row" : "in a row") << dark << selected;
        }
    }
}

/// The text of filled and outlined pills, as they are painted.
void StyleTest::pillsCanBeRead()
{
    QFETCH(bool, dark);
    QFETCH(bool, selected);
    const QPalette palette = style::paletteOf(dark);
    QFont font;
    font.setPixelSize(40);  // so that strokes have pixels of their own
    const ShapeTokens tokens(Shape{8, 8}, 1, {});
    const QSize size = tokens.sizeHint(font, false);
    QImage image(size, QImage::Format_RGB32);
    const QColor ground = palette.color(selected ? QPalette::Highlight : QPalette::Base);
    image.fill(ground);
    QPainter painter(&image);
    tokens.paint(&painter, image.rect(), font, palette, selected);
    painter.end();
    const int half = size.width() / 2;
    for (const auto& [from, to] : {std::pair(0, half), std::pair(half, size.width())}) {
        // The background of a pill, and the pixel that differs most from it.
        const QColor fill = image.pixelColor(from == 0 ? 10 : to - 10, size.height() / 2);
        double contrast = 1;
        for (int x = from + 10; x < to - 10; ++x) {
            contrast = std::max(contrast, style::contrast(image.pixelColor(x, size.height() / 2), fill));
        }
        QVERIFY2(contrast >= 4.5, qPrintable(QStringLiteral("%1 on %2").arg(contrast).arg(fill.name())));
        if (from == 0) {
            QVERIFY(style::contrast(fill, ground) >= 1.1);  // filled and outlined pills are distinguishable
        }
    }
}

/// The mark of a button that opens a menu: in the middle of its height, and behind the text.
void StyleTest::menuMarksStandBesideTheText()
{
    style::apply(ColourScheme::Light);
    QToolButton plain;
    QToolButton button;
    QMenu menu;
    for (QToolButton* const each : {&plain, &button}) {
        each->setText(QStringLiteral("MMMM"));
        each->setAutoRaise(true);
    }
    button.setMenu(&menu);
    button.setPopupMode(QToolButton::InstantPopup);
    QVERIFY(button.sizeHint().width() >= plain.sizeHint().width() + 6);
    button.resize(button.sizeHint());
    const QImage image = button.grab().toImage();
    const QColor ground = image.pixelColor(1, 1);
    int top = image.height(), bottom = -1;
    for (int x = image.width() - 8; x < image.width() - 1; ++x) {
        for (int y = 0; y < image.height(); ++y) {
            if (style::contrast(image.pixelColor(x, y), ground) > 2) {
                top = std::min(top, y);
                bottom = std::max(bottom, y);
            }
        }
    }
    QVERIFY(bottom >= top && bottom - top < image.height() / 2);
    QVERIFY2(std::abs(top + bottom - image.height()) <= 4, qPrintable(QStringLiteral("%1 to %2").arg(top).arg(bottom)));
}

void StyleTest::systemSchemeIsADefinedOne()
{
    style::apply(ColourScheme::Dark);
    style::apply(ColourScheme::System);
    QCOMPARE(QApplication::palette().color(QPalette::Base), style::paletteOf(style::isDark()).color(QPalette::Base));
}

void StyleTest::contrastIsThatOfWcag()
{
    QCOMPARE(style::contrast(Qt::black, Qt::white), 21.0);
    QCOMPARE(style::contrast(Qt::white, Qt::white), 1.0);
    QVERIFY(qAbs(style::contrast(QColor(0x77, 0x77, 0x77), Qt::white) - 4.48) < 0.01);
}

void StyleTest::curvesDiffer()
{
    for (const auto scheme : {ColourScheme::Light, ColourScheme::Dark}) {
        style::apply(scheme);
        QSet<QRgb> colours;
        for (int curve = 0; curve < 8; ++curve) {
            const QColor colour = style::curveColour(curve);
            QVERIFY(style::contrast(colour, QApplication::palette().color(QPalette::Base)) >= 2);
            colours.insert(colour.rgb());
        }
        QCOMPARE(colours.size(), 8);
        QCOMPARE(style::curveColour(8), style::curveColour(0));
    }
}

void StyleTest::everySymbolIsDrawn()
{
    for (int symbol = 0; symbol < kSymbolCount; ++symbol) {
        const QImage image = pixmap(static_cast<Symbol>(symbol), Qt::black, 16, 1).toImage();
        int painted = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                painted += qAlpha(image.pixel(x, y)) > 64;
            }
        }
        QVERIFY2(painted >= 8, qPrintable(QString::number(symbol)));
    }
}

void StyleTest::symbolsTakeTheColour()
{
    const QImage image = pixmap(Symbol::Table, Qt::red, 16, 2).toImage();
    QCOMPARE(image.size(), QSize(32, 32));
    QCOMPARE(image.devicePixelRatio(), 2.0);
    QColor strongest(Qt::transparent);
    for (int x = 0; x < image.width(); ++x) {
        const QColor colour = image.pixelColor(x, 16);
        strongest = colour.alpha() > strongest.alpha() ? colour : strongest;
    }
    QCOMPARE(strongest.red(), 255);
    QCOMPARE(strongest.green(), 0);
}

void StyleTest::iconsFollowTheScheme()
{
    const QIcon symbol = icon(Symbol::Close);
    style::apply(ColourScheme::Light);
    const QImage light = symbol.pixmap(16).toImage();
    style::apply(ColourScheme::Dark);
    QVERIFY(symbol.pixmap(16).toImage() != light);
}

void StyleTest::kindsHaveNamesAndSymbols()
{
    QSet<QString> names;
    QSet<int> symbols;
    for (int kind = 0; kind <= int(EntryKind::Broken); ++kind) {
        names.insert(nameOf(EntryKind(kind)));
        symbols.insert(int(symbolOf(EntryKind(kind))));
    }
    QCOMPARE(names.size(), int(EntryKind::Broken) + 1);
    QCOMPARE(symbols.size(), int(EntryKind::Broken) + 1);
    QVERIFY(!names.contains(QString()));
}

void StyleTest::programIconHasAllSizes()
{
    const auto sizes = programIcon().availableSizes();
    QVERIFY(sizes.contains(QSize(16, 16)));
    QVERIFY(sizes.contains(QSize(256, 256)));
    QCOMPARE(programIcon().pixmap(64).toImage().pixelColor(0, 0).alpha(), 0);
    QCOMPARE(programIcon().pixmap(64).toImage().pixelColor(32, 12).alpha(), 255);
}

void StyleTest::lengthsGrowWithTheFont()
{
    QFont font;
    font.setPointSize(10);
    const QFontMetrics small(font);
    font.setPointSize(20);
    const QFontMetrics large(font);
    QVERIFY(style::grid(large, 2) > style::grid(small, 2));
    QVERIFY(style::rowHeight(font) > large.height());
    QVERIFY(style::rowHeight(font) >= style::rowHeight(style::monospaced(font)));
    QCOMPARE(style::iconSize(small) % 4, 0);
}

TENSORDESK_SUITE(StyleTest);
#include "tst_style.moc"
