// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "views/tree/tensortreemodel.h"

#include "tests/views/treefixtures.h"
#include "views/common/roles.h"
#include "views/jobs/jobpools.h"
#include "views/text/shapetokens.h"
#include "views/tree/treefilter.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>
#include <QThreadPool>

using namespace tensordesk;
using namespace tensordesk::fixtures;

/// The tree over tensordicts of every kind, read lazily and in the background.
class TensorTreeModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsEveryKind();
    void givesShapesAsTokens();
    void marksBrokenEntries();
    void showsLazyStacks_data();
    void showsLazyStacks();
    void handsOnEntries();
    void namesMembersInPython();
    void leadsToMembers();
    void readsNothingUntilAsked();
    void readsInBatches();
    void saysThatItReads();
    void dropsLateAnswers();
    void diesWhileReading();
    void readsOnlyInTheBackground();
    void aBrokenLoaderIsABrokenLine();
    void readsAheadToALimit();
    void marksEdits();
    void isEmptyWithoutARoot();
    void staysValidUnderTheFilter();
    void filters_data();
    void filters();

private:
    static void fetch(TensorTreeModel& model, const QModelIndex& parent = {});
};

void TensorTreeModelTest::fetch(TensorTreeModel& model, const QModelIndex& parent)
{
    const QPersistentModelIndex branch(parent);
    model.fetchMore(parent);
    QTRY_VERIFY(!model.isLoading(branch));
}

void TensorTreeModelTest::showsEveryKind()
{
    TensorTreeModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRoot(rollout());
    fetch(model);
    QTRY_VERIFY(line(model, "next").isValid());
    fetch(model, line(model, "next"));
    const QStringList expected{
        QStringLiteral("obs ; [16, 500 | 3] ; f32 ; cpu ; 93.8 KiB"),
        QStringLiteral("done ; [16, 500 | 1] ; b ; cpu ; 7.8 KiB"),
        QStringLiteral("next ; [16, 500]"),
        QStringLiteral("  obs ; [16, 500 | 3] ; f32 ; cpu ; 93.8 KiB"),
        QStringLiteral("  reward ; [16, 500 | 1] ; f64 ; cpu ; 62.5 KiB"),
        QStringLiteral("task ; 'pendulum' ; str"),
        QStringLiteral("bad ; [16, 500 | 4] ; f32"),
        QStringLiteral("worse ; the dtype is unknown"),
    };
    QTRY_COMPARE(printed(model), expected);
}

void TensorTreeModelTest::givesShapesAsTokens()
{
    TensorTreeModel model;
    model.setRoot(rollout());
    fetch(model);
    const auto tokens = line(model, "obs").siblingAtColumn(TensorTreeModel::ShapeColumn).data(ShapeRole).value<ShapeTokens>();
    QCOMPARE(tokens.dims().size(), std::size_t(3));
    QCOMPARE(tokens.batchDims(), std::size_t(2));
    QCOMPARE(tokens.dims()[1].name, QStringLiteral("time"));
    QCOMPARE(tokens.dims()[2].name, QString());
}

void TensorTreeModelTest::marksBrokenEntries()
{
    TensorTreeModel model;
    model.setRoot(rollout());
    fetch(model);
    QCOMPARE(line(model, "bad").data(ErrorRole).toString(), QStringLiteral("the file ends after 12 of 96000 bytes"));
    QVERIFY(line(model, "bad").data(Qt::ToolTipRole).toString().contains(QStringLiteral("12 of 96000")));
    QCOMPARE(line(model, "bad").data(KindRole).toInt(), int(EntryKind::Broken));
    QCOMPARE(line(model, "obs").data(ErrorRole), QVariant());
}

void TensorTreeModelTest::showsLazyStacks_data()
{
    QTest::addColumn<int>("dim");
    QTest::addColumn<QString>("shape");
    QTest::addColumn<QString>("leaf");
    QTest::newRow("stacked on dim 0") << 0 << "[3, *]" << "[3, * | 2]";
    QTest::newRow("stacked on dim 1") << 1 << "[*, 3]" << "[*, 3 | 2]";
}

