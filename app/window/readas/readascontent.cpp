// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/readas/readascontent.h"

#include "model/layouts/layoutfiles.h"
#include "model/tensordict/tree/visit.h"
#include "views/text/elementtext.h"
#include "views/text/format.h"

#include <ATen/core/Tensor.h>

#include <algorithm>

namespace tensordesk {

namespace {

constexpr int64_t kCurveRows = 2000;
constexpr int64_t kCurveBytes = int64_t{4} << 20;  ///< of these rows in the file: a compressed image is read completely
constexpr int64_t kCellRows = 5;
constexpr int64_t kCellItems = 4;
constexpr qsizetype kMostColumns = 12;

/// Returns the first rows of a leaf with dims, with the first index of further dims, and the first `items` of the last dim. Empty
/// for non-numeric elements, and if it cannot be read.
std::optional<at::Tensor> firstRows(const Leaf& leaf, int64_t rows, int64_t items)
{
    if (leaf.dim() == 0 || leaf.isRagged() || !elementtext::isShowable(leaf.dtype()))
        return std::nullopt;
    Index index{Slice{0, rows, {}}};
    for (int64_t dim = 1; dim < leaf.dim(); ++dim) {
        if (leaf.sizes()[static_cast<std::size_t>(dim)] == 0)
            return std::nullopt;
        index.emplace_back(dim + 1 == leaf.dim() && items > 1 ? IndexItem(Slice{0, items, {}}) : IndexItem(int64_t{0}));
    }
    try {
        return leaf.at(index).tensor().cpu().contiguous();
    } catch (const Error&) {
        return std::nullopt;  // the table shows the error where the user reads it
    }
}

std::vector<double> curveOf(const Leaf& leaf)
{
    const int64_t bytesPerRow = leaf.dim() > 0 && leaf.sizes().front() > 0 ? leaf.bytes() / leaf.sizes().front() : 0;
    const auto rows = firstRows(leaf, std::clamp<int64_t>(kCurveBytes / std::max<int64_t>(bytesPerRow, 1), 1, kCurveRows), 1);
    std::vector<double> curve;
    for (int64_t i = 0; rows && i < rows->numel(); ++i)
        curve.push_back(elementtext::number(leaf.dtype(), static_cast<const char*>(rows->const_data_ptr()) + i * rows->itemsize()));
    return curve;
}

ReadAsContent::StoredKey describe(const TensorDict& level, const Key& name)
{
    ReadAsContent::StoredKey key{name, {}, {}};
    const auto entry = level.find({name});
    const auto* leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr;
    if (leaf != nullptr) {
        key.shape = QString::fromStdString(toString(leaf->sizes())) + QLatin1Char(' ') + format::dtype(*entry);
        key.curve = curveOf(*leaf);
    } else if (const auto* below = entry ? std::get_if<TensorDict>(&*entry) : nullptr) {
        key.shape = QStringLiteral("{%1}").arg(below->count());
    }
    return key;
}

/// Adds a column of the first rows for each leaf of the episode with numbers.
void addCells(const TensorDict& episode, ReadAsContent& content)
{
    const int64_t rows = std::min(kCellRows, episode.dim() > 0 ? episode.batchSize().front() : 0);
    content.cells.resize(static_cast<std::size_t>(rows));
    visitBelow(episode, StackWalk::Whole, [&](const KeyPath& path, const Entry& entry) {
        const auto* leaf = std::get_if<Leaf>(&entry);
        const auto first = leaf != nullptr && rows > 0 ? firstRows(*leaf, rows, kCellItems) : std::nullopt;
        if (!first || first->dim() == 0 || first->size(0) != rows)
            return Walk::Advance;
        content.columns.append(format::path(path));
        const int64_t items = first->numel() / rows;
        const bool isCut = leaf->elementCount() / std::max<int64_t>(leaf->sizes().front(), 1) > items;
        for (int64_t row = 0; row < rows; ++row) {
            QStringList texts;
            for (int64_t i = 0; i < items; ++i) {
                const char* element = static_cast<const char*>(first->const_data_ptr()) + (row * items + i) * first->itemsize();
                texts.append(at::isFloatingType(leaf->dtype()) ? format::number(elementtext::number(leaf->dtype(), element))
                                                               : elementtext::text(leaf->dtype(), element));
            }
            content.cells[static_cast<std::size_t>(row)].append(texts.join(QStringLiteral("  "))
                                                                + (isCut ? QStringLiteral(" …") : QString()));
        }
        return content.columns.size() < kMostColumns ? Walk::Advance : Walk::Stop;
    });
}

}  // namespace

ReadAsContent readAsContent(const std::string& path, const std::string& layout, const std::shared_ptr<const Layout>& draft)
{
    OpenOptions options;
    options.asStored = true;
    const std::shared_ptr<const Storage> stored = openStorage(path, options);
    const auto given = layout.empty() ? draft : layoutNamed(layout);
    const auto laid = given ? std::optional(laidOutBy(*stored, given)) : laidOut(*stored);
    ReadAsContent content;
    content.stored = stored;
    content.root = describedIn(*stored);
    content.places = placesIn(content.root);
    return contentByDraft(content, draftOf(laid.value_or(LaidOut()), content.root));
}

ReadAsContent contentByDraft(const ReadAsContent& before, const Layout& draft)
{
    ReadAsContent content{before.stored, before.root, before.places, draft, {}, {}, {}, {}, {}};
    if (!before.keys.empty() && placeOf(before.draft) == placeOf(draft))
        content.keys = before.keys;
    else if (const auto level = levelAt(content.root, placeOf(draft)))
        for (const Key& key : level->keys())
            content.keys.push_back(describe(*level, key));
    try {
        content.preview = previewOf(*content.stored, draft);
        if (content.preview.first)
            addCells(*content.preview.first, content);
    } catch (const Error& error) {
        content.error = error;
    }
    return content;
}

}  // namespace tensordesk
