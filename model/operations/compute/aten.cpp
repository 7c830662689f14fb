// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/compute/aten.h"

#include "model/operations/compute/shapesonly.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"

namespace tensordesk {

namespace {

c10::OperatorHandle found(const char* name, const char* overload)
{
    const auto handle = c10::Dispatcher::singleton().findSchema({name, overload});
    if (!handle)
        throw Error(ErrorKind::NotImplementedError, "this LibTorch has no operator {}{}", name,
                    *overload ? "." + std::string(overload) : std::string());
    return *handle;
}

}  // namespace

AtenOperator::AtenOperator(const char* name, const char* overload) : m_handle(found(name, overload)) { }

std::vector<c10::IValue> AtenOperator::call(std::vector<c10::IValue> arguments) const
{
    const auto& parameters = schema().arguments();
    for (std::size_t i = arguments.size(); i < parameters.size(); ++i)
        arguments.push_back(parameters[i].default_value().value());
    if (areShapesOnly(arguments))
        return callOnShapes(m_handle, std::move(arguments));
    for (const c10::IValue& argument : arguments)
        if (argument.isTensor())
            checkFits(argument.toTensor());
    m_handle.callBoxed(&arguments);
    return arguments;
}

at::Tensor AtenOperator::operator()(std::vector<c10::IValue> arguments) const
{
    return call(std::move(arguments)).front().toTensor();
}

c10::IValue boxed(const c10::Scalar& number)
{
    if (number.isBoolean())
        return number.toBool();
    if (number.isIntegral(false))
        return number.toLong();
    if (number.isComplex())
        return number.toComplexDouble();
    return number.toDouble();
}

at::Tensor callAten(const char* name, const char* overload, std::vector<c10::IValue> arguments)
{
    return guardingTorch([&] {
        const UnrecordedUnlessAsked guard;
        return AtenOperator(name, overload)(std::move(arguments));
    });
}

}  // namespace tensordesk
