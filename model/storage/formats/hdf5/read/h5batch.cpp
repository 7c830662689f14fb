// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/read/h5batch.h"

#include "model/storage/formats/hdf5/library/h5types.h"
#include "model/storage/formats/hdf5/read/h5group.h"
#include "model/storage/formats/hdf5/read/h5images.h"
#include "model/storage/formats/hdf5/read/h5leaf.h"
#include "model/storage/formats/hdf5/read/h5picks.h"
#include "model/tensordict/base/progressscope.h"

#include <algorithm>
#include <array>
#include <utility>
#include <variant>

namespace tensordesk {
namespace {

constexpr int64_t kMaxObjects = 4'000;  ///< about 80 ms, measured

/// Returns the shape of a dataset for the inference; empty if it is not a tensor or cannot be read.
std::optional<Shape> tensorShape(H5File& file, H5KnownNumbers& known, hid_t dataset)
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
        known.learn(file, identityOf(dataset).address, dataset, element);
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
    BatchWalk(H5File& file, H5KnownNumbers& known) : m_file(file), m_known(known) { }

    /// A group on the way.
    struct Level {
        hid_t group;        ///< H5I_INVALID_HID: not open
        std::string place;  ///< its absolute HDF5 path; empty if it is unknown
    };
    /// The object behind a link: a dataset's shape, a group that was not opened, an open object, or nothing.
    using Object = std::variant<std::monostate, Shape, H5UnopenedGroup, H5Object>;

    [[nodiscard]] Level levelOf(hid_t group) const
    {
        std::array<char, 4096> name{};
        const ssize_t length = H5Iget_name(group, name.data(), name.size());
        const bool isKnown = length > 0 && length < static_cast<ssize_t>(name.size());
        return {group, isKnown ? std::string(name.data(), static_cast<std::size_t>(length)) : std::string()};
    }

    /// Returns the object behind a link of a group, opened unless the probe reported it. Empty if that fails or the allowance is
    /// spent.
    Object look(const Level& level, const H5Link& link)
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
            if (Object reported = lookUnopened(level, link); reported.index() > 0) {
                return reported;
            }
            const bool isOpen = level.group >= 0;
            return m_file.openObject(isOpen ? level.group : m_file.id(), isOpen ? link.name : placeIn(level, link));
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled) {
                throw;
            }
            return {};  // a Broken entry says why
        }
    }

    /// Opens the object behind a link of an open group. Empty if that fails or the allowance is spent.
    H5Object open(hid_t group, const H5Link& link)
    {
        Object object = look({group, {}}, link);
        auto* const open = std::get_if<H5Object>(&object);
        return open != nullptr ? std::move(*open) : H5Object();
    }

    /// By which a dataset takes part; see above.
    std::optional<Shape> shapeOf(hid_t dataset) { return tensorShape(m_file, m_known, dataset); }

    /// Goes down into a group unless that would lead in a circle.
    template <typename Body>
    void descend(const H5Identity& identity, Body&& body)
    {
        if (m_above.size() >= kMaxDepth || std::find(m_above.begin(), m_above.end(), identity) != m_above.end()) {
            return;
        }
        m_above.push_back(identity);
        body();
        m_above.pop_back();
    }

    /// Returns links of a group: all, or of very many those of pickEvery().
    std::vector<H5Link> some(std::vector<H5Link> links)
    {
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
    static std::string placeIn(const Level& level, const H5Link& link)
    {
        return level.place + (level.place.ends_with('/') ? "" : "/") + link.name;
    }

    Object lookUnopened(const Level& level, const H5Link& link)
    {
        if (link.type != H5L_TYPE_HARD || level.place.empty() || m_above.empty() || m_file.isEditing()) {
            return {};
        }
        m_file.check(link.address);
        if (auto numbers = m_known.at(m_file, link.address)) {
            return std::move(numbers->shape);
        }
        auto group = unopenedGroup(m_file, placeIn(level, link), link.address, m_above.front().file);
        return group ? Object(*std::move(group)) : Object();
    }

    H5File& m_file;
    H5KnownNumbers& m_known;
    int64_t m_left = kMaxObjects;
    bool m_isPartial = false;
    std::vector<H5Identity> m_above;
};

std::optional<Shape> inferredOf(const H5Object& object, BatchWalk& walk);

