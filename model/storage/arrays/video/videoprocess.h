// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/arrays/video/videolink.h"
#include "model/storage/files/fileio.h"

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <string>

namespace tensordesk {

/// The decoder process of this program: started on first use, and again after it ended. See Note [Video]. Safe to use from any thread.
class VideoProcess {
public:
    [[nodiscard]] static VideoProcess& instance();

    /// Returns a number for a file.
    [[nodiscard]] uint32_t newFile();
    /// Opens `file` under `number`, and returns what video::Opened begins. Throws OSError with the decoder's reason.
    [[nodiscard]] std::string open(uint32_t number, const Descriptor& file);
    /// Writes the pixels of a frame. Opens the file again if the decoder has closed it. Throws OSError with the decoder's reason.
    void decode(uint32_t number, const Descriptor& file, int64_t frame, void* pixels, std::size_t bytes);

private:
    [[nodiscard]] std::string opened(uint32_t number, const Descriptor& file);

    std::mutex m_mutex;  ///< guards what follows
    uint32_t m_files = 0;
    VideoLink m_link;
};

}  // namespace tensordesk
