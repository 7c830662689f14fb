// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/jsonlines/jsonlinesformat.h"

#include "model/storage/files/fileio.h"
#include "model/storage/formats/common/translatable.h"
#include "model/storage/formats/jsonlines/jsonlinesstorage.h"
#include "model/storage/formats/jsonlines/jsonparser.h"
#include "model/storage/formats/jsonlines/jsontext.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <string_view>

namespace tensordesk {

namespace {

/// The limit for the text that is read; the second row must begin in it.
constexpr std::size_t kHead = std::size_t{1} << 20;

/// True for an object, and for the beginning of one that the text cuts off.
bool beginsAsObject(std::string_view text, bool isCut)
{
    if (!text.starts_with('{')) {
        return false;
    }
    if (isCut) {
        const std::size_t key = text.find_first_not_of(kJsonSpace, 1);
        return key != text.npos && text[key] == '"';
    }
    simdjson::dom::parser parser;
    try {
        return parse(parser, text) || parseJson(text).as<PythonValue::Dict>() != nullptr;
    } catch (const Error&) {
        return false;
    }
}

/// True for at least two lines that are objects; `isNamed`: for one.
bool isLines(std::string_view head, bool isWhole, bool isNamed)
{
    std::size_t rows = 0;
    while (!head.empty() && rows < 2) {
        const std::size_t end = std::min(head.find('\n'), head.size());
        std::string_view line = head.substr(0, end);
        head.remove_prefix(std::min(end + 1, head.size()));
        const std::size_t first = line.find_first_not_of(kJsonSpace);
        if (first == line.npos) {
            continue;
        }
        line = line.substr(first, line.find_last_not_of(kJsonSpace) + 1 - first);
        const bool isCut = head.empty() && !isWhole;
        if (!beginsAsObject(line, isCut)) {
            return rows > 0 && isNamed;  // later lines may be broken
        }
        ++rows;
    }
    return rows == 2 || (rows == 1 && isNamed);
}

bool isListOfObjects(std::string_view head)
{
    const std::size_t first = head.find_first_not_of(kJsonSpace, 1);
    return first != head.npos && head[first] == '{' && head.find('"', first) != head.npos;
}

/// True if the name states that each line is a row.
bool isNamedLines(std::string path)
{
    for (const std::string_view packed : {".gz", ".zst"}) {
        if (path.ends_with(packed)) {
            path.erase(path.size() - packed.size());
        }
    }
    return path.ends_with(".jsonl") || path.ends_with(".ndjson");
}

class JsonLinesFormat final : public ReadFormat {
public:
    JsonLinesFormat()
        : ReadFormat(QT_TRANSLATE_NOOP("tensordesk::Format", "JSON lines"), QT_TRANSLATE_NOOP("tensordesk::Format", "JSON lines"),
                     QT_TRANSLATE_NOOP("tensordesk::Format", "JSON lines"),
                     Message("JSON lines are only read; save it as a memmap folder, or export it as JSON"))
    {
    }

    [[nodiscard]] bool recognises(const std::string& path) const override
    {
        try {
            if (!isFile(path)) {
                return false;
            }
            // Enough to exclude most files.
            std::string head = JsonText::beginning(path, 64);
            const std::size_t first = head.find_first_not_of(kJsonSpace);
            if (first == head.npos || (head[first] != '{' && head[first] != '[')) {
                return false;
            }
            head = JsonText::beginning(path, kHead);
            const std::string_view text = std::string_view(head).substr(first);
            return text.front() == '[' ? isListOfObjects(text) : isLines(text, head.size() < kHead, isNamedLines(path));
        } catch (const Error&) {
            return false;
        }
    }

    [[nodiscard]] std::unique_ptr<Storage> open(const std::string& path, const OpenOptions& options) const override
    {
        return std::make_unique<JsonLinesStorage>(path, options.asStored);
    }
};

}  // namespace

const Format& jsonLinesFormat()
{
    static const JsonLinesFormat format;
    return format;
}

}  // namespace tensordesk
