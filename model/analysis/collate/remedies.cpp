// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/collate/batchpreview.h"
#include "model/analysis/collate/collation.h"

#include <algorithm>
#include <map>

namespace tensordesk {
namespace {

/// Returns ascending positions as a Python iterable: `[0, 2]`, `range(0, 7)`, `[*range(0, 7), 9]`.
std::string pythonPositions(const std::vector<std::size_t>& positions)
{
    constexpr std::size_t kShortestRange = 5;
    std::string text;
    for (std::size_t at = 0; at < positions.size();) {
        std::size_t end = at + 1;
        while (end < positions.size() && positions[end] == positions[end - 1] + 1) {
            ++end;
        }
        if (end - at < kShortestRange) {
            end = at + 1;
        }
        const std::string range = "range(" + std::to_string(positions[at]) + ", " + std::to_string(positions[end - 1] + 1) + ")";
        if (end - at == positions.size() && end - at > 1) {
            return range;
        }
        text += (text.empty() ? "" : ", ") + (end - at > 1 ? "*" + range : std::to_string(positions[at]));
        at = end;
    }
    return "[" + text + "]";
}

/// `tds[i]["next", "obs"]`
std::string entryOf(const std::string& member, const KeyPath& path)
{
    return toSubscript(path, "tds[" + member + "]");
}

std::string forEach(const std::vector<std::size_t>& members, const std::string& statement)
{
    return "for i in " + pythonPositions(members) + ": " + statement;
}

/// Argument of torch.nn.functional.pad from `from` to `to`: pairs, the last dim first.
std::string padding(const std::string& shape, const Shape& to)
{
    std::string text;
    for (std::size_t d = to.size(); d-- > 0;) {
        text += (text.empty() ? "" : ", ") + std::string("0, ") + std::to_string(to[d]) + " - " + shape + "[" + std::to_string(d)
              + "]";
    }
    return "[" + text + "]";
}

/// The value that most of `members` have, the first of several; and who has another one.
template <typename Value, typename ValueOf>
std::pair<Value, std::vector<std::size_t>> majority(const std::vector<std::size_t>& members, ValueOf valueOf)
{
    std::vector<std::pair<Value, std::size_t>> counts;
    for (const std::size_t member : members) {
        const Value value = valueOf(member);
        const auto known = std::find_if(counts.begin(), counts.end(), [&](const auto& each) { return each.first == value; });
        if (known == counts.end()) {
            counts.emplace_back(value, 1);
        } else {
            ++known->second;
        }
    }
    const auto most = std::max_element(counts.begin(), counts.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    std::vector<std::size_t> others;
    std::copy_if(members.begin(), members.end(), std::back_inserter(others),
                 [&](std::size_t member) { return !(valueOf(member) == most->first); });
    return {most->first, std::move(others)};
}

/// The sizes that all shapes, which have one rank, are padded or cropped to.
Shape fitted(const std::vector<Shape>& shapes, Fitting fitting)
{
    Shape sizes = shapes.front();
    for (const Shape& shape : shapes) {
        std::transform(sizes.begin(), sizes.end(), shape.begin(), sizes.begin(),
                       [&](int64_t a, int64_t b) { return fitting == Fitting::Pad ? std::max(a, b) : std::min(a, b); });
    }
    return sizes;
}

/// `:41, :3`
std::string slices(const Shape& to)
{
    std::string text;
    for (const int64_t size : to) {
        text += (text.empty() ? ":" : ", :") + std::to_string(size);
    }
    return text;
}

bool haveOneRank(const std::vector<Shape>& shapes)
{
    return std::all_of(shapes.begin(), shapes.end(), [&](const Shape& shape) { return shape.size() == shapes.front().size(); });
}

bool anyRagged(const std::vector<Shape>& shapes)
{
    return std::any_of(shapes.begin(), shapes.end(), [](const Shape& shape) { return isRagged(shape); });
}

class Plan {
public:
    Plan(const CollationMatrix& matrix, Fitting fitting) : m_matrix(matrix), m_fitting(fitting) { }

    [[nodiscard]] std::vector<Remedy> make() &&
    {
        if (m_matrix.rows.empty()) {
            return {};
        }
        const bool isNeeded = !m_matrix.canStack();
        if (isNeeded) {
            mendBatch(m_matrix.rows.front());
        }
        for (std::size_t at = 1; at < m_matrix.rows.size(); ++at) {
            const CollationRow& row = m_matrix.rows[at];
            if (isNeeded && !isDropped(row.path)) {
                mend(row);
            }
            if (!isDropped(row.path)) {
                cast(row);
            }
        }
        return std::move(m_remedies);
    }

private:
    [[nodiscard]] bool isDropped(const KeyPath& path) const
    {
        return std::any_of(m_dropped.begin(), m_dropped.end(), [&](const KeyPath& above) { return path.startsWith(above); });
    }

    /// Fixes batch sizes of whole members: reorders dims, declares batch dims that leaves have, then shortens the batch to the
    /// common dims if every leaf fits, otherwise pads or crops.
    void mendBatch(const CollationRow& row)
    {
        std::vector<Shape> batches;
        std::vector<std::size_t> all;
        for (const auto& cell : row.cells) {
            batches.push_back(std::get<TensorDict>(cell->entry).batchSize());
            all.push_back(all.size());
        }
        m_batch = batches.front();
        if (!row.differsIn(Aspect::BatchSize)) {
            return;
        }
        orderByNames(row, batches);
        orderBySizes(row, batches);
        declare(row, batches);
        m_batch = batches.front();
        if (butThose(all, batches, m_batch).empty()) {
            return;
        }
        if (haveOneRank(batches) && !anyRagged(batches) && !leavesAgree() && !mixesDims(row, all, batches)) {
            m_batch = fitted(batches, m_fitting);
            m_isFitted = true;
            const std::vector<std::size_t> others = butThose(all, batches, m_batch);
            if (m_fitting == Fitting::Crop) {
                m_remedies.push_back({{},
                                      others,
                                      Remedy::Change::CropBatch,
                                      toString(m_batch),
                                      forEach(others, "tds[i] = tds[i][" + slices(m_batch) + "]")});
                return;
            }
            std::string pairs;
            for (std::size_t d = 0; d < m_batch.size(); ++d) {
                pairs += (d == 0 ? "0, " : ", 0, ") + std::to_string(m_batch[d]) + " - tds[i].shape[" + std::to_string(d) + "]";
            }
            m_remedies.push_back({{},
                                  others,
                                  Remedy::Change::PadBatch,
                                  toString(m_batch),
                                  forEach(others, "tds[i] = tensordict.pad(tds[i], [" + pairs + "])")});
            return;
        }
        for (const Shape& batch : batches) {
            m_batch = commonPrefix(m_batch, batch);
        }
        m_batch.erase(std::find(m_batch.begin(), m_batch.end(), kRagged), m_batch.end());
        const std::vector<std::size_t> others = butThose(all, batches, m_batch);
        m_remedies.push_back({{},
                              others,
                              Remedy::Change::ShortenBatch,
                              toString(m_batch),
                              forEach(others, "tds[i].batch_size = " + toString(m_batch))});
    }

    /// Members with the same names in another order than most have: their dims are brought into that order.
    void orderByNames(const CollationRow& row, std::vector<Shape>& batches)
    {
        std::vector<std::size_t> named;
        for (std::size_t i = 0; i < batches.size(); ++i) {
            if (areDistinct(row.cells[i]->names) && !isRagged(batches[i])) {
                named.push_back(i);
            }
        }
        if (named.empty()) {
            return;
        }
        const auto [wanted, others] = majority<DimNames>(named, [&](std::size_t i) { return row.cells[i]->names; });
        std::map<std::size_t, std::vector<std::size_t>> orders;
        for (const std::size_t i : others) {
            const DimNames& names = row.cells[i]->names;
            if (std::is_permutation(names.begin(), names.end(), wanted.begin(), wanted.end())) {
                std::vector<std::size_t> order;
                for (const DimName& name : wanted) {
                    order.push_back(static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin()));
                }
                orders[i] = order;
            }
        }
        permute(orders, toString(wanted), batches);
    }

    /// Swaps the dims of members whose batch has the most frequent sizes in another order, without names, if all leaves agree then.
    /// Padding would make [200, 200] of [8, 200] and [200, 8].
    void orderBySizes(const CollationRow& row, std::vector<Shape>& batches)
    {
        std::vector<std::size_t> all;
        for (std::size_t i = 0; i < batches.size(); ++i) {
            const DimNames& names = row.cells[i]->names;
            if (isRagged(batches[i])
                || std::any_of(names.begin(), names.end(), [](const DimName& name) { return name.has_value(); })) {
                return;
            }
            all.push_back(i);
        }
        const auto [wanted, others] = majority<Shape>(all, [&](std::size_t i) { return batches[i]; });
        std::map<std::size_t, std::vector<std::size_t>> orders;
        for (const std::size_t i : others) {
            if (!std::is_permutation(batches[i].begin(), batches[i].end(), wanted.begin(), wanted.end())) {
                return;
            }
            std::vector<std::size_t> order;
            for (const int64_t size : wanted) {
                // Two dims of equal size cannot be distinguished.
                if (std::count(batches[i].begin(), batches[i].end(), size) != 1) {
                    return;
                }
                order.push_back(
                    static_cast<std::size_t>(std::find(batches[i].begin(), batches[i].end(), size) - batches[i].begin()));
            }
            orders[i] = order;
        }
        const bool allBelow = std::all_of(m_matrix.rows.begin() + 1, m_matrix.rows.end(),
                                          [](const CollationRow& each) { return each.onlyByBatch || !each.keepsFromStacking(); });
        if (allBelow) {
            permute(orders, toString(wanted), batches);
        }
    }

    /// Permutes dims of members into the given orders.
    void permute(const std::map<std::size_t, std::vector<std::size_t>>& orders, const std::string& to, std::vector<Shape>& batches)
    {
        std::map<std::vector<std::size_t>, std::vector<std::size_t>> membersOfOrder;
        for (const auto& [member, order] : orders) {
            membersOfOrder[order].push_back(member);
            m_orders[member] = order;
            batches[member] = ordered(member, batches[member]);
        }
        for (const auto& [order, members] : membersOfOrder) {
            std::string dims;
            for (const std::size_t dim : order) {
                dims += (dims.empty() ? "" : ", ") + std::to_string(dim);
            }
            m_remedies.push_back(
                {{}, members, Remedy::Change::Permute, to, forEach(members, "tds[i] = tds[i].permute(" + dims + ")")});
        }
    }

    /// Members with fewer batch dims than others, all of whose leaves have as many in common: they are declared.
    void declare(const CollationRow& row, std::vector<Shape>& batches)
    {
        std::size_t rank = 0;
        for (const Shape& batch : batches) {
            rank = std::max(rank, batch.size());
        }
        std::map<Shape, std::vector<std::size_t>> declared;
        for (std::size_t i = 0; i < batches.size(); ++i) {
            const TensorDict& td = std::get<TensorDict>(row.cells[i]->entry);
            if (batches[i].size() == rank) {
                continue;
            }
            const Shape longest = td.isLazyStack() || td.count() == 0 ? batches[i] : possibleBatchSizes(td).back();
            if (longest.size() < rank || isRagged(longest)) {
                return;  // then no more than the others have in common is left
            }
            declared[Shape(longest.begin(), longest.begin() + static_cast<std::ptrdiff_t>(rank))].push_back(i);
        }
        for (const auto& [batch, members] : declared) {
            for (const std::size_t member : members) {
                batches[member] = batch;
            }
            m_remedies.push_back({{},
                                  members,
                                  Remedy::Change::DeclareBatch,
                                  toString(batch),
                                  forEach(members, "tds[i].batch_size = " + toString(batch))});
        }
    }

    static bool areDistinct(const DimNames& names)
    {
        for (std::size_t at = 0; at < names.size(); ++at) {
            if (!names[at]
                || std::find(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(at), names[at])
                       != names.begin() + static_cast<std::ptrdiff_t>(at)) {
                return false;
            }
        }
        return !names.empty();
    }

    /// Returns the dims of a member, its sizes or names, in the order into which they are permuted.
    template <typename Dims>
    [[nodiscard]] Dims ordered(std::size_t member, const Dims& dims) const
    {
        Dims result = dims;
        if (const auto order = m_orders.find(member); order != m_orders.end()) {
            for (std::size_t dim = 0; dim < order->second.size(); ++dim) {
                result[dim] = dims[order->second[dim]];
            }
        }
        return result;
    }

    /// True if `shapes`, one per member of the row, differ in a dim for which two of them have different names: making them equal
    /// would mix different dims.
    [[nodiscard]] bool mixesDims(const CollationRow& row, const std::vector<std::size_t>& members,
                                 const std::vector<Shape>& shapes) const
    {
        for (std::size_t dim = 0;; ++dim) {
            DimName known;
            bool isThere = false, differs = false, isNamedOtherwise = false;
            for (std::size_t at = 0; at < members.size(); ++at) {
                const DimNames names = ordered(members[at], row.cells[members[at]]->names);
                if (dim >= names.size() || dim >= shapes[at].size()) {
                    continue;
                }
                isThere = true;
                differs = differs || dim >= shapes.front().size() || shapes[at][dim] != shapes.front()[dim];
                isNamedOtherwise = isNamedOtherwise || (known && names[dim] && *known != *names[dim]);
                known = known ? known : names[dim];
            }
            if (!isThere || (differs && isNamedOtherwise)) {
                return isThere;
            }
        }
    }

    static std::vector<std::size_t> butThose(const std::vector<std::size_t>& members, const std::vector<Shape>& shapes,
                                             const Shape& wanted)
    {
        std::vector<std::size_t> others;
        std::copy_if(members.begin(), members.end(), std::back_inserter(others),
                     [&](std::size_t member) { return shapes[member] != wanted; });
        return others;
    }

    [[nodiscard]] bool leavesAgree() const
    {
        return std::none_of(m_matrix.rows.begin(), m_matrix.rows.end(),
                            [](const CollationRow& row) { return row.differsIn(Aspect::Shape); });
    }

    void mend(const CollationRow& row)
    {
        std::vector<std::size_t> with, without;
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            (row.cells[i] ? with : without).push_back(i);
        }
        const bool isLeaf = std::holds_alternative<Leaf>(row.cells[with.front()]->entry);
        if (row.differsIn(Aspect::Unreadable) || row.differsIn(Aspect::Kind) || with.size() <= without.size()) {
            drop(row, with,
                 row.differsIn(Aspect::Unreadable) ? Remedy::Change::DropUnreadable
                 : row.differsIn(Aspect::Kind)     ? Remedy::Change::DropKinds
                                                   : Remedy::Change::DropMissing);
            return;
        }
        if (isLeaf && !mendShapes(row, with)) {
            drop(row, with, Remedy::Change::DropShapes);
            return;
        }
        if (isLeaf) {
            mendDevices(row, with);
        } else if (row.differsIn(Aspect::BatchSize)) {
            mendLevel(row, with);
        }
        if (!without.empty()) {
            const bool isValue = std::holds_alternative<NonTensor>(row.cells[with.front()]->entry);
            const std::string model = entryOf(std::to_string(with.front()), row.path);
            m_remedies.push_back(
                {row.path,
                 without,
                 isValue ? Remedy::Change::AddValue : Remedy::Change::AddZeros,
                 {},
                 forEach(without, entryOf("i", row.path) + " = " + (isValue ? model : "torch.zeros_like(" + model + ")"))});
            m_dropped.push_back(row.path);  // nested entries are dropped with it
        }
    }

