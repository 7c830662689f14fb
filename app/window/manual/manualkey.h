// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace tensordesk {

/// The page of the manual that tells of a widget, or of what it is in: `shapes`; of none, the contents.
[[nodiscard]] QString manualPageOf(const QWidget* widget);

/// Opens the manual by F1, at what has the focus, in every window and dialog of the program.
class ManualKey final : public QObject {
    Q_OBJECT

public:
    /// REQUIRES: there is an application.
    explicit ManualKey(QObject* parent = nullptr);

    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace tensordesk
