// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/views/controlledsource.h"
#include "tests/views/shownleaf.h"
#include "views/common/neighbours.h"
#include "views/common/viewlink.h"
#include "views/image/colourcontrols.h"
#include "views/image/colourdomain.h"
#include "views/image/imageview.h"
#include "views/plot/plotwidget.h"
#include "views/style/style.h"
#include "views/table/tableview.h"
#include "views/table/tensortableview.h"

#include <ATen/Context.h>
#include <ATen/TensorOperators.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/full.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/rand.h>
#include <ATen/ops/randint.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QSet>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <cmath>
#include <limits>

using namespace tensordesk;

namespace {

struct ImageFixture {
    ImageView view;
    QSignalSpy done{view.jobs().front(), &AbstractJob::done};

    ImageFixture()
    {
        view.resize(640, 480);
        view.show();
        view.options()->setGeometry(view.width(), 0, 300, 600);
        view.options()->show();
    }
    void setLeaf(const ShownLeaf& leaf, const char* text = nullptr)
    {
        DimSelection selection(leaf.dims, ViewKind::Image);
        view.setLeaf(leaf, text ? selection.withText(text) : selection);
    }
    QColor pixel(int row, int column) { return view.image().pixelColor(column, row); }
    /// Returns the drawn colour at an element's cell.
    QColor screen(double row, double column)
    {
        PlotWidget* const plot = view.plot();
        plot->replot();
        const QImage grab = plot->toPixmap(plot->width(), plot->height(), 1).toImage();
        return grab.pixelColor(qRound(plot->xAxis->coordToPixel(column)), qRound(plot->yAxis->coordToPixel(row)));
    }
    QString words() { return visibleWords(view); }
};

}  // namespace

class tst_Image : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void coloursHardValues_data();
    void coloursHardValues();
    void pictures_data();
    void pictures();
    void signedPicture();
    void heatMap();
    void diverges();
    void marksNan();
    void constantAndNothing();
    void runsDownwards();
    void keepsPicturesSquare();
    void transposes();
    void thinsHugePlanes();
    void readsMoreWhenZoomed();
    void keepsColoursWhenDragged();
    void takesColoursFromControls();
    void marksInfinities();
    void laysMaskOver();
    void laysMaskOverTiles_data();
    void laysMaskOverTiles();
    void changesTheGuess();
    void dragsTheDomain();
    void keepsTheRangeOfAll();
    void smooths();
    void readsAhead();
    void pointsAtElements();
    void linksTheCursor();
    void sharesTheElementWithATable();
    void stepsFrames();
    void tilesPictures();
    void saysWhyItIsEmpty();
    void failsInPlace();
};

void tst_Image::pictures_data()
{
    QTest::addColumn<int>("dtype");
    QTest::addColumn<QVector<qint64>>("shape");
    QTest::addColumn<double>("scale");
    QTest::addColumn<QString>("layout");
    using Sizes = QVector<qint64>;
    QTest::newRow("bytes, H W RGB") << int(at::kByte) << Sizes{12, 10, 3} << 1.0 << "hwc";
    QTest::newRow("bytes, H W RGBA") << int(at::kByte) << Sizes{12, 10, 4} << 1.0 << "hwc";
    QTest::newRow("bytes, H W 1") << int(at::kByte) << Sizes{12, 10, 1} << 1.0 << "hwc";
    QTest::newRow("bytes, RGB H W") << int(at::kByte) << Sizes{3, 12, 10} << 1.0 << "chw";
    QTest::newRow("bytes, 1 H W") << int(at::kByte) << Sizes{1, 12, 10} << 1.0 << "chw";
    QTest::newRow("floats up to 1") << int(at::kFloat) << Sizes{12, 10, 3} << 1 / 255.0 << "hwc";
    QTest::newRow("floats up to 255") << int(at::kHalf) << Sizes{3, 12, 10} << 1.0 << "chw";
}

void tst_Image::pictures()
{
    QFETCH(int, dtype);
    QFETCH(QVector<qint64>, shape);
    QFETCH(double, scale);
    QFETCH(QString, layout);
    at::manual_seed(5);
    const at::Tensor bytes = at::randint(256, std::vector<int64_t>(shape.begin(), shape.end()), at::kLong);
    const at::Tensor values = dtype == int(at::kByte) ? bytes.to(at::kByte)
                                                      : (bytes.to(at::kDouble) * scale).to(static_cast<DType>(dtype));
    ImageFixture f;
    f.setLeaf(shownLeaf(Leaf(values)));
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.view.image().size(), QSize(10, 12));
    const at::Tensor pixels = layout == "hwc" ? bytes : bytes.permute({1, 2, 0});
    for (int row = 0; row < 12; ++row) {
        for (int column = 0; column < 10; ++column) {
            const at::Tensor p = pixels[row][column];
            const auto at = [&](int64_t c) { return static_cast<int>(p[p.numel() < 3 ? 0 : c].item<int64_t>()); };
            QCOMPARE(f.pixel(row, column), QColor(at(0), at(1), at(2), p.numel() == 4 ? at(3) : 255));
        }
    }
    QVERIFY(!f.view.plot()->findChild<QCPColorScale*>()->visible());
}

