// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tree/treenotice.h"

#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace tensordesk {

TreeNotice::TreeNotice(QWidget* parent) : QWidget(parent), m_text(new QLabel(this)), m_clear(new QToolButton(this))
{
    auto* const layout = new QVBoxLayout(this);
    m_text->setAlignment(Qt::AlignCenter);
    m_text->setWordWrap(true);
    m_text->setForegroundRole(QPalette::PlaceholderText);
    m_clear->setText(tr("Clear the filter"));
    m_clear->setAccessibleName(tr("Clear the filter"));
    layout->addStretch();
    layout->addWidget(m_text);
    layout->addWidget(m_clear, 0, Qt::AlignCenter);
    layout->addStretch();
    connect(m_clear, &QToolButton::clicked, this, &TreeNotice::clearRequested);
}

void TreeNotice::display(const QString& text, bool isFiltered)
{
    m_text->setText(text);
    m_clear->setVisible(isFiltered);
    setVisible(!text.isEmpty());
}

}  // namespace tensordesk
