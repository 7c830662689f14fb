// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/base/error.h"

#include <c10/util/Exception.h>
#include <c10/util/Logging.h>

#include <functional>
#include <new>
#include <stdexcept>
#include <string>
#include <string_view>

namespace tensordesk {

namespace {

/// LibTorch's errors have no stack trace from the start of the program on: it takes up to two milliseconds, and is never shown.
[[maybe_unused]] const bool kHasStackTraces = [] {
    c10::SetStackTraceFetcher(std::function([] { return std::string(); }));
    return false;
}();

}  // namespace

const char* className(ErrorKind kind) noexcept
{
    switch (kind) {
    case ErrorKind::KeyError: return "KeyError";
    case ErrorKind::IndexError: return "IndexError";
    case ErrorKind::ValueError: return "ValueError";
    case ErrorKind::TypeError: return "TypeError";
    case ErrorKind::RuntimeError: return "RuntimeError";
    case ErrorKind::NotImplementedError: return "NotImplementedError";
    case ErrorKind::AttributeError: return "AttributeError";
    case ErrorKind::SyntaxError: return "SyntaxError";
    case ErrorKind::NameError: return "NameError";
    case ErrorKind::ZeroDivisionError: return "ZeroDivisionError";
    case ErrorKind::FileNotFoundError: return "FileNotFoundError";
    case ErrorKind::FileExistsError: return "FileExistsError";
    case ErrorKind::PermissionError: return "PermissionError";
    case ErrorKind::OSError: return "OSError";
    case ErrorKind::MemoryError: return "MemoryError";
    case ErrorKind::Cancelled: return "Cancelled";
    case ErrorKind::Internal: return "Internal";
    }
    return "Internal";
}

Error::Error(ErrorKind kind, Message reason) : m_kind(kind), m_reason(std::move(reason)), m_sentence(m_reason.english())
{
    compose();
}

Error& Error::among(std::vector<Key> candidates)
{
    m_candidates = std::move(candidates);
    return *this;
}

Error& Error::wantingValues()
{
    m_wantsValues = true;
    return *this;
}

Error& Error::namingKey()
{
    m_namesKey = true;
    return *this;
}

Error& Error::markedAt(Place place, int64_t line, std::string excerpt)
{
    m_place = place;
    m_line = line;
    m_excerpt = std::move(excerpt);
    compose();
    return *this;
}

Error& Error::within(const PathElement& element)
{
    m_key = KeyPath{element} / m_key;
    compose();
    return *this;
}

Error& Error::within(const KeyPath& path)
{
    m_key = path / m_key;
    compose();
    return *this;
}

Error& Error::inFile(const std::string& path)
{
    if (m_file.empty()) {
        m_file = path;
        compose();
    }
    return *this;
}

Error& Error::movedTo(const std::string& to, const std::string& from)
{
    if (m_file == from || m_file.starts_with(from + '/')) {
        m_file.replace(0, from.size(), to);
        compose();
    }
    return *this;
}

Message Error::marked() const
{
    if (!m_place) {
        return m_reason;
    }
    return m_line > 1 ? Message("{} (line {})\n{}", m_reason, m_line, m_excerpt) : Message("{}\n{}", m_reason, m_excerpt);
}

Message Error::inContext() const
{
    Message message = marked();
    if (!m_key.empty()) {
        message = Message("key {}: {}", toPython(m_key), message);
    }
    return m_file.empty() ? message : Message("{}: {}", m_file, message);
}

void Error::compose()
{
    m_message = marked().english();
    m_what = inContext().english();
}

void rethrowTorchError()
{
    const auto message = [](const c10::Error& error) { return Message::verbatim(error.what_without_backtrace()); };
    try {
        throw;
    } catch (const Error&) {
        throw;
    } catch (const c10::IndexError& error) {
        throw Error(ErrorKind::IndexError, message(error));
    } catch (const c10::ValueError& error) {
        throw Error(ErrorKind::ValueError, message(error));
    } catch (const c10::TypeError& error) {
        throw Error(ErrorKind::TypeError, message(error));
    } catch (const c10::NotImplementedError& error) {
        throw Error(ErrorKind::NotImplementedError, message(error));
    } catch (const c10::OutOfMemoryError& error) {
        throw Error(ErrorKind::MemoryError, message(error));
    } catch (const c10::Error& error) {
        const std::string text = error.what_without_backtrace();
        if (text.find("integer multiplication overflow") != std::string::npos) {
            throw Error(ErrorKind::RuntimeError, "the result has more elements than 64 bits can count");
        }
        if (text.find("can't allocate memory") == std::string::npos) {
            throw Error(ErrorKind::RuntimeError, message(error));
        }
        constexpr std::string_view tried = "you tried to allocate ";
        const std::size_t at = text.find(tried);
        const std::size_t end = at == text.npos ? at : text.find(" bytes", at);
        if (end == text.npos) {
            throw Error(ErrorKind::MemoryError, "not enough memory");
        }
        throw Error(ErrorKind::MemoryError, "not enough memory: it would take {} bytes",
                    text.substr(at + tried.size(), end - at - tried.size()));
    } catch (const std::bad_alloc&) {
        throw Error(ErrorKind::MemoryError, "not enough memory");
    } catch (const std::runtime_error& error) {  // some operators throw it themselves
        throw Error(ErrorKind::RuntimeError, Message::verbatim(error.what()));
    } catch (const std::exception& error) {
        throw Error(ErrorKind::Internal, Message::verbatim(error.what()));
    }
}

}  // namespace tensordesk
