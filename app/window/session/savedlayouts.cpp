// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/session/savedlayouts.h"

#include <QCollator>
#include <QSettings>

#include <algorithm>

namespace tensordesk::savedlayouts {

namespace {

const QString kSetting = QStringLiteral("curveLayouts");

QVariantMap stored()
{
    return QSettings().value(kSetting).toMap();
}

}  // namespace

QStringList names()
{
    QStringList names = stored().keys();
    QCollator order;
    order.setNumericMode(true);
    std::sort(names.begin(), names.end(), [&](const QString& one, const QString& other) { return order.compare(one, other) < 0; });
    return names;
}

std::optional<CurveLayout> find(const QString& name)
{
    return CurveLayout::fromVariant(stored().value(name));
}

void save(const QString& name, const CurveLayout& layout)
{
    QVariantMap all = stored();
    all[name] = layout.toVariant();
    QSettings().setValue(kSetting, all);
}

void remove(const QString& name)
{
    QVariantMap all = stored();
    all.remove(name);
    QSettings().setValue(kSetting, all);
}

}  // namespace tensordesk::savedlayouts
