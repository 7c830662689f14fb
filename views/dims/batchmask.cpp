// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dims/batchmask.h"

#include "model/expression/syntax/expression.h"

#include <QCoreApplication>

#include <algorithm>

namespace tensordesk {

namespace {

struct MaskText {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::BatchMask)
};

[[noreturn]] void failMask(ErrorKind kind, const QString& message)
{
    throw Error(kind, Message::verbatim(message.toStdString()));
}

/// As far as it goes beyond the batch size by dims of size 1, without these.
Shape withoutTrailingOnes(Shape shape, std::size_t dims)
{
    while (shape.size() > dims && shape.back() == 1) {
        shape.pop_back();
    }
    return shape;
}

/// The index that the ranges are of the first dims; empty where they leave all of them.
Index rangesOver(const Shape& shape, const std::vector<Range>& ranges)
{
    Index index;
    bool isWhole = true;
    for (std::size_t dim = 0; dim < std::min(shape.size(), ranges.size()); ++dim) {
        const Range& range = ranges[dim];
        const bool isAll = range == Range{0, 1, shape[dim]};
        const int64_t end = range.count > 0 ? range.start + (range.count - 1) * range.step + 1 : range.start;
        index.emplace_back(isAll ? Slice{} : Slice{range.start, end, range.step > 1 ? std::optional(range.step) : std::nullopt});
        isWhole = isWhole && isAll;
    }
    return isWhole ? Index() : index;
}

}  // namespace

MaskedBatch maskedBy(const TensorDict& td, const std::string& mask, const std::vector<Range>& ranges, Progress& progress)
{
    const Value value = evaluate(mask, Scope{{"td", td}}, progress);
    const auto* leaf = value.as<Leaf>();
    if (leaf == nullptr || leaf->dtype() != at::kBool || leaf->isRagged()) {
        failMask(ErrorKind::TypeError,
                 MaskText::tr("A mask is a bool tensor, such as td[\"done\"] or td[\"reward\"] > 0, and this is a %1.")
                     .arg(QString::fromStdString(leaf ? dtypeName(leaf->dtype()) + " " + toString(leaf->shape())
                                                      : value.typeName())));
    }
    const Shape& batch = td.batchSize();
    const Shape shape = withoutTrailingOnes(leaf->shape(), batch.size());
    if (shape.empty() || !startsWith(batch, shape)) {
        failMask(ErrorKind::IndexError,
                 MaskText::tr("A mask has the shape of the batch %1 or of its first dims, and "
                              "this one has %2.")
                     .arg(QString::fromStdString(toString(batch)), QString::fromStdString(toString(leaf->shape()))));
    }
    at::Tensor elements = snapshot(*leaf).reshape(shape);
    const Index part = rangesOver(shape, ranges);
    const TensorDict within = part.empty() ? td : td.at(part);
    if (!part.empty()) {
        elements = Leaf(elements).at(part).tensor().contiguous();
    }
    const int64_t kept = elements.sum().item<int64_t>();
    const int64_t total = elements.numel();
    const std::size_t extra = leaf->shape().size() - shape.size();
    std::string python = extra > 0 ? "(" + mask + ")" : mask;
    for (std::size_t dim = 0; dim < extra; ++dim) {
        python += ".squeeze(-1)";
    }
    if (part.empty()) {
        return {td.at(Index{std::move(elements)}), kept, total, {}, std::move(python)};
    }
    const std::string brackets = "[" + toPython(part) + "]";
    return {within.at(Index{std::move(elements)}), kept, total, brackets, (extra > 0 ? python : "(" + python + ")") + brackets};
}

}  // namespace tensordesk
