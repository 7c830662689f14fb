// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/values/plain.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace tensordesk {

/// Puts a pickle together, value by value; what it is to hold is written into it in order. Python's `pickle.loads` reads it.
class PickleWriter {
public:
    /// Two is what `torch.load(weights_only=True)` reads: texts end at 4 GiB and integers at 255 bytes, and bytes are made by
    /// calling a function.
    enum class Protocol : uint8_t { Two = 2, Four = 4 };
    using Content = std::function<void()>;

    explicit PickleWriter(Protocol protocol);

    /// NotImplementedError for an object that was pickled itself, since what it is made of is not known, and for an integer that
    /// the protocol has no room for. Lists that are keys of a dict are written as tuples, which they were.
    void value(const Plain& value);
    void none();
    void boolean(bool value);
    void integer(int64_t value);
    void text(std::string_view value);
    /// A class, a function or a constant by its name.
    void global(std::string_view module, std::string_view name);

    // `content` writes the items one after another.
    void list(const Content& content);
    void tuple(const Content& content);
    /// Of keys and values in turn.
    void dict(const Content& content);
    /// What calling a function with these arguments gives.
    void call(std::string_view module, std::string_view name, const Content& arguments);
    /// An object that lies outside of the pickle: whoever reads it knows what its id means.
    void persistentId(const Content& idItems);

    /// The whole pickle. Ends it.
    [[nodiscard]] std::string finish();

private:
    void bigInteger(const std::string& digits);
    void real(double value);
    void bytes(std::string_view value);
    void key(const Plain& value);

    Protocol m_protocol;
    std::string m_out;
};

}  // namespace tensordesk
