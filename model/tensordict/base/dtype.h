// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <c10/core/ScalarType.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

using DType = c10::ScalarType;

/// "torch.float32": the spelling of Python's repr and of every file that names a dtype.
[[nodiscard]] std::string dtypeName(DType dtype);

/// "f32", "i64", "b", "c64", "bf16": the badge of narrow columns.
[[nodiscard]] std::string dtypeBadge(DType dtype);

/// The inverse of dtypeName: exactly its spellings, no alias such as "float". Empty if unknown to
/// this LibTorch.
[[nodiscard]] std::optional<DType> dtypeFromName(std::string_view name);
/// All names that dtypeFromName() knows, in alphabetical order.
[[nodiscard]] std::vector<std::string> dtypeNames();

/// Bytes of one element.
[[nodiscard]] int64_t itemSize(DType dtype);

}  // namespace tensordesk
