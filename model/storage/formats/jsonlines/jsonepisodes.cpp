// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/jsonlines/jsonepisodes.h"

#include "model/storage/formats/jsonlines/jsonparser.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/progressscope.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <string>
#include <utility>

namespace tensordesk {
namespace {

using EpisodePart = simdjson::dom::element;

/// The rows that areEpisodes() reads: the first episodes may have failed before their first message.
constexpr std::size_t kRowsToRecognise = 16;
/// The limit for the nodes and tokens of all sequences of an episode, per byte of its text. Real branches share a prompt a few times.
constexpr uint64_t kMostRepeated = 64;

/// Returns the value of a key; empty if it is missing or null.
std::optional<EpisodePart> partAt(EpisodePart object, std::string_view key)
{
    EpisodePart value;
    return object.is_object() && object[key].get(value) == simdjson::SUCCESS && !value.is_null() ? std::optional(value)
                                                                                                 : std::nullopt;
}

/// Returns the value below two keys; empty as above.
std::optional<EpisodePart> partAt(EpisodePart object, std::string_view key, std::string_view below)
{
    const auto level = partAt(object, key);
    return level ? partAt(*level, below) : std::nullopt;
}

std::string_view textAt(EpisodePart object, std::string_view key)
{
    const auto value = partAt(object, key);
    std::string_view text;
    return value && value->get(text) == simdjson::SUCCESS ? text : std::string_view();
}

/// Returns the list at a key; an empty one if there is none.
simdjson::dom::array itemsAt(EpisodePart object, std::string_view key)
{
    const auto value = partAt(object, key);
    simdjson::dom::array list;
    if (value && value->get(list) == simdjson::SUCCESS) {
        return list;
    }
    static simdjson::dom::parser parser;
    static const simdjson::dom::array none = parser.parse(std::string_view("[]")).get_array();
    return none;
}

std::optional<double> realIn(EpisodePart value)
{
    double real = 0;
    return value.get(real) == simdjson::SUCCESS ? std::optional(real) : std::nullopt;
}

bool flagIn(EpisodePart value)
{
    bool flag = false;
    return value.get(flag) == simdjson::SUCCESS && flag;
}

/// Returns the traces of an episode. A trace alone, as earlier versions saved it, is its own episode.
std::vector<EpisodePart> tracesIn(EpisodePart episode)
{
    std::vector<EpisodePart> traces;
    for (const EpisodePart trace : itemsAt(episode, "traces")) {
        traces.push_back(trace);
    }
    if (traces.empty() && partAt(episode, "nodes")) {
        traces.push_back(episode);
    }
    return traces;
}

/// The graph of the messages of a trace.
class MessageGraph {
public:
    /// Throws ValueError if the parent of a node is not an earlier one. Thus there are no cycles.
    MessageGraph(EpisodePart trace, std::size_t number)
    {
        for (const EpisodePart node : itemsAt(trace, "nodes")) {
            const auto stored = partAt(node, "parent");
            int64_t parent = kRoot;
            if (stored
                && (stored->get(parent) != simdjson::SUCCESS || parent < 0 || std::cmp_greater_equal(parent, m_nodes.size()))) {
                throw Error(ErrorKind::ValueError, "the parent of node {} in trace {} is not an earlier node", m_nodes.size(),
                            number);
            }
            const std::size_t tokens = itemsAt(node, "token_ids").size(), mask = itemsAt(node, "mask").size();
            if (mask != 0 && mask != tokens) {
                throw Error(ErrorKind::ValueError, "node {} in trace {} has {} tokens, but a mask of {}", m_nodes.size(), number,
                            tokens, mask);
            }
            m_nodes.push_back(node);
            m_parents.push_back(parent);
        }
    }

