// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>

// The protocol between this program and tensordesk-video, over a socket that is the latter's standard input. Both are built together,
// so that numbers are sent in the machine's own representation.
namespace tensordesk::video {

enum class Ask : uint32_t {
    Open,   ///< a new file, whose descriptor comes with the request
    Frame,  ///< the pixels of a frame

    // A new film, one at a time:
    Create,  ///< an empty MP4 file, whose descriptor comes with the request; Creation follows
    Copy,    ///< appends `count` frames of an open file from `frame` on, without decoding them
    Encode,  ///< appends a frame, whose pixels follow: number `frame` of a take of `count` frames
    Finish,  ///< completes the file
};

struct Request {
    Ask ask = Ask::Open;
    uint32_t file = 0;  ///< a number that the program gives to each file that it opens
    int64_t frame = 0;
    int64_t count = 0;
};

/// The size, speed and codec of a new film.
struct Creation {
    int32_t width = 0, height = 0;
    double fps = 0;       ///< frames per second
    char codec[16] = {};  ///< of frames that are encoded: "av1" or "h264"; zero-terminated
};

enum class Outcome : uint32_t {
    Done,     ///< what was asked for follows
    Failed,   ///< a text with the reason follows
    Unknown,  ///< the file was closed meanwhile: it is to be opened again
    Uncut,    ///< the frames cannot be cut out, since they depend on others or others on them
    Unlike,   ///< the frames are of another codec than those before them: they need a film of their own
};

/// The beginning of an answer; `bytes` bytes follow: a text, pixels `[height, width, 3]`, or Opened with its times.
struct Answer {
    Outcome outcome = Outcome::Done;
    uint32_t unused = 0;
    int64_t bytes = 0;
};

/// The content of a file. Followed by the time of each frame in seconds, a double, in order of presentation.
struct Opened {
    int32_t width = 0, height = 0;
    int64_t frames = 0;
    int64_t cutOff = -1;  ///< the first frame that lies beyond the end of the file; -1 for none
    char codec[16] = {};  ///< as FFmpeg names it, "av1"; zero-terminated
};

/// The most pixels of a frame, and the most frames of a file.
inline constexpr int64_t kMostPixels = int64_t{1} << 26;
inline constexpr int64_t kMostFrames = int64_t{1} << 26;

}  // namespace tensordesk::video
