// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/indices/dimnames.h"
#include "model/tensordict/indices/shape.h"

#include <QFont>
#include <QMetaType>
#include <QPalette>
#include <QSize>
#include <QString>

#include <cstddef>
#include <optional>
#include <vector>

class QPainter;
class QRect;

namespace tensordesk {

/// Returns `16`, or `*` for a ragged dim.
[[nodiscard]] QString sizeText(int64_t size);

/// A shape in the program's notation: the batch dims as filled pills, a bar, the event dims as outlined pills; names inside if
/// there is space, a ragged dim as `*`, a dim that violates the batch in red with both sizes. A value type; painting and measuring
/// need the GUI thread.
class ShapeTokens {
public:
    struct Dim {
        int64_t size = 0;
        QString name = {};
        std::optional<std::pair<int64_t, int64_t>> range = {};  ///< smallest and largest size of a ragged dim
        std::optional<int64_t> expected = {};                   ///< the batch's size, if it differs
        bool isBroken = false;                                  ///< it does not fit for another reason than its size
    };

    ShapeTokens() = default;
    /// The first `batchDims` dims are batch dims; `names`: of these, possibly fewer.
    ShapeTokens(c10::IntArrayRef shape, std::size_t batchDims, const DimNames& names = {});

    [[nodiscard]] const std::vector<Dim>& dims() const noexcept { return m_dims; }
    [[nodiscard]] std::size_t batchDims() const noexcept { return m_batchDims; }
    void setRange(std::size_t dim, int64_t smallest, int64_t largest);
    void setExpected(std::size_t dim, int64_t size);
    void setBroken(std::size_t dim);

    /// Returns `[16, 500 | 3]`, without names and ranges: for copying, screen readers, and where pills cannot be drawn.
    [[nodiscard]] QString text() const;
    /// Returns one line per dim with its name: `batch dim 0, env: 16`. Empty if the shape is [].
    [[nodiscard]] QString toolTip() const;

    /// Returns the size of the pills with names, or without.
    [[nodiscard]] QSize sizeHint(const QFont& font, bool withNames = true) const;
    /// Paints into `rect`, left-aligned and vertically centred: with names if they fit, otherwise without. If that does not fit
    /// either, the last dim is painted after an ellipsis for those before it; the bar stays.
    void paint(QPainter* painter, const QRect& rect, const QFont& font, const QPalette& palette, bool selected = false) const;

private:
    /// Returns the number of first dims that fit in `width` beside the last one; 0 if it would be alone.
    [[nodiscard]] std::size_t dimsBefore(int width, const QFont& font) const;
    [[nodiscard]] QString label(const Dim& dim, bool withName) const;

    std::vector<Dim> m_dims;
    std::size_t m_batchDims = 0;
};

}  // namespace tensordesk

Q_DECLARE_METATYPE(tensordesk::ShapeTokens)
