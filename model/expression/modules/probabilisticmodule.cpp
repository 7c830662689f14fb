// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/modules/probabilisticmodule.h"

#include "model/expression/distributions/composite.h"
#include "model/expression/modules/modulerun.h"
#include "model/tensordict/base/error.h"

#include <algorithm>

namespace tensordesk {

namespace {

/// The modules that draw: those of sequences too.
bool draws(const std::shared_ptr<TdModule>& module)
{
    return std::dynamic_pointer_cast<ProbabilisticModule>(module) || std::dynamic_pointer_cast<ProbabilisticSequence>(module);
}

/// Returns the only key, of a drawn value or a log-probability. Throws RuntimeError if there are others.
const KeyPath& theOnly(const TdModule::Keys& keys, std::string_view what)
{
    if (keys.size() != 1)
        throw Error(ErrorKind::RuntimeError, "{} must be one key here, not {}", what, keys.size());
    return keys.front();
}

}  // namespace

ProbabilisticModule::ProbabilisticModule(Keys inKeys, Keys sampleKeys, Options options)
    : TdModule("ProbabilisticTensorDictModule"), m_sampleKeys(std::move(sampleKeys)), m_options(std::move(options))
{
    setInKeys(std::move(inKeys));
    setOutKeys(m_sampleKeys);
    setAttribute("default_interaction_type", m_options.interaction);
    setAttribute("return_log_prob", m_options.writesLogProb);
    setAttribute("dist_sample_keys", keyList(m_sampleKeys));
    setAttribute("dist_params_keys", keyList(TdModule::inKeys()));
    setAttribute("log_prob_keys", keyList(m_options.logProbKeys));
    if (m_options.logProbKeys.size() == 1)
        setAttribute("log_prob_key", keyValue(m_options.logProbKeys.front()));
}

TdModule::Keys ProbabilisticModule::outKeys() const
{
    Keys keys = m_sampleKeys;
    if (m_options.writesLogProb)
        for (const KeyPath& key : m_options.logProbKeys)
            if (!contains(keys, key))
                keys.push_back(key);
    return keys;
}

DistributionPtr ProbabilisticModule::distributionOf(ModuleRun& run, const TensorDict& td) const
{
    Keywords arguments;
    const Keys keys = inKeys();
    for (std::size_t i = 0; i < keys.size(); ++i)
        arguments.emplace_back(m_options.argumentNames[i], valueUnder(td, keys[i]));
    arguments.insert(arguments.end(), m_options.arguments.begin(), m_options.arguments.end());
    return distributionFrom(run.call(m_options.distribution, {}, std::move(arguments)), "distribution_class");
}

std::string ProbabilisticModule::interactionIn(const ModuleRun& run) const
{
    return run.scope().interaction.value_or(m_options.interaction);
}

Value ProbabilisticModule::drawn(const ModuleRun& run, Distribution& distribution) const
{
    const std::string wanted = interactionIn(run);
    const auto expanded = [&](const Value& value) -> Value {
        const auto* leaf = value.as<Leaf>();
        if (!m_options.sampleShape || !leaf)
            return value;
        return Leaf(leaf->tensor().expand(joinedShape(*m_options.sampleShape, leaf->shape())));
    };
    if (wanted == "random") {
        const Shape shape = m_options.sampleShape.value_or(Shape());
        return distribution.hasRsample() ? distribution.rsample(shape) : distribution.sample(shape);
    }
    if (wanted == "deterministic")
        return expanded(deterministicOf(distribution));
    if (wanted == "mean") {
        try {
            if (auto value = distribution.figure("mean"))
                return expanded(*value);
        } catch (const Error& error) {
            if (error.kind() != ErrorKind::NotImplementedError && error.kind() != ErrorKind::AttributeError)
                throw;
        }
        const Shape shape{m_options.estimates};
        const Value samples = distribution.hasRsample() ? distribution.rsample(shape) : distribution.sample(shape);
        return expanded(Leaf(tensorOf(samples, "a sample").mean(0)));
    }
    if (auto value = distribution.figure(wanted))
        return expanded(*value);
    throw Error(ErrorKind::NotImplementedError, "{} has no {}", distribution.typeName(), wanted);
}

/// The log-probabilities of a composite distribution under the keys that were asked for.
Value ProbabilisticModule::renamed(ModuleRun& run, const Value& logProbs) const
{
    const auto* td = logProbs.as<TensorDict>();
    for (std::size_t i = 0; td && i < std::min(m_sampleKeys.size(), m_options.logProbKeys.size()); ++i) {
        const KeyPath usual = suffixed(m_sampleKeys[i], "_log_prob");
        if (usual != m_options.logProbKeys[i] && td->contains(usual))
            run.method(*td, "rename_key_", {keyValue(usual), keyValue(m_options.logProbKeys[i])});
    }
    return logProbs;
}

Value ProbabilisticModule::logProb(ModuleRun& run, const TensorDict& td, const DistributionPtr& given) const
{
    const DistributionPtr distribution = given ? given : distributionOf(run, td);
    if (std::dynamic_pointer_cast<CompositeDistribution>(distribution))
        return renamed(run, distribution->logProb(td, run.scope()));
    return distribution->logProb(valueUnder(td, theOnly(m_sampleKeys, "out_keys")), run.scope());
}

Value ProbabilisticModule::run(ModuleRun& run, TdCall call)
{
    if (!call.arguments.empty() || !call.keywords.empty())
        throw Error(ErrorKind::TypeError, "{} takes one tensordict alone", typeName());
    TensorDict out = call.out.value_or(call.td);
    const DistributionPtr distribution = distributionOf(run, call.td);
    const bool isComposite = std::dynamic_pointer_cast<CompositeDistribution>(distribution) != nullptr;
    ModuleScope apart = run.scope();
    apart.aggregatesLogProb = false;
    if (!call.requiresSample.value_or(true)) {
        if (m_options.writesLogProb) {
            const Value logProb = this->logProb(run, call.td, distribution);
            logProb.as<TensorDict>() ? run.method(out, "update", {logProb})
                                     : run.method(out, "set", {keyValue(theOnly(m_options.logProbKeys, "log_prob_keys")), logProb});
        }
        return out;
    }
    Value sample, logProb;
    if (m_options.writesLogProb && interactionIn(run) == "random") {
        if (auto both = distribution->sampleWithLogProb(m_options.sampleShape.value_or(Shape()), apart)) {
            sample = std::move(both->first);
            logProb = std::move(both->second);
        }
    }
    if (sample.isNone())
        sample = drawn(run, *distribution);
    if (m_options.sampleShape) {
        std::vector<Value> sizes;
        for (const int64_t size : joinedShape(*m_options.sampleShape, out.batchSize()))
            sizes.emplace_back(size);
        out = *run.method(out, "expand", std::move(sizes)).as<TensorDict>();
    }
    if (isComposite) {
        if (m_options.writesLogProb) {
            if (logProb.isNone())
                logProb = distribution->logProb(sample, apart);
            if (m_options.isSummed) {
                const TensorDict& each = *logProb.as<TensorDict>();
                at::Tensor sum;
                for (const Key& key : each.keys()) {
                    const at::Tensor one = sumLast(each.leaf({key}).tensor(),
                                                   static_cast<std::size_t>(each.leaf({key}).dim() - each.dim()));
                    sum = sum.defined() ? sum + one : one;
                }
                run.method(*sample.as<TensorDict>(), "update", {logProb});
                run.method(*sample.as<TensorDict>(), "set", {keyValue(theOnly(m_options.logProbKeys, "log_prob_keys")), Leaf(sum)});
            } else {
                run.method(*sample.as<TensorDict>(), "update", {renamed(run, logProb)});
            }
        }
        return run.method(out, "update", {sample});
    }
    run.method(out, "set", {keyValue(theOnly(m_sampleKeys, "out_keys")), sample});
    if (m_options.writesLogProb)
        run.method(out, "set",
                   {keyValue(theOnly(m_options.logProbKeys, "log_prob_keys")),
                    logProb.isNone() ? distribution->logProb(sample, run.scope()) : logProb});
    return out;
}

// ---- ProbabilisticSequence ----------------------------------------------------------------------

ProbabilisticSequence::ProbabilisticSequence(Children modules, bool isDict, Options options, std::optional<bool> isComposite)
    : TdSequence("ProbabilisticTensorDictSequential", std::move(modules), isDict, options)
{
    auto all = this->modules();
    if (all.empty())
        throw Error(ErrorKind::ValueError, "a sequence that draws samples has at least one module");
    const bool endsSo = draws(all.back());
    if (isComposite && !*isComposite && !endsSo)
        throw Error(ErrorKind::TypeError, "the last module of a sequence that draws samples is one that does");
    const auto drawing = std::count_if(all.begin(), all.end(), [](const auto& module) {
        return std::dynamic_pointer_cast<ProbabilisticModule>(module) != nullptr;
    });
    m_isComposite = isComposite.value_or(!endsSo || drawing > 1);
    const std::shared_ptr<ProbabilisticModule> last = std::dynamic_pointer_cast<ProbabilisticModule>(all.back());
    all.pop_back();
    const Keys before = keysOfSequence(all).second;
    const Keys samples = last ? last->sampleKeys() : Keys();
    m_requiresSample = !last
                    || std::any_of(samples.begin(), samples.end(), [&](const KeyPath& key) { return !contains(before, key); });
}

std::shared_ptr<TdSequence> ProbabilisticSequence::like(Children modules) const
{
    const bool isAny = std::any_of(modules.begin(), modules.end(),
                                   [](const auto& each) { return draws(std::dynamic_pointer_cast<TdModule>(each.second)); });
    if (isAny && (m_isComposite || draws(std::dynamic_pointer_cast<TdModule>(modules.back().second))))
        return std::make_shared<ProbabilisticSequence>(std::move(modules), isDict(), options(), std::nullopt);
    return TdSequence::like(std::move(modules));
}

Value ProbabilisticSequence::withoutLast() const
{
    Children kept = children().front().second->children();
    kept.pop_back();
    return Value::ObjectPtr(std::make_shared<TdSequence>(std::move(kept), isDict(), options()));
}

std::shared_ptr<ProbabilisticModule> ProbabilisticSequence::lastOfThose() const
{
    const auto all = modules();
    for (auto module = all.rbegin(); module != all.rend(); ++module) {
        if (auto one = std::dynamic_pointer_cast<ProbabilisticModule>(*module))
            return one;
        if (const auto inner = std::dynamic_pointer_cast<ProbabilisticSequence>(*module))
            return inner->lastOfThose();
    }
    return nullptr;
}

const ProbabilisticModule& ProbabilisticSequence::theLast() const
{
    const auto last = lastOfThose();
    if (!last)
        throw Error(ErrorKind::RuntimeError, "none of the modules has a distribution");
    return *last;  // which the modules keep
}

Value ProbabilisticSequence::parameters(ModuleRun& run, const TensorDict& td, const std::optional<TensorDict>& out) const
{
    const ScopeWithin within(run);
    ModuleScope scope = run.scope();
    if (const auto last = lastOfThose(); last && !scope.interaction)
        scope.interaction = last->options().interaction;
    run.setScope(std::move(scope));
    Keywords keywords;
    if (out)
        keywords.emplace_back("tensordict_out", *out);
    return run.call(withoutLast(), {td}, std::move(keywords));
}

DistributionPtr ProbabilisticSequence::distributionOf(ModuleRun& run, const TensorDict& td) const
{
    if (!m_isComposite) {
        const Value written = parameters(run, td);
        return theLast().distributionOf(run, *written.as<TensorDict>());
    }
    TensorDict copy = *run.method(td, "copy", {}).as<TensorDict>();
    CompositeDistribution::Parts parts;
    const auto all = modules();
    for (const auto& module : all) {
        const auto one = std::dynamic_pointer_cast<ProbabilisticModule>(module);
        if (!one) {
            const Value result = run.call(*module, {copy});
            if (const auto* made = result.as<TensorDict>())
                copy = *made;
            continue;
        }
        const DistributionPtr distribution = one->distributionOf(run, copy);
        if (module != all.back()) {
            const Value sample = one->drawn(run, *distribution);
            sample.as<TensorDict>() ? run.method(copy, "update", {sample})
                                    : run.method(copy, "set", {keyValue(one->sampleKeys().front()), sample});
        }
        if (const auto composite = std::dynamic_pointer_cast<CompositeDistribution>(distribution))
            parts.insert(parts.end(), composite->parts().begin(), composite->parts().end());
        else
            parts.emplace_back(one->sampleKeys().front(), distribution);
    }
    if (parts.empty())
        throw Error(ErrorKind::RuntimeError, "none of the modules has a distribution");
    return std::make_shared<CompositeDistribution>(copy.batchSize(), std::move(parts));
}

Value ProbabilisticSequence::logProb(ModuleRun& run, const TensorDict& td, DistributionPtr given) const
{
    if (!given)
        given = distributionOf(run, td);
    if (m_isComposite)
        return given->logProb(td, run.scope());
    return theLast().logProb(run, td, given);
}

Value ProbabilisticSequence::runAll(ModuleRun& run, const TensorDict& td, const TdCall& call)
{
    if (!call.keywords.empty())
        throw Error(ErrorKind::RuntimeError, "a sequence takes no keyword '{}'", call.keywords.front().first);
    const bool requiresSample = call.requiresSample.value_or(true) && m_requiresSample;
    const auto all = modules();
    Value current = td;
    if (!m_isComposite)
        current = parameters(run, td);
    for (std::size_t i = m_isComposite ? 0 : all.size() - 1; i < all.size(); ++i) {
        Keywords keywords;
        if (draws(all[i]) && i + 1 == all.size() && !requiresSample)
            keywords.emplace_back("_requires_sample", false);
        current = run.call(*all[i], {current}, std::move(keywords));
    }
    return current;
}

}  // namespace tensordesk
