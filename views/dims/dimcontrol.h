// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/dimselection.h"

#include <QWidget>

#include <optional>

class QComboBox;
class QLineEdit;
class QSlider;
class QSpinBox;
class QToolButton;

namespace tensordesk {

class ShapeLabel;

/// One dim in the dims bar: its name and size as a token, what it does in the view, and, while it is fixed,
/// a slider and a box for its index and a button that plays it, else a field for the part of it that is shown.
class DimControl final : public QWidget {
    Q_OBJECT

public:
    explicit DimControl(std::size_t dim, QWidget* parent = nullptr);

    void setSelection(const DimSelection& selection);
    /// Moves the index as a person would; stays within the dim. Does nothing unless it is fixed.
    void step(int64_t by);

    [[nodiscard]] QComboBox* role() { return m_role; }
    [[nodiscard]] QSlider* slider() { return m_slider; }
    [[nodiscard]] QSpinBox* index() { return m_index; }
    [[nodiscard]] QToolButton* play() { return m_play; }
    [[nodiscard]] QLineEdit* range() { return m_range; }
    void setPlaying(bool playing);

Q_SIGNALS:
    void roleChosen(std::size_t dim, DimRole role);
    void reductionChosen(std::size_t dim, Reduction reduction);
    /// A person wants to see index after index, or no longer.
    void playToggled(std::size_t dim);
    void indexChosen(std::size_t dim, qint64 index);
    /// A person typed which part of the dim to show, such as `10:100:2`.
    void rangeTyped(std::size_t dim, const QString& text);
    /// A person turned to this dim: what the step keys move.
    void touched(std::size_t dim);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fillRoles(ViewKind view);

    std::size_t m_dim;
    std::optional<ViewKind> m_view;  ///< whose roles are offered
    ShapeLabel* m_label;
    QComboBox* m_role;
    QSlider* m_slider;
    QSpinBox* m_index;
    QToolButton* m_play;
    QLineEdit* m_range;
};

}  // namespace tensordesk
