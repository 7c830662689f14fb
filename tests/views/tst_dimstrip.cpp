// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/views/controlledsource.h"
#include "tests/views/shownleaf.h"
#include "views/dims/dimchip.h"
#include "views/dims/dimstrip.h"
#include "views/dims/dimtrack.h"
#include "views/dims/maskpanel.h"
#include "views/histogram/histogramview.h"
#include "views/image/imageview.h"
#include "views/jobs/abstractjob.h"
#include "views/plot/lineplotview.h"
#include "views/table/tableview.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QWheelEvent>

using namespace tensordesk;

namespace {

LeafDims obs(Shape shape = {16, 500, 3})
{
    return {std::move(shape), 2, {"env", "time"}, DType::Float};
}

/// A visible strip and its last signal.
struct StripFixture {
    DimStrip strip;
    int announced = 0;
    QString last;

    explicit StripFixture(const LeafDims& leaf = obs(), ViewKind view = ViewKind::Table)
    {
        QObject::connect(&strip, &DimStrip::selectionChanged, &strip, [this](const DimSelection& selection) {
            ++announced;
            last = QString::fromStdString(selection.text());
        });
        strip.setLeaf(leaf, view);
        strip.resize(1000, strip.sizeHint().height());
        strip.show();
    }
    QString text() const { return QString::fromStdString(strip.selection().text()); }
    /// Returns the texts of the chips in order.
    QStringList chips() const
    {
        QStringList texts;
        for (const auto* chip : strip.findChildren<DimChip*>()) {
            if (chip->isVisible()) {
                texts << chip->written();
            }
        }
        return texts;
    }
    /// The panel of a dim, opened by a click on its chip.
    DimPanel& opened(std::size_t dim)
    {
        QTest::mouseClick(strip.chip(dim), Qt::LeftButton);
        return *strip.panel();
    }
};

}  // namespace

class tst_DimStrip : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsLeaf();
    void opensAPanel();
    void chipsTellTheChoice_data();
    void chipsTellTheChoice();
    void scrubs();
    void stepsByWheelAndArrows();
    void batchDimsHold();
    void keepsChoicesOverOtherLeaves();
    void choosesRoleByKeys();
    void stepsByKeys();
    void stepsTheDimTouched();
    void dragsTrack();
    void spins();
    void reduces();
    void plays();
    void waitsForTheView();
    void takesTypedIndex();
    void refusesTypedIndex();
    void takesTypedRange_data();
    void takesTypedRange();
    void refusesTypedRange();
    void carriesOver();
    void ignoresDimsThatAreGone();
    void newestRequestWins_data();
    void newestRequestWins();
    void choosesForLeafAndBatch();
    void goesAlongADim();
    void remembersEachView();
    void growsAndShrinks();
    void scrollsThirtyDims();
};

void tst_DimStrip::showsLeaf()
{
    StripFixture f;
    QCOMPARE(f.announced, 0);
    QCOMPARE(f.strip.indexBox()->text(), "[0, :, :]");
    QCOMPARE(f.chips(), (QStringList{"env 16 · = 0", "time 500 · rows", "dim 2 3 · columns"}));
    QVERIFY(f.strip.chip(0)->appearance().isFilled);
    QVERIFY(!f.strip.chip(2)->appearance().isFilled);  // a dim of the leaf only
    f.strip.clear();
    QCOMPARE(f.chips(), QStringList());
    QVERIFY(!f.strip.indexBox()->isVisible());
}

void tst_DimStrip::opensAPanel()
{
    StripFixture f;
    DimPanel& panel = f.opened(0);
    QVERIFY(panel.isVisible());
    QCOMPARE(panel.role()->currentText(), "index");
    QCOMPARE(panel.index()->maximum(), 15);
    QVERIFY(panel.track()->isVisible());
    QVERIFY(!panel.range()->isVisible());  // one index has no range
    QVERIFY(!panel.nameField()->isVisible());
    QTest::keyClick(&panel, Qt::Key_Escape);
    QVERIFY(!panel.isVisible());
    QTest::keyClick(f.strip.chip(2), Qt::Key_Return);
    QVERIFY(panel.isVisible());
    QCOMPARE(panel.role()->currentText(), "columns");
    QVERIFY(!panel.index()->isVisible());
    QVERIFY(panel.range()->isVisible());
    f.strip.setLeaf({{16}, 1, {"env"}, DType::Float}, ViewKind::Table);
    QVERIFY(!panel.isVisible());  // the dim is gone
}

