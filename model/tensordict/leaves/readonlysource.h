// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

namespace tensordesk {

/// A stored array that can never be written, however its storage is opened.
class ReadOnlySource : public LeafSource {
public:
    using LeafSource::LeafSource;

    /// Throws an Error with the reason and the remedy. A document calls it to reject an edit at once.
    [[noreturn]] virtual void refuseEdits() const = 0;
    void write(const std::vector<Range>&, const at::Tensor&) final { refuseEdits(); }
};

}  // namespace tensordesk