void tst_Image::signedPicture()
{
    // As the difference of two pictures of bytes is, with the dims that they have.
    at::Tensor values = at::zeros({8, 9, 4}, at::kLong);
    values[0][0].fill_(-20);
    values[0][1][0] = 40;
    const ShownLeaf leaf = shownLeaf(Leaf(values));
    DimSelection selection(leaf.dims, ViewKind::Image);
    selection.setRole(2, DimRole::Channel);
    ImageFixture f;
    f.view.setLeaf(leaf, selection);
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.view.limits(), (ColourLimits{-40, 40}));
    QCOMPARE(f.pixel(1, 1), QColor(128, 128, 128));
    QCOMPARE(f.pixel(0, 0), QColor(64, 64, 64));
    QCOMPARE(f.pixel(0, 1), QColor(255, 128, 128));
    QVERIFY2(f.words().contains("Grey is 0, full colours are ±40."), qPrintable(f.words()));
}

void tst_Image::heatMap()
{
    const at::Tensor values = at::arange(256).view({8, 32}).to(at::kDouble);
    ImageFixture f;
    f.setLeaf(shownLeaf(Leaf(values)));
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.view.colourMap(), ColourMap::Viridis);
    QCOMPARE(f.view.limits(), (ColourLimits{0, 255}));
    const auto& table = colourmap::table(ColourMap::Viridis);
    QCOMPARE(f.pixel(0, 0).rgb(), QColor(0x44, 0x01, 0x54).rgb());
    QCOMPARE(f.pixel(7, 31).rgb(), QColor(0xfd, 0xe7, 0x25).rgb());
    for (int i = 0; i < 256; ++i) {
        QCOMPARE(f.pixel(i / 32, i % 32).rgb(), table[static_cast<std::size_t>(i)] | 0xff000000);
    }
    QVERIFY(f.view.plot()->findChild<QCPColorScale*>()->visible());
    f.view.setColourMap(ColourMap::Grey);
    QCOMPARE(f.pixel(3, 4), QColor(100, 100, 100));
}

void tst_Image::diverges()
{
    at::Tensor values = at::zeros({8, 9});
    values[0][0] = -2;
    values[0][1] = 4;
    ImageFixture f;
    f.setLeaf(shownLeaf(Leaf(values)));
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.view.colourMap(), ColourMap::Diverging);
    QCOMPARE(f.view.limits(), (ColourLimits{-4, 4}));
    const QColor zero = f.pixel(1, 0);
    QVERIFY(zero.red() > 240 && zero.green() > 240 && zero.blue() > 240);
    QVERIFY(f.pixel(0, 0).blue() > f.pixel(0, 0).red());
    QVERIFY(f.pixel(0, 1).red() > f.pixel(0, 1).blue());
}

void tst_Image::marksNan()
{
    at::Tensor values = at::rand({8, 9});
    values[2][3] = std::nan("");
    values[4][4] = std::numeric_limits<double>::infinity();
    ImageFixture f;
    f.setLeaf(shownLeaf(Leaf(values)));
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.pixel(2, 3), colourmap::nan());
    QCOMPARE(f.screen(2, 3), colourmap::nan());
    QCOMPARE(f.pixel(4, 4), colourmap::plusInfinity());
    QVERIFY(f.view.limits().high <= 1);
    QVERIFY2(f.words().contains("1 NaN"), qPrintable(f.words()));
}

void tst_Image::constantAndNothing()
{
    ImageFixture f;
    f.setLeaf(shownLeaf(Leaf(at::full({3, 4}, 7.0))));
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.view.limits(), (ColourLimits{6.5, 7.5}));
    f.setLeaf(shownLeaf(Leaf(at::full({3, 4}, std::nan("")))));
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.pixel(0, 0), colourmap::nan());
    f.setLeaf(shownLeaf(Leaf(at::ones({1, 1}))));
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.screen(0, 0), f.pixel(0, 0));
}

void tst_Image::runsDownwards()
{
    const at::Tensor values = at::arange(6).view({3, 2});
    ImageFixture f;
    f.setLeaf(shownLeaf(Leaf(values)));
    QVERIFY(f.done.wait(kPatienceMs));
    QVERIFY(f.view.plot()->yAxis->coordToPixel(0) < f.view.plot()->yAxis->coordToPixel(2));
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 2; ++column) {
            QCOMPARE(f.screen(row, column), f.pixel(row, column));
        }
    }
}

