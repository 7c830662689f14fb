// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dims/maskpanel.h"

#include "model/tensordict/base/keypath.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <QFormLayout>
#include <QLineEdit>

namespace tensordesk {

MaskPanel::MaskPanel(QWidget* parent) : ChipPanel(parent), m_field(new QLineEdit(this))
{
    const QFont font = style::monospaced(this->font());
    m_field->setFont(font);
    m_field->setMinimumWidth(QFontMetrics(font).averageCharWidth() * 46);
    m_field->setClearButtonEnabled(true);
    m_field->setAccessibleName(tr("Mask over the batch"));
    m_field->setToolTip(tr("A bool key or expression over the batch: every key shows only where it is true"));
    rows()->addRow(tr("Only where"), m_field);
    suggest({"done"});
    connect(m_field, &QLineEdit::returnPressed, this, [this] { Q_EMIT maskChosen(m_field->text().trimmed()); });
    connect(m_field, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (text.isEmpty()) {
            Q_EMIT maskChosen({});
        }
    });
}

void MaskPanel::suggest(const KeyPath& mask)
{
    m_field->setPlaceholderText(tr("%1 or td[\"reward\"] > 0").arg(format::text(toPython(mask))));
}

}  // namespace tensordesk
