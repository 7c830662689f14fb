// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jobs/job.h"

#include <QDialog>

class QFormLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace tensordesk {

/// What dialogs that write a new file or folder share: the path, the question before something is overwritten, and
/// the writing itself in the background, with progress and cancel. What is cancelled or fails is said in the dialog,
/// which stays open. That nothing is left then is up to what writes. It may go at any time, also while it asks.
///
/// The constructor of a derived class adds its rows to form(), calls addPathRow() among them, and update() at its end.
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
    /// `filters`: of the file dialog, as QFileDialog takes them. `unit`: what the job counts.
    WriteDialog(const QString& title, const QString& suggestedPath, const QString& filters, AbstractJob::Unit unit,
                QWidget* parent);

    [[nodiscard]] QFormLayout* form() const noexcept { return m_form; }
    void addPathRow();
    [[nodiscard]] QString path() const;
    void setPath(const QString& path);
    /// Says in the dialog why the choices cannot be written; empty if they can.
    void setObjection(const QString& why);
    /// "3 of 20 frames".
    [[nodiscard]] virtual QString progressText(int64_t done, int64_t total) const = 0;
    /// Starts `job` with what writes to `path`. `overwrite`: the person agreed to replace what is there.
    virtual void start(Job<bool>& job, const QString& path, bool overwrite) = 0;

protected Q_SLOTS:
    /// A choice or the path changed.
    virtual void update() = 0;

private:
    void choosePath();
    void write(bool overwrite);
    void showProgress();
    void setRunning(bool running);

    QString m_filters;
    QString m_written;
    QWidget* m_choices;  ///< all that cannot be changed while it writes
    QFormLayout* m_form;
    QLineEdit* m_path;
    QLabel* m_notice;
    QProgressBar* m_progress;
    QPushButton* m_export;
    Job<bool> m_job;
};

}  // namespace tensordesk
