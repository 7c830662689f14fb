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

/// A derived key that cannot be computed: its key or name, the error, the place of its expression in the text, and the tensordict
/// without elements over which the expression was evaluated.
struct DerivedFailure {
    std::string name;
    Error error;
    Place place;
    Scope shapes;

    /// Returns the error with the name of the key.
    [[nodiscard]] Error named() const;
};

/// Keys defined by expressions over a tensordict, given as a text of assignments, one per line or separated by `;`.
///
///     critic = TensorDictModule(nn.Linear(4, 1), ["observation"], ["value"])
///     advantage = td["value_target"] - td["state_value"]
///     td["next", "return"] = td["next", "reward"].cumsum(1)
///
/// A tensor whose shape starts with the batch size of `td` becomes an entry. Any other value becomes a name for later lines, which
/// can also use earlier entries. The leaves are read-only and computed when they are read: part by part along batch dims in which
/// an element only depends on its own row, otherwise once as a whole. Leaves are safe to read from any thread. Values that an
/// expression loads, independent of `td`, are made once per set, see KeptParts; files are read again only after they changed.
class DerivedKeys {
public:
    /// Makes an empty set.
    DerivedKeys() = default;
    /// Parses the text. Throws SyntaxError, which shows the place, also for a line that is not an assignment to a name or to
    /// `td[key]`.
    explicit DerivedKeys(std::string text);

    [[nodiscard]] bool isEmpty() const noexcept { return m_lines.empty(); }
    /// Returns the given text.
    [[nodiscard]] const std::string& text() const noexcept { return m_text; }

    /// Adds the leaves to `td`. Elements are only read for lines that define a name instead of a key and depend on them. Throws
    /// KeyError if a key already exists, and RuntimeError if a tensor does not fit the batch size; `td` is unchanged then. The
    /// leaves reflect later edits of elements, unless they were already computed as a whole. REQUIRES: the structure of `td` is not
    /// changed by others from now on.
    void addTo(TensorDict td) const;
    /// Adds the leaves that fit, and returns the reasons for the others.
    [[nodiscard]] std::vector<DerivedFailure> addWhatFits(TensorDict td) const;

private:
    struct Line {
        std::optional<KeyPath> key;  ///< for `td[key] = …`
        std::string name;            ///< for `name = …`
        std::string expression;
        Place place;  ///< of the expression
    };

    /// Adds leaves and returns their keys; appends the others to `failures`.
    std::vector<KeyPath> add(TensorDict td, std::vector<DerivedFailure>& failures) const;

    std::string m_text;
    std::vector<Line> m_lines;
};

/// Explains why a key of `text` cannot be computed. The fixes are expressions for that key. Empty if the cause cannot be found from
/// shapes, or if the expression uses names that other lines of the text define. Costs as much as diagnose(). Safe to call from any
/// thread.
[[nodiscard]] std::optional<Diagnosis> diagnoseDerived(const DerivedFailure& failure, std::string_view text,
                                                       Progress& progress = Progress::none());

/// Returns the expression of a derived leaf; empty for one that is stored or in memory.
[[nodiscard]] std::optional<std::string> derivationOf(const Leaf& leaf);
}  // namespace tensordesk
