// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/rerun/policyrun.h"
#include "model/analysis/rerun/rerun.h"
#include "model/expression/derived/derivedkeys.h"
#include "model/expression/syntax/expression.h"
#include "model/operations/rollouts/episoderule.h"
#include "tests/support/suite.h"

#include <ATen/ATen.h>

#include <QTest>

using namespace tensordesk;

/// Runs a policy or critic over its rollout again: the differences and the findings. Initial weights and samples come from one seed
/// per expression, so that equal texts give equal policies.
class RerunTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void logProbs_data();
    void logProbs();
    void policies_data();
    void policies();
    void staleIsNoMistake_data();
    void staleIsNoMistake();
    void equalNumbersProveNothing();
    void outputs_data();
    void outputs();
    void blocksDoNotMatter_data();
    void blocksDoNotMatter();
    void curveAndPlaces();
    void paddingDoesNotCount();
    void raggedTime();
    void boundsAreLeftOut();
    void actionsTakenNow();
    void timeIsWhole_data();
    void timeIsWhole();
    void drawsNothing();
    void derivedLogProbIsTheSame();
    void errors_data();
    void errors();
    void cancelled();
};

namespace {

const std::string kActor =
    "ProbabilisticActor(TensorDictModule(nn.Sequential(nn.Linear(3, 4), NormalParamExtractor()), ['observation'], ['loc', 'scale']), "
    "['loc', 'scale'], distribution_class=TanhNormal, return_log_prob=True)";
const std::string kCritic = "ValueOperator(nn.Linear(3, 1))";
const std::string kClasses = "ProbabilisticActor(TensorDictModule(nn.Linear(3, 5), ['observation'], ['logits']), ['logits'], "
                             "distribution_class=torch.distributions.Categorical, return_log_prob=True)";
const std::string kStates = "TensorDictModule(nn.GRU(3, 2, batch_first=True), ['observation'], ['state', '_'])";

std::string moved(const std::string& module, const std::string& factor)
{
    return "(lambda m: [m.load_state_dict({k: v * " + factor + " for k, v in m.state_dict().items()}), m][1])(" + module + ")";
}

/// With other weights, as training on something else leaves them.
std::string trained(const std::string& module, int seed, const std::string& step)
{
    return "(lambda m: [m.load_state_dict({k: v + " + step + " * torch.sin(1000 * v + " + std::to_string(seed)
         + ") for k, v in m.state_dict().items()}), m][1])(" + module + ")";
}

at::Tensor tensorOf(const TensorDict& td, const std::string& expression)
{
    return evaluate(expression, {{"td", td}}).as<Leaf>()->tensor();
}

/// Returns a rollout of a policy, or a critic, over random observations, with samples.
TensorDict rolloutOf(const std::string& module, const Shape& batch)
{
    at::manual_seed(5);
    Shape shape = batch;
    shape.push_back(3);
    TensorDict td(batch);
    td.set({"observation"}, Leaf(at::randn(shape)));
    return *evaluate("set_interaction_type('random')(lambda m, x: m(x))(" + module + ", td.clone())", {{"td", td}})
                .as<TensorDict>();
}

RerunKey keyOf(const RerunReport& report, const KeyPath& key, RerunKind kind)
{
    for (const RerunKey& each : report.keys)
        if (each.key == key && each.kind == kind)
            return each;
    return {};
}

/// Returns "stale: The policy has moved": the verdict and the finding up to its first colon.
QString toldOf(const RerunKey& key)
{
    const QString finding = QString::fromStdString(key.finding.english());
    return QString::fromLatin1(nameOf(key.verdict)) + QStringLiteral(": ") + finding.section(QLatin1Char(':'), 0, 0);
}

}  // namespace

