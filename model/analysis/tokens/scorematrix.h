// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/keypath.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace tensordesk {

/// The two ways in which IFEval judges a response. Loose scores ignore the first and last line and marks such as `*`.
enum class ScoreStrictness : uint8_t { Strict, Loose };

/// The mean of a criterion over the prompts that have it.
struct ScoreMean {
    double mean = std::numeric_limits<double>::quiet_NaN();  ///< NaN without prompts
    int64_t count = 0;                                       ///< prompts
    double least = 0, greatest = 0;                          ///< the range of its values; 0 without prompts
};

/// A column of a score matrix.
struct ScoreCriterion {
    enum class Kind : uint8_t {
        Instruction,  ///< of IFEval, such as `punctuation:no_comma`
        Prompt,       ///< the score of a prompt under all of its instructions
        Number,       ///< a stored number of the sequence, such as `reward_answer`
    };

    Kind kind;
    std::string name;
    ScoreMean strict = {}, loose = {};  ///< equal for a Number

    [[nodiscard]] const ScoreMean& under(ScoreStrictness strictness) const
    {
        return strictness == ScoreStrictness::Strict ? strict : loose;
    }
};

/// A row of a score matrix.
struct ScoreRow {
    int64_t number = 0;
    std::string name = {};                                   ///< the query; empty if there is none
    std::vector<double> values = {};                         ///< by criterion; NaN if the prompt does not have it
    double mean = std::numeric_limits<double>::quiet_NaN();  ///< over instructions; over all criteria if the matrix has none
};

/// The scores of a rollout of a language model: prompts × criteria. IFEvalScoreData of torchrl has a column per instruction and one for
/// the whole prompt. A number per sequence, such as `("next", "reward_answer")` or `success`, has a column too, and so has each entry of a
/// level that contains nothing else. Safe to use from any thread.
///
///     const std::optional<ScoreMatrix> matrix = ScoreMatrix::of(root);
///     const std::vector<ScoreCriterion> criteria = matrix->criteria(progress);
///     const std::vector<ScoreRow> rows = matrix->read(criteria, ScoreStrictness::Strict, 0, 30, progress);
class ScoreMatrix {
public:
    /// The most columns of a matrix: a damaged or hostile file may name any number of instructions.
    static constexpr int64_t kMostCriteria = 1000;

    /// Returns the matrix of a tensordict; empty if it has no scores. Opens stored levels, reads no element.
    [[nodiscard]] static std::optional<ScoreMatrix> of(const TensorDict& root);

    [[nodiscard]] int64_t count() const noexcept { return m_count; }
    /// Returns the level with the scores of IFEval; empty if there is none.
    [[nodiscard]] const std::optional<KeyPath>& level() const noexcept { return m_judgedAt; }

    /// Returns the columns with their means: instructions by first appearance, the score of the prompt, and numbers. Reads all scores
    /// once, and reports rows. Throws ValueError for more than kMostCriteria, and if a prompt has more or fewer scores than
    /// instructions; and the storage's errors.
    [[nodiscard]] std::vector<ScoreCriterion> criteria(Progress& progress) const;
    /// Reads the rows from `first` on, at most `count`. Reports rows, and throws like criteria().
    [[nodiscard]] std::vector<ScoreRow> read(const std::vector<ScoreCriterion>& criteria, ScoreStrictness strictness, int64_t first,
                                             int64_t count, Progress& progress) const;

private:
    /// An entry with a number per row.
    struct Number {
        std::string name;
        std::variant<Leaf, NonTensor> entry;
    };
    struct Judged;

    explicit ScoreMatrix(TensorDict root);
    /// Adds the single numbers of a level. `all`: only if it has no other entries, but then integers too.
    void addNumbers(const KeyPath& path, const TensorDict& level, bool all);
    /// Returns the entries of a row.
    [[nodiscard]] TensorDict rowAt(int64_t number) const;
    /// Returns the scores of IFEval of a row.
    [[nodiscard]] Judged judgedIn(const TensorDict& row) const;
    /// Returns a number of each of these rows.
    [[nodiscard]] std::vector<double> valuesOf(const Number& number, int64_t first, int64_t count) const;

    TensorDict m_root;
    int64_t m_count = 0;
    std::optional<KeyPath> m_judgedAt;
    std::vector<KeyPath> m_labels;  ///< where the instructions may be named
    std::vector<KeyPath> m_names;   ///< where the query may be
    std::vector<Number> m_numbers;
};

}  // namespace tensordesk
