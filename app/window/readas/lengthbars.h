// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <cstdint>
#include <vector>

namespace tensordesk {

/// The lengths of episodes as bars side by side, in order; the maximum at each pixel if there are more episodes than pixels.
class LengthBars final : public QWidget {
    Q_OBJECT

public:
    explicit LengthBars(QWidget* parent = nullptr);

    void setLengths(std::vector<int64_t> lengths);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<int64_t> m_lengths;
};

}  // namespace tensordesk
