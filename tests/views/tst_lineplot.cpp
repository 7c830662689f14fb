// SPDX-License-Identifier: GPL-3.0-or-later
#include "controlledsource.h"
#include "plot/lineplotview.h"
#include "plot/plotwidget.h"
#include "shownleaf.h"

#include <ATen/Context.h>
#include <ATen/TensorOperators.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/quantize_per_tensor.h>
#include <ATen/ops/randn.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace tensordesk;

namespace {

ShownLeaf shown(const Leaf& leaf, int64_t batchDims = 2, DimNames names = {"env", "time"})
{
    return shownLeaf(leaf, batchDims, std::move(names));
}

struct Fixture {
    LinePlotView view;
    QSignalSpy done{view.jobs().front(), &AbstractJob::done};

    Fixture()
    {
        view.resize(640, 400);
        view.show();
    }
    void setLeaf(const ShownLeaf& leaf, const char* text = nullptr)
    {
        DimSelection selection(leaf.dims, ViewKind::Line);
        view.setLeaf(leaf, text ? selection.withText(text) : selection);
    }
    QCPGraph* graph(int n) { return view.plot()->graph(n); }
    /// The values of a curve.
    at::Tensor values(int n)
    {
        std::vector<double> values;
        for (const auto& point : *graph(n)->data()) {
            values.push_back(point.value);
        }
        return at::tensor(values, at::kDouble);
    }
};

}  // namespace

class tst_LinePlot : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void drawsEveryCurve();
    void drawsSlice();
    void drawsDtypes_data();
    void drawsDtypes();
    void leavesGapsForNan();
    void keepsEverySpike();
    void readsMoreWhenZoomed();
    void zoomsFromThePyramid();
    void logarithmic();
    void savesPictures_data();
    void savesPictures();
    void boundsCurves();
    void boundsCurvesOfTwoDims();
    void drawsBands_data();
    void drawsBands();
    void pointsAtElements();
    void keepsZoomWhileStepping();
    void saysWhyItIsEmpty_data();
    void saysWhyItIsEmpty();
    void failsInPlace();
    void superseded();
};

void tst_LinePlot::drawsEveryCurve()
{
    at::manual_seed(3);
    const at::Tensor values = at::randn({4, 50, 3});
    Fixture f;
    f.setLeaf(shown(Leaf(values)), "[2, :, :]");
    QVERIFY(f.done.wait());
    QCOMPARE(f.view.plot()->graphCount(), 3);
    for (int n = 0; n < 3; ++n) {
        QVERIFY(f.values(n).equal(values.select(0, 2).select(1, n).to(at::kDouble)));
        QCOMPARE(f.graph(n)->data()->at(7)->key, 7.0);
        QCOMPARE(f.graph(n)->name(), QStringLiteral("[2, :, %1]").arg(n));
    }
    QCOMPARE(f.view.plot()->xAxis->label(), "time");
    QVERIFY(f.view.plot()->xAxis->range().contains(0) && f.view.plot()->xAxis->range().contains(49));
    const double greatest = values.select(0, 2).max().item<double>();
    QVERIFY(f.view.plot()->yAxis->range().contains(greatest));
    QVERIFY(f.view.plot()->yAxis->range().upper < 2 * std::abs(greatest) + 1);
}

void tst_LinePlot::drawsSlice()
{
    const at::Tensor values = at::arange(4 * 50 * 3).view({4, 50, 3});
    Fixture f;
    f.setLeaf(shown(Leaf(values)), "[1::2, 10:40:5, 2]");
    QVERIFY(f.done.wait());
    QCOMPARE(f.view.plot()->graphCount(), 2);
    QVERIFY(f.values(1).equal(values.select(0, 3).slice(0, 10, 40, 5).select(1, 2).to(at::kDouble)));
    QCOMPARE(f.graph(1)->data()->at(2)->key, 20.0);
    QCOMPARE(f.graph(1)->name(), "[3, :, 2]");
}

void tst_LinePlot::drawsDtypes_data()
{
    QTest::addColumn<int>("dtype");
    for (const auto dtype : {at::kBool, at::kByte, at::kLong, at::kUInt16, at::kHalf, at::kBFloat16, at::kDouble,
                             at::kComplexFloat}) {
        QTest::newRow(dtypeName(dtype).c_str()) << int(dtype);
    }
}

void tst_LinePlot::drawsDtypes()
{
    QFETCH(int, dtype);
    const at::Tensor values = at::arange(9).to(static_cast<DType>(dtype));
    Fixture f;
    f.setLeaf(shown(Leaf(values), 1, {}));
    QVERIFY(f.done.wait());
    const at::Tensor expected = (values.is_complex() ? values.abs() : values).to(at::kDouble);
    QVERIFY(f.values(0).equal(expected));
}

