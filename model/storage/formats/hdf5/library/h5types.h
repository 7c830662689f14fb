// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/hdf5/library/h5id.h"
#include "model/tensordict/base/dtype.h"
#include "model/tensordict/base/message.h"
#include "model/tensordict/indices/shape.h"
#include "model/tensordict/values/pythonvalue.h"

#include <string>
#include <vector>

namespace tensordesk {

/// The meaning of a dataset's element type.
struct ElementType {
    enum class Kind {
        Tensor,       ///< a number, a boolean, a complex number, or bytes of unknown meaning: a leaf
        Compound,     ///< a compound type: each field is a leaf or a value
        String,       ///< text, of fixed or variable length
        Opaque,       ///< bytes tagged as a numpy type; tensordict stores Python values in this form
        Sequence,     ///< lists of varying length, and arrays of non-numbers
        Reference,    ///< refers to another object or to a part of one
        Unsupported,  ///< not supported; see `why`
    } kind = Kind::Unsupported;
    DType dtype = DType::Undefined;  ///< for Tensor
    Shape inner = {};                ///< sizes that an array type adds after the dataset's own
    Message why = {};

    [[nodiscard]] bool isTensor() const noexcept { return kind == Kind::Tensor; }
};

/// Returns the meaning of a type, in any byte order and integer width that HDF5 converts.
[[nodiscard]] ElementType classify(hid_t type);

/// True for a boolean as h5py stores it: ENUM {FALSE = 0, TRUE = 1} of one byte.
[[nodiscard]] bool isBoolean(hid_t type);

/// Returns the type with which Python's tensordict stores tensors of `dtype`: little-endian, bool as an enumeration, complex as a
/// compound of r and i. Throws TypeError for dtypes that it cannot store in HDF5: bfloat16, complex32, float8, quantised.
[[nodiscard]] H5Type storedType(DType dtype);

/// True if the library cannot convert elements of this type to numbers: enumerations, bit fields and opaque bytes. They are
/// transferred as stored, and the caller swaps the bytes of big-endian ones.
[[nodiscard]] bool isTransferredRaw(hid_t type);
/// True if the bytes of elements of this type, transferred raw, must be swapped.
[[nodiscard]] bool isSwapped(hid_t type);

/// Returns the memory type for a transfer of `dtype` to or from the stored `type`: with the array sizes of the stored type, and its
/// names of the real and imaginary part. REQUIRES: classify(type).isTensor().
[[nodiscard]] H5Type transferType(hid_t type, DType dtype);

/// Returns a compound type with `inner` as its only member, with which a transfer touches only this field.
[[nodiscard]] H5Type singleField(const std::string& name, hid_t inner);

/// Returns the dataspace of a dataset with this shape; [] is a scalar. REQUIRES: H5Lock held.
[[nodiscard]] H5Space spaceOf(const Shape& shape);

/// Returns the names of an enumeration's members with their values, in order, also for an array of enumerations; empty for other
/// types and for booleans.
[[nodiscard]] PythonValue::Dict valueNamesOf(hid_t type);

struct CompoundField {
    std::string name;
    H5Type type;
};
/// Returns the fields of a compound type with their types, not those nested in a field. REQUIRES: H5Lock held.
[[nodiscard]] std::vector<CompoundField> compoundFields(hid_t type);

/// False if a part of the type is larger than the type, which only occurs in damaged files: HDF5 before 1.14 trusts the stated size
/// and reads past its buffer. REQUIRES: H5Lock held.
[[nodiscard]] bool holdsItsParts(hid_t type);

}  // namespace tensordesk
