// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "tensordict/mutations.h"

#include <functional>
#include <vector>

namespace tensordesk {

/// The changes of one statement: all are worked out and checked before the first takes effect.
class Changes {
public:
    /// `leaf[index] = value`, broadcast as torch does (leading dims of size 1 are dropped) and cast.
    /// RuntimeError if the shape does not fit, or if a complex value meets a real leaf.
    void assign(const KeyPath& path, const Leaf& leaf, const BoundIndex& index, const at::Tensor& value);
    /// The same for the whole leaf.
    void assign(const KeyPath& path, const Leaf& leaf, const at::Tensor& value);
    void set(KeyPath path, Entry entry);

    void apply(Mutations& mutations) const;

private:
    std::vector<std::function<void(Mutations&)>> m_steps;
};

}  // namespace tensordesk
