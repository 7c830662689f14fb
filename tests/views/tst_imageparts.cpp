// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/views/shownleaf.h"
#include "views/image/frameahead.h"
#include "views/image/imageaxis.h"
#include "views/image/imagecolours.h"
#include "views/image/imagenotes.h"
#include "views/image/rastercell.h"

#include <ATen/ops/arange.h>
#include <ATen/ops/zeros.h>

#include <QTest>

using namespace tensordesk;

namespace {

/// A plane of a leaf, as it was read.
struct PlaneFixture {
    ShownLeaf leaf;
    ShownPlane plane;

    explicit PlaneFixture(const at::Tensor& values, const char* text = nullptr, const QSize& pixels = {64, 64})
        : leaf(shownLeaf(Leaf(values), 1))
    {
        const DimSelection selection(leaf.dims, ViewKind::Image);
        plane.selection = text != nullptr ? selection.withText(text) : selection;
        plane.raster = Raster::read({leaf.leaf, plane.selection}, std::nullopt, RasterRequest::whole(plane.selection, pixels),
                                    Progress::none());
    }
};

}  // namespace

/// The parts of an image view, each alone.
class tst_ImageParts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void limitsFollowOrStay_data();
    void limitsFollowOrStay();
    void filmsKeepWhatStays();
    void foretellsTheNextFrame_data();
    void foretellsTheNextFrame();
    void readsTheNextFrame();
    void findsCells_data();
    void findsCells();
    void textsOfCells();
    void extents();
    void notes();
};

void tst_ImageParts::limitsFollowOrStay_data()
{
    QTest::addColumn<QString>("steps");
    QTest::addColumn<bool>("needFit");
    QTest::addColumn<bool>("mayFollow");
    QTest::newRow("at first") << "" << true << true;
    QTest::newRow("fitted") << "fit" << false << true;
    QTest::newRow("stepped on") << "fit step" << true << true;
    QTest::newRow("stepped on, fixed") << "fit fixed step" << false << false;
    QTest::newRow("elements changed, fixed") << "fit fixed expire" << true << false;
    QTest::newRow("chosen") << "fit choose" << false << false;
    QTest::newRow("chosen, stepped on") << "choose step" << false << false;
    QTest::newRow("chosen, elements changed") << "choose expire" << false << false;
    QTest::newRow("chosen, then following") << "choose follow" << true << true;
    QTest::newRow("another map") << "choose map" << true << true;
    QTest::newRow("another kind") << "choose kind" << true << true;
}

void tst_ImageParts::limitsFollowOrStay()
{
    QFETCH(QString, steps);
    const PlaneFixture f(at::arange(12, at::kDouble).view({1, 3, 4}));
    ImageColours colours;
    for (const QString& step : steps.split(' ', Qt::SkipEmptyParts)) {
        if (step == "fit") {
            colours.fit(f.plane.raster, {0, 11});
            QCOMPARE(colours.limits(), (ColourLimits{0, 11}));
        } else if (step == "choose") {
            colours.choose({2, 3});
            QCOMPARE(colours.painted().limits, std::optional(ColourLimits{2, 3}));
        } else if (step == "step") {
            colours.step();
        } else if (step == "expire") {
            colours.expire();
        } else if (step == "follow") {
            colours.follow();
        } else if (step == "fixed") {
            colours.setFixed(true);
        } else if (step == "map") {
            colours.setMap(ColourMap::Magma);
        } else {
            colours.setKind(Raster::Kind::Picture);
        }
    }
    QTEST(colours.needFit(), "needFit");
    QTEST(colours.mayFollow(), "mayFollow");
}

void tst_ImageParts::filmsKeepWhatStays()
{
    const PlaneFixture f(at::arange(12, at::kDouble).view({1, 3, 4}));
    ImageColours colours;
    colours.fit(f.plane.raster, {0, 11});
    QVERIFY2(!colours.forFilm().limits && !colours.forFilm().values, "each frame has its own");
    colours.setFixed(true);
    QCOMPARE(colours.forFilm().limits, std::optional(ColourLimits{0, 11}));
    colours.setFixed(false);
    colours.choose({2, 3});
    QCOMPARE(colours.forFilm().limits, std::optional(ColourLimits{2, 3}));
}

void tst_ImageParts::foretellsTheNextFrame_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("now");
    QTest::addColumn<QString>("next");
    QTest::newRow("one on") << "[3, 0, :, :]" << "[4, 0, :, :]" << "[5, 0, :, :]";
    QTest::newRow("three back") << "[6, 1, :, :]" << "[3, 1, :, :]" << "[0, 1, :, :]";
    QTest::newRow("behind the last") << "[8, 0, :, :]" << "[9, 0, :, :]" << "";
    QTest::newRow("nowhere") << "[3, 0, :, :]" << "[3, 0, :, :]" << "";
    QTest::newRow("along two dims") << "[3, 0, :, :]" << "[4, 1, :, :]" << "";
}

