// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/torchsave/torchtensors.h"

#include "model/storage/arrays/numpytypes/npytexts.h"
#include "model/storage/arrays/numpytypes/swappedleaf.h"
#include "model/storage/arrays/raw/rawleaf.h"
#include "model/storage/formats/torchsave/torchnames.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/indices/part.h"
#include "model/tensordict/values/pickle.h"

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

constexpr std::size_t kMostDims = 64;
constexpr int64_t kMostPartsOfOne = 1'000'000;

int64_t wholeNumber(const PickleValue& value)
{
    const auto* number = value.as<int64_t>();
    if (!number)
        throw Error(ErrorKind::ValueError, "is described by {}, expected an integer", value.className());
    return *number;
}

bool passesOn(std::string_view name)
{
    static constexpr std::array<std::string_view, 4> kNames{"torch._utils._rebuild_parameter",
                                                            "torch._utils._rebuild_parameter_with_state",
                                                            "torch.jit._pickle.restore_type_tag",
                                                            "torch.nn.parameter._rebuild_buffer"};
    return std::ranges::find(kNames, name) != kNames.end();
}

int64_t checkedProduct(int64_t a, int64_t b)
{
    int64_t product = 0;
    if (__builtin_mul_overflow(a, b, &product))
        throw Error(ErrorKind::ValueError, "would have more bytes than 64 bits count");
    return product;
}

/// Returns true if the call marks a view of conjugated or negated elements: torch saves the bytes under it.
bool isMarked(const TorchCall& call, std::size_t position, std::string_view mark)
{
    if (!call.arguments || call.arguments->size() <= position)
        return false;
    const PickleValue* told = (*call.arguments)[position]->field(mark);
    const auto* isSet = told ? told->as<bool>() : nullptr;
    return isSet && *isSet;
}

/// `_load_from_bytes(b"...")`: a storage in a file of torch.save of its own, within the pickle.
std::optional<StoredBytes> ownStorage(const PickleValue& value, std::optional<DType>& dtype, const TorchRecords& records)
{
    const TorchCall call(value);
    if (call.name != "torch.storage._load_from_bytes")
        return std::nullopt;
    const PickleValue& held = call.argument(0);
    std::string decoded;
    const auto* bytes = held.as<PickleValue::Bytes>();
    std::string_view content = bytes ? bytes->bytes : std::string_view();
    if (!bytes) {
        const PythonValue plain = pythonValueOf(held, records.room());
        const auto* plainBytes = plain.as<PythonValue::Bytes>();
        if (!plainBytes)
            throw Error(ErrorKind::ValueError, "has no bytes for its storage");
        decoded = plainBytes->bytes;
        content = decoded;
    }
    const StoredBytes place = records.partOfPickle(content);
    const LegacyRecords own(content, PicklePlace(place.file, content, place.offset));
    const auto* id = own.object().root().as<PickleValue::PersistentId>();
    if (!id)
        throw Error(ErrorKind::ValueError, "has another object where a storage is expected");
    const StorageId storage(*id->id);
    dtype = storage.dtype;
    return own.storage(storage);
}

StoredBytes storageOf(const PickleValue& value, std::optional<DType>& dtype, const TorchRecords& records)
{
    if (const auto* id = value.as<PickleValue::PersistentId>()) {
        const StorageId storage(*id->id);
        dtype = storage.dtype;
        return records.storage(storage);
    }
    if (auto own = ownStorage(value, dtype, records))
        return *own;
    throw Error(ErrorKind::ValueError, "is described by {} where a storage is expected", value.className());
}

/// The layout and the dtype, before its storage is looked for: they are known where that is missing.
StoredTensor described(const TorchCall& call)
{
    StoredTensor tensor;
    tensor.shape = torchShape(call.argument(2));
    tensor.strides = torchShape(call.argument(3));
    return tensor;
}

}  // namespace

std::string torchName(const PickleValue& callable)
{
    const auto* id = callable.as<PickleValue::PersistentId>();
    const auto* fields = id ? id->id->sequence() : nullptr;
    const auto* tag = fields && fields->size() >= 2 ? fields->front()->as<std::string_view>() : nullptr;
    return tag && *tag == "module" ? (*fields)[1]->globalName() : callable.globalName();
}

