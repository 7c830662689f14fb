// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "film/film.h"
#include "jobs/job.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace tensordesk {

/// Asks what of an image to write as a film, how fast and how large, and does it in the background with progress and
/// cancel. What exists is overwritten only after it was said so. A cancelled or failed film leaves nothing.
class FilmDialog final : public QDialog {
    Q_OBJECT

public:
    /// `film`: as it is shown; its dim is offered first. REQUIRES: that is fixed, of several indices.
    FilmDialog(Film film, const QString& suggestedPath, QWidget* parent = nullptr);

    /// Where it was written; empty until then.
    [[nodiscard]] const QString& writtenPath() const noexcept { return m_written; }

    void accept() override;
    void reject() override;

private:
    void choosePath();
    void suggestEnding();
    void chooseDim();
    void update();
    void showProgress();
    void setRunning(bool running);
    [[nodiscard]] QString path() const;
    [[nodiscard]] Film chosen() const;

    Film m_film;
    QString m_written;
    QComboBox* m_dim;
    QSpinBox* m_first;
    QSpinBox* m_last;
    QSpinBox* m_step;
    QSpinBox* m_speed;
    QSpinBox* m_scale;
    QComboBox* m_format;
    QLineEdit* m_path;
    QLabel* m_summary;
    QLabel* m_notice;
    QProgressBar* m_progress;
    QDialogButtonBox* m_buttons;
    QPushButton* m_export;
    Job<bool> m_job;
};

}  // namespace tensordesk