void tst_LinePlot::leavesGapsForNan()
{
    at::Tensor values = at::ones({20});
    values[7] = std::nan("");
    Fixture f;
    f.setLeaf(shown(Leaf(values), 1, {}));
    QVERIFY(f.done.wait());
    QVERIFY(std::isnan(f.graph(0)->data()->at(7)->value));
    QCOMPARE(f.graph(0)->data()->at(8)->value, 1.0);
    QVERIFY(f.view.plot()->yAxis->range().size() < 2);
}

void tst_LinePlot::keepsEverySpike()
{
    at::Tensor values = at::zeros({3'000'000}, at::kFloat);
    values[1'234'567] = 9;
    values[2'999'999] = -4;
    Fixture f;
    f.setLeaf(shown(Leaf(values), 1, {"time"}));
    QVERIFY(f.done.wait());
    const at::Tensor drawn = f.values(0);
    QVERIFY(drawn.numel() < 20'000);
    QCOMPARE(drawn.max().item<double>(), 9.0);
    QCOMPARE(drawn.min().item<double>(), -4.0);
    const auto at = std::max_element(f.graph(0)->data()->begin(), f.graph(0)->data()->end(),
                                     [](const auto& a, const auto& b) { return a.value < b.value; });
    QVERIFY(std::abs(at->key - 1'234'567) < 3'000);
}

void tst_LinePlot::readsMoreWhenZoomed()
{
    const at::Tensor values = at::arange(2'000'000).to(at::kDouble);
    Fixture f;
    f.setLeaf(shown(Leaf(values), 1, {"time"}));
    QVERIFY(f.done.wait());
    QVERIFY(f.view.curves()->thinned);
    f.view.plot()->xAxis->setRange(1'000'000, 1'000'100);
    QTRY_VERIFY(!f.view.curves()->thinned);
    const auto& points = *f.graph(0)->data();
    const auto at = points.findBegin(1'000'050, false);
    QCOMPARE(at->key, 1'000'050.0);
    QCOMPARE(at->value, 1'000'050.0);
    Q_EMIT f.view.plot()->resetRequested();
    QTRY_VERIFY(f.view.curves()->thinned);
    QVERIFY(f.view.plot()->xAxis->range().contains(0));
}

void tst_LinePlot::zoomsFromThePyramid()
{
    // More than is kept in memory: what the pyramid cannot tell is read again, what it can is not.
    at::Tensor values = at::zeros({17'000'000}, at::kInt);
    values[12'345'678] = 9;
    const auto source = std::make_shared<ControlledSource>(values);
    Fixture f;
    f.setLeaf(shown(Leaf(source), 1, {"time"}));
    QVERIFY(f.done.wait(20000));
    QVERIFY(!f.view.curves()->source->elements);
    const std::size_t reads = source->readCount();
    f.view.plot()->xAxis->setRange(12'000'000, 13'000'000);
    QCOMPARE(f.values(0).max().item<double>(), 9.0);  // at once
    QVERIFY(f.graph(0)->data()->size() < 20'000);
    QCOMPARE(source->readCount(), reads);
    f.view.plot()->xAxis->setRange(12'345'600, 12'345'700);
    QVERIFY(f.done.wait());
    QVERIFY(source->readCount() > reads);
    QCOMPARE(f.graph(0)->data()->findBegin(12'345'678, false)->value, 9.0);
}

void tst_LinePlot::logarithmic()
{
    at::Tensor values = at::ones({50}, at::kDouble);
    values[3] = 1e6;
    values[4] = 0;
    Fixture f;
    f.setLeaf(shown(Leaf(values), 1, {}));
    QVERIFY(f.done.wait());
    f.view.setLogarithmic(true);
    QCOMPARE(f.view.plot()->yAxis->scaleType(), QCPAxis::stLogarithmic);
    const QCPRange range = f.view.plot()->yAxis->range();
    QVERIFY(range.lower > 0.1 && range.lower < 1 && range.upper > 1e6 && range.upper < 1e7);
    QCOMPARE(visibleWords(f.view), "Values of 0 and below have no place on a logarithmic axis.");
    f.view.setLogarithmic(false);
    QVERIFY(f.view.plot()->yAxis->range().contains(0));
    QCOMPARE(visibleWords(f.view), "");
}

void tst_LinePlot::savesPictures_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("start");
    QTest::newRow("png") << "plot.png" << QByteArray("\x89PNG");
    QTest::newRow("svg") << "plot.svg" << QByteArray("<?xml");
    QTest::newRow("pdf") << "plot.PDF" << QByteArray("%PDF");
}

void tst_LinePlot::savesPictures()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, start);
    Fixture f;
    f.setLeaf(shown(Leaf(at::randn({50})), 1, {}));
    QVERIFY(f.done.wait());
    const QTemporaryDir folder;
    QVERIFY(f.view.plot()->savePicture(folder.filePath(name), 2));
    QFile file(folder.filePath(name));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.startsWith(start));
    if (name.endsWith("svg")) {
        QVERIFY(bytes.contains("<polyline") || bytes.contains("<path"));
    }
    QVERIFY(!f.view.plot()->savePicture(folder.filePath("missing/" + name), 2));
}

