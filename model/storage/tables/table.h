// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/keypath.h"
#include "model/tensordict/indices/dimnames.h"
#include "model/tensordict/indices/part.h"
#include "model/tensordict/tree/tensordict.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// An entry as a column of a table.
struct TableColumn {
    std::string name;  ///< the keys of its path, joined by slashes
    KeyPath path;
    std::optional<Leaf> leaf = {};
    std::vector<Plain> values = {};  ///< of no leaf: one for all rows, or as many for each
};

/// A tensordict as a table: a row for each position of the batch, in row-major order, and a column for each entry that is no
/// tensordict. A ragged batch ends before its first ragged dim. Reads no element.
class Table {
public:
    /// Throws what `check` throws of an entry, with its key.
    Table(const TensorDict& td, void (*check)(const Key& key, const Entry& entry));

    [[nodiscard]] const Shape& batchSize() const noexcept { return m_batch; }
    [[nodiscard]] const std::vector<TableColumn>& columns() const noexcept { return m_columns; }
    /// Of the columns that say where in the batch a row is, one a dim: the name of the dim, or `[0]` where it has none or an entry
    /// is called so. Empty for less than two dims.
    [[nodiscard]] std::vector<std::string> indexNames() const;
    /// Sizes of the dims that `leaf` has behind the batch.
    [[nodiscard]] Shape eventsOf(const Leaf& leaf) const;

    /// Calls `visit` with parts of the batch that together are all rows, in their order, and the number of the first row of each.
    /// A part has at most `mostBytes`, but for one of a single row. Cancelled between them: see ProgressScope.
    void forEachRows(int64_t mostBytes, const std::function<void(const Part& part, int64_t first)>& visit) const;
    /// The leaf of a column in these rows.
    [[nodiscard]] static Leaf leafIn(const TableColumn& column, const Part& part);
    /// Where a row of a part is in the batch.
    [[nodiscard]] static std::vector<int64_t> positionOf(const Part& part, int64_t row);

private:
    void append(const TensorDict& level, const KeyPath& path, const std::string& prefix,
                void (*check)(const Key& key, const Entry& entry));

    Shape m_batch;
    DimNames m_names;
    std::vector<TableColumn> m_columns;
};

}  // namespace tensordesk
