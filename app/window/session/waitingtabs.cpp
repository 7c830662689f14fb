// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/session/waitingtabs.h"

#include "app/window/documenttabs.h"
#include "app/window/session/filepaths.h"
#include "views/jobs/abstractjob.h"
#include "views/messages/describe.h"
#include "views/messages/notice.h"
#include "views/text/filename.h"
#include "views/widgets/contentstack.h"

#include <QFileInfo>
#include <QPointer>
#include <QSignalBlocker>

namespace tensordesk {

/// Fills a tab until its document is there.
class WaitingTab final : public ContentStack {
public:
    explicit WaitingTab(WaitingDocument document) : ContentStack(new QWidget), m_document(std::move(document)) { }
    ~WaitingTab() override
    {
        if (m_pane && !m_pane->document().hasDocument()) {
            m_pane->document().openJob()->cancel();
        }
    }
    [[nodiscard]] const WaitingDocument& document() const noexcept { return m_document; }
    [[nodiscard]] DocumentPane* pane() const { return m_pane; }
    void setPane(DocumentPane* pane) { m_pane = pane; }

private:
    WaitingDocument m_document;
    QPointer<DocumentPane> m_pane;  ///< which opens it
};

WaitingTabs::WaitingTabs(DocumentTabs& tabs, std::function<DocumentPane*()> newPane, QObject* parent)
    : QObject(parent), m_tabs(tabs), m_newPane(std::move(newPane))
{
    connect(&tabs, &QTabWidget::currentChanged, this, &WaitingTabs::openCurrent);
}

void WaitingTabs::add(const std::vector<WaitingDocument>& documents)
{
    if (documents.empty()) {
        return;
    }
    {
        const QSignalBlocker none(m_tabs);  // the first of them would be opened at once
        const int first = m_tabs.count();
        int front = first;
        for (const WaitingDocument& each : documents) {
            const int tab = m_tabs.addTab(new WaitingTab(each), {});
            m_tabs.nameTab(tab, format::fileName(each.path), each.path);
            front = each.isFront ? tab : front;
        }
        m_tabs.setCurrentIndex(front);
    }
    openCurrent();
}

void WaitingTabs::openCurrent()
{
    auto* const tab = dynamic_cast<WaitingTab*>(m_tabs.currentWidget());
    if (tab == nullptr || tab->pane() != nullptr) {
        return;
    }
    const WaitingDocument& waiting = tab->document();
    DocumentPane* const pane = m_newPane();
    tab->setPane(pane);
    tab->showHintSoon(tr("Opening %1…").arg(format::filePath(waiting.path)));
    if (waiting.place) {
        pane->setPlace(*waiting.place, waiting.withoutExpression);
    }
    pane->document().openDeriving(waiting.path, waiting.derived);
}

bool WaitingTabs::bringToFront(const QString& path)
{
    WaitingTab* const tab = tabOf(path);
    if (tab != nullptr) {
        m_tabs.setCurrentWidget(tab);
    }
    return tab != nullptr;
}

bool WaitingTabs::replace(DocumentPane* pane)
{
    WaitingTab* const tab = tabOf(pane);
    if (tab == nullptr) {
        return false;
    }
    const QSignalBlocker none(m_tabs);  // another document would be in front for a moment, and be opened
    const int at = m_tabs.indexOf(tab);
    const bool isFront = m_tabs.currentWidget() == tab;
    m_tabs.removeTab(at);
    m_tabs.insertTab(at, pane, {});
    if (isFront) {
        m_tabs.setCurrentIndex(at);
    }
    tab->deleteLater();
    return true;
}

bool WaitingTabs::fail(const DocumentPane* pane, const Error& error)
{
    WaitingTab* const tab = tabOf(pane);
    if (tab != nullptr) {
        tab->setPane(nullptr);
        tab->showFailure(headlineAbout(tr("Cannot open “%1”"), QFileInfo(tab->document().path).fileName()), describe(error));
    }
    return tab != nullptr;
}

void WaitingTabs::close(const QStringList& paths)
{
    const QSignalBlocker none(m_tabs);
    for (int tab = m_tabs.count() - 1; tab >= 0; --tab) {
        if (const WaitingDocument* const waiting = at(tab); waiting != nullptr && paths.contains(waiting->path)) {
            m_tabs.widget(tab)->deleteLater();
            m_tabs.removeTab(tab);
        }
    }
    for (DocumentPane* const pane : m_tabs.panes()) {
        if (paths.contains(pane->document().openingPath()) && !pane->document().isModified()) {
            pane->closeDocument();
        }
    }
}

const WaitingDocument* WaitingTabs::at(int tab) const
{
    const auto* const waiting = dynamic_cast<const WaitingTab*>(m_tabs.widget(tab));
    return waiting != nullptr ? &waiting->document() : nullptr;
}

WaitingTab* WaitingTabs::tabOf(const QString& path) const
{
    return tabWhere([&](const WaitingTab& each) { return leadToSame(each.document().path, path); });
}

WaitingTab* WaitingTabs::tabOf(const DocumentPane* pane) const
{
    return tabWhere([&](const WaitingTab& each) { return each.pane() == pane; });
}

WaitingTab* WaitingTabs::tabWhere(const std::function<bool(const WaitingTab&)>& isWanted) const
{
    for (int tab = 0; tab < m_tabs.count(); ++tab) {
        if (auto* const waiting = dynamic_cast<WaitingTab*>(m_tabs.widget(tab)); waiting != nullptr && isWanted(*waiting)) {
            return waiting;
        }
    }
    return nullptr;
}

}  // namespace tensordesk
