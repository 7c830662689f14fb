// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/replay/pytreestorage.h"

#include "model/storage/arrays/raw/rawleaf.h"
#include "model/storage/files/fileio.h"
#include "model/storage/formats/common/metadatafields.h"
#include "model/storage/formats/memmap/files/replayfolder.h"
#include "model/storage/formats/memmap/keyencoding.h"
#include "model/storage/series/replay/replayparts.h"
#include "model/storage/series/replay/replaystate.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/progressscope.h"

#include <optional>
#include <string_view>
#include <utility>

namespace tensordesk {

namespace {

constexpr int64_t kLargestMetadata = int64_t{64} << 20;
constexpr std::string_view kSingleTensor = "_-single-tensor-_";
constexpr const char* kSingleTensorKey = "tensor";

/// A tensor as storage_metadata.json describes it.
struct StoredNode {
    std::string name;  ///< the way to it, joined by dots
    Shape shape;
    DType dtype = DType::Float;
};

/// Returns a part of a path between slashes. A dot in a key is written unchanged or, by other versions, encoded.
Key keyOfPart(std::string_view part)
{
    constexpr std::string_view dot = "_<dot>_";
    std::string key(part);
    for (std::size_t at = key.find(dot); at != std::string::npos; at = key.find(dot, at + 1)) {
        key.replace(at, dot.size(), ".");
    }
    return key;
}

/// Finds the file of a tensor: a dot in its name denotes a slash or itself, which only the files show.
class NodeSearch {
public:
    NodeSearch(const FileLookup& files, const std::string& root) : m_files(files), m_root(root) { }

    /// The parts of the name; nothing if no file fits, or too many had to be looked for.
    [[nodiscard]] std::optional<std::vector<std::string>> partsOf(const std::string& name)
    {
        m_lookups = 0;
        std::vector<std::string> parts;
        return find(m_root, name, parts) ? std::optional(std::move(parts)) : std::nullopt;
    }

private:
    bool find(const std::string& folder, const std::string& rest, std::vector<std::string>& parts)
    {
        constexpr int mostLookups = 1000;
        const auto isSafe = [](const std::string& part) {
            return !part.empty() && part != "." && part != ".." && part.find('/') == std::string::npos;
        };
        for (std::size_t dot = rest.find('.'); dot != std::string::npos; dot = rest.find('.', dot + 1)) {
            const std::string part = rest.substr(0, dot);
            if (++m_lookups > mostLookups) {
                return false;
            }
            if (isSafe(part) && m_files.isFolderAt(joined(folder, part))) {
                parts.push_back(part);
                if (find(joined(folder, part), rest.substr(dot + 1), parts)) {
                    return true;
                }
                parts.pop_back();
            }
        }
        if (!isSafe(rest) || !m_files.liesAt(joined(folder, rest + kLeafEnding))) {
            return false;
        }
        parts.push_back(rest);
        return true;
    }

