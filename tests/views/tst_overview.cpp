// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/patience.h"
#include "tests/support/suite.h"
#include "tests/views/accessible.h"
#include "tests/views/shownleaf.h"
#include "tests/views/treefixtures.h"
#include "views/jobs/abstractjob.h"
#include "views/keys/keysmodel.h"
#include "views/keys/keytable.h"
#include "views/overview/grouptablemodel.h"
#include "views/overview/overviewpane.h"
#include "views/overview/treemaplayout.h"
#include "views/overview/treemapview.h"
#include "views/style/style.h"

#include <ATen/ops/arange.h>
#include <ATen/ops/full.h>
#include <ATen/ops/zeros.h>

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QImage>
#include <QMainWindow>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTabWidget>
#include <QTableView>
#include <QTest>
#include <QWheelEvent>

#include <limits>
#include <numeric>

using namespace tensordesk;
using namespace tensordesk::fixtures;

namespace {

/// Three agents with the same keys, but that the last sees more and has no reward.
TensorDict agents()
{
    TensorDict td(Shape{4});
    for (int agent = 0; agent < 3; ++agent) {
        const Key name = "agent_" + std::to_string(agent);
        td.set({"agents", name, "obs"}, Leaf(at::full({4, agent == 2 ? 5 : 3}, agent, at::kFloat)));
        td.set({"agents", name, "policy", "action"}, Leaf(at::zeros({4, 1}, at::kLong)));
        if (agent < 2) {
            td.set({"agents", name, "reward"}, Leaf(at::zeros({4, 1})));
        }
    }
    td.set({"pixels"}, Leaf(at::zeros({4, 100}, at::kByte)));
    td.set({"task"}, NonTensor(PythonValue("walk"), Shape{4}));
    return td;
}

ShownEntry shownLevel(const TensorDict& td, const KeyPath& path = {})
{
    return {path, td, 1, {}, "td"};
}

TensorDict below(const TensorDict& td, const KeyPath& path)
{
    return std::get<TensorDict>(td.at(path));
}

}  // namespace

/// A list of keys, bytes as a treemap, groups side by side.
class OverviewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void dividesByWeight_data();
    void dividesByWeight();
    void sumsUpBytes();
    void stopsAtALimit();
    void areasAreLikeBytes();
    void smallGroupsKeepTheirPlace();
    void clicksChoose();
    void zooms();
    void walksByKeys();
    void putsGroupsSideBySide();
    void fewSharedKeysAreNoGroups();
    void putsUnlikeMembersSideBySide();
    void listsKeys();
    void namesOfKeysAreWhole();
    void exactValues_data();
    void exactValues();
    void sortsKeys();
    void readsStatisticsOnRequest();
    void goesToACell();
    void saysThatThereIsNothing();
    void controlsHaveNames();
};

void OverviewTest::dividesByWeight_data()
{
    QTest::addColumn<QVector<double>>("weights");
    QTest::newRow("one") << QVector<double>{5};
    QTest::newRow("the paper's example") << QVector<double>{6, 6, 4, 3, 2, 2, 1};
    QTest::newRow("very unlike") << QVector<double>{1e12, 5, 1};
    QTest::newRow("many") << QVector<double>(500, 1.0);
}

void OverviewTest::dividesByWeight()
{
    QFETCH(QVector<double>, weights);
    const QRectF place(10, 20, 600, 400);
    const auto rectangles = squarified({weights.begin(), weights.end()}, place);
    QCOMPARE(rectangles.size(), static_cast<std::size_t>(weights.size()));
    const double total = std::accumulate(weights.begin(), weights.end(), 0.0);
    for (std::size_t i = 0; i < rectangles.size(); ++i) {
        const double area = rectangles[i].width() * rectangles[i].height();
        const double expected = weights[static_cast<qsizetype>(i)] / total * 240000;
        QVERIFY(std::abs(area - expected) <= 1e-6 * 240000);
        QVERIFY(place.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(rectangles[i]));
        for (std::size_t other = 0; other < i; ++other) {
            const QRectF both = rectangles[i].intersected(rectangles[other]);
            QVERIFY(both.width() * both.height() < 1e-3);
        }
    }
    if (weights.size() == 7) {
        // The first two are put on top of each other, 300 wide and 200 high.
        QCOMPARE(rectangles[0], QRectF(10, 20, 300, 200));
        QCOMPARE(rectangles[1], QRectF(10, 220, 300, 200));
    }
}

