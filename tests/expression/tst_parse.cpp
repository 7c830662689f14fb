// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/expression/syntax/parse.h"
#include "model/tensordict/base/error.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace tensordesk;

namespace {

QByteArray dump(const Expression& expression);

QByteArray dumpAll(const std::vector<Expression>& items)
{
    QByteArrayList texts;
    for (const Expression& item : items)
        texts += dump(item);
    return texts.join(' ');
}

QByteArray dumpValue(const Value& value)
{
    if (const auto* text = value.as<std::string>())
        return QByteArray::fromStdString(stringLiteral(*text));
    if (const auto* number = value.as<std::complex<double>>())
        return QByteArray::number(number->imag()) + "j";
    if (value.as<Ellipsis>())
        return "...";
    return QByteArray::fromStdString(toPythonValue(value).toPython());
}

template <typename... Ts>
struct Overloaded : Ts... {
    using Ts::operator()...;
};
template <typename... Ts>
Overloaded(Ts...) -> Overloaded<Ts...>;

QByteArray dumpItems(const std::vector<WithItem>& items)
{
    QByteArray text;
    for (const WithItem& item : items)
        text += " " + dump(item.context) + (item.target ? " as " + dump(*item.target) : "");
    return text;
}

/// Returns the tree in prefix form, with every node in brackets, so that it is unambiguous.
QByteArray dump(const Expression& expression)
{
    const auto part = [](const ExpressionPtr& p) { return p ? dump(*p) : QByteArray("_"); };
    return std::visit(
        Overloaded{
            [](const LiteralNode& n) { return dumpValue(n.value); },
            [](const NameNode& n) { return QByteArray::fromStdString(n.name); },
            [](const ListNode& n) { return "[" + dumpAll(n.items) + "]"; },
            [](const TupleNode& n) { return "(tuple" + QByteArray(n.items.empty() ? "" : " ") + dumpAll(n.items) + ")"; },
            [](const DictNode& n) {
                QByteArray text = "{";
                for (const auto& [key, value] : n.items)
                    text += dump(key) + ":" + dump(value) + ";";
                return text + "}";
            },
            [&](const SliceNode& n) { return "<" + part(n.start) + ":" + part(n.stop) + ":" + part(n.step) + ">"; },
            [&](const AttributeNode& n) { return "(." + QByteArray::fromStdString(n.name) + " " + part(n.object) + ")"; },
            [&](const SubscriptNode& n) { return "(at " + part(n.object) + " " + part(n.index) + ")"; },
            [&](const CallNode& n) {
                QByteArray text = "(call " + part(n.callee);
                for (const Expression& argument : n.arguments)
                    text += " " + dump(argument);
                for (const KeywordArgument& keyword : n.keywords)
                    text += " " + QByteArray::fromStdString(keyword.name) + "=" + dump(keyword.value);
                return text + ")";
            },
            [&](const StarredNode& n) { return (n.isMapping ? "(spread " : "(star ") + part(n.value) + ")"; },
            [&](const UnaryNode& n) { return QByteArray("(") + symbol(n.op) + " " + part(n.operand) + ")"; },
            [&](const BinaryNode& n) { return QByteArray("(") + symbol(n.op) + " " + part(n.left) + " " + part(n.right) + ")"; },
            [](const ComparisonNode& n) {
                QByteArray text = "(compare " + dump(n.operands.front());
                for (std::size_t i = 0; i < n.comparators.size(); ++i)
                    text += QByteArray(" ") + symbol(n.comparators[i]) + " " + dump(n.operands[i + 1]);
                return text + ")";
            },
            [](const BooleanNode& n) { return QByteArray(n.isAnd ? "(and " : "(or ") + dumpAll(n.operands) + ")"; },
            [&](const ConditionalNode& n) {
                return "(if " + part(n.condition) + " " + part(n.then) + " " + part(n.otherwise) + ")";
            },
            [&](const ComprehensionNode& n) {
                QByteArray text = "(each " + (n.key ? part(n.key) + ":" : QByteArray()) + part(n.element);
                for (const ComprehensionClause& clause : n.clauses) {
                    text += " " + dump(clause.target) + " " + dump(clause.iterable);
                    for (const Expression& condition : clause.conditions)
                        text += " if " + dump(condition);
                }
                return text + ")";
            },
            [&](const LambdaNode& n) {
                QByteArray text = "(lambda";
                for (const Parameter& parameter : n.parameters)
                    text += " " + QByteArray::fromStdString(parameter.name)
                          + (parameter.fallback ? "=" + part(parameter.fallback) : "");
                return text + " " + part(n.body) + ")";
            },
            [&](const WithNode& n) { return "(with" + dumpItems(n.items) + ": " + part(n.body) + ")"; },
        },
        expression.node);
}

QByteArray dump(const Statement& statement)
{
    return std::visit(Overloaded{
                          [](const AssignStatement& s) { return "(set " + dumpAll(s.targets) + " " + dump(s.value) + ")"; },
                          [](const AugmentedStatement& s) {
                              return QByteArray("(") + symbol(s.op) + "= " + dump(s.target) + " " + dump(s.value) + ")";
                          },
                          [](const DeleteStatement& s) { return "(del " + dumpAll(s.targets) + ")"; },
                          [](const ExpressionStatement& s) { return "(do " + dump(s.expression) + ")"; },
                          [](const WithStatement& s) {
                              QByteArray text = "(with" + dumpItems(s.items) + ":";
                              for (const Statement& each : s.body)
                                  text += " " + dump(each);
                              return text + ")";
                          },
                      },
                      statement.statement);
}

}  // namespace

