// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/format.h"

#include "model/analysis/values/statistictext.h"
#include "model/tensordict/base/bytetext.h"
#include "views/text/formattext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace tensordesk::format {

namespace {

constexpr QChar kThinSpace(0x202f);
constexpr QChar kEllipsis(0x2026);
constexpr qsizetype kLongestKey = 160;

struct FormattedTexts {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::format)
};

QString pythonType(const PythonValue& plain)
{
    struct {
        const char* operator()(const PythonValue::None&) const { return "None"; }
        const char* operator()(bool) const { return "bool"; }
        const char* operator()(int64_t) const { return "int"; }
        const char* operator()(const PythonValue::BigInt&) const { return "int"; }
        const char* operator()(double) const { return "float"; }
        const char* operator()(const PythonValue::Complex&) const { return "complex"; }
        const char* operator()(const std::string&) const { return "str"; }
        const char* operator()(const PythonValue::Bytes&) const { return "bytes"; }
        const char* operator()(const PythonValue::List&) const { return "list"; }
        const char* operator()(const PythonValue::Dict&) const { return "dict"; }
        const char* operator()(const PythonValue::Mapping&) const { return "dict"; }
        const char* operator()(const PythonValue::Opaque&) const { return "pickle"; }
    } name;
    return QLatin1String(std::visit(name, plain.value()));
}

bool isDict(const PythonValue& value)
{
    return value.as<PythonValue::Dict>() || value.as<PythonValue::Mapping>();
}

std::size_t dictSize(const PythonValue& value)
{
    const auto* dict = value.as<PythonValue::Dict>();
    return dict ? dict->size() : value.as<PythonValue::Mapping>()->size();
}

/// The Python text of a key.
QString dictKey(const PythonValue& value, std::size_t i)
{
    const auto* dict = value.as<PythonValue::Dict>();
    return text(dict ? stringLiteral((*dict)[i].first) : (*value.as<PythonValue::Mapping>())[i].first.toPython());
}

const PythonValue& dictItem(const PythonValue& value, std::size_t i)
{
    const auto* dict = value.as<PythonValue::Dict>();
    return dict ? (*dict)[i].second : (*value.as<PythonValue::Mapping>())[i].second;
}

/// A repr that stops growing at `limit`: values can be larger than anyone would read.
void appendRepr(QString& out, const PythonValue& value, qsizetype limit)
{
    if (out.size() > limit) {
        return;
    }
    if (const auto* list = value.as<PythonValue::List>()) {
        out += QLatin1Char('[');
        for (std::size_t i = 0; i < list->size() && out.size() <= limit; ++i) {
            out += i > 0 ? QStringLiteral(", ") : QString();
            appendRepr(out, (*list)[i], limit);
        }
        out += QLatin1Char(']');
    } else if (isDict(value)) {
        out += QLatin1Char('{');
        for (std::size_t i = 0; i < dictSize(value) && out.size() <= limit; ++i) {
            out += i > 0 ? QStringLiteral(", ") : QString();
            out += dictKey(value, i) + QStringLiteral(": ");
            appendRepr(out, dictItem(value, i), limit);
        }
        out += QLatin1Char('}');
    } else if (const auto* string = value.as<std::string>(); string && string->size() > std::size_t(limit) * 4) {
        out += text(PythonValue(string->substr(0, std::size_t(limit) * 4)).toPython());
    } else if (const auto* data = value.as<PythonValue::Bytes>(); data && data->bytes.size() > std::size_t(limit)) {
        out += text(PythonValue(PythonValue::Bytes{data->bytes.substr(0, std::size_t(limit))}).toPython());
    } else {
        out += text(value.toPython());
    }
}

bool isContainer(const PythonValue& value)
{
    return value.as<PythonValue::List>() || isDict(value);
}

/// A list without containers: as many items on a line as there is room for.
void appendFilled(QString& out, const PythonValue::List& list, const QString& indent, qsizetype width, qsizetype limit)
{
    qsizetype column = 0;
    for (std::size_t i = 0; i < list.size() && out.size() <= limit; ++i) {
        QString item;
        appendRepr(item, list[i], limit);
        if (i == 0 || column + item.size() + 2 > width) {
            out += QLatin1Char('\n') + indent;
            column = 0;
        } else {
            out += QLatin1Char(' ');
        }
        out += item + QLatin1Char(',');
        column += item.size() + 2;
    }
}

void appendPretty(QString& out, const PythonValue& value, int depth, qsizetype limit)
{
    constexpr qsizetype kOneLine = 60;
    constexpr int kIndent = 2;
    const auto* list = value.as<PythonValue::List>();
    QString line;
    appendRepr(line, value, std::max(kOneLine, isContainer(value) ? kOneLine : limit));
    if (!isContainer(value) || line.size() <= kOneLine) {
        out += line;
        return;
    }
    const QString indent(qsizetype(depth + 1) * kIndent, QLatin1Char(' '));
    const std::size_t count = list ? list->size() : dictSize(value);
    out += list ? QLatin1Char('[') : QLatin1Char('{');
    if (list && std::none_of(list->begin(), list->end(), isContainer)) {
        appendFilled(out, *list, indent, kOneLine, limit);
    } else {
        for (std::size_t i = 0; i < count && out.size() <= limit; ++i) {
            out += QLatin1Char('\n') + indent;
            if (!list) {
                out += dictKey(value, i) + QStringLiteral(": ");
            }
            appendPretty(out, list ? (*list)[i] : dictItem(value, i), depth + 1, limit);
            out += QLatin1Char(',');
        }
    }
    out += QLatin1Char('\n') + QString(qsizetype(depth) * kIndent, QLatin1Char(' '));
    out += list ? QLatin1Char(']') : QLatin1Char('}');
}

