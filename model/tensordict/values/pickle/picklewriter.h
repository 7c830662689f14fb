// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/values/pythonvalue.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace tensordesk {

/// Writes a pickle value by value, in order. Python's `pickle.loads` reads it.
class PickleWriter {
public:
    /// Protocol two is readable by `torch.load(weights_only=True)`: texts are limited to 4 GiB and integers to 255 bytes, and bytes
    /// are written as a call of `_codecs.encode`, as Python does.
    enum class Protocol : uint8_t { Two = 2, Four = 4 };
    using Content = std::function<void()>;

    explicit PickleWriter(Protocol protocol);

    /// Writes a Python value. Throws NotImplementedError for an object that was read from a pickle, because its content is unknown,
    /// and for an integer that is too long for the protocol. A list that is a key of a dict is written as a tuple.
    void value(const PythonValue& value);
    void none();
    void boolean(bool value);
    void integer(int64_t value);
    void text(std::string_view value);
    /// Writes a class, function or constant by its name.
    void global(std::string_view module, std::string_view name);

    /// Writes a list; `content` writes its items.
    void list(const Content& content);
    /// Writes a tuple; `content` writes its items.
    void tuple(const Content& content);
    /// Writes a dict; `content` writes keys and values alternately.
    void dict(const Content& content);
    /// Writes the call of a function; `arguments` writes its arguments.
    void call(std::string_view module, std::string_view name, const Content& arguments);
    /// Writes a reference to an object outside the pickle; `idItems` writes the items of the tuple that is its ID.
    void persistentId(const Content& idItems);

    /// Ends the pickle and returns it.
    [[nodiscard]] std::string finish();

private:
    void bigInteger(const std::string& digits);
    void real(double value);
    void bytes(std::string_view value);
    void key(const PythonValue& value);

    Protocol m_protocol;
    std::string m_out;
};

}  // namespace tensordesk
