// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/evaluation/aside.h"

#include <chrono>
#include <future>
#include <memory>
#include <thread>

namespace tensordesk {

std::vector<c10::IValue> runAside(std::function<std::vector<c10::IValue>()> work, Progress& progress)
{
    constexpr std::chrono::milliseconds kLook{20};
    const auto result = std::make_shared<std::promise<std::vector<c10::IValue>>>();
    auto future = result->get_future();
    std::thread([result, work = std::move(work)] {
        try {
            result->set_value(work());
        } catch (...) {
            result->set_exception(std::current_exception());
        }
    }).detach();
    while (future.wait_for(kLook) != std::future_status::ready)
        progress.check();
    return future.get();
}

}  // namespace tensordesk