    const FileLookup& m_files;
    const std::string& m_root;
    int m_lookups = 0;
};

StoredNode nodeFrom(const std::string& name, const PythonValue& described)
{
    const auto* const fields = described.as<PythonValue::Dict>();
    const PythonValue* const shape = fields != nullptr ? fieldOf(*fields, "shape") : nullptr;
    const PythonValue* const dtype = fields != nullptr ? fieldOf(*fields, "dtype") : nullptr;
    const auto* const dtypeText = dtype != nullptr ? dtype->as<std::string>() : nullptr;
    if (shape == nullptr || dtypeText == nullptr) {
        throw Error(ErrorKind::ValueError, "lacks the shape and dtype of {}", stringLiteral(name));
    }
    const auto known = dtypeFromName(*dtypeText);
    if (!known || c10::isQIntType(*known) || c10::isBitsType(*known)) {
        throw Error(ErrorKind::ValueError, "the dtype {} is unknown", stringLiteral(*dtypeText));
    }
    return {name, sizesFrom(*shape, Message("the shape of {}", stringLiteral(name))), *known};
}

Leaf nodeLeaf(LevelFiles& files, const KeyPath& at, const std::string& file, const StoredNode& node)
{
    return leafOver(files, at, files.elements(file, extentOf(node.shape, node.dtype)), 0, node.shape, node.dtype);
}

/// Returns the location of a tensor, and the entry.
std::pair<KeyPath, Entry> placed(LevelFiles& files, const std::string& name, const PythonValue& described)
{
    if (name == kSingleTensor) {
        const KeyPath at{Key(kSingleTensorKey)};
        return {at, nodeLeaf(files, at, joined(files.root(), name + kLeafEnding), nodeFrom(name, described))};
    }
    std::optional<StoredNode> node;
    KeyPath at{Key(name)};
    try {
        node = nodeFrom(name, described);
        const auto parts = NodeSearch(files, files.root()).partsOf(name);
        if (!parts) {
            throw Error(ErrorKind::FileNotFoundError, "this file of a leaf is missing")
                .inFile(joined(files.root(), name + kLeafEnding));
        }
        KeyPath found;
        std::string file = files.root();
        for (const std::string& part : *parts) {
            found.push_back(keyOfPart(part));
            file = joined(file, part);
        }
        at = std::move(found);
        return {at, nodeLeaf(files, at, file + kLeafEnding, *node)};
    } catch (Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        return {at, Broken{error.inFile(joined(files.root(), kReplayStorageFile)), node ? std::optional(node->shape) : std::nullopt,
                           node ? std::optional(node->dtype) : std::nullopt}};
    }
}

/// The rows that all tensors have; a batch size of [] where they have not.
Shape commonBatch(const std::vector<std::pair<KeyPath, Entry>>& entries)
{
    std::optional<int64_t> rows;
    for (const auto& [path, entry] : entries) {
        const auto* const leaf = std::get_if<Leaf>(&entry);
        if (leaf == nullptr) {
            continue;
        }
        if (leaf->dim() == 0 || (rows && *rows != leaf->sizes().front())) {
            return {};
        }
        rows = leaf->sizes().front();
    }
    return rows ? Shape{*rows} : Shape();
}

TensorDict openPytree(MemmapContext& files)
{
    const std::string file = joined(files.root(), kReplayStorageFile);
    try {
        const PythonValue json = parseJson(files.read(file, kLargestMetadata));
        const auto* const fields = json.as<PythonValue::Dict>();
        const PythonValue* const metadata = fields != nullptr ? fieldOf(*fields, "metadata") : nullptr;
        const auto* const nodes = metadata != nullptr ? metadata->as<PythonValue::Dict>() : nullptr;
        if (nodes == nullptr || nodes->empty()) {
            throw Error(ErrorKind::ValueError, "does not describe tensors, and its folder has no meta.json");
        }
        std::vector<std::pair<KeyPath, Entry>> entries;
        for (const auto& [name, described] : *nodes) {
            ProgressScope::step();
            entries.push_back(placed(files, name, described));
        }
        const Shape batch = commonBatch(entries);
        TensorDict root(batch);
        for (std::size_t i = 0; i < entries.size(); ++i) {
            try {
                root.set(entries[i].first, std::move(entries[i].second));
            } catch (Error& error) {
                root.set({Key((*nodes)[i].first)}, Broken{error.inFile(file), std::nullopt, std::nullopt});
            }
        }
        return root;
    } catch (Error& error) {
        throw error.inFile(file);
    }
}

}  // namespace

PytreeStorage::PytreeStorage(const std::string& path, const OpenOptions& options) : LeafFolderStorage(path, options)
{
    setRoot(openPytree(*context()));
}

std::vector<Finding> PytreeStorage::findings() const
{
    std::vector<Finding> findings = LeafFolderStorage::findings();
    for (Finding& finding : replayState(path(), root()).findings) {
        findings.push_back(std::move(finding));
    }
    return findings;
}

void PytreeStorage::verify(const std::function<void(const Finding&)>& report, Progress& progress) const
{
    LeafFolderStorage::verify(report, progress);
    verifyReplayParts(path(), replayState(path(), root()), report, progress);
}

}  // namespace tensordesk
