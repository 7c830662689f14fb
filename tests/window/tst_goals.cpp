// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/beside/collationwindow.h"
#include "app/window/beside/comparewindow.h"
#include "app/window/document/datapane.h"
#include "model/storage/storage.h"
#include "tests/support/suite.h"
#include "tests/support/windowtest.h"
#include "tests/support/writtenrollouts.h"
#include "views/collation/collationmodel.h"
#include "views/collation/collationview.h"
#include "views/compare/comparisonview.h"
#include "views/keys/keysmodel.h"
#include "views/overview/overviewpane.h"
#include "views/plot/lineplotview.h"
#include "views/plot/plotwidget.h"
#include "views/rollout/episodesmodel.h"
#include "views/rollout/episodespage.h"
#include "views/rollout/firstlook/episodechart.h"
#include "views/rollout/firstlook/episodestrip.h"
#include "views/rollout/firstlook/filmbox.h"
#include "views/rollout/firstlook/firstlookpage.h"
#include "views/rollout/rolloutpages.h"

#include <ATen/core/Tensor.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonObject>
#include <QLabel>
#include <QPointer>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <QTreeWidget>

#include <algorithm>

using namespace tensordesk;

/// The purposes for which rollouts are opened: each is reached by real clicks in few steps, and shows the values that Python finds.
/// Prints the numbers of steps and milliseconds since opening.
class GoalsTest : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init()
    {
        startWindow();
        m_window->resize(1366, 768);
    }
    void cleanup()
    {
        delete topLevel<CompareWindow>();
        delete topLevel<CollationWindow>();
        endWindow();
    }

    void rewardOfAllEnvs();
    void aFrameOfTheWorstEpisode();
    void whereTwoEpisodesDiffer();
    void whyTheyDoNotStack();

private:
    [[nodiscard]] QString file(const char* name) const { return m_files.filePath(QLatin1String(name)); }
    /// Opens the rollout as from the command line: this is not a step.
    [[nodiscard]] bool openRollout(const char* name)
    {
        m_steps = 0;
        m_since.start();
        m_window->open(file(name));
        const auto isThere = [&] {
            const auto episodes = m_window->current() ? pane().rollout().episodes() : nullptr;
            return episodes && episodes->isComplete && look().isVisible();
        };
        return QTest::qWaitFor(isThere, kPatienceMs);
    }
    [[nodiscard]] FirstLookPage& look() const { return *pane().rolloutPages().firstLook(); }
    [[nodiscard]] EpisodesPage& page() const { return *pane().rolloutPages().episodes(); }

    void click(QWidget& widget, QPoint at, Qt::KeyboardModifiers keys = {})
    {
        ++m_steps;
        QTest::mouseClick(&widget, Qt::LeftButton, keys, at);
    }
    void click(QAbstractItemView& view, const QModelIndex& index, Qt::KeyboardModifiers keys = {})
    {
        view.scrollTo(index);
        click(*view.viewport(), view.visualRect(index).center(), keys);
    }
    void click(QAction* action)
    {
        for (QToolButton* button : m_window->findChildren<QToolButton*>()) {
            if (button->defaultAction() == action && button->isVisible()) {
                click(*button, button->rect().center());
                return;
            }
        }
        QFAIL("no button does that");
    }
    [[nodiscard]] bool showEpisodes()
    {
        QTabWidget& tabs = *pane().findChild<OverviewPane*>()->tabs();
        click(*tabs.tabBar(), tabs.tabBar()->tabRect(tabs.indexOf(&page())).center());
        return QTest::qWaitFor([&] { return page().isVisible() && page().model().rowCount() > 0; }, kPatienceMs);
    }
    void isReached(const char* goal, int steps)
    {
        qInfo("%s: %d steps, %lld ms", goal, m_steps, m_since.elapsed());
        QCOMPARE(m_steps, steps);
    }
    template <typename Window>
    [[nodiscard]] static Window* topLevel()
    {
        const QWidgetList all = QApplication::topLevelWidgets();
        const auto found = std::ranges::find_if(all, [](QWidget* each) { return qobject_cast<Window*>(each) != nullptr; });
        return found == all.end() ? nullptr : qobject_cast<Window*>(*found);
    }

    QTemporaryDir m_files;
    QJsonObject m_expected;
    QElapsedTimer m_since;
    int m_steps = 0;
};

void GoalsTest::initTestCase()
{
    useOwnSettings("goals");
    writeRollouts(m_files.path(), m_expected);
}

