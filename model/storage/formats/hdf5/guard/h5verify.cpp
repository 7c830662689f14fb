// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/guard/h5verify.h"

#include "model/tensordict/base/progressscope.h"

namespace tensordesk {
namespace {

/// The most bytes of elements that one stored byte is taken to decompress to. Deflate reaches 1032.
constexpr int64_t kMostRatio = 2048;
/// Leaves of at most this many bytes are read, however few bytes the file stores of them.
constexpr int64_t kAlwaysRead = int64_t{1} << 30;

/// Reads the leaf in parts and drops them: throws if it cannot be decompressed.
void readThrough(const Leaf& leaf, Progress& progress, int64_t& done, int64_t total)
{
    const int64_t rows = leaf.dim() == 0 ? 1 : leaf.shape().front();
    const int64_t rowBytes = std::max<int64_t>(leaf.bytes() / std::max<int64_t>(rows, 1), 1);
    const int64_t chunkRows = leaf.source()->chunkShape().empty() ? 1 : leaf.source()->chunkShape().front();
    const int64_t fitting = (int64_t{64} << 20) / rowBytes / chunkRows;
    const int64_t step = std::max<int64_t>(fitting, 1) * chunkRows;
    for (int64_t row = 0; row < rows; row += step) {
        progress.check();
        const int64_t end = std::min(row + step, rows);
        static_cast<void>(leaf.dim() == 0 ? leaf.tensor() : leaf.at(Index{Slice{row, end, {}}}).tensor());
        done += (end - row) * rowBytes;
        progress.report(done, total);
    }
}

}  // namespace

void verifyH5(const TensorDict& root, const std::string& file, const std::function<void(const Finding&)>& report,
              Progress& progress)
{
    const ProgressScope scope(progress);  // blocks of one part ask it, too: their chunks may be many
    const int64_t total = totalBytes(root);
    int64_t done = 0;
    forEachEntry(root, [&](const KeyPath& path, const Entry& entry) {
        progress.check();
        if (const auto* broken = std::get_if<Broken>(&entry)) {
            report({Finding::Severity::Error, path, file, broken->error().reason()});
            return;
        }
        const auto* leaf = std::get_if<Leaf>(&entry);
        const auto source = leaf == nullptr ? nullptr : leaf->source();
        if (!source || leaf->elementCount() == 0) {
            return;
        }
        try {
            if (const int64_t stored = source->storedBytes(); (leaf->bytes() - kAlwaysRead) / kMostRatio > stored) {
                report(
                    {Finding::Severity::Warning, path, file,
                     Message("The dataset has {} bytes, of which the file stores {}: most chunks were never written, and none was "
                             "read",
                             leaf->bytes(), stored)});
                done += leaf->bytes();
                return;
            }
            readThrough(*leaf, progress, done, total);
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled) {
                throw;
            }
            report({Finding::Severity::Error, path, file, error.reason()});
        }
    });
}

}  // namespace tensordesk