void tst_Image::keepsPicturesSquare()
{
    ImageFixture f;
    f.setLeaf(shownLeaf(Leaf(at::zeros({40, 10, 3}, at::kByte))));
    QVERIFY(f.done.wait(kPatienceMs));
    PlotWidget* const plot = f.view.plot();
    const auto cell = [&] {
        return QSizeF(plot->xAxis->coordToPixel(1) - plot->xAxis->coordToPixel(0),
                      plot->yAxis->coordToPixel(1) - plot->yAxis->coordToPixel(0));
    };
    QVERIFY(std::abs(cell().width() - cell().height()) < 0.01);
    f.view.resize(900, 300);
    QTRY_VERIFY(plot->width() > 800);
    plot->replot();
    QVERIFY(std::abs(cell().width() - cell().height()) < 0.01);
    QVERIFY(plot->yAxis->range().contains(0) && plot->yAxis->range().contains(39));
}

void tst_Image::transposes()
{
    const auto leaf = shownLeaf(Leaf(at::arange(12).view({3, 4}).to(at::kFloat)));
    ImageFixture f;
    f.setLeaf(leaf);
    QVERIFY(f.done.wait(kPatienceMs));
    const QColor before = f.pixel(2, 1);
    DimSelection selection(leaf.dims, ViewKind::Image);
    selection.setRole(0, DimRole::X);
    f.view.setSelection(selection);
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.view.image().size(), QSize(3, 4));
    QCOMPARE(f.pixel(1, 2), before);
}

void tst_Image::thinsHugePlanes()
{
    const auto source = std::make_shared<ControlledSource>(at::arange(20'000).view({20'000, 1}).expand({20'000, 10'000}));
    ImageFixture f;
    f.setLeaf(shownLeaf(Leaf(source)));
    QVERIFY(f.done.wait(kPatienceMs));
    const Raster& raster = *f.view.raster();
    QVERIFY(raster.request.rows.step > 8);
    QVERIFY(raster.plane.numel() < (1 << 21));
    // Each pixel is the element at its position, and both ends are covered.
    const auto row = raster.request.rows.count - 1;
    const auto index = raster.request.rows.start + row * raster.request.rows.step;
    QCOMPARE(raster.plane[row][0].item<double>(), double(index));
    QVERIFY(index + raster.request.rows.step >= 20'000);
    QVERIFY2(f.words().contains("Thinned"), qPrintable(f.words()));
}

void tst_Image::readsMoreWhenZoomed()
{
    const at::Tensor values = at::arange(5000).view({5000, 1}).expand({5000, 5000});
    ImageFixture f;
    f.setLeaf(shownLeaf(Leaf(values)));
    QVERIFY(f.done.wait(kPatienceMs));
    const ColourLimits limits = f.view.limits();
    f.view.plot()->xAxis->setRange(1000, 1100);
    f.view.plot()->yAxis->setRange(2000, 2100);
    QTRY_COMPARE(f.view.raster()->request.rows.step, 1);
    QCOMPARE(f.view.raster()->request.columns.step, 1);
    const Range rows = f.view.raster()->request.rows;
    QVERIFY(rows.start <= 2000 && rows.start + rows.count >= 2100);
    QCOMPARE(f.view.raster()->plane[2050 - rows.start][0].item<double>(), 2050.0);
    QCOMPARE(f.view.limits(), limits);  // a zoom does not change colours
}

void tst_Image::keepsColoursWhenDragged()
{
    const auto leaf = shownLeaf(Leaf(at::rand({3, 8, 9})), 1);
    ImageFixture f;
    f.setLeaf(leaf);
    QVERIFY(f.done.wait(kPatienceMs));
    f.view.plot()->findChild<QCPColorScale*>()->setDataRange(QCPRange(0, 10));
    QCOMPARE(f.view.limits(), (ColourLimits{0, 10}));
    DimSelection next(leaf.dims, ViewKind::Image);
    next.setIndex(0, 2);
    f.view.setSelection(next);
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.view.limits(), (ColourLimits{0, 10}));
}

void tst_Image::takesColoursFromControls()
{
    ImageFixture f;
    f.setLeaf(shownLeaf(Leaf(at::arange(12).view({3, 4}).to(at::kDouble))));
    QVERIFY(f.done.wait(kPatienceMs));
    ColourControls* const controls = f.view.controls();
    QVERIFY(controls->isVisible());
    QCOMPARE(controls->low()->text(), "0");
    QCOMPARE(controls->high()->text(), "11");
    controls->map()->setFocus();
    QTest::keyClicks(controls->map(), "Grey");
    QCOMPARE(f.view.colourMap(), ColourMap::Grey);
    QCOMPARE(f.pixel(2, 3), QColor(Qt::white));
    controls->high()->setFocus();
    controls->high()->selectAll();
    QTest::keyClicks(controls->high(), "22");
    QTest::keyClick(controls->high(), Qt::Key_Return);
    QCOMPARE(f.view.limits(), (ColourLimits{0, 22}));
    QCOMPARE(f.pixel(2, 3), QColor(128, 128, 128));
    controls->low()->setFocus();
    controls->low()->selectAll();
    QTest::keyClicks(controls->low(), "99");  // above the other end: nothing
    QTest::keyClick(controls->low(), Qt::Key_Return);
    QCOMPARE(f.view.limits(), (ColourLimits{0, 22}));
    controls->symmetric()->setChecked(true);
    QCOMPARE(f.view.limits(), (ColourLimits{-11, 11}));
    QCOMPARE(controls->low()->text(), "-11");
    f.setLeaf(shownLeaf(Leaf(at::randint(256, {12, 10, 3}, at::kLong).to(at::kByte))));
    QVERIFY(f.done.wait(kPatienceMs));
    QVERIFY(!controls->isVisible());  // a picture has its own colours
}