TorchCall::TorchCall(const PickleValue& value)
{
    const PickleValue* current = &value;
    constexpr int kMostWrapped = 16;
    for (int i = 0; i < kMostWrapped; ++i) {
        call = current->call();
        if (!call)
            return;
        name = torchName(*call->callable);
        arguments = call->arguments->sequence();
        if (arguments && arguments->size() >= 3 && name.starts_with("torch._tensor._rebuild_from_type")) {
            name = (*arguments)[0]->globalName();
            arguments = (*arguments)[2]->sequence();
        }
        if (!passesOn(name) || !arguments || arguments->empty())
            return;
        current = arguments->front();
    }
    name.clear();
}

const PickleValue& TorchCall::argument(std::size_t position) const
{
    if (!arguments || position >= arguments->size())
        throw Error(ErrorKind::ValueError, "is created by {} with too few arguments", name);
    return *(*arguments)[position];
}

Shape torchShape(const PickleValue& value)
{
    const TorchCall call(value);
    const PickleValue& tuple = call.name == "torch.Size" ? call.argument(0) : value;
    const auto* items = tuple.sequence();
    if (!items || items->size() > kMostDims)
        throw Error(ErrorKind::ValueError, "has {} where the sizes of at most {} dims are expected", value.className(), kMostDims);
    Shape shape;
    for (const PickleValue* item : *items) {
        shape.push_back(wholeNumber(*item));
        if (shape.back() < 0)
            throw Error(ErrorKind::ValueError, "has the size or stride {}, which is negative", shape.back());
    }
    return shape;
}

bool isStridedTensor(const TorchCall& call)
{
    return call.name == "torch._utils._rebuild_tensor_v2" || call.name == "torch._utils._rebuild_tensor_v3"
        || call.name == "torch._utils._rebuild_tensor" || call.name == "torch._utils._rebuild_qtensor";
}

StoredTensor stridedTensor(const TorchCall& call, const TorchRecords& records)
{
    StoredTensor tensor = described(call);
    const bool namesDType = call.name == "torch._utils._rebuild_tensor_v3";
    std::optional<DType> dtype;
    tensor.bytes = storageOf(call.argument(0), dtype, records);
    if (namesDType)
        dtype = knownDType(call.argument(6).globalName());
    if (!dtype)
        throw Error(ErrorKind::ValueError, "has no dtype, and neither has its storage");
    // The numbers of quantized elements.
    if (dtype == DType::QInt8)
        dtype = DType::Char;
    else if (dtype == DType::QUInt8)
        dtype = DType::Byte;
    else if (dtype == DType::QInt32)
        dtype = DType::Int;
    else if (c10::isQIntType(*dtype))
        throw Error(ErrorKind::NotImplementedError, "has quantized elements of less than a byte, which cannot be shown");
    tensor.dtype = *dtype;
    tensor.first = checkedProduct(wholeNumber(call.argument(1)), itemSize(*dtype));
    const std::size_t metadata = namesDType ? 7 : 6;
    tensor.isConjugated = isMarked(call, metadata, "conj");
    tensor.isNegated = isMarked(call, metadata, "neg");
    return tensor;
}

StoredTensor contiguousTensor(StoredBytes bytes, std::string_view dtype, const PickleValue& shape)
{
    StoredTensor tensor;
    tensor.bytes = std::move(bytes);
    tensor.dtype = knownDType(dtype);
    tensor.shape = torchShape(shape);
    tensor.strides.resize(tensor.shape.size());
    int64_t stride = 1;
    for (std::size_t dim = tensor.shape.size(); dim-- > 0;) {
        tensor.strides[dim] = stride;
        stride = checkedProduct(stride, std::max<int64_t>(tensor.shape[dim], 1));
    }
    return tensor;
}

StoredTensor wholeStorage(const PickleValue& value, const TorchRecords& records)
{
    std::optional<DType> dtype;
    StoredTensor tensor;
    tensor.bytes = storageOf(value, dtype, records);
    tensor.dtype = dtype && !c10::isQIntType(*dtype) ? *dtype : DType::Byte;
    tensor.shape = {tensor.bytes.size / itemSize(tensor.dtype)};
    tensor.strides = {1};
    return tensor;
}

// ---- nested tensors -----------------------------------------------------------------------------

