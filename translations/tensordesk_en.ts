<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>tensordesk::ChosenCells</name>
    <message numerus="yes">
        <source>%n cell(s): sum %1, mean %2</source>
        <translation>
            <numerusform>%n cell: sum %1, mean %2</numerusform>
            <numerusform>%n cells: sum %1, mean %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::CollationModel</name>
    <message numerus="yes">
        <source>%n keys</source>
        <translation>
            <numerusform>%n key</numerusform>
            <numerusform>%n keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::CurveSet</name>
    <message numerus="yes">
        <source>%1: %n curves</source>
        <translation>
            <numerusform>%1: %n curve</numerusform>
            <numerusform>%1: %n curves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::DocumentMessages</name>
    <message numerus="yes">
        <source>%n unsaved edit(s) of an earlier session were made again</source>
        <translation>
            <numerusform>%n unsaved edit of an earlier session was made again</numerusform>
            <numerusform>%n unsaved edits of an earlier session were made again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved edit(s) were not made again</source>
        <translation>
            <numerusform>%n unsaved edit was not made again</numerusform>
            <numerusform>%n unsaved edits were not made again</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::DriftPage</name>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n counter</numerusform>
            <numerusform>%n counters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::EntryTexts</name>
    <message numerus="yes">
        <source>%n keys selected, leaves of %1</source>
        <translation>
            <numerusform>%n key selected, leaves of %1</numerusform>
            <numerusform>%n keys selected, leaves of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeWalk</name>
    <message numerus="yes">
        <source>Episode [%1], %n step(s)</source>
        <translation>
            <numerusform>Episode [%1], %n step</numerusform>
            <numerusform>Episode [%1], %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodesPage</name>
    <message numerus="yes">
        <source>%n episode(s)</source>
        <translation>
            <numerusform>%n episode</numerusform>
            <numerusform>%n episodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n episode(s)</source>
        <translation>
            <numerusform>%1 of %n episode</numerusform>
            <numerusform>%1 of %n episodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::ExportChoices</name>
    <message numerus="yes">
        <source>The %n selected keys</source>
        <translation>
            <numerusform>The %n selected key</numerusform>
            <numerusform>The %n selected keys</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::ExpressionBar</name>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::FileNames</name>
    <message numerus="yes">
        <source>%1 (%n files)</source>
        <translation>
            <numerusform>%1 (%n file)</numerusform>
            <numerusform>%1 (%n files)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::FilmDialog</name>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n frame</numerusform>
            <numerusform>%n frames</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::FindingList</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::FirstLookPage</name>
    <message numerus="yes">
        <source>%n episode(s)</source>
        <translation>
            <numerusform>%n episode</numerusform>
            <numerusform>%n episodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::HealthPage</name>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passed</source>
        <translation>
            <numerusform>%n passed</numerusform>
            <numerusform>%n passed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not applicable</source>
        <translation>
            <numerusform>%n not applicable</numerusform>
            <numerusform>%n not applicable</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ignored</source>
        <translation>
            <numerusform>%n ignored</numerusform>
            <numerusform>%n ignored</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::JobBar</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::LayoutLine</name>
    <message numerus="yes">
        <source>%n episode(s)</source>
        <translation>
            <numerusform>%n episode</numerusform>
            <numerusform>%n episodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::LegendFigures</name>
    <message numerus="yes">
        <source>Visible range: %n value(s), min %1, max %2, mean %3, std %4</source>
        <translation>
            <numerusform>Visible range: %n value, min %1, max %2, mean %3, std %4</numerusform>
            <numerusform>Visible range: %n values, min %1, max %2, mean %3, std %4</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::MainWindow</name>
    <message numerus="yes">
        <source>The names of these %n files count up</source>
        <translation>
            <numerusform>The name of this %n file counts up</numerusform>
            <numerusform>The names of these %n files count up</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::MessageBar</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::NumberFormats</name>
    <message numerus="yes">
        <source>%n decimals</source>
        <translation>
            <numerusform>%n decimal</numerusform>
            <numerusform>%n decimals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scientific, %n decimals</source>
        <translation>
            <numerusform>Scientific, %n decimal</numerusform>
            <numerusform>Scientific, %n decimals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::ParametersPage</name>
    <message numerus="yes">
        <source>%n parameter(s)</source>
        <translation>
            <numerusform>%n parameter</numerusform>
            <numerusform>%n parameters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tied</source>
        <translation>
            <numerusform>%n tied</numerusform>
            <numerusform>%n tied</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with NaN or Inf</source>
        <translation>
            <numerusform>%n with NaN or Inf</numerusform>
            <numerusform>%n with NaN or Inf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n parameter(s) have none of the same name and shape there.</source>
        <translation>
            <numerusform>%n parameter has none of the same name and shape there.</numerusform>
            <numerusform>%n parameters have none of the same name and shape there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hidden column(s)</source>
        <translation>
            <numerusform>%n hidden column</numerusform>
            <numerusform>%n hidden columns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::Player</name>
    <message numerus="yes">
        <source>%n frames a second</source>
        <translation>
            <numerusform>%n frame a second</numerusform>
            <numerusform>%n frames a second</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::ReadAsDialog</name>
    <message numerus="yes">
        <source>%n episode(s)</source>
        <translation>
            <numerusform>%n episode</numerusform>
            <numerusform>%n episodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::RegionPanel</name>
    <message numerus="yes">
        <source>%1 … %2, %n indices</source>
        <translation>
            <numerusform>%1 … %2, %n index</numerusform>
            <numerusform>%1 … %2, %n indices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::RerunPage</name>
    <message numerus="yes">
        <source>%n key(s) differ from the stored values</source>
        <translation>
            <numerusform>%n key differs from the stored value</numerusform>
            <numerusform>%n keys differ from the stored values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n step</numerusform>
            <numerusform>%n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) are left out: the actions lie at the bounds, where the sampled value is unknown.</source>
        <translation>
            <numerusform>%n number is left out: the action lies at the bounds, where the sampled value is unknown.</numerusform>
            <numerusform>%n numbers are left out: the actions lie at the bounds, where the sampled value is unknown.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::RolloutActions</name>
    <message numerus="yes">
        <source>%1, its first %n step(s)</source>
        <translation>
            <numerusform>%1, its first step</numerusform>
            <numerusform>%1, its first %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s) as a stack</source>
        <translation>
            <numerusform>%n episode as a stack</numerusform>
            <numerusform>%n episodes as a stack</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s), padded, with a mask</source>
        <translation>
            <numerusform>%n episode, padded, with a mask</numerusform>
            <numerusform>%n episodes, padded, with a mask</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s), a numbered file each</source>
        <translation>
            <numerusform>%n episode, a numbered file</numerusform>
            <numerusform>%n episodes, a numbered file each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s) as rows</source>
        <translation>
            <numerusform>%n episode as rows</numerusform>
            <numerusform>%n episodes as rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::StepsPlot</name>
    <message numerus="yes">
        <source>Step %1: %2 % of %n sequence(s) truncated</source>
        <translation>
            <numerusform>Step %1: %2 % of %n sequence truncated</numerusform>
            <numerusform>Step %1: %2 % of %n sequences truncated</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Step %1, %2 of %n sequence(s): quartiles %3 and %4, median %5, mean %6</source>
        <translation>
            <numerusform>Step %1, %2 of %n sequence: quartiles %3 and %4, median %5, mean %6</numerusform>
            <numerusform>Step %1, %2 of %n sequences: quartiles %3 and %4, median %5, mean %6</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::UnsavedGuard</name>
    <message numerus="yes">
        <source>%n edit(s)</source>
        <translation>
            <numerusform>%n edit</numerusform>
            <numerusform>%n edits</numerusform>
        </translation>
    </message>
</context>
</TS>
