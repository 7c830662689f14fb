// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/torchsave/torchtree.h"

#include "model/storage/arrays/numpytypes/npytexts.h"
#include "model/storage/arrays/raw/rawleaf.h"
#include "model/storage/formats/common/npyrecords.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/indices/part.h"
#include "model/tensordict/indices/rectangle.h"
#include "model/tensordict/tree/mappingnode.h"
#include "model/tensordict/values/pickle.h"

#include <ATen/ops/empty.h>

#include <algorithm>
#include <unordered_set>

namespace tensordesk {

namespace {

constexpr std::size_t kMostLevels = 200;
constexpr int64_t kMostParts = 1'000'000;  // of nested tensors, besides the entries

bool isOrderedDict(std::string_view name)
{
    return name == "collections.OrderedDict" || name == "collections.defaultdict" || name == "collections.Counter"
        || name == "__builtin__.dict" || name == "builtins.dict";
}

/// The dict among the states that an object is given: alone, or before those of its slots.
const PickleValue* fieldsOf(const PickleValue::Call& call)
{
    const PickleValue* state = call.state;
    const auto* both = state ? state->sequence() : nullptr;
    if (both && both->size() == 2)
        state = (*both)[0]->as<PickleValue::Dict>() ? (*both)[0] : (*both)[1];
    return state && state->as<PickleValue::Dict>() ? state : nullptr;
}

/// Returns the local shard of a DTensor, or null if `call` does not build a DTensor.
const PickleValue* localTensor(const TorchCall& call)
{
    // The arguments of the function that makes a tensor of a class: the tensor's function, the class, its arguments, and the
    // fields.
    const auto* arguments = call.name == "torch._utils._rebuild_wrapper_subclass" ? call.call->arguments->sequence() : nullptr;
    if (!arguments || arguments->size() < 4 || (*arguments)[1]->globalName() != "torch.distributed.tensor.DTensor")
        return nullptr;
    const auto* states = (*arguments)[3]->sequence();  // the fields are among them, or all there is
    for (const PickleValue* state : states ? *states : PickleValue::Items{(*arguments)[3]})
        if (const PickleValue* local = state->field("_local_tensor"))
            return local;
    return nullptr;
}

}  // namespace

void checkTorchBatch(const Shape& shape, const std::optional<Shape>& batch)
{
    if (batch && !startsWith(shape, *batch))
        throw Error(ErrorKind::RuntimeError, "batch dimension mismatch: the batch size is {}, but the tensor has shape {}",
                    toString(*batch), toString(shape));
}

TensorDict TorchTree::root(const PickleValue& object)
{
    Entry made = entry(object, {});
    if (const auto* td = std::get_if<TensorDict>(&made))
        return *td;
    if (const auto* broken = std::get_if<Broken>(&made))
        throw broken->error();
    const auto* value = std::get_if<NonTensor>(&made);
    const bool isEntry = value && object.call() && object.call()->callable->globalName().starts_with("tensordict.");
    TensorDict content(value ? value->batchSize() : Shape());
    content.set({value ? "data" : "tensor"}, std::move(made));
    return isEntry ? TensorDict::typed(std::move(content), "tensordict.tensorclass.NonTensorData") : content;
}

std::vector<Finding> TorchTree::findings()
{
    std::vector<Finding> findings = m_findings;
    if (m_isPart)
        findings.push_back(
            {Finding::Severity::Note,
             {},
             m_file,
             Message("has tensors that were distributed over processes: it contains only the local part of one process")});
    std::ranges::stable_sort(m_stretches, {}, &Stretch::begin);
    // Each that begins before the furthest end of those in front of it shares elements with that one.
    const Stretch* furthest = nullptr;
    for (const Stretch& stretch : m_stretches) {
        if (furthest && stretch.begin < furthest->end)
            findings.push_back(
                {Finding::Severity::Note, stretch.path, m_file,
                 Message("shares its elements in the file with {}: an edit of one changes both", toPython(furthest->path))});
        if (!furthest || stretch.end > furthest->end)
            furthest = &stretch;
    }
    return findings;
}

void TorchTree::report(const Position& position, Message message, Finding::Severity severity)
{
    m_findings.push_back({severity, position.path, m_file, std::move(message)});
}

// ---- entries ------------------------------------------------------------------------------------

Entry TorchTree::entry(const PickleValue& value, const Position& position)
{
    return guarded([&]() -> Entry {
        ProgressScope::step();
        if (++m_entries > m_mostEntries)
            throw Error(ErrorKind::ValueError, "the file describes more than {} entries", m_mostEntries);
        if (std::ranges::find(m_above, &value) != m_above.end())
            throw Error(ErrorKind::ValueError, "is a level that contains itself");
        if (m_above.size() >= kMostLevels)
            throw Error(ErrorKind::ValueError, "is nested more than {} levels deep", kMostLevels);
        m_above.push_back(&value);
        const struct Pop {
            std::vector<const PickleValue*>& values;
            ~Pop() { values.pop_back(); }
        } pop{m_above};
        return entryWithin(value, position);
    });
}

Entry TorchTree::entryWithin(const PickleValue& value, const Position& position)
{
    if (const auto* dict = value.as<PickleValue::Dict>())
        return levelOf(dict->items, position);
    if (const auto* items = value.sequence())
        return holdsStructure(value, 0) ? Entry(numbered(*items, position)) : Entry(this->value(value, position));
    if (value.as<PickleValue::PersistentId>())
        return leaf(wholeStorage(value, m_records), position);
    return value.call() ? called(value, position) : Entry(this->value(value, position));
}

NonTensor TorchTree::value(const PickleValue& value, const Position& position)
{
    PythonValue plain;
    if (const std::string name = value.globalName(); name.starts_with("torch.") && dtypeFromName(name)) {
        plain = name;
    } else {
        plain = pythonValueOf(value, m_records.room());
    }
    return {std::move(plain), position.parentBatch.value_or(Shape())};
}

/// True if something in it is a level or a tensor, so that a list of it is shown as a level.
bool TorchTree::holdsStructure(const PickleValue& value, int depth)
{
    if (value.as<PickleValue::Dict>() || value.as<PickleValue::PersistentId>() || depth > static_cast<int>(kMostLevels))
        return true;
    const auto* call = value.call();
    const auto* items = value.sequence();
    if (!call && (!items || items->empty()))
        return false;
    const auto [known, isNew] = m_structures.try_emplace(&value, false);
    if (!isNew)
        return known->second;
    bool holds = false;
    if (call) {
        const std::string name = call->callable->globalName();
        holds = fieldsOf(*call) || !call->fields.empty() || isOrderedDict(name) || name.starts_with("torch._utils._rebuild")
             || name.starts_with("torch._tensor._rebuild") || name.starts_with("tensordict.") || isNumpyArray(TorchCall(value))
             || isDataProto(*call) || holdsStructure(*call->arguments, depth + 1)
             || std::ranges::any_of(call->appended, [&](const PickleValue* item) { return holdsStructure(*item, depth + 1); });
    } else {
        holds = std::ranges::any_of(*items, [&](const PickleValue* item) { return holdsStructure(*item, depth + 1); });
    }
    return m_structures[&value] = holds;
}

// ---- levels -------------------------------------------------------------------------------------

Key TorchTree::keyText(const PickleValue& key) const
{
    if (const auto* text = key.as<std::string_view>())
        return Key(*text);
    const PythonValue plain = pythonValueOf(key, m_records.room());
    const auto* opaque = plain.as<PythonValue::Opaque>();
    return opaque ? opaque->description : plain.toPython();
}

TensorDict TorchTree::levelOf(const Items& items, const Position& position)
{
    std::unordered_set<Key> others;  // keys that are not texts
    auto table = std::make_shared<StoredTable>();
    for (std::size_t i = 0; i + 1 < items.size(); i += 2) {
        Key key = keyText(*items[i]);
        // The key 0 and the key "0" are two; of one text the last value counts.
        const bool isText = items[i]->as<std::string_view>() != nullptr;
        while (isText ? others.contains(key) : table->find(key).has_value())
            key += '\'';
        if (!isText)
            others.insert(key);
        table->put(key, entry(*items[i + 1], position.below(key, {})));
    }
    return TensorDict(std::make_shared<MappingNode>(Shape(), DimNames(), std::nullopt, std::move(table)));
}

TensorDict TorchTree::numbered(const Items& items, const Position& position)
{
    m_levels[position.path] = StoredLevel::List;
    auto table = std::make_shared<StoredTable>();
    for (std::size_t i = 0; i < items.size(); ++i) {
        const Key key = std::to_string(i);
        table->append(key, entry(*items[i], position.below(key, {})));
    }
    return TensorDict(std::make_shared<MappingNode>(Shape(), DimNames(), std::nullopt, std::move(table)));
}

// ---- leaves -------------------------------------------------------------------------------------

Entry TorchTree::leaf(const StoredTensor& tensor, const Position& position)
{
    try {
        tensor.checkExtent();
        checkTorchBatch(tensor.shape, position.parentBatch);
        return leafOf(tensor.source(), tensor, position);
    } catch (Error& error) {
        if (error.kind() == ErrorKind::Cancelled)
            throw;
        return Broken{error.inFile(m_file), tensor.shape, tensor.dtype};
    }
}

Entry TorchTree::leafOf(std::shared_ptr<LeafSource> source, const StoredTensor& tensor, const Position& position)
{
    noteStretch(tensor, position);
    return Leaf(m_options.decorate ? m_options.decorate(position.path, std::move(source)) : std::move(source));
}

/// Notes which bytes of the file a leaf takes, to find leaves that share elements.
void TorchTree::noteStretch(const StoredTensor& tensor, const Position& position)
{
    const int64_t extent = tensor.bytes.file ? extentOf(tensor.shape, tensor.strides, tensor.dtype) : 0;
    if (extent > 0) {
        const int64_t begin = tensor.bytes.offset + tensor.first;
        m_stretches.push_back({begin, begin + extent, position.path});
    }
}

Entry TorchTree::numpyEntry(const PickledArray& array, const Position& position)
{
    if (array.objects)
        return objectsOf(array.items(), array.shape, 0, position);
    array.elements.checkExtent();
    switch (array.type.kind) {
    case NpyType::Kind::Numbers:
        checkTorchBatch(array.shape, position.parentBatch);
        if (!array.type.name.empty())
            report(position, Message("{} has the numpy dtype {} and is shown as int64", toPython(position.path), array.type.name),
                   Finding::Severity::Note);
        return array.type.isBigEndian && !array.elements.bytes.file ? Entry(Leaf(array.source()))
                                                                    : leafOf(array.source(), array.elements, position);
    case NpyType::Kind::Records:
        noteStretch(array.elements, position);
        return known(npyRecords(array.source(), array.type, position.path, m_options.decorate), position);
    case NpyType::Kind::Text:
    case NpyType::Kind::Bytes: {
        checkNpyTexts(array.shape, array.type);
        const at::Tensor items = array.source()->read(wholePart(array.elements.shape)).contiguous();
        return npyTexts({static_cast<const char*>(items.const_data_ptr()), items.nbytes()}, array.shape,
                        contiguousElements(array.shape).strides, array.type);
    }
    default: throw Error(ErrorKind::TypeError, "a numpy array of an unsupported dtype");
    }
}

/// The objects of an array as lists nested by its dims from `dim` on; of an array without dims its object.
Entry TorchTree::objectsOf(const Items& objects, const Shape& shape, std::size_t dim, const Position& position)
{
    if (shape.empty())
        return entry(*objects.front(), position);
    const auto count = static_cast<std::size_t>(shape[dim]);
    const std::size_t each = count == 0 ? 0 : objects.size() / count;
    if (!std::ranges::any_of(objects, [&](const PickleValue* object) { return holdsStructure(*object, 0); }) && shape.size() == 1) {
        PythonValue::List values;
        for (const PickleValue* object : objects)
            values.push_back(pythonValueOf(*object, m_records.room()));
        return NonTensor(std::move(values), position.parentBatch.value_or(Shape()));
    }
    m_levels[position.path] = StoredLevel::List;
    auto table = std::make_shared<StoredTable>();
    for (std::size_t i = 0; i < count; ++i) {
        // An array without objects may still have very many rows.
        if (++m_entries > m_mostEntries)
            throw Error(ErrorKind::ValueError, "the file describes more than {} entries", m_mostEntries);
        const Key key = std::to_string(i);
        const auto first = objects.begin() + static_cast<std::ptrdiff_t>(i * each);
        const Position below = position.below(key, {});
        table->append(key, dim + 1 == shape.size()
                               ? entry(**first, below)
                               : objectsOf(Items(first, first + static_cast<std::ptrdiff_t>(each)), shape, dim + 1, below));
    }
    return TensorDict(std::make_shared<MappingNode>(Shape(), DimNames(), std::nullopt, std::move(table)));
}

Entry TorchTree::stackedLeaf(const std::vector<StoredTensor>& parts, const Position& position)
{
    m_entries += static_cast<int64_t>(parts.size());
    if (m_entries > m_mostEntries + kMostParts)
        throw Error(ErrorKind::ValueError, "the file describes more than {} entries", m_mostEntries);
    std::vector<Leaf> leaves;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        Entry part = leaf(parts[i], {position.path / Member{i}, std::nullopt});
        if (auto* broken = std::get_if<Broken>(&part))
            return *broken;
        leaves.push_back(std::get<Leaf>(std::move(part)));
    }
    if (leaves.empty())
        return Leaf(at::empty({0}));
    Leaf stack = Leaf::stack(std::move(leaves), 0);
    checkTorchBatch(stack.shape(), position.parentBatch);
    return stack;
}

