// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/doctor/doctor.h"
#include "model/operations/rollouts/stepmarks.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/tree/tensordict.h"
#include "tests/support/suite.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/randn.h>
#include <ATen/ops/zeros.h>

#include <QTest>

#include <atomic>
#include <cmath>
#include <optional>

using namespace tensordesk;

namespace {

/// An array that counts how many of its elements were read.
class CountingSource final : public LeafSource {
public:
    explicit CountingSource(at::Tensor values) : LeafSource(values.sizes().vec(), values.scalar_type()), m_values(std::move(values))
    {
    }

    at::Tensor read(const std::vector<Range>& part) const override
    {
        at::Tensor result = m_values;
        for (std::size_t dim = 0; dim < part.size(); ++dim) {
            const Range& range = part[dim];
            result = result.slice(static_cast<int64_t>(dim), range.start, range.start + range.count * range.step, range.step);
        }
        m_elements += result.numel();
        return result.contiguous();
    }
    void write(const std::vector<Range>&, const at::Tensor&) override { }
    std::string file() const override { return {}; }
    StorageLayout layout() const override { return {}; }
    int64_t storedBytes() const override { return 0; }

    [[nodiscard]] int64_t elementsRead() const { return m_elements; }

private:
    at::Tensor m_values;
    mutable std::atomic<int64_t> m_elements = 0;
};

class Cancelled final : public Progress {
public:
    [[nodiscard]] bool isCancelled() const override { return true; }
};

/// A correct rollout of two rows, whose `obs` counts its reads and is large enough for several blocks.
struct Rollout {
    static constexpr int64_t kSteps = 100'000, kObs = 16;

    std::shared_ptr<CountingSource> obs;
    TensorDict td{{2, kSteps}};

    Rollout()
    {
        const at::Tensor states = at::randn({2, kSteps + 1, kObs});
        obs = std::make_shared<CountingSource>(states.slice(1, 0, kSteps).contiguous());
        at::Tensor done = at::zeros({2, kSteps, 1}, at::kBool);
        done.slice(1, 99, kSteps, 100).fill_(true);
        td.set({"obs"}, Leaf(obs));
        td.set({"next", "obs"}, Leaf(states.slice(1, 1).contiguous()));
        td.set({"next", "done"}, Leaf(done));
    }
};

std::vector<Symptom> symptomsOf(const std::vector<CheckResult>& results, std::string_view check)
{
    for (const CheckResult& result : results)
        if (result.check->name == check)
            return result.symptoms.value_or(std::vector<Symptom>());
    return {};
}

template <typename Work>
std::optional<ErrorKind> failureOf(const Work& work)
{
    try {
        work();
    } catch (const Error& error) {
        return error.kind();
    }
    return std::nullopt;
}

}  // namespace

/// How the checks read data; their findings are tested on real rollouts by tests/oracle/test_health.py.
class DoctorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void knowsTheStepBehindABlock();
    void readsOnce();
    void sumsUpInOrder();
    void shortEpisodesOfDifferentLengths();
    void endsAtAStop();
    void passesErrorsOn();
};

/// Several checks need `obs`; it is read once, except a few rows at its ends and one step per block.
void DoctorTest::readsOnce()
{
    const Rollout rollout;
    const std::vector<CheckResult> results = examine(rollout.td, {episodeRuleOf(rollout.td), {}, {}});
    for (const CheckResult& result : results)
        for (const Symptom& symptom : result.symptoms.value_or(std::vector<Symptom>()))
            QVERIFY2(symptom.concern == Concern::Note, symptom.message.english().c_str());
    const int64_t elements = 2 * Rollout::kSteps * Rollout::kObs;
    QVERIFY2(rollout.obs->elementsRead() >= elements, qPrintable(QString::number(rollout.obs->elementsRead())));
    QVERIFY2(rollout.obs->elementsRead() < elements + elements / 20, qPrintable(QString::number(rollout.obs->elementsRead())));
}

/// Blocks are done in any order; the first place is the first one all the same.
void DoctorTest::sumsUpInOrder()
{
    const Rollout rollout;
    TensorDict td = rollout.td;
    at::Tensor odd = at::ones({2, Rollout::kSteps, 16});
    for (const int64_t step : {Rollout::kSteps - 1, Rollout::kSteps / 2, int64_t{777}})
        odd.select(1, step).select(1, 3).fill_(NAN);
    td.set({"odd"}, Leaf(odd));
    for (int round = 0; round < 5; ++round) {
        const auto symptoms = symptomsOf(examine(td, {episodeRuleOf(td), {}, {}, {"non-finite"}}), "non-finite");
        QCOMPARE(symptoms.size(), std::size_t{1});
        QCOMPARE(symptoms.front().count, int64_t{6});
        QCOMPARE(QString::fromStdString(symptoms.front().index), QStringLiteral("0, 777, 3"));
    }
}

