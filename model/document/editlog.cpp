// SPDX-License-Identifier: BSD-3-Clause
#include "document/editlog.h"

#include "document/filelock.h"
#include "document/statefolder.h"
#include "storage/atomicwrite.h"
#include "storage/fileio.h"
#include "storage/filestate.h"
#include "tensordict/error.h"

#include <fcntl.h>

#include <charconv>

namespace tensordesk {

namespace {

const std::string kLogMagic = "tensordesk-edits-2\n";
constexpr int64_t kLargestLog = int64_t{1} << 28;

/// What tells one state of the file from another, and the file itself from a copy of it or from another one that was put
/// in its place; of a folder also its `meta.json`, since edits of values do not touch the folder itself.
std::string stateText(const std::string& path)
{
    const auto identityText = [](const std::string& of) {
        const auto identity = FileIdentity::of(of);
        return identity ? std::to_string(identity->inode) + " " + std::to_string(identity->born) + " " : "";
    };
    const std::string canonical = canonicalPath(path), meta = joined(canonical, "meta.json");
    auto state = FileState::of(canonical);
    const bool isFolder = state && state->isFolder();
    if (isFolder) {
        state = FileState::of(meta);
    }
    return identityText(canonical) + (isFolder ? identityText(meta) : "")
         + (state ? std::to_string(state->size) + " " + std::to_string(state->modified) : "none");
}

std::string record(const std::string& text)
{
    return std::to_string(text.size()) + "\n" + text + "\n";
}

/// Takes records off the front of a log.
class LogReader {
public:
    LogReader(std::string_view rest, const std::string& file) : m_rest(rest), m_file(file) { }

    [[nodiscard]] bool atEnd() const noexcept { return m_rest.empty(); }
    [[nodiscard]] std::string next()
    {
        std::size_t size = 0;
        const auto [end, error] = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), size);
        m_rest.remove_prefix(static_cast<std::size_t>(end - m_rest.data()));
        if (error != std::errc() || m_rest.size() < 2 || size > m_rest.size() - 2 || m_rest[0] != '\n'
            || m_rest[size + 1] != '\n') {
            throw Error(ErrorKind::ValueError, "this list of unsaved edits is damaged; remove it").inFile(m_file);
        }
        std::string text(m_rest.substr(1, size));
        m_rest.remove_prefix(size + 2);
        return text;
    }

private:
    std::string_view m_rest;
    const std::string& m_file;
};

}  // namespace

std::string EditLog::fileOf(const std::string& path)
{
    const std::string folder = statePath("edits");
    return folder.empty() ? folder : joined(folder, stateNameOf(path));
}

std::optional<EditLog> EditLog::left(const std::string& path)
{
    const std::string file = fileOf(path);
    if (file.empty() || !isFile(file) || !FileLock::tryTake(path)) {
        return std::nullopt;
    }
    const std::string content = readFile(file, kLargestLog);
    if (!content.starts_with(kLogMagic)) {
        throw Error(ErrorKind::ValueError, "this list of unsaved edits is damaged; remove it").inFile(file);
    }
    LogReader reader(std::string_view(content).substr(kLogMagic.size()), file);
    if (reader.next() != canonicalPath(path)) {
        return std::nullopt;  // of another path with the same hash
    }
    EditLog log;
    log.fileChanged = reader.next() != stateText(path);
    while (!reader.atEnd()) {
        log.statements.push_back(reader.next());
    }
    return log;
}

void EditLog::keep(const std::string& path, const std::vector<std::string>& statements)
{
    if (statements.empty()) {
        if (const std::string file = fileOf(path); !file.empty()) {
            removeQuietly(file);
        }
        return;
    }
    std::string content = kLogMagic + record(canonicalPath(path)) + record(stateText(path));
    for (const std::string& each : statements) {
        content += record(each);
    }
    const std::string file = joined(stateFolder("edits"), stateNameOf(path));
    AtomicWrite write(file, AtomicWrite::Kind::File, true);
    {
        const Descriptor out = openFile(write.temporary(), O_WRONLY);
        writeAt(out, content.data(), content.size(), 0, file);
    }
    write.commit();
}

}  // namespace tensordesk