void tst_DimStrip::chipsTellTheChoice_data()
{
    QTest::addColumn<int>("view");
    QTest::addColumn<QString>("index");
    QTest::addColumn<QStringList>("chips");
    const auto row = [](const char* name, ViewKind view, const char* index, const QStringList& chips) {
        QTest::newRow(name) << static_cast<int>(view) << QString::fromLatin1(index) << chips;
    };
    row("table", ViewKind::Table, "[3, 100:200, :]", {"env 16 · = 3", "time 500 · rows 100:200", "dim 2 3 · columns"});
    row("line", ViewKind::Line, "[3, ::10, :]", {"env 16 · = 3", "time 500 · x ::10", "dim 2 3 · each"});
    row("reduced", ViewKind::Line, "[mean, :, :]", {"env 16 · mean", "time 500 · x", "dim 2 3 · each"});
    row("reduced part", ViewKind::Line, "[mean(2:4), :, 1]", {"env 16 · mean 2:4", "time 500 · x", "dim 2 3 · = 1"});
    row("heat map", ViewKind::Image, "[:, :, 2]", {"env 16 · y", "time 500 · x", "dim 2 3 · = 2"});
}

void tst_DimStrip::chipsTellTheChoice()
{
    QFETCH(int, view);
    QFETCH(QString, index);
    QFETCH(QStringList, chips);
    StripFixture f(obs(), static_cast<ViewKind>(view));
    f.strip.setSelection(f.strip.selection().withText(index.toStdString()));
    QCOMPARE(f.chips(), chips);
}

