// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tensordesk {

/// How numbers are written.
struct NumberFormat {
    enum class Notation {
        Exact,        ///< the shortest text that reads back as the same number, narrow floats as float32
        Fixed,        ///< floats with so many decimals
        Scientific,   ///< floats as 1.25e-03, with so many decimals
        Hexadecimal,  ///< ints as 0x0f, as wide as their dtype; floats as C and Python's float.hex() write them
    };
    Notation notation = Notation::Exact;
    int decimals = 0;

    bool operator==(const NumberFormat&) const = default;
};

}  // namespace tensordesk
