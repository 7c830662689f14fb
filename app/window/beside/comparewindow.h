// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/beside/sidewindow.h"
#include "model/analysis/compare/comparison.h"
#include "model/storage/storage.h"
#include "views/jobs/job.h"

#include <memory>
#include <optional>

class QLabel;

namespace tensordesk {

class ComparePanes;
class ComparisonView;
class MessageBar;

/// Compares two files, or a file with the tensordict of a document: the tree of differences, and below it the selected entry in A,
/// in B, and as B − A side by side. Files are opened read-only. The trees are compared first; values follow in the background.
class CompareWindow final : public SideWindow {
    Q_OBJECT

public:
    /// One side: the file at `path`, or `td`, the tensordict of a document, shown as `name`.
    struct Input {
        QString path;
        std::optional<TensorDict> td = {};
        QString name = {};
    };

    /// Starts at once.
    CompareWindow(Input left, Input right, QWidget* parent = nullptr);
    ~CompareWindow() override;

    /// Reopens the files and compares again; keeps the position.
    void compareAgain();
    /// True if a side belongs to a document.
    [[nodiscard]] bool hasDocument() const { return m_left.td || m_right.td; }
    /// Compares again with the current tensordict of the document.
    void setDocument(const TensorDict& td);

private:
    /// The opened files, from which the leaves of the comparison read.
    struct Opened {
        std::shared_ptr<Storage> left, right;
        Comparison comparison;
    };

    void buildWidgets();
    void compareValues();
    void showEntry(const ComparedEntry& entry);
    void report(const Error& error);

    Input m_left, m_right;
    ComparisonView* m_comparison;
    ComparePanes* m_panes;
    QLabel* m_pointed;
    MessageBar* m_messages;
    Job<Opened> m_openJob;
    Job<Comparison> m_valuesJob;
    std::optional<Opened> m_opened;
    std::optional<ComparedEntry> m_shown;
};

}  // namespace tensordesk
