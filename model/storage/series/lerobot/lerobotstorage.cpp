// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/lerobot/lerobotstorage.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/linkpolicy.h"
#include "model/storage/formats/common/metadatafields.h"
#include "model/storage/series/collectedstorage.h"
#include "model/storage/series/lerobot/lerobotcamera.h"
#include "model/storage/series/lerobot/lerobotepisodes.h"
#include "model/storage/series/lerobot/lerobotinspection.h"
#include "model/tensordict/tree/mappingnode.h"

#include <utility>

namespace tensordesk {

namespace {

constexpr int64_t kMostJson = int64_t{64} << 20;

TensorDict rowsWith(std::shared_ptr<StoredTable> table, int64_t rows)
{
    return TensorDict(std::make_shared<MappingNode>(Shape{rows}, DimNames(1), std::nullopt, std::move(table)));
}

TensorDict dataOf(const std::string& folder, const LeRobotInfo& info, const std::shared_ptr<const LeRobotEpisodes>& episodes)
{
    const auto files = std::make_shared<const RowFiles>(folder, episodes->data, episodes->rowCount());
    std::shared_ptr<StoredTable> table = columnsOf(files);
    for (std::size_t i = 0; i < info.cameras.size(); ++i) {
        const KeyPath path{"data", info.cameras[i].key};
        table->put(path.back().key(), Leaf(std::make_shared<LeRobotCamera>(folder, episodes, info, i, path)));
    }
    return rowsWith(std::move(table), episodes->rowCount());
}

/// Returns the statistics of a key that health compares; quantiles are left out.
PythonValue statisticsIn(const PythonValue& all, const std::string& key)
{
    const auto* keys = all.as<PythonValue::Dict>();
    const PythonValue* own = keys == nullptr ? nullptr : fieldOf(*keys, key);
    const auto* fields = own == nullptr ? nullptr : own->as<PythonValue::Dict>();
    PythonValue::Dict chosen;
    for (const char* const name : {"min", "max", "mean", "std"}) {
        if (const PythonValue* value = fields == nullptr ? nullptr : fieldOf(*fields, name)) {
            chosen.emplace_back(name, *value);
        }
    }
    return chosen;
}

/// An open data set. There may be very many files, so that they are not listed as parts.
class LeRobotStorage final : public CollectedStorage {
public:
    /// `folder`: the resolved path.
    LeRobotStorage(std::string path, std::string folder, TensorDict root, std::shared_ptr<const CollectedParts> parts,
                   std::shared_ptr<const LeRobotInfo> info, std::shared_ptr<const LeRobotEpisodes> episodes)
        : CollectedStorage(std::move(path), "LeRobot data set", std::move(root), std::move(parts)), m_folder(std::move(folder)),
          m_info(std::move(info)), m_episodes(std::move(episodes))
    {
    }

    /// Verifies each file of tables and videos.
    void verify(const std::function<void(const Finding&)>& report, Progress& progress) const override
    {
        const KeyPath data{"data"};
        for (const RowFiles::File& file : m_episodes->data) {
            verifyPart({data, joined(path(), file.path), StoredLevel::Dict}, report, progress);
        }
        for (std::size_t i = 0; i < m_info->cameras.size(); ++i) {
            for (const std::string& video : m_episodes->cameras[i].videos) {
                verifyPart({data / m_info->cameras[i].key, joined(path(), video), StoredLevel::Dict}, report, progress);
            }
        }
    }

    /// Returns the frames per second of a key, the names of its channels, and its statistics.
    [[nodiscard]] NotesReader notes() const override
    {
        return [info = m_info, folder = m_folder, statistics = joined(m_folder, "meta/stats.json")](const KeyPath& place) {
            EntryNotes notes;
            const PythonValue* feature = place.size() == 2 && place.front().key() == "data" ? info->featureOf(place.back().key())
                                                                                            : nullptr;
            if (feature == nullptr) {
                return notes;
            }
            notes.attributes = {{"fps", info->fps}};
            const auto* stated = feature->as<PythonValue::Dict>();
            if (const PythonValue* names = stated == nullptr ? nullptr : fieldOf(*stated, "names")) {
                notes.attributes.emplace_back("names", *names);
            }
            if (isFile(statistics)) {
                checkLeadsWithin(statistics, folder);
                notes.attributes.emplace_back("stats",
                                              statisticsIn(parseJson(readFile(statistics, kMostJson)), place.back().key()));
            }
            return notes;
        };
    }

    [[nodiscard]] FilesInspector inspector() const override
    {
        return [folder = m_folder, info = m_info, episodes = m_episodes](Progress& progress) {
            return inspected(folder, *info, *episodes, progress);
        };
    }

private:
    std::string m_folder;
    std::shared_ptr<const LeRobotInfo> m_info;
    std::shared_ptr<const LeRobotEpisodes> m_episodes;
};

}  // namespace

std::unique_ptr<Storage> openLeRobot(const std::string& path)
{
    const std::string folder = realPath(path);
    const auto info = std::make_shared<const LeRobotInfo>(LeRobotInfo::of(folder));
    const auto episodes = std::make_shared<const LeRobotEpisodes>(LeRobotEpisodes::of(folder, *info));
    auto parts = std::make_shared<CollectedParts>();
    parts->setKind({}, StoredLevel::Dict);
    parts->watch().add(joined(folder, "meta"));
    auto root = std::make_shared<StoredTable>();
    root->append("data", dataOf(folder, *info, episodes));
    root->append("episodes", rowsWith(episodes->table, std::ssize(episodes->ends)));
    for (const char* const name : {"meta/tasks.parquet", "meta/tasks.jsonl"}) {
        if (isFile(joined(folder, name))) {
            root->append("tasks", [folder, file = joined(folder, name)]() -> Entry {
                checkLeadsWithin(file, folder);
                return openStorage(file)->root();
            });
            break;
        }
    }
    root->append("info", NonTensor(info->all, {}));
    if (const std::string stats = joined(folder, "meta/stats.json"); isFile(stats)) {
        root->append("stats", [folder, stats]() -> Entry {
            checkLeadsWithin(stats, folder);
            return NonTensor(parseJson(readFile(stats, kMostJson)), {});
        });
    }
    return std::make_unique<LeRobotStorage>(path, folder, levelOf(std::move(root)), std::move(parts), info, episodes);
}

}  // namespace tensordesk
