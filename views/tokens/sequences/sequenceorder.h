// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/tokens/sequencetable.h"

#include <QCoreApplication>
#include <QString>
#include <Qt>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// A column of the table of sequences.
struct SequenceColumn {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::SequenceColumn)

public:
    enum Kind {
        Number,
        PromptWords,  ///< the first words of the prompt
        Words,        ///< the first words of the response
        Reward,
        Component,  ///< a further number of the sequence; a column for each
        Prompt,     ///< its tokens
        Response,
        Status,
        Flags,  ///< SequenceTable::flagsOf(); their number is what is sorted by
        Group,
        GroupMean,  ///< of the rewards of its group
        GroupDeviation,
        Advantage,
        Kl,
        Entropy,
        Step,
    };

    Kind kind = Number;
    std::size_t component = 0;  ///< of SequenceTable::components
    bool operator==(const SequenceColumn&) const = default;

    /// Returns the columns of a table with these components, in order.
    [[nodiscard]] static std::vector<SequenceColumn> all(const std::vector<std::string>& components);
    /// Returns the heading.
    [[nodiscard]] QString title(const std::vector<std::string>& components) const;
    [[nodiscard]] bool isNumber() const noexcept { return kind != Status && kind != Flags && kind != PromptWords && kind != Words; }
    /// Returns the number in a row; empty if it has none. `figures`: the figures of the row. `table`: null if only these are known, without
    /// the groups.
    [[nodiscard]] std::optional<double> valueIn(const SequenceFigures& figures, const SequenceTable* table, std::size_t row) const;
};

/// The filter and the order of the table of sequences.
struct SequenceChoice {
    std::string where = {};  ///< an expression, see filtered(); empty: all
    SequenceColumn sortedBy = {};
    Qt::SortOrder order = Qt::AscendingOrder;
};

/// Returns the numbers of the chosen sequences in order; equal ones in their original order, and those without a value last. Throws the
/// errors of the expression. Call it from a worker thread.
[[nodiscard]] std::vector<int64_t> orderedSequences(const SequenceTable& table, const SequenceChoice& choice, Progress& progress);

}  // namespace tensordesk
