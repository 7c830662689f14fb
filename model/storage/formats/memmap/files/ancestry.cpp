// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/memmap/files/ancestry.h"

#include "model/tensordict/base/error.h"

namespace tensordesk {

std::shared_ptr<const Ancestry> Ancestry::below(std::shared_ptr<const Ancestry> parent, const std::string& path,
                                                const LevelFiles& files)
{
    const auto state = files.checkedFolder(path);
    if (!state)
        return nullptr;
    for (auto* ancestor = parent.get(); ancestor != nullptr; ancestor = ancestor->parent.get())
        if (ancestor->folder.isSameFile(*state))
            throw Error(ErrorKind::OSError, "is a link to a folder that contains it").inFile(path);
    return std::make_shared<const Ancestry>(Ancestry{*state, std::move(parent)});
}

}  // namespace tensordesk
