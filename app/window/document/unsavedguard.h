// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

class QDialog;
class QWidget;

namespace tensordesk {

class DocumentController;

/// Delays operations that would lose unsaved edits until the user decided: asks, saves or discards them, and continues after
/// success. Never blocks.
class UnsavedGuard final : public QObject {
    Q_OBJECT

public:
    /// `pane` shows the document and is the parent of the question. REQUIRES: both outlive this object.
    UnsavedGuard(DocumentController& document, QWidget& pane);

    /// Runs `then` once there are no unsaved edits: at once, after they were saved or discarded, or never if the user cancels or
    /// saving fails. `then` may destroy the pane. Only the last request waits.
    void run(std::function<void()> then);

Q_SIGNALS:
    /// The waiting operation was dropped.
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
    std::function<void()> m_then;  ///< the waiting operation, unless idle
};

}  // namespace tensordesk
