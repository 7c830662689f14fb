// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/statements/target.h"

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace tensordesk {

/// What a `with` entered, until it calls one of both functions.
struct Context {
    Target target;                  ///< what `as` names
    std::function<void()> leave;    ///< at the end of the block
    std::function<void()> abandon;  ///< where the block failed: throws nothing, its error is the one to tell
};

/// Enters a scope: what set_interaction_type() and its like give, what a view of a tensordict gives, which is written back at
/// the end, and what lock_(), unlock_() and to_module() changed, which is taken back there. Nothing for any other value.
[[nodiscard]] std::optional<Context> entered(const Target& target, const std::shared_ptr<Session>& session);

/// What one `with` entered, in order.
class Contexts {
public:
    Contexts() = default;
    /// Abandons what was not left.
    ~Contexts();
    Contexts(const Contexts&) = delete;
    Contexts& operator=(const Contexts&) = delete;

    void add(Context context) { m_contexts.push_back(std::move(context)); }
    /// What `as` names of the one that was added last.
    [[nodiscard]] const Target& last() const { return m_contexts.back().target; }
    /// Leaves all, last first; after an error the rest is to be abandoned.
    void leave();

private:
    Context take();

    std::vector<Context> m_contexts;
};

}  // namespace tensordesk
