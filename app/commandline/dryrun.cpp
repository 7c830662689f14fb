// SPDX-License-Identifier: GPL-3.0-or-later
#include "commandline/dryrun.h"

#include "commandline/changetext.h"
#include "expression/expression.h"
#include "tensordict/privatecopy.h"

namespace tensordesk {

namespace {

/// Changes a tensordict in memory and notes what a document would list as its edits.
class NotedMutations final : public Mutations {
public:
    explicit NotedMutations(const TensorDict& root) : m_direct(root) { }

    [[nodiscard]] const std::vector<Document::Edit>& edits() const noexcept { return m_edits; }

    void assign(const KeyPath& path, const Leaf& target, const at::Tensor& value) override
    {
        m_direct.assign(path, target, value);
        note(Document::Edit::Kind::Assign, path);
    }
    void set(const KeyPath& path, Entry entry) override
    {
        m_direct.set(path, std::move(entry));
        note(Document::Edit::Kind::Set, path);
    }
    void erase(const KeyPath& path) override
    {
        m_direct.erase(path);
        note(Document::Edit::Kind::Erase, path);
    }
    void rename(const KeyPath& from, const KeyPath& to) override
    {
        m_direct.rename(from, to);
        note(Document::Edit::Kind::Rename, from, "td[" + toPython(from) + "] renamed to " + toPython(to));
    }
    void arrange(const KeyPath& path, const std::vector<Key>& keys) override
    {
        m_direct.arrange(path, keys);
        note(Document::Edit::Kind::Arrange, path);
    }
    void setNames(const KeyPath& path, DimNames names) override
    {
        m_direct.setNames(path, std::move(names));
        note(Document::Edit::Kind::SetNames, path);
    }
    void setBatchSize(const KeyPath& path, Shape batch) override
    {
        m_direct.setBatchSize(path, std::move(batch));
        note(Document::Edit::Kind::SetBatchSize, path);
    }
    void setLocked(const KeyPath& path, bool locked) override
    {
        m_direct.setLocked(path, locked);
        note(Document::Edit::Kind::SetLocked, path);
    }
    void setDevice(const KeyPath& path, std::optional<at::Device> device) override
    {
        m_direct.setDevice(path, device);
        note(Document::Edit::Kind::SetDevice, path);
    }
    void insertMember(const KeyPath& path, std::size_t position, TensorDict member) override
    {
        m_direct.insertMember(path, position, std::move(member));
        note(Document::Edit::Kind::InsertMember, path);
    }

private:
    void note(Document::Edit::Kind kind, const KeyPath& path, std::string description = {})
    {
        m_edits.push_back({kind, path, std::move(description)});
    }

    DirectMutations m_direct;
    std::vector<Document::Edit> m_edits;
};

}  // namespace

std::vector<std::string> dryRun(const TensorDict& td, const std::string& statements, Progress& progress)
{
    const TensorDict copy = privateCopy(td);
    NotedMutations mutations(copy);
    execute(statements, Scope{{"td", copy}}, mutations, progress);
    return changeText(td, copy, mutations.edits(), progress);
}

}  // namespace tensordesk
