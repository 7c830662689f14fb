// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/datapane.h"
#include "app/window/document/plotlayouts.h"
#include "app/window/document/sidepanel.h"
#include "app/window/session/savedlayouts.h"
#include "model/storage/storage.h"
#include "tests/support/suite.h"
#include "tests/support/windowtest.h"
#include "views/common/keymime.h"
#include "views/dims/dimstrip.h"
#include "views/expression/expressionbar.h"
#include "views/messages/messagebar.h"
#include "views/plot/curvepanes.h"
#include "views/plot/curves/addedkeys.h"
#include "views/plot/curves/columngraph.h"
#include "views/plot/curves/curveoptions.h"
#include "views/plot/curves/derivedcurves.h"
#include "views/plot/layout/curvelayout.h"
#include "views/plot/legend/legendlist.h"
#include "views/plot/lineplotview.h"
#include "views/plot/plotwidget.h"
#include "views/table/tensortableview.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/stack.h>
#include <ATen/ops/zeros.h>

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDialogButtonBox>
#include <QDragEnterEvent>
#include <QDragMoveEvent>
#include <QDropEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTreeWidget>

#include <algorithm>
#include <cmath>

using namespace tensordesk;

namespace {

/// Batch [4, 50] without names: the value of each key at step t follows from its name.
TensorDict rolloutOfSteps()
{
    TensorDict td({4, 50});
    const at::Tensor steps = at::arange(50, at::kFloat).expand({4, 50});
    td.set({"reward"}, Leaf(steps.unsqueeze(-1).contiguous()));
    td.set({"observation"}, Leaf(at::stack({steps, steps.mul(0.123456789), steps.mul(-1)}, -1)));
    td.set({"large"}, Leaf(steps.mul(1000).unsqueeze(-1).contiguous()));
    td.set({"action"}, Leaf(steps.toType(at::kLong).remainder(3)));
    td.set({"done"}, Leaf(steps.toType(at::kLong).remainder(10).eq(9).unsqueeze(-1).contiguous()));
    return td;
}

}  // namespace

/// Curves of several keys in the real window: legend, panes, axes, lanes.
class CurvePanesTest : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings("tst_curvepanes"); }
    void init()
    {
        startWindow();
        m_window->resize(1366, 768);
        const QString path = m_folder->filePath("td");
        writeTensorDict(rolloutOfSteps(), path.toStdString(), {}, Progress::none());
        QVERIFY(open(path));
    }
    void cleanup() { endWindow(); }

    void namesAreWhole();
    void namesChannels();
    void readsNamesOfChannels();
    void sumsUpWhatIsVisible();
    void panesShareTheAxis();
    void dropsWhereThePointerIs();
    void secondAxisFitsItsKeys();
    void derivesCurves_data();
    void derivesCurves();
    void lanesOfSeveral();
    void timeIsTheAxis_data();
    void timeIsTheAxis();
    void choicesHoldForTheNextKey();
    void smooths();
    void drawsRootBesideNext();
    void plotsChosenKeysInPanes();
    void layoutsAreForAllFiles();
    void alignsEpisodes();

private:
    [[nodiscard]] static QAction* findIn(QMenu& menu, const QString& text);
    [[nodiscard]] LinePlotView* line(const KeyPath& key)
    {
        if (!select(key)) {
            return nullptr;
        }
        pane().data().setViewKind(ViewKind::Line);
        auto* const view = pane().data().findChild<LinePlotView*>();
        const auto isDrawn = [&] { return view->curves() != nullptr && view->addedKeys()->hasChoice(); };
        return view && QTest::qWaitFor(isDrawn, kPatienceMs) ? view : nullptr;
    }
    static void pointAt(PlotWidget& plot, double index)
    {
        QTest::mouseMove(&plot, QPoint(qRound(plot.xAxis->coordToPixel(index)), plot.axisRect()->center().y()));
    }
    [[nodiscard]] static QTreeWidgetItem* row(const LinePlotView& view, int at) { return view.legend()->list()->topLevelItem(at); }
    /// Returns the name of a curve in the legend; empty while there is none.
    [[nodiscard]] static QString nameOf(const LinePlotView& view, int at)
    {
        const QTreeWidgetItem* const item = row(view, at);
        return item != nullptr ? item->text(0) : QString();
    }
};