bool isNestedTensor(const TorchCall& call)
{
    return call.name == "torch._utils._rebuild_nested_tensor" || call.name == "torch.nested._internal.nested_tensor._rebuild_njt";
}

namespace {

/// The parts one after another in a buffer, whose sizes, strides and first elements are tensors themselves.
std::vector<StoredTensor> stridedParts(const TorchCall& call, const TorchRecords& records)
{
    const StoredTensor buffer = stridedTensor(TorchCall(call.argument(0)), records);
    buffer.checkExtent();
    const StoredTensor sizeTable = stridedTensor(TorchCall(call.argument(1)), records);
    const auto sizes = sizeTable.integers(kMostPartsOfOne * 4);
    const auto strides = stridedTensor(TorchCall(call.argument(2)), records).integers(kMostPartsOfOne * 4);
    const auto offsets = stridedTensor(TorchCall(call.argument(3)), records).integers(kMostPartsOfOne);
    const std::size_t dims = sizeTable.shape.size() == 2 ? static_cast<std::size_t>(sizeTable.shape[1]) : 0;
    if (dims > kMostDims || sizes.size() != strides.size() || sizes.size() != offsets.size() * dims
        || (sizes.empty() && !offsets.empty()))
        throw Error(ErrorKind::ValueError, "the tables of the sizes of a nested tensor do not fit together");
    std::vector<StoredTensor> parts;
    for (std::size_t i = 0; i < offsets.size(); ++i) {
        const auto row = static_cast<std::ptrdiff_t>(i * dims), next = static_cast<std::ptrdiff_t>((i + 1) * dims);
        StoredTensor part = buffer;
        part.shape.assign(sizes.begin() + row, sizes.begin() + next);
        part.strides.assign(strides.begin() + row, strides.begin() + next);
        if (__builtin_add_overflow(buffer.first, checkedProduct(offsets[i], itemSize(part.dtype)), &part.first))
            throw Error(ErrorKind::ValueError, "would have more bytes than 64 bits count");
        part.checkExtent();
        parts.push_back(std::move(part));
    }
    return parts;
}

/// Stretches of a tensor along one dim.
std::vector<StoredTensor> jaggedParts(const TorchCall& call, const TorchRecords& records)
{
    const PickleValue& fields = call.argument(0);
    const auto field = [&](std::string_view name) -> const PickleValue& {
        const PickleValue* value = fields.field(name);
        if (!value)
            throw Error(ErrorKind::ValueError, "a nested tensor lacks its {}", name);
        return *value;
    };
    const StoredTensor values = stridedTensor(TorchCall(field("values")), records);
    values.checkExtent();
    const auto offsets = stridedTensor(TorchCall(field("offsets")), records).integers(kMostPartsOfOne + 1);
    const PickleValue& told = field("lengths");
    const auto lengths = told.isNone() ? std::vector<int64_t>() : stridedTensor(TorchCall(told), records).integers(kMostPartsOfOne);
    const int64_t dim = wholeNumber(field("_ragged_idx")) - 1;
    if (dim < 0 || dim >= static_cast<int64_t>(values.shape.size()) || offsets.empty()
        || (!lengths.empty() && lengths.size() + 1 != offsets.size()))
        throw Error(ErrorKind::ValueError, "the tables of the sizes of a nested tensor do not fit together");
    const auto ragged = static_cast<std::size_t>(dim);
    std::vector<StoredTensor> parts;
    for (std::size_t i = 0; i + 1 < offsets.size(); ++i) {
        const int64_t begin = offsets[i];
        int64_t end = offsets[i + 1];
        if (begin < 0 || (!lengths.empty() && (lengths[i] < 0 || __builtin_add_overflow(begin, lengths[i], &end))) || end < begin
            || end > values.shape[ragged])
            throw Error(ErrorKind::ValueError, "part {} of a nested tensor exceeds its values", i);
        StoredTensor part = values;
        part.shape[ragged] = end - begin;
        if (elementCount(part.shape) > 0)
            part.first += begin * values.strides[ragged] * itemSize(values.dtype);
        parts.push_back(std::move(part));
    }
    return parts;
}

}  // namespace

std::vector<StoredTensor> nestedTensor(const TorchCall& call, const TorchRecords& records)
{
    return call.name.ends_with("_rebuild_njt") ? jaggedParts(call, records) : stridedParts(call, records);
}

