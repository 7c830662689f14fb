// SPDX-License-Identifier: GPL-3.0-or-later
#include "commandline/changetext.h"

#include "commandline/json.h"
#include "commandline/terminaltext.h"
#include "commandline/treetext.h"

#include <algorithm>
#include <cstring>
#include <optional>

namespace tensordesk {

namespace {

constexpr int64_t kBlockElements = int64_t{1} << 20;

/// `td["next", "reward"]`.
std::string subscripted(const KeyPath& path)
{
    std::string text = "td";
    if (leadsThroughMember(path)) {
        text = toSubscript(path);
    } else if (!path.empty()) {
        text += "[";
        for (std::size_t at = 0; at < path.size(); ++at) {
            text += (at == 0 ? "" : ", ") + stringLiteral(path[at]);
        }
        text += "]";
    }
    return printableRow(text);
}

/// The cells in which two leaves of one shape and dtype differ, bit by bit, in row-major order.
class CellChanges {
public:
    /// `everywhere`: also where the second leaf does not know of an edit.
    CellChanges(std::string name, int64_t maxCells, bool everywhere, Progress& progress)
        : m_name(std::move(name)), m_max(maxCells), m_everywhere(everywhere), m_progress(progress)
    {
    }

    /// The leaves stand at `prefix` in the dims before theirs, and at `start` in their first dim.
    void compare(const Leaf& before, const Leaf& after, const Shape& prefix = {}, int64_t start = 0)
    {
        m_progress.check();
        if (!m_everywhere && !after.isEdited()) {
            return;
        }
        if (before.elementCount() <= kBlockElements) {
            compareBlock(before.tensor().contiguous(), after.tensor().contiguous(), prefix, start);
        } else if (const int64_t size = before.shape()[0]; size > 1) {
            // Halving keeps what is read at once bounded, whatever the shape.
            for (const auto& [from, to] : {std::pair{int64_t{0}, size / 2}, std::pair{size / 2, size}}) {
                const Index part{Slice{from, to, {}}};
                compare(before.at(part), after.at(part), prefix, start + from);
            }
        } else {
            Shape longer = prefix;
            longer.push_back(start);
            compare(before.at(Index{int64_t{0}}), after.at(Index{int64_t{0}}), longer, 0);
        }
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
    void compareBlock(const at::Tensor& before, const at::Tensor& after, const Shape& prefix, int64_t start)
    {
        const auto* old = static_cast<const char*>(before.const_data_ptr());
        const auto* now = static_cast<const char*>(after.const_data_ptr());
        const auto size = static_cast<std::size_t>(before.element_size());
        for (int64_t at = 0; at < before.numel(); ++at) {
            const std::size_t offset = static_cast<std::size_t>(at) * size;
            if (std::memcmp(old + offset, now + offset, size) != 0 && m_count++ < m_max) {
                m_rows.push_back(cellName(before.sizes(), at, prefix, start) + ": " + element(before, at) + " → "
                                 + element(after, at));
            }
        }
    }

    std::string cellName(c10::IntArrayRef block, int64_t flat, const Shape& prefix, int64_t start) const
    {
        Shape position(block.size());
        for (std::size_t dim = block.size(); dim-- > 0;) {
            position[dim] = flat % block[dim];
            flat /= block[dim];
        }
        if (!position.empty()) {
            position[0] += start;
        }
        position.insert(position.begin(), prefix.begin(), prefix.end());
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
        return printableRow(value->toPlain().toPython());
    }
    return "broken";
}

bool startsWith(const KeyPath& path, const KeyPath& prefix)
{
    return prefix.size() <= path.size() && std::equal(prefix.begin(), prefix.end(), path.begin());
}

/// Whether the leaf knows which of its elements were edited: what is in memory is written without a note.
bool notesEdits(const Leaf& leaf)
{
    const std::vector<Leaf> members = leaf.members();
    return members.empty() ? leaf.source() != nullptr : std::all_of(members.begin(), members.end(), notesEdits);
}

/// True if the entry may be another one than before, not just have other elements.
bool mayBeReplaced(const KeyPath& path, const std::vector<Document::Edit>& edits)
{
    using Kind = Document::Edit::Kind;
    return std::any_of(edits.begin(), edits.end(), [&](const Document::Edit& edit) {
        return edit.kind == Kind::Rename || (edit.kind != Kind::Assign && startsWith(path, edit.path));
    });
}

std::vector<std::string> entryRows(const KeyPath& path, const TensorDict& before, const TensorDict& after,
                                   const std::vector<Document::Edit>& edits, int64_t maxCells, Progress& progress)
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

/// What an edit changed of a level itself; nothing for edits of entries.
std::optional<std::pair<std::string, std::string (*)(const TensorDict&)>> attributeOf(Document::Edit::Kind kind)
{
    using Kind = Document::Edit::Kind;
    switch (kind) {
    case Kind::Arrange: return {{"keys()", [](const TensorDict& td) { return toPython(td.keys()); }}};
    case Kind::SetNames: return {{"names", [](const TensorDict& td) { return toString(td.names()); }}};
    case Kind::SetBatchSize: return {{"batch_size", [](const TensorDict& td) { return toString(td.batchSize()); }}};
    case Kind::SetLocked:
        return {{"is_locked", [](const TensorDict& td) { return std::string(td.isLocked() ? "True" : "False"); }}};
    case Kind::SetDevice:
        return {{"device", [](const TensorDict& td) { return td.device() ? td.device()->str() : std::string("None"); }}};
    case Kind::InsertMember: return {{"batch_size", [](const TensorDict& td) { return toString(td.batchSize()); }}};
    case Kind::Assign:
    case Kind::Set:
    case Kind::Erase:
    case Kind::Rename: break;
    }
    return std::nullopt;
}

}  // namespace

std::vector<std::string> changeText(const TensorDict& before, const TensorDict& after, const std::vector<Document::Edit>& edits,
                                    Progress& progress, int64_t maxCells)
{
    std::vector<std::string> rows;
    std::vector<std::pair<std::string, KeyPath>> seen;  // many statements may touch one leaf; it is compared once
    for (const Document::Edit& edit : edits) {
        if (edit.kind == Document::Edit::Kind::Rename) {
            rows.push_back(printableRow(edit.description));
            continue;
        }
        const auto attribute = attributeOf(edit.kind);
        const std::pair<std::string, KeyPath> what{attribute ? attribute->first : "", edit.path};
        if (std::find(seen.begin(), seen.end(), what) != seen.end()) {
            continue;
        }
        seen.push_back(what);
        const auto textIn = [&](const TensorDict& root) {
            return printableRow(attribute->second(edit.path.empty() ? root : root.child(edit.path)));
        };
        const auto more = attribute ? std::vector<std::string>{subscripted(edit.path) + "." + attribute->first + ": "
                                                               + textIn(before) + " → " + textIn(after)}
                                    : entryRows(edit.path, before, after, edits, maxCells, progress);
        rows.insert(rows.end(), more.begin(), more.end());
    }
    return rows;
}

}  // namespace tensordesk
