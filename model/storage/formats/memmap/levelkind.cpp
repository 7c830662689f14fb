// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/memmap/levelkind.h"

#include "model/storage/files/fileio.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <array>

namespace tensordesk {

LevelKind levelKind(const std::string& folder, const MetaJson& meta, const FileLookup& files)
{
    const std::string name = meta.shortClassName();
    if (name == "TensorDict")
        return LevelKind::TensorDict;
    if (name == "LazyStackedTensorDict")
        return LevelKind::LazyStack;
    if (name == "NonTensorStack")
        return LevelKind::NonTensorStack;
    const PythonValue* flag = meta.field("_is_non_tensor");
    if (name == "NonTensorData" || isMetaData(meta) || (flag != nullptr && flag->as<bool>() != nullptr && *flag->as<bool>()))
        return LevelKind::NonTensorData;
    constexpr std::array views{"_SubTensorDict",        "_PermutedTensorDict", "_ViewedTensorDict",
                               "_TransposedTensorDict", "_SqueezedTensorDict", "_UnsqueezedTensorDict"};
    if (std::find(views.begin(), views.end(), name) != views.end())
        return LevelKind::View;

    const PythonValue* shape = meta.field("shape");
    const bool hasShape = shape != nullptr && shape->as<PythonValue::List>() != nullptr;
    if (!hasShape && files.liesAt(joined(joined(folder, kFieldsFolder), kMetaFile)))
        return LevelKind::Tensorclass;
    if (name.empty())
        throw Error(ErrorKind::ValueError, "does not name a class (\"_type\"), so this is not the folder of a tensordict")
            .inFile(joined(folder, kMetaFile));
    if (hasShape)
        return LevelKind::TensorDict;
    if (meta.field("stack_dim") != nullptr)
        return LevelKind::LazyStack;
    throw Error(ErrorKind::ValueError,
                "names the class {}, which is unknown; and it has neither a batch size nor a folder "
                "\"_tensordict\" beside it",
                stringLiteral(meta.className()))
        .inFile(joined(folder, kMetaFile));
}

int64_t memberCount(const std::string& folder, const FileLookup& files)
{
    int64_t count = 0;
    while (files.liesAt(joined(folder, std::to_string(count))))
        ++count;
    return count;
}

std::string leafNameIn(const std::string& folder, const Key& key, const FileLookup& files)
{
    const std::string encoded = encodedKey(key);
    const auto raw = rawLeafName(key);
    const auto lies = [&](const std::string& name) { return files.liesAt(joined(folder, name + kLeafEnding)); };
    return raw && !lies(encoded) && lies(*raw) ? *raw : encoded;
}

std::string folderNameIn(const std::string& folder, const Key& key, const FileLookup& files)
{
    const std::string encoded = encodedKey(key);
    const auto raw = rawFolderName(key);
    const auto isFolderNow = [&](const std::string& name) { return files.isFolderAt(joined(folder, name)); };
    return raw && !isFolderNow(encoded) && isFolderNow(*raw) ? *raw : encoded;
}

}  // namespace tensordesk
