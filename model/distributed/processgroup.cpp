// SPDX-License-Identifier: BSD-3-Clause
#include "model/distributed/processgroup.h"

#include "model/distributed/glooreason.h"
#include "model/distributed/gloothread.h"
#include "model/distributed/storeport.h"
#include "model/tensordict/base/error.h"

#include <charconv>
#include <chrono>
#include <cstdlib>
#include <future>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

#ifdef TENSORDESK_GLOO
#define USE_C10D_GLOO
#define USE_DISTRIBUTED
#include <c10/util/Logging.h>
#include <torch/csrc/distributed/c10d/PrefixStore.hpp>
#include <torch/csrc/distributed/c10d/ProcessGroupGloo.hpp>
#include <torch/csrc/distributed/c10d/TCPStore.hpp>
#endif

namespace tensordesk {

namespace {

constexpr std::chrono::milliseconds kLookInterval{20};
constexpr std::chrono::minutes kTimeout{30};  // Python's for Gloo, for joining

std::optional<std::string> variable(const char* name)
{
    const char* value = std::getenv(name);
    return value && *value ? std::optional<std::string>(value) : std::nullopt;
}

/// The address at which the processes meet, and the rank of this one.
struct Meeting {
    std::string host;
    int64_t port;
    int64_t rank;
    int64_t size;
    bool hasAgent;  ///< torchrun itself keeps the store
};

int64_t numberOf(const char* name, int64_t least, int64_t most)
{
    const auto text = variable(name);
    if (!text)
        throw Error(ErrorKind::ValueError,
                    "Error initializing torch.distributed: the environment variable {} is expected, but "
                    "not set; start the processes with torchrun, or set it",
                    name);
    int64_t number = 0;
    const auto [end, error] = std::from_chars(text->data(), text->data() + text->size(), number);
    if (error != std::errc() || end != text->data() + text->size() || number < least || number > most)
        throw Error(ErrorKind::ValueError, "the environment variable {} is a number from {} to {}, not '{}'", name, least, most,
                    *text);
    return number;
}

Meeting namedMeeting()
{
    if (!ProcessGroup::isNamed())
        throw Error(
            ErrorKind::ValueError,
            "Default process group has not been initialized. Start the processes with torchrun, or set RANK, WORLD_SIZE, MASTER_ADDR and MASTER_PORT");
    Meeting meeting{};
    meeting.size = numberOf("WORLD_SIZE", 1, 1 << 20);
    meeting.rank = numberOf("RANK", 0, meeting.size - 1);
    meeting.port = numberOf("MASTER_PORT", 0, 65535);
    meeting.host = variable("MASTER_ADDR").value_or("");
    if (meeting.host.empty())
        static_cast<void>(numberOf("MASTER_ADDR", 0, 0));  // says that it is missing
    meeting.hasAgent = variable("TORCHELASTIC_USE_AGENT_STORE") == "True";
    return meeting;
}

}  // namespace

bool ProcessGroup::isNamed()
{
    return variable("RANK") || variable("WORLD_SIZE") || variable("MASTER_ADDR") || variable("MASTER_PORT");
}

bool ProcessGroup::namesSeveral()
{
    const auto size = variable("WORLD_SIZE");
    return size && *size != "1" && variable("RANK") && variable("MASTER_ADDR") && variable("MASTER_PORT");
}

#ifdef TENSORDESK_GLOO

namespace {

/// See Note [Gloo's thread].
void checkGlooThread()
{
    if (const auto failure = glooFailure())
        throw Error(
            ErrorKind::RuntimeError,
            "a process sent unexpected data, such as too many bytes, and the group can no longer be used ({}); start its processes again, with tensordicts of the same keys, shapes and dtypes",
            glooReason(*failure));
}

template <typename Future>
void waitFor(const Future& future, Progress& progress)
{
    while (future.wait_for(kLookInterval) != std::future_status::ready) {
        checkGlooThread();
        progress.check();
    }
}

}  // namespace

/// An operation of c10d. Its wait() blocks and is called on a thread of its own, started on demand: of a thousand pending messages
/// one is waited for at a time.
class Transfer::Work {
public:
    /// `with`: whom it is exchanged with, for messages.
    Work(c10::intrusive_ptr<c10d::Work> work, std::vector<at::Tensor> tensors, Message with)
        : m_work(std::move(work)), m_tensors(std::move(tensors)), m_with(std::move(with))
    {
    }

    /// See Note [Gloo's thread]: objects of a lost group are never destroyed.
    ~Work()
    {
        if (glooFailure())
            static_cast<void>(m_work.release());
    }
    Work(const Work&) = delete;
    Work& operator=(const Work&) = delete;

    bool isDone() { return done().wait_for(std::chrono::seconds(0)) == std::future_status::ready; }

