// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/pasted/traceback.h"

#include "model/tensordict/base/text.h"

#include <algorithm>
#include <cctype>
#include <vector>

namespace tensordesk {

namespace {

constexpr std::size_t kMostBytes = std::size_t{64} << 10;
constexpr std::size_t kLongestMessage = 2000;

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

/// The length of the class's name that a line begins with, as in `torch.cuda.OutOfMemoryError: …`; 0 if there is none.
std::size_t classNameIn(std::string_view line)
{
    const auto isPart = [](char each) { return std::isalnum(static_cast<unsigned char>(each)) != 0 || each == '_' || each == '.'; };
    std::size_t end = 0;
    while (end < line.size() && isPart(line[end]))
        ++end;
    const std::string_view name = line.substr(0, end);
    const bool isError = name.ends_with("Error") || name.ends_with("Exception") || name.ends_with("Warning");
    return isError && (end == line.size() || line[end] == ':') ? end : 0;
}

bool isOfPackage(std::string_view frame)
{
    return frame.find("site-packages") != std::string_view::npos || frame.find("dist-packages") != std::string_view::npos
        || frame.find("<frozen") != std::string_view::npos;
}

/// The code of IPython's marked line: `----> 3 loss = f(x)`; empty for any other line.
std::string_view markedCode(std::string_view line)
{
    const std::size_t arrow = line.find("> ");
    if (arrow == std::string_view::npos || arrow < 2 || line.substr(0, arrow).find_first_not_of("- ") != std::string_view::npos)
        return {};
    std::string_view code = trimmed(line.substr(arrow + 2));
    while (!code.empty() && std::isdigit(static_cast<unsigned char>(code.front())) != 0)
        code.remove_prefix(1);
    return trimmed(code);
}

std::string codeIn(const std::vector<std::string_view>& lines)
{
    std::string_view own, last;
    bool isOwn = true;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::string_view line = trimmed(lines[i]);
        const bool isFrame = line.starts_with("File ");
        if (isFrame)
            isOwn = !isOfPackage(line);
        const std::string_view code = isFrame && line.find(", line ") != std::string_view::npos && i + 1 < lines.size()
                                        ? trimmed(lines[i + 1])
                                        : markedCode(lines[i]);
        if (code.empty() || code.starts_with("File "))
            continue;
        last = code;
        if (isOwn)
            own = code;
    }
    return std::string(own.empty() ? last : own);
}

}  // namespace

PastedError readTraceback(std::string_view text)
{
    text = trimmed(text.substr(text.size() - std::min(text.size(), kMostBytes)));
    const std::vector<std::string_view> lines = linesOf(text);
    PastedError error;
    error.code = codeIn(lines);
    for (std::size_t i = lines.size(); i-- > 0;)
        if (const std::size_t name = classNameIn(lines[i]); name > 0) {
            const auto begin = static_cast<std::size_t>(lines[i].data() - text.data());
            error.className = lines[i].substr(0, name);
            error.message = trimmed(text.substr(std::min(begin + name + 1, text.size())));
            break;
        }
    if (error.className.empty())
        error.message = text;
    error.message.resize(std::min(error.message.size(), kLongestMessage));
    return error;
}

}  // namespace tensordesk
