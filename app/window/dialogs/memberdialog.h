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

/// A dialog for the parts of a tensordict to collate: those at some indices of a batch dim, its episodes, or the value of an
/// expression.
class MemberDialog final : public QDialog {
    Q_OBJECT

public:
    explicit MemberDialog(EpisodeSource source, QWidget* parent = nullptr);

    /// Returns a function that computes the selected members in the background. Throws if the choice is impossible.
    [[nodiscard]] std::function<CollationWindow::Members(Progress&)> members() const;

private:
    void showState();

    EpisodeSource m_source;
    std::vector<EpisodeRule> m_rules;  ///< by item of m_done
    QRadioButton* m_byIndex;
    QComboBox* m_dim;
    QLineEdit* m_indices;
    QRadioButton* m_byEpisode;
    QComboBox* m_done;
    QRadioButton* m_byExpression;
    QLineEdit* m_expression;
    QDialogButtonBox* m_buttons;
};

/// Returns the parts of `td` at `indices`, a Python slice or a list such as `0, 3, 5:9`, of batch dim `dim`.
[[nodiscard]] CollationWindow::Members membersAt(const TensorDict& td, std::size_t dim, const std::string& indices,
                                                 Progress& progress);
/// Returns its episodes; see episodesOf().
[[nodiscard]] CollationWindow::Members memberEpisodes(const TensorDict& td, const EpisodeRule& rule, Progress& progress);
/// Returns the episodes of a table with these numbers.
[[nodiscard]] CollationWindow::Members memberEpisodes(const TensorDict& td, const EpisodeTable& table,
                                                      const std::vector<uint32_t>& numbers, Progress& progress);
/// Returns the value of an expression over `td`: a list of tensordicts, or a lazy stack of them.
[[nodiscard]] CollationWindow::Members membersOf(const TensorDict& td, const std::string& expression, Progress& progress);

}  // namespace tensordesk
