// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/sidepanel.h"

#include "views/style/style.h"

#include <QTabBar>

#include <algorithm>

namespace tensordesk {

namespace {

const QStringList& pageNames()
{
    static const QStringList names{QStringLiteral("inspector"), QStringLiteral("view")};
    return names;
}

}  // namespace

SidePanel::SidePanel(QWidget* inspector, QWidget* view, QWidget* parent) : QTabWidget(parent)
{
    setDocumentMode(true);
    setAccessibleName(tr("Beside the picture"));
    tabBar()->setExpanding(false);
    tabBar()->setDrawBase(false);
    tabBar()->setAccessibleName(accessibleName());
    addTab(inspector, tr("Inspector"));
    addTab(view, tr("View"));
    setTabToolTip(0, tr("All that is known of the selected entry"));
    setTabToolTip(1, tr("The options of the shown view"));
}

QString SidePanel::page() const
{
    return pageNames().value(currentIndex());
}

void SidePanel::setPage(const QString& page)
{
    if (const auto at = pageNames().indexOf(page); at >= 0) {
        setCurrentIndex(static_cast<int>(at));
    }
}

QSize SidePanel::minimumSizeHint() const
{
    return {std::clamp(widget(1)->minimumSizeHint().width(), style::grid(this, 48), style::grid(this, 52)), style::grid(this, 40)};
}

}  // namespace tensordesk
