// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/checkpoint/checkpointtree.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/zip/zippeek.h"
#include "model/storage/formats/common/metadatafields.h"
#include "model/tensordict/tree/entrytable.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace tensordesk {

namespace {

constexpr int64_t kLargestManifest = int64_t{64} << 20;
constexpr int64_t kKnownVersion = 1;
constexpr std::string_view kFormatName = "torchrl.checkpoint";
constexpr const char* kManifest = "manifest.json";

const PythonValue& required(const PythonValue& object, const char* name)
{
    const auto* const fields = object.as<PythonValue::Dict>();
    const PythonValue* const field = fields != nullptr ? fieldOf(*fields, name) : nullptr;
    if (field == nullptr) {
        throw Error(ErrorKind::ValueError, "the field {} is missing", stringLiteral(name));
    }
    return *field;
}

template <typename Value>
const Value& requiredAs(const PythonValue& object, const char* name)
{
    const PythonValue& field = required(object, name);
    if (const auto* const value = field.as<Value>()) {
        return *value;
    }
    throw Error(ErrorKind::ValueError, "the field {} has the unexpected value {}", stringLiteral(name), field.toPython());
}

/// The state of one component: a description of nested containers, and the tensors, numbered, in a file of their own.
class StateTree : public std::enable_shared_from_this<StateTree> {
public:
    StateTree(TensorDict tensors, SourceDecorator decorate) : m_tensors(std::move(tensors)), m_decorate(std::move(decorate)) { }

    /// Returns the level of a container; a single tensor or value has the key "tensor" or "data".
    [[nodiscard]] TensorDict root(const PythonValue& described, const KeyPath& path) const;

private:
    void append(StoredTable& table, const Key& key, const PythonValue& described, const KeyPath& path) const;
    [[nodiscard]] std::optional<TensorDict> level(const PythonValue& described, const KeyPath& path) const;
    [[nodiscard]] Entry tensor(const std::string& key, const KeyPath& path) const;

    TensorDict m_tensors;
    SourceDecorator m_decorate;
};

/// True if something in it is neither a list nor a value.
bool holdsEntries(const PythonValue& described)
{
    const auto& kind = requiredAs<std::string>(described, "kind");
    if (kind == "list" || kind == "tuple") {
        return std::ranges::any_of(requiredAs<PythonValue::List>(described, "items"), holdsEntries);
    }
    return kind != "value";
}

PythonValue valueOf(const PythonValue& described)
{
    if (requiredAs<std::string>(described, "kind") == "value") {
        return required(described, "value");
    }
    PythonValue::List values;
    for (const PythonValue& item : requiredAs<PythonValue::List>(described, "items")) {
        values.push_back(valueOf(item));
    }
    return values;
}

/// Returns Python's text for keys that are not texts, such as the numbers of parameters.
Key keyOf(const PythonValue& described)
{
    const PythonValue value = valueOf(described);
    const auto* const text = value.as<std::string>();
    return text != nullptr ? *text : value.toPython();
}

Entry StateTree::tensor(const std::string& key, const KeyPath& path) const
{
    const Entry entry = m_tensors.at({Key(key)});
    const auto* const leaf = std::get_if<Leaf>(&entry);
    return leaf != nullptr && m_decorate && leaf->source() ? Leaf(m_decorate(path, leaf->source())) : entry;
}

void StateTree::append(StoredTable& table, const Key& key, const PythonValue& described, const KeyPath& path) const
{
    if (table.find(key)) {
        throw Error(ErrorKind::ValueError, "the key {} is there twice", stringLiteral(key));
    }
    if (requiredAs<std::string>(described, "kind") == "tensor") {
        table.append(key, [self = shared_from_this(), name = requiredAs<std::string>(described, "key"), path = path / Key(key)] {
            return self->tensor(name, path);
        });
    } else if (auto below = level(described, path / Key(key))) {
        table.append(key, *std::move(below));
    } else {
        table.append(key, NonTensor(valueOf(described), {}));
    }
}

std::optional<TensorDict> StateTree::level(const PythonValue& described, const KeyPath& path) const
{
    const auto& kind = requiredAs<std::string>(described, "kind");
    auto table = std::make_shared<StoredTable>();
    if (kind == "dict" || kind == "ordered_dict") {
        for (const PythonValue& item : requiredAs<PythonValue::List>(described, "items")) {
            const auto* const pair = item.as<PythonValue::List>();
            if (pair == nullptr || pair->size() != 2) {
                throw Error(ErrorKind::ValueError, "an item of a dict is {}, which is not a pair", item.toPython());
            }
            append(*table, keyOf(pair->front()), pair->back(), path);
        }
        return levelOf(std::move(table));
    }
    if (kind != "list" && kind != "tuple" && kind != "value") {
        throw Error(ErrorKind::NotImplementedError, "has a part of the unknown kind {}", stringLiteral(kind));
    }
    if (!holdsEntries(described)) {
        return std::nullopt;
    }
    const auto& items = requiredAs<PythonValue::List>(described, "items");
    for (std::size_t i = 0; i < items.size(); ++i) {
        append(*table, std::to_string(i), items[i], path);
    }
    return levelOf(std::move(table));
}

TensorDict StateTree::root(const PythonValue& described, const KeyPath& path) const
{
    const bool isTensor = requiredAs<std::string>(described, "kind") == "tensor";
    if (auto below = isTensor ? std::nullopt : level(described, path)) {
        return *std::move(below);
    }
    auto table = std::make_shared<StoredTable>();
    append(*table, isTensor ? "tensor" : "data", described, path);
    return levelOf(std::move(table));
}

/// Opens the components of a checkpoint.
class Components {
public:
    Components(std::shared_ptr<const CheckpointFiles> files, OpenOptions options)
        : m_files(std::move(files)), m_options(std::move(options))
    {
    }

