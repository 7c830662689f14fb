// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/error.h"
#include "model/tensordict/base/message.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tensordesk {

/// The treatment of entries that a format cannot store.
enum class OnUnsupported : uint8_t {
    Stop,     ///< nothing is written
    Skip,     ///< they are left out
    Convert,  ///< they are converted to something that it can store, or left out if that is not possible
};

/// An entry that a file of a format cannot hold.
struct UnsupportedEntry {
    Error reason;    ///< includes the key of the entry
    Message remedy;  ///< the result of the conversion: "torch.float32"; empty if it can only be left out
};

/// Returns `("next", "x"): … (convertible to torch.float32)` for about ten entries, and the number of further ones.
[[nodiscard]] Message listed(const std::vector<UnsupportedEntry>& unsupported);

/// Throws the error of the only entry, or one that lists them. `format`: the name in the FormatRow of `file`. REQUIRES: at least
/// one.
[[noreturn]] void throwUnsupported(const std::vector<UnsupportedEntry>& unsupported, const std::string& format,
                                   const std::string& file);

}  // namespace tensordesk
