// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/parquet/parquetentries.h"

#include "model/storage/arrays/images/imageleaf.h"
#include "model/storage/formats/common/metadatafields.h"
#include "model/storage/formats/parquet/parquetelements.h"
#include "model/storage/formats/parquet/parquetleaf.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/tree/entrytable.h"
#include "model/tensordict/tree/mappingnode.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace tensordesk {
namespace {

using Kind = ParquetColumn::Kind;

/// Calls `visit` for each row of a column, in order, with its array and its row in it.
template <typename Visit>
void forEachRow(const ParquetPlace& place, const Visit& visit)
{
    const ParquetFile& file = *place.file;
    for (int group = 0; group < file.groupCount(); ++group) {
        const auto [owner, array, shift] = place.read(group, file.groupCount() == 1);
        for (int64_t row = 0; row < file.groupStart(group + 1) - file.groupStart(group); ++row) {
            ProgressScope::step();
            visit(*array, shift + row);
        }
    }
}

NonTensor valuesOf(const ParquetPlace& place)
{
    std::vector<PythonValue> values;
    values.reserve(static_cast<std::size_t>(place.file->rowCount()));
    forEachRow(place, [&](const ArrowArray& array, int64_t row) { values.push_back(valueAt(array, place.described(), row)); });
    return NonTensor::stack(std::move(values), {place.file->rowCount()});
}

/// Encoded images: a column of bytes, or the field of a struct that holds them.
class ParquetImages final : public ImageRows {
public:
    explicit ParquetImages(ParquetPlace place) : ImageRows({place.file->rowCount()}), m_place(std::move(place)) { }

