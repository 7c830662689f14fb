// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QDialog>
#include <QList>
#include <QPointer>

class QLineEdit;
class QListWidget;

namespace tensordesk {

/// Finds an action by some letters of its name, in order, and triggers it by Return or a click.
class CommandPalette final : public QDialog {
    Q_OBJECT

public:
    /// Actions that are destroyed meanwhile, as those of a closed tab, are no longer offered.
    explicit CommandPalette(const QList<QAction*>& actions, QWidget* parent = nullptr);

    /// Returns the selected action; null if the palette was cancelled, or the action was destroyed. The caller triggers it after
    /// the palette is closed.
    [[nodiscard]] QAction* chosen() const noexcept { return m_chosen; }

    /// Returns how well `query` matches `text`, ignoring case: all its letters occur in order; starts of words and adjacent letters
    /// count more. 0: no match.
    [[nodiscard]] static int score(const QString& query, const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void choose();

    QList<QPointer<QAction>> m_actions;
    QLineEdit* m_query;
    QListWidget* m_list;
    QPointer<QAction> m_chosen;
};

}  // namespace tensordesk
