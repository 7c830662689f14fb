// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/dimselection.h"

#include "views/common/dimrules.h"
#include "views/common/dimselectiontext.h"
#include "views/common/eachpart.h"

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

bool isColourWidth(int64_t size)
{
    return size == 1 || size == 3 || size == 4;
}

// Width to height of the area for pictures.
constexpr double kPaneRatio = 1.2;
bool isUnique(DimRole role)
{
    return role == DimRole::X || role == DimRole::Y || role == DimRole::Channel;
}

Range whole(int64_t size)
{
    return {0, 1, std::max<int64_t>(size, 0)};
}

Range cutTo(Range range, int64_t size)
{
    size = std::max<int64_t>(size, 0);
    range.step = std::max<int64_t>(range.step, 1);
    range.start = std::clamp<int64_t>(range.start, 0, size);
    const int64_t fitting = (size - range.start + range.step - 1) / range.step;
    range.count = std::clamp<int64_t>(range.count, 0, fitting);
    return range;
}

/// The dim of `to` that is the same thing as `dim` of `from`.
std::optional<std::size_t> counterpart(const LeafDims& from, std::size_t dim, const LeafDims& to)
{
    if (const DimName name = from.name(dim)) {
        for (std::size_t other = 0; other < to.rank(); ++other) {
            if (to.name(other) == name) {
                return other;
            }
        }
    }
    // Batch dims count from the front, event dims from where these end.
    const bool batch = from.isBatch(dim);
    const std::size_t other = batch ? dim : dim - static_cast<std::size_t>(from.batchDims) + static_cast<std::size_t>(to.batchDims);
    if (other >= to.rank() || to.isBatch(other) != batch || to.shape[other] != from.shape[dim]
        || (from.name(dim) && to.name(other))) {
        return std::nullopt;
    }
    return other;
}

/// Which of the event dims are the height, width and colours of a picture; empty if it is none.
std::vector<std::ptrdiff_t> pixelOrder(const LeafDims& leaf)
{
    const auto pixels = pixelDims(leaf);
    if (!pixels) {
        return {};
    }
    const auto event = [&](std::size_t dim) { return static_cast<std::ptrdiff_t>(dim) - leaf.batchDims; };
    std::vector<std::ptrdiff_t> order{event(pixels->height), event(pixels->width)};
    if (pixels->channel) {
        order.push_back(event(*pixels->channel));
    }
    return order;
}

}  // namespace

DimName LeafDims::name(std::size_t dim) const
{
    return isBatch(dim) && dim < names.size() ? names[dim] : std::nullopt;
}

std::string LeafDims::channel(std::size_t dim, int64_t index) const
{
    const bool isLast = dim + 1 == rank() && static_cast<int64_t>(channels.size()) == shape.back();
    return isLast && index >= 0 && index < shape.back() ? channels[static_cast<std::size_t>(index)] : std::string();
}

std::optional<std::size_t> LeafDims::raggedDim() const
{
    for (std::size_t dim = 0; dim < rank(); ++dim) {
        if (isRagged(dim)) {
            return dim;
        }
    }
    return std::nullopt;
}

std::string dimLabel(const DimName& name, std::size_t dim)
{
    return name ? *name : std::to_string(dim);
}

std::optional<PixelDims> pixelDims(const LeafDims& leaf)
{
    const bool bytes = leaf.dtype == DType::Byte;
    if (!bytes && !c10::isFloatingType(leaf.dtype)) {
        return std::nullopt;
    }
    const std::size_t rank = leaf.rank();
    const std::size_t events = rank - static_cast<std::size_t>(leaf.batchDims);
    // A guessed batch size may include the picture, whose minimum size distinguishes it from a series.
    const bool guessed = bytes && (leaf.batchDims == 0 || events == 0) && rank >= 3;
    if (events == 2 && bytes && leaf.batchDims > 0) {
        return PixelDims{rank - 2, rank - 1, std::nullopt};
    }
    if ((events != 3 && !guessed) || rank < 3) {
        return std::nullopt;
    }
    const auto size = [&](std::size_t fromEnd) { return leaf.shape[rank - fromEnd]; };
    const int64_t least = bytes && !guessed ? 2 : 8;
    const auto isPicture = [&](std::size_t height, std::size_t width) { return size(height) >= least && size(width) >= least; };
    if (isColourWidth(size(1)) && isPicture(3, 2)) {
        return PixelDims{rank - 3, rank - 2, rank - 1};
    }
    if (isColourWidth(size(3)) && isPicture(2, 1)) {
        return PixelDims{rank - 2, rank - 1, size(3) == 4 ? std::nullopt : std::optional(rank - 3)};
    }
    return std::nullopt;
}

