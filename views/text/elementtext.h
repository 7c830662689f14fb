// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/dtype.h"
#include "views/text/numberformat.h"

#include <ATen/core/Tensor.h>

#include <QString>
#include <QStringView>

namespace tensordesk {

/// One element of a tensor as text, and text as an element. All dtypes but the quantised and the packed
/// ones, which hold less than a number in an element.
namespace elementtext {

/// True if elements of the dtype can be written as text.
[[nodiscard]] bool isShowable(DType dtype);

/// The element as Python writes it: `0.1`, `1e-07`, `nan`, `-inf`, `True`, `(1+2j)`; see NumberFormat. Reads one
/// element at `element`; costs some tens of nanoseconds and one QString. REQUIRES: isShowable(dtype).
[[nodiscard]] QString text(DType dtype, const void* element, const NumberFormat& format = {});

/// The element as a real number: of a complex one its magnitude, of a bool 0 or 1. REQUIRES: isShowable(dtype).
[[nodiscard]] double number(DType dtype, const void* element);

/// A number that number() gave for an element of that dtype, as text() writes such an element; any other as
/// format::number() does. REQUIRES: isShowable(dtype).
[[nodiscard]] QString text(DType dtype, double number);

/// A 0-d CPU tensor of the dtype. Whole numbers for ints (also hex, `0x1f`), 0/1/True/False for
/// bool, nan and inf for floats, `1+2j` for complex. ValueError, translated, if the text is none or
/// its value does not fit the dtype: nothing is clamped.
[[nodiscard]] at::Tensor parsed(DType dtype, QStringView text);

}  // namespace elementtext

}  // namespace tensordesk
