// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>
#include <utility>

class QLineEdit;

namespace tensordesk {

/// A mark below a part of a line's text, for an error.
class PlaceMark final : public QWidget {
    Q_OBJECT

public:
    /// `field` owns it.
    explicit PlaceMark(QLineEdit* field);

    using Span = std::pair<int, int>;  ///< the first character, and the one after the last
    /// Empty: no mark.
    void mark(std::optional<Span> span);
    [[nodiscard]] const std::optional<Span>& span() const noexcept { return m_span; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLineEdit* m_field;
    std::optional<Span> m_span;
};

}  // namespace tensordesk