/// They are processed together, padded to the longest: padding is not checked, and not counted.
void DoctorTest::shortEpisodesOfDifferentLengths()
{
    std::vector<TensorDict> episodes;
    for (int64_t i = 0; i < 600; ++i) {
        const int64_t steps = 10 + i % 17;
        TensorDict episode({steps});
        at::Tensor states = at::arange(steps, at::kFloat).unsqueeze(-1).expand({steps, 2}).clone();
        at::Tensor done = at::zeros({steps, 1}, at::kBool);
        done.select(0, steps - 1).fill_(true);
        if (i == 5 || i == 417)
            states.select(0, steps - 1).select(0, 1).fill_(NAN);
        if (i == 300)
            states.select(0, 4).fill_(-30);
        episode.set({"observation"}, Leaf(states));
        episode.set({"next", "done"}, Leaf(done));
        episodes.push_back(episode);
    }
    const TensorDict td = TensorDict::lazyStack(std::move(episodes), 0);
    const auto results = examine(td, {episodeRuleOf(td), {}, {}, {"non-finite", "spikes"}});
    const auto nonFinite = symptomsOf(results, "non-finite"), spikes = symptomsOf(results, "spikes");
    QCOMPARE(nonFinite.size(), std::size_t{1});
    QCOMPARE(nonFinite.front().count, int64_t{2});
    QCOMPARE(QString::fromStdString(nonFinite.front().index), QStringLiteral("5, 14, 1"));
    QCOMPARE(spikes.size(), std::size_t{1});
    QCOMPARE(spikes.front().count, int64_t{1});
    QCOMPARE(QString::fromStdString(spikes.front().index), QStringLiteral("300, 3"));
}

void DoctorTest::endsAtAStop()
{
    const Rollout rollout;
    Cancelled progress;
    QVERIFY(failureOf([&] { static_cast<void>(examine(rollout.td, {episodeRuleOf(rollout.td), {}, {}}, progress)); })
            == ErrorKind::Cancelled);
}

void DoctorTest::passesErrorsOn()
{
    class Broken final : public LeafSource {
    public:
        Broken() : LeafSource({2, Rollout::kSteps, 8}, DType::Float) { }
        at::Tensor read(const std::vector<Range>& part) const override
        {
            if (part[1].start > 0)
                throw Error(ErrorKind::OSError, "the disk is on fire");
            return at::zeros({part[0].count, part[1].count, part[2].count});
        }
        void write(const std::vector<Range>&, const at::Tensor&) override { }
        std::string file() const override { return {}; }
        StorageLayout layout() const override { return {}; }
        int64_t storedBytes() const override { return 0; }
    };
    TensorDict td = Rollout().td;
    td.set({"broken"}, Leaf(std::make_shared<Broken>()));
    QVERIFY(failureOf([&] { static_cast<void>(examine(td, {episodeRuleOf(td), {}, {}, {"non-finite"}})); }) == ErrorKind::OSError);
}

/// If padding, or an unwritten part of a ring buffer, begins right after a block, no pair of steps reaches into it.
void DoctorTest::knowsTheStepBehindABlock()
{
    TensorDict td({1, 10});
    td.set({"done"}, Leaf(at::zeros({1, 10, 1}, at::kBool)));
    TensorDict masked({1, 10});
    masked.set({"done"}, Leaf(at::zeros({1, 10, 1}, at::kBool)));
    masked.set({"mask"}, Leaf(at::arange(10).lt(4).view({1, 10})));
    EpisodeRule ring = episodeRuleOf(td);
    ring.ring = Ring{.written = 4, .seam = 4};
    for (const auto& [rollout, rule] : {std::pair(td, ring), std::pair(masked, episodeRuleOf(masked))}) {
        const StepMarks marks = StepReader(rollout, rule).read({.from = 0, .count = 4});
        QVERIFY(marks.data.all().item<bool>());
        QVERIFY(marks.dataBehind.equal(at::arange(4).lt(3).view({1, 4})));
        const StepMarks last = StepReader(rollout, rule).read({.from = 4, .count = 6, .reachesEnd = true});
        QVERIFY(!last.data.any().item<bool>());
        QCOMPARE(last.dataBehind.size(1), int64_t{5});
    }
}

TENSORDESK_SUITE(DoctorTest);
#include "tst_doctor.moc"
