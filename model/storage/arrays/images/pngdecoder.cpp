// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/arrays/images/pngdecoder.h"

#include "model/storage/arrays/images/escape.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/torchversion.h"

#include <bit>
#include <cstring>

#include <png.h>

namespace tensordesk {
namespace {

/// Pixels of one bit at the maximum expansion of deflate, 1032 times.
constexpr int64_t kMostPngPixelsPerByte = int64_t{8} * 1040;

/// Chunks of text, profiles etc., some of them compressed, which do not change stored pixels.
constexpr png_byte kIgnored[] = "iCCP\0iTXt\0tEXt\0zTXt\0sPLT\0eXIf\0hIST\0pCAL\0tIME";

}  // namespace

/// REQUIRES: not moved, the library keeps addresses of it.
struct PngDecoder::Library {
    png_structp image = nullptr;
    png_infop info = nullptr;
    std::string_view rest;  ///< bytes that were not read yet
    Escape escape;
    int passes = 1;
    std::size_t rowBytes = 0;

    explicit Library(std::string_view bytes) : rest(bytes)
    {
        const auto onError = [](png_structp png, png_const_charp text) {
            static_cast<Library*>(png_get_error_ptr(png))->escape.jump(text);
        };
        const auto onWarning = [](png_structp, png_const_charp) { };
        const bool isMade = escape.tries([this, onError, onWarning] {
            image = png_create_read_struct(PNG_LIBPNG_VER_STRING, this, onError, onWarning);
            info = image == nullptr ? nullptr : png_create_info_struct(image);
        });
        if (!isMade || info == nullptr) {
            png_destroy_read_struct(&image, &info, nullptr);
            throw Error(ErrorKind::MemoryError, "libpng cannot be used: {}", escape.what());
        }
    }
    ~Library() { png_destroy_read_struct(&image, &info, nullptr); }
    Library(const Library&) = delete;
    Library& operator=(const Library&) = delete;

    static void read(png_structp png, png_bytep into, std::size_t count)
    {
        auto* const library = static_cast<Library*>(png_get_io_ptr(png));
        if (count > library->rest.size())
            png_error(png, "it is truncated");
        std::memcpy(into, library->rest.data(), count);
        library->rest.remove_prefix(count);
    }

    /// A step: reads up to the first pixels and sets their form.
    void readHeader()
    {
        png_set_read_fn(image, this, read);
        png_set_keep_unknown_chunks(image, PNG_HANDLE_CHUNK_NEVER, nullptr, 0);
        png_set_keep_unknown_chunks(image, PNG_HANDLE_CHUNK_NEVER, kIgnored, static_cast<int>(sizeof(kIgnored) / 5));
        png_read_info(image, info);
        const png_byte depth = png_get_bit_depth(image, info), colours = png_get_color_type(image, info);
        if (colours == PNG_COLOR_TYPE_PALETTE) {
            png_set_palette_to_rgb(image);
            if (png_get_valid(image, info, PNG_INFO_tRNS) != 0)
                png_set_tRNS_to_alpha(image);
        } else if (depth < 8) {
            png_set_expand_gray_1_2_4_to_8(image);
        }
        if (depth == 16 && std::endian::native == std::endian::little)
            png_set_swap(image);
        passes = png_set_interlace_handling(image);
        png_read_update_info(image, info);
        rowBytes = png_get_rowbytes(image, info);
    }

    /// As a step.
    void readPixels(png_bytep pixels)
    {
        const png_uint_32 height = png_get_image_height(image, info);
        for (int pass = 0; pass < passes; ++pass)
            for (png_uint_32 y = 0; y < height; ++y)
                png_read_row(image, pixels + y * rowBytes, nullptr);
    }
};

PngDecoder::PngDecoder(std::string_view bytes) : m_library(std::make_unique<Library>(bytes)), m_bytes(bytes)
{
    Library& library = *m_library;
    if (!library.escape.tries([&library] { library.readHeader(); }))
        throw Error(ErrorKind::OSError, "its header is damaged: {}", library.escape.what());
    const bool isDeep = png_get_bit_depth(library.image, library.info) == 16;
    if (isDeep && !ifPresent(kUInt16))
        throw Error(ErrorKind::NotImplementedError, "it has 16 bits a colour, for which this LibTorch has no dtype");
    m_form = {static_cast<int64_t>(png_get_image_height(library.image, library.info)),
              static_cast<int64_t>(png_get_image_width(library.image, library.info)), png_get_channels(library.image, library.info),
              isDeep ? kUInt16 : DType::Byte, "PNG"};
    if (m_form.height * static_cast<int64_t>(library.rowBytes) != m_form.bytes())
        throw Error(ErrorKind::OSError, "its header is damaged: {}", Message("its rows have {} bytes", library.rowBytes));
}

PngDecoder::~PngDecoder() = default;

bool PngDecoder::recognises(std::string_view head)
{
    return head.starts_with("\x89PNG\r\n\x1a\n");
}

void PngDecoder::checkClaim() const
{
    ImageDecoder::checkClaim(m_bytes.size(), kMostPngPixelsPerByte);
}

void PngDecoder::decode(void* pixels)
{
    checkClaim();
    Library& library = *m_library;
    auto* const begin = static_cast<png_bytep>(pixels);
    if (!library.escape.tries([&library, begin] { library.readPixels(begin); }))
        throw Error(ErrorKind::OSError, "it is damaged: {}", library.escape.what());
}

}  // namespace tensordesk