/// Text to syntax tree.
class ParseTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void expressions_data();
    void expressions();
    void places_data();
    void places();
    void statements_data();
    void statements();
    void refusals_data();
    void refusals();
    void hostileTexts_data();
    void hostileTexts();
    void longList();
};

void ParseTest::expressions_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("tree");
    const auto row = [](const char* text, const char* tree) { QTest::newRow(text) << QByteArray(text) << QByteArray(tree); };

    // Scopes.
    row("with a as x, f(1): x + 1", "(with a as x (call f 1): (+ x 1))");
    row("\nwith (a as x, b as y,): x, y", "(with a as x b as y: (tuple x y))");
    row("(with a as x: x)[0] + 1", "(+ (at (with a as x: x) 0) 1)");
    row("with a[1:]: (with b: lambda: {1: 2})", "(with (at a <1:_:_>): (with b: (lambda {1:2;})))");

    // Literals.
    row("1_000", "1000");
    row("0x_fF", "255");
    row("0o17", "15");
    row("0b101", "5");
    row("00", "0");
    row("9223372036854775807", "9223372036854775807");
    row("9223372036854775808", "9223372036854775808");
    row("1180591620717411303424", "1180591620717411303424");
    row("1.", "1.0");
    row(".5e1", "5.0");
    row("1e400", "inf");
    row("1e-400", "0.0");
    row("1_0.2_5", "10.25");
    row("1.e3", "1000.0");
    row("2.5j", "2.5j");
    row("1j", "1j");
    row("True", "True");
    row("None", "None");
    row("...", "...");
    row("'a' \"b\"", "'ab'");
    row("'\\n\\t\\\\\\'\\x41\\101\\u00e9\\U0001F600'", "\"\\n\\t\\\\'AA\xc3\xa9\xf0\x9f\x98\x80\"");
    row("'\\q'", "'\\\\q'");
    row("r'\\n'", "'\\\\n'");
    row("'''a\nb'''", "'a\\nb'");
    row("'\xc3\xa9'", "'\xc3\xa9'");
    row("b'a\\xff'", "b'a\\xff'");
    row("''", "''");
    row("()", "(tuple)");
    row("(1,)", "(tuple 1)");
    row("(1)", "1");
    row("1, 2", "(tuple 1 2)");
    row("[]", "[]");
    row("[1, [2.5, True],]", "[1 [2.5 True]]");
    row("{'a': 1, 'b': {}}", "{'a':1;'b':{};}");
    row("[  1 # one\n, 2]", "[1 2]");

    // Indices.
    row("td[0]", "(at td 0)");
    row("td[0,]", "(at td (tuple 0))");
    row("td[-1, None, ..., True]", "(at td (tuple (- 1) None ... True))");
    row("td[:]", "(at td <_:_:_>)");
    row("td[1:]", "(at td <1:_:_>)");
    row("td[:-1:2, ::3]", "(at td (tuple <_:(- 1):2> <_:_:3>))");
    row("td[4:0:-1]", "(at td <4:0:(- 1)>)");
    row("td[()]", "(at td (tuple))");
    row("td['a', 'b'][(0, 1)]", "(at (at td (tuple 'a' 'b')) (tuple 0 1))");
    row("td[[0, 2], range(2)]", "(at td (tuple [0 2] (call range 2)))");

    // Attributes and calls.
    row("td.batch_size", "(.batch_size td)");
    row("td['a'].size(-1)", "(call (.size (at td 'a')) (- 1))");
    row("td.select('x', *keys, strict=False)", "(call (.select td) 'x' (star keys) strict=False)");
    row("torch.tensor([1], dtype=torch.int64)", "(call (.tensor torch) [1] dtype=(.int64 torch))");
    row("f()()", "(call (call f))");
    row("td.NoneType.def_", "(.def_ (.NoneType td))");
    row("Ellipsis", "Ellipsis");
    row("\xc3\xa9t\xc3\xa9", "\xc3\xa9t\xc3\xa9");

    // Precedence: Python's, wherever LibTorch's differs.
    row("1 + 2 * 3", "(+ 1 (* 2 3))");
    row("(1 + 2) * 3", "(* (+ 1 2) 3)");
    row("1 - 2 - 3", "(- (- 1 2) 3)");
    row("-2 ** 2", "(- (** 2 2))");
    row("2 ** -1", "(** 2 (- 1))");
    row("2 ** 3 ** 4", "(** 2 (** 3 4))");
    row("-a // b", "(// (- a) b)");
    row("- -1", "(- (- 1))");
    row("+1", "(+ 1)");
    row("~a & b", "(& (~ a) b)");
    row("~a == b", "(compare (~ a) == b)");
    row("a | b ^ c & d << e", "(| a (^ b (& c (<< d e))))");
    row("a @ b % c", "(% (@ a b) c)");
    row("a or b and c", "(or a (and b c))");
    row("a and b or c and d or e", "(or (and a b) (and c d) e)");
    row("(a or b) and c", "(and (or a b) c)");
    row("a or (b or c)", "(or a (or b c))");
    row("not a == b", "(not (compare a == b))");
    row("not a in b and c", "(and (not (compare a in b)) c)");
    row("a not  in b", "(compare a not in b)");
    row("a is  not None", "(compare a is not None)");
    row("(1,) + (2, 3,)", "(+ (tuple 1) (tuple 2 3))");
    row("() + ()", "(+ (tuple) (tuple))");
    row("{} == {'a': (1)} != {}", "(compare {} == {'a':1;} != {})");
    row("{'a': 1,} | b", "(| {'a':1;} b)");
    row("(f)((a), (b),) * (c)", "(* (call f a b) c)");
    row("((a)[(0)])[1] - 1", "(- (at (at a 0) 1) 1)");
    row("(a or b) or c", "(or (or a b) c)");
    row("a or (b or c) and d", "(or a (and (or b c) d))");
    row("[a if (b) else (c) for x in y]", "(each (if b a c) x y)");
    row("a is None", "(compare a is None)");
    row("a < b <= c != d", "(compare a < b <= c != d)");
    row("(a < b) < c", "(compare (compare a < b) < c)");
    row("a < (b < c)", "(compare a < (compare b < c))");
    row("(a < b) == (c < d)", "(compare (compare a < b) == (compare c < d))");
    row("f(a < b) < c", "(compare (call f (compare a < b)) < c)");
    row("a < f(b)  < c", "(compare a < (call f b) < c)");
    row("a if b else c if d else e", "(if b a (if d c e))");
    row("a if b or c else d", "(if (or b c) a d)");
    row("[x for x in y]", "(each x x y)");
    row("[x if c else -x for x in y]", "(each (if c x (- x)) x y)");
    row("[a if b else [x for x in y]]", "[(if b a (each x x y))]");
    row("[x in y for x in z]", "(each (compare x in y) x z)");
    row("[x for x in y if a if b or c]", "(each x x y if a if (or b c))");
    row("[x for x in y for z in x if z]", "(each x x y z x if z)");
    row("[a for a, b in c]", "(each a (tuple a b) c)");
    row("[a for (a, [b, _]) in c]", "(each a (tuple a [b _]) c)");
    row("{k: v for k, v in d}", "(each k:v (tuple k v) d)");
    row("f(x for x in y)", "(call f (each x x y))");
    row("f(0, (x for x in y), 1)", "(call f 0 (each x x y) 1)");
    row("[[x for x in y] for y in z][0]", "(at (each (each x x y) y z) 0)");
    row("[f(x)[0] + 1 for x in y[1:]]", "(each (+ (at (call f x) 0) 1) x (at y <1:_:_>))");

    // Functions.
    row("lambda x: x", "(lambda x x)");
    row("lambda: 1", "(lambda 1)");
    row("lambda a, b=1 + 2,: a if b else c", "(lambda a b=(+ 1 2) (if b a c))");
    row("f(lambda x: x, 1)", "(call f (lambda x x) 1)");
    row("f(a, key=lambda x: x[0], b=1)", "(call f a key=(lambda x (at x 0)) b=1)");
    row("[lambda x: x for x in y]", "(each (lambda x x) x y)");
    row("lambda x: lambda y, z: x + y", "(lambda x (lambda y z (+ x y)))");
    row("(lambda x: x)(1)", "(call (lambda x x) 1)");
    row("{1: lambda: 2, 3: 4}", "{1:(lambda 2);3:4;}");
    row("{a, b + 1,}", "[a (+ b 1)]");
    row("{**a, 'b': c ** d}", "{(spread a):None;'b':(** c d);}");
    row("f(*a, **b)", "(call f (star a) (spread b))");
    row("f(x, **b, c=1)", "(call f x (spread b) c=1)");
    row("\n td \n", "td");
    row("td[0] # the first", "(at td 0)");
    row("td # type: ignore", "td");
}

