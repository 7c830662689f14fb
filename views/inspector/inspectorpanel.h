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

/// Information on the selected entry: kind, key, shape, dtype, bytes in memory and on disk, how and where it is stored, a summary
/// of its elements; the value of a non-tensor entry, the reason of a broken one; and the findings of the document. Data from the
/// file is read in the background.
class InspectorPanel final : public QWidget {
    Q_OBJECT

public:
    explicit InspectorPanel(QWidget* parent = nullptr);

    /// Makes the summary follow the ranges of `batch`. REQUIRES: it outlives this object.
    void follow(const BatchSelection& batch);
    /// Makes the summary exclude padding by this rule, which can be changed here. REQUIRES: it outlives this object.
    void follow(PaddingRule& padding);
    void setEntry(const ShownEntry& entry);
    /// Shows a hint, without a selected entry.
    void clear();
    /// Call this when elements of the entry may have changed.
    void refresh();
    /// Sets the reader of attributes of entries; null if the format has none.
    void setNotes(NotesReader notes) { m_notes = std::move(notes); }
    /// Sets the findings of the document, shown for any selection.
    void setFindings(std::vector<Finding> findings);

    /// Returns the jobs of this panel, for the list of jobs.
    [[nodiscard]] std::vector<AbstractJob*> jobs();
    /// Returns the content as lines of text, for copying and tests.
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    /// The user wants to see the entry of a finding.
    void entryRequested(const tensordesk::KeyPath& path);
    /// The user wants to see the first element that satisfies a condition.
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
    /// Returns the part of the leaf that the summary covers, if it is not the whole.
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
