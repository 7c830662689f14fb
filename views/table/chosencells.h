// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/jobs/job.h"

#include <QObject>
#include <QTimer>

namespace tensordesk {

class TensorTableModel;
class TensorTableView;
struct TableWindow;

/// The selected cells of a table: their statistics, and saving them to a file. Works in the background.
class ChosenCells final : public QObject {
    Q_OBJECT

public:
    /// REQUIRES: both outlive this object.
    ChosenCells(TensorTableModel& model, TensorTableView& table, QObject* parent = nullptr);

    /// Returns `12 cells: sum 3.5, mean 0.29`, as torch computes them; empty for a single cell, or too many to read without
    /// request.
    [[nodiscard]] const QString& sums() const noexcept { return m_sums; }
    /// Asks for a file and saves them, or the whole table if at most one is selected.
    void askToSave();
    /// Saves as CSV, .npy or .npz, by the extension; overwrites.
    void save(const QString& path);
    [[nodiscard]] AbstractJob* savingJob() noexcept { return &m_saving; }

Q_SIGNALS:
    void sumsChanged();
    void told(const QString& text);
    void message(const QString& headline, const QString& details = {});

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
