// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/base/error.h"

#include <c10/util/Exception.h>

#include <new>
#include <stdexcept>
#include <string_view>

namespace tensordesk {

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

namespace {

/// Shapes, keys and texts of others come into messages, however long they are.
constexpr std::size_t kMostBytes = 4000;

std::string bounded(std::string text)
{
    if (text.size() > kMostBytes) {
        std::size_t end = kMostBytes;
        while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) {
            --end;  // not within a character
        }
        text.resize(end);
        text += "…";
    }
    return text;
}

}  // namespace

Error::Error(ErrorKind kind, std::string message) : m_kind(kind), m_sentence(bounded(std::move(message))), m_message(m_sentence)
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

Error& Error::markedAt(Place place, int64_t line, const std::string& excerpt)
{
    m_place = place;
    m_message = m_sentence + (line > 1 ? " (line " + std::to_string(line) + ")" : "") + "\n" + excerpt;
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

void Error::compose()
{
    m_what.clear();
    if (!m_file.empty()) {
        m_what += m_file + ": ";
    }
    if (!m_key.empty()) {
        m_what += "key " + bounded(toPython(m_key)) + ": ";
    }
    m_what += m_message;
}

void rethrowTorchError()
{
    const auto message = [](const c10::Error& error) { return std::string(error.what_without_backtrace()); };
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
        const std::string text = message(error);
        if (text.find("integer multiplication overflow") != std::string::npos) {
            throw Error(ErrorKind::RuntimeError, "the result has more elements than 64 bits can count");
        }
        if (text.find("can't allocate memory") == std::string::npos) {
            throw Error(ErrorKind::RuntimeError, text);
        }
        constexpr std::string_view tried = "you tried to allocate ";
        const std::size_t at = text.find(tried);
        const std::size_t end = at == text.npos ? at : text.find(" bytes", at);
        throw Error(ErrorKind::MemoryError,
                    end == text.npos
                        ? "not enough memory"
                        : "not enough memory: it would take " + text.substr(at + tried.size(), end - at - tried.size()) + " bytes");
    } catch (const std::bad_alloc&) {
        throw Error(ErrorKind::MemoryError, "not enough memory");
    } catch (const std::runtime_error& error) {  // some operators throw it themselves
        throw Error(ErrorKind::RuntimeError, error.what());
    } catch (const std::exception& error) {
        throw Error(ErrorKind::Internal, error.what());
    }
}

}  // namespace tensordesk
