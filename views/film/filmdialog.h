// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/operations/rollouts/episodes.h"
#include "views/film/film.h"
#include "views/jobs/job.h"
#include "views/jobs/writedialog.h"

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;

namespace tensordesk {

/// A dialog for the content, speed and size of a film of an image, which writes it.
class FilmDialog final : public WriteDialog {
    Q_OBJECT

public:
    /// `film`: as shown; its dim is offered first. REQUIRES: that dim is fixed and has several indices.
    FilmDialog(Film film, const QString& suggestedPath, QWidget* parent = nullptr);

    /// Offers the steps of the shown episode if the film's dim is the time of `td` and its keys define episodes, which is
    /// determined in the background.
    void offerEpisode(const TensorDict& td);

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
    QCheckBox* m_curves;
    QCheckBox* m_episodeAlone;
    QLabel* m_summary;
    std::size_t m_curvesDim;
    std::optional<EpisodePlace> m_episode;
    Job<std::optional<EpisodePlace>> m_episodeJob;
};

}  // namespace tensordesk
