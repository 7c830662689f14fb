// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace tensordesk {

/// A message for the user.
struct Notice {
    enum class Severity { Info, Warning, Error };

    Severity severity = Severity::Info;
    QString headline;      ///< what happened: at most kLongestHeadline characters, without a period at its end
    QString details = {};  ///< the reason in sentences; may be empty
    QString advice = {};   ///< the remedy; may be empty
    bool hasMark = false;  ///< the details end with a line of source and a mark below it

    /// Returns headline and details as one text, for lists of messages.
    [[nodiscard]] QString text() const;
    bool operator==(const Notice&) const = default;
};

/// The number of characters that a headline has at most in English, so that it fits in one line beside the buttons of a message.
constexpr qsizetype kLongestHeadline = 60;

/// Returns the headline about an object, such as `Cannot open “rollout.h5”`: replaces the `%1` in `pattern` by the object's name,
/// whose middle is elided where the headline would be too long.
[[nodiscard]] QString headlineAbout(const QString& pattern, const QString& name);

/// An action for a message, shown as a button in it.
struct MessageAction {
    QString text;
    std::function<void()> run;
};

}  // namespace tensordesk
