// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QList>

class QAction;
class QLineEdit;
class QListWidget;

namespace tensordesk {

/// Finds an action by some letters of its name, in their order, and triggers it: Return or a click.
class CommandPalette final : public QDialog {
    Q_OBJECT

public:
    explicit CommandPalette(QList<QAction*> actions, QWidget* parent = nullptr);

    /// The chosen action; null if the palette was left. The caller triggers it when the palette is gone.
    [[nodiscard]] QAction* chosen() const noexcept { return m_chosen; }

    /// How well `query` matches `text`, without regard to case: all its letters occur in their order; the start of
    /// words and neighbours count more. 0: not at all.
    [[nodiscard]] static int score(const QString& query, const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void choose();

    QList<QAction*> m_actions;
    QLineEdit* m_query;
    QListWidget* m_list;
    QAction* m_chosen = nullptr;
};

}  // namespace tensordesk
