// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/dimselection.h"

#include <QObject>

#include <algorithm>
#include <optional>
#include <vector>

namespace tensordesk {

/// The selection of the batch dims, shared by all views and keys: a cursor in each, and the visible range. Views give a batch dim
/// the cursor if they show a single index of it, otherwise the range; event dims are not affected. Always valid: cursors and ranges
/// are within their dims.
class BatchSelection final : public QObject {
    Q_OBJECT

public:
    struct Dim {
        int64_t size = 0;  ///< the maximum size for a ragged dim
        DimName name = {};
        int64_t cursor = 0;
        Range range = {};
        int64_t shortest = 0;  ///< the minimum size for a ragged dim, otherwise the size

        [[nodiscard]] bool isWhole() const { return range == Range{0, 1, std::max<int64_t>(size, 0)}; }
        bool operator==(const Dim&) const = default;
    };

    using QObject::QObject;

    /// Sets the dims of another tensordict; ragged ones have the maximum size. Dims of the same name, or the same position and
    /// size, keep cursor and range. `shortest`: the minimum sizes; empty if no dim is ragged.
    void setDims(const Shape& batch, const DimNames& names, const Shape& shortest = {});
    [[nodiscard]] const std::vector<Dim>& dims() const noexcept { return m_dims; }

    /// True if all ranges are complete.
    [[nodiscard]] bool isWhole() const
    {
        return std::all_of(m_dims.begin(), m_dims.end(), [](const Dim& dim) { return dim.isWhole(); });
    }

    /// Clips to the dim. REQUIRES: a valid dim.
    void setCursor(std::size_t dim, int64_t index);
    void setRange(std::size_t dim, Range range);

    /// Sets the cursors to the first of `steps` positions along the last dim. Changes a range that excludes them to these steps, or
    /// for other dims to the whole. REQUIRES: one valid index per dim.
    void show(const Shape& first, int64_t steps);

    /// Returns a leaf's selection with cursors and ranges of the batch dims that it shares.
    [[nodiscard]] DimSelection appliedTo(DimSelection selection) const;
    /// Returns the index of the ranges for a leaf; empty if they are complete.
    [[nodiscard]] std::optional<Index> rangesOf(const LeafDims& leaf) const;
    /// Adopts choices for the batch dims in one view.
    void takeFrom(const DimSelection& selection);

    /// Returns `[3, 100:200]`: the range of each dim, or its cursor if the range is complete.
    [[nodiscard]] std::string text() const;

Q_SIGNALS:
    /// Sizes, names or number of dims changed.
    void dimsChanged();
    /// A cursor or a range changed.
    void changed();

private:
    [[nodiscard]] bool shares(const LeafDims& leaf, std::size_t dim) const;
    void take(std::vector<Dim> dims);

    std::vector<Dim> m_dims;
};

}  // namespace tensordesk