Entry TorchTree::tensorOf(const TorchCall& call, const Position& position)
{
    if (call.name == "torch._utils._rebuild_qtensor")
        return quantized(call, position);
    if (isStridedTensor(call)) {
        std::optional<Shape> shape;
        try {
            shape = torchShape(call.argument(2));
            return leaf(stridedTensor(call, m_records), position);
        } catch (Error& error) {
            if (error.kind() == ErrorKind::Cancelled)
                throw;
            return Broken{error.inFile(m_file), shape, std::nullopt};
        }
    }
    return stackedLeaf(nestedTensor(call, m_records), position);
}

/// Returns quantized elements from their stored numbers and parameters.
Entry TorchTree::quantized(const TorchCall& call, const Position& position)
{
    auto table = std::make_shared<StoredTable>();
    table->append("int_repr", leaf(stridedTensor(call, m_records), position.below("int_repr", {})));
    table->append("quantizer", entry(call.argument(4), position.below("quantizer", {})));
    return TensorDict::typed(TensorDict(std::make_shared<MappingNode>(Shape(), DimNames(), std::nullopt, std::move(table))),
                             "torch.quantized");
}

/// The tensors that a sparse one is made of, under their names.
Entry TorchTree::sparse(const TorchCall& call, const Position& position)
{
    const auto* parts = call.argument(1).sequence();
    if (!parts || parts->size() < 3)
        throw Error(ErrorKind::ValueError, "a sparse tensor without indices, values and size");
    std::vector<const char*> names{"indices", "values", "size", "is_coalesced"};
    if (parts->size() > 4 || (*parts)[3 < parts->size() ? 3 : 2]->as<bool>() == nullptr)
        names = {"compressed_indices", "plain_indices", "values", "size"};
    auto table = std::make_shared<StoredTable>();
    for (std::size_t i = 0; i < std::min(parts->size(), names.size()); ++i)
        table->append(names[i], entry(*(*parts)[i], position.below(names[i], {})));
    return TensorDict::typed(TensorDict(std::make_shared<MappingNode>(Shape(), DimNames(), std::nullopt, std::move(table))),
                             "torch.sparse");
}