void tst_DimStrip::scrubs()
{
    StripFixture f(obs(), ViewKind::Line);
    DimChip* const chip = f.strip.chip(0);
    const QPoint from(10, chip->height() / 2);
    QTest::mousePress(chip, Qt::LeftButton, {}, from);
    QTest::mouseMove(chip, from + QPoint(40, 0));
    QCOMPARE(f.text(), "[5, :, :]");
    QTest::mouseMove(chip, from + QPoint(4000, 0));
    QCOMPARE(f.text(), "[15, :, :]");
    QTest::mouseMove(chip, from + QPoint(-4000, 0));
    QCOMPARE(f.text(), "[0, :, :]");
    QTest::mouseRelease(chip, Qt::LeftButton, {}, from);
    QVERIFY(!f.strip.panel()->isVisible());  // that was no click
    // A part of a dim is moved along it, and keeps its length.
    f.strip.setSelection(f.strip.selection().withText("[0, 10:20, :]"));
    QTest::keyClick(f.strip.chip(1), Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(f.text(), "[0, 20:30, :]");
    QTest::keyClick(f.strip.chip(1), Qt::Key_End);
    QCOMPARE(f.text(), "[0, 490:, :]");
    QTRY_COMPARE(f.last, "[0, 490:, :]");
}

void tst_DimStrip::stepsByWheelAndArrows()
{
    StripFixture f;
    DimChip* const chip = f.strip.chip(0);
    const auto turn = [&](int angle) {
        QWheelEvent event(QPointF(4, 4), chip->mapToGlobal(QPointF(4, 4)), {}, QPoint(0, angle), Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(chip, &event);
    };
    turn(120);
    turn(60);  // half a notch
    QCOMPARE(f.text(), "[1, :, :]");
    turn(60);
    QCOMPARE(f.text(), "[2, :, :]");
    turn(-120);
    QCOMPARE(f.text(), "[1, :, :]");
    QTest::keyClick(chip, Qt::Key_Right);
    QTest::keyClick(chip, Qt::Key_Up, Qt::ShiftModifier);
    QCOMPARE(f.text(), "[12, :, :]");
    QTest::keyClick(chip, Qt::Key_Home);
    QCOMPARE(f.text(), "[0, :, :]");
    const int before = chip->width();
    QTest::keyClick(chip, Qt::Key_End);
    QCOMPARE(f.text(), "[15, :, :]");
    QCOMPARE(chip->sizeHint().width(), before);  // nothing beside it moves
}

/// Batch dims are there without a leaf, and hold for the next one.
void tst_DimStrip::batchDimsHold()
{
    StripFixture f;
    f.strip.clear();
    f.strip.batch().setDims({16, 500}, {"env", "time"});
    QCOMPARE(f.chips(), (QStringList{"env 16 · = 0", "time 500 · = 0"}));
    QVERIFY(f.strip.maskChip()->isVisible());
    QTest::keyClick(f.strip.chip(0), Qt::Key_Right);
    f.strip.batch().setRange(1, {100, 1, 100});
    QCOMPARE(f.chips(), (QStringList{"env 16 · = 1", "time 500 · 100:200"}));
    f.strip.setLeaf(obs(), ViewKind::Line);
    QCOMPARE(f.text(), "[1, 100:200, :]");
    QTest::keyClick(f.strip.chip(0), Qt::Key_Right);
    QTRY_COMPARE(f.strip.batch().dims()[0].cursor, int64_t{2});
    f.strip.setBatchShown(false);
    QVERIFY(!f.strip.maskChip()->isVisible());
    QCOMPARE(f.chips().size(), 3);
}

/// The choice for a dim is kept while a leaf without this dim is shown.
void tst_DimStrip::keepsChoicesOverOtherLeaves()
{
    StripFixture f(obs(), ViewKind::Line);
    QTest::keyClick(f.strip.chip(0), Qt::Key_Right);
    f.strip.setSelection(f.strip.selection().withText("[1, 5:10, 2]"));
    f.strip.setLeaf(obs({16, 500, 1}), ViewKind::Line);
    QCOMPARE(f.text(), "[1, 5:10, :]");
    f.strip.setLeaf(obs(), ViewKind::Line);
    QCOMPARE(f.text(), "[1, 5:10, 2]");
}

void tst_DimStrip::choosesRoleByKeys()
{
    StripFixture f;
    QComboBox* const role = f.opened(0).role();
    role->setFocus();
    QTest::keyClicks(role, "c");
    QCOMPARE(f.announced, 1);
    QCOMPARE(f.last, "[:, :, 0]");
    QCOMPARE(role->currentText(), "columns");
    QCOMPARE(f.chips().last(), "dim 2 3 · = 0");  // swapped
}

void tst_DimStrip::stepsByKeys()
{
    StripFixture f;
    QTest::keyClick(&f.strip, Qt::Key_Period);
    QTest::keyClick(&f.strip, Qt::Key_Period);
    QTest::keyClick(&f.strip, Qt::Key_Greater, Qt::ShiftModifier);
    QCOMPARE(f.text(), "[12, :, :]");
    QTest::keyClick(&f.strip, Qt::Key_Greater, Qt::ShiftModifier);
    QCOMPARE(f.text(), "[15, :, :]");
    QTest::keyClick(&f.strip, Qt::Key_Comma);
    QCOMPARE(f.text(), "[14, :, :]");
    QTRY_COMPARE(f.last, "[14, :, :]");
    QVERIFY(f.announced < 5);  // quick steps emit few signals
}

void tst_DimStrip::stepsTheDimTouched()
{
    StripFixture f(LeafDims{{4, 500, 64, 48, 3}, 2, {"env", "time"}, DType::Byte}, ViewKind::Image);
    QCOMPARE(f.text(), "[0, 0, :, :, :]");
    f.strip.step(1);
    QCOMPARE(f.text(), "[0, 1, :, :, :]");  // the last batch dim first
    QTest::mouseClick(f.strip.chip(0), Qt::LeftButton);
    f.strip.panel()->hide();
    f.strip.step(2);
    QCOMPARE(f.text(), "[2, 1, :, :, :]");
}

void tst_DimStrip::dragsTrack()
{
    StripFixture f;
    DimTrack* const track = f.opened(0).track();
    const int middle = track->height() / 2;
    QTest::mousePress(track, Qt::LeftButton, {}, QPoint(track->positionOf(3), middle));
    QTest::mouseMove(track, QPoint(track->positionOf(9), middle));
    QTest::mouseRelease(track, Qt::LeftButton, {}, QPoint(track->positionOf(9), middle));
    QTRY_COMPARE(f.last, "[9, :, :]");
    QCOMPARE(f.strip.panel()->index()->value(), 9);
    f.strip.panel()->hide();
    DimTrack* const rows = f.opened(1).track();
    QTest::mousePress(rows, Qt::LeftButton, Qt::ShiftModifier, QPoint(rows->positionOf(0), middle));
    QTest::mouseMove(rows, QPoint(rows->positionOf(499), middle));
    QTest::mouseMove(rows, QPoint(rows->positionOf(250), middle));
    QTest::mouseRelease(rows, Qt::LeftButton, Qt::ShiftModifier, QPoint(rows->positionOf(250), middle));
    QTRY_VERIFY2(f.last.startsWith("[9, 0:25"), qPrintable(f.last));
    QTest::mouseDClick(rows, Qt::LeftButton, {}, QPoint(rows->positionOf(100), middle));
    QTRY_COMPARE(f.last, "[9, :, :]");
}

void tst_DimStrip::spins()
{
    StripFixture f;
    QSpinBox* const box = f.opened(0).index();
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, "7");
    QTest::keyClick(box, Qt::Key_Return);
    QTRY_COMPARE(f.last, "[7, :, :]");
    QTest::keyClick(box, Qt::Key_Up);
    QTRY_COMPARE(f.last, "[8, :, :]");
}

void tst_DimStrip::reduces()
{
    StripFixture f;
    QComboBox* const role = f.opened(0).role();
    role->setFocus();
    QTest::keyClicks(role, "max");
    QTRY_COMPARE(f.last, "[max, :, :]");
    QVERIFY(!f.strip.panel()->index()->isVisible());
    QTest::keyClick(role, Qt::Key_Home);
    QTRY_COMPARE(f.last, "[0, :, :]");
}

void tst_DimStrip::plays()
{
    StripFixture f;
    f.strip.player().setFramesPerSecond(60);
    QStringList seen;
    connect(&f.strip, &DimStrip::selectionChanged, this, [&] { seen << f.text(); });
    DimSelection late = f.strip.selection();
    late.setIndex(0, 14);
    f.strip.setSelection(late);
    QTest::mouseClick(f.opened(0).play(), Qt::LeftButton, {}, QPoint(4, 4));
    QTRY_VERIFY(seen.size() >= 3);
    f.strip.togglePlay();
    QCOMPARE(seen.mid(0, 3), (QStringList{"[15, :, :]", "[0, :, :]", "[1, :, :]"}));
    const qsizetype count = seen.size();
    QTimer asFast;  // begun later, it ends later too
    QSignalSpy wouldStep(&asFast, &QTimer::timeout);
    asFast.start(1000 / 60);
    QTRY_VERIFY(wouldStep.size() >= 2);
    QCOMPARE(seen.size(), count);

    f.strip.player().setLooping(false);
    f.strip.setSelection(late);
    f.strip.togglePlay();
    QTRY_VERIFY(!f.strip.player().isPlaying());
    QCOMPARE(f.text(), "[15, :, :]");
    f.strip.setSelection(late);
    f.strip.togglePlay();
    QVERIFY(f.strip.player().isPlaying());
    f.strip.open(0);
    f.strip.panel()->role()->setFocus();
    QTest::keyClicks(f.strip.panel()->role(), "columns");
    QVERIFY(!f.strip.player().isPlaying());  // it has no single index any more
}

void tst_DimStrip::waitsForTheView()
{
    StripFixture f;
    bool busy = true;
    int asked = 0;
    f.strip.setBusyTest([&] {
        ++asked;
        return busy;
    });
    f.strip.player().setFramesPerSecond(60);
    f.strip.togglePlay();
    QTRY_VERIFY(asked >= 3);
    QCOMPARE(f.announced, 0);
    busy = false;
    QTRY_VERIFY(f.announced > 0);
}

void tst_DimStrip::takesTypedIndex()
{
    StripFixture f;
    QLineEdit* const box = f.strip.indexBox();
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, "-1, ::100, 1:");
    QCOMPARE(f.announced, 0);
    QTest::keyClick(box, Qt::Key_Return);
    QCOMPARE(f.announced, 1);
    QCOMPARE(f.last, "[15, ::100, 1:]");
    QCOMPARE(box->text(), "[15, ::100, 1:]");
}

