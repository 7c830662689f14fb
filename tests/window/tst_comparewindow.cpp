// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/beside/comparewindow.h"
#include "app/window/document/datapane.h"
#include "model/document/document.h"
#include "model/storage/storage.h"
#include "tests/support/suite.h"
#include "views/compare/comparisonmodel.h"
#include "views/compare/comparisonview.h"
#include "views/histogram/histogramview.h"
#include "views/image/imageview.h"
#include "views/messages/messagebar.h"
#include "views/plot/lineplotview.h"
#include "views/plot/plotwidget.h"
#include "views/table/tensortableview.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/zeros.h>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QLineEdit>
#include <QPointer>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <cmath>

using namespace tensordesk;

namespace {

TensorDict rollout(double changed = 0)
{
    TensorDict td({2, 3}, {"env", "time"});
    at::Tensor reward = at::arange(6, at::kFloat).view({2, 3});
    reward[1][2] += changed;
    td.set({"obs"}, Leaf(at::zeros({2, 3, 4})));
    td.set({"next", "reward"}, Leaf(reward));
    td.set({"task"}, NonTensor("pendulum", {2, 3}));
    return td;
}

TensorDict other()
{
    TensorDict td = rollout(0.25);
    td.set({"obs"}, Leaf(at::zeros({2, 3, 5})));
    td.erase({"task"});
    td.set({"extra"}, Leaf(at::ones({2, 3}, at::kBool)));
    return td;
}

/// Returns the visible lines of the tree: "  next / reward: 1 of 6 values, …".
QByteArray printed(const QAbstractItemModel& model, const QModelIndex& parent = {}, int level = 0)
{
    QByteArray text;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex key = model.index(row, ComparisonModel::KeyColumn, parent);
        const QString difference = model.index(row, ComparisonModel::DifferenceColumn, parent).data().toString();
        text += QByteArray(2 * level, ' ') + key.data().toString().toUtf8()
              + (difference.isEmpty() ? QByteArray() : ": " + difference.toUtf8()) + '\n' + printed(model, key, level + 1);
    }
    return text;
}

}  // namespace

/// Two files compared in the real window.
class CompareWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void showsWhatDiffers();
    void showsOnlyDifferences();
    void showsBothSidesAndTheDifference();
    void panesFollowEachOther();
    void sidesShareTheScaleOfValues();
    void showsWhatOneSideHas();
    void goesToTheGreatestDifference();
    void scrollsToTheGreatestDifference_data();
    void scrollsToTheGreatestDifference();
    void comparesAgain();
    void keysCalledAsMembersStandApart();
    void comparesUnsavedEdits();
    void toleranceDecides();
    void equalFiles();
    void saysWhatCannotBeOpened();
    void modelKeepsTheRules();

private:
    void compare(const TensorDict& left, const TensorDict& right);
    [[nodiscard]] QAbstractItemModel& lines() const { return *m_window->findChild<ComparisonView*>()->tree()->model(); }
    /// A, B and B − A.
    [[nodiscard]] QList<DataPane*> panes() const { return {named<DataPane>("A"), named<DataPane>("B"), named<DataPane>("B − A")}; }
    [[nodiscard]] QToolButton* button(const char* text) const
    {
        for (QToolButton* each : m_window->findChildren<QToolButton*>()) {
            if (each->text() == QString::fromUtf8(text)) {
                return each;
            }
        }
        return nullptr;
    }
    template <typename Widget>
    [[nodiscard]] Widget* named(const char* name) const
    {
        for (Widget* each : m_window->findChildren<Widget*>()) {
            if (each->accessibleName() == QString::fromUtf8(name)) {
                return each;
            }
        }
        return nullptr;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QPointer<CompareWindow> m_window;
};

void CompareWindowTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void CompareWindowTest::cleanup()
{
    delete m_window;
    m_folder.reset();
}

void CompareWindowTest::compare(const TensorDict& left, const TensorDict& right)
{
    const QString one = m_folder->filePath("one"), two = m_folder->filePath("two.h5");
    writeTensorDict(left, one.toStdString(), {}, Progress::none());
    writeTensorDict(right, two.toStdString(), {}, Progress::none());
    m_window = new CompareWindow({one}, {two});
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window, kPatienceMs));
    QTRY_VERIFY(lines().rowCount() > 0);
}

void CompareWindowTest::showsWhatDiffers()
{
    compare(rollout(), other());
    QTRY_COMPARE(printed(lines()), QByteArray("td\n"
                                              "  obs: shape\n"
                                              "  next\n"
                                              "    reward: 1 of 6 values, at most 0.25 apart\n"
                                              "  task: only in A\n"
                                              "  extra: only in B\n"));
}

