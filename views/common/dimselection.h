// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/values/reduction.h"
#include "model/analysis/values/tiling.h"
#include "model/tensordict/base/dtype.h"
#include "model/tensordict/indices/dimnames.h"
#include "model/tensordict/indices/index.h"
#include "model/tensordict/indices/shape.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// The views that show a leaf's elements.
enum class ViewKind { Table, Line, Image, Histogram, Scatter };

/// What a view makes of one dim.
enum class DimRole {
    X,        ///< runs along columns, or the horizontal axis
    Y,        ///< runs along rows, or the vertical axis
    Each,     ///< one curve, histogram or picture for each index
    Channel,  ///< the colours of a pixel: grey, RGB or RGBA
    Pooled,   ///< all indices counted together
    Reduced,  ///< one value over all indices, such as their mean, or a spread of three
    Spread,   ///< after a reduction: the low end, the middle and the high end of a band around a curve
    Fixed,    ///< one index
};

/// The name of a dim, or else its number.
[[nodiscard]] std::string dimLabel(const DimName& name, std::size_t dim);

/// Which dims of a leaf are those of members that differ in size.
struct RaggedDims {
    std::size_t stackDim = 0;  ///< along which the members lie
    Shape shortest;            ///< the least sizes, by dim
    bool operator==(const RaggedDims&) const = default;
};

/// What is known of a leaf's dims without reading it.
struct LeafDims {
    Shape shape;            ///< ragged dims as long as the longest member
    int64_t batchDims = 0;  ///< leading dims that the leaf shares with its tensordict
    DimNames names;         ///< of the batch dims
    DType dtype = DType::Float;
    std::optional<RaggedDims> ragged = {};  ///< if members that are stacked differ in size
    std::optional<std::size_t> time = {};   ///< the dim along which time runs, where it is known

    [[nodiscard]] std::size_t rank() const noexcept { return shape.size(); }
    [[nodiscard]] bool isBatch(std::size_t dim) const noexcept { return dim < static_cast<std::size_t>(batchDims); }
    /// The name; empty for event dims and unnamed batch dims.
    [[nodiscard]] DimName name(std::size_t dim) const;
    /// See dimLabel().
    [[nodiscard]] std::string label(std::size_t dim) const { return dimLabel(name(dim), dim); }
    /// Whether members differ in that dim.
    [[nodiscard]] bool isRagged(std::size_t dim) const { return ragged && ragged->shortest[dim] != shape[dim]; }
    /// The first dim in which members differ.
    [[nodiscard]] std::optional<std::size_t> raggedDim() const;
};

/// Which dims hold a picture.
struct PixelDims {
    std::size_t height, width;
    std::optional<std::size_t> channel;  ///< none: one grey value a pixel
};

/// The dims of a picture in `leaf`, or none if it does not look like pixels. uint8 counts as pixels if
/// its last dim is 1, 3 or 4 wide (H W C), if its third last is 1 or 3 wide (C H W), or if it has just
/// two event dims (H W); floats only as three event dims with pictures of at least 8 × 8. Four leading
/// planes (4 H W) are stacked frames far more often than RGBA: no channel then.
[[nodiscard]] std::optional<PixelDims> pixelDims(const LeafDims& leaf);

/// How the dims of a leaf are shown by one view: a role for each, the index of each fixed one, the part
/// of each shown one. Always valid: no two dims share the role X, Y or Channel, every role is one the
/// view knows, indices lie in their dims (0 in an empty one). A value type without any widget.
class DimSelection {
public:
    struct Dim {
        DimRole role = DimRole::Fixed;
        int64_t index = 0;                      ///< shown while Fixed; remembered otherwise
        Range range;                            ///< the part shown unless Fixed
        Reduction reduction = Reduction::Mean;  ///< while Reduced; remembered otherwise
        bool operator==(const Dim&) const = default;
    };

    /// Of a leaf without dims.
    DimSelection() = default;
    /// The defaults of the kind of view, see DimRules. All indices are 0.
    DimSelection(LeafDims leaf, ViewKind view);
    /// The defaults, after takeOver(previous).
    DimSelection(LeafDims leaf, ViewKind view, const DimSelection& previous);
    /// Takes over what a person chose for another leaf or view: dims of the same name, or the same place and
    /// size, get their index, and from the same kind of view their role and range as well.
    void takeOver(const DimSelection& previous);
    /// Takes over the indices alone.
    void takeIndices(const DimSelection& previous);

    /// The same part of another leaf, to be shown beside or over this one: dims that both have get the same role, range
    /// and index, further ones of the other leaf are fixed at 0. Nothing if a dim along x or y has no counterpart of its
    /// size there. Event dims correspond from the first on, or else from the last.
    [[nodiscard]] std::optional<DimSelection> alongside(const LeafDims& other) const;

