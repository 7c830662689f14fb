// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/torchscript/scriptprogram.h"

#include "model/expression/evaluation/aside.h"
#include "model/expression/torchscript/scriptarchive.h"
#include "model/expression/torchscript/scriptcopy.h"
#include "model/expression/torchscript/scriptoperators.h"
#include "model/expression/torchscript/scriptrules.h"
#include "model/expression/torchscript/scriptsource.h"
#include "model/expression/torchscript/scriptvalues.h"
#include "model/operations/compute/shapesonly.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/base/memorybudget.h"
#include "model/tensordict/thread/threadcontext.h"

#include <ATen/core/grad_mode.h>
#include <ATen/ops/zeros.h>

#include <torch/csrc/jit/api/compilation_unit.h>
#include <torch/csrc/jit/api/function_impl.h>
#include <torch/csrc/jit/api/module.h>
#include <torch/csrc/jit/ir/constants.h>
#include <torch/csrc/jit/ir/ir.h>
#include <torch/csrc/jit/serialization/import_source.h>

#include <algorithm>

namespace tensordesk {

namespace {

namespace jit = torch::jit;
using c10::IValue;

/// Operators of a method with all that it calls in its place: more than in any policy.
constexpr int64_t kMostOperators = 1'000'000;

// ---- loading ------------------------------------------------------------------------------------

/// The approximate memory of its code besides its constants.
constexpr int64_t kBytesOfCode = 1 << 20;

/// Returns the root object, and the bytes of the code's constants. Runs on a stack that is large enough for the compiler.
std::vector<IValue> loaded(const std::string& path)
{
    prepareScriptOperators();
    jit::getInlineEverythingMode() = false;
    const ScriptArchive archive(path);
    checkSources(archive.sources());
    const ScriptArchive::Pickled constants = archive.constants(), data = archive.data();
    std::vector<IValue> table;
    if (const auto* items = constants.root().sequence())
        for (const PickleValue* item : *items)
            table.emplace_back(constants.tensor(*item));
    const auto unit = std::make_shared<jit::CompilationUnit>();
    const auto find = [&](const std::string& qualifier) -> std::shared_ptr<jit::Source> {
        const auto found = std::ranges::find(archive.sources(), qualifier, &ScriptArchive::Source::qualifier);
        return found == archive.sources().end() ? nullptr
                                                : std::make_shared<jit::Source>(found->text, "code/" + qualifier + ".py", 1);
    };
    const jit::SourceImporter importer(unit, &table, find, archive.version());
    ScriptObjects objects(data, [&](const std::string& name) { return c10::StrongTypePtr(unit, importer.loadType(name)); });
    const ScriptProgram::Object root = objects.root();
    checkScript(root->type());
    int64_t bytes = kBytesOfCode;
    for (const IValue& constant : table)
        bytes += static_cast<int64_t>(constant.toTensor().nbytes());
    return {root, bytes};
}

// ---- making methods ready -----------------------------------------------------------------------

int64_t operatorsIn(const jit::Block& block)
{
    int64_t count = 0;
    for (const jit::Node* node : block.nodes()) {
        count += 1 + static_cast<int64_t>(node->inputs().size());
        for (const jit::Block* inner : node->blocks())
            count += operatorsIn(*inner);
    }
    return count;
}

jit::GraphFunction& calleeOf(const jit::Node& call)
{
    if (call.kind() == c10::prim::CallFunction)
        return jit::toGraphFunction(*call.input(0)->type()->expectRef<c10::FunctionType>().function());
    return jit::toGraphFunction(call.input(0)->type()->expectRef<c10::ClassType>().getMethod(call.s(c10::attr::name)));
}

/// Passes over blocks are recursive.
void checkLevels(const jit::Node& node)
{
    constexpr int kMostLevels = 500;
    int levels = 0;
    for (const jit::Node* owner = node.owningBlock()->owningNode(); owner; owner = owner->owningBlock()->owningNode())
        if (++levels > kMostLevels)
            throw Error(ErrorKind::RuntimeError, "the script is refused: its calls nest more than {} levels deep", kMostLevels);
}

/// Inlines calls of methods and functions, so that only operators of the graph are run.
void inlineCalls(jit::Graph& graph)
{
    int64_t count = operatorsIn(*graph.block());
    for (bool isDone = false; !isDone;) {
        std::vector<jit::Node*> calls = jit::findAllNodes(graph, c10::prim::CallFunction, true);
        const std::vector<jit::Node*> methods = jit::findAllNodes(graph, c10::prim::CallMethod, true);
        calls.insert(calls.end(), methods.begin(), methods.end());
        isDone = calls.empty();
        for (jit::Node* call : calls) {
            checkLevels(*call);
            jit::GraphFunction& callee = calleeOf(*call);
            const auto body = callee.graph();
            count += operatorsIn(*body->block());
            if (count > kMostOperators)
                throw Error(ErrorKind::RuntimeError, "the script is refused: it has more than {} operators", kMostOperators);
            if (call->kind() == c10::prim::CallFunction)
                call->removeInput(0);
            jit::inlineCallTo(call, &callee, body.get());
        }
    }
}

/// An operator of ours that takes of the allowance for `inputs`, before the insertion point.
void insertTake(jit::Graph& graph, c10::Symbol symbol, at::ArrayRef<jit::Value*> inputs)
{
    graph.insertNode(graph.create(symbol, inputs, 0));
}

bool growsWithItems(const jit::Value* value)
{
    const c10::TypeKind kind = value->type()->kind();
    return kind == c10::TypeKind::ListType || kind == c10::TypeKind::DictType || kind == c10::TypeKind::StringType;
}

bool isListOfTensors(const jit::Value* value)
{
    const auto list = value->type()->cast<c10::ListType>();
    return list && list->getElementType()->kind() == c10::TypeKind::TensorType;
}

/// Returns the values that limit the number of tensors into which an operator splits a tensor: the requested number, or the
/// tensor's sizes.
std::vector<jit::Value*> boundsOfParts(const jit::Node& node)
{
    const std::string_view name = node.kind().toUnqualString();
    std::vector<jit::Value*> tensors, ints, lists;
    for (jit::Value* input : const_cast<jit::Node&>(node).inputs()) {
        const c10::TypeKind kind = input->type()->kind();
        if (kind == c10::TypeKind::TensorType)
            tensors.push_back(input);
        else if (kind == c10::TypeKind::IntType)
            ints.push_back(input);
        else if (kind == c10::TypeKind::ListType)
            lists.push_back(input);
    }
    if (!lists.empty() || name == "chunk")
        return lists.empty() ? ints : lists;
    if (name.ends_with("split"))
        tensors.insert(tensors.end(), ints.begin(), ints.end());
    return tensors;
}

/// See Note [Scripts end].
void countSteps(jit::Graph& graph, jit::Block& block)
{
    for (auto it = block.nodes().begin(); it != block.nodes().end();) {
        jit::Node* node = *it++;
        if (node->kind() == c10::prim::Print) {
            node->destroy();
            continue;
        }
        for (jit::Block* inner : node->blocks())
            countSteps(graph, *inner);
        if (node->kind() == c10::prim::Loop) {
            jit::Block* body = node->blocks().front();
            const jit::WithInsertPoint at(*body->nodes().begin());
            insertTake(graph, takeOperator(), {graph.insertConstant(1 + operatorsIn(*body))});
        }
        if (node->kind() != c10::prim::ListConstruct && !node->outputs().empty() && isListOfTensors(node->output(0)))
            if (const std::vector<jit::Value*> bounds = boundsOfParts(*node); !bounds.empty()) {
                const jit::WithInsertPoint at(node);
                insertTake(graph, takeOperator(), bounds);
            }
        if (node->kind() == c10::aten::mul && !node->outputs().empty() && growsWithItems(node->output(0))) {
            const jit::WithInsertPoint at(node);
            insertTake(graph, takeProductOperator(), node->inputs());
        } else if (node->outputs().empty() && node->inputs().size() > 1 && growsWithItems(node->input(1))) {
            const jit::WithInsertPoint at(node);  // the list that is appended
            insertTake(graph, takeOperator(), {node->input(1)});
        }
        if (node->kind() == c10::prim::Constant)
            continue;
        const jit::WithInsertPoint behind(node->next());
        for (jit::Value* output : node->outputs())
            if (growsWithItems(output))
                insertTake(graph, takeOperator(), {output});
    }
}

constexpr at::Tensor (*kShapeOf)(const at::Tensor& tensor) = &withoutElements;

/// True for an argument that an operator changes itself; a list of tensors is not changed by writing to its items.
bool isWritten(const c10::Argument& argument)
{
    const c10::AliasInfo* alias = argument.alias_info();
    // Normalisation does not declare that it writes its running statistics.
    return (alias && alias->isWrite()) || argument.name().starts_with("running_");
}

bool holdsWritten(const c10::Argument& argument)
{
    const c10::AliasInfo* alias = argument.alias_info();
    return alias && std::ranges::any_of(alias->containedTypes(), &c10::AliasInfo::isWrite);
}

/// Returns the argument that decides if a normalisation writes its running statistics; null for other operators.
jit::Value* trainingOf(const jit::Node& node, const c10::FunctionSchema& schema)
{
    for (const char* name : {"training", "use_input_stats"})
        if (const auto index = schema.argumentIndexWithName(name); index && static_cast<std::size_t>(*index) < node.inputs().size())
            return const_cast<jit::Value*>(node.input(static_cast<std::size_t>(*index)));
    return nullptr;
}

/// True if it writes to anything. Tensors are made its own before. See Note [Scripts work on copies].
bool guardWrites(jit::Graph& graph, jit::Block& block)
{
    bool writes = false;
    for (jit::Node* node : block.nodes()) {
        for (jit::Block* inner : node->blocks())
            writes = guardWrites(graph, *inner) || writes;
        writes = writes || node->kind() == c10::prim::SetAttr;
        const c10::FunctionSchema* schema = node->maybeSchema();
        std::vector<jit::Value*> tensors;
        for (std::size_t i = 0; schema && i < std::min(schema->arguments().size(), node->inputs().size()); ++i) {
            const c10::Argument& argument = schema->arguments()[i];
            const bool isList = node->input(i)->type()->kind() == c10::TypeKind::ListType;
            writes = writes || isWritten(argument) || holdsWritten(argument);
            if (isList ? holdsWritten(argument) : isWritten(argument))
                tensors.push_back(node->input(i));
        }
        if (tensors.empty())
            continue;
        if (jit::Value* training = trainingOf(*node, *schema))
            tensors.insert(tensors.begin(), training);
        const jit::WithInsertPoint at(node);
        graph.insertNode(graph.create(ownOperator(), tensors, 0));
    }
    return writes;
}

/// Has each run begin with the tensors that stand in the code, which are shared by all.
void lendConstants(jit::Graph& graph)
{
    std::vector<jit::Node*> constants = jit::findAllNodes(graph, c10::prim::Constant, true);
    const jit::WithInsertPoint at(*graph.nodes().begin());
    for (jit::Node* constant : constants) {
        const auto value = jit::toIValue(constant->output());
        if (!value || !value->isTensor())
            continue;
        jit::Node* lend = graph.insertNode(graph.create(lendOperator(), {graph.insertConstant(*value)}));
        constant->output()->replaceAllUsesWith(lend->output());
    }
}

/// Has all tensors of the graph, and all that it makes, be without elements.
void dropElements(jit::Graph& graph, jit::Block& block)
{
    for (jit::Node* node : block.nodes()) {
        for (jit::Block* inner : node->blocks())
            dropElements(graph, *inner);
        if (node->kind() == c10::prim::Constant) {
            const auto value = jit::toIValue(node->output());
            if (value && value->isTensor()) {
                const jit::WithInsertPoint at(node);
                node->output()->replaceAllUsesWith(graph.insertConstant(kShapeOf(value->toTensor())));
            }
            continue;
        }
        const c10::FunctionSchema* schema = node->maybeSchema();
        const auto device = schema ? schema->argumentIndexWithName("device") : std::nullopt;
        if (!device || static_cast<std::size_t>(*device) >= node->inputs().size())
            continue;
        const jit::WithInsertPoint at(node);
        node->replaceInput(static_cast<std::size_t>(*device), graph.insertConstant(at::Device(at::kMeta)));
    }
}

// ---- running ------------------------------------------------------------------------------------

/// Returns the reason in the interpreter's report, which includes the code of the file.
std::string reasonIn(std::string_view report)
{
    for (const std::string_view head : {"\nRuntimeError: ", "builtins.", "torch.jit.Error: "})
        if (const std::size_t at = report.rfind(head); at != std::string_view::npos) {
            std::string_view reason = report.substr(at + head.size());
            if (head == "builtins.")
                reason.remove_prefix(std::min(reason.find(": ") + 2, reason.size()));
            return std::string(reason.substr(0, reason.find_last_not_of('\n') + 1));
        }
    return std::string(report);
}

std::vector<IValue> interpreted(const jit::Code& code, std::vector<IValue> stack, ScriptAllowance& allowance, int64_t memory)
{
    const at::NoGradGuard noGrad;
    const ThreadContextScope<ScriptAllowance*> counted(&ThreadContext::script, &allowance);
    const MemoryBudget budget(memory, MemoryBudget::OnExcess::Refuse);
    try {
        jit::InterpreterState(code).run(stack);
    } catch (const std::exception& error) {
        if (const auto refusal = allowance.refusal())
            std::rethrow_exception(refusal);
        if (budget.isExceeded())
            throw Error(ErrorKind::MemoryError, "the script takes more memory than is free");
        throw Error(ErrorKind::RuntimeError, Message::verbatim(reasonIn(error.what())));
    }
    return stack;
}

int64_t elementsIn(const std::vector<IValue>& values)
{
    int64_t count = 0;
    for (const IValue& value : values)
        static_cast<void>(withTensors(value, [&](const at::Tensor& tensor) {
            count += tensor.numel();
            return tensor;
        }));
    return count;
}

}  // namespace

ScriptProgram::ScriptProgram(const std::string& path, Progress& progress)
{
    try {
        const auto work = [path] {
            try {
                return guardingTorch([&] { return loaded(path); });
            } catch (const Error& error) {
                // The compiler's report begins with an empty line.
                const std::string reason = error.reason().english();
                throw error.kind() == ErrorKind::Internal
                    ? Error(ErrorKind::ValueError,
                            Message::verbatim(reason.substr(std::min(reason.find_first_not_of('\n'), reason.size()))))
                    : error;
            }
        };
        const std::vector<IValue> made = runAside(work, progress, kCompilerStack);
        m_root = made[0].toObject();
        m_bytesOfCode = made[1].toInt();
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled)
            throw;
        throw Error(error.kind(), "cannot load {} as TorchScript: {}", stringLiteral(path), error.marked());
    }
}