void tst_Image::marksInfinities()
{
    at::Tensor values = at::arange(12).view({3, 4}).to(at::kDouble);
    values[1][2] = -std::numeric_limits<double>::infinity();
    values[2][0] = std::numeric_limits<double>::infinity();
    values[2][1] = std::numeric_limits<double>::infinity();
    ImageFixture f;
    f.setLeaf(shownLeaf(Leaf(values)));
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.pixel(1, 2), colourmap::minusInfinity());
    QCOMPARE(f.pixel(2, 0), colourmap::plusInfinity());
    QCOMPARE(f.view.limits(), (ColourLimits{0, 11}));
    QVERIFY2(f.words().contains("2 +Inf") && f.words().contains("1 −Inf"), qPrintable(f.words()));
}

void tst_Image::laysMaskOver()
{
    const at::Tensor values = at::arange(2 * 6 * 8).view({2, 6, 8}).to(at::kDouble);
    at::Tensor mask = at::zeros({2, 6, 8}, at::kBool);
    mask[1][2][3] = true;
    TensorDict td({2}, {"time"});
    td.set({"obs"}, Leaf(values));
    td.set({"seen"}, Leaf(mask));
    td.set({"flag"}, Leaf(at::zeros({2, 1}, at::kBool)));  // of another shape
    td.set({"number"}, Leaf(at::zeros({2, 6, 8})));
    const auto leaf = shownLeaf(Leaf(values), 1, {"time"});
    ImageFixture f;
    f.view.setNeighbours(Neighbours::of(td, Progress::none()));
    f.setLeaf(leaf, "[1, :, :]");
    QVERIFY(f.done.wait(kPatienceMs));
    const QColor before = f.pixel(2, 3);
    QComboBox* const masks = f.view.pictureControls()->maskBox();
    QCOMPARE(masks->count(), 2);
    masks->setFocus();
    QTest::keyClicks(masks, "seen");
    QVERIFY(f.done.wait(kPatienceMs));
    const QColor over = colourmap::mask();
    QCOMPARE(f.pixel(2, 3),
             QColor((before.red() + over.red()) / 2, (before.green() + over.green()) / 2, (before.blue() + over.blue()) / 2));
    QCOMPARE(f.view.raster()->mask.sum().item<int64_t>(), 1);
    QVERIFY2(f.words().contains("seen is true"), qPrintable(f.words()));
    DimSelection first(leaf.dims, ViewKind::Image);
    f.view.setSelection(first);
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.view.raster()->mask.sum().item<int64_t>(), 0);  // that of the shown index
}

void tst_Image::laysMaskOverTiles_data()
{
    QTest::addColumn<QVector<qint64>>("sizes");
    QTest::addColumn<QVector<qint64>>("maskSizes");
    QTest::addColumn<int>("batchDims");
    QTest::addColumn<QString>("slice");
    using Sizes = QVector<qint64>;
    QTest::newRow("each picture has its own") << Sizes{5, 8, 9, 3} << Sizes{5, 8, 9} << 1 << "[:, :, :, :]";
    QTest::newRow("one for all pictures") << Sizes{2, 5, 8, 9} << Sizes{2, 8, 9} << 1 << "[1, :, :, :]";
}

