// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/keys/changes.h"

#include "model/operations/keys/keychanges.h"
#include "model/tensordict/tree/entryops.h"
#include "model/tensordict/tree/visit.h"

namespace tensordesk {

namespace {

/// Returns `value` for an elementwise copy to `shape` and `dtype`.
at::Tensor fitted(at::Tensor value, c10::IntArrayRef shape, DType dtype)
{
    if (value.is_complex() && !c10::isComplexType(dtype))
        throw Error(ErrorKind::RuntimeError, "a complex value cannot be written into {}", dtypeName(dtype));
    while (value.dim() > static_cast<int64_t>(shape.size()) && value.size(0) == 1)
        value = value.select(0, 0);
    // Sizes that only broadcast the other way round do not fit either.
    bool fits = value.dim() <= static_cast<int64_t>(shape.size());
    for (int64_t i = 1; fits && i <= value.dim(); ++i)
        fits = value.size(-i) == 1 || value.size(-i) == shape[shape.size() - static_cast<std::size_t>(i)];
    if (!fits)
        throw Error(ErrorKind::RuntimeError, "a value of shape {} does not broadcast to the elements of shape {}",
                    toString(value.sizes()), toString(shape));
    return value;
}

}  // namespace

void Changes::assign(const KeyPath& path, const Leaf& leaf, const BoundIndex& index, const at::Tensor& value)
{
    try {
        const Leaf part = leaf.at(index.basicPart());
        const BoundIndex rest = index.advancedPart();
        const at::Tensor fits = guardingTorch([&] { return fitted(value, rest.resultShape(part.shape()), leaf.dtype()); });
        if (index.isBasic()) {
            m_mutations.push_back(Assign{path, part, fits});
            return;
        }
        if (!part.isInMemory()) {
            m_mutations.push_back(Assign{path, part.at(rest), fits});
            return;
        }
        // Picking from a tensor in memory copies: the copy is written back as a whole.
        const at::Tensor whole = guardingTorch([&] {
            const at::Tensor copy = part.tensor().clone();
            rest.put(copy, fits.to(copy.scalar_type()).expand(rest.resultShape(copy.sizes())));
            return copy;
        });
        m_mutations.push_back(Assign{path, part, whole});
    } catch (Error& error) {
        error.within(path);
        throw;
    }
}

void Changes::assign(const KeyPath& path, const Leaf& leaf, const at::Tensor& value)
{
    assign(path, leaf, BoundIndex({}, leaf.shape()), value);
}

void Changes::addOfKeys(KeyPath path, Mutation mutation)
{
    m_keys.push_back(std::move(path));
    m_ofKeys.push_back(m_mutations.size());
    m_mutations.push_back(std::move(mutation));
}

void Changes::assignFitting(KeyPath path, Leaf leaf, at::Tensor value)
{
    m_mutations.push_back(Assign{std::move(path), std::move(leaf), std::move(value)});
}

void Changes::set(KeyPath path, Entry entry)
{
    if (const auto* level = std::get_if<TensorDict>(&entry))
        m_levels.emplace_back(path, *level);
    addOfKeys(path, Set{path, std::move(entry)});
}

void Changes::setValue(KeyPath path, NonTensor value)
{
    m_mutations.push_back(Set{std::move(path), std::move(value)});
}

void Changes::erase(KeyPath path)
{
    addOfKeys(path, Erase{path});
}

void Changes::rename(KeyPath from, KeyPath to)
{
    addOfKeys(to, Rename{from, to});
    m_keys.push_back(std::move(from));
}

void Changes::arrange(KeyPath path, std::vector<Key> keys)
{
    const KeyPath first = path / keys.front();
    addOfKeys(first, Arrange{std::move(path), std::move(keys)});
}

void Changes::apply(Mutations& mutations) const
{
    for (const Mutation& mutation : m_mutations)
        mutations.apply(mutation);
}

void become(const TensorDict& td, const TensorDict& result, Mutations& mutations)
{
    become(td, {}, result, mutations);
}

void become(const TensorDict& td, const KeyPath& path, const TensorDict& result, Mutations& mutations)
{
    if (td.isSame(result))
        return;
    if (td.isLazyStack() && td.batchSize() != result.batchSize())
        throw Error(ErrorKind::NotImplementedError,
                    "the batch size of a lazy stack follows from its members: this cannot be done in place");
    if (td.isLocked())
        throw Error(ErrorKind::RuntimeError, "cannot modify a locked tensordict; unlock it first");
    if (!td.isLazyStack())
        mutations.apply(SetBatchSize{path, {}});  // every entry fits that
    for (std::size_t i = 0; i < result.count(); ++i)
        mutations.apply(Set{path / result.keyAt(i), result.entryAt(i)});
    if (!td.isLazyStack()) {
        mutations.apply(SetBatchSize{path, result.batchSize()});
        mutations.apply(SetNames{path, result.names()});
    }
}

void checkWay(const TensorDict& td, const KeyPath& path)
{
    TensorDict level = td;
    for (std::size_t i = 0; i + 1 < path.size(); ++i) {
        const std::optional<Entry> next = level.find({path[i]});
        const auto* child = next ? std::get_if<TensorDict>(&*next) : nullptr;
        if (next && !child)
            throw Error(ErrorKind::KeyError, "there is {} under {} already, so it cannot hold further keys", kindName(*next),
                        toPython({path[i]}))
                .within(path);
        if (!child)
            return;
        level = *child;
    }
}

void checkNoCycle(const TensorDict& root, const KeyPath& path, const TensorDict& source)
{
    std::vector<TensorDict> levels = {root};
    for (const PathElement& element : path) {
        const std::optional<Entry> next = levels.back().find({element});
        const auto* level = next ? std::get_if<TensorDict>(&*next) : nullptr;
        if (!level || &element == &path.back())
            break;
        levels.push_back(*level);
    }
    visitTree(source, StackWalk::Whole, [&](const Entry& entry) {
        const auto* td = std::get_if<TensorDict>(&entry);
        if (td && std::ranges::any_of(levels, [&](const TensorDict& level) { return level.isSame(*td); }))
            throw Error(ErrorKind::ValueError, "a tensordict cannot be set inside itself").within(path);
    });
}

void Changes::apply(const TensorDict& td, Mutations& mutations) const
{
    for (const auto& [path, level] : m_levels)
        checkNoCycle(td, path, level);
    for (const KeyPath& path : m_keys)
        checkStorable(td, path);
    if (!m_ofKeys.empty()) {
        const TensorDict rehearsal = td.shallowCopy();
        for (const std::size_t i : m_ofKeys)
            applyTo(rehearsal, m_mutations[i]);
    }
    apply(mutations);
}

}  // namespace tensordesk
