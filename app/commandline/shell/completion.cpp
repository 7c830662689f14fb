// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/shell/completion.h"

#include "app/commandline/commandline.h"
#include "app/commandline/text/keyname.h"
#include "app/commandline/text/terminaltext.h"
#include "app/commandline/text/treetext.h"
#include "model/expression/calls/help.h"
#include "model/layouts/laidoutstorage.h"
#include "model/tensordict/base/dtype.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/tree/visit.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace tensordesk {

namespace {

enum class Kind { Nothing, Files, Keys, Expressions, Views, Operations, Choices };

/// The values of an argument, by its name in `--help`; names with bars are choices.
constexpr std::array<std::pair<std::string_view, Kind>, 12> kPlaces{{
    {"PATH", Kind::Files},
    {"IN", Kind::Files},
    {"OUT", Kind::Files},
    {"A", Kind::Files},
    {"B", Kind::Files},
    {"FILE", Kind::Files},
    {"FOLDER", Kind::Files},
    {"KEY", Kind::Keys},
    {"EXPR", Kind::Expressions},
    {"STATEMENT", Kind::Expressions},
    {"VIEW", Kind::Views},
    {"NAME", Kind::Operations},
}};

Kind kindOf(const std::string& place)
{
    if (place.find('|') != std::string::npos) {
        return Kind::Choices;
    }
    const auto* const found = std::find_if(kPlaces.begin(), kPlaces.end(), [&](const auto& row) { return row.first == place; });
    return found == kPlaces.end() ? Kind::Nothing : found->second;
}

/// As `--help` calls it.
std::string placeOf(const CLI::Option& option)
{
    return option.get_positional() ? option.get_name(true) : option.get_type_name();
}

bool takesValue(const CLI::Option& option)
{
    return option.get_items_expected_max() > 0;
}

std::vector<const CLI::Option*> positionalsOf(const CLI::App& app)
{
    return app.get_options([](const CLI::Option* option) { return option->get_positional(); });
}

/// The words before the one that is completed, read as far as they are known.
struct Begun {
    const CLI::App* app;
    std::vector<std::string> positionals = {};
    const CLI::Option* open = nullptr;  ///< whose value comes next
    bool isOnlyPositional = false;      ///< behind `--`
    LayoutOptions opening = {};

    explicit Begun(const CLI::App& program) : app(&program) { }

    void add(const std::string& word)
    {
        if (open != nullptr) {
            if (open->check_lname("layout")) {
                opening.layout = word;
            }
            if (word != "=") {  // bash splits `--option=value` so
                open = nullptr;
            }
        } else if (!isOnlyPositional && word == "--") {
            isOnlyPositional = true;
        } else if (!isOnlyPositional && word.size() > 1 && word.starts_with('-')) {
            const CLI::Option* const option = app->get_option_no_throw(word);
            open = option != nullptr && takesValue(*option) ? option : nullptr;
            opening.asStored = opening.asStored || word == "--raw";
            opening.oldestFirst = opening.oldestFirst || word == "--oldest-first";
        } else if (const CLI::App* const verb = verbNamed(word); verb != nullptr) {
            app = verb;
        } else {
            positionals.push_back(word);
        }
    }

    /// Only the first word can be one.
    [[nodiscard]] bool mayBeVerb() const { return app->get_parent() == nullptr && positionals.empty() && !isOnlyPositional; }

private:
    [[nodiscard]] const CLI::App* verbNamed(const std::string& word) const
    {
        const auto verbs = mayBeVerb() ? app->get_subcommands([&](const CLI::App* each) { return each->get_name() == word; })
                                       : std::vector<const CLI::App*>();
        return verbs.empty() ? nullptr : verbs.front();
    }
};

std::string describedEntry(const Entry& entry, std::size_t batchDims)
{
    if (const auto* leaf = std::get_if<Leaf>(&entry)) {
        return shapeText(leaf->shape(), batchDims) + " " + dtypeName(leaf->dtype());
    }
    const auto* td = std::get_if<TensorDict>(&entry);
    return td == nullptr ? std::string() : td->typeName() + " " + shapeText(td->batchSize(), td->batchSize().size());
}

/// Keys of the file that the preceding words name; none if it cannot be read.
class KeyCandidates {
public:
    KeyCandidates(const Begun& begun, Completions& completions) : m_begun(begun), m_completions(completions) { }

    /// Adds the keys of one level, with `next/` before nested ones, as files are completed.
    void addNames(const std::string& word)
    {
        visitRoot([&](const TensorDict& root) {
            const std::size_t slash = word.rfind('/');
            const std::string above = slash == std::string::npos ? std::string() : word.substr(0, slash + 1);
            const TensorDict level = above.empty() ? root : root.child(keyNamed(root, word.substr(0, slash)));
            visitLevel(level, [&](const Key& key, const Entry& entry) {
                const bool hasMore = std::holds_alternative<TensorDict>(entry);
                add(above + key + (hasMore ? "/" : ""), entry, level.batchSize().size());
            });
        });
    }

