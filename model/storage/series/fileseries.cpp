// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/fileseries.h"

#include "model/tensordict/tree/entrytable.h"

#include <algorithm>

namespace tensordesk {

namespace {

TensorDict named(const FileSeries& series, const KeyPath& at, const PartOpener& open)
{
    auto table = std::make_shared<StoredTable>();
    for (const FileSeries::File& file : series.files) {
        table->append(file.name, [open, path = file.path, at = at / Key(file.name)] { return open(path, at); });
    }
    return levelOf(std::move(table));
}

/// `20, 40, 60 … 1000`
Message listed(const std::vector<std::string>& labels)
{
    constexpr std::size_t mostTold = 8;
    Message list;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const Message one = Message::verbatim(labels[i]);
        if (i == 0) {
            list = one;
        } else if (i < mostTold) {
            list = Message("{}, {}", list, one);
        } else if (i + 1 == labels.size()) {
            list = Message("{} … {}", list, one);
        }
    }
    return list;
}

}  // namespace

TensorDict stackedFiles(const FileSeries& series, const KeyPath& at, const PartOpener& open, CollectedParts& parts)
{
    std::vector<TensorDict> members;
    std::vector<std::string> labels;
    for (const FileSeries::File& file : series.files) {
        try {
            members.push_back(open(file.path, at / Member{members.size(), 0}));
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled) {
                throw;
            }
            parts.note(
                {Finding::Severity::Warning, at, file.path, Message("{} is left out of the stack: {}", file.name, error.reason())});
            continue;
        }
        labels.push_back(file.label);
    }
    if (members.empty()) {
        return named(series, at, open);
    }
    const auto isNamed = [&](const TensorDict& member) {
        const DimNames names = member.names();
        return std::ranges::find(names, DimName(series.dim)) != names.end();
    };
    const DimName dim = std::ranges::any_of(members, isNamed) ? DimName() : DimName(series.dim);
    try {
        TensorDict stack = TensorDict::lazyStack(std::move(members), 0, dim);
        parts.note({Finding::Severity::Note, at, series.where,
                    series.isNumbered ? Message("{} files are shown as one stack, numbered {}", labels.size(), listed(labels))
                                      : Message("{} files are shown as one stack: {}", labels.size(), listed(labels))});
        parts.nameMembers(at, std::move(labels));
        return stack;
    } catch (const Error& error) {
        parts.note({Finding::Severity::Note, at, series.where, Message("its files are not a stack: {}", error.reason())});
        return named(series, at, open);
    }
}

}  // namespace tensordesk
