// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/valuetext.h"

#include "views/text/format.h"

namespace tensordesk {

namespace {

constexpr qsizetype kLongest = 60;

/// Returns the value as Python prints it; empty if it has no short text.
QString repr(const Value& value)
{
    try {
        return format::preview(toPythonValue(value), kLongest);
    } catch (const Error&) {
        return {};
    }
}

}  // namespace

ValueText textOf(const Value& value)
{
    ValueText text{format::text(value.typeName())};
    if (const auto* td = value.as<TensorDict>()) {
        text.shape = ShapeTokens(td->batchSize(), td->batchSize().size(), td->names());
    } else if (const auto* leaf = value.as<Leaf>()) {
        text.type += QLatin1Char(' ') + format::text(dtypeBadge(leaf->dtype()));
        text.shape = ShapeTokens(leaf->shape(), 0);
    } else if (const auto* size = value.as<Value::Size>()) {
        text.value = ShapeTokens(size->sizes, size->sizes.size()).text();
    } else if (const auto* dtype = value.as<DType>()) {
        text.value = format::text(dtypeName(*dtype));
    } else if (const auto* device = value.as<at::Device>()) {
        text.value = format::text(device->str());
    } else if (const auto* one = value.as<Value::Class>()) {
        text.value = format::text(one->name);
    } else if (const auto* nonTensor = value.as<NonTensorObject>()) {
        text.value = format::preview(nonTensor->data(), kLongest);
    } else {
        text.value = repr(value);
    }
    return text;
}

}  // namespace tensordesk
