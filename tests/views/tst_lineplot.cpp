// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/endedjobs.h"
#include "tests/support/suite.h"
#include "tests/views/controlledsource.h"
#include "tests/views/shownleaf.h"
#include "views/common/keymime.h"
#include "views/common/neighbours.h"
#include "views/common/viewlink.h"
#include "views/plot/axes/indexticker.h"
#include "views/plot/curves/columngraph.h"
#include "views/plot/curves/curveoptions.h"
#include "views/plot/legend/legendlist.h"
#include "views/plot/lineplotview.h"
#include "views/plot/plotwidget.h"
#include "views/plot/scatterview.h"
#include "views/style/style.h"
#include "views/widgets/lazycombobox.h"

#include <ATen/Context.h>
#include <ATen/TensorOperators.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/abs.h>
#include <ATen/ops/allclose.h>
#include <ATen/ops/angle.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/complex.h>
#include <ATen/ops/linspace.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/quantize_per_tensor.h>
#include <ATen/ops/rand.h>
#include <ATen/ops/randn.h>
#include <ATen/ops/real.h>
#include <ATen/ops/stack.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>

#include <QAction>
#include <QComboBox>
#include <QDragEnterEvent>
#include <QFile>
#include <QMenu>
#include <QMimeData>
#include <QSet>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include <cmath>
#include <limits>
#include <set>

using namespace tensordesk;

namespace {

ShownLeaf shown(const Leaf& leaf, int64_t batchDims = 2, DimNames names = {"env", "time"})
{
    return shownLeaf(leaf, batchDims, std::move(names));
}

struct LinePlotFixture {
    LinePlotView view;
    QSignalSpy done{view.jobs().front(), &AbstractJob::done};

