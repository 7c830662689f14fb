// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/rerun/policyrun.h"

#include "model/expression/distributions/composite.h"
#include "model/expression/evaluation/evaluator.h"
#include "model/expression/modules/modulerun.h"
#include "model/expression/modules/probabilisticmodule.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/key.h"

#include <algorithm>
#include <array>

namespace tensordesk {
namespace {

/// Modules that use other steps of their input.
constexpr std::array<std::string_view, 7> kAcrossSteps = {
    "LSTM", "GRU", "RNN", "MultiheadAttention", "Transformer", "TransformerEncoder", "TransformerEncoderLayer"};
/// Parts of names of states that go from step to step.
constexpr std::array<std::string_view, 3> kStates = {"recurrent_state", "hidden", "rnn_state"};
/// Names that log-probabilities of the only action are stored under.
constexpr std::array<std::string_view, 7> kLogProbs = {"action_log_prob", "sample_log_prob", "log_prob",
                                                       "log_probs",       "logprob",         "logp",
                                                       "old_log_prob"};

bool isState(const KeyPath& key)
{
    return std::ranges::any_of(kStates, [&](std::string_view name) { return key.back().key().find(name) != std::string::npos; });
}

void flatten(const std::shared_ptr<TdModule>& module, std::vector<std::shared_ptr<TdModule>>& flat)
{
    const auto sequence = std::dynamic_pointer_cast<TdSequence>(module);
    if (!sequence) {
        flat.push_back(module);
        return;
    }
    for (const auto& each : sequence->modules())
        flatten(each, flat);
}

void append(std::vector<KeyPath>& keys, const KeyPath& key)
{
    if (!contains(keys, key))
        keys.push_back(key);
}

/// Returns the result of `compute`; undefined if the distribution has no formula.
template <typename Compute>
at::Tensor ifKnown(const Compute& compute)
{
    try {
        const Value value = compute();
        const auto* leaf = value.template as<Leaf>();
        return leaf ? leaf->tensor() : at::Tensor();
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::NotImplementedError && error.kind() != ErrorKind::AttributeError
            && error.kind() != ErrorKind::RuntimeError)
            throw;
        return {};
    }
}

ScoredAction scored(const KeyPath& key, const DistributionPtr& distribution, const TensorDict& td, const ModuleScope& scope)
{
    ScoredAction result{key, {}, distribution, td.leaf(key).tensor(), {}, {}, {}};
    const Value logProb = distribution->logProb(Value(Leaf(result.action)), scope);
    if (const auto* leaf = logProb.as<Leaf>())
        result.logProb = leaf->tensor();
    else
        throw Error(ErrorKind::TypeError, "{} gives no tensor of log-probabilities", distribution->typeName()).within(key);
    result.entropy = ifKnown([&] { return distribution->entropy(scope); });
    result.deterministic = ifKnown([&] { return deterministicOf(*distribution); });
    return result;
}

/// Returns the keys under which the log-probability of an action may be stored. `isOnly`: no other action is evaluated.
std::vector<KeyPath> logProbKeysOf(const ProbabilisticModule& module, const KeyPath& action, bool isOnly)
{
    const auto& actions = module.sampleKeys();
    const auto& given = module.options().logProbKeys;
    const auto at = static_cast<std::size_t>(std::ranges::find(actions, action) - actions.begin());
    std::vector<KeyPath> keys;
    if (!module.options().isSummed && at < given.size())
        keys.push_back(given[at]);
    append(keys, suffixed(action, "_log_prob"));
    if (isOnly)
        for (const std::string_view name : kLogProbs)
            append(keys, KeyPath{std::string(name)});
    return keys;
}

void scoreAll(const ProbabilisticModule& module, ModuleRun& run, const TensorDict& td, bool isOnly,
              std::vector<ScoredAction>& actions)
{
    const DistributionPtr distribution = module.distributionOf(run, td);
    const auto composite = std::dynamic_pointer_cast<CompositeDistribution>(distribution);
    if (!composite) {
        const KeyPath& key = module.sampleKeys().front();
        actions.push_back(scored(key, distribution, td, run.scope()));
        actions.back().logProbKeys = logProbKeysOf(module, key, isOnly);
        return;
    }
    for (const auto& [key, part] : composite->parts()) {
        actions.push_back(scored(key, part, td, run.scope()));
        actions.back().logProbKeys = logProbKeysOf(module, key, false);
    }
}

}  // namespace

