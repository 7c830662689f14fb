// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/replay/replaystate.h"

#include "model/storage/files/fileio.h"
#include "model/storage/formats/common/metadatafields.h"
#include "model/storage/openingswitches.h"
#include "model/storage/places.h"
#include "model/tensordict/base/error.h"

namespace tensordesk {

namespace {

/// The limit, in bytes, for the file that makes a folder the storage of a replay buffer.
constexpr int64_t kMostStorageFile = int64_t{1} << 20;

using Severity = Finding::Severity;

/// A count in a field of JSON; nothing if there is none.
std::optional<int64_t> countIn(const PythonValue::Dict& fields, const char* name)
{
    const PythonValue* const field = fieldOf(fields, name);
    if (field == nullptr) {
        return std::nullopt;
    }
    const auto* const count = field->as<int64_t>();
    if (count == nullptr || *count < 0) {
        throw Error(ErrorKind::ValueError, "the field {} is {}, which is not a count", stringLiteral(name), field->toPython());
    }
    return *count;
}

/// Returns the rows of dim 0 with `length` elements. Storages with several dims count all elements, whose shape no file contains:
/// `cursor`, which counts rows, determines it.
std::optional<int64_t> rowsOf(int64_t length, const std::optional<int64_t>& cursor, const Shape& batch)
{
    int64_t each = 1;
    for (std::size_t dim = 0; dim < batch.size(); ++dim) {
        if (dim > 0 && (batch[dim] <= 0 || __builtin_mul_overflow(each, batch[dim], &each))) {
            return std::nullopt;
        }
        const int64_t rows = length / each;
        if (length % each == 0 && rows <= batch.front() && (!cursor || rows == batch.front() || rows == *cursor)) {
            return rows;
        }
    }
    return std::nullopt;
}

/// The capacity of a storage that was saved in the order of time; nothing for any other.
std::optional<int64_t> capacityInOrder(const TensorDict& root)
{
    if (!root.contains({"_storage_shape"}) || !root.contains({"is_full"}) || !root.contains({"shift"})) {
        return std::nullopt;
    }
    const auto entry = root.find({"_storage_shape"});
    const auto* const value = entry ? std::get_if<NonTensor>(&*entry) : nullptr;
    if (value == nullptr || value->isStack()) {
        return std::nullopt;
    }
    const Shape shape = sizesFrom(value->first(), Message("the shape of the storage"));
    return elementCount(shape);
}

/// Combines the information of the files.
class StateReader {
public:
    StateReader(std::string folder, const TensorDict& root, const ReplayFiles& files)
        : m_folder(std::move(folder)), m_root(root), m_files(files)
    {
    }

    [[nodiscard]] ReplayState read()
    {
        m_file = joined(m_folder, kReplayStorageFile);
        try {
            readStorage(countIn(replayFields(m_file, m_files), "len"));
            readSampler();
        } catch (const Error& error) {
            note(Severity::Warning, Message("the state of a replay buffer cannot be read: {}", error.reason()));
        }
        return std::move(m_state);
    }

private:
    void note(Severity severity, Message message) { m_state.findings.push_back({severity, {}, m_file, std::move(message)}); }

    void readStorage(const std::optional<int64_t>& length)
    {
        const Shape& batch = m_root.batchSize();
        const std::optional<int64_t> inOrder = capacityInOrder(m_root);
        if (!length || (batch.empty() && !inOrder)) {
            note(Severity::Note, Message("is of a replay buffer: the batch size is its capacity, and not all rows need be data"));
            return;
        }
        if (inOrder) {
            tellOrdered(*length, *inOrder);
        }
        m_file = joined(replayPartBeside(m_folder, "writer"), "metadata.json");
        const PythonValue::Dict writer = replayFields(m_file, m_files);
        if (!inOrder) {
            readRing(*length, countIn(writer, "cursor"), fieldOf(writer, "rank_key"));
        }
        if (const auto count = countIn(writer, "write_count")) {
            note(Severity::Note, Message("{} rows were written to the replay buffer in total", *count));
        }
    }

    void tellOrdered(int64_t length, int64_t capacity)
    {
        if (length > capacity) {
            note(Severity::Error, Message("the replay buffer states {} elements, and room for {}", length, capacity));
        } else if (m_root.batchSize().empty()) {
            note(
                Severity::Note,
                Message(
                    "a replay buffer, saved from the oldest row to the newest: {} of {} rows are written; keys that are also under \"next\" have one more row per trajectory",
                    length, capacity));
        } else {
            note(
                Severity::Note,
                Message(
                    "a replay buffer, saved by trajectories from the oldest to the newest: {} of {} rows are written; the empty rows are the last of each trajectory",
                    length, capacity));
        }
    }

    void readRing(int64_t length, const std::optional<int64_t>& cursor, const PythonValue* rank)
    {
        const Shape& batch = m_root.batchSize();
        const std::optional<int64_t> rows = rowsOf(length, cursor, batch);
        const int64_t capacity = batch.front();
        if (!rows || (cursor && *cursor > capacity)) {
            note(
                Severity::Error,
                Message("the replay buffer is said to have {} elements and its next one at row {}, which its shape {} does not fit",
                        length, cursor.value_or(0), toString(batch)));
            return;
        }
        m_state.rows = ReplayRows{capacity, *rows, 0};
        if (!m_state.rows->isFull()) {
            note(Severity::Note,
                 Message("a replay buffer: the first {} of {} rows are written, the others are empty", *rows, capacity));
        } else if (rank != nullptr) {
            note(
                Severity::Note,
                Message(
                    "a replay buffer, full: a new row replaces the row of the lowest rank by {}, so the rows are not in order of time",
                    rank->toPython()));
        } else if (cursor && *cursor != 0 && *cursor != capacity) {
            m_state.rows->oldest = *cursor;
            note(Severity::Note, Message("a replay buffer, full: the oldest row is {}, the row before it is the newest", *cursor));
        } else {
            note(Severity::Note, Message("a replay buffer, full: the oldest row is the first"));
        }
    }

    void readSampler()
    {
        m_file = joined(replayPartBeside(m_folder, "sampler"), "sampler_metadata.json");
        const PythonValue::Dict sampler = replayFields(m_file, m_files);
        if (const PythonValue* const alpha = fieldOf(sampler, "_alpha")) {
            note(Severity::Note,
                 Message("the sampler has a priority for each row, to the power of {}; open the replay buffer with {} to see them",
                         alpha->toPython(), switchAsStored()));
        }
    }

    std::string m_folder;
    const TensorDict& m_root;
    const ReplayFiles& m_files;
    std::string m_file;  ///< that is read
    ReplayState m_state;
};

}  // namespace

ReplayState replayState(const std::string& folder, const TensorDict& root)
{
    const ReplayFiles files = isElsewhere(folder) ? ReplayFiles(contentElsewhere) : ReplayFiles(replayFileOnDisk);
    const std::string storage = joined(folder, kReplayStorageFile);
    const bool isReplay = isElsewhere(folder) ? files(storage, kMostStorageFile).has_value() : isFile(storage);
    return isReplay ? replayState(folder, root, files) : ReplayState();
}

ReplayState replayState(const std::string& folder, const TensorDict& root, const ReplayFiles& files)
{
    return StateReader(folder, root, files).read();
}

}  // namespace tensordesk
