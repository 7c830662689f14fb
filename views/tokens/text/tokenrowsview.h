// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/tokens/text/colourscale.h"
#include "views/tokens/text/showntokens.h"
#include "views/tokens/text/tokenpainter.h"
#include "views/tokens/text/tokenrow.h"

#include <QAbstractScrollArea>
#include <QStringList>

#include <cstddef>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace tensordesk {

/// Several sequences, one row each, aligned at the first token of the response, which a thin line marks. A column at the left, which does
/// not scroll horizontally, has a label per row. The scroll bar starts at the responses; prompts are left of them. Arrow keys move the
/// current cell, a token on a row. Paints visible tokens only, as TokenPainter does.
class TokenRowsView final : public QAbstractScrollArea {
    Q_OBJECT

public:
    using Cell = std::pair<std::size_t, std::size_t>;  ///< the row, and the token on it

    explicit TokenRowsView(QWidget* parent = nullptr);

    /// Shows sequences without colours, and scrolls to the beginning of their responses. `labels`: a text per row; sequenceLabel() for
    /// rows without one. REQUIRES: no null pointers. O(length of the texts).
    void setSequences(std::vector<std::shared_ptr<const ShownTokens>> sequences, const QStringList& labels = {});
    /// Colours the tokens. REQUIRES: a vector per row, each with a value per token or none; or no vectors.
    void setValues(std::vector<std::vector<double>> values, const TokenColours& colours);

    [[nodiscard]] std::size_t rowCount() const noexcept { return m_rows.size(); }
    /// Returns the sequence on a row. REQUIRES: the row exists.
    [[nodiscard]] const std::shared_ptr<const ShownTokens>& sequence(std::size_t row) const { return m_rows[row].shown; }
    [[nodiscard]] const QString& label(std::size_t row) const { return m_rows[row].label; }
    [[nodiscard]] const std::optional<Cell>& current() const noexcept { return m_current; }
    /// Makes a token the current one and scrolls to it. For padding between other tokens, this is the first token of the padding.
    /// Ignores tokens that have no box or do not exist.
    void setCurrent(std::size_t row, std::size_t token);
    /// Returns the box of a token in the viewport; its width is 0 for padding without a box. REQUIRES: the token exists.
    [[nodiscard]] QRect boxOf(std::size_t row, std::size_t token) const;

Q_SIGNALS:
    void currentChanged();
    /// The row and token under the pointer changed; empty if there is none.
    void pointed(std::optional<std::pair<std::size_t, std::size_t>> cell);
    /// Ctrl+C.
    void copyRequested();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Row {
        std::shared_ptr<const ShownTokens> shown;
        QString label;
        TokenRow boxes;
    };

    /// Returns the painter for the current font and colours, with the column of labels as its margin.
    [[nodiscard]] TokenPainter tokenPainter() const;
    /// Sets the width of the column of labels and the ranges of the scroll bars.
    void fit();
    void scrollTo(const Cell& cell);
    [[nodiscard]] QRect boxOf(const TokenPainter& painter, std::size_t row, std::size_t token) const;
    /// Returns the cell at a position in the viewport; empty beside all boxes.
    [[nodiscard]] std::optional<Cell> cellAt(const QPoint& position) const;
    /// Changes the cell under the pointer.
    void setPointed(const std::optional<Cell>& cell);
    /// Repaints a cell and its frame.
    void updateCell(const std::optional<Cell>& cell);
    /// Makes a token this many rows below the current one, or above for a negative number, the current one. Rows without boxes do not
    /// count.
    void moveRows(int rows);

    void paintTokens(QPainter& painter, const TokenPainter& tokens, std::size_t row, const QRect& dirty) const;
    void paintLabel(QPainter& painter, const TokenPainter& tokens, std::size_t row) const;

    std::vector<Row> m_rows;
    std::vector<std::vector<double>> m_values;
    TokenColours m_colours;
    int m_labelWidth = 0;  ///< pixels
    int m_goal = 0;        ///< the column that moves to other rows keep
    std::optional<Cell> m_current, m_pointed;
};

}  // namespace tensordesk
