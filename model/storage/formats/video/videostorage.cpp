// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/video/videostorage.h"

#include "model/storage/arrays/video/videoleaf.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/leaves/convertedsource.h"
#include "model/tensordict/tree/mappingnode.h"

#include <ATen/ops/from_blob.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tensordesk {
namespace {

const KeyPath kPixels{"pixels"};
constexpr double kMilli = 1000;

Message refusal()
{
    return Message("is a video, whose frames are not edited in place; save it as a memmap folder and edit that");
}

at::Tensor timesOf(const VideoFile& video)
{
    const std::vector<double>& times = video.times();
    return at::from_blob(const_cast<double*>(times.data()), {video.frameCount()}, at::TensorOptions(at::kDouble)).clone();
}

}  // namespace

VideoStorage::VideoStorage(const std::string& path)
    : m_video(std::make_shared<const VideoFile>(path)), m_findings(findingsOf(*m_video, kPixels))
{
    auto table = std::make_shared<StoredTable>();
    table->append(kPixels.front().key(), Leaf(std::make_shared<VideoLeaf>(m_video, kPixels)));
    table->append("timestamp", Leaf(std::make_shared<ConvertedSource>(timesOf(*m_video), path, refusal())));
    m_root = TensorDict(std::make_shared<MappingNode>(Shape{m_video->frameCount()}, DimNames(1), std::nullopt, std::move(table)));
}

void VideoStorage::verify(const std::function<void(const Finding&)>& report, Progress& progress) const
{
    const ProgressScope scope(progress);
    for (const Finding& finding : m_findings) {
        report(finding);
    }
    std::vector<char> pixels(static_cast<std::size_t>(m_video->height() * m_video->width() * 3));
    for (int64_t frame = 0; frame < m_video->frameCount(); ++frame) {
        progress.report(frame, m_video->frameCount());
        try {
            m_video->decode(frame, pixels.data());
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled) {
                throw;
            }
            report({Finding::Severity::Error, kPixels, path(), error.reason()});
        }
    }
}

void VideoStorage::checkMayRestructure() const
{
    throw Error(ErrorKind::NotImplementedError, refusal()).inFile(path());
}

std::vector<Finding> findingsOf(const VideoFile& video, const KeyPath& path)
{
    std::vector<Finding> findings;
    const auto say = [&](Finding::Severity severity, Message message) {
        findings.push_back({severity, path, video.path(), std::move(message)});
    };
    if (video.cutOff() >= 0) {
        say(Finding::Severity::Error,
            Message("The video was cut off: of {} frames, the file ends before frame {}", video.frameCount(), video.cutOff()));
    }
    const std::vector<double>& times = video.times();
    if (times.size() > 2) {
        std::vector<double> gaps(times.size());
        std::adjacent_difference(times.begin(), times.end(), gaps.begin());
        const auto middle = gaps.begin() + std::ssize(gaps) / 2;
        std::nth_element(gaps.begin() + 1, middle, gaps.end());
        const double usual = *middle;
        constexpr double tolerance = 0.1;
        const auto odd = std::ranges::adjacent_find(times, [&](double one, double next) {
            return std::abs(next - one - usual) > tolerance * usual;
        });
        if (odd != times.end()) {
            say(Finding::Severity::Note,
                Message("The frames are not evenly spaced: {} ms usually, {} ms after frame {}", std::llround(kMilli * usual),
                        std::llround(kMilli * (*std::next(odd) - *odd)), odd - times.begin()));
        }
    }
    return findings;
}

}  // namespace tensordesk
