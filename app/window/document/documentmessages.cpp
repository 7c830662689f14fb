// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/documentmessages.h"

#include "app/window/document/documentcontroller.h"
#include "app/window/session/filepaths.h"
#include "views/messages/describe.h"
#include "views/messages/messagebar.h"
#include "views/text/format.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace tensordesk {

DocumentMessages::DocumentMessages(DocumentController& document, MessageBar& bar, QObject* parent)
    : QObject(parent), m_document(document), m_bar(bar)
{
    connect(&document, &DocumentController::readAnew, this, [this] {
        m_bar.withdraw(changeHeadline());
        m_bar.withdraw(lossHeadline());
    });
    connect(&document, &DocumentController::connectionLost, this, &DocumentMessages::reportLoss);
    connect(&document, &DocumentController::restored, this, &DocumentMessages::reportRestored);
    connect(&document, &DocumentController::heldBack, this, [this](int count, const QString& log) {
        reportLeft(count, tr("The program was ended when it made them before."), log);
    });
    connect(&document, &DocumentController::leftBehind, this, [this](int count, const QString& log) {
        reportLeft(count, tr("The file changed since an earlier session made them."), log);
    });
}

void DocumentMessages::reportRestored(int count)
{
    m_bar.report({Notice::Severity::Info,
                  tr("%n unsaved edit(s) of an earlier session were made again", nullptr, count),
                  {},
                  tr("Save writes them to the file; Edit → Discard edits undoes them.")});
}

void DocumentMessages::reportLeft(int count, const QString& reason, const QString& log)
{
    m_bar.report({Notice::Severity::Warning, tr("%n unsaved edit(s) were not made again", nullptr, count), reason,
                  tr("They are listed in %1 until this file is edited.").arg(QDir::toNativeSeparators(log))});
}

QString DocumentMessages::changeHeadline() const
{
    return headlineAbout(tr("Another program changed “%1”"), QFileInfo(m_document.path()).fileName());
}

void DocumentMessages::reportChange()
{
    m_bar.report({Notice::Severity::Warning, changeHeadline(), {}, tr("Press F5 to reload it. Edits cannot be saved before.")});
}

QString DocumentMessages::lossHeadline() const
{
    return headlineAbout(tr("The connection to “%1” was lost"), machineOf(m_document.path()));
}

void DocumentMessages::reportLoss(const Error& error)
{
    m_bar.report({Notice::Severity::Warning, lossHeadline(), asSentence(format::text(error.reason())),
                  tr("The values on the screen stay as they were. Others can be read after you reconnect.")},
                 {{tr("Reconnect"), [this] { m_document.reload(); }}});
}

void DocumentMessages::reportInterrupted()
{
    if (!m_document.recoveryPending()) {
        return;
    }
    constexpr std::size_t kLines = 12;
    const std::vector<Message>& all = m_document.recoveryDescription();
    QStringList changes;
    for (std::size_t i = 0; i < std::min(all.size(), kLines); ++i) {
        changes << format::text(all[i]);
    }
    if (all.size() > kLines) {
        changes << QStringLiteral("…");
    }
    const MessageAction discard{tr("Discard the journal"), [this] { m_document.discardInterrupted(); }};
    if (const auto& obstacle = m_document.recoveryObstacle()) {
        changes.prepend(tr("Nothing was changed. Without the journal of that save, the file can be edited in its present state."));
        m_bar.report({Notice::Severity::Warning, tr("A save was interrupted, and the file changed since then"),
                      asSentence(format::text(*obstacle)), changes.join(QLatin1Char('\n'))},
                     {discard});
        return;
    }
    changes.prepend(tr("Rolling back restores the old values; without the journal the file stays in its present state."));
    m_bar.report({Notice::Severity::Warning, tr("Saving this file was interrupted"),
                  tr("It may contain a mixture of old and new values."), changes.join(QLatin1Char('\n'))},
                 {{tr("Roll back"), [this] { m_document.recover(); }}, discard});
}

}  // namespace tensordesk
