// SPDX-License-Identifier: BSD-3-Clause
#include "model/layouts/layoutfiles.h"

#include "model/layouts/layoutjson.h"
#include "model/storage/files/atomicwrite.h"
#include "model/storage/files/fileio.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/key.h"

#include <algorithm>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>

namespace tensordesk {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kEnding = ".json";

/// Empty if the user has no home folder.
std::string savedFolder()
{
    const char* config = std::getenv("XDG_CONFIG_HOME");
    if (config != nullptr && *config != '\0')
        return std::string(config) + "/TensorDesk/layouts";
    const char* home = std::getenv("HOME");
    return home != nullptr && *home != '\0' ? std::string(home) + "/.config/TensorDesk/layouts" : std::string();
}

std::string lower(std::string text)
{
    std::ranges::transform(text, text.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return text;
}

std::shared_ptr<const Layout> shippedLayout(const std::string& name)
{
    const auto& all = shippedLayouts();
    const auto isNamed = [&](const auto& each) { return lower(each->name) == lower(name); };
    const auto found = std::ranges::find_if(all, isNamed);
    return found != all.end() ? *found : isNamed(commonLayout()) ? commonLayout() : nullptr;
}

std::shared_ptr<const Layout> layoutAt(const std::string& path)
{
    constexpr int64_t longest = 1 << 20;
    try {
        return std::make_shared<const Layout>(layoutIn(readFile(path, longest)));
    } catch (Error& error) {
        throw error.inFile(path);
    }
}

std::string pathOf(const std::string& saved)
{
    return savedFolder() + '/' + saved + std::string(kEnding);
}

void writeTo(const std::string& path, const Layout& layout, bool overwrite)
{
    AtomicWrite(path, AtomicWrite::Kind::File, overwrite).with([&](const std::string& temporary) {
        const std::string json = jsonOf(layout);
        writeAt(openFile(temporary, O_WRONLY | O_CREAT | O_TRUNC), json.data(), json.size(), 0, temporary);
    });
}

}  // namespace

std::vector<std::string> savedLayouts()
{
    std::vector<std::string> names;
    std::error_code ignored;
    for (auto each = fs::directory_iterator(savedFolder(), ignored); each != fs::directory_iterator(); each.increment(ignored))
        if (each->path().extension() == kEnding && !each->path().filename().string().starts_with('.'))
            names.push_back(each->path().stem().string());
    std::ranges::sort(names);
    return names;
}

std::vector<std::shared_ptr<const Layout>> recognisedLayouts()
{
    std::vector<std::shared_ptr<const Layout>> layouts;
    for (const std::string& name : savedLayouts())
        try {
            if (auto layout = layoutAt(pathOf(name)); layout->isRecognised())
                layouts.push_back(std::move(layout));
        } catch (const Error&) {
            // Reading it by its name gives the reason.
        }
    return layouts;
}

void saveLayout(const Layout& layout)
{
    constexpr std::size_t longest = 100;
    const std::string& name = layout.name;
    if (name.empty() || name.size() > longest || name.starts_with('.') || name.find('/') != std::string::npos
        || std::ranges::any_of(name, [](char c) { return static_cast<unsigned char>(c) < 0x20; }))
        throw Error(ErrorKind::ValueError, "{} cannot be the name of a layout: it has 1 to {} characters, no / and no dot in front",
                    stringLiteral(name), longest);
    if (shippedLayout(name))
        throw Error(ErrorKind::ValueError, "a layout of the program is called {}; choose another name", stringLiteral(name));
    const std::string folder = savedFolder();
    if (folder.empty())
        throw Error(ErrorKind::FileNotFoundError, "layouts cannot be saved: the environment variable HOME is not set");
    fs::create_directories(folder);
    writeTo(pathOf(name), layout, true);
}

void writeLayout(const Layout& layout, const std::string& path)
{
    writeTo(path, layout, false);
}

std::shared_ptr<const Layout> layoutNamed(const std::string& nameOrPath)
{
    if (auto shipped = shippedLayout(nameOrPath))
        return shipped;
    const std::vector<std::string> saved = savedLayouts();
    const bool isSaved = std::ranges::find(saved, nameOrPath) != saved.end();
    const std::string path = isSaved ? pathOf(nameOrPath) : nameOrPath;
    if (!exists(path)) {
        std::string names;
        for (const auto& layout : shippedLayouts())
            names += (names.empty() ? "" : ", ") + layout->name;
        for (const std::string& name : saved)
            names += ", " + name;
        throw Error(ErrorKind::FileNotFoundError, "{} is not a layout and not a file of one. Layouts: {}",
                    stringLiteral(nameOrPath), names);
    }
    return layoutAt(path);
}

}  // namespace tensordesk
