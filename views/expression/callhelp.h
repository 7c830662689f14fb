// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace tensordesk {

/// The call whose arguments are being typed.
struct OpenCall {
    QString name;      ///< `torch.stack`, `select`: the text before the bracket; for a method only its name
    int argument = 0;  ///< number of commas before the cursor

    bool operator==(const OpenCall&) const = default;
};

/// Returns the innermost call that is open at `cursor`; only reads brackets, quotes and names.
[[nodiscard]] std::optional<OpenCall> openCallAt(const QString& text, qsizetype cursor);

/// Returns the signature and description as rich text, with the current argument in bold; empty if unknown.
[[nodiscard]] QString helpOnCall(const OpenCall& call);

}  // namespace tensordesk
