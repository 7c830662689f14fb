// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/read/h5knownnumbers.h"

#include "model/storage/formats/hdf5/library/h5error.h"
#include "model/storage/formats/hdf5/library/h5room.h"
#include "model/storage/formats/hdf5/read/h5leaf.h"

#include <algorithm>

namespace tensordesk {

namespace {

/// The representation of a type that the probe reports.
std::string encoded(const H5Type& type)
{
    std::size_t size = 0;
    if (H5Tencode(type.get(), nullptr, &size) < 0) {
        return {};
    }
    std::string bytes(size, '\0');
    return H5Tencode(type.get(), bytes.data(), &size) < 0 ? std::string() : bytes;
}

}  // namespace

void H5KnownNumbers::learn(const H5File& file, haddr_t address, hid_t dataset, const ElementType& element)
{
    const auto numbers = file.reports().numbers(address);
    const bool isOrdinary = numbers && element.isTensor() && element.inner.empty() && element.dtype != DType::Byte;
    if (!isOrdinary || m_meanings.contains(numbers->type) || !offsetOfNumbers(dataset)) {
        return;
    }
    const H5Type type(h5Check(H5Dget_type(dataset), "Cannot read the element type"));
    if (encoded(type) != numbers->type) {
        return;  // the report is about another object
    }
    if (const std::size_t size = H5Tget_size(type.get()); size > 0) {
        m_meanings.emplace(numbers->type, Meaning{element, size, isStoredAsInMemory(dataset, element.dtype)});
    }
}

std::optional<H5Numbers> H5KnownNumbers::at(const H5File& file, haddr_t address) const
{
    const auto numbers = file.reports().numbers(address);
    const auto meaning = numbers ? m_meanings.find(numbers->type) : m_meanings.end();
    const auto shape = meaning != m_meanings.end() ? shapeOf(numbers->sizes) : std::nullopt;
    if (!shape) {
        return std::nullopt;
    }
    const auto fileSize = static_cast<hsize_t>(file.state().size);
    const hsize_t room = std::min(numbers->stored, fileSize - std::min<hsize_t>(numbers->offset, fileSize));
    if (static_cast<hsize_t>(elementCount(*shape)) > room / meaning->second.size) {
        return std::nullopt;
    }
    return H5Numbers{*shape, meaning->second.element, numbers->offset, meaning->second.isAsInMemory};
}

}  // namespace tensordesk
