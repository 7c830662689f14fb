// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/diagnosis/rewrites.h"
#include "model/expression/diagnosis/rules/rules.h"
#include "model/tensordict/tree/visit.h"

#include <algorithm>
#include <set>

namespace tensordesk {

namespace {

bool isConcatenation(std::string_view name)
{
    return name == "cat" || name == "concat" || name == "concatenate" || name == "hstack" || name == "cat_tds";
}

class JoinRule {
public:
    explicit JoinRule(Failure& failure)
        : m_failure(failure), m_joined(failure.tensors()), m_list(failure.argument("tensors", 0)),
          m_isCat(isConcatenation(failure.operation()))
    {
        const Argument* dim = failure.argument("dim", 1);
        m_dim = dim ? dim->integer().value_or(0) : 0;
        m_areTensordicts = std::ranges::all_of(m_joined, [](const Argument* each) { return each->value->as<TensorDict>(); });
    }

    void explain()
    {
        if (m_joined.size() < 2)
            return;
        m_failure.align(Alignment::First);
        sayMissing();
        sayRank();
        saySizes();
        suggestDims();
        if (m_areTensordicts) {
            suggestTensordictStack(
                "lazy_stack",
                {"Keeps the tensordicts as they are: dims of unequal size and keys that are missing in some stay visible."});
            suggestCommonKeys();
            suggestPaddedTensordicts();
        }
        if (m_isCat || differsInLastDim()) {
            suggestOtherDims();
            suggestCommonLength();
            suggestUnequalLengths();
        } else {
            suggestUnequalLengths();
            suggestCommonLength();
            suggestOtherDims();
        }
        if (m_areTensordicts)
            suggestTensordictStack("maybe_dense_stack", {"Stacks the tensordicts lazily if their shapes or keys differ."});
    }

private:
    [[nodiscard]] const Shape& shape(std::size_t i) const { return m_failure.shape(*m_joined[i]); }

    void sayMissing()
    {
        for (const Argument* each : m_joined)
            if (m_failure.operand(*each).isMissing)
                m_failure.explain({"`{}` needs the same keys in all its tensordicts, and {} does not have {}.",
                                   m_failure.operation(), each->text, toPython(m_failure.key())});
    }

    /// Returns the first operand with another number of dims than the first one.
    [[nodiscard]] std::optional<std::size_t> ofOtherRank() const
    {
        for (std::size_t i = 1; i < m_joined.size(); ++i)
            if (shape(i).size() != shape(0).size())
                return i;
        return std::nullopt;
    }

    void sayRank()
    {
        if (const auto other = ofOtherRank())
            m_failure.explain({"`{}` needs tensors with the same number of dims: {} has {}, and {} has {}.", m_failure.operation(),
                               m_joined[0]->text, shape(0).size(), m_joined[*other]->text, shape(*other).size()});
    }

    void saySizes()
    {
        const auto rank = static_cast<int64_t>(shape(0).size());
        const int64_t along = m_dim < 0 ? m_dim + rank : m_dim;
        for (std::size_t i = 1; i < m_joined.size(); ++i)
            for (std::size_t dim = 0; dim < std::min(shape(0).size(), shape(i).size()); ++dim) {
                if (shape(0)[dim] == shape(i)[dim] || (m_isCat && static_cast<int64_t>(dim) == along))
                    continue;
                const Message place = m_failure.key().empty() ? Message("in dim {}", dim)
                                                              : Message("in dim {} of {}", dim, toPython(m_failure.key()));
                if (m_isCat)
                    m_failure.explain({"`{}` along dim {} needs equal sizes in all other dims: {}, {} has {} and {} has {}.",
                                       m_failure.operation(), m_dim, place, m_joined[0]->text, shape(0)[dim], m_joined[i]->text,
                                       shape(i)[dim]});
                else
                    m_failure.explain({"`{}` needs equal shapes: {}, {} has {} and {} has {}.", m_failure.operation(), place,
                                       m_joined[0]->text, shape(0)[dim], m_joined[i]->text, shape(i)[dim]});
                return;
            }
    }

