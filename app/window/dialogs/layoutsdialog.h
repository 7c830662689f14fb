// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/layout/curvelayout.h"

#include <QDialog>

#include <optional>

class QLineEdit;
class QListWidget;
class QPushButton;

namespace tensordesk {

/// The layouts of curves that were saved: one is chosen for the document, what is shown is saved under a name, others are removed.
class LayoutsDialog final : public QDialog {
    Q_OBJECT

public:
    /// `shown`: the layout to save; nothing where no curves are shown.
    explicit LayoutsDialog(std::optional<CurveLayout> shown, QWidget* parent = nullptr);

    /// The one that was chosen. REQUIRES: it was accepted.
    [[nodiscard]] std::optional<CurveLayout> chosen() const;

private:
    void list(const QString& current);
    void save();
    void remove();
    void showState();
    [[nodiscard]] QString selected() const;

    std::optional<CurveLayout> m_shown;
    QListWidget* m_list;
    QLineEdit* m_name;
    QPushButton* m_save;
    QPushButton* m_remove;
    QPushButton* m_apply;
};

}  // namespace tensordesk