void RerunTest::logProbs_data()
{
    QTest::addColumn<QString>("stored");
    QTest::addColumn<QString>("told");
    const auto row = [](const char* name, const char* stored, const char* told) {
        QTest::newRow(name) << QString::fromLatin1(stored) << QString::fromLatin1(told);
    };
    row("as collected", "td['action_log_prob']", "equal: All 800 numbers are equal.");
    row("with a dim of one", "td['action_log_prob'].unsqueeze(-1)", "equal: All 800 numbers are equal.");
    row("float16", "td['action_log_prob'].half()", "rounded: The stored numbers are those computed now, rounded to float16.");
    row("through bfloat16", "td['action_log_prob'].bfloat16().float()",
        "rounded: The stored numbers are those computed now, rounded to bfloat16.");
    row("without the correction", "torch.distributions.Normal(td['loc'], td['scale']).log_prob(td['action'].atanh()).sum(-1)",
        "mismatched: The stored log-probabilities lack the correction for the tanh");
    row("of the squashed action", "torch.distributions.Normal(td['loc'], td['scale']).log_prob(td['action']).sum(-1)",
        "mismatched: The stored log-probabilities are those of the squashed action under the normal distribution before the tanh.");
    row("one a dim",
        "torch.distributions.Normal(td['loc'], td['scale']).log_prob(td['action'].atanh()) - (1 - td['action'] ** 2).log()",
        "mismatched: 2 numbers a step are stored, one for each dim of the action, and the module gives 1");
    row("averaged", "td['action_log_prob'] / 2",
        "mismatched: The stored log-probabilities are means over the dims of the action, where they should be sums.");
    row("negated", "-td['action_log_prob']",
        "mismatched: The stored log-probabilities have the other sign. That explains 100 % of the numbers that differ.");
    row("negated, and then edited", "torch.where(torch.arange(800).view(8, 100) % 40 == 0, 7.0, -td['action_log_prob'])",
        "mismatched: The stored log-probabilities have the other sign. That explains 97.5 % of the numbers that differ.");
    row("probabilities", "td['action_log_prob'].exp()", "mismatched: The stored values are the probability, not its logarithm.");
    row("another scale", "TanhNormal(td['loc'], td['scale'] * 2).log_prob(td['action'])",
        "mismatched: The stored log-probabilities are those of a distribution with the scale, or temperature, times 2.");
    row("of the step before", "td['action_log_prob'].roll(1, 1)",
        "mismatched: The values stored at a step belong to the step before it");
    row("of the step after", "td['action_log_prob'].roll(-1, 1)",
        "mismatched: The values stored at a step belong to the step after it");
    row("other environments", "td['action_log_prob'].roll(3, 0)",
        "mismatched: The same numbers are stored in another order of the rows");
    row("time backwards", "td['action_log_prob'].flip(1)", "mismatched: The same numbers are stored in another order of time");
    row("reshaped in the wrong order", "td['action_log_prob'].t().reshape(8, 100)",
        "mismatched: The same numbers are stored at other places");
    row("moved by a constant", "td['action_log_prob'] + 2",
        "mismatched: The stored values are the computed ones plus 2, everywhere.");
    row("noise", "torch.randn(8, 100) * 3", "unlike: The ratios of new to stored probabilities have the mean");
    row("zeros, where the policy never wrote", "torch.zeros(8, 100)",
        "unlike: The ratios of new to stored probabilities have the mean");
}

void RerunTest::logProbs()
{
    QFETCH(QString, stored);
    QFETCH(QString, told);
    TensorDict td = rolloutOf(kActor, {8, 100});
    td.set({"action_log_prob"}, Leaf(tensorOf(td, stored.toStdString())));
    const RerunReport report = rerun(td, {.module = kActor, .block = 300});
    const QString is = toldOf(keyOf(report, {"action_log_prob"}, RerunKind::LogProb));
    QVERIFY2(is.startsWith(told), qPrintable(is));
    QCOMPARE(report.agrees(), told.startsWith(QStringLiteral("equal")));
    // The parameters of the distribution are unchanged.
    QCOMPARE(keyOf(report, {"loc"}, RerunKind::Output).verdict, RerunVerdict::Equal);
    QCOMPARE(keyOf(report, {"scale"}, RerunKind::Output).equal, int64_t{1600});
}

