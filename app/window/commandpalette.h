// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QDialog>
#include <QList>
#include <QPointer>

class QLineEdit;
class QListWidget;

namespace tensordesk {

/// Finds an action by some letters of its name, in their order, and triggers it: Return or a click.
class CommandPalette final : public QDialog {
    Q_OBJECT

public:
    /// Actions that go meanwhile, as those of a tab that is closed, are no longer offered.
    explicit CommandPalette(const QList<QAction*>& actions, QWidget* parent = nullptr);

    /// The chosen action; null if the palette was left, or the action is gone. The caller triggers it when the palette is gone.
    [[nodiscard]] QAction* chosen() const noexcept { return m_chosen; }

    /// How well `query` matches `text`, without regard to case: all its letters occur in their order; the start of
    /// words and neighbours count more. 0: not at all.
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
