// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/torchscript/scriptrules.h"

#include "model/expression/calls/schemas.h"
#include "model/tensordict/base/error.h"

#include <torch/csrc/jit/api/function_impl.h>
#include <torch/csrc/jit/ir/ir.h>

#include <algorithm>
#include <set>
#include <string_view>
#include <unordered_set>

namespace tensordesk {

namespace {

namespace jit = torch::jit;

/// Operations of the interpreter itself. `Print` is removed when a script runs.
const std::set<std::string_view> kOfInterpreter = {
    "CallFunction",
    "CallMethod",
    "Constant",
    "CreateObject",
    "DictConstruct",
    "GetAttr",
    "If",
    "ListConstruct",
    "ListUnpack",
    "Loop",
    "NumToTensor",
    "Print",
    "RaiseException",
    "SetAttr",
    "TupleConstruct",
    "TupleIndex",
    "TupleSlice",
    "TupleUnpack",
    "Uninitialized",
    "abs",
    "device",
    "dtype",
    "data",
    "is_cpu",
    "is_cuda",
    "is_meta",
    "isinstance",
    "itemsize",
    "layout",
    "max",
    "min",
    "requires_grad",
    "shape",
    "unchecked_cast",
    "StringIndex",
    "unchecked_unwrap_optional",
    "type",
    "is_nested",
};

/// Beside the functions that expressions have: of numbers, lists, dicts and texts, and parts of modules of torch.nn.
const std::set<std::string_view> kOfScripts = {
    "Bool",
    "BoolImplicit",
    "Complex",
    "Float",
    "FloatImplicit",
    "Int",
    "IntImplicit",
    "ScalarImplicit",
    "__and__",
    "__contains__",
    "__derive_index",
    "__getitem__",
    "__is__",
    "__isnot__",
    "__not__",
    "__or__",
    "__range_length",
    "__round_to_zero_floordiv",
    "__xor__",
    "__lshift__",
    "__rshift__",
    "_convolution",
    "_native_multi_head_attention",
    "_pack_padded_sequence",
    "_pad_packed_sequence",
    "_set_item",
    "_shape_as_tensor",
    "_transformer_encoder_layer_fwd",
    "_unwrap_optional",
    "add",
    "append",
    "as_tensor",
    "ceil",
    "clear",
    "contains",
    "copy",
    "degrees",
    "dict",
    "dim",
    "divmod",
    "element_size",
    "empty",
    "empty_like",
    "endswith",
    "extend",
    "find",
    "floor",
    "floordiv",
    "fmod",
    "format",
    "get",
    "gru",
    "gru_cell",
    "index",
    "insert",
    "is_contiguous",
    "is_autocast_enabled",
    "is_grad_enabled",
    "_nested_tensor_from_mask",
    "_nested_tensor_from_mask_left_aligned",
    "_upsample_bicubic2d_aa",
    "_upsample_bilinear2d_aa",
    "_upsample_nearest_exact1d",
    "_upsample_nearest_exact2d",
    "_upsample_nearest_exact3d",
    "is_floating_point",
    "item",
    "items",
    "keys",
    "len",
    "list",
    "list_with_default",
    "lower",
    "lstm",
    "lstm_cell",
    "mul",
    "neg",
    "new_empty",
    "numel",
    "ord",
    "pop",
    "radians",
    "remainder",
    "requires_grad_",
    "reverse",
    "rnn_relu",
    "rnn_relu_cell",
    "rnn_tanh",
    "rnn_tanh_cell",
    "round",
    "size",
    "sort",
    "sorted",
    "startswith",
    "str",
    "stride",
    "strip",
    "sub",
    "tensor",
    "to",
    "update",
    "upper",
    "values",
    "warn",
};

std::string methodName(const jit::GraphFunction& function)
{
    // `__torch__.torch.nn.modules.linear.___torch_mangle_0.Linear.forward` as `Linear.forward`
    const std::vector<std::string>& atoms = function.qualname().atoms();
    const std::string prefix = atoms.size() > 2 ? atoms[atoms.size() - 2] + "." : "";
    return prefix + atoms.back();
}

class ScriptCheck {
public:
    void run(const c10::ClassTypePtr& root)
    {
        addClass(root);
        while (!m_functions.empty()) {
            jit::Function* function = m_functions.back();
            m_functions.pop_back();
            const jit::GraphFunction* method = jit::tryToGraphFunction(*function);
            if (!method)
                throw Error(ErrorKind::RuntimeError, "the script calls {}, which is not in the code of its file", function->name());
            m_method = methodName(*method);
            checkBlock(*method->graph()->block());
        }
    }

private:
    void addFunction(jit::Function* function)
    {
        if (m_seen.insert(function).second)
            m_functions.push_back(function);
    }

