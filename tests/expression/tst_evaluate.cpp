// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/expression/evaluation/evaluator.h"
#include "model/expression/operators/operators.h"
#include "model/expression/syntax/expression.h"
#include "tests/expression/fixtures.h"
#include "tests/support/memorysource.h"
#include "tests/support/suite.h"

#include <ATen/ops/add.h>
#include <ATen/ops/from_blob.h>
#include <ATen/ops/full.h>
#include <ATen/ops/ones.h>

#include <QTest>

using namespace tensordesk;

/// Expressions over tensordicts in memory. What Python says of more of them: differential/..
class EvaluateTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void values_data();
    void values();
    void errors_data();
    void errors();
    void deepestTexts_data();
    void deepestTexts();
    void readsNothingUnasked();
    void largeTensorsAreTakenInBlocks();
    void memoryGoesOn_data();
    void memoryGoesOn();
    void sharesStorage();
    void changesNothing();
    void registryIsComplete();
};

namespace {

/// A stored array that counts how often it is read.
class CountingSource final : public LeafSource {
public:
    CountingSource() : LeafSource({1000, 1000}, at::kFloat) { }
    at::Tensor read(const std::vector<Range>& part) const override
    {
        ++reads;
        Shape shape;
        for (const Range& range : part)
            shape.push_back(range.count);
        return at::ones(shape);
    }
    void write(const std::vector<Range>&, const at::Tensor&) override { }
    std::string file() const override { return "file"; }
    StorageLayout layout() const override { return {}; }
    int64_t storedBytes() const override { return 0; }

    mutable int reads = 0;
};

using Make = at::Tensor (*)();

/// Keeps the tensor of memoryGoesOn() shared.
at::Tensor held;

}  // namespace

