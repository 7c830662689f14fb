// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QVariantList>

class QComboBox;
class QFormLayout;

namespace tensordesk {

class TensorTreeView;

/// What a person chooses once for all documents. Each choice holds, and is kept, as soon as it is made.
class SettingsDialog final : public QDialog {
    Q_OBJECT

public:
    /// `columns`: see TensorTreeView::columnState().
    SettingsDialog(const QVariantList& columns, QWidget* parent);

    /// As they are chosen now.
    [[nodiscard]] QVariantList columns() const;

Q_SIGNALS:
    void lookChosen();
    /// A column of all trees is to be seen, or no longer.
    void columnChosen(int column, bool shown);

private:
    void addLook();
    void addLanguage();
    void addMemory();
    /// A chooser that the options of a kind of view have too.
    void addViewOption(const QString& label, QComboBox* chooser, const QString& kind);
    void addColumns();

    QFormLayout* m_form;
    TensorTreeView* m_tree;  ///< never seen: it knows the columns of a tree
};

}  // namespace tensordesk
