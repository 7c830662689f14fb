// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/rerun/rerun.h"
#include "model/expression/diagnosis/diagnosis.h"
#include "model/tensordict/tree/tensordict.h"
#include "views/jobs/job.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QTimer;

namespace tensordesk {

class DiagnosisView;
class KeyCompleter;

/// Lets a person say which policy or critic to run over a rollout: an expression, with the keys and names completed and those that
/// were run before, the file of its parameters, where to compute and how much at once. Says while they type which keys the module
/// reads, and which of those it writes are stored. Accepted only with a module that can be made.
class RerunDialog final : public QDialog {
    Q_OBJECT

public:
    /// How many expressions are remembered.
    static constexpr int kMostRemembered = 30;

    /// `before`: what is suggested; without a module the last one that was run.
    RerunDialog(TensorDict td, const RerunOptions& before, QWidget* parent = nullptr);

    /// What a person chose.
    [[nodiscard]] RerunOptions options() const;
    [[nodiscard]] QComboBox* module() const noexcept { return m_module; }
    [[nodiscard]] QSpinBox* block() const noexcept { return m_block; }
    [[nodiscard]] QComboBox* devices() const noexcept { return m_devices; }
    [[nodiscard]] QPushButton* checkButton() const noexcept { return m_check; }
    [[nodiscard]] QString verdict() const;
    /// Why the module fails on the rollout, and what to write instead.
    [[nodiscard]] DiagnosisView& view() noexcept { return *m_view; }
    [[nodiscard]] std::vector<AbstractJob*> jobs();
    /// Writes the file of the parameters into the expression.
    void takeWeights(const QString& path);

    void accept() override;

private:
    /// What a module is about.
    struct About {
        std::vector<KeyPath> reads, compared, others;
        std::optional<Error> error;          ///< it cannot be made
        std::optional<Diagnosis> diagnosis;  ///< why it cannot be made, or fails on the shapes of the rollout
    };

    void look();
    /// Nothing: it took more than is worked out while a person types.
    void tell(const std::optional<About>& about);

    TensorDict m_td;
    QComboBox* m_module;
    KeyCompleter* m_completer;
    QLabel* m_verdict;
    DiagnosisView* m_view;
    QComboBox* m_devices;
    QSpinBox* m_block;
    QPushButton* m_check;
    QTimer* m_timer;
    Job<std::optional<About>> m_job;
};

}  // namespace tensordesk
