// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace tensordesk {

/// The notice over an empty tree: why nothing is shown.
class TreeNotice final : public QWidget {
    Q_OBJECT

public:
    explicit TreeNotice(QWidget* parent);

    /// Empty: no notice. `isFiltered`: because of a filter, which a button removes.
    void display(const QString& text, bool isFiltered);

Q_SIGNALS:
    void clearRequested();

private:
    QLabel* m_text;
    QToolButton* m_clear;
};

}  // namespace tensordesk
