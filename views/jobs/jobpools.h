// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QThreadPool;

namespace tensordesk {

class Leaf;

/// The threads that work for the window, one a pool, so that nothing short waits for something long. At the
/// end of the application queued tasks are dropped and running ones waited for: none outlives the libraries
/// it uses.
namespace JobPools {

/// What is looked at of leaves that are read from a file by calls. One thread: the HDF5 library does one
/// thing at a time anyway.
[[nodiscard]] QThreadPool& files();
/// The structure of files, so that opening a branch of the tree waits for a block of a read at most.
[[nodiscard]] QThreadPool& structure();
/// What is looked at of leaves in memory or mapped. One thread: ATen's operators bring their own.
[[nodiscard]] QThreadPool& tensors();
/// What is worked out while a person types, on up to four threads: one of LibTorch's operators that takes long knows no
/// stop, and is left behind when the next thing is typed. It is not waited for at the end.
[[nodiscard]] QThreadPool& typing();
/// Whole leaves and parts of documents: summaries, comparisons, exports.
[[nodiscard]] QThreadPool& passes();
/// The documents themselves: opening, editing and saving them, one after the other. What is looked at of them does not
/// wait for it, nor does it wait for passes, which may take minutes.
[[nodiscard]] QThreadPool& documents();
/// files() for a leaf whose elements are read from a file by calls, tensors() for one in memory or mapped.
[[nodiscard]] QThreadPool& poolFor(const Leaf& leaf);

}  // namespace JobPools

}  // namespace tensordesk
