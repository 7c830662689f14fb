// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/collate/parts.h"
#include "model/operations/rollouts/datamask.h"
#include "model/operations/rollouts/episodes.h"
#include "model/operations/rollouts/episodetable.h"
#include "tests/support/suite.h"
#include "tests/support/testseed.h"

#include <ATen/Context.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/pow.h>
#include <ATen/ops/rand.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>

#include <QTest>

#include <cmath>

using namespace tensordesk;

/// The division of a batch into episodes, and the detection of padding.
class EpisodesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keysThatEnd_data();
    void keysThatEnd();
    void cuts_data();
    void cuts();
    void startsAnywhere();
    void needAnEnd_data();
    void needAnEnd();
    void stopsWhereThereAreEnough();
    void rules_data();
    void rules();
    void tables();
    void returns_data();
    void returns();
    void returnsNeedANumber();
    void masks_data();
    void masks();
    void partsAreCounted();
};

namespace {

at::Tensor bools(at::IntArrayRef shape)
{
    return at::zeros(shape, at::kBool);
}

Leaf someBools(at::IntArrayRef shape, double share)
{
    return Leaf(at::rand(shape).lt(share));
}

std::string printed(const EpisodeRule& rule)
{
    std::string text;
    for (const KeyPath& key : rule.keys())
        text += toPython(key) + " ";
    return text;
}

/// Step by step: `ends` and `data` of one row, `prefix` the indices before time.
std::string cutByHand(const at::Tensor& ends, const at::Tensor& data, const std::string& prefix)
{
    std::string text;
    const int64_t time = ends.size(0);
    int64_t start = -1;
    for (int64_t step = 0; step <= time; ++step) {
        const bool isData = step < time && data[step].item<bool>();
        if (start >= 0 && (!isData || ends[step - 1].item<bool>())) {
            text += prefix + std::to_string(start) + ":" + std::to_string(step) + "\n";
            start = -1;
        }
        if (isData && start < 0)
            start = step;
    }
    return text;
}

std::string printed(const std::vector<Episode>& episodes)
{
    std::string text;
    for (const Episode& episode : episodes)
        text += episode.index + "\n";
    return text;
}

/// The places from the first on, or from the last one backwards, in the order of episodesOf().
std::string walked(const TensorDict& td, const EpisodeRule& ends, Shape from, bool backwards)
{
    std::string text;
    while (const auto place = neighbouringEpisode(td, ends, from, backwards)) {
        text = backwards ? place->index() + "\n" + text : text + place->index() + "\n";
        from = place->position;
    }
    return text;
}

const EpisodeRule kNextDone{.ends = {{"next", "done"}}};

}  // namespace

void EpisodesTest::keysThatEnd_data()
{
    QTest::addColumn<QStringList>("present");
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("named");  // for "done"
    const QString next = "('next', 'done')";
    QTest::newRow("a rollout") << QStringList{"done", "terminated", "next/done", "next/terminated", "next/truncated"}
                               << "('next', 'done') " << next;
    QTest::newRow("its kin below next") << QStringList{"done", "next/terminated", "next/truncated"}
                                        << "('next', 'terminated') ('next', 'truncated') " << "'done'";
    QTest::newRow("one of them") << QStringList{"done", "next/truncated"} << "('next', 'truncated') " << "'done'";
    QTest::newRow("the root's") << QStringList{"done", "terminated"} << "'done' " << "'done'";
    QTest::newRow("the kin of the root") << QStringList{"terminated", "truncated"} << "'terminated' 'truncated' " << "'done'";
    QTest::newRow("where they start") << QStringList{"is_init"} << "'is_init' " << "'done'";
    QTest::newRow("both") << QStringList{"is_init", "next/done"} << "('next', 'done') 'is_init' " << next;
    QTest::newRow("none") << QStringList{"mask"} << "" << "'done'";
}

