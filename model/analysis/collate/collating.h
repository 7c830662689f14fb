// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/dtype.h"
#include "model/tensordict/tree/tensordict.h"

#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace tensordesk {

/// The methods to combine several tensordicts.
enum class CollationMethod { Stack, Cat, LazyStack, MaybeDenseStack, PadSequence };

inline constexpr std::array kCollationMethods{CollationMethod::Stack, CollationMethod::Cat, CollationMethod::LazyStack,
                                              CollationMethod::MaybeDenseStack, CollationMethod::PadSequence};

/// Returns the function in Python: "torch.stack", "pad_sequence".
[[nodiscard]] const char* nameOf(CollationMethod method) noexcept;

/// The result of a method: a tensordict of leaves on the `meta` device, without a device itself, or the error.
struct CollationOutcome {
    CollationMethod method;
    std::optional<TensorDict> result = {};
    std::optional<Error> error = {};
    /// Keys that some member has and the result lacks.
    std::vector<KeyPath> dropped = {};
    /// Keys whose dtypes differ between members, each with its dtype in the result.
    std::vector<std::pair<KeyPath, DType>> promoted = {};
    bool dropsNames = false;  ///< true if a batch dim has a name in a member and none in the result
};

/// Applies `method` to these members on batch dim `dim` (for pad_sequence the padded dim), with leaves without data. Reads no
/// element.
[[nodiscard]] CollationOutcome collated(CollationMethod method, const std::vector<TensorDict>& members, int64_t dim = 0);

}  // namespace tensordesk
