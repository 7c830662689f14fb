// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/comparison.h"
#include "jobs/job.h"
#include "storage/storage.h"

#include <QMainWindow>

#include <memory>
#include <optional>

class QLabel;
class QTabBar;

namespace tensordesk {

class ComparisonView;
class DataPane;
class JobList;
class MessageBar;

/// Two files side by side: the tree of what differs, and the chosen leaf of A, of B, or B − A, in table, plot or
/// image. Both are opened anew and only read. Trees come first; values follow in the background.
class CompareWindow final : public QMainWindow {
    Q_OBJECT

public:
    /// Starts at once; deletes itself when it is closed.
    CompareWindow(const QString& left, const QString& right, QWidget* parent = nullptr);
    ~CompareWindow() override;

private:
    /// Two files as they were opened. The leaves of the comparison read from them.
    struct Opened {
        std::shared_ptr<Storage> left, right;
        Comparison comparison;
    };
    enum Side { Left, Right, Difference };

    void buildWidgets(const QString& left, const QString& right);
    void open(const QString& left, const QString& right);
    void compare();
    void showEntry(const ComparedEntry& entry);
    void showSide();
    void report(const Error& error);

    ComparisonView* m_comparison;
    DataPane* m_data;
    QTabBar* m_sides;
    QLabel* m_pointed;
    MessageBar* m_messages;
    JobList* m_jobs;
    Job<Opened> m_openJob;
    Job<Comparison> m_valuesJob;
    std::optional<Opened> m_opened;
    std::optional<ComparedEntry> m_shown;
    Side m_side = Difference;  ///< as a person chose it: kept while an entry has it
};

}  // namespace tensordesk
