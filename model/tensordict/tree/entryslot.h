// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <atomic>
#include <optional>
#include <thread>

namespace tensordesk {

/// An entry that may still have to be made. Of threads that make it at the same time the first one's stays, for
/// handles on one child must be the same. Looking at one that is made takes no lock.
class EntrySlot {
public:
    EntrySlot() = default;
    explicit EntrySlot(Entry entry) : m_state(State::Made), m_entry(std::move(entry)) { }
    /// REQUIRES: nobody looks at either meanwhile.
    EntrySlot(EntrySlot&& other) noexcept : m_state(other.m_state.load()), m_entry(std::move(other.m_entry)) { }
    EntrySlot& operator=(EntrySlot&& other) noexcept
    {
        m_entry = std::move(other.m_entry);
        m_state = other.m_state.load();
        return *this;
    }

    /// Null while it is not made.
    [[nodiscard]] const Entry* get() const noexcept
    {
        return m_state.load(std::memory_order_acquire) == State::Made ? &*m_entry : nullptr;
    }

    /// The entry that stays.
    const Entry& fill(Entry entry) noexcept
    {
        State state = State::Empty;
        if (m_state.compare_exchange_strong(state, State::Filling)) {
            m_entry = std::move(entry);
            m_state.store(State::Made, std::memory_order_release);
        }
        while (!get()) {
            std::this_thread::yield();  // another thread moves its entry here
        }
        return *m_entry;
    }

private:
    enum class State : uint8_t { Empty, Filling, Made };
    std::atomic<State> m_state = State::Empty;
    std::optional<Entry> m_entry;
};

}  // namespace tensordesk
