// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tensordict/tree/entrytable.h"
#include "model/tensordict/tree/mappingnode.h"
#include "model/tensordict/tree/visit.h"
#include "tests/support/suite.h"

#include "tests/tensordict/text.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/zeros.h>

#include <QTest>

#include <functional>

using namespace tensordesk;

namespace {

Leaf zerosOf(const Shape& shape)
{
    return Leaf(at::zeros(shape));
}

/// x, n{y, m{z}}, and a value v.
TensorDict nestedTree()
{
    TensorDict td({2});
    td.set({"x"}, zerosOf({2}));
    td.set({"n", "y"}, zerosOf({2, 3}));
    td.set({"n", "m", "z"}, zerosOf({2}));
    td.set({"v"}, NonTensor(PythonValue("text"), {2}));
    return td;
}

/// Two members of keys x and n{y}, of which the second has the key own too.
TensorDict memberStack(int64_t dim = 0)
{
    std::vector<TensorDict> members;
    for (int i = 0; i < 2; ++i) {
        TensorDict member({2});
        member.set({"x"}, zerosOf({2}));
        member.set({"n", "y"}, zerosOf({2}));
        members.push_back(member);
    }
    members.back().set({"own"}, zerosOf({2}));
    return TensorDict::lazyStack(std::move(members), dim);
}

/// A stack of two stacks, below the key s.
TensorDict stackOfStacks()
{
    TensorDict td({2, 2, 2});
    td.set({"s"}, TensorDict::lazyStack({memberStack(), memberStack()}, 1));
    return td;
}

/// Returns x and a level that is opened on first access; `opened` counts the openings.
TensorDict storedTree(int& opened)
{
    auto table = std::make_shared<StoredTable>();
    table->append("x", Entry(zerosOf({2})));
    for (const char* key : {"first", "second"}) {
        table->append(
            key,
            [&opened] {
                ++opened;
                return Entry(nestedTree());
            },
            false);
    }
    return TensorDict(std::make_shared<MappingNode>(Shape{2}, DimNames(), std::nullopt, std::move(table)));
}

QString visitedPath(const KeyPath& path)
{
    QStringList parts;
    for (const PathElement& element : path) {
        parts << (element.member() ? QStringLiteral("#%1").arg(element.member()->number) : text(element.key()));
    }
    return path.empty() ? QStringLiteral(".") : parts.join(QLatin1Char('/'));
}

}  // namespace

/// Records the visit; for the element at the end of `upTo` it returns `then`.
class VisitLog {
public:
    explicit VisitLog(QString upTo = {}, Walk then = Walk::Advance) : m_upTo(std::move(upTo)), m_then(then) { }

    Walk operator()(const KeyPath& path, const Entry&)
    {
        m_seen << visitedPath(path);
        return m_seen.back() == m_upTo ? m_then : Walk::Advance;
    }
    [[nodiscard]] QString seen() const { return m_seen.join(QLatin1Char(' ')); }

private:
    QString m_upTo;
    Walk m_then;
    QStringList m_seen;
};