void GoalsTest::rewardOfAllEnvs()
{
    QVERIFY(openRollout("dense"));
    KeysModel& keys = look().keys();
    int row = 0;
    while (row < keys.rowCount() && keys.keyAt(row) != KeyPath{"next", "reward"}) {
        ++row;
    }
    QVERIFY(row < keys.rowCount());
    QTableView& table = *look().findChild<QTableView*>();
    const QModelIndex reward = keys.index(row, 0);
    table.scrollTo(reward);
    click(*table.viewport(), table.visualRect(reward).center());
    QTest::mouseDClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(reward).center());
    const auto drawn = [&] {
        const auto* view = pane().data().findChild<LinePlotView*>();
        return view != nullptr && view->isVisible() ? view->curves() : nullptr;
    };
    QTRY_VERIFY(drawn());
    isReached("reward of all envs", 1);
    const auto storage = openStorage(file("dense").toStdString());
    const at::Tensor stored = storage->root().leaf({"next", "reward"}).tensor();  // [env, time, 1]
    const auto& curves = drawn()->curves;
    QCOMPARE(static_cast<int64_t>(curves.size()), stored.size(0));
    for (int64_t env = 0; env < stored.size(0); ++env) {
        const auto& points = curves[static_cast<std::size_t>(env)].points;
        QCOMPARE(static_cast<int64_t>(points.size()), stored.size(1));
        for (int64_t step = 0; step < stored.size(1); ++step) {
            QCOMPARE(static_cast<float>(points[static_cast<int>(step)].value), stored[env][step][0].item<float>());
        }
    }
}

void GoalsTest::aFrameOfTheWorstEpisode()
{
    QVERIFY(openRollout("film"));
    const QJsonArray episodes = m_expected["film"].toArray();
    int worst = 0;
    for (int at = 0; at < episodes.size(); ++at) {
        worst = episodes[at][3].toDouble() < episodes[worst][3].toDouble() ? at : worst;
    }
    // The lowest point of the chart, or its darkest piece of the strip.
    PlotWidget& chart = *look().returns()->plot();
    QTRY_VERIFY(chart.xAxis->range().contains(worst) && chart.yAxis->range().contains(episodes[worst][3].toDouble()));
    click(chart, QPointF(chart.xAxis->coordToPixel(worst), chart.yAxis->coordToPixel(episodes[worst][3].toDouble())).toPoint());
    QTRY_COMPARE(look().strip()->current(), std::optional<uint32_t>(static_cast<uint32_t>(worst)));
    FilmBox& film = *look().film();
    const auto storage = openStorage(file("film").toStdString());
    const int64_t env = episodes[worst][0].toInt(), start = episodes[worst][1].toInt();
    const double reward = storage->root().leaf({"next", "reward"}).tensor()[env][start][0].item<double>();
    const auto said = [&] { return film.caption().section("reward ", 1).section("  ", 0, 0).toDouble(); };
    QTRY_VERIFY2(film.isVisible() && std::abs(said() - reward) < 1e-6, qPrintable(film.caption()));
    isReached("a frame of the worst episode", 1);
}

void GoalsTest::whereTwoEpisodesDiffer()
{
    QVERIFY(openRollout("dense") && showEpisodes());
    QTableView& table = *page().table();
    click(table, page().model().index(1, 0));
    click(table, page().model().index(4, 0), Qt::ControlModifier);
    click(page().rowActions().compare);
    QPointer<CompareWindow> window;
    QTRY_VERIFY((window = topLevel<CompareWindow>()));
    QTreeView* tree = nullptr;
    QTRY_VERIFY((tree = window->findChild<ComparisonView*>()->tree()) && tree->currentIndex().isValid());
    // It goes to the first difference automatically, and shows both sides and the difference.
    const auto panes = window->findChildren<DataPane*>();
    QTRY_VERIFY(std::ranges::count_if(panes, [](const DataPane* each) { return each->isVisible(); }) == 3);
    isReached("where two episodes differ", 4);
}

void GoalsTest::whyTheyDoNotStack()
{
    QVERIFY(openRollout("dense") && showEpisodes());
    QTableView& table = *page().table();
    const QJsonArray episodes = m_expected["dense"].toArray();
    int other = 1;
    while (episodes[other][2].toInt() == episodes[0][2].toInt()) {
        ++other;
    }
    click(table, page().model().index(0, 0));
    click(table, page().model().index(other, 0), Qt::ControlModifier);
    click(page().rowActions().collate);
    QPointer<CollationWindow> window;
    QTRY_VERIFY((window = topLevel<CollationWindow>()));
    const auto& view = *window->findChild<CollationView*>();
    QTRY_VERIFY(view.outcomes()->topLevelItemCount() > 0 && view.remedies()->topLevelItemCount() > 0);
    isReached("why they do not stack", 4);
    // The error of torch.stack, with both sizes.
    const QTreeWidgetItem& stack = *view.outcomes()->topLevelItem(0);
    QStringList said;
    for (int column = 0; column < stack.columnCount(); ++column) {
        said << stack.text(column);
    }
    QVERIFY2(said.join(' ').contains("torch.stack"), qPrintable(said.join('|')));
    for (const int at : {0, other}) {
        QVERIFY2(said.join(' ').contains(QString::number(episodes[at][2].toInt())), qPrintable(said.join('|')));
    }
}

TENSORDESK_SUITE(GoalsTest);
#include "tst_goals.moc"
