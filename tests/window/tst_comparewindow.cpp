// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/comparisonmodel.h"
#include "compare/comparisonview.h"
#include "messages/messagebar.h"
#include "storage/storage.h"
#include "table/tensortableview.h"
#include "window/comparewindow.h"
#include "window/datapane.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/zeros.h>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QCheckBox>
#include <QLineEdit>
#include <QPointer>
#include <QSortFilterProxyModel>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

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

/// Lines of the tree as it is shown: "  next / reward: 1 of 6 values, …".
QByteArray printed(const QAbstractItemModel& model, const QModelIndex& parent = {}, int level = 0)
{
    QByteArray text;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex key = model.index(row, ComparisonModel::KeyColumn, parent);
        const QString difference = model.index(row, ComparisonModel::DifferenceColumn, parent).data().toString();
        text += QByteArray(2 * level, ' ') + key.data().toString().toUtf8()
            + (difference.isEmpty() ? QByteArray() : ": " + difference.toUtf8()) + '\n'
            + printed(model, key, level + 1);
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
    void showsTheDifferenceOfALeaf();
    void goesToTheGreatestDifference();
    void toleranceDecides();
    void equalFiles();
    void saysWhatCannotBeOpened();
    void modelKeepsTheRules();

private:
    void compare(const TensorDict& left, const TensorDict& right);
    [[nodiscard]] QAbstractItemModel& lines() const { return *m_window->findChild<ComparisonView*>()->tree()->model(); }
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
    m_window = new CompareWindow(one, two);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window));
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

void CompareWindowTest::showsTheDifferenceOfALeaf()
{
    compare(rollout(), rollout(0.25));
    // The first leaf that differs is chosen by itself.
    auto* sides = named<QTabBar>("Side");
    QTRY_COMPARE(m_window->findChild<ComparisonView*>()->tree()->currentIndex().data().toString(), QString("reward"));
    QCOMPARE(sides->currentIndex(), 2);
    QTRY_VERIFY(m_window->findChild<TensorTableView*>() != nullptr);
    const auto* table = m_window->findChild<TensorTableView*>()->model();
    QTRY_COMPARE(table->index(1, 2).data().toString(), QString("0.25"));
    QCOMPARE(table->index(0, 1).data().toString(), QString("0.0"));
    sides->setCurrentIndex(1);
    QTRY_COMPARE(table->index(1, 2).data().toString(), QString("5.25"));
    sides->setCurrentIndex(0);
    QTRY_COMPARE(table->index(1, 2).data().toString(), QString("5.0"));
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
    QTRY_COMPARE(m_window->findChild<DataPane*>()->selection().rank(), std::size_t{3});
    QTRY_COMPARE(m_window->findChild<DataPane*>()->selection().dim(0).index, int64_t{3});
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
    m_window = new CompareWindow(m_folder->filePath("nothing"), m_folder->filePath("nothing either"));
    m_window->show();
    QTRY_COMPARE(m_window->findChild<MessageBar*>()->messages().size(), std::size_t{1});
    QVERIFY(m_window->findChild<MessageBar*>()->messages().front().text.contains("nothing"));
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

QTEST_MAIN(CompareWindowTest)
#include "tst_comparewindow.moc"