    void drop(const CollationRow& row, const std::vector<std::size_t>& members, Remedy::Change why)
    {
        m_remedies.push_back({row.path, members, why, {}, forEach(members, "del " + entryOf("i", row.path))});
        m_dropped.push_back(row.path);
    }

    /// Batch sizes of a level below: shortened to the common prefix, which is at least that of the members.
    void mendLevel(const CollationRow& row, const std::vector<std::size_t>& with)
    {
        std::map<std::size_t, Shape> batches;
        for (const std::size_t i : with) {
            batches[i] = afterBatch(i, std::get<TensorDict>(row.cells[i]->entry).batchSize());
            if (batches[i].size() < m_batch.size()) {
                batches[i] = m_batch;  // it grows with its member where that is declared
            }
        }
        Shape common = batches.begin()->second;
        for (const auto& [i, batch] : batches) {
            common = commonPrefix(common, batch);
        }
        std::vector<std::size_t> others;
        for (const auto& [i, batch] : batches) {
            if (batch != common) {
                others.push_back(i);
            }
        }
        if (!others.empty()) {
            m_remedies.push_back({row.path, others, Remedy::Change::ShortenBatch, toString(common),
                                  forEach(others, entryOf("i", row.path) + ".batch_size = " + toString(common))});
        }
    }

