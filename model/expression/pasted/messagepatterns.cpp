// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/pasted/messagepatterns.h"

#include "model/expression/diagnosis/rewrites.h"
#include "model/tensordict/base/key.h"

#include <algorithm>
#include <charconv>
#include <regex>

namespace tensordesk {

namespace {

constexpr std::size_t kMostMessageBytes = 500;
constexpr int64_t kUnknown = 8;  ///< a placeholder for a size that the message does not state

/// The numbers and texts that a pattern's groups matched.
class Groups {
public:
    explicit Groups(const std::smatch& match) : m_match(match) { }

    [[nodiscard]] std::string text(std::size_t group) const { return m_match[group].str(); }

    [[nodiscard]] int64_t number(std::size_t group) const
    {
        const std::string text = m_match[group].str();
        int64_t number = 0;
        std::from_chars(text.data(), text.data() + text.size(), number);
        return std::clamp<int64_t>(number, -kMostSize, kMostSize);
    }

    /// `4, 5`, `4,5` or `400x4` as sizes.
    [[nodiscard]] Shape sizes(std::size_t group) const
    {
        const std::string text = m_match[group].str();
        Shape sizes;
        const char* at = text.data();
        const char* const end = at + text.size();
        while (at < end && sizes.size() < kMostDims) {
            int64_t size = 0;
            const auto [next, error] = std::from_chars(at, end, size);
            if (error == std::errc())
                sizes.push_back(std::clamp<int64_t>(size, -1, kMostSize));
            at = error == std::errc() ? next : at + 1;
        }
        return sizes;
    }

private:
    static constexpr int64_t kMostSize = int64_t{1} << 24;
    static constexpr std::size_t kMostDims = 16;
    const std::smatch& m_match;
};

/// An index of `count` zeros and `at` in dim `dim`: `:, :, 5`.
std::string indexAt(int64_t dim, const std::string& at)
{
    std::string index;
    for (int64_t i = 0; i < std::min<int64_t>(dim, 8); ++i)
        index += ":, ";
    return index + at;
}

/// A shape of `dim` unknown sizes before `size`.
Shape shapeWith(int64_t dim, int64_t size)
{
    Shape shape(static_cast<std::size_t>(std::clamp<int64_t>(dim, 0, 8)), kUnknown);
    shape.push_back(size);
    return shape;
}

/// The message states too little of the user's call to suggest changes of it.
RebuiltCall withoutFixes(RebuiltCall call)
{
    call.hasFixes = false;
    return call;
}

RebuiltCall told(Message reason)
{
    RebuiltCall call;
    call.reason = std::move(reason);
    return call;
}

/// `'obs', 'done'` as names, whatever their quotes are.
std::vector<std::string> namesIn(const std::string& text)
{
    std::vector<std::string> names{""};
    for (const char each : text) {
        if (each == ',')
            names.emplace_back();
        else if (each != '\'' && each != '"' && each != ' ' && each != '\\')
            names.back() += each;
    }
    std::erase(names, "");
    return names;
}

RebuiltCall missingKey(const Groups& m)
{
    RebuiltCall call{"td[" + stringLiteral(m.text(1)) + "]", {}, {}};
    call.batch = Shape{};
    call.keys = namesIn(m.text(2));
    call.reason = Message("The tensordict has no key {}. It has {}.", stringLiteral(m.text(1)), m.text(2));
    return call;
}

RebuiltCall bothMatrices(const Groups& m)
{
    return {"{0} @ {1}", {{m.sizes(1)}, {m.sizes(2)}}, {"@", "matmul", "mm", "linear"}};
}

RebuiltCall joined(const Groups& m)
{
    const int64_t along = m.number(1);
    const int64_t dim = along == 0 ? 1 : 0;
    Shape first = shapeWith(std::max<int64_t>(along, dim), kUnknown), second = first;
    first[static_cast<std::size_t>(dim)] = m.number(2);
    second[static_cast<std::size_t>(dim)] = m.number(3);
    return withoutFixes(
        {"torch.cat([{0}, {1}], " + std::to_string(along) + ")", {{first}, {second}}, {"cat", "concat", "concatenate"}});
}

RebuiltCall convolved(const Groups& m)
{
    const Shape weight = m.sizes(2), input = m.sizes(3);
    if (weight.size() < 3 || weight.size() > 5)
        return {};
    const std::string name = "torch.nn.Conv" + std::to_string(weight.size() - 2) + "d";
    return {name + "(" + std::to_string(weight[1] * m.number(1)) + ", " + std::to_string(weight[0]) + ", "
                + std::to_string(weight[2]) + ")({0})",
            {{input}},
            {}};
}

RebuiltCall convolvedOfOtherRank(const Groups& m)
{
    const Shape input = m.sizes(2);
    const auto dims = static_cast<std::size_t>(m.number(1));
    if (input.size() <= dims)
        return {};
    return {"torch.nn.Conv" + std::to_string(dims) + "d(" + std::to_string(input[input.size() - dims - 1]) + ", 8, 1)({0})",
            {{input}},
            {}};
}

/// The scores have the classes last, and the target all dims before.
RebuiltCall classLoss(const Groups& m)
{
    const Shape expected = m.sizes(1), given = m.sizes(2);
    if (expected.size() < 2 || given.size() < 2)
        return {};
    Shape scores = given;
    scores.push_back(expected.back());
    return {"torch.nn.functional.cross_entropy({0}, {1})",
            {{scores}, {given, c10::ScalarType::Long}},
            {"cross_entropy", "nll_loss"}};
}

struct Row {
    const char* pattern;
    RebuiltCall (*rebuild)(const Groups& m);
};

/// Each row is provoked in the installed libraries by tests/oracle/test_explaining.py.
const std::vector<Row>& rows()
{
    static const std::vector<Row> kRows = {
        {R"(mat1 and mat2 shapes cannot be multiplied \((\d+x\d+) and (\d+x\d+)\))", bothMatrices},
        {R"(matmul: Input operand 1 has a mismatch in its core dimension 0.*?\(size (\d+) is different from (\d+)\))",
         [](const Groups& m) {
             return withoutFixes({"{0} @ {1}", {{{kUnknown, m.number(2)}}, {{m.number(1), kUnknown}}}, {"@", "matmul", "dot"}});
         }},
        {R"((?:self|mat1|mat2) must be a matrix)",
         [](const Groups&) { return withoutFixes({"torch.mm({0}, {1})", {{{kUnknown, kUnknown, 4}}, {{4, kUnknown}}}, {"mm"}}); }},
        {R"(batch(?:1|2) must be a 3D tensor)",
         [](const Groups&) {
             return withoutFixes({"torch.bmm({0}, {1})", {{{kUnknown, kUnknown, 4}}, {{4, kUnknown}}}, {"bmm"}});
         }},
        {R"(size mismatch, got input \((\d+)\), mat \((\d+x\d+)\), vec \((\d+)\))",
         [](const Groups& m) { return RebuiltCall{"{0} @ {1}", {{m.sizes(2)}, {m.sizes(3)}}, {"@", "matmul", "mv"}}; }},
        {R"(first two dimensions of batch2 tensor to be: \[(.*?)\] but got: \[(.*?)\])",
         [](const Groups& m) {
             const Shape wanted = m.sizes(1), given = m.sizes(2);
             if (wanted.size() != 2 || given.size() != 2)
                 return RebuiltCall{};
             return RebuiltCall{"{0} @ {1}",
                                {{{wanted[0], given[1], wanted[1]}}, {{given[0], given[1], wanted[1]}}},
                                {"@", "matmul", "bmm"}};
         }},
        {R"(The size of tensor a \((\d+)\) must match the size of tensor b \((\d+)\) at non-singleton dimension (\d+))",
         [](const Groups& m) {
             return told(
                 {"The operands are broadcast: shapes are aligned at the last dim, and sizes there must be equal or 1. In dim {} of the result, one has {} and the other {}. Often one operand lacks a dim: see unsqueeze(-1), or keepdim=True of a reduction.",
                  m.number(3), m.number(1), m.number(2)});
         }},
        {R"(operands could not be broadcast together with shapes \((.*?)\) \((.*?)\))",
         [](const Groups& m) { return RebuiltCall{"{0} + {1}", {{m.sizes(1)}, {m.sizes(2)}}, {"+", "-", "*", "/"}}; }},
        {R"(shape '\[(.*?)\]' is invalid for input of size (\d+))",
         [](const Groups& m) {
             return withoutFixes({"{0}.view(" + joinedSizes(m.sizes(1)) + ")", {{{m.number(2)}}}, {"view", "reshape"}});
         }},
        {R"(cannot reshape array of size (\d+) into shape \((.*?)\))",
         [](const Groups& m) {
             return withoutFixes({"{0}.reshape(" + std::regex_replace(m.text(2), std::regex("newaxis"), "-1") + ")",
                                  {{{m.number(1)}}},
                                  {"reshape"}});
         }},
        {R"(view size is not compatible with input tensor's size and stride)",
         [](const Groups&) { return RebuiltCall{"{0}.view(-1)", {{{kUnknown, 4}, c10::ScalarType::Float, true}}, {"view"}}; }},
        {R"(Provided sizes \[(.*?)\] don't multiply up to the size of dim (-?\d+) \((\d+)\))",
         [](const Groups& m) {
             return RebuiltCall{"{0}.unflatten(0, (" + joinedSizes(m.sizes(1)) + "))", {{{m.number(3)}}}, {"unflatten"}};
         }},
        {R"(Sizes of tensors must match except in dimension (\d+)\. Expected size (\d+) but got size (\d+))", joined},
        {R"(all the input array dimensions except for the concatenation axis must match exactly, but along dimension (\d+), the array at index 0 has size (\d+) and the array at index 1 has size (\d+))",
         [](const Groups& m) {
             Shape first = shapeWith(m.number(1), m.number(2)), second = shapeWith(m.number(1), m.number(3));
             return withoutFixes({"torch.cat([{0}, {1}])", {{first}, {second}}, {"concatenate"}});
         }},
        {R"(stack expects each tensor to be equal size, but got \[(.*?)\] at entry \d+ and \[(.*?)\] at entry \d+)",
         [](const Groups& m) { return RebuiltCall{"torch.stack([{0}, {1}])", {{m.sizes(1)}, {m.sizes(2)}}, {"stack"}}; }},
        {R"(congruent batch sizes, got td\d+\.batch_size=torch\.Size\(\[(.*?)\]\) and td\d+\.batch_size=torch\.Size\(\[(.*?)\]\))",
         [](const Groups& m) { return RebuiltCall{"torch.stack([{0}, {1}])", {{m.sizes(2)}, {m.sizes(1)}}, {"stack"}}; }},
        {R"(congruent batch sizes, got td\[\d+\]\.batch_size=torch\.Size\(\[(.*?)\]\) and td\[\d+\]\.batch_size=torch\.Size\(\[(.*?)\]\))",
         [](const Groups& m) { return RebuiltCall{"torch.stack([{0}, {1}])", {{m.sizes(2)}, {m.sizes(1)}}, {"stack"}}; }},
        {R"(Index tensor must have the same number of dimensions as (?:input|self) tensor)",
         [](const Groups&) {
             return RebuiltCall{"{0}.gather(-1, {1})",
                                {{{kUnknown, 4}}, {{kUnknown}, c10::ScalarType::Long}},
                                {"gather", "scatter"}};
         }},
        {R"(Expected dtype int32/int64 for index)",
         [](const Groups&) {
             return RebuiltCall{"{0}.gather(-1, {1})", {{{kUnknown, 4}}, {{kUnknown, 1}}}, {"gather", "scatter"}};
         }},
        {R"(index (-?\d+) is out of bounds for (?:dimension|axis) (\d+) with size (\d+))",
         [](const Groups& m) {
             return RebuiltCall{"{0}[" + indexAt(m.number(2), std::to_string(m.number(1))) + "]",
                                {{shapeWith(m.number(2), m.number(3))}},
                                {"[]"}};
         }},
        {R"(too many indices for (?:tensor|array)(?: of dimension |: array is )(\d+))",
         [](const Groups& m) {
             return withoutFixes({"{0}[" + indexAt(m.number(1), "0") + "]",
                                  {{Shape(static_cast<std::size_t>(std::clamp<int64_t>(m.number(1), 0, 8)), kUnknown)}},
                                  {"[]"}});
         }},
        {R"([Ss]hape of the mask \[(.*?)\] at index \d+ does not match the shape of the indexed tensor \[(.*?)\])",
         [](const Groups& m) { return RebuiltCall{"{0}[{1}]", {{m.sizes(2)}, {m.sizes(1), c10::ScalarType::Bool}}, {"[]"}}; }},
        {R"(tensors used as indices must be long, int, byte or bool)",
         [](const Groups&) { return RebuiltCall{"{0}[{1}]", {{{kUnknown}}, {{kUnknown}}}, {"[]"}}; }},
        {R"(Dimension out of range \(expected to be in range of \[-?\d+, (-?\d+)\], but got (-?\d+)\))",
         [](const Groups& m) {
             return withoutFixes({"{0}.sum(" + std::to_string(m.number(2)) + ")",
                                  {{Shape(static_cast<std::size_t>(std::clamp<int64_t>(m.number(1) + 1, 0, 8)), kUnknown)}},
                                  {}});
         }},
        {R"(Given groups=(\d+), weight of size \[(.*?)\], expected input\[(.*?)\] to have)", convolved},
        {R"(Expected \dD \(unbatched\) or \dD \(batched\) input to conv(\d)d, but got input of size: \[(.*?)\])",
         convolvedOfOtherRank},
        {R"(running_mean should contain (\d+) elements not (\d+))",
         [](const Groups& m) {
             return withoutFixes(
                 {"torch.nn.BatchNorm1d(" + std::to_string(m.number(2)) + ")({0})", {{{kUnknown, m.number(1)}}}, {}});
         }},
        {R"(Given normalized_shape=\[(.*?)\], expected input with shape \[.*?\], but got input of size\[(.*?)\])",
         [](const Groups& m) {
             return RebuiltCall{"torch.nn.LayerNorm([" + joinedSizes(m.sizes(1)) + "])({0})", {{m.sizes(2)}}, {}};
         }},
        {R"(Expected input batch_size \((\d+)\) to match target batch_size \((\d+)\))",
         [](const Groups& m) {
             return withoutFixes({"torch.nn.functional.cross_entropy({0}, {1})",
                                  {{{m.number(1), kUnknown}}, {{m.number(2)}, c10::ScalarType::Long}},
                                  {"cross_entropy", "nll_loss"}});
         }},
        {R"(Expected target size \[(.*?)\], got \[(.*?)\])", classLoss},
        {R"(0D or 1D target tensor expected, multi-target not supported)",
         [](const Groups&) {
             return RebuiltCall{"torch.nn.functional.cross_entropy({0}, {1})",
                                {{{kUnknown, 4}}, {{kUnknown, 1}, c10::ScalarType::Long}},
                                {"cross_entropy", "nll_loss"}};
         }},
        {R"(expected target dtype to be Long or Byte, but got (\w+))",
         [](const Groups&) {
             return RebuiltCall{"torch.nn.functional.cross_entropy({0}, {1})",
                                {{{kUnknown, 4}}, {{kUnknown}}},
                                {"cross_entropy", "nll_loss"}};
         }},
        {R"([Tt]arget size \(torch\.Size\(\[(.*?)\]\)\).*?input size \(torch\.Size\(\[(.*?)\]\)\))",
         [](const Groups& m) {
             return RebuiltCall{"torch.nn.functional.binary_cross_entropy_with_logits({0}, {1})",
                                {{m.sizes(2)}, {m.sizes(1)}},
                                {"binary_cross_entropy_with_logits", "binary_cross_entropy", "mse_loss", "l1_loss",
                                 "smooth_l1_loss"}};
         }},
        {R"((?:mat1 and mat2|m1 and m2) (?:must|to) have the same dtype, but got:? (\w+))",
         [](const Groups&) {
             return RebuiltCall{"{0} @ {1}",
                                {{{kUnknown, 4}, c10::ScalarType::Double}, {{4, kUnknown}}},
                                {"@", "matmul", "mm", "linear"}};
         }},
        {R"(Input type \(.*?\) and (?:bias|weight) type \(.*?\) should be the same)",
         [](const Groups&) {
             return withoutFixes(
                 {"torch.nn.Conv2d(3, 8, 3)({0})", {{{kUnknown, 3, kUnknown, kUnknown}, c10::ScalarType::Byte}}, {}});
         }},
        {R"(The expanded size of the tensor.*?Target sizes: \[(.*?)\]\.\s+Tensor sizes: \[(.*?)\])",
         [](const Groups& m) { return RebuiltCall{"{0}.expand(" + joinedSizes(m.sizes(1)) + ")", {{m.sizes(2)}}, {"expand"}}; }},
        {R"(Number of dimensions of repeat dims can not be smaller than number of dimensions of tensor)",
         [](const Groups&) { return withoutFixes({"{0}.repeat(2)", {{{kUnknown, 4}}}, {"repeat"}}); }},
        {R"(input\.dim\(\) = (\d+) is not equal to len\(dims\) = (\d+))",
         [](const Groups& m) {
             Shape order;
             for (int64_t dim = 0; dim < std::min<int64_t>(m.number(2), 8); ++dim)
                 order.push_back(dim);
             return withoutFixes({"{0}.permute(" + joinedSizes(order) + ")",
                                  {{Shape(static_cast<std::size_t>(std::clamp<int64_t>(m.number(1), 0, 8)), kUnknown)}},
                                  {"permute"}});
         }},
        {R"(einsum\(\): subscript (\w) has size (\d+) for operand (\d+) which does not broadcast with previously seen size (\d+))",
         [](const Groups& m) {
             return told(
                 {"Subscript '{}' has two sizes: {} in operand {} and {} in an earlier one. A subscript needs the same size in every operand.",
                  m.text(1), m.number(2), m.number(3), m.number(4)});
         }},
        {R"(the number of subscripts in the equation \((\d+)\) does not match the number of dimensions \((\d+)\) for operand (\d+))",
         [](const Groups& m) {
             return told(
                 {"`einsum` needs a subscript for each dim: operand {} has {} dims and {} subscripts. \"...\" denotes any batch dims.",
                  m.number(3), m.number(2), m.number(1)});
         }},
        {R"(linalg\.(\w+): A must be batches of square matrices, but they are (\d+) by (\d+) matrices)",
         [](const Groups& m) {
             return RebuiltCall{"torch.linalg." + m.text(1) + "({0})", {{{m.number(2), m.number(3)}}}, {"inv", "solve", "det"}};
         }},
        {R"(input\.size\(-1\) must be equal to input_size\. Expected (\d+), got (\d+))",
         [](const Groups& m) {
             return withoutFixes(
                 {"torch.nn.LSTM(" + std::to_string(m.number(1)) + ", 8)({0})", {{{1, kUnknown, m.number(2)}}}, {}});
         }},
        {R"(Expected hidden(?:\[0\])? size \((.*?)\), got \[(.*?)\])",
         [](const Groups& m) {
             return told(
                 {"The state of a recurrent layer has the shape [num_layers, batch, hidden_size]: expected {}, got {}. If the batch is dim 0 of the input, create the layer with batch_first=True.",
                  toString(m.sizes(1)), toString(m.sizes(2))});
         }},
        {R"(Value is not broadcastable with batch_shape\+event_shape: torch\.Size\(\[(.*?)\]\) vs torch\.Size\(\[(.*?)\]\))",
         [](const Groups& m) {
             const Shape wanted = m.sizes(2);
             return withoutFixes(
                 {"torch.distributions.Normal(torch.zeros(" + joinedSizes(wanted) + "), 1.0).log_prob({0})", {{m.sizes(1)}}, {}});
         }},
        {R"(could not infer output dtype\. Input dtype must be either a floating point or complex dtype\. Got: (\w+))",
         [](const Groups&) { return RebuiltCall{"{0}.mean()", {{{kUnknown}, c10::ScalarType::Byte}}, {"mean"}}; }},
        {R"(Subtraction, the `-` operator, with a bool tensor is not supported)",
         [](const Groups&) { return withoutFixes({"1 - {0}", {{{kUnknown}, c10::ScalarType::Bool}}, {}}); }},
        {R"(batch dimension mismatch, got self\.batch_size=torch\.Size\(\[(.*?)\]\) and value\.shape=torch\.Size\(\[(.*?)\]\))",
         [](const Groups& m) {
             RebuiltCall call{"td.set(\"key\", {0})", {{m.sizes(2)}}, {}};
             call.batch = m.sizes(1);
             return call;
         }},
        {R"re(key "(.*?)" not found in TensorDict with keys \[(.*?)\])re", missingKey},
        {R"(one_hot is only applicable to index tensor of type LongTensor)",
         [](const Groups&) { return RebuiltCall{"torch.nn.functional.one_hot({0}, 4)", {{{kUnknown}}}, {"one_hot"}}; }},
        {R"(Expected tensor for argument #1 'indices' to have one of the following scalar types: Long, Int)",
         [](const Groups&) { return withoutFixes({"torch.nn.Embedding(4, 2)({0})", {{{kUnknown}}}, {}}); }},
        {R"(was expecting embedding dimension of (\d+), but got (\d+))",
         [](const Groups& m) {
             return told(
                 {"`MultiheadAttention` with embed_dim={} expects this size in the last dim of query, key and value, and it is {}.",
                  m.number(1), m.number(2)});
         }},
        {R"(all input arrays must have the same shape)",
         [](const Groups&) {
             return told(
                 {"`stack` needs equal shapes. Use concatenate() to join along a dim that exists, or pad the shorter ones."});
         }},
        {R"(a Tensor with (\d+) elements cannot be converted to Scalar)",
         [](const Groups& m) {
             return told(
                 {"`item()` and float() need a tensor with one element, and it has {}. Reduce it first, for example with mean(), or convert it with tolist().",
                  m.number(1)});
         }},
        {R"(Boolean value of Tensor with more than one value is ambiguous)",
         [](const Groups&) {
             return told(
                 {"`if`, `and`, `or` and `not` need one truth value, and the tensor has several. Use any() or all(), or &, | and ~ element by element."});
         }},
        {R"(index out of range in self)",
         [](const Groups&) {
             return told(
                 {"An index of an embedding is not smaller than num_embeddings, or is negative. Compare the largest index with the number of rows."});
         }},
        {R"(Target (-?\d+) is out of bounds)",
         [](const Groups& m) {
             return told(
                 {"The target has class {}, and the input has scores for fewer classes: the size of its dim 1. Classes are numbered from 0.",
                  m.number(1)});
         }},
        {R"(Expected all tensors to be on the same device)",
         [](const Groups&) {
             return told(
                 {"The operands are on different devices. Move one of them with .to(other.device); a module moves with .to(device)."});
         }},
        {R"(inhomogeneous shape after (\d+) dimensions)",
         [](const Groups&) {
             return told(
                 {"The rows have unequal lengths, and an array needs equal ones. Pad them to one length, or keep them in a list or a lazy stack."});
         }},
        {R"(sets of keys in the tensordicts to stack are exclusive)",
         [](const Groups&) {
             return told(
                 {"The tensordicts do not have the same keys. Keep them with TensorDict.lazy_stack, or select() the keys that all of them have."});
         }},
        {R"re((?:Missing|Unexpected) key\(s\) in state_dict:[^]*"module\.)re",
         [](const Groups&) {
             return told(
                 {"The names in the state dict begin with 'module.', which DataParallel and DistributedDataParallel add. Remove the prefix before loading."});
         }},
        {R"(size mismatch for ([\w.]+): copying a param with shape torch\.Size\(\[(.*?)\]\) from checkpoint, the shape in current model is torch\.Size\(\[(.*?)\]\))",
         [](const Groups& m) {
             return told({"{} has the shape {} in the state dict and {} in the module: the two were created with different sizes.",
                          m.text(1), toString(m.sizes(2)), toString(m.sizes(3))});
         }},
    };
    return kRows;
}

}  // namespace

std::optional<RebuiltCall> rebuildCall(std::string_view message)
{
    const std::string text(message.substr(0, kMostMessageBytes));
    for (const Row& row : rows()) {
        std::smatch match;
        if (std::regex_search(text, match, std::regex(row.pattern)))
            return row.rebuild(Groups(match));
    }
    return std::nullopt;
}

std::size_t messagePatternCount() noexcept
{
    return rows().size();
}

}  // namespace tensordesk
