// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tokens/text/tokenpicture.h"

#include "views/plot/qcp.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/tokens/text/tokenlines.h"
#include "views/tokens/text/tokenpainter.h"

#include <QCoreApplication>
#include <QFontInfo>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QPainter>
#include <QSaveFile>

#include <algorithm>
#include <functional>
#include <utility>

namespace tensordesk {
namespace {

/// The rows of a picture, from top to bottom.
class PictureRows {
public:
    /// Paints a row whose upper edge is `top`.
    using Paint = std::function<void(QPainter& painter, int top)>;

    void add(int height, Paint paint)
    {
        m_rows.push_back({height, std::move(paint)});
        m_height += height;
    }
    [[nodiscard]] int height() const noexcept { return m_height; }
    /// Removes rows at the end until `most` has room for the others and one of the height `left`. Returns the number of removed rows.
    int64_t shortenTo(int most, int left)
    {
        int64_t removed = 0;
        for (; m_height > most - (removed > 0 ? left : 0) && !m_rows.empty(); ++removed) {
            m_height -= m_rows.back().height;
            m_rows.pop_back();
        }
        return removed;
    }
    void paint(QPainter& painter) const
    {
        int top = 0;
        for (const Row& row : m_rows) {
            row.paint(painter, top);
            top += row.height;
        }
    }

private:
    struct Row {
        int height;
        Paint paint;
    };

    std::vector<Row> m_rows;
    int m_height = 0;
};

/// A sequence in lines.
struct BrokenSequence {
    ShownTokens shown;
    TokenLines lines;
    std::vector<double> values;
};

/// Returns the font of pictures, whose size does not depend on the resolution of a screen.
QFont pictureFont()
{
    QFont font = style::monospaced(QGuiApplication::font());
    font.setPixelSize(QFontInfo(font).pixelSize());
    return font;
}

}  // namespace

TokenPicture::TokenPicture(Sequences sequences, std::vector<TokenMeasure> measures, std::optional<std::size_t> by)
    : m_sequences(std::move(sequences)), m_measures(std::move(measures)), m_by(by)
{
    std::vector<double> all;
    for (const auto& shown : m_sequences) {
        const std::vector<double> values = valuesOf(*shown);
        all.insert(all.end(), values.begin(), values.end());
    }
    if (all.empty()) {
        m_by.reset();
    } else {
        m_colours = TokenColours::robust(all, m_measures[*m_by].isSigned());
    }
}

std::vector<double> TokenPicture::valuesOf(const ShownTokens& shown) const
{
    return m_by && *m_by < shown.measures.size() ? shown.measures[*m_by] : std::vector<double>();
}

Picture TokenPicture::picture(const Look& look) const
{
    const QFont font = pictureFont();
    QFont bold = font;
    bold.setBold(true);
    const QPalette palette = QGuiApplication::palette();
    const TokenPainter tokens(font, palette);
    const QFontMetrics metrics(font);
    const int gap = style::grid(metrics, 2), row = tokens.rowHeight(), width = std::max(look.width - 2 * gap, 1);
    const QColor ink = palette.color(QPalette::Text);
    PictureRows rows;
    const auto addSpace = [&] { rows.add(gap, [](QPainter&, int) { }); };
    const auto addText = [&](const QString& text, const QFont& face) {
        const int height =
            QFontMetrics(face).boundingRect(QRect(0, 0, width, TokenPicture::kMostHeight), Qt::TextWordWrap, text).height();
        rows.add(std::max(height + gap, row), [=](QPainter& painter, int top) {
            painter.setFont(face);
            painter.setPen(ink);
            painter.drawText(QRect(gap, top, width, height + gap), Qt::TextWordWrap | Qt::AlignVCenter, text);
        });
    };
    addSpace();
    if (m_by) {
        const QString name = format::text(m_measures[*m_by].name);
        const QRect place(QPoint(2 * gap + metrics.horizontalAdvance(name), 0), colourScaleSize(m_colours, metrics));
        rows.add(row, [=, colours = m_colours](QPainter& painter, int top) {
            painter.setFont(font);
            painter.setPen(ink);
            painter.drawText(QRect(gap, top, width, place.height()), Qt::AlignVCenter, name);
            paintColourScale(painter, place.translated(0, top), colours);
        });
    }
    for (const auto& shown : m_sequences) {
        addSpace();
        addText(sequenceHeadline(*shown), bold);
        auto broken = std::make_shared<BrokenSequence>();
        broken->shown = shown->sequence.ids.empty() ? wordsOf(*shown) : *shown;
        broken->values = valuesOf(*shown);
        broken->lines = TokenLines(broken->shown, tokens.columnsIn(look.width));
        for (std::size_t line = 0; line < broken->lines.lines().size(); ++line) {
            rows.add(row, [=, colours = m_colours](QPainter& painter, int top) {
                painter.setFont(font);
                tokens.paintLine(painter, {broken->shown, broken->lines, broken->values, colours}, line, top);
            });
        }
    }
    constexpr double kMostPixels = 32'000;  // Qt paints nothing further down
    const int most = look.height.value_or(static_cast<int>(std::min<double>(kMostHeight, kMostPixels / look.scale))) - gap;
    if (const int64_t removed = rows.shortenTo(most, row); removed > 0) {
        addText(QCoreApplication::translate("tensordesk::TokenPicture", "Further lines: %1").arg(format::count(removed)), font);
    }
    const QSize size(look.width, look.height.value_or(rows.height() + gap));
    return {size, palette.color(QPalette::Base), [rows = std::move(rows)](QCPPainter& painter) { rows.paint(painter); }};
}

bool TokenPicture::save(const QString& path, const Look& look) const
{
    if (!path.endsWith(QStringLiteral(".html"), Qt::CaseInsensitive)) {
        return picture(look).save(path, look.scale);
    }
    QSaveFile file(path);
    const QByteArray page = html(look).toUtf8();
    return file.open(QIODevice::WriteOnly) && file.write(page) == page.size() && file.commit();
}

}  // namespace tensordesk
