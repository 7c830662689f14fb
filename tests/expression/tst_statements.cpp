// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/expression/syntax/expression.h"
#include "tests/expression/fixtures.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace tensordesk;

/// Statements, applied at once to a tensordict in memory.
class StatementsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void changes_data();
    void changes();
    void errors_data();
    void errors();
    void failedStatementChangesNothing_data();
    void failedStatementChangesNothing();
    void writesThroughSources();
    void writesThroughLazyStacks();
    void needsTd();
};

namespace {

Scope scopeOf(const TensorDict& td)
{
    Scope scope;
    scope.emplace("td", td);
    scope.emplace("other", sample());
    return scope;
}

void run(const QByteArray& statements, const TensorDict& td)
{
    DirectMutations mutations(td);
    execute(statements.toStdString(), scopeOf(td), mutations);
}

/// Every entry with all its elements.
QByteArray snapshotOf(const TensorDict& td)
{
    QByteArray text = describe(Value(td));
    forEachEntry(td, [&](const KeyPath& path, const Entry& entry) {
        text += "\n" + QByteArray::fromStdString(toPython(path)) + " ";
        if (const auto* leaf = std::get_if<Leaf>(&entry))
            text += describe(listOf(leaf->tensor()));
        else
            text += describe(entry);
    });
    return text;
}

/// A stored array that records the writes.
class RecordingSource final : public LeafSource {
public:
    RecordingSource() : LeafSource({4, 5}, at::kFloat), m_data(at::zeros({4, 5})) { }
    at::Tensor read(const std::vector<Range>& part) const override { return at(part).clone(); }
    void write(const std::vector<Range>& part, const at::Tensor& values) override
    {
        at(part).copy_(values);
        written += values.numel();
    }
    std::string file() const override { return "file"; }
    StorageLayout layout() const override { return {}; }
    int64_t storedBytes() const override { return 0; }

    int64_t written = 0;

private:
    at::Tensor at(const std::vector<Range>& part) const
    {
        at::Tensor view = m_data;
        for (std::size_t i = 0; i < part.size(); ++i)
            view = view.slice(static_cast<int64_t>(i), part[i].start,
                              part[i].count ? part[i].start + (part[i].count - 1) * part[i].step + 1 : part[i].start, part[i].step);
        return view;
    }
    at::Tensor m_data;
};

}  // namespace

