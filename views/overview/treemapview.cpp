// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/overview/treemapview.h"

#include "views/overview/treemaplayout.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace tensordesk {

namespace {

/// The node at a path, as deep as it goes.
const ByteTree& nodeAt(const ByteTree& root, KeyPath& path)
{
    const ByteTree* node = &root;
    for (std::size_t level = 0; level < path.size(); ++level) {
        const auto child = std::find_if(node->children.begin(), node->children.end(),
                                        [&](const ByteTree& each) { return each.key == path[level]; });
        if (child == node->children.end()) {
            path = path.head(level);
            break;
        }
        node = &*child;
    }
    return *node;
}

}  // namespace

TreemapView::TreemapView(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Bytes by key"));
}

void TreemapView::setTree(ByteTree tree)
{
    m_tree = std::move(tree);
    m_zoom.clear();
    arrange();
}

void TreemapView::zoomTo(const KeyPath& path)
{
    m_zoom = path;
    arrange();
}

void TreemapView::arrange()
{
    m_tiles.clear();
    const ByteTree& root = nodeAt(m_tree, m_zoom);
    if (root.bytes > 0) {
        arrangeBelow(root, m_zoom, QRectF(rect()), 0);
    }
    setCurrent(-1);
    update();
}

void TreemapView::arrangeBelow(const ByteTree& node, const KeyPath& path, const QRectF& place, int depth)
{
    const int step = style::grid(this);
    if (place.width() < step || place.height() < step) {
        return;  // nobody could point at it
    }
    m_tiles.push_back({place, path, &node, depth});
    if (node.children.empty()) {
        return;
    }
    // A group too small for a name leaves all space to its content.
    const double edge = hasTitle(place) ? step / 2.0 : 1;
    QRectF inside = place.adjusted(edge, edge, -edge, -edge);
    if (hasTitle(place)) {
        inside.setTop(place.top() + style::rowHeight(font()));
    }
    std::vector<double> weights;
    for (const ByteTree& child : node.children) {
        weights.push_back(static_cast<double>(child.bytes));
    }
    const std::vector<QRectF> places = squarified(weights, inside);
    for (std::size_t i = 0; i < places.size(); ++i) {
        arrangeBelow(node.children[i], path / node.children[i].key, places[i], depth + 1);
    }
}

/// True if a group has a line with its name, above its content.
bool TreemapView::hasTitle(const QRectF& place) const
{
    const QFontMetrics metrics(style::monospaced(font()));
    return place.height() >= 3 * style::rowHeight(font())
        && place.width() >= metrics.horizontalAdvance(QStringLiteral("mmm")) + 2 * style::grid(metrics);
}

int TreemapView::tileAt(const QPointF& point) const
{
    for (std::size_t i = m_tiles.size(); i-- > 0;) {
        if (m_tiles[i].place.contains(point)) {
            return static_cast<int>(i);
        }
    }
    return -1;
}

KeyPath TreemapView::pathAt(const QPointF& point) const
{
    const int tile = tileAt(point);
    return tile < 0 ? KeyPath{} : m_tiles[static_cast<std::size_t>(tile)].path;
}

QRectF TreemapView::placeOf(const KeyPath& path) const
{
    const auto tile = std::find_if(m_tiles.begin(), m_tiles.end(), [&](const Tile& each) { return each.path == path; });
    return tile == m_tiles.end() ? QRectF() : tile->place;
}

QString TreemapView::describe(const Tile& tile) const
{
    const double share = 100.0 * static_cast<double>(tile.node->bytes) / static_cast<double>(std::max<int64_t>(m_tree.bytes, 1));
    const QString name = tile.path.empty() ? tr("all keys") : format::path(tile.path);
    return tr("%1: %2, %3 %").arg(name, format::exactBytes(tile.node->bytes), QString::number(share, 'f', 1));
}

QColor TreemapView::colourOf(const Tile& tile) const
{
    const QColor ground = palette().color(QPalette::Base);
    if (!tile.node->dtype) {
        // The deeper, the further from the ground.
        return style::mixed(palette().color(QPalette::Text), ground, std::min(0.06 + 0.05 * tile.depth, 0.3));
    }
    // float32, the commonest, has the first colour.
    return style::mixed(style::curveColour((static_cast<int>(*tile.node->dtype) + 2) % 8), ground, 0.35);
}

// ---- painting ---------------------------------------------------------------------------------------

void TreemapView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.setFont(style::monospaced(font()));
    for (std::size_t i = 0; i < m_tiles.size(); ++i) {
        paintTile(painter, m_tiles[i], false);
    }
    if (m_current >= 0) {
        paintTile(painter, m_tiles[static_cast<std::size_t>(m_current)], true);
    }
}