void CompareWindowTest::showsOnlyDifferences()
{
    compare(rollout(), rollout(0.25));
    QTRY_COMPARE(printed(lines()), QByteArray("td\n"
                                              "  obs\n"
                                              "  next\n"
                                              "    reward: 1 of 6 values, at most 0.25 apart\n"
                                              "  task\n"));
    for (auto* box : m_window->findChildren<QCheckBox*>()) {
        box->setChecked(box->text().contains("Only"));
    }
    QCOMPARE(printed(lines()), QByteArray("td\n"
                                          "  next\n"
                                          "    reward: 1 of 6 values, at most 0.25 apart\n"));
}

void CompareWindowTest::showsBothSidesAndTheDifference()
{
    compare(rollout(), rollout(0.25));
    // The first leaf that differs is chosen by itself.
    QTRY_COMPARE(m_window->findChild<ComparisonView*>()->tree()->currentIndex().data().toString(), QString("reward"));
    const auto cell = [&](int pane, int row, int column) {
        const auto* table = panes()[pane]->findChild<TensorTableView*>();
        return table && panes()[pane]->isVisible() ? table->model()->index(row, column).data().toString() : QString();
    };
    QTRY_COMPARE(cell(0, 1, 2), QString("5.0"));
    QTRY_COMPARE(cell(1, 1, 2), QString("5.25"));
    QTRY_COMPARE(cell(2, 1, 2), QString("0.25"));
    QCOMPARE(cell(2, 0, 1), QString("0.0"));
    // Each can be hidden; where none is wanted all are shown.
    button("A")->click();
    QCOMPARE(cell(0, 1, 2), QString());
    QCOMPARE(cell(1, 1, 2), QString("5.25"));
    button("B")->click();
    button("B − A")->click();
    for (const DataPane* pane : panes()) {
        QVERIFY(pane->isVisible());
    }
}

void CompareWindowTest::panesFollowEachOther()
{
    TensorDict left({2, 300}, {"env", "time"}), right({2, 300}, {"env", "time"});
    left.set({"x"}, Leaf(at::arange(int64_t{2 * 300 * 40}, at::kFloat).view({2, 300, 40})));
    right.set({"x"}, Leaf(at::zeros({2, 300, 40})));
    compare(left, right);
    const auto tables = [&] {
        QList<TensorTableView*> all;
        for (DataPane* pane : panes()) {
            all << pane->findChild<TensorTableView*>();
        }
        return all;
    };
    QTRY_VERIFY(tables().size() == 3 && !tables().contains(nullptr));
    // The place of the greatest difference.
    for (const TensorTableView* table : tables()) {
        QTRY_COMPARE(table->currentIndex(), table->model()->index(299, 39));
    }
    // Scrolled and chosen in B: the others do the same.
    TensorTableView* one = tables()[1];
    one->verticalScrollBar()->setValue(100 * one->rowHeight(0));
    one->setCurrentIndex(one->model()->index(101, 2));
    for (const TensorTableView* table : tables()) {
        QCOMPARE(table->rowAt(0), one->rowAt(0));
        QCOMPARE(table->currentIndex(), table->model()->index(101, 2));
    }
    // Another index, and another view.
    panes()[0]->showPlace({0, 7, 1});
    for (DataPane* pane : panes()) {
        QCOMPARE(pane->selection().text(), std::string("[0, :, :]"));
    }
    panes()[2]->setViewKind(ViewKind::Line);
    for (DataPane* pane : panes()) {
        QCOMPARE(pane->viewKind(), ViewKind::Line);
        QTRY_VERIFY(pane->findChild<LinePlotView*>()->curves() != nullptr);
    }
    const auto axis = [&](int pane) { return panes()[pane]->findChild<LinePlotView*>()->plot()->xAxis; };
    axis(0)->setRange(10, 20);
    QCOMPARE(axis(1)->range(), QCPRange(10, 20));
    QCOMPARE(axis(2)->range(), QCPRange(10, 20));
}

