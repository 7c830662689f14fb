// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/settingsdialog.h"

#include "app/window/document/optionspage.h"
#include "app/window/document/rememberedoptions.h"
#include "app/window/session/programsettings.h"
#include "model/tensordict/leaves/scratch.h"
#include "translations/translations.h"
#include "views/image/colourcontrols.h"
#include "views/kinds/viewkinds.h"
#include "views/style/style.h"
#include "views/table/numberformats.h"
#include "views/text/format.h"
#include "views/tree/tensortreemodel.h"
#include "views/tree/tensortreeview.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace tensordesk {

SettingsDialog::SettingsDialog(const QVariantList& columns, QWidget* parent)
    : QDialog(parent), m_form(new QFormLayout), m_tree(new TensorTreeView(this))
{
    setWindowTitle(tr("Settings"));
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    m_form->setHorizontalSpacing(style::grid(this, 3));
    m_form->setVerticalSpacing(style::grid(this, 2));
    m_tree->hide();
    m_tree->searchField()->hide();
    m_tree->restoreColumns(columns);
    addLook();
    addLanguage();
    addViewOption(tr("Numbers in tables"), NumberFormats::newBox(this), QLatin1String(rowOf(ViewKind::Table).name));
    addViewOption(tr("Colours of heat maps"), ColourControls::newMapBox(this), QLatin1String(rowOf(ViewKind::Image).name));
    addMemory();
    addColumns();
    auto* const note = new QLabel(tr("These choices are kept. The options of a view are beside it, on the page View."), this);
    note->setWordWrap(true);
    note->setMinimumHeight(note->heightForWidth(style::grid(this, 90)));  // a dialog of fixed size does not ask for it
    note->setForegroundRole(QPalette::PlaceholderText);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const layout = new QVBoxLayout(this);
    layout->setSpacing(style::grid(this, 3));
    layout->addLayout(m_form);
    layout->addWidget(note);
    layout->addWidget(buttons);
    layout->setSizeConstraint(QLayout::SetFixedSize);
}

QVariantList SettingsDialog::columns() const
{
    return m_tree->columnState();
}

void SettingsDialog::addLook()
{
    auto* const box = new QComboBox(this);
    box->setObjectName(QStringLiteral("look"));
    box->addItem(tr("As the system"), static_cast<int>(ColourScheme::System));
    box->addItem(tr("Light"), static_cast<int>(ColourScheme::Light));
    box->addItem(tr("Dark"), static_cast<int>(ColourScheme::Dark));
    box->setCurrentIndex(box->findData(static_cast<int>(programsettings::colourScheme())));
    connect(box, &QComboBox::activated, this, [this, box] {
        programsettings::setColourScheme(static_cast<ColourScheme>(box->currentData().toInt()));
        Q_EMIT lookChosen();
    });
    box->setAccessibleName(tr("Theme"));
    m_form->addRow(tr("Theme"), box);
}

void SettingsDialog::addLanguage()
{
    auto* const box = new QComboBox(this);
    box->setObjectName(QStringLiteral("language"));
    box->addItem(tr("As the system"), QString());
    for (const Language& language : kLanguages) {
        box->addItem(QString::fromUtf8(language.name), QString::fromLatin1(language.code));
    }
    box->setCurrentIndex(std::max(box->findData(programsettings::language()), 0));
    box->setToolTip(tr("Applies after the next start of the program"));
    connect(box, &QComboBox::activated, this, [box] { programsettings::setLanguage(box->currentData().toString()); });
    box->setAccessibleName(tr("Language"));
    m_form->addRow(tr("Language, from the next start on"), box);
}

void SettingsDialog::addMemory()
{
    auto* const box = new QComboBox(this);
    box->setObjectName(QStringLiteral("memoryBudget"));
    for (int64_t bytes = kUsualBytesInMemory / 8; bytes <= kUsualBytesInMemory * 64; bytes *= 2) {
        box->addItem(format::bytes(bytes), static_cast<qlonglong>(bytes));
    }
    const auto now = static_cast<qlonglong>(programsettings::memoryBudget());
    if (box->findData(now) < 0) {
        box->addItem(format::bytes(now), now);  // written into the file by hand
    }
    box->setCurrentIndex(box->findData(now));
    box->setToolTip(tr(
        "The most bytes of a key that are computed, edited or kept in memory at once. Larger ones go block by block, and their results are kept in a scratch file in $TMPDIR."));
    connect(box, &QComboBox::activated, this, [box] { programsettings::setMemoryBudget(box->currentData().toLongLong()); });
    box->setAccessibleName(tr("Memory budget"));
    m_form->addRow(tr("Memory budget"), box);
}

void SettingsDialog::addViewOption(const QString& label, QComboBox* chooser, const QString& kind)
{
    auto* const group = new QWidget(this);  // that has it alone, as the options of the view have
    auto* const row = new QHBoxLayout(group);
    row->setContentsMargins({});
    row->addWidget(chooser);
    rememberOptions(*group, kind);
    // After it is kept.
    connect(chooser, &QComboBox::activated, this, &OptionsPage::recallEverywhere);
    m_form->addRow(label, group);
}

void SettingsDialog::addColumns()
{
    auto* const field = new QWidget(this);
    auto* const grid = new QGridLayout(field);
    grid->setContentsMargins({});
    int column = TensorTreeModel::ShapeColumn;
    for (QAction* const action : m_tree->header()->actions()) {
        if (action->isSeparator()) {
            continue;
        }
        auto* const box = new QCheckBox(action->text(), field);
        box->setObjectName(action->text());
        box->setChecked(action->isChecked());
        connect(box, &QCheckBox::toggled, this, [this, column](bool shown) {
            m_tree->setColumnShown(column, shown);
            Q_EMIT columnChosen(column, shown);
        });
        const int place = column - TensorTreeModel::ShapeColumn;
        grid->addWidget(box, place / 3, place % 3);
        ++column;
    }
    m_form->addRow(tr("Columns of the tree"), field);
}

}  // namespace tensordesk
