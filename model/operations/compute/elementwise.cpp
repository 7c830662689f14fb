// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/compute/elementwise.h"

#include "model/operations/compute/aten.h"
#include "model/operations/compute/levelbuilder.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/leaves/leafblocks.h"
#include "model/tensordict/leaves/scratch.h"
#include "model/tensordict/tree/entryops.h"
#include "model/tensordict/tree/node.h"
#include "model/tensordict/tree/visit.h"

#include <ATen/ops/empty.h>

#include <algorithm>
#include <unordered_map>

namespace tensordesk {

namespace {

/// An operand as it stands beside one level.
class Beside {
public:
    /// `batch`: the broadcast batch size of the root and all operands.
    Beside(const Operand& operand, const Shape& batch) : m_batch(batch)
    {
        if (const at::Tensor* tensor = operand.tensor()) {
            m_tensor = tensor->dim() > 0 ? guardingTorch([&] { return tensor->expand(batch); }) : *tensor;
        } else {
            m_td = *operand.td();
            m_tdBatchDims = m_td->batchSize().size();
            m_expands = m_tdBatchDims > 0 && m_td->batchSize() != batch;
        }
    }

    [[nodiscard]] bool isTensor() const noexcept { return !m_td; }
    [[nodiscard]] const TensorDict& td() const noexcept { return *m_td; }
    /// Returns how many leading dims of a tensordict's entries are those of its root's batch.
    [[nodiscard]] std::size_t batchDims() const noexcept { return m_tdBatchDims; }

    /// Returns the tensor for a leaf with `dims` dims, with size 1 for each event dim.
    [[nodiscard]] const at::Tensor& alignedTo(int64_t dims)
    {
        const int64_t eventDims = dims - static_cast<int64_t>(m_batch.size());
        if (m_tensor.dim() == 0 || eventDims == 0)
            return m_tensor;
        if (!m_aligned.defined() || m_aligned.dim() != dims) {
            Shape shape = m_tensor.sizes().vec();
            shape.resize(static_cast<std::size_t>(dims), 1);
            m_aligned = m_tensor.reshape(shape);
        }
        return m_aligned;
    }
    /// A leaf of the tensordict, expanded to the batch.
    [[nodiscard]] at::Tensor expanded(const at::Tensor& leaf) const
    {
        return m_expands ? expand(leaf, m_tdBatchDims, m_batch) : leaf;
    }
    static at::Tensor expand(const at::Tensor& leaf, std::size_t batchDims, const Shape& batch)
    {
        Shape shape = batch;
        const auto event = leaf.sizes().slice(batchDims);
        shape.insert(shape.end(), event.begin(), event.end());
        return leaf.expand(shape);
    }

    /// A batch size below the tensordict, where its own leading dims are those of `batch`.
    [[nodiscard]] Shape unexpanded(const Shape& below, Shape batch) const
    {
        batch.insert(batch.end(), below.begin() + static_cast<std::ptrdiff_t>(m_tdBatchDims), below.end());
        return batch;
    }

    /// Returns the operand for a nested level.
    [[nodiscard]] Beside below(std::optional<TensorDict> child) const
    {
        Beside result = *this;
        result.m_td = std::move(child);
        return result;
    }
    /// True if it can be taken apart along the stack dim of `stack`: its own dim there, if it has one, is broadcast.
    [[nodiscard]] bool hasMembers(const TensorDict& stack) const
    {
        if (isTensor())
            return true;
        const auto dim = static_cast<std::size_t>(stack.stackDim());
        const Shape &own = m_td->batchSize(), &other = stack.batchSize();
        if (m_expands)
            return dim < m_batch.size();
        return m_tdBatchDims == m_batch.size() && own.size() == other.size() && own[dim] == other[dim];
    }
    /// `batch`: the leading dims of the leaves of that member.
    [[nodiscard]] Beside member(int64_t dim, int64_t position, const Shape& batch) const
    {
        Beside result = *this;
        result.m_aligned = at::Tensor();
        const bool isBatchDim = dim < static_cast<int64_t>(m_batch.size());
        result.m_batch = batch;
        if (m_td) {
            const int64_t own = m_expands ? dim - static_cast<int64_t>(m_batch.size() - m_tdBatchDims) : dim;
            if (own < 0)
                return result;  // the same for every member
            Index index(static_cast<std::size_t>(own), Slice{});
            index.emplace_back(m_expands && m_td->batchSize()[static_cast<std::size_t>(own)] == 1 ? 0 : position);
            result.m_td = m_td->at(index);
            result.m_tdBatchDims -= isBatchDim ? 1 : 0;
            const Shape root(result.m_td->batchSize().begin(),
                             result.m_td->batchSize().begin() + static_cast<std::ptrdiff_t>(result.m_tdBatchDims));
            result.m_expands = result.m_tdBatchDims > 0 && root != result.m_batch;
        } else if (isBatchDim && m_tensor.dim() > 0) {
            result.m_tensor = m_tensor.select(dim, position);
        }
        return result;
    }

private:
    at::Tensor m_tensor, m_aligned;
    std::optional<TensorDict> m_td;
    std::size_t m_tdBatchDims = 0;  ///< leading dims of the leaves of m_td that are dims of its root's batch
    Shape m_batch;                  ///< the leading dims of every leaf that m_tensor is aligned with
    bool m_expands = false;
};

/// An operator on a leaf larger than the memory limit.
class Blockwise {
public:
    Blockwise(const Leaf& leaf, at::ArrayRef<at::Tensor> operands, const ElementwiseFunction& function)
        : m_leaf(leaf), m_operands(operands), m_function(function)
    {
    }

