// SPDX-License-Identifier: BSD-3-Clause
#include "model/distributed/exchange.h"
#include "model/distributed/remote.h"
#include "model/expression/calls/registry.h"
#include "model/expression/operations/owners.h"
#include "model/expression/syntax/expression.h"
#include "model/tensordict/base/error.h"

#include <array>
#include <mutex>

namespace tensordesk {

namespace {

using enum OperationKind;

constexpr std::pair<std::string_view, ReduceOp> kReduceOps[] = {
    {"distributed.ReduceOp.SUM", ReduceOp::Sum},     {"distributed.ReduceOp.PRODUCT", ReduceOp::Product},
    {"distributed.ReduceOp.MIN", ReduceOp::Min},     {"distributed.ReduceOp.MAX", ReduceOp::Max},
    {"distributed.ReduceOp.BAND", ReduceOp::BitAnd}, {"distributed.ReduceOp.BOR", ReduceOp::BitOr},
    {"distributed.ReduceOp.BXOR", ReduceOp::BitXor},
};

/// As torch.strided, it is represented by a text.
Value reduceOpNamed(const Arguments& a)
{
    return "torch." + std::string(a.operation().name);
}

ReduceOp reduceOpOf(const Arguments& a)
{
    if (a["op"].isNone())
        return ReduceOp::Sum;
    if (const auto* name = a["op"].as<std::string>())
        for (const auto& [known, op] : kReduceOps)
            if (*name == "torch." + std::string(known))
                return op;
    throw Error(ErrorKind::TypeError, "op is one of torch.distributed.ReduceOp, such as torch.distributed.ReduceOp.MAX, or None");
}

ProcessGroup& groupOf(const Arguments& a)
{
    if (!a["group"].isNone())
        throw Error(ErrorKind::TypeError, "group is None: there is the default process group alone");
    if (a.exchanges() == Exchanges::Refused)
        throw Error(
            ErrorKind::RuntimeError,
            "processes exchange tensordicts in `tensordesk eval`, `export` and `edit`: here it would be done for a trial, or more "
            "than once");
    return ProcessGroup::joined(a.progress());
}

/// The other process, as `name` says it.
int64_t peerOf(const Arguments& a, const char* name)
{
    const std::string inGroup = std::string("group_") + name;
    if (!a[inGroup].isNone())
        throw Error(ErrorKind::ValueError, "`{}` requires `group` to be passed: only the default process group exists; use {}",
                    inGroup, name);
    if (a[name].isNone())
        throw Error(ErrorKind::ValueError, "Exactly one of `{}` and `{}` must be provided.", name, inGroup);
    return a.integer(name);
}

TagRule tagsOf(const Arguments& a)
{
    return {a.integer("init_tag"), a.flag("pseudo_rand")};
}

/// A leaf or a block of leaves being transferred; received data is written when it is waited for.
template <typename UnderWay>
class PendingTransfer final : public Value::Work {
public:
    /// `mutations`: null if nothing is to be written.
    PendingTransfer(UnderWay transfer, std::shared_ptr<Mutations> mutations)
        : m_transfer(std::move(transfer)), m_mutations(std::move(mutations))
    {
    }

