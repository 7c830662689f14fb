// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jobs/job.h"
#include "tensordict/tensordict.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QProgressBar;

namespace tensordesk {

/// A part of the document that can be written to a new file.
struct ExportChoice {
    QString title;  ///< "The whole tensordict", "The selected key next / reward"
    TensorDict td;
};

/// An entry as a tensordict of its own, as every format needs it: a leaf or value under its own key, with
/// the batch size and names of its level. REQUIRES: not a broken entry.
[[nodiscard]] TensorDict asTensorDict(const KeyPath& path, const Entry& entry, int64_t batchDims,
                                      const DimNames& names);

/// Asks what to export, where to and how compressed, and does it in the background with progress and
/// cancel. What exists is overwritten only after it was said so. A cancelled or failed export leaves nothing.
class ExportDialog final : public QDialog {
    Q_OBJECT

public:
    /// `choices`: at least one; the last one is offered first.
    ExportDialog(std::vector<ExportChoice> choices, const QString& suggestedPath, QWidget* parent = nullptr);
    ~ExportDialog() override;

    /// Where it was written; empty until then.
    [[nodiscard]] const QString& writtenPath() const noexcept { return m_written; }

    /// What writes, for the list of jobs.
    [[nodiscard]] AbstractJob* job() noexcept { return &m_exportJob; }

    void accept() override;
    void reject() override;

private:
    void choosePath();
    void suggestEnding();
    void update();
    void showProgress();
    void setRunning(bool running);
    [[nodiscard]] bool isHdf5() const;
    [[nodiscard]] QString path() const;
    /// What is to be written, converted as chosen. Reads nothing.
    [[nodiscard]] TensorDict chosen() const;

    std::vector<ExportChoice> m_choices;
    QString m_written;
    QComboBox* m_what;
    QComboBox* m_format;
    QLineEdit* m_path;
    QComboBox* m_compression;
    QComboBox* m_floats;
    QLabel* m_size;
    QLabel* m_notice;
    QProgressBar* m_progress;
    QDialogButtonBox* m_buttons;
    Job<int64_t> m_sizeJob;
    Job<bool> m_exportJob;
};

}  // namespace tensordesk
