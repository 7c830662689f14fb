// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace tensordesk {

/// Returns the manual page for a widget or its parents: `shapes`; the contents for null.
[[nodiscard]] QString manualPageOf(const QWidget* widget);

/// Opens the manual by F1, at the page for the focused widget, in every window and dialog of the program.
class ManualKey final : public QObject {
    Q_OBJECT

public:
    /// REQUIRES: there is an application.
    explicit ManualKey(QObject* parent = nullptr);

    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace tensordesk
