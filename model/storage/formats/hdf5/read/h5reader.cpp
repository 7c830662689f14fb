// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/read/h5reader.h"

#include "model/storage/formats/hdf5/library/h5error.h"
#include "model/storage/formats/hdf5/library/h5types.h"
#include "model/storage/formats/hdf5/read/h5attributes.h"
#include "model/storage/formats/hdf5/read/h5batch.h"
#include "model/storage/formats/hdf5/read/h5foreign.h"
#include "model/storage/formats/hdf5/read/h5group.h"
#include "model/storage/formats/hdf5/read/h5images.h"
#include "model/storage/formats/hdf5/read/h5leaf.h"
#include "model/storage/formats/hdf5/read/h5ragged.h"
#include "model/storage/formats/hdf5/read/h5value.h"
#include "model/tensordict/tree/mappingnode.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <unordered_map>

namespace tensordesk {
namespace {

/// Groups with several links let a small file show a tree of any size: below this many, no more.
constexpr int kMaxShared = 6;

Error unlikeBatch(const Shape& shape, const Shape& batch)
{
    return Error(ErrorKind::RuntimeError,
                 "The shape {} does not start with the batch size {}, which HDF5 files do not state reliably; "
                 "open the file with another batch size, such as {}",
                 toString(shape), toString(batch), toString(commonPrefix(shape, batch)));
}

/// Returns the links of a group in the order of its record, or of HDF5.
std::vector<H5Link> linksInOrder(hid_t group)
{
    std::vector<H5Link> links = linksOf(group);
    const auto record = readGroupRecord(group);
    if (!record || record->keys.empty()) {
        return links;
    }
    std::unordered_map<std::string_view, std::size_t> places;
    for (const Key& key : record->keys) {
        places.emplace(key, places.size());
    }
    const auto placeOfLink = [&](const H5Link& link) {
        const auto found = places.find(link.name);
        return found == places.end() ? places.size() : found->second;
    };
    std::ranges::stable_sort(links, {}, placeOfLink);
    return links;
}

H5Object openGroup(H5File& file, const KeyPath& path)
{
    H5Object group = file.openObject(file.id(), placeOf(path));
    if (!group) {
        throw h5Error("The group cannot be opened", ErrorKind::KeyError).within(path);
    }
    if (H5Iget_type(group.get()) != H5I_GROUP) {
        throw Error(ErrorKind::TypeError, "The entry is not a group").within(path);
    }
    return group;
}

/// Finds the addresses of objects by their paths: in the probe's reports, or with the library.
class LinkFinder {
public:
    explicit LinkFinder(H5File& file) : m_file(file) { }

    /// Returns the address of the object at `path`; empty unless each link to it is a hard link.
    std::optional<haddr_t> addressOf(const KeyPath& path)
    {
        if (path.empty()) {
            return std::nullopt;
        }
        const auto* links = linksIn(path.parent());
        if (links == nullptr) {
            return askedFor(path);
        }
        const auto found = std::ranges::lower_bound(*links, path.back().key(), {}, &H5Link::name);
        const bool isThere = found != links->end() && found->name == path.back().key() && found->type == H5L_TYPE_HARD;
        return isThere ? std::optional(found->address) : std::nullopt;
    }

private:
    /// The group at `path`, the last one of its depth.
    struct Level {
        KeyPath path;
        std::vector<H5Link> links;  ///< sorted by name
    };

    /// Returns the links of a group; null if they are not known without opening it.
    const std::vector<H5Link>* linksIn(const KeyPath& path)
    {
        const std::size_t depth = path.size();
        if (depth < m_levels.size() && m_levels[depth].path == path) {
            return &m_levels[depth].links;
        }
        Level level{path, {}};
        if (path.empty()) {
            level.links = linksOf(openGroup(m_file, path).get());
        } else {
            const auto address = addressOf(path);
            auto group = address ? m_file.reports().group(*address) : std::nullopt;
            if (!group) {
                return nullptr;
            }
            for (H5ReportedLink& link : group->links) {
                level.links.push_back({std::move(link.name), H5L_TYPE_HARD, link.address});
            }
        }
        m_levels.resize(depth);
        m_levels.push_back(std::move(level));
        return &m_levels.back().links;
    }

    std::optional<haddr_t> askedFor(const KeyPath& path)
    {
        H5L_info_t link{};
        if (H5Lget_info(m_file.id(), placeOf(path).c_str(), &link, H5P_DEFAULT) < 0) {
            takeH5Cause();  // opening says why
            return std::nullopt;
        }
        return link.type == H5L_TYPE_HARD ? std::optional(link.u.address) : std::nullopt;
    }