void tst_LinePlot::boundsCurves()
{
    Fixture f;
    f.setLeaf(shown(Leaf(at::zeros({100, 20})), 2, {}), "[:, :]");
    QVERIFY(f.done.wait());
    QCOMPARE(f.view.curves()->source->curveCount, 100);
    QCOMPARE(f.view.plot()->graphCount(), int(Curves::kMost));
    QCOMPARE(f.view.plot()->legend->itemCount(), 0);
    QCOMPARE(visibleWords(f.view), "The first 64 of 100 curves.");
}

void tst_LinePlot::boundsCurvesOfTwoDims()
{
    const auto source = std::make_shared<ControlledSource>(at::arange(30 * 9 * 20).view({30, 9, 20}));
    Fixture f;
    f.setLeaf(shown(Leaf(source), 1, {}), "[:, ::2, :]");
    QVERIFY(f.done.wait());
    QCOMPARE(f.view.curves()->source->curveCount, 100);
    QCOMPARE(f.view.plot()->graphCount(), int(Curves::kMost));
    QCOMPARE(f.graph(63)->name(), "[:, 6, 3]");  // the 64th of 5 by 20
    QVERIFY(f.values(63).equal(at::arange(30 * 9 * 20).view({30, 9, 20}).select(1, 6).select(1, 3).to(at::kDouble)));
    QCOMPARE(source->reads().front()[2], (Range{0, 1, 20}));
    QCOMPARE(source->reads().front()[1], (Range{0, 2, 4}));  // not more than the curves need
}

void tst_LinePlot::drawsBands_data()
{
    QTest::addColumn<int>("steps");
    QTest::newRow("every point") << 50;
    QTest::newRow("thinned, from pyramids") << 200'000;
}

void tst_LinePlot::drawsBands()
{
    QFETCH(int, steps);
    at::manual_seed(6);
    const at::Tensor values = at::randn({5, steps, 2}, at::kDouble);
    const ShownLeaf leaf = shown(Leaf(values));
    const DimSelection selection = DimSelection(leaf.dims, ViewKind::Line).withText("[meanstd, :, :]");
    Fixture f;
    f.view.setLeaf(leaf.reducedBy(selection), selection.afterReduction());
    QVERIFY(f.done.wait(20000));
    QCOMPARE(f.view.curves()->curves.size(), std::size_t(2));
    QCOMPARE(f.view.plot()->graphCount(), 6);  // two curves, then the ends of their bands
    QCOMPARE(f.view.plot()->legend->itemCount(), 2);
    QCOMPARE(f.graph(1)->name(), "[meanstd, :, 1]");
    QCOMPARE(f.graph(5)->channelFillGraph(), f.graph(4));
    const at::Tensor mean = values.select(2, 1).mean(0), std = values.select(2, 1).std(0);
    if (steps == 50) {
        QVERIFY(f.values(1).equal(mean));
        QVERIFY(f.values(4).equal(mean.sub(std)));
        QVERIFY(f.values(5).equal(mean.add(std)));
        QSignalSpy pointed(&f.view, &LeafView::pointed);
        PlotWidget* const plot = f.view.plot();
        plot->replot();
        QTest::mouseMove(plot, QPoint(qRound(plot->xAxis->coordToPixel(17)),
                                      qRound(plot->yAxis->coordToPixel(mean[17].item<double>()))));
        QTRY_VERIFY(!pointed.isEmpty());
        QVERIFY(pointed.last()[0].toString().startsWith("[meanstd, 17, "));
        QCOMPARE(pointed.last()[0].toString().count(QString::fromUtf8(" … ")), 1);
    } else {
        QVERIFY(f.view.curves()->thinned);
        QCOMPARE(f.values(1).max().item<double>(), mean.max().item<double>());
        QCOMPARE(f.values(4).min().item<double>(), (mean.sub(std)).min().item<double>());
        QCOMPARE(f.values(5).max().item<double>(), (mean.add(std)).max().item<double>());
    }
    // Back to single curves: no band is left.
    f.setLeaf(leaf, "[0, :, :]");
    QVERIFY(f.done.wait());
    QCOMPARE(f.view.plot()->graphCount(), 2);
    QVERIFY(!f.graph(1)->channelFillGraph());
}

