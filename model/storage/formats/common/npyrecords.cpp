// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/common/npyrecords.h"

#include "model/storage/arrays/numpytypes/npytexts.h"
#include "model/storage/arrays/numpytypes/swappedleaf.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/indices/part.h"
#include "model/tensordict/indices/rectangle.h"
#include "model/tensordict/leaves/readonlysource.h"
#include "model/tensordict/tree/entrytable.h"
#include "model/tensordict/tree/mappingnode.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/empty.h>

#include <algorithm>
#include <string_view>
#include <utility>

namespace tensordesk {
namespace {

Shape withDims(Shape outer, const Shape& inner)
{
    outer.insert(outer.end(), inner.begin(), inner.end());
    return outer;
}

Shape withoutLast(Shape shape)
{
    shape.pop_back();
    return shape;
}

/// The numbers of one field of records.
class FieldLeaf final : public LeafSource {
public:
    FieldLeaf(std::shared_ptr<LeafSource> records, const NpyField& field)
        : LeafSource(withDims(withoutLast(records->shape()), field.inner), field.type.dtype), m_records(std::move(records)),
          m_offset(field.offset), m_inner(field.inner), m_bytes(field.bytes())
    {
    }

    [[nodiscard]] at::Tensor read(const Part& part) const override
    {
        if (elementCount(shapeOf(part)) == 0)
            return at::empty(shapeOf(part), at::TensorOptions(dtype()));
        const at::Tensor whole = readWhole(part);
        return narrowed(whole, wholeInner(part), part).contiguous();
    }

    void write(const Part& part, const at::Tensor& values) override
    {
        if (values.numel() == 0)
            return;
        at::Tensor whole = readWhole(part);
        narrowed(whole, wholeInner(part), part).copy_(values);
        const Part records = recordsOf(part);
        m_records->write(records, whole.view({-1}).view(at::kByte).view(shapeOf(records)));
    }

    void checkIntact() const override { m_records->checkIntact(); }
    [[nodiscard]] std::string file() const override { return m_records->file(); }
    [[nodiscard]] StorageLayout layout() const override
    {
        StorageLayout layout = m_records->layout();
        layout.isField = true;
        return layout;
    }
    [[nodiscard]] int64_t storedBytes() const override
    {
        const int64_t record = std::max<int64_t>(m_records->shape().back(), 1);
        return m_records->storedBytes() / record * m_bytes;
    }

private:
    /// The bytes of the field in the records that `part` has elements of.
    [[nodiscard]] Part recordsOf(const Part& part) const
    {
        Part records(part.begin(), part.end() - static_cast<std::ptrdiff_t>(m_inner.size()));
        records.push_back({m_offset, 1, m_bytes});
        return records;
    }
    /// `part`, but all of the field's own dims.
    [[nodiscard]] Part wholeInner(const Part& part) const
    {
        Part whole(part.begin(), part.end() - static_cast<std::ptrdiff_t>(m_inner.size()));
        for (const int64_t size : m_inner)
            whole.push_back({0, 1, size});
        return whole;
    }
    [[nodiscard]] at::Tensor readWhole(const Part& part) const
    {
        const Part records = recordsOf(part);
        at::Tensor bytes = at::empty(shapeOf(records), at::kByte);
        bytes.copy_(m_records->read(records));
        return bytes.view({-1}).view(dtype()).view(shapeOf(wholeInner(part)));
    }

    std::shared_ptr<LeafSource> m_records;
    int64_t m_offset;
    Shape m_inner;
    int64_t m_bytes;
};

Entry fieldEntry(const std::shared_ptr<LeafSource>& records, const NpyField& field, const KeyPath& path,
                 const SourceDecorator& decorate)
{
    switch (field.type.kind) {
    case NpyType::Kind::Numbers: {
        std::shared_ptr<LeafSource> source = std::make_shared<FieldLeaf>(records, field);
        if (field.type.isBigEndian)
            source = std::make_shared<SwappedLeaf>(std::move(source));
        return Leaf(decorate ? decorate(path, std::move(source)) : std::move(source));
    }
    case NpyType::Kind::Records: {
        NpyField bytes{field.name, field.offset, withDims(field.inner, {field.type.itemBytes}), {}};
        return npyRecords(std::make_shared<FieldLeaf>(records, bytes), field.type, path, decorate);
    }
    case NpyType::Kind::Text:
    case NpyType::Kind::Bytes: {
        const Shape shape = withDims(withoutLast(records->shape()), field.inner);
        checkNpyTexts(shape, field.type);
        const NpyField bytes{field.name, field.offset, withDims(field.inner, {field.type.itemBytes}), {}};
        const at::Tensor items = FieldLeaf(records, bytes).read(wholePart(withDims(shape, {field.type.itemBytes})));
        const std::string_view text(static_cast<const char*>(items.const_data_ptr()), items.nbytes());
        return npyTexts(text, shape, contiguousElements(shape).strides, field.type);
    }
    default: throw Error(ErrorKind::NotImplementedError, "is a field of Python objects, which only Python can read");
    }
}

}  // namespace

TensorDict npyRecords(const std::shared_ptr<LeafSource>& bytes, const NpyType& type, const KeyPath& path,
                      const SourceDecorator& decorate)
{
    // A read-only source rejects edits at once, if nothing is in front of it.
    const bool isReadOnly = dynamic_cast<const ReadOnlySource*>(bytes.get()) != nullptr;
    const SourceDecorator own = isReadOnly ? SourceDecorator() : decorate;
    auto table = std::make_shared<StoredTable>();
    for (const NpyField& field : type.fields) {
        const Key key(field.name);
        table->put(key, [&]() -> Entry {
            try {
                return fieldEntry(bytes, field, path / key, own);
            } catch (Error& error) {
                if (error.kind() == ErrorKind::Cancelled)
                    throw;
                return Broken{error.inFile(bytes->file()), std::nullopt, std::nullopt};
            }
        }());
    }
    return TensorDict(std::make_shared<MappingNode>(Shape(), DimNames(), std::nullopt, std::move(table)));
}

EntryNotes npyNotes(const NpyType& type, const KeyPath& fields)
{
    const NpyType* current = &type;
    for (const PathElement& element : fields) {
        const auto found = std::ranges::find(current->fields, std::string_view(element.key()), &NpyField::name);
        if (found == current->fields.end())
            return {};
        current = &found->type;
    }
    EntryNotes notes;
    if (!current->name.empty())
        notes.attributes.emplace_back("dtype", current->name);
    return notes;
}

}  // namespace tensordesk
