// SPDX-License-Identifier: BSD-3-Clause
#include "model/remote/far/servedfiles.h"

#include "model/analysis/far/farcomputing.h"
#include "model/remote/far/listing.h"
#include "model/remote/wire/wirevalues.h"
#include "model/storage/arrays/images/imageleaf.h"
#include "model/storage/files/fileio.h"
#include "model/storage/files/systemerror.h"
#include "model/tensordict/base/progressscope.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <string_view>
#include <system_error>

namespace tensordesk {
namespace {

using wire::Frame;
using wire::toWire;
using wire::Value;

constexpr std::size_t kMostOpen = 256;
/// Entries that are listed when a file is opened, so that its first picture needs no further question.
constexpr std::size_t kFirstEntries = 4000;
constexpr std::size_t kMostNames = 20000;
constexpr std::size_t kMostPaths = 4096, kMostRoom = 20000;

Value findingsToWire(const std::vector<Finding>& findings)
{
    Value all = Value::array();
    for (const Finding& finding : findings)
        all.push_back({{"severity", static_cast<int>(finding.severity)},
                       {"key", toWire(finding.path)},
                       {"file", finding.file},
                       {"message", toWire(finding.message)},
                       {"of_batch", finding.isOfBatch}});
    return all;
}

Leaf leafAt(const Storage& storage, const PythonValue& address)
{
    const wire::Address array = wire::addressFrom(address);
    Leaf leaf = storage.root().leaf(array.key);
    for (const std::size_t number : array.of) {
        const std::vector<Leaf> members = leaf.members();
        if (number >= members.size())
            throw Error(ErrorKind::IndexError, "has {} members, so none with number {}", members.size(), number).within(array.key);
        leaf = members[number];
    }
    return leaf;
}

Leaf leafOf(const Storage& storage, const Value& question)
{
    return leafAt(storage, wire::pythonValueFrom(question.at("array")));
}

Frame entries(const Storage& storage, const Value& question)
{
    std::vector<KeyPath> paths;
    if (question.at("keys").size() > kMostPaths)
        throw Error(ErrorKind::ValueError, "asks for more entries at once than the protocol allows");
    for (const Value& path : question.at("keys"))
        paths.push_back(wire::pathFrom(path));
    return {{{"entries", listed(storage, paths, std::min(question.at("room").get<std::size_t>(), kMostRoom))}}};
}

Frame read(const Storage& storage, const Value& question)
{
    const Leaf leaf = leafOf(storage, question);
    const Part part = wire::partFrom(question.at("part"), leaf.shape());
    if (elementCount(shapeOf(part)) > wire::FrameSizes::kMostBlock / itemSize(leaf.dtype()))
        throw Error(ErrorKind::ValueError, "is more than fits into one message");
    const at::Tensor elements = snapshot(leaf.at(indexOf(part)));
    return {Value::object(), std::string(static_cast<const char*>(elements.const_data_ptr()), elements.nbytes())};
}

Frame arrays(const Storage& storage, const Value& question)
{
    std::string all;
    for (const Value& address : question.at("arrays")) {
        const Leaf leaf = leafAt(storage, wire::pythonValueFrom(address));
        if (leaf.bytes() > static_cast<int64_t>(wire::FrameSizes::kMostBlock - all.size()))
            throw Error(ErrorKind::ValueError, "is more than fits into one message");
        const at::Tensor elements = snapshot(leaf);
        all.append(static_cast<const char*>(elements.const_data_ptr()), elements.nbytes());
    }
    return {Value::object(), std::move(all)};
}

/// Returns one image as it is stored, in a tenth of the bytes of its pixels or less.
Frame image(const Storage& storage, const Value& question)
{
    const auto source = leafOf(storage, question).source();
    const auto* images = dynamic_cast<const ImageLeaf*>(source.get());
    if (images == nullptr)
        throw Error(ErrorKind::TypeError, "is not stored as images");
    const auto position = question.at("position").get<Shape>();
    const Shape rows(images->shape().begin(), images->shape().end() - 3);
    if (position.size() != rows.size())
        throw Error(ErrorKind::IndexError, "has no such image");
    for (std::size_t dim = 0; dim < rows.size(); ++dim)
        if (position[dim] < 0 || position[dim] >= rows[dim])
            throw Error(ErrorKind::IndexError, "has no such image");
    return {Value::object(), images->encoded(position)};
}

Frame compute(const Storage& storage, const Value& question)
{
    const PythonValue result = computedHere(
        question.at("what").get<std::string>(), wire::pythonValueFrom(question.at("leaf")),
        wire::pythonValueFrom(question.at("arguments")), [&](const PythonValue& address) { return leafAt(storage, address); },
        ProgressScope::current());
    return {{{"result", toWire(result)}}};
}

Frame stored(const Storage& storage, const Value& question)
{
    const auto source = leafOf(storage, question).source();
    if (source == nullptr)
        return {};
    const StorageLayout layout = source->layout();
    return {{{"bytes", source->storedBytes()},
             {"kind", static_cast<int>(layout.kind)},
             {"begin", layout.begin},
             {"end", layout.end},
             {"chunks", layout.chunks},
             {"filters", layout.filters},
             {"field", layout.isField}}};
}

Frame bytes(const Storage& storage, const Value&)
{
    return {{{"bytes", storage.bytesOnDisk()}}};
}

Frame notes(const Storage& storage, const Value& question)
{
    const NotesReader reader = storage.notes();
    Value all = Value::array();
    for (const Value& key : question.at("keys")) {
        const EntryNotes found = reader ? reader(wire::pathFrom(key)) : EntryNotes();
        all.push_back({{"attributes", toWire(PythonValue(found.attributes))}, {"names", toWire(PythonValue(found.valueNames))}});
    }
    return {{{"notes", std::move(all)}}};
}

Frame verified(const Storage& storage, const Value&)
{
    std::vector<Finding> found;
    storage.verify([&](const Finding& finding) { found.push_back(finding); }, ProgressScope::current());
    return {{{"findings", findingsToWire(found)}}};
}

Frame inspected(const Storage& storage, const Value&)
{
    const FilesInspector inspector = storage.inspector();
    return {{{"findings", findingsToWire(inspector ? inspector(ProgressScope::current()) : std::vector<Finding>())}}};
}

Frame changed(const Storage& storage, const Value& question)
{
    const auto state = FileState::of(storage.path());
    const bool isSame = state && question.at("modified").get<int64_t>() == state->modified
                     && question.at("size").get<int64_t>() == state->size;
    return {{{"file", isSame ? storage.changedFile() : storage.path()}}};
}

/// The questions about an open file.
struct Question {
    std::string_view name;
    Frame (*answer)(const Storage& storage, const Value& question);
};
constexpr Question kQuestions[] = {{"entries", entries},   {"read", read},       {"arrays", arrays}, {"image", image},
                                   {"compute", compute},   {"stored", stored},   {"notes", notes},   {"verify", verified},
                                   {"inspect", inspected}, {"changed", changed}, {"bytes", bytes}};

}  // namespace

ServedFiles::Opened ServedFiles::fileOf(const Value& question) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_files.find(question.at("file").get<int64_t>());
    if (found == m_files.end())
        throw Error(ErrorKind::ValueError, "is not open");
    return found->second;
}

