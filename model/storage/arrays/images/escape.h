// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <algorithm>
#include <array>
#include <csetjmp>
#include <string>
#include <string_view>
#include <type_traits>

namespace tensordesk {

// Note [Long jumps] libjpeg and libpng are C libraries: on an error they call a function that must not return, and an exception
// cannot pass through their code. A long jump can, but it skips destructors. So each use of such a library is a step of an Escape:
// a function that works on plain memory of its owner and makes no object with a destructor; callbacks likewise. The jump ends in
// tries(), whose frame still exists. The owner of the Escape frees the resources.

/// Leaves steps of a C library on an error.
class Escape {
public:
    /// Runs `step`. Returns false if jump() left it; what() then returns the reason.
    template <typename Step>
    [[nodiscard]] bool tries(const Step& step) noexcept
    {
        static_assert(std::is_trivially_destructible_v<Step>, "a jump would skip the destructor");
        if (setjmp(m_place) != 0)
            return false;
        step();
        return true;
    }

    /// Leaves the current step. REQUIRES: called within a step.
    [[noreturn]] void jump(std::string_view why) noexcept
    {
        const std::size_t size = std::min(why.size(), m_what.size() - 1);
        std::copy_n(why.begin(), size, m_what.begin());
        m_what[size] = '\0';
        std::longjmp(m_place, 1);
    }

    [[nodiscard]] std::string what() const { return m_what.data(); }

private:
    std::jmp_buf m_place = {};
    std::array<char, 200> m_what = {};
};

}  // namespace tensordesk