void tst_DimStrip::refusesTypedIndex()
{
    StripFixture f;
    IndexBox* const box = f.strip.indexBox();
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, "[16]");
    QTest::keyClick(box, Qt::Key_Return);
    QCOMPARE(f.announced, 0);
    QCOMPARE(f.text(), "[0, :, :]");
    QCOMPARE(box->text(), "[16]");  // to be corrected
    QCOMPARE(box->problem(), "Index 16 is out of range for dim env with size 16.");
    QCOMPARE(f.strip.height(), f.strip.sizeHint().height());  // it takes no room
    QTest::keyClicks(box, "3");
    QCOMPARE(box->problem(), "");
}

void tst_DimStrip::takesTypedRange_data()
{
    QTest::addColumn<QString>("index");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("expected");
    QTest::newRow("part") << "[0, :, :]" << "10:100" << "[0, 10:100, :]";
    QTest::newRow("stride") << "[0, :, :]" << "::50" << "[0, ::50, :]";
    QTest::newRow("from the end") << "[0, :, :]" << "-10:" << "[0, 490:, :]";
    QTest::newRow("whole again") << "[0, 10:100, :]" << "" << "[0, :, :]";
    QTest::newRow("one index") << "[0, :, :]" << "7" << "[0, 7, :]";
    QTest::newRow("of a reduction") << "[0, mean, :]" << "10:20" << "[0, mean(10:20), :]";
    QTest::newRow("of a reduction, whole again") << "[0, max(10:20), :]" << ":" << "[0, max, :]";
}