void EpisodesTest::keysThatEnd()
{
    QFETCH(QStringList, present);
    TensorDict td({3, 5});
    for (const QString& key : present) {
        KeyPath path;
        for (const QString& level : key.split('/'))
            path.push_back(level.toStdString());
        td.set(path, Leaf(bools({3, 5, 1})));
    }
    QTEST(QString::fromStdString(printed(episodeRuleOf(td))).replace('"', '\''), "found");
    QTEST(QString::fromStdString(toPython(episodeRuleNamed(td, {"done"}).keys().front())).replace('"', '\''), "named");
}

void EpisodesTest::cuts_data()
{
    QTest::addColumn<Shape>("batch");
    QTest::addColumn<bool>("isMasked");
    QTest::newRow("one row") << Shape{40} << false;
    QTest::newRow("rows") << Shape{3, 20} << false;
    QTest::newRow("rows of rows") << Shape{2, 3, 9} << false;
    QTest::newRow("no steps") << Shape{3, 0} << false;
    QTest::newRow("no rows") << Shape{0, 7} << true;
    QTest::newRow("padding in one row") << Shape{40} << true;
    QTest::newRow("padding in rows") << Shape{4, 20} << true;
    QTest::newRow("padding in rows of rows") << Shape{2, 3, 9} << true;
    QTest::newRow("steps of their own each") << Shape{4, kRagged} << false;
    QTest::newRow("steps of their own each, padded") << Shape{4, kRagged} << true;
}

/// All at once, forwards and backwards one by one, against single steps.
void EpisodesTest::cuts()
{
    QFETCH(Shape, batch);
    QFETCH(bool, isMasked);
    at::manual_seed(testSeed());
    const auto rollout = [&](const Shape& shape) {
        TensorDict td(shape);
        Shape withOne = shape;
        withOne.push_back(1);
        td.set({"next", "terminated"}, someBools(withOne, 0.15));
        td.set({"next", "truncated"}, someBools(withOne, 0.1));
        if (isMasked)
            td.set({"collector", "mask"}, someBools(shape, 0.8));
        return td;
    };
    std::vector<TensorDict> members;
    for (int64_t length : {5, 0, 12, 1})
        members.push_back(rollout({length}));
    const TensorDict td = isRagged(batch) ? TensorDict::lazyStack(members, 0) : rollout(batch);

    std::string expected;
    const int64_t rows = elementCount({batch.data(), batch.size() - 1});
    for (int64_t row = 0; row < rows; ++row) {
        Index position;
        std::string prefix;
        for (std::size_t dim = batch.size() - 1, rest = static_cast<std::size_t>(row); dim-- > 0;) {
            const auto at = static_cast<int64_t>(rest % static_cast<std::size_t>(batch[dim]));
            rest /= static_cast<std::size_t>(batch[dim]);
            position.insert(position.begin(), at);
            prefix = std::to_string(at) + ", " + prefix;
        }
        const TensorDict of = position.empty() ? td : td.at(position);
        const at::Tensor ends = of.leaf({"next", "terminated"}).tensor().logical_or(of.leaf({"next", "truncated"}).tensor());
        expected += cutByHand(ends.squeeze(-1),
                              isMasked ? of.leaf({"collector", "mask"}).tensor() : at::ones({ends.size(0)}, at::kBool), prefix);
    }
    const EpisodeRule ends = episodeRuleOf(td);
    const auto episodes = episodesOf(td, ends, 1000);
    QCOMPARE(printed(episodes), expected);
    for (const Episode& episode : episodes)
        QCOMPARE(episode.td.dim(), 1);
    if (expected.empty())
        return;
    // From the first episode on, and back from the last.
    const auto place = [&](const std::string& index) {
        Shape position;
        for (const QString& part : QString::fromStdString(index).split(", "))
            position.push_back(part.section(':', 0, 0).toLongLong());
        return position;
    };
    const Shape first = place(episodes.front().index), last = place(episodes.back().index);
    QCOMPARE(episodes.front().index + "\n" + walked(td, ends, first, false), expected);
    QCOMPARE(walked(td, ends, last, true) + episodes.back().index + "\n", expected);
}

