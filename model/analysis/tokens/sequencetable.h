// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/tokens/tokenbatch.h"
#include "model/tensordict/base/message.h"
#include "model/tensordict/base/progress.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// The figures of one sequence.
struct SequenceFigures {
    int64_t prompt = 0, response = 0;                   ///< tokens, those of tools included; characters of a batch without ids
    std::optional<double> reward = {}, advantage = {};  ///< of token advantages the mean over the response
    std::optional<double> kl = {};                      ///< the mean of k3 from the reference over trained tokens, see measuresOf()
    std::optional<double> entropy = {};                 ///< the mean of -log p over trained tokens
    std::optional<int64_t> step = {};
    std::optional<bool> truncated = {};
    bool hasOddLogProbs = false;             ///< a log-probability of a trained token is above 0 or not finite
    uint64_t sameResponse = 0;               ///< a hash of the response
    bool isCopy = false;                     ///< an earlier sequence of its group has the same response; known in a SequenceTable
    std::string group = {};                  ///< as stored, otherwise the text of the prompt; empty if only its tokens are known
    std::optional<uint64_t> sameGroup = {};  ///< groupOf()
    std::vector<double> components = {};     ///< as SequenceTable::components; NaN for missing ones
    std::optional<Message> error = {};       ///< why it cannot be read
};

/// Returns the figures of a sequence. `components`: the names of the components to look for.
[[nodiscard]] SequenceFigures figuresOf(const TokenBatch& batch, const TokenSequence& sequence,
                                        const std::vector<std::string>& components);

/// Returns a hash of token IDs.
[[nodiscard]] uint64_t hashOf(std::span<const int64_t> ids);

/// Returns a number that identifies the samples of one prompt in one step: a hash of the stored group, otherwise of the tokens of the
/// prompt, and of the step. Empty if there is neither.
[[nodiscard]] std::optional<uint64_t> groupOf(const TokenSequence& sequence);

/// Mean, spread and extent of numbers.
struct Spread {
    int64_t count = 0;
    double mean = 0, deviation = 0;  ///< deviation: of the sample, with count - 1; 0 for one number
    double least = 0, most = 0;

    /// Returns the spread of the finite numbers; its count is 0 without any.
    [[nodiscard]] static Spread of(const std::vector<double>& numbers);
};

/// The samples of one prompt in one step.
struct SequenceGroup {
    std::vector<std::size_t> rows;  ///< in the order of the file
    Spread reward, response;
    int64_t truncated = 0;
};

/// A figure that is followed over the steps of training.
struct StepFigure {
    std::string_view name;  ///< "reward"
    std::optional<double> (*of)(const SequenceFigures& row);
};

/// Returns the figures that are followed: reward, length of the response, KL, entropy, and whether it is truncated.
[[nodiscard]] const std::vector<StepFigure>& stepFigures();

/// Quartiles and mean of a figure over the sequences of one step.
struct StepBand {
    int64_t step = 0;
    int64_t count = 0;
    double lowerQuartile = 0, median = 0, upperQuartile = 0, mean = 0;
};

/// The figures of all sequences of a batch.
struct SequenceTable {
    std::vector<std::string> components;  ///< the names of further numbers
    std::vector<SequenceFigures> rows;
    std::vector<SequenceGroup> groups;    ///< in the order of their first sequences
    std::vector<std::size_t> groupOfRow;  ///< as rows; groups.size() for none

    /// Returns what is odd about a row: "log-prob" for SequenceFigures::hasOddLogProbs, "copy" for SequenceFigures::isCopy, and "no spread" if all samples of its group have the same reward.
    [[nodiscard]] std::vector<std::string> flagsOf(std::size_t row) const;
    /// Returns these flags as one text: "log-prob, copy".
    [[nodiscard]] std::string flagText(std::size_t row) const;
    /// Returns the group of a row; null for none.
    [[nodiscard]] const SequenceGroup* group(std::size_t row) const
    {
        return groupOfRow[row] < groups.size() ? &groups[groupOfRow[row]] : nullptr;
    }
    /// By figure of stepFigures(): its bands over steps, in order, without those whose sequences lack it.
    std::vector<std::vector<StepBand>> bands;

    /// Computes the groups and the bands of the rows.
    void finish();
};

/// Reads all sequences, on several threads, and keeps their figures. A sequence that cannot be read has its
/// error. Reports sequences as progress; can be cancelled. Throws ValueError for more than ten million.
[[nodiscard]] SequenceTable sequenceTable(const TokenBatch& batch, Progress& progress);

}  // namespace tensordesk
