// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/dimselection.h"

#include <QObject>

#include <algorithm>
#include <optional>
#include <vector>

namespace tensordesk {

/// What is looked at of the batch dims, by every view and of every key at once: a cursor in each, and the range
/// that is shown of it. Views give a batch dim the cursor where they show one index of it, else the range; event
/// dims are no concern of it. Always valid: cursors and ranges lie in their dims.
class BatchSelection final : public QObject {
    Q_OBJECT

public:
    struct Dim {
        int64_t size = 0;  ///< of a ragged dim the greatest one
        DimName name = {};
        int64_t cursor = 0;
        Range range = {};
        int64_t shortest = 0;  ///< the least size of a ragged dim, else the size

        [[nodiscard]] bool isWhole() const { return range == Range{0, 1, std::max<int64_t>(size, 0)}; }
        bool operator==(const Dim&) const = default;
    };

    using QObject::QObject;

    /// The dims of another tensordict, ragged ones as long as the longest member. Dims of the same name, or else of the same
    /// place and size, keep cursor and range. `shortest`: the least sizes; none: no dim is ragged.
    void setDims(const Shape& batch, const DimNames& names, const Shape& shortest = {});
    [[nodiscard]] const std::vector<Dim>& dims() const noexcept { return m_dims; }

    /// True if no range leaves anything out.
    [[nodiscard]] bool isWhole() const
    {
        return std::all_of(m_dims.begin(), m_dims.end(), [](const Dim& dim) { return dim.isWhole(); });
    }

    /// Cut to the dim. REQUIRES: a dim there is.
    void setCursor(std::size_t dim, int64_t index);
    void setRange(std::size_t dim, Range range);

    /// Cursors at the first of `steps` positions along the last dim. A range that leaves it out shows these steps or, of
    /// the other dims, the whole. REQUIRES: an index a dim, in its dim.
    void show(const Shape& first, int64_t steps);

    /// A leaf's selection with cursors and ranges of the batch dims that it shares.
    [[nodiscard]] DimSelection appliedTo(DimSelection selection) const;
    /// What the ranges leave of a leaf; nothing where that is all of it.
    [[nodiscard]] std::optional<Index> rangesOf(const LeafDims& leaf) const;
    /// Takes over what a person chose for the batch dims in one view.
    void takeFrom(const DimSelection& selection);

    /// `[3, 100:200]`: the range of each dim, or its cursor where the whole is shown.
    [[nodiscard]] std::string text() const;

Q_SIGNALS:
    /// Other dims: sizes, names or their number.
    void dimsChanged();
    /// A cursor or a range moved.
    void changed();

private:
    [[nodiscard]] bool shares(const LeafDims& leaf, std::size_t dim) const;
    void take(std::vector<Dim> dims);

    std::vector<Dim> m_dims;
};

}  // namespace tensordesk
