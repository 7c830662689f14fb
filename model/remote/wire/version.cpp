// SPDX-License-Identifier: BSD-3-Clause
#include "model/remote/wire/version.h"

#include <bit>

namespace tensordesk::wire {
namespace {

const char* byteOrder()
{
    return std::endian::native == std::endian::little ? "little" : "big";
}

}  // namespace

Value hello()
{
    return {{"protocol", kProtocol}, {"version", TENSORDESK_VERSION}, {"byte_order", byteOrder()}};
}

bool isUnderstood(const Value& hello)
{
    return hello.value("protocol", Value()) == kProtocol && hello.value("byte_order", Value()) == byteOrder();
}

}  // namespace tensordesk::wire
