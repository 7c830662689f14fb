// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace tensordesk {

/// While it lives, Ctrl+C, a termination request or a hang-up end the event loop without questions, as closing the window does, so
/// that temporary data is removed. A second one ends the program at once.
class QuitOnSignal final : public QObject {
    Q_OBJECT

public:
    explicit QuitOnSignal(QObject* parent = nullptr);
    ~QuitOnSignal() override;

private:
    int m_read = -1;
};

}  // namespace tensordesk
