// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/editscript.h"

#include "model/storage/files/fileio.h"
#include "model/tensordict/base/key.h"

namespace tensordesk {

namespace {

/// Returns any text as one word for a shell.
std::string shellWord(const std::string& text)
{
    std::string word = "'";
    for (const char each : text) {
        word += each == '\'' ? std::string("'\\''") : std::string(1, each);
    }
    return word + "'";
}

/// "rollout-edited.h5" for "rollout.h5", beside it.
std::string editedName(const std::string& path, bool isFolder)
{
    const std::size_t name = path.rfind('/') + 1;
    const std::size_t dot = path.rfind('.');
    const std::size_t end = isFolder || dot == std::string::npos || dot <= name ? path.size() : dot;
    return path.substr(0, end) + "-edited" + path.substr(end);
}

}  // namespace

std::string pythonScript(const std::string& path, const std::vector<std::string>& statements)
{
    const bool isFolder = tensordesk::isFolder(path);
    std::string script = "# The edits of a tensordict, in the order in which they were made.\n"
                         "# Reads the first file named on the command line and writes the second.\n"
                         "import sys\n"
                         "\n"
                         "import torch\n";
    script += isFolder ? "from tensordict import TensorDict\n" : "from tensordict import PersistentTensorDict, TensorDict\n";
    script += "\nsource = sys.argv[1] if len(sys.argv) > 1 else " + stringLiteral(path)
            + "\ntarget = sys.argv[2] if len(sys.argv) > 2 else " + stringLiteral(editedName(path, isFolder)) + "\n\n";
    script += isFolder ? "td = TensorDict.load_memmap(source).clone()\n"
                       : "td = PersistentTensorDict.from_h5(source, mode=\"r\").to_tensordict()\n";
    script += '\n';
    for (const std::string& each : statements) {
        script += each + "\n";
    }
    script += isFolder ? "\ntd.memmap(target)\n" : "\ntd.to_h5(target)\n";
    return script;
}

std::string editCommand(const std::string& path, const std::vector<std::string>& statements)
{
    std::string command = "tensordesk edit " + shellWord(path);
    for (const std::string& each : statements) {
        command += " \\\n    " + shellWord(each);
    }
    return command + "\n";
}

}  // namespace tensordesk
