// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/lerobot/writing/lerobotwriter.h"

#include "model/storage/arrays/images/pngencoder.h"
#include "model/storage/arrays/video/videofile.h"
#include "model/storage/files/atomicwrite.h"
#include "model/storage/files/fileio.h"
#include "model/storage/formats/parquet/parquetwriter.h"
#include "model/storage/series/lerobot/writing/camerafilms.h"
#include "model/storage/series/lerobot/writing/featurestatistics.h"
#include "model/storage/series/lerobot/writing/lerobotfeatures.h"
#include "model/storage/series/lerobot/writing/newepisodes.h"
#include "model/storage/series/lerobot/writing/newepisodetable.h"
#include "model/storage/series/lerobot/writing/newinfo.h"
#include "model/storage/series/lerobot/writing/newtasks.h"
#include "model/storage/series/lerobot/writing/numberedtables.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/progressscope.h"

#include <ATen/ops/arange.h>
#include <ATen/ops/from_blob.h>
#include <ATen/ops/full.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <optional>
#include <utility>

namespace tensordesk {
namespace {

using arrowfile::Element;

constexpr double kUsualFps = 30;
FilmChoice filmChoiceOf(const std::string& images)
{
    if (images == leRobotImages::kPng) {
        return FilmChoice::None;
    }
    if (images == leRobotImages::kAv1 || images == leRobotImages::kH264) {
        return FilmChoice::All;
    }
    if (images != leRobotImages::kAsStored) {
        throw Error(ErrorKind::ValueError, "Images of a LeRobot data set are av1, h264 or png, not {}", stringLiteral(images));
    }
    return isVideoBuilt() ? FilmChoice::Films : FilmChoice::None;
}

/// Returns the frames per second that the timestamps of an episode state.
double fpsOf(const TensorDict& episode)
{
    const std::optional<Entry> entry = episode.find({"timestamp"});
    const auto* leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr;
    const int64_t steps = episode.batchSize().front();
    if (leaf == nullptr || steps < 2 || leaf->isRagged() || leaf->elementCount() != steps) {
        return kUsualFps;
    }
    const at::Tensor times = leaf->tensor().cpu().to(at::kDouble).reshape({-1}).contiguous();
    const double* const time = times.const_data_ptr<double>();
    const double fps = static_cast<double>(steps - 1) / (time[steps - 1] - time[0]);
    if (!std::isfinite(fps) || fps <= 0) {
        return kUsualFps;
    }
    // Timestamps of float32 give 30.00001.
    return std::abs(fps - std::round(fps)) < 1e-3 * fps ? std::max(std::round(fps), 1.0) : fps;
}

class LeRobotWriter {
public:
    LeRobotWriter(const TensorDict& td, std::string folder, const std::string& images, Progress& progress)
        : m_episodes(td), m_folder(std::move(folder)), m_progress(progress), m_total(totalBytes(td)),
          m_info(infoOf(m_episodes.at(0), images)), m_data(joined(m_folder, "data"), m_info.columns(), progress),
          m_table(joined(m_folder, "meta/episodes"), cameras(), statisticsFeatures(), progress)
    {
        const std::string codec = images == leRobotImages::kH264 ? images : leRobotImages::kAv1;
        for (const LeRobotFeature& feature : m_info.features()) {
            if (feature.kind == LeRobotFeature::Kind::Video) {
                m_films.emplace(feature.name,
                                std::make_unique<CameraFilms>(joined(m_folder, "videos/" + feature.name), feature.shape[0],
                                                              feature.shape[1], m_info.fps(), codec));
            }
        }
    }

    void write()
    {
        for (std::size_t episode = 0; episode < m_episodes.count(); ++episode) {
            m_progress.check();
            try {
                writeEpisode(episode, m_episodes.at(episode));
            } catch (Error& error) {
                throw m_episodes.count() > 1 ? error.within(KeyPath{Member{episode, 0}}) : error;
            }
        }
        m_data.finish();
        for (const auto& [name, films] : m_films) {
            films->finish();
        }
        m_table.finish();
        std::map<std::string, std::string> codecs;
        for (const auto& [name, films] : m_films) {
            codecs.emplace(name, films->codec());
        }
        const NewLeRobotInfo::Totals totals{static_cast<int64_t>(m_episodes.count()), m_steps, m_tasks.count()};
        const std::string meta = joined(m_folder, "meta/");
        m_tasks.write(meta + "tasks.parquet", m_progress);
        replaceFile(meta + "info.json", toJson(m_info.content(totals, codecs)));
        replaceFile(meta + "stats.json", toJson(m_table.statistics()));
    }

private:
    [[nodiscard]] static NewLeRobotInfo infoOf(const TensorDict& episode, const std::string& images)
    {
        return {episode, featuresOf(episode, filmChoiceOf(images)), fpsOf(episode)};
    }

