// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dockpanels.h"

#include "app/window/editing/editlistpanel.h"
#include "app/window/jobpanel.h"
#include "app/window/messagelog.h"

#include <QAction>
#include <QDockWidget>
#include <QMainWindow>

#include <algorithm>
#include <array>
#include <utility>

namespace tensordesk {

namespace {

struct DockArea {
    Qt::DockWidgetArea area;
    const char* name;  ///< in the settings
};
constexpr std::array<DockArea, 4> kDockAreas{{{Qt::LeftDockWidgetArea, "left"},
                                              {Qt::RightDockWidgetArea, "right"},
                                              {Qt::TopDockWidgetArea, "top"},
                                              {Qt::BottomDockWidgetArea, "bottom"}}};

const QString kDockArea = QStringLiteral("area");
const QString kDockShown = QStringLiteral("shown");
const QString kDockSize = QStringLiteral("size");

bool isStackedArea(Qt::DockWidgetArea area)
{
    return area == Qt::TopDockWidgetArea || area == Qt::BottomDockWidgetArea;
}

}  // namespace

DockPanels::DockPanels(QMainWindow& window, JobList& jobs)
    : m_window(window), m_edits(new EditListPanel(&window)), m_jobs(new JobPanel(jobs, &window)), m_log(new MessageLog(&window)),
      m_editDock(add(m_edits, tr("Edits"), "edits")), m_jobDock(add(m_jobs, tr("Jobs"), "jobs")),
      m_logDock(add(m_log, tr("Messages"), "messages"))
{
    window.tabifyDockWidget(m_editDock, m_jobDock);
    window.tabifyDockWidget(m_jobDock, m_logDock);
}

QDockWidget* DockPanels::add(QWidget* panel, const QString& title, const char* name)
{
    auto* const dock = new QDockWidget(title, &m_window);
    dock->setObjectName(QString::fromLatin1(name));
    dock->setWidget(panel);
    m_window.addDockWidget(Qt::BottomDockWidgetArea, dock);
    dock->hide();
    return dock;
}

void DockPanels::connectActions(QAction& edits, QAction& jobs, QAction& log)
{
    connectAction(m_editDock, edits);
    connectAction(m_jobDock, jobs);
    connectAction(m_logDock, log);
}

/// The action follows a dock that is closed by its button, but not one behind another's tab.
void DockPanels::connectAction(QDockWidget* dock, QAction& action)
{
    QObject::connect(&action, &QAction::triggered, dock, [this, dock](bool isShown) { show(dock, isShown); });
    QObject::connect(dock->toggleViewAction(), &QAction::toggled, &action, &QAction::setChecked);
}

void DockPanels::show(QDockWidget* dock, bool isShown)
{
    dock->setVisible(isShown);
    dock->raise();
    if (isShown && !std::exchange(m_isSized, true)) {
        m_window.resizeDocks({dock}, {m_window.height() / 5}, Qt::Vertical);
    }
}

QVariantMap DockPanels::state() const
{
    QVariantMap state;
    for (QDockWidget* const dock : {m_editDock, m_jobDock, m_logDock}) {
        const Qt::DockWidgetArea area = m_window.dockWidgetArea(dock);
        for (const DockArea& each : kDockAreas) {
            if (each.area == area) {
                state[dock->objectName()] = QVariantMap{{kDockArea, QLatin1String(each.name)},
                                                        {kDockShown, !dock->isHidden()},
                                                        {kDockSize, isStackedArea(area) ? dock->height() : dock->width()}};
            }
        }
    }
    return state;
}

void DockPanels::restore(const QVariantMap& state)
{
    for (QDockWidget* const dock : {m_editDock, m_jobDock, m_logDock}) {
        const QVariantMap map = state.value(dock->objectName()).toMap();
        const auto* const area = std::find_if(kDockAreas.begin(), kDockAreas.end(), [&](const DockArea& each) {
            return map.value(kDockArea).toString() == QLatin1String(each.name);
        });
        if (area == kDockAreas.end()) {
            continue;
        }
        if (area->area != m_window.dockWidgetArea(dock)) {
            m_window.addDockWidget(area->area, dock);
        }
        dock->setVisible(map.value(kDockShown).toBool());
        const int size = map.value(kDockSize).toInt();
        const Qt::Orientation towards = isStackedArea(area->area) ? Qt::Vertical : Qt::Horizontal;
        if (!dock->isHidden() && size > 0) {
            const int most = towards == Qt::Vertical ? m_window.height() / 2 : m_window.width() / 2;
            m_window.resizeDocks({dock}, {std::min(size, most)}, towards);
            m_isSized = true;
        }
    }
}

}  // namespace tensordesk
