// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/statements/indexedassignment.h"

#include "model/expression/evaluation/construction.h"
#include "model/expression/evaluation/tensors.h"
#include "model/operations/compute/leafwise.h"
#include "model/operations/compute/nontensorpairs.h"
#include "model/operations/keys/construct.h"
#include "model/operations/keys/update.h"
#include "model/operations/shape/expand.h"
#include "model/tensordict/tree/memberparts.h"
#include "model/tensordict/tree/validation.h"

#include <ATen/ops/zeros.h>

#include <algorithm>
#include <set>

namespace tensordesk {

namespace {

/// The memory that the leaves below `td` lie in.
std::set<const void*> memoryOf(const TensorDict& td)
{
    std::set<const void*> memory;
    forEachLeaf(td, true, [&](const KeyPath&, const Leaf& leaf) {
        if (leaf.isInMemory() && leaf.elementCount() > 0)
            memory.insert(leaf.tensor().storage().data());
    });
    return memory;
}

bool sharesElements(const TensorDict& one, const TensorDict& other)
{
    const std::set<const void*> memory = memoryOf(one), others = memoryOf(other);
    return std::any_of(memory.begin(), memory.end(), [&](const void* place) { return others.contains(place); });
}

class Assignment {
public:
    Assignment(Changes& changes, const BoundIndex& index) : m_changes(changes), m_index(index) { }

    /// Writes one value to every leaf, in a lazy stack to those that all members have. Non-tensor entries stay.
    void fill(const KeyPath& path, const TensorDict& td, const at::Tensor& value)
    {
        for (std::size_t i = 0; i < td.count(); ++i)
            fillEntry(path, td, td.keyAt(i), value);
    }

    /// The entries of `source`, whose batch size is `sourceBatch` or starts with it, into those of `td`.
    void copy(const KeyPath& path, const TensorDict& td, const TensorDict& source, const Shape& sourceBatch)
    {
        if (td.isLazyStack()) {
            copyToMembers(path, td, source, sourceBatch);
            return;
        }
        for (std::size_t i = 0; i < source.count(); ++i) {
            const Key key = source.keyAt(i);
            const KeyPath own = path / key;
            const Entry from = source.entryAt(i);
            const std::optional<Entry> to = td.find({key});
            if (const auto* broken = std::get_if<Broken>(&from))
                throw broken->error();
            if (!to)
                m_changes.set(own, added(td, from, sourceBatch));
            else
                copyEntry(own, *to, from, sourceBatch);
        }
    }

private:
    void fillEntry(const KeyPath& path, const TensorDict& td, const Key& key, const at::Tensor& value)
    {
        if (td.isLazyStack() && value.dim() == 0) {
            fillMembers(path, td, key, value);
            return;
        }
        const KeyPath own = path / key;
        const Entry entry = *td.find({key});
        if (const auto* leaf = std::get_if<Leaf>(&entry)) {
            checkReal(value, leaf->dtype());
            m_changes.assign(own, *leaf, m_index, value);
        } else if (const auto* child = std::get_if<TensorDict>(&entry)) {
            fill(own, *child, value);
        } else if (const auto* broken = std::get_if<Broken>(&entry)) {
            throw broken->error();
        }
    }

    /// A number needs no place in the stack: each member takes it, whatever its shapes are, with all keys below `key`.
    void fillMembers(const KeyPath& path, const TensorDict& stack, const Key& key, const at::Tensor& value)
    {
        for (const MemberPart& part : memberParts(stack, m_index))
            Assignment(m_changes, BoundIndex(part.index, part.member.batchSize()))
                .fillEntry(path / part.place, part.member, key, value);
    }

    /// Each member gets its part of the source, with keys that others lack.
    void copyToMembers(const KeyPath& path, const TensorDict& stack, const TensorDict& source, const Shape& sourceBatch)
    {
        Shape batch = m_index.resultBatch();
        batch.insert(batch.end(), source.batchSize().begin() + static_cast<std::ptrdiff_t>(sourceBatch.size()),
                     source.batchSize().end());
        const std::vector<MemberPart> parts = memberParts(stack, m_index);
        TensorDict whole = batch == source.batchSize() ? source : expand(source, batch);
        if (parts.size() > 1 && sharesElements(whole, stack))
            whole = cloned(whole);  // a part would be read after another one was written
        for (const MemberPart& part : parts)
            copyToMember(path / part.place, part.member, part.index, whole.at(part.source));
    }

    void copyToMember(const KeyPath& path, const TensorDict& member, const Index& index, const TensorDict& source)
    {
        if (index.empty()) {
            planUpdate(m_changes, member, path, {{KeyPath(), source}}, {.inPlace = true});
            return;
        }
        const BoundIndex bound(index, member.batchSize());
        Assignment(m_changes, bound).copy(path, member, source, bound.resultBatch());
    }

