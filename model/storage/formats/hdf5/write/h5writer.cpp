// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/write/h5writer.h"

#include "model/storage/formats/hdf5/library/h5error.h"
#include "model/storage/formats/hdf5/library/h5file.h"
#include "model/storage/formats/hdf5/library/h5types.h"
#include "model/storage/formats/hdf5/read/h5attributes.h"
#include "model/storage/formats/hdf5/read/h5chunks.h"
#include "model/storage/formats/hdf5/read/h5group.h"
#include "model/storage/formats/hdf5/read/h5value.h"
#include "model/storage/formats/hdf5/write/chunkwriter.h"
#include "model/storage/formats/hdf5/write/contiguouswriter.h"
#include "model/storage/formats/hdf5/write/h5compression.h"
#include "model/tensordict/thread/onethread.h"
#include "model/tensordict/tree/lazystacknode.h"
#include "model/tensordict/tree/visit.h"

#include <c10/util/accumulate.h>

#include <algorithm>

namespace tensordesk {
namespace {

constexpr int64_t kWriteBlockBytes = int64_t{1} << 20;  // some of them stay in the cache until they are written

/// Opens the group `name`, made first if it is missing.
H5Object groupIn(hid_t parent, const std::string& name)
{
    const H5Lock lock;
    if (H5Lexists(parent, name.c_str(), H5P_DEFAULT) > 0) {
        H5Object found(h5Check(H5Oopen(parent, name.c_str(), insideFileOnly()), "Cannot open the group"));
        if (H5Iget_type(found.get()) != H5I_GROUP) {
            throw Error(ErrorKind::ValueError, "Two entries would have the same path in the HDF5 file");
        }
        return found;
    }
    const H5Properties creation(h5Check(H5Pcreate(H5P_GROUP_CREATE), "Cannot prepare writing"));
    h5Check(H5Pset_obj_track_times(creation.get(), false), "Cannot prepare writing");
    return H5Object(h5Check(H5Gcreate2(parent, name.c_str(), H5P_DEFAULT, creation.get(), H5P_DEFAULT), "Cannot create the group"));
}

/// The parts between slashes: HDF5 reads a key as a path.
std::vector<std::string> placesOf(const Key& key)
{
    std::vector<std::string> parts;
    std::size_t from = 0;
    for (std::size_t slash = 0; slash != Key::npos; from = slash + 1) {
        slash = key.find('/', from);
        std::string part = key.substr(from, slash == Key::npos ? Key::npos : slash - from);
        // An empty part between slashes means nothing; an empty name at the end is none.
        if (!part.empty() || slash == Key::npos) {
            checkLinkName(part);
            parts.push_back(std::move(part));
        }
    }
    return parts;
}

/// The chunks of a dataset; empty where it is contiguous, as is one without dims or elements, which cannot be chunked.
Shape h5ChunkOf(const ChunkLayout& layout, const Shape& shape, int64_t itemSize)
{
    const bool isContiguous = layout.chunks.empty() && layout.compression.isNone();
    if (isContiguous || shape.empty() || std::ranges::find(shape, 0) != shape.end())
        return {};
    return layout.chunks.empty() ? chunkShapeFor(shape, itemSize) : layout.chunkOf(shape, itemSize);
}

void checkMembers(const TensorDict& td)
{
    if (!exclusiveKeys(td).empty()) {
        throw Error(ErrorKind::RuntimeError,
                    "The members of the lazy stack have different keys, which HDF5 cannot hold; select the common "
                    "ones, or save to a memmap folder");
    }
}

}  // namespace

void checkH5Entry(const Key& key, const Entry& entry)
{
    if (const auto* broken = std::get_if<Broken>(&entry)) {
        throw Error(broken->error().kind(), "The entry cannot be read: {}", broken->error().reason());
    }
    static_cast<void>(placesOf(key));
    if (const auto* value = std::get_if<NonTensor>(&entry)) {
        checkNonTensor(*value);
    }
    const auto* leaf = std::get_if<Leaf>(&entry);
    if (leaf == nullptr) {
        return;
    }
    if (leaf->isRagged()) {
        throw Error(ErrorKind::RuntimeError, "The members of the stack have different shapes, {}, which HDF5 cannot hold",
                    toString(leaf->shape()));
    }
    const H5Lock lock;
    static_cast<void>(storedType(leaf->dtype()));
}

H5Writer::H5Writer(ChunkLayout layout, Progress& progress, int64_t totalBytes)
    : m_layout(std::move(layout)), m_progress(progress), m_total(totalBytes)
{
}

void H5Writer::writeContent(hid_t group, const TensorDict& td)
{
    checkMembers(td);
    if (isRagged(td.batchSize())) {
        throw Error(ErrorKind::RuntimeError, "The members of the lazy stack have different batch sizes, {}, which HDF5 cannot hold",
                    toString(td.batchSize()));
    }
    {
        const H5Lock lock;
        writeGroupRecord(group, {td.batchSize(), td.names(), td.keys()});
    }
    visitLevel(td, [&](const Key& key, const Entry& entry) { writeEntry(group, key, entry); });
}

void H5Writer::writeEntry(hid_t group, const Key& key, const Entry& entry)
{
    m_progress.check();
    checkH5Entry(key, entry);
    const std::vector<std::string> places = placesOf(key);
    std::vector<H5Object> opened;
    hid_t parent = group;
    for (std::size_t level = 0; level + 1 < places.size(); ++level) {
        opened.push_back(groupIn(parent, places[level]));
        parent = opened.back().get();
    }
    const std::string& name = places.back();
    if (const auto* td = std::get_if<TensorDict>(&entry)) {
        const H5Object child = groupIn(parent, name);
        writeContent(child.get(), *td);
        return;
    }
    {
        const H5Lock lock;
        if (H5Lexists(parent, name.c_str(), H5P_DEFAULT) > 0) {
            throw Error(ErrorKind::ValueError, "Two entries would have the same path in the HDF5 file");
        }
        if (const auto* value = std::get_if<NonTensor>(&entry)) {
            writeNonTensor(parent, name, *value);
            return;
        }
    }
    writeLeaf(parent, name, std::get<Leaf>(entry));
}

void H5Writer::writeLeaf(hid_t group, const std::string& name, const Leaf& leaf)
{
    const Shape chunk = h5ChunkOf(m_layout, leaf.shape(), itemSize(leaf.dtype()));
    const bool isPlain = chunk.empty() && leaf.elementCount() > 0;
    H5Dataset dataset;
    {
        const H5Lock lock;
        const H5Type type = storedType(leaf.dtype());
        const H5Properties creation(h5Check(H5Pcreate(H5P_DATASET_CREATE), "Cannot prepare writing"));
        h5Check(H5Pset_obj_track_times(creation.get(), false), "Cannot prepare writing");
        // Every element is written below: zeros before would double the work.
        h5Check(H5Pset_fill_time(creation.get(), H5D_FILL_TIME_NEVER), "Cannot prepare writing");
        if (isPlain) {
            h5Check(H5Pset_alloc_time(creation.get(), H5D_ALLOC_TIME_EARLY), "Cannot prepare writing");
        }
        if (!chunk.empty()) {
            const std::vector<hsize_t> sizes(chunk.begin(), chunk.end());
            h5Check(H5Pset_chunk(creation.get(), static_cast<int>(sizes.size()), sizes.data()), "Cannot prepare writing");
            const int64_t elements = c10::multiply_integers(chunk);
            declareFilters(m_layout.compression, creation.get(), static_cast<std::size_t>(itemSize(leaf.dtype())),
                           static_cast<std::size_t>(elements * itemSize(leaf.dtype())));
        }
        const H5Space space = spaceOf(leaf.shape());
        dataset = H5Dataset(
            h5Check(H5Dcreate2(group, name.c_str(), type.get(), space.get(), H5P_DEFAULT, creation.get(), H5P_DEFAULT),
                    "Cannot create the dataset"));
    }
    if (!chunk.empty()) {
        packChunks(leaf, dataset.get(), chunk);
        return;
    }
    if (!isPlain) {
        copyElements(leaf, dataset.get(), chunk);
        return;
    }
    // The blocks of a contiguous dataset follow each other in the file as they do here.
    ContiguousWriter writer(dataset.get(), leaf.bytes());
    forEachBlockOf(leaf, chunk, BlocksAhead::Layout::Runs,
                   [&](const Block&, const BlocksAhead::Elements& elements) { writer.append(elements); });
}

void H5Writer::packChunks(const Leaf& leaf, hid_t dataset, const Shape& chunk)
{
    const OneThread alone;
    const bool isWorthThreads = !m_layout.compression.isNone() && c10::IntArrayRef(chunk) != leaf.sizes();
    ChunkWriter writer(dataset, chunk, m_layout.compression, isWorthThreads ? &packers() : nullptr);
    forEachBlockOf(leaf, chunk, BlocksAhead::Layout::Contiguous,
                   [&](const Block& block, const BlocksAhead::Elements& elements) { writer.append(block, elements.tensor); });
    writer.finish();
}

Packers& H5Writer::packers()
{
    if (!m_packers) {
        m_packers = std::make_unique<Packers>();
    }
    return *m_packers;
}

void H5Writer::forEachBlockOf(const Leaf& leaf, const Shape& chunk, BlocksAhead::Layout layout,
                              const std::function<void(const Block&, const BlocksAhead::Elements&)>& write)
{
    std::vector<Range> whole;
    for (const int64_t size : leaf.shape()) {
        whole.push_back({0, 1, size});
    }
    std::vector<Block> blocks;
    forEachBlock(whole, chunk, kWriteBlockBytes / itemSize(leaf.dtype()), [&](const Block& block) { blocks.push_back(block); });
    BlocksAhead ahead(leaf, blocks, layout);
    for (const Block& block : blocks) {
        m_progress.check();
        const BlocksAhead::Elements& elements = ahead.next();
        write(block, elements);
        leaf.checkIntact();
        m_done += elements.tensor.numel() * elements.tensor.element_size();
        m_progress.report(m_done, m_total);
    }
}

void H5Writer::copyElements(const Leaf& leaf, hid_t dataset, const Shape& chunk)
{
    forEachBlockOf(leaf, chunk, BlocksAhead::Layout::Contiguous, [&](const Block& block, const BlocksAhead::Elements& elements) {
        const H5Lock lock;
        const H5Type type = storedType(leaf.dtype());
        const H5Space file(h5Check(H5Dget_space(dataset), "Cannot select a part"));
        const H5Space memory = spaceOf(block.count);
        if (leaf.dim() > 0) {
            const std::vector<hsize_t> start(block.start.begin(), block.start.end());
            const std::vector<hsize_t> count(block.count.begin(), block.count.end());
            h5Check(H5Sselect_hyperslab(file.get(), H5S_SELECT_SET, start.data(), nullptr, count.data(), nullptr),
                    "Cannot select a part");
        }
        h5Check(H5Dwrite(dataset, type.get(), memory.get(), file.get(), H5P_DEFAULT, elements.tensor.const_data_ptr()),
                "Cannot write the elements");
    });
}

}  // namespace tensordesk
