// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/hdf5/read/h5value.h"

#include "model/storage/hdf5/library/h5error.h"
#include "model/storage/hdf5/library/h5heap.h"
#include "model/storage/hdf5/library/h5types.h"
#include "model/storage/hdf5/library/numpytype.h"
#include "model/storage/hdf5/read/h5attributes.h"
#include "model/storage/hdf5/read/h5leaf.h"

#include <cstring>

namespace tensordesk {
namespace {

constexpr int64_t kMaxValues = 1'000'000;
constexpr int64_t kMaxBytes = int64_t{64} << 20;
constexpr std::string_view kNumpyTag = "NUMPY:";

bool isUtf8(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const auto lead = static_cast<unsigned char>(text[at]);
        const std::size_t length = lead < 0x80 ? 1 : lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0;
        if (length == 0 || at + length > text.size()) {
            return false;
        }
        for (std::size_t i = 1; i < length; ++i) {
            if ((static_cast<unsigned char>(text[at + i]) & 0xc0) != 0x80) {
                return false;
            }
        }
        at += length;
    }
    return true;
}

Plain textOrBytes(std::string text)
{
    if (isUtf8(text)) {
        return text;
    }
    return Plain::Bytes{std::move(text)};
}

/// A buffer for every element of the dataset in `memory` form; variable-length parts, which the library
/// allocates, go with it.
class Elements {
public:
    /// `itemSize`: bytes in the file of what elements of variable length have several of; 0 for others.
    Elements(hid_t dataset, hid_t memory, std::size_t itemSize)
        : m_space(h5Check(H5Dget_space(dataset), "Cannot read the shape")), m_memory(memory), m_variable(itemSize > 0),
          m_size(H5Tget_size(memory)), m_count(H5Sget_simple_extent_npoints(m_space.get()))
    {
        if (m_count < 0 || m_count > kMaxValues || m_size == 0 || m_count * static_cast<int64_t>(m_size) > kMaxBytes) {
            throw Error(ErrorKind::OSError, "The value is too large to be shown: {} elements of {} bytes that are no tensor",
                        m_count, m_size);
        }
        if (m_variable) {
            checkVariableLengthData(dataset, itemSize);
        }
        m_bytes.assign(static_cast<std::size_t>(m_count) * m_size, '\0');
        if (m_count > 0 && H5Dread(dataset, memory, H5S_ALL, H5S_ALL, H5P_DEFAULT, m_bytes.data()) < 0) {
            Error failure = h5Error("Cannot read the value");
            reclaim();
            throw failure;
        }
    }
    ~Elements() { reclaim(); }
    Elements(const Elements&) = delete;
    Elements& operator=(const Elements&) = delete;

    [[nodiscard]] int64_t count() const { return m_count; }
    [[nodiscard]] std::size_t size() const { return m_size; }
    [[nodiscard]] const char* at(int64_t index) const { return m_bytes.data() + static_cast<std::size_t>(index) * m_size; }

private:
    void reclaim() noexcept
    {
        if (m_variable && m_count > 0) {
            H5Dvlen_reclaim(m_memory, m_space.get(), H5P_DEFAULT, m_bytes.data());
        }
    }

