// SPDX-License-Identifier: BSD-3-Clause
#include "model/remote/near/remotestorage.h"

#include "model/remote/near/remotenotes.h"
#include "model/remote/wire/wirevalues.h"
#include "model/tensordict/base/progressscope.h"

#include <algorithm>
#include <chrono>

namespace tensordesk {
namespace {

using wire::Frame;
using wire::Value;

Value openingOf(const SshPlace& place, const OpenOptions& options)
{
    Value question{{"do", "open"},
                   {"path", place.path},
                   {"as_stored", options.asStored},
                   {"oldest_first", options.oldestFirst},
                   {"guess_batches", options.guessBatches}};
    if (options.batchSize)
        question["batch"] = *options.batchSize;
    return question;
}

std::vector<Finding> findingsFrom(const Value& described, const std::string& base)
{
    std::vector<Finding> findings;
    for (const Value& finding : described)
        findings.push_back({static_cast<Finding::Severity>(std::clamp(finding.at("severity").get<int>(), 0, 2)),
                            wire::pathFrom(finding.at("key")), base + finding.at("file").get<std::string>(),
                            wire::messageFrom(finding.at("message")), finding.at("of_batch").get<bool>()});
    return findings;
}

/// Stops what takes longer than a check that somebody waits behind may take, and what `enclosing` stops.
class Deadline final : public Progress {
public:
    explicit Deadline(const Progress& enclosing) : m_enclosing(enclosing) { }
    [[nodiscard]] bool isCancelled() const override
    {
        return m_enclosing.isCancelled() || std::chrono::steady_clock::now() > m_end;
    }

private:
    const Progress& m_enclosing;
    const std::chrono::steady_clock::time_point m_end = std::chrono::steady_clock::now() + std::chrono::seconds(2);
};

std::vector<Finding> askedFindings(const RemoteFile& file, const char* what, Progress& progress)
{
    const ProgressScope scope(progress);
    const Frame answer = file.connection().answer(file.question(what));
    return wire::understood([&] { return findingsFrom(answer.head.at("findings"), file.connection().base()); });
}

}  // namespace

RemoteStorage::RemoteStorage(const SshPlace& place, const OpenOptions& options)
{
    const auto connection = Connection::to(place);
    const Frame answer = connection->answer(openingOf(place, options));
    wire::understood([&] {
        const Value& head = answer.head;
        m_file = std::make_shared<RemoteFile>(connection, head.at("file").get<int64_t>());
        m_path = head.at("path").get<std::string>();
        if (!m_path.starts_with('/'))  // behind the name of the machine it would name another one
            throw Error(ErrorKind::ValueError, "is not a message of this protocol");
        m_path = place.base + m_path;
        m_formatName = head.at("format").get<std::string>();
        m_findings = findingsFrom(head.at("findings"), place.base);
        m_isFixed = head.at("is_fixed").get<bool>();
        m_isCollection = head.at("is_collection").get<bool>();
        m_hasNotes = head.at("has_notes").get<bool>();
        m_hasInspector = head.at("has_inspector").get<bool>();
        m_modified = head.at("modified").get<int64_t>();
        m_size = head.at("size").get<int64_t>();
        m_tree = std::make_shared<RemoteTree>(m_file, place.base, options.decorate);
        m_root = m_tree->root(head.at("root"));
    });
}

void RemoteStorage::prepare(const std::vector<KeyPath>& paths) const
{
    m_tree->prepare(paths);
}

int64_t RemoteStorage::bytesOnDisk() const
{
    const Frame answer = m_file->connection().answer(m_file->question("bytes"));
    return wire::understood([&] { return answer.head.at("bytes").get<int64_t>(); });
}

std::string RemoteStorage::changedFile() const
{
    Value question = m_file->question("changed");
    question["modified"] = m_modified;
    question["size"] = m_size;
    Frame answer;
    try {
        Deadline deadline(ProgressScope::current());
        const ProgressScope scope(deadline);
        answer = m_file->connection().answer(std::move(question));
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::Cancelled || ProgressScope::current().isCancelled())
            throw;
        return {};  // the link is slow, or hangs; the next check may tell
    }
    return wire::understood([&] {
        const auto file = answer.head.at("file").get<std::string>();
        return file.empty() ? file : m_file->connection().base() + file;
    });
}

NotesReader RemoteStorage::notes() const
{
    if (!m_hasNotes)
        return {};
    return [notes = std::make_shared<RemoteNotes>(m_file, m_root)](const KeyPath& path) { return notes->of(path); };
}

FilesInspector RemoteStorage::inspector() const
{
    if (!m_hasInspector)
        return {};
    return [file = m_file](Progress& progress) { return askedFindings(*file, "inspect", progress); };
}

void RemoteStorage::verify(const std::function<void(const Finding&)>& report, Progress& progress) const
{
    for (const Finding& finding : askedFindings(*m_file, "verify", progress))
        report(finding);
}

void RemoteStorage::checkMayRestructure() const
{
    throw Error(ErrorKind::PermissionError, "is on another machine and read-only here; export it, or edit it there").inFile(m_path);
}

}  // namespace tensordesk
