// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEvent>
#include <QTabBar>
#include <QTabWidget>

#include <utility>

namespace tensordesk {

/// The tabs of the documents. QTabWidget paints a document as a whole whenever anything in it was laid out anew; what
/// concerns it is another size of the tabs, or another least size, alone.
class DocumentTabs final : public QTabWidget {
public:
    using QTabWidget::QTabWidget;

protected:
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::LayoutRequest) {
            const std::pair sizes(minimumSizeHint(), tabBar()->sizeHint());
            if (sizes == std::exchange(m_sizes, sizes)) {
                return true;
            }
        }
        return QTabWidget::event(event);
    }

private:
    std::pair<QSize, QSize> m_sizes;
};

}  // namespace tensordesk
