// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <string>

namespace tensordesk {

/// The notation of numbers.
enum class NumberStyle : uint8_t {
    Json,  ///< as Python's json: true, NaN, -Infinity; complex numbers as [re, im]
    Csv,   ///< as pandas: True, nan, -inf, (1+2j)
};

/// Converts the elements of a tensor to texts that represent them exactly: floats as their shortest decimal, with a point or an
/// exponent.
class ElementTexts {
public:
    /// Throws NotImplementedError for quantised dtypes.
    ElementTexts(const at::Tensor& tensor, NumberStyle style);

    /// Appends the text of the element at `position` in row-major order.
    void append(std::string& out, int64_t position) const { m_append(out, m_tensor.const_data_ptr(), position, m_style); }

private:
    using Append = void (*)(std::string& out, const void* elements, int64_t position, NumberStyle style);

    at::Tensor m_tensor;  ///< contiguous, on the CPU, of a dtype that C++ has
    NumberStyle m_style;
    Append m_append;
};

}  // namespace tensordesk
