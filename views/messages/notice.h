// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace tensordesk {

/// Something a person should know of.
struct Notice {
    enum class Severity { Info, Warning, Error };

    Severity severity = Severity::Info;
    QString text;          ///< a sentence
    QString advice = {};   ///< what can be done about it; may be empty
    bool hasMark = false;  ///< the text ends in a line of source with a mark under it

    bool operator==(const Notice&) const = default;
};

/// Something that a person can have done about a message, as a button in it.
struct MessageAction {
    QString text;
    std::function<void()> run;
};

}  // namespace tensordesk