void ParseTest::expressions()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, tree);
    QCOMPARE(dump(parseExpression(text.toStdString())), tree);
}

void ParseTest::places_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* text : {"td", "td['a'][0, 1]", "td.select('x', strict=(1)).batch_size", "f(a)(b)", "-a + b", "[1, 2]",
                             "a < b(c)", "a or b[0]", "a if b else [c]", "[x for x in y]"})
        QTest::newRow(text) << QByteArray(text);
}

/// A node covers its whole text.
void ParseTest::places()
{
    QFETCH(QByteArray, text);
    const Expression expression = parseExpression(("  " + text + " ").toStdString());
    QCOMPARE(expression.place.begin, std::size_t(2));
    QCOMPARE(expression.place.end, std::size_t(2 + text.size()));
}

void ParseTest::statements_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("trees");
    const auto row = [](const char* text, const char* trees) { QTest::newRow(text) << QByteArray(text) << QByteArray(trees); };
    row("", "");
    row(" ; \n ;", "");
    row("td['x'] = 1", "(set (at td 'x') 1)");
    row("td['x'] = td['y'] = 1", "(set (at td 'x') (at td 'y') 1)");
    row("td['x'] = 1, 2", "(set (at td 'x') (tuple 1 2))");
    row("a += 1; a -= 1; a *= 1; a /= 1; a //= 1; a **= 1; a %= 1; a @= 1",
        "(+= a 1)(-= a 1)(*= a 1)(/= a 1)(//= a 1)(**= a 1)(%= a 1)(@= a 1)");
    row("f = lambda a=1: a; f", "(set f (lambda a=1 a))(do f)");
    row("td.lock_(); td", "(do (call (.lock_ td)))(do td)");
    row("a &= 1; a |= 1; a ^= 1; a <<= 1; a >>= 1", "(&= a 1)(|= a 1)(^= a 1)(<<= a 1)(>>= a 1)");
    row("del td['x'], td['y']; del (a)", "(del (at td 'x') (at td 'y'))(del a)");
    row("td[0] = 1\ntd[1] = 'a;b' # c; d\n", "(set (at td 0) 1)(set (at td 1) 'a;b')");
    row("td[\n0\n] = \\\n 1", "(set (at td 0) 1)");
    row("td.names = ['a', None]", "(set (.names td) ['a' None])");
    row("td['x'] = f(a=1)", "(set (at td 'x') (call f a=1))");
    row("td['x'] = a == b", "(set (at td 'x') (compare a == b))");
    row("pass; a = 1; pass", "(set a 1)");
    row("  a = 1\n b = 2\n    c = 3", "(set a 1)(set b 2)(set c 3)");

    row("with a: b = 1", "(with a: (set b 1))");
    row("with a: b = 1; c = 2;", "(with a: (set b 1) (set c 2))");
    row("with a: pass", "(with a:)");
    row("with a as x, b(1, 2), c as (y, z): x = 1", "(with a as x (call b 1 2) c as (tuple y z): (set x 1))");
    row("with (a as x, b): x = 1", "(with a as x b: (set x 1))");
    row("with (\n  a as x,\n  b as y,\n): x = 1", "(with a as x b as y: (set x 1))");
    row("with (a): b = 1", "(with a: (set b 1))");
    row("with (a).b as x: c = 1", "(with (.b a) as x: (set c 1))");
    row("with f(lambda x, y: x): a = 1", "(with (call f (lambda x y x)): (set a 1))");
    row("with a[1:2]: b[3:] = {1: 2}", "(with (at a <1:2:_>): (set (at b <3:_:_>) {1:2;}))");
    row("with a:\n  b = 1\n\n  # so\n  c = 2\nd = 3", "(with a: (set b 1) (set c 2))(set d 3)");
    row("with a:\n\tb = 1\n\tc = 2\nd = 3", "(with a: (set b 1) (set c 2))(set d 3)");
    row("with a:  # so\n  pass\nb = 1", "(with a:)(set b 1)");
    row("with a:\r\n  b = 1\r\nc = 2\r\n", "(with a: (set b 1))(set c 2)");
    row("with a:\n  with b:\n    c = 1\n    d = 2\n  e = 3\nf = 4", "(with a: (with b: (set c 1) (set d 2)) (set e 3))(set f 4)");
    row("with a:\n  with b:\n    with c: d = 1\ne = 2", "(with a: (with b: (with c: (set d 1))))(set e 2)");
    row("with a:\n  b = [\n1]\n  c = \\\n2\nd = 3", "(with a: (set b [1]) (set c 2))(set d 3)");
    row("with a: b = 1\nwith c:\n  d = 2", "(with a: (set b 1))(with c: (set d 2))");
    row("  with a:\n    b = 1\n  c = 2", "(with a: (set b 1))(set c 2)");
}

