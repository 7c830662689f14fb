// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/against.h"

#include "views/text/format.h"

#include <QStringList>

namespace tensordesk {

namespace {

// So many components of a key can be chosen.
constexpr int64_t kFewOffered = 16;

}  // namespace

std::vector<Against> Against::choicesOf(const ShownLeaf& leaf, const DimSelection& shown)
{
    const auto beside = shown.alongside(leaf.dims);
    if (!beside) {
        return {};
    }
    std::vector<Against> choices{{leaf, {}}};
    for (auto dim = static_cast<std::size_t>(leaf.dims.batchDims); dim < leaf.dims.rank(); ++dim) {
        const int64_t size = leaf.dims.shape[dim];
        const bool isShared = shown.leaf().shape == leaf.dims.shape;
        if (isShared || !beside->isFixed(dim) || size < 2 || size > kFewOffered) {
            continue;
        }
        std::vector<Against> wider;
        for (const Against& choice : choices) {
            for (int64_t index = 0; index < size; ++index) {
                wider.push_back(choice);
                wider.back().fixed.emplace_back(dim, index);
            }
        }
        choices = std::move(wider);
    }
    return choices;
}

QString Against::name() const
{
    if (fixed.empty()) {
        return format::path(leaf.path);
    }
    QStringList indices{QStringLiteral("…")};
    for (const auto& [dim, index] : fixed) {
        indices << QString::number(index);
    }
    return format::path(leaf.path) + format::index(indices);
}

std::optional<CloudAxis> Against::alongside(const DimSelection& shown) const
{
    auto beside = shown.alongside(leaf.dims);
    if (!beside) {
        return std::nullopt;
    }
    for (const auto& [dim, index] : fixed) {
        beside->setIndex(dim, index);
    }
    return CloudAxis{leaf.leaf, *std::move(beside)};
}

}  // namespace tensordesk
