// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/evaluation/keptfiles.h"
#include "model/expression/operations/owners.h"
#include "model/operations/keys/construct.h"
#include "model/storage/storage.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"

#include <array>

// Files that expressions may open: named ones, read as tensors only.

namespace tensordesk {

namespace {

Value load(const Arguments& a)
{
    const auto* path = a["f"].as<std::string>();
    if (!path)
        throw Error(ErrorKind::TypeError, "f must be the path of a file, not a value of type {}", a["f"].typeName());
    if (!a.flag("weights_only"))
        throw Error(ErrorKind::ValueError, "weights_only=False would run code of the file; only tensors and plain values are read");
    static KeptFiles<TensorDict> kept;
    if (const auto before = kept.find(*path)) {
        checkFits(static_cast<double>(totalBytes(*before)), Message("{}", *path));
        return cloned(*before);
    }
    ReadFiles files(*path);
    const auto storage = openStorage(*path);
    const int64_t bytes = totalBytes(storage->root());
    checkFits(static_cast<double>(bytes), Message("{}", *path));
    forEachEntry(storage->root(), [&](const KeyPath&, const Entry& entry) {
        const auto* leaf = std::get_if<Leaf>(&entry);
        if (const auto source = leaf ? leaf->source() : nullptr; source && !source->file().empty())
            files.add(source->file());
    });
    const TensorDict loaded = cloned(storage->root());
    const bool isKept = kept.keep(*path, std::make_shared<TensorDict>(loaded), bytes, std::move(files));
    return isKept ? cloned(loaded) : loaded;
}

constexpr std::array kFileOperations = {
    Operation{
        kTorch, "load", "(f, *, weights_only=True)", OperationKind::Compute,
        "The tensors of a file, such as a state dict, as a tensordict in memory. Only files named in the expression are opened, and only for reading.",
        load},
};

}  // namespace

std::span<const Operation> fileOperations()
{
    return kFileOperations;
}

}  // namespace tensordesk
