// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/error.h"
#include "model/tensordict/base/message.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tensordesk {

/// What is done with entries that a format cannot hold.
enum class OnMisfit : uint8_t {
    Stop,     ///< nothing is written
    Skip,     ///< they are left out
    Convert,  ///< they become what it can hold; left out where there is no such thing
};

/// An entry that a file of a format cannot hold.
struct Misfit {
    Error reason;    ///< with the key of the entry
    Message remedy;  ///< what it is converted to: "torch.float32"; empty if it can only be left out
};

/// `("next", "x"): … (convertible to torch.float32)` for some ten of them, and how many more there are.
[[nodiscard]] Message listed(const std::vector<Misfit>& misfits);

/// The error of the only misfit, or one that lists them. REQUIRES: at least one. `format` is what FormatRow calls that of `file`.
[[noreturn]] void throwMisfits(const std::vector<Misfit>& misfits, const std::string& format, const std::string& file);

}  // namespace tensordesk
