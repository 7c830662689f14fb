// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/jobs/job.h"
#include "views/rollout/episodeorder.h"

#include <QTimer>
#include <QWidget>

#include <map>
#include <vector>

class QAction;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QTableView;

namespace tensordesk {

class CellReadout;
class ContentStack;
class EpisodesModel;
class RuleBar;

/// The episodes of a rollout as a table that is sorted by its header and filtered by an expression, with actions on the selected
/// ones.
class EpisodesPage final : public QWidget {
    Q_OBJECT

public:
    /// REQUIRES: `rollout` outlives this object.
    explicit EpisodesPage(ShownRollout& rollout, QWidget* parent = nullptr);

    [[nodiscard]] EpisodesModel& model() const noexcept { return *m_model; }
    [[nodiscard]] QTableView* table() const noexcept { return m_table; }
    [[nodiscard]] RuleBar* ruleBar() const noexcept { return m_rule; }
    /// Returns the field for the expression that filters episodes.
    [[nodiscard]] QLineEdit* filter() const noexcept { return m_filter; }
    /// Returns its error, or the number of episodes that it selects.
    [[nodiscard]] QString summary() const;
    [[nodiscard]] std::vector<AbstractJob*> jobs();

    /// Sets the findings of episodes by number, one sentence per line.
    void setFlags(std::map<uint32_t, QString> flags);
    /// Selects an episode, if it is in the table.
    void select(uint32_t number);
    /// Returns the selected episodes from top to bottom.
    [[nodiscard]] std::vector<uint32_t> selected() const;

    /// The form in which episodes are exported.
    enum class Form { Ragged, Padded, Rows, Each };
    /// The actions on selected episodes, available as buttons and in the context menu.
    struct Actions {
        QAction *play, *compare, *collate, *exportRagged, *exportPadded, *exportRows, *exportEach, *copy;
    };
    [[nodiscard]] const Actions& rowActions() const noexcept { return m_actions; }

Q_SIGNALS:
    /// The user selected an episode, whose location is to be shown.
    void placeRequested(const tensordesk::EpisodePlace& place);
    void playRequested(const tensordesk::EpisodePlace& place);
    void compareRequested(const std::vector<uint32_t>& numbers);
    void collateRequested(const std::vector<uint32_t>& numbers);
    /// For the selected episodes, or if there are none, all in the table.
    void exportRequested(const std::vector<uint32_t>& numbers, tensordesk::EpisodesPage::Form form);

protected:
    void showEvent(QShowEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildActions();
    void addButtons(QHBoxLayout& row);
    void askToExport(Form form);
    void connectTable();
    void orderAnew();
    void showOrder();
    void showState();
    void readVisible();

    ShownRollout& m_rollout;
    RuleBar* m_rule;
    QLineEdit* m_filter;
    QLabel* m_summary;
    EpisodesModel* m_model;
    QTableView* m_table;
    CellReadout* m_readout;
    ContentStack* m_pages;
    Actions m_actions;
    /// Episodes in the requested order.
    struct Ordered {
        std::shared_ptr<const ReadEpisodes> episodes;
        EpisodeChoice choice;
        std::vector<uint32_t> order;
    };

    EpisodeChoice m_choice;
    QTimer m_typed;  ///< since the last change of the filter
    Job<Ordered> m_order;
    bool m_isFilling = false;  ///< the selection changes without the user
};

}  // namespace tensordesk
