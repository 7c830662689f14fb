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

/// Lets a person complete an edit as Python statements, and shows while they type what it would change: a dry run
/// in the background on a private copy. Accepted only with statements that ran through and change something.
class EditDialog final : public QDialog {
    Q_OBJECT

public:
    /// Characters that can be pasted at once.
    static constexpr qsizetype kLongest = 200'000;

    /// `td` is what the statements call `td`.
    EditDialog(TensorDict td, const EditProposal& proposal, QWidget* parent = nullptr);

    [[nodiscard]] QString statements() const;
    /// What the statements would change, a row a change, as far as the dry run is there.
    [[nodiscard]] QStringList changes() const;
    /// The dry run, for the list of jobs.
    [[nodiscard]] AbstractJob* job() noexcept { return &m_job; }
    /// Why the statement fails, and what to write instead.
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
    QPushButton* m_tryOut;  ///< shown for what is not tried while one types
    QTimer* m_timer;
    bool m_isComplete;                                   ///< what is proposed is one edit, of which a part is open
    bool m_acceptsWhenTried = false;                     ///< a person asked for it to be applied before it was tried
    Job<std::optional<std::vector<std::string>>> m_job;  ///< nothing of what is beyond the bounds of typing
    Job<std::optional<Diagnosis>> m_diagnosisJob;
};

}  // namespace tensordesk
