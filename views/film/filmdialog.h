// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/film/film.h"
#include "views/jobs/writedialog.h"

class QComboBox;
class QLabel;
class QSpinBox;

namespace tensordesk {

/// Asks what of an image to write as a film, how fast and how large, and writes it.
class FilmDialog final : public WriteDialog {
    Q_OBJECT

public:
    /// `film`: as it is shown; its dim is offered first. REQUIRES: that is fixed, of several indices.
    FilmDialog(Film film, const QString& suggestedPath, QWidget* parent = nullptr);

private:
    void chooseDim();
    [[nodiscard]] QString review() override;
    [[nodiscard]] QString progressText(int64_t done, int64_t total) const override;
    void start(Job<bool>& job, const QString& path, bool overwrite) override;
    [[nodiscard]] Film chosen() const;

    Film m_film;
    QComboBox* m_dim;
    QSpinBox* m_first;
    QSpinBox* m_last;
    QSpinBox* m_step;
    QSpinBox* m_speed;
    QSpinBox* m_scale;
    QLabel* m_summary;
};

}  // namespace tensordesk
