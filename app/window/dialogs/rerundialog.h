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

/// A dialog for the policy or critic to run over a rollout: an expression, with completion of keys and names and a history, the
/// file of its parameters, the device and the block size. Shows while typing which keys the module reads, and which of its outputs
/// are stored. Accepted only with a valid module.
class RerunDialog final : public QDialog {
    Q_OBJECT

public:
    /// The limit for remembered expressions.
    static constexpr int kMostRemembered = 30;

    /// `before`: the suggested options; without a module the last one that was run.
    RerunDialog(TensorDict td, const RerunOptions& before, QWidget* parent = nullptr);

    /// Returns the chosen options.
    [[nodiscard]] RerunOptions options() const;
    [[nodiscard]] QComboBox* module() const noexcept { return m_module; }
    [[nodiscard]] QSpinBox* block() const noexcept { return m_block; }
    [[nodiscard]] QComboBox* devices() const noexcept { return m_devices; }
    [[nodiscard]] QPushButton* checkButton() const noexcept { return m_check; }
    [[nodiscard]] QString verdict() const;
    /// Returns the explanation if the module fails on the rollout, with fixes.
    [[nodiscard]] DiagnosisView& view() noexcept { return *m_view; }
    [[nodiscard]] std::vector<AbstractJob*> jobs();
    /// Writes the file of the parameters into the expression.
    void takeWeights(const QString& path);

    void accept() override;

private:
    /// Information on a module.
    struct About {
        std::vector<KeyPath> reads, compared, others;
        std::optional<Error> error;          ///< it cannot be made
        std::optional<Diagnosis> diagnosis;  ///< the reason, or the reason why it fails on the shapes of the rollout
    };

    void check();
    /// Empty: it exceeded the limits of evaluation while typing.
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
