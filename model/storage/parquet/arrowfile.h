// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

// Note [The library of Parquet]
// Apache Arrow comes with the pyarrow of a Python environment, which may go while this program stays. So what calls Arrow is a
// library of its own (module/), loaded when the first Parquet file is written. It knows nothing of tensordicts, and this header is
// all that both sides share. No exception and no std::string passes: LibTorch may have the std::string from before C++11.

namespace tensordesk::arrowfile {

/// What an element of a column is.
enum class Element : uint8_t {
    Null,  ///< no value at all
    Bool,  ///< a byte each
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

/// In the sizes of a column, for lists that differ in length.
inline constexpr int64_t kVarying = -1;

struct Column {
    std::string_view name;
    Element element;
    /// Of the lists around the elements of a row, the outermost first. A row of sizes that are all fixed and not zero is a tensor
    /// (`arrow.fixed_shape_tensor`) where it is of numbers or bools.
    std::span<const int64_t> sizes;
};

/// Elements of a column, one after the other.
struct Elements {
    int64_t count = 0;
    int64_t rows = 0;                                        ///< that they are all of; 0: they are the next ones, of any rows
    const void* numbers = nullptr;                           ///< of bools and numbers
    std::span<const std::string_view> texts = {};            ///< of texts and bytes
    std::span<const uint8_t> isValid = {};                   ///< 0 where an element is missing; empty where none is
    std::span<const std::span<const int32_t>> lengths = {};  ///< by size of the column: those of lists that differ in length
};

/// Where the bytes of the file go, in their order.
class Sink {
public:
    virtual ~Sink() = default;
    /// False if they could not be written: then nothing more is.
    virtual bool write(const void* bytes, int64_t size) noexcept = 0;
};

/// A Parquet file that is written. Each function gives what went wrong, as Arrow says it, or null; good until the next call.
class File {
public:
    virtual ~File() = default;
    /// Begins a group of rows, of which all columns are written, one after the other.
    virtual const char* beginRows() noexcept = 0;
    virtual const char* beginColumn() noexcept = 0;
    /// The next elements of the column. REQUIRES: whole rows where lists differ in length or have none.
    virtual const char* write(const Elements& elements) noexcept = 0;
    virtual const char* finish() noexcept = 0;
};

struct Layout {
    std::span<const Column> columns;
    std::string_view metadataKey;    ///< under which the file keeps
    std::string_view metadataValue;  ///< this text
    std::string_view codec;          ///< "zstd"; empty for none
    int level;                       ///< of codecs that have levels
};

/// Null if it could not be, and in `error` what Arrow says, as far as it fits, with a zero behind. The file is deleted by its
/// caller; `sink` outlives it.
using Create = File*(const Layout& layout, Sink& sink, std::span<char> error) noexcept;
inline constexpr const char* kCreate = "tensordesk_createArrowFile";  ///< what the library calls it

}  // namespace tensordesk::arrowfile
