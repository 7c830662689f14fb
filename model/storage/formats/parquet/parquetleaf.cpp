// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/parquet/parquetleaf.h"

#include "model/storage/formats/parquet/parquetelements.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/indices/part.h"

#include <ATen/ops/empty.h>

#include <algorithm>
#include <utility>

namespace tensordesk {

const ParquetColumn& ParquetPlace::described() const
{
    const ParquetColumn* described = &file->columns()[static_cast<std::size_t>(column)];
    for (const std::size_t field : fields) {
        described = &described->children[field];
    }
    return *described;
}

ParquetPlace::Decoded ParquetPlace::read(int group, bool isKept) const
{
    ParquetArray owner = file->read(group, column, isKept);
    const ArrowArray* array = owner.get();
    int64_t shift = 0;
    for (const std::size_t field : fields) {
        shift += array->offset;
        array = array->children[field];
    }
    return {std::move(owner), array, shift};
}

Message parquetRefusal()
{
    return Message("is a Parquet file, whose values are not edited in place; export it in another format and edit that file");
}

at::Tensor ParquetLeaf::read(const std::vector<Range>& part) const
{
    const ParquetFile& file = *m_place->file;
    const ParquetColumn& described = m_place->described();
    if (m_row) {
        const int group = file.groupOf(*m_row);
        const auto [owner, array, shift] = m_place->read(group);
        const ArrowRange row{shift + *m_row - file.groupStart(group), 1};
        const at::Tensor numbers = numbersOf(*array, described, row, dtype());
        return narrowed(numbers.view(shape()), wholePart(shape()), part).clone(at::MemoryFormat::Contiguous);
    }
    checkFits(shapeOf(part), dtype());
    at::Tensor result = at::empty(shapeOf(part), at::TensorOptions(dtype()));
    const Range& rows = part.front();
    for (int64_t done = 0; done < rows.count && result.numel() > 0;) {
        ProgressScope::current().check();
        const int64_t first = rows.start + done * rows.step;
        const int group = file.groupOf(first);
        const int64_t end = file.groupStart(group + 1);
        const int64_t count = std::min(rows.count - done, (end - first - 1) / rows.step + 1);
        const bool isWhole = count * rows.step >= end - file.groupStart(group);
        const auto [owner, array, shift] = m_place->read(group, !isWhole || count == rows.count);
        const int64_t span = (count - 1) * rows.step + 1;
        const ArrowRange range{shift + first - file.groupStart(group), span};
        Shape sizes = shape();
        sizes.front() = span;
        Part within = part;
        within.front() = {0, rows.step, count};
        const at::Tensor numbers = numbersOf(*array, described, range, dtype()).view(sizes);
        result.narrow(0, done, count).copy_(narrowed(numbers, wholePart(sizes), within));
        done += count;
    }
    return result;
}

void ParquetLeaf::refuseEdits() const
{
    throw Error(ErrorKind::NotImplementedError, parquetRefusal()).inFile(file());
}

StorageLayout ParquetLeaf::layout() const
{
    return {StorageLayout::Kind::Converted};
}

int64_t ParquetLeaf::storedBytes() const
{
    return m_row ? elementCount(shape()) * itemSize(dtype()) : m_place->file->storedBytes(m_place->described());
}

}  // namespace tensordesk
