// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/collate/collation.h"

#include <algorithm>

namespace tensordesk {
namespace {

using Cells = std::vector<std::optional<ComparedSide>>;

template <typename T>
const T* held(const std::optional<ComparedSide>& cell)
{
    return cell ? std::get_if<T>(&cell->entry) : nullptr;
}

/// True unless two of the cells that hold a T differ in `value`.
template <typename T, typename ValueOf>
bool agree(const Cells& cells, ValueOf value)
{
    const T* first = nullptr;
    for (const auto& cell : cells) {
        const T* each = held<T>(cell);
        first = first ? first : each;
        if (each && value(*each) != value(*first)) {
            return false;
        }
    }
    return true;
}

/// Names up to the last that there is: how many dims follow without one is a matter of the batch size.
DimNames namesOf(const TensorDict& td)
{
    DimNames names = td.names();
    while (!names.empty() && !names.back()) {
        names.pop_back();
    }
    return names;
}

std::vector<Aspect> differencesOf(const Cells& cells)
{
    std::vector<Aspect> differences;
    const auto differ = [&](bool isSame, Aspect aspect) {
        if (!isSame) {
            differences.push_back(aspect);
        }
    };
    const auto isThere = [](const auto& cell) { return cell.has_value(); };
    differ(std::all_of(cells.begin(), cells.end(), isThere), Aspect::Presence);
    const auto first = std::find_if(cells.begin(), cells.end(), isThere);
    const auto isSameKind = [&](const auto& cell) { return !cell || cell->entry.index() == (*first)->entry.index(); };
    differ(std::all_of(cells.begin(), cells.end(), isSameKind), Aspect::Kind);
    differ(agree<TensorDict>(cells, [](const TensorDict& td) { return td.tensorclass(); }), Aspect::Class);
    differ(agree<TensorDict>(cells, [](const TensorDict& td) { return td.batchSize(); }), Aspect::BatchSize);
    differ(agree<TensorDict>(cells, namesOf), Aspect::Names);
    differ(agree<Leaf>(cells, [](const Leaf& leaf) { return leaf.device(); }), Aspect::Device);
    const auto isRagged = [](const auto& cell) { return held<Leaf>(cell) && held<Leaf>(cell)->isRagged(); };
    differ(agree<Leaf>(cells, [](const Leaf& leaf) { return leaf.shape(); }) && std::none_of(cells.begin(), cells.end(), isRagged),
           Aspect::Shape);
    differ(agree<Leaf>(cells, [](const Leaf& leaf) { return leaf.dtype(); }), Aspect::DType);
    const auto isBroken = [](const auto& cell) { return held<Broken>(cell) != nullptr; };
    differ(std::none_of(cells.begin(), cells.end(), isBroken), Aspect::Unreadable);
    return differences;
}

/// Merges `names` into the known names of dims. Returns false if a dim has another name already.
bool joinNames(DimNames& known, const DimNames& names)
{
    known.resize(std::max(known.size(), names.size()));
    for (std::size_t dim = 0; dim < names.size(); ++dim) {
        if (known[dim] && names[dim] && *known[dim] != *names[dim])
            return false;
        known[dim] = known[dim] ? known[dim] : names[dim];
    }
    return true;
}

/// Sets the row's bytes and, if all leaves have the same number of dims and matching dims, the cost of padding.
void measure(CollationRow& row)
{
    Shape longest;
    DimNames names;
    bool fits = true, any = false;
    for (const auto& cell : row.cells) {
        if (const Leaf* leaf = held<Leaf>(cell)) {
            row.bytes += leaf->bytes();
            fits = fits && !leaf->isRagged() && (!any || leaf->shape().size() == longest.size()) && joinNames(names, cell->names);
            longest.resize(leaf->shape().size());
            for (std::size_t d = 0; fits && d < longest.size(); ++d) {
                longest[d] = std::max(longest[d], leaf->shape()[d]);
            }
            any = true;
        }
    }
    if (!fits || !any || row.differsIn(Aspect::Kind)) {
        return;
    }
    int64_t padded = 0;
    for (const auto& cell : row.cells) {
        if (const Leaf* leaf = held<Leaf>(cell)) {
            padded += elementCount(longest) * itemSize(leaf->dtype());
        }
    }
    row.paddingBytes = padded - row.bytes;
}

class Matrix {
public:
    explicit Matrix(Progress& progress) : m_progress(progress) { }