void StatementsTest::changes_data()
{
    QTest::addColumn<QByteArray>("statements");
    QTest::addColumn<QByteArray>("asked");
    QTest::addColumn<QByteArray>("answer");
    const auto row = [](const char* statements, const char* asked, const char* answer) {
        QTest::newRow(statements) << QByteArray(statements) << QByteArray(asked) << QByteArray(answer);
    };
    // Entries.
    row("td['new'] = td['x'] + 1", "td['new'][0, :2], td.keys()[-1]", "(f32[2] [1.0, 2.0], 'new')");
    row("td['x'] = td['i']", "td['x'].dtype, td.keys()[0]", "(torch.int64, 'x')");
    row("td['n', 'q'] = td['x']", "td['n'].keys()", "['y', 'deep', 'q']");
    row("td['n']['q'] = td['x']", "td['n'].keys()", "['y', 'deep', 'q']");
    row("td['u', 'v', 'w'] = td['x']", "td['u'], td['u', 'v'].keys()", "(TensorDict[4, 5]['a', 'b']{v}, ['w'])");
    row("td['s'] = 'new'", "td['s']", "'new'");
    row("td['n'] = td['n'].as_tensorclass('MC'); td._get_sub_tensordict(0)['n', 'y'] = torch.ones(5, 2); td._get_sub_tensordict(1)['n'].y[0] = 7",
        "td['n', 'y'][:2, 0, 0], type(td['n']) == TensorDict", "(f32[2] [1.0, 7.0], False)");
    row("td['s'] = None", "td['s'], 's' in td", "(None, True)");
    row("td['s'] = ('a', 1, {'b': 2.5})", "td['s']", "['a', 1, {'b': 2.5}]");
    row("td['q'] = [['a', 'b', 'c', 'd', 'e']] + [[1, 2, 3, 4, 5]] + [[None, 1, 2, 3, 4]] + [['a', 'b', 'c', 'd', 'e']]",
        "td[2]['q'], td.get('q')",
        "([None, 1, 2, 3, 4], NonTensorStack[4, 5] [['a', 'b', 'c', 'd', 'e'], [1, 2, 3, 4, 5], "
        "[None, 1, 2, 3, 4], ['a', 'b', 'c', 'd', 'e']])");
    row("td['q'] = {'r': td['x'], 's': 'text'}", "td['q'], td['q', 's']", "(TensorDict[4, 5]['a', 'b']{r s}, 'text')");
    row("td['q'] = td['n']", "td['q'].keys()", "['y', 'deep']");
    row("td['q'] = other", "td['q', 'n', 'y'].shape", "Size[4, 5, 2]");
    row("td['q'] = td['r'] = td['x']", "td.keys()[-2:]", "['q', 'r']");
    row("td[''] = td['x']", "td[''].shape", "Size[4, 5]");
    row("td['s'] += 'd'", "td['s']", "'abcd'");

    // Scopes.
    row("with td.view(-1) as flat: flat['x'][3:7] = 9", "td['x'][0, 2:], td['x'][1, :3]",
        "(f32[3] [2.0, 9.0, 9.0], f32[3] [9.0, 9.0, 7.0])");
    row("with td.view(-1) as flat:\n    flat['new'] = flat['x'] + 1\n    del flat['i']\ntd['after'] = td['new'] * 2",
        "td.keys(), td['after'][1, 0]", "(['x', 'i', 'm', 'n', 's', 'new', 'after'], f32[] [12.0])");
    row("td.lock_()\nwith td.unlock_(): td['new'] = td['x'] * 1\ntd['x'].add_(2 if td.is_locked else 1); td.unlock_()",
        "td['new'][0, 1], td['x'][0, 1]", "(f32[] [1.0], f32[] [3.0])");
    row("f = lambda: composite_lp_aggregate()\nwith set_composite_lp_aggregate(True): td['s'] = str(f())\ntd['t'] = str(f())",
        "td['s'], td['t']", "('True', 'False')");

    // Elements.
    row("td['x'][0] = 7", "td['x'][:2, 0]", "f32[2] [7.0, 5.0]");
    row("td['x'][1, 2] = -1.5", "td['x'][1]", "f32[5] [5.0, 6.0, -1.5, 8.0, 9.0]");
    row("td['x'][...] = 1", "td['x'][3]", "f32[5] [1.0, 1.0, 1.0, 1.0, 1.0]");
    row("td['x'][::2, -1] = torch.tensor([1, 2])", "td['x'][:, -1]", "f32[4] [1.0, 9.0, 2.0, 19.0]");
    row("td['x'][0] = torch.ones(1, 1, 5)", "td['x'][0]", "f32[5] [1.0, 1.0, 1.0, 1.0, 1.0]");
    row("td['x'][:, :1] = torch.tensor([[1], [2], [3], [4]])", "td['x'][:, 0]", "f32[4] [1.0, 2.0, 3.0, 4.0]");
    row("td['x'][[3, 0]] = torch.tensor([[1], [2]])", "td['x'][:, 0]", "f32[4] [2.0, 5.0, 10.0, 1.0]");
    row("td['x'][td['x'] > 1] = 0", "td['x'][0]", "f32[5] [0.0, 1.0, 0.0, 0.0, 0.0]");
    row("td['x'][[True, False, False, True], 1] = 0", "td['x'][:, 1]", "f32[4] [0.0, 6.0, 11.0, 0.0]");
    row("td['x'][[]] = 1", "td['x'][0, 0]", "f32[] [0.0]");
    row("td['i'][0, 0] = 1.7", "td['i'][0, 0]", "i64[3] [1, 1, 1]");
    row("td['m'][0] = 3", "td['m'][0]", "b[5] [True, True, True, True, True]");
    row("td['n']['y'][0][1] = 5", "td['n', 'y'][0, 1]", "f32[2] [5.0, 5.0]");
    row("td[1]['x'][2] = 5", "td['x'][1]", "f32[5] [5.0, 6.0, 5.0, 8.0, 9.0]");
    row("td[1:]['n', 'y'][0, 0] = 5", "td['n', 'y'][1, 0]", "f32[2] [5.0, 5.0]");

    // Parts of tensordicts.
    row("td[0] = 1", "td['x'][:2, 0], td['n', 'y'][0, 0], td['m'][0], td['s']",
        "(f32[2] [1.0, 5.0], f32[2] [1.0, 1.0], b[5] [True, True, True, True, True], 'abc')");
    row("td[:] = 1", "td['x'][3]", "f32[5] [1.0, 1.0, 1.0, 1.0, 1.0]");
    row("td[td['x'][:, 0] > 7] = 0", "td['x'][:, 1]", "f32[4] [1.0, 6.0, 0.0, 0.0]");
    row("td[0] = td[1]", "td['x'][0], td['i'][0, 0]", "(f32[5] [5.0, 6.0, 7.0, 8.0, 9.0], i64[3] [15, 16, 17])");
    row("td[:2] = td[3]", "td['x'][1]", "f32[5] [15.0, 16.0, 17.0, 18.0, 19.0]");
    row("td[[0, 1]] = td[[3, 2]]", "td['x'][:2, 0]", "f32[2] [15.0, 10.0]");
    row("td[0] = td[1].select('x')", "td['x'][0, 0], td['i'][0, 0, 0]", "(f32[] [5.0], i64[] [0])");
    row("td[0] = {'x': torch.zeros(5)}", "td['x'][0]", "f32[5] [0.0, 0.0, 0.0, 0.0, 0.0]");
    row("td[1] = {'w': torch.ones(5, 2), 'n': {'v': torch.ones(5)}}", "td['w'][:2, 0], td['n', 'v'][1:3, 0]",
        "(f32[2, 2] [0.0, 0.0, 1.0, 1.0], f32[2] [1.0, 0.0])");
    row("td[0] = {'s': 'q'}; td[1, 0] = {'s': 'r'}", "td[:, 0]['s']", "['q', 'r', 'abc', 'abc']");
    row("td.select('x')[0] = 1", "td['x'][:2, 0], td['i'][0, 0, 0]", "(f32[2] [1.0, 5.0], i64[] [0])");
    row("td['n'][0] = 3", "td['n', 'y'][0, 0], td['x'][0, 1]", "(f32[2] [3.0, 3.0], f32[] [1.0])");

    // Augmented.
    row("td['x'] += 1; td['x'] -= 2; td['x'] *= 3; td['x'] /= 2", "td['x'][0]", "f32[5] [-1.5, 0.0, 1.5, 3.0, 4.5]");
    row("td['i'] //= 2; td['i'] **= 2; td['i'] %= 5", "td['i'][0, :2, 1]", "i64[2] [0, 4]");
    row("td['i'] &= 3; td['i'] |= 8; td['i'] ^= 1; td['i'] <<= 1; td['i'] >>= 1", "td['i'][0, 0]", "i64[3] [9, 8, 11]");
    row("td['x'] += td['x']", "td['x'][0]", "f32[5] [0.0, 2.0, 4.0, 6.0, 8.0]");
    row("td['x'][1] *= 2", "td['x'][:2, 1]", "f32[2] [1.0, 12.0]");
    row("td['x'][[0, 0]] += 1", "td['x'][0]", "f32[5] [1.0, 2.0, 3.0, 4.0, 5.0]");
    row("td['x'][td['x'] > 17] *= 0", "td['x'][3]", "f32[5] [15.0, 16.0, 17.0, 0.0, 0.0]");
    row("td[0]['x'] += 1", "td['x'][0]", "f32[5] [1.0, 2.0, 3.0, 4.0, 5.0]");
    row("td['n'] += 1", "td['n', 'y'][0, 0], td['n', 'deep', 'z'][0, 0]", "(f32[2] [1.0, 2.0], f64[1] [1.0])");
    row("td['n'][0] -= 1", "td['n', 'y'][:2, 0, 0]", "f32[2] [-1.0, 10.0]");
    row("td['n'] += td['n']", "td['n', 'y'][0, 0]", "f32[2] [0.0, 2.0]");
    row("del td['m']; td *= 2", "td['x'][0], td['i'][0, 0]", "(f32[5] [0.0, 2.0, 4.0, 6.0, 8.0], i64[3] [0, 2, 4])");

    // Structure.
    row("del td['x'], td['n', 'y']", "td.keys(True)", "['i', 'm', ('n', 'deep', 'z'), ('n', 'deep'), 'n', 's']");
    row("del td['n']['deep']", "td['n'].keys()", "['y']");
    row("td.names = ['env', None]", "td.names, td['n'].names", "(['env', None], ['env', None])");
    row("td.names = None", "td.names", "[None, None]");
    row("td['n'].names = ('u', 'v')", "td.names, td['n'].names", "(['a', 'b'], ['u', 'v'])");
    row("td.batch_size = [4]", "td.batch_size, td.names, td['n'].batch_size", "(Size[4], ['a'], Size[4, 5])");
    row("td['n', 'deep'].batch_size = [4, 5, 1]; td.batch_size = (4,)", "td['n', 'deep'].batch_size", "Size[4, 5, 1]");
    row("td.lock_()", "td.is_locked, td['n', 'deep'].is_locked", "(True, True)");
    row("td.lock_().unlock_()", "td.is_locked, td['n', 'deep'].is_locked", "(False, False)");

    // Local names.
    row("a = td['x']; td['y'] = a + 1", "td['y'][0, 0], td['x'][0, 0], 'a' in td", "(f32[] [1.0], f32[] [0.0], False)");
    row("a = td['x']; a[0] = 9; a += 1", "td['x'][:2, 0]", "f32[2] [10.0, 6.0]");
    row("a = td['n']; a['q'] = td['x']; del a['y']", "td['n'].keys()", "['deep', 'q']");
    row("a = td[1:]; a['x'][0] = 9; a['w'] = a['x']; td['n', 'w'] = td['x']", "td['x'][1, 0], 'w' in td", "(f32[] [9.0], False)");
    row("a, (b, c) = 2, [3, 4]; a *= b; td['x'][0] = a + c; del a", "td['x'][0, 0]", "f32[] [10.0]");
    row("td['x'][0], td['m'][0] = 1, 0", "td['x'][0, 0], td['m'][0, 0]", "(f32[] [1.0], b[] [False])");
    row("a = TensorDict({'q': td['x']}, [4]); a['r'] = td['i']; td['x'] = a['r']", "td['x'].shape", "Size[4, 5, 3]");
    row("a = [td['n']]; a[0].lock_()", "td['n'].is_locked, td.is_locked", "(True, False)");
    row("td['q'] = td['x']\n\n# more\ntd['q'][0] = 1; del td['x']", "td['q'][0, 0]", "f32[] [1.0]");
}

