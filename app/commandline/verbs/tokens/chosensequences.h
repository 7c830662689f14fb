// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/verbs/verbs.h"
#include "model/analysis/tokens/sequencetable.h"
#include "model/analysis/tokens/tokenbatch.h"
#include "model/analysis/tokens/tokenizer/tokenizer.h"
#include "model/analysis/tokens/tokenmeasures.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tensordesk {

/// Returns the rows of "A:B" or "A", as Python's slices have them: the first one, and the one behind the last. Throws ValueError for other
/// texts.
[[nodiscard]] std::pair<int64_t, int64_t> rowsOf(const std::string& text, int64_t count);

/// The sequences of a rollout of a language model that SequenceOptions choose.
struct ChosenSequences {
    TokenBatch batch;
    std::vector<TokenMeasure> measures;
    std::optional<std::size_t> by = {};               ///< the measure that colours the tokens; empty if none was named
    std::vector<int64_t> rows = {};                   ///< the numbers of the sequences
    std::optional<SequenceTable> table = {};          ///< if an expression chose them
    std::string tokenizerPath = {};                   ///< empty: none was found
    std::shared_ptr<const Tokenizer> tokenizer = {};  ///< null: ids are shown, or stored text

    /// Returns the chosen sequences of a tensordict from the file or folder `path`. Throws ValueError if it has no tokens, or for an
    /// unknown measure or a malformed range, and the errors of tokenizerAt() and filtered().
    [[nodiscard]] static ChosenSequences of(const TensorDict& root, const std::string& path, const SequenceOptions& options,
                                            Progress& progress);
};

}  // namespace tensordesk
