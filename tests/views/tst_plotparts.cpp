// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/views/shownleaf.h"
#include "views/plot/against.h"
#include "views/plot/axes/axisrange.h"
#include "views/plot/axes/fittedaxis.h"
#include "views/plot/axes/indexticker.h"
#include "views/plot/curves/curvecolumns.h"
#include "views/plot/curves/curvereadout.h"
#include "views/plot/curves/curvestyles.h"
#include "views/plot/plotwidget.h"
#include "views/widgets/keymenu.h"

#include <ATen/ops/arange.h>
#include <ATen/ops/zeros.h>

#include <QAction>
#include <QFontMetricsF>
#include <QMenu>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

using namespace tensordesk;

/// The parts of plots, each alone.
class tst_PlotParts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rangeIsAPersonsUntilReleased();
    void rangeIsTakenOverInSilence();
    void rangesOfIndices_data();
    void rangesOfIndices();
    void rangesOfValues_data();
    void rangesOfValues();
    void tellsCurvesApart_data();
    void tellsCurvesApart();
    void colourScaleHasOneColourACurve();
    void valuesOfAColumn_data();
    void valuesOfAColumn();
    void findsTheNearestCurve();
    void readsOutExactly();
    void namesPositions();
    void knowsWhatIsAtHand_data();
    void knowsWhatIsAtHand();
    void asksForColumnsOfAnUnplacedPlot();
    void offersComponents();
    void labelsLieApart_data();
    void labelsLieApart();
    void keyMenuChanges();
};

void tst_PlotParts::rangeIsAPersonsUntilReleased()
{
    QCustomPlot plot;
    FittedAxis axis(plot.xAxis);
    QSignalSpy chosen(&axis, &FittedAxis::chosen);
    axis.fit({0, 7});
    QCOMPARE(plot.xAxis->range(), QCPRange(0, 7));
    QVERIFY(!axis.isChosen());
    plot.xAxis->setRange(2, 3);  // as the mouse does
    QVERIFY(axis.isChosen());
    QCOMPARE(chosen.size(), 1);
    axis.fit({0, 9});
    QVERIFY2(axis.isChosen(), "whose it is stays");
    axis.release();
    QVERIFY(!axis.isChosen());
    QCOMPARE(chosen.size(), 1);
}

void tst_PlotParts::rangeIsTakenOverInSilence()
{
    QCustomPlot plot;
    FittedAxis axis(plot.yAxis);
    QSignalSpy chosen(&axis, &FittedAxis::chosen);
    axis.takeOver({4, 5});
    QVERIFY(axis.isChosen());
    QCOMPARE(plot.yAxis->range(), QCPRange(4, 5));
    QCOMPARE(chosen.size(), 0);
}

void tst_PlotParts::rangesOfIndices_data()
{
    QTest::addColumn<int>("start");
    QTest::addColumn<int>("step");
    QTest::addColumn<int>("count");
    QTest::addColumn<bool>("logarithmic");
    QTest::addColumn<double>("lower");
    QTest::addColumn<double>("upper");
    QTest::newRow("all") << 0 << 1 << 101 << false << -1.0 << 101.0;
    QTest::newRow("a part with steps") << 10 << 10 << 11 << false << 9.0 << 111.0;
    QTest::newRow("one index") << 5 << 1 << 1 << false << 4.0 << 6.0;
    QTest::newRow("logarithmic, without 0") << 0 << 1 << 101 << true << 0.9 << 110.00000000000001;
    QTest::newRow("logarithmic, one index") << 0 << 1 << 1 << true << 0.9 << 2.0;
}

void tst_PlotParts::rangesOfIndices()
{
    QFETCH(int, start);
    QFETCH(int, step);
    QFETCH(int, count);
    QFETCH(bool, logarithmic);
    QFETCH(double, lower);
    QFETCH(double, upper);
    const QCPRange range = axisrange::ofIndices(Range{start, step, count}, logarithmic);
    QCOMPARE(range.lower, lower);
    QCOMPARE(range.upper, upper);
}

void tst_PlotParts::rangesOfValues_data()
{
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("greatest");
    QTest::addColumn<bool>("logarithmic");
    QTest::addColumn<double>("unit");
    QTest::addColumn<double>("lower");
    QTest::addColumn<double>("upper");
    QTest::newRow("a margin on both sides") << 0.0 << 10.0 << false << 1.0 << -1.0 << 11.0;
    QTest::newRow("one value") << 2.0 << 2.0 << false << 1.0 << 1.4 << 2.6;
    QTest::newRow("logarithmic") << 1.0 << 1e10 << true << 1.0 << 0.1 << 1e11;
    QTest::newRow("logarithmic, one value") << 8.0 << 8.0 << true << 1.0 << 4.0 << 16.0;
    QTest::newRow("in units") << 0.0 << 1e300 << false << 1e100 << -1e199 << 1.1e200;
}

