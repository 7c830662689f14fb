// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/keys/update.h"

#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// One field of a tensorclass with its declaration. As in tensordict, values are not checked against it.
struct TensorclassField {
    enum class Kind { Tensor, Collection, NonTensor };

    std::string name;
    Kind kind = Kind::Tensor;
    bool isOptional = false;  ///< may be omitted; it then reads as None
};

/// The name and fields of a tensorclass. Classes are never imported.
struct TensorclassSchema {
    std::string name;  ///< `module.Name`
    std::vector<TensorclassField> fields;

    [[nodiscard]] const TensorclassField* find(std::string_view field) const noexcept;
};

/// Returns the classes whose fields are known without a file that records them.
[[nodiscard]] const std::vector<TensorclassSchema>& knownTensorclasses();

/// Returns the class with that name, with or without its module; null if it is unknown.
[[nodiscard]] const TensorclassSchema* knownTensorclass(std::string_view name);

/// Returns the class of `td`: a known one, otherwise its recorded name with its keys as fields. REQUIRES: td.tensorclass() is not
/// empty.
[[nodiscard]] TensorclassSchema schemaOf(const TensorDict& td);

/// Returns an instance with these field values. Throws TypeError, which names missing fields, AttributeError for a field that the
/// class does not have, and RuntimeError for shapes that do not start with `batch`.
[[nodiscard]] TensorDict makeInstance(const TensorclassSchema& schema, const Entries& values, const Shape& batch,
                                      const DimNames& names = {}, std::optional<at::Device> device = {});

/// Returns `td` as an instance: its keys are fields, and fields without a key read as None. Throws ValueError, which names keys
/// that are not fields. Shares the entries.
[[nodiscard]] TensorDict asInstance(const TensorclassSchema& schema, const TensorDict& td);

/// Returns the value of a field; empty for None. Throws AttributeError if it is not a field.
[[nodiscard]] std::optional<Entry> fieldOf(const TensorDict& td, const std::string& field);

/// Throws AttributeError unless the first key of `path` can be written in `td`: any key of an ordinary tensordict, and the fields
/// of an instance of a known class. In other instances any key may be a field, because files leave out fields that are None.
void checkField(const TensorDict& td, const KeyPath& path);

}  // namespace tensordesk
