// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shapes/operationchain.h"

#include "views/text/pythontext.h"

#include <optional>

namespace tensordesk {

namespace {

constexpr QChar kOperand(0x2026);

/// Behind the bracket that opens at `at`; -1 if it is not closed.
qsizetype behindBracket(const QString& text, qsizetype at)
{
    qsizetype behind = -1;
    forEachOutsideStrings(text, at, [&](qsizetype position, QChar character, int depth) {
        behind = closesBracket(character) && depth == 1 ? position + 1 : -1;
        return behind < 0;
    });
    return behind;
}

qsizetype behindName(const QString& text, qsizetype at)
{
    while (at < text.size() && isNamePart(text.at(at))) {
        ++at;
    }
    return at;
}

/// Returns the position after the first item of a list: its comma or its end. -1 if there is no item.
qsizetype behindItem(const QString& text, qsizetype from)
{
    for (qsizetype at = from; at < text.size(); ++at) {
        const QChar character = text.at(at);
        if (opensBracket(character)) {
            at = behindBracket(text, at) - 1;
            if (at < from) {
                return -1;
            }
        } else if (character == QLatin1Char(',') || character == QLatin1Char(']')) {
            return at == from ? -1 : at;
        }
    }
    return -1;
}

/// Returns the operand of a call such as `torch.stack([td, other], 0)`, its first item; the whole expression must be one call.
std::optional<OperationChain::Step> takeFunction(QString& expression)
{
    for (const char* name : {"torch.stack([", "torch.cat([", "TensorDict.lazy_stack([", "TensorDict.maybe_dense_stack(["}) {
        const QString before = QString::fromLatin1(name);
        if (!expression.startsWith(before) || behindBracket(expression, before.size() - 2) != expression.size()) {
            continue;
        }
        const qsizetype end = behindItem(expression, before.size());
        if (end < 0) {
            return std::nullopt;
        }
        OperationChain::Step step{before, expression.mid(end)};
        expression = expression.mid(before.size(), end - before.size());
        return step;
    }
    return std::nullopt;
}

/// Returns the start of the operations after the first operand; the end if there are none, -1 if it is not a chain.
qsizetype behindStart(const QString& text)
{
    if (text.startsWith(QLatin1Char('('))) {
        return behindBracket(text, 0);
    }
    qsizetype at = behindName(text, 0);
    // A function or a layer of a module starts a chain: torch.zeros(3), torch.nn.Linear(3, 2)(td["obs"]).
    bool isModule = text.left(at) == QLatin1String("torch") || text.left(at) == QLatin1String("TensorDict");
    while (isModule && at > 0 && at < text.size() && text.at(at) == QLatin1Char('.')) {
        at = behindName(text, at + 1);
        while (at > 0 && at < text.size() && text.at(at) == QLatin1Char('(')) {
            at = behindBracket(text, at);
            isModule = false;
        }
    }
    return at == 0 ? -1 : at;
}

/// The operations written one behind the other from `at` on; nothing if something else stands between.
std::optional<std::vector<OperationChain::Step>> stepsFrom(const QString& text, qsizetype at)
{
    std::vector<OperationChain::Step> steps;
    while (at < text.size()) {
        qsizetype end = -1;
        if (text.at(at) == QLatin1Char('[')) {
            end = behindBracket(text, at);
        } else if (text.at(at) == QLatin1Char('.')) {
            end = behindName(text, at + 1);
            if (end == at + 1) {
                end = -1;
            } else if (end < text.size() && text.at(end) == QLatin1Char('(')) {
                end = behindBracket(text, end);
            }
            // Selecting one of a split's parts belongs to the split.
            if (end > 0 && QStringView(text).mid(at).startsWith(QLatin1String(".split(")) && end < text.size()
                && text.at(end) == QLatin1Char('[')) {
                end = behindBracket(text, end);
            }
        }
        if (end < 0) {
            return std::nullopt;
        }
        steps.push_back({{}, text.mid(at, end - at)});
        at = end;
    }
    return steps;
}

}  // namespace

QString OperationChain::Step::text() const
{
    return before.isEmpty() ? behind : before + kOperand + behind;
}

OperationChain::Step OperationChain::Step::of(const QString& text)
{
    const QString typed = text.trimmed();
    qsizetype at = typed.indexOf(kOperand);
    qsizetype length = 1;
    if (at < 0 && !typed.startsWith(QLatin1Char('[')) && !typed.startsWith(QLatin1Char('.'))) {
        at = typed.indexOf(QLatin1String("[...")) + 1;  // as typed without the ellipsis character
        length = 3;
    }
    return at <= 0 ? Step{{}, typed} : Step{typed.left(at), typed.mid(at + length)};
}

OperationChain OperationChain::of(const QString& expression)
{
    OperationChain chain;
    QString rest = expression.trimmed();
    std::vector<Step> functions;  // the outermost first
    while (auto step = takeFunction(rest)) {
        functions.push_back(std::move(*step));
    }
    const qsizetype behind = behindStart(rest);
    const auto steps = behind < 0 ? std::nullopt : stepsFrom(rest, behind);
    if (steps) {
        chain.m_start = rest.left(behind);
        chain.m_steps = *steps;
    } else {
        chain.m_start = std::move(rest);
    }
    chain.m_steps.insert(chain.m_steps.end(), functions.rbegin(), functions.rend());
    return chain;
}

QString OperationChain::expression(std::size_t count) const
{
    QString text = m_start;
    // The operations must apply to the whole of the start.
    if (count > 0 && m_steps.front().before.isEmpty() && behindStart(text) != text.size()) {
        text = QStringLiteral("(%1)").arg(text);
    }
    for (std::size_t at = 0; at < count; ++at) {
        text = m_steps[at].before + text + m_steps[at].behind;
    }
    return text;
}

QString OperationChain::python() const
{
    QStringList lines;
    const QString whole = expression();
    if (whole.contains(QLatin1String("torch."))) {
        lines << QStringLiteral("import torch");
    }
    if (whole.contains(QLatin1String("TensorDict."))) {
        lines << QStringLiteral("from tensordict import TensorDict");
    }
    const QString result = QStringLiteral("result");
    lines << QStringLiteral("%1 = %2").arg(result, expression(m_steps.empty() ? 0 : 1));
    for (std::size_t at = 1; at < m_steps.size(); ++at) {
        lines << QStringLiteral("%1 = ").arg(result) + m_steps[at].before + result + m_steps[at].behind;
    }
    return lines.join(QLatin1Char('\n'));
}

}  // namespace tensordesk
