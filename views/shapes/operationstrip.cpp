// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shapes/operationstrip.h"

#include "views/shapes/defaultsteps.h"
#include "views/shapes/stepdelegate.h"
#include "views/style/icons.h"
#include "views/style/style.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QListView>
#include <QMenu>
#include <QScrollBar>
#include <QToolButton>

namespace tensordesk {

OperationStrip::OperationStrip(QWidget* parent)
    : QWidget(parent), m_model(new StepModel(this)), m_chips(new QListView(this)), m_menu(new QMenu(this))
{
    m_chips->setModel(m_model);
    m_chips->setItemDelegate(new StepDelegate(m_chips));
    m_chips->setFlow(QListView::LeftToRight);
    m_chips->setWrapping(false);
    m_chips->setSpacing(style::grid(this) / 2);
    m_chips->setFrameShape(QFrame::NoFrame);
    m_chips->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_chips->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_chips->setDragDropMode(QAbstractItemView::InternalMove);
    m_chips->setDefaultDropAction(Qt::MoveAction);
    m_chips->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_chips->setResizeMode(QListView::Adjust);
    m_chips->viewport()->setAutoFillBackground(false);
    m_chips->setAccessibleName(tr("Operations"));
    m_chips->installEventFilter(this);

    for (const QString& operation : offeredOperations()) {
        if (operation.isEmpty()) {
            m_menu->addSeparator();
        } else {
            m_menu->addAction(operation, this, [this, operation] { add(operation); });
        }
    }
    QMenu* reductions = m_menu->addMenu(tr("Reductions"));
    for (const QString& operation : offeredReductions()) {
        reductions->addAction(operation, this, [this, operation] { add(operation); });
    }
    const auto button = [this](Symbol symbol, const QString& text, const QString& tip) {
        auto* made = new QToolButton(this);
        made->setIcon(icon(symbol));
        made->setText(text);
        made->setToolTip(tip);
        made->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        made->setAutoRaise(true);
        return made;
    };
    QToolButton* add = button(Symbol::Add, tr("Operation"), tr("Append an operation"));
    add->setMenu(m_menu);
    add->setPopupMode(QToolButton::InstantPopup);
    QToolButton* apply = button(Symbol::Table, tr("Apply"), tr("Show the result in all views"));
    QToolButton* exported = button(Symbol::Export, tr("Export…"), tr("Write the result to a file"));
    QToolButton* copy = button(Symbol::Copy, tr("Python"), tr("Copy the operations as Python, a line each"));
    connect(apply, &QToolButton::clicked, this, [this] { Q_EMIT applyRequested(m_model->chain().expression()); });
    connect(exported, &QToolButton::clicked, this, [this] { Q_EMIT exportRequested(m_model->chain().expression()); });
    connect(copy, &QToolButton::clicked, this,
            [this] { QApplication::clipboard()->setText(m_model->chain().python() + QLatin1Char('\n')); });
    connect(m_model, &StepModel::edited, this, [this] { Q_EMIT expressionEdited(m_model->chain().expression()); });

    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(style::grid(this));
    layout->addWidget(m_chips, 1);
    for (QToolButton* each : {add, apply, exported, copy}) {
        layout->addWidget(each);
    }
    fitHeight();
}

void OperationStrip::setExpression(const QString& expression)
{
    m_model->setChain(OperationChain::of(expression.isEmpty() ? QStringLiteral("td") : expression));
}

void OperationStrip::setResults(std::vector<std::optional<Value>> results)
{
    m_results = results;
    m_model->setResults(std::move(results));
    m_chips->doItemsLayout();  // chips are as wide as their shapes
}

void OperationStrip::add(const QString& operation)
{
    const Value value = m_results.empty() || !m_results.back() ? Value() : *m_results.back();
    m_model->add(defaultStep(operation, value, m_model->chain().expression()));
    const QModelIndex last = m_model->index(m_model->rowCount() - 1);
    m_chips->setCurrentIndex(last);
    m_chips->scrollTo(last);
    m_chips->setFocus();
}

void OperationStrip::moveCurrent(int by)
{
    const int row = m_chips->currentIndex().row();
    const int to = row + by;
    if (row >= 1 && to >= 1 && to < m_model->rowCount() && m_model->moveRows({}, row, 1, {}, by > 0 ? to + 1 : to)) {
        m_chips->setCurrentIndex(m_model->index(to));
    }
}

bool OperationStrip::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || !m_chips->hasFocus()) {
        return QWidget::eventFilter(watched, event);
    }
    const auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() == Qt::Key_Delete || key->key() == Qt::Key_Backspace) {
        return m_model->removeRow(m_chips->currentIndex().row());
    }
    if (key->modifiers() & Qt::AltModifier && (key->key() == Qt::Key_Left || key->key() == Qt::Key_Right)) {
        moveCurrent(key->key() == Qt::Key_Left ? -1 : 1);
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void OperationStrip::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        fitHeight();
    }
    QWidget::changeEvent(event);
}

void OperationStrip::fitHeight()
{
    QStyleOptionViewItem option;
    option.font = m_chips->font();
    const int chip = StepDelegate().sizeHint(option, m_model->index(0)).height();
    m_chips->setFixedHeight(chip + 2 * m_chips->spacing() + m_chips->horizontalScrollBar()->sizeHint().height());
}

}  // namespace tensordesk
