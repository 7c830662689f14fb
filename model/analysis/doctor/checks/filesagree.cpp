// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/checks/checks.h"
#include "model/analysis/doctor/round.h"
#include "model/tensordict/base/progressscope.h"

namespace tensordesk {

const HealthCheck& filesAgreeCheck()
{
    static const HealthCheck check{
        "files", [] { return Message("Files of the data set"); },
        [] {
            return Message(
                "Tables, videos and metadata of a data set state how many rows, frames and episodes there are; where they "
                "differ, files are missing, cut off, or of another version.");
        },
        [] {
            return Message(
                "Copy or record the named files again, or leave their episodes out with the tools that wrote the data set.");
        },
        [](const CheckedRollout& rollout, Round&) -> TellSymptoms {
            const auto& inspect = rollout.options().inspectFiles;
            return inspect ? TellSymptoms([inspect] { return inspect(ProgressScope::current()); }) : TellSymptoms();
        }};
    return check;
}

}  // namespace tensordesk
