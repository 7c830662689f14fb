// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/editlistpanel.h"

#include "commandline/editscript.h"
#include "common/icons.h"
#include "common/style.h"
#include "window/documentcontroller.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QSaveFile>
#include <QToolButton>
#include <QUndoView>
#include <QVBoxLayout>

namespace tensordesk {

EditListPanel::EditListPanel(QWidget* parent)
    : QWidget(parent), m_list(new QUndoView(this)), m_copyPython(new QToolButton(this)), m_copyCommand(new QToolButton(this)),
      m_save(new QToolButton(this))
{
    m_list->setFont(style::monospaced(font()));
    m_list->setAccessibleName(tr("Edits"));
    m_list->setCleanIcon(icon(Symbol::Save));
    m_list->setEmptyLabel(tr("As it was opened"));
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
    m_list->setStack(document ? &document->undoStack() : nullptr);
    updateState();
}

void EditListPanel::updateState()
{
    const bool any = m_document && m_document->undoStack().index() > 0;
    for (QToolButton* button : {m_copyPython, m_copyCommand, m_save}) {
        button->setEnabled(any);
    }
    // One edit after the other: what is under way must end first.
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
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the edits as Python"),
                                                      file.absolutePath() + QLatin1Char('/') + file.completeBaseName()
                                                          + QStringLiteral("-edits.py"),
                                                      tr("Python files (*.py)"));
    if (!path.isEmpty()) {
        savePython(path);
    }
}

void EditListPanel::savePython(const QString& path)
{
    QSaveFile out(path);
    if (!out.open(QIODevice::WriteOnly) || out.write(asPython().toUtf8()) < 0 || !out.commit()) {
        Q_EMIT failed({Message::Severity::Error, tr("Cannot write %1: %2.").arg(QDir::toNativeSeparators(path), out.errorString()),
                       tr("Choose another file, in a folder that you may write to and that has room.")});
        return;
    }
    Q_EMIT told(tr("Written to %1").arg(QDir::toNativeSeparators(path)), 10000);
}

}  // namespace tensordesk