    void copyEntry(const KeyPath& path, const Entry& to, const Entry& from, const Shape& sourceBatch)
    {
        const auto *leaf = std::get_if<Leaf>(&to), *fromLeaf = std::get_if<Leaf>(&from);
        const auto *child = std::get_if<TensorDict>(&to), *fromChild = std::get_if<TensorDict>(&from);
        const auto *data = std::get_if<NonTensor>(&to), *fromData = std::get_if<NonTensor>(&from);
        if (leaf && fromLeaf)
            m_changes.assign(path, *leaf, m_index, expanded(*fromLeaf, sourceBatch));
        else if (child && fromChild)
            copy(path, *child, *fromChild, sourceBatch);
        else if (data && fromData)
            copyData(path, *data, *fromData, sourceBatch);
        else
            throw Error(ErrorKind::TypeError, "the source has another kind of entry here").within(path);
    }

    /// Returns the source's elements in the shape of the indexed part: new batch dims come first.
    at::Tensor expanded(const Leaf& from, const Shape& sourceBatch) const
    {
        Shape shape = m_index.resultBatch();
        shape.insert(shape.end(), from.shape().begin() + static_cast<std::ptrdiff_t>(sourceBatch.size()), from.shape().end());
        return guardingTorch([&] { return from.tensor().expand(shape); });
    }

    /// Returns a new entry for the whole batch: the source's elements at the index, zeros elsewhere; for non-tensor values None
    /// elsewhere, but a single value is that of the whole batch.
    Entry added(const TensorDict& td, const Entry& from, const Shape& sourceBatch) const
    {
        const Shape& batch = m_index.inputBatch();
        if (const auto* leaf = std::get_if<Leaf>(&from)) {
            Shape shape = batch;
            shape.insert(shape.end(), leaf->shape().begin() + static_cast<std::ptrdiff_t>(sourceBatch.size()), leaf->shape().end());
            checkFits(shape, leaf->dtype());
            const at::Tensor whole = at::zeros(shape, at::TensorOptions(leaf->dtype()).device(leaf->device()));
            m_index.put(whole, expanded(*leaf, sourceBatch));
            return Leaf(whole);
        }
        if (const auto* child = std::get_if<TensorDict>(&from)) {
            TensorDict level(batch, td.names(), td.device());
            for (std::size_t i = 0; i < child->count(); ++i)
                level.set({child->keyAt(i)}, added(level, child->entryAt(i), sourceBatch));
            return level;
        }
        if (const auto* broken = std::get_if<Broken>(&from))
            throw broken->error();
        const auto& data = std::get<NonTensor>(from);
        return data.isStack() ? withValues(NonTensor(PythonValue(), batch), data, sourceBatch) : data.forBatch(batch);
    }

    void copyData(const KeyPath& path, const NonTensor& to, const NonTensor& from, const Shape& sourceBatch)
    {
        if (to.isStack() || from.isStack() || !(to.first() == from.first()))
            m_changes.set(path, withValues(to, from, sourceBatch));
    }

    NonTensor withValues(const NonTensor& to, const NonTensor& from, const Shape& sourceBatch) const
    {
        return assigned(to.withBatch(m_index.inputBatch()), m_index, from.withBatch(sourceBatch));
    }

