// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace tensordesk {

// Note [Line breaks]
// A label wraps between words only, so that one long word, such as a path or a key, would make the panel that the label is in as
// wide as itself. Labels of text that comes from files therefore show it with places for line breaks within its long words. Such a
// place is two zero-width spaces, which no file has by chance; they are taken out of what is copied.

/// Returns `text` with places for line breaks within words of more than 24 characters: behind separators, and every 6
/// characters within what is longer than 12.
[[nodiscard]] QString withLineBreaks(const QString& text);
/// Returns the text as it was before withLineBreaks().
[[nodiscard]] QString withoutLineBreaks(QString text);

/// Takes the places for line breaks out of the text that is copied or selected in this program, for as long as it lives.
class PlainCopies final : public QObject {
public:
    explicit PlainCopies(QObject* parent = nullptr);
};

}  // namespace tensordesk
