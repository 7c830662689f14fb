// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/zarr/zarrtexts.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/zip/zipname.h"
#include "model/storage/formats/memmap/pickleinfo.h"
#include "model/storage/formats/zarr/stores/zarrfile.h"
#include "model/storage/formats/zarr/zarrchunks.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/key.h"

#include <ATen/ops/empty.h>

#include <algorithm>

namespace tensordesk {

namespace {

Error tooMuch()
{
    return Error(ErrorKind::ValueError, "its non-tensor values take more than {} bytes", kMostZarrValueBytes);
}

/// Reads numbers and texts off the bytes of a chunk.
class TextChunk {
public:
    explicit TextChunk(const ZarrBytes& bytes) : m_rest(reinterpret_cast<const char*>(bytes.data.get()), bytes.size) { }

    uint32_t number()
    {
        const std::string_view bytes = take(4);
        uint32_t value = 0;
        for (std::size_t i = 0; i < 4; ++i)
            value |= static_cast<uint32_t>(static_cast<unsigned char>(bytes[i])) << (8 * i);
        return value;
    }

    std::string text()
    {
        const std::string_view bytes = take(number());
        if (auto text = decodedZipName(bytes, true))
            return *std::move(text);
        throw Error(ErrorKind::ValueError, "a text is not in UTF-8");
    }

private:
    std::string_view take(std::size_t size)
    {
        if (size > m_rest.size())
            throw Error(ErrorKind::OSError, "a chunk of texts ends {} bytes too early", size - m_rest.size());
        const std::string_view taken = m_rest.substr(0, size);
        m_rest.remove_prefix(size);
        return taken;
    }