void RerunTest::policies_data()
{
    QTest::addColumn<std::string>("collected");
    QTest::addColumn<std::string>("module");
    QTest::addColumn<QString>("told");
    const QString equal = QStringLiteral("equal: All 400 numbers are equal.");
    QTest::newRow("classes") << kClasses << kClasses << equal;
    QTest::newRow("classes, moved") << kClasses << moved(kClasses, "(1 + 0.3 * v)")
                                    << QStringLiteral("stale: The policy has moved");
    QTest::newRow("normal values, moved") << kActor << moved(kActor, "1.05") << QStringLiteral("stale: The policy has moved");
    QTest::newRow("classes at another temperature")
        << moved(kClasses, "0.5") << kClasses
        << QStringLiteral(
               "mismatched: The stored log-probabilities are those of a distribution with the scale, or temperature, times 2.");
    const std::string one = kActor.substr(0, kActor.find(", distribution_class"));
    const std::string bounded =
        one + ", distribution_class=TanhNormal, distribution_kwargs={'low': -2.0, 'high': 2.0}, return_log_prob=True)";
    QTest::newRow("bounds of its own") << bounded << bounded << equal;
    const std::string independent = one + ", distribution_class=IndependentNormal, return_log_prob=True)";
    QTest::newRow("the tanh is missing in the module")
        << kActor << independent
        << QStringLiteral(
               "mismatched: The stored log-probabilities are those of a tanh of a normal value, and the module has no tanh.");
    const std::string loose = one + ", distribution_class=torch.distributions.Normal, return_log_prob=True)";
    QTest::newRow("the module does not sum") << independent << loose
                                             << QStringLiteral("mismatched: The module gives 2 numbers a step");
    QTest::newRow("neither does the collector") << loose << loose << QStringLiteral("equal: All 800 numbers are equal.");
}

void RerunTest::policies()
{
    QFETCH(std::string, collected);
    QFETCH(std::string, module);
    QFETCH(QString, told);
    const TensorDict td = rolloutOf(collected, {8, 50});
    const QString is = toldOf(keyOf(rerun(td, {.module = module}), {"action_log_prob"}, RerunKind::LogProb));
    QVERIFY2(is.startsWith(told), qPrintable(is));
}

void RerunTest::staleIsNoMistake_data()
{
    QTest::addColumn<std::string>("module");
    QTest::addColumn<std::string>("observation");
    QTest::addColumn<Shape>("batch");
    const std::string normal = kActor.substr(0, kActor.find(", distribution_class"))
                             + ", distribution_class=IndependentNormal, return_log_prob=True)";
    const auto classes = [](int count) {
        return "ProbabilisticActor(TensorDictModule(nn.Linear(3, " + std::to_string(count)
             + "), ['observation'], ['logits']), ['logits'], distribution_class=torch.distributions.Categorical, "
               "return_log_prob=True)";
    };
    const std::string varied = "td['observation']", same = "td['observation'] * 0 + 1";
    for (const Shape& batch : {Shape{8, 25}, Shape{2, 10}, Shape{1, 3}}) {
        const auto row = [&](const char* name, const std::string& module, const std::string& observation) {
            QTest::addRow("%s, %lld rows", name, static_cast<long long>(batch[0])) << module << observation << batch;
        };
        row("squashed", kActor, varied);
        row("squashed, one observation", kActor, same);
        row("normal", normal, varied);
        row("five classes", classes(5), varied);
        row("one of five is nearly certain", classes(5), "td['observation'] * 40");
        row("two classes", classes(2), varied);
        row("two classes, one observation", classes(2), same);
        row("three classes, one observation", classes(3), same);
        row("a critic", kCritic, varied);
        row("a critic, one observation", kCritic, same);
        row("a critic, two observations", kCritic, "td['observation'] * 0 + (td['observation'] > 0)[..., :1]");
        row("a critic, one observation far from all others", kCritic,
            "torch.where((td['observation'] == td['observation'].max()).any(-1, keepdim=True), 1e5, td['observation'])");
    }
}

/// For random changes of the weights, twenty times, the stored values are stale, and no other mistake is named.
void RerunTest::staleIsNoMistake()
{
    QFETCH(std::string, module);
    QFETCH(std::string, observation);
    QFETCH(Shape, batch);
    for (int seed = 0; seed < 20; ++seed) {
        at::manual_seed(static_cast<uint64_t>(seed));
        TensorDict td(batch);
        td.set({"observation"}, Leaf(at::randn({batch[0], batch[1], 3})));
        td.set({"observation"}, Leaf(tensorOf(td, observation).clone()));
        const std::string collected = trained(module, seed, "0.1");
        td = *evaluate("set_interaction_type('random')(lambda m, x: m(x))(" + collected + ", td.clone())", {{"td", td}})
                  .as<TensorDict>();
        const RerunReport report = rerun(td, {.module = trained(collected, seed + 1, seed % 2 == 0 ? "0.2" : "0.02")});
        const RerunKey& found = report.keys.front();
        QVERIFY(found.kind == (module == kCritic ? RerunKind::Output : RerunKind::LogProb));
        const bool isToldRightly = found.verdict == RerunVerdict::Moved || found.verdict == RerunVerdict::Unlike
                                || (found.verdict == RerunVerdict::Equal && found.equal == found.values);
        QVERIFY2(isToldRightly, qPrintable(QString::number(seed) + " " + QString::fromStdString(found.finding.english())));
    }
}

