// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/dims/chippanel.h"
#include "views/dims/dimstate.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QSpinBox;
class QToolButton;

namespace tensordesk {

class DimTrack;

/// All choices of one dim: its role in the view, its index, the shown range, playing, its name.
class DimPanel final : public ChipPanel {
    Q_OBJECT

public:
    /// `speeds`: the menu of the play button.
    DimPanel(QMenu* speeds, QWidget* parent);

    /// States if the dim can be named. `note`: the reason if it cannot, otherwise the purpose of a name.
    struct Naming {
        bool isPossible = false;
        QString note = {};
    };

    void setState(const DimState& state, const Naming& naming, bool isPlaying);
    [[nodiscard]] const DimState& state() const noexcept { return m_state; }

    /// Returns the control that gets the focus when the panel opens.
    [[nodiscard]] QWidget& firstControl() const;
    [[nodiscard]] QComboBox* role() const noexcept { return m_role; }
    [[nodiscard]] DimTrack* track() const noexcept { return m_track; }
    [[nodiscard]] QSpinBox* index() const noexcept { return m_index; }
    [[nodiscard]] QToolButton* play() const noexcept { return m_play; }
    [[nodiscard]] QLineEdit* range() const noexcept { return m_range; }
    [[nodiscard]] QLineEdit* nameField() const noexcept { return m_name; }

Q_SIGNALS:
    void roleChosen(std::size_t dim, DimRole role);
    void reductionChosen(std::size_t dim, Reduction reduction);
    void indexChosen(std::size_t dim, qint64 index);
    /// The user marked a range on the track, or double-clicked it for the whole dim.
    void rangeMarked(std::size_t dim, const tensordesk::Range& range);
    /// The user typed a range of the dim, such as `10:100:2`.
    void rangeTyped(std::size_t dim, const QString& text);
    void playToggled(std::size_t dim);
    /// The user named the dim; empty removes the name.
    void nameChosen(std::size_t dim, const QString& name);
    /// The user pressed an arrow or page key: the index moves by `by`.
    void stepped(qint64 by);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fillRoles(ViewKind view);
    void showRoles();

    DimState m_state;
    std::optional<ViewKind> m_offered;  ///< the view whose roles are offered
    QComboBox* m_role;
    DimTrack* m_track;
    QSpinBox* m_index;
    QToolButton* m_play;
    QWidget* m_indexRow;
    QLineEdit* m_range;
    QLineEdit* m_name;
    QLabel* m_note;
};

}  // namespace tensordesk
