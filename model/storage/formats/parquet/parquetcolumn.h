// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/parquet/arrowdata.h"
#include "model/tensordict/base/dtype.h"
#include "model/tensordict/indices/shape.h"

#include <functional>
#include <string>
#include <vector>

namespace tensordesk {

/// A column of a Parquet table, or a field of one, as its schema describes it. Source: the format strings of Arrow's C data
/// interface, and the canonical extension types.
struct ParquetColumn {
    enum class Kind {
        Number,       ///< also bool, and points in time, which are integers
        Text,         ///< UTF-8
        Bytes,        ///< of any length
        List,         ///< lists of one child that differ in length
        FixedList,    ///< lists of one child, of `size` elements
        Struct,       ///< a child per field
        Dictionary,   ///< numbers of values in a dictionary, which is the child
        Null,         ///< no values
        Unsupported,  ///< decimal numbers, unions and the like
    };

    std::string name;
    Kind kind = Kind::Unsupported;
    DType dtype = DType::Bool;  ///< of numbers; of a dictionary: of its numbers
    std::string typeName = {};  ///< the name of a type that torch lacks: "timestamp[ns]"
    bool isBits = false;        ///< a number is a bit
    int64_t size = 0;           ///< of a FixedList, or the bytes of values of Kind::Bytes that all have this length; else 0
    int offsetBytes = 4;        ///< the bytes of the offsets of lists, texts and bytes
    bool isView = false;        ///< lists with an offset and a size each
    Shape tensorShape = {};     ///< of a FixedList that is a tensor: the shape of a row
    std::vector<ParquetColumn> children = {};
    int stored = -1;  ///< the number of the first stored column, see arrowfile::Reader::nullCount()

    /// Returns the column that `schema` describes, with its fields. `stored`: the number of its first stored column; becomes the
    /// number behind its last one. Throws ValueError beyond 100 levels.
    [[nodiscard]] static ParquetColumn of(const ArrowSchema& schema, int& stored);

    /// True for numbers, also in lists of fixed or varying length.
    [[nodiscard]] bool isNumeric() const;
    /// The numbers, texts or fields below all lists.
    [[nodiscard]] const ParquetColumn& innermost() const;
};

/// Returns the value of a key in the metadata of `schema`; empty if there is none.
[[nodiscard]] std::string metadataOf(const ArrowSchema& schema, std::string_view key);

}  // namespace tensordesk