void EvaluateTest::values_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("value");
    const auto row = [](const char* text, const char* value) { QTest::newRow(text) << QByteArray(text) << QByteArray(value); };

    // Access.
    row("td", "TensorDict[4, 5]['a', 'b']{x i m n s}");
    row("td['n']", "TensorDict[4, 5]['a', 'b']{y deep}");
    row("td['n', 'deep', 'z'][0, 0]", "f64[1] [0.0]");
    row("td[('n', ('deep', 'z'))].shape", "Size[4, 5, 1]");
    row("td['s']", "'abc'");
    row("td.get('s')", "NonTensorData[4, 5] 'abc'");
    row("td.get('s').data", "'abc'");
    row("td.as_tensorclass('MC').get('s')", "'abc'");
    row("td.as_tensorclass('MC').set('s', None).keys()", "['x', 'i', 'm', 'n']");
    row("td.as_tensorclass('MC').set('absent', td['x']).absent.shape", "Size[4, 5]");
    row("td.select('n').rename_key_('n', 'data').as_tensorclass('MC').data.keys()", "['y', 'deep']");
    row("type(td.as_tensorclass('MC')) == TensorDict", "False");
    row("is_tensorclass(type(td.as_tensorclass('MC')))", "True");
    row("type(td.select('x') == td.select('x').as_tensorclass('MC')) == TensorDict", "False");
    row("(td.select('x').as_tensorclass('MC') == td.select('x').set_non_tensor('absent', None)).keys()", "['x']");
    row("(td.select('x').set_non_tensor('absent', None) != td.select('x').as_tensorclass('MC')).keys()", "['x']");
    row("type(td.as_tensorclass('MC')._get_sub_tensordict(0)) == TensorDict", "False");
    row("type(td.set('n', td['n'].as_tensorclass('MC'))._get_sub_tensordict(torch.tensor([0, 1]))['n']) == TensorDict", "False");
    row("type(td.set('n', td['n'].as_tensorclass('MC'))._get_sub_tensordict(0).update({'n': {'y': torch.ones(5, 2)}})['n']) == TensorDict",
        "False");
    row("type((td.set('n', td['n'].as_tensorclass('MC'))._get_sub_tensordict(0) == 2)['n']) == TensorDict", "True");
    row("type(td.set('n', td['n'].as_tensorclass('MC')).select('n').view(torch.uint8, batch_size=[4])['n']) == TensorDict",
        "False");
    row("td.as_tensorclass('MC').get('batch_size')", "Size[4, 5]");
    row("td.as_tensorclass('MC').get('absent', 5)", "5");
    row("td.as_tensorclass('MC').get('clone', 5)", "5");
    row("td.select('x', 's').as_tensorclass('MC').state_dict(flatten=False).keys()", "['x']");
    row("td.get('zz')", "None");
    row("td.get('zz', 3)", "3");
    row("td.get(('x', 'q'), 3)", "3");
    row("td.get(key='x').dtype", "torch.float32");
    row("td.get_at('x', 1)", "f32[5] [5.0, 6.0, 7.0, 8.0, 9.0]");
    row("td.select('x', ('n', 'y'))['n']", "TensorDict[4, 5]['a', 'b']{y}");
    row("td.select('zz', strict=False)", "TensorDict[4, 5]['a', 'b']{}");
    row("td.select(*['x', 'i'])", "TensorDict[4, 5]['a', 'b']{x i}");
    row("td.exclude('x', 'zz', ('n', 'y'))", "TensorDict[4, 5]['a', 'b']{i m n s}");
    row("ragged", "LazyStackedTensorDict[2, 4][None, None]{x v}");
    row("ragged[0]['only'][0]", "f32[] [1.0]");
    row("ragged.get_item_shape('v')", "Size[2, 4, -1]");

    // Indices.
    row("td[0]", "TensorDict[5]['b']{x i m n s}");
    row("td[-1, 1:3]['x']", "f32[2] [16.0, 17.0]");
    row("td[::2, None, ..., 0]['x']", "f32[2, 1] [0.0, 10.0]");
    row("td[1:1]", "TensorDict[0, 5]['a', 'b']{x i m n s}");
    row("td[True]", "TensorDict[1, 4, 5][None, 'a', 'b']{x i m n s}");
    row("td[[0, 2]]", "TensorDict[2, 5]['a', 'b']{x i m n s}");
    row("td[[True, False, False, True], 0]['x']", "f32[2] [0.0, 15.0]");
    row("td[range(3, 1, -1), 0]['x']", "f32[2] [15.0, 10.0]");
    row("td[torch.tensor([[0, 1]]), 0]['x']", "f32[1, 2] [0.0, 5.0]");
    row("td[torch.tensor(2), 0]['x']", "f32[] [10.0]");
    row("td[torch.tensor([1, 0, 0, 1], dtype=torch.bool), 0]['x']", "f32[2] [0.0, 15.0]");
    row("td[td['x'][:, 0] > 7, 0]['x']", "f32[2] [10.0, 15.0]");
    row("td['x'][td['x'] >= 18]", "f32[2] [18.0, 19.0]");
    row("td[[0, 1], [2, 3]]['x']", "f32[2] [2.0, 8.0]");
    row("td[()][...]['x'][0, 0]", "f32[] [0.0]");
    row("td[[]]", "TensorDict[0, 5]['a', 'b']{x i m n s}");
    row("td[slice(1, 2), 0]['x']", "f32[1] [5.0]");
    row("td['x'][-1][::2]", "f32[3] [15.0, 17.0, 19.0]");

    // Attributes.
    row("td.batch_size", "Size[4, 5]");
    row("td.shape[0]", "4");
    row("td.shape[-1:]", "Size[5]");
    row("td.shape.numel()", "20");
    row("td.names", "['a', 'b']");
    row("td[None].names", "[None, 'a', 'b']");
    row("(td.device, td.ndim, td.dtype, td.is_locked)", "(None, 2, None, False)");
    row("td['n', 'deep'].dtype", "torch.float64");
    row("(td.numel(), td.size(), td.size(-1), td.dim(), len(td))", "(20, Size[4, 5], 5, 2, 4)");
    row("td.keys()", "['x', 'i', 'm', 'n', 's']");
    row("td.keys(True, True)", "['x', 'i', 'm', ('n', 'y'), ('n', 'deep', 'z')]");
    row("td.keys(include_nested=True, sort=True)[2:5]", "['n', ('n', 'deep'), ('n', 'deep', 'z')]");
    row("td['n'].items()", "[('y', f32[4, 5, 2]), ('deep', TensorDict[4, 5]['a', 'b']{z})]");
    row("td['n', 'deep'].values()", "[f64[4, 5, 1]]");
    row("(td.depth, td.is_empty(), td.bytes(), td.sorted_keys[0])", "(2, False, 900, 'i')");
    row("(td['x'].shape, td['x'].dtype, td['x'].device, td['x'].ndim)", "(Size[4, 5], torch.float32, cpu, 2)");
    row("(td['x'].numel(), td['x'].nbytes, td['x'].size(1), len(td['x']))", "(20, 80, 5, 4)");
    row("td['x'][1, :2].tolist()", "[5.0, 6.0]");
    row("td['i'][0, 0, 2].item()", "2");
    row("td.get_item_shape('i')", "Size[4, 5, 3]");

    // Where the program differs from Python's library on purpose, or the library is inconsistent.
    row("td[1:3, 1:3].select('x').prod((0, 1))['x'], td.select('x').amax((0, 1))['x']", "(f32[] [5544.0], f32[] [19.0])");
    row("td[None].squeeze()['n'].names, td[None].squeeze(0)['n', 'deep'].names", "(['a', 'b'], ['a', 'b'])");
    row("td.new_ones(()).names, td.new_zeros(2).names, td.new_zeros(1, 1, 1).names", "([], ['a'], ['a', 'b', None])");
    row("(2 - td.select('x'))['x'][0, 2], 2 - td['x'][0, 2]", "(f32[] [0.0], f32[] [0.0])");

    // Tests.
    row("('x' in td, ('n', 'y') in td, 'zz' in td, ('x', 'q') in td, 'zz' not in td)", "(True, True, False, False, True)");
    row("(('n', 'y') in td.keys(), ('n', 'y') in td.keys(True))", "(False, True)");
    row("(1 in [1, 2], 'b' in 'abc', 3.0 in td['x'], 99 in td['x'])", "(True, True, True, False)");
    row("4 in range(0, 10**15, 2), 5 in range(0, 9, 2), 3 in range(9, 0, -3), 0 in range(9, 0, -3)", "(True, False, True, False)");
    row("td.shape == (4, 5), td.shape == [4, 5], [1, (2,)] == [1, (2,)]", "(True, False, True)");
    row("1 < 2 < 3, 1 < 3 < 2, 'a' < 'b', 1 == True, 1 != 1.0", "(True, False, True, True, False)");
    row("None is None, td is td, 1 is not None", "(True, True, True)");
    row("0 or [] or 'x', 1 and 2, not 0", "('x', 2, True)");
    row("1 if td['x'][0, 1] > 0 else 2", "1");
    row("td == 1", "TensorDict[4, 5][None, None]{x i m n s}");

    // Numbers.
    row("1 + 2 * 3 - 4, -2 ** 2, 7 // -2, -7 % 3, 7 / 2", "(3, -4, -4, 2, 3.5)");
    row("2 ** 10, 2 ** -1, 2.5 // 1, -2.5 % 1, 1e3", "(1024, 0.5, 2.0, 0.5, 1000.0)");
    row("1j * 1j, abs(-3), abs(3 + 4j), +True", "(-1+0j, 3, 5.0, 1)");
    row("5 & 3, 5 | 3, 5 ^ 3, ~5, 1 << 4, -16 >> 2", "(1, 7, 6, -6, 16, -4)");
    row("True & False, True ^ True", "(False, False)");
    row("-9223372036854775808", "-9223372036854775808");
    row("-9223372036854775807 - 1", "-9223372036854775808");
    row("int(2.9), float(2), bool([]), int(td['x'][0, 3])", "(2, 2.0, False, 3)");
    row("'a' + 'b', [1] + [2], (1,) + (2,)", "('ab', [1, 2], (1, 2))");
    row("{'a': 1, 'a': 2, 'b': {}}", "{'a': 2, 'b': {}}");
    row("{'a': 1}['a'], [1, 2, 3][-2:], list(range(3)), range(5)[1]", "(1, [2, 3], [0, 1, 2], 1)");
    row("[i * 2 for i in range(3)]", "[0, 2, 4]");
    row("[t['x'][0] for t in td[:2]]", "[f32[] [0.0], f32[] [5.0]]");
    row("[[i + j for j in range(2)] for i in range(2)]", "[[0, 1], [1, 2]]");

    // Tensors.
    row("torch.tensor([[1, 2], [3, 4]])", "i64[2, 2] [1, 2, 3, 4]");
    row("torch.tensor([1, 2.5]), torch.tensor(True), torch.tensor([])", "(f32[2] [1.0, 2.5], b[] [True], f32[0] [])");
    row("torch.tensor([1, 0], dtype=torch.bool)", "b[2] [True, False]");
    row("torch.tensor([1], dtype=torch.half)", "f16[1] [1.0]");
    row("torch.zeros(2, dtype=torch.int32), torch.ones([1, 2]), torch.full((2,), 7)",
        "(i32[2] [0, 0], f32[1, 2] [1.0, 1.0], i64[2] [7, 7])");
    row("torch.tensor(range(7, 0, -3)), torch.tensor([range(2), range(2, 4)])", "(i64[3] [7, 4, 1], i64[2, 2] [0, 1, 2, 3])");
    row("torch.arange(3), torch.arange(1, 2, 0.5)", "(i64[3] [0, 1, 2], f32[2] [1.0, 1.5])");
    row("td['x'][0] + 1, 1 - td['x'][0, :2], td['x'][0, :2] * td['x'][1, :2]",
        "(f32[5] [1.0, 2.0, 3.0, 4.0, 5.0], f32[2] [1.0, 0.0], f32[2] [0.0, 6.0])");
    row("td['i'][0, 0] + 0.5, td['i'][0, 0] / 2, td['i'][0, 0] // 2, td['i'][0, 0] ** 2, 2 ** td['i'][0, 0]",
        "(f32[3] [0.5, 1.5, 2.5], f32[3] [0.0, 0.5, 1.0], i64[3] [0, 0, 1], i64[3] [0, 1, 4], i64[3] [1, 2, 4])");
    row("td['m'][0, :2] & True, ~td['m'][0, :2], -td['i'][0, 0], td['i'][0, 0] << 1",
        "(b[2] [True, False], b[2] [False, True], i64[3] [0, -1, -2], i64[3] [0, 2, 4])");
    row("td['x'] == 'a', td['x'] != None", "(False, True)");
    row("td['x'][:2, :2] @ td['x'][:2, :2]", "f32[2, 2] [5.0, 6.0, 30.0, 41.0]");

    // Tensordicts, leaf by leaf.
    row("(td.select('x', 's') + 1)['x'][0]", "f32[5] [1.0, 2.0, 3.0, 4.0, 5.0]");
    row("(td.select('x', 's') + 1)['s']", "'abc'");
    row("1 - td['n']", "TensorDict[4, 5]['a', 'b']{y deep}");
    row("(td['n'] + torch.ones(4, 5))['y'][0, 0]", "f32[2] [1.0, 2.0]");
    row("(td['n'] + td['n'])['y'][0, 0]", "f32[2] [0.0, 2.0]");
    row("ragged * 2", "LazyStackedTensorDict[2, 4][None, None]{x v}");
    row("(ragged * 2)[1]['v'][0]", "f32[3] [1.0, 1.0, 1.0]");
    row("TensorDict({'q': torch.zeros(2, 3), ('r', 's'): [1, 2], 't': 'u'}, [2], names=['k'])", "TensorDict[2]['k']{q t r}");
    row("TensorDict({'q': {'w': 1}})['q', 'w']", "i64[] [1]");
}