/// If only few numbers differ, a hypothesis that also holds for the equal ones explains nothing.
void RerunTest::equalNumbersProveNothing()
{
    TensorDict td = rolloutOf(moved(kClasses, "5000"), {8, 100});
    const at::Tensor certain = tensorOf(td, "(td['action_log_prob'] == 0)");
    QVERIFY(certain.to(at::kFloat).mean().item<float>() > 0.9F);
    td.set({"action_log_prob"}, Leaf(tensorOf(td, "td['action_log_prob'] - 0.5 * (torch.arange(800).view(8, 100) % 40 == 0)")));
    const RerunKey key = keyOf(rerun(td, {.module = moved(kClasses, "5000")}), {"action_log_prob"}, RerunKind::LogProb);
    QCOMPARE(key.equal, int64_t{780});
    QCOMPARE(toldOf(key), QStringLiteral("unlike: 20 of 800 numbers differ and the others are equal"));
}

void RerunTest::outputs_data()
{
    QTest::addColumn<QString>("stored");
    QTest::addColumn<QString>("told");
    const auto row = [](const char* name, const char* stored, const char* told) {
        QTest::newRow(name) << QString::fromLatin1(stored) << QString::fromLatin1(told);
    };
    row("as collected", "td['state_value']", "equal: All 300 numbers are equal.");
    row("normalised", "(td['state_value'] - 1) / 4",
        "mismatched: The stored values are the computed ones times 0.25 plus -0.25, everywhere.");
    row("of the step before", "td['state_value'].roll(1, 1)",
        "mismatched: The values stored at a step belong to the step before it");
    row("another critic, nearly", "td['state_value'] + 0.01 * torch.randn(6, 50, 1)", "stale: The module has changed");
    row("another critic", "torch.randn(6, 50, 1)", "unlike: The outputs of the module do not correlate with the stored values");
    row("NaN at places", "torch.where(td['state_value'] > 0.3, torch.nan, td['state_value'])", "unlike: 31 numbers are NaN");
    row("two heads", "td['state_value'].expand(6, 50, 2)", "misshapen: 2 numbers a step are stored, and the module gives 1.");
}

void RerunTest::outputs()
{
    QFETCH(QString, stored);
    QFETCH(QString, told);
    TensorDict td = rolloutOf(kCritic, {6, 50});
    td.set({"state_value"}, Leaf(tensorOf(td, stored.toStdString()).clone()));
    const QString is = toldOf(keyOf(rerun(td, {.module = kCritic}), {"state_value"}, RerunKind::Output));
    QVERIFY2(is.startsWith(told), qPrintable(is));
}

void RerunTest::blocksDoNotMatter_data()
{
    QTest::addColumn<Shape>("batch");
    QTest::addColumn<int64_t>("block");
    QTest::newRow("one step") << Shape{4, 30} << int64_t{1};
    QTest::newRow("part of a row") << Shape{4, 30} << int64_t{7};
    QTest::newRow("some rows") << Shape{4, 30} << int64_t{70};
    QTest::newRow("time alone") << Shape{120} << int64_t{50};
    QTest::newRow("two dims of environments") << Shape{2, 3, 20} << int64_t{45};
}

void RerunTest::blocksDoNotMatter()
{
    QFETCH(Shape, batch);
    QFETCH(int64_t, block);
    const TensorDict td = rolloutOf(kActor, batch);
    const std::string module = moved(kActor, "1.05");
    const RerunReport whole = rerun(td, {.module = module}), parts = rerun(td, {.module = module, .block = block});
    QCOMPARE(whole.blocks, int64_t{batch.size() == 3 ? 2 : 1});
    QVERIFY(parts.blocks > 1);
    QCOMPARE(parts.keys.size(), whole.keys.size());
    for (std::size_t i = 0; i < parts.keys.size(); ++i) {
        QCOMPARE(parts.keys[i].values, whole.keys[i].values);
        QCOMPARE(parts.keys[i].equal, whole.keys[i].equal);
        QVERIFY(std::abs(parts.keys[i].mean - whole.keys[i].mean) < 1e-6);
        QCOMPARE(parts.keys[i].verdict, whole.keys[i].verdict);
        QCOMPARE(parts.keys[i].worst.front().position, whole.keys[i].worst.front().position);
    }
}

