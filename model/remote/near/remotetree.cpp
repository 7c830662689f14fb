// SPDX-License-Identifier: BSD-3-Clause
#include "model/remote/near/remotetree.h"

#include "model/remote/near/remoteimages.h"
#include "model/remote/wire/wirevalues.h"
#include "model/tensordict/base/overloaded.h"
#include "model/tensordict/tree/lazystacknode.h"
#include "model/tensordict/tree/mappingnode.h"

#include <algorithm>
#include <utility>

namespace tensordesk {
namespace {

using wire::Frame;
using wire::Value;

/// Entries that are asked for with the one that is needed.
constexpr std::size_t kMostAhead = 256;
/// Paths in one question.
constexpr std::size_t kMostAtOnce = 4096;
/// Entries below those asked for.
constexpr std::size_t kRoomBelow = 20000;

[[noreturn]] void throwMalformed()
{
    throw Error(ErrorKind::ValueError, "is not a message of this protocol");
}

DimNames namesOf(const Value& description)
{
    return description.contains("names") ? wire::namesFrom(description.at("names")) : DimNames();
}

/// Returns the entry, or in place of one that does not fit into its level the reason.
Entry fitting(Entry entry, const Shape& batch)
{
    const auto shape = std::visit(Overloaded{[](const Leaf& leaf) { return leaf.shape(); },
                                             [](const TensorDict& td) { return td.batchSize(); },
                                             [](const NonTensor& value) { return value.batchSize(); },
                                             [&](const Broken&) { return batch; }},
                                  entry);
    if (startsWith(shape, batch))
        return entry;
    return Broken(Error(ErrorKind::RuntimeError, "batch dimension mismatch: the batch size is {}, but the tensor has shape {}",
                        toString(batch), toString(shape)),
                  shape, std::nullopt);
}

/// The form of the images of an array of pixels.
ImageForm formOf(const Value& description, const Shape& shape, DType dtype)
{
    if (shape.size() < 3 || (dtype != DType::Byte && dtype != DType::UInt16))
        throwMalformed();
    const std::size_t dims = shape.size();
    return {shape[dims - 3], shape[dims - 2], shape[dims - 1], dtype, description.at("images") == "JPEG" ? "JPEG" : "PNG"};
}

NonTensor valueOf(const Value& description)
{
    Shape batch = wire::shapeFrom(description.at("batch"));
    const auto& kind = description.at("is").get_ref<const std::string&>();
    if (kind == "value")
        return NonTensor(wire::pythonValueFrom(description.at("value")), std::move(batch));
    if (kind == "meta")
        return NonTensor::meta(wire::pythonValueFrom(description.at("value")), std::move(batch));
    std::vector<PythonValue> values;
    for (const Value& value : description.at("value"))
        values.push_back(wire::pythonValueFrom(value));
    if (isRagged(batch) || static_cast<int64_t>(values.size()) != elementCount(batch))
        throwMalformed();
    return NonTensor::stack(std::move(values), std::move(batch));
}

}  // namespace

TensorDict RemoteTree::root(const Value& description)
{
    return wire::understood([&] {
        m_isLocked = description.value("locked", false);
        TensorDict root = levelOf(description, {});
        if (m_isLocked)
            root.setLocked(true);
        return root;
    });
}

Entry RemoteTree::entryOf(const Value& description, const KeyPath& path)
{
    const auto& kind = description.at("is").get_ref<const std::string&>();
    if (kind == "leaf" || kind == "ragged")
        return leafOf(description, path, {});
    if (kind == "level" || kind == "stack")
        return levelOf(description, path);
    if (kind == "broken")
        return Broken(wire::errorFrom(description.at("error"), m_base),
                      description.contains("shape") ? std::optional(wire::shapeFrom(description.at("shape"))) : std::nullopt,
                      description.contains("dtype") ? std::optional(wire::dtypeFrom(description.at("dtype"))) : std::nullopt);
    return valueOf(description);
}

Leaf RemoteTree::leafOf(const Value& description, const KeyPath& path, std::vector<std::size_t> of)
{
    if (description.at("is") == "ragged") {
        std::vector<Leaf> members;
        const bool isCompact = description.contains("shapes");
        for (const Value& shape : isCompact ? description.at("shapes") : Value::array()) {
            of.push_back(members.size());
            members.push_back(leafOf({{"is", "leaf"},
                                      {"dtype", description.at("dtype")},
                                      {"shape", shape},
                                      {"file", description.value("file", std::string())}},
                                     path, of));
            of.pop_back();
        }
        for (const Value& member : isCompact ? Value::array() : description.at("members")) {
            of.push_back(members.size());
            members.push_back(leafOf(member, path, of));
            of.pop_back();
        }
        const auto dim = description.at("dim").get<int64_t>();
        const bool isStack = !members.empty() && dim >= 0 && dim <= members.front().dim()
                          && std::all_of(members.begin(), members.end(),
                                         [&](const Leaf& leaf) { return leaf.dim() == members.front().dim(); });
        if (!isStack)
            throwMalformed();
        return Leaf::stack(std::move(members), dim);
    }
    RemoteSource::Array array{path, std::move(of), wire::shapeFrom(description.at("shape")),
                              wire::dtypeFrom(description.at("dtype"))};
    if (isRagged(array.shape))
        throwMalformed();
    if (description.contains("chunks"))
        array.chunks = wire::shapeFrom(description.at("chunks"));
    if (!array.chunks.empty() && (array.chunks.size() != array.shape.size() || *std::ranges::min_element(array.chunks) < 1))
        throwMalformed();
    array.device = wire::deviceFrom(description.value("device", Value()));
    array.file = m_base + description.value("file", std::string());
    const auto stored = std::make_shared<RemoteSource>(m_file, std::move(array));
    std::shared_ptr<LeafSource> source = stored;
    if (description.contains("images"))
        source = std::make_shared<ImageLeaf>(std::make_unique<RemoteImages>(stored),
                                             formOf(description, stored->shape(), stored->dtype()), path);
    return Leaf(m_decorate ? m_decorate(path, std::move(source)) : std::move(source));
}

TensorDict RemoteTree::levelOf(const Value& description, const KeyPath& path)
{
    if (description.contains("stored")) {
        const std::lock_guard lock(m_mutex);
        m_kinds[path] = description.at("stored") == "list" ? StoredLevel::List : StoredLevel::Dict;
    }
    const auto& kind = description.at("is").get_ref<const std::string&>();
    TensorDict level = kind == "stack" ? stackOf(description, path)
                     : kind == "level" ? mappingOf(description, path)
                                       : (throwMalformed(), TensorDict());
    if (description.contains("class"))
        level = TensorDict::typed(level, description.at("class").get<std::string>());
    if (!m_isLocked && description.value("locked", false))
        level.setLocked(true);
    return level;
}

TensorDict RemoteTree::mappingOf(const Value& description, const KeyPath& path)
{
    const auto level = std::make_shared<const Level>(path, description.at("keys").get<std::vector<Key>>(),
                                                     wire::shapeFrom(description.at("batch")));
    const Value& entries = description.at("entries");
    if (entries.size() != level->keys.size())
        throwMalformed();
    const auto table = std::make_shared<StoredTable>();
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (table->find(level->keys[i]))
            throwMalformed();
        if (entries.at(i).is_null())
            table->append(level->keys[i],
                          [tree = shared_from_this(), number = addUnlisted(level, i)] { return tree->load(number); });
        else
            table->append(level->keys[i], fitting(entryOf(entries.at(i), path / level->keys[i]), level->batch));
    }
    DimNames names = namesOf(description);
    if (!names.empty())
        checkNames(names, level->batch.size());
    return TensorDict(std::make_shared<MappingNode>(level->batch, std::move(names),
                                                    wire::deviceFrom(description.value("device", Value())), table));
}

