// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/zip/zipextract.h"

#include "model/storage/zip/zipcrc.h"
#include "model/tensordict/base/progressscope.h"

#include <zlib.h>

#include <algorithm>
#include <cstring>

namespace tensordesk {

namespace {

constexpr int64_t kZipBlock = int64_t{1} << 18;

[[noreturn]] void refuseMember(const ZipBytes& bytes, const ZipMember& member, const Message& why)
{
    throw Error(ErrorKind::OSError, "the member {} is damaged: {}", stringLiteral(member.name), why).inFile(bytes.path);
}

/// Calls `use` with the member's bytes as they lie in the archive.
template <typename Use>
void forEachZipBlock(const ZipBytes& bytes, const ZipMember& member, Use&& use)
{
    for (int64_t at = 0; at < member.storedSize; at += kZipBlock) {
        ProgressScope::current().check();
        if (!use(bytes.read(member.offset + at, std::min(kZipBlock, member.storedSize - at))))
            return;
    }
}

/// Unpacks a raw deflate stream.
class Inflater {
public:
    Inflater()
    {
        if (inflateInit2(&m_stream, -MAX_WBITS) != Z_OK)
            throw std::bad_alloc();
    }
    ~Inflater() { inflateEnd(&m_stream); }
    Inflater(const Inflater&) = delete;
    Inflater& operator=(const Inflater&) = delete;

    enum class State { More, Ended, Damaged };

    /// Hands on what `packed` unpacks to, until `take` says no.
    template <typename Take>
    State unpack(std::string& packed, Take&& take)
    {
        m_stream.next_in = reinterpret_cast<Bytef*>(packed.data());
        m_stream.avail_in = static_cast<uInt>(packed.size());
        for (;;) {
            m_stream.next_out = reinterpret_cast<Bytef*>(m_unpacked.data());
            m_stream.avail_out = static_cast<uInt>(m_unpacked.size());
            const int state = inflate(&m_stream, Z_NO_FLUSH);
            if (state == Z_MEM_ERROR)
                throw std::bad_alloc();
            if (state != Z_OK && state != Z_STREAM_END && state != Z_BUF_ERROR)
                return State::Damaged;
            const std::size_t count = m_unpacked.size() - m_stream.avail_out;
            if (count > 0 && !take(std::string_view(m_unpacked.data(), count)))
                return State::Ended;
            if (state == Z_STREAM_END)
                return State::Ended;
            if (m_stream.avail_out != 0)
                return State::More;
        }
    }

private:
    z_stream m_stream = {};
    std::string m_unpacked = std::string(static_cast<std::size_t>(kZipBlock), '\0');
};

}  // namespace

void extract(const ZipBytes& bytes, const ZipMember& member, const std::function<void(std::string_view)>& take)
{
    member.check();
    uint32_t crc = 0;
    int64_t done = 0;
    const auto counted = [&](std::string_view block) {
        done += static_cast<int64_t>(block.size());
        if (done > member.size)
            return false;
        crc = crc32Of(block, crc);
        take(block);
        return true;
    };
    if (member.isStored()) {
        forEachZipBlock(bytes, member, [&](const std::string& block) { return counted(block); });
    } else {
        Inflater inflater;
        auto state = Inflater::State::More;
        forEachZipBlock(bytes, member, [&](std::string packed) {
            state = inflater.unpack(packed, counted);
            return state == Inflater::State::More;
        });
        if (done > member.size)
            refuseMember(bytes, member, Message("it unpacks to more than the {} bytes that it is said to have", member.size));
        if (state == Inflater::State::Damaged)
            refuseMember(bytes, member, Message("it cannot be unpacked from byte {} on", done));
    }
    if (done != member.size)
        refuseMember(bytes, member, Message("it unpacks to {} bytes and is said to have {}", done, member.size));
    if (crc != member.crc)
        refuseMember(bytes, member, Message("its bytes do not have the CRC-32 that the archive notes"));
}

std::string extracted(const ZipBytes& bytes, const ZipMember& member, int64_t limit)
{
    member.check();
    if (member.size > limit)
        throw Error(ErrorKind::ValueError, "the member {} has {} bytes, more than the {} that such a one can sensibly have",
                    stringLiteral(member.name), member.size, limit)
            .inFile(bytes.path);
    std::string all;
    extract(bytes, member, [&](std::string_view block) { all += block; });
    return all;
}

std::string beginningOf(const ZipBytes& bytes, const ZipMember& member, int64_t count)
{
    member.check();
    count = std::min(count, member.size);
    if (member.isStored())
        return bytes.read(member.offset, count);
    std::string begun;
    Inflater inflater;
    const auto most = static_cast<std::size_t>(count);
    forEachZipBlock(bytes, member, [&](std::string packed) {
        const auto state = inflater.unpack(packed, [&](std::string_view block) {
            begun += block.substr(0, most - begun.size());
            return begun.size() < most;
        });
        return state == Inflater::State::More;
    });
    if (begun.size() < most)
        refuseMember(bytes, member, Message("it cannot be unpacked from byte {} on", begun.size()));
    return begun;
}

void extractInto(const ZipBytes& bytes, const ZipMember& member, std::byte* to)
{
    extract(bytes, member, [&](std::string_view block) {
        std::memcpy(to, block.data(), block.size());
        to += block.size();
    });
}

}  // namespace tensordesk
