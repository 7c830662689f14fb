// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/read/h5batch.h"

#include "model/storage/formats/hdf5/library/h5types.h"
#include "model/storage/formats/hdf5/read/h5group.h"
#include "model/storage/formats/hdf5/read/h5images.h"
#include "model/storage/formats/hdf5/read/h5leaf.h"
#include "model/storage/formats/hdf5/read/h5picks.h"
#include "model/tensordict/base/progressscope.h"

namespace tensordesk {
namespace {

constexpr int64_t kMaxObjects = 4'000;  ///< about 80 ms, measured

/// Returns the shape of a dataset for the inference; empty if it is not a tensor or cannot be read.
std::optional<Shape> tensorShape(H5File& file, hid_t dataset)
{
    try {
        const H5Type type(H5Dget_type(dataset));
        if (!type) {
            return {};
        }
        const ElementType element = classify(type.get());
        if (const auto images = imagesIn(file, dataset, element)) {
            return images->shape();
        }
        if (!element.isTensor() && element.kind != ElementType::Kind::Compound) {
            return readStackShape(dataset);
        }
        Shape shape = shapeOf(dataset);
        shape.insert(shape.end(), element.inner.begin(), element.inner.end());
        return shape;
    } catch (const Error&) {
        return {};
    }
}

/// Goes through the objects of a file, as many as it may.
class BatchWalk {
public:
    explicit BatchWalk(H5File& file) : m_file(file) { }

    /// Opens the object behind a link of a group. Empty if that fails or the allowance is spent.
    H5Object open(hid_t group, const H5Link& link)
    {
        if (link.type != H5L_TYPE_HARD && link.type != H5L_TYPE_SOFT) {
            return {};
        }
        if (m_left <= 0) {
            m_isPartial = true;
            return {};
        }
        --m_left;
        ProgressScope::current().check();
        try {
            return m_file.openObject(group, link.name);
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled) {
                throw;
            }
            return {};  // a Broken entry says why
        }
    }

    /// By which a dataset takes part; see above.
    std::optional<Shape> shapeOf(hid_t dataset) { return tensorShape(m_file, dataset); }

    /// Goes down into `group` unless that would lead in a circle.
    template <typename Body>
    void descend(hid_t group, Body&& body)
    {
        const H5Identity identity = identityOf(group);
        if (m_above.size() >= kMaxDepth || std::find(m_above.begin(), m_above.end(), identity) != m_above.end()) {
            return;
        }
        m_above.push_back(identity);
        body();
        m_above.pop_back();
    }

    /// The links of a group; of very many those of pickEvery().
    std::vector<H5Link> some(hid_t group)
    {
        std::vector<H5Link> links = linksOf(group);
        const std::size_t step = pickEvery(links.size());
        if (step == 1) {
            return links;
        }
        m_isPartial = true;
        std::vector<H5Link> picked;
        for (std::size_t i = 0; i < links.size(); i += step) {
            picked.push_back(std::move(links[i]));
        }
        return picked;
    }

    [[nodiscard]] bool isPartial() const { return m_isPartial; }

private:
    H5File& m_file;
    int64_t m_left = kMaxObjects;
    bool m_isPartial = false;
    std::vector<H5Identity> m_above;
};

std::optional<Shape> inferred(hid_t group, BatchWalk& walk)
{
    std::optional<Shape> common;
    const auto meet = [&](const std::optional<Shape>& shape) {
        if (shape) {
            common = common ? commonPrefix(*common, *shape) : *shape;
        }
    };
    const auto links = walk.some(group);
    if (links.empty()) {
        return Shape{};
    }
    for (const H5Link& link : links) {
        if (common && common->empty()) {
            break;
        }
        const H5Object object = walk.open(group, link);
        switch (object ? H5Iget_type(object.get()) : H5I_BADID) {
        case H5I_DATASET: meet(walk.shapeOf(object.get())); break;
        case H5I_GROUP:
            if (const auto record = readGroupRecord(object.get())) {
                meet(record->batch);
            } else {
                walk.descend(object.get(), [&] { meet(inferred(object.get(), walk)); });
            }
            break;
        default: break;
        }
    }
    return common;
}

std::optional<BatchConflict> conflict(hid_t group, const Shape& batch, bool nested, BatchWalk& walk)
{
    std::optional<BatchConflict> found;
    for (const H5Link& link : walk.some(group)) {
        const H5Object object = walk.open(group, link);
        const H5I_type_t type = object ? H5Iget_type(object.get()) : H5I_BADID;
        if (type == H5I_DATASET) {
            const auto shape = walk.shapeOf(object.get());
            if (shape && !startsWith(*shape, batch)) {
                found = BatchConflict{{}, *shape};
            }
        } else if (type == H5I_GROUP && nested) {
            walk.descend(object.get(), [&] { found = conflict(object.get(), batch, true, walk); });
        }
        if (found) {
            found->path = KeyPath{link.name} / found->path;
            return found;
        }
    }
    return found;
}

}  // namespace

BatchFinding findBatch(H5File& file, hid_t group, bool isGuessed)
{
    BatchFinding finding;
    if (auto record = readGroupRecord(group)) {
        BatchWalk own(file);
        if (!conflict(group, record->batch, false, own)) {
            return {std::move(record->batch), std::move(record->names), true, false, own.isPartial()};
        }
        finding.isContradicted = true;
    }
    if (!isGuessed) {
        return finding;
    }
    BatchWalk walk(file);
    walk.descend(group, [&] { finding.batch = inferred(group, walk); });
    finding.isPartial = walk.isPartial();
    if (finding.batch) {
        finding.names = DimNames(finding.batch->size());
    }
    return finding;
}

std::optional<BatchConflict> findConflict(H5File& file, hid_t group, const Shape& batch)
{
    BatchWalk walk(file);
    std::optional<BatchConflict> found;
    walk.descend(group, [&] { found = conflict(group, batch, true, walk); });
    return found;
}

}  // namespace tensordesk