void EvaluateTest::values()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, value);
    QCOMPARE(describe(evaluate(text.toStdString(), scope())), value);
}

void EvaluateTest::errors_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* text, const char* message) { QTest::newRow(text) << QByteArray(text) << QByteArray(message); };
    row("td.gather(0, torch.zeros(2, dtype=torch.int64))",
        "IndexError: the index to gather by needs a dim for each of the batch size [4, 5], its shape is [2]");
    row("ragged.permute(0, 0)", "ValueError: [0, 0] is not a permutation of the leading dims of the batch size [2, 4]");
    row("ragged.flatten(1, 0)", "ValueError: the end dim 0 is before the start dim 1");
    row("ragged.split([1, 2])", "RuntimeError: the sizes [1, 2] do not sum to the size 2 of dim 0");
    row("ragged[::-1]", "ValueError: negative slice steps are not supported, got -1 for dim 0");
    row("ragged.rename('p', 'p')", "ValueError: the names ['p', 'p'] are not distinct: 'p' occurs twice");
    row("td.stack_dim", "AttributeError: 'TensorDict' object has no attribute 'stack_dim'; only a lazy stack has");
    row("TensorDict({'q': {'w': torch.zeros(3)}}, [4])",
        "RuntimeError: key (\"q\", \"w\"): batch dimension mismatch: the batch size is [4], but the tensor has shape [3]");
    row("[1].append(2)", "NotImplementedError: lists are not changed in place here; make another, as in items = items + [item]");
    row("'abc'[5]", "IndexError: index 5 is out of range for a str of 3 items");
    row("tdx", "NameError: name 'tdx' is not defined; did you mean 'td'?\n  tdx\n  ^^^");
    row("td.selct('x')", "AttributeError: 'TensorDict' object has no attribute 'selct'; did you mean 'select'?\n"
                         "  td.selct('x')\n     ^^^^^");
    row("td['x'].shpe", "AttributeError: 'Tensor' object has no attribute 'shpe'; did you mean 'shape'?\n"
                        "  td['x'].shpe\n          ^^^^");
    row("td.to(torch.flaot32)", "AttributeError: module 'torch' has no attribute 'flaot32'; did you mean 'float32'?\n"
                                "  td.to(torch.flaot32)\n              ^^^^^^^");
    row("none", "NameError: name 'none' is not defined; did you mean 'None'?\n  none\n  ^^^^");
    row("(lambda *a, b: a)(1)", "TypeError: this lambda misses 'b'\n  (lambda *a, b: a)(1)\n  ^^^^^^^^^^^^^^^^^^^^");
    row("(lambda **a, b: a)(1)", "SyntaxError: no parameter follows the one with '**'\n  (lambda **a, b: a)(1)\n               ^");
    row("(lambda *a, *b: a)(1)", "SyntaxError: there is a '*' already\n  (lambda *a, *b: a)(1)\n              ^");
    row("(lambda *, **b: a)(1)", "SyntaxError: expected the name of a parameter after '*,'\n  (lambda *, **b: a)(1)\n          ^");
    row("td.select", "TypeError: 'select' is a method: call it with ()\n  td.select\n     ^^^^^^");
    row("td['n'].deep",
        "AttributeError: 'TensorDict' object has no attribute 'deep', but a key of that name: write ['deep']\n  td['n'].deep\n          ^^^^");
    row("td.batch_size()", "TypeError: a value of type Size cannot be called\n  td.batch_size()\n  ^^^^^^^^^^^^^");
    row("td(1)", "TypeError: a value of type TensorDict cannot be called\n  td(1)\n  ^^");
    row("torch", "TypeError: torch is a module: expected one of its names after it, as in torch.tensor\n  torch\n  ^^^^^");
    row("torch.tensr([1])", "AttributeError: module 'torch' has no attribute 'tensr'; did you mean 'tensor'?\n"
                            "  torch.tensr([1])\n        ^^^^^");
    row("td.get()",
        "TypeError: get() misses 'key'; its signature is get(key, default=..., *, as_list=False, as_padded_tensor=False, as_nested_tensor=False, padding_side='right', layout=None, padding_value=0.0)\n  td.get()\n  ^^^^^^^^");
    row("td.get('x', 1, 2)",
        "TypeError: get() got 3 arguments without a name, at most 2 fit; "
        "its signature is get(key, default=..., *, as_list=False, as_padded_tensor=False, as_nested_tensor=False, padding_side='right', layout=None, padding_value=0.0)\n  td.get('x', 1, 2)\n  ^^^^^^^^^^^^^^^^^");
    row("td.get('x', key='y')",
        "TypeError: get() got two values for 'key'; its signature is get(key, default=..., *, as_list=False, as_padded_tensor=False, as_nested_tensor=False, padding_side='right', layout=None, padding_value=0.0)\n  td.get('x', key='y')\n  ^^^^^^^^^^^^^^^^^^^^");
    row("td.select('x', strct=True)",
        "TypeError: select() got an unexpected keyword argument 'strct'; did you mean 'strict'? "
        "Its signature is select(*keys, inplace=False, strict=True, as_tensordict=False)\n  td.select('x', strct=True)\n  ^^^^^^^^^^^^^^^^^^^^^^^^^^");
    row("td.select('x', strict=1)",
        "TypeError: strict must be True or False, not int\n  td.select('x', strict=1)\n  ^^^^^^^^^^^^^^^^^^^^^^^^");
    row("td.select(['x'])", "RuntimeError: a key is a string or a non-empty tuple of strings, not a value of type list");
    row("td.get(0)", "KeyError: a key is a string or a non-empty tuple of strings, not a value of type int");
    row("td['n', 0]",
        "TypeError: a key and an index cannot share the same brackets; write td[\"key\"][index]\n  td['n', 0]\n  ^^^^^^^^^^");
    row("td[1.0]", "IndexError: only ints, slices, ..., None, and tensors or lists of ints or bools are indices, not float");
    row("td[torch.tensor([1.0])]", "IndexError: a tensor that indexes is of torch.int64, torch.int32, torch.uint8 or torch.bool, "
                                   "not torch.float32");
    row("ragged['v']", "RuntimeError: the members of the stack differ in shape here: [4, 2], [4, 3]; "
                       "index the stack before the key, as in td[0][\"key\"]");
    row("td['x'][0:1.5]", "TypeError: slice indices must be ints or None, not float\n  td['x'][0:1.5]\n          ^");
    row("td[::0]", "ValueError: slice step cannot be zero");
    row("td[[[0, 1], [2]]]", "ValueError: expected sequence of length 2 at dim 1 (got 1)");
    row("td[[0, [1]]]", "ValueError: expected a number, found a list, at dim 1");
    row("0 in td", "RuntimeError: a key is a string or a non-empty tuple of strings, not a value of type int");
    row("not td", "RuntimeError: a tensordict is neither true nor false; use len(td.keys()) or td.is_empty()");
    row("td['x'] < 3 < 4", "RuntimeError: Boolean value of Tensor with 20 elements is ambiguous");
    row("td['x'] + 'a'", "TypeError: unsupported operand type(s) for +: 'Tensor' and 'str'\n  td['x'] + 'a'\n  ^^^^^^^^^^^^^");
    row("td // 2", "TypeError: unsupported operand type(s) for //: 'TensorDict' and 'int'\n  td // 2\n  ^^^^^^^");
    row("2 ** td['n']", "NotImplementedError: a tensordict cannot be an exponent");
    row("td['n'] + td.select('x')", "KeyError: key \"y\": only the left operand has the key 'y'");
    row("td['i'] ** -1", "RuntimeError: Integers to negative integer powers are not allowed.");
    row("~td['x']", "TypeError: ~ takes integers and bools, not torch.float32\n  ~td['x']\n  ^^^^^^^^");
    row("1 / 0", "ZeroDivisionError: division by zero");
    row("9223372036854775807 + 1", "RuntimeError: the result does not fit into 64 bits");
    row("2 ** 64", "RuntimeError: the result does not fit into 64 bits");
    row("1 < 'a'", "TypeError: '<' is not supported between values of type int and str\n  1 < 'a'\n  ^^^^^^^");
    row("[1]['a']", "TypeError: list indices must be ints or slices, not str\n  [1]['a']\n  ^^^^^^^^");
    row("(1, 2)[5]", "IndexError: index 5 is out of range for a tuple of 2 items");
    row("len(1)", "TypeError: a value of type int has no len()\n  len(1)\n  ^^^^^^");
    row("td['x'].item()", "RuntimeError: a Tensor with 20 elements cannot be converted to Scalar");
    row("torch.tensor('a')", "TypeError: a tensor cannot be made of a str\n  torch.tensor('a')\n  ^^^^^^^^^^^^^^^^^");
    row("torch.tensor([300], dtype=torch.uint8)", "RuntimeError: the value 300 does not fit into torch.uint8");
    row("torch.tensor([1, [2]])", "ValueError: expected a number, found a list, at dim 1");
    row("torch.zeros(1000000, 1000000, 1000)",
        "MemoryError: a tensor of shape [1000000, 1000000, 1000] and torch.float32 takes 4000000 GB, "
        "more than is free");
    row("[1 for i in range(1000000000000)]", "RuntimeError: this takes too many steps");
    row("list(range(1000000000000))", "MemoryError: a sequence of more than 2000000 items is too long");
    row("[[0] * 10000] * 10000", "MemoryError: a sequence of more than 2000000 items is too long");
    row("(lambda d: d(d(d(d(d([0] * 1000))))))(lambda x: x * 10)",
        "MemoryError: a sequence of more than 2000000 items is too long");
    row("[[x, x] for x in [[0] * 1000] for i in range(9000)]", "RuntimeError: this takes too many steps");
    row("{i: 0 for i in range(10**12)}", "RuntimeError: this takes too many steps");
    // Modules in modules call each other 2**30 times.
    row("(lambda g: g(g, nn.Identity(), 30)(torch.ones(1)))(lambda g, m, n: m if n == 0 else g(g, nn.Sequential(m, m), n - 1))",
        "RuntimeError: this takes too many steps");
    row("('b' * 1000000).join(['a'] * 1000)", "MemoryError: a sequence of more than 2000000 items is too long");
    row("('a' * 1000000).replace('a', 'b' * 1000000)", "MemoryError: a sequence of more than 2000000 items is too long");
    row("td.expand(10**12, 4, 5).split(1)", "MemoryError: 1000000000000 parts are too many");
    row("td.expand(10**12, 4, 5).unbind(0)", "MemoryError: 1000000000000 parts are too many");
    const char* tooLong = "MemoryError: a sequence of more than 2000000 items is too long";
    row("torch.cat([td] * 10**9)", tooLong);
    row("torch.rand(10).tensor_split(10**9)", tooLong);
    row("torch.rand(1).expand(10**9).chunk(10**9)", tooLong);
    row("torch.rand(1).expand(10**9).unbind(0)", tooLong);
    row("torch.rand(1).expand(10**9).split(1)", tooLong);
    row("torch.zeros(10**12, 0).tolist()", tooLong);
    row("torch.arange(10**7).tolist()", tooLong);
    row("list(td.expand(10**9, 4, 5))", tooLong);
    row("[x for x in TensorDict({}, [2**53])]", "RuntimeError: this takes too many steps");
    row("[0 for x in range(1500) for y in range(1500)]", "RuntimeError: this takes too many steps");
    row("TensorDict({}, [10**12]).unbind(0)", "MemoryError: 1000000000000 parts are too many");
    row("TensorDict({}, [10**12]).tensor_split(10**12)", "MemoryError: 1000000000000 parts are too many");
    row("torch.combinations(torch.arange(10**6))",
        "MemoryError: a mark for each choice of 2 among 1000000 elements takes 9000 GB, more than is free");
    row("torch.ones([1] * 1000).tolist()", "RuntimeError: a tensor of 1000 dims is too deep for nested lists");
    row("torch.tensor([range(1000000000000)])", "MemoryError: a list of more than 10000000 numbers is too long to become a tensor");
    row("td[range(1000000000000000)]",
        "MemoryError: a tensor of shape [1000000000000000] and torch.int64 takes 8000000 GB, more than is free");
    row("TensorDict([1])", "ValueError: a tensordict is made of a dict, not of a value of type list");
    row("TensorDict({'q': [1, 2]}, [3])",
        "RuntimeError: key \"q\": batch dimension mismatch: the batch size is [3], but the tensor has shape [2]");
    row("*td", "SyntaxError: '*' spreads a sequence within a list, a tuple or a call only\n  *td\n   ^^");
}

