// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/text/parametertext.h"

#include "app/commandline/text/json.h"
#include "app/commandline/text/keytext.h"
#include "model/analysis/values/statistictext.h"

#include <algorithm>
#include <cmath>

namespace tensordesk {

namespace {

constexpr int kLongestName = 48;

std::string cellText(double value)
{
    return std::isnan(value) ? std::string() : statisticText(value);
}

std::string countOrNothing(int64_t count)
{
    return count > 0 ? std::to_string(count) : std::string();
}

std::string shareText(double share)
{
    return share > 0 ? statisticText(std::round(share * 1000) / 10) + " %" : std::string();
}

std::vector<PrintedColumn> columnsOf(const ParameterTable& table, const std::vector<ParameterFigures>& figures)
{
    std::vector<PrintedColumn> columns{{"name", false, {}}, {"shape", false, {}}, {"dtype", false, {}},   {"device", false, {}},
                                       {"norm", true, {}},  {"mean", true, {}},   {"std", true, {}},      {"min", true, {}},
                                       {"max", true, {}},   {"NaN", true, {}},    {"Inf", true, {}},      {"zeros", true, {}},
                                       {"step", true, {}},  {"lr", true, {}},     {"momentum", true, {}}, {"eff. step", true, {}},
                                       {"change", true, {}}};
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const ModuleParameter& parameter = table.parameters[i];
        const ParameterFigures& each = figures[i];
        const SummaryText texts = SummaryText::of(each.summary);
        const auto stated = [&](const std::optional<double>& value) { return value ? cellText(*value) : std::string(); };
        const std::vector<std::string> row{elided(printableRow(parameter.name), kLongestName),
                                           toString(parameter.leaf.shape()),
                                           dtypeName(parameter.leaf.dtype()),
                                           savedDeviceOf(parameter),
                                           cellText(each.norm()),
                                           texts.mean,
                                           texts.std,
                                           texts.min,
                                           texts.max,
                                           countOrNothing(each.summary.nan),
                                           countOrNothing(each.summary.inf),
                                           shareText(each.zeroShare()),
                                           stated(parameter.state ? parameter.state->step : std::nullopt),
                                           stated(parameter.state ? parameter.state->lr : std::nullopt),
                                           cellText(each.momentum),
                                           cellText(each.effectiveStep),
                                           cellText(each.change)};
        for (std::size_t column = 0; column < row.size(); ++column) {
            columns[column].texts.push_back(row[column]);
        }
    }
    const bool withDevices = hasDevices(table);
    std::erase_if(columns, [&](const PrintedColumn& column) {
        return std::ranges::all_of(column.texts, &std::string::empty) || (column.heading == "device" && !withDevices);
    });
    return columns;
}

PythonValue settingOrNull(const std::optional<double>& value)
{
    return value ? PythonValue(*value) : PythonValue();
}

PythonValue textOrNull(const std::string& text)
{
    return text.empty() ? PythonValue() : PythonValue(text);
}

PythonValue histogramDocument(const Histogram& histogram)
{
    if (histogram.counts.empty()) {
        return {};
    }
    return PythonValue::Dict{{"min", histogram.min},
                             {"max", histogram.max},
                             {"counts", PythonValue::List(histogram.counts.begin(), histogram.counts.end())}};
}

PythonValue optimizerDocument(const ModuleParameter& parameter, const ParameterFigures& figures)
{
    if (!parameter.state) {
        return {};
    }
    const OptimizedState& state = *parameter.state;
    return PythonValue::Dict{{"key", toPythonValue(state.path)},           {"group", state.group},
                             {"step", settingOrNull(state.step)},          {"lr", settingOrNull(state.lr)},
                             {"momentum", numberOrNull(figures.momentum)}, {"effective_step", numberOrNull(figures.effectiveStep)}};
}

PythonValue documentOf(const ParameterTable& table, const ModuleParameter& parameter, const ParameterFigures& figures)
{
    const Summary& summary = figures.summary;
    return PythonValue::Dict{{"key", toPythonValue(parameter.path)},
                             {"name", parameter.name},
                             {"module", parameter.module()},
                             {"shape", PythonValue::List(parameter.leaf.shape().begin(), parameter.leaf.shape().end())},
                             {"dtype", dtypeName(parameter.leaf.dtype())},
                             {"device", textOrNull(savedDeviceOf(parameter))},
                             {"buffer", parameter.isBuffer},
                             {"tied_to",
                              parameter.tiedTo ? toPythonValue(table.parameters[*parameter.tiedTo].path) : PythonValue()},
                             {"elements", parameter.leaf.elementCount()},
                             {"bytes", parameter.leaf.bytes()},
                             {"norm", numberOrNull(figures.norm())},
                             {"mean", numberOrNull(summary.mean)},
                             {"std", numberOrNull(summary.std)},
                             {"min", numberOrNull(summary.min)},
                             {"max", numberOrNull(summary.max)},
                             {"nan", summary.nan},
                             {"inf", summary.inf},
                             {"zeros", summary.zeros},
                             {"histogram", histogramDocument(figures.histogram)},
                             {"optimizer", optimizerDocument(parameter, figures)},
                             {"change", numberOrNull(figures.change)},
                             {"new_nonfinite", figures.newNonFinite}};
}

}  // namespace