/// From within an episode, and from padding.
void EpisodesTest::startsAnywhere()
{
    TensorDict td({2, 6});
    const at::Tensor done = bools({2, 6, 1}), mask = at::ones({2, 6}, at::kBool);
    done[0][2].fill_(true);
    mask.slice(1, 4).fill_(false);
    mask[1][0].fill_(false);
    td.set({"next", "done"}, Leaf(done));
    td.set({"mask"}, Leaf(mask));
    QCOMPARE(printed(episodesOf(td, kNextDone, 9)), "0, 0:3\n0, 3:4\n1, 1:4\n");
    const auto from = [&](const Shape& position, bool backwards) {
        const auto place = neighbouringEpisode(td, kNextDone, position, backwards);
        return place ? place->index() : std::string("none");
    };
    QCOMPARE(from({0, 1}, false), "0, 3:4");
    QCOMPARE(from({0, 1}, true), "0, 0:3");
    QCOMPARE(from({0, 5}, false), "1, 1:4");
    QCOMPARE(from({0, 5}, true), "0, 3:4");
    QCOMPARE(from({1, 0}, false), "1, 1:4");
    QCOMPARE(from({1, 0}, true), "0, 3:4");
    QCOMPARE(from({1, 4}, false), "none");
    QCOMPARE(from({0, 0}, true), "none");
}

void EpisodesTest::needAnEnd_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<Shape>("batch");
    QTest::addColumn<QString>("message");
    QTest::newRow("no batch") << "done" << Shape{} << "no batch dim";
    QTest::newRow("no such key") << "missing" << Shape{4} << "missing";
    QTest::newRow("no bool") << "x" << Shape{4} << "a bool of the batch size [4] is true, and this is torch.float32 [4].";
    QTest::newRow("not over the batch") << "wide" << Shape{4} << "and this is torch.bool [4, 2].";
}

void EpisodesTest::needAnEnd()
{
    QFETCH(QString, key);
    QFETCH(Shape, batch);
    QFETCH(QString, message);
    TensorDict td(batch);
    td.set({"x"}, Leaf(at::zeros({4})));
    td.set({"wide"}, Leaf(bools({4, 2})));
    try {
        static_cast<void>(episodesOf(td, {.ends = {{key.toStdString()}}}, 9));
        QFAIL("nothing was said");
    } catch (const Error& error) {
        QVERIFY2(QString(error.what()).contains(message), error.what());
    }
}

void EpisodesTest::stopsWhereThereAreEnough()
{
    TensorDict td({2, 50});
    td.set({"next", "done"}, Leaf(at::ones({2, 50}, at::kBool)));
    QCOMPARE(episodesOf(td, kNextDone, 1000).size(), std::size_t{100});
    QCOMPARE(episodesOf(td, kNextDone, 51).size(), std::size_t{51});
}

void EpisodesTest::rules_data()
{
    QTest::addColumn<QString>("present");
    QTest::addColumn<QString>("episodes");
    QTest::newRow("ids") << "ids" << "0:4 done, 4:7 done, 7:10 unfinished";
    QTest::newRow("starts") << "is_init" << "0:3 done, 3:10 unfinished";
    QTest::newRow("ids cut where no end is told")
        << "ids, done" << "0:4 unfinished, 4:6 truncated, 6:7 unfinished, 7:9 terminated, 9:10 unfinished";
    QTest::newRow("all of them")
        << "ids, done, is_init"
        << "0:3 unfinished, 3:4 unfinished, 4:6 truncated, 6:7 unfinished, 7:9 terminated, 9:10 unfinished";
    QTest::newRow("a seam") << "done, seam" << "0:5 unfinished, 5:6 truncated, 6:9 terminated, 9:10 unfinished";
    QTest::newRow("rows that are not written") << "done, unwritten" << "0:6 truncated, 6:8 unfinished";
    QTest::newRow("of members") << "members" << "0, 0:4 done, 1, 0:2 done";
    QTest::newRow("of members with flags") << "members, done" << "0, 0:4 unfinished, 1, 0:1 done, 1, 1:2 unfinished";
}

