// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/parameters/parameters.h"
#include "model/analysis/tokens/scorematrix.h"
#include "model/analysis/tokens/tokenbatch.h"
#include "views/common/shownentry.h"
#include "views/jobs/job.h"
#include "views/keys/keyrows.h"
#include "views/overview/bytetree.h"
#include "views/overview/grouptable.h"

#include <QTimer>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QTabWidget;
class QTableView;

namespace tensordesk {

class GroupTableModel;
class KeysModel;
class KeyTable;
class PaddingRule;
class ParametersPage;
class StackView;
class TokensPage;
class TreemapView;

/// The content of a tensordict: the sequences of a language model, the parameters of a checkpoint, the members of a lazy stack, a list of the keys, the bytes as a treemap
/// and, if it contains groups with the same keys such as agents, these side by side. Other classes can add pages to its tabs. Reads metadata of a limited
/// number of entries in the background, and leaves only for parameters and the visible rows of tables.
class OverviewPane final : public QWidget {
    Q_OBJECT

public:
    /// The limit for entries of the treemap: further ones would be too small to see, and use memory.
    static constexpr std::size_t kMostEntries = 20'000;

    explicit OverviewPane(QWidget* parent = nullptr);

    /// Shows a tensordict. Statistics of groups use this rule for padding. REQUIRES: the entry is a TensorDict; the rule outlives
    /// this object.
    void follow(const PaddingRule& padding);
    void setEntry(const ShownEntry& entry);
    /// Sets the file or folder of the shown entries, beside which a tokenizer may lie.
    void setFile(const QString& file) { m_file = file; }
    /// Clears the pane and stops reading.
    void clear();
    /// Reads values again: elements changed.
    void forgetValues();

    [[nodiscard]] KeyTable* keys() { return m_keys; }
    [[nodiscard]] TreemapView* treemap() { return m_treemap; }
    [[nodiscard]] QTableView* groups() { return m_groups; }
    /// Returns the chooser for the content of the table of groups.
    [[nodiscard]] QComboBox* shows() { return m_shows; }
    [[nodiscard]] QTabWidget* tabs() { return m_tabs; }
    /// Returns the page of parameters; null before the first checkpoint.
    [[nodiscard]] ParametersPage* parameters() { return m_parameters; }
    /// Returns the page of tokens; null before the first rollout of a language model.
    [[nodiscard]] TokensPage* tokens() { return m_tokens; }
    [[nodiscard]] std::vector<AbstractJob*> jobs();

Q_SIGNALS:
    /// The user wants to see this entry; its nested key is that of the tree.
    void entryRequested(const tensordesk::KeyPath& path);
    /// A job besides those of jobs(), for the list of jobs.
    void jobCreated(tensordesk::AbstractJob* job);

private:
    struct Overview {
        ByteTreeRead bytes;
        GroupTable groups;
        std::vector<KeyRow> keys;
        std::optional<ParameterTable> parameters;
        std::shared_ptr<const TokenBatch> tokens;
        std::shared_ptr<const ScoreMatrix> scores;
    };

    void read();
    void showOverview(Overview overview);
    void showParameters(std::optional<ParameterTable> table);
    void showTokens(std::shared_ptr<const TokenBatch> batch, std::shared_ptr<const ScoreMatrix> scores);
    void turnTo(QWidget* page);
    void readVisibleGroups();
    void request(const KeyPath& below);

    QTabWidget* m_tabs;
    KeysModel* m_keysModel;
    KeyTable* m_keys;
    TreemapView* m_treemap;
    QWidget* m_groupsPage;
    QTableView* m_groups;
    StackView* m_members = nullptr;          ///< created with the first lazy stack
    ParametersPage* m_parameters = nullptr;  ///< created with the first checkpoint
    TokensPage* m_tokens = nullptr;          ///< created with the first rollout of a language model
    std::optional<TensorDict> m_valuesOf;    ///< whose values the pages have read, also while no entry is shown
    bool m_hasTurned = false;                ///< the user chose a tab
    GroupTableModel* m_model;
    QComboBox* m_shows;
    QLabel* m_notice;
    QTimer m_delay;  ///< nothing is read while the selection moves on
    std::optional<ShownEntry> m_entry;
    QString m_file;
    Job<Overview> m_job;
};

}  // namespace tensordesk
