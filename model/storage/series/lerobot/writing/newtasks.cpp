// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/lerobot/writing/newtasks.h"

#include "model/storage/series/lerobot/writing/plaintable.h"
#include "model/tensordict/values/pythonvalue.h"

#include <numeric>
#include <string_view>

namespace tensordesk {

using arrowfile::Element;

int64_t NewTasks::numberOf(const std::string& task)
{
    const auto [found, isNew] = m_numbers.emplace(task, count());
    if (isNew) {
        m_tasks.push_back(task);
    }
    return found->second;
}

void NewTasks::write(const std::string& path, Progress& progress) const
{
    const std::string metadata = toJson(
        PythonValue::Dict{{"index_columns", PythonValue::List{"__index_level_0__"}},
                          {"column_indexes", PythonValue::List{}},
                          {"columns", PythonValue::List{PythonValue::Dict{{"name", "task_index"},
                                                                          {"field_name", "task_index"},
                                                                          {"pandas_type", "int64"},
                                                                          {"numpy_type", "int64"},
                                                                          {"metadata", PythonValue()}},
                                                        PythonValue::Dict{{"name", PythonValue()},
                                                                          {"field_name", "__index_level_0__"},
                                                                          {"pandas_type", "unicode"},
                                                                          {"numpy_type", "object"},
                                                                          {"metadata", PythonValue()}}}}});
    std::vector<int64_t> numbers(m_tasks.size());
    std::iota(numbers.begin(), numbers.end(), 0);
    const std::vector<std::string_view> texts(m_tasks.begin(), m_tasks.end());
    PlainTable table(path, {{{"task_index", Element::Int64}, {"__index_level_0__", Element::Text}}, "pandas", metadata}, progress);
    table.beginRows();
    table.beginColumn();
    table.write({.count = std::ssize(numbers), .numbers = numbers.data()});
    table.beginColumn();
    table.write({.count = std::ssize(texts), .texts = texts});
    table.finish();
}

}  // namespace tensordesk
