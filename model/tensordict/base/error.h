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

/// The kind of a failure: the class of exception that the Python library raises in the same case. `Cancelled` (a job was stopped)
/// and `Internal` (a bug in this code) have no counterpart in Python.
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

/// Returns the name of the Python class, such as "KeyError"; "Cancelled" and "Internal" for these kinds.
[[nodiscard]] const char* className(ErrorKind kind) noexcept;

/// A range of a source text, in bytes.
struct Place {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// A failure that the user caused or can fix. Carries a full sentence. While it propagates, each level adds the nested key and the
/// file that it concerns. Callers that react to a failure read its fields, not the text.
class Error : public std::exception {
public:
    Error(ErrorKind kind, Message reason);
    /// `Error(ErrorKind::IndexError, "dim {} is out of range", dim)`
    template <typename... Parts>
    Error(ErrorKind kind, Pattern<std::type_identity_t<Parts>...> pattern, const Parts&... parts)
        : Error(kind, Message(pattern, parts...))
    {
    }

    /// Attaches the keys that the user may have meant instead of a missing one.
    Error& among(std::vector<Key> candidates);
    /// Marks a failure that shapes alone cannot decide: the result depends on values.
    Error& wantingValues();
    /// Marks that the sentence already names the nested key.
    Error& namingKey();
    /// Attaches the location of the failure: the range `place` of a source text, in line number `line`. `excerpt`: that line, with
    /// a mark below the range.
    Error& markedAt(Place place, int64_t line, std::string excerpt);

    /// Puts a key or a member in front of the key path. Called by each level through which the error propagates.
    Error& within(const PathElement& element);
    Error& within(const KeyPath& path);
    /// Attaches the file's name, unless a file nearer to the cause was attached before.
    Error& inFile(const std::string& path);
    /// Replaces the folder `from` by `to` in the attached file name, for a file that will be moved there.
    Error& movedTo(const std::string& to, const std::string& from);

    [[nodiscard]] ErrorKind kind() const noexcept { return m_kind; }
    [[nodiscard]] const Message& reason() const noexcept { return m_reason; }
    /// Returns the reason in English.
    [[nodiscard]] const std::string& sentence() const noexcept { return m_sentence; }
    /// Returns the reason and, if a location is attached, the excerpt on lines of its own.
    [[nodiscard]] Message marked() const;
    /// Returns file, key path, reason and excerpt.
    [[nodiscard]] Message inContext() const;
    /// Returns the sentence and, if a location is attached, the excerpt on lines of its own.
    [[nodiscard]] const std::string& message() const noexcept { return m_message; }
    [[nodiscard]] const std::optional<Place>& place() const noexcept { return m_place; }
    [[nodiscard]] const std::vector<Key>& candidates() const noexcept { return m_candidates; }
    [[nodiscard]] bool wantsValues() const noexcept { return m_wantsValues; }
    [[nodiscard]] bool namesKey() const noexcept { return m_namesKey; }
    [[nodiscard]] const KeyPath& key() const noexcept { return m_key; }
    [[nodiscard]] const std::string& file() const noexcept { return m_file; }

    /// Returns file, key path and message as the command line prints them: one line, and the excerpt on lines of its own.
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

/// Runs `body` and adds `key` to the key path of an Error that leaves it.
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

/// Rethrows the current exception. An exception of LibTorch becomes an Error of the class that Python would raise, without
/// LibTorch's backtrace. REQUIRES: called inside a catch block.
[[noreturn]] void rethrowTorchError();

/// Runs `body`, which calls ATen with the user's operands, and translates LibTorch's exceptions as rethrowTorchError() does.
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