void OverviewTest::sumsUpBytes()
{
    const ByteTreeRead read = readByteTree(agents(), 100, Progress::none());
    QVERIFY(read.complete);
    const int64_t agentBytes = 2 * (48 + 32 + 16) + 80 + 32;
    QCOMPARE(read.tree.bytes, agentBytes + 400);
    QCOMPARE(read.tree.children.size(), std::size_t{2});  // a value has no bytes of its own
    QCOMPARE(read.tree.children[0].key, Key("pixels"));
    QCOMPARE(read.tree.children[1].bytes, agentBytes);
    QCOMPARE(read.tree.children[1].children[0].key, Key("agent_2"));  // the largest first
}

void OverviewTest::stopsAtALimit()
{
    const auto made = std::make_shared<QAtomicInt>();
    const ByteTreeRead read = readByteTree(wide(1000, made), 10, Progress::none());
    QVERIFY(!read.complete);
    QCOMPARE(read.tree.children.size(), std::size_t{10});
    QCOMPARE(made->loadRelaxed(), 10);
}

void OverviewTest::areasAreLikeBytes()
{
    TreemapView view;
    view.resize(600, 400);
    TensorDict td(Shape{});
    td.set({"three"}, leaf({300}));
    td.set({"one"}, leaf({100}));
    view.setTree(readByteTree(td, 100, Progress::none()).tree);
    const auto area = [&](const Key& key) { return view.placeOf({key}).width() * view.placeOf({key}).height(); };
    QVERIFY(area("one") > 1000);
    QVERIFY(std::abs(area("three") / area("one") - 3) < 1e-6);
    QCOMPARE(view.pathAt(view.placeOf({"one"}).center()), KeyPath{"one"});
    QCOMPARE(view.pathAt(QPointF(-5, -5)), KeyPath{});
}

/// Groups too small for a name show their content, not their frames.
void OverviewTest::smallGroupsKeepTheirPlace()
{
    TensorDict td(Shape{});
    for (int n = 0; n < 400; ++n) {
        td.set({"group" + std::to_string(n), "w"}, Leaf(at::zeros({4})));
    }
    TreemapView view;
    view.resize(600, 500);
    view.setTree(readByteTree(td, 1000, Progress::none()).tree);
    for (int n = 0; n < 400; ++n) {
        const Key group = "group" + std::to_string(n);
        const QRectF all = view.placeOf({group});
        const QRectF leaf = view.placeOf({group, "w"});
        QVERIFY2(leaf.width() * leaf.height() >= 0.6 * all.width() * all.height(), group.c_str());
    }
}

void OverviewTest::clicksChoose()
{
    OverviewPane pane;
    pane.resize(800, 600);
    pane.show();
    QSignalSpy requested(&pane, &OverviewPane::entryRequested);
    pane.setEntry(shownLevel(below(agents(), {"agents"}), {"agents"}));
    QTRY_VERIFY(!pane.treemap()->placeOf({"agent_2", "obs"}).isNull());
    QTest::mouseClick(pane.treemap(), Qt::LeftButton, {}, pane.treemap()->placeOf({"agent_2", "obs"}).center().toPoint());
    QCOMPARE(requested.size(), 1);
    QCOMPARE(requested[0][0].value<KeyPath>(), (KeyPath{"agents", "agent_2", "obs"}));
}

void OverviewTest::zooms()
{
    TreemapView view;
    view.resize(600, 400);
    view.show();
    view.setTree(readByteTree(agents(), 100, Progress::none()).tree);
    const QPointF at = view.placeOf({"agents", "agent_1", "obs"}).center();
    const auto turn = [&](int by) {
        QWheelEvent event(at, view.mapToGlobal(at), {}, QPoint(0, by), Qt::NoButton, {}, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&view, &event);
    };
    turn(120);
    QCOMPARE(view.zoom(), KeyPath{"agents"});
    QVERIFY(view.placeOf({"pixels"}).isNull());
    QCOMPARE(view.placeOf({"agents"}), QRectF(view.rect()));
    turn(-120);
    QCOMPARE(view.zoom(), KeyPath{});
    turn(-120);
    QCOMPARE(view.zoom(), KeyPath{});
}

