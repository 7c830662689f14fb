// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/texts/jsonwriter.h"

#include "model/storage/formats/texts/elementtexts.h"
#include "model/storage/formats/texts/textfile.h"
#include "model/tensordict/leaves/leafblocks.h"
#include "model/tensordict/tree/visit.h"
#include "model/tensordict/values/pythonvalue.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/empty.h>

#include <algorithm>

namespace tensordesk {

namespace {

class JsonWriter {
public:
    explicit JsonWriter(TextFile& file) : m_file(file) { }

    void writeLevel(const TensorDict& td)
    {
        text() += '{';
        bool isFirst = true;
        visitLevel(td, [&](const Key& key, const Entry& entry) {
            checkJsonEntry(key, entry);
            text() += isFirst ? "" : ", ";
            isFirst = false;
            text() += toJson(PythonValue(key)) + ": ";
            if (const auto* child = std::get_if<TensorDict>(&entry))
                writeLevel(*child);
            else if (const auto* value = std::get_if<NonTensor>(&entry))
                text() += toJson(value->toPythonValue());
            else
                writeLeaf(std::get<Leaf>(entry));
            m_file.writeIfLong();
        });
        text() += '}';
    }

private:
    [[nodiscard]] std::string& text() { return m_file.text(); }

    /// `[item 0, item 1, …]`.
    template <typename Item>
    void writeList(int64_t count, const Item& item)
    {
        text() += '[';
        for (int64_t i = 0; i < count; ++i) {
            text() += i == 0 ? "" : ", ";
            item(i);
            m_file.writeIfLong();
        }
        text() += ']';
    }

    void writeLeaf(const Leaf& leaf)
    {
        if (leaf.isRagged() && leaf.shape().front() == kRagged)
            writeList(static_cast<int64_t>(leaf.members().size()),
                      [&](int64_t i) { writeLeaf(leaf.members()[static_cast<std::size_t>(i)]); });
        else if (leaf.isRagged())
            writeList(leaf.shape().front(), [&](int64_t i) { writeLeaf(leaf.at(Index{i})); });
        else if (leaf.elementCount() == 0)
            writeEmpty(leaf.shape());
        else
            writeElements(leaf);
    }

    void writeEmpty(c10::IntArrayRef shape)
    {
        writeList(shape.front(), [&](int64_t) { writeEmpty(shape.slice(1)); });
    }

    void writeElements(const Leaf& leaf)
    {
        // How many elements a list within a list has, by dim.
        Shape listSizes = leaf.shape();
        for (std::size_t d = listSizes.size(); d-- > 1;)
            listSizes[d - 1] *= listSizes[d];
        const auto listsBeginningAt = [&](int64_t position) {
            return static_cast<std::size_t>(std::ranges::count_if(listSizes, [&](int64_t size) { return position % size == 0; }));
        };
        int64_t position = 0;
        LeafBlocks(leaf).forEach([&](const at::Tensor& block) {
            const ElementTexts texts(block, NumberStyle::Json);
            for (int64_t i = 0; i < block.numel(); ++i, ++position) {
                const std::size_t lists = listsBeginningAt(position);
                if (position > 0)
                    text().append(lists, ']') += ", ";
                text().append(lists, '[');
                texts.append(text(), i);
                m_file.writeIfLong();
            }
            m_file.pass(static_cast<int64_t>(block.nbytes()));
        });
        text().append(listSizes.size(), ']');
    }

    TextFile& m_file;
};

}  // namespace

void checkJsonEntry(const Key&, const Entry& entry)
{
    if (const auto* broken = std::get_if<Broken>(&entry))
        throw Error(broken->error());
    if (const auto* value = std::get_if<NonTensor>(&entry); value != nullptr && !isJson(value->toPythonValue()))
        throw Error(ErrorKind::TypeError, "is {}, which is not a JSON value", value->toPythonValue().toPython());
    if (const auto* leaf = std::get_if<Leaf>(&entry))
        static_cast<void>(ElementTexts(at::empty({0}, at::TensorOptions(leaf->dtype())), NumberStyle::Json));
}

void writeJson(const TensorDict& td, const std::string& path, Progress& progress)
{
    TextFile file(path, progress, totalBytes(td));
    JsonWriter(file).writeLevel(td);
    file.text() += '\n';
    file.finish();
}

}  // namespace tensordesk
