// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/lerobot/writing/newinfo.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/linkpolicy.h"
#include "model/storage/formats/common/metadatafields.h"
#include "model/storage/series/lerobot/writing/numberedtables.h"
#include "model/tensordict/base/error.h"

#include <cmath>
#include <filesystem>
#include <memory>
#include <string_view>
#include <utility>

namespace tensordesk {
namespace {

using arrowfile::Element;

constexpr std::string_view kDataPath = "data/chunk-{chunk_index:03d}/file-{file_index:03d}.parquet";
constexpr std::string_view kVideoPath = "videos/{video_key}/chunk-{chunk_index:03d}/file-{file_index:03d}.mp4";

PythonValue::List listOf(const Shape& sizes)
{
    return PythonValue::List(sizes.begin(), sizes.end());
}

/// Returns what the data set states from which a leaf comes; empty if it comes from none.
std::optional<LeRobotInfo> infoBeside(const TensorDict& episode, const std::vector<LeRobotFeature>& features)
{
    for (const LeRobotFeature& feature : features) {
        const auto source = feature.kind == LeRobotFeature::Kind::Text ? nullptr : episode.leaf(feature.path).source();
        std::filesystem::path folder = source == nullptr ? std::string() : source->file();
        constexpr int most = 5;
        for (int i = 0; i < most && folder.has_relative_path(); ++i) {
            folder = folder.parent_path();
            if (isFile((folder / "meta/info.json").string())) {
                try {
                    return LeRobotInfo::of(realPath(folder.string()));
                } catch (const Error&) {
                    return {};  // of another program
                }
            }
        }
    }
    return {};
}

std::vector<PlainColumn> columnsFor(const std::vector<LeRobotFeature>& features)
{
    std::vector<PlainColumn> columns;
    for (const LeRobotFeature& feature : features) {
        const bool isScalar = feature.shape == Shape{1};
        switch (feature.kind) {
        case LeRobotFeature::Kind::Numbers:
            columns.push_back({feature.name, feature.element, isScalar ? Shape() : feature.shape});
            break;
        case LeRobotFeature::Kind::Text: columns.push_back({feature.name, Element::Text}); break;
        case LeRobotFeature::Kind::Images: columns.push_back({feature.name, Element::Bytes}); break;
        case LeRobotFeature::Kind::Video: break;
        }
    }
    for (const char* const position : kLeRobotPositions) {
        columns.push_back({position, position == kLeRobotPositions[0] ? Element::Float32 : Element::Int64});
    }
    return columns;
}

/// Returns the types of columns as the library datasets stores them.
std::string typesOf(const std::vector<LeRobotFeature>& features)
{
    const auto valueOf = [](const std::string& dtype) { return PythonValue::Dict{{"dtype", dtype}, {"_type", "Value"}}; };
    PythonValue::Dict types;
    for (const LeRobotFeature& feature : features) {
        if (feature.kind == LeRobotFeature::Kind::Images) {
            types.emplace_back(feature.name, PythonValue::Dict{{"_type", "Image"}});
        } else if (feature.kind != LeRobotFeature::Kind::Video) {
            PythonValue type = valueOf(feature.dtype());
            for (std::size_t dim = feature.shape == Shape{1} ? 0 : feature.shape.size(); dim-- > 0;) {
                type = PythonValue::Dict{{"feature", type}, {"length", feature.shape[dim]}, {"_type", "List"}};
            }
            types.emplace_back(feature.name, type);
        }
    }
    for (const char* const position : kLeRobotPositions) {
        types.emplace_back(position, valueOf(position == kLeRobotPositions[0] ? "float32" : "int64"));
    }
    return toJson(PythonValue::Dict{{"info", PythonValue::Dict{{"features", types}}}});
}

}  // namespace

NewLeRobotInfo::NewLeRobotInfo(const TensorDict& episode, std::vector<LeRobotFeature> features, double fps)
    : m_features(std::move(features)), m_fps(fps), m_source(infoBeside(episode, m_features))
{
}

PlainColumns NewLeRobotInfo::columns() const
{
    return {columnsFor(m_features), "huggingface", typesOf(m_features)};
}

PythonValue NewLeRobotInfo::described(const LeRobotFeature& feature, const std::map<std::string, std::string>& codecs) const
{
    const PythonValue* const known = m_source ? m_source->featureOf(feature.name) : nullptr;
    const auto* stated = known == nullptr ? nullptr : known->as<PythonValue::Dict>();
    const PythonValue* const names = stated == nullptr ? nullptr : fieldOf(*stated, "names");
    PythonValue::Dict fields{{"dtype", feature.dtype()}, {"shape", listOf(feature.shape)}};
    const PythonValue usual = feature.hasPixels() ? PythonValue(PythonValue::List{"height", "width", "channels"}) : PythonValue();
    fields.emplace_back("names", names != nullptr ? *names : usual);
    if (feature.kind == LeRobotFeature::Kind::Video) {
        fields.emplace_back("info", PythonValue::Dict{{"video.height", feature.shape[0]},
                                                      {"video.width", feature.shape[1]},
                                                      {"video.codec", codecs.at(feature.name)},
                                                      {"video.pix_fmt", "yuv420p"},
                                                      {"video.is_depth_map", false},
                                                      {"video.fps", statedFps()},
                                                      {"video.channels", 3},
                                                      {"has_audio", false}});
    }
    return fields;
}

PythonValue NewLeRobotInfo::statedFps() const
{
    return m_fps == std::round(m_fps) ? PythonValue(static_cast<int64_t>(m_fps)) : PythonValue(m_fps);
}

PythonValue NewLeRobotInfo::content(const Totals& totals, const std::map<std::string, std::string>& codecs) const
{
    PythonValue::Dict features;
    for (const LeRobotFeature& feature : m_features) {
        features.emplace_back(feature.name, described(feature, codecs));
    }
    for (const char* const position : kLeRobotPositions) {
        features.emplace_back(position, PythonValue::Dict{{"dtype", position == kLeRobotPositions[0] ? "float32" : "int64"},
                                                          {"shape", PythonValue::List{1}},
                                                          {"names", PythonValue()}});
    }
    const auto* all = m_source ? m_source->all.as<PythonValue::Dict>() : nullptr;
    const PythonValue* const robot = all == nullptr ? nullptr : fieldOf(*all, "robot_type");
    return PythonValue::Dict{{"codebase_version", "v3.0"},
                             {"robot_type", robot == nullptr ? PythonValue() : *robot},
                             {"total_episodes", totals.episodes},
                             {"total_frames", totals.steps},
                             {"total_tasks", totals.tasks},
                             {"chunks_size", ChunkedFile::kFilesPerChunk},
                             {"data_files_size_in_mb", 100},
                             {"video_files_size_in_mb", 200},
                             {"fps", statedFps()},
                             {"splits", PythonValue::Dict{{"train", "0:" + std::to_string(totals.episodes)}}},
                             {"data_path", std::string(kDataPath)},
                             {"video_path", codecs.empty() ? PythonValue() : PythonValue(std::string(kVideoPath))},
                             {"features", features}};
}

}  // namespace tensordesk
