// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace tensordesk {

/// The call whose arguments are being typed.
struct OpenCall {
    QString name;      ///< `torch.stack`, `select`: as it stands before the bracket, of a method the name alone
    int argument = 0;  ///< how many commas stand before the cursor

    bool operator==(const OpenCall&) const = default;
};

/// The innermost call that is open at `cursor`; reads brackets, quotes and names only.
[[nodiscard]] std::optional<OpenCall> openCallAt(const QString& text, qsizetype cursor);

/// How it is called and what it does, as rich text, with the argument at hand in bold; empty for what is not known.
[[nodiscard]] QString helpOnCall(const OpenCall& call);

}  // namespace tensordesk
