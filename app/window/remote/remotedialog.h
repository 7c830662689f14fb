// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/remote/near/farfolder.h"
#include "views/jobs/job.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTreeWidget;

namespace tensordesk {

/// A dialog that chooses a file or folder on another machine: a machine of the user's ssh configuration or any other, and below it the
/// folders there, read over the connection that the opened file will use.
class RemoteDialog final : public QDialog {
    Q_OBJECT

public:
    explicit RemoteDialog(QWidget* parent = nullptr);

    /// Opens the dialog and passes the chosen `ssh://…` to `chosen`. Jobs of the dialog are not listed: it shows their progress itself.
    static void ask(QWidget* parent, std::function<void(const QString& place)> chosen);

    /// Lists a folder of the machine in the field; "~" is the home folder.
    void list(const QString& folder);

    [[nodiscard]] QComboBox* machine() const noexcept { return m_machine; }
    [[nodiscard]] QLineEdit* path() const noexcept { return m_path; }
    [[nodiscard]] QTreeWidget* items() const noexcept { return m_items; }
    [[nodiscard]] QLabel* state() const noexcept { return m_state; }
    [[nodiscard]] QPushButton* openButton() const noexcept { return m_open; }

Q_SIGNALS:
    /// The user chose this, as openStorage() takes it: `ssh://user@host/path`.
    void chosen(const QString& place);

private:
    [[nodiscard]] QString placeOf(const QString& path) const;
    /// Returns the path of the selected item, else that of the folder.
    [[nodiscard]] QString selectedPath() const;
    void show(const FarFolder& folder);
    void showState(const QString& text, bool isBusy);
    /// Forgets the listed folder, which is of another machine than the one in the field.
    void forgetFolder();
    bool eventFilter(QObject* watched, QEvent* event) override;
    void enter();
    void choose();
    void updateButtons();

    QComboBox* m_machine;
    QPushButton* m_connect;
    QLineEdit* m_path;
    QPushButton* m_up;
    QTreeWidget* m_items;
    QLabel* m_state;
    QProgressBar* m_busy;
    QPushButton* m_open;
    QString m_folder;  ///< the absolute path of the listed folder; empty for none
    Job<FarFolder> m_job;
};

}  // namespace tensordesk
