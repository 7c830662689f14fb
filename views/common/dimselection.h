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

/// The use of one dim in a view.
enum class DimRole {
    X,        ///< along columns, or the horizontal axis
    Y,        ///< along rows, or the vertical axis
    Each,     ///< one curve, histogram or picture per index
    Channel,  ///< the colours of a pixel: grey, RGB or RGBA
    Pooled,   ///< all indices are counted together
    Reduced,  ///< one value over all indices, such as their mean, or a spread of three values
    Spread,   ///< after a reduction: the low end, the middle and the high end of a band around a curve
    Fixed,    ///< a single index
};

/// Returns the name of a dim, or its number if it has none.
[[nodiscard]] std::string dimLabel(const DimName& name, std::size_t dim);

/// The ragged dims of a leaf.
struct RaggedDims {
    std::size_t stackDim = 0;  ///< the stack dim
    Shape shortest;            ///< the minimum sizes, by dim
    bool operator==(const RaggedDims&) const = default;
};

/// The dims of a leaf, known without reading it.
struct LeafDims {
    Shape shape;            ///< ragged dims have the maximum size
    int64_t batchDims = 0;  ///< leading dims that the leaf shares with its tensordict
    DimNames names;         ///< of the batch dims
    DType dtype = DType::Float;
    std::optional<RaggedDims> ragged = {};   ///< set if stacked members differ in size
    std::optional<std::size_t> time = {};    ///< the dim of time, if known
    std::vector<std::string> channels = {};  ///< names of the indices of the last dim; empty if they are unknown

    [[nodiscard]] std::size_t rank() const noexcept { return shape.size(); }
    [[nodiscard]] bool isBatch(std::size_t dim) const noexcept { return dim < static_cast<std::size_t>(batchDims); }
    /// Returns the name; empty for event dims and unnamed batch dims.
    [[nodiscard]] DimName name(std::size_t dim) const;
    /// Returns the label; see dimLabel().
    [[nodiscard]] std::string label(std::size_t dim) const { return dimLabel(name(dim), dim); }
    /// Returns the name of an index of the last dim, a channel; empty for other dims, and if it is unknown.
    [[nodiscard]] std::string channel(std::size_t dim, int64_t index) const;
    /// True if members differ in that dim.
    [[nodiscard]] bool isRagged(std::size_t dim) const { return ragged && ragged->shortest[dim] != shape[dim]; }
    /// Returns the first dim in which members differ.
    [[nodiscard]] std::optional<std::size_t> raggedDim() const;
};

/// The dims of a picture.
struct PixelDims {
    std::size_t height, width;
    std::optional<std::size_t> channel;  ///< empty: one grey value per pixel
};

/// Returns the dims of a picture in `leaf`; empty if it does not look like pixels. uint8 counts as pixels if its last dim has size
/// 1, 3 or 4 (H W C), if its third last has size 1 or 3 (C H W), or if it has just two event dims (H W); floats only with three
/// event dims and pictures of at least 8 × 8. Four leading planes (4 H W) are stacked frames more often than RGBA: no channel then.
[[nodiscard]] std::optional<PixelDims> pixelDims(const LeafDims& leaf);

/// The selection of a leaf's elements in one view: a role for each dim, the index of each fixed one, the range of each shown one.
/// Always valid: no two dims share the role X, Y or Channel, every role is supported by the view, indices are in range (0 in an
/// empty dim). A value type without any widget.
class DimSelection {
public:
    struct Dim {
        DimRole role = DimRole::Fixed;
        int64_t index = 0;                      ///< shown while Fixed; remembered otherwise
        Range range;                            ///< the shown range unless Fixed
        Reduction reduction = Reduction::Mean;  ///< used while Reduced; remembered otherwise
        bool operator==(const Dim&) const = default;
    };

    /// For a leaf without dims.
    DimSelection() = default;
    /// Makes the default selection for a kind of view, see DimRules. All indices are 0.
    DimSelection(LeafDims leaf, ViewKind view);
    /// Makes the default selection, then calls takeOver(previous).
    DimSelection(LeafDims leaf, ViewKind view, const DimSelection& previous);
    /// Adopts choices made for another leaf or view: dims of the same name, or the same position and size, get their index, and
    /// from the same kind of view their role and range too.
    void takeOver(const DimSelection& previous);
    /// Adopts only the indices.
    void takeIndices(const DimSelection& previous);

