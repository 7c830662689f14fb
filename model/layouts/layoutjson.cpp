// SPDX-License-Identifier: BSD-3-Clause
#include "model/layouts/layoutjson.h"

#include "model/layouts/shippedlayouts.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/values/pythonvalue.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace tensordesk {
namespace {

constexpr std::size_t kMost = 1000;

/// Reads the fields of one JSON object by name. A field that nobody asked for is an error.
class Fields {
public:
    Fields(const PythonValue& value, Message place) : m_place(std::move(place)), m_dict(value.as<PythonValue::Dict>())
    {
        if (m_dict == nullptr) {
            throw Error(ErrorKind::ValueError, "{} is {}, but must be a JSON object", m_place, value.toPython());
        }
    }

    /// Returns the field as a T, or null if it is missing. Throws ValueError if it has another type.
    template <typename T>
    const T* optional(const std::string& name, const Message& type)
    {
        m_known.insert(name);
        const auto found = std::ranges::find(*m_dict, name, &PythonValue::Dict::value_type::first);
        if (found == m_dict->end()) {
            return nullptr;
        }
        const T* value = found->second.as<T>();
        if (value == nullptr) {
            throwMustBe(name, found->second, type);
        }
        return value;
    }

    template <typename T>
    const T& required(const std::string& name, const Message& type)
    {
        const T* value = optional<T>(name, type);
        if (value == nullptr) {
            throw Error(ErrorKind::ValueError, "{} has no field {}", m_place, stringLiteral(name));
        }
        return *value;
    }

    /// Returns a list of 1 to `kMost` non-empty strings; an empty list if an optional field is missing.
    std::vector<std::string> texts(const std::string& name, bool isRequired)
    {
        const Message type("a list of 1 to {} non-empty strings", kMost);
        const auto* list = isRequired ? &required<PythonValue::List>(name, type) : optional<PythonValue::List>(name, type);
        return list != nullptr ? textsIn(name, *list, type) : std::vector<std::string>();
    }

    std::vector<std::string> textsIn(const std::string& name, const PythonValue::List& list, const Message& type) const
    {
        std::vector<std::string> texts;
        for (const PythonValue& each : list) {
            const auto* text = each.as<std::string>();
            if (text == nullptr || text->empty()) {
                throwMustBe(name, each, type);
            }
            texts.push_back(*text);
        }
        if (texts.empty() || texts.size() > kMost) {
            throwMustBe(name, texts.empty() ? PythonValue(list) : PythonValue(static_cast<int64_t>(texts.size())), type);
        }
        return texts;
    }

    std::string text(const std::string& name)
    {
        const auto* text = optional<std::string>(name, Message("a string"));
        return text != nullptr ? *text : std::string();
    }

    bool isSet(const std::string& name)
    {
        const bool* value = optional<bool>(name, Message("true or false"));
        return value != nullptr && *value;
    }

    [[noreturn]] void throwMustBe(const std::string& name, const PythonValue& value, const Message& type) const
    {
        throw Error(ErrorKind::ValueError, "the field {} of {} is {}, but must be {}", stringLiteral(name), m_place,
                    value.toPython(), type);
    }

