// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/operations/keys/keychanges.h"
#include "model/operations/keys/update.h"
#include "tests/operations/trees.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace tensordesk;

/// Other trees of the same entries, and changes of the keys of one.
class KeyTreeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void paths_data();
    void paths();
    void sharesLeaves();
    void mergesTheFirst();
    void treesOfTensorclasses();
    void arranges_data();
    void arranges();
    void failedChangesChangeNothing_data();
    void failedChangesChangeNothing();
    void viewsKeepTheKeysTheyWereMadeWith();
    void viewsOfLevelsThatAreMadeLate();
    void pastsEndWithTheirViews();
};

void KeyTreeTest::paths_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("root") << 0 << QByteArray("'x' 'n' 's'");
    QTest::newRow("root, leaves") << 1 << QByteArray("'x'");
    QTest::newRow("all") << 2 << QByteArray("'x' 'n' ('n', 'y') ('n', 'deep') ('n', 'deep', 'z') 's'");
    QTest::newRow("leaves") << 3 << QByteArray("'x' ('n', 'y') ('n', 'deep', 'z')");
    QTest::newRow("leaves and values") << 4 << QByteArray("'x' ('n', 'y') ('n', 'deep', 'z') 's'");
    QTest::newRow("sorted") << 5 << QByteArray("'n' ('n', 'deep') ('n', 'deep', 'z') ('n', 'y') 's' 'x'");
}

void KeyTreeTest::paths()
{
    QFETCH(int, row);
    const std::vector<KeyOptions> options = {{},
                                             {.leavesOnly = true},
                                             {.nested = true},
                                             {.nested = true, .leavesOnly = true},
                                             {.nested = true, .leavesOnly = true, .leaves = LeafRule::NonTensors},
                                             {.nested = true, .sorted = true}};
    QByteArray text;
    for (const KeyPath& path : keyPaths(tree(), options[static_cast<std::size_t>(row)]))
        text += (text.isEmpty() ? "" : " ") + QByteArray::fromStdString(toPython(path));
    QTEST(text.replace('"', '\''), "expected");
}

void KeyTreeTest::sharesLeaves()
{
    const TensorDict td = tree();
    const TensorDict flat = flattenKeys(td);
    QVERIFY(flat.leaf({"n.y"}).isSame(td.leaf({"n", "y"})));
    QVERIFY(unflattenKeys(flat).leaf({"n", "deep", "z"}).isSame(td.leaf({"n", "deep", "z"})));
    const std::vector<TensorDict> parts = splitKeys(td, {KeySet{.keys = {{KeyPath{"n", "y"}, KeyPath{"n", "y"}}}}});
    QVERIFY(parts[0].leaf({"n", "y"}).isSame(td.leaf({"n", "y"})));
    QCOMPARE(outline(parts[1]), QByteArray("[4, 5]{x [4, 5], n [4, 5]{deep [4, 5]{z [4, 5]}}, s 'abc'}"));
}

void KeyTreeTest::mergesTheFirst()
{
    const TensorDict first = tree();
    TensorDict second = tree();
    second.set({"n", "q"}, Leaf(at::zeros({4, 5})));
    const TensorDict merged = mergeTensorDicts({first, second});
    QVERIFY(merged.leaf({"x"}).isSame(first.leaf({"x"})));
    QVERIFY(merged.leaf({"n", "q"}).isSame(second.leaf({"n", "q"})));
    QVERIFY(!first.contains({"n", "q"}));
    QCOMPARE(errorOf([] { static_cast<void>(mergeTensorDicts({})); }),
             QByteArray("RuntimeError: at least 2 tensordicts are merged, got 0"));
}

void KeyTreeTest::treesOfTensorclasses()
{
    const TensorDict typed = TensorDict::typed(tree(), "module.Name");
    QCOMPARE(withoutNonTensors(typed).typeName(), std::string("Name"));
    QCOMPARE(emptied(typed).typeName(), std::string("Name"));
    TensorDict holder(Shape{4, 5});
    holder.set({"c"}, typed);
    QCOMPARE(outline(flattenKeys(holder)), QByteArray("[4, 5]{c.x [4, 5], c.n.y [4, 5, 2], c.n.deep.z [4, 5], c.s 'abc'}"));
    QCOMPARE(flattenKeys(holder, ".", LeafRule::Tensorclasses).count(), std::size_t{1});
}

void KeyTreeTest::arranges_data()
{
    QTest::addColumn<QStringList>("order");
    QTest::addColumn<QByteArray>("keys");
    QTest::newRow("all") << QStringList{"s", "n", "x"} << QByteArray("s n x");
    QTest::newRow("in their places already") << QStringList{"x", "n"} << QByteArray("x n s");
    QTest::newRow("some: behind those not named") << QStringList{"n", "x"} << QByteArray("s n x");
    QTest::newRow("those behind one in its place") << QStringList{"x", "s", "n"} << QByteArray("x s n");
    QTest::newRow("a key that is not there") << QStringList{"s", "zz", "x"} << QByteArray("n s x");
    QTest::newRow("none") << QStringList() << QByteArray("x n s");
}

