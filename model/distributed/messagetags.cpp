// SPDX-License-Identifier: BSD-3-Clause
#include "model/distributed/messagetags.h"

#include "model/tensordict/base/error.h"

#include <array>

namespace tensordesk {

namespace {

using Wide = unsigned __int128;

/// Eight numbers of 32 bits that `seed` determines: NumPy's SeedSequence with a pool of four words, which is M. E. O'Neill's
/// seed_seq_fe128.
std::array<uint32_t, 8> seedSequence(uint64_t seed)
{
    uint32_t constant = 0x43b0d7e5;
    const auto hashed = [&](uint32_t value, uint32_t multiplier) {
        value ^= constant;
        constant *= multiplier;
        value *= constant;
        return value ^ value >> 16;
    };
    const auto mixed = [](uint32_t left, uint32_t right) {
        const uint32_t value = 0xca01f9ddU * left - 0x4973f715U * right;
        return value ^ value >> 16;
    };
    constexpr uint32_t kInto = 0x931e8875, kOutOf = 0x58f38ded;
    std::array<uint32_t, 4> pool = {static_cast<uint32_t>(seed), static_cast<uint32_t>(seed >> 32), 0, 0};
    for (uint32_t& word : pool)
        word = hashed(word, kInto);
    for (std::size_t from = 0; from < pool.size(); ++from)
        for (std::size_t to = 0; to < pool.size(); ++to)
            if (from != to)
                pool[to] = mixed(pool[to], hashed(pool[from], kInto));
    std::array<uint32_t, 8> state{};
    constant = 0x8b51f9dd;
    for (std::size_t i = 0; i < state.size(); ++i)
        state[i] = hashed(pool[i % pool.size()], kOutOf);
    return state;
}

/// The first number that NumPy's default_rng(seed) draws: of the generator PCG64 (M. E. O'Neill, "PCG: A Family of Simple
/// Fast Space-Efficient Statistically Good Algorithms for Random Number Generation", 2014), variant XSL-RR.
uint64_t firstDraw(uint64_t seed)
{
    const auto words = seedSequence(seed);
    const auto wide = [&](std::size_t at) {
        const auto half = [&](std::size_t i) { return uint64_t{words[i + 1]} << 32 | words[i]; };
        return Wide{half(at)} << 64 | half(at + 2);
    };
    constexpr Wide kMultiplier = Wide{0x2360ed051fc65da4} << 64 | 0x4385df649fccf645;
    const Wide increment = wide(4) << 1 | 1;
    Wide state = increment + wide(0);
    for (int step = 0; step < 2; ++step)
        state = state * kMultiplier + increment;
    const auto high = static_cast<uint64_t>(state >> 64);
    const uint64_t folded = high ^ static_cast<uint64_t>(state);
    const auto turn = static_cast<int>(high >> 58);
    return folded >> turn | folded << (-turn & 63);
}

/// `tensordict.utils._int_generator`: eight bytes of NumPy's generator, read as a big-endian number.
int64_t pseudoRandom(int64_t seed)
{
    if (seed < 0)
        throw Error(ErrorKind::ValueError, "pseudo-random tags begin with a number that is not negative, not {}", seed);
    constexpr uint64_t kBound = 10'000;
    return static_cast<int64_t>(__builtin_bswap64(firstDraw(static_cast<uint64_t>(seed))) % kBound);
}

}  // namespace

int64_t MessageTags::next()
{
    m_last = m_rule.isPseudoRandom ? pseudoRandom(m_last + 1) : m_last + 1;
    return m_last;
}

}  // namespace tensordesk
