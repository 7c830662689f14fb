// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/doctor/patient.h"

#include <ATen/core/Tensor.h>

#include <functional>
#include <memory>
#include <vector>

namespace tensordesk {

// Note [One reading]
// Checks do not read elements by themselves: they say which leaves they want to see, and each block of these is read once, then
// shown to all who asked for it, while it is still in the cache. Blocks are looked at on all cores; what was seen is summed up in
// their order. Only what cannot be known before the end of a round, such as how far off each step is from a discount that was
// fitted to all, is looked at in another one, which reads just the leaves that it needs again.

/// What is left to do with what was seen in a block. Called for one block after the other, in the order of their steps.
using SumUp = std::function<void()>;
/// Looks at a block, on any thread, several blocks at once: it changes nothing that is seen from outside.
using Look = std::function<SumUp(const Steps&)>;
/// One bool for each step of a block, or for each that another one follows: [rows, count or one less], or one for each
/// element of the first leaf, [rows, count, elements]. Undefined: none is true.
using FindOdd = std::function<at::Tensor(const Steps&)>;

/// What checks ask to see of a patient.
class Round {
public:
    using Leaves = std::vector<const PatientLeaf*>;

    /// `patient` outlives this.
    explicit Round(const Patient& patient) : m_patient(patient) { }

    /// All steps of some leaves. `more`: tensors have one step behind those of a block, where the row goes on.
    /// REQUIRES: Patient::hasTime().
    void watch(Leaves leaves, bool more, Look look);
    /// Counts what is odd: the sum is filled in as the round is made. Padding counts if `find` says so.
    [[nodiscard]] std::shared_ptr<const Sightings> count(Leaves leaves, bool more, FindOdd find);
    /// Called when this round is made, with the next one, to ask for what is to be seen then.
    void thereafter(std::function<void(Round&)> ask) { m_thereafter.push_back(std::move(ask)); }

    /// Reads what was asked for, and whatever is asked for thereafter. Errors of the storage pass through.
    void make(Progress& progress) &&;

private:
    struct Watch {
        Leaves leaves;
        bool more;
        Look look;
    };
    /// What is read in blocks of the same steps.
    struct Group {
        std::vector<const Watch*> watches;
        Leaves leaves;
        std::vector<bool> more;  ///< of each leaf
    };
    class Reading;

    [[nodiscard]] std::vector<Group> groups() const;
    [[nodiscard]] int64_t bytesPerStep(const Leaves& leaves) const;

    const Patient& m_patient;
    std::vector<Watch> m_watches;
    std::vector<std::function<void(Round&)>> m_thereafter;
};

}  // namespace tensordesk