    /// Tensors of one dim less get it: `[4, 5]` beside `[4, 5, 3]`.
    void suggestDims()
    {
        if (!ofOtherRank() || m_areTensordicts)
            return;
        std::size_t longest = 0;
        for (std::size_t i = 0; i < m_joined.size(); ++i)
            longest = std::max(longest, shape(i).size());
        std::vector<Replacement> added;
        std::vector<Replacement> removed;
        std::string changed;
        for (std::size_t i = 0; i < m_joined.size(); ++i) {
            const Argument& each = *m_joined[i];
            if (!m_failure.isWritten(each))
                return;
            if (shape(i).size() + 1 == longest) {
                changed += (changed.empty() ? "" : ", ") + each.text;
                added.push_back({each.part->place, withLastDims(m_failure, each).text});
            } else if (shape(i).size() == longest && m_failure.size(each, -1) == 1) {
                removed.push_back({each.part->place, withoutLastDim(m_failure, each).text});
            }
        }
        if (!added.empty())
            m_failure.suggest(added, {"Adds a last dim of size 1 to {}.", changed});
        if (!removed.empty())
            m_failure.suggest(removed, {"Removes the last dims of size 1."});
    }

    void suggestTensordictStack(const std::string& function, const Message& meaning)
    {
        if (m_list && !m_isCat)
            m_failure.suggest(m_failure.part(), "TensorDict." + function + argumentsOfCall(), meaning);
    }

    /// True if all tensordicts have the same keys, nested ones too: pad_sequence leaves out keys that only some have.
    [[nodiscard]] bool haveSameKeys() const
    {
        const auto pathsIn = [](const Argument* each) {
            std::set<KeyPath> paths;
            visitBelow(*each->value->as<TensorDict>(), StackWalk::Whole, [&](const KeyPath& path, const Entry&) {
                paths.insert(path);
                return Walk::Advance;
            });
            return paths;
        };
        const std::set<KeyPath> first = pathsIn(m_joined[0]);
        return std::ranges::all_of(m_joined, [&](const Argument* each) { return pathsIn(each) == first; });
    }

    /// Tensordicts that differ in their first batch dim: padded to the longest.
    void suggestPaddedTensordicts()
    {
        const bool isBatch = !shape(0).empty() && m_failure.operand(*m_joined[0]).batchDims > 0;  // unreadable keys have no shape
        const auto isAsLong = [&](const Argument* each) { return m_failure.shape(*each)[0] == shape(0)[0]; };
        if (m_list && !m_isCat && m_dim == 0 && isBatch && !ofOtherRank() && !std::ranges::all_of(m_joined, isAsLong)
            && haveSameKeys())
            m_failure.suggest(m_failure.part(), "pad_sequence(" + m_list->text + ")",
                              {"Pads the shorter ones with zeros to the length of the longest."});
    }

    [[nodiscard]] std::string argumentsOfCall() const
    {
        const auto* call = m_failure.part().as<CallNode>();
        const Place place = m_failure.part().place;
        return std::string(m_failure.source().substr(call->callee->place.end, place.end - call->callee->place.end));
    }

    void suggestCommonKeys()
    {
        const bool isMissing = std::ranges::any_of(m_joined,
                                                   [&](const Argument* each) { return m_failure.operand(*each).isMissing; });
        if (!isMissing && m_failure.error().kind() != ErrorKind::KeyError)
            return;
        std::vector<Key> common = m_joined[0]->value->as<TensorDict>()->keys();
        for (const Argument* each : m_joined)
            std::erase_if(common, [&](const Key& key) { return !each->value->as<TensorDict>()->contains({key}); });
        std::string keys;
        for (const Key& key : common)
            keys += (keys.empty() ? "" : ", ") + m_failure.literal(key);
        const auto lacksNone = [&](const Argument& each) { return each.value->as<TensorDict>()->keys().size() == common.size(); };
        if (!common.empty())
            suggestForEach(lacksNone, [&](const Argument*) { return ".select(" + keys + ")"; },
                           {"Leaves out keys that some of them lack."});
    }

    /// Suggests to append `suffix(item)` to the items that `isRight` does not hold for. Where the list is computed, to all of them,
    /// `[t[:4] for t in tds]`, with `suffix(nullptr)`.
    template <typename IsRight, typename Suffix>
    void suggestForEach(const IsRight& isRight, const Suffix& suffix, const Message& meaning)
    {
        if (!std::ranges::all_of(m_joined, [&](const Argument* each) { return m_failure.isWritten(*each); })) {
            if (m_list)
                m_failure.suggest(*m_list, "[t" + suffix(nullptr) + " for t in " + m_list->text + "]", meaning);
            return;
        }
        std::vector<Replacement> changed;
        for (const Argument* each : m_joined)
            if (!isRight(*each))
                changed.push_back({each->part->place, m_failure.object(*each) + suffix(each)});
        if (!changed.empty())
            m_failure.suggest(std::move(changed), meaning);
    }

