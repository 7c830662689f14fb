// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/diagnosis/offendingdims.h"
#include "model/expression/diagnosis/rules/rules.h"
#include "model/expression/evaluation/indexing.h"

#include <ATen/core/Tensor.h>

#include <algorithm>

namespace tensordesk {

namespace {

/// One item of an index: an argument with its text, and the dims of the input that it covers.
struct PlacedItem {
    const Expression* part;
    Value value;
    std::size_t firstDim = 0;
    std::size_t dims = 0;
};

class IndexRule {
public:
    explicit IndexRule(Failure& failure) : m_failure(failure), m_object(failure.arguments().front())
    {
        const Argument& index = failure.arguments().back();
        const auto* tuple = index.part->as<TupleNode>();
        if (!index.value || asKey(*index.value))
            return;
        const auto* values = index.value->as<Value::Tuple>();
        if (tuple && values && values->items.size() == tuple->items.size()) {
            for (std::size_t i = 0; i < tuple->items.size(); ++i)
                m_items.push_back({&tuple->items[i], values->items[i]});
        } else {
            m_items.push_back({index.part, *index.value});
        }
        placeItems();
    }

    void explain()
    {
        if (m_items.empty())
            return;
        m_failure.align(Alignment::First);
        markIndex(*m_failure.arguments().back().value, m_failure.operand(m_object));
        if (taken() > rank() && !hasMask())
            tooManyIndices();
        for (const PlacedItem& item : m_items) {
            if (const auto* at = item.value.as<int64_t>())
                checkInt(item, *at);
            else if (const auto* leaf = item.value.as<Leaf>())
                checkTensor(item, *leaf);
        }
        checkIndexTensors();
    }

private:
    [[nodiscard]] std::size_t rank() const { return m_failure.rank(m_object); }

    [[nodiscard]] std::size_t taken() const
    {
        std::size_t count = 0;
        for (const PlacedItem& item : m_items)
            count += item.dims;
        return count;
    }

    [[nodiscard]] bool hasMask() const
    {
        return std::ranges::any_of(m_items, [](const PlacedItem& item) {
            const auto* leaf = item.value.as<Leaf>();
            return leaf && leaf->dtype() == at::kBool;
        });
    }

    void placeItems()
    {
        for (PlacedItem& item : m_items) {
            const auto* leaf = item.value.as<Leaf>();
            const bool addsDim = item.value.isNone() || item.value.as<bool>() || item.value.as<Ellipsis>();
            item.dims = addsDim ? 0 : leaf && leaf->dtype() == at::kBool ? std::max<std::size_t>(leaf->shape().size(), 1) : 1;
        }
        std::size_t dim = 0;
        for (PlacedItem& item : m_items) {
            item.firstDim = dim;
            dim += item.value.as<Ellipsis>() ? rank() - std::min(rank(), taken()) : item.dims;
        }
    }

    /// The text of the index without its last item.
    void tooManyIndices()
    {
        m_failure.explain({"{} has {} dims, and the index uses {}.", m_object.text, rank(), taken()});
        const auto* td = m_object.value ? m_object.value->as<TensorDict>() : nullptr;
        if (m_items.size() < 2) {
            if (rank() == 0)
                m_failure.suggest(m_failure.part(), m_object.text, {"Leaves out the index: {} is one number.", m_object.text});
            return;
        }
        const Place last{m_items[m_items.size() - 2].part->place.end, m_items.back().part->place.end};
        if (m_items[m_items.size() - 2].value.as<Slice>() || m_items.back().value.as<Slice>())
            return suggestFewer();
        m_failure.suggest({{last, ""}}, td ? Message("Indexes the batch dims alone.") : Message("Leaves out the last index."));
    }

    /// The same where the items have no text of their own: slices are cut at the commas.
    void suggestFewer()
    {
        const Expression& index = *m_failure.arguments().back().part;
        const std::string text = m_failure.text(m_failure.part());
        const std::string object = m_failure.text(*m_object.part);
        const std::size_t comma = text.rfind(',');
        if (comma == std::string::npos || comma < object.size() || index.place.end < index.place.begin)
            return;
        m_failure.suggest(m_failure.part(), text.substr(0, comma) + "]", {"Leaves out the last index."});
    }

