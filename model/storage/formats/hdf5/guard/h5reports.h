// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <hdf5.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tensordesk {

/// A hard link that the probe reported.
struct H5ReportedLink {
    std::string name;
    haddr_t address;
};

/// A group that the probe reported.
struct H5ReportedGroup {
    unsigned hardLinks;                 ///< to the group
    std::vector<H5ReportedLink> links;  ///< all that it has, sorted by name
};

/// A dataset of numbers in one piece that the probe reported.
struct H5ReportedNumbers {
    std::vector<hsize_t> sizes;
    haddr_t offset;         ///< of the numbers in the file
    hsize_t stored;         ///< their bytes
    std::string_view type;  ///< their type as H5Tencode() represents it; valid until reports are added or dropped
};

/// The probe's reports about the objects of one file that passed (see probe::Report), so that the library need not read their
/// metadata a second time. They come from a process that read a possibly hostile file: sizes and offsets are to be checked before
/// they are used. One thread at a time.
class H5Reports {
public:
    /// Adds reports as the probe wrote them. Ignores the rest if one is malformed.
    void add(std::string_view bytes);
    /// Return the report about the object at `address`; empty if there is none of this kind.
    [[nodiscard]] std::optional<H5ReportedGroup> group(haddr_t address) const;
    [[nodiscard]] std::optional<H5ReportedNumbers> numbers(haddr_t address) const;

private:
    [[nodiscard]] std::string_view at(haddr_t address) const;

    /// Pieces of several reports each, because one allocation a report would take as much memory again.
    std::vector<std::string> m_pieces;
    struct Position {
        uint32_t piece, offset;
    };
    std::unordered_map<haddr_t, Position> m_positions;
    std::size_t m_bytes = 0;  ///< of all pieces
};

}  // namespace tensordesk