    [[nodiscard]] std::vector<std::string> cameras() const
    {
        std::vector<std::string> names;
        for (const LeRobotFeature& feature : m_info.features()) {
            if (feature.kind == LeRobotFeature::Kind::Video) {
                names.push_back(feature.name);
            }
        }
        return names;
    }

    /// Returns the features with statistics, in the order in which they are written.
    [[nodiscard]] std::vector<NewEpisodeTable::Feature> statisticsFeatures() const
    {
        std::vector<NewEpisodeTable::Feature> features;
        for (const LeRobotFeature& feature : m_info.features()) {
            if (feature.hasPixels()) {
                features.push_back({feature.name, Element::Float64, {3, 1, 1}});
            } else if (feature.kind == LeRobotFeature::Kind::Numbers) {
                features.push_back({feature.name, feature.element, feature.shape});
            }
        }
        for (const char* const position : kLeRobotPositions) {
            features.push_back({position, position == kLeRobotPositions[0] ? Element::Float32 : Element::Int64, {1}});
        }
        return features;
    }

    void writeEpisode(std::size_t number, const TensorDict& episode)
    {
        const int64_t steps = episode.batchSize().front();
        checkAlike(episode);
        NewEpisodeTable::Episode row{.length = steps, .first = m_steps, .data = m_data.beginRows()};
        for (const LeRobotFeature& feature : m_info.features()) {
            try {
                writeFeature(feature, episode, row);
            } catch (Error& error) {
                throw error.within(feature.path);
            }
            m_progress.report(std::min(m_done, m_total), m_total);
        }
        const auto longs = at::TensorOptions(at::kLong);
        at::Tensor tasks = at::full({steps}, 0, longs);
        const std::vector<std::string> texts = tasksOf(episode);
        for (int64_t step = 0; step < steps; ++step) {
            const std::string text = texts.empty() ? std::string() : texts[static_cast<std::size_t>(step)];
            if (std::ranges::find(row.tasks, text) == row.tasks.end()) {
                row.tasks.push_back(text);
            }
            tasks.mutable_data_ptr<int64_t>()[step] = m_tasks.numberOf(text);
        }
        const at::Tensor frames = at::arange(steps, longs);
        writePosition(frames.to(at::kDouble).div(m_info.fps()).to(at::kFloat), row);
        writePosition(frames, row);
        writePosition(at::full({steps}, static_cast<int64_t>(number), longs), row);
        writePosition(frames.add(m_steps), row);
        writePosition(tasks, row);
        m_table.append(row);
        m_steps += steps;
    }

    void writePosition(const at::Tensor& values, NewEpisodeTable::Episode& row)
    {
        m_data.table().beginColumn();
        m_data.table().write({.count = values.numel(), .numbers = values.const_data_ptr()});
        row.statistics.push_back(FeatureStatistics::of(values.unsqueeze(1)));
    }

    /// Throws if an episode has other entries than the first one.
    void checkAlike(const TensorDict& episode) const
    {
        for (const LeRobotFeature& feature : m_info.features()) {
            const std::optional<Entry> entry = episode.find(feature.path);
            if (!entry) {
                throw Error(ErrorKind::ValueError,
                            "is missing, though the first episode has it; the episodes of a LeRobot data set "
                            "have the same entries: leave it out")
                    .within(feature.path);
            }
            const auto* leaf = std::get_if<Leaf>(&*entry);
            const bool isText = feature.kind == LeRobotFeature::Kind::Text;
            if (isText ? !std::holds_alternative<NonTensor>(*entry) : leaf == nullptr || !isLike(feature, *leaf)) {
                throw Error(ErrorKind::ValueError,
                            "is of another shape or dtype than in the first episode, where each step is {} of {}",
                            toString(feature.shape), feature.dtype())
                    .within(feature.path);
            }
        }
        for (const LeRobotFeature& feature : featuresOf(episode, FilmChoice::None)) {
            const auto known = std::ranges::find(m_info.features(), feature.name, &LeRobotFeature::name);
            if (known == m_info.features().end()) {
                throw Error(ErrorKind::ValueError,
                            "is missing in the first episode; the episodes of a LeRobot data set have the same "
                            "entries: leave it out")
                    .within(feature.path);
            }
        }
    }

