// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/hdf5/library/h5heap.h"

#include "model/storage/hdf5/library/h5error.h"
#include "model/storage/hdf5/library/h5id.h"
#include "model/storage/hdf5/library/h5rawelements.h"

#include <sys/stat.h>
#include <unistd.h>

// Note [Global heap]
// An element of variable length is stored as u32 count, address of a heap collection, u32 index in it; see
// Note [Raw elements]. A collection is "GCOL", version 1, 3 bytes, its size; then objects: u16 index, u16 references, 4
// bytes, size, data, padded to 8. Index 0 is free space, whose size covers its own header.
// (HDF5 File Format Specification 3.0, III.E; all little-endian; sizes and addresses mostly 8 bytes.)

namespace tensordesk {
namespace {

constexpr std::size_t kObjectPrefix = 8;
constexpr uint64_t kMaxCollection = uint64_t{256} << 20;

[[noreturn]] void damaged(Pattern<> what)
{
    throw Error(ErrorKind::OSError, "The value is damaged: {}", Message(what));
}

class HeapFile {
public:
    explicit HeapFile(hid_t dataset)
    {
        m_file = H5FileId(h5Check(H5Iget_file_id(dataset), "Cannot look at the file"));
        const H5Properties creation(h5Check(H5Fget_create_plist(m_file.get()), "Cannot look at the file"));
        h5Check(H5Pget_sizes(creation.get(), &m_addressSize, &m_lengthSize), "Cannot look at the file");
        h5Check(H5Pget_userblock(creation.get(), &m_base), "Cannot look at the file");
        void* handle = nullptr;
        h5Check(H5Fget_vfd_handle(m_file.get(), H5P_DEFAULT, &handle), "Cannot look at the file");
        m_descriptor = *static_cast<int*>(handle);
        struct stat status = {};
        if (::fstat(m_descriptor, &status) != 0 || m_addressSize > 8 || m_lengthSize > 8) {
            damaged("the file cannot be examined");
        }
        m_size = static_cast<uint64_t>(status.st_size);
    }

    [[nodiscard]] std::size_t addressSize() const { return m_addressSize; }
    [[nodiscard]] std::size_t lengthSize() const { return m_lengthSize; }
    [[nodiscard]] hsize_t base() const { return m_base; }

    [[nodiscard]] std::vector<unsigned char> bytes(uint64_t offset, uint64_t count) const
    {
        std::vector<unsigned char> result;
        if (offset > m_size || count > m_size - offset) {
            damaged("it lies beyond the end of the file");
        }
        result.resize(count);
        if (::pread(m_descriptor, result.data(), count, static_cast<off_t>(offset)) != static_cast<ssize_t>(count)) {
            damaged("it cannot be read");
        }
        return result;
    }

private:
    H5FileId m_file;
    std::size_t m_addressSize = 8, m_lengthSize = 8;
    hsize_t m_base = 0;
    int m_descriptor = -1;
    uint64_t m_size = 0;
};

uint64_t number(const unsigned char* bytes, std::size_t size)
{
    uint64_t value = 0;
    for (std::size_t i = size; i-- > 0;) {
        value = (value << 8) | bytes[i];
    }
    return value;
}

/// The sizes of a collection's objects by index.
std::unordered_map<uint64_t, uint64_t> objectsAt(const HeapFile& file, uint64_t address)
{
    const std::size_t headerSize = 8 + file.lengthSize();
    const auto header = file.bytes(address, headerSize);
    const uint64_t size = number(header.data() + 8, file.lengthSize());
    if (std::string_view(reinterpret_cast<const char*>(header.data()), 4) != "GCOL" || header[4] != 1 || size < headerSize
        || size > kMaxCollection) {
        damaged("there is no heap where it should be");
    }
    const auto bytes = file.bytes(address, size);
    const auto padded = [](uint64_t length) { return (length + 7) / 8 * 8; };
    const std::size_t objectHeader = padded(kObjectPrefix + file.lengthSize());
    std::unordered_map<uint64_t, uint64_t> objects;
    for (uint64_t at = padded(headerSize); at + objectHeader <= size;) {
        const uint64_t index = number(&bytes[at], 2);
        const uint64_t length = number(&bytes[at + kObjectPrefix], file.lengthSize());
        if (length > size) {
            damaged("its heap is inconsistent");
        }
        const uint64_t needed = index == 0 ? length : objectHeader + padded(length);
        if (needed < objectHeader || needed > size - at || !objects.emplace(index, length).second) {
            damaged("its heap is inconsistent");
        }
        at += needed;
    }
    return objects;
}

}  // namespace

void checkVariableLengthData(hid_t dataset, std::size_t itemSize)
{
    const H5Space space(h5Check(H5Dget_space(dataset), "Cannot read the shape"));
    const hssize_t count = H5Sget_simple_extent_npoints(space.get());
    if (count <= 0) {
        return;
    }
    const HeapFile file(dataset);
    const std::size_t elementSize = rawElementSize(file.addressSize());
    const H5Type raw(h5Check(rawElementType(file.addressSize()), "Cannot make a type"));
    std::vector<unsigned char> elements(static_cast<std::size_t>(count) * elementSize);
    h5Check(H5Dread(dataset, raw.get(), H5S_ALL, H5S_ALL, H5P_DEFAULT, elements.data()), "Cannot read the value");
    std::unordered_map<uint64_t, std::unordered_map<uint64_t, uint64_t>> heaps;
    for (std::size_t at = 0; at < elements.size(); at += elementSize) {
        const uint64_t items = number(&elements[at], 4);
        const uint64_t address = number(&elements[at + 4], file.addressSize());
        const uint64_t index = number(&elements[at + 4 + file.addressSize()], 4);
        if (address == 0) {
            continue;
        }
        auto heap = heaps.find(address);
        if (heap == heaps.end()) {
            heap = heaps.emplace(address, objectsAt(file, file.base() + address)).first;
        }
        const auto object = heap->second.find(index);
        if (index == 0 || object == heap->second.end() || object->second != items * itemSize) {
            damaged("its heap does not hold it");
        }
    }
}

}  // namespace tensordesk
