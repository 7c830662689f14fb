// SPDX-License-Identifier: BSD-3-Clause
#include "model/remote/near/remotenotes.h"

#include "model/remote/wire/wirevalues.h"

#include <algorithm>
#include <vector>

namespace tensordesk {
namespace {

using wire::Frame;
using wire::Value;

constexpr std::size_t kMostTogether = 256;

PythonValue::Dict dictFrom(const Value& described)
{
    const PythonValue value = wire::pythonValueFrom(described);
    const auto* dict = value.as<PythonValue::Dict>();
    return dict == nullptr ? PythonValue::Dict() : *dict;
}

/// The path, and those of the next entries in its level.
std::vector<KeyPath> fromThereOn(const TensorDict& root, const KeyPath& path)
{
    std::vector<KeyPath> paths{path};
    if (path.empty() || path.back().member() != nullptr)
        return paths;
    const auto above = path.size() == 1 ? std::optional<Entry>(root) : root.find(path.parent());
    const auto* level = above ? std::get_if<TensorDict>(&*above) : nullptr;
    const std::vector<Key> keys = level != nullptr ? level->keys() : std::vector<Key>();
    const auto here = std::find(keys.begin(), keys.end(), path.back().key());
    for (auto key = here; key != keys.end() && paths.size() < kMostTogether; ++key)
        if (key != here)
            paths.push_back(path.parent() / *key);
    return paths;
}

}  // namespace

EntryNotes RemoteNotes::of(const KeyPath& path)
{
    {
        const std::lock_guard lock(m_mutex);
        if (const auto known = m_known.find(path); known != m_known.end())
            return known->second;
    }
    std::vector<KeyPath> paths = fromThereOn(m_root, path);
    const auto ask = [&] {
        Value question = m_file->question("notes");
        question["keys"] = Value::array();
        for (const KeyPath& one : paths)
            question["keys"].push_back(wire::toWire(one));
        return m_file->connection().answer(std::move(question));
    };
    const Frame answer = [&] {
        try {
            return ask();
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled || paths.size() == 1)
                throw;
        }
        paths.resize(1);  // one of the others may be damaged
        return ask();
    }();
    return wire::understood([&] {
        const std::lock_guard lock(m_mutex);
        for (std::size_t i = 0; i < paths.size(); ++i) {
            const Value& notes = answer.head.at("notes").at(i);
            m_known[paths[i]] = {dictFrom(notes.at("attributes")), dictFrom(notes.at("names"))};
        }
        return m_known[path];
    });
}

}  // namespace tensordesk
