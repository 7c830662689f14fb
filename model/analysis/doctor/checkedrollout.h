// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/doctor/doctor.h"
#include "model/analysis/tokens/tokenbatch.h"
#include "model/operations/rollouts/stepmarks.h"

#include <ATen/core/Tensor.h>

#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// A tensor over the batch.
struct RolloutLeaf {
    KeyPath key;
    Leaf leaf;
    Shape eventShape;  ///< of one step, without ragged dims

    [[nodiscard]] bool isFloating() const;
    /// True for one number per step.
    [[nodiscard]] bool isScalar() const { return elementCount(eventShape) == 1; }
};

/// A block of steps with the data that checks requested.
struct Steps {
    Stretch stretch;
    StepMarks marks;                  ///< [rows, count]
    std::vector<at::Tensor> tensors;  ///< of the requested leaves: [rows, count or one more, elements of a step]
    const StepGrid* grid = nullptr;

    [[nodiscard]] int64_t count() const noexcept { return stretch.count; }
    [[nodiscard]] bool isData(int64_t at) const;
    /// Returns `bools`, [rows, count or one less], false at padding.
    [[nodiscard]] at::Tensor ofData(const at::Tensor& bools) const;
    /// Returns `bools`, [rows, count or one less], false where a step or its successor is padding.
    [[nodiscard]] at::Tensor ofDataPairs(const at::Tensor& bools) const;
    /// Returns `3, 41` for the step at this position of `marks`, and optionally an element of it.
    [[nodiscard]] std::string indexOf(int64_t at) const;
    [[nodiscard]] std::string indexOf(int64_t at, int64_t element, const Shape& eventShape) const;
};

/// Returns the number with up to four significant digits.
[[nodiscard]] std::string numberText(double value);

/// The number of occurrences of something, and the first position.
struct Sightings {
    int64_t count = 0;
    std::string first = {};

    /// `where` is only called for the first occurrence.
    template <typename Where>
    void add(int64_t more, const Where& where)
    {
        if (more > 0 && count == 0)
            first = where();
        count += more;
    }
};

/// A rollout as the checks see it.
class CheckedRollout {
public:
    CheckedRollout(const TensorDict& td, const HealthOptions& options);

    [[nodiscard]] const TensorDict& td() const noexcept { return m_td; }
    [[nodiscard]] const HealthOptions& options() const noexcept { return m_options; }
    /// True if there is a batch whose last dim can be time.
    [[nodiscard]] bool hasTime() const noexcept { return m_reader.has_value(); }
    [[nodiscard]] bool hasEpisodes() const noexcept { return hasTime() && !m_options.rule.empty(); }
    [[nodiscard]] const StepReader& reader() const { return *m_reader; }
    /// Returns the tensors over the batch, in key order, whose steps have one shape.
    [[nodiscard]] const std::vector<RolloutLeaf>& leaves() const noexcept { return m_leaves; }
    /// Returns the sequences of a language model, whose leaves of tokens are not among leaves(); null for other rollouts.
    [[nodiscard]] const TokenBatch* tokens() const noexcept { return m_tokens ? &*m_tokens : nullptr; }
    /// Returns a leaf; null if there is none.
    [[nodiscard]] const RolloutLeaf* find(const KeyPath& key) const;
    /// Returns the first existing leaf of these keys.
    [[nodiscard]] const RolloutLeaf* findAny(const std::vector<KeyPath>& keys) const;
    /// Returns the threshold: the user's, or the default.
    [[nodiscard]] double threshold(const Threshold& threshold) const;

private:
    TensorDict m_td;
    HealthOptions m_options;
    std::optional<TokenBatch> m_tokens;
    std::optional<StepReader> m_reader;
    std::vector<RolloutLeaf> m_leaves;
};

}  // namespace tensordesk
