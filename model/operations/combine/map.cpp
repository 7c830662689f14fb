// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/combine/map.h"

#include "model/operations/combine/cat.h"
#include "model/operations/combine/split.h"
#include "model/operations/combine/stack.h"

#include <ATen/ops/randperm.h>

namespace tensordesk {

std::vector<TensorDict> chunksOf(const TensorDict& td, const ChunkOptions& options, int64_t workers)
{
    if (options.size && options.count)
        throw Error(ErrorKind::ValueError, "chunksize and num_chunks exclude each other");
    std::vector<TensorDict> chunks = !options.size      ? chunk(td, options.count.value_or(workers), options.dim)
                                   : *options.size == 0 ? unbind(td, options.dim)
                                                        : split(td, *options.size, options.dim);
    if (!options.shuffles)
        return chunks;
    const at::Tensor order = at::randperm(static_cast<int64_t>(chunks.size()), at::kLong);
    std::vector<TensorDict> shuffled;
    for (std::size_t i = 0; i < chunks.size(); ++i)
        shuffled.push_back(chunks[static_cast<std::size_t>(order.const_data_ptr<int64_t>()[i])]);
    return shuffled;
}

TensorDict joined(const std::vector<TensorDict>& results, const ChunkOptions& options)
{
    return options.size == 0 ? maybeDenseStack(results, options.dim) : cat(results, options.dim);
}

}  // namespace tensordesk
