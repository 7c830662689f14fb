// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/hdf5/library/h5file.h"
#include "model/storage/hdf5/library/h5heap.h"
#include "model/storage/hdf5/library/numpytype.h"
#include "model/tensordict/indices/shape.h"
#include "model/tensordict/values/plain.h"

#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// No more values, and no more bytes, of what is no tensor are read at once.
inline constexpr int64_t kMaxValues = 1'000'000;
inline constexpr int64_t kMaxBytes = int64_t{64} << 20;

/// Turns elements of any type, of a dataset, of a field of its records or of an attribute, into plain values: texts, numbers,
/// records as dicts, arrays and lists of varying length as lists, references as the path that they lead to, and what Python's
/// tensordict stores as bytes tagged `NUMPY:…`. What has no plain value is opaque, with a description.
/// The library is asked for raw elements (Note [Raw elements]) alone: it follows no address that stands in the file.
/// REQUIRES: H5Lock held as long as it lives.
class ValueDecoder {
public:
    /// `type` is of elements of `object`, open in `file`.
    ValueDecoder(H5File& file, hid_t object, hid_t type);

    /// What the library is to read elements as.
    [[nodiscard]] hid_t memory() const noexcept { return m_memory.get(); }
    /// OSError if it is damaged, or too large.
    [[nodiscard]] Plain decode(const char* element) { return decode(m_type, element); }

private:
    struct Member;
    /// What the bytes of an element mean.
    struct Type {
        enum class Kind { Number, Complex, Text, Bytes, Record, Array, Sequence, VariableText, Object, Region, Unknown } kind;
        std::size_t size = 0;
        NumpyType number = {};
        H5T_str_t padding = H5T_STR_NULLTERM;
        Shape sizes = {};                  ///< of an array
        std::vector<Member> members = {};  ///< of a record; the one item of an array or a sequence
        std::string description = {};
    };
    struct Member {
        std::string name;
        std::size_t offset;
        Type type;
    };

    static Type typeOf(hid_t stored, hid_t raw, std::size_t addressSize);
    Plain decode(const Type& type, const char* element);
    Plain array(const Type& type, const char* elements, std::size_t dim);
    Plain sequence(const Type& type, const char* element);
    Plain region(const char* element);
    void count(std::size_t bytes);

    H5File& m_file;
    GlobalHeap m_heap;
    H5Type m_memory;
    Type m_type;
    int64_t m_values = 0, m_bytes = 0;
};

/// Lists nested by `sizes` around `values`, which are in C order.
[[nodiscard]] Plain nested(std::vector<Plain> values, const Shape& sizes);

}  // namespace tensordesk
