// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/functionvalue.h"
#include "model/expression/distributions/composite.h"
#include "model/expression/evaluation/construction.h"
#include "model/expression/modules/modulerun.h"
#include "model/expression/modules/probabilisticmodule.h"
#include "model/expression/modules/scopedcalls.h"
#include "model/expression/operations/owners.h"
#include "model/tensordict/base/digits.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <array>

// Modules that draw from distributions, and the settings for drawing.

namespace tensordesk {

namespace {

using enum OperationKind;

constexpr std::array<std::string_view, 5> kInteractions = {"mode", "median", "mean", "random", "deterministic"};

/// A type by its value: Python's is a str too.
std::string interactionFrom(const Value& value)
{
    const auto* text = value.as<std::string>();
    std::string name = text ? *text : std::string();
    std::transform(name.begin(), name.end(), name.begin(), lowerCase);
    if (std::find(kInteractions.begin(), kInteractions.end(), name) == kInteractions.end())
        throw Error(ErrorKind::ValueError, "an interaction type is 'mode', 'median', 'mean', 'random' or 'deterministic', not {}",
                    text ? stringLiteral(*text) : value.typeName());
    return name;
}

template <std::size_t kNumber>
Value interaction(const Arguments&)
{
    return std::string(kInteractions[kNumber]);
}

Value setInteraction(const Arguments& a)
{
    std::optional<std::string> wanted;
    if (!a["type"].isNone())
        wanted = interactionFrom(a["type"]);
    return scoped(a, [wanted](ModuleScope& scope) { scope.interaction = wanted; });
}

Value setAggregate(const Arguments& a)
{
    return scoped(a, [wanted = a.flag("mode")](ModuleScope& scope) { scope.aggregatesLogProb = wanted; });
}

Module::Keywords namedArguments(const Value& value, std::string_view whatFor)
{
    Module::Keywords keywords;
    if (value.isNone())
        return keywords;
    if (const auto* td = value.as<TensorDict>()) {
        for (const Key& key : td->keys())
            keywords.emplace_back(key, fromEntry(td->at({key})));
        return keywords;
    }
    const auto* dict = value.as<Value::Dict>();
    if (!dict)
        throw Error(ErrorKind::TypeError, "{} must be a dict, not a value of type {}", whatFor, value.typeName());
    for (const auto& [key, item] : dict->items) {
        const auto* name = key.as<std::string>();
        if (!name)
            throw Error(ErrorKind::TypeError, "the names of arguments are strings, not of type {}", key.typeName());
        keywords.emplace_back(*name, item);
    }
    return keywords;
}

bool isComposite(const Value& makes)
{
    const auto* function = makes.as<Value::FunctionPtr>();
    return function && (*function)->name() == "CompositeDistribution";
}

const Value* itemNamed(const Module::Keywords& keywords, std::string_view name)
{
    const auto found = std::find_if(keywords.begin(), keywords.end(), [&](const auto& each) { return each.first == name; });
    return found == keywords.end() ? nullptr : &found->second;
}

/// The keys that a composite distribution writes where none are given.
TdModule::Keys keysOfParts(const Module::Keywords& arguments)
{
    const Value* map = itemNamed(arguments, "distribution_map");
    const auto* dict = map ? map->as<Value::Dict>() : nullptr;
    if (!dict)
        throw Error(ErrorKind::KeyError, "distribution_kwargs of a CompositeDistribution has a distribution_map");
    const Value* names = itemNamed(arguments, "name_map");
    const bool isNamed = names && names->as<Value::Dict>();
    TdModule::Keys keys;
    for (const auto& [key, value] : (isNamed ? names->as<Value::Dict>() : dict)->items)
        keys.push_back(keysFrom(isNamed ? value : key, "each key").front());
    return keys;
}

Value probabilistic(const Arguments& a)
{
    ProbabilisticModule::Options options;
    options.distribution = a["distribution_class"];
    if (options.distribution.isNone())
        options.distribution = Value::FunctionPtr(
            std::make_shared<NativeFunction>("Delta", [](std::vector<Value> given, Module::Keywords named) {
                const Registry& registry = Registry::instance();
                return registry.call(*registry.find(Owner::Builtin, "Delta"), {}, std::move(given), std::move(named));
            }));
    if (!isCallable(options.distribution))
        throw Error(ErrorKind::TypeError, "distribution_class must be a class, such as torch.distributions.Normal, not {}",
                    options.distribution.typeName());
    options.arguments = namedArguments(a["distribution_kwargs"], "distribution_kwargs");
    TdModule::Keys in;
    if (const auto* dict = a["in_keys"].as<Value::Dict>()) {
        NamedKeys named = namedKeysFrom(*dict);
        options.argumentNames = std::move(named.names);
        in = std::move(named.keys);
    } else {
        in = keysFrom(a["in_keys"], "in_keys");
        for (const KeyPath& key : in)
            options.argumentNames.push_back(key.back().key());
    }
    TdModule::Keys out = !a["out_keys"].isNone()           ? keysFrom(a["out_keys"], "out_keys")
                       : isComposite(options.distribution) ? keysOfParts(options.arguments)
                                                           : TdModule::Keys{KeyPath{"_"}};
    if (!a["default_interaction_type"].isNone())
        options.interaction = interactionFrom(a["default_interaction_type"]);
    options.writesLogProb = a.flag("return_log_prob");
    options.isSummed = a.session().moduleScope().aggregatesLogProb;
    const bool hasKeys = !a["log_prob_keys"].isNone(), hasKey = !a["log_prob_key"].isNone();
    if (hasKeys && options.isSummed)
        throw Error(ErrorKind::RuntimeError, "log-probabilities are summed here (set_composite_lp_aggregate): give log_prob_key");
    if (hasKey && !hasKeys && out.size() > 1 && !options.isSummed)
        throw Error(ErrorKind::RuntimeError, "log-probabilities are not summed here: give log_prob_keys, one a key");
    if (hasKeys)
        options.logProbKeys = keysFrom(a["log_prob_keys"], "log_prob_keys");
    else if (hasKey)
        options.logProbKeys = keysFrom(a["log_prob_key"], "log_prob_key");
    else if (options.isSummed)
        options.logProbKeys = {KeyPath{"sample_log_prob"}};
    else
        for (const KeyPath& key : out)
            options.logProbKeys.push_back(suffixed(key, "_log_prob"));
    options.estimates = a.integer("n_empirical_estimate");
    if (!a["num_samples"].isNone())
        options.sampleShape = toBatchSize(a["num_samples"]);
    return Value::ObjectPtr(std::make_shared<ProbabilisticModule>(std::move(in), std::move(out), std::move(options)));
}

Value probabilisticSequence(const Arguments& a)
{
    bool isDict = false;
    Module::Children modules = sequenceModules(a.rest(), isDict);
    std::optional<bool> isComposite;
    if (!a["return_composite"].isNone())
        isComposite = a.flag("return_composite");
    const auto made = std::make_shared<ProbabilisticSequence>(std::move(modules), isDict, sequenceOptions(a), isComposite);
    if (!a["selected_out_keys"].isNone())
        made->selectOutKeys(keysFrom(a["selected_out_keys"], "selected_out_keys"));
    return Value::ObjectPtr(made);
}

const ProbabilisticSequence* asSequence(const Arguments& a)
{
    return dynamic_cast<const ProbabilisticSequence*>(&moduleOf(a));
}

const ProbabilisticModule& drawing(const Arguments& a)
{
    if (const auto* module = dynamic_cast<const ProbabilisticModule*>(&moduleOf(a)))
        return *module;
    throw Error(ErrorKind::AttributeError, "'{}' object has no distribution", a.self().typeName());
}

const TensorDict& givenTd(const Arguments& a)
{
    if (const auto* td = a["tensordict"].as<TensorDict>())
        return *td;
    throw Error(ErrorKind::TypeError, "a distribution is made of a tensordict, not of a value of type {}",
                a["tensordict"].typeName());
}

Value getDist(const Arguments& a)
{
    ModuleRun run(a.session());
    const auto* sequence = asSequence(a);
    return Value::ObjectPtr(sequence ? sequence->distributionOf(run, givenTd(a)) : drawing(a).distributionOf(run, givenTd(a)));
}

Value buildDist(const Arguments& a)
{
    ModuleRun run(a.session());
    const auto* sequence = asSequence(a);
    if (!sequence)
        return Value::ObjectPtr(drawing(a).distributionOf(run, givenTd(a)));
    return Value::ObjectPtr(sequence->theLast().distributionOf(run, givenTd(a)));
}

Value getDistParams(const Arguments& a)
{
    const auto* sequence = asSequence(a);
    if (!sequence)
        throw Error(ErrorKind::AttributeError, "'{}' object is not a sequence and has no members", a.self().typeName());
    ModuleRun run(a.session());
    const auto* out = a["tensordict_out"].as<TensorDict>();
    return sequence->parameters(run, givenTd(a), out ? std::optional(*out) : std::nullopt);
}

Value logProb(const Arguments& a)
{
    ModuleRun run(a.session());
    DistributionPtr given = a["dist"].isNone() ? nullptr : distributionFrom(a["dist"], "dist");
    const auto* sequence = asSequence(a);
    return sequence ? sequence->logProb(run, givenTd(a), std::move(given)) : drawing(a).logProb(run, givenTd(a), given);
}

Value composite(const Arguments& a)
{
    const auto* params = a["params"].as<TensorDict>();
    if (!params)
        throw Error(ErrorKind::TypeError, "params must be a tensordict, not a value of type {}", a["params"].typeName());
    const auto* map = a["distribution_map"].as<Value::Dict>();
    if (!map)
        throw Error(ErrorKind::TypeError, "distribution_map must be a dict, not a value of type {}",
                    a["distribution_map"].typeName());
    const auto named = [&](const Value& dict, const KeyPath& key) -> const Value* {
        if (const auto* given = dict.as<Value::Dict>())
            for (const auto& [name, value] : given->items)
                if (keysFrom(name, "each key").front() == key)
                    return &value;
        return nullptr;
    };
    CompositeDistribution::Parts parts;
    ModuleRun run(a.session());
    for (const auto& [name, makes] : map->items) {
        const KeyPath key = keysFrom(name, "each key").front();
        const auto entry = params->find(key);
        if (!entry)
            throw Error(ErrorKind::KeyError, "there are no parameters of a distribution there").within(key);
        Module::Keywords arguments = namedArguments(fromEntry(*entry), "the parameters of a distribution");
        if (const Value* more = named(a["extra_kwargs"], key))
            for (auto& each : namedArguments(*more, "extra_kwargs"))
                arguments.push_back(std::move(each));
        const Value* written = named(a["name_map"], key);
        parts.emplace_back(written ? keysFrom(*written, "each key").front() : key,
                           distributionFrom(run.call(makes, {}, std::move(arguments)), "distribution_map"));
    }
    return Value::ObjectPtr(std::make_shared<CompositeDistribution>(params->batchSize(), std::move(parts)));
}

constexpr std::array kProbabilisticOperations = {
    Operation{kBuiltin, "InteractionType.MODE", "", Metadata, "Writes the mode.", interaction<0>},
    Operation{kBuiltin, "InteractionType.MEDIAN", "", Metadata, "Writes the median.", interaction<1>},
    Operation{kBuiltin, "InteractionType.MEAN", "", Metadata, "Writes the mean; of samples if there is no formula.",
              interaction<2>},
    Operation{kBuiltin, "InteractionType.RANDOM", "", Metadata, "Draws a sample.", interaction<3>},
    Operation{kBuiltin, "InteractionType.DETERMINISTIC", "", Metadata, "Writes the deterministic value that replaces a sample.",
              interaction<4>},
    Operation{kBuiltin, "InteractionType.from_str", "(type_str)", Metadata, "The type of a name, in any case.",
              [](const Arguments& a) -> Value { return interactionFrom(a["type_str"]); }},
    Operation{
        kBuiltin, "set_interaction_type", "(type='deterministic')", Compute,
        "A context manager: sets which value of a distribution modules write. Called with a function, it returns one that runs inside.",
        setInteraction},
    Operation{kBuiltin, "interaction_type", "()", Metadata, "The interaction type set by the context manager, or None.",
              [](const Arguments& a) -> Value {
                  const auto& type = a.session().moduleScope().interaction;
                  return type ? Value(*type) : Value();
              }},
    Operation{
        kBuiltin, "set_composite_lp_aggregate", "(mode=True)", Compute,
        "A context manager: sums the log-probabilities of composites. Called with a function, it returns one that runs inside.",
        setAggregate},
    Operation{kBuiltin, "composite_lp_aggregate", "()", Metadata, "True where the log-probabilities of a composite are summed.",
              [](const Arguments& a) -> Value { return a.session().moduleScope().aggregatesLogProb; }},
    Operation{kBuiltin, "ProbabilisticTensorDictModule",
              "(in_keys, out_keys=None, *, default_interaction_type='deterministic', distribution_class=None, "
              "distribution_kwargs=None, return_log_prob=False, log_prob_keys=None, log_prob_key=None, "
              "n_empirical_estimate=1000, num_samples=None)",
              Compute, "A module that builds a distribution from some keys and writes a value of it.", probabilistic},
    Operation{kBuiltin, "ProbabilisticTensorDictSequential",
              "(*modules, partial_tolerant=False, return_composite=None, selected_out_keys=None, inplace=None)", Compute,
              "Modules called one after the other; the last ones sample.", probabilisticSequence},
    Operation{kBuiltin, "CompositeDistribution", "(params, distribution_map, *, name_map=None, extra_kwargs=None)", Compute,
              "A distribution per key.", composite},
    Operation{Owner::TensorDictModule, "get_dist", "(tensordict)", InPlace, "The distribution that its keys make.", getDist},
    Operation{Owner::TensorDictModule, "build_dist_from_params", "(tensordict)", InPlace,
              "The distribution of parameters that are there.", buildDist},
    Operation{Owner::TensorDictModule, "get_dist_params", "(tensordict, tensordict_out=None)", InPlace,
              "The outputs of the modules before the last one.", getDistParams},
    Operation{Owner::TensorDictModule, "log_prob", "(tensordict, *, dist=None)", InPlace,
              "The log-probability of the existing sample.", logProb},
};

}  // namespace

std::span<const Operation> probabilisticOperations()
{
    return kProbabilisticOperations;
}

}  // namespace tensordesk