void tst_Image::laysMaskOverTiles()
{
    QFETCH(QVector<qint64>, sizes);
    QFETCH(QVector<qint64>, maskSizes);
    QFETCH(int, batchDims);
    QFETCH(QString, slice);
    const auto shapeOf = [](const QVector<qint64>& from) { return std::vector<int64_t>(from.begin(), from.end()); };
    at::manual_seed(6);
    const at::Tensor values = at::randint(200, shapeOf(sizes), at::kLong).to(at::kByte);
    const at::Tensor mask = at::randint(2, shapeOf(maskSizes), at::kBool);
    TensorDict td(Shape(sizes.begin(), sizes.begin() + batchDims));
    td.set({"seen"}, Leaf(mask));
    const ShownLeaf leaf = shownLeaf(Leaf(values), batchDims);
    const ShownPart part = ShownPart::of(leaf, DimSelection(leaf.dims, ViewKind::Image).withText(slice.toStdString()));
    QVERIFY(part.leaf.tiling);
    ImageFixture f;
    f.view.setNeighbours(Neighbours::of(td, Progress::none()));
    f.view.setLeaf(part.leaf, part.selection);
    QVERIFY(f.done.wait(kPatienceMs));
    const QColor bare = f.pixel(0, 0);
    QComboBox* const masks = f.view.pictureControls()->maskBox();
    QCOMPARE(masks->count(), 2);
    masks->setFocus();
    QTest::keyClicks(masks, "seen");
    QVERIFY(f.done.wait(kPatienceMs));
    const at::Tensor shown = batchDims == 1 && sizes[0] == 5 ? mask : mask[1].expand({5, 8, 9});
    for (int tile = 0; tile < 5; ++tile) {
        const at::Tensor there =
            f.view.raster()->mask.slice(0, tile / 2 * 8, tile / 2 * 8 + 8).slice(1, tile % 2 * 9, tile % 2 * 9 + 9);
        QVERIFY(there.equal(shown[tile]));
    }
    const QColor over = colourmap::mask();
    const QColor mixed((bare.red() + over.red()) / 2, (bare.green() + over.green()) / 2, (bare.blue() + over.blue()) / 2);
    QCOMPARE(f.pixel(0, 0), shown[0][0][0].item<bool>() ? mixed : bare);
    QVERIFY2(f.words().contains("seen is true"), qPrintable(f.words()));
}

void tst_Image::changesTheGuess()
{
    at::manual_seed(2);
    const at::Tensor values = at::randint(256, {2, 3, 12, 10}, at::kLong).to(at::kByte);
    const auto leaf = shownLeaf(Leaf(values), 1);
    ImageFixture f;
    f.setLeaf(leaf);
    QVERIFY(f.done.wait(kPatienceMs));
    QSignalSpy proposed(&f.view, &LeafView::selectionProposed);
    connect(&f.view, &LeafView::selectionProposed, &f.view, [&](const DimSelection& next) { f.view.setSelection(next); });
    QComboBox* const layouts = f.view.pictureControls()->layoutBox();
    layouts->setFocus();
    QTest::keyClick(layouts, Qt::Key_Down);
    QTRY_COMPARE(proposed.size(), 1);
    QTRY_COMPARE(f.view.image().size(), QSize(12, 3));
    QTest::keyClick(layouts, Qt::Key_Down);
    QTRY_COMPARE(f.view.image().size(), QSize(10, 12));
    QTest::keyClick(layouts, Qt::Key_Down);
    QTRY_VERIFY(f.view.raster() && f.view.raster()->elements.dim() == 2);
    QTRY_COMPARE(f.pixel(4, 5),
                 QColor(values[0][0][4][5].item<int>(), values[0][0][4][5].item<int>(), values[0][0][4][5].item<int>()));
    QTest::keyClick(layouts, Qt::Key_Down);
    QTRY_VERIFY(f.view.raster() && f.view.raster()->kind == Raster::Kind::HeatMap);
    QTest::keyClick(layouts, Qt::Key_Home);
    QTRY_VERIFY(f.view.raster() && f.view.raster()->elements.dim() == 3);
    QCOMPARE(f.pixel(4, 5).green(), values[0][1][4][5].item<int>());
}

void tst_Image::dragsTheDomain()
{
    ImageFixture f;
    f.setLeaf(shownLeaf(Leaf(at::arange(1000).view({10, 100}).to(at::kDouble))));
    QVERIFY(f.done.wait(kPatienceMs));
    QVERIFY(!f.view.domain()->isVisible());
    QTest::mouseClick(f.view.controls()->distribution(), Qt::LeftButton, {}, QPoint(8, 8));
    ColourDomain* const domain = f.view.domain();
    QVERIFY(domain->isVisible());
    domain->replot();
    // As numpy.histogram has it: 128 equal bins from the least to the greatest value.
    QCOMPARE(domain->bars()->data()->size(), Raster::kBins);
    double total = 0;
    for (const QCPBarsData& bar : *domain->bars()->data()) {
        QVERIFY(bar.value == 7 || bar.value == 8);
        total += bar.value;
    }
    QCOMPARE(total, 1000.0);
    const auto at = [domain](double value) { return QPoint(qRound(domain->xAxis->coordToPixel(value)), 20); };
    QTest::mousePress(domain, Qt::LeftButton, {}, at(999));
    QTest::mouseMove(domain, at(500));
    QTest::mouseRelease(domain, Qt::LeftButton, {}, at(500));
    QVERIFY(std::abs(f.view.limits().high - 500) < 3);
    QCOMPARE(f.view.limits().low, 0.0);
    const double high = f.view.limits().high;
    QTest::keyClick(domain, Qt::Key_Left);
    QVERIFY(f.view.limits().high < high);
    const auto& table = colourmap::table(ColourMap::Viridis);
    QCOMPARE(f.pixel(9, 99).rgb(), table[255] | 0xff000000);
    QCOMPARE(f.pixel(5, 50).rgb(), table[255] | 0xff000000);
    QVERIFY(f.pixel(2, 50).rgb() != (table[255] | 0xff000000));
}

