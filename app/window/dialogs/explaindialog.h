// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/expression/pasted/explainedtext.h"
#include "views/jobs/job.h"

#include <QDialog>

#include <optional>

class QLabel;
class QPlainTextEdit;

namespace tensordesk {

class DiagnosisView;

/// Explains an error of Python that is pasted: its operands with the dims that do not fit, the rule, and what to write instead. A
/// fix is copied to the clipboard. Nothing of the text is executed.
class ExplainDialog final : public QDialog {
    Q_OBJECT

public:
    /// `td`: the opened tensordict, whose keys are named where they have the shapes of the operands; or none.
    explicit ExplainDialog(std::optional<TensorDict> td, QWidget* parent = nullptr);

    [[nodiscard]] QPlainTextEdit* text() const noexcept { return m_text; }
    /// The explanation in words: the rule, or that the message is not known; empty without a text.
    [[nodiscard]] QString explanation() const;
    [[nodiscard]] DiagnosisView& view() noexcept { return *m_view; }

private:
    void explain();
    void show(const ExplainedText& explained);

    std::optional<TensorDict> m_td;
    QPlainTextEdit* m_text;
    QLabel* m_unknown;  ///< says that the message is not known
    QLabel* m_keys;
    DiagnosisView* m_view;
    Job<std::optional<ExplainedText>> m_job;
};

}  // namespace tensordesk
