// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <arrow/result.h>
#include <arrow/status.h>

#include <algorithm>
#include <exception>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace tensordesk::arrowfile {

/// A failure of Arrow on its way out.
struct Failure : std::exception {
    explicit Failure(const arrow::Status& status) : text(status.message()) { }
    [[nodiscard]] const char* what() const noexcept override { return text.c_str(); }
    std::string text;
};

inline void check(const arrow::Status& status)
{
    if (!status.ok())
        throw Failure(status);
}

template <typename Value>
Value checked(arrow::Result<Value> result)
{
    check(result.status());
    return std::move(result).MoveValueUnsafe();
}

/// Keeps the text of the last failure, for callers that catch no exceptions.
class LastFailure {
public:
    /// Returns the text of the exception that `work` throws, or null.
    template <typename Work>
    const char* of(const Work& work) noexcept
    {
        try {
            work();
            return nullptr;
        } catch (const std::exception& error) {
            m_text = error.what();
            return m_text.c_str();
        }
    }

private:
    std::string m_text;
};

/// Returns what `make` makes; null if it throws, with the text in `error`.
template <typename Made, typename Make>
Made* madeOr(std::span<char> error, const Make& make) noexcept
{
    try {
        return make().release();
    } catch (const std::exception& failure) {
        const std::string_view text = failure.what();
        *std::ranges::copy(text.substr(0, error.size() - 1), error.begin()).out = '\0';
        return nullptr;
    }
}

}  // namespace tensordesk::arrowfile
