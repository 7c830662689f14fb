// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/datapane.h"
#include "model/storage/storage.h"
#include "tests/support/suite.h"
#include "tests/support/windowtest.h"
#include "views/dims/dimchip.h"
#include "views/dims/dimstrip.h"
#include "views/film/filmdialog.h"
#include "views/histogram/histogramview.h"
#include "views/image/imageview.h"
#include "views/overview/overviewpane.h"
#include "views/plot/legend/legendlist.h"
#include "views/plot/lineplotview.h"
#include "views/plot/plotwidget.h"
#include "views/plot/scatterview.h"
#include "views/rollout/firstlook/filmbox.h"
#include "views/stack/stackview.h"
#include "views/table/tableview.h"
#include "views/table/tensortableview.h"
#include "views/text/format.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/zeros.h>

#include <QAction>
#include <QApplication>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTreeWidget>

#include <algorithm>
#include <array>

using namespace tensordesk;

namespace {

constexpr std::array<int64_t, 3> kLengths{7, 12, 9};

/// Three episodes of 7, 12 and 9 steps; the reward of step t of episode e is 100 e + t, without a key that says where they end.
TensorDict raggedEpisodes()
{
    std::vector<TensorDict> members;
    for (const int64_t length : kLengths) {
        TensorDict td({length}, {"time"});
        const at::Tensor steps = at::arange(length, at::kFloat).add(100 * static_cast<int64_t>(members.size()));
        td.set({"reward"}, Leaf(steps.unsqueeze(1)));
        td.set({"action"}, Leaf(at::arange(length).remainder(3)));
        td.set({"pixels"}, Leaf(at::zeros({length, 8, 8, 3}, at::kByte).add(50)));
        members.push_back(std::move(td));
    }
    return TensorDict::lazyStack(std::move(members), 0, "episode");
}

/// A member of a stack that is not a rollout.
TensorDict sample(int64_t size, at::ScalarType dtype, bool hasMore)
{
    TensorDict td;
    td.set({"x"}, Leaf(at::zeros({size}, dtype)));
    if (hasMore) {
        td.set({"more", "y"}, Leaf(at::zeros({2})));
    }
    return td;
}

}  // namespace

/// A lazy stack of episodes of different lengths, in every view of the real window.
class RaggedTest : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings("tst_ragged"); }
    void init()
    {
        startWindow();
        m_window->resize(1366, 768);
        const QString path = m_folder->filePath("td");
        writeTensorDict(raggedEpisodes(), path.toStdString(), {}, Progress::none());
        QVERIFY(open(path));
    }
    void cleanup() { endWindow(); }

    void tableHasAllMembers();
    void tableIsSortedWithoutGaps();
    void plotHasAllMembers();
    void plotSumsUpThoseThatReachSoFar();
    void otherKeysAreDrawnToo();
    void chipShowsOneMember();
    void keysGoThroughMembers();
    void imageLeavesGaps();
    void filmEndsWithItsMember();
    void firstLookPlaysMembers();
    void scatterHasAllMembers();
    void histogramCountsElements();
    void membersAreATab();
    void stacksOpenOnTheirMembers_data();
    void stacksOpenOnTheirMembers();

private:
    template <typename View>
    [[nodiscard]] View* shown(ViewKind kind, const KeyPath& key)
    {
        if (!select(key)) {
            return nullptr;
        }
        pane().data().setViewKind(kind);
        if (!QTest::qWaitFor([&] { return !pane().data().isReading(); }, kPatienceMs)) {
            return nullptr;
        }
        const QList<View*> views = pane().data().findChildren<View*>();
        // The film of the first look has pictures and a plot too.
        const auto isInFilm = [](const QWidget* widget) {
            while (widget != nullptr && qobject_cast<const FilmBox*>(widget) == nullptr) {
                widget = widget->parentWidget();
            }
            return widget != nullptr;
        };
        const auto own = std::find_if_not(views.begin(), views.end(), isInFilm);
        return own == views.end() ? nullptr : *own;
    }
    [[nodiscard]] DimStrip& dims() const { return pane().dims(); }
    [[nodiscard]] QByteArray selection() const { return QByteArray::fromStdString(pane().data().selection().text()); }
    [[nodiscard]] QString status() const { return m_window->statusBar()->currentMessage(); }
};

