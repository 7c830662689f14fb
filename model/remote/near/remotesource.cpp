// SPDX-License-Identifier: BSD-3-Clause
#include "model/remote/near/remotesource.h"

#include "model/remote/wire/wirevalues.h"
#include "model/tensordict/leaves/leafblocks.h"

#include <ATen/ops/empty.h>

#include <cstring>
#include <deque>

namespace tensordesk {
namespace {

using wire::Frame;
using wire::Value;

/// A piece takes 0.2 s at 10 Mbit/s.
constexpr int64_t kMostPiece = int64_t{256} << 10;
/// Enough pieces to fill a link of 100 ms and 80 Mbit/s.
constexpr std::size_t kMostUnderWay = 4;

}  // namespace

RemoteFile::~RemoteFile()
{
    try {
        if (!m_connection->isLost())
            m_connection->forget(m_connection->ask(question("close")));
    } catch (const std::exception&) {
        // It is closed with the connection.
    }
}

PythonValue RemoteFile::compute(const std::string& what, const PythonValue& leaf, const PythonValue& arguments) const
{
    Value asked = question("compute");
    asked["what"] = what;
    asked["leaf"] = wire::toWire(leaf);
    asked["arguments"] = wire::toWire(arguments);
    const Frame answer = m_connection->answer(std::move(asked));
    return wire::understood([&] { return wire::pythonValueFrom(answer.head.at("result")); });
}

RemoteSource::RemoteSource(std::shared_ptr<RemoteFile> file, Array array)
    : ReadOnlySource(array.shape, array.dtype), m_file(std::move(file)), m_array(std::move(array))
{
    const int64_t bytes = elementCount(shape()) * itemSize(dtype());
    if (bytes > 0 && bytes <= SmallArrays::kMostBytes)
        m_place = m_file->small().add(m_array.key, m_array.of, wire::addressOf(m_array.key, m_array.of),
                                      static_cast<std::size_t>(bytes));
}

void RemoteSource::refuseEdits() const
{
    throw Error(ErrorKind::PermissionError, "is on another machine and read-only here; export it, or edit it there")
        .inFile(m_array.file);
}

Value RemoteSource::question(const char* what) const
{
    Value question = m_file->question(what);
    question["array"] = wire::toWire(wire::addressOf(m_array.key, m_array.of));
    return question;
}

at::Tensor RemoteSource::read(const std::vector<Range>& part) const
{
    return m_place && elementCount(shapeOf(part)) > 0 ? readSmall(part) : readPieces(part);
}

at::Tensor RemoteSource::readSmall(const std::vector<Range>& part) const
{
    const auto bytes = m_file->small().bytesOf(*m_place, [this](const PythonValue::List& addresses, std::size_t) {
        Value question = m_file->question("arrays");
        question["arrays"] = Value::array();
        for (const PythonValue& address : addresses)
            question["arrays"].push_back(wire::toWire(address));
        return m_file->connection().answer(std::move(question)).block;
    });
    const at::Tensor whole = at::empty(shape(), dtype());
    std::memcpy(whole.data_ptr(), bytes->data(), bytes->size());
    return narrowed(whole, wholePart(shape()), part).contiguous();
}

at::Tensor RemoteSource::readPieces(const std::vector<Range>& part) const
{
    at::Tensor result = at::empty(shapeOf(part), dtype());
    if (result.numel() == 0)
        return result;
    Connection& connection = m_file->connection();
    auto* to = static_cast<char*>(result.data_ptr());
    struct UnderWay {
        std::shared_ptr<Connection::Question> question;
        std::size_t bytes;
    };
    std::deque<UnderWay> underWay;
    const auto take = [&] {
        const UnderWay next = std::move(underWay.front());
        underWay.pop_front();
        const Frame answer = connection.wait(next.question);
        if (answer.block.size() != next.bytes)
            throw Error(ErrorKind::OSError, "the machine sent {} bytes instead of {}", answer.block.size(), next.bytes)
                .inFile(m_array.file);
        std::memcpy(to, answer.block.data(), next.bytes);
        to += next.bytes;
    };
    try {
        forEachBlock(part, {.itemSize = itemSize(dtype()), .mostBytes = kMostPiece}, [&](const Part& piece) {
            if (underWay.size() == kMostUnderWay)
                take();
            Value what = question("read");
            what["part"] = wire::toWire(piece);
            underWay.push_back(
                {connection.ask(std::move(what)), static_cast<std::size_t>(elementCount(shapeOf(piece)) * itemSize(dtype()))});
        });
        while (!underWay.empty())
            take();
    } catch (...) {
        for (const UnderWay& other : underWay)
            connection.drop(other.question);
        throw;
    }
    return result;
}

std::shared_ptr<const FarArray> RemoteSource::far() const
{
    return std::make_shared<FarArray>(FarArray{m_file, wire::addressOf(m_array.key, m_array.of)});
}

std::string RemoteSource::image(const Shape& position) const
{
    Value asked = question("image");
    asked["position"] = position;
    return m_file->connection().answer(std::move(asked)).block;
}

const RemoteSource::Stored& RemoteSource::stored() const
{
    std::call_once(m_isAsked, [this] {
        try {
            const Frame answer = m_file->connection().answer(question("stored"));
            wire::understood([&] {
                const Value& head = answer.head;
                const int kind = head.value("kind", 0);
                if (kind < 0 || kind > static_cast<int>(StorageLayout::Kind::Difference))
                    return;
                m_stored.bytes = head.value("bytes", int64_t{0});
                m_stored.layout = {static_cast<StorageLayout::Kind>(kind),
                                   head.value("begin", int64_t{0}),
                                   head.value("end", int64_t{0}),
                                   head.value("chunks", Shape()),
                                   head.value("filters", std::vector<std::string>()),
                                   head.value("field", false)};
            });
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled)
                throw;  // the next call asks again
            m_stored = {};
        }
    });
    return m_stored;
}

}  // namespace tensordesk
