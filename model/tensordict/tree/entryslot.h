// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <atomic>
#include <optional>
#include <thread>

namespace tensordesk {

/// A slot for an entry that is made when it is first needed. If several threads make it at once, the first result is kept, since
/// handles on one child must be the same. Reading a filled slot takes no lock.
class EntrySlot {
public:
    EntrySlot() = default;
    explicit EntrySlot(Entry entry) : m_state(State::Made), m_entry(std::move(entry)) { }
    /// REQUIRES: no other thread uses either slot.
    EntrySlot(EntrySlot&& other) noexcept : m_state(other.m_state.load()), m_entry(std::move(other.m_entry)) { }
    EntrySlot& operator=(EntrySlot&& other) noexcept
    {
        m_entry = std::move(other.m_entry);
        m_state = other.m_state.load();
        return *this;
    }

    /// Returns the entry, or null if it is not made yet.
    [[nodiscard]] const Entry* get() const noexcept
    {
        return m_state.load(std::memory_order_acquire) == State::Made ? &*m_entry : nullptr;
    }

    /// Fills the slot unless it is filled. Returns its entry.
    const Entry& fill(Entry entry) noexcept
    {
        State state = State::Empty;
        if (m_state.compare_exchange_strong(state, State::Filling)) {
            m_entry = std::move(entry);
            m_state.store(State::Made, std::memory_order_release);
        }
        while (!get()) {
            std::this_thread::yield();  // another thread is filling the slot
        }
        return *m_entry;
    }

private:
    enum class State : uint8_t { Empty, Filling, Made };
    std::atomic<State> m_state = State::Empty;
    std::optional<Entry> m_entry;
};

}  // namespace tensordesk
