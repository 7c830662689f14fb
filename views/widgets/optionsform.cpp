// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/optionsform.h"

#include "views/style/style.h"

#include <QAction>
#include <QCheckBox>
#include <QFormLayout>

namespace tensordesk {

OptionsForm::OptionsForm(QWidget* parent) : QWidget(parent), m_rows(new QFormLayout(this))
{
    m_rows->setContentsMargins({});
    m_rows->setHorizontalSpacing(style::grid(this, 2));
    m_rows->setVerticalSpacing(style::grid(this));
    m_rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_rows->setRowWrapPolicy(QFormLayout::WrapLongRows);
}

void OptionsForm::addRow(const QString& label, QWidget* field)
{
    m_rows->addRow(label, field);
}

void OptionsForm::addRow(QWidget* field)
{
    m_rows->addRow(field);
}

QCheckBox* OptionsForm::addSwitch(QAction& action, const char* name)
{
    auto* const box = new QCheckBox(action.text(), this);
    box->setObjectName(QLatin1String(name));
    box->setToolTip(action.toolTip() == action.text() ? QString() : action.toolTip());
    box->setChecked(action.isChecked());
    connect(box, &QCheckBox::toggled, &action, &QAction::setChecked);
    connect(&action, &QAction::toggled, box, &QCheckBox::setChecked);
    connect(&action, &QAction::enabledChanged, box, &QCheckBox::setEnabled);
    m_rows->addRow(box);
    return box;
}

void OptionsForm::setRowShown(QWidget* field, bool shown)
{
    m_rows->setRowVisible(field, shown);
}

}  // namespace tensordesk
