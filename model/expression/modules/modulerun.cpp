// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/modules/modulerun.h"

#include "model/expression/calls/registry.h"
#include "model/expression/modules/module.h"
#include "model/expression/statements/target.h"
#include "model/tensordict/base/error.h"

namespace tensordesk {

bool isCallable(const Value& value)
{
    return value.as<Value::FunctionPtr>() || asModule(value);
}

Value ModuleRun::call(const Value& callable, std::vector<Value> arguments, Keywords keywords)
{
    if (const ModulePtr module = asModule(callable))
        return call(*module, std::move(arguments), std::move(keywords));
    m_session.step();
    if (const auto* function = callable.as<Value::FunctionPtr>())
        return (*function)->call(std::move(arguments), std::move(keywords));
    throw Error(ErrorKind::TypeError, "a value of type {} cannot be called", callable.typeName());
}

Value ModuleRun::call(Module& module, std::vector<Value> arguments, Keywords keywords)
{
    m_session.step();
    return module.forward(*this, std::move(arguments), std::move(keywords));
}

Value ModuleRun::method(const TensorDict& td, std::string_view name, std::vector<Value> arguments, Keywords keywords) const
{
    const Registry& registry = Registry::instance();
    const Target target{td};
    TargetMutations mutations(m_session, target, false);
    return registry.call(*registry.find(Owner::TensorDict, name),
                         {&target.value, &mutations, m_session.progress(), m_session.exchanges()}, std::move(arguments),
                         std::move(keywords));
}

}  // namespace tensordesk
