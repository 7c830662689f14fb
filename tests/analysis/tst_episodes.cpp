// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/collate/parts.h"
#include "model/analysis/episodes.h"
#include "model/analysis/values/datamask.h"
#include "tests/support/suite.h"
#include "tests/support/testseed.h"

#include <ATen/Context.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/rand.h>
#include <ATen/ops/zeros.h>

#include <QTest>

using namespace tensordesk;

/// How a batch falls into episodes, and what in it is none but padding.
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

std::string printed(const EpisodeEnds& ends)
{
    std::string text;
    for (const KeyPath& key : ends)
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
std::string walked(const TensorDict& td, const EpisodeEnds& ends, Shape from, bool backwards)
{
    std::string text;
    while (const auto place = neighbouringEpisode(td, ends, from, backwards)) {
        text = backwards ? place->index() + "\n" + text : text + place->index() + "\n";
        from = place->position;
    }
    return text;
}

const EpisodeEnds kNextDone{{"next", "done"}};

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
    QTest::newRow("none") << QStringList{"is_init"} << "" << "'done'";
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
    QTEST(QString::fromStdString(printed(episodeEndsOf(td))).replace('"', '\''), "found");
    QTEST(QString::fromStdString(toPython(episodeEndsNamed(td, {"done"}).front())).replace('"', '\''), "named");
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
    const EpisodeEnds ends = episodeEndsOf(td);
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
        static_cast<void>(episodesOf(td, {{key.toStdString()}}, 9));
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
    td.set({"other", "mask"}, Leaf(bools({2, 3, 4})));  // of actions that are allowed
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
