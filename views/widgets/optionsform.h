// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QCheckBox;
class QFormLayout;

namespace tensordesk {

/// A column of options with labels, placed beside the view or plot to which they apply.
class OptionsForm : public QWidget {
    Q_OBJECT

public:
    explicit OptionsForm(QWidget* parent = nullptr);

    void addRow(const QString& label, QWidget* field);
    /// Adds a widget over the whole width.
    void addRow(QWidget* field);
    /// Adds a check box that is linked with the action in both directions. `name`: the key in the settings, which store and restore
    /// the state.
    QCheckBox* addSwitch(QAction& action, const char* name);
    void setRowShown(QWidget* field, bool shown);

private:
    QFormLayout* m_rows;
};

}  // namespace tensordesk
