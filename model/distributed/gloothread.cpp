// SPDX-License-Identifier: BSD-3-Clause
#include "model/distributed/gloothread.h"

#include <atomic>
#include <cxxabi.h>
#include <exception>
#include <mutex>
#include <string_view>
#include <typeinfo>
#include <unistd.h>

namespace tensordesk {

namespace {

std::atomic<const Message*> s_failure = nullptr;
std::terminate_handler s_otherwise = nullptr;

bool isMainThread()
{
    return gettid() == getpid();
}

bool isGloos(const std::type_info* exception)
{
    return exception && std::string_view(exception->name()).starts_with("N4gloo");  // namespace gloo, as compilers write it
}

Message whatIsThrown()
{
    try {
        throw;
    } catch (const std::exception& error) {
        return Message::verbatim(error.what());
    } catch (...) {
        return Message("an unknown error");
    }
}

void haltGlooThread()
{
    if (isMainThread() || !isGloos(abi::__cxa_current_exception_type()))
        s_otherwise();
    s_failure = new Message(whatIsThrown());  // read as long as the program runs
    for (;;)
        pause();
}

}  // namespace

void guardGlooThread()
{
    static std::once_flag once;
    std::call_once(once, [] { s_otherwise = std::set_terminate(haltGlooThread); });
}

std::optional<Message> glooFailure()
{
    const Message* failure = s_failure;
    return failure ? std::optional(*failure) : std::nullopt;
}

}  // namespace tensordesk