    H5File& m_file;
    std::vector<Level> m_levels;  ///< by their depth
};

}  // namespace

H5Reader::H5Reader(std::shared_ptr<H5File> file, OpenOptions options) : m_file(std::move(file)), m_options(std::move(options)) { }

TensorDict H5Reader::root()
{
    return std::get<TensorDict>(at({}));
}

void H5Reader::findRoot()
{
    const H5Object group = openGroup(*m_file, {});
    Place place;
    place.above = {identityOf(group.get())};
    BatchFinding found = findBatch(*m_file, m_known, group.get(), m_options.guessBatches);
    place.batch = found.batch.value_or(Shape{});
    place.names = found.names;
    m_isBatchRecorded = found.isRecorded;
    const auto note = [&](Finding::Severity severity, Message message) {
        m_findings.push_back({severity, {}, m_file->path(), std::move(message), true});
    };
    if (m_options.batchSize && *m_options.batchSize != place.batch) {
        place.batch = *m_options.batchSize;
        place.names = resized(place.names, place.batch.size());
        if (const auto conflict = findConflict(*m_file, m_known, group.get(), place.batch)) {
            throw Error(ErrorKind::ValueError, "The shape {} does not start with the given batch size {}",
                        toString(conflict->shape), toString(place.batch))
                .within(conflict->path);
        }
    } else if (!m_options.batchSize && m_options.guessBatches && !found.isRecorded) {
        if (found.isContradicted) {
            note(Finding::Severity::Warning,
                 Message("The batch size recorded in the file no longer fits all its entries and is not used"));
        }
        const Message reason = place.batch.empty() ? Message("the entries share no leading shape")
                             : found.isPartial     ? Message("many entries from all parts of the file start with this shape")
                                                   : Message("all entries start with this shape");
        note(Finding::Severity::Note,
             Message("The batch size {} is guessed, since HDF5 files do not state it: {}", toString(place.batch), reason));
    }
    m_root = std::move(place);
}

H5Reader::Place H5Reader::below(const Place& parent, const KeyPath& keys, hid_t group)
{
    Place place = below(parent, keys, identityOf(group));
    takeBatch(place, parent, findBatch(*m_file, m_known, group, m_options.guessBatches));
    return place;
}

void H5Reader::takeBatch(Place& place, const Place& parent, BatchFinding found)
{
    // Names of the leading dims are the parent's: they were set later, for all levels below.
    if (found.batch && startsWith(*found.batch, parent.batch)) {
        place.batch = std::move(*found.batch);
        place.names = resized(parent.names, place.batch.size());
        for (std::size_t d = parent.batch.size(); d < found.names.size(); ++d) {
            if (found.names[d] && std::find(place.names.begin(), place.names.end(), found.names[d]) == place.names.end()) {
                place.names[d] = found.names[d];
            }
        }
    }
}

H5Reader::Place H5Reader::below(const Place& parent, const KeyPath& keys, const H5Identity& identity)
{
    Place place{parent.path / keys, parent.batch, parent.names, parent.above, parent.shared};
    if (std::find(parent.above.begin(), parent.above.end(), identity) != parent.above.end()) {
        throw Error(ErrorKind::RuntimeError, "The group is a link to one of its parent groups");
    }
    if (place.path.size() > kMaxDepth) {
        throw Error(ErrorKind::RuntimeError, "The groups are nested too deeply to be shown");
    }
    if (identity.links > 1 && ++place.shared > kMaxShared) {
        throw Error(ErrorKind::RuntimeError, "Too many groups on the way here are linked several times");
    }
    place.above.push_back(identity);
    return place;
}

TensorDict H5Reader::tensorDict(std::vector<H5Link> links, const Place& place)
{
    const bool isLikeLast = m_lastKeys && !links.empty() && m_lastKeys->size() == links.size()
                         && m_lastKeys->at(0) == links[0].name;
    auto table = isLikeLast ? std::make_shared<StoredTable>(m_lastKeys) : std::make_shared<StoredTable>();
    const auto shared = std::make_shared<Place>(place);
    shared->arrangement = m_file->arrangement();
    for (H5Link& link : links) {
        Key key = link.name;
        table->append(std::move(key),
                      [reader = shared_from_this(), shared, link = std::move(link)] { return reader->open(shared, link, {}); });
    }
    m_lastKeys = table->keyList();
    return TensorDict(std::make_shared<MappingNode>(place.batch, place.names, std::nullopt, std::move(table)));
}

void H5Reader::prepare(const std::vector<KeyPath>& paths)
{
    const H5Lock lock;
    LinkFinder finder(*m_file);
    std::vector<haddr_t> addresses;
    for (const KeyPath& path : paths) {
        if (const auto address = finder.addressOf(path)) {
            addresses.push_back(*address);
        }
    }
    m_file->checkNext(std::move(addresses));
}

/// The entry, its source decorated. That happens without the H5Lock: whoever decorates may hold a lock of
/// its own while it reads or writes.
Entry H5Reader::open(const std::shared_ptr<const Place>& parent, const H5Link& link, const KeyPath& fields)
{
    Entry entry = load(parent, link, fields);
    if (const auto* leaf = std::get_if<Leaf>(&entry); leaf != nullptr && leaf->source() && m_options.decorate) {
        return Leaf(m_options.decorate(inTree(parent->path / link.name / fields), leaf->source()));
    }
    return entry;
}

/// True if the target of the link is still at its address.
bool H5Reader::isInPlace(const Place& parent, const H5Link& link) const
{
    return link.type == H5L_TYPE_HARD && link.address != HADDR_UNDEF && !m_file->isEditing()
        && m_file->arrangement() == parent.arrangement;
}

/// Returns an entry from the probe's report on its object, without opening it. Empty if the report does not suffice.
std::optional<Entry> H5Reader::loadReported(const Place& parent, const H5Link& link)
{
    if (!isInPlace(parent, link) || parent.above.empty()) {
        return std::nullopt;
    }
    m_file->check(link.address);
    if (const auto numbers = m_known.at(*m_file, link.address)) {
        if (!startsWith(numbers->shape, parent.batch)) {
            return std::nullopt;
        }
        const H5Storing storing{.layout = H5D_CONTIGUOUS, .offset = numbers->offset, .isAsInMemory = numbers->isAsInMemory};
        return Leaf(
            std::make_shared<H5Leaf>(m_file, parent.path / link.name, KeyPath(), numbers->shape, numbers->element, storing));
    }
    auto group = unopenedGroup(*m_file, placeOf(parent.path / link.name), link.address, parent.above.front().file);
    if (!group) {
        return std::nullopt;
    }
    Place place = below(parent, {link.name}, group->identity);
    if (m_options.guessBatches) {
        takeBatch(place, parent, inferBatch(*m_file, m_known, *group));
    }
    return tensorDict(std::move(group->links), place);
}

/// Opens the target of a link: by its address, which is faster, if the file was not rearranged since the link was found. A group is
/// opened by its path, because soft links below it need its name.
H5Object H5Reader::openLink(const Place& parent, const H5Link& link)
{
    if (isInPlace(parent, link)) {
        H5Object object = m_file->openObject(link.address);
        if (!object || H5Iget_type(object.get()) != H5I_GROUP) {
            return object;
        }
    }
    return m_file->openObject(m_file->id(), placeOf(parent.path / link.name));
}

Entry H5Reader::load(const std::shared_ptr<const Place>& parent, const H5Link& link, const KeyPath& fields)
{
    const H5Lock lock;
    try {
        if (link.type == H5L_TYPE_EXTERNAL) {
            return follow(*parent, link);
        }
        if (link.type != H5L_TYPE_HARD && link.type != H5L_TYPE_SOFT) {
            throw Error(ErrorKind::RuntimeError, "The entry is a user-defined link, which only its writer can follow");
        }
        if (auto reported = fields.empty() ? loadReported(*parent, link) : std::nullopt) {
            return *std::move(reported);
        }
        const H5Object object = openLink(*parent, link);
        if (!object) {
            Error failure = h5Error("The object cannot be opened");
            if (link.type == H5L_TYPE_SOFT) {
                const H5Object group = openGroup(*m_file, parent->path);
                failure = Error(ErrorKind::KeyError, "The entry is a link to {}, which does not exist",
                                linkTarget(group.get(), link));
            }
            throw failure;
        }
        switch (H5Iget_type(object.get())) {
        case H5I_GROUP: return tensorDict(linksInOrder(object.get()), below(*parent, {link.name}, object.get()));
        case H5I_DATASET: return loadDataset(parent, link, fields, object.get());
        default: throw Error(ErrorKind::TypeError, "The entry is a named type, which holds no values");
        }
    } catch (Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        return Broken{error.within(inTree(parent->path / link.name / fields)).inFile(m_file->path()), {}, {}};
    }
}

/// Returns the target of an external link, read by a reader of that file.
Entry H5Reader::follow(const Place& parent, const H5Link& link)
{
    constexpr std::size_t mostFiles = 4;
    const auto [name, target] = externalTarget(openGroup(*m_file, parent.path).get(), link.name);
    const std::shared_ptr<H5File> file = H5File::open(foreignFile(m_file->path(), name));
    auto reader = std::make_shared<H5Reader>(file, m_options);
    reader->m_way = m_way;
    reader->m_way.push_back(m_file->path());
    reader->m_mountedAt = inTree(parent.path / link.name);
    reader->m_target = target;
    if (reader->m_way.size() > mostFiles
        || std::find(reader->m_way.begin(), reader->m_way.end(), file->path()) != reader->m_way.end()) {
        throw Error(ErrorKind::RuntimeError, "The entry is a link into another file, {}, that leads back or further than is shown",
                    stringLiteral(name));
    }
    const Place above{{}, parent.batch, parent.names, {}, 0};
    if (target.empty()) {
        const H5Object root = openGroup(*file, {});
        return reader->tensorDict(linksInOrder(root.get()), reader->below(above, {}, root.get()));
    }
    const H5Object object = file->openObject(file->id(), placeOf(target));
    if (!object) {
        takeH5Cause();
        throw Error(ErrorKind::KeyError, "The entry is a link to {} in another file, {}, which does not exist", placeOf(target),
                    stringLiteral(name));
    }
    Place place = above;
    place.path = target.parent();
    return reader->load(std::make_shared<const Place>(std::move(place)), {target.back().key(), H5L_TYPE_HARD, HADDR_UNDEF}, {});
}

KeyPath H5Reader::inTree(const KeyPath& path) const
{
    if (m_way.empty()) {
        return path;
    }
    KeyPath below;
    for (std::size_t i = m_target.size(); i < path.size(); ++i) {
        below.push_back(path[i]);
    }
    return m_mountedAt / below;
}

Entry H5Reader::loadDataset(const std::shared_ptr<const Place>& parent, const H5Link& link, const KeyPath& fields, hid_t dataset)
{
    const H5Storing storing = storingOf(*m_file, dataset);
    H5Type type(h5Check(H5Dget_type(dataset), "Cannot read the element type"));
    for (const PathElement& field : fields) {
        const int member = h5Check(H5Tget_member_index(type.get(), field.key().c_str()), "There is no such field");
        type = H5Type(h5Check(H5Tget_member_type(type.get(), static_cast<unsigned>(member)), "There is no such field"));
    }
    if (storing.problem.empty() && isWithoutData(dataset)) {
        return readNonTensor(*m_file, dataset, fields, parent->batch);
    }
    if (storing.problem.empty()) {
        return loadElements(parent, link, fields, type.get(), dataset, storing);
    }
    const ElementType element = classify(type.get());
    Shape shape = shapeOf(dataset);
    shape.insert(shape.end(), element.inner.begin(), element.inner.end());
    Error error(ErrorKind::OSError, storing.problem);
    return Broken{error.within(inTree(parent->path / link.name / fields)).inFile(m_file->path()), shape,
                  element.isTensor() ? std::optional(element.dtype) : std::nullopt};
}

Entry H5Reader::loadElements(const std::shared_ptr<const Place>& parent, const H5Link& link, const KeyPath& fields, hid_t type,
                             hid_t dataset, const H5Storing& storing)
{
    const ElementType element = classify(type);
    const Shape space = shapeOf(dataset);
    Shape shape = space;
    shape.insert(shape.end(), element.inner.begin(), element.inner.end());
    std::optional<DType> dtype = element.isTensor() ? std::optional(element.dtype) : std::nullopt;
    const auto failed = [&](Error error) {
        return Broken{error.within(inTree(parent->path / link.name / fields)).inFile(m_file->path()), shape, dtype};
    };
    if (const auto images = fields.empty() ? imagesIn(*m_file, dataset, element) : std::nullopt) {
        shape = images->shape();
        dtype = images->form.dtype;
        if (!startsWith(shape, parent->batch)) {
            return failed(unlikeBatch(shape, parent->batch));
        }
        return Leaf(imageLeaf(m_file, parent->path / link.name, *images));
    }
    switch (element.kind) {
    case ElementType::Kind::Unsupported:
        return failed(Error(ErrorKind::TypeError, "The dataset holds {}, which cannot be shown", element.why));
    case ElementType::Kind::Tensor: {
        if (!startsWith(shape, parent->batch)) {
            return failed(unlikeBatch(shape, parent->batch));
        }
        H5Storing stored = storing;
        if (stored.offset) {
            stored.isAsInMemory = isStoredAsInMemory(dataset, element.dtype);
            m_known.learn(*m_file, link.address, dataset, element);
        }
        return Leaf(std::make_shared<H5Leaf>(m_file, parent->path / link.name, fields, space, element, stored));
    }
    case ElementType::Kind::Compound: {
        if (!startsWith(shape, parent->batch)) {
            return failed(unlikeBatch(shape, parent->batch));
        }
        if (fields.size() > kMaxDepth) {
            return failed(Error(ErrorKind::RuntimeError, "The records are nested too deeply to be shown"));
        }
        // Records read as a tensordict of their fields.
        auto table = std::make_shared<StoredTable>();
        for (CompoundField& field : compoundFields(type)) {
            KeyPath path = fields / field.name;
            table->append(std::move(field.name), [reader = shared_from_this(), parent, link, path = std::move(path)] {
                return reader->open(parent, link, path);
            });
        }
        return TensorDict(std::make_shared<MappingNode>(parent->batch, parent->names, std::nullopt, std::move(table)));
    }
    case ElementType::Kind::String:
    case ElementType::Kind::Opaque:
    case ElementType::Kind::Reference:
    case ElementType::Kind::Sequence: break;
    }
    m_file->checkValues(dataset);
    NonTensor value = readNonTensor(*m_file, dataset, fields, parent->batch);
    if (element.kind != ElementType::Kind::Sequence || !fields.empty()) {
        return value;
    }
    const H5Type inner(h5Check(H5Tget_super(type), "Cannot read the element type"));
    const ElementType number = classify(inner.get());
    auto ragged = number.isTensor() && number.inner.empty() && startsWith(space, parent->batch)
                    ? raggedLeaf(value.toPythonValue(), space.size(), number.dtype, m_file->path())
                    : std::nullopt;
    return ragged ? Entry(*std::move(ragged)) : Entry(std::move(value));
}

H5Reader::Place H5Reader::placeAt(const KeyPath& path)
{
    if (!m_root) {
        findRoot();
    }
    Place place = *m_root;
    for (const PathElement& element : path) {
        const H5Object group = openGroup(*m_file, place.path / element);
        place = below(place, {element.key()}, group.get());
    }
    return place;
}

Shape H5Reader::batchAt(const KeyPath& path)
{
    const H5Lock lock;
    return placeAt(path).batch;
}

void H5Reader::setRootShape(Shape batch, DimNames names)
{
    const H5Lock lock;
    if (m_root) {
        m_root->batch = std::move(batch);
        m_root->names = std::move(names);
    }
}

EntryNotes H5Reader::notesOn(const KeyPath& path)
{
    const H5Lock lock;
    try {
        return readNotes(path);
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        return {};  // the entry says why
    }
}

EntryNotes H5Reader::readNotes(const KeyPath& path)
{
    EntryNotes notes;
    KeyPath place;
    H5Object object = m_file->openObject(m_file->id(), "/");
    for (std::size_t depth = 0; object && depth < path.size() && H5Iget_type(object.get()) == H5I_GROUP; ++depth) {
        place.push_back(path[depth]);
        object = m_file->openObject(object.get(), path[depth].key());
    }
    if (!object) {
        takeH5Cause();
        return notes;
    }
    if (place.size() == path.size()) {
        notes.attributes = attributesOf(*m_file, object.get());
    }
    if (H5Iget_type(object.get()) == H5I_DATASET) {
        H5Type type(h5Check(H5Dget_type(object.get()), "Cannot read the element type"));
        for (std::size_t depth = place.size(); depth < path.size(); ++depth) {  // inside records
            const int member = H5Tget_class(type.get()) == H5T_COMPOUND ? H5Tget_member_index(type.get(), path[depth].key().c_str())
                                                                        : -1;
            if (member < 0) {
                takeH5Cause();
                return {};
            }
            type = H5Type(h5Check(H5Tget_member_type(type.get(), static_cast<unsigned>(member)), "Cannot read the element type"));
        }
        notes.valueNames = valueNamesOf(type.get());
    }
    return notes;
}

Entry H5Reader::at(const KeyPath& path)
{
    std::shared_ptr<const Place> parent;
    std::optional<H5Link> found;
    try {
        const H5Lock lock;
        if (path.empty()) {
            const Place place = placeAt({});
            return tensorDict(linksInOrder(openGroup(*m_file, {}).get()), place);
        }
        parent = std::make_shared<const Place>(placeAt(path.parent()));
        for (const H5Link& link : linksOf(openGroup(*m_file, parent->path).get())) {
            if (link.name == path.back()) {
                found = link;
            }
        }
        if (!found) {
            throw Error(ErrorKind::KeyError, "There is no such key in the file").within(path);
        }
    } catch (Error& error) {
        throw error.inFile(m_file->path());
    }
    return open(parent, *found, {});
}

}  // namespace tensordesk
