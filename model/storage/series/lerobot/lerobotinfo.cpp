// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/lerobot/lerobotinfo.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/linkpolicy.h"
#include "model/storage/formats/common/metadatafields.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <string_view>
#include <utility>

namespace tensordesk {
namespace {

constexpr int64_t kMostBytes = int64_t{64} << 20;

template <typename T>
const T* fieldAs(const PythonValue::Dict& fields, std::string_view name)
{
    const PythonValue* value = fieldOf(fields, name);
    return value == nullptr ? nullptr : value->as<T>();
}

double numberIn(const PythonValue::Dict& fields, std::string_view name)
{
    const auto* integer = fieldAs<int64_t>(fields, name);
    const auto* real = fieldAs<double>(fields, name);
    return integer != nullptr ? static_cast<double>(*integer) : real != nullptr ? *real : 0;
}

std::string textIn(const PythonValue::Dict& fields, std::string_view name)
{
    const auto* text = fieldAs<std::string>(fields, name);
    return text == nullptr ? std::string() : *text;
}

/// Returns height, width and channels of a camera; some data sets name channels first.
Shape frameOf(const std::string& key, const PythonValue::Dict& feature)
{
    const PythonValue* stored = fieldOf(feature, "shape");
    Shape shape = stored == nullptr ? Shape() : sizesFrom(*stored, Message("the shape of {}", stringLiteral(key)), 1);
    if (shape.size() != 3) {
        throw Error(ErrorKind::ValueError, "{} has the shape {}, not height, width and channels", stringLiteral(key),
                    toString(shape));
    }
    const auto* names = fieldAs<PythonValue::List>(feature, "names");
    const auto* first = names == nullptr || names->empty() ? nullptr : names->front().as<std::string>();
    if (first != nullptr && first->starts_with("channel")) {
        std::ranges::rotate(shape, shape.begin() + 1);
    }
    return shape;
}

LeRobotInfo infoIn(const PythonValue::Dict& fields)
{
    LeRobotInfo info;
    const std::string version = textIn(fields, "codebase_version");
    if (!version.starts_with("v2.") && !version.starts_with("v3.")) {
        throw Error(ErrorKind::NotImplementedError,
                    "is of a LeRobot data set of version {}; v2.0 to v3.x are read: convert it with lerobot",
                    stringLiteral(version));
    }
    info.hasFileTables = version.starts_with("v3.");
    info.fps = numberIn(fields, "fps");
    info.chunkSize = static_cast<int64_t>(numberIn(fields, "chunks_size"));
    info.dataPath = textIn(fields, "data_path");
    info.videoPath = textIn(fields, "video_path");
    if (!std::isfinite(info.fps) || info.fps <= 0) {
        throw Error(ErrorKind::ValueError, "states no frames per second: {} is missing", stringLiteral("fps"));
    }
    if (info.dataPath.empty()) {
        throw Error(ErrorKind::ValueError, "does not say where the data are: {} is missing", stringLiteral("data_path"));
    }
    const auto* features = fieldAs<PythonValue::Dict>(fields, "features");
    for (const auto& [key, value] : features != nullptr ? *features : PythonValue::Dict()) {
        const auto* feature = value.as<PythonValue::Dict>();
        if (feature != nullptr && textIn(*feature, "dtype") == "video") {
            info.cameras.push_back({key, frameOf(key, *feature)});
        }
    }
    return info;
}

}  // namespace

LeRobotInfo LeRobotInfo::of(const std::string& folder)
{
    const std::string path = joined(folder, "meta/info.json");
    try {
        checkLeadsWithin(path, folder);
        PythonValue all = parseJson(readFile(path, kMostBytes));
        const auto* fields = all.as<PythonValue::Dict>();
        if (fields == nullptr) {
            throw Error(ErrorKind::ValueError, "is not a JSON object");
        }
        LeRobotInfo info = infoIn(*fields);
        info.all = std::move(all);
        return info;
    } catch (Error& error) {
        throw error.inFile(path);
    }
}

const PythonValue* LeRobotInfo::featureOf(const std::string& key) const
{
    const auto* fields = all.as<PythonValue::Dict>();
    const auto* features = fields == nullptr ? nullptr : fieldAs<PythonValue::Dict>(*fields, "features");
    return features == nullptr ? nullptr : fieldOf(*features, key);
}

std::string filled(const std::string& path, const TemplateValues& values)
{
    std::string text;
    for (std::size_t at = 0; at < path.size();) {
        const std::size_t open = std::min(path.find('{', at), path.size());
        text += path.substr(at, open - at);
        const std::size_t close = path.find('}', open);
        if (open == path.size()) {
            break;
        }
        const std::string_view place = std::string_view(path).substr(open + 1, std::min(close, path.size()) - open - 1);
        const std::size_t colon = std::min(place.find(':'), place.size());
        const auto value = values.find(place.substr(0, colon));
        if (close == path.npos || value == values.end()) {
            throw Error(ErrorKind::ValueError, "the path {} has a place that is not known: {}", stringLiteral(path),
                        stringLiteral(place));
        }
        std::size_t width = 0;
        const std::string_view format = place.substr(std::min(colon + 1, place.size()));
        std::from_chars(format.data(), format.data() + format.size(), width);
        constexpr std::size_t mostDigits = 20;
        text += std::string(std::min(width, mostDigits) - std::min({width, mostDigits, value->second.size()}), '0') + value->second;
        at = close + 1;
    }
    const std::string inside = "/" + text + "/";
    if (text.starts_with('/') || inside.find("/../") != inside.npos) {
        throw Error(ErrorKind::PermissionError, "the path {} leads out of the data set", stringLiteral(text));
    }
    return text;
}

}  // namespace tensordesk
