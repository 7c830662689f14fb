// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/keypath.h"
#include "model/tensordict/base/message.h"

#include <cstdint>
#include <exception>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// What went wrong, named by the class the Python library raises in the same case.
/// `Cancelled` and `Internal` are ours: a job that was stopped, and a bug in this code.
enum class ErrorKind {
    KeyError,
    IndexError,
    ValueError,
    TypeError,
    RuntimeError,
    NotImplementedError,
    AttributeError,
    SyntaxError,
    NameError,
    ZeroDivisionError,
    FileNotFoundError,
    FileExistsError,
    PermissionError,
    OSError,
    MemoryError,
    Cancelled,
    Internal,
};

/// The Python class name, such as "KeyError".
[[nodiscard]] const char* className(ErrorKind kind) noexcept;

/// A part of a source text, in bytes.
struct Place {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// A failure that a person caused or can mend. It carries a full sentence, its reason, and, added level by level
/// while it unwinds, the nested key and the file it concerns. What others act on stands beside the sentence: nobody reads it.
class Error : public std::exception {
public:
    Error(ErrorKind kind, Message reason);
    /// `Error(ErrorKind::IndexError, "dim {} is out of range", dim)`
    template <typename... Parts>
    Error(ErrorKind kind, Pattern<std::type_identity_t<Parts>...> pattern, const Parts&... parts)
        : Error(kind, Message(pattern, parts...))
    {
    }

    /// The keys that could have been meant where one is missing.
    Error& among(std::vector<Key> candidates);
    /// Nothing is wrong as far as shapes tell: what is asked for depends on values.
    Error& wantingValues();
    /// The sentence names the nested key itself.
    Error& namingKey();
    /// What is wrong stands at `place` of a source text, in the line of this number. `excerpt`: the line, with a mark under the
    /// place.
    Error& markedAt(Place place, int64_t line, std::string excerpt);

    /// Puts a key or member in front of the key path; called by each level the error passes on its way up.
    Error& within(const PathElement& element);
    Error& within(const KeyPath& path);
    /// Names the file, unless one nearer the cause was named already.
    Error& inFile(const std::string& path);
    /// If it names a file at or below `from`, which is put in the place of `to`, names it as it is called there.
    Error& movedTo(const std::string& to, const std::string& from);

    [[nodiscard]] ErrorKind kind() const noexcept { return m_kind; }
    [[nodiscard]] const Message& reason() const noexcept { return m_reason; }
    /// The reason in English.
    [[nodiscard]] const std::string& sentence() const noexcept { return m_sentence; }
    /// The reason and, where a place is marked, the excerpt in lines of its own.
    [[nodiscard]] Message marked() const;
    /// File, key path, reason and excerpt.
    [[nodiscard]] Message inContext() const;
    /// The sentence and, where a place is marked, the excerpt in lines of its own.
    [[nodiscard]] const std::string& message() const noexcept { return m_message; }
    [[nodiscard]] const std::optional<Place>& place() const noexcept { return m_place; }
    [[nodiscard]] const std::vector<Key>& candidates() const noexcept { return m_candidates; }
    [[nodiscard]] bool wantsValues() const noexcept { return m_wantsValues; }
    [[nodiscard]] bool namesKey() const noexcept { return m_namesKey; }
    [[nodiscard]] const KeyPath& key() const noexcept { return m_key; }
    [[nodiscard]] const std::string& file() const noexcept { return m_file; }

    /// File, key path and message in one line: what the command line prints.
    [[nodiscard]] const char* what() const noexcept override { return m_what.c_str(); }

private:
    void compose();

    ErrorKind m_kind;
    Message m_reason;
    std::string m_sentence;
    std::string m_message;
    KeyPath m_key;
    std::string m_file;
    std::string m_what;
    std::optional<Place> m_place = {};
    int64_t m_line = 1;
    std::string m_excerpt = {};
    std::vector<Key> m_candidates = {};
    bool m_wantsValues = false;
    bool m_namesKey = false;
};

/// Runs `body`; an Error that leaves it has passed the level at `key`.
template <typename Body>
decltype(auto) withinKey(const PathElement& key, Body&& body)
{
    try {
        return body();
    } catch (Error& error) {
        error.within(key);
        throw;
    }
}

/// Rethrows the exception in flight; one of LibTorch becomes an Error of the class Python would show,
/// without its backtrace. REQUIRES: called inside a catch block.
[[noreturn]] void rethrowTorchError();

/// Runs `body`, which calls ATen with operands from outside, and translates what LibTorch throws.
template <typename Body>
decltype(auto) guardingTorch(Body&& body)
{
    try {
        return body();
    } catch (...) {
        rethrowTorchError();
    }
}

}  // namespace tensordesk
