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

/// Explains a pasted Python error: its operands with the dims that do not fit, the rule, and fixes, which can be copied to the
/// clipboard. Executes nothing of the text.
class ExplainDialog final : public QDialog {
    Q_OBJECT

public:
    /// `td`: the open tensordict, whose keys with the shapes of the operands are named; or none.
    explicit ExplainDialog(std::optional<TensorDict> td, QWidget* parent = nullptr);

    [[nodiscard]] QPlainTextEdit* text() const noexcept { return m_text; }
    /// Returns the explanation as text: the rule, or that the message is unknown; empty without a text.
    [[nodiscard]] QString explanation() const;
    [[nodiscard]] DiagnosisView& view() noexcept { return *m_view; }

private:
    void explain();
    void show(const ExplainedText& explained);

    std::optional<TensorDict> m_td;
    QPlainTextEdit* m_text;
    QLabel* m_unknown;  ///< states that the message is unknown
    QLabel* m_keys;
    DiagnosisView* m_view;
    Job<std::optional<ExplainedText>> m_job;
};

}  // namespace tensordesk
