// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

namespace tensordesk {

/// The real number as which a complex one is shown.
enum class ComplexPart { Magnitude, Real, Imaginary, Phase };

/// Returns a leaf with that part of each complex element, as torch.real(), torch.imag() and torch.angle() define it, the phase in
/// radians: float64 for complex128, else float32. Present where the leaf is present (see presentOf()). Computed when it is read;
/// read-only. Returns the leaf itself if it is not complex, and for the magnitude, by which complex elements are drawn and counted
/// anyway.
[[nodiscard]] Leaf partOfComplex(const Leaf& leaf, ComplexPart part);

}  // namespace tensordesk
