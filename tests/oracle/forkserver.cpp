// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the program again and again for the oracle suites, each time in a child of this process: loading LibTorch takes
// a third of a second. On stdin a request: the number of arguments and the bytes of the input in a line, the arguments
// with a 0 behind each, the input. On stdout the answer: exit status, the bytes of both outputs and the KiB of memory that
// it had at most in a line, the outputs.
#include "model/expression/syntax/expression.h"
#include "tests/support/forked.h"

#include <limits>

using namespace tensordesk;

int main()
{
    // Initialises LibTorch and the registry once, so that the child processes need not do it.
    static_cast<void>(evaluate("torch.zeros(2).add(1).sum()", Scope{}));
    std::size_t count = 0, bytes = 0;
    while (std::cin >> count >> bytes) {
        std::cin.ignore(std::numeric_limits<std::streamsize>::max(), '\n');
        std::vector<std::string> arguments(count);
        for (std::string& argument : arguments) {
            std::getline(std::cin, argument, '\0');
        }
        std::string input(bytes, '\0');
        std::cin.read(input.data(), static_cast<std::streamsize>(bytes));
        const ForkedRun run = runForked(arguments, input);
        std::cout << run.status << ' ' << run.out.size() << ' ' << run.err.size() << ' ' << run.peak << '\n'
                  << run.out << run.err << std::flush;
    }
}
