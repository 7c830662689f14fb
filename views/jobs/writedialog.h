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

/// A kind of file that a dialog can write, selected by the extension of the path.
struct WrittenKind {
    QString title;        ///< in the list of formats
    QString filter;       ///< its name in a file dialog; several kinds may share one
    QStringList endings;  ///< with their dots, the preferred one first; "" for a folder
};

/// The common part of dialogs that write a new file or folder: the path, the format, the confirmation before overwriting, and the
/// writing itself in the background, with progress and cancel. A cancelled or failed write is reported in the dialog, which stays
/// open. The writing code must leave nothing behind then. The dialog may be destroyed at any time, also while it asks.
///
/// The constructor of a derived class adds its rows to form(), calls addFormatRow() and addPathRow() among them, and display() at
/// its end.
class WriteDialog : public QDialog {
    Q_OBJECT

public:
    /// Returns the written path; empty before.
    [[nodiscard]] const QString& writtenPath() const noexcept { return m_written; }
    /// Returns the writing job, for the list of jobs.
    [[nodiscard]] AbstractJob* job() noexcept { return &m_job; }

    void accept() override;
    void reject() override;

protected:
    /// `kinds`: at least one. `unit`: the unit of the job.
    WriteDialog(const QString& title, const QString& suggestedPath, std::vector<WrittenKind> kinds, AbstractJob::Unit unit,
                QWidget* parent);

    [[nodiscard]] QFormLayout* form() const noexcept { return m_form; }
    void addFormatRow();
    void addPathRow();
    [[nodiscard]] QString path() const;
    /// Returns the kind that the path selects; empty for another extension, which cannot be written.
    [[nodiscard]] std::optional<std::size_t> kind() const;
    /// Updates the dialog from the choices and the path. Call it when a choice changed.
    void display();
    /// Returns "3 of 20 frames".
    [[nodiscard]] virtual QString progressText(int64_t done, int64_t total) const = 0;
    /// Starts `job` to write `path`. `overwrite`: the user agreed to replace an existing file.
    virtual void start(Job<bool>& job, const QString& path, bool overwrite) = 0;

    /// Updates the dialog after a choice or the path changed. Returns the reason if it cannot be written; empty if it can.
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
    QWidget* m_choices;  ///< all controls that are disabled while writing
    QFormLayout* m_form;
    QComboBox* m_format;
    QLineEdit* m_path;
    QLabel* m_notice;
    bool m_hasOutcome = false;  ///< the notice shows the result of the last write
    QProgressBar* m_progress;
    QPushButton* m_export;
    Job<bool> m_job;
};

}  // namespace tensordesk
