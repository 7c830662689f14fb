// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/commandline.h"

#include <cstdio>
#include <iostream>
#include <string>
#include <vector>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tensordesk {

/// The result of a run of the program.
struct ForkedRun {
    int status = -1;  ///< that it exited with; -1 if it did not
    std::string out = {};
    std::string err = {};
    long peak = 0;  ///< KiB of memory that it had at most
};

/// Runs the program with these arguments in a child of this process, which has the libraries loaded already. Runs as another user
/// if `user` is set, which requires root. Verbs that need Qt are missing.
inline ForkedRun runForked(const std::vector<std::string>& arguments, const std::string& input = {}, uid_t user = 0)
{
    std::FILE* const in = std::tmpfile();
    std::FILE* const out = std::tmpfile();
    std::FILE* const err = std::tmpfile();
    std::fwrite(input.data(), 1, input.size(), in);
    std::rewind(in);
    std::vector<std::string> words{"tensordesk"};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> argv;
    for (std::string& word : words) {
        argv.push_back(word.data());
    }
    argv.push_back(nullptr);

    std::fflush(nullptr);  // pending output belongs to this process, not to the child
    const pid_t child = ::fork();
    if (child == 0) {
        if (user != 0 && (::setgid(user) != 0 || ::setuid(user) != 0)) {
            ::_exit(99);
        }
        ::dup2(::fileno(in), STDIN_FILENO);
        ::dup2(::fileno(out), STDOUT_FILENO);
        ::dup2(::fileno(err), STDERR_FILENO);
        ::alarm(120);
        const int status = runCommandLine(static_cast<int>(words.size()), argv.data(), {});
        std::cout.flush();
        std::fflush(nullptr);
        ::_exit(status);
    }
    ForkedRun run;
    int status = 0;
    rusage used{};
    if (child > 0 && ::wait4(child, &status, 0, &used) == child && WIFEXITED(status)) {
        run.status = WEXITSTATUS(status);
        run.peak = used.ru_maxrss;
    }
    for (const auto& [file, text] : {std::pair(out, &run.out), std::pair(err, &run.err)}) {
        text->resize(static_cast<std::size_t>(::lseek(::fileno(file), 0, SEEK_END)));
        std::rewind(file);
        text->resize(std::fread(text->data(), 1, text->size(), file));
    }
    for (std::FILE* const file : {in, out, err}) {
        std::fclose(file);
    }
    return run;
}

}  // namespace tensordesk
