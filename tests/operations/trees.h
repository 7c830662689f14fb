// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <ATen/ops/arange.h>
#include <ATen/ops/zeros.h>

#include <QByteArray>

#include <functional>

/// x f32[4, 5], n {y i64[4, 5, 2], deep {z f32[4, 5]}}, s "abc"; batch [4, 5], names a, b.
inline tensordesk::TensorDict tree()
{
    using namespace tensordesk;
    TensorDict td({4, 5}, {"a", "b"});
    td.set({"x"}, Leaf(at::arange(20, at::kFloat).view({4, 5})));
    td.set({"n", "y"}, Leaf(at::arange(40, at::kLong).view({4, 5, 2})));
    td.set({"n", "deep", "z"}, Leaf(at::zeros({4, 5})));
    td.set({"s"}, NonTensor("abc", {4, 5}));
    return td;
}

inline tensordesk::TensorDict stack()
{
    return tensordesk::TensorDict::lazyStack({tree(), tree()}, 0);
}

/// Shape and keys: `[4, 5]{x [4, 5], n [4, 5]{…}}`; `!` where it is locked.
inline QByteArray outline(const tensordesk::TensorDict& td)
{
    using namespace tensordesk;
    const auto text = [](const std::string& string) { return QByteArray::fromStdString(string); };
    QByteArray entries;
    for (std::size_t i = 0; i < td.count(); ++i) {
        const Entry entry = td.entryAt(i);
        entries += (entries.isEmpty() ? "" : ", ") + text(td.keyAt(i)) + " ";
        if (const auto* leaf = std::get_if<Leaf>(&entry))
            entries += text(toString(leaf->shape()));
        else if (const auto* child = std::get_if<TensorDict>(&entry))
            entries += outline(*child);
        else
            entries += std::holds_alternative<NonTensor>(entry) ? text(std::get<NonTensor>(entry).toPythonValue().toPython())
                                                                : QByteArray("broken");
    }
    return (td.isLocked() ? "!" : "") + text(toString(td.batchSize())) + "{" + entries + "}";
}

/// `KeyError: …` with single quotes, or "none".
inline QByteArray errorOf(const std::function<void()>& action)
{
    try {
        action();
    } catch (const tensordesk::Error& error) {
        return QByteArray(className(error.kind())) + ": " + QByteArray(error.what()).replace('"', '\'');
    }
    return "none";
}
