// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/beside/collationwindow.h"
#include "model/operations/rollouts/episodetable.h"
#include "views/rollout/episodesource.h"

#include <QDialog>

class QComboBox;
class QDialogButtonBox;
class QLineEdit;
class QRadioButton;

namespace tensordesk {

/// Asks which parts of a tensordict to collate: those at some indices of a batch dim, its episodes, or what an
/// expression gives.
class MemberDialog final : public QDialog {
    Q_OBJECT

public:
    explicit MemberDialog(EpisodeSource source, QWidget* parent = nullptr);

    /// What was chosen, to be worked out in the background. Throws what the choice makes impossible.
    [[nodiscard]] std::function<CollationWindow::Members(Progress&)> members() const;

private:
    void showState();

    EpisodeSource m_source;
    std::vector<EpisodeRule> m_rules;  ///< of the items of m_done
    QRadioButton* m_byIndex;
    QComboBox* m_dim;
    QLineEdit* m_indices;
    QRadioButton* m_byEpisode;
    QComboBox* m_done;
    QRadioButton* m_byExpression;
    QLineEdit* m_expression;
    QDialogButtonBox* m_buttons;
};

/// The parts of `td` at `indices`, a Python slice or a list such as `0, 3, 5:9`, of batch dim `dim`.
[[nodiscard]] CollationWindow::Members membersAt(const TensorDict& td, std::size_t dim, const std::string& indices,
                                                 Progress& progress);
/// Its episodes; see episodesOf().
[[nodiscard]] CollationWindow::Members memberEpisodes(const TensorDict& td, const EpisodeRule& rule, Progress& progress);
/// The episodes of a table by their numbers.
[[nodiscard]] CollationWindow::Members memberEpisodes(const TensorDict& td, const EpisodeTable& table,
                                                      const std::vector<uint32_t>& numbers, Progress& progress);
/// What an expression over `td` gives: a list of tensordicts, or a lazy stack of them.
[[nodiscard]] CollationWindow::Members membersOf(const TensorDict& td, const std::string& expression, Progress& progress);

}  // namespace tensordesk
