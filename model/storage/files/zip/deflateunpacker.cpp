// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/zip/zipunpacker.h"

#include <zlib.h>

#include <new>

namespace tensordesk {

namespace {

/// Unpacks a raw deflate stream.
class DeflateUnpacker final : public ZipUnpacker {
public:
    DeflateUnpacker()
    {
        if (inflateInit2(&m_stream, -MAX_WBITS) != Z_OK)
            throw std::bad_alloc();
    }
    ~DeflateUnpacker() override { inflateEnd(&m_stream); }

    State unpack(std::string_view packed, const Take& take) override
    {
        m_stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));  // which zlib only reads
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
    std::string m_unpacked = std::string(std::size_t{1} << 18, '\0');
};

}  // namespace

std::unique_ptr<ZipUnpacker> deflateUnpacker()
{
    return std::make_unique<DeflateUnpacker>();
}

}  // namespace tensordesk
