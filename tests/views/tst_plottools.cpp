// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/values/seriesfigures.h"
#include "tests/support/patience.h"
#include "tests/support/suite.h"
#include "tests/views/shownleaf.h"
#include "views/common/episodelink.h"
#include "views/histogram/histogramview.h"
#include "views/jobs/abstractjob.h"
#include "views/plot/curves/columngraph.h"
#include "views/plot/curves/curveoptions.h"
#include "views/plot/episodeends.h"
#include "views/plot/legend/cornerlegend.h"
#include "views/plot/legend/legendlist.h"
#include "views/plot/lineplotview.h"
#include "views/plot/plotwidget.h"
#include "views/plot/scatterview.h"
#include "views/plot/visible/curveexport.h"
#include "views/plot/visible/regionpanel.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/stack.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>

#include <QAction>
#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>

using namespace tensordesk;

namespace {

struct Fixture {
    LinePlotView view;
    QSignalSpy done{view.jobs().front(), &AbstractJob::done};

    Fixture()
    {
        view.resize(640, 400);
        view.show();
    }
    /// Draws a leaf and waits for its curves.
    [[nodiscard]] bool draw(const at::Tensor& values, int64_t batchDims, const DimNames& names, const char* text)
    {
        const ShownLeaf leaf = shownLeaf(Leaf(values), batchDims, names);
        view.setLeaf(leaf, DimSelection(leaf.dims, ViewKind::Line).withText(text));
        const bool isDone = view.curves() != nullptr || done.wait(kPatienceMs);
        view.plot()->replot();
        return isDone;
    }
    [[nodiscard]] CornerLegend& legend() { return view.plot()->cornerLegend(); }
    [[nodiscard]] QPoint pixelOf(double x, double y)
    {
        return {qRound(view.plot()->xAxis->coordToPixel(x)), qRound(view.plot()->yAxis->coordToPixel(y))};
    }
};

/// Curves 0, 1, … of constant height, [count, 20].
at::Tensor levels(int64_t count)
{
    return at::arange(count, at::kFloat).unsqueeze(1).expand({count, 20}).contiguous();
}

/// Returns the name beside the pointer; empty if there is none.
QString nameIn(const PlotWidget& plot)
{
    for (int at = 0; at < plot.itemCount(); ++at) {
        if (const auto* const text = qobject_cast<QCPItemText*>(plot.item(at)); text != nullptr && text->visible()) {
            return text->text();
        }
    }
    return {};
}

/// Two rows of ten steps: in the first, episodes of 4 and 6 steps, in the second, one of 7 steps before padding.
EpisodeTable table()
{
    EpisodeTable table;
    table.batch = {2, 10};
    table.episodes = {{.row = 0, .start = 0, .steps = 4}, {.row = 0, .start = 4, .steps = 6}, {.row = 1, .start = 0, .steps = 7}};
    return table;
}

}  // namespace

/// The legend in the plot, the curve at the pointer, ends of episodes, going back from a zoom, a marked range, the export.
class PlotToolsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesCurvesInAFreeCorner();
    void legendsOfMany_data();
    void legendsOfMany();
    void highlightsTheCurveAtThePointer();
    void namesTheCurveAtThePointerOfMany();
    void showsValuesAtThePointer_data();
    void showsValuesAtThePointer();
    void namesTheSeriesAtThePointer_data();
    void namesTheSeriesAtThePointer();
    void drawsEndsOfEpisodes();
    void namesTheEpisode_data();
    void namesTheEpisode();
    void goesBackFromAZoom();
    void marksARange();
    void exportsWhatIsVisible();
    void figuresOfSeries_data();
    void figuresOfSeries();
};