void EpisodesTest::rules()
{
    QFETCH(QString, present);
    const auto has = [&](const char* name) { return present.contains(QLatin1String(name)); };
    TensorDict td({10});
    if (has("ids"))
        td.set({"collector", "traj_ids"}, Leaf(at::tensor({5, 5, 5, 5, 0, 0, 0, 7, 7, 7}, at::kLong)));
    if (has("is_init")) {
        const at::Tensor starts = bools({10, 1});
        starts[0].fill_(true), starts[3].fill_(true);
        td.set({"is_init"}, Leaf(starts));
    }
    if (has("done")) {
        const at::Tensor done = bools({10, 1}), terminated = bools({10, 1}), truncated = bools({10, 1});
        done[5].fill_(true), done[8].fill_(true), truncated[5].fill_(true), terminated[8].fill_(true);
        td.set({"next", "done"}, Leaf(done));
        td.set({"next", "terminated"}, Leaf(terminated));
        td.set({"next", "truncated"}, Leaf(truncated));
    }
    if (has("members")) {
        std::vector<TensorDict> members;
        for (const int64_t steps : {4, 2}) {
            members.emplace_back(Shape{steps});
            members.back().set({"obs"}, Leaf(at::zeros({steps, 3})));
            if (has("done")) {
                members.back().set({"next", "done"}, Leaf(bools({steps, 1})));
                if (steps == 2)
                    members.back().leaf({"next", "done"}).tensor()[0].fill_(true);
            }
        }
        td = TensorDict::lazyStack(members, 0);
    }
    EpisodeRule rule = episodeRuleOf(td);
    if (has("seam"))
        rule.ring = Ring{10, 5};
    if (has("unwritten"))
        rule.ring = Ring{8, 0};
    const EpisodeTable table = findEpisodes(td, rule);
    QStringList episodes;
    for (const EpisodeRecord& record : table.episodes)
        episodes << QString::fromStdString(table.placeOf(record).index()) + ' ' + nameOf(record.ending);
    QTEST(episodes.join(", "), "episodes");
    QCOMPARE(table.padding, has("unwritten") ? 2 : 0);
}

/// Compares a batch that is read in many parts with one that is read at once.
void EpisodesTest::tables()
{
    at::manual_seed(testSeed());
    constexpr int64_t kSteps = 40'000'000;  // more than a stretch has
    TensorDict td({kSteps});
    td.set({"next", "done"}, Leaf(at::rand({kSteps, 1}).lt(1e-6)));
    const auto ends = td.leaf({"next", "done"}).tensor().reshape(-1).nonzero().reshape(-1);
    const EpisodeTable table = findEpisodes(td, kNextDone);
    QCOMPARE(static_cast<int64_t>(table.episodes.size()), ends.numel() + (ends[-1].item<int64_t>() + 1 < kSteps ? 1 : 0));
    int64_t start = 0;
    for (int64_t i = 0; i < ends.numel(); ++i) {
        const EpisodeRecord& record = table.episodes[static_cast<std::size_t>(i)];
        QCOMPARE(record.start, start);
        QCOMPARE(start += record.steps, ends[i].item<int64_t>() + 1);
        QCOMPARE(record.ending, Ending::Done);
    }
}

void EpisodesTest::returns_data()
{
    QTest::addColumn<Shape>("batch");
    QTest::addColumn<double>("gamma");
    QTest::newRow("one row") << Shape{50} << 1.0;
    QTest::newRow("discounted") << Shape{50} << 0.9;
    QTest::newRow("rows") << Shape{4, 30} << 0.5;
    QTest::newRow("steps of their own each") << Shape{4, kRagged} << 0.9;
    QTest::newRow("more than a stretch") << Shape{5'000'000} << 0.999;
}

