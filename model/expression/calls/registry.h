// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/value.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/mutations/mutations.h"

#include <c10/util/FunctionRef.h>

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tensordesk {

enum class Exchanges : bool;
class Session;

/// The owner of an operation: a kind of value, the module `torch`, the class `TensorDict`, or nothing.
enum class Owner {
    TensorDict,
    Tensor,
    NonTensor,
    Size,
    Sequence,
    Dict,
    String,
    DType,
    Device,
    Work,
    Module,
    TensorDictModule,
    Distribution,
    Torch,
    TensorDictClass,
    Builtin
};

/// The effect of an operation on the tensordict or tensor on which it is called.
enum class OperationKind { View, Compute, InPlace, Metadata };

/// The object of a call, and the allowed side effects of the call.
struct CallContext {
    const Value* self = nullptr;     ///< null for functions
    Mutations* mutations = nullptr;  ///< changes of self go here; null for functions and attributes
    Progress& progress = Progress::none();
    Exchanges exchanges = {};  ///< tells if the call may exchange tensordicts with other processes
    /// Returns `mutations` for work that continues after the call; empty if `mutations` is null.
    std::optional<c10::function_ref<std::shared_ptr<Mutations>()>> keepMutations = {};
    Session* session = nullptr;  ///< the evaluation that contains the call; null if there is none
};

struct Operation;

/// The arguments of one call, bound to the parameters of the operation's signature.
class Arguments {
public:
    /// Returns the called table row. A function that several rows share distinguishes them by its name.
    [[nodiscard]] const Operation& operation() const { return m_operation; }
    /// Returns the object of the call. REQUIRES: a method or an attribute.
    [[nodiscard]] const Value& self() const { return *m_context.self; }
    /// Returns the object of the call as a tensordict. REQUIRES: Owner::TensorDict.
    [[nodiscard]] const TensorDict& td() const { return *m_context.self->as<TensorDict>(); }
    /// Returns the object of the call as a tensor. REQUIRES: Owner::Tensor.
    [[nodiscard]] const Leaf& leaf() const { return *m_context.self->as<Leaf>(); }

    /// Returns the target for changes of self; paths are relative to self. Every operation of kind InPlace makes all its changes
    /// here, so that they can be undone if self is part of a document. REQUIRES: a method.
    [[nodiscard]] Mutations& mutations() const { return *m_context.mutations; }
    [[nodiscard]] Exchanges exchanges() const { return m_context.exchanges; }
    /// Returns an owner of mutations(), for changes after the operation has returned, such as an asynchronous receive(). REQUIRES:
    /// CallContext::keepMutations.
    [[nodiscard]] std::shared_ptr<Mutations> keptMutations() const { return (*m_context.keepMutations)(); }
    /// Returns the evaluation that contains the call, in which modules run. REQUIRES: there is one.
    [[nodiscard]] Session& session() const { return *m_context.session; }
    /// Returns the progress of a long operation.
    [[nodiscard]] Progress& progress() const { return m_context.progress; }

    /// Returns the argument for parameter `name`, or its default. REQUIRES: the signature has it.
    [[nodiscard]] const Value& operator[](std::string_view name) const;
    /// Returns the parameters with their arguments, in the signature's order.
    [[nodiscard]] const std::vector<std::pair<std::string_view, Value>>& bound() const { return m_bound; }
    /// Returns the arguments that `*name` collects.
    [[nodiscard]] const std::vector<Value>& rest() const { return m_rest; }
    /// Returns the keyword arguments that `**name` collects.
    [[nodiscard]] const std::vector<std::pair<std::string, Value>>& keywords() const { return m_keywords; }

    /// Returns an argument as a bool. Throws TypeError, with the name of the parameter, for another type.
    [[nodiscard]] bool flag(std::string_view name) const;
    /// Returns an argument as an int. Throws TypeError, with the name of the parameter, for another type.
    [[nodiscard]] int64_t integer(std::string_view name) const;

private:
    friend class Registry;
    Arguments(const Operation& operation, const CallContext& context) : m_operation(operation), m_context(context) { }

    const Operation& m_operation;
    CallContext m_context;
    std::vector<std::pair<std::string_view, Value>> m_bound;
    std::vector<Value> m_rest;
    std::vector<std::pair<std::string, Value>> m_keywords;
};

/// One method, attribute or function of the language. Each is one table row, from which the language, its help and its completion
/// are made.
struct Operation {
    Owner owner;
    std::string_view name;
    std::string_view signature;  ///< `(key, default=None)`; empty for an attribute
    OperationKind kind;
    std::string_view doc;  ///< one line
    Value (*run)(const Arguments& arguments);
    /// For a view that `with` enters: converts `result`, the changed view, back to the shape of self, to which it is written at the
    /// end of the block.
    TensorDict (*inverse)(const Arguments& call, const TensorDict& result) = nullptr;
    /// For a change that `with` enters: undoes `call`, also at the end of a block that failed.
    void (*undo)(const Arguments& call, const Value& result) = nullptr;

    [[nodiscard]] bool isAttribute() const noexcept { return signature.empty(); }
    /// True if `inplace=True` makes the operation change its object.
    [[nodiscard]] bool changesOnRequest() const noexcept { return signature.find("inplace=False") != std::string_view::npos; }
    /// True if the operation has `out=`. The caller removes it from the arguments and writes the result there; `run` gets None.
    [[nodiscard]] bool writesOutput() const noexcept { return signature.find("out=None") != std::string_view::npos; }
};

/// All operations. Immutable; safe to use from any thread.
class Registry {
public:
    [[nodiscard]] static const Registry& instance();

    [[nodiscard]] std::span<const Operation> operations() const noexcept { return m_operations; }
    /// Returns an operation; null if there is none.
    [[nodiscard]] const Operation* find(Owner owner, std::string_view name) const noexcept;
    [[nodiscard]] std::vector<std::string> names(Owner owner) const;

    /// True if an operation of this name, of any owner, changes its object.
    [[nodiscard]] bool isInPlace(std::string_view name) const noexcept;

    /// Binds the arguments of a call as Python does. Throws TypeError if they do not fit the signature.
    [[nodiscard]] Arguments bound(const Operation& operation, const CallContext& context, std::vector<Value> positional,
                                  std::vector<std::pair<std::string, Value>> keywords) const;
    /// Binds the arguments and calls the operation.
    [[nodiscard]] Value call(const Operation& operation, const CallContext& context, std::vector<Value> positional,
                             std::vector<std::pair<std::string, Value>> keywords) const;

private:
    struct Parameter {
        enum class Kind { Ordinary, KeywordOnly, Rest, Keywords } kind;
        std::string_view name;
        std::optional<Value> fallback;
    };
    Registry();
    static std::vector<Parameter> parameters(std::string_view signature);

    std::vector<Operation> m_operations;
    std::vector<std::vector<Parameter>> m_parameters;  ///< by operation
};

/// Returns the owner of a value's methods; empty for values without methods.
[[nodiscard]] std::optional<Owner> ownerOf(const Value& value);

// The parts of the table, each in a file of its name in operations/.
[[nodiscard]] std::span<const Operation> keyOperations();
[[nodiscard]] std::span<const Operation> keyTreeOperations();
[[nodiscard]] std::span<const Operation> updateOperations();
[[nodiscard]] std::span<const Operation> nameOperations();
[[nodiscard]] std::span<const Operation> constructOperations();
[[nodiscard]] std::span<const Operation> convertOperations();
[[nodiscard]] std::span<const Operation> tensorclassOperations();
[[nodiscard]] std::span<const Operation> applyOperations();
[[nodiscard]] std::span<const Operation> lockOperations();
[[nodiscard]] std::span<const Operation> shapeOperations();
[[nodiscard]] std::span<const Operation> combineOperations();
[[nodiscard]] std::span<const Operation> computeOperations();
[[nodiscard]] std::span<const Operation> lossOperations();
[[nodiscard]] std::span<const Operation> reduceOperations();
[[nodiscard]] std::span<const Operation> rolloutOperations();
[[nodiscard]] std::span<const Operation> estimateOperations();
[[nodiscard]] std::span<const Operation> deviceOperations();
[[nodiscard]] std::span<const Operation> distributedOperations();
[[nodiscard]] std::span<const Operation> tensorOperations();
[[nodiscard]] std::span<const Operation> nonTensorOperations();
[[nodiscard]] std::span<const Operation> autogradOperations();
[[nodiscard]] std::span<const Operation> nestedOperations();
[[nodiscard]] std::span<const Operation> moduleOperations();
[[nodiscard]] std::span<const Operation> layerOperations();
[[nodiscard]] std::span<const Operation> activationOperations();
[[nodiscard]] std::span<const Operation> containerOperations();
[[nodiscard]] std::span<const Operation> tensorDictModuleOperations();
[[nodiscard]] std::span<const Operation> parameterLayerOperations();
[[nodiscard]] std::span<const Operation> parameterDictOperations();
[[nodiscard]] std::span<const Operation> parameterTreeOperations();
[[nodiscard]] std::span<const Operation> recurrentOperations();
[[nodiscard]] std::span<const Operation> attentionOperations();
[[nodiscard]] std::span<const Operation> networkOperations();
[[nodiscard]] std::span<const Operation> renamedFunctions();
[[nodiscard]] std::span<const Operation> composedFunctions();
[[nodiscard]] std::span<const Operation> imageFunctions();
[[nodiscard]] std::span<const Operation> scriptOperations();
[[nodiscard]] std::span<const Operation> probabilisticOperations();
[[nodiscard]] std::span<const Operation> distributionOperations();
[[nodiscard]] std::span<const Operation> agentOperations();
[[nodiscard]] std::span<const Operation> fileOperations();
[[nodiscard]] std::span<const Operation> typeOperations();
[[nodiscard]] std::span<const Operation> stringOperations();
[[nodiscard]] std::span<const Operation> functions();
[[nodiscard]] std::span<const Operation> sequenceFunctions();
[[nodiscard]] std::span<const Operation> valueFunctions();

}  // namespace tensordesk