TensorDict RemoteTree::stackOf(const Value& description, const KeyPath& path)
{
    const auto dim = description.at("dim").get<int64_t>();
    const DimName name = description.contains("name") ? DimName(description.at("name").get<std::string>()) : DimName();
    std::vector<TensorDict> members;
    for (const Value& member : description.at("members"))
        members.push_back(levelOf(member, path / Member{members.size(), dim}));
    if (description.contains("files")) {
        const std::lock_guard lock(m_mutex);
        m_memberNames[path] = description.at("files").get<std::vector<std::string>>();
    }
    if (members.empty()) {
        Shape batch = wire::shapeFrom(description.at("batch"));
        if (dim < 0 || dim >= static_cast<int64_t>(batch.size()))
            throwMalformed();
        batch.erase(batch.begin() + dim);
        return stackOfNone(TensorDict(std::move(batch)), dim, name);
    }
    if (dim < 0 || dim > members.front().dim())
        throwMalformed();
    return TensorDict::lazyStack(std::move(members), dim, name);
}

Value RemoteTree::takeListed(const KeyPath& path)
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_listed.find(path);
    if (found == m_listed.end())
        return {};
    Value description = std::move(found->second);
    m_listed.erase(found);
    return description;
}

std::size_t RemoteTree::addUnlisted(std::shared_ptr<const Level> level, std::size_t position)
{
    const std::lock_guard lock(m_mutex);
    m_unlisted.push_back({std::move(level), position});
    return m_unlisted.size() - 1;
}

