// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/expression/shapes/broadcasts.h"
#include "model/expression/shapes/origins.h"
#include "tests/support/suite.h"

#include <ATen/ops/arange.h>
#include <ATen/ops/randperm.h>
#include <ATen/ops/zeros.h>

#include <QTest>

using namespace tensordesk;

/// The origins of a result's elements, and broadcasts that are probably mistakes.
class OriginsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void elements_data();
    void elements();
    void nothingMoves_data();
    void nothingMoves();
    void mixing_data();
    void mixing();
    void largeLeavesAreLeftOut();
    void broadcasts_data();
    void broadcasts();
};

namespace {

/// Batch [4, 6] of env and time, no two elements alike.
TensorDict rollout()
{
    TensorDict td({4, 6}, {"env", "time"});
    td.set({"obs"}, Leaf(at::randperm(72, at::kLong).view({4, 6, 3})));
    TensorDict next({4, 6}, {"env", "time"});
    next.set({"reward"}, Leaf(at::randperm(24, at::kLong).add(100).view({4, 6, 1})));
    td.set({"next"}, next);
    return td;
}

Leaf leafOf(const Value& value, const KeyPath& key)
{
    return value.as<Leaf>() ? *value.as<Leaf>() : value.as<TensorDict>()->leaf(key);
}

}  // namespace

void OriginsTest::elements_data()
{
    QTest::addColumn<QByteArray>("expression");
    QTest::addColumn<KeyPath>("key");
    const KeyPath obs{"obs"}, reward{"next", "reward"};
    QTest::newRow("an index") << QByteArray("td[1:3, ::2]") << obs;
    QTest::newRow("reshape") << QByteArray("td.reshape(6, 4)") << obs;
    QTest::newRow("flat") << QByteArray("td.reshape(-1)") << reward;
    QTest::newRow("permute") << QByteArray("td.permute(1, 0)") << obs;
    QTest::newRow("stack") << QByteArray("torch.stack([td[3], td[0]], 1)") << obs;
    QTest::newRow("cat of keys") << QByteArray("torch.cat([td['obs'], td['next', 'reward'].expand(4, 6, 2)], -1)") << KeyPath();
    QTest::newRow("a tensor's dims") << QByteArray("td['obs'].permute(2, 0, 1).reshape(6, 12)") << KeyPath();
    QTest::newRow("flip") << QByteArray("td['obs'].flip(1)") << KeyPath();
    QTest::newRow("an index tensor") << QByteArray("td[torch.tensor([3, 3, 0])]") << reward;
    QTest::newRow("a cast") << QByteArray("td['obs'].float()") << KeyPath();
}

/// The element of the result has the value of the one that it is said to come from.
void OriginsTest::elements()
{
    QFETCH(QByteArray, expression);
    QFETCH(KeyPath, key);
    const TensorDict td = rollout();
    const auto map = OriginMap::of(expression.toStdString(), td, key);
    QVERIFY(map);
    const at::Tensor result =
        leafOf(evaluate(expression.toStdString(), Scope{{"td", td}}), key).tensor().to(at::kLong).contiguous();
    QCOMPARE(map->shape(), result.sizes().vec());
    const at::Tensor all = result.reshape(-1);
    for (int64_t n = 0; n < all.numel(); ++n) {
        Shape position(map->shape().size());
        int64_t rest = n;
        for (std::size_t dim = position.size(); dim-- > 0; rest /= map->shape()[dim]) {
            position[dim] = rest % map->shape()[dim];
        }
        const auto origin = map->at(position);
        QVERIFY(origin);
        at::Tensor element = td.leaf(origin->key).tensor();
        for (const int64_t index : origin->position) {
            element = element.select(0, index);
        }
        QCOMPARE(element.item<int64_t>(), all[n].item<int64_t>());
    }
}

void OriginsTest::nothingMoves_data()
{
    QTest::addColumn<QByteArray>("expression");
    for (const char* expression : {"td + 1", "td['obs'].sum(-1)", "td['obs'] > 3", "td['obs'].sort(-1)[0]", "td['obs'].max()",
                                   "td['next', 'reward'] - td['obs']", "td[td['obs'][..., 0] > 3]", "td['nothing']", "3"}) {
        QTest::newRow(expression) << QByteArray(expression);
    }
}

void OriginsTest::nothingMoves()
{
    QFETCH(QByteArray, expression);
    QVERIFY(!OriginMap::of(expression.toStdString(), rollout(), {}));
}

