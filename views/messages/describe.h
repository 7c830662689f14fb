// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tensordesk {

class Error;

/// Returns the text with a capital letter and a period, unless it begins or ends with code.
[[nodiscard]] QString asSentence(QString text);

/// Returns an error as one sentence for the user: the reason, the file and the nested key.
[[nodiscard]] QString describe(const Error& error);

/// Returns the headline of an error (see Notice): the kind of failure, with the name of the file.
[[nodiscard]] QString headlineOf(const Error& error);

/// Returns an error in typed code: if the message has a place, keeps the lines that show it.
[[nodiscard]] QString describeTyped(const Error& error);

/// True if the error concerns a link out of an opened folder, and following such links would fix it. Reads one file's metadata.
[[nodiscard]] bool isRefusedLink(const Error& error);

/// Returns the remedy in one or two sentences; empty if the error states it already.
[[nodiscard]] QString adviceFor(const Error& error);

}  // namespace tensordesk
