// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/guard/h5reports.h"

#include "model/storage/formats/hdf5/probe/protocol.h"

#include <algorithm>
#include <cstring>

namespace tensordesk {
namespace {

using probe::Report;

/// Objects without a report are opened, so that a hostile file cannot fill the memory with reports.
constexpr std::size_t kMostBytes = std::size_t{256} << 20;

/// Takes a `Part` from the beginning of `bytes`; empty if they are too few.
template <typename Part>
std::optional<Part> take(std::string_view& bytes)
{
    if (bytes.size() < sizeof(Part)) {
        return std::nullopt;
    }
    Part part;
    std::memcpy(&part, bytes.data(), sizeof part);
    bytes.remove_prefix(sizeof part);
    return part;
}

}  // namespace

void H5Reports::add(std::string_view bytes)
{
    if (bytes.empty() || m_bytes + bytes.size() > kMostBytes) {
        return;
    }
    m_bytes += bytes.size();
    m_pieces.emplace_back(bytes);
    const auto piece = static_cast<uint32_t>(m_pieces.size() - 1);
    for (std::string_view rest = m_pieces.back(); !rest.empty();) {
        const auto offset = static_cast<uint32_t>(m_pieces.back().size() - rest.size());
        std::string_view tail = rest;
        const auto report = take<Report>(tail);
        if (!report || report->bytes < sizeof(Report) || report->bytes > rest.size()) {
            return;
        }
        m_positions.emplace(report->address, Position{piece, offset});
        rest.remove_prefix(report->bytes);
    }
}

std::string_view H5Reports::at(haddr_t address) const
{
    const auto found = m_positions.find(address);
    return found == m_positions.end() ? std::string_view()
                                      : std::string_view(m_pieces[found->second.piece]).substr(found->second.offset);
}

std::optional<H5ReportedGroup> H5Reports::group(haddr_t address) const
{
    std::string_view bytes = at(address);
    const auto report = take<Report>(bytes);
    if (!report || report->kind != Report::Kind::Group) {
        return std::nullopt;
    }
    bytes = bytes.substr(0, report->bytes - sizeof(Report));
    H5ReportedGroup group{static_cast<unsigned>(report->hardLinks), {}};
    group.links.reserve(std::min<std::size_t>(report->count, bytes.size() / sizeof(probe::ReportedLink)));
    for (uint32_t i = 0; i < report->count; ++i) {
        const auto link = take<probe::ReportedLink>(bytes);
        const std::string_view name = link ? bytes.substr(0, link->nameBytes) : std::string_view();
        const bool isName = !name.empty() && name != "."
                         && name.find_first_of(std::string_view("/\0", 2)) == std::string_view::npos;
        const bool isInOrder = group.links.empty() || group.links.back().name < name;
        if (!link || link->nameBytes > bytes.size() || !isName || !isInOrder) {
            return std::nullopt;
        }
        group.links.push_back({std::string(name), link->address});
        bytes.remove_prefix(link->nameBytes);
    }
    return group;
}

std::optional<H5ReportedNumbers> H5Reports::numbers(haddr_t address) const
{
    std::string_view bytes = at(address);
    const auto report = take<Report>(bytes);
    if (!report || report->kind != Report::Kind::Numbers || report->count > H5S_MAX_RANK) {
        return std::nullopt;
    }
    bytes = bytes.substr(0, report->bytes - sizeof(Report));
    H5ReportedNumbers numbers{std::vector<hsize_t>(report->count), report->offset, report->stored, {}};
    for (hsize_t& size : numbers.sizes) {
        const auto stored = take<uint64_t>(bytes);
        if (!stored) {
            return std::nullopt;
        }
        size = *stored;
    }
    if (bytes.size() != report->typeBytes) {
        return std::nullopt;
    }
    numbers.type = bytes;
    return numbers;
}

}  // namespace tensordesk
