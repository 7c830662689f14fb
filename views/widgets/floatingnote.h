// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace tensordesk {

/// A text that lies over what is below a widget and has no place in any layout: nothing moves when it comes or goes. It is
/// seen while the widget is.
class FloatingNote final : public QLabel {
    Q_OBJECT

public:
    /// It goes with `under`.
    explicit FloatingNote(QWidget* under);

    /// Shows a text until it is told another one; empty: none.
    void tell(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    QWidget* m_under;
};

}  // namespace tensordesk