void tst_Image::keepsTheRangeOfAll()
{
    const auto leaf = shownLeaf(Leaf(at::arange(2 * 6 * 7).view({2, 6, 7}).to(at::kDouble)), 1);
    ImageFixture f;
    f.setLeaf(leaf);
    QVERIFY(f.done.wait(kPatienceMs));
    DimSelection next(leaf.dims, ViewKind::Image);
    next.setIndex(0, 1);
    f.view.setSelection(next);
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.view.limits(), (ColourLimits{42, 83}));
    QTest::mouseClick(f.view.pictureControls()->fixedBox(), Qt::LeftButton, {}, QPoint(8, 8));
    f.view.setSelection(DimSelection(leaf.dims, ViewKind::Image));
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.view.limits(), (ColourLimits{42, 83}));
}

void tst_Image::smooths()
{
    ImageFixture f;
    f.setLeaf(shownLeaf(Leaf(at::arange(2).mul(255).view({1, 2}).expand({4, 2}).to(at::kByte).contiguous())), "[:, :]");
    QVERIFY(f.done.wait(kPatienceMs));
    f.view.setColourMap(ColourMap::Grey);
    const auto shades = [&] {
        QSet<QRgb> seen;
        for (int i = 0; i < 100; ++i) {
            seen << f.screen(1, -0.4 + 0.018 * i).rgb();
        }
        return seen.size();
    };
    QCOMPARE(shades(), 2);
    QTest::mouseClick(f.view.pictureControls()->smoothBox(), Qt::LeftButton, {}, QPoint(8, 8));
    QVERIFY(shades() > 20);
}

/// The next frame of a film is read before it is requested.
void tst_Image::readsAhead()
{
    const at::Tensor values = at::arange(6 * 8 * 9).view({6, 8, 9});
    const auto source = std::make_shared<ControlledSource>(values);
    const auto leaf = shownLeaf(Leaf(source), 1);
    ImageFixture f;
    QSignalSpy ahead(f.view.jobs().back(), &AbstractJob::done);
    f.setLeaf(leaf);
    QVERIFY(f.done.wait(kPatienceMs));
    DimSelection frame(leaf.dims, ViewKind::Image);
    frame.setIndex(0, 1);
    f.view.setSelection(frame);
    QVERIFY(f.done.wait(kPatienceMs));
    QVERIFY(!ahead.isEmpty() || ahead.wait(kPatienceMs));
    source->setOpen(false);  // the drawn frame was read already
    frame.setIndex(0, 2);
    f.view.setSelection(frame);
    QCOMPARE(f.view.raster()->elements[0][0].item<int64_t>(), 2 * 72);
    source->setOpen(true);
}

void tst_Image::pointsAtElements()
{
    const at::Tensor values = at::arange(2 * 12 * 10 * 3).remainder(251).view({2, 12, 10, 3}).to(at::kByte);
    ImageFixture f;
    f.setLeaf(shownLeaf(Leaf(values), 1), "[1, :, :, :]");
    QVERIFY(f.done.wait(kPatienceMs));
    QSignalSpy pointed(&f.view, &LeafView::pointed);
    PlotWidget* const plot = f.view.plot();
    QTest::mouseMove(plot, QPoint(qRound(plot->xAxis->coordToPixel(4.3)), qRound(plot->yAxis->coordToPixel(6.6))));
    QTRY_VERIFY(!pointed.isEmpty());
    const at::Tensor p = values[1][7][4];
    QCOMPARE(pointed.last()[0].toString(),
             QStringLiteral("[1, 7, 4, :] = %1, %2, %3").arg(p[0].item<int>()).arg(p[1].item<int>()).arg(p[2].item<int>()));
}

