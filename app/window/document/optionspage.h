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

/// The options of the shown view. Choices are stored in the settings, by kind of view.
class OptionsPage final : public QScrollArea {
    Q_OBJECT

public:
    explicit OptionsPage(QWidget* parent = nullptr);

    /// Adds the options of a view, and sets them from the settings. REQUIRES: once per view.
    void add(LeafView& view);
    /// Sets all options in the program's windows from the settings, after these were changed elsewhere.
    static void recallEverywhere();
    /// Shows the options of a view; null: a text that there are none.
    void show(LeafView* view);

    /// Wide enough for the options beside a scroll bar.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QVBoxLayout* m_layout;
    QLabel* m_hint;
    QPointer<QWidget> m_shown;
    std::vector<std::pair<QWidget*, QString>> m_groups;  ///< the options of each view, and their name in settings
};

}  // namespace tensordesk