void tst_PlotParts::rangesOfValues()
{
    QFETCH(double, least);
    QFETCH(double, greatest);
    QFETCH(bool, logarithmic);
    QFETCH(double, unit);
    QFETCH(double, lower);
    QFETCH(double, upper);
    const QCPRange range = axisrange::ofValues(least, greatest, 0.1, logarithmic, unit);
    QCOMPARE(range.lower, lower);
    QCOMPARE(range.upper, upper);
}

void tst_PlotParts::tellsCurvesApart_data()
{
    QTest::addColumn<int>("keys");
    QTest::addColumn<int>("curves");
    QTest::addColumn<bool>("scale");
    QTest::addColumn<bool>("byKey");
    QTest::addColumn<bool>("firstInLegend");
    QTest::addColumn<bool>("othersInLegend");
    QTest::newRow("none") << 0 << 0 << false << false << true << true;
    QTest::newRow("one curve needs no legend") << 1 << 1 << false << false << false << false;
    QTest::newRow("a few of one key") << 1 << 16 << false << false << true << true;
    QTest::newRow("many of one key") << 1 << 17 << true << false << false << false;
    QTest::newRow("a few of two keys") << 2 << 16 << false << false << true << true;
    QTest::newRow("many of two keys") << 2 << 17 << false << true << true << false;
}

void tst_PlotParts::tellsCurvesApart()
{
    QFETCH(int, keys);
    QFETCH(int, curves);
    const CurveStyles looks(static_cast<std::size_t>(keys), static_cast<std::size_t>(curves));
    QTEST(looks.hasColourScale(), "scale");
    QTEST(looks.isByKey(), "byKey");
    QTEST(looks.isInLegend(true), "firstInLegend");
    QTEST(looks.isInLegend(false), "othersInLegend");
    // Curves that look alike are of one key.
    const auto isAlike = [&](std::size_t a, std::size_t b, std::size_t keyA, std::size_t keyB) {
        return looks.colour(keyA, a) == looks.colour(keyB, b) && looks.dashes(keyA, a) == looks.dashes(keyB, b);
    };
    QCOMPARE(isAlike(0, 1, 0, 0), looks.isByKey());
    QVERIFY(!isAlike(0, 8, 0, 1));
}

void tst_PlotParts::colourScaleHasOneColourACurve()
{
    const CurveStyles looks(1, 64);
    for (std::size_t n = 1; n < 64; ++n) {
        QVERIFY(looks.colour(0, n) != looks.colour(0, n - 1));
        QCOMPARE(looks.dashes(0, n), Qt::SolidLine);
    }
}

namespace {

/// Curves of a leaf of [time 8], or [env 2, time 8], drawn from cached elements.
struct DrawnFixture {
    PlottedLeaf of;
    std::vector<DrawnCurve> drawn;

    DrawnFixture(const at::Tensor& values, const std::vector<int64_t>& columns = {}, const char* text = nullptr)
        : of{shownLeaf(Leaf(values), values.dim(), values.dim() == 2 ? DimNames{"env", "time"} : DimNames{"time"}), {}}
    {
        const DimSelection selection(of.leaf.dims, ViewKind::Line);
        of.selection = text != nullptr ? selection.withText(text) : selection;
        of.source = CurveSource::read(of.leaf.leaf, of.selection, 0, false, Progress::none());
        of.curves = Curves::read(of.leaf.leaf, of.source, CurveRequest{0, of.indices().count, columns}, Progress::none());
        for (const Curve& curve : of.curves->curves) {
            drawn.push_back({&of, &curve});
        }
    }
};

constexpr double kNothing = std::numeric_limits<double>::quiet_NaN();

}  // namespace

void tst_PlotParts::valuesOfAColumn_data()
{
    QTest::addColumn<bool>("thinned");
    QTest::addColumn<int>("offset");
    QTest::addColumn<double>("least");
    QTest::addColumn<double>("greatest");
    QTest::newRow("an element") << false << 3 << 3.0 << 3.0;
    QTest::newRow("a column's extremes") << true << 1 << 0.0 << 3.0;
    QTest::newRow("the last column") << true << 7 << 4.0 << 7.0;
}

