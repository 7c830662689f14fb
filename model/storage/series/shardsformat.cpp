// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/shardsformat.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/linkpolicy.h"
#include "model/storage/files/singlefile.h"
#include "model/storage/files/systemerror.h"
#include "model/storage/formats/common/metadatafields.h"
#include "model/storage/formats/common/translatable.h"
#include "model/storage/formats/safetensors/dottednames.h"
#include "model/storage/series/collectedstorage.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <map>
#include <optional>

namespace tensordesk {

namespace {

constexpr int64_t kLargestIndex = int64_t{64} << 20;
constexpr int64_t kLookedAt = int64_t{64} << 10;
constexpr const char* kIndexEnding = ".index.json";
constexpr const char* kWeightMap = "weight_map";

/// True for a JSON file that names the field in its first bytes.
bool isIndex(const std::string& path)
{
    if (!isFile(path)) {
        return false;
    }
    const SingleFile file(path);
    const std::string head = file.read(0, std::min(kLookedAt, file.size()));
    const std::size_t begin = head.find_first_not_of(" \t\r\n");
    return begin != std::string::npos && head[begin] == '{' && head.find("\"weight_map\"") != std::string::npos;
}

/// The index at `path`, a file, or in `path`, a folder, if there is just one.
std::optional<std::string> indexAt(const std::string& path)
{
    if (!isFolder(path)) {
        return isIndex(path) ? std::optional(path) : std::nullopt;
    }
    std::optional<std::string> found;
    constexpr int mostLookedAt = 1000;
    int count = 0;
    std::error_code error;
    for (std::filesystem::directory_iterator it(path, error), end; !error && it != end && ++count <= mostLookedAt;
         it.increment(error)) {
        const std::string file = it->path().string();
        if (file.ends_with(kIndexEnding) && isIndex(file)) {
            if (found) {
                return std::nullopt;
            }
            found = file;
        }
    }
    return found;
}

/// Returns the entry for a name with dots, some of which may be levels.
std::optional<Entry> findDotted(const TensorDict& td, const std::string& name)
{
    if (auto entry = td.find({Key(name)})) {
        return entry;
    }
    for (std::size_t dot = name.find('.'); dot != std::string::npos; dot = name.find('.', dot + 1)) {
        const auto below = td.find({Key(name.substr(0, dot))});
        if (const auto* level = below ? std::get_if<TensorDict>(&*below) : nullptr) {
            return findDotted(*level, name.substr(dot + 1));
        }
    }
    return std::nullopt;
}

/// One of the files: its tree, or the error.
struct Shard {
    std::optional<TensorDict> root;
    std::optional<Error> error;
};

class Shards {
public:
    Shards(std::string index, SourceDecorator decorate) : m_index(std::move(index)), m_decorate(std::move(decorate)) { }

    /// Notes the tensors that the index names, and opens the files where they lie.
    void read(CollectedParts& parts);
    [[nodiscard]] const std::vector<std::string>& names() const noexcept { return m_names; }
    [[nodiscard]] Entry tensor(const std::string& name, const KeyPath& path) const;

private:
    [[nodiscard]] Shard opened(const std::string& name, const std::string& folder, CollectedParts& parts) const;

