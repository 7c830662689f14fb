// SPDX-License-Identifier: BSD-3-Clause
#pragma once

extern "C" {
#include <libavcodec/avcodec.h>
#include <libavformat/avformat.h>
#include <libswscale/swscale.h>
}

#include <array>
#include <memory>
#include <stdexcept>
#include <string>

namespace tensordesk::video {

/// Frees what FFmpeg allocated.
struct Free {
    void operator()(AVFormatContext* format) const { avformat_close_input(&format); }
    void operator()(AVCodecContext* codec) const { avcodec_free_context(&codec); }
    void operator()(AVFrame* frame) const { av_frame_free(&frame); }
    void operator()(AVPacket* packet) const { av_packet_free(&packet); }
    void operator()(SwsContext* scaler) const { sws_freeContext(scaler); }
    void operator()(AVIOContext* io) const
    {
        av_freep(static_cast<void*>(&io->buffer));
        avio_context_free(&io);
    }
};
template <typename T>
using Owned = std::unique_ptr<T, Free>;

/// Returns FFmpeg's text for a result below 0.
inline std::string textOf(int error)
{
    std::array<char, AV_ERROR_MAX_STRING_SIZE> text{};
    av_strerror(error, text.data(), text.size());
    return text.data();
}

/// Returns a result that is not below 0. Throws std::runtime_error for others: `what`, and FFmpeg's reason.
inline int check(int result, const char* what)
{
    if (result < 0) {
        throw std::runtime_error(std::string(what) + ": " + textOf(result));
    }
    return result;
}

/// Takes an object that FFmpeg allocated. Throws std::runtime_error for null.
template <typename T>
Owned<T> made(T* pointer)
{
    if (pointer == nullptr) {
        throw std::runtime_error("there is not enough memory");
    }
    return Owned<T>(pointer);
}

}  // namespace tensordesk::video
