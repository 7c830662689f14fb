// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/filestogether.h"

#include "model/storage/files/fileio.h"
#include "model/storage/formats/common/translatable.h"
#include "model/storage/series/fileseries.h"
#include "model/storage/series/numberedfiles.h"

#include <algorithm>

namespace tensordesk {

namespace {

/// Returns where the paths start to differ, as the start of a name.
std::size_t endOfCommonFolder(const std::vector<std::string>& paths)
{
    const std::string& first = paths.front();
    std::size_t common = first.size();
    for (const std::string& path : paths) {
        const auto differs = std::mismatch(first.begin(), first.end(), path.begin(), path.end()).first;
        common = std::min(common, static_cast<std::size_t>(differs - first.begin()));
    }
    const std::size_t slash = common == 0 ? std::string::npos : first.rfind('/', common - 1);
    return slash == std::string::npos ? 0 : slash + 1;
}

std::vector<std::string> namesIn(std::size_t begin, const std::vector<std::string>& paths)
{
    std::vector<std::string> names;
    std::ranges::transform(paths, std::back_inserter(names), [&](const std::string& path) { return path.substr(begin); });
    return names;
}

FileSeries seriesOf(const std::string& pattern, const std::vector<std::string>& paths)
{
    const std::size_t begin = endOfCommonFolder(paths);
    const std::vector<std::string> names = namesIn(begin, paths);
    if (const std::vector<NumberedFiles> groups = groupedByNumber(names); groups.size() == 1) {
        FileSeries series{groups.front().dim, pattern, true, {}};
        for (const auto& [number, name] : groups.front().files) {
            series.files.push_back({std::to_string(number), name, paths.front().substr(0, begin) + name});
        }
        return series;
    }
    FileSeries series{"run", pattern, false, {}};
    for (std::size_t i = 0; i < paths.size(); ++i) {
        series.files.push_back({names[i], names[i], paths[i]});
    }
    return series;
}

}  // namespace

bool countUp(const std::vector<std::string>& paths)
{
    if (paths.size() < 2) {
        return false;
    }
    const std::vector<NumberedFiles> groups = groupedByNumber(namesIn(endOfCommonFolder(paths), paths));
    return groups.size() == 1 && groups.front().isSeries();
}

std::unique_ptr<Storage> openTogether(const std::string& pattern, const std::vector<std::string>& files, const OpenOptions& options)
{
    std::vector<std::string> paths;
    for (const std::string& file : files) {
        if (std::string path = withoutTrailingSlashes(file); std::ranges::find(paths, path) == paths.end()) {
            paths.push_back(std::move(path));
        }
    }
    if (paths.size() == 1) {
        return openStorage(paths.front(), options);
    }
    auto parts = std::make_shared<CollectedParts>();
    const auto open = [options, parts](const std::string& path, const KeyPath& at) {
        return openedPart(path, at, optionsAt(at, options), *parts);
    };
    TensorDict root = stackedFiles(seriesOf(pattern, paths), {}, open, *parts);
    return std::make_unique<CollectedStorage>(pattern, QT_TRANSLATE_NOOP("tensordesk::Format", "several files"), std::move(root),
                                              std::move(parts));
}

}  // namespace tensordesk
