// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/endedjobs.h"
#include "tests/support/suite.h"
#include "views/tree/tensortreeview.h"

#include "tests/views/accessible.h"
#include "tests/views/controlledsource.h"
#include "tests/views/treefixtures.h"
#include "views/common/paddingrule.h"
#include "views/jobs/abstractjob.h"
#include "views/style/style.h"
#include "views/text/shapetokens.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/full.h>
#include <ATen/ops/randn.h>
#include <ATen/ops/tensor.h>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPointF>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QWindow>

#include <algorithm>
#include <cmath>

using namespace tensordesk;
using namespace tensordesk::fixtures;

namespace {

/// Returns the visible lines, indented by level.
QStringList seen(const TensorTreeView& view)
{
    QStringList lines;
    for (QModelIndex index = view.model()->index(0, 0); index.isValid(); index = view.indexBelow(index)) {
        int depth = 0;
        for (QModelIndex above = index.parent(); above.isValid(); above = above.parent()) {
            ++depth;
        }
        lines << QString(depth * 2, QLatin1Char(' ')) + index.data().toString();
    }
    return lines;
}

QString noticeOf(const TensorTreeView& view)
{
    for (const auto* const label : view.viewport()->findChildren<QLabel*>()) {
        if (label->isVisible()) {
            return label->text();
        }
    }
    return {};
}

}  // namespace

/// Walking, searching and keeping the place.
class TensorTreeViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void handsOnWhatIsSelected();
    void keepsWhatIsShownWhileAKeyIsDragged();
    void walksByKeys();
    void keepsThePlaceWhenShownAnew();
    void leavesAnEntryThatIsGone();
    void revealsANestedKey();
    void revealsAMember();
    void keysCalledAsMembers_data();
    void keysCalledAsMembers();
    void branchesOfKeysCalledAsMembers();
    void revealsWhatLiesFarDown();
    void readsOnWhenScrolled();
    void searchOpensWhatItFinds();
    void searchKeepsWhatIsSelected();
    void searchThatFindsNothingSaysSo();
    void emptyTreesSayWhatToDo();
    void expandsAllBelow();
    void copiesKeys();
    void copiesSeveral();
    void fillsColumnsOfWhatIsVisible();
    void leavesPaddingOut();
    void drawsCurves();
    void saysWhyAColumnIsEmpty();
    void namesAreCutLast();
    void columnsFitTheWidth_data();
    void columnsFitTheWidth();
    void longNamesLeaveRoom();
    void wantsTheWidthOfItsContent();
    void columnsAreChosenAndKept();
    void deviceIsShownWhereDevicesDiffer();
    void scalarsStandInTheirLines();
    void filterFollowsEdits();
    void itsKeysComeBeforeTheWindows();
    void everyControlHasAName();

private:
    void show(const TensorDict& td);
    std::unique_ptr<TensorTreeView> m_view;
};

void TensorTreeViewTest::init()
{
    m_view = std::make_unique<TensorTreeView>();
    m_view->resize(500, 400);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get(), kPatienceMs));
}

void TensorTreeViewTest::cleanup()
{
    m_view.reset();
}

void TensorTreeViewTest::show(const TensorDict& td)
{
    m_view->setRoot(td);
    QTRY_VERIFY(!m_view->tensorModel().isLoading({}));
}

void TensorTreeViewTest::handsOnWhatIsSelected()
{
    QSignalSpy activated(m_view.get(), &TensorTreeView::entryActivated);
    show(rollout());
    const QModelIndex done = line(*m_view->model(), "done");
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, m_view->visualRect(done).center());
    QCOMPARE(activated.size(), 1);
    QVERIFY(activated.first().first().value<ShownEntry>().path == KeyPath{"done"});
    QVERIFY(m_view->currentEntry()->path == KeyPath{"done"});
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, m_view->viewport()->rect().bottomLeft() - QPoint(-20, 5));
    QVERIFY(m_view->selectionModel()->isSelected(line(*m_view->model(), "done")));
}

