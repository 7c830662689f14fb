// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/console.h"
#include "model/tensordict/base/error.h"

#include <string>

namespace tensordesk {

/// Prints an error to stderr and, with `asJson`, its document to stdout, so that a program that requested JSON always gets it.
void tellError(const Error& error, bool asJson, Console& console);

/// Returns the document for invalid arguments. `remedy`: which help to read.
[[nodiscard]] std::string usageErrorDocument(const std::string& message, const std::string& remedy);

}  // namespace tensordesk
