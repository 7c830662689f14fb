// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/lerobot/lerobotinspection.h"

#include "model/storage/arrays/video/videofile.h"
#include "model/storage/files/fileio.h"
#include "model/storage/files/linkpolicy.h"
#include "model/storage/formats/common/metadatafields.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <optional>
#include <set>
#include <utility>

namespace tensordesk {
namespace {

using Severity = Finding::Severity;

/// The most findings of one kind that are listed one by one.
constexpr int64_t kMostListed = 20;

class Inspection {
public:
    Inspection(std::string folder, const LeRobotInfo& info, const LeRobotEpisodes& episodes, Progress& progress)
        : m_folder(std::move(folder)), m_info(info), m_episodes(episodes), m_progress(progress)
    {
        m_total = std::ssize(episodes.data);
        for (const LeRobotEpisodes::Camera& camera : episodes.cameras) {
            m_total += std::ssize(camera.videos);
        }
    }

    [[nodiscard]] std::vector<Finding> made()
    {
        inspectTotals();
        inspectEpisodes();
        inspectTables();
        for (std::size_t camera = 0; camera < m_episodes.cameras.size(); ++camera) {
            inspectVideos(camera);
        }
        findUnused();
        return std::move(m_findings);
    }

private:
    void report(Severity severity, const std::string& file, Message message)
    {
        m_findings.push_back({severity, {}, joined(m_folder, file), std::move(message)});
    }

    void step(const std::string& file)
    {
        m_progress.report(++m_done, m_total);
        m_used.insert(file);
    }

    [[nodiscard]] int64_t firstOf(std::size_t episode) const { return episode == 0 ? 0 : m_episodes.ends[episode - 1]; }

    void inspectTotals()
    {
        const auto* fields = m_info.all.as<PythonValue::Dict>();
        const auto compare = [&](const char* name, int64_t found) {
            const PythonValue* stored = fields == nullptr ? nullptr : fieldOf(*fields, name);
            const auto* told = stored == nullptr ? nullptr : stored->as<int64_t>();
            if (told != nullptr && *told != found) {
                report(Severity::Warning, "meta/info.json",
                       Message("meta/info.json states {} as {}, but the table of episodes has {}", stringLiteral(name), *told,
                               found));
            }
        };
        compare("total_episodes", std::ssize(m_episodes.ends));
        compare("total_frames", m_episodes.rowCount());
    }

    void inspectEpisodes()
    {
        int64_t listed = 0;
        const auto position = m_episodes.table->find("tasks");
        const Entry entry = position ? m_episodes.table->entry(*position) : Entry(TensorDict());
        const auto* stored = std::get_if<NonTensor>(&entry);
        const std::vector<PythonValue> tasks = stored != nullptr && stored->isStack() ? stored->values()
                                                                                      : std::vector<PythonValue>();
        for (std::size_t i = 0; i < m_episodes.ends.size(); ++i) {
            const auto* list = i < tasks.size() ? tasks[i].as<PythonValue::List>() : nullptr;
            const bool isWithout = list != nullptr && std::ranges::none_of(*list, [](const PythonValue& task) {
                                       const auto* text = task.as<std::string>();
                                       return text != nullptr && !text->empty();
                                   });
            if (m_episodes.ends[i] == firstOf(i) && listed++ < kMostListed) {
                report(Severity::Warning, "meta", Message("episode {} has no steps", i));
            }
            if (isWithout && listed++ < kMostListed) {
                report(Severity::Warning, "meta", Message("episode {} has no task", i));
            }
        }
    }

    void inspectTables()
    {
        const RowFiles files(m_folder, m_episodes.data, m_episodes.rowCount());
        for (std::size_t file = 0; file < files.fileCount(); ++file) {
            step(m_episodes.data[file].path);
            if (files.firstOf(file) == files.endOf(file)) {
                continue;  // an episode without steps has no file
            }
            try {
                static_cast<void>(files.table(file));
            } catch (const Error& error) {
                add(error, m_episodes.data[file].path);
            }
        }
    }

