// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/parameters/parameters.h"
#include "model/analysis/values/histogram.h"
#include "model/analysis/values/summary.h"
#include "model/tensordict/base/progress.h"

#include <limits>
#include <optional>

namespace tensordesk {

/// The statistics of a parameter's elements, or of all elements of a module.
struct ParameterFigures {
    static constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
    static constexpr int64_t kBins = 24;

    Summary summary = Summary::none();
    Histogram histogram = {};  ///< of kBins bins from min to max; empty without finite elements, and for modules
    /// The norm of exp_avg or momentum_buffer; NaN without one.
    double momentum = kNone;
    /// The root mean square of the elements of the optimizer's latest step without weight decay: lr · m̂ / (√v̂ + ε) for Adam, as
    /// Kingma and Ba (2015) and torch.optim.Adam, and lr · momentum_buffer for SGD; NaN for other optimizers.
    double effectiveStep = kNone;
    /// |now - before| / |before| against another checkpoint, of elements that are finite in both; NaN without one, and where
    /// |before| is 0.
    double change = kNone;
    int64_t newNonFinite = 0;  ///< the number of elements that were finite in the other checkpoint and are NaN or infinite now

    /// Returns the Euclidean norm of the finite elements, NaN if there are none.
    [[nodiscard]] double norm() const;
    /// Returns the share of zeros among all elements, NaN if there are none.
    [[nodiscard]] double zeroShare() const;
    /// Adds the elements of another parameter of the module. Only summary and norm remain defined.
    void merge(const ParameterFigures& other);
};

/// Computes the statistics, except those against another checkpoint. Cost: two reads of the parameter, the second one from the
/// system's cache if it fits there, and one of its optimizer state, in bounded memory. Reports bytes of the parameter. Throws the
/// storage's errors.
[[nodiscard]] ParameterFigures figuresOf(const ModuleParameter& parameter, Progress& progress = Progress::none());

/// Sets `change` and `newNonFinite` against the parameter of the same shape in another checkpoint; complex elements count by
/// magnitude. Cost: one read of both. Throws the storage's errors. REQUIRES: equal shapes.
void compareWith(ParameterFigures& figures, const Leaf& before, const Leaf& now, Progress& progress = Progress::none());

}  // namespace tensordesk