    [[nodiscard]] std::string bytes(const Shape& position) const override
    {
        const int group = m_place.file->groupOf(position.front());
        const auto [owner, array, shift] = m_place.read(group);
        return std::string(bytesAt(*array, m_place.described(), shift + position.front() - m_place.file->groupStart(group)));
    }
    [[nodiscard]] std::string file() const override { return m_place.file->path(); }
    [[nodiscard]] int64_t storedBytes() const override { return m_place.file->storedBytes(m_place.described()); }

private:
    ParquetPlace m_place;
};

/// Returns the leaf of the images in a column of bytes; empty if the first of them that is there is none.
std::optional<Leaf> imagesOf(const ParquetPlace& place, const KeyPath& path)
{
    const ParquetFile& file = *place.file;
    for (int group = 0; group < std::min(file.groupCount(), 1); ++group) {
        const auto [owner, array, shift] = place.read(group);
        const int64_t rows = file.groupStart(group + 1) - file.groupStart(group);
        for (int64_t row = 0; row < rows; ++row) {
            const std::string_view bytes = bytesAt(*array, place.described(), shift + row);
            if (bytes.empty()) {
                continue;
            }
            if (!ImageDecoder::isImage(bytes)) {
                return {};
            }
            const ImageForm form = ImageDecoder::of(bytes)->form();
            return Leaf(std::make_shared<ImageLeaf>(std::make_unique<ParquetImages>(place), form, path));
        }
    }
    return {};
}

/// Returns numbers in lists that differ in length: a leaf if all have the same sizes, a ragged one if only the outermost differ, else
/// values.
Entry listsOf(const std::shared_ptr<const ParquetPlace>& place)
{
    const ParquetColumn& described = place->described();
    DType dtype = described.innermost().dtype;
    std::vector<int64_t> lengths;
    std::optional<Shape> inner;
    bool isRegular = true;
    bool hasNulls = false;
    const auto checkNulls = [&](const ArrowArray& array) {
        const ArrowArray* level = &array;
        while (level->n_children > 0) {
            level = level->children[0];
            hasNulls = hasNulls || (level->null_count != 0);
        }
    };
    const ArrowArray* checked = nullptr;
    forEachRow(*place, [&](const ArrowArray& array, int64_t row) {
        if (std::exchange(checked, &array) != &array) {
            checkNulls(array);
        }
        std::optional<Shape> sizes = isRegular ? sizesAt(array, described, row) : std::nullopt;
        isRegular = sizes.has_value();
        if (!sizes) {
            return;
        }
        lengths.push_back(sizes->front());
        sizes->erase(sizes->begin());
        const bool isEmpty = lengths.back() == 0;
        isRegular = isEmpty || !inner || *inner == *sizes;
        if (!isEmpty) {
            inner = std::move(sizes);
        }
    });
    if (!isRegular || (hasNulls && dtype == DType::Bool)) {
        return valuesOf(*place);
    }
    if (hasNulls && !at::isFloatingType(dtype)) {
        dtype = DType::Double;
    }
    const auto shapeWith = [&](Shape shape) {
        for (const int64_t size : inner.value_or(Shape())) {
            shape.push_back(size);
        }
        return shape;
    };
    const auto rows = static_cast<int64_t>(lengths.size());
    if (std::ranges::all_of(lengths, [&](int64_t length) { return length == lengths.front(); })) {
        return Leaf(std::make_shared<ParquetLeaf>(place, shapeWith({rows, rows == 0 ? 0 : lengths.front()}), dtype));
    }
    constexpr double bytesPerRow = 256;
    checkFits(bytesPerRow * static_cast<double>(rows), Message("The list of rows"));
    std::vector<Leaf> leaves;
    leaves.reserve(lengths.size());
    for (int64_t row = 0; row < rows; ++row) {
        leaves.emplace_back(std::make_shared<ParquetLeaf>(place, shapeWith({lengths[static_cast<std::size_t>(row)]}), dtype, row));
    }
    return Leaf::stack(std::move(leaves), 0);
}

/// True if a number, or a list of numbers, is missing in a row. Decodes the column.
bool findNull(const ParquetPlace& place)
{
    for (int group = 0; group < place.file->groupCount(); ++group) {
        const auto [owner, array, shift] = place.read(group, false);
        const ArrowArray* level = array;
        while (level->null_count == 0 && level->n_children > 0) {
            level = level->children[0];
        }
        if (level->null_count != 0) {
            return true;
        }
    }
    return false;
}

/// Returns numbers as a leaf of `shape`; bools of which some are missing as values.
Entry numbersIn(const std::shared_ptr<const ParquetPlace>& place, const Shape& shape, bool hasNulls)
{
    const DType dtype = place->described().innermost().dtype;
    if (hasNulls && dtype == DType::Bool) {
        return valuesOf(*place);
    }
    return Leaf(std::make_shared<ParquetLeaf>(place, shape, hasNulls && !at::isFloatingType(dtype) ? DType::Double : dtype));
}

/// Makes the entries of one file.
class TableEntries {
public:
    explicit TableEntries(std::shared_ptr<const ParquetFile> file) : m_file(std::move(file)) { }

    [[nodiscard]] ParquetContent content()
    {
        const std::vector<KeyPath> paths = pathsOfColumns();
        auto table = std::make_shared<StoredTable>();
        std::map<KeyPath, std::shared_ptr<StoredTable>> levels{{KeyPath(), table}};
        for (std::size_t column = 0; column < paths.size(); ++column) {
            const KeyPath& path = paths[column];
            append(*levelAt(levels, path.parent()), ParquetPlace{m_file, static_cast<int>(column)}, path);
        }
        nameClasses(paths);
        m_content.root = levelOf(std::move(table));
        readOwn();
        return std::move(m_content);
    }

private:
    [[nodiscard]] TensorDict levelOf(std::shared_ptr<StoredTable> table) const
    {
        return TensorDict(std::make_shared<MappingNode>(Shape{m_file->rowCount()}, DimNames(1), std::nullopt, std::move(table)));
    }

    void append(StoredTable& table, ParquetPlace place, const KeyPath& path)
    {
        const ParquetColumn& described = place.described();
        const Key key = path.back().key();
        const ParquetColumn& innermost = described.innermost();
        if (innermost.kind == Kind::Unsupported) {
            table.append(key, []() -> Entry {
                throw Error(ErrorKind::NotImplementedError, "is of a type that has no tensor, such as decimal numbers");
            });
        } else if (described.isNumeric()) {
            appendNumbers(table, std::move(place), path);
        } else if (described.kind == Kind::Bytes || described.kind == Kind::Struct) {
            appendFields(table, std::move(place), path);
        } else {
            table.append(key, [place = std::move(place)]() -> Entry { return valuesOf(place); });
        }
    }

