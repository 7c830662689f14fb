// SPDX-License-Identifier: BSD-3-Clause
#include "model/document/interruptedsave.h"

#include "model/document/filelock.h"
#include "model/document/statefolder.h"
#include "model/storage/atomicwrite.h"
#include "model/storage/filejournal.h"
#include "model/tensordict/base/error.h"

#include <ctime>
#include <filesystem>

namespace tensordesk {
namespace {

/// True if a process edits the file: a journal is no sign of trouble then. Without access to the lock there is no
/// telling, and a person had better know of the journal.
bool isBeingEdited(const std::string& path)
{
    try {
        return !FileLock::tryTake(path).has_value();
    } catch (const Error&) {
        return false;
    }
}

std::string timeText(int64_t seconds)
{
    const std::time_t time = seconds;
    std::tm local = {};
    char text[32] = "";
    if (::localtime_r(&time, &local) != nullptr) {
        std::strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S", &local);
    }
    return text;
}

std::string bytesText(int64_t bytes)
{
    return std::to_string(bytes) + (bytes == 1 ? " byte" : " bytes");
}

}  // namespace

std::string InterruptedSave::folderFor(const std::string& path)
{
    return joined(stateFolder("journals"), stateNameOf(path));
}

bool InterruptedSave::hasJournal(const std::string& path)
{
    const std::string journals = statePath("journals");  // looking makes no folder
    return !journals.empty() && FileJournal::exists(joined(journals, stateNameOf(path)));
}

std::optional<InterruptedSave> InterruptedSave::find(const std::string& path)
{
    const std::string journals = statePath("journals");
    if (journals.empty()) {
        return std::nullopt;
    }
    const std::string own = joined(journals, stateNameOf(path));
    std::optional<InterruptedSave> found;
    if (FileJournal::exists(own)) {
        found = InterruptedSave(canonicalPath(path), own);
    }
    const auto identity = FileIdentity::of(canonicalPath(path));
    std::error_code failure;
    for (const auto& entry : std::filesystem::directory_iterator(journals, failure)) {
        const std::string folder = entry.path().string();
        if (found || folder == own || !FileJournal::exists(folder)) {
            continue;
        }
        if (const auto root = FileJournal::rootOf(folder); root && identity == root->second && !isBeingEdited(root->first)) {
            found = InterruptedSave(canonicalPath(path), folder);
        }
    }
    return found && !isBeingEdited(path) ? found : std::nullopt;
}

void InterruptedSave::removeAbandoned(const std::string& path) noexcept
{
    try {
        for (const auto& entry : std::filesystem::directory_iterator(statePath("journals"))) {
            const std::string folder = entry.path().string();
            const std::string name = entry.path().filename().string();
            const auto lock = FileLock::tryTakeNamed(name);
            if ((lock || name == stateNameOf(path)) && !FileJournal::exists(folder)) {
                removeQuietly(folder);
            }
        }
    } catch (const std::exception&) {
        // Then they stay until the next time.
    }
}

std::optional<std::string> InterruptedSave::obstacle() const
{
    try {
        FileJournal(m_folder).check(m_path, true);
        return std::nullopt;
    } catch (const Error& error) {
        return std::string(error.what());
    }
}

std::vector<std::string> InterruptedSave::description() const
{
    const FileJournal journal(m_folder);
    std::vector<std::string> lines{"A save of " + journal.root() + ", begun " + timeText(journal.time())
                                   + ", was interrupted. It was about to change:"};
    for (const FileJournal::File& file : journal.files()) {
        int64_t bytes = 0;
        for (const FileJournal::Extent& extent : file.extents) {
            bytes += extent.position >= 0 ? extent.size : 0;
        }
        std::string line = "  " + (file.path.empty() ? journal.root() : file.path) + ": " + bytesText(bytes) + " in "
                         + std::to_string(file.extents.size()) + (file.extents.size() == 1 ? " place" : " places");
        if (file.newLength != file.oldLength) {
            line += ", length " + std::to_string(file.oldLength) + " to " + std::to_string(file.newLength);
        }
        lines.push_back(std::move(line));
    }
    for (const FileJournal::Move& each : journal.moves()) {
        lines.push_back(each.move.backup.empty() ? "  " + each.move.from + " was to become " + each.move.to
                                                 : "  " + each.move.to + " was to be replaced");
    }
    return lines;
}

void InterruptedSave::takeBack() const
{
    if (FileJournal::exists(m_folder)) {  // else another process did so meanwhile
        FileJournal(m_folder).takeBack(m_path);
        FileJournal::remove(m_folder);
    }
}

void InterruptedSave::discard() const
{
    FileJournal::remove(m_folder);
}

}  // namespace tensordesk
