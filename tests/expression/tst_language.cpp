// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/expression/calls/schemas.h"
#include "model/expression/syntax/expression.h"
#include "tests/expression/fixtures.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace tensordesk;

/// The parts of Python beyond single operators: functions, comprehensions, tensor methods.
class LanguageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void values_data();
    void values();
    void errors_data();
    void errors();
    void translatedErrors_data();
    void translatedErrors();
    void shapes_data();
    void shapes();
    void shapeErrors_data();
    void shapeErrors();
    void sameRandomNumbersEachTime();
    void stopsWhenAsked();
    void everyOperatorHasSignatures();
};

namespace {

void addRow(const char* text, const char* outcome)
{
    QTest::newRow(text) << QByteArray(text) << QByteArray(outcome);
}

void addColumns()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("outcome");
}

template <typename Evaluate>
void compareErrors(const QByteArray& text, const QByteArray& outcome, Evaluate evaluate)
{
    try {
        QFAIL(describe(evaluate(text.toStdString())).constData());
    } catch (const Error& error) {
        QCOMPARE(QByteArray(className(error.kind())) + ": " + machineless(error.what()), outcome);
    }
}

/// Asks for a stop after some checks.
class Impatient final : public Progress {
public:
    bool isCancelled() const override { return ++m_asked > 10; }

private:
    mutable int m_asked = 0;
};

}  // namespace