    void requireNoOthers() const
    {
        for (const auto& [name, value] : *m_dict) {
            if (!m_known.contains(name)) {
                throw Error(ErrorKind::ValueError, "{} has an unknown field {}; remove it", m_place, stringLiteral(name));
            }
        }
    }

private:
    Message m_place;
    const PythonValue::Dict* m_dict;
    std::set<std::string, std::less<>> m_known;
};

LayoutKey::Flag flagIn(Fields& fields)
{
    const Message type("\"start\" or \"end\"");
    const auto* flag = fields.optional<std::string>("flag", type);
    if (flag == nullptr) {
        return LayoutKey::Flag::None;
    }
    if (*flag != "start" && *flag != "end") {
        fields.throwMustBe("flag", *flag, type);
    }
    return *flag == "start" ? LayoutKey::Flag::Start : LayoutKey::Flag::End;
}

LayoutKey::Padding paddingIn(Fields& fields)
{
    const Message type("\"mask\" or \"lengths\"");
    const auto* padding = fields.optional<std::string>("padding", type);
    if (padding == nullptr) {
        return LayoutKey::Padding::None;
    }
    if (*padding != "mask" && *padding != "lengths") {
        fields.throwMustBe("padding", *padding, type);
    }
    return *padding == "mask" ? LayoutKey::Padding::Mask : LayoutKey::Padding::Lengths;
}

LayoutKey rowIn(const PythonValue& value, std::size_t number)
{
    Fields fields(value, Message("row {} of \"keys\"", number));
    LayoutKey row;
    row.stored = fields.texts("stored", true);
    for (std::string& key : fields.texts("shown", true)) {
        row.shown.push_back(Key(std::move(key)));
    }
    if (row.isShownNext() && row.shown.size() == 1) {
        fields.throwMustBe("shown", PythonValue(PythonValue::List{PythonValue("next")}),
                           Message("a key below \"next\" or another key"));
    }
    row.flag = flagIn(fields);
    row.padding = paddingIn(fields);
    row.isColumn = fields.isSet("column") || row.flag != LayoutKey::Flag::None;
    row.mayHaveOneMore = fields.isSet("oneMore");
    row.isId = fields.isSet("id");
    row.isMixed = fields.isSet("mixed");
    row.isLast = fields.isSet("last");
    fields.requireNoOthers();
    return row;
}

/// Returns the path of the members. Its last name contains the `*` for a number.
std::vector<std::string> membersIn(Fields& fields)
{
    std::vector<std::string> members = fields.texts("members", false);
    if (!members.empty() && !members.back().ends_with('*')) {
        fields.throwMustBe("members", members.back(), Message("names, the last with \"*\" at its end"));
    }
    return members;
}

std::vector<std::vector<std::string>> needsIn(Fields& fields)
{
    const Message type("a list of lists of names");
    std::vector<std::vector<std::string>> needs;
    if (const auto* lists = fields.optional<PythonValue::List>("needs", type)) {
        for (const PythonValue& each : *lists) {
            const auto* list = each.as<PythonValue::List>();
            if (list == nullptr || needs.size() == kMost) {
                fields.throwMustBe("needs", each, type);
            }
            needs.push_back(fields.textsIn("needs", *list, type));
        }
    }
    return needs;
}

std::vector<Layout::EpisodeValue> episodeValuesIn(Fields& fields)
{
    const Message type("a list of objects with {} and {}", stringLiteral("stored"), stringLiteral("shown"));
    std::vector<Layout::EpisodeValue> values;
    const auto* list = fields.optional<PythonValue::List>("episodeValues", type);
    for (const PythonValue& each : list != nullptr ? *list : PythonValue::List()) {
        if (values.size() == kMost) {
            fields.throwMustBe("episodeValues", static_cast<int64_t>(list->size()), type);
        }
        Fields own(each, Message("value {} of \"episodeValues\"", values.size()));
        const Message text("a string");
        values.push_back({own.required<std::string>("stored", text), own.required<std::string>("shown", text)});
        own.requireNoOthers();
    }
    return values;
}

std::optional<Layout::Ring> ringIn(Fields& fields)
{
    const auto* dict = fields.optional<PythonValue::Dict>("ring", Message("a JSON object"));
    if (dict == nullptr) {
        return std::nullopt;
    }
    const PythonValue value(*dict);
    Fields own(value, Message("\"ring\""));
    Layout::Ring ring;
    ring.first = own.text("first");
    ring.written = own.text("written");
    ring.isFull = own.text("full");
    const std::string last = own.text("last");
    ring.isNextLast = !last.empty();
    ring.next = ring.isNextLast ? last : own.required<std::string>("next", Message("a string"));
    if (ring.written.empty() && ring.isFull.empty()) {
        own.required<std::string>("written", Message("a string"));
    }
    own.optional<std::string>("next", Message("a string"));
    own.requireNoOthers();
    return ring;
}

/// The fields of a ring that are given.
PythonValue pythonValueOf(const Layout::Ring& ring)
{
    PythonValue::Dict fields;
    for (const auto& [name, value] : {std::pair("first", ring.first), std::pair(ring.isNextLast ? "last" : "next", ring.next),
                                      std::pair("written", ring.written), std::pair("full", ring.isFull)}) {
        if (!value.empty()) {
            fields.emplace_back(name, value);
        }
    }
    return fields;
}

constexpr std::array kTrajectories{Layout::Trajectories::Rows, Layout::Trajectories::Batch};

const char* nameOf(Layout::Trajectories trajectories)
{
    return trajectories == Layout::Trajectories::Rows ? "rows" : "batch";
}

Layout::Trajectories trajectoriesIn(Fields& fields)
{
    const std::string name = fields.text("trajectories");
    const auto* const found = std::ranges::find(kTrajectories, name, nameOf);
    if (found == kTrajectories.end() && !name.empty()) {
        fields.throwMustBe("trajectories", name, Message("{} or {}", stringLiteral("rows"), stringLiteral("batch")));
    }
    return name.empty() ? Layout::Trajectories::None : *found;
}

}  // namespace

