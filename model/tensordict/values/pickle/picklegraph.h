// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/values/pickle/picklevalue.h"

#include <cstddef>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// The values of a pickle up to protocol 5, which refer to each other. A pickle is a program for a stack machine; running it here
/// only makes values, whatever it calls. Takes at most about 40 times the bytes of the pickle, less than Python's own objects.
/// Immutable. REQUIRES: the bytes of the pickle outlive it.
class PickleGraph {
public:
    enum class Cut {
        Refused,
        Kept,  ///< the values made before the pickle ends or fails are kept: see stack()
    };

    /// Parses the pickle at the start of `bytes` and ignores what follows it. Throws ValueError if it is cut or damaged, uses an
    /// unknown opcode, or makes more than kMostValues values.
    explicit PickleGraph(std::string_view bytes, Cut cut = Cut::Refused);
    // Not noexcept: the moved-from deque allocates memory.
    PickleGraph(PickleGraph&&) = default;             // NOLINT(performance-noexcept-move-constructor)
    PickleGraph& operator=(PickleGraph&&) = default;  // NOLINT(performance-noexcept-move-constructor)

    static constexpr std::size_t kMostValues = 50'000'000;

    /// Returns the root value. REQUIRES: the graph was made with Cut::Refused.
    [[nodiscard]] const PickleValue& root() const { return *m_stack.back(); }
    /// Returns the values that were not yet combined where the pickle was cut, oldest first; only root() for a complete one.
    [[nodiscard]] const std::vector<const PickleValue*>& stack() const noexcept { return m_stack; }
    /// Returns all values in the order in which they were made.
    [[nodiscard]] const std::deque<PickleValue>& values() const noexcept { return m_values; }
    /// Returns the number of bytes of the pickle.
    [[nodiscard]] std::size_t end() const noexcept { return m_end; }

private:
    friend class PickleMachine;

    std::deque<PickleValue> m_values;  ///< elements keep their addresses
    std::deque<std::string> m_texts;   ///< texts that do not occur in the pickle unchanged
    std::vector<const PickleValue*> m_stack;
    std::size_t m_end = 0;
};

/// Throws a ValueError that states that the pickle is damaged at byte `at`.
[[noreturn]] void throwDamagedPickle(std::size_t at);

}  // namespace tensordesk
