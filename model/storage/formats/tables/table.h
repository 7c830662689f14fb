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

/// A column of a table: one entry.
struct TableColumn {
    std::string name;  ///< the keys of its path, joined by slashes
    KeyPath path;
    std::optional<Leaf> leaf = {};
    std::vector<PythonValue> values = {};  ///< for a non-tensor value: one for all rows, or one per row
};

/// A tensordict as a table: one row per position of the batch, in row-major order, and one column per entry that is not a
/// tensordict. A ragged batch is cut before its first ragged dim. Reads no element.
class Table {
public:
    /// Throws the error of `check` for an entry, with its key.
    Table(const TensorDict& td, void (*check)(const Key& key, const Entry& entry));

    [[nodiscard]] const Shape& batchSize() const noexcept { return m_batch; }
    [[nodiscard]] const std::vector<TableColumn>& columns() const noexcept { return m_columns; }
    /// Returns the names of the columns with the batch position of a row, one per dim: the name of the dim, or `[0]` if it has none
    /// or an entry has that name. Empty for less than two dims.
    [[nodiscard]] std::vector<std::string> indexNames() const;
    /// Returns the sizes of the dims of `leaf` after the batch dims.
    [[nodiscard]] Shape eventsOf(const Leaf& leaf) const;

    /// Calls `visit` with parts of the batch that together cover all rows in order, and the number of the first row of each. A part
    /// has at most `mostBytes`, unless it is a single row. Can be cancelled between two parts: see ProgressScope.
    void forEachRows(int64_t mostBytes, const std::function<void(const Part& part, int64_t first)>& visit) const;
    /// Returns the leaf of a column in these rows.
    [[nodiscard]] static Leaf leafIn(const TableColumn& column, const Part& part);
    /// Returns the batch position of a row of a part.
    [[nodiscard]] static std::vector<int64_t> positionOf(const Part& part, int64_t row);

private:
    void append(const TensorDict& level, const KeyPath& path, const std::string& prefix,
                void (*check)(const Key& key, const Entry& entry));

    Shape m_batch;
    DimNames m_names;
    std::vector<TableColumn> m_columns;
};

}  // namespace tensordesk
