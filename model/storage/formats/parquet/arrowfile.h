// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

// Note [The library of Parquet] Apache Arrow comes with pyarrow in a Python environment, which may be removed while this program
// stays. So the code that calls Arrow is a separate library (module/), loaded when the first Parquet file is read or written. It does not
// depend on tensordicts; this header is all that both sides share. No exception and no std::string crosses the boundary, because
// LibTorch may use the std::string from before C++11.

namespace tensordesk::arrowfile {

/// The type of a column's elements.
enum class Element : uint8_t {
    Null,  ///< no values
    Bool,  ///< one byte per element
    Int8,
    Int16,
    Int32,
    Int64,
    UInt8,
    UInt16,
    UInt32,
    UInt64,
    Float16,
    Float32,
    Float64,
    Text,  ///< UTF-8
    Bytes,
};

/// A size of a column whose lists differ in length.
inline constexpr int64_t kVarying = -1;

struct Column {
    std::string_view name;
    Element element;
    /// The sizes of the nested lists of a row, the outermost first. If all are fixed and not zero, and elements are numbers or
    /// bools, a row is a tensor (`arrow.fixed_shape_tensor`).
    std::span<const int64_t> sizes;
    bool isNeverTensor = false;  ///< a row is lists even then, for libraries that do not know tensors
};

/// Consecutive elements of a column.
struct Elements {
    int64_t count = 0;
    int64_t rows = 0;                                        ///< the number of complete rows; 0: the elements continue any row
    const void* numbers = nullptr;                           ///< for bools and numbers
    std::span<const std::string_view> texts = {};            ///< for texts and bytes
    std::span<const uint8_t> isValid = {};                   ///< 0 where an element is missing; empty if none is
    std::span<const std::span<const int32_t>> lengths = {};  ///< the list lengths, for each size of the column that varies
};

/// The target of the file's bytes, in order.
class Sink {
public:
    virtual ~Sink() = default;
    /// Writes bytes. Returns false if that failed; nothing more is written then.
    virtual bool write(const void* bytes, int64_t size) noexcept = 0;
};

/// A Parquet file to write. Each function returns Arrow's error text, valid until the next call, or null.
class File {
public:
    virtual ~File() = default;
    /// Begins a row group. All its columns are then written one after the other.
    virtual const char* beginRows() noexcept = 0;
    virtual const char* beginColumn() noexcept = 0;
    /// Writes the next elements of the column. REQUIRES: complete rows if lists vary in length or there are none.
    virtual const char* write(const Elements& elements) noexcept = 0;
    virtual const char* finish() noexcept = 0;
};

struct Layout {
    std::span<const Column> columns;
    std::string_view metadataKey;    ///< the key of a metadata entry
    std::string_view metadataValue;  ///< its text
    std::string_view codec;          ///< "zstd"; empty for none
    int level;                       ///< for codecs with levels
};

/// Creates a file. Returns null on failure and writes Arrow's error to `error`, cut to fit and zero-terminated. The caller deletes
/// the file. REQUIRES: `sink` outlives it.
using Create = File*(const Layout& layout, Sink& sink, std::span<char> error) noexcept;
inline constexpr const char* kCreate = "tensordesk_createArrowFile";  ///< its symbol in the library

}  // namespace tensordesk::arrowfile
