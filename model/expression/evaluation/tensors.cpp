// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/evaluation/tensors.h"

#include "model/operations/compute/shapesonly.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/torchversion.h"

#include <ATen/CPUGeneratorImpl.h>
#include <ATen/Context.h>
#include <ATen/ScalarOps.h>
#include <ATen/TensorOperators.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/empty.h>
#include <c10/core/impl/DeviceGuardImplInterface.h>

#include <algorithm>
#include <cmath>
#include <mutex>

namespace tensordesk {

namespace {

/// A number in a list takes a hundred bytes, in a tensor eight at most.
constexpr std::size_t kMaxNumbers = 10'000'000;

enum class NumberKind { Bool, Int, Float, Complex };

/// Collects the numbers of a nested list in row-major order, with its shape.
class Collector {
public:
    explicit Collector(const Value& data) { collect(data, 0); }

    at::Tensor tensor(std::optional<DType> dtype) const
    {
        const DType type = dtype.value_or(inferred());
        if (c10::isIntegralType(type, false))
            checkRange(type);
        at::Tensor wide;
        if (m_kind == NumberKind::Complex && c10::isComplexType(type))
            wide = filled<c10::complex<double>>(at::kComplexDouble);
        else if (m_kind == NumberKind::Complex)
            throw Error(ErrorKind::RuntimeError, "a complex number does not fit into {}", dtypeName(type));
        else if (m_kind == NumberKind::Float)
            wide = filled<double>(at::kDouble);
        else
            wide = filled<int64_t>(at::kLong);
        return guardingTorch([&] { return wide.to(type); });
    }

private:
    void collect(const Value& value, std::size_t depth)
    {
        if (const auto* items = itemsOf(value)) {
            enter(static_cast<int64_t>(items->size()), depth);
            for (const Value& item : *items)
                collect(item, depth + 1);
        } else if (const auto* range = value.as<Value::RangeValue>()) {
            enter(range->count(), depth);
            checkRoomFor(range->count());
            for (int64_t i = 0; i < range->count(); ++i)
                add(range->start + i * range->step, depth + 1);
        } else if (const auto* size = value.as<Value::Size>()) {
            enter(static_cast<int64_t>(size->sizes.size()), depth);
            for (const int64_t extent : size->sizes)
                add(extent, depth + 1);
        } else if (const auto* leaf = value.as<Leaf>(); leaf && leaf->dim() == 0) {
            add(itemOf(leaf->tensor()), depth);
        } else if (leaf) {
            failSeveralElements(leaf->elementCount());
        } else {
            add(value, depth);
        }
    }

    void enter(int64_t size, std::size_t depth)
    {
        if (depth == m_shape.size() && m_numbers.empty() && !m_isFilled)
            m_shape.push_back(size);
        else if (depth >= m_shape.size())
            throw Error(ErrorKind::ValueError, "expected a number, found a list, at dim {}", depth);
        else if (m_shape[depth] != size)
            throw Error(ErrorKind::ValueError, "expected sequence of length {} at dim {} (got {})", m_shape[depth], depth, size);
        m_isFilled = m_isFilled || size == 0;
    }

    void add(Value number, std::size_t depth)
    {
        if (depth != m_shape.size())
            throw Error(ErrorKind::ValueError, "expected a list, found a number, at dim {}", depth);
        if (number.as<std::complex<double>>())
            m_kind = NumberKind::Complex;
        else if (number.as<double>())
            m_kind = std::max(m_kind, NumberKind::Float);
        else if (number.as<int64_t>())
            m_kind = std::max(m_kind, NumberKind::Int);
        else if (number.as<PythonValue::BigInt>())
            throw Error(ErrorKind::RuntimeError, "this number does not fit into 64 bits");
        else if (!number.as<bool>())
            throw Error(number.isNone() ? ErrorKind::RuntimeError : ErrorKind::TypeError, "a tensor cannot be made of a {}",
                        number.typeName());
        checkRoomFor(1);
        m_numbers.push_back(std::move(number));
    }

