// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/inspector/findinglist.h"

#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/text/filename.h"
#include "views/text/format.h"
#include "views/text/linebreaks.h"

#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <memory>

namespace tensordesk {

namespace {

struct Appearance {
    Symbol symbol;
    QColor colour;
    QString name;
};

Appearance appearanceOf(Finding::Severity severity)
{
    const auto& colours = style::colours();
    switch (severity) {
    case Finding::Severity::Note: return {Symbol::Info, colours.notLoaded, FindingList::tr("Note")};
    case Finding::Severity::Warning: return {Symbol::Warning, colours.inferred, FindingList::tr("Warning")};
    case Finding::Severity::Error: return {Symbol::Error, colours.broken, FindingList::tr("Error")};
    }
    return {};
}

/// Returns the text after the key, or the file's name, since most messages omit them.
QString textOf(const Finding& finding)
{
    const QString message = format::text(finding.message);
    const QString name = finding.path.empty() ? format::fileName(format::text(finding.file)) : format::path(finding.path);
    return name.isEmpty() ? message : QStringLiteral("%1: %2").arg(name, message);
}

}  // namespace

FindingList::FindingList(QWidget* parent) : QWidget(parent), m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(style::grid(this));
}

void FindingList::setFindings(std::vector<Finding> findings)
{
    m_findings = std::move(findings);
    fill();
}

void FindingList::fill()
{
    while (const auto item = std::unique_ptr<QLayoutItem>(m_layout->takeAt(0))) {
        item->widget()->hide();
        item->widget()->deleteLater();  // the sender of this call may be one of them
    }
    for (std::size_t at = 0; at < std::min(m_findings.size(), kShown); ++at) {
        add(m_findings[at]);
    }
    if (m_findings.size() > kShown) {
        m_layout->addWidget(new QLabel(tr("and %n more", nullptr, static_cast<int>(m_findings.size() - kShown)), this));
    }
}

void FindingList::add(const Finding& finding)
{
    const Appearance appearance = appearanceOf(finding.severity);
    auto* const line = new QWidget(this);
    auto* const layout = new QHBoxLayout(line);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(style::grid(this, 2));
    auto* const symbol = new QLabel(line);
    symbol->setPixmap(pixmap(appearance.symbol, appearance.colour, style::iconSize(fontMetrics()), devicePixelRatioF()));
    symbol->setAccessibleName(appearance.name);
    symbol->setToolTip(appearance.name);
    auto* const text = new QLabel(line);
    text->setWordWrap(true);
    text->setTextInteractionFlags(Qt::TextBrowserInteraction);
    text->setAccessibleName(QStringLiteral("%1: %2").arg(appearance.name, textOf(finding)));
    if (finding.path.empty()) {
        text->setTextFormat(Qt::PlainText);
        text->setText(withLineBreaks(textOf(finding)));
        text->setToolTip(format::filePath(format::text(finding.file)));
    } else {
        text->setTextFormat(Qt::RichText);
        text->setText(QStringLiteral("<a href=\"entry\">%1</a>: %2")
                          .arg(withLineBreaks(format::path(finding.path)).toHtmlEscaped(),
                               withLineBreaks(format::text(finding.message)).toHtmlEscaped()));
        connect(text, &QLabel::linkActivated, this, [this, path = finding.path] { Q_EMIT entryRequested(path); });
    }
    layout->addWidget(symbol, 0, Qt::AlignTop);
    layout->addWidget(text, 1);
    m_layout->addWidget(line);
}

QString FindingList::text() const
{
    QStringList lines;
    for (const auto& finding : m_findings) {
        lines << textOf(finding);
    }
    return lines.join(QLatin1Char('\n'));
}

void FindingList::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange) {
        fill();
    }
    QWidget::changeEvent(event);
}

}  // namespace tensordesk