    [[nodiscard]] at::Tensor result() const
    {
        Shape shape = m_leaf.shape();
        for (const at::Tensor& operand : m_operands)
            shape = broadcastShape(shape, operand.sizes());
        const DType dtype = resultDtype();
        if (shape != m_leaf.shape()) {
            checkFits(shape, dtype);
            return m_function(m_leaf.tensor(), m_operands);  // an operand is larger still
        }
        const at::Tensor result = emptyScratch(shape, dtype);
        const auto compute = [&](const Part& part) {
            std::vector<at::Tensor> operands;
            for (const at::Tensor& operand : m_operands)
                operands.push_back(partOf(operand, part));
            const at::Tensor target = partOf(result, part);
            target.copy_(m_function(m_leaf.at(indexOf(part)).tensor(), operands));
            settle(target);
        };
        LeafBlocks(m_leaf).forEachPart(compute);
        return result;
    }

private:
    /// Not every operator works out dtypes alone, so that it is asked about a few elements.
    [[nodiscard]] DType resultDtype() const
    {
        const auto meta = [](c10::IntArrayRef shape, DType dtype) {
            Shape few = shape.vec();
            for (int64_t& size : few)
                size = std::min<int64_t>(size, 2);
            return at::empty(few, at::TensorOptions(dtype).device(at::kMeta));
        };
        std::vector<at::Tensor> operands;
        for (const at::Tensor& operand : m_operands)
            operands.push_back(operand.dim() > 0 ? meta(operand.sizes(), operand.scalar_type()) : operand);
        return m_function(meta(m_leaf.shape(), m_leaf.dtype()), operands).scalar_type();
    }

    /// Returns the part of a broadcast tensor for a part of the leaf.
    [[nodiscard]] static at::Tensor partOf(const at::Tensor& tensor, const Part& part)
    {
        at::Tensor view = tensor;
        const auto missing = static_cast<int64_t>(part.size()) - tensor.dim();
        for (int64_t dim = 0; dim < tensor.dim(); ++dim)
            if (const Range& range = part[static_cast<std::size_t>(dim + missing)]; tensor.size(dim) > 1)
                view = view.narrow(dim, range.start, range.count);
        return view;
    }

    const Leaf& m_leaf;
    at::ArrayRef<at::Tensor> m_operands;
    const ElementwiseFunction& m_function;
};

class ElementwiseWalk {
public:
    ElementwiseWalk(const ElementwiseFunction& function, const ElementwiseRules& rules) : m_function(function), m_rules(rules) { }

