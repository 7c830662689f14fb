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

/// Lets a person write the keys of a document that expressions define, and shows while they type what shape each has, from
/// shapes alone. Accepted only with a text that can be read; a key that does not fit is left out, with the reason and fixes.
class DerivedDialog final : public QDialog {
    Q_OBJECT

public:
    /// `td` without derived keys; `text` of those that there are, see DerivedKeys.
    DerivedDialog(TensorDict td, const QString& text, QWidget* parent = nullptr);

    [[nodiscard]] QString text() const;
    /// A row a key: its shape and dtype, or why it is not there.
    [[nodiscard]] QStringList rows() const;
    /// Why the selected key cannot be made, and what to write instead; of the first such key if none is selected.
    [[nodiscard]] DiagnosisView& view() noexcept { return *m_view; }
    /// What looks at the shapes, for the list of jobs.
    [[nodiscard]] AbstractJob* job() noexcept { return &m_job; }

private:
    struct Row {
        std::string name;
        std::string told;
        std::optional<Place> failing = {};        ///< the place of an expression that fails
        std::optional<Diagnosis> diagnosis = {};  ///< why it fails
    };

    void look();
    void showRows(std::vector<Row> rows);
    /// Shows why the key of a row of the list fails; hides the explanation of a row that has none.
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
