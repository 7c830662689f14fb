// SPDX-License-Identifier: BSD-3-Clause
#include "model/document/interruptedsave.h"

#include "model/document/filelock.h"
#include "model/document/statefolder.h"
#include "model/storage/files/atomicwrite.h"
#include "model/storage/files/transaction/filejournal.h"
#include "model/tensordict/base/error.h"

#include <ctime>
#include <filesystem>

namespace tensordesk {
namespace {

/// True if a process edits the file, whose journal is then normal. Without access to the lock this is unknown, and the journal is
/// reported.
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

/// How much of a file was about to change.
Message extentOf(const FileJournal::File& file)
{
    int64_t bytes = 0;
    for (const FileJournal::Extent& extent : file.extents) {
        bytes += extent.position >= 0 ? extent.size : 0;
    }
    const Message amount = bytes == 1 ? Message("1 byte") : Message("{} bytes", bytes);
    const std::size_t places = file.extents.size();
    return places == 1 ? Message("{} in 1 place", amount) : Message("{} in {} places", amount, places);
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

std::optional<Message> InterruptedSave::obstacle() const
{
    try {
        FileJournal(m_folder).check(m_path, true);
        return std::nullopt;
    } catch (const Error& error) {
        return error.inContext();
    }
}

std::vector<Message> InterruptedSave::description() const
{
    const FileJournal journal(m_folder);
    std::vector<Message> lines{
        Message("A save of {}, begun {}, was interrupted. It was about to change:", journal.root(), timeText(journal.time()))};
    for (const FileJournal::File& file : journal.files()) {
        const std::string& path = file.path.empty() ? journal.root() : file.path;
        lines.push_back(Message("  {}", file.newLength != file.oldLength ? Message("{}: {}, length {} to {}", path, extentOf(file),
                                                                                   file.oldLength, file.newLength)
                                                                         : Message("{}: {}", path, extentOf(file))));
    }
    for (const FileJournal::Move& each : journal.moves()) {
        lines.push_back(Message("  {}", each.move.backup.empty() ? Message("{} was to become {}", each.move.from, each.move.to)
                                                                 : Message("{} was to be replaced", each.move.to)));
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