    void checkRoomFor(int64_t more) const
    {
        if (more > static_cast<int64_t>(kMaxNumbers - m_numbers.size()))
            throw Error(ErrorKind::MemoryError, "a list of more than {} numbers is too long to become a tensor", kMaxNumbers);
    }

    DType inferred() const
    {
        if (m_numbers.empty())
            return at::kFloat;
        switch (m_kind) {
        case NumberKind::Bool: return at::kBool;
        case NumberKind::Int: return at::kLong;
        case NumberKind::Float: return at::kFloat;
        case NumberKind::Complex: return at::kComplexFloat;
        }
        return at::kFloat;
    }

    template <typename T>
    at::Tensor filled(DType dtype) const
    {
        at::Tensor result = at::empty(m_shape, dtype);
        T* out = result.mutable_data_ptr<T>();
        for (const Value& number : m_numbers)
            *out++ = as<T>(number);
        return result;
    }

    template <typename T>
    static T as(const Value& number)
    {
        if constexpr (std::is_same_v<T, c10::complex<double>>) {
            if (const auto* complex = number.as<std::complex<double>>())
                return {complex->real(), complex->imag()};
            return {as<double>(number), 0};
        } else {
            if (const auto* real = number.as<double>())
                return static_cast<T>(*real);
            if (const auto* integer = number.as<int64_t>())
                return static_cast<T>(*integer);
            return static_cast<T>(*number.as<bool>());
        }
    }

    void checkRange(DType type) const
    {
        const bool isSigned = c10::isSignedType(type);
        const double end = std::ldexp(1.0, static_cast<int>(8 * itemSize(type)) - isSigned);
        const double low = isSigned ? -end : 0, high = end - 1;
        for (const Value& number : m_numbers)
            if (const double value = number.as<std::complex<double>>() ? 0 : as<double>(number); !(value >= low && value <= high))
                throw Error(ErrorKind::RuntimeError, "the value {} does not fit into {}", toPythonValue(number).toPython(),
                            dtypeName(type));
    }

