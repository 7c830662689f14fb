// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/dims/chip.h"
#include "views/dims/dimstate.h"

namespace tensordesk {

/// The chip of one dim: name, size and choice. Dragging across it, the wheel and the arrow keys step the index, or move the shown
/// range; with Shift keys step by ten, and the mouse is finer. A click opens its panel.
class DimChip final : public Chip {
    Q_OBJECT

public:
    explicit DimChip(std::size_t dim, QWidget* parent = nullptr);

    /// REQUIRES: a state of this chip's dim.
    void setState(const DimState& state);
    [[nodiscard]] const DimState& state() const noexcept { return m_state; }

Q_SIGNALS:
    /// The user selects another index, or the start of the range; it is within the dim.
    void placeChosen(std::size_t dim, qint64 place);
    void renameRequested(std::size_t dim);
    /// The user interacted with this dim, which the step keys now move.
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
        int64_t place;          ///< the starting index
        bool hasBegun = false;  ///< moved far enough to be a drag
    };

    void goTo(int64_t place);

    DimState m_state;
    std::optional<Scrub> m_scrub;
    int m_wheel = 0;  ///< accumulated fractions of a step
};

}  // namespace tensordesk
