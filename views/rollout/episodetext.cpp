// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rollout/episodetext.h"

#include "views/style/style.h"
#include "views/text/format.h"

#include <QCoreApplication>
#include <QStringList>

namespace tensordesk {

namespace {

struct EpisodeTexts {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::EpisodeTexts)
};

QString keysText(const std::vector<KeyPath>& keys)
{
    QStringList texts;
    for (const KeyPath& key : keys) {
        texts << format::path(key);
    }
    return texts.join(EpisodeTexts::tr(" or "));
}

}  // namespace

namespace episodetext {

QString ending(Ending ending)
{
    switch (ending) {
    case Ending::Terminated: return EpisodeTexts::tr("terminated");
    case Ending::Truncated: return EpisodeTexts::tr("truncated");
    case Ending::Done: return EpisodeTexts::tr("done");
    case Ending::Unfinished: break;
    }
    return EpisodeTexts::tr("unfinished");
}

QColor endingColour(Ending ending)
{
    const auto& colours = style::colours();
    switch (ending) {
    case Ending::Terminated: return colours.broken;
    case Ending::Truncated: return colours.inferred;
    case Ending::Done: return colours.accent;
    case Ending::Unfinished: break;
    }
    return colours.notLoaded;
}

QString environment(const EpisodePlace& place)
{
    QStringList indices;
    for (std::size_t dim = 0; dim + 1 < place.position.size(); ++dim) {
        indices << QString::number(place.position[dim]);
    }
    return indices.join(QStringLiteral(", "));
}

QString rule(const EpisodeTable& table)
{
    const EpisodeRule& rule = table.rule;
    QStringList parts;
    if (!rule.ends.empty()) {
        parts << (rule.ofAgents ? EpisodeTexts::tr("where %1 is true of all agents") : EpisodeTexts::tr("where %1 is true"))
                     .arg(keysText(rule.ends));
    }
    if (!rule.starts.empty()) {
        parts << EpisodeTexts::tr("before %1 is true").arg(keysText(rule.starts));
    }
    if (rule.lengths) {
        parts << EpisodeTexts::tr("by %1").arg(format::path(*rule.lengths));
    } else if (!rule.ids.empty()) {
        parts << EpisodeTexts::tr("where %1 changes").arg(keysText(rule.ids));
    }
    if (rule.byMember && !rule.lengths) {
        parts << EpisodeTexts::tr("with each member of the stack");
    }
    if (rule.ring) {
        parts << EpisodeTexts::tr("at the buffer wrap-around, before row %1").arg(format::count(rule.ring->seam));
    }
    if (parts.isEmpty()) {
        return EpisodeTexts::tr("No key marks episode boundaries: each row is one episode.");
    }
    QString text = EpisodeTexts::tr("Episodes end %1.").arg(parts.join(QStringLiteral(", ")));
    if (table.mask) {
        text += QLatin1Char(' ') + EpisodeTexts::tr("Padding, as %1 marks it, is left out.").arg(format::path(*table.mask));
    }
    return text;
}

}  // namespace episodetext

}  // namespace tensordesk