    H5Space m_space;
    hid_t m_memory;
    bool m_variable;
    std::size_t m_size;
    int64_t m_count;
    std::vector<char> m_bytes;
};

std::vector<Plain> readStrings(hid_t dataset, hid_t type)
{
    std::vector<Plain> values;
    if (H5Tis_variable_str(type) > 0) {
        const Elements elements(dataset, type, 1);
        int64_t bytes = 0;
        for (int64_t i = 0; i < elements.count(); ++i) {
            const char* text = nullptr;
            std::memcpy(static_cast<void*>(&text), elements.at(i), sizeof text);
            values.push_back(textOrBytes(text == nullptr ? std::string() : std::string(text)));
            bytes += text == nullptr ? 0 : static_cast<int64_t>(std::strlen(text));
            if (bytes > kMaxBytes) {
                throw Error(ErrorKind::OSError, "The texts are too long to be shown");
            }
        }
        return values;
    }
    const Elements elements(dataset, type, 0);
    const H5T_str_t padding = H5Tget_strpad(type);
    for (int64_t i = 0; i < elements.count(); ++i) {
        std::string text(elements.at(i), elements.size());
        if (padding == H5T_STR_NULLTERM) {
            text.resize(std::min(text.find('\0'), text.size()));
        }
        text.erase(text.find_last_not_of(padding == H5T_STR_SPACEPAD ? ' ' : '\0') + 1);
        values.push_back(textOrBytes(std::move(text)));
    }
    return values;
}

std::vector<Plain> readOpaque(hid_t dataset, hid_t type)
{
    char* const raw = H5Tget_tag(type);
    const std::string tag = raw == nullptr ? std::string() : std::string(raw);
    H5free_memory(raw);
    const Elements elements(dataset, type, 0);
    const auto numpy = tag.rfind(kNumpyTag, 0) == 0 ? NumpyType::parse(tag.substr(kNumpyTag.size())) : std::nullopt;
    std::vector<Plain> values;
    for (int64_t i = 0; i < elements.count(); ++i) {
        if (numpy && numpy->size == elements.size()) {
            values.push_back(numpy->decode(elements.at(i)));
        } else {
            values.push_back(Plain::Opaque{std::to_string(elements.size()) + " bytes"
                                           + (tag.empty() ? std::string() : " tagged " + stringLiteral(tag))});
        }
    }
    return values;
}

std::vector<Plain> readIntegers(hid_t dataset, hid_t type)
{
    // HDF5 has no conversion from an enumeration to its integers: take the bytes as they lie.
    const H5Type base(h5Check(H5Tget_super(type), "Cannot read the enumeration"));
    const std::size_t size = H5Tget_size(base.get());
    const NumpyType integers{H5Tget_sign(base.get()) == H5T_SGN_2 ? 'i' : 'u', H5Tget_order(base.get()) == H5T_ORDER_BE, size};
    const Elements elements(dataset, type, 0);
    if (!NumpyType::parse(integers.text())) {
        throw Error(ErrorKind::OSError, "The enumeration has integers of {} bytes", size);
    }
    std::vector<Plain> values;
    for (int64_t i = 0; i < elements.count(); ++i) {
        values.push_back(integers.decode(elements.at(i)));
    }
    return values;
}

std::vector<Plain> readSequences(hid_t dataset, hid_t type)
{
    const H5Type base(h5Check(H5Tget_super(type), "Cannot read the element type"));
    const ElementType element = classify(base.get());
    const bool isReal = element.isTensor() && element.inner.empty() && !c10::isComplexType(element.dtype)
                     && element.dtype != DType::BFloat16;
    if (!isReal) {
        throw Error(ErrorKind::OSError, "The dataset holds lists of varying length whose items are no numbers");
    }
    const H5Type item = transferType(base.get(), element.dtype);
    const H5Type memory(h5Check(H5Tvlen_create(item.get()), "Cannot make a type"));
    const char kind = element.dtype == DType::Bool       ? 'b'
                    : c10::isFloatingType(element.dtype) ? 'f'
                    : c10::isSignedType(element.dtype)   ? 'i'
                                                         : 'u';
    const NumpyType number{kind, false, static_cast<std::size_t>(itemSize(element.dtype))};
    const Elements elements(dataset, memory.get(), H5Tget_size(base.get()));
    std::vector<Plain> values;
    int64_t total = 0;
    for (int64_t i = 0; i < elements.count(); ++i) {
        hvl_t sequence{};
        std::memcpy(&sequence, elements.at(i), sizeof sequence);
        total += static_cast<int64_t>(std::min<std::size_t>(sequence.len, kMaxValues + 1));
        if (total > kMaxValues) {
            throw Error(ErrorKind::OSError, "The lists are too long to be shown");
        }
        Plain::List list;
        for (std::size_t k = 0; k < sequence.len; ++k) {
            list.push_back(number.decode(static_cast<const char*>(sequence.p) + k * number.size));
        }
        values.emplace_back(std::move(list));
    }
    return values;
}

std::vector<Plain> readValues(hid_t dataset)
{
    const H5Type type(h5Check(H5Dget_type(dataset), "Cannot read the element type"));
    const ElementType element = classify(type.get());
    switch (element.kind) {
    case ElementType::Kind::String: return readStrings(dataset, type.get());
    case ElementType::Kind::Opaque: return readOpaque(dataset, type.get());
    case ElementType::Kind::Enum: return readIntegers(dataset, type.get());
    case ElementType::Kind::Sequence: return readSequences(dataset, type.get());
    case ElementType::Kind::Tensor:
    case ElementType::Kind::Compound:
    case ElementType::Kind::Unsupported: break;
    }
    throw Error(ErrorKind::OSError, "The dataset holds {}, which cannot be shown", element.why);
}

// ---- writing --------------------------------------------------------------------------------------

H5Dataset create(hid_t group, const std::string& name, hid_t type, const Shape& shape)
{
    const H5Properties creation(h5Check(H5Pcreate(H5P_DATASET_CREATE), "Cannot prepare writing"));
    h5Check(H5Pset_obj_track_times(creation.get(), false), "Cannot prepare writing");
    const H5Space space = spaceOf(shape);
    return H5Dataset(h5Check(H5Dcreate2(group, name.c_str(), type, space.get(), H5P_DEFAULT, creation.get(), H5P_DEFAULT),
                             "Cannot create the dataset"));
}

H5Dataset writeTexts(hid_t group, const std::string& name, const std::vector<const std::string*>& texts, const Shape& shape)
{
    std::vector<const char*> pointers;
    for (const std::string* text : texts) {
        if (text->find('\0') != std::string::npos) {
            throw Error(ErrorKind::ValueError, "HDF5 cannot hold text with a NUL character; use bytes");
        }
        pointers.push_back(text->c_str());
    }
    const H5Type type(h5Check(H5Tcopy(H5T_C_S1), "Cannot make a type"));
    h5Check(H5Tset_size(type.get(), H5T_VARIABLE), "Cannot make a type");
    h5Check(H5Tset_cset(type.get(), H5T_CSET_UTF8), "Cannot make a type");
    H5Dataset dataset = create(group, name, type.get(), shape);
    if (!pointers.empty()) {
        h5Check(H5Dwrite(dataset.get(), type.get(), H5S_ALL, H5S_ALL, H5P_DEFAULT, static_cast<const void*>(pointers.data())),
                "Cannot write the text");
    }
    return dataset;
}

H5Dataset writeArray(hid_t group, const std::string& name, const NumpyArray& array)
{
    const H5Type type(h5Check(H5Tcreate(H5T_OPAQUE, array.type.size), "Cannot make a type"));
    h5Check(H5Tset_tag(type.get(), (std::string(kNumpyTag) + array.type.text()).c_str()), "Cannot make a type");
    H5Dataset dataset = create(group, name, type.get(), array.shape);
    if (!array.bytes.empty()) {
        h5Check(H5Dwrite(dataset.get(), type.get(), H5S_ALL, H5S_ALL, H5P_DEFAULT, array.bytes.data()), "Cannot write the value");
    }
    return dataset;
}

/// The texts, if every value is one.
std::vector<const std::string*> allTexts(const std::vector<Plain>& values)
{
    std::vector<const std::string*> texts;
    for (const Plain& value : values) {
        if (const auto* text = value.as<std::string>()) {
            texts.push_back(text);
        }
    }
    return texts.size() == values.size() ? texts : std::vector<const std::string*>{};
}

void checkStackable(const std::vector<Plain>& values)
{
    for (const Plain& value : values) {
        const bool isKnown = value.as<Plain::Bytes>() != nullptr || value.as<bool>() != nullptr || value.as<int64_t>() != nullptr
                          || value.as<double>() != nullptr;
        if (!isKnown || value.value().index() != values.front().value().index()) {
            throw Error(ErrorKind::TypeError,
                        "HDF5 holds a value a row only if all are str, bytes, bool, int or float, of one type");
        }
    }
}

}  // namespace

