// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/zip/zipextract.h"

#include "model/storage/files/zip/zipcrc.h"
#include "model/storage/files/zip/zipunpacker.h"
#include "model/tensordict/base/progressscope.h"

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
        const auto unpacker = unpackerOf(member);
        auto state = ZipUnpacker::State::More;
        forEachZipBlock(bytes, member, [&](const std::string& packed) {
            state = unpacker->unpack(packed, counted);
            return state == ZipUnpacker::State::More;
        });
        if (done > member.size)
            refuseMember(bytes, member, Message("it unpacks to more than the stated {} bytes", member.size));
        if (state == ZipUnpacker::State::Damaged)
            refuseMember(bytes, member, Message("it cannot be unpacked from byte {} on", done));
    }
    if (done != member.size)
        refuseMember(bytes, member, Message("it unpacks to {} bytes instead of the stated {}", done, member.size));
    if (crc != member.crc)
        refuseMember(bytes, member, Message("its bytes do not have the CRC-32 that the archive notes"));
}

std::string extracted(const ZipBytes& bytes, const ZipMember& member, int64_t limit)
{
    member.check();
    if (member.size > limit)
        throw Error(ErrorKind::ValueError, "the member {} has {} bytes, more than the limit of {} bytes",
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
    const auto unpacker = unpackerOf(member);
    const auto most = static_cast<std::size_t>(count);
    forEachZipBlock(bytes, member, [&](const std::string& packed) {
        const auto state = unpacker->unpack(packed, [&](std::string_view block) {
            begun += block.substr(0, most - begun.size());
            return begun.size() < most;
        });
        return state == ZipUnpacker::State::More;
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
