// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tensordict/base/keypath.h"
#include "model/tensordict/tree/tensordict.h"
#include "tests/support/suite.h"

#include <ATen/ops/full.h>
#include <QTest>

#include <set>
#include <unordered_set>

using namespace tensordesk;

/// Key paths as values: cut, compared, printed, and followed through the members of lazy stacks.
class KeyPathTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void texts_data();
    void texts();
    void prefixes_data();
    void prefixes();
    void cuts();
    void membersAreNoKeys_data();
    void membersAreNoKeys();
    void leadsThroughMembers_data();
    void leadsThroughMembers();
    void needsAKey_data();
    void needsAKey();
};

// An element without a key cannot be converted to a key by accident.
static_assert(!std::is_convertible_v<PathElement, Key> && !std::is_convertible_v<PathElement, const Key&>);

namespace {

/// Looks like the former notation of the first member.
const Key kOdd = "\xff"
                 "member 0";

TensorDict member(float value)
{
    TensorDict td;
    for (const Key& key : {Key("0"), Key("1"), kOdd}) {
        td.set({key}, Leaf(at::full({2}, value)));
    }
    return td;
}

/// A stack whose members have keys that look like members.
TensorDict stack()
{
    TensorDict td;
    td.set({"s"}, TensorDict::lazyStack({member(1), member(2)}, 0));
    TensorDict(td.child({"s"}).members()[1]).set({"own"}, Leaf(at::full({2}, 3)));
    return td;
}

}  // namespace

void KeyPathTest::texts_data()
{
    QTest::addColumn<KeyPath>("path");
    QTest::addColumn<QByteArray>("argument");
    QTest::addColumn<QByteArray>("subscript");
    const auto row = [](const char* name, const KeyPath& path, const char* argument, const char* subscript) {
        QTest::newRow(name) << path << QByteArray(argument) << QByteArray(subscript);
    };
    row("root", {}, "()", "td");
    row("key", {"obs"}, "\"obs\"", "td['obs']");
    row("nested", {"next", "obs"}, "(\"next\", \"obs\")", "td['next', 'obs']");
    row("empty key", {""}, "\"\"", "td['']");
    row("quotes", {"a'b", "a\"b"}, "(\"a'b\", 'a\"b')", "td[\"a'b\", 'a\"b']");
    row("member", {Member{3}}, "tensordicts[3]", "td[3]");
    row("below a member", {"a", "b", Member{3}, "c"}, "(\"a\", \"b\", tensordicts[3], \"c\")", "td['a', 'b'][3]['c']");
    row("stacked on another dim", {"a", Member{3, 2}}, "(\"a\", tensordicts[3])", "td['a'][:, :, 3]");
    row("stack in a stack", {Member{0, 1}, Member{2}, "x"}, "(tensordicts[0], tensordicts[2], \"x\")", "td[:, 0][2]['x']");
    row("key that looks like a member", {"a", "3"}, "(\"a\", \"3\")", "td['a', '3']");
}

void KeyPathTest::texts()
{
    QFETCH(KeyPath, path);
    QFETCH(QByteArray, argument);
    QFETCH(QByteArray, subscript);
    QCOMPARE(QByteArray::fromStdString(toPython(path)), argument);
    QCOMPARE(QByteArray::fromStdString(toSubscript(path)), subscript);
    QCOMPARE(QByteArray::fromStdString(toSubscript(path, "tds[i]")), "tds[i]" + subscript.mid(2));
}

void KeyPathTest::prefixes_data()
{
    QTest::addColumn<KeyPath>("path");
    QTest::addColumn<KeyPath>("above");
    QTest::addColumn<bool>("starts");
    QTest::newRow("root") << KeyPath{"a"} << KeyPath() << true;
    QTest::newRow("itself") << KeyPath{"a", "b"} << KeyPath{"a", "b"} << true;
    QTest::newRow("above") << KeyPath{"a", Member{1}, "b"} << KeyPath{"a", Member{1}} << true;
    QTest::newRow("beside") << KeyPath{"a", "b"} << KeyPath{"a", "c"} << false;
    QTest::newRow("below") << KeyPath{"a"} << KeyPath{"a", "b"} << false;
    QTest::newRow("a letter of a key") << KeyPath{"ab"} << KeyPath{"a"} << false;
    QTest::newRow("key and member") << KeyPath{"a", "1", "b"} << KeyPath{"a", Member{1}} << false;
}

void KeyPathTest::prefixes()
{
    QFETCH(KeyPath, path);
    QFETCH(KeyPath, above);
    QFETCH(bool, starts);
    QCOMPARE(path.startsWith(above), starts);
    QCOMPARE(path.isBelow(above), starts && path != above);
    if (starts) {
        QVERIFY(above / path.relativeTo(above) == path);
    }
}

void KeyPathTest::cuts()
{
    const KeyPath path{"a", Member{1}, "b"};
    QVERIFY(path.parent() == (KeyPath{"a", Member{1}}));
    QVERIFY(path.head(0) == KeyPath());
    QVERIFY(path.head(3) == path);
    QVERIFY(path.tail() == (KeyPath{Member{1}, "b"}));
    QVERIFY(path.tail(3) == KeyPath());
    KeyPath doubled = path;
    const KeyPath& itself = doubled;
    doubled /= itself;
    QVERIFY(doubled == path / path);
    QVERIFY(path.leadsThroughMember() && !path.head(1).leadsThroughMember());
    QVERIFY((KeyPath{"a", "b"}.keys() == std::vector<Key>{"a", "b"}));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(path.keys()));
    QVERIFY((KeyPath{Member{1, 0}} == KeyPath{Member{1, 2}}));
}

