// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/search/valuesearch.h"
#include "model/tensordict/tree/tensordict.h"
#include "views/jobs/job.h"

#include <QDialog>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTreeWidget;

namespace tensordesk {

class DocumentPane;
class JobList;

/// A dialog that searches all leaves of a tensordict for values that satisfy a condition, in the background. It lists the keys with
/// such values, each as a link to its first one, and stays open beside the document.
class ValueSearchDialog final : public QDialog {
    Q_OBJECT

public:
    /// `root` returns the tensordict to search; empty if there is none. REQUIRES: it outlives this object.
    explicit ValueSearchDialog(std::function<std::optional<TensorDict>()> root, QWidget* parent = nullptr);

    /// Opens the dialog of a document, which is created on the first call. REQUIRES: both outlive the dialog.
    static void openFor(DocumentPane& pane, JobList& jobs);

    /// Searches for the condition in the field, from the beginning.
    void search();
    [[nodiscard]] QLineEdit* field() const noexcept { return m_field; }
    [[nodiscard]] QTreeWidget* list() const noexcept { return m_list; }
    [[nodiscard]] QLabel* summary() const noexcept { return m_summary; }
    [[nodiscard]] AbstractJob* job() noexcept { return &m_job; }

Q_SIGNALS:
    /// The user chose a key with hits.
    void hitChosen(const tensordesk::KeyPath& key, const tensordesk::Shape& first);

private:
    struct Mail;

    void takeHits();
    void showEnd(const QString& end);
    void choose();

    std::function<std::optional<TensorDict>()> m_root;
    QLineEdit* m_field;
    QPushButton* m_search;
    QPushButton* m_stop;
    QProgressBar* m_progress;
    QTreeWidget* m_list;
    QLabel* m_summary;
    std::vector<FoundValues> m_hits;
    std::shared_ptr<Mail> m_mail;
    Job<int64_t> m_job;  ///< the number of searched leaves
};

}  // namespace tensordesk
