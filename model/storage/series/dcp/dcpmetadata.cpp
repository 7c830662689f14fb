// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/dcp/dcpmetadata.h"

#include "model/storage/formats/torchsave/torchnames.h"
#include "model/storage/formats/torchsave/torchrecords.h"
#include "model/storage/formats/torchsave/torchtensors.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/values/pickle/picklegraph.h"

#include <map>
#include <unordered_map>
#include <utility>

namespace tensordesk {

namespace {

constexpr std::string_view kModule = "torch.distributed.checkpoint";
/// Texts and chunks beyond those that the pickle has bytes for: a value may be named again and again.
constexpr std::size_t kLeastDcpRoom = std::size_t{64} << 20;
constexpr std::size_t kBytesOfChunk = 128;

/// True for an object of a class of this name, wherever in torch it lies.
bool isObject(const PickleValue& value, std::string_view name)
{
    const std::string type = value.call() ? value.call()->callable->globalName() : std::string();
    return type.starts_with(kModule) && type.ends_with(name) && type.size() > name.size()
        && type[type.size() - name.size() - 1] == '.';
}

/// A field of an object; null if it has none of this name, or None in it.
const PickleValue* fieldOf(const PickleValue& object, std::string_view name)
{
    const auto* call = object.call();
    const PickleValue* field = call && call->state ? call->state->field(name) : nullptr;
    return field && !field->isNone() ? field : nullptr;
}

const PickleValue& requiredField(const PickleValue& object, std::string_view name)
{
    const PickleValue* field = fieldOf(object, name);
    if (!field)
        throw Error(ErrorKind::ValueError, "the field {} is missing", stringLiteral(name));
    return *field;
}

const PickleValue::Items& dictIn(const PickleValue& object, std::string_view name)
{
    const auto* dict = requiredField(object, name).as<PickleValue::Dict>();
    if (!dict)
        throw Error(ErrorKind::ValueError, "the field {} is not a dict", stringLiteral(name));
    return dict->items;
}

int64_t numberIn(const PickleValue& object, std::string_view name)
{
    const auto* number = requiredField(object, name).as<int64_t>();
    if (!number)
        throw Error(ErrorKind::ValueError, "the field {} is not an integer", stringLiteral(name));
    return *number;
}

class DcpReader {
public:
    explicit DcpReader(const PickleGraph& graph, std::size_t bytes) : m_metadata(graph.root()), m_room(bytes + kLeastDcpRoom) { }

    [[nodiscard]] std::vector<DcpItem> read();

private:
    /// A name, and the first element of a chunk; empty for a non-tensor value.
    using PlaceKey = std::pair<std::string, std::optional<Shape>>;

    [[nodiscard]] std::string text(const PickleValue& value);
    void readPlaces();
    void readPaths(std::vector<DcpItem>& items);
    [[nodiscard]] DcpItem item(std::string name, const PickleValue& described);
    [[nodiscard]] DcpTensor tensor(const std::string& name, const PickleValue& described);
    [[nodiscard]] std::optional<DcpPlace> placeOf(const PlaceKey& key);