    void add(const KeyPath& path, Cells cells)
    {
        m_progress.check();
        CollationRow row{path, std::move(cells)};
        row.differences = differencesOf(row.cells);
        measure(row);
        if (path.empty()) {
            for (const auto& cell : row.cells) {
                m_batches.push_back(held<TensorDict>(cell)->batchSize());
            }
        }
        row.onlyByBatch = !path.empty() && differsOnlyByBatch(row);
        std::vector<std::optional<TensorDict>> levels;
        for (const auto& cell : row.cells) {
            const auto* td = held<TensorDict>(cell);
            levels.push_back(td ? std::optional(*td) : std::nullopt);
        }
        m_rows.push_back(std::move(row));
        addLevel(path, levels);
    }

    [[nodiscard]] CollationMatrix take() && { return {std::move(m_rows)}; }

private:
    void addLevel(const KeyPath& path, const std::vector<std::optional<TensorDict>>& levels)
    {
        std::vector<Key> keys;
        for (const auto& level : levels) {
            for (const Key& key : level ? level->keys() : std::vector<Key>()) {
                if (std::find(keys.begin(), keys.end(), key) == keys.end()) {
                    keys.push_back(key);
                }
            }
        }
        for (const Key& key : keys) {
            Cells cells;
            for (const auto& level : levels) {
                const auto entry = level ? level->find({key}) : std::nullopt;
                cells.push_back(entry ? std::optional(sideOf(*entry, *level)) : std::nullopt);
            }
            add(path / key, std::move(cells));
        }
    }

    /// Returns true if the dims after the batch are equal in all cells, and nothing else differs.
    [[nodiscard]] bool differsOnlyByBatch(const CollationRow& row) const
    {
        const bool isOfSizes = std::all_of(row.differences.begin(), row.differences.end(), [](Aspect aspect) {
            return aspect == Aspect::Shape || aspect == Aspect::BatchSize || aspect == Aspect::Names;
        });
        if (row.differences.empty() || !isOfSizes) {
            return false;
        }
        std::optional<Shape> common;
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            const auto* leaf = held<Leaf>(row.cells[i]);
            const auto* td = held<TensorDict>(row.cells[i]);
            const Shape shape = leaf ? leaf->shape() : td ? td->batchSize() : m_batches[i];
            if (!startsWith(shape, m_batches[i]) || isRagged(shape)) {
                return false;
            }
            const Shape behind(shape.begin() + static_cast<std::ptrdiff_t>(m_batches[i].size()), shape.end());
            if (common && behind != *common) {
                return false;
            }
            common = behind;
        }
        return true;
    }

    Progress& m_progress;
    std::vector<Shape> m_batches;  ///< of the members
    std::vector<CollationRow> m_rows;
};

}  // namespace

bool CollationRow::differsIn(Aspect aspect) const
{
    return std::find(differences.begin(), differences.end(), aspect) != differences.end();
}

bool CollationRow::keepsFromStacking() const
{
    return std::any_of(differences.begin(), differences.end(),
                       [](Aspect aspect) { return aspect != Aspect::DType && aspect != Aspect::Names && aspect != Aspect::Class; });
}

bool CollationMatrix::canStack() const
{
    return std::none_of(rows.begin(), rows.end(), [](const CollationRow& row) { return row.keepsFromStacking(); });
}

int64_t CollationMatrix::onlyByBatchCount() const
{
    return std::count_if(rows.begin(), rows.end(), [](const CollationRow& row) { return row.onlyByBatch; });
}

int64_t CollationMatrix::bytes() const
{
    int64_t sum = 0;
    for (const CollationRow& row : rows) {
        sum += row.bytes;
    }
    return sum;
}

int64_t CollationMatrix::paddingBytes() const
{
    int64_t sum = 0;
    for (const CollationRow& row : rows) {
        sum += row.paddingBytes.value_or(0);
    }
    return sum;
}

CollationMatrix collationMatrix(const std::vector<TensorDict>& members, Progress& progress)
{
    Cells roots;
    for (const TensorDict& member : members) {
        roots.emplace_back(sideOf(member));
    }
    Matrix matrix(progress);
    matrix.add({}, std::move(roots));
    return std::move(matrix).take();
}

}  // namespace tensordesk
