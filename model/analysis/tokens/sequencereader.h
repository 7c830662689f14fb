// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/keypath.h"
#include "model/tensordict/indices/index.h"
#include "model/tensordict/tree/tensordict.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// The doubles between it and its negative are exact if they are integers.
inline constexpr double kMostExactInteger = 9007199254740992;

/// Returns the index of a row, counted in row-major order over these sizes. REQUIRES: it exists.
[[nodiscard]] Index indexOfRow(int64_t row, c10::IntArrayRef sizes);

/// Reads the entries of one row of a batch as numbers and texts. Throws the storage's errors.
class SequenceReader {
public:
    SequenceReader(const TensorDict& level, int64_t row);

    /// The numbers of an entry, in row-major order. Those of a leaf are read when they are copied.
    class Numbers {
    public:
        explicit Numbers(Leaf leaf);
        explicit Numbers(std::vector<double> listed);

        [[nodiscard]] std::size_t count() const noexcept { return m_count; }
        /// Converts them. REQUIRES: `to` has room for them.
        void copy(double* to) const;
        void copy(int64_t* to) const;
        /// Returns 1 for those that are not 0.
        [[nodiscard]] std::vector<uint8_t> marks() const;

    private:
        std::optional<Leaf> m_leaf;
        std::vector<double> m_listed;
        std::size_t m_count;
    };

    /// Returns the numbers of an entry; empty if it is missing or has none.
    [[nodiscard]] std::optional<Numbers> numbers(const std::optional<KeyPath>& path) const;
    /// Appends the token IDs of an entry. Returns their number; empty if there are none.
    [[nodiscard]] std::optional<std::size_t> appendIds(const std::optional<KeyPath>& path, std::vector<int64_t>& ids) const;
    /// Returns the number of an entry; empty if it does not have exactly one.
    [[nodiscard]] std::optional<double> number(const std::optional<KeyPath>& path) const;
    /// Returns the texts of an entry: those of its lists, or one of all messages. `isChat` becomes true for messages.
    [[nodiscard]] std::vector<std::string> texts(const std::optional<KeyPath>& path, bool& isChat) const;
    /// Returns the first text of an entry, or its number as text; empty if there is neither.
    [[nodiscard]] std::string text(const std::optional<KeyPath>& path, bool& isChat) const;
    [[nodiscard]] std::string text(const std::optional<KeyPath>& path) const
    {
        bool isChat = false;
        return text(path, isChat);
    }

private:
    TensorDict m_level;
};

}  // namespace tensordesk