Layout layoutIn(std::string_view json)
{
    const PythonValue document = parseJson(json);
    const Message text("a string"), rows("a list of 1 to {} objects", kMost);
    Fields fields(document, Message("the layout"));
    Layout layout;
    fields.text("$schema");  // the address of the schema, for editors
    layout.name = fields.required<std::string>("name", text);
    layout.about = fields.text("about");
    for (const auto& [field, value] : {std::pair("name", layout.name), std::pair("about", layout.about)}) {
        const auto isControl = [](char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; };
        if (std::ranges::any_of(value, isControl) || layout.name.empty()) {
            fields.throwMustBe(field, value, Message("a text of visible characters"));
        }
    }
    layout.members = membersIn(fields);
    layout.endings = fields.text("endings");
    if (!layout.endings.empty() && (!layout.endings.ends_with('*') || !layout.members.empty())) {
        fields.throwMustBe("endings", layout.endings,
                           Message("an ending with \"*\" for the number, in a layout without \"members\""));
    }
    layout.trajectories = trajectoriesIn(fields);
    layout.steps = fields.texts("steps", false);
    layout.spans = fields.text("spans");
    if (layout.steps.empty() != layout.spans.empty()) {
        fields.throwMustBe("spans", layout.spans, Message("in a layout with \"steps\", and in no other"));
    }
    layout.within = fields.texts("within", false);
    layout.ring = ringIn(fields);
    layout.ends = fields.text("ends");
    layout.lengths = fields.text("lengths");
    layout.hasArrivals = fields.isSet("arrivals");
    layout.hasEnvironments = fields.isSet("environments");
    layout.beside = fields.texts("beside", false);
    layout.needs = needsIn(fields);
    layout.suffixes = fields.texts("suffixes", false);
    layout.hasAttributes = fields.isSet("attributes");
    layout.spaces = fields.text("spaces");
    if (layout.spaces.find('/') != std::string::npos) {
        fields.throwMustBe("spaces", layout.spaces, Message("the name of a file in the folder of the data"));
    }
    layout.episodeValues = episodeValuesIn(fields);
    layout.writtenRows = fields.text("writtenRows");
    layout.allRows = fields.text("allRows");
    if (layout.trajectories != Layout::Trajectories::None
        && (!layout.ring || layout.ring->isFull.empty() || layout.allRows.empty())) {
        fields.throwMustBe("trajectories", std::string(nameOf(layout.trajectories)),
                           Message("in a layout with \"ring\", its \"full\", and \"allRows\""));
    }
    const auto& keys = fields.required<PythonValue::List>("keys", rows);
    if (keys.empty() || keys.size() > kMost) {
        fields.throwMustBe("keys", static_cast<int64_t>(keys.size()), rows);
    }
    for (std::size_t i = 0; i < keys.size(); ++i) {
        layout.keys.push_back(rowIn(keys[i], i));
        const auto isSame = [&](const LayoutKey& other) { return other.shown == layout.keys.back().shown; };
        if (const auto same = std::ranges::find_if(layout.keys, isSame); same != layout.keys.end() - 1) {
            throw Error(ErrorKind::ValueError, "rows {} and {} of \"keys\" have the same {}, so that one would hide the other",
                        same - layout.keys.begin(), i, stringLiteral("shown"));
        }
    }
    fields.requireNoOthers();
    return layout;
}