void LanguageTest::values_data()
{
    addColumns();
    // Comprehensions.
    addRow("[x * 2 for x in range(6) if x % 2 if x > 1]", "[6, 10]");
    addRow("[(a, b) for a in range(2) for b in range(a, 2)]", "[(0, 0), (0, 1), (1, 1)]");
    addRow("{k: v.shape for k, v in td.items() if k in ('x', 'i')}", "{'x': Size[4, 5], 'i': Size[4, 5, 3]}");
    addRow("{x % 2: x for x in range(5)}", "{0: 4, 1: 3}");
    addRow("[t['x'][0] for t in td[:2, :1]]", "[f32[] [0.0], f32[] [5.0]]");
    addRow("[x for x in [1, 2] for x in [x, 9]]", "[1, 9, 2, 9]");
    addRow("any(x > 2 for x in range(4)), all(x > 2 for x in range(4)), sum(x for x in range(4))", "(True, False, 6)");

    // Scopes.
    addRow("with td.view(-1) as flat: flat['x'][3:5], flat.batch_size", "(f32[2] [3.0, 4.0], Size[20])");
    addRow("(with td.view(-1) as flat: flat)['x'].shape", "Size[20]");
    addRow("with set_interaction_type('mean'): interaction_type()", "'mean'");
    addRow("[(with set_interaction_type('mean'): interaction_type()), interaction_type()]", "['mean', None]");
    addRow("[(with td.permute(1, 0) as turned: turned['x'][1].zero_()), td['x'][0]][1]", "f32[5] [0.0, 0.0, 2.0, 3.0, 4.0]");
    addRow("[(with td.permute(1, 0) as turned: turned.set('y', turned['x'] * 2)), td['y'][0]][1]",
           "f32[5] [0.0, 2.0, 4.0, 6.0, 8.0]");
    addRow("[(with td.lock_(): td.is_locked), td.is_locked]", "[True, False]");
    addRow("[(with td.view(-1) as a, a.view(2, 10) as b: b.set('y', b['x'] + 1)), 'y' in td]",
           "[TensorDict[2, 10][None, None]{x i m n s y}, True]");
    addRow("with torch.no_grad() as nothing: nothing", "None");

    // Functions.
    addRow("(lambda a, b=2: a + b)(1), (lambda: 4)()", "(3, 4)");
    addRow("[f(10) for f in [lambda x, y=y: x + y for y in range(3)]]", "[10, 11, 12]");
    addRow("sorted([3, 1, 2]), sorted('b a c'.split(' '), reverse=True), sorted([-2, 1], key=lambda x: x * x)",
           "([1, 2, 3], ['c', 'b', 'a'], [1, -2])");
    addRow("min(3, 1), max([2, 5]), min([], default=0), max(['a', 'bc'], key=len)", "(1, 5, 0, 'bc')");
    addRow("sum([torch.ones(2), torch.ones(2)]), sorted([(1, 'b'), (1, 'a')])", "(f32[2] [2.0, 2.0], [(1, 'a'), (1, 'b')])");
    addRow("list(zip(range(2), 'ab'.split('b'))), list(enumerate(['a'], 1)), reversed([1, 2])",
           "([(0, 'a'), (1, '')], [(1, 'a')], [2, 1])");
    addRow("dict([('a', 1), ('b', 2)])['b'], {'a': 1}.get('b', 3)", "(2, 3)");
    addRow("'obs_x'.startswith('obs'), 'a.b'.split('.'), '/'.join(['a', 'b']), 'Ab'.lower(), 'ab'.replace('b', 'c')",
           "(True, ['a', 'b'], 'a/b', 'ab', 'ac')");
    addRow("td.select(*[k for k in td.keys() if k.startswith('x')], **{'strict': True})", "TensorDict[4, 5]['a', 'b']{x}");

    // Methods of tensors by their schemas.
    addRow("td['x'].mean(), td['x'].mean(0)[:2], td['x'].sum(1, keepdim=True).shape",
           "(f32[] [9.5], f32[2] [7.5, 8.5], Size[4, 1])");
    addRow("td['x'].max(), td['x'].max(1).values, td['x'].max(dim=1)[1], td['x'].argmax()",
           "(f32[] [19.0], f32[4] [4.0, 9.0, 14.0, 19.0], i64[4] [4, 4, 4, 4], i64[] [19])");
    addRow("td['x'].T.shape, td['x'].view(-1, 2).shape, td['x'].reshape(20).shape, td['x'].permute(1, 0)[1, :2]",
           "(Size[5, 4], Size[10, 2], Size[20], f32[2] [1.0, 6.0])");
    addRow("td['i'].float().std(axis=0).shape, td['x'].to(torch.int64)[0], td['x'].double().dtype",
           "(Size[5, 3], i64[5] [0, 1, 2, 3, 4], torch.float64)");
    addRow("td['x'].clamp(min=17)[3], td['x'].pow(2)[0, 2], td['x'].add(1, alpha=2)[0, 0]",
           "(f32[5] [17.0, 17.0, 17.0, 18.0, 19.0], f32[] [4.0], f32[] [2.0])");
    addRow("[p.shape for p in td['x'].split(3)], [p.shape for p in td['x'].chunk(2, dim=1)], len(td['x'].unbind())",
           "([Size[3, 5], Size[1, 5]], [Size[4, 3], Size[4, 2]], 4)");
    addRow("td['x'].expand(2, 4, 5).shape, td['x'].repeat(2, 1).shape, td['x'].flatten().shape, td['x'][0].unsqueeze(-1).shape",
           "(Size[2, 4, 5], Size[8, 5], Size[20], Size[5, 1])");
    addRow("td['x'].numel(), td['x'].is_floating_point(), td['m'].any(), td['x'].isnan().any().item()",
           "(20, True, b[] [True], False)");
    addRow("td['i'][0, 0].unique(), td['x'].new_zeros(2), td['x'].gather(0, torch.zeros(1, 5, dtype=torch.long))[0, :2]",
           "(i64[3] [0, 1, 2], f32[2] [0.0, 0.0], f32[2] [0.0, 1.0])");
    addRow("td['x'].clone().zero_()[0, 0], td['x'][0, 1], td['x'].clone().add_(1)[0, :2]",
           "(f32[] [0.0], f32[] [1.0], f32[2] [1.0, 2.0])");
    addRow("td['x'].zero_()[0, 1], td['x'][0, 1]", "(f32[] [0.0], f32[] [0.0])");
    addRow("td['x'].T.zero_()[0, 1], td['x'][1, 1], td['x'].view(-1)[3:].add_(1)[0], td['x'][0, 3]",
           "(f32[] [1.0], f32[] [1.0], f32[] [1.0], f32[] [1.0])");
    addRow("td[[0]]['x'].zero_()[0, 1], td['x'][0, 1]", "(f32[] [0.0], f32[] [1.0])");

    // Functions of torch.
    addRow("torch.where(td['m'], td['x'], 0.0)[0], torch.where(td['m'][0], 1, 2)",
           "(f32[5] [0.0, 0.0, 0.0, 3.0, 0.0], i64[5] [1, 2, 2, 1, 2])");
    addRow("torch.linspace(0, 1, 3), torch.eye(2), torch.full((2,), 7.0), torch.zeros_like(td['m'][0, :2])",
           "(f32[3] [0.0, 0.5, 1.0], f32[2, 2] [1.0, 0.0, 0.0, 1.0], f32[2] [7.0, 7.0], b[2] [False, False])");
    addRow(
        "torch.maximum(td['x'], td['x'].flip(0))[0, 0], torch.sqrt(td['x'])[0, 4], torch.einsum('ij,ij->i', td['x'], td['x'])[0]",
        "(f32[] [15.0], f32[] [2.0], f32[] [30.0])");
    addRow("torch.randn(2, 3).shape, torch.rand(2).dtype, torch.randint(0, 5, (3,)).dtype, torch.randperm(4).sum()",
           "(Size[2, 3], torch.float32, torch.int64, i64[] [6])");
    addRow("torch.is_tensor(td['x']), torch.arange(3).tolist()", "(True, [0, 1, 2])");

    // Chunks on threads.
    addRow("td.map(lambda t: t.select('x') + 1, num_workers=2)['x'][0, :2]", "f32[2] [1.0, 2.0]");
    addRow("td.select('x', 'n').map(lambda t: t * 2, dim=1, chunksize=2, num_workers=3)", "TensorDict[4, 5]['a', 'b']{x n}");
    addRow("td.map(lambda t: t.select('x'), chunksize=0)", "TensorDict[4, 5][None, 'b']{x}");
    addRow("td.map(lambda t: None), td.map(lambda t: t if t['x'][0, 0] > 1 else None, chunksize=1).shape", "(None, Size[3, 5])");
    addRow("td.map_iter(lambda t: t.shape, chunksize=3), [int(x) for x in td.map_iter(lambda t: t['x'].sum(), num_chunks=2)]",
           "([Size[3, 5], Size[1, 5]], [45, 145])");
    addRow("sorted(td.map_iter(lambda t: t['x'][0].item(), chunksize=0, shuffle=True))", "[0.0, 5.0, 10.0, 15.0]");

    // Any operator on every leaf.
    addRow("td.select('x', 'n').relu()['n', 'y'][0, 0], torch.nan_to_num(td['n'])['y'].shape",
           "(f32[2] [0.0, 1.0], Size[4, 5, 2])");
}

