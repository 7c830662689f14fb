// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QThreadPool;

namespace tensordesk {

class Leaf;

/// The threads that work for the window. One for files, since the HDF5 library does one thing at a time
/// anyway and a second reader would only wait with a thread of its own; one for tensors, whose operators
/// bring their own threads. One for the structure of files, so that opening a branch of the tree waits
/// for a block of a long read and not for all of it. At the end of the application queued tasks are dropped and running ones
/// waited for, so that none outlives the libraries it uses.
namespace JobPools {

[[nodiscard]] QThreadPool& files();
[[nodiscard]] QThreadPool& structure();
[[nodiscard]] QThreadPool& tensors();
/// files() for a leaf whose elements are read from a file by calls, tensors() for one in memory or mapped.
[[nodiscard]] QThreadPool& poolFor(const Leaf& leaf);

}  // namespace JobPools

}  // namespace tensordesk
