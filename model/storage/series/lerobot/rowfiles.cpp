// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/lerobot/rowfiles.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/linkpolicy.h"
#include "model/storage/storage.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/indices/part.h"
#include "model/tensordict/leaves/readonlysource.h"
#include "model/tensordict/tree/mappingnode.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/empty.h>

#include <algorithm>
#include <utility>

namespace tensordesk {
namespace {

constexpr std::size_t kMostOpen = 32;

/// Returns the error for a column of a file that differs from that of the first.
Error unlike(const RowFiles& files, std::size_t file, const KeyPath& path, const Message& what)
{
    return Error(ErrorKind::ValueError, "{} {}, unlike in the first file", toPython(path), what).inFile(files.pathOf(file));
}

/// A column over all files: [rows, ...].
class ColumnLeaf final : public ReadOnlySource {
public:
    ColumnLeaf(std::shared_ptr<const RowFiles> files, KeyPath path, Shape shape, DType dtype, int64_t storedBytes)
        : ReadOnlySource(std::move(shape), dtype), m_files(std::move(files)), m_path(std::move(path)), m_storedBytes(storedBytes)
    {
    }

    [[nodiscard]] at::Tensor read(const std::vector<Range>& part) const override
    {
        checkFits(shapeOf(part), dtype());
        at::Tensor result = at::empty(shapeOf(part), at::TensorOptions(dtype()));
        const Range& rows = part.front();
        for (int64_t done = 0; done < rows.count && result.numel() > 0;) {
            ProgressScope::current().check();
            const int64_t first = rows.start + done * rows.step;
            const std::size_t file = m_files->fileOf(first);
            const int64_t count = std::min(rows.count - done, (m_files->endOf(file) - first - 1) / rows.step + 1);
            Part within = part;
            within.front() = {first - m_files->firstOf(file), rows.step, count};
            result.narrow(0, done, count).copy_(columnIn(file).at(indexOf(within)).tensor());
            done += count;
        }
        return result;
    }

    [[noreturn]] void refuseEdits() const override
    {
        throw Error(ErrorKind::NotImplementedError, "is one of several files that are shown as one; export them to edit the copy")
            .inFile(file());
    }
    [[nodiscard]] std::string file() const override { return m_files->pathOf(0); }
    [[nodiscard]] StorageLayout layout() const override { return {StorageLayout::Kind::Members}; }
    [[nodiscard]] int64_t storedBytes() const override { return m_storedBytes; }

private:
    [[nodiscard]] Leaf columnIn(std::size_t file) const
    {
        const auto entry = m_files->table(file).find(m_path);
        const auto* leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr;
        if (leaf == nullptr) {
            throw unlike(*m_files, file, m_path, Message("is not a tensor"));
        }
        Shape expected = shape();
        expected.front() = m_files->endOf(file) - m_files->firstOf(file);
        if (leaf->shape() != expected || leaf->dtype() != dtype()) {
            throw unlike(*m_files, file, m_path,
                         Message("is of shape {} and {}", toString(leaf->shape()), dtypeName(leaf->dtype())));
        }
        return *leaf;
    }

    std::shared_ptr<const RowFiles> m_files;
    KeyPath m_path;
    int64_t m_storedBytes;
};

/// Returns the values, or the ragged rows, of a column in all files end to end.
Entry endToEnd(const RowFiles& files, const KeyPath& path)
{
    std::vector<PythonValue> values;
    std::vector<Leaf> rows;
    for (std::size_t file = 0; file < files.fileCount(); ++file) {
        const auto entry = files.table(file).find(path);
        if (const auto* value = entry ? std::get_if<NonTensor>(&*entry) : nullptr) {
            std::ranges::move(value->values(), std::back_inserter(values));
        } else if (const auto* leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr; leaf != nullptr && leaf->dim() > 0) {
            for (int64_t row = 0; row < leaf->sizes().front(); ++row) {
                rows.push_back(leaf->at(Index{row}));
            }
        }
        const auto ofFile = static_cast<std::size_t>(files.endOf(file));
        if (values.size() != ofFile && rows.size() != ofFile) {
            throw unlike(files, file, path, Message("has another kind of values"));
        }
    }
    return values.empty() ? Entry(Leaf::stack(std::move(rows), 0)) : Entry(NonTensor::stack(std::move(values), {files.rowCount()}));
}

std::shared_ptr<StoredTable> columnsBelow(const std::shared_ptr<const RowFiles>& files, const KeyPath& path);

Entry columnAt(const std::shared_ptr<const RowFiles>& files, const KeyPath& path)
{
    const Entry first = files->table(0).at(path);
    const auto* leaf = std::get_if<Leaf>(&first);
    if (leaf != nullptr && !leaf->isRagged() && leaf->dim() > 0) {
        Shape shape = leaf->shape();
        const auto source = leaf->source();
        // Estimated: other files are not opened for it.
        const double share = static_cast<double>(files->rowCount()) / static_cast<double>(std::max<int64_t>(shape.front(), 1));
        const auto stored = static_cast<int64_t>(share * static_cast<double>(source ? source->storedBytes() : leaf->bytes()));
        shape.front() = files->rowCount();
        return Leaf(std::make_shared<ColumnLeaf>(files, path, std::move(shape), leaf->dtype(), stored));
    }
    if (std::holds_alternative<TensorDict>(first)) {
        return TensorDict(
            std::make_shared<MappingNode>(Shape{files->rowCount()}, DimNames(1), std::nullopt, columnsBelow(files, path)));
    }
    return std::holds_alternative<Broken>(first) ? first : endToEnd(*files, path);
}

std::shared_ptr<StoredTable> columnsBelow(const std::shared_ptr<const RowFiles>& files, const KeyPath& path)
{
    auto table = std::make_shared<StoredTable>();
    const TensorDict first = files->table(0);
    const TensorDict level = path.empty() ? first : std::get<TensorDict>(first.at(path));
    for (const Key& key : level.keys()) {
        table->append(key, [files, below = path / key] { return columnAt(files, below); });
    }
    return table;
}

}  // namespace

RowFiles::RowFiles(std::string folder, std::vector<File> files, int64_t rows)
    : m_folder(std::move(folder)), m_files(std::move(files)), m_rows(rows)
{
}

std::size_t RowFiles::fileOf(int64_t row) const
{
    return static_cast<std::size_t>(std::ranges::upper_bound(m_files, row, {}, &File::first) - m_files.begin()) - 1;
}

std::string RowFiles::pathOf(std::size_t file) const
{
    return joined(m_folder, m_files[file].path);
}

TensorDict RowFiles::table(std::size_t file) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = std::ranges::find(m_open, file, &Open::file);
    if (found != m_open.end()) {
        m_open.splice(m_open.begin(), m_open, found);
        return m_open.front().table;
    }
    checkLeadsWithin(pathOf(file), m_folder);
    const TensorDict table = openStorage(pathOf(file))->root();
    const int64_t rows = endOf(file) - firstOf(file);
    if (table.batchSize() != Shape{rows}) {
        throw Error(ErrorKind::ValueError, "has batch size {}, where {} rows are expected", toString(table.batchSize()), rows)
            .inFile(pathOf(file));
    }
    m_open.push_front({file, table});
    if (m_open.size() > kMostOpen) {
        m_open.pop_back();
    }
    return table;
}

std::shared_ptr<StoredTable> columnsOf(const std::shared_ptr<const RowFiles>& files)
{
    return files->fileCount() == 0 ? std::make_shared<StoredTable>() : columnsBelow(files, {});
}

}  // namespace tensordesk
