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

/// A cache for the parts of one expression that open files and use no names, so that they always have the same value: loaded
/// modules and tensors. The expression is evaluated for each part of a derived key that is read, but its weights are read once.
///
/// A part is evaluated again if its value was changed (by a layer with a counter, by `eval()`), or if it draws random numbers and
/// their state is different. The internal state of functions is not checked. Keeps the values of these parts in memory as long as
/// it lives. For one thread at a time.
class KeptParts {
public:
    /// `names`: names whose values may change: td, and the names that earlier lines define.
    KeptParts(const Expression& expression, const std::vector<std::string>& names);

    /// True for a part of the expression, or of the same text parsed again, that can be cached.
    [[nodiscard]] bool holds(const Expression& part) const { return m_parts.contains(spanOf(part)); }
    /// Returns the value of a part. `evaluate`: called if it is not cached or no longer valid. REQUIRES: holds(part).
    [[nodiscard]] Value valueOf(const Expression& part, const std::function<Value()>& evaluate);

private:
    using Span = std::pair<std::size_t, std::size_t>;
    /// The state with which changes are detected: a number for each object and tensor in the value.
    struct Mark {
        at::Tensor tensor;             ///< kept alive so that its address is not reused
        const void* object = nullptr;  ///< for a module
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
