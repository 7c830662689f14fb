// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/document/documentpane.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace tensordesk {

class DocumentTabs;
class Error;
class WaitingTab;

/// A document with a tab that is not opened yet.
struct WaitingDocument {
    QString path;
    QString derived = {};  ///< its derived keys, instead of remembered ones
    bool isFront = false;
    std::optional<DocumentPane::Place> place = {};  ///< the position to restore
    bool withoutExpression = false;                 ///< the expression of that position is offered, not computed
};

/// The tabs of documents that are opened when they are first activated, so that opening many files costs no more than opening one.
/// The tab of a document that cannot be opened shows the reason, and tries again when it is next activated.
class WaitingTabs final : public QObject {
    Q_OBJECT

public:
    /// `newPane` creates the pane of a document. REQUIRES: `tabs` outlives this object.
    WaitingTabs(DocumentTabs& tabs, std::function<DocumentPane*()> newPane, QObject* parent);

    /// Adds a tab per document, in order. Opens the one marked as current, or the first.
    void add(const std::vector<WaitingDocument>& documents);
    /// Opens the current document, if it waits.
    void openCurrent();
    /// True if the document with this path waits.
    [[nodiscard]] bool has(const QString& path) const { return tabOf(path) != nullptr; }
    /// Activates the waiting document with this path. Returns false if there is none.
    bool bringToFront(const QString& path);
    /// Replaces the waiting tab by the pane, whose document is open now. Returns false if there is no such tab.
    bool replace(DocumentPane* pane);
    /// Shows in the waiting tab of a pane why its document did not open. Returns false if there is no such tab.
    bool fail(const DocumentPane* pane, const Error& error);
    /// Closes the documents with these paths, waiting or open, except those with unsaved edits.
    void close(const QStringList& paths);
    /// Returns the document that waits in this tab; null if it is open.
    [[nodiscard]] const WaitingDocument* at(int tab) const;

private:
    [[nodiscard]] WaitingTab* tabOf(const QString& path) const;
    [[nodiscard]] WaitingTab* tabOf(const DocumentPane* pane) const;
    [[nodiscard]] WaitingTab* tabWhere(const std::function<bool(const WaitingTab&)>& isWanted) const;

    DocumentTabs& m_tabs;
    std::function<DocumentPane*()> m_newPane;
};

}  // namespace tensordesk