// ---- calls --------------------------------------------------------------------------------------

/// Records that a level is a tensordict of its own kind, whatever its keys are.
Entry TorchTree::known(Entry entry, const Position& position)
{
    if (std::holds_alternative<TensorDict>(entry))
        m_levels[position.path] = StoredLevel::TensorDict;
    return entry;
}

Entry TorchTree::called(const PickleValue& value, const Position& position)
{
    const TorchCall call(value);
    if (const PickleValue* local = localTensor(call)) {
        m_isPart = true;
        return entry(*local, position);
    }
    if (isNumpyArray(call))
        return numpyEntry(numpyArray(call, m_records), position);
    if (isStridedTensor(call) || isNestedTensor(call))
        return known(tensorOf(call, position), position);
    if (call.name == "torch._utils._rebuild_sparse_tensor")
        return known(sparse(call, position), position);
    if (call.name == "torch._utils._rebuild_meta_tensor_no_storage")
        return Broken{Error(ErrorKind::RuntimeError, "is a tensor of the device meta, which has no elements").inFile(m_file),
                      torchShape(call.argument(1)), std::nullopt};
    if (isNumpyScalar(call))
        return NonTensor(numpyScalar(call, m_records), position.parentBatch.value_or(Shape()));
    if (call.name == "torch.storage._load_from_bytes")
        return leaf(wholeStorage(value, m_records), position);
    if (call.name == "tensordict._reductions._rebuild_tensordict_files_consolidated")
        return known(consolidated(call, position), position);
    if (call.name == "tensordict._reductions._make_td")
        if (auto made = ofTensorDict(call.argument(0).globalName(), call.argument(1), position))
            return known(*std::move(made), position);
    if (isOrderedDict(call.name)) {
        if (auto made = stateDict(*call.call, position))
            return known(*std::move(made), position);
        const auto* first = call.arguments && !call.arguments->empty() ? call.arguments->front() : nullptr;
        const auto* given = first ? first->as<PickleValue::Dict>() : nullptr;
        return levelOf(given && call.call->fields.empty() ? given->items : call.call->fields, position);
    }
    if (call.call && call.call->state && call.call->state->as<PickleValue::Dict>())
        if (auto made = ofTensorDict(call.name, *call.call->state, position))
            return known(*std::move(made), position);
    if (call.call && isDataProto(*call.call))
        return known(dataProto(*call.call, position), position);
    if (call.name.starts_with("torch.jit._pickle.build_") && call.arguments && !call.arguments->empty())
        return entry(*call.arguments->front(), position);
    const auto* wrapped = call.call ? call.call->callable->call() : nullptr;  // getattr(MemoryMappedTensor, "from_filename")
    if (wrapped && wrapped->callable->globalName().ends_with(".getattr") && call.arguments && call.arguments->size() >= 3)
        if (const auto* file = (*call.arguments)[0]->as<std::string_view>())
            return Broken{
                Error(ErrorKind::PermissionError,
                      "has its elements in another file, {}, which is not opened; load it in Python and save it as a whole",
                      stringLiteral(*file))
                    .inFile(m_file),
                torchShape(*(*call.arguments)[2]), dtypeFromName((*call.arguments)[1]->globalName())};
    if (!call.call)
        return this->value(value, position);
    return object(value, *call.call, position);
}

