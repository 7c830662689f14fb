// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/tour/tourcard.h"

#include "views/style/style.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <array>

namespace tensordesk {

namespace {

/// A frame around the explained part, transparent for the mouse.
class PartFrame final : public QWidget {
public:
    explicit PartFrame(QWidget* window) : QWidget(window)
    {
        setAttribute(Qt::WA_TransparentForMouseEvents);
        hide();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const int width = style::grid(this) / 2;
        painter.setPen(QPen(style::colours().accent, width));
        const int radius = style::radius(fontMetrics());
        painter.drawRoundedRect(rect().adjusted(width, width, -width, -width), radius, radius);
    }
};

}  // namespace

TourCard::TourCard(QWidget* window)
    : QFrame(window), m_frame(new PartFrame(window)), m_title(new QLabel(this)), m_text(new QLabel(this)),
      m_place(new QLabel(this)), m_back(new QPushButton(tr("Back"), this)), m_next(new QPushButton(this))
{
    setObjectName(QStringLiteral("tour"));
    setFrameShape(QFrame::Box);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    QFont bold = font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::RichText);
    m_place->setForegroundRole(QPalette::PlaceholderText);
    auto* const end = new QPushButton(tr("End"), this);
    end->setToolTip(tr("Help › Take a tour starts it again"));
    connect(end, &QPushButton::clicked, this, &TourCard::ended);
    connect(m_back, &QPushButton::clicked, this, [this] { Q_EMIT stepped(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { m_isLast ? Q_EMIT ended() : Q_EMIT stepped(1); });

    auto* const buttons = new QHBoxLayout;
    buttons->addWidget(m_place);
    buttons->addStretch(1);
    buttons->addWidget(end);
    buttons->addWidget(m_back);
    buttons->addWidget(m_next);
    auto* const layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    layout->addWidget(m_text, 1);
    layout->addLayout(buttons);
    window->installEventFilter(this);
    hide();
}

TourCard::~TourCard()
{
    delete m_frame;
}

void TourCard::tell(const QString& title, const QString& text, int at, int steps, QWidget* part)
{
    if (m_part) {
        m_part->removeEventFilter(this);
    }
    m_part = part;
    m_part->installEventFilter(this);
    m_isLast = at == steps - 1;
    m_title->setText(title);
    m_text->setText(text);
    m_place->setText(tr("%1 of %2").arg(at + 1).arg(steps));
    m_back->setEnabled(at > 0);
    m_next->setText(m_isLast ? tr("Done") : tr("Next"));
    setAccessibleName(title);
    setAccessibleDescription(text);
    show();
    place();
    // Whoever brings a document to the front gives its tree the focus.
    QMetaObject::invokeMethod(m_next, qOverload<>(&QWidget::setFocus), Qt::QueuedConnection);
}

/// Beside its part if there is room, else within it, at its lower end.
void TourCard::place()
{
    if (!m_part || !m_frame || !isVisible()) {
        return;
    }
    const QWidget& window = *parentWidget();
    const int gap = 2 * style::grid(this);
    const QRect part(m_part->mapTo(&window, QPoint()), m_part->size());
    m_frame->setGeometry(part.adjusted(-gap / 2, -gap / 2, gap / 2, gap / 2) & window.rect());
    m_frame->setVisible(m_part->isVisible());
    m_frame->raise();
    const int width = std::min(style::grid(this, 90), window.width() - 2 * gap);
    const QSize size(width, std::max(layout()->totalHeightForWidth(width), sizeHint().height()));
    const QRect room = window.rect().adjusted(gap, gap, -gap, -gap);
    const auto within = [&](QPoint at) {
        return QRect(QPoint(std::clamp(at.x(), room.left(), std::max(room.right() - size.width() + 1, room.left())),
                            std::clamp(at.y(), room.top(), std::max(room.bottom() - size.height() + 1, room.top()))),
                     size);
    };
    const std::array places{within({part.right() + gap, part.top()}), within({part.left() - gap - size.width(), part.top()}),
                            within({part.left(), part.bottom() + gap}), within({part.left(), part.top() - gap - size.height()})};
    QRect chosen = within(part.bottomRight() - QPoint(size.width() + gap, size.height() + gap));
    for (const QRect& each : places) {
        if (!each.intersects(part)) {
            chosen = each;
            break;
        }
    }
    setGeometry(chosen);
    raise();
}

void TourCard::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT ended();
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        qobject_cast<QPushButton*>(focusWidget()) ? qobject_cast<QPushButton*>(focusWidget())->click() : m_next->click();
    } else {
        QFrame::keyPressEvent(event);
    }
}

bool TourCard::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::LayoutRequest:
        // After the layouts that follow.
        QMetaObject::invokeMethod(this, &TourCard::place, Qt::QueuedConnection);
        break;
    default: break;
    }
    return QFrame::eventFilter(watched, event);
}

void TourCard::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        place();
    }
}

void TourCard::hideEvent(QHideEvent* event)
{
    if (m_frame) {
        m_frame->hide();
    }
    QFrame::hideEvent(event);
}

}  // namespace tensordesk
