// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tensordict/base/text.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/tokens/text/tokenpicture.h"

#include <QCoreApplication>
#include <QPalette>

namespace tensordesk {
namespace {

const QString kStyle = QStringLiteral(R"(
body { margin: 1.5em; background: var(--base); color: var(--ink); font: 14px/1.7 ui-monospace, "DejaVu Sans Mono", monospace; }
h2 { font-size: 1em; margin: 1.5em 0 0.5em; }
.scale i { display: inline-block; width: 10em; height: 0.8em; margin: 0 0.5em; }
.part { display: grid; grid-template-columns: 9em 1fr; column-gap: 1em; }
.name, .padding { color: var(--faint); }
.name { text-align: right; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; }
.token { padding: 0.1em 0; margin-right: 1px; }
.prompt .token { border-bottom: 1px solid var(--faint); }
.environment .token { border-bottom: 1px dashed var(--faint); }
.special { outline: 1px solid var(--faint); }
)");

/// Returns the variables of a scheme.
QString schemeCss(bool isDark)
{
    const QPalette palette = style::paletteOf(isDark);
    const QColor ink = palette.color(QPalette::Text), base = palette.color(QPalette::Base);
    return QStringLiteral(":root { color-scheme: %1; --ink: %2; --base: %3; --faint: %4; }")
        .arg(isDark ? QStringLiteral("dark") : QStringLiteral("light"), ink.name(), base.name(),
             style::mixed(ink, base, 0.65).name());
}

/// Returns the class of a part.
QString classOf(TokenPart part)
{
    switch (part) {
    case TokenPart::Padding: return QStringLiteral("padding");
    case TokenPart::Prompt: return QStringLiteral("prompt");
    case TokenPart::Environment: return QStringLiteral("environment");
    case TokenPart::Response: break;
    }
    return QStringLiteral("response");
}

QString partHtml(TokenPart part, const QString& content)
{
    return QStringLiteral("<div class=\"part ") + classOf(part) + QStringLiteral("\"><span class=\"name\">")
         + partName(part).toHtmlEscaped() + QStringLiteral("</span><div class=\"text\">") + content
         + QStringLiteral("</div></div>\n");
}

}  // namespace

QString TokenPicture::scaleHtml() const
{
    if (!m_by) {
        return {};
    }
    constexpr int kSteps = 16;
    QStringList stops;
    for (int step = 0; step <= kSteps; ++step) {
        stops << m_colours.of(m_colours.low + (m_colours.high - m_colours.low) * step / kSteps).name();
    }
    return QStringLiteral("<p class=\"scale\">") + format::text(m_measures[*m_by].name).toHtmlEscaped() + QLatin1Char(' ')
         + format::statistic(m_colours.low) + QStringLiteral("<i style=\"background:linear-gradient(to right,")
         + stops.join(QLatin1Char(',')) + QStringLiteral(")\"></i>") + format::statistic(m_colours.high) + QStringLiteral("</p>\n");
}

QString TokenPicture::sequenceHtml(const ShownTokens& shown) const
{
    const TokenSequence& sequence = shown.sequence;
    QString html = QStringLiteral("<h2>") + sequenceHeadline(shown).toHtmlEscaped() + QStringLiteral("</h2>\n");
    if (sequence.ids.empty()) {
        const auto add = [&](TokenPart part, const std::string& text) {
            html += text.empty() ? QString() : partHtml(part, format::text(printable(text)).toHtmlEscaped());
        };
        const bool hasParts = !sequence.promptText.empty() || !sequence.responseText.empty();
        add(TokenPart::Prompt, sequence.promptText);
        add(TokenPart::Response, hasParts ? sequence.responseText : sequence.wholeText);
        return html;
    }
    const std::vector<double> values = valuesOf(shown);
    for (const TokenRun& run : sequence.runs) {
        if (run.part == TokenPart::Padding) {
            html += partHtml(run.part, QCoreApplication::translate("tensordesk::TokenTextView", "× %1")
                                           .arg(format::count(static_cast<int64_t>(run.size()))));
            continue;
        }
        QString tokens;
        for (std::size_t at = run.begin; at < run.end; ++at) {
            const QColor colour = m_by ? m_colours.of(values[at]) : QColor();
            tokens += QStringLiteral("<span class=\"token") + (shown.isSpecial[at] ? QStringLiteral(" special") : QString())
                    + QStringLiteral("\" title=\"") + tokenFacts(shown, m_measures, at).toHtmlEscaped() + QLatin1Char('"');
            if (colour.isValid()) {
                tokens += QStringLiteral(" style=\"background:") + colour.name() + QStringLiteral(";color:")
                        + TokenColours::inkOn(colour).name() + QLatin1Char('"');
            }
            tokens += QLatin1Char('>') + shown.texts[at].toHtmlEscaped() + QStringLiteral("</span>");
            // A browser may break the line between any two tokens.
            tokens += shown.isLineEnd[at] ? QStringLiteral("\n") : QStringLiteral("<wbr>");
        }
        html += partHtml(run.part, tokens);
    }
    return html;
}

QString TokenPicture::html(const Look& look) const
{
    QString css = schemeCss(look.isDark.value_or(false));
    if (!look.isDark) {
        css += QStringLiteral("\n@media (prefers-color-scheme: dark) { ") + schemeCss(true) + QStringLiteral(" }");
    }
    QString page = QStringLiteral(
        "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n"
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n"
        "<meta name=\"viewport\" content=\"width=device-width\">\n<title>");
    page += QCoreApplication::translate("tensordesk::TokenTextView", "Tokens").toHtmlEscaped()
          + QStringLiteral("</title>\n<style>\n") + css + kStyle + QStringLiteral("</style>\n</head>\n<body>\n") + scaleHtml();
    for (const auto& shown : m_sequences) {
        page += sequenceHtml(*shown);
    }
    return page + QStringLiteral("</body>\n</html>\n");
}

}  // namespace tensordesk
