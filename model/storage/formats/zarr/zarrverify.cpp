// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/zarr/zarrverify.h"

#include "model/storage/formats/zarr/zarrleaf.h"
#include "model/storage/formats/zarr/zarrreader.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/tree/visit.h"

#include <algorithm>

namespace tensordesk {

void verifyZarr(const std::shared_ptr<ZarrStore>& store, const std::function<void(const Finding&)>& report, Progress& progress)
{
    const ProgressScope scope(progress);
    const auto defect = [&](const KeyPath& path, const Error& error) {
        report({Finding::Severity::Error, path / error.key(), error.file(), error.reason()});
    };
    store->verify(report);
    const TensorDict root = readZarr(store, {}).root;
    const int64_t total = totalBytes(root);
    int64_t done = 0;
    visitBelow(root, StackWalk::ByMember, [&](const KeyPath& path, const Entry& entry, const TensorDict&) {
        progress.check();
        if (const auto* broken = std::get_if<Broken>(&entry))
            return defect(path, broken->error());
        const auto* leaf = std::get_if<Leaf>(&entry);
        const auto source = leaf == nullptr ? nullptr : std::dynamic_pointer_cast<ZarrLeaf>(leaf->source());
        if (!source)
            return;
        source->verify(
            [&](const std::string& file) {
                report({Finding::Severity::Note, path, file, Message("is not part of the tensordict")});
            },
            [&](const Error& error) { defect(path, error); });
        done += leaf->bytes();
        progress.report(done, std::max(total, done));
    });
}

}  // namespace tensordesk
