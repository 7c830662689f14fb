// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/torchscript/scriptsource.h"

#include "model/tensordict/base/error.h"

#include <torch/csrc/jit/frontend/lexer.h>
#include <torch/csrc/jit/frontend/parser.h>
#include <torch/csrc/jit/frontend/tree_views.h>

#include <algorithm>
#include <array>
#include <utility>

namespace tensordesk {

namespace {

namespace jit = torch::jit;

// torch.jit.save stays far below this: it writes one operator per line.
constexpr int kMostBrackets = 100;         // inside one another
constexpr int kMostIndents = 100;          // inside one another
constexpr int kMostOperatorsOfOne = 1000;  // of one part of a list, or of a statement
constexpr int kMostDefinitions = 10'000;
// The limit for all definitions together, since one is compiled within another that calls it: at 2 KB each far less than
// kCompilerStack.
constexpr int kMostLevelsInAll = 100'000;

/// Counts nesting, token by token.
class NestingCheck {
public:
    explicit NestingCheck(const ScriptArchive::Source& source) : m_source(source) { }

    /// `levels`: how deep the definitions so far are, one within another.
    void run(int& definitions, int& levels)
    {
        for (jit::Lexer lexer(std::make_shared<jit::Source>(m_source.text)); lexer.cur().kind != jit::TK_EOF; lexer.next()) {
            const int kind = lexer.cur().kind;
            if (kind == jit::TK_DEF || kind == jit::TK_CLASS_DEF) {
                ++definitions;
                levels += std::exchange(m_greatest, 0);
            }
            look(kind);
            m_greatest = std::max(m_greatest, m_brackets + m_indents + m_operators);
            if (m_brackets > kMostBrackets || m_indents > kMostIndents || m_operators > kMostOperatorsOfOne
                || definitions > kMostDefinitions || levels > kMostLevelsInAll)
                throw Error(ErrorKind::ValueError, "the code of {} nests deeper than any that torch.jit.save writes",
                            m_source.qualifier);
        }
        levels += m_greatest;
    }

private:
    void look(int kind)
    {
        switch (kind) {
        case '(':
        case '[':
        case '{': ++m_brackets; break;
        case ')':
        case ']':
        case '}': --m_brackets; break;
        case jit::TK_INDENT: ++m_indents; break;
        case jit::TK_DEDENT: --m_indents; break;
        case jit::TK_ELIF: ++m_indents; return;  // is an `if` within the `else`
        case jit::TK_NEWLINE:
        case ',': m_operators = 0; return;
        case jit::TK_IDENT:
        case jit::TK_NUMBER:
        case jit::TK_STRINGLITERAL: return;
        default: break;
        }
        ++m_operators;
    }

    const ScriptArchive::Source& m_source;
    int m_brackets = 0, m_indents = 0, m_operators = 0;
    int m_greatest = 0;  ///< of their sum, in the current definition
};

/// True for expressions without computation: literals, and the names and functions with which torch.jit.save writes them.
bool isLiteral(const jit::TreeRef& tree)
{
    constexpr std::array names = {"annotate", "torch.device", "float", "CONSTANTS"};
    switch (tree->kind()) {
    case jit::TK_VAR:
    case '.': {
        const std::string text = tree->range().text().str();
        return std::any_of(names.begin(), names.end(), [&](const char* name) { return text == name; })
            || text.starts_with("CONSTANTS.");
    }
    case jit::TK_APPLY: {
        const jit::Apply call(tree);
        if (!isLiteral(call.callee().tree()))
            return false;
        if (call.callee().range().text().str() == "annotate")  // a type stands first
            return call.inputs().size() == 2 && isLiteral(call.inputs()[1].tree());
        const auto& inputs = call.inputs().tree()->trees();
        return std::all_of(inputs.begin(), inputs.end(), isLiteral);
    }
    case jit::TK_CONST:
    case jit::TK_STRINGLITERAL:
    case jit::TK_TRUE:
    case jit::TK_FALSE:
    case jit::TK_NONE: return true;
    case jit::TK_LIST:
    case jit::TK_LIST_LITERAL:
    case jit::TK_TUPLE_LITERAL:
    case jit::TK_DICT_LITERAL:
    case jit::TK_UNARY_MINUS: return std::all_of(tree->trees().begin(), tree->trees().end(), isLiteral);
    default: return false;
    }
}

class DefinitionsCheck {
public:
    explicit DefinitionsCheck(const ScriptArchive::Source& source) : m_source(source) { }

    void run() const
    {
        jit::Parser parser(std::make_shared<jit::Source>(m_source.text));
        while (parser.lexer().cur().kind != jit::TK_EOF) {
            if (parser.lexer().cur().kind == jit::TK_DEF)
                checkFunction(jit::Def(parser.parseFunction(false)));
            else
                checkClass(jit::ClassDef(parser.parseClass()));
        }
    }

private:
    void checkFunction(const jit::Def& function) const
    {
        if (function.name().name() == "__setstate__")
            throw Error(ErrorKind::ValueError, "{} has a __setstate__, which would be run while the file is loaded",
                        m_source.qualifier);
        for (const jit::Param& parameter : function.decl().params())
            if (const auto usual = parameter.defaultValue(); usual.present() && !isLiteral(usual.get().tree()))
                failComputed(parameter.ident().name());
    }

    void checkClass(const jit::ClassDef& type) const
    {
        for (const jit::Stmt& statement : type.body()) {
            if (statement.kind() == jit::TK_DEF)
                checkFunction(jit::Def(statement.tree()));
            if (statement.kind() != jit::TK_ASSIGN)
                continue;
            const jit::Assign assignment(statement.tree());
            const bool isOfType = assignment.lhs().kind() == jit::TK_SUBSCRIPT;  // `__annotations__["0"] = …`
            if (const auto value = assignment.rhs(); value.present() && !isOfType && !isLiteral(value.get().tree()))
                failComputed(type.name().name());
        }
    }

    [[noreturn]] void failComputed(const std::string& name) const
    {
        throw Error(ErrorKind::ValueError, "{} computes the default or constant of {} while the file is loaded", m_source.qualifier,
                    name);
    }

    const ScriptArchive::Source& m_source;
};

}  // namespace

void checkSources(const std::vector<ScriptArchive::Source>& sources)
{
    int definitions = 0, levels = 0;
    for (const ScriptArchive::Source& source : sources) {
        NestingCheck(source).run(definitions, levels);
        DefinitionsCheck(source).run();
    }
}

}  // namespace tensordesk
