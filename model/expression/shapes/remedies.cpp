// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/shapes/remedies.h"

#include <algorithm>

namespace tensordesk {
namespace {

class RemedySearch {
public:
    RemedySearch(const Diagnosis& diagnosis, std::string_view source) : m_diagnosis(diagnosis), m_source(source) { }

    std::vector<std::string> forPart(const Expression& part)
    {
        if (const auto* binary = part.as<BinaryNode>())
            alignRanks(*binary->left, *binary->right, std::string(" ") + symbol(binary->op) + " ");
        else if (const auto* subscript = part.as<SubscriptNode>())
            mendIndex(*subscript);
        else if (const auto* call = part.as<CallNode>())
            mendCall(*call);
        return std::move(m_found);
    }

private:
    [[nodiscard]] std::string text(const Expression& part) const
    {
        return std::string(m_source.substr(part.place.begin, part.place.end - part.place.begin));
    }

    /// What a method can be called on.
    [[nodiscard]] std::string operand(const Expression& part) const
    {
        const bool isWhole = part.as<NameNode>() || part.as<SubscriptNode>() || part.as<CallNode>() || part.as<AttributeNode>();
        return isWhole ? text(part) : "(" + text(part) + ")";
    }

    /// A leaf of the batch alone beside one with event dims: dims of size 1 behind it make them fit.
    void alignRanks(const Expression& left, const Expression& right, const std::string& symbol)
    {
        if (m_diagnosis.operands.size() != 2)
            return;
        const std::size_t a = m_diagnosis.operands[0].shape.size(), b = m_diagnosis.operands[1].shape.size();
        std::string ones;
        for (std::size_t missing = a > b ? a - b : b - a; missing > 0; --missing)
            ones += ".unsqueeze(-1)";
        if (a > b)
            m_found.push_back(operand(left) + symbol + operand(right) + ones);
        else if (b > a)
            m_found.push_back(operand(left) + ones + symbol + operand(right));
    }

    void mendIndex(const SubscriptNode& subscript)
    {
        const auto replace = [&](const Expression& item, const std::string& by) {
            std::string index = text(*subscript.index);
            index.replace(item.place.begin - subscript.index->place.begin, item.place.end - item.place.begin, by);
            m_found.push_back(text(*subscript.object) + "[" + index + "]");
        };
        const auto mend = [&](const Expression& item) {
            const auto* literal = item.as<LiteralNode>();
            if (const auto* number = literal ? literal->value.as<int64_t>() : nullptr; number && *number > 0)
                replace(item, "-1");
            else if (const auto* key = literal ? literal->value.as<std::string>() : nullptr)
                if (const std::string near = nearestOf(*key); !near.empty())
                    replace(item, stringLiteral(near));
        };
        if (const auto* tuple = subscript.index->as<TupleNode>()) {
            for (const Expression& item : tuple->items)
                mend(item);
            if (tuple->items.size() > 1) {  // one index too many
                const Expression& last = tuple->items[tuple->items.size() - 2];
                m_found.push_back(
                    text(*subscript.object) + "["
                    + std::string(m_source.substr(subscript.index->place.begin, last.place.end - subscript.index->place.begin))
                    + "]");
            }
        } else {
            mend(*subscript.index);
        }
    }

    /// The key of the level that a mistyped one is nearest to.
    [[nodiscard]] std::string nearestOf(const std::string& key) const { return nearestKey(key, m_diagnosis.error.candidates()); }

    void mendCall(const CallNode& call)
    {
        const auto* method = call.callee->as<AttributeNode>();
        if (!method)
            return;
        const std::string object = text(*method->object);
        const std::string arguments(m_source.substr(call.callee->place.end, endOf(call) - call.callee->place.end));
        const auto called = [&](const std::string& name) { m_found.push_back(name + arguments); };
        const std::string& name = method->name;
        if (name == "view") {
            called(object + ".reshape");
        } else if (name == "stack") {
            called("TensorDict.maybe_dense_stack");
            called("TensorDict.lazy_stack");
        } else if (name == "cat" || name == "concat" || name == "concatenate") {
            joinAlongOtherDims(call);
        }
        if (name == "view" || name == "reshape")
            inferOneSize(call, object, name);
        for (const Expression& argument : call.arguments)
            mendKey(call, argument);
    }

