// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/expression/keycompleter.h"

#include "model/expression/calls/help.h"
#include "views/jobs/jobpools.h"
#include "views/text/format.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStringListModel>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace tensordesk {

namespace {

/// Common names in expressions over rollouts, the most frequent first.
constexpr std::array<std::string_view, 34> kUsedMost = {"shape",     "mean",    "sum",     "max",          "min",       "std",
                                                        "float",     "select",  "keys",    "batch_size",   "names",     "reshape",
                                                        "view",      "flatten", "abs",     "norm",         "any",       "all",
                                                        "argmax",    "diff",    "cumsum",  "squeeze",      "unsqueeze", "permute",
                                                        "transpose", "isnan",   "exclude", "flatten_keys", "unbind",    "episodes",
                                                        "stack",     "cat",     "where",   "zeros"};

/// Returns the public names: frequent ones first, the others in order.
QStringList textsOf(const std::vector<std::string>& names)
{
    QStringList texts;
    for (const std::string_view used : kUsedMost) {
        if (std::find(names.begin(), names.end(), used) != names.end()) {
            texts << format::text(std::string(used));
        }
    }
    for (const std::string& name : names) {
        const bool isListed = std::find(kUsedMost.begin(), kUsedMost.end(), name) != kUsedMost.end();
        if (!name.starts_with('_') && !isListed) {
            texts << format::text(name);
        }
    }
    return texts;
}

/// Returns the names that can follow the dot after the entry at `level`, or after a module.
QStringList namesAt(const TensorDict& root, const KeyCompletion& typed)
{
    if (!typed.module.isEmpty()) {
        return textsOf(completionsFor(typed.module == QLatin1String("torch") ? Owner::Torch : Owner::TensorDictClass));
    }
    try {
        const std::optional<Entry> entry = root.find(typed.level);
        const bool isTensor = entry && std::holds_alternative<Leaf>(*entry);
        return textsOf(completionsFor(isTensor ? Owner::Tensor : Owner::TensorDict));
    } catch (const Error&) {
        return {};
    }
}

QStringList suggestionsFor(const TensorDict& root, const KeyCompletion& typed)
{
    if (typed.isName()) {
        return namesAt(root, typed);
    }
    QStringList keys;
    try {
        const KeyPath& level = typed.level;
        const TensorDict td = level.empty() ? root : root.child(level);
        for (std::size_t at = 0; at < std::min(td.count(), KeyCompleter::kAtMost); ++at) {
            keys << format::text(td.keyAt(at));
        }
    } catch (const Error&) {
        // No such level: there is nothing to offer, and the expression's own error says why.
    }
    return keys;
}

}  // namespace

KeyCompleter::KeyCompleter(QLineEdit* edit)
    : QObject(edit), m_edit(edit), m_completer(new QCompleter(this)), m_keys(new QStringListModel(this))
{
    m_completer->setModel(m_keys);
    m_completer->setWidget(edit);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->popup()->setAccessibleName(tr("Completions"));
    // The list would hand Tab on to the field, past its filters, and that to the next control.
    edit->installEventFilter(this);
    m_completer->popup()->installEventFilter(this);
    m_job.setTitle(tr("Look for a matching module"));
    connect(edit, &QLineEdit::textEdited, this, &KeyCompleter::update);
    connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this, &KeyCompleter::insert);
    connect(&m_job, &AbstractJob::done, this, [this] {
        m_keys->setStringList(*m_job.takeResult());
        offer();
    });
}

void KeyCompleter::setRoot(std::optional<TensorDict> root)
{
    m_root = std::move(root);
    m_asked.reset();
    m_job.cancel();
    m_keys->setStringList({});
}

bool KeyCompleter::isOffering() const
{
    return m_completer->popup()->isVisible();
}

bool KeyCompleter::isChoosing() const
{
    return isOffering() && m_completer->popup()->currentIndex().isValid();
}