NonTensor readNonTensor(hid_t dataset, const Shape& batch)
{
    const Shape shape = shapeOf(dataset);
    std::vector<Plain> values = readValues(dataset);
    const auto stack = readStackShape(dataset);
    if (stack && *stack == shape && startsWith(shape, batch)) {
        return NonTensor::stack(std::move(values), shape);
    }
    // Nest by the sizes, innermost first.
    for (std::size_t d = shape.size(); d-- > 0;) {
        std::vector<Plain> lists;
        const auto size = static_cast<std::size_t>(shape[d]);
        int64_t count = 1;
        for (std::size_t outer = 0; outer < d; ++outer) {
            count *= shape[outer];
        }
        if (count > kMaxValues) {
            throw Error(ErrorKind::OSError, "The value is too large to be shown");
        }
        for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
            const auto from = values.begin() + static_cast<std::ptrdiff_t>(i * size);
            lists.emplace_back(
                Plain::List(std::make_move_iterator(from), std::make_move_iterator(from + static_cast<std::ptrdiff_t>(size))));
        }
        values = std::move(lists);
    }
    return {std::move(values.at(0)), batch};
}

void writeNonTensor(hid_t group, const std::string& name, const NonTensor& value)
{
    const std::vector<Plain>& values = value.values();
    const bool isAllEqual = !values.empty()
                         && std::all_of(values.begin(), values.end(), [&](const Plain& other) { return other == values.front(); });
    if (!value.isStack() || isAllEqual) {
        // The oracle, too, keeps one value of a stack of equal ones.
        if (const auto* text = values.front().as<std::string>()) {
            writeStringMark(writeTexts(group, name, {text}, {}).get());
        } else {
            static_cast<void>(writeArray(group, name, NumpyArray::of(values.front())));
        }
        return;
    }
    const auto texts = allTexts(values);
    if (texts.size() == values.size()) {
        writeStackShape(writeTexts(group, name, texts, value.batchSize()).get(), value.batchSize());
        return;
    }
    checkStackable(values);
    NumpyArray array = NumpyArray::of(Plain::List(values.begin(), values.end()));
    array.shape = value.batchSize();
    writeStackShape(writeArray(group, name, array).get(), value.batchSize());
}

}  // namespace tensordesk
