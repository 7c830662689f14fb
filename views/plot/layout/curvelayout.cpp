// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/layout/curvelayout.h"

#include "views/common/pathvariant.h"

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

constexpr std::array kPlaces{std::pair(AddedKeys::Place::Together, "together"),
                             std::pair(AddedKeys::Place::SecondAxis, "secondAxis"), std::pair(AddedKeys::Place::Below, "below")};
constexpr qsizetype kMostAdded = 100;

const QString kKey = QStringLiteral("key");
const QString kDims = QStringLiteral("dims");
const QString kAdded = QStringLiteral("added");
const QString kPlace = QStringLiteral("place");
const QString kLogarithmicX = QStringLiteral("logarithmicX");
const QString kLogarithmicY = QStringLiteral("logarithmicY");
const QString kLanes = QStringLiteral("lanes");
const QString kNext = QStringLiteral("next");
const QString kSmoothing = QStringLiteral("smoothing");

template <typename T>
void put(QVariantMap& map, const QString& name, const std::optional<T>& value)
{
    if (value) {
        map[name] = *value;
    }
}

std::optional<bool> boolIn(const QVariantMap& map, const QString& name)
{
    return map.contains(name) ? std::optional(map.value(name).toBool()) : std::nullopt;
}

}  // namespace

CurveLayout CurveLayout::inPanes(const std::vector<KeyPath>& keys)
{
    CurveLayout layout{keys.front()};
    for (auto key = keys.begin() + 1; key != keys.end(); ++key) {
        layout.added.push_back({*key, AddedKeys::Place::Below});
    }
    return layout;
}

QVariantMap CurveLayout::toVariant() const
{
    QVariantMap map{{kKey, pathvariant::from(key)}};
    if (!dims.isEmpty()) {
        map[kDims] = dims;
    }
    QVariantList others;
    for (const Added& each : added) {
        const auto place = std::find_if(kPlaces.begin(), kPlaces.end(), [&](const auto& row) { return row.first == each.place; });
        others << QVariantMap{{kKey, pathvariant::from(each.key)}, {kPlace, QLatin1String(place->second)}};
    }
    map[kAdded] = others;
    put(map, kLogarithmicX, logarithmicX);
    put(map, kLogarithmicY, logarithmicY);
    put(map, kLanes, lanes);
    put(map, kNext, next);
    put(map, kSmoothing, smoothing);
    return map;
}

std::optional<CurveLayout> CurveLayout::fromVariant(const QVariant& stored)
{
    const QVariantMap map = stored.toMap();
    CurveLayout layout{pathvariant::toPath(map.value(kKey)), map.value(kDims).toString()};
    if (layout.key.empty()) {
        return std::nullopt;
    }
    const QVariantList others = map.value(kAdded).toList().mid(0, kMostAdded);
    for (const QVariant& other : others) {
        const QVariantMap each = other.toMap();
        const QString name = each.value(kPlace).toString();
        const auto place = std::find_if(kPlaces.begin(), kPlaces.end(),
                                        [&](const auto& row) { return name == QLatin1String(row.second); });
        if (KeyPath key = pathvariant::toPath(each.value(kKey)); !key.empty()) {
            layout.added.push_back({std::move(key), place == kPlaces.end() ? AddedKeys::Place::Together : place->first});
        }
    }
    layout.logarithmicX = boolIn(map, kLogarithmicX);
    layout.logarithmicY = boolIn(map, kLogarithmicY);
    layout.lanes = boolIn(map, kLanes);
    layout.next = boolIn(map, kNext);
    if (map.contains(kSmoothing)) {
        layout.smoothing = map.value(kSmoothing).toInt();
    }
    return layout;
}

}  // namespace tensordesk
