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

/// A state to be joined, and what identifies its parameter.
struct Trained {
    OptimizedState state;
    std::optional<Shape> shape = {};  ///< empty if the state has only its step
    std::string name = {};            ///< empty if the file does not name it
};

/// Returns the shape of the first tensor that is not the step: all have that of the parameter.
std::optional<Shape> shapeIn(const OptimizedState& state)
{
    const auto found = std::ranges::find_if(state.tensors, [](const auto& each) { return each.first != kStep; });
    return found == state.tensors.end() ? std::nullopt : std::optional(found->second.shape());
}

/// Returns the states by group, each group in its order.
std::vector<std::vector<Trained>> statesOf(const TensorDict& optimizer, const KeyPath& path)
{
    const auto states = numbered(optimizer.child({kState}));
    std::vector<std::vector<Trained>> groups;
    for (const auto& [number, group] : numbered(optimizer.child({kGroups}))) {
        const std::vector<double> ids = numbersOf(group.second, "params");
        const std::vector<std::string> names = textsOf(group.second, "param_names");
        const std::vector<double> betas = numbersOf(group.second, "betas");
        std::vector<Trained> trained;
        for (std::size_t i = 0; i < ids.size(); ++i) {
            const auto found = states.find(static_cast<int64_t>(ids[i]));
            if (found == states.end()) {
                continue;  // it was never trained
            }
            const auto& [element, values] = found->second;
            Trained each{.state = {.path = path / kState / element, .group = number, .rule = ruleOf(group.second)}};
            for (std::size_t k = 0; k < values.count(); ++k) {
                const Entry entry = values.entryAt(k);
                if (const auto* leaf = std::get_if<Leaf>(&entry)) {
                    each.state.tensors.emplace_back(values.keyAt(k), *leaf);
                }
            }
            each.state.step = numberOf(values, kStep);
            each.state.lr = numberOf(group.second, "lr");
            each.state.eps = numberOf(group.second, "eps");
            if (betas.size() == 2) {
                each.state.betas = std::pair(betas[0], betas[1]);
            }
            each.shape = shapeIn(each.state);
            each.name = i < names.size() ? names[i] : std::string();
            trained.push_back(std::move(each));
        }
        groups.push_back(std::move(trained));
    }
    return groups;
}

bool isNamed(const ModuleParameter& parameter, const std::string& name)
{
    return parameter.name == name || parameter.name.ends_with("." + name);
}

/// A parameter for each state, group by group; nothing for those that fit none.
struct Match {
    std::vector<std::vector<std::optional<std::size_t>>> parameters = {};
    std::size_t missing = 0;  ///< states without a parameter
    std::size_t left = 0;     ///< candidates without a state
};

/// Gives each state the next free candidate of its shape, or the one of its name, wherever that is.
Match matched(const std::vector<std::vector<Trained>>& groups, const std::vector<ModuleParameter>& parameters,
              const std::vector<std::size_t>& candidates)
{
    Match match;
    match.left = candidates.size();
    std::vector<bool> isTaken(candidates.size(), false);
    for (const std::vector<Trained>& group : groups) {
        std::vector<std::optional<std::size_t>> found;
        std::size_t next = 0;
        for (const Trained& trained : group) {
            const bool isNamedState = !trained.name.empty();
            const auto fits = [&](std::size_t at) {
                const ModuleParameter& parameter = parameters[candidates[at]];
                return !isTaken[at]
                    && (isNamedState ? isNamed(parameter, trained.name)
                                     : trained.shape && parameter.leaf.shape() == *trained.shape);
            };
            const std::size_t count = isNamedState ? candidates.size() : candidates.size() - next;
            std::size_t tried = 0;
            while (tried < count && !fits((next + tried) % candidates.size())) {
                ++tried;
            }
            if (tried == count) {
                found.emplace_back();
                ++match.missing;
                continue;
            }
            const std::size_t at = (next + tried) % candidates.size();
            isTaken[at] = true;
            --match.left;
            found.emplace_back(candidates[at]);
            next = at + 1;
        }
        match.parameters.push_back(std::move(found));
    }
    return match;
}

/// Returns the parameters that an optimizer can train, by their top-level key, and last all of them.
std::vector<std::vector<std::size_t>> candidatesIn(const std::vector<ModuleParameter>& parameters)
{
    std::vector<std::vector<std::size_t>> groups;
    std::vector<std::size_t> all;
    std::optional<PathElement> last;
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        const ModuleParameter& parameter = parameters[i];
        if (parameter.isBuffer || parameter.tiedTo || parameter.state) {
            continue;
        }
        if (!last || *last != parameter.path.front()) {
            groups.emplace_back();
            last = parameter.path.front();
        }
        groups.back().push_back(i);
        all.push_back(i);
    }
    groups.push_back(std::move(all));
    return groups;
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
    std::vector<std::vector<Trained>> groups;
    try {
        groups = statesOf(optimizer, path);
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        return {path};  // its numbers cannot be read, as the tree says
    }
    OptimizerSummary summary{path, static_cast<int64_t>(groups.size())};
    Match best;
    const auto isBetter = [](const Match& one, const Match& other) {
        return std::pair(one.missing, one.left) < std::pair(other.missing, other.left);
    };
    for (const std::vector<std::size_t>& candidates : candidatesIn(parameters)) {
        Match match = matched(groups, parameters, candidates);
        if (best.parameters.empty() || isBetter(match, best)) {
            best = std::move(match);
        }
    }
    for (std::size_t g = 0; g < groups.size(); ++g) {
        for (std::size_t i = 0; i < groups[g].size(); ++i) {
            ++summary.states;
            if (const auto& at = best.parameters[g][i]) {
                parameters[*at].state = std::move(groups[g][i].state);
                ++summary.joined;
            }
        }
    }
    return summary;
}

}  // namespace tensordesk
