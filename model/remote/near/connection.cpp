// SPDX-License-Identifier: BSD-3-Clause
#include "model/remote/near/connection.h"

#include "model/remote/wire/version.h"
#include "model/remote/wire/wirevalues.h"
#include "model/tensordict/base/progressscope.h"

#include <chrono>

namespace tensordesk {
namespace {

using wire::Frame;
using wire::Value;

/// How long one wait takes: somebody may no longer want the answer.
constexpr std::chrono::milliseconds kSlice(20);

/// All connections, by the machine with its port.
struct Connections {
    std::mutex mutex;
    std::map<std::string, std::weak_ptr<Connection>> all;
};

Connections& connections()
{
    static Connections made;
    return made;
}

}  // namespace

std::shared_ptr<Connection> Connection::to(const SshPlace& place)
{
    const std::lock_guard lock(connections().mutex);
    std::weak_ptr<Connection>& known = connections().all[place.base];
    if (auto connection = known.lock(); connection != nullptr && !connection->isLost())
        return connection;
    auto connection = std::make_shared<Connection>(place);
    known = connection;
    return connection;
}

Connection::Connection(const SshPlace& place)
    : m_base(place.base), m_program(place), m_channel(m_program.takeInput(), m_program.takeOutput())
{
    try {
        m_channel.send({wire::hello()});
    } catch (const Error&) {
        // It ended at once; receive() says why.
    }
    m_receiving = std::thread([this] { receive(); });
}

Connection::~Connection()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isEnding = true;
    }
    m_channel.shutDown();
    m_program.end();
    m_receiving.join();
}

std::shared_ptr<Connection::Question> Connection::ask(Value what)
{
    const auto question = std::make_shared<Question>();
    {
        const std::lock_guard lock(m_mutex);
        if (m_loss)
            throw Error(*m_loss);
        question->m_id = ++m_last;
        m_asked.emplace(question->m_id, question);
    }
    what["id"] = question->m_id;
    try {
        m_channel.send({std::move(what)});
    } catch (const Error& error) {
        // receive() finds the end of the connection, and its reason; a question that fits into no message is never answered.
        if (error.kind() != ErrorKind::OSError) {
            forget(question);
            throw;
        }
    }
    return question;
}

Frame Connection::wait(const std::shared_ptr<Question>& question)
{
    Progress& progress = ProgressScope::current();
    std::unique_lock lock(m_mutex);
    while (!question->m_answer && !m_loss) {
        m_changed.wait_for(lock, kSlice);
        const int64_t done = question->m_done, total = question->m_total;
        lock.unlock();
        if (total > 0)
            progress.report(done, total);
        if (progress.isCancelled()) {
            drop(question);
            progress.check();
        }
        lock.lock();
    }
    if (!question->m_answer)
        throw Error(*m_loss);
    Frame answer = *std::move(question->m_answer);
    lock.unlock();
    if (const auto error = answer.head.find("error"); error != answer.head.end())
        throw wire::understood([&] { return wire::errorFrom(*error, m_base); });
    return answer;
}

bool Connection::forget(const std::shared_ptr<Question>& question) noexcept
{
    const std::lock_guard lock(m_mutex);
    return m_asked.erase(question->m_id) > 0 && !m_loss;
}

void Connection::drop(const std::shared_ptr<Question>& question) noexcept
{
    try {
        if (!forget(question))
            return;
        m_channel.send({{{"do", "cancel"}, {"id", question->m_id}}});
    } catch (const std::exception&) {
        // Then it is answered to nobody.
    }
}

bool Connection::isLost() const
{
    const std::lock_guard lock(m_mutex);
    return m_loss.has_value();
}

int64_t Connection::questions() const
{
    const std::lock_guard lock(m_mutex);
    return m_last;
}

void Connection::lose(const Error& error)
{
    const std::lock_guard lock(m_mutex);
    if (m_loss)
        return;
    m_loss = error;
    m_loss->inFile(m_base);
    m_channel.shutDown();  // threads that wait for room to send go on
    m_asked.clear();
    m_changed.notify_all();
}

void Connection::receive()
{
    bool isGreeted = false;
    try {
        isGreeted = m_channel.receiveGreeting();
        if (isGreeted)
            wire::understood([this] { receiveAnswers(); });
    } catch (const std::exception&) {
        return lose(
            Error(ErrorKind::OSError, "the connection was lost: the machine sent bytes that are not a message of this protocol"));
    }
    {
        const std::lock_guard lock(m_mutex);
        if (m_isEnding)
            return;
    }
    const std::string reason = m_program.reason();
    lose(isGreeted ? Error(ErrorKind::OSError, "the connection was lost: {}", reason)
         : FarProgram::saysMissing(reason)
             ? Error(ErrorKind::FileNotFoundError, "TensorDesk is not installed on that machine; install it there by `pip install "
                                                   "tensordesk`, or name it by --remote-program")
             : Error(ErrorKind::OSError, "the machine cannot be reached: {}", reason));
}

void Connection::receiveAnswers()
{
    std::optional<Frame> frame = m_channel.receive();
    if (!frame)
        return;
    if (!wire::isUnderstood(frame->head)) {
        const Value version = frame->head.value("version", Value());
        return lose(Error(
            ErrorKind::NotImplementedError,
            "TensorDesk has version {} on that machine, which version {} here does not understand; install the same version on both",
            version.is_string() ? version.get<std::string>() : "?", wire::hello().at("version").get<std::string>()));
    }
    while ((frame = m_channel.receive())) {
        const std::lock_guard lock(m_mutex);
        const auto found = m_asked.find(frame->head.value("id", int64_t{0}));
        if (found == m_asked.end())
            continue;
        if (frame->head.contains("total")) {
            found->second->m_done = frame->head.at("done").get<int64_t>();
            found->second->m_total = frame->head.at("total").get<int64_t>();
            continue;
        }
        found->second->m_answer = *std::move(frame);
        m_asked.erase(found);
        m_changed.notify_all();
    }
}

}  // namespace tensordesk
