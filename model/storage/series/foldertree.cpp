// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/foldertree.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/filestate.h"
#include "model/storage/files/linkpolicy.h"
#include "model/storage/series/fileseries.h"
#include "model/storage/series/folderformat.h"
#include "model/storage/series/numberedfiles.h"
#include "model/storage/series/sniff.h"
#include "model/tensordict/tree/entrytable.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <set>

namespace tensordesk {

namespace {

/// Levels of folders below the one that is asked about in which something to open is looked for.
constexpr int kDeepest = 4;
/// The limit for names that are examined before a folder counts as empty, so that the test stays cheap.
constexpr int kMostLookedAt = 500;
/// Entries of one folder that are shown; more is a folder to look into with other tools first.
constexpr std::size_t kMostEntries = 20'000;

bool isPart(const std::string& path)
{
    const auto& all = formats();
    return std::ranges::any_of(all, [&](const Format* format) { return format != &folderFormat() && format->recognises(path); })
        || dataWithin(path);
}

/// The names in a folder, hidden ones left out; of a folder that cannot be read as many as could be.
std::vector<std::string> namesIn(const std::string& folder, std::size_t most)
{
    std::vector<std::string> names;
    std::error_code error;
    for (std::filesystem::directory_iterator it(folder, error), end; !error && it != end && names.size() < most;
         it.increment(error)) {
        if (std::string name = it->path().filename().string(); !name.starts_with('.')) {
            names.push_back(std::move(name));
        }
    }
    return names;
}

void checkCount(const std::vector<std::string>& names, const std::string& folder)
{
    if (names.size() > kMostEntries) {
        throw Error(ErrorKind::ValueError, "has more than {} files; open the needed ones alone", kMostEntries).inFile(folder);
    }
}

/// Counts files in a folder and its subfolders that can be opened, up to `enough`.
int countParts(const std::string& folder, const std::string& realRoot, int depth, int enough, int& lookedAt)
{
    int found = 0;
    for (const std::string& name : namesIn(folder, kMostLookedAt)) {
        if (found >= enough || ++lookedAt > kMostLookedAt) {
            break;
        }
        const std::string path = joined(folder, name);
        try {
            checkLeadsWithin(path, realRoot);
        } catch (const Error&) {
            continue;
        }
        if (isPart(path)) {
            ++found;
        } else if (depth < kDeepest && isFolder(path)) {
            found += countParts(path, realRoot, depth + 1, enough - found, lookedAt);
        }
    }
    return found;
}

/// `realRoot`: the folder that must contain the path.
bool isShown(const std::string& path, const std::string& realRoot)
{
    try {
        checkLeadsWithin(path, realRoot);
    } catch (const Error&) {
        return true;  // as broken, with the reason
    }
    int lookedAt = 0;
    return isPart(path) || (isFolder(path) && countParts(path, realRoot, 1, 1, lookedAt) > 0);
}

/// The shown content of a folder, to be compared repeatedly.
class Listing {
public:
    Listing(std::string folder, const std::vector<std::string>& shown, std::string realRoot)
        : m_folder(std::move(folder)), m_realRoot(std::move(realRoot)), m_shown(shown.begin(), shown.end())
    {
    }

    /// Returns an added or removed name; empty if there is none. A file that is not shown is only examined again after it was
    /// written to.
    std::string changed()
    {
        std::set<std::string> gone = m_shown;
        for (const std::string& name : namesIn(m_folder, kMostEntries + 1)) {
            if (gone.erase(name) > 0) {
                continue;
            }
            const std::string path = joined(m_folder, name);
            const auto state = FileState::of(path);
            const auto known = m_others.find(name);
            if (known == m_others.end() || known->second != state) {
                if (isShown(path, m_realRoot)) {
                    return path;
                }
                m_others[name] = state;
            }
        }
        return gone.empty() ? std::string() : joined(m_folder, *gone.begin());
    }

private:
    std::string m_folder, m_realRoot;
    std::set<std::string> m_shown;
    std::map<std::string, std::optional<FileState>> m_others;  ///< as they were when they were looked into
};

class FolderTree : public std::enable_shared_from_this<FolderTree> {
public:
    FolderTree(const std::string& root, const OpenOptions& options, std::shared_ptr<CollectedParts> parts)
        : m_realRoot(realPath(root)), m_options(options), m_parts(std::move(parts))
    {
    }

