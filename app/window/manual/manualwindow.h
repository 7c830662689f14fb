// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/beside/sidewindow.h"

class QTextBrowser;

namespace tensordesk {

/// The manual: the pages in resources/pages, in English, with links between them.
class ManualWindow final : public SideWindow {
    Q_OBJECT

public:
    /// Opens or activates the single manual window at a page: `shapes`.
    static void open(const QString& page);

    [[nodiscard]] QTextBrowser& text() noexcept { return *m_text; }

private:
    ManualWindow();

    QTextBrowser* m_text;
};

}  // namespace tensordesk
