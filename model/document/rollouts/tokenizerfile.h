// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/tokens/tokenizer/tokenizer.h"

#include <memory>
#include <string>

namespace tensordesk {

/// Returns the path of the `tokenizer.json` beside a file or in a folder, or in the nearest of eight folders above; empty if there is none.
[[nodiscard]] std::string tokenizerBeside(const std::string& path);

/// Reads a tokenizer.json. Throws OSError, and ValueError with the file and what is wrong in it.
[[nodiscard]] std::shared_ptr<const Tokenizer> tokenizerAt(const std::string& path);

}  // namespace tensordesk
