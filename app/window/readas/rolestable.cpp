// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/readas/rolestable.h"

#include "views/style/style.h"
#include "views/text/format.h"

#include <QComboBox>
#include <QHeaderView>
#include <QPainter>
#include <QSignalBlocker>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace tensordesk {

namespace {

/// Keys beyond them have no row: no one gives a role to each.
constexpr int kMostRows = 300;
/// The length of a key in its cell; the tooltip has the whole key.
constexpr qsizetype kMostLetters = 26;

QString nameOf(KeyRole role)
{
    switch (role) {
    case KeyRole::Other: return RolesTable::tr("no role");
    case KeyRole::Observation: return RolesTable::tr("observation");
    case KeyRole::NextObservation: return RolesTable::tr("next observation");
    case KeyRole::Action: return RolesTable::tr("action");
    case KeyRole::Reward: return RolesTable::tr("reward");
    case KeyRole::Done: return RolesTable::tr("done: ends an episode");
    case KeyRole::Terminated: return RolesTable::tr("terminated: ends an episode");
    case KeyRole::Truncated: return RolesTable::tr("truncated: ends an episode");
    case KeyRole::FirstStep: return RolesTable::tr("first step of an episode");
    case KeyRole::EpisodeNumber: return RolesTable::tr("number of the episode");
    case KeyRole::EpisodeEnds: return RolesTable::tr("ends of the episodes");
    case KeyRole::EpisodeLengths: return RolesTable::tr("lengths of the episodes");
    case KeyRole::Mask: return RolesTable::tr("mask of the real steps");
    case KeyRole::PaddedLengths: return RolesTable::tr("lengths of padded episodes");
    }
    return {};
}

constexpr std::array kRoles = {KeyRole::Other,     KeyRole::Observation,   KeyRole::NextObservation, KeyRole::Action,
                               KeyRole::Reward,    KeyRole::Done,          KeyRole::Terminated,      KeyRole::Truncated,
                               KeyRole::FirstStep, KeyRole::EpisodeNumber, KeyRole::EpisodeEnds,     KeyRole::EpisodeLengths,
                               KeyRole::Mask,      KeyRole::PaddedLengths};

QString shownText(const KeyPath& path)
{
    QStringList names;
    for (const PathElement& element : path)
        names.append(format::text(element.key()));
    return names.join(QLatin1Char('/'));
}

}  // namespace

RolesTable::RolesTable(QWidget* parent) : QTableWidget(parent)
{
    setColumnCount(Shown + 1);
    setHorizontalHeaderLabels({tr("Stored key"), tr("Shape"), tr("First values"), tr("Role"), tr("Shown as")});
    setAccessibleName(tr("Stored keys and their roles"));
    setSelectionMode(QAbstractItemView::NoSelection);
    setFocusPolicy(Qt::NoFocus);
    verticalHeader()->hide();
    setShowGrid(false);
    setWordWrap(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(Shown, QHeaderView::Stretch);
    connect(this, &QTableWidget::itemChanged, this, [this](const QTableWidgetItem* changed) {
        if (changed->column() == Shown)
            Q_EMIT shownKeyChosen(item(changed->row(), Stored)->data(Qt::UserRole).toString(), changed->text());
    });
}

void RolesTable::setContent(const ReadAsContent& content)
{
    const QSignalBlocker blocker(this);
    if (rowCount() == 0 || m_place != placeOf(content.draft)) {
        m_place = placeOf(content.draft);
        setRowCount(0);
        for (const ReadAsContent::StoredKey& key : content.keys)
            if (rowCount() < kMostRows)
                addRow(content, key);
    }
    for (int row = 0; row < rowCount(); ++row) {
        const Key key = item(row, Stored)->data(Qt::UserRole).toString().toStdString();
        auto* const box = static_cast<QComboBox*>(cellWidget(row, Role));
        const QSignalBlocker quiet(box);
        box->setCurrentIndex(box->findData(static_cast<int>(tensordesk::roleOf(content.draft, key))));
        item(row, Shown)->setText(shownText(shownKey(content.draft, key)));
    }
}

QComboBox* RolesTable::roleOf(const Key& stored) const
{
    for (int row = 0; row < rowCount(); ++row)
        if (item(row, Stored)->data(Qt::UserRole).toString().toStdString() == stored)
            return static_cast<QComboBox*>(cellWidget(row, Role));
    return nullptr;
}

void RolesTable::addRow(const ReadAsContent& content, const ReadAsContent::StoredKey& key)
{
    const int row = rowCount();
    insertRow(row);
    const QString name = QString::fromStdString(key.name);
    const auto add = [&](Column column, const QString& text) {
        auto* const cell = new QTableWidgetItem(text);
        cell->setFlags(column == Shown ? Qt::ItemIsEnabled | Qt::ItemIsEditable : Qt::ItemIsEnabled);
        cell->setToolTip(text);
        setItem(row, column, cell);
        return cell;
    };
    QTableWidgetItem* const stored = add(Stored, format::elided(format::text(key.name), kMostLetters));
    stored->setData(Qt::UserRole, name);
    stored->setToolTip(name);
    add(ShapeColumn, key.shape);
    QTableWidgetItem* const values = add(Values, {});
    if (key.curve.size() > 1)
        values->setData(Qt::DecorationRole, curvePixmap(key.curve));
    add(Shown, {});
    auto* const box = new QComboBox(this);
    box->setAccessibleName(tr("Role of %1").arg(name));
    const bool isRoot = placeOf(content.draft).path.empty();
    for (const KeyRole role : kRoles)
        if (isRoot || (role != KeyRole::EpisodeEnds && role != KeyRole::EpisodeLengths))
            box->addItem(nameOf(role), static_cast<int>(role));
    connect(box, &QComboBox::activated, this,
            [this, box, name] { Q_EMIT roleChosen(name, static_cast<KeyRole>(box->currentData().toInt())); });
    setCellWidget(row, Role, box);
}

QPixmap RolesTable::curvePixmap(const std::vector<double>& curve) const
{
    const int unit = style::grid(this);
    const QSize size(24 * unit, 4 * unit);
    const double ratio = devicePixelRatioF();
    QPixmap pixmap(size * ratio);
    pixmap.setDevicePixelRatio(ratio);
    pixmap.fill(Qt::transparent);
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const double value : curve)
        if (std::isfinite(value)) {
            low = std::min(low, value);
            high = std::max(high, value);
        }
    if (low > high)
        return pixmap;
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(style::curveColour(0), 1));
    QPolygonF line;
    const double range = high > low ? high - low : 1, step = (size.width() - 2.0) / static_cast<double>(curve.size() - 1);
    for (std::size_t i = 0; i < curve.size(); ++i)
        if (std::isfinite(curve[i]))
            line.append({1 + static_cast<double>(i) * step, size.height() - 1 - (size.height() - 2.0) * (curve[i] - low) / range});
    painter.drawPolyline(line);
    return pixmap;
}

}  // namespace tensordesk
