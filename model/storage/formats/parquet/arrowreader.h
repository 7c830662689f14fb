// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/parquet/arrowdata.h"

#include <cstdint>
#include <span>

// The reading side of the library of Note [The library of Parquet].

namespace tensordesk::arrowfile {

/// The origin of the file's bytes.
class Source {
public:
    virtual ~Source() = default;
    [[nodiscard]] virtual int64_t size() const noexcept = 0;
    /// Copies `size` bytes at `offset`. Returns false if that failed.
    virtual bool read(int64_t offset, int64_t size, void* to) noexcept = 0;
};

/// An open Parquet file. Functions that return a text return Arrow's error, valid until the next call, or null. Not safe to use
/// from two threads at once.
class Reader {
public:
    virtual ~Reader() = default;
    [[nodiscard]] virtual int groupCount() const noexcept = 0;
    /// Returns the number of rows in a row group.
    [[nodiscard]] virtual int64_t rowCount(int group) const noexcept = 0;
    /// Returns the number of nulls in all rows of a stored column, -1 if the file does not state it. Stored columns are numbered
    /// through the schema, in order: each that has no children is one.
    [[nodiscard]] virtual int64_t nullCount(int stored) const noexcept = 0;
    /// Returns the bytes that a stored column takes in the file.
    [[nodiscard]] virtual int64_t storedBytes(int stored) const noexcept = 0;
    /// Returns the schema of the table: a struct with a child per column.
    virtual const char* schema(ArrowSchema& schema) noexcept = 0;
    /// Decodes one column of the table in one row group.
    virtual const char* read(int group, int column, ArrowArray& array) noexcept = 0;
};

/// Opens a file by its footer. `mostBytes` limits the memory that Arrow takes at a time. Returns null on failure and writes Arrow's
/// error to `error`, cut to fit and zero-terminated. The caller deletes the reader. REQUIRES: `source` outlives it.
using Open = Reader*(Source& source, int64_t mostBytes, std::span<char> error) noexcept;
inline constexpr const char* kOpen = "tensordesk_openArrowFile";  ///< its symbol in the library

}  // namespace tensordesk::arrowfile