void EvaluateTest::errors()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, message);
    try {
        QFAIL(describe(evaluate(text.toStdString(), scope())).constData());
    } catch (const Error& error) {
        QCOMPARE(QByteArray(className(error.kind())) + ": " + machineless(error.what()), message);
    }
}

void EvaluateTest::deepestTexts_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto repeated = [](const char* part, int times) { return QByteArray(part).repeated(times); };
    QTest::newRow("brackets") << repeated("[", 299) + "1" + repeated("]", 299);
    QTest::newRow("signs") << repeated("-", 299) + "1";
    QTest::newRow("nots") << repeated("not ", 299) + "1";
    QTest::newRow("operands") << "1" + repeated("+1", 299);
    QTest::newRow("powers") << "1" + repeated("**1", 299);
    QTest::newRow("comparisons") << "1" + repeated("<=1", 299);
    QTest::newRow("conditions") << repeated("1 if 0 else ", 149) + "1";
    QTest::newRow("subscripts") << "td" + repeated("[...]", 149);
    QTest::newRow("nested subscripts") << repeated("[0][", 149) + "0" + repeated("]", 149);
    QTest::newRow("calls") << repeated("abs(", 149) + "1" + repeated(")", 149);
}

/// Every text that the parser accepts can be evaluated.
void EvaluateTest::deepestTexts()
{
    QFETCH(QByteArray, text);
    static_cast<void>(evaluate(text.toStdString(), scope()));
}

