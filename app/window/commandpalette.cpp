// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/commandpalette.h"

#include "app/window/actions/actionname.h"
#include "views/style/icons.h"
#include "views/style/style.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tensordesk {

CommandPalette::CommandPalette(const QList<QAction*>& actions, QWidget* parent)
    : QDialog(parent), m_actions(actions.begin(), actions.end()), m_query(new QLineEdit(this)), m_list(new QListWidget(this))
{
    setWindowTitle(tr("Command palette"));
    m_query->setPlaceholderText(tr("Type some letters of an action"));
    m_query->setAccessibleName(tr("Action to find"));
    m_query->setClearButtonEnabled(true);
    m_query->installEventFilter(this);
    m_list->setAccessibleName(tr("Actions"));
    m_list->setIconSize(QSize(fontMetrics().height(), fontMetrics().height()));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setFocusPolicy(Qt::NoFocus);  // the arrow keys reach it through the field
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_query);
    layout->addWidget(m_list, 1);
    resize(style::grid(this, 130), style::grid(this, 100));
    connect(m_query, &QLineEdit::textChanged, this, &CommandPalette::fill);
    connect(m_query, &QLineEdit::returnPressed, this, &CommandPalette::choose);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::choose);
    fill();
}

int CommandPalette::score(const QString& query, const QString& text)
{
    int score = 1;
    qsizetype from = 0;
    qsizetype last = -2;
    for (const QChar letter : query) {
        if (letter.isSpace()) {
            continue;
        }
        // A match at the start of a word is probably meant.
        const auto startsWord = [&](qsizetype at) { return at == 0 || !text.at(at - 1).isLetterOrNumber(); };
        qsizetype found = -1;
        for (qsizetype at = from; at < text.size(); ++at) {
            if (text.at(at).toLower() == letter.toLower() && (found < 0 || startsWord(at))) {
                found = at;
                if (startsWord(at) || at == last + 1) {
                    break;
                }
            }
        }
        if (found < 0) {
            return 0;
        }
        score += startsWord(found) ? 8 : 1;
        score += found == last + 1 ? 4 : 0;
        last = found;
        from = found + 1;
    }
    return score;
}

void CommandPalette::fill()
{
    struct Match {
        int score;
        QAction* action;
    };
    std::vector<Match> matches;
    for (const QPointer<QAction>& action : m_actions) {
        if (!action || !action->isVisible()) {
            continue;
        }
        const int name = 2 * score(m_query->text(), actionName(action->text()));
        if (const int best = std::max(name, score(m_query->text(), action->statusTip())); best > 0) {
            matches.push_back({best, action});
        }
    }
    std::stable_sort(matches.begin(), matches.end(), [](const Match& a, const Match& b) {
        return std::pair(a.action->isEnabled(), a.score) > std::pair(b.action->isEnabled(), b.score);
    });
    m_list->clear();
    const QIcon none = blankIcon();
    for (const Match& match : matches) {
        const QString keys = match.action->shortcut().toString(QKeySequence::NativeText);
        QString text = actionName(match.action->text());
        if (!keys.isEmpty()) {
            text += QStringLiteral("  (%1)").arg(keys);
        }
        // Last, as long texts lose their end.
        if (!match.action->statusTip().isEmpty()) {
            text += QStringLiteral("  —  ") + match.action->statusTip();
        }
        const QIcon icon = match.action->icon();
        auto* item = new QListWidgetItem(icon.isNull() ? none : icon, text, m_list);
        item->setData(Qt::UserRole, QVariant::fromValue(QPointer<QObject>(match.action)));
        if (!match.action->isEnabled()) {
            item->setFlags(item->flags() & ~Qt::ItemIsEnabled);
        }
    }
    if (matches.empty()) {
        auto* item = new QListWidgetItem(tr("No action is called so. Clear the field to see all."), m_list);
        item->setFlags(Qt::NoItemFlags);
    }
    m_list->setCurrentRow(0);
}

void CommandPalette::choose()
{
    const QListWidgetItem* item = m_list->currentItem();
    if (item && (item->flags() & Qt::ItemIsEnabled)) {
        m_chosen = qobject_cast<QAction*>(item->data(Qt::UserRole).value<QPointer<QObject>>());
        m_chosen ? accept() : fill();
    }
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        const int page = std::max(m_list->height() / std::max(m_list->sizeHintForRow(0), 1) - 1, 1);
        const int by = key == Qt::Key_Down     ? 1
                     : key == Qt::Key_Up       ? -1
                     : key == Qt::Key_PageDown ? page
                     : key == Qt::Key_PageUp   ? -page
                                               : 0;
        if (by != 0 && m_list->count() > 0) {
            m_list->setCurrentRow(std::clamp(m_list->currentRow() + by, 0, m_list->count() - 1));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

}  // namespace tensordesk
