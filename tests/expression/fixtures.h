// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/expression/evaluation/tensors.h"
#include "model/expression/syntax/expression.h"
#include "model/expression/syntax/value.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/full.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/zeros.h>

#include <QByteArray>
#include <QRegularExpression>
#include <QString>

/// The tensordict most rows are about.
inline tensordesk::TensorDict sample()
{
    using namespace tensordesk;
    TensorDict td({4, 5}, {"a", "b"});
    td.set({"x"}, Leaf(at::arange(20, at::kFloat).view({4, 5})));
    td.set({"i"}, Leaf(at::arange(60, at::kLong).view({4, 5, 3})));
    td.set({"m"}, Leaf(at::arange(20).view({4, 5}).remainder(3).eq(0)));
    td.set({"n", "y"}, Leaf(at::arange(40, at::kFloat).view({4, 5, 2})));
    td.set({"n", "deep", "z"}, Leaf(at::zeros({4, 5, 1}, at::kDouble)));
    td.set({"s"}, NonTensor("abc", {4, 5}));
    return td;
}

/// Two members whose leaf "v" differs in size; only the first has "only".
inline tensordesk::TensorDict raggedStack()
{
    using namespace tensordesk;
    std::vector<TensorDict> members;
    for (int64_t size = 2; size <= 3; ++size) {
        TensorDict member(Shape{4});
        member.set({"x"}, Leaf(at::full({4}, size, at::kLong)));
        member.set({"v"}, Leaf(at::full({4, size}, 0.5)));
        if (size == 2)
            member.set({"only"}, Leaf(at::ones({4})));
        members.push_back(member);
    }
    return TensorDict::lazyStack(std::move(members), 0);
}

/// Returns the message of an error without parts that depend on the machine: the free memory.
inline QByteArray machineless(const char* message)
{
    static const QRegularExpression free(QStringLiteral("more than the \\S+ GB of memory that are free"));
    return QString::fromUtf8(message).replace(free, QStringLiteral("more than is free")).toUtf8();
}

/// Both, by the names that rows use.
inline tensordesk::Scope scope()
{
    tensordesk::Scope scope;
    scope.emplace("td", sample());
    scope.emplace("ragged", raggedStack());
    return scope;
}

inline QByteArray describe(const tensordesk::Value& value);

inline QByteArray describe(const tensordesk::Entry& entry)
{
    const auto* data = std::get_if<tensordesk::NonTensor>(&entry);
    return data ? describe(tensordesk::Value(*data)) : describe(tensordesk::fromEntry(entry));
}

/// A value in one line: type, shape, elements, keys.
inline QByteArray describe(const tensordesk::Value& value)
{
    using namespace tensordesk;
    const auto text = [](const std::string& string) { return QByteArray::fromStdString(string); };
    if (const auto* leaf = value.as<Leaf>()) {
        QByteArray result = text(dtypeBadge(leaf->dtype()) + toString(leaf->shape()));
        if (!leaf->isRagged() && leaf->elementCount() <= 10)
            result += " " + text(toPythonValue(listOf(leaf->tensor().flatten())).toPython());
        return result;
    }
    if (const auto* td = value.as<TensorDict>()) {
        QByteArray result = text(td->typeName() + toString(td->batchSize()) + toString(td->names()) + "{");
        for (const Key& key : td->keys())
            result += (result.endsWith('{') ? "" : " ") + text(key);
        return result + "}";
    }
    if (const auto* object = value.as<NonTensorObject>())
        return text(value.typeName() + toString(object->data().batchSize()) + " " + object->data().toPythonValue().toPython());
    if (const auto* dtype = value.as<DType>())
        return text(dtypeName(*dtype));
    if (const auto* device = value.as<at::Device>())
        return text(device->str());
    if (const auto* complex = value.as<std::complex<double>>())
        return QByteArray::number(complex->real()) + "+" + QByteArray::number(complex->imag()) + "j";
    if (value.as<Ellipsis>())
        return "...";
    if (const auto* range = value.as<Value::RangeValue>())
        return "range(" + QByteArray::number(range->start) + ", " + QByteArray::number(range->stop) + ", "
             + QByteArray::number(range->step) + ")";
    const auto items = [](const auto& sequence) {
        QByteArray result;
        for (const Value& item : sequence.items)
            result += (result.isEmpty() ? "" : ", ") + describe(item);
        return result;
    };
    if (const auto* list = value.as<Value::List>())
        return "[" + items(*list) + "]";
    if (const auto* tuple = value.as<Value::Tuple>())
        return "(" + items(*tuple) + ")";
    if (const auto* dict = value.as<Value::Dict>()) {
        QByteArray result;
        for (const auto& [key, item] : dict->items)
            result += (result.isEmpty() ? "" : ", ") + describe(key) + ": " + describe(item);
        return "{" + result + "}";
    }
    if (const auto* size = value.as<Value::Size>())
        return "Size" + text(toString(size->sizes));
    return text(toPythonValue(value).toPython());
}