std::optional<Shape> inferred(const BatchWalk::Level& level, const std::vector<H5Link>& links, BatchWalk& walk)
{
    std::optional<Shape> common;
    const auto meet = [&](const std::optional<Shape>& shape) {
        if (shape) {
            common = common ? commonPrefix(*common, *shape) : *shape;
        }
    };
    if (links.empty()) {
        return Shape{};
    }
    for (const H5Link& link : links) {
        if (common && common->empty()) {
            break;
        }
        BatchWalk::Object object = walk.look(level, link);
        if (const auto* shape = std::get_if<Shape>(&object)) {
            meet(*shape);
        } else if (auto* group = std::get_if<H5UnopenedGroup>(&object)) {
            walk.descend(group->identity, [&] {
                meet(inferred({H5I_INVALID_HID, std::move(group->place)}, walk.some(std::move(group->links)), walk));
            });
        } else if (const auto* open = std::get_if<H5Object>(&object)) {
            meet(inferredOf(*open, walk));
        }
    }
    return common;
}

/// Returns what an open object contributes.
std::optional<Shape> inferredOf(const H5Object& object, BatchWalk& walk)
{
    const H5I_type_t type = H5Iget_type(object.get());
    if (type == H5I_DATASET) {
        return walk.shapeOf(object.get());
    }
    if (type != H5I_GROUP) {
        return std::nullopt;
    }
    if (const auto record = readGroupRecord(object.get())) {
        return record->batch;
    }
    std::optional<Shape> shape;
    walk.descend(identityOf(object.get()),
                 [&] { shape = inferred(walk.levelOf(object.get()), walk.some(linksOf(object.get())), walk); });
    return shape;
}

std::optional<BatchConflict> conflict(hid_t group, const Shape& batch, bool nested, BatchWalk& walk)
{
    std::optional<BatchConflict> found;
    for (const H5Link& link : walk.some(linksOf(group))) {
        const H5Object object = walk.open(group, link);
        const H5I_type_t type = object ? H5Iget_type(object.get()) : H5I_BADID;
        if (type == H5I_DATASET) {
            const auto shape = walk.shapeOf(object.get());
            if (shape && !startsWith(*shape, batch)) {
                found = BatchConflict{{}, *shape};
            }
        } else if (type == H5I_GROUP && nested) {
            walk.descend(identityOf(object.get()), [&] { found = conflict(object.get(), batch, true, walk); });
        }
        if (found) {
            found->path = KeyPath{link.name} / found->path;
            return found;
        }
    }
    return found;
}

}  // namespace

BatchFinding findBatch(H5File& file, H5KnownNumbers& known, hid_t group, bool isGuessed)
{
    BatchFinding finding;
    if (auto record = readGroupRecord(group)) {
        BatchWalk own(file, known);
        if (!conflict(group, record->batch, false, own)) {
            return {std::move(record->batch), std::move(record->names), true, false, own.isPartial()};
        }
        finding.isContradicted = true;
    }
    if (!isGuessed) {
        return finding;
    }
    BatchWalk walk(file, known);
    walk.descend(identityOf(group), [&] { finding.batch = inferred(walk.levelOf(group), walk.some(linksOf(group)), walk); });
    finding.isPartial = walk.isPartial();
    if (finding.batch) {
        finding.names = DimNames(finding.batch->size());
    }
    return finding;
}

BatchFinding inferBatch(H5File& file, H5KnownNumbers& known, const H5UnopenedGroup& group)
{
    BatchFinding finding;
    BatchWalk walk(file, known);
    walk.descend(group.identity, [&] { finding.batch = inferred({H5I_INVALID_HID, group.place}, walk.some(group.links), walk); });
    finding.isPartial = walk.isPartial();
    if (finding.batch) {
        finding.names = DimNames(finding.batch->size());
    }
    return finding;
}

std::optional<H5UnopenedGroup> unopenedGroup(H5File& file, std::string place, haddr_t address, unsigned long number)
{
    file.check(address);
    auto reported = file.reports().group(address);
    if (!reported) {
        return std::nullopt;
    }
    H5UnopenedGroup group{std::move(place), {number, address, reported->hardLinks}, {}};
    group.links.reserve(reported->links.size());
    for (H5ReportedLink& link : reported->links) {
        group.links.push_back({std::move(link.name), H5L_TYPE_HARD, link.address});
    }
    return group;
}

std::optional<BatchConflict> findConflict(H5File& file, H5KnownNumbers& known, hid_t group, const Shape& batch)
{
    BatchWalk walk(file, known);
    std::optional<BatchConflict> found;
    walk.descend(identityOf(group), [&] { found = conflict(group, batch, true, walk); });
    return found;
}

}  // namespace tensordesk
