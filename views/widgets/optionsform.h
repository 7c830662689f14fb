// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QCheckBox;
class QFormLayout;

namespace tensordesk {

/// Options one below the other, each with what it is: to stand beside what they are of.
class OptionsForm : public QWidget {
    Q_OBJECT

public:
    explicit OptionsForm(QWidget* parent = nullptr);

    void addRow(const QString& label, QWidget* field);
    /// Of the whole width.
    void addRow(QWidget* field);
    /// A box that is checked as the action is, and as enabled; `name`: what settings call it, which then keep it.
    QCheckBox* addSwitch(QAction& action, const char* name);
    void setRowShown(QWidget* field, bool shown);

private:
    QFormLayout* m_rows;
};

}  // namespace tensordesk