void OverviewTest::walksByKeys()
{
    TreemapView view;
    view.resize(600, 400);
    view.show();
    view.setTree(readByteTree(agents(), 100, Progress::none()).tree);
    QSignalSpy chosen(&view, &TreemapView::chosen);
    QTest::keyClick(&view, Qt::Key_Right);
    QVERIFY2(view.accessibleDescription().startsWith("all keys"), qPrintable(view.accessibleDescription()));
    QTest::keyClick(&view, Qt::Key_Right);
    QVERIFY2(view.accessibleDescription().startsWith("pixels: 400 B"), qPrintable(view.accessibleDescription()));
    QTest::keyClick(&view, Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen[0][0].value<KeyPath>(), KeyPath{"pixels"});
    QTest::keyClick(&view, Qt::Key_Right);
    QTest::keyClick(&view, Qt::Key_Plus);
    QCOMPARE(view.zoom(), KeyPath{"agents"});
    QTest::keyClick(&view, Qt::Key_Backspace);
    QCOMPARE(view.zoom(), KeyPath{});
}

void OverviewTest::putsGroupsSideBySide()
{
    GroupTableModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    GroupTable table = readGroupTable(below(agents(), {"agents"}), {}, 100, Progress::none());
    QVERIFY(table.isWorthwhile());
    model.setTable(std::move(table));
    QStringList lines;
    for (int row = -1; row < model.rowCount(); ++row) {
        QStringList cells{row < 0 ? QString() : model.headerData(row, Qt::Vertical, Qt::DisplayRole).toString()};
        for (int column = 0; column < model.columnCount(); ++column) {
            cells << (row < 0 ? model.headerData(column, Qt::Horizontal, Qt::DisplayRole) : model.index(row, column).data())
                         .toString();
        }
        lines << cells.join(" ; ");
    }
    QCOMPARE(lines.join('\n'), QString(" ; obs ; policy / action ; reward\n"
                                       "agent_0 ; [4 | 3] ; [4 | 1] ; [4 | 1]\n"
                                       "agent_1 ; [4 | 3] ; [4 | 1] ; [4 | 1]\n"
                                       "agent_2 ; ≠ [4 | 5] ; [4 | 1] ; –"));
    QCOMPARE(model.index(2, 0).data(Qt::ToolTipRole).toString(),
             QString("agent_2 / obs\n[4 | 5] f32\nDiffers from agent_0: [4 | 3] f32"));
    QCOMPARE(model.pathOf(model.index(1, 1)), (KeyPath{"agent_1", "policy", "action"}));
    QCOMPARE(model.pathOf(model.index(2, 2)), KeyPath{"agent_2"});
    model.setShows(GroupTableModel::Shows::Size);
    QCOMPARE(model.index(2, 0).data().toString(), QString("80 B"));
}

void OverviewTest::fewSharedKeysAreNoGroups()
{
    TensorDict td(Shape{2});
    td.set({"a", "x"}, leaf({2}));
    td.set({"b", "y"}, leaf({2}));
    QVERIFY(!readGroupTable(td, {}, 100, Progress::none()).isWorthwhile());
    QVERIFY(!readGroupTable(rollout(), {}, 100, Progress::none()).isWorthwhile());  // "next" alone is not a group
}

void OverviewTest::putsUnlikeMembersSideBySide()
{
    const auto member = [](int64_t channels, at::ScalarType dtype, bool hasMore) {
        TensorDict td(Shape{4});
        td.set({"obs"}, Leaf(at::zeros({4, channels})));
        td.set({"reward"}, Leaf(at::zeros({4}, dtype)));
        if (hasMore) {
            td.set({"info", "seed"}, Leaf(at::zeros({4}, at::kLong)));
        }
        return td;
    };
    const TensorDict first = member(3, at::kFloat, false);
    const auto tableOf = [](const TensorDict& td) { return readGroupTable(td, {}, 100, Progress::none()); };
    QVERIFY(!tableOf(TensorDict::lazyStack({first, member(3, at::kFloat, false)}, 0)).isWorthwhile());
    QVERIFY(tableOf(TensorDict::lazyStack({first, member(3, at::kDouble, false)}, 0)).isWorthwhile());
    const TensorDict precise = TensorDict::lazyStack({first, member(3, at::kDouble, false)}, 0);
    GroupTableModel model;
    model.setTable(tableOf(precise));
    QCOMPARE(model.index(1, 1).data().toString(), QString("≠ [4] f64"));
    QCOMPARE(model.index(1, 0).data().toString(), QString("[4 | 3]"));
    const TensorDict unlike = TensorDict::lazyStack({first, member(5, at::kFloat, false), member(3, at::kFloat, true)}, 0);
    OverviewPane pane;
    pane.resize(800, 600);
    pane.show();
    pane.setEntry(shownLevel(unlike));
    QTRY_COMPARE(pane.groups()->model()->rowCount(), 3);
    QCOMPARE(pane.tabs()->tabText(pane.tabs()->currentIndex()), QString("Keys by member"));
    const auto text = [&](int row, int column) { return pane.groups()->model()->index(row, column).data().toString(); };
    QCOMPARE(text(1, 0), QString("≠ [4 | 5]"));
    QCOMPARE(text(1, 2), QString("–"));
    QCOMPARE(text(2, 2), QString("[4]"));
    pane.setEntry(shownLevel(agents()));
    QTRY_COMPARE(pane.tabs()->tabText(pane.tabs()->currentIndex()), QString("Keys"));
}

