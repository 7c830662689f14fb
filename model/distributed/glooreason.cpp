// SPDX-License-Identifier: BSD-3-Clause
#include "model/distributed/glooreason.h"

#include "model/tensordict/base/digits.h"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>

namespace tensordesk {

namespace {

/// Returns the text without the place in Gloo's sources, as in "[../gloo/transport/tcp/pair.cc:534] Connection closed by peer".
std::string withoutPlace(const std::string& text)
{
    const auto begin = text.find('['), end = text.find("] ");
    const bool hasPlace = end != std::string::npos && begin < end
                       && text.substr(begin, end - begin).find(".cc:") != std::string::npos;
    return hasPlace ? text.substr(0, begin) + text.substr(end + 2) : text;
}

/// True if the text contains one of the patterns, in upper or lower case.
bool containsAny(std::string text, std::initializer_list<std::string_view> patterns)
{
    std::transform(text.begin(), text.end(), text.begin(), lowerCase);
    return std::any_of(patterns.begin(), patterns.end(),
                       [&](std::string_view pattern) { return text.find(pattern) != std::string::npos; });
}

}  // namespace

Message glooReason(const Message& message)
{
    const std::string text = withoutPlace(message.english());
    // A text may name several causes. "Connection closed" often follows from a refusal or a timeout, so these are checked first.
    if (containsAny(text, {"connection refused", "no route to host", "host is unreachable", "network is unreachable",
                           "name or service", "name resolution"}))
        return Message("the other process could not be reached ({})", text);
    if (containsAny(text, {"timed out", "timeout"}))
        return Message("the other process did not answer in time ({})", text);
    if (containsAny(text, {"closed", "connection reset", "broken pipe", "connection abort"}))
        return Message("the other process closed the connection ({})", text);
    return text == message.english() ? message : Message::verbatim(text);
}

}  // namespace tensordesk
