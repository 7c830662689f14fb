// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/operations/trees.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace tensordesk;

/// A locked root locks everything nested in it, accessed or not; only the root can unlock.
class LocksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void locksBelow();
    void locksLevelsThatAreNotMadeYet();
    void onlyTheRootUnlocks();
    void aLockEndsWithItsRoot();
    void twoRootsHoldOneLevel();
    void stacksLockTheirMembers();
    void whatIsAllowed();
    void viewsAreFree();
};

constexpr const char* kPart = "RuntimeError: cannot unlock a tensordict that is part of a locked graph: unlock its root";

void LocksTest::locksBelow()
{
    TensorDict td = tree();
    TensorDict child = td.child({"n"});
    td.setLocked(true);
    QVERIFY(child.isLocked());
    QVERIFY(td.child({"n", "deep"}).isLocked());
    QVERIFY(
        errorOf([&] { child.set({"q"}, Leaf(at::zeros({4, 5}))); }).startsWith("RuntimeError: key 'q': cannot modify a locked"));
    td.setLocked(false);
    QVERIFY(!child.isLocked());
    child.set({"q"}, Leaf(at::zeros({4, 5})));
    QVERIFY(td.contains({"n", "q"}));
}

void LocksTest::locksLevelsThatAreNotMadeYet()
{
    TensorDict view = tree().at(Index{Slice{}, Slice{0, 2, {}}});
    view.setLocked(true);  // nothing in it was accessed
    QCOMPARE(outline(view), QByteArray("![4, 2]{x [4, 2], n ![4, 2]{y [4, 2, 2], deep ![4, 2]{z [4, 2]}}, s 'abc'}"));
    view.setLocked(false);
    QCOMPARE(outline(view), QByteArray("[4, 2]{x [4, 2], n [4, 2]{y [4, 2, 2], deep [4, 2]{z [4, 2]}}, s 'abc'}"));
}

void LocksTest::onlyTheRootUnlocks()
{
    TensorDict td = tree();
    td.setLocked(true);
    QCOMPARE(errorOf([&] { td.child({"n"}).setLocked(false); }), QByteArray(kPart));
    QCOMPARE(errorOf([&] { td.child({"n", "deep"}).setLocked(false); }), QByteArray(kPart));
    QVERIFY(td.child({"n", "deep"}).isLocked());
    TensorDict own = tree();
    own.child({"n"}).setLocked(true);
    QVERIFY(!own.isLocked());
    own.setLocked(false);  // also levels that were locked directly
    QVERIFY(!own.child({"n"}).isLocked());
}

void LocksTest::aLockEndsWithItsRoot()
{
    std::optional<TensorDict> td = tree();
    TensorDict child = td->child({"n"});
    td->setLocked(true);
    td.reset();
    QVERIFY(child.isLocked());
    child.setLocked(false);
    QVERIFY(!child.isLocked());
}

void LocksTest::twoRootsHoldOneLevel()
{
    TensorDict first = tree();
    TensorDict second = first.select({{"n"}});
    first.setLocked(true);
    second.setLocked(true);
    QCOMPARE(errorOf([&] { first.setLocked(false); }), QByteArray("RuntimeError: key 'n': ") + (kPart + 14));
    QVERIFY(first.isLocked());
    second = TensorDict();
    first.setLocked(false);
    QVERIFY(!first.child({"n"}).isLocked());
}

void LocksTest::stacksLockTheirMembers()
{
    TensorDict td = stack();
    td.setLocked(true);
    QVERIFY(td.members().front().child({"n"}).isLocked());
    QVERIFY(td.child({"n"}).isLocked());
    QCOMPARE(errorOf([&] { TensorDict(td.members().front()).setLocked(false); }), QByteArray(kPart));
    QCOMPARE(errorOf([&] { td.child({"n"}).setLocked(false); }), QByteArray(kPart));
    td.setLocked(false);
    QVERIFY(!td.isLocked());
}

void LocksTest::whatIsAllowed()
{
    TensorDict td = tree();
    td.setLocked(true);
    td.setNames({"p", "q"});
    td.setBatchSize({4});
    td.leaf({"x"}).assign(at::zeros({4, 5}));
    QCOMPARE(outline(td), QByteArray("![4]{x [4, 5], n ![4, 5]{y [4, 5, 2], deep ![4, 5]{z [4, 5]}}, s 'abc'}"));
    QCOMPARE(toString(td.names()), std::string("['p']"));
    QVERIFY(errorOf([&] { td.erase({"x"}); }).startsWith("RuntimeError: key 'x': cannot modify"));
    QVERIFY(errorOf([&] { td.rename({"x"}, {"y"}); }).startsWith("RuntimeError: key 'y': cannot modify"));
}

void LocksTest::viewsAreFree()
{
    TensorDict td = tree();
    td.setLocked(true);
    QVERIFY(!td.at(Index{int64_t{0}}).isLocked());
    QVERIFY(!td.shallowCopy().child({"n"}).isLocked());
    QVERIFY(!td.select({{"n"}}).isLocked());
    QVERIFY(td.select({{"n"}}).child({"n"}).isLocked());
    QVERIFY(td.at(Index{Ellipsis{}}).isLocked());
}

TENSORDESK_SUITE(LocksTest);
#include "tst_locks.moc"