    void wait(Progress& progress)
    {
        try {
            waitFor(done(), progress);
            guardingTorch([&] { done().get(); });
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled) {
                giveUp();
                throw;
            }
            throw Error(error.kind(), "the exchange with {} failed: {}", m_with, glooReason(error.reason()));
        }
    }

private:
    void giveUp()
    {
        try {
            m_work->abort();
        } catch (const std::exception&) {
            // Only messages can be given up; a collective operation ends by itself.
        }
    }

    const std::shared_future<void>& done()
    {
        std::call_once(m_watched, [this] {
            std::promise<void> done;
            m_done = done.get_future().share();
            std::thread([work = m_work, done = std::move(done)]() mutable {
                try {
                    if (!work->wait())
                        throw Error(ErrorKind::RuntimeError, "the message was given up");
                    done.set_value();
                } catch (...) {
                    done.set_exception(std::current_exception());
                }
            }).detach();
        });
        return m_done;
    }

    c10::intrusive_ptr<c10d::Work> m_work;
    std::vector<at::Tensor> m_tensors;  ///< c10d holds references to some of them alone
    Message m_with;
    std::once_flag m_watched;
    std::shared_future<void> m_done;
};

void Transfer::wait(Progress& progress) const
{
    m_work->wait(progress);
}
bool Transfer::isDone() const
{
    return m_work->isDone();
}

namespace {

c10d::ReduceOp torchReduceOp(ReduceOp op)
{
    switch (op) {
    case ReduceOp::Sum: return c10d::ReduceOp::SUM;
    case ReduceOp::Product: return c10d::ReduceOp::PRODUCT;
    case ReduceOp::Min: return c10d::ReduceOp::MIN;
    case ReduceOp::Max: return c10d::ReduceOp::MAX;
    case ReduceOp::BitAnd: return c10d::ReduceOp::BAND;
    case ReduceOp::BitOr: return c10d::ReduceOp::BOR;
    case ReduceOp::BitXor: return c10d::ReduceOp::BXOR;
    }
    throw Error(ErrorKind::Internal, "an unknown reduction");
}

class GlooGroup final : public ProcessGroup {
public:
    /// Waits for the other processes.
    GlooGroup(const Meeting& meeting, std::chrono::minutes patience)
        : m_rank(static_cast<int>(meeting.rank)), m_size(static_cast<int>(meeting.size))
    {
        guardGlooThread();
        // The store logs stray clients with stack traces for its developers; failures are thrown.
        FLAGS_caffe2_log_level = c10::GLOG_FATAL;
        c10d::TCPStoreOptions options;
        options.port = static_cast<uint16_t>(meeting.port);
        options.isServer = meeting.rank == 0 && !meeting.hasAgent;
        options.numWorkers = static_cast<std::size_t>(meeting.size);
        options.timeout = kTimeout;
        options.multiTenant = !meeting.hasAgent;
        if (!options.isServer)
            awaitStore(meeting.host, meeting.port, kTimeout);
        c10::intrusive_ptr<c10d::Store> store = c10::make_intrusive<c10d::TCPStore>(meeting.host, options);
        // The keys below which Python's init_process_group() lets the processes find each other.
        for (const char* prefix : {"default_pg", "0/", "cpu/"})
            store = c10::make_intrusive<c10d::PrefixStore>(prefix, store);
        auto settings = c10d::ProcessGroupGloo::Options::create(patience);
        const auto interface = variable("GLOO_SOCKET_IFNAME");
        settings->devices.push_back(interface ? c10d::ProcessGroupGloo::createDeviceForInterface(*interface)
                                              : c10d::ProcessGroupGloo::createDefaultDevice());
        m_backend = c10::make_intrusive<c10d::ProcessGroupGloo>(store, m_rank, m_size, settings);
    }

    int rank() const override { return m_rank; }
    int size() const override { return m_size; }

    Transfer send(const at::Tensor& tensor, int64_t peer, int64_t tag) override
    {
        checkPeer(peer);
        std::vector<at::Tensor> tensors{tensor};
        return started(tensors, nameOf(peer), [&] { return m_backend->send(tensors, static_cast<int>(peer), tagOf(tag)); });
    }

    Transfer receive(const at::Tensor& into, int64_t peer, int64_t tag) override
    {
        checkPeer(peer);
        std::vector<at::Tensor> tensors{into};
        return started(tensors, nameOf(peer), [&] { return m_backend->recv(tensors, static_cast<int>(peer), tagOf(tag)); });
    }

    Transfer reduce(const at::Tensor& tensor, ReduceOp op, int64_t root) override
    {
        c10d::ReduceOptions options;
        options.reduceOp = torchReduceOp(op);
        options.rootRank = memberOf(root);
        std::vector<at::Tensor> tensors{tensor};
        return started(tensors, Message("the group"), [&] { return m_backend->reduce(tensors, options); });
    }