    void addClass(const c10::ClassTypePtr& type)
    {
        if (!m_seen.insert(type.get()).second)
            return;
        checkType(*type);
        for (jit::Function* method : type->methods())
            addFunction(method);
        for (std::size_t i = 0; i < type->numAttributes(); ++i)
            addType(type->getAttribute(i));
    }

    void addType(const c10::TypePtr& type)
    {
        if (const auto one = type->cast<c10::ClassType>()) {
            addClass(one);
            return;
        }
        if (!m_seen.insert(type.get()).second)
            return;
        checkType(*type);
        for (const auto& part : type->containedTypes())
            addType(part);
    }

    /// Values that are more than numbers, texts and tensors in lists, dicts and objects of the file. A list of Any could hold
    /// itself, or be as deep as a loop is long: whoever walks it, or lets go of it, would exhaust the stack.
    void checkType(const c10::Type& type) const
    {
        switch (type.kind()) {
        case c10::TypeKind::AnyType:
        case c10::TypeKind::AnyListType:
        case c10::TypeKind::AnyTupleType:
        case c10::TypeKind::AnyClassType:
        case c10::TypeKind::AnyEnumType:
        case c10::TypeKind::PyObjectType:
        case c10::TypeKind::CapsuleType:
        case c10::TypeKind::FutureType:
        case c10::TypeKind::AwaitType:
        case c10::TypeKind::RRefType:
        case c10::TypeKind::StreamObjType:
        case c10::TypeKind::StorageType:
        case c10::TypeKind::InterfaceType:
        case c10::TypeKind::QuantizerType: refuse(type.str());
        case c10::TypeKind::ClassType:
            if (type.expectRef<c10::ClassType>().name()->qualifiedName().starts_with("__torch__.torch.classes."))
                refuse(type.str());
            break;
        default: break;
        }
    }

    void checkBlock(const jit::Block& block)
    {
        for (const jit::Node* node : block.nodes()) {
            checkNode(*node);
            for (const jit::Value* value : node->outputs())
                addType(value->type());
            for (const jit::Block* inner : node->blocks())
                checkBlock(*inner);
        }
    }

    void checkNode(const jit::Node& node)
    {
        const std::string_view name = node.kind().toUnqualString();
        const bool isAllowed = node.kind().is_prim() ? kOfInterpreter.contains(name)
                             : node.kind().is_aten() ? kOfScripts.contains(name) || overloadsOf(name)
                                                     : false;
        if (!isAllowed)
            refuse(node.kind().toQualString());
        if (node.kind() == c10::prim::unchecked_cast)
            checkCast(*node.input()->type(), *node.output()->type(), node);
        if (node.kind() == c10::prim::CallFunction)
            addFunction(node.input(0)->type()->expectRef<c10::FunctionType>().function());
        if (node.kind() == c10::prim::CallMethod) {
            const auto owner = node.input(0)->type()->cast<c10::ClassType>();
            if (!owner)
                refuse(node.input(0)->type()->str());
            addFunction(&owner->getMethod(node.s(c10::attr::name)));
        }
    }

    /// Rejects casts that the interpreter does not check: others than to objects or tuples are checked on use.
    void checkCast(const c10::Type& from, const c10::Type& to, const jit::Node& node) const
    {
        const auto optional = from.cast<c10::OptionalType>();
        const bool isUnwrapped = optional && *optional->getElementType() == to;
        if (from != to && !isUnwrapped && isTrusted(to))
            refuse(node.kind().toQualString());
    }

    static bool isTrusted(const c10::Type& type)
    {
        const auto parts = type.containedTypes();
        return type.kind() == c10::TypeKind::ClassType || type.kind() == c10::TypeKind::TupleType
            || std::any_of(parts.begin(), parts.end(), [](const c10::TypePtr& part) { return isTrusted(*part); });
    }

    [[noreturn]] void refuse(const std::string& what) const
    {
        throw Error(ErrorKind::RuntimeError,
                    "the script was not run: {} uses {}, which policies do not need and which could reach outside the script",
                    m_method, what);
    }

    std::string m_method = "a class of it";
    std::vector<jit::Function*> m_functions;
    std::unordered_set<const void*> m_seen;
};

}  // namespace

void checkScript(const c10::ClassTypePtr& root)
{
    ScriptCheck().run(root);
}

}  // namespace tensordesk
