// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "tests/views/controlledsource.h"
#include "tests/views/shownleaf.h"
#include "views/dims/dimcontrol.h"
#include "views/dims/dimsbar.h"
#include "views/histogram/histogramview.h"
#include "views/image/imageview.h"
#include "views/jobs/abstractjob.h"
#include "views/plot/lineplotview.h"
#include "views/table/tableview.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

using namespace tensordesk;

namespace {

LeafDims obs(Shape shape = {16, 500, 3})
{
    return {std::move(shape), 2, {"env", "time"}, DType::Float};
}

/// A shown bar and what it announced last.
struct DimsBarFixture {
    DimsBar bar;
    int announced = 0;
    QString last;

    explicit DimsBarFixture(const LeafDims& leaf = obs(), ViewKind view = ViewKind::Table)
    {
        QObject::connect(&bar, &DimsBar::selectionChanged, &bar, [this](const DimSelection& selection) {
            ++announced;
            last = QString::fromStdString(selection.text());
        });
        bar.setLeaf(leaf, view);
        bar.resize(1000, 60);
        bar.show();
    }
    QString text() const { return QString::fromStdString(bar.selection().text()); }
};

}  // namespace

class tst_DimsBar : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsLeaf();
    void choosesRoleByKeys();
    void stepsByKeys();
    void stepsTheDimTouched();
    void dragsSlider();
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
    void remembersEachView();
    void growsAndShrinks();
    void fitsNarrowWidth();
};

void tst_DimsBar::showsLeaf()
{
    DimsBarFixture f;
    QCOMPARE(f.announced, 0);
    QCOMPARE(f.bar.indexBox()->text(), "[0, :, :]");
    QVERIFY(f.bar.control(0)->slider()->isVisible());
    QCOMPARE(f.bar.control(0)->slider()->maximum(), 15);
    QVERIFY(!f.bar.control(1)->slider()->isVisible());
    QCOMPARE(f.bar.control(0)->role()->currentText(), "index");
    QCOMPARE(f.bar.control(1)->role()->currentText(), "rows");
    QCOMPARE(f.bar.control(2)->role()->currentText(), "columns");
    f.bar.clear();
    QVERIFY(!f.bar.control(0)->isVisible());
    QVERIFY(!f.bar.indexBox()->isVisible());
}

void tst_DimsBar::choosesRoleByKeys()
{
    DimsBarFixture f;
    QComboBox* const role = f.bar.control(0)->role();
    role->setFocus();
    QTest::keyClicks(role, "c");
    QCOMPARE(f.announced, 1);
    QCOMPARE(f.last, "[:, :, 0]");
    QCOMPARE(role->currentText(), "columns");
    QCOMPARE(f.bar.control(2)->role()->currentText(), "index");  // swapped
    QVERIFY(f.bar.control(2)->slider()->isVisible());
}

void tst_DimsBar::stepsByKeys()
{
    DimsBarFixture f;
    QTest::keyClick(&f.bar, Qt::Key_Period);
    QTest::keyClick(&f.bar, Qt::Key_Period);
    QTest::keyClick(&f.bar, Qt::Key_Greater, Qt::ShiftModifier);
    QCOMPARE(f.text(), "[12, :, :]");
    QTest::keyClick(&f.bar, Qt::Key_Greater, Qt::ShiftModifier);
    QCOMPARE(f.text(), "[15, :, :]");
    QTest::keyClick(&f.bar, Qt::Key_Comma);
    QCOMPARE(f.text(), "[14, :, :]");
    QTRY_COMPARE(f.last, "[14, :, :]");
    QVERIFY(f.announced < 5);  // steps in quick succession are told once
}

void tst_DimsBar::stepsTheDimTouched()
{
    DimsBarFixture f(LeafDims{{4, 500, 64, 48, 3}, 2, {"env", "time"}, DType::Byte}, ViewKind::Image);
    QCOMPARE(f.text(), "[0, 0, :, :, :]");
    f.bar.step(1);
    QCOMPARE(f.text(), "[0, 1, :, :, :]");  // the last batch dim first
    QTest::mouseClick(f.bar.control(0)->index(), Qt::LeftButton);
    f.bar.step(2);
    QCOMPARE(f.text(), "[2, 1, :, :, :]");
}

void tst_DimsBar::dragsSlider()
{
    DimsBarFixture f;
    QSlider* const slider = f.bar.control(0)->slider();
    QTest::mousePress(slider, Qt::LeftButton, {}, QPoint(slider->width() / 2, slider->height() / 2));
    QTest::mouseRelease(slider, Qt::LeftButton, {}, QPoint(slider->width() / 2, slider->height() / 2));
    slider->setValue(3);
    slider->setValue(9);
    QTRY_COMPARE(f.last, "[9, :, :]");
    QCOMPARE(f.bar.control(0)->index()->value(), 9);
}

