// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/parquet/parquetfile.h"
#include "model/tensordict/base/message.h"
#include "model/tensordict/leaves/readonlysource.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// A column of a Parquet file, or a field of one at any depth.
struct ParquetPlace {
    std::shared_ptr<const ParquetFile> file;
    int column;
    std::vector<std::size_t> fields = {};  ///< the positions of the field, the outermost first

    /// Returns the description of the column or field.
    [[nodiscard]] const ParquetColumn& described() const;

    /// The decoded place in one row group. `array` is the field's, whose row 0 is row `shift` of it.
    struct Decoded {
        ParquetArray owner;
        const ArrowArray* array;
        int64_t shift;
    };
    [[nodiscard]] Decoded read(int group, bool isKept = true) const;
};

/// Why elements of a Parquet file cannot be changed, as the end of a sentence that begins with the file.
[[nodiscard]] Message parquetRefusal();

/// Numbers of a column as a leaf `[rows, ...]`; with a `row`, of this row alone, `[...]`. Reading decodes the column in the row groups
/// that the part touches. Read-only.
class ParquetLeaf final : public ReadOnlySource {
public:
    /// REQUIRES: the rows have the sizes that `shape` states.
    ParquetLeaf(std::shared_ptr<const ParquetPlace> place, Shape shape, DType dtype, std::optional<int64_t> row = {})
        : ReadOnlySource(std::move(shape), dtype), m_place(std::move(place)), m_row(row)
    {
    }

    [[nodiscard]] at::Tensor read(const std::vector<Range>& part) const override;
    [[noreturn]] void refuseEdits() const override;
    [[nodiscard]] std::string file() const override { return m_place->file->path(); }
    [[nodiscard]] StorageLayout layout() const override;
    [[nodiscard]] int64_t storedBytes() const override;

private:
    std::shared_ptr<const ParquetPlace> m_place;
    std::optional<int64_t> m_row;
};

}  // namespace tensordesk
