// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/tokens/sequencetable.h"
#include "model/analysis/tokens/tokenbatch.h"
#include "model/analysis/tokens/tokenizer/tokenizer.h"
#include "model/tensordict/base/progress.h"

#include <QString>

#include <cstdint>
#include <string>
#include <vector>

namespace tensordesk {

/// A row of the table of sequences.
struct SequenceRow {
    int64_t number = 0;
    SequenceFigures figures = {};
    QString status = {};                 ///< "truncated", or as stored
    QString prompt = {}, response = {};  ///< their first words
    QString error = {};                  ///< why it cannot be read; empty if it can
};

/// Returns the status of a sequence for users: as stored, or "truncated"; empty if it has none.
[[nodiscard]] QString statusOf(const TokenSequence& sequence);

/// Reads these sequences, with the components of these names. One that cannot be read has its error. Can be cancelled.
[[nodiscard]] std::vector<SequenceRow> readSequenceRows(const TokenBatch& batch, const std::vector<int64_t>& numbers,
                                                        const std::vector<std::string>& components, const Tokenizer* tokenizer,
                                                        Progress& progress);

}  // namespace tensordesk