void PlotToolsTest::namesCurvesInAFreeCorner()
{
    Fixture f;
    // All rise: the upper left corner and the lower right one are free.
    const at::Tensor rising = at::arange(20, at::kFloat) + 0.1 * at::arange(3, at::kFloat).unsqueeze(1);
    QVERIFY(f.draw(rising, 2, {"env", "time"}, "[:, :]"));
    QCOMPARE(f.legend().names(), (QStringList{"env 0", "env 1", "env 2"}));
    const QRect plot = f.view.plot()->axisRect()->rect();
    const QRect place = f.legend().place();
    QVERIFY(plot.contains(place));
    QVERIFY((place.right() < plot.center().x()) == (place.bottom() < plot.center().y()));

    // A click reduces it, and chooses no element.
    QSignalSpy chosen(&f.view, &LinePlotView::indexChosen);
    QTest::mouseClick(f.view.plot(), Qt::LeftButton, {}, place.center());
    QTRY_VERIFY(f.legend().place().height() < place.height());
    QCOMPARE(f.legend().names(), QStringList());
    QTest::mouseClick(f.view.plot(), Qt::LeftButton, {}, f.legend().place().center());
    QTRY_COMPARE(f.legend().place().size(), place.size());
    QCOMPARE(chosen.count(), 0);

    f.view.legend()->list()->topLevelItem(1)->setCheckState(0, Qt::Unchecked);
    QTRY_COMPARE(f.legend().names(), (QStringList{"env 0", "env 2"}));
    f.view.plot()->showLegend();
    f.view.plot()->replot();
    QVERIFY(f.legend().place().isEmpty());  // they are named beside the plot now
}

void PlotToolsTest::legendsOfMany_data()
{
    QTest::addColumn<at::Tensor>("values");
    QTest::addColumn<int>("named");
    QTest::newRow("one curve: the axis names it") << levels(1) << 0;
    QTest::newRow("two") << levels(2) << 2;
    QTest::newRow("twelve") << levels(12) << 12;
    QTest::newRow("more") << levels(13) << 0;
    QTest::newRow("lanes have their names at the axis") << levels(3).to(at::kBool) << 0;
}

void PlotToolsTest::legendsOfMany()
{
    QFETCH(at::Tensor, values);
    Fixture f;
    f.view.resize(900, 700);
    QVERIFY(f.draw(values, 2, {"env", "time"}, "[:, :]"));
    QTEST(static_cast<int>(f.legend().names().size()), "named");
}

void PlotToolsTest::highlightsTheCurveAtThePointer()
{
    Fixture f;
    QVERIFY(f.draw(levels(3), 2, {"env", "time"}, "[:, :]"));
    const auto width = [&](int n) { return f.view.plot()->graph(n)->pen().widthF(); };
    const double usual = width(0);
    QTest::mouseMove(f.view.plot(), f.pixelOf(5, 1));
    QTRY_VERIFY(width(1) > usual);
    QCOMPARE(width(0), usual);
    QTest::mouseMove(f.view.plot(), f.pixelOf(5, 2));
    QTRY_VERIFY(width(2) > usual);
    QCOMPARE(width(1), usual);
}

void PlotToolsTest::namesTheCurveAtThePointerOfMany()
{
    Fixture f;
    QVERIFY(f.draw(levels(20), 2, {"env", "time"}, "[:, :]"));
    QCOMPARE(nameIn(*f.view.plot()), QString());
    QTest::mouseMove(f.view.plot(), f.pixelOf(5, 17));
    QTRY_COMPARE(nameIn(*f.view.plot()), QString("env 17"));
}

void PlotToolsTest::showsValuesAtThePointer_data()
{
    QTest::addColumn<int>("width");  // of the list beside the plot
    QTest::newRow("beside the names") << 600;
    QTest::newRow("below the statistics") << 120;
}

/// The legend in the plot and the list beside it show all values at the pointer, and the list keeps its statistics.
void PlotToolsTest::showsValuesAtThePointer()
{
    QFETCH(int, width);
    Fixture f;
    f.view.options()->setGeometry(f.view.width(), 0, width, 600);
    f.view.options()->show();
    QVERIFY(f.draw(levels(3), 2, {"env", "time"}, "[:, :]"));
    const QTreeWidget& list = *f.view.legend()->list();
    const auto statistics = [&](int curve) {
        QString text;
        for (int line = 0; line < list.topLevelItem(curve)->childCount(); ++line) {
            text += list.topLevelItem(curve)->child(line)->text(0) + ' ';
        }
        return text;
    };
    QTRY_VERIFY2(statistics(1).contains("min"), qPrintable(statistics(1)));
    const QSize before = list.size();
    QCOMPARE(f.legend().values(), (QStringList{"", "", ""}));
    QTest::mouseMove(f.view.plot(), f.pixelOf(8, 2));  // a move to where the pointer was before is none
    QTest::mouseMove(f.view.plot(), f.pixelOf(5, 1));
    QTRY_COMPARE(f.legend().values(), (QStringList{"0.0", "1.0", "2.0"}));
    QVERIFY2(statistics(1).contains("min") && statistics(1).contains("max"), qPrintable(statistics(1)));
    const bool isBeside = list.topLevelItem(1)->text(1) == "1.0";
    QCOMPARE(isBeside, width == 600);
    QCOMPARE(statistics(1).contains("at the pointer 1.0"), !isBeside);
    QCOMPARE(list.size(), before);
    f.view.legend()->list()->topLevelItem(0)->setCheckState(0, Qt::Unchecked);
    QTRY_COMPARE(f.legend().values(), (QStringList{"1.0", "2.0"}));
}

