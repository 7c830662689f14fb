// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "views/tree/entrytexts.h"
#include "views/tree/openbranches.h"
#include "views/tree/pathsearch.h"
#include "views/tree/tensortreemodel.h"
#include "views/tree/treesearchfield.h"

#include <ATen/ops/zeros.h>

#include <QSignalSpy>
#include <QTest>

using namespace tensordesk;

/// The parts of the tree, each alone.
class tst_TreeParts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void branchesStayAsAPersonWants();
    void opensEverythingBelow();
    void closingWinsUntilWishesChange();
    void textsOfEntries_data();
    void textsOfEntries();
    void summary();
    void pathsAreSearched_data();
    void pathsAreSearched();
    void escClearsBeforeItLeaves();
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

void tst_TreeParts::pathsAreSearched_data()
{
    QTest::addColumn<KeyPath>("path");
    QTest::addColumn<QString>("line");  // nothing: it is missing
    QTest::newRow("a key") << KeyPath{"a"} << "td['a']";
    QTest::newRow("a nested key") << KeyPath{"a", "b"} << "td['a', 'b']";
    QTest::newRow("a key that all members have") << KeyPath{"s", "x"} << "td['s', 'x']";
    QTest::newRow("a key of one member") << KeyPath{"s", Member{1}, "own"} << "td['s'][1]['own']";
    QTest::newRow("a member as version 0.1.0 names it") << KeyPath{"s", "1", "own"} << "td['s'][1]['own']";
    QTest::newRow("a key that is missing") << KeyPath{"a", "none"} << QString();
    QTest::newRow("a member that is missing") << KeyPath{"s", Member{2}} << QString();
    QTest::newRow("below a leaf") << KeyPath{"a", "b", "c"} << QString();
}

/// Nothing is read when the search begins; the required lines exist.
void tst_TreeParts::pathsAreSearched()
{
    QFETCH(KeyPath, path);
    QFETCH(QString, line);
    std::vector<TensorDict> members(2);
    for (TensorDict& member : members) {
        member.set({"x"}, Leaf(at::zeros({2})));
    }
    members[1].set({"own"}, Leaf(at::zeros({2})));
    TensorDict td;
    td.set({"a", "b"}, Leaf(at::zeros({2})));
    td.set({"s"}, TensorDict::lazyStack(members, 0));
    TensorTreeModel model;
    model.setRoot(td, QStringLiteral("td"));
    PathSearch found = searchPath(model, path);
    QCOMPARE(found.state, PathSearch::State::Reading);
    QTRY_VERIFY((found = searchPath(model, path)).state != PathSearch::State::Reading);
    QCOMPARE(found.state, line.isEmpty() ? PathSearch::State::Missing : PathSearch::State::Found);
    if (!line.isEmpty()) {
        QCOMPARE(QString::fromStdString(toSubscript(model.path(found.line))), line);
    }
}

void tst_TreeParts::escClearsBeforeItLeaves()
{
    QWidget window;
    TreeSearchField field(&window);
    QSignalSpy left(&field, &TreeSearchField::left);
    window.show();
    field.setFocus();
    field.setText(QStringLiteral("obs"));
    QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
    QCoreApplication::sendEvent(&field, &escape);
    QVERIFY(escape.isAccepted());
    QCOMPARE(field.text(), QString());
    QKeyEvent again(QEvent::ShortcutOverride, Qt::Key_Escape, Qt::NoModifier);
    again.ignore();
    QCoreApplication::sendEvent(&field, &again);
    QVERIFY2(!again.isAccepted(), "the window's own Esc comes next");
    QTest::keyClick(&field, Qt::Key_Down);
    QCOMPARE(left.size(), 1);
}

TENSORDESK_SUITE(tst_TreeParts);
#include "tst_treeparts.moc"
