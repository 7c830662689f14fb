// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/collate/collating.h"
#include "model/analysis/collate/collation.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QTableView;
class QTreeWidget;

namespace tensordesk {

class CollationModel;
class PaneSplitter;

/// The collation microscope: the matrix of keys and members, what each way of making one tensordict of them
/// gives, and what to change so that they stack.
class CollationView final : public QWidget {
    Q_OBJECT

public:
    /// All that it shows; made in the background.
    struct Content {
        QStringList members;
        CollationMatrix matrix;
        std::vector<CollationOutcome> outcomes;
        std::vector<Remedy> remedies;  ///< by padding
        std::vector<Remedy> cropping;  ///< in their place
    };
    /// May open stored children: for a worker. REQUIRES: at least one member, as many names.
    [[nodiscard]] static Content contentOf(const std::vector<TensorDict>& members, QStringList names, Progress& progress);

    explicit CollationView(QWidget* parent = nullptr);

    void setContent(Content content);
    [[nodiscard]] CollationModel& model() noexcept { return *m_model; }
    [[nodiscard]] QTreeWidget* outcomes() const noexcept { return m_outcomes; }
    [[nodiscard]] QTreeWidget* remedies() const noexcept { return m_remedies; }
    [[nodiscard]] QComboBox* fitting() const noexcept { return m_fitting; }

private:
    void showOutcomes(const std::vector<CollationOutcome>& outcomes);
    void showRemedies();
    void copyRemedies();

    CollationModel* m_model;
    QTableView* m_matrix;
    QTreeWidget* m_outcomes;
    QTreeWidget* m_remedies;
    QComboBox* m_fitting;  ///< seen where padding and cropping differ
    QLabel* m_summary;
    PaneSplitter* m_rows;
    std::vector<Remedy> m_padding;
    std::vector<Remedy> m_cropping;
};

}  // namespace tensordesk
