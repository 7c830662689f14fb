// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/linebreaks.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QTextBoundaryFinder>

namespace tensordesk {

namespace {

constexpr qsizetype kLongWord = 24;
constexpr qsizetype kLongPiece = 12;
constexpr qsizetype kPart = 6;
const QString kPlace(2, QChar(0x200b));

/// Appends a piece between two separators, which is kept whole if it is short.
void appendPiece(QStringView piece, QString& to)
{
    if (piece.size() <= kLongPiece) {
        to += piece;
        return;
    }
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, piece.data(), piece.size());
    qsizetype begin = 0, length = 0;
    for (qsizetype end = letters.toNextBoundary(); end > 0; end = letters.toNextBoundary()) {
        if (++length == kPart && end < piece.size()) {
            to += piece.sliced(begin, end - begin);
            to += kPlace;
            begin = end;
            length = 0;
        }
    }
    to += piece.sliced(begin);
}

QString broken(const QString& word)
{
    static const QString separators = QStringLiteral("/\\_.,;:=-+)]}");
    QString result;
    qsizetype begin = 0;
    for (qsizetype at = 0; at < word.size(); ++at) {
        if (separators.contains(word[at]) || at + 1 == word.size()) {
            if (begin > 0) {
                result += kPlace;
            }
            appendPiece(QStringView(word).sliced(begin, at + 1 - begin), result);
            begin = at + 1;
        }
    }
    return result;
}

}  // namespace

QString withLineBreaks(const QString& text)
{
    const QString plain = withoutLineBreaks(text);
    QString result;
    for (qsizetype at = 0; at < plain.size();) {
        qsizetype end = at;
        while (end < plain.size() && !plain[end].isSpace()) {
            ++end;
        }
        const QString word = plain.sliced(at, end - at);
        result += word.size() > kLongWord ? broken(word) : word;
        if (end < plain.size()) {
            result += plain[end];
        }
        at = end + 1;
    }
    return result;
}

QString withoutLineBreaks(QString text)
{
    return text.remove(kPlace);
}

PlainCopies::PlainCopies(QObject* parent) : QObject(parent)
{
    QClipboard* const clipboard = QGuiApplication::clipboard();
    connect(clipboard, &QClipboard::changed, this, [clipboard](QClipboard::Mode mode) {
        // Another program's text is not read: it may have to be asked for it.
        const bool isOurs = QGuiApplication::applicationState() == Qt::ApplicationActive;
        if (const QString text = isOurs ? clipboard->text(mode) : QString(); text.contains(kPlace)) {
            clipboard->setText(withoutLineBreaks(text), mode);
        }
    });
}

}  // namespace tensordesk