void PlotToolsTest::namesTheSeriesAtThePointer_data()
{
    QTest::addColumn<bool>("isScatter");
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("name");  // beside the pointer
    QTest::newRow("points: the legend names them") << true << 3 << "";
    QTest::newRow("points of many series") << true << 20 << "env 1";
    QTest::newRow("histograms: the legend names them") << false << 3 << "";
    QTest::newRow("many histograms") << false << 16 << "env 1";
}

void PlotToolsTest::namesTheSeriesAtThePointer()
{
    QFETCH(bool, isScatter);
    QFETCH(int, count);
    QFETCH(QString, name);
    // Series n has n + 1 ones and the height n: their points, and the bars of 1, do not meet.
    const at::Tensor values = isScatter ? levels(count)
                                        : at::arange(40).unsqueeze(0).le(at::arange(count).unsqueeze(1)).to(at::kFloat);
    const std::unique_ptr<PlotView> view(isScatter ? static_cast<PlotView*>(new ScatterView) : new HistogramView);
    view->resize(900, 600);
    view->show();
    const ShownLeaf leaf = shownLeaf(Leaf(values), 2, {"env", "time"});
    DimSelection selection(leaf.dims, isScatter ? ViewKind::Scatter : ViewKind::Histogram);
    selection.setRole(0, DimRole::Each);
    view->setLeaf(leaf, selection);
    PlotWidget& plot = *view->plot();
    QTRY_VERIFY(plot.plottableCount() >= count);
    plot.replot();
    const double usual = plot.plottable(1)->pen().widthF();
    const double x = isScatter ? 5 : 0.999, y = isScatter ? 1 : 2;
    QTest::mouseMove(&plot, QPoint(qRound(plot.xAxis->coordToPixel(x)), qRound(plot.yAxis->coordToPixel(y))));
    QTRY_VERIFY(plot.plottable(1)->pen().widthF() > usual);
    QCOMPARE(plot.plottable(0)->pen().widthF(), usual);
    QCOMPARE(plot.plottable(2)->pen().widthF(), usual);
    QCOMPARE(nameIn(plot), name);
    QTest::mouseMove(&plot, QPoint(1, 1));
    QTRY_COMPARE(plot.plottable(1)->pen().widthF(), usual);
    QCOMPARE(nameIn(plot), QString());
}

void PlotToolsTest::drawsEndsOfEpisodes()
{
    EpisodeLink link;
    QSignalSpy requested(&link, &EpisodeLink::requested);
    Fixture f;
    f.view.setEpisodes(link);
    const auto* const ends = f.view.plot()->findChild<EpisodeEnds*>();
    QVERIFY(f.draw(at::zeros({2, 10, 1}), 2, {"env", "time"}, "[0, :, 0]"));
    QCOMPARE(requested.count(), 1);
    QCOMPARE(ends->places(), std::vector<double>());
    link.setTable(std::make_shared<EpisodeTable>(table()));
    QCOMPARE(ends->places(), std::vector<double>{3.5});
    QVERIFY(f.draw(at::zeros({2, 10, 1}), 2, {"env", "time"}, "[1, :, 0]"));
    QCOMPARE(ends->places(), std::vector<double>{6.5});
    QVERIFY(f.draw(at::zeros({2, 10, 1}), 2, {"env", "time"}, "[:, :, 0]"));
    QCOMPARE(ends->places(), (std::vector<double>{3.5, 6.5}));
    // Not along a dim that is not of the batch, nor of another batch.
    QVERIFY(f.draw(at::zeros({2, 10}), 0, {}, "[0, :]"));
    QCOMPARE(ends->places(), std::vector<double>());
    QVERIFY(f.draw(at::zeros({2, 12, 1}), 2, {"env", "time"}, "[0, :, 0]"));
    QCOMPARE(ends->places(), std::vector<double>());
}