// ---- numpy --------------------------------------------------------------------------------------

namespace {

NpyType numpyType(const PickleValue& value, int depth = 0);

/// Sets the fields of records, which the state of their dtype names.
void setFields(NpyType& type, const PickleValue::Items& state, int depth)
{
    const auto* names = state.size() > 5 ? state[3]->sequence() : nullptr;
    const auto* bytes = state.size() > 5 ? state[5]->as<int64_t>() : nullptr;
    if (names == nullptr || bytes == nullptr || *bytes < 0 || *bytes > kMostNpyItem || depth > 32)
        throw Error(ErrorKind::TypeError, "a numpy array of an unsupported dtype");
    type.kind = NpyType::Kind::Records;
    type.itemBytes = *bytes;
    for (const PickleValue* named : *names) {
        const auto* name = named->as<std::string_view>();
        const PickleValue* place = name != nullptr ? state[4]->field(*name) : nullptr;
        const auto* parts = place != nullptr ? place->sequence() : nullptr;
        const auto* offset = parts != nullptr && parts->size() >= 2 ? (*parts)[1]->as<int64_t>() : nullptr;
        if (offset == nullptr)
            throw Error(ErrorKind::TypeError, "a numpy array of an unsupported dtype");
        NpyField field{std::string(*name), *offset, {}, {}};
        const PickleValue* inner = parts->front();
        const TorchCall call(*inner);
        const auto* innerState = call.call && call.call->state ? call.call->state->sequence() : nullptr;
        if (const auto* array = innerState && innerState->size() > 2 ? (*innerState)[2]->sequence() : nullptr;
            array != nullptr && array->size() == 2) {
            field.inner = torchShape(*(*array)[1]);
            inner = array->front();
        }
        field.type = numpyType(*inner, depth + 1);
        // All bytes of a field lie in the record: the sizes are checked one by one, so that no product overflows.
        int64_t room = type.itemBytes;
        for (const int64_t size : field.inner)
            room = size == 0 ? room : room / size;
        if (field.offset < 0 || field.type.itemBytes > room || field.bytes() > type.itemBytes - field.offset)
            throw Error(ErrorKind::ValueError, "has records whose field {} reaches beyond their end", stringLiteral(field.name));
        type.fields.push_back(std::move(field));
    }
}

/// The dtype that a pickle describes by a code such as "f4" and a state: the order of bytes, fields, and the unit of times.
NpyType numpyType(const PickleValue& value, int depth)
{
    const TorchCall call(value);
    const auto* code = call.name == "numpy.dtype" ? call.argument(0).as<std::string_view>() : nullptr;
    if (!code)
        throw Error(ErrorKind::TypeError, "a numpy array of an unsupported dtype");
    const auto* state = call.call->state ? call.call->state->sequence() : nullptr;
    const auto* order = state && state->size() > 1 ? (*state)[1]->as<std::string_view>() : nullptr;
    NpyType type = npyTypeOf(*code);
    type.isBigEndian = order && *order == ">";
    if (type.kind == NpyType::Kind::Padding && state)
        setFields(type, *state, depth);
    if (const auto* unit = !type.name.empty() && state && state->size() > 8 ? (*state)[8]->sequence() : nullptr;
        unit != nullptr && unit->size() == 2 && (*unit)[1]->sequence() != nullptr && !(*unit)[1]->sequence()->empty()) {
        std::size_t room = 1024;
        const PythonValue text = pythonValueOf(*(*unit)[1]->sequence()->front(), room);
        if (const auto* bytes = text.as<PythonValue::Bytes>())
            type.name += "[" + bytes->bytes + "]";
    }
    return type;
}

PickledArray arrayOf(const PickleValue& content, const PickleValue& dtype, const PickleValue& shape, bool isFortran,
                     const TorchRecords& records)
{
    PickledArray array{numpyType(dtype), torchShape(shape), {}, nullptr};
    if (array.type.kind == NpyType::Kind::Objects) {
        array.objects = &content;
        return array;
    }
    StoredTensor& tensor = array.elements;
    tensor.shape = array.shape;
    const bool isOfNumbers = array.type.kind == NpyType::Kind::Numbers;
    tensor.dtype = isOfNumbers ? array.type.dtype : DType::Byte;
    int64_t stride = isOfNumbers ? 1 : array.type.itemBytes;
    tensor.strides.resize(tensor.shape.size());
    for (std::size_t i = 0; i < tensor.shape.size(); ++i) {
        const std::size_t dim = isFortran ? i : tensor.shape.size() - 1 - i;
        tensor.strides[dim] = stride;
        stride = checkedProduct(stride, std::max<int64_t>(tensor.shape[dim], 1));
    }
    if (!isOfNumbers) {
        tensor.shape.push_back(array.type.itemBytes);
        tensor.strides.push_back(1);
    }
    const auto* bytes = content.as<PickleValue::Bytes>();
    const auto* byteArray = content.as<PickleValue::ByteArray>();
    if (bytes || byteArray) {
        tensor.bytes = records.partOfPickle(bytes ? bytes->bytes : byteArray->bytes);
    } else {
        const PythonValue plain = pythonValueOf(content, records.room());
        const auto* decoded = plain.as<PythonValue::Bytes>();
        if (!decoded)
            throw Error(ErrorKind::TypeError, "is a numpy array without data");
        tensor.bytes = StoredBytes::kept(decoded->bytes.data(), static_cast<int64_t>(decoded->bytes.size()));
    }
    return array;
}

}  // namespace