    Shape m_shape;
    std::vector<Value> m_numbers;
    NumberKind m_kind = NumberKind::Bool;
    bool m_isFilled = false;  ///< an empty list was met: the shape is settled
};

Value nestedList(const at::Tensor& tensor)
{
    if (tensor.dim() == 0)
        return itemOf(tensor);
    Value::List list;
    for (int64_t i = 0; i < tensor.size(0); ++i)
        list.items.push_back(nestedList(tensor.select(0, i)));
    return list;
}

/// Returns the generators of the CPU, and of each GPU once LibTorch's part for it is loaded.
std::vector<at::Generator> generators()
{
    std::vector<at::Generator> all{at::detail::getDefaultCPUGenerator()};
    constexpr c10::DeviceType kGpu = c10::DeviceType::CUDA;
    if (c10::impl::hasDeviceGuardImpl(kGpu))
        for (c10::DeviceIndex i = 0; i < c10::impl::getDeviceGuardImpl(kGpu)->deviceCount(); ++i)
            all.push_back(at::globalContext().defaultGenerator(at::Device(kGpu, i)));
    return all;
}

}  // namespace

at::Tensor tensorFrom(const Value& data, std::optional<DType> dtype)
{
    if (const auto* leaf = data.as<Leaf>()) {
        checkFits(leaf->shape(), dtype.value_or(leaf->dtype()));
        return guardingTorch([&] { return leaf->tensor().to(dtype.value_or(leaf->dtype()), false, true); });
    }
    if (const auto* range = data.as<Value::RangeValue>()) {
        checkFits({range->count()}, at::kLong);
        return guardingTorch([&] {
            const at::Tensor steps = at::arange(range->count(), at::kLong);
            return (steps * range->step + range->start).to(dtype.value_or(at::kLong));
        });
    }
    return Collector(data).tensor(dtype);
}

bool isRealNumber(const Value& value)
{
    return value.as<bool>() || value.as<int64_t>() || value.as<double>();
}

bool isNumber(const Value& value)
{
    return isRealNumber(value) || value.as<std::complex<double>>();
}

bool isNumeric(const Value& value)
{
    if (const auto* items = itemsOf(value))
        return std::all_of(items->begin(), items->end(), isNumeric);
    return isNumber(value) || value.as<Value::RangeValue>() || value.as<Value::Size>() || value.as<Leaf>();
}

void checkReal(const at::Tensor& number, DType elements)
{
    if (number.unsafeGetTensorImpl()->is_wrapped_number() && number.is_complex() && !c10::isComplexType(elements))
        throw Error(ErrorKind::TypeError, "a complex number cannot be written into {}", dtypeName(elements));
}

std::optional<c10::Scalar> asNumber(const Value& value)
{
    if (const auto* flag = value.as<bool>())
        return *flag;
    if (const auto* integer = value.as<int64_t>())
        return *integer;
    if (const auto* real = value.as<double>())
        return *real;
    if (const auto* complex = value.as<std::complex<double>>())
        return c10::complex<double>(complex->real(), complex->imag());
    return std::nullopt;
}

at::Tensor scalarTensor(const Value& value)
{
    at::Tensor tensor = c10::scalar_to_tensor(asNumber(value).value());
    tensor.unsafeGetTensorImpl()->set_wrapped_number(true);
    return tensor;
}

void failSeveralElements(int64_t count)
{
    throw Error(ErrorKind::ValueError, "only one element tensors can be converted to Python scalars, and this one has {} elements",
                count);
}

Value itemOf(const at::Tensor& tensor)
{
    if (tensor.numel() != 1)
        throw Error(ErrorKind::RuntimeError, "a Tensor with {} elements cannot be converted to Scalar", tensor.numel());
    if (tensor.is_meta())
        failValues({"the number in a tensor"});
    const c10::Scalar scalar = guardingTorch([&] { return tensor.item(); });
    if (scalar.isBoolean())
        return scalar.toBool();
    if (scalar.isIntegral(false)) {
        if (tensor.scalar_type() == kUInt64)
            if (const auto bits = tensor.view(at::kLong).item<int64_t>(); bits < 0)
                return PythonValue::BigInt{std::to_string(static_cast<uint64_t>(bits))};
        return scalar.toLong();
    }
    if (scalar.isComplex()) {
        const auto complex = scalar.toComplexDouble();
        return std::complex<double>(complex.real(), complex.imag());
    }
    return scalar.toDouble();
}

Value listOf(const at::Tensor& tensor)
{
    if (tensor.is_meta())
        failValues({"a list of elements"});
    // Lists within lists are made, shown and forgotten by recursion.
    constexpr int64_t mostDims = 300;
    if (tensor.dim() > mostDims)
        throw Error(ErrorKind::RuntimeError, "a tensor of {} dims is too deep for nested lists", tensor.dim());
    // A Value takes some hundred bytes.
    checkFits({tensor.numel(), 16}, at::kDouble);
    return nestedList(tensor);
}

void seedRandomNumbers(uint64_t seed)
{
    for (at::Generator& generator : generators()) {
        const std::lock_guard lock(generator.mutex());
        generator.set_current_seed(seed);
    }
}

std::vector<at::Tensor> randomStates()
{
    std::vector<at::Tensor> states;
    for (at::Generator& generator : generators()) {
        const std::lock_guard lock(generator.mutex());
        states.push_back(generator.get_state());
    }
    return states;
}

RandomNumbersKept::~RandomNumbersKept()
{
    try {
        setRandomStates(m_states);
    } catch (...) {  // they go on from elsewhere, which changes no result that a seed stands before
    }
}

void setRandomStates(const std::vector<at::Tensor>& states)
{
    std::vector<at::Generator> all = generators();
    for (std::size_t i = 0; i < std::min(all.size(), states.size()); ++i) {
        const std::lock_guard lock(all[i].mutex());
        all[i].set_state(states[i]);
    }
}

}  // namespace tensordesk
