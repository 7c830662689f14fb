// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/lerobot/lerobotformat.h"

#include "model/storage/files/atomicwrite.h"
#include "model/storage/files/fileio.h"
#include "model/storage/formats/common/translatable.h"
#include "model/storage/formats/fit/formatlimits.h"
#include "model/storage/series/lerobot/lerobotstorage.h"
#include "model/storage/series/lerobot/writing/lerobotfeatures.h"
#include "model/storage/series/lerobot/writing/lerobotwriter.h"
#include "model/tensordict/base/error.h"

#include <cstdint>
#include <memory>
#include <string>

namespace tensordesk {

namespace {

constexpr int64_t kMostInfo = int64_t{64} << 20;

class LeRobotFormat final : public Format {
public:
    [[nodiscard]] const FormatRow& row() const override
    {
        static const FormatRow row{
            QT_TRANSLATE_NOOP("tensordesk::Format", "LeRobot data set"),
            QT_TRANSLATE_NOOP("tensordesk::Format", "LeRobot data set"),
            QT_TRANSLATE_NOOP("tensordesk::Format", "LeRobot data sets"),
            {".lerobot"},
            {{leRobotImages::kAsStored,
              QT_TRANSLATE_NOOP("tensordesk::Format", "As stored: video is copied, other images are PNG")},
             {leRobotImages::kAv1, QT_TRANSLATE_NOOP("tensordesk::Format", "AV1 video: smallest, loses detail")},
             {leRobotImages::kH264, QT_TRANSLATE_NOOP("tensordesk::Format", "H.264 video: plays everywhere, loses detail")},
             {leRobotImages::kPng, QT_TRANSLATE_NOOP("tensordesk::Format", "PNG: largest, loses nothing")}},
            "av1, h264 or png, for images",
            false,
            "bfloat16, float8 and complex numbers, values other than text, and episodes that differ in keys or shapes",
            false,
            true,
        };
        return row;
    }

    [[nodiscard]] const FormatLimits* limits() const override
    {
        static constexpr FormatLimits limits{.check = checkLeRobotEntry, .keepsMembers = true};
        return &limits;
    }

    void write(const TensorDict& td, const std::string& path, const WriteOptions& options, Progress& progress) const override
    {
        AtomicWrite(path, AtomicWrite::Kind::Folder, options.overwrite).with([&](const std::string& folder) {
            writeLeRobot(td, folder, options.compression, progress);
        });
    }

    [[nodiscard]] bool recognises(const std::string& path) const override
    {
        try {
            const std::string info = joined(path, "meta/info.json");
            return isFile(info) && readFile(info, kMostInfo).find("\"codebase_version\"") != std::string::npos;
        } catch (const Error&) {
            return false;
        }
    }

    [[nodiscard]] std::unique_ptr<Storage> open(const std::string& path, const OpenOptions&) const override
    {
        return openLeRobot(path);
    }
};

}  // namespace

const Format& leRobotFormat()
{
    static const LeRobotFormat format;
    return format;
}

}  // namespace tensordesk
