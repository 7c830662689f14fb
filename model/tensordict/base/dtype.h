// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <c10/core/ScalarType.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

using DType = c10::ScalarType;

/// Returns "torch.float32": the spelling of Python's repr, which files that name a dtype use too.
[[nodiscard]] std::string dtypeName(DType dtype);

/// Returns "f32", "i64", "b", "c64" or "bf16": the abbreviation shown in narrow columns.
[[nodiscard]] std::string dtypeBadge(DType dtype);

/// Returns the dtype of a name. Accepts exactly the spellings of dtypeName(), no alias such as "float". Empty if this LibTorch does
/// not know the name.
[[nodiscard]] std::optional<DType> dtypeFromName(std::string_view name);
/// Returns all names that dtypeFromName() accepts, in alphabetical order.
[[nodiscard]] std::vector<std::string> dtypeNames();

/// True for bools, integers, floats and complex numbers; false for quantized dtypes and bytes of unknown meaning.
[[nodiscard]] bool holdsNumbers(DType dtype) noexcept;

/// Returns the number of bytes of one element.
[[nodiscard]] int64_t itemSize(DType dtype);

}  // namespace tensordesk
