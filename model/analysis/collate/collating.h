// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/dtype.h"
#include "model/tensordict/tree/tensordict.h"

#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace tensordesk {

/// The ways to make one tensordict of several.
enum class CollationMethod { Stack, Cat, LazyStack, MaybeDenseStack, PadSequence };

inline constexpr std::array kCollationMethods{CollationMethod::Stack, CollationMethod::Cat, CollationMethod::LazyStack,
                                              CollationMethod::MaybeDenseStack, CollationMethod::PadSequence};

/// "torch.stack", "pad_sequence": the function in Python.
[[nodiscard]] const char* nameOf(CollationMethod method) noexcept;

/// What a method gives: a tensordict of leaves without data, on the `meta` device and with no device of its
/// own, or the error it raises.
struct CollationOutcome {
    CollationMethod method;
    std::optional<TensorDict> result = {};
    std::optional<Error> error = {};
    /// Keys that some member has, and the result does not show.
    std::vector<KeyPath> dropped = {};
    /// Keys whose dtypes differ among the members, each with the one that it has in the result.
    std::vector<std::pair<KeyPath, DType>> promoted = {};
    bool dropsNames = false;  ///< of batch dims: a member calls them something, and the result nothing
};

/// What `method` would give for these members on batch dim `dim` (of pad_sequence the dim that is padded): the
/// operation itself, on leaves without data. No element is read.
[[nodiscard]] CollationOutcome collated(CollationMethod method, const std::vector<TensorDict>& members, int64_t dim = 0);

}  // namespace tensordesk
