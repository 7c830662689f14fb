// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/documenttabs.h"

#include "app/window/document/documentpane.h"
#include "views/text/filename.h"
#include "views/text/format.h"

#include <QDir>
#include <QEvent>
#include <QStyle>
#include <QTabBar>

namespace tensordesk {

DocumentTabs::DocumentTabs(QWidget* parent) : QTabWidget(parent)
{
    setDocumentMode(true);
    setTabsClosable(true);
    setMovable(true);
    setTabBarAutoHide(true);
    setFocusPolicy(Qt::NoFocus);  // it hands the focus to its bar, which may be hidden: Tab would end before it
    setAccessibleName(tr("Documents"));
    connect(this, &QTabWidget::tabCloseRequested, this, [this](int tab) {
        if (qobject_cast<DocumentPane*>(widget(tab)) == nullptr) {
            widget(tab)->deleteLater();  // it was not opened yet
            removeTab(tab);
            return;
        }
        setCurrentIndex(tab);
        current()->closeDocument();
    });
}

DocumentPane* DocumentTabs::current() const
{
    return qobject_cast<DocumentPane*>(currentWidget());
}

std::vector<DocumentPane*> DocumentTabs::panes() const
{
    std::vector<DocumentPane*> panes;
    for (int tab = 0; tab < count(); ++tab) {
        if (auto* const pane = qobject_cast<DocumentPane*>(widget(tab))) {
            panes.push_back(pane);
        }
    }
    return panes;
}

void DocumentTabs::turn(int by)
{
    if (count() > 0) {
        setCurrentIndex((currentIndex() + by + count()) % count());
    }
}

void DocumentTabs::showName(const DocumentPane& pane)
{
    const int tab = indexOf(&pane);
    if (tab < 0) {
        return;
    }
    const QString name = pane.name();
    nameTab(tab, pane.document().isModified() ? tr("%1 *").arg(name) : name, pane.document().path());
}

void DocumentTabs::nameTab(int tab, const QString& name, const QString& path)
{
    constexpr qsizetype longest = 60;
    const QString text = format::elided(name, longest).replace(QLatin1Char('&'), QStringLiteral("&&"));  // & would be a shortcut
    if (tabText(tab) != text) {
        setTabText(tab, text);  // which lays out the whole window
    }
    const auto side = static_cast<QTabBar::ButtonPosition>(
        style()->styleHint(QStyle::SH_TabBar_CloseButtonPosition, nullptr, tabBar()));
    if (QWidget* const button = tabBar()->tabButton(tab, side)) {
        button->setAccessibleName(tr("Close %1").arg(name));
    }
    setTabToolTip(tab, format::filePath(path));
}

bool DocumentTabs::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest) {
        const std::pair sizes(minimumSizeHint(), tabBar()->sizeHint());
        if (sizes == std::exchange(m_sizes, sizes)) {
            return true;
        }
    }
    return QTabWidget::event(event);
}

}  // namespace tensordesk
