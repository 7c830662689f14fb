// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/memmap/replaybuffer.h"

#include "model/storage/fileio.h"
#include "model/storage/recorded.h"
#include "model/tensordict/base/error.h"

#include <filesystem>
#include <optional>

namespace tensordesk {

namespace {

constexpr int64_t kLargest = int64_t{1} << 20;

/// A count that the JSON file `path` has in a field; nothing if either is missing.
std::optional<int64_t> countIn(const std::string& path, const char* name)
{
    if (!isFile(path)) {
        return std::nullopt;
    }
    const Plain json = parseJson(readFile(path, kLargest));
    const auto* const fields = json.as<Plain::Dict>();
    const Plain* const field = fields != nullptr ? fieldOf(*fields, name) : nullptr;
    if (field == nullptr) {
        return std::nullopt;
    }
    const auto* const count = field->as<int64_t>();
    if (count == nullptr || *count < 0) {
        throw Error(ErrorKind::ValueError, "the field {} is {}, which is no count", stringLiteral(name), field->toPython());
    }
    return *count;
}

/// How many rows of dim 0 hold `length` elements. Storages of several dims count the elements of all of these, which no file
/// numbers: `cursor`, which counts rows, tells.
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

}  // namespace

std::vector<Finding> replayBufferFindings(const std::string& folder, const Shape& batch)
{
    std::vector<Finding> findings;
    const auto note = [&](Finding::Severity severity, const std::string& file, Message message) {
        findings.push_back({severity, {}, file, std::move(message)});
    };
    std::string file = joined(folder, kReplayStorageFile);
    if (!isFile(file)) {
        return findings;
    }
    try {
        const std::optional<int64_t> length = countIn(file, "len");
        if (!length || batch.empty()) {
            note(Finding::Severity::Note, file,
                 Message("is of a replay buffer: the batch size is its capacity, and not all rows need be data"));
            return findings;
        }
        file = joined(std::filesystem::path(folder).parent_path().string(), "writer/metadata.json");
        const std::optional<int64_t> cursor = countIn(file, "cursor");
        const std::optional<int64_t> rows = rowsOf(*length, cursor, batch);
        const int64_t capacity = batch.front();
        if (!rows || (cursor && *cursor > capacity)) {
            note(
                Finding::Severity::Warning, file,
                Message("the replay buffer is said to have {} elements and its next one at row {}, which its shape {} does not fit",
                        *length, cursor.value_or(0), toString(batch)));
        } else if (*rows < capacity) {
            note(Finding::Severity::Note, file,
                 Message("a replay buffer: the first {} of {} rows are written, those behind them hold nothing yet", *rows,
                         capacity));
        } else if (cursor && *cursor != 0 && *cursor != capacity) {
            note(Finding::Severity::Note, file,
                 Message("a replay buffer, full: the oldest row is {}, before it stands the newest", *cursor));
        } else {
            note(Finding::Severity::Note, file, Message("a replay buffer, full: the oldest row is the first"));
        }
        if (const auto count = countIn(file, "write_count")) {
            note(Finding::Severity::Note, file, Message("{} rows were written to the replay buffer in all", *count));
        }
    } catch (const Error& error) {
        note(Finding::Severity::Warning, file, Message("what a replay buffer says of its rows cannot be read: {}", error.reason()));
    }
    return findings;
}

}  // namespace tensordesk
