// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/evaluation/aside.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/thread/gradientrecording.h"

#include <pthread.h>

#include <chrono>
#include <future>
#include <memory>

namespace tensordesk {

namespace {

/// std::thread, which is given no size of its stack.
void startDetached(std::function<void()> work, std::size_t stack)
{
    pthread_attr_t attributes;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    if (stack > 0)
        pthread_attr_setstacksize(&attributes, stack);
    const auto run = [](void* given) -> void* {
        const std::unique_ptr<std::function<void()>> own(static_cast<std::function<void()>*>(given));
        (*own)();
        return nullptr;
    };
    auto own = std::make_unique<std::function<void()>>(std::move(work));
    pthread_t thread;
    const int failure = pthread_create(&thread, &attributes, run, own.get());
    pthread_attr_destroy(&attributes);
    if (failure != 0)
        throw Error(ErrorKind::MemoryError, "not enough memory");
    [[maybe_unused]] const auto* const ofThread = own.release();
}

}  // namespace

std::vector<c10::IValue> runAside(std::function<std::vector<c10::IValue>()> work, Progress& progress, std::size_t stack)
{
    constexpr std::chrono::milliseconds kLook{20};
    const auto result = std::make_shared<std::promise<std::vector<c10::IValue>>>();
    auto future = result->get_future();
    startDetached(
        [result, work = std::move(work), records = GradientRecording::isOn()] {
            const GradientRecording recording(records);
            try {
                result->set_value(work());
            } catch (...) {
                result->set_exception(std::current_exception());
            }
        },
        stack);
    while (future.wait_for(kLook) != std::future_status::ready)
        progress.check();
    return future.get();
}

}  // namespace tensordesk
