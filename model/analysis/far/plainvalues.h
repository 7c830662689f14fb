// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/error.h"
#include "model/tensordict/base/keypath.h"
#include "model/tensordict/base/message.h"
#include "model/tensordict/values/pythonvalue.h"

#include <cstddef>
#include <string>

// Values of questions to a FarComputer, and of its answers. The functions that read them throw ValueError for anything unexpected.
namespace tensordesk::far {

[[noreturn]] inline void throwUnexpected()
{
    throw Error(ErrorKind::ValueError, "is not a question or answer of this version of the program");
}

template <typename Kind>
[[nodiscard]] const Kind& valueIn(const PythonValue& value)
{
    const auto* content = value.as<Kind>();
    if (content == nullptr)
        throwUnexpected();
    return *content;
}

[[nodiscard]] inline const PythonValue::List& listIn(const PythonValue& value)
{
    return valueIn<PythonValue::List>(value);
}

/// Returns a list of exactly this many values.
[[nodiscard]] inline const PythonValue::List& fieldsIn(const PythonValue& value, std::size_t count)
{
    const PythonValue::List& list = listIn(value);
    if (list.size() != count)
        throwUnexpected();
    return list;
}

[[nodiscard]] inline bool isNone(const PythonValue& value)
{
    return value.as<PythonValue::None>() != nullptr;
}

/// A member is a pair of its number and the dim of its stack.
[[nodiscard]] PythonValue toValue(const KeyPath& path);
[[nodiscard]] KeyPath pathIn(const PythonValue& value);

/// A pattern is a list of it and its parts.
[[nodiscard]] PythonValue toValue(const Message& message);
[[nodiscard]] Message messageIn(const PythonValue& value);

}  // namespace tensordesk::far
