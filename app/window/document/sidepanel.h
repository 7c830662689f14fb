// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabWidget>

namespace tensordesk {

/// The panel beside the picture: a page with information on the entry, and one with the options of the view.
class SidePanel final : public QTabWidget {
    Q_OBJECT

public:
    SidePanel(QWidget* inspector, QWidget* view, QWidget* parent = nullptr);

    /// Returns the current page for the settings: "inspector" or "view".
    [[nodiscard]] QString page() const;
    /// Ignores unknown pages.
    void setPage(const QString& page);

    [[nodiscard]] QSize minimumSizeHint() const override;
};

}  // namespace tensordesk