    /// Returns the shape of a leaf or a level of a member after the batch was fixed.
    [[nodiscard]] Shape afterBatch(std::size_t member, Shape shape) const
    {
        shape = ordered(member, shape);
        if (m_isFitted) {
            std::copy(m_batch.begin(), m_batch.end(), shape.begin());
        }
        return shape;
    }

    /// False if no padding or reshaping makes the shapes one.
    bool mendShapes(const CollationRow& row, const std::vector<std::size_t>& with)
    {
        std::map<std::size_t, Shape> shapes;
        std::vector<Shape> list;
        for (const std::size_t i : with) {
            shapes[i] = afterBatch(i, std::get<Leaf>(row.cells[i]->entry).shape());
            list.push_back(shapes[i]);
        }
        if (anyRagged(list) || mixesDims(row, with, list)) {
            return false;
        }
        auto [wanted, others] = majority<Shape>(with, [&](std::size_t i) { return shapes.at(i); });
        if (others.empty()) {
            return true;
        }
        const auto canReshape = [&, target = elementCount(wanted)](std::size_t i) { return elementCount(shapes.at(i)) == target; };
        if (!haveOneRank(list)) {
            if (!std::all_of(others.begin(), others.end(), canReshape)) {
                return false;
            }
            const std::string entry = entryOf("i", row.path);
            m_remedies.push_back({row.path, others, Remedy::Change::Reshape, toString(wanted),
                                  forEach(others, entry + " = " + entry + ".reshape(" + toString(wanted) + ")")});
            return true;
        }
        wanted = fitted(list, m_fitting);
        others.clear();
        std::copy_if(with.begin(), with.end(), std::back_inserter(others),
                     [&, &target = wanted](std::size_t i) { return shapes.at(i) != target; });
        const std::string entry = entryOf("i", row.path);
        if (m_fitting == Fitting::Crop) {
            m_remedies.push_back({row.path, others, Remedy::Change::Crop, toString(wanted),
                                  forEach(others, entry + " = " + entry + "[" + slices(wanted) + "]")});
            return true;
        }
        m_remedies.push_back(
            {row.path, others, Remedy::Change::Pad, toString(wanted),
             forEach(others, entry + " = torch.nn.functional.pad(" + entry + ", " + padding(entry + ".shape", wanted) + ")")});
        return true;
    }