void StatementsTest::changes()
{
    QFETCH(QByteArray, statements);
    QFETCH(QByteArray, asked);
    QFETCH(QByteArray, answer);
    const TensorDict td = sample();
    run(statements, td);
    QCOMPARE(describe(evaluate(asked.toStdString(), scopeOf(td))), answer);
}

void StatementsTest::errors_data()
{
    QTest::addColumn<QByteArray>("statements");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* statements, const char* message) {
        QTest::newRow(statements) << QByteArray(statements) << QByteArray(message);
    };
    row("tdx['x'] = 1", "NameError: name 'tdx' is not defined; did you mean 'td'?\n  tdx['x'] = 1\n  ^^^");
    row("other['x'] = 1", "TypeError: only td can be changed, 'other' is there to be read\n  other['x'] = 1\n  ^^^^^");
    row("td = 1", "TypeError: td itself cannot be replaced; td[:] = … assigns to all of it\n  td = 1\n  ^^");
    row("td['x'], td['i'] = 1, 2, 3", "ValueError: expected 2 values, got 3\n  td['x'], td['i'] = 1, 2, 3\n  ^^^^^^^^^^^^^^^^");
    row("td['x'] == 3", "SyntaxError: this changes nothing: expected an assignment, 'del' or an in-place method\n"
                        "  td['x'] == 3\n  ^^^^^^^^^^^^");
    row("td[[0]].lock_()", "TypeError: a mask or a list picks a copy, so this would change nothing; assign to td[…] instead\n"
                           "  td[[0]].lock_()\n  ^^^^^^^^^^^^^");
    row("td['n'].lock_(); td['n']['q'] = td['x']",
        "RuntimeError: key (\"n\", \"q\"): cannot modify a locked tensordict; unlock it, or write values in place");
    row("td.lock_(); td['n'].unlock_()",
        "RuntimeError: cannot unlock a tensordict that is part of a locked graph: unlock its root");
    row("td['zz'][0] = 1", "KeyError: there is no key \"zz\"; the keys of this level are \"x\", \"i\", \"m\", \"n\", \"s\"");
    row("td['x']['y'] = 1", "TypeError: a key and an index cannot share the same brackets; write td[\"key\"][index]");
    row("td[0]['x'] = td['x'][0]", "TypeError: a key set in an indexed tensordict is lost; write td[\"key\"][index] = … instead\n"
                                   "  td[0]['x'] = td['x'][0]\n  ^^^^^^^^^^");
    row("td['x'][[0]][0] = 1", "TypeError: a mask or a list picks a copy, so this would change nothing; put the key first "
                               "and all indices into the last brackets\n  td['x'][[0]][0] = 1\n  ^^^^^^^^^^^^");
    row("td['x'][0] = [1, 2]", "TypeError: elements of torch.float32 are assigned a number or a tensor "
                               "(torch.tensor([…])), not a value of type list");
    row("td['x'][0] = torch.ones(3)",
        "RuntimeError: key \"x\": a value of shape [3] does not broadcast to the elements of shape [5]");
    row("td['x'][0] = 1j", "RuntimeError: key \"x\": a complex value cannot be written into torch.float32");
    row("td['s'][0] = 'a'", "TypeError: a value of type str has no parts to assign; assign to the entry as a whole\n"
                            "  td['s'][0] = 'a'\n  ^^^^^^^^^^");
    row("td[0] = 'a'", "TypeError: a part of a tensordict is assigned a number, a tensor, a dict or a tensordict, "
                       "not a value of type str");
    row("td[0] = td[:2]", "RuntimeError: the destination td[0] has batch size [5], the source [2, 5]");
    row("td[0] = torch.zeros(5)",
        "RuntimeError: key \"i\": a value of shape [5] does not broadcast to the elements of shape [5, 3]");
    row("td[0] = {'n': torch.zeros(5)}", "TypeError: key \"n\": the source has another kind of entry here");
    row("td['x'] = td", "ValueError: key \"x\": a tensordict cannot be set inside itself");
    row("td['n', 'deep'] = td['n']", "ValueError: key (\"n\", \"deep\"): a tensordict cannot be set inside itself");
    row("td['i'] *= 2.5",
        "RuntimeError: key \"i\": the result is of torch.float32, which cannot be written into a tensor of torch.int64");
    row("td['i'] /= 2",
        "RuntimeError: key \"i\": the result is of torch.float32, which cannot be written into a tensor of torch.int64");
    row("td['x'] += torch.ones(2, 4, 5)",
        "RuntimeError: key \"x\": the result has shape [2, 4, 5] and cannot be written into a tensor of shape [4, 5]");
    row("td['x'] += 'a'", "TypeError: key \"x\": unsupported operand type(s) for +=: 'Tensor' and 'str'");
    row("td['x'] @= 2", "TypeError: key \"x\": unsupported operand type(s) for @: 'Tensor' and 'int'");
    row("td //= 2", "TypeError: unsupported operand type(s) for //=: 'TensorDict' and 'int'");
    row("td['n'] += td", "KeyError: key (\"n\", \"y\"): only the left operand has the key 'y'");
    row("td.shape += 1",
        "TypeError: expected a name or a part of td, such as td[\"key\"] or td[\"key\"][0]\n  td.shape += 1\n  ^^^^^^^^");
    row("del td[0]", "KeyError: a key is a string or a non-empty tuple of strings, not a value of type int");
    row("del td", "TypeError: expected an entry of td, such as td[\"key\"]\n  del td\n      ^^");
    row("del td['x'][0]", "TypeError: a value of type Tensor has no entries to delete\n  del td['x'][0]\n      ^^^^^^^^^^");
    row("del td['zz']", "KeyError: there is no key \"zz\"; the keys of this level are \"x\", \"i\", \"m\", \"n\", \"s\"");
    row("td.names = 'ab'", "TypeError: names are a list of strings and None, not a value of type str");
    row("td.names = [1, 2]", "ValueError: the name of a dim is a string or None, not a value of type int");
    row("td.ndim = 1",
        "AttributeError: 'ndim' cannot be assigned; of a tensordict's attributes, only names, batch_size and is_locked can\n"
        "  td.ndim = 1\n     ^^^^");
    row("with td['x']: td['x'] += 1",
        "TypeError: 'with' cannot enter a value of type Tensor; it enters scopes, such as td.unlock_(), td.view(-1), "
        "params.to_module(module) and set_interaction_type('mean')\n  with td['x']: td['x'] += 1\n       ^^^^^^^");
    row("with td.flatten(inplace=True): td['x'] += 1",
        "RuntimeError: 'with' does not undo changes of inplace=True: leave it out, or make the change before");
    row("with td[0].view(5, 1) as part: part['x'] += 1",
        "AttributeError: the target of this scope no longer exists at its end: give it a name before, or write to the part "
        "of td in the block");
    row("with torch.permute(td, (1, 0)) as turned: turned['x'] += 1",
        "RuntimeError: 'with' cannot write this tensordict back: call a method of td, such as td.view(-1), or give the "
        "tensordict a name before");
    row("with td.unlock_(): td['x'] == 3",
        "SyntaxError: this changes nothing: expected an assignment, 'del' or an in-place method\n  with td.unlock_(): td['x'] == 3"
        "\n                     ^^^^^^^^^^^^");
    row("td.batch_size = [3]", "RuntimeError: key \"x\": the tensor has shape [4, 5], which does not start with the requested "
                               "batch size [3]");
}

