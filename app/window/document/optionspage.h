// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QScrollArea>

#include <utility>
#include <vector>

class QLabel;
class QVBoxLayout;

namespace tensordesk {

class LeafView;

/// What a person can choose of the view that is shown, beside it. What was chosen is kept in the settings, by the kind of
/// view.
class OptionsPage final : public QScrollArea {
    Q_OBJECT

public:
    explicit OptionsPage(QWidget* parent = nullptr);

    /// Takes the options of a view in, and brings them to what the settings have. REQUIRES: once a view.
    void add(LeafView& view);
    /// Brings all options in the program's windows to what the settings have, where another place changed these.
    static void recallEverywhere();
    /// Shows those of a view; null: says that there are none.
    void show(LeafView* view);

private:
    QVBoxLayout* m_layout;
    QLabel* m_hint;
    QPointer<QWidget> m_shown;
    std::vector<std::pair<QWidget*, QString>> m_groups;  ///< the options of each view, and what settings call it
};

}  // namespace tensordesk