void CurvePanesTest::namesAreWhole()
{
    LinePlotView* const view = line({"observation"});
    QVERIFY(view);
    find<SidePanel>()->setPage("view");
    QTRY_COMPARE(view->legend()->list()->topLevelItemCount(), 3);
    QTreeWidget& list = *view->legend()->list();
    QTRY_VERIFY(list.isVisible());
    pointAt(*view->plot(), 7);
    const auto value = [&](int at) {
        const QTreeWidgetItem& item = *row(*view, at);
        return item.text(1).isEmpty() ? item.child(item.childCount() - 1)->text(0).remove("at the pointer ") : item.text(1);
    };
    QTRY_COMPARE(value(0), QString("7.0"));
    QCOMPARE(value(1), QString("0.86419755"));
    for (int at = 0; at < 3; ++at) {
        const QString name = row(*view, at)->text(0);
        QCOMPARE(name, QString("dim 2 = %1").arg(at));
        const int needed = list.fontMetrics().horizontalAdvance(name) + list.iconSize().width();
        QVERIFY2(list.header()->sectionSize(0) > needed, qPrintable(QString::number(list.header()->sectionSize(0))));
    }
}

void CurvePanesTest::namesChannels()
{
    LinePlotView* const view = line({"observation"});
    QVERIFY(view);
    QTRY_COMPARE(view->legend()->list()->topLevelItemCount(), 3);
    action("Name channels…")->trigger();
    const auto shownDialog = [this] {
        const auto dialogs = m_window->findChildren<QDialog*>("channelNames");
        return dialogs.isEmpty() ? nullptr : dialogs.last();
    };
    QPointer<QDialog> dialog = shownDialog();
    QVERIFY(dialog);
    auto* const field = dialog->findChild<QLineEdit*>();
    const QPushButton* const accept = dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    field->setText("x, y");
    QVERIFY(!accept->isEnabled());
    field->setText("x, y, angle");
    QVERIFY(accept->isEnabled());
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_COMPARE(nameOf(*view, 2), QString("angle"));
    // In the table, for the next document of the folder, and until they are taken back.
    pane().data().setViewKind(ViewKind::Table);
    const QString path = m_folder->filePath("other");
    writeTensorDict(rolloutOfSteps(), path.toStdString(), {}, Progress::none());
    QVERIFY(open(path));
    QVERIFY(line({"observation"}));
    QTRY_COMPARE(nameOf(*pane().data().findChild<LinePlotView*>(), 0), QString("x"));
    action("Name channels…")->trigger();
    dialog = shownDialog();
    QVERIFY(dialog);
    dialog->findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Reset)->click();
    QTRY_COMPARE(nameOf(*pane().data().findChild<LinePlotView*>(), 0), QString("dim 2 = 0"));
    QVERIFY(select({"action"}));
    QVERIFY(!action("Name channels…")->isEnabled());
}

void CurvePanesTest::readsNamesOfChannels()
{
    TensorDict td = rolloutOfSteps();
    td.set({"observation_names"},
           NonTensor(PythonValue::List{PythonValue("x"), PythonValue("y"), PythonValue("angle")}, Shape{4, 50}));
    const QString path = m_folder->filePath("named");
    writeTensorDict(td, path.toStdString(), {}, Progress::none());
    QVERIFY(open(path));
    LinePlotView* const view = line({"observation"});
    QVERIFY(view);
    QTRY_COMPARE(view->legend()->list()->topLevelItemCount(), 3);
    QTRY_COMPARE(nameOf(*view, 1), QString("y"));
    pane().data().setViewKind(ViewKind::Table);
    const auto* const table = pane().data().findChild<TensorTableView*>();
    QVERIFY(table && table->model());
    const auto headings = [&] {
        QStringList texts;
        for (int column = 0; column < table->model()->columnCount(); ++column) {
            texts << table->model()->headerData(column, Qt::Horizontal).toString().simplified();
        }
        return texts;
    };
    QTRY_VERIFY2(headings().contains("2 angle"), qPrintable(headings().join('|')));
}