    void wait(Progress& progress) const override
    {
        m_transfer.wait(progress);
        if (m_mutations)
            std::call_once(m_written, [&] { m_transfer.write(*m_mutations); });
    }
    bool isCompleted() const override { return m_transfer.isDone(); }

private:
    UnderWay m_transfer;
    std::shared_ptr<Mutations> m_mutations;
    mutable std::once_flag m_written;
};

template <typename UnderWay>
Value works(const std::vector<UnderWay>& transfers, const std::shared_ptr<Mutations>& mutations)
{
    Value::List list;
    for (const UnderWay& transfer : transfers)
        list.items.emplace_back(Value::WorkPtr(std::make_shared<PendingTransfer<UnderWay>>(transfer, mutations)));
    return list;
}

template <typename UnderWay>
void waitForAll(const std::vector<UnderWay>& transfers, Progress& progress)
{
    for (const UnderWay& transfer : transfers)
        transfer.wait(progress);
}

void receiveBlock(const BlockTransfer& transfer, const Arguments& a)
{
    transfer.wait(a.progress());
    transfer.write(a.mutations());
}

Value send(const Arguments& a)
{
    const int64_t peer = peerOf(a, "dst");
    if (a.flag("consolidated"))
        startSendingBlock(a.td(), groupOf(a), peer).wait(a.progress());
    else
        tensordesk::send(a.td(), groupOf(a), peer, tagsOf(a), a.progress());
    return {};
}

Value receive(const Arguments& a)
{
    const int64_t peer = peerOf(a, "src");
    if (!a.flag("consolidated"))
        return tensordesk::receive(a.td(), groupOf(a), peer, tagsOf(a), a.mutations(), a.progress());
    receiveBlock(startReceivingBlock(a.td(), groupOf(a), peer), a);
    return {};
}

Value startSend(const Arguments& a)
{
    const int64_t peer = peerOf(a, "dst");
    const bool returnsEarly = a.flag("return_early");
    if (a.flag("consolidated")) {
        const std::vector block{startSendingBlock(a.td(), groupOf(a), peer)};
        if (returnsEarly)
            return works(block, nullptr);
        waitForAll(block, a.progress());
        return {};
    }
    const PendingExchange started = startSending(a.td(), groupOf(a), peer, tagsOf(a));
    if (returnsEarly)
        return works(started.leaves, nullptr);
    waitForAll(started.leaves, a.progress());
    return started.lastTag;
}

Value startReceive(const Arguments& a)
{
    const int64_t peer = peerOf(a, "src");
    const bool returnsEarly = a.flag("return_premature");
    if (a.flag("consolidated")) {
        const BlockTransfer block = startReceivingBlock(a.td(), groupOf(a), peer);
        if (returnsEarly)
            return works(std::vector{block}, a.keptMutations());
        receiveBlock(block, a);
        return {};
    }
    const PendingExchange started = startReceiving(a.td(), groupOf(a), peer, tagsOf(a));
    if (returnsEarly)
        return works(started.leaves, a.keptMutations());
    waitAndWrite(started.leaves, a.mutations(), a.progress());
    return {};
}

Value reduce(const Arguments& a)
{
    ProcessGroup& group = groupOf(a);
    const int64_t root = a.integer("dst");
    const std::vector<LeafTransfer> started = startReducing(a.td(), group, reduceOpOf(a), root);
    const bool isRoot = group.rank() == root;
    if (a.flag("async_op") && a.flag("return_premature"))
        return works(started, isRoot ? a.keptMutations() : nullptr);
    if (isRoot)
        waitAndWrite(started, a.mutations(), a.progress());
    else
        waitForAll(started, a.progress());
    return {};
}

Value reduceAll(const Arguments& a)
{
    const std::vector<LeafTransfer> started = startReducingAll(a.td(), groupOf(a), reduceOpOf(a));
    if (a.flag("async_op"))
        return works(started, a.keptMutations());
    waitAndWrite(started, a.mutations(), a.progress());
    return {};
}

Value gatherAndStack(const Arguments& a)
{
    const bool isRoot = tensordesk::gatherAndStack(a.td(), groupOf(a), a.integer("dst"), a.mutations(), a.progress());
    return isRoot ? a.self() : Value();
}

Value gatherAll(const Arguments& a)
{
    Value::List list;
    for (TensorDict& td : tensordesk::gatherAll(a.td(), groupOf(a), a.progress()))
        list.items.emplace_back(std::move(td));
    return list;
}

/// Received data is on the CPU; use to() for a device.
void checkDevice(const Arguments& a)
{
    const auto* device = a["device"].as<at::Device>();
    const auto* name = a["device"].as<std::string>();
    if (!a["device"].isNone() && !(device && device->is_cpu()) && !(name && *name == "cpu"))
        throw Error(ErrorKind::ValueError, "processes exchange tensordicts on the CPU: move the received one with to(device)");
}

Value initRemote(const Arguments& a)
{
    checkDevice(a);
    ProcessGroup& group = groupOf(a);
    if (a.flag("use_broadcast"))
        static_cast<void>(tensordesk::broadcast(a.td(), group, group.rank(), a.progress()));
    else
        tensordesk::initRemote(a.td(), group, a.integer("dst"), a.progress());
    return {};
}

Value fromRemoteInit(const Arguments& a)
{
    checkDevice(a);
    ProcessGroup& group = groupOf(a);
    const int64_t source = a.integer("src");
    return a.flag("use_broadcast") ? tensordesk::broadcast(TensorDict(), group, source, a.progress())
                                   : tensordesk::fromRemoteInit(group, source, a.progress());
}

Value broadcast(const Arguments& a)
{
    checkDevice(a);
    return tensordesk::broadcast(a.td(), groupOf(a), a.integer("src"), a.progress());
}

constexpr std::array kOperations{
    Operation{kTd, "send", "(dst=None, *, group=None, group_dst=None, init_tag=0, pseudo_rand=False, consolidated=False)", Compute,
              "Sends its leaves to the process `dst`, which receives them with recv().", send},
    Operation{kTd, "recv", "(src=None, *, group=None, group_src=None, init_tag=0, pseudo_rand=False, consolidated=False)", InPlace,
              "Receives leaves of the process `src` into the leaves of the same keys, shapes and dtypes; returns the last tag.",
              receive},
    Operation{kTd, "isend",
              "(dst=None, *, group=None, group_dst=None, init_tag=0, pseudo_rand=False, return_early=False, consolidated=False)",
              Compute, "As send(), all leaves at once; return_early: returns a pending transfer to wait() for.", startSend},
    Operation{
        kTd, "irecv",
        "(src=None, *, group=None, group_src=None, return_premature=False, init_tag=0, pseudo_rand=False, consolidated=False)",
        InPlace, "As recv(), all leaves at once; return_premature: returns a pending transfer, whose wait() writes it.",
        startReceive},
    Operation{kTd, "reduce", "(dst, op=None, async_op=False, return_premature=False, group=None)", InPlace,
              "Reduces each leaf over all processes (sum, or `op`) into that of process `dst`.", reduce},
    Operation{kTd, "all_reduce", "(op=None, *, group=None, async_op=False)", InPlace,
              "Reduces each leaf over all processes (sum, or `op`), in all of them.", reduceAll},
    Operation{kTd, "gather_and_stack", "(dst, group=None)", InPlace,
              "Writes the tensordicts of the other processes, stacked, into that of the process `dst`.", gatherAndStack},
    Operation{kTd, "all_gather", "(*, group=None)", Compute, "The tensordicts of all processes, in a list.", gatherAll},
    Operation{kTd, "init_remote", "(dst=None, group=None, device=None, use_broadcast=False)", Compute,
              "Sends its structure and content to the process `dst`, which receives them with TensorDict.from_remote_init().",
              initRemote},
    Operation{kClass, "from_remote_init", "(src, group=None, device=None, use_broadcast=False)", Compute,
              "The tensordict that the process `src` sends with init_remote().", fromRemoteInit},
    Operation{kTd, "broadcast", "(src, *, group=None, device=None)", Compute,
              "The tensordict of the process `src`, in every process.", broadcast},
    Operation{kTorch, "distributed.get_rank", "(group=None)", Metadata, "The rank of this process, from 0.",
              [](const Arguments& a) -> Value { return int64_t{groupOf(a).rank()}; }},
    Operation{kTorch, "distributed.get_world_size", "(group=None)", Metadata, "The number of processes.",
              [](const Arguments& a) -> Value { return int64_t{groupOf(a).size()}; }},
    Operation{kTorch, "distributed.is_initialized", "()", Metadata,
              "True if there is a process group: RANK, WORLD_SIZE, MASTER_ADDR and MASTER_PORT name it, which torchrun sets.",
              [](const Arguments&) -> Value { return ProcessGroup::isNamed(); }},
    Operation{kTorch, "distributed.ReduceOp.SUM", "", Metadata, "The sum, for reduce().", reduceOpNamed},
    Operation{kTorch, "distributed.ReduceOp.PRODUCT", "", Metadata, "Their product.", reduceOpNamed},
    Operation{kTorch, "distributed.ReduceOp.MIN", "", Metadata, "The minimum.", reduceOpNamed},
    Operation{kTorch, "distributed.ReduceOp.MAX", "", Metadata, "The maximum.", reduceOpNamed},
    Operation{kTorch, "distributed.ReduceOp.BAND", "", Metadata, "The bitwise and.", reduceOpNamed},
    Operation{kTorch, "distributed.ReduceOp.BOR", "", Metadata, "The bitwise or.", reduceOpNamed},
    Operation{kTorch, "distributed.ReduceOp.BXOR", "", Metadata, "The bitwise exclusive or.", reduceOpNamed},
    Operation{Owner::Work, "wait", "(timeout=None)", InPlace,
              "Returns True at the end of the transfer; received elements are then written.",
              [](const Arguments& a) -> Value {
                  (*a.self().as<Value::WorkPtr>())->wait(a.progress());
                  return true;
              }},
    Operation{Owner::Work, "is_completed", "()", Metadata, "True if the transfer has ended.",
              [](const Arguments& a) -> Value { return (*a.self().as<Value::WorkPtr>())->isCompleted(); }},
};

}  // namespace

std::span<const Operation> distributedOperations()
{
    return kOperations;
}

}  // namespace tensordesk
