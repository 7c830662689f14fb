// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/jobs/job.h"

#include <QDialog>
#include <QStringList>

#include <optional>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace tensordesk {

/// A kind of file that a dialog can write. The ending of the path says which one is meant.
struct WrittenKind {
    QString title;        ///< in the list of formats
    QString filter;       ///< what a file dialog calls such files; several kinds may share one
    QStringList endings;  ///< with their dots, the one that is suggested first; "" for a folder
};

/// What dialogs that write a new file or folder share: the path, the format, the question before something is overwritten,
/// and the writing itself in the background, with progress and cancel. What is cancelled or fails is said in the dialog,
/// which stays open. That nothing is left then is up to what writes. It may go at any time, also while it asks.
///
/// The constructor of a derived class adds its rows to form(), calls addFormatRow() and addPathRow() among them, and
/// display() at its end.
class WriteDialog : public QDialog {
    Q_OBJECT

public:
    /// Where it was written; empty until then.
    [[nodiscard]] const QString& writtenPath() const noexcept { return m_written; }
    /// What writes, for the list of jobs.
    [[nodiscard]] AbstractJob* job() noexcept { return &m_job; }

    void accept() override;
    void reject() override;

protected:
    /// `kinds`: at least one. `unit`: what the job counts.
    WriteDialog(const QString& title, const QString& suggestedPath, std::vector<WrittenKind> kinds, AbstractJob::Unit unit,
                QWidget* parent);

    [[nodiscard]] QFormLayout* form() const noexcept { return m_form; }
    void addFormatRow();
    void addPathRow();
    [[nodiscard]] QString path() const;
    /// Which of the kinds the path asks for; nothing for another ending, with which nothing can be written.
    [[nodiscard]] std::optional<std::size_t> kind() const;
    /// Shows what follows from the choices and the path: to be called when a choice changed.
    void display();
    /// "3 of 20 frames".
    [[nodiscard]] virtual QString progressText(int64_t done, int64_t total) const = 0;
    /// Starts `job` with what writes to `path`. `overwrite`: the person agreed to replace what is there.
    virtual void start(Job<bool>& job, const QString& path, bool overwrite) = 0;

    /// A choice or the path changed: shows what follows from it. Why the choices cannot be written; empty if they can.
    [[nodiscard]] virtual QString review() = 0;

private:
    void choosePath();
    void suggestEnding();
    [[nodiscard]] QString endingOf(const QString& path) const;
    [[nodiscard]] QString unknownEnding() const;
    void write(bool overwrite);
    void showProgress();
    void setRunning(bool running);

    std::vector<WrittenKind> m_kinds;
    QString m_written;
    QWidget* m_choices;  ///< all that cannot be changed while it writes
    QFormLayout* m_form;
    QComboBox* m_format;
    QLineEdit* m_path;
    QLabel* m_notice;
    bool m_hasOutcome = false;  ///< the notice says how the last writing ended
    QProgressBar* m_progress;
    QPushButton* m_export;
    Job<bool> m_job;
};

}  // namespace tensordesk
