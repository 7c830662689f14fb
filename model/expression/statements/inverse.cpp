// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/statements/inverse.h"

#include "model/expression/calls/registry.h"
#include "model/operations/keys/update.h"
#include "model/tensordict/leaves/leafblocks.h"
#include "model/tensordict/leaves/stridedleaf.h"

#include <algorithm>
#include <cstring>

namespace tensordesk {

namespace {

/// Returns the object of a call and the target of its changes.
CallContext contextFor(const Target& self, Mutations& mutations, Session& session)
{
    return {&self.value, &mutations, session.progress(), session.exchanges(), {}, &session};
}

bool haveEqualBytes(const Leaf& left, const Leaf& right, Progress& progress)
{
    const bool canCompare = left.shape() == right.shape() && left.dtype() == right.dtype() && left.device().is_cpu()
                         && right.device().is_cpu() && !left.isRagged();
    bool areEqual = canCompare;
    if (canCompare)
        LeafBlocks(left).forEachPair(right, progress, [&](const at::Tensor& block, const at::Tensor& ofOther, int64_t) {
            areEqual = areEqual && std::memcmp(block.const_data_ptr(), ofOther.const_data_ptr(), block.nbytes()) == 0;
        });
    return areEqual;
}

/// Collects the keys that differ between `td` and another tensordict of the same structure.
class ChangedKeys {
public:
    explicit ChangedKeys(Progress& progress) : m_progress(progress) { }

    void collect(const TensorDict& td, const TensorDict& there, const KeyPath& path)
    {
        const bool areStacks = td.isLazyStack() && there.isLazyStack() && td.stackDim() == there.stackDim()
                            && td.members().size() == there.members().size();
        if (areStacks) {
            for (std::size_t i = 0; i < td.members().size(); ++i)
                collect(td.members()[i], there.members()[i], path);
            return;
        }
        if (td.isLazyStack() && !there.isLazyStack())  // its members may have keys that it has not
            return add(path);
        for (const auto& [key, entry] : entriesOf(td)) {
            const auto other = there.contains(key) ? there.find(key) : std::nullopt;
            const auto* level = std::get_if<TensorDict>(&entry);
            const auto* levelThere = other ? std::get_if<TensorDict>(&*other) : nullptr;
            if (level && levelThere)
                collect(*level, *levelThere, path / key);
            else if (!other || !isThere(entry, *other))
                add(path / key);
        }
    }

    [[nodiscard]] const std::vector<KeyPath>& keys() const noexcept { return m_keys; }

private:
    void add(const KeyPath& path)
    {
        if (std::find(m_keys.begin(), m_keys.end(), path) == m_keys.end())
            m_keys.push_back(path);
    }

    [[nodiscard]] bool isThere(const Entry& entry, const Entry& there) const
    {
        const auto *leaf = std::get_if<Leaf>(&entry), *leafThere = std::get_if<Leaf>(&there);
        if (leaf && leafThere)
            return areSameElements(*leaf, *leafThere) || haveEqualBytes(*leaf, *leafThere, m_progress);
        const auto *data = std::get_if<NonTensor>(&entry), *dataThere = std::get_if<NonTensor>(&there);
        return data && dataThere && data->batchSize() == dataThere->batchSize()
            && data->toPythonValue() == dataThere->toPythonValue();
    }

    Progress& m_progress;
    std::vector<KeyPath> m_keys;
};

Value keyTuples(const std::vector<KeyPath>& paths)
{
    Value::List list;
    for (const KeyPath& path : paths) {
        Value::Tuple tuple;
        for (const PathElement& element : path)
            tuple.items.emplace_back(std::string(element.key()));
        list.items.emplace_back(std::move(tuple));
    }
    return list;
}

}  // namespace

std::shared_ptr<const RecordedCall> recordOf(const Operation& operation, const Target& self, const std::vector<Value>& positional,
                                             const Value::Function::Keywords& keywords)
{
    if (!operation.inverse && !operation.undo)
        return nullptr;
    Target from = self;
    from.givenBy = nullptr;
    return std::make_shared<const RecordedCall>(RecordedCall{operation, std::move(from), positional, keywords});
}

void checkWritesBack(const RecordedCall& record, const TensorDict& result, Session& session)
{
    TargetMutations mutations(session, record.self, false);
    const Arguments call = Registry::instance().bound(record.operation, contextFor(record.self, mutations, session),
                                                      record.positional, record.keywords);
    if (record.operation.changesOnRequest() && call.flag("inplace"))
        throw Error(ErrorKind::RuntimeError,
                    "'with' does not undo changes of inplace=True: leave it out, or make the change before");
    const bool lasts = (record.self.path && !record.self.isPart) || record.self.isNamed;
    if (!lasts && !result.isSame(call.td()))
        throw Error(
            ErrorKind::AttributeError,
            "the target of this scope no longer exists at its end: give it a name before, or write to the part of td in the block");
}

void writeBack(const RecordedCall& record, const TensorDict& result, Session& session)
{
    const Registry& registry = Registry::instance();
    TargetMutations mutations(session, record.self, false);
    const CallContext context = contextFor(record.self, mutations, session);
    const Arguments call = registry.bound(record.operation, context, record.positional, record.keywords);
    const TensorDict& td = call.td();
    if (result.isSame(td))  // nothing was to be viewed otherwise: the block wrote to it
        return;
    const TensorDict back = record.operation.inverse(call, result);
    ChangedKeys changed(session.progress());
    changed.collect(back, td, {});
    const std::vector<KeyPath>& keys = changed.keys();
    if (keys.empty())
        return;
    Value::Function::Keywords keywords;
    if (std::none_of(keys.begin(), keys.end(), [](const KeyPath& key) { return key.empty(); }))
        keywords.emplace_back("keys_to_update", keyTuples(keys));
    const Operation& update = *registry.find(Owner::TensorDict, td.isLocked() ? "update_" : "update");
    static_cast<void>(registry.call(update, context, {back}, std::move(keywords)));
}

void undo(const RecordedCall& record, const Value& result, Session& session)
{
    TargetMutations mutations(session, record.self, false);
    const CallContext context = contextFor(record.self, mutations, session);
    record.operation.undo(Registry::instance().bound(record.operation, context, record.positional, record.keywords), result);
}

}  // namespace tensordesk