void OverviewTest::listsKeys()
{
    TensorDict td;
    at::Tensor loss = at::arange(6, at::kFloat);
    loss[2] = std::numeric_limits<float>::quiet_NaN();
    td.set({"images"}, Leaf(at::full({5, 16, 16, 3}, 200, at::kByte)));
    td.set({"train", "loss"}, Leaf(loss));
    td.set({"train", "unused"}, Leaf(at::zeros({8})));
    td.set({"rate"}, NonTensor(PythonValue(0.25), Shape{}));
    OverviewPane pane;
    pane.resize(900, 600);
    pane.show();
    pane.setEntry(shownLevel(td));
    const QAbstractItemModel& keys = *pane.keys()->model();
    const auto text = [&](int row, int column) { return keys.index(row, column).data().toString(); };
    QTRY_COMPARE(keys.rowCount(), 4);
    QCOMPARE(pane.tabs()->currentWidget(), pane.keys());
    QCOMPARE(text(1, KeysModel::KeyColumn), QString("train / loss"));
    QCOMPARE(text(3, KeysModel::CurveColumn), QString("0.25"));
    QTRY_COMPARE(text(1, KeysModel::MaxColumn), QString("5"));
    QTRY_VERIFY(!keys.index(0, KeysModel::CurveColumn).data(Qt::DecorationRole).value<QImage>().isNull());
    const QImage picture = keys.index(0, KeysModel::CurveColumn).data(Qt::DecorationRole).value<QImage>();
    QCOMPARE(picture.pixel(3, 3), qRgb(200, 200, 200));
    QVERIFY(pane.keys()->rowHeight(0) > pane.keys()->rowHeight(1));
    QTRY_COMPARE(keys.index(1, KeysModel::FlagColumn).data(Qt::ToolTipRole).toString(), QString("1 NaN"));
    QTRY_COMPARE(keys.index(2, KeysModel::FlagColumn).data(Qt::ToolTipRole).toString(), QString("All elements are 0"));
    const QSignalSpy requested(&pane, &OverviewPane::entryRequested);
    pane.keys()->setCurrentIndex(keys.index(2, 0));
    QTest::keyClick(pane.keys(), Qt::Key_Return);
    QCOMPARE(requested.size(), 1);
    QCOMPARE(requested[0][0].value<KeyPath>(), (KeyPath{"train", "unused"}));
}

void OverviewTest::namesOfKeysAreWhole()
{
    TensorDict td;
    const Key name = "a_parameter_with_a_name_of_rather_many_letters_in_its_module";
    td.set({name}, Leaf(at::zeros({3})));
    OverviewPane pane;
    pane.resize(1600, 600);
    pane.show();
    pane.setEntry(shownLevel(td));
    KeyTable& table = *pane.keys();
    QTRY_COMPARE(table.model()->rowCount(), 1);
    const int needed = QFontMetrics(style::monospaced(table.font())).horizontalAdvance(QString::fromStdString(name));
    QTRY_VERIFY2(table.columnWidth(KeysModel::KeyColumn) > needed, qPrintable(QString::number(needed)));
    QVERIFY(table.horizontalScrollBar()->maximum() == 0);
}

void OverviewTest::exactValues_data()
{
    QTest::addColumn<bool>("byPointer");
    QTest::newRow("the cell under the pointer") << true;
    QTest::newRow("the current cell") << false;
}