void CompareWindowTest::sidesShareTheScaleOfValues()
{
    TensorDict left({4, 30}, {"env", "time"}), right({4, 30}, {"env", "time"});
    left.set({"x"}, Leaf(at::arange(120, at::kDouble).view({4, 30})));
    right.set({"x"}, Leaf(at::arange(120, at::kDouble).view({4, 30}).mul(-10)));
    compare(left, right);
    const auto show = [&](ViewKind kind) {
        panes()[0]->setViewKind(kind);
        for (DataPane* pane : panes()) {
            QTRY_COMPARE(pane->viewKind(), kind);
            QTRY_VERIFY(!pane->isReading());
        }
    };
    QTRY_VERIFY(panes()[0]->offers(ViewKind::Image));

    show(ViewKind::Image);
    const auto image = [&](int pane) { return panes()[pane]->findChild<ImageView*>(); };
    for (const int side : {0, 1}) {
        QTRY_COMPARE(image(side)->limits(), (ColourLimits{-1190, 1190}));
        QCOMPARE(image(side)->colourMap(), ColourMap::Diverging);
    }
    QTRY_COMPARE(image(2)->limits(), (ColourLimits{-1309, 0}));
    image(1)->setLimits({-50, 50});
    QCOMPARE(image(0)->limits(), (ColourLimits{-50, 50}));
    QCOMPARE(image(2)->limits(), (ColourLimits{-1309, 0}));
    image(0)->fitColours();
    QCOMPARE(image(1)->limits(), (ColourLimits{-1190, 1190}));
    // Alone again, a side has the whole range for itself.
    button("B")->click();
    QTRY_COMPARE(image(0)->limits(), (ColourLimits{0, 119}));
    QCOMPARE(image(0)->colourMap(), ColourMap::Viridis);
    button("B")->click();
    QTRY_COMPARE(image(0)->limits(), (ColourLimits{-1190, 1190}));

    show(ViewKind::Line);
    const auto values = [&](int pane) { return panes()[pane]->findChild<LinePlotView*>()->plot()->yAxis->range(); };
    QTRY_VERIFY(values(0).contains(119) && values(0).contains(-1190));
    QCOMPARE(values(0), values(1));
    QVERIFY(values(2) != values(1));
    const QCPRange difference = values(2);
    panes()[0]->findChild<LinePlotView*>()->plot()->yAxis->setRange(-5, 5);
    QCOMPARE(values(1), QCPRange(-5, 5));
    QCOMPARE(values(2), difference);
    QTest::keyClick(panes()[1]->findChild<LinePlotView*>()->plot(), Qt::Key_Home);

    show(ViewKind::Histogram);
    const auto bins = [&](int pane) { return panes()[pane]->findChild<HistogramView*>()->plot()->xAxis->range(); };
    QTRY_VERIFY(bins(0).contains(119) && bins(0).contains(-1190));
    QCOMPARE(bins(0), bins(1));
}

void CompareWindowTest::showsWhatOneSideHas()
{
    compare(rollout(), other());
    auto* tree = m_window->findChild<ComparisonView*>()->tree();
    QTRY_VERIFY(lines().rowCount(lines().index(0, 0)) == 4);
    tree->setCurrentIndex(lines().index(3, 0, lines().index(0, 0)));  // "extra"
    QTRY_VERIFY(!panes()[0]->isVisible() && panes()[1]->isVisible() && !panes()[2]->isVisible());
    QVERIFY(!button("A")->isEnabled());
    tree->setCurrentIndex(lines().index(0, 0, lines().index(0, 0)));  // "obs", of two shapes
    QTRY_VERIFY(panes()[0]->isVisible() && panes()[1]->isVisible() && !panes()[2]->isVisible());
}

void CompareWindowTest::scrollsToTheGreatestDifference_data()
{
    QTest::addColumn<double>("changed");
    QTest::newRow("a number") << 2.0;
    QTest::newRow("NaN, which is no difference") << std::nan("");
}

void CompareWindowTest::scrollsToTheGreatestDifference()
{
    QFETCH(double, changed);
    TensorDict left({900, 70}), right({900, 70});
    left.set({"x"}, Leaf(at::zeros({900, 70})));
    at::Tensor values = at::zeros({900, 70});
    values[800][60] = changed;
    right.set({"x"}, Leaf(values));
    compare(left, right);
    for (const DataPane* pane : panes()) {
        QTRY_VERIFY(pane->findChild<TensorTableView*>() != nullptr);  // made once there is something to show
        const auto* const table = pane->findChild<TensorTableView*>();
        QTRY_VERIFY(table->currentIndex().row() == 800 && table->currentIndex().column() == 60);
        QTRY_VERIFY(table->viewport()->rect().contains(table->visualRect(table->currentIndex())));
    }
}

