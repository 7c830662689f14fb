// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/jsonlines/jsonentries.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/indices/part.h"
#include "model/tensordict/leaves/convertedsource.h"
#include "model/tensordict/leaves/readonlysource.h"
#include "model/tensordict/tree/entrytable.h"
#include "model/tensordict/tree/mappingnode.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/zeros.h>

#include <algorithm>
#include <limits>
#include <utility>

namespace tensordesk {
namespace {

/// Rows of texts between two releases of the mapped file.
constexpr std::size_t kRowsAtOnce = 16384;
constexpr int kNumber = JsonColumn::Bool | JsonColumn::Integer | JsonColumn::Real;

DType dtypeOf(int kinds)
{
    return (kinds & JsonColumn::Real) != 0 || (kinds & kNumber) == 0 ? at::kDouble
         : (kinds & JsonColumn::Integer) != 0                        ? at::kLong
                                                                     : at::kBool;
}

Message refusal()
{
    return Message("holds JSON, which is not edited in place; export the file and edit the copy");
}

/// Copies the numbers of a list, also nested, and returns the position behind the last.
template <typename T>
T* copyNumbers(const PythonValue& value, T* to, const T* end)
{
    if (const auto* list = value.as<PythonValue::List>()) {
        for (const PythonValue& item : *list) {
            to = copyNumbers(item, to, end);
        }
        return to;
    }
    if (to == end) {
        return to;
    }
    const auto* integer = value.as<int64_t>();
    const auto* flag = value.as<bool>();
    const auto* real = value.as<double>();
    *to = real != nullptr ? static_cast<T>(*real) : static_cast<T>(integer != nullptr ? *integer : flag != nullptr && *flag);
    return to + 1;
}

/// Lists of numbers: of all rows if they are equal in length, or of one row.
class JsonLists final : public ReadOnlySource {
public:
    JsonLists(std::shared_ptr<const JsonRows> rows, KeyPath path, Shape shape, DType dtype, std::optional<std::size_t> row = {})
        : ReadOnlySource(std::move(shape), dtype), m_rows(std::move(rows)), m_path(std::move(path)), m_row(row)
    {
    }

    [[nodiscard]] std::string file() const override { return m_rows->path(); }
    [[nodiscard]] StorageLayout layout() const override { return {StorageLayout::Kind::Converted}; }
    [[nodiscard]] int64_t storedBytes() const override { return elementCount(shape()) * itemSize(dtype()); }
    [[noreturn]] void refuseEdits() const override
    {
        throw Error(ErrorKind::NotImplementedError, refusal()).inFile(m_rows->path());
    }
    [[nodiscard]] at::Tensor read(const std::vector<Range>& part) const override
    {
        if (m_row) {
            return narrowed(numbersOf(*m_row, shape()), wholePart(shape()), part).contiguous();
        }
        const Shape inner(shape().begin() + 1, shape().end());
        const std::vector<Range> within(part.begin() + 1, part.end());
        at::Tensor result = at::empty(shapeOf(part), at::TensorOptions(dtype()));
        for (int64_t i = 0; i < part.front().count; ++i) {
            ProgressScope::current().check();
            const auto row = static_cast<std::size_t>(part.front().start + i * part.front().step);
            result[i].copy_(narrowed(numbersOf(row, inner), wholePart(inner), within));
        }
        return result;
    }

private:
    [[nodiscard]] at::Tensor numbersOf(std::size_t row, const Shape& shape) const
    {
        at::Tensor numbers = at::zeros(shape, at::TensorOptions(dtype()));
        const PythonValue list = m_rows->valueAt(row, m_path);
        const auto copy = [&](auto* to) { copyNumbers(list, to, to + numbers.numel()); };
        dtype() == at::kDouble ? copy(numbers.mutable_data_ptr<double>())
        : dtype() == at::kLong ? copy(numbers.mutable_data_ptr<int64_t>())
                               : copy(numbers.mutable_data_ptr<bool>());
        return numbers;
    }

    std::shared_ptr<const JsonRows> m_rows;
    KeyPath m_path;
    std::optional<std::size_t> m_row;
};

/// Makes the entries of one file.
class Entries {
public:
    Entries(std::shared_ptr<const JsonRows> rows, std::vector<Finding>& findings)
        : m_rows(std::move(rows)), m_findings(findings), m_count(static_cast<int64_t>(m_rows->size()))
    {
    }

