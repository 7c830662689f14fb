// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/keys/update.h"

#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// One field of a tensorclass: what it is declared to hold. Like the oracle, nothing holds a value to that.
struct TensorclassField {
    enum class Kind { Tensor, Collection, NonTensor };

    std::string name;
    Kind kind = Kind::Tensor;
    bool isOptional = false;  ///< may be left out; it then reads as None
};

/// A tensorclass as data: its name and fields. Classes are never imported.
struct TensorclassSchema {
    std::string name;  ///< `module.Name`
    std::vector<TensorclassField> fields;

    [[nodiscard]] const TensorclassField* find(std::string_view field) const noexcept;
};

/// The classes whose fields are known without a file that records them.
[[nodiscard]] const std::vector<TensorclassSchema>& knownTensorclasses();

/// The one of that name, with or without its module; null if it is not known.
[[nodiscard]] const TensorclassSchema* knownTensorclass(std::string_view name);

/// The class of `td`: as known, else its recorded name with its keys as fields. REQUIRES: td.tensorclass() is
/// not empty.
[[nodiscard]] TensorclassSchema schemaOf(const TensorDict& td);

/// An instance with these field values. TypeError names the fields that are missing, AttributeError one that the class
/// does not have; RuntimeError for shapes that do not start with `batch`.
[[nodiscard]] TensorDict makeInstance(const TensorclassSchema& schema, const Entries& values, const Shape& batch,
                                      const DimNames& names = {}, std::optional<at::Device> device = {});

/// `td` shown as an instance: its keys are fields, fields without a key read as None. ValueError names keys that
/// are no fields. Shares the entries.
[[nodiscard]] TensorDict asInstance(const TensorclassSchema& schema, const TensorDict& td);

/// The value of a field; nothing where it is None. AttributeError for what is no field.
[[nodiscard]] std::optional<Entry> fieldOf(const TensorDict& td, const std::string& field);

/// AttributeError unless the first key of `path` may be written in `td`: all of a plain tensordict, the fields of an
/// instance of a known class. Of others any may be a field, since files leave out the fields that are None.
void checkField(const TensorDict& td, const KeyPath& path);

}  // namespace tensordesk