    void checkInt(const PlacedItem& item, int64_t at)
    {
        if (item.firstDim >= rank())
            return;
        const int64_t size = m_failure.shape(m_object)[item.firstDim];
        if (at >= -size && at < size)
            return;
        if (size == kRagged) {
            m_failure.explain({"Index {} is out of range for some members of {}, whose sizes differ in dim {}.", at, m_object.text,
                               item.firstDim});
            m_failure.suggest(*item.part, "-1", {"Takes the last element of each."});
            return;
        }
        m_failure.explain({"Index {} is out of range: dim {} of {} has size {}, so indices run from {} to {}.", at, item.firstDim,
                           m_object.text, size, -size, size - 1});
        if (at == size)
            m_failure.suggest(*item.part, "-1", {"Takes the last element: indices begin at 0."});
        if (m_items.size() == 1)
            for (std::size_t dim = item.firstDim + 1; dim < rank(); ++dim)
                if (at < m_failure.shape(m_object)[dim]) {
                    std::string colons;
                    for (std::size_t i = 0; i < dim; ++i)
                        colons += ":, ";
                    m_failure.suggest(*item.part, colons + m_failure.text(*item.part),
                                      {"Indexes dim {}, which is long enough.", dim});
                }
        if (at != size && at > 0)
            m_failure.suggest(*item.part, "-1", {"Takes the last element."});
    }

    void suggestItem(const PlacedItem& item, std::string text, Message meaning)
    {
        m_failure.suggest(*item.part, std::move(text), std::move(meaning));
    }

    void checkTensor(const PlacedItem& item, const Leaf& leaf)
    {
        if (leaf.dtype() == at::kBool)
            return checkMask(item, leaf.shape());
        if (at::isIntegralType(leaf.dtype(), false))
            return;
        m_failure.explain(
            {"An index has dtype int64 or bool, and {} has {}.", m_failure.text(*item.part), dtypeName(leaf.dtype())});
        const std::string text = m_failure.object(*item.part);
        suggestItem(item, text + ".long()", {"Converts {} to {}.", m_failure.text(*item.part), "torch.int64"});
        suggestItem(item, text + ".bool()", {"Converts {} to {}.", m_failure.text(*item.part), "torch.bool"});
    }

    void checkMask(const PlacedItem& item, const Shape& mask)
    {
        const Shape& shape = m_failure.shape(m_object);
        const std::string name = m_failure.text(*item.part);
        const auto fits = [&](const Shape& sizes, std::size_t first) {
            return first + sizes.size() <= shape.size()
                && std::equal(sizes.begin(), sizes.end(), shape.begin() + static_cast<std::ptrdiff_t>(first));
        };
        if (fits(mask, item.firstDim))
            return;
        m_failure.explain({"A mask has the sizes of the dims that it selects from: {} is {}, and {} is {}.", name, toString(mask),
                           m_object.text, toString(shape)});
        const std::string text = m_failure.object(*item.part);
        const Shape shorter(mask.begin(), mask.empty() ? mask.end() : mask.end() - 1);
        if (mask.size() > 1 && fits(shorter, item.firstDim)) {
            if (mask.back() == 1)
                suggestItem(item, text + ".squeeze(-1)", {"Removes the last dim of {}, which has size 1.", name});
            suggestItem(item, text + ".any(-1)", {"Selects where any value of the last dim of {} is true.", name});
            suggestItem(item, text + ".all(-1)", {"Selects where all values of the last dim of {} are true.", name});
        }
        if (mask.size() == 2 && fits({mask[1], mask[0]}, item.firstDim))
            suggestItem(item, text + ".T", {"Swaps dims {} and {} of {}.", 0, 1, name});
        if (m_items.size() == 1)
            for (std::size_t dim = 1; dim < shape.size(); ++dim)
                if (fits(mask, dim)) {
                    std::string colons;
                    for (std::size_t i = 0; i < dim; ++i)
                        colons += ":, ";
                    suggestItem(item, colons + name, {"Selects along dim {}, whose size the mask has.", dim});
                }
    }

    /// Several index tensors are broadcast together.
    void checkIndexTensors()
    {
        std::vector<const PlacedItem*> tensors;
        for (const PlacedItem& item : m_items)
            if (const auto* leaf = item.value.as<Leaf>(); leaf && leaf->dtype() != at::kBool)
                tensors.push_back(&item);
        if (tensors.size() != 2)
            return;
        const Shape &a = tensors[0]->value.as<Leaf>()->shape(), &b = tensors[1]->value.as<Leaf>()->shape();
        if (agree(Agreement::Broadcast, {a, b}))
            return;
        m_failure.explain({"Index tensors are broadcast together: {} is {}, and {} is {}.", m_failure.text(*tensors[0]->part),
                           toString(a), m_failure.text(*tensors[1]->part), toString(b)});
        if (a.size() == 1 && b.size() == 1)
            suggestItem(*tensors[0], m_failure.object(*tensors[0]->part) + ".unsqueeze(-1)",
                        {"Selects each row of the first index with each column of the second."});
    }

    Failure& m_failure;
    const Argument& m_object;
    std::vector<PlacedItem> m_items;
};

}  // namespace

void explainIndex(Failure& failure)
{
    if (failure.arguments().size() == 2 && failure.arguments().front().operand && failure.error().kind() != ErrorKind::KeyError)
        IndexRule(failure).explain();
}

}  // namespace tensordesk