std::string jsonOf(const Layout& layout)
{
    const auto listOf = [](const std::vector<std::string>& texts) {
        return PythonValue(PythonValue::List(texts.begin(), texts.end()));
    };
    std::vector<std::string> fields;
    const auto add = [&](const char* name, const PythonValue& value, bool isGiven) {
        if (isGiven) {
            fields.push_back("    " + toJson(PythonValue(name)) + ": " + toJson(value));
        }
    };
    add("name", layout.name, true);
    add("about", layout.about, !layout.about.empty());
    add("members", listOf(layout.members), !layout.members.empty());
    add("endings", layout.endings, !layout.endings.empty());
    add("trajectories", std::string(nameOf(layout.trajectories)), layout.trajectories != Layout::Trajectories::None);
    add("steps", listOf(layout.steps), !layout.steps.empty());
    add("spans", layout.spans, !layout.spans.empty());
    add("within", listOf(layout.within), !layout.within.empty());
    add("ring", layout.ring ? pythonValueOf(*layout.ring) : PythonValue(), layout.ring.has_value());
    add("ends", layout.ends, !layout.ends.empty());
    add("lengths", layout.lengths, !layout.lengths.empty());
    add("arrivals", true, layout.hasArrivals);
    add("environments", true, layout.hasEnvironments);
    add("beside", listOf(layout.beside), !layout.beside.empty());
    PythonValue::List needs;
    std::ranges::transform(layout.needs, std::back_inserter(needs), listOf);
    add("needs", needs, !needs.empty());
    std::string rows;
    for (const LayoutKey& row : layout.keys) {
        PythonValue::List shown;
        for (const PathElement& element : row.shown) {
            shown.emplace_back(element.key());
        }
        PythonValue::Dict each{{"stored", listOf(row.stored)}, {"shown", shown}};
        if (row.flag != LayoutKey::Flag::None) {
            each.emplace_back("flag", row.flag == LayoutKey::Flag::Start ? "start" : "end");
        } else if (row.isColumn) {
            each.emplace_back("column", true);
        }
        if (row.padding != LayoutKey::Padding::None) {
            each.emplace_back("padding", row.padding == LayoutKey::Padding::Mask ? "mask" : "lengths");
        }
        for (const auto& [name, isSet] : {std::pair("oneMore", row.mayHaveOneMore), std::pair("id", row.isId),
                                          std::pair("mixed", row.isMixed), std::pair("last", row.isLast)}) {
            if (isSet) {
                each.emplace_back(name, true);
            }
        }
        rows += (rows.empty() ? "\n        " : ",\n        ") + toJson(each);
    }
    fields.push_back("    \"keys\": [" + rows + "\n    ]");
    add("suffixes", listOf(layout.suffixes), !layout.suffixes.empty());
    add("attributes", true, layout.hasAttributes);
    add("spaces", layout.spaces, !layout.spaces.empty());
    PythonValue::List values;
    for (const Layout::EpisodeValue& value : layout.episodeValues) {
        values.emplace_back(PythonValue::Dict{{"stored", value.stored}, {"shown", value.shown}});
    }
    add("episodeValues", values, !values.empty());
    add("writtenRows", layout.writtenRows, !layout.writtenRows.empty());
    add("allRows", layout.allRows, !layout.allRows.empty());
    std::string json;
    for (const std::string& field : fields) {
        json += (json.empty() ? "{\n" : ",\n") + field;
    }
    return json + "\n}\n";
}

const std::vector<std::shared_ptr<const Layout>>& shippedLayouts()
{
    static const std::vector<std::shared_ptr<const Layout>> layouts = [] {
        std::vector<std::shared_ptr<const Layout>> made;
        for (const std::string_view json : shippedlayouts::kAll) {
            made.push_back(std::make_shared<const Layout>(layoutIn(json)));
        }
        return made;
    }();
    return layouts;
}

std::string_view layoutSchema()
{
    return shippedlayouts::kSchema;
}

const std::shared_ptr<const Layout>& commonLayout()
{
    static const auto layout = std::make_shared<const Layout>(layoutIn(shippedlayouts::kCommon));
    return layout;
}

}  // namespace tensordesk
