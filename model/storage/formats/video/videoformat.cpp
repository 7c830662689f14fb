// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/video/videoformat.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/singlefile.h"
#include "model/storage/formats/common/translatable.h"
#include "model/storage/formats/video/videostorage.h"
#include "model/tensordict/base/error.h"

#include <string_view>

namespace tensordesk {

namespace {

class VideoFormat final : public ReadFormat {
public:
    VideoFormat()
        : ReadFormat(QT_TRANSLATE_NOOP("tensordesk::Format", "video"), QT_TRANSLATE_NOOP("tensordesk::Format", "Video"),
                     QT_TRANSLATE_NOOP("tensordesk::Format", "Videos"),
                     Message("videos are only read; save it as a memmap folder, or export a film of its frames"))
    {
    }

    [[nodiscard]] bool recognises(const std::string& path) const override
    {
        using namespace std::string_view_literals;
        try {
            constexpr int64_t head = 12;
            if (!isFile(path)) {
                return false;
            }
            const std::string bytes = SingleFile(path).read(0, head);
            return std::string_view(bytes).substr(4, 4) == "ftyp"sv || bytes.starts_with("\x1a\x45\xdf\xa3"sv);
        } catch (const Error&) {
            return false;
        }
    }

    [[nodiscard]] std::unique_ptr<Storage> open(const std::string& path, const OpenOptions&) const override
    {
        return std::make_unique<VideoStorage>(path);
    }
};

}  // namespace

const Format& videoFormat()
{
    static const VideoFormat format;
    return format;
}

}  // namespace tensordesk
