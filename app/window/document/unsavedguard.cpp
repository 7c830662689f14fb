// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/unsavedguard.h"

#include "app/window/document/documentcontroller.h"
#include "views/text/filename.h"
#include "views/widgets/dialogs.h"

#include <QFileInfo>
#include <QMessageBox>

#include <utility>

namespace tensordesk {

UnsavedGuard::UnsavedGuard(DocumentController& document, QWidget& pane) : QObject(&pane), m_document(document), m_pane(pane)
{
    connect(&document, &DocumentController::saved, this, &UnsavedGuard::end);
    connect(&document, &DocumentController::failed, this, [this] {
        if (m_state == State::Ending) {
            giveUp();
        }
    });
    // Queued, so that all receivers of the signal have run.
    connect(&document, &DocumentController::stateChanged, this, &UnsavedGuard::goOn, Qt::QueuedConnection);
}

void UnsavedGuard::run(std::function<void()> then)
{
    if (!m_document.isModified()) {
        then();
        return;
    }
    m_then = std::move(then);
    if (std::exchange(m_state, State::Asking) != State::Asking) {
        ask();
    }
}

void UnsavedGuard::ask()
{
    auto* const box = new QMessageBox(QMessageBox::Warning, tr("Unsaved edits"),
                                      tr("\"%1\" has unsaved edits. Save them?").arg(format::fileName(m_document.path())),
                                      QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &m_pane);
    const QStringList edits = m_document.unsavedEdits();
    box->setInformativeText(tr("%n edit(s)", nullptr, static_cast<int>(edits.size())));
    box->setDetailedText(edits.join(QLatin1Char('\n')));
    box->setDefaultButton(QMessageBox::Save);
    connect(box, &QDialog::finished, this, [this](int answer) {
        m_state = State::Ending;
        switch (answer) {
        case QMessageBox::Save: m_document.save(); break;
        case QMessageBox::Discard: m_document.discard([this] { end(); }); break;
        default: giveUp();
        }
    });
    dialogs::open(box);
}

void UnsavedGuard::end()
{
    if (m_state == State::Ending) {
        m_state = State::Ended;
    }
}

/// A new action of the user takes precedence: another edit, or a dialog of the window.
void UnsavedGuard::goOn()
{
    if (m_document.isBusy()) {
        return;
    }
    if (m_state == State::Ending) {
        giveUp();  // saving was stopped
    }
    if (m_state != State::Ended) {
        return;
    }
    if (const QDialog* dialog = openDialog()) {
        connect(dialog, &QDialog::finished, this, &UnsavedGuard::goOn,
                static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
        return;
    }
    m_state = State::Idle;
    run(std::exchange(m_then, nullptr));
}

void UnsavedGuard::giveUp()
{
    if (std::exchange(m_state, State::Idle) != State::Idle) {
        m_then = nullptr;
        Q_EMIT stayed();
    }
}

QDialog* UnsavedGuard::openDialog() const
{
    for (QDialog* dialog : m_pane.window()->findChildren<QDialog*>()) {
        if (dialog->isVisible()) {
            return dialog;
        }
    }
    return nullptr;
}

}  // namespace tensordesk