void CurvePanesTest::sumsUpWhatIsVisible()
{
    LinePlotView* const view = line({"observation"});
    QVERIFY(view);
    find<SidePanel>()->setPage("view");
    QTRY_VERIFY(view->legend()->list()->isVisible());
    const auto told = [&] { return row(*view, 0)->child(0)->toolTip(0); };
    QTRY_VERIFY2(told().contains("50 value(s), min 0, max 49, mean 24.5, std 14.577379737113251"), qPrintable(told()));
    view->plot()->xAxis->setRange(9.5, 19.2);
    QTRY_VERIFY2(told().contains("10 value(s), min 10, max 19, mean 14.5, std 3.0276503540974917"), qPrintable(told()));
    auto* const box = view->options()->findChild<QCheckBox*>("figures");
    box->click();
    QCOMPARE(row(*view, 0)->childCount(), 0);
    box->click();
    QTRY_VERIFY(told().contains("10 value(s)"));
}

void CurvePanesTest::panesShareTheAxis()
{
    LinePlotView* const view = line({"reward"});
    QVERIFY(view);
    QComboBox* const places = view->addedKeys()->placeBox();
    places->setCurrentIndex(2);
    Q_EMIT places->activated(2);
    QSignalSpy jobs(&pane().data(), &DataPane::jobCreated);
    view->setAdded({{"large"}, {"done"}});
    QTRY_VERIFY(view->panes() && view->panes()->panes().size() == 2);
    LinePlotView& large = *view->panes()->panes()[0];
    LinePlotView& done = *view->panes()->panes()[1];
    for (AbstractJob* const job : done.jobs()) {  // for the list of jobs
        QVERIFY(std::ranges::any_of(jobs, [&](const QVariantList& told) { return told.front().value<AbstractJob*>() == job; }));
    }
    QTRY_VERIFY(large.curves() && done.curves());
    QVERIFY(large.isVisible() && done.isVisible());
    QVERIFY(done.areLanes());
    QVERIFY(!large.areLanes());
    // The lowest one alone has the labels.
    QVERIFY(!view->plot()->xAxis->tickLabels());
    QVERIFY(!large.plot()->xAxis->tickLabels());
    QVERIFY(done.plot()->xAxis->tickLabels());
    QCOMPARE(done.plot()->xAxis->label(), QString("dim 1"));
    QCOMPARE(large.plot()->yAxis->label(), QString("large"));
    QTRY_COMPARE(large.plot()->yAxis->range().upper > 40000, true);
    // Ends of all axes lie above each other.
    const auto ends = [](LinePlotView& of) { return std::pair(of.plot()->axisRect()->left(), of.plot()->axisRect()->right()); };
    QTRY_COMPARE(ends(large), ends(*view));
    QTRY_COMPARE(ends(done), ends(*view));
    // Zoomed together.
    view->plot()->xAxis->setRange(10, 20);
    QTRY_COMPARE(large.plot()->xAxis->range().lower, 10.0);
    large.plot()->xAxis->setRange(5, 30);
    QTRY_COMPARE(view->plot()->xAxis->range().upper, 30.0);
    QTRY_COMPARE(done.plot()->xAxis->range().upper, 30.0);
    view->setAdded({});
    QTRY_VERIFY(!view->panes()->isVisible());
    QVERIFY(view->plot()->xAxis->tickLabels());
}