void LanguageTest::values()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, outcome);
    try {
        QCOMPARE(describe(evaluate(text.toStdString(), scope())), outcome);
    } catch (const Error& error) {
        QFAIL(error.what());
    }
}

void LanguageTest::errors_data()
{
    addColumns();
    addRow("[a for a, b in [1]]", "TypeError: a value of type int has no len()\n  [a for a, b in [1]]\n  ^^^^^^^^^^^^^^^^^^^");
    addRow("[a for a, b in [(1, 2, 3)]]", "ValueError: expected 2 values, got 3\n  [a for a, b in [(1, 2, 3)]]\n         ^^^^");
    addRow("with 3: 4", "TypeError: 'with' cannot enter a value of type int; it enters scopes, such as td.unlock_(), td.view(-1), "
                        "params.to_module(module) and set_interaction_type('mean')\n  with 3: 4\n       ^");
    addRow("with td.view(7) as seven: seven", "RuntimeError: the shape [7] does not fit a batch of 20 elements");
    addRow("with td.view(1, 20) as a, a.squeeze() as b: b.set('y', b['x'])",
           "RuntimeError: 'with' takes squeeze() back where its dim is given");
    addRow("with td.roll(-9223372036854775808, 0) as p: p.set_('x', p['x'] * 2)",
           "RuntimeError: 'with' cannot take roll() back with the batch size [4, 5]");
    addRow(
        "(with td.view(-1) as flat: flat['x']).sum() + flat",
        "NameError: name 'flat' is not defined; did you mean 'float'?\n  (with td.view(-1) as flat: flat['x']).sum() + flat\n                                                ^^^^");
    addRow("(lambda x: x)()", "TypeError: this lambda misses 'x'\n  (lambda x: x)()\n  ^^^^^^^^^^^^^^^");
    addRow("(lambda x: x)(1, 2)", "TypeError: this lambda takes 1 arguments, not 2\n  (lambda x: x)(1, 2)\n  ^^^^^^^^^^^^^^^^^^^");
    addRow("(lambda f: f(f))(lambda f: f(f))", "RuntimeError: too many calls inside one another");
    addRow(
        "TensorDictModule(td, ['x'], ['y'])",
        "ValueError: a module or a function is wrapped, not a value of type TensorDict; a class is called first, as in nn.Tanh()");
    addRow("TensorDictModule(lambda x: x, in_keys={'x': []}, out_keys=['a'])",
           "ValueError: in_keys must be a nested key, a str or a tuple of them, or a list of such keys");
    addRow("ProbabilisticTensorDictModule(['loc', 'scale'], [], distribution_class=torch.distributions.Normal)"
           "(TensorDict({'loc': torch.zeros(2), 'scale': torch.ones(2)}, [2]))",
           "RuntimeError: out_keys must be one key here, not 0");
    addRow(
        "ProbabilisticTensorDictModule(['loc', 'scale'], ['a'], distribution_class=torch.distributions.Normal, return_log_prob=True, "
        "log_prob_keys=[])(TensorDict({'loc': torch.zeros(2), 'scale': torch.ones(2)}, [2]))",
        "RuntimeError: log_prob_keys must be one key here, not 0");
    addRow(
        "ProbabilisticTensorDictSequential(ProbabilisticTensorDictSequential(TensorDictModule(nn.Tanh(), ['x'], ['y']))).get_dist(td)",
        "RuntimeError: none of the modules has a distribution");
    addRow("[0 for i in range(10**9)]", "RuntimeError: this takes too many steps");
    addRow("td.select(**['x'])",
           "TypeError: '**' spreads a dict, not a value of type list\n  td.select(**['x'])\n              ^^^^^");
    addRow("td.map(lambda t: t['zz'])",
           "KeyError: there is no key \"zz\"; the keys of this level are \"x\", \"i\", \"m\", \"n\", \"s\"");
    addRow(
        "td.map(lambda t: 1)",
        "TypeError: fn returned a value of type int: map() joins tensordicts; map_iter() returns values of any type\n  td.map(lambda t: 1)\n  ^^^^^^^^^^^^^^^^^^^");
    addRow("td.map(lambda t: t, num_workers=0)", "ValueError: num_workers must be positive, not 0");
    addRow("td.map(lambda t: t, chunksize=1, num_chunks=2)", "ValueError: chunksize and num_chunks exclude each other");
    addRow("td.apply(1)", "TypeError: fn must be a function such as lambda x: x + 1, not int\n  td.apply(1)\n  ^^^^^^^^^^^");
    addRow("td['x'].maen()", "AttributeError: 'Tensor' object has no attribute 'maen'; did you mean 'mean'?\n"
                             "  td['x'].maen()\n          ^^^^");
    addRow("td['x'].mean", "TypeError: 'mean' is a method: call it with ()\n  td['x'].mean\n          ^^^^");
    addRow("torch.sqrtt(1)",
           "AttributeError: module 'torch' has no attribute 'sqrtt'; did you mean 'sqrt'?\n  torch.sqrtt(1)\n        ^^^^^");
    addRow("torch.distributed.get_rnk()", "AttributeError: module 'torch.distributed' has no attribute 'get_rnk'; did you mean "
                                          "'get_rank'?\n  torch.distributed.get_rnk()\n                    ^^^^^^^");
    addRow("td.send(1)",
           "RuntimeError: processes exchange tensordicts in `tensordesk eval`, `export` and `edit`: here it would be done for a "
           "trial, or more than once");
    addRow("torch.from_file('/etc/passwd')",
           "AttributeError: module 'torch' has no attribute 'from_file'\n  torch.from_file('/etc/passwd')\n        ^^^^^^^^^");
    addRow("td['x'].cumsum()", "TypeError: cumsum() does not take these arguments: (); it takes\n"
                               "  cumsum(dim: int, *, dtype: dtype = None)\n  td['x'].cumsum()\n  ^^^^^^^^^^^^^^^^");
    addRow("td['x'].cumsum(dimm=1)",
           "TypeError: cumsum() does not take these arguments: (dimm=int); did you mean 'dim'? It takes\n"
           "  cumsum(dim: int, *, dtype: dtype = None)\n  td['x'].cumsum(dimm=1)\n  ^^^^^^^^^^^^^^^^^^^^^^");
    addRow("torch.linalg.svdvals(td)",
           "AttributeError: key \"x\": a tensordict has no linalg_svdvals(): of this leaf it has shape [4], "
           "and not the batch size [4, 5]");
    addRow("td['x'].cumsum('a', dim=1)", "TypeError: cumsum() does not take these arguments: (str, dim=int); it takes\n"
                                         "  cumsum(dim: int, *, dtype: dtype = None)\n  td['x'].cumsum('a', dim=1)\n"
                                         "  ^^^^^^^^^^^^^^^^^^^^^^^^^^");
    addRow("td['x'].cumsum(2)", "IndexError: Dimension out of range (expected to be in range of [-2, 1], but got 2)");
    addRow("td['x'].expand(10**12, 4, 5).clone()",
           "MemoryError: a tensor of shape [1000000000000, 4, 5] and torch.float32 takes 80000 GB, more than is free");
    addRow("td['x'].repeat(10**12, 1)",
           "MemoryError: a tensor of shape [4000000000000, 5] and torch.float32 takes 80000 GB, more than is free");
    addRow("td['x'].unsqueeze(0).expand(10**12, 4, 5).reshape(-1)",
           "MemoryError: a tensor of shape [1000000000000, 4, 5] and torch.float32 takes 80000 GB, more than is free");
    addRow("td.select('x').expand(10**10, 4, 5).reshape(-1)['x']",
           "MemoryError: key \"x\": a tensor of shape [10000000000, 4, 5] and torch.float32 takes 800 GB, more than is free");
    addRow("torch.stack([td.select('x').expand(10**10, 4, 5)] * 3)",
           "MemoryError: key \"x\": a tensor of shape [3, 10000000000, 4, 5] and torch.float32 takes 2400 GB, more than is free");
    addRow("torch.cat([td.select('x').expand(10**10, 4, 5)] * 3)",
           "MemoryError: key \"x\": the concatenated tensor takes 2400 GB, more than is free");
    addRow("td.select('x').expand(10**10, 4, 5).pad([0, 0, 1, 0])",
           "MemoryError: key \"x\": a tensor of shape [10000000000, 5, 5] and torch.float32 takes 1000 GB, more than is free");
    addRow("td.select('x').expand(10**8, 4, 5).repeat(1, 1000, 1)",
           "MemoryError: key \"x\": a tensor of shape [100000000, 4000, 5] and torch.float32 takes 8000 GB, more than is free");
    addRow("td.select('x').expand(10**10, 4, 5).flip(1)",
           "MemoryError: key \"x\": a tensor of shape [10000000000, 4, 5] and torch.float32 takes 800 GB, more than is free");
    addRow(
        "td.select('n').expand(10**10, 4, 5).roll(1, 2)",
        "MemoryError: key (\"n\", \"y\"): a tensor of shape [10000000000, 4, 5, 2] and torch.float32 takes 1600 GB, more than is free");
    addRow("td.expand(2**40, 2**40, 4, 5)",
           "RuntimeError: shape [1099511627776, 1099511627776, 4, 5] has more elements than 64 bits can count");
    addRow("td['x'].expand(2**40, 2**40, 4, 5)", "RuntimeError: the result has more elements than 64 bits can count");
    addRow("torch.randn(10**13)",
           "MemoryError: a tensor of shape [10000000000000] and torch.float32 takes 40000 GB, more than is free");
    addRow("td['i'].mul_(0.5)", "RuntimeError: result type Float can't be cast to the desired output type Long");
    addRow("td.select('i').mul_(0.5)",
           "RuntimeError: key \"i\": the result is of torch.float32, which cannot be written into a tensor of torch.int64");
    addRow("td.median()",
           "AttributeError: key \"x\": a tensordict has no median(): of this leaf it has shape [], and not the batch size [4, 5]");
    addRow("td.cumsum('a')", "TypeError: key \"x\": cumsum() does not take these arguments: (str); it takes\n"
                             "  cumsum(dim: int, *, dtype: dtype = None)\n  td.cumsum('a')\n  ^^^^^^^^^^^^^^");
}

