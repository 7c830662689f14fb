// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/tokens/text/colourscale.h"
#include "views/tokens/text/showntokens.h"

#include <QStackedWidget>

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

class QPlainTextEdit;
class QSplitter;

namespace tensordesk {

class TokenRowsView;
class TokenTextView;

/// A token of one of several sequences.
struct StagedToken {
    std::size_t sequence = 0;
    std::size_t token = 0;
    bool operator==(const StagedToken&) const = default;
};

/// The chosen sequences as text: one; two side by side, aligned at the response; or more as rows. A single one without ids is plain
/// text.
class TokenStage final : public QStackedWidget {
    Q_OBJECT

public:
    using Sequences = std::vector<std::shared_ptr<const ShownTokens>>;

    explicit TokenStage(QWidget* parent = nullptr);

    void setSequences(Sequences sequences);
    /// Returns the shown sequences. The tokens of one without ids are its words, if there are several.
    [[nodiscard]] const Sequences& sequences() const noexcept { return m_sequences; }
    /// Colours the tokens by a measure, with common limits; empty: no colours. Returns the colours.
    TokenColours colourBy(std::optional<std::size_t> measure, bool isSigned);
    /// Returns the current token; empty for none.
    [[nodiscard]] std::optional<StagedToken> current() const;
    /// REQUIRES: the token exists.
    void setCurrent(const StagedToken& token);
    /// True if the shown sequence is plain text, without tokens.
    [[nodiscard]] bool isPlain() const;

    [[nodiscard]] TokenTextView* text() const noexcept { return m_text; }
    [[nodiscard]] TokenTextView* beside() const noexcept { return m_beside; }
    [[nodiscard]] TokenRowsView* rows() const noexcept { return m_rows; }
    [[nodiscard]] QPlainTextEdit* plain() const noexcept { return m_plain; }

Q_SIGNALS:
    void currentChanged();
    /// The token under the pointer changed; empty if there is none.
    void pointed(const std::optional<tensordesk::StagedToken>& token);
    /// Ctrl+C.
    void copyRequested();

private:
    void connectText(TokenTextView* view, std::size_t sequence);
    void align();

    Sequences m_sequences;
    QSplitter* m_pair;
    TokenTextView *m_text, *m_beside;
    TokenRowsView* m_rows;
    QPlainTextEdit* m_plain;
    std::optional<StagedToken> m_current;
};

}  // namespace tensordesk
