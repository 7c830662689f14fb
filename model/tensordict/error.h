// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "tensordict/key.h"

#include <exception>
#include <string>

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

/// A failure that a person caused or can mend. It carries a full sentence and, added level by level
/// while it unwinds, the nested key and the file it concerns.
class Error : public std::exception {
public:
    Error(ErrorKind kind, std::string message);

    /// Puts `key` in front of the key path; called by each level the error passes on its way up.
    Error& within(const Key& key);
    Error& within(const KeyPath& path);
    /// Names the file, unless one nearer the cause was named already.
    Error& inFile(const std::string& path);

    [[nodiscard]] ErrorKind kind() const noexcept { return m_kind; }
    [[nodiscard]] const std::string& message() const noexcept { return m_message; }
    [[nodiscard]] const KeyPath& key() const noexcept { return m_key; }
    [[nodiscard]] const std::string& file() const noexcept { return m_file; }

    /// File, key path and message in one line: what the command line prints.
    [[nodiscard]] const char* what() const noexcept override { return m_what.c_str(); }

private:
    void compose();

    ErrorKind m_kind;
    std::string m_message;
    KeyPath m_key;
    std::string m_file;
    std::string m_what;
};

/// Runs `body`; an Error that leaves it has passed the level `key`.
template <typename Body>
decltype(auto) withinKey(const Key& key, Body&& body)
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
