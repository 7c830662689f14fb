// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/memmap/leftovers.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/systemerror.h"
#include "model/storage/files/temporary/scratchfolder.h"
#include "model/storage/formats/memmap/files/replayfolder.h"
#include "model/storage/formats/memmap/levelkind.h"

#include <algorithm>
#include <filesystem>
#include <set>

namespace tensordesk {

namespace {

std::set<std::string> namesIn(const std::string& folder)
{
    std::set<std::string> names;
    std::error_code error;
    for (std::filesystem::directory_iterator it(folder, error), end; !error && it != end; it.increment(error))
        names.insert(it->path().filename().string());
    if (error)
        throw systemError(error.value(), "cannot be listed", folder);
    return names;
}

/// Takes the name of a key's file out, as encoded or as older versions wrote it.
void takeOut(std::set<std::string>& names, const std::string& encoded, const std::optional<std::string>& raw, const char* ending)
{
    if (names.erase(encoded + ending) == 0 && raw)
        names.erase(*raw + ending);
}

void takeOutEntries(std::set<std::string>& names, const MetaJson& meta)
{
    for (const auto& [key, value] : meta.fields()) {
        const auto* fields = value.as<PythonValue::Dict>();
        if (fields == nullptr)
            continue;
        const std::string encoded = encodedKey(key);
        switch (entryKind(*fields)) {
        case EntryMeta::Kind::Nested: takeOut(names, encoded, rawLeafName(key), kShapeEnding); [[fallthrough]];
        case EntryMeta::Kind::Leaf: takeOut(names, encoded, rawLeafName(key), kLeafEnding); break;
        case EntryMeta::Kind::Collection: takeOut(names, encoded, rawFolderName(key), ""); break;
        case EntryMeta::Kind::Nothing: break;
        }
    }
}

void takeOutMembers(std::set<std::string>& names)
{
    for (int64_t i = 0; names.erase(std::to_string(i)) > 0; ++i) { }
}

bool isNumber(const std::string& name)
{
    return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) { return c >= '0' && c <= '9'; });
}

Finding describe(const std::string& name, LevelKind kind)
{
    using Severity = Finding::Severity;
    if (name.starts_with(kScratchPrefix))
        return {Severity::Note,
                {},
                {},
                Message("contains data that edits replaced; the next edit deletes it once no process uses it")};
    if (name.starts_with(".meta.json."))
        return {Severity::Warning, {}, {}, Message("is left over from an append or an edit that was interrupted")};
    if (kind == LevelKind::LazyStack && isNumber(name))
        return {Severity::Warning, {}, {}, Message("is not a member of the stack, because a number before it is missing")};
    return {Severity::Note, {}, {}, Message("is not part of the tensordict")};
}

}  // namespace

void findLeftovers(const std::string& folder, const KeyPath& path, const std::string& ignored,
                   const std::function<void(const Finding&)>& report)
{
    const MetaJson meta = MetaJson::read(folder);
    const LevelKind kind = levelKind(folder, meta);
    std::set<std::string> names = namesIn(folder);
    names.erase(kMetaFile);
    if (path.empty())
        names.erase(kReplayStorageFile);
    switch (kind) {
    case LevelKind::TensorDict: takeOutEntries(names, meta); break;
    case LevelKind::LazyStack: takeOutMembers(names); break;
    case LevelKind::NonTensorStack:
        names.erase("pickle.pkl");
        if (meta.field("data") == nullptr)
            takeOutMembers(names);
        break;
    case LevelKind::Tensorclass: names.erase(kFieldsFolder); [[fallthrough]];
    case LevelKind::NonTensorData:
        names.erase("other.pickle");
        names.erase("json_types.json");
        break;
    case LevelKind::View: names.erase(kSourceFolder); break;
    }
    for (const std::string& name : names) {
        const std::string file = joined(folder, name);
        if (file == ignored)
            continue;
        Finding finding = describe(name, kind);
        finding.path = path;
        finding.file = file;
        report(finding);
    }
}

}  // namespace tensordesk