void ParseTest::statements()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, trees);
    QByteArray result;
    for (const Statement& statement : parseStatements(text.toStdString()))
        result += dump(statement);
    QCOMPARE(result, trees);
}

void ParseTest::refusals_data()
{
    QTest::addColumn<bool>("isStatement");
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* text, const char* message) {
        QTest::newRow(text) << false << QByteArray(text) << QByteArray(message);
    };
    const auto statement = [](const char* text, const char* message) {
        QTest::newRow(text) << true << QByteArray(text) << QByteArray(message);
    };
    row("", "expected an expression\n  \n  ^");
    row("td[0", "'[' is never closed: expected ']'\n  td[0\n    ^");
    row("td[0)", "expected ']', found ')'\n  td[0)\n      ^");
    row("td]", "']' has no opening bracket\n  td]\n    ^");
    row("td[]", "expected an index or a key between the brackets\n  td[]\n     ^");
    row("td[0] td", "expected an operator or the end, found 'td'\n  td[0] td\n        ^^");
    row("td[0 1]", "expected an operator, ',' or ']', found '1'\n  td[0 1]\n       ^");
    row("(a b)", "expected an operator, ',' or ')', found 'b'\n  (a b)\n     ^");
    row("td.", "expected a name or a value\n  td.\n     ^");
    row("td.1", "expected an operator or the end, found '.1'\n  td.1\n    ^^");
    row("td.'a'", "expected the name of an attribute after '.'\n  td.'a'\n     ^^^");
    row("1 +", "expected a name or a value\n  1 +\n     ^");
    row("* 1 /", "expected a name or a value\n  * 1 /\n       ^");
    row("f(,)", "expected a name or a value, found ','\n  f(,)\n    ^");
    row("f(a=1, 2)", "an argument without a name cannot follow one with a name\n  f(a=1, 2)\n         ^");
    row("f(a=1, a=2)", "'a' is given twice\n  f(a=1, a=2)\n         ^");
    row("f(1=2)", "expected the name of a parameter before '='\n  f(1=2)\n    ^");
    row("a if b", "expected 'else'\n  a if b\n        ^");
    row("{,}", "expected an expression\n  {,}\n   ^");
    row("lambda x", "expected ':' after the parameters of lambda\n  lambda x\n  ^^^^^^");
    row("lambda 1: x", "expected the name of a parameter, or ':' before the value of the lambda\n  lambda 1: x\n         ^");
    row("lambda x y: 1", "expected ',' or ':' after a parameter of lambda\n  lambda x y: 1\n           ^");
    row("lambda x, x: 1", "there is a parameter 'x' already\n  lambda x, x: 1\n            ^");
    row("lambda x=1, y: 1", "a parameter without a default cannot follow one with a default\n  lambda x=1, y: 1\n              ^");
    row("lambda x:", "expected an expression\n  lambda x:\n           ^");
    row("x for x in y", "'for' is only allowed in brackets, as in [x for x in td]\n  x for x in y\n    ^^^");
    row("[x, y for x in z]",
        "a comprehension makes one element for each item: put several into brackets, as a tuple\n  [x, y for x in z]\n        ^^^");
    row("{x for x in y}", "sets are not supported; a dict is written {key: value}, a list [value]\n  {x for x in y}\n     ^^^");
    row("td[x for x in y]", "a comprehension is not an index; put it into brackets of its own\n  td[x for x in y]\n       ^^^");
    row("f(x for x in y, 1)",
        "a comprehension beside other items or arguments needs brackets of its own\n  f(x for x in y, 1)\n                ^");
    row("[x for x]", "expected 'in' after the names of 'for'\n  [x for x]\n     ^^^");
    row("[x for in y]", "expected a name after 'for'\n  [x for in y]\n     ^^^");
    row("[x for x in y if]", "expected an expression\n  [x for x in y if]\n                  ^");
    row("import os", "'import' is not supported\n  import os\n  ^^^^^^");
    row("f'a'", "f-strings are not supported\n  f'a'\n  ^^");
    row("td = 1", "expected an expression, found an assignment ('==' compares)\n  td = 1\n     ^");
    row("del td", "expected an expression, found a statement\n  del td\n  ^^^");
    row("a\nb", "expected one expression, found a second line (line 2)\n  b\n  ^");
    row("[a,\n b c]", "expected an operator, ',' or ']', found 'c' (line 2)\n   b c]\n     ^");
    row("'abc", "this string is never closed: expected '\n  'abc\n  ^");
    row("'''abc'", "this string is never closed: expected '''\n  '''abc'\n  ^");
    row("'\\xg'", "expected 2 hexadecimal digits after \\x\n  '\\xg'\n   ^^^");
    row("'\\ud800'", "this escape is not a character\n  '\\ud800'\n   ^^^^^^");
    row("012", "a decimal number does not begin with 0; write 0o for an octal one\n  012\n  ^^^");
    row("1x", "this is neither a number nor a name\n  1x\n  ^^");
    row("1__0", "this is neither a number nor a name\n  1__0\n  ^^");
    row("0x", "expected digits after 0x\n  0x\n  ^^");
    row("a ? b", "unexpected '?'\n  a ? b\n    ^");
    row("a ! b", "unexpected '!'\n  a ! b\n    ^");
    row("a := b", "unexpected ':='\n  a := b\n    ^^");
    row("1 'a'", "expected an operator or a comma before this string\n  1 'a'\n    ^^^");
    row("'\xc3\xa9\xc3\xa9' td", "expected an operator or the end, found 'td'\n  '\xc3\xa9\xc3\xa9' td\n       ^^");
    row("[x for 1 in y]", "expected one name or several after 'for'\n  [x for 1 in y]\n         ^");

    statement("td[0] = ", "expected an expression\n  td[0] = \n          ^");
    statement("= 1", "expected an expression\n  = 1\n  ^");
    statement("a += b += c", "expected one assignment in a statement, found '+='\n  a += b += c\n         ^^");
    statement("a = b += c", "expected one assignment in a statement, found '+='\n  a = b += c\n        ^^");
    statement("import os", "'import' is not supported: expected an assignment or 'del'\n  import os\n  ^^^^^^");
    statement("a: int = 3", "expected an operator or the end, found ':'\n  a: int = 3\n   ^");
    statement("a = 1\nb = = 2", "expected an expression (line 2)\n  b = = 2\n      ^");
    statement("del", "expected an expression\n  del\n     ^");

    row("with a:\n  b", "expected one expression, found a second line (line 2)\n    b\n    ^");
    row("with a: b = 1", "expected an expression, found an assignment ('==' compares)\n  with a: b = 1\n            ^");
    row("with a", "expected ':' after the context manager of 'with'\n  with a\n        ^");
    row("with a:", "expected an expression\n  with a:\n         ^");
    row("with a as (b, c): b", "expected a name after 'as'\n  with a as (b, c): b\n             ^^^^");
    row("f(with a: b)", "'with' must begin a line, or be in brackets of its own within an expression\n  f(with a: b)\n    ^^^^");
    row("1 + with a: b",
        "'with' must begin a line, or be in brackets of its own within an expression\n  1 + with a: b\n      ^^^^");
    statement("with a", "expected ':' after the context manager of 'with'\n  with a\n        ^");
    statement("with a; b: c", "expected ':' after the context manager of 'with'\n  with a; b: c\n        ^");
    statement("with", "expected ':' after the context manager of 'with'\n  with\n      ^");
    statement("with: a = 1", "expected an expression\n  with: a = 1\n      ^");
    statement("with a, : b = 1", "expected an expression\n  with a, : b = 1\n          ^");
    statement("with a as: b = 1", "expected an expression\n  with a as: b = 1\n           ^");
    statement("with a:", "expected a statement after ':', or indented lines below\n  with a:\n        ^");
    statement("with a:\nb = 1", "expected a statement after ':', or indented lines below\n  with a:\n        ^");
    statement("with a:\n  with b:\n  c = 1",
              "expected a statement after ':', or indented lines below (line 2)\n    with b:\n          ^");
    statement("with a:\n  # nothing\n", "expected a statement after ':', or indented lines below\n  with a:\n        ^");
    statement("with a:\n  b = 1\n    c = 2", "this line is indented deeper than those above it (line 3)\n      c = 2\n      ^");
    statement("with a:\n    b = 1\n  c = 2", "this line is indented, but belongs to no block (line 3)\n    c = 2\n    ^");
    statement("with a: b = 1\n  c = 2", "this line is indented, but belongs to no block (line 2)\n    c = 2\n    ^");
    statement("with a:\n  with b:\n      c = 1\n    d = 2",
              "this line is indented, but belongs to no block (line 4)\n      d = 2\n      ^");
    statement(
        "with a:\n\tb = 1\n        c = 2",
        "tabs and spaces are mixed: indent this line by the same characters as those above it (line 3)\n          c = 2\n          ^");
    statement(
        "a = 1; with b: c = 2",
        "'with' must begin a line; write several context managers in one, as in with A, B: …\n  a = 1; with b: c = 2\n         ^^^^");
    statement(
        "with a: with b: c = 2",
        "'with' must begin a line; write several context managers in one, as in with A, B: …\n  with a: with b: c = 2\n          ^^^^");
}

