// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/text/shapetokens.h"

#include <QWidget>

namespace tensordesk {

/// Shape tokens as a widget: in the inspector, in headers, beside the expression.
class ShapeLabel final : public QWidget {
    Q_OBJECT

public:
    explicit ShapeLabel(QWidget* parent = nullptr);

    void setShape(ShapeTokens shape);
    [[nodiscard]] const ShapeTokens& shape() const noexcept { return m_shape; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QFont tokenFont() const;

    ShapeTokens m_shape;
};

}  // namespace tensordesk
