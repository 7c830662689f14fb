// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

#include <optional>

namespace tensordesk {

/// A pill with a name and what is chosen of it: filled for what holds for the whole batch, outlined for what one leaf has.
class Chip : public QAbstractButton {
    Q_OBJECT

public:
    struct Look {
        QString name;
        QString size = {};          ///< stands back
        QString choice = {};        ///< stands out
        QString widestChoice = {};  ///< room is kept for it
        bool isFilled = false;
        bool isBroken = false;                              ///< something is wrong, which the tooltip tells
        std::optional<std::pair<double, double>> bar = {};  ///< a line along the bottom, in parts of the width
        bool operator==(const Look&) const = default;
    };

    explicit Chip(QWidget* parent = nullptr);

    void setLook(const Look& look);
    [[nodiscard]] const Look& look() const noexcept { return m_look; }
    /// `env 16 · = 3`: what it says.
    [[nodiscard]] QString written() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] QFont nameFont() const;
    [[nodiscard]] QFont choiceFont() const;
    [[nodiscard]] int padding() const;
    /// Returns the name without its middle where it is too long for a strip.
    [[nodiscard]] QString shownName() const;

    Look m_look;
};

}  // namespace tensordesk