void LanguageTest::errors()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, outcome);
    compareErrors(text, outcome, [](const std::string& expression) { return evaluate(expression, scope()); });
}

/// The positions of the translation and of the named object in a sentence.
void LanguageTest::translatedErrors_data()
{
    addColumns();
    addRow("td['x", "<this string is never closed: expected '>");
    addRow("td[", "<'[' is never closed: expected ']'>");
    addRow("td['x'] td", "<expected an operator or the end<, found 'td'>>");
    addRow("td['x'].maen()", "<<'Tensor' object> has no attribute 'maen'<; did you mean 'mean'?>>");
    addRow("torch.zzzzzz", "<<module 'torch'> has no attribute 'zzzzzz'>");
    addRow("td.select(**['x'])", "<'**' spreads a dict, not a value of type list>");
    addRow("td.permute('a')", "<<dims> must be ints, not str>");
    addRow("td.reshape(3)", "<the shape [3] does not fit a batch of 20 elements>");
    addRow("torch.stack([td, td['n']])",
           "<the tensordicts cannot be stacked: <only some of them have the key 'x'; use maybe_dense_stack or lazy_stack>>");
}

void LanguageTest::translatedErrors()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, outcome);
    const auto translation = [](std::string_view pattern) { return "<" + std::string(pattern) + ">"; };
    try {
        QFAIL(describe(evaluate(text.toStdString(), scope())).constData());
    } catch (const Error& error) {
        QCOMPARE(QByteArray::fromStdString(error.reason().translated(translation)), outcome);
    }
}

