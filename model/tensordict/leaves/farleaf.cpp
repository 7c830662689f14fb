// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/leaves/farleaf.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/leaves/leafimpl.h"
#include "model/tensordict/leaves/stridedleaf.h"

#include <algorithm>
#include <utility>

namespace tensordesk {
namespace {

constexpr const char *kArray = "array", *kSizes = "sizes", *kStrides = "strides", *kOffset = "offset", *kStack = "stack",
                     *kDim = "dim";

/// The description of more takes longer to send than most of them.
constexpr std::size_t kMostMembers = 100000;

[[noreturn]] void throwMalformed()
{
    throw Error(ErrorKind::ValueError, "is not the description of a leaf");
}

PythonValue::List listOf(const Shape& numbers)
{
    return {numbers.begin(), numbers.end()};
}

const PythonValue& field(const PythonValue& description, std::string_view name)
{
    if (const auto* dict = description.as<PythonValue::Dict>())
        for (const auto& [key, value] : *dict)
            if (key == name)
                return value;
    throwMalformed();
}

bool hasField(const PythonValue& description, std::string_view name)
{
    const auto* dict = description.as<PythonValue::Dict>();
    return dict != nullptr && std::any_of(dict->begin(), dict->end(), [&](const auto& item) { return item.first == name; });
}

int64_t wholeNumber(const PythonValue& value)
{
    const auto* number = value.as<int64_t>();
    if (number == nullptr || *number < 0)
        throwMalformed();
    return *number;
}

const PythonValue::List& listIn(const PythonValue& value)
{
    const auto* list = value.as<PythonValue::List>();
    return list != nullptr ? *list : throw Error(ErrorKind::ValueError, "is not the description of a leaf");
}

Shape numbersIn(const PythonValue& value)
{
    Shape numbers;
    for (const PythonValue& item : listIn(value))
        numbers.push_back(wholeNumber(item));
    return numbers;
}

/// True if an array of `count` elements has all of these.
bool isWithin(const StridedElements& elements, int64_t count)
{
    if (elements.strides.size() != elements.sizes.size() || elements.offset >= count)
        return false;
    int64_t left = count - 1 - elements.offset;
    for (std::size_t dim = 0; dim < elements.sizes.size(); ++dim) {
        const int64_t steps = elements.sizes[dim] - 1, stride = elements.strides[dim];
        if (steps < 0 || (stride > 0 && steps > left / stride))
            return false;
        left -= steps * stride;
    }
    return true;
}

std::optional<FarLeaf> farStackOf(const Leaf& leaf, const std::vector<Leaf>& members)
{
    if (members.size() > kMostMembers)
        return std::nullopt;
    FarLeaf stack;
    PythonValue::List descriptions;
    for (const Leaf& member : members) {
        auto far = farLeafOf(member);
        if (!far || (stack.computer && far->computer != stack.computer))
            return std::nullopt;
        stack.computer = std::move(far->computer);
        descriptions.push_back(std::move(far->description));
    }
    stack.description = PythonValue::Dict{{kStack, std::move(descriptions)}, {kDim, stackDimOf(leaf)}};
    return stack;
}

}  // namespace

bool isFar(const Leaf& leaf)
{
    if (const auto source = leaf.source())
        return source->far() != nullptr;
    const std::vector<Leaf> members = leaf.members();
    return !members.empty() && isFar(members.front());
}

std::optional<FarLeaf> farLeafOf(const Leaf& leaf)
{
    if (!isFar(leaf))
        return std::nullopt;
    if (const std::vector<Leaf> members = leaf.members(); !members.empty())
        return farStackOf(leaf, members);
    if (leaf.source() == nullptr || leaf.isRagged())
        return std::nullopt;
    const auto far = leaf.source()->far();
    const auto [base, elements] = leaf.impl()->strided(leaf.impl());
    if (far == nullptr || !base->isWholeSource() || tensordesk::elementCount(elements.sizes) == 0)
        return std::nullopt;
    return FarLeaf{far->computer, PythonValue::Dict{{kArray, far->address},
                                                    {kSizes, listOf(elements.sizes)},
                                                    {kStrides, listOf(elements.strides)},
                                                    {kOffset, elements.offset}}};
}

Leaf leafFrom(const PythonValue& description, const std::function<Leaf(const PythonValue& address)>& arrayAt)
{
    if (hasField(description, kStack)) {
        std::vector<Leaf> members;
        for (const PythonValue& member : listIn(field(description, kStack)))
            members.push_back(leafFrom(member, arrayAt));
        const int64_t dim = wholeNumber(field(description, kDim));
        const bool isStack = !members.empty() && dim <= members.front().dim()
                          && std::all_of(members.begin(), members.end(),
                                         [&](const Leaf& member) { return member.dim() == members.front().dim(); });
        if (!isStack)
            throwMalformed();
        return Leaf::stack(std::move(members), dim);
    }
    const Leaf array = arrayAt(field(description, kArray));
    const StridedElements elements{numbersIn(field(description, kSizes)), numbersIn(field(description, kStrides)),
                                   wholeNumber(field(description, kOffset))};
    if (array.isRagged() || !isWithin(elements, array.elementCount()))
        throwMalformed();
    return viewed(array, [&](const at::Tensor& tensor) {
        const at::Tensor inOrder = tensor.contiguous();
        return inOrder.as_strided(elements.sizes, elements.strides, inOrder.storage_offset() + elements.offset);
    });
}

}  // namespace tensordesk