    void appendNumbers(StoredTable& table, ParquetPlace place, const KeyPath& path)
    {
        const ParquetColumn& described = place.described();
        const ParquetColumn& number = described.innermost();
        if (!number.typeName.empty()) {
            note(path, Message("{} has the type {} and is shown as {}", toPython(path), number.typeName, dtypeName(number.dtype)));
        }
        Shape shape{m_file->rowCount()};
        for (const ParquetColumn* level = &described; level->kind == Kind::FixedList; level = &level->children.front()) {
            if (level->tensorShape.empty()) {
                shape.push_back(level->size);
            } else {
                shape.insert(shape.end(), level->tensorShape.begin(), level->tensorShape.end());
            }
        }
        const std::optional<bool> hasNulls = m_file->hasNulls(number.stored);
        const Key key = path.back().key();
        const auto shared = std::make_shared<const ParquetPlace>(std::move(place));
        if (hasDifferingLists(described)) {
            table.append(key, [shared]() -> Entry { return listsOf(shared); });
        } else if (hasNulls) {
            if (*hasNulls && number.dtype != DType::Bool) {
                note(path, Message("{} has rows without a number, which are shown as NaN", toPython(path)));
            }
            table.append(key, numbersIn(shared, shape, *hasNulls));
        } else {
            table.append(key,
                         [shared, shape = std::move(shape)]() -> Entry { return numbersIn(shared, shape, findNull(*shared)); });
        }
    }

    /// Bytes, and structs, both of which may be images.
    void appendFields(StoredTable& table, ParquetPlace place, const KeyPath& path)
    {
        const ParquetColumn& described = place.described();
        const Key key = path.back().key();
        if (described.kind == Kind::Bytes) {
            table.append(key, [place = std::move(place), path]() -> Entry {
                const std::optional<Leaf> images = imagesOf(place, path);
                return images ? Entry(*images) : Entry(valuesOf(place));
            });
            return;
        }
        auto fields = std::make_shared<StoredTable>();
        std::optional<ParquetPlace> bytes;
        for (std::size_t i = 0; i < described.children.size(); ++i) {
            ParquetPlace field = place;
            field.fields.push_back(i);
            if (described.children[i].kind == Kind::Bytes && described.children[i].name == "bytes") {
                bytes = field;
            }
            append(*fields, std::move(field), path / described.children[i].name);
        }
        const bool isImage = bytes && described.children.size() == 2;
        if (!isImage) {
            table.append(key, levelOf(std::move(fields)));
            return;
        }
        table.append(key, [level = levelOf(std::move(fields)), bytes = std::move(*bytes), path]() -> Entry {
            const std::optional<Leaf> images = imagesOf(bytes, path);
            return images ? Entry(*images) : Entry(level);
        });
    }

    [[nodiscard]] static bool hasDifferingLists(const ParquetColumn& column)
    {
        const ParquetColumn* level = &column;
        while (level->kind == Kind::FixedList) {
            level = &level->children.front();
        }
        return level->kind == Kind::List;
    }

    void note(const KeyPath& path, Message message)
    {
        m_content.findings.push_back({Finding::Severity::Note, path, m_file->path(), std::move(message)});
    }

    /// Returns the table of a level, which is made, with the levels above it, if it is new.
    std::shared_ptr<StoredTable> levelAt(std::map<KeyPath, std::shared_ptr<StoredTable>>& levels, const KeyPath& path) const
    {
        std::shared_ptr<StoredTable>& level = levels[path];
        if (!level) {
            level = std::make_shared<StoredTable>();
            levelAt(levels, path.parent())->append(path.back().key(), levelOf(level));
        }
        return levels[path];
    }

