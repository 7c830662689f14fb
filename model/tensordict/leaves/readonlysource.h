// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

namespace tensordesk {

/// A stored array whose elements can never be written, however its storage is opened.
class ReadOnlySource : public LeafSource {
public:
    using LeafSource::LeafSource;

    /// Throws the Error that says why, and what to do instead: a document refuses edits as they are made.
    [[noreturn]] virtual void refuseEdits() const = 0;
    void write(const std::vector<Range>&, const at::Tensor&) final { refuseEdits(); }
};

}  // namespace tensordesk
