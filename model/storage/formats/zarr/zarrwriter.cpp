// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/zarr/zarrwriter.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/systemerror.h"
#include "model/storage/files/zip/zipname.h"
#include "model/storage/formats/common/metadatafields.h"
#include "model/storage/formats/memmap/files/levelsink.h"
#include "model/storage/formats/zarr/zarrarray.h"
#include "model/storage/formats/zarr/zarrattributes.h"
#include "model/storage/formats/zarr/zarrchunks.h"
#include "model/storage/formats/zarr/zarrlayout.h"
#include "model/storage/formats/zarr/zarrshards.h"
#include "model/storage/formats/zarr/zarrtexts.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/leaves/leafblocks.h"
#include "model/tensordict/tree/lazystacknode.h"
#include "model/tensordict/tree/visit.h"
#include "model/tensordict/values/pickle.h"

#include <ATen/ops/zeros.h>

#include <fcntl.h>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <system_error>

namespace tensordesk {

namespace {

constexpr int64_t kMostBytesOfAChunk = int64_t{4} << 20;
/// The chunks of an array are not reused beyond this size.
constexpr int64_t kMostLikeBytes = int64_t{64} << 20;

/// Returns whole rows of the leading dims, as many as fit into a chunk, so that a chunk is one range of the array.
Shape chunkFor(const Shape& shape, int64_t itemSize)
{
    Shape chunk = shape;
    for (int64_t& size : chunk)
        size = std::max<int64_t>(size, 1);
    int64_t bytes = elementCount(chunk) * itemSize;
    for (std::size_t dim = 0; dim < chunk.size() && bytes > kMostBytesOfAChunk; ++dim) {
        const int64_t row = bytes / chunk[dim];
        const int64_t rows = std::max<int64_t>(kMostBytesOfAChunk / row, 1);
        const int64_t count = (chunk[dim] + rows - 1) / rows;
        chunk[dim] = (chunk[dim] + count - 1) / count;  // of equal length, since the last one is stored at full size
        bytes = row * chunk[dim];
    }
    return chunk;
}

/// Returns the number of chunks to read together, as many side by side as fit into a block, so that a source chunk over several of
/// them is not decoded for each.
Shape tileOf(const Shape& chunk, const Shape& shape, int64_t itemSize)
{
    Shape tile = chunk;
    int64_t bytes = elementCount(chunk) * itemSize;
    for (std::size_t dim = chunk.size(); dim-- > 0 && bytes <= kBlockBytes / 2;) {
        const int64_t count = std::min(kBlockBytes / bytes, (shape[dim] + chunk[dim] - 1) / chunk[dim]);
        if (count > 1) {
            tile[dim] *= count;
            bytes *= count;
        }
    }
    return tile;
}

/// Names of folders in which arrays and groups may lie, which Python takes as they are.
void checkZarrKey(const Key& key)
{
    constexpr std::size_t longestName = 255;
    using namespace std::string_view_literals;
    if (key.empty() || key == "." || key == ".." || key == kZarrFile || key.find_first_of("/\\\0"sv) != Key::npos
        || key.size() > longestName || !decodedZipName(key, true))
        throw Error(ErrorKind::ValueError, "a zarr store cannot hold the key {}; rename it first", stringLiteral(key));
}

PythonValue zeroOf(DType dtype)
{
    if (dtype == DType::Bool)
        return PythonValue(false);
    if (c10::isComplexType(dtype))
        return PythonValue::List{0.0, 0.0};
    return c10::isFloatingType(dtype) ? PythonValue(0.0) : PythonValue(0);
}

bool isAllZero(const at::Tensor& elements)
{
    const auto* bytes = static_cast<const char*>(elements.const_data_ptr());
    return elements.nbytes() == 0 || (bytes[0] == 0 && std::memcmp(bytes, bytes + 1, elements.nbytes() - 1) == 0);
}

/// Returns an object of the metadata: a name, and its configuration.
PythonValue::Dict configured(const char* name, PythonValue::Dict configuration)
{
    return {{"name", name}, {"configuration", std::move(configuration)}};
}

/// Returns the codec in the notation of zarr.json, for elements of this size; null for none.
PythonValue codecOf(const Compression& compression, int64_t itemSize)
{
    switch (compression.method) {
    case Compression::Method::None: break;
    case Compression::Method::Gzip: return configured("gzip", {{"level", compression.level}});
    case Compression::Method::Zstd: return configured("zstd", {{"level", compression.level}, {"checksum", false}});
    case Compression::Method::Blosc:
        return configured("blosc", {{"typesize", itemSize},
                                    {"cname", "zstd"},
                                    {"clevel", compression.level},
                                    {"shuffle", itemSize == 1 ? "noshuffle" : "shuffle"},
                                    {"blocksize", 0}});
    }
    return {};
}

class ZarrWriter {
public:
    ZarrWriter(std::string root, ChunkLayout layout, Progress& progress, int64_t totalBytes)
        : m_root(std::move(root)), m_layout(std::move(layout)), m_progress(progress), m_total(totalBytes)
    {
    }