void PlotToolsTest::namesTheEpisode_data()
{
    QTest::addColumn<int>("env");
    QTest::addColumn<int>("step");
    QTest::addColumn<QString>("episode");
    QTest::newRow("first step") << 0 << 0 << "episode 0, step 0";
    QTest::newRow("last step") << 0 << 3 << "episode 0, step 3";
    QTest::newRow("next episode") << 0 << 4 << "episode 1, step 0";
    QTest::newRow("other row") << 1 << 6 << "episode 2, step 6";
    QTest::newRow("padding") << 1 << 7 << "";
}

void PlotToolsTest::namesTheEpisode()
{
    QFETCH(int, env);
    QFETCH(int, step);
    QFETCH(QString, episode);
    EpisodeLink link;
    link.setTable(std::make_shared<EpisodeTable>(table()));
    Fixture f;
    f.view.setEpisodes(link);
    QVERIFY(f.draw(at::arange(2, at::kFloat).view({2, 1, 1}).expand({2, 10, 1}).contiguous(), 2, {"env", "time"}, "[:, :, 0]"));
    QTest::mouseMove(f.view.plot(), f.pixelOf(step, env));
    const QString value = QString("[%1, %2, 0] = %3.0").arg(env).arg(step).arg(env);
    QTRY_COMPARE(f.view.readout(), episode.isEmpty() ? value : value + "   " + episode);
}

void PlotToolsTest::goesBackFromAZoom()
{
    Fixture f;
    QVERIFY(f.draw(levels(2), 2, {"env", "time"}, "[:, :]"));
    PlotWidget* const plot = f.view.plot();
    const auto x = [plot] { return std::pair(plot->xAxis->range().lower, plot->xAxis->range().upper); };
    const auto all = x();
    QTest::keyClick(plot, Qt::Key_Plus);
    const auto near = x();
    QVERIFY(near != all);
    QTest::keyClick(plot, Qt::Key_Right);
    QVERIFY(x() != near);
    QTest::keyClick(plot, Qt::Key_Backspace);
    QCOMPARE(x(), near);
    QTest::keyClick(plot, Qt::Key_Backspace);
    QCOMPARE(x(), all);
    QTest::keyClick(plot, Qt::Key_Backspace);
    QCOMPARE(x(), all);
}

void PlotToolsTest::marksARange()
{
    Fixture f;
    const at::Tensor x = at::arange(20, at::kDouble);
    QVERIFY(f.draw(at::stack({2 * x + 1, x * x}), 2, {"env", "time"}, "[:, :]"));
    RegionPanel& panel = *f.view.region();
    QVERIFY(panel.isHidden());
    PlotWidget* const plot = f.view.plot();
    const auto drag = [&](double from, double to) {
        QTest::mousePress(plot, Qt::LeftButton, Qt::ShiftModifier, f.pixelOf(from, 100));
        QMouseEvent move(QEvent::MouseMove, QPointF(f.pixelOf(to, 100)), plot->mapToGlobal(QPointF(f.pixelOf(to, 100))),
                         Qt::NoButton, Qt::LeftButton, Qt::ShiftModifier);
        QCoreApplication::sendEvent(plot, &move);
        QTest::mouseRelease(plot, Qt::LeftButton, Qt::ShiftModifier, f.pixelOf(to, 100));
    };
    const QCPRange before = plot->xAxis->range();
    drag(4.6, 10.4);                                     // 5 … 10
    QCOMPARE(plot->xAxis->range().lower, before.lower);  // it does not move the axes
    QTRY_COMPARE(panel.table()->topLevelItemCount(), 2);
    QCOMPARE(panel.title()->text(), QString("5 … 10, 6 indices"));
    const auto cells = [&](int row) {
        QStringList texts;
        for (int column = 0; column < panel.table()->columnCount(); ++column) {
            texts << panel.table()->topLevelItem(row)->text(column).trimmed();
        }
        return texts;
    };
    // numpy: y.mean(), y.std(ddof=1), y.min(), y.max(), trapezoid(y), polyfit(x, y, 1)[0]
    QTRY_COMPARE(cells(0), (QStringList{"env 0", "16", "3.74166", "11", "21", "80", "2"}));
    QCOMPARE(cells(1), (QStringList{"env 1", "59.1667", "28.1952", "25", "100", "292.5", "15"}));

    for (QToolButton* const button : panel.findChildren<QToolButton*>()) {
        if (button->text() == "Copy") {
            button->click();
        }
    }
    const QStringList copied = QGuiApplication::clipboard()->text().split('\n');
    QCOMPARE(copied.at(0), QString("Curve\tMean\tStd\tMin\tMax\tIntegral\tSlope"));
    QVERIFY(copied.at(2).startsWith("env 1\t59.16666666666666"));

    f.view.legend()->list()->topLevelItem(0)->setCheckState(0, Qt::Unchecked);
    QTRY_COMPARE(panel.table()->topLevelItemCount(), 1);
    QTest::keyClick(plot, Qt::Key_Escape);
    QVERIFY(panel.isHidden());
}

