// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/readas/readascontent.h"
#include "views/jobs/job.h"

#include <QDialog>

#include <memory>
#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTableWidget;

namespace tensordesk {

class LengthBars;
class RolesTable;

/// A dialog in which the user defines how the arrays of a file are read as a rollout: the location of the steps, and the role of
/// each key. Shows at once the number and lengths of the episodes, the first rows, and probable mistakes. Saves a layout if it has
/// a name, and remembers it for the folder of the file on request. Accepted only with a layout that fits.
class ReadAsDialog final : public QDialog {
    Q_OBJECT

public:
    /// `current`: the current layout of the file; null for automatic.
    ReadAsDialog(const QString& path, std::shared_ptr<const Layout> current, QWidget* parent = nullptr);

    /// Returns the layout that the user composed.
    [[nodiscard]] std::shared_ptr<const Layout> chosen() const;

    [[nodiscard]] RolesTable& roles() const noexcept { return *m_roles; }
    [[nodiscard]] QComboBox* places() const noexcept { return m_places; }
    [[nodiscard]] QComboBox* beginnings() const noexcept { return m_beginnings; }
    [[nodiscard]] QCheckBox* environments() const noexcept { return m_environments; }
    [[nodiscard]] QLineEdit* name() const noexcept { return m_name; }
    [[nodiscard]] QCheckBox* forFolder() const noexcept { return m_forFolder; }
    [[nodiscard]] QPushButton* readButton() const noexcept { return m_read; }
    [[nodiscard]] QTableWidget* rows() const noexcept { return m_rows; }
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] QString problems() const;
    [[nodiscard]] std::vector<AbstractJob*> jobs() { return {&m_job}; }

    void accept() override;

private:
    void fillBeginnings();
    void change(const Layout& draft);
    void take(ReadAsContent content);
    void showEpisodes();

    QString m_path;
    ReadAsContent m_content;
    QComboBox* m_beginnings;
    QComboBox* m_places;
    QCheckBox* m_environments;
    RolesTable* m_roles;
    QLabel* m_verdict;
    LengthBars* m_lengths;
    QTableWidget* m_rows;
    QLabel* m_problems;
    QLineEdit* m_name;
    QCheckBox* m_forFolder;
    QPushButton* m_read;
    Job<ReadAsContent> m_job;
};

}  // namespace tensordesk
