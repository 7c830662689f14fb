// SPDX-License-Identifier: BSD-3-Clause
#include "model/remote/far/server.h"

#include "model/remote/far/servedfiles.h"
#include "model/remote/wire/channel.h"
#include "model/remote/wire/version.h"
#include "model/remote/wire/wirevalues.h"
#include "model/tensordict/base/progressscope.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <new>
#include <thread>
#include <vector>

namespace tensordesk {
namespace {

using wire::Channel;
using wire::Frame;
using wire::Value;

constexpr std::size_t kThreads = 4;
/// Questions that wait; a near end that sends more without waiting for answers is cut off.
constexpr std::size_t kMostWaiting = 256;

/// A question with its progress, which is sent to the near end ten times a second.
class Work final : public Progress {
public:
    Work(Frame question, Channel& channel) : m_question(std::move(question)), m_channel(channel) { }

    [[nodiscard]] const Value& question() const noexcept { return m_question.head; }
    [[nodiscard]] Value id() const { return m_question.head.value("id", Value()); }
    void cancel() { m_isCancelled = true; }

    [[nodiscard]] bool isCancelled() const override { return m_isCancelled; }
    void report(int64_t done, int64_t total) override
    {
        const auto now = std::chrono::steady_clock::now().time_since_epoch().count();
        auto last = m_reported.load();
        constexpr auto kPause = std::chrono::steady_clock::duration(std::chrono::milliseconds(100)).count();
        if (now - last >= kPause && m_reported.compare_exchange_strong(last, now))
            m_channel.send({{{"id", id()}, {"done", done}, {"total", total}}});
    }

private:
    const Frame m_question;
    Channel& m_channel;
    std::atomic<bool> m_isCancelled = false;
    std::atomic<std::chrono::steady_clock::rep> m_reported = std::chrono::steady_clock::now().time_since_epoch().count();
};

/// The answer to a question, whatever happens.
Frame answerTo(ServedFiles& files, Work& work)
{
    try {
        try {
            const ProgressScope scope(work);
            work.check();
            return files.answer(work.question());
        } catch (const Error&) {
            throw;
        } catch (const std::bad_alloc&) {
            throw Error(ErrorKind::MemoryError, "there is not enough memory for it on that machine");
        } catch (...) {
            rethrowTorchError();
        }
    } catch (const Error& error) {
        return {{{"error", wire::toWire(error)}}};
    } catch (const std::exception& error) {
        return {{{"error", wire::toWire(Error(ErrorKind::Internal, "failed: {}", error.what()))}}};
    }
}

class Server {
public:
    Server(ServedPaths paths, Descriptor in, Descriptor out) : m_channel(std::move(in), std::move(out)), m_files(std::move(paths))
    {
    }

    void run()
    {
        std::vector<std::jthread> threads;
        for (std::size_t i = 0; i < kThreads; ++i)
            threads.emplace_back([this] { work(); });
        try {
            m_channel.sendGreeting();
            m_channel.send({wire::hello()});
            takeQuestions();
        } catch (const std::exception&) {
            // The near end is gone, or does not speak this protocol; there is nobody to tell.
        }
        end();
    }

private:
    void takeQuestions()
    {
        std::optional<Frame> frame = m_channel.receive();
        if (!frame || !wire::isUnderstood(frame->head))
            return;
        while ((frame = m_channel.receive()))
            if (frame->head.value("do", Value()) == "cancel")
                cancel(frame->head.value("id", Value()));
            else if (!frame->block.empty() || !add(*std::move(frame)))
                return;
    }

    [[nodiscard]] bool add(Frame question)
    {
        const std::lock_guard lock(m_mutex);
        if (m_waiting.size() == kMostWaiting)
            return false;
        const auto work = std::make_shared<Work>(std::move(question), m_channel);
        m_waiting.push_back(work);
        m_all[work->id()] = work;
        m_added.notify_one();
        return true;
    }

    void cancel(const Value& id)
    {
        const std::lock_guard lock(m_mutex);
        if (const auto found = m_all.find(id); found != m_all.end())
            found->second->cancel();
    }

    void end()
    {
        const std::lock_guard lock(m_mutex);
        m_isEnding = true;
        m_waiting.clear();
        for (const auto& [id, work] : m_all)
            work->cancel();
        m_added.notify_all();
    }

    [[nodiscard]] std::shared_ptr<Work> next()
    {
        std::unique_lock lock(m_mutex);
        m_added.wait(lock, [this] { return m_isEnding || !m_waiting.empty(); });
        if (m_isEnding)
            return nullptr;
        std::shared_ptr<Work> work = std::move(m_waiting.front());
        m_waiting.pop_front();
        return work;
    }

    void work()
    {
        while (const std::shared_ptr<Work> work = next()) {
            Frame answer = answerTo(m_files, *work);
            {
                const std::lock_guard lock(m_mutex);
                m_all.erase(work->id());
            }
            try {
                send(std::move(answer), work->id());
            } catch (const std::exception&) {
                // The near end is gone, which takeQuestions() notices too.
                return;
            }
        }
    }

    void send(Frame answer, const Value& id)
    {
        try {
            answer.head["id"] = id;
            m_channel.send(answer);
        } catch (const Error& error) {
            if (error.kind() != ErrorKind::ValueError)
                throw;
            m_channel.send({{{"id", id}, {"error", wire::toWire(error)}}});
        }
    }

    Channel m_channel;
    ServedFiles m_files;
    std::mutex m_mutex;  ///< guards what follows
    std::condition_variable m_added;
    std::deque<std::shared_ptr<Work>> m_waiting;
    std::map<Value, std::shared_ptr<Work>> m_all;  ///< by their ids
    bool m_isEnding = false;
};

}  // namespace

void serve(ServedPaths paths, Descriptor in, Descriptor out)
{
    Server(std::move(paths), std::move(in), std::move(out)).run();
}

}  // namespace tensordesk
