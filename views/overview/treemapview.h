// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/overview/bytetree.h"

#include <QWidget>

#include <vector>

namespace tensordesk {

/// The bytes of a tensordict as nested rectangles with proportional areas. A click opens the entry; the wheel and + and - zoom in
/// at the pointer and out, arrows move, Enter opens the entry.
class TreemapView final : public QWidget {
    Q_OBJECT

public:
    explicit TreemapView(QWidget* parent = nullptr);

    void setTree(ByteTree tree);
    /// Shows only the entry with that nested key, relative to the tree's root.
    void zoomTo(const KeyPath& path);
    [[nodiscard]] const KeyPath& zoom() const noexcept { return m_zoom; }
    /// Returns the innermost entry drawn at that point; empty outside.
    [[nodiscard]] KeyPath pathAt(const QPointF& point) const;
    /// Returns where an entry is drawn; null if it is too small or not visible.
    [[nodiscard]] QRectF placeOf(const KeyPath& path) const;

Q_SIGNALS:
    /// The user wants to see this entry; the nested key is relative to the tree's root.
    void chosen(const tensordesk::KeyPath& path);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Tile {
        QRectF place;
        KeyPath path;
        const ByteTree* node = nullptr;  ///< in m_tree
        int depth = 0;
    };

    void arrange();
    [[nodiscard]] bool hasTitle(const QRectF& place) const;
    void arrangeBelow(const ByteTree& node, const KeyPath& path, const QRectF& place, int depth);
    void paintTile(QPainter& painter, const Tile& tile, bool isCurrent) const;
    void zoomIn(const KeyPath& path);
    void zoomOut();
    void walk(int by);
    void setCurrent(int tile);
    [[nodiscard]] int tileAt(const QPointF& point) const;
    [[nodiscard]] QString describe(const Tile& tile) const;
    [[nodiscard]] QColor colourOf(const Tile& tile) const;

    ByteTree m_tree;
    KeyPath m_zoom;
    std::vector<Tile> m_tiles;  ///< parents before their contents
    int m_current = -1;         ///< under the pointer, or selected by keys
};

}  // namespace tensordesk
