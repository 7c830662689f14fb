// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/values/pickle/picklegraph.h"

#include <array>
#include <cstdint>
#include <initializer_list>

namespace tensordesk {

/// Runs a pickle opcode by opcode and fills a graph. Opcodes are named as in Python's pickletools.
class PickleMachine {
public:
    PickleMachine(PickleGraph& graph, std::string_view bytes) : m_graph(graph), m_bytes(bytes) { }

    /// Runs the pickle. Throws the errors of PickleGraph; the values made so far then stay in the graph, for showing a damaged
    /// pickle.
    void run();

private:
    using Items = PickleValue::Items;

    // ---- reading the program --------------------------------------------------------------------
    [[noreturn]] void damaged() const { throwDamagedPickle(m_at); }
    std::string_view take(uint64_t bytes);
    [[nodiscard]] uint64_t number(uint64_t bytes);
    /// Returns the text up to the end of the line, and skips the line end.
    std::string_view line();
    [[nodiscard]] uint64_t lineNumber();

    // ---- the stack ------------------------------------------------------------------------------
    PickleValue& add(PickleValue value);
    bool push(PickleValue value);
    /// Pushes a value made of the next bytes; if the pickle is cut there, of the bytes that exist. Returns false at the end.
    template <typename Made>
    bool pushTaken(uint64_t bytes);
    bool pushSmall(int64_t number);
    bool pushLong(uint64_t bytes);
    bool pushDecimal(std::string_view digits);
    bool pushInt(std::string_view digits);
    bool pushReal(std::string_view text);
    bool pushBigEndian(std::string_view bytes);
    bool pushLegacyText(std::string_view bytes);
    bool pushGlobal(PickleValue& module, PickleValue& name);
    bool pushText(std::string text);
    bool pushExtension(uint64_t bytes);
    PickleValue& top();
    Items pop(std::size_t count);
    Items popToMark();

    // ---- making ---------------------------------------------------------------------------------
    bool extendList(const Items& items);
    bool extendDict(const Items& items);
    bool extendSet(const Items& items);
    bool pushCall(const Items& parts, bool makesInstance);
    bool pushInstance(const PickleValue* named, Items arguments);
    bool setState();
    bool memoize(uint64_t index);
    bool recall(uint64_t index);

    /// Runs one opcode. Returns false at the end.
    bool step();
    bool stepOfText(uint8_t code);
    bool stepOfObjects(uint8_t code);

    PickleGraph& m_graph;
    std::string_view m_bytes;
    std::size_t m_at = 0;
    std::vector<std::size_t> m_marks;
    std::vector<PickleValue*> m_stack;
    std::vector<PickleValue*> m_memo;
    std::array<PickleValue*, 3> m_constants = {};    ///< None, False, True
    std::array<PickleValue*, 256> m_smallInts = {};  ///< made on first use
    PickleValue* m_emptyTuple = nullptr;
};

}  // namespace tensordesk
