// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/values/pickle/picklevalue.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/base/overloaded.h"

#include <algorithm>

namespace tensordesk {

namespace {

/// Digits take time that grows with the square of their number.
constexpr std::size_t kMostBytesOfInteger = 4096;

std::string nameOfClass(const PickleValue& named)
{
    std::string name = named.globalName();
    for (const std::string_view builtins : {"builtins.", "__builtin__."})
        if (name.starts_with(builtins))
            name.erase(0, builtins.size());
    return name.empty() ? "object" : name;
}

std::string nameOfCalled(const PickleValue::Call& call)
{
    std::string name = nameOfClass(*call.callable);
    // These functions only build; the class is their first argument.
    for (const char* builder : {"._reconstruct", "._reconstructor", ".__newobj__", "._make_td"}) {
        const auto* arguments = call.arguments->sequence();
        if (name.ends_with(builder) && arguments && !arguments->empty())
            name = nameOfClass(*arguments->front());
    }
    return name;
}

}  // namespace

const PickleValue::Call* PickleValue::call() const noexcept
{
    const auto* call = as<std::unique_ptr<Call>>();
    return call ? call->get() : nullptr;
}

const PickleValue::Items* PickleValue::sequence() const noexcept
{
    if (const auto* list = as<List>())
        return &list->items;
    const auto* tuple = as<Tuple>();
    return tuple ? &tuple->items : nullptr;
}

const PickleValue* PickleValue::field(std::string_view key) const noexcept
{
    const auto* dict = as<Dict>();
    for (std::size_t i = dict ? dict->items.size() : 0; i > 1; i -= 2)
        if (const auto* text = dict->items[i - 2]->as<std::string_view>(); text && *text == key)
            return dict->items[i - 1];
    return nullptr;
}

std::string PickleValue::globalName() const
{
    const auto* global = as<Global>();
    return global ? std::string(*global->module->as<std::string_view>()) + "." + std::string(*global->name->as<std::string_view>())
                  : std::string();
}

std::string PickleValue::className() const
{
    return std::visit(Overloaded{
                          [](const None&) { return std::string("NoneType"); },
                          [](bool) { return std::string("bool"); },
                          [](int64_t) { return std::string("int"); },
                          [](const BigInt&) { return std::string("int"); },
                          [](double) { return std::string("float"); },
                          [](std::string_view) { return std::string("str"); },
                          [](const Bytes&) { return std::string("bytes"); },
                          [](const ByteArray&) { return std::string("bytearray"); },
                          [](const List&) { return std::string("list"); },
                          [](const Tuple&) { return std::string("tuple"); },
                          [](const Dict&) { return std::string("dict"); },
                          [](const Set&) { return std::string("set"); },
                          [](const FrozenSet&) { return std::string("frozenset"); },
                          [&](const Global&) { return nameOfClass(*this); },
                          [](const std::unique_ptr<Call>& call) { return nameOfCalled(*call); },
                          [](const PersistentId&) { return std::string("object"); },
                      },
                      m_value);
}

std::string digitsOf(const PickleValue::BigInt& number)
{
    if (number.isDecimal)
        return std::string(number.bytes);
    const std::string_view bytes = number.bytes;
    if (bytes.size() > kMostBytesOfInteger)
        throw Error(ErrorKind::ValueError, "an integer of {} bytes is more than can be shown", bytes.size());
    const bool isNegative = !bytes.empty() && static_cast<uint8_t>(bytes.back()) >= 0x80;
    std::vector<uint8_t> magnitude(bytes.begin(), bytes.end());
    if (isNegative) {
        int carry = 1;
        for (uint8_t& byte : magnitude) {
            carry += static_cast<uint8_t>(~byte);
            byte = static_cast<uint8_t>(carry);
            carry >>= 8;
        }
    }
    std::string digits;
    while (std::ranges::any_of(magnitude, [](uint8_t byte) { return byte != 0; })) {
        int remainder = 0;
        for (auto byte = magnitude.rbegin(); byte != magnitude.rend(); ++byte) {
            const int part = remainder << 8 | *byte;
            *byte = static_cast<uint8_t>(part / 10);
            remainder = part % 10;
        }
        digits += static_cast<char>('0' + remainder);
    }
    if (digits.empty())
        return "0";
    if (isNegative)
        digits += '-';
    std::ranges::reverse(digits);
    return digits;
}

}  // namespace tensordesk
