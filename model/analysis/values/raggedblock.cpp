// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/values/raggedblock.h"

#include "model/analysis/values/partialsource.h"
#include "model/tensordict/indices/part.h"
#include "model/tensordict/leaves/leafimpl.h"
#include "model/tensordict/leaves/readonlysource.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/zeros.h>

#include <algorithm>
#include <functional>
#include <memory>

namespace tensordesk {

namespace {

template <typename Stacked>
MemberSizes sizesOf(const std::vector<Stacked>& members, int64_t stackDim)
{
    MemberSizes sizes = memberSizes(members.front());
    for (const Stacked& member : members) {
        const MemberSizes its = memberSizes(member);
        for (std::size_t dim = 0; dim < its.longest.size(); ++dim) {
            sizes.longest[dim] = std::max(sizes.longest[dim], its.longest[dim]);
            sizes.shortest[dim] = std::min(sizes.shortest[dim], its.shortest[dim]);
        }
    }
    for (Shape* const shape : {&sizes.longest, &sizes.shortest}) {
        shape->insert(shape->begin() + stackDim, static_cast<int64_t>(members.size()));
    }
    sizes.stackDim = stackDim;
    return sizes;
}

/// The members of a ragged leaf, down to leaves that are not ragged.
struct Member {
    Leaf leaf;
    int64_t stackDim = 0;
    std::vector<Member> members = {};

    explicit Member(const Leaf& of) : leaf(of)
    {
        if (of.isRagged()) {
            stackDim = stackDimOf(of);
            for (const Leaf& member : of.members()) {
                members.emplace_back(member);
            }
        }
    }
};

/// Receives the intersection of a part with a member: its elements, and their position in the part.
using Visit = std::function<void(const Leaf& elements, const at::Tensor& target)>;

/// Calls `visit` for each member that the part reaches into; `target` is shaped by the part.
void visitMembers(const Member& member, Part part, at::Tensor target, const Visit& visit)
{
    if (member.members.empty()) {
        for (std::size_t dim = 0; dim < part.size(); ++dim) {
            Range& range = part[dim];
            const int64_t left = member.leaf.shape()[dim] - range.start;
            range.count = std::min(range.count, left > 0 ? (left + range.step - 1) / range.step : 0);
            if (range.count == 0) {
                return;
            }
            target = target.narrow(static_cast<int64_t>(dim), 0, range.count);
        }
        visit(member.leaf.at(indexOf(part)), target);
        return;
    }
    const Range chosen = part[member.stackDim];
    part.erase(part.begin() + member.stackDim);
    for (int64_t n = 0; n < chosen.count; ++n) {
        const auto at = static_cast<std::size_t>(chosen.start + n * chosen.step);
        visitMembers(member.members[at], part, target.select(member.stackDim, n), visit);
    }
}

at::Tensor zerosFor(const Part& part, DType dtype)
{
    return at::zeros(shapeOf(part), at::TensorOptions().dtype(dtype));
}

class RaggedPresence final : public ReadOnlySource {
public:
    RaggedPresence(Shape shape, std::shared_ptr<const Member> root)
        : ReadOnlySource(std::move(shape), DType::Bool), m_root(std::move(root))
    {
    }

    at::Tensor read(const std::vector<Range>& part) const override
    {
        const at::Tensor result = zerosFor(part, dtype());
        visitMembers(*m_root, part, result, [](const Leaf&, const at::Tensor& target) { target.fill_(true); });
        return result;
    }
    void refuseEdits() const override { throw Error(ErrorKind::PermissionError, "Where members end cannot be edited here."); }
    std::string file() const override { return {}; }
    StorageLayout layout() const override { return {StorageLayout::Kind::Members}; }
    int64_t storedBytes() const override { return 0; }

private:
    std::shared_ptr<const Member> m_root;
};

class RaggedBlock final : public PartialSource {
public:
    explicit RaggedBlock(const Leaf& leaf)
        : PartialSource(memberSizes(leaf).longest, leaf.dtype()), m_root(std::make_shared<const Member>(leaf)),
          m_present(std::make_shared<RaggedPresence>(shape(), m_root))
    {
    }

    std::optional<Leaf> present() const override { return m_present; }
    at::Tensor read(const std::vector<Range>& part) const override
    {
        const at::Tensor result = zerosFor(part, dtype());
        visitMembers(*m_root, part, result,
                     [](const Leaf& elements, const at::Tensor& target) { target.copy_(elements.tensor()); });
        return result;
    }
    void write(const std::vector<Range>& part, const at::Tensor& values) override
    {
        visitMembers(*m_root, part, values, [](const Leaf& elements, const at::Tensor& value) { elements.assign(value); });
    }
    void checkIntact() const override { m_root->leaf.checkIntact(); }
    bool isEdited(const std::vector<Range>& part) const override
    {
        bool isEdited = false;
        visitMembers(*m_root, part, zerosFor(part, DType::Bool),
                     [&](const Leaf& elements, const at::Tensor&) { isEdited = isEdited || elements.isEdited(); });
        return isEdited;
    }
    std::string file() const override
    {
        const auto first = m_root->members.front().leaf.source();
        return first ? first->file() : std::string();
    }
    StorageLayout layout() const override { return {StorageLayout::Kind::Members}; }
    int64_t storedBytes() const override { return 0; }

private:
    std::shared_ptr<const Member> m_root;
    Leaf m_present;
};

}  // namespace

MemberSizes memberSizes(const Leaf& leaf)
{
    return leaf.isRagged() ? sizesOf(leaf.members(), stackDimOf(leaf)) : MemberSizes{leaf.shape(), leaf.shape()};
}

MemberSizes memberSizes(const TensorDict& td)
{
    return isRagged(td.batchSize()) && td.isLazyStack() ? sizesOf(td.members(), td.stackDim())
                                                        : MemberSizes{td.batchSize(), td.batchSize()};
}

Leaf asBlock(const Leaf& ragged)
{
    return Leaf(std::make_shared<RaggedBlock>(ragged));
}

}  // namespace tensordesk
