// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/storage.h"
#include "views/common/shownentry.h"
#include "views/inspector/entryfacts.h"
#include "views/jobs/job.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QPlainTextEdit;
class QToolButton;
class QVBoxLayout;

namespace tensordesk {

class BatchSelection;
class FactList;
class FindingList;
class PaddingRule;
class ShapeLabel;
class SummaryPanel;

/// All that is known of the selected entry: kind, key, shape, dtype, bytes in memory and on disk, where
/// and how it is stored, a summary of its elements; of a non-tensor its value, of a broken one the
/// reason; and what is odd about the document. What needs the file comes in the background.
class InspectorPanel final : public QWidget {
    Q_OBJECT

public:
    explicit InspectorPanel(QWidget* parent = nullptr);

    /// The summary is of the ranges of `batch` from now on. It must outlive this.
    void follow(const BatchSelection& batch);
    /// The summary leaves padding out by this rule, which a person may change here. It must outlive this.
    void follow(PaddingRule& padding);
    void setEntry(const ShownEntry& entry);
    /// Nothing is selected: says what a person can do.
    void clear();
    /// The elements of the entry may have changed.
    void refresh();
    /// Where attributes of entries are read; null where the format has none.
    void setNotes(NotesReader notes) { m_notes = std::move(notes); }
    /// What is odd about the document, whatever is selected.
    void setFindings(std::vector<Finding> findings);

    /// The jobs that work for this panel, for the list of jobs.
    [[nodiscard]] std::vector<AbstractJob*> jobs();
    /// What is shown as lines of text: for copying, and for tests.
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    /// A person asks for the entry that a finding concerns.
    void entryRequested(const tensordesk::KeyPath& path);
    /// A person wants to see the first element that a condition holds for.
    void sought(const QString& condition);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* addSection(const QString& title, QWidget* content, QToolButton* button = nullptr);
    void addHead();
    void showHead();
    void showFacts();
    void showNotes();
    void showContent();
    void showSummary();
    /// What the summary is of, if not of the whole leaf.
    [[nodiscard]] std::optional<Index> ranges() const;

    std::optional<ShownEntry> m_entry;
    NotesReader m_notes;
    EntryFacts m_known;
    Job<EntryFacts> m_job;

    QVBoxLayout* m_layout;
    QLabel* m_hint;
    QWidget* m_head;
    QLabel* m_symbol;
    QLabel* m_key;
    QToolButton* m_copyKey;
    ShapeLabel* m_shape;
    FactList* m_facts;
    const BatchSelection* m_batch = nullptr;
    SummaryPanel* m_summary;
    QWidget* m_summarySection;
    QLabel* m_ranges;
    FactList* m_stored;
    QWidget* m_storedSection;
    FactList* m_attributes;
    QWidget* m_attributesSection;
    QPlainTextEdit* m_value;
    QWidget* m_valueSection;
    QLabel* m_reason;
    QWidget* m_reasonSection;
    FindingList* m_findings;
    QWidget* m_findingsSection;
};

}  // namespace tensordesk
