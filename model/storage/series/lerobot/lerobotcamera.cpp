// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/lerobot/lerobotcamera.h"

#include "model/storage/files/filestate.h"
#include "model/storage/files/linkpolicy.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tensordesk {
namespace {

constexpr std::size_t kMostOpenVideos = 8;

/// Returns seconds with the three decimals that videos have.
std::string secondsText(double seconds)
{
    const auto milliseconds = std::llround(seconds * 1000);
    std::string digits = std::to_string(std::abs(milliseconds) % 1000);
    digits.insert(0, 3 - digits.size(), '0');
    return std::string(milliseconds < 0 ? "-" : "") + std::to_string(std::abs(milliseconds) / 1000) + "." + digits + " s";
}

}  // namespace

LeRobotCamera::LeRobotCamera(std::string folder, std::shared_ptr<const LeRobotEpisodes> episodes, const LeRobotInfo& info,
                             std::size_t number, KeyPath path)
    : FrameLeaf({episodes->rowCount()}, info.cameras[number].frame, DType::Byte, std::move(path)), m_folder(std::move(folder)),
      m_episodes(std::move(episodes)), m_number(number), m_fps(info.fps)
{
}

std::string LeRobotCamera::file() const
{
    return camera().videos.empty() ? m_folder : joined(m_folder, camera().videos.front());
}

int64_t LeRobotCamera::storedBytes() const
{
    int64_t bytes = 0;
    for (const std::string& video : camera().videos) {
        const auto state = FileState::of(joined(m_folder, video));
        bytes += state ? state->size : 0;
    }
    return bytes;
}

std::shared_ptr<const VideoFile> LeRobotCamera::opened(uint32_t file) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = std::ranges::find(m_open, file, &Opened::first);
    if (found != m_open.end()) {
        m_open.splice(m_open.begin(), m_open, found);
        return m_open.front().second;
    }
    const std::string path = joined(m_folder, camera().videos[file]);
    checkLeadsWithin(path, m_folder);
    m_open.emplace_front(file, std::make_shared<const VideoFile>(path));
    if (m_open.size() > kMostOpenVideos) {
        m_open.pop_back();
    }
    return m_open.front().second;
}

std::size_t LeRobotCamera::episodeOf(int64_t row) const
{
    return static_cast<std::size_t>(std::ranges::upper_bound(m_episodes->ends, row) - m_episodes->ends.begin());
}

FilmSource::Cut LeRobotCamera::frameOf(int64_t row) const
{
    const std::size_t episode = episodeOf(row);
    const int64_t first = episode == 0 ? 0 : m_episodes->ends[episode - 1];
    const auto& [file, from] = camera().films[episode];
    const double time = from + static_cast<double>(row - first) / m_fps;
    std::shared_ptr<const VideoFile> video = opened(file);
    const Shape frame = chunkShape();
    if (video->height() != frame[1] || video->width() != frame[2] || frame[3] != 3) {
        throw Error(ErrorKind::ValueError, "the frames of the video are of {} × {} pixels, where meta/info.json says {} × {} × {}",
                    video->height(), video->width(), frame[1], frame[2], frame[3])
            .inFile(video->path());
    }
    const std::vector<double>& times = video->times();
    const int64_t nearest = times.empty() ? -1 : video->frameAt(time);
    const double half = 1 / m_fps / 2;
    if (nearest < 0 || !(std::abs(times[static_cast<std::size_t>(nearest)] - time) <= half)) {  // also for NaN
        throw Error(ErrorKind::ValueError, "the video has no frame at {}; its last one is at {}", secondsText(time),
                    secondsText(times.empty() ? 0 : times.back()))
            .inFile(video->path());
    }
    return {std::move(video), nearest};
}

std::optional<FilmSource::Cut> LeRobotCamera::cut(int64_t first, int64_t count) const
{
    if (count <= 0 || episodeOf(first) != episodeOf(first + count - 1)) {
        return {};
    }
    const Cut begin = frameOf(first), end = frameOf(first + count - 1);
    return begin.video == end.video && end.first - begin.first == count - 1 ? std::optional(begin) : std::nullopt;
}

void LeRobotCamera::decode(const Shape& position, void* pixels) const
{
    const Cut frame = frameOf(position.front());
    frame.video->decode(frame.first, pixels);
}

}  // namespace tensordesk
