// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/diagnosis/rules/rules.h"

#include "model/expression/diagnosis/partsearch.h"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

// Errors that shapes do not show: they are known by the beginning of LibTorch's message.

namespace tensordesk {

namespace {

bool failedWith(const Failure& failure, std::string_view beginning)
{
    return failure.error().message().starts_with(beginning);
}

/// `int(x.max()) + 1`: how many classes or rows the largest index needs.
std::string countOfIndices(const Failure& failure, const Argument& indices)
{
    return "int(" + failure.object(indices) + ".max()) + 1";
}

/// An embedding by a module or as a function, whose table has fewer rows than an index asks for.
void explainRows(Failure& failure)
{
    std::optional<int64_t> rows;
    const Argument* indices = nullptr;
    const Argument* weight = failure.argument("weight", 1);
    if (const auto* module = failure.module(); module && module->typeName() == "Embedding") {
        if (const auto count = module->attribute("num_embeddings"); count && count->as<int64_t>())
            rows = *count->as<int64_t>();
        indices = failure.arguments().empty() ? nullptr : &failure.arguments().front();
    } else if (failure.operation() == "embedding" && weight && weight->operand && failure.rank(*weight) == 2) {
        rows = failure.size(*weight, 0);
        indices = failure.argument("input", 0);
    }
    if (!rows || !indices)
        return;
    failure.explain(
        {"`{}` with {} rows takes indices from 0 to {}; {} has others.", failure.operation(), *rows, *rows - 1, indices->text});
    const CallNode* constructor = failure.constructor();
    if (constructor && !constructor->arguments.empty())
        failure.suggest(constructor->arguments.front(), countOfIndices(failure, *indices),
                        {"As many rows as the largest index of {} needs.", indices->text});
}

void explainClasses(Failure& failure)
{
    const Argument* classes = failure.argument("input", 0);
    const Argument* count = failure.argument("num_classes", 1);
    if (failure.operation() != "one_hot" || !classes || !count || !count->integer())
        return;
    failure.explain({"`one_hot` of {} classes takes values from 0 to {}; {} has others.", *count->integer(), *count->integer() - 1,
                     classes->text});
    failure.suggest(*count, countOfIndices(failure, *classes),
                    {"As many classes as the largest value of {} needs.", classes->text});
}

void explainTargets(Failure& failure)
{
    constexpr std::array<std::string_view, 4> kLosses = {"cross_entropy", "nll_loss", "CrossEntropyLoss", "NLLLoss"};
    const Argument* scores = failure.argument("input", 0);
    const Argument* target = failure.argument("target", 1);
    if (std::ranges::find(kLosses, failure.operation()) == kLosses.end())
        return;
    if (!scores || !scores->operand || !target || failure.rank(*scores) == 0)
        return;
    const int64_t dim = failure.rank(*scores) == 1 ? 0 : 1, classes = failure.size(*scores, dim);
    failure.setKind(*scores, dim, DimKind::Class);
    failure.mark(*scores, dim);
    failure.explain({"`{}` of {} classes (dim {} of {}) takes targets from 0 to {}; {} has others.", failure.operation(), classes,
                     dim, scores->text, classes - 1, target->text});
}

/// Returns the device of an expression's tensors as written in it: to which they are moved or on which they are made. Empty: the
/// device of the document.
std::string writtenDevice(const Failure& failure, const Expression& part)
{
    const auto* call = part.as<CallNode>();
    const auto* method = call ? call->callee->as<AttributeNode>() : nullptr;
    const auto deviceIn = [&](const Expression& given) -> std::optional<std::string> {
        if (const auto* attribute = given.as<AttributeNode>(); attribute && attribute->name == "device")
            return writtenDevice(failure, *attribute->object);
        const auto value = failure.search().tryValueOf(given);
        const auto* text = value ? value->as<std::string>() : nullptr;
        return text ? std::optional(*text) : std::nullopt;
    };
    if (method && (method->name == "cuda" || method->name == "cpu"))
        return method->name;
    if (call)
        for (const KeywordArgument& keyword : call->keywords)
            if (keyword.name == "device")
                return deviceIn(keyword.value).value_or("");
    if (method && method->name == "to" && call->arguments.size() == 1)
        if (const auto device = deviceIn(call->arguments.front()))
            return *device;
    if (method && !failure.search().isLanguageModule(*method->object))
        return writtenDevice(failure, *method->object);
    std::optional<std::string> device;
    forEachPart(part, [&](const Expression& each) {
        const auto value = device ? std::nullopt : failure.search().tryValueOf(each);
        if (value && (value->as<Leaf>() || value->as<TensorDict>()))
            device = writtenDevice(failure, each);
    });
    return device.value_or(call ? "cpu" : "");  // a tensor that is made of no other
}

/// A module whose parameters are on another device than its input.
void explainModuleDevice(Failure& failure)
{
    const std::string device = writtenDevice(failure, *failure.part().as<CallNode>()->callee);
    const Argument& input = failure.arguments().front();
    if (!input.operand || device == writtenDevice(failure, *input.part))
        return;
    failure.explain({"The parameters of `{}` are on {}, and {} is on another device.", failure.operation(), device, input.text});
    failure.suggest(input, failure.object(input) + ".to(" + failure.literal(device) + ")",
                    {"Moves {} to the device of the parameters.", input.text});
}

void explainDevices(Failure& failure)
{
    if (failure.module() && !failure.arguments().empty())
        return explainModuleDevice(failure);
    std::vector<const Argument*> tensors = failure.tensors();
    std::erase_if(tensors, [&](const Argument* each) { return failure.rank(*each) == 0; });
    std::set<std::string> devices;
    for (const Argument* each : tensors)
        devices.insert(writtenDevice(failure, *each->part));
    if (devices.size() < 2 || failure.operation().empty())  // a list holds tensors of several devices
        return;
    const Argument &first = *tensors.front(), &last = **std::ranges::find_if(tensors, [&](const Argument* each) {
        return writtenDevice(failure, *each->part) != writtenDevice(failure, *tensors.front()->part);
    });
    failure.explain({"`{}` takes tensors on one device; {} and {} are on two.", failure.operation(), first.text, last.text});
    const auto suggestMove = [&](const Argument& moved, const Argument& other) {
        failure.suggest(moved, failure.object(moved) + ".to(" + failure.object(other) + ".device)",
                        {"Moves {} to the device of {}.", moved.text, other.text});
    };
    suggestMove(last, first);
    suggestMove(first, last);
}

}  // namespace

bool explainValues(Failure& failure)
{
    if (failedWith(failure, "index out of range in self"))
        explainRows(failure);
    else if (failedWith(failure, "Class values must be smaller than num_classes"))
        explainClasses(failure);
    else if (failedWith(failure, "Target ") && failure.error().kind() == ErrorKind::IndexError)
        explainTargets(failure);
    else if (failedWith(failure, "Expected all tensors to be on the same device")
             || failedWith(failure, "Input and parameter tensors are not at the same device"))
        explainDevices(failure);
    return !failure.explanation().empty();
}

}  // namespace tensordesk