    void write(const TensorDict& td)
    {
        writeContent({}, td);
        m_files.newFile(joined(m_root, kZarrFile), toJson(consolidated(groupNode(td), std::move(m_nodes))));
    }

    PythonValue::Dict writeAlone(const Key& key, const Entry& entry, const PythonValue::Dict* like)
    {
        const auto* leaf = std::get_if<Leaf>(&entry);
        const std::optional<ZarrArray> array = leaf == nullptr || like == nullptr ? std::nullopt : arrayLike(*like, *leaf);
        if (array) {
            m_files.newFolder(joined(m_root, key));
            addNode(key, *like);
            writeElements(key, *array, *leaf);
        } else {
            writeEntry(key, key, entry);
        }
        return std::move(m_nodes);
    }

private:
    /// Empty if it does not fit the leaf, or its chunks are too large.
    static std::optional<ZarrArray> arrayLike(const PythonValue::Dict& node, const Leaf& leaf)
    {
        ZarrArray array = ZarrArray::of({3, false, node, {}});
        const bool fits = !array.isText && array.dtype == leaf.dtype() && array.shape == leaf.shape()
                       && elementCount(array.grid.chunk) <= kMostLikeBytes / itemSize(leaf.dtype());
        return fits ? std::optional(std::move(array)) : std::nullopt;
    }

    /// The entries of a group; `place` leads to it from the root.
    void writeContent(const std::string& place, const TensorDict& td)
    {
        if (!exclusiveKeys(td).empty())
            throw Error(ErrorKind::RuntimeError, "The members of the lazy stack have different keys, which a zarr store cannot "
                                                 "hold; select the common ones, or save to a memmap folder");
        if (isRagged(td.batchSize()))
            throw Error(ErrorKind::RuntimeError,
                        "The members of the lazy stack have different batch sizes, {}, which a zarr store cannot hold",
                        toString(td.batchSize()));
        visitLevel(td, [&](const Key& key, const Entry& entry) {
            m_progress.check();
            writeEntry(place.empty() ? key : joined(place, key), key, entry);
        });
    }

    void writeEntry(const std::string& place, const Key& key, const Entry& entry)
    {
        checkZarrEntry(key, entry);
        m_files.newFolder(joined(m_root, place));
        if (const auto* leaf = std::get_if<Leaf>(&entry))
            writeLeaf(place, *leaf);
        else if (const auto* value = std::get_if<NonTensor>(&entry))
            writeValue(place, *value);
        else
            writeGroup(place, std::get<TensorDict>(entry));
    }

    void writeGroup(const std::string& place, const TensorDict& td)
    {
        const PythonValue::Dict node = groupNode(td);
        // A group's own file has no consolidated metadata, which would be taken as complete.
        m_files.newFile(joined(joined(m_root, place), kZarrFile), toJson(node));
        m_nodes.emplace_back(place, consolidated(node, {}));
        writeContent(place, td);
    }

    static PythonValue::Dict groupNode(const TensorDict& td)
    {
        return {{"attributes", PythonValue::Dict{{"__tensordict__", zarrRecordOf(td)}}},
                {"zarr_format", 3},
                {"node_type", "group"}};
    }

    /// Returns the node of a group with its consolidated metadata.
    static PythonValue::Dict consolidated(PythonValue::Dict node, PythonValue::Dict nodes)
    {
        node.emplace_back("consolidated_metadata",
                          PythonValue::Dict{{"kind", "inline"}, {"must_understand", false}, {"metadata", std::move(nodes)}});
        return node;
    }

