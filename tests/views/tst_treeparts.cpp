// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "views/tree/entrytexts.h"
#include "views/tree/openbranches.h"

#include <ATen/ops/zeros.h>

#include <QTest>

using namespace tensordesk;

/// What the tree of a tensordict is made of, each alone.
class tst_TreeParts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void branchesStayAsAPersonWants();
    void opensEverythingBelow();
    void closingWinsUntilWishesChange();
    void textsOfEntries_data();
    void textsOfEntries();
    void summary();
};

void tst_TreeParts::branchesStayAsAPersonWants()
{
    OpenBranches branches;
    QVERIFY(branches.isEmpty());
    QVERIFY(!branches.wants({{"a"}}, false));
    branches.open({{"a"}});
    QVERIFY(branches.wants({{"a"}}, false));
    QVERIFY(!branches.wants({{"a", "b"}}, false));
    branches.close({{"a"}});
    QVERIFY(!branches.wants({{"a"}}, false));
    branches.open({{"a"}});
    branches.clear();
    QVERIFY(branches.isEmpty() && !branches.wants({{"a"}}, false));
}

void tst_TreeParts::opensEverythingBelow()
{
    OpenBranches branches;
    branches.openBelow({{"a"}}, 2);
    QVERIFY(!branches.isEmpty());
    QVERIFY(branches.wants({{"a"}}, false) && branches.wants({{"a", "b"}}, false));
    QVERIFY2(!branches.wants({{"ab"}}, false), "whose name begins alike");
    branches.opened({{"a"}});
    branches.opened({{"a", "b"}});
    QVERIFY2(!branches.wants({{"a", "c"}}, false), "two have been opened");
    QVERIFY2(branches.wants({{"a", "b"}}, false), "what was opened stays so");
}

void tst_TreeParts::closingWinsUntilWishesChange()
{
    OpenBranches branches;
    QVERIFY(branches.wants({{"a"}}, true));
    branches.close({{"a"}});
    QVERIFY(!branches.wants({{"a"}}, true));
    branches.forgetClosed();
    QVERIFY(branches.wants({{"a"}}, true));
    branches.close({{"a", "b"}});
    branches.openBelow({{"a"}}, 10);
    QVERIFY2(branches.wants({{"a", "b"}}, false), "it was asked for anew");
}

namespace {

ShownEntry entryAt(KeyPath path, const QString& python)
{
    ShownEntry entry;
    entry.path = std::move(path);
    entry.entry = Leaf(at::zeros({4}, at::kFloat));
    entry.python = python;
    return entry;
}

}  // namespace

void tst_TreeParts::textsOfEntries_data()
{
    QTest::addColumn<int>("entries");
    QTest::addColumn<QString>("python");
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QString>("slashPaths");
    QTest::newRow("none") << 0 << "" << "" << "";
    QTest::newRow("one") << 1 << "td[\"next\", \"obs\"]" << "(\"next\", \"obs\")" << "/next/obs";
    QTest::newRow("two") << 2 << "td[\"next\", \"obs\"]\ntd[\"a\"]" << "[(\"next\", \"obs\"), \"a\"]" << "/next/obs\n/a";
}

void tst_TreeParts::textsOfEntries()
{
    QFETCH(int, entries);
    std::vector<ShownEntry> list{entryAt({"next", "obs"}, "td[\"next\", \"obs\"]"), entryAt({"a"}, "td[\"a\"]")};
    list.resize(static_cast<std::size_t>(entries));
    QTEST(entrytexts::python(list), "python");
    QTEST(entrytexts::keys(list), "keys");
    QTEST(entrytexts::slashPaths(list), "slashPaths");
    QVERIFY2(entrytexts::files(list).isEmpty(), "in memory");
}

void tst_TreeParts::summary()
{
    const ShownEntry entry = entryAt({"a"}, {});
    QVERIFY(entrytexts::summary({}).isEmpty());
    QVERIFY(entrytexts::summary({entry}).isEmpty());
    QCOMPARE(entrytexts::summary({entry, entry}), "2 keys selected, leaves of 32 B");
}

TENSORDESK_SUITE(tst_TreeParts);
#include "tst_treeparts.moc"
