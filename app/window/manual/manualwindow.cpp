// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/manual/manualwindow.h"

#include "app/window/session/windowplace.h"
#include "views/style/style.h"

#include <QAction>
#include <QPointer>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTextTable>
#include <QToolBar>

namespace tensordesk {

namespace {

/// Markdown says nothing of lines and room.
void layOutTables(const QTextDocument& text)
{
    for (QTextFrame* frame : text.rootFrame()->childFrames()) {
        if (auto* const table = qobject_cast<QTextTable*>(frame)) {
            QTextTableFormat format = table->format();
            format.setBorderCollapse(true);
            format.setCellSpacing(0);
            format.setCellPadding(4);
            table->setFormat(format);
        }
    }
}

}  // namespace

ManualWindow::ManualWindow() : m_text(new QTextBrowser(this))
{
    setAttribute(Qt::WA_QuitOnClose, false);  // the program ends with its other windows
    setWindowTitle(tr("Manual"));
    m_text->setOpenExternalLinks(true);
    m_text->setAccessibleName(windowTitle());
    m_text->document()->setDocumentMargin(style::grid(this, 6));
    setCentralWidget(m_text);
    auto* const bar = addToolBar(windowTitle());
    bar->setMovable(false);
    auto* const contents = bar->addAction(tr("Contents"), this, [this] { m_text->home(); });
    contents->setShortcut(QKeySequence(Qt::ALT | Qt::Key_Home));
    auto* const back = bar->addAction(tr("Back"), m_text, &QTextBrowser::backward);
    back->setShortcuts(QKeySequence::Back);
    back->setEnabled(false);
    connect(m_text, &QTextBrowser::backwardAvailable, back, &QAction::setEnabled);
    connect(m_text, &QTextBrowser::sourceChanged, this, [this] { layOutTables(*m_text->document()); });
    m_text->setSource(QUrl(QStringLiteral("qrc:/pages/index.md")));
    resizeWithinScreen(*this, QSize(900, 760));
}

void ManualWindow::open(const QString& page)
{
    static QPointer<ManualWindow> manual;
    if (!manual) {
        manual = new ManualWindow;
    }
    manual->m_text->setSource(QUrl(QStringLiteral("qrc:/pages/%1.md").arg(page)));
    manual->show();
    manual->raise();
    manual->activateWindow();
}

}  // namespace tensordesk
