// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/tokens/tokenform.h"

#include "model/analysis/tokens/shippedtokenforms.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/values/pythonvalue.h"

#include <algorithm>
#include <array>
#include <variant>

namespace tensordesk {
namespace {

struct RoleName {
    std::string_view name;
    TokenRole role;
};
constexpr std::array<RoleName, 12> kRoles{{
    {"log-prob", TokenRole::LogProb},
    {"rollout", TokenRole::RolloutLogProb},
    {"reference", TokenRole::ReferenceLogProb},
    {"teacher", TokenRole::TeacherLogProb},
    {"value", TokenRole::Value},
    {"advantage", TokenRole::Advantage},
    {"return", TokenRole::Return},
    {"reward", TokenRole::Reward},
    {"score", TokenRole::Score},
    {"entropy", TokenRole::Entropy},
    {"kl", TokenRole::Kl},
    {"other", TokenRole::Other},
}};

const PythonValue* fieldIn(const PythonValue::Dict& fields, std::string_view name)
{
    const auto found = std::ranges::find(fields, name, &PythonValue::Dict::value_type::first);
    return found == fields.end() ? nullptr : &found->second;
}

std::string textIn(const PythonValue::Dict& fields, std::string_view name)
{
    const PythonValue* const field = fieldIn(fields, name);
    return field == nullptr ? std::string() : std::get<std::string>(field->value());
}

/// Returns the path of "tokens/full".
KeyPath pathOf(const std::string& text)
{
    KeyPath path;
    for (std::size_t at = 0; at <= text.size() && !text.empty();) {
        const std::size_t end = std::min(text.find('/', at), text.size());
        path = path / text.substr(at, end - at);
        at = end + 1;
    }
    return path;
}

TokenForm::Paths pathsOf(const PythonValue& list)
{
    TokenForm::Paths paths;
    for (const PythonValue& text : std::get<PythonValue::List>(list.value())) {
        paths.push_back(pathOf(std::get<std::string>(text.value())));
    }
    return paths;
}

TokenForm::Paths pathsIn(const PythonValue::Dict& fields, std::string_view name)
{
    const PythonValue* const field = fieldIn(fields, name);
    return field == nullptr ? TokenForm::Paths() : pathsOf(*field);
}

/// Returns a level of the file; empty if it has none of that name.
PythonValue::Dict levelIn(const PythonValue::Dict& fields, std::string_view name)
{
    const PythonValue* const field = fieldIn(fields, name);
    return field == nullptr ? PythonValue::Dict() : std::get<PythonValue::Dict>(field->value());
}

TokenForm formOf(std::string_view json)
{
    const PythonValue parsed = parseJson(json);
    const auto& fields = std::get<PythonValue::Dict>(parsed.value());
    TokenForm form;
    form.name = textIn(fields, "name");
    form.about = textIn(fields, "about");
    form.within = pathOf(textIn(fields, "within"));
    for (const PythonValue& any : std::get<PythonValue::List>(fieldIn(fields, "needs")->value())) {
        form.needed.push_back(pathsOf(any));
    }
    const PythonValue::Dict ids = levelIn(fields, "ids"), texts = levelIn(fields, "texts");
    form.whole = pathsIn(ids, "whole");
    form.prompt = pathsIn(ids, "prompt");
    form.response = pathsIn(ids, "response");
    form.responseLength = pathsIn(ids, "responseLength");
    form.length = pathsIn(ids, "length");
    form.attention = pathsIn(fields, "attention");
    form.loss = pathsIn(fields, "loss");
    if (const PythonValue* const values = fieldIn(fields, "values")) {
        for (const PythonValue& value : std::get<PythonValue::List>(values->value())) {
            const auto& one = std::get<PythonValue::Dict>(value.value());
            form.values.emplace_back(std::ranges::find(kRoles, textIn(one, "role"), &RoleName::name)->role, pathsIn(one, "stored"));
        }
    }
    form.reward = pathsIn(fields, "reward");
    form.advantage = pathsIn(fields, "advantage");
    form.group = pathsIn(fields, "group");
    form.step = pathsIn(fields, "step");
    form.status = pathsIn(fields, "status");
    form.truncated = pathsIn(fields, "truncated");
    form.wholeText = pathsIn(texts, "whole");
    form.promptText = pathsIn(texts, "prompt");
    form.responseText = pathsIn(texts, "response");
    form.samples = pathsIn(texts, "samples");
    form.components = pathsIn(fields, "components");
    return form;
}

}  // namespace

const std::vector<TokenForm>& tokenForms()
{
    static const std::vector<TokenForm> all = [] {
        std::vector<TokenForm> forms;
        for (const std::string_view json : shippedtokenforms::kAll) {
            forms.push_back(formOf(json));
        }
        return forms;
    }();
    return all;
}

std::optional<KeyPath> firstOf(const TokenForm::Paths& paths, const TensorDict& level)
{
    const auto isThere = [&](const KeyPath& path) {
        try {
            return level.contains(path);
        } catch (const Error&) {
            return false;  // it leads through a leaf
        }
    };
    const auto found = std::ranges::find_if(paths, isThere);
    return found == paths.end() ? std::nullopt : std::optional(*found);
}

const TokenForm* tokenFormOf(const TensorDict& root)
{
    const auto fits = [&](const TokenForm& form) {
        std::optional<TensorDict> level = root;
        if (!form.within.empty()) {
            const auto within = firstOf({form.within}, root);
            const std::optional<Entry> entry = within ? root.find(*within) : std::nullopt;
            const auto* child = entry ? std::get_if<TensorDict>(&*entry) : nullptr;
            level = child == nullptr ? std::nullopt : std::optional(*child);
        }
        return level
            && std::ranges::all_of(form.needed, [&](const TokenForm::Paths& any) { return firstOf(any, *level).has_value(); });
    };
    const auto found = std::ranges::find_if(tokenForms(), fits);
    return found == tokenForms().end() ? nullptr : &*found;
}

std::string_view nameOf(TokenRole role)
{
    return std::ranges::find(kRoles, role, &RoleName::role)->name;
}

}  // namespace tensordesk
