// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/lerobot/lerobotepisodes.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/linkpolicy.h"
#include "model/storage/storage.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/leaves/convertedsource.h"

#include <ATen/ops/from_blob.h>

#include <algorithm>
#include <filesystem>
#include <tuple>
#include <utility>

namespace tensordesk {
namespace {

/// Returns the numbers of a column of the table of episodes.
template <typename T>
std::vector<T> numbersIn(const StoredTable& table, const std::string& key)
{
    const auto position = table.find(key);
    const Entry entry = position ? table.entry(*position) : Entry(TensorDict());
    if (const auto* broken = std::get_if<Broken>(&entry)) {
        throw Error(broken->error());
    }
    const auto* leaf = std::get_if<Leaf>(&entry);
    if (leaf == nullptr || leaf->dim() != 1 || leaf->isRagged()) {
        throw Error(ErrorKind::ValueError, "the table of episodes has no numbers in {}", stringLiteral(key));
    }
    const at::Tensor numbers = leaf->tensor().to(c10::CppTypeToScalarType<T>::value).contiguous();
    const T* const first = numbers.template const_data_ptr<T>();
    return {first, first + numbers.numel()};
}

/// Returns the Parquet files below a folder of the data set, sorted, relative to the data set.
std::vector<std::string> tablesIn(const std::string& folder, const std::string& below)
{
    std::vector<std::string> paths;
    std::error_code failed;
    for (const auto& chunk : std::filesystem::directory_iterator(joined(folder, below), failed)) {
        for (const auto& file : std::filesystem::directory_iterator(chunk.path(), failed)) {
            if (file.path().extension() == ".parquet") {
                paths.push_back(joined(below, joined(chunk.path().filename().string(), file.path().filename().string())));
            }
        }
    }
    std::ranges::sort(paths);
    return paths;
}

/// Returns the table of episodes, which may be in several files.
std::shared_ptr<StoredTable> storedTable(const std::string& folder)
{
    std::vector<RowFiles::File> files;
    int64_t rows = 0;
    for (std::string& path : tablesIn(folder, "meta/episodes")) {
        checkLeadsWithin(joined(folder, path), folder);
        const Shape batch = openStorage(joined(folder, path))->root().batchSize();
        files.push_back({std::move(path), rows});
        rows += batch.empty() ? 0 : batch.front();
    }
    if (files.empty()) {
        throw Error(ErrorKind::FileNotFoundError, "has no table of episodes").inFile(joined(folder, "meta/episodes"));
    }
    return columnsOf(std::make_shared<const RowFiles>(folder, std::move(files), rows));
}

/// The rows up to the end of each episode.
std::vector<int64_t> endsOf(const std::vector<int64_t>& lengths)
{
    std::vector<int64_t> ends;
    int64_t end = 0;
    for (const int64_t length : lengths) {
        if (length < 0 || __builtin_add_overflow(end, length, &end)) {
            throw Error(ErrorKind::ValueError, "episode {} has the length {}", ends.size(), length);
        }
        ends.push_back(end);
    }
    return ends;
}

/// Finds files from numbers of chunks and files by episode.
class FilesByNumber {
public:
    FilesByNumber(const std::string& pattern, TemplateValues values) : m_pattern(pattern), m_values(std::move(values)) { }