    [[nodiscard]] std::size_t nodeCount() const noexcept { return m_nodes.size(); }
    /// Returns the nodes without a child, in order.
    [[nodiscard]] std::vector<uint32_t> leaves() const
    {
        std::vector<bool> isParent(m_nodes.size());
        for (const int64_t parent : m_parents) {
            if (parent != kRoot) {
                isParent[static_cast<std::size_t>(parent)] = true;
            }
        }
        std::vector<uint32_t> leaves;
        for (std::size_t node = 0; node < m_nodes.size(); ++node) {
            if (!isParent[node]) {
                leaves.push_back(static_cast<uint32_t>(node));
            }
        }
        return leaves;
    }
    /// Returns the nodes from the root to a leaf.
    [[nodiscard]] std::vector<EpisodePart> pathTo(uint32_t leaf) const
    {
        std::vector<EpisodePart> path;
        for (int64_t node = leaf; node != kRoot; node = m_parents[static_cast<std::size_t>(node)]) {
            path.push_back(m_nodes[static_cast<std::size_t>(node)]);
        }
        std::ranges::reverse(path);
        return path;
    }
    /// Returns the number of nodes and tokens of all sequences.
    [[nodiscard]] uint64_t size() const
    {
        std::vector<uint64_t> sizes;
        for (std::size_t node = 0; node < m_nodes.size(); ++node) {
            const int64_t parent = m_parents[node];
            sizes.push_back(1 + itemsAt(m_nodes[node], "token_ids").size()
                            + (parent == kRoot ? 0 : sizes[static_cast<std::size_t>(parent)]));
        }
        uint64_t sum = 0;
        for (const uint32_t leaf : leaves()) {
            sum += sizes[leaf];
        }
        return sum;
    }

private:
    static constexpr int64_t kRoot = -1;
    std::vector<EpisodePart> m_nodes;
    std::vector<int64_t> m_parents;
};

std::vector<TracePath> pathsIn(EpisodePart episode, std::size_t textSize)
{
    if (!partAt(episode, "traces") && !partAt(episode, "nodes")) {
        throw Error(ErrorKind::ValueError, "it is not an episode with \"traces\"");
    }
    std::vector<TracePath> paths;
    uint64_t size = 0, work = 0;
    const std::vector<EpisodePart> traces = tracesIn(episode);
    for (std::size_t trace = 0; trace < traces.size(); ++trace) {
        const MessageGraph graph(traces[trace], trace);
        size += graph.size();
        work += graph.leaves().size() * graph.nodeCount();  // each sequence is made from all nodes
        if (work > kMostRepeated * textSize || size > kMostRepeated * textSize) {
            throw Error(ErrorKind::ValueError, "its branches repeat their messages more than {} times", kMostRepeated);
        }
        uint32_t branch = 0;
        for (const uint32_t leaf : graph.leaves()) {
            paths.push_back({static_cast<uint32_t>(trace), leaf, branch++});
        }
    }
    return paths;
}

/// Returns the text of a message: that of its parts, and its calls of tools.
std::string textOfMessage(EpisodePart message)
{
    std::string content(textAt(message, "content"));
    for (const EpisodePart part : itemsAt(message, "content")) {
        content += textAt(part, "text");
    }
    for (const EpisodePart call : itemsAt(message, "tool_calls")) {
        content += content.empty() ? "" : "\n";
        content.append("[tool_call ").append(textAt(call, "name")).append("(").append(textAt(call, "arguments")).append(")]");
    }
    return content;
}

/// Makes the fields of one sequence.
class SequenceFields {
public:
    SequenceFields(EpisodePart episode, EpisodePart trace, std::vector<EpisodePart> nodes, std::string_view wanted)
        : m_episode(episode), m_trace(trace), m_nodes(std::move(nodes)), m_wanted(wanted)
    {
    }

    [[nodiscard]] PythonValue::Dict fields(const TracePath& path)
    {
        const bool hasTokens = std::ranges::any_of(m_nodes, [](EpisodePart node) { return itemsAt(node, "token_ids").size() > 0; });
        if (hasTokens) {
            add("token_ids", [&] { return joined("token_ids"); });
            add("loss_mask", [&] { return mask(); });
            addSampled("inference_logprobs", "logprobs");
            addSampled("reference_logprobs", "reference_logprobs");
            addSampled("advantages", "advantages");
        }
        const auto sampled = std::ranges::find_if(m_nodes, [](EpisodePart node) {
            const auto flag = partAt(node, "sampled");
            return flag && flagIn(*flag);
        });
        add("prompt", [&] { return messages(m_nodes.begin(), sampled); });
        add("completion", [&] { return messages(sampled, m_nodes.end()); });
        addRewards();
        addStored("metrics", partAt(m_trace, "metrics"));
        addStored("group_id", partAt(m_episode, "group", "id"));
        const auto run = partAt(m_episode, "run");
        addStored("step", run ? partAt(*run, "work", "step") : std::nullopt);
        add("trace", [&] { return trace(path); });
        add("episode", [&] { return episode(); });
        const auto task = partAt(m_trace, "task");
        addStored("task", task ? task : partAt(m_episode, "task"));
        return std::move(m_fields);
    }

private:
    template <typename Make>
    void add(std::string_view key, Make&& make)
    {
        if (m_wanted.empty() || m_wanted == key) {
            m_fields.emplace_back(key, make());
        }
    }

