// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

namespace tensordesk {

class KeysModel;

/// The keys of a rollout with flags, curves and ranges of their values. Columns without space are hidden, first dtypes and shapes,
/// which the tree shows too, so that the table need not be scrolled sideways.
class KeyTable final : public QTableView {
    Q_OBJECT

public:
    explicit KeyTable(KeysModel& keys, QWidget* parent = nullptr);

    /// Shares the width among the columns. Call this when other keys are shown.
    void fitColumns();

protected:
    void resizeEvent(QResizeEvent* event) override;
};

}  // namespace tensordesk