DimSelection::DimSelection(LeafDims leaf, ViewKind view) : m_leaf(std::move(leaf)), m_view(view)
{
    m_dims.resize(m_leaf.rank());
    for (std::size_t dim = 0; dim < rank(); ++dim) {
        m_dims[dim].range = whole(m_leaf.shape[dim]);
    }
    setDefaults();
}

DimSelection::DimSelection(LeafDims leaf, ViewKind view, const DimSelection& previous) : DimSelection(std::move(leaf), view)
{
    takeOver(previous);
}

void DimSelection::takeOver(const DimSelection& previous)
{
    const DimSelection before = *this;
    for (std::size_t dim = 0; dim < previous.rank(); ++dim) {
        const auto same = counterpart(previous.m_leaf, dim, m_leaf);
        if (!same) {
            continue;
        }
        setIndex(*same, previous.m_dims[dim].index);
        if (previous.m_view == m_view) {
            setRole(*same, previous.m_dims[dim].role);
            m_dims[*same].reduction = previous.m_dims[dim].reduction;
            const bool wasWhole = previous.m_dims[dim].range == whole(previous.m_leaf.shape[dim]);
            setRange(*same, wasWhole ? whole(m_leaf.shape[*same]) : previous.m_dims[dim].range);
        }
    }
    // Axes that suit numbers would show the pixels of a picture one by one, those of another order of dims would turn it.
    const bool isOtherOrder = pixelOrder(m_leaf) != pixelOrder(previous.m_leaf);
    const auto pixels = m_view == ViewKind::Image && isOtherOrder ? pixelDims(m_leaf) : std::nullopt;
    const auto isMoved = [&](std::size_t dim) { return m_dims[dim].role != before.m_dims[dim].role; };
    if (!isComplete() || (pixels && (isMoved(pixels->height) || isMoved(pixels->width)))) {
        for (std::size_t dim = 0; dim < rank(); ++dim) {
            m_dims[dim].role = before.m_dims[dim].role;
        }
    }
}

void DimSelection::takeIndices(const DimSelection& previous)
{
    for (std::size_t dim = 0; dim < previous.rank(); ++dim) {
        if (const auto same = counterpart(previous.m_leaf, dim, m_leaf)) {
            setIndex(*same, previous.m_dims[dim].index);
        }
    }
}

/// For each dim the one of `other` that is shown alongside, if there is one.
std::optional<std::vector<std::optional<std::size_t>>> DimSelection::dimsAlongside(const LeafDims& other) const
{
    for (const bool fromEnd : {false, true}) {
        std::vector<std::optional<std::size_t>> result(rank());
        bool fits = true;
        for (std::size_t dim = 0; dim < rank(); ++dim) {
            auto same = counterpart(m_leaf, dim, other);
            if (fromEnd && !m_leaf.isBatch(dim)) {
                const std::size_t behind = rank() - dim;
                same = behind > other.rank() ? std::nullopt : std::optional(other.rank() - behind);
            }
            if (same && other.isBatch(*same) == m_leaf.isBatch(dim) && other.shape[*same] == m_leaf.shape[dim]) {
                result[dim] = same;
            } else {
                fits = fits && m_dims[dim].role != DimRole::X && m_dims[dim].role != DimRole::Y;
            }
        }
        if (fits) {
            return result;
        }
    }
    return std::nullopt;
}

std::optional<DimSelection> DimSelection::alongside(const LeafDims& other) const
{
    const auto same = dimsAlongside(other);
    if (!same) {
        return std::nullopt;
    }
    DimSelection result(other, m_view);
    for (Dim& dim : result.m_dims) {
        dim = {DimRole::Fixed, 0, dim.range};
    }
    for (std::size_t dim = 0; dim < rank(); ++dim) {
        if ((*same)[dim]) {
            result.m_dims[*(*same)[dim]] = m_dims[dim];
        }
    }
    return result;
}

std::optional<Tiling> DimSelection::tilingAlongside(const LeafDims& other) const
{
    auto tiling = this->tiling();
    const auto same = dimsAlongside(other);
    if (!tiling || !same) {
        return std::nullopt;
    }
    const auto dimOf = [&](int64_t dim) {
        const auto there = (*same)[static_cast<std::size_t>(dim)];
        return there ? static_cast<int64_t>(*there) : Tiling::Dim::kNone;
    };
    tiling->rowDim = dimOf(tiling->rowDim);
    tiling->columnDim = dimOf(tiling->columnDim);
    for (Tiling::Dim& each : tiling->each) {
        each.dim = dimOf(each.dim);
    }
    return tiling;
}