void CurvePanesTest::dropsWhereThePointerIs()
{
    LinePlotView* const view = line({"reward"});
    QVERIFY(view);
    const auto drop = [&](const char* key, const QPoint& at) {
        QMimeData data;
        keymime::write(data, KeyPath{key}, QString("td['%1']").arg(key));
        QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(view, &enter);
        QDragMoveEvent move(at, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(view, &move);
        QVERIFY(move.isAccepted());
        QDropEvent dropped(at, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(view, &dropped);
    };
    drop("large", QPoint(view->width() / 2, view->height() - 20));
    QCOMPARE(view->addedKeys()->placeOf({"large"}), AddedKeys::Place::Below);
    QTRY_VERIFY(view->panes() && view->panes()->panes().size() == 1);
    drop("action", QPoint(view->width() - 20, 60));
    QCOMPARE(view->addedKeys()->placeOf({"action"}), AddedKeys::Place::SecondAxis);
    drop("observation", QPoint(view->width() / 2, 60));
    QCOMPARE(view->addedKeys()->placeOf({"observation"}), AddedKeys::Place::Together);
    QCOMPARE(view->added().size(), std::size_t{3});
}

void CurvePanesTest::secondAxisFitsItsKeys()
{
    LinePlotView* const view = line({"reward"});
    QVERIFY(view);
    view->addedKeys()->put({"large"}, AddedKeys::Place::SecondAxis);
    const auto second = [&]() -> QCPAxis* {
        for (QCPAxis* const axis : view->plot()->axisRect()->axes(QCPAxis::atRight)) {
            if (axis->visible() && axis->label() == "large") {
                return axis;
            }
        }
        return nullptr;
    };
    QTRY_VERIFY(second() != nullptr);
    QVERIFY(second()->range().upper > 49000 && second()->range().upper < 60000);
    QVERIFY(view->plot()->yAxis->range().upper < 60);
    view->setAdded({});
    QTRY_VERIFY(second() == nullptr);
}

void CurvePanesTest::derivesCurves_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("name");
    QTest::addColumn<double>("last");  // of the first curve, at the 50th step
    QTest::newRow("derivative") << "reward" << "Derivative" << "reward_derivative" << 1.0;
    QTest::newRow("sum") << "reward" << "Cumulative sum" << "reward_sum" << 1225.0;
    QTest::newRow("norm") << "observation" << "Norm over components" << "observation_norm"
                          << std::hypot(49.0, 49.0F * 0.123456789F, 49.0);
    QTest::newRow("average") << "reward" << "Over 5 indices" << "reward_average_5" << 48.0;  // of the last three
    QTest::newRow("channels") << "observation" << "2 minus 1" << "observation_2_minus_1" << -49.0 - 49.0F * 0.123456789F;
    QTest::newRow("difference") << "reward" << "Difference from large" << "reward_difference" << 49.0 - 49000;
}

/// Returns the enabled action with this text in a menu or a menu in it, whose title may precede the text.
QAction* CurvePanesTest::findIn(QMenu& menu, const QString& text)
{
    Q_EMIT menu.aboutToShow();
    for (QAction* const each : menu.actions()) {
        if (!each->isEnabled()) {
            continue;
        }
        if (each->text() == text && each->menu() == nullptr) {
            return each;
        }
        if (each->menu() == nullptr) {
            continue;
        }
        const QString rest = text.startsWith(each->text() + ' ') ? text.mid(each->text().size() + 1) : text;
        if (QAction* const found = findIn(*each->menu(), rest)) {
            return found;
        }
    }
    return nullptr;
}

void CurvePanesTest::derivesCurves()
{
    QFETCH(QString, key);
    QFETCH(QString, action);
    QFETCH(QString, name);
    QFETCH(double, last);
    LinePlotView* const view = line({Key(key.toStdString())});
    QVERIFY(view);
    if (action.startsWith("Difference")) {
        view->addedKeys()->put({"large"}, AddedKeys::Place::Below);
    }
    QMenu& menu = *view->findChild<DerivedCurves*>()->menu();
    QTRY_VERIFY(findIn(menu, action) != nullptr);
    findIn(menu, action)->trigger();
    const KeyPath derived{Key(name.toStdString())};
    const auto* const lines = &view->curveSet().lines();
    const auto isDrawn = [&] {
        return std::ranges::any_of(*lines, [&](const DrawnCurve& drawn) { return drawn.of->leaf.path == derived; });
    };
    QTRY_VERIFY(isDrawn());
    const auto drawn = std::ranges::find_if(*lines, [&](const DrawnCurve& each) { return each.of->leaf.path == derived; });
    QVERIFY(std::abs(drawn->curve->points.last().value - last) < 1e-3);
    QVERIFY(pane().document().derivedText().startsWith(name + " = td["));
}

void CurvePanesTest::lanesOfSeveral()
{
    LinePlotView* const view = line({"done"});
    QVERIFY(view);
    QVERIFY(!view->areLanes());  // one curve is a step
    Q_EMIT pane().dims().panel()->roleChosen(0, DimRole::Each);
    QTRY_VERIFY(view->areLanes());
    QCOMPARE(view->plot()->yAxis->range().size(), 4.0);
    QVERIFY(view->plot()->yAxis->rangeReversed());
    PlotWidget& plot = *view->plot();
    plot.replot();
    QTest::mouseMove(&plot, QPoint(qRound(plot.xAxis->coordToPixel(9)), qRound(plot.yAxis->coordToPixel(2))));
    QTRY_COMPARE(view->readout(), QString("[2, 9, 0] = True   episode 10, step 9"));
    view->curveOptions()->lanes()->setChecked(false);
    QVERIFY(!view->areLanes());
    QVERIFY(!view->plot()->yAxis->rangeReversed());
}

void CurvePanesTest::timeIsTheAxis_data()
{
    QTest::addColumn<Shape>("batch");
    QTest::addColumn<DimNames>("names");
    QTest::addColumn<int>("turn");
    QTest::addColumn<int>("time");
    QTest::newRow("by convention") << Shape{6, 20} << DimNames{} << -1 << 1;
    QTest::newRow("by its name") << Shape{20, 6} << DimNames{"time", "env"} << -1 << 0;
    QTest::newRow("where done turns") << Shape{20, 6} << DimNames{} << 0 << 0;
    QTest::newRow("where done turns, the last") << Shape{6, 20} << DimNames{} << 1 << 1;
}

/// For every key, also for nested ones with more batch dims.
void CurvePanesTest::timeIsTheAxis()
{
    QFETCH(Shape, batch);
    QFETCH(DimNames, names);
    QFETCH(int, turn);
    QFETCH(int, time);
    TensorDict td(batch, names);
    Shape ofAgents = batch;
    ofAgents.push_back(5);
    const at::Tensor done = at::zeros(batch, at::kBool);
    if (turn >= 0) {
        done.select(turn, -1).fill_(true);
        td.set({"done"}, Leaf(done.unsqueeze(-1)));
    }
    td.set({"reward"}, Leaf(at::zeros(batch).unsqueeze(-1).contiguous()));
    TensorDict agents(ofAgents);
    agents.set({"reward"}, Leaf(at::zeros(ofAgents)));
    td.set({"agents"}, agents);
    const QString path = m_folder->filePath("other");
    writeTensorDict(td, path.toStdString(), {}, Progress::none());
    QVERIFY(open(path));
    for (const KeyPath& key : {KeyPath{"reward"}, KeyPath{"agents", "reward"}}) {
        QVERIFY(select(key));
        pane().data().setViewKind(ViewKind::Line);
        QTRY_COMPARE(pane().data().selection().dimWith(DimRole::X), std::optional(static_cast<std::size_t>(time)));
    }
}

void CurvePanesTest::choicesHoldForTheNextKey()
{
    LinePlotView* const view = line({"reward"});
    QVERIFY(view);
    Q_EMIT pane().dims().panel()->roleChosen(0, DimRole::Each);
    QTRY_COMPARE(pane().data().selection().dim(0).role, DimRole::Each);
    for (const char* key : {"large", "done", "action"}) {
        QVERIFY(select({key}));
        QCOMPARE(pane().data().selection().dim(0).role, DimRole::Each);
    }
    // Its own dim is kept too, while a key without it is shown.
    QVERIFY(select({"observation"}));
    Q_EMIT pane().dims().panel()->reductionChosen(2, Reduction::Mean);
    QTRY_COMPARE(pane().data().selection().dim(2).role, DimRole::Reduced);
    QVERIFY(select({"action"}));
    QVERIFY(select({"observation"}));
    QCOMPARE(pane().data().selection().dim(2).role, DimRole::Reduced);
    QCOMPARE(pane().data().selection().dim(0).role, DimRole::Each);
}

void CurvePanesTest::smooths()
{
    LinePlotView* const view = line({"large"});
    QVERIFY(view);
    const int raw = view->plot()->graphCount();
    view->curveOptions()->smoothing()->setValue(5);
    QTRY_COMPARE(view->plot()->graphCount(), raw + 1);
    const auto& smooth = *view->plot()->graph(raw)->data();
    QCOMPARE(smooth.size(), 50);
    const double unit = view->plot()->graph(0)->data()->at(40)->value / 40'000;  // of the axis
    QCOMPARE(smooth.at(40)->value, 40'000 * unit);
    QCOMPARE(smooth.at(0)->value, 1000 * unit);  // of steps 0, 1 and 2
    QVERIFY(view->plot()->graph(0)->pen().color().alphaF() < 0.5);
    QCOMPARE(view->plot()->graph(raw)->pen().color().alphaF(), 1.0);
    view->curveOptions()->smoothing()->setValue(1);
    QTRY_COMPARE(view->plot()->graphCount(), raw);
}

void CurvePanesTest::drawsRootBesideNext()
{
    TensorDict td({2, 30});
    const at::Tensor states = at::arange(62, at::kFloat).view({2, 31, 1});
    at::Tensor next = states.slice(1, 1).clone();
    next.select(0, 1).select(0, 12).add_(5);
    at::Tensor done = at::zeros({2, 30, 1}, at::kBool);
    done.select(1, 19).fill_(true);
    next.select(1, 19).fill_(-3);  // the state that an episode ends with
    td.set({"state"}, Leaf(states.slice(1, 0, 30).clone()));
    td.set({"next", "state"}, Leaf(next));
    td.set({"next", "done"}, Leaf(done));
    const QString path = m_folder->filePath("pairs");
    writeTensorDict(td, path.toStdString(), {}, Progress::none());
    QVERIFY(open(path));
    LinePlotView* const view = line({"state"});
    QVERIFY(view);
    const auto chooseRow = [&](int64_t row) {
        DimSelection selection = pane().dims().selection();
        selection.setIndex(0, row);
        Q_EMIT view->selectionProposed(selection);
    };
    chooseRow(1);
    view->curveOptions()->next()->setChecked(true);
    QTRY_VERIFY2(view->notes().join(' ').contains("At 1 of 28 steps"), qPrintable(view->notes().join(' ')));
    QVERIFY2(view->notes().join(' ').contains("first at 13"), qPrintable(view->notes().join(' ')));
    QTRY_COMPARE(view->plot()->graphCount(), 3);
    const auto& beside = *view->plot()->graph(1)->data();  // the value of next at a step is drawn at the following step
    QCOMPARE(beside.size(), 29);
    QCOMPARE(beside.at(0)->key, 1.0);
    QCOMPARE(beside.at(0)->value, view->plot()->graph(0)->data()->at(1)->value);
    QCOMPARE(view->plot()->graph(2)->data()->at(0)->key, 13.0);
    chooseRow(0);
    QTRY_VERIFY2(view->notes().join(' ').contains("Within episodes it equals next"), qPrintable(view->notes().join(' ')));
    QTRY_COMPARE(view->plot()->graphCount(), 2);
    view->curveOptions()->next()->setChecked(false);
    QTRY_COMPARE(view->plot()->graphCount(), 1);
}

void CurvePanesTest::plotsChosenKeysInPanes()
{
    LinePlotView* const view = line({"reward"});
    QVERIFY(view);
    QVERIFY(!pane().layouts().canPlotTogether());
    const QAbstractItemModel& keys = *pane().tree().model();
    for (const char* const key : {"reward", "large", "action"}) {
        const QModelIndexList found = keys.match(keys.index(0, 0), Qt::DisplayRole, key, 1, Qt::MatchExactly);
        QCOMPARE(found.size(), 1);
        pane().tree().selectionModel()->select(found.front(), QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
    QVERIFY(pane().layouts().canPlotTogether());
    pane().layouts().plotTogether();
    QTRY_VERIFY(view->panes() != nullptr);
    QTRY_COMPARE(view->findChildren<LinePlotView*>().size(), qsizetype{2});
    for (const LinePlotView* const below : view->findChildren<LinePlotView*>()) {
        QTRY_VERIFY(below->curves() != nullptr);
        QVERIFY(below->isOf({"large"}) || below->isOf({"action"}));
    }
}

void CurvePanesTest::layoutsAreForAllFiles()
{
    LinePlotView* const view = line({"reward"});
    QVERIFY(view);
    view->addedKeys()->setPlaced({{{"large"}, AddedKeys::Place::SecondAxis}, {{"action"}, AddedKeys::Place::Below}});
    view->curveOptions()->smoothing()->setValue(7);
    pane().layouts().choose();
    auto* dialog = QApplication::activeModalWidget();
    QVERIFY(dialog);
    dialog->findChild<QLineEdit*>("name")->setText("Mine");
    QTest::mouseClick(dialog->findChild<QPushButton*>("save"), Qt::LeftButton);
    QCOMPARE(savedlayouts::names(), QStringList{"Mine"});
    dialog->close();
    const auto saved = savedlayouts::find("Mine");
    QVERIFY(saved);
    QCOMPARE(saved->added.size(), std::size_t{2});
    QCOMPARE(*CurveLayout::fromVariant(saved->toVariant()), *saved);
    // In another file, whose plot is as plots are.
    const QString path = m_folder->filePath("other");
    TensorDict td = rolloutOfSteps();
    writeTensorDict(td, path.toStdString(), {}, Progress::none());
    QVERIFY(open(path));
    LinePlotView* const other = line({"observation"});
    QVERIFY(other && other != view);
    QVERIFY(other->added().empty());
    pane().layouts().choose();
    dialog = QApplication::activeModalWidget();
    QVERIFY(dialog);
    QCOMPARE(dialog->findChild<QListWidget*>()->currentItem()->text(), QString("Mine"));
    static_cast<QDialog*>(dialog)->accept();
    QTRY_VERIFY(other->isOf({"reward"}));
    QTRY_COMPARE(other->added().size(), std::size_t{2});
    QCOMPARE(other->addedKeys()->placeOf({"large"}), AddedKeys::Place::SecondAxis);
    QCOMPARE(other->addedKeys()->placeOf({"action"}), AddedKeys::Place::Below);
    QCOMPARE(other->curveOptions()->smoothing()->value(), 7);
    savedlayouts::remove("Mine");
    QVERIFY(savedlayouts::names().isEmpty());
    // A message names a key that does not exist here.
    pane().layouts().show({KeyPath{"nowhere"}});
    QTRY_VERIFY2(pane().messages().isVisible(), "no message");
}

void CurvePanesTest::alignsEpisodes()
{
    LinePlotView* const view = line({"reward"});
    QVERIFY(view);
    QTRY_VERIFY(pane().layouts().canAlign());
    pane().layouts().align(true);
    QTRY_VERIFY(pane().shown() && pane().expression().applied() == "td.episodes()" && pane().shown()->path == KeyPath{"reward"});
    QTRY_VERIFY(view->curves() && view->curves()->curves.size() == 20);  // of 10 steps each
    QVERIFY(pane().layouts().areAligned());
    pane().layouts().align(false);
    QTRY_VERIFY(pane().expression().applied().isEmpty());
    QTRY_VERIFY(view->curves() && view->curves()->curves.size() == 1);
}

TENSORDESK_SUITE(CurvePanesTest);
#include "tst_curvepanes.moc"
