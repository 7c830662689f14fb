// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/indices/index.h"

#include <QWidget>

#include <optional>

namespace tensordesk {

/// One dim as a line: the shown range as a band, the cursor across it. A drag moves the cursor, a drag with Shift marks a range, a
/// double click shows the whole again; arrows step the cursor, with Shift by ten.
class DimTrack final : public QWidget {
    Q_OBJECT

public:
    explicit DimTrack(QWidget* parent = nullptr);

    /// REQUIRES: the cursor and the range are within 0 … size - 1.
    void setState(int64_t size, int64_t cursor, const Range& range);

    [[nodiscard]] QSize sizeHint() const override;
    /// Convert between an index and its position in pixels.
    [[nodiscard]] int positionOf(int64_t index) const;
    [[nodiscard]] int64_t indexAt(int x) const;

Q_SIGNALS:
    /// The user moved the cursor.
    void cursorMoved(qint64 index);
    /// The user marked a range; a double click marks the whole dim.
    void rangeMarked(const tensordesk::Range& range);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] int64_t last() const { return std::max<int64_t>(m_size - 1, 0); }
    [[nodiscard]] int margin() const;
    void drag(int x);

    int64_t m_size = 0;
    int64_t m_cursor = 0;
    Range m_range;
    std::optional<int64_t> m_markedFrom;  ///< while a range is marked
    bool m_isMoving = false;              ///< while the cursor is dragged
};

}  // namespace tensordesk
