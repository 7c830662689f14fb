// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/zip/zipbytes.h"
#include "model/storage/files/zip/zipunpacker.h"
#include "model/tensordict/base/memory.h"

#include <lzma.h>

#include <algorithm>
#include <new>

namespace tensordesk {

namespace {

// Before the stream of LZMA itself an archive has the version of the packer, the size of the properties, and the properties.
constexpr std::size_t kSizePlace = 2;
constexpr std::size_t kPropertiesPlace = 4;
constexpr std::size_t kPropertiesSize = 5;
constexpr std::size_t kLzmaHeaderSize = kPropertiesPlace + kPropertiesSize;

class LzmaUnpacker final : public ZipUnpacker {
public:
    explicit LzmaUnpacker(int64_t size) : m_size(size) { }
    ~LzmaUnpacker() override { lzma_end(&m_stream); }

    State unpack(std::string_view packed, const Take& take) override
    {
        if (m_header.size() < kLzmaHeaderSize) {
            const std::size_t count = std::min(packed.size(), kLzmaHeaderSize - m_header.size());
            m_header += packed.substr(0, count);
            packed.remove_prefix(count);
            if (m_header.size() < kLzmaHeaderSize)
                return State::More;
            if (!begin())
                return State::Damaged;
        }
        m_stream.next_in = reinterpret_cast<const uint8_t*>(packed.data());
        m_stream.avail_in = packed.size();
        for (;;) {
            m_stream.next_out = reinterpret_cast<uint8_t*>(m_unpacked.data());
            m_stream.avail_out = m_unpacked.size();
            const lzma_ret state = lzma_code(&m_stream, LZMA_RUN);
            if (state == LZMA_MEM_ERROR)
                throw std::bad_alloc();
            if (state != LZMA_OK && state != LZMA_STREAM_END && state != LZMA_BUF_ERROR)
                return State::Damaged;
            const std::size_t count = m_unpacked.size() - m_stream.avail_out;
            if (count > 0 && !take(std::string_view(m_unpacked.data(), count)))
                return State::Ended;
            if (state == LZMA_STREAM_END)
                return State::Ended;
            if (m_stream.avail_out != 0)
                return State::More;
        }
    }

private:
    /// Returns false if the properties are none of LZMA.
    bool begin()
    {
        const auto coded = static_cast<uint8_t>(m_header[kPropertiesPlace]);
        if (numberAt<uint16_t>(m_header, kSizePlace) != kPropertiesSize || coded >= 9 * 5 * 5)
            return false;
        lzma_options_lzma options = {};  // NOLINT(bugprone-invalid-enum-default-initialization): the encoder alone reads these
        options.lc = coded % 9;
        options.lp = coded / 9 % 5;
        options.pb = coded / 9 / 5;
        // Limits the dictionary to the size of the member, since nothing refers further back: a small member needs no dictionary of
        // 4 GiB.
        const int64_t told = numberAt<uint32_t>(m_header, kPropertiesPlace + 1);
        options.dict_size = static_cast<uint32_t>(std::max<int64_t>(std::min(told, m_size), LZMA_DICT_SIZE_MIN));
        checkFits(options.dict_size, Message("the dictionary to unpack a member"));
        const lzma_filter filters[] = {{LZMA_FILTER_LZMA1, &options}, {LZMA_VLI_UNKNOWN, nullptr}};
        const lzma_ret state = lzma_raw_decoder(&m_stream, filters);
        if (state == LZMA_MEM_ERROR)
            throw std::bad_alloc();
        return state == LZMA_OK;
    }

    int64_t m_size;
    std::string m_header;
    lzma_stream m_stream = LZMA_STREAM_INIT;
    std::string m_unpacked = std::string(std::size_t{1} << 18, '\0');
};

}  // namespace

std::unique_ptr<ZipUnpacker> lzmaUnpacker(int64_t size)
{
    return std::make_unique<LzmaUnpacker>(size);
}

}  // namespace tensordesk
