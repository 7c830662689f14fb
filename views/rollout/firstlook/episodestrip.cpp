// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rollout/firstlook/episodestrip.h"

#include "views/image/colourmap.h"
#include "views/rollout/episodetext.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tensordesk {

namespace {

/// A step between ticks that reads well, for about `most` of them.
int64_t tickStep(int64_t total, int most)
{
    const double least = static_cast<double>(total) / std::max(most, 1);
    const double power = std::pow(10, std::floor(std::log10(std::max(least, 1.0))));
    for (const double step : {1.0, 2.0, 5.0, 10.0}) {
        if (step * power >= least) {
            return std::max<int64_t>(static_cast<int64_t>(step * power), 1);
        }
    }
    return std::max<int64_t>(total, 1);
}

/// Returns lines from the lower left to the upper right, in device pixels, for padding.
QBrush hatching(const QPalette& palette)
{
    return {style::mixed(palette.color(QPalette::Text), palette.color(QPalette::Base), 0.35), Qt::BDiagPattern};
}

}  // namespace

EpisodeStrip::EpisodeStrip(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setAccessibleName(tr("Episodes over time"));
}

void EpisodeStrip::setEpisodes(std::shared_ptr<const ReadEpisodes> episodes)
{
    const bool isSame = m_episodes && episodes && m_episodes->table.rule == episodes->table.rule
                     && m_episodes->table.batch == episodes->table.batch;
    m_episodes = std::move(episodes);
    m_lanes = m_episodes ? LaneIndex(m_episodes->table) : LaneIndex();
    if (!isSame || (m_current && *m_current >= m_episodes->table.episodes.size())) {
        m_current.reset();
    }
    findRange();
    updateGeometry();
}

void EpisodeStrip::setColouring(Colouring colouring)
{
    m_colouring = colouring;
    findRange();
}

void EpisodeStrip::setRewards(std::shared_ptr<const RewardRaster> rewards)
{
    m_rewards = std::move(rewards);
    findRange();
}

void EpisodeStrip::setCurrent(std::optional<uint32_t> number)
{
    if (m_current != number) {
        m_current = number;
        update();
    }
}

double EpisodeStrip::valueOf(uint32_t number) const
{
    const EpisodeRecord& record = m_episodes->table.episodes[number];
    return m_colouring == Colouring::Return ? record.total : static_cast<double>(record.steps);
}

void EpisodeStrip::findRange()
{
    m_image = {};
    m_range.reset();
    update();
    if (!m_episodes) {
        return;
    }
    if (m_colouring == Colouring::Reward) {
        if (m_rewards && m_rewards->least <= m_rewards->greatest) {
            m_range = std::pair(m_rewards->least, m_rewards->greatest);
        }
        return;
    }
    for (uint32_t number = 0; number < m_episodes->table.episodes.size(); ++number) {
        const double value = valueOf(number);
        if (std::isfinite(value)) {
            m_range = m_range ? std::pair(std::min(m_range->first, value), std::max(m_range->second, value))
                              : std::pair(value, value);
        }
    }
}

QRgb EpisodeStrip::colourOf(double value) const
{
    if (!std::isfinite(value)) {
        // An unknown value has no colour of the map.
        const bool isKnown = m_colouring == Colouring::Reward ? m_rewards != nullptr : m_episodes->isComplete;
        return (isKnown && m_range ? colourmap::nan()
                                   : style::mixed(palette().color(QPalette::Text), palette().color(QPalette::Base), 0.3))
            .rgb();
    }
    const auto& [least, greatest] = *m_range;
    const double share = greatest > least ? (value - least) / (greatest - least) : 0.5;
    return colourmap::table(ColourMap::Viridis)[static_cast<std::size_t>(std::lround(share * 255))];
}

QRectF EpisodeStrip::lanesRect() const
{
    const QFontMetrics metrics(font());
    const int left = metrics.horizontalAdvance(QString::number(std::max<int64_t>(m_lanes.rows() - 1, 0))) + 2 * style::grid(this);
    return QRectF(rect()).adjusted(left, 1, -1, -metrics.height() - style::grid(this));
}

