// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabWidget>

#include <utility>
#include <vector>

namespace tensordesk {

class DocumentPane;

/// The tabs of the documents. QTabWidget paints a document as a whole whenever anything in it was laid out anew; what
/// concerns it is another size of the tabs, or another least size, alone.
class DocumentTabs final : public QTabWidget {
    Q_OBJECT

public:
    explicit DocumentTabs(QWidget* parent = nullptr);

    /// The document in front; null if none is open, or it is not opened yet.
    [[nodiscard]] DocumentPane* current() const;
    /// The open documents in the order of their tabs; without those that are not opened yet.
    [[nodiscard]] std::vector<DocumentPane*> panes() const;
    /// Closes the document in front, also one that is not opened yet. REQUIRES: there is one.
    void closeCurrent() { Q_EMIT tabCloseRequested(currentIndex()); }
    /// Brings the document that is `by` tabs further to the front, round and round.
    void turn(int by);
    /// Shows the name of a document and whether it has unsaved edits; does nothing without a tab of its own.
    void showName(const DocumentPane& pane);
    /// Gives a tab its text, whose middle is left out where it is long, and the path as its tooltip.
    void nameTab(int tab, const QString& name, const QString& path);

protected:
    bool event(QEvent* event) override;

private:
    std::pair<QSize, QSize> m_sizes;
};

}  // namespace tensordesk