void tst_DimsBar::spins()
{
    DimsBarFixture f;
    QSpinBox* const box = f.bar.control(0)->index();
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, "7");
    QTest::keyClick(box, Qt::Key_Return);
    QTRY_COMPARE(f.last, "[7, :, :]");
    QTest::keyClick(box, Qt::Key_Up);
    QTRY_COMPARE(f.last, "[8, :, :]");
}

void tst_DimsBar::reduces()
{
    DimsBarFixture f;
    QComboBox* const role = f.bar.control(0)->role();
    role->setFocus();
    QTest::keyClicks(role, "max");
    QTRY_COMPARE(f.last, "[max, :, :]");
    QVERIFY(!f.bar.control(0)->slider()->isVisible());
    QTest::keyClick(role, Qt::Key_Home);
    QTRY_COMPARE(f.last, "[0, :, :]");
}

void tst_DimsBar::plays()
{
    DimsBarFixture f;
    f.bar.player().setFramesPerSecond(60);
    QStringList seen;
    connect(&f.bar, &DimsBar::selectionChanged, this, [&] { seen << f.text(); });
    DimSelection late = f.bar.selection();
    late.setIndex(0, 14);
    f.bar.setSelection(late);
    QTest::mouseClick(f.bar.control(0)->play(), Qt::LeftButton, {}, QPoint(4, 4));
    QTRY_VERIFY(seen.size() >= 3);
    f.bar.togglePlay();
    QCOMPARE(seen.mid(0, 3), (QStringList{"[15, :, :]", "[0, :, :]", "[1, :, :]"}));
    const qsizetype count = seen.size();
    QTest::qWait(50);
    QCOMPARE(seen.size(), count);

    f.bar.player().setLooping(false);
    f.bar.setSelection(late);
    f.bar.togglePlay();
    QTRY_VERIFY(!f.bar.player().isPlaying());
    QCOMPARE(f.text(), "[15, :, :]");
    f.bar.setSelection(late);
    f.bar.togglePlay();
    QVERIFY(f.bar.player().isPlaying());
    f.bar.control(0)->role()->setFocus();
    QTest::keyClicks(f.bar.control(0)->role(), "columns");
    QVERIFY(!f.bar.player().isPlaying());  // it has no single index any more
}

void tst_DimsBar::waitsForTheView()
{
    DimsBarFixture f;
    bool busy = true;
    int asked = 0;
    f.bar.setBusyTest([&] {
        ++asked;
        return busy;
    });
    f.bar.player().setFramesPerSecond(60);
    f.bar.togglePlay();
    QTRY_VERIFY(asked >= 3);
    QCOMPARE(f.announced, 0);
    busy = false;
    QTRY_VERIFY(f.announced > 0);
}

void tst_DimsBar::takesTypedIndex()
{
    DimsBarFixture f;
    QLineEdit* const box = f.bar.indexBox();
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, "-1, ::100, 1:");
    QCOMPARE(f.announced, 0);
    QTest::keyClick(box, Qt::Key_Return);
    QCOMPARE(f.announced, 1);
    QCOMPARE(f.last, "[15, ::100, 1:]");
    QCOMPARE(box->text(), "[15, ::100, 1:]");
}

void tst_DimsBar::refusesTypedIndex()
{
    DimsBarFixture f;
    QLineEdit* const box = f.bar.indexBox();
    box->setFocus();
    box->selectAll();
    QTest::keyClicks(box, "[16]");
    QTest::keyClick(box, Qt::Key_Return);
    QCOMPARE(f.announced, 0);
    QCOMPARE(f.text(), "[0, :, :]");
    QCOMPARE(box->text(), "[16]");  // to be mended
    QLabel* problem = nullptr;
    for (QLabel* const label : f.bar.findChildren<QLabel*>()) {
        problem = label->text().contains("out of range") ? label : problem;
    }
    QVERIFY(problem && problem->isVisible());
    QCOMPARE(problem->text(), "Index 16 is out of range for dim env with size 16.");
    QTest::keyClicks(box, "3");
    QVERIFY(problem->text().isEmpty());
}

void tst_DimsBar::takesTypedRange_data()
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

void tst_DimsBar::takesTypedRange()
{
    QFETCH(QString, index);
    QFETCH(QString, typed);
    QFETCH(QString, expected);
    DimsBarFixture f;
    f.bar.setSelection(f.bar.selection().withText(index.toStdString()));
    QLineEdit* const field = f.bar.control(1)->range();
    QVERIFY(field->isVisible());
    QVERIFY(!f.bar.control(0)->range()->isVisible());  // of one index there is no part
    field->setFocus();
    field->selectAll();
    QTest::keyClick(field, Qt::Key_Delete);
    QTest::keyClicks(field, typed);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(f.last, expected);
    QCOMPARE(f.bar.indexBox()->text(), expected);
}