int EpisodeStrip::laneCount() const
{
    const int most = std::max(static_cast<int>(lanesRect().height() * devicePixelRatioF()), 1);
    return static_cast<int>(std::min<int64_t>(std::max<int64_t>(m_lanes.rows(), 0), most));
}

int64_t EpisodeStrip::rowsPerLane() const
{
    const int lanes = laneCount();
    return lanes == 0 ? 1 : (m_lanes.rows() + lanes - 1) / lanes;
}

int64_t EpisodeStrip::rowOfLane(int lane) const
{
    return lane * m_lanes.rows() / std::max(laneCount(), 1);
}

int64_t EpisodeStrip::laneOf(int64_t row) const
{
    return row * laneCount() / std::max<int64_t>(m_lanes.rows(), 1);
}

std::pair<int64_t, int64_t> EpisodeStrip::positionAt(const QPointF& point) const
{
    const QRectF place = lanesRect();
    if (!place.contains(point) || m_lanes.steps() == 0) {
        return {-1, -1};
    }
    const int lane = std::min(static_cast<int>((point.y() - place.top()) / place.height() * laneCount()), laneCount() - 1);
    const double share = (point.x() - place.left()) / place.width();
    return {rowOfLane(lane),
            std::min<int64_t>(static_cast<int64_t>(share * static_cast<double>(m_lanes.steps())), m_lanes.steps() - 1)};
}

std::optional<uint32_t> EpisodeStrip::episodeAt(const QPointF& point) const
{
    const auto [row, step] = positionAt(point);
    return m_episodes ? m_lanes.at(m_episodes->table, row, step) : std::nullopt;
}

QRectF EpisodeStrip::placeOf(uint32_t number) const
{
    if (!m_episodes || number >= m_episodes->table.episodes.size() || m_lanes.steps() == 0) {
        return {};
    }
    const EpisodeRecord& record = m_episodes->table.episodes[number];
    const QRectF place = lanesRect();
    const int lanes = laneCount();
    const double height = place.height() / lanes;
    const auto lane = static_cast<double>(laneOf(record.row));
    const double scale = place.width() / static_cast<double>(m_lanes.steps());
    return {place.left() + static_cast<double>(record.start) * scale, place.top() + lane * height,
            static_cast<double>(record.steps) * scale, height};
}

QSize EpisodeStrip::sizeHint() const
{
    const QFontMetrics metrics(font());
    const int rows = static_cast<int>(std::clamp<int64_t>(m_lanes.rows(), 1, 24));
    const int unit = style::grid(this);
    const int each = rows == 1 ? 4 * unit : std::max(2 * unit, 15 * unit / rows);
    return {80 * unit, rows * each + metrics.height() + 2 * unit};
}

QSize EpisodeStrip::minimumSizeHint() const
{
    return {30 * style::grid(this), 4 * style::grid(this) + QFontMetrics(font()).height() + 2 * style::grid(this)};
}

/// Draws row by row, pixel by pixel, so that the cost does not depend on the number of episodes.
void EpisodeStrip::drawLanes()
{
    const QRectF place = lanesRect();
    const QSize size = (place.size() * devicePixelRatioF()).toSize();
    m_image = QImage(size.expandedTo(QSize(1, 1)), QImage::Format_ARGB32_Premultiplied);
    m_image.fill(Qt::transparent);
    const int lanes = laneCount();
    for (int lane = 0; lane < lanes; ++lane) {
        const int top = lane * m_image.height() / lanes;
        const int bottom = (lane + 1) * m_image.height() / lanes;
        drawLane(lane, top, std::max(bottom, top + 1));
    }
    m_image.setDevicePixelRatio(devicePixelRatioF());
}