    Transfer reduceAll(const at::Tensor& tensor, ReduceOp op) override
    {
        c10d::AllreduceOptions options;
        options.reduceOp = torchReduceOp(op);
        std::vector<at::Tensor> tensors{tensor};
        return started(tensors, Message("the group"), [&] { return m_backend->allreduce(tensors, options); });
    }

    Transfer broadcast(const at::Tensor& tensor, int64_t root) override
    {
        c10d::BroadcastOptions options;
        options.rootRank = memberOf(root);
        std::vector<at::Tensor> tensors{tensor};
        return started(tensors, Message("the group"), [&] { return m_backend->broadcast(tensors, options); });
    }

    Transfer gather(const at::Tensor& tensor, std::vector<at::Tensor> into, int64_t root) override
    {
        c10d::GatherOptions options;
        options.rootRank = memberOf(root);
        std::vector<at::Tensor> tensors{tensor};
        std::vector<std::vector<at::Tensor>> results;
        if (m_rank == root)
            results.push_back(into);
        into.push_back(tensor);
        return started(into, Message("the group"), [&] { return m_backend->gather(results, tensors, options); });
    }

    Transfer gatherAll(const at::Tensor& tensor, std::vector<at::Tensor> into) override
    {
        std::vector<at::Tensor> tensors{tensor};
        std::vector<std::vector<at::Tensor>> results{into};
        into.push_back(tensor);
        return started(into, Message("the group"), [&] { return m_backend->allgather(results, tensors); });
    }

private:
    template <typename Start>
    static Transfer started(std::vector<at::Tensor> tensors, Message with, Start&& start)
    {
        checkGlooThread();
        return Transfer(std::make_shared<Transfer::Work>(guardingTorch(start), std::move(tensors), std::move(with)));
    }

    static Message nameOf(int64_t peer) { return Message("process {}", peer); }

    int memberOf(int64_t rank) const
    {
        if (rank < 0 || rank >= m_size)
            throw Error(ErrorKind::ValueError, "there is no process {} among the {} of the group, which count from 0", rank,
                        m_size);
        return static_cast<int>(rank);
    }

    void checkPeer(int64_t rank) const
    {
        if (memberOf(rank) == m_rank)
            throw Error(ErrorKind::ValueError, "process {} is this one: it cannot exchange with itself", rank);
    }

    static int tagOf(int64_t tag)
    {
        if (tag < 0 || tag > INT32_MAX)
            throw Error(ErrorKind::ValueError, "a message's tag is from 0 to 2147483647, not {}", tag);
        return static_cast<int>(tag);
    }

    int m_rank;
    int m_size;
    c10::intrusive_ptr<c10d::ProcessGroupGloo> m_backend;
};

using GroupFuture = std::shared_future<std::shared_ptr<ProcessGroup>>;

GroupFuture join(const Meeting& meeting, std::chrono::minutes patience)
{
    std::promise<std::shared_ptr<ProcessGroup>> promise;
    GroupFuture future = promise.get_future().share();
    std::thread([meeting, patience, promise = std::move(promise)]() mutable {
        try {
            promise.set_value(std::make_shared<GlooGroup>(meeting, patience));
        } catch (...) {
            promise.set_exception(std::current_exception());
        }
    }).detach();
    return future;
}

}  // namespace

ProcessGroup& ProcessGroup::joined(Progress& progress, std::chrono::minutes patience)
{
    // Never destroyed: the processes part when they end, and Gloo's threads may still be at work then.
    static std::mutex& mutex = *new std::mutex;
    static GroupFuture& group = *new GroupFuture;

    const std::lock_guard lock(mutex);
    if (!group.valid())
        group = join(namedMeeting(), patience);
    // Someone who stops waiting goes on joining: a second try waits for the same.
    waitFor(group, progress);
    try {
        return *guardingTorch([] { return group.get(); });
    } catch (const Error& error) {
        group = {};
        const Meeting meeting = namedMeeting();
        throw Error(error.kind(), "the process group at {}:{} could not be joined: {}", meeting.host, meeting.port,
                    glooReason(error.reason()));
    }
}

#else

class Transfer::Work { };
void Transfer::wait(Progress&) const { }
bool Transfer::isDone() const
{
    return true;
}

ProcessGroup& ProcessGroup::joined(Progress&, std::chrono::minutes)
{
    static_cast<void>(namedMeeting());
    throw Error(ErrorKind::NotImplementedError,
                "this program was built without the headers of Gloo, and cannot exchange tensordicts with other processes");
}

#endif

}  // namespace tensordesk