void cut(QString& text, qsizetype length)
{
    if (text.size() > length) {
        text.truncate(length - 1);
        text += kEllipsis;
    }
}

}  // namespace

QString text(const std::string& utf8)
{
    return QString::fromStdString(utf8);
}

QString text(const Message& message)
{
    return text(message.translated([](std::string_view pattern) {
        const std::string id(pattern);
        const QString translation = QCoreApplication::translate("model", id.c_str());
        // Names of formats stand where dialogs have them from.
        return (translation == text(id) ? formattext::translated(id) : translation).toStdString();
    }));
}

QString elided(const QString& text, qsizetype most)
{
    return text.size() <= most ? text : text.left(most / 2) + kEllipsis + text.right(most - most / 2 - 1);
}

QString dim(const DimName& name, std::size_t dim)
{
    return name ? text(*name) : FormattedTexts::tr("dim %1").arg(dim);
}

QString count(int64_t number)
{
    QString digits = QString::number(number);
    const qsizetype first = number < 0 ? 1 : 0;
    for (qsizetype at = digits.size() - 3; at > first; at -= 3) {
        digits.insert(at, kThinSpace);
    }
    return digits;
}

QString bytes(int64_t bytes)
{
    QString text = QString::fromStdString(byteText(bytes));
    text.replace(QLatin1Char('.'), QLocale().decimalPoint());
    text.replace(text.size() - 1, 1, FormattedTexts::tr("B", "bytes: a unit, also behind Ki, Mi, Gi …"));
    return text;
}

QString exactBytes(int64_t bytes)
{
    return bytes < 1024 ? format::bytes(bytes) : FormattedTexts::tr("%1 (%2 bytes)").arg(format::bytes(bytes), count(bytes));
}

QString number(double value)
{
    if (std::isnan(value)) {
        return QStringLiteral("nan");
    }
    std::array<char, 32> buffer;
    const auto end = std::to_chars(buffer.begin(), buffer.end(), value).ptr;
    return QString::fromLatin1(buffer.data(), end - buffer.data());
}

QString statistic(double value)
{
    return text(statisticText(value));
}

QStringList statistics(const std::vector<double>& values)
{
    QStringList texts;
    for (const std::string& each : statisticTexts(values)) {
        texts << text(each);
    }
    return texts;
}

QStringList alignedAtPoint(const QStringList& numbers)
{
    int longest = 0;
    for (const auto& number : numbers) {
        longest = std::max(longest, tailOf(number));
    }
    QStringList aligned;
    for (const auto& number : numbers) {
        aligned << number + QString(longest - tailOf(number), QChar(QChar::Nbsp));
    }
    return aligned;
}

int tailOf(QStringView number)
{
    const auto point = number.indexOf(u'.');
    const auto at = point >= 0 ? point : number.indexOf(u'e');
    return at >= 0 ? static_cast<int>(number.size() - at) : 0;
}

int pointTailOf(QStringView number)
{
    return number.contains(u'e') ? 0 : tailOf(number);
}

int missingTail(QStringView number, int longest)
{
    return number.isEmpty() || number.contains(u'e') ? 0 : std::max(longest - pointTailOf(number), 0);
}

QString index(const QStringList& parts)
{
    return QLatin1Char('[') + parts.join(QStringLiteral(", ")) + QLatin1Char(']');
}

QString key(const PathElement& element)
{
    if (element.member()) {
        return plainKey(element);
    }
    const Key& key = element.key();
    if (key.empty()) {
        return QStringLiteral("\"\"");
    }
    const QString plain = elided(text(key), kLongestKey);
    const bool printable = std::all_of(plain.begin(), plain.end(),
                                       [](QChar character) { return character.isPrint() || character.isSurrogate(); });
    return printable && !plain.front().isSpace() && !plain.back().isSpace() ? plain : elided(text(stringLiteral(key)), kLongestKey);
}

QString plainKey(const PathElement& element)
{
    const Member* member = element.member();
    return member ? QString::number(member->number) : text(element.key());
}

QString path(const KeyPath& path)
{
    QStringList parts;
    for (const auto& level : path) {
        parts << key(level);
    }
    return parts.join(QStringLiteral(" / "));
}

QString python(const KeyPath& path, const QString& root)
{
    return text(toSubscript(path, root.toStdString()));
}

QString dtype(const Entry& entry)
{
    struct {
        QString operator()(const Leaf& leaf) const { return text(dtypeBadge(leaf.dtype())); }
        QString operator()(const TensorDict& td) const { return td.tensorclass().empty() ? QString() : text(td.typeName()); }
        QString operator()(const NonTensor& value) const
        {
            return value.isStack() && elementCount(value.batchSize()) == 0 ? QString() : pythonType(value.first());
        }
        QString operator()(const Broken& broken) const { return broken.dtype() ? text(dtypeBadge(*broken.dtype())) : QString(); }
    } name;
    return std::visit(name, entry);
}

QString preview(const PythonValue& value, qsizetype length)
{
    QString line;
    appendRepr(line, value, length);
    cut(line, length);
    return line;
}

QString preview(const NonTensor& value, qsizetype length)
{
    return preview(value.beginning(length), length);
}

QString pretty(const PythonValue& value, qsizetype length)
{
    QString lines;
    appendPretty(lines, value, 0, length);
    cut(lines, length);
    return lines;
}

QString pretty(const NonTensor& value, qsizetype length)
{
    return pretty(value.beginning(length), length);
}

}  // namespace tensordesk::format
