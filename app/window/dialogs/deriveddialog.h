// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/expression/diagnosis/diagnosis.h"
#include "model/tensordict/tree/tensordict.h"
#include "views/jobs/job.h"

#include <QDialog>

#include <optional>
#include <string>
#include <vector>

class QListWidget;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTimer;

namespace tensordesk {

class DiagnosisView;

/// A dialog for the derived keys of a document, which shows the shape of each while typing, computed from shapes only. Accepted
/// only with valid text; a key that does not fit is left out, with the reason and fixes.
class DerivedDialog final : public QDialog {
    Q_OBJECT

public:
    /// `td`: without derived keys. `text`: the current ones, see DerivedKeys.
    DerivedDialog(TensorDict td, const QString& text, QWidget* parent = nullptr);

    [[nodiscard]] QString text() const;
    /// Returns a row per key: its shape and dtype, or the reason why it is missing.
    [[nodiscard]] QStringList rows() const;
    /// Returns the explanation of the selected key that fails, or the first one, with fixes.
    [[nodiscard]] DiagnosisView& view() noexcept { return *m_view; }
    /// Returns the job that evaluates the shapes, for the list of jobs.
    [[nodiscard]] AbstractJob* job() noexcept { return &m_job; }

private:
    struct Row {
        std::string name;
        std::string told;
        std::optional<Place> failing = {};        ///< the place of a failing expression
        std::optional<Diagnosis> diagnosis = {};  ///< the reason
    };

    void check();
    void showRows(std::vector<Row> rows);
    /// Shows the reason for the failing key of a row; hides the explanation for other rows.
    void explain(int row);
    void useFix(const QString& expression);
    void load();
    void save();

    TensorDict m_td;
    QPlainTextEdit* m_text;
    QLabel* m_verdict;
    DiagnosisView* m_view;
    QListWidget* m_list;
    std::vector<Row> m_rows;
    QPushButton* m_apply;
    QTimer* m_timer;
    Job<std::vector<Row>> m_job;
};

}  // namespace tensordesk
