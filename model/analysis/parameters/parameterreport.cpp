// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/parameters/parameterreport.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/empty.h>

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <set>
#include <string_view>
#include <utility>

namespace tensordesk {

namespace {

/// The rows of a table, and the tensordict that gets a column for each of their properties.
class Columns {
public:
    Columns(const ParameterTable& table, const std::vector<ParameterFigures>& figures)
        : m_table(table), m_figures(figures), m_td(Shape{static_cast<int64_t>(figures.size())})
    {
    }

    using Text = std::function<std::string(const ModuleParameter&)>;
    using Count = std::function<int64_t(const ModuleParameter&, const ParameterFigures&)>;
    using Number = std::function<double(const ModuleParameter&, const ParameterFigures&)>;

    void texts(const char* key, const Text& text, bool isOptional = false)
    {
        std::vector<PythonValue> values;
        bool isEmpty = true;
        for (const ModuleParameter& parameter : m_table.parameters) {
            const std::string value = text(parameter);
            isEmpty = isEmpty && value.empty();
            values.emplace_back(value);
        }
        if (!isEmpty || !isOptional) {
            m_td.set({key}, NonTensor::stack(std::move(values), m_td.batchSize()));
        }
    }
    void counts(const char* key, const Count& count)
    {
        const at::Tensor values = at::empty(m_td.batchSize(), at::kLong);
        for (std::size_t i = 0; i < m_figures.size(); ++i) {
            values.mutable_data_ptr<int64_t>()[i] = count(m_table.parameters[i], m_figures[i]);
        }
        m_td.set({key}, Leaf(values));
    }
    void numbers(const char* key, const Number& number, bool isOptional = false)
    {
        const at::Tensor values = at::empty(m_td.batchSize(), at::kDouble);
        bool isEmpty = true;
        for (std::size_t i = 0; i < m_figures.size(); ++i) {
            const double value = number(m_table.parameters[i], m_figures[i]);
            isEmpty = isEmpty && std::isnan(value);
            values.mutable_data_ptr<double>()[i] = value;
        }
        if (!isEmpty || !isOptional) {
            m_td.set({key}, Leaf(values));
        }
    }
    [[nodiscard]] TensorDict take() { return std::move(m_td); }

private:
    const ParameterTable& m_table;
    const std::vector<ParameterFigures>& m_figures;
    TensorDict m_td;
};

/// Returns the names of the modules around a parameter's own, outermost first: of "enc.layers.0.weight" "enc" and "enc.layers".
std::vector<std::string> namesAround(const ModuleParameter& parameter)
{
    std::vector<std::string> names;
    const std::string own = parameter.module();
    for (std::size_t dot = own.find('.'); dot != std::string::npos; dot = own.find('.', dot + 1)) {
        names.push_back(own.substr(0, dot));
    }
    return names;
}

/// Returns the names of the modules around several modules, or around one and parameters of their own.
std::set<std::string> outerModules(const ParameterTable& table)
{
    std::map<std::string, std::set<std::string>> parts;
    for (const ModuleParameter& parameter : table.parameters) {
        std::vector<std::string> names = namesAround(parameter);
        names.push_back(parameter.module());
        for (std::size_t level = 0; level < names.size(); ++level) {
            parts[names[level]].insert(level + 1 < names.size() ? names[level + 1] : std::string());
        }
    }
    std::set<std::string> outer;
    for (const auto& [name, inner] : parts) {
        if (inner.size() > 1) {
            outer.insert(name);
        }
    }
    return outer;
}

}  // namespace

std::vector<const ModuleParameter*> counterparts(const ParameterTable& before, const ParameterTable& now)
{
    std::map<std::pair<std::string_view, KeyPath>, const ModuleParameter*> atPath;
    std::map<std::string_view, const ModuleParameter*> byName;
    for (const ModuleParameter& parameter : before.parameters) {
        atPath.emplace(std::pair(std::string_view(parameter.name), parameter.path), &parameter);
        byName.emplace(parameter.name, &parameter);
    }
    std::vector<const ModuleParameter*> found;
    for (const ModuleParameter& parameter : now.parameters) {
        const auto same = atPath.find({parameter.name, parameter.path});
        const auto named = byName.find(parameter.name);
        const ModuleParameter* const old = same != atPath.end() ? same->second : named != byName.end() ? named->second : nullptr;
        found.push_back(old != nullptr && old->leaf.shape() == parameter.leaf.shape() ? old : nullptr);
    }
    return found;
}

std::string savedDeviceOf(const ModuleParameter& parameter)
{
    const auto source = parameter.leaf.source();
    const auto device = source ? source->savedDevice() : std::nullopt;
    return device ? device->str() : std::string();
}

bool hasDevices(const ParameterTable& table)
{
    return std::ranges::any_of(table.parameters, [](const ModuleParameter& parameter) {
        const std::string device = savedDeviceOf(parameter);
        return !device.empty() && device != "cpu";
    });
}

std::vector<ModuleFigures> modulesOf(const ParameterTable& table, const std::vector<std::optional<ParameterFigures>>& figures,
                                     ModuleLevels levels)
{
    std::vector<ModuleFigures> modules;
    std::map<std::string, std::size_t> places;
    const auto placeOf = [&](const std::string& name) {
        const auto [place, isNew] = places.try_emplace(name, modules.size());
        if (isNew) {
            modules.push_back({name, {}});
            modules.back().figures.emplace();
        }
        return place->second;
    };
    const std::set<std::string> outer = levels == ModuleLevels::All ? outerModules(table) : std::set<std::string>();
    for (std::size_t i = 0; i < table.parameters.size(); ++i) {
        const ModuleParameter& parameter = table.parameters[i];
        std::vector<std::size_t> around;
        for (const std::string& name : namesAround(parameter)) {
            if (outer.contains(name)) {
                around.push_back(placeOf(name));
            }
        }
        const std::size_t own = placeOf(parameter.module());
        modules[own].parameters.push_back(i);
        modules[own].outer = around;
        if (parameter.tiedTo) {
            continue;
        }
        around.push_back(own);
        for (const std::size_t each : around) {
            ModuleFigures& module = modules[each];
            module.elements += parameter.leaf.elementCount();
            module.bytes += parameter.leaf.bytes();
            if (!figures[i]) {
                module.figures.reset();
            } else if (module.figures) {
                module.figures->merge(*figures[i]);
            }
        }
    }
    return modules;
}

TensorDict toTensorDict(const ParameterTable& table, const std::vector<ParameterFigures>& figures)
{
    using P = const ModuleParameter&;
    using F = const ParameterFigures&;
    Columns columns(table, figures);
    columns.texts("name", [](P parameter) { return parameter.name; });
    columns.texts("module", &ModuleParameter::module);
    columns.texts("shape", [](P parameter) { return toString(parameter.leaf.shape()); });
    columns.texts("dtype", [](P parameter) { return std::string(dtypeName(parameter.leaf.dtype())); });
    columns.texts("device", savedDeviceOf, true);
    columns.counts("elements", [](P parameter, F) { return parameter.leaf.elementCount(); });
    columns.counts("bytes", [](P parameter, F) { return parameter.leaf.bytes(); });
    columns.numbers("norm", [](P, F each) { return each.norm(); });
    columns.numbers("mean", [](P, F each) { return each.summary.mean; });
    columns.numbers("std", [](P, F each) { return each.summary.std; });
    columns.numbers("min", [](P, F each) { return each.summary.min; });
    columns.numbers("max", [](P, F each) { return each.summary.max; });
    columns.counts("nan", [](P, F each) { return each.summary.nan; });
    columns.counts("inf", [](P, F each) { return each.summary.inf; });
    columns.counts("zeros", [](P, F each) { return each.summary.zeros; });
    columns.texts(
        "tied_to", [&](P parameter) { return parameter.tiedTo ? table.parameters[*parameter.tiedTo].name : std::string(); }, true);
    columns.numbers(
        "optimizer_step",
        [](P parameter, F) {
            return parameter.state ? parameter.state->step.value_or(ParameterFigures::kNone) : ParameterFigures::kNone;
        },
        true);
    columns.numbers(
        "lr",
        [](P parameter, F) {
            return parameter.state ? parameter.state->lr.value_or(ParameterFigures::kNone) : ParameterFigures::kNone;
        },
        true);
    columns.numbers("momentum", [](P, F each) { return each.momentum; }, true);
    columns.numbers("effective_step", [](P, F each) { return each.effectiveStep; }, true);
    columns.numbers("change", [](P, F each) { return each.change; }, true);
    return columns.take();
}

}  // namespace tensordesk
