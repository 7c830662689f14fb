// SPDX-License-Identifier: BSD-3-Clause
#include "model/document/editlog.h"

#include "model/document/filelock.h"
#include "model/document/statefolder.h"
#include "model/storage/files/atomicwrite.h"
#include "model/storage/files/fileio.h"
#include "model/storage/files/filestate.h"
#include "model/tensordict/base/error.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

namespace tensordesk {

namespace {

const std::string kLogMagic = "tensordesk-edits-4\n";
const std::string kWholeMagic = "tensordesk-edits-3\n";     // which was rewritten with each edit
const std::string kNamelessMagic = "tensordesk-edits-2\n";  // of version 0.1.0
const std::string kFile = "file", kState = "state", kStatement = "statement", kLeft = "left";
constexpr int64_t kLargestLog = int64_t{1} << 28;
/// The limit for undone statements before the log is rewritten.
constexpr int64_t kMostUnneeded = int64_t{1} << 20;

/// Returns a text that changes with the state of the file, and with its identity; for a folder includes its `meta.json`, since
/// edits of values do not change the folder itself.
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
        if (!m_isNameless && !m_rest.starts_with(kWholeMagic) && !m_rest.starts_with(kLogMagic)) {
            fail();
        }
        m_grows = m_rest.starts_with(kLogMagic);
        m_rest.remove_prefix(kLogMagic.size());
    }

    /// True behind the last record that is whole.
    [[nodiscard]] bool atEnd() const { return m_rest.empty() || (m_grows && isCutOff()); }
    [[nodiscard]] bool isNext(const std::string& name) const
    {
        return m_isNameless ? name != kLeft : m_rest.starts_with(name + " ");
    }
    /// The text of the next record, which has that name.
    [[nodiscard]] std::string next(const std::string& name)
    {
        if (!isNext(name)) {
            fail();
        }
        if (!m_isNameless) {
            m_rest.remove_prefix(name.size() + 1);
        }
        const auto [size, end] = lengthAt(0);
        m_rest.remove_prefix(end);
        if (m_rest.size() < 2 || size > m_rest.size() - 2 || m_rest[0] != '\n' || m_rest[size + 1] != '\n') {
            fail();
        }
        std::string text(m_rest.substr(1, size));
        m_rest.remove_prefix(size + 2);
        return text;
    }
    /// The number that the next record holds, which has that name.
    [[nodiscard]] std::size_t nextNumber(const std::string& name)
    {
        const std::string text = next(name);
        std::size_t number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error != std::errc() || end != text.data() + text.size()) {
            fail();
        }
        return number;
    }
    [[noreturn]] void fail() const
    {
        throw Error(ErrorKind::ValueError, "this list of unsaved edits is damaged; remove it").inFile(m_file);
    }

private:
    /// The length that stands there, and where it ends.
    [[nodiscard]] std::pair<std::size_t, std::size_t> lengthAt(std::size_t at) const
    {
        std::size_t size = 0;
        const auto [end, error] = std::from_chars(m_rest.data() + at, m_rest.data() + m_rest.size(), size);
        if (error != std::errc()) {
            fail();
        }
        return {size, static_cast<std::size_t>(end - m_rest.data())};
    }
    /// Returns true if the rest is only the start of a record.
    [[nodiscard]] bool isCutOff() const
    {
        const std::string_view line = m_rest.substr(0, m_rest.find('\n'));
        if (line.size() == m_rest.size()) {
            return std::ranges::any_of(std::array{kStatement, kLeft}, [&](const std::string& name) {
                const std::string_view begin = line.substr(0, name.size() + 1);
                return (name + " ").starts_with(begin) && line.find_first_not_of("0123456789", begin.size()) == line.npos;
            });
        }
        const std::size_t space = line.find(' ');
        if (space == line.npos) {
            return false;
        }
        const auto [size, end] = lengthAt(space + 1);
        return size <= static_cast<std::size_t>(kLargestLog) && end == line.size() && m_rest.size() < end + size + 2;
    }

    std::string_view m_rest;
    const std::string& m_file;
    bool m_isNameless = false;  ///< records have no names; their order defines them
    bool m_grows = false;       ///< records were added to it one by one
};

