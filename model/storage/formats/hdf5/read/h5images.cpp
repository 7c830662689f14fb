// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/read/h5images.h"

#include "model/storage/formats/hdf5/library/h5error.h"
#include "model/storage/formats/hdf5/library/h5heap.h"
#include "model/storage/formats/hdf5/library/h5rawelements.h"
#include "model/storage/formats/hdf5/library/h5room.h"
#include "model/storage/formats/hdf5/read/h5group.h"
#include "model/storage/formats/hdf5/read/h5leaf.h"

#include <algorithm>
#include <type_traits>
#include <vector>

namespace tensordesk {
namespace {

/// Shorter rows cannot be an image of either kind.
constexpr int64_t kLeastImageBytes = 64;
constexpr int64_t kMostImageBytes = int64_t{1} << 30;

/// The dataspace of a dataset with `count` elements selected, by dim, from `start` on.
H5Space boxOf(hid_t dataset, const Shape& start, const Shape& count)
{
    H5Space space(h5Check(H5Dget_space(dataset), "Cannot read the shape"));
    if (start.empty()) {
        return space;
    }
    const std::vector<hsize_t> from(start.begin(), start.end()), counts(count.begin(), count.end());
    if (H5Sget_simple_extent_ndims(space.get()) != static_cast<int>(start.size())) {
        throw Error(ErrorKind::RuntimeError, "The dataset has other dims than before");
    }
    h5Check(H5Sselect_hyperslab(space.get(), H5S_SELECT_SET, from.data(), nullptr, counts.data(), nullptr), "Cannot select a part");
    return space;
}

/// So many elements as they are read: `memory` each, one after another.
std::string elementsOf(hid_t dataset, hid_t memory, const Shape& start, const Shape& count)
{
    const H5Space from = boxOf(dataset, start, count);
    const auto number = static_cast<hsize_t>(elementCount(count));
    const H5Space to(h5Check(H5Screate_simple(1, &number, nullptr), "Cannot make a shape"));
    std::string bytes(number * H5Tget_size(memory), '\0');
    h5Check(H5Dread(dataset, memory, to.get(), from.get(), H5P_DEFAULT, bytes.data()), "the library raises an error");
    return bytes;
}

/// The bytes of one image, or the first `most` of them where that costs less.
std::string imageAt(hid_t dataset, H5Images::Kind kind, Shape position, int64_t most = kMostImageBytes)
{
    switch (kind) {
    case H5Images::Kind::Sequences: {
        GlobalHeap heap(dataset);
        const H5Type raw(h5Check(rawElementType(heap.addressSize()), "Cannot make a type"));
        const std::string element = elementsOf(dataset, raw.get(), position, Shape(position.size(), 1));
        return std::string(heap.sequence(element.data(), 1));
    }
    case H5Images::Kind::Elements: {
        const H5Type stored(h5Check(H5Dget_type(dataset), "Cannot read the element type"));
        return elementsOf(dataset, stored.get(), position, Shape(position.size(), 1));
    }
    case H5Images::Kind::Rows: {
        Shape count(position.size(), 1);
        count.push_back(std::min(most, shapeOf(dataset).back()));
        position.push_back(0);
        return elementsOf(dataset, H5T_NATIVE_UINT8, position, count);
    }
    }
    return {};
}

/// How the dataset would hold images, and how many; nothing where its elements are others than bytes.
std::optional<H5Images> arrayOfBytes(hid_t dataset, const ElementType& element)
{
    const bool isSequence = element.kind == ElementType::Kind::Sequence;
    if (!isSequence && (!element.isTensor() || element.dtype != DType::Byte || element.inner.size() > 1)) {
        return std::nullopt;
    }
    const H5Type type(h5Check(H5Dget_type(dataset), "Cannot read the element type"));
    Shape shape = shapeOf(dataset);
    if (isSequence) {
        if (H5Tget_class(type.get()) != H5T_VLEN) {
            return std::nullopt;
        }
        const H5Type item(h5Check(H5Tget_super(type.get()), "Cannot read the element type"));
        const bool isBytes = H5Tget_class(item.get()) == H5T_INTEGER && H5Tget_size(item.get()) == 1;
        return isBytes ? std::optional(H5Images{H5Images::Kind::Sequences, std::move(shape), {}}) : std::nullopt;
    }
    const bool isRows = element.inner.empty();
    if (isRows && (shape.size() < 2 || H5Tget_class(type.get()) != H5T_INTEGER)) {
        return std::nullopt;
    }
    const int64_t length = isRows ? shape.back() : element.inner.front();
    if (length < kLeastImageBytes || length > kMostImageBytes) {
        return std::nullopt;
    }
    if (isRows) {
        shape.pop_back();
    }
    return H5Images{isRows ? H5Images::Kind::Rows : H5Images::Kind::Elements, std::move(shape), {}};
}

/// True if looking at its first image costs no more than that.
bool isReadAtOnce(hid_t dataset, H5Images::Kind kind)
{
    const H5Properties creation = creationOf(dataset);
    return H5Pget_layout(creation.get()) != H5D_VIRTUAL && H5Pget_external_count(creation.get()) == 0
        && (kind == H5Images::Kind::Sequences || H5Pget_nfilters(creation.get()) == 0);
}

std::optional<H5Images> look(H5File& file, hid_t dataset, const ElementType& element)
{
    auto images = arrayOfBytes(dataset, element);
    if (!images || elementCount(images->rows) == 0 || !isReadAtOnce(dataset, images->kind)) {
        return std::nullopt;
    }
    file.checkValues(dataset);
    const Shape first(images->rows.size(), 0);
    if (!ImageDecoder::isImage(imageAt(dataset, images->kind, first, ImageDecoder::kSignature))) {
        return std::nullopt;
    }
    const std::string bytes = imageAt(dataset, images->kind, first);
    images->form = ImageDecoder::of(bytes)->form();
    // The total must be countable.
    int64_t total = elementCount(images->rows);
    for (const int64_t size : images->form.shape()) {
        if (__builtin_mul_overflow(total, size, &total) || total > int64_t{1} << 56) {
            return std::nullopt;
        }
    }
    return images;
}

class H5ImageRows final : public ImageRows {
public:
    H5ImageRows(std::shared_ptr<H5File> file, const KeyPath& path, const H5Images& images)
        : ImageRows(images.rows), m_file(std::move(file)), m_place(placeOf(path)), m_kind(images.kind)
    {
    }

