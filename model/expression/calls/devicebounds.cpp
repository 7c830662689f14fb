// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/devicebounds.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/aminmax.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <string_view>

namespace tensordesk {

namespace {

using Values = std::vector<c10::IValue>;

/// The arguments of a call by the names of their parameters.
class Call {
public:
    Call(const c10::FunctionSchema& schema, const Values& arguments) : m_schema(schema), m_arguments(arguments) { }

    [[nodiscard]] const at::Tensor& first() const { return m_arguments.front().toTensor(); }
    /// Null where the operator has no such parameter, or none was given.
    [[nodiscard]] const c10::IValue* operator[](const char* name) const
    {
        const auto at = m_schema.argumentIndexWithName(name);
        return at && !m_arguments[static_cast<std::size_t>(*at)].isNone() ? &m_arguments[static_cast<std::size_t>(*at)] : nullptr;
    }
    /// The integers of a parameter; undefined where there are none.
    [[nodiscard]] at::Tensor integers(const char* name) const
    {
        const c10::IValue* value = (*this)[name];
        return value && value->isTensor() && c10::isIntegralType(value->toTensor().scalar_type(), false) ? value->toTensor()
                                                                                                         : at::Tensor();
    }
    [[nodiscard]] std::optional<int64_t> integer(const char* name) const
    {
        const c10::IValue* value = (*this)[name];
        return value && value->isInt() ? std::optional(value->toInt()) : std::nullopt;
    }

private:
    const c10::FunctionSchema& m_schema;
    const Values& m_arguments;
};

/// True unless all elements are at least `least` and below `bound`; NaN is never. False of shapes alone.
bool leaves(const at::Tensor& tensor, double least, double bound)
{
    if (!tensor.defined() || tensor.numel() == 0 || tensor.is_meta())
        return false;
    const auto [low, high] = at::aminmax(tensor);
    return !(low.item<double>() >= least && high.item<double>() < bound);
}

int64_t sizeAlong(const at::Tensor& tensor, int64_t dim)
{
    const int64_t dims = tensor.dim(), at = dim < 0 ? dim + dims : dim;
    return dims == 0 ? 1 : at >= 0 && at < dims ? tensor.size(at) : 0;
}

bool leavesDim(const Call& call)
{
    const auto dim = call.integer("dim");
    const at::Tensor index = call.integers("index");
    return dim && leaves(index, 0, static_cast<double>(sizeAlong(call.first(), *dim)));
}

bool leavesElements(const Call& call)
{
    const auto count = static_cast<double>(call.first().numel());
    return leaves(call.integers("index"), -count, count);
}

bool leavesDimOrElements(const Call& call)
{
    const auto dim = call.integer("dim");
    return leaves(call.integers("indices"), 0, static_cast<double>(dim ? sizeAlong(call.first(), *dim) : call.first().numel()));
}

bool leavesRows(const Call& call)
{
    return leaves(call.integers("indices"), 0, static_cast<double>(sizeAlong(call.first(), 0)));
}

bool leavesClasses(const Call& call)
{
    const int64_t classes = sizeAlong(call.first(), call.first().dim() > 1 ? 1 : 0);
    at::Tensor target = call.integers("target");
    if (const auto ignored = call.integer("ignore_index"); ignored && target.defined())
        target = target.masked_fill(target.eq(*ignored), 0);
    return leaves(target, 0, static_cast<double>(classes));
}

bool leavesNewClasses(const Call& call)
{
    const int64_t classes = call.integer("num_classes").value_or(-1);
    return leaves(call.first(), 0, classes < 0 ? std::numeric_limits<double>::infinity() : static_cast<double>(classes));
}

bool isNoShare(const Call& call)
{
    const c10::IValue& q = *call["q"];
    return q.isTensor() ? leaves(q.toTensor(), 0, std::nextafter(1.0, 2.0)) : !(q.toDouble() >= 0 && q.toDouble() <= 1);
}

bool isNoProbability(const Call& call)
{
    return !call["p"] && leaves(call.first(), 0, std::nextafter(1.0, 2.0));
}

bool isNoWeight(const Call& call)
{
    return leaves(call.first(), 0, std::numeric_limits<double>::infinity());
}

struct Bound {
    std::string_view name;  ///< of the operator, and of its in-place form
    bool (*isLeft)(const Call& call);
};

constexpr std::array kBounds = {
    Bound{"bernoulli", isNoProbability},
    Bound{"binary_cross_entropy", isNoProbability},
    Bound{"cross_entropy_loss", leavesClasses},
    Bound{"embedding", leavesRows},
    Bound{"embedding_bag", leavesRows},
    Bound{"gather", leavesDim},
    Bound{"index_add", leavesDim},
    Bound{"index_copy", leavesDim},
    Bound{"index_fill", leavesDim},
    Bound{"index_reduce", leavesDim},
    Bound{"index_select", leavesDim},
    Bound{"multinomial", isNoWeight},
    Bound{"nanquantile", isNoShare},
    Bound{"nll_loss", leavesClasses},
    Bound{"nll_loss2d", leavesClasses},
    Bound{"nll_loss_nd", leavesClasses},
    Bound{"one_hot", leavesNewClasses},
    Bound{"poisson", isNoWeight},
    Bound{"put", leavesElements},
    Bound{"quantile", isNoShare},
    Bound{"scatter", leavesDim},
    Bound{"scatter_add", leavesDim},
    Bound{"scatter_reduce", leavesDim},
    Bound{"take", leavesElements},
    Bound{"take_along_dim", leavesDimOrElements},
};

bool isOutOfBounds(const c10::FunctionSchema& schema, const Values& arguments)
{
    std::string_view name = std::string_view(schema.name()).substr(std::string_view("aten::").size());
    if (name.ends_with('_'))
        name.remove_suffix(1);
    const auto bound = std::find_if(kBounds.begin(), kBounds.end(), [&](const Bound& each) { return each.name == name; });
    return bound != kBounds.end() && !arguments.empty() && arguments.front().isTensor() && bound->isLeft({schema, arguments});
}

/// The tensors among the values on another device, in lists too.
Values moved(const Values& values, at::Device device)
{
    Values result = values;
    for (c10::IValue& value : result) {
        if (value.isTensor() && value.toTensor().defined()) {
            value = value.toTensor().to(device);
        } else if (value.isTensorList()) {
            c10::List<at::Tensor> list;
            for (const at::Tensor& tensor : value.toTensorVector())
                list.push_back(tensor.to(device));
            value = std::move(list);
        }
    }
    return result;
}

}  // namespace

Values callOnDevice(const c10::OperatorHandle& op, Values arguments)
{
    if (!isOutOfBounds(op.schema(), arguments)) {
        op.callBoxed(&arguments);
        return arguments;
    }
    const at::Device device = arguments.front().toTensor().device();
    arguments = moved(arguments, at::kCPU);
    op.callBoxed(&arguments);
    return moved(arguments, device);
}

}  // namespace tensordesk
