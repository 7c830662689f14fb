// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/tokens/tokenizer/tokenizer.h"

#include "model/analysis/tokens/tokenizer/tokendecoders.h"
#include "model/analysis/tokens/tokenizer/tokentext.h"
#include "model/tensordict/base/error.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <limits>

namespace tensordesk {
namespace {

using Json = nlohmann::json;

constexpr std::size_t kMostTokens = 4'000'000, kMostTokenBytes = std::size_t{1} << 16;
constexpr int64_t kMostId = std::numeric_limits<int32_t>::max();
/// The nesting of JSON that is read. The deepest part of a tokenizer.json are 16 levels of decoders with their lists.
constexpr int kMostJsonLevels = 48;
/// The number of JSON values and keys that are kept. A token of Unigram has 3: a list, a text and a score.
constexpr std::size_t kMostValues = 4 * kMostTokens;

[[noreturn]] void throwTooManyTokens()
{
    throw Error(ErrorKind::ValueError, "the tokenizer has more than {} tokens", kMostTokens);
}

/// Selects the parts of a tokenizer.json that decoding needs, while it is parsed. Drops the merges of BPE, most of a file.
class PartFilter {
public:
    /// Returns true if the value or key is kept. Throws ValueError if the kept values are too many or nested too deep.
    bool operator()(int depth, Json::parse_event_t event, const Json& value)
    {
        using Event = Json::parse_event_t;
        if (event == Event::object_end || event == Event::array_end) {
            return true;  // only asked of values whose start was kept
        }
        if (event == Event::key && depth == 1) {
            m_part = value.get<std::string>();
            m_keeps = m_part == "model" || m_part == "added_tokens" || m_part == "decoder" || m_part == "normalizer";
        } else if (event == Event::key && depth == 2 && m_part == "model") {
            const auto& key = value.get_ref<const std::string&>();
            m_keeps = key == "type" || key == "vocab";
        } else if (event == Event::object_start || event == Event::array_start) {
            if (depth > kMostJsonLevels && m_keeps) {
                throw Error(ErrorKind::ValueError, "the tokenizer's JSON is nested deeper than {} levels", kMostJsonLevels);
            }
        }
        if (m_keeps && ++m_values > kMostValues) {
            throw Error(ErrorKind::ValueError, "the tokenizer has more than {} JSON values", kMostValues);
        }
        return m_keeps;
    }

private:
    std::string m_part;
    bool m_keeps = true;
    std::size_t m_values = 0;
};

Json parsed(std::string_view text)
{
    try {
        PartFilter filter;
        const auto keeps = [&filter](int depth, Json::parse_event_t event, const Json& value) {
            return filter(depth, event, value);
        };
        return Json::parse(text.begin(), text.end(), keeps);
    } catch (const Json::parse_error& error) {
        throw Error(ErrorKind::ValueError, "the tokenizer is not valid JSON: error at byte {}", error.byte);
    } catch (const Json::exception& error) {
        throw Error(ErrorKind::ValueError, "the tokenizer is not valid JSON: {}", std::string_view(error.what()));
    }
}

/// Returns a member of an object; null if there is none.
const Json& memberOf(const Json& object, const char* name)
{
    static const Json kNull;
    const auto found = object.find(name);
    return found == object.end() ? kNull : *found;
}

/// Returns a flag of an added token. Throws ValueError if it is not a bool.
bool flagOf(const Json& token, const char* name)
{
    const Json& flag = memberOf(token, name);
    if (!flag.is_null() && !flag.is_boolean()) {
        throw Error(ErrorKind::ValueError, "the field \"{}\" of an added token is not true or false", name);
    }
    return flag.is_boolean() && flag.get<bool>();
}

/// Returns the ID that a file gives to a token. Throws ValueError if it is not an integer from 0 to kMostId.
int64_t checkedId(const Json& id, const std::string& token)
{
    if (!id.is_number_integer() || (id.is_number_unsigned() && id.get<uint64_t>() > uint64_t{kMostId}) || id.get<int64_t>() < 0) {
        throw Error(ErrorKind::ValueError, "the ID of the token \"{}\" is {}. Expected: an integer from 0 to {}", token, id.dump(),
                    kMostId);
    }
    return id.get<int64_t>();
}

}  // namespace

/// Fills a Tokenizer from the parts of a file.
class Tokenizer::Reader {
public:
    explicit Reader(const Json& root)
    {
        if (!root.is_object()) {
            throw Error(ErrorKind::ValueError, "the tokenizer is not a JSON object");
        }
        m_result.m_decoder = std::make_shared<const TokenDecoder>(memberOf(root, "decoder"));
        readModel(memberOf(root, "model"));
        readAdded(memberOf(root, "added_tokens"), TokenNormalizer(memberOf(root, "normalizer")));
    }

