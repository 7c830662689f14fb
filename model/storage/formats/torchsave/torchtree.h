// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/torchsave/torchrecords.h"
#include "model/storage/formats/torchsave/torchtensors.h"
#include "model/storage/storage.h"
#include "model/tensordict/tree/entrytable.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tensordesk {

/// An archive of torch.save in a file, from byte `begin` on: the file itself, or bytes in its pickle.
struct StoredArchive {
    std::shared_ptr<const ZipDirectory> directory;
    int64_t begin = 0;
    int64_t size = 0;
};

/// Makes a tensordict of the content of a file of torch.save. Calls nothing that the file names: known functions of torch,
/// tensordict, numpy and the standard library are interpreted, and any other object becomes a level of its fields, or a value that
/// only shows its class. An entry that cannot be shown is Broken.
///
/// A dict is a level with batch size [], and a list with tensors or dicts a level with the keys "0", "1", …. A single tensor at the
/// root has the key "tensor", and a single value "data".
class TorchTree {
public:
    /// `bytes`: the size of the pickle. The records and the pickle's values must outlive this object.
    TorchTree(const TorchRecords& records, std::string file, const OpenOptions& options, std::size_t bytes)
        : m_records(records), m_file(std::move(file)), m_options(options), m_mostEntries(kLeastMost + static_cast<int64_t>(bytes))
    {
    }

    /// Returns the tree. Throws the error of the root entry if that is Broken.
    [[nodiscard]] TensorDict root(const PickleValue& object);
    /// Returns the content of the file as an entry of a larger tree.
    [[nodiscard]] Entry content(const PickleValue& object, const KeyPath& path = {}) { return entry(object, {path, std::nullopt}); }
    /// Returns the findings. Call it after root() or content().
    [[nodiscard]] std::vector<Finding> findings();
    /// Returns the kinds of levels by path; levels that are missing here are dicts or objects of unknown classes. Call it once,
    /// after the tree was made.
    [[nodiscard]] std::map<KeyPath, StoredLevel> levels() { return std::move(m_levels); }
    /// Returns the archives in the pickle that leaves refer to, an inner one before the one around it. Call it once, after the tree
    /// was made.
    [[nodiscard]] std::vector<StoredArchive> archives() { return std::move(m_archives); }

private:
    /// Makes a tree of an archive in the pickle of `outer`, with which it shares the limits.
    TorchTree(const TorchRecords& records, const TorchTree& outer)
        : m_records(records), m_file(outer.m_file), m_options(outer.m_options), m_above(outer.m_above),
          m_mostEntries(outer.m_mostEntries), m_entries(outer.m_entries), m_isLocked(outer.m_isLocked), m_isInner(true)
    {
    }

    using Items = PickleValue::Items;
    /// The location of an entry.
    struct Position {
        KeyPath path;
        std::optional<Shape> parentBatch;
        [[nodiscard]] Position below(const PathElement& element, const Shape& batch) const { return {path / element, batch}; }
    };

    [[nodiscard]] Entry entry(const PickleValue& value, const Position& position);
    [[nodiscard]] Entry entryWithin(const PickleValue& value, const Position& position);
    [[nodiscard]] Entry called(const PickleValue& value, const Position& position);
    [[nodiscard]] Entry tensorOf(const TorchCall& call, const Position& position);
    [[nodiscard]] Entry leaf(const StoredTensor& tensor, const Position& position);
    void noteStretch(const StoredTensor& tensor, const Position& position);
    [[nodiscard]] Entry leafOf(std::shared_ptr<LeafSource> source, const StoredTensor& tensor, const Position& position);
    [[nodiscard]] Entry numpyEntry(const PickledArray& array, const Position& position);
    [[nodiscard]] Entry objectsOf(const Items& objects, const Shape& shape, std::size_t dim, const Position& position);
    [[nodiscard]] Entry stackedLeaf(const std::vector<StoredTensor>& parts, const Position& position);
    [[nodiscard]] Entry sparse(const TorchCall& call, const Position& position);
    [[nodiscard]] Entry quantized(const TorchCall& call, const Position& position);
    [[nodiscard]] NonTensor value(const PickleValue& value, const Position& position);