    [[nodiscard]] static bool isLike(const LeRobotFeature& feature, const Leaf& leaf)
    {
        Shape shape(leaf.shape().begin() + 1, leaf.shape().end());
        if (feature.areChannelsFirst && !shape.empty()) {
            std::ranges::rotate(shape, shape.begin() + 1);
        }
        return columnElementOf(leaf.dtype()) == feature.element
            && (shape == feature.shape || (shape.empty() && feature.shape == Shape{1}));
    }

    void writeFeature(const LeRobotFeature& feature, const TensorDict& episode, NewEpisodeTable::Episode& row)
    {
        if (feature.kind == LeRobotFeature::Kind::Text) {
            return writeTexts(episode.at(feature.path), row.length);
        }
        const Leaf leaf = episode.leaf(feature.path);
        if (feature.hasPixels()) {
            writePixels(feature, leaf, row);
        } else {
            const at::Tensor values = leaf.tensor().cpu().contiguous();
            leaf.checkIntact();
            m_data.table().beginColumn();
            m_data.table().write(
                {.count = values.numel(), .rows = feature.shape.size() > 1 ? row.length : 0, .numbers = values.const_data_ptr()});
            row.statistics.push_back(FeatureStatistics::of(values.reshape(withSteps(row.length, feature.shape))));
            leaf.release();
        }
        m_done += leaf.bytes();
    }

    [[nodiscard]] static Shape withSteps(int64_t steps, const Shape& shape)
    {
        Shape all{steps};
        all.insert(all.end(), shape.begin(), shape.end());
        return all;
    }

    void writeTexts(const Entry& entry, int64_t steps)
    {
        const std::vector<PythonValue> values = std::get<NonTensor>(entry).values();
        std::vector<std::string_view> texts;
        for (int64_t step = 0; step < steps; ++step) {
            const auto* text = values[values.size() == 1 ? 0 : static_cast<std::size_t>(step)].as<std::string>();
            texts.push_back(text != nullptr ? *text : std::string_view());
        }
        m_data.table().beginColumn();
        m_data.table().write({.count = steps, .texts = texts});
    }

    void writePixels(const LeRobotFeature& feature, const Leaf& leaf, NewEpisodeTable::Episode& row)
    {
        const auto pixels = [&](int64_t frame) {
            m_progress.check();
            at::Tensor one = leaf.at(Index{frame}).tensor().cpu();
            return (feature.areChannelsFirst ? one.permute({1, 2, 0}) : one).contiguous();
        };
        const auto bytesOf = [](const at::Tensor& frame) {
            return std::span(frame.const_data_ptr<uint8_t>(), static_cast<std::size_t>(frame.numel()));
        };
        if (feature.kind == LeRobotFeature::Kind::Video) {
            row.films.push_back(m_films.at(feature.name)->append(leaf, row.length, pixels));
        } else {
            m_data.table().beginColumn();
            for (int64_t step = 0; step < row.length; ++step) {
                const std::string png = pngOf(bytesOf(pixels(step)), feature.shape[0], feature.shape[1], feature.shape[2]);
                const std::array<std::string_view, 1> one{png};
                m_data.table().write({.count = 1, .texts = one});
            }
        }
        PixelStatistics statistics;
        for (const int64_t frame : PixelStatistics::sampled(row.length)) {
            statistics.add(bytesOf(pixels(frame)), feature.shape[0], feature.shape[1]);
        }
        leaf.checkIntact();
        leaf.release();
        row.statistics.push_back(statistics.result());
    }

    NewEpisodes m_episodes;
    std::string m_folder;
    Progress& m_progress;
    int64_t m_done = 0, m_total;
    NewLeRobotInfo m_info;
    NumberedTables m_data;
    NewEpisodeTable m_table;
    std::map<std::string, std::unique_ptr<CameraFilms>> m_films;  ///< by camera
    NewTasks m_tasks;
    int64_t m_steps = 0;  ///< of the episodes written so far
};

}  // namespace

void writeLeRobot(const TensorDict& td, const std::string& folder, const std::string& images, Progress& progress)
{
    const ProgressScope scope(progress);
    LeRobotWriter(td, folder, images, progress).write();
}

}  // namespace tensordesk
