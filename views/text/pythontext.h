// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tensordesk {

[[nodiscard]] inline bool opensBracket(QChar character)
{
    return QStringLiteral("([{").contains(character);
}
[[nodiscard]] inline bool closesBracket(QChar character)
{
    return QStringLiteral(")]}").contains(character);
}
[[nodiscard]] inline bool isNamePart(QChar character)
{
    return character.isLetterOrNumber() || character == QLatin1Char('_');
}

/// Scans a piece of Python, possibly incomplete, outside of string literals: calls `visit(position, character, depth)` until that
/// returns false. `depth`: the nesting of brackets, including an opening one and its closing one.
template <typename Visit>
void forEachOutsideStrings(QStringView text, qsizetype from, Visit visit)
{
    int depth = 0;
    QChar quote;
    for (qsizetype at = from; at < text.size(); ++at) {
        const QChar character = text.at(at);
        if (!quote.isNull()) {
            at += character == QLatin1Char('\\') ? 1 : 0;
            quote = character == quote ? QChar() : quote;
        } else if (character == QLatin1Char('"') || character == QLatin1Char('\'')) {
            quote = character;
        } else {
            depth += opensBracket(character) ? 1 : 0;
            if (!visit(at, character, depth)) {
                return;
            }
            depth -= closesBracket(character) ? 1 : 0;
        }
    }
}

}  // namespace tensordesk
