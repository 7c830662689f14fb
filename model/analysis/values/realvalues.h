// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/values/wholeoffset.h"
#include "model/tensordict/base/torchversion.h"

#include <ATen/core/Tensor.h>

#include <array>
#include <cmath>
#include <limits>

namespace tensordesk {

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();

/// Returns the block in a dtype that withRealValues() supports: small floats become float32, which is exact; bool becomes 0 and 1,
/// since a file may contain other bytes.
[[nodiscard]] inline at::Tensor asComputable(const at::Tensor& block)
{
    switch (block.scalar_type()) {
    case at::kComplexHalf: return block.to(at::kComplexFloat);
    case at::kBool: return block.view(at::kByte).ne(0).view(at::kByte);
    default: return at::isFloatingType(block.scalar_type()) && block.element_size() < 4 ? block.to(at::kFloat) : block;
    }
}

/// Returns a value as a real number: a complex one by its magnitude.
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

/// Calls `body` with a function that returns the i-th element of a 1-d CPU tensor of any dtype and stride as a real number, minus
/// an offset, in a few nanoseconds. Dtypes without C++ counterpart are converted as a whole before, and with an offset all except
/// 64-bit integers. See Note [Whole offset].
template <typename Body>
void withElements(const at::Tensor& series, Body&& body, Integer offset = 0)
{
    const auto wideElementsOf = [&](auto zero) {
        using T = decltype(zero);
        body([data = static_cast<const T*>(series.const_data_ptr()), stride = series.stride(0), offset](int64_t i) {
            return static_cast<double>(data[i * stride] - offset);
        });
    };
    const auto elementsOf = [&](auto zero) {
        using T = decltype(zero);
        body([data = static_cast<const T*>(series.const_data_ptr()), stride = series.stride(0)](int64_t i) {
            return realValue(data[i * stride]);
        });
    };
    const bool isWide = series.scalar_type() == at::kLong || series.scalar_type() == kUInt64;
    if (offset != 0 && !isWide) {
        return withElements(lessOffset(series, offset), std::forward<Body>(body));
    }
    switch (series.scalar_type()) {
    case at::kFloat: return elementsOf(float());
    case at::kDouble: return elementsOf(double());
    case at::kByte: return elementsOf(uint8_t());
    case at::kChar: return elementsOf(int8_t());
    case at::kShort: return elementsOf(int16_t());
    case at::kInt: return elementsOf(int32_t());
    case at::kLong: return offset == 0 ? elementsOf(int64_t()) : wideElementsOf(int64_t());
    case kUInt16: return elementsOf(uint16_t());
    case kUInt32: return elementsOf(uint32_t());
    case kUInt64: return offset == 0 ? elementsOf(uint64_t()) : wideElementsOf(uint64_t());
    case at::kHalf: return elementsOf(c10::Half());
    case at::kBFloat16: return elementsOf(c10::BFloat16());
    case at::kComplexFloat: return elementsOf(c10::complex<float>());
    case at::kComplexDouble: return elementsOf(c10::complex<double>());
    default: return withElements(asComputable(series), std::forward<Body>(body));
    }
}

/// The number of occurrences of each value of one-byte elements, from the smallest value of T on.
template <typename T>
[[nodiscard]] std::array<int64_t, 256> countValues(const T* values, int64_t count)
{
    static_assert(sizeof(T) == 1);
    // Four tables, so that adjacent equal values do not wait for each other.
    constexpr int64_t kTables = 4;
    std::array<std::array<int64_t, 256>, kTables> counts{};
    const auto at = [](T value) { return static_cast<std::size_t>(value - std::numeric_limits<T>::min()); };
    int64_t i = 0;
    for (; i + kTables <= count; i += kTables)
        for (int64_t table = 0; table < kTables; ++table)
            ++counts[static_cast<std::size_t>(table)][at(values[i + table])];
    for (; i < count; ++i)
        ++counts[0][at(values[i])];
    for (std::size_t value = 0; value < 256; ++value)
        counts[0][value] += counts[1][value] + counts[2][value] + counts[3][value];
    return counts[0];
}

/// Calls `body` with a typed pointer to the elements of a contiguous, computable block.
template <typename Body>
void withRealValues(const at::Tensor& block, Body&& body)
{
    const void* data = block.const_data_ptr();
    switch (block.scalar_type()) {
#define TENSORDESK_CASE(dtype, T)                                                                                                  \
    case dtype: body(static_cast<const T*>(data)); return
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
    default: TORCH_CHECK_NOT_IMPLEMENTED(false, "no statistics for ", block.scalar_type());
    }
}

}  // namespace tensordesk
