// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

namespace tensordesk {

/// Stands for the real number that a complex one is shown by.
enum class ComplexPart { Magnitude, Real, Imaginary, Phase };

/// Returns the leaf with that part of each complex element, as torch.real(), torch.imag() and torch.angle() give it, the phase in
/// radians: float64 of complex128, else float32. There are elements where the leaf has some; what is asked for is read, and it is
/// not edited. The leaf itself where it is not complex, and for the magnitude, which is what a complex element is drawn and counted by.
[[nodiscard]] Leaf partOfComplex(const Leaf& leaf, ComplexPart part);

}  // namespace tensordesk