const c10::FunctionSchema* ScriptProgram::schemaOf(const Object& object, const std::string& method)
{
    const jit::Function* found = object->type()->findMethod(method);
    return found ? &found->getSchema() : nullptr;
}

ScriptProgram::Object ScriptProgram::newRoot() const
{
    return withTensors(m_root, [](const at::Tensor& tensor) { return tensor.clone(); }).toObject();
}

int64_t ScriptProgram::bytes() const
{
    int64_t bytes = m_bytesOfCode;
    static_cast<void>(withTensors(m_root, [&](const at::Tensor& tensor) {
        bytes += static_cast<int64_t>(tensor.nbytes());
        return tensor;
    }));
    return bytes;
}

ScriptProgram::Ready ScriptProgram::readyFor(const Object& object, const std::string& method, Tensors tensors) const
{
    const std::lock_guard lock(m_mutex);
    jit::GraphFunction& function = jit::toGraphFunction(object->type()->getMethod(method));
    const auto key = std::pair<const void*, Tensors>(&function, tensors);
    if (const auto found = m_ready.find(key); found != m_ready.end())
        return found->second;
    const auto graph = function.graph()->copy();
    inlineCalls(*graph);
    if (tensors == Tensors::ShapesOnly)
        dropElements(*graph, *graph->block());
    const bool writes = guardWrites(*graph, *graph->block());
    lendConstants(*graph);
    countSteps(*graph, *graph->block());
    return m_ready
        .emplace(key, Ready{jit::Code(graph, method), writes ? ScriptCopy::Writes::Anything : ScriptCopy::Writes::Nothing})
        .first->second;
}

