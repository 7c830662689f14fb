// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/zarr/zarrarray.h"

#include "model/storage/formats/common/metadatafields.h"
#include "model/storage/formats/zarr/zarrfill.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/key.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <numeric>
#include <system_error>

namespace tensordesk {

namespace {

constexpr int64_t kMostElements = int64_t{1} << 56;  ///< of an array or a chunk, so that sums of their bytes do not overflow

const PythonValue& fieldIn(const PythonValue::Dict& fields, const char* name)
{
    const PythonValue* field = fieldOf(fields, name);
    if (field == nullptr)
        throw Error(ErrorKind::ValueError, "the field {} is missing", stringLiteral(name));
    return *field;
}

const std::string& textIn(const PythonValue::Dict& fields, const char* name)
{
    const PythonValue& field = fieldIn(fields, name);
    const auto* text = field.as<std::string>();
    if (text == nullptr)
        throw Error(ErrorKind::ValueError, "the field {} is {}, which is not a string", stringLiteral(name), field.toPython());
    return *text;
}

const PythonValue::Dict& objectOf(const PythonValue& value, const char* what)
{
    const auto* fields = value.as<PythonValue::Dict>();
    if (fields == nullptr)
        throw Error(ErrorKind::ValueError, "the field {} is {}, which is not an object", stringLiteral(what), value.toPython());
    return *fields;
}

/// Returns the name of a codec, grid or encoding, with or without a configuration.
std::string nameOf(const PythonValue& value, const char* what)
{
    if (const auto* name = value.as<std::string>())
        return *name;
    return textIn(objectOf(value, what), "name");
}

const PythonValue::Dict& configurationOf(const PythonValue& value)
{
    static const PythonValue::Dict none;
    const auto* fields = value.as<PythonValue::Dict>();
    const PythonValue* configuration = fields == nullptr ? nullptr : fieldOf(*fields, "configuration");
    const auto* found = configuration == nullptr ? nullptr : configuration->as<PythonValue::Dict>();
    return found == nullptr ? none : *found;
}

Shape sizesIn(const PythonValue::Dict& fields, const char* name, const Message& what, int64_t least = 0)
{
    Shape sizes = sizesFrom(fieldIn(fields, name), what, least);
    int64_t count = 1;
    for (const int64_t size : sizes)
        if (__builtin_mul_overflow(count, std::max<int64_t>(size, 1), &count) || count > kMostElements)
            throw Error(ErrorKind::ValueError, "{} is {}, of more elements than a file can hold", what, toString(sizes));
    return sizes;
}

Shape chunkIn(const PythonValue::Dict& fields, const char* name, std::size_t dims)
{
    Shape chunk = sizesIn(fields, name, Message("the shape of chunks"), 1);
    if (chunk.size() != dims)
        throw Error(ErrorKind::ValueError, "its chunks have {} dims, its shape {}", chunk.size(), dims);
    return chunk;
}

Shape inOrder(std::size_t dims)
{
    Shape axes(dims);
    std::iota(axes.begin(), axes.end(), 0);
    return axes;
}

bool isBigEndian(const PythonValue::Dict& configuration)
{
    const PythonValue* endian = fieldOf(configuration, "endian");
    if (endian == nullptr || endian->as<PythonValue::None>() != nullptr)
        return false;
    const auto* name = endian->as<std::string>();
    if (name == nullptr || (*name != "little" && *name != "big"))
        throw Error(ErrorKind::ValueError, "the order of bytes is {}, but it can be \"little\" or \"big\"", endian->toPython());
    return *name == "big";
}

/// Applies a `transpose` codec to the order of axes.
Shape transposed(const Shape& axes, const PythonValue::Dict& configuration)
{
    const PythonValue& order = fieldIn(configuration, "order");
    if (const auto* name = order.as<std::string>()) {
        Shape result = axes;
        if (*name == "F")
            std::reverse(result.begin(), result.end());
        return result;
    }
    const auto* items = order.as<PythonValue::List>();
    Shape result;
    std::vector<bool> taken(axes.size());
    for (const PythonValue& item : items == nullptr ? PythonValue::List() : *items) {
        const auto* axis = item.as<int64_t>();
        const auto dim = static_cast<std::size_t>(axis == nullptr ? -1 : *axis);
        if (dim >= axes.size() || taken[dim])
            break;
        taken[dim] = true;
        result.push_back(axes[dim]);
    }
    if (items == nullptr || result.size() != axes.size() || items->size() != axes.size())
        throw Error(ErrorKind::ValueError, "the order of axes {} does not fit {} dims", order.toPython(), axes.size());
    return result;
}

struct CodecChain {
    ZarrGrid grid;
    bool isText = false;
};

CodecChain chainOf(const PythonValue& codecs, Shape chunk, int depth);

std::shared_ptr<const ZarrShards> shardsOf(const PythonValue::Dict& configuration, const ZarrGrid& outer, int depth)
{
    constexpr int mostDepth = 4;
    if (depth >= mostDepth)
        throw Error(ErrorKind::NotImplementedError, "its shards hold shards that hold shards, deeper than can be read");
    auto shards = std::make_shared<ZarrShards>();
    Shape chunk = chunkIn(configuration, "chunk_shape", outer.chunk.size());
    for (std::size_t dim = 0; dim < chunk.size(); ++dim)
        if (outer.chunk[dim] % chunk[dim] != 0)
            throw Error(ErrorKind::ValueError, "its shards of {} cannot be cut into chunks of {}", toString(outer.chunk),
                        toString(chunk));
    CodecChain inner = chainOf(fieldIn(configuration, "codecs"), std::move(chunk), depth + 1);
    if (inner.isText)
        throw Error(ErrorKind::NotImplementedError, "its texts are stored in shards, which cannot be read");
    shards->inner = std::move(inner.grid);
    if (const PythonValue* place = fieldOf(configuration, "index_location")) {
        const auto* name = place->as<std::string>();
        if (name == nullptr || (*name != "start" && *name != "end"))
            throw Error(ErrorKind::ValueError, "the place of the table of a shard is {}, but it can be \"start\" or \"end\"",
                        place->toPython());
        shards->isTableFirst = *name == "start";
    }
    const CodecChain table = chainOf(fieldIn(configuration, "index_codecs"), {1, 2}, mostDepth);
    if (table.isText || !table.grid.codecs.keepsSize() || table.grid.axes != inOrder(2))
        throw Error(ErrorKind::NotImplementedError, "the table of its shards is packed, which cannot be read");
    shards->isTableSwapped = table.grid.isSwapped;
    shards->tableCodecs = table.grid.codecs;
    return shards;
}

CodecChain chainOf(const PythonValue& codecs, Shape chunk, int depth)
{
    const auto* list = codecs.as<PythonValue::List>();
    if (list == nullptr)
        throw Error(ErrorKind::ValueError, "the field {} is {}, which is not a list", stringLiteral("codecs"), codecs.toPython());
    constexpr std::size_t mostCodecs = 32;
    if (list->size() > mostCodecs)
        throw Error(ErrorKind::ValueError, "its chunks went through {} codecs, more than {}", list->size(), mostCodecs);
    CodecChain chain;
    chain.grid.axes = inOrder(chunk.size());
    chain.grid.chunk = std::move(chunk);
    bool isLaidOut = false;
    for (const PythonValue& codec : *list) {
        const std::string name = nameOf(codec, "codecs");
        const PythonValue::Dict& configuration = configurationOf(codec);
        const bool makesBytes = name == "bytes" || name == "endian" || name == "vlen-utf8" || name == "sharding_indexed";
        if (name == "transpose" && !isLaidOut)
            chain.grid.axes = transposed(chain.grid.axes, configuration);
        else if (makesBytes && !isLaidOut)
            isLaidOut = true;
        else if (isLaidOut && !makesBytes && name != "transpose" && !chain.grid.shards)
            chain.grid.codecs.append(ZarrCodec::of(name, configuration));
        else
            throw Error(ErrorKind::NotImplementedError, "its chunks went through the codec {} in an order that cannot be read",
                        stringLiteral(name));
        if (name == "bytes" || name == "endian")
            chain.grid.isSwapped = isBigEndian(configuration);
        else if (name == "vlen-utf8")
            chain.isText = true;
        else if (name == "sharding_indexed") {
            if (chain.grid.axes != inOrder(chain.grid.chunk.size()))
                throw Error(ErrorKind::NotImplementedError, "its shards are transposed, which cannot be read");
            chain.grid.shards = shardsOf(configuration, chain.grid, depth);
        }
    }
    if (!isLaidOut)
        throw Error(ErrorKind::ValueError, "it has no codec that converts elements to bytes");
    return chain;
}

/// The dtypes of tensors by their names in version 3.
const std::map<std::string, DType, std::less<>>& knownDTypes()
{
    static const std::map<std::string, DType, std::less<>> known{{"bool", DType::Bool},
                                                                 {"int8", DType::Char},
                                                                 {"int16", DType::Short},
                                                                 {"int32", DType::Int},
                                                                 {"int64", DType::Long},
                                                                 {"uint8", DType::Byte},
                                                                 {"uint16", DType::UInt16},
                                                                 {"uint32", DType::UInt32},
                                                                 {"uint64", DType::UInt64},
                                                                 {"float16", DType::Half},
                                                                 {"float32", DType::Float},
                                                                 {"float64", DType::Double},
                                                                 {"bfloat16", DType::BFloat16},
                                                                 {"complex64", DType::ComplexFloat},
                                                                 {"complex128", DType::ComplexDouble}};
    return known;
}

/// The dtype of this name; that of a structure or of a text of fixed length has none here.
DType dtypeOf(const PythonValue& type)
{
    const auto* name = type.as<std::string>();
    const auto found = name == nullptr ? knownDTypes().end() : knownDTypes().find(*name);
    if (found == knownDTypes().end())
        throw Error(ErrorKind::NotImplementedError, "the dtype {} is not a tensor dtype", type.toPython());
    return found->second;
}

/// The dtype that numpy writes like this, such as "<f4".
DType oldDtypeOf(const PythonValue& type)
{
    static const std::map<std::string, DType, std::less<>> known{
        {"b1", DType::Bool},  {"i1", DType::Char},   {"i2", DType::Short},        {"i4", DType::Int},           {"i8", DType::Long},
        {"u1", DType::Byte},  {"u2", DType::UInt16}, {"u4", DType::UInt32},       {"u8", DType::UInt64},        {"f2", DType::Half},
        {"f4", DType::Float}, {"f8", DType::Double}, {"c8", DType::ComplexFloat}, {"c16", DType::ComplexDouble}};
    const auto* name = type.as<std::string>();
    const auto found = name == nullptr || name->empty() ? known.end() : known.find(name->substr(1));
    if (found == known.end())
        throw Error(ErrorKind::NotImplementedError, "the dtype {} is not a tensor dtype", type.toPython());
    return found->second;
}

char separatorOf(const PythonValue* value, char otherwise)
{
    if (value == nullptr || value->as<PythonValue::None>() != nullptr)
        return otherwise;
    const auto* text = value->as<std::string>();
    if (text == nullptr || (*text != "/" && *text != "."))
        throw Error(ErrorKind::ValueError, "names of chunks are put together with {}, but that can be \"/\" or \".\"",
                    value->toPython());
    return text->front();
}

ZarrArray newArray(const ZarrNode& node)
{
    const PythonValue::Dict& fields = node.fields;
    ZarrArray array;
    array.shape = zarrShape(node);
    const PythonValue& grid = fieldIn(fields, "chunk_grid");
    if (const std::string name = nameOf(grid, "chunk_grid"); name != "regular")
        throw Error(ErrorKind::NotImplementedError, "it is cut into chunks by {}, which cannot be read", stringLiteral(name));
    const PythonValue& keys = fieldIn(fields, "chunk_key_encoding");
    const std::string encoding = nameOf(keys, "chunk_key_encoding");
    if (encoding != "default" && encoding != "v2")
        throw Error(ErrorKind::NotImplementedError, "its chunks are named by {}, which cannot be read", stringLiteral(encoding));
    array.keyPrefix = encoding == "default" ? "c" : "";
    array.separator = separatorOf(fieldOf(configurationOf(keys), "separator"), encoding == "default" ? '/' : '.');
    const PythonValue* transformers = fieldOf(fields, "storage_transformers");
    const auto* list = transformers == nullptr ? nullptr : transformers->as<PythonValue::List>();
    if (list != nullptr && !list->empty())
        throw Error(ErrorKind::NotImplementedError, "its chunks are stored by {}, which cannot be read",
                    stringLiteral(nameOf(list->front(), "storage_transformers")));
    Shape chunk = chunkIn(configurationOf(grid), "chunk_shape", array.shape.size());
    CodecChain chain = chainOf(fieldIn(fields, "codecs"), std::move(chunk), 0);
    const PythonValue& type = fieldIn(fields, "data_type");
    const auto* typeName = type.as<std::string>();
    array.grid = std::move(chain.grid);
    array.isText = chain.isText && typeName != nullptr && *typeName == "string";
    if (!array.isText) {
        array.dtype = dtypeOf(type);
        if (chain.isText)
            throw Error(ErrorKind::ValueError, "numbers are stored as texts are");
        const PythonValue* fill = fieldOf(fields, "fill_value");
        array.fill = zarrFill(fill == nullptr ? PythonValue() : *fill, array.dtype);
    }
    return array;
}

ZarrArray oldArray(const ZarrNode& node)
{
    const PythonValue::Dict& fields = node.fields;
    ZarrArray array;
    array.shape = zarrShape(node);
    array.separator = separatorOf(fieldOf(fields, "dimension_separator"), '.');
    array.grid.chunk = chunkIn(fields, "chunks", array.shape.size());
    array.grid.axes = inOrder(array.shape.size());
    if (const std::string& order = textIn(fields, "order"); order == "F")
        std::reverse(array.grid.axes.begin(), array.grid.axes.end());
    else if (order != "C")
        throw Error(ErrorKind::ValueError, "the order of its elements is {}, but it can be \"C\" or \"F\"", stringLiteral(order));
    const PythonValue* filters = fieldOf(fields, "filters");
    const auto* list = filters == nullptr ? nullptr : filters->as<PythonValue::List>();
    const PythonValue& type = fieldIn(fields, "dtype");
    if (list != nullptr && !list->empty()) {
        const std::string& name = textIn(objectOf(list->front(), "filters"), "id");
        const auto* typeName = type.as<std::string>();
        array.isText = name == "vlen-utf8" && list->size() == 1 && typeName != nullptr && *typeName == "|O";
        if (!array.isText)
            throw Error(ErrorKind::NotImplementedError, "its elements went through the filter {}, which cannot be read",
                        stringLiteral(name));
    }
    if (!array.isText)
        array.dtype = oldDtypeOf(type);
    if (const PythonValue* compressor = fieldOf(fields, "compressor");
        compressor != nullptr && compressor->as<PythonValue::None>() == nullptr) {
        const PythonValue::Dict& configuration = objectOf(*compressor, "compressor");
        array.grid.codecs.append(
            ZarrCodec::of(textIn(configuration, "id"), configuration, array.isText ? 1 : static_cast<int>(itemSize(array.dtype))));
    }
    if (!array.isText) {
        array.grid.isSwapped = type.as<std::string>()->front() == '>';
        const PythonValue* fill = fieldOf(fields, "fill_value");
        array.fill = zarrFill(fill == nullptr ? PythonValue() : *fill, array.dtype);
    }
    return array;
}

}  // namespace

Shape zarrShape(const ZarrNode& node)
{
    return sizesIn(node.fields, "shape", Message("the shape"));
}

std::string zarrDType(DType dtype)
{
    const auto found = std::ranges::find(knownDTypes(), dtype, [](const auto& row) { return row.second; });
    return found == knownDTypes().end() || dtype == DType::BFloat16 ? std::string() : found->first;
}

ZarrArray ZarrArray::of(const ZarrNode& node)
{
    return node.version == 3 ? newArray(node) : oldArray(node);
}

std::string ZarrArray::chunkName(const Shape& position) const
{
    std::string name = keyPrefix;
    for (const int64_t index : position) {
        if (!name.empty())
            name += separator;
        name += std::to_string(index);
    }
    return name.empty() ? "0" : name;
}

bool ZarrArray::isChunkName(std::string_view name) const
{
    Shape position;
    std::string_view rest = name.substr(std::min(name.size(), keyPrefix.size()));
    for (std::size_t dim = 0; dim < shape.size(); ++dim) {
        if (dim > 0 || !keyPrefix.empty())
            rest.remove_prefix(std::min<std::size_t>(rest.size(), 1));
        int64_t index = -1;
        const auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), index);
        if (error != std::errc() || index < 0 || shape[dim] == 0 || index > (shape[dim] - 1) / grid.chunk[dim])
            return false;
        rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
        position.push_back(index);
    }
    return chunkName(position) == name;  // with its separators, and no zeros in front
}

}  // namespace tensordesk
