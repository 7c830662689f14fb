// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/leafview.h"
#include "views/rollout/shownrollout.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QHBoxLayout;
class QLabel;
class QSlider;
class QToolButton;

namespace tensordesk {

class ImageView;
class LinePlotView;

/// A film of an episode: its pictures at a step, side by side for several cameras, with the step's action and reward below them, the
/// task, and the curves of a key: the reward, the action, or a state.
class FilmBox final : public QWidget {
    Q_OBJECT

public:
    explicit FilmBox(QWidget* parent = nullptr);

    /// Hidden without pictures.
    void setEpisodes(const std::shared_ptr<const ReadEpisodes>& episodes);
    /// Shows an episode from its first step on.
    void setEpisode(uint32_t number);
    /// Shows a step of the episode, counted from 0.
    void setStep(int step);
    [[nodiscard]] int step() const;
    [[nodiscard]] QString caption() const;
    /// Returns the curves of the chosen key in the episode; hidden if there are none.
    [[nodiscard]] LinePlotView* curve() const noexcept { return m_curve; }
    /// Chooses the key of the curves.
    [[nodiscard]] QComboBox* curveKey() const noexcept { return m_curveKey; }
    [[nodiscard]] std::vector<AbstractJob*> jobs();
    /// The most pictures of a step that are shown.
    static constexpr std::size_t kMostCameras = 4;

private:
    struct Camera {
        QWidget* box;
        QLabel* name;
        ImageView* image;
        std::optional<ShownLeaf> leaf = {};  ///< its steps; empty while it is hidden
        bool isShown = false;                ///< the image has this leaf
    };
    void addCamera();
    void forget();
    [[nodiscard]] std::optional<ShownLeaf> leafOfEpisode(const KeyPath& key) const;
    void showCameras();
    void offerCurves();
    void showCurve();
    void showStep();
    void play(bool plays);
    void advance();

    std::shared_ptr<const ReadEpisodes> m_episodes;
    EpisodePlace m_place;  ///< of the episode; empty before the first
    std::vector<Camera> m_cameras;
    QHBoxLayout* m_row;  ///< of the cameras
    LinePlotView* m_curve;
    QComboBox* m_curveKey;
    std::vector<KeyPath> m_curveKeys;  ///< of its items
    QToolButton* m_play;
    QSlider* m_slider;
    QLabel* m_caption;
    QTimer m_clock;
    Job<QString> m_facts;
};

}  // namespace tensordesk
