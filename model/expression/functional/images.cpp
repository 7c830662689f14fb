// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/evaluation/indexing.h"
#include "model/expression/evaluation/tensors.h"
#include "model/expression/functional/renamed.h"
#include "model/expression/modules/layer.h"
#include "model/expression/operations/owners.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <array>
#include <cmath>

// The functions of torch.nn.functional that make images of other sizes.

namespace tensordesk {

namespace {

using enum OperationKind;

/// Returns one value for all spatial dims, or one each.
std::vector<Value> perDim(const Value& given, int64_t dims, std::string_view whatFor)
{
    if (isNumber(given))
        return std::vector<Value>(static_cast<std::size_t>(dims), given);
    const int64_t count = lengthOf(given);
    if (count != dims)
        throw Error(ErrorKind::ValueError, "{} has {} numbers; the input has {} dims after batch and channels", whatFor, count,
                    dims);
    std::vector<Value> items;
    for (int64_t i = 0; i < count; ++i)
        items.push_back(itemAt(given, i));
    return items;
}

/// The size that is wanted: as sizes, or, where these are not given, as factors.
struct Scaling {
    Value sizes, factors;
};

Scaling scalingOf(const Arguments& a, const Leaf& input)
{
    const Value &size = a["size"], &factor = a["scale_factor"];
    const int64_t dims = input.dim() - 2;
    if (size.isNone() == factor.isNone())
        throw Error(ErrorKind::ValueError, "{}() takes either size or scale_factor", a.operation().name);
    const bool recomputes = !a["recompute_scale_factor"].isNone() && a.flag("recompute_scale_factor");
    if (!size.isNone()) {
        if (recomputes)
            throw Error(ErrorKind::ValueError, "recompute_scale_factor requires scale_factor, not size");
        return {Value::List{perDim(size, dims, "size")}, {}};
    }
    std::vector<Value> factors = perDim(factor, dims, "scale_factor");
    if (!recomputes && *a["mode"].as<std::string>() != "area") {
        for (Value& each : factors)
            each = realOf(each, "scale_factor");
        return {{}, Value::List{std::move(factors)}};
    }
    std::vector<Value> sizes;
    for (std::size_t dim = 0; dim < factors.size(); ++dim) {
        const double wanted = std::floor(static_cast<double>(input.sizes()[dim + 2]) * realOf(factors[dim], "scale_factor"));
        if (!(std::abs(wanted) < 0x1p62))
            throw Error(ErrorKind::ValueError, "scale_factor does not yield a valid size");
        sizes.emplace_back(static_cast<int64_t>(wanted));
    }
    return {Value::List{std::move(sizes)}, {}};
}

bool alignsCorners(const Arguments& a)
{
    return !a["align_corners"].isNone() && a.flag("align_corners");
}

Value interpolate(const Arguments& a)
{
    struct Mode {
        std::string_view name;
        int64_t dims;  ///< of the input; 0: any
        std::string_view op;
        bool alignsCorners;
    };
    static constexpr std::array<Mode, 6> kModes = {{{"nearest", 0, "upsample_nearest", false},
                                                    {"area", 0, "adaptive_avg_pool", false},
                                                    {"linear", 3, "upsample_linear", true},
                                                    {"bilinear", 4, "upsample_bilinear", true},
                                                    {"trilinear", 5, "upsample_trilinear", true},
                                                    {"bicubic", 4, "upsample_bicubic", true}}};
    const auto* input = a["input"].as<Leaf>();
    const auto* name = a["mode"].as<std::string>();
    if (!input || !name)
        throw Error(ErrorKind::TypeError, "{}() takes a tensor and a mode such as 'nearest'", a.operation().name);
    if (a.flag("antialias") || *name == "nearest-exact")
        throw Error(ErrorKind::NotImplementedError, "{}() does not support antialias=True or 'nearest-exact' here",
                    a.operation().name);
    const auto mode = std::ranges::find(kModes, *name, &Mode::name);
    const bool isKnown = mode != kModes.end()
                      && (mode->dims == 0 ? input->dim() >= 3 && input->dim() <= 5 : mode->dims == input->dim());
    if (mode != kModes.end() && !mode->alignsCorners && !a["align_corners"].isNone())
        throw Error(ErrorKind::ValueError, "align_corners requires one of the modes linear, bilinear, bicubic and trilinear");
    if (!isKnown)
        throw Error(ErrorKind::NotImplementedError,
                    "{}() has no mode {} for an input of {} dims; 'nearest' and 'area' take 3 to 5, 'linear' 3, 'bilinear' and "
                    "'bicubic' 4, 'trilinear' 5",
                    a.operation().name, stringLiteral(*name), input->dim());
    const Scaling scaling = scalingOf(a, *input);
    const std::string op = std::string(mode->op) + std::to_string(input->dim() - 2) + "d";
    if (*name == "area")
        return compute(op, {*input, scaling.sizes});
    std::vector<Value> arguments{*input, scaling.sizes};
    if (mode->alignsCorners)
        arguments.emplace_back(alignsCorners(a));
    arguments.push_back(scaling.factors);
    return compute(op, std::move(arguments));
}

Value gridSample(const Arguments& a)
{
    return compute("grid_sampler", {a["input"], a["grid"], choiceOf(a, "mode", {"bilinear", "nearest", "bicubic"}),
                                    choiceOf(a, "padding_mode", {"zeros", "border", "reflection"}), alignsCorners(a)});
}

Value affineGrid(const Arguments& a)
{
    const auto* theta = a["theta"].as<Leaf>();
    if (theta && !c10::isFloatingType(theta->dtype()))
        throw Error(ErrorKind::ValueError, "theta must be of a floating point dtype, not {}", dtypeName(theta->dtype()));
    for (int64_t i = 0, count = lengthOf(a["size"]); i < count; ++i)
        if (const Value size = itemAt(a["size"], i); size.as<int64_t>() && *size.as<int64_t>() <= 0)
            throw Error(ErrorKind::ValueError, "size must be positive in each dim");
    return compute("affine_grid_generator", {a["theta"], a["size"], alignsCorners(a)});
}

constexpr std::array kImageFunctions = {
    Operation{kTorch, "nn.functional.interpolate",
              "(input, size=None, scale_factor=None, mode='nearest', align_corners=None, recompute_scale_factor=None, "
              "antialias=False)",
              Compute, "Resizes images, or inputs with 1 or 3 dims after batch and channels.", interpolate},
    Operation{kTorch, "nn.functional.grid_sample", "(input, grid, mode='bilinear', padding_mode='zeros', align_corners=None)",
              Compute, "The elements of images at interpolated positions.", gridSample},
    Operation{kTorch, "nn.functional.affine_grid", "(theta, size, align_corners=None)", Compute,
              "The sampling grid for grid_sample(), from affine matrices.", affineGrid},
};

}  // namespace

std::span<const Operation> imageFunctions()
{
    return kImageFunctions;
}

}  // namespace tensordesk
