// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/values/pythonvalue.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/base/overloaded.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/base/text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>

namespace tensordesk {

namespace {

// Note [Numbers that JSON lacks] Python writes NaN, Infinity and integers of any length, which the JSON parser rejects or rounds.
// They are converted to strings that start with a NUL before parsing and recognised after it; strings that start with a NUL
// themselves get one more. So every text is restored exactly.
constexpr std::string_view kMark = "\\u0000";

std::string markedNumbers(std::string_view json)
{
    std::string out;
    out.reserve(json.size() + 64);
    for (std::size_t i = 0; i < json.size();) {
        ProgressScope::step();
        const char c = json[i];
        if (c == '"') {
            std::size_t end = i + 1;
            while (end < json.size() && json[end] != '"') {
                end += json[end] == '\\' ? 2 : 1;
            }
            end = std::min(end + 1, json.size());
            out += '"';
            if (json.substr(i + 1, kMark.size()) == kMark) {
                out += kMark;
            }
            out += json.substr(i + 1, end - i - 1);
            i = end;
            continue;
        }
        const std::string_view rest = json.substr(i);
        const std::size_t sign = c == '-' ? 1 : 0;
        if (rest.starts_with("NaN") || rest.substr(sign).starts_with("Infinity")) {
            const std::size_t length = c == 'N' ? 3 : sign + 8;
            out.append("\"").append(kMark).append(rest.substr(0, length)).append("\"");
            i += length;
            continue;
        }
        if (sign || (c >= '0' && c <= '9')) {
            const std::size_t length = std::min(rest.find_first_not_of("+-0123456789.eE"), rest.size());
            const std::string_view number = rest.substr(0, length);
            // 18 digits always fit in 64 bits.
            const bool isLong = number.size() > 18 && number.find_first_of(".eE+") == number.npos
                             && number.find('-', 1) == number.npos && number[sign] != '0';
            if (isLong) {
                out.append("\"").append(kMark).append(number).append("\"");
            } else {
                out += number;
            }
            i += length;
            continue;
        }
        out += c;
        ++i;
    }
    return out;
}

PythonValue unmarked(std::string& text)
{
    if (text.empty() || text.front() != '\0') {
        return std::move(text);
    }
    text.erase(0, 1);
    if (text.empty() || text.front() == '\0') {
        return std::move(text);
    }
    if (text == "NaN") {
        return std::numeric_limits<double>::quiet_NaN();
    }
    if (text.ends_with("Infinity")) {
        const double infinity = std::numeric_limits<double>::infinity();
        return text.front() == '-' ? -infinity : infinity;
    }
    int64_t value = 0;
    const auto [end, status] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (status == std::errc{} && end == text.data() + text.size()) {
        return value;
    }
    return PythonValue::BigInt{std::move(text)};
}

/// Builds a PythonValue while nlohmann's parser walks the text: no recursion, so no stack to overflow.
class PlainBuilder final : public nlohmann::json_sax<nlohmann::json> {
public:
    bool null() override { return add(PythonValue()); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override { return add(int64_t{value}); }
    bool number_unsigned(number_unsigned_t value) override { return add(static_cast<int64_t>(value)); }
    bool number_float(number_float_t value, const string_t&) override { return add(value); }
    bool string(string_t& value) override { return add(unmarked(value)); }
    bool binary(binary_t&) override { return false; }
    bool start_object(std::size_t) override { return open(PythonValue::Dict{}); }
    bool start_array(std::size_t) override { return open(PythonValue::List{}); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t& key) override
    {
        PythonValue name = unmarked(key);
        m_open.back().key = name.as<std::string>() ? *name.as<std::string>() : std::string();
        return true;
    }
    bool parse_error(std::size_t, const std::string&, const nlohmann::json::exception& error) override
    {
        std::string what = error.what();
        // "[json.exception.parse_error.101] parse error at line 1, column 2: …"
        if (const auto at = what.find("at line"); at != what.npos) {
            what.erase(0, at);
        }
        m_error = Message::verbatim(std::move(what));
        return false;
    }

    PythonValue result;
    [[nodiscard]] const Message& error() const { return m_error; }

private:
    static constexpr std::size_t kDeepest = 500;

    bool open(PythonValue container)
    {
        if (m_open.size() >= kDeepest) {
            m_error = Message("more than {} levels of nesting", kDeepest);
            return false;
        }
        m_open.push_back({std::move(container), {}, {}});
        return true;
    }
    bool close()
    {
        PythonValue done = std::move(m_open.back().container);
        m_open.pop_back();
        return add(std::move(done));
    }
    bool add(PythonValue value)
    {
        ProgressScope::step();
        if (m_open.empty()) {
            result = std::move(value);
        } else if (auto* list = std::get_if<PythonValue::List>(&m_open.back().container.variant())) {
            list->push_back(std::move(value));
        } else {
            put(m_open.back(), std::move(value));
        }
        return true;
    }

    /// A container that is not closed yet.
    struct Open {
        PythonValue container;
        std::string key;                                         ///< of the next value of a dict
        std::unordered_map<std::string, std::size_t> positions;  ///< of keys in a large dict
    };

    static void put(Open& open, PythonValue value)
    {
        constexpr std::size_t kFew = 16;  // are found faster by going through them
        auto& dict = std::get<PythonValue::Dict>(open.container.variant());
        auto found = dict.end();
        if (dict.size() < kFew) {
            found = std::find_if(dict.begin(), dict.end(), [&](const auto& item) { return item.first == open.key; });
        } else {
            for (std::size_t i = open.positions.size(); i < dict.size(); ++i) {
                open.positions.emplace(dict[i].first, i);
            }
            if (const auto known = open.positions.find(open.key); known != open.positions.end()) {
                found = dict.begin() + static_cast<std::ptrdiff_t>(known->second);
            }
        }
        if (found != dict.end()) {
            found->second = std::move(value);
        } else {
            dict.emplace_back(std::move(open.key), std::move(value));
        }
    }

    std::vector<Open> m_open;
    Message m_error;
};

/// Python's repr of a float: the shortest digits that read back equal, exponents from 1e16 and 1e-5.
std::string floatRepr(double value)
{
    if (std::isnan(value)) {
        return "nan";
    }
    if (std::isinf(value)) {
        return value < 0 ? "-inf" : "inf";
    }
    char buffer[40];
    const double size = std::abs(value);
    const auto format = size != 0 && (size >= 1e16 || size < 1e-4) ? std::chars_format::scientific : std::chars_format::fixed;
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, value, format).ptr;
    std::string text(buffer, end);
    if (format == std::chars_format::fixed && text.find('.') == text.npos) {
        text += ".0";
    }
    return text;
}

/// Python's repr of a complex number: whole parts without a point, and a real part of 0 only with its sign.
std::string complexRepr(const PythonValue::Complex& value)
{
    const auto part = [](double number) {
        std::string text = floatRepr(number);
        return text.ends_with(".0") ? text.substr(0, text.size() - 2) : text;
    };
    std::string imaginary = part(value.imaginary) + "j";
    if (value.real == 0 && !std::signbit(value.real)) {
        return imaginary;
    }
    return "(" + part(value.real) + (imaginary.front() == '-' ? "" : "+") + imaginary + ")";
}

template <typename Items, typename KeyRepr>
std::string dictRepr(const Items& items, const KeyRepr& keyRepr)
{
    std::string out = "{";
    for (std::size_t i = 0; i < items.size(); ++i) {
        out += (i ? ", " : "") + keyRepr(items[i].first) + ": " + items[i].second.toPython();
    }
    return out + "}";
}

void appendUtf16(std::string& out, char32_t code)
{
    const auto unit = [&out](unsigned value) {
        char text[12];
        std::snprintf(text, sizeof text, "\\u%04x", value);
        out += text;
    };
    if (code >= 0x10000) {
        unit(0xd800 + ((code - 0x10000) >> 10));
        unit(0xdc00 + ((code - 0x10000) & 0x3ff));
    } else {
        unit(code);
    }
}

/// Decodes one code point; a byte that is not UTF-8 becomes U+FFFD.
char32_t nextCodePoint(std::string_view text, std::size_t& i)
{
    const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
    const unsigned char lead = byte(i++);
    const int more = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : lead >= 0xc0 ? 1 : 0;
    if (lead < 0x80) {
        return lead;
    }
    if (more == 0 || i + more > text.size()) {
        return 0xfffd;
    }
    char32_t code = lead & (0x3f >> more);
    for (int k = 0; k < more; ++k) {
        if ((byte(i + k) & 0xc0) != 0x80) {
            return 0xfffd;
        }
        code = (code << 6) | (byte(i + k) & 0x3f);
    }
    i += more;
    return code;
}

void appendJsonString(std::string& out, std::string_view text)
{
    out += '"';
    for (std::size_t i = 0; i < text.size();) {
        const char32_t code = nextCodePoint(text, i);
        switch (code) {
        case '"': out += "\\\""; break;
        case '\\': out += "\\\\"; break;
        case '\n': out += "\\n"; break;
        case '\r': out += "\\r"; break;
        case '\t': out += "\\t"; break;
        case '\b': out += "\\b"; break;
        case '\f': out += "\\f"; break;
        default:
            if (code >= 0x20 && code < 0x7f) {
                out += static_cast<char>(code);
            } else {
                appendUtf16(out, code);
            }
        }
    }
    out += '"';
}

/// Turns a UTF-16 text with a byte order mark into UTF-8, and drops a UTF-8 mark.
std::string decoded(std::string_view text)
{
    if (text.starts_with("\xef\xbb\xbf")) {
        return std::string(text.substr(3));
    }
    const bool little = text.starts_with("\xff\xfe");
    if (!little && !text.starts_with("\xfe\xff")) {
        return std::string(text);
    }
    std::string out;
    char32_t high = 0;
    for (std::size_t i = 2; i + 1 < text.size(); i += 2) {
        const auto first = static_cast<unsigned char>(text[i]);
        const auto second = static_cast<unsigned char>(text[i + 1]);
        char32_t code = little ? first | (second << 8) : (first << 8) | second;
        if (code >= 0xd800 && code < 0xdc00) {
            high = code;
            continue;
        }
        if (code >= 0xdc00 && code < 0xe000 && high) {
            code = 0x10000 + ((high - 0xd800) << 10) + (code - 0xdc00);
        }
        high = 0;
        appendUtf8(out, code);
    }
    return out;
}

void appendJson(std::string& out, const PythonValue& value, NonFinite nonFinite)
{
    std::visit(Overloaded{
                   [&](PythonValue::None) { out += "null"; },
                   [&](bool b) { out += b ? "true" : "false"; },
                   [&](int64_t i) { out += std::to_string(i); },
                   [&](const PythonValue::BigInt& i) { out += i.digits; },
                   [&](double d) {
                       if (std::isfinite(d)) {
                           out += floatRepr(d);
                       } else if (nonFinite == NonFinite::Quoted) {
                           out += '"' + floatRepr(d) + '"';
                       } else {
                           out += std::isnan(d) ? "NaN" : d < 0 ? "-Infinity" : "Infinity";
                       }
                   },
                   [&](const PythonValue::Complex&) {
                       throw Error(ErrorKind::TypeError, "a complex number cannot be written as JSON");
                   },
                   [&](const std::string& s) { appendJsonString(out, s); },
                   [&](const PythonValue::Bytes&) { throw Error(ErrorKind::TypeError, "bytes cannot be written as JSON"); },
                   [&](const PythonValue::Opaque& o) {
                       throw Error(ErrorKind::TypeError, "an object of {} cannot be written as JSON", o.description);
                   },
                   [&](const PythonValue::List& list) {
                       out += '[';
                       for (std::size_t i = 0; i < list.size(); ++i) {
                           out += i ? ", " : "";
                           appendJson(out, list[i], nonFinite);
                       }
                       out += ']';
                   },
                   [&](const PythonValue::Mapping&) {
                       throw Error(ErrorKind::TypeError, "a dict with keys that are not strings cannot be written as JSON");
                   },
                   [&](const PythonValue::Dict& dict) {
                       out += '{';
                       for (std::size_t i = 0; i < dict.size(); ++i) {
                           out += i ? ", " : "";
                           appendJsonString(out, dict[i].first);
                           out += ": ";
                           appendJson(out, dict[i].second, nonFinite);
                       }
                       out += '}';
                   },
               },
               value.value());
}

}  // namespace

PythonValue PythonValue::dict(Mapping items)
{
    if (!std::all_of(items.begin(), items.end(),
                     [](const auto& item) { return item.first.template as<std::string>() != nullptr; })) {
        return items;
    }
    Dict dict;
    for (auto& [key, value] : items) {
        dict.emplace_back(*key.as<std::string>(), std::move(value));
    }
    return dict;
}

std::string PythonValue::toPython() const
{
    return std::visit(Overloaded{
                          [](None) -> std::string { return "None"; },
                          [](bool b) -> std::string { return b ? "True" : "False"; },
                          [](int64_t i) { return std::to_string(i); },
                          [](const BigInt& i) { return i.digits; },
                          [](double d) { return floatRepr(d); },
                          [](const Complex& c) { return complexRepr(c); },
                          [](const std::string& s) { return stringLiteral(s); },
                          [](const Bytes& b) {
                              std::string out = "b'";
                              for (const char c : b.bytes) {
                                  const auto byte = static_cast<unsigned char>(c);
                                  if (byte >= 0x20 && byte < 0x7f && c != '\'' && c != '\\') {
                                      out += c;
                                  } else {
                                      char text[5];
                                      std::snprintf(text, sizeof text, "\\x%02x", byte);
                                      out += text;
                                  }
                              }
                              return out + "'";
                          },
                          [](const Opaque& o) { return "<" + o.description + ">"; },
                          [](const List& list) {
                              std::string out = "[";
                              for (std::size_t i = 0; i < list.size(); ++i) {
                                  out += (i ? ", " : "") + list[i].toPython();
                              }
                              return out + "]";
                          },
                          [](const Dict& dict) { return dictRepr(dict, stringLiteral); },
                          [](const Mapping& dict) { return dictRepr(dict, [](const PythonValue& key) { return key.toPython(); }); },
                      },
                      m_value);
}

PythonValue parseJson(std::string_view text)
{
    const std::string marked = markedNumbers(decoded(text));
    PlainBuilder builder;
    if (!nlohmann::json::sax_parse(marked, &builder)) {
        throw Error(ErrorKind::ValueError, "not valid JSON: {}", builder.error());
    }
    return std::move(builder.result);
}

bool isJson(const PythonValue& value)
{
    if (value.as<PythonValue::Complex>() != nullptr || value.as<PythonValue::Bytes>() != nullptr
        || value.as<PythonValue::Mapping>() != nullptr || value.isOpaque())
        return false;
    if (const auto* list = value.as<PythonValue::List>())
        return std::all_of(list->begin(), list->end(), isJson);
    if (const auto* dict = value.as<PythonValue::Dict>())
        return std::all_of(dict->begin(), dict->end(), [](const auto& item) { return isJson(item.second); });
    return true;
}

std::string toJson(const PythonValue& value, NonFinite nonFinite)
{
    std::string out;
    appendJson(out, value, nonFinite);
    return out;
}

}  // namespace tensordesk
