// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/consolidated/consolidatedtail.h"

#include "model/storage/files/filestretch.h"
#include "model/storage/files/zip/zipbytes.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

constexpr int64_t kLengthBytes = 8;
/// JSON takes much more memory as values than as text.
constexpr int64_t kMostJson = int64_t{256} << 20;

/// Returns the bytes of the JSON; empty if the last bytes do not contain a valid length.
std::optional<int64_t> jsonLength(const FileStretch& file)
{
    const int64_t room = file.size - kLengthBytes;
    if (room < 2)
        return std::nullopt;
    const auto length = numberAt<uint64_t>(file.read(room, kLengthBytes), 0);
    if (length < 2 || length > static_cast<uint64_t>(room))
        return std::nullopt;
    const auto size = static_cast<int64_t>(length);
    return file.read(room - size, 1) == "{" && file.read(room - 1, 1) == "}" ? std::optional(size) : std::nullopt;
}

}  // namespace

ConsolidatedTail ConsolidatedTail::read(const FileStretch& file)
{
    const auto length = jsonLength(file);
    if (!length)
        throw Error(ErrorKind::ValueError, "is not a consolidated tensordict: it does not end with JSON and its length")
            .inFile(file.file->path());
    if (*length > kMostJson)
        throw Error(ErrorKind::ValueError, "has {} bytes of JSON, more than the limit of {} bytes", *length, kMostJson)
            .inFile(file.file->path());
    ConsolidatedTail tail;
    tail.payload = file.size - kLengthBytes - *length;
    PythonValue root;
    try {
        root = parseJson(file.read(tail.payload, *length));
    } catch (Error& error) {
        throw error.inFile(file.file->path());
    }
    auto* fields = std::get_if<PythonValue::Dict>(&root.variant());
    if (fields == nullptr)
        throw Error(ErrorKind::ValueError, "is not a consolidated tensordict: it does not end with JSON and its length")
            .inFile(file.file->path());
    tail.root = std::move(*fields);
    return tail;
}

bool isConsolidated(const std::string& path)
{
    try {
        const FileStretch file = FileStretch::whole(std::make_shared<SingleFile>(path));
        const auto length = jsonLength(file);
        if (!length)
            return false;
        // Python writes the class first and the fields of a root without levels below last.
        constexpr int64_t looked = int64_t{1} << 14;
        const int64_t begin = file.size - kLengthBytes - *length;
        const int64_t count = std::min(looked, *length);
        const std::string seen = file.read(begin, count) + file.read(begin + *length - count, count);
        return seen.find("\"cls\"") != seen.npos && seen.find("\"leaves\"") != seen.npos;
    } catch (const Error&) {
        return false;
    }
}

const PythonValue* consolidatedField(const PythonValue::Dict& level, std::string_view name)
{
    const auto found = std::find_if(level.begin(), level.end(), [&](const auto& field) { return field.first == name; });
    return found == level.end() ? nullptr : &found->second;
}

const PythonValue::Dict& consolidatedObject(const PythonValue::Dict& level, std::string_view name)
{
    const PythonValue* field = consolidatedField(level, name);
    const auto* object = field == nullptr ? nullptr : field->as<PythonValue::Dict>();
    if (object == nullptr)
        throw Error(ErrorKind::ValueError, "the field {} of a level is missing or no object", stringLiteral(name));
    return *object;
}

bool isConsolidatedField(std::string_view name)
{
    constexpr std::array<std::string_view, 5> known{"cls", "leaves", "non_tensors", "cls_metadata", "size"};
    return std::find(known.begin(), known.end(), name) != known.end();
}

}  // namespace tensordesk
