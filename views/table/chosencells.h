// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/jobs/job.h"

#include <QObject>
#include <QTimer>

namespace tensordesk {

class TensorTableModel;
class TensorTableView;
struct TableWindow;

/// The cells of a table that a person chose: what they sum up to, and their way into a file. Works in the background.
class ChosenCells final : public QObject {
    Q_OBJECT

public:
    /// Both outlive this.
    ChosenCells(TensorTableModel& model, TensorTableView& table, QObject* parent = nullptr);

    /// `12 cells: sum 3.5, mean 0.29`, as torch has them; empty while there is but one, or they are too many to be read unasked.
    [[nodiscard]] const QString& sums() const noexcept { return m_sums; }
    /// Asks for a file and writes them, or all of the table where no more than one is chosen.
    void askToSave();
    /// As CSV, .npy or .npz, by the ending; overwrites.
    void save(const QString& path);
    [[nodiscard]] AbstractJob* savingJob() noexcept { return &m_saving; }

Q_SIGNALS:
    void sumsChanged();
    void told(const QString& text);
    void message(const QString& text);

private:
    void sumUp();
    void showSums(const QString& sums);
    [[nodiscard]] TableWindow window() const;

    TensorTableModel& m_model;
    TensorTableView& m_table;
    QTimer m_soon;
    QString m_sums;
    Job<QString> m_summing;
    Job<QString> m_saving;
};

}  // namespace tensordesk