std::vector<std::string> parameterText(const ParameterTable& table, const std::vector<ParameterFigures>& figures,
                                       const Style& style)
{
    std::vector<std::string> lines = tableLines(columnsOf(table, figures), style);
    lines.emplace_back();
    lines.push_back(countText(static_cast<int64_t>(table.parameters.size()), "parameter", "parameters") + " with "
                    + countText(table.elementCount(), "element", "elements") + ", " + byteText(table.bytes()));
    for (const ModuleParameter& parameter : table.parameters) {
        if (parameter.tiedTo) {
            lines.push_back("tied: " + printableRow(parameter.name) + " has the same elements as "
                            + printableRow(table.parameters[*parameter.tiedTo].name) + " and counts once");
        }
    }
    for (const OptimizerSummary& optimizer : table.optimizers) {
        lines.push_back((optimizer.path.empty() ? std::string("td") : keyText(optimizer.path)) + ": "
                        + std::to_string(optimizer.joined) + " of "
                        + countText(optimizer.states, "optimizer state", "optimizer states") + " joined to parameters, in "
                        + countText(optimizer.groups, "group", "groups")
                        + (optimizer.problem.empty() ? std::string() : ": " + optimizer.problem.english()));
    }
    return lines;
}

PythonValue::Dict parameterDocument(const ParameterTable& table, const std::vector<ParameterFigures>& figures)
{
    PythonValue::List parameters, modules, optimizers;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        parameters.emplace_back(documentOf(table, table.parameters[i], figures[i]));
    }
    const std::vector<std::optional<ParameterFigures>> known(figures.begin(), figures.end());
    for (const ModuleFigures& module : modulesOf(table, known)) {
        modules.emplace_back(PythonValue::Dict{{"name", module.name},
                                               {"parameters", static_cast<int64_t>(module.parameters.size())},
                                               {"elements", module.elements},
                                               {"bytes", module.bytes},
                                               {"norm", numberOrNull(module.figures->norm())},
                                               {"nan", module.figures->summary.nan},
                                               {"inf", module.figures->summary.inf}});
    }
    for (const OptimizerSummary& optimizer : table.optimizers) {
        optimizers.emplace_back(PythonValue::Dict{{"key", toPythonValue(optimizer.path)},
                                                  {"groups", optimizer.groups},
                                                  {"states", optimizer.states},
                                                  {"joined", optimizer.joined},
                                                  {"problem", textOrNull(optimizer.problem.english())}});
    }
    return {{"parameters", std::move(parameters)},
            {"modules", std::move(modules)},
            {"optimizers", std::move(optimizers)},
            {"elements", table.elementCount()},
            {"bytes", table.bytes()}};
}

}  // namespace tensordesk