void TensorTreeModelTest::showsLazyStacks()
{
    QFETCH(int, dim);
    QFETCH(QString, shape);
    QFETCH(QString, leaf);
    TensorDict td(Shape{});
    td.set({"episodes"}, episodes(dim));
    TensorTreeModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRoot(td);
    fetch(model);
    fetch(model, line(model, "episodes"));
    QTRY_VERIFY(model.membersOf(line(model, "episodes")).isValid());
    fetch(model, model.membersOf(line(model, "episodes")));
    QTRY_VERIFY(line(model, "1", model.membersOf(line(model, "episodes"))).isValid());
    fetch(model, line(model, "1", model.membersOf(line(model, "episodes"))));
    // The tester opens all branches down to some depth: their reads are awaited too.
    const QStringList expected{
        QStringLiteral("episodes ; %1").arg(shape),
        QStringLiteral("  x ; %1 ; f32 ; cpu ; 96 B").arg(leaf),
        QStringLiteral("  members (3)"),
        QStringLiteral("    0 ; [3]"),
        QStringLiteral("      x ; [3 | 2] ; f32 ; cpu ; 24 B"),
        QStringLiteral("    1 ; [5]"),
        QStringLiteral("      x ; [5 | 2] ; f32 ; cpu ; 40 B"),
        QStringLiteral("      own ; [5] ; f32 ; cpu ; 20 B"),
        QStringLiteral("    2 ; [4]"),
        QStringLiteral("      x ; [4 | 2] ; f32 ; cpu ; 32 B"),
    };
    for (const char* other : {"0", "2"}) {
        fetch(model, line(model, other, model.membersOf(line(model, "episodes"))));
    }
    QTRY_COMPARE(printed(model), expected);
    QCOMPARE(line(model, "episodes").data(KindRole).toInt(), int(EntryKind::LazyStack));
    const QString range = QStringLiteral("3\u20265");
    QVERIFY(line(model, "episodes").siblingAtColumn(TensorTreeModel::ShapeColumn).data(Qt::ToolTipRole).toString().contains(range));
    QCOMPARE(line(model, "x", line(model, "episodes")).data(KindRole).toInt(), int(EntryKind::NestedTensor));
}

void TensorTreeModelTest::handsOnEntries()
{
    TensorTreeModel model;
    model.setRoot(rollout());
    fetch(model);
    fetch(model, line(model, "next"));
    const auto entry = model.entry(line(model, "reward", line(model, "next")));
    QVERIFY(entry);
    QVERIFY(entry->path == (KeyPath{"next", "reward"}));
    QCOMPARE(entry->batchDims, int64_t(2));
    QVERIFY(entry->names == (DimNames{DimName("env"), DimName("time")}));
    QVERIFY(std::get<Leaf>(entry->entry).shape() == (Shape{16, 500, 1}));
    QCOMPARE(line(model, "reward", line(model, "next")).data(KeyPathRole).toStringList(),
             (QStringList{QStringLiteral("next"), QStringLiteral("reward")}));
    QVERIFY(!model.entry({}));
}

void TensorTreeModelTest::namesMembersInPython()
{
    TensorDict td(Shape{});
    td.set({"%1", "episodes"}, episodes(1));
    TensorTreeModel model;
    model.setRoot(td);
    fetch(model);
    fetch(model, line(model, "%1"));
    const QModelIndex stack = line(model, "episodes", line(model, "%1"));
    fetch(model, stack);
    const QPersistentModelIndex members = model.membersOf(stack);
    fetch(model, members);
    fetch(model, line(model, "1", members));
    const auto python = [&](const QModelIndex& index) {
        return model.entry(index)->python.replace(QLatin1Char('\''), QLatin1Char('"'));
    };
    QCOMPARE(python(line(model, "x", stack)), QStringLiteral("td[\"%1\", \"episodes\", \"x\"]"));
    QCOMPARE(python(line(model, "1", members)), QStringLiteral("td[\"%1\", \"episodes\"][:, 1]"));
    QCOMPARE(python(line(model, "own", line(model, "1", members))), QStringLiteral("td[\"%1\", \"episodes\"][:, 1][\"own\"]"));
    model.setRoot(td, QStringLiteral("td[0]"));
    fetch(model);
    fetch(model, line(model, "%1"));
    QCOMPARE(python(line(model, "episodes", line(model, "%1"))), QStringLiteral("td[0][\"%1\", \"episodes\"]"));
}

void TensorTreeModelTest::leadsToMembers()
{
    TensorDict td(Shape{});
    td.set({"a", "episodes"}, episodes(1));
    TensorTreeModel model;
    model.setRoot(td);
    fetch(model);
    fetch(model, line(model, "a"));
    const QModelIndex stack = line(model, "episodes", line(model, "a"));
    fetch(model, stack);
    const QPersistentModelIndex members = model.membersOf(stack);
    fetch(model, members);
    fetch(model, line(model, "1", members));
    QVERIFY(model.isMembers(members));
    QVERIFY(!model.entry(members));
    QVERIFY(model.path(line(model, "own", line(model, "1", members))) == (KeyPath{"a", "episodes", Member{1}, "own"}));
}