void tst_Image::linksTheCursor()
{
    ViewLink link;
    link.setEventDimsShared(true);
    ImageFixture a, b;
    a.view.setLink(link);
    b.view.setLink(link);
    const at::Tensor values = at::arange(6 * 8).view({6, 8}).to(at::kDouble);
    a.setLeaf(shownLeaf(Leaf(values), 1, {"time"}));
    QVERIFY(a.done.wait(kPatienceMs));
    b.setLeaf(shownLeaf(Leaf(-values), 1, {"time"}));
    QVERIFY(b.done.wait(kPatienceMs));
    // The lines through a row and a column that are on the screen.
    const auto lines = [](ImageFixture& f) {
        QStringList shown;
        for (const auto* const line : f.view.plot()->findChildren<QCPItemStraightLine*>()) {
            if (line->visible()) {
                const bool isColumn = line->point1->key() == line->point2->key();
                shown << (isColumn ? "column " : "row ") + QString::number(isColumn ? line->point1->key() : line->point1->value());
            }
        }
        shown.sort();
        return shown.join(", ");
    };
    PlotWidget* const plot = a.view.plot();
    plot->replot();
    const auto at = [plot](double row, double column) {
        return QPoint(qRound(plot->xAxis->coordToPixel(column)), qRound(plot->yAxis->coordToPixel(row)));
    };
    QTest::mouseMove(plot, at(4.2, 5.8));
    QTRY_COMPARE(lines(b), "column 6, row 4");
    QCOMPARE(lines(a), "");
    const QColor drawn = b.screen(4, 2), accent = style::colours().accent;  // off the column; smoothed
    QVERIFY2(std::abs(drawn.red() - accent.red()) + std::abs(drawn.green() - accent.green())
                     + std::abs(drawn.blue() - accent.blue())
                 < 90,
             qPrintable(drawn.name() + " is not " + accent.name()));
    // A click chooses the element; the other views keep it when the pointer leaves.
    std::vector<std::vector<int64_t>> chosen;
    connect(&link, &ViewLink::chosen, this, [&](const std::vector<int64_t>& position) { chosen.push_back(position); });
    QTest::mouseClick(plot, Qt::LeftButton, {}, at(2, 3));
    QCOMPARE(chosen, (std::vector<std::vector<int64_t>>{{2, 3}}));
    QTest::mouseMove(plot, QPoint(1, 1));
    QTRY_COMPARE(lines(b), "column 3, row 2");
    // The cursor of another view is drawn here.
    link.point("time", 1, &link);
    QVERIFY2(lines(a).contains("row 1"), qPrintable(lines(a)));
}

void tst_Image::sharesTheElementWithATable()
{
    ViewLink link;
    ImageFixture f;
    f.view.setLink(link);
    const ShownLeaf leaf = shownLeaf(Leaf(at::arange(6 * 8).view({6, 8}).to(at::kDouble)), 1);
    f.setLeaf(leaf);
    QVERIFY(f.done.wait(kPatienceMs));
    f.view.plot()->replot();
    QTest::mouseClick(f.view.plot(), Qt::LeftButton, {},
                      QPoint(qRound(f.view.plot()->xAxis->coordToPixel(7)), qRound(f.view.plot()->yAxis->coordToPixel(5))));
    // A view that is opened later starts there, and its current element is marked in the image.
    TableView table;
    table.show();
    table.setLink(link);
    table.setLeaf(leaf, DimSelection(leaf.dims, ViewKind::Table));
    const auto current = [&] { return TensorTableModel::positionText(table.model()->positionOf(table.table()->currentIndex())); };
    QCOMPARE(current(), "[5, 7]");
    QTest::keyClick(table.table(), Qt::Key_Up);
    QCOMPARE(current(), "[4, 7]");
    QStringList rows;
    for (const auto* const line : f.view.plot()->findChildren<QCPItemStraightLine*>()) {
        if (line->visible() && line->point1->value() == line->point2->value()) {
            rows << QString::number(line->point1->value());
        }
    }
    QCOMPARE(rows.join(' '), "4");
}

void tst_Image::stepsFrames()
{
    at::manual_seed(9);
    const at::Tensor values = at::randint(256, {4, 12, 10, 3}, at::kLong).to(at::kByte);
    const auto leaf = shownLeaf(Leaf(values), 1, {"time"});
    ImageFixture f;
    f.setLeaf(leaf);
    QVERIFY(f.done.wait(kPatienceMs));
    f.view.plot()->xAxis->setRange(2, 5);
    DimSelection next(leaf.dims, ViewKind::Image);
    next.setIndex(0, 3);
    f.view.setSelection(next);
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.pixel(5, 6).red(), values[3][5][6][0].item<int>());
    QCOMPARE(f.view.plot()->xAxis->range(), QCPRange(2, 5));
}

