// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/tokens/text/colourscale.h"
#include "views/tokens/text/showntokens.h"
#include "views/tokens/text/tokenlines.h"
#include "views/tokens/text/tokenpainter.h"

#include <QAbstractScrollArea>

#include <memory>
#include <optional>
#include <vector>

namespace tensordesk {

/// A sequence as running text, a box per token, coloured by values, as TokenPainter paints it. Arrow keys move the current token. Paints
/// visible lines only.
class TokenTextView final : public QAbstractScrollArea {
    Q_OBJECT

public:
    explicit TokenTextView(QWidget* parent = nullptr);

    /// Shows a sequence without colours; null for none.
    void setTokens(std::shared_ptr<const ShownTokens> tokens);
    /// Colours the tokens. REQUIRES: a value per token, or none.
    void setValues(std::vector<double> values, const TokenColours& colours);
    [[nodiscard]] const std::shared_ptr<const ShownTokens>& tokens() const noexcept { return m_tokens; }
    [[nodiscard]] std::optional<std::size_t> current() const noexcept { return m_current; }
    /// Makes a token the current one and scrolls to it.
    void setCurrent(std::size_t token);
    /// Returns the box of a token in the viewport. REQUIRES: it exists.
    [[nodiscard]] QRect boxOf(std::size_t token) const;

    /// Inserts blank lines before the first one, to align two views. Kept until the next call. Views that align each other should always
    /// show their scroll bars, since one that appears makes the text narrower and breaks its lines again. REQUIRES: lines ≥ 0.
    void setLead(int lines);
    [[nodiscard]] int lead() const noexcept { return m_lead; }
    /// Returns the line at which the response begins, without the lead; without a response the number of lines. It depends on the
    /// width of the view, and changes with linesChanged().
    [[nodiscard]] int responseLine() const;

Q_SIGNALS:
    void currentChanged();
    /// The text was broken into lines again.
    void linesChanged();
    /// The token under the pointer changed; empty if there is none.
    void pointed(std::optional<std::size_t> token);
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
    void breakLines();
    /// Sets the range of the scroll bar to the lines and the lead.
    void fitScrollBar();
    /// Returns the painter for the current font and colours.
    [[nodiscard]] TokenPainter tokenPainter() const;
    /// Returns the upper edge of a line in the viewport.
    [[nodiscard]] int topOf(std::size_t line, const TokenPainter& painter) const;
    [[nodiscard]] std::optional<std::size_t> tokenAt(const QPoint& position) const;

    std::shared_ptr<const ShownTokens> m_tokens;
    TokenLines m_lines;
    std::vector<double> m_values;
    TokenColours m_colours;
    int m_lead = 0;  ///< blank lines
    std::optional<std::size_t> m_current, m_pointed;
};

}  // namespace tensordesk