    /// Returns the corresponding part of another leaf, to be shown beside or over this one: common dims get the same role, range
    /// and index, further dims of the other leaf are fixed at 0. Empty if a dim along x or y has no counterpart of its size. Event
    /// dims correspond from the first on, otherwise from the last.
    [[nodiscard]] std::optional<DimSelection> alongside(const LeafDims& other) const;

    [[nodiscard]] const LeafDims& leaf() const noexcept { return m_leaf; }
    [[nodiscard]] ViewKind view() const noexcept { return m_view; }
    [[nodiscard]] std::size_t rank() const noexcept { return m_dims.size(); }
    [[nodiscard]] const Dim& dim(std::size_t dim) const { return m_dims[dim]; }
    [[nodiscard]] bool isFixed(std::size_t dim) const { return m_dims[dim].role == DimRole::Fixed; }
    /// Returns the shown positions in the dims before `dim`, by their numbers in row-major order; the first `most` of them.
    [[nodiscard]] std::vector<int64_t> positionsBefore(std::size_t dim, std::size_t most) const;
    /// Returns the dim with the role X, Y or Channel.
    [[nodiscard]] std::optional<std::size_t> dimWith(DimRole role) const;
    /// Returns the number of shown indices of the dim: 1 if Fixed.
    [[nodiscard]] int64_t count(std::size_t dim) const;
    /// Returns the number of shown elements.
    [[nodiscard]] int64_t elementCount() const;

    /// Returns the roles that the view supports, in the order of a chooser.
    [[nodiscard]] static const std::vector<DimRole>& roles(ViewKind view);
    /// Returns the reductions that the view supports: spreads are for lines.
    [[nodiscard]] static std::vector<Reduction> reductions(ViewKind view);
    /// True if the role shows the same range of the same dim in both, or is unused in both, so that the position on that axis can
    /// stay.
    [[nodiscard]] bool sharesAxis(const DimSelection& other, DimRole role) const;

    /// Sets the role of the dim; another dim with X, Y or Channel gets this one's old role. REQUIRES: a role of this view.
    void setRole(std::size_t dim, DimRole role);
    /// Sets the role Reduced.
    void setReduction(std::size_t dim, Reduction reduction);
    /// Sets the index, clamped to the dim.
    void setIndex(std::size_t dim, int64_t index);
    /// Shows only a range of a dim that is not fixed, clipped to the dim.
    void setRange(std::size_t dim, Range range);

    /// Returns the shown part for Leaf::at(): the result lacks fixed dims, the others keep their order.
    [[nodiscard]] Index toIndex() const;
    /// Returns the position of dim `dim` in a leaf indexed by toIndex(). REQUIRES: not Fixed.
    [[nodiscard]] std::size_t resultDim(std::size_t dim) const;
    /// Returns the same roles for all of the leaf indexed by toIndex().
    [[nodiscard]] DimSelection ofResult() const;
    /// Returns the dims with the role Reduced, in order.
    [[nodiscard]] std::vector<DimReduction> reductions() const;
    /// Returns this selection for the leaf that reduced() makes by reductions(): these dims have one index, or the role Spread.
    [[nodiscard]] DimSelection afterReduction() const;

    /// The limit for pictures side by side.
    static constexpr int64_t kMostTiles = 256;
    /// Returns how the pictures of an image are arranged; empty without a dim with one picture per index.
    [[nodiscard]] std::optional<Tiling> tiling() const;
    /// Returns this selection for the leaf that tiled() makes by tiling(): the dims with one picture per index have one index.
    [[nodiscard]] DimSelection afterTiling() const;
    /// Returns the tiling that places planes of another leaf over those of tiling(): a dim that it lacks repeats its planes. Empty
    /// if alongside() is empty, or without a tiling.
    [[nodiscard]] std::optional<Tiling> tilingAlongside(const LeafDims& other) const;

    /// Returns `[3, :, 0:10]`; a reduced dim as `mean` or `mean(0:10)`.
    [[nodiscard]] std::string text() const;
    /// Returns `0:10`: the shown range of a dim unless it is fixed.
    [[nodiscard]] std::string rangeText(std::size_t dim) const;
    /// Returns this selection with the indices, slices and reductions in `text`, in numpy's notation; brackets, trailing full
    /// slices and dims of an ellipsis may be omitted. A slice of a fixed or reduced dim gives it a free axis, an int fixes a dim.
    /// Throws a translated IndexError or SyntaxError.
    [[nodiscard]] DimSelection withText(std::string_view text) const;
    /// Returns the selection with the text of one dim, which keeps its role unless `text` is an int. REQUIRES: not Fixed.
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