    [[nodiscard]] TensorDict level(const JsonColumn& column, const KeyPath& path)
    {
        auto table = std::make_shared<StoredTable>();
        for (const auto& child : column.children) {
            add(*table, *child, path / child->key);
        }
        return TensorDict(std::make_shared<MappingNode>(Shape{m_count}, DimNames(1), std::nullopt, std::move(table)));
    }

private:
    void add(StoredTable& table, const JsonColumn& column, const KeyPath& path)
    {
        const int64_t missing = m_count - std::ranges::count(column.has, true);
        const auto note = [&](Message message) {
            m_findings.push_back({Finding::Severity::Note, path, m_rows->path(), std::move(message)});
        };
        if (column.isOnly(JsonColumn::Dict | JsonColumn::Null) && missing < m_count) {
            table.append(column.key, level(column, path));
        } else if (column.isOnly(kNumber | JsonColumn::Null)
                   && (missing == 0 || (missing < m_count && !column.isOnly(JsonColumn::Bool | JsonColumn::Null)))) {
            if (missing > 0) {
                note(Message("{} of {} rows have no number here, which is shown as NaN", missing, m_count));
            }
            table.append(column.key,
                         Leaf(std::make_shared<ConvertedSource>(numbers(column, missing > 0), m_rows->path(), refusal())));
        } else if (column.isOnly(JsonColumn::Numbers | JsonColumn::Null) && missing < m_count) {
            if (missing > 0) {
                note(Message("{} of {} rows have no list here, which is shown as an empty one", missing, m_count));
            }
            table.append(column.key, lists(column, path));
        } else {
            table.append(column.key, [rows = m_rows, path]() -> Entry { return values(*rows, path); });
        }
    }

    [[nodiscard]] static at::Tensor numbers(const JsonColumn& column, bool isMissing)
    {
        const DType dtype = isMissing ? at::kDouble : dtypeOf(column.kinds);
        at::Tensor numbers = at::empty({static_cast<int64_t>(column.has.size())}, at::TensorOptions(dtype));
        if (dtype == at::kDouble) {
            auto* const to = numbers.mutable_data_ptr<double>();
            for (std::size_t row = 0; row < column.has.size(); ++row) {
                to[row] = !column.has[row]      ? std::numeric_limits<double>::quiet_NaN()
                        : !column.reals.empty() ? column.reals[row]
                                                : static_cast<double>(column.integers[row]);
            }
        } else if (dtype == at::kLong) {
            std::ranges::copy(column.integers, numbers.mutable_data_ptr<int64_t>());
        } else {
            std::ranges::transform(column.integers, numbers.mutable_data_ptr<bool>(), [](int64_t flag) { return flag != 0; });
        }
        return numbers;
    }

    [[nodiscard]] Leaf lists(const JsonColumn& column, const KeyPath& path) const
    {
        const DType dtype = dtypeOf(column.itemKinds);
        const Shape inner = column.inner.value_or(Shape{});
        const auto shapeWith = [&](Shape shape) {
            shape.insert(shape.end(), inner.begin(), inner.end());
            return shape;
        };
        const int64_t length = column.lengths.front();
        if (std::ranges::all_of(column.lengths, [&](int64_t other) { return other == length; })) {
            return Leaf(std::make_shared<JsonLists>(m_rows, path, shapeWith({m_count, length}), dtype));
        }
        constexpr double kBytesPerLeaf = 256;
        checkFits(kBytesPerLeaf * static_cast<double>(column.lengths.size()), Message("The list of rows"));
        std::vector<Leaf> rows;
        rows.reserve(column.lengths.size());
        for (std::size_t row = 0; row < column.lengths.size(); ++row) {
            rows.emplace_back(std::make_shared<JsonLists>(m_rows, path, shapeWith({column.lengths[row]}), dtype, row));
        }
        return Leaf::stack(std::move(rows), 0);
    }

    /// The values of all rows at `path`; None in rows without one.
    [[nodiscard]] static NonTensor values(const JsonRows& rows, const KeyPath& path)
    {
        std::vector<PythonValue> values;
        values.reserve(rows.size());
        for (std::size_t row = 0; row < rows.size(); ++row) {
            ProgressScope::current().check();
            values.push_back(rows.valueAt(row, path));
            if (row % kRowsAtOnce == kRowsAtOnce - 1) {
                rows.release();
            }
        }
        const auto count = static_cast<int64_t>(values.size());
        return NonTensor::stack(std::move(values), {count});
    }

    std::shared_ptr<const JsonRows> m_rows;
    std::vector<Finding>& m_findings;
    int64_t m_count;
};

}  // namespace

TensorDict tensorDictOf(const std::shared_ptr<const JsonRows>& rows, const JsonColumn& columns, std::vector<Finding>& findings)
{
    return Entries(rows, findings).level(columns, {});
}

}  // namespace tensordesk