    /// Tensordicts that differ in one dim fit along that one.
    void joinAlongOtherDims(const CallNode& call)
    {
        const Expression* dim = call.arguments.size() > 1 ? &call.arguments[1] : nullptr;
        for (const KeywordArgument& keyword : call.keywords)
            if (keyword.name == "dim")
                dim = &keyword.value;
        const std::size_t begin = call.callee->place.begin;
        const std::string whole(m_source.substr(begin, endOf(call) - begin));
        const std::size_t rank = m_diagnosis.operands.empty() ? 0 : m_diagnosis.operands.front().shape.size();
        for (std::size_t other = 0; other < rank; ++other) {
            std::string text = whole;
            if (dim)
                text.replace(dim->place.begin - begin, dim->place.end - dim->place.begin, std::to_string(other));
            else
                text.insert(text.size() - 1, ", " + std::to_string(other));
            m_found.push_back(std::move(text));
        }
    }

    /// Where the call ends in the source: behind its bracket.
    [[nodiscard]] std::size_t endOf(const CallNode& call) const
    {
        int depth = 0;
        for (std::size_t at = call.callee->place.end; at < m_source.size(); ++at) {
            depth += m_source[at] == '(' ? 1 : m_source[at] == ')' ? -1 : 0;
            if (depth == 0 && m_source[at] == ')')
                return at + 1;
        }
        return m_source.size();
    }

    /// One of the sizes left to be worked out, first the last.
    void inferOneSize(const CallNode& call, const std::string& object, const std::string& name)
    {
        const std::vector<Expression>* sizes = &call.arguments;
        if (sizes->size() == 1) {
            const auto* list = sizes->front().as<ListNode>();
            const auto* tuple = sizes->front().as<TupleNode>();
            sizes = list ? &list->items : tuple ? &tuple->items : sizes;
        }
        const auto isInferred = [&](const Expression& size) { return text(size) == "-1"; };
        if (std::any_of(sizes->begin(), sizes->end(), isInferred) && sizes->size() > 1) {
            m_found.push_back(object + "." + name + "(-1)");
            return;
        }
        for (std::size_t inferred = sizes->size(); inferred-- > 0;) {
            std::string list;
            for (std::size_t i = 0; i < sizes->size(); ++i)
                list += (i == 0 ? "" : ", ") + (i == inferred ? std::string("-1") : text((*sizes)[i]));
            m_found.push_back(object + "." + name + "(" + list + ")");
        }
    }

    void mendKey(const CallNode& call, const Expression& argument)
    {
        const auto* literal = argument.as<LiteralNode>();
        const auto* key = literal ? literal->value.as<std::string>() : nullptr;
        if (!key || m_diagnosis.error.kind() != ErrorKind::KeyError)
            return;
        if (const std::string near = nearestOf(*key); !near.empty()) {
            std::string whole(m_source.substr(call.callee->place.begin, endOf(call) - call.callee->place.begin));
            whole.replace(argument.place.begin - call.callee->place.begin, argument.place.end - argument.place.begin,
                          stringLiteral(near));
            m_found.push_back(std::move(whole));
        }
    }

    const Diagnosis& m_diagnosis;
    std::string_view m_source;
    std::vector<std::string> m_found;
};

}  // namespace

std::vector<std::string> remediesFor(const Expression& part, const Diagnosis& diagnosis, std::string_view source)
{
    return RemedySearch(diagnosis, source).forPart(part);
}

}  // namespace tensordesk
