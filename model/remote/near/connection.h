// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/remote/near/farprogram.h"
#include "model/remote/near/sshplace.h"
#include "model/remote/wire/channel.h"
#include "model/tensordict/base/error.h"

#include <condition_variable>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>

namespace tensordesk {

/// A connection to the program on another machine, shared by all that is open there. Safe to use from any thread; several may ask at
/// once, and answers come in any order.
class Connection {
public:
    /// Returns the connection to the machine of `place`, made now unless there is one. Does not wait for it. Throws OSError if ssh cannot
    /// be started.
    [[nodiscard]] static std::shared_ptr<Connection> to(const SshPlace& place);

    explicit Connection(const SshPlace& place);
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    class Question;
    /// Sends a question without waiting for the answer. `what`: see README.md.
    [[nodiscard]] std::shared_ptr<Question> ask(wire::Value what);
    /// Waits for the answer. Throws the error that it is, OSError once the connection is lost, and Cancelled, which takes the question
    /// back, as the thread's ProgressScope asks, to which progress is reported.
    [[nodiscard]] wire::Frame wait(const std::shared_ptr<Question>& question);
    /// Asks and waits.
    [[nodiscard]] wire::Frame answer(wire::Value what) { return wait(ask(std::move(what))); }
    /// Takes a question back: its answer is not wanted any more, and the work for it ends.
    void drop(const std::shared_ptr<Question>& question) noexcept;
    /// Lets the work for a question go on without an answer. False if it was answered, or the connection is lost.
    bool forget(const std::shared_ptr<Question>& question) noexcept;

    /// True once it is lost. It is then never used again.
    [[nodiscard]] bool isLost() const;
    /// Returns the number of questions asked, for tests.
    [[nodiscard]] int64_t questions() const;
    /// "ssh://user@host", what names of files there begin with.
    [[nodiscard]] const std::string& base() const noexcept { return m_base; }

private:
    void receive();
    void receiveAnswers();
    void lose(const Error& error);

    const std::string m_base;
    FarProgram m_program;
    wire::Channel m_channel;
    mutable std::mutex m_mutex;  ///< guards what follows
    std::condition_variable m_changed;
    std::map<int64_t, std::shared_ptr<Question>> m_asked;
    std::optional<Error> m_loss;
    bool m_isEnding = false;
    int64_t m_last = 0;
    std::thread m_receiving;
};

/// A question and, later, its answer.
class Connection::Question {
    friend class Connection;
    int64_t m_id = 0;
    std::optional<wire::Frame> m_answer = {};
    int64_t m_done = 0, m_total = 0;
};

}  // namespace tensordesk