void tst_PlotParts::valuesOfAColumn()
{
    QFETCH(bool, thinned);
    QFETCH(int, offset);
    const DrawnFixture f(at::arange(8, at::kDouble), thinned ? std::vector<int64_t>{0, 4, 8} : std::vector<int64_t>());
    const MinMax values = curvereadout::valuesAt(f.drawn.front(), offset);
    QTEST(values.min, "least");
    QTEST(values.max, "greatest");
}

void tst_PlotParts::findsTheNearestCurve()
{
    at::Tensor values = at::zeros({2, 8}, at::kDouble);
    values[1].fill_(10);
    values[1][5] = kNothing;
    const DrawnFixture f(values, {}, "[:, :]");
    QVERIFY(curvereadout::nearest({}, 0, 0).drawn == nullptr);
    QCOMPARE(curvereadout::nearest(f.drawn, 2, 4).drawn, f.drawn.data());
    QCOMPARE(curvereadout::nearest(f.drawn, 2, 6).drawn, f.drawn.data() + 1);
    // Any other curve precedes a gap.
    QCOMPARE(curvereadout::nearest(f.drawn, 5, 9).drawn, f.drawn.data());
}

void tst_PlotParts::readsOutExactly()
{
    const DrawnFixture exact(at::arange(8, at::kLong) + ((int64_t(1) << 53) + 1));
    const auto value = curvereadout::valueOf(curvereadout::nearest(exact.drawn, 0, 0), 0);
    QCOMPARE(value.text, "9007199254740993");  // which is not a double
    const DrawnFixture slice(at::arange(8, at::kFloat), {}, "[1:8:2]");
    QCOMPARE(curvereadout::valueOf(curvereadout::nearest(slice.drawn, 2, 0), 2).text, "5.0");
}

void tst_PlotParts::namesPositions()
{
    const DrawnFixture f(at::zeros({2, 8}, at::kDouble), {}, "[:, 2:6]");
    QCOMPARE(curvereadout::position(f.drawn[1], "4", false), "[1, 4]");
    QCOMPARE(curvereadout::position(f.drawn[0], ":", true), "obs[0, :]");
}

void tst_PlotParts::knowsWhatIsAtHand_data()
{
    QTest::addColumn<double>("lower");
    QTest::addColumn<double>("upper");
    QTest::addColumn<bool>("held");
    QTest::newRow("inside") << 30.0 << 40.0 << true;
    QTest::newRow("up to its ends") << 20.0 << 58.0 << true;
    QTest::newRow("before it") << 19.0 << 40.0 << false;
    QTest::newRow("behind it") << 30.0 << 59.0 << false;
}

void tst_PlotParts::knowsWhatIsAtHand()
{
    QFETCH(double, lower);
    QFETCH(double, upper);
    // The indices from 20 to 58 among 0, 2, 4, …, 198.
    const Range indices{0, 2, 100};
    QTEST(curvecolumns::holds({10, 20, {}}, {lower, upper}, indices), "held");
    QVERIFY2(curvecolumns::holds({0, 100, {}}, {-1000, 1000}, indices), "there is no more");
}

void tst_PlotParts::asksForColumnsOfAnUnplacedPlot()
{
    QCustomPlot plot;
    plot.resize(0, 0);
    plot.setViewport(QRect());
    plot.axisRect()->setOuterRect(QRect());
    const Range indices{0, 1, 1'000'000};
    const CurveRequest many = curvecolumns::requestFor(*plot.xAxis, indices);
    QVERIFY(many.isThinned());
    QCOMPARE(many.first, 0);
    QCOMPARE(many.columns.back(), 1'000'000);
    QVERIFY(!curvecolumns::requestFor(*plot.xAxis, Range{0, 1, 100}).isThinned());
}

void tst_PlotParts::offersComponents()
{
    const ShownLeaf shown = shownLeaf(Leaf(at::zeros({4, 50})), 2, {"env", "time"});
    const DimSelection selection(shown.dims, ViewKind::Scatter);
    const auto choices = Against::choicesOf(shownLeaf(Leaf(at::zeros({4, 50, 3})), 2, {"env", "time"}), selection);
    QStringList names;
    for (const Against& choice : choices) {
        names << choice.name();
        QVERIFY(choice.alongside(selection));
    }
    QCOMPARE(names, QStringList({"obs[…, 0]", "obs[…, 1]", "obs[…, 2]"}));
    QVERIFY(!choices[0].isSame(choices[1]));
    const ShownLeaf other = shownLeaf(Leaf(at::zeros({7})));
    QVERIFY(Against::choicesOf(other, selection).empty());
    QVERIFY(!Against({other, {}}).alongside(selection));
}

