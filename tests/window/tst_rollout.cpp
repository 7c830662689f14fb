// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/beside/collationwindow.h"
#include "app/window/beside/comparewindow.h"
#include "app/window/dialogs/exportdialog.h"
#include "app/window/document/datapane.h"
#include "model/storage/storage.h"
#include "tests/support/suite.h"
#include "tests/support/windowtest.h"
#include "tests/support/writtenrollouts.h"
#include "views/collation/collationmodel.h"
#include "views/collation/collationview.h"
#include "views/common/roles.h"
#include "views/dims/dimstrip.h"
#include "views/keys/keysmodel.h"
#include "views/keys/keytable.h"
#include "views/messages/messagebar.h"
#include "views/overview/overviewpane.h"
#include "views/plot/lineplotview.h"
#include "views/rollout/drift/driftlegend.h"
#include "views/rollout/drift/driftpage.h"
#include "views/rollout/drift/stepheader.h"
#include "views/rollout/episodesmodel.h"
#include "views/rollout/episodespage.h"
#include "views/rollout/firstlook/episodechart.h"
#include "views/rollout/firstlook/episodestrip.h"
#include "views/rollout/firstlook/filmbox.h"
#include "views/rollout/firstlook/firstlookpage.h"
#include "views/rollout/healthpage.h"
#include "views/rollout/rolloutpages.h"
#include "views/rollout/rulebar.h"
#include "views/text/format.h"
#include "views/tokens/sequences/sequencespane.h"
#include "views/tokens/text/tokentextview.h"
#include "views/tokens/tokenspage.h"
#include "views/widgets/contentstack.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/full.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/zeros.h>

#include <QAbstractItemModelTester>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <QTreeWidget>
#include <QWindow>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

using namespace tensordesk;

/// The pages of a rollout in the window agree with the results of Python on the files, which it wrote.
class RolloutTest : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { startWindow(); }
    void cleanup() { endWindow(); }

    void opensOnTheRollout_data();
    void opensOnTheRollout();
    void staysAwayWithoutTime();
    void staysBehindTokens();
    void staysWhenTheWindowComesBack();
    void tableSaysWhatPythonFinds_data();
    void tableSaysWhatPythonFinds();
    void readsWhatIsKnownBeside();
    void modelKeepsTheRules();
    void returnsLineUp();
    void sortsByHeader();
    void filters();
    void saysWhatIsWrongWithAFilter();
    void tellsEpisodesByAnotherKey();
    void discounts();
    void selectingSetsTheStrip();
    void enterPlays();
    void comparesTwo();
    void collates();
    void exportsEpisodes_data();
    void exportsEpisodes();
    void marksPadding();
    void stripWalks();
    void lengthsWhereNothingIsEarned();
    void returnsOfAgents();
    void chartCounts();
    void showsAFilm();
    void keysSayHowTheyRun();
    void keysFitTheirWidth();
    void copiesRowsByKeys();
    void failuresComeFirst_data();
    void failuresComeFirst();
    void ignoresFindings();
    void doctorLeadsToThePlace();
    void doctorGoesByThresholdsOfAFile();
    void listsKeysBelowTheFilm_data();
    void listsKeysBelowTheFilm();
    void flagsWhatTheDoctorFound();
    void showsWhichKeyGoesWrong();
    void mapsManySteps();
    void readsStepsAnew();
    void comparesRuns();

private:
    [[nodiscard]] QString file(const char* name) const { return m_files.filePath(QLatin1String(name)); }
    [[nodiscard]] bool openRollout(const char* name);
    [[nodiscard]] RolloutPages& pages() const { return pane().rolloutPages(); }
    [[nodiscard]] EpisodesPage& page() const { return *pages().episodes(); }
    [[nodiscard]] EpisodesModel& model() const { return page().model(); }
    [[nodiscard]] FirstLookPage& look() const { return *pages().firstLook(); }
    [[nodiscard]] bool showPage(QWidget* page) const;
    [[nodiscard]] bool showEpisodes(const char* name);
    [[nodiscard]] QString cell(int row, EpisodeColumn column) const
    {
        return model().index(row, static_cast<int>(column)).data().toString();
    }
    [[nodiscard]] bool isSorted() const;
    template <typename Window>
    [[nodiscard]] static QPointer<Window> topLevel()
    {
        for (QWidget* each : QApplication::topLevelWidgets()) {
            if (auto* window = qobject_cast<Window*>(each)) {
                return window;
            }
        }
        return nullptr;
    }

    QTemporaryDir m_files;
    QJsonObject m_expected;
};

void RolloutTest::initTestCase()
{
    useOwnSettings("rollout");
    writeRollouts(m_files.path(), m_expected);
}

bool RolloutTest::openRollout(const char* name)
{
    m_window->open(file(name));  // the document of a replay buffer is its storage
    const auto isThere = [&] {
        const auto episodes = m_window->current() ? pane().rollout().episodes() : nullptr;
        return episodes && episodes->isComplete && pages().firstLook() && pages().firstLook()->isVisible();
    };
    return QTest::qWaitFor(isThere, kPatienceMs);
}

bool RolloutTest::showPage(QWidget* page) const
{
    pane().findChild<OverviewPane*>()->tabs()->setCurrentWidget(page);
    return QTest::qWaitFor([page] { return page->isVisible(); }, kPatienceMs);
}

bool RolloutTest::showEpisodes(const char* name)
{
    return openRollout(name) && showPage(&page())
        && QTest::qWaitFor([&] { return model().rowCount() == m_expected[QLatin1String(name)].toArray().size(); }, kPatienceMs);
}

void RolloutTest::opensOnTheRollout_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QString>("rule");
    QTest::newRow("dense") << QByteArray("dense") << "Episodes end where next / done is true, before is_init is true.";
    QTest::newRow("padded") << QByteArray("padded") << "Padding, as mask marks it, is left out.";
    QTest::newRow("a lazy stack") << QByteArray("ragged") << "next / done";
}