    /// Returns the path of each column: what this program stores, or else its name.
    [[nodiscard]] std::vector<KeyPath> pathsOfColumns() const
    {
        std::vector<KeyPath> paths;
        for (const ParquetColumn& column : m_file->columns()) {
            paths.push_back(KeyPath{column.name.starts_with("__index_level_") && isUnused("index") ? "index" : column.name});
        }
        if (const std::vector<KeyPath> own = ownPaths(); !own.empty() && own.size() <= paths.size()) {
            std::ranges::copy(own, paths.end() - static_cast<std::ptrdiff_t>(own.size()));
        }
        return paths;
    }

    [[nodiscard]] bool isUnused(const std::string& name) const
    {
        return std::ranges::none_of(m_file->columns(), [&](const ParquetColumn& column) { return column.name == name; });
    }

    /// Returns the paths of entries that this program wrote as the last columns.
    [[nodiscard]] std::vector<KeyPath> ownPaths() const
    {
        std::vector<KeyPath> paths;
        const PythonValue stored = parsed(m_file->tensorDesk());
        const auto* fields = stored.as<PythonValue::Dict>();
        const PythonValue* keys = fields == nullptr ? nullptr : fieldOf(*fields, "keys");
        const auto* list = keys == nullptr ? nullptr : keys->as<PythonValue::List>();
        for (const PythonValue& key : list != nullptr ? *list : PythonValue::List()) {
            KeyPath path;
            const auto* elements = key.as<PythonValue::List>();
            for (const PythonValue& element : elements != nullptr ? *elements : PythonValue::List()) {
                const auto* name = element.as<std::string>();
                path = path / (name != nullptr ? *name : std::string());
            }
            if (path.empty() || std::ranges::any_of(paths, [&](const KeyPath& other) {
                    return other.startsWith(path) || path.startsWith(other);
                })) {
                return {};
            }
            paths.push_back(std::move(path));
        }
        return paths;
    }

    /// Reads what this program stores about a tensordict with one batch dim. One with several has the columns of their positions.
    void readOwn()
    {
        const PythonValue stored = parsed(m_file->tensorDesk());
        const auto* fields = stored.as<PythonValue::Dict>();
        const PythonValue* names = fields == nullptr ? nullptr : fieldOf(*fields, "names");
        m_content.isTensorDict = names != nullptr;
        try {
            if (names != nullptr) {
                m_content.root.setNames(namesFrom(*names, 1));
            }
        } catch (const Error&) {
            return;  // of other dims
        }
    }

    /// Finds the names of class labels that Hugging Face's datasets store.
    void nameClasses(const std::vector<KeyPath>& paths)
    {
        const PythonValue stored = parsed(m_file->huggingFace());
        const PythonValue* features = &stored;
        for (const char* name : {"info", "features"}) {
            const auto* fields = features == nullptr ? nullptr : features->as<PythonValue::Dict>();
            features = fields == nullptr ? nullptr : fieldOf(*fields, name);
        }
        const auto* byName = features == nullptr ? nullptr : features->as<PythonValue::Dict>();
        for (std::size_t column = 0; byName != nullptr && column < paths.size(); ++column) {
            const PythonValue* feature = fieldOf(*byName, m_file->columns()[column].name);
            const auto* fields = feature == nullptr ? nullptr : feature->as<PythonValue::Dict>();
            const PythonValue* names = fields == nullptr ? nullptr : fieldOf(*fields, "names");
            const auto* list = names == nullptr ? nullptr : names->as<PythonValue::List>();
            for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
                if (const auto* text = (*list)[i].as<std::string>()) {
                    m_content.valueNames[paths[column]].emplace_back(*text, static_cast<int64_t>(i));
                }
            }
        }
    }

    /// Returns None for metadata that is not JSON.
    [[nodiscard]] static PythonValue parsed(const std::string& json)
    {
        try {
            return json.empty() ? PythonValue() : parseJson(json);
        } catch (const Error&) {
            return {};
        }
    }

    std::shared_ptr<const ParquetFile> m_file;
    ParquetContent m_content;
};

}  // namespace

ParquetContent contentOf(const std::shared_ptr<const ParquetFile>& file)
{
    return TableEntries(file).content();
}

}  // namespace tensordesk
