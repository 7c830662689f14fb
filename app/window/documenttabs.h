// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabWidget>

#include <utility>
#include <vector>

namespace tensordesk {

class DocumentPane;

/// The tabs of the documents. QTabWidget repaints a document whenever any layout in it changes; this class only reacts to the size
/// and minimum size of the tabs.
class DocumentTabs final : public QTabWidget {
    Q_OBJECT

public:
    explicit DocumentTabs(QWidget* parent = nullptr);

    /// Returns the current document; null if none is open, or it is not opened yet.
    [[nodiscard]] DocumentPane* current() const;
    /// Returns the open documents in tab order, without those that are not opened yet.
    [[nodiscard]] std::vector<DocumentPane*> panes() const;
    /// Closes the current document, also one that is not opened yet. REQUIRES: there is one.
    void closeCurrent() { Q_EMIT tabCloseRequested(currentIndex()); }
    /// Makes the document `by` tabs further the current one, cyclically.
    void turn(int by);
    /// Shows the name of a document and if it has unsaved edits; does nothing without a tab.
    void showName(const DocumentPane& pane);
    /// Sets the text of a tab, elided in the middle if it is long, and the path as its tooltip.
    void nameTab(int tab, const QString& name, const QString& path);

protected:
    bool event(QEvent* event) override;

private:
    std::pair<QSize, QSize> m_sizes;
};

}  // namespace tensordesk