void RaggedTest::tableHasAllMembers()
{
    auto* const table = shown<TableView>(ViewKind::Table, {"reward"});
    QVERIFY(table);
    TensorTableModel& model = *table->model();
    QTRY_VERIFY(model.hasValues());
    QCOMPARE(model.rowCount(), 3);
    QCOMPARE(model.columnCount(), 12);
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 12; ++column) {
            const QString expected = column < kLengths[static_cast<std::size_t>(row)] ? QString("%1.0").arg(100 * row + column)
                                                                                      : QString();
            QCOMPARE(model.index(row, column).data().toString(), expected);
        }
    }
    // A missing element can be neither edited nor found, and is an empty cell of a spreadsheet.
    action("Edit values")->trigger();
    QVERIFY(!(model.flags(model.index(0, 9)) & Qt::ItemIsEditable));
    QTest::keyClick(table->table(), Qt::Key_A, Qt::ControlModifier);
    Progress& none = Progress::none();
    QCOMPARE(model.textTask(0, 5, 2, 3, CopyFormat::Tsv)(none), QString("5.0\t6.0\t\n105.0\t106.0\t107.0\n"));
    QCOMPARE(model.textTask(0, 5, 2, 3, CopyFormat::Python)(none), QString("[[5.0, 6.0],\n [105.0, 106.0, 107.0]]"));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(model.textTask(0, 5, 2, 3, CopyFormat::Numpy)(none)));
}

void RaggedTest::tableIsSortedWithoutGaps()
{
    auto* const table = shown<TableView>(ViewKind::Table, {"reward"});
    QVERIFY(table);
    TensorTableModel& model = *table->model();
    model.sortBy(TensorTableModel::Sorting{8, true});
    const auto rows = [&] {
        QStringList first;
        for (int row = 0; row < model.rowCount(); ++row) {
            first << model.index(row, 0).data().toString();
        }
        return first;
    };
    QTRY_COMPARE(rows(), QStringList({"200.0", "100.0", "0.0"}));
    model.sortBy(TensorTableModel::Sorting{8, false});
    QTRY_COMPARE(rows(), QStringList({"100.0", "200.0", "0.0"}));
}

void RaggedTest::plotHasAllMembers()
{
    auto* const plot = shown<LinePlotView>(ViewKind::Line, {"reward"});
    QVERIFY(plot);
    QTRY_VERIFY(plot->curves() != nullptr);
    QCOMPARE(selection(), QByteArray("[:, :, 0]"));
    const std::vector<Curve>& curves = plot->curves()->curves;
    QCOMPARE(curves.size(), kLengths.size());
    for (std::size_t n = 0; n < curves.size(); ++n) {
        QCOMPARE(curves[n].points.size(), kLengths[n]);
        QCOMPARE(curves[n].points.last().value, static_cast<double>(100 * static_cast<int64_t>(n) + kLengths[n] - 1));
    }
    QVERIFY(plot->notes().isEmpty());  // no NaN, nothing left out
    QCOMPARE(dims().chip(1)->written(), QString::fromUtf8("time 7…12 · x"));
}

void RaggedTest::plotSumsUpThoseThatReachSoFar()
{
    auto* const plot = shown<LinePlotView>(ViewKind::Line, {"reward"});
    QVERIFY(plot);
    QTRY_VERIFY(plot->curves() != nullptr);
    QTreeWidget* const legend = plot->legend()->list();
    QCOMPARE(legend->topLevelItemCount(), 4);
    const QString name = legend->topLevelItem(3)->text(0);
    QCOMPARE(name, QString::fromUtf8("mean ± std"));
    QCPGraph* mean = nullptr;
    for (int n = 0; n < plot->plot()->graphCount(); ++n) {
        mean = plot->plot()->graph(n)->name() == name ? plot->plot()->graph(n) : mean;
    }
    QVERIFY(mean);
    QCOMPARE(mean->data()->size(), 12);
    QCOMPARE(mean->data()->at(3)->value, 103.0);   // of 3, 103 and 203
    QCOMPARE(mean->data()->at(8)->value, 158.0);   // of 108 and 208
    QCOMPARE(mean->data()->at(11)->value, 111.0);  // of one
}

