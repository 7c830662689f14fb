// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QCheckBox;
class QFormLayout;

namespace tensordesk {

/// Options in a column, each with its label, to be placed beside their object.
class OptionsForm : public QWidget {
    Q_OBJECT

public:
    explicit OptionsForm(QWidget* parent = nullptr);

    void addRow(const QString& label, QWidget* field);
    /// Adds a widget over the whole width.
    void addRow(QWidget* field);
    /// Adds a check box with the state of the action. `name`: its name in settings, which then store it.
    QCheckBox* addSwitch(QAction& action, const char* name);
    void setRowShown(QWidget* field, bool shown);

private:
    QFormLayout* m_rows;
};

}  // namespace tensordesk