    ZarrArray addArray(const std::string& place, const Shape& shape, const Shape& chunk, const char* type, PythonValue fill,
                       PythonValue::List codecs, PythonValue::Dict attributes)
    {
        PythonValue::Dict node{{"shape", sizesValue(shape)},
                               {"data_type", type},
                               {"chunk_grid", configured("regular", {{"chunk_shape", sizesValue(chunk)}})},
                               {"chunk_key_encoding", configured("default", {{"separator", "/"}})},
                               {"fill_value", std::move(fill)},
                               {"codecs", std::move(codecs)},
                               {"attributes", std::move(attributes)},
                               {"zarr_format", 3},
                               {"node_type", "array"},
                               {"storage_transformers", PythonValue::List()}};
        ZarrArray array = ZarrArray::of({3, false, node, {}});
        addNode(place, std::move(node));
        return array;
    }

    void addNode(const std::string& place, PythonValue::Dict node)
    {
        m_files.newFile(joined(joined(m_root, place), kZarrFile), toJson(node));
        m_nodes.emplace_back(place, std::move(node));
    }

    void writeLeaf(const std::string& place, const Leaf& leaf)
    {
        const int64_t item = itemSize(leaf.dtype());
        PythonValue::List codecs{item == 1 ? PythonValue::Dict{{"name", "bytes"}} : configured("bytes", {{"endian", "little"}})};
        if (PythonValue codec = codecOf(m_layout.compression, item); codec.as<PythonValue::None>() == nullptr)
            codecs.push_back(std::move(codec));
        const Shape chunk = chunkOf(leaf.shape(), item);
        writeElements(place,
                      addArray(place, leaf.shape(), chunk, zarrDType(leaf.dtype()).c_str(), zeroOf(leaf.dtype()), std::move(codecs),
                               {}),
                      leaf);
    }

    void writeElements(const std::string& place, const ZarrArray& array, const Leaf& leaf)
    {
        const Shape& chunk = array.grid.chunk;
        const bool isFilledByZeros = isAllZero(array.fill);
        const Part whole = wholePart(leaf.shape());
        forEachZarrChunk(whole, tileOf(chunk, leaf.shape(), itemSize(leaf.dtype())),
                         [&](const Shape&, const Part&, const Part& tile) {
                             const Leaf some = shapeOf(tile) == leaf.shape() ? leaf : leaf.at(indexOf(tile));
                             LeafBlocks(some, some.bytes()).forEach([&](const at::Tensor& elements) {
                                 forEachZarrChunk(tile, chunk, [&](const Shape& position, const Part&, const Part& inTile) {
                                     m_progress.check();
                                     const at::Tensor piece = narrowed(elements, wholePart(shapeOf(tile)), inTile).contiguous();
                                     if (!isFilledByZeros || !isAllZero(piece))
                                         writeChunk(place, array, position,
                                                    packedZarrShard(array.grid, padded(piece, chunk), array.fill));
                                 });
                             });
                             m_done += some.bytes();
                             m_progress.report(m_done, std::max(m_total, m_done));
                         });
    }

    /// As asked for, else chosen. A dim of no elements has chunks too.
    [[nodiscard]] Shape chunkOf(const Shape& shape, int64_t itemSize) const
    {
        if (m_layout.chunks.empty())
            return chunkFor(shape, itemSize);
        Shape chunk = m_layout.chunkOf(shape, itemSize);
        for (int64_t& size : chunk)
            size = std::max<int64_t>(size, 1);
        return chunk;
    }

    static at::Tensor padded(const at::Tensor& elements, const Shape& chunk)
    {
        if (elements.sizes() == chunk)
            return elements;
        at::Tensor whole = at::zeros(chunk, elements.options());
        narrowed(whole, wholePart(chunk), wholePart(elements.sizes().vec())).copy_(elements);
        return whole;
    }

    void writeChunk(const std::string& place, const ZarrArray& array, const Shape& position, const ZarrBytes& bytes)
    {
        const std::string path = joined(joined(m_root, place), array.chunkName(position));
        if (std::string folder = std::filesystem::path(path).parent_path().string(); folder != m_lastFolder) {
            std::error_code failure;
            std::filesystem::create_directories(folder, failure);
            if (failure)
                throw systemError(failure.value(), "cannot be created", folder);
            m_lastFolder = std::move(folder);
        }
        const Descriptor file = openFile(path, O_WRONLY | O_CREAT | O_EXCL);
        if (static_cast<int64_t>(bytes.size) >= kWorthReserving)
            reserveSpace(file.get(), 0, static_cast<int64_t>(bytes.size), path);
        writeAt(file, bytes.data.get(), bytes.size, 0, path);
    }