    TensorDict root(const TensorDict& td, const std::vector<Operand>& operands)
    {
        m_ownBatch = m_batch = td.batchSize();
        for (const Operand& operand : operands)
            if (const Shape batch = operand.batch(); !batch.empty() && batch != m_batch)
                m_batch = broadcastShape(batch, m_batch);
        std::vector<Beside> besides;
        for (const Operand& operand : operands)
            besides.emplace_back(operand, m_batch);
        return level(td, besides);
    }

private:
    TensorDict level(const TensorDict& td, std::vector<Beside>& besides)
    {
        const auto fits = [&](const Beside& beside) { return beside.hasMembers(td); };
        if (td.isLazyStack() && m_batch == m_ownBatch && std::all_of(besides.begin(), besides.end(), fits))
            return ofMembers(td, besides);
        LevelBuilder result = builderLike(td);
        std::size_t position = 0;
        visitLevel(td, [&](const Key& key, const Entry& entry) {
            const std::size_t own = position++;
            if (isAbsentField(td, besides, entry))
                return;
            if (auto made = ofEntry(td, key, own, entry, besides))
                result.add(key, std::move(*made));
        });
        addOthers(result, td, besides);
        const TensorDict made = result.finish();
        const std::string other = m_rules.skipsAbsentFields && !besides.front().isTensor() ? besides.front().td().tensorclass()
                                                                                           : "";
        return td.tensorclass().empty() && !other.empty() ? TensorDict::typed(made, other) : made;
    }

    /// True for a field that is not compared, because files omit it.
    [[nodiscard]] bool isAbsentField(const TensorDict& td, const std::vector<Beside>& besides, const Entry& entry) const
    {
        return m_rules.skipsAbsentFields && isNone(entry) && !besides.front().isTensor()
            && !(td.tensorclass().empty() && besides.front().td().tensorclass().empty());
    }

    TensorDict ofMembers(const TensorDict& td, const std::vector<Beside>& besides)
    {
        const int64_t dim = td.stackDim();
        const bool isBatchDim = dim < static_cast<int64_t>(m_batch.size());
        const Shape batch = m_batch;
        std::vector<TensorDict> members;
        for (std::size_t i = 0; i < td.members().size(); ++i) {
            const TensorDict& member = td.members()[i];
            // Sizes that differ between the members are -1 in the batch of the stack.
            const auto own = member.batchSize().begin();
            m_batch.assign(own, own + static_cast<std::ptrdiff_t>(batch.size() - (isBatchDim ? 1 : 0)));
            m_ownBatch = m_batch;
            std::vector<Beside> parts;
            for (const Beside& beside : besides)
                parts.push_back(beside.member(dim, static_cast<int64_t>(i), m_batch));
            const auto before = m_latest.find(member.node().get());
            members.push_back(level(before == m_latest.end() ? member : before->second, parts));
            if (m_rules.accumulates && !member.isLazyStack())
                m_latest.insert_or_assign(member.node().get(), members.back());
        }
        m_ownBatch = m_batch = batch;
        return stackedLike(td, std::move(members), m_rules.names);
    }

    /// An empty level with the batch size of `td`, expanded.
    LevelBuilder builderLike(const TensorDict& td) const
    {
        Shape batch = m_batch;
        const Shape& own = td.batchSize();
        batch.insert(batch.end(), own.begin() + static_cast<std::ptrdiff_t>(m_ownBatch.size()), own.end());
        DimNames names;
        if (m_rules.names == KeepNames::Yes) {
            names = td.names();
            names.insert(names.begin(), m_batch.size() - m_ownBatch.size(), DimName());
        }
        return {std::move(batch), std::move(names), td.device(), td};
    }

    std::optional<Entry> ofEntry(const TensorDict& td, const Key& key, std::size_t position, const Entry& entry,
                                 std::vector<Beside>& besides)
    {
        if (const auto* broken = std::get_if<Broken>(&entry))
            throw broken->error();
        if (const auto* leaf = std::get_if<Leaf>(&entry))
            return ofLeaf(td, key, position, *leaf, besides);
        if (const auto* child = std::get_if<TensorDict>(&entry))
            return ofLevel(td, key, position, *child, besides);
        const Entry whole = expandedToBatch(std::get<NonTensor>(entry), m_ownBatch.size());
        if (m_rules.ofValues)
            return chosen(key, position, std::get<NonTensor>(whole), besides);
        if (!m_rules.ofNonTensors || besides.front().isTensor())
            return m_rules.ofNonTensors ? m_rules.ofNonTensors(td, whole, nullptr) : whole;
        const std::optional<Entry> partner = partnerOf(key, position, besides.front());
        if (!partner)
            throw Error(ErrorKind::KeyError, "only the left operand has the key {}", stringLiteral(key));
        return ofPair(td, whole, *partner, besides.front());
    }

    /// Returns the result for a pair with a non-tensor entry, which applies to the whole batch.
    Entry ofPair(const TensorDict& td, const Entry& left, const Entry& right, const Beside& beside) const
    {
        const auto* value = std::get_if<NonTensor>(&right);
        const Entry whole = value ? expandedToBatch(*value, beside.batchDims()) : right;
        return m_rules.ofNonTensors(td, left, &whole);
    }