/// A level, as a mutation of one below the root, and the members of a stack.
void KeyTreeTest::arranges()
{
    QFETCH(QStringList, order);
    std::vector<Key> keys;
    std::transform(order.begin(), order.end(), std::back_inserter(keys), [](const QString& key) { return key.toStdString(); });
    const auto keysOf = [](const TensorDict& level) {
        QByteArray text;
        for (const Key& key : level.keys())
            text += (text.isEmpty() ? "" : " ") + QByteArray::fromStdString(key);
        return text;
    };
    const TensorDict level = tree(), before = level.shallowCopy();
    TensorDict root({4, 5});
    root.set({"level"}, level);
    DirectMutations(root).apply(Arrange{{"level"}, keys});
    QTEST(keysOf(root.child({"level"})), "keys");
    QCOMPARE(keysOf(before), QByteArray("x n s"));
    QVERIFY(level.leaf({"x"}).isSame(before.leaf({"x"})));

    TensorDict stack = TensorDict::lazyStack({tree(), tree()}, 0);
    stack.arrange(keys);
    for (const TensorDict& member : stack.members())
        QTEST(keysOf(member), "keys");
}

void KeyTreeTest::failedChangesChangeNothing_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<QByteArray>("error");
    QTest::newRow("rename over an entry") << 0 << QByteArray("KeyError: key 'x': there is an entry 'n' already");
    QTest::newRow("rename below a leaf")
        << 1 << QByteArray("KeyError: key ('x', 'w'): there is a tensor under 'x' already, so it cannot hold further keys");
    QTest::newRow("separate a missing key") << 2
                                            << QByteArray(
                                                   "KeyError: there is no key 'zz'; the keys of this level are 'x', 'n', 's'");
    QTest::newRow("a locked level below") << 3
                                          << QByteArray("RuntimeError: key ('n', 'deep', 'q'): cannot modify a locked tensordict; "
                                                        "unlock it, or write values in place, as set_() does");
    QTest::newRow("pop from nothing") << 4 << QByteArray("KeyError: there is no entry left");
    QTest::newRow("a level below itself") << 5
                                          << QByteArray("ValueError: key ('n', 'q'): a tensordict cannot be set inside itself");
}

void KeyTreeTest::failedChangesChangeNothing()
{
    QFETCH(int, row);
    const TensorDict td = tree();
    DirectMutations mutations(td);
    const QByteArray error = errorOf([&] {
        switch (row) {
        case 0: return renameKey(td, {"x"}, {"n"}, true, mutations);
        case 1: return renameKey(td, {"n", "y"}, {"x", "w"}, false, mutations);
        case 2: return static_cast<void>(separateKeys(td, {{"x"}, {"zz"}}, {}, true, mutations));
        case 3: {
            td.child({"n", "deep"}).setLocked(true);
            return createNested(td, {"n", "deep", "q"}, mutations);
        }
        case 5: return setEntry(td, {"n", "q"}, td, false, mutations);
        default: {
            const TensorDict empty;
            DirectMutations none(empty);
            static_cast<void>(popLastEntry(empty, none));
        }
        }
    });
    QTEST(error, "error");
    td.child({"n", "deep"}).setLocked(false);
    QCOMPARE(outline(td), outline(tree()));
}

void KeyTreeTest::viewsKeepTheKeysTheyWereMadeWith()
{
    TensorDict td = tree();
    const TensorDict view = td.at(Index{int64_t{0}}), copy = td.shallowCopy(), later = view.at(Index{Slice{0, 2, {}}});
    td.child({"n"}).erase({"y"});
    td.child({"n", "deep"}).set({"q"}, Leaf(at::zeros({4, 5})));
    td.child({"n"}).setNames({"p", "q"});
    const TensorDict now = td.at(Index{int64_t{0}});
    QCOMPARE(outline(view), QByteArray("[5]{x [5], n [5]{y [5, 2], deep [5]{z [5]}}, s 'abc'}"));
    QCOMPARE(outline(later), QByteArray("[2]{x [2], n [2]{y [2, 2], deep [2]{z [2]}}, s 'abc'}"));
    QCOMPARE(outline(copy), outline(tree()));
    QCOMPARE(toString(copy.child({"n"}).names()), std::string("['a', 'b']"));
    QCOMPARE(outline(now), QByteArray("[5]{x [5], n [5]{deep [5]{z [5], q [5]}}, s 'abc'}"));
    // Levels that a view shares as a whole are the same objects.
    const TensorDict selected = td.select({{"n"}});
    td.child({"n"}).erase({"deep"});
    QCOMPARE(outline(selected), QByteArray("[4, 5]{n [4, 5]{}}"));
    td.erase({"n"});
    QCOMPARE(outline(selected), QByteArray("[4, 5]{n [4, 5]{}}"));
}

void KeyTreeTest::viewsOfLevelsThatAreMadeLate()
{
    TensorDict td = tree().shallowCopy();  // its levels are created on access
    const TensorDict view = td.at(Index{int64_t{0}});
    td.child({"n"}).erase({"y"});
    QCOMPARE(outline(view), QByteArray("[5]{x [5], n [5]{y [5, 2], deep [5]{z [5]}}, s 'abc'}"));
}

void KeyTreeTest::pastsEndWithTheirViews()
{
    TensorDict td = tree();
    std::optional<TensorDict> view = td.at(Index{int64_t{0}});
    at::Tensor replaced = td.leaf({"n", "y"}).tensor();
    const auto users = replaced.use_count();
    td.child({"n"}).set({"y"}, Leaf(at::zeros({4, 5})));
    QCOMPARE(replaced.use_count(), users);  // the view may still ask for it
    view.reset();
    static_cast<void>(td.at(Index{int64_t{0}}));
    td.child({"n"}).set({"y"}, Leaf(at::zeros({4, 5})));
    QCOMPARE(replaced.use_count(), std::size_t{1});
}

TENSORDESK_SUITE(KeyTreeTest);
#include "tst_keytree.moc"
