// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/hdf5/library/h5file.h"
#include "model/storage/formats/hdf5/library/h5types.h"
#include "model/tensordict/indices/shape.h"

#include <functional>
#include <map>
#include <optional>
#include <string>

namespace tensordesk {

/// A dataset of numbers in one piece, known without opening it.
struct H5Numbers {
    Shape shape;
    ElementType element;
    haddr_t offset;     ///< of the numbers in the file
    bool isAsInMemory;  ///< they have the bytes of the tensor
};

/// The meaning of the types of numbers of one file. A type is learnt from the first dataset that is opened; others of this type are
/// then known from the probe's reports. REQUIRES (all): H5Lock held.
class H5KnownNumbers {
public:
    /// Learns the type of an open dataset, which is at `address`. Does nothing for those that the probe does not report, and for
    /// bytes, which may be images.
    void learn(const H5File& file, haddr_t address, hid_t dataset, const ElementType& element);
    /// Returns the dataset at `address`. Empty if its type is not known, and if its numbers are not inside the file.
    [[nodiscard]] std::optional<H5Numbers> at(const H5File& file, haddr_t address) const;

private:
    struct Meaning {
        ElementType element;
        std::size_t size;  ///< bytes of an element in the file
        bool isAsInMemory;
    };
    std::map<std::string, Meaning, std::less<>> m_meanings;  ///< by the types in the probe's reports
};

}  // namespace tensordesk
