// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/expression/shapes/origins.h"

#include <QImage>
#include <QWidget>

#include <optional>
#include <vector>

namespace tensordesk {

/// The shown form of an OriginMap. Computed off the GUI thread: visits each element once per dim.
struct OriginPictures {
    OriginMap map;
    std::optional<Message> mixing;
    std::vector<QImage> pictures;  ///< one per dim of the source, the first ones

    [[nodiscard]] static OriginPictures of(OriginMap map);
};

/// The origin of a result's elements: a picture per dim of the source, over the first two dims of the result, coloured by the
/// index. After a permute each row or column has one colour; after a reshape that mixes dims there are stripes. A click, or the
/// arrow keys, show the origin of an element.
class OriginView final : public QWidget {
    Q_OBJECT

public:
    explicit OriginView(QWidget* parent = nullptr);

    /// `result`: the text of the expression, for read-outs. Empty: hides the view.
    void setOrigins(std::optional<OriginPictures> origins, const QString& result);
    [[nodiscard]] const std::optional<OriginPictures>& origins() const noexcept { return m_origins; }
    /// Returns `td.reshape(500, 16)[3, 7] is td["obs"][0, 55]`.
    [[nodiscard]] QString told() const;
    /// Selects an element of the first two dims.
    void choose(int64_t row, int64_t column);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosen();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] int64_t rows() const;
    [[nodiscard]] int64_t columns() const;
    [[nodiscard]] int lineHeight() const;
    /// Returns the area of the picture of a source dim, with the names of dims below it.
    [[nodiscard]] QRect pictureRect(std::size_t picture) const;
    void pick(QPoint at);

    std::optional<OriginPictures> m_origins;
    QString m_result;
    int64_t m_row = 0, m_column = 0;
};

}  // namespace tensordesk
