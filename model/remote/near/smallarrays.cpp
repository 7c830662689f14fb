// SPDX-License-Identifier: BSD-3-Clause
#include "model/remote/near/smallarrays.h"

#include "model/tensordict/base/error.h"

namespace tensordesk {
namespace {

/// One fetch takes at most 0.2 s at 10 Mbit/s.
constexpr std::size_t kMostFetched = std::size_t{256} << 10, kMostArrays = 2048;
constexpr std::size_t kMostKept = std::size_t{64} << 20;

}  // namespace

SmallArrays::Place SmallArrays::add(const KeyPath& key, const std::vector<std::size_t>& of, PythonValue address, std::size_t bytes)
{
    const bool hasKey = !key.empty() && key.back().member() == nullptr;
    const Kind kind{hasKey ? key.back().key() : std::string(), key.size(), of.size()};
    const std::lock_guard lock(m_mutex);
    const auto [found, isNew] = m_kinds.try_emplace(kind, m_rows.size());
    if (isNew)
        m_rows.emplace_back();
    std::vector<Array>& row = m_rows[found->second];
    row.push_back({std::move(address), bytes});
    return {found->second, row.size() - 1};
}

std::vector<std::size_t> SmallArrays::wanted(const Place& place) const
{
    const std::vector<Array>& row = m_rows[place.row];
    std::vector<std::size_t> numbers;
    std::size_t bytes = 0;
    for (std::size_t i = place.number; i < row.size() && numbers.size() < kMostArrays; ++i) {
        bytes += row[i].size;
        if (i > place.number && (row[i].bytes != nullptr || bytes > kMostFetched))
            break;
        numbers.push_back(i);
    }
    return numbers;
}

std::size_t SmallArrays::sizeOf(const Place& place)
{
    const std::lock_guard lock(m_mutex);
    return m_rows[place.row][place.number].size;
}

std::shared_ptr<const std::string> SmallArrays::bytesOf(const Place& place, const Fetch& fetch)
{
    std::vector<std::size_t> numbers;
    PythonValue::List addresses;
    std::size_t bytes = 0;
    {
        const std::lock_guard lock(m_mutex);
        const std::vector<Array>& row = m_rows[place.row];
        if (const auto& known = row[place.number].bytes)
            return known;
        numbers = wanted(place);
        for (const std::size_t number : numbers) {
            addresses.push_back(row[number].address);
            bytes += row[number].size;
        }
    }
    const std::string all = [&] {
        try {
            return fetch(addresses, bytes);
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled || numbers.size() == 1)
                throw;
        }
        // One of the others may be damaged.
        numbers.resize(1);
        bytes = sizeOf(place);
        return fetch({addresses.front()}, bytes);
    }();
    if (all.size() != bytes)
        throw Error(ErrorKind::OSError, "the machine sent {} bytes instead of {}", all.size(), bytes);
    const std::lock_guard lock(m_mutex);
    if (m_kept + bytes > kMostKept) {
        for (std::vector<Array>& row : m_rows)
            for (Array& array : row)
                array.bytes.reset();
        m_kept = 0;
    }
    std::size_t at = 0;
    for (const std::size_t number : numbers) {
        Array& array = m_rows[place.row][number];
        m_kept += array.bytes == nullptr ? array.size : 0;
        array.bytes = std::make_shared<const std::string>(all, at, array.size);
        at += array.size;
    }
    return m_rows[place.row][place.number].bytes;
}

}  // namespace tensordesk