Frame ServedFiles::open(const Value& question)
{
    OpenOptions options;
    if (question.contains("batch"))
        options.batchSize = wire::shapeFrom(question.at("batch"));
    options.asStored = question.value("as_stored", false);
    options.oldestFirst = question.value("oldest_first", false);
    options.guessBatches = question.value("guess_batches", true);
    const Opened file = openStorage(m_paths.resolved(question.at("path").get<std::string>()), options);
    const auto state = FileState::of(file->path());
    Frame answer{{{"path", file->path()},
                  {"format", file->formatName()},
                  {"root", listed(*file, {KeyPath()}, kFirstEntries).front()},
                  {"findings", findingsToWire(file->findings())},
                  {"is_fixed", file->hasFixedStructure()},
                  {"is_collection", file->isCollection()},
                  {"has_notes", static_cast<bool>(file->notes())},
                  {"has_inspector", static_cast<bool>(file->inspector())},
                  {"modified", state ? state->modified : 0},
                  {"size", state ? state->size : 0}}};
    const std::lock_guard lock(m_mutex);
    if (m_files.size() == kMostOpen)
        throw Error(ErrorKind::RuntimeError, "cannot be opened: {} files are open over this connection", kMostOpen)
            .inFile(file->path());
    answer.head["file"] = ++m_last;
    m_files.emplace(m_last, file);
    return answer;
}

Frame ServedFiles::close(const Value& question)
{
    Opened closed;  // destroyed outside of the lock
    const std::lock_guard lock(m_mutex);
    if (const auto found = m_files.find(question.at("file").get<int64_t>()); found != m_files.end()) {
        closed = std::move(found->second);
        m_files.erase(found);
    }
    return {};
}

Frame ServedFiles::folder(const Value& question) const
{
    const std::string path = m_paths.resolved(question.at("path").get<std::string>());
    std::error_code error;
    Value names = Value::array();
    std::filesystem::directory_iterator entry(path, error);
    for (const std::filesystem::directory_iterator end; !error && entry != end && names.size() < kMostNames;
         entry.increment(error)) {
        std::error_code unknown;
        names.push_back(Value::array({entry->path().filename().string(), entry->is_directory(unknown),
                                      entry->is_regular_file(unknown) ? static_cast<int64_t>(entry->file_size(unknown)) : 0}));
    }
    if (error)
        throw Error(ErrorKind::OSError, "cannot be listed: {}", error.message()).inFile(path);
    const bool isCut = entry != std::filesystem::directory_iterator();
    return {{{"path", std::filesystem::canonical(path).string()}, {"names", std::move(names)}, {"cut", isCut}}};
}

Frame ServedFiles::content(const Value& question) const
{
    const auto most = std::min(question.at("limit").get<int64_t>(), int64_t{wire::FrameSizes::kMostBlock});
    const std::string path = m_paths.resolved(question.at("path").get<std::string>());
    if (!isFile(path))
        throw systemError(ENOENT, "cannot be read", path);
    return {Value::object(), readFile(path, most)};
}

Frame ServedFiles::answer(const Value& question)
{
    return wire::understood([&]() -> Frame {
        const auto& name = question.at("do").get_ref<const std::string&>();
        if (name == "open")
            return open(question);
        if (name == "close")
            return close(question);
        if (name == "folder")
            return folder(question);
        if (name == "content")
            return content(question);
        for (const Question& known : kQuestions)
            if (known.name == name)
                return known.answer(*fileOf(question), question);
        throw Error(ErrorKind::NotImplementedError, "{} is not known to this version of the program", name);
    });
}

}  // namespace tensordesk
