// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/syntax.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tensordesk {

/// What the parts of one expression gave that open files and use no name, so that they give the same each time: modules and tensors
/// that were loaded. The expression is evaluated for each part of a derived key that someone looks at, and reads its weights once.
///
/// Each gives what it would if it were evaluated again: it is, where what it gave was changed meanwhile (by a layer that counts, by
/// `eval()`), or where it draws random numbers from another state. What functions keep for themselves is not looked into.
/// Memory: what these parts gave, as long as this lives. For one thread at a time.
class KeptParts {
public:
    /// `names`: those that stand for values which may be others the next time: td, and what lines before it named.
    KeptParts(const Expression& expression, const std::vector<std::string>& names);

    /// True of a part of the expression, or of the same text parsed again, that may be kept.
    [[nodiscard]] bool holds(const Expression& part) const { return m_parts.contains(spanOf(part)); }
    /// REQUIRES: holds(part). `evaluate`: where it is not kept yet, or not any more.
    [[nodiscard]] Value valueOf(const Expression& part, const std::function<Value()>& evaluate);

private:
    using Span = std::pair<std::size_t, std::size_t>;
    /// What tells whether something was changed: a number that stands for each object and tensor in it.
    struct Mark {
        at::Tensor tensor;             ///< kept, so that no other takes its place
        const void* object = nullptr;  ///< of a module
        int64_t changes = 0;

        bool operator==(const Mark& other) const
        {
            return tensor.is_same(other.tensor) && object == other.object && changes == other.changes;
        }
    };
    using Marks = std::vector<Mark>;
    struct Part {
        Value value;
        Marks marks;
        std::vector<at::Tensor> randomBefore, randomAfter;
    };

    static Span spanOf(const Expression& part) { return {part.place.begin, part.place.end}; }
    [[nodiscard]] static std::optional<Marks> marksOf(const Value& value);
    void collect(const Expression& expression, const std::vector<std::string>& names);

    std::map<Span, std::optional<Part>> m_parts;
};

}  // namespace tensordesk
