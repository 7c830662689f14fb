// SPDX-License-Identifier: BSD-3-Clause
#include "model/document/channelnames.h"

#include "model/storage/files/fileio.h"
#include "model/tensordict/values/pythonvalue.h"

#include <algorithm>
#include <array>
#include <filesystem>

namespace tensordesk {

namespace {

using Names = std::vector<std::string>;

constexpr std::array<const char*, 5> kAttributes{"names", "channel_names", "channels", "columns", "feature_names"};
constexpr int64_t kMostInfoBytes = 4 << 20;
constexpr int kMostFoldersAbove = 3;
constexpr int kMostNesting = 4;

/// Returns the first list of `count` texts in a value, also in lists and dicts of it.
Names namesIn(const PythonValue& value, std::size_t count, int nesting = 0)
{
    Names names;
    if (nesting > kMostNesting) {
        return names;
    }
    if (const auto* list = value.as<PythonValue::List>()) {
        for (const PythonValue& each : *list) {
            if (const auto* text = each.as<std::string>()) {
                names.push_back(*text);
            }
        }
        if (names.size() == count && list->size() == count) {
            return names;
        }
        for (const PythonValue& each : *list) {
            if (Names inner = namesIn(each, count, nesting + 1); !inner.empty()) {
                return inner;
            }
        }
    } else if (const auto* dict = value.as<PythonValue::Dict>()) {
        for (const auto& [key, each] : *dict) {
            if (Names inner = namesIn(each, count, nesting + 1); !inner.empty()) {
                return inner;
            }
        }
    }
    return {};
}

const PythonValue* valueIn(const PythonValue::Dict& dict, const std::string& key)
{
    const auto found = std::ranges::find(dict, key, &std::pair<std::string, PythonValue>::first);
    return found == dict.end() ? nullptr : &found->second;
}

/// Returns the names under `key` in a dict, such as the attributes of an entry.
Names namesAt(const PythonValue::Dict& dict, const std::string& key, std::size_t count)
{
    const PythonValue* const value = valueIn(dict, key);
    return value != nullptr ? namesIn(*value, count) : Names();
}

Names namesInAttributes(const TensorDict& root, const KeyPath& key, const NotesReader& notes, std::size_t count)
{
    const auto attributesOf = [&](const KeyPath& path) { return notes ? notes(path).attributes : PythonValue::Dict(); };
    const PythonValue::Dict own = attributesOf(key);
    for (const char* const attribute : kAttributes) {
        if (Names names = namesAt(own, attribute, count); !names.empty()) {
            return names;
        }
    }
    const std::string name = key.back().member() != nullptr ? std::string() : key.back().key();
    std::vector<std::string> wanted{name + "_names"};
    if (name.ends_with('s')) {
        wanted.push_back(name.substr(0, name.size() - 1) + "_names");
    }
    for (std::size_t depth = key.size(); depth-- > 0 && !name.empty();) {
        const KeyPath level = key.head(depth);
        const PythonValue::Dict attributes = attributesOf(level);
        for (const std::string& each : wanted) {
            if (Names names = namesAt(attributes, each, count); !names.empty()) {
                return names;
            }
            const std::optional<Entry> entry = root.contains(level / Key(each)) ? root.find(level / Key(each)) : std::nullopt;
            const auto* value = entry ? std::get_if<NonTensor>(&*entry) : nullptr;
            if (value != nullptr) {
                if (Names names = namesIn(value->isStack() ? value->first() : value->toPythonValue(), count); !names.empty()) {
                    return names;
                }
            }
        }
    }
    return {};
}

Names namesInInfo(const std::filesystem::path& info, const KeyPath& key, std::size_t count)
{
    std::error_code error;
    if (!std::filesystem::is_regular_file(info, error)) {
        return {};
    }
    const PythonValue document = parseJson(readFile(info.string(), kMostInfoBytes));
    const auto* fields = document.as<PythonValue::Dict>();
    const PythonValue* const features = fields != nullptr ? valueIn(*fields, "features") : nullptr;
    const auto* all = features != nullptr ? features->as<PythonValue::Dict>() : nullptr;
    std::string dotted;
    for (const PathElement& element : key) {
        if (element.member() == nullptr) {
            dotted += (dotted.empty() ? "" : ".") + element.key();
        }
    }
    const PythonValue* const feature = all != nullptr ? valueIn(*all, dotted) : nullptr;
    const auto* properties = feature != nullptr ? feature->as<PythonValue::Dict>() : nullptr;
    return properties != nullptr ? namesAt(*properties, "names", count) : Names();
}

Names namesBeside(const std::string& file, const KeyPath& key, std::size_t count)
{
    std::error_code error;
    std::filesystem::path folder = std::filesystem::absolute(file, error);
    if (!std::filesystem::is_directory(folder, error)) {
        folder = folder.parent_path();
    }
    for (int above = 0; above <= kMostFoldersAbove && folder.has_relative_path(); ++above, folder = folder.parent_path()) {
        for (const char* const name : {"info.json", "meta/info.json"}) {
            if (Names names = namesInInfo(folder / name, key, count); !names.empty()) {
                return names;
            }
        }
    }
    return {};
}

}  // namespace

std::vector<std::string> channelNames(const TensorDict& root, const KeyPath& key, const NotesReader& notes, const std::string& file)
{
    const std::optional<Entry> entry = key.empty() ? std::nullopt : root.find(key);
    const auto* leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr;
    if (leaf == nullptr || leaf->dim() == 0 || leaf->sizes().back() < 1) {
        return {};
    }
    const auto count = static_cast<std::size_t>(leaf->sizes().back());
    try {
        Names names = namesInAttributes(root, key, notes, count);
        return names.empty() && !file.empty() ? namesBeside(file, key, count) : names;
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        return {};  // what cannot be read has no names
    }
}

}  // namespace tensordesk