void LanguageTest::shapes_data()
{
    addColumns();
    addRow("with td.view(-1) as flat, flat.unsqueeze(0) as row: row['x']", "f32[1, 20]");
    addRow("(with td.view(-1) as flat: flat.set('y', flat['x'] + 1))['y'].shape, td['x']", "(Size[20], f32[4, 5])");
    addRow("with td.flip(0) as turned: turned['x'].shape", "Size[4, 5]");
    addRow("td", "TensorDict[4, 5]['a', 'b']{x i m n s}");
    addRow("td[:, None, ::2].shape, td[[0, 1]]['i'].shape, td['s']", "(Size[4, 1, 3], Size[2, 5, 3], 'abc')");
    addRow("td['x'].mean(0).shape, (td['x'] + 1).dtype, (td['i'] / 2).dtype", "(Size[5], torch.float32, torch.float32)");
    addRow("td['x'].expand(10**12, 4, 5).clone().shape", "Size[1000000000000, 4, 5]");
    addRow("(td.exclude('s') + torch.ones(4, 5))['n', 'y'].shape", "Size[4, 5, 2]");
    addRow("td[torch.tensor([0, 3])]['x'].shape, td[td['i'][0, 0]]['x'].shape", "(Size[2, 5], Size[3, 5])");
    addRow("torch.where(td['m'], td['x'], 0.0).shape, torch.cat([td['x'], td['x']]).shape", "(Size[4, 5], Size[8, 5])");
    addRow("[v.shape for k, v in td['n'].items()]", "[Size[4, 5, 2], Size[4, 5]]");
    addRow("ragged[1]['v'].shape, ragged.get_item_shape('v')", "(Size[4, 3], Size[2, 4, -1])");
}

