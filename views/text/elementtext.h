// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/dtype.h"
#include "views/text/numberformat.h"

#include <ATen/core/Tensor.h>

#include <QString>
#include <QStringView>

namespace tensordesk {

/// Converts one element of a tensor to text and back, for all dtypes except quantised and packed ones, whose elements are smaller
/// than a number.
namespace elementtext {

/// True if elements of the dtype can be written as text.
[[nodiscard]] bool isShowable(DType dtype);

/// Returns the element at `element` in Python's notation: `0.1`, `1e-07`, `nan`, `-inf`, `True`, `(1+2j)`; see NumberFormat. Costs
/// tens of nanoseconds and one QString. REQUIRES: isShowable(dtype).
[[nodiscard]] QString text(DType dtype, const void* element, const NumberFormat& format = {});

/// Returns the element as a real number: a complex one by its magnitude, a bool as 0 or 1. REQUIRES: isShowable(dtype).
[[nodiscard]] double number(DType dtype, const void* element);

/// Returns a result of number() for that dtype in the notation of text(); any other number as format::number() does. REQUIRES:
/// isShowable(dtype).
[[nodiscard]] QString text(DType dtype, double number);

/// Parses a value as a 0-d CPU tensor of the dtype: integers for ints (also hex, `0x1f`), 0/1/True/False for bool, nan and inf for
/// floats, `1+2j` for complex. Throws a translated ValueError if the text is invalid or does not fit the dtype: nothing is clamped.
[[nodiscard]] at::Tensor parsed(DType dtype, QStringView text);

}  // namespace elementtext

}  // namespace tensordesk
