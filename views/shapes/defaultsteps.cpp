// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shapes/defaultsteps.h"

#include "views/text/format.h"

#include <algorithm>

namespace tensordesk {

namespace {

Shape shapeOfValue(const Value& value)
{
    const auto* td = value.as<TensorDict>();
    const auto* leaf = value.as<Leaf>();
    return td ? td->batchSize() : leaf ? leaf->shape() : Shape();
}

QString firstKeyOf(const Value& value)
{
    const auto* td = value.as<TensorDict>();
    return td && td->count() > 0 ? format::text(stringLiteral(td->keyAt(0))) : QStringLiteral("\"key\"");
}

QString listOf(const Shape& shape)
{
    const QString text = format::text(toString(shape));
    return text.mid(1, text.size() - 2);
}

}  // namespace

QStringList offeredOperations()
{
    return {QStringLiteral("index"),
            QString(),
            QStringLiteral("view"),
            QStringLiteral("reshape"),
            QStringLiteral("flatten"),
            QStringLiteral("unflatten"),
            QStringLiteral("permute"),
            QStringLiteral("transpose"),
            QStringLiteral("squeeze"),
            QStringLiteral("unsqueeze"),
            QStringLiteral("expand"),
            QString(),
            QStringLiteral("stack"),
            QStringLiteral("cat"),
            QStringLiteral("split"),
            QStringLiteral("gather"),
            QString(),
            QStringLiteral("select"),
            QStringLiteral("exclude"),
            QStringLiteral("flatten_keys")};
}

QStringList offeredReductions()
{
    return {QStringLiteral("sum"),  QStringLiteral("mean"), QStringLiteral("std"), QStringLiteral("var"), QStringLiteral("prod"),
            QStringLiteral("amin"), QStringLiteral("amax"), QStringLiteral("any"), QStringLiteral("all")};
}

OperationChain::Step defaultStep(const QString& operation, const Value& value, const QString& expression)
{
    const Shape shape = shapeOfValue(value);
    const auto size = [&](std::size_t dim) { return dim < shape.size() ? std::max<int64_t>(shape[dim], 1) : 1; };
    const auto suffix = [](const QString& text) { return OperationChain::Step{{}, text}; };
    const auto called = [&](const QString& arguments) { return suffix(QStringLiteral(".%1(%2)").arg(operation, arguments)); };
    if (operation == QLatin1String("index")) {
        return suffix(shape.empty() ? QStringLiteral("[...]") : QStringLiteral("[0]"));
    }
    if (operation == QLatin1String("view") || operation == QLatin1String("reshape")) {
        return called(QStringLiteral("-1"));
    }
    if (operation == QLatin1String("flatten")) {
        return called(QStringLiteral("0, -1"));
    }
    if (operation == QLatin1String("unflatten")) {
        return called(QStringLiteral("0, [1, %1]").arg(size(0)));
    }
    if (operation == QLatin1String("permute")) {
        QStringList dims;
        for (std::size_t dim = shape.size(); dim-- > 0;) {
            dims << QString::number(dim);
        }
        return called(dims.join(QStringLiteral(", ")));
    }
    if (operation == QLatin1String("transpose")) {
        return called(shape.size() > 1 ? QStringLiteral("0, 1") : QStringLiteral("0, 0"));
    }
    if (operation == QLatin1String("squeeze")) {
        return called({});
    }
    if (operation == QLatin1String("unsqueeze")) {
        return called(QStringLiteral("0"));
    }
    if (operation == QLatin1String("expand")) {
        return called(shape.empty() ? QStringLiteral("2") : QStringLiteral("2, ") + listOf(shape));
    }
    if (operation == QLatin1String("stack") || operation == QLatin1String("cat")) {
        return {QStringLiteral("torch.%1([").arg(operation), QStringLiteral(", %1], 0)").arg(expression)};
    }
    if (operation == QLatin1String("split")) {
        return suffix(QStringLiteral(".split(%1, 0)[0]").arg(std::max<int64_t>(size(0) / 2, 1)));
    }
    if (operation == QLatin1String("gather")) {
        Shape index = shape;
        if (!index.empty()) {
            index.front() = 1;
        }
        return called(QStringLiteral("0, torch.zeros([%1], dtype=torch.int64)").arg(listOf(index)));
    }
    if (operation == QLatin1String("select") || operation == QLatin1String("exclude")) {
        return called(firstKeyOf(value));
    }
    if (operation == QLatin1String("flatten_keys")) {
        return called(QStringLiteral("\".\""));
    }
    return called(QStringLiteral("0"));  // a reduction
}

}  // namespace tensordesk