void TensorTreeModelTest::readsNothingUntilAsked()
{
    const auto made = std::make_shared<QAtomicInt>();
    TensorDict td(Shape{});
    td.set({"wide"}, wide(1000, made));
    TensorTreeModel model;
    model.setRoot(td);
    fetch(model);
    QVERIFY(model.hasChildren(line(model, "wide")));
    QCOMPARE(model.rowCount(line(model, "wide")), 0);
    QCOMPARE(made->loadRelaxed(), 0);
}

void TensorTreeModelTest::readsInBatches()
{
    const auto made = std::make_shared<QAtomicInt>();
    TensorTreeModel model;
    model.setRoot(wide(100'000, made));
    fetch(model);
    QCOMPARE(model.rowCount(), int(TensorTreeModel::kFirstBatch));
    QCOMPARE(made->loadRelaxed(), int(TensorTreeModel::kFirstBatch));
    int batches = 1;
    while (model.canFetchMore({})) {
        fetch(model);
        ++batches;
    }
    QCOMPARE(model.rowCount(), 100'000);
    QCOMPARE(model.index(99'999, 0).data().toString(), QStringLiteral("key99999"));
    QVERIFY(batches < 50);
}

void TensorTreeModelTest::saysThatItReads()
{
    const Slow slow;
    TensorTreeModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRoot(slow.td({"a", "b"}));
    model.fetchMore({});
    QCOMPARE(model.rowCount(), 0);
    QTRY_COMPARE(printed(model), QStringList{QStringLiteral("reading") + QChar(0x2026)});
    QCOMPARE(model.index(0, 0).data(StateRole).toInt(), int(LoadingState));
    QVERIFY(!model.canFetchMore({}));
    QVERIFY(!model.entry(model.index(0, 0)));
    slow.permits->release(2);
    QTRY_VERIFY(!model.isLoading({}));
    QCOMPARE(printed(model),
             (QStringList{QStringLiteral("a ; [2] ; f32 ; cpu ; 8 B"), QStringLiteral("b ; [2] ; f32 ; cpu ; 8 B")}));
}

void TensorTreeModelTest::dropsLateAnswers()
{
    const Slow slow;
    TensorTreeModel model;
    model.setRoot(slow.td({"late"}));
    model.fetchMore({});
    QTRY_COMPARE(slow.asked->loadRelaxed(), 1);
    model.setRoot(member(2));
    model.fetchMore({});
    slow.permits->release(1);
    QTRY_VERIFY(!model.isLoading({}));
    JobPools::structure().waitForDone();
    QCoreApplication::processEvents();
    QCOMPARE(printed(model), QStringList{QStringLiteral("x ; [2 | 2] ; f32 ; cpu ; 16 B")});
}

void TensorTreeModelTest::diesWhileReading()
{
    const Slow slow;
    {
        TensorTreeModel model;
        model.setRoot(slow.td({"a"}));
        model.fetchMore({});
        QTRY_COMPARE(slow.asked->loadRelaxed(), 1);
    }
    slow.permits->release(1);
    JobPools::structure().waitForDone();
    QCoreApplication::processEvents();
    QCOMPARE(slow.permits->available(), 0);
}

void TensorTreeModelTest::readsOnlyInTheBackground()
{
    auto table = std::make_shared<StoredTable>();
    const auto readers = std::make_shared<QList<QThread*>>();
    table->append("child", EntryLoader([readers]() -> Entry {
                      readers->append(QThread::currentThread());
                      return member(2);
                  }));
    TensorTreeModel model;
    model.setRoot(TensorDict(std::make_shared<MappingNode>(Shape{}, DimNames{}, std::nullopt, std::move(table))));
    fetch(model);
    fetch(model, line(model, "child"));
    printed(model);
    QCOMPARE(readers->size(), 1);
    QVERIFY(readers->first() != QThread::currentThread());
}

void TensorTreeModelTest::aBrokenLoaderIsABrokenLine()
{
    auto table = std::make_shared<StoredTable>();
    table->append("bad", EntryLoader([]() -> Entry { throw Error(ErrorKind::OSError, "cannot be read"); }));
    table->append("good", leaf({}));
    TensorTreeModel model;
    model.setRoot(TensorDict(std::make_shared<MappingNode>(Shape{}, DimNames{}, std::nullopt, std::move(table))));
    fetch(model);
    QCOMPARE(printed(model), (QStringList{QStringLiteral("bad ; cannot be read"), QStringLiteral("good ; [] ; f32 ; cpu ; 4 B")}));
}

void TensorTreeModelTest::readsAheadToALimit()
{
    TensorDict td(Shape{});
    td.set({"small"}, member(2));
    td.set({"wide"}, wide(1000));
    td.set({"episodes"}, episodes());
    TensorTreeModel model;
    QSignalSpy searched(&model, &TensorTreeModel::searched);
    model.setRoot(td);
    model.readAhead(100'000);
    QTRY_COMPARE(searched.size(), 1);
    QCOMPARE(searched.takeFirst().constFirst().toBool(), true);
    QCOMPARE(model.rowCount(line(model, "wide")), 1000);
    QCOMPARE(model.rowCount(line(model, "small")), 1);
    QCOMPARE(model.rowCount(model.membersOf(line(model, "episodes"))), 0);

    model.setRoot(td);
    model.readAhead(100);
    QTRY_COMPARE(searched.size(), 1);
    QCOMPARE(searched.takeFirst().constFirst().toBool(), false);
    QVERIFY(model.rowCount(line(model, "wide")) < 1000);
}

void TensorTreeModelTest::marksEdits()
{
    TensorTreeModel model;
    model.setRoot(rollout());
    fetch(model);
    fetch(model, line(model, "next"));
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.setEditedTest([](const KeyPath& path) { return path == KeyPath{"next", "obs"}; });
    QCOMPARE(changed.size(), 2);
    QCOMPARE(line(model, "obs").data(StateRole).toInt(), 0);
    QCOMPARE(line(model, "obs", line(model, "next")).data(StateRole).toInt(), int(EditedState));
}

void TensorTreeModelTest::isEmptyWithoutARoot()
{
    TensorTreeModel model;
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QVERIFY(!model.hasChildren());
    model.setRoot(TensorDict());
    QVERIFY(!model.hasChildren());
    model.setRoot(rollout());
    fetch(model);
    model.setRoot(std::nullopt);
    QCOMPARE(model.rowCount(), 0);
}

void TensorTreeModelTest::staysValidUnderTheFilter()
{
    TensorTreeModel model;
    TreeFilter filter(&model);
    const QAbstractItemModelTester tester(&filter, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.setRoot(rollout());
    filter.setText(QStringLiteral("rew"));
    model.readAhead(1000);
    QTRY_COMPARE(printed(filter), (QStringList{QStringLiteral("next ; [16, 500]"),
                                               QStringLiteral("  reward ; [16, 500 | 1] ; f64 ; cpu ; 62.5 KiB")}));
    filter.setText({});
    QTRY_COMPARE(printed(filter), printed(model));
    model.setRoot(std::nullopt);
    QCOMPARE(filter.rowCount(), 0);
}

void TensorTreeModelTest::filters_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("keys");
    QTest::newRow("nothing") << "zzz" << QStringList{};
    QTest::newRow("in either case") << "DON" << QStringList{QStringLiteral("done")};
    QTest::newRow("at both levels") << "obs" << QStringList{QStringLiteral("obs"), QStringLiteral("next"), QStringLiteral("  obs")};
    QTest::newRow("a branch with all below") << "nex"
                                             << QStringList{QStringLiteral("next"), QStringLiteral("  obs"),
                                                            QStringLiteral("  reward")};
    QTest::newRow("a dtype, with the branch that leads to it")
        << "dtype:f64" << QStringList{QStringLiteral("next"), QStringLiteral("  reward")};
    QTest::newRow("a nested key") << "next/ob" << QStringList{QStringLiteral("next"), QStringLiteral("  obs")};
}

void TensorTreeModelTest::filters()
{
    QFETCH(QString, text);
    TensorTreeModel model;
    TreeFilter filter(&model);
    model.setRoot(rollout());
    QSignalSpy searched(&model, &TensorTreeModel::searched);
    model.readAhead(1000);
    QTRY_COMPARE(searched.size(), 1);
    filter.setText(text);
    QStringList keys;
    for (const auto& line : printed(filter)) {
        keys << line.section(QStringLiteral(" ;"), 0, 0);
    }
    QTEST(keys, "keys");
}

TENSORDESK_SUITE(TensorTreeModelTest);
#include "tst_tensortreemodel.moc"
