// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/endedjobs.h"
#include "tests/support/nonfinite.h"
#include "tests/support/suite.h"
#include "tests/views/controlledsource.h"
#include "tests/views/shownleaf.h"
#include "views/common/paddingrule.h"
#include "views/histogram/histogramview.h"
#include "views/plot/plotwidget.h"

#include <ATen/Context.h>
#include <ATen/TensorOperators.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/full.h>
#include <ATen/ops/histc.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/randint.h>
#include <ATen/ops/randn.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>

#include <QCheckBox>
#include <QComboBox>
#include <QSignalSpy>
#include <QTest>

#include <cmath>
#include <numeric>

#include <limits>

using namespace tensordesk;

namespace {

struct HistogramFixture {
    HistogramView view;
    QSignalSpy done{view.jobs().front(), &AbstractJob::done};

    HistogramFixture()
    {
        view.resize(640, 400);
        view.show();
        view.options()->setGeometry(view.width(), 0, 300, 600);
        view.options()->show();
    }
    void setLeaf(const Leaf& leaf, const char* text = nullptr)
    {
        const ShownLeaf shown = shownLeaf(leaf);
        const DimSelection selection(shown.dims, ViewKind::Histogram);
        view.setLeaf(shown, text ? selection.withText(text) : selection);
    }
    const Histogram& histogram(std::size_t n = 0) { return view.histograms()->parts[n].histogram; }
    /// How many elements are in the bins.
    int64_t counted(std::size_t n = 0)
    {
        const auto& counts = histogram(n).counts;
        return std::accumulate(counts.begin(), counts.end(), int64_t{0});
    }
    /// The counts as they are drawn: the height of each step.
    at::Tensor drawn(int n = 0)
    {
        std::vector<double> heights;
        for (const auto& corner : *view.plot()->graph(n)->data()) {
            heights.push_back(corner.value);
        }
        heights.pop_back();  // the end of the last step
        return at::tensor(heights, at::kDouble);
    }
};

int64_t elementsRead(const ControlledSource& source)
{
    int64_t read = 0;
    for (const auto& part : source.reads()) {
        read += std::accumulate(part.begin(), part.end(), int64_t{1},
                                [](int64_t elements, const Range& range) { return elements * range.count; });
    }
    return read;
}

}  // namespace

class tst_Histogram : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsHardValues_data();
    void countsHardValues();
    void countsFloats();
    void countsWholeNumbers_data();
    void countsWholeNumbers();
    void countsGreatIntegers();
    void oneForEachColour();
    void leavesPaddingOut();
    void boundsParts();
    void tellsNanAndInf();
    void nothingFinite();
    void logarithmic();
    void takesBins();
    void countsAnewWhenZoomed();
    void pointsAtBins();
    void readsMuchInParts();
    void readsManyColoursOnce();
    void readsManyPartsTogether();
    void newestWins();
    void saysWhyItIsEmpty_data();
    void saysWhyItIsEmpty();
    void failsInPlace();
};

void tst_Histogram::countsFloats()
{
    at::manual_seed(2);
    const at::Tensor values = at::randn({40, 25});
    HistogramFixture f;
    f.setLeaf(Leaf(values));
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.view.plot()->graphCount(), 1);
    const auto bins = static_cast<int64_t>(f.histogram().counts.size());
    QCOMPARE(bins, 20);  // twice the third root of 1000
    const double min = values.min().item<double>(), max = values.max().item<double>();
    QVERIFY(f.drawn().equal(at::histc(values.to(at::kDouble), bins, min, max)));
    QCOMPARE(f.counted(), 1000);
    QVERIFY(f.view.plot()->xAxis->range().contains(min) && f.view.plot()->xAxis->range().contains(max));
    QVERIFY(f.view.plot()->yAxis->range().upper > f.drawn().max().item<double>());
    QCOMPARE(f.view.plot()->xAxis->label(), "obs");
}

