// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/collate/collationreport.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLabel;
class QTableView;
class QTreeWidget;

namespace tensordesk {

class CollationModel;
class DiagnosisView;
class PaneSplitter;

/// The collation microscope. Shows the reason why members do not stack with expressions that work, the matrix of keys and members,
/// the result of each method to combine them, and the changes after which they stack.
class CollationView final : public QWidget {
    Q_OBJECT

public:
    /// The shown content, computed in the background.
    struct Content {
        QStringList members;
        CollationReport report;
    };

    explicit CollationView(QWidget* parent = nullptr);

    void setContent(Content content);
    [[nodiscard]] CollationModel& model() noexcept { return *m_model; }
    [[nodiscard]] QTreeWidget* outcomes() const noexcept { return m_outcomes; }
    [[nodiscard]] QTreeWidget* remedies() const noexcept { return m_remedies; }
    [[nodiscard]] DiagnosisView& diagnosis() const noexcept { return *m_diagnosis; }
    [[nodiscard]] QComboBox* fitting() const noexcept { return m_fitting; }

private:
    void showOutcomes(const std::vector<CollationOutcome>& outcomes);
    void showRemedies();
    void copyRemedies();

    DiagnosisView* m_diagnosis;
    CollationModel* m_model;
    QTableView* m_matrix;
    QTreeWidget* m_outcomes;
    QTreeWidget* m_remedies;
    QComboBox* m_fitting;  ///< visible if padding and cropping differ
    QLabel* m_summary;
    PaneSplitter* m_rows;
    std::vector<Remedy> m_padding;
    std::vector<Remedy> m_cropping;
};

}  // namespace tensordesk
