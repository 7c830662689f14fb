// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/arrays/video/decoder/filmwriter.h"

#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <string>
#include <string_view>

namespace tensordesk::video {
namespace {

constexpr int kBuffer = 1 << 16;

/// How lerobot encodes, so that any second frame can be decoded at once. Source: encode_video_frames() of lerobot 0.4.4.
struct Encoding {
    std::string_view codec;
    const char* encoder;
    AVCodecID id;
    std::array<std::array<const char*, 2>, 4> options;
};
constexpr std::array<Encoding, 2> kEncodings{
    {{"av1", "libsvtav1", AV_CODEC_ID_AV1, {{{"g", "2"}, {"crf", "30"}, {"preset", "12"}, {"svtav1-params", "lp=2"}}}},
     {"h264", "libx264", AV_CODEC_ID_H264, {{{"g", "2"}, {"crf", "23"}, {"preset", "fast"}, {"threads", "2"}}}}}};

const Encoding& encodingOf(std::string_view codec)
{
    for (const Encoding& encoding : kEncodings) {
        if (encoding.codec == codec) {
            return encoding;
        }
    }
    throw std::runtime_error("it is to be encoded as " + std::string(codec) + ", which is unknown");
}

bool isEqual(const AVCodecParameters& left, const AVCodecParameters& right)
{
    return left.codec_id == right.codec_id && left.width == right.width && left.height == right.height
        && left.format == right.format && left.profile == right.profile && left.extradata_size == right.extradata_size
        && (left.extradata_size == 0
            || std::memcmp(left.extradata, right.extradata, static_cast<std::size_t>(left.extradata_size)) == 0);
}

}  // namespace

FilmWriter::FilmWriter(int file, const Creation& creation)
    : m_file(file), m_creation(creation), m_fps(av_d2q(creation.fps, 1'000'000)), m_format(nullptr, avformat_free_context)
{
    if (creation.width <= 0 || creation.height <= 0 || int64_t{creation.width} * creation.height > kMostPixels || m_fps.num <= 0) {
        throw std::runtime_error("a film of such frames cannot be written");
    }
    const auto write = [](void* self, uint8_t* from, int size) {
        auto& film = *static_cast<FilmWriter*>(self);
        const ssize_t count = ::pwrite(film.m_file, from, static_cast<std::size_t>(size), film.m_position);
        film.m_position += count > 0 ? count : 0;
        return count == size ? size : AVERROR(count < 0 ? errno : ENOSPC);
    };
    const auto seek = [](void* self, int64_t offset, int whence) -> int64_t {
        auto& film = *static_cast<FilmWriter*>(self);
        if (whence != SEEK_SET && whence != SEEK_CUR) {
            return AVERROR(EINVAL);
        }
        film.m_position = offset + (whence == SEEK_CUR ? film.m_position : 0);
        return film.m_position;
    };
    auto* const buffer = static_cast<uint8_t*>(av_malloc(kBuffer));
    m_io = made(avio_alloc_context(buffer, kBuffer, 1, this, nullptr, write, seek));
    AVFormatContext* format = nullptr;
    check(avformat_alloc_output_context2(&format, nullptr, "mp4", nullptr), "MP4 files cannot be written");
    m_format.reset(format);
    format->pb = m_io.get();
    format->flags |= AVFMT_FLAG_CUSTOM_IO | AVFMT_FLAG_BITEXACT;
}

FilmWriter::~FilmWriter()
{
    m_format.reset();
    ::close(m_file);
}

std::size_t FilmWriter::frameBytes() const
{
    return static_cast<std::size_t>(m_creation.width) * static_cast<std::size_t>(m_creation.height) * 3;
}

bool FilmWriter::begin(const AVCodecParameters& codec, AVRational timeBase)
{
    if (m_stream != nullptr) {
        return isEqual(*m_stream->codecpar, codec);
    }
    m_stream = avformat_new_stream(m_format.get(), nullptr);
    if (m_stream == nullptr) {
        throw std::runtime_error("there is not enough memory");
    }
    check(avcodec_parameters_copy(m_stream->codecpar, &codec), "its codec cannot be written");
    m_stream->codecpar->codec_tag = 0;
    m_stream->time_base = timeBase;
    m_stream->avg_frame_rate = m_fps;
    check(avformat_write_header(m_format.get(), nullptr), "the file cannot be begun");
    return true;
}

Outcome FilmWriter::copy(VideoStream& source, int64_t first, int64_t count)
{
    const AVStream& from = source.stream();
    if (!source.isCuttable(first, count)) {
        return Outcome::Uncut;
    }
    if (!begin(*from.codecpar, from.time_base)) {
        return Outcome::Unlike;
    }
    int64_t start = AV_NOPTS_VALUE;
    source.forEachPacket(first, count, [&](AVPacket& packet) {
        start = start == AV_NOPTS_VALUE ? packet.pts : start;
        packet.pts -= start;
        packet.dts -= start;
        write(packet, from.time_base);
    });
    m_frames += count;
    return Outcome::Done;
}

void FilmWriter::openEncoder()
{
    const Encoding& encoding = encodingOf(m_creation.codec);
    const AVCodec* const named = avcodec_find_encoder_by_name(encoding.encoder);
    const AVCodec* const encoder = named != nullptr ? named : avcodec_find_encoder(encoding.id);
    if (encoder == nullptr) {
        throw std::runtime_error("the installed FFmpeg has no encoder for " + std::string(encoding.codec));
    }
    m_encoder = made(avcodec_alloc_context3(encoder));
    m_encoder->width = m_creation.width;
    m_encoder->height = m_creation.height;
    m_encoder->pix_fmt = AV_PIX_FMT_YUV420P;
    m_encoder->time_base = av_inv_q(m_fps);
    m_encoder->framerate = m_fps;
    m_encoder->flags |= AV_CODEC_FLAG_GLOBAL_HEADER;
    AVDictionary* options = nullptr;
    for (const auto& [name, value] : encoding.options) {
        av_dict_set(&options, name, value, 0);
    }
    const int opened = avcodec_open2(m_encoder.get(), encoder, &options);
    av_dict_free(&options);
    check(opened, "its frames cannot be encoded in their size");
}

Outcome FilmWriter::encode(std::span<const uint8_t> pixels, int64_t number, int64_t count)
{
    if (number == 0) {
        openEncoder();
        const auto free = [](AVCodecParameters* parameters) { avcodec_parameters_free(&parameters); };
        const std::unique_ptr<AVCodecParameters, decltype(free)> codec(avcodec_parameters_alloc(), free);
        check(avcodec_parameters_from_context(codec.get(), m_encoder.get()), "its codec cannot be written");
        if (!begin(*codec, m_encoder->time_base)) {
            return Outcome::Unlike;
        }
    }
    const Owned<AVFrame> frame = made(av_frame_alloc());
    frame->width = m_creation.width;
    frame->height = m_creation.height;
    frame->format = AV_PIX_FMT_YUV420P;
    frame->pts = number;
    check(av_frame_get_buffer(frame.get(), 0), "there is not enough memory");
    m_scaler.reset(sws_getCachedContext(m_scaler.release(), frame->width, frame->height, AV_PIX_FMT_RGB24, frame->width,
                                        frame->height, AV_PIX_FMT_YUV420P, SWS_BICUBIC, nullptr, nullptr, nullptr));
    if (!m_scaler) {
        throw std::runtime_error("there is not enough memory");
    }
    const std::array<const uint8_t*, 4> planes{pixels.data()};
    const std::array<int, 4> strides{3 * frame->width};
    sws_scale(m_scaler.get(), planes.data(), strides.data(), 0, frame->height, frame->data, frame->linesize);
    check(avcodec_send_frame(m_encoder.get(), frame.get()), "it cannot be encoded");
    if (number + 1 == count) {
        check(avcodec_send_frame(m_encoder.get(), nullptr), "it cannot be encoded");
    }
    drain();
    if (number + 1 == count) {
        m_encoder.reset();
        m_frames += count;
    }
    return Outcome::Done;
}

void FilmWriter::drain()
{
    const Owned<AVPacket> packet = made(av_packet_alloc());
    for (;;) {
        const int received = avcodec_receive_packet(m_encoder.get(), packet.get());
        if (received == AVERROR(EAGAIN) || received == AVERROR_EOF) {
            return;
        }
        check(received, "it cannot be encoded");
        write(*packet, m_encoder->time_base);
    }
}

void FilmWriter::write(AVPacket& packet, AVRational timeBase)
{
    const int64_t offset = av_rescale_q(m_frames, av_inv_q(m_fps), m_stream->time_base);
    av_packet_rescale_ts(&packet, timeBase, m_stream->time_base);
    packet.pts += offset;
    packet.dts += offset;
    packet.duration = av_rescale_q(1, av_inv_q(m_fps), m_stream->time_base);
    packet.stream_index = m_stream->index;
    packet.pos = -1;
    check(av_write_frame(m_format.get(), &packet), "the file cannot be written");
}

void FilmWriter::finish()
{
    if (m_stream == nullptr) {
        throw std::runtime_error("the film has no frames");
    }
    check(av_write_trailer(m_format.get()), "the file cannot be completed");
    avio_flush(m_io.get());
    check(m_io->error, "the file cannot be written");
}

}  // namespace tensordesk::video
