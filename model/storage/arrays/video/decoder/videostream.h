// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/arrays/video/decoder/ffmpeg.h"
#include "model/storage/arrays/video/protocol.h"

#include <cstdint>
#include <deque>
#include <functional>
#include <vector>

namespace tensordesk::video {

/// The first video stream of a file, whose frames are numbered in order of presentation. All functions throw std::runtime_error with
/// a reason that begins in lower case.
class VideoStream {
public:
    /// Takes the open `file`. Reads the container's index; all packets, undecoded, if the index does not say when frames are shown.
    explicit VideoStream(int file);
    ~VideoStream();
    VideoStream(const VideoStream&) = delete;
    VideoStream& operator=(const VideoStream&) = delete;

    [[nodiscard]] Opened described() const;
    /// Returns the time of each frame in seconds.
    [[nodiscard]] std::vector<double> times() const;
    /// Returns the bytes of a decoded frame: `[height, width, 3]`, RGB.
    [[nodiscard]] std::vector<uint8_t> pixels(int64_t frame);
    /// Returns what a film of its undecoded frames must state.
    [[nodiscard]] const AVStream& stream() const { return *m_stream; }
    /// True if `count` frames from `first` on can be decoded without the others.
    [[nodiscard]] bool isCuttable(int64_t first, int64_t count) const;
    /// Visits these frames undecoded, in order of decoding. REQUIRES: isCuttable().
    void forEachPacket(int64_t first, int64_t count, const std::function<void(AVPacket& packet)>& visit);
    /// Decodes the frame behind the last one that was asked for, if that followed the one before it: the next request is probably
    /// for it. Never throws.
    void decodeAhead() noexcept;

private:
    struct Entry {
        int64_t time = 0;  ///< of presentation, in the stream's time base
        int64_t dts = 0;   ///< of decoding
        int64_t end = 0;   ///< the byte behind it in the file; 0 if it is not known
        bool isKey = false;
    };

    [[nodiscard]] bool readIndex();
    void readPackets();
    void openDecoder();
    /// Returns the decoded frame shown at `time`.
    [[nodiscard]] const AVFrame& decoded(int64_t time);
    void seekTo(const Entry& key);
    [[nodiscard]] bool decodeNext();
    void keep(Owned<AVFrame> frame);
    void convert(const AVFrame& frame, uint8_t* rgb);

    int m_file;
    int64_t m_size = 0;
    int64_t m_position = 0;
    Owned<AVIOContext> m_io;
    Owned<AVFormatContext> m_format;
    AVStream* m_stream = nullptr;
    Owned<AVCodecContext> m_codec;
    Owned<SwsContext> m_scaler;
    std::vector<Entry> m_frames;        ///< by time
    std::deque<Owned<AVFrame>> m_kept;  ///< the last decoded frames, the newest at the end
    int64_t m_keptBytes = 0;
    int64_t m_asked = -2;             ///< the last frame that was asked for
    bool m_isInOrder = false;         ///< it followed the one before it
    int64_t m_last = AV_NOPTS_VALUE;  ///< the time of the last decoded frame, if decoding can go on from it
    bool m_isDrained = false;         ///< no further packet comes
};

}  // namespace tensordesk::video
