// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/tokens/tokenmeasures.h"
#include "views/plot/picture.h"
#include "views/tokens/text/colourscale.h"
#include "views/tokens/text/showntokens.h"

#include <QString>

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace tensordesk {

/// Sequences of one batch for a file: the scale of colours with the name of the measure, and for each sequence a headline and its text, as
/// TokenTextView shows it. All sequences have the same colours. Painted in the colours of the program; a page for browsers has both
/// schemes. REQUIRES: a QApplication.
class TokenPicture {
public:
    using Sequences = std::vector<std::shared_ptr<const ShownTokens>>;

    struct Look {
        int width = 900;                  ///< of a picture, in units of 1/96 inch
        std::optional<int> height = {};   ///< by default that of the content, up to kMostHeight; lines that do not fit are counted
        double scale = 1;                 ///< pixels per unit
        std::optional<bool> isDark = {};  ///< the scheme of a page for browsers; by default that of the reader
    };
    static constexpr int kMostHeight = 16'000;

    /// `measures`: those of the batch. `by`: the one that colours the tokens; empty: no colours.
    TokenPicture(Sequences sequences, std::vector<TokenMeasure> measures, std::optional<std::size_t> by);

    [[nodiscard]] Picture picture(const Look& look) const;
    /// Returns an HTML page without scripts that loads nothing. The texts of tokens are escaped; a tooltip has the values of each.
    [[nodiscard]] QString html(const Look& look) const;
    /// Writes a page for the ending .html, otherwise a picture. Returns false if the file cannot be written.
    [[nodiscard]] bool save(const QString& path, const Look& look) const;

private:
    [[nodiscard]] QString scaleHtml() const;
    [[nodiscard]] QString sequenceHtml(const ShownTokens& shown) const;
    /// Returns the value of each token by the chosen measure; empty without one.
    [[nodiscard]] std::vector<double> valuesOf(const ShownTokens& shown) const;

    Sequences m_sequences;
    std::vector<TokenMeasure> m_measures;
    std::optional<std::size_t> m_by;
    TokenColours m_colours;
};

}  // namespace tensordesk