void CompareWindowTest::goesToTheGreatestDifference()
{
    TensorDict left({5, 2, 3}), right({5, 2, 3});
    left.set({"x"}, Leaf(at::zeros({5, 2, 3})));
    at::Tensor changed = at::zeros({5, 2, 3});
    changed[1][0][1] = 1;
    changed[3][1][2] = -2;
    right.set({"x"}, Leaf(changed));
    compare(left, right);
    // The table has rows and columns of the last two dims; of the first it shows one index.
    for (const DataPane* pane : panes()) {
        QTRY_COMPARE(pane->selection().rank(), std::size_t{3});
        QTRY_COMPARE(pane->selection().dim(0).index, int64_t{3});
    }
}

void CompareWindowTest::comparesAgain()
{
    compare(rollout(), rollout(0.25));
    QTRY_VERIFY(printed(lines()).contains("1 of 6 values"));
    writeTensorDict(rollout(), m_folder->filePath("three.h5").toStdString(), {}, Progress::none());
    QFile::remove(m_folder->filePath("two.h5"));
    QVERIFY(QFile::rename(m_folder->filePath("three.h5"), m_folder->filePath("two.h5")));
    QTest::keyClick(m_window, Qt::Key_F5);
    QTRY_COMPARE(printed(lines()), QByteArray("td\n  obs\n  next\n    reward\n  task\n"));
}

void CompareWindowTest::keysCalledAsMembersStandApart()
{
    TensorDict first, second, dense({2});
    first.set({"0"}, Leaf(at::zeros({2})));
    first.set({"own"}, Leaf(at::zeros({2})));
    second.set({"0"}, Leaf(at::zeros({2})));
    dense.set({"0"}, Leaf(at::zeros({2, 2})));
    compare(TensorDict::lazyStack({first, second}, 0), dense);
    QTRY_COMPARE(printed(lines()), QByteArray("td\n"
                                              "  0\n"
                                              "  0 / own: only in A\n"));
}

void CompareWindowTest::comparesUnsavedEdits()
{
    const QString path = m_folder->filePath("td.h5");
    writeTensorDict(rollout(), path.toStdString(), {}, Progress::none());
    const auto document = Document::open(path.toStdString());
    document->setMode(Document::Mode::Edit);
    document->execute("td['next', 'reward'][1, 2] = 7; del td['task']");
    m_window = new CompareWindow({path}, {path, document->td(), "td.h5 with unsaved edits"});
    m_window->show();
    QTRY_COMPARE(printed(lines()), QByteArray("td\n"
                                              "  obs\n"
                                              "  next\n"
                                              "    reward: 1 of 6 values, at most 2 apart\n"
                                              "  task: only in A\n"));
    // Further edits are followed; after saving there is nothing left.
    document->execute("td['next', 'reward'][0] = 7");
    m_window->setDocument(document->td());
    QTRY_VERIFY(printed(lines()).contains("4 of 6 values"));
    document->save();
    m_window->setDocument(document->td());
    QTRY_COMPARE(printed(lines()), QByteArray("td\n  obs\n  next\n    reward\n"));
}

void CompareWindowTest::toleranceDecides()
{
    compare(rollout(), rollout(0.25));
    QTRY_VERIFY(printed(lines()).contains("1 of 6 values"));
    auto* atol = named<QLineEdit>("atol");
    atol->setFocus();
    atol->selectAll();
    QTest::keyClicks(atol, "0.5");
    QTest::keyClick(atol, Qt::Key_Return);
    QTRY_VERIFY(printed(lines()).contains("reward: at most 0.25 apart, within tolerance"));
}

void CompareWindowTest::equalFiles()
{
    compare(rollout(), rollout());
    QTRY_COMPARE(printed(lines()), QByteArray("td\n  obs\n  next\n    reward\n  task\n"));
}

void CompareWindowTest::saysWhatCannotBeOpened()
{
    m_window = new CompareWindow({m_folder->filePath("nothing")}, {m_folder->filePath("nothing either")});
    m_window->show();
    QTRY_COMPARE(m_window->findChild<MessageBar*>()->notices().size(), std::size_t{1});
    QVERIFY(m_window->findChild<MessageBar*>()->notices().front().details.contains("nothing"));
}

void CompareWindowTest::modelKeepsTheRules()
{
    ComparisonModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    Comparison comparison = compareTrees(rollout(), other());
    model.setComparison(comparison);
    compareValues(comparison, {});
    model.setComparison(comparison);
    QCOMPARE(model.rowCount(), 1);
    QCOMPARE(model.rowCount(model.index(0, 0)), 4);
    model.setComparison(compareTrees(rollout(), rollout()));
    model.setComparison({});
    QCOMPARE(model.rowCount(), 0);
}

TENSORDESK_SUITE(CompareWindowTest);
#include "tst_comparewindow.moc"
