// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QScrollArea>

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
    /// Shows those of a view; null: says that there are none.
    void show(LeafView* view);

private:
    QVBoxLayout* m_layout;
    QLabel* m_hint;
    QPointer<QWidget> m_shown;
};

}  // namespace tensordesk
