// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/jobs/eachfile.h"

#include "app/commandline/errors/errortext.h"
#include "app/commandline/progressbar.h"
#include "app/commandline/text/terminaltext.h"
#include "model/distributed/crew/resultbytes.h"
#include "model/storage/files/fileio.h"
#include "model/storage/files/filepattern.h"
#include "model/storage/files/temporary/temporarylock.h"
#include "model/storage/places.h"
#include "model/storage/series/foldertree.h"
#include "model/tensordict/values/pythonvalue.h"

#include <algorithm>
#include <iterator>
#include <set>

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

FileOutput outputFor(const std::string& path, const std::string& out, const EachVerb& verb, const Console& console)
{
    FileOutput output;
    Console collecting(console, output.text);
    try {
        output.status = guardingTorch([&] { return verb.run(path, out, collecting); });
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        tellError(error, verb.json, collecting);
        output.status = 1;
    }
    return output;
}

/// Returns the last line, without its end. A verb that fails after it printed its document prints that of the error then.
std::string_view lastLine(std::string_view text)
{
    while (text.ends_with('\n')) {
        text.remove_suffix(1);
    }
    return text.substr(text.rfind('\n') + 1);
}

/// Prints `{"kind": "each", …, "files": [{"path": …, "status": 0, "result": {…}}, …]}`. REQUIRES: the output for each file is JSON.
void printDocument(const EachVerb& verb, const std::vector<std::string>& files, const std::vector<FileOutput>& outputs,
                   int64_t failures, Console& console)
{
    const auto number = [](auto value) { return toJson(PythonValue(static_cast<int64_t>(value))); };
    console.text("{\"kind\": \"each\", \"verb\": " + toJson(PythonValue(verb.name)) + ", \"count\": " + number(files.size())
                 + ", \"failed\": " + number(failures) + ", \"files\": [");
    for (std::size_t i = 0; i < files.size(); ++i) {
        const std::string_view document = lastLine(outputs[i].text.out);
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
            console.text(outputs[i].text.out.empty() && outputs[i].status != 0 ? "error\n\n" : "\n");
        }
    }
    if (verb.hasHeadings) {
        const auto count = static_cast<int64_t>(files.size());
        console.line(countText(count, "file", "files") + ": " + std::to_string(count - failures) + " passed, "
                     + std::to_string(failures) + " failed");
    }
}

/// Returns the length of the folder that all paths have in common, with its slash.
std::size_t commonFolderLength(const std::vector<std::string>& paths)
{
    std::size_t common = paths.front().rfind('/') + 1;
    for (const std::string& path : paths) {
        const std::string& first = paths.front();
        const auto differs = std::mismatch(first.begin(), first.begin() + static_cast<std::ptrdiff_t>(common), path.begin(),
                                           path.end());
        common = static_cast<std::size_t>(differs.first - first.begin());
        common = common == 0 ? 0 : first.rfind('/', common - 1) + 1;
    }
    return common;
}

std::vector<std::string> fileNames(const std::vector<std::string>& files, bool withEndings)
{
    const std::size_t common = commonFolderLength(files);
    std::vector<std::string> names;
    for (const std::string& file : files) {
        std::string name = file.substr(common);
        const std::size_t dot = name.rfind('.');
        if (!withEndings && dot != std::string::npos && dot > name.rfind('/') + 1) {
            name.resize(dot);
        }
        std::ranges::replace(name, '/', '-');
        names.push_back(std::move(name));
    }
    return names;
}

/// Returns a name that occurs twice; null if there is none.
const std::string* repeatedName(const std::vector<std::string>& names)
{
    std::set<std::string_view> known;
    const auto found = std::ranges::find_if(names, [&](const std::string& name) { return !known.insert(name).second; });
    return found == names.end() ? nullptr : &*found;
}

}  // namespace

std::vector<std::string> outputPaths(const std::string& pattern, const std::vector<std::string>& files)
{
    const std::size_t star = pattern.rfind('*');
    if (std::ranges::count(pattern, '*') != 1 || pattern.find('/', star) != std::string::npos) {
        throw Error(ErrorKind::ValueError,
                    "is the path of one file, but --each writes several. Write * in place of the name of each, such as out/*.h5")
            .inFile(pattern);
    }
    std::vector<std::string> plain = files;
    std::ranges::transform(plain, plain.begin(), [](const std::string& file) { return withoutTrailingSlashes(file); });
    std::vector<std::string> names = fileNames(plain, false);
    if (repeatedName(names) != nullptr) {
        names = fileNames(plain, true);
    }
    if (const std::string* const repeated = repeatedName(names)) {
        throw Error(ErrorKind::ValueError,
                    "two of the files would be written as {}. Rename one of them, or write them in two runs to different folders",
                    *repeated)
            .inFile(pattern);
    }
    std::ranges::transform(names, names.begin(),
                           [&](const std::string& name) { return pattern.substr(0, star) + name + pattern.substr(star + 1); });
    return names;
}

std::vector<std::string> filesNamed(const std::string& path)
{
    std::vector<std::string> given{isElsewhere(path) ? path : withoutTrailingSlashes(path)};
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

int runEach(const EachVerb& verb, const std::string& path, const WorkSharing& sharing, Console& console)
{
    std::vector<std::string> files, outs;
    const auto list = [&] {
        files = filesNamed(path);
        outs.resize(files.size());
        if (verb.out.empty()) {
            return;
        }
        outs = outputPaths(verb.out, files);
        if (const std::size_t slash = verb.out.rfind('/'); slash != std::string::npos && slash > 0) {
            makeFolders(verb.out.substr(0, slash));
        }
    };
    // In a group, only the leader reports that a file is missing.
    if (!isInGroup(sharing)) {
        list();
    }
    const auto runAll = [&](Crew& crew, Console& own) {
        if (files.empty()) {
            list();
        }
        std::optional<std::vector<std::string>> results;
        {
            ProgressBar progress("Processing files", own.isWatched(), "files");
            results = crew.share(
                files, [&](std::size_t member, Progress&) { return packed(outputFor(files[member], outs[member], verb, own)); },
                progress);
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
    };
    try {
        return runShared(sharing, files.size(), console, runAll);
    } catch (const Error&) {
        if (!verb.out.empty()) {
            std::ranges::for_each(outs, removeAbandoned);  // of a process that was killed while it wrote
        }
        throw;
    }
}

}  // namespace tensordesk