/// A key that is dragged to a plot must not replace the plot's leaf.
void TensorTreeViewTest::keepsWhatIsShownWhileAKeyIsDragged()
{
    show(rollout());
    const auto at = [&](const char* key) { return m_view->visualRect(line(*m_view->model(), key)).center(); };
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, at("done"));
    QSignalSpy activated(m_view.get(), &TensorTreeView::entryActivated);
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, at("next"));
    QCOMPARE(activated.size(), 0);
    QTest::mouseRelease(m_view->viewport(), Qt::LeftButton, {}, at("next"));
    QCOMPARE(activated.size(), 1);
    QVERIFY(activated.first().first().value<ShownEntry>().path == KeyPath{"next"});

    // Dragged, until the button is let go.
    QTimer::singleShot(0, m_view.get(),
                       [this] { QTest::mouseRelease(m_view->window()->windowHandle(), Qt::LeftButton, {}, QPoint(5, 5)); });
    QTest::mousePress(m_view->viewport(), Qt::LeftButton, {}, at("done"));
    const QPoint away = at("done") + QPoint(0, 60);
    for (const QPoint& to : {away, away + QPoint(30, 0)}) {
        QMouseEvent move(QEvent::MouseMove, to, m_view->viewport()->mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QCoreApplication::sendEvent(m_view->viewport(), &move);
    }
    QCOMPARE(activated.size(), 1);
    QVERIFY(m_view->currentEntry()->path == KeyPath{"next"});
    QVERIFY(m_view->selectionModel()->isSelected(line(*m_view->model(), "next")));
}

void TensorTreeViewTest::walksByKeys()
{
    show(rollout());
    m_view->setCurrentIndex(line(*m_view->model(), "next"));
    QTest::keyClick(m_view.get(), Qt::Key_Right);
    QTRY_VERIFY(seen(*m_view).contains(QStringLiteral("  reward")));
    QTest::keyClick(m_view.get(), Qt::Key_Down);
    QVERIFY(m_view->currentEntry()->path == (KeyPath{"next", "obs"}));
    QTest::keyClick(m_view.get(), Qt::Key_Left);
    QVERIFY(m_view->currentEntry()->path == KeyPath{"next"});
    QTest::keyClicks(m_view.get(), QStringLiteral("ta"));
    QVERIFY(m_view->currentEntry()->path == KeyPath{"task"});
}

void TensorTreeViewTest::keepsThePlaceWhenShownAnew()
{
    show(rollout());
    m_view->reveal({"next", "reward"});
    QTRY_VERIFY(m_view->currentEntry() && m_view->currentEntry()->path == (KeyPath{"next", "reward"}));
    const QStringList before = seen(*m_view);
    QSignalSpy activated(m_view.get(), &TensorTreeView::entryActivated);
    QSignalSpy left(m_view.get(), &TensorTreeView::entryLeft);
    m_view->setRoot(rollout());
    QTRY_COMPARE(activated.size(), 1);
    QVERIFY(m_view->currentEntry()->path == (KeyPath{"next", "reward"}));
    QCOMPARE(seen(*m_view), before);
    QCOMPARE(left.size(), 0);
}

void TensorTreeViewTest::leavesAnEntryThatIsGone()
{
    show(rollout());
    m_view->reveal({"done"});
    QTRY_VERIFY(m_view->currentEntry());
    QSignalSpy left(m_view.get(), &TensorTreeView::entryLeft);
    m_view->setRoot(member(3));
    QTRY_COMPARE(left.size(), 1);
    QVERIFY(!m_view->currentEntry());
    m_view->reveal({"x"});
    QTRY_VERIFY(m_view->currentEntry());
    m_view->setRoot(std::nullopt);
    QTRY_COMPARE(left.size(), 2);
}

void TensorTreeViewTest::revealsANestedKey()
{
    m_view->setRoot(rollout());
    m_view->reveal({"next", "reward"});
    QTRY_VERIFY(m_view->currentEntry());
    QCOMPARE(m_view->currentEntry()->python.replace(QLatin1Char('\''), QLatin1Char('"')),
             QStringLiteral("td[\"next\", \"reward\"]"));
    m_view->reveal({"next", "nothing"});
    QVERIFY(m_view->currentEntry()->path == (KeyPath{"next", "reward"}));
    m_view->searchField()->setText(QStringLiteral("done"));
    QTRY_COMPARE(seen(*m_view), QStringList{QStringLiteral("done")});
    m_view->reveal({"obs"});
    QTRY_VERIFY(m_view->currentEntry() && m_view->currentEntry()->path == KeyPath{"obs"});
    QCOMPARE(m_view->searchField()->text(), QString());
}

void TensorTreeViewTest::revealsAMember()
{
    TensorDict td(Shape{});
    td.set({"episodes"}, episodes());
    m_view->setRoot(td);
    m_view->reveal({"episodes", "1", "own"});
    QTRY_VERIFY(m_view->currentEntry());
    QVERIFY(m_view->currentEntry()->path == (KeyPath{"episodes", Member{1}, "own"}));
    QVERIFY(m_view->visualRect(m_view->currentIndex()).isValid());
}