    /// Stacked, members get a dtype that holds all of theirs, which may be one that none has.
    void cast(const CollationRow& row)
    {
        if (!row.differsIn(Aspect::DType) || row.differsIn(Aspect::Kind) || row.differsIn(Aspect::Unreadable)) {
            return;
        }
        std::vector<std::size_t> with;
        for (std::size_t i = 0; i < row.cells.size(); ++i) {
            if (row.cells[i]) {
                with.push_back(i);
            }
        }
        const auto [wanted, others] = majority<DType>(with,
                                                      [&](std::size_t i) { return std::get<Leaf>(row.cells[i]->entry).dtype(); });
        const std::string entry = entryOf("i", row.path);
        m_remedies.push_back({row.path, others, Remedy::Change::Cast, dtypeName(wanted),
                              forEach(others, entry + " = " + entry + ".to(" + dtypeName(wanted) + ")")});
    }

    void mendDevices(const CollationRow& row, const std::vector<std::size_t>& with)
    {
        if (!row.differsIn(Aspect::Device)) {
            return;
        }
        const auto [wanted, others] = majority<at::Device>(with, [&](std::size_t i) {
            return std::get<Leaf>(row.cells[i]->entry).device();
        });
        for (const std::size_t i : others) {
            if (std::find(m_moved.begin(), m_moved.end(), i) != m_moved.end()) {
                return;  // whole members move at once
            }
        }
        m_moved.insert(m_moved.end(), others.begin(), others.end());
        m_remedies.push_back(
            {{}, others, Remedy::Change::Move, wanted.str(), forEach(others, "tds[i] = tds[i].to(\"" + wanted.str() + "\")")});
    }