void tst_DimStrip::takesTypedRange()
{
    QFETCH(QString, index);
    QFETCH(QString, typed);
    QFETCH(QString, expected);
    StripFixture f;
    f.strip.setSelection(f.strip.selection().withText(index.toStdString()));
    QLineEdit* const field = f.opened(1).range();
    QVERIFY(field->isVisible());
    field->setFocus();
    field->selectAll();
    QTest::keyClick(field, Qt::Key_Delete);
    QTest::keyClicks(field, typed);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(f.last, expected);
    QCOMPARE(f.strip.indexBox()->text(), expected);
}

void tst_DimStrip::refusesTypedRange()
{
    StripFixture f;
    QLineEdit* const field = f.opened(1).range();
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, "::-1");
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(f.announced, 0);
    QCOMPARE(f.text(), "[0, :, :]");
    QVERIFY2(f.strip.panel()->said().contains("must be at least 1"), qPrintable(f.strip.panel()->said()));
}

void tst_DimStrip::ignoresDimsThatAreGone()
{
    StripFixture f;
    DimPanel* const panel = f.strip.panel();
    f.strip.setLeaf({{16}, 1, {"env"}, DType::Float}, ViewKind::Table);
    // A list of roles that was still open.
    Q_EMIT panel->roleChosen(2, DimRole::X);
    Q_EMIT panel->reductionChosen(2, Reduction::Max);
    Q_EMIT panel->indexChosen(2, 1);
    Q_EMIT panel->rangeTyped(2, "0:1");
    Q_EMIT panel->playToggled(2);
    QCOMPARE(f.text(), "[:]");
    QCOMPARE(f.announced, 0);
    QVERIFY(!f.strip.player().isPlaying());
}

