// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/archives/exportedweights.h"

#include "model/storage/arrays/raw/packedleaf.h"
#include "model/storage/arrays/raw/rawleaf.h"
#include "model/storage/formats/common/metadatafields.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/tree/entrytable.h"
#include "model/tensordict/tree/mappingnode.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace tensordesk {
namespace {

constexpr int64_t kMostConfig = int64_t{64} << 20;

/// The numbers by which a description names dtypes: ScalarType in the schema.
constexpr std::array<std::pair<int64_t, std::string_view>, 20> kDTypes{{
    {1, "uint8"},
    {2, "int8"},
    {3, "int16"},
    {4, "int32"},
    {5, "int64"},
    {6, "float16"},
    {7, "float32"},
    {8, "float64"},
    {9, "complex32"},
    {10, "complex64"},
    {11, "complex128"},
    {12, "bool"},
    {13, "bfloat16"},
    {28, "uint16"},
    {29, "float8_e4m3fn"},
    {30, "float8_e5m2"},
    {31, "float8_e4m3fnuz"},
    {32, "float8_e5m2fnuz"},
    {34, "uint32"},
    {35, "uint64"},
}};

const PythonValue& fieldIn(const PythonValue& object, std::string_view name)
{
    const auto* fields = object.as<PythonValue::Dict>();
    const PythonValue* field = fields != nullptr ? fieldOf(*fields, name) : nullptr;
    if (field == nullptr)
        throw Error(ErrorKind::ValueError, "the field {} is missing", stringLiteral(name));
    return *field;
}

int64_t integerIn(const PythonValue& value)
{
    const auto* integer = value.as<int64_t>();
    if (integer == nullptr || *integer < 0)
        throw Error(ErrorKind::ValueError, "has {} where a size is expected", value.toPython());
    return *integer;
}

Shape sizesIn(const PythonValue& described)
{
    constexpr std::size_t mostDims = 64;
    const auto* list = described.as<PythonValue::List>();
    if (list == nullptr || list->size() > mostDims)
        throw Error(ErrorKind::ValueError, "has {} where sizes are expected", described.toPython());
    Shape sizes;
    for (const PythonValue& size : *list)
        sizes.push_back(integerIn(fieldIn(size, "as_int")));
    return sizes;
}

DType dtypeIn(const PythonValue& described)
{
    const int64_t number = integerIn(described);
    const auto* const known = std::ranges::find(kDTypes, number, &std::pair<int64_t, std::string_view>::first);
    const auto dtype = known == kDTypes.end() ? std::nullopt : dtypeFromName("torch." + std::string(known->second));
    if (!dtype)
        throw Error(ErrorKind::NotImplementedError, "has a dtype of the number {}, which is not known", number);
    return *dtype;
}

Entry tensorOf(OpenedArchive& archive, const std::string& folder, const PythonValue& described, const KeyPath& at,
               const SourceDecorator& decorate)
{
    const auto* name = fieldIn(described, "path_name").as<std::string>();
    const auto* isPickled = fieldIn(described, "use_pickle").as<bool>();
    const PythonValue& meta = fieldIn(described, "tensor_meta");
    if (name == nullptr || isPickled == nullptr || *isPickled)
        throw Error(ErrorKind::NotImplementedError, "is pickled, and not stored as a tensor");
    const Shape shape = sizesIn(fieldIn(meta, "sizes")), strides = sizesIn(fieldIn(meta, "strides"));
    const DType dtype = dtypeIn(fieldIn(meta, "dtype"));
    const int64_t first = integerIn(fieldIn(fieldIn(meta, "storage_offset"), "as_int"));
    if (strides.size() != shape.size())
        throw Error(ErrorKind::ValueError, "has {} sizes and {} strides", shape.size(), strides.size());
    const ZipMember& member = archive.member(folder + *name);
    const int64_t extent = extentOf(shape, strides, dtype);
    int64_t begin = 0, end = 0;
    if (__builtin_mul_overflow(first, itemSize(dtype), &begin) || __builtin_add_overflow(begin, extent, &end) || end > member.size)
        throw Error(ErrorKind::OSError, "is truncated: has {} of {} bytes", member.size, end);
    if (!member.isStored())
        return Leaf(std::make_shared<PackedLeaf>(archive.unpacked(), member, begin, shape, dtype, strides));
    const int64_t offset = archive.stretchOf(member).begin + begin;
    std::shared_ptr<LeafSource> source = std::make_shared<RawLeaf>(archive.stretch().file, offset, shape, dtype, strides);
    return Leaf(decorate ? decorate(at, std::move(source)) : std::move(source));
}

}  // namespace

bool isWeightsConfig(std::string_view name)
{
    return name == "model_weights_config.json" || name == "model_constants_config.json";
}

TensorDict exportedWeights(OpenedArchive& archive, const ZipMember& config, const KeyPath& at, const SourceDecorator& decorate)
{
    const PythonValue described = parseJson(archive.read(config.name, kMostConfig));
    const auto* tensors = fieldIn(described, "config").as<PythonValue::Dict>();
    if (tensors == nullptr)
        throw Error(ErrorKind::ValueError, "the field 'config' is not a dict");
    const std::string folder = config.name.substr(0, config.name.rfind('/') + 1);
    auto table = std::make_shared<StoredTable>();
    for (const auto& [name, tensor] : *tensors) {
        const Key key(name);
        table->put(key, [&]() -> Entry {
            try {
                return tensorOf(archive, folder, tensor, at / key, decorate);
            } catch (Error& error) {
                return Broken{error.inFile(archive.path()), std::nullopt, std::nullopt};
            }
        }());
    }
    return TensorDict(std::make_shared<MappingNode>(Shape(), DimNames(), std::nullopt, std::move(table)));
}

}  // namespace tensordesk
