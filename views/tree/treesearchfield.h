// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace tensordesk {

/// The field that filters a tree. Esc clears it first.
class TreeSearchField final : public QLineEdit {
    Q_OBJECT

public:
    explicit TreeSearchField(QWidget* parent = nullptr);

Q_SIGNALS:
    /// The down key was pressed: the focus moves to the tree.
    void left();

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] bool clears(const QKeyEvent& event) const;
};

}  // namespace tensordesk
