// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/layout/curvelayout.h"

#include <QDialog>

#include <optional>

class QLineEdit;
class QListWidget;
class QPushButton;

namespace tensordesk {

/// The saved layouts of curves: select one for the document, save the current one under a name, or remove some.
class LayoutsDialog final : public QDialog {
    Q_OBJECT

public:
    /// `shown`: the layout to save; empty if no curves are shown.
    explicit LayoutsDialog(std::optional<CurveLayout> shown, QWidget* parent = nullptr);

    /// Returns the selected layout. REQUIRES: the dialog was accepted.
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
