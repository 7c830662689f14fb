// SPDX-License-Identifier: BSD-3-Clause
#include "model/document/ignoredfindings.h"

#include "model/storage/files/atomicwrite.h"
#include "model/storage/files/fileio.h"
#include "model/storage/files/systemerror.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <system_error>

namespace tensordesk {

namespace {

constexpr int64_t kLongest = int64_t{1} << 20;

[[noreturn]] void refuse(const PythonValue& found)
{
    throw Error(ErrorKind::ValueError, "Ignored findings are an object of checks and their keys, as {}, and this is {}.",
                R"({"value-range": [["next", "reward"]]})", found.toPython());
}

template <typename Type>
const Type& as(const PythonValue& value)
{
    if (const Type* const found = value.as<Type>()) {
        return *found;
    }
    refuse(value);
}

}  // namespace

std::string IgnoredFindings::fileFor(const std::string& path)
{
    return path.substr(0, path.find_last_not_of('/') + 1) + ".health.json";
}

IgnoredFindings::Row IgnoredFindings::rowOf(std::string_view check, const KeyPath& key)
{
    Row row(check, std::vector<std::string>());
    for (const PathElement& element : key) {
        row.second.push_back(element.member() ? std::to_string(element.member()->number) : std::string(element.key()));
    }
    return row;
}

IgnoredFindings IgnoredFindings::of(const std::string& path)
{
    IgnoredFindings ignored;
    const std::string file = fileFor(path);
    if (std::error_code error; !std::filesystem::exists(file, error)) {
        return ignored;
    }
    try {
        const PythonValue document = parseJson(readFile(file, kLongest));
        for (const auto& [check, keys] : as<PythonValue::Dict>(document)) {
            static_cast<void>(checkNamed(check));
            for (const PythonValue& key : as<PythonValue::List>(keys)) {
                Row& row = ignored.m_rows.emplace_back(check, std::vector<std::string>());
                for (const PythonValue& element : as<PythonValue::List>(key)) {
                    row.second.push_back(as<std::string>(element));
                }
            }
        }
    } catch (Error& error) {
        throw error.inFile(file);
    }
    return ignored;
}

void IgnoredFindings::save(const std::string& path) const
{
    const std::string file = fileFor(path);
    if (m_rows.empty()) {
        if (std::error_code error; !std::filesystem::remove(file, error) && error) {
            throw systemError(error.value(), "cannot be removed", file);
        }
        return;
    }
    PythonValue::Dict document;
    for (const auto& [check, elements] : m_rows) {
        const auto found = std::ranges::find(document, check, &PythonValue::Dict::value_type::first);
        PythonValue& keys = found != document.end() ? found->second : document.emplace_back(check, PythonValue::List()).second;
        std::get<PythonValue::List>(keys.variant()).emplace_back(PythonValue::List(elements.begin(), elements.end()));
    }
    replaceFile(file, toJson(document) + '\n');
}

void IgnoredFindings::set(std::string_view check, const KeyPath& key, bool ignored)
{
    const Row row = rowOf(check, key);
    std::erase(m_rows, row);
    if (ignored) {
        m_rows.push_back(row);
    }
}

void IgnoredFindings::applyTo(std::vector<CheckResult>& results) const
{
    for (CheckResult& result : results) {
        if (!result.symptoms) {
            continue;
        }
        std::vector<Symptom>& symptoms = *result.symptoms;
        std::move(result.ignored.begin(), result.ignored.end(), std::back_inserter(symptoms));
        const auto isKept = [&](const Symptom& symptom) {
            return std::ranges::find(m_rows, rowOf(result.check->name, symptom.key)) == m_rows.end();
        };
        const auto ignored = std::ranges::stable_partition(symptoms, isKept);
        result.ignored.assign(std::make_move_iterator(ignored.begin()), std::make_move_iterator(ignored.end()));
        symptoms.erase(ignored.begin(), ignored.end());
    }
}

}  // namespace tensordesk