QStringList KeyCompleter::offered() const
{
    QStringList keys;
    for (int row = 0; m_typed && row < m_completer->completionCount(); ++row) {
        keys << m_completer->completionModel()->index(row, 0).data().toString();
    }
    return keys;
}

void KeyCompleter::update()
{
    m_typed = keyCompletionAt(m_edit->text(), m_edit->cursorPosition());
    if (!m_typed || !m_root) {
        m_completer->popup()->hide();
        return;
    }
    if (m_asked && m_asked->fitsAs(*m_typed)) {
        offer();
        return;
    }
    m_asked = m_typed;
    m_keys->setStringList({});
    m_job.start(JobPools::structure(), [root = *m_root, typed = *m_typed] { return suggestionsFor(root, typed); });
}

void KeyCompleter::offer()
{
    if (!m_typed || !m_asked || !m_asked->fitsAs(*m_typed)) {
        return;
    }
    m_completer->setCompletionPrefix(m_typed->typed);
    const bool isWhole = m_completer->completionCount() == 1 && m_completer->currentCompletion() == m_typed->typed;
    if (m_completer->completionCount() == 0 || isWhole || !m_edit->hasFocus()) {
        m_completer->popup()->hide();
        return;
    }
    QRect place = m_edit->rect();
    const int left = m_edit->fontMetrics().horizontalAdvance(m_edit->text().left(m_typed->start));
    place.setLeft(std::min(left, place.width() / 2));
    place.setWidth(
        std::max(place.width() / 3, m_completer->popup()->sizeHintForColumn(0) + m_edit->fontMetrics().averageCharWidth() * 4));
    m_completer->complete(place);
    if (std::exchange(m_isTaking, false)) {
        takeFirst();
    }
}

/// Takes the suggestion that is chosen, else the first one; false if there is none.
bool KeyCompleter::takeFirst()
{
    if (!isOffering()) {
        return false;
    }
    const QModelIndex chosen = m_completer->popup()->currentIndex();
    const QModelIndex first = m_completer->completionModel()->index(0, 0);
    const QString text = (chosen.isValid() ? chosen : first).data().toString();
    m_completer->popup()->hide();
    insert(text);
    return true;
}

bool KeyCompleter::eventFilter(QObject* watched, QEvent* event)
{
    const bool isTab = event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Tab
                    && static_cast<QKeyEvent*>(event)->modifiers() == Qt::NoModifier;
    if (!isTab || takeFirst()) {
        return isTab || QObject::eventFilter(watched, event);
    }
    if (watched != m_edit || !keyCompletionAt(m_edit->text(), m_edit->cursorPosition())) {
        return QObject::eventFilter(watched, event);
    }
    m_isTaking = true;
    update();
    m_isTaking = m_isTaking && m_job.isRunning();
    return true;
}

void KeyCompleter::insert(const QString& key)
{
    if (!m_typed) {
        return;
    }
    if (m_typed->isName()) {
        m_edit->setSelection(static_cast<int>(m_typed->start), static_cast<int>(m_typed->typed.size()));
        m_typed.reset();
        m_edit->insert(key);
        return;
    }
    // As Python would read it back within the quotes that are there already.
    QString escaped = key;
    escaped.replace(QLatin1Char('\\'), QStringLiteral("\\\\"));
    escaped.replace(m_typed->quote, QStringLiteral("\\%1").arg(m_typed->quote));
    escaped.replace(QLatin1Char('\n'), QStringLiteral("\\n"));
    const QString text = m_edit->text();
    const qsizetype end = m_typed->start + m_typed->typed.size();
    const bool isClosed = end < text.size() && text.at(end) == m_typed->quote;
    const QString inserted = escaped + (isClosed ? QString() : QString(m_typed->quote));
    m_edit->setSelection(static_cast<int>(m_typed->start), static_cast<int>(m_typed->typed.size()));
    m_typed.reset();
    m_edit->insert(inserted);
    if (isClosed) {
        m_edit->setCursorPosition(m_edit->cursorPosition() + 1);
    }
}

}  // namespace tensordesk
