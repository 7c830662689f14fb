// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/numpy/npyobjects.h"

#include "model/storage/formats/torchsave/torchrecords.h"
#include "model/storage/formats/torchsave/torchtree.h"
#include "model/tensordict/values/pickle/picklegraph.h"

namespace tensordesk {

NpyObjects npyObjects(std::string_view pickle, const std::shared_ptr<ByteFile>& file, int64_t offset, const KeyPath& path,
                      const SourceDecorator& decorate)
{
    const OpenOptions options{.decorate = decorate};
    const PickleGraph graph(pickle);
    const NoRecords records(PicklePlace(file, pickle, offset));
    TorchTree tree(records, file ? file->path() : std::string(), options, graph.end());
    NpyObjects objects{tree.content(graph.root(), path), {}, {}};
    objects.findings = tree.findings();
    objects.levels = tree.levels();
    return objects;
}

}  // namespace tensordesk
