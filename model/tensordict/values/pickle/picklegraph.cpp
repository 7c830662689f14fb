// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/values/pickle/picklegraph.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/values/pickle/picklemachine.h"

namespace tensordesk {

PickleGraph::PickleGraph(std::string_view bytes, Cut cut)
{
    try {
        PickleMachine(*this, bytes).run();
    } catch (const Error& error) {
        if (cut == Cut::Refused || error.kind() == ErrorKind::Cancelled)
            throw;
    }
}

void throwDamagedPickle(std::size_t at)
{
    throw Error(ErrorKind::ValueError, "not a valid pickle: it ends or is damaged at byte {}", at);
}

}  // namespace tensordesk
