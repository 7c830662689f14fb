// SPDX-License-Identifier: BSD-3-Clause
#include "model/document/editlog.h"

#include "model/document/filelock.h"
#include "model/document/statefolder.h"
#include "model/storage/atomicwrite.h"
#include "model/storage/fileio.h"
#include "model/storage/filestate.h"
#include "model/tensordict/base/error.h"

#include <fcntl.h>

#include <charconv>

namespace tensordesk {

namespace {

const std::string kLogMagic = "tensordesk-edits-3\n";
const std::string kNamelessMagic = "tensordesk-edits-2\n";  // of version 0.1.0
const std::string kFile = "file", kState = "state", kStatement = "statement";
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

std::string record(const std::string& name, const std::string& text)
{
    return name + " " + std::to_string(text.size()) + "\n" + text + "\n";
}

/// Takes records off the front of a log.
class LogReader {
public:
    LogReader(std::string_view content, const std::string& file) : m_rest(content), m_file(file)
    {
        m_isNameless = m_rest.starts_with(kNamelessMagic);
        if (!m_isNameless && !m_rest.starts_with(kLogMagic)) {
            fail();
        }
        m_rest.remove_prefix(kLogMagic.size());
    }

    [[nodiscard]] bool atEnd() const noexcept { return m_rest.empty(); }
    /// The text of the next record, which has that name.
    [[nodiscard]] std::string next(const std::string& name)
    {
        if (!m_isNameless) {
            if (!m_rest.starts_with(name + " ")) {
                fail();
            }
            m_rest.remove_prefix(name.size() + 1);
        }
        std::size_t size = 0;
        const auto [end, error] = std::from_chars(m_rest.data(), m_rest.data() + m_rest.size(), size);
        m_rest.remove_prefix(static_cast<std::size_t>(end - m_rest.data()));
        if (error != std::errc() || m_rest.size() < 2 || size > m_rest.size() - 2 || m_rest[0] != '\n'
            || m_rest[size + 1] != '\n') {
            fail();
        }
        std::string text(m_rest.substr(1, size));
        m_rest.remove_prefix(size + 2);
        return text;
    }

private:
    [[noreturn]] void fail() const
    {
        throw Error(ErrorKind::ValueError, "this list of unsaved edits is damaged; remove it").inFile(m_file);
    }

    std::string_view m_rest;
    const std::string& m_file;
    bool m_isNameless = false;  ///< records have no names, their order says what they are
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
    LogReader reader(content, file);
    if (reader.next(kFile) != canonicalPath(path)) {
        return std::nullopt;  // of another path with the same hash
    }
    EditLog log;
    log.fileChanged = reader.next(kState) != stateText(path);
    while (!reader.atEnd()) {
        log.statements.push_back(reader.next(kStatement));
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
    std::string content = kLogMagic + record(kFile, canonicalPath(path)) + record(kState, stateText(path));
    for (const std::string& each : statements) {
        content += record(kStatement, each);
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
