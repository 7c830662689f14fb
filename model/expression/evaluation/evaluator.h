// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/calls/registry.h"
#include "model/expression/calls/schemas.h"
#include "model/expression/statements/session.h"
#include "model/expression/statements/target.h"
#include "model/expression/syntax/syntax.h"

#include <memory>
#include <string_view>

namespace tensordesk {

class DictBuilder;
struct Context;

/// Computes the value of syntax trees. Tensors stay unread until an operator needs their elements.
/// For one thread.
class Evaluator {
public:
    /// Local names, innermost last.
    using Variables = std::vector<std::pair<std::string, Target>>;

    explicit Evaluator(std::shared_ptr<Session> session, Variables variables = {})
        : m_session(std::move(session)), m_variables(std::move(variables))
    {
    }

    /// Throws Error; those about a name show its place.
    [[nodiscard]] Value evaluate(const Expression& expression) { return locate(expression).value; }
    /// What evaluate() gives, with what part of td it is.
    [[nodiscard]] Target locate(const Expression& expression);
    /// Evaluates it for what its in-place methods do.
    void run(const Expression& expression);

    /// Enters what a `with` names. TypeError for what is no scope.
    [[nodiscard]] Context enter(const Expression& expression);

    void setVariable(const std::string& name, Target target);
    /// Null if there is none of this name.
    [[nodiscard]] const Target* variable(std::string_view name) const;
    void eraseVariable(std::string_view name);

    [[noreturn]] void fail(ErrorKind kind, const Message& message, Place place) const;
    /// NameError for a name that stands for nothing; suggests the nearest.
    [[noreturn]] void failName(const std::string& name, Place place) const;

private:
    Target of(const LiteralNode& node, Place place);
    Target of(const NameNode& node, Place place);
    Target of(const ListNode& node, Place place);
    Target of(const TupleNode& node, Place place);
    Target of(const DictNode& node, Place place);
    Target of(const SliceNode& node, Place place);
    Target of(const AttributeNode& node, Place place);
    Target of(const SubscriptNode& node, Place place);
    Target of(const CallNode& node, Place place);
    Target of(const StarredNode& node, Place place);
    Target of(const UnaryNode& node, Place place);
    Target of(const BinaryNode& node, Place place);
    Target of(const ComparisonNode& node, Place place);
    Target of(const BooleanNode& node, Place place);
    Target of(const ConditionalNode& node, Place place);
    Target of(const ComprehensionNode& node, Place place);
    Target of(const LambdaNode& node, Place place);
    Target of(const WithNode& node, Place place);

    /// The arguments of one call.
    struct Given {
        std::vector<Value> positional;
        Keywords keywords;
        std::optional<Target> out = {};  ///< what the keyword `out` is part of
    };
    /// Those behind the first `skipped` positional ones.
    Given given(const CallNode& node, std::size_t skipped = 0);
    std::vector<Value> items(const std::vector<Expression>& expressions);
    /// An argument of a call: a function stands for itself there.
    Value argument(const Expression& expression);
    Value functionNamed(const Expression& expression) const;

    Target call(const CallNode& node, bool isDiscarded);
    Value callFunction(const Operation& operation, Given given) const;
    /// A call of what `callee` gives: a function, a module.
    Value callValue(const Value& callable, const Expression& callee, Given given) const;
    /// A function that can change its first argument as the method of its name does: pad(td, …, inplace=True).
    Target callAsMethod(const Operation& operation, const CallNode& node, bool isDiscarded);
    Value callTorch(const std::string& name, const AttributeNode& callee, Given given) const;
    /// Takes the keyword `out` from the arguments of a function that writes its result where it says.
    static std::optional<Target> takeOutput(Given& given, bool writesOutput);
    Value written(std::optional<Target> output, Value result) const;
    Target callMethodOf(Target self, const AttributeNode& access, const CallNode& node, bool isDiscarded);
    Target callMethod(const Operation& operation, Target self, Given given, bool isDiscarded) const;
    /// A method by its schema.
    Target callOperator(const std::string& name, Target self, Given given, bool isDiscarded) const;
    /// A method of a tensordict, of an object that is no tensor.
    Value callCarried(const NonTensorObject& object, const AttributeNode& access, const Given& given) const;
    /// What an in-place method is about to change: a copy gathered by an index is made one's own.
    Target changeable(Target self, Place place, bool isDiscarded) const;

    void collect(const ComprehensionNode& node, std::size_t clause, Value::List& list, DictBuilder& dict);
    void bind(const Expression& target, const Value& value);

    Target attribute(Target object, const AttributeNode& node) const;
    /// The name by which LibTorch knows what `torch.f`, `torch.linalg.f` or their like name; nothing for any other
    /// expression.
    std::optional<std::string> torchName(const AttributeNode& node) const;
    Value torchAttribute(const std::string& name, const AttributeNode& node) const;
    /// True if `expression` is a class with the functions of `TensorDict`.
    bool isTensorDictClass(const Expression& expression) const;
    /// What is wrong with an attribute of torch, or of a module in it, that there is not.
    [[noreturn]] void failTorchAttribute(const std::string& name, const AttributeNode& node) const;
    /// What is wrong with an attribute of `TensorDict` that is not called.
    [[noreturn]] void failClassAttribute(const AttributeNode& node) const;
    /// By the strict rules tensordicts lack what `node` names.
    [[noreturn]] void failStrictly(const AttributeNode& node) const;
    [[noreturn]] void failAttribute(const Message& of, const AttributeNode& node, std::vector<std::string> known) const;
    /// True if `expression` is a name of the language, such as `torch`, that no variable hides.
    bool isLanguageName(const Expression& expression, std::string_view name) const;

    std::shared_ptr<Session> m_session;
    Variables m_variables;
};

}  // namespace tensordesk
