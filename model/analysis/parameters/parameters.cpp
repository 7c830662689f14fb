// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/parameters/parameters.h"

#include "model/tensordict/tree/visit.h"

#include <c10/core/ScalarType.h>

#include <algorithm>
#include <array>
#include <map>
#include <string_view>
#include <tuple>

namespace tensordesk {

namespace {

/// The share of keys named as parameters from which on the tensors of a level count as parameters.
constexpr std::size_t kOneIn = 2;

constexpr std::array<std::string_view, 6> kBuffers{"running_mean", "running_var", "num_batches_tracked",
                                                   "position_ids", "inv_freq",    "rng_state"};

/// Keys of modules that do not contain "weight" or "bias".
constexpr std::array<std::string_view, 11> kParameters{"kernel", "scale",   "embedding", "gamma",     "beta",     "lora_A",
                                                       "lora_B", "log_std", "cls_token", "log_alpha", "pos_embed"};

/// Returns the key of a path element, or the number of a member: modules in a list have numbers as keys.
Key keyOf(const PathElement& element)
{
    const Member* const member = element.member();
    return member != nullptr ? std::to_string(member->number) : element.key();
}

std::string dotted(const KeyPath& path, std::size_t from)
{
    std::string name;
    for (std::size_t i = from; i < path.size(); ++i) {
        name += (i == from ? "" : ".") + keyOf(path[i]);
    }
    return name;
}

bool isNamedAsParameter(const std::string& name)
{
    const std::string own = name.substr(name.rfind('.') + 1);
    return own.find("weight") != std::string::npos || own.find("bias") != std::string::npos
        || std::ranges::find(kParameters, own) != kParameters.end() || std::ranges::find(kBuffers, own) != kBuffers.end();
}

bool isKnownBuffer(const std::string& name, DType dtype)
{
    return !(c10::isFloatingType(dtype) || c10::isComplexType(dtype))
        || std::ranges::find(kBuffers, name.substr(name.rfind('.') + 1)) != kBuffers.end();
}

struct Found {
    std::vector<std::pair<KeyPath, Leaf>> leaves;
    std::vector<std::pair<KeyPath, TensorDict>> optimizers;
    bool isComplete = true;
};

Found findIn(const TensorDict& td, std::size_t most)
{
    Found found;
    std::size_t count = 0;
    const auto visit = [&](const KeyPath& path, const Entry& entry) {
        if (++count > most) {
            found.isComplete = false;
            return Walk::Stop;
        }
        if (const auto* level = std::get_if<TensorDict>(&entry)) {
            if (isOptimizer(*level)) {
                found.optimizers.emplace_back(path, *level);
                return Walk::Skip;
            }
            return level->dim() == 0 || level->isLazyStack() ? Walk::Advance : Walk::Skip;  // a batch has data
        }
        const auto* leaf = std::get_if<Leaf>(&entry);
        if (leaf != nullptr && !leaf->isRagged() && holdsNumbers(leaf->dtype())) {
            found.leaves.emplace_back(path, *leaf);
        }
        return Walk::Advance;
    };
    if (isOptimizer(td)) {
        found.optimizers.emplace_back(KeyPath{}, td);
    } else {
        visitBelow(td, StackWalk::ByMember, visit);
    }
    return found;
}

/// The key of the state dict that contains a path: the first key, or none for the root's own tensors.
Key stateDictOf(const KeyPath& path)
{
    return path.size() > 1 ? keyOf(path.front()) : Key();
}

/// Keeps the leaves of state dicts: of levels that have enough keys with the names of parameters.
void keepParameters(std::vector<std::pair<KeyPath, Leaf>>& leaves)
{
    std::map<Key, std::pair<std::size_t, std::size_t>> counts;  // all leaves, those named as parameters
    for (const auto& [path, leaf] : leaves) {
        auto& [all, named] = counts[stateDictOf(path)];
        ++all;
        named += isNamedAsParameter(keyOf(path.back())) ? 1 : 0;
    }
    std::erase_if(leaves, [&](const auto& each) {
        const auto& [all, named] = counts[stateDictOf(each.first)];
        return named == 0 || named * kOneIn < all;
    });
}

std::size_t commonLevels(const std::vector<std::pair<KeyPath, Leaf>>& leaves)
{
    std::size_t common = leaves.empty() ? 0 : leaves.front().first.size() - 1;
    for (const auto& [path, leaf] : leaves) {
        std::size_t same = 0;
        while (same < std::min(common, path.size() - 1) && path[same] == leaves.front().first[same]) {
            ++same;
        }
        common = same;
    }
    return common;
}

void findTied(std::vector<ModuleParameter>& parameters)
{
    std::map<std::tuple<std::string, int64_t, int64_t>, std::size_t> firsts;
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        const auto source = parameters[i].leaf.source();
        const StorageLayout layout = source ? source->layout() : StorageLayout{};
        if (layout.kind == StorageLayout::Kind::Bytes && layout.end > layout.begin) {
            const auto [first, isNew] = firsts.try_emplace({source->file(), layout.begin, layout.end}, i);
            if (!isNew) {
                parameters[i].tiedTo = first->second;
            }
        }
    }
}

template <typename Measure>
int64_t sumOf(const std::vector<ModuleParameter>& parameters, const Measure& measure)
{
    int64_t sum = 0;
    for (const ModuleParameter& parameter : parameters) {
        sum += parameter.tiedTo ? 0 : measure(parameter.leaf);
    }
    return sum;
}

}  // namespace

std::string ModuleParameter::module() const
{
    const std::size_t dot = name.rfind('.');
    return dot == std::string::npos ? std::string() : name.substr(0, dot);
}

std::string ModuleParameter::ownName() const
{
    return name.substr(name.rfind('.') + 1);
}

int64_t ParameterTable::elementCount() const
{
    return sumOf(parameters, [](const Leaf& leaf) { return leaf.elementCount(); });
}

int64_t ParameterTable::bytes() const
{
    return sumOf(parameters, [](const Leaf& leaf) { return leaf.bytes(); });
}

std::optional<ParameterTable> parametersOf(const TensorDict& td, std::size_t most)
{
    if (td.dim() > 0) {
        return std::nullopt;
    }
    Found found = findIn(td, most);
    keepParameters(found.leaves);
    if (found.leaves.empty() && found.optimizers.empty()) {
        return std::nullopt;
    }
    ParameterTable table;
    table.isComplete = found.isComplete;
    const std::size_t common = commonLevels(found.leaves);
    for (auto& [path, leaf] : found.leaves) {
        std::string name = dotted(path, common);
        const bool isBuffer = isKnownBuffer(name, leaf.dtype());
        table.parameters.push_back({path, std::move(name), std::move(leaf), isBuffer});
    }
    findTied(table.parameters);
    for (const auto& [path, optimizer] : found.optimizers) {
        table.optimizers.push_back(joinOptimizer(table.parameters, optimizer, path));
    }
    return table;
}

}  // namespace tensordesk
