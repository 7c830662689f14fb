// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

namespace tensordesk {

/// The real number as which a complex one is shown.
enum class ComplexPart { Magnitude, Real, Imaginary, Phase };

/// Returns a leaf with a part of each complex element, as torch.real(), torch.imag() and torch.angle() (in radians) define it, in
/// float64 for complex128, otherwise float32. Elements that are missing in the leaf are missing in the result (see presentOf()).
/// Computed when it is read; read-only. Returns the leaf itself if it is not complex, and for Magnitude, because views and
/// statistics use the magnitude of complex elements anyway.
[[nodiscard]] Leaf partOfComplex(const Leaf& leaf, ComplexPart part);

}  // namespace tensordesk
