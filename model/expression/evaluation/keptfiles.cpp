// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/evaluation/keptfiles.h"

#include "model/tensordict/base/error.h"

#include <algorithm>
#include <chrono>

namespace tensordesk {

namespace {

/// Returns the state of a file; empty if it cannot distinguish the file from a later version: for a folder, or a file that was
/// written just now, since the next write may have the same time, which some file systems store in steps of two seconds.
std::optional<FileState> tellingState(const std::string& path)
{
    constexpr std::chrono::nanoseconds kTick = std::chrono::seconds(2);
    try {
        const std::optional<FileState> state = FileState::of(path);
        const std::chrono::nanoseconds now = std::chrono::system_clock::now().time_since_epoch();
        return state && state->isRegular() && state->modified < (now - kTick).count() ? state : std::nullopt;
    } catch (const Error&) {
        return std::nullopt;  // whoever reads it says why that fails
    }
}

}  // namespace

ReadFiles::ReadFiles(const std::string& path)
{
    add(path);
}

void ReadFiles::add(const std::string& path)
{
    if (std::ranges::find(m_states, path, &decltype(m_states)::value_type::first) == m_states.end())
        m_states.emplace_back(path, tellingState(path));
}

bool ReadFiles::areUnchanged() const
{
    return std::ranges::all_of(m_states, [](const auto& each) {
        const auto& [path, state] = each;
        return state && tellingState(path) == state;
    });
}

}  // namespace tensordesk
