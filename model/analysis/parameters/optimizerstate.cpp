// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/parameters/optimizerstate.h"

#include "model/analysis/parameters/parameters.h"

#include <ATen/core/Tensor.h>
#include <c10/core/ScalarType.h>

#include <algorithm>
#include <charconv>
#include <map>

namespace tensordesk {

namespace {

constexpr const char* kState = "state";
constexpr const char* kGroups = "param_groups";
constexpr const char* kStep = "step";

/// The entries of a list or of a dict with numbers as keys, which may be shown as a lazy stack.
std::map<int64_t, std::pair<PathElement, TensorDict>> numbered(const TensorDict& td)
{
    std::map<int64_t, std::pair<PathElement, TensorDict>> entries;
    if (td.isLazyStack()) {
        for (std::size_t i = 0; i < td.members().size(); ++i) {
            entries.try_emplace(static_cast<int64_t>(i), Member{i, td.stackDim()}, td.members()[i]);
        }
        return entries;
    }
    for (std::size_t i = 0; i < td.count(); ++i) {
        const Key key = td.keyAt(i);
        int64_t number = 0;
        const auto read = std::from_chars(key.data(), key.data() + key.size(), number);
        if (read.ec != std::errc() || read.ptr != key.data() + key.size()) {
            continue;
        }
        const Entry entry = td.entryAt(i);
        if (const auto* level = std::get_if<TensorDict>(&entry)) {
            entries.try_emplace(number, key, *level);
        }
    }
    return entries;
}

std::optional<PythonValue> valueOf(const TensorDict& td, const Key& key)
{
    const std::optional<Entry> entry = td.find({key});
    const auto* value = entry ? std::get_if<NonTensor>(&*entry) : nullptr;
    return value != nullptr ? std::optional(value->toPythonValue()) : std::nullopt;
}

std::optional<double> numberIn(const PythonValue& value)
{
    if (const auto* real = value.as<double>()) {
        return *real;
    }
    const auto* whole = value.as<int64_t>();
    return whole != nullptr ? std::optional(static_cast<double>(*whole)) : std::nullopt;
}

/// The limit for the number of parameters in a group that is a tensor.
constexpr int64_t kMostNumbers = 1'000'000;

std::vector<double> valuesOf(const Leaf& leaf)
{
    const at::Tensor values = leaf.tensor().to(at::kCPU, at::kDouble).contiguous();
    return {values.const_data_ptr<double>(), values.const_data_ptr<double>() + values.numel()};
}

/// Returns a number that is stored as such, or as a tensor of one element.
std::optional<double> numberOf(const TensorDict& td, const Key& key)
{
    if (const auto value = valueOf(td, key)) {
        return numberIn(*value);
    }
    const std::optional<Entry> entry = td.find({key});
    const auto* leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr;
    if (leaf == nullptr || leaf->isRagged() || leaf->elementCount() != 1 || c10::isComplexType(leaf->dtype())) {
        return std::nullopt;
    }
    return valuesOf(*leaf).front();
}

std::vector<double> numbersOf(const TensorDict& td, const Key& key)
{
    std::vector<double> numbers;
    if (const auto value = valueOf(td, key)) {
        if (const auto* list = value->as<PythonValue::List>()) {
            for (const PythonValue& each : *list) {
                numbers.push_back(numberIn(each).value_or(-1));
            }
        }
        return numbers;
    }
    const std::optional<Entry> entry = td.find({key});
    const auto* leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr;
    const bool isList = leaf != nullptr && leaf->dim() == 1 && !leaf->isRagged() && !c10::isComplexType(leaf->dtype());
    return isList && leaf->elementCount() <= kMostNumbers ? valuesOf(*leaf) : numbers;
}

/// Returns the rule whose settings a group has: only Adam and AdamW have `amsgrad`, and only SGD has `dampening`.
StepRule ruleOf(const TensorDict& group)
{
    return group.contains({"amsgrad"})                                                       ? StepRule::Adam
         : group.contains({"dampening"}) && valueOf(group, "nesterov") == PythonValue(false) ? StepRule::Momentum
                                                                                             : StepRule::Other;
}

std::vector<std::string> textsOf(const TensorDict& td, const Key& key)
{
    std::vector<std::string> texts;
    const auto value = valueOf(td, key);
    const auto* list = value ? value->as<PythonValue::List>() : nullptr;
    for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
        const auto* text = (*list)[i].as<std::string>();
        texts.push_back(text != nullptr ? *text : std::string());
    }
    return texts;
}

/// A parameter in the list of a group, and what identifies it.
struct Trained {
    std::optional<OptimizedState> state = {};  ///< empty if it was never trained
    std::optional<Shape> shape = {};           ///< empty if the state has only its step
    std::string name = {};                     ///< empty if the file does not name it
    int64_t group = 0;
};

/// Returns the shape of the first tensor that is not the step: all have that of the parameter.
std::optional<Shape> shapeIn(const OptimizedState& state)
{
    const auto found = std::ranges::find_if(state.tensors, [](const auto& each) { return each.first != kStep; });
    return found == state.tensors.end() ? std::nullopt : std::optional(found->second.shape());
}

OptimizedState stateOf(const TensorDict& values, const TensorDict& group)
{
    OptimizedState state{.rule = ruleOf(group)};
    for (std::size_t k = 0; k < values.count(); ++k) {
        const Entry entry = values.entryAt(k);
        if (const auto* leaf = std::get_if<Leaf>(&entry)) {
            state.tensors.emplace_back(values.keyAt(k), *leaf);
        }
    }
    const std::vector<double> betas = numbersOf(group, "betas");
    state.step = numberOf(values, kStep);
    state.lr = numberOf(group, "lr");
    state.eps = numberOf(group, "eps");
    if (betas.size() == 2) {
        state.betas = std::pair(betas[0], betas[1]);
    }
    return state;
}

/// Returns the parameters of all groups, in the order of the groups and of their lists.
std::vector<Trained> trainedBy(const TensorDict& optimizer, const KeyPath& path)
{
    const auto states = numbered(optimizer.child({kState}));
    std::vector<Trained> trained;
    for (const auto& [number, group] : numbered(optimizer.child({kGroups}))) {
        const std::vector<double> ids = numbersOf(group.second, "params");
        const std::vector<std::string> names = textsOf(group.second, "param_names");
        for (std::size_t i = 0; i < ids.size(); ++i) {
            Trained each{.name = i < names.size() ? names[i] : std::string(), .group = number};
            if (const auto found = states.find(static_cast<int64_t>(ids[i])); found != states.end()) {
                const auto& [element, values] = found->second;
                each.state = stateOf(values, group.second);
                each.state->path = path / kState / element;
                each.state->group = number;
                each.shape = shapeIn(*each.state);
            }
            trained.push_back(std::move(each));
        }
    }
    return trained;
}

bool isNamed(const ModuleParameter& parameter, const std::string& name)
{
    return parameter.name == name || parameter.name.ends_with("." + name);
}

/// The parameter of each trained one; empty for those without a state.
using Match = std::vector<std::optional<std::size_t>>;
using Candidates = std::vector<std::size_t>;

/// Returns the match by names, wherever the parameters are; nothing for names that the file lacks.
Match matchedByName(const std::vector<Trained>& trained, const std::vector<ModuleParameter>& parameters,
                    const Candidates& candidates)
{
    Match match(trained.size());
    std::vector<bool> isTaken(candidates.size(), false);
    std::size_t next = 0;  // most names follow each other in the file
    for (std::size_t i = 0; i < trained.size(); ++i) {
        for (std::size_t tried = 0; tried < candidates.size(); ++tried) {
            const std::size_t at = (next + tried) % candidates.size();
            if (isTaken[at] || !isNamed(parameters[candidates[at]], trained[i].name)) {
                continue;
            }
            if (trained[i].state) {
                isTaken[at] = true;
                match[i] = candidates[at];
            }
            next = at + 1;
            break;
        }
    }
    return match;
}

/// Returns the match of as many candidates one by one; empty if the counts or shapes differ.
std::optional<Match> matchedOneByOne(const std::vector<Trained>& trained, const std::vector<ModuleParameter>& parameters,
                                     const Candidates& candidates)
{
    if (trained.size() != candidates.size()) {
        return std::nullopt;
    }
    Match match(trained.size());
    for (std::size_t i = 0; i < trained.size(); ++i) {
        if (!trained[i].state) {
            continue;
        }
        if (trained[i].shape && parameters[candidates[i]].leaf.shape() != *trained[i].shape) {
            return std::nullopt;
        }
        match[i] = candidates[i];
    }
    return match;
}

/// Gives each state the next free candidate of its shape; each group starts at the first. Empty if a state finds none.
std::optional<Match> matchedInOrder(const std::vector<Trained>& trained, const std::vector<ModuleParameter>& parameters,
                                    const Candidates& candidates)
{
    Match match(trained.size());
    std::vector<bool> isTaken(candidates.size(), false);
    std::size_t next = 0;
    for (std::size_t i = 0; i < trained.size(); ++i) {
        next = i > 0 && trained[i].group != trained[i - 1].group ? 0 : next;
        if (!trained[i].state) {
            continue;
        }
        const auto fits = [&](std::size_t at) {
            return !isTaken[at] && trained[i].shape && parameters[candidates[at]].leaf.shape() == *trained[i].shape;
        };
        while (next < candidates.size() && !fits(next)) {
            ++next;
        }
        if (next == candidates.size()) {
            return std::nullopt;
        }
        isTaken[next] = true;
        match[i] = candidates[next];
        ++next;
    }
    return match;
}

/// Returns the match in this order; empty if there is none, or if several parameters of a shape can be the one of a state: each
/// state gets another one from the last than from the first.
std::optional<Match> matchedByShape(std::vector<Trained>& trained, const std::vector<ModuleParameter>& parameters,
                                    Candidates candidates)
{
    if (auto match = matchedOneByOne(trained, parameters, candidates)) {
        return match;
    }
    auto match = matchedInOrder(trained, parameters, candidates);
    if (!match) {
        return std::nullopt;
    }
    std::ranges::reverse(trained);
    std::ranges::reverse(candidates);
    auto fromTheLast = matchedInOrder(trained, parameters, candidates);
    std::ranges::reverse(trained);
    if (fromTheLast) {
        std::ranges::reverse(*fromTheLast);
    }
    return match == fromTheLast ? match : std::nullopt;
}

/// Returns the match that leaves the fewest candidates without a state, in the order of the file if possible, otherwise in reverse;
/// empty if the shapes do not identify the parameters.
std::optional<Match> bestMatch(std::vector<Trained>& trained, const std::vector<ModuleParameter>& parameters,
                               const std::vector<Candidates>& groups)
{
    const auto states = static_cast<std::size_t>(
        std::ranges::count_if(trained, [](const Trained& each) { return each.state.has_value(); }));
    std::optional<Match> best;
    std::size_t candidatesOfBest = 0;
    for (const bool isReversed : {false, true}) {
        for (Candidates candidates : groups) {
            if (isReversed) {
                std::ranges::reverse(candidates);
            }
            const std::size_t count = candidates.size();
            if (count < states || (best && count >= candidatesOfBest)) {
                continue;
            }
            if (auto match = matchedByShape(trained, parameters, std::move(candidates))) {
                best = std::move(match);
                candidatesOfBest = count;
            }
        }
    }
    return best;
}

/// Returns the parameters that an optimizer can train, by the parts of the file that it may have trained: a top-level key, the
/// first part of the names, and last the whole file.
std::vector<Candidates> candidatesIn(const std::vector<ModuleParameter>& parameters)
{
    std::vector<Candidates> keys, parts;
    Candidates all;
    std::string lastPart;
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        const ModuleParameter& parameter = parameters[i];
        if (parameter.isBuffer || parameter.tiedTo || parameter.state) {
            continue;
        }
        std::string part = parameter.name.substr(0, parameter.name.find('.'));
        if (all.empty() || parameters[all.back()].path.front() != parameter.path.front()) {
            keys.emplace_back();
        }
        if (all.empty() || part != lastPart) {
            parts.emplace_back();
        }
        lastPart = std::move(part);
        keys.back().push_back(i);
        parts.back().push_back(i);
        all.push_back(i);
    }
    keys.insert(keys.end(), parts.begin(), parts.end());
    keys.push_back(std::move(all));
    return keys;
}

}  // namespace

