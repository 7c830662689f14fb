// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/keypath.h"
#include "model/tensordict/values/pythonvalue.h"

#include <simdjson.h>

#include <memory>
#include <mutex>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace tensordesk {

/// Parsers that are not in use: their buffers are expensive. Safe to use from any thread.
class JsonParsers {
public:
    /// A parser that is in use.
    class Lease {
    public:
        Lease(JsonParsers& owner, std::unique_ptr<simdjson::dom::parser> parser) : m_owner(owner), m_parser(std::move(parser)) { }
        ~Lease();
        Lease(const Lease&) = delete;
        Lease& operator=(const Lease&) = delete;
        simdjson::dom::parser& operator*() const { return *m_parser; }

    private:
        JsonParsers& m_owner;
        std::unique_ptr<simdjson::dom::parser> m_parser;
    };

    [[nodiscard]] Lease lease();

private:
    std::mutex m_mutex;
    std::vector<std::unique_ptr<simdjson::dom::parser>> m_free;
};

/// Returns the value that `text` is, valid until the parser is used again. Empty if it is not JSON, and if it is of the kind that only
/// parseJson() reads: NaN, Infinity, integers of more than 64 bits.
[[nodiscard]] std::optional<simdjson::dom::element> parse(simdjson::dom::parser& parser, std::string_view text);

/// Returns the value below `path`, the last of equal keys; empty if there is none.
[[nodiscard]] std::optional<simdjson::dom::element> below(simdjson::dom::element value, const KeyPath& path);

[[nodiscard]] PythonValue toPythonValue(simdjson::dom::element value);

}  // namespace tensordesk
