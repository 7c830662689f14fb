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

/// Two files, or a file and what a document makes of it: the tree of what differs, and under it the chosen entry as
/// it is in A, in B, and B − A side by side. Files are opened anew and only read. Trees come first; values follow in
/// the background.
class CompareWindow final : public SideWindow {
    Q_OBJECT

public:
    /// What is compared: the file at `path`, or `td`, what a document makes of it, which a person knows as `name`.
    struct Input {
        QString path;
        std::optional<TensorDict> td = {};
        QString name = {};
    };

    /// Starts at once.
    CompareWindow(Input left, Input right, QWidget* parent = nullptr);
    ~CompareWindow() override;

    /// Opens the files anew and compares again; the place stays.
    void compareAgain();
    /// Whether a side is a document's.
    [[nodiscard]] bool hasDocument() const { return m_left.td || m_right.td; }
    /// Compares again with what the document is by now.
    void setDocument(const TensorDict& td);

private:
    /// Two files as they were opened. The leaves of the comparison read from them.
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
