// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/statements/contexts.h"

#include "model/expression/modules/scopedcalls.h"
#include "model/expression/statements/inverse.h"

namespace tensordesk {

namespace {

constexpr auto kNothing = [] { };

Context enteredScope(const std::function<void(ModuleScope&)>& enter, const std::shared_ptr<Session>& session)
{
    const auto putBack = [session, before = session->moduleScope()] { session->setModuleScope(before); };
    ModuleScope scope = session->moduleScope();
    enter(scope);
    session->setModuleScope(std::move(scope));
    return {Target(), putBack, putBack};
}

Context enteredChange(const Target& target, const std::shared_ptr<Session>& session)
{
    const auto takeBack = [target, session] { undo(*target.givenBy, target.value, *session); };
    const auto tryTo = [takeBack] {
        try {
            takeBack();
        } catch (...) {  // the error of the block is reported
        }
    };
    return {target, takeBack, tryTo};
}

Context enteredView(const Target& target, const TensorDict& view, const std::shared_ptr<Session>& session)
{
    checkWritesBack(*target.givenBy, view, *session);
    return {target, [record = target.givenBy, view, session] { writeBack(*record, view, *session); }, kNothing};
}

}  // namespace

std::optional<Context> entered(const Target& target, const std::shared_ptr<Session>& session)
{
    if (const auto* enter = entryOf(target.value))
        return enteredScope(*enter, session);
    if (target.givenBy && target.givenBy->operation.undo)
        return enteredChange(target, session);
    const auto* td = target.value.as<TensorDict>();
    if (!td)
        return std::nullopt;
    if (target.givenBy)
        return enteredView(target, *td, session);
    if (!target.path && !target.isNamed)
        throw Error(
            ErrorKind::RuntimeError,
            "'with' cannot write this tensordict back: call a method of td, such as td.view(-1), or give the tensordict a name before");
    return Context{target, kNothing, kNothing};
}

Contexts::~Contexts()
{
    while (!m_contexts.empty())
        take().abandon();
}

void Contexts::leave()
{
    while (!m_contexts.empty())
        take().leave();
}

Context Contexts::take()
{
    Context context = std::move(m_contexts.back());
    m_contexts.pop_back();
    return context;
}

}  // namespace tensordesk
