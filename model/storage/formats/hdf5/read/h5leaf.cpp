// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/read/h5leaf.h"

#include "model/storage/formats/hdf5/library/h5error.h"
#include "model/storage/formats/hdf5/read/h5chunks.h"
#include "model/storage/formats/hdf5/read/h5group.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/indices/part.h"

#include <ATen/ops/empty.h>

#include <algorithm>
#include <array>

namespace tensordesk {
namespace {

/// The bytes read while the lock is held: tens of milliseconds for compressed chunks.
constexpr int64_t kBytesAtOnce = int64_t{16} << 20;
constexpr int64_t kChunkedBytesAtOnce = int64_t{8} << 20;
/// The library keeps a kilobyte for each chunk of a read until its end; there may be one chunk per element.
constexpr int64_t kChunksAtOnce = 16384;
/// Shorter runs of a strided selection are read with the gaps between them, up to this factor more.
constexpr int64_t kShortRun = 4096;
constexpr int64_t kMaxGapFactor = 64;
/// The largest dataset, in bytes, that is read whole and without the library.
constexpr int64_t kSmall = int64_t{64} << 10;

/// A dataspace of these sizes with `part` of it selected.
H5Space selected(hid_t whole, const std::vector<Range>& part)
{
    H5Space space(h5Check(H5Scopy(whole), "Cannot select a part"));
    if (part.empty()) {
        return space;
    }
    std::array<hsize_t, H5S_MAX_RANK> start{}, step{}, count{};
    for (std::size_t d = 0; d < part.size(); ++d) {
        start[d] = static_cast<hsize_t>(part[d].start);
        step[d] = static_cast<hsize_t>(part[d].step);
        count[d] = static_cast<hsize_t>(part[d].count);
    }
    h5Check(H5Sselect_hyperslab(space.get(), H5S_SELECT_SET, start.data(), step.data(), count.data(), nullptr),
            "Cannot select a part");
    return space;
}

H5Space denseSpace(const Shape& shape)
{
    const std::vector<hsize_t> dims(shape.begin(), shape.end());
    return H5Space(
        h5Check(dims.empty() ? H5Screate(H5S_SCALAR) : H5Screate_simple(static_cast<int>(dims.size()), dims.data(), nullptr),
                "Cannot make a shape"));
}

/// The part with the gaps of its short runs filled: one read of a page beats hundreds of a few bytes.
std::vector<Range> withGaps(std::vector<Range> part, const Shape& sizes, int64_t itemSize)
{
    int64_t run = itemSize, factor = 1;
    for (std::size_t d = part.size(); d-- > 0 && run < kShortRun;) {
        Range& range = part[d];
        if (range.count == sizes[d] && range.step == 1) {
            run *= range.count;
            continue;
        }
        // A single position is a gap too: its surroundings belong to the outer dims' runs.
        const Range filled = range.count == 1 ? Range{0, 1, sizes[d]} : Range{range.start, 1, (range.count - 1) * range.step + 1};
        const bool outerSingle = std::all_of(part.begin(), part.begin() + static_cast<std::ptrdiff_t>(d),
                                             [](const Range& outer) { return outer.count == 1; });
        factor *= std::max<int64_t>(filled.count / std::max<int64_t>(range.count, 1), 1);
        if (factor > kMaxGapFactor || (range.count == 1 && outerSingle)) {
            break;
        }
        if (range.step == 1 && range.count > 1) {
            break;  // a run that ends inside its dim
        }
        range = filled;
        run *= filled.count;
    }
    return part;
}

/// Turns the bytes of each element round. REQUIRES: contiguous.
void turnBytesRound(const at::Tensor& elements)
{
    const auto size = static_cast<std::ptrdiff_t>(elements.element_size());
    auto* const bytes = static_cast<char*>(elements.mutable_data_ptr());
    for (std::ptrdiff_t i = 0; i < elements.numel(); ++i) {
        std::reverse(bytes + i * size, bytes + (i + 1) * size);
    }
}

/// Any other byte than 0 and 1 in a bool would be undefined behaviour in everything that follows.
void makeBoolsValid(at::Tensor& elements)
{
    if (elements.scalar_type() == DType::Bool) {
        at::Tensor bytes = elements.view(at::kByte);
        bytes.clamp_max_(1);
    }
}

Shape withInner(Shape shape, const Shape& inner)
{
    shape.insert(shape.end(), inner.begin(), inner.end());
    return shape;
}

std::string filterText(hid_t creation, unsigned number)
{
    std::array<char, 64> name{};
    std::array<unsigned, 8> values{};
    std::size_t count = values.size();
    unsigned flags = 0, config = 0;
    const H5Z_filter_t filter = H5Pget_filter2(creation, number, &flags, &count, values.data(), name.size() - 1, name.data(),
                                               &config);
    switch (filter) {
    case H5Z_FILTER_DEFLATE: return "gzip " + std::to_string(values[0]);
    case H5Z_FILTER_SHUFFLE: return "shuffle";
    case H5Z_FILTER_FLETCHER32: return "fletcher32";
    case H5Z_FILTER_SZIP: return "szip";
    case H5Z_FILTER_NBIT: return "nbit";
    case H5Z_FILTER_SCALEOFFSET: return "scale-offset";
    default: return name[0] != '\0' ? std::string(name.data()) : "filter " + std::to_string(filter);
    }
}

}  // namespace

Shape shapeOf(hid_t dataset)
{
    const H5Space space(h5Check(H5Dget_space(dataset), "Cannot read the shape"));
    if (H5Sget_simple_extent_type(space.get()) == H5S_NULL) {
        throw Error(ErrorKind::OSError, "The dataset has no data (NULL dataspace)");
    }
    std::array<hsize_t, H5S_MAX_RANK> sizes{};
    const int dims = h5Check(H5Sget_simple_extent_dims(space.get(), sizes.data(), nullptr), "Cannot read the shape");
    const auto shape = shapeOf(std::span(sizes).first(static_cast<std::size_t>(dims)));
    if (!shape) {
        throw Error(ErrorKind::OSError, "The dataset states a shape that is too large for any file");
    }
    return *shape;
}

std::optional<Shape> shapeOf(std::span<const hsize_t> sizes)
{
    Shape shape;
    // Half of 64 bits leaves space for any item size: sums of such products do not overflow.
    hsize_t room = hsize_t{1} << 56;
    for (const hsize_t size : sizes) {
        if (size > (hsize_t{1} << 56) || (size > 0 && size > room)) {
            return std::nullopt;
        }
        room = size == 0 ? room : room / size;
        shape.push_back(static_cast<int64_t>(size));
    }
    return shape;
}

bool isStoredAsInMemory(hid_t dataset, DType dtype)
{
    const H5Type type(h5Check(H5Dget_type(dataset), "Cannot read the element type"));
    const H5Type memory = transferType(type.get(), dtype);
    return !isSwapped(type.get()) && H5Tequal(type.get(), memory.get()) > 0;
}

H5Leaf::H5Leaf(std::shared_ptr<H5File> file, KeyPath path, KeyPath fields, const Shape& space, const ElementType& element,
               const H5Storing& storing)
    : LeafSource(withInner(space, element.inner), element.dtype), m_file(std::move(file)), m_path(std::move(path)),
      m_fields(std::move(fields)), m_spaceDims(space.size()), m_layout(storing.layout), m_foreign(storing.foreign)
{
    if (!storing.chunk.empty()) {
        m_chunk = withInner(storing.chunk, element.inner);
    }
    const int64_t bytes = elementCount(shape()) * itemSize(dtype());
    if (storing.offset && storing.isAsInMemory && bytes > 0 && bytes <= kSmall) {
        m_offset = storing.offset;
        m_arrangement = m_file->arrangement();
    }
}

template <typename Body>
auto H5Leaf::named(Pattern<> what, Body&& body) const
{
    try {
        return body();
    } catch (Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        // Stands alone: the caller of a leaf does not know its place in the file.
        const Message notice = m_file->changeNotice();
        Error full(notice.empty() ? error.kind() : ErrorKind::RuntimeError, "{}: {}", Message(what),
                   notice.empty() ? error.reason() : notice);
        throw full.within(m_fields).within(m_path).inFile(m_file->path());
    } catch (const std::bad_alloc&) {
        throw Error(ErrorKind::MemoryError, "{}: not enough memory for this part", Message(what))
            .within(m_path)
            .inFile(m_file->path());
    }
}

hid_t H5Leaf::open() const
{
    m_file->checkNotShortened();
    if (m_layout == H5D_VIRTUAL && m_file->isEditing()) {
        // The library would open the other files as it has this one open: for writing, and through its overlay.
        throw Error(ErrorKind::RuntimeError, "the file is being saved; its source files are read again after that");
    }
    return m_file->dataset(placeOf(m_path));
}

H5Type H5Leaf::memoryType(hid_t dataset, bool& swaps) const
{
    std::vector<H5Type> types;
    types.emplace_back(h5Check(H5Dget_type(dataset), "Cannot read the element type"));
    for (const PathElement& field : m_fields) {
        const int member = h5Check(H5Tget_member_index(types.back().get(), field.key().c_str()), "The field is gone");
        types.emplace_back(h5Check(H5Tget_member_type(types.back().get(), static_cast<unsigned>(member)), "The field is gone"));
    }
    if (const ElementType element = classify(types.back().get()); !element.isTensor() || element.dtype != dtype()) {
        throw Error(ErrorKind::RuntimeError, "The element type is no longer {}", dtypeName(dtype()));
    }
    swaps = isSwapped(types.back().get());
    H5Type memory = transferType(types.back().get(), dtype());
    for (KeyPath fields = m_fields; !fields.empty(); fields.pop_back()) {
        memory = singleField(fields.back().key(), memory.get());
    }
    return memory;
}

std::vector<Range> H5Leaf::wholeRuns(const std::vector<Range>& part) const
{
    // The library selects in the dataset's own dims; an array type is read whole behind them.
    const auto ownDims = static_cast<std::ptrdiff_t>(m_spaceDims);
    const Shape own(shape().begin(), shape().begin() + ownDims);
    const Shape inner(shape().begin() + ownDims, shape().end());
    std::vector<Range> wide = withGaps({part.begin(), part.begin() + ownDims}, own,
                                       tensordesk::elementCount(inner) * itemSize(dtype()));
    for (const int64_t size : inner) {
        wide.push_back({0, 1, size});
    }
    return wide;
}

void H5Leaf::readBlock(const std::vector<Range>& part, at::Tensor& into) const
{
    const auto ownDims = static_cast<std::ptrdiff_t>(m_spaceDims);
    const std::vector<Range> wide = wholeRuns(part);
    const std::vector<Range> selection(wide.begin(), wide.begin() + ownDims);
    const bool direct = wide == part && into.is_contiguous();
    at::Tensor block = direct ? into : at::empty(shapeOf(wide), into.options());
    bool swaps = false;
    {
        const H5Lock lock;
        const hid_t dataset = open();
        const H5Space whole(h5Check(H5Dget_space(dataset), "Cannot read the shape"));
        const H5Space from = selected(whole.get(), selection);
        const H5Space to = denseSpace(shapeOf(selection));
        const H5Type memory = memoryType(dataset, swaps);
        h5Check(H5Dread(dataset, memory.get(), to.get(), from.get(), H5P_DEFAULT, block.mutable_data_ptr()),
                "the library raises an error");
    }
    if (swaps) {
        turnBytesRound(block);
    }
    makeBoolsValid(block);
    if (!direct) {
        into.copy_(narrowed(block, wide, part));
    }
}

at::Tensor H5Leaf::readBlocks(const std::vector<Range>& part) const
{
    at::Tensor result = guardingTorch([&] { return at::empty(shapeOf(part), at::TensorOptions(dtype())); });
    const std::vector<Range> wide = wholeRuns(part);
    const int64_t gaps = result.numel() == 0 ? 1 : elementCount(shapeOf(wide)) / result.numel();
    const int64_t most = m_chunk.empty() ? kBytesAtOnce / itemSize(dtype())
                                         : std::min(kChunkedBytesAtOnce / itemSize(dtype()),
                                                    kChunksAtOnce * std::min(elementsInChunk(wide, m_chunk), kChunkedBytesAtOnce));
    forEachBlock(part, m_chunk, std::max<int64_t>(most / gaps, 1), [&](const Block& block) {
        ProgressScope::current().check();
        std::vector<Range> ranges(part.size());
        at::Tensor into = result;
        for (std::size_t d = 0; d < part.size(); ++d) {
            ranges[d] = {part[d].start + block.start[d] * part[d].step, part[d].step, block.count[d]};
            into = into.narrow(static_cast<int64_t>(d), block.start[d], block.count[d]);
        }
        readBlock(ranges, into);
    });
    return result;
}

/// All elements, of a small dataset in an unedited file: opening it again would take the library a hundred times as long as reading.
std::optional<at::Tensor> H5Leaf::readSmall() const
{
    const H5Lock lock;
    if (!m_offset || m_file->isEditing() || m_file->arrangement() != m_arrangement) {
        return std::nullopt;
    }
    at::Tensor elements = at::empty(shape(), at::TensorOptions(dtype()));
    m_file->readBytes(elements.mutable_data_ptr(), elements.nbytes(), *m_offset);
    makeBoolsValid(elements);
    return elements;
}

at::Tensor H5Leaf::read(const std::vector<Range>& part) const
{
    return named("Cannot read", [&] {
        const auto all = m_offset && tensordesk::elementCount(shapeOf(part)) > 0 ? readSmall() : std::nullopt;
        return all ? narrowed(*all, wholePart(shape()), part).contiguous() : readBlocks(part);
    });
}

void H5Leaf::write(const std::vector<Range>& part, const at::Tensor& values)
{
    named("Cannot write", [&] {
        if (!m_file->isEditing()) {
            throw Error(ErrorKind::PermissionError, "the file is open read-only");
        }
        if (m_layout == H5D_VIRTUAL || !m_foreign.empty()) {
            throw Error(ErrorKind::PermissionError, "its elements are stored in other datasets or files; edit them there");
        }
        if (values.numel() == 0) {
            return;
        }
        const auto ownDims = static_cast<std::ptrdiff_t>(m_spaceDims);
        const std::vector<Range> own(part.begin(), part.begin() + ownDims);
        std::vector<Range> wide = own;
        for (auto size = shape().begin() + ownDims; size != shape().end(); ++size) {
            wide.push_back({0, 1, *size});
        }
        const H5Lock lock;
        at::Tensor elements = values.contiguous();
        if (wide != part) {
            elements = read(wide);
            narrowed(elements, wide, part).copy_(values);
        }
        const hid_t dataset = open();
        const H5Space whole(h5Check(H5Dget_space(dataset), "Cannot read the shape"));
        const H5Space to = selected(whole.get(), own);
        const H5Space from = denseSpace(shapeOf(own));
        bool swaps = false;
        const H5Type memory = memoryType(dataset, swaps);
        if (swaps) {
            elements = elements.clone();
            turnBytesRound(elements);
        }
        h5Check(H5Dwrite(dataset, memory.get(), from.get(), to.get(), H5P_DEFAULT, elements.const_data_ptr()),
                "the library raises an error");
    });
}

StorageLayout H5Leaf::layout() const
{
    return named("Cannot read the layout", [&] {
        const H5Lock lock;
        const hid_t dataset = open();
        StorageLayout layout{.isField = !m_fields.empty()};
        switch (m_foreign.empty() ? m_layout : H5D_VIRTUAL) {
        case H5D_VIRTUAL: layout.filters.emplace_back(m_layout == H5D_VIRTUAL ? "virtual" : "external"); break;
        case H5D_COMPACT: layout.kind = StorageLayout::Kind::Header; break;
        case H5D_CONTIGUOUS:
            if (const haddr_t offset = H5Dget_offset(dataset); offset != HADDR_UNDEF) {
                layout.kind = StorageLayout::Kind::Bytes;
                layout.begin = static_cast<int64_t>(offset);
                layout.end = static_cast<int64_t>(offset + H5Dget_storage_size(dataset));
            } else {
                layout.kind = StorageLayout::Kind::Nothing;
            }
            break;
        default:
            layout.kind = StorageLayout::Kind::Chunks;
            layout.chunks.assign(m_chunk.begin(),
                                 m_chunk.begin() + static_cast<std::ptrdiff_t>(std::min(m_spaceDims, m_chunk.size())));
        }
        if (m_layout != H5D_CHUNKED) {
            return layout;  // only chunks are filtered
        }
        const H5Properties creation(h5Check(H5Dget_create_plist(dataset), "the library raises an error"));
        const int filters = std::max(0, H5Pget_nfilters(creation.get()));
        for (int number = 0; number < filters; ++number) {
            layout.filters.push_back(filterText(creation.get(), static_cast<unsigned>(number)));
        }
        return layout;
    });
}

int64_t H5Leaf::storedBytes() const
{
    return named("Cannot read the layout", [&] {
        const H5Lock lock;
        return static_cast<int64_t>(H5Dget_storage_size(open()));
    });
}

}  // namespace tensordesk
