// SPDX-License-Identifier: BSD-3-Clause
#include "model/layouts/rollout/spacebounds.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/filestate.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <fcntl.h>
#include <optional>
#include <string_view>
#include <utility>

namespace tensordesk {
namespace {

constexpr int64_t kMostMetadata = int64_t{16} << 20;
constexpr int kDeepestSpace = 50;
constexpr std::size_t kMostBounds = 4096;  ///< bounds of images that differ by pixel are not shown

const PythonValue* fieldOfSpace(const PythonValue& value, std::string_view name)
{
    const auto* dict = value.as<PythonValue::Dict>();
    if (dict == nullptr) {
        return nullptr;
    }
    const auto found = std::find_if(dict->begin(), dict->end(), [&](const auto& each) { return each.first == name; });
    return found == dict->end() ? nullptr : &found->second;
}

/// Counts the numbers of nested lists, and finds the one that all of them are equal to.
void readBound(const PythonValue& value, int depth, std::size_t& count, const PythonValue*& common, bool& isCommon)
{
    if (const auto* list = value.as<PythonValue::List>(); list != nullptr && depth < kDeepestSpace) {
        for (const PythonValue& each : *list) {
            readBound(each, depth + 1, count, common, isCommon);
        }
        return;
    }
    isCommon = isCommon && (common == nullptr || *common == value);
    common = common == nullptr ? &value : common;
    ++count;
}

/// The bound of a box: one number if all elements have the same.
std::optional<PythonValue> boundOf(const PythonValue* value)
{
    if (value == nullptr) {
        return std::nullopt;
    }
    std::size_t count = 0;
    const PythonValue* common = nullptr;
    bool isCommon = true;
    readBound(*value, 0, count, common, isCommon);
    if (common != nullptr && isCommon) {
        return *common;
    }
    return count <= kMostBounds ? std::optional(*value) : std::nullopt;
}

std::optional<PythonValue> boundsOf(const PythonValue& space, int depth)
{
    const PythonValue* const name = fieldOfSpace(space, "type");
    const auto* type = name == nullptr ? nullptr : name->as<std::string>();
    if (type == nullptr || depth > kDeepestSpace) {
        return std::nullopt;
    }
    if (*type == "Box") {
        auto low = boundOf(fieldOfSpace(space, "low")), high = boundOf(fieldOfSpace(space, "high"));
        return low && high ? std::optional(PythonValue(PythonValue::Dict{{"low", std::move(*low)}, {"high", std::move(*high)}}))
                           : std::nullopt;
    }
    if (*type == "Discrete") {
        const PythonValue* const start = fieldOfSpace(space, "start");
        const PythonValue* const count = fieldOfSpace(space, "n");
        const auto* first = start == nullptr ? nullptr : start->as<int64_t>();
        const auto* size = count == nullptr ? nullptr : count->as<int64_t>();
        int64_t last = 0;
        if (first == nullptr || size == nullptr || *size < 1 || __builtin_add_overflow(*first, *size - 1, &last)) {
            return std::nullopt;
        }
        return PythonValue(PythonValue::Dict{{"low", *first}, {"high", last}});
    }
    const PythonValue* const below = fieldOfSpace(space, "subspaces");
    PythonValue::Dict all;
    if (const auto* dict = below == nullptr ? nullptr : below->as<PythonValue::Dict>()) {
        for (const auto& [key, each] : *dict) {
            if (auto bounds = boundsOf(each, depth + 1)) {
                all.emplace_back(key, std::move(*bounds));
            }
        }
    } else if (const auto* list = below == nullptr ? nullptr : below->as<PythonValue::List>()) {
        for (std::size_t i = 0; i < list->size(); ++i) {
            if (auto bounds = boundsOf((*list)[i], depth + 1)) {
                all.emplace_back("_index_" + std::to_string(i), std::move(*bounds));
            }
        }
    }
    return all.empty() ? std::nullopt : std::optional(PythonValue(std::move(all)));
}

/// The content of a file; empty if it is missing, too large or not a regular file.
std::string metadataText(const std::string& path)
{
    const auto state = FileState::of(path);
    if (!state || !state->isRegular() || state->size > kMostMetadata) {
        return {};
    }
    const Descriptor file = openFile(path, O_RDONLY);
    std::string text(static_cast<std::size_t>(state->size), '\0');
    readAt(file, text.data(), text.size(), 0, path);
    return text;
}

}  // namespace

PythonValue::Dict spaceBounds(const std::string& file, const std::string& name)
{
    PythonValue::Dict all;
    try {
        const std::string folder = file.substr(0, file.find_last_of('/') + 1);
        const std::string text = metadataText(folder + name);
        const PythonValue metadata = text.empty() ? PythonValue() : parseJson(text);
        for (const auto& [key, own] : {std::pair("observation_space", "observation"), std::pair("action_space", "action")}) {
            const PythonValue* const stored = fieldOfSpace(metadata, key);
            const auto* const json = stored == nullptr ? nullptr : stored->as<std::string>();
            if (json == nullptr) {
                continue;
            }
            if (auto bounds = boundsOf(parseJson(*json), 0)) {
                all.emplace_back(own, std::move(*bounds));
            }
        }
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
    }
    return all;
}

}  // namespace tensordesk