    /// Returns the position of a file among paths(), which is appended if it is new.
    std::size_t positionOf(int64_t chunk, int64_t file)
    {
        const auto [found, isNew] = m_positions.emplace(std::pair(chunk, file), m_paths.size());
        if (isNew) {
            m_values["chunk_index"] = std::to_string(chunk);
            m_values["file_index"] = std::to_string(file);
            m_paths.push_back(filled(m_pattern, m_values));
        }
        return found->second;
    }
    [[nodiscard]] std::vector<std::string>& paths() { return m_paths; }

private:
    std::string m_pattern;
    TemplateValues m_values;
    std::map<std::pair<int64_t, int64_t>, std::size_t> m_positions;
    std::vector<std::string> m_paths;
};

/// v3: files with many episodes.
void readFileTables(const std::string& folder, const LeRobotInfo& info, LeRobotEpisodes& episodes)
{
    episodes.table = storedTable(folder);
    const StoredTable& table = *episodes.table;
    episodes.ends = endsOf(numbersIn<int64_t>(table, "length"));
    const auto told = numbersIn<int64_t>(table, "dataset_to_index");
    const auto unlike = std::ranges::mismatch(episodes.ends, told);
    if (unlike.in1 != episodes.ends.end()) {
        throw Error(ErrorKind::ValueError, "episode {} ends at row {}, where the lengths say {}", unlike.in2 - told.begin(),
                    *unlike.in2, *unlike.in1);
    }
    const auto chunks = numbersIn<int64_t>(table, "data/chunk_index");
    const auto numbers = numbersIn<int64_t>(table, "data/file_index");
    FilesByNumber data(info.dataPath, {});
    for (std::size_t i = 0; i < episodes.ends.size(); ++i) {
        const std::size_t known = data.paths().size();
        const std::size_t file = data.positionOf(chunks[i], numbers[i]);
        if (file == known) {
            episodes.data.push_back({data.paths().back(), i == 0 ? 0 : episodes.ends[i - 1]});
        } else if (file + 1 != known) {
            throw Error(ErrorKind::ValueError, "episode {} is in a file before that of episode {}", i, i - 1);
        }
    }
    for (const LeRobotInfo::Camera& camera : info.cameras) {
        const std::string prefix = "videos/" + camera.key;
        const auto ofChunk = numbersIn<int64_t>(table, prefix + "/chunk_index");
        const auto ofFile = numbersIn<int64_t>(table, prefix + "/file_index");
        const auto from = numbersIn<double>(table, prefix + "/from_timestamp");
        FilesByNumber videos(info.videoPath, {{"video_key", camera.key}});
        LeRobotEpisodes::Camera found;
        for (std::size_t i = 0; i < episodes.ends.size(); ++i) {
            found.films.push_back({static_cast<uint32_t>(videos.positionOf(ofChunk[i], ofFile[i])), from[i]});
        }
        found.videos = std::move(videos.paths());
        episodes.cameras.push_back(std::move(found));
    }
}

/// v2: a file per episode.
void readEpisodeFiles(const std::string& folder, const LeRobotInfo& info, LeRobotEpisodes& episodes)
{
    const std::string path = joined(folder, "meta/episodes.jsonl");
    checkLeadsWithin(path, folder);
    const TensorDict stored = openStorage(path)->root();
    episodes.table = std::make_shared<StoredTable>();
    for (const Key& key : stored.keys()) {
        episodes.table->append(key, [stored, key] { return *stored.find({key}); }, true);
    }
    episodes.ends = endsOf(numbersIn<int64_t>(*episodes.table, "length"));
    const at::Tensor ends = at::from_blob(episodes.ends.data(), {std::ssize(episodes.ends)}, at::TensorOptions(at::kLong)).clone();
    episodes.table->append("dataset_to_index",
                           Leaf(
                               std::make_shared<ConvertedSource>(ends, path, Message("is computed from the lengths of episodes"))));
    episodes.cameras.resize(info.cameras.size());
    for (std::size_t i = 0; i < episodes.ends.size(); ++i) {
        TemplateValues values{{"episode_index", std::to_string(i)},
                              {"episode_chunk", std::to_string(static_cast<int64_t>(i) / std::max<int64_t>(info.chunkSize, 1))}};
        episodes.data.push_back({filled(info.dataPath, values), i == 0 ? 0 : episodes.ends[i - 1]});
        for (std::size_t camera = 0; camera < info.cameras.size(); ++camera) {
            values["video_key"] = info.cameras[camera].key;
            episodes.cameras[camera].videos.push_back(filled(info.videoPath, values));
            episodes.cameras[camera].films.push_back({static_cast<uint32_t>(i), 0});
        }
    }
}

}  // namespace

LeRobotEpisodes LeRobotEpisodes::of(const std::string& folder, const LeRobotInfo& info)
{
    LeRobotEpisodes episodes;
    if (info.hasFileTables) {
        readFileTables(folder, info, episodes);
    } else {
        readEpisodeFiles(folder, info, episodes);
    }
    return episodes;
}

}  // namespace tensordesk
