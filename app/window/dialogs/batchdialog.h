// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/collate/batchpreview.h"
#include "views/jobs/job.h"

#include <QDialog>

#include <optional>
#include <vector>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace tensordesk {

/// Tries other batch sizes and names of batch dims: shows the resulting levels, or the leaf that does not fit. A valid change can
/// be made an edit of the document, or copied as Python.
class BatchDialog final : public QDialog {
    Q_OBJECT

public:
    /// `td`: that of the document. `editable`: it can be changed.
    BatchDialog(TensorDict td, bool editable, QWidget* parent = nullptr);

    /// Returns the jobs of this dialog, for the list of jobs.
    [[nodiscard]] std::vector<AbstractJob*> jobs() { return {&m_sizesJob, &m_previewJob}; }

Q_SIGNALS:
    /// The user wants to apply this change to the document: statements over `td`.
    void editChosen(const QString& statements);

private:
    void fillSizes(std::vector<Shape> sizes);
    void tryOut();
    void showPreview();
    void showError(const Error& error);
    [[nodiscard]] std::optional<Shape> chosenSize() const;
    [[nodiscard]] DimNames chosenNames() const;
    [[nodiscard]] QString python() const;

    TensorDict m_td;
    std::vector<Shape> m_sizes;
    BatchPreview m_preview;
    Job<std::vector<Shape>> m_sizesJob;  // both may open stored levels
    Job<BatchPreview> m_previewJob;
    bool m_editable;
    QComboBox* m_size;
    QLineEdit* m_names;
    QTreeWidget* m_levels;
    QLabel* m_error;
    QLabel* m_python;
    QDialogButtonBox* m_buttons;
    QPushButton* m_apply;
    QPushButton* m_copy;
};

}  // namespace tensordesk