std::optional<std::size_t> DimSelection::dimWith(DimRole role) const
{
    const auto found = std::find_if(m_dims.begin(), m_dims.end(), [role](const Dim& dim) { return dim.role == role; });
    return found == m_dims.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - m_dims.begin()));
}

std::vector<int64_t> DimSelection::positionsBefore(std::size_t dim, std::size_t most) const
{
    std::vector<int64_t> positions{0};
    for (std::size_t before = 0; before < dim; ++before) {
        const Range range = isFixed(before) ? Range{m_dims[before].index, 1, 1} : m_dims[before].range;
        std::vector<int64_t> more;
        for (const int64_t position : positions) {
            for (int64_t at = 0; at < range.count && more.size() < most; ++at) {
                more.push_back(position * m_leaf.shape[before] + range.start + at * range.step);
            }
        }
        positions = std::move(more);
    }
    return positions;
}

int64_t DimSelection::count(std::size_t dim) const
{
    return isFixed(dim) ? std::min<int64_t>(1, m_leaf.shape[dim]) : m_dims[dim].range.count;
}

int64_t DimSelection::elementCount() const
{
    int64_t elements = 1;
    for (std::size_t dim = 0; dim < rank(); ++dim) {
        elements *= std::max<int64_t>(count(dim), 0);
    }
    return elements;
}

const std::vector<DimRole>& DimSelection::roles(ViewKind view)
{
    return dimRules(view).roles;
}

std::vector<Reduction> DimSelection::reductions(ViewKind view)
{
    std::vector<Reduction> known(kReductions.begin(), kReductions.end());
    if (dimRules(view).hasSpreads) {
        known.insert(known.end(), kSpreads.begin(), kSpreads.end());
    }
    return known;
}

bool DimSelection::sharesAxis(const DimSelection& other, DimRole role) const
{
    const auto mine = dimWith(role);
    const auto theirs = other.dimWith(role);
    if (!mine || !theirs) {
        return !mine && !theirs;
    }
    return m_leaf.label(*mine) == other.m_leaf.label(*theirs) && m_dims[*mine].range == other.m_dims[*theirs].range;
}

void DimSelection::setRole(std::size_t dim, DimRole role)
{
    const DimRole old = m_dims[dim].role;
    if (isUnique(role)) {
        if (const auto holder = dimWith(role); holder && *holder != dim) {
            m_dims[*holder].role = old;
        }
    }
    m_dims[dim].role = role;
}

void DimSelection::setReduction(std::size_t dim, Reduction reduction)
{
    setRole(dim, DimRole::Reduced);
    m_dims[dim].reduction = reduction;
}

void DimSelection::setIndex(std::size_t dim, int64_t index)
{
    m_dims[dim].index = std::clamp<int64_t>(index, 0, std::max<int64_t>(m_leaf.shape[dim] - 1, 0));
}

void DimSelection::setRange(std::size_t dim, Range range)
{
    m_dims[dim].range = cutTo(range, m_leaf.shape[dim]);
}

Index DimSelection::toIndex() const
{
    Index index;
    for (std::size_t dim = 0; dim < rank(); ++dim) {
        const Range& range = m_dims[dim].range;
        if (isFixed(dim) && m_leaf.shape[dim] != 0) {
            index.emplace_back(m_dims[dim].index);
        } else if (range == whole(m_leaf.shape[dim])) {
            index.emplace_back(Slice{});
        } else {
            const int64_t stop = std::min(range.start + range.count * range.step, m_leaf.shape[dim]);
            index.emplace_back(Slice{range.start, stop, range.step});
        }
    }
    return index;
}

std::size_t DimSelection::resultDim(std::size_t dim) const
{
    return static_cast<std::size_t>(std::count_if(m_dims.begin(), m_dims.begin() + static_cast<std::ptrdiff_t>(dim),
                                                  [](const Dim& before) { return before.role != DimRole::Fixed; }));
}

DimSelection DimSelection::ofResult() const
{
    DimSelection result;
    result.m_view = m_view;
    result.m_leaf.dtype = m_leaf.dtype;
    for (std::size_t dim = 0; dim < rank(); ++dim) {
        if (!isFixed(dim)) {
            result.m_leaf.shape.push_back(count(dim));
            result.m_dims.push_back({m_dims[dim].role, 0, whole(count(dim)), m_dims[dim].reduction});
        }
    }
    return result;
}

