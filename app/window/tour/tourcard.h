// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPointer>

class QLabel;
class QPushButton;

namespace tensordesk {

/// A card over a window that explains one of its parts, beside that part and with a frame around it. It moves nothing, and the
/// widgets below it stay usable.
class TourCard final : public QFrame {
    Q_OBJECT

public:
    explicit TourCard(QWidget* window);
    ~TourCard() override;

    /// Explains `part`. `at`: the number of the step, from 0.
    void tell(const QString& title, const QString& text, int at, int steps, QWidget* part);
    [[nodiscard]] QWidget* part() const noexcept { return m_part; }

Q_SIGNALS:
    /// The user moves this many steps on, or back.
    void stepped(int by);
    /// The user finished or dismissed the tour.
    void ended();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void place();

    QPointer<QWidget> m_frame;  ///< around the part; owned by the window, which may delete it first
    QLabel* m_title;
    QLabel* m_text;
    QLabel* m_place;
    QPushButton* m_back;
    QPushButton* m_next;
    QPointer<QWidget> m_part;
    bool m_isLast = false;
};

}  // namespace tensordesk
