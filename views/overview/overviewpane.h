// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/shownentry.h"
#include "views/jobs/job.h"
#include "views/overview/bytetree.h"
#include "views/overview/grouptable.h"

#include <QTimer>
#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QTabWidget;
class QTableView;

namespace tensordesk {

class GroupTableModel;
class PaddingRule;
class StackView;
class TreemapView;

/// What a tensordict is made of: the members of a lazy stack, the bytes as a treemap and, where it holds groups with the same
/// keys such as agents, these side by side. Others may add pages to its tabs. Reads metadata in the background, of a limited
/// number of entries; of leaves only what a person asks the table for.
class OverviewPane final : public QWidget {
    Q_OBJECT

public:
    /// Entries looked at: more would hold their memory for good, and be too small to see.
    static constexpr std::size_t kMostEntries = 20'000;

    explicit OverviewPane(QWidget* parent = nullptr);

    /// Shows a tensordict. REQUIRES: the entry is a TensorDict.
    /// Statistics of groups are of the elements that count by this rule from now on. It must outlive this.
    void follow(const PaddingRule& padding);
    void setEntry(const ShownEntry& entry);
    /// Shows nothing, and stops reading.
    void clear();

    [[nodiscard]] TreemapView* treemap() { return m_treemap; }
    [[nodiscard]] QTableView* groups() { return m_groups; }
    /// The chooser of what the table of groups shows.
    [[nodiscard]] QComboBox* shows() { return m_shows; }
    [[nodiscard]] QTabWidget* tabs() { return m_tabs; }
    [[nodiscard]] std::vector<AbstractJob*> jobs();

Q_SIGNALS:
    /// A person wants to see this entry; its nested key is that of the tree.
    void entryRequested(const tensordesk::KeyPath& path);
    /// A job beside those of jobs(), for the list of jobs.
    void jobCreated(tensordesk::AbstractJob* job);

private:
    struct Overview {
        ByteTreeRead bytes;
        GroupTable groups;
    };

    void read();
    void showOverview(Overview overview);
    void readVisibleGroups();
    void request(const KeyPath& below);

    QTabWidget* m_tabs;
    TreemapView* m_treemap;
    QWidget* m_groupsPage;
    QTableView* m_groups;
    StackView* m_members = nullptr;  ///< once a lazy stack was shown
    GroupTableModel* m_model;
    QComboBox* m_shows;
    QLabel* m_notice;
    QTimer m_delay;  ///< who walks past reads nothing
    std::optional<ShownEntry> m_entry;
    Job<Overview> m_job;
};

}  // namespace tensordesk