namespace {

/// A stack of two members that have a level called as the first of them.
TensorDict keyedAsMember()
{
    TensorDict td(Shape{}), one(Shape{2});
    one.set({"0", "x"}, leaf({2}));
    td.set({"s"}, TensorDict::lazyStack({one, one.shallowCopy()}, 1));
    return td;
}

}  // namespace

void TensorTreeViewTest::keysCalledAsMembers_data()
{
    QTest::addColumn<KeyPath>("wanted");
    QTest::addColumn<KeyPath>("shown");
    QTest::addColumn<QString>("python");
    QTest::newRow("key") << KeyPath{"s", "0"} << KeyPath{"s", "0"} << "td['s', '0']";
    QTest::newRow("member") << KeyPath{"s", Member{0}} << KeyPath{"s", Member{0}} << "td['s'][:, 0]";
    QTest::newRow("key of the member") << KeyPath{"s", Member{0}, "0", "x"} << KeyPath{"s", Member{0}, "0", "x"}
                                       << "td['s'][:, 0]['0', 'x']";
    QTest::newRow("member as version 0.1.0 stored it")
        << KeyPath{"s", "1", "0"} << KeyPath{"s", Member{1}, "0"} << "td['s'][:, 1]['0']";
}

void TensorTreeViewTest::keysCalledAsMembers()
{
    QFETCH(KeyPath, wanted);
    QFETCH(KeyPath, shown);
    QFETCH(QString, python);
    m_view->setRoot(keyedAsMember());
    m_view->reveal(wanted);
    QTRY_VERIFY(m_view->currentEntry());
    QVERIFY(m_view->currentEntry()->path == shown);
    QCOMPARE(m_view->currentEntry()->python, python);
}

/// Branches that the user opened are opened again, and not those that only look like them.
void TensorTreeViewTest::branchesOfKeysCalledAsMembers()
{
    show(keyedAsMember());
    const auto stack = [this] { return line(*m_view->model(), "s"); };
    m_view->expand(stack());
    QTRY_VERIFY(line(*m_view->model(), "0", stack()).isValid());
    m_view->expand(line(*m_view->model(), "0", stack()));
    QTRY_VERIFY(line(*m_view->model(), "members (2)", stack()).isValid());
    m_view->expand(line(*m_view->model(), "members (2)", stack()));
    QTRY_COMPARE(seen(*m_view), (QStringList{"s", "  0", "    x", "    members (2)", "  members (2)", "    0", "    1"}));
    m_view->setRoot(keyedAsMember());
    QTRY_COMPARE(seen(*m_view), (QStringList{"s", "  0", "    x", "    members (2)", "  members (2)", "    0", "    1"}));
}

