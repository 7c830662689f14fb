// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/arrays/video/decoder/ffmpeg.h"
#include "model/storage/arrays/video/decoder/videostream.h"
#include "model/storage/arrays/video/protocol.h"

#include <cstdint>
#include <span>

namespace tensordesk::video {

/// A new MP4 file of one video stream: takes of frames at equal distances in time, which follow each other and can each be decoded
/// without the others. All functions throw std::runtime_error with a reason that begins in lower case.
class FilmWriter {
public:
    /// Takes the empty `file`.
    FilmWriter(int file, const Creation& creation);
    ~FilmWriter();
    FilmWriter(const FilmWriter&) = delete;
    FilmWriter& operator=(const FilmWriter&) = delete;

    /// Appends frames without decoding them. Returns Uncut or Unlike if that is impossible; nothing is written then.
    [[nodiscard]] Outcome copy(VideoStream& source, int64_t first, int64_t count);
    /// Appends frame `number` of a take of `count` frames: `[height, width, 3]`, RGB. Returns Unlike if frames of another codec
    /// precede it.
    [[nodiscard]] Outcome encode(std::span<const uint8_t> pixels, int64_t number, int64_t count);
    void finish();

    [[nodiscard]] std::size_t frameBytes() const;

private:
    void openEncoder();
    /// Begins the file with a stream of this codec; returns false if it has begun with another one.
    [[nodiscard]] bool begin(const AVCodecParameters& codec, AVRational timeBase);
    void drain();
    /// Writes a packet with times that count from the first frame of its take.
    void write(AVPacket& packet, AVRational timeBase);

    int m_file;
    int64_t m_position = 0;
    Creation m_creation;
    AVRational m_fps;
    Owned<AVIOContext> m_io;
    std::unique_ptr<AVFormatContext, void (*)(AVFormatContext*)> m_format;
    AVStream* m_stream = nullptr;
    Owned<AVCodecContext> m_encoder;  ///< of the take that is being encoded
    Owned<SwsContext> m_scaler;
    int64_t m_frames = 0;  ///< of complete takes
};

}  // namespace tensordesk::video
