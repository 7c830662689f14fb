// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/rail/batchselection.h"

#include <QWidget>

class QLineEdit;
class QSpinBox;

namespace tensordesk {

class RailTrack;
class ShapeLabel;

/// One dim of the batch rail: its name and size, its line with cursor and range, and both as numbers. A double
/// click on the name, or F2, renames the dim in place where that is allowed.
class RailDim final : public QWidget {
    Q_OBJECT

public:
    explicit RailDim(std::size_t dim, QWidget* parent = nullptr);

    void setDim(const BatchSelection::Dim& dim);
    void setRenamable(bool renamable, const QString& whyNot);
    /// Opens the field for the name. Does nothing unless the dim may be renamed.
    void rename();

    [[nodiscard]] ShapeLabel* label() const noexcept { return m_label; }
    [[nodiscard]] QLineEdit* nameField() const noexcept { return m_name; }
    [[nodiscard]] RailTrack* track() const noexcept { return m_track; }
    [[nodiscard]] QSpinBox* cursorBox() const noexcept { return m_cursor; }
    [[nodiscard]] QLineEdit* rangeField() const noexcept { return m_range; }

Q_SIGNALS:
    void cursorChosen(std::size_t dim, qint64 index);
    void rangeChosen(std::size_t dim, const tensordesk::Range& range);
    /// Empty: no name.
    void nameChosen(std::size_t dim, const QString& name);
    /// What was typed is no range of this dim.
    void refused(const QString& reason);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showNameField(bool isShown);
    void takeName();
    void takeRange();
    void showRange();
    void showTips();

    std::size_t m_dim;
    BatchSelection::Dim m_state;
    ShapeLabel* m_label;
    QLineEdit* m_name;
    RailTrack* m_track;
    QSpinBox* m_cursor;
    QLineEdit* m_range;
    bool m_renamable = false;
    QString m_whyNot;
};

}  // namespace tensordesk
