// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/beside/collationwindow.h"

#include <QDialog>

#include <functional>
#include <optional>
#include <vector>

class QDialogButtonBox;
class QListWidget;

namespace tensordesk {

/// A dialog for the tensordicts to collate: open documents, in their current state, and files and folders.
class CollateDialog final : public QDialog {
    Q_OBJECT

public:
    /// A possible member: the file at `path`, or `td`, the tensordict of a document.
    struct Choice {
        QString name;
        QString path;
        std::optional<TensorDict> td = {};
    };

    /// Initially selects the open documents. `folder`: the initial folder for files.
    CollateDialog(std::vector<Choice> open, const QString& folder, QWidget* parent = nullptr);

    /// Adds and selects a file or folder; an existing item is only selected.
    void add(const QString& path);
    /// Returns a function that opens the selected members in the background.
    [[nodiscard]] std::function<CollationWindow::Members(Progress&)> members() const;

private:
    void list(Choice choice);
    void addFiles();
    void addFolder();
    void showState();

    std::vector<Choice> m_choices;  ///< one per row
    QString m_folder;
    QListWidget* m_list;
    QDialogButtonBox* m_buttons;
};

}  // namespace tensordesk