void tst_DimStrip::newestRequestWins_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("table") << static_cast<int>(ViewKind::Table);
    QTest::newRow("plot") << static_cast<int>(ViewKind::Line);
    QTest::newRow("image") << static_cast<int>(ViewKind::Image);
    QTest::newRow("histogram") << static_cast<int>(ViewKind::Histogram);
}

/// While a chip is dragged over slow storage the file answers one question that nobody asks any more, and then
/// the last one: none of those between is read.
void tst_DimStrip::newestRequestWins()
{
    QFETCH(int, kind);
    const auto viewKind = static_cast<ViewKind>(kind);
    const auto source = std::make_shared<ControlledSource>(at::arange(16 * 20 * 3, at::kFloat).view({16, 20, 3}), false);
    const ShownLeaf leaf = shownLeaf(Leaf(source), 2, {"env", "time"});
    std::unique_ptr<LeafView> view;
    switch (viewKind) {
    case ViewKind::Table: view = std::make_unique<TableView>(); break;
    case ViewKind::Line: view = std::make_unique<LinePlotView>(); break;
    case ViewKind::Image: view = std::make_unique<ImageView>(); break;
    case ViewKind::Histogram: view = std::make_unique<HistogramView>(); break;
    case ViewKind::Scatter: QFAIL("not among the rows");
    }
    const char* const whole = viewKind == ViewKind::Histogram ? "[0, :, 0]" : "[0, :, :]";
    StripFixture f(leaf.dims, viewKind);
    f.strip.setSelection(DimSelection(leaf.dims, viewKind).withText(whole));
    connect(&f.strip, &DimStrip::selectionChanged, view.get(), &LeafView::setSelection);
    view->resize(400, 300);
    view->show();
    view->setLeaf(leaf, f.strip.selection());
    QTRY_COMPARE(source->readCount(), std::size_t{1});  // and it waits
    for (int index = 1; index < 16; ++index) {
        Q_EMIT f.strip.chip(0)->placeChosen(0, index);
        QTRY_VERIFY2(f.last.startsWith(QStringLiteral("[%1").arg(index)), qPrintable(f.last));
    }
    QCOMPARE(source->readCount(), std::size_t{1});
    source->setOpen(true);
    const auto isIdle = [&] {
        const auto jobs = view->jobs();
        return std::none_of(jobs.begin(), jobs.end(), [](const AbstractJob* job) { return job->isRunning(); });
    };
    QTRY_VERIFY(isIdle());
    const auto reads = source->reads();
    QVERIFY(reads.size() >= 2);
    for (std::size_t read = 1; read < reads.size(); ++read) {
        QCOMPARE(reads[read].front().start, int64_t{15});
    }
}

/// A batch dim has one choice, whether a leaf is shown or not, and a drag emits one signal.
void tst_DimStrip::choosesForLeafAndBatch()
{
    DimChoice dims;
    QSignalSpy told(&dims, &DimChoice::selectionChanged);
    dims.batch().setDims({16, 500}, {"env", "time"});
    QCOMPARE(dims.count(), std::size_t{2});
    dims.setIndex(0, 7);
    dims.setText(1, "10:20");
    dims.setText(9, "no dim");
    QCOMPARE(dims.state(1).range, "10:20");
    dims.setLeaf(obs(), ViewKind::Line);
    QCOMPARE(dims.count(), std::size_t{3});
    QCOMPARE(dims.selection().text(), "[7, 10:20, :]");
    QVERIFY(dims.state(0).isShared && !dims.state(2).isShared);
    dims.setPlace(1, 30);
    dims.setIndex(0, 8);
    dims.setIndex(0, 9);
    // Each signal is about one dim, so that the last stepped one is known.
    QCOMPARE(told.size(), 1);
    QTRY_COMPARE(told.size(), 2);
    QCOMPARE(told[0].first().value<DimSelection>().text(), "[7, 30:40, :]");
    QCOMPARE(told[1].first().value<DimSelection>().text(), "[9, 30:40, :]");
    QCOMPARE(dims.batch().dims()[0].cursor, int64_t{9});
    QCOMPARE(dims.batch().dims()[1].range, (Range{30, 1, 10}));
    dims.setBatchShown(false);
    dims.clear();
    QCOMPARE(dims.count(), std::size_t{0});
}