    [[nodiscard]] const LeafDims& leaf() const noexcept { return m_leaf; }
    [[nodiscard]] ViewKind view() const noexcept { return m_view; }
    [[nodiscard]] std::size_t rank() const noexcept { return m_dims.size(); }
    [[nodiscard]] const Dim& dim(std::size_t dim) const { return m_dims[dim]; }
    [[nodiscard]] bool isFixed(std::size_t dim) const { return m_dims[dim].role == DimRole::Fixed; }
    /// The dim in the role X, Y or Channel.
    [[nodiscard]] std::optional<std::size_t> dimWith(DimRole role) const;
    /// How many indices of the dim are shown: 1 if Fixed.
    [[nodiscard]] int64_t count(std::size_t dim) const;
    /// How many elements are shown.
    [[nodiscard]] int64_t elementCount() const;

    /// The roles this view knows, in the order a chooser lists them.
    [[nodiscard]] static const std::vector<DimRole>& roles(ViewKind view);
    /// The reductions it knows: spreads are for lines.
    [[nodiscard]] static std::vector<Reduction> reductions(ViewKind view);
    /// Whether the role shows the same part of the same dim in both, or none: the place on that axis stays.
    [[nodiscard]] bool sharesAxis(const DimSelection& other, DimRole role) const;

    /// Gives the dim a role; the dim that had X, Y or Channel takes over this one's old role.
    /// REQUIRES: a role of this view.
    void setRole(std::size_t dim, DimRole role);
    /// Gives the dim the role Reduced.
    void setReduction(std::size_t dim, Reduction reduction);
    /// Clamped to the dim.
    void setIndex(std::size_t dim, int64_t index);
    /// Shows only a part of a dim that is not fixed. Cut to the dim.
    void setRange(std::size_t dim, Range range);

    /// The part shown, for Leaf::at(): fixed dims are gone from the result, the others keep their order.
    [[nodiscard]] Index toIndex() const;
    /// The position that dim `dim` has in a leaf indexed by toIndex(). REQUIRES: not Fixed.
    [[nodiscard]] std::size_t resultDim(std::size_t dim) const;
    /// The same roles for the leaf indexed by toIndex(), all of it.
    [[nodiscard]] DimSelection ofResult() const;
    /// The dims in the role Reduced, in order.
    [[nodiscard]] std::vector<DimReduction> reductions() const;
    /// This selection for the leaf that reduced() makes by reductions(): these dims have one index left, or the role
    /// Spread.
    [[nodiscard]] DimSelection afterReduction() const;

    /// More pictures are not shown side by side.
    static constexpr int64_t kMostTiles = 256;
    /// How the pictures of an image lie side by side; nothing without a dim that has one each.
    [[nodiscard]] std::optional<Tiling> tiling() const;
    /// This selection for the leaf that tiled() makes by tiling(): the dims with a picture each have one index left.
    [[nodiscard]] DimSelection afterTiling() const;
    /// The tiling that lays planes of another leaf over those of tiling(): a dim that it lacks repeats its planes. Nothing
    /// where alongside() finds nothing, or without a tiling.
    [[nodiscard]] std::optional<Tiling> tilingAlongside(const LeafDims& other) const;

    /// `[3, :, 0:10]`; a reduced dim as `mean` or `mean(0:10)`.
    [[nodiscard]] std::string text() const;
    /// `0:10`: the part of one dim that is shown unless it is fixed.
    [[nodiscard]] std::string rangeText(std::size_t dim) const;
    /// This selection with the indices and slices of `text`, as numpy reads it, and reductions; brackets,
    /// trailing full slices and what an ellipsis covers may be left out. A slice of a fixed or reduced dim gives
    /// it a free axis, an int fixes a dim. IndexError or SyntaxError, translated, says what does not fit.
    [[nodiscard]] DimSelection withText(std::string_view text) const;
    /// The selection with one dim's text, which keeps its role unless `text` is an int. REQUIRES: not Fixed.
    [[nodiscard]] DimSelection withRangeText(std::size_t dim, std::string_view text) const;

    bool operator==(const DimSelection& other) const;

private:
    [[nodiscard]] std::optional<std::vector<std::optional<std::size_t>>> dimsAlongside(const LeafDims& other) const;
    void setDefaults();
    [[nodiscard]] bool isComplete() const;

    LeafDims m_leaf;
    ViewKind m_view = ViewKind::Table;
    std::vector<Dim> m_dims;
};

}  // namespace tensordesk
