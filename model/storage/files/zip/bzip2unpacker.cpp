// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/zip/zipunpacker.h"

#include <bzlib.h>

#include <new>

namespace tensordesk {

namespace {

class Bzip2Unpacker final : public ZipUnpacker {
public:
    Bzip2Unpacker()
    {
        if (BZ2_bzDecompressInit(&m_stream, 0, 0) != BZ_OK)
            throw std::bad_alloc();
    }
    ~Bzip2Unpacker() override { BZ2_bzDecompressEnd(&m_stream); }

    State unpack(std::string_view packed, const Take& take) override
    {
        m_stream.next_in = const_cast<char*>(packed.data());  // which bzip2 only reads
        m_stream.avail_in = static_cast<unsigned>(packed.size());
        for (;;) {
            m_stream.next_out = m_unpacked.data();
            m_stream.avail_out = static_cast<unsigned>(m_unpacked.size());
            const int state = BZ2_bzDecompress(&m_stream);
            if (state == BZ_MEM_ERROR)
                throw std::bad_alloc();
            if (state != BZ_OK && state != BZ_STREAM_END)
                return State::Damaged;
            const std::size_t count = m_unpacked.size() - m_stream.avail_out;
            if (count > 0 && !take(std::string_view(m_unpacked.data(), count)))
                return State::Ended;
            if (state == BZ_STREAM_END)
                return State::Ended;
            if (m_stream.avail_out != 0)
                return State::More;
        }
    }

private:
    bz_stream m_stream = {};
    std::string m_unpacked = std::string(std::size_t{1} << 18, '\0');
};

}  // namespace

std::unique_ptr<ZipUnpacker> bzip2Unpacker()
{
    return std::make_unique<Bzip2Unpacker>();
}

}  // namespace tensordesk