void PlotToolsTest::exportsWhatIsVisible()
{
    const QTemporaryDir folder;
    Fixture f;
    // Integers that doubles would round.
    const at::Tensor large = (int64_t{1} << 60) + at::arange(10);
    QVERIFY(f.draw(at::stack({large, large * 2}), 2, {"env", "time"}, "[:, :]"));
    f.view.plot()->xAxis->setRange(2.5, 4.5);
    const QString path = folder.filePath("curves.csv");
    auto* const curves = f.view.findChild<CurveExport*>();
    QSignalSpy told(curves, &CurveExport::told);
    curves->write(path);
    QTRY_COMPARE(told.count(), 1);
    QFile file(path);
    QVERIFY(file.open(QFile::ReadOnly));
    QCOMPARE(QString::fromUtf8(file.readAll()).remove('\r'), QString("time,env 0,env 1\n3,1152921504606846979,2305843009213693958\n"
                                                                     "4,1152921504606846980,2305843009213693960\n"));
    QSignalSpy failed(curves, &CurveExport::message);
    curves->write(folder.filePath("none/curves.csv"));
    QTRY_COMPARE(failed.count(), 1);
    QCOMPARE(failed.front().front().toString(), QString("Cannot export the curves"));
}

void PlotToolsTest::figuresOfSeries_data()
{
    QTest::addColumn<at::Tensor>("series");
    QTest::addColumn<int>("step");
    QTest::addColumn<double>("integral");
    QTest::addColumn<double>("slope");
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const double inf = std::numeric_limits<double>::infinity();
    // numpy.trapezoid(y, x) and numpy.polyfit(x, y, 1)[0] of the finite elements
    QTest::newRow("line") << at::arange(5, at::kDouble) * 3 - 2 << 1 << 16.0 << 3.0;
    QTest::newRow("every fourth index") << at::arange(5, at::kDouble) * 3 - 2 << 4 << 64.0 << 0.75;
    QTest::newRow("integers") << at::tensor({1, 4, 9, 16}) << 1 << 21.5 << 5.0;
    QTest::newRow("bools") << at::tensor({0, 1, 1, 0}).to(at::kBool) << 1 << 2.0 << 0.0;
    QTest::newRow("half precision") << at::tensor({1.0, 2.0, 4.0}).to(at::kHalf) << 1 << 4.5 << 1.5;
    QTest::newRow("NaN and infinity are left out") << at::tensor({1.0, nan, 5.0, 7.0, inf}, at::kDouble) << 1 << 6.0 << 2.0;
    QTest::newRow("one element") << at::tensor({5.0}, at::kDouble) << 1 << 0.0 << nan;
    QTest::newRow("no finite element") << at::tensor({nan, nan}, at::kDouble) << 1 << 0.0 << nan;
    QTest::newRow("far from zero") << at::arange(100'000, at::kDouble) * 1e-3 + 1e9 << 1
                                   << 1e9 * 99'999 + 1e-3 * 99'999.0 * 99'999 / 2 << 1e-3;
    QTest::newRow("many blocks") << at::arange(2'000'000, at::kDouble) / 1e6 << 1 << 1999999.0 * 1999999 / 2e6 << 1e-6;
}

void PlotToolsTest::figuresOfSeries()
{
    QFETCH(at::Tensor, series);
    QFETCH(int, step);
    const SeriesFigures figures = seriesFigures(Leaf(series), step);
    const auto isNear = [](double a, double b) {
        return (std::isnan(a) && std::isnan(b)) || std::abs(a - b) <= 1e-9 * std::max(std::abs(a), std::abs(b)) + 1e-12;
    };
    QFETCH(double, integral);
    QFETCH(double, slope);
    QVERIFY2(isNear(figures.integral, integral), qPrintable(QString::number(figures.integral, 'g', 17)));
    QVERIFY2(isNear(figures.slope, slope), qPrintable(QString::number(figures.slope, 'g', 17)));
    QCOMPARE(figures.summary.count, series.numel());
}

TENSORDESK_SUITE(PlotToolsTest);
#include "tst_plottools.moc"