    /// Everything in `folder`, which stands at `at`.
    [[nodiscard]] TensorDict level(const std::string& folder, const KeyPath& at) const;

private:
    [[nodiscard]] TensorDict part(const std::string& path, const KeyPath& at) const;
    [[nodiscard]] TensorDict series(const std::string& folder, const NumberedFiles& files, const KeyPath& at) const;
    void append(StoredTable& table, const std::string& path, const std::string& name, const KeyPath& at) const;

    std::string m_realRoot;
    OpenOptions m_options;
    std::shared_ptr<CollectedParts> m_parts;
};

TensorDict FolderTree::part(const std::string& path, const KeyPath& at) const
{
    checkLeadsWithin(path, m_realRoot);
    if (!isPart(path)) {
        return level(path, at);
    }
    return openedPart(path, at, optionsAt(at, m_options), *m_parts);
}

void FolderTree::append(StoredTable& table, const std::string& path, const std::string& name, const KeyPath& at) const
{
    table.append(name, [self = shared_from_this(), path, at = at / Key(name)] { return self->part(path, at); });
}

TensorDict FolderTree::series(const std::string& folder, const NumberedFiles& files, const KeyPath& at) const
{
    FileSeries series{files.dim, folder, true, {}};
    for (const auto& [number, name] : files.files) {
        series.files.push_back({std::to_string(number), name, joined(folder, name)});
    }
    return stackedFiles(
        series, at, [self = shared_from_this()](const std::string& path, const KeyPath& where) { return self->part(path, where); },
        *m_parts);
}

TensorDict FolderTree::level(const std::string& folder, const KeyPath& at) const
{
    if (at.size() > kDeepest) {
        throw Error(ErrorKind::ValueError, "is nested more than {} folders deep; open it alone", kDeepest).inFile(folder);
    }
    std::vector<std::string> names = namesIn(folder, kMostEntries + 1);
    checkCount(names, folder);
    std::erase_if(names, [&](const std::string& name) { return !isShown(joined(folder, name), m_realRoot); });
    m_parts->watch().add([listing = std::make_shared<Listing>(folder, names, m_realRoot)] { return listing->changed(); });
    const std::vector<NumberedFiles> groups = groupedByNumber(names);
    if (groups.size() == 1 && groups.front().isSeries()) {
        return series(folder, groups.front(), at);
    }
    auto table = std::make_shared<StoredTable>();
    for (const NumberedFiles& group : groups) {
        if (group.isSeries()) {
            table->append(group.pattern, [self = shared_from_this(), folder, group, at = at / Key(group.pattern)] {
                return self->series(folder, group, at);
            });
        } else {
            append(*table, joined(folder, group.pattern), group.pattern, at);
        }
    }
    return levelOf(std::move(table));
}

/// True for a file that a format would have written under this name.
bool hasKnownEnding(const std::string& path)
{
    return std::ranges::any_of(formats(), [&](const Format* format) {
        return std::ranges::any_of(format->row().endings,
                                   [&](const std::string& ending) { return !ending.empty() && path.ends_with(ending); });
    });
}

void addPartPaths(const std::string& folder, const std::string& realRoot, int depth, std::vector<std::string>& paths)
{
    std::vector<std::string> names = namesIn(folder, kMostEntries + 1);
    checkCount(names, folder);
    for (const NumberedFiles& group : groupedByNumber(names)) {
        for (const auto& [number, name] : group.files) {
            const std::string path = joined(folder, name);
            try {
                checkLeadsWithin(path, realRoot);
            } catch (const Error&) {
                paths.push_back(path);  // whoever opens it learns the reason
                continue;
            }
            // The ending of a file is enough: whoever opens it reads its first bytes anyway.
            if ((hasKnownEnding(path) && isFile(path)) || isPart(path)) {
                paths.push_back(path);
            } else if (depth < kDeepest && isFolder(path)) {
                addPartPaths(path, realRoot, depth + 1, paths);
            }
        }
    }
}

}  // namespace

std::vector<std::string> partPaths(const std::string& folder)
{
    std::vector<std::string> paths;
    const auto& all = formats();
    const auto format = std::ranges::find_if(all, [&](const Format* each) { return each->recognises(folder); });
    if (format != all.end() && *format == &folderFormat()) {
        addPartPaths(folder, realPath(folder), 0, paths);
    }
    return paths;
}

bool holdsSeveral(const std::string& folder)
{
    int lookedAt = 0;
    return isFolder(folder) && countParts(folder, realPath(folder), 0, 2, lookedAt) > 1;
}

TensorDict folderTree(const std::string& folder, const OpenOptions& options, const std::shared_ptr<CollectedParts>& parts)
{
    return std::make_shared<FolderTree>(folder, options, parts)->level(folder, {});
}

}  // namespace tensordesk
