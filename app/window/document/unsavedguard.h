// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

class QDialog;
class QWidget;

namespace tensordesk {

class DocumentController;

/// Keeps what would lose unsaved edits back until a person has decided about them: asks, saves or discards them, and goes
/// on once that has ended well. Nothing waits for the answer.
class UnsavedGuard final : public QObject {
    Q_OBJECT

public:
    /// `pane` shows the document; the question opens over it. Both outlive this.
    UnsavedGuard(DocumentController& document, QWidget& pane);

    /// Runs `then` once no edits are unsaved: at once if there are none, later when they are saved or discarded, never if
    /// a person would rather stay, or saving ends otherwise. It may end the pane. One thing waits at a time: the last that
    /// was asked for.
    void run(std::function<void()> then);

Q_SIGNALS:
    /// What waited is given up.
    void stayed();

private:
    enum class State { Idle, Asking, Ending, Ended };

    void ask();
    void end();
    void goOn();
    void giveUp();
    [[nodiscard]] QDialog* openDialog() const;

    DocumentController& m_document;
    QWidget& m_pane;
    State m_state = State::Idle;
    std::function<void()> m_then;  ///< what waits, unless idle
};

}  // namespace tensordesk
