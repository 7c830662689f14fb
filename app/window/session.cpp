// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/session.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tensordesk {

namespace {

constexpr std::size_t kMostDocuments = 100;
constexpr qsizetype kMostLevels = 1000;

constexpr std::array<std::pair<ViewKind, const char*>, 5> kViews{{{ViewKind::Table, "table"},
                                                                  {ViewKind::Line, "line"},
                                                                  {ViewKind::Image, "image"},
                                                                  {ViewKind::Histogram, "histogram"},
                                                                  {ViewKind::Scatter, "scatter"}}};

const QString kPath = QStringLiteral("path");
const QString kFront = QStringLiteral("front");
const QString kExpression = QStringLiteral("expression");
const QString kKey = QStringLiteral("key");
const QString kView = QStringLiteral("view");

QString nameOf(ViewKind kind)
{
    return QLatin1String(std::find_if(kViews.begin(), kViews.end(), [&](const auto& each) { return each.first == kind; })->second);
}

ViewKind viewNamed(const QString& name)
{
    const auto found = std::find_if(kViews.begin(), kViews.end(),
                                    [&](const auto& each) { return name == QLatin1String(each.second); });
    return found == kViews.end() ? ViewKind::Table : found->first;
}

}  // namespace

QVariantList sessionState(const std::vector<SessionDocument>& documents)
{
    QVariantList state;
    for (const SessionDocument& each : documents) {
        state << QVariantMap{{kPath, each.path},
                             {kFront, each.isFront},
                             {kExpression, each.place.expression},
                             {kKey, each.place.key},
                             {kView, nameOf(each.place.view)}};
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
        QStringList key = map.value(kKey).toStringList();
        if (key.size() > kMostLevels) {
            key.clear();
        }
        documents.push_back(
            {path, map.value(kFront).toBool(), {map.value(kExpression).toString(), key, viewNamed(map.value(kView).toString())}});
    }
    return documents;
}

}  // namespace tensordesk
