// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/library/h5heap.h"

#include "model/storage/formats/hdf5/library/h5error.h"
#include "model/storage/formats/hdf5/library/h5overlay.h"

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
/// Collections are kept up to this many bytes: neighbours mostly lie in the same one.
constexpr uint64_t kMaxHeld = uint64_t{256} << 20;

[[noreturn]] void damaged(Pattern<> what)
{
    throw Error(ErrorKind::OSError, "The value is damaged: {}", Message(what));
}

uint64_t number(const unsigned char* bytes, std::size_t size)
{
    uint64_t value = 0;
    for (std::size_t i = size; i-- > 0;) {
        value = (value << 8) | bytes[i];
    }
    return value;
}

uint64_t padded(uint64_t length)
{
    return (length + 7) / 8 * 8;
}

}  // namespace

GlobalHeap::GlobalHeap(hid_t object)
{
    m_file = H5FileId(h5Check(H5Iget_file_id(object), "Cannot inspect the file"));
    const H5Properties creation(h5Check(H5Fget_create_plist(m_file.get()), "Cannot inspect the file"));
    h5Check(H5Pget_sizes(creation.get(), &m_addressSize, &m_lengthSize), "Cannot inspect the file");
    h5Check(H5Pget_userblock(creation.get(), &m_base), "Cannot inspect the file");
    if (m_addressSize > 8 || m_lengthSize > 8) {
        damaged("the file cannot be examined");
    }
    m_overlay = overlayOf(m_file.get());
    if (m_overlay) {
        m_size = static_cast<uint64_t>(m_overlay->length());
        return;
    }
    void* handle = nullptr;
    h5Check(H5Fget_vfd_handle(m_file.get(), H5P_DEFAULT, &handle), "Cannot inspect the file");
    m_descriptor = *static_cast<int*>(handle);
    struct stat status = {};
    if (::fstat(m_descriptor, &status) != 0) {
        damaged("the file cannot be examined");
    }
    m_size = static_cast<uint64_t>(status.st_size);
}

std::string GlobalHeap::bytes(uint64_t offset, uint64_t count) const
{
    std::string result;
    if (offset > m_size || count > m_size - offset) {
        damaged("it is beyond the end of the file");
    }
    result.resize(count);
    if (m_overlay) {
        m_overlay->read(static_cast<int64_t>(offset), result.data(), count);
    } else if (::pread(m_descriptor, result.data(), count, static_cast<off_t>(offset)) != static_cast<ssize_t>(count)) {
        damaged("it cannot be read");
    }
    return result;
}

const GlobalHeap::Collection& GlobalHeap::collectionAt(uint64_t address)
{
    if (const auto known = m_collections.find(address); known != m_collections.end()) {
        return known->second;
    }
    const std::size_t headerSize = 8 + m_lengthSize;
    const auto unsignedBytes = [](const std::string& text) { return reinterpret_cast<const unsigned char*>(text.data()); };
    const std::string header = bytes(address, headerSize);
    const uint64_t size = number(unsignedBytes(header) + 8, m_lengthSize);
    if (!header.starts_with("GCOL") || header[4] != 1 || size < headerSize || size > kMaxCollection) {
        damaged("there is no heap where it should be");
    }
    m_held += size;
    if (m_held > kMaxHeld) {
        m_collections.clear();
        m_held = size;
    }
    Collection collection{bytes(address, size), {}};
    const unsigned char* const content = unsignedBytes(collection.bytes);
    const std::size_t objectHeader = padded(kObjectPrefix + m_lengthSize);
    for (uint64_t at = padded(headerSize); at + objectHeader <= size;) {
        const uint64_t index = number(&content[at], 2);
        const uint64_t length = number(&content[at + kObjectPrefix], m_lengthSize);
        if (length > size) {
            damaged("its heap is inconsistent");
        }
        const uint64_t needed = index == 0 ? length : objectHeader + padded(length);
        if (needed < objectHeader || needed > size - at
            || !collection.objects.emplace(index, std::pair(at + objectHeader, length)).second) {
            damaged("its heap is inconsistent");
        }
        at += needed;
    }
    return m_collections.emplace(address, std::move(collection)).first->second;
}

std::string_view GlobalHeap::object(uint64_t address, uint64_t index)
{
    uint64_t place = 0;
    if (__builtin_add_overflow(m_base, address, &place)) {
        damaged("it is beyond the end of the file");
    }
    const Collection& collection = collectionAt(place);
    const auto found = collection.objects.find(index);
    if (index == 0 || found == collection.objects.end()) {
        damaged("its heap does not hold it");
    }
    return std::string_view(collection.bytes).substr(found->second.first, found->second.second);
}

std::string_view GlobalHeap::sequence(const char* element, uint64_t itemSize)
{
    const auto* const raw = reinterpret_cast<const unsigned char*>(element);
    const uint64_t items = number(raw, 4);
    const uint64_t address = number(raw + 4, m_addressSize);
    const uint64_t index = number(raw + 4 + m_addressSize, 4);
    if (address == 0) {
        return {};
    }
    const std::string_view found = object(address, index);
    if (found.size() != items * itemSize) {
        damaged("its heap does not hold it");
    }
    return found;
}

}  // namespace tensordesk