void RerunTest::curveAndPlaces()
{
    TensorDict td = rolloutOf(kActor, {3, 20});
    at::Tensor stored = td.leaf({"action_log_prob"}).tensor().clone();
    stored[1][4] += 0.5;
    stored[2][4] += 0.25;
    stored[0][17] -= 2;
    td.set({"action_log_prob"}, Leaf(stored));
    const RerunKey key = keyOf(rerun(td, {.module = kActor, .worst = 2}), {"action_log_prob"}, RerunKind::LogProb);
    QCOMPARE(key.equal, int64_t{57});
    QCOMPARE(toldOf(key), QStringLiteral("unlike: 3 of 60 numbers differ and the others are equal"));
    QCOMPARE(key.steps.size(), std::size_t{20});
    QCOMPARE(key.steps[4].count, int64_t{3});
    QVERIFY(std::abs(key.steps[4].mean - 0.25) < 1e-4);
    QVERIFY(std::abs(key.steps[4].greatest - 0.5) < 1e-4);
    QVERIFY(key.steps[5].greatest < 1e-4);
    QCOMPARE(key.worst.size(), std::size_t{2});
    QCOMPARE(key.worst[0].position, (Shape{0, 17}));
    QCOMPARE(key.worst[1].position, (Shape{1, 4}));
    QVERIFY(std::abs(key.worst[0].difference() - 2) < 1e-4);
}

void RerunTest::paddingDoesNotCount()
{
    TensorDict td = rolloutOf(kCritic, {2, 10});
    at::Tensor mask = at::ones({2, 10}, at::kBool), values = td.leaf({"state_value"}).tensor().clone();
    mask[1].narrow(0, 6, 4).fill_(false);
    values[1].narrow(0, 6, 4).fill_(7);
    td.set({"state_value"}, Leaf(values));
    td.set({"mask"}, Leaf(mask));
    const RerunKey key = keyOf(rerun(td, {.module = kCritic}), {"state_value"}, RerunKind::Output);
    QCOMPARE(key.values, int64_t{16});
    QCOMPARE(key.verdict, RerunVerdict::Equal);
}

void RerunTest::raggedTime()
{
    const TensorDict stack = TensorDict::lazyStack({rolloutOf(kActor, {20}), rolloutOf(kActor, {31})}, 0);
    const RerunReport report = rerun(stack, {.module = kActor, .block = 25});
    QVERIFY(report.agrees());
    QCOMPARE(report.steps, int64_t{51});
    QCOMPARE(report.blocks, int64_t{3});
    const RerunKey key = keyOf(report, {"action_log_prob"}, RerunKind::LogProb);
    QCOMPARE(key.values, int64_t{51});
    QCOMPARE(key.steps.size(), std::size_t{31});
    QCOMPARE(key.steps[25].count, int64_t{1});
}

/// An action at a bound may have been drawn from anywhere beyond it.
void RerunTest::boundsAreLeftOut()
{
    TensorDict td = rolloutOf(kActor, {2, 10});
    at::Tensor action = td.leaf({"action"}).tensor().clone();
    action[1][3] = 1 - 1e-7;
    td.set({"action"}, Leaf(action));
    const RerunKey key = keyOf(rerun(td, {.module = kActor}), {"action_log_prob"}, RerunKind::LogProb);
    QCOMPARE(key.untold, int64_t{1});
    QCOMPARE(key.values, int64_t{19});
    QCOMPARE(key.verdict, RerunVerdict::Equal);
}

void RerunTest::actionsTakenNow()
{
    const TensorDict td = rolloutOf(kClasses, {4, 25});
    const RerunKey key = keyOf(rerun(td, {.module = kClasses}), {"action"}, RerunKind::Action);
    const at::Tensor likeliest = tensorOf(td, "td['logits'].argmax(-1)");
    QCOMPARE(key.equal, likeliest.eq(td.leaf({"action"}).tensor()).sum().item<int64_t>());
    QCOMPARE(key.values, int64_t{100});
    QCOMPARE(key.verdict, RerunVerdict::Informative);
    const double entropy = tensorOf(td, "torch.distributions.Categorical(logits=td['logits']).entropy().mean()").item<double>();
    QVERIFY(key.entropy && std::abs(*key.entropy - entropy) < 1e-6);
}