    [[nodiscard]] std::string bytes(const Shape& position) const override
    {
        return read([&](hid_t dataset) { return imageAt(dataset, m_kind, position); });
    }
    [[nodiscard]] std::string file() const override { return m_file->path(); }
    [[nodiscard]] int64_t storedBytes() const override
    {
        return read([&](hid_t dataset) {
            const auto own = static_cast<int64_t>(H5Dget_storage_size(dataset));
            return m_kind == H5Images::Kind::Sequences ? own + heapBytes(dataset) : own;
        });
    }

private:
    /// Applies `body` to the dataset.
    template <typename Body>
    std::invoke_result_t<Body, hid_t> read(const Body& body) const
    {
        const H5Lock lock;
        try {
            m_file->checkNotShortened();
            return body(m_file->dataset(m_place));
        } catch (const Error&) {
            if (const Message notice = m_file->changeNotice(); !notice.empty()) {
                throw Error(ErrorKind::RuntimeError, notice);
            }
            throw;
        }
    }

    /// Returns the bytes of all images in the heap, which each element states.
    int64_t heapBytes(hid_t dataset) const
    {
        constexpr int64_t mostElements = 1'000'000;
        if (elementCount(shape()) > mostElements) {
            return 0;
        }
        const GlobalHeap heap(dataset);
        const H5Type raw(h5Check(rawElementType(heap.addressSize()), "Cannot make a type"));
        const std::string elements = elementsOf(dataset, raw.get(), Shape(shape().size(), 0), shape());
        int64_t total = 0;
        for (std::size_t at = 0; at < elements.size(); at += rawElementSize(heap.addressSize())) {
            uint32_t count = 0;
            std::copy_n(elements.data() + at, sizeof(count), reinterpret_cast<char*>(&count));
            total += count;
        }
        return total;
    }

    std::shared_ptr<H5File> m_file;
    std::string m_place;
    H5Images::Kind m_kind;
};

}  // namespace

Shape H5Images::shape() const
{
    Shape shape = rows;
    for (const int64_t size : form.shape()) {
        shape.push_back(size);
    }
    return shape;
}

std::optional<H5Images> imagesIn(H5File& file, hid_t dataset, const ElementType& element)
{
    try {
        return look(file, dataset, element);
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        return std::nullopt;
    }
}

std::shared_ptr<LeafSource> imageLeaf(std::shared_ptr<H5File> file, const KeyPath& path, const H5Images& images)
{
    return std::make_shared<ImageLeaf>(std::make_unique<H5ImageRows>(std::move(file), path, images), images.form, path);
}

}  // namespace tensordesk
