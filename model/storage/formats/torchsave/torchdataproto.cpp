// SPDX-License-Identifier: BSD-3-Clause
// Reads pickles of verl's DataProto: `DataProto.save_to_disk()`. The state of one is its batch, the arrays beside it and the dict
// "meta_info". The batch is an archive of torch.save in the pickle, or tensors as arrays of bytes.
#include "model/storage/files/zip/zipbytes.h"
#include "model/storage/formats/torchsave/torcharchive.h"
#include "model/storage/formats/torchsave/torchtree.h"
#include "model/tensordict/tree/mappingnode.h"
#include "model/tensordict/values/pickle.h"

#include <algorithm>
#include <iterator>

namespace tensordesk {

bool TorchTree::isDataProto(const PickleValue::Call& call)
{
    const auto* state = call.state ? call.state->sequence() : nullptr;
    return state && state->size() == 3 && call.callable->globalName().ends_with(".DataProto");
}

/// Returns a level with the keys "batch", "non_tensor_batch" and "meta_info". As in Python, an index of it is one of the batch and of
/// the arrays, and keeps "meta_info".
Entry TorchTree::dataProto(const PickleValue::Call& call, const Position& position)
{
    const Items& state = *call.state->sequence();
    const Position place = position.below("batch", {});
    Entry batch = guarded([&]() -> Entry {
        if (const auto* archive = state[0]->as<PickleValue::Bytes>())
            return savedBatch(archive->bytes, place);
        const auto* parts = state[0]->sequence();
        return parts ? serializedBatch(*parts, place) : entry(*state[0], place);
    });
    const auto* td = std::get_if<TensorDict>(&batch);
    const Shape rows = td && td->dim() == 1 ? td->batchSize() : Shape();
    checkTorchBatch(rows, position.parentBatch);
    auto table = std::make_shared<StoredTable>();
    table->append("batch", std::move(batch));
    table->append("non_tensor_batch", guarded([&] { return ofRows(*state[1], position.below("non_tensor_batch", rows)); }));
    table->append("meta_info", guarded([&] { return ofRows(*state[2], position.below("meta_info", rows)); }));
    return TensorDict::typed(TensorDict(std::make_shared<MappingNode>(rows, DimNames(), std::nullopt, std::move(table))),
                             call.callable->globalName());
}

/// Returns the content of an archive in the pickle. Its leaves are parts of the file, so that nothing but its own pickle is copied.
Entry TorchTree::savedBatch(std::string_view archive, const Position& position)
{
    if (m_isInner) {
        throw Error(ErrorKind::NotImplementedError, "is an archive in an archive in a pickle, which verl never writes");
    }
    const StoredBytes place = m_records.partOfPickle(archive);
    // An archive may be referenced repeatedly; in memory it was subtracted already.
    if (place.file)
        takeRoom(m_records.room(), archive.size());
    const ZipBytes bytes{m_file, place.size, [archive](int64_t offset, int64_t size) {
                             return std::string(archive.substr(static_cast<std::size_t>(offset), static_cast<std::size_t>(size)));
                         }};
    const auto directory = std::make_shared<const ZipDirectory>(bytes);
    if (!TorchArchive::pickleMember(*directory).isStored())
        throw Error(
            ErrorKind::NotImplementedError,
            "is compressed in the archive, which torch.save never writes; unpack the archive and pack it without compression");
    const TorchArchive::Pickle pickle = TorchArchive::pickleIn(bytes, *directory);
    const ZipRecords records(place, directory, pickle.top,
                             PicklePlace(place.file, pickle.bytes, place.offset + pickle.member->offset));
    records.room() = m_records.room() + pickle.bytes.size();
    const PickleGraph graph(pickle.bytes);
    TorchTree tree(records, *this);
    Entry content = tree.content(graph.root(), position.path);
    m_records.room() = std::min(m_records.room(), records.room());
    m_entries = tree.m_entries;
    m_isPart = m_isPart || tree.m_isPart;
    m_levels.merge(tree.m_levels);
    std::ranges::move(tree.m_stretches, std::back_inserter(m_stretches));
    std::ranges::move(tree.m_findings, std::back_inserter(m_findings));
    std::ranges::move(tree.m_archives, std::back_inserter(m_archives));
    if (place.file)
        m_archives.push_back({directory, place.offset, place.size});
    return content;
}

// ---- tensors as arrays of bytes -----------------------------------------------------------------

/// Returns the batch that is saved with VERL_DATAPROTO_SERIALIZATION_METHOD=numpy: its size, its device and a dict of its tensors.
Entry TorchTree::serializedBatch(const Items& parts, const Position& position)
{
    const auto* dict = parts.size() == 3 ? parts[2]->as<PickleValue::Dict>() : nullptr;
    if (!dict)
        throw Error(ErrorKind::ValueError, "is a tensordict without a batch size or without entries");
    const Shape batch = torchShape(*parts[0]);
    auto table = std::make_shared<StoredTable>();
    for (std::size_t i = 0; i + 1 < dict->items.size(); i += 2) {
        const Key key = keyText(*dict->items[i]);
        table->put(key, guarded([&] { return serializedTensor(*dict->items[i + 1], position.below(key, batch)); }));
    }
    return known(TensorDict(std::make_shared<MappingNode>(batch, DimNames(), device(parts[1], position), std::move(table))),
                 position);
}

/// Returns a tensor, or a nested one, which is saved as its layout and its components.
Entry TorchTree::serializedTensor(const PickleValue& value, const Position& position)
{
    if (++m_entries > m_mostEntries)
        throw Error(ErrorKind::ValueError, "the file describes more than {} entries", m_mostEntries);
    const auto* fields = value.sequence();
    const auto* components = fields && fields->size() == 2 ? (*fields)[1]->sequence() : nullptr;
    if (!components)
        return leaf(serializedPart(value), position);
    std::vector<StoredTensor> parts;
    for (const PickleValue* component : *components)
        parts.push_back(serializedPart(*component));
    return stackedLeaf(parts, position);
}

/// `("float32", torch.Size([4]), array([...], dtype=uint8))`: a tensor and its bytes.
StoredTensor TorchTree::serializedPart(const PickleValue& value)
{
    const auto* fields = value.sequence();
    const auto* dtype = fields && fields->size() == 3 ? (*fields)[0]->as<std::string_view>() : nullptr;
    const TorchCall call(dtype ? *(*fields)[2] : value);
    if (!dtype || !isNumpyArray(call))
        throw Error(ErrorKind::ValueError, "is not described by dtype, shape and location");
    const PickledArray array = numpyArray(call, m_records);
    if (array.type.kind != NpyType::Kind::Numbers || array.elements.dtype != DType::Byte)
        throw Error(ErrorKind::ValueError, "is not described by dtype, shape and location");
    return contiguousTensor(array.elements.bytes, "torch." + std::string(*dtype), *(*fields)[1]);
}

// ---- the dicts beside the batch -----------------------------------------------------------------

/// Returns the level of a dict whose arrays have an element for each row of the batch. Any other value is that of all rows.
Entry TorchTree::ofRows(const PickleValue& items, const Position& position)
{
    const auto* dict = items.as<PickleValue::Dict>();
    if (!dict || position.parentBatch->empty())
        return entry(items, position);
    auto table = std::make_shared<StoredTable>();
    for (std::size_t i = 0; i + 1 < dict->items.size(); i += 2) {
        const Key key = keyText(*dict->items[i]);
        const Position below = position.below(key, *position.parentBatch);
        table->put(key, guarded([&] { return column(*dict->items[i + 1], below); }));
    }
    const Shape& rows = *position.parentBatch;
    return known(TensorDict(std::make_shared<MappingNode>(rows, DimNames(), std::nullopt, std::move(table))), position);
}

/// Returns the entry of a value beside the batch: the elements of an array by row, or one value for all rows.
Entry TorchTree::column(const PickleValue& value, const Position& position)
{
    if (!isNumpyArray(TorchCall(value)))
        return holdsStructure(value, 0) ? Entry(this->value(value, position)) : entry(value, position);
    const Shape& rows = *position.parentBatch;
    const PickledArray array = numpyArray(TorchCall(value), m_records);
    checkTorchBatch(array.shape, rows);
    if (array.objects)
        return objectColumn(array, position);
    if (++m_entries > m_mostEntries)
        throw Error(ErrorKind::ValueError, "the file describes more than {} entries", m_mostEntries);
    Entry made = numpyEntry(array, position);
    if (const auto* records = std::get_if<TensorDict>(&made))
        checkTorchBatch(records->batchSize(), rows);
    const auto* texts = std::get_if<NonTensor>(&made);
    const auto* list = texts ? texts->first().as<PythonValue::List>() : nullptr;
    return list ? Entry(NonTensor::stack(*list, rows)) : made;
}

/// Returns the values of the rows; for dicts with tensors or arrays in them a lazy stack of levels.
Entry TorchTree::objectColumn(const PickledArray& array, const Position& position)
{
    const Items& objects = array.items();
    const auto rows = static_cast<std::size_t>(array.shape.front());
    // An array without objects may still have very many rows.
    if (array.shape.front() > m_mostEntries - m_entries)
        throw Error(ErrorKind::ValueError, "the file describes more than {} entries", m_mostEntries);
    m_entries += array.shape.front();
    const std::size_t each = rows == 0 ? 0 : objects.size() / rows;
    std::vector<PythonValue> values;
    for (std::size_t i = 0; i < rows; ++i)
        values.push_back(nestedValue(std::span(objects).subspan(i * each, each), array.shape, 1));
    const bool isOfDicts = array.shape.size() == 1
                        && std::ranges::all_of(objects, [](const PickleValue* object) { return object->as<PickleValue::Dict>(); });
    if (isOfDicts && std::ranges::any_of(values, holdsObject))
        return stackOf(objects, 0, {}, position);
    return NonTensor::stack(std::move(values), *position.parentBatch);
}

/// Returns the objects as lists nested by the dims of `shape` from `dim` on; without further dims the only object.
PythonValue TorchTree::nestedValue(std::span<const PickleValue* const> objects, const Shape& shape, std::size_t dim)
{
    if (dim == shape.size()) {
        const TorchCall call(*objects.front());
        return isNumpyScalar(call) ? numpyScalar(call, m_records) : pythonValueOf(*objects.front(), m_records.room());
    }
    PythonValue::List list;
    const std::size_t each = objects.empty() ? 0 : objects.size() / static_cast<std::size_t>(shape[dim]);
    for (std::size_t at = 0; at < objects.size(); at += each)
        list.push_back(nestedValue(objects.subspan(at, each), shape, dim + 1));
    return list;
}

}  // namespace tensordesk