    [[nodiscard]] TensorDict levelOf(const Items& items, const Position& position);
    [[nodiscard]] TensorDict numbered(const Items& items, const Position& position);
    [[nodiscard]] Entry known(Entry entry, const Position& position);
    [[nodiscard]] Entry object(const PickleValue& value, const PickleValue::Call& call, const Position& position);

    // ---- classes of tensordict --------------------------------------------------------------------
    /// Returns a state dict of a tensordict, whose keys are joined by dots; empty for any other ordered dict.
    [[nodiscard]] std::optional<Entry> stateDict(const PickleValue::Call& call, const Position& position);
    [[nodiscard]] std::optional<Entry> ofTensorDict(const std::string& name, const PickleValue& state, const Position& position);
    [[nodiscard]] Entry tensorDict(const PickleValue& entries, const PickleValue& state, const Position& position);
    [[nodiscard]] TensorDict locked(const PickleValue& state, const std::function<TensorDict()>& make);
    [[nodiscard]] Entry lazyStack(const PickleValue& members, const PickleValue& state, const Position& position);
    [[nodiscard]] Entry stackOf(const Items& items, int64_t dim, DimName name, const Position& position);
    [[nodiscard]] Entry tensorclass(const std::string& name, const PickleValue& content, const PickleValue& state,
                                    const Position& position);
    [[nodiscard]] Entry consolidated(const TorchCall& call, const Position& position);
    [[nodiscard]] Entry consolidatedLevel(const PickleValue& metadata, const StoredTensor& bytes, const Position& position);

    // ---- verl ---------------------------------------------------------------------------------------
    /// True for an object of verl's class DataProto, with the state that its __getstate__ returns.
    [[nodiscard]] static bool isDataProto(const PickleValue::Call& call);
    [[nodiscard]] Entry dataProto(const PickleValue::Call& call, const Position& position);
    [[nodiscard]] Entry savedBatch(std::string_view archive, const Position& position);
    [[nodiscard]] Entry serializedBatch(const Items& parts, const Position& position);
    [[nodiscard]] Entry serializedTensor(const PickleValue& value, const Position& position);
    [[nodiscard]] StoredTensor serializedPart(const PickleValue& value);
    [[nodiscard]] Entry ofRows(const PickleValue& items, const Position& position);
    [[nodiscard]] Entry column(const PickleValue& value, const Position& position);
    [[nodiscard]] Entry objectColumn(const PickledArray& array, const Position& position);
    [[nodiscard]] PythonValue nestedValue(std::span<const PickleValue* const> objects, const Shape& shape, std::size_t dim);

    [[nodiscard]] bool holdsStructure(const PickleValue& value, int depth);
    /// Returns the entry, or a Broken one with the reason.
    template <typename Make>
    [[nodiscard]] Entry guarded(Make&& make);
    [[nodiscard]] std::optional<at::Device> device(const PickleValue* told, const Position& position);
    void report(const Position& position, Message message, Finding::Severity severity);
    [[nodiscard]] Key keyText(const PickleValue& key) const;

    const TorchRecords& m_records;
    std::string m_file;
    const OpenOptions& m_options;

    struct Stretch {
        int64_t begin, end;
        KeyPath path;
    };
    std::vector<Stretch> m_stretches;  ///< ranges of the file that leaves use
    std::vector<Finding> m_findings;
    std::map<KeyPath, StoredLevel> m_levels;
    std::vector<StoredArchive> m_archives;
    std::vector<const PickleValue*> m_above;  ///< the values that contain the current one
    std::unordered_map<const PickleValue*, bool> m_structures;
    /// A value may be referenced repeatedly, so that a few bytes describe many entries; other entries take some bytes each.
    static constexpr int64_t kLeastMost = 100'000;
    const int64_t m_mostEntries;
    int64_t m_entries = 0;
    bool m_isLocked = false;  ///< by a level above the current one
    bool m_isInner = false;   ///< of an archive in a pickle
    bool m_isPart = false;    ///< some tensor is only the part of one process
};

template <typename Make>
Entry TorchTree::guarded(Make&& make)
{
    try {
        return make();
    } catch (Error& error) {
        if (error.kind() == ErrorKind::Cancelled)
            throw;
        return Broken{error.inFile(m_file), std::nullopt, std::nullopt};
    }
}

/// Throws unless the shape of an entry starts with the batch size of its level, if there is one.
void checkTorchBatch(const Shape& shape, const std::optional<Shape>& batch);

}  // namespace tensordesk