    LinePlotFixture()
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

/// A tensordict of [2, 50], env and time, with a number of each kind.
TensorDict together()
{
    at::manual_seed(8);
    TensorDict td({2, 50}, {"env", "time"});
    td.set({"obs"}, Leaf(at::randn({2, 50, 3}, at::kDouble)));
    td.set({"reward"}, Leaf(at::randn({2, 50, 1}, at::kDouble)));
    td.set({"action"}, Leaf(at::randn({2, 50, 2}, at::kDouble)));
    td.set({"done"}, Leaf(at::arange(100).remainder(10).eq(9).view({2, 50, 1})));
    td.set({"per_env"}, Leaf(at::randn({2, 50}, at::kDouble)));
    return td;
}

ShownLeaf leafAt(const TensorDict& td, const KeyPath& path)
{
    return *Neighbours::of(td, Progress::none())->find(path);
}

void drop(QWidget& target, const KeyPath& key)
{
    QMimeData data;
    keymime::write(data, key, "td");
    QDragEnterEvent enter(QPoint(50, 50), Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&target, &enter);
    QDropEvent event(QPointF(50, 50), Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(&target, &event);
}

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
    void drawsLikeAllPoints_data();
    void drawsLikeAllPoints();
    void drawsLikeAPen();
    void ticksAreToldApart_data();
    void ticksAreToldApart();
    void readoutIsNeverStale();
    void readsMoreWhenZoomed();
    void zoomsFromThePyramid();
    void logarithmic();
    void savesPictures_data();
    void savesPictures();
    void dragsPicturesOut();
    void boundsCurves();
    void boundsCurvesOfTwoDims();
    void drawsPartsOfComplexValues_data();
    void drawsPartsOfComplexValues();
    void drawsGreatIntegers();
    void namesAFewCurves();
    void listsCurves();
    void picturesHaveTheLegend();
    void namesManyCurvesByKey();
    void drawsBands_data();
    void drawsBands();
    void pointsAtElements();
    void keepsZoomWhileStepping();
    void saysWhyItIsEmpty_data();
    void saysWhyItIsEmpty();
    void failsInPlace();
    void superseded();
    void addsKeys();
    void marksWhereTrue();
    void scalesColoursOfMany();
    void marksOddValues();
    void logarithmicX();
    void linksZoom();
    void scatters_data();
    void scatters();
    void scattersMany();
    void scattersChunksWhole_data();
    void scattersChunksWhole();
    void scatterShowsManyPoints();
    void scatterScalesColoursOfMany();
    void scatterFollowsTheLink();
    void scatterRingsPointsLeftOut();
    void scatterPoints();
};

void tst_LinePlot::drawsEveryCurve()
{
    at::manual_seed(3);
    const at::Tensor values = at::randn({4, 50, 3});
    LinePlotFixture f;
    f.setLeaf(shown(Leaf(values)), "[2, :, :]");
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.view.plot()->graphCount(), 3);
    for (int n = 0; n < 3; ++n) {
        QVERIFY(f.values(n).equal(values.select(0, 2).select(1, n).to(at::kDouble)));
        QCOMPARE(f.graph(n)->data()->at(7)->key, 7.0);
        QCOMPARE(f.graph(n)->name(), QStringLiteral("dim 2 = %1").arg(n));
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
    LinePlotFixture f;
    f.setLeaf(shown(Leaf(values)), "[1::2, 10:40:5, 2]");
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.view.plot()->graphCount(), 2);
    QVERIFY(f.values(1).equal(values.select(0, 3).slice(0, 10, 40, 5).select(1, 2).to(at::kDouble)));
    QCOMPARE(f.graph(1)->data()->at(2)->key, 20.0);
    QCOMPARE(f.graph(1)->name(), "env 3");
}

void tst_LinePlot::drawsDtypes_data()
{
    QTest::addColumn<int>("dtype");
    for (const auto dtype :
         {at::kBool, at::kByte, at::kLong, at::kUInt16, at::kHalf, at::kBFloat16, at::kDouble, at::kComplexFloat}) {
        QTest::newRow(dtypeName(dtype).c_str()) << int(dtype);
    }
}

void tst_LinePlot::drawsDtypes()
{
    QFETCH(int, dtype);
    const at::Tensor values = at::arange(9).to(static_cast<DType>(dtype));
    LinePlotFixture f;
    f.setLeaf(shown(Leaf(values), 1, {}));
    QVERIFY(f.done.wait(kPatienceMs));
    const at::Tensor expected = (values.is_complex() ? values.abs() : values).to(at::kDouble);
    QVERIFY(f.values(0).equal(expected));
}

void tst_LinePlot::leavesGapsForNan()
{
    at::Tensor values = at::ones({20});
    values[7] = std::nan("");
    LinePlotFixture f;
    f.setLeaf(shown(Leaf(values), 1, {}));
    QVERIFY(f.done.wait(kPatienceMs));
    QVERIFY(std::isnan(f.graph(0)->data()->at(7)->value));
    QCOMPARE(f.graph(0)->data()->at(8)->value, 1.0);
    QVERIFY(f.view.plot()->yAxis->range().size() < 2);
}

void tst_LinePlot::keepsEverySpike()
{
    at::Tensor values = at::zeros({3'000'000}, at::kFloat);
    values[1'234'567] = 9;
    values[2'999'999] = -4;
    LinePlotFixture f;
    f.setLeaf(shown(Leaf(values), 1, {"time"}));
    QVERIFY(f.done.wait(kPatienceMs));
    const at::Tensor drawn = f.values(0);
    QVERIFY(drawn.numel() < 20'000);
    QCOMPARE(drawn.max().item<double>(), 9.0);
    QCOMPARE(drawn.min().item<double>(), -4.0);
    const auto at = std::max_element(f.graph(0)->data()->begin(), f.graph(0)->data()->end(),
                                     [](const auto& a, const auto& b) { return a.value < b.value; });
    QVERIFY(std::abs(at->key - 1'234'567) < 3'000);
}

void tst_LinePlot::drawsLikeAllPoints_data()
{
    QTest::addColumn<QString>("shape");
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("elements");
    for (const char* const shape : {"sine", "sawtooth", "noise", "steps", "NaN gaps", "NaN here and there", "infinities", "bool",
                                    "log x", "band", "zoomed"}) {
        for (const auto& [width, elements] : std::vector<std::pair<int, int>>{{640, 1'100},
                                                                              {640, 3'000},
                                                                              {333, 9'000},
                                                                              {640, 40'000},
                                                                              {901, 200'000},
                                                                              {250, 500'000}}) {
            QTest::addRow("%s, %d in %d", shape, elements, width) << shape << width << elements;
        }
    }
    for (const char* const shape : {"sine", "noise", "NaN here and there"}) {
        QTest::addRow("%s, 10^5 a column", shape) << shape << 120 << 4'000'000;
    }
}

/// The drawing of the few kept points equals the drawing of all points, to the pixel.
void tst_LinePlot::drawsLikeAllPoints()
{
    QFETCH(QString, shape);
    QFETCH(int, width);
    QFETCH(int, elements);
    at::manual_seed(5);
    const at::Tensor time = at::arange(elements, at::kDouble) / elements;
    const at::Tensor sine = (time * 40).sin();
    const at::Tensor noise = at::randn({elements}, at::kDouble);
    const at::Tensor seldom = at::rand({elements}, at::kDouble).lt(0.01);
    at::Tensor values = shape == "sawtooth"           ? (time * 60).remainder(1)
                      : shape == "noise"              ? noise
                      : shape == "steps"              ? (time * 12).floor().remainder(3)
                      : shape == "NaN gaps"           ? sine.masked_fill((time * 37).remainder(1).lt(0.3), std::nan(""))
                      : shape == "NaN here and there" ? (sine + noise * 0.001).masked_fill(seldom, std::nan(""))
                      : shape == "infinities"         ? sine.masked_fill(seldom, std::numeric_limits<double>::infinity())
                      : shape == "bool"               ? sine.gt(0.2)
                      : shape == "band"               ? at::stack({sine - 0.2, sine + noise * 0.05, sine + 0.3})
                                                      : sine;
    if (elements > 1'000'000) {
        values = values.to(at::kFloat);
    }
    LinePlotFixture f;
    f.view.resize(width, 300);
    if (shape == "band") {
        const ShownLeaf leaf = shown(Leaf(values));
        const DimSelection selection = DimSelection(leaf.dims, ViewKind::Line).withText("[meanstd, :]");
        f.view.setLeaf(leaf.reducedBy(selection), selection.afterReduction());
    } else {
        f.setLeaf(shown(Leaf(values), 1, {"time"}));
    }
    QVERIFY(f.done.wait(kPatienceMs));
    PlotWidget& plot = *f.view.plot();
    if (shape == "log x") {
        f.view.setLogarithmicX(true);
    } else if (shape == "zoomed") {
        plot.xAxis->setRange(elements * 0.4137, elements * 0.9171);
    }
    plot.replot();  // the labels have their widths
    plot.replot();
    const QSize size = plot.size();
    const QImage picture = plot.toPixmap(size.width(), size.height()).toImage();
    for (int n = 0; n < plot.graphCount(); ++n) {
        if (f.graph(n)->valueAxis() != plot.yAxis) {
            continue;
        }
        QVERIFY(elements < 40'000 || f.graph(n)->dataCount() < elements);
        const at::Tensor read = f.view.curves()->source->elements->tensor();
        const at::Tensor series = (shape == "band" ? read.select(0, n == 0 ? 1 : n == 1 ? 0 : 2) : read).to(at::kDouble);
        QVector<QCPGraphData> all(elements);
        for (int i = 0; i < elements; ++i) {
            all[i] = {double(i), series.const_data_ptr<double>()[i * series.stride(0)]};
        }
        f.graph(n)->data()->set(all, true);
    }
    const QImage whole = plot.toPixmap(size.width(), size.height()).toImage();
    QVERIFY(picture == whole);
}

/// Against QPainter's own stroke of all points.
void tst_LinePlot::drawsLikeAPen()
{
    const int elements = 30'000;
    LinePlotFixture f;
    f.setLeaf(shown(Leaf((at::arange(elements, at::kDouble) * (40.0 / elements)).sin()), 1, {"time"}));
    QVERIFY(f.done.wait(kPatienceMs));
    PlotWidget& plot = *f.view.plot();
    plot.replot();
    plot.replot();  // labels have their room, and the curve the columns of pixels that are left
    for (QCPAxis* const axis : {plot.xAxis, plot.yAxis}) {
        axis->grid()->setVisible(false);
    }
    plot.replot();
    QVERIFY(f.graph(0)->dataCount() < elements);
    const QRect place = plot.axisRect()->rect();
    const QImage picture = plot.toPixmap(plot.width(), plot.height()).toImage().copy(place);
    QPainterPath path;
    for (int i = 0; i < elements; ++i) {
        const QPointF point(plot.xAxis->coordToPixel(i), plot.yAxis->coordToPixel(std::sin(i * 40.0 / elements)));
        i == 0 ? path.moveTo(point) : path.lineTo(point);
    }
    QPainterPathStroker pen(QPen(Qt::black, f.graph(0)->pen().widthF(), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    QImage stroked(plot.size(), QImage::Format_RGB32);
    stroked.fill(plot.palette().color(QPalette::Base));
    QPainter painter(&stroked);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(0.5, 0.5);  // as QCustomPlot's painter does
    QPainterPath outline = pen.createStroke(path);
    outline.setFillRule(Qt::WindingFill);
    painter.fillPath(outline, f.graph(0)->pen().color());
    painter.end();
    stroked = stroked.copy(place);
    int64_t difference = 0, ink = 0;
    for (int y = 2; y < place.height() - 2; ++y) {
        for (int x = 2; x < place.width() - 2; ++x) {
            const int expected = qGray(stroked.pixel(x, y)), drawn = qGray(picture.pixel(x, y));
            difference += std::abs(expected - drawn);
            ink += std::abs(expected - qGray(stroked.pixel(0, 0)));
        }
    }
    QVERIFY(20 * difference < ink);
}

void tst_LinePlot::ticksAreToldApart_data()
{
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    const double most = std::numeric_limits<double>::max();
    QTest::newRow("usual") << -1.0 << 1.0;
    QTest::newRow("a small part of a large value") << 1e6 << 1e6 + 0.01;
    QTest::newRow("times") << 1.7e18 << 1.7e18 + 4096;
    QTest::newRow("constant") << 3.0 << 3.0;
    QTest::newRow("huge constant") << 1e308 << 1e308;
    QTest::newRow("±1e308") << -1e308 << 1e308;
    QTest::newRow("all doubles") << -most << most;
    QTest::newRow("tiny") << 0.0 << 5e-324;
}

void tst_LinePlot::ticksAreToldApart()
{
    QFETCH(double, low);
    QFETCH(double, high);
    LinePlotFixture f;
    f.setLeaf(shown(Leaf(at::tensor({low, high, low}, at::kDouble)), 1, {}));
    QVERIFY(f.done.wait(kPatienceMs));
    PlotWidget& plot = *f.view.plot();
    plot.replot();
    const QVector<QString> labels = plot.yAxis->tickVectorLabels();
    QVERIFY(labels.size() >= 2);
    QCOMPARE(QSet<QString>(labels.begin(), labels.end()).size(), labels.size());
    // The values lie in the plot, and the labels say which they are.
    const double unit = std::abs(high) > 1e250 ? 1e100 : 1;
    for (const auto& point : *f.graph(0)->data()) {
        QVERIFY(plot.yAxis->range().contains(point.value));
    }
    for (qsizetype i = 0; i < labels.size(); ++i) {
        const double tick = plot.yAxis->tickVector()[i] / 10;  // the outermost may be beyond all doubles
        QString shorter = labels[i];
        const double told = (unit == 1 ? shorter.toDouble() / 10
                                       : shorter.section('e', 0, 0).toDouble()
                                             * std::pow(10, shorter.contains('e') ? shorter.section('e', 1).toInt() - 101 : 0));
        QVERIFY2(std::abs(told - tick) <= 1e-3 * plot.yAxis->range().size() / 10, qPrintable(labels[i]));
    }
}

/// The pointer stays while the content below it changes.
void tst_LinePlot::readoutIsNeverStale()
{
    at::Tensor values = at::arange(80, at::kFloat).view({2, 40});
    LinePlotFixture f;
    const ShownLeaf leaf = shown(Leaf(values));
    f.setLeaf(leaf, "[0, :]");
    QVERIFY(f.done.wait(kPatienceMs));
    PlotWidget& plot = *f.view.plot();
    plot.replot();
    const QPoint at(qRound(plot.xAxis->coordToPixel(17)), plot.axisRect()->center().y());
    QTest::mouseMove(&plot, at);
    QTRY_COMPARE(f.view.readout(), QString("[0, 17] = 17.0"));
    values[0][17] = -5;
    f.view.refresh();
    QTRY_COMPARE(f.view.readout(), QString("[0, 17] = -5.0"));
    f.view.setSelection(DimSelection(leaf.dims, ViewKind::Line).withText("[1, :]"));
    QTRY_COMPARE(f.view.readout(), QString("[1, 17] = 57.0"));
    plot.xAxis->setRange(20, 24);
    plot.replot();
    const int64_t index = qRound(plot.xAxis->pixelToCoord(at.x()));
    QTRY_COMPARE(f.view.readout(), QStringLiteral("[1, %1] = %2.0").arg(index).arg(40 + index));
}

void tst_LinePlot::readsMoreWhenZoomed()
{
    const at::Tensor values = at::arange(2'000'000).to(at::kDouble);
    LinePlotFixture f;
    f.setLeaf(shown(Leaf(values), 1, {"time"}));
    QVERIFY(f.done.wait(kPatienceMs));
    QVERIFY(f.view.curves()->request.isThinned());
    f.view.plot()->xAxis->setRange(1'000'000, 1'000'100);
    QTRY_VERIFY(!f.view.curves()->request.isThinned());
    const auto& points = *f.graph(0)->data();
    const auto at = points.findBegin(1'000'050, false);
    QCOMPARE(at->key, 1'000'050.0);
    QCOMPARE(at->value, 1'000'050.0);
    Q_EMIT f.view.plot()->resetRequested();
    QTRY_VERIFY(f.view.curves()->request.isThinned());
    QVERIFY(f.view.plot()->xAxis->range().contains(0));
}

void tst_LinePlot::zoomsFromThePyramid()
{
    // More than is kept in memory: only elements that the pyramid does not describe are read again.
    at::Tensor values = at::zeros({17'000'000}, at::kInt);
    values[12'345'678] = 9;
    const auto source = std::make_shared<ControlledSource>(values);
    LinePlotFixture f;
    f.setLeaf(shown(Leaf(source), 1, {"time"}));
    QVERIFY(f.done.wait(kPatienceMs));
    QVERIFY(!f.view.curves()->source->elements);
    const std::size_t reads = source->readCount();
    f.view.plot()->xAxis->setRange(12'000'000, 13'000'000);
    QCOMPARE(f.values(0).max().item<double>(), 9.0);  // at once
    QVERIFY(f.graph(0)->data()->size() < 20'000);
    QCOMPARE(source->readCount(), reads);
    f.view.plot()->xAxis->setRange(12'345'600, 12'345'700);
    QVERIFY(f.done.wait(kPatienceMs));
    QVERIFY(source->readCount() > reads);
    QCOMPARE(f.graph(0)->data()->findBegin(12'345'678, false)->value, 9.0);
}

void tst_LinePlot::logarithmic()
{
    at::Tensor values = at::ones({50}, at::kDouble);
    values[3] = 1e6;
    values[4] = 0;
    LinePlotFixture f;
    f.setLeaf(shown(Leaf(values), 1, {}));
    QVERIFY(f.done.wait(kPatienceMs));
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
    LinePlotFixture f;
    f.setLeaf(shown(Leaf(at::randn({50})), 1, {}));
    QVERIFY(f.done.wait(kPatienceMs));
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

void tst_LinePlot::dragsPicturesOut()
{
    LinePlotFixture f;
    f.setLeaf(shown(Leaf(at::randn({50})), 1, {}));
    QVERIFY(f.done.wait(kPatienceMs));
    PlotWidget* const plot = f.view.plot();
    plot->replot();
    const QCPRange before = plot->xAxis->range();
    QSize image, file;
    QTimer looks;  // while the drag has a loop of its own
    connect(&looks, &QTimer::timeout, this, [&] {
        if (const auto* const drag = plot->findChild<QDrag*>()) {
            image = drag->mimeData()->imageData().value<QImage>().size();
            file = QImage(drag->mimeData()->urls().value(0).toLocalFile()).size();
            QDrag::cancel();
        }
    });
    looks.start(1);
    const QPoint from = plot->axisRect()->center();
    QTest::mousePress(plot, Qt::LeftButton, Qt::ControlModifier, from);
    QTest::mouseMove(plot, from + QPoint(80, 0));
    QTRY_VERIFY(!image.isEmpty());
    QTest::mouseRelease(plot, Qt::LeftButton, Qt::ControlModifier, from + QPoint(80, 0));
    QCOMPARE(image, plot->size());
    QCOMPARE(file, image);
    QCOMPARE(plot->xAxis->range(), before);  // it was not panned
    QTest::mousePress(plot, Qt::LeftButton, {}, from);
    QTest::mouseMove(plot, from + QPoint(80, 0));
    QTest::mouseRelease(plot, Qt::LeftButton, {}, from + QPoint(80, 0));
    QVERIFY(plot->xAxis->range().lower < before.lower);
}

void tst_LinePlot::boundsCurves()
{
    LinePlotFixture f;
    f.setLeaf(shown(Leaf(at::zeros({100, 20})), 2, {}), "[:, :]");
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.view.curves()->source->curveCount, 100);
    QCOMPARE(f.view.plot()->graphCount(), int(Curves::kMost));
    QCOMPARE(f.view.plot()->legend->itemCount(), 0);
    QCOMPARE(visibleWords(f.view), "The first 64 of 100 curves.");
}

void tst_LinePlot::namesAFewCurves()
{
    LinePlotFixture f;
    f.setLeaf(shown(Leaf(at::zeros({2, 5, 3}))));
    QTRY_COMPARE(f.view.plot()->legend->itemCount(), 3);
    f.setLeaf(shown(Leaf(at::zeros({2, 5, 100}))));
    QTRY_COMPARE(f.view.plot()->graphCount(), 64);
    QCOMPARE(f.view.plot()->legend->itemCount(), 0);  // they have a colour scale
    f.setLeaf(shown(Leaf(at::zeros({2, 5, 2}))));
    QTRY_COMPARE(f.view.plot()->legend->itemCount(), 2);
}

/// The legend stands beside the plot, by dims, with values; a click shows one curve alone.
void tst_LinePlot::listsCurves()
{
    LinePlotFixture f;
    const at::Tensor values = at::arange(80, at::kFloat).view({4, 20});
    f.setLeaf(shown(Leaf(values), 2, {"env", "time"}), "[1:, :]");
    QVERIFY(f.done.wait(kPatienceMs));
    f.view.options()->setGeometry(f.view.width(), 0, 300, 400);
    f.view.options()->show();
    QTreeWidget* const list = f.view.legend()->list();
    const auto column = [list](int column) {
        QStringList texts;
        for (int row = 0; row < list->topLevelItemCount(); ++row) {
            texts << list->topLevelItem(row)->text(column);
        }
        return texts;
    };
    const auto shownCurves = [&f] {
        QStringList names;
        for (int n = 0; n < 3; ++n) {
            names << (f.graph(n)->visible() ? f.graph(n)->name() : QString());
        }
        names.removeAll(QString());
        return names;
    };
    const QStringList all{"env 1", "env 2", "env 3"};
    QCOMPARE(column(0), all);
    QCOMPARE(shownCurves(), all);
    QVERIFY(!f.view.plot()->legend->visible());  // it takes nothing from the plot

    PlotWidget* const plot = f.view.plot();
    plot->replot();
    QTest::mouseMove(plot, QPoint(qRound(plot->xAxis->coordToPixel(7)), plot->axisRect()->center().y()));
    QTRY_COMPARE(column(1), (QStringList{"27.0", "47.0", "67.0"}));

    const auto click = [list](int row) {
        const QRect cell = list->visualItemRect(list->topLevelItem(row));
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, QPoint(cell.right() - 60, cell.center().y()));
    };
    click(1);
    QCOMPARE(shownCurves(), QStringList{"env 2"});
    click(1);
    QCOMPARE(shownCurves(), all);
    list->topLevelItem(0)->setCheckState(0, Qt::Unchecked);
    QCOMPARE(shownCurves(), (QStringList{"env 2", "env 3"}));
    // Other curves of the same leaf keep the hidden ones, another leaf shows all.
    f.setLeaf(shown(Leaf(values), 2, {"env", "time"}), "[1:, 5:]");
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(shownCurves(), (QStringList{"env 2", "env 3"}));
    list->setCurrentItem(list->topLevelItem(2));
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(shownCurves(), QStringList{"env 3"});
    QTest::keyClick(list, Qt::Key_Return);
    QCOMPARE(shownCurves(), all);
    f.setLeaf(shown(Leaf(values[0])), "[:]");
    QVERIFY(f.done.wait(kPatienceMs));
    QVERIFY(!f.view.legend()->isVisible());  // one curve needs none
}

void tst_LinePlot::picturesHaveTheLegend()
{
    LinePlotFixture f;
    f.setLeaf(shown(Leaf(at::arange(80, at::kFloat).view({4, 20})), 2, {"env", "time"}), "[:, :]");
    QVERIFY(f.done.wait(kPatienceMs));
    PlotWidget* const plot = f.view.plot();
    plot->replot();
    const int width = plot->axisRect()->width();
    const QImage screen = plot->toPixmap(plot->width(), plot->height()).toImage();
    const std::unique_ptr<QMimeData> picture = plot->draggedPicture();
    QVERIFY(picture->imageData().value<QImage>() != screen);
    plot->replot();
    QCOMPARE(plot->axisRect()->width(), width);
    QVERIFY(!plot->legend->visible());
}

void tst_LinePlot::namesManyCurvesByKey()
{
    TensorDict td({2, 5}, {"env", "time"});
    td.set({"obs"}, Leaf(at::randn({2, 5, 12}, at::kDouble)));
    td.set({"reward"}, Leaf(at::randn({2, 5, 1}, at::kDouble)));
    td.set({"action"}, Leaf(at::randn({2, 5, 6}, at::kDouble)));
    td.set({"done"}, Leaf(at::ones({2, 5, 1}, at::kBool)));
    LinePlotFixture f;
    f.view.setNeighbours(Neighbours::of(td, Progress::none()));
    f.view.setAdded({{"reward"}, {"action"}, {"done"}});
    f.setLeaf(leafAt(td, {"obs"}));
    QVERIFY(f.done.wait(kPatienceMs));
    QCPLegend* const legend = f.view.plot()->legend;
    QStringList names;
    QSet<QRgb> colours;
    for (int item = 0; item < legend->itemCount(); ++item) {
        const auto* const graph = qobject_cast<QCPPlottableLegendItem*>(legend->item(item))->plottable();
        names << graph->name();
        colours << graph->pen().color().rgb();
    }
    QCOMPARE(names, (QStringList{"obs: 12 curves", "reward", "action: 6 curves", "done"}));
    QCOMPARE(colours.size(), 4);
    for (int n = 0; n < 12; ++n) {
        QCOMPARE(f.graph(n)->pen(), f.graph(0)->pen());  // curves of one key look the same
    }
}

void tst_LinePlot::boundsCurvesOfTwoDims()
{
    const auto source = std::make_shared<ControlledSource>(at::arange(30 * 9 * 20).view({30, 9, 20}));
    LinePlotFixture f;
    f.setLeaf(shown(Leaf(source), 1, {}), "[:, ::2, :]");
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.view.curves()->source->curveCount, 100);
    QCOMPARE(f.view.plot()->graphCount(), int(Curves::kMost));
    QCOMPARE(f.graph(63)->name(), "dim 1 = 6, dim 2 = 3");  // the 64th of 5 by 20
    QVERIFY(f.values(63).equal(at::arange(30 * 9 * 20).view({30, 9, 20}).select(1, 6).select(1, 3).to(at::kDouble)));
    QCOMPARE(source->reads().back()[2], (Range{0, 1, 20}));
    QCOMPARE(source->reads().back()[1], (Range{0, 2, 4}));  // not more than the curves need
}

void tst_LinePlot::drawsPartsOfComplexValues_data()
{
    QTest::addColumn<int>("part");
    QTest::addColumn<QString>("label");
    QTest::addColumn<at::Tensor>("values");
    const at::Tensor real = at::linspace(-1, 1, 20, at::kDouble), imaginary = at::linspace(2, 0, 20, at::kDouble);
    QTest::newRow("magnitude") << 0 << "|obs|" << at::abs(at::complex(real, imaginary));
    QTest::newRow("real") << 1 << "Re obs" << real;
    QTest::newRow("imaginary") << 2 << "Im obs" << imaginary;
    QTest::newRow("phase") << 3 << "arg obs" << at::angle(at::complex(real, imaginary));
}

void tst_LinePlot::drawsPartsOfComplexValues()
{
    QFETCH(int, part);
    LinePlotFixture f;
    const at::Tensor complex = at::complex(at::linspace(-1, 1, 20, at::kDouble), at::linspace(2, 0, 20, at::kDouble));
    f.setLeaf(shown(Leaf(complex), 1, {"time"}), "[:]");
    QVERIFY(f.done.wait(kPatienceMs));
    auto* const box = f.view.options()->findChild<QComboBox*>("complexPart");
    QVERIFY(!box->isHidden());
    box->setCurrentIndex(part);
    QTRY_VERIFY(f.view.curves() != nullptr);
    QTEST(f.view.plot()->yAxis->label(), "label");
    QFETCH(at::Tensor, values);
    QVERIFY(at::allclose(f.values(0), values));
    f.setLeaf(shown(Leaf(at::real(complex)), 1, {"time"}), "[:]");
    QTRY_COMPARE(f.view.plot()->yAxis->label(), "obs");
}

/// Doubles would round them all to one number.
void tst_LinePlot::drawsGreatIntegers()
{
    constexpr int64_t kGreat = int64_t{1} << 60;
    LinePlotFixture f;
    f.setLeaf(shown(Leaf(at::arange(100) + kGreat), 1, {"time"}), "[:]");
    QVERIFY(f.done.wait(kPatienceMs));
    QVERIFY(f.values(0).equal(at::arange(76, 176, at::kDouble)));
    QCOMPARE(f.view.plot()->yAxis->label(), "obs  (+1152921504606846900)");
    f.view.curveOptions()->smoothing()->setValue(3);
    QVERIFY(f.done.wait(kPatienceMs));
    QVERIFY(f.values(1).slice(0, 1, 99).equal(at::arange(77, 175, at::kDouble)));
    f.view.setLogarithmic(true);  // has no offset
    QTRY_COMPARE(f.view.plot()->yAxis->label(), "obs");
    QCOMPARE(f.values(0)[0].item<double>(), double(kGreat));
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
    LinePlotFixture f;
    f.view.setLeaf(leaf.reducedBy(selection), selection.afterReduction());
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.view.curves()->curves.size(), std::size_t(2));
    QCOMPARE(f.view.plot()->graphCount(), 6);  // two curves, then the ends of their bands
    QCOMPARE(f.view.plot()->legend->itemCount(), 2);
    QCOMPARE(f.graph(1)->name(), "dim 2 = 1");
    QCOMPARE(f.graph(5)->channelFillGraph(), f.graph(4));
    const at::Tensor mean = values.select(2, 1).mean(0), std = values.select(2, 1).std(0);
    if (steps == 50) {
        QVERIFY(f.values(1).equal(mean));
        QVERIFY(f.values(4).equal(mean.sub(std)));
        QVERIFY(f.values(5).equal(mean.add(std)));
        QSignalSpy pointed(&f.view, &LeafView::pointed);
        PlotWidget* const plot = f.view.plot();
        plot->replot();
        QTest::mouseMove(plot,
                         QPoint(qRound(plot->xAxis->coordToPixel(17)), qRound(plot->yAxis->coordToPixel(mean[17].item<double>()))));
        QTRY_VERIFY(!pointed.isEmpty());
        QVERIFY(pointed.last()[0].toString().startsWith("[meanstd, 17, "));
        QCOMPARE(pointed.last()[0].toString().count(QString::fromUtf8(" … ")), 1);
    } else {
        QVERIFY(f.view.curves()->request.isThinned());
        QCOMPARE(f.values(1).max().item<double>(), mean.max().item<double>());
        QCOMPARE(f.values(4).min().item<double>(), (mean.sub(std)).min().item<double>());
        QCOMPARE(f.values(5).max().item<double>(), (mean.add(std)).max().item<double>());
    }
    // Back to single curves: no band is left.
    f.setLeaf(leaf, "[0, :, :]");
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.view.plot()->graphCount(), 2);
    QVERIFY(!f.graph(1)->channelFillGraph());
}

void tst_LinePlot::pointsAtElements()
{
    const at::Tensor values = at::arange(2 * 40 * 2).view({2, 40, 2}).to(at::kFloat) / 8;
    LinePlotFixture f;
    f.setLeaf(shown(Leaf(values)), "[1, :, :]");
    QVERIFY(f.done.wait(kPatienceMs));
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
    LinePlotFixture f;
    f.setLeaf(leaf);
    QVERIFY(f.done.wait(kPatienceMs));
    f.view.plot()->xAxis->setRange(100, 200);
    DimSelection next(leaf.dims, ViewKind::Line);
    next.setIndex(0, 3);
    f.view.setSelection(next);
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.view.plot()->xAxis->range(), QCPRange(100, 200));
    f.setLeaf(shown(Leaf(at::randn({4, 500, 2}))));  // another key with the same time
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.view.plot()->xAxis->range(), QCPRange(100, 200));
    f.setLeaf(shown(Leaf(at::randn({4, 300, 2}))));
    QVERIFY(f.done.wait(kPatienceMs));
    QVERIFY(f.view.plot()->xAxis->range().contains(299));
    QVERIFY(f.view.plot()->xAxis->range().contains(0));
}

void tst_LinePlot::saysWhyItIsEmpty_data()
{
    QTest::addColumn<int>("which");
    QTest::addColumn<QString>("hint");
    QTest::newRow("0-d") << 0 << "This leaf is a single value; the table shows it.";
    QTest::newRow("no elements") << 1 << "This leaf has no elements: its shape is [4, 0].";
    QTest::newRow("ragged, without any") << 2 << "This leaf has no elements: its shape is [2, 5, 0].";
    QTest::newRow("quantised") << 3 << "Elements of torch.qint8 cannot be shown as numbers.";
}

void tst_LinePlot::saysWhyItIsEmpty()
{
    QFETCH(int, which);
    QFETCH(QString, hint);
    const Leaf leaf = which == 0 ? Leaf(at::ones({}))
                    : which == 1 ? Leaf(at::ones({4, 0}))
                    : which == 2 ? Leaf::stack({Leaf(at::ones({3, 0})), Leaf(at::ones({5, 0}))}, 0)
                                 : Leaf(at::quantize_per_tensor(at::ones({4}), 1, 0, at::kQInt8));
    LinePlotFixture f;
    f.setLeaf(shown(leaf, 0, {}));
    QCOMPARE(visibleWords(f.view), hint);
    QVERIFY(!f.view.jobs().front()->isRunning());
}

void tst_LinePlot::failsInPlace()
{
    const auto source = std::make_shared<ControlledSource>(at::ones({4, 5}));
    source->setFailure(Error(ErrorKind::OSError, "the chunk is damaged").inFile("a.h5"));
    LinePlotFixture f;
    QSignalSpy failed(f.view.jobs().front(), &AbstractJob::failed);
    f.setLeaf(shown(Leaf(source)));
    QVERIFY(failed.wait(kPatienceMs));
    QVERIFY2(visibleWords(f.view).contains("the chunk is damaged"), qPrintable(visibleWords(f.view)));
}

void tst_LinePlot::superseded()
{
    const auto slow = std::make_shared<ControlledSource>(at::zeros({1, 5}), false);
    LinePlotFixture f;
    f.setLeaf(shown(Leaf(slow)));
    QTRY_COMPARE(slow->readCount(), std::size_t(1));
    f.setLeaf(shown(Leaf(at::ones({1, 5}))));
    QVERIFY(f.done.wait(kPatienceMs));
    slow->setOpen(true);
    QVERIFY(jobsEnded());
    QCOMPARE(f.done.size(), 1);
    QVERIFY(f.values(0).equal(at::ones({5}, at::kDouble)));
}

/// Curves of another key, by the menu and by a drop, at the same indices of the dims that both have.
void tst_LinePlot::addsKeys()
{
    const TensorDict td = together();
    LinePlotFixture f;
    f.view.setNeighbours(Neighbours::of(td, Progress::none()));
    f.setLeaf(leafAt(td, {"reward"}), "[1, :, 0]");
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.view.plot()->graphCount(), 1);
    drop(f.view, {"action"});
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.view.plot()->graphCount(), 3);
    for (int n = 0; n < 2; ++n) {
        QVERIFY(f.values(1 + n).equal(td.leaf({"action"}).tensor().select(0, 1).select(1, n)));
        QCOMPARE(f.graph(1 + n)->name(), QStringLiteral("action · dim 2 = %1").arg(n));
    }
    QCOMPARE(f.graph(0)->name(), "reward");
    QVERIFY(f.graph(0)->layer()->index() > f.graph(1)->layer()->index());  // the chosen curves are drawn over the others
    // The other key goes along when another index is shown, and away when it is taken out of the menu.
    DimSelection next = DimSelection(leafAt(td, {"reward"}).dims, ViewKind::Line).withText("[0, :, 0]");
    f.view.setSelection(next);
    QVERIFY(f.done.wait(kPatienceMs));
    QVERIFY(f.values(2).equal(td.leaf({"action"}).tensor().select(0, 0).select(1, 1)));
    QMenu* const menu = f.view.addedKeys()->button()->menu();
    Q_EMIT menu->aboutToShow();
    QCOMPARE(menu->actions().size(), 4);
    QVERIFY(menu->actions()[1]->isChecked());
    menu->actions()[1]->trigger();
    QTRY_COMPARE(f.view.plot()->graphCount(), 1);
    QSignalSpy message(&f.view, &LeafView::message);
    drop(f.view, {"nowhere"});
    QCOMPARE(message.size(), 1);
    QCOMPARE(f.view.plot()->graphCount(), 1);
}

void tst_LinePlot::marksWhereTrue()
{
    const TensorDict td = together();
    LinePlotFixture f;
    f.view.setNeighbours(Neighbours::of(td, Progress::none()));
    f.view.setAdded({{"done"}});
    f.setLeaf(leafAt(td, {"reward"}), "[1, :, 0]");
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.view.curveSet().marks().size(), std::size_t{1});
    std::vector<double> at;
    for (const QCPGraphData& mark : *f.view.curveSet().marks().front().line->data()) {
        at.push_back(mark.key);
    }
    QCOMPARE(at, (std::vector<double>{9, 19, 29, 39, 49}));
    QSignalSpy chosen(&f.view, &LinePlotView::indexChosen);
    PlotWidget* const plot = f.view.plot();
    plot->replot();
    QTest::mouseClick(plot, Qt::LeftButton, {}, QPoint(qRound(plot->xAxis->coordToPixel(29)), 100));
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].toLongLong(), 29);
}

void tst_LinePlot::scalesColoursOfMany()
{
    LinePlotFixture f;
    f.setLeaf(shown(Leaf(at::randn({40, 20})), 2, {"env", "time"}), "[:, :]");
    QVERIFY(f.done.wait(kPatienceMs));
    QCPColorScale* const scale = f.view.plot()->findChild<QCPColorScale*>();
    QVERIFY(scale->visible());
    QCOMPARE(scale->dataRange(), QCPRange(0, 39));
    QCOMPARE(scale->axis()->label(), "env");
    f.view.plot()->replot();
    const QRect bar = scale->axis()->axisRect()->rect(), plot = f.view.plot()->axisRect()->rect();
    QCOMPARE(bar.top(), plot.top());
    QCOMPARE(bar.bottom(), plot.bottom());
    QSet<QRgb> colours;
    for (int n = 0; n < 40; ++n) {
        colours << f.graph(n)->pen().color().rgb();
    }
    QCOMPARE(colours.size(), 40);
    f.setLeaf(shown(Leaf(at::randn({4, 20})), 2, {"env", "time"}), "[:, :]");
    QVERIFY(f.done.wait(kPatienceMs));
    QVERIFY(!scale->visible());
    QCOMPARE(f.view.plot()->legend->itemCount(), 4);
}

void tst_LinePlot::marksOddValues()
{
    at::Tensor values = at::arange(50).to(at::kDouble);
    values[3] = std::nan("");
    values[7] = std::numeric_limits<double>::infinity();
    values[8] = -std::numeric_limits<double>::infinity();
    LinePlotFixture f;
    f.setLeaf(shown(Leaf(values), 1, {"time"}));
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.view.plot()->graphCount(), 4);
    const int expected[] = {7, 8, 3};  // +Inf at the top, −Inf and NaN at the foot
    for (int n = 0; n < 3; ++n) {
        QCOMPARE(f.graph(1 + n)->data()->size(), 1);
        QCOMPARE(f.graph(1 + n)->data()->at(0)->key, double(expected[n]));
        QCOMPARE(f.graph(1 + n)->data()->at(0)->value > 0.5, n == 0);
    }
    QCOMPARE(visibleWords(f.view), QString::fromUtf8("× NaN ▲ +Inf ▼ −Inf"));
    // One among millions is visible too.
    values = at::zeros({3'000'000}, at::kFloat);
    values[1'234'567] = std::nan("");
    f.setLeaf(shown(Leaf(values), 1, {"step"}));
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.view.plot()->graphCount(), 2);
    QCOMPARE(f.graph(1)->data()->size(), 1);
    QVERIFY(std::abs(f.graph(1)->data()->at(0)->key - 1'234'567) < 3'000);
    QCOMPARE(visibleWords(f.view), QString::fromUtf8("× NaN"));
}

void tst_LinePlot::logarithmicX()
{
    at::Tensor values = at::zeros({3'000'000}, at::kFloat);
    values[5] = 7;
    values[2'000'000] = 9;
    LinePlotFixture f;
    f.setLeaf(shown(Leaf(values), 1, {"time"}));
    QVERIFY(f.done.wait(kPatienceMs));
    f.view.setLogarithmicX(true);
    QTRY_COMPARE(f.view.plot()->xAxis->scaleType(), QCPAxis::stLogarithmic);
    QTRY_COMPARE(f.values(0).max().item<double>(), 9.0);
    // Each doubling is drawn as finely as the others: the first elements are all there.
    const auto& points = *f.graph(0)->data();
    QTRY_COMPARE(points.findBegin(5, false)->value, 7.0);
    QCOMPARE(points.findBegin(5, false)->key, 5.0);
    QVERIFY(points.size() < 40'000);
    QVERIFY(f.view.plot()->xAxis->range().lower > 0);
}

void tst_LinePlot::linksZoom()
{
    const TensorDict td = together();
    ViewLink link;
    LinePlotFixture a;
    LinePlotFixture b;
    a.view.setLink(link);
    b.view.setLink(link);
    a.setLeaf(leafAt(td, {"reward"}));
    QVERIFY(a.done.wait(kPatienceMs));
    b.setLeaf(leafAt(td, {"obs"}));
    QVERIFY(b.done.wait(kPatienceMs));
    a.view.plot()->setFocus();
    QTest::keyClick(a.view.plot(), Qt::Key_Plus);
    QCOMPARE(b.view.plot()->xAxis->range(), a.view.plot()->xAxis->range());
    QVERIFY(b.view.plot()->xAxis->range().size() < 45);
    LinePlotFixture later;
    later.view.setLink(link);
    later.setLeaf(leafAt(td, {"action"}));
    QVERIFY(later.done.wait(kPatienceMs));
    QCOMPARE(later.view.plot()->xAxis->range(), a.view.plot()->xAxis->range());
    Q_EMIT b.view.plot()->resetRequested();
    QVERIFY(a.view.plot()->xAxis->range().contains(49) && a.view.plot()->xAxis->range().contains(0));
    // The pointer over one is a line in the other.
    auto* const line = b.view.plot()->findChild<QCPItemStraightLine*>();
    QVERIFY(!line->visible());
    a.view.plot()->replot();
    QTest::mouseMove(a.view.plot(), QPoint(qRound(a.view.plot()->xAxis->coordToPixel(20)), 150));
    QTRY_VERIFY(line->visible());
    QCOMPARE(line->point1->key(), 20.0);
}

void tst_LinePlot::scatters_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<int>("component");
    QTest::newRow("the index") << "" << -1;
    QTest::newRow("one value for all curves") << "per_env" << -1;
    QTest::newRow("a component") << "action" << 1;
}

void tst_LinePlot::scatters()
{
    QFETCH(QString, key);
    QFETCH(int, component);
    const TensorDict td = together();
    ScatterView view;
    view.resize(640, 400);
    view.show();
    QSignalSpy done(view.jobs().front(), &AbstractJob::done);
    view.setNeighbours(Neighbours::of(td, Progress::none()));
    const ShownLeaf obs = leafAt(td, {"obs"});
    const DimSelection selection = DimSelection(obs.dims, ViewKind::Scatter).withText("[1, ::2, :]");
    view.setLeaf(obs, selection);
    QVERIFY(done.wait(kPatienceMs));
    if (!key.isEmpty()) {
        const QString text = component < 0 ? key : QString::fromUtf8("%1[…, %2]").arg(key).arg(component);
        view.keyBox()->showPopup();  // it contains other keys once it is opened
        view.keyBox()->hidePopup();
        const int row = view.keyBox()->findText(text);
        QVERIFY2(row > 0, qPrintable(text));
        view.keyBox()->setCurrentIndex(row);
        Q_EMIT view.keyBox()->activated(row);
        QVERIFY(done.wait(kPatienceMs));
        QCOMPARE(view.plot()->xAxis->label(), text);
    }
    const at::Tensor y = td.leaf({"obs"}).tensor().select(0, 1).slice(0, 0, 50, 2);
    at::Tensor x = at::arange(0, 50, 2).to(at::kDouble);
    if (!key.isEmpty()) {
        x = td.leaf({key.toStdString()}).tensor().select(0, 1).slice(0, 0, 50, 2);
        x = component < 0 ? x : x.select(1, component);
    }
    QCOMPARE(view.cloud()->series.size(), std::size_t{3});
    for (int64_t n = 0; n < 3; ++n) {
        const CloudSeries& series = view.cloud()->series[static_cast<std::size_t>(n)];
        QVERIFY(at::tensor(series.x, at::kDouble).equal(x));
        QVERIFY(at::tensor(series.y, at::kDouble).equal(y.select(1, n)));
        QCOMPARE(series.index[3], 6);
    }
}

/// No pixel that a point lies in stays empty, however many there are.
void tst_LinePlot::scattersMany()
{
    at::manual_seed(1);
    const int64_t count = 300'000;
    const at::Tensor x = at::randn({count}, at::kDouble);
    at::Tensor y = at::randn({count}, at::kDouble).mul(0.01);
    y[123'456] = 5;
    y[7] = std::nan("");
    TensorDict td({count}, {"time"});
    td.set({"x"}, Leaf(x));
    td.set({"y"}, Leaf(y));
    const CloudAxis along{Leaf(y), DimSelection(leafAt(td, {"y"}).dims, ViewKind::Scatter)};
    CloudRequest request;
    request.cells = QSize(300, 200);
    const PointCloud cloud = PointCloud::read(along, CloudAxis{Leaf(x), *along.selection.alongside(leafAt(td, {"x"}).dims)},
                                              request, Progress::none());
    QVERIFY(cloud.thinned);
    QCOMPARE(cloud.oddCount, 1);
    const CloudSeries& series = cloud.series.front();
    QVERIFY(series.x.size() <= 300 * 200 && series.x.size() > 500);
    QVERIFY(std::find(series.index.begin(), series.index.end(), 123'456) != series.index.end());
    const QRectF extent = cloud.extent;
    const auto cellsOf = [&](const double* xs, const double* ys, std::size_t points) {
        std::set<std::pair<int, int>> cells;
        for (std::size_t i = 0; i < points; ++i) {
            if (!std::isnan(ys[i])) {
                cells.emplace(std::min(299, int((xs[i] - extent.left()) / extent.width() * 300 * (1 - 1e-12))),
                              std::min(199, int((ys[i] - extent.top()) / extent.height() * 200 * (1 - 1e-12))));
            }
        }
        return cells;
    };
    QCOMPARE(cellsOf(series.x.data(), series.y.data(), series.x.size()),
             cellsOf(x.const_data_ptr<double>(), y.const_data_ptr<double>(), static_cast<std::size_t>(count)));
}

void tst_LinePlot::scattersChunksWhole_data()
{
    QTest::addColumn<bool>("isPair");
    QTest::newRow("against the index") << false;
    QTest::newRow("against another key") << true;
}

/// Each chunk is decompressed once per pass, and the progress is in bytes.
void tst_LinePlot::scattersChunksWhole()
{
    QFETCH(bool, isPair);
    constexpr int64_t kCount = 5'000'000;
    constexpr int64_t kChunk = 1'500'000;
    const at::Tensor values = at::arange(kCount, at::kFloat);
    const auto source = std::make_shared<ControlledSource>(values);
    source->setChunk({kChunk});
    TensorDict td({kCount}, {"time"});
    td.set({"y"}, Leaf(source));
    td.set({"x"}, Leaf(values.neg()));
    const CloudAxis along{td.leaf({"y"}), DimSelection(leafAt(td, {"y"}).dims, ViewKind::Scatter)};
    const auto x = isPair ? std::optional(CloudAxis{td.leaf({"x"}), *along.selection.alongside(leafAt(td, {"x"}).dims)})
                          : std::nullopt;
    struct Told final : Progress {
        void report(int64_t done, int64_t total) override { told.emplace_back(done, total); }
        std::vector<std::pair<int64_t, int64_t>> told;
    } progress;
    CloudRequest request;
    request.cells = QSize(300, 200);
    const PointCloud cloud = PointCloud::read(along, x, request, progress);
    QCOMPARE(cloud.extent.right(), isPair ? 0.0 : double(kCount - 1));
    QCOMPARE(cloud.extent.bottom(), double(kCount - 1));
    using Ranges = std::vector<std::pair<int64_t, int64_t>>;
    Ranges read;
    for (const auto& part : source->reads()) {
        read.emplace_back(part.front().start, part.front().count);
    }
    const std::pair<int64_t, int64_t> first{0, 2 * kChunk}, last{2 * kChunk, kCount - 2 * kChunk};
    QCOMPARE(read, (Ranges{first, last, first, last}));
    const int64_t bytes = kCount * 4;
    QCOMPARE(progress.told,
             (Ranges{{12'000'000, 2 * bytes}, {bytes, 2 * bytes}, {bytes + 12'000'000, 2 * bytes}, {2 * bytes, 2 * bytes}}));
}

/// Small points are seen too, in the colour of their series.
void tst_LinePlot::scatterShowsManyPoints()
{
    constexpr int kSeries = 2;
    ScatterView view;
    view.resize(640, 400);
    view.show();
    QSignalSpy done(view.jobs().front(), &AbstractJob::done);
    const ShownLeaf ramps = shown(Leaf(at::arange(3000).expand({kSeries, 3000})), 2, {"env", "time"});
    view.setLeaf(ramps, DimSelection(ramps.dims, ViewKind::Scatter).withText("[:, :]"));
    QVERIFY(done.wait(kPatienceMs));
    const QImage picture = view.plot()->toPixmap(640, 400).toImage();
    for (int index = 50; index < 3000; index += 100) {
        const QPoint at(qRound(view.plot()->xAxis->coordToPixel(index)), qRound(view.plot()->yAxis->coordToPixel(index)));
        bool isSeen = false;
        for (const QPoint& near : {QPoint(0, 0), QPoint(-1, 0), QPoint(0, -1), QPoint(-1, -1)}) {
            isSeen = isSeen || picture.pixelColor(at + near) == style::curveColour(kSeries - 1);
        }
        QVERIFY2(isSeen, qPrintable(QString::number(index)));
    }
}

void tst_LinePlot::scatterScalesColoursOfMany()
{
    ScatterView view;
    view.resize(640, 400);
    view.show();
    QSignalSpy done(view.jobs().front(), &AbstractJob::done);
    const auto show = [&](int64_t series) {
        const ShownLeaf leaf = shown(Leaf(at::randn({series, 20})), 2, {"env", "time"});
        view.setLeaf(leaf, DimSelection(leaf.dims, ViewKind::Scatter).withText("[:, :]"));
        QVERIFY(done.wait(kPatienceMs));
    };
    show(17);
    auto* const scale = view.plot()->findChild<QCPColorScale*>();
    QVERIFY(scale->visible());
    QCOMPARE(scale->dataRange(), QCPRange(0, 16));
    QCOMPARE(scale->axis()->label(), "env");
    QVERIFY(scale->axis()->ticker().dynamicCast<IndexTicker>());  // no 2.5 among indices
    QCOMPARE(view.plot()->legend->itemCount(), 0);
    QSet<QRgb> colours;
    for (int n = 0; n < 17; ++n) {
        colours << view.plot()->plottable(n)->pen().color().rgb();
    }
    QCOMPARE(colours.size(), 17);
    for (const int n : {0, 5, 16}) {
        const QColor inBar(scale->gradient().color(n, scale->dataRange()));
        const QColor drawn = view.plot()->plottable(n)->pen().color();
        QVERIFY2(std::abs(inBar.lightness() - drawn.lightness()) < 8, qPrintable(inBar.name() + drawn.name()));
    }
    show(4);
    QVERIFY(!scale->visible());
    QCOMPARE(view.plot()->legend->itemCount(), 4);
}

/// Against the indices: zoom, pointer and choice as in line plots. Against a key: the points of the index are ringed.
void tst_LinePlot::scatterFollowsTheLink()
{
    const TensorDict td = together();
    ViewLink link;
    LinePlotFixture line;
    line.view.setLink(link);
    line.setLeaf(leafAt(td, {"reward"}));
    QVERIFY(line.done.wait(kPatienceMs));
    ScatterView view;
    view.resize(640, 400);
    view.setLink(link);
    view.show();
    QSignalSpy done(view.jobs().front(), &AbstractJob::done);
    view.setNeighbours(Neighbours::of(td, Progress::none()));
    const ShownLeaf obs = leafAt(td, {"obs"});
    const QCPRange zoomed(10, 30);
    link.show("time", ViewLink::Span(zoomed.lower, zoomed.upper), &line.view);
    view.setLeaf(obs, DimSelection(obs.dims, ViewKind::Scatter).withText("[1, :, :]"));
    QVERIFY(done.wait(kPatienceMs));
    QCOMPARE(view.plot()->xAxis->range(), zoomed);
    QVERIFY(view.plot()->xAxis->ticker().dynamicCast<IndexTicker>());
    view.plot()->xAxis->setRange(12, 20);
    QCOMPARE(line.view.plot()->xAxis->range(), QCPRange(12, 20));
    auto* const cursor = view.plot()->findChild<QCPItemStraightLine*>();
    QVERIFY(!cursor->visible());
    link.choose({1, 17, 2}, &line.view);
    QVERIFY(cursor->visible());
    QCOMPARE(cursor->point1->key(), 17.0);
    Q_EMIT view.plot()->resetRequested();
    QVERIFY(line.view.plot()->xAxis->range().contains(49));

    drop(view, {"per_env"});
    QVERIFY(done.wait(kPatienceMs));
    QVERIFY(!cursor->visible());
    QVERIFY(!view.plot()->xAxis->ticker().dynamicCast<IndexTicker>());
    const auto* const ringed = qobject_cast<QCPCurve*>(view.plot()->plottable(3));
    QCOMPARE(ringed->data()->size(), 3);
    const double x = td.leaf({"per_env"}).tensor()[1][17].item<double>();
    const double y = td.leaf({"obs"}).tensor()[1][17][2].item<double>();
    const QCPCurveData& last = *(ringed->data()->constEnd() - 1);
    QCOMPARE(QPointF(last.key, last.value), QPointF(x, y));
    const QCPRange before = view.plot()->xAxis->range();
    link.show("time", ViewLink::Span(zoomed.lower, zoomed.upper), &line.view);
    QCOMPARE(view.plot()->xAxis->range(), before);

    QSignalSpy chosen(&link, &ViewLink::chosen);
    view.plot()->replot();
    QTest::mouseClick(view.plot(), Qt::LeftButton, {},
                      QPoint(qRound(view.plot()->xAxis->coordToPixel(x)), qRound(view.plot()->yAxis->coordToPixel(y))));
    QCOMPARE(chosen.count(), 1);
    QCOMPARE(chosen[0][0].value<std::vector<int64_t>>(), (std::vector<int64_t>{1, 17, 2}));
}

/// The points of the current element are ringed even where others hide them.
void tst_LinePlot::scatterRingsPointsLeftOut()
{
    constexpr int64_t kCount = 100'000;
    TensorDict td({kCount}, {"time"});
    td.set({"x"}, Leaf(at::arange(kCount, at::kDouble).remainder(10)));
    td.set({"y"}, Leaf(at::arange(kCount, at::kDouble).remainder(10).mul(2)));
    ViewLink link;
    ScatterView view;
    view.resize(640, 400);
    view.setLink(link);
    view.show();
    QSignalSpy done(view.jobs().front(), &AbstractJob::done);
    QSignalSpy ringed(view.jobs().back(), &AbstractJob::done);
    view.setNeighbours(Neighbours::of(td, Progress::none()));
    const ShownLeaf y = leafAt(td, {"y"});
    view.setLeaf(y, DimSelection(y.dims, ViewKind::Scatter));
    QVERIFY(done.wait(kPatienceMs));
    drop(view, {"x"});
    QVERIFY(done.wait(kPatienceMs));
    QCOMPARE(view.cloud()->series.front().index.size(), std::size_t(10));
    const auto* const ring = qobject_cast<QCPCurve*>(view.plot()->plottable(1));
    QVERIFY(ring->data()->isEmpty());
    link.choose({54'327}, nullptr);
    QVERIFY(ringed.wait(kPatienceMs));
    QCOMPARE(ring->data()->size(), 1);
    QCOMPARE(QPointF(ring->data()->constBegin()->key, ring->data()->constBegin()->value), QPointF(7, 14));
}

void tst_LinePlot::scatterPoints()
{
    const TensorDict td = together();
    ScatterView view;
    view.resize(640, 400);
    view.show();
    QSignalSpy done(view.jobs().front(), &AbstractJob::done);
    QSignalSpy pointed(&view, &LeafView::pointed);
    view.setNeighbours(Neighbours::of(td, Progress::none()));
    const ShownLeaf reward = leafAt(td, {"reward"});
    view.setLeaf(reward, DimSelection(reward.dims, ViewKind::Scatter).withText("[1, :, 0]"));
    QVERIFY(done.wait(kPatienceMs));
    drop(view, {"per_env"});
    QVERIFY(done.wait(kPatienceMs));
    const double x = td.leaf({"per_env"}).tensor()[1][17].item<double>();
    const double y = td.leaf({"reward"}).tensor()[1][17][0].item<double>();
    PlotWidget* const plot = view.plot();
    plot->replot();
    QTest::mouseMove(plot, QPoint(qRound(plot->xAxis->coordToPixel(x)), qRound(plot->yAxis->coordToPixel(y))));
    QTRY_VERIFY(!pointed.isEmpty());
    QVERIFY2(pointed.last()[0].toString().startsWith("[1, 17, 0]: x = "), qPrintable(pointed.last()[0].toString()));
    view.setLogarithmic(true, false);
    QVERIFY(done.wait(kPatienceMs));
    QVERIFY2(visibleWords(view).contains("points have no place"), qPrintable(visibleWords(view)));
}

TENSORDESK_SUITE(tst_LinePlot);
#include "tst_lineplot.moc"