/// Keys, indices and attributes never read an element; an operator reads just its operands.
void EvaluateTest::readsNothingUnasked()
{
    const auto source = std::make_shared<CountingSource>();
    TensorDict td(Shape{1000});
    td.set({"a"}, Leaf(source));
    Scope scope;
    scope.emplace("td", td);
    for (const char* text : {"td[::2]['a'][3]", "td['a'].shape", "td[[1, 2]]['a']", "td.select('a').keys()", "td[5]",
                             "td['a'].nbytes", "'a' in td", "td.get('a').dtype", "td.bytes()"}) {
        static_cast<void>(evaluate(text, scope));
        QVERIFY2(source->reads == 0, text);
    }
    QCOMPARE(describe(evaluate("td['a'][3, 4] + 1", scope)), QByteArray("f32[] [2.0]"));
    QCOMPARE(source->reads, 1);
}

/// Rows 0 … 65 of a million equal numbers each: more than the memory limit.
void EvaluateTest::largeTensorsAreTakenInBlocks()
{
    const at::Tensor rows = at::arange(66, at::kFloat).view({66, 1}).expand({66, 1 << 20});
    for (const char* text :
         {"(2 - td['x'])[3, 4] == -1", "(td['x'] > 64).sum() == 2**20", "not td['x'].isnan().any()",
          "td['x'].count_nonzero() == 65 * 2**20", "td['x'].norm(1) == 2145 * 2**20", "td['x'].argmax(0)[7] == 65",
          "td['x'].argmax() == 65 * 2**20", "td['x'].argmin(keepdim=True).tolist() == [[0]]", "td['x'].median() == 32",
          "td['x'].nanmedian() == 32", "td['x'].median(0).values[5] == 32", "td['x'].kthvalue(3, 0).values[7] == 2",
          "td['x'].mul_(2)[3, 3] == 6"}) {
        const auto source = std::make_shared<MemorySource>(rows, false);
        TensorDict td(Shape{66});
        td.set({"x"}, Leaf(source));
        Scope scope;
        scope.emplace("td", td);
        const Value value = evaluate("bool(" + std::string(text) + ")", scope);
        QVERIFY2(value.as<bool>() && *value.as<bool>(), text);
        QVERIFY2(source->mostElementsRead() <= 16 << 20, text);
    }
}

