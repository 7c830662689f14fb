// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/arrays/images/jpegdecoder.h"

#include "model/storage/arrays/images/escape.h"
#include "model/tensordict/base/error.h"

#include <array>
#include <cstdio>

// Each needs the one before: without it the codes of errors have other numbers.
#include <jpeglib.h>

#include <jerror.h>

namespace tensordesk {
namespace {

/// A block of 8 × 8 pixels takes a bit at least, of one colour.
constexpr int64_t kMostJpegPixelsPerByte = 512;
/// A progressive image is decoded again for each of its scans: real ones have about ten.
constexpr int kMostScans = 200;

/// True for errors after which the library continues with invented pixels.
bool isDamage(int code)
{
    switch (code) {
    case JWRN_ARITH_BAD_CODE:
    case JWRN_BOGUS_PROGRESSION:
    case JWRN_HIT_MARKER:
    case JWRN_HUFF_BAD_CODE:
    case JWRN_JPEG_EOF:
    case JWRN_MUST_RESYNC: return true;
    default: return false;
    }
}

}  // namespace

/// REQUIRES: not moved, the library keeps addresses of it.
struct JpegDecoder::Library {
    jpeg_decompress_struct image = {};
    jpeg_error_mgr errors = {};
    jpeg_progress_mgr progress = {};
    Escape escape;

    Library()
    {
        image.err = jpeg_std_error(&errors);
        image.client_data = this;
        errors.error_exit = [](j_common_ptr common) { leave(common); };
        errors.emit_message = [](j_common_ptr common, int level) {
            if (level < 0 && isDamage(common->err->msg_code))
                leave(common);
        };
        errors.output_message = [](j_common_ptr) { };
        progress.progress_monitor = [](j_common_ptr common) {
            auto* const library = static_cast<Library*>(common->client_data);
            if (library->image.input_scan_number > kMostScans)
                library->escape.jump("it has more scans than are decoded");
        };
    }
    ~Library() { jpeg_destroy_decompress(&image); }
    Library(const Library&) = delete;
    Library& operator=(const Library&) = delete;

    [[noreturn]] static void leave(j_common_ptr common)
    {
        std::array<char, JMSG_LENGTH_MAX> text{};
        common->err->format_message(common, text.data());
        static_cast<Library*>(common->client_data)->escape.jump(text.data());
    }
};

JpegDecoder::JpegDecoder(std::string_view bytes) : m_library(std::make_unique<Library>()), m_bytes(bytes)
{
    Library& library = *m_library;
    const bool isRead = library.escape.tries([&library, bytes] {
        jpeg_create_decompress(&library.image);
        library.image.client_data = &library;
        library.image.progress = &library.progress;
        jpeg_mem_src(&library.image, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
        jpeg_read_header(&library.image, TRUE);
    });
    if (!isRead)
        throw Error(ErrorKind::OSError, "its header is damaged: {}", library.escape.what());
    if (library.image.num_components != 1 && library.image.num_components != 3)
        throw Error(ErrorKind::NotImplementedError, "it has {} colours, where 1 and 3 are shown", library.image.num_components);
    m_form = {static_cast<int64_t>(library.image.image_height), static_cast<int64_t>(library.image.image_width),
              library.image.num_components, DType::Byte, "JPEG"};
}

JpegDecoder::~JpegDecoder() = default;

bool JpegDecoder::recognises(std::string_view head)
{
    return head.starts_with("\xff\xd8\xff");
}

void JpegDecoder::checkClaim() const
{
    ImageDecoder::checkClaim(m_bytes.size(), kMostJpegPixelsPerByte);
}

void JpegDecoder::decode(void* pixels)
{
    checkClaim();
    Library& library = *m_library;
    auto* const begin = static_cast<unsigned char*>(pixels);
    const auto row = static_cast<std::size_t>(m_form.width * m_form.channels);
    const bool isDecoded = library.escape.tries([&library, begin, row] {
        library.image.out_color_space = library.image.num_components == 1 ? JCS_GRAYSCALE : JCS_RGB;
        jpeg_start_decompress(&library.image);
        while (library.image.output_scanline < library.image.output_height) {
            JSAMPROW line = begin + library.image.output_scanline * row;
            jpeg_read_scanlines(&library.image, &line, 1);
        }
        jpeg_finish_decompress(&library.image);
    });
    if (!isDecoded)
        throw Error(ErrorKind::OSError, "it is damaged: {}", library.escape.what());
}

}  // namespace tensordesk
