// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/pendingmoves.h"
#include "model/tensordict/base/message.h"
#include "model/tensordict/indices/dimnames.h"
#include "model/tensordict/indices/shape.h"
#include "model/tensordict/values/plain.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// The meta.json of one level. All fields are kept in their order, those we do not know too, so that
/// an edited file differs only in what was edited. Fields that are objects are entries of the level,
/// all others say something about it: so every getter first looks at the type.
class MetaJson {
public:
    MetaJson() = default;
    explicit MetaJson(Plain::Dict fields) : m_fields(std::move(fields)) { }
    /// Reads `folder`/meta.json, as it is once `moves` are done. FileNotFoundError, PermissionError; ValueError with line and column.
    [[nodiscard]] static MetaJson read(const std::string& folder, const PendingMoves& moves = PendingMoves::none());
    /// Of the text that the file at `path` holds; ValueError alike.
    [[nodiscard]] static MetaJson parsed(std::string_view text, const std::string& path);
    /// The text Python writes for it.
    [[nodiscard]] std::string text() const;

    [[nodiscard]] const Plain::Dict& fields() const noexcept { return m_fields; }
    [[nodiscard]] const Plain* field(std::string_view name) const;
    [[nodiscard]] const Plain::Dict* entry(std::string_view key) const;

    /// The class as recorded, `module.Name`; empty if none is.
    [[nodiscard]] std::string className() const;
    /// className() without the module.
    [[nodiscard]] std::string shortClassName() const;
    /// Layout version: 0 up to tensordict 0.14, then 1.
    [[nodiscard]] int64_t formatVersion() const;
    /// The field `shape`, if it is there as a list. ValueError if it is no list of sizes.
    [[nodiscard]] std::optional<Shape> shape() const;
    /// The names, if some are set. ValueError if they are no names for `dims` dims.
    [[nodiscard]] DimNames names(std::size_t dims) const;

    /// Appends a field that is not there yet: how a new file of many entries is put together.
    void append(std::string name, Plain value) { m_fields.emplace_back(std::move(name), std::move(value)); }
    /// Replaces a field in its place or appends it.
    void set(const std::string& name, Plain value);
    /// Replaces an entry in its place or puts it after the last one, before the fields about the level.
    void setEntry(const std::string& key, Plain::Dict value);
    void remove(std::string_view name);
    /// Removes the names, or writes them if some are set. NotImplementedError if an entry has the
    /// field's name, so that the file has no room for names.
    void setNames(const DimNames& names);

private:
    Plain::Dict m_fields;
};

/// True if it is of a value of a batch as a whole, also of `MetaData[str]`, which takes values of one type.
[[nodiscard]] bool isMetaData(const MetaJson& meta);

/// How an entry in a level's meta.json describes itself.
struct EntryMeta {
    enum class Kind {
        Leaf,        ///< shape, dtype
        Nested,      ///< a strided nested tensor: shape is that of its table of shapes
        Collection,  ///< a folder; its own meta.json says what it is
        Nothing      ///< an object that is no entry: Python skips it
    } kind = Kind::Nothing;
    Shape shape = {};
    std::string dtype = {};
};

/// Only the kind: costs no more than finding the fields.
[[nodiscard]] EntryMeta::Kind entryKind(const Plain::Dict& fields);

/// ValueError if shape or dtype are not what they should be: a negative size, a size that is no
/// integer, more elements than 64 bits count.
[[nodiscard]] EntryMeta entryMeta(const Plain::Dict& fields);

// ---- what the levels of a new file say ----------------------------------------------------------
[[nodiscard]] Plain::Dict leafEntry(const Shape& shape, const std::string& dtype, bool nested);
[[nodiscard]] Plain::Dict collectionEntry(const std::string& shortClassName);
/// Appends what stands after the entries of a tensordict.
void appendTensorDictFields(MetaJson& meta, const Shape& batch, const DimNames& names, const std::string& device);
[[nodiscard]] MetaJson lazyStackMeta(int64_t stackDim, const DimName& stackDimName);
[[nodiscard]] MetaJson tensorclassMeta(const std::string& className);
[[nodiscard]] MetaJson nonTensorMeta(Plain value);
[[nodiscard]] MetaJson metaDataMeta(Plain value);
[[nodiscard]] MetaJson nonTensorStackMeta(Plain nestedLists);

inline constexpr const char* kMetaFile = "meta.json";
/// Bytes that one may have: a million leaves take some 100 MB.
inline constexpr int64_t kLargestMeta = int64_t{1} << 30;
inline constexpr int64_t kNewestFormatVersion = 1;

}  // namespace tensordesk
