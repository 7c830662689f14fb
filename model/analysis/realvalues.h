// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "tensordict/torchversion.h"

#include <ATen/core/Tensor.h>

#include <cmath>
#include <limits>

namespace tensordesk {

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// The block in a dtype that withRealValues() takes: small floats become float32, which holds them
/// exactly; bool becomes 0 and 1, for a file may hold other bytes.
[[nodiscard]] inline at::Tensor asComputable(const at::Tensor& block)
{
    switch (block.scalar_type()) {
    case at::kComplexHalf:
        return block.to(at::kComplexFloat);
    case at::kBool:
        return block.view(at::kByte).ne(0).view(at::kByte);
    default:
        return at::isFloatingType(block.scalar_type()) && block.element_size() < 4 ? block.to(at::kFloat) : block;
    }
}

/// A value as a real number: of a complex one its magnitude.
template <typename T>
[[nodiscard]] inline double realValue(T value)
{
    return static_cast<double>(value);
}
template <typename T>
[[nodiscard]] inline double realValue(c10::complex<T> value)
{
    return std::hypot(static_cast<double>(value.real()), static_cast<double>(value.imag()));
}

/// Calls `body` with a typed pointer to the elements of a contiguous, computable block.
template <typename Body>
void withRealValues(const at::Tensor& block, Body&& body)
{
    const void* data = block.const_data_ptr();
    switch (block.scalar_type()) {
#define TENSORDESK_CASE(dtype, T)                                                                                      \
    case dtype:                                                                                                        \
        body(static_cast<const T*>(data));                                                                             \
        return
        TENSORDESK_CASE(at::kFloat, float);
        TENSORDESK_CASE(at::kDouble, double);
        TENSORDESK_CASE(at::kByte, uint8_t);
        TENSORDESK_CASE(at::kChar, int8_t);
        TENSORDESK_CASE(at::kShort, int16_t);
        TENSORDESK_CASE(at::kInt, int32_t);
        TENSORDESK_CASE(at::kLong, int64_t);
        TENSORDESK_CASE(kUInt16, uint16_t);
        TENSORDESK_CASE(kUInt32, uint32_t);
        TENSORDESK_CASE(kUInt64, uint64_t);
        TENSORDESK_CASE(at::kComplexFloat, c10::complex<float>);
        TENSORDESK_CASE(at::kComplexDouble, c10::complex<double>);
#undef TENSORDESK_CASE
    default:
        TORCH_CHECK_NOT_IMPLEMENTED(false, "no statistics for ", block.scalar_type());
    }
}

}  // namespace tensordesk