void EpisodesTest::returns()
{
    QFETCH(Shape, batch);
    QFETCH(double, gamma);
    at::manual_seed(testSeed());
    const auto rollout = [&](Shape shape) {
        TensorDict td(shape);
        const double share = shape.back() > 1000 ? 1e-6 : 0.15;
        td.set({"mask"}, someBools(shape, share < 0.1 ? 1 : 0.9));
        shape.push_back(1);
        td.set({"next", "done"}, someBools(shape, share));
        td.set({"next", "reward"}, Leaf(at::rand(shape)));
        return td;
    };
    std::vector<TensorDict> members;
    for (int64_t length : {5, 0, 12, 1})
        members.push_back(rollout({length}));
    const TensorDict td = isRagged(batch) ? TensorDict::lazyStack(members, 0) : rollout(batch);
    EpisodeTable table = findEpisodes(td, kNextDone);
    QCOMPARE(rewardKeyOf(td), std::optional(KeyPath{"next", "reward"}));
    addReturns(table, td, {"next", "reward"}, gamma);
    QVERIFY(!table.episodes.empty());
    for (const EpisodeRecord& record : table.episodes) {
        const at::Tensor rewards = stepsAt(td, table.placeOf(record)).leaf({"next", "reward"}).tensor().reshape(-1).to(at::kDouble);
        const double expected = rewards.mul(at::pow(gamma, at::arange(record.steps, at::kDouble))).sum().item<double>();
        QVERIFY2(std::abs(record.total - expected) <= 1e-9 * std::max(1.0, std::abs(expected)),
                 table.placeOf(record).index().c_str());
    }
}

void EpisodesTest::returnsNeedANumber()
{
    TensorDict td({4});
    td.set({"next", "done"}, Leaf(bools({4, 1})));
    td.set({"next", "reward"}, Leaf(at::zeros({4, 3, 2})));
    QCOMPARE(rewardKeyOf(td), std::nullopt);
    EpisodeTable table = findEpisodes(td, kNextDone);
    QVERIFY(std::isnan(table.episodes.front().total));
    try {
        addReturns(table, td, {"next", "reward"}, 1);
        QFAIL("nothing was said");
    } catch (const Error& error) {
        QVERIFY2(QString(error.what()).contains("of the batch size [4], and this is torch.float32 [4, 3, 2]."), error.what());
    }
}

void EpisodesTest::masks_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("key");
    QTest::newRow("of the root") << "obs" << "'mask'";
    QTest::newRow("for what lies below it") << "next/obs" << "'mask'";
    QTest::newRow("of a level below") << "data/obs" << "('data', 'collector', 'mask')";
    QTest::newRow("not over the batch") << "other/obs" << "'mask'";
    QTest::newRow("itself") << "mask" << "";
}

void EpisodesTest::masks()
{
    QFETCH(QString, path);
    TensorDict td({2, 3});
    td.set({"mask"}, Leaf(bools({2, 3, 1})));
    td.set({"data"}, TensorDict({2, 3}));
    td.set({"data", "collector", "mask"}, Leaf(bools({2, 3})));
    td.set({"other"}, TensorDict({2, 3}));
    td.set({"other", "mask"}, Leaf(bools({2, 3, 4})));  // allowed actions
    for (const KeyPath& key : {KeyPath{"obs"}, KeyPath{"next", "obs"}, KeyPath{"data", "obs"}, KeyPath{"other", "obs"}})
        td.set(key, Leaf(at::zeros({2, 3, 4})));
    KeyPath key;
    for (const QString& level : path.split('/'))
        key.push_back(level.toStdString());
    const auto mask = dataMaskFor(td.leaf(key), LeafPlace::below(td, key));
    QTEST(mask ? QString::fromStdString(toPython(mask->key)).replace('"', '\'') : QString(), "key");
}

void EpisodesTest::partsAreCounted()
{
    QCOMPARE(partsOf(TensorDict({3, 2})).size(), std::size_t{3});
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(partsOf(TensorDict())));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(partsOf(TensorDict({int64_t{1} << 53}))));
}

TENSORDESK_SUITE(EpisodesTest);
#include "tst_episodes.moc"
