// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/errors/errortext.h"

#include "app/commandline/errors/explainederror.h"

namespace tensordesk {

void tellError(const Error& error, bool asJson, Console& console)
{
    if (asJson) {
        console.line(toJson(explainedDocumentOf(error)));
    }
    const bool isOurs = error.kind() == ErrorKind::Internal;
    console.message(std::string(isOurs ? "Internal error, please report it: " : "") + error.what());
    if (const auto* explained = dynamic_cast<const ExplainedError*>(&error); explained != nullptr && !asJson) {
        for (const std::string& line : explanationLines(explained->diagnosis())) {
            console.errorLine(line);
        }
    }
}

std::string usageErrorDocument(const std::string& message, const std::string& remedy)
{
    return toJson(PythonValue::Dict{{"kind", "error"},
                                    {"class", "UsageError"},
                                    {"key", PythonValue::List()},
                                    {"file", PythonValue()},
                                    {"message", message},
                                    {"remedy", remedy}});
}

}  // namespace tensordesk