void EvaluateTest::memoryGoesOn_data()
{
    QTest::addColumn<Make>("make");
    QTest::addColumn<Make>("other");
    QTest::addColumn<bool>("goesOn");
    const auto row = [](const char* name, bool goesOn, Make make, Make other) { QTest::newRow(name) << make << other << goesOn; };
    const Make ones = [] { return at::ones({2, 3}); }, two = [] { return at::full({}, 2.0); };
    row("a number", true, ones, two);
    row("a row", true, ones, [] { return at::ones({3}); });
    row("ints", true, [] { return at::ones({2, 3}, at::kLong); }, [] { return at::ones({3}, at::kLong); });
    row("a part of more", false, [] { return held = at::ones({2, 3}), held[0]; }, two);
    row("one element for several", false, [] { return at::ones({1}).expand({3}); }, two);
    row("a wider result", false, [] { return at::ones({2, 3}, at::kInt); }, [] { return at::full({3}, 2.5); });
    row("a larger result", false, [] { return at::ones({3}); }, ones);
    row("held elsewhere", false, [] { return held = at::ones({2, 3}); }, two);
    row("memory of others", false, [] { return held = at::ones({3}), at::from_blob(held.mutable_data_ptr(), {3}); }, two);
}

/// A sum lies in the memory of its left operand where nobody else holds that, and never where someone does.
void EvaluateTest::memoryGoesOn()
{
    QFETCH(Make, make);
    QFETCH(Make, other);
    QFETCH(bool, goesOn);
    const Value right = Leaf(other());
    const at::Tensor expected = at::add(make(), other());
    held.reset();
    Value left = Leaf(make());
    const void* const memory = left.as<Leaf>()->tensor().const_data_ptr();
    const at::Tensor before = held.defined() ? held.clone() : held;
    const Value result = binary(BinaryOperator::Add, std::move(left), right);
    const at::Tensor sum = result.as<Leaf>()->tensor();
    QVERIFY(sum.equal(expected) && sum.scalar_type() == expected.scalar_type());
    QCOMPARE(sum.const_data_ptr() == memory, goesOn);
    QVERIFY(!held.defined() || held.equal(before));
}

