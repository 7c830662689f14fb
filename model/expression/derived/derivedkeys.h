// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/diagnosis/diagnosis.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/keypath.h"
#include "model/tensordict/tree/tensordict.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// A derived key that cannot be made: its key, or the name that it gives, the error, the place of its expression in the text of
/// the keys, and the tensordict without elements that the expression was evaluated over.
struct DerivedFailure {
    std::string name;
    Error error;
    Place place;
    Scope shapes;

    /// The error with the name of the key.
    [[nodiscard]] Error named() const;
};

/// Keys that expressions over a tensordict define, and what these expressions need: a text of assignments, one a line or
/// separated by `;`.
///
///     critic = TensorDictModule(nn.Linear(4, 1), ["observation"], ["value"])
///     advantage = td["value_target"] - td["state_value"]
///     td["next", "return"] = td["next", "reward"].cumsum(1)
///
/// A tensor that begins with the batch size of `td` becomes an entry; any other value is a name for the lines that follow,
/// which see the entries before them too. The leaves are computed as they are read, part by part along the batch dims in
/// which an element depends on nothing but its own row, else once as a whole. They cannot be written to. Leaves may be read
/// from any thread. What an expression loads and does not make of `td` is made once a set, see KeptParts, and files are read again
/// only when they changed.
class DerivedKeys {
public:
    /// Without any.
    DerivedKeys() = default;
    /// SyntaxError shows the place; for what is no assignment to a name or to `td[key]` too.
    explicit DerivedKeys(std::string text);

    [[nodiscard]] bool isEmpty() const noexcept { return m_lines.empty(); }
    /// As given.
    [[nodiscard]] const std::string& text() const noexcept { return m_text; }

    /// Puts the leaves into `td`; reads no element but what names between them need. KeyError for a key that is there,
    /// RuntimeError for a tensor that does not fit the batch size; then nothing changed. They show edits of elements that come
    /// later, unless they were computed as a whole before. REQUIRES: nobody else changes the structure of `td` from now on.
    void addTo(TensorDict td) const;
    /// addTo() of those that fit; tells why the others do not.
    [[nodiscard]] std::vector<DerivedFailure> addWhatFits(TensorDict td) const;

private:
    struct Line {
        std::optional<KeyPath> key;  ///< of `td[key] = …`
        std::string name;            ///< of `name = …`
        std::string expression;
        Place place;  ///< of the expression
    };

    /// The keys that were put there; tells of the others.
    std::vector<KeyPath> add(TensorDict td, std::vector<DerivedFailure>& failures) const;

    std::string m_text;
    std::vector<Line> m_lines;
};

/// Explains why a key of `text` cannot be made. The expressions of the fixes are those of the key alone. Nothing where shapes do
/// not tell, or where the expression uses names that other lines of the text define. Cost as of diagnose(). Call from any thread.
[[nodiscard]] std::optional<Diagnosis> diagnoseDerived(const DerivedFailure& failure, std::string_view text,
                                                       Progress& progress = Progress::none());

/// The expression that a leaf is computed by; nothing for one that is stored, or in memory.
[[nodiscard]] std::optional<std::string> derivationOf(const Leaf& leaf);
}  // namespace tensordesk
