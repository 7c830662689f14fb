// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/console.h"
#include "model/tensordict/base/error.h"

#include <string>

namespace tensordesk {

/// Says on stderr what went wrong and, where `asJson`, prints its document on stdout, so that a program that asked for one
/// gets one whatever happens.
void tellError(const Error& error, bool asJson, Console& console);

/// The document of arguments that cannot be understood; `remedy` says which help to read.
[[nodiscard]] std::string usageErrorDocument(const std::string& message, const std::string& remedy);

}  // namespace tensordesk