void tst_Image::tilesPictures()
{
    const at::Tensor values = at::arange(5 * 8 * 9 * 3).remainder(251).view({5, 8, 9, 3}).to(at::kByte);
    const ShownLeaf leaf = shownLeaf(Leaf(values), 1);
    const DimSelection chosen = DimSelection(leaf.dims, ViewKind::Image).withText("[:, :, :, :]");
    const ShownPart part = ShownPart::of(leaf, chosen);
    QVERIFY(!part.leaf.isStored());
    ImageFixture f;
    f.view.setLeaf(part.leaf, part.selection);
    QVERIFY(f.done.wait(kPatienceMs));
    QCOMPARE(f.view.image().size(), QSize(2 * 9, 3 * 8));
    for (int tile = 0; tile < 5; ++tile) {
        const at::Tensor p = values[tile][3][4];
        QCOMPARE(f.pixel(tile / 2 * 8 + 3, tile % 2 * 9 + 4), QColor(p[0].item<int>(), p[1].item<int>(), p[2].item<int>()));
    }
    QCOMPARE(f.pixel(2 * 8 + 7, 9).alpha(), 0);  // behind the last picture
    QCOMPARE(f.pixel(2 * 8 + 7, 8).alpha(), 255);
    QSignalSpy pointed(&f.view, &LeafView::pointed);
    PlotWidget* const plot = f.view.plot();
    plot->replot();
    const auto at = [plot](double row, double column) {
        return QPoint(qRound(plot->xAxis->coordToPixel(column)), qRound(plot->yAxis->coordToPixel(row)));
    };
    QTest::mouseMove(plot, at(8 + 3, 9 + 4));
    QTRY_VERIFY(!pointed.isEmpty());
    QVERIFY2(pointed.last()[0].toString().startsWith("[3, 3, 4, :] = "), qPrintable(pointed.last()[0].toString()));
    QTest::mouseMove(plot, at(2 * 8 + 3, 9 + 4));  // behind the last picture
    QTRY_COMPARE(pointed.last()[0].toString(), "");
    QVERIFY(!plot->xAxis->tickLabels());
}

void tst_Image::saysWhyItIsEmpty()
{
    ImageFixture f;
    QCOMPARE(f.words(), "Select a leaf in the tree to see it as an image.");
    f.setLeaf(shownLeaf(Leaf(at::ones({5}))));
    QCOMPARE(f.words(), "An image needs two dims; this leaf has fewer. The plot shows it.");
    f.setLeaf(shownLeaf(Leaf(at::ones({5, 0}))));
    QCOMPARE(f.words(), "This leaf has no elements: its shape is [5, 0].");
    f.setLeaf(shownLeaf(Leaf(at::ones({5, 6}))), "[2, :]");
    QCOMPARE(f.words(), "Give one dim the x axis and one the y axis to see an image.");
}

void tst_Image::failsInPlace()
{
    const auto source = std::make_shared<ControlledSource>(at::ones({4, 5}));
    source->setFailure(Error(ErrorKind::OSError, "the chunk is damaged").inFile("a.h5"));
    ImageFixture f;
    QSignalSpy failed(f.view.jobs().front(), &AbstractJob::failed);
    f.setLeaf(shownLeaf(Leaf(source)));
    QVERIFY(failed.wait(kPatienceMs));
    QVERIFY2(f.words().contains("the chunk is damaged"), qPrintable(f.words()));
    source->setFailure({});
    f.view.refresh();
    QVERIFY(f.done.wait(kPatienceMs));
    QVERIFY2(!f.words().contains("damaged"), qPrintable(f.words()));
    QVERIFY(f.view.hint().isEmpty() && f.view.raster());
}

/// The colours of a row of values, least first.
void tst_Image::coloursHardValues_data()
{
    QTest::addColumn<at::Tensor>("values");
    QTest::addColumn<int>("map");
    QTest::addColumn<QList<int>>("colours");
    const auto row = [](std::vector<double> values) { return at::tensor(values, at::kDouble).view({1, -1}); };
    const int viridis = int(ColourMap::Viridis), diverging = int(ColourMap::Diverging);
    const double most = std::numeric_limits<double>::max();
    QTest::newRow("±1e308") << row({-1e308, 0, 1e308}) << diverging << QList<int>{0, 128, 255};
    QTest::newRow("all doubles") << row({-most, 0, most}) << diverging << QList<int>{0, 128, 255};
    QTest::newRow("huge") << row({0, 1e308}) << viridis << QList<int>{0, 255};
    QTest::newRow("constant") << row({3, 3}) << viridis << QList<int>{128, 128};
    QTest::newRow("a huge constant") << at::full({1, 2}, int64_t{1'700'000'000'000'000'000}) << viridis << QList<int>{128, 128};
    QTest::newRow("huge integers, near each other")
        << at::arange(int64_t{1} << 60, (int64_t{1} << 60) + 513, 256).view({1, 3}) << viridis << QList<int>{0, 128, 255};
    QTest::newRow("the greatest there is") << row({most, most}) << viridis << QList<int>{255, 255};
}

void tst_Image::coloursHardValues()
{
    QFETCH(at::Tensor, values);
    QFETCH(int, map);
    QFETCH(QList<int>, colours);
    ImageFixture f;
    f.setLeaf(shownLeaf(Leaf(values)));
    QVERIFY(f.done.wait(kPatienceMs));
    const auto& table = colourmap::table(static_cast<ColourMap>(map));
    for (int column = 0; column < colours.size(); ++column) {
        QCOMPARE(f.pixel(0, column), QColor(table[static_cast<std::size_t>(colours[column])]));
    }
}

TENSORDESK_SUITE(tst_Image);
#include "tst_image.moc"
