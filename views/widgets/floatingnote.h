// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/floatingplace.h"

#include <QLabel>

namespace tensordesk {

/// A text below a widget that covers others; see FloatingPlace.
class FloatingNote final : public QLabel {
    Q_OBJECT

public:
    /// Is destroyed with `under`.
    explicit FloatingNote(QWidget* under);

    /// Shows a text; empty: hides it.
    void tell(const QString& text);

private:
    [[nodiscard]] int widthOfText();

    FloatingPlace m_place;
};

}  // namespace tensordesk
