// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tensordesk {

class Error;

/// An error as a person reads it: one sentence that says what went wrong, in which file and at which
/// nested key.
[[nodiscard]] QString describe(const Error& error);

/// Describes an error in code that a person typed: where the message points at a place, it keeps the lines that do.
[[nodiscard]] QString describeTyped(const Error& error);

/// Whether the error is of a link that leads out of an opened folder and that following such links would read. Looks at
/// one file's metadata.
[[nodiscard]] bool isRefusedLink(const Error& error);

/// What a person can do about it, in a sentence or two; empty where the error says it already.
[[nodiscard]] QString adviceFor(const Error& error);

}  // namespace tensordesk