void RaggedTest::otherKeysAreDrawnToo()
{
    auto* const plot = shown<LinePlotView>(ViewKind::Line, {"reward"});
    QVERIFY(plot);
    QTRY_VERIFY(plot->addedKeys()->button()->isVisibleTo(plot->options()));
    plot->setAdded({{"action"}});
    QTRY_COMPARE(plot->legend()->list()->topLevelItemCount(), 7);
}

void RaggedTest::chipShowsOneMember()
{
    auto* const plot = shown<LinePlotView>(ViewKind::Line, {"reward"});
    QVERIFY(plot);
    dims().open(0);
    Q_EMIT dims().panel()->roleChosen(0, DimRole::Fixed);
    QTRY_COMPARE(selection(), QByteArray("[0, :, 0]"));
    QTest::keyClick(dims().chip(0), Qt::Key_Right);
    QTRY_COMPARE(selection(), QByteArray("[1, :, 0]"));
    QTRY_VERIFY(plot->curves() && plot->curves()->curves.size() == 1 && plot->curves()->curves[0].points.size() == 12);
    // A member that ends before says so.
    auto* const image = shown<ImageView>(ViewKind::Image, {"pixels"});
    QVERIFY(image);
    QTest::keyClick(dims().chip(1), Qt::Key_End);
    QTRY_COMPARE(selection(), QByteArray("[1, 11, :, :, :]"));
    QTRY_VERIFY(image->hint().isEmpty());
    QTest::keyClick(dims().chip(0), Qt::Key_Home);
    QTRY_COMPARE(image->hint(), QString("time = 11 is beyond the end: this member has 7 steps."));
}

void RaggedTest::keysGoThroughMembers()
{
    auto* const plot = shown<LinePlotView>(ViewKind::Line, {"reward"});
    QVERIFY(plot);
    QTest::keyClick(m_window.get(), Qt::Key_BracketRight);
    QTRY_COMPARE(selection(), QByteArray("[1, :, 0]"));
    QTRY_VERIFY2(status().contains("[1, 0:12], 12 step(s)"), qPrintable(status()));
    QTest::keyClick(m_window.get(), Qt::Key_BracketRight);
    QTRY_COMPARE(selection(), QByteArray("[2, :, 0]"));
    QTest::keyClick(m_window.get(), Qt::Key_BracketRight);
    QTRY_VERIFY2(status().contains("the last episode"), qPrintable(status()));
    QTest::keyClick(m_window.get(), Qt::Key_BracketLeft);
    QTRY_COMPARE(selection(), QByteArray("[1, :, 0]"));
}

void RaggedTest::imageLeavesGaps()
{
    auto* const image = shown<ImageView>(ViewKind::Image, {"reward"});
    QVERIFY(image);
    QTRY_COMPARE(image->image().size(), QSize(12, 3));
    for (int row = 0; row < 3; ++row) {
        for (int column = 0; column < 12; ++column) {
            QCOMPARE(qAlpha(image->image().pixel(column, row)), column < kLengths[static_cast<std::size_t>(row)] ? 255 : 0);
        }
    }
    // All members side by side: ended members have no image.
    QVERIFY(shown<ImageView>(ViewKind::Image, {"pixels"}));
    dims().open(0);
    Q_EMIT dims().panel()->roleChosen(0, DimRole::Each);
    QTest::keyClick(dims().chip(1), Qt::Key_Home);
    for (int step = 0; step < 8; ++step) {
        QTest::keyClick(dims().chip(1), Qt::Key_Right);
    }
    QTRY_COMPARE(selection(), QByteArray("[:, 8, :, :, :]"));
    QTRY_COMPARE(image->image().width(), 16);
    QTRY_COMPARE(qAlpha(image->image().pixel(11, 3)), 255);
    QTRY_COMPARE(qAlpha(image->image().pixel(3, 3)), 0);
}