    std::string_view m_rest;
};

/// The texts of a chunk in the order in which they are stored.
std::vector<PythonValue> textsOf(const ZarrArray& array, const ZarrFile& file, int64_t expected)
{
    if (file.size > kMostZarrValueBytes)
        throw tooMuch();
    try {
        ZarrBytes packed = file.read(0, file.size);
        const std::size_t size = array.grid.codecs.statedSize(packed);
        if (size > static_cast<std::size_t>(kMostZarrValueBytes))
            throw tooMuch();
        const ZarrBytes bytes = array.grid.codecs.unpack(std::move(packed), size);
        TextChunk chunk(bytes);
        if (const uint32_t count = chunk.number(); int64_t{count} != expected)
            throw Error(ErrorKind::OSError, "a chunk holds {} texts instead of {}", count, expected);
        std::vector<PythonValue> texts;
        for (int64_t i = 0; i < expected; ++i)
            texts.emplace_back(chunk.text());
        return texts;
    } catch (Error& error) {
        throw error.inFile(file.path);
    }
}

/// All texts of an array in row-major order.
std::vector<PythonValue> readTexts(const ZarrStore& store, const ZarrArray& array, const std::string& folder)
{
    const int64_t count = elementCount(array.shape);
    const int64_t chunkCount = elementCount(array.grid.chunk);
    if (count > kMostZarrTexts || chunkCount > kMostZarrTexts)
        throw tooMuch();
    std::vector<PythonValue> texts(static_cast<std::size_t>(count), PythonValue(""));
    const std::size_t dims = array.shape.size();
    int64_t bytes = 0;
    forEachZarrChunk(wholePart(array.shape), array.grid.chunk, [&](const Shape& position, const Part& inChunk, const Part& inPart) {
        const auto file = store.open(joined(folder, array.chunkName(position)));
        if (!file)
            return;
        bytes += file->size;
        if (bytes > kMostZarrValueBytes)
            throw tooMuch();
        const std::vector<PythonValue> chunk = textsOf(array, *file, chunkCount);
        Shape strides(dims);
        int64_t stride = 1;
        for (std::size_t i = dims; i-- > 0;) {
            const auto axis = static_cast<std::size_t>(array.grid.axes[i]);
            strides[axis] = stride;
            stride *= array.grid.chunk[axis];
        }
        const int64_t inside = elementCount(shapeOf(inChunk));
        for (int64_t number = 0; number < inside; ++number) {
            int64_t rest = number;
            int64_t from = 0;
            int64_t to = 0;
            int64_t step = 1;
            for (std::size_t dim = dims; dim-- > 0;) {
                const int64_t at = rest % inChunk[dim].count;
                rest /= inChunk[dim].count;
                from += (inChunk[dim].start + at) * strides[dim];
                to += (inPart[dim].start + at) * step;
                step *= array.shape[dim];
            }
            texts[static_cast<std::size_t>(to)] = chunk[static_cast<std::size_t>(from)];
        }
    });
    return texts;
}

/// Appends the values of lists nested as deep as `shape` has dims.
void flattenTexts(const PythonValue& value, c10::IntArrayRef shape, std::vector<PythonValue>& values)
{
    if (shape.empty()) {
        values.push_back(value);
        return;
    }
    const auto* list = value.as<PythonValue::List>();
    if (list == nullptr || static_cast<int64_t>(list->size()) != shape.front())
        throw Error(ErrorKind::ValueError, "its values are not lists of the stated sizes, {}", toString(shape));
    for (const PythonValue& item : *list)
        flattenTexts(item, shape.slice(1), values);
}

PythonValue decoded(ZarrStore& store, const ZarrArray& array, const std::string& encoding, const std::string& folder)
{
    if (array.dtype != DType::Byte || array.shape.size() != 1)
        throw Error(ErrorKind::ValueError, "a non-tensor value is stored with shape {} instead of as bytes", toString(array.shape));
    if (array.shape.front() > kMostZarrValueBytes)
        throw tooMuch();
    std::string bytes(static_cast<std::size_t>(array.shape.front()), '\0');
    const at::Tensor elements = at::empty(array.shape, at::TensorOptions(DType::Byte));
    readZarrPart(store, array, folder, wholePart(array.shape), elements);
    std::copy_n(static_cast<const char*>(elements.const_data_ptr()), bytes.size(), bytes.begin());
    if (encoding == "json")
        return parseJson(bytes);
    if (encoding != "pickle")
        throw Error(ErrorKind::ValueError, "a non-tensor value is stored as {}, which is not known", stringLiteral(encoding));
    try {
        return unpickled(bytes, Tuples::Refused);
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled)
            throw;
        return PythonValue::Opaque{describePickle(bytes, "")};
    }
}

/// Values in row-major order as lists nested by the shape.
PythonValue nested(const std::vector<PythonValue>& values, c10::IntArrayRef shape, std::size_t& next)
{
    if (shape.empty())
        return values[next++];
    PythonValue::List list;
    for (int64_t i = 0; i < shape.front(); ++i)
        list.push_back(nested(values, shape.slice(1), next));
    return list;
}

}  // namespace

NonTensor readZarrValue(ZarrStore& store, const ZarrArray& array, const PythonValue::Dict& attributes, const std::string& folder,
                        const Shape& batch)
{
    const auto stack = zarrStackShape(attributes);
    std::vector<PythonValue> values;
    Shape shape;
    if (array.isText) {
        values = readTexts(store, array, folder);
        shape = array.shape;
        // A stack may be stored as one dim, whatever its own.
        if (stack && elementCount(*stack) == static_cast<int64_t>(values.size()))
            shape = *stack;
    } else {
        const PythonValue value = decoded(store, array, zarrEncoding(attributes).value_or(std::string()), folder);
        if (!stack || holdsObject(value))
            return NonTensor(value, batch);
        flattenTexts(value, *stack, values);
        shape = *stack;
    }
    if (stack && !startsWith(shape, batch))
        throw Error(ErrorKind::RuntimeError, "batch dimension mismatch: the batch size is {}, but the values have {}",
                    toString(batch), toString(shape));
    if (stack || (shape == batch && !batch.empty()))
        return NonTensor::stack(std::move(values), shape);
    if (values.empty())
        return NonTensor(PythonValue(PythonValue::List()), batch);
    std::size_t next = 0;
    return NonTensor(nested(values, shape, next), batch);
}

}  // namespace tensordesk