    Changes& m_changes;
    const BoundIndex& m_index;
};

bool expandsTo(c10::IntArrayRef shape, c10::IntArrayRef target)
{
    if (shape.size() > target.size())
        return false;
    for (std::size_t i = 1; i <= shape.size(); ++i)
        if (shape[shape.size() - i] != 1 && shape[shape.size() - i] != target[target.size() - i])
            return false;
    return true;
}

/// `td[None]`, `td[True]`: all of it, with a new dim in front.
bool isNewDim(const Index& index)
{
    if (index.size() != 1)
        return false;
    const auto* flag = std::get_if<bool>(&index.front());
    const auto* mask = std::get_if<at::Tensor>(&index.front());
    return std::holds_alternative<NewAxis>(index.front()) || (flag && *flag)
        || (mask && mask->dim() == 0 && mask->scalar_type() == at::kBool && mask->item<bool>());
}

/// Returns the source in the form of the indexed tensordict: an ordinary one accepts a source that is repeated along further
/// leading dims, or has leaves with these batch dims, regardless of its batch size; a lazy stack, and a new dim alone, accept a
/// source that expands. Empty if it does not fit.
std::optional<TensorDict> fitted(const TensorDict& source, const TensorDict& td, const Index& index, const Shape& batch)
{
    const Shape& own = source.batchSize();
    if (td.isLazyStack() || (td.dim() > 0 && isNewDim(index)))
        return expandsTo(own, batch) ? std::optional(source) : std::nullopt;
    if (own == batch || (!own.empty() && own.size() < batch.size() && std::equal(own.rbegin(), own.rend(), batch.rbegin())))
        return source;
    try {
        TensorDict copy = source.shallowCopy();
        copy.setBatchSize(batch);
        return copy;
    } catch (const Error&) {
        return std::nullopt;
    }
}

/// Assigns to a stack whose members differ in size: each binds the index to its own. REQUIRES: the index gathers not.
void assignToEach(Changes& changes, const KeyPath& path, const TensorDict& stack, const Index& index, const Value& value)
{
    const TensorDict picked = stack.at(index);
    const auto* source = value.as<TensorDict>();
    if (source && source->batchSize() != picked.batchSize())
        throw Error(ErrorKind::RuntimeError, "the destination td[{}] has batch size {}, the source {}", toPython(index),
                    toString(picked.batchSize()), toString(source->batchSize()));
    const auto stackDim = static_cast<std::size_t>(stack.stackDim());
    Index ofStack, ofMembers, part;
    std::size_t dim = 0;
    for (const IndexItem& item : expandedEllipsis(index, stack.batchSize())) {
        const bool isNew = std::holds_alternative<NewAxis>(item);
        (!isNew && dim == stackDim ? ofStack : ofMembers).push_back(item);
        if (dim <= stackDim && (isNew || (dim < stackDim && std::holds_alternative<Slice>(item))))
            part.emplace_back(Slice{});
        dim += isNew ? 0 : 1;
    }
    part.insert(part.end(), dim < stackDim ? stackDim - dim : 0, Slice{});
    const BoundIndex::BasicDim reached = BoundIndex(ofStack, Shape{std::ssize(stack.members())}).basic().front();
    const bool isOne = reached.kind == BoundIndex::BasicDim::Kind::Pick;
    for (int64_t i = 0; i < (isOne ? 1 : reached.range.count); ++i) {
        const auto member = static_cast<std::size_t>(reached.range.start + i * reached.range.step);
        Index ofSource = part;
        ofSource.emplace_back(i);
        assignIndexed(changes, path / Member{member, stack.stackDim()}, stack.members()[member], ofMembers,
                      source && !isOne ? Value(source->at(ofSource)) : value);
    }
}

}  // namespace

void assignIndexed(Changes& changes, const KeyPath& path, const TensorDict& td, const Index& index, const Value& value)
{
    static_cast<void>(td.at(index));  // its errors are those of reading
    if (td.isLazyStack() && isRagged(td.batchSize()) && !gathers(index)) {
        assignToEach(changes, path, td, index, value);
        return;
    }
    const BoundIndex bound(index, td.batchSize());
    Assignment assignment(changes, bound);
    if (validation() == Validation::Strict && !value.as<TensorDict>())
        throw Error(ErrorKind::ValueError,
                    "in strict mode a part of a container must be assigned a container, not a value of type {}", value.typeName());
    if (isNumber(value)) {
        assignment.fill(path, td, scalarTensor(value));
        return;
    }
    if (value.as<Leaf>() || (value.as<Value::List>() && isNumeric(value))) {
        assignment.fill(path, td, value.as<Leaf>() ? value.as<Leaf>()->tensor() : tensorFrom(value));
        return;
    }
    if (value.as<Value::Dict>()) {
        const TensorDict source = makeTensorDict(value, Value::Size{bound.resultBatch()}, {}, {});
        assignment.copy(path, td, source, bound.resultBatch());
        return;
    }
    const auto* source = value.as<TensorDict>();
    const bool isTyped = !td.tensorclass().empty();
    if (source && isTyped && !source->tensorclass().empty() && source->keys() != td.keys())
        throw Error(ErrorKind::ValueError, "a part of '{}' is assigned an instance of the same fields, not one of '{}'",
                    td.typeName(), source->typeName());
    if (!source)
        throw Error(isTyped ? ErrorKind::ValueError : ErrorKind::TypeError,
                    "a part of a tensordict is assigned a number, a tensor, a dict or a tensordict, not a value of type {}",
                    value.typeName());
    const std::optional<TensorDict> fitting = fitted(*source, td, index, bound.resultBatch());
    if (!fitting)
        throw Error(ErrorKind::RuntimeError, "the destination td[{}] has batch size {}, the source {}", toPython(index),
                    toString(bound.resultBatch()), toString(source->batchSize()));
    assignment.copy(path, td, *fitting, fitting->batchSize());
}

}  // namespace tensordesk
