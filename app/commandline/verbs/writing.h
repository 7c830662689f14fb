// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/console.h"
#include "model/storage/format.h"
#include "model/tensordict/tree/tensordict.h"
#include "model/tensordict/values/pythonvalue.h"

#include <string>

namespace tensordesk {

/// Returns the `--json` document for a tensordict that was written to `out`.
[[nodiscard]] PythonValue::Dict writtenDocument(const TensorDict& td, const std::string& out);
/// Writes `td` to `out` with a progress bar, and prints which entries were left out or converted because the format cannot store
/// them. Returns the document.
[[nodiscard]] PythonValue writeOut(const TensorDict& td, const std::string& out, const WriteOptions& options, Console& console);

}  // namespace tensordesk