void LanguageTest::shapes()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, outcome);
    try {
        QCOMPARE(describe(evaluateShapes(text.toStdString(), scope())), outcome);
    } catch (const Error& error) {
        QFAIL(error.what());
    }
}

void LanguageTest::shapeErrors_data()
{
    addColumns();
    addRow("td[td['x'] > 1]", "RuntimeError: how many elements a mask picks depends on values, and only shapes are known here");
    addRow("td['x'][0, 0].item()", "RuntimeError: the number in a tensor depends on values, and only shapes are known here");
    addRow("1 if td['x'].sum() else 2", "RuntimeError: the number in a tensor depends on values, and only shapes are known here");
    addRow("td['x'].tolist()", "RuntimeError: a list of elements depends on values, and only shapes are known here");
    addRow("td['x'].nonzero()", "RuntimeError: the result of nonzero() depends on values, and only shapes are known here");
    addRow("td['x'].view(3)", "RuntimeError: shape '[3]' is invalid for input of size 20");
    addRow("td[:, 9]", "IndexError: index 9 is out of bounds for dimension 1 with size 5");
}

void LanguageTest::shapeErrors()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, outcome);
    compareErrors(text, outcome, [](const std::string& expression) { return evaluateShapes(expression, scope()); });
}

void LanguageTest::sameRandomNumbersEachTime()
{
    const auto numbers = [](const char* text) { return describe(evaluate(text, scope())); };
    QCOMPARE(numbers("torch.randn(4)"), numbers("torch.randn(4)"));
    QVERIFY(numbers("torch.randn(4)") != numbers("[torch.randn(4), torch.randn(4)][1]"));
    QCOMPARE(numbers("[torch.manual_seed(3), torch.randn(4)][1]"),
             numbers("[torch.randn(9), torch.manual_seed(3), torch.randn(4)][2]"));
}

void LanguageTest::stopsWhenAsked()
{
    Impatient progress;
    try {
        static_cast<void>(evaluate("[i * j for i in range(1000) for j in range(1000)]", scope(), progress));
        QFAIL("it went on");
    } catch (const Error& error) {
        QCOMPARE(className(error.kind()), "Cancelled");
    }
}

/// Whatever can be called can be shown, and nothing that reaches files can be called.
void LanguageTest::everyOperatorHasSignatures()
{
    const std::vector<std::string> names = operatorNames(false);
    QVERIFY(names.size() > 800);
    for (const std::string& name : names) {
        QVERIFY2(!name.starts_with('_') && name.find("file") == std::string::npos, name.c_str());
        for (const c10::OperatorHandle& overload : *overloadsOf(name))
            QVERIFY(pythonSignature(overload.schema(), false).starts_with(name + "("));
    }
}

TENSORDESK_SUITE(LanguageTest);
#include "tst_language.moc"
