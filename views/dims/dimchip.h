// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/dims/chip.h"
#include "views/dims/dimstate.h"

namespace tensordesk {

/// The chip of one dim: name, size and what is chosen. Dragging across it, the wheel and the arrow keys step the index, or
/// move the part that is shown; with Shift the keys step by ten, and the mouse finely. A click opens its panel.
class DimChip final : public Chip {
    Q_OBJECT

public:
    explicit DimChip(std::size_t dim, QWidget* parent = nullptr);

    /// REQUIRES: a state of this chip's dim.
    void setState(const DimState& state);
    [[nodiscard]] const DimState& state() const noexcept { return m_state; }

Q_SIGNALS:
    /// A person wants another index, or the part to begin there; it lies in the dim.
    void placeChosen(std::size_t dim, qint64 place);
    void renameRequested(std::size_t dim);
    /// A person turned to this dim: what the step keys move.
    void touched(std::size_t dim);

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    struct Scrub {
        int from;               ///< pixels
        int64_t place;          ///< where it began
        bool hasBegun = false;  ///< far enough to be no click
    };

    void goTo(int64_t place);

    DimState m_state;
    std::optional<Scrub> m_scrub;
    int m_wheel = 0;  ///< parts of a step so far
};

}  // namespace tensordesk
