// SPDX-License-Identifier: BSD-3-Clause
// Differences between versions of LibTorch since 2.1, the oldest supported one.
#pragma once

#include "model/tensordict/base/dtype.h"

#if __has_include(<torch/headeronly/version.h>)
#include <torch/headeronly/version.h>
#else
#include <torch/version.h>
#endif

#include <optional>

namespace tensordesk {

#if TORCH_VERSION_MAJOR > 2 || TORCH_VERSION_MINOR >= 3
inline constexpr DType kUInt16 = DType::UInt16, kUInt32 = DType::UInt32, kUInt64 = DType::UInt64;
#else
/// Placeholders for dtypes that this LibTorch lacks; no tensor has such a dtype.
#pragma GCC diagnostic ignored "-Wswitch"
inline constexpr DType kUInt16{101}, kUInt32{102}, kUInt64{103};
#endif

/// Returns the dtype, or nothing if this LibTorch lacks it.
[[nodiscard]] constexpr std::optional<DType> ifPresent(DType dtype)
{
    return dtype < DType::NumOptions ? std::optional(dtype) : std::nullopt;
}

/// The type of ATen's optional arguments.
#if TORCH_VERSION_MAJOR > 2 || TORCH_VERSION_MINOR >= 4
template <typename T>
using TorchOptional = std::optional<T>;
#else
template <typename T>
using TorchOptional = c10::optional<T>;
#endif

}  // namespace tensordesk
