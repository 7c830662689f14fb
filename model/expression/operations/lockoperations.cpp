// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/registry.h"

#include <array>

namespace tensordesk {

namespace {

using enum OperationKind;

template <bool IsLocked>
Value setLocked(const Arguments& a)
{
    if (!IsLocked || !a.td().isLocked())
        a.mutations().apply(SetLocked{{}, IsLocked});
    return a.self();
}

template <bool WasLocked>
void putBack(const Arguments& a, const Value&)
{
    a.mutations().apply(SetLocked{{}, WasLocked});
}

constexpr std::array kLockOperations = {
    Operation{Owner::TensorDict, "lock_", "()", InPlace, "Forbids adding and removing keys, here and below.", setLocked<true>,
              nullptr, putBack<false>},
    Operation{Owner::TensorDict, "unlock_", "()", InPlace, "Allows adding and removing keys again.", setLocked<false>, nullptr,
              putBack<true>},
};

}  // namespace

std::span<const Operation> lockOperations()
{
    return kLockOperations;
}

}  // namespace tensordesk
