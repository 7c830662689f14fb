// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTabWidget>

namespace tensordesk {

/// What stands beside the picture: a page with all that is known of the entry, and one with what can be chosen of the view.
class SidePanel final : public QTabWidget {
    Q_OBJECT

public:
    SidePanel(QWidget* inspector, QWidget* view, QWidget* parent = nullptr);

    /// "inspector" or "view": which page is in front, for the settings.
    [[nodiscard]] QString page() const;
    /// What is none changes nothing.
    void setPage(const QString& page);

    [[nodiscard]] QSize minimumSizeHint() const override;
};

}  // namespace tensordesk
