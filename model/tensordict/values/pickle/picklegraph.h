// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/values/pickle/picklevalue.h"

#include <cstddef>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// What a pickle stands for, up to protocol 5: its values, by reference to each other. A pickle is a program for a stack
/// machine; running it here makes nothing but values, whatever it asks for. Takes some 40 times the bytes of the pickle at
/// most, and less than that of Python's own objects. Immutable once made; the bytes of the pickle have to outlive it.
class PickleGraph {
public:
    enum class Cut {
        Refused,
        Kept,  ///< what is made before a pickle ends or goes wrong stays: see stack()
    };

    /// The pickle that starts with the first of `bytes`; what follows it is left alone. ValueError if it is cut or damaged, if
    /// it asks for what no protocol has, or if it makes more than kMostValues values.
    explicit PickleGraph(std::string_view bytes, Cut cut = Cut::Refused);
    // What is left of a deque that was moved takes memory, which there may be none of.
    PickleGraph(PickleGraph&&) = default;             // NOLINT(performance-noexcept-move-constructor)
    PickleGraph& operator=(PickleGraph&&) = default;  // NOLINT(performance-noexcept-move-constructor)

    static constexpr std::size_t kMostValues = 50'000'000;

    /// REQUIRES: cuts were refused.
    [[nodiscard]] const PickleValue& root() const { return *m_stack.back(); }
    /// What was not yet put together where it was cut, the first made first; root() alone of a whole one.
    [[nodiscard]] const std::vector<const PickleValue*>& stack() const noexcept { return m_stack; }
    /// All values there are, in the order they were made.
    [[nodiscard]] const std::deque<PickleValue>& values() const noexcept { return m_values; }
    /// How many bytes the pickle takes.
    [[nodiscard]] std::size_t end() const noexcept { return m_end; }

private:
    friend class PickleMachine;

    std::deque<PickleValue> m_values;  ///< stay where they are
    std::deque<std::string> m_texts;   ///< those that are not in the pickle as they are
    std::vector<const PickleValue*> m_stack;
    std::size_t m_end = 0;
};

/// Throws the ValueError that a pickle is damaged at byte `at`.
[[noreturn]] void throwDamagedPickle(std::size_t at);

}  // namespace tensordesk