void tst_DimsBar::refusesTypedRange()
{
    DimsBarFixture f;
    QLineEdit* const field = f.bar.control(1)->range();
    field->setFocus();
    field->selectAll();
    QTest::keyClicks(field, "::-1");
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(f.announced, 0);
    QCOMPARE(f.text(), "[0, :, :]");
    QVERIFY2(visibleWords(f.bar).contains("must be at least 1"), qPrintable(visibleWords(f.bar)));
}

void tst_DimsBar::ignoresDimsThatAreGone()
{
    DimsBarFixture f;
    DimControl* const third = f.bar.control(2);
    f.bar.setLeaf({{16}, 1, {"env"}, DType::Float}, ViewKind::Table);
    // A list of roles that was still open.
    Q_EMIT third->roleChosen(2, DimRole::X);
    Q_EMIT third->reductionChosen(2, Reduction::Max);
    Q_EMIT third->indexChosen(2, 1);
    Q_EMIT third->rangeTyped(2, "0:1");
    Q_EMIT third->playToggled(2);
    QCOMPARE(f.text(), "[:]");
    QCOMPARE(f.announced, 0);
    QVERIFY(!f.bar.player().isPlaying());
}

void tst_DimsBar::newestRequestWins_data()
{
    QTest::addColumn<int>("kind");
    QTest::newRow("table") << static_cast<int>(ViewKind::Table);
    QTest::newRow("plot") << static_cast<int>(ViewKind::Line);
    QTest::newRow("image") << static_cast<int>(ViewKind::Image);
    QTest::newRow("histogram") << static_cast<int>(ViewKind::Histogram);
}

/// While a slider is dragged over slow storage the file answers one question that nobody asks any more, and then
/// the last one: none of those between is read.
void tst_DimsBar::newestRequestWins()
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
    DimsBarFixture f(leaf.dims, viewKind);
    f.bar.setSelection(DimSelection(leaf.dims, viewKind).withText(whole));
    connect(&f.bar, &DimsBar::selectionChanged, view.get(), &LeafView::setSelection);
    view->resize(400, 300);
    view->show();
    view->setLeaf(leaf, f.bar.selection());
    QTRY_COMPARE(source->readCount(), std::size_t{1});  // and it waits
    for (int index = 1; index < 16; ++index) {
        f.bar.control(0)->slider()->setValue(index);
        QTest::qWait(10);
    }
    QTRY_VERIFY2(f.last.startsWith("[15"), qPrintable(f.last));
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

void tst_DimsBar::carriesOver()
{
    DimsBarFixture f;
    f.bar.step(5);
    f.bar.setLeaf(obs({16, 500, 64}), ViewKind::Table);
    QCOMPARE(f.text(), "[5, :, :]");
    f.bar.clear();
    f.bar.setLeaf(obs({16, 500, 1}), ViewKind::Line);
    QCOMPARE(f.text(), "[5, :, :]");
    QCOMPARE(f.announced, 0);
}

void tst_DimsBar::remembersEachView()
{
    DimsBarFixture f;
    f.bar.setSelection(f.bar.selection().withText("[:, 7, 1:]"));
    f.bar.setLeaf(obs(), ViewKind::Line);
    QCOMPARE(f.text(), "[0, :, :]");
    f.bar.step(4);
    f.bar.setLeaf(obs(), ViewKind::Table);
    QCOMPARE(f.text(), "[:, 7, 1:]");
    f.bar.setLeaf(obs(), ViewKind::Line);
    QCOMPARE(f.text(), "[4, :, :]");
}

void tst_DimsBar::growsAndShrinks()
{
    DimsBarFixture f;
    f.bar.setLeaf({{}, 0, {}, DType::Float}, ViewKind::Table);
    QVERIFY(!f.bar.control(0)->isVisible());
    f.bar.setLeaf({{2, 3, 4, 5, 6}, 1, {}, DType::Float}, ViewKind::Table);
    QVERIFY(f.bar.control(4)->isVisible());
    QCOMPARE(f.text(), "[0, 0, 0, :, :]");
}

void tst_DimsBar::fitsNarrowWidth()
{
    DimsBarFixture f;
    f.bar.resize(320, f.bar.heightForWidth(320));
    QTest::qWait(0);
    for (std::size_t dim = 0; dim < 3; ++dim) {
        QVERIFY(f.bar.rect().contains(f.bar.control(dim)->geometry()));
    }
    QVERIFY(f.bar.rect().contains(f.bar.indexBox()->geometry()));
}

TENSORDESK_SUITE(tst_DimsBar);
#include "tst_dimsbar.moc"