bool isNumpyArray(const TorchCall& call)
{
    return call.name.starts_with("numpy.")
        && (call.name.ends_with(".multiarray._reconstruct") || call.name.ends_with(".numeric._frombuffer"));
}

PickledArray numpyArray(const TorchCall& call, const TorchRecords& records)
{
    if (call.name.ends_with("._frombuffer")) {
        const auto* order = call.argument(3).as<std::string_view>();
        return arrayOf(call.argument(0), call.argument(1), call.argument(2), order && *order == "F", records);
    }
    const auto* state = call.call->state ? call.call->state->sequence() : nullptr;
    if (!state || state->size() != 5)
        throw Error(ErrorKind::ValueError, "an array of numpy without its content");
    const auto* isFortran = (*state)[3]->as<bool>();
    return arrayOf(*(*state)[4], *(*state)[2], *(*state)[1], isFortran && *isFortran, records);
}

const PickleValue::Items& PickledArray::items() const
{
    const auto* items = objects->sequence();
    if (!items || static_cast<int64_t>(items->size()) != extentOf(shape, DType::Byte))
        throw Error(ErrorKind::ValueError, "is a numpy array of shape {} with {} objects", toString(shape),
                    items ? items->size() : 0);
    return *items;
}

std::shared_ptr<LeafSource> PickledArray::source() const
{
    auto source = elements.source();
    return type.isBigEndian && type.kind == NpyType::Kind::Numbers ? std::make_shared<SwappedLeaf>(std::move(source)) : source;
}

bool isNumpyScalar(const TorchCall& call)
{
    return call.name.starts_with("numpy.") && call.name.ends_with(".multiarray.scalar");
}

PythonValue numpyScalar(const TorchCall& call, const TorchRecords& records)
{
    static const PickleValue kNoDims{PickleValue::Tuple{}};
    const PickledArray array = arrayOf(call.argument(1), call.argument(0), kNoDims, false, records);
    if (array.objects)
        return pythonValueOf(*array.objects, records.room());
    const StoredTensor& tensor = array.elements;
    tensor.checkExtent();
    if (array.type.kind != NpyType::Kind::Numbers) {
        if (array.type.kind == NpyType::Kind::Records)
            throw Error(ErrorKind::NotImplementedError, "is a single record of numpy, which cannot be shown");
        const at::Tensor bytes = tensor.source()->read(wholePart(tensor.shape)).contiguous();
        return npyTexts({static_cast<const char*>(bytes.const_data_ptr()), bytes.nbytes()}, {}, {}, array.type).toPythonValue();
    }
    const at::Tensor value = array.source()->read({});
    if (value.is_complex()) {
        const auto number = value.to(DType::ComplexDouble).item().toComplexDouble();
        return PythonValue::Complex{number.real(), number.imag()};
    }
    if (value.is_floating_point())
        return value.to(DType::Double).item().toDouble();
    if (tensor.dtype == DType::Bool)
        return value.item().toBool();
    return value.to(DType::Long).item().toLong();
}

}  // namespace tensordesk
