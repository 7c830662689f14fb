// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/parameters/parameterreport.h"
#include "model/storage/storage.h"
#include "views/jobs/job.h"
#include "views/parameters/parametermodel.h"
#include "views/parameters/parameterreader.h"

#include <QString>
#include <QWidget>

#include <memory>
#include <vector>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSortFilterProxyModel;
class QToolButton;
class QTreeView;

namespace tensordesk {

class ParameterColumns;

/// The first page of a checkpoint or state dict: its parameters by module, with statistics, a small histogram, and the state of the
/// optimizer; compared with another checkpoint if the user chooses one. The table can be sorted, searched and exported. Reads in the
/// background while it is visible.
class ParametersPage final : public QWidget {
    Q_OBJECT

public:
    explicit ParametersPage(QWidget* parent = nullptr);

    void setTable(std::shared_ptr<const ParameterTable> table);
    /// Compares with the checkpoint at this path.
    void compareWith(const QString& path);
    /// Writes the table to a file, whose ending sets the format; overwrites it. REQUIRES: all parameters are read.
    void exportTo(const QString& path);

    [[nodiscard]] QTreeView* table() const noexcept { return m_view; }
    [[nodiscard]] ParameterModel& model() const noexcept { return *m_model; }
    [[nodiscard]] QLineEdit* search() const noexcept { return m_search; }
    [[nodiscard]] QCheckBox* byModule() const noexcept { return m_byModule; }
    [[nodiscard]] QString summary() const;
    [[nodiscard]] std::vector<AbstractJob*> jobs();

Q_SIGNALS:
    /// The user wants to see this parameter; the nested key is relative to the checkpoint.
    void parameterRequested(const tensordesk::KeyPath& path);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Another checkpoint, whose leaves keep its storage open.
    struct Before {
        QString path;
        std::shared_ptr<Storage> storage;
        std::shared_ptr<const ParameterTable> table;
    };

    void showSummary();
    void showCompareButton();
    void tell(const QString& text);
    void preferVisible();
    void group(bool byModule);
    void askForBefore();
    void setBefore(Before before);
    void stopComparing();
    void askForFile();

    QLineEdit* m_search;
    QCheckBox* m_byModule;
    QPushButton* m_compare;
    QPushButton* m_export;
    QLabel* m_summary;
    QToolButton* m_hidden;  ///< how many columns have no space, and their menu
    QLabel* m_told;         ///< what was written, or an error
    ParameterModel* m_model;
    QSortFilterProxyModel* m_sorted;
    QTreeView* m_view;
    ParameterColumns* m_columns;
    ParameterReader m_reader;
    Before m_before;
    Job<Before> m_opening;
    Job<QString> m_writing;
};

}  // namespace tensordesk
