// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/expression/callhelp.h"

#include "model/expression/calls/help.h"
#include "views/text/format.h"
#include "views/text/pythontext.h"

#include <QStringList>

#include <vector>

namespace tensordesk {

namespace {

/// Returns the callee of the bracket at `bracket`; empty if the bracket is not a call.
QString calleeBefore(const QString& text, qsizetype bracket)
{
    qsizetype start = bracket;
    while (start > 0 && isNamePart(text.at(start - 1))) {
        --start;
    }
    QString name = text.mid(start, bracket - start);
    if (start > 0 && text.at(start - 1) == QLatin1Char('.')) {
        for (const char* module : {"torch", "TensorDict"}) {
            const QString prefix = QString::fromLatin1(module) + QLatin1Char('.');
            if (QStringView(text).left(start).endsWith(prefix)) {
                return prefix + name;
            }
        }
    }
    return name;
}

/// `(a, b=[1, 2])` as its parameters.
QStringList parametersOf(const QString& signature)
{
    QStringList parameters;
    qsizetype from = 1;
    forEachOutsideStrings(signature, 0, [&](qsizetype at, QChar character, int depth) {
        const bool ends = closesBracket(character) && depth == 1;
        if (ends || (character == QLatin1Char(',') && depth == 1)) {
            parameters << signature.mid(from, at - from).trimmed();
            from = at + 1;
        }
        return !ends;
    });
    return parameters;
}

/// The parameter that takes the argument: `*sizes` takes all that follow.
int parameterFor(int argument, const QStringList& parameters)
{
    int taken = 0;
    for (int at = 0; at < parameters.size(); ++at) {
        if (parameters[at].startsWith(QLatin1Char('*')) && parameters[at].size() > 1) {
            return at;
        }
        if (parameters[at] != QLatin1String("*") && parameters[at] != QLatin1String("/") && taken++ == argument) {
            return at;
        }
    }
    return -1;
}

}  // namespace

std::optional<OpenCall> openCallAt(const QString& text, qsizetype cursor)
{
    struct Bracket {
        qsizetype at;
        int commas = 0;
    };
    std::vector<Bracket> open;
    forEachOutsideStrings(QStringView(text).left(cursor), 0, [&](qsizetype at, QChar character, int) {
        if (opensBracket(character)) {
            open.push_back({at});
        } else if (closesBracket(character) && !open.empty()) {
            open.pop_back();
        } else if (character == QLatin1Char(',') && !open.empty()) {
            ++open.back().commas;
        }
        return true;
    });
    for (; !open.empty(); open.pop_back()) {
        if (text.at(open.back().at) != QLatin1Char('(')) {
            continue;
        }
        if (const QString name = calleeBefore(text, open.back().at); !name.isEmpty()) {
            return OpenCall{name, open.back().commas};
        }
    }
    return std::nullopt;
}

QString helpOnCall(const OpenCall& call)
{
    const std::vector<HelpEntry> entries = helpOn(call.name.toStdString());
    if (entries.empty()) {
        return {};
    }
    const HelpEntry& entry = entries.front();  // of a tensordict before that of a tensor
    const QStringList parameters = parametersOf(format::text(entry.signature));
    const int current = parameterFor(call.argument, parameters);
    QStringList shown;
    for (int at = 0; at < parameters.size(); ++at) {
        const QString name = parameters[at].toHtmlEscaped();
        shown << (at == current ? QStringLiteral("<b>%1</b>").arg(name) : name);
    }
    return QStringLiteral("%1(%2)&nbsp;&nbsp;<i>%3</i>")
        .arg(format::text(entry.name).toHtmlEscaped(), shown.join(QStringLiteral(", ")), format::text(entry.doc).toHtmlEscaped());
}

}  // namespace tensordesk
