// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/elementdelegate.h"

#include "views/style/style.h"
#include "views/table/tensortablemodel.h"
#include "views/text/elementtext.h"
#include "views/text/format.h"

#include <QLineEdit>
#include <QToolTip>
#include <QValidator>

namespace tensordesk {

namespace {

/// Returns the reason why the text is not an element of the dtype; empty if it is one.
QString objection(DType dtype, const QString& text)
{
    try {
        static_cast<void>(elementtext::parsed(dtype, text));
        return {};
    } catch (const Error& error) {
        return format::text(error.marked());
    }
}

class ElementValidator final : public QValidator {
public:
    ElementValidator(DType dtype, QObject* parent) : QValidator(parent), m_dtype(dtype) { }
    State validate(QString& text, int&) const override { return objection(m_dtype, text).isEmpty() ? Acceptable : Intermediate; }

private:
    DType m_dtype;
};

}  // namespace

QWidget* ElementDelegate::createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* const model = qobject_cast<const TensorTableModel*>(index.model());
    if (!model || !model->leaf()) {
        return nullptr;
    }
    const DType dtype = model->leaf()->leaf.dtype();
    auto* const editor = new QLineEdit(parent);
    editor->setFrame(false);
    editor->setFont(option.font);
    editor->setAlignment(Qt::AlignRight);
    editor->setValidator(new ElementValidator(dtype, editor));
    connect(editor, &QLineEdit::textChanged, editor, [editor, dtype](const QString& text) {
        const QString why = objection(dtype, text);
        QPalette palette = editor->parentWidget()->palette();
        if (!why.isEmpty()) {
            palette.setColor(QPalette::Text, style::colours().broken);
        }
        editor->setPalette(palette);
        // An incomplete number, such as "-", is not an error yet; the reason is shown for longer text.
        const bool tell = !why.isEmpty() && text.size() > 1 && editor->isModified();
        QToolTip::showText(editor->mapToGlobal(QPoint(0, editor->height())), tell ? why : QString(), editor);
    });
    return editor;
}

void ElementDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    auto* const line = qobject_cast<QLineEdit*>(editor);
    if (line && !line->isModified()) {
        line->setText(index.data(Qt::EditRole).toString());
    }
}

void ElementDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
    model->setData(index, qobject_cast<QLineEdit*>(editor)->text(), Qt::EditRole);
}

}  // namespace tensordesk
