// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/help.h"

#include "model/expression/calls/schemas.h"
#include "model/tensordict/base/key.h"

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

struct Section {
    Owner owner;
    const char* prefix;
    const char* title;
};

constexpr std::array kSections = {
    Section{Owner::TensorDict, "td.", "Tensordicts"},
    Section{Owner::TensorDictClass, "TensorDict.", "Making tensordicts"},
    Section{Owner::Torch, "torch.", "Functions of torch"},
    Section{Owner::Builtin, "", "Functions"},
    Section{Owner::Tensor, "tensor.", "Tensors"},
    Section{Owner::NonTensor, "nontensor.", "Non-tensor values"},
    Section{Owner::Size, "size.", "Sizes"},
    Section{Owner::Sequence, "list.", "Lists and tuples"},
    Section{Owner::Dict, "dict.", "Dicts"},
    Section{Owner::String, "str.", "Strings"},
    Section{Owner::DType, "dtype.", "Types of elements"},
    Section{Owner::Device, "device.", "Devices"},
    Section{Owner::Module, "module.", "Modules"},
    Section{Owner::TensorDictModule, "tdmodule.", "Modules over tensordicts"},
    Section{Owner::Distribution, "distribution.", "Distributions"},
    Section{Owner::Work, "work.", "Work under way"},
};

HelpEntry entryOf(const Operation& operation)
{
    return {prefixOf(operation.owner) + std::string(operation.name), std::string(operation.signature), nameOf(operation.kind),
            std::string(operation.doc)};
}

const char* kindOf(const c10::FunctionSchema& schema)
{
    const auto* alias = schema.arguments().empty() ? nullptr : schema.arguments().front().alias_info();
    return !alias ? "compute" : alias->isWrite() ? "in place" : "view";
}

std::string withoutPrefix(std::string_view name)
{
    return std::string(name.substr(name.rfind('.') == std::string_view::npos ? 0 : name.rfind('.') + 1));
}

/// `linalg_svdvals` of `torch.linalg.svdvals`: LibTorch knows what torch has in modules by such names.
std::string operatorName(std::string_view name)
{
    for (const std::string_view module : {"torch.linalg.", "torch.fft.", "torch.special."})
        if (name.starts_with(module))
            return std::string(name.substr(module.find('.') + 1, module.size() - module.find('.') - 2)) + "_"
                 + std::string(name.substr(module.size()));
    return withoutPrefix(name);
}

void addOperators(std::string_view name, std::vector<HelpEntry>& entries)
{
    const Overloads* methods = methodOverloads(name);
    const Overloads* overloads = methods ? methods : overloadsOf(name);
    if (!overloads)
        return;
    for (const c10::OperatorHandle& overload : *overloads) {
        const std::string signature = pythonSignature(overload.schema(), methods != nullptr).substr(name.size());
        entries.push_back({(methods ? "tensor." : "torch.") + std::string(name), signature, kindOf(overload.schema()),
                           "An operator of LibTorch, of tensors and leaf by leaf of tensordicts."});
    }
}

/// Bars end a cell of a table.
std::string cell(std::string text)
{
    for (std::size_t at = 0; (at = text.find('|', at)) != std::string::npos; at += 2)
        text.insert(at, "\\");
    return text;
}

}  // namespace

const char* prefixOf(Owner owner) noexcept
{
    const auto* found = std::find_if(kSections.begin(), kSections.end(),
                                     [&](const Section& section) { return section.owner == owner; });
    return found == kSections.end() ? "" : found->prefix;
}

const char* nameOf(OperationKind kind) noexcept
{
    switch (kind) {
    case OperationKind::View: return "view";
    case OperationKind::Compute: return "compute";
    case OperationKind::InPlace: return "in place";
    case OperationKind::Metadata: return "metadata";
    }
    return "";
}

std::vector<HelpEntry> helpEntries()
{
    std::vector<HelpEntry> entries;
    for (const Section& section : kSections)
        for (const Operation& operation : Registry::instance().operations())
            if (operation.owner == section.owner)
                entries.push_back(entryOf(operation));
    return entries;
}

std::vector<HelpEntry> helpOn(std::string_view name)
{
    std::vector<HelpEntry> entries;
    for (HelpEntry& entry : helpEntries())
        if (entry.name == name || entry.name.ends_with("." + std::string(name)))
            entries.push_back(std::move(entry));
    if (!name.starts_with("td.") && !name.starts_with("TensorDict."))
        addOperators(operatorName(name), entries);
    return entries;
}

std::string nearestHelp(std::string_view name)
{
    std::vector<std::string> known = operatorNames(false);
    for (const Operation& operation : Registry::instance().operations())
        known.emplace_back(operation.name);
    return nearestKey(operatorName(name), known);
}

std::vector<std::string> completionsFor(Owner owner)
{
    std::vector<std::string> names = Registry::instance().names(owner);
    if (owner == Owner::Tensor || owner == Owner::Torch)
        for (std::string& name : operatorNames(owner == Owner::Tensor))
            names.push_back(std::move(name));
    std::sort(names.begin(), names.end());
    names.erase(std::unique(names.begin(), names.end()), names.end());
    std::stable_partition(names.begin(), names.end(), [](const std::string& name) { return !name.starts_with('_'); });
    return names;
}

std::string referencePage()
{
    std::string page =
        "# What can be called\n"
        "The operations that `tensordesk eval`, `export` and `edit` and the window's expressions know, from the\n"
        "program's own table: `tensordesk ops NAME` shows one of them. Tensors have every operator of LibTorch that\n"
        "takes a tensor first as a method besides, and so have tensordicts, leaf by leaf; `torch.` has its functions.\n"
        "\n"
        "A *view* shares the elements it was made of, *compute* makes new ones, *in place* changes what it is called\n"
        "on, *metadata* touches no element.\n"
        "\n"
        "`with` enters scopes, as in Python, and leaves them in reverse order, also where what stands in it fails: what\n"
        "set_interaction_type() and its like say holds in them, what lock_(), unlock_() and to_module() changed is taken\n"
        "back at their end, and a view, as transpose(), view(), flatten_keys() and to() give it, is written back there.\n";
    for (const Section& section : kSections) {
        page += "\n## " + std::string(section.title) + "\n| | kind | |\n| --- | --- | --- |\n";
        for (const Operation& operation : Registry::instance().operations())
            if (operation.owner == section.owner) {
                const HelpEntry entry = entryOf(operation);
                page += "| `" + cell(entry.name + entry.signature) + "` | " + entry.kind + " | " + cell(entry.doc) + " |\n";
            }
    }
    return page;
}

}  // namespace tensordesk