/// The visited entries, their order, and the entries that stay closed.
class VisitTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void goesThroughTheTree_data()
    {
        QTest::addColumn<std::function<TensorDict()>>("make");
        QTest::addColumn<StackWalk>("stacks");
        QTest::addColumn<QString>("seen");
        const std::function<TensorDict()> none = [] { return TensorDict({2}); };
        const std::function<TensorDict()> flat = [] { return memberStack().members().back(); };
        const std::function<TensorDict()> levels = nestedTree, deep = stackOfStacks;
        const std::function<TensorDict()> one = [] { return memberStack(1); };
        const std::function<TensorDict()> empty = [] { return TensorDict::lazyStack({}, 0); };
        QTest::newRow("no entry") << none << StackWalk::Whole << "";
        QTest::newRow("one level") << flat << StackWalk::Whole << "x n n/y own";
        QTest::newRow("parents before children") << levels << StackWalk::Whole << "x n n/y n/m n/m/z v";
        QTest::newRow("levels are the same by members") << levels << StackWalk::ByMember << "x n n/y n/m n/m/z v";
        QTest::newRow("a stack by its own entries") << one << StackWalk::Whole << "x n n/y";
        QTest::newRow("a stack by its members") << one << StackWalk::ByMember << "#0 #0/x #0/n #0/n/y #1 #1/x #1/n #1/n/y #1/own";
        QTest::newRow("members that no path tells") << one << StackWalk::Unnumbered << "x n n/y x n n/y own";
        QTest::newRow("a stack in a stack, whole") << deep << StackWalk::Whole << "s s/x s/n s/n/y";
        QTest::newRow("a stack in a stack, by members")
            << deep << StackWalk::ByMember
            << "s s/#0 s/#0/#0 s/#0/#0/x s/#0/#0/n s/#0/#0/n/y s/#0/#1 s/#0/#1/x s/#0/#1/n s/#0/#1/n/y s/#0/#1/own "
               "s/#1 s/#1/#0 s/#1/#0/x s/#1/#0/n s/#1/#0/n/y s/#1/#1 s/#1/#1/x s/#1/#1/n s/#1/#1/n/y s/#1/#1/own";
        QTest::newRow("a stack in a stack, unnumbered")
            << deep << StackWalk::Unnumbered << "s s/x s/n s/n/y s/x s/n s/n/y s/own s/x s/n s/n/y s/x s/n s/n/y s/own";
        QTest::newRow("a stack of no members") << empty << StackWalk::ByMember << "";
    }
    void goesThroughTheTree()
    {
        QFETCH(std::function<TensorDict()>, make);
        QFETCH(StackWalk, stacks);
        QFETCH(QString, seen);
        const TensorDict td = make();
        VisitLog below, whole;
        QVERIFY(visitBelow(td, stacks, below));
        QCOMPARE(below.seen(), seen);
        QVERIFY(visitTree(td, stacks, whole));
        QCOMPARE(whole.seen(), seen.isEmpty() ? QStringLiteral(".") : QStringLiteral(". ") + seen);
        int entries = 0;
        visitBelow(td, stacks, [&](const Entry&) { ++entries; });
        QCOMPARE(entries, static_cast<int>(seen.split(QLatin1Char(' '), Qt::SkipEmptyParts).size()));
    }

    void endsWhereItIsTold_data()
    {
        QTest::addColumn<StackWalk>("stacks");
        QTest::addColumn<QString>("at");
        QTest::addColumn<Walk>("then");
        QTest::addColumn<QString>("seen");
        QTest::newRow("stops") << StackWalk::Whole << "s/x" << Walk::Stop << "s s/x";
        QTest::newRow("stops in a member") << StackWalk::ByMember << "s/#0/#0/n" << Walk::Stop
                                           << "s s/#0 s/#0/#0 s/#0/#0/x s/#0/#0/n";
        QTest::newRow("stops in an unnumbered member")
            << StackWalk::Unnumbered << "s/own" << Walk::Stop << "s s/x s/n s/n/y s/x s/n s/n/y s/own";
        QTest::newRow("skips a level") << StackWalk::Whole << "s/n" << Walk::Skip << "s s/x s/n";
        QTest::newRow("skips a stack") << StackWalk::ByMember << "s" << Walk::Skip << "s";
        QTest::newRow("skips a member") << StackWalk::ByMember << "s/#0" << Walk::Skip
                                        << "s s/#0 s/#1 s/#1/#0 s/#1/#0/x s/#1/#0/n s/#1/#0/n/y s/#1/#1 s/#1/#1/x s/#1/#1/n "
                                           "s/#1/#1/n/y s/#1/#1/own";
        QTest::newRow("a leaf has nothing to skip") << StackWalk::Whole << "s/x" << Walk::Skip << "s s/x s/n s/n/y";
    }
    void endsWhereItIsTold()
    {
        QFETCH(StackWalk, stacks);
        QFETCH(QString, at);
        QFETCH(Walk, then);
        QFETCH(QString, seen);
        VisitLog log(at, then);
        QCOMPARE(visitBelow(stackOfStacks(), stacks, log), then != Walk::Stop);
        QCOMPARE(log.seen(), seen);
    }

    void startsWhereItIsTold()
    {
        VisitLog below, whole;
        visitBelow(memberStack(), StackWalk::Whole, below, {"a", "b"});
        QCOMPARE(below.seen(), QStringLiteral("a/b/x a/b/n a/b/n/y"));
        visitTree(zerosOf({2}), StackWalk::Whole, whole, {"a"});
        QCOMPARE(whole.seen(), QStringLiteral("a"));
    }

    void tellsTheLevelOfAnEntry()
    {
        const TensorDict td = stackOfStacks();
        QStringList levels;
        visitBelow(td, StackWalk::ByMember, [&](const KeyPath& path, const Entry&, const TensorDict& level) {
            levels << QStringLiteral("%1 in %2").arg(visitedPath(path), text(toString(level.batchSize())));
            return path.size() < 3 ? Walk::Advance : Walk::Stop;
        });
        QCOMPARE(levels, QStringList({"s in [2, 2, 2]", "s/#0 in [2, 2, 2]", "s/#0/#0 in [2, 2]"}));
    }

    void seesLeavesAlone()
    {
        int64_t elements = 0;
        QVERIFY(visitLeaves(nestedTree(), StackWalk::Whole, [&](const Leaf& leaf) { elements += leaf.elementCount(); }));
        QCOMPARE(elements, int64_t{2 + 6 + 2});
        QStringList paths;
        QVERIFY(
            visitLeaves(memberStack(), StackWalk::ByMember, [&](const KeyPath& path, const Leaf&) { paths << visitedPath(path); }));
        QCOMPARE(paths, QStringList({"#0/x", "#0/n/y", "#1/x", "#1/n/y", "#1/own"}));
        int seen = 0;
        QVERIFY(
            !visitLeaves(nestedTree(), StackWalk::Whole, [&](const Leaf&) { return ++seen == 2 ? Walk::Stop : Walk::Advance; }));
        QCOMPARE(seen, 2);
    }

    void goesThroughOneLevelAlone()
    {
        QStringList keys;
        visitLevel(nestedTree(), [&](const Key& key, const Entry&) { keys << text(key); });
        QCOMPARE(keys, QStringList({"x", "n", "v"}));
        try {
            visitLevel(nestedTree(), [](const Key&, const Entry& entry) {
                if (std::holds_alternative<TensorDict>(entry)) {
                    throw Error(ErrorKind::ValueError, "is a level").within(Key("below"));
                }
            });
            QFAIL("no error");
        } catch (const Error& error) {
            QCOMPARE(error.key(), (KeyPath{"n", "below"}));
        }
    }

    void opensNothingAhead()
    {
        int opened = 0;
        const TensorDict td = storedTree(opened);
        VisitLog stopped(QStringLiteral("x"), Walk::Stop);
        visitBelow(td, StackWalk::Whole, stopped);
        QCOMPARE(opened, 0);
        VisitLog skipped(QStringLiteral("."), Walk::Skip);
        visitTree(td, StackWalk::Whole, skipped);
        QCOMPARE(opened, 0);
        VisitLog first(QStringLiteral("first/x"), Walk::Stop);
        visitBelow(td, StackWalk::Whole, first);
        QCOMPARE(opened, 1);
        visitBelow(td, StackWalk::Whole, [](const Entry&) { });
        QCOMPARE(opened, 2);
    }

    void leavesMembersClosedThatItSkips()
    {
        int opened = 0;
        const TensorDict td = TensorDict::lazyStack({storedTree(opened), storedTree(opened)}, 0);
        VisitLog second(QStringLiteral("#0"), Walk::Skip);
        visitBelow(td, StackWalk::ByMember, second);
        QCOMPARE(second.seen(), QStringLiteral("#0 #1 #1/x #1/first #1/first/x #1/first/n #1/first/n/y #1/first/n/m #1/first/n/m/z "
                                               "#1/first/v #1/second #1/second/x #1/second/n #1/second/n/y #1/second/n/m "
                                               "#1/second/n/m/z #1/second/v"));
        QCOMPARE(opened, 2);
    }

    void seesWhatTwoTreesShare_data()
    {
        QTest::addColumn<std::function<TensorDict()>>("right");
        QTest::addColumn<StackWalk>("stacks");
        QTest::addColumn<QString>("seen");
        const std::function<TensorDict()> same = stackOfStacks, other = nestedTree;
        const std::function<TensorDict()> shorter = [] {
            TensorDict td({2, 1, 2});
            td.set({"s"}, TensorDict::lazyStack({memberStack()}, 1));
            return td;
        };
        const std::function<TensorDict()> dense = [] {
            TensorDict td({2, 2, 2});
            td.set({"s", "n"}, TensorDict({2, 2, 2}));
            td.set({"s", "own"}, zerosOf({2, 2, 2}));
            return td;
        };
        QTest::newRow("nothing but the roots") << other << StackWalk::ByMember << ".";
        QTest::newRow("whole stacks") << same << StackWalk::Whole << ". s s/x s/n s/n/y";
        QTest::newRow("members of the same number")
            << shorter << StackWalk::ByMember
            << ". s s/#0 s/#0/#0 s/#0/#0/x s/#0/#0/n s/#0/#0/n/y s/#0/#1 s/#0/#1/x s/#0/#1/n s/#0/#1/n/y s/#0/#1/own";
        QTest::newRow("members without numbers")
            << shorter << StackWalk::Unnumbered << ". s s s s/x s/n s/n/y s s/x s/n s/n/y s/own";
        QTest::newRow("a stack beside none") << dense << StackWalk::ByMember << ". s s/n";
    }
    void seesWhatTwoTreesShare()
    {
        QFETCH(std::function<TensorDict()>, right);
        QFETCH(StackWalk, stacks);
        QFETCH(QString, seen);
        VisitLog log;
        QVERIFY(visitShared(stackOfStacks(), right(), stacks,
                            [&](const KeyPath& path, const Entry& left, const Entry&) { log(path, left); }));
        QCOMPARE(log.seen(), seen);
    }

    void sharedWalksEndAndOpenNothingAhead()
    {
        int opened = 0;
        TensorDict beside({2});
        beside.set({"x"}, zerosOf({2}));
        beside.set({"second", "n", "m"}, TensorDict({2}));
        VisitLog log(QStringLiteral("second/n"), Walk::Stop);
        QVERIFY(!visitShared(storedTree(opened), beside, StackWalk::Whole,
                             [&](const KeyPath& path, const Entry& left, const Entry&) { return log(path, left); }));
        QCOMPARE(log.seen(), QStringLiteral(". x second second/n"));
        QCOMPARE(opened, 1);
        VisitLog skipping(QStringLiteral("second"), Walk::Skip);
        QVERIFY(visitShared(storedTree(opened), beside, StackWalk::Whole,
                            [&](const KeyPath& path, const Entry& left, const Entry&) { return skipping(path, left); }));
        QCOMPARE(skipping.seen(), QStringLiteral(". x second"));
    }
};

TENSORDESK_SUITE(VisitTest);
#include "tst_visit.moc"
