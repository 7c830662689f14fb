// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <cstdint>
#include <vector>

namespace tensordesk {

/// The lengths of episodes as bars side by side, in their order; of more episodes than there are pixels the longest of each pixel.
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