/// Returns an object of an unknown class: its fields, its items as a dict or a list, or the tensors of which it consists; a value
/// if it has none of these.
Entry TorchTree::object(const PickleValue& value, const PickleValue::Call& call, const Position& position)
{
    const std::string name = call.callable->as<PickleValue::PersistentId>() ? torchName(*call.callable) : value.className();
    const PickleValue* fields = fieldsOf(call);
    const auto* arguments = call.arguments->sequence();
    if (fields)
        return TensorDict::typed(levelOf(fields->as<PickleValue::Dict>()->items, position), name);
    if (!call.fields.empty())
        return TensorDict::typed(levelOf(call.fields, position), name);
    if (!call.appended.empty() && holdsStructure(value, 0))
        return TensorDict::typed(numbered(call.appended, position), name);
    if (arguments && holdsStructure(*call.arguments, 0))
        return TensorDict::typed(numbered(*arguments, position), name);
    return this->value(value, position);
}

std::optional<at::Device> TorchTree::device(const PickleValue* told, const Position& position)
{
    if (!told || told->isNone())
        return std::nullopt;
    const PythonValue plain = pythonValueOf(*told, m_records.room());
    const auto* name = plain.as<std::string>();
    if (name && *name != "cpu")
        report(position, Message("was saved for the device {}; its values are read on the CPU", stringLiteral(*name)),
               Finding::Severity::Note);
    return at::Device(at::kCPU);
}

}  // namespace tensordesk