void EpisodeStrip::drawLane(int lane, int top, int bottom)
{
    const EpisodeTable& table = m_episodes->table;
    const int64_t row = rowOfLane(lane);
    const int width = m_image.width();
    const int gap = bottom - top >= 4 ? 1 : 0;  // between lanes
    const int height = bottom - top - gap;
    const QRgb ground = palette().color(QPalette::Base).rgb();
    std::optional<uint32_t> before;
    QPainter painter(&m_image);
    for (int x = 0; x < width; ++x) {
        const auto step = static_cast<int64_t>((x + 0.5) / width * static_cast<double>(m_lanes.steps()));
        const auto number = m_lanes.at(table, row, step);
        if (number) {
            const EpisodeRecord& record = table.episodes[*number];
            const double pixels = static_cast<double>(record.steps) / static_cast<double>(m_lanes.steps()) * width;
            const bool isBorder = before && number != before && pixels >= 4;
            const double value = m_colouring == Colouring::Reward ? (m_rewards ? m_rewards->at(row, step) : std::nan(""))
                                                                  : valueOf(*number);
            const QRgb colour = isBorder ? ground : colourOf(m_range ? value : std::nan(""));
            for (int y = top; y < top + height; ++y) {
                reinterpret_cast<QRgb*>(m_image.scanLine(y))[x] = colour;
            }
        }
        if (before && number != before) {
            markEnd(painter, table.episodes[*before], x, top, height);
        }
        before = number;
    }
    if (before) {
        markEnd(painter, table.episodes[*before], width, top, height);
    }
}

/// Draws the mark for how an episode ended, left of `x`, if there is space: over the whole lane, its upper or its lower half.
void EpisodeStrip::markEnd(QPainter& painter, const EpisodeRecord& record, int x, int top, int height) const
{
    const double pixels = static_cast<double>(record.steps) / static_cast<double>(m_lanes.steps()) * m_image.width();
    const int mark = std::max(static_cast<int>(std::lround(2 * devicePixelRatioF())), 1);
    if (record.ending != Ending::Unfinished && pixels >= 4 * mark && height >= 4) {
        const int from = record.ending == Ending::Done ? top + height / 2 : top;
        const int tall = record.ending == Ending::Terminated ? height : (height + 1) / 2;
        painter.fillRect(QRect(x - mark, from, mark, tall), episodetext::endingColour(record.ending));
    }
}

void EpisodeStrip::paintAxes(QPainter& painter) const
{
    const QRectF place = lanesRect();
    const QFontMetrics metrics(font());
    painter.setPen(palette().color(QPalette::Text));
    const int widest = metrics.horizontalAdvance(format::count(m_lanes.steps())) + 4 * style::grid(this);
    const int64_t step = tickStep(m_lanes.steps(), static_cast<int>(place.width()) / std::max(widest, 1));
    for (int64_t at = 0; at <= m_lanes.steps(); at += step) {
        const double x = place.left() + static_cast<double>(at) / static_cast<double>(m_lanes.steps()) * place.width();
        const QString text = QString::number(at);
        const double half = metrics.horizontalAdvance(text) / 2.0;
        const double left = std::clamp(x - half, 0.0, std::max(width() - 2 * half, 0.0));
        painter.drawLine(QPointF(x, place.bottom() + 1), QPointF(x, place.bottom() + style::grid(this)));
        painter.drawText(QPointF(left, place.bottom() + style::grid(this) / 2.0 + metrics.ascent() + 1), text);
    }
    const int64_t rowStep = tickStep(m_lanes.rows(), static_cast<int>(place.height()) / metrics.height());
    for (int64_t row = 0; row < m_lanes.rows(); row += rowStep) {
        const double middle = place.top() + (static_cast<double>(row) + 0.5) / static_cast<double>(m_lanes.rows()) * place.height();
        const double y = std::max(middle, metrics.height() / 2.0);
        painter.drawText(QRectF(0, y - metrics.height() / 2.0, place.left() - style::grid(this), metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(row));
    }
}

void EpisodeStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QRectF place = lanesRect();
    painter.fillRect(place, palette().color(QPalette::Base));
    if (!m_episodes || m_lanes.steps() == 0 || place.isEmpty()) {
        return;
    }
    if (m_episodes->isComplete && (m_episodes->table.padding > 0 || m_episodes->table.rule.ring)) {
        painter.fillRect(place, hatching(palette()));
    }
    if (m_image.isNull()) {
        drawLanes();
    }
    painter.drawImage(place.topLeft(), m_image);
    paintAxes(painter);
    if (m_current) {
        const QRectF frame = placeOf(*m_current);
        painter.setPen(QPen(palette().color(QPalette::Text), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(frame.adjusted(0, 0, -1, -1).united(QRectF(frame.topLeft(), QSizeF(2, 2))));
    }
    if (hasFocus()) {
        painter.setPen(QPen(style::colours().accent, 1));
        painter.drawRect(place.adjusted(-0.5, -0.5, 0.5, 0.5));
    }
}

void EpisodeStrip::resizeEvent(QResizeEvent* event)
{
    m_image = {};
    QWidget::resizeEvent(event);
}

void EpisodeStrip::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        m_image = {};
        update();
    }
    QWidget::changeEvent(event);
}

