// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/expression/keycompletion.h"

#include <QHash>

#include <vector>

namespace tensordesk {

namespace {

/// An open bracket.
struct Bracket {
    enum class Kind {
        Subscript,  ///< `x[…]`: its literals form one nested key
        Call,       ///< `f(…)` or a list: each literal stands alone
        Tuple,      ///< `(…)`: a nested key below the level of the bracket around
    } kind;
    KeyPath level;  ///< of the preceding text
    KeyPath keys;   ///< the literals in it so far
};

/// Reads an expression from the left: brackets, literals and their operands.
class Reader {
public:
    explicit Reader(const QString& text) : m_text(text) { }

    std::optional<KeyCompletion> read(qsizetype cursor)
    {
        for (qsizetype at = 0; at < cursor; ++at) {
            const QChar character = m_text.at(at);
            if (character == QLatin1Char('"') || character == QLatin1Char('\'')) {
                endWord();
                const qsizetype end = literalEnd(at, cursor);
                if (end < 0) {
                    return KeyCompletion{level(), m_text.mid(at + 1, cursor - at - 1), at + 1, character};
                }
                if (!m_open.empty()) {
                    m_open.back().keys.push_back(m_text.mid(at + 1, end - at - 1).toStdString());
                }
                at = end;
                m_isOperand = true;
            } else {
                take(character);
            }
        }
        return nameAt(cursor);
    }

private:
    /// The name behind a dot that ends at the cursor.
    std::optional<KeyCompletion> nameAt(qsizetype cursor) const
    {
        qsizetype start = cursor;
        while (start > 0 && isNamePart(m_text.at(start - 1))) {
            --start;
        }
        if (start < 2 || m_text.at(start - 1) != QLatin1Char('.') || (start < cursor && m_text.at(start).isDigit())) {
            return std::nullopt;
        }
        qsizetype object = start - 1;
        while (object > 0 && isNamePart(m_text.at(object - 1))) {
            --object;
        }
        const QString name = m_text.mid(object, start - 1 - object);
        if (!name.isEmpty() && name.at(0).isDigit()) {
            return std::nullopt;  // the point of a number
        }
        const bool isModule = name == QLatin1String("torch") || name == QLatin1String("TensorDict");
        return KeyCompletion{m_level, m_text.mid(start, cursor - start), start, {}, isModule ? name : QString()};
    }

    static bool isNamePart(QChar character) { return character.isLetterOrNumber() || character == QLatin1Char('_'); }

    /// The level whose keys fit into a literal here.
    KeyPath level() const
    {
        KeyPath level;
        if (!m_open.empty()) {
            const Bracket& bracket = m_open.back();
            level = bracket.level;
            if (bracket.kind != Bracket::Kind::Call) {
                level /= bracket.keys;
            }
        }
        return level;
    }

    qsizetype literalEnd(qsizetype start, qsizetype cursor) const
    {
        for (qsizetype at = start + 1; at < cursor; ++at) {
            if (m_text.at(at) == QLatin1Char('\\')) {
                ++at;
            } else if (m_text.at(at) == m_text.at(start)) {
                return at;
            }
        }
        return -1;
    }

    /// Called after a name: `as` assigns the preceding level to the name that follows.
    void endWord()
    {
        if (m_word.isEmpty()) {
            return;
        }
        if (m_isBinding) {
            m_names.insert(m_word, m_level);
        } else if (!m_isAttribute) {
            m_level = m_names.value(m_word, m_level);
        }
        m_isBinding = !m_isAttribute && m_word == QLatin1String("as");
        m_isAttribute = false;
        m_word.clear();
    }

    void take(QChar character)
    {
        if (isNamePart(character)) {
            m_word += character;
            m_isOperand = true;
            return;
        }
        endWord();
        m_isAttribute = character == QLatin1Char('.');
        switch (character.unicode()) {
        case u'[': open(m_isOperand || m_open.empty() ? Bracket::Kind::Subscript : Bracket::Kind::Call); break;
        case u'(': open(m_isOperand ? Bracket::Kind::Call : Bracket::Kind::Tuple); break;
        case u']':
        case u')': close(); break;
        case u'.': break;  // a method of the preceding operand
        default:
            if (character.isSpace()) {
                break;
            }
            m_isOperand = false;
            m_level.clear();
        }
    }

    void open(Bracket::Kind kind)
    {
        const bool isInner = kind == Bracket::Kind::Tuple && !m_open.empty();
        m_open.push_back({kind, isInner ? m_open.back().level : m_level, {}});
        m_isOperand = false;
        m_level.clear();
    }

    void close()
    {
        if (m_open.empty()) {
            return;
        }
        const Bracket bracket = std::move(m_open.back());
        m_open.pop_back();
        m_level = bracket.level;
        if (bracket.kind == Bracket::Kind::Subscript) {
            m_level /= bracket.keys;
        }
        m_isOperand = true;
    }

    const QString& m_text;
    std::vector<Bracket> m_open;
    KeyPath m_level;           ///< of the operand just read
    bool m_isOperand = false;  ///< something that can be indexed or called stands before
    QString m_word;            ///< the name that is being read
    bool m_isAttribute = false;
    bool m_isBinding = false;         ///< `as` stands before it
    QHash<QString, KeyPath> m_names;  ///< that `as` gave
};

}  // namespace

std::optional<KeyCompletion> keyCompletionAt(const QString& text, qsizetype cursor)
{
    return Reader(text).read(cursor);
}

}  // namespace tensordesk
