// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/indices/index.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/base/torchversion.h"
#include "model/tensordict/indices/aliased.h"
#include "model/tensordict/tree/validation.h"

#include <ATen/TensorOperators.h>
#include <ATen/ops/index.h>
#include <ATen/ops/index_put.h>
#include <ATen/ops/where.h>
#include <ATen/ops/zeros.h>

#include <algorithm>

namespace tensordesk {

namespace {

using BasicDim = BoundIndex::BasicDim;

bool isMask(const at::Tensor& tensor)
{
    return tensor.scalar_type() == at::kBool || tensor.scalar_type() == at::kByte;
}

bool isWhole(const Slice& slice)
{
    return !slice.start && !slice.stop && !slice.step;
}

Range resolved(const Slice& slice, int64_t size, int64_t dim)
{
    if (size == kRagged) {
        if (isWhole(slice)) {
            return {0, 1, kRagged};
        }
        throw Error(ErrorKind::RuntimeError, "dim {} is ragged and cannot be sliced; index a member of the stack first", dim);
    }
    const int64_t step = slice.step.value_or(1);
    if (step == 0) {
        throw Error(ErrorKind::ValueError, "slice step cannot be zero");
    }
    if (step < 0) {
        throw Error(ErrorKind::ValueError, "negative slice steps are not supported, got {} for dim {}", step, dim);
    }
    const auto clamped = [size](int64_t position) {
        return std::clamp<int64_t>(position < 0 ? position + size : position, 0, size);
    };
    const int64_t start = clamped(slice.start.value_or(0));
    const int64_t stop = clamped(slice.stop.value_or(size));
    const int64_t count = stop > start ? (stop - start - 1) / step + 1 : 0;
    return count == 0 ? Range{0, 1, 0} : Range{start, step, count};
}

int64_t resolved(int64_t position, int64_t size, int64_t dim)
{
    if (size == kRagged ? position < 0 : position < -size || position >= size) {
        throw Error(ErrorKind::IndexError, "index {} is out of bounds for dimension {} with size {}", position, dim, size);
    }
    return position < 0 ? position + size : position;
}

/// Positions as int64 on the CPU, counted from the front.
at::Tensor positions(const at::Tensor& tensor, int64_t size, int64_t dim)
{
    if (!at::isIntegralType(tensor.scalar_type(), false)) {
        throw Error(ErrorKind::IndexError, "tensors used as indices must be integer or bool, got {}", tensor.toString());
    }
    at::Tensor index = tensor.to(at::kCPU, at::kLong).contiguous();
    const int64_t* data = index.const_data_ptr<int64_t>();
    const bool negative = std::any_of(data, data + index.numel(), [](int64_t i) { return i < 0; });
    for (int64_t i = 0; i < index.numel(); ++i) {
        static_cast<void>(resolved(data[i], size, dim));
    }
    return negative ? at::where(index.lt(0), index + size, index) : index;
}

std::string sliceText(const Slice& slice)
{
    const auto text = [](const std::optional<int64_t>& part) { return part ? std::to_string(*part) : std::string(); };
    return text(slice.start) + ":" + text(slice.stop) + (slice.step ? ":" + text(slice.step) : "");
}

std::string listText(const at::Tensor& tensor)
{
    if (tensor.dim() == 0) {
        return isMask(tensor) ? (tensor.item<bool>() ? "True" : "False") : std::to_string(tensor.item<int64_t>());
    }
    std::string out = "[";
    for (int64_t i = 0; i < tensor.size(0); ++i) {
        out += (i ? ", " : "") + listText(tensor[i]);
    }
    return out + "]";
}

}  // namespace

std::string toPython(const Index& index)
{
    std::string out;
    for (const IndexItem& item : index) {
        if (!out.empty()) {
            out += ", ";
        }
        if (const auto* position = std::get_if<int64_t>(&item)) {
            out += std::to_string(*position);
        } else if (const auto* flag = std::get_if<bool>(&item)) {
            out += *flag ? "True" : "False";
        } else if (const auto* slice = std::get_if<Slice>(&item)) {
            out += sliceText(*slice);
        } else if (std::holds_alternative<Ellipsis>(item)) {
            out += "...";
        } else if (std::holds_alternative<NewAxis>(item)) {
            out += "None";
        } else {
            out += listText(std::get<at::Tensor>(item));
        }
    }
    return out.empty() ? "()" : out;
}

bool gathers(const Index& index)
{
    return std::any_of(index.begin(), index.end(), [](const IndexItem& item) {
        const auto* tensor = std::get_if<at::Tensor>(&item);
        return std::holds_alternative<bool>(item) || (tensor && (tensor->dim() > 0 || isMask(*tensor)));
    });
}

BoundIndex::BoundIndex(const Index& index, c10::IntArrayRef batch) : m_input(batch.vec())
{
    const Index items = expandedEllipsis(index, batch);
    m_identity = std::all_of(items.begin(), items.end(), [](const IndexItem& item) {
        const auto* slice = std::get_if<Slice>(&item);
        return slice && isWhole(*slice);
    });
    const auto dims = static_cast<int64_t>(batch.size());
    int64_t dim = 0;
    int64_t masks = 0;
    const auto addMiddle = [&](BasicDim basic, int64_t source, at::Tensor advanced = {}, int64_t mask = -1) {
        m_basic.push_back(basic);
        m_middle.push_back(basic.range.count);
        m_middleSource.push_back(source);
        m_advanced.push_back(std::move(advanced));
        m_maskGroup.push_back(mask);
    };
    const auto addWhole = [&](at::Tensor advanced = {}, int64_t mask = -1) {
        addMiddle({BasicDim::Kind::Range, {0, 1, batch[dim]}}, dim, std::move(advanced), mask);
        ++dim;
    };
    const auto addFlag = [&](bool flag) {
        addMiddle({BasicDim::Kind::NewAxis, {0, 1, 1}}, -1, at::zeros({flag ? 1 : 0}, at::kLong));
    };
    const auto addMask = [&](const at::Tensor& tensor) {
        for (int64_t i = 0; i < tensor.dim(); ++i) {
            if (tensor.size(i) != batch[dim + i]) {
                throw Error(ErrorKind::IndexError,
                            "the shape of the mask {} at index {} does not match the indexed shape {} at index {}",
                            toString(tensor.sizes()), i, toString(batch), dim + i);
            }
        }
        const std::vector<at::Tensor> where = tensor.to(at::kCPU).nonzero().unbind(1);
        const int64_t group = masks++;
        for (const at::Tensor& positionsOfDim : where) {
            addWhole(positionsOfDim.contiguous(), group);
        }
    };
    const auto addItem = [&](const IndexItem& item) {
        if (const auto* position = std::get_if<int64_t>(&item)) {
            m_basic.push_back({BasicDim::Kind::Pick, {resolved(*position, batch[dim], dim), 1, 1}});
            ++dim;
        } else if (const auto* slice = std::get_if<Slice>(&item)) {
            addMiddle({BasicDim::Kind::Range, resolved(*slice, batch[dim], dim)}, dim);
            ++dim;
        } else if (std::holds_alternative<NewAxis>(item)) {
            addMiddle({BasicDim::Kind::NewAxis, {0, 1, 1}}, -1);
        } else if (const auto* flag = std::get_if<bool>(&item)) {
            addFlag(*flag);
        } else if (const auto* tensor = std::get_if<at::Tensor>(&item)) {
            if (isMask(*tensor) && tensor->dim() == 0) {
                addFlag(tensor->item<bool>());
            } else if (isMask(*tensor)) {
                addMask(*tensor);
            } else if (tensor->dim() == 0 && at::isIntegralType(tensor->scalar_type(), false)) {
                m_basic.push_back({BasicDim::Kind::Pick, {resolved(tensor->item<int64_t>(), batch[dim], dim), 1, 1}});
                ++dim;
            } else {
                addWhole(positions(*tensor, batch[dim], dim));
            }
        }
    };
    for (const IndexItem& item : items) {
        addItem(item);
    }
    while (dim < dims) {
        addWhole();
    }
    finish();
}

/// Places the block of index tensors and computes the result's batch size.
void BoundIndex::finish()
{
    const auto hasTensor = [](const at::Tensor& tensor) { return tensor.defined(); };
    const auto first = std::find_if(m_advanced.begin(), m_advanced.end(), hasTensor);
    if (first == m_advanced.end()) {
        m_advanced.clear();
        m_result = m_middle;
        return;
    }
    const auto last = std::find_if(m_advanced.rbegin(), m_advanced.rend(), hasTensor).base();
    const bool adjacent = std::all_of(first, last, hasTensor);
    m_blockAt = adjacent ? first - m_advanced.begin() : 0;
    for (const at::Tensor& tensor : m_advanced) {
        if (tensor.defined()) {
            try {
                m_block = broadcastShape(m_block, tensor.sizes());
            } catch (const Error&) {
                throw Error(ErrorKind::IndexError, "shape mismatch: the index tensors do not broadcast together: {} and {}",
                            toString(m_block), toString(tensor.sizes()));
            }
        }
    }
    for (std::size_t i = 0; i < m_middle.size(); ++i) {
        if (!m_advanced[i].defined()) {
            m_result.push_back(m_middle[i]);
        }
    }
    m_result.insert(m_result.begin() + m_blockAt, m_block.begin(), m_block.end());
}

// The oracle's rule for the names of the block (api: "naming rule of the index block"): a block dim takes
// the name of the one input dim whose index varies along it; a name that would stand twice stays only
// where its index varies, if that is one place.
DimNames BoundIndex::resultNames(const DimNames& given) const
{
    const DimNames names = resized(given, std::max(given.size(), m_input.size()));
    const auto nameOf = [&](std::size_t middle) { return m_middleSource[middle] < 0 ? DimName() : names[m_middleSource[middle]]; };
    DimNames result;
    if (isBasic()) {
        for (std::size_t i = 0; i < m_middle.size(); ++i) {
            result.push_back(nameOf(i));
        }
    } else {
        struct Candidate {
            DimName name;
            bool varies = false;
        };
        std::vector<Candidate> block(m_block.size());
        for (std::size_t d = 0; d < block.size(); ++d) {
            const std::size_t fromEnd = block.size() - d;
            std::vector<std::size_t> varying, having;
            for (std::size_t i = 0; i < m_advanced.size(); ++i) {
                const at::Tensor& tensor = m_advanced[i];
                const bool isFlag = m_middleSource[i] < 0;  // True or False correspond to no dim of the input
                if (isFlag || !tensor.defined() || tensor.dim() < static_cast<int64_t>(fromEnd)) {
                    continue;
                }
                having.push_back(i);
                const bool isMaskDim = m_maskGroup[i] >= 0;
                if (isMaskDim || tensor.size(tensor.dim() - static_cast<int64_t>(fromEnd)) != 1) {
                    varying.push_back(i);
                }
            }
            const auto& from = varying.empty() ? having : varying;
            if (from.size() == 1) {
                block[d] = {nameOf(from.front()), !varying.empty()};
            }
        }
        DimNames blockNames;
        for (const Candidate& candidate : block) {
            const auto same = std::count_if(block.begin(), block.end(),
                                            [&](const Candidate& other) { return other.name == candidate.name; });
            const auto varying = std::count_if(block.begin(), block.end(), [&](const Candidate& other) {
                return other.name == candidate.name && other.varies;
            });
            const bool keeps = same == 1 || (varying == 1 && candidate.varies);
            blockNames.push_back(keeps ? candidate.name : DimName());
        }
        for (std::size_t i = 0; i < m_middle.size(); ++i) {
            if (!m_advanced[i].defined()) {
                result.push_back(nameOf(i));
            }
        }
        result.insert(result.begin() + m_blockAt, blockNames.begin(), blockNames.end());
    }
    result.insert(result.end(), names.begin() + static_cast<std::ptrdiff_t>(m_input.size()), names.end());
    return result;
}

Shape BoundIndex::resultShape(c10::IntArrayRef shape) const
{
    Shape result = m_result;
    result.insert(result.end(), shape.begin() + static_cast<std::ptrdiff_t>(m_input.size()), shape.end());
    return result;
}

at::Tensor BoundIndex::applyBasic(const at::Tensor& tensor) const
{
    const c10::IntArrayRef sizes = tensor.sizes();
    const c10::IntArrayRef strides = tensor.strides();
    c10::SmallVector<int64_t, 8> newSizes, newStrides;
    int64_t offset = tensor.storage_offset();
    std::size_t dim = 0;
    for (const BasicDim& basic : m_basic) {
        if (basic.kind == BasicDim::Kind::NewAxis) {
            newSizes.push_back(1);
            newStrides.push_back(1);
            continue;
        }
        offset += basic.range.start * strides[dim];
        if (basic.kind == BasicDim::Kind::Range) {
            newSizes.push_back(basic.range.count == kRagged ? sizes[dim] : basic.range.count);
            newStrides.push_back(strides[dim] * basic.range.step);
        }
        ++dim;
    }
    for (; dim < sizes.size(); ++dim) {
        newSizes.push_back(sizes[dim]);
        newStrides.push_back(strides[dim]);
    }
    return aliased(tensor, newSizes, newStrides, offset);
}

namespace {

c10::List<TorchOptional<at::Tensor>> optionalTensors(const std::vector<at::Tensor>& tensors)
{
    c10::List<TorchOptional<at::Tensor>> list;
    list.reserve(tensors.size());
    for (const at::Tensor& tensor : tensors) {
        list.push_back(tensor.defined() ? TorchOptional<at::Tensor>(tensor) : TorchOptional<at::Tensor>());
    }
    return list;
}

}  // namespace

at::Tensor BoundIndex::apply(const at::Tensor& tensor) const
{
    if (isBasic()) {
        return applyBasic(tensor);
    }
    if (tensor.device().is_cpu()) {
        checkFits(resultShape(tensor.sizes()), tensor.scalar_type());
    }
    return at::index(applyBasic(tensor), optionalTensors(m_advanced));
}

void BoundIndex::put(const at::Tensor& tensor, const at::Tensor& value) const
{
    at::Tensor view = applyBasic(tensor);
    if (isBasic()) {
        view.copy_(value);
    } else {
        view.index_put_(optionalTensors(m_advanced), value.to(view.options()));
    }
}

BoundIndex BoundIndex::basicPart() const
{
    BoundIndex part;
    part.m_input = m_input;
    part.m_middle = part.m_result = m_middle;
    part.m_basic = m_basic;
    part.m_middleSource = m_middleSource;
    part.m_maskGroup.assign(m_middle.size(), -1);
    part.m_identity = m_identity;
    return part;
}

BoundIndex BoundIndex::advancedPart() const
{
    BoundIndex part;
    part.m_input = part.m_middle = m_middle;
    for (std::size_t i = 0; i < m_middle.size(); ++i) {
        part.m_basic.push_back({BasicDim::Kind::Range, {0, 1, m_middle[i]}});
        part.m_middleSource.push_back(static_cast<int64_t>(i));
    }
    part.m_advanced = m_advanced;
    part.m_maskGroup = m_maskGroup;
    part.m_block = m_block;
    part.m_blockAt = m_blockAt;
    part.m_result = m_result;
    part.m_identity = isBasic();
    return part;
}

}  // namespace tensordesk
