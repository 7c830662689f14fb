// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/jsonlines/jsonrows.h"
#include "model/tensordict/base/message.h"
#include "model/tensordict/indices/shape.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tensordesk {

class Error;

/// The values of all rows under one key: their kinds, all numbers, and the lengths of lists.
struct JsonColumn {
    /// The kinds of values, as bits.
    enum Kind : uint8_t { Null = 1, Bool = 2, Integer = 4, Real = 8, Dict = 16, Numbers = 32, Other = 64 };

    std::string key;
    uint8_t kinds = 0;
    std::vector<bool> has;                                   ///< by row: the value is there and not null
    std::vector<int64_t> integers;                           ///< by row, unless there is a Real; 0 in rows without a number
    std::vector<double> reals;                               ///< by row, if there is a Real
    uint8_t itemKinds = 0;                                   ///< of the numbers in lists
    std::vector<int64_t> lengths;                            ///< by row, of Numbers; 0 in rows without a list
    std::optional<Shape> inner;                              ///< the sizes in lists of lists, which all rows share
    std::vector<std::unique_ptr<JsonColumn>> children;       ///< of Dict, in order of appearance
    std::unordered_map<std::string, std::size_t> positions;  ///< of the children

    /// Returns the position of the child with this key, which is added if it is new. `hint`: its expected position.
    std::size_t child(std::string_view key, std::size_t hint);
    /// True if all values are of these kinds.
    [[nodiscard]] bool isOnly(int kinds) const noexcept { return (this->kinds & ~kinds) == 0; }
};

/// A row that is not a JSON object, and why.
struct BrokenRow {
    std::size_t row;
    Message reason;
};

/// Returns the reason of an error of a row, without the number of its line, which counts within the row.
[[nodiscard]] Message faultIn(const Error& error);

/// Reads all rows on several threads and returns the outermost level: a column with children. Appends rows that are not objects to
/// `broken`, in order; the columns do not count them. Throws ValueError beyond kMostColumns keys. Can be cancelled by the thread's
/// ProgressScope.
[[nodiscard]] JsonColumn columnsOf(const JsonRows& rows, std::vector<BrokenRow>& broken);

inline constexpr int64_t kMostColumns = 20'000;

}  // namespace tensordesk
