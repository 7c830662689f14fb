// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QVariantList>

class QComboBox;
class QFormLayout;

namespace tensordesk {

class TensorTreeView;

/// Settings for all documents. Each change takes effect, and is stored, at once.
class SettingsDialog final : public QDialog {
    Q_OBJECT

public:
    /// `columns`: see TensorTreeView::columnState().
    SettingsDialog(const QVariantList& columns, QWidget* parent);

    /// Returns the current columns.
    [[nodiscard]] QVariantList columns() const;

Q_SIGNALS:
    void lookChosen();
    /// The user showed or hid a column of all trees.
    void columnChosen(int column, bool shown);

private:
    void addLook();
    void addLanguage();
    void addMemory();
    /// Adds a chooser that the options of a kind of view have too.
    void addViewOption(const QString& label, QComboBox* chooser, const QString& kind);
    void addColumns();

    QFormLayout* m_form;
    TensorTreeView* m_tree;  ///< never visible: it provides the columns of a tree
};

}  // namespace tensordesk