IValue ScriptProgram::run(const jit::Code& code, std::vector<IValue> inputs, Progress& progress)
{
    struct Waiting {
        std::shared_ptr<ScriptAllowance> allowance = std::make_shared<ScriptAllowance>();
        ~Waiting() { allowance->stop(); }
    } const waiting;
    const auto memory = static_cast<int64_t>(std::min(freeMemory(), MemoryBudget::left()));
    return runAside([code, inputs = std::move(inputs), allowance = waiting.allowance,
                     memory] { return interpreted(code, inputs, *allowance, memory); },
                    progress)
        .front();
}

ScriptProgram::Outcome ScriptProgram::call(const Object& object, const std::string& method, const std::vector<IValue>& inputs,
                                           Progress& progress) const
{
    return guardingTorch([&] {
        const Ready ready = readyFor(object, method, Tensors::Real);
        const ScriptCopy copy(object, ready.writes);
        std::vector<IValue> given{copy.object()};
        for (const IValue& input : inputs)
            given.push_back(copy.input(input));
        const IValue result = run(ready.code, std::move(given), progress);
        static_cast<void>(withTensors(result, [&](const at::Tensor& tensor) {
            copy.release(tensor);
            return tensor;
        }));
        Outcome outcome{fromScript(result)};
        outcome.hasChanged = copy.keepChanges();
        return outcome;
    });
}

Value ScriptProgram::callOnShapes(const Object& object, const std::string& method, const std::vector<IValue>& inputs,
                                  Progress& progress) const
{
    constexpr int64_t kFew = 1 << 20;
    return guardingTorch([&] {
        try {
            std::vector<IValue> given{withTensors(object, kShapeOf)};
            for (const IValue& input : inputs)
                given.push_back(withTensors(input, kShapeOf));
            return fromScript(run(readyFor(object, method, Tensors::ShapesOnly).code, std::move(given), progress));
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled || elementsIn(inputs) > kFew)
                throw;
        }
        const Ready ready = readyFor(object, method, Tensors::Real);
        const ScriptCopy copy(object, ready.writes);
        std::vector<IValue> given{copy.object()};
        for (const IValue& input : inputs)
            given.push_back(withTensors(input, [](const at::Tensor& tensor) {
                return at::zeros(tensor.sizes(), tensor.options().device(at::kCPU));
            }));
        return fromScript(withTensors(run(ready.code, std::move(given), progress), kShapeOf));
    });
}

}  // namespace tensordesk
