// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tree/treequery.h"

#include "views/text/format.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

namespace tensordesk {

namespace {

bool contains(const QString& key, const QStringList& path, const QString& text)
{
    return text.contains(QLatin1Char('/')) ? path.join(QLatin1Char('/')).contains(text, Qt::CaseInsensitive)
                                           : key.contains(text, Qt::CaseInsensitive);
}

bool hasDtype(const Entry& entry, const QString& text)
{
    const auto* const leaf = std::get_if<Leaf>(&entry);
    const auto* const broken = std::get_if<Broken>(&entry);
    const std::optional<DType> dtype = leaf ? std::optional(leaf->dtype()) : broken ? broken->dtype() : std::nullopt;
    if (!dtype) {
        return false;
    }
    const QString name = format::text(dtypeName(*dtype));
    return text == format::text(dtypeBadge(*dtype)) || text == name || QLatin1String("torch.") + text == name;
}

Shape shapeOf(const Entry& entry)
{
    if (const auto* const leaf = std::get_if<Leaf>(&entry)) {
        return leaf->shape();
    }
    const auto* const td = std::get_if<TensorDict>(&entry);
    return td ? td->batchSize() : Shape();
}

bool haveSideBySide(const Shape& shape, const std::vector<std::optional<int64_t>>& sizes)
{
    const auto same = [](int64_t size, const std::optional<int64_t>& asked) { return !asked || *asked == size; };
    return std::search(shape.begin(), shape.end(), sizes.begin(), sizes.end(), same) != shape.end();
}

}  // namespace

TreeQuery TreeQuery::parse(const QString& text)
{
    TreeQuery query;
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        query.m_words.push_back(wordOf(word));
    }
    return query;
}

bool TreeQuery::matches(const QString& key, const QStringList& path, const Entry& entry, bool edited) const
{
    struct Test {
        const QString& key;
        const QStringList& path;
        const Entry& entry;
        bool edited;

        bool operator()(const Key& word) const { return contains(key, path, word.text); }
        bool operator()(const Glob& word) const
        {
            const bool nested = word.expression.pattern().contains(QLatin1Char('/'));
            return word.expression.match(nested ? path.join(QLatin1Char('/')) : key).hasMatch();
        }
        bool operator()(const DTypeName& word) const { return hasDtype(entry, word.text); }
        bool operator()(const Sizes& word) const { return haveSideBySide(shapeOf(entry), word.sizes); }
        bool operator()(const Bytes& word) const
        {
            const auto* const leaf = std::get_if<Leaf>(&entry);
            if (!leaf) {
                return false;
            }
            const auto bytes = static_cast<double>(leaf->bytes());
            switch (word.sign) {
            case Bytes::Sign::Less: return bytes < word.bytes;
            case Bytes::Sign::LessEqual: return bytes <= word.bytes;
            case Bytes::Sign::Greater: return bytes > word.bytes;
            case Bytes::Sign::GreaterEqual: return bytes >= word.bytes;
            }
            return false;
        }
        bool operator()(const Changed&) const { return edited; }
        bool operator()(const BrokenOnly&) const { return std::holds_alternative<Broken>(entry); }
    };
    const Test test{key, path, entry, edited};
    return std::all_of(m_words.begin(), m_words.end(), [&](const Word& word) { return std::visit(test, word); });
}

TreeQuery::Word TreeQuery::wordOf(const QString& text)
{
    const auto rest = [&text](QLatin1String prefix) {
        return text.startsWith(prefix) && text.size() > prefix.size() ? text.mid(prefix.size()) : QString();
    };
    if (const QString dtype = rest(QLatin1String("dtype:")); !dtype.isEmpty()) {
        return DTypeName{dtype};
    }
    if (const QString shape = rest(QLatin1String("shape:")); !shape.isEmpty()) {
        if (const auto sizes = sizesOf(shape)) {
            return *sizes;
        }
    }
    if (text == QLatin1String("is:changed")) {
        return Changed{};
    }
    if (text == QLatin1String("is:broken")) {
        return BrokenOnly{};
    }
    if (const auto bytes = bytesOf(text)) {
        return *bytes;
    }
    if (text.contains(QLatin1Char('*')) || text.contains(QLatin1Char('?'))) {
        // Brackets are text here: keys hold them more often than anyone asks for a set of characters.
        QString pattern = QRegularExpression::escape(text);
        pattern.replace(QLatin1String("\\*"), QLatin1String(".*"));
        pattern.replace(QLatin1String("\\?"), QLatin1String("."));
        return Glob{QRegularExpression(QRegularExpression::anchoredPattern(pattern),
                                       QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption)};
    }
    return Key{text};
}

std::optional<TreeQuery::Word> TreeQuery::sizesOf(const QString& text)
{
    Sizes result;
    QString plain = text;
    plain.remove(QLatin1Char('[')).remove(QLatin1Char(']')).replace(QLatin1Char(','), QLatin1Char('x'));
    for (const QString& size : plain.split(QLatin1Char('x'))) {
        bool isNumber = false;
        const int64_t number = size.toLongLong(&isNumber);
        if (!isNumber && size != QLatin1String("*")) {
            return std::nullopt;
        }
        result.sizes.push_back(isNumber ? std::optional(number) : std::nullopt);
    }
    return result;
}

std::optional<TreeQuery::Word> TreeQuery::bytesOf(const QString& text)
{
    static const QRegularExpression form(QStringLiteral("^([<>]=?)([0-9]+(?:\\.[0-9]+)?)([kmgt]?)(i?)(b?)$"),
                                         QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = form.match(text);
    if (!match.hasMatch()) {
        return std::nullopt;
    }
    const QString sign = match.captured(1);
    const auto power = match.captured(3).isEmpty()
                         ? 0
                         : 1 + static_cast<int>(QStringLiteral("kmgt").indexOf(match.captured(3), 0, Qt::CaseInsensitive));
    const double unit = std::pow(match.captured(4).isEmpty() ? 1000.0 : 1024.0, power);
    const bool equal = sign.size() > 1;
    const bool less = sign.startsWith(QLatin1Char('<'));
    return Bytes{less ? (equal ? Bytes::Sign::LessEqual : Bytes::Sign::Less)
                      : (equal ? Bytes::Sign::GreaterEqual : Bytes::Sign::Greater),
                 match.captured(2).toDouble() * unit};
}

}  // namespace tensordesk
