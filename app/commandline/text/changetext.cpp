// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/text/changetext.h"

#include "app/commandline/text/json.h"
#include "app/commandline/text/terminaltext.h"
#include "app/commandline/text/treetext.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/leaves/leafblocks.h"

#include <algorithm>
#include <cstring>
#include <optional>

namespace tensordesk {

namespace {

/// Read around an edited element: less than a block, since most edits are small.
constexpr int64_t kBytesAroundEdit = int64_t{4} << 20;

/// `td["next", "reward"]`.
std::string subscripted(const KeyPath& path)
{
    return printableRow(toSubscript(path));
}

/// The cells in which two leaves of one shape and dtype differ, bit by bit, in row-major order.
class CellChanges {
public:
    /// `everywhere`: also where the second leaf does not know of an edit.
    CellChanges(std::string name, int64_t maxCells, bool everywhere, Progress& progress)
        : m_name(std::move(name)), m_max(maxCells), m_everywhere(everywhere), m_progress(progress)
    {
    }

    void compare(const Leaf& before, const Leaf& after)
    {
        if (!m_everywhere && !after.isEdited())
            return;
        const ProgressScope scope(m_progress);
        LeafBlocks(before, kBytesAroundEdit).forEachPart([&](const Part& part) {
            const Index index = indexOf(part);
            if (const Leaf now = after.at(index); m_everywhere || now.isEdited())
                compareBlock(before.at(index).tensor().contiguous(), now.tensor().contiguous(), part);
        });
    }

    [[nodiscard]] std::vector<std::string> rows() &&
    {
        if (m_count > m_max) {
            const int64_t more = m_count - m_max;
            m_rows.push_back(m_name + ": … and " + std::to_string(more) + (more == 1 ? " more cell" : " more cells"));
        }
        return std::move(m_rows);
    }

private:
    void compareBlock(const at::Tensor& before, const at::Tensor& after, const Part& part)
    {
        const auto* old = static_cast<const char*>(before.const_data_ptr());
        const auto* now = static_cast<const char*>(after.const_data_ptr());
        const auto size = static_cast<std::size_t>(before.element_size());
        for (int64_t at = 0; at < before.numel(); ++at) {
            const std::size_t offset = static_cast<std::size_t>(at) * size;
            if (std::memcmp(old + offset, now + offset, size) != 0 && m_count++ < m_max) {
                m_rows.push_back(cellName(part, at) + ": " + element(before, at) + " → " + element(after, at));
            }
        }
    }

    std::string cellName(const Part& part, int64_t flat) const
    {
        Shape position(part.size());
        for (std::size_t dim = part.size(); dim-- > 0;) {
            position[dim] = part[dim].start + flat % part[dim].count;
            flat /= part[dim].count;
        }
        return position.empty() ? m_name : m_name + toString(position);
    }

    static std::string element(const at::Tensor& block, int64_t flat)
    {
        return elementsOf(block.view({-1}).select(0, flat)).toPython();
    }