void RerunTest::timeIsWhole_data()
{
    QTest::addColumn<std::string>("module");
    QTest::addColumn<bool>("isWhole");
    QTest::newRow("recurrent") << kStates << true;
    QTest::newRow("a state among in_keys") << std::string(
        "TensorDictModule(lambda x, h: x + h, ['observation', 'hidden'], ['state'])")
                                           << true;
    QTest::newRow("row by row") << std::string("TensorDictModule(nn.Linear(3, 2), ['observation'], ['state'])") << false;
}

void RerunTest::timeIsWhole()
{
    QFETCH(std::string, module);
    QFETCH(bool, isWhole);
    at::manual_seed(1);
    TensorDict td({3, 40});
    td.set({"observation"}, Leaf(at::randn({3, 40, 3})));
    td.set({"hidden"}, Leaf(at::randn({3, 40, 3})));
    td = *evaluate("(" + module + ")(td.clone())", {{"td", td}}).as<TensorDict>();
    const RerunReport report = rerun(td, {.module = module, .block = 16});
    QCOMPARE(report.byWholeRows, isWhole);
    QCOMPARE(report.blocks, int64_t{isWhole ? 3 : 9});
    QVERIFY(report.agrees());
}

void RerunTest::drawsNothing()
{
    const TensorDict td = rolloutOf(kActor, {2, 10});
    at::manual_seed(3);
    const at::Tensor expected = at::rand({4});
    at::manual_seed(3);
    static_cast<void>(rerun(td, {.module = kActor}));
    QVERIFY(at::rand({4}).equal(expected));
}

void RerunTest::derivedLogProbIsTheSame()
{
    const TensorDict td = rolloutOf(kActor, {4, 25});
    DerivedKeys(derivedLogProb(kActor, "log_prob_now")).addTo(td);
    QVERIFY(td.leaf({"log_prob_now"}).tensor().allclose(td.leaf({"action_log_prob"}).tensor(), 1e-5, 1e-5));
}

void RerunTest::errors_data()
{
    QTest::addColumn<std::string>("module");
    QTest::addColumn<QString>("error");
    const auto row = [](const char* name, const char* module, const char* error) {
        QTest::newRow(name) << std::string(module) << QString::fromLatin1(error);
    };
    row("no expression", "nn.Linear(3, ", "SyntaxError");
    row("no module", "td['observation']", "TypeError: `td['observation']` gives a Tensor, not a module");
    row("a bare layer", "nn.Linear(3, 1)", "TypeError: a Linear does not say which keys it reads and writes: wrap it");
    row("a key that is not there", "TensorDictModule(nn.Linear(3, 1), ['observations'], ['state_value'])", "KeyError");
    row("another width", "TensorDictModule(nn.Linear(4, 1), ['observation'], ['state_value'])", "RuntimeError");
    row("nothing to compare", "TensorDictModule(nn.Linear(3, 1), ['observation'], ['v'])",
        "ValueError: has none of the module's output keys (\"v\"): give the module out_keys that are stored");
    row("no action",
        "ProbabilisticActor(TensorDictModule(nn.Linear(3, 5), ['observation'], ['logits']), ['logits'], ['choice'], "
        "distribution_class=torch.distributions.Categorical)",
        "KeyError");
    row("no such file", "(lambda m: [m.load_state_dict(torch.load('/nowhere/a.pt')), m][1])(ValueOperator(nn.Linear(3, 1)))",
        "FileNotFoundError");
}

void RerunTest::errors()
{
    QFETCH(std::string, module);
    QFETCH(QString, error);
    const TensorDict td = rolloutOf(kCritic, {2, 5});
    try {
        static_cast<void>(rerun(td, {.module = module}));
        QFAIL("it ran");
    } catch (const Error& failed) {
        const QString is = QString::fromLatin1(className(failed.kind())) + QStringLiteral(": ")
                         + QString::fromStdString(failed.message());
        QVERIFY2(is.startsWith(error), qPrintable(is));
    }
}

void RerunTest::cancelled()
{
    struct Stopped final : Progress {
        [[nodiscard]] bool isCancelled() const override { return reports > 1; }
        void report(int64_t, int64_t) override { ++reports; }
        int reports = 0;
    } progress;
    const TensorDict td = rolloutOf(kCritic, {4, 50});
    try {
        static_cast<void>(rerun(td, {.module = kCritic, .block = 10}, progress));
        QFAIL("it ran to the end");
    } catch (const Error& error) {
        QCOMPARE(error.kind(), ErrorKind::Cancelled);
        QCOMPARE(progress.reports, 2);
    }
}

TENSORDESK_SUITE(RerunTest);
#include "tst_rerun.moc"
