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

/// Computes the value of syntax trees. Tensors are not read before an operator needs their elements. For one thread.
class Evaluator {
public:
    /// Local names, innermost last.
    using Variables = std::vector<std::pair<std::string, Target>>;

    explicit Evaluator(std::shared_ptr<Session> session, Variables variables = {})
        : m_session(std::move(session)), m_variables(std::move(variables))
    {
    }

    /// Returns the value of an expression. Throws Error; an error about a name shows its place.
    [[nodiscard]] Value evaluate(const Expression& expression) { return locate(expression).value; }
    /// Returns the value with the part of td that it is.
    [[nodiscard]] Target locate(const Expression& expression);
    /// Evaluates an expression for the effect of its in-place methods.
    void run(const Expression& expression);

    /// Enters the scope of a `with` statement. Throws TypeError if the value is not a scope.
    [[nodiscard]] Context enter(const Expression& expression);

    void setVariable(const std::string& name, Target target);
    /// Returns a variable; null if there is none of this name.
    [[nodiscard]] const Target* variable(std::string_view name) const;
    void eraseVariable(std::string_view name);

    [[noreturn]] void fail(ErrorKind kind, const Message& message, Place place) const;
    /// Throws NameError for an undefined name, with the most similar name.
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
    struct CallArguments {
        std::vector<Value> positional;
        Keywords keywords;
        std::optional<Target> out = {};  ///< the part of td for the keyword `out`
    };
    /// Evaluates the call's arguments, except the first `skipped` positional ones.
    CallArguments evaluateArguments(const CallNode& node, std::size_t skipped = 0);
    std::vector<Value> items(const std::vector<Expression>& expressions);
    /// Evaluates an argument of a call, which may be a function.
    Value argument(const Expression& expression);
    Value functionNamed(const Expression& expression) const;

    Target call(const CallNode& node, bool isDiscarded);
    Value callFunction(const Operation& operation, CallArguments given) const;
    /// Calls the value of `callee`: a function or a module.
    Value callValue(const Value& callable, const Expression& callee, CallArguments given) const;
    /// Calls a function that can change its first argument like the method of its name: pad(td, …, inplace=True).
    Target callAsMethod(const Operation& operation, const CallNode& node, bool isDiscarded);
    Value callTorch(const std::string& name, const AttributeNode& callee, CallArguments given) const;
    /// Removes the keyword `out` from the arguments of a function that supports it.
    static std::optional<Target> takeOutput(CallArguments& given, bool writesOutput);
    Value written(std::optional<Target> output, Value result) const;
    Target callMethodOf(Target self, const AttributeNode& access, const CallNode& node, bool isDiscarded);
    Target callMethod(const Operation& operation, Target self, CallArguments given, bool isDiscarded) const;
    /// Calls a method by its schema.
    Target callOperator(const std::string& name, Target self, CallArguments given, bool isDiscarded) const;
    /// Calls a method of a tensordict on a non-tensor object.
    Value callCarried(const NonTensorObject& object, const AttributeNode& access, const CallArguments& given) const;
    /// Prepares the object of an in-place method: a copy gathered by an index becomes independent.
    Target changeable(Target self, Place place, bool isDiscarded) const;

    void collect(const ComprehensionNode& node, std::size_t clause, Value::List& list, DictBuilder& dict);
    void bind(const Expression& target, const Value& value);

    Target attribute(Target object, const AttributeNode& node) const;
    /// Returns LibTorch's name of `torch.f`, `torch.linalg.f` etc.; empty for any other expression.
    std::optional<std::string> torchName(const AttributeNode& node) const;
    Value torchAttribute(const std::string& name, const AttributeNode& node) const;
    /// True if `expression` is a class with the functions of `TensorDict`.
    bool isTensorDictClass(const Expression& expression) const;
    /// Throws the error for a missing attribute of torch, or of a module in it.
    [[noreturn]] void failTorchAttribute(const std::string& name, const AttributeNode& node) const;
    /// Throws the error for an attribute of `TensorDict` that is not called.
    [[noreturn]] void failClassAttribute(const AttributeNode& node) const;
    /// Throws the error for an attribute that tensordicts lack under the strict rules.
    [[noreturn]] void failStrictly(const AttributeNode& node) const;
    [[noreturn]] void failAttribute(const Message& of, const AttributeNode& node, std::vector<std::string> known) const;
    /// True if `expression` is a name of the language, such as `torch`, that no variable hides.
    bool isLanguageName(const Expression& expression, std::string_view name) const;

    std::shared_ptr<Session> m_session;
    Variables m_variables;
};

}  // namespace tensordesk