    void addExpressions()
    {
        visitRoot([&](const TensorDict& root) {
            std::size_t count = 0;
            visitBelow(root, StackWalk::Whole, [&](const KeyPath& path, const Entry& entry, const TensorDict& level) {
                add(subscript(path), entry, level.batchSize().size());
                return ++count < kMostKeys ? Walk::Advance : Walk::Stop;
            });
        });
    }

private:
    static constexpr std::size_t kMostKeys = 1000;  ///< nobody reads more

    /// In double quotes where that can be: they need no masking within the single quotes of a shell.
    static std::string subscript(const KeyPath& path)
    {
        std::string text = toSubscript(path);
        if (text.find_first_of("\"\\") == std::string::npos) {
            std::replace(text.begin(), text.end(), '\'', '"');
        }
        return text;
    }

    void add(std::string text, const Entry& entry, std::size_t batchDims)
    {
        if (printableRow(text) == text) {  // a line each: no breaks and no tabs
            m_completions.candidates.push_back({std::move(text), describedEntry(entry, batchDims)});
        }
    }

    template <typename Visit>
    void visitRoot(Visit visit)
    {
        if (m_begun.positionals.empty()) {
            return;
        }
        try {
            guardingTorch([&] { visit(openLaidOut(m_begun.positionals.front(), m_begun.opening)->root()); });
        } catch (const Error&) {  // NOLINT(bugprone-empty-catch): the verb will tell
        }
    }

    const Begun& m_begun;
    Completions& m_completions;
};

void addChoices(const std::string& bars, Completions& completions)
{
    for (const std::string& choice : CLI::detail::split(bars, '|')) {
        completions.candidates.push_back({choice});
    }
}

void addValues(const std::string& place, const Begun& begun, const std::string& word, const std::vector<RenderView>& views,
               Completions& completions)
{
    switch (kindOf(place)) {
    case Kind::Nothing: break;
    case Kind::Files: completions.files = true; break;
    case Kind::Keys: KeyCandidates(begun, completions).addNames(word); break;
    case Kind::Expressions: KeyCandidates(begun, completions).addExpressions(); break;
    case Kind::Views:
        for (const RenderView& view : views) {
            completions.candidates.push_back({view.name, view.plural});
        }
        break;
    case Kind::Operations:
        for (const HelpEntry& entry : helpEntries()) {
            completions.candidates.push_back({entry.name, entry.doc});
        }
        break;
    case Kind::Choices: addChoices(place, completions); break;
    }
}

void addOptions(const CLI::App& app, Completions& completions)
{
    for (const CLI::Option* const option : app.get_options()) {
        for (const std::string& name : option->get_lnames()) {
            completions.candidates.push_back({"--" + name, option->get_description()});
        }
    }
}

void addVerbs(const CLI::App& app, Completions& completions)
{
    for (const CLI::App* const verb : app.get_subcommands([](const CLI::App*) { return true; })) {
        completions.candidates.push_back({verb->get_name(), verb->get_description()});
    }
}

/// `--option=begun`: its values, each with the option before it.
void addAssigned(const Begun& begun, const std::string& word, const std::vector<RenderView>& views, Completions& completions)
{
    const std::size_t equals = word.find('=');
    const CLI::Option* const option = begun.app->get_option_no_throw(word.substr(0, equals));
    if (option == nullptr || !takesValue(*option)) {
        return;
    }
    addValues(placeOf(*option), begun, word.substr(equals + 1), views, completions);
    for (Completions::Candidate& candidate : completions.candidates) {
        candidate.text.insert(0, word, 0, equals + 1);
    }
}

}  // namespace

Completions completionsOf(const CLI::App& app, const std::vector<RenderView>& views, const std::vector<std::string>& words)
{
    Completions completions;
    Begun begun(app);
    for (std::size_t at = 0; at + 1 < words.size(); ++at) {
        begun.add(words[at]);
    }
    const std::string word = words.empty() || words.back() == "=" ? std::string() : words.back();
    if (begun.open != nullptr) {
        addValues(placeOf(*begun.open), begun, word, views, completions);
    } else if (!begun.isOnlyPositional && word.starts_with("--") && word.find('=') != std::string::npos) {
        addAssigned(begun, word, views, completions);
    } else if (!begun.isOnlyPositional && word.starts_with('-')) {
        addOptions(*begun.app, completions);
    } else {
        if (begun.mayBeVerb()) {
            addVerbs(app, completions);
        }
        const std::vector<const CLI::Option*> places = positionalsOf(*begun.app);
        const std::size_t at = begun.positionals.size();
        if (at < places.size()) {
            addValues(placeOf(*places[at]), begun, word, views, completions);
        } else if (!places.empty() && places.back()->get_items_expected_max() > 1) {
            addValues(placeOf(*places.back()), begun, word, views, completions);
        }
    }
    std::erase_if(completions.candidates,
                  [&](const Completions::Candidate& candidate) { return !candidate.text.starts_with(word); });
    return completions;
}

}  // namespace tensordesk