void ParseTest::refusals()
{
    QFETCH(bool, isStatement);
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, message);
    try {
        if (isStatement)
            static_cast<void>(parseStatements(text.toStdString()));
        else
            static_cast<void>(parseExpression(text.toStdString()));
    } catch (const Error& error) {
        QCOMPARE(QByteArray::fromStdString(error.message()), message);
        QCOMPARE(error.kind(), ErrorKind::SyntaxError);
        return;
    }
    QFAIL("was accepted");
}

void ParseTest::hostileTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto repeated = [](const char* part, int times) { return QByteArray(part).repeated(times); };
    QTest::newRow("deep brackets") << repeated("[", 100'000);
    QTest::newRow("deep brackets, closed") << repeated("(", 20'000) + "1" + repeated(")", 20'000);
    QTest::newRow("deep subscripts") << repeated("td[", 20'000) + "0" + repeated("]", 20'000);
    QTest::newRow("many subscripts") << "td" + repeated("[0]", 50'000);
    QTest::newRow("many attributes") << "td" + repeated(".x", 50'000);
    QTest::newRow("many operands") << "1" + repeated("+1", 100'000);
    QTest::newRow("many signs") << repeated("-", 100'000) + "1";
    QTest::newRow("many nots") << repeated("not ", 50'000) + "1";
    QTest::newRow("many powers") << "1" + repeated("**1", 80'000);
    QTest::newRow("many conditions") << repeated("1 if 1 else ", 20'000) + "1";
    QTest::newRow("many calls") << "f" + repeated("()", 50'000);
    QTest::newRow("many comparisons") << "1" + repeated("<1", 100'000);
    QTest::newRow("megabytes") << repeated("1,", 5'000'000);
    QTest::newRow("a megabyte of digits") << repeated("9", 200'000);
    QTest::newRow("hexadecimal digits") << "0x" + repeated("f", 200'000);
    QTest::newRow("NUL") << QByteArray("td[0\0]", 6);
    QTest::newRow("only NUL") << QByteArray("\0", 1);
    QTest::newRow("control character") << QByteArray("td\x01");
    QTest::newRow("not UTF-8") << QByteArray("td['\xff']");
    QTest::newRow("overlong UTF-8") << QByteArray("td['\xc0\xaf']");
    QTest::newRow("surrogate as UTF-8") << QByteArray("td['\xed\xa0\x80']");
    QTest::newRow("cut-off UTF-8") << QByteArray("td['\xe2\x82");
}

void ParseTest::hostileTexts()
{
    QFETCH(QByteArray, text);
    for (const auto& parse :
         {std::function<void(const std::string&)>([](const auto& t) { static_cast<void>(parseExpression(t)); }),
          std::function<void(const std::string&)>([](const auto& t) { static_cast<void>(parseStatements("a = " + t)); })}) {
        try {
            parse(text.toStdString());
        } catch (const Error& error) {
            QCOMPARE(error.kind(), ErrorKind::SyntaxError);
            QVERIFY(error.message().size() < 400);
            continue;
        }
        QFAIL("was accepted");
    }
}

/// Long is not deep.
void ParseTest::longList()
{
    const Expression expression = parseExpression("[" + QByteArray("[-1, 2.5], ").repeated(20'000).toStdString() + "]");
    QCOMPARE(expression.as<ListNode>()->items.size(), std::size_t(20'000));
}

TENSORDESK_SUITE(ParseTest);
#include "tst_parse.moc"