void tst_LinePlot::pointsAtElements()
{
    const at::Tensor values = at::arange(2 * 40 * 2).view({2, 40, 2}).to(at::kFloat) / 8;
    Fixture f;
    f.setLeaf(shown(Leaf(values)), "[1, :, :]");
    QVERIFY(f.done.wait());
    QSignalSpy pointed(&f.view, &LeafView::pointed);
    PlotWidget* const plot = f.view.plot();
    const QPoint at(qRound(plot->xAxis->coordToPixel(17)), qRound(plot->yAxis->coordToPixel((80 + 34 + 1) / 8.0)));
    QTest::mouseMove(plot, at);
    QTRY_VERIFY(!pointed.isEmpty());
    QCOMPARE(pointed.last()[0].toString(), "[1, 17, 1] = 14.375");
}

void tst_LinePlot::keepsZoomWhileStepping()
{
    const auto leaf = shown(Leaf(at::randn({4, 500, 1})));
    Fixture f;
    f.setLeaf(leaf);
    QVERIFY(f.done.wait());
    f.view.plot()->xAxis->setRange(100, 200);
    DimSelection next(leaf.dims, ViewKind::Line);
    next.setIndex(0, 3);
    f.view.setSelection(next);
    QVERIFY(f.done.wait());
    QCOMPARE(f.view.plot()->xAxis->range(), QCPRange(100, 200));
    f.setLeaf(shown(Leaf(at::randn({4, 500, 2}))));  // another key with the same time
    QVERIFY(f.done.wait());
    QCOMPARE(f.view.plot()->xAxis->range(), QCPRange(100, 200));
    f.setLeaf(shown(Leaf(at::randn({4, 300, 2}))));
    QVERIFY(f.done.wait());
    QVERIFY(f.view.plot()->xAxis->range().contains(299));
    QVERIFY(f.view.plot()->xAxis->range().contains(0));
}

void tst_LinePlot::saysWhyItIsEmpty_data()
{
    QTest::addColumn<int>("which");
    QTest::addColumn<QString>("hint");
    QTest::newRow("0-d") << 0 << "This leaf is a single value; the table shows it.";
    QTest::newRow("no elements") << 1 << "This leaf has no elements: its shape is [4, 0].";
    QTest::newRow("ragged") << 2
                            << "The members of this lazy stack differ in shape: [2, -1].\n"
                               "Open one of them in the tree to see its values.";
    QTest::newRow("quantised") << 3 << "Elements of torch.qint8 cannot be shown as numbers.";
}

void tst_LinePlot::saysWhyItIsEmpty()
{
    QFETCH(int, which);
    QFETCH(QString, hint);
    const Leaf leaf = which == 0 ? Leaf(at::ones({}))
        : which == 1             ? Leaf(at::ones({4, 0}))
        : which == 2             ? Leaf::stack({Leaf(at::ones({3})), Leaf(at::ones({5}))}, 0)
                                 : Leaf(at::quantize_per_tensor(at::ones({4}), 1, 0, at::kQInt8));
    Fixture f;
    f.setLeaf(shown(leaf, 0, {}));
    QCOMPARE(visibleWords(f.view), hint);
    QVERIFY(!f.view.jobs().front()->isRunning());
}

void tst_LinePlot::failsInPlace()
{
    const auto source = std::make_shared<ControlledSource>(at::ones({4, 5}));
    source->setFailure(Error(ErrorKind::OSError, "the chunk is damaged").inFile("a.h5"));
    Fixture f;
    QSignalSpy failed(f.view.jobs().front(), &AbstractJob::failed);
    f.setLeaf(shown(Leaf(source)));
    QVERIFY(failed.wait());
    QVERIFY2(visibleWords(f.view).contains("the chunk is damaged"), qPrintable(visibleWords(f.view)));
}

void tst_LinePlot::superseded()
{
    const auto slow = std::make_shared<ControlledSource>(at::zeros({1, 5}), false);
    Fixture f;
    f.setLeaf(shown(Leaf(slow)));
    QTRY_COMPARE(slow->readCount(), std::size_t(1));
    f.setLeaf(shown(Leaf(at::ones({1, 5}))));
    QVERIFY(f.done.wait());
    slow->setOpen(true);
    QTest::qWait(20);
    QCOMPARE(f.done.size(), 1);
    QVERIFY(f.values(0).equal(at::ones({5}, at::kDouble)));
}

QTEST_MAIN(tst_LinePlot)
#include "tst_lineplot.moc"