QString EpisodeStrip::describe(uint32_t number, int64_t step) const
{
    const EpisodeTable& table = m_episodes->table;
    const EpisodeRecord& record = table.episodes[number];
    const QString index = format::text(table.placeOf(record).index());
    QString text = tr("Step %1 of episode %2 [%3]: length %4, %5")
                       .arg(step)
                       .arg(number)
                       .arg(index, QString::number(record.steps), episodetext::ending(record.ending));
    if (table.reward) {
        text += tr(", return %1").arg(format::number(record.total));
    }
    return text;
}

void EpisodeStrip::mouseMoveEvent(QMouseEvent* event)
{
    const auto number = episodeAt(event->position());
    const auto [row, step] = positionAt(event->position());
    Q_EMIT pointed(number                                              ? describe(*number, step)
                   : step >= 0 && m_episodes && m_episodes->isComplete ? tr("No data")
                                                                       : QString());
}

void EpisodeStrip::leaveEvent(QEvent* event)
{
    Q_EMIT pointed(QString());
    QWidget::leaveEvent(event);
}

void EpisodeStrip::mousePressEvent(QMouseEvent* event)
{
    const auto number = episodeAt(event->position());
    if (event->button() == Qt::LeftButton && number) {
        setCurrent(number);
        Q_EMIT chosen(*number);
    }
}

void EpisodeStrip::mouseDoubleClickEvent(QMouseEvent* event)
{
    const auto number = episodeAt(event->position());
    if (event->button() == Qt::LeftButton && number) {
        Q_EMIT playRequested(*number);
    }
}

void EpisodeStrip::walk(int byEpisode, int byRow)
{
    if (!m_episodes || m_episodes->table.episodes.empty()) {
        return;
    }
    const auto& records = m_episodes->table.episodes;
    const auto count = static_cast<int64_t>(records.size());
    int64_t next = m_current ? static_cast<int64_t>(*m_current) + byEpisode : 0;
    if (m_current && byRow != 0) {
        const EpisodeRecord& record = records[*m_current];
        const auto beside = m_lanes.at(m_episodes->table, record.row + byRow, record.start);
        next = beside ? static_cast<int64_t>(*beside) : static_cast<int64_t>(*m_current);
    }
    setCurrent(static_cast<uint32_t>(std::clamp<int64_t>(next, 0, count - 1)));
    Q_EMIT chosen(*m_current);
}

void EpisodeStrip::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left: walk(-1, 0); break;
    case Qt::Key_Right: walk(1, 0); break;
    case Qt::Key_Up: walk(0, -1); break;
    case Qt::Key_Down: walk(0, 1); break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_current) {
            Q_EMIT playRequested(*m_current);
        }
        break;
    default: QWidget::keyPressEvent(event);
    }
}

}  // namespace tensordesk
