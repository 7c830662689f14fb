// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/lerobot/writing/camerafilms.h"

#include "model/storage/files/filestate.h"
#include "model/tensordict/leaves/stridedleaf.h"

#include <cmath>
#include <span>
#include <utility>

namespace tensordesk {
namespace {

constexpr int64_t kFilmBytes = int64_t{200} << 20;  // video_files_size_in_mb of lerobot

/// Returns the codec as FFmpeg names it.
std::string ffmpegName(const std::string& codec)
{
    return codec == "AV1" ? "av1" : codec == "H.264" ? "h264" : codec == "H.265" ? "hevc" : codec == "VP9" ? "vp9" : codec;
}

}  // namespace

CameraFilms::CameraFilms(std::string folder, int64_t height, int64_t width, double fps, const std::string& codec)
    : m_folder(std::move(folder)), m_height(height), m_width(width), m_fps(fps), m_codec(codec), m_writer(height, width, fps, codec)
{
}

void CameraFilms::begin()
{
    if (!m_path.empty()) {
        finish();
        m_number = m_number.next();
    }
    m_path = m_number.madeIn(m_folder, ".mp4");
    m_writer.create(m_path);
    m_frames = 0;
}

void CameraFilms::finish()
{
    if (!m_path.empty() && m_frames > 0) {
        m_writer.finish();
    }
    m_path.clear();
}

std::optional<FilmSource::Cut> CameraFilms::cutOf(const Leaf& leaf, int64_t count) const
{
    const std::shared_ptr<LeafSource> source = leaf.source();
    const auto* film = dynamic_cast<const FilmSource*>(source.get());
    const StridedElements elements = film == nullptr ? StridedElements() : elementsOf(leaf);
    const int64_t frame = m_height * m_width * 3;
    if (film == nullptr || !elements.isContiguous() || elements.offset % frame != 0 || source->shape().size() != 4) {
        return {};
    }
    auto cut = film->cut(elements.offset / frame, count);
    if (!cut) {
        return {};
    }
    // At other distances in time they would not be found by the time of a step.
    const std::vector<double>& times = cut->video->times();
    const double begin = times[static_cast<std::size_t>(cut->first)];
    for (int64_t i = 0; i < count; ++i) {
        const double time = times[static_cast<std::size_t>(cut->first + i)] - begin;
        if (std::abs(time - static_cast<double>(i) / m_fps) > 0.25 / m_fps) {
            return {};
        }
    }
    return cut;
}

bool CameraFilms::copied(const FilmSource::Cut& cut, int64_t count)
{
    video::Outcome outcome = m_writer.copy(*cut.video, cut.first, count);
    if (outcome == video::Outcome::Unlike) {
        begin();
        outcome = m_writer.copy(*cut.video, cut.first, count);
    }
    return outcome == video::Outcome::Done;
}

void CameraFilms::encode(int64_t count, const std::function<at::Tensor(int64_t frame)>& pixels)
{
    for (int64_t i = 0; i < count; ++i) {
        const at::Tensor frame = pixels(i);
        const std::span bytes(frame.const_data_ptr<uint8_t>(), static_cast<std::size_t>(frame.numel()));
        if (m_writer.encode(bytes, i, count) == video::Outcome::Unlike) {
            begin();
            static_cast<void>(m_writer.encode(bytes, i, count));
        }
    }
}

CameraFilms::Place CameraFilms::append(const Leaf& leaf, int64_t count, const std::function<at::Tensor(int64_t frame)>& pixels)
{
    const auto written = m_path.empty() ? std::nullopt : FileState::of(m_path);
    if (!written || written->size >= kFilmBytes) {
        begin();
    }
    const std::optional<FilmSource::Cut> cut = cutOf(leaf, count);
    const bool isCopied = cut && copied(*cut, count);
    if (!isCopied) {
        encode(count, pixels);
    }
    if (m_firstCodec.empty()) {
        m_firstCodec = isCopied ? ffmpegName(cut->video->codec()) : m_codec;
    }
    const auto first = static_cast<double>(std::exchange(m_frames, m_frames + count));
    return {m_number, first / m_fps, static_cast<double>(m_frames) / m_fps};
}

}  // namespace tensordesk
