// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/modules/scopedcalls.h"

#include "model/expression/calls/functionvalue.h"
#include "model/expression/modules/modulerun.h"
#include "model/tensordict/base/error.h"

namespace tensordesk {

namespace {

class ScopedCalls final : public Value::Function {
public:
    ScopedCalls(std::shared_ptr<Session> session, std::function<void(ModuleScope&)> enter)
        : m_session(std::move(session)), m_enter(std::move(enter))
    {
    }

    [[nodiscard]] const std::function<void(ModuleScope&)>& entry() const noexcept { return m_enter; }
    [[nodiscard]] Value call(std::vector<Value> arguments, Keywords keywords) const override
    {
        if (arguments.size() != 1 || !keywords.empty() || !isCallable(arguments.front()))
            throw Error(ErrorKind::TypeError, "a scope is called with one function, which then runs within it");
        const auto within = [session = m_session, enter = m_enter, function = arguments.front()](std::vector<Value> given,
                                                                                                 Keywords named) {
            ModuleRun run(*session);
            const ScopeWithin within(run);
            ModuleScope scope = run.scope();
            enter(scope);
            run.setScope(std::move(scope));
            return run.call(function, std::move(given), std::move(named));
        };
        return Value::FunctionPtr(std::make_shared<NativeFunction>("", within));
    }

private:
    std::shared_ptr<Session> m_session;  // a name may keep the function beyond the evaluation that made it
    std::function<void(ModuleScope&)> m_enter;
};

}  // namespace

Value scoped(const Arguments& arguments, std::function<void(ModuleScope&)> enter)
{
    return Value::FunctionPtr(std::make_shared<ScopedCalls>(arguments.session().shared_from_this(), std::move(enter)));
}

const std::function<void(ModuleScope&)>* entryOf(const Value& value)
{
    const auto* function = value.as<Value::FunctionPtr>();
    const auto* scope = function ? dynamic_cast<const ScopedCalls*>(function->get()) : nullptr;
    return scope ? &scope->entry() : nullptr;
}

}  // namespace tensordesk
