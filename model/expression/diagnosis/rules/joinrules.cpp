// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/diagnosis/rewrites.h"
#include "model/expression/diagnosis/rules/rules.h"

#include <algorithm>

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
        if (m_areTensordicts)
            suggestTensordictStacks();
        if (m_isCat || differsInLastDim()) {
            suggestOtherDims();
            suggestCommonLength();
            suggestUnequalLengths();
        } else {
            suggestUnequalLengths();
            suggestCommonLength();
            suggestOtherDims();
        }
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
                if (m_isCat)
                    m_failure.explain({"`{}` along dim {} needs equal sizes in all other dims: in dim {}, {} has {} and {} has {}.",
                                       m_failure.operation(), m_dim, dim, m_joined[0]->text, shape(0)[dim], m_joined[i]->text,
                                       shape(i)[dim]});
                else
                    m_failure.explain({"`{}` needs equal shapes: in dim {}, {} has {} and {} has {}.", m_failure.operation(), dim,
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

    void suggestTensordictStacks()
    {
        if (!m_list)
            return;
        if (m_isCat)
            return suggestCommonKeys();
        const std::string arguments = argumentsOfCall();
        m_failure.suggest(
            m_failure.part(), "TensorDict.lazy_stack" + arguments,
            {"Keeps the tensordicts as they are: dims of unequal size and keys that are missing in some stay visible."});
        m_failure.suggest(m_failure.part(), "TensorDict.maybe_dense_stack" + arguments,
                          {"Stacks the tensordicts lazily if their shapes or keys differ."});
        suggestCommonKeys();
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
        for (const Argument* each : m_joined) {
            if (!m_failure.isWritten(*each))
                return;
            std::erase_if(common, [&](const Key& key) { return !each->value->as<TensorDict>()->contains({key}); });
        }
        std::string keys;
        for (const Key& key : common)
            keys += (keys.empty() ? "" : ", ") + m_failure.literal(key);
        std::vector<Replacement> selected;
        for (const Argument* each : m_joined)
            if (each->value->as<TensorDict>()->keys().size() != common.size())
                selected.push_back({each->part->place, m_failure.object(*each) + ".select(" + keys + ")"});
        if (!common.empty() && !selected.empty())
            m_failure.suggest(std::move(selected), {"Leaves out the keys that some of them do not have."});
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
        if (ofOtherRank() || m_joined.size() > 4)
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
        std::vector<Replacement> cut;
        for (std::size_t i = 0; i < m_joined.size(); ++i) {
            const Argument& each = *m_joined[i];
            if (!m_failure.isWritten(each))
                return;
            if (shape(i)[dim] != shortest[dim])
                cut.push_back({each.part->place, shortened(m_failure, each, dim, shortest[dim]).text});
        }
        m_failure.suggest(std::move(cut), {"Cuts all to {}, the shortest length along dim {}.", shortest[dim], dim});
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
