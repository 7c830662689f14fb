// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/hdf5/library/h5id.h"
#include "model/tensordict/base/dtype.h"
#include "model/tensordict/base/message.h"
#include "model/tensordict/indices/shape.h"
#include "model/tensordict/values/plain.h"

#include <string>
#include <vector>

namespace tensordesk {

/// What the element type of a dataset means to us.
struct ElementType {
    enum class Kind {
        Tensor,       ///< a number, a boolean, a complex number, or bytes that only their writer knows: a leaf
        Compound,     ///< a record: each field is a leaf or a value
        String,       ///< text, of fixed or variable length
        Opaque,       ///< bytes tagged as a type of numpy's; the oracle stores Python values so
        Sequence,     ///< lists of varying length, and arrays of what is no number
        Reference,    ///< leads to another object or to a part of one
        Unsupported,  ///< `why` says what it is
    } kind = Kind::Unsupported;
    DType dtype = DType::Undefined;  ///< of Tensor
    Shape inner = {};                ///< sizes that an array type adds behind the dataset's own
    Message why = {};

    [[nodiscard]] bool isTensor() const noexcept { return kind == Kind::Tensor; }
};

/// Any byte order and any integer width that HDF5 converts; never throws. REQUIRES: H5Lock held.
[[nodiscard]] ElementType classify(hid_t type);

/// True for what formats.md calls a boolean: ENUM {FALSE = 0, TRUE = 1} of one byte.
[[nodiscard]] bool isBoolean(hid_t type);

/// The type that has the bytes of a tensor of `dtype`, as the oracle stores it: little-endian, bool as
/// an enumeration, complex as a record of r and i. TypeError for what the oracle's HDF5 refuses:
/// bfloat16, complex32, float8, quantised.
[[nodiscard]] H5Type storedType(DType dtype);

/// True if the library converts elements of this type to no number: enumerations, bit fields and opaque bytes. They are transferred
/// as they are stored, big-endian ones too: whoever does it then turns their bytes round.
[[nodiscard]] bool isTransferredRaw(hid_t type);
/// True if bytes of elements of this type, transferred raw, are to be turned round.
[[nodiscard]] bool isSwapped(hid_t type);

/// The type of `dtype` in memory for a transfer to or from the stored `type`: with its array sizes, and
/// with its names of the complex parts. REQUIRES: classify(type).isTensor().
[[nodiscard]] H5Type transferType(hid_t type, DType dtype);

/// `inner` as the only member of a record: a transfer of this one field leaves the others alone.
[[nodiscard]] H5Type singleField(const std::string& name, hid_t inner);

/// The dataspace of a dataset of `shape`; a scalar's is []. REQUIRES: H5Lock held.
[[nodiscard]] H5Space spaceOf(const Shape& shape);

/// The members of an enumeration in its order, or in an array of such; empty for any other type and for the boolean one.
[[nodiscard]] Plain::Dict valueNamesOf(hid_t type);

struct CompoundField {
    std::string name;
    H5Type type;
};
[[nodiscard]] std::vector<CompoundField> compoundFields(hid_t type);

/// False where parts of the type take more room than it has, as only a damaged file says: HDF5 before 1.14 believes it, and then
/// reads past the end of what it read. REQUIRES: H5Lock held.
[[nodiscard]] bool holdsItsParts(hid_t type);

}  // namespace tensordesk
