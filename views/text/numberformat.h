// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tensordesk {

/// The notation of numbers.
struct NumberFormat {
    enum class Notation {
        Exact,        ///< the shortest text that parses to the same number, narrow floats as float32
        Fixed,        ///< floats with this number of decimals
        Scientific,   ///< floats as 1.25e-03, with this number of decimals
        Hexadecimal,  ///< ints as 0x0f, as wide as their dtype; floats in the notation of C and Python's float.hex()
    };
    Notation notation = Notation::Exact;
    int decimals = 0;

    bool operator==(const NumberFormat&) const = default;
};

}  // namespace tensordesk