    void writeValue(const std::string& place, const NonTensor& value)
    {
        const Shape& shape = value.batchSize();
        PythonValue::Dict attributes;
        if (value.isStack() && !shape.empty()) {
            attributes.emplace_back("__tensordict_stack__", sizesValue(shape));
            const std::vector<PythonValue> values = value.values();
            if (!values.empty()
                && std::ranges::all_of(values, [](const PythonValue& one) { return one.as<std::string>() != nullptr; }))
                return writeTexts(place, values, shape, std::move(attributes));
        }
        const PythonValue plain = value.toPythonValue();
        const bool json = isJson(plain);
        const std::string bytes = json ? toJson(plain) : pickled(plain);
        checkValueBytes(bytes.size());
        attributes.emplace_back("__tensordict_non_tensor__", PythonValue::Dict{{"encoding", json ? "json" : "pickle"}});
        const Shape size{static_cast<int64_t>(bytes.size())};
        const ZarrArray array = addArray(place, size, size, "uint8", 0, {PythonValue::Dict{{"name", "bytes"}}},
                                         std::move(attributes));
        writeChunk(place, array, {0}, bytesOf(bytes));
    }

    void writeTexts(const std::string& place, const std::vector<PythonValue>& texts, const Shape& shape,
                    PythonValue::Dict attributes)
    {
        std::string bytes;
        const auto append = [&](std::size_t number) {
            const auto small = static_cast<uint32_t>(number);
            bytes.append(reinterpret_cast<const char*>(&small), sizeof small);
        };
        append(texts.size());
        for (const PythonValue& each : texts) {
            const auto& text = *each.as<std::string>();
            append(text.size());
            bytes += text;
            checkValueBytes(bytes.size());
        }
        if (static_cast<int64_t>(texts.size()) > kMostZarrTexts)
            throw Error(ErrorKind::NotImplementedError, "holds {} texts; a zarr store keeps {} in one place", texts.size(),
                        kMostZarrTexts);
        const ZarrArray array = addArray(place, shape, shape, "string", "", {configured("vlen-utf8", {})}, std::move(attributes));
        writeChunk(place, array, Shape(shape.size(), 0), bytesOf(bytes));
    }

    static ZarrBytes bytesOf(const std::string& text)
    {
        ZarrBytes bytes = ZarrBytes::ofSize(text.size());
        std::memcpy(bytes.data.get(), text.data(), text.size());
        return bytes;
    }

    static void checkValueBytes(std::size_t size)
    {
        if (static_cast<int64_t>(size) > kMostZarrValueBytes)
            throw Error(ErrorKind::NotImplementedError,
                        "holds non-tensor values of more than {} bytes; a zarr store keeps no larger ones", kMostZarrValueBytes);
    }

    std::string m_root;
    ChunkLayout m_layout;
    Progress& m_progress;
    int64_t m_total;
    int64_t m_done = 0;
    FolderSink m_files;
    PythonValue::Dict m_nodes;  ///< below the root, by the way to them
    std::string m_lastFolder;
};

}  // namespace

void checkZarrEntry(const Key& key, const Entry& entry)
{
    checkZarrKey(key);
    if (const auto* broken = std::get_if<Broken>(&entry))
        throw Error(broken->error());
    const auto* leaf = std::get_if<Leaf>(&entry);
    if (leaf == nullptr)
        return;
    if (zarrDType(leaf->dtype()).empty())
        throw Error(ErrorKind::NotImplementedError, "a zarr store cannot hold the dtype {}; convert the leaf or leave it out",
                    dtypeName(leaf->dtype()));
    if (leaf->isRagged())
        throw Error(ErrorKind::NotImplementedError, "is ragged, of shape {}; a zarr store keeps only dense tensors",
                    toString(leaf->shape()));
}

PythonValue::Dict zarrRecordOf(const TensorDict& td)
{
    PythonValue::Dict record{{"batch_size", sizesValue(td.batchSize())}, {"version", 1}};
    if (anyNamed(td.names()))
        record.emplace_back("names", namesValue(td.names()));
    return record;
}

PythonValue::Dict writeZarrEntry(const Key& key, const Entry& entry, const std::string& root, const PythonValue::Dict* like,
                                 Progress& progress)
{
    const ProgressScope scope(progress);
    return ZarrWriter(root, {}, progress, 0).writeAlone(key, entry, like);
}

void writeZarr(const TensorDict& td, const std::string& root, const ChunkLayout& layout, Progress& progress)
{
    const ProgressScope scope(progress);
    ZarrWriter(root, layout, progress, totalBytes(td)).write(td);
}

}  // namespace tensordesk
