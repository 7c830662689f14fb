// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <algorithm>
#include <array>
#include <csetjmp>
#include <string>
#include <string_view>
#include <type_traits>

namespace tensordesk {

// Note [Long jumps]
// libjpeg and libpng are C: at an error they call a function that must not return, and an exception cannot pass through their
// code. A long jump can, but it skips destructors. So everything that such a library is asked to do is a step of an Escape:
// a function that works on plain memory of its owner and makes no object that has a destructor, nor do the callbacks. The
// jump ends in tries(), whose frame is still there; what is to be freed belongs to the owner of the Escape, and is.

/// How steps of a C library are left at an error.
class Escape {
public:
    /// Runs `step`. False where it was left by jump(); what() then says why.
    template <typename Step>
    [[nodiscard]] bool tries(const Step& step) noexcept
    {
        static_assert(std::is_trivially_destructible_v<Step>, "a jump would skip the destructor");
        if (setjmp(m_place) != 0)
            return false;
        step();
        return true;
    }

    /// Leaves the step. REQUIRES: called within one.
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
