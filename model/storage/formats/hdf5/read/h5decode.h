// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/hdf5/library/h5file.h"
#include "model/storage/formats/hdf5/library/h5heap.h"
#include "model/storage/formats/hdf5/library/numpytype.h"
#include "model/tensordict/indices/shape.h"
#include "model/tensordict/values/pythonvalue.h"

#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// The limit for the number of values, and for the bytes, of non-tensor data read at once.
inline constexpr int64_t kMaxValues = 1'000'000;
inline constexpr int64_t kMaxBytes = int64_t{64} << 20;

/// Converts elements of any type, of a dataset, of a field of a compound or of an attribute, to plain values: texts, numbers,
/// compounds as dicts, arrays and sequences as lists, references as paths, and the values that Python's tensordict stores as bytes
/// tagged `NUMPY:…`. Anything else is opaque, with a description. Asks the library only for raw elements (Note [Raw elements]), so
/// that it follows no address stored in the file. REQUIRES: H5Lock held while it exists.
class ValueDecoder {
public:
    /// `type`: of elements of `object`, which is open in `file`.
    ValueDecoder(H5File& file, hid_t object, hid_t type);

    /// Returns the type with which the library must read the elements.
    [[nodiscard]] hid_t memory() const noexcept { return m_memory.get(); }
    /// Returns the value of an element. Throws OSError if it is damaged or too large.
    [[nodiscard]] PythonValue decode(const char* element) { return decode(m_type, element); }

private:
    struct Member;
    /// The meaning of an element's bytes.
    struct Type {
        enum class Kind { Number, Complex, Text, Bytes, Record, Array, Sequence, VariableText, Object, Region, Unknown } kind;
        std::size_t size = 0;
        NumpyType number = {};
        H5T_str_t padding = H5T_STR_NULLTERM;
        Shape sizes = {};                  ///< for an array
        std::vector<Member> members = {};  ///< of a compound; for an array or a sequence the type of its items
        std::string description = {};
    };
    struct Member {
        std::string name;
        std::size_t offset;
        Type type;
    };

    static Type typeOf(hid_t stored, hid_t raw, std::size_t addressSize);
    PythonValue decode(const Type& type, const char* element);
    PythonValue array(const Type& type, const char* elements, std::size_t dim);
    PythonValue sequence(const Type& type, const char* element);
    PythonValue region(const char* element);
    void count(std::size_t bytes);

    H5File& m_file;
    GlobalHeap m_heap;
    H5Type m_memory;
    Type m_type;
    int64_t m_values = 0, m_bytes = 0;
};

/// Returns lists nested by `sizes` around `values`, which are in C order.
[[nodiscard]] PythonValue nested(std::vector<PythonValue> values, const Shape& sizes);

}  // namespace tensordesk