    const PickleValue& m_metadata;
    std::size_t m_room;
    std::map<PlaceKey, const PickleValue*> m_places;
};

std::string DcpReader::text(const PickleValue& value)
{
    const auto* text = value.as<std::string_view>();
    if (!text)
        throw Error(ErrorKind::ValueError, "a text is expected where there is {}", value.className());
    takeRoom(m_room, text->size());
    return std::string(*text);
}

void DcpReader::readPlaces()
{
    const auto& items = dictIn(m_metadata, "storage_data");
    for (std::size_t i = 0; i + 1 < items.size(); i += 2) {
        ProgressScope::step();
        const PickleValue* offset = fieldOf(*items[i], "offset");
        takeRoom(m_room, kBytesOfChunk);
        m_places[{text(requiredField(*items[i], "fqn")), offset ? std::optional(torchShape(*offset)) : std::nullopt}] =
            items[i + 1];
    }
}

std::optional<DcpPlace> DcpReader::placeOf(const PlaceKey& key)
{
    const auto found = m_places.find(key);
    if (found == m_places.end())
        return std::nullopt;
    const PickleValue& info = *found->second;
    return DcpPlace{text(requiredField(info, "relative_path")), numberIn(info, "offset"), numberIn(info, "length"),
                    fieldOf(info, "transform_descriptors") != nullptr};
}

DcpTensor DcpReader::tensor(const std::string& name, const PickleValue& described)
{
    DcpTensor tensor;
    tensor.shape = torchShape(requiredField(described, "size"));
    const PickleValue& properties = requiredField(described, "properties");
    // A tuple with the dtype first, or, in checkpoints of older versions, a dict.
    const auto* state = properties.call() && properties.call()->state ? properties.call()->state->sequence() : nullptr;
    const PickleValue& dtype = state && !state->empty() ? *state->front() : requiredField(properties, "dtype");
    tensor.dtype = knownDType(dtype.globalName());
    const auto* chunks = requiredField(described, "chunks").sequence();
    if (!chunks)
        throw Error(ErrorKind::ValueError, "the field {} is not a list", stringLiteral("chunks"));
    for (const PickleValue* chunk : *chunks) {
        ProgressScope::step();
        takeRoom(m_room, kBytesOfChunk);
        Shape offsets = torchShape(requiredField(*chunk, "offsets"));
        Shape sizes = torchShape(requiredField(*chunk, "sizes"));
        auto place = placeOf({name, offsets});
        tensor.chunks.push_back({std::move(offsets), std::move(sizes), std::move(place)});
    }
    return tensor;
}

DcpItem DcpReader::item(std::string name, const PickleValue& described)
{
    DcpItem item;
    item.name = std::move(name);
    try {
        if (isObject(described, "TensorStorageMetadata"))
            item.tensor = tensor(item.name, described);
        else if (isObject(described, "BytesStorageMetadata"))
            item.place = placeOf({item.name, std::nullopt});
        else
            throw Error(ErrorKind::NotImplementedError, "is described as {}, which is not known", described.className());
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled)
            throw;
        item.defect = std::make_shared<const Error>(error);
    }
    return item;
}

/// Reads the paths of items in the nested dicts and lists that were saved, which the flattening keeps.
void DcpReader::readPaths(std::vector<DcpItem>& items)
{
    const PickleValue* planner = fieldOf(m_metadata, "planner_data");
    const auto* paths = planner ? planner->as<PickleValue::Dict>() : nullptr;
    if (!paths)
        return;
    std::unordered_map<std::string_view, const PickleValue*> byName;
    for (std::size_t i = 0; i + 1 < paths->items.size(); i += 2)
        if (const auto* name = paths->items[i]->as<std::string_view>())
            byName[*name] = paths->items[i + 1];
    for (DcpItem& item : items) {
        const auto found = byName.find(item.name);
        const auto* parts = found != byName.end() ? found->second->sequence() : nullptr;
        for (std::size_t i = 0; parts && i < parts->size(); ++i) {
            const auto* number = (*parts)[i]->as<int64_t>();
            item.path.push_back(number ? std::to_string(*number) : text(*(*parts)[i]));
        }
    }
}

std::vector<DcpItem> DcpReader::read()
{
    if (!isObject(m_metadata, "Metadata"))
        throw Error(ErrorKind::ValueError, "is not the metadata of a distributed checkpoint, but {}", m_metadata.className());
    readPlaces();
    std::vector<DcpItem> items;
    std::unordered_map<std::string, std::size_t> byName;
    const auto& described = dictIn(m_metadata, "state_dict_metadata");
    for (std::size_t i = 0; i + 1 < described.size(); i += 2) {
        ProgressScope::step();
        takeRoom(m_room, kBytesOfChunk);
        DcpItem made = item(text(*described[i]), *described[i + 1]);
        const auto [known, isNew] = byName.emplace(made.name, items.size());
        if (isNew)
            items.push_back(std::move(made));
        else
            items[known->second] = std::move(made);
    }
    readPaths(items);
    return items;
}

}  // namespace

std::vector<DcpItem> readDcpMetadata(std::string_view pickle)
{
    const PickleGraph graph(pickle);
    return DcpReader(graph, pickle.size()).read();
}

bool isDcpMetadata(std::string_view head)
{
    return head.starts_with('\x80') && head.substr(0, 256).find(kModule) != std::string_view::npos;
}

}  // namespace tensordesk