    /// True for features of unequal number; sequences of unequal length differ in another dim.
    [[nodiscard]] bool differsInLastDim() const
    {
        const auto sameLast = [&](std::size_t i) {
            return shape(i).empty() || shape(0).empty() || shape(i).back() == shape(0).back();
        };
        for (std::size_t i = 1; i < m_joined.size(); ++i)
            if (!sameLast(i))
                return shape(0).size() > 1;
        return false;
    }

    /// Along the one dim in which they differ.
    void suggestOtherDims()
    {
        if (ofOtherRank())
            return;
        std::set<std::size_t> differing;
        for (std::size_t i = 1; i < m_joined.size(); ++i)
            for (std::size_t dim = 0; dim < shape(0).size(); ++dim)
                if (shape(i)[dim] != shape(0)[dim])
                    differing.insert(dim);
        if (differing.size() != 1)
            return;
        const std::size_t dim = *differing.begin();
        const Message meaning("Joins them along dim {}, the one in which they differ.", dim);
        if (!m_isCat) {
            if (m_list && m_list->part->as<ListNode>() && !m_areTensordicts)
                m_failure.suggest(m_failure.part(), "torch.cat(" + m_list->text + ", " + std::to_string(dim) + ")", meaning);
            return;
        }
        const auto* call = m_failure.part().as<CallNode>();
        const Argument* given = m_failure.argument("dim", 1);
        const std::string text = std::to_string(
            dim + 1 == shape(0).size() && dim > 0 && !m_areTensordicts ? -1 : static_cast<int64_t>(dim));
        if (given)
            m_failure.suggest(*given, text, meaning);
        else if (call && m_failure.operation() != "hstack")
            m_failure.suggestArgument(*call, m_failure.part().place.end, "dim=" + text, meaning);
    }

    /// All are cut to the shortest, where they differ in the length of one batch dim.
    void suggestCommonLength()
    {
        const bool isWritten = m_list && m_list->part->as<ListNode>();
        if (ofOtherRank() || (isWritten && m_joined.size() > 4))
            return;
        std::set<std::size_t> differing;
        std::vector<int64_t> shortest = shape(0);
        for (std::size_t i = 0; i < m_joined.size(); ++i)
            for (std::size_t dim = 0; dim < shape(0).size(); ++dim) {
                if (shape(i)[dim] != shape(0)[dim])
                    differing.insert(dim);
                shortest[dim] = std::min(shortest[dim], shape(i)[dim]);
            }
        const auto along = static_cast<std::size_t>(m_dim < 0 ? m_dim + static_cast<int64_t>(shape(0).size()) : m_dim);
        if (m_isCat)
            differing.erase(along);
        if (differing.size() != 1)
            return;
        const std::size_t dim = *differing.begin();
        const std::size_t batch = m_failure.operand(*m_joined[0]).batchDims;
        if (shortest[dim] < 1 || (batch > 0 && dim >= batch))
            return;
        suggestForEach([&](const Argument& each) { return m_failure.shape(each)[dim] == shortest[dim]; },
                       [&](const Argument* each) {
                           const bool isOneLess = each && m_failure.shape(*each)[dim] == shortest[dim] + 1;
                           return indexAlong(dim, shape(0).size(), ":" + (isOneLess ? "-1" : std::to_string(shortest[dim])));
                       },
                       {"Cuts all to {}, the shortest length along dim {}.", shortest[dim], dim});
    }

    /// Sequences of several lengths: padded to the longest.
    void suggestUnequalLengths()
    {
        if (m_areTensordicts || m_isCat || !m_list || ofOtherRank() || !m_list->part->as<ListNode>())
            return;
        m_failure.suggest(m_failure.part(), "torch.nn.utils.rnn.pad_sequence(" + m_list->text + ", batch_first=True)",
                          {"Pads the shorter ones with zeros to the length of the longest."});
    }

    Failure& m_failure;
    std::vector<const Argument*> m_joined;
    const Argument* m_list;
    bool m_isCat;
    int64_t m_dim = 0;
    bool m_areTensordicts = false;
};

}  // namespace

void explainJoin(Failure& failure)
{
    JoinRule(failure).explain();
}

}  // namespace tensordesk
