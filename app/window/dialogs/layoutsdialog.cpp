// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/layoutsdialog.h"

#include "app/window/session/savedlayouts.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace tensordesk {

namespace {

/// The keys of a layout, one after the other.
QString keysOf(const CurveLayout& layout)
{
    QStringList keys{format::path(layout.key)};
    for (const CurveLayout::Added& each : layout.added) {
        keys << format::path(each.key);
    }
    return keys.join(QStringLiteral(", "));
}

}  // namespace

LayoutsDialog::LayoutsDialog(std::optional<CurveLayout> shown, QWidget* parent)
    : QDialog(parent), m_shown(std::move(shown)), m_list(new QListWidget(this)), m_name(new QLineEdit(this)),
      m_save(new QPushButton(tr("&Save"), this)), m_remove(new QPushButton(tr("&Remove"), this))
{
    setWindowTitle(tr("Layouts of curves"));
    m_list->setAccessibleName(tr("Saved layouts"));
    m_name->setObjectName(QStringLiteral("name"));
    m_name->setPlaceholderText(tr("Name"));
    m_name->setAccessibleName(tr("Name of the shown value"));
    m_save->setObjectName(QStringLiteral("save"));
    m_save->setAutoDefault(false);
    m_remove->setObjectName(QStringLiteral("remove"));
    m_remove->setAutoDefault(false);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_apply = buttons->addButton(tr("&Apply"), QDialogButtonBox::AcceptRole);
    m_apply->setDefault(true);

    auto* const saving = new QHBoxLayout;
    saving->addWidget(m_name, 1);
    saving->addWidget(m_save);
    auto* const hint = new QLabel(m_shown ? tr("Saves which keys are drawn where: %1").arg(keysOf(*m_shown))
                                          : tr("No curves are shown that could be saved."),
                                  this);
    hint->setTextFormat(Qt::PlainText);
    hint->setWordWrap(true);
    auto* const layout = new QVBoxLayout(this);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_remove, 0, Qt::AlignLeft);
    layout->addWidget(hint);
    layout->addLayout(saving);
    layout->addWidget(buttons);
    resize(style::grid(this, 110), style::grid(this, 90));

    connect(m_save, &QPushButton::clicked, this, &LayoutsDialog::save);
    connect(m_name, &QLineEdit::returnPressed, this, &LayoutsDialog::save);
    connect(m_remove, &QPushButton::clicked, this, &LayoutsDialog::remove);
    connect(m_name, &QLineEdit::textChanged, this, &LayoutsDialog::showState);
    connect(m_list, &QListWidget::currentRowChanged, this, &LayoutsDialog::showState);
    connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    list({});
}

QString LayoutsDialog::selected() const
{
    const QListWidgetItem* const item = m_list->currentItem();
    return item != nullptr ? item->text() : QString();
}

std::optional<CurveLayout> LayoutsDialog::chosen() const
{
    return savedlayouts::find(selected());
}

void LayoutsDialog::list(const QString& current)
{
    m_list->clear();
    for (const QString& name : savedlayouts::names()) {
        auto* const item = new QListWidgetItem(name, m_list);
        if (const auto layout = savedlayouts::find(name)) {
            item->setToolTip(keysOf(*layout));
        }
        if (name == current) {
            m_list->setCurrentItem(item);
        }
    }
    if (m_list->currentItem() == nullptr && m_list->count() > 0) {
        m_list->setCurrentRow(0);
    }
    showState();
}

void LayoutsDialog::save()
{
    if (const QString name = m_name->text().trimmed(); m_shown && !name.isEmpty()) {
        savedlayouts::save(name, *m_shown);
        m_name->clear();
        list(name);
    }
}

void LayoutsDialog::remove()
{
    savedlayouts::remove(selected());
    list({});
}

void LayoutsDialog::showState()
{
    m_name->setEnabled(m_shown.has_value());
    m_save->setEnabled(m_shown && !m_name->text().trimmed().isEmpty());
    m_remove->setEnabled(!selected().isEmpty());
    m_apply->setEnabled(!selected().isEmpty());
}

}  // namespace tensordesk
