// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/tree/tensordict.h"
#include "views/jobs/job.h"

#include <QDialog>

#include <string>
#include <vector>

class QListWidget;
class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTimer;

namespace tensordesk {

/// Lets a person write the keys of a document that expressions define, and shows while they type what shape each has, from
/// shapes alone. Accepted only with a text that can be read; a key that does not fit is told and left out.
class DerivedDialog final : public QDialog {
    Q_OBJECT

public:
    /// `td` without derived keys; `text` of those that there are, see DerivedKeys.
    DerivedDialog(TensorDict td, const QString& text, QWidget* parent = nullptr);

    [[nodiscard]] QString text() const;
    /// A row a key: its shape and dtype, or why it is not there.
    [[nodiscard]] QStringList rows() const;
    /// What looks at the shapes, for the list of jobs.
    [[nodiscard]] AbstractJob* job() noexcept { return &m_job; }

private:
    struct Row {
        std::string name;
        std::string told;
        bool isError = false;
    };

    void look();
    void load();
    void save();

    TensorDict m_td;
    QPlainTextEdit* m_text;
    QLabel* m_verdict;
    QListWidget* m_rows;
    QPushButton* m_apply;
    QTimer* m_timer;
    Job<std::vector<Row>> m_job;
};

}  // namespace tensordesk