std::vector<KeyPath> RemoteTree::nextUnlisted(std::size_t number)
{
    std::vector<KeyPath> paths;
    const std::lock_guard lock(m_mutex);
    for (std::size_t i = number; i < m_unlisted.size() && paths.size() < kMostAhead; ++i) {
        Unlisted& entry = m_unlisted[i];
        if (i == number || !std::exchange(entry.isAsked, true))
            paths.push_back(entry.level->path / entry.level->keys[entry.position]);
    }
    return paths;
}

Entry RemoteTree::load(std::size_t number)
{
    const auto [path, batch] = [&] {
        const std::lock_guard lock(m_mutex);
        const Unlisted& entry = m_unlisted[number];
        return std::pair(entry.level->path / entry.level->keys[entry.position], entry.level->batch);
    }();
    Value description = takeListed(path);
    if (description.is_null()) {
        prepare(nextUnlisted(number));
        description = takeListed(path);
    }
    if (description.is_null())
        throwMalformed();
    return wire::understood([&, &at = path, &size = batch] { return fitting(entryOf(description, at), size); });
}

void RemoteTree::prepare(const std::vector<KeyPath>& paths)
{
    std::vector<KeyPath> wanted;
    {
        const std::lock_guard lock(m_mutex);
        std::copy_if(paths.begin(), paths.end(), std::back_inserter(wanted),
                     [&](const KeyPath& path) { return !m_listed.contains(path); });
    }
    for (std::size_t first = 0; first < wanted.size(); first += kMostAtOnce) {
        const std::size_t end = std::min(wanted.size(), first + kMostAtOnce);
        Value question = m_file->question("entries");
        question["room"] = kRoomBelow;
        question["keys"] = Value::array();
        for (std::size_t i = first; i < end; ++i)
            question["keys"].push_back(wire::toWire(wanted[i]));
        Frame answer = m_file->connection().answer(std::move(question));
        wire::understood([&] {
            Value& entries = answer.head.at("entries");
            if (entries.size() != end - first)
                throwMalformed();
            const std::lock_guard lock(m_mutex);
            for (std::size_t i = first; i < end; ++i)
                if (!entries[i - first].is_null())
                    m_listed[wanted[i]] = std::move(entries[i - first]);
        });
    }
}

StoredLevel RemoteTree::kindOf(const KeyPath& path) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_kinds.find(path);
    return found == m_kinds.end() ? StoredLevel::TensorDict : found->second;
}

std::vector<std::string> RemoteTree::memberNames(const KeyPath& stack) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_memberNames.find(stack);
    return found == m_memberNames.end() ? std::vector<std::string>() : found->second;
}

}  // namespace tensordesk
