// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QThreadPool;

namespace tensordesk {

class Leaf;

/// The thread pools of the window, each with its own kind of work, so that short tasks do not wait for long ones. When the
/// application ends, queued tasks are dropped and running ones are waited for: none outlives the libraries it uses.
namespace JobPools {

/// For visible parts of leaves that are read from a file by calls. One thread, because the HDF5 library is serialised anyway.
[[nodiscard]] QThreadPool& files();
/// For the structure of files, so that opening a branch of the tree waits for one block of a read at most.
[[nodiscard]] QThreadPool& structure();
/// For visible parts of leaves in memory or mapped. One thread, because ATen's operators use their own threads.
[[nodiscard]] QThreadPool& tensors();
/// For evaluation while the user types, on up to four threads: a long operator of LibTorch cannot be cancelled, and is abandoned
/// when the text changes. Not waited for at the end.
[[nodiscard]] QThreadPool& typing();
/// For whole leaves and parts of documents: summaries, comparisons, exports. Two threads: many small arrays keep one core busy.
[[nodiscard]] QThreadPool& passes();
/// For opening, editing and saving documents, one after the other. Independent of views, and of passes, which may take minutes.
[[nodiscard]] QThreadPool& documents();
/// True if nothing is read for what the user sees: passes() and structure() have no task.
[[nodiscard]] bool areQuiet();
/// Returns files() for a leaf whose elements are read from a file by calls, and tensors() for one in memory or mapped.
[[nodiscard]] QThreadPool& poolFor(const Leaf& leaf);

}  // namespace JobPools

}  // namespace tensordesk
