// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/text/terminaltext.h"
#include "model/expression/syntax/value.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tensordesk {

struct ValueTextOptions {
    Style style = Style();
    int width = 80;
    bool withElements = true;  ///< false: shapes only, nothing is read
    int64_t maxCount = 1000;   ///< of larger tensors only the corners are read and shown
};

/// Returns a value as lines of text: plain values as Python's repr, tensors with shape, dtype and elements, tensordicts as a tree.
[[nodiscard]] std::vector<std::string> valueText(const Value& value, const ValueTextOptions& options);

}  // namespace tensordesk