    const CollationMatrix& m_matrix;
    Fitting m_fitting;
    Shape m_batch;                                             ///< of the members after the fix
    bool m_isFitted = false;                                   ///< the batch was padded or cropped to m_batch
    std::map<std::size_t, std::vector<std::size_t>> m_orders;  ///< of the members whose dims are permuted
    std::vector<KeyPath> m_dropped;
    std::vector<std::size_t> m_moved;
    std::vector<Remedy> m_remedies;
};

}  // namespace

Message toMessage(const Remedy& remedy)
{
    switch (remedy.change) {
    case Remedy::Change::Permute: return Message("permute the batch to {}", remedy.to);
    case Remedy::Change::DeclareBatch: return Message("declare the batch size {}", remedy.to);
    case Remedy::Change::PadBatch: return Message("pad the batch to {} with zeros", remedy.to);
    case Remedy::Change::CropBatch: return Message("crop the batch to {}", remedy.to);
    case Remedy::Change::ShortenBatch: return Message("shorten the batch size to {}", remedy.to);
    case Remedy::Change::Pad: return Message("pad to {} with zeros", remedy.to);
    case Remedy::Change::Crop: return Message("crop to {}", remedy.to);
    case Remedy::Change::Reshape: return Message("reshape to {}", remedy.to);
    case Remedy::Change::Move: return Message("move to {}", remedy.to);
    case Remedy::Change::Cast: return Message("cast to {}", remedy.to);
    case Remedy::Change::AddZeros: return Message("add zeros");
    case Remedy::Change::AddValue: return Message("add the value of another member");
    case Remedy::Change::DropUnreadable: return Message("leave out unreadable entries");
    case Remedy::Change::DropKinds: return Message("leave out entries of different kinds");
    case Remedy::Change::DropShapes: return Message("leave out entries of different shapes");
    case Remedy::Change::DropMissing: return Message("leave out entries that other members lack");
    }
    return {};
}

