// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace tensordesk {

/// The header of columns that may be narrower than what they are called: every column is labelled where all labels have room, else every
/// second, fifth, tenth and so on, from the left edge of its column.
class StepHeader final : public QHeaderView {
    Q_OBJECT

public:
    explicit StepHeader(QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model) override;
    /// The room that the longest label needs. What is longer than twenty figures is elided.
    [[nodiscard]] int widest() const;
    /// How many columns there are from one label to the next; 1 if all are labelled.
    [[nodiscard]] int labelStep() const;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QString labelOf(int section) const;
    [[nodiscard]] int widthOf(const QString& label) const;

    mutable int m_widest = -1;  ///< -1: not known
};

}  // namespace tensordesk
