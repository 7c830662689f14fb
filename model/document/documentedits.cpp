// SPDX-License-Identifier: BSD-3-Clause
#include "model/document/documentprivate.h"  // IWYU pragma: keep

#include "model/expression/syntax/expression.h"
#include "model/operations/devices/computedevice.h"
#include "model/operations/devices/devicemutations.h"

namespace tensordesk {

void Document::apply(const Mutation& mutation)
{
    d->requireEdit(pathOf(mutation));
    if (std::optional<Change> change = d->record(mutation)) {
        d->add(std::move(*change));
    }
}

std::size_t Document::execute(const std::string& statements, Progress& progress, at::Device device, Exchanges exchanges)
{
    d->requireEdit({});
    d->history.begin(statements);
    try {
        const TensorDict view = onComputeDevice(d->td, device);
        DeviceMutations onDevice(d->td, view, device, *this);
        Mutations& mutations = device.is_cpu() ? static_cast<Mutations&>(*this) : onDevice;
        tensordesk::execute(statements, Scope{{"td", view}}, mutations, progress, exchanges);
    } catch (...) {
        d->history.takeBack(d->td);
        d->tidy();
        throw;
    }
    return d->history.end();
}

}  // namespace tensordesk
