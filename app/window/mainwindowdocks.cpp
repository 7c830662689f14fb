// SPDX-License-Identifier: GPL-3.0-or-later
// The panels around the documents: edit list, jobs, messages; and the choice of the device.
#include "common/style.h"
#include "messages/messagebar.h"
#include "operations/devices.h"
#include "window/documentpane.h"
#include "window/editlistpanel.h"
#include "window/jobpanel.h"
#include "window/mainwindow.h"
#include "window/messagelog.h"

#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QStandardItemModel>
#include <QStatusBar>
#include <QToolBar>

namespace tensordesk {

void MainWindow::buildDocks()
{
    m_edits = new EditListPanel(this);
    m_log = new MessageLog(this);
    const auto add = [this](QWidget* panel, QAction* action, const QString& title, const char* name) {
        auto* dock = new QDockWidget(title, this);
        dock->setObjectName(QString::fromLatin1(name));
        dock->setWidget(panel);
        addDockWidget(Qt::BottomDockWidgetArea, dock);
        dock->hide();
        // The action follows a dock that is closed by its button, but not one behind another's tab.
        connect(action, &QAction::triggered, dock, [this, dock](bool isShown) {
            dock->setVisible(isShown);
            dock->raise();
            if (isShown && !std::exchange(m_docksSized, true)) {
                resizeDocks({dock}, {height() / 5}, Qt::Vertical);
            }
        });
        connect(dock->toggleViewAction(), &QAction::toggled, action, &QAction::setChecked);
        return dock;
    };
    QDockWidget* edits = add(m_edits, m_actions.showEdits, tr("Edits"), "edits");
    QDockWidget* jobs = add(new JobPanel(m_jobs, this), m_actions.showJobs, tr("Jobs"), "jobs");
    QDockWidget* log = add(m_log, m_actions.showLog, tr("Messages"), "messages");
    tabifyDockWidget(edits, jobs);
    tabifyDockWidget(jobs, log);
    connect(m_edits, &EditListPanel::told, statusBar(), &QStatusBar::showMessage);
    connect(m_edits, &EditListPanel::failed, this, [this](const Message& message) {
        DocumentPane* pane = current();
        (pane ? pane->messages() : *m_messages).report(message);
    });
    connect(m_messages, &MessageBar::reported, this, [this](const Message& message) { m_log->add(message); });
}

/// Where documents compute: the CPU, and what else LibTorch can use here.
void MainWindow::buildDeviceChooser(QToolBar& bar)
{
    m_devices = new QComboBox(this);
    m_devices->setAccessibleName(tr("Device"));
    bool hasCuda = false;
    for (const at::Device device : computeDevices()) {
        m_devices->addItem(QString::fromStdString(device.str()));
        hasCuda = hasCuda || device.is_cuda();
    }
    if (hasCuda) {
        m_devices->setToolTip(tr("Where expressions, views and summaries compute"));
    } else {
        // It says why there is no choice.
        m_devices->addItem(tr("cuda: none present"));
        qobject_cast<QStandardItemModel*>(m_devices->model())->item(m_devices->count() - 1)->setEnabled(false);
        m_devices->setToolTip(tr("Where expressions, views and summaries compute. There is no CUDA device here, or "
                                 "this LibTorch was built without CUDA."));
    }
    auto* label = new QLabel(tr("Device"), this);
    label->setBuddy(m_devices);
    label->setMargin(style::grid(this));
    bar.addSeparator();
    bar.addWidget(label);
    bar.addWidget(m_devices);
    connect(m_devices, &QComboBox::activated, this, [this] {
        if (DocumentPane* pane = current()) {
            pane->setDevice(deviceNamed(m_devices->currentText().toStdString()));
        }
    });
}

}  // namespace tensordesk
