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

/// Tries other batch sizes and names of batch dims: what each level would become, or which leaf does not fit. What
/// fits can be made an edit of the document, or copied as Python.
class BatchDialog final : public QDialog {
    Q_OBJECT

public:
    /// `td` is the document's; `editable` lets it be changed.
    BatchDialog(TensorDict td, bool editable, QWidget* parent = nullptr);

    /// What works for this dialog, for the list of jobs.
    [[nodiscard]] std::vector<AbstractJob*> jobs() { return {&m_sizesJob, &m_previewJob}; }

Q_SIGNALS:
    /// A person wants the document to become so: statements over `td`.
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