void tst_PlotParts::labelsLieApart_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("narrow") << QSize(160, 90);
    QTest::newRow("usual") << QSize(500, 300);
    QTest::newRow("wide") << QSize(1600, 900);
}

/// Whatever is to be seen at an axis: of 200 ranges, among them those of times.
void tst_PlotParts::labelsLieApart()
{
    QFETCH(QSize, size);
    PlotWidget plot;
    plot.resize(size);
    plot.setViewport(QRect(QPoint(), size));
    const auto checkAxis = [](const QCPAxis& axis, const QString& what) {
        const QFontMetricsF font(axis.tickLabelFont());
        double before = -1e9;
        int count = 0;
        QList<std::pair<double, QString>> labels;
        for (qsizetype i = 0; i < axis.tickVector().size(); ++i) {
            labels.append({axis.coordToPixel(axis.tickVector()[i]), axis.tickVectorLabels()[i]});
        }
        std::sort(labels.begin(), labels.end());
        for (const auto& [at, label] : labels) {
            if (!label.isEmpty()) {
                const bool isHorizontal = axis.orientation() == Qt::Horizontal;
                const double half = (isHorizontal ? font.horizontalAdvance(label) : font.height()) / 2;
                QVERIFY2(at - half >= before, qPrintable(what + ' ' + label));
                before = at + half - 0.01;  // rounded sums
                ++count;
            }
        }
        QVERIFY2(count > 0 || axis.tickVector().isEmpty(), qPrintable(what));
    };
    const unsigned seed = QRandomGenerator::global()->generate();
    std::mt19937 random(seed);
    std::uniform_real_distribution<double> exponent(-12, 18), share(-1, 1);
    for (int n = 0; n < 200; ++n) {
        const double middle = std::pow(10, exponent(random)) * share(random);
        const double width = std::pow(10, std::min(exponent(random), 9.0)) * 1e-3 + std::abs(middle) * 1e-13;
        const QCPRange range = n == 0 ? QCPRange(1.76387e18, 1.763870002e18) : QCPRange(middle - width, middle + width);
        plot.setLogarithmic(plot.xAxis, n % 5 == 4);
        if (n % 5 == 3) {
            const auto indices = QSharedPointer<IndexTicker>::create(*plot.xAxis);
            indices->setBounds(range.lower, range.upper);
            plot.xAxis->setTicker(indices);
        }
        plot.xAxis->setRange(n % 5 == 4 ? QCPRange(1e-3, 1e-3 + width) : range);
        plot.yAxis->setRange(range);
        plot.replot();
        const QString what = QString("seed %1, range %2: %3 … %4").arg(seed).arg(n).arg(range.lower).arg(range.upper);
        checkAxis(*plot.xAxis, what);
        checkAxis(*plot.yAxis, what);
        if (QTest::currentTestFailed()) {
            return;
        }
    }
}

void tst_PlotParts::keyMenuChanges()
{
    using Keys = std::vector<KeyPath>;
    QCOMPARE(keymenu::changed({{"a"}, {"b"}}, {"a"}, true), Keys({{"b"}, {"a"}}));
    QCOMPARE(keymenu::changed({{"a"}, {"b"}}, {"a"}, false), Keys({{"b"}}));
    QMenu menu;
    Keys chosen{{"b"}};
    const auto toggle = [&](const KeyPath& key, bool add) { chosen = keymenu::changed(chosen, key, add); };
    keymenu::fill(menu, {{"a&"}, {"b"}}, chosen, "nothing", toggle);
    QCOMPARE(menu.actions().size(), 2);
    QCOMPARE(menu.actions()[0]->text(), "a&&");
    QVERIFY(!menu.actions()[0]->isChecked() && menu.actions()[1]->isChecked());
    menu.actions()[0]->trigger();
    menu.actions()[1]->trigger();
    QCOMPARE(chosen, Keys({{"a&"}}));
    keymenu::fill(menu, {}, {}, "nothing", toggle);
    QCOMPARE(menu.actions().size(), 1);
    QVERIFY(!menu.actions()[0]->isEnabled());
}

TENSORDESK_SUITE(tst_PlotParts);

#include "tst_plotparts.moc"
