// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/storage.h"
#include "model/storage/torchsave/torchrecords.h"
#include "model/storage/torchsave/torchtensors.h"
#include "model/tensordict/tree/entrytable.h"

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace tensordesk {

/// Makes a tensordict of what a file of torch.save holds. What it says to call is not called: known functions of torch,
/// tensordict, numpy and the standard library are understood, and any other object is a level of its fields, or a value of
/// which nothing but the class is shown. What cannot be shown is a broken entry.
///
/// A dict is a level of batch size [], a list that holds tensors or dicts a level with the keys "0", "1", …; a single
/// tensor at the root has the key "tensor", and a single value "data".
class TorchTree {
public:
    /// `bytes`: the size of the pickle. Both records and the pickle's values have to outlive it.
    TorchTree(const TorchRecords& records, std::string file, const OpenOptions& options, std::size_t bytes)
        : m_records(records), m_file(std::move(file)), m_options(options), m_mostEntries(kLeastMost + static_cast<int64_t>(bytes))
    {
    }

    /// Throws if the whole is broken.
    [[nodiscard]] TensorDict root(const PickleValue& object);
    /// What the file holds as an entry of a larger tree.
    [[nodiscard]] Entry content(const PickleValue& object, const KeyPath& path = {}) { return entry(object, {path, std::nullopt}); }
    /// What is odd; to be asked after root() or content().
    [[nodiscard]] std::vector<Finding> findings();
    /// The kinds of the levels that are not dicts or objects of unknown classes. Call it once, after the tree is made.
    [[nodiscard]] std::map<KeyPath, StoredLevel> levels() { return std::move(m_levels); }

private:
    using Items = PickleValue::Items;
    /// Where an entry stands.
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
    /// A state dict of a tensordict, whose keys are joined by dots; nothing for any other ordered dict.
    [[nodiscard]] std::optional<Entry> stateDict(const PickleValue::Call& call, const Position& position);
    [[nodiscard]] std::optional<Entry> ofTensorDict(const std::string& name, const PickleValue& state, const Position& position);
    [[nodiscard]] Entry tensorDict(const PickleValue& entries, const PickleValue& state, const Position& position);
    [[nodiscard]] TensorDict locked(const PickleValue& state, const std::function<TensorDict()>& make);
    [[nodiscard]] Entry lazyStack(const PickleValue& members, const PickleValue& state, const Position& position);
    [[nodiscard]] Entry tensorclass(const std::string& name, const PickleValue& content, const PickleValue& state,
                                    const Position& position);
    [[nodiscard]] Entry consolidated(const TorchCall& call, const Position& position);
    [[nodiscard]] Entry consolidatedLevel(const PickleValue& metadata, const StoredTensor& bytes, const Position& position);

    [[nodiscard]] bool holdsStructure(const PickleValue& value, int depth);
    /// An entry, or why it cannot be shown.
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
    std::vector<Stretch> m_stretches;  ///< of the file that leaves take
    std::vector<Finding> m_findings;
    std::map<KeyPath, StoredLevel> m_levels;
    std::vector<const PickleValue*> m_above;  ///< the values that the current one lies in
    std::unordered_map<const PickleValue*, bool> m_structures;
    /// A value may be named again and again, so that a few bytes stand for many entries; others take some bytes each.
    static constexpr int64_t kLeastMost = 100'000;
    const int64_t m_mostEntries;
    int64_t m_entries = 0;
    bool m_isLocked = false;  ///< by a level above the one that is made
    bool m_isPart = false;    ///< some tensor is but what one process had of it
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

/// Throws unless the shape of an entry starts with the batch size of the level above, where there is one.
void checkTorchBatch(const Shape& shape, const std::optional<Shape>& batch);

}  // namespace tensordesk