void OriginsTest::mixing_data()
{
    QTest::addColumn<QByteArray>("expression");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("a reshape that was to be a permute")
        << QByteArray("td.reshape(6, 4)")
        << QByteArray(
               "dim 0 of the result runs over env, time at once, and env runs along dim 1 too: elements are regrouped, no dim is "
               "moved; permute moves dims");
    QTest::newRow("a permute") << QByteArray("td.permute(1, 0)") << QByteArray();
    QTest::newRow("one behind the other") << QByteArray("td.reshape(-1)") << QByteArray();
    QTest::newRow("a dim split in two") << QByteArray("td.reshape(2, 2, 6)") << QByteArray();
    QTest::newRow("an index") << QByteArray("td[:, 2:4]") << QByteArray();
    QTest::newRow("a stack") << QByteArray("torch.stack([td[0], td[1]], 1)") << QByteArray();
}

void OriginsTest::mixing()
{
    QFETCH(QByteArray, expression);
    QFETCH(QByteArray, said);
    const auto map = OriginMap::of(expression.toStdString(), rollout(), {});
    QVERIFY(map);
    const auto mixing = map->mixing();
    QCOMPARE(QByteArray::fromStdString(mixing ? mixing->english() : std::string()), said);
}

/// Another leaf represents the batch then.
void OriginsTest::largeLeavesAreLeftOut()
{
    TensorDict td({4, 6}, {"env", "time"});
    td.set({"pixels"}, Leaf(at::zeros({1}, at::kByte).expand({4, 6, OriginMap::kMostElements})));
    td.set({"reward"}, Leaf(at::zeros({4, 6})));
    const auto map = OriginMap::of("td.permute(1, 0)", td, {});
    QVERIFY(map);
    const auto origin = map->at({5, 1});
    QVERIFY(origin);
    QCOMPARE(origin->key, KeyPath({"reward"}));
    QCOMPARE(origin->position, Shape({1, 5}));
    QVERIFY(!OriginMap::of("td['pixels'].permute(1, 0, 2)", td, {}));
}

void OriginsTest::broadcasts_data()
{
    QTest::addColumn<QByteArray>("expression");
    QTest::addColumn<QByteArray>("said");
    QTest::newRow("both grow") << QByteArray("td['flat'] + td['column']")
                               << QByteArray("td['flat'] + td['column'] makes [6, 6] of [6], [6, 1], larger than each of them: "
                                             "unrelated elements are combined");
    QTest::newRow("within a larger one") << QByteArray("(td['flat'] - td['column']).mean()")
                                         << QByteArray(
                                                "td['flat'] - td['column'] makes [6, 6] of [6], [6, 1], larger than each of them: "
                                                "unrelated elements are combined");
    QTest::newRow("a function") << QByteArray("torch.maximum(td['flat'], td['column'])")
                                << QByteArray(
                                       "torch.maximum(td['flat'], td['column']) makes [6, 6] of [6], [6, 1], larger than each of "
                                       "them: unrelated elements are combined");
    QTest::newRow("a comparison") << QByteArray("td['flat'] < td['column']")
                                  << QByteArray("td['flat'] < td['column'] makes [6, 6] of [6], [6, 1], larger than each of them: "
                                                "unrelated elements are combined");
    QTest::newRow("one grows") << QByteArray("td['column'] + td['wide']") << QByteArray();
    QTest::newRow("alike") << QByteArray("td['flat'] + td['flat']") << QByteArray();
    QTest::newRow("a number") << QByteArray("td['flat'] + 1") << QByteArray();
    QTest::newRow("a product of matrices") << QByteArray("td['column'] @ td['column'].T") << QByteArray();
    QTest::newRow("a stack") << QByteArray("torch.stack([td['flat'], td['flat']])") << QByteArray();
    QTest::newRow("what fails") << QByteArray("td['flat'] + td['nothing']") << QByteArray();
}

void OriginsTest::broadcasts()
{
    QFETCH(QByteArray, expression);
    QFETCH(QByteArray, said);
    TensorDict td({6});
    td.set({"flat"}, Leaf(at::zeros({6})));
    td.set({"column"}, Leaf(at::zeros({6, 1})));
    td.set({"wide"}, Leaf(at::zeros({6, 5})));
    QByteArrayList lines;
    for (const GrowingBroadcast& each : growingBroadcasts(expression.toStdString(), withoutElements({{"td", td}}))) {
        lines << QByteArray::fromStdString(toMessage(each).english());
    }
    QCOMPARE(lines.join('\n'), said);
}

TENSORDESK_SUITE(OriginsTest);
#include "tst_origins.moc"
