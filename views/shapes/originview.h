// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/expression/shapes/origins.h"

#include <QImage>
#include <QWidget>

#include <optional>
#include <vector>

namespace tensordesk {

/// What is shown of an OriginMap. Made off the GUI thread: it goes through each element once a dim.
struct OriginPictures {
    OriginMap map;
    std::optional<Message> mixing;
    std::vector<QImage> pictures;  ///< one a dim of the source, the first ones

    [[nodiscard]] static OriginPictures of(OriginMap map);
};

/// Where the elements of a result come from: a picture for each dim of the source, of the first two dims of the result, coloured by
/// the index there. What a permute gives has one colour along each row or column, what a reshape mixed has stripes. A click, or the
/// arrow keys, say of an element which one of the source it is.
class OriginView final : public QWidget {
    Q_OBJECT

public:
    explicit OriginView(QWidget* parent = nullptr);

    /// `result`: as the expression is written, for what is said of an element. Nothing: there is none, and it is not to be seen.
    void setOrigins(std::optional<OriginPictures> origins, const QString& result);
    [[nodiscard]] const std::optional<OriginPictures>& origins() const noexcept { return m_origins; }
    /// `td.reshape(500, 16)[3, 7] is td["obs"][0, 55]`.
    [[nodiscard]] QString told() const;
    /// Chooses an element of the first two dims.
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
    /// Of the picture of a source dim, and below it what dims are called.
    [[nodiscard]] QRect pictureRect(std::size_t picture) const;
    void pick(QPoint at);

    std::optional<OriginPictures> m_origins;
    QString m_result;
    int64_t m_row = 0, m_column = 0;
};

}  // namespace tensordesk