/// Returns the complete records of the log in `file`; empty if it belongs to another path with the same hash.
std::optional<EditLog::Content> readLog(const std::string& file, const std::string& path)
{
    const std::string content = readFile(file, kLargestLog);
    LogReader reader(content, file);
    if (reader.next(kFile) != canonicalPath(path)) {
        return std::nullopt;
    }
    EditLog::Content log;
    log.fileChanged = reader.next(kState) != stateText(path);
    while (!reader.atEnd()) {
        if (!reader.isNext(kLeft)) {
            log.statements.push_back(reader.next(kStatement));
        } else if (const std::size_t count = reader.nextNumber(kLeft); count <= log.statements.size()) {
            log.statements.resize(count);
        } else {
            reader.fail();
        }
    }
    return log;
}

}  // namespace

std::string EditLog::fileOf(const std::string& path)
{
    const std::string folder = statePath("edits");
    return folder.empty() ? folder : joined(folder, stateNameOf(path));
}

std::optional<EditLog::Content> EditLog::left(const std::string& path)
{
    const std::string file = fileOf(path);
    return file.empty() || !isFile(file) || !FileLock::tryTake(path) ? std::nullopt : readLog(file, path);
}

void EditLog::remove(const std::string& path) noexcept
{
    if (const std::string file = fileOf(path); !file.empty()) {
        removeQuietly(file);
    }
}

void EditLog::keep(const std::vector<std::string>& statements)
{
    if (statements.empty()) {
        remove(m_path);
        *this = EditLog(m_path);
        return;
    }
    const auto [gone, fresh] = std::ranges::mismatch(m_kept, statements);
    std::string records;
    int64_t unneeded = m_unneeded;
    if (gone != m_kept.end()) {
        records = record(kLeft, std::to_string(gone - m_kept.begin()));
        unneeded += static_cast<int64_t>(records.size());
        std::for_each(gone, m_kept.end(),
                      [&](const std::string& each) { unneeded += static_cast<int64_t>(record(kStatement, each).size()); });
    }
    std::for_each(fresh, statements.end(), [&](const std::string& each) { records += record(kStatement, each); });
    if (records.empty()) {
        return;
    }
    if (unneeded > kMostUnneeded || !append(records)) {
        writeAnew(statements);
    } else {
        m_size += static_cast<int64_t>(records.size());
        m_unneeded = unneeded;
    }
    m_kept = statements;
}

/// Returns false if the log differs from the last written state.
bool EditLog::append(const std::string& records) const
{
    const std::string file = fileOf(m_path);
    struct stat status{};
    if (m_size == 0 || ::stat(file.c_str(), &status) != 0 || status.st_size != m_size) {
        return false;
    }
    const Descriptor out = openFile(file, O_WRONLY);
    try {
        writeAt(out, records.data(), records.size(), m_size, file);
        flushToDisk(file);
    } catch (...) {
        // If that fails too the log has another size, and is rewritten the next time.
        static_cast<void>(::ftruncate(out.get(), m_size));
        throw;
    }
    return true;
}

void EditLog::writeAnew(const std::vector<std::string>& statements)
{
    std::string content = kLogMagic + record(kFile, canonicalPath(m_path)) + record(kState, stateText(m_path));
    for (const std::string& each : statements) {
        content += record(kStatement, each);
    }
    const std::string file = joined(stateFolder("edits"), stateNameOf(m_path));
    AtomicWrite write(file, AtomicWrite::Kind::File, true);
    {
        const Descriptor out = openFile(write.temporary(), O_WRONLY);
        writeAt(out, content.data(), content.size(), 0, file);
    }
    write.commit();
    m_size = static_cast<int64_t>(content.size());
    m_unneeded = 0;
}

}  // namespace tensordesk
