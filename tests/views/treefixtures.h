// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/tree/mappingnode.h"
#include "model/tensordict/tree/tensordict.h"
#include "views/common/roles.h"

#include <ATen/ops/zeros.h>

#include <QAbstractItemModel>
#include <QSemaphore>
#include <QStringList>

#include <memory>

namespace tensordesk::fixtures {

inline Leaf leaf(const Shape& shape, DType dtype = DType::Float)
{
    return Leaf(at::zeros(shape, dtype));
}

/// A rollout as torchrl saves it, with one entry of each kind.
inline TensorDict rollout()
{
    TensorDict td(Shape{16, 500}, {DimName("env"), DimName("time")});
    td.set({"obs"}, leaf({16, 500, 3}));
    td.set({"done"}, leaf({16, 500, 1}, DType::Bool));
    td.set({"next", "obs"}, leaf({16, 500, 3}));
    td.set({"next", "reward"}, leaf({16, 500, 1}, DType::Double));
    td.set({"task"}, NonTensor(PythonValue("pendulum"), Shape{16, 500}));
    td.set({"bad"}, Broken{Error(ErrorKind::OSError, "the file ends after 12 of 96000 bytes"), Shape{16, 500, 4}, DType::Float});
    td.set({"worse"}, Broken{Error(ErrorKind::ValueError, "the dtype is unknown"), {}, {}});
    return td;
}

inline TensorDict member(int64_t steps, const Key& extra = {})
{
    TensorDict td(Shape{steps});
    td.set({"x"}, leaf({steps, 2}));
    if (!extra.empty()) {
        td.set({extra}, leaf({steps}));
    }
    return td;
}

/// Three episodes of different lengths; the second has a key of its own.
inline TensorDict episodes(int64_t dim = 0)
{
    return TensorDict::lazyStack({member(3), member(5, "own"), member(4)}, dim);
}

/// `leaves` entries that are made when asked for; `made` counts them.
inline TensorDict wide(std::size_t leaves, std::shared_ptr<QAtomicInt> made = {})
{
    auto table = std::make_shared<StoredTable>();
    const Leaf shared = leaf({2});
    for (std::size_t i = 0; i < leaves; ++i) {
        table->append("key" + std::to_string(i), EntryLoader([shared, made]() -> Entry {
                          if (made) {
                              made->ref();
                          }
                          return shared;
                      }));
    }
    return TensorDict(std::make_shared<MappingNode>(Shape{2}, DimNames{}, std::nullopt, std::move(table)));
}

/// A storage that answers only when it is let: each entry waits for one permit.
struct Slow {
    std::shared_ptr<QSemaphore> permits = std::make_shared<QSemaphore>();
    std::shared_ptr<QAtomicInt> asked = std::make_shared<QAtomicInt>();

    TensorDict td(const std::vector<Key>& keys) const
    {
        auto table = std::make_shared<StoredTable>();
        for (const auto& key : keys) {
            table->append(key, EntryLoader([permits = permits, asked = asked]() -> Entry {
                              asked->ref();
                              permits->acquire();
                              return leaf({2});
                          }));
        }
        return TensorDict(std::make_shared<MappingNode>(Shape{2}, DimNames{}, std::nullopt, std::move(table)));
    }
};

/// The loaded lines of a model as text: two spaces a level, columns by a bar, trailing empty ones cut.
inline QStringList printed(const QAbstractItemModel& model, const QModelIndex& parent = {}, int depth = 0)
{
    QStringList lines;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(parent); ++column) {
            cells << model.index(row, column, parent).data().toString();
        }
        while (!cells.isEmpty() && cells.last().isEmpty()) {
            cells.removeLast();
        }
        lines << QString(depth * 2, QLatin1Char(' ')) + cells.join(QStringLiteral(" ; "));
        lines += printed(model, model.index(row, 0, parent), depth + 1);
    }
    return lines;
}

/// The first line at this level whose key is `key`.
inline QModelIndex line(const QAbstractItemModel& model, const char* key, const QModelIndex& parent = {})
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        if (index.data().toString() == QLatin1String(key)) {
            return index;
        }
    }
    return {};
}

}  // namespace tensordesk::fixtures
