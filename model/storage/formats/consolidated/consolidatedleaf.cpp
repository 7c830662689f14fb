// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/consolidated/consolidatedleaf.h"

#include "model/storage/arrays/raw/rawleaf.h"
#include "model/storage/files/zip/zipbytes.h"
#include "model/storage/formats/common/metadatafields.h"
#include "model/storage/formats/consolidated/consolidatedtail.h"

#include <ATen/ops/empty.h>

#include <c10/core/ScalarType.h>

#include <algorithm>

namespace tensordesk {

namespace {

Leaf leafOf(const ConsolidatedFile& in, std::shared_ptr<LeafSource> source, const KeyPath& path)
{
    return Leaf(in.decorate ? in.decorate(path, std::move(source)) : source);
}

/// The integers of a tensor of one dim.
std::vector<int64_t> integersAt(const FileStretch& file, const ConsolidatedPlace& place)
{
    if (place.shape.size() != 1 || (place.dtype != DType::Long && place.dtype != DType::Int))
        throw Error(ErrorKind::ValueError, "the offsets of a nested tensor are of shape {} and {}, and not one dim of integers",
                    toString(place.shape), dtypeName(place.dtype));
    const std::string bytes = file.read(place.start, place.bytes);
    const auto width = static_cast<std::size_t>(itemSize(place.dtype));
    std::vector<int64_t> numbers;
    for (std::size_t at = 0; at < bytes.size(); at += width)
        numbers.push_back(width == 4 ? int64_t{static_cast<int32_t>(numberAt<uint32_t>(bytes, at))}
                                     : static_cast<int64_t>(numberAt<uint64_t>(bytes, at)));
    return numbers;
}

ConsolidatedPlace partOfJagged(const ConsolidatedFile& in, const PythonValue::Dict& leaves, std::string_view prefix, const Key& key)
{
    const PythonValue* tuple = consolidatedField(leaves, std::string(prefix) + key);
    if (tuple == nullptr)
        throw Error(ErrorKind::ValueError, "the tensor {} of a nested tensor is missing", stringLiteral(std::string(prefix) + key));
    return consolidatedPlace(*tuple, in.payload);
}

}  // namespace

ConsolidatedPlace consolidatedPlace(const PythonValue& tuple, int64_t payload)
{
    const auto* fields = tuple.as<PythonValue::List>();
    const auto numberIn = [&](std::size_t i) { return (*fields)[i].as<int64_t>(); };
    if (fields == nullptr || fields->size() < 5 || fields->size() > 6 || (*fields)[0].as<std::string>() == nullptr
        || numberIn(2) == nullptr || numberIn(3) == nullptr || numberIn(4) == nullptr
        || (fields->size() == 6 && numberIn(5) == nullptr))
        throw Error(ErrorKind::ValueError, "a leaf is to be described by its dtype, shape, start, stop and padding");
    const std::string& name = *(*fields)[0].as<std::string>();
    const auto dtype = dtypeFromName(name);
    if (!dtype || c10::isQIntType(*dtype) || c10::isBitsType(*dtype))
        throw Error(ErrorKind::ValueError, "the dtype {} is unknown", stringLiteral(name));
    ConsolidatedPlace place{*dtype, sizesFrom((*fields)[1], Message("the shape")), *numberIn(2), 0};
    place.bytes = extentOf(place.shape, *dtype);
    const int64_t stop = *numberIn(3);
    const int64_t pad = *numberIn(4);
    if (place.start < 0 || stop < place.start || stop > payload)
        throw Error(ErrorKind::ValueError, "bytes {} to {} exceed the {} bytes of all elements", place.start, stop, payload);
    if (pad < 0 || pad > stop - place.start || stop - place.start - pad != place.bytes)
        throw Error(ErrorKind::ValueError, "has {} bytes and {} of padding where its shape asks for {}", stop - place.start, pad,
                    place.bytes);
    if (fields->size() == 6)
        place.ragged = *numberIn(5);
    return place;
}

Leaf openConsolidatedLeaf(const ConsolidatedFile& in, const ConsolidatedPlace& place, const KeyPath& path)
{
    return leafOf(in, std::make_shared<RawLeaf>(in.stretch.file, in.stretch.begin + place.start, place.shape, place.dtype), path);
}

Leaf openJagged(const ConsolidatedFile& in, const PythonValue::Dict& leaves, const Key& key, const KeyPath& path)
{
    const ConsolidatedPlace values = partOfJagged(in, leaves, kJaggedValues, key);
    const ConsolidatedPlace table = partOfJagged(in, leaves, kJaggedOffsets, key);
    const std::vector<int64_t> offsets = integersAt(in.stretch, table);
    std::optional<std::vector<int64_t>> lengths;
    if (consolidatedField(leaves, std::string(kJaggedLengths) + key) != nullptr)
        lengths = integersAt(in.stretch, partOfJagged(in, leaves, kJaggedLengths, key));
    if (table.ragged < 1 || table.ragged > static_cast<int64_t>(values.shape.size()))
        throw Error(ErrorKind::ValueError, "the ragged dim {} of a nested tensor is out of range", table.ragged);
    if (offsets.empty() || (lengths && lengths->size() != offsets.size() - 1))
        throw Error(ErrorKind::ValueError, "the offsets and lengths of a nested tensor do not fit together");
    const auto dim = static_cast<std::size_t>(table.ragged - 1);
    Shape strides(values.shape.size(), 1);
    for (std::size_t i = strides.size(); i-- > 1;) {
        if (__builtin_mul_overflow(strides[i], std::max<int64_t>(values.shape[i], 1), &strides[i - 1]))
            throw Error(ErrorKind::ValueError, "would have more bytes than 64 bits count");
    }
    std::vector<Leaf> parts;
    for (std::size_t i = 0; i + 1 < offsets.size(); ++i) {
        const int64_t begin = offsets[i];
        int64_t size = 0;
        if (begin < 0 || begin > values.shape[dim]
            || __builtin_sub_overflow(lengths ? (*lengths)[i] : offsets[i + 1], lengths ? 0 : begin, &size) || size < 0
            || size > values.shape[dim] - begin)
            throw Error(ErrorKind::ValueError, "part {} of a nested tensor exceeds its {} rows", i, values.shape[dim]);
        Shape shape = values.shape;
        shape[dim] = size;
        const int64_t offset = values.start + begin * strides[dim] * itemSize(values.dtype);
        parts.push_back(
            leafOf(in,
                   std::make_shared<RawLeaf>(in.stretch.file, in.stretch.begin + offset, std::move(shape), values.dtype, strides),
                   path / Member{i}));
    }
    if (parts.empty()) {
        Shape empty = values.shape;
        empty[dim] = 0;
        empty.insert(empty.begin(), 0);
        return Leaf(at::empty(empty, at::TensorOptions(values.dtype)));
    }
    return Leaf::stack(std::move(parts), 0);
}

}  // namespace tensordesk
