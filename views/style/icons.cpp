// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/style/icons.h"

#include "views/style/resources.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

#include <array>
#include <cmath>
#include <optional>

namespace tensordesk {

namespace {

const char* fileName(Symbol symbol)
{
    switch (symbol) {
    case Symbol::TensorDict: return "kind-tensordict";
    case Symbol::LazyStack: return "kind-lazystack";
    case Symbol::Tensorclass: return "kind-tensorclass";
    case Symbol::Tensor: return "kind-tensor";
    case Symbol::NestedTensor: return "kind-nestedtensor";
    case Symbol::NonTensor: return "kind-nontensor";
    case Symbol::Broken: return "kind-broken";
    case Symbol::Members: return "kind-members";
    case Symbol::Open: return "open";
    case Symbol::OpenFolder: return "open-folder";
    case Symbol::Save: return "save";
    case Symbol::Undo: return "undo";
    case Symbol::Redo: return "redo";
    case Symbol::Edit: return "edit";
    case Symbol::ReadOnly: return "read-only";
    case Symbol::Export: return "export";
    case Symbol::Reload: return "reload";
    case Symbol::Search: return "search";
    case Symbol::Table: return "table";
    case Symbol::Plot: return "plot";
    case Symbol::Image: return "image";
    case Symbol::Histogram: return "histogram";
    case Symbol::Scatter: return "scatter";
    case Symbol::Shapes: return "shapes";
    case Symbol::Copy: return "copy";
    case Symbol::Info: return "info";
    case Symbol::Warning: return "warning";
    case Symbol::Error: return "error";
    case Symbol::Close: return "close";
    case Symbol::Play: return "play";
    case Symbol::Pause: return "pause";
    case Symbol::Next: return "next";
    case Symbol::Previous: return "previous";
    case Symbol::Settings: return "settings";
    case Symbol::Sample: return "sample";
    case Symbol::Add: return "add";
    case Symbol::Remove: return "remove";
    case Symbol::Help: return "help";
    case Symbol::Fit: return "fit";
    }
    return "";
}

QString resource(const char* name)
{
    loadResources();
    return QStringLiteral(":/icons/%1.svg").arg(QLatin1String(name));
}

const QByteArray& drawing(Symbol symbol)
{
    static std::array<QByteArray, kSymbolCount> drawings;
    QByteArray& bytes = drawings[static_cast<std::size_t>(symbol)];
    if (bytes.isEmpty()) {
        QFile file(resource(fileName(symbol)));
        if (file.open(QIODevice::ReadOnly)) {
            bytes = file.readAll();
        }
    }
    return bytes;
}

/// Draws with the current colour, so that a change of scheme needs no new icons.
class SymbolEngine final : public QIconEngine {
public:
    SymbolEngine(Symbol symbol, std::optional<QColor> colour) : m_symbol(symbol), m_colour(colour) { }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        const qreal ratio = painter->device()->devicePixelRatioF();
        const int size = std::min(rect.width(), rect.height());
        const QPoint corner = rect.topLeft() + QPoint((rect.width() - size) / 2, (rect.height() - size) / 2);
        painter->drawPixmap(corner, tensordesk::pixmap(m_symbol, colour(mode), size, ratio));
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        return tensordesk::pixmap(m_symbol, colour(mode), std::min(size.width(), size.height()), 1);
    }
    /// `size` is in device pixels here.
    QPixmap scaledPixmap(const QSize& size, QIcon::Mode mode, QIcon::State state, qreal scale) override
    {
        const int edge = static_cast<int>(std::lround(std::min(size.width(), size.height()) / scale));
        return tensordesk::pixmap(m_symbol, colour(mode), edge, scale);
    }
    QIconEngine* clone() const override { return new SymbolEngine(*this); }
    QString key() const override { return QStringLiteral("tensordesk"); }
    bool isNull() override { return false; }

private:
    QColor colour(QIcon::Mode mode) const
    {
        const QPalette palette = QGuiApplication::palette();
        switch (mode) {
        case QIcon::Disabled: return palette.color(QPalette::Disabled, QPalette::ButtonText);
        case QIcon::Selected: return palette.color(QPalette::HighlightedText);
        case QIcon::Normal:
        case QIcon::Active: break;
        }
        return m_colour.value_or(palette.color(QPalette::ButtonText));
    }

    Symbol m_symbol;
    std::optional<QColor> m_colour;
};

}  // namespace

QIcon icon(Symbol symbol)
{
    return QIcon(new SymbolEngine(symbol, std::nullopt));
}

QIcon icon(Symbol symbol, const QColor& colour)
{
    return QIcon(new SymbolEngine(symbol, colour));
}

QIcon blankIcon()
{
    QPixmap nothing(64, 64);
    nothing.fill(Qt::transparent);
    return QIcon(nothing);
}

QPixmap pixmap(Symbol symbol, const QColor& colour, int size, qreal devicePixelRatio)
{
    const QString key =
        QStringLiteral("tensordesk/%1/%2/%3/%4").arg(static_cast<int>(symbol)).arg(colour.rgba()).arg(size).arg(devicePixelRatio);
    QPixmap picture;
    if (QPixmapCache::find(key, &picture)) {
        return picture;
    }
    QByteArray bytes = drawing(symbol);
    bytes.replace("currentColor", colour.name().toLatin1());
    const int edge = std::max(1, static_cast<int>(std::lround(size * devicePixelRatio)));
    picture = QPixmap(edge, edge);
    picture.fill(Qt::transparent);
    {
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        QSvgRenderer(bytes).render(&painter, QRectF(0, 0, edge, edge));
    }
    picture.setDevicePixelRatio(devicePixelRatio);
    QPixmapCache::insert(key, picture);
    return picture;
}

QIcon programIcon()
{
    // As pictures: a window manager takes pixels, and an SVG would need Qt's icon engine plug-in.
    QIcon icon;
    QSvgRenderer renderer(resource("tensordesk"));
    for (const int edge : {16, 24, 32, 48, 64, 128, 256}) {
        QPixmap picture(edge, edge);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        renderer.render(&painter, QRectF(0, 0, edge, edge));
        painter.end();
        icon.addPixmap(picture);
    }
    return icon;
}

}  // namespace tensordesk