void StatementsTest::errors()
{
    QFETCH(QByteArray, statements);
    QFETCH(QByteArray, message);
    try {
        run(statements, sample());
    } catch (const Error& error) {
        QCOMPARE(QByteArray(className(error.kind())) + ": " + error.what(), message);
        return;
    }
    QFAIL("no error");
}

void StatementsTest::failedStatementChangesNothing_data()
{
    QTest::addColumn<QByteArray>("statement");
    for (const char* text :
         {"td *= 2.5", "td += 1.5", "td[0] = torch.zeros(5)", "td[0] = {'x': torch.zeros(5), 'i': torch.zeros(4)}",
          "td[0] = {'x': torch.zeros(5), 'n': torch.zeros(5)}", "td['q'] = [1, 2]", "td['q', 'r'] = [1, 2]", "td['i'][0] += 0.5",
          "td.names = ['a', 'a']"})
        QTest::newRow(text) << QByteArray(text);
}

void StatementsTest::failedStatementChangesNothing()
{
    QFETCH(QByteArray, statement);
    const TensorDict td = sample();
    const QByteArray before = snapshotOf(td);
    QVERIFY_THROWS_EXCEPTION(Error, run(statement, td));
    QCOMPARE(snapshotOf(td), before);
}

/// Only the elements that a statement names are written.
void StatementsTest::writesThroughSources()
{
    const auto source = std::make_shared<RecordingSource>();
    TensorDict td({4, 5});
    td.set({"x"}, Leaf(source));
    run("td['x'][1, 2] = 3", td);
    QCOMPARE(source->written, int64_t(1));
    run("td['x'][[0, 3], 1] = 4; td[2]['x'][0] = 5", td);
    QCOMPARE(source->written, int64_t(4));
    run("td['x'][td['x'] > 3] += 1", td);
    QCOMPARE(source->written, int64_t(7));
    run("with td.view(-1) as flat, flat.unflatten(0, (2, 10)) as halves:\n  halves['x'][1, 8:] = 0\n  halves['new'] = td['x'].view(2, 10)",
        td);
    QCOMPARE(source->written, int64_t(9));
    run("with td.permute(1, 0) as turned: turned['x'][4] = 0; turned['y'] = turned['new'] + 1", td);
    QCOMPARE(source->written, int64_t(13));
    run("with td.flip(0) as turned: turned['new'] = turned['x'] * 2", td);
    QCOMPARE(source->written, int64_t(13));
    QVERIFY(std::get<Leaf>(td.at({"x"})).source() == source);
    QCOMPARE(describe(evaluate("[r.tolist() for r in td['x']]", scopeOf(td))),
             QByteArray("[[0.0, 5.0, 0.0, 0.0, 0.0], [0.0, 0.0, 3.0, 0.0, 0.0], [6.0, 0.0, 0.0, 0.0, 0.0], "
                        "[0.0, 5.0, 0.0, 0.0, 0.0]]"));
}