    Entry chosen(const Key& key, std::size_t position, const NonTensor& left, std::vector<Beside>& besides) const
    {
        const std::optional<Entry> partner = partnerOf(key, position, besides.front());
        const auto* value = partner ? std::get_if<NonTensor>(&*partner) : nullptr;
        if (!value)
            return left;
        const Entry right = expandedToBatch(*value, besides.front().batchDims());
        return m_rules.ofValues(left, std::get<NonTensor>(right), besides.back().alignedTo(std::ssize(left.batchSize())));
    }

    /// `dims`: how many leading dims of its batch are those of the root.
    [[nodiscard]] Entry expandedToBatch(const NonTensor& value, std::size_t dims) const
    {
        const Shape& own = value.batchSize();
        Shape batch = m_batch;
        batch.insert(batch.end(), own.begin() + static_cast<std::ptrdiff_t>(std::min(dims, own.size())), own.end());
        return batch == own ? value : value.expanded(batch);
    }

    /// The entry of that key, most likely at the same position as in the left operand.
    static std::optional<Entry> partnerOf(const Key& key, std::size_t position, const Beside& beside)
    {
        const Node& node = *beside.td().node();
        if (position < node.count() && node.keyAt(position) == key)
            return node.entryAt(position);
        const auto found = node.positionOf(key);
        return found ? std::optional(node.entryAt(*found)) : std::nullopt;
    }

    std::optional<Entry> ofLeaf(const TensorDict& td, const Key& key, std::size_t position, const Leaf& leaf,
                                std::vector<Beside>& besides)
    {
        m_partners.assign(besides.size(), std::nullopt);
        for (std::size_t i = 0; i < besides.size(); ++i) {
            if (besides[i].isTensor())
                continue;
            const std::optional<Entry> partner = partnerOf(key, position, besides[i]);
            if (!partner) {
                if (m_rules.missing == MissingKeys::Drop)
                    return std::nullopt;
                if (m_rules.missing != MissingKeys::Fill)
                    throw Error(ErrorKind::KeyError, "only the left operand has the key {}", stringLiteral(key));
            } else if (const auto* other = std::get_if<Leaf>(&*partner)) {
                m_partners[i] = *other;
            } else if (m_rules.ofNonTensors && std::holds_alternative<NonTensor>(*partner)) {
                return ofPair(td, leaf, *partner, besides[i]);
            } else {
                failKinds(leaf, *partner);
            }
        }
        return guardingTorch([&]() -> Entry {
            const bool expands = m_batch != m_ownBatch;
            const Leaf whole = expands ? Leaf(Beside::expand(leaf.tensor(), m_ownBatch.size(), m_batch)) : leaf;
            m_operands.clear();
            for (std::size_t i = 0; i < besides.size(); ++i)
                m_operands.push_back(besides[i].isTensor() ? besides[i].alignedTo(whole.dim())
                                     : m_partners[i]       ? besides[i].expanded(boundedTensor(*m_partners[i]))
                                                           : m_rules.fill(whole.tensor()));
            return Leaf(elementwiseLeaf(whole, m_operands, m_function));
        });
    }

    std::optional<Entry> ofLevel(const TensorDict& td, const Key& key, std::size_t position, const TensorDict& child,
                                 const std::vector<Beside>& besides)
    {
        std::vector<Beside> below;
        for (const Beside& beside : besides) {
            if (beside.isTensor()) {
                below.push_back(beside);
                continue;
            }
            const std::optional<Entry> partner = partnerOf(key, position, beside);
            const auto* other = partner ? std::get_if<TensorDict>(&*partner) : nullptr;
            if (partner && m_rules.ofNonTensors && std::holds_alternative<NonTensor>(*partner))
                return ofPair(td, child, *partner, beside);
            if (partner && !other)
                failKinds(child, *partner);
            if (!partner && m_rules.missing == MissingKeys::Drop)
                return std::nullopt;
            below.push_back(beside.below(other ? *other : TensorDict(beside.td().batchSize())));
        }
        return level(child, below);
    }