    std::string m_index;
    SourceDecorator m_decorate;
    std::vector<std::string> m_names;
    std::map<std::string, std::string> m_fileOf;  ///< of each tensor
    std::map<std::string, Shard> m_shards;
};

Shard Shards::opened(const std::string& name, const std::string& folder, CollectedParts& parts) const
{
    const std::string path = joined(folder, name);
    try {
        if (name.empty() || name == "." || name == ".." || name.find('/') != std::string::npos) {
            throw Error(ErrorKind::PermissionError, "the index names the file {}, which is not in the same folder",
                        stringLiteral(name))
                .inFile(m_index);
        }
        checkLeadsWithin(path, realPath(folder));
        if (!exists(path)) {  // only users may give patterns: this one might lead back here
            throw systemError(ENOENT, "cannot be opened", path);
        }
        if (isFolder(path) || isIndex(path)) {
            throw Error(ErrorKind::ValueError, "is not a file of tensors, though the index names it").inFile(path);
        }
        parts.watch().add(path);
        const auto storage = openStorage(path);
        parts.add({{}, path});
        for (const Finding& finding : storage->findings()) {
            parts.note(finding);
        }
        return {storage->root(), std::nullopt};
    } catch (const Error& error) {
        parts.note({Finding::Severity::Error, {}, path, Message("{} cannot be read: {}", stringLiteral(name), error.reason())});
        return {std::nullopt, error};
    }
}

void Shards::read(CollectedParts& parts)
{
    try {
        const PythonValue index = parseJson(readFile(m_index, kLargestIndex));
        const auto* const fields = index.as<PythonValue::Dict>();
        const PythonValue* const field = fields != nullptr ? fieldOf(*fields, kWeightMap) : nullptr;
        const auto* const weights = field != nullptr ? field->as<PythonValue::Dict>() : nullptr;
        if (weights == nullptr) {
            throw Error(ErrorKind::ValueError, "the field {} is not a JSON object", stringLiteral(kWeightMap));
        }
        const std::string folder = std::filesystem::path(m_index).parent_path().string();
        for (const auto& [name, file] : *weights) {
            const auto* const fileName = file.as<std::string>();
            if (fileName == nullptr) {
                throw Error(ErrorKind::ValueError, "the file of {} is {}, which is not a name", stringLiteral(name),
                            file.toPython());
            }
            if (m_fileOf.emplace(name, *fileName).second) {
                m_names.push_back(name);
            }
            if (!m_shards.contains(*fileName)) {
                m_shards.emplace(*fileName, opened(*fileName, folder.empty() ? "." : folder, parts));
            }
        }
    } catch (Error& error) {
        throw error.inFile(m_index);
    }
}

Entry Shards::tensor(const std::string& name, const KeyPath& path) const
{
    const std::string& file = m_fileOf.at(name);
    const Shard& shard = m_shards.at(file);
    if (shard.error) {
        throw *shard.error;
    }
    std::optional<Entry> entry = findDotted(*shard.root, name);
    if (!entry) {
        throw Error(ErrorKind::KeyError, "the file {} has no tensor {}, which the index says is there", stringLiteral(file),
                    stringLiteral(name))
            .inFile(m_index);
    }
    const auto* const leaf = std::get_if<Leaf>(&*entry);
    return leaf != nullptr && m_decorate && leaf->source() ? Leaf(m_decorate(path, leaf->source())) : *entry;
}

class ShardsFormat final : public ReadFormat {
public:
    ShardsFormat()
        : ReadFormat("sharded model", QT_TRANSLATE_NOOP("tensordesk::Format", "Sharded model"),
                     QT_TRANSLATE_NOOP("tensordesk::Format", "Sharded models"),
                     Message("cannot be written as several files; save it as one Safetensors file"))
    {
    }

    [[nodiscard]] bool recognises(const std::string& path) const override
    {
        try {
            return indexAt(path).has_value();
        } catch (const Error&) {
            return false;
        }
    }

    [[nodiscard]] std::unique_ptr<Storage> open(const std::string& path, const OpenOptions& options) const override
    {
        auto parts = std::make_shared<CollectedParts>();
        const auto shards = std::make_shared<Shards>(indexAt(path).value_or(path), options.decorate);
        shards->read(*parts);
        TensorDict root = splitAtDots(shards->names(),
                                      [shards](const std::string& name, const KeyPath& at) { return shards->tensor(name, at); });
        return std::make_unique<CollectedStorage>(path, row().name, std::move(root), std::move(parts));
    }
};

}  // namespace

const Format& shardsFormat()
{
    static const ShardsFormat format;
    return format;
}

}  // namespace tensordesk