void StatementsTest::writesThroughLazyStacks()
{
    const TensorDict td = raggedStack();
    run("td['x'][0, 1] = 7; td[1] = 9; td[0]['v'][0] = 3; td[0] += 1", td);
    QCOMPARE(describe(evaluate("td['x'].tolist(), td[0]['v'][0], td[1]['v'][0], td[0]['only']", scopeOf(td))),
             QByteArray("([[3, 8, 3, 3], [9, 9, 9, 9]], f32[2] [4.0, 4.0], f32[3] [9.0, 9.0, 9.0], f32[4] [2.0, 2.0, 2.0, 2.0])"));
    run("td[:] = 1; td *= 2", td);
    QCOMPARE(describe(evaluate("td[1]['v'][0], td[0]['only']", scopeOf(td))),
             QByteArray("(f32[3] [2.0, 2.0, 2.0], f32[4] [4.0, 4.0, 4.0, 4.0])"));  // a number goes where all have a key
    run("td['w'] = torch.zeros(2, 4, 3); del td['x']", td);
    QCOMPARE(describe(evaluate("td.keys(), td[1].keys()", scopeOf(td))), QByteArray("(['v', 'w'], ['v', 'w'])"));
}

void StatementsTest::needsTd()
{
    DirectMutations mutations(sample());
    QVERIFY_THROWS_EXCEPTION(Error, execute("td['x'] = 1", Scope(), mutations));
}

TENSORDESK_SUITE(StatementsTest);
#include "tst_statements.moc"

#include <ATen/ops/zeros.h>