/// Steps the last used dim if it has an index, otherwise the last batch dim that has one; within the dim.
void tst_DimStrip::goesAlongADim()
{
    DimChoice dims;
    DimFilm film(dims);
    QVERIFY(!film.dim());
    film.toggle();
    QVERIFY(!film.isPlaying());
    dims.setLeaf(obs(), ViewKind::Line);
    QCOMPARE(film.dim(), std::optional<std::size_t>(0));
    film.step(100);
    QCOMPARE(dims.selection().text(), "[15, :, :]");
    film.touch(2);
    QCOMPARE(film.dim(), std::optional<std::size_t>(0));  // dim 2 has no single index
    film.toggle(0);
    QVERIFY(film.isPlaying(0));
    dims.setSelection(dims.selection().withText("[3, :, 1]"));
    QVERIFY(film.isPlaying(0));
    QCOMPARE(film.dim(), std::optional<std::size_t>(0));  // which was played last
    dims.clear();
    QVERIFY(!film.isPlaying());
}

void tst_DimStrip::carriesOver()
{
    StripFixture f;
    f.strip.step(5);
    f.strip.setLeaf(obs({16, 500, 64}), ViewKind::Table);
    QCOMPARE(f.text(), "[5, :, :]");
    f.strip.clear();
    f.strip.setLeaf(obs({16, 500, 1}), ViewKind::Line);
    QCOMPARE(f.text(), "[5, :, :]");
    QCOMPARE(f.announced, 0);
}

void tst_DimStrip::remembersEachView()
{
    StripFixture f;
    f.strip.setSelection(f.strip.selection().withText("[:, 7, 1:]"));
    f.strip.setLeaf(obs(), ViewKind::Line);
    QCOMPARE(f.text(), "[0, :, :]");
    f.strip.step(4);
    f.strip.setLeaf(obs(), ViewKind::Table);
    QCOMPARE(f.text(), "[:, 7, 1:]");
    f.strip.setLeaf(obs(), ViewKind::Line);
    QCOMPARE(f.text(), "[4, :, :]");
}

void tst_DimStrip::growsAndShrinks()
{
    StripFixture f;
    f.strip.setLeaf({{}, 0, {}, DType::Float}, ViewKind::Table);
    QCOMPARE(f.chips(), QStringList());
    f.strip.setLeaf({{2, 3, 4, 5, 6}, 1, {}, DType::Float}, ViewKind::Table);
    QCOMPARE(f.chips().size(), 5);
    QCOMPARE(f.text(), "[0, 0, 0, :, :]");
}

/// However many dims there are, it is one row; Tab leads to each and shows it.
void tst_DimStrip::scrollsThirtyDims()
{
    StripFixture f;
    const int height = f.strip.sizeHint().height();
    f.strip.setLeaf({Shape(30, 2), 2, {"env", "time"}, DType::Float}, ViewKind::Table);
    const int width = 85 * f.strip.fontMetrics().averageCharWidth();
    f.strip.resize(width, height);
    f.strip.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&f.strip, kPatienceMs));
    QCOMPARE(f.strip.sizeHint().height(), height);
    QVERIFY(f.strip.minimumSizeHint().width() < width);
    const auto isSeen = [&](std::size_t dim) {
        const DimChip* const chip = f.strip.chip(dim);
        return !chip->visibleRegion().isEmpty() && chip->visibleRegion().boundingRect() == chip->rect();
    };
    QTRY_VERIFY(isSeen(0) && !isSeen(29));
    f.strip.chip(0)->setFocus();
    for (int dim = 0; dim < 29; ++dim) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    }
    QCOMPARE(QApplication::focusWidget(), f.strip.chip(29));
    QTRY_VERIFY(isSeen(29) && !isSeen(0));
}

TENSORDESK_SUITE(tst_DimStrip);
#include "tst_dimstrip.moc"
