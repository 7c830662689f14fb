// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/shapes/broadcasts.h"

#include "model/expression/evaluation/evaluator.h"
#include "model/operations/keys/keypaths.h"
#include "model/tensordict/tree/visit.h"

#include <algorithm>
#include <memory>
#include <numeric>
#include <optional>

namespace tensordesk {
namespace {

/// Returns the broadcast shape; empty if the shapes do not broadcast.
std::optional<Shape> broadcastOf(const std::vector<Shape>& shapes)
{
    try {
        return std::accumulate(shapes.begin(), shapes.end(), Shape(),
                               [](const Shape& a, const Shape& b) { return broadcastShape(a, b); });
    } catch (const Error&) {
        return std::nullopt;
    }
}

std::optional<Shape> shapeAt(const Value& value, const KeyPath& key)
{
    const auto* tensor = value.as<Leaf>();
    const auto leaf = tensor ? std::optional(*tensor) : leafAt(*value.as<TensorDict>(), key);
    return leaf ? std::optional(leaf->shape()) : std::nullopt;
}

class BroadcastSearch {
public:
    BroadcastSearch(std::string_view source, const Scope& shapes, Progress& progress)
        : m_session(std::make_shared<Session>(source, shapes, progress))
    {
    }

    std::vector<GrowingBroadcast> run() &&
    {
        look(std::get<ExpressionStatement>(m_session->statements().front().statement).expression);
        return std::move(m_found);
    }

private:
    void look(const Expression& whole)
    {
        if (whole.as<ComprehensionNode>() || whole.as<LambdaNode>())
            return;  // nested parts use names that only they define
        if (const auto* with = whole.as<WithNode>()) {
            for (const WithItem& item : with->items)
                look(item.context);
            return;
        }
        forEachPart(whole, [&](const Expression& part) { look(part); });
        const auto* binary = whole.as<BinaryNode>();
        const bool combines = binary ? binary->op != BinaryOperator::MatMul : whole.as<ComparisonNode>() || whole.as<CallNode>();
        if (combines)
            check(whole);
    }

    /// Empty if it has no value, such as the function of a call.
    [[nodiscard]] std::optional<Value> valueOf(const Expression& part) const
    {
        try {
            return guardingTorch([&] { return Evaluator(m_session).evaluate(part); });
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled)
                throw;
            return std::nullopt;
        }
    }

    void check(const Expression& operation)
    {
        std::vector<Value> operands;
        const auto add = [&](const Expression& part) {
            const auto value = valueOf(part);
            if (value && (value->as<Leaf>() || value->as<TensorDict>()))
                operands.push_back(*value);
        };
        forEachPart(operation, [&](const Expression& part) {
            const auto* method = operation.as<CallNode>() ? part.as<AttributeNode>() : nullptr;
            add(method ? *method->object : part);
        });
        const auto result = operands.size() < 2 ? std::nullopt : valueOf(operation);
        if (!result)
            return;
        std::optional<KeyPath> where;
        const auto look = [&](const KeyPath& key, const Shape& shape) {
            std::vector<Shape> shapes;
            for (const Value& operand : operands)
                if (const auto own = shapeAt(operand, key))
                    shapes.push_back(*own);
            const bool grows = shapes.size() == operands.size() && std::ranges::find(shapes, shape) == shapes.end()
                            && broadcastOf(shapes) == shape;
            if (grows)
                m_found.push_back(
                    {std::string(m_session->source().substr(operation.place.begin, operation.place.end - operation.place.begin)),
                     operation.place, key, shapes, shape});
            return grows ? Walk::Stop : Walk::Advance;
        };
        if (const auto* leaf = result->as<Leaf>())
            look({}, leaf->shape());
        else if (const auto* td = result->as<TensorDict>())
            visitBelow(*td, StackWalk::Whole, [&](const KeyPath& path, const Entry& entry) {
                const auto* leaf = std::get_if<Leaf>(&entry);
                return leaf ? look(path, leaf->shape()) : Walk::Advance;
            });
    }

    std::shared_ptr<Session> m_session;
    Session::ActiveScope m_acting{*m_session};
    std::vector<GrowingBroadcast> m_found;
};

}  // namespace

Message toMessage(const GrowingBroadcast& broadcast)
{
    std::string shapes;
    for (const Shape& shape : broadcast.shapes)
        shapes += (shapes.empty() ? "" : ", ") + toString(shape);
    return broadcast.key.empty() ? Message("{} makes {} of {}, larger than each of them: unrelated elements are combined",
                                           broadcast.part, toString(broadcast.result), shapes)
                                 : Message("{} makes {} of {} at {}, larger than each of them: unrelated elements are combined",
                                           broadcast.part, toString(broadcast.result), shapes, toPython(broadcast.key));
}

std::vector<GrowingBroadcast> growingBroadcasts(std::string_view expression, const Scope& shapes, Progress& progress)
{
    try {
        return BroadcastSearch(expression, shapes, progress).run();
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled)
            throw;
        return {};  // it does not even parse
    }
}

}  // namespace tensordesk