void RaggedTest::filmEndsWithItsMember()
{
    auto* const image = shown<ImageView>(ViewKind::Image, {"pixels"});
    QVERIFY(image);
    QTest::keyClick(dims().chip(0), Qt::Key_End);
    QTRY_COMPARE(selection(), QByteArray("[2, 0, :, :, :]"));
    // The film runs along the dim that the user stepped last. The strip shows a step at once and signals it milliseconds later.
    QSignalSpy told(&dims(), &DimStrip::selectionChanged);
    QTest::keyClick(dims().chip(1), Qt::Key_Right);
    QTRY_COMPARE(selection(), QByteArray("[2, 1, :, :, :]"));
    QTRY_VERIFY(!told.isEmpty() && told.last().first().value<DimSelection>() == dims().selection());
    QTRY_VERIFY(!image->image().isNull() && !pane().data().isReading());
    const QList<QAction*> actions = image->findChildren<QAction*>();  // the first look's film has such an action too
    const auto film = std::find_if(actions.begin(), actions.end(),
                                   [](const QAction* each) { return each->text() == QString("Export a film…"); });
    QVERIFY(film != actions.end());
    (*film)->trigger();
    FilmDialog* dialog = nullptr;
    QTRY_VERIFY((dialog = find<FilmDialog>()) != nullptr);
    const QList<QSpinBox*> fields = dialog->findChildren<QSpinBox*>();
    QVERIFY(std::any_of(fields.begin(), fields.end(),
                        [](const QSpinBox* field) { return field->maximum() == 8 && field->value() == 8; }));
    dialog->reject();
}

/// Each member as far as it reaches, against its steps and against another key.
void RaggedTest::firstLookPlaysMembers()
{
    FilmBox* film = nullptr;
    QTRY_VERIFY((film = m_window->findChild<FilmBox*>()) != nullptr);  // the first look is made when it is shown
    QTRY_VERIFY(film->isVisible());
    const auto* const slider = film->findChild<QSlider*>({}, Qt::FindDirectChildrenOnly);
    const auto images = film->findChildren<ImageView*>();
    for (std::size_t member = 0; member < kLengths.size(); ++member) {
        // Episodes are found in the background.
        QTRY_VERIFY((film->setEpisode(static_cast<uint32_t>(member)), slider->maximum() == static_cast<int>(kLengths[member]) - 1));
        film->setStep(slider->maximum());
        QTRY_VERIFY(film->caption().startsWith(QString("step %1  ").arg(slider->maximum())));
        // There is one camera.
        QTRY_VERIFY(std::count_if(images.begin(), images.end(),
                                  [](ImageView* image) { return image->isVisible() && !image->image().isNull(); })
                    == 1);
    }
}

void RaggedTest::scatterHasAllMembers()
{
    auto* const scatter = shown<ScatterView>(ViewKind::Scatter, {"reward"});
    QVERIFY(scatter);
    const auto lengths = [&] {
        std::vector<std::size_t> each;
        for (const CloudSeries& series : scatter->cloud() ? scatter->cloud()->series : std::vector<CloudSeries>()) {
            each.push_back(series.y.size());
        }
        return each;
    };
    const std::vector<std::size_t> expected(kLengths.begin(), kLengths.end());
    QTRY_COMPARE(lengths(), expected);
    QCOMPARE(scatter->cloud()->oddCount, int64_t{0});  // a missing element is not NaN
    QCOMPARE(scatter->cloud()->series[1].y.back(), 111.0);
    QCOMPARE(scatter->cloud()->series[1].x.back(), 11.0);
    const ShownEntry action{{"action"},
                            *pane().document().td()->find({"action"}),
                            2,
                            pane().document().td()->names(),
                            "td['action']"};
    scatter->setAgainst(ScatterView::Against{ShownLeaf::of(action), {}});
    QTRY_VERIFY(!scatter->cloud() || scatter->cloud()->series[1].x.back() == 2.0);
    QTRY_COMPARE(lengths(), expected);
    for (std::size_t n = 0; n < expected.size(); ++n) {
        const CloudSeries& series = scatter->cloud()->series[n];
        for (std::size_t at = 0; at < series.x.size(); ++at) {
            QCOMPARE(series.y[at], 100.0 * static_cast<double>(n) + static_cast<double>(at));
            QCOMPARE(series.x[at], static_cast<double>(at % 3));
        }
    }
}