    /// Handles keys that only operands have: rejects or fills them.
    void addOthers(LevelBuilder& result, const TensorDict& td, std::vector<Beside>& besides)
    {
        if (m_rules.missing == MissingKeys::Ignore || m_rules.missing == MissingKeys::Drop)
            return;
        for (std::size_t which = 0; which < besides.size(); ++which) {
            if (besides[which].isTensor())
                continue;
            const TensorDict& other = besides[which].td();
            for (std::size_t i = 0; i < other.count(); ++i) {
                const Key key = other.keyAt(i);
                if ((i < td.count() && td.keyAt(i) == key) || td.node()->positionOf(key))
                    continue;
                const Entry entry = other.entryAt(i);
                if (isAbsentField(td, besides, entry))
                    continue;
                if (m_rules.missing == MissingKeys::Fill)
                    withinKey(key, [&] { result.add(key, ofOther(td, entry, besides, which)); });
                else if (m_rules.ofValues && std::holds_alternative<NonTensor>(entry))
                    result.add(key, entry);
                else if (m_rules.ofNonTensors || !std::holds_alternative<NonTensor>(entry))
                    throw Error(ErrorKind::KeyError, "only the right operand has the key {}", stringLiteral(key));
            }
        }
    }

    /// Returns the result for a key that only the operand `which` has.
    Entry ofOther(const TensorDict& td, const Entry& entry, std::vector<Beside>& besides, std::size_t which)
    {
        if (const auto* broken = std::get_if<Broken>(&entry))
            throw broken->error();
        if (const auto* leaf = std::get_if<Leaf>(&entry))
            return guardingTorch([&] {
                const at::Tensor present = besides[which].expanded(leaf->tensor());
                std::vector<at::Tensor> operands;
                for (std::size_t i = 0; i < besides.size(); ++i)
                    operands.push_back(i == which              ? present
                                       : besides[i].isTensor() ? besides[i].alignedTo(present.dim())
                                                               : m_rules.fill(present));
                return Leaf(m_function(m_rules.fill(present), operands));
            });
        const auto* child = std::get_if<TensorDict>(&entry);
        if (!child)
            return entry;
        std::vector<Beside> below;
        for (std::size_t i = 0; i < besides.size(); ++i)
            below.push_back(i == which              ? besides[i].below(*child)
                            : besides[i].isTensor() ? besides[i]
                                                    : besides[i].below(TensorDict(besides[i].td().batchSize())));
        Shape batch = besides[which].unexpanded(child->batchSize(), m_ownBatch);
        DimNames names = resized(td.names(), batch.size());
        return level(TensorDict(std::move(batch), std::move(names), td.device()), below);
    }

    [[noreturn]] static void failKinds(const Entry& left, const Entry& right)
    {
        throw Error(ErrorKind::TypeError, "the operands have different kinds of entries here: {} and {}", kindName(left),
                    kindName(right));
    }

    const ElementwiseFunction& m_function;
    const ElementwiseRules& m_rules;
    Shape m_ownBatch;                                      ///< the leading dims of the leaves of `td`, and …
    Shape m_batch;                                         ///< … their expanded shape
    std::unordered_map<const Node*, TensorDict> m_latest;  ///< results of members, where the rules ask for them
    // For one leaf; reused, since allocating them costs as much as a small operator.
    std::vector<std::optional<Leaf>> m_partners;
    std::vector<at::Tensor> m_operands;
};

}  // namespace

at::Tensor elementwiseLeaf(const Leaf& leaf, at::ArrayRef<at::Tensor> operands, const ElementwiseFunction& function)
{
    // A recorded result is in memory as a whole: the blocks would be kept one by one, without a check if they fit.
    const auto requiresGradient = [](const at::Tensor& operand) { return operand.requires_grad(); };
    const bool isRecorded = GradientRecording::isOn() && std::any_of(operands.begin(), operands.end(), requiresGradient);
    if (isLarge(leaf) && !isRecorded)
        return Blockwise(leaf, operands, function).result();
    if (leaf.device().is_cpu()) {
        checkFits(leaf.sizes(), leaf.dtype());
        for (const at::Tensor& operand : operands)
            if (operand.dim() > 0 && operand.sizes() != leaf.sizes())
                checkFits(broadcastShape(leaf.sizes(), operand.sizes()), leaf.dtype());
    }
    return function(leaf.tensor(), operands);
}

TensorDict elementwise(const TensorDict& td, std::vector<Operand> operands, const ElementwiseFunction& function,
                       const ElementwiseRules& rules)
{
    const UnrecordedUnlessAsked guard;
    TensorDict result = ElementwiseWalk(function, rules).root(td, operands);
    if (rules.keepsLock && td.isLocked())
        result.setLocked(true);
    return result;
}

}  // namespace tensordesk
