// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/errors/explainederror.h"
#include "app/commandline/text/terminaltext.h"
#include "app/commandline/verbs/verbs.h"
#include "model/expression/pasted/explainedtext.h"
#include "model/layouts/laidoutstorage.h"

#include <iostream>
#include <iterator>

namespace tensordesk {

namespace {

/// At most this much of standard input is read: a traceback is shorter.
constexpr std::size_t kMostInput = std::size_t{1} << 20;

std::string givenText(const ExplainOptions& options)
{
    if (!options.text.empty() && options.text != "-") {
        return options.text;
    }
    std::string text;
    for (std::istreambuf_iterator<char> at(std::cin), end; at != end && text.size() < kMostInput; ++at) {
        text += *at;
    }
    return text;
}

PythonValue keysDocument(const std::vector<std::vector<KeyPath>>& keys)
{
    PythonValue::List operands;
    for (const std::vector<KeyPath>& each : keys) {
        PythonValue::List paths;
        for (const KeyPath& path : each) {
            paths.emplace_back(toPython(path));
        }
        operands.emplace_back(std::move(paths));
    }
    return operands;
}

PythonValue documentOf(const ExplainedText& explained)
{
    PythonValue::Dict document{{"kind", "explanation"},
                               {"class", explained.pasted.className},
                               {"message", explained.pasted.message},
                               {"code", explained.pasted.code},
                               {"known", explained.diagnosis.has_value()}};
    if (explained.diagnosis) {
        addDiagnosis(document, *explained.diagnosis);
        document.emplace_back("keys", keysDocument(explained.keys));
    }
    return document;
}

void printKeys(const ExplainedText& explained, Console& console)
{
    for (std::size_t i = 0; i < explained.keys.size(); ++i) {
        std::string keys;
        for (const KeyPath& path : explained.keys[i]) {
            keys += (keys.empty() ? "" : ", ") + ("td[" + toPython(path) + "]");
        }
        if (!keys.empty()) {
            console.line(printable("  " + explained.diagnosis->operands[i].text + " has the shape of " + keys));
        }
    }
}

}  // namespace

int runExplain(const ExplainOptions& options, Console& console)
{
    const std::string text = givenText(options);
    if (text.find_first_not_of(" \t\r\n") == std::string::npos) {
        throw Error(ErrorKind::ValueError, "There is no text to explain. Give a Python error message or a traceback.");
    }
    std::unique_ptr<Storage> storage;
    if (!options.path.empty()) {
        storage = openLaidOut(options.path, options.opening);
    }
    const ExplainedText explained = explainText(text, storage ? std::optional(storage->root()) : std::nullopt);
    if (options.json) {
        console.line(toJson(documentOf(explained)));
        return explained.diagnosis ? 0 : 1;
    }
    if (!explained.diagnosis) {
        throw Error(ErrorKind::ValueError,
                    "This message is not known: {}. Known are shape, dtype and key errors of PyTorch, tensordict and NumPy.",
                    explained.pasted.message.substr(0, explained.pasted.message.find('\n')));
    }
    const std::string& name = explained.pasted.className;
    console.line(
        printable((name.empty() ? "" : name + ": ") + explained.pasted.message.substr(0, explained.pasted.message.find('\n'))));
    if (!explained.pasted.code.empty()) {
        console.line(printable("  in: " + explained.pasted.code));
    }
    for (const std::string& line : explanationLines(*explained.diagnosis)) {
        console.line(printable(line));
    }
    printKeys(explained, console);
    return 0;
}

}  // namespace tensordesk
