// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/dryrun.h"

#include "app/commandline/text/changetext.h"
#include "model/expression/syntax/expression.h"
#include "model/tensordict/tree/privatecopy.h"

namespace tensordesk {

namespace {

/// Changes a tensordict in memory and records the edits that a document would list.
class NotedMutations final : public Mutations {
public:
    explicit NotedMutations(TensorDict root) : m_root(std::move(root)) { }

    [[nodiscard]] const std::vector<Mutation>& all() const noexcept { return m_all; }

    void apply(const Mutation& mutation) override
    {
        applyTo(m_root, mutation);
        m_all.push_back(withoutValue(mutation));
    }

private:
    TensorDict m_root;
    std::vector<Mutation> m_all;
};

}  // namespace

std::vector<std::string> dryRun(const TensorDict& td, const std::string& statements, Progress& progress)
{
    const TensorDict copy = privateCopy(td);
    NotedMutations mutations(copy);
    execute(statements, Scope{{"td", copy}}, mutations, progress);
    return changeText(td, copy, mutations.all(), progress);
}

}  // namespace tensordesk
