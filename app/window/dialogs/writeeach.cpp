// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/writeeach.h"

#include "model/analysis/values/partprogress.h"
#include "model/storage/files/atomicwrite.h"
#include "model/storage/storage.h"
#include "model/tensordict/base/error.h"

#include <filesystem>

namespace tensordesk {

namespace {

/// Files that go again unless they are kept.
class WrittenFiles {
public:
    WrittenFiles() = default;
    WrittenFiles(const WrittenFiles&) = delete;
    WrittenFiles& operator=(const WrittenFiles&) = delete;
    ~WrittenFiles()
    {
        for (const std::string& path : m_paths) {
            removeQuietly(path);
        }
    }
    void add(std::string path) { m_paths.push_back(std::move(path)); }
    void keep() { m_paths.clear(); }

private:
    std::vector<std::string> m_paths;
};

}  // namespace

std::string numberedPath(const std::string& path, std::size_t n, std::size_t count)
{
    const std::filesystem::path whole(path);
    std::string number = std::to_string(n);
    number.insert(0, std::to_string(count - 1).size() - number.size(), '0');
    // Not replace_extension(): a name may end in two.
    const std::string name = whole.filename().string();
    const std::size_t dot = std::min(name.find('.', 1), name.size());
    return (whole.parent_path() / (name.substr(0, dot) + "_" + number + name.substr(dot))).string();
}

void writeEach(const std::vector<TensorDict>& parts, const std::string& path, const WriteOptions& options, Progress& progress)
{
    int64_t total = 0;
    for (std::size_t n = 0; n < parts.size(); ++n) {
        const std::string each = numberedPath(path, n, parts.size());
        if (std::filesystem::exists(each)) {
            throw Error(ErrorKind::FileExistsError, "exists already; of files that are numbered none is overwritten").inFile(each);
        }
        total += totalBytes(parts[n]);
    }
    WrittenFiles written;
    int64_t before = 0;
    for (std::size_t n = 0; n < parts.size(); ++n) {
        std::string each = numberedPath(path, n, parts.size());
        PartProgress own(progress, before, total);
        writeTensorDict(parts[n], each, options, own);
        written.add(std::move(each));
        before += totalBytes(parts[n]);
    }
    written.keep();
}

}  // namespace tensordesk
