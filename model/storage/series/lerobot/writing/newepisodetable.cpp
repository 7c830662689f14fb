// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/lerobot/writing/newepisodetable.h"

#include <ATen/ops/full.h>
#include <ATen/ops/stack.h>

#include <array>
#include <functional>
#include <span>
#include <string_view>
#include <utility>

namespace tensordesk {
namespace {

using arrowfile::Element;
using arrowfile::kVarying;

constexpr std::size_t kRowsAtOnce = 500;

/// One statistic of a feature.
struct Statistic {
    const char* name;
    bool isOfElement;  ///< of the feature's own type, if that is an integer or bool
    at::Tensor (*of)(const FeatureStatistics&);
};
constexpr std::array<Statistic, 10> kStatistics{{
    {"min", true, [](const FeatureStatistics& all) { return all.min; }},
    {"max", true, [](const FeatureStatistics& all) { return all.max; }},
    {"mean", false, [](const FeatureStatistics& all) { return all.mean; }},
    {"std", false, [](const FeatureStatistics& all) { return all.std; }},
    {"count", true, nullptr},
    {"q01", false, [](const FeatureStatistics& all) { return all.quantiles[0]; }},
    {"q10", false, [](const FeatureStatistics& all) { return all.quantiles[1]; }},
    {"q50", false, [](const FeatureStatistics& all) { return all.quantiles[2]; }},
    {"q90", false, [](const FeatureStatistics& all) { return all.quantiles[3]; }},
    {"q99", false, [](const FeatureStatistics& all) { return all.quantiles[4]; }},
}};

/// Returns the type of a statistic's numbers.
Element elementOf(const Statistic& statistic, Element ofFeature)
{
    if (statistic.of == nullptr) {
        return Element::Int64;
    }
    const bool isReal = ofFeature == Element::Float16 || ofFeature == Element::Float32 || ofFeature == Element::Float64;
    return !statistic.isOfElement || isReal ? Element::Float64 : ofFeature == Element::Bool ? Element::Bool : Element::Int64;
}

/// Returns a statistic in its own type, contiguous.
at::Tensor valuesOf(const Statistic& statistic, const NewEpisodeTable::Feature& feature, const FeatureStatistics& all)
{
    if (statistic.of == nullptr) {
        return at::full({1}, all.count, at::kLong);
    }
    const Element element = elementOf(statistic, feature.element);
    const at::ScalarType type = element == Element::Bool ? at::kBool : element == Element::Int64 ? at::kLong : at::kDouble;
    return statistic.of(all).reshape(feature.shape).to(type).contiguous();
}

PythonValue nested(const at::Tensor& values)
{
    if (values.dim() == 0) {
        return values.scalar_type() == at::kBool   ? PythonValue(values.item<bool>())
             : values.scalar_type() == at::kDouble ? PythonValue(values.item<double>())
                                                   : PythonValue(values.item<int64_t>());
    }
    PythonValue::List list;
    for (int64_t i = 0; i < values.size(0); ++i) {
        list.push_back(nested(values[i]));
    }
    return list;
}

PlainColumns columnsOf(const std::vector<std::string>& cameras, const std::vector<NewEpisodeTable::Feature>& features)
{
    std::vector<PlainColumn> columns{{"episode_index", Element::Int64}, {"tasks", Element::Text, {kVarying}}};
    for (const char* const name : {"length", "data/chunk_index", "data/file_index", "dataset_from_index", "dataset_to_index"}) {
        columns.push_back({name, Element::Int64});
    }
    for (const std::string& camera : cameras) {
        const std::string prefix = "videos/" + camera + "/";
        columns.push_back({prefix + "chunk_index", Element::Int64});
        columns.push_back({prefix + "file_index", Element::Int64});
        columns.push_back({prefix + "from_timestamp", Element::Float64});
        columns.push_back({prefix + "to_timestamp", Element::Float64});
    }
    for (const NewEpisodeTable::Feature& feature : features) {
        for (const Statistic& statistic : kStatistics) {
            const std::size_t dims = statistic.of == nullptr ? 1 : feature.shape.size();
            columns.push_back(
                {"stats/" + feature.name + "/" + statistic.name, elementOf(statistic, feature.element), Shape(dims, kVarying)});
        }
    }
    columns.push_back({"meta/episodes/chunk_index", Element::Int64});
    columns.push_back({"meta/episodes/file_index", Element::Int64});
    return {std::move(columns), "creator", "tensordesk"};
}

}  // namespace

NewEpisodeTable::NewEpisodeTable(const std::string& folder, std::vector<std::string> cameras, std::vector<Feature> features,
                                 Progress& progress)
    : m_cameras(std::move(cameras)), m_features(std::move(features)), m_files(folder, columnsOf(m_cameras, m_features), progress)
{
}

void NewEpisodeTable::append(Episode episode)
{
    if (m_all.empty()) {
        m_all = episode.statistics;
    } else {
        for (std::size_t i = 0; i < m_all.size(); ++i) {
            m_all[i].merge(episode.statistics[i]);
        }
    }
    m_rows.push_back(std::move(episode));
    if (m_rows.size() == kRowsAtOnce) {
        writeRows();
    }
}

void NewEpisodeTable::finish()
{
    if (!m_rows.empty()) {
        writeRows();
    }
    m_files.finish();
}

void NewEpisodeTable::writeNumbers(const std::function<int64_t(const Episode& episode)>& number)
{
    std::vector<int64_t> numbers;
    for (const Episode& episode : m_rows) {
        numbers.push_back(number(episode));
    }
    m_files.table().beginColumn();
    m_files.table().write({.count = std::ssize(numbers), .numbers = numbers.data()});
}

void NewEpisodeTable::writeTimes(const std::function<double(const Episode& episode)>& time)
{
    std::vector<double> times;
    for (const Episode& episode : m_rows) {
        times.push_back(time(episode));
    }
    m_files.table().beginColumn();
    m_files.table().write({.count = std::ssize(times), .numbers = times.data()});
}

void NewEpisodeTable::writeTasks()
{
    std::vector<std::string_view> texts;
    std::vector<int32_t> lengths;
    for (const Episode& episode : m_rows) {
        texts.insert(texts.end(), episode.tasks.begin(), episode.tasks.end());
        lengths.push_back(static_cast<int32_t>(episode.tasks.size()));
    }
    const std::array<std::span<const int32_t>, 1> lists{lengths};
    m_files.table().beginColumn();
    m_files.table().write({.count = std::ssize(texts), .rows = std::ssize(m_rows), .texts = texts, .lengths = lists});
}

void NewEpisodeTable::writeStatistics(std::size_t feature)
{
    for (const Statistic& statistic : kStatistics) {
        std::vector<at::Tensor> values;
        for (const Episode& episode : m_rows) {
            values.push_back(valuesOf(statistic, m_features[feature], episode.statistics[feature]));
        }
        const at::Tensor all = at::stack(values);
        std::vector<std::vector<int32_t>> lengths;
        int64_t lists = 1;
        for (int64_t dim = 1; dim < all.dim(); ++dim) {
            lists *= all.size(dim - 1);
            lengths.emplace_back(static_cast<std::size_t>(lists), static_cast<int32_t>(all.size(dim)));
        }
        const std::vector<std::span<const int32_t>> views(lengths.begin(), lengths.end());
        m_files.table().beginColumn();
        m_files.table().write(
            {.count = all.numel(), .rows = std::ssize(m_rows), .numbers = all.const_data_ptr(), .lengths = views});
    }
}

void NewEpisodeTable::writeRows()
{
    const ChunkedFile file = m_files.beginRows();
    int64_t next = std::exchange(m_written, m_written + std::ssize(m_rows));
    writeNumbers([&](const Episode&) { return next++; });
    writeTasks();
    writeNumbers([](const Episode& episode) { return episode.length; });
    writeNumbers([](const Episode& episode) { return episode.data.chunk; });
    writeNumbers([](const Episode& episode) { return episode.data.file; });
    writeNumbers([](const Episode& episode) { return episode.first; });
    writeNumbers([](const Episode& episode) { return episode.first + episode.length; });
    for (std::size_t camera = 0; camera < m_cameras.size(); ++camera) {
        writeNumbers([&](const Episode& episode) { return episode.films[camera].file.chunk; });
        writeNumbers([&](const Episode& episode) { return episode.films[camera].file.file; });
        writeTimes([&](const Episode& episode) { return episode.films[camera].from; });
        writeTimes([&](const Episode& episode) { return episode.films[camera].to; });
    }
    for (std::size_t feature = 0; feature < m_features.size(); ++feature) {
        writeStatistics(feature);
    }
    writeNumbers([&](const Episode&) { return file.chunk; });
    writeNumbers([&](const Episode&) { return file.file; });
    m_rows.clear();
}

PythonValue NewEpisodeTable::statistics() const
{
    PythonValue::Dict all;
    for (std::size_t feature = 0; feature < m_features.size(); ++feature) {
        PythonValue::Dict own;
        for (const Statistic& statistic : kStatistics) {
            own.emplace_back(statistic.name, nested(valuesOf(statistic, m_features[feature], m_all[feature])));
        }
        all.emplace_back(m_features[feature].name, std::move(own));
    }
    return all;
}

}  // namespace tensordesk
