// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/session/session.h"

#include "views/common/pathvariant.h"
#include "views/kinds/viewkinds.h"

namespace tensordesk {

namespace {

constexpr std::size_t kMostDocuments = 100;
constexpr std::size_t kMostLevels = 1000;

const QString kPath = QStringLiteral("path");
const QString kFront = QStringLiteral("front");
const QString kExpression = QStringLiteral("expression");
const QString kKey = QStringLiteral("key");
const QString kView = QStringLiteral("view");

ViewKind viewNamed(const QString& name)
{
    const ViewKindRow* const row = viewKindNamed(name);
    return row != nullptr ? row->kind : ViewKind::Table;
}

}  // namespace

QVariantList sessionState(const std::vector<SessionDocument>& documents)
{
    QVariantList state;
    for (const SessionDocument& each : documents) {
        state << QVariantMap{{kPath, each.path},
                             {kFront, each.isFront},
                             {kExpression, each.place.expression},
                             {kKey, pathvariant::from(each.place.key)},
                             {kView, QLatin1String(rowOf(each.place.view).name)}};
    }
    return state;
}

std::vector<SessionDocument> sessionFrom(const QVariant& state)
{
    std::vector<SessionDocument> documents;
    for (const QVariant& each : state.toList()) {
        const QVariantMap map = each.toMap();
        const QString path = map.value(kPath).toString();
        if (path.isEmpty() || documents.size() == kMostDocuments) {
            continue;
        }
        KeyPath key = pathvariant::toPath(map.value(kKey));
        if (key.size() > kMostLevels) {
            key.clear();
        }
        documents.push_back(
            {path, map.value(kFront).toBool(), {map.value(kExpression).toString(), key, viewNamed(map.value(kView).toString())}});
    }
    return documents;
}

}  // namespace tensordesk
