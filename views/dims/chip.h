// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

#include <optional>

namespace tensordesk {

/// A button for one dim, with its name, size and choice: filled for a batch dim, outlined for a dim of the visible leaf.
class Chip : public QAbstractButton {
    Q_OBJECT

public:
    struct Appearance {
        QString name;
        QString size = {};          ///< shown less prominently
        QString choice = {};        ///< shown prominently
        QString widestChoice = {};  ///< reserves width for it
        bool isFilled = false;
        bool isBroken = false;                              ///< true for an error, which the tooltip states
        std::optional<std::pair<double, double>> bar = {};  ///< a line along the bottom, in fractions of the width
        bool operator==(const Appearance&) const = default;
    };

    explicit Chip(QWidget* parent = nullptr);

    void setAppearance(const Appearance& appearance);
    [[nodiscard]] const Appearance& appearance() const noexcept { return m_appearance; }
    /// Returns the whole text, as it is drawn: `env 16 · = 3`.
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
    /// Returns the name, elided in the middle if it is too long for a strip.
    [[nodiscard]] QString shownName() const;

    Appearance m_appearance;
};

}  // namespace tensordesk