    Tokenizer take()
    {
        m_result.m_size = std::ranges::count_if(m_result.m_tokens, [](const auto* entry) { return entry != nullptr; });
        m_result.m_entries = std::move(m_entries);
        return std::move(m_result);
    }

private:
    /// Returns the entry of a token, which is added if it is new. Throws ValueError if the token is too long.
    Entries::value_type& entryOf(const std::string& token)
    {
        if (token.size() > kMostTokenBytes) {
            throw Error(ErrorKind::ValueError, "a token has {} bytes. Expected: at most {}", token.size(), kMostTokenBytes);
        }
        return *m_entries->try_emplace(token).first;
    }

    /// Reserves places for all IDs below `end`.
    void extend(int64_t end)
    {
        const std::size_t places = static_cast<std::size_t>(end);
        m_result.m_tokens.resize(std::max(places, m_result.m_tokens.size()));
    }

    void set(int64_t id, Entries::value_type& entry)
    {
        extend(id + 1);
        entry.second.id = id;
        m_result.m_tokens[static_cast<std::size_t>(id)] = &entry;
    }

    void readModel(const Json& model)
    {
        if (!model.is_object() || !model.contains("vocab")) {
            throw Error(ErrorKind::ValueError, "the tokenizer has no \"model\" with a \"vocab\"");
        }
        const Json& type = memberOf(model, "type");
        const Json& vocab = model["vocab"];
        const bool isUnigram = type.is_null() ? vocab.is_array() : type == "Unigram";
        if (!type.is_null() && !isUnigram && type != "BPE" && type != "WordPiece" && type != "WordLevel") {
            throw Error(ErrorKind::ValueError, "unknown tokenizer model {}. Supported: BPE, WordPiece, WordLevel, Unigram",
                        type.dump(-1, ' ', false, Json::error_handler_t::replace));
        }
        if (isUnigram ? !vocab.is_array() : !vocab.is_object()) {
            throw Error(ErrorKind::ValueError, "the \"vocab\" of the tokenizer's model is not {}",
                        std::string_view(isUnigram ? "a list of tokens with scores" : "an object of tokens with IDs"));
        }
        if (vocab.size() > kMostTokens) {
            throwTooManyTokens();
        }
        m_vocabSize = static_cast<int64_t>(vocab.size());
        isUnigram ? readScores(vocab) : readIds(vocab);
    }

    void readScores(const Json& vocab)
    {
        extend(m_vocabSize);
        for (std::size_t id = 0; id < vocab.size(); ++id) {
            const Json& pair = vocab[id];
            if (!pair.is_array() || pair.size() != 2 || !pair[0].is_string() || !pair[1].is_number()) {
                throw Error(ErrorKind::ValueError, "entry {} of the tokenizer's \"vocab\" is not a pair of a token and a score",
                            id);
            }
            set(static_cast<int64_t>(id), entryOf(pair[0].get_ref<const std::string&>()));
        }
    }

    void readIds(const Json& vocab)
    {
        int64_t last = -1;
        for (const auto& [token, id] : vocab.items()) {
            last = std::max(last, checkedId(id, token));
        }
        if (last > 8 * m_vocabSize + 1'000'000) {
            throw Error(ErrorKind::ValueError, "the tokenizer's IDs are too sparse: {} tokens have IDs up to {}", m_vocabSize,
                        last);
        }
        extend(last + 1);
        for (const auto& [token, id] : vocab.items()) {
            set(id.get<int64_t>(), entryOf(token));
        }
    }