void tst_Histogram::countsWholeNumbers_data()
{
    QTest::addColumn<int>("dtype");
    QTest::addColumn<int>("low");
    QTest::addColumn<int>("high");
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("bins");
    QTest::newRow("bytes") << int(at::kByte) << 0 << 255 << 1 << 256;
    QTest::newRow("few values") << int(at::kLong) << -3 << 4 << 1 << 8;
    QTest::newRow("truth values") << int(at::kBool) << 0 << 1 << 1 << 2;
    QTest::newRow("more values than bins") << int(at::kInt) << 0 << 999 << 4 << 250;
    QTest::newRow("a single value") << int(at::kShort) << 7 << 7 << 1 << 1;
}

void tst_Histogram::countsWholeNumbers()
{
    QFETCH(int, dtype);
    QFETCH(int, low);
    QFETCH(int, high);
    QFETCH(int, width);
    QFETCH(int, bins);
    const at::Tensor values = at::arange(low, high + 1).repeat(3).to(static_cast<DType>(dtype));
    HistogramFixture f;
    f.setLeaf(Leaf(values));
    QVERIFY(f.done.wait(kPatienceMs));
    QVERIFY(f.view.histograms()->whole);
    QCOMPARE(f.histogram().min, low - 0.5);
    QCOMPARE(f.histogram().max, low - 0.5 + width * bins);
    QCOMPARE(f.histogram().counts, std::vector<int64_t>(bins, 3 * width));
}

/// Doubles would round them all to one number.
void tst_Histogram::countsGreatIntegers()
{
    HistogramFixture f;
    f.setLeaf(Leaf(at::arange(8).repeat(3) + (int64_t{1} << 60)));
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.histogram().counts, std::vector<int64_t>(8, 3));
    QCOMPARE(f.view.plot()->xAxis->label(), "obs  (+1152921504606846970)");
}

void tst_Histogram::oneForEachColour()
{
    at::manual_seed(4);
    const at::Tensor values = at::randint(256, {12, 10, 3}, at::kLong).to(at::kByte);
    HistogramFixture f;
    f.setLeaf(Leaf(values));
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.view.plot()->graphCount(), 3);
    QCOMPARE(f.view.plot()->legend->itemCount(), 3);
    for (int channel = 0; channel < 3; ++channel) {
        QCOMPARE(f.view.plot()->graph(channel)->name(), QStringLiteral("dim 2 = %1").arg(channel));
        const Histogram& histogram = f.histogram(static_cast<std::size_t>(channel));
        const at::Tensor expected = at::histc(values.select(2, channel).to(at::kDouble),
                                              static_cast<int64_t>(histogram.counts.size()), histogram.min, histogram.max);
        QVERIFY(f.drawn(channel).equal(expected));
        QCOMPARE(f.counted(static_cast<std::size_t>(channel)), 120);
    }
}

/// One histogram per row of the batch, and one of all rows, without padding.
void tst_Histogram::leavesPaddingOut()
{
    TensorDict td(Shape{2, 4});
    td.set({"obs"}, Leaf(at::tensor({1.0F, 2.0F, 3.0F, 4.0F, 7.0F, 0.0F, 0.0F, 0.0F}).reshape({2, 4, 1}).expand({2, 4, 3})));
    const at::Tensor mask = at::tensor({1, 1, 1, 1, 1, 0, 0, 0}).to(at::kBool).reshape({2, 4});
    td.set({"mask"}, Leaf(mask));
    ShownLeaf leaf = shownLeaf(td.leaf({"obs"}), 2);
    leaf.levels = {td};
    PaddingRule padding;
    HistogramFixture f;
    f.view.setPaddingRule(padding);
    DimSelection rows(leaf.dims, ViewKind::Histogram);
    rows.setRole(0, DimRole::Each);
    rows.setRole(1, DimRole::Pooled);
    rows.setRole(2, DimRole::Pooled);
    f.view.setLeaf(leaf, rows);
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.counted(0), 12);
    QCOMPARE(f.counted(1), 3);
    QCOMPARE(f.histogram().min, 1.0);
    QVERIFY2(visibleWords(f.view).contains("Without 9 elements of padding, which mask tells."), qPrintable(visibleWords(f.view)));
    f.view.setSelection(rows.withText("1, 1:4, :"));
    QVERIFY(f.done.wait(kPatienceMs));
    QVERIFY2(visibleWords(f.view).contains("Only padding"), qPrintable(visibleWords(f.view)));
    padding.setCounts(true);
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.counted(), 9);
    QVERIFY(!visibleWords(f.view).contains("padding"));
}