    /// Reports why a file cannot be used.
    void add(const Error& error, const std::string& file)
    {
        if (error.kind() == ErrorKind::Cancelled) {
            throw Error(error);
        }
        report(Severity::Error, file, Message("{} {}", file, error.reason()));
    }

    void inspectVideos(std::size_t number)
    {
        const LeRobotEpisodes::Camera& camera = m_episodes.cameras[number];
        std::vector<std::vector<std::size_t>> ofVideo(camera.videos.size());
        for (std::size_t episode = 0; episode < camera.films.size(); ++episode) {
            ofVideo[camera.films[episode].file].push_back(episode);
        }
        for (std::size_t video = 0; video < camera.videos.size(); ++video) {
            step(camera.videos[video]);
            const auto hasSteps = [&](std::size_t episode) { return m_episodes.ends[episode] > firstOf(episode); };
            if (std::ranges::none_of(ofVideo[video], hasSteps)) {
                continue;
            }
            try {
                checkLeadsWithin(joined(m_folder, camera.videos[video]), m_folder);
                inspectVideo(VideoFile(joined(m_folder, camera.videos[video])), ofVideo[video], camera, camera.videos[video]);
            } catch (const Error& error) {
                add(error, camera.videos[video]);
            }
        }
    }

    void inspectVideo(const VideoFile& video, const std::vector<std::size_t>& episodes, const LeRobotEpisodes::Camera& camera,
                      const std::string& name)
    {
        if (video.cutOff() >= 0) {
            report(Severity::Error, name,
                   Message("{} was cut off: the file ends before frame {} of {}", name, video.cutOff(), video.frameCount()));
        }
        int64_t rows = 0;
        std::optional<std::size_t> without;
        for (const std::size_t episode : episodes) {
            const int64_t length = m_episodes.ends[episode] - firstOf(episode);
            rows += length;
            const double first = camera.films[episode].from;
            const double last = first + static_cast<double>(length - 1) / m_info.fps;
            if (!without && length > 0 && (isMissing(video, first) || isMissing(video, last))) {
                without = episode;
            }
        }
        if (rows != video.frameCount()) {
            report(Severity::Error, name, Message("{} has {} frames for {} rows", name, video.frameCount(), rows));
        } else if (without) {
            report(Severity::Error, name, Message("{} has no frame at the first or the last step of episode {}", name, *without));
        }
    }

    /// True if no frame is within half the time of a step.
    [[nodiscard]] bool isMissing(const VideoFile& video, double time) const
    {
        return video.frameCount() == 0
            || !(std::abs(video.times()[static_cast<std::size_t>(video.frameAt(time))] - time) <= 1 / m_info.fps / 2);
    }

    void findUnused()
    {
        int64_t listed = 0;
        for (const char* const below : {"data", "videos"}) {
            std::error_code failed;
            for (const auto& entry : std::filesystem::recursive_directory_iterator(joined(m_folder, below), failed)) {
                m_progress.check();
                const std::string name = std::filesystem::path(entry.path()).lexically_relative(m_folder).string();
                if (entry.is_regular_file(failed) && !m_used.contains(name) && listed++ < kMostListed) {
                    report(Severity::Note, name, Message("{} belongs to no episode", name));
                }
            }
        }
    }

    std::string m_folder;
    const LeRobotInfo& m_info;
    const LeRobotEpisodes& m_episodes;
    Progress& m_progress;
    int64_t m_done = 0, m_total = 0;
    std::set<std::string> m_used;
    std::vector<Finding> m_findings;
};

}  // namespace

std::vector<Finding> inspected(const std::string& folder, const LeRobotInfo& info, const LeRobotEpisodes& episodes,
                               Progress& progress)
{
    return Inspection(folder, info, episodes, progress).made();
}

}  // namespace tensordesk
