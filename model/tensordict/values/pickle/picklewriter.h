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
    /// are made by calling a function.
    enum class Protocol : uint8_t { Two = 2, Four = 4 };
    using Content = std::function<void()>;

    explicit PickleWriter(Protocol protocol);

    /// Writes a plain value. Throws NotImplementedError for an object that was read from a pickle, because its content is not
    /// known, and for an integer that is too long for the protocol. Lists that are keys of a dict are written as tuples, which they
    /// were.
    void value(const PythonValue& value);
    void none();
    void boolean(bool value);
    void integer(int64_t value);
    void text(std::string_view value);
    /// Writes a class, function or constant by its name.
    void global(std::string_view module, std::string_view name);

    // Writes a list; `content` writes its items.
    void list(const Content& content);
    void tuple(const Content& content);
    /// Writes a dict; `content` writes keys and values alternately.
    void dict(const Content& content);
    /// Writes the call of a function with these arguments.
    void call(std::string_view module, std::string_view name, const Content& arguments);
    /// Writes an object stored outside the pickle, whose id the reader can resolve.
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