PolicyRun::PolicyRun(const std::string& expression, const TensorDict& td, at::Device device, Progress& progress)
    : m_session(std::make_shared<Session>(expression, Scope{{"td", td}}, progress)), m_device(device)
{
    const Session::ActiveScope acting(*m_session);
    const Expression& tree = std::get<ExpressionStatement>(m_session->statements().front().statement).expression;
    const Value value = guardingTorch([&] { return Evaluator(m_session).evaluate(tree); });
    m_module = asTdModule(value);
    if (!m_module) {
        if (asModule(value))
            throw Error(ErrorKind::TypeError,
                        "a {} does not say which keys it reads and writes: wrap it, as TensorDictModule(…, [\"observation\"], "
                        "[\"state_value\"])",
                        value.typeName());
        throw Error(ErrorKind::TypeError, "`{}` gives a {}, not a module", expression, value.typeName());
    }
    m_module->setTraining(false);
    guardingTorch([&] {
        m_module->visit([&](const std::string&, Module& each) {
            for (Module::State& state : each.states())
                if (state.tensor.defined())
                    state.tensor = state.tensor.to(m_device);
        });
    });
    flatten(m_module, m_modules);
    plan();
}

void PolicyRun::plan()
{
    m_drawsOnce = std::ranges::count_if(m_modules,
                                        [](const auto& module) {
                                            return dynamic_cast<const ProbabilisticModule*>(module.get()) != nullptr;
                                        })
               == 1;
    for (const auto& module : m_modules) {
        for (const KeyPath& key : module->inKeys()) {
            if (contains(m_writes, key))
                continue;
            append(m_reads, key);
            m_needsWholeTime = m_needsWholeTime || isState(key);
        }
        if (const auto* drawing = dynamic_cast<const ProbabilisticModule*>(module.get())) {
            for (const KeyPath& key : drawing->sampleKeys())
                append(m_reads, key);
            continue;
        }
        m_readsAll = m_readsAll || (module->inKeys().empty() && dynamic_cast<const FunctionModule*>(module.get()) != nullptr);
        for (const KeyPath& key : module->outKeys())
            if (key != KeyPath{"_"})
                append(m_writes, key);
    }
    m_module->visit([&](const std::string&, Module& each) {
        m_needsWholeTime = m_needsWholeTime || std::ranges::find(kAcrossSteps, each.typeName()) != kAcrossSteps.end();
    });
}

std::vector<KeyPath> PolicyRun::gives(const TensorDict& td) const
{
    std::vector<KeyPath> keys;
    for (const auto& module : m_modules) {
        const auto* drawing = dynamic_cast<const ProbabilisticModule*>(module.get());
        if (!drawing)
            continue;
        for (const KeyPath& action : drawing->sampleKeys()) {
            const std::vector<KeyPath> names = logProbKeysOf(*drawing, action, m_drawsOnce);
            const auto stored = std::ranges::find_if(names, [&](const KeyPath& name) { return td.contains(name); });
            append(keys, stored == names.end() ? names.front() : *stored);
        }
    }
    for (const KeyPath& key : m_writes)
        append(keys, key);
    return keys;
}

PolicyRun::Outcome PolicyRun::run(const TensorDict& block, Progress& progress) const
{
    const auto session = std::make_shared<Session>("td", Scope{{"td", block}}, progress);
    const Session::ActiveScope acting(*session);
    ModuleRun run(*session);
    run.setScope({.interaction = "deterministic"});  // for functions called by the modules
    Outcome outcome{block, {}};
    for (const auto& module : m_modules) {
        guardingTorch([&] {
            if (const auto* one = dynamic_cast<const ProbabilisticModule*>(module.get())) {
                scoreAll(*one, run, outcome.td, m_drawsOnce, outcome.actions);
                return;
            }
            const Value result = module->forward(run, {outcome.td}, {});
            if (const auto* td = result.as<TensorDict>(); td && !td->isSame(outcome.td))
                for (const KeyPath& key : module->outKeys())
                    if (const auto entry = td->find(key))
                        outcome.td.set(key, *entry);
        });
    }
    return outcome;
}

std::string withWeights(const std::string& module, const std::string& path)
{
    static const std::string kBefore = "(lambda m: [m.load_state_dict(torch.load(", kBetween = ")), m][1])(";
    std::string bare = module;
    if (const std::size_t between = module.find(kBetween);
        module.starts_with(kBefore) && module.ends_with(')') && between != std::string::npos) {
        const std::size_t begin = between + kBetween.size();
        bare = module.substr(begin, module.size() - 1 - begin);
    }
    return kBefore + stringLiteral(path) + kBetween + bare + ")";
}

}  // namespace tensordesk