std::vector<DimReduction> DimSelection::reductions() const
{
    std::vector<DimReduction> reductions;
    for (std::size_t dim = 0; dim < rank(); ++dim) {
        if (m_dims[dim].role == DimRole::Reduced) {
            reductions.push_back({static_cast<int64_t>(dim), m_dims[dim].range, m_dims[dim].reduction});
        }
    }
    return reductions;
}

DimSelection DimSelection::afterReduction() const
{
    DimSelection result = *this;
    const std::vector<DimReduction> done = reductions();
    const std::vector<int64_t> sizes = reducedSizes(done);
    for (std::size_t i = done.size(); i-- > 0;) {  // the last first, as reduced() does
        const auto dim = static_cast<std::size_t>(done[i].dim);
        result.m_leaf.shape[dim] = sizes[i];
        if (result.m_leaf.ragged) {
            result.m_leaf.ragged->shortest[dim] = sizes[i];
        }
        result.m_leaf.dtype = reducedDtype(result.m_leaf.dtype, done[i].how);
        const DimRole role = sizes[i] > 1 ? DimRole::Spread : DimRole::Fixed;
        result.m_dims[dim] = {role, 0, whole(sizes[i]), done[i].how};
    }
    return result;
}

std::optional<Tiling> DimSelection::tiling() const
{
    const auto rows = dimWith(DimRole::Y);
    const auto columns = dimWith(DimRole::X);
    if (m_view != ViewKind::Image || !dimWith(DimRole::Each) || !rows || !columns || elementCount() == 0) {
        return std::nullopt;
    }
    Tiling tiling;
    tiling.rowDim = static_cast<int64_t>(*rows);
    tiling.columnDim = static_cast<int64_t>(*columns);
    tiling.rows = m_dims[*rows].range;
    tiling.columns = m_dims[*columns].range;
    const DimSelection first = eachpart::first(*this, kMostTiles);
    for (std::size_t dim = 0; dim < rank(); ++dim) {
        if (m_dims[dim].role == DimRole::Each) {
            tiling.each.push_back({static_cast<int64_t>(dim), first.m_dims[dim].range});
        }
    }
    tiling.across = Tiling::acrossFor(tiling.count(), tiling.rows.count, tiling.columns.count, kPaneRatio);
    return tiling;
}

DimSelection DimSelection::afterTiling() const
{
    DimSelection result = *this;
    if (const auto tiles = tiling()) {
        result.m_leaf.shape = tiles->shapeOf(m_leaf.shape);
        result.m_leaf.ragged.reset();
        for (std::size_t dim = 0; dim < rank(); ++dim) {
            const bool isEach = m_dims[dim].role == DimRole::Each;
            if (isEach || m_dims[dim].role == DimRole::X || m_dims[dim].role == DimRole::Y) {
                result.m_dims[dim] = {isEach ? DimRole::Fixed : m_dims[dim].role, 0, whole(result.m_leaf.shape[dim])};
            }
        }
    }
    return result;
}

bool DimSelection::operator==(const DimSelection& other) const
{
    return m_view == other.m_view && m_dims == other.m_dims && m_leaf.shape == other.m_leaf.shape
        && m_leaf.batchDims == other.m_leaf.batchDims && m_leaf.names == other.m_leaf.names && m_leaf.dtype == other.m_leaf.dtype
        && m_leaf.ragged == other.m_leaf.ragged && m_leaf.time == other.m_leaf.time && m_leaf.channels == other.m_leaf.channels;
}

void DimSelection::setDefaults()
{
    const std::vector<DimRole> roles = dimRules(m_view).defaults(m_leaf);
    for (std::size_t dim = 0; dim < rank(); ++dim) {
        m_dims[dim].role = roles[dim];
    }
}

bool DimSelection::isComplete() const
{
    return dimRules(m_view).isComplete(*this);
}

std::string DimSelection::text() const
{
    return dimtext::textOf(*this);
}

std::string DimSelection::rangeText(std::size_t dim) const
{
    return dimtext::rangeText(*this, dim);
}

DimSelection DimSelection::withText(std::string_view text) const
{
    return dimtext::withText(*this, text);
}

DimSelection DimSelection::withRangeText(std::size_t dim, std::string_view text) const
{
    return dimtext::withRangeText(*this, dim, text);
}

}  // namespace tensordesk
