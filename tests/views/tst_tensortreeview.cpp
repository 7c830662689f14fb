// SPDX-License-Identifier: GPL-3.0-or-later
#include "tree/tensortreeview.h"

#include "views/accessible.h"
#include "views/treefixtures.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace tensordesk;
using namespace tensordesk::fixtures;

namespace {

/// The lines a person sees, indented by level.
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
    void walksByKeys();
    void keepsThePlaceWhenShownAnew();
    void leavesAnEntryThatIsGone();
    void revealsANestedKey();
    void revealsAMember();
    void revealsWhatLiesFarDown();
    void readsOnWhenScrolled();
    void searchOpensWhatItFinds();
    void searchKeepsWhatIsSelected();
    void searchThatFindsNothingSaysSo();
    void emptyTreesSayWhatToDo();
    void expandsAllBelow();
    void copiesKeys();
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
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

void TensorTreeViewTest::cleanup() { m_view.reset(); }

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
    QCOMPARE(m_view->currentEntry()->python.replace(QLatin1Char('\''), QLatin1Char('"')), QStringLiteral("td[\"next\", \"reward\"]"));
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
    QVERIFY(m_view->currentEntry()->path == (KeyPath{"episodes", "1", "own"}));
    QVERIFY(m_view->visualRect(m_view->currentIndex()).isValid());
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
    // What a person closes stays closed when other branches open.
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
                                  QStringLiteral("[16, 500 | 3]")}));
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

QTEST_MAIN(TensorTreeViewTest)
#include "tst_tensortreeview.moc"