void tst_Histogram::boundsParts()
{
    const ShownLeaf leaf = shownLeaf(Leaf(at::randn({30, 7})));
    DimSelection selection(leaf.dims, ViewKind::Histogram);
    selection.setRole(0, DimRole::Each);
    selection.setRole(1, DimRole::Pooled);
    HistogramFixture f;
    f.view.setLeaf(leaf, selection);
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.view.plot()->graphCount(), int(Histograms::kMost));
    QCOMPARE(visibleWords(f.view), "BinsThe first 16 of 30 histograms.");
}

void tst_Histogram::tellsNanAndInf()
{
    const at::Tensor values = at::tensor({1.0, 2.0, std::nan(""), kInf, -kInf, 3.0, std::nan(""), 2.0, 2.0, 1.0}, at::kDouble);
    HistogramFixture f;
    f.setLeaf(Leaf(values));
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.counted(), 6);
    QCOMPARE(f.histogram().min, 1.0);
    QCOMPARE(f.histogram().max, 3.0);
    QCOMPARE(visibleWords(f.view),
             QString::fromUtf8("Bins2 NaN are in no bin (20\u202f%). 2 infinite values are in no bin (20\u202f%)."));
}

void tst_Histogram::nothingFinite()
{
    HistogramFixture f;
    f.setLeaf(Leaf(at::full({5}, std::nan(""))));
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.view.plot()->graphCount(), 0);
    QCOMPARE(visibleWords(f.view), QString::fromUtf8("BinsAll values are NaN or infinite. 5 NaN are in no bin (100\u202f%)."));
}

