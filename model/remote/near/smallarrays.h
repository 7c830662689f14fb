// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/keypath.h"
#include "model/tensordict/values/pythonvalue.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace tensordesk {

/// The small arrays of a file on another machine. Whoever reads one usually reads those of the next members too, each of which would
/// cost a round trip: they are fetched together, and kept. Safe to use from any thread.
class SmallArrays {
public:
    static constexpr int64_t kMostBytes = int64_t{16} << 10;  ///< of one array

    /// Returns the bytes of arrays, one after the other.
    using Fetch = std::function<std::string(const PythonValue::List& addresses, std::size_t bytes)>;

    /// Where an array is among those of other members with the same key.
    struct Place {
        std::size_t row, number;
    };
    /// `key`, `of`: see wire::Address. `address`: as `fetch` takes it.
    [[nodiscard]] Place add(const KeyPath& key, const std::vector<std::size_t>& of, PythonValue address, std::size_t bytes);

    /// Returns the bytes of an array, from a call of `fetch` for it and those that were added after it, if need be; if that fails, for
    /// it alone.
    [[nodiscard]] std::shared_ptr<const std::string> bytesOf(const Place& place, const Fetch& fetch);

private:
    struct Array {
        PythonValue address;
        std::size_t size = 0;
        std::shared_ptr<const std::string> bytes = {};  ///< null: not fetched, or dropped
    };
    /// Equal for the arrays of one row: the last key, the number of keys, and the number of members below it.
    using Kind = std::tuple<std::string, std::size_t, std::size_t>;

    [[nodiscard]] std::size_t sizeOf(const Place& place);
    /// Returns the numbers of the arrays to fetch with that one.
    [[nodiscard]] std::vector<std::size_t> wanted(const Place& place) const;

    std::mutex m_mutex;  ///< guards what follows
    std::map<Kind, std::size_t> m_kinds;
    std::vector<std::vector<Array>> m_rows;
    std::size_t m_kept = 0;  ///< bytes
};

}  // namespace tensordesk
