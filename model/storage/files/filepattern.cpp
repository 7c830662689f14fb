// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/filepattern.h"

#include "model/storage/files/systemerror.h"
#include "model/tensordict/base/digits.h"
#include "model/tensordict/base/error.h"

#include <glob.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <iterator>
#include <string_view>

namespace tensordesk {

namespace {

constexpr std::string_view kWild = "*?[";
constexpr std::string_view kSpecial = "*?[]{},\\";
constexpr std::size_t kMostFiles = 20'000;

/// Returns the position of the first of `characters` without a backslash before it, from `from` on.
std::size_t findPlain(std::string_view text, std::string_view characters, std::size_t from = 0)
{
    for (std::size_t at = from; at < text.size(); ++at) {
        if (text[at] == '\\') {
            ++at;
        } else if (characters.find(text[at]) != std::string_view::npos) {
            return at;
        }
    }
    return std::string_view::npos;
}

std::string escaped(std::string_view text)
{
    std::string result;
    for (const char c : text) {
        if (kSpecial.find(c) != std::string_view::npos) {
            result += '\\';
        }
        result += c;
    }
    return result;
}

/// Returns the offset of the first folder or file that a pattern does not name alone.
std::size_t endOfFolder(std::string_view pattern)
{
    const std::size_t slash = pattern.substr(0, findPlain(pattern, "{*?[")).rfind('/');
    return slash == std::string_view::npos ? 0 : slash + 1;
}

std::string unescaped(std::string_view text)
{
    std::string result;
    for (std::size_t at = 0; at < text.size(); ++at) {
        at += text[at] == '\\' && at + 1 < text.size() ? 1 : 0;
        result += text[at];
    }
    return result;
}

[[noreturn]] void refuseMany(const std::string& pattern)
{
    throw Error(ErrorKind::ValueError, "matches more than {} files", kMostFiles).inFile(pattern);
}

/// Appends the alternatives of the braces in `rest`, each after `before`.
void expandBraces(const std::string& before, std::string_view rest, const std::string& pattern, std::vector<std::string>& expanded)
{
    const std::size_t open = findPlain(rest, "{");
    if (open == std::string_view::npos) {
        expanded.push_back(before + std::string(rest));
        if (expanded.size() > kMostFiles) {
            refuseMany(pattern);
        }
        return;
    }
    const std::size_t close = findPlain(rest, "}", open);
    if (close == std::string_view::npos) {
        throw Error(ErrorKind::ValueError, "has an unclosed brace; write \\{ for a brace in a file name").inFile(pattern);
    }
    for (std::size_t begin = open + 1; begin <= close;) {
        const std::size_t end = std::min(close, findPlain(rest, ",", begin));
        expandBraces(before + std::string(rest.substr(0, open)) + std::string(rest.substr(begin, end - begin)),
                     rest.substr(close + 1), pattern, expanded);
        begin = end + 1;
    }
}

/// False for a dangling link: opened by its name, which may be a pattern, it would be searched again.
bool isThere(const std::string& path)
{
    std::error_code ignored;
    return std::filesystem::exists(path, ignored);
}

class Globbed {
public:
    explicit Globbed(const std::string& pattern)
    {
        if (const int status = ::glob(pattern.c_str(), 0, nullptr, &m_found); status == GLOB_NOSPACE) {
            throw systemError(ENOMEM, "cannot be looked for", pattern);
        }
    }
    ~Globbed() { ::globfree(&m_found); }
    Globbed(const Globbed&) = delete;
    Globbed& operator=(const Globbed&) = delete;

    void appendTo(std::vector<std::string>& paths) const
    {
        std::copy_if(m_found.gl_pathv, m_found.gl_pathv + m_found.gl_pathc, std::back_inserter(paths), isThere);
    }

private:
    glob_t m_found{};
};

}  // namespace

bool isFilePattern(const std::string& path)
{
    return findPlain(path, "{*?[") != std::string_view::npos;
}

std::vector<std::string> filesMatching(const std::string& pattern)
{
    std::vector<std::string> files;
    if (!isFilePattern(pattern)) {
        return files;
    }
    std::vector<std::string> alternatives;
    expandBraces({}, pattern, pattern, alternatives);
    for (const std::string& alternative : alternatives) {
        if (findPlain(alternative, kWild) != std::string_view::npos) {
            Globbed(alternative).appendTo(files);
        } else if (const std::string path = unescaped(alternative); isThere(path)) {
            files.push_back(path);
        } else {
            throw systemError(ENOENT, "cannot be opened", path);
        }
        if (files.size() > kMostFiles) {
            refuseMany(pattern);
        }
    }
    return files;
}

std::string patternOf(const std::vector<std::string>& paths)
{
    const std::string& first = paths.front();
    if (paths.size() == 1) {
        return first;
    }
    std::size_t shortest = first.size(), before = first.size(), behind = first.size();
    for (const std::string& path : paths) {
        shortest = std::min(shortest, path.size());
        before = std::min<std::size_t>(before,
                                       std::mismatch(first.begin(), first.end(), path.begin(), path.end()).first - first.begin());
        behind = std::min<std::size_t>(behind, std::mismatch(first.rbegin(), first.rend(), path.rbegin(), path.rend()).first
                                                   - first.rbegin());
    }
    // No character of UTF-8 is torn apart, and the same characters stand on one side only.
    const auto isInside = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; };
    while (before > 0 && before < first.size() && isInside(first[before])) {
        --before;
    }
    behind = std::min(behind, shortest - before);
    while (behind > 0 && isInside(first[first.size() - behind])) {
        --behind;
    }
    // Numbers stay whole.
    while (before > 0 && isDigit(first[before - 1])
           && std::ranges::any_of(paths, [&](const std::string& path) { return before < path.size() && isDigit(path[before]); })) {
        --before;
    }
    while (behind > 0 && isDigit(first[first.size() - behind]) && std::ranges::any_of(paths, [&](const std::string& path) {
               return path.size() - behind > before && isDigit(path[path.size() - behind - 1]);
           })) {
        --behind;
    }
    std::string alternatives;  // each behind a comma, for one may be empty
    for (const std::string& path : paths) {
        alternatives += "," + escaped(std::string_view(path).substr(before, path.size() - before - behind));
    }
    return escaped(std::string_view(first).substr(0, before)) + "{" + alternatives.substr(1) + "}"
         + escaped(std::string_view(first).substr(first.size() - behind));
}

PatternName patternName(const std::string& pattern)
{
    constexpr std::size_t longest = 40;
    const std::string_view end = std::string_view(pattern).substr(endOfFolder(pattern));
    if (end.size() <= longest) {
        return {std::string(end), std::nullopt};
    }
    PatternName name{{}, 1};
    std::size_t at = 0;
    for (std::size_t open = 0; (open = findPlain(end, "{", at)) != std::string_view::npos;) {
        const std::size_t close = findPlain(end, "}", open);
        if (close == std::string_view::npos) {
            break;
        }
        name.text += std::string(end.substr(at, open - at)) + "*";
        std::size_t alternatives = 1;
        for (std::size_t comma = findPlain(end, ",", open); comma < close; comma = findPlain(end, ",", comma + 1)) {
            ++alternatives;
        }
        *name.files *= alternatives;
        at = close + 1;
    }
    name.text += end.substr(at);
    if (at == 0 || findPlain(end, kWild) != std::string_view::npos) {
        name.files.reset();
    }
    return name;
}

std::string patternFolder(const std::string& pattern)
{
    return pattern.substr(0, endOfFolder(pattern));
}

}  // namespace tensordesk
