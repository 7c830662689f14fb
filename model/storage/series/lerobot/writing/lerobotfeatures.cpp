// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/lerobot/writing/lerobotfeatures.h"

#include "model/storage/arrays/video/filmsource.h"
#include "model/storage/formats/parquet/parquetwriter.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>
#include <variant>

namespace tensordesk {
namespace {

/// The keys that a new data set computes, as LeRobot and its layout here name them.
constexpr std::array<std::string_view, 6> kMadeAnew{"index", "frame_index", "timestamp", "episode_index", "episode", "task_index"};
/// The keys of the task as a text.
constexpr std::array<std::string_view, 2> kTasks{"language_instruction", "task"};

bool isOneOf(const KeyPath& path, std::span<const std::string_view> names)
{
    return path.size() == 1 && std::ranges::find(names, path.front().key()) != names.end();
}

/// Returns LeRobot's name of an entry: the inverse of the layout "LeRobot" where that has one.
std::string nameOf(const KeyPath& path, bool hasPixels)
{
    std::vector<std::string> keys;
    for (const PathElement& element : path) {
        keys.push_back(element.key());
    }
    const std::string prefix = keys.size() > 1 && keys.front() == "next" ? "next." : "";
    if (!prefix.empty()) {
        keys.erase(keys.begin());
    }
    const bool isObservation = keys.front() == "observation";
    if (hasPixels) {
        const bool isNamed = isObservation && keys.size() > 2 && (keys[1] == "image" || keys[1] == "images");
        keys.erase(keys.begin(), keys.begin() + (isNamed ? 2 : isObservation && keys.size() > 1 ? 1 : 0));
        keys.insert(keys.begin(), "observation.images");
    } else if (isObservation && keys.size() == 1) {
        keys.emplace_back("state");
    }
    std::string name = prefix;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        name += (i == 0 ? "" : ".") + keys[i];
    }
    return name;
}

constexpr int64_t kLeastSide = 8;

bool areChannelsLast(const Shape& shape)
{
    return shape.size() == 3 && shape[2] == 3 && shape[0] >= kLeastSide && shape[1] >= kLeastSide;
}

bool areChannelsFirst(const Shape& shape)
{
    return shape.size() == 3 && shape[0] == 3 && shape[1] >= kLeastSide && shape[2] >= kLeastSide;
}

LeRobotFeature featureOf(const Leaf& leaf, const KeyPath& path, FilmChoice choice)
{
    LeRobotFeature feature{.path = path, .element = columnElementOf(leaf.dtype()).value()};
    feature.shape = Shape(leaf.shape().begin() + 1, leaf.shape().end());
    const bool hasPixels = leaf.dtype() == DType::Byte && (areChannelsLast(feature.shape) || areChannelsFirst(feature.shape));
    if (hasPixels) {
        feature.areChannelsFirst = !areChannelsLast(feature.shape);
        if (feature.areChannelsFirst) {
            std::ranges::rotate(feature.shape, feature.shape.begin() + 1);
        }
        const bool isFilm = dynamic_cast<const FilmSource*>(leaf.source().get()) != nullptr;
        feature.kind = choice == FilmChoice::All || (choice == FilmChoice::Films && isFilm) ? LeRobotFeature::Kind::Video
                                                                                            : LeRobotFeature::Kind::Images;
    }
    if (feature.shape.empty()) {
        feature.shape = {1};
    }
    feature.name = nameOf(path, hasPixels);
    return feature;
}

}  // namespace

std::string LeRobotFeature::dtype() const
{
    using arrowfile::Element;
    switch (kind) {
    case Kind::Text: return "string";
    case Kind::Images: return "image";
    case Kind::Video: return "video";
    case Kind::Numbers: break;
    }
    switch (element) {
    case Element::Bool: return "bool";
    case Element::Int8: return "int8";
    case Element::Int16: return "int16";
    case Element::Int32: return "int32";
    case Element::Int64: return "int64";
    case Element::UInt8: return "uint8";
    case Element::UInt16: return "uint16";
    case Element::UInt32: return "uint32";
    case Element::UInt64: return "uint64";
    case Element::Float16: return "float16";
    case Element::Float64: return "float64";
    default: return "float32";
    }
}

std::vector<LeRobotFeature> featuresOf(const TensorDict& episode, FilmChoice choice)
{
    std::vector<LeRobotFeature> features;
    forEachEntry(episode, [&](const KeyPath& path, const Entry& entry) {
        if (isOneOf(path, kMadeAnew) || isOneOf(path, kTasks) || std::holds_alternative<TensorDict>(entry)) {
            return;
        }
        try {
            checkLeRobotEntry(path.back().key(), entry);
        } catch (Error& error) {
            throw error.within(path);
        }
        if (const auto* leaf = std::get_if<Leaf>(&entry)) {
            features.push_back(featureOf(*leaf, path, choice));
        } else {
            features.push_back({.name = nameOf(path, false), .path = path, .kind = LeRobotFeature::Kind::Text, .shape = {1}});
        }
    });
    std::vector<std::string> names;
    for (const LeRobotFeature& feature : features) {
        if (std::ranges::find(names, feature.name) != names.end()) {
            throw Error(ErrorKind::ValueError, "would be called {}, as another entry: rename one of them", feature.name)
                .within(feature.path);
        }
        names.push_back(feature.name);
    }
    return features;
}

std::vector<std::string> tasksOf(const TensorDict& episode)
{
    for (const std::string_view name : kTasks) {
        const std::optional<Entry> found = episode.find({std::string(name)});
        const auto* texts = found ? std::get_if<NonTensor>(&*found) : nullptr;
        if (texts == nullptr) {
            continue;
        }
        std::vector<std::string> tasks;
        for (const PythonValue& value : texts->values()) {
            const auto* text = value.as<std::string>();
            tasks.push_back(text != nullptr ? *text : std::string());
        }
        if (tasks.size() == 1) {
            tasks.resize(static_cast<std::size_t>(episode.batchSize().front()), tasks.front());
        }
        return tasks;
    }
    return {};
}

void checkLeRobotEntry(const Key& key, const Entry& entry)
{
    if (key.find('/') != key.npos) {
        throw Error(ErrorKind::ValueError, "has a slash in its key, which LeRobot data sets do not have: rename it");
    }
    checkParquetEntry(key, entry);
    const auto* value = std::get_if<NonTensor>(&entry);
    const auto isText = [](const PythonValue& one) { return one.as<std::string>() != nullptr; };
    if (value != nullptr && !std::ranges::all_of(value->values(), isText)) {
        throw Error(ErrorKind::TypeError, "is {}; LeRobot data sets hold texts and tensors", value->beginning(20).toPython());
    }
}

}  // namespace tensordesk
