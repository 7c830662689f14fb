// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/verbs.h"
#include "model/remote/far/server.h"
#include "model/storage/files/systemerror.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>

namespace tensordesk {

int runServe(const ServeOptions& options, Console& console)
{
    static_cast<void>(console);
    ServedPaths paths(options.paths.empty() ? std::vector<std::string>{"."} : options.paths);
    // Output of other code would garble the answers: it goes to standard error.
    Descriptor answers(::fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)), questions(::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3));
    if (!answers.isOpen() || !questions.isOpen() || ::dup2(STDERR_FILENO, STDOUT_FILENO) < 0)
        throw systemError(errno, "cannot be used", "standard input or output");
    // A near end that is gone is noticed by its call.
    std::signal(SIGPIPE, SIG_IGN);
    serve(std::move(paths), std::move(questions), std::move(answers));
    return 0;
}

}  // namespace tensordesk
