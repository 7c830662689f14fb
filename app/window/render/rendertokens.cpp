// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/render/rendertokens.h"

#include "app/commandline/text/terminaltext.h"
#include "app/commandline/verbs/tokens/chosensequences.h"
#include "app/window/render/rendershapes.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/progress.h"
#include "views/tokens/text/showntokens.h"
#include "views/tokens/text/tokenpicture.h"

#include <QString>

#include <cstddef>
#include <memory>
#include <optional>
#include <utility>

namespace tensordesk {
namespace {

const std::string kName = "tokens";
/// The most tokens or characters of a picture: more take gigabytes of memory.
constexpr std::size_t kMostTokens = 1'000'000;

TokenPicture::Sequences readSequences(const ChosenSequences& chosen, Progress& progress)
{
    TokenPicture::Sequences sequences;
    std::size_t size = 0;
    for (const int64_t number : chosen.rows) {
        progress.check();
        progress.report(static_cast<int64_t>(sequences.size()), static_cast<int64_t>(chosen.rows.size()));
        auto shown = std::make_shared<const ShownTokens>(shownTokens(chosen.batch, number, chosen.tokenizer.get()));
        const TokenSequence& sequence = shown->sequence;
        size += 1 + sequence.ids.size();
        if (sequence.ids.empty()) {
            size += sequence.promptText.size() + sequence.responseText.size() + sequence.wholeText.size();
        }
        if (size > kMostTokens) {
            throw Error(
                ErrorKind::ValueError,
                "Sequences {} to {} have more than {} tokens or characters, too many for a picture; choose fewer with --rows.",
                chosen.rows.front(), number, kMostTokens);
        }
        sequences.push_back(std::move(shown));
    }
    return sequences;
}

}  // namespace

RenderView tokensView()
{
    return {.name = kName,
            .plural = kName,
            .note = ": the sequences of a language model",
            .showsElements = false,
            .isOfFile = true,
            .writesHtml = true,
            .options = {"--where", "--rows", "--by", "--tokenizer"}};
}

std::string renderTokens(const TensorDict& root, const RenderOptions& options, Progress& progress)
{
    const Value value = valueOf(options.expression, root, options);
    const auto* const td = value.as<TensorDict>();
    if (td == nullptr) {
        throw Error(ErrorKind::TypeError, "This view shows a tensordict, and {} is a {}.", options.expression, value.typeName());
    }
    const ChosenSequences chosen = ChosenSequences::of(*td, options.path, options.sequences, progress);
    if (chosen.rows.empty() && !options.sequences.where.empty()) {
        throw Error(ErrorKind::ValueError, "--where {} is true for none of the sequences in --rows {}.", options.sequences.where,
                    options.sequences.rows);
    }
    if (chosen.rows.empty()) {
        throw Error(ErrorKind::ValueError, "--rows {} chooses none of the {}.", options.sequences.rows,
                    countText(chosen.batch.count(), "sequence", "sequences"));
    }
    std::optional<std::size_t> by = chosen.by;
    if (options.sequences.by.empty() && !chosen.measures.empty()) {
        by = 0;  // as in the window
    }
    TokenPicture::Look look{.width = options.width, .scale = options.scale};
    if (options.isSized) {
        look.height = options.height;
    }
    if (options.isThemed) {
        look.isDark = options.dark;
    }
    if (!TokenPicture(readSequences(chosen, progress), chosen.measures, by).save(QString::fromStdString(options.out), look)) {
        throw Error(ErrorKind::OSError, "cannot be written").inFile(options.out);
    }
    const auto count = static_cast<int64_t>(chosen.rows.size());
    return countText(count, "sequence", "sequences")
         + (count == chosen.batch.count() ? std::string() : " of " + std::to_string(chosen.batch.count()))
         + (by ? ", coloured by " + chosen.measures[*by].name : std::string());
}

}  // namespace tensordesk