Message meaningOf(const Remedy& remedy)
{
    switch (remedy.change) {
    case Remedy::Change::Permute: return Message("keeps all elements; each dim then means the same in all members");
    case Remedy::Change::DeclareBatch: return Message("keeps all elements");
    case Remedy::Change::PadBatch:
    case Remedy::Change::Pad: return Message("adds zeros and false flags as padding: keep a mask");
    case Remedy::Change::CropBatch:
    case Remedy::Change::Crop:
        return Message("drops the steps after the length of the shortest member, including ends of episodes");
    case Remedy::Change::ShortenBatch: return Message("keeps all elements; indexing reaches fewer dims");
    case Remedy::Change::Reshape: return Message("keeps all elements, in their order");
    case Remedy::Change::Move: return Message("keeps all elements");
    case Remedy::Change::Cast:
        return Message("rounds values if the dtype is narrower; otherwise all become the common wider dtype");
    case Remedy::Change::AddZeros: return Message("adds invented values");
    case Remedy::Change::AddValue: return Message("describes members that another one describes too");
    case Remedy::Change::DropUnreadable:
    case Remedy::Change::DropKinds:
    case Remedy::Change::DropShapes:
    case Remedy::Change::DropMissing: return Message("the key is gone from all members");
    }
    return {};
}

std::vector<Remedy> remediesToStack(const CollationMatrix& matrix, Fitting fitting)
{
    return Plan(matrix, fitting).make();
}

}  // namespace tensordesk
