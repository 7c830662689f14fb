// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/expression/diagnosis/diagnosis.h"
#include "model/tensordict/tree/tensordict.h"
#include "views/common/editproposal.h"
#include "views/jobs/job.h"

#include <QDialog>

#include <optional>
#include <string>
#include <vector>

class QLabel;
class QListWidget;
class QPlainTextEdit;
class QPushButton;
class QTimer;

namespace tensordesk {

class DiagnosisView;

/// A dialog to complete an edit as Python statements, which shows their changes while typing, by a dry run in the background on a
/// private copy. Accepted only with statements that succeed and change something.
class EditDialog final : public QDialog {
    Q_OBJECT

public:
    /// The limit for pasted characters.
    static constexpr qsizetype kLongest = 200'000;

    /// `td`: the tensordict with this name in the statements.
    EditDialog(TensorDict td, const EditProposal& proposal, QWidget* parent = nullptr);

    [[nodiscard]] QString statements() const;
    /// Returns the changes of the statements, one row each, as far as the dry run has computed them.
    [[nodiscard]] QStringList changes() const;
    /// Returns the dry run, for the list of jobs.
    [[nodiscard]] AbstractJob* job() noexcept { return &m_job; }
    /// Returns the explanation of a failing statement, with fixes.
    [[nodiscard]] DiagnosisView& view() noexcept { return *m_view; }

    void accept() override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void tryOut(bool isBounded);
    void diagnose(const Error& error);

    TensorDict m_td;
    QPlainTextEdit* m_statements;
    QLabel* m_verdict;
    DiagnosisView* m_view;
    QListWidget* m_changes;
    QPushButton* m_apply;
    QPushButton* m_tryOut;  ///< shown if the dry run needs a request
    QTimer* m_timer;
    bool m_isComplete;                                   ///< the proposal is one edit, part of which the user must type
    bool m_acceptsWhenTried = false;                     ///< the user accepted before the dry run
    Job<std::optional<std::vector<std::string>>> m_job;  ///< empty result if it exceeds the bounds of typing
    Job<std::optional<Diagnosis>> m_diagnosisJob;
};

}  // namespace tensordesk