/// Cells show six digits; the tooltip, the status line and the clipboard have all of them.
void OverviewTest::exactValues()
{
    QFETCH(bool, byPointer);
    TensorDict td;
    td.set({"x"}, Leaf(at::full({3}, 0.123456789012345, at::kDouble)));
    QMainWindow window;
    auto* const pane = new OverviewPane(&window);
    window.setCentralWidget(pane);
    window.statusBar()->show();
    window.resize(1200, 600);
    window.show();
    QVERIFY(QTest::qWaitForWindowActive(&window, kPatienceMs));
    pane->setEntry(shownLevel(td));
    KeyTable& table = *pane->keys();
    QTRY_COMPARE(table.model()->rowCount(), 1);
    const QModelIndex cell = table.model()->index(0, KeysModel::MaxColumn);
    QTRY_COMPARE(cell.data().toString(), QString("0.123457"));
    QCOMPARE(cell.data(Qt::ToolTipRole).toString(), QString("0.123456789012345"));
    table.setFocus();
    if (byPointer) {
        QTest::mouseMove(table.viewport(), table.visualRect(cell).center());
    } else {
        table.setCurrentIndex(cell);
    }
    QTRY_COMPARE(window.statusBar()->currentMessage(), QString::fromUtf8("x · Max: 0.123456789012345"));
    table.setCurrentIndex(cell);
    QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier);
    QVERIFY2(QGuiApplication::clipboard()->text().startsWith("x\t"), qPrintable(QGuiApplication::clipboard()->text()));
    QVERIFY2(QGuiApplication::clipboard()->text().contains("0.123456789012345"), qPrintable(QGuiApplication::clipboard()->text()));
}

void OverviewTest::sortsKeys()
{
    TensorDict td;
    td.set({"b"}, Leaf(at::full({2}, 3.0)));
    td.set({"c"}, Leaf(at::full({9}, std::numeric_limits<double>::quiet_NaN())));
    td.set({"a"}, Leaf(at::full({5}, -1.0)));
    KeysModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRows(readKeyRows(td, {}, 100, Progress::none()));
    model.readVisible(0, 2);
    QTRY_COMPARE(model.index(2, KeysModel::MaxColumn).data().toString(), QString("-1"));
    const auto order = [&](int column, Qt::SortOrder sorted) {
        model.sort(column, sorted);
        QString keys;
        for (int row = 0; row < model.rowCount(); ++row) {
            keys += model.index(row, KeysModel::KeyColumn).data().toString();
        }
        return keys;
    };
    const QPersistentModelIndex first = model.index(0, 0);
    QCOMPARE(order(KeysModel::SizeColumn, Qt::DescendingOrder), QString("cab"));
    QCOMPARE(order(KeysModel::KeyColumn, Qt::AscendingOrder), QString("abc"));
    QCOMPARE(order(KeysModel::MaxColumn, Qt::AscendingOrder), QString("cab"));
    QCOMPARE(first.data().toString(), QString("b"));
    QCOMPARE(order(-1, Qt::AscendingOrder), QString("bca"));
}

void OverviewTest::readsStatisticsOnRequest()
{
    OverviewPane pane;
    pane.resize(800, 600);
    pane.show();
    pane.setEntry(shownLevel(below(agents(), {"agents"}), {"agents"}));
    QTRY_COMPARE(pane.groups()->model()->rowCount(), 3);
    pane.tabs()->setCurrentIndex(2);
    pane.shows()->setFocus();
    QTest::keyClicks(pane.shows(), "mean");
    QTRY_COMPARE(pane.groups()->model()->index(2, 0).data().toString(), QString("2"));
    QTRY_COMPARE(pane.groups()->model()->index(1, 0).data().toString(), QString("1"));
}

void OverviewTest::goesToACell()
{
    OverviewPane pane;
    pane.resize(800, 600);
    pane.show();
    QSignalSpy requested(&pane, &OverviewPane::entryRequested);
    pane.setEntry(shownLevel(below(agents(), {"agents"}), {"agents"}));
    QTRY_COMPARE(pane.groups()->model()->rowCount(), 3);
    pane.tabs()->setCurrentIndex(2);
    pane.groups()->setCurrentIndex(pane.groups()->model()->index(1, 2));
    QTest::keyClick(pane.groups(), Qt::Key_Return);
    QCOMPARE(requested.size(), 1);
    QCOMPARE(requested[0][0].value<KeyPath>(), (KeyPath{"agents", "agent_1", "reward"}));
}

void OverviewTest::saysThatThereIsNothing()
{
    OverviewPane pane;
    pane.resize(800, 600);
    pane.show();
    pane.setEntry(shownLevel(TensorDict(Shape{2})));
    QTRY_VERIFY2(visibleWords(pane).contains("no leaves"), qPrintable(visibleWords(pane)));
    QVERIFY(!pane.tabs()->isTabEnabled(2));
    pane.setEntry(shownLevel(agents()));
    QTRY_VERIFY(!pane.treemap()->placeOf({"pixels"}).isNull());
    QVERIFY(!visibleWords(pane).contains("no leaves"));
}

void OverviewTest::controlsHaveNames()
{
    OverviewPane pane;
    QCOMPARE(nameless(pane), QStringList());
}

TENSORDESK_SUITE(OverviewTest);
#include "tst_overview.moc"