void TensorTreeViewTest::revealsWhatLiesFarDown()
{
    m_view->setRoot(wide(20'000));
    m_view->reveal({"key19000"});
    QTRY_VERIFY(m_view->currentEntry());
    QVERIFY(m_view->viewport()->rect().intersects(m_view->visualRect(m_view->currentIndex())));
}

void TensorTreeViewTest::readsOnWhenScrolled()
{
    TensorDict td(Shape{});
    td.set({"wide"}, wide(1000));
    show(td);
    m_view->expand(line(*m_view->model(), "wide"));
    const auto rows = [this] { return m_view->model()->rowCount(line(*m_view->model(), "wide")); };
    // Each layout of an open branch asks for its next batch too, so it may be more by now.
    QTRY_VERIFY(rows() >= int(TensorTreeModel::kFirstBatch));
    for (int batch = 0; batch < 5; ++batch) {
        QTest::qWait(0);
        m_view->verticalScrollBar()->setValue(m_view->verticalScrollBar()->maximum());
        QTRY_VERIFY(!m_view->tensorModel().isLoading(line(m_view->tensorModel(), "wide")));
    }
    QTRY_COMPARE(rows(), 1000);
}

void TensorTreeViewTest::searchOpensWhatItFinds()
{
    show(rollout());
    const QStringList before = seen(*m_view);
    m_view->searchField()->setText(QStringLiteral("rew"));
    QTRY_COMPARE(seen(*m_view), (QStringList{QStringLiteral("next"), QStringLiteral("  reward")}));
    m_view->searchField()->clear();
    QTRY_COMPARE(seen(*m_view), before);
}

void TensorTreeViewTest::searchKeepsWhatIsSelected()
{
    show(rollout());
    m_view->reveal({"done"});
    QTRY_VERIFY(m_view->currentEntry());
    QSignalSpy activated(m_view.get(), &TensorTreeView::entryActivated);
    QSignalSpy left(m_view.get(), &TensorTreeView::entryLeft);
    m_view->searchField()->setText(QStringLiteral("rew"));
    QTRY_COMPARE(seen(*m_view), (QStringList{QStringLiteral("next"), QStringLiteral("  reward")}));
    QCOMPARE(activated.size(), 0);
    m_view->searchField()->clear();
    QTRY_VERIFY(m_view->currentEntry());
    QVERIFY(m_view->currentEntry()->path == KeyPath{"done"});
    QCOMPARE(left.size(), 0);
}

void TensorTreeViewTest::searchThatFindsNothingSaysSo()
{
    show(rollout());
    m_view->searchField()->setText(QStringLiteral("zzz"));
    QTRY_COMPARE(noticeOf(*m_view), QStringLiteral("No entry fits \u201czzz\u201d."));
    auto* const button = m_view->viewport()->findChild<QToolButton*>();
    QVERIFY(button && button->isVisible());
    button->click();
    QTRY_COMPARE(noticeOf(*m_view), QString());
    QVERIFY(!seen(*m_view).isEmpty());
}

void TensorTreeViewTest::emptyTreesSayWhatToDo()
{
    m_view->setHint(QStringLiteral("Open a file."));
    QCOMPARE(noticeOf(*m_view), QStringLiteral("Open a file."));
    m_view->setRoot(TensorDict());
    QCOMPARE(noticeOf(*m_view), QStringLiteral("This tensordict has no entries."));
    show(rollout());
    QTRY_COMPARE(noticeOf(*m_view), QString());
}

void TensorTreeViewTest::expandsAllBelow()
{
    TensorDict td(Shape{});
    td.set({"a", "b", "c", "x"}, leaf({1}));
    td.set({"z", "y"}, leaf({1}));
    show(td);
    m_view->expandBelow(line(*m_view->model(), "a"));
    QTRY_COMPARE(seen(*m_view), (QStringList{QStringLiteral("a"), QStringLiteral("  b"), QStringLiteral("    c"),
                                             QStringLiteral("      x"), QStringLiteral("z")}));
    // A branch that the user closed stays closed when other branches open.
    m_view->collapse(line(*m_view->model(), "a"));
    m_view->expand(line(*m_view->model(), "z"));
    QTRY_COMPARE(seen(*m_view), (QStringList{QStringLiteral("a"), QStringLiteral("z"), QStringLiteral("  y")}));
}

void TensorTreeViewTest::copiesKeys()
{
    show(rollout());
    m_view->reveal({"next", "obs"});
    QTRY_VERIFY(m_view->currentEntry());
    QStringList copied;
    for (auto* const action : m_view->actions()) {
        if (action->text().startsWith(QLatin1String("Copy"))) {
            action->trigger();
            copied << QGuiApplication::clipboard()->text().replace(QLatin1Char('\''), QLatin1Char('"'));
        }
    }
    QCOMPARE(copied, (QStringList{QStringLiteral("td[\"next\", \"obs\"]"), QStringLiteral("(\"next\", \"obs\")"),
                                  QStringLiteral("/next/obs"), QStringLiteral("/next/obs"),  // it is in no file
                                  QStringLiteral("[16, 500 | 3]")}));
}

void TensorTreeViewTest::copiesSeveral()
{
    TensorDict td = rollout();
    td.set({"stored"}, Leaf(std::make_shared<ControlledSource>(at::zeros({16, 500}))));
    show(td);
    QSignalSpy described(m_view.get(), &TensorTreeView::selectionDescribed);
    const auto click = [&](const char* key, Qt::KeyboardModifiers modifiers) {
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, modifiers, m_view->visualRect(line(*m_view->model(), key)).center());
    };
    click("stored", {});
    click("obs", Qt::ControlModifier);
    QCOMPARE(m_view->currentEntry()->path, KeyPath{"obs"});
    QCOMPARE(m_view->selectedEntries().size(), std::size_t{2});
    QCOMPARE(m_view->selectedEntries().front().path, KeyPath{"obs"});  // as they stand, not as they were clicked
    QCOMPARE(described.last().first().toString(), QString("2 keys selected, leaves of 125 KiB"));
    const auto copied = [&](const char* text) {
        for (auto* const action : m_view->actions()) {
            if (action->text() == text) {
                action->trigger();
            }
        }
        return QGuiApplication::clipboard()->text().replace('\'', '"');
    };
    QCOMPARE(copied("Copy as Python"), QString("td[\"obs\"]\ntd[\"stored\"]"));
    QCOMPARE(copied("Copy nested key"), QString("[\"obs\", \"stored\"]"));
    QCOMPARE(copied("Copy HDF5 path"), QString("/obs\n/stored"));
    QCOMPARE(copied("Copy file name"), QString("controlled.h5"));
    click("done", {});
    QCOMPARE(m_view->selectedEntries().size(), std::size_t{1});
    QCOMPARE(described.last().first().toString(), QString());
}

void TensorTreeViewTest::fillsColumnsOfWhatIsVisible()
{
    // A hundred leaves, each with a file of its own to ask.
    std::vector<std::shared_ptr<ControlledSource>> sources;
    TensorDict td(Shape{4});
    for (int i = 0; i < 100; ++i) {
        sources.push_back(std::make_shared<ControlledSource>(at::full({4}, i, at::kFloat)));
        td.set({"key" + std::to_string(i)}, Leaf(sources.back()));
    }
    using Model = TensorTreeModel;
    m_view->setColumnShown(Model::CurveColumn, false);  // there is room for it
    show(td);
    QVERIFY(m_view->isColumnHidden(Model::MinColumn));
    const auto reads = [&] {
        return std::count_if(sources.begin(), sources.end(), [](const auto& source) { return source->readCount() > 0; });
    };
    const auto text = [&](const char* key, int column) {
        return line(*m_view->model(), key).siblingAtColumn(column).data().toString();
    };
    QVERIFY(jobsEnded());
    QCOMPARE(reads(), 0);  // no column asks for them
    m_view->setColumnShown(Model::MeanColumn, true);
    m_view->setColumnShown(Model::CurveColumn, true);
    m_view->setColumnShown(Model::StoredColumn, true);
    QTRY_COMPARE(text("key2", Model::MeanColumn), QString("2"));
    QTRY_COMPARE(text("key2", Model::StoredColumn), QString("16 B"));
    QTRY_COMPARE(
        line(*m_view->model(), "key2").siblingAtColumn(Model::CurveColumn).data(Model::CurveRole).value<QVector<QPointF>>(),
        QVector<QPointF>(4, QPointF(2, 2)));
    QTRY_VERIFY(!m_view->tensorModel().figuresJob()->isRunning());
    const auto visible = reads();
    QVERIFY2(visible < 40, qPrintable(QString::number(visible)));
    QCOMPARE(text("key99", Model::MeanColumn), QString());
    m_view->scrollToBottom();
    QTRY_COMPARE(text("key99", Model::MeanColumn), QString("99"));
    QTRY_VERIFY(!m_view->tensorModel().figuresJob()->isRunning());
    QVERIFY(reads() < 100);

    // Statistics are not read again, unless they may have changed.
    const auto before = sources[99]->readCount();
    m_view->scrollToTop();
    m_view->scrollToBottom();
    QVERIFY(jobsEnded());
    QCOMPARE(sources[99]->readCount(), before);
    m_view->refreshFigures();
    QTRY_VERIFY(sources[99]->readCount() > before);
}

/// Keys of the root, of a level and of members of a stack, each with the mask that applies to it.
void TensorTreeViewTest::leavesPaddingOut()
{
    const auto half = [](const char* key) {
        TensorDict td(Shape{2});
        td.set({key}, Leaf(at::tensor({4.0F, 0.0F})));
        td.set({"mask"}, Leaf(at::tensor({1, 0}).to(at::kBool)));
        return td;
    };
    TensorDict td = half("obs");
    td.set({"next", "reward"}, Leaf(at::tensor({3.0F, 1.0F})));
    td.set({"stack"}, TensorDict::lazyStack({half("x"), half("x")}, 1));
    show(td);
    PaddingRule padding;
    m_view->follow(padding);
    m_view->setColumnShown(TensorTreeModel::MeanColumn, true);
    m_view->expandAll();
    const auto mean = [&](std::initializer_list<const char*> keys) {
        QModelIndex at;
        for (const char* key : keys) {
            at = line(*m_view->model(), key, at);
            m_view->expand(at);
        }
        return at.siblingAtColumn(TensorTreeModel::MeanColumn).data().toString();
    };
    QTRY_COMPARE(mean({"obs"}), QString("4"));
    QTRY_COMPARE(mean({"next", "reward"}), QString("3"));
    QTRY_COMPARE(mean({"stack", "x"}), QString("4"));
    QVERIFY(line(*m_view->model(), "obs")
                .siblingAtColumn(TensorTreeModel::MeanColumn)
                .data(Qt::ToolTipRole)
                .toString()
                .contains("without the padding that mask tells"));
    padding.setCounts(true);
    QTRY_COMPARE(mean({"obs"}), QString("2"));
    QTRY_COMPARE(mean({"next", "reward"}), QString("2"));
}

/// Each column of pixels reaches from the least to the greatest of the elements that lie there.
void TensorTreeViewTest::drawsCurves()
{
    at::manual_seed(3);
    const int64_t count = 1000;
    const at::Tensor values = at::randn({count}, at::kDouble).cumsum(0);
    TensorDict td(Shape{count});
    td.set({"walk"}, Leaf(values));
    show(td);
    m_view->setColumnShown(TensorTreeModel::CurveColumn, true);
    const auto cell = [&] { return line(*m_view->model(), "walk").siblingAtColumn(TensorTreeModel::CurveColumn); };
    QTRY_VERIFY(cell().data(TensorTreeModel::CurveRole).isValid());
    m_view->resize(900, 400);
    m_view->header()->resizeSection(TensorTreeModel::CurveColumn, 300);
    m_view->scrollTo(cell());
    const QImage image = m_view->viewport()->grab(m_view->visualRect(cell())).toImage();
    QRect drawn;
    const auto isDrawn = [&](int x, int y) { return image.pixel(x, y) == style::curveColour(0).rgb(); };
    for (int x = 0; x < image.width(); ++x) {
        for (int y = 0; y < image.height(); ++y) {
            drawn |= isDrawn(x, y) ? QRect(x, y, 1, 1) : QRect();
        }
    }
    QVERIFY(drawn.width() > 100 && drawn.height() > 5);
    const int64_t stretches = cell().data(TensorTreeModel::CurveRole).value<QVector<QPointF>>().size();
    const int64_t length = (count + stretches - 1) / stretches;
    const double greatest = values.max().item<double>();
    const double perPixel = (greatest - values.min().item<double>()) / drawn.height();
    for (int x = drawn.left(); x <= drawn.right(); ++x) {
        const auto n = static_cast<int64_t>((x - drawn.left() + 0.5) / drawn.width() * static_cast<double>(stretches));
        const at::Tensor there = values.slice(0, n * length, std::min((n + 1) * length, count));
        int top = drawn.top();
        int bottom = drawn.bottom();
        for (; top < bottom && !isDrawn(x, top); ++top) { }
        for (; bottom > top && !isDrawn(x, bottom); --bottom) { }
        const double expectedTop = drawn.top() + (greatest - there.max().item<double>()) / perPixel;
        const double expectedBottom = drawn.top() + (greatest - there.min().item<double>()) / perPixel;
        QVERIFY2(std::abs(top - expectedTop) <= 1.5 && std::abs(bottom + 1 - expectedBottom) <= 1.5,
                 qPrintable(QStringLiteral("column %1: %2 to %3").arg(x).arg(top).arg(bottom)));
    }
}

void TensorTreeViewTest::saysWhyAColumnIsEmpty()
{
    auto source = std::make_shared<ControlledSource>(at::zeros({4}));
    source->setFailure(Error(ErrorKind::OSError, "the disk is gone"));
    TensorDict td(Shape{4});
    td.set({"bad"}, Leaf(source));
    td.set({"large"}, Leaf(at::zeros({1}).expand({4, 1 << 30})));
    td.set({"task"}, NonTensor(PythonValue("pendulum"), Shape{4}));
    show(td);
    using Model = TensorTreeModel;
    m_view->setColumnShown(Model::MinColumn, true);
    const auto reason = [&](const char* key) {
        return line(*m_view->model(), key).siblingAtColumn(Model::MinColumn).data(Qt::ToolTipRole).toString();
    };
    QTRY_VERIFY2(reason("bad").contains("the disk is gone"), qPrintable(reason("bad")));
    QTRY_VERIFY2(reason("large").contains("Too large"), qPrintable(reason("large")));
    QCOMPARE(reason("task"), QString());
}

void TensorTreeViewTest::filterFollowsEdits()
{
    show(rollout());
    KeyPath edited{"done"};
    m_view->tensorModel().setEditedTest([&edited](const KeyPath& path) { return path == edited; });
    m_view->searchField()->setText(QStringLiteral("is:changed"));
    QTRY_COMPARE(seen(*m_view), QStringList{QStringLiteral("done")});
    edited = {"next", "reward"};
    m_view->tensorModel().refreshMarks();
    QTRY_COMPARE(seen(*m_view), (QStringList{QStringLiteral("next"), QStringLiteral("  reward")}));
    edited.clear();
    m_view->tensorModel().refreshMarks();
    QTRY_COMPARE(seen(*m_view), QStringList());
}

/// As text does: a number without dims has no shape that says more.
void TensorTreeViewTest::scalarsStandInTheirLines()
{
    TensorDict td;
    td.set({"lr"}, Leaf(at::full({}, 3e-4, at::kDouble)));
    td.set({"steps"}, Leaf(at::full({}, 200'000, at::kLong)));
    td.set({"done"}, Leaf(at::full({}, true, at::kBool)));
    td.set({"lost"}, Leaf(at::full({}, std::nan(""), at::kDouble)));
    td.set({"one"}, fixtures::leaf({1}));
    TensorTreeView view;
    view.resize(600, 400);
    view.show();
    view.setRoot(td);
    QTRY_COMPARE(view.model()->rowCount(), 5);
    const auto shapes = [&] {
        QStringList texts;
        for (int row = 0; row < 5; ++row) {
            texts << view.model()->index(row, TensorTreeModel::ShapeColumn).data().toString();
        }
        return texts;
    };
    QTRY_COMPARE(shapes(), QStringList({"0.0003", "200000", "True", "[]", "[1]"}));
    QVERIFY(!view.model()->index(0, TensorTreeModel::ShapeColumn).data(ShapeRole).isValid());
}

void TensorTreeViewTest::deviceIsShownWhereDevicesDiffer()
{
    TensorTreeView view;
    view.show();
    const auto shown = [&] { return !view.isColumnHidden(TensorTreeModel::DeviceColumn); };
    TensorDict td(Shape{3});
    td.set({"one"}, fixtures::leaf({3}));
    view.setRoot(td);
    QTRY_COMPARE(view.model()->rowCount(), 1);
    QVERIFY(!shown());
    TensorDict mixed(Shape{3});
    mixed.set({"one"}, fixtures::leaf({3}));
    mixed.set({"two"}, Leaf(at::zeros({3}, at::TensorOptions(at::kMeta))));
    view.setRoot(mixed);
    QTRY_VERIFY(shown());
    view.setRoot(td);
    QTRY_VERIFY(!shown());
    // The user's choice is kept, in the settings too.
    view.setColumnShown(TensorTreeModel::DeviceColumn, true);
    TensorTreeView other;
    other.restoreColumns(view.columnState());
    other.setRoot(td);
    QVERIFY(!other.isColumnHidden(TensorTreeModel::DeviceColumn));
}

void TensorTreeViewTest::namesAreCutLast()
{
    TensorDict td(Shape{3});
    td.set({"a"}, fixtures::leaf({3}));
    td.set({"next", "sample_log_prob_of_all"}, fixtures::leaf({3}));
    show(td);
    m_view->resize(240, 400);
    const auto isWhole = [&](const QModelIndex& index) {
        const int needed = m_view->visualRect(index).left()
                         + QFontMetrics(m_view->font()).horizontalAdvance(index.data().toString());
        return m_view->columnWidth(TensorTreeModel::KeyColumn) >= needed;
    };
    QTRY_VERIFY(m_view->columnWidth(TensorTreeModel::ShapeColumn) > 0);
    m_view->expandAll();
    QTRY_VERIFY(line(*m_view->model(), "next").isValid() && m_view->model()->rowCount(line(*m_view->model(), "next")) == 1);
    QTRY_VERIFY(isWhole(m_view->model()->index(0, 0, line(*m_view->model(), "next"))));
}

void TensorTreeViewTest::columnsFitTheWidth_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<bool>("hasDTypes");
    QTest::addColumn<bool>("hasCurves");
    QTest::newRow("narrow") << 200 << false << false;
    QTest::newRow("as in a window of 1024 pixels") << 240 << false << false;
    QTest::newRow("as in a window of 1366 pixels") << 400 << true << false;
    QTest::newRow("wide") << 900 << true << true;
}

/// A key with a long name leaves the dtype and the outer dims of shapes visible.
void TensorTreeViewTest::longNamesLeaveRoom()
{
    TensorDict td(Shape{16, 500});
    td.set({"pixels"}, Leaf(at::zeros({1}).expand({16, 500, 32, 32, 3})));
    td.set({"a_derived_key_with_a_name_of_38_letters"}, Leaf(at::zeros({16, 500, 1})));
    show(td);
    m_view->resize(400, 400);
    const QFont font = style::monospaced(m_view->font());
    const int outer = ShapeTokens(Shape{16, 500, 3}, 2).sizeHint(font).width();
    QTRY_VERIFY(m_view->columnWidth(TensorTreeModel::ShapeColumn) >= outer);
    QVERIFY(!m_view->isColumnHidden(TensorTreeModel::DTypeColumn));
    QCOMPARE(m_view->horizontalScrollBar()->maximum(), 0);
    m_view->resize(300, 400);
    QTRY_VERIFY(m_view->columnWidth(TensorTreeModel::ShapeColumn) >= outer);
}

void TensorTreeViewTest::columnsFitTheWidth()
{
    QFETCH(int, width);
    TensorDict td(Shape{16, 500});
    td.set({"pixels"}, Leaf(at::zeros({1}).expand({16, 500, 32, 32, 3})));
    td.set({"step_count"}, Leaf(at::zeros({16, 500, 1})));
    show(td);
    m_view->resize(width, 400);
    QFETCH(bool, hasDTypes);
    QTRY_COMPARE(!m_view->isColumnHidden(TensorTreeModel::DTypeColumn), hasDTypes);
    QTEST(!m_view->isColumnHidden(TensorTreeModel::CurveColumn), "hasCurves");
    QTRY_COMPARE(m_view->horizontalScrollBar()->maximum(), 0);
    QVERIFY(m_view->columnWidth(TensorTreeModel::ShapeColumn) > 0);
}

void TensorTreeViewTest::wantsTheWidthOfItsContent()
{
    QSignalSpy came(m_view.get(), &TensorTreeView::firstRowsCame);
    show(rollout());
    QTRY_COMPARE(came.size(), 1);
    const int narrow = m_view->contentWidth(400);
    QVERIFY(narrow <= 400);
    TensorDict td(Shape{3});
    td.set({"a_name_of_a_key_that_is_rather_long"}, fixtures::leaf({3}));
    m_view->forgetPlace();
    show(td);
    QTRY_COMPARE(came.size(), 2);
    QVERIFY(m_view->contentWidth(2000) > narrow);
    m_view->setRoot(td);  // the same document, reloaded
    QTRY_COMPARE(m_view->model()->rowCount(), 1);
    QCOMPARE(came.size(), 2);
}

void TensorTreeViewTest::columnsAreChosenAndKept()
{
    show(rollout());
    // The actions of the header's context menu.
    QCOMPARE(m_view->header()->contextMenuPolicy(), Qt::CustomContextMenu);
    const auto actionOf = [](TensorTreeView& view, const QString& column) {
        const QList<QAction*> actions = view.header()->actions();
        const auto found = std::find_if(actions.begin(), actions.end(), [&](QAction* each) { return each->text() == column; });
        return found == actions.end() ? nullptr : *found;
    };
    QAction* const max = actionOf(*m_view, "Max");
    QVERIFY(max && !max->isChecked());
    max->trigger();
    QVERIFY(!m_view->isColumnHidden(TensorTreeModel::MaxColumn));
    QVERIFY(max->isChecked());
    const QVariantList state = m_view->columnState();
    TensorTreeView other;
    other.restoreColumns(state);
    QVERIFY(!other.isColumnHidden(TensorTreeModel::MaxColumn));
    QVERIFY(actionOf(other, "Max")->isChecked());
    QVERIFY(other.isColumnHidden(TensorTreeModel::MinColumn));
}

void TensorTreeViewTest::itsKeysComeBeforeTheWindows()
{
    QWidget window;
    m_view->setParent(&window);
    m_view->searchField()->setParent(&window);
    m_view->searchField()->show();
    m_view->show();
    QStringList triggered;
    for (const auto& keys : {QKeySequence(QKeySequence::Copy), QKeySequence(Qt::Key_Escape)}) {
        auto* const action = new QAction(&window);
        action->setShortcut(keys);
        window.addAction(action);
        connect(action, &QAction::triggered, this, [&triggered, keys] { triggered << keys.toString(); });
    }
    window.show();
    window.activateWindow();
    show(rollout());
    m_view->reveal({"done"});
    m_view->setFocus();
    QTRY_VERIFY(m_view->hasFocus() && m_view->currentEntry());
    QGuiApplication::clipboard()->clear();
    QTest::keyClick(m_view.get(), Qt::Key_C, Qt::ControlModifier);
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("td[")));
    m_view->searchField()->setFocus();
    m_view->searchField()->setText(QStringLiteral("obs"));
    QTest::keyClick(m_view->searchField(), Qt::Key_Escape);
    QCOMPARE(m_view->searchField()->text(), QString());
    QCOMPARE(triggered, QStringList{});
    QTest::keyClick(m_view->searchField(), Qt::Key_Escape);
    QCOMPARE(triggered, QStringList{QStringLiteral("Esc")});
    QTest::keyClick(m_view->searchField(), Qt::Key_Down);
    QVERIFY(m_view->hasFocus());
    m_view->setParent(nullptr);
}

void TensorTreeViewTest::everyControlHasAName()
{
    QCOMPARE(nameless(*m_view), QStringList{});
    QVERIFY(!m_view->accessibleName().isEmpty());
    QVERIFY(!m_view->searchField()->accessibleName().isEmpty());
}

TENSORDESK_SUITE(TensorTreeViewTest);
#include "tst_tensortreeview.moc"
