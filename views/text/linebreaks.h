// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace tensordesk {

// Note [Line breaks] A label wraps only between words, so that one long word, such as a path or a key, would make its panel as wide
// as itself. Labels with text from files therefore get places for line breaks within long words. Such a place is two zero-width
// spaces, which files do not contain by chance; they are removed from copied text.

/// Returns `text` with places for line breaks within words of more than 24 characters: after separators, and every 6 characters
/// within runs longer than 12.
[[nodiscard]] QString withLineBreaks(const QString& text);
/// Returns the text as it was before withLineBreaks().
[[nodiscard]] QString withoutLineBreaks(QString text);

/// Removes the places for line breaks from text that is copied or selected in this program, while it exists.
class PlainCopies final : public QObject {
public:
    explicit PlainCopies(QObject* parent = nullptr);
};

}  // namespace tensordesk
