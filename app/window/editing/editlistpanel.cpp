// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/editing/editlistpanel.h"

#include "app/commandline/verbs/editscript.h"
#include "app/window/document/documentcontroller.h"
#include "app/window/editing/historymodel.h"
#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/widgets/dialogs.h"

#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QListView>
#include <QSaveFile>
#include <QScopedValueRollback>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QVBoxLayout>

namespace tensordesk {

namespace {

/// Each row has space for the mark of the saved one, so that texts are aligned.
class RowsWithRoom final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->features |= QStyleOptionViewItem::HasDecoration;
    }
};

}  // namespace

EditListPanel::EditListPanel(QWidget* parent)
    : QWidget(parent), m_history(new HistoryModel(this)), m_list(new QListView(this)), m_copyPython(new QToolButton(this)),
      m_copyCommand(new QToolButton(this)), m_save(new QToolButton(this))
{
    m_list->setFont(style::monospaced(font()));
    m_list->setIconSize(QSize(m_list->fontMetrics().height(), m_list->fontMetrics().height()));
    m_list->setAccessibleName(tr("Edits"));
    m_list->setModel(m_history);
    m_list->setItemDelegate(new RowsWithRoom(m_list));
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setUniformItemSizes(true);
    m_list->setTextElideMode(Qt::ElideRight);

    auto* buttons = new QHBoxLayout;
    const auto add = [&](QToolButton* button, Symbol symbol, const QString& text, const QString& tip) {
        button->setIcon(icon(symbol));
        button->setText(text);
        button->setToolTip(tip);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setAutoRaise(true);
        buttons->addWidget(button);
    };
    add(m_copyPython, Symbol::Copy, tr("Copy as Python"), tr("A program that makes the same edits with tensordict"));
    add(m_copyCommand, Symbol::Copy, tr("Copy as command"), tr("A tensordesk edit command that makes the same edits"));
    add(m_save, Symbol::Export, tr("Save as Python…"), tr("Write the program to a file"));
    buttons->addStretch();
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& chosen) {
        if (!m_isShowing && m_document && chosen.isValid() && chosen != m_history->shown()) {
            m_document->goTo(chosen.row());
        }
    });
    connect(m_copyPython, &QToolButton::clicked, this, [this] { copy(asPython()); });
    connect(m_copyCommand, &QToolButton::clicked, this, [this] { copy(asCommand()); });
    connect(m_save, &QToolButton::clicked, this, &EditListPanel::chooseFile);

    auto* layout = new QVBoxLayout(this);
    const int unit = style::grid(this);
    layout->setContentsMargins(unit, unit, unit, unit);
    layout->setSpacing(unit);
    layout->addLayout(buttons);
    layout->addWidget(m_list, 1);
    setDocument(nullptr);
}

void EditListPanel::setDocument(DocumentController* document)
{
    m_document = document;
    updateState();
}

void EditListPanel::updateState()
{
    const QScopedValueRollback showing(m_isShowing, true);
    m_history->show(m_document ? m_document->history() : ShownHistory());
    m_list->setCurrentIndex(m_history->shown());
    const bool any = m_document && m_document->history().position > 0;
    for (QToolButton* button : {m_copyPython, m_copyCommand, m_save}) {
        button->setEnabled(any);
    }
    // Edits run one after the other: the current one must end first.
    m_list->setEnabled(m_document && m_document->isEditable() && !m_document->isBusy());
}

QString EditListPanel::asPython() const
{
    return m_document ? QString::fromStdString(pythonScript(m_document->path().toStdString(), m_document->statements()))
                      : QString();
}

QString EditListPanel::asCommand() const
{
    return m_document ? QString::fromStdString(editCommand(m_document->path().toStdString(), m_document->statements())) : QString();
}

void EditListPanel::copy(const QString& text)
{
    QGuiApplication::clipboard()->setText(text);
    Q_EMIT told(tr("Copied"), 4000);
}

void EditListPanel::chooseFile()
{
    const QFileInfo file(m_document->path());
    const QString suggested = file.absolutePath() + QLatin1Char('/') + file.completeBaseName() + QStringLiteral("-edits.py");
    dialogs::choosePath(this, dialogs::Wanted::NewFile, tr("Save the edits as Python"), suggested, tr("Python files (*.py)"),
                        [this](const QString& path) { savePython(path); });
}

void EditListPanel::savePython(const QString& path)
{
    QSaveFile out(path);
    if (!out.open(QIODevice::WriteOnly) || out.write(asPython().toUtf8()) < 0 || !out.commit()) {
        Q_EMIT failed({Notice::Severity::Error, headlineAbout(tr("Cannot write “%1”"), QFileInfo(path).fileName()),
                       QStringLiteral("%1: %2").arg(QDir::toNativeSeparators(path), out.errorString()),
                       tr("Choose another file, in a folder that you may write to and that has room.")});
        return;
    }
    Q_EMIT told(tr("Written to %1").arg(QDir::toNativeSeparators(path)), 10000);
}

}  // namespace tensordesk