void tst_ImageParts::foretellsTheNextFrame()
{
    QFETCH(QString, before);
    QFETCH(QString, now);
    QFETCH(QString, next);
    const DimSelection any(shownLeaf(Leaf(at::zeros({10, 2, 8, 9})), 2).dims, ViewKind::Image);
    const auto foretold = FrameAhead::after(any.withText(before.toStdString()), any.withText(now.toStdString()));
    QCOMPARE(foretold ? QString::fromStdString(foretold->text()) : QString(), next);
}

void tst_ImageParts::readsTheNextFrame()
{
    const PlaneFixture f(at::arange(24, at::kDouble).view({2, 3, 4}), "[1, :, :]");
    const DimSelection& selection = f.plane.selection;
    const RasterRequest request = f.plane.raster.request;
    FrameAhead ahead;
    QVERIFY(!ahead.isComing(selection, request) && !ahead.take());
    ahead.start({f.leaf.leaf, selection}, std::nullopt, request);
    QVERIFY(ahead.isComing(selection, request));
    QVERIFY(!ahead.isComing(selection.withText("[0, :, :]"), request));
    std::optional<Raster> read;
    QTRY_VERIFY(read || (read = ahead.take()));
    QCOMPARE(read->elements[0][0].item<double>(), 12.0);
    QVERIFY2(!ahead.isComing(selection, request), "it was taken");
    ahead.start({f.leaf.leaf, selection}, std::nullopt, request);
    ahead.cancel();
    QVERIFY(!ahead.isComing(selection, request));
}

void tst_ImageParts::findsCells_data()
{
    QTest::addColumn<QString>("part");
    QTest::addColumn<QPointF>("point");
    QTest::addColumn<QString>("position");
    QTest::newRow("the first") << "[0, :, :]" << QPointF(0, 0) << "0 0 0";
    QTest::newRow("up to its edge") << "[0, :, :]" << QPointF(0.49, -0.49) << "0 0 0";
    QTest::newRow("over its edge") << "[0, :, :]" << QPointF(0.51, 0) << "0 0 1";
    QTest::newRow("the last") << "[1, :, :]" << QPointF(8, 7) << "1 7 8";
    QTest::newRow("left of all") << "[0, :, :]" << QPointF(-0.51, 0) << "";
    QTest::newRow("below all") << "[0, :, :]" << QPointF(0, 7.51) << "";
    QTest::newRow("of a part with steps") << "[0, 2:8:2, 1::3]" << QPointF(5.4, 4.9) << "0 4 4";
    QTest::newRow("beside that part") << "[0, 2:8:2, 1::3]" << QPointF(5.4, 0.9) << "";
}

void tst_ImageParts::findsCells()
{
    QFETCH(QString, part);
    QFETCH(QPointF, point);
    const PlaneFixture f(at::zeros({2, 8, 9}), qPrintable(part));
    QStringList position;
    if (const auto cell = RasterCell::at(point, f.plane)) {
        for (const int64_t index : cell->position) {
            position << QString::number(index);
        }
    }
    QTEST(position.join(' '), "position");
}

void tst_ImageParts::textsOfCells()
{
    const PlaneFixture f(at::arange(24, at::kDouble).view({2, 3, 4}), "[1, :, :]");
    QCOMPARE(RasterCell::at({2, 1}, f.plane)->text(f.plane, f.leaf), "[1, 1, 2] = 18.0");
    const PlaneFixture colours(at::arange(2 * 8 * 9 * 3, at::kByte).view({2, 8, 9, 3}));
    QCOMPARE(RasterCell::at({1, 0}, colours.plane)->text(colours.plane, colours.leaf), "[0, 0, 1, :] = 3, 4, 5");
}

void tst_ImageParts::extents()
{
    QCOMPARE(ImageAxis::extentOf({0, 1, 8}), QCPRange(-0.5, 7.5));
    QCOMPARE(ImageAxis::extentOf({10, 5, 3}), QCPRange(7.5, 22.5));
}

void tst_ImageParts::notes()
{
    at::Tensor values = at::zeros({1, 8, 9}, at::kDouble);
    const PlaneFixture plain(values);
    QCOMPARE(imageNotes(plain.plane, plain.leaf, {}, std::nullopt), QStringList());
    values = values.clone();
    values[0][1].fill_(std::numeric_limits<double>::quiet_NaN());
    const PlaneFixture odd(values);
    const QStringList notes = imageNotes(odd.plane, odd.leaf, {}, std::nullopt);
    QCOMPARE(notes.size(), 1);
    QVERIFY2(notes.front().endsWith("9 NaN"), qPrintable(notes.front()));
}

TENSORDESK_SUITE(tst_ImageParts);
#include "tst_imageparts.moc"
