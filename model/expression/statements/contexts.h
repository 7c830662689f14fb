// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/statements/target.h"

#include <functional>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace tensordesk {

/// An entered `with` item, until one of both functions is called.
struct Context {
    Target target;                  ///< the value for `as`
    std::function<void()> leave;    ///< called at the end of the block
    std::function<void()> abandon;  ///< called if the block failed: throws nothing, so that the error of the block is reported
};

/// Enters a scope: the result of set_interaction_type() etc.; a view of a tensordict, which is written back at the end; or lock_(),
/// unlock_() and to_module(), whose changes are undone at the end. Empty for any other value.
[[nodiscard]] std::optional<Context> entered(const Target& target, const std::shared_ptr<Session>& session);

/// The entered items of one `with` statement, in order.
class Contexts {
public:
    Contexts() = default;
    /// Abandons the items that were not left.
    ~Contexts();
    Contexts(const Contexts&) = delete;
    Contexts& operator=(const Contexts&) = delete;

    void add(Context context) { m_contexts.push_back(std::move(context)); }
    /// Returns the value for `as` of the last item.
    [[nodiscard]] const Target& last() const { return m_contexts.back().target; }
    /// Leaves all items, last first. After an error the remaining ones must be abandoned.
    void leave();

private:
    Context take();

    std::vector<Context> m_contexts;
};

}  // namespace tensordesk