void tst_Histogram::logarithmic()
{
    at::Tensor values = at::zeros({100'000}, at::kByte);
    values[7] = 5;
    HistogramFixture f;
    f.setLeaf(Leaf(values));
    QVERIFY(f.done.wait(kPatienceMs));
    QCPAxis* const y = f.view.plot()->yAxis;
    const auto height = [&](double count) { return y->coordToPixel(y->range().lower) - y->coordToPixel(count); };
    QVERIFY(height(1) < 1);  // pixels: the one is not seen
    QTest::mouseClick(f.view.logarithmicBox(), Qt::LeftButton, {}, QPoint(8, f.view.logarithmicBox()->height() / 2));
    QCOMPARE(y->scaleType(), QCPAxis::stLogarithmic);
    QVERIFY(height(1) > 5);
    QVERIFY(y->range().contains(99'999));
}

void tst_Histogram::takesBins()
{
    HistogramFixture f;
    f.setLeaf(Leaf(at::arange(64).to(at::kFloat)));
    QVERIFY(f.done.wait(kPatienceMs));
    f.view.binsBox()->setFocus();
    QTest::keyClicks(f.view.binsBox(), "32");
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.histogram().counts, std::vector<int64_t>(32, 2));
}

void tst_Histogram::countsAnewWhenZoomed()
{
    const at::Tensor values = at::arange(100'000).to(at::kDouble);
    HistogramFixture f;
    f.setLeaf(Leaf(values));
    QVERIFY(f.done.wait(kPatienceMs));
    const double coarse = (f.histogram().max - f.histogram().min) / static_cast<double>(f.histogram().counts.size());
    f.view.plot()->xAxis->setRange(50'000, 50'100);
    QVERIFY(f.done.wait(kPatienceMs));
    const Histogram zoomed = f.histogram();
    QVERIFY(zoomed.min <= 50'000 && zoomed.max >= 50'100 && zoomed.max - zoomed.min < 1000);
    QVERIFY((zoomed.max - zoomed.min) / static_cast<double>(zoomed.counts.size()) < coarse / 100);
    QCOMPARE(f.counted(), static_cast<int64_t>(std::floor(zoomed.max) - std::ceil(zoomed.min)) + 1);
    Q_EMIT f.view.plot()->resetRequested();
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.counted(), 100'000);
    QVERIFY(f.view.plot()->xAxis->range().contains(99'999));
}

void tst_Histogram::pointsAtBins()
{
    const at::Tensor values = at::tensor({0, 1, 1, 1, 3, 3, 3, 3}, at::kLong);
    HistogramFixture f;
    f.setLeaf(Leaf(values));
    QVERIFY(f.done.wait(kPatienceMs));
    QSignalSpy pointed(&f.view, &LeafView::pointed);
    PlotWidget* const plot = f.view.plot();
    plot->replot();
    QTest::mouseMove(plot, QPoint(qRound(plot->xAxis->coordToPixel(1.2)), plot->axisRect()->center().y()));
    QTRY_COMPARE(pointed.isEmpty() ? QString() : pointed.last()[0].toString(), QString::fromUtf8("1: 3 (37.5\u202f%)"));
    QTest::mouseMove(plot, QPoint(1, 1));
    QTRY_COMPARE(pointed.last()[0].toString(), "");
}

void tst_Histogram::readsMuchInParts()
{
    // More than is kept in memory: each pass reads it again.
    const auto source = std::make_shared<ControlledSource>(at::arange(17'000'000, at::kInt));
    HistogramFixture f;
    f.setLeaf(Leaf(source));
    QVERIFY(f.done.wait(kPatienceMs));
    QVERIFY(!f.view.histograms()->source->elements);
    QVERIFY(source->readCount() > 2);
    QCOMPARE(f.counted(), 17'000'000);
}

/// Too many elements of one byte to keep: one read counts each value, also for zooming.
void tst_Histogram::readsManyColoursOnce()
{
    at::manual_seed(6);
    const at::Tensor values = at::randint(200, {3000, 100, 80, 3}, at::kByte);
    const auto source = std::make_shared<ControlledSource>(values);
    HistogramFixture f;
    f.setLeaf(Leaf(source));
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(elementsRead(*source), values.numel());
    const auto countsOf = [&](int channel, double low, double high) {
        const at::Tensor elements = values.select(3, channel).to(at::kDouble);
        return at::histc(elements, static_cast<int64_t>(f.histogram().counts.size()), low, high);
    };
    for (int channel = 0; channel < 3; ++channel) {
        QVERIFY(f.drawn(channel).equal(countsOf(channel, f.histogram().min, f.histogram().max)));
        const Summary& summary = f.view.histograms()->source->summaries[static_cast<std::size_t>(channel)];
        const at::Tensor elements = values.select(3, channel).to(at::kDouble);
        QCOMPARE(summary.count, elements.numel());
        QCOMPARE(summary.zeros, elements.eq(0).sum().item<int64_t>());
        QVERIFY(std::abs(summary.mean - elements.mean().item<double>()) < 1e-9);
        QVERIFY(std::abs(summary.std - elements.std().item<double>()) < 1e-9);
    }
    const std::size_t reads = source->readCount();
    f.view.plot()->xAxis->setRange(50, 60);
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(source->readCount(), reads);
    for (int channel = 0; channel < 3; ++channel) {
        QVERIFY(f.drawn(channel).equal(countsOf(channel, f.histogram().min, f.histogram().max)));
    }
}

/// Parts that lie between one another are not read one by one, and pieces that cut them are put together again.
void tst_Histogram::readsManyPartsTogether()
{
    at::manual_seed(7);
    const at::Tensor values = at::randn({4, 3'000'000, 2});
    const auto source = std::make_shared<ControlledSource>(values);
    const ShownLeaf leaf = shownLeaf(Leaf(source));
    DimSelection selection(leaf.dims, ViewKind::Histogram);
    selection.setRole(0, DimRole::Each);
    selection.setRole(1, DimRole::Pooled);
    selection.setRole(2, DimRole::Each);
    selection.setRange(0, {1, 1, 3});
    HistogramFixture f;
    f.view.setLeaf(leaf, selection);
    QVERIFY(f.done.wait(kPatienceMs));
    QVERIFY(!f.view.histograms()->source->elements);
    QCOMPARE(f.view.plot()->graphCount(), 6);
    QCOMPARE(elementsRead(*source), 2 * 3 * 3'000'000 * 2);  // for the range of values, then for the counts
    for (int part = 0; part < 6; ++part) {
        const at::Tensor elements = values.select(0, 1 + part / 2).select(1, part % 2).to(at::kDouble);
        const Histogram& histogram = f.histogram(static_cast<std::size_t>(part));
        QCOMPARE(f.counted(static_cast<std::size_t>(part)), elements.numel());
        const at::Tensor expected = at::histc(elements, static_cast<int64_t>(histogram.counts.size()), histogram.min,
                                              histogram.max);
        QVERIFY((f.drawn(part) - expected).abs().max().item<double>() <= 1);  // edges are rounded in other ways
        const Summary& summary = f.view.histograms()->source->summaries[static_cast<std::size_t>(part)];
        QCOMPARE(summary.min, elements.min().item<double>());
        QCOMPARE(summary.max, elements.max().item<double>());
        QVERIFY(std::abs(summary.std - elements.std().item<double>()) < 1e-9);
    }
}

void tst_Histogram::newestWins()
{
    const auto slow = std::make_shared<ControlledSource>(at::zeros({9}), false);
    HistogramFixture f;
    f.setLeaf(Leaf(slow));
    QTRY_COMPARE(slow->readCount(), std::size_t(1));
    f.setLeaf(Leaf(at::ones({9})));
    QVERIFY(f.done.wait(kPatienceMs));
    slow->setOpen(true);
    QVERIFY(jobsEnded());
    QCOMPARE(f.done.size(), 1);
    QCOMPARE(f.histogram().min, 0.5);
}

void tst_Histogram::saysWhyItIsEmpty_data()
{
    QTest::addColumn<bool>("ragged");
    QTest::addColumn<QString>("hint");
    QTest::newRow("no elements") << false << "This leaf has no elements: its shape is [4, 0].Bins";
    QTest::newRow("ragged, without any") << true << "This leaf has no elements: its shape is [2, 5, 0].Bins";
}

void tst_Histogram::saysWhyItIsEmpty()
{
    QFETCH(bool, ragged);
    QFETCH(QString, hint);
    HistogramFixture f;
    f.setLeaf(ragged ? Leaf::stack({Leaf(at::ones({3, 0})), Leaf(at::ones({5, 0}))}, 0) : Leaf(at::ones({4, 0})));
    QCOMPARE(visibleWords(f.view), hint);
    QVERIFY(!f.view.jobs().front()->isRunning());
}

void tst_Histogram::failsInPlace()
{
    const auto source = std::make_shared<ControlledSource>(at::ones({20}));
    source->setFailure(Error(ErrorKind::OSError, "the chunk is damaged").inFile("a.h5"));
    HistogramFixture f;
    QSignalSpy failed(f.view.jobs().front(), &AbstractJob::failed);
    f.setLeaf(Leaf(source));
    QVERIFY(failed.wait(kPatienceMs));
    QVERIFY2(visibleWords(f.view).contains("the chunk is damaged"), qPrintable(visibleWords(f.view)));
    source->setFailure({});
    f.view.refresh();
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.counted(), 20);
}

void tst_Histogram::countsHardValues_data()
{
    QTest::addColumn<at::Tensor>("values");
    const double most = std::numeric_limits<double>::max();
    QTest::newRow("±1e308") << at::tensor({-1e308, 0.0, 1e308}, at::kDouble);
    QTest::newRow("all doubles") << at::tensor({-most, 1.0, most}, at::kDouble);
    QTest::newRow("a huge constant") << at::full({3}, int64_t{1'700'000'000'000'000'000});
    QTest::newRow("the greatest there is") << at::full({3}, most, at::kDouble);
    QTest::newRow("the least there are") << at::tensor({0.0, 5e-324, 1e-323}, at::kDouble);
    QTest::newRow("all integers") << at::tensor(
        {std::numeric_limits<int64_t>::min(), int64_t{0}, std::numeric_limits<int64_t>::max()});
}

void tst_Histogram::countsHardValues()
{
    QFETCH(at::Tensor, values);
    HistogramFixture f;
    f.setLeaf(Leaf(values));
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.counted(), 3);
    const auto& corners = *f.view.plot()->graph(0)->data();
    const QCPRange range = f.view.plot()->xAxis->range();
    QVERIFY(range.contains(corners.constBegin()->key) && range.contains((corners.constEnd() - 1)->key));
}

TENSORDESK_SUITE(tst_Histogram);
#include "tst_histogram.moc"
