// SPDX-License-Identifier: BSD-3-Clause
#include "model/document/step.h"

#include "model/storage/stackstorage.h"
#include "model/tensordict/base/overloaded.h"

namespace tensordesk {

namespace {

StackStorage& stacksIn(Storage& storage)
{
    if (auto* stacks = dynamic_cast<StackStorage*>(&storage)) {
        return *stacks;
    }
    throw Error(ErrorKind::NotImplementedError, "a file of the format {} keeps no lazy stacks", Message::name(storage.formatName()))
        .inFile(storage.path());
}

/// Changes the future content of a file.
class OntoStorage {
public:
    using Stored = std::optional<Entry>;

    explicit OntoStorage(Storage& storage) : m_storage(storage) { }

    Stored operator()(const Assign&) const { return {}; }  // the source of the leaf writes elements
    Stored operator()(const Set& each) const { return m_storage.put(each.path, each.entry); }
    Stored operator()(const Erase& each) const
    {
        m_storage.erase(each.path);
        return {};
    }
    Stored operator()(const Rename& each) const { return m_storage.rename(each.path, each.to); }
    Stored operator()(const SetNames& each) const
    {
        m_storage.setNames(each.path, each.names);
        return {};
    }
    Stored operator()(const SetBatchSize& each) const
    {
        m_storage.setShapes(each.levels);
        return {};
    }
    Stored operator()(const InsertMember& each) const
    {
        return stacksIn(m_storage).insertMember(each.path, each.position, each.member);
    }
    Stored operator()(const RemoveMember& each) const { return stacksIn(m_storage).removeMember(each.path, each.position); }
    // Not stored in files.
    Stored operator()(const Arrange&) const { return {}; }
    Stored operator()(const SetLocked&) const { return {}; }
    Stored operator()(const SetDevice&) const { return {}; }

private:
    Storage& m_storage;
};

/// Returns the mutation with levels of its own, so that later nested changes do not affect it.
Mutation withOwnLevels(const Mutation& mutation)
{
    return std::visit(Overloaded{
                          [](Set each) -> Mutation {
                              if (const auto* td = std::get_if<TensorDict>(&each.entry)) {
                                  each.entry = td->shallowCopy();
                              }
                              return each;
                          },
                          [](InsertMember each) -> Mutation {
                              each.member = each.member.shallowCopy();
                              return each;
                          },
                          [](const auto& each) -> Mutation { return each; },
                      },
                      mutation);
}

}  // namespace

std::optional<Entry> Step::put() const
{
    return std::visit(Overloaded{
                          [](const Set& each) { return std::optional(each.entry); },
                          [](const InsertMember& each) { return std::optional<Entry>(each.member); },
                          [](const auto&) { return std::optional<Entry>(); },
                      },
                      mutation);
}

bool Step::touchesFile() const
{
    return !std::holds_alternative<Arrange>(mutation) && !std::holds_alternative<SetLocked>(mutation)
        && !std::holds_alternative<SetDevice>(mutation);
}

void applyTo(const TensorDict& root, const Step& step)
{
    applyTo(root, withOwnLevels(step.mutation));
}

std::optional<Entry> applyTo(Storage& storage, const Mutation& mutation)
{
    return std::visit(OntoStorage(storage), mutation);
}

}  // namespace tensordesk