    void readAdded(const Json& added, const TokenNormalizer& normalizer)
    {
        if (!added.is_array() && !added.is_null()) {
            throw Error(ErrorKind::ValueError, "the tokenizer's \"added_tokens\" are not a list");
        }
        int64_t next = m_vocabSize;
        for (const Json& token : added) {
            if (!token.is_object() || !memberOf(token, "content").is_string()) {
                throw Error(ErrorKind::ValueError, "an entry of the tokenizer's \"added_tokens\" has no string \"content\"");
            }
            const auto& content = token["content"].get_ref<const std::string&>();
            static_cast<void>(checkedId(memberOf(token, "id"), content));
            const bool isSpecial = flagOf(token, "special"), isNormalized = flagOf(token, "normalized");
            if (content.empty()) {
                continue;
            }
            const std::size_t before = m_entries->size();
            Entries::value_type& entry = entryOf(content);
            if (m_entries->size() > kMostTokens) {
                throwTooManyTokens();
            }
            set(m_entries->size() > before ? next++ : entry.second.id, entry);
            entry.second.isSpecial = entry.second.isSpecial || isSpecial;
            if (isNormalized) {
                if (std::string normalized = normalizer.normalized(content); normalized != content) {
                    m_result.m_normalized[entry.second.id] = std::move(normalized);
                }
            }
        }
    }

    Tokenizer m_result;
    std::unique_ptr<Entries> m_entries = std::make_unique<Entries>();
    int64_t m_vocabSize = 0;
};

Tokenizer Tokenizer::parse(std::string_view json)
{
    return Reader(parsed(json)).take();
}

const Tokenizer::Entries::value_type* Tokenizer::entry(int64_t id) const noexcept
{
    return id >= 0 && id < static_cast<int64_t>(m_tokens.size()) ? m_tokens[static_cast<std::size_t>(id)] : nullptr;
}

const std::string* Tokenizer::token(int64_t id) const noexcept
{
    const auto* const found = entry(id);
    return found == nullptr ? nullptr : &found->first;
}

std::optional<int64_t> Tokenizer::idOf(std::string_view token) const
{
    const auto found = m_entries->find(token);
    return found == m_entries->end() ? std::nullopt : std::optional(found->second.id);
}

bool Tokenizer::isSpecial(int64_t id) const noexcept
{
    const auto* const found = entry(id);
    return found != nullptr && found->second.isSpecial;
}

std::vector<TracedText> Tokenizer::traced(std::span<const int64_t> ids, bool skipSpecial) const
{
    TracedTexts texts;
    std::size_t total = ids.size();
    for (std::size_t i = 0; i < ids.size() && total <= TokenDecoder::kMostDecoded; ++i) {
        const auto* const found = entry(ids[i]);
        if (found == nullptr) {
            continue;
        }
        const auto normalized = m_normalized.find(ids[i]);
        const std::string& text = normalized == m_normalized.end() ? found->first : normalized->second;
        // As the library does: a special token in another form is not skipped, unless that form is a special token itself.
        const auto special = normalized == m_normalized.end() ? m_entries->end() : m_entries->find(text);
        if (skipSpecial
            && (normalized == m_normalized.end() ? found->second.isSpecial
                                                 : special != m_entries->end() && special->second.isSpecial)) {
            continue;
        }
        total += text.size();
        texts.emplace_back(text, static_cast<uint32_t>(i));
    }
    if (total > TokenDecoder::kMostDecoded) {
        throwTooLarge(TokenDecoder::kMostDecoded);
    }
    m_decoder->decode(texts);
    return texts;
}

std::string Tokenizer::decode(std::span<const int64_t> ids, bool skipSpecial) const
{
    std::string text;
    for (const TracedText& part : traced(ids, skipSpecial)) {
        text += part.bytes;
    }
    return lossyUtf8(text);
}

std::vector<std::string> Tokenizer::pieces(std::span<const int64_t> ids) const
{
    std::vector<std::string> pieces(ids.size());
    for (const TracedText& part : traced(ids, false)) {
        for (std::size_t i = 0; i < part.bytes.size(); ++i) {
            if (part.origins[i] < pieces.size()) {
                pieces[part.origins[i]] += part.bytes[i];
            }
        }
    }
    return pieces;
}

}  // namespace tensordesk
