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

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

struct Area {
    Qt::DockWidgetArea area;
    const char* name;  ///< in the settings
};
constexpr std::array<Area, 4> kAreas{{{Qt::LeftDockWidgetArea, "left"},
                                      {Qt::RightDockWidgetArea, "right"},
                                      {Qt::TopDockWidgetArea, "top"},
                                      {Qt::BottomDockWidgetArea, "bottom"}}};

const QString kArea = QStringLiteral("area");
const QString kShown = QStringLiteral("shown");
const QString kSize = QStringLiteral("size");

bool isStacked(Qt::DockWidgetArea area)
{
    return area == Qt::TopDockWidgetArea || area == Qt::BottomDockWidgetArea;
}

}  // namespace

/// `{"edits": {"area": "bottom", "shown": true, "size": 160}, …}`: where each panel is, and its extent towards the
/// middle.
QVariantMap MainWindow::dockState() const
{
    QVariantMap state;
    for (const auto* dock : findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
        const Qt::DockWidgetArea area = dockWidgetArea(const_cast<QDockWidget*>(dock));
        for (const Area& each : kAreas) {
            if (each.area == area) {
                state[dock->objectName()] = QVariantMap{{kArea, QLatin1String(each.name)},
                                                        {kShown, !dock->isHidden()},
                                                        {kSize, isStacked(area) ? dock->height() : dock->width()}};
            }
        }
    }
    return state;
}

void MainWindow::restoreDocks(const QVariantMap& state)
{
    for (auto* dock : findChildren<QDockWidget*>(Qt::FindDirectChildrenOnly)) {
        const QVariantMap map = state.value(dock->objectName()).toMap();
        const auto area = std::find_if(kAreas.begin(), kAreas.end(),
                                       [&](const Area& each) { return map.value(kArea).toString() == QLatin1String(each.name); });
        if (area == kAreas.end()) {
            continue;
        }
        if (area->area != dockWidgetArea(dock)) {
            addDockWidget(area->area, dock);
        }
        dock->setVisible(map.value(kShown).toBool());
        const int size = map.value(kSize).toInt();
        const Qt::Orientation towards = isStacked(area->area) ? Qt::Vertical : Qt::Horizontal;
        if (!dock->isHidden() && size > 0) {
            resizeDocks({dock}, {std::min(size, towards == Qt::Vertical ? height() / 2 : width() / 2)}, towards);
            m_docksSized = true;
        }
    }
}

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