void KeyPathTest::membersAreNoKeys_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<int>("number");
    QTest::newRow("0") << QByteArray("0") << 0;
    QTest::newRow("1") << QByteArray("1") << 1;
    QTest::newRow("no UTF-8") << QByteArray::fromStdString(kOdd) << 0;
}

void KeyPathTest::membersAreNoKeys()
{
    QFETCH(QByteArray, key);
    QFETCH(int, number);
    const KeyPath byKey{"s", key.toStdString()}, byMember{"s", Member{std::size_t(number)}};
    QVERIFY(byKey != byMember);
    QVERIFY(byKey < byMember);
    QCOMPARE((std::set<KeyPath>{byKey, byMember}.size()), std::size_t{2});
    QCOMPARE((std::unordered_set<KeyPath>{byKey, byMember, byMember}.size()), std::size_t{2});
    const TensorDict td = stack();
    QCOMPARE(td.leaf(byKey).shape(), (Shape{2, 2}));
    QCOMPARE(td.child(byMember).batchSize(), Shape());
    QCOMPARE(td.leaf(byMember / key.toStdString()).shape(), Shape{2});
    // Setting one is not visible in the other.
    TensorDict(td).set(byMember / key.toStdString(), Leaf(at::full({2}, 7)));
    QCOMPARE(td.leaf(byKey).tensor()[1 - number][0].item<float>(), float(2 - number));
    QCOMPARE(td.leaf(byKey).tensor()[number][0].item<float>(), 7.0F);
    TensorDict(td).erase(byKey);
    QVERIFY(!td.contains(byKey) && td.contains(byMember));
}

void KeyPathTest::leadsThroughMembers_data()
{
    QTest::addColumn<KeyPath>("path");
    QTest::addColumn<QByteArray>("error");  // nothing: it is there
    QTest::newRow("key of one member") << KeyPath{"s", Member{1}, "own"} << QByteArray();
    QTest::newRow("key of another one") << KeyPath{"s", Member{0}, "own"}
                                        << QByteArray("key (\"s\", tensordicts[0]): there is no key \"own\"");
    QTest::newRow("no such member") << KeyPath{"s", Member{2}, "0"}
                                    << QByteArray("key \"s\": there is no member 2: the stack has 2 members");
    QTest::newRow("no stack") << KeyPath{Member{0}} << QByteArray("there is no member 0: this is not a lazy stack");
}

void KeyPathTest::leadsThroughMembers()
{
    QFETCH(KeyPath, path);
    QFETCH(QByteArray, error);
    const TensorDict td = stack();
    QCOMPARE(td.contains(path), error.isEmpty());
    QCOMPARE(td.find(path).has_value(), error.isEmpty());
    try {
        static_cast<void>(td.at(path));
        QVERIFY(error.isEmpty());
    } catch (const Error& thrown) {
        QCOMPARE(thrown.kind(), ErrorKind::KeyError);
        QVERIFY2(!error.isEmpty() && QByteArray(thrown.what()).startsWith(error), thrown.what());
    }
}

void KeyPathTest::needsAKey_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<QByteArray>("error");
    const QByteArray noKey = "a key is needed, not the number of a member of a lazy stack";
    QTest::newRow("set") << 0 << "key (\"s\", tensordicts[0]): " + noKey;
    QTest::newRow("set below a member that is not there") << 1 << QByteArray("key \"s\": there is no member 2");
    QTest::newRow("erase") << 2 << noKey;
    QTest::newRow("rename to") << 3 << QByteArray("there is an entry (\"s\", tensordicts[0]) already");
    QTest::newRow("select") << 4 << noKey;
    QTest::newRow("select below") << 5 << noKey;
}

/// Entries of keys are set, erased, renamed and selected; a member cannot be, and nothing is changed.
void KeyPathTest::needsAKey()
{
    QFETCH(int, row);
    QFETCH(QByteArray, error);
    TensorDict td = stack();
    const Leaf leaf(at::full({2}, 9));
    try {
        switch (row) {
        case 0: td.set({"s", Member{0}}, leaf); break;
        case 1: td.set({"s", Member{2}, "x"}, leaf); break;
        case 2: td.erase({"s", Member{0}}); break;
        case 3: td.rename({"s", "0"}, {"s", Member{0}}); break;
        case 4: static_cast<void>(td.select({{Member{0}}})); break;
        default: static_cast<void>(td.select({{"s", Member{0}, "0"}})); break;
        }
        QFAIL("was taken for a key");
    } catch (const Error& thrown) {
        QCOMPARE(thrown.kind(), ErrorKind::KeyError);
        QVERIFY2(QByteArray(thrown.what()).contains(error), thrown.what());
    }
    QCOMPARE(td.child({"s"}).members().size(), std::size_t{2});
    QCOMPARE(td.child({"s", Member{0}}).count(), std::size_t{3});
}

TENSORDESK_SUITE(KeyPathTest);
#include "tst_keypath.moc"