void RolloutTest::opensOnTheRollout()
{
    QFETCH(QByteArray, name);
    QFETCH(QString, rule);
    QVERIFY(openRollout(name));
    QVERIFY2(look().ruleBar()->sentence().contains(rule), qPrintable(look().ruleBar()->sentence()));
    const QJsonArray expected = m_expected[QString::fromUtf8(name)].toArray();
    QTRY_VERIFY2(look().summary().startsWith(QString("%1 episode(s), ").arg(expected.size())), qPrintable(look().summary()));
    // Bytes are one tab further.
    QTabWidget* const tabs = pane().findChild<OverviewPane*>()->tabs();
    QStringList titles;
    for (int tab = 0; tab < tabs->count(); ++tab) {
        if (tabs->isTabVisible(tab)) {
            titles << tabs->tabText(tab);
        }
    }
    QVERIFY2(titles.startsWith(QString("Rollout")) && titles.contains(QString("Bytes")), qPrintable(titles.join(' ')));
    QCOMPARE(titles.contains(QString("Members")), name == "ragged");
}

/// Going to another window and back, or opening a menu, chooses no key: Qt's views take the first one then.
void RolloutTest::staysWhenTheWindowComesBack()
{
    QVERIFY(openRollout("dense"));
    TensorTreeView& tree = m_window->current()->tree();
    for (const Qt::FocusReason reason : {Qt::ActiveWindowFocusReason, Qt::PopupFocusReason, Qt::MenuBarFocusReason}) {
        QFocusEvent focusIn(QEvent::FocusIn, reason);
        QApplication::sendEvent(&tree, &focusIn);
        QVERIFY(!tree.currentIndex().isValid());
        QVERIFY(look().isVisible());
    }
    tree.setFocus();
    QTest::keyClick(&tree, Qt::Key_Down);  // a key that the user requests is shown
    QVERIFY(tree.currentIndex().isValid());
}

void RolloutTest::staysAwayWithoutTime()
{
    TensorDict td({4});
    td.set({"weight"}, Leaf(at::zeros({4, 2})));
    const QString path = m_folder->filePath("plain");
    writeTensorDict(td, path.toStdString(), {}, Progress::none());
    QVERIFY(open(path));
    QTRY_VERIFY(pane().rollout().episodes());
    QVERIFY(!pages().firstLook()->isVisible());
    QCOMPARE(pane().findChild<OverviewPane*>()->tabs()->tabText(pane().findChild<OverviewPane*>()->tabs()->currentIndex()),
             QString("Keys"));
}

/// A rollout of a language model opens on its tokens, even if it has episodes.
void RolloutTest::staysBehindTokens()
{
    std::vector<TensorDict> sequences;
    for (const int64_t length : {3, 5}) {
        TensorDict td;
        td.set({"tokens", "full"}, Leaf(at::arange(length, at::kLong)));
        td.set({"tokens", "response"}, Leaf(at::arange(1, length, at::kLong)));
        td.set({"log_probs", "response"}, Leaf(at::zeros({length - 1}).sub(0.5)));
        td.set({"next", "reward"}, Leaf(at::zeros({1, 1})));
        td.set({"next", "done"}, Leaf(at::ones({1}, at::kBool)));
        sequences.push_back(td);
    }
    const QString path = m_folder->filePath("chat");
    writeTensorDict(TensorDict::lazyStack(sequences, 0), path.toStdString(), {}, Progress::none());
    QVERIFY(open(path));
    QTRY_VERIFY(pane().rollout().episodes() && find<TokensPage>() && find<TokensPage>()->isVisible());
    QTRY_VERIFY(find<TokensPage>()->stage()->text()->tokens());
    QCOMPARE(find<TokensPage>()->stage()->text()->tokens()->sequence.responseAt, std::size_t{1});
    QCOMPARE(find<TokensPage>()->sequences()->table()->model()->rowCount(), 2);
    QVERIFY(showPage(pages().firstLook()));
    QVERIFY(showPage(pages().health()));
}

void RolloutTest::tableSaysWhatPythonFinds_data()
{
    QTest::addColumn<QByteArray>("name");
    for (const char* name : {"dense", "padded", "ragged", "sick", "ring", "agents", "unpaid"}) {
        QTest::newRow(name) << QByteArray(name);
    }
}

void RolloutTest::tableSaysWhatPythonFinds()
{
    QFETCH(QByteArray, name);
    QVERIFY(showEpisodes(name));
    const QJsonArray expected = m_expected[QString::fromUtf8(name)].toArray();
    for (int row = 0; row < expected.size(); ++row) {
        const QJsonArray line = expected[row].toArray();
        QCOMPARE(cell(row, EpisodeColumn::Env).toInt(), line[0].toInt());
        QCOMPARE(cell(row, EpisodeColumn::Start).toInt(), line[1].toInt());
        QCOMPARE(cell(row, EpisodeColumn::Length).toInt(), line[2].toInt());
        QVERIFY(std::abs(cell(row, EpisodeColumn::Return).toDouble() - line[3].toDouble()) < 1e-9);
        QCOMPARE(cell(row, EpisodeColumn::Ended), line[4].toString());
    }
    if (name == "padded") {
        QVERIFY(page().summary().contains(QString("%1 steps of padding left out").arg(m_expected["padding"].toInt())));
    }
}

void RolloutTest::readsWhatIsKnownBeside()
{
    QVERIFY(showEpisodes("dense"));
    QCOMPARE(model().headerData(kEpisodeColumns, Qt::Horizontal, Qt::DisplayRole).toString(), QString("task_index"));
    const QJsonArray tasks = m_expected["tasks"].toArray();
    QTRY_VERIFY(!model().index(0, kEpisodeColumns).data().toString().isEmpty());
    for (int row = 0; row < 5; ++row) {
        QCOMPARE(model().index(row, kEpisodeColumns).data().toString(), QString::number(tasks[row].toInt()));
    }
    // They are numbers, and sorted as such.
    uint32_t greatest = 0;
    for (int row = 0; row < tasks.size(); ++row) {
        greatest = tasks[row].toInt() > tasks[static_cast<int>(greatest)].toInt() ? static_cast<uint32_t>(row) : greatest;
    }
    page().table()->horizontalHeader()->setSortIndicator(kEpisodeColumns, Qt::DescendingOrder);
    QTRY_COMPARE(model().numberAt(0), greatest);
    page().table()->horizontalHeader()->setSortIndicator(kEpisodeColumns, Qt::AscendingOrder);
    QTRY_COMPARE(model().numberAt(0), 0U);
}

