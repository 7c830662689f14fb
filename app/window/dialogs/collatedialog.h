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

/// Asks which tensordicts to put side by side: documents that are open, as they stand, and files and folders.
class CollateDialog final : public QDialog {
    Q_OBJECT

public:
    /// One that can be chosen: what lies at `path`, or `td`, what a document makes of it.
    struct Choice {
        QString name;
        QString path;
        std::optional<TensorDict> td = {};
    };

    /// The open documents are chosen to begin with. `folder` is where files are looked for first.
    CollateDialog(std::vector<Choice> open, const QString& folder, QWidget* parent = nullptr);

    /// Adds a file or folder and chooses it; one that is listed already is chosen.
    void add(const QString& path);
    /// What is chosen, to be opened in the background.
    [[nodiscard]] std::function<CollationWindow::Members(Progress&)> members() const;

private:
    void list(Choice choice);
    void addFiles();
    void addFolder();
    void showState();

    std::vector<Choice> m_choices;  ///< a row each
    QString m_folder;
    QListWidget* m_list;
    QDialogButtonBox* m_buttons;
};

}  // namespace tensordesk
