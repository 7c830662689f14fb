// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/beside/sidewindow.h"

#include "app/window/jobbar.h"
#include "app/window/mainwindow.h"
#include "app/window/session/windowplace.h"
#include "views/jobs/joblist.h"
#include "views/style/icons.h"

#include <QAction>
#include <QKeySequence>
#include <QStatusBar>

namespace tensordesk {

SideWindow::SideWindow(QWidget* parent) : QMainWindow(parent), m_jobs(new JobList(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowIcon(programIcon());
    statusBar()->addPermanentWidget(new JobBar(*m_jobs, this));
    resizeWithinScreen(*this, QSize(1200, 760));
    const auto add = [this](const QString& text, const QList<QKeySequence>& keys, auto handler) {
        auto* action = new QAction(text, this);
        action->setShortcuts(keys);
        connect(action, &QAction::triggered, this, handler);
        addAction(action);
    };
    add(tr("Cancel the newest job, or close"), {Qt::Key_Escape}, [this] {
        if (!m_jobs->cancelNewest()) {
            close();
        }
    });
    add(tr("Close"), QKeySequence::keyBindings(QKeySequence::Close), [this] { close(); });
    add(tr("Quit"), {QKeySequence(Qt::CTRL | Qt::Key_Q)}, [] { MainWindow::quit(); });
}

}  // namespace tensordesk