void RolloutTest::modelKeepsTheRules()
{
    QVERIFY(showEpisodes("dense"));
    const QAbstractItemModelTester episodes(&model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    const QAbstractItemModelTester keys(&look().keys(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    page().filter()->setText("length > 5");
    QTRY_VERIFY(model().rowCount() < m_expected["dense"].toArray().size());
    pane().rollout().refresh();
    QTRY_VERIFY(pane().rollout().episodes() && pane().rollout().episodes()->isComplete);
}

bool RolloutTest::isSorted() const
{
    for (int row = 1; row < model().rowCount(); ++row) {
        if (model().recordAt(row - 1).total < model().recordAt(row).total) {
            return false;
        }
    }
    return true;
}

/// Six significant digits with their decimal points below each other; the exact number in the tip and in copies.
void RolloutTest::returnsLineUp()
{
    QVERIFY(showEpisodes("dense"));
    std::set<qsizetype> tails;
    for (int row = 0; row < model().rowCount(); ++row) {
        const QModelIndex index = model().index(row, static_cast<int>(EpisodeColumn::Return));
        const QString text = index.data(RoundedRole).toString();
        const double exact = model().recordAt(row).total;
        QVERIFY2(text.size() <= 12, qPrintable(text));  // -1.23457e-05
        QVERIFY(std::abs(text.toDouble() - exact) <= 1e-5 * std::abs(exact));
        QCOMPARE(index.data(Qt::ToolTipRole).toString().toDouble(), exact);
        tails.insert(format::tailOf(text) + index.data(PaddingRole).toInt());
        QCOMPARE(index.data().toString().toDouble(), exact);  // which copies have
    }
    QCOMPARE(tails.size(), std::size_t{1});
}

void RolloutTest::sortsByHeader()
{
    QVERIFY(showEpisodes("dense"));
    QHeaderView* const header = page().table()->horizontalHeader();
    const int column = static_cast<int>(EpisodeColumn::Return);
    const auto click = [&] {
        QTest::mouseClick(header->viewport(), Qt::LeftButton, {},
                          QPoint(header->sectionViewportPosition(column) + header->sectionSize(column) / 2, header->height() / 2));
    };
    QVERIFY(!isSorted());
    click();
    click();
    QTRY_VERIFY(isSorted());
    QCOMPARE(header->sortIndicatorSection(), column);
}

void RolloutTest::filters()
{
    QVERIFY(showEpisodes("dense"));
    int expected = 0;
    for (const QJsonValue& each : m_expected["dense"].toArray()) {
        expected += each[2].toInt() > 5 && each[4].toString() != "terminated" ? 1 : 0;
    }
    QTest::keyClicks(page().filter(), "length > 5 and not terminated");
    QTRY_COMPARE(model().rowCount(), expected);
    QVERIFY2(page().summary().startsWith(QString("%1 of ").arg(expected)), qPrintable(page().summary()));
    page().filter()->setText("td[\"obs\"].abs().max() > 1000");
    QTRY_COMPARE(model().rowCount(), 0);
    QTRY_VERIFY(page().findChild<ContentStack*>()->hint().contains("true of no episode"));
    page().filter()->clear();
    QTRY_COMPARE(model().rowCount(), m_expected["dense"].toArray().size());
}

void RolloutTest::saysWhatIsWrongWithAFilter()
{
    QVERIFY(showEpisodes("dense"));
    page().filter()->setText("lenght > 5");
    QTRY_VERIFY2(page().findChild<ContentStack*>()->hint().contains("lenght"),
                 qPrintable(page().findChild<ContentStack*>()->hint()));
    QCOMPARE(model().rowCount(), 0);
}

/// One definition of episodes: the choice on the page also applies to the keys [ and ].
void RolloutTest::tellsEpisodesByAnotherKey()
{
    QVERIFY(showEpisodes("dense"));
    QComboBox* const rule = page().ruleBar()->rule();
    const int item = rule->findText("next / truncated");
    QVERIFY(item > 0);
    rule->setCurrentIndex(item);
    Q_EMIT rule->activated(item);
    QTRY_VERIFY(page().ruleBar()->sentence().contains("next / truncated"));
    QVERIFY(!page().ruleBar()->sentence().contains("done"));
    QTRY_VERIFY(model().rowCount() > 0 && model().rowCount() < m_expected["dense"].toArray().size());
    QCOMPARE(look().ruleBar()->rule()->currentText(), QString("next / truncated"));
    int64_t second = model().recordAt(1).start;
    QTest::keyClick(m_window.get(), Qt::Key_BracketRight);
    QTRY_COMPARE(pane().dims().batch().dims()[1].cursor, second);
    // And back.
    rule->setCurrentIndex(0);
    Q_EMIT rule->activated(0);
    QTRY_COMPARE(model().rowCount(), m_expected["dense"].toArray().size());
}

void RolloutTest::discounts()
{
    QVERIFY(showEpisodes("dense"));
    page().ruleBar()->discount()->setValue(0.9);
    const QJsonArray expected = m_expected["discounted"].toArray();
    const auto isDiscounted = [&] {
        for (int row = 0; row < model().rowCount(); ++row) {
            if (!(std::abs(cell(row, EpisodeColumn::Return).toDouble() - expected[row][3].toDouble()) < 1e-9)) {
                return false;
            }
        }
        return model().rowCount() == expected.size();
    };
    QTRY_VERIFY(isDiscounted());
}

void RolloutTest::selectingSetsTheStrip()
{
    QVERIFY(showEpisodes("dense"));
    const int row = model().rowCount() - 1;
    page().table()->selectRow(row);
    const QJsonArray expected = m_expected["dense"][row].toArray();
    const auto& dims = pane().dims().batch().dims();
    QCOMPARE(dims[0].cursor, expected[0].toInt());
    QCOMPARE(dims[1].cursor, expected[1].toInt());
    QVERIFY(m_window->statusBar()->currentMessage().contains(QString("%1 step(s)").arg(expected[2].toInt())));
    QVERIFY(page().isVisible());
}

void RolloutTest::enterPlays()
{
    QVERIFY(showEpisodes("film"));
    page().table()->selectRow(3);
    page().table()->setFocus();
    QTest::keyClick(page().table(), Qt::Key_Return);
    QTRY_VERIFY(pane().shown() && pane().shown()->path == KeyPath{"pixels"});
    QTRY_VERIFY(pane().dims().player().isPlaying());
    // Back to the overview, on the page that was left.
    pane().dims().togglePlay();
    action("Overview")->trigger();
    QTRY_VERIFY(page().isVisible());
}

void RolloutTest::comparesTwo()
{
    QVERIFY(showEpisodes("dense"));
    QVERIFY(!page().rowActions().compare->isEnabled());
    page().table()->selectRow(1);
    page().table()->selectionModel()->select(model().index(4, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    QVERIFY(page().rowActions().compare->isEnabled());
    page().rowActions().compare->trigger();
    const QPointer<CompareWindow> window = topLevel<CompareWindow>();
    QVERIFY(window);
    QVERIFY2(window->windowTitle().contains("episode 1 [0, ") && window->windowTitle().contains("episode 4 [0, "),
             qPrintable(window->windowTitle()));
    delete window;
}

void RolloutTest::collates()
{
    QVERIFY(showEpisodes("dense"));
    page().table()->selectRow(0);
    page().table()->selectionModel()->select(model().index(2, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    page().rowActions().collate->trigger();
    const QPointer<CollationWindow> window = topLevel<CollationWindow>();
    QVERIFY(window);
    const CollationModel& members = window->findChild<CollationView*>()->model();
    QTRY_VERIFY(members.rowCount() > 0);
    const QJsonArray last = m_expected["dense"][2].toArray();
    QCOMPARE(members.headerData(CollationModel::FirstMember + 1, Qt::Horizontal, Qt::DisplayRole).toString(),
             QString("[0, %1:%2]").arg(last[1].toInt()).arg(last[1].toInt() + last[2].toInt()));
    delete window;
}

void RolloutTest::exportsEpisodes_data()
{
    QTest::addColumn<int>("form");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("written");
    QTest::newRow("a stack") << 0 << "out" << QStringList{"out"};
    QTest::newRow("padded") << 1 << "out.h5" << QStringList{"out.h5"};
    QTest::newRow("rows") << 2 << "rows.h5" << QStringList{"rows.h5"};
    QTest::newRow("a file each") << 3 << "out.h5" << QStringList{"out_0.h5", "out_1.h5"};
}

void RolloutTest::exportsEpisodes()
{
    QFETCH(int, form);
    QFETCH(QString, name);
    QFETCH(QStringList, written);
    QVERIFY(showEpisodes("dense"));
    page().table()->selectRow(0);
    page().table()->selectionModel()->select(model().index(2, 0), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    const auto& actions = page().rowActions();
    std::array{actions.exportRagged, actions.exportPadded, actions.exportRows, actions.exportEach}[form]->trigger();
    QPointer<ExportDialog> dialog;
    QTRY_VERIFY((dialog = m_window->findChild<ExportDialog*>()) && dialog->isVisible());
    for (auto* field : dialog->findChildren<QLineEdit*>()) {
        if (field->text().contains('/')) {
            field->setText(m_folder->filePath(name));
        }
    }
    dialog->accept();
    QTRY_VERIFY(!dialog || !dialog->isVisible());
    const QJsonArray first = m_expected["dense"][0].toArray(), last = m_expected["dense"][2].toArray();
    const int64_t one = first[2].toInt(), two = last[2].toInt();
    for (int at = 0; at < written.size(); ++at) {
        const auto storage = openStorage(m_folder->filePath(written[at]).toStdString());
        const TensorDict td = storage->root();
        if (form == 0) {
            QVERIFY(td.isLazyStack());
            QCOMPARE(td.members()[1].batchSize(), (Shape{two}));
        } else if (form == 1) {
            QCOMPARE(td.leaf({"mask"}).shape(), (Shape{2, std::max(one, two)}));
        } else if (form == 2) {
            QCOMPARE(td.batchSize(), (Shape{one + two}));
            QCOMPARE(td.leaf({"episode"}).tensor().sum().item<int64_t>(), two);
        } else {
            QCOMPARE(td.leaf({"obs"}).shape(), (Shape{at == 0 ? one : two, 3}));
        }
    }
}

/// Padding is drawn as missing data, and belongs to no episode.
void RolloutTest::marksPadding()
{
    QVERIFY(openRollout("padded"));
    EpisodeStrip& strip = *look().strip();
    QTRY_VERIFY(strip.range());
    const auto& table = pane().rollout().episodes()->table;
    const auto shortest = std::min_element(table.episodes.begin(), table.episodes.end(),
                                           [](const auto& a, const auto& b) { return a.steps < b.steps; });
    const QRectF place = strip.placeOf(static_cast<uint32_t>(shortest - table.episodes.begin()));
    QVERIFY(strip.episodeAt(place.center()));
    QVERIFY(!strip.episodeAt(QPointF(place.right() + 8, place.center().y())));
    const QImage picture = strip.grab().toImage();
    QVERIFY(look().findChildren<QLabel*>().size() > 0);
    QSet<QRgb> colours;
    for (int x = static_cast<int>(place.right()) + 4; x < static_cast<int>(place.right()) + 24; ++x) {
        colours << picture.pixel(static_cast<int>(x * picture.devicePixelRatio()),
                                 static_cast<int>(place.center().y() * picture.devicePixelRatio()));
    }
    QVERIFY(colours.size() > 1);  // hatched
}

void RolloutTest::stripWalks()
{
    QVERIFY(openRollout("dense"));
    EpisodeStrip& strip = *look().strip();
    QTRY_VERIFY(!strip.placeOf(5).isEmpty());
    QTest::mouseClick(&strip, Qt::LeftButton, {}, strip.placeOf(5).center().toPoint());
    QCOMPARE(strip.current(), std::optional<uint32_t>(5));
    const auto& dims = pane().dims().batch().dims();
    QCOMPARE(dims[1].cursor, m_expected["dense"][5][1].toInt());
    QTest::keyClick(&strip, Qt::Key_Right);
    QCOMPARE(dims[1].cursor, m_expected["dense"][6][1].toInt());
    QTest::keyClick(&strip, Qt::Key_Down);
    QCOMPARE(dims[0].cursor, 1);
    // The rewards of single steps are read on request.
    const auto byReturn = *strip.range();
    look().colouring()->setCurrentIndex(2);
    QTRY_VERIFY(strip.range() && *strip.range() != byReturn);
}

/// Without rewards the strip shows lengths, and no returns.
void RolloutTest::lengthsWhereNothingIsEarned()
{
    QVERIFY(openRollout("unpaid"));
    EpisodeStrip& strip = *look().strip();
    QTRY_COMPARE(strip.colouring(), EpisodeStrip::Colouring::Length);
    QTRY_VERIFY(strip.range().has_value());
    double least = 1e9, greatest = 0;
    for (const QJsonValue& line : m_expected["unpaid"].toArray()) {
        least = std::min(least, line.toArray()[2].toDouble());
        greatest = std::max(greatest, line.toArray()[2].toDouble());
    }
    QCOMPARE(*strip.range(), std::pair(least, greatest));
    QCOMPARE(look().colouring()->currentText(), QString("length"));
}

/// Each agent has a return of its own; the column, the strip and the chart have their mean.
void RolloutTest::returnsOfAgents()
{
    QVERIFY(showEpisodes("agents"));
    const double mean = m_expected["agents"].toArray()[0].toArray()[3].toDouble();
    const QStringList lines =
        model().index(0, static_cast<int>(EpisodeColumn::Return)).data(Qt::ToolTipRole).toString().split('\n');
    QCOMPARE(lines.size(), 3);
    for (int agent = 0; agent < 3; ++agent) {
        const QString start = QString("Agent %1: ").arg(agent);
        QVERIFY2(lines[agent].startsWith(start), qPrintable(lines[agent]));
        QVERIFY(std::abs(lines[agent].mid(start.size()).toDouble() - mean * agent) < 1e-5 * std::max(1.0, std::abs(mean)));
    }
    QTRY_COMPARE(look().strip()->colouring(), EpisodeStrip::Colouring::Return);
}

void RolloutTest::chartCounts()
{
    QVERIFY(openRollout("dense"));
    QTRY_VERIFY(!look().lengths()->counts().empty() && !look().returns()->counts().empty());
    const QJsonArray expected = m_expected["dense"].toArray();
    for (const EpisodeChart* chart : {look().lengths(), look().returns()}) {
        int64_t sum = 0;
        for (const int64_t count : chart->counts()) {
            sum += count;
        }
        QCOMPARE(sum, expected.size());
    }
    double least = 1e9, greatest = -1e9;
    for (const QJsonValue& each : expected) {
        least = std::min(least, each[3].toDouble());
        greatest = std::max(greatest, each[3].toDouble());
    }
    QVERIFY(std::abs(look().returns()->range().first - least) < 1e-9);
    QVERIFY(std::abs(look().returns()->range().second - greatest) < 1e-9);
}

void RolloutTest::showsAFilm()
{
    QVERIFY(openRollout("film"));
    FilmBox& film = *look().film();
    QTRY_VERIFY(film.isVisible());
    QTest::mouseClick(look().strip(), Qt::LeftButton, {}, look().strip()->placeOf(2).center().toPoint());
    film.setStep(1);
    const QJsonArray expected = m_expected["film"][2].toArray();
    const auto storage = openStorage(file("film").toStdString());
    const double reward = storage->root()
                              .leaf({"next", "reward"})
                              .at({int64_t{expected[0].toInt()}, int64_t{expected[1].toInt() + 1}, int64_t{0}})
                              .tensor()
                              .item<double>();
    QTRY_VERIFY(film.caption().startsWith("step 1  "));
    const QString text = film.caption().section("reward ", 1).section("  ", 0, 0);
    QVERIFY2(std::abs(text.toDouble() - reward) < 1e-6, qPrintable(film.caption()));
    QVERIFY(film.caption().contains("action ["));
    QTRY_VERIFY(film.curve()->isVisible() && film.curve()->curves());
    const QVector<QCPGraphData>& rewards = film.curve()->curves()->curves.front().points;
    QCOMPARE(rewards.size(), expected[2].toInt());
    QVERIFY(std::abs(rewards[1].value - reward) < 1e-6);
    Q_EMIT film.curve()->indexChosen(2);
    QCOMPARE(film.step(), 2);
    // The action has a curve for each channel.
    const int action = film.curveKey()->findText("action");
    QVERIFY(film.curveKey()->isVisible() && action > 0);
    film.curveKey()->setCurrentIndex(action);
    Q_EMIT film.curveKey()->activated(action);
    const auto channels = static_cast<std::size_t>(storage->root().leaf({"action"}).shape().back());
    QTRY_VERIFY(film.curve()->curves() && film.curve()->curves()->curves.size() == channels);
}

void RolloutTest::keysSayHowTheyRun()
{
    QVERIFY(openRollout("dense"));
    KeysModel& keys = look().keys();
    int row = -1;
    for (int at = 0; at < keys.rowCount(); ++at) {
        row = keys.keyAt(at) == KeyPath{"obs"} ? at : row;
    }
    QVERIFY(row >= 0);
    look().keyTable()->scrollTo(keys.index(row, 0));
    QTRY_VERIFY(!keys.index(row, KeysModel::MinColumn).data().toString().isEmpty());
    const auto storage = openStorage(file("dense").toStdString());
    const at::Tensor obs = storage->root().leaf({"obs"}).tensor();
    QVERIFY(std::abs(keys.index(row, KeysModel::MinColumn).data().toDouble() - obs.min().item<double>()) < 1e-4);
    QVERIFY(std::abs(keys.index(row, KeysModel::MaxColumn).data().toDouble() - obs.max().item<double>()) < 1e-4);
    look().keyTable()->setCurrentIndex(keys.index(row, 0));
    look().keyTable()->setFocus();
    QTest::keyClick(look().keyTable(), Qt::Key_Return);
    QTRY_VERIFY(pane().shown() && pane().shown()->path == KeyPath{"obs"});
}

void RolloutTest::keysFitTheirWidth()
{
    QVERIFY(openRollout("dense"));
    KeyTable& table = *look().keyTable();
    const auto isShown = [&](KeysModel::Column column) { return !table.isColumnHidden(column); };
    const auto shareOf = [&](int width) {
        table.setFixedWidth(width);
        QTRY_COMPARE(table.width(), width);
        QTRY_COMPARE(table.horizontalScrollBar()->maximum(), 0);
    };
    shareOf(900);
    QVERIFY(isShown(KeysModel::CurveColumn) && isShown(KeysModel::ShapeColumn) && isShown(KeysModel::DTypeColumn));
    shareOf(420);
    QVERIFY(isShown(KeysModel::CurveColumn) && !isShown(KeysModel::ShapeColumn));
    shareOf(260);
    QVERIFY(!isShown(KeysModel::CurveColumn) && isShown(KeysModel::MinColumn) && isShown(KeysModel::MaxColumn));
}

void RolloutTest::doctorGoesByThresholdsOfAFile()
{
    QFile limits(m_files.filePath("limits.json"));
    QVERIFY(limits.open(QIODevice::WriteOnly) && limits.write(R"({"frozen-frames": {"images": 20}})") > 0);
    limits.close();
    QVERIFY(openRollout("sick"));
    HealthPage& health = *pages().health();
    QVERIFY(showPage(&health));
    QTRY_VERIFY(health.list()->topLevelItemCount() > 0);
    QCOMPARE(health.thresholds()->text(), "Thresholds");
    QAction* const choose = health.thresholds()->menu()->actions().front();
    choose->trigger();
    auto* const files = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    QVERIFY(files);
    auto* const field = files->findChild<QLineEdit*>("fileNameEdit");
    field->setText(limits.fileName());
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(health.thresholds()->text(), "Thresholds: limits.json");
    // There is no such threshold: the error lists the existing ones, with the file.
    const ContentStack& found = *health.findChild<ContentStack*>();
    QTRY_VERIFY2(found.hint().contains("has no threshold") && found.hint().contains("limits.json"), qPrintable(found.hint()));
    QVERIFY(limits.open(QIODevice::WriteOnly) && limits.write(R"({"frozen-frames": {"frames": 20}})") > 0);
    limits.close();
    QTest::mouseClick(health.button(), Qt::LeftButton);
    QTRY_VERIFY(health.list()->topLevelItemCount() > 0);
    health.thresholds()->menu()->actions().back()->trigger();
    QTRY_COMPARE(health.thresholds()->text(), "Thresholds");
}

/// Errors first; the checks without findings in two closed groups; the finding that is selected can be copied.
/// By the keys of the window, whose own "Copy" has the same ones.
void RolloutTest::copiesRowsByKeys()
{
    QVERIFY(showEpisodes("dense"));
    page().table()->selectRow(1);
    page().table()->setFocus();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get(), kPatienceMs));
    QGuiApplication::clipboard()->clear();
    QTest::keyClick(m_window->windowHandle(), Qt::Key_C, Qt::ControlModifier);
    QTRY_COMPARE(QGuiApplication::clipboard()->text().split('\n', Qt::SkipEmptyParts).size(), 1);
}

void RolloutTest::failuresComeFirst_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::newRow("NaN") << QByteArray("sick");
    QTest::newRow("infinities in a key before the one with NaN") << QByteArray("mixed");
}

void RolloutTest::failuresComeFirst()
{
    QFETCH(QByteArray, name);
    QVERIFY(openRollout(name));
    HealthPage& health = *pages().health();
    QVERIFY(showPage(&health));
    QTreeWidget& list = *health.list();
    QTRY_VERIFY(list.topLevelItemCount() > 2);
    QStringList concerns;
    int shown = 0;
    for (int at = 0; at < list.topLevelItemCount(); ++at) {
        const QTreeWidgetItem* const line = list.topLevelItem(at);
        shown += at < list.topLevelItemCount() - 2 ? 1 : line->childCount();
        if (at < list.topLevelItemCount() - 2) {
            concerns << line->child(0)->text(0);
            QVERIFY(line->isExpanded());
            const QStringList order{"error", "warning", "note"};
            for (int finding = 1; finding < line->childCount(); ++finding) {
                QVERIFY(order.indexOf(line->child(finding - 1)->text(0)) <= order.indexOf(line->child(finding)->text(0)));
            }
        }
    }
    QVERIFY2(concerns.indexOf("warning") < 0 || concerns.lastIndexOf("error") < concerns.indexOf("warning"),
             qPrintable(concerns.join(' ')));
    QCOMPARE(shown, static_cast<int>(healthChecks().size()));
    const QTreeWidgetItem* const passed = list.topLevelItem(list.topLevelItemCount() - 2);
    QCOMPARE(passed->text(0), QString("%1 passed").arg(passed->childCount()));
    QVERIFY(!passed->isExpanded());
    // The first finding explains itself at once.
    QCOMPARE(list.currentItem(), list.topLevelItem(0)->child(0));
    QVERIFY(health.explanation().contains("Fix:"));
    QVERIFY2(health.explanation().contains("<b>" + list.currentItem()->text(1).toHtmlEscaped() + ": "),
             qPrintable(health.explanation()));
    const auto* const explanation = health.findChild<QLabel*>("explanation");
    QVERIFY(explanation->isVisible());
    QCOMPARE(list.actions().size(), 3);
    QVERIFY(list.actions()[1]->isEnabled());
    list.actions()[1]->trigger();  // Copy as Python
    QVERIFY2(QGuiApplication::clipboard()->text().startsWith("td["), qPrintable(QGuiApplication::clipboard()->text()));
    list.setCurrentItem(list.topLevelItem(list.topLevelItemCount() - 1));
    QCOMPARE(health.explanation(), QString());
    QVERIFY(!explanation->isVisible());
    QVERIFY(!list.actions()[1]->isEnabled());
}

/// It is kept in a file beside the data, whose own bytes stay the same.
void RolloutTest::ignoresFindings()
{
    QFile stored(file("sick") + ".health.json");
    const auto removed = qScopeGuard([&] { stored.remove(); });
    QVERIFY(openRollout("sick"));
    HealthPage& health = *pages().health();
    QVERIFY(showPage(&health));
    QTreeWidget& list = *health.list();
    QTRY_VERIFY(list.topLevelItemCount() > 2);
    const auto lastGroup = [&] { return list.topLevelItem(list.topLevelItemCount() - 1); };
    const int before = list.topLevelItemCount();
    const QString check = list.topLevelItem(0)->text(0);
    const QString finding = list.topLevelItem(0)->child(0)->text(3);
    QAction* const ignore = list.actions().at(2);
    QCOMPARE(ignore->text(), QString("Ignore here"));
    ignore->trigger();
    QVERIFY(stored.exists());
    QVERIFY(list.topLevelItemCount() > before - 1);
    QVERIFY2(lastGroup()->text(0).endsWith(" ignored"), qPrintable(lastGroup()->text(0)));
    QCOMPARE(lastGroup()->child(0)->text(0), check);
    QCOMPARE(lastGroup()->child(0)->text(3), finding);
    QVERIFY(!lastGroup()->isExpanded());

    // The next examination knows it.
    health.button()->click();
    QTRY_VERIFY(list.topLevelItemCount() > 2 && lastGroup()->text(0).endsWith(" ignored"));
    list.setCurrentItem(lastGroup()->child(0));
    QCOMPARE(ignore->text(), QString("No longer ignore"));
    ignore->trigger();
    QVERIFY(!stored.exists());
    QCOMPARE(list.topLevelItemCount(), before);
    QCOMPARE(list.topLevelItem(0)->text(0), check);
}

void RolloutTest::doctorLeadsToThePlace()
{
    QVERIFY(openRollout("sick"));
    HealthPage& health = *pages().health();
    QVERIFY(showPage(&health));
    QTRY_VERIFY(health.list()->topLevelItemCount() > 0);
    QTreeWidgetItem* found = nullptr;
    for (int at = 0; at < health.list()->topLevelItemCount(); ++at) {
        QTreeWidgetItem* const check = health.list()->topLevelItem(at);
        if (check->text(0) == "NaN and infinities" && check->childCount() > 0) {
            found = check->child(0);
        }
    }
    QVERIFY(found);
    QCOMPARE(found->text(1), QString("obs [1, 7, 2]"));
    // The findings are not scrolled out of view by long names.
    QTreeWidget& list = *health.list();
    QCOMPARE(list.horizontalScrollBar()->maximum(), 0);
    // Sentences are wrapped: rows grow in a narrow list.
    const int before = list.visualItemRect(found).height();
    list.setFixedWidth(260);
    QTRY_VERIFY(list.visualItemRect(found).height() > before);
    list.setFixedWidth(700);
    QVERIFY2(5 * list.columnWidth(3) >= list.viewport()->width(), QByteArray::number(list.columnWidth(3)));
    health.list()->setCurrentItem(nullptr);
    health.list()->setCurrentItem(found);
    QVERIFY2(health.explanation().contains("Fix:"), qPrintable(health.explanation()));
    health.list()->setFocus();
    QTest::keyClick(health.list(), Qt::Key_Return);
    QTRY_VERIFY(pane().shown() && pane().shown()->path == KeyPath{"obs"});
    const auto& dims = pane().dims().batch().dims();
    QCOMPARE(std::pair(dims[0].cursor, dims[1].cursor), std::pair(int64_t{1}, int64_t{7}));
    // Down to the element.
    QTRY_COMPARE(pane().data().chosenIndex(2).value_or(pane().data().selection().dim(2).index), int64_t{2});
}

void RolloutTest::listsKeysBelowTheFilm_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("1366 × 768") << QSize(1366, 768);
    QTest::newRow("1024 × 700") << QSize(1024, 700);
}

/// Below pictures and curves there is room for five keys.
void RolloutTest::listsKeysBelowTheFilm()
{
    QFETCH(QSize, size);
    QVERIFY(openRollout("film"));
    m_window->resize(roomFor(size.width(), size.height()));
    const KeyTable& table = *look().keyTable();
    QTRY_VERIFY(table.isVisible() && m_window->size() == roomFor(size.width(), size.height()));
    QTRY_VERIFY2(table.viewport()->height() >= 5 * table.verticalHeader()->defaultSectionSize(),
                 qPrintable(QString::number(table.viewport()->height())));
}

void RolloutTest::flagsWhatTheDoctorFound()
{
    QVERIFY(showEpisodes("sick"));
    const QJsonArray expected = m_expected["sick"].toArray();
    int row = -1;
    for (int at = 0; at < expected.size(); ++at) {
        const QJsonArray line = expected[at].toArray();
        row = line[0].toInt() == 1 && line[1].toInt() <= 7 && 7 < line[1].toInt() + line[2].toInt() ? at : row;
    }
    QTRY_VERIFY2(cell(row, EpisodeColumn::Flags).startsWith("obs: "), qPrintable(cell(row, EpisodeColumn::Flags)));
    QVERIFY(row > 0);
    page().table()->horizontalHeader()->setSortIndicator(static_cast<int>(EpisodeColumn::Flags), Qt::DescendingOrder);
    QTRY_VERIFY2(cell(0, EpisodeColumn::Flags).startsWith("obs: "), qPrintable(cell(0, EpisodeColumn::Flags)));
    QVERIFY(showPage(&look()));
    KeysModel& keys = look().keys();
    for (int at = 0; at < keys.rowCount(); ++at) {
        QCOMPARE(!keys.index(at, KeysModel::FlagColumn).data(Qt::ToolTipRole).toString().isEmpty(),
                 keys.keyAt(at).back() == PathElement("obs"));
    }
}

void RolloutTest::showsWhichKeyGoesWrong()
{
    const QTemporaryDir folder;
    for (int step = 0; step < 4; ++step) {
        TensorDict td;
        td.set({"net", "sound"}, Leaf(at::full({3}, 1.0 + step)));
        td.set({"net", "sick"}, Leaf(at::full({4}, step < 2 ? 1.0 : std::nan(""))));
        writeTensorDict(td, folder.filePath(QString("ckpt_%1.h5").arg(step * 50)).toStdString(), {}, Progress::none());
    }
    QVERIFY(open(folder.path()));
    QTRY_VERIFY(pages().drift() && pages().drift()->isVisible());
    DriftPage& drift = *pages().drift();
    QTRY_COMPARE(drift.summary(), QString("First to diverge, at step 100: net / sick has NaN or infinities."));
    DriftModel& map = drift.model();
    const QAbstractItemModelTester tester(&map);
    QCOMPARE(map.columnCount(), 4);
    QCOMPARE(map.headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(), QString("100"));
    const auto rowOf = [&](const QString& key) {
        for (int row = 0; row < map.rowCount(); ++row) {
            if (map.headerData(row, Qt::Vertical, Qt::DisplayRole).toString() == key) {
                return row;
            }
        }
        return -1;
    };
    const int sound = rowOf("net / sound"), sick = rowOf("net / sick");
    QCOMPARE(map.index(sound, 1).data().toString(), QString("1"));  // from 1 to 2
    QCOMPARE(map.index(sound, 3).data().toString(), QString("0.333333"));
    QCOMPARE(map.index(sick, 2).data().toString(), QString("NaN"));
    QCOMPARE(map.index(sick, 2).data(PaddingRole).toInt(), 0);  // it has no decimal point to align
    QCOMPARE(drift.table()->currentIndex(), map.index(sick, 2));
    QVERIFY2(map.told(map.index(sick, 2)).contains("4 NaN and 0 infinities of 4 elements"),
             qPrintable(map.told(map.index(sick, 2))));
    drift.shows()->setCurrentIndex(1);
    Q_EMIT drift.shows()->activated(1);
    QCOMPARE(map.index(sound, 1).data().toString(), QString("3.4641"));  // 2 * sqrt(3)
    QCOMPARE(map.index(sound, 1).data(ExactRole).toString(), format::number(2 * std::sqrt(3.0)));
    QVERIFY2(map.told(map.index(sound, 1)).contains("norm " + format::number(2 * std::sqrt(3.0))),
             qPrintable(map.told(map.index(sound, 1))));
    // Enter leads to the key at that step.
    drift.table()->setFocus();
    QTest::keyClick(drift.table(), Qt::Key_Return);
    QTRY_VERIFY(pane().shown() && pane().shown()->path == (KeyPath{"net", "sick"}));
    QCOMPARE(pane().dims().batch().dims().front().cursor, int64_t{2});
}

/// A few of 60 steps are labelled, counters are hidden until requested, and a few extreme cells do not flatten the colours of the
/// others.
void RolloutTest::mapsManySteps()
{
    const QTemporaryDir folder;
    std::vector<TensorDict> members;
    double weight = 1;
    for (int64_t step = 0; step < 60; ++step) {
        TensorDict td;
        td.set({"weight"}, Leaf(at::full({3}, weight, at::kDouble)));
        td.set({"optimizer", "step"}, Leaf(at::full({}, static_cast<double>(step * 1000))));
        members.push_back(std::move(td));
        weight *= step == 30 ? 1.4 : 1 + 1e-4 * static_cast<double>(1 + step);
    }
    const QString path = folder.filePath("training");
    writeTensorDict(TensorDict::lazyStack(std::move(members), 0, "step"), path.toStdString(), {}, Progress::none());
    m_window->resize(1024, 700);
    QVERIFY(open(path));
    QTRY_VERIFY(pages().drift() && pages().drift()->isVisible());
    DriftPage& drift = *pages().drift();
    QTRY_COMPARE(drift.summary(), QString("No key diverges from one step to the next."));
    const DriftModel& map = drift.model();
    QCOMPARE(map.columnCount(), 60);
    QVERIFY(!drift.table()->horizontalScrollBar()->isVisible());
    const StepHeader& header = *drift.steps();
    QVERIFY(header.labelStep() > 1 && header.labelStep() < 30);
    QVERIFY(header.labelStep() * header.defaultSectionSize() >= header.widest());

    QCOMPARE(map.rowCount(), 2);
    QCOMPARE(map.counterCount(), 1);
    QCOMPARE(map.headerData(1, Qt::Vertical, Qt::DisplayRole).toString(), QString("optimizer / step"));
    QVERIFY(drift.counters()->isVisible());
    QVERIFY(drift.counters()->text().startsWith("1 counter"));
    QVERIFY(drift.table()->isRowHidden(1) && !drift.table()->isRowHidden(0));
    drift.counters()->click();
    QVERIFY(!drift.table()->isRowHidden(1));
    QCOMPARE(map.told(map.index(1, 3)).section(',', 0, 0), QString("optimizer / step at 3: norm 3000"));

    QCOMPARE(drift.legend()->text(), QString("≤ 0.0002 … ≥ 0.0059"));
    const auto colourAt = [&](int step) { return map.index(0, step).data(Qt::BackgroundRole).value<QColor>(); };
    QCOMPARE(colourAt(31), colourAt(59));  // 0.4 and 0.0059 of itself: the scale ends there
    QVERIFY(colourAt(20) != colourAt(40));
}

/// Reloading a folder removes its message, and keeps the position: the map of all keys.
void RolloutTest::readsStepsAnew()
{
    const QTemporaryDir folder;
    const auto put = [&](int step) {
        TensorDict td;
        td.set({"weight"}, Leaf(at::full({3}, 1.0 + step)));
        writeTensorDict(td, folder.filePath(QString("ckpt_%1.h5").arg(step)).toStdString(), {}, Progress::none());
    };
    put(1);
    put(2);
    QVERIFY(open(folder.path()));
    QTRY_VERIFY(pages().drift() && pages().drift()->isVisible());
    QTRY_COMPARE(pages().drift()->model().columnCount(), 2);
    pages().drift()->table()->setFocus();
    auto* const messages = pane().findChild<MessageBar*>();
    QVERIFY(messages->notices().empty());
    put(3);
    pane().document().checkDisk();
    QTRY_COMPARE(messages->notices().size(), 1U);
    pane().reload();
    QTRY_COMPARE(pages().drift()->model().columnCount(), 3);
    QTRY_VERIFY(pages().drift()->isVisible());
    QTRY_VERIFY(pane().shown() && pane().shown()->path.empty());
    QVERIFY(!pane().tree().currentIndex().isValid());
    QVERIFY(messages->notices().empty());
    QVERIFY(m_window->focusWidget() && pane().data().isAncestorOf(m_window->focusWidget()));
}

void RolloutTest::comparesRuns()
{
    const QString other = m_files.filePath("other");
    writeTensorDict(openStorage(file("dense").toStdString())->root(), other.toStdString(), {.overwrite = true}, Progress::none());
    m_window->openTogether({file("dense"), other});
    QTRY_VERIFY(m_window->current() && pages().episodes());
    QTRY_VERIFY(pane().rollout().episodes() && pane().rollout().episodes()->hasTime);
    pane().rollout().requestEpisodes();
    QTRY_VERIFY(pane().rollout().episodes() && pane().rollout().episodes()->isComplete);
    QCOMPARE(static_cast<qsizetype>(pane().rollout().episodes()->table.episodes.size()), 2 * m_expected["dense"].toArray().size());
    QVERIFY(showPage(pages().drift()));
    QTRY_COMPARE(pages().drift()->model().columnCount(), 2);
    QCOMPARE(pages().drift()->model().headerData(1, Qt::Horizontal, Qt::ToolTipRole).toString(), QString("other"));
}

TENSORDESK_SUITE(RolloutTest);
#include "tst_rollout.moc"
