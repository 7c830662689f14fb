// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/arrays/video/decoder/videostream.h"

extern "C" {
#include <libavutil/imgutils.h>
}

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <string>
#include <utility>

namespace tensordesk::video {
namespace {

constexpr int kBuffer = 1 << 16;
constexpr int64_t kMostKeptBytes = int64_t{64} << 20;

/// True if the order of decoding is that of presentation in every stream of the codec.
bool isInOrder(AVCodecID codec)
{
    return codec == AV_CODEC_ID_AV1 || codec == AV_CODEC_ID_VP9 || codec == AV_CODEC_ID_VP8 || codec == AV_CODEC_ID_MJPEG;
}

const AVCodec* decoderOf(AVCodecID codec)
{
    const AVCodec* const found = codec == AV_CODEC_ID_AV1 ? avcodec_find_decoder_by_name("libdav1d") : nullptr;
    return found != nullptr ? found : avcodec_find_decoder(codec);
}

/// The size of a decoded frame in memory.
int64_t bytesOf(const AVFrame& frame)
{
    return std::max(av_image_get_buffer_size(static_cast<AVPixelFormat>(frame.format), frame.width, frame.height, 1), 1);
}

}  // namespace

VideoStream::VideoStream(int file) : m_file(file)
{
    struct stat state = {};
    ::fstat(file, &state);
    m_size = state.st_size;
    const auto read = [](void* self, uint8_t* to, int size) {
        auto& stream = *static_cast<VideoStream*>(self);
        const ssize_t count = ::pread(stream.m_file, to, static_cast<std::size_t>(size), stream.m_position);
        stream.m_position += std::max<ssize_t>(count, 0);
        return count > 0 ? static_cast<int>(count) : count == 0 ? AVERROR_EOF : AVERROR(errno);
    };
    const auto seek = [](void* self, int64_t offset, int whence) -> int64_t {
        auto& stream = *static_cast<VideoStream*>(self);
        if ((whence & AVSEEK_SIZE) != 0) {
            return stream.m_size;
        }
        const int64_t from = whence == SEEK_CUR ? stream.m_position : whence == SEEK_END ? stream.m_size : 0;
        stream.m_position = from + offset;
        return stream.m_position;
    };
    auto* const buffer = static_cast<uint8_t*>(av_malloc(kBuffer));
    m_io = made(avio_alloc_context(buffer, kBuffer, 0, this, read, nullptr, seek));
    AVFormatContext* format = made(avformat_alloc_context()).release();
    format->pb = m_io.get();
    format->flags |= AVFMT_FLAG_CUSTOM_IO;
    // Playlists and the like would name other files.
    AVDictionary* options = nullptr;
    av_dict_set(&options, "format_whitelist", "mov,mp4,m4a,3gp,3g2,mj2,matroska,webm", 0);
    av_dict_set(&options, "protocol_whitelist", "none", 0);
    const int opened = avformat_open_input(&format, nullptr, nullptr, &options);  // frees it on failure
    av_dict_free(&options);
    check(opened, "its container cannot be read");
    m_format.reset(format);
    const int number = check(av_find_best_stream(format, AVMEDIA_TYPE_VIDEO, -1, -1, nullptr, 0), "it has no video");
    for (unsigned i = 0; i < format->nb_streams; ++i) {
        format->streams[i]->discard = static_cast<int>(i) == number ? AVDISCARD_DEFAULT : AVDISCARD_ALL;
    }
    m_stream = format->streams[number];
    if (m_stream->codecpar->width <= 0 || m_stream->codecpar->height <= 0) {
        check(avformat_find_stream_info(format, nullptr), "its frames cannot be read");
    }
    const AVCodecParameters& parameters = *m_stream->codecpar;
    if (parameters.width <= 0 || parameters.height <= 0 || int64_t{parameters.width} * parameters.height > kMostPixels) {
        throw std::runtime_error("its frames are of " + std::to_string(parameters.width) + " × " + std::to_string(parameters.height)
                                 + " pixels");
    }
    if (!readIndex()) {
        readPackets();
    }
    std::ranges::stable_sort(m_frames, {}, &Entry::time);
    if (!m_frames.empty()) {
        m_frames.front().isKey = true;
    }
    openDecoder();
}

VideoStream::~VideoStream()
{
    m_format.reset();
    ::close(m_file);
}

bool VideoStream::readIndex()
{
    const int count = avformat_index_get_entries_count(m_stream);
    const bool isWhole = std::strstr(m_format->iformat->name, "mp4") != nullptr;  // others list only key frames
    if (!isWhole || count <= 0 || !isInOrder(m_stream->codecpar->codec_id)) {
        return false;
    }
    if (count > kMostFrames) {
        throw std::runtime_error("it has more than " + std::to_string(kMostFrames) + " frames");
    }
    for (int i = 0; i < count; ++i) {
        const AVIndexEntry& entry = *avformat_index_get_entry(m_stream, i);
        if ((entry.flags & AVINDEX_DISCARD_FRAME) == 0) {
            m_frames.push_back({entry.timestamp, entry.timestamp, entry.pos + entry.size, (entry.flags & AVINDEX_KEYFRAME) != 0});
        }
    }
    return !m_frames.empty();
}

void VideoStream::readPackets()
{
    const Owned<AVPacket> packet = made(av_packet_alloc());
    while (av_read_frame(m_format.get(), packet.get()) >= 0) {
        const bool isShown = packet->stream_index == m_stream->index && (packet->flags & AV_PKT_FLAG_DISCARD) == 0;
        if (isShown && std::ssize(m_frames) < kMostFrames) {
            const int64_t dts = packet->dts != AV_NOPTS_VALUE ? packet->dts : packet->pts;
            m_frames.push_back({packet->pts != AV_NOPTS_VALUE ? packet->pts : dts, dts,
                                packet->pos < 0 ? 0 : packet->pos + packet->size, (packet->flags & AV_PKT_FLAG_KEY) != 0});
        }
        av_packet_unref(packet.get());
    }
    if (m_frames.empty()) {
        throw std::runtime_error("it has no frames");
    }
}

void VideoStream::openDecoder()
{
    const AVCodec* const decoder = decoderOf(m_stream->codecpar->codec_id);
    if (decoder == nullptr) {
        throw std::runtime_error("its codec " + std::string(avcodec_get_name(m_stream->codecpar->codec_id))
                                 + " is not one that the installed FFmpeg decodes");
    }
    m_codec = made(avcodec_alloc_context3(decoder));
    check(avcodec_parameters_to_context(m_codec.get(), m_stream->codecpar), "its codec cannot be set up");
    m_codec->pkt_timebase = m_stream->time_base;
    // Whole frames in parallel would make a single one wait for others.
    m_codec->thread_type = FF_THREAD_SLICE;
    m_codec->thread_count = 2;
    m_codec->flags |= AV_CODEC_FLAG_LOW_DELAY;
    m_codec->max_pixels = kMostPixels;
    check(avcodec_open2(m_codec.get(), decoder, nullptr), "its codec cannot be set up");
}

Opened VideoStream::described() const
{
    Opened opened;
    opened.width = m_stream->codecpar->width;
    opened.height = m_stream->codecpar->height;
    opened.frames = std::ssize(m_frames);
    const auto beyond = std::ranges::find_if(m_frames, [&](const Entry& entry) { return entry.end > m_size; });
    opened.cutOff = beyond == m_frames.end() ? -1 : beyond - m_frames.begin();
    const char* const name = avcodec_get_name(m_stream->codecpar->codec_id);
    std::strncpy(opened.codec, name, sizeof opened.codec - 1);
    return opened;
}

std::vector<double> VideoStream::times() const
{
    std::vector<double> times;
    times.reserve(m_frames.size());
    for (const Entry& entry : m_frames) {
        times.push_back(static_cast<double>(entry.time) * av_q2d(m_stream->time_base));
    }
    return times;
}

std::vector<uint8_t> VideoStream::pixels(int64_t frame)
{
    if (frame < 0 || frame >= std::ssize(m_frames)) {
        throw std::runtime_error("it has " + std::to_string(m_frames.size()) + " frames");
    }
    const Entry& entry = m_frames[static_cast<std::size_t>(frame)];
    m_isInOrder = frame == std::exchange(m_asked, frame) + 1;
    if (entry.end > m_size) {
        throw std::runtime_error("the file ends before it; it was cut off or is still written");
    }
    std::vector<uint8_t> rgb(static_cast<std::size_t>(m_stream->codecpar->width)
                             * static_cast<std::size_t>(m_stream->codecpar->height) * 3);
    convert(decoded(entry.time), rgb.data());
    return rgb;
}

bool VideoStream::isCuttable(int64_t first, int64_t count) const
{
    if (first < 0 || count <= 0 || first > std::ssize(m_frames) - count) {
        return false;
    }
    const auto begin = m_frames.begin() + first;
    const auto end = begin + count;
    const int64_t last = std::ranges::max_element(begin, end, {}, &Entry::dts)->dts;
    const auto isWithin = [&](const Entry& entry) { return entry.dts >= begin->dts && entry.dts <= last; };
    return begin->isKey && std::all_of(begin, end, [&](const Entry& entry) { return isWithin(entry) && entry.end <= m_size; })
        && std::none_of(m_frames.begin(), begin, isWithin) && std::none_of(end, m_frames.end(), isWithin);
}

void VideoStream::forEachPacket(int64_t first, int64_t count, const std::function<void(AVPacket& packet)>& visit)
{
    const int64_t begin = m_frames[static_cast<std::size_t>(first)].dts;
    seekTo(m_frames[static_cast<std::size_t>(first)]);
    const Owned<AVPacket> packet = made(av_packet_alloc());
    int64_t visited = 0;
    while (visited < count && av_read_frame(m_format.get(), packet.get()) >= 0) {
        const int64_t dts = packet->dts != AV_NOPTS_VALUE ? packet->dts : packet->pts;
        if (packet->stream_index == m_stream->index && dts >= begin) {
            if ((visited == 0 && (packet->flags & AV_PKT_FLAG_KEY) == 0) || (packet->flags & AV_PKT_FLAG_DISCARD) != 0) {
                break;
            }
            ++visited;
            packet->dts = dts;
            visit(*packet);
        }
        av_packet_unref(packet.get());
    }
    if (visited < count) {
        throw std::runtime_error("its frames are not where its index says");
    }
}

void VideoStream::decodeAhead() noexcept
{
    const auto next = static_cast<std::size_t>(m_asked + 1);
    if (!m_isInOrder || next >= m_frames.size() || m_frames[next].end > m_size) {
        return;
    }
    try {
        static_cast<void>(decoded(m_frames[next].time));
    } catch (const std::exception&) {
        return;  // the error is reported if the frame is asked for
    }
}

const AVFrame& VideoStream::decoded(int64_t time)
{
    const auto kept = std::ranges::find_if(m_kept,
                                           [&](const Owned<AVFrame>& frame) { return frame->best_effort_timestamp == time; });
    if (kept != m_kept.end()) {
        return **kept;
    }
    auto key = std::ranges::upper_bound(m_frames, time, {}, &Entry::time);
    do {
        --key;  // the first frame is a key
    } while (!key->isKey);
    const bool goesOn = m_last != AV_NOPTS_VALUE && m_last < time && m_last >= key->time;
    if (!goesOn) {
        seekTo(*key);
    }
    while (decodeNext()) {
        if (m_last == time) {
            return *m_kept.back();
        }
        if (m_last > time) {
            break;
        }
    }
    m_last = AV_NOPTS_VALUE;
    throw std::runtime_error("its bytes do not decode to a frame");
}

void VideoStream::seekTo(const Entry& key)
{
    check(av_seek_frame(m_format.get(), m_stream->index, key.dts, AVSEEK_FLAG_BACKWARD), "its key frame is not found");
    avcodec_flush_buffers(m_codec.get());
    m_isDrained = false;
    m_last = AV_NOPTS_VALUE;
}

bool VideoStream::decodeNext()
{
    Owned<AVFrame> frame = made(av_frame_alloc());
    const Owned<AVPacket> packet = made(av_packet_alloc());
    for (;;) {
        const int received = avcodec_receive_frame(m_codec.get(), frame.get());
        if (received >= 0) {
            m_last = frame->best_effort_timestamp;
            keep(std::move(frame));
            return true;
        }
        if (received != AVERROR(EAGAIN)) {
            return false;
        }
        do {
            av_packet_unref(packet.get());
            m_isDrained = m_isDrained || av_read_frame(m_format.get(), packet.get()) < 0;
        } while (!m_isDrained && packet->stream_index != m_stream->index);
        const int sent = avcodec_send_packet(m_codec.get(), m_isDrained ? nullptr : packet.get());
        av_packet_unref(packet.get());
        if (sent < 0 && sent != AVERROR(EAGAIN) && sent != AVERROR_EOF) {
            throw std::runtime_error("its bytes are damaged: " + textOf(sent));
        }
    }
}

void VideoStream::keep(Owned<AVFrame> frame)
{
    m_keptBytes += bytesOf(*frame);
    m_kept.push_back(std::move(frame));
    while (m_kept.size() > 1 && m_keptBytes > kMostKeptBytes) {
        m_keptBytes -= bytesOf(*m_kept.front());
        m_kept.pop_front();
    }
}

void VideoStream::convert(const AVFrame& frame, uint8_t* rgb)
{
    const int width = m_stream->codecpar->width;
    const int height = m_stream->codecpar->height;
    if (frame.width != width || frame.height != height) {
        throw std::runtime_error("it is of " + std::to_string(frame.width) + " × " + std::to_string(frame.height)
                                 + " pixels, not of " + std::to_string(width) + " × " + std::to_string(height)
                                 + " as the first one");
    }
    m_scaler.reset(sws_getCachedContext(m_scaler.release(), width, height, static_cast<AVPixelFormat>(frame.format), width, height,
                                        AV_PIX_FMT_RGB24, SWS_BILINEAR, nullptr, nullptr, nullptr));
    if (!m_scaler) {
        throw std::runtime_error("its pixels are of a kind that is not shown");
    }
    const int space = frame.colorspace == AVCOL_SPC_UNSPECIFIED ? SWS_CS_DEFAULT : frame.colorspace;
    const int* const coefficients = sws_getCoefficients(space);
    sws_setColorspaceDetails(m_scaler.get(), coefficients, frame.color_range == AVCOL_RANGE_JPEG ? 1 : 0, coefficients, 1, 0,
                             1 << 16, 1 << 16);
    const std::array<uint8_t*, 4> planes{rgb};
    const std::array<int, 4> strides{3 * width};
    check(sws_scale(m_scaler.get(), frame.data, frame.linesize, 0, height, planes.data(), strides.data()),
          "it cannot be converted");
}

}  // namespace tensordesk::video
