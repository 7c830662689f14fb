// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>
#include <QTimer>

namespace tensordesk {

class KeysModel;

/// A list of keys with flags, curves or pictures, and ranges of their values, which are read for visible rows. Columns without space
/// are hidden, first dtypes, sizes and shapes, which the tree shows too, so that the table need not be scrolled sideways.
class KeyTable final : public QTableView {
    Q_OBJECT

public:
    explicit KeyTable(KeysModel& keys, QWidget* parent = nullptr);

    /// Lets a click on a heading sort by that column; the third one restores the order of the file.
    void offerSorting();
    /// Shares the width among the columns. Call this when other keys are shown.
    void fitColumns();
    /// Reads the values of the visible rows.
    void readVisible();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void setHeights();

    KeysModel& m_keys;
    QTimer m_readSoon, m_fitSoon;
};

}  // namespace tensordesk
