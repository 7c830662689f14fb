// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/jsonlines/jsontext.h"

#include "model/storage/files/bytefile.h"
#include "model/storage/files/fileio.h"
#include "model/storage/files/filestate.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/base/progressscope.h"

#include <fcntl.h>
#include <zlib.h>
#include <zstd.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace tensordesk {
namespace {

using namespace std::string_view_literals;

constexpr std::string_view kGzipMark = "\x1f\x8b"sv, kZstdMark = "\x28\xb5\x2f\xfd"sv, kByteOrderMark = "\xef\xbb\xbf"sv;
constexpr std::size_t kUnpackedAtOnce = std::size_t{1} << 18;
/// The limit for the unpacked text, which is in memory.
constexpr std::size_t kMostUnpacked = std::size_t{4} << 30;

/// Receives unpacked bytes. Returns false to stop.
using Take = std::function<bool(std::string_view)>;

Error damaged()
{
    return Error(ErrorKind::OSError, "is damaged: it cannot be unpacked");
}

/// Unpacks gzip streams, one after another as `cat` joins them, until `take` returns false. Stops silently where `packed` ends.
void unpackGzip(std::string_view packed, const Take& take)
{
    z_stream stream{};
    if (inflateInit2(&stream, MAX_WBITS + 16) != Z_OK) {
        throw std::bad_alloc();
    }
    const std::unique_ptr<z_stream, int (*)(z_stream*)> end(&stream, inflateEnd);
    std::vector<char> block(kUnpackedAtOnce);
    while (!packed.empty() || stream.avail_in > 0) {
        if (stream.avail_in == 0) {
            const std::size_t size = std::min(packed.size(), std::size_t{1} << 30);
            stream.next_in = const_cast<Bytef*>(reinterpret_cast<const Bytef*>(packed.data()));
            stream.avail_in = static_cast<uInt>(size);
            packed.remove_prefix(size);
        }
        stream.next_out = reinterpret_cast<Bytef*>(block.data());
        stream.avail_out = static_cast<uInt>(block.size());
        const int state = inflate(&stream, Z_NO_FLUSH);
        if (state != Z_OK && state != Z_STREAM_END && state != Z_BUF_ERROR) {
            throw damaged();
        }
        const std::size_t made = block.size() - stream.avail_out;
        if (made > 0 && !take({block.data(), made})) {
            return;
        }
        if (state == Z_STREAM_END && (inflateReset(&stream) != Z_OK)) {
            throw damaged();
        }
        if (state == Z_BUF_ERROR && made == 0 && packed.empty()) {
            return;
        }
    }
}

/// As unpackGzip(), for zstd frames.
void unpackZstd(std::string_view packed, const Take& take)
{
    const std::unique_ptr<ZSTD_DStream, std::size_t (*)(ZSTD_DStream*)> stream(ZSTD_createDStream(), ZSTD_freeDStream);
    if (!stream) {
        throw std::bad_alloc();
    }
    ZSTD_DCtx_setParameter(stream.get(), ZSTD_d_windowLogMax, 27);  // 128 MiB: what a stream may ask for
    std::vector<char> block(kUnpackedAtOnce);
    ZSTD_inBuffer in{packed.data(), packed.size(), 0};
    while (true) {
        ZSTD_outBuffer out{block.data(), block.size(), 0};
        const std::size_t before = in.pos;
        if (ZSTD_isError(ZSTD_decompressStream(stream.get(), &out, &in)) != 0) {
            throw damaged();
        }
        if (out.pos > 0 && !take({block.data(), out.pos})) {
            return;
        }
        if (out.pos == 0 && (in.pos == in.size || in.pos == before)) {
            return;
        }
    }
}

bool isPacked(std::string_view head)
{
    return head.starts_with(kGzipMark) || head.starts_with(kZstdMark);
}

void unpack(std::string_view packed, const Take& take)
{
    packed.starts_with(kGzipMark) ? unpackGzip(packed, take) : unpackZstd(packed, take);
}

std::string_view withoutMark(std::string_view text)
{
    return text.starts_with(kByteOrderMark) ? text.substr(kByteOrderMark.size()) : text;
}

}  // namespace

JsonText::JsonText(std::string path) : m_path(std::move(path))
{
    const Descriptor file = openFile(m_path, O_RDONLY);
    const int64_t size = FileState::ofOpen(file.get(), m_path).size;
    if (size == 0) {
        return;
    }
    m_mapping = MappedFile::open(m_path, size);
    if (!m_mapping) {
        checkFits(static_cast<double>(size), Message("The text of the file"));
        m_unpacked.resize(static_cast<std::size_t>(size));
        readAt(file, m_unpacked.data(), m_unpacked.size(), 0, m_path);
    }
    const std::string_view stored = view();
    if (isPacked(stored)) {
        std::string text;
        unpack(stored, [&](std::string_view block) {
            ProgressScope::current().check();
            if (text.size() + block.size() > kMostUnpacked) {
                throw Error(ErrorKind::ValueError,
                            "unpacks to more than {} bytes; unpack it with `gzip -d` or `zstd -d` and open the result",
                            kMostUnpacked);
            }
            if (text.capacity() - text.size() < block.size()) {
                checkFits(2.0 * static_cast<double>(text.capacity()), Message("The text of the file"));
            }
            text += block;
            return true;
        });
        checkIntact();
        m_mapping.reset();
        m_unpacked = std::move(text);
    }
}

std::string_view JsonText::view() const noexcept
{
    return withoutMark(
        m_mapping ? std::string_view(reinterpret_cast<const char*>(m_mapping->data()), static_cast<std::size_t>(m_mapping->size()))
                  : std::string_view(m_unpacked));
}

void JsonText::checkIntact() const
{
    if (m_mapping) {
        tensordesk::checkIntact(*m_mapping, m_mapping->size(), m_path);
    }
}

void JsonText::release() const
{
    if (m_mapping) {
        m_mapping->release(0, m_mapping->size());
    }
}

std::string JsonText::beginning(const std::string& path, std::size_t most)
{
    const Descriptor file = openFile(path, O_RDONLY);
    const int64_t size = FileState::ofOpen(file.get(), path).size;
    const auto read = [&](std::size_t count) {
        std::string bytes(std::min(count, static_cast<std::size_t>(size)), '\0');
        readAt(file, bytes.data(), bytes.size(), 0, path);
        return bytes;
    };
    std::string head = read(most);
    if (isPacked(head)) {
        head = read(most + kUnpackedAtOnce);  // at least one block
        std::string text;
        unpack(head, [&](std::string_view block) {
            text += block.substr(0, most - text.size());
            return text.size() < most;
        });
        head = std::move(text);
    }
    return std::string(withoutMark(head));
}

}  // namespace tensordesk
