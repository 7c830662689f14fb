// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/consolidated/consolidatedreader.h"

#include "model/storage/formats/common/metadatafields.h"
#include "model/storage/formats/consolidated/consolidatedtail.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/tree/entrytable.h"
#include "model/tensordict/tree/mappingnode.h"

#include <set>
#include <unordered_map>

namespace tensordesk {

namespace {

/// A level of the JSON, with data on its parents. The JSON lives as long as any level.
struct ConsolidatedLevel {
    std::shared_ptr<const ConsolidatedFile> file;
    std::shared_ptr<const PythonValue::Dict> json;
    const PythonValue::Dict* fields;
    KeyPath path;
    std::optional<Shape> parentBatch;

    [[nodiscard]] ConsolidatedLevel below(const PathElement& key, const PythonValue::Dict& child, std::optional<Shape> batch) const
    {
        return {file, json, &child, path / key, std::move(batch)};
    }
};

Entry openConsolidated(const ConsolidatedLevel& level);

void checkStartsWith(const Shape& shape, const std::optional<Shape>& batch)
{
    if (batch && !startsWith(shape, *batch))
        throw Error(ErrorKind::RuntimeError, "batch dimension mismatch: the batch size is {}, but the tensor has shape {}",
                    toString(*batch), toString(shape));
}

DimNames namesOf(const PythonValue::Dict& metadata, std::size_t dims)
{
    const PythonValue* field = consolidatedField(metadata, "names");
    if (field == nullptr || field->as<PythonValue::None>() != nullptr)
        return {};
    const auto* list = field->as<PythonValue::List>();
    if (list == nullptr || list->size() != dims)
        throw Error(ErrorKind::ValueError, "the names {} do not fit {} dims", field->toPython(), dims);
    DimNames names;
    for (const PythonValue& item : *list) {
        const auto* name = item.as<std::string>();
        if (name == nullptr && item.as<PythonValue::None>() == nullptr)
            throw Error(ErrorKind::ValueError, "the names {} do not fit {} dims", field->toPython(), dims);
        names.push_back(name != nullptr ? DimName(*name) : std::nullopt);
    }
    checkNames(names, dims);
    return anyNamed(names) ? names : DimNames();
}

/// `[value, batch size, device]`.
const PythonValue& valueIn(const PythonValue& tuple)
{
    const auto* fields = tuple.as<PythonValue::List>();
    if (fields == nullptr || fields->empty())
        throw Error(ErrorKind::ValueError, "a non-tensor must be described by its value, batch size and device");
    return fields->front();
}

/// Returns the entry, or a Broken one with the reason.
template <typename Open>
Entry guarded(const ConsolidatedLevel& level, Open&& open)
{
    try {
        return open();
    } catch (Error& error) {
        if (error.kind() == ErrorKind::Cancelled)
            throw;
        return Broken{error.inFile(level.file->stretch.file->path()), std::nullopt, std::nullopt};
    }
}

Leaf openLeafOf(const ConsolidatedLevel& level, const Shape& batch, const Key& key, const PythonValue& tuple, bool isJagged)
{
    const KeyPath path = level.path / key;
    Leaf leaf = isJagged ? openJagged(*level.file, consolidatedObject(*level.fields, "leaves"), key, path)
                         : openConsolidatedLeaf(*level.file, consolidatedPlace(tuple, level.file->payload), path);
    checkStartsWith(leaf.shape(), batch);
    return leaf;
}

TensorDict openMapping(const ConsolidatedLevel& level, const PythonValue::Dict& metadata)
{
    const PythonValue* sizes = consolidatedField(metadata, "batch_size");
    const Shape batch = sizes == nullptr ? Shape() : sizesFrom(*sizes, Message("the batch size"));
    checkStartsWith(batch, level.parentBatch);
    const PythonValue* device = consolidatedField(metadata, "device");
    auto table = std::make_shared<StoredTable>();
    std::set<Key> taken;
    const auto append = [&](const Key& key, auto open) {
        if (taken.insert(key).second)
            table->append(key, EntryLoader([level, open = std::move(open)] { return guarded(level, open); }));
    };
    for (const auto& [name, tuple] : consolidatedObject(*level.fields, "leaves")) {
        ProgressScope::step();
        if (name.starts_with(kJaggedLengths) || name.starts_with(kJaggedOffsets))
            continue;
        const bool isJagged = name.starts_with(kJaggedValues);
        const Key key = isJagged ? name.substr(kJaggedValues.size()) : name;
        append(key, [level, batch, key, tuple = &tuple, isJagged]() -> Entry {
            return openLeafOf(level, batch, key, *tuple, isJagged);
        });
    }
    if (const PythonValue* field = consolidatedField(*level.fields, "non_tensors")) {
        if (const auto* values = field->as<PythonValue::Dict>()) {
            for (const auto& [key, tuple] : *values)
                append(key, [batch, tuple = &tuple]() -> Entry { return NonTensor(valueIn(*tuple), batch); });
        }
    }
    for (const auto& [key, field] : *level.fields) {
        if (isConsolidatedField(key))
            continue;
        append(key, [level, batch, key = key, field = &field]() -> Entry {
            const auto* fields = field->as<PythonValue::Dict>();
            if (fields == nullptr)
                throw Error(ErrorKind::ValueError, "is not a JSON object, as levels are");
            return openConsolidated(level.below(key, *fields, batch));
        });
    }
    const bool hasDevice = device != nullptr && device->as<std::string>() != nullptr;
    return TensorDict(std::make_shared<MappingNode>(batch, namesOf(metadata, batch.size()),
                                                    hasDevice ? std::optional(at::Device(at::kCPU)) : std::nullopt,
                                                    std::move(table)));
}

/// The batch size that members have at least, where that of the stack is known.
std::optional<Shape> memberBatchOf(std::optional<Shape> batch, int64_t dim)
{
    if (batch && dim >= 0 && dim < static_cast<int64_t>(batch->size()))
        batch->erase(batch->begin() + dim);
    return batch;
}

Entry openStack(const ConsolidatedLevel& level, const PythonValue::Dict& metadata)
{
    const PythonValue* field = consolidatedField(metadata, "stack_dim");
    const auto* dim = field == nullptr ? nullptr : field->as<int64_t>();
    if (dim == nullptr)
        throw Error(ErrorKind::ValueError, "a stack's \"stack_dim\" is missing or no integer");
    const PythonValue* valuesField = consolidatedField(*level.fields, "non_tensors");
    const auto* plainValues = valuesField == nullptr ? nullptr : valuesField->as<PythonValue::Dict>();
    std::vector<TensorDict> members;
    std::vector<NonTensor> values;
    // In one go: finding each by its name would take the square of their number.
    std::unordered_map<std::string_view, const PythonValue*> fields;
    for (const auto& [name, value] : *level.fields)
        fields.emplace(name, &value);
    std::unordered_map<std::string_view, const PythonValue*> alone;
    if (plainValues != nullptr) {
        for (const auto& [name, value] : *plainValues)
            alone.emplace(name, &value);
    }
    for (std::size_t i = 0;; ++i) {
        ProgressScope::step();
        const std::string name = std::to_string(i);
        if (const auto found = alone.find(name); found != alone.end()) {
            const auto* tuple = found->second->as<PythonValue::List>();
            const bool hasBatch = tuple != nullptr && tuple->size() > 1;
            values.emplace_back(valueIn(*found->second), hasBatch ? sizesFrom((*tuple)[1], Message("the batch size")) : Shape());
            continue;
        }
        const auto found = fields.find(name);
        const auto* member = found == fields.end() ? nullptr : found->second->as<PythonValue::Dict>();
        if (member == nullptr)
            break;
        const Member place{i, std::max<int64_t>(*dim, 0)};
        Entry entry = withinKey(place, [&] {
            return openConsolidated(level.below(place, *member, memberBatchOf(level.parentBatch, *dim)));
        });
        if (auto* td = std::get_if<TensorDict>(&entry))
            members.push_back(std::move(*td));
        else
            values.push_back(std::get<NonTensor>(std::move(entry)));
    }
    if (!members.empty() && !values.empty())
        throw Error(ErrorKind::ValueError, "stacks tensordicts on non-tensor data");
    if (!values.empty()) {
        const auto dims = static_cast<int64_t>(values.front().batchSize().size());
        NonTensor stack = NonTensor::stack(values, wrapDim(*dim, dims + 1));
        checkStartsWith(stack.batchSize(), level.parentBatch);
        return stack;
    }
    const int64_t dims = members.empty() ? 0 : members.front().dim();
    const PythonValue* named = consolidatedField(metadata, "stack_dim_name");
    const auto* name = named == nullptr ? nullptr : named->as<std::string>();
    TensorDict stack = TensorDict::lazyStack(std::move(members), wrapDim(*dim, dims + 1),
                                             name != nullptr ? DimName(*name) : std::nullopt);
    checkStartsWith(stack.batchSize(), level.parentBatch);
    return stack;
}

Entry openConsolidated(const ConsolidatedLevel& level)
{
    ProgressScope::current().check();
    const PythonValue* field = consolidatedField(*level.fields, "cls");
    const auto* name = field == nullptr ? nullptr : field->as<std::string>();
    if (name == nullptr)
        throw Error(ErrorKind::ValueError, "a nested tensordict lacks its class");
    const PythonValue::Dict& metadata = consolidatedObject(*level.fields, "cls_metadata");
    if (*name == "LazyStackedTensorDict" || *name == "NonTensorStack")
        return openStack(level, metadata);
    TensorDict td = openMapping(level, metadata);
    constexpr std::string_view begin = "<class '";
    constexpr std::string_view end = "'>";
    if (name->starts_with(begin) && name->ends_with(end))
        return TensorDict::typed(std::move(td), name->substr(begin.size(), name->size() - begin.size() - end.size()));
    return td;
}

}  // namespace

TensorDict readConsolidated(ConsolidatedFile file, PythonValue::Dict root)
{
    const auto json = std::make_shared<const PythonValue::Dict>(std::move(root));
    const auto shared = std::make_shared<const ConsolidatedFile>(std::move(file));
    try {
        Entry entry = openConsolidated({shared, json, json.get(), {}, {}});
        if (auto* td = std::get_if<TensorDict>(&entry))
            return std::move(*td);
        const auto& value = std::get<NonTensor>(entry);
        TensorDict content(value.batchSize());
        content.set({"data"}, value);
        return TensorDict::typed(std::move(content), std::string("tensordict.tensorclass.") + value.typeName());
    } catch (Error& error) {
        throw error.inFile(shared->stretch.file->path());
    }
}

}  // namespace tensordesk
