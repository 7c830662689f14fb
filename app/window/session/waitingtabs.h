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

/// A document that has a tab and is not opened yet.
struct WaitingDocument {
    QString path;
    QString derived = {};  ///< the text of its derived keys, in place of those that are remembered of it
    bool isFront = false;
    std::optional<DocumentPane::Place> place = {};  ///< to go to
    bool withoutExpression = false;                 ///< the expression of that place is offered, not computed
};

/// The tabs of documents that are opened when they first come to the front, so that opening many files at once costs no more than
/// opening one. The tab of a document that cannot be opened says why, and tries again when it comes to the front again.
class WaitingTabs final : public QObject {
    Q_OBJECT

public:
    /// `tabs` outlives this. `newPane` makes the pane for a document to open.
    WaitingTabs(DocumentTabs& tabs, std::function<DocumentPane*()> newPane, QObject* parent);

    /// Adds a tab for each document, in this order. The one that is marked as in front, or else the first, is opened.
    void add(const std::vector<WaitingDocument>& documents);
    /// Opens the document in front, if it waits.
    void openCurrent();
    /// Returns true if the document of this path waits.
    [[nodiscard]] bool has(const QString& path) const { return tabOf(path) != nullptr; }
    /// Brings the waiting document of this path to the front. Returns false if there is none.
    bool bringToFront(const QString& path);
    /// Puts the pane, whose document is there now, in place of its waiting tab. Returns false if it has none.
    bool replace(DocumentPane* pane);
    /// Says in the waiting tab of a pane why its document did not open. Returns false if it has none.
    bool fail(const DocumentPane* pane, const Error& error);
    /// Closes the documents of these paths, waiting or open, but for those with unsaved edits.
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
