// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/floatingplace.h"

#include <QLabel>

namespace tensordesk {

/// A text that lies below a widget, over what is there; see FloatingPlace.
class FloatingNote final : public QLabel {
    Q_OBJECT

public:
    /// It goes with `under`.
    explicit FloatingNote(QWidget* under);

    /// Shows a text until it is told another one; empty: none.
    void tell(const QString& text);

private:
    [[nodiscard]] int widthOfText();

    FloatingPlace m_place;
};

}  // namespace tensordesk
