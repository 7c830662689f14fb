// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/doctor/doctor.h"
#include "model/operations/rollouts/stepmarks.h"

#include <ATen/core/Tensor.h>

#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// A tensor over the batch.
struct PatientLeaf {
    KeyPath key;
    Leaf leaf;
    Shape eventShape;  ///< of one step, without ragged dims

    [[nodiscard]] bool isFloating() const;
    /// One number a step.
    [[nodiscard]] bool isScalar() const { return elementCount(eventShape) == 1; }
};

/// Some steps with what checks ask for of them.
struct Steps {
    Stretch stretch;
    StepMarks marks;                  ///< [rows, count]
    std::vector<at::Tensor> tensors;  ///< of the leaves asked for: [rows, count or one more, elements of a step]
    const StepGrid* grid = nullptr;

    [[nodiscard]] int64_t count() const noexcept { return stretch.count; }
    [[nodiscard]] bool isData(int64_t at) const;
    /// `bools`, [rows, count or one less], where there is no padding.
    [[nodiscard]] at::Tensor ofData(const at::Tensor& bools) const;
    /// `bools`, [rows, count or one less], where neither a step nor the one behind it is padding.
    [[nodiscard]] at::Tensor ofDataPairs(const at::Tensor& bools) const;
    /// `3, 41` of the step that has this number in `marks`, and of an element of it where that is given.
    [[nodiscard]] std::string indexOf(int64_t at) const;
    [[nodiscard]] std::string indexOf(int64_t at, int64_t element, const Shape& eventShape) const;
};

/// Up to four significant digits.
[[nodiscard]] std::string numberText(double value);

/// How often something was seen, and where first.
struct Sightings {
    int64_t count = 0;
    std::string first = {};

    /// `where` is called for the first one alone.
    template <typename Where>
    void add(int64_t more, const Where& where)
    {
        if (more > 0 && count == 0)
            first = where();
        count += more;
    }
};

/// A rollout as checks look at it.
class Patient {
public:
    Patient(const TensorDict& td, const HealthOptions& options);

    [[nodiscard]] const TensorDict& td() const noexcept { return m_td; }
    [[nodiscard]] const HealthOptions& options() const noexcept { return m_options; }
    /// Whether there is a batch whose last dim can be time.
    [[nodiscard]] bool hasTime() const noexcept { return m_reader.has_value(); }
    [[nodiscard]] bool hasEpisodes() const noexcept { return hasTime() && !m_options.rule.empty(); }
    [[nodiscard]] const StepReader& reader() const { return *m_reader; }
    /// Tensors over the batch, in the order of their keys, whose steps are of one shape.
    [[nodiscard]] const std::vector<PatientLeaf>& leaves() const noexcept { return m_leaves; }
    /// Null if there is none.
    [[nodiscard]] const PatientLeaf* find(const KeyPath& key) const;
    /// The first of these that there is.
    [[nodiscard]] const PatientLeaf* findAny(const std::vector<KeyPath>& keys) const;
    /// The number that a check goes by: the user's, else its own.
    [[nodiscard]] double threshold(const Threshold& threshold) const;

private:
    TensorDict m_td;
    HealthOptions m_options;
    std::optional<StepReader> m_reader;
    std::vector<PatientLeaf> m_leaves;
};

}  // namespace tensordesk