    /// Adds a stored value that is there and not an empty dict.
    void addStored(std::string_view key, const std::optional<EpisodePart>& value)
    {
        simdjson::dom::object dict;
        if (value && (value->get(dict) != simdjson::SUCCESS || dict.size() > 0)) {
            add(key, [&] { return toPythonValue(*value); });
        }
    }

    /// Returns the lists of all nodes as one.
    [[nodiscard]] PythonValue joined(std::string_view stored) const
    {
        PythonValue::List all;
        for (const EpisodePart node : m_nodes) {
            for (const EpisodePart item : itemsAt(node, stored)) {
                all.push_back(toPythonValue(item));
            }
        }
        return all;
    }

    /// Returns which tokens of a node were sampled: none, if it does not say.
    [[nodiscard]] static std::vector<bool> maskOf(EpisodePart node)
    {
        std::vector<bool> flags;
        for (const EpisodePart flag : itemsAt(node, "mask")) {
            flags.push_back(flagIn(flag));
        }
        flags.resize(itemsAt(node, "token_ids").size());
        return flags;
    }

    [[nodiscard]] PythonValue mask() const
    {
        PythonValue::List all;
        for (const EpisodePart node : m_nodes) {
            for (const bool isSampled : maskOf(node)) {
                all.emplace_back(isSampled);
            }
        }
        return all;
    }

    /// Adds values that are stored of sampled tokens alone, if a node has any.
    void addSampled(std::string_view key, std::string_view stored)
    {
        if (std::ranges::any_of(m_nodes, [&](EpisodePart node) { return itemsAt(node, stored).size() > 0; })) {
            add(key, [&] { return spread(stored); });
        }
    }

    [[nodiscard]] PythonValue spread(std::string_view stored) const
    {
        PythonValue::List all;
        for (const EpisodePart node : m_nodes) {
            const simdjson::dom::array values = itemsAt(node, stored);
            auto next = values.begin();
            for (const bool isSampled : maskOf(node)) {
                std::optional<double> value;
                if (isSampled && next != values.end()) {
                    value = realIn(*next);
                    ++next;
                }
                all.emplace_back(value.value_or(std::numeric_limits<double>::quiet_NaN()));
            }
        }
        return all;
    }

    template <typename Node>
    [[nodiscard]] static PythonValue messages(Node node, Node end)
    {
        PythonValue::List list;
        for (; node != end; ++node) {
            if (const auto message = partAt(*node, "message")) {
                list.emplace_back(
                    PythonValue::Dict{{"role", std::string(textAt(*message, "role"))}, {"content", textOfMessage(*message)}});
            }
        }
        return list;
    }

    /// Adds the weighted rewards by name, and their sum.
    void addRewards()
    {
        PythonValue::Dict rewards;
        double sum = 0;
        const auto stored = partAt(m_trace, "rewards");
        simdjson::dom::object dict;
        if (!stored || stored->get(dict) != simdjson::SUCCESS) {
            return;
        }
        for (const simdjson::dom::key_value_pair reward : dict) {
            const auto score = partAt(reward.value, "score"), weight = partAt(reward.value, "weight");
            const std::optional<double> points = realIn(score.value_or(reward.value));
            if (points) {
                const double value = *points * (weight ? realIn(*weight).value_or(1) : 1);
                sum += value;
                rewards.emplace_back(reward.key, value);
            }
        }
        if (!rewards.empty()) {
            add("reward", [&] { return PythonValue(sum); });
            add("rewards", [&] { return PythonValue(std::move(rewards)); });
        }
    }

    /// Returns true if a limit ended the trace, or if its last answer was cut off.
    [[nodiscard]] bool isTruncated() const
    {
        constexpr std::array<std::string_view, 5> kLimits{"max_turns", "max_input_tokens", "max_output_tokens", "max_total_tokens",
                                                          "context_length"};
        std::string_view finished;
        for (const EpisodePart call : itemsAt(m_trace, "calls")) {
            finished = partAt(call, "error") ? finished : textAt(call, "finish_reason");
        }
        return finished == "length" || std::ranges::find(kLimits, textAt(m_trace, "stop_condition")) != kLimits.end();
    }

