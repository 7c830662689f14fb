// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/jobs/eachfile.h"

#include "app/commandline/errors/errortext.h"
#include "app/commandline/progressbar.h"
#include "app/commandline/text/json.h"
#include "app/commandline/text/terminaltext.h"
#include "model/distributed/crew/resultbytes.h"
#include "model/storage/files/fileio.h"
#include "model/storage/files/filepattern.h"
#include "model/storage/places.h"
#include "model/storage/series/foldertree.h"

#include <algorithm>

namespace tensordesk {

namespace {

/// The output for one file.
struct FileOutput {
    int status = 0;
    ConsoleText text;
};

std::string packed(const FileOutput& output)
{
    ResultWriter writer;
    writer.addNumber(output.status);
    writer.add(output.text.out);
    writer.add(output.text.errors);
    return std::move(writer).bytes();
}

FileOutput unpackedOutput(const std::string& bytes)
{
    ResultReader reader(bytes);
    FileOutput output{reader.number<int>(), {}};
    output.text.out = reader.text();
    output.text.errors = reader.text();
    return output;
}

FileOutput outputFor(const std::string& path, const EachVerb& verb, const Console& console)
{
    FileOutput output;
    Console collecting(console, output.text);
    try {
        output.status = guardingTorch([&] { return verb.run(path, collecting); });
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        tellError(error, verb.json, collecting);
        output.status = 1;
    }
    return output;
}

/// `{"kind": "each", …, "files": [{"path": …, "status": 0, "result": {…}}, …]}`. The documents of the files are texts already.
void printDocument(const EachVerb& verb, const std::vector<std::string>& files, const std::vector<FileOutput>& outputs,
                   int64_t failures, Console& console)
{
    const auto number = [](auto value) { return toJson(PythonValue(static_cast<int64_t>(value))); };
    console.text("{\"kind\": \"each\", \"verb\": " + toJson(PythonValue(verb.name)) + ", \"count\": " + number(files.size())
                 + ", \"failed\": " + number(failures) + ", \"files\": [");
    for (std::size_t i = 0; i < files.size(); ++i) {
        std::string_view document = outputs[i].text.out;
        while (document.ends_with('\n')) {
            document.remove_suffix(1);
        }
        console.text((i == 0 ? "{\"path\": " : ", {\"path\": ") + toJson(PythonValue(files[i])) + ", \"status\": "
                     + number(outputs[i].status) + ", \"result\": " + (document.empty() ? "null" : std::string(document)) + "}");
    }
    console.line("]}");
}

void printTexts(const EachVerb& verb, const std::vector<std::string>& files, const std::vector<FileOutput>& outputs,
                int64_t failures, Console& console)
{
    for (std::size_t i = 0; i < files.size(); ++i) {
        if (verb.hasHeadings) {
            console.line(console.style().strong(printableRow(files[i])));
        }
        console.text(outputs[i].text.out);
        if (verb.hasHeadings) {
            console.line("");
        }
    }
    if (verb.hasHeadings) {
        const auto count = static_cast<int64_t>(files.size());
        console.line(countText(count, "file", "files") + ": " + std::to_string(count - failures) + " passed, "
                     + std::to_string(failures) + " failed");
    }
}

}  // namespace

std::vector<std::string> filesNamed(const std::string& path)
{
    std::vector<std::string> given{path};
    if (!isElsewhere(path) && !exists(path)) {
        if (std::vector<std::string> matching = filesMatching(path); !matching.empty()) {
            given = std::move(matching);
        }
    }
    std::vector<std::string> files;
    for (const std::string& each : given) {
        std::vector<std::string> within = isElsewhere(each) ? std::vector<std::string>() : partPaths(each);
        if (within.empty()) {
            within.push_back(each);
        }
        std::ranges::move(within, std::back_inserter(files));
    }
    return files;
}

int runEach(const EachVerb& verb, const std::string& path, const Sharing& sharing, Console& console)
{
    const std::vector<std::string> files = filesNamed(path);
    return runShared(sharing, files.size(), console, [&](Crew& crew, Console& own) {
        std::optional<std::vector<std::string>> results;
        {
            // Alone, each file has a progress bar of its own.
            std::optional<ProgressBar> progress;
            if (crew.size() > 1) {
                progress.emplace(verb.name, own.isWatched(), "files");
            }
            results = crew.share(
                files, [&](std::size_t member, Progress&) { return packed(outputFor(files[member], verb, own)); },
                progress ? *progress : Progress::none());
        }
        if (!results) {
            return 0;
        }
        std::vector<FileOutput> outputs;
        std::ranges::transform(*results, std::back_inserter(outputs), unpackedOutput);
        const auto failures = std::ranges::count_if(outputs, [](const FileOutput& output) { return output.status != 0; });
        (verb.json ? printDocument : printTexts)(verb, files, outputs, failures, own);
        for (const FileOutput& output : outputs) {
            own.print({{}, output.text.errors});
        }
        return failures > 0 ? 1 : 0;
    });
}

}  // namespace tensordesk
