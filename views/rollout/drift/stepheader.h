// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace tensordesk {

/// A header of columns that may be narrower than their labels: labels every column if all labels fit, otherwise every second,
/// fifth, tenth and so on, from the left edge of its column.
class StepHeader final : public QHeaderView {
    Q_OBJECT

public:
    explicit StepHeader(QWidget* parent = nullptr);

    void setModel(QAbstractItemModel* model) override;
    /// Returns the width of the longest label. Labels longer than twenty digits are elided.
    [[nodiscard]] int widest() const;
    /// Returns the number of columns between two labels; 1 if all are labelled.
    [[nodiscard]] int labelStep() const;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QString labelOf(int section) const;
    [[nodiscard]] int widthOf(const QString& label) const;

    mutable int m_widest = -1;  ///< -1: unknown
};

}  // namespace tensordesk