    [[nodiscard]] PythonValue trace(const TracePath& path) const
    {
        PythonValue::Dict fields{{"number", int64_t{path.trace}}, {"branch", int64_t{path.branch}}, {"truncated", isTruncated()}};
        const auto put = [&](const char* key, const std::optional<EpisodePart>& value) {
            if (value) {
                fields.emplace_back(key, toPythonValue(*value));
            }
        };
        put("id", partAt(m_trace, "id"));
        put("agent", partAt(m_trace, "agent", "name"));
        put("ok", partAt(m_trace, "ok"));
        put("stop_condition", partAt(m_trace, "stop_condition"));
        if (itemsAt(m_trace, "errors").size() > 0) {
            put("errors", partAt(m_trace, "errors"));
        }
        return fields;
    }

    [[nodiscard]] PythonValue episode() const
    {
        PythonValue::Dict fields;
        const auto env = partAt(m_episode, "env", "name");
        const std::pair<const char*, std::optional<EpisodePart>> stored[]{{"id", partAt(m_episode, "id")},
                                                                          {"env", env ? env : partAt(m_episode, "env", "id")},
                                                                          {"ok", partAt(m_episode, "ok")}};
        for (const auto& [key, value] : stored) {
            if (value) {
                fields.emplace_back(key, toPythonValue(*value));
            }
        }
        return fields;
    }

    EpisodePart m_episode, m_trace;
    std::vector<EpisodePart> m_nodes;
    std::string_view m_wanted;
    PythonValue::Dict m_fields;
};

}  // namespace

simdjson::dom::element episodeIn(simdjson::dom::parser& parser, std::string_view text)
{
    if (const auto episode = parse(parser, text)) {
        return *episode;
    }
    // Python's NaN, which simdjson does not read, becomes a text here, and is a missing number.
    if (const auto episode = parse(parser, toJson(parseJson(text), NonFinite::Quoted))) {
        return *episode;
    }
    throw Error(ErrorKind::ValueError, "it has an integer of more than 64 bits");
}

bool areEpisodes(const JsonRows& rows)
{
    simdjson::dom::parser parser;
    for (std::size_t row = 0; row < std::min(rows.size(), kRowsToRecognise); ++row) {
        const auto value = parse(parser, rows.textOf(row));
        const bool isTask = value && partAt(*value, "task") && partAt(*value, "id");
        for (const EpisodePart trace : isTask ? tracesIn(*value) : std::vector<EpisodePart>()) {
            const simdjson::dom::array nodes = itemsAt(trace, "nodes");
            if (nodes.size() > 0 && partAt(*nodes.begin(), "message")) {
                return true;
            }
        }
    }
    return false;
}

std::vector<std::vector<TracePath>> sequencesOf(const JsonRows& rows, std::vector<BrokenRow>& broken)
{
    constexpr std::size_t kAtOnce = 256;
    std::vector<std::vector<TracePath>> all(rows.size());
    Progress& progress = ProgressScope::current();
    for (std::size_t begin = 0; begin < rows.size(); begin += kAtOnce) {
        progress.check();
        progress.report(static_cast<int64_t>(begin), static_cast<int64_t>(rows.size()));
        const std::size_t end = std::min(begin + kAtOnce, rows.size());
        std::vector<std::optional<Message>> faults(end - begin);
        at::parallel_for(static_cast<int64_t>(begin), static_cast<int64_t>(end), 1, [&](int64_t from, int64_t to) {
            simdjson::dom::parser parser;
            for (auto row = static_cast<std::size_t>(from); row < static_cast<std::size_t>(to); ++row) {
                const std::string_view text = rows.textOf(row);
                try {
                    all[row] = pathsIn(episodeIn(parser, text), text.size());
                } catch (const Error& error) {
                    faults[row - begin] = faultIn(error);
                }
            }
        });
        rows.checkIntact();
        rows.release();
        for (std::size_t i = 0; i < faults.size(); ++i) {
            if (faults[i]) {
                broken.push_back({begin + i, std::move(*faults[i])});
            }
        }
    }
    return all;
}

PythonValue::Dict sequenceIn(simdjson::dom::element episode, const TracePath& path, std::string_view key)
{
    const std::vector<EpisodePart> traces = tracesIn(episode);
    const bool isThere = path.trace < traces.size() && path.leaf < itemsAt(traces[path.trace], "nodes").size();
    if (!isThere) {
        throw Error(ErrorKind::RuntimeError, "the file was changed by another program since it was opened; reload it");
    }
    const EpisodePart trace = traces[path.trace];
    return SequenceFields(episode, trace, MessageGraph(trace, path.trace).pathTo(path.leaf), key).fields(path);
}

}  // namespace tensordesk
