// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/verbs.h"

#include "app/commandline/errors/explainederror.h"
#include "app/commandline/progressbar.h"
#include "app/commandline/text/treetext.h"
#include "app/commandline/verbs/devices.h"
#include "app/commandline/verbs/writing.h"
#include "model/expression/syntax/expression.h"
#include "model/operations/devices/computedevice.h"
#include "model/storage/storage.h"

namespace tensordesk {

int runExport(const ExportOptions& options, Console& console)
{
    const at::Device device = deviceWithValues(options.device);
    const auto storage = openLaidOut(options.path, options.opening);
    const Value value = [&] {
        ProgressBar progress("Evaluating", console.isWatched());
        const Scope scope{{"td", onComputeDevice(storage->root(), device)}};
        return explaining(options.expression, scope, progress,
                          [&] { return evaluate(options.expression, scope, progress, Exchanges::Allowed); });
    }();
    const auto* td = value.as<TensorDict>();
    if (td == nullptr) {
        throw Error(ErrorKind::TypeError,
                    "Only a tensordict can be exported, and {} is a {}; td.select(…) keeps single "
                    "entries.",
                    options.expression, value.typeName());
    }
    const PythonValue document = writeOut(*td, options.out,
                                          {.compression = options.compression,
                                           .chunks = options.chunks,
                                           .overwrite = options.force,
                                           .withoutDevice = options.withoutDevice,
                                           .onUnsupported = options.onUnsupported},
                                          console);
    if (options.json) {
        console.line(toJson(document));
        return 0;
    }
    const Shape& batch = td->batchSize();
    console.line("Wrote " + printableRow(options.out) + ": " + td->typeName() + " " + shapeText(batch, batch.size(), td->names())
                 + ", " + byteText(totalBytes(*td)));
    return 0;
}

}  // namespace tensordesk