void TreemapView::paintTile(QPainter& painter, const Tile& tile, bool isCurrent) const
{
    if (isCurrent) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(tile.place.adjusted(1, 1, -1, -1));
        return;
    }
    painter.setPen(palette().color(QPalette::Base));
    painter.setBrush(colourOf(tile));
    painter.drawRect(tile.place);
    const QFontMetrics metrics(painter.font());
    const int step = style::grid(metrics);
    const QRectF place = tile.place.adjusted(step, step / 2.0, -step, -step / 2.0);
    // A name cut to a letter or two says less than none.
    if (place.height() < metrics.height() || place.width() < metrics.horizontalAdvance(QStringLiteral("mmm"))
        || (!tile.node->children.empty() && !hasTitle(tile.place))) {
        return;
    }
    painter.setPen(palette().color(QPalette::Text));
    const QString name = tile.path.empty() ? tr("all keys") : format::key(tile.path.back());
    const QString bytes = format::bytes(tile.node->bytes);
    const QString badge = tile.node->dtype ? QString(QLatin1Char(' ') + format::text(dtypeBadge(*tile.node->dtype))) : QString();
    const bool twoLines = tile.node->dtype && place.height() >= 2 * metrics.height();
    const QString first = twoLines || !tile.node->dtype
                            ? QString(name + QStringLiteral("  ") + (twoLines ? badge.trimmed() : bytes))
                            : QString(name + badge);
    painter.drawText(place, Qt::AlignLeft | Qt::AlignTop,
                     metrics.elidedText(first, Qt::ElideRight, static_cast<int>(place.width())));
    if (twoLines) {
        painter.drawText(place.adjusted(0, metrics.height(), 0, 0), Qt::AlignLeft | Qt::AlignTop,
                         metrics.elidedText(bytes, Qt::ElideRight, static_cast<int>(place.width())));
    }
}

void TreemapView::resizeEvent(QResizeEvent*)
{
    arrange();
}

void TreemapView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        arrange();
    }
}

// ---- input of the user --------------------------------------------------------------------------------

void TreemapView::setCurrent(int tile)
{
    m_current = tile;
    setAccessibleDescription(tile < 0 ? QString() : describe(m_tiles[static_cast<std::size_t>(tile)]));
    update();
}

void TreemapView::mouseMoveEvent(QMouseEvent* event)
{
    setCurrent(tileAt(event->position()));
}

void TreemapView::leaveEvent(QEvent*)
{
    setCurrent(-1);
}

void TreemapView::mouseReleaseEvent(QMouseEvent* event)
{
    const KeyPath path = pathAt(event->position());
    if (event->button() == Qt::LeftButton && !path.empty()) {
        Q_EMIT chosen(path);
    }
}

void TreemapView::wheelEvent(QWheelEvent* event)
{
    if (event->angleDelta().y() > 0) {
        zoomIn(pathAt(event->position()));
    } else if (event->angleDelta().y() < 0) {
        zoomOut();
    }
    event->accept();
}

void TreemapView::zoomIn(const KeyPath& path)
{
    // One level towards it, as far as there are nested entries.
    if (path.size() > m_zoom.size()) {
        KeyPath next = path.head(m_zoom.size() + 1);
        if (!nodeAt(m_tree, next).children.empty()) {
            zoomTo(next);
        }
    }
}

void TreemapView::zoomOut()
{
    if (!m_zoom.empty()) {
        zoomTo(m_zoom.parent());
    }
}

void TreemapView::walk(int by)
{
    const int count = static_cast<int>(m_tiles.size());
    if (count > 0) {
        setCurrent(m_current < 0 ? (by > 0 ? 0 : count - 1) : (m_current + by + count) % count);
    }
}

void TreemapView::keyPressEvent(QKeyEvent* event)
{
    const KeyPath current = m_current < 0 ? KeyPath{} : m_tiles[static_cast<std::size_t>(m_current)].path;
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Down: walk(1); break;
    case Qt::Key_Left:
    case Qt::Key_Up: walk(-1); break;
    case Qt::Key_Plus: zoomIn(current); break;
    case Qt::Key_Minus:
    case Qt::Key_Backspace: zoomOut(); break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!current.empty()) {
            Q_EMIT chosen(current);
        }
        break;
    default: QWidget::keyPressEvent(event);
    }
}

bool TreemapView::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* const help = static_cast<QHelpEvent*>(event);
        const int tile = tileAt(help->pos());
        QToolTip::showText(help->globalPos(), tile < 0 ? QString() : describe(m_tiles[static_cast<std::size_t>(tile)]), this);
        return true;
    }
    return QWidget::event(event);
}

}  // namespace tensordesk