    [[nodiscard]] Entry opened(const PythonValue& described, const KeyPath& at) const;

private:
    [[nodiscard]] PythonValue json(const std::string& path) const;
    [[nodiscard]] TensorDict state(const std::string& folder, const KeyPath& at) const;

    std::shared_ptr<const CheckpointFiles> m_files;
    OpenOptions m_options;
};

PythonValue Components::json(const std::string& path) const
{
    const std::string text = m_files->read(path, kLargestManifest);
    try {
        return parseJson(text);
    } catch (Error& error) {
        throw error.inFile(m_files->whole(path));
    }
}

TensorDict Components::state(const std::string& folder, const KeyPath& at) const
{
    const std::string structure = joined(folder, "state.json");
    if (!m_files->has(structure)) {
        return m_files->open(joined(folder, "state.pt"), at, optionsAt(at, m_options));
    }
    static constexpr std::array<const char*, 3> kTensors{"state", "state.tdz", "state.tdc"};
    const auto name = std::ranges::find_if(kTensors, [&](const char* one) { return m_files->has(joined(folder, one)); });
    const PythonValue described = json(structure);
    const TensorDict tensors = name != kTensors.end() ? m_files->open(joined(folder, *name), {}, {}) : TensorDict();
    try {
        return std::make_shared<StateTree>(tensors, m_options.decorate)->root(described, at);
    } catch (Error& error) {
        throw error.inFile(m_files->whole(structure));
    }
}

Entry Components::opened(const PythonValue& described, const KeyPath& at) const
{
    const auto& folder = requiredAs<std::string>(described, "path");
    const auto& adapter = requiredAs<std::string>(described, "adapter");
    if (adapter == "torchrl.json") {
        return NonTensor(json(joined(folder, "value.json")), {});
    }
    if (adapter == "torchrl.state_dict") {
        return state(folder, at);
    }
    return m_files->open(folder, at, optionsAt(at, m_options));
}

}  // namespace

bool isCheckpoint(const std::string& path)
{
    if (isFile(path)) {
        const std::vector<std::string> names = someZipNames(path);
        const auto isComponent = [](const std::string& name) { return name.starts_with("components/"); };
        return std::ranges::find(names, kManifest) != names.end() && std::ranges::any_of(names, isComponent);
    }
    const std::string file = joined(path, kManifest);
    if (!isFolder(path) || !isFile(file)) {
        return false;
    }
    const PythonValue manifest = parseJson(readFile(file, kLargestManifest));
    const auto* const fields = manifest.as<PythonValue::Dict>();
    const PythonValue* const name = fields != nullptr ? fieldOf(*fields, "format") : nullptr;
    return name != nullptr && *name == PythonValue(std::string(kFormatName));
}

TensorDict checkpointTree(const std::shared_ptr<const CheckpointFiles>& files, const OpenOptions& options)
{
    try {
        const PythonValue manifest = parseJson(files->read(kManifest, kLargestManifest));
        if (const PythonValue& format = required(manifest, "format"); format != PythonValue(std::string(kFormatName))) {
            throw Error(ErrorKind::ValueError, "is of the format {}, and not of {}", format.toPython(), kFormatName);
        }
        if (const PythonValue& version = required(manifest, "format_version"); version != PythonValue(kKnownVersion)) {
            throw Error(ErrorKind::NotImplementedError, "has version {}, and version {} can be read", version.toPython(),
                        kKnownVersion);
        }
        const auto components = std::make_shared<Components>(files, options);
        auto table = std::make_shared<StoredTable>();
        std::map<std::string, Key> byPath;  // one that is named again and again would be opened as often
        for (const auto& [name, described] : requiredAs<PythonValue::Dict>(manifest, "components")) {
            const auto& path = requiredAs<std::string>(described, "path");
            if (const auto [other, isNew] = byPath.emplace(path, name); !isNew) {
                throw Error(ErrorKind::ValueError, "has the components {} and {} at one path, {}", stringLiteral(other->second),
                            stringLiteral(name), stringLiteral(path));
            }
            if (!table->find(name)) {
                table->append(name, [components, described, at = KeyPath{Key(name)}] { return components->opened(described, at); });
            }
        }
        return levelOf(std::move(table));
    } catch (Error& error) {
        throw error.inFile(files->whole(kManifest));
    }
}

}  // namespace tensordesk
