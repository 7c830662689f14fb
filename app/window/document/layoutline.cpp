// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/layoutline.h"

#include "app/window/readas/readasdialog.h"
#include "views/widgets/dialogs.h"

namespace tensordesk {

LayoutLine::LayoutLine(DocumentController& document, QWidget* parent) : QLabel(parent), m_document(document)
{
    setTextFormat(Qt::RichText);
    setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    setWordWrap(true);
    hide();
    connect(&m_document, &DocumentController::opened, this, &LayoutLine::refresh);
    connect(this, &QLabel::linkActivated, this, [this](const QString& link) {
        if (link == QStringLiteral("change")) {
            change();
        } else {
            Q_EMIT chosen({.asStored = !m_document.shownAs().asStored});
        }
    });
}

void LayoutLine::change()
{
    auto* const dialog = new ReadAsDialog(m_document.path(), m_document.layout(), this);
    dialogs::open(dialog, [this, dialog] { Q_EMIT chosen({.layout = dialog->chosen()}); });
}

void LayoutLine::refresh()
{
    const QString layout = m_document.layoutName(), change = QStringLiteral(" · <a href='change'>%1</a>").arg(tr("Change…"));
    const bool asStored = m_document.shownAs().asStored;
    setVisible(asStored || !layout.isEmpty() || m_document.mayBeRollout());
    if (!asStored && layout.isEmpty()) {
        setText(tr("Shown as stored") + QStringLiteral(" · <a href='change'>%1</a>").arg(tr("Read as…")));
        return;
    }
    if (asStored) {
        setText(tr("Shown as stored") + QStringLiteral(" · <a href='layout'>%1</a>").arg(tr("Read by its layout")) + change);
        return;
    }
    QString text = tr("Read as: %1").arg(layout.toHtmlEscaped());
    if (const auto& td = m_document.storedTd(); td && td->isLazyStack()) {
        text += QStringLiteral(" · ") + tr("%n episode(s)", nullptr, static_cast<int>(td->members().size()));
    }
    setText(text + QStringLiteral(" · <a href='stored'>%1</a>").arg(tr("As stored")) + change);
}

}  // namespace tensordesk
