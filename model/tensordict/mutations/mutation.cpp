// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/mutations/mutation.h"

#include "model/tensordict/base/torchversion.h"
#include "model/tensordict/mutations/mutations.h"
#include "model/tensordict/tree/lazystacknode.h"

#include <ATen/core/Tensor.h>

#include <charconv>

namespace tensordesk {

namespace {

/// Adds the location to errors.
template <typename Change>
void withinPath(const KeyPath& path, Change change)
{
    try {
        change();
    } catch (Error& error) {
        error.within(path);
        throw;
    }
}

/// Changes a tensordict in memory.
class OntoTree {
public:
    explicit OntoTree(TensorDict& root) : m_root(root) { }

    void operator()(const Assign& each) const
    {
        withinPath(each.path, [&] { each.target.assign(each.value); });
    }
    void operator()(const Set& each) const { m_root.set(each.path, ownElements(each.entry)); }
    void operator()(const Erase& each) const { m_root.erase(each.path); }
    void operator()(const Rename& each) const { m_root.rename(each.path, each.to); }
    void operator()(const Arrange& each) const { m_root.child(each.path).arrange(each.keys); }
    void operator()(const SetNames& each) const { m_root.child(each.path).setNames(each.names); }
    void operator()(const SetBatchSize& each) const
    {
        if (each.levels.empty()) {
            withinPath(each.path, [&] { m_root.child(each.path).setBatchSize(each.batch); });
        }
        for (const LevelDims& shape : each.levels) {
            TensorDict level = m_root.child(shape.path);
            if (level.batchSize() != shape.batch) {
                level.setBatchSize(shape.batch);
            }
            level.setNames(shape.names);
        }
    }
    void operator()(const SetLocked& each) const { m_root.child(each.path).setLocked(each.isLocked); }
    void operator()(const SetDevice& each) const { m_root.child(each.path).setDevice(each.device); }
    void operator()(const InsertMember& each) const { m_root.child(each.path).insertMember(each.position, each.member); }
    void operator()(const RemoveMember& each) const
    {
        dynamic_cast<LazyStackNode&>(*m_root.child(each.path).node()).remove(each.position);
    }

private:
    TensorDict& m_root;
};

std::string scalarText(const at::Tensor& value)
{
    switch (value.scalar_type()) {
    case at::kBool: return PythonValue(value.item<bool>()).toPython();
    case kUInt64: return std::to_string(static_cast<uint64_t>(value.view(at::kLong).item<int64_t>()));
    case at::kFloat: {
        // As a double it would show the rounding to float: 0.1f is 0.10000000149.
        char text[32];
        const std::to_chars_result end = std::to_chars(text, text + sizeof text, value.item<float>());
        double number = 0;
        std::from_chars(text, end.ptr, number);
        return PythonValue(number).toPython();
    }
    default: break;
    }
    if (value.is_complex()) {
        const c10::complex<double> number = value.item().toComplexDouble();
        return "complex(" + PythonValue(number.real()).toPython() + ", " + PythonValue(number.imag()).toPython() + ")";
    }
    return value.is_floating_point() ? PythonValue(value.to(at::kDouble).item<double>()).toPython()
                                     : PythonValue(value.to(at::kLong).item<int64_t>()).toPython();
}

struct InWords {
    Message operator()(const Assign& each) const { return Message("{} = {}", toSubscript(each.path), valueText(each.value)); }
    Message operator()(const Set& each) const { return python(each, " = …"); }
    Message operator()(const Erase& each) const { return Message::verbatim("del " + toSubscript(each.path)); }
    Message operator()(const Rename& each) const
    {
        return Message("{} renamed to {}", toSubscript(each.path), toSubscript(each.to));
    }
    Message operator()(const Arrange& each) const { return Message("{} has its keys in another order", toSubscript(each.path)); }
    Message operator()(const SetNames& each) const { return python(each, ".names = " + toString(each.names)); }
    Message operator()(const SetBatchSize& each) const { return python(each, ".batch_size = " + toString(each.batch)); }
    Message operator()(const SetLocked& each) const { return python(each, each.isLocked ? ".lock_()" : ".unlock_()"); }
    Message operator()(const SetDevice& each) const
    {
        return python(each, ".device = " + (each.device ? each.device->str() : "None"));
    }
    Message operator()(const InsertMember& each) const { return python(each, ".insert(" + std::to_string(each.position) + ", …)"); }
    Message operator()(const RemoveMember& each) const
    {
        return Message::verbatim("del " + toSubscript(each.path / Member{each.position}));
    }

private:
    /// Python source is the same in all languages.
    static Message python(const auto& each, const std::string& what) { return Message::verbatim(toSubscript(each.path) + what); }
};

}  // namespace

const KeyPath& pathOf(const Mutation& mutation)
{
    return std::visit([](const auto& each) -> const KeyPath& { return each.path; }, mutation);
}

Mutation relocated(const Mutation& mutation, const std::function<KeyPath(const KeyPath&)>& place)
{
    return std::visit(
        [&](auto each) -> Mutation {
            each.path = place(each.path);
            if constexpr (requires { each.to; }) {
                each.to = place(each.to);
            }
            if constexpr (requires { each.levels; }) {
                for (LevelDims& level : each.levels) {
                    level.path = place(level.path);
                }
            }
            return each;
        },
        mutation);
}

Mutation relocated(const Mutation& mutation, const KeyPath& prefix)
{
    return relocated(mutation, [&](const KeyPath& path) { return prefix / path; });
}

Mutation withoutValue(Mutation mutation)
{
    if (auto* assignment = std::get_if<Assign>(&mutation)) {
        assignment->value = at::Tensor();
    }
    return mutation;
}

void applyTo(TensorDict root, const Mutation& mutation)
{
    std::visit(OntoTree(root), mutation);
}

Message valueText(const at::Tensor& value)
{
    return value.numel() == 1 ? Message::verbatim(scalarText(value)) : Message("a tensor of shape {}", toString(value.sizes()));
}

Message toText(const Mutation& mutation)
{
    return std::visit(InWords(), mutation);
}

}  // namespace tensordesk
