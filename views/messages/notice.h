// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace tensordesk {

/// A message for the user.
struct Notice {
    enum class Severity { Info, Warning, Error };

    Severity severity = Severity::Info;
    QString text;          ///< a sentence
    QString advice = {};   ///< the remedy; may be empty
    bool hasMark = false;  ///< the text ends with a line of source and a mark below it

    bool operator==(const Notice&) const = default;
};

/// An action for a message, shown as a button in it.
struct MessageAction {
    QString text;
    std::function<void()> run;
};

}  // namespace tensordesk
