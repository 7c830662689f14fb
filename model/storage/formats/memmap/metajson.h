// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/transaction/pendingmoves.h"
#include "model/tensordict/base/message.h"
#include "model/tensordict/indices/dimnames.h"
#include "model/tensordict/indices/shape.h"
#include "model/tensordict/values/pythonvalue.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// The meta.json of one level. Keeps all fields in order, also unknown ones, so that an edited file differs only in the edit.
/// Fields that are objects are entries of the level, all others are metadata; every getter therefore checks the type.
class MetaJson {
public:
    MetaJson() = default;
    explicit MetaJson(PythonValue::Dict fields) : m_fields(std::move(fields)) { }
    /// Reads `folder`/meta.json, after the renames of `moves`. Throws FileNotFoundError, PermissionError, or ValueError with line
    /// and column.
    [[nodiscard]] static MetaJson read(const std::string& folder, const PendingMoves& moves = PendingMoves::none());
    /// Parses the text of the file at `path`. Throws ValueError with line and column.
    [[nodiscard]] static MetaJson parsed(std::string_view text, const std::string& path);
    /// Returns the text that Python writes for it.
    [[nodiscard]] std::string text() const;

    [[nodiscard]] const PythonValue::Dict& fields() const noexcept { return m_fields; }
    [[nodiscard]] const PythonValue* field(std::string_view name) const;
    [[nodiscard]] const PythonValue::Dict* entry(std::string_view key) const;

    /// Returns the recorded class, `module.Name`; empty if there is none.
    [[nodiscard]] std::string className() const;
    /// Returns className() without the module.
    [[nodiscard]] std::string shortClassName() const;
    /// Returns the version of the layout: 0 up to tensordict 0.14, then 1.
    [[nodiscard]] int64_t formatVersion() const;
    /// Returns the field `shape` if it is a list. Throws ValueError if it is not a list of sizes.
    [[nodiscard]] std::optional<Shape> shape() const;
    /// Returns the names, if any are set. Throws ValueError if they do not fit `dims` dims.
    [[nodiscard]] DimNames names(std::size_t dims) const;

    /// Appends a new field. Used to build a file with many entries.
    void append(std::string name, PythonValue value) { m_fields.emplace_back(std::move(name), std::move(value)); }
    /// Replaces a field in its position, or appends it.
    void set(const std::string& name, PythonValue value);
    /// Replaces an entry in its position, or inserts it after the last entry, before the metadata.
    void setEntry(const std::string& key, PythonValue::Dict value);
    void remove(std::string_view name);
    /// Writes the names, or removes the field if none are set. Throws NotImplementedError if an entry has the name of that field.
    void setNames(const DimNames& names);

private:
    PythonValue::Dict m_fields;
};

/// True for a value of a whole batch, also for `MetaData[str]`, which takes values of one type.
[[nodiscard]] bool isMetaData(const MetaJson& meta);

/// The description of an entry in its level's meta.json.
struct EntryMeta {
    enum class Kind {
        Leaf,        ///< has shape and dtype
        Nested,      ///< a strided nested tensor; the shape is that of its table of shapes
        Collection,  ///< a folder, described by its own meta.json
        Nothing      ///< an object that is not an entry; Python ignores it
    } kind = Kind::Nothing;
    Shape shape = {};
    std::string dtype = {};
};

/// Returns only the kind; costs no more than finding the fields.
[[nodiscard]] EntryMeta::Kind entryKind(const PythonValue::Dict& fields);

/// Parses the description. Throws ValueError for an invalid shape or dtype: a negative or non-integer size, or more elements than
/// 64 bits count.
[[nodiscard]] EntryMeta entryMeta(const PythonValue::Dict& fields);

// ---- what the levels of a new file say ----------------------------------------------------------
[[nodiscard]] PythonValue::Dict leafEntry(const Shape& shape, const std::string& dtype, bool nested);
[[nodiscard]] PythonValue::Dict collectionEntry(const std::string& shortClassName);
/// Appends the fields that follow the entries of a tensordict.
void appendTensorDictFields(MetaJson& meta, const Shape& batch, const DimNames& names, const std::string& device);
[[nodiscard]] MetaJson lazyStackMeta(int64_t stackDim, const DimName& stackDimName);
[[nodiscard]] MetaJson tensorclassMeta(const std::string& className);
[[nodiscard]] MetaJson nonTensorMeta(PythonValue value);
[[nodiscard]] MetaJson metaDataMeta(PythonValue value);
[[nodiscard]] MetaJson nonTensorStackMeta(PythonValue nestedLists);

inline constexpr const char* kMetaFile = "meta.json";
/// The limit for the bytes of one: a million leaves take about 100 MB.
inline constexpr int64_t kLargestMeta = int64_t{1} << 30;
inline constexpr int64_t kNewestFormatVersion = 1;

}  // namespace tensordesk