void EvaluateTest::sharesStorage()
{
    const Scope names = scope();
    const Value row = evaluate("td[1:, None]['x'][0, 0]", names);
    row.as<Leaf>()->assign(at::full({}, 9.0));
    QCOMPARE(describe(evaluate("td['x'][1]", names)), QByteArray("f32[5] [9.0, 9.0, 9.0, 9.0, 9.0]"));
}

/// In-place methods act on private copies.
void EvaluateTest::changesNothing()
{
    const Scope names = scope();
    QCOMPARE(describe(evaluate("td.lock_().is_locked, td.is_locked", names)), QByteArray("(True, True)"));
    QCOMPARE(describe(evaluate("td.is_locked", names)), QByteArray("False"));
}

/// Every row of the registry can be found by its name, has a doc line, and stands there once.
void EvaluateTest::registryIsComplete()
{
    const Registry& registry = Registry::instance();
    for (const Operation& operation : registry.operations()) {
        QCOMPARE(registry.find(operation.owner, operation.name), &operation);
        QVERIFY(operation.doc.ends_with('.'));
        QVERIFY(operation.isAttribute() || (operation.signature.starts_with('(') && operation.signature.ends_with(')')));
    }
}

TENSORDESK_SUITE(EvaluateTest);
#include "tst_evaluate.moc"
