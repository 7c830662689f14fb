// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace tensordesk {

/// A scroll area that is as high as its content, up to a share of the window's height: it scrolls beyond that, and takes no
/// unneeded space.
class ContentScroll final : public QScrollArea {
    Q_OBJECT

public:
    /// Adds `content`, which gets the width of the area.
    explicit ContentScroll(QWidget* content, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] int contentHeight() const;

    int m_asked = 0;  ///< the minimum height reported to the layout
};

}  // namespace tensordesk