void RaggedTest::histogramCountsElements()
{
    auto* const view = shown<HistogramView>(ViewKind::Histogram, {"action"});
    QVERIFY(view);
    QTRY_VERIFY(view->histograms().has_value());
    const Summary summary = view->histograms()->source->summary();
    QCOMPARE(summary.count, int64_t{28});
    QCOMPARE(summary.zeros, int64_t{3 + 4 + 3});
    QCOMPARE(summary.max, 2.0);
}

void RaggedTest::membersAreATab()
{
    QVERIFY(shown<TableView>(ViewKind::Table, {"reward"}));
    auto* const tabs = pane().data().tabs()->findChild<QTabBar*>();
    QVERIFY(tabs->isTabVisible(tabs->count() - 1));
    pane().data().showMembers();
    QTRY_VERIFY(pane().data().stack() && pane().data().stack()->isVisible());
    pane().data().setViewKind(ViewKind::Table);
    QVERIFY(pane().data().findChild<TableView*>()->isVisible());
}

void RaggedTest::stacksOpenOnTheirMembers_data()
{
    QTest::addColumn<TensorDict>("second");
    QTest::addColumn<QString>("page");
    QTest::addColumn<QString>("cell");
    const auto row = [](const char* name, const TensorDict& second, const char* page, const QString& cell) {
        QTest::newRow(name) << second << QString(page) << cell;
    };
    row("another size", sample(5, at::kFloat, false), "Keys by member", QString::fromUtf8("≠ [5]"));
    row("another dtype", sample(3, at::kDouble, false), "Keys by member", QString::fromUtf8("≠ [3] f64"));
    row("a key more", sample(3, at::kFloat, true), "Keys by member", "[3]");
    row("alike", sample(3, at::kFloat, false), "Members", {});
}

/// Members that differ are a table of keys by member, from whose cells the user opens a member's key; alike ones are cards.
void RaggedTest::stacksOpenOnTheirMembers()
{
    QFETCH(TensorDict, second);
    QFETCH(QString, page);
    QFETCH(QString, cell);
    const QString path = m_folder->filePath("stack");
    writeTensorDict(TensorDict::lazyStack({sample(3, at::kFloat, false), second}, 0), path.toStdString(), {}, Progress::none());
    QVERIFY(open(path));
    auto* const overview = pane().findChild<OverviewPane*>();
    QVERIFY(overview != nullptr);
    const QTabWidget& tabs = *overview->tabs();
    QTRY_COMPARE(tabs.tabText(tabs.currentIndex()), page);
    QVERIFY(tabs.isVisible());
    QTableView* const table = overview->groups();
    QCOMPARE(table->isVisible(), !cell.isEmpty());
    if (cell.isEmpty()) {
        return;
    }
    const QModelIndex index = table->model()->index(1, 0);
    QCOMPARE(index.data().toString(), cell);
    table->setCurrentIndex(index);
    QTest::keyClick(table, Qt::Key_Return);
    QTRY_VERIFY(pane().shown() && format::path(pane().shown()->path) == QString("1 / x"));
}

TENSORDESK_SUITE(RaggedTest);
#include "tst_ragged.moc"