    std::string m_name;
    int64_t m_max;
    bool m_everywhere;
    Progress& m_progress;
    int64_t m_count = 0;
    std::vector<std::string> m_rows;
};

std::string entryText(const Entry& entry, const TensorDict& root)
{
    if (const auto* leaf = std::get_if<Leaf>(&entry)) {
        const std::size_t batchDims = std::min(root.batchSize().size(), leaf->shape().size());
        return shapeText(leaf->shape(), batchDims) + " " + dtypeName(leaf->dtype());
    }
    if (const auto* td = std::get_if<TensorDict>(&entry)) {
        return td->typeName() + " " + shapeText(td->batchSize(), td->batchSize().size(), td->names());
    }
    if (const auto* value = std::get_if<NonTensor>(&entry)) {
        return printableRow(value->toPythonValue().toPython());
    }
    return "broken";
}

/// True if the leaf records which of its elements were edited; one in memory does not.
bool notesEdits(const Leaf& leaf)
{
    const std::vector<Leaf> members = leaf.members();
    return members.empty() ? leaf.source() != nullptr : std::all_of(members.begin(), members.end(), notesEdits);
}

/// True if the entry may be another one than before, not just have other elements.
bool mayBeReplaced(const KeyPath& path, const std::vector<Mutation>& edits)
{
    return std::any_of(edits.begin(), edits.end(), [&](const Mutation& edit) {
        return std::holds_alternative<Rename>(edit) || (!std::holds_alternative<Assign>(edit) && path.startsWith(pathOf(edit)));
    });
}

std::vector<std::string> entryRows(const KeyPath& path, const TensorDict& before, const TensorDict& after,
                                   const std::vector<Mutation>& edits, int64_t maxCells, Progress& progress)
{
    const std::string name = subscripted(path);
    const auto was = before.find(path);
    const auto is = after.find(path);
    if (!was || !is) {
        return was || is ? std::vector{name + (is ? " added: " + entryText(*is, after) : " removed")} : std::vector<std::string>();
    }
    const auto* old = std::get_if<Leaf>(&*was);
    const auto* now = std::get_if<Leaf>(&*is);
    const bool comparable = old != nullptr && now != nullptr && old->shape() == now->shape() && old->dtype() == now->dtype()
                         && !old->isRagged();
    if (comparable) {
        CellChanges changes(name, maxCells, mayBeReplaced(path, edits) || !notesEdits(*now), progress);
        changes.compare(*old, *now);
        return std::move(changes).rows();
    }
    return {name + ": " + entryText(*was, before) + " → " + entryText(*is, after)};
}

/// The keys of a level as a Python tuple.
std::string keysText(const TensorDict& td)
{
    KeyPath keys;
    for (const Key& key : td.keys()) {
        keys.push_back(key);
    }
    return toPython(keys);
}

/// A change of a level itself by a mutation, with its text; empty for changes of entries.
struct Attribute {
    std::string name;
    std::string (*text)(const TensorDict& level);
};

struct AttributeOf {
    using Changed = std::optional<Attribute>;

    Changed operator()(const Assign&) const { return {}; }
    Changed operator()(const Set&) const { return {}; }
    Changed operator()(const Erase&) const { return {}; }
    Changed operator()(const Rename&) const { return {}; }
    Changed operator()(const Arrange&) const
    {
        return {{"keys()", [](const TensorDict& td) { return keysText(td); }}};
    }
    Changed operator()(const SetNames&) const
    {
        return {{"names", [](const TensorDict& td) { return toString(td.names()); }}};
    }
    Changed operator()(const SetBatchSize&) const { return batchSize(); }
    Changed operator()(const SetLocked&) const
    {
        return {{"is_locked", [](const TensorDict& td) { return std::string(td.isLocked() ? "True" : "False"); }}};
    }
    Changed operator()(const SetDevice&) const
    {
        return {{"device", [](const TensorDict& td) { return td.device() ? td.device()->str() : std::string("None"); }}};
    }
    Changed operator()(const InsertMember&) const { return batchSize(); }
    Changed operator()(const RemoveMember&) const { return batchSize(); }

private:
    static Changed batchSize()
    {
        return {{"batch_size", [](const TensorDict& td) { return toString(td.batchSize()); }}};
    }
};

}  // namespace

std::vector<std::string> changeText(const TensorDict& before, const TensorDict& after, const std::vector<Mutation>& edits,
                                    Progress& progress, int64_t maxCells)
{
    std::vector<std::string> rows;
    std::vector<std::pair<std::string, KeyPath>> seen;  // many statements may touch one leaf; it is compared once
    for (const Mutation& edit : edits) {
        if (std::holds_alternative<Rename>(edit)) {
            rows.push_back(printableRow(toText(edit).english()));
            continue;
        }
        const KeyPath& path = pathOf(edit);
        const auto attribute = std::visit(AttributeOf(), edit);
        const std::pair<std::string, KeyPath> what{attribute ? attribute->name : "", path};
        if (std::find(seen.begin(), seen.end(), what) != seen.end()) {
            continue;
        }
        seen.push_back(what);
        const auto textIn = [&](const TensorDict& root) {
            return printableRow(attribute->text(path.empty() ? root : root.child(path)));
        };
        const auto more = attribute ? std::vector<std::string>{subscripted(path) + "." + attribute->name + ": " + textIn(before)
                                                               + " → " + textIn(after)}
                                    : entryRows(path, before, after, edits, maxCells, progress);
        rows.insert(rows.end(), more.begin(), more.end());
    }
    return rows;
}

}  // namespace tensordesk