const Leaf* OptimizedState::tensor(const Key& name) const
{
    const auto found = std::ranges::find(tensors, name, &std::pair<Key, Leaf>::first);
    return found == tensors.end() ? nullptr : &found->second;
}

bool isOptimizer(const TensorDict& td)
{
    const auto isLevel = [&](const char* key) {
        const std::optional<Entry> entry = td.contains({key}) ? td.find({key}) : std::nullopt;
        return entry && std::holds_alternative<TensorDict>(*entry);
    };
    return !td.isLazyStack() && isLevel(kState) && isLevel(kGroups);
}

OptimizerSummary joinOptimizer(std::vector<ModuleParameter>& parameters, const TensorDict& optimizer, const KeyPath& path)
{
    std::vector<Trained> trained;
    OptimizerSummary summary{path};
    try {
        trained = trainedBy(optimizer, path);
        summary.groups = static_cast<int64_t>(numbered(optimizer.child({kGroups})).size());
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        return summary;  // its numbers cannot be read, as the tree says
    }
    summary.states = std::ranges::count_if(trained, [](const Trained& each) { return each.state.has_value(); });
    const bool hasNames = std::ranges::any_of(trained, [](const Trained& each) { return !each.name.empty(); });
    const std::vector<Candidates> candidates = candidatesIn(parameters);
    const std::optional<Match> match = hasNames ? matchedByName(trained, parameters, candidates.back())
                                                : bestMatch(trained, parameters, candidates);
    for (std::size_t i = 0; match && i < trained.size(); ++i) {
        if (const auto& at = (*match)[i]) {
            parameters[*at].state = std::move(trained[i].state);
            ++summary.joined;
        }
    }
    if (hasNames && summary.joined < summary.states) {
        summary.problem = Message("the file has no parameters with the other names");
    } else if (summary.joined < summary.states) {
        summary.problem = Message(
            "the shapes of the states do not identify their parameters, neither in the order of the file nor in "
            "reverse; create the optimizer with model.named_parameters(), so that it saves their names");
    }
    return summary;
}

}  // namespace tensordesk
