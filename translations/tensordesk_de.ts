<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>tensordesk::AboutBox</name>
    <message>
        <source>About TensorDesk</source>
        <translation>Über TensorDesk</translation>
    </message>
    <message>
        <source>&lt;h3&gt;TensorDesk %1&lt;/h3&gt;&lt;p&gt;A desktop browser and editor for tensordicts.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. Made with Qt, LibTorch, QCustomPlot and HDF5.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;TensorDesk %1&lt;/h3&gt;&lt;p&gt;Betrachten und Bearbeiten von Tensordicts.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später. Mit Qt, LibTorch, QCustomPlot und HDF5 gemacht.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>tensordesk::Actions</name>
    <message>
        <source>&amp;Open file…</source>
        <translation>Datei ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>&amp;Ordner öffnen …</translation>
    </message>
    <message>
        <source>Open the sa&amp;mple</source>
        <translation>&amp;Beispiel öffnen</translation>
    </message>
    <message>
        <source>Open a simulated rollout to try things on</source>
        <translation>Einen simulierten Rollout zum Ausprobieren öffnen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Write the edits to the file</source>
        <translation>Die Änderungen in die Datei schreiben</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren …</translation>
    </message>
    <message>
        <source>Write all or a part to a new file</source>
        <translation>Alles oder einen Teil in eine neue Datei schreiben</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Neu laden</translation>
    </message>
    <message>
        <source>Reload the file</source>
        <translation>Datei neu laden</translation>
    </message>
    <message>
        <source>Roll &amp;back the interrupted save</source>
        <translation>Unterbrochenes Speichern &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>Put the file back to its state before the save that was interrupted</source>
        <translation>Die Datei auf den Stand vor dem unterbrochenen Speichern zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Close the document</source>
        <translation>Das Dokument schließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>Die letzte Änderung rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Do the undone edit again</source>
        <translation>Die zurückgenommene Änderung wiederholen</translation>
    </message>
    <message>
        <source>&amp;Edit values</source>
        <translation>Werte &amp;bearbeiten</translation>
    </message>
    <message>
        <source>Let values be edited; the file changes only when saved</source>
        <translation>Werte bearbeiten; die Datei ändert sich erst beim Speichern</translation>
    </message>
    <message>
        <source>&amp;Discard edits</source>
        <translation>Änderungen &amp;verwerfen</translation>
    </message>
    <message>
        <source>Discard all unsaved edits</source>
        <translation>Alle ungespeicherten Änderungen verwerfen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the selected or shown values</source>
        <translation>Kopieren, was ausgewählt oder zu sehen ist</translation>
    </message>
    <message>
        <source>T&amp;ree</source>
        <translation>B&amp;aum</translation>
    </message>
    <message>
        <source>Show or hide the tree</source>
        <translation>Den Baum ein- oder ausblenden</translation>
    </message>
    <message>
        <source>I&amp;nspector</source>
        <translation>&amp;Inspektor</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>Light or dark as the desktop is</source>
        <translation>Hell oder dunkel wie die Arbeitsfläche</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>Always light</source>
        <translation>Immer hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Always dark</source>
        <translation>Immer dunkel</translation>
    </message>
    <message>
        <source>&amp;Expression</source>
        <translation>&amp;Ausdruck</translation>
    </message>
    <message>
        <source>Type an index or an expression</source>
        <translation>Einen Index oder Ausdruck eingeben</translation>
    </message>
    <message>
        <source>&amp;Search keys</source>
        <translation>&amp;Schlüssel suchen</translation>
    </message>
    <message>
        <source>Filter the tree by key</source>
        <translation>Den Baum nach Schlüsseln filtern</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Schritt &amp;zurück</translation>
    </message>
    <message>
        <source>One index back</source>
        <translation>Einen Index zurück</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Schritt &amp;vor</translation>
    </message>
    <message>
        <source>One index on</source>
        <translation>Einen Index weiter</translation>
    </message>
    <message>
        <source>Step back by 10</source>
        <translation>10 Schritte zurück</translation>
    </message>
    <message>
        <source>Ten indices back</source>
        <translation>Zehn Indizes zurück</translation>
    </message>
    <message>
        <source>Step forward by 10</source>
        <translation>10 Schritte vor</translation>
    </message>
    <message>
        <source>Ten indices on</source>
        <translation>Zehn Indizes weiter</translation>
    </message>
    <message>
        <source>&amp;Cancel the newest job</source>
        <translation>&amp;Neueste Aufgabe abbrechen</translation>
    </message>
    <message>
        <source>Cancel the last job</source>
        <translation>Den letzten Vorgang abbrechen</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>Open the manual page of the focused control</source>
        <translation>Die Handbuchseite zum fokussierten Bedienelement öffnen</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About TensorDesk</source>
        <translation>&amp;Über TensorDesk</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>Version und Lizenzen</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Erscheinungsbild</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Play or pause	Space</source>
        <translation>&amp;Abspielen oder anhalten	Leertaste</translation>
    </message>
    <message>
        <source>Play along the dim; Space in a view does the same</source>
        <translation>Entlang der Dimension abspielen; die Leertaste in einer Ansicht tut dasselbe</translation>
    </message>
    <message>
        <source>Compare with f&amp;ile…</source>
        <translation>Mit Date&amp;i vergleichen …</translation>
    </message>
    <message>
        <source>Show the differences from another file</source>
        <translation>Die Unterschiede zu einer anderen Datei zeigen</translation>
    </message>
    <message>
        <source>Compare with fol&amp;der…</source>
        <translation>Mit Or&amp;dner vergleichen …</translation>
    </message>
    <message>
        <source>Collate &amp;members</source>
        <translation>&amp;Mitglieder gegenüberstellen</translation>
    </message>
    <message>
        <source>Show the common keys of the members of the selected lazy stack, and why they do not stack</source>
        <translation>Die gemeinsamen Schlüssel der Mitglieder des gewählten Lazy Stack zeigen, und warum sie sich nicht stapeln lassen</translation>
    </message>
    <message>
        <source>&amp;Batch dims…</source>
        <translation>&amp;Batch-Dimensionen …</translation>
    </message>
    <message>
        <source>Try other batch sizes and names: what each level would become</source>
        <translation>Andere Batch-Größen und Namen ausprobieren: was aus jeder Ebene würde</translation>
    </message>
    <message>
        <source>&amp;Shape debugger</source>
        <translation>&amp;Formen untersuchen</translation>
    </message>
    <message>
        <source>Show the effect of the expression on each key while you type</source>
        <translation>Während der Eingabe zeigen, wie sich der Ausdruck auf jeden Schlüssel auswirkt</translation>
    </message>
    <message>
        <source>Collate fi&amp;les…</source>
        <translation>Dateien &amp;gegenüberstellen …</translation>
    </message>
    <message>
        <source>&amp;Follow the file</source>
        <translation>Der Datei &amp;folgen</translation>
    </message>
    <message>
        <source>Reload the file whenever another program changes it</source>
        <translation>Die Datei neu lesen, sobald ein anderes Programm sie geändert hat</translation>
    </message>
    <message>
        <source>R&amp;un statements…</source>
        <translation>A&amp;nweisungen ausführen …</translation>
    </message>
    <message>
        <source>Edit with Python statements, with a preview of the changes</source>
        <translation>Mit Python-Anweisungen bearbeiten, mit einer Vorschau der Änderungen</translation>
    </message>
    <message>
        <source>&amp;Add a key…</source>
        <translation>Schlüssel &amp;hinzufügen …</translation>
    </message>
    <message>
        <source>Add a leaf to this level</source>
        <translation>Dieser Ebene ein Blatt hinzufügen</translation>
    </message>
    <message>
        <source>Du&amp;plicate…</source>
        <translation>&amp;Duplizieren …</translation>
    </message>
    <message>
        <source>Add a copy of the entry under another key</source>
        <translation>Eine Kopie des Eintrags unter einem anderen Schlüssel hinzufügen</translation>
    </message>
    <message>
        <source>Rena&amp;me or move…</source>
        <translation>&amp;Umbenennen oder verschieben …</translation>
    </message>
    <message>
        <source>Rename or move the entry</source>
        <translation>Den Eintrag umbenennen oder verschieben</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Delete the entry and all below it</source>
        <translation>Den Eintrag und alles darunter löschen</translation>
    </message>
    <message>
        <source>C&amp;hange values…</source>
        <translation>&amp;Werte ändern …</translation>
    </message>
    <message>
        <source>Recompute the values of the entry, or type its value</source>
        <translation>Die Werte des Eintrags neu berechnen oder seinen Wert eingeben</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copy the view as a picture</source>
        <translation>Die Ansicht als Bild kopieren</translation>
    </message>
    <message>
        <source>&amp;Edit list</source>
        <translation>&amp;Änderungsliste</translation>
    </message>
    <message>
        <source>Show the edits as Python statements</source>
        <translation>Die Änderungen als Python-Anweisungen zeigen</translation>
    </message>
    <message>
        <source>&amp;Jobs</source>
        <translation>Auf&amp;gaben</translation>
    </message>
    <message>
        <source>Show the background jobs</source>
        <translation>Die Hintergrundvorgänge zeigen</translation>
    </message>
    <message>
        <source>&amp;Messages</source>
        <translation>&amp;Meldungen</translation>
    </message>
    <message>
        <source>Show all messages so far</source>
        <translation>Alle bisherigen Meldungen zeigen</translation>
    </message>
    <message>
        <source>&amp;Next document</source>
        <translation>&amp;Nächstes Dokument</translation>
    </message>
    <message>
        <source>Bring the next tab to the front</source>
        <translation>Den nächsten Reiter nach vorn holen</translation>
    </message>
    <message>
        <source>&amp;Previous document</source>
        <translation>&amp;Voriges Dokument</translation>
    </message>
    <message>
        <source>Bring the tab before to the front</source>
        <translation>Den vorigen Reiter nach vorn holen</translation>
    </message>
    <message>
        <source>&amp;Command palette</source>
        <translation>&amp;Befehlspalette</translation>
    </message>
    <message>
        <source>Find any action by its name</source>
        <translation>Jede Aktion über ihren Namen finden</translation>
    </message>
    <message>
        <source>Collate &amp;parts…</source>
        <translation>&amp;Teile gegenüberstellen …</translation>
    </message>
    <message>
        <source>Show indices, episodes or other parts side by side, and why they do not stack</source>
        <translation>Indizes, Episoden oder andere Teile nebeneinander zeigen, und warum sie sich nicht stapeln lassen</translation>
    </message>
    <message>
        <source>Compare with the sa&amp;ved file</source>
        <translation>Mit der &amp;gespeicherten Datei vergleichen</translation>
    </message>
    <message>
        <source>Show the changes of the unsaved edits</source>
        <translation>Zeigen, was die ungespeicherten Änderungen bewirken</translation>
    </message>
    <message>
        <source>Pre&amp;vious episode</source>
        <translation>&amp;Vorige Episode</translation>
    </message>
    <message>
        <source>To the first step of the episode, then of the one before</source>
        <translation>Zum ersten Schritt der Episode, dann der vorigen</translation>
    </message>
    <message>
        <source>Ne&amp;xt episode</source>
        <translation>N&amp;ächste Episode</translation>
    </message>
    <message>
        <source>To the first step of the next episode</source>
        <translation>Zum ersten Schritt der nächsten Episode</translation>
    </message>
    <message>
        <source>Oldest row of a replay buffer firs&amp;t</source>
        <translation>Äl&amp;teste Zeile eines Replay-Puffers zuerst</translation>
    </message>
    <message>
        <source>Only the rows that are written, in the order of time</source>
        <translation>Nur die geschriebenen Zeilen, in zeitlicher Reihenfolge</translation>
    </message>
    <message>
        <source>Follow &amp;links out of folders</source>
        <translation>&amp;Links aus Ordnern folgen</translation>
    </message>
    <message>
        <source>Also read files elsewhere that links in a memmap folder lead to</source>
        <translation>Auch Dateien anderswo lesen, auf die Links in einem Memmap-Ordner zeigen</translation>
    </message>
    <message>
        <source>Show files, folders and open documents side by side, and why they do not stack</source>
        <translation>Dateien, Ordner und offene Dokumente nebeneinander zeigen, und warum sie sich nicht stapeln lassen</translation>
    </message>
    <message>
        <source>Close all windows</source>
        <translation>Alle Fenster schließen</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>Show or hide the inspector and the options of the view</source>
        <translation>Den Inspektor und das, was sich an der Ansicht wählen lässt, zeigen oder verbergen</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>Ü&amp;bersicht</translation>
    </message>
    <message>
        <source>Show the overview: episodes, health and sizes</source>
        <translation>Die Übersicht zeigen: Episoden, Gesundheit und Größen</translation>
    </message>
    <message>
        <source>Open, save, compare</source>
        <translation>Öffnen, speichern, vergleichen</translation>
    </message>
    <message>
        <source>Find, step and play</source>
        <translation>Finden, weitergehen, abspielen</translation>
    </message>
    <message>
        <source>Choose the shown part</source>
        <translation>Den gezeigten Teil wählen</translation>
    </message>
    <message>
        <source>Edit and copy</source>
        <translation>Bearbeiten und kopieren</translation>
    </message>
    <message>
        <source>Get help</source>
        <translation>Hilfe finden</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>Choose theme, language, numbers, colours, columns and memory</source>
        <translation>Erscheinungsbild, Sprache, Zahlen, Farben, Spalten und Speicher wählen</translation>
    </message>
    <message>
        <source>Open a file of any format that is known</source>
        <translation>Eine Datei in einem der bekannten Formate öffnen</translation>
    </message>
    <message>
        <source>Open a folder: memmap, zarr, checkpoint, replay buffer, shards, episodes</source>
        <translation>Einen Ordner öffnen: Memmap, zarr, Checkpoint, Replay-Puffer, Shards, Episoden</translation>
    </message>
    <message>
        <source>Show the differences from another folder</source>
        <translation>Die Unterschiede zu einem anderen Ordner zeigen</translation>
    </message>
    <message>
        <source>Take a &amp;tour</source>
        <translation>Einen &amp;Rundgang machen</translation>
    </message>
    <message>
        <source>See the parts of the window in six steps, with the sample</source>
        <translation>Die Teile des Fensters in sechs Schritten am Beispiel ansehen</translation>
    </message>
    <message>
        <source>List the keyboard shortcuts, grouped by task</source>
        <translation>Finden, was mit Tasten geht, geordnet nach dem, was es tut</translation>
    </message>
    <message>
        <source>Compare with open docu&amp;ment…</source>
        <translation>Mit offenem &amp;Dokument vergleichen…</translation>
    </message>
    <message>
        <source>Show the differences from another tab, unsaved edits included</source>
        <translation>Die Unterschiede zu einem anderen Reiter zeigen, einschließlich ungespeicherter Änderungen</translation>
    </message>
    <message>
        <source>Plot &amp;keys in panes</source>
        <translation>Schlüssel in &amp;Bereichen zeichnen</translation>
    </message>
    <message>
        <source>Draw the curves of the selected keys below each other, each with a y axis of its own</source>
        <translation>Die Kurven der gewählten Schlüssel untereinander zeichnen, jede mit eigener y-Achse</translation>
    </message>
    <message>
        <source>Episodes &amp;from their starts</source>
        <translation>Episoden ab ihrem &amp;Beginn</translation>
    </message>
    <message>
        <source>Align episodes at their starts, with their statistics; off: steps in stored order</source>
        <translation>Episoden an ihrem Beginn ausrichten, mit ihrer Statistik; aus: Schritte in gespeicherter Reihenfolge</translation>
    </message>
    <message>
        <source>La&amp;youts of curves…</source>
        <translation>La&amp;youts von Kurven …</translation>
    </message>
    <message>
        <source>Save which keys are drawn where under a name, or draw them so as was saved</source>
        <translation>Unter einem Namen speichern, welche Schlüssel wo gezeichnet sind, oder sie so zeichnen, wie gespeichert wurde</translation>
    </message>
    <message>
        <source>Derived &amp;keys…</source>
        <translation>Abgeleitete &amp;Schlüssel …</translation>
    </message>
    <message>
        <source>Define keys by expressions, which are computed when they are shown</source>
        <translation>Schlüssel durch Ausdrücke festlegen, die berechnet werden, wenn man hinsieht</translation>
    </message>
    <message>
        <source>Sho&amp;w the file as stored</source>
        <translation>Datei zeigen, &amp;wie sie gespeichert ist</translation>
    </message>
    <message>
        <source>Without its layout: the groups and arrays as they are in the file; of a replay buffer its sampler and writer too</source>
        <translation>Ohne Layout: die Gruppen und Arrays, wie sie in der Datei stehen; bei einem Replay-Puffer auch Sampler und Writer</translation>
    </message>
    <message>
        <source>&amp;Explain an error…</source>
        <translation>Fehler &amp;erklären…</translation>
    </message>
    <message>
        <source>Paste an error of Python and see which dims do not fit and what to write instead</source>
        <translation>Einen Python-Fehler einfügen und sehen, welche Dims nicht passen und was stattdessen zu schreiben ist</translation>
    </message>
    <message>
        <source>Rea&amp;d as…</source>
        <translation>L&amp;esen als…</translation>
    </message>
    <message>
        <source>Set where the file has the steps of a rollout, and the role of each key</source>
        <translation>Festlegen, wo in der Datei die Schritte eines Rollouts liegen und welche Rolle jeder Schlüssel hat</translation>
    </message>
    <message>
        <source>Search va&amp;lues</source>
        <translation>Werte &amp;suchen</translation>
    </message>
    <message>
        <source>Search the values of all keys for a condition, such as isnan or &gt; 1e6</source>
        <translation>Die Werte aller Schlüssel nach einer Bedingung durchsuchen, etwa isnan oder &gt; 1e6</translation>
    </message>
    <message>
        <source>Compare &amp;runs…</source>
        <translation>Läu&amp;fe vergleichen…</translation>
    </message>
    <message>
        <source>Show returns and lengths of the episodes of several rollouts in one plot, with statistics</source>
        <translation>Returns und Längen der Episoden mehrerer Rollouts in einem Diagramm zeigen, mit Statistik</translation>
    </message>
    <message>
        <source>Name c&amp;hannels…</source>
        <translation>&amp;Kanäle benennen…</translation>
    </message>
    <message>
        <source>Name the indices of the last dim of the shown key, for files of this folder</source>
        <translation>Die Indizes der letzten Dim des gezeigten Schlüssels benennen, für Dateien dieses Ordners</translation>
    </message>
    <message>
        <source>Open from another &amp;machine…</source>
        <translation>Von anderem &amp;Rechner öffnen …</translation>
    </message>
    <message>
        <source>Open a file or folder that stays on another machine, by ssh</source>
        <translation>Eine Datei oder einen Ordner über ssh öffnen und auf dem anderen Rechner lassen</translation>
    </message>
</context>
<context>
    <name>tensordesk::AddedKeys</name>
    <message>
        <source>Add a key</source>
        <translation>Schlüssel hinzufügen</translation>
    </message>
    <message>
        <source>Draws the curves of another key too; keys can be dragged here from the tree</source>
        <translation>Zeichnet auch die Kurven eines anderen Schlüssels; Schlüssel lassen sich aus dem Baum hierher ziehen</translation>
    </message>
    <message>
        <source>No other key has this dim</source>
        <translation>Kein anderer Schlüssel hat diese Dimension</translation>
    </message>
    <message>
        <source>Where other keys are drawn</source>
        <translation>Wo weitere Schlüssel gezeichnet werden</translation>
    </message>
    <message>
        <source>in the same pane</source>
        <translation>im selben Feld</translation>
    </message>
    <message>
        <source>on a second y axis</source>
        <translation>an zweiter y-Achse</translation>
    </message>
    <message>
        <source>in panes below</source>
        <translation>in Feldern darunter</translation>
    </message>
</context>
<context>
    <name>tensordesk::BatchDialog</name>
    <message>
        <source>Batch dims</source>
        <translation>Batch-Dimensionen</translation>
    </message>
    <message>
        <source>&amp;Copy as Python</source>
        <translation>Als &amp;Python kopieren</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Batch-Größe</translation>
    </message>
    <message>
        <source>Names of the batch dims</source>
        <translation>Namen der Batch-Dimensionen</translation>
    </message>
    <message>
        <source>env, time</source>
        <translation>env, time</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Ebene</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Would be</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Preview of each level</source>
        <translation>Was aus jeder Ebene würde</translation>
    </message>
    <message>
        <source>Batch &amp;size:</source>
        <translation>Batch-&amp;Größe:</translation>
    </message>
    <message>
        <source>&amp;Names:</source>
        <translation>&amp;Namen:</translation>
    </message>
    <message>
        <source>as long as the leaves allow, on every level</source>
        <translation>so lang, wie die Blätter erlauben, auf jeder Ebene</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>unverändert</translation>
    </message>
    <message>
        <source>As an edit that can be undone; the file changes when it is saved</source>
        <translation>Als Bearbeitung, die sich rückgängig machen lässt; die Datei ändert sich beim Speichern</translation>
    </message>
    <message>
        <source>Switch to editing first</source>
        <translation>Zuerst das Bearbeiten einschalten</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Anwenden</translation>
    </message>
    <message>
        <source>Find the batch sizes that fit</source>
        <translation>Passende Batch-Größen suchen</translation>
    </message>
    <message>
        <source>Try the batch dims</source>
        <translation>Batch-Dimensionen ausprobieren</translation>
    </message>
</context>
<context>
    <name>tensordesk::BatchMask</name>
    <message>
        <source>A mask is a bool tensor, such as td[&quot;done&quot;] or td[&quot;reward&quot;] &gt; 0, and this is a %1.</source>
        <translation>Eine Maske ist ein Bool-Tensor wie td[&quot;done&quot;] oder td[&quot;reward&quot;] &gt; 0, und dies ist ein %1.</translation>
    </message>
    <message>
        <source>A mask has the shape of the batch %1 or of its first dims, and this one has %2.</source>
        <translation>Eine Maske hat die Form des Batches %1 oder seiner ersten Dimensionen, und diese hat %2.</translation>
    </message>
</context>
<context>
    <name>tensordesk::CellEdits</name>
    <message>
        <source>one cell</source>
        <translation>eine Zelle</translation>
    </message>
    <message>
        <source>%1 × %2 cells</source>
        <translation>%1 × %2 Zellen</translation>
    </message>
    <message>
        <source>The text leaves values out by &quot;...&quot;. Print all of them first.</source>
        <translation>Der Text lässt Werte durch „...“ aus. Geben Sie zuerst alle aus.</translation>
    </message>
    <message>
        <source>The rows have different lengths: %1 and %2 cells.</source>
        <translation>Die Zeilen sind verschieden lang: %1 und %2 Zellen.</translation>
    </message>
    <message>
        <source>Fill %1</source>
        <translation>%1 füllen</translation>
    </message>
    <message>
        <source>Compute %1</source>
        <translation>%1 berechnen</translation>
    </message>
    <message>
        <source>The clipboard has no cells.</source>
        <translation>Die Zwischenablage enthält keine Zellen.</translation>
    </message>
    <message>
        <source>The clipboard has more than %1 cells.</source>
        <translation>Die Zwischenablage enthält mehr als %1 Zellen.</translation>
    </message>
    <message>
        <source>Paste into %1</source>
        <translation>In %1 einfügen</translation>
    </message>
    <message>
        <source>The clipboard has %1, but from here only %2 are left.</source>
        <translation>Die Zwischenablage enthält %1, ab hier sind aber nur %2 übrig.</translation>
    </message>
    <message>
        <source>The clipboard has more than %1 characters.</source>
        <translation>Die Zwischenablage hat mehr als %1 Zeichen.</translation>
    </message>
</context>
<context>
    <name>tensordesk::CellsTexts</name>
    <message>
        <source>Cells after the end of a shorter member have no element, and an array has no gaps: copy the cells as text or as lists.</source>
        <translation>Zellen nach dem Ende eines kürzeren Mitglieds haben kein Element, und ein Array hat keine Lücken: Kopieren Sie die Zellen als Text oder als Listen.</translation>
    </message>
</context>
<context>
    <name>tensordesk::ChannelNaming</name>
    <message>
        <source>Name channels</source>
        <translation>Kanäle benennen</translation>
    </message>
    <message>
        <source>Names of the %1 channels of %2, separated by commas:</source>
        <translation>Namen der %1 Kanäle von %2, durch Kommas getrennt:</translation>
    </message>
    <message>
        <source>Channel names</source>
        <translation>Kanalnamen</translation>
    </message>
    <message>
        <source>Expected %1 names, and there are %2.</source>
        <translation>Erwartet werden %1 Namen, und es sind %2.</translation>
    </message>
</context>
<context>
    <name>tensordesk::ChipRow</name>
    <message>
        <source>More dims</source>
        <translation>Weitere Dimensionen</translation>
    </message>
    <message>
        <source>The dims before</source>
        <translation>Die Dimensionen davor</translation>
    </message>
</context>
<context>
    <name>tensordesk::ChosenCells</name>
    <message numerus="yes">
        <source>%n cell(s): sum %1, mean %2</source>
        <translation>
            <numerusform>%n Zelle: Summe %1, Mittel %2</numerusform>
            <numerusform>%n Zellen: Summe %1, Mittel %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Sum up cells</source>
        <translation>Zellen zusammenzählen</translation>
    </message>
    <message>
        <source>Save cells</source>
        <translation>Zellen speichern</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Nach %1 geschrieben</translation>
    </message>
    <message>
        <source>Cells (*.csv *.npy *.npz)</source>
        <translation>Zellen (*.csv *.npy *.npz)</translation>
    </message>
    <message>
        <source>Cannot save</source>
        <translation>Speichern nicht möglich</translation>
    </message>
</context>
<context>
    <name>tensordesk::CollateDialog</name>
    <message>
        <source>Collate files</source>
        <translation>Dateien gegenüberstellen</translation>
    </message>
    <message>
        <source>Tensordicts to show side by side, and why they do not stack.</source>
        <translation>Tensordicts, die nebeneinander gezeigt werden, und warum sie sich nicht stapeln lassen.</translation>
    </message>
    <message>
        <source>Tensordicts</source>
        <translation>Tensordicts</translation>
    </message>
    <message>
        <source>Add &amp;files…</source>
        <translation>&amp;Dateien hinzufügen…</translation>
    </message>
    <message>
        <source>Add f&amp;older…</source>
        <translation>&amp;Ordner hinzufügen…</translation>
    </message>
    <message>
        <source>%1, as opened</source>
        <translation>%1, wie es offen ist</translation>
    </message>
    <message>
        <source>Collate a folder</source>
        <translation>Einen Ordner gegenüberstellen</translation>
    </message>
</context>
<context>
    <name>tensordesk::CollationModel</name>
    <message>
        <source>All members agree.</source>
        <translation>Alle Mitglieder stimmen überein.</translation>
    </message>
    <message>
        <source>torch.stack raises an error because of this.</source>
        <translation>torch.stack löst deswegen einen Fehler aus.</translation>
    </message>
    <message>
        <source>torch.stack accepts the members nevertheless.</source>
        <translation>torch.stack nimmt die Mitglieder trotzdem an.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>Member %1 lacks this key.</source>
        <translation>Mitglied %1 hat diesen Schlüssel nicht.</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Differs in</source>
        <translation>Verschieden in</translation>
    </message>
    <message numerus="yes">
        <source>%n keys</source>
        <translation>
            <numerusform>%n Schlüssel</numerusform>
            <numerusform>%n Schlüssel</numerusform>
        </translation>
    </message>
    <message>
        <source>only the batch</source>
        <translation>nur im Batch</translation>
    </message>
    <message>
        <source>They differ only because the batch sizes of the members differ. A double-click shows each key.</source>
        <translation>Sie weichen nur ab, weil die Batch-Größen der Mitglieder abweichen. Ein Doppelklick zeigt jeden Schlüssel.</translation>
    </message>
    <message>
        <source>They differ as the batch of the members does. A double-click hides them again.</source>
        <translation>Sie weichen ab wie der Batch der Mitglieder. Ein Doppelklick verbirgt sie wieder.</translation>
    </message>
    <message>
        <source>It differs as the batch of the members does.</source>
        <translation>Er weicht ab wie der Batch der Mitglieder.</translation>
    </message>
</context>
<context>
    <name>tensordesk::CollationView</name>
    <message>
        <source>Function</source>
        <translation>Funktion</translation>
    </message>
    <message>
        <source>Gives</source>
        <translation>Ergibt</translation>
    </message>
    <message>
        <source>Result of collating</source>
        <translation>Was das Zusammenfügen ergibt</translation>
    </message>
    <message>
        <source>To stack</source>
        <translation>Zum Stapeln</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Mitglieder</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Was zu ändern ist</translation>
    </message>
    <message>
        <source>Keys and members</source>
        <translation>Schlüssel und Mitglieder</translation>
    </message>
    <message>
        <source>Copy as Python</source>
        <translation>Als Python kopieren</translation>
    </message>
    <message>
        <source>%1. Padding every dim to the longest adds %2 to %3.</source>
        <translation>%1. Jede Dimension auf die längste aufzufüllen fügt %2 zu %3 hinzu.</translation>
    </message>
    <message>
        <source>none: they stack</source>
        <translation>keine: sie lassen sich stapeln</translation>
    </message>
    <message>
        <source>One member</source>
        <translation>Ein Mitglied</translation>
    </message>
    <message>
        <source>%1 members</source>
        <translation>%1 Mitglieder</translation>
    </message>
    <message>
        <source>leaves out %1</source>
        <translation>lässt %1 weg</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation>%1 wird %2</translation>
    </message>
    <message>
        <source>drops the names of dims</source>
        <translation>verliert die Namen der Dims</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Members of different lengths: pad with zeros</source>
        <translation>Mitglieder verschiedener Länge: mit Nullen auffüllen</translation>
    </message>
    <message>
        <source>Members of different lengths: crop to the shortest</source>
        <translation>Mitglieder verschiedener Länge: auf das kürzeste kürzen</translation>
    </message>
    <message>
        <source>How members of different lengths are stacked</source>
        <translation>Was aus Mitgliedern verschiedener Länge wird</translation>
    </message>
    <message>
        <source>if you like: %1</source>
        <translation>auf Wunsch: %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::CollationWindow</name>
    <message>
        <source>Collation — TensorDesk</source>
        <translation>Gegenüberstellung — TensorDesk</translation>
    </message>
    <message>
        <source>Read the members</source>
        <translation>Mitglieder ansehen</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Looking at the members…</source>
        <translation>Die Mitglieder werden angesehen …</translation>
    </message>
</context>
<context>
    <name>tensordesk::ColourControls</name>
    <message>
        <source>Symmetric</source>
        <translation>Symmetrisch</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Colours; automatic: around zero for values of both signs</source>
        <translation>Farben; automatisch: um null bei Werten beider Vorzeichen</translation>
    </message>
    <message>
        <source>The middle colour is zero</source>
        <translation>Die mittlere Farbe ist null</translation>
    </message>
    <message>
        <source>Value of the first colour</source>
        <translation>Wert der ersten Farbe</translation>
    </message>
    <message>
        <source>Value of the last colour</source>
        <translation>Wert der letzten Farbe</translation>
    </message>
    <message>
        <source>From the least to the greatest value shown</source>
        <translation>Vom kleinsten bis zum größten gezeigten Wert</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>How many elements have which value, with the ends of the colours to be dragged</source>
        <translation>Wie viele Elemente welchen Wert haben, mit den Enden der Farben zum Ziehen</translation>
    </message>
    <message>
        <source>Fit to the values</source>
        <translation>An die Werte anpassen</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
</context>
<context>
    <name>tensordesk::ColourDomain</name>
    <message>
        <source>Distribution of the values, and the ends of the colours</source>
        <translation>Verteilung der Werte und die Enden der Farben</translation>
    </message>
    <message>
        <source>Drag the lines: the values of the first and of the last colour. Arrow keys move the one last touched.</source>
        <translation>Die Linien lassen sich ziehen: die Werte der ersten und der letzten Farbe. Pfeiltasten bewegen die zuletzt berührte.</translation>
    </message>
</context>
<context>
    <name>tensordesk::ColourMap</name>
    <message>
        <source>Grey</source>
        <translation>Grau</translation>
    </message>
    <message>
        <source>Blue, white, red</source>
        <translation>Blau, Weiß, Rot</translation>
    </message>
</context>
<context>
    <name>tensordesk::ColourScale</name>
    <message>
        <source>Colours from %1 to %2</source>
        <translation>Farben von %1 bis %2</translation>
    </message>
</context>
<context>
    <name>tensordesk::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>Befehlspalette</translation>
    </message>
    <message>
        <source>Type some letters of an action</source>
        <translation>Einige Buchstaben einer Aktion eingeben</translation>
    </message>
    <message>
        <source>Action to find</source>
        <translation>Gesuchte Aktion</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Aktionen</translation>
    </message>
    <message>
        <source>No action is called so. Clear the field to see all.</source>
        <translation>Keine Aktion heißt so. Ein leeres Feld zeigt alle.</translation>
    </message>
</context>
<context>
    <name>tensordesk::ComparePanes</name>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Show the entry of A</source>
        <translation>Den Eintrag zeigen, wie er in A ist</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Show the entry of B</source>
        <translation>Den Eintrag zeigen, wie er in B ist</translation>
    </message>
    <message>
        <source>B − A</source>
        <translation>B − A</translation>
    </message>
    <message>
        <source>Show how far B is from A, element by element</source>
        <translation>Zeigen, wie weit B von A entfernt ist, Element für Element</translation>
    </message>
    <message>
        <source>Choose a key to see its values.</source>
        <translation>Ein Schlüssel zeigt hier seine Werte.</translation>
    </message>
    <message>
        <source>Options of the view</source>
        <translation>Was sich an der Ansicht wählen lässt</translation>
    </message>
</context>
<context>
    <name>tensordesk::CompareWindow</name>
    <message>
        <source>%1 and %2 — TensorDesk</source>
        <translation>%1 und %2 — TensorDesk</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Open both files</source>
        <translation>Beide Dateien öffnen</translation>
    </message>
    <message>
        <source>Compare values</source>
        <translation>Werte vergleichen</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>Erneut vergleichen</translation>
    </message>
    <message>
        <source>Reload the files and compare them (%1)</source>
        <translation>Die Dateien neu öffnen und vergleichen (%1)</translation>
    </message>
    <message>
        <source>Cannot compare</source>
        <translation>Vergleich nicht möglich</translation>
    </message>
</context>
<context>
    <name>tensordesk::ComparisonModel</name>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
</context>
<context>
    <name>tensordesk::ComparisonView</name>
    <message>
        <source>NaN e&amp;quals NaN</source>
        <translation>NaN gl&amp;eich NaN</translation>
    </message>
    <message>
        <source>&amp;Only differences</source>
        <translation>Nur &amp;Unterschiede</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Unterschiede</translation>
    </message>
    <message>
        <source>atol</source>
        <translation>atol</translation>
    </message>
    <message>
        <source>Equal is |A − B| ≤ atol + rtol · |B|</source>
        <translation>Gleich heißt |A − B| ≤ atol + rtol · |B|</translation>
    </message>
    <message>
        <source>rtol</source>
        <translation>rtol</translation>
    </message>
    <message>
        <source>%1 Comparing values…</source>
        <translation>%1 Die Werte werden verglichen …</translation>
    </message>
    <message>
        <source>All %1 entries are equal.</source>
        <translation>Alle %1 Einträge sind gleich.</translation>
    </message>
    <message>
        <source>All %1 entries have the same form. Comparing values…</source>
        <translation>Alle %1 Einträge haben dieselbe Form. Die Werte werden verglichen …</translation>
    </message>
    <message>
        <source>Differences in %1 of %2 entries.</source>
        <translation>Unterschiede in %1 von %2 Einträgen.</translation>
    </message>
</context>
<context>
    <name>tensordesk::CornerLegend</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
</context>
<context>
    <name>tensordesk::CurveExport</name>
    <message>
        <source>Export curves</source>
        <translation>Kurven exportieren</translation>
    </message>
    <message>
        <source>Export visible curves…</source>
        <translation>Sichtbare Kurven exportieren…</translation>
    </message>
    <message>
        <source>Writes the visible range of the shown curves as CSV: a row per index, a column per curve</source>
        <translation>Schreibt den sichtbaren Bereich der gezeigten Kurven als CSV: eine Zeile je Index, eine Spalte je Kurve</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message>
        <source>Cannot export the curves</source>
        <translation>Die Kurven lassen sich nicht exportieren</translation>
    </message>
    <message>
        <source>Export visible curves</source>
        <translation>Sichtbare Kurven exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv *.parquet *.npz *.h5)</source>
        <translation>Tabellen (*.csv *.parquet *.npz *.h5)</translation>
    </message>
</context>
<context>
    <name>tensordesk::CurveOptions</name>
    <message>
        <source>Logarithmic y axis</source>
        <translation>Logarithmische y-Achse</translation>
    </message>
    <message>
        <source>Logarithmic x axis</source>
        <translation>Logarithmische x-Achse</translation>
    </message>
    <message>
        <source>Mean ± std of all</source>
        <translation>Mittel ± Abw. aller</translation>
    </message>
    <message>
        <source>Bools as lanes</source>
        <translation>Bools als Bahnen</translation>
    </message>
    <message>
        <source>The mean and its deviation over members of different lengths, at each step over the members that reach it</source>
        <translation>Von verschieden langen Mitgliedern Mittel und Abweichung, bei jedem Schritt derer, die so weit reichen</translation>
    </message>
    <message>
        <source>Bools and small integers as bars below each other, if there are several</source>
        <translation>Bools und kleine ganze Zahlen als Balken untereinander, wo es mehrere gibt</translation>
    </message>
    <message>
        <source>Root beside next</source>
        <translation>Wurzel neben next</translation>
    </message>
    <message>
        <source>Draws the entry below &quot;next&quot; one step later, where it describes the same state, and marks the steps of an episode at which the two differ</source>
        <translation>Zeichnet, was unter next steht, einen Schritt weiter, wo es denselben Zustand nennt, und markiert, wo beide innerhalb einer Episode ungleich sind</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Draws the moving mean of each curve over this many steps</source>
        <translation>Neben jeder Kurve das Mittel aus so vielen Schritten um jeden</translation>
    </message>
    <message>
        <source>S&amp;mooth over</source>
        <translation>&amp;Glätten über</translation>
    </message>
</context>
<context>
    <name>tensordesk::CurvePointer</name>
    <message>
        <source>%1, smoothed</source>
        <translation>%1, geglättet</translation>
    </message>
</context>
<context>
    <name>tensordesk::CurveSet</name>
    <message numerus="yes">
        <source>%1: %n curves</source>
        <translation>
            <numerusform>%1: %n Kurve</numerusform>
            <numerusform>%1: %n Kurven</numerusform>
        </translation>
    </message>
    <message>
        <source>mean ± std</source>
        <translation>Mittel ± Std.-Abw.</translation>
    </message>
</context>
<context>
    <name>tensordesk::DataPane</name>
    <message>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>The members of this stack have different shapes, so they have no common table.
Choose a member in the tree to see its values.</source>
        <translation>Die Mitglieder dieses Stapels haben verschiedene Formen, darum gibt es keine gemeinsame Tabelle.
Ein Mitglied im Baum zeigt seine Werte.</translation>
    </message>
    <message>
        <source>Summarize all keys</source>
        <translation>Alle Schlüssel ansehen</translation>
    </message>
    <message>
        <source>%1 cannot be shown.
%2</source>
        <translation>%1 lässt sich nicht anzeigen.
%2</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Mitglieder</translation>
    </message>
    <message>
        <source>There is nothing to step: all of each dim is shown.</source>
        <translation>Es gibt nichts zu schalten: von jeder Dimension ist alles zu sehen.</translation>
    </message>
</context>
<context>
    <name>tensordesk::DerivedCurves</name>
    <message>
        <source>Derived curve</source>
        <translation>Abgeleitete Kurve</translation>
    </message>
    <message>
        <source>Derivative</source>
        <translation>Ableitung</translation>
    </message>
    <message>
        <source>Cumulative sum</source>
        <translation>Kumulierte Summe</translation>
    </message>
    <message>
        <source>Norm over components</source>
        <translation>Norm über die Komponenten</translation>
    </message>
    <message>
        <source>Difference from an added key</source>
        <translation>Differenz zu einem hinzugefügten Schlüssel</translation>
    </message>
    <message>
        <source>The difference from the previous index</source>
        <translation>Die Differenz zum vorherigen Index</translation>
    </message>
    <message>
        <source>Difference from %1</source>
        <translation>Differenz zu %1</translation>
    </message>
    <message>
        <source>Moving average</source>
        <translation>Gleitender Mittelwert</translation>
    </message>
    <message>
        <source>Difference of channels</source>
        <translation>Differenz zweier Kanäle</translation>
    </message>
    <message>
        <source>The mean of the indices around each one; fewer at both ends</source>
        <translation>Der Mittelwert der Indizes um jeden herum; an beiden Enden sind es weniger</translation>
    </message>
    <message>
        <source>Over %1 indices</source>
        <translation>Über %1 Indizes</translation>
    </message>
    <message>
        <source>minus %1</source>
        <translation>minus %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::DerivedDialog</name>
    <message>
        <source>Derived keys</source>
        <translation>Abgeleitete Schlüssel</translation>
    </message>
    <message>
        <source>Keys defined by expressions over td, one per line. They are computed when they are shown, and only an export writes them.</source>
        <translation>Schlüssel, die Ausdrücke über td festlegen, je einer in einer Zeile. Sie werden berechnet, wenn man hinsieht, und nur durch einen Export geschrieben.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>&amp;Load…</source>
        <translation>&amp;Laden …</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Read derived keys</source>
        <translation>Abgeleitete Schlüssel ansehen</translation>
    </message>
    <message>
        <source>There are no derived keys.</source>
        <translation>Es gibt keine abgeleiteten Schlüssel.</translation>
    </message>
    <message>
        <source>They give:</source>
        <translation>Sie ergeben:</translation>
    </message>
    <message>
        <source>That was stopped. Change the text to start it again.</source>
        <translation>Das wurde angehalten. Ändern Sie den Text, um es neu zu beginnen.</translation>
    </message>
    <message>
        <source>Load derived keys</source>
        <translation>Abgeleitete Schlüssel laden</translation>
    </message>
    <message>
        <source>Texts (*.txt *.py);;All files (*)</source>
        <translation>Texte (*.txt *.py);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>sie ist zu groß</translation>
    </message>
    <message>
        <source>Save derived keys</source>
        <translation>Abgeleitete Schlüssel speichern</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 kann nicht geschrieben werden: %2</translation>
    </message>
</context>
<context>
    <name>tensordesk::DeviceChooser</name>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Where expressions, views and summaries compute</source>
        <translation>Wo Ausdrücke, Ansichten und Zusammenfassungen rechnen</translation>
    </message>
</context>
<context>
    <name>tensordesk::Difference</name>
    <message>
        <source>%1 of %2 values</source>
        <translation>%1 von %2 Werten</translation>
    </message>
    <message>
        <source>at most %1 apart</source>
        <translation>höchstens %1 auseinander</translation>
    </message>
    <message>
        <source>at most %1 apart, within tolerance</source>
        <translation>höchstens %1 auseinander, innerhalb der Toleranz</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>batch size</source>
        <translation>Batch-Größe</translation>
    </message>
    <message>
        <source>names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>dtype</source>
        <translation>dtype</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>only in B</source>
        <translation>nur in B</translation>
    </message>
    <message>
        <source>only in A</source>
        <translation>nur in A</translation>
    </message>
    <message>
        <source>first at %1</source>
        <translation>zuerst bei %1</translation>
    </message>
    <message>
        <source>greatest difference %1 at %2</source>
        <translation>größter Unterschied %1 bei %2</translation>
    </message>
    <message>
        <source>greatest relative difference %1 at %2</source>
        <translation>größter relativer Unterschied %1 bei %2</translation>
    </message>
    <message>
        <source>%1 with NaN</source>
        <translation>%1 mit NaN</translation>
    </message>
</context>
<context>
    <name>tensordesk::DifferenceChart</name>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>The difference of %1 from the stored values, by step</source>
        <translation>Wie weit %1 vom Gespeicherten entfernt ist, nach Schritt</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>greatest</source>
        <translation>größter</translation>
    </message>
    <message>
        <source>step %1: %2 on average, %3 at most</source>
        <translation>Schritt %1: %2 im Mittel, höchstens %3</translation>
    </message>
</context>
<context>
    <name>tensordesk::DimChip</name>
    <message>
        <source>Batch dim %1 (%2) with %3 indices</source>
        <translation>Batch-Dimension %1 (%2) mit %3 Indizes</translation>
    </message>
    <message>
        <source>Event dim %1 with %2 indices</source>
        <translation>Event-Dimension %1 mit %2 Indizes</translation>
    </message>
    <message>
        <source>Drag across it, turn the wheel or press arrow keys to step; click for more</source>
        <translation>Ziehen, Mausrad und Pfeiltasten ändern den Index; ein Klick zeigt mehr</translation>
    </message>
</context>
<context>
    <name>tensordesk::DimPanel</name>
    <message>
        <source>no name</source>
        <translation>kein Name</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Gezeigt als</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Batch dim %1</source>
        <translation>Batch-Dimension %1</translation>
    </message>
    <message>
        <source>Event dim %1</source>
        <translation>Event-Dimension %1</translation>
    </message>
    <message>
        <source>Cursor of dim %1</source>
        <translation>Cursor der Dimension %1</translation>
    </message>
    <message>
        <source>Drag the cursor; with Shift mark the range that is shown; a double click shows all</source>
        <translation>Ziehen bewegt den Cursor, mit Umschalt den gezeigten Bereich; ein Doppelklick zeigt alles</translation>
    </message>
    <message>
        <source>Index of dim %1</source>
        <translation>Index der Dimension %1</translation>
    </message>
    <message>
        <source>The index that every view shows of batch dim %1; , and . step it</source>
        <translation>Der Index, den jede Ansicht von Batch-Dimension %1 zeigt; , und . ändern ihn</translation>
    </message>
    <message>
        <source>Index of dim %1; , and . step it</source>
        <translation>Index der Dimension %1; , und . ändern ihn</translation>
    </message>
    <message>
        <source>Part of dim %1</source>
        <translation>Teil von Dimension %1</translation>
    </message>
    <message>
        <source>The visible part of dim %1: start:stop:step, as in numpy; : shows all</source>
        <translation>Der sichtbare Teil von Dimension %1: Anfang:Ende:Schritt, wie in numpy; : zeigt alles</translation>
    </message>
    <message>
        <source>Name of dim %1</source>
        <translation>Name der Dimension %1</translation>
    </message>
    <message>
        <source>The role of dim %1 in this view</source>
        <translation>Was Dimension %1 in dieser Ansicht tut</translation>
    </message>
    <message>
        <source>A table shows one index at a time; the other views show all of them side by side</source>
        <translation>Eine Tabelle zeigt jeweils einen Index; die anderen Ansichten zeigen alle nebeneinander</translation>
    </message>
</context>
<context>
    <name>tensordesk::DimSelection</name>
    <message>
        <source>&quot;%1&quot; is not an integer.</source>
        <translation>„%1“ ist keine ganze Zahl.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has too many colons.</source>
        <translation>„%1“ hat zu viele Doppelpunkte.</translation>
    </message>
    <message>
        <source>The step of &quot;%1&quot; must be at least 1.</source>
        <translation>Die Schrittweite von „%1“ muss mindestens 1 sein.</translation>
    </message>
    <message>
        <source>An index can have only one ellipsis.</source>
        <translation>Ein Index kann nur eine Auslassung (...) haben.</translation>
    </message>
    <message>
        <source>There are %1 indices, but the number of dims is %2.</source>
        <translation>Es sind %1 Indizes, aber nur %2 Dimensionen.</translation>
    </message>
    <message>
        <source>Index %1 is out of range for dim %2 with size %3.</source>
        <translation>Index %1 liegt außerhalb von Dimension %2 der Größe %3.</translation>
    </message>
    <message>
        <source>This view has no axis left for dim %1: give it an index.</source>
        <translation>Diese Ansicht hat keine Achse mehr für Dimension %1: sie braucht einen Index.</translation>
    </message>
</context>
<context>
    <name>tensordesk::DimStrip</name>
    <message>
        <source>Batch size</source>
        <translation>Batch-Größe</translation>
    </message>
    <message>
        <source>Shorten, lengthen or infer the batch size, with what each level would become (Ctrl+B)</source>
        <translation>Die Batch-Größe kürzen, verlängern oder ableiten, mit dem, was jede Ebene würde (Strg+B)</translation>
    </message>
    <message>
        <source>Shows only where a bool key or expression is true, in every key and view</source>
        <translation>Zeigt nur, wo ein Bool-Schlüssel oder -Ausdruck wahr ist, in jedem Schlüssel und jeder Ansicht</translation>
    </message>
    <message>
        <source>mask %1</source>
        <translation>Maske %1</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>Delete removes it</source>
        <translation>Entf nimmt sie weg</translation>
    </message>
    <message>
        <source>Remove the mask to name the dim</source>
        <translation>Entfernen Sie die Maske, um die Dimension zu benennen</translation>
    </message>
</context>
<context>
    <name>tensordesk::DockPanels</name>
    <message>
        <source>Edits</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
</context>
<context>
    <name>tensordesk::DocumentController</name>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Nur lesen</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Roll back the interrupted save</source>
        <translation>Unterbrochenes Speichern zurücknehmen</translation>
    </message>
    <message>
        <source>Look for edits left unsaved</source>
        <translation>Nach ungespeicherten Änderungen von früher suchen</translation>
    </message>
    <message>
        <source>Note the unsaved edits</source>
        <translation>Ungespeicherte Änderungen festhalten</translation>
    </message>
    <message>
        <source>Look whether the file changed</source>
        <translation>Nachsehen, ob sich die Datei geändert hat</translation>
    </message>
    <message>
        <source>Restore edits</source>
        <translation>Änderungen wiederherstellen</translation>
    </message>
    <message>
        <source>Discard the journal of the interrupted save</source>
        <translation>Journal des unterbrochenen Speicherns verwerfen</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 schließen</translation>
    </message>
    <message>
        <source>Derive keys</source>
        <translation>Schlüssel ableiten</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 auf %2</translation>
    </message>
</context>
<context>
    <name>tensordesk::DocumentEditing</name>
    <message>
        <source>Run statements</source>
        <translation>Anweisungen ausführen</translation>
    </message>
</context>
<context>
    <name>tensordesk::DocumentMessages</name>
    <message>
        <source>Save writes them to the file; Edit → Discard edits undoes them.</source>
        <translation>Speichern schreibt sie in die Datei; Bearbeiten → Änderungen verwerfen macht sie rückgängig.</translation>
    </message>
    <message>
        <source>They are listed in %1 until this file is edited.</source>
        <translation>Sie stehen in %1, bis diese Datei bearbeitet wird.</translation>
    </message>
    <message>
        <source>Press F5 to reload it. Edits cannot be saved before.</source>
        <translation>F5 liest neu. Vorher können keine Änderungen gespeichert werden.</translation>
    </message>
    <message>
        <source>Discard the journal</source>
        <translation>Journal verwerfen</translation>
    </message>
    <message>
        <source>Nothing was changed. Without the journal of that save, the file can be edited in its present state.</source>
        <translation>Es wurde nichts geändert. Ohne das Journal dieses Speicherns lässt sich die Datei so bearbeiten, wie sie jetzt ist.</translation>
    </message>
    <message>
        <source>Rolling back restores the old values; without the journal the file stays in its present state.</source>
        <translation>Zurücknehmen stellt die alten Werte wieder her; ohne das Journal bleibt die Datei, wie sie ist.</translation>
    </message>
    <message>
        <source>Roll back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>The program was ended when it made them before.</source>
        <translation>Das Programm wurde beendet, als es sie zuvor ausführte.</translation>
    </message>
    <message>
        <source>The file changed since an earlier session made them.</source>
        <translation>Die Datei hat sich geändert, seit eine frühere Sitzung sie vornahm.</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved edit(s) of an earlier session were made again</source>
        <translation>
            <numerusform>%n nicht gespeicherte Änderung einer früheren Sitzung wurde wiederholt</numerusform>
            <numerusform>%n nicht gespeicherte Änderungen einer früheren Sitzung wurden wiederholt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved edit(s) were not made again</source>
        <translation>
            <numerusform>%n nicht gespeicherte Änderung wurde nicht wiederholt</numerusform>
            <numerusform>%n nicht gespeicherte Änderungen wurden nicht wiederholt</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program changed “%1”</source>
        <translation>Ein anderes Programm hat „%1“ geändert</translation>
    </message>
    <message>
        <source>A save was interrupted, and the file changed since then</source>
        <translation>Ein Speichern brach ab, und die Datei wurde danach geändert</translation>
    </message>
    <message>
        <source>Saving this file was interrupted</source>
        <translation>Das Speichern dieser Datei wurde unterbrochen</translation>
    </message>
    <message>
        <source>It may contain a mixture of old and new values.</source>
        <translation>Sie kann eine Mischung aus alten und neuen Werten enthalten.</translation>
    </message>
    <message>
        <source>The connection to “%1” was lost</source>
        <translation>Die Verbindung zu „%1“ ist abgebrochen</translation>
    </message>
    <message>
        <source>The values on the screen stay as they were. Others can be read after you reconnect.</source>
        <translation>Die Werte auf dem Bildschirm bleiben, wie sie waren. Andere lassen sich nach erneutem Verbinden lesen.</translation>
    </message>
    <message>
        <source>Reconnect</source>
        <translation>Neu verbinden</translation>
    </message>
</context>
<context>
    <name>tensordesk::DocumentPane</name>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Choose a key in the tree to see its values.</source>
        <translation>Ein Schlüssel im Baum zeigt hier seine Werte.</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Nach %1 geschrieben</translation>
    </message>
    <message>
        <source>%1 with unsaved edits</source>
        <translation>%1 mit ungespeicherten Änderungen</translation>
    </message>
    <message>
        <source>The program was ended the last time it ran, so %1 was not computed again.</source>
        <translation>Das Programm wurde beim letzten Mal beendet, während es lief, daher wurde %1 nicht noch einmal berechnet.</translation>
    </message>
    <message>
        <source>In the expression bar (Ctrl+L) the up key brings it back.</source>
        <translation>In der Ausdruckszeile (Strg+L) holt die Pfeiltaste nach oben ihn zurück.</translation>
    </message>
    <message>
        <source>Follow links out of folders…</source>
        <translation>Links aus Ordnern folgen…</translation>
    </message>
    <message>
        <source>Compare with a file</source>
        <translation>Mit einer Datei vergleichen</translation>
    </message>
    <message>
        <source>Named for viewing: the file does not change</source>
        <translation>Zum Ansehen benannt: die Datei bleibt, wie sie ist</translation>
    </message>
    <message>
        <source>Compare with a folder</source>
        <translation>Mit einem Ordner vergleichen</translation>
    </message>
    <message>
        <source>Read keys and shapes</source>
        <translation>Schlüssel und Formen ansehen</translation>
    </message>
    <message>
        <source>The expression was not computed again</source>
        <translation>Der Ausdruck wurde nicht erneut berechnet</translation>
    </message>
    <message>
        <source>A link out of the folder is not followed: %1</source>
        <translation>Verweis aus dem Ordner wird nicht verfolgt: %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::DocumentTabs</name>
    <message>
        <source>Documents</source>
        <translation>Dokumente</translation>
    </message>
    <message>
        <source>%1 *</source>
        <translation>%1 *</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 schließen</translation>
    </message>
</context>
<context>
    <name>tensordesk::DriftLegend</name>
    <message>
        <source>Colours: %1</source>
        <translation>Farben: %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::DriftModel</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>norm %1</source>
        <translation>Norm %1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>Mittel %1</translation>
    </message>
    <message>
        <source>changed by %1 of itself</source>
        <translation>um das %1-Fache seiner selbst geändert</translation>
    </message>
    <message>
        <source>%1 NaN and %2 infinities of %3 elements</source>
        <translation>%1 NaN und %2 Unendlich von %3 Elementen</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>nicht da</translation>
    </message>
    <message>
        <source>Diverges here: %1.</source>
        <translation>Divergiert hier: %1.</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>%1, from %2 on: %3</source>
        <translation>%1, ab %2: %3</translation>
    </message>
</context>
<context>
    <name>tensordesk::DriftPage</name>
    <message>
        <source>&amp;Compare the steps</source>
        <translation>Schritte &amp;vergleichen</translation>
    </message>
    <message>
        <source>relative change</source>
        <translation>relative Änderung</translation>
    </message>
    <message>
        <source>norm, relative to the first</source>
        <translation>Norm, relativ zur ersten</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>NaN and infinities</source>
        <translation>NaN und Unendlich</translation>
    </message>
    <message>
        <source>The quantity that colours the cells</source>
        <translation>Was die Zellen färbt</translation>
    </message>
    <message>
        <source>Reads every key at every step once</source>
        <translation>Liest jeden Schlüssel bei jedem Schritt einmal</translation>
    </message>
    <message>
        <source>The chosen key at the chosen step</source>
        <translation>Der gewählte Schlüssel beim gewählten Schritt</translation>
    </message>
    <message>
        <source>Keys by step</source>
        <translation>Schlüssel je Schritt</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Compare the steps</source>
        <translation>Schritte vergleichen</translation>
    </message>
    <message>
        <source>Comparing reads every key at every step once, and reports which diverges and when.</source>
        <translation>Vergleichen liest jeden Schlüssel bei jedem Schritt einmal und sagt, welcher wann schiefläuft.</translation>
    </message>
    <message>
        <source>Comparing the steps…</source>
        <translation>Vergleicht die Schritte …</translation>
    </message>
    <message>
        <source>First to diverge, at %1 %2: %3 %4.</source>
        <translation>Als Erstes läuft schief, bei %1 %2: %3 %4.</translation>
    </message>
    <message>
        <source>No key diverges from one %1 to the next.</source>
        <translation>Kein Schlüssel läuft von einem %1 zum nächsten schief.</translation>
    </message>
    <message>
        <source>Keys of one integer that only increases, such as the step of an optimizer: no drift</source>
        <translation>Schlüssel aus einer ganzen Zahl, die nur zunimmt, etwa der Schrittzähler eines Optimierers: keine Drift</translation>
    </message>
    <message>
        <source>− the key&apos;s largest</source>
        <translation>− Größtes des Schlüssels</translation>
    </message>
    <message>
        <source>+ the key&apos;s largest</source>
        <translation>+ Größtes des Schlüssels</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n Zähler</numerusform>
            <numerusform>%n Zähler</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::DropMenu</name>
    <message>
        <source>&amp;Collate them: why they do not stack</source>
        <translation>&amp;Gegenüberstellen: warum sie sich nicht stapeln lassen</translation>
    </message>
    <message>
        <source>C&amp;ompare both: their differences</source>
        <translation>Beide &amp;vergleichen: ihre Unterschiede</translation>
    </message>
    <message>
        <source>O&amp;pen all, in tabs</source>
        <translation>Alle ö&amp;ffnen, in Reitern</translation>
    </message>
    <message>
        <source>Compare &amp;runs: returns of their episodes</source>
        <translation>Läu&amp;fe vergleichen: Returns ihrer Episoden</translation>
    </message>
</context>
<context>
    <name>tensordesk::EditDialog</name>
    <message>
        <source>Python statements over td, the whole tensordict. Nothing changes before it is applied.</source>
        <translation>Python-Anweisungen über td, das ganze TensorDict. Nichts ändert sich, bevor es angewendet wird.</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation>Anweisungen</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Dry run</source>
        <translation>Probelauf</translation>
    </message>
    <message>
        <source>This changes nothing.</source>
        <translation>Das ändert nichts.</translation>
    </message>
    <message>
        <source>This would change:</source>
        <translation>Das würde ändern:</translation>
    </message>
    <message>
        <source>The dry run was stopped. Change the statements to start it again.</source>
        <translation>Der Probelauf wurde angehalten. Ändern Sie die Anweisungen, um ihn neu zu starten.</translation>
    </message>
    <message>
        <source>Type a statement such as td[&quot;reward&quot;] *= 2</source>
        <translation>Geben Sie eine Anweisung ein, etwa td[&quot;reward&quot;] *= 2</translation>
    </message>
    <message>
        <source>&amp;Try it out</source>
        <translation>A&amp;usprobieren</translation>
    </message>
    <message>
        <source>Preview the changes, however long that takes</source>
        <translation>Eine Vorschau der Änderungen zeigen, wie lange das auch dauert</translation>
    </message>
    <message>
        <source>Return; Shift+Return begins another line</source>
        <translation>Eingabe; Umschalt+Eingabe beginnt eine weitere Zeile</translation>
    </message>
    <message>
        <source>Ctrl+Return; Return begins another line</source>
        <translation>Strg+Eingabe; Eingabe beginnt eine weitere Zeile</translation>
    </message>
    <message>
        <source>Too large to preview while typing. Press Enter to run it.</source>
        <translation>Zu groß für eine Vorschau während der Eingabe. Die Eingabetaste führt es aus.</translation>
    </message>
    <message>
        <source>The clipboard has more than %1 characters. Use &quot;tensordesk edit&quot; for longer statements.</source>
        <translation>Die Zwischenablage hat mehr als %1 Zeichen. Verwenden Sie „tensordesk edit“ für längere Anweisungen.</translation>
    </message>
    <message>
        <source>Explaining the error</source>
        <translation>Fehler wird erklärt</translation>
    </message>
</context>
<context>
    <name>tensordesk::EditListPanel</name>
    <message>
        <source>Edits</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>Copy as Python</source>
        <translation>Als Python kopieren</translation>
    </message>
    <message>
        <source>A program that makes the same edits with tensordict</source>
        <translation>Ein Programm, das dieselben Änderungen mit tensordict vornimmt</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>Als Befehl kopieren</translation>
    </message>
    <message>
        <source>A tensordesk edit command that makes the same edits</source>
        <translation>Ein Befehl „tensordesk edit“, der dieselben Änderungen vornimmt</translation>
    </message>
    <message>
        <source>Save as Python…</source>
        <translation>Als Python speichern …</translation>
    </message>
    <message>
        <source>Write the program to a file</source>
        <translation>Das Programm in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Save the edits as Python</source>
        <translation>Die Änderungen als Python speichern</translation>
    </message>
    <message>
        <source>Python files (*.py)</source>
        <translation>Python-Dateien (*.py)</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Nach %1 geschrieben</translation>
    </message>
    <message>
        <source>Choose another file, in a folder that you may write to and that has room.</source>
        <translation>Wählen Sie eine andere Datei, in einem Ordner mit Schreibrecht und freiem Platz.</translation>
    </message>
    <message>
        <source>Cannot write “%1”</source>
        <translation>„%1“ kann nicht geschrieben werden</translation>
    </message>
</context>
<context>
    <name>tensordesk::EntryKind</name>
    <message>
        <source>tensordict</source>
        <translation>Tensordict</translation>
    </message>
    <message>
        <source>lazy stack</source>
        <translation>Lazy Stack</translation>
    </message>
    <message>
        <source>tensorclass</source>
        <translation>Tensorclass</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>Tensor</translation>
    </message>
    <message>
        <source>ragged tensor</source>
        <translation>ungleichförmiger Tensor</translation>
    </message>
    <message>
        <source>non-tensor</source>
        <translation>Nicht-Tensor</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>defekt</translation>
    </message>
</context>
<context>
    <name>tensordesk::EntryTexts</name>
    <message numerus="yes">
        <source>%n keys selected, leaves of %1</source>
        <translation>
            <numerusform>%n Schlüssel ausgewählt, Blätter mit %1</numerusform>
            <numerusform>%n Schlüssel ausgewählt, Blätter mit %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeChart</name>
    <message>
        <source>episode</source>
        <translation>Episode</translation>
    </message>
    <message>
        <source>episodes</source>
        <translation>Episoden</translation>
    </message>
    <message>
        <source>%1: how often each value occurs</source>
        <translation>%1: wie oft jeder Wert vorkommt</translation>
    </message>
    <message>
        <source>Episode %1: %2 %3</source>
        <translation>Episode %1: %2 %3</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeEnds</name>
    <message>
        <source>episode %1, step %2</source>
        <translation>Episode %1, Schritt %2</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeFacts</name>
    <message>
        <source>Read the known facts of the episodes</source>
        <translation>Lesen, was von Episoden bekannt ist</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeStepper</name>
    <message>
        <source>Look for an episode</source>
        <translation>Episode suchen</translation>
    </message>
    <message>
        <source>Cannot find episode boundaries: expected a bool &quot;done&quot;, &quot;terminated&quot; or &quot;truncated&quot; over the batch, also below &quot;next&quot;.</source>
        <translation>Episodengrenzen nicht gefunden: erwartet wird ein Bool „done“, „terminated“ oder „truncated“ über dem Batch, auch unter „next“.</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeStrip</name>
    <message>
        <source>Episodes over time</source>
        <translation>Episoden über der Zeit</translation>
    </message>
    <message>
        <source>Step %1 of episode %2 [%3]: length %4, %5</source>
        <translation>Schritt %1, Episode %2 [%3]: Länge %4, %5</translation>
    </message>
    <message>
        <source>, return %1</source>
        <translation>, Ertrag %1</translation>
    </message>
    <message>
        <source>No data</source>
        <translation>Keine Daten</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeTexts</name>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>terminated</source>
        <translation>beendet</translation>
    </message>
    <message>
        <source>truncated</source>
        <translation>abgeschnitten</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>unfertig</translation>
    </message>
    <message>
        <source>where %1 is true</source>
        <translation>wo %1 wahr ist</translation>
    </message>
    <message>
        <source>where %1 is true of all agents</source>
        <translation>wo %1 für alle Agenten wahr ist</translation>
    </message>
    <message>
        <source>before %1 is true</source>
        <translation>bevor %1 wahr ist</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>laut %1</translation>
    </message>
    <message>
        <source>where %1 changes</source>
        <translation>wo %1 sich ändert</translation>
    </message>
    <message>
        <source>with each member of the stack</source>
        <translation>mit jedem Mitglied des Stapels</translation>
    </message>
    <message>
        <source>at the buffer wrap-around, before row %1</source>
        <translation>am Pufferumlauf, vor Zeile %1</translation>
    </message>
    <message>
        <source>No key marks episode boundaries: each row is one episode.</source>
        <translation>Kein Schlüssel markiert Episodengrenzen: Jede Zeile ist eine Episode.</translation>
    </message>
    <message>
        <source>Episodes end %1.</source>
        <translation>Episoden enden, %1.</translation>
    </message>
    <message>
        <source>Padding, as %1 marks it, is left out.</source>
        <translation>Was %1 Füllung nennt, bleibt außen vor.</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeWalk</name>
    <message>
        <source>This is the first step of the first episode.</source>
        <translation>Das ist der erste Schritt der ersten Episode.</translation>
    </message>
    <message>
        <source>This is the last episode.</source>
        <translation>Das ist die letzte Episode.</translation>
    </message>
    <message numerus="yes">
        <source>Episode [%1], %n step(s)</source>
        <translation>
            <numerusform>Episode [%1], %n Schritt</numerusform>
            <numerusform>Episode [%1], %n Schritte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodesModel</name>
    <message>
        <source>The return is not a number</source>
        <translation>Der Ertrag ist keine Zahl</translation>
    </message>
    <message>
        <source>No flag marks its end: its return and length cover the recorded steps</source>
        <translation>Nichts sagt, dass sie zu Ende ist: Ertrag und Länge sind die des Teils, der da ist</translation>
    </message>
    <message>
        <source>episode</source>
        <translation>Episode</translation>
    </message>
    <message>
        <source>env</source>
        <translation>env</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>return</source>
        <translation>Ertrag</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>The step that it begins with</source>
        <translation>Der Schritt, mit dem sie beginnt</translation>
    </message>
    <message>
        <source>Its steps, without padding</source>
        <translation>Ihre Schritte, ohne Füllung</translation>
    </message>
    <message>
        <source>No key has one reward a step</source>
        <translation>Kein Schlüssel hat eine Belohnung je Schritt</translation>
    </message>
    <message>
        <source>The sum of %1</source>
        <translation>Die Summe von %1</translation>
    </message>
    <message>
        <source>Agent %1: %2</source>
        <translation>Agent %1: %2</translation>
    </message>
    <message>
        <source>The mean over %1 agents of the sums of %2</source>
        <translation>Das Mittel über %1 Agenten der Summen von %2</translation>
    </message>
    <message>
        <source>The sum of %1, that of step t times %2 to the power of t</source>
        <translation>Die Summe von %1, die von Schritt t mal %2 hoch t</translation>
    </message>
    <message>
        <source>By the flags of its last step</source>
        <translation>Nach den Kennzeichen ihres letzten Schritts</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Befunde</translation>
    </message>
    <message>
        <source>The values of this key at the first step</source>
        <translation>Was dieser Schlüssel bei ihrem ersten Schritt sagt</translation>
    </message>
    <message>
        <source>member</source>
        <translation>Mitglied</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodesPage</name>
    <message>
        <source>Filter of episodes</source>
        <translation>Filter der Episoden</translation>
    </message>
    <message>
        <source>Shows the episodes for which this is true. Available: episode, env, start, length, total, ended, terminated, truncated, done, unfinished, and td, the episode itself</source>
        <translation>Zeigt die Episoden, für die das wahr ist. Verfügbar sind episode, env, start, length, total, ended, terminated, truncated, done, unfinished und td, die Episode selbst</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episoden</translation>
    </message>
    <message>
        <source>The values of an episode</source>
        <translation>Was von einer Episode bekannt ist</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filter</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Shows its film, or its steps where there are no pictures (Enter)</source>
        <translation>Zeigt ihren Film oder, wo keine Bilder sind, ihre Schritte (Eingabetaste)</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleichen</translation>
    </message>
    <message>
        <source>Puts two selected episodes side by side, both from their first step on</source>
        <translation>Stellt zwei ausgewählte Episoden nebeneinander, beide von ihrem ersten Schritt an</translation>
    </message>
    <message>
        <source>Collate</source>
        <translation>Kollationieren</translation>
    </message>
    <message>
        <source>Shows in the collation microscope how the selected episodes fit together</source>
        <translation>Zeigt im Kollationsmikroskop, wie die ausgewählten Episoden zusammenpassen</translation>
    </message>
    <message>
        <source>The selected episodes, or all that are shown</source>
        <translation>Die ausgewählten Episoden oder alle, die zu sehen sind</translation>
    </message>
    <message>
        <source>Export as a stack…</source>
        <translation>Als Stapel exportieren…</translation>
    </message>
    <message>
        <source>Export padded, with a mask…</source>
        <translation>Gefüllt, mit Maske exportieren…</translation>
    </message>
    <message>
        <source>Export to a file each…</source>
        <translation>In je eine Datei exportieren…</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Zeilen kopieren</translation>
    </message>
    <message>
        <source>Copies the selected rows as text</source>
        <translation>Kopiert die ausgewählten Zeilen als Text</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Writes the selected episodes, or all that are shown, to a file</source>
        <translation>Schreibt die ausgewählten Episoden, oder alle, die zu sehen sind, in eine Datei</translation>
    </message>
    <message>
        <source>Choose and sort episodes</source>
        <translation>Episoden auswählen und sortieren</translation>
    </message>
    <message>
        <source>Looking for episodes…</source>
        <translation>Episoden werden gesucht…</translation>
    </message>
    <message>
        <source>The filter is true of no episode.</source>
        <translation>Der Filter ist von keiner Episode wahr.</translation>
    </message>
    <message>
        <source>There are no episodes.</source>
        <translation>Es gibt keine Episoden.</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s)</source>
        <translation>
            <numerusform>%n Episode</numerusform>
            <numerusform>%n Episoden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n episode(s)</source>
        <translation>
            <numerusform>%1 von %n Episode</numerusform>
            <numerusform>%1 von %n Episoden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 unfinished</source>
        <translation>%1 unfertig</translation>
    </message>
    <message>
        <source>%1 steps of padding left out</source>
        <translation>%1 Schritte Füllung ausgelassen</translation>
    </message>
    <message>
        <source>only the first %1 are kept</source>
        <translation>nur die ersten %1 werden behalten</translation>
    </message>
    <message>
        <source>still looking</source>
        <translation>die Suche läuft noch</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 ausgewählt</translation>
    </message>
    <message>
        <source>Export as rows…</source>
        <translation>Als Zeilen exportieren…</translation>
    </message>
    <message>
        <source>Writes the selected episodes, or all that are shown, end to end, with the number of the episode under the key episode, like torchrl&apos;s data sets</source>
        <translation>Schreibt die ausgewählten Episoden, oder alle gezeigten, hintereinander, mit der Nummer der Episode unter dem Schlüssel episode, wie die Datensätze von torchrl</translation>
    </message>
</context>
<context>
    <name>tensordesk::Error</name>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>“%1” in %2: %3</source>
        <comment>nested key, file, what went wrong</comment>
        <translation>„%1“ in %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file or key, what went wrong</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <comment>nested key, what went wrong</comment>
        <translation>„%1“: %2</translation>
    </message>
    <message>
        <source>TensorDesk made a mistake: %1</source>
        <translation>TensorDesk hat einen Fehler gemacht: %1</translation>
    </message>
    <message>
        <source>Check that the file is still where it was: it may have been moved, or its disk unmounted. Reload once it is back.</source>
        <translation>Liegt die Datei noch, wo sie war? Sie kann verschoben oder ihr Laufwerk ausgehängt worden sein. Danach neu laden.</translation>
    </message>
    <message>
        <source>Choose another name, or allow the file to be replaced.</source>
        <translation>Einen anderen Namen wählen oder erlauben, die Datei zu ersetzen.</translation>
    </message>
    <message>
        <source>Change the permissions of the file and its folder, or export a copy to a place that can be written to.</source>
        <translation>Die Rechte der Datei und ihres Ordners ändern oder eine Kopie an einen beschreibbaren Ort exportieren.</translation>
    </message>
    <message>
        <source>Check that the disk is there and has space left. The command “tensordesk check” lists everything that is wrong with a file.</source>
        <translation>Ist das Laufwerk da und hat es noch Platz? Der Befehl „tensordesk check“ listet alles auf, was an einer Datei nicht stimmt.</translation>
    </message>
    <message>
        <source>Show a smaller part, for example with an index such as [:, 0:100], or close other programs.</source>
        <translation>Einen kleineren Teil ansehen, etwa mit einem Index wie [:, 0:100], oder andere Programme schließen.</translation>
    </message>
    <message>
        <source>Please report it with the copied text.</source>
        <translation>Bitte mit dem kopierten Text melden.</translation>
    </message>
    <message>
        <source>Convert the data with Python&apos;s tensordict first.</source>
        <translation>Die Daten zuerst mit Pythons tensordict umwandeln.</translation>
    </message>
    <message>
        <source>To read the target of the link, use File, Follow links out of folders.</source>
        <translation>Um das Ziel des Links zu lesen, verwenden Sie Datei, Links aus Ordnern folgen.</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Abgebrochen</translation>
    </message>
    <message>
        <source>Internal error of TensorDesk</source>
        <translation>Interner Fehler von TensorDesk</translation>
    </message>
    <message>
        <source>Not enough memory</source>
        <translation>Nicht genug Speicher</translation>
    </message>
    <message>
        <source>Not supported</source>
        <translation>Nicht unterstützt</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>Datei nicht gefunden</translation>
    </message>
    <message>
        <source>“%1” was not found</source>
        <translation>„%1“ wurde nicht gefunden</translation>
    </message>
    <message>
        <source>File already exists</source>
        <translation>Datei existiert bereits</translation>
    </message>
    <message>
        <source>“%1” already exists</source>
        <translation>„%1“ existiert bereits</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Zugriff verweigert</translation>
    </message>
    <message>
        <source>Permission denied: “%1”</source>
        <translation>Zugriff verweigert: „%1“</translation>
    </message>
    <message>
        <source>Cannot read or write</source>
        <translation>Lesen oder Schreiben nicht möglich</translation>
    </message>
    <message>
        <source>Cannot read or write “%1”</source>
        <translation>„%1“ kann nicht gelesen oder geschrieben werden</translation>
    </message>
    <message>
        <source>Key not found</source>
        <translation>Schlüssel nicht gefunden</translation>
    </message>
    <message>
        <source>Index out of range</source>
        <translation>Index außerhalb des Bereichs</translation>
    </message>
    <message>
        <source>Syntax error</source>
        <translation>Syntaxfehler</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Nicht möglich</translation>
    </message>
    <message>
        <source>Not possible with “%1”</source>
        <translation>Mit „%1“ nicht möglich</translation>
    </message>
</context>
<context>
    <name>tensordesk::ErrorCard</name>
    <message>
        <source>Error: %1</source>
        <translation>Fehler: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Warnung: %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::Examination</name>
    <message>
        <source>Examine the rollout</source>
        <translation>Den Rollout untersuchen</translation>
    </message>
</context>
<context>
    <name>tensordesk::ExplainDialog</name>
    <message>
        <source>%1 has the shape of %2.</source>
        <translation>%1 hat die Form von %2.</translation>
    </message>
    <message>
        <source>Explain an error</source>
        <translation>Fehler erklären</translation>
    </message>
    <message>
        <source>Paste an error message or a traceback of Python</source>
        <translation>Fehlermeldung oder Traceback von Python einfügen</translation>
    </message>
    <message>
        <source>Error message or traceback</source>
        <translation>Fehlermeldung oder Traceback</translation>
    </message>
    <message>
        <source>Explaining the error</source>
        <translation>Fehler wird erklärt</translation>
    </message>
    <message>
        <source>This message is not known. Known are shape, dtype and key errors of PyTorch, tensordict and NumPy.</source>
        <translation>Diese Meldung ist nicht bekannt. Bekannt sind Form-, Dtype- und Schlüsselfehler von PyTorch, tensordict und NumPy.</translation>
    </message>
</context>
<context>
    <name>tensordesk::ExportChoices</name>
    <message>
        <source>The selected key %1</source>
        <translation>Der ausgewählte Schlüssel %1</translation>
    </message>
    <message>
        <source>The whole tensordict</source>
        <translation>Das ganze Tensordict</translation>
    </message>
    <message>
        <source>The result of %1</source>
        <translation>Das Ergebnis von %1</translation>
    </message>
    <message numerus="yes">
        <source>The %n selected keys</source>
        <translation>
            <numerusform>Der %n ausgewählte Schlüssel</numerusform>
            <numerusform>Die %n ausgewählten Schlüssel</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Values to export</source>
        <translation>Was exportiert wird</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Kompression</translation>
    </message>
    <message>
        <source>Con&amp;tent:</source>
        <translation>&amp;Inhalt:</translation>
    </message>
    <message>
        <source>&amp;Compression:</source>
        <translation>&amp;Kompression:</translation>
    </message>
    <message>
        <source>C&amp;hunks:</source>
        <translation>C&amp;hunks:</translation>
    </message>
    <message>
        <source>Sizes of chunks</source>
        <translation>Größen der Chunks</translation>
    </message>
    <message>
        <source>Chosen by shape</source>
        <translation>Nach der Form gewählt</translation>
    </message>
    <message>
        <source>Sizes along the first dims, such as 1, 1000; all other dims whole</source>
        <translation>Größen entlang der ersten Dimensionen, etwa 1, 1000; alle anderen ganz</translation>
    </message>
    <message>
        <source>%1 have no chunks</source>
        <translation>%1 haben keine Chunks</translation>
    </message>
    <message>
        <source>Chunk sizes are positive integers separated by commas, such as 1, 1000.</source>
        <translation>Größen von Chunks sind ganze Zahlen ab 1 mit Kommas dazwischen, etwa 1, 1000.</translation>
    </message>
    <message>
        <source>%1 of tensors</source>
        <translation>%1 an Tensoren</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Wird gezählt …</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>As they are</source>
        <translation>Wie sie sind</translation>
    </message>
    <message>
        <source>Floating-point numbers as</source>
        <translation>Gleitkommazahlen als</translation>
    </message>
    <message>
        <source>Leaves of floating-point numbers are converted while they are written; all others stay</source>
        <translation>Blätter mit Gleitkommazahlen werden beim Schreiben umgewandelt; alle anderen bleiben</translation>
    </message>
    <message>
        <source>F&amp;loats as:</source>
        <translation>&amp;Gleitkommazahlen als:</translation>
    </message>
    <message>
        <source>Device that Python loads it with</source>
        <translation>Gerät, mit dem Python es lädt</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>Ger&amp;ät:</translation>
    </message>
    <message>
        <source>The one that the tensordict names when Python loads it; stored values lie in main memory, and .to(&quot;cuda&quot;) moves them</source>
        <translation>Das, welches das Tensordict nennt, wenn Python es lädt; gespeicherte Werte liegen im Hauptspeicher, und .to(&quot;cuda&quot;) verschiebt sie</translation>
    </message>
    <message>
        <source>%1 are never compressed</source>
        <translation>%1 werden nie komprimiert</translation>
    </message>
    <message>
        <source>%1 name no device</source>
        <translation>%1 nennen kein Gerät</translation>
    </message>
    <message>
        <source>Count the bytes to export</source>
        <translation>Zu exportierende Bytes zählen</translation>
    </message>
    <message>
        <source>Ca&amp;nnot be held:</source>
        <translation>&amp;Nicht aufnehmbar:</translation>
    </message>
    <message>
        <source>Write nothing</source>
        <translation>Nichts schreiben</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Convert them if possible, otherwise leave them out</source>
        <translation>Umwandeln, wenn möglich, sonst weglassen</translation>
    </message>
    <message>
        <source>The treatment of values that the format cannot hold</source>
        <translation>Wie Werte behandelt werden, die das Format nicht aufnehmen kann</translation>
    </message>
    <message>
        <source>Check which values the format cannot hold</source>
        <translation>Prüfen, welche Werte das Format nicht aufnehmen kann</translation>
    </message>
    <message>
        <source>%1 cannot hold some values: choose how to treat them.</source>
        <translation>%1 kann einige Werte nicht aufnehmen: Wählen Sie, wie sie behandelt werden.</translation>
    </message>
</context>
<context>
    <name>tensordesk::ExpressionBar</name>
    <message>
        <source>[:, 100:200] or td[&quot;next&quot;].select(&quot;reward&quot;)</source>
        <translation>[:, 100:200] oder td[&quot;next&quot;].select(&quot;reward&quot;)</translation>
    </message>
    <message>
        <source>Index or expression</source>
        <translation>Index oder Ausdruck</translation>
    </message>
    <message>
        <source>Return applies it, Esc shows the whole tensordict again, up and down walk earlier ones</source>
        <translation>Die Eingabetaste wendet ihn an, Esc zeigt wieder das ganze Tensordict, auf und ab blättern durch frühere</translation>
    </message>
    <message>
        <source>Evaluating the expression</source>
        <translation>Ausdruck wird ausgewertet</translation>
    </message>
    <message>
        <source>more than is worked out while you type; Return computes it</source>
        <translation>mehr, als beim Tippen ausgerechnet wird; Eingabe berechnet es</translation>
    </message>
    <message>
        <source>The limit is %1 characters, so the end of the text may be missing. Use &quot;tensordesk eval&quot; for longer expressions.</source>
        <translation>Die Grenze sind %1 Zeichen, das Ende des Textes kann also fehlen. Verwenden Sie „tensordesk eval“ für längere Ausdrücke.</translation>
    </message>
    <message>
        <source>Explaining the error</source>
        <translation>Fehler wird erklärt</translation>
    </message>
    <message>
        <source>Warnings about the expression</source>
        <translation>Warnungen zum Ausdruck</translation>
    </message>
    <message>
        <source>Looking for mistakes in the expression</source>
        <translation>Sucht nach Fehlern im Ausdruck</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::FigureReader</name>
    <message>
        <source>Read columns of the tree</source>
        <translation>Spalten des Baums lesen</translation>
    </message>
</context>
<context>
    <name>tensordesk::FileNames</name>
    <message numerus="yes">
        <source>%1 (%n files)</source>
        <translation>
            <numerusform>%1 (%n Datei)</numerusform>
            <numerusform>%1 (%n Dateien)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::FilmBox</name>
    <message>
        <source>Plays the episode</source>
        <translation>Spielt die Episode ab</translation>
    </message>
    <message>
        <source>Step of the episode</source>
        <translation>Schritt der Episode</translation>
    </message>
    <message>
        <source>Read a step</source>
        <translation>Einen Schritt lesen</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>Schritt %1</translation>
    </message>
    <message>
        <source>reward %1</source>
        <translation>Belohnung %1</translation>
    </message>
    <message>
        <source>action %1</source>
        <translation>Aktion %1</translation>
    </message>
    <message>
        <source>The key of the curves</source>
        <translation>Der Schlüssel der Kurven</translation>
    </message>
</context>
<context>
    <name>tensordesk::FilmDialog</name>
    <message>
        <source>Export a film</source>
        <translation>Film exportieren</translation>
    </message>
    <message>
        <source> frames a second</source>
        <translation> Bilder pro Sekunde</translation>
    </message>
    <message>
        <source> pixels an element</source>
        <translation> Pixel je Element</translation>
    </message>
    <message>
        <source>WebP: lossless, plays in browsers</source>
        <translation>WebP: verlustfrei, läuft in Browsern</translation>
    </message>
    <message>
        <source>GIF: 256 colours a frame, plays everywhere</source>
        <translation>GIF: 256 Farben je Bild, läuft überall</translation>
    </message>
    <message>
        <source>MP4: small, by the program ffmpeg</source>
        <translation>MP4: klein, durch das Programm ffmpeg</translation>
    </message>
    <message>
        <source>Folder of numbered PNG pictures</source>
        <translation>Ordner nummerierter PNG-Bilder</translation>
    </message>
    <message>
        <source>Dim that runs</source>
        <translation>Laufende Dimension</translation>
    </message>
    <message>
        <source>First index</source>
        <translation>Erster Index</translation>
    </message>
    <message>
        <source>Last index</source>
        <translation>Letzter Index</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Geschwindigkeit</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>&amp;Dim that runs:</source>
        <translation>&amp;Laufende Dimension:</translation>
    </message>
    <message>
        <source>F&amp;rames:</source>
        <translation>&amp;Bilder:</translation>
    </message>
    <message>
        <source>&amp;Speed:</source>
        <translation>&amp;Geschwindigkeit:</translation>
    </message>
    <message>
        <source>S&amp;ize:</source>
        <translation>G&amp;röße:</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n Bild</numerusform>
            <numerusform>%n Bilder</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3 s</source>
        <translation>%1 × %2 Pixel, %3 s</translation>
    </message>
    <message>
        <source>%1 of %2 frames</source>
        <translation>%1 von %2 Bildern</translation>
    </message>
    <message>
        <source>The last frame comes before the first.</source>
        <translation>Das letzte Bild kommt vor dem ersten.</translation>
    </message>
    <message>
        <source>Folders of pictures</source>
        <translation>Ordner mit Bildern</translation>
    </message>
    <message>
        <source>Films</source>
        <translation>Filme</translation>
    </message>
    <message>
        <source>With the &amp;curves below it</source>
        <translation>Mit den &amp;Kurven darunter</translation>
    </message>
    <message>
        <source>&amp;Only the episode that is shown</source>
        <translation>&amp;Nur die gezeigte Episode</translation>
    </message>
    <message>
        <source>As the keys tell that end episodes</source>
        <translation>Wie die Schlüssel es sagen, die Episoden beenden</translation>
    </message>
    <message>
        <source>Look for the episode</source>
        <translation>Episode suchen</translation>
    </message>
</context>
<context>
    <name>tensordesk::FindBar</name>
    <message>
        <source>Find: 0.5, &gt; 3, &lt;= -1, != 0, isnan, isinf</source>
        <translation>Suchen: 0.5, &gt; 3, &lt;= -1, != 0, isnan, isinf</translation>
    </message>
    <message>
        <source>Value or condition to find</source>
        <translation>Gesuchter Wert oder Bedingung</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Voriger Treffer (Umschalt+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Nächster Treffer (F3)</translation>
    </message>
</context>
<context>
    <name>tensordesk::FindingList</name>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::FirstLookPage</name>
    <message>
        <source>return</source>
        <translation>Ertrag</translation>
    </message>
    <message>
        <source>length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>reward</source>
        <translation>Belohnung</translation>
    </message>
    <message>
        <source>The meaning of the colours</source>
        <translation>Was die Farben sagen</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>Far&amp;be</translation>
    </message>
    <message>
        <source>Read the rewards</source>
        <translation>Belohnungen lesen</translation>
    </message>
    <message>
        <source>Looking for episodes…</source>
        <translation>Episoden werden gesucht…</translation>
    </message>
    <message>
        <source>return, discounted</source>
        <translation>Ertrag, abgezinst</translation>
    </message>
    <message>
        <source>return, mean of agents</source>
        <translation>Ertrag, Mittel der Agenten</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s)</source>
        <translation>
            <numerusform>%n Episode</numerusform>
            <numerusform>%n Episoden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 Schritte</translation>
    </message>
    <message>
        <source>%1 unfinished</source>
        <translation>%1 unfertig</translation>
    </message>
    <message>
        <source>%1 steps of padding left out</source>
        <translation>%1 Schritte Füllung ausgelassen</translation>
    </message>
    <message>
        <source>one of %1 rows is drawn</source>
        <translation>gezeichnet ist eine von %1 Zeilen</translation>
    </message>
    <message>
        <source>still looking</source>
        <translation>die Suche läuft noch</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>keine Daten</translation>
    </message>
</context>
<context>
    <name>tensordesk::FixList</name>
    <message>
        <source>Fix %1</source>
        <translation>Korrektur %1</translation>
    </message>
    <message>
        <source>Replace the expression by this one, which works (Alt+%1)</source>
        <translation>Den Ausdruck durch diesen ersetzen, der funktioniert (Alt+%1)</translation>
    </message>
    <message>
        <source>Copy this expression, which works (Alt+%1)</source>
        <translation>Diesen Ausdruck kopieren, der funktioniert (Alt+%1)</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 verwenden</translation>
    </message>
</context>
<context>
    <name>tensordesk::Format</name>
    <message>
        <source>Consolidated file</source>
        <translation>Konsolidierte Datei</translation>
    </message>
    <message>
        <source>Consolidated files</source>
        <translation>Konsolidierte Dateien</translation>
    </message>
    <message>
        <source>File of torch.save</source>
        <translation>Datei von torch.save</translation>
    </message>
    <message>
        <source>Files of torch.save</source>
        <translation>Dateien von torch.save</translation>
    </message>
    <message>
        <source>HDF5 file</source>
        <translation>HDF5-Datei</translation>
    </message>
    <message>
        <source>HDF5 files</source>
        <translation>HDF5-Dateien</translation>
    </message>
    <message>
        <source>Checkpoint of torchrl</source>
        <translation>Checkpoint von torchrl</translation>
    </message>
    <message>
        <source>Checkpoints of torchrl</source>
        <translation>Checkpoints von torchrl</translation>
    </message>
    <message>
        <source>Folder of several files</source>
        <translation>Ordner mit mehreren Dateien</translation>
    </message>
    <message>
        <source>Folders of several files</source>
        <translation>Ordner mit mehreren Dateien</translation>
    </message>
    <message>
        <source>Sharded model</source>
        <translation>Aufgeteiltes Modell</translation>
    </message>
    <message>
        <source>Sharded models</source>
        <translation>Aufgeteilte Modelle</translation>
    </message>
    <message>
        <source>Safetensors file</source>
        <translation>Safetensors-Datei</translation>
    </message>
    <message>
        <source>Safetensors files</source>
        <translation>Safetensors-Dateien</translation>
    </message>
    <message>
        <source>None: largest, fastest</source>
        <translation>Keine: am größten, am schnellsten</translation>
    </message>
    <message>
        <source>Numpy archive</source>
        <translation>Numpy-Archiv</translation>
    </message>
    <message>
        <source>Numpy archives</source>
        <translation>Numpy-Archive</translation>
    </message>
    <message>
        <source>Numpy array</source>
        <translation>Numpy-Array</translation>
    </message>
    <message>
        <source>Numpy arrays</source>
        <translation>Numpy-Arrays</translation>
    </message>
    <message>
        <source>gzip 1: fast</source>
        <translation>gzip 1: schnell</translation>
    </message>
    <message>
        <source>gzip 4: balanced</source>
        <translation>gzip 4: ausgewogen</translation>
    </message>
    <message>
        <source>gzip 9: small, slow</source>
        <translation>gzip 9: klein, langsam</translation>
    </message>
    <message>
        <source>zstd 3: small, fast; Python needs hdf5plugin</source>
        <translation>zstd 3: klein, schnell; Python braucht hdf5plugin</translation>
    </message>
    <message>
        <source>Blosc 5: fastest; Python needs hdf5plugin</source>
        <translation>Blosc 5: am schnellsten; Python braucht hdf5plugin</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>CSV-Tabelle</translation>
    </message>
    <message>
        <source>CSV tables</source>
        <translation>CSV-Tabellen</translation>
    </message>
    <message>
        <source>Parquet table</source>
        <translation>Parquet-Tabelle</translation>
    </message>
    <message>
        <source>Parquet tables</source>
        <translation>Parquet-Tabellen</translation>
    </message>
    <message>
        <source>Snappy: fast, what pyarrow writes</source>
        <translation>Snappy: schnell, wie pyarrow schreibt</translation>
    </message>
    <message>
        <source>zstd 15: smaller, slow</source>
        <translation>zstd 15: kleiner, langsam</translation>
    </message>
    <message>
        <source>JSON file</source>
        <translation>JSON-Datei</translation>
    </message>
    <message>
        <source>JSON files</source>
        <translation>JSON-Dateien</translation>
    </message>
    <message>
        <source>zstd 3: fast, small</source>
        <translation>zstd 3: schnell, klein</translation>
    </message>
    <message>
        <source>blosc 5: fast, numbers smaller</source>
        <translation>blosc 5: schnell, Zahlen kleiner</translation>
    </message>
    <message>
        <source>memmap folder</source>
        <translation>Memmap-Ordner</translation>
    </message>
    <message>
        <source>consolidated file</source>
        <translation>konsolidierte Datei</translation>
    </message>
    <message>
        <source>npy file</source>
        <translation>npy-Datei</translation>
    </message>
    <message>
        <source>npz file</source>
        <translation>npz-Datei</translation>
    </message>
    <message>
        <source>tdz archive</source>
        <translation>tdz-Archiv</translation>
    </message>
    <message>
        <source>Tdz archive</source>
        <translation>Tdz-Archiv</translation>
    </message>
    <message>
        <source>Tdz archives</source>
        <translation>Tdz-Archive</translation>
    </message>
    <message>
        <source>replay buffer</source>
        <translation>Replay-Puffer</translation>
    </message>
    <message>
        <source>Replay buffer of torchrl</source>
        <translation>Replay-Puffer von torchrl</translation>
    </message>
    <message>
        <source>Replay buffers of torchrl</source>
        <translation>Replay-Puffer von torchrl</translation>
    </message>
    <message>
        <source>distributed checkpoint</source>
        <translation>verteilter Checkpoint</translation>
    </message>
    <message>
        <source>Distributed checkpoint</source>
        <translation>Verteilter Checkpoint</translation>
    </message>
    <message>
        <source>Distributed checkpoints</source>
        <translation>Verteilte Checkpoints</translation>
    </message>
    <message>
        <source>memmap folder before 0.3</source>
        <translation>Memmap-Ordner vor 0.3</translation>
    </message>
    <message>
        <source>Memmap folder before 0.3</source>
        <translation>Memmap-Ordner vor 0.3</translation>
    </message>
    <message>
        <source>Memmap folders before 0.3</source>
        <translation>Memmap-Ordner vor 0.3</translation>
    </message>
    <message>
        <source>zarr store</source>
        <translation>zarr-Speicher</translation>
    </message>
    <message>
        <source>Zarr store</source>
        <translation>Zarr-Speicher</translation>
    </message>
    <message>
        <source>Zarr stores</source>
        <translation>Zarr-Speicher</translation>
    </message>
    <message>
        <source>Memmap folder</source>
        <translation>Memmap-Ordner</translation>
    </message>
    <message>
        <source>Memmap folders</source>
        <translation>Memmap-Ordner</translation>
    </message>
    <message>
        <source>torch.save file</source>
        <translation>Datei von torch.save</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Zip archive of several files</source>
        <translation>Zip-Archiv mehrerer Dateien</translation>
    </message>
    <message>
        <source>Zip archives of several files</source>
        <translation>Zip-Archive mehrerer Dateien</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>JSON-Zeilen</translation>
    </message>
    <message>
        <source>micro-batches of prime-rl</source>
        <translation>Micro-Batches von prime-rl</translation>
    </message>
    <message>
        <source>Micro-batches of prime-rl</source>
        <translation>Micro-Batches von prime-rl</translation>
    </message>
    <message>
        <source>video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Video</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Videos</translation>
    </message>
    <message>
        <source>LeRobot data set</source>
        <translation>LeRobot-Datensatz</translation>
    </message>
    <message>
        <source>LeRobot data sets</source>
        <translation>LeRobot-Datensätze</translation>
    </message>
    <message>
        <source>As stored: video is copied, other images are PNG</source>
        <translation>Wie gespeichert: Video wird kopiert, andere Bilder sind PNG</translation>
    </message>
    <message>
        <source>AV1 video: smallest, loses detail</source>
        <translation>AV1-Video: am kleinsten, verliert Details</translation>
    </message>
    <message>
        <source>H.264 video: plays everywhere, loses detail</source>
        <translation>H.264-Video: läuft überall, verliert Details</translation>
    </message>
    <message>
        <source>PNG: largest, loses nothing</source>
        <translation>PNG: am größten, verliert nichts</translation>
    </message>
</context>
<context>
    <name>tensordesk::FrameAhead</name>
    <message>
        <source>Read the next image</source>
        <translation>Nächstes Bild lesen</translation>
    </message>
</context>
<context>
    <name>tensordesk::GroupTableModel</name>
    <message>
        <source>Differs from %1</source>
        <translation>Anders als %1</translation>
    </message>
    <message>
        <source>The key is missing here.</source>
        <translation>Diesen Schlüssel gibt es hier nicht.</translation>
    </message>
</context>
<context>
    <name>tensordesk::GroupsModel</name>
    <message>
        <source>Prompt of sequence %1</source>
        <translation>Prompt der Sequenz %1</translation>
    </message>
    <message>
        <source>All samples have the same reward: their group-relative advantages are 0 and give no gradient.</source>
        <translation>Alle Antworten haben denselben Reward: Ihre Advantages innerhalb der Gruppe sind 0 und ergeben keinen Gradienten.</translation>
    </message>
    <message>
        <source>A dot per sample, from the least reward %1 to the greatest reward %2</source>
        <translation>Ein Punkt je Antwort, vom kleinsten Reward %1 bis zum größten %2</translation>
    </message>
    <message>
        <source>Standard deviation of the rewards, with n − 1</source>
        <translation>Standardabweichung der Rewards, mit n − 1</translation>
    </message>
    <message>
        <source>Mean length of the responses</source>
        <translation>Mittlere Länge der Antworten</translation>
    </message>
    <message>
        <source>Number of truncated responses</source>
        <translation>Zahl der abgeschnittenen Antworten</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>Rewards</translation>
    </message>
    <message>
        <source>Mean reward</source>
        <translation>Mittlerer Reward</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Std.</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min.</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max.</translation>
    </message>
    <message>
        <source>Mean length</source>
        <translation>Mittlere Länge</translation>
    </message>
    <message>
        <source>Truncated</source>
        <translation>Abgeschnitten</translation>
    </message>
</context>
<context>
    <name>tensordesk::HealthPage</name>
    <message>
        <source>&amp;Choose a file…</source>
        <translation>&amp;Datei wählen …</translation>
    </message>
    <message>
        <source>Thresholds of the checks</source>
        <translation>Schwellenwerte der Prüfungen</translation>
    </message>
    <message>
        <source>Thresholds (*.json);;All files (*)</source>
        <translation>Schwellenwerte (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>&amp;Their own</source>
        <translation>&amp;Eigene der Prüfungen</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>Schwellenwerte</translation>
    </message>
    <message>
        <source>Thresholds: %1</source>
        <translation>Schwellenwerte: %1</translation>
    </message>
    <message>
        <source>The thresholds of the checks: defaults, or those of a file</source>
        <translation>Die Schwellenwerte der Prüfungen: Standardwerte oder die einer Datei</translation>
    </message>
    <message>
        <source>error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>E&amp;xamine</source>
        <translation>&amp;Untersuchen</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Befund</translation>
    </message>
    <message>
        <source>Findings of the health checks</source>
        <translation>Was der Doktor gefunden hat</translation>
    </message>
    <message>
        <source>Meaning and fix</source>
        <translation>Bedeutung und Abhilfe</translation>
    </message>
    <message>
        <source>Reads the whole rollout and runs every check</source>
        <translation>Liest den ganzen Rollout und macht jede Prüfung</translation>
    </message>
    <message>
        <source>Examining the rollout…</source>
        <translation>Der Rollout wird untersucht…</translation>
    </message>
    <message>
        <source>Examine reads the whole rollout once per check and reports each finding, its location and a fix.</source>
        <translation>Untersuchen liest den ganzen Rollout einmal je Prüfung und sagt, was auffällt, wo, und was zu tun ist.</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>nicht anwendbar</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>nicht bestanden</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>bestanden</translation>
    </message>
    <message>
        <source>Go to where it was found first</source>
        <translation>Dorthin, wo es zuerst gefunden wurde</translation>
    </message>
    <message>
        <source>Fix:</source>
        <translation>Abhilfe:</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 checks apply to this rollout</source>
        <translation>%1 von %2 Prüfungen hatten etwas anzusehen</translation>
    </message>
    <message>
        <source>On the command line it is called %1.</source>
        <translation>Auf der Kommandozeile heißt es %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n passed</source>
        <translation>
            <numerusform>%n bestanden</numerusform>
            <numerusform>%n bestanden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not applicable</source>
        <translation>
            <numerusform>%n nicht anwendbar</numerusform>
            <numerusform>%n nicht anwendbar</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Copy as Python</source>
        <translation>Als Python kopieren</translation>
    </message>
    <message numerus="yes">
        <source>%n ignored</source>
        <translation>
            <numerusform>%n ignoriert</numerusform>
            <numerusform>%n ignoriert</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot store which findings are ignored</source>
        <translation>Ignorierte Befunde lassen sich nicht speichern</translation>
    </message>
    <message>
        <source>Stores it in a small file beside the data, which the command line reads too</source>
        <translation>Speichert es in einer kleinen Datei neben den Daten, die auch die Befehlszeile liest</translation>
    </message>
    <message>
        <source>No longer ignore</source>
        <translation>Nicht mehr ignorieren</translation>
    </message>
    <message>
        <source>Ignore here</source>
        <translation>Hier ignorieren</translation>
    </message>
</context>
<context>
    <name>tensordesk::HistogramView</name>
    <message>
        <source>Logarithmic counts</source>
        <translation>Log. Anzahlen</translation>
    </message>
    <message>
        <source>Count values</source>
        <translation>Werte zählen</translation>
    </message>
    <message>
        <source>Bins</source>
        <translation>Klassen</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>The number of bins for all values; zooming in makes automatic bins finer</source>
        <translation>Die Anzahl der Klassen für alle Werte; Hineinzoomen macht automatische Klassen feiner</translation>
    </message>
    <message>
        <source>Makes rare values visible next to frequent ones</source>
        <translation>Macht seltene Werte neben häufigen sichtbar</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Select a leaf in the tree to see how its values are distributed.</source>
        <translation>Ein Blatt im Baum wählen, um zu sehen, wie sich seine Werte verteilen.</translation>
    </message>
    <message>
        <source>Counting %1…</source>
        <translation>%1 werden gezählt …</translation>
    </message>
    <message>
        <source>The first %1 of %2 histograms.</source>
        <translation>Die ersten %1 von %2 Histogrammen.</translation>
    </message>
    <message>
        <source>All values are NaN or infinite.</source>
        <translation>Alle Werte sind NaN oder unendlich.</translation>
    </message>
    <message>
        <source>%1 NaN are in no bin (%2).</source>
        <translation>%1 NaN sind in keiner Klasse (%2).</translation>
    </message>
    <message>
        <source>%1 infinite values are in no bin (%2).</source>
        <translation>%1 unendliche Werte sind in keiner Klasse (%2).</translation>
    </message>
    <message>
        <source>Complex values by magnitude.</source>
        <translation>Komplexe Werte nach Betrag.</translation>
    </message>
    <message>
        <source>Only padding is visible here, by %1.</source>
        <translation>Hier ist nur Auffüllung sichtbar, laut %1.</translation>
    </message>
    <message>
        <source>Without %1 elements of padding, which %2 tells.</source>
        <translation>Ohne %1 Elemente der Auffüllung, die %2 angibt.</translation>
    </message>
</context>
<context>
    <name>tensordesk::HistoryModel</name>
    <message>
        <source>As it was opened</source>
        <translation>Wie geöffnet</translation>
    </message>
</context>
<context>
    <name>tensordesk::ImageNotes</name>
    <message>
        <source>The first %1 of %2 pictures.</source>
        <translation>Die ersten %1 von %2 Bildern.</translation>
    </message>
    <message>
        <source>Thinned: 1 of %1 rows, 1 of %2 columns. Zoom in for all.</source>
        <translation>Ausgedünnt: 1 von %1 Zeilen, 1 von %2 Spalten. Vergrößern zeigt alle.</translation>
    </message>
    <message>
        <source>The first 3 of %1 channels.</source>
        <translation>Die ersten 3 von %1 Kanälen.</translation>
    </message>
    <message>
        <source>Complex values by magnitude.</source>
        <translation>Komplexe Werte nach Betrag.</translation>
    </message>
    <message>
        <source>%1 NaN</source>
        <translation>%1 NaN</translation>
    </message>
    <message>
        <source>%1 +Inf</source>
        <translation>%1 +Inf</translation>
    </message>
    <message>
        <source>%1 −Inf</source>
        <translation>%1 −Inf</translation>
    </message>
    <message>
        <source>%1 is true</source>
        <translation>%1 ist wahr</translation>
    </message>
    <message>
        <source>Grey is 0, full colours are ±%1.</source>
        <translation>Grau ist 0, volle Farben sind ±%1.</translation>
    </message>
</context>
<context>
    <name>tensordesk::ImageView</name>
    <message>
        <source>An image needs two dims; this leaf has fewer. The plot shows it.</source>
        <translation>Ein Bild braucht zwei Dimensionen; dieses Blatt hat weniger. Die Kurven zeigen es.</translation>
    </message>
    <message>
        <source>Give one dim the x axis and one the y axis to see an image.</source>
        <translation>Mit einer Dimension auf der x-Achse und einer auf der y-Achse entsteht ein Bild.</translation>
    </message>
    <message>
        <source>Square cells</source>
        <translation>Quadratische Zellen</translation>
    </message>
    <message>
        <source>Read image</source>
        <translation>Bild lesen</translation>
    </message>
    <message>
        <source>Select a leaf in the tree to see it as an image.</source>
        <translation>Ein Blatt im Baum wird hier als Bild gezeigt.</translation>
    </message>
    <message>
        <source>Reading the image…</source>
        <translation>Bild wird gelesen …</translation>
    </message>
    <message>
        <source>No other key runs along this dim</source>
        <translation>Kein anderer Schlüssel läuft entlang dieser Dimension</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Geschrieben nach %1</translation>
    </message>
    <message>
        <source>Export a film…</source>
        <translation>Film exportieren …</translation>
    </message>
</context>
<context>
    <name>tensordesk::IndexBox</name>
    <message>
        <source>Index of the part shown</source>
        <translation>Index des gezeigten Teils</translation>
    </message>
    <message>
        <source>The part shown, as numpy writes it: [3, :, 0:10]. Type another and press Enter.</source>
        <translation>Der gezeigte Teil, wie numpy ihn schreibt: [3, :, 0:10]. Die Eingabetaste übernimmt einen anderen.</translation>
    </message>
</context>
<context>
    <name>tensordesk::InspectorPanel</name>
    <message>
        <source>dtype</source>
        <translation>dtype</translation>
    </message>
    <message>
        <source>Attributes</source>
        <translation>Attribute</translation>
    </message>
    <message>
        <source>Names of values</source>
        <translation>Namen der Werte</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Mitglieder</translation>
    </message>
    <message>
        <source>Stack dim</source>
        <translation>Stapeldimension</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tensoren</translation>
    </message>
    <message>
        <source>Nested tensordicts</source>
        <translation>Verschachtelte Tensordicts</translation>
    </message>
    <message>
        <source>Non-tensors</source>
        <translation>Nicht-Tensoren</translation>
    </message>
    <message>
        <source>Broken below</source>
        <translation>Defekte darunter</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Enthält</translation>
    </message>
    <message>
        <source>one value for each batch position</source>
        <translation>einen Wert je Batch-Position</translation>
    </message>
    <message>
        <source>one value for the whole batch</source>
        <translation>einen Wert für den ganzen Batch</translation>
    </message>
    <message>
        <source>Copy as Python</source>
        <translation>Als Python kopieren</translation>
    </message>
    <message>
        <source>Details of the selected entry</source>
        <translation>Was vom ausgewählten Eintrag bekannt ist</translation>
    </message>
    <message>
        <source>Select a key in the tree to see its shape, where it is stored and a summary of its values.</source>
        <translation>Ein Schlüssel im Baum zeigt hier Form, Speicherort und eine Übersicht seiner Werte.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Copy the value</source>
        <translation>Den Wert kopieren</translation>
    </message>
    <message>
        <source>Copy the reason</source>
        <translation>Den Grund kopieren</translation>
    </message>
    <message>
        <source>Why it cannot be shown</source>
        <translation>Warum er nicht gezeigt werden kann</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>About this document</source>
        <translation>Zu diesem Dokument</translation>
    </message>
    <message>
        <source>Reading about the selected entry</source>
        <translation>Angaben zum Eintrag werden gelesen</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Schlüssel %1</translation>
    </message>
    <message>
        <source>Copy as Python: %1</source>
        <translation>Als Python kopieren: %1</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Auf der Platte</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Gezeigt</translation>
    </message>
    <message>
        <source>a part of the stored values</source>
        <translation>ein Teil des Gespeicherten</translation>
    </message>
    <message>
        <source>The ranges of the batch that the summary is of</source>
        <translation>Die Bereiche des Batchs, für die die Zusammenfassung gilt</translation>
    </message>
    <message>
        <source>Saved on</source>
        <translation>Gespeichert auf</translation>
    </message>
</context>
<context>
    <name>tensordesk::JobBar</name>
    <message>
        <source>Progress of the newest job</source>
        <translation>Fortschritt der neuesten Aufgabe</translation>
    </message>
    <message>
        <source>Cancel (Esc)</source>
        <translation>Abbrechen (Esc)</translation>
    </message>
    <message>
        <source>Cancel the newest job</source>
        <translation>Die neueste Aufgabe abbrechen</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>und %n weitere</numerusform>
            <numerusform>und %n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>This job cannot be cancelled</source>
        <translation>Diese Arbeit kann nicht abgebrochen werden</translation>
    </message>
</context>
<context>
    <name>tensordesk::JobList</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>noch %1 s</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>noch %1 min</translation>
    </message>
</context>
<context>
    <name>tensordesk::JobPanel</name>
    <message>
        <source>No background jobs.</source>
        <translation>Keine Hintergrundvorgänge.</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Aufgaben</translation>
    </message>
    <message>
        <source>Cancel this job</source>
        <translation>Diese Aufgabe abbrechen</translation>
    </message>
    <message>
        <source>Cancel %1</source>
        <translation>%1 abbrechen</translation>
    </message>
    <message>
        <source>Progress of %1</source>
        <translation>Fortschritt von %1</translation>
    </message>
    <message>
        <source>This job cannot be cancelled</source>
        <translation>Diese Arbeit kann nicht abgebrochen werden</translation>
    </message>
</context>
<context>
    <name>tensordesk::KeyCompleter</name>
    <message>
        <source>Completions</source>
        <translation>Vervollständigungen</translation>
    </message>
    <message>
        <source>Look for a matching module</source>
        <translation>Ein passendes Modul suchen</translation>
    </message>
</context>
<context>
    <name>tensordesk::KeyEdits</name>
    <message>
        <source>Add a key</source>
        <translation>Schlüssel hinzufügen</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>%1 duplizieren</translation>
    </message>
    <message>
        <source>Rename or move %1</source>
        <translation>%1 umbenennen oder verschieben</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Change the value of %1</source>
        <translation>Den Wert von %1 ändern</translation>
    </message>
    <message>
        <source>Compute %1</source>
        <translation>%1 berechnen</translation>
    </message>
</context>
<context>
    <name>tensordesk::KeyTable</name>
    <message>
        <source>The values of a key</source>
        <translation>Was von einem Schlüssel bekannt ist</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Schlüssel</translation>
    </message>
</context>
<context>
    <name>tensordesk::KeysModel</name>
    <message>
        <source>Too large to be read unasked: select it, and the inspector sums it up.</source>
        <translation>Zu groß, um ungefragt gelesen zu werden: Wählen Sie den Eintrag aus, dann fasst der Inspektor ihn zusammen.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>dtype</source>
        <translation>dtype</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>%1 NaN</source>
        <translation>%1 NaN</translation>
    </message>
    <message>
        <source>%1 Inf</source>
        <translation>%1 Inf</translation>
    </message>
    <message>
        <source>All elements are 0</source>
        <translation>Alle Elemente sind 0</translation>
    </message>
</context>
<context>
    <name>tensordesk::LayoutLine</name>
    <message>
        <source>Shown as stored</source>
        <translation>Wie gespeichert gezeigt</translation>
    </message>
    <message>
        <source>Read by its layout</source>
        <translation>Nach Layout lesen</translation>
    </message>
    <message>
        <source>Read as: %1</source>
        <translation>Gelesen als: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s)</source>
        <translation>
            <numerusform>%n Episode</numerusform>
            <numerusform>%n Episoden</numerusform>
        </translation>
    </message>
    <message>
        <source>As stored</source>
        <translation>Wie gespeichert</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Ändern…</translation>
    </message>
    <message>
        <source>Read as…</source>
        <translation>Lesen als…</translation>
    </message>
</context>
<context>
    <name>tensordesk::LayoutsDialog</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Layouts of curves</source>
        <translation>Layouts von Kurven</translation>
    </message>
    <message>
        <source>Saved layouts</source>
        <translation>Gespeicherte Layouts</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Name of the shown value</source>
        <translation>Name dessen, was gezeigt wird</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Anwenden</translation>
    </message>
    <message>
        <source>Saves which keys are drawn where: %1</source>
        <translation>Speichert, welche Schlüssel wo gezeichnet sind: %1</translation>
    </message>
    <message>
        <source>No curves are shown that could be saved.</source>
        <translation>Es werden keine Kurven gezeigt, die sich speichern ließen.</translation>
    </message>
</context>
<context>
    <name>tensordesk::LeafView</name>
    <message>
        <source>The members of this lazy stack differ in shape: %1.
Open one of them in the tree to see its values.</source>
        <translation>Die Mitglieder dieses Lazy Stack haben verschiedene Formen: %1.
Eines davon zeigt im Baum seine Werte.</translation>
    </message>
    <message>
        <source>This leaf has no elements: its shape is %1.</source>
        <translation>Dieses Blatt hat keine Elemente: seine Form ist %1.</translation>
    </message>
    <message>
        <source>Elements of %1 cannot be shown as numbers.</source>
        <translation>Elemente von %1 können nicht als Zahlen gezeigt werden.</translation>
    </message>
    <message>
        <source>The slice %1 is empty.</source>
        <translation>Der Ausschnitt %1 ist leer.</translation>
    </message>
    <message>
        <source>%1 = %2 is beyond the end: this member has %3 steps.</source>
        <translation>%1 = %2 liegt hinter dem Ende: Dieses Mitglied hat %3 Schritte.</translation>
    </message>
</context>
<context>
    <name>tensordesk::LegendFigures</name>
    <message numerus="yes">
        <source>Visible range: %n value(s), min %1, max %2, mean %3, std %4</source>
        <translation>
            <numerusform>Vom Sichtbaren: %n Wert, Min %1, Max %2, Mittel %3, Std.-Abw. %4</numerusform>
            <numerusform>Vom Sichtbaren: %n Werte, Min %1, Max %2, Mittel %3, Std.-Abw. %4</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 NaN and %2 infinities left out</source>
        <translation>ohne %1 NaN und %2 Unendliche</translation>
    </message>
    <message>
        <source>Sum up curves</source>
        <translation>Kurven zusammenfassen</translation>
    </message>
</context>
<context>
    <name>tensordesk::LegendList</name>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
    <message>
        <source>Show or hide the legend</source>
        <translation>Legende zeigen oder verbergen</translation>
    </message>
    <message>
        <source>A click shows one alone, another click all again; the box shows or hides it</source>
        <translation>Ein Klick zeigt eine allein, ein weiterer wieder alle; das Kästchen zeigt oder verbirgt sie</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Minimum, maximum, mean (μ) and standard deviation (σ) of the visible range</source>
        <translation>Kleinster und größter Wert, Mittel (μ) und Standardabweichung (σ) des Sichtbaren</translation>
    </message>
    <message>
        <source>at the pointer %1</source>
        <translation>am Zeiger %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::LengthBars</name>
    <message>
        <source>Lengths of the episodes</source>
        <translation>Längen der Episoden</translation>
    </message>
    <message>
        <source>One bar per episode: its height is the number of steps</source>
        <translation>Ein Balken je Episode: seine Höhe ist die Anzahl der Schritte</translation>
    </message>
</context>
<context>
    <name>tensordesk::LinePlotView</name>
    <message>
        <source>This leaf is a single value; the table shows it.</source>
        <translation>Dieses Blatt ist ein einzelner Wert; die Tabelle zeigt ihn.</translation>
    </message>
    <message>
        <source>Give one dim the x axis to see a curve.</source>
        <translation>Mit einer Dimension auf der x-Achse entsteht eine Kurve.</translation>
    </message>
    <message>
        <source>Read curves</source>
        <translation>Kurven lesen</translation>
    </message>
    <message>
        <source>Select a leaf in the tree to see its curves.</source>
        <translation>Ein Blatt im Baum zeigt hier seine Kurven.</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 wird gelesen …</translation>
    </message>
    <message>
        <source>The first %1 of %2 curves.</source>
        <translation>Die ersten %1 von %2 Kurven.</translation>
    </message>
    <message>
        <source>All values are NaN or infinite.</source>
        <translation>Alle Werte sind NaN oder unendlich.</translation>
    </message>
    <message>
        <source>Complex values by magnitude.</source>
        <translation>Komplexe Werte nach Betrag.</translation>
    </message>
    <message>
        <source>Values of 0 and below have no place on a logarithmic axis.</source>
        <translation>Werte bis einschließlich 0 haben auf einer logarithmischen Achse keinen Platz.</translation>
    </message>
    <message>
        <source>%1 has no dim like the one along x, so it cannot be drawn here.</source>
        <translation>%1 hat keine Dimension wie die entlang x und lässt sich hier nicht zeichnen.</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>× NaN</source>
        <translation>× NaN</translation>
    </message>
    <message>
        <source>▲ +Inf</source>
        <translation>▲ +Inf</translation>
    </message>
    <message>
        <source>▼ −Inf</source>
        <translation>▼ −Inf</translation>
    </message>
    <message>
        <source>This key cannot be drawn here</source>
        <translation>Dieser Schlüssel kann hier nicht gezeichnet werden</translation>
    </message>
</context>
<context>
    <name>tensordesk::LinkQuestion</name>
    <message>
        <source>Follow links</source>
        <translation>Links folgen</translation>
    </message>
    <message>
        <source>Read what lies behind links that lead out of opened folders?</source>
        <translation>Lesen, was hinter Links liegt, die aus geöffneten Ordnern hinausführen?</translation>
    </message>
    <message>
        <source>The target is shown and exported like a part of the folder. This applies to every folder until the program ends. Nothing is written through such a link.</source>
        <translation>Das Ziel wird wie ein Teil des Ordners gezeigt und exportiert. Das gilt für jeden Ordner, bis das Programm endet. Durch einen solchen Link wird nichts geschrieben.</translation>
    </message>
    <message>
        <source>&amp;Follow</source>
        <translation>&amp;Folgen</translation>
    </message>
</context>
<context>
    <name>tensordesk::MainWindow</name>
    <message>
        <source>Main toolbar</source>
        <translation>Hauptwerkzeugleiste</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Eine Datei öffnen</translation>
    </message>
    <message>
        <source>Simulate the sample</source>
        <translation>Beispiel wird simuliert</translation>
    </message>
    <message>
        <source>%1[*] — TensorDesk</source>
        <translation>%1[*] — TensorDesk</translation>
    </message>
    <message>
        <source>%1[*] (read-only) — TensorDesk</source>
        <translation>%1[*] (nur lesen) — TensorDesk</translation>
    </message>
    <message>
        <source>tensordict of a program</source>
        <translation>Tensordict eines Programms</translation>
    </message>
    <message>
        <source>Open a folder</source>
        <translation>Einen Ordner öffnen</translation>
    </message>
    <message>
        <source>In the view that is shown</source>
        <translation>In der Ansicht, die gezeigt wird</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1, bei %2</translation>
    </message>
    <message>
        <source>Open as one stack</source>
        <translation>Als einen Stapel öffnen</translation>
    </message>
    <message numerus="yes">
        <source>The names of these %n files count up</source>
        <translation>
            <numerusform>Der Name dieser %n Datei zählt hoch</numerusform>
            <numerusform>Die Namen dieser %n Dateien zählen hoch</numerusform>
        </translation>
    </message>
    <message>
        <source>They may be the steps of one run.</source>
        <translation>Es können die Schritte eines Laufs sein.</translation>
    </message>
    <message>
        <source>Cannot open “%1”</source>
        <translation>„%1“ kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>The program raised an error</source>
        <translation>Das Programm hat einen Fehler ausgelöst</translation>
    </message>
    <message>
        <source>Cannot show the tensordicts of the program</source>
        <translation>Die Tensordicts des Programms können nicht gezeigt werden</translation>
    </message>
    <message>
        <source>Cannot make the sample</source>
        <translation>Das Beispiel kann nicht erstellt werden</translation>
    </message>
</context>
<context>
    <name>tensordesk::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>tensordesk::MaskPanel</name>
    <message>
        <source>Mask over the batch</source>
        <translation>Maske über den Batch</translation>
    </message>
    <message>
        <source>A bool key or expression over the batch: every key shows only where it is true</source>
        <translation>Ein Bool-Schlüssel oder -Ausdruck über den Batch: Jeder Schlüssel zeigt nur, wo er wahr ist</translation>
    </message>
    <message>
        <source>Only where</source>
        <translation>Nur wo</translation>
    </message>
    <message>
        <source>%1 or td[&quot;reward&quot;] &gt; 0</source>
        <translation>%1 oder td[&quot;reward&quot;] &gt; 0</translation>
    </message>
</context>
<context>
    <name>tensordesk::MaskedRoot</name>
    <message>
        <source>Apply the mask</source>
        <translation>Maske anwenden</translation>
    </message>
    <message>
        <source>Summarize all keys</source>
        <translation>Alle Schlüssel ansehen</translation>
    </message>
    <message>
        <source>%1 of %2 positions</source>
        <translation>%1 von %2 Positionen</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>in %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::MemberDialog</name>
    <message>
        <source>This selects no part, so there is nothing to collate.</source>
        <translation>Das wählt keinen Teil aus, es gibt also nichts gegenüberzustellen.</translation>
    </message>
    <message>
        <source>&amp;Indices of</source>
        <translation>&amp;Indizes von</translation>
    </message>
    <message>
        <source>E&amp;pisodes, which end at</source>
        <translation>E&amp;pisoden, die enden bei</translation>
    </message>
    <message>
        <source>E&amp;xpression</source>
        <translation>&amp;Ausdruck</translation>
    </message>
    <message>
        <source>Collate parts</source>
        <translation>Teile gegenüberstellen</translation>
    </message>
    <message>
        <source>Batch dim</source>
        <translation>Batch-Dimension</translation>
    </message>
    <message>
        <source>Indices</source>
        <translation>Indizes</translation>
    </message>
    <message>
        <source>Indices and slices, such as 0, 3, 5:9</source>
        <translation>Indizes und Bereiche, etwa 0, 3, 5:9</translation>
    </message>
    <message>
        <source>Key that ends episodes</source>
        <translation>Schlüssel, der Episoden beendet</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Ausdruck</translation>
    </message>
    <message>
        <source>An expression over td that gives a list of tensordicts</source>
        <translation>Ein Ausdruck über td, der eine Liste von Tensordicts ergibt</translation>
    </message>
    <message>
        <source>More members are chosen than can be shown side by side: at most %1 are shown.</source>
        <translation>Das wählt mehr Teile, als sich nebeneinander betrachten lassen: höchstens %1 werden gezeigt.</translation>
    </message>
</context>
<context>
    <name>tensordesk::MembersModel</name>
    <message>
        <source>Member %1, %2</source>
        <translation>Mitglied %1, %2</translation>
    </message>
    <message>
        <source>Only some members have: %1</source>
        <translation>Nur einige Mitglieder haben: %1</translation>
    </message>
    <message>
        <source>Others have besides: %1</source>
        <translation>Andere haben außerdem: %1</translation>
    </message>
    <message>
        <source>1 key</source>
        <translation>1 Schlüssel</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 Schlüssel</translation>
    </message>
</context>
<context>
    <name>tensordesk::MessageBar</name>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Weniger</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weitere</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::MessageItem</name>
    <message>
        <source>How to fix it</source>
        <translation>So beheben Sie es</translation>
    </message>
    <message>
        <source>Copy the message</source>
        <translation>Die Meldung kopieren</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>Die Meldung schließen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
</context>
<context>
    <name>tensordesk::MessageLog</name>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Columns of the messages</source>
        <translation>Spalten der Meldungen</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Alle kopieren</translation>
    </message>
    <message>
        <source>Copy all messages as text</source>
        <translation>Alle Meldungen als Text kopieren</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>Forget these messages</source>
        <translation>Diese Meldungen vergessen</translation>
    </message>
    <message>
        <source>No messages so far. Messages and errors are kept here.</source>
        <translation>Noch keine Meldungen. Was gemeldet wurde und was misslang, steht hier.</translation>
    </message>
</context>
<context>
    <name>tensordesk::NextMarks</name>
    <message>
        <source>Compare with next</source>
        <translation>Mit next vergleichen</translation>
    </message>
    <message>
        <source>Within episodes it equals next of the previous step.</source>
        <translation>Innerhalb von Episoden ist es gleich next des vorherigen Schritts.</translation>
    </message>
    <message>
        <source>At %1 of %2 steps within episodes it differs from next of the previous step, first at %3.</source>
        <translation>Bei %1 von %2 Schritten innerhalb von Episoden weicht es von next des vorherigen Schritts ab, zuerst bei %3.</translation>
    </message>
</context>
<context>
    <name>tensordesk::NumberFormats</name>
    <message>
        <source>Exact</source>
        <translation>Genau</translation>
    </message>
    <message numerus="yes">
        <source>%n decimals</source>
        <translation>
            <numerusform>%n Nachkommastelle</numerusform>
            <numerusform>%n Nachkommastellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scientific, %n decimals</source>
        <translation>
            <numerusform>Wissenschaftlich, %n Nachkommastelle</numerusform>
            <numerusform>Wissenschaftlich, %n Nachkommastellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <translation>Hexadezimal</translation>
    </message>
    <message>
        <source>Number format</source>
        <translation>Zahlenformat</translation>
    </message>
</context>
<context>
    <name>tensordesk::OperandBoxes</name>
    <message>
        <source>lacks the key</source>
        <translation>ohne den Schlüssel</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>fehlt</translation>
    </message>
</context>
<context>
    <name>tensordesk::OperationStrip</name>
    <message>
        <source>Operations</source>
        <translation>Operationen</translation>
    </message>
    <message>
        <source>Reductions</source>
        <translation>Reduktionen</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operation</translation>
    </message>
    <message>
        <source>Append an operation</source>
        <translation>Eine Operation anhängen</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Anwenden</translation>
    </message>
    <message>
        <source>Show the result in all views</source>
        <translation>Das Ergebnis in allen Ansichten zeigen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Write the result to a file</source>
        <translation>Das Ergebnis in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Copy the operations as Python, a line each</source>
        <translation>Die Operationen als Python kopieren, je eine Zeile</translation>
    </message>
</context>
<context>
    <name>tensordesk::OptionsPage</name>
    <message>
        <source>The shown entry has no options.</source>
        <translation>An dem, was hier gezeigt wird, gibt es nichts zu wählen.</translation>
    </message>
</context>
<context>
    <name>tensordesk::OriginView</name>
    <message>
        <source>Where elements come from</source>
        <translation>Woher Elemente kommen</translation>
    </message>
    <message>
        <source>Where the elements of the result come from. Rows and columns are its first two dims; colours are indices in a dim of the operand: along a moved dim they run evenly, in stripes where dims are mixed. Click an element to see its origin.</source>
        <translation>Woher die Elemente des Ergebnisses kommen. Zeilen und Spalten sind seine ersten beiden Dims; Farben sind Indizes in einer Dim dessen, woraus es gemacht ist: Entlang einer verschobenen Dim laufen sie gleichmäßig, wo Dims vermischt sind in Streifen. Ein Klick sagt es von einem Element.</translation>
    </message>
    <message>
        <source>%1 was filled in</source>
        <translation>%1 wurde eingesetzt</translation>
    </message>
    <message>
        <source>%1 is %2: %3</source>
        <translation>%1 ist %2: %3</translation>
    </message>
    <message>
        <source>%1 of td</source>
        <translation>%1 von td</translation>
    </message>
    <message>
        <source>result</source>
        <translation>Ergebnis</translation>
    </message>
</context>
<context>
    <name>tensordesk::OverviewPane</name>
    <message>
        <source>Keys by group</source>
        <translation>Schlüssel nach Gruppen</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Keys of the groups</source>
        <translation>Schlüssel der Gruppen</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>dtype</source>
        <translation>dtype</translation>
    </message>
    <message>
        <source>size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>mean</translation>
    </message>
    <message>
        <source>max</source>
        <translation>max</translation>
    </message>
    <message>
        <source>The columns of the table</source>
        <translation>Was die Tabelle von jedem Schlüssel zeigt</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Summarize all keys</source>
        <translation>Alle Schlüssel ansehen</translation>
    </message>
    <message>
        <source>There are no bytes in this tensordict: it has no leaves, or empty ones.</source>
        <translation>In diesem Tensordict sind keine Bytes: Es hat keine Blätter oder nur leere.</translation>
    </message>
    <message>
        <source>Only the first %1 keys are shown.</source>
        <translation>Nur die ersten %1 Schlüssel sind zu sehen.</translation>
    </message>
    <message>
        <source>There are no groups here that share most of their keys.</source>
        <translation>Hier gibt es keine Gruppen, die die meisten ihrer Schlüssel teilen.</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Mitglieder</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Keys by member</source>
        <translation>Schlüssel je Element</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Bewertungen</translation>
    </message>
</context>
<context>
    <name>tensordesk::PageBar</name>
    <message>
        <source>Previous page of rows</source>
        <translation>Vorige Seite</translation>
    </message>
    <message>
        <source>Next page of rows</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Go to index</source>
        <translation>Gehe zu Index</translation>
    </message>
    <message>
        <source>rows %1 … %2 of %3</source>
        <translation>Zeilen %1 … %2 von %3</translation>
    </message>
    <message>
        <source>Go to index [%1]</source>
        <translation>Gehe zu Index [%1]</translation>
    </message>
    <message>
        <source>Previous page of columns</source>
        <translation>Vorige Seite mit Spalten</translation>
    </message>
    <message>
        <source>Next page of columns</source>
        <translation>Nächste Seite mit Spalten</translation>
    </message>
    <message>
        <source>Rows in their own order</source>
        <translation>Zeilen in ihrer eigenen Reihenfolge</translation>
    </message>
    <message>
        <source>columns %1 … %2 of %3</source>
        <translation>Spalten %1 … %2 von %3</translation>
    </message>
    <message>
        <source>sorting by column %1…</source>
        <translation>wird nach Spalte %1 sortiert …</translation>
    </message>
    <message>
        <source>sorted by column %1, greatest first</source>
        <translation>nach Spalte %1 sortiert, größte zuerst</translation>
    </message>
    <message>
        <source>sorted by column %1, least first</source>
        <translation>nach Spalte %1 sortiert, kleinste zuerst</translation>
    </message>
    <message>
        <source>; the first %1 of %2 rows</source>
        <translation>; die ersten %1 von %2 Zeilen</translation>
    </message>
</context>
<context>
    <name>tensordesk::ParameterColumns</name>
    <message>
        <source>Show or hide this column of the parameters</source>
        <translation>Diese Spalte der Parameter ein- oder ausblenden</translation>
    </message>
</context>
<context>
    <name>tensordesk::ParameterModel</name>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>(no module)</source>
        <translation>(kein Modul)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Tied: it has the same elements as %1</source>
        <translation>Gekoppelt: hat dieselben Elemente wie %1</translation>
    </message>
    <message>
        <source>Optimizer state: %1, group %2</source>
        <translation>Zustand des Optimierers: %1, Gruppe %2</translation>
    </message>
    <message>
        <source>Distribution of the values</source>
        <translation>Verteilung der Werte</translation>
    </message>
    <message>
        <source>The distribution of the finite elements, from the minimum to the maximum</source>
        <translation>Die Verteilung der endlichen Elemente vom Minimum bis zum Maximum</translation>
    </message>
    <message>
        <source>The Euclidean norm of the finite elements</source>
        <translation>Die euklidische Norm der endlichen Elemente</translation>
    </message>
    <message>
        <source>The share of elements that are 0</source>
        <translation>Der Anteil der Elemente, die 0 sind</translation>
    </message>
    <message>
        <source>|now − before| / |before| against the other checkpoint</source>
        <translation>|jetzt − vorher| / |vorher| gegenüber dem anderen Checkpoint</translation>
    </message>
    <message>
        <source>The root mean square of the optimizer&apos;s latest step without weight decay; for Adam lr · m̂ / (√v̂ + ε)</source>
        <translation>Das quadratische Mittel des letzten Schritts des Optimierers ohne Weight Decay; bei Adam lr · m̂ / (√v̂ + ε)</translation>
    </message>
    <message>
        <source>The norm of exp_avg or momentum_buffer</source>
        <translation>Die Norm von exp_avg oder momentum_buffer</translation>
    </message>
    <message>
        <source>The device on which the parameter was when it was saved</source>
        <translation>Das Gerät, auf dem der Parameter beim Speichern war</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>Norm</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Std</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max</translation>
    </message>
    <message>
        <source>NaN, Inf</source>
        <translation>NaN, Inf</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>Nullen</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Step size</source>
        <translation>Schrittweite</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Momentum</translation>
    </message>
    <message>
        <source>lr</source>
        <translation>lr</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>dtype</source>
        <translation>dtype</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Saved on</source>
        <translation>Gespeichert auf</translation>
    </message>
    <message>
        <source>%1 new NaN or Inf</source>
        <translation>%1 neue NaN oder Inf</translation>
    </message>
    <message>
        <source>%1 elements that were finite are NaN or infinite now. The change of the others: %2</source>
        <translation>%1 zuvor endliche Elemente sind jetzt NaN oder unendlich. Die Änderung der anderen: %2</translation>
    </message>
</context>
<context>
    <name>tensordesk::ParameterReader</name>
    <message>
        <source>Read parameters</source>
        <translation>Parameter lesen</translation>
    </message>
</context>
<context>
    <name>tensordesk::ParametersPage</name>
    <message>
        <source>By &amp;module</source>
        <translation>Nach &amp;Modul</translation>
    </message>
    <message>
        <source>&amp;Compare with…</source>
        <translation>&amp;Vergleichen mit…</translation>
    </message>
    <message>
        <source>E&amp;xport table…</source>
        <translation>Tabelle e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Columns of the parameters</source>
        <translation>Spalten der Parameter</translation>
    </message>
    <message>
        <source>Search parameters</source>
        <translation>Parameter suchen</translation>
    </message>
    <message>
        <source>Group parameters by module, or show them in one list to sort all of them</source>
        <translation>Parameter nach Modul gruppieren, oder in einer Liste zeigen, um alle zu sortieren</translation>
    </message>
    <message>
        <source>Choose another checkpoint of the same module, and show the change of each parameter</source>
        <translation>Einen anderen Checkpoint desselben Moduls wählen und die Änderung jedes Parameters zeigen</translation>
    </message>
    <message>
        <source>Write a row per parameter with all statistics as CSV or Parquet</source>
        <translation>Eine Zeile je Parameter mit allen Statistiken als CSV oder Parquet schreiben</translation>
    </message>
    <message>
        <source>Open another checkpoint</source>
        <translation>Einen anderen Checkpoint öffnen</translation>
    </message>
    <message>
        <source>Export parameters</source>
        <translation>Parameter exportieren</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 geschrieben</translation>
    </message>
    <message numerus="yes">
        <source>%n parameter(s)</source>
        <translation>
            <numerusform>%n Parameter</numerusform>
            <numerusform>%n Parameter</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 Elemente</translation>
    </message>
    <message numerus="yes">
        <source>%n tied</source>
        <translation>
            <numerusform>%n gekoppelt</numerusform>
            <numerusform>%n gekoppelt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with NaN or Inf</source>
        <translation>
            <numerusform>%n mit NaN oder Inf</numerusform>
            <numerusform>%n mit NaN oder Inf</numerusform>
        </translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>Optimierer</translation>
    </message>
    <message>
        <source>%1: %2 of %3 states joined</source>
        <translation>%1: %2 von %3 Zuständen zugeordnet</translation>
    </message>
    <message>
        <source>compared with %1</source>
        <translation>verglichen mit %1</translation>
    </message>
    <message>
        <source>further entries were skipped</source>
        <translation>weitere Einträge wurden ausgelassen</translation>
    </message>
    <message>
        <source>Stop &amp;comparing</source>
        <translation>Vergleich &amp;beenden</translation>
    </message>
    <message>
        <source>Compare with another checkpoint</source>
        <translation>Mit einem anderen Checkpoint vergleichen</translation>
    </message>
    <message>
        <source>%1 has no parameter of the same name and shape.</source>
        <translation>%1 hat keinen Parameter mit gleichem Namen und gleicher Form.</translation>
    </message>
    <message numerus="yes">
        <source>%n parameter(s) have none of the same name and shape there.</source>
        <translation>
            <numerusform>%n Parameter hat dort keinen mit gleichem Namen und gleicher Form.</numerusform>
            <numerusform>%n Parameter haben dort keinen mit gleichem Namen und gleicher Form.</numerusform>
        </translation>
    </message>
    <message>
        <source>The statistics of some parameters are not read yet. Try again when the reading is over.</source>
        <translation>Die Statistiken einiger Parameter sind noch nicht gelesen. Versuchen Sie es nach dem Lesen erneut.</translation>
    </message>
    <message>
        <source>Export table of parameters</source>
        <translation>Tabelle der Parameter exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv *.parquet *.npz *.h5)</source>
        <translation>Tabellen (*.csv *.parquet *.npz *.h5)</translation>
    </message>
    <message>
        <source>Columns that have no space at this width. Choose the columns of the table here or by a right click on its header.</source>
        <translation>Spalten, für die bei dieser Breite kein Platz ist. Die Spalten der Tabelle lassen sich hier oder mit einem Rechtsklick auf ihre Kopfzeile wählen.</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden column(s)</source>
        <translation>
            <numerusform>%n ausgeblendete Spalte</numerusform>
            <numerusform>%n ausgeblendete Spalten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::PictureControls</name>
    <message>
        <source>Smooth</source>
        <translation>Weich</translation>
    </message>
    <message>
        <source>Same colours for all</source>
        <translation>Gleiche Farben für alle</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>rows, columns, channels</source>
        <translation>Zeilen, Spalten, Kanäle</translation>
    </message>
    <message>
        <source>channels, rows, columns</source>
        <translation>Kanäle, Zeilen, Spalten</translation>
    </message>
    <message>
        <source>rows, columns</source>
        <translation>Zeilen, Spalten</translation>
    </message>
    <message>
        <source>heat map</source>
        <translation>Heatmap</translation>
    </message>
    <message>
        <source>Order of the dims of a picture</source>
        <translation>Reihenfolge der Dimensionen eines Bildes</translation>
    </message>
    <message>
        <source>The meaning of the last dims; automatic: guessed from dtype and sizes</source>
        <translation>Wofür die letzten Dimensionen gehalten werden; automatisch: nach dtype und Größen vermutet</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Maske</translation>
    </message>
    <message>
        <source>A bool key that is laid over the image in red where it is true</source>
        <translation>Ein bool-Schlüssel, der rot über dem Bild liegt, wo er wahr ist</translation>
    </message>
    <message>
        <source>Blends neighbouring elements instead of drawing each as a cell</source>
        <translation>Lässt benachbarte Elemente ineinander übergehen, statt jedes als Zelle zu zeichnen</translation>
    </message>
    <message>
        <source>Keeps the values of the first and last colour while stepping</source>
        <translation>Behält die Werte der ersten und letzten Farbe beim Weitergehen</translation>
    </message>
    <message>
        <source>Film…</source>
        <translation>Film …</translation>
    </message>
    <message>
        <source>Writes a frame for each index of a dim into an animated picture</source>
        <translation>Schreibt für jeden Index einer Dimension ein Einzelbild in ein bewegtes Bild</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>Keys whose values along the dim that runs are drawn below, in step with the image</source>
        <translation>Schlüssel, deren Werte entlang der laufenden Dimension unten gezeichnet werden, im Takt mit dem Bild</translation>
    </message>
    <message>
        <source>no mask</source>
        <translation>keine Maske</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Gelesen als</translation>
    </message>
</context>
<context>
    <name>tensordesk::Player</name>
    <message numerus="yes">
        <source>%n frames a second</source>
        <translation>
            <numerusform>%n Bild in der Sekunde</numerusform>
            <numerusform>%n Bilder in der Sekunde</numerusform>
        </translation>
    </message>
    <message>
        <source>Start again at the end</source>
        <translation>Am Ende von vorn beginnen</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Anhalten (Leertaste)</translation>
    </message>
    <message>
        <source>Show index after index (Space)</source>
        <translation>Index nach Index zeigen (Leertaste)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
</context>
<context>
    <name>tensordesk::PlotLayouts</name>
    <message>
        <source>The file has no key %1</source>
        <translation>Die Datei hat keinen Schlüssel %1</translation>
    </message>
    <message>
        <source>The layout shows this key, so it cannot be used here.</source>
        <translation>Die Anordnung zeigt diesen Schlüssel und kann hier nicht verwendet werden.</translation>
    </message>
</context>
<context>
    <name>tensordesk::PlotView</name>
    <message>
        <source>Reading was stopped. Press F5 to read it again.</source>
        <translation>Das Lesen wurde angehalten. F5 liest erneut.</translation>
    </message>
    <message>
        <source>magnitude</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>real part</source>
        <translation>Realteil</translation>
    </message>
    <message>
        <source>imaginary part</source>
        <translation>Imaginärteil</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Complex values</source>
        <translation>Komplexe Werte</translation>
    </message>
    <message>
        <source>The real number that is drawn for each complex value</source>
        <translation>Die reelle Zahl, die für jeden komplexen Wert steht</translation>
    </message>
</context>
<context>
    <name>tensordesk::PlotWidget</name>
    <message>
        <source>Show all</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Bild speichern …</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf *.jpg)</source>
        <translation>Bilder (*.png *.svg *.pdf *.jpg)</translation>
    </message>
    <message>
        <source>Copies the picture; with Ctrl, the mouse drags it to another program</source>
        <translation>Kopiert das Bild; mit Strg zieht die Maus es in ein anderes Programm</translation>
    </message>
    <message>
        <source>Cannot write the picture</source>
        <translation>Das Bild kann nicht geschrieben werden</translation>
    </message>
</context>
<context>
    <name>tensordesk::ReadAsDialog</name>
    <message>
        <source>the root of the file</source>
        <translation>der Wurzel der Datei</translation>
    </message>
    <message>
        <source>%1: each is an episode</source>
        <translation>%1: jede ist eine Episode</translation>
    </message>
    <message>
        <source>The second dim counts environments</source>
        <translation>Die zweite Dim zählt Umgebungen</translation>
    </message>
    <message>
        <source>Read the other files of this folder by it too</source>
        <translation>Auch die anderen Dateien dieses Ordners so lesen</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Lesen als</translation>
    </message>
    <message>
        <source>Roles to begin with: those of a layout</source>
        <translation>Rollen für den Anfang: die eines Layouts</translation>
    </message>
    <message>
        <source>The level of the file whose arrays have one row per step</source>
        <translation>Die Ebene der Datei, deren Arrays eine Zeile je Schritt haben</translation>
    </message>
    <message>
        <source>Arrays are [steps, environments, …]: each environment has episodes of its own</source>
        <translation>Arrays sind [Schritte, Umgebungen, …]: jede Umgebung hat eigene Episoden</translation>
    </message>
    <message>
        <source>The rollout that the roles give</source>
        <translation>Was die Rollen ergeben</translation>
    </message>
    <message>
        <source>First rows of the first episode</source>
        <translation>Erste Zeilen der ersten Episode</translation>
    </message>
    <message>
        <source>a name to save this layout under</source>
        <translation>ein Name, um dieses Layout zu speichern</translation>
    </message>
    <message>
        <source>&amp;Read</source>
        <translation>&amp;Lesen</translation>
    </message>
    <message>
        <source>&amp;Begin with</source>
        <translation>&amp;Beginnen mit</translation>
    </message>
    <message>
        <source>&amp;Steps are in</source>
        <translation>&amp;Schritte liegen in</translation>
    </message>
    <message>
        <source>Save &amp;as</source>
        <translation>Speichern &amp;als</translation>
    </message>
    <message>
        <source>Inspect the file</source>
        <translation>Die Datei ansehen</translation>
    </message>
    <message>
        <source>own roles</source>
        <translation>eigene Rollen</translation>
    </message>
    <message>
        <source>the layout that fits</source>
        <translation>dem passenden Layout</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s)</source>
        <translation>
            <numerusform>%n Episode</numerusform>
            <numerusform>%n Episoden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <translation>%1 mit %2 Schritten</translation>
    </message>
    <message>
        <source>%1 of %2 to %3 steps, %4 total</source>
        <translation>%1 mit %2 bis %3 Schritten, %4 insgesamt</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Warnungen</translation>
    </message>
</context>
<context>
    <name>tensordesk::RecentFiles</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>Liste &amp;leeren</translation>
    </message>
</context>
<context>
    <name>tensordesk::RegionPanel</name>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Show only this range</source>
        <translation>Nur diesen Bereich zeigen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the table as text</source>
        <translation>Die Tabelle als Text kopieren</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Remove the marked range (Esc in the plot)</source>
        <translation>Den markierten Bereich entfernen (Esc im Diagramm)</translation>
    </message>
    <message>
        <source>Statistics of the marked range</source>
        <translation>Statistik des markierten Bereichs</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Kurve</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Std</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max</translation>
    </message>
    <message>
        <source>Integral</source>
        <translation>Integral</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>Steigung</translation>
    </message>
    <message>
        <source>Integral over the index, by the trapezoidal rule</source>
        <translation>Integral über den Index, nach der Trapezregel</translation>
    </message>
    <message>
        <source>Slope of the least-squares line per index</source>
        <translation>Steigung der Ausgleichsgeraden je Index</translation>
    </message>
    <message>
        <source>Summarize the marked range</source>
        <translation>Den markierten Bereich auswerten</translation>
    </message>
    <message>
        <source>No index is in the marked range.</source>
        <translation>Im markierten Bereich liegt kein Index.</translation>
    </message>
    <message numerus="yes">
        <source>%1 … %2, %n indices</source>
        <translation>
            <numerusform>%1 … %2, %n Index</numerusform>
            <numerusform>%1 … %2, %n Indizes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::RemoteDialog</name>
    <message>
        <source>&amp;Connect</source>
        <translation>&amp;Verbinden</translation>
    </message>
    <message>
        <source>Folder &amp;above</source>
        <translation>&amp;Übergeordneter Ordner</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Open from another machine</source>
        <translation>Von anderem Rechner öffnen</translation>
    </message>
    <message>
        <source>user@machine, or a host of your ssh configuration</source>
        <translation>user@rechner oder ein Host aus Ihrer Konfiguration von ssh</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>A file or folder there; ~ is your home folder</source>
        <translation>Eine Datei oder ein Ordner dort; ~ ist Ihr Home-Ordner</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Pfad</translation>
    </message>
    <message>
        <source>Files and folders there</source>
        <translation>Dateien und Ordner dort</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>State of the connection</source>
        <translation>Zustand der Verbindung</translation>
    </message>
    <message>
        <source>The connection is made by your ssh, with its keys and settings. TensorDesk must be installed there too.</source>
        <translation>Die Verbindung stellt Ihr ssh mit seinen Schlüsseln und Einstellungen her. TensorDesk muss auch dort installiert sein.</translation>
    </message>
    <message>
        <source>Waiting for the machine</source>
        <translation>Warten auf den Rechner</translation>
    </message>
    <message>
        <source>Read a folder of another machine</source>
        <translation>Ordner eines anderen Rechners lesen</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>Verbindung mit %1 wird hergestellt …</translation>
    </message>
    <message>
        <source>The folder is empty.</source>
        <translation>Der Ordner ist leer.</translation>
    </message>
    <message>
        <source>Enter or a double click enters a folder; Open also opens a folder as a tensordict.</source>
        <translation>Die Eingabetaste oder ein Doppelklick geht in einen Ordner; „Öffnen“ öffnet auch einen Ordner als Tensordict.</translation>
    </message>
    <message>
        <source>The first %1 names of the folder. Type the path of another file above.</source>
        <translation>Die ersten %1 Namen des Ordners. Geben Sie den Pfad einer anderen Datei oben ein.</translation>
    </message>
</context>
<context>
    <name>tensordesk::RerunDialog</name>
    <message>
        <source>Too large to compute while you type; the check reports the sizes.</source>
        <translation>Zu groß, um es während der Eingabe zu berechnen; die Prüfung nennt die Größen.</translation>
    </message>
    <message>
        <source>Check a policy</source>
        <translation>Eine Policy prüfen</translation>
    </message>
    <message>
        <source>An expression for the policy or critic that the rollout was collected with. It is run over the stored observations and scores the stored actions; nothing is drawn and nothing is written.</source>
        <translation>Ein Ausdruck für die Policy oder den Critic, mit denen der Rollout gesammelt wurde. Er läuft über die gespeicherten Beobachtungen und bewertet die gespeicherten Aktionen; nichts wird gezogen und nichts geschrieben.</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>Modul</translation>
    </message>
    <message>
        <source>Such as ProbabilisticActor(…) or ValueOperator(…); the list has the previous expressions</source>
        <translation>Etwa ProbabilisticActor(…) oder ValueOperator(…); die Liste enthält die bisherigen Ausdrücke</translation>
    </message>
    <message>
        <source>&amp;Weights…</source>
        <translation>&amp;Gewichte…</translation>
    </message>
    <message>
        <source>Choose the file of the module&apos;s parameters, a state dict; the expression then loads it</source>
        <translation>Die Datei mit den Parametern des Moduls wählen, ein State-Dict; der Ausdruck lädt sie dann</translation>
    </message>
    <message>
        <source>The keys that the module reads and writes</source>
        <translation>Was das Modul liest und ergibt</translation>
    </message>
    <message>
        <source>Where the module computes</source>
        <translation>Wo das Modul rechnet</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>Fewer take less memory; a recurrent module is given all steps of a row at once</source>
        <translation>Weniger brauchen weniger Speicher; ein rekurrentes Modul bekommt alle Schritte einer Zeile auf einmal</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Prüfen</translation>
    </message>
    <message>
        <source>&amp;Module</source>
        <translation>&amp;Modul</translation>
    </message>
    <message>
        <source>&amp;Device</source>
        <translation>&amp;Gerät</translation>
    </message>
    <message>
        <source>&amp;Steps at once</source>
        <translation>&amp;Schritte auf einmal</translation>
    </message>
    <message>
        <source>Inspect the module</source>
        <translation>Das Modul ansehen</translation>
    </message>
    <message>
        <source>The parameters of the module</source>
        <translation>Die Parameter des Moduls</translation>
    </message>
    <message>
        <source>State dicts (*.pt *.pth *.safetensors *.tdz *.h5);;All files (*)</source>
        <translation>State-Dicts (*.pt *.pth *.safetensors *.tdz *.h5);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The parameters come from a file that “Weights…” names, or that the expression loads itself.</source>
        <translation>Die Parameter kommen aus einer Datei, die „Gewichte…“ nennt oder der Ausdruck selbst lädt.</translation>
    </message>
    <message>
        <source>It reads %1.</source>
        <translation>Es liest %1.</translation>
    </message>
    <message>
        <source>Compared with the stored values: %1.</source>
        <translation>Mit dem Gespeicherten verglichen: %1.</translation>
    </message>
    <message>
        <source>Not stored: %1.</source>
        <translation>Nicht gespeichert: %1.</translation>
    </message>
    <message>
        <source>That was stopped. Change the text to start it again.</source>
        <translation>Das wurde angehalten. Ändern Sie den Text, um es neu zu beginnen.</translation>
    </message>
</context>
<context>
    <name>tensordesk::RerunPage</name>
    <message>
        <source>equal</source>
        <translation>gleich</translation>
    </message>
    <message>
        <source>rounded</source>
        <translation>gerundet</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>veraltet</translation>
    </message>
    <message>
        <source>mismatched</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>unlike</source>
        <translation>anders</translation>
    </message>
    <message>
        <source>misshapen</source>
        <translation>andere Form</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>ohne Urteil</translation>
    </message>
    <message>
        <source>the log-probability of the stored action</source>
        <translation>die Log-Wahrscheinlichkeit der gespeicherten Aktion</translation>
    </message>
    <message>
        <source>the action, compared with the deterministic action of the given policy</source>
        <translation>die Aktion, verglichen mit der deterministischen Aktion der angegebenen Policy</translation>
    </message>
    <message>
        <source>the module&apos;s outputs</source>
        <translation>die Ausgaben des Moduls</translation>
    </message>
    <message>
        <source>&amp;Check a policy…</source>
        <translation>Eine Policy &amp;prüfen…</translation>
    </message>
    <message>
        <source>Add as &amp;derived key</source>
        <translation>Als a&amp;bgeleiteten Schlüssel hinzufügen</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Gleich</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Greatest</source>
        <translation>Größter</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Quotient</translation>
    </message>
    <message>
        <source>Clipped</source>
        <translation>Gekappt</translation>
    </message>
    <message>
        <source>KL</source>
        <translation>KL</translation>
    </message>
    <message>
        <source>The mean distance of the computed values from the stored ones</source>
        <translation>So weit ist im Mittel das jetzt Berechnete vom Gespeicherten entfernt</translation>
    </message>
    <message>
        <source>It is so far from it at most</source>
        <translation>So weit ist es höchstens entfernt</translation>
    </message>
    <message>
        <source>New probability by stored one: mean and standard deviation</source>
        <translation>Neue Wahrscheinlichkeit durch gespeicherte: Mittel und Standardabweichung</translation>
    </message>
    <message>
        <source>The share of ratios outside of 0.8 to 1.2, where PPO clips by default</source>
        <translation>Der Anteil der Quotienten außerhalb von 0,8 bis 1,2, wo PPO kappt, wenn nichts anderes gesagt ist</translation>
    </message>
    <message>
        <source>The mean of ratio − 1 − log(ratio), an estimate of the divergence of the new policy</source>
        <translation>Das Mittel von Quotient − 1 − log(Quotient), eine Schätzung der Divergenz der neuen Policy</translation>
    </message>
    <message>
        <source>Differences from the stored values</source>
        <translation>Was vom Gespeicherten abweicht</translation>
    </message>
    <message>
        <source>Meaning and fix</source>
        <translation>Bedeutung und Abhilfe</translation>
    </message>
    <message>
        <source>Runs a policy or critic over the rollout again and compares its outputs with the stored values</source>
        <translation>Lässt eine Policy oder einen Critic noch einmal über den Rollout laufen und vergleicht das Ergebnis mit dem Gespeicherten</translation>
    </message>
    <message>
        <source>Adds the log-probabilities of the stored actions under this policy to the tree; they are computed when they are shown</source>
        <translation>Nimmt die Log-Wahrscheinlichkeiten der gespeicherten Aktionen nach dieser Policy in den Baum auf, berechnet beim Ansehen</translation>
    </message>
    <message>
        <source>Run the policy</source>
        <translation>Die Policy ausführen</translation>
    </message>
    <message>
        <source>A stale or mismatched log-probability is the classic bug of PPO. Check a policy runs it over this rollout again, and lays the log-probabilities of the stored actions, values and parameters beside those that are stored.</source>
        <translation>Eine veraltete oder falsche Log-Wahrscheinlichkeit ist der klassische Fehler bei PPO. „Eine Policy prüfen“ lässt sie noch einmal über diesen Rollout laufen und stellt die Log-Wahrscheinlichkeiten der gespeicherten Aktionen, Werte und Parameter neben die gespeicherten.</translation>
    </message>
    <message>
        <source>Running the policy…</source>
        <translation>Die Policy läuft…</translation>
    </message>
    <message>
        <source>No difference from the stored values</source>
        <translation>Nichts weicht vom Gespeicherten ab</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) differ from the stored values</source>
        <translation>
            <numerusform>%n Schlüssel weicht vom Gespeicherten ab</numerusform>
            <numerusform>%n Schlüssel weichen vom Gespeicherten ab</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n Schritt</numerusform>
            <numerusform>%n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>not stored: %1</source>
        <translation>nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>the rollout changed since: check again</source>
        <translation>der Rollout hat sich seither geändert: noch einmal prüfen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>stored %1, now %2</source>
        <translation>gespeichert %1, jetzt %2</translation>
    </message>
    <message>
        <source>Go to this element</source>
        <translation>Zu diesem Element gehen</translation>
    </message>
    <message>
        <source>Fix:</source>
        <translation>Abhilfe:</translation>
    </message>
    <message>
        <source>The entropy is %1 on average.</source>
        <translation>Die Entropie beträgt im Mittel %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) are left out: the actions lie at the bounds, where the sampled value is unknown.</source>
        <translation>
            <numerusform>%n Zahl ist ausgelassen: Die Aktion liegt an der Grenze, wo der gezogene Wert unbekannt ist.</numerusform>
            <numerusform>%n Zahlen sind ausgelassen: Die Aktionen liegen an den Grenzen, wo der gezogene Wert unbekannt ist.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::RoleText</name>
    <message>
        <source>columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>x axis</source>
        <translation>x-Achse</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>y axis</source>
        <translation>y-Achse</translation>
    </message>
    <message>
        <source>each</source>
        <translation>je eine</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>together</source>
        <translation>zusammen</translation>
    </message>
    <message>
        <source>index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>mean ± std</source>
        <translation>Mittel ± Std.-Abw.</translation>
    </message>
    <message>
        <source>quartiles</source>
        <translation>Quartile</translation>
    </message>
</context>
<context>
    <name>tensordesk::RolesTable</name>
    <message>
        <source>no role</source>
        <translation>keine Rolle</translation>
    </message>
    <message>
        <source>observation</source>
        <translation>Beobachtung</translation>
    </message>
    <message>
        <source>next observation</source>
        <translation>nächste Beobachtung</translation>
    </message>
    <message>
        <source>action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>reward</source>
        <translation>Belohnung</translation>
    </message>
    <message>
        <source>done: ends an episode</source>
        <translation>done: beendet eine Episode</translation>
    </message>
    <message>
        <source>terminated: ends an episode</source>
        <translation>terminated: beendet eine Episode</translation>
    </message>
    <message>
        <source>truncated: ends an episode</source>
        <translation>truncated: beendet eine Episode</translation>
    </message>
    <message>
        <source>first step of an episode</source>
        <translation>erster Schritt einer Episode</translation>
    </message>
    <message>
        <source>number of the episode</source>
        <translation>Nummer der Episode</translation>
    </message>
    <message>
        <source>ends of the episodes</source>
        <translation>Enden der Episoden</translation>
    </message>
    <message>
        <source>lengths of the episodes</source>
        <translation>Längen der Episoden</translation>
    </message>
    <message>
        <source>mask of the real steps</source>
        <translation>Maske der echten Schritte</translation>
    </message>
    <message>
        <source>lengths of padded episodes</source>
        <translation>Längen aufgefüllter Episoden</translation>
    </message>
    <message>
        <source>Stored key</source>
        <translation>Gespeicherter Schlüssel</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>First values</source>
        <translation>Erste Werte</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Gezeigt als</translation>
    </message>
    <message>
        <source>Stored keys and their roles</source>
        <translation>Gespeicherte Schlüssel und ihre Rollen</translation>
    </message>
    <message>
        <source>Role of %1</source>
        <translation>Rolle von %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::RolloutActions</name>
    <message numerus="yes">
        <source>%1, its first %n step(s)</source>
        <translation>
            <numerusform>%1, der erste Schritt</numerusform>
            <numerusform>%1, die ersten %n Schritte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, episode %2 [%3]</source>
        <translation>%1, Episode %2 [%3]</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s) as a stack</source>
        <translation>
            <numerusform>%n Episode als Stapel</numerusform>
            <numerusform>%n Episoden als Stapel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s), padded, with a mask</source>
        <translation>
            <numerusform>%n Episode, gefüllt, mit Maske</numerusform>
            <numerusform>%n Episoden, gefüllt, mit Maske</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s), a numbered file each</source>
        <translation>
            <numerusform>%n Episode, eine nummerierte Datei</numerusform>
            <numerusform>%n Episoden, je eine nummerierte Datei</numerusform>
        </translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Nach %1 geschrieben</translation>
    </message>
    <message>
        <source>The tree has the derived key %1 now</source>
        <translation>Der Baum hat jetzt den abgeleiteten Schlüssel %1</translation>
    </message>
    <message>
        <source>Join the episodes</source>
        <translation>Episoden aneinanderfügen</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s) as rows</source>
        <translation>
            <numerusform>%n Episode als Zeilen</numerusform>
            <numerusform>%n Episoden als Zeilen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::RolloutPages</name>
    <message>
        <source>Rollout</source>
        <translation>Rollout</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episoden</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Gesundheit</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>Drift</translation>
    </message>
    <message>
        <source>Policy check</source>
        <translation>Policy-Prüfung</translation>
    </message>
</context>
<context>
    <name>tensordesk::RuleBar</name>
    <message>
        <source>Episode boundaries</source>
        <translation>Episodengrenzen</translation>
    </message>
    <message>
        <source>The key that marks the episode boundaries: on this page, in the health checks and for the keys [ and ]</source>
        <translation>Nach welchem Schlüssel Episoden unterschieden werden: hier, in den Prüfungen des Doktors und für die Tasten [ und ]</translation>
    </message>
    <message>
        <source>Key of the rewards</source>
        <translation>Schlüssel der Belohnungen</translation>
    </message>
    <message>
        <source>Which key a return is the sum of</source>
        <translation>Von welchem Schlüssel ein Ertrag die Summe ist</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Abzinsung</translation>
    </message>
    <message>
        <source>The discount per step</source>
        <translation>Der Diskontfaktor je Schritt</translation>
    </message>
    <message>
        <source>&amp;Episode boundaries</source>
        <translation>&amp;Episodengrenzen</translation>
    </message>
    <message>
        <source>&amp;Return of</source>
        <translation>E&amp;rtrag von</translation>
    </message>
    <message>
        <source>&amp;Discount</source>
        <translation>&amp;Abzinsung</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatisch</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>kein Schlüssel</translation>
    </message>
</context>
<context>
    <name>tensordesk::RunsChart</name>
    <message>
        <source>Runs by episode</source>
        <translation>Läufe nach Episode</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>episode</source>
        <translation>Episode</translation>
    </message>
    <message>
        <source>return</source>
        <translation>Return</translation>
    </message>
    <message>
        <source>length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>%1: episode %2, %3 %4</source>
        <translation>%1: Episode %2, %3 %4</translation>
    </message>
</context>
<context>
    <name>tensordesk::RunsModel</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 finished, %2 unfinished, %3 steps</source>
        <translation>%1 beendet, %2 unvollendet, %3 Schritte</translation>
    </message>
    <message>
        <source>The mean return of finished episodes; of all episodes if none is finished</source>
        <translation>Der mittlere Return beendeter Episoden; aller Episoden, wenn keine beendet ist</translation>
    </message>
    <message>
        <source>The interquartile mean: the mean of the middle half of the returns</source>
        <translation>Das Interquartilsmittel: das Mittel der mittleren Hälfte der Returns</translation>
    </message>
    <message>
        <source>The share of episodes with a step at which the key success or is_success is true</source>
        <translation>Der Anteil der Episoden mit einem Schritt, in dem der Schlüssel success oder is_success wahr ist</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episoden</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Return</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Std</translation>
    </message>
    <message>
        <source>IQM</source>
        <translation>IQM</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Erfolg</translation>
    </message>
</context>
<context>
    <name>tensordesk::RunsWindow</name>
    <message>
        <source>Runs — TensorDesk</source>
        <translation>Läufe – TensorDesk</translation>
    </message>
    <message>
        <source>return</source>
        <translation>Return</translation>
    </message>
    <message>
        <source>length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>The number of an episode</source>
        <translation>Die Größe einer Episode</translation>
    </message>
    <message>
        <source>by episode</source>
        <translation>nach Episode</translation>
    </message>
    <message>
        <source>by step</source>
        <translation>nach Schritt</translation>
    </message>
    <message>
        <source>The horizontal axis</source>
        <translation>Die waagerechte Achse</translation>
    </message>
    <message>
        <source> episodes</source>
        <translation> Episoden</translation>
    </message>
    <message>
        <source>Moving mean</source>
        <translation>Gleitendes Mittel</translation>
    </message>
    <message>
        <source>Each point is the mean of this many episodes up to its own; 1 shows the episodes themselves</source>
        <translation>Jeder Punkt ist das Mittel so vieler Episoden bis zu seiner eigenen; 1 zeigt die Episoden selbst</translation>
    </message>
    <message>
        <source>&amp;Mean of</source>
        <translation>&amp;Mittel über</translation>
    </message>
    <message>
        <source>&amp;Copy table</source>
        <translation>Tabelle &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the statistics with exact numbers</source>
        <translation>Die Statistik mit genauen Zahlen kopieren</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>Statistics of the runs</source>
        <translation>Statistik der Läufe</translation>
    </message>
    <message>
        <source>Read the runs</source>
        <translation>Läufe lesen</translation>
    </message>
    <message>
        <source>Only the first %1 of %2 runs are shown.</source>
        <translation>Nur die ersten %1 von %2 Läufen werden gezeigt.</translation>
    </message>
    <message>
        <source>Compare runs</source>
        <translation>Läufe vergleichen</translation>
    </message>
    <message>
        <source>1 episode</source>
        <translation>1 Episode</translation>
    </message>
</context>
<context>
    <name>tensordesk::ScatterView</name>
    <message>
        <source>Joined</source>
        <translation>Verbunden</translation>
    </message>
    <message>
        <source>Logarithmic x axis</source>
        <translation>Logarithmische x-Achse</translation>
    </message>
    <message>
        <source>Logarithmic y axis</source>
        <translation>Logarithmische y-Achse</translation>
    </message>
    <message>
        <source>Read points</source>
        <translation>Punkte lesen</translation>
    </message>
    <message>
        <source>Along x</source>
        <translation>Entlang x</translation>
    </message>
    <message>
        <source>Joins the points by lines, in their order</source>
        <translation>Verbindet die Punkte durch Linien, in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>Select a leaf in the tree to draw it against another.</source>
        <translation>Ein Blatt im Baum wählen, um es gegen ein anderes zu zeichnen.</translation>
    </message>
    <message>
        <source>index of %1</source>
        <translation>Index von %1</translation>
    </message>
    <message>
        <source>index</source>
        <translation>Index</translation>
    </message>
    <message>
        <source>%1 has no dim like the one along x, so nothing can be drawn against it.</source>
        <translation>%1 hat keine Dimension wie die entlang x; dagegen lässt sich nichts zeichnen.</translation>
    </message>
    <message>
        <source>This leaf is a single value; the table shows it.</source>
        <translation>Dieses Blatt ist ein einzelner Wert; die Tabelle zeigt ihn.</translation>
    </message>
    <message>
        <source>Give one dim the x axis: its indices pair the elements of both keys.</source>
        <translation>Eine Dimension braucht die x-Achse: ihre Indizes paaren die Elemente beider Schlüssel.</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>%1 werden gelesen …</translation>
    </message>
    <message>
        <source>The first %1 of %2 series.</source>
        <translation>Die ersten %1 von %2 Reihen.</translation>
    </message>
    <message>
        <source>%1 points have no place: NaN, infinite, beyond 1e240, or not above 0 on a logarithmic axis.</source>
        <translation>%1 Punkte haben keinen Platz: NaN, unendlich, jenseits von 1e240, oder nicht über 0 auf einer logarithmischen Achse.</translation>
    </message>
    <message>
        <source>%1 has no dim like the one along x.</source>
        <translation>%1 hat keine Dimension wie die entlang x.</translation>
    </message>
    <message>
        <source>Complex values by magnitude.</source>
        <translation>Komplexe Werte nach Betrag.</translation>
    </message>
    <message>
        <source>series</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>Read the points at the cursor</source>
        <translation>Punkte am Cursor lesen</translation>
    </message>
    <message>
        <source>This key cannot be drawn here</source>
        <translation>Dieser Schlüssel kann hier nicht gezeichnet werden</translation>
    </message>
</context>
<context>
    <name>tensordesk::ScoreModel</name>
    <message>
        <source>Read scores</source>
        <translation>Bewertungen lesen</translation>
    </message>
    <message>
        <source>Read rows of scores</source>
        <translation>Zeilen von Bewertungen lesen</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Mean of the row over its instructions</source>
        <translation>Mittel der Zeile über ihre Anweisungen</translation>
    </message>
    <message>
        <source>Mean of the row</source>
        <translation>Mittel der Zeile</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>Mittel %1</translation>
    </message>
    <message>
        <source>Mean over %1 of %2 prompts</source>
        <translation>Mittel über %1 von %2 Prompts</translation>
    </message>
</context>
<context>
    <name>tensordesk::ScoreTable</name>
    <message>
        <source>Strict scores</source>
        <translation>Strenge Bewertungen</translation>
    </message>
    <message>
        <source>Loose scores</source>
        <translation>Lockere Bewertungen</translation>
    </message>
    <message>
        <source>How strictly IFEval judges</source>
        <translation>Wie streng IFEval urteilt</translation>
    </message>
    <message>
        <source>Loose scores ignore the first and last line of a response, and asterisks</source>
        <translation>Lockere Bewertungen lassen die erste und letzte Zeile einer Antwort und Sternchen außer Acht</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Bewertungen</translation>
    </message>
</context>
<context>
    <name>tensordesk::SequenceColumn</name>
    <message>
        <source>Sequence</source>
        <translation>Sequenz</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>Prompt-Länge</translation>
    </message>
    <message>
        <source>Response length</source>
        <translation>Antwortlänge</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Reward</translation>
    </message>
    <message>
        <source>Group mean</source>
        <translation>Gruppenmittel</translation>
    </message>
    <message>
        <source>Group σ</source>
        <translation>σ der Gruppe</translation>
    </message>
    <message>
        <source>Advantage</source>
        <translation>Advantage</translation>
    </message>
    <message>
        <source>KL</source>
        <translation>KL</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Prompt begins</source>
        <translation>Beginn des Prompts</translation>
    </message>
    <message>
        <source>Response begins</source>
        <translation>Beginn der Antwort</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Auffälliges</translation>
    </message>
</context>
<context>
    <name>tensordesk::SequenceRow</name>
    <message>
        <source>truncated</source>
        <translation>abgeschnitten</translation>
    </message>
</context>
<context>
    <name>tensordesk::SequencesModel</name>
    <message>
        <source>Read sequences</source>
        <translation>Sequenzen lesen</translation>
    </message>
    <message>
        <source>log-prob: a log-probability of the response is above 0 or not finite. copy: an earlier sample of the group has the same response. no spread: all samples of the group have the same reward.</source>
        <translation>log-prob: Eine Log-Wahrscheinlichkeit der Antwort ist größer als 0 oder nicht endlich. copy: Eine frühere Antwort der Gruppe ist dieselbe. no spread: Alle Antworten der Gruppe haben denselben Reward.</translation>
    </message>
</context>
<context>
    <name>tensordesk::SequencesPane</name>
    <message>
        <source>Filter of sequences</source>
        <translation>Filter der Sequenzen</translation>
    </message>
    <message>
        <source>Read all sequences</source>
        <translation>Alle Sequenzen lesen</translation>
    </message>
    <message>
        <source>Sort sequences</source>
        <translation>Sequenzen sortieren</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filter</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Sequenzen</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Bewertungen</translation>
    </message>
    <message>
        <source>Select two sequences to see them side by side, or more to see them as rows</source>
        <translation>Zwei ausgewählte Sequenzen stehen nebeneinander, mehr als Zeilen untereinander</translation>
    </message>
    <message>
        <source>Groups of sequences</source>
        <translation>Gruppen von Sequenzen</translation>
    </message>
    <message>
        <source>Reading all sequences…</source>
        <translation>Alle Sequenzen werden gelesen …</translation>
    </message>
    <message>
        <source>No prompt has several samples here.</source>
        <translation>Hier hat kein Prompt mehrere Antworten.</translation>
    </message>
    <message>
        <source>%1 of %2 sequences</source>
        <translation>%1 von %2 Sequenzen</translation>
    </message>
    <message>
        <source>Shows the sequences for which this is true. Available: sequence, prompt, response (their lengths), reward, advantage, kl, entropy, step, truncated, group, group_size, group_mean, group_std, flags, and the further columns by their names</source>
        <translation>Zeigt die Sequenzen, für die dies wahr ist. Verfügbar: sequence, prompt, response (ihre Längen), reward, advantage, kl, entropy, step, truncated, group, group_size, group_mean, group_std, flags und die weiteren Spalten unter ihren Namen</translation>
    </message>
</context>
<context>
    <name>tensordesk::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Numbers in tables</source>
        <translation>Zahlen in Tabellen</translation>
    </message>
    <message>
        <source>Colours of heat maps</source>
        <translation>Farben von Heatmaps</translation>
    </message>
    <message>
        <source>These choices are kept. The options of a view are beside it, on the page View.</source>
        <translation>Was hier gewählt wird, bleibt gewählt. Die eigenen Optionen einer Ansicht stehen neben ihr, auf der Seite Ansicht.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>Applies after the next start of the program</source>
        <translation>Gilt vom nächsten Start des Programms an</translation>
    </message>
    <message>
        <source>Language, from the next start on</source>
        <translation>Sprache, vom nächsten Start an</translation>
    </message>
    <message>
        <source>The most bytes of a key that are computed, edited or kept in memory at once. Larger ones go block by block, and their results are kept in a scratch file in $TMPDIR.</source>
        <translation>Was von einem Schlüssel auf einmal im Speicher berechnet, bearbeitet oder behalten wird. Größere werden blockweise bearbeitet, und was von ihnen behalten wird, liegt in einer Zwischendatei in $TMPDIR.</translation>
    </message>
    <message>
        <source>Memory budget</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Columns of the tree</source>
        <translation>Spalten des Baums</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
</context>
<context>
    <name>tensordesk::ShapeEffectModel</name>
    <message>
        <source>breaks here</source>
        <translation>scheitert hier</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>fällt weg</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>dtype</source>
        <translation>dtype</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>view</source>
        <translation>Sicht</translation>
    </message>
    <message>
        <source>A view: nothing is copied</source>
        <translation>Eine View: Nichts wird kopiert</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>Kopie</translation>
    </message>
    <message>
        <source>Has elements of its own</source>
        <translation>Hat eigene Elemente</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elemente</translation>
    </message>
</context>
<context>
    <name>tensordesk::ShapeLabel</name>
    <message>
        <source>Shape %1</source>
        <translation>Form %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::ShapePanel</name>
    <message>
        <source>Effect on each key</source>
        <translation>Wirkung auf jeden Schlüssel</translation>
    </message>
    <message>
        <source>Type an expression above: this shows what it does to each key, before any data is touched.</source>
        <translation>Oben einen Ausdruck eingeben: hier steht, was er aus jedem Schlüssel macht, bevor Daten angefasst werden.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Columns of the effect</source>
        <translation>Spalten der Wirkung</translation>
    </message>
    <message>
        <source>Rows of the effect</source>
        <translation>Zeilen der Wirkung</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>bei %1</translation>
    </message>
    <message>
        <source>Only the values tell:</source>
        <translation>Nur die Werte sagen es:</translation>
    </message>
    <message>
        <source>This is more than is worked out while you type.</source>
        <translation>Das ist mehr, als beim Tippen ausgerechnet wird.</translation>
    </message>
    <message>
        <source>Work out shapes</source>
        <translation>Shapes berechnen</translation>
    </message>
    <message>
        <source>Look where elements come from</source>
        <translation>Herkunft der Elemente bestimmen</translation>
    </message>
    <message>
        <source>Effect of the expression</source>
        <translation>Wirkung des Ausdrucks</translation>
    </message>
</context>
<context>
    <name>tensordesk::ShapeTokens</name>
    <message>
        <source>batch dim %1</source>
        <translation>Batch-Dimension %1</translation>
    </message>
    <message>
        <source>event dim %1</source>
        <translation>Event-Dimension %1</translation>
    </message>
    <message>
        <source>varies</source>
        <translation>verschieden</translation>
    </message>
</context>
<context>
    <name>tensordesk::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Search by a word, or by a key such as Ctrl+E</source>
        <translation>Nach einem Wort suchen, oder nach einer Taste wie Strg+E</translation>
    </message>
    <message>
        <source>Shortcut to find</source>
        <translation>Gesuchtes Tastenkürzel</translation>
    </message>
</context>
<context>
    <name>tensordesk::ShownRollout</name>
    <message>
        <source>Read the keys of the rollout</source>
        <translation>Die Schlüssel des Rollouts ansehen</translation>
    </message>
    <message>
        <source>Find the episodes</source>
        <translation>Die Episoden suchen</translation>
    </message>
</context>
<context>
    <name>tensordesk::ShownTokens</name>
    <message>
        <source>padding</source>
        <translation>Auffüllung</translation>
    </message>
    <message>
        <source>prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>environment</source>
        <translation>Umgebung</translation>
    </message>
    <message>
        <source>response</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Sequence %1</source>
        <translation>Sequenz %1</translation>
    </message>
    <message>
        <source>reward %1</source>
        <translation>Belohnung %1</translation>
    </message>
    <message>
        <source>advantage %1</source>
        <translation>Vorteil %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::SidePanel</name>
    <message>
        <source>Beside the picture</source>
        <translation>Neben dem Bild</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>All that is known of the selected entry</source>
        <translation>Alles, was über den gewählten Eintrag bekannt ist</translation>
    </message>
    <message>
        <source>The options of the shown view</source>
        <translation>Was sich an der gezeigten Ansicht wählen lässt</translation>
    </message>
</context>
<context>
    <name>tensordesk::SideWindow</name>
    <message>
        <source>Cancel the newest job, or close</source>
        <translation>Den neuesten Vorgang abbrechen oder schließen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>tensordesk::StackView</name>
    <message>
        <source>Members of the stack</source>
        <translation>Mitglieder des Stapels</translation>
    </message>
    <message>
        <source>Key that not all members have</source>
        <translation>Schlüssel, den nicht alle Mitglieder haben</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Mitglieder</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>Keys that not all members have</source>
        <translation>Schlüssel, die nicht alle Mitglieder haben</translation>
    </message>
    <message>
        <source>Read the members</source>
        <translation>Mitglieder ansehen</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Looking at the members…</source>
        <translation>Die Mitglieder werden angesehen …</translation>
    </message>
    <message>
        <source>%1 members of different shapes</source>
        <translation>%1 Mitglieder verschiedener Form</translation>
    </message>
    <message>
        <source>%1 members, stacked on dim %2</source>
        <translation>%1 Mitglieder, gestapelt in Dimension %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>tensordesk::StepModel</name>
    <message>
        <source>The operand that the operations start from</source>
        <translation>Wovon die Operationen ausgehen</translation>
    </message>
    <message>
        <source>Double-click to edit, drag to move, Delete to remove</source>
        <translation>Doppelklick bearbeitet, Ziehen verschiebt, Entf entfernt</translation>
    </message>
    <message>
        <source>breaks here</source>
        <translation>scheitert hier</translation>
    </message>
</context>
<context>
    <name>tensordesk::StepsPlot</name>
    <message>
        <source>Filled: between the quartiles of the sequences of a step. Line: median. Dashed line: mean.</source>
        <translation>Fläche: zwischen den Quartilen der Sequenzen eines Schritts. Linie: Median. Gestrichelt: Mittelwert.</translation>
    </message>
    <message>
        <source>The figures of the step under the pointer</source>
        <translation>Die Werte des Schritts unter dem Zeiger</translation>
    </message>
    <message>
        <source>%1 by step</source>
        <translation>%1 nach Schritt</translation>
    </message>
    <message>
        <source>All sequences are of one step.</source>
        <translation>Alle Sequenzen gehören zu einem Schritt.</translation>
    </message>
    <message>
        <source>The file states no steps of training.</source>
        <translation>Die Datei nennt keine Trainingsschritte.</translation>
    </message>
    <message>
        <source>step</source>
        <translation>Schritt</translation>
    </message>
    <message numerus="yes">
        <source>Step %1: %2 % of %n sequence(s) truncated</source>
        <translation>
            <numerusform>Schritt %1: %2 % von %n Sequenz abgeschnitten</numerusform>
            <numerusform>Schritt %1: %2 % von %n Sequenzen abgeschnitten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Step %1, %2 of %n sequence(s): quartiles %3 and %4, median %5, mean %6</source>
        <translation>
            <numerusform>Schritt %1, %2 von %n Sequenz: Quartile %3 und %4, Median %5, Mittel %6</numerusform>
            <numerusform>Schritt %1, %2 von %n Sequenzen: Quartile %3 und %4, Median %5, Mittel %6</numerusform>
        </translation>
    </message>
    <message>
        <source>reward</source>
        <translation>Reward</translation>
    </message>
    <message>
        <source>response length</source>
        <translation>Länge der Antwort</translation>
    </message>
    <message>
        <source>KL</source>
        <translation>KL</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>Entropie</translation>
    </message>
    <message>
        <source>truncated (%)</source>
        <translation>abgeschnitten (%)</translation>
    </message>
</context>
<context>
    <name>tensordesk::StorageLayout</name>
    <message>
        <source>bytes %1</source>
        <translation>Bytes %1</translation>
    </message>
    <message>
        <source>chunks %1</source>
        <translation>Chunks %1</translation>
    </message>
    <message>
        <source>in the header</source>
        <translation>im Kopf der Datei</translation>
    </message>
    <message>
        <source>nothing stored</source>
        <translation>nichts gespeichert</translation>
    </message>
    <message>
        <source>in memory, not saved yet</source>
        <translation>im Speicher, noch nicht gespeichert</translation>
    </message>
    <message>
        <source>a stack of stored members</source>
        <translation>ein Stapel gespeicherter Mitglieder</translation>
    </message>
    <message>
        <source>computed by %1</source>
        <translation>berechnet durch %1</translation>
    </message>
    <message>
        <source>converted when read</source>
        <translation>beim Lesen umgewandelt</translation>
    </message>
    <message>
        <source>tiled</source>
        <translation>gekachelt</translation>
    </message>
    <message>
        <source>reduced</source>
        <translation>verkleinert</translation>
    </message>
    <message>
        <source>right - left</source>
        <translation>rechts − links</translation>
    </message>
    <message>
        <source>a field of records</source>
        <translation>ein Feld von Datensätzen</translation>
    </message>
</context>
<context>
    <name>tensordesk::SummaryPanel</name>
    <message>
        <source>%1 % of %2 elements</source>
        <translation>%1 % von %2 Elementen</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Minimum</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Std.-Abw.</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>Infinite</source>
        <translation>Unendlich</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>Nullen</translation>
    </message>
    <message>
        <source>Progress of the summary</source>
        <translation>Fortschritt der Übersicht</translation>
    </message>
    <message>
        <source>Stop computing the summary</source>
        <translation>Die Berechnung der Übersicht anhalten</translation>
    </message>
    <message>
        <source>Compute the summary</source>
        <translation>Übersicht berechnen</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>This would read %1.</source>
        <translation>Dafür würden %1 gelesen.</translation>
    </message>
    <message>
        <source>There are no elements.</source>
        <translation>Es gibt keine Elemente.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Count padding</source>
        <translation>Auffüllung mitzählen</translation>
    </message>
    <message>
        <source>Includes padding in the statistics here, in the tree and in histograms</source>
        <translation>Bezieht Auffüllung in die Statistik hier, im Baum und in Histogrammen ein</translation>
    </message>
    <message>
        <source>All steps are padding.</source>
        <translation>Alle Schritte sind Auffüllung.</translation>
    </message>
    <message>
        <source>Without %1 elements of padding, which %2 tells; tables, plots and reduced dims have them.</source>
        <translation>Ohne %1 Elemente der Auffüllung, die %2 angibt; Tabellen, Bilder und zusammengefasste Dimensionen haben sie.</translation>
    </message>
    <message>
        <source>A click shows the first in the table</source>
        <translation>Ein Klick zeigt das erste in der Tabelle</translation>
    </message>
</context>
<context>
    <name>tensordesk::TableView</name>
    <message>
        <source>Select a leaf in the tree to see its values.</source>
        <translation>Ein Blatt im Baum zeigt hier seine Werte.</translation>
    </message>
    <message>
        <source>%1 is outside the visible slice.</source>
        <translation>%1 liegt außerhalb des gezeigten Ausschnitts.</translation>
    </message>
    <message>
        <source>Go to index…</source>
        <translation>Zum Index gehen …</translation>
    </message>
    <message>
        <source>Find value…</source>
        <translation>Wert suchen …</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächster Treffer</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Voriger Treffer</translation>
    </message>
    <message>
        <source>Search for a value</source>
        <translation>Einen Wert suchen</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>Die Suche wurde angehalten.</translation>
    </message>
    <message>
        <source>Type a value, a comparison such as &gt; 3, or isnan.</source>
        <translation>Einen Wert, einen Vergleich wie &gt; 3 oder isnan eingeben.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche …</translation>
    </message>
    <message>
        <source>There is none.</source>
        <translation>Es gibt keinen.</translation>
    </message>
    <message>
        <source>%1, from the other end on</source>
        <translation>%1, vom anderen Ende an</translation>
    </message>
    <message>
        <source>Fill…</source>
        <translation>Füllen …</translation>
    </message>
    <message>
        <source>Compute…</source>
        <translation>Berechnen …</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Save cells…</source>
        <translation>Zellen speichern …</translation>
    </message>
    <message>
        <source>Writes the chosen cells, or all that the table shows, as CSV, .npy or .npz</source>
        <translation>Schreibt die gewählten Zellen oder alles, was die Tabelle zeigt, als CSV, .npy oder .npz</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>Cannot paste</source>
        <translation>Einfügen nicht möglich</translation>
    </message>
    <message>
        <source>There is no such location</source>
        <translation>Diese Stelle gibt es nicht</translation>
    </message>
    <message>
        <source>This location is not visible</source>
        <translation>Diese Stelle ist nicht sichtbar</translation>
    </message>
    <message>
        <source>Cannot read the values</source>
        <translation>Die Werte können nicht gelesen werden</translation>
    </message>
</context>
<context>
    <name>tensordesk::TensorTableModel</name>
    <message>
        <source>Read table</source>
        <translation>Tabelle lesen</translation>
    </message>
    <message>
        <source>Reading was stopped. Press F5 to read it again.</source>
        <translation>Das Lesen wurde angehalten. F5 liest erneut.</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Sort table</source>
        <translation>Tabelle sortieren</translation>
    </message>
    <message>
        <source>This member ends before</source>
        <translation>Dieses Mitglied endet vorher</translation>
    </message>
</context>
<context>
    <name>tensordesk::TensorTableView</name>
    <message>
        <source>Copy table cells</source>
        <translation>Tabellenzellen kopieren</translation>
    </message>
    <message>
        <source>The selection has more than %1 cells. Use Export for any number.</source>
        <translation>Die Auswahl hat mehr als %1 Zellen. Verwenden Sie Exportieren für beliebig viele.</translation>
    </message>
    <message>
        <source>Copy cells</source>
        <translation>Zellen kopieren</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elemente</translation>
    </message>
    <message>
        <source>Indices of rows</source>
        <translation>Indizes der Zeilen</translation>
    </message>
    <message>
        <source>Indices of columns</source>
        <translation>Indizes der Spalten</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Alles auswählen</translation>
    </message>
    <message>
        <source>Colour by value</source>
        <translation>Nach Wert färben</translation>
    </message>
    <message>
        <source>Copy as</source>
        <translation>Kopieren als</translation>
    </message>
    <message>
        <source>Python lists</source>
        <translation>Python-Listen</translation>
    </message>
    <message>
        <source>Number format</source>
        <translation>Zahlenformat</translation>
    </message>
    <message>
        <source>Sort rows by this column, least first</source>
        <translation>Zeilen nach dieser Spalte sortieren, kleinste zuerst</translation>
    </message>
    <message>
        <source>Sort rows by this column, greatest first</source>
        <translation>Zeilen nach dieser Spalte sortieren, größte zuerst</translation>
    </message>
    <message>
        <source>Rows in their own order</source>
        <translation>Zeilen in ihrer eigenen Reihenfolge</translation>
    </message>
    <message>
        <source>Copy the selected cells as this</source>
        <translation>Die gewählten Zellen so kopieren</translation>
    </message>
    <message>
        <source>Copy the selected cells for a spreadsheet</source>
        <translation>Die gewählten Zellen für eine Tabellenkalkulation kopieren</translation>
    </message>
    <message>
        <source>Show the numbers of the table so</source>
        <translation>Die Zahlen der Tabelle so anzeigen</translation>
    </message>
    <message>
        <source>Colour the cells of the table by their value</source>
        <translation>Die Zellen der Tabelle nach ihrem Wert einfärben</translation>
    </message>
    <message>
        <source>The value was not changed</source>
        <translation>Der Wert wurde nicht geändert</translation>
    </message>
    <message>
        <source>Cannot copy</source>
        <translation>Kopieren nicht möglich</translation>
    </message>
    <message>
        <source>Too many cells to copy</source>
        <translation>Zu viele Zellen zum Kopieren</translation>
    </message>
</context>
<context>
    <name>tensordesk::TensorTreeModel</name>
    <message>
        <source>members (%1)</source>
        <translation>Mitglieder (%1)</translation>
    </message>
    <message>
        <source>The members of the lazy stack, with the keys that some of them lack</source>
        <translation>Die Mitglieder des Lazy Stack, mit den Schlüsseln, die einigen davon fehlen</translation>
    </message>
    <message>
        <source>edited, not saved yet</source>
        <translation>geändert, noch nicht gespeichert</translation>
    </message>
    <message>
        <source>%1, edited</source>
        <translation>%1, geändert</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>wird gelesen …</translation>
    </message>
    <message>
        <source>Filled: batch dims, outlined: event dims</source>
        <translation>Gefüllt: Batch-Dimensionen, umrandet: Event-Dimensionen</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>dtype</source>
        <translation>dtype</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Gerät</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Too large to be read unasked: select it, and the inspector sums it up.</source>
        <translation>Zu groß, um ungefragt gelesen zu werden: Wählen Sie den Eintrag aus, dann fasst der Inspektor ihn zusammen.</translation>
    </message>
    <message>
        <source>The values in the order they are stored: least and greatest of each stretch</source>
        <translation>Die Werte in der Reihenfolge, in der sie gespeichert sind: kleinster und größter jedes Abschnitts</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Min</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Max</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Auf Platte</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>Chunks</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Kompression</translation>
    </message>
    <message>
        <source>%1, without the padding that %2 tells</source>
        <translation>%1, ohne die Auffüllung, die %2 angibt</translation>
    </message>
    <message>
        <source>List the keys of %1</source>
        <translation>Schlüssel von %1 auflisten</translation>
    </message>
    <message>
        <source>Cancelled; reload the file to see the rest</source>
        <translation>Abgebrochen; den Rest zeigt ein neues Laden der Datei</translation>
    </message>
    <message>
        <source>derived: %1</source>
        <translation>abgeleitet: %1</translation>
    </message>
    <message>
        <source>%1, derived</source>
        <translation>%1, abgeleitet</translation>
    </message>
</context>
<context>
    <name>tensordesk::TensorTreeView</name>
    <message>
        <source>Keys of the tensordict</source>
        <translation>Schlüssel des Tensordicts</translation>
    </message>
    <message>
        <source>Copy as Python</source>
        <translation>Als Python kopieren</translation>
    </message>
    <message>
        <source>Copy nested key</source>
        <translation>Verschachtelten Schlüssel kopieren</translation>
    </message>
    <message>
        <source>Copy shape</source>
        <translation>Form kopieren</translation>
    </message>
    <message>
        <source>Expand all below</source>
        <translation>Alles darunter aufklappen</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Alles zuklappen</translation>
    </message>
    <message>
        <source>This tensordict has no entries.</source>
        <translation>Dieses Tensordict hat keine Einträge.</translation>
    </message>
    <message>
        <source>Searching for “%1”…</source>
        <translation>„%1“ wird gesucht …</translation>
    </message>
    <message>
        <source>No entry fits “%1”.</source>
        <translation>Kein Eintrag passt zu „%1“.</translation>
    </message>
    <message>
        <source>None of the first %1 entries fits “%2”.</source>
        <translation>Keiner der ersten %1 Einträge passt zu „%2“.</translation>
    </message>
    <message>
        <source>Copy HDF5 path</source>
        <translation>HDF5-Pfad kopieren</translation>
    </message>
    <message>
        <source>Copy file name</source>
        <translation>Dateinamen kopieren</translation>
    </message>
</context>
<context>
    <name>tensordesk::TokenPicture</name>
    <message>
        <source>Further lines: %1</source>
        <translation>Weitere Zeilen: %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::TokenPlot</name>
    <message>
        <source>Values of the tokens</source>
        <translation>Werte der Token</translation>
    </message>
    <message>
        <source>token</source>
        <translation>Token</translation>
    </message>
</context>
<context>
    <name>tensordesk::TokenRowsView</name>
    <message>
        <source>Tokens of several sequences</source>
        <translation>Token mehrerer Sequenzen</translation>
    </message>
</context>
<context>
    <name>tensordesk::TokenStage</name>
    <message>
        <source>Text of the sequence</source>
        <translation>Text der Sequenz</translation>
    </message>
    <message>
        <source>Tokens of the second sequence</source>
        <translation>Tokens der zweiten Sequenz</translation>
    </message>
</context>
<context>
    <name>tensordesk::TokenTextView</name>
    <message>
        <source>Tokens</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>× %1</source>
        <translation>× %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::TokensPage</name>
    <message>
        <source>Tokeni&amp;zer…</source>
        <translation>Tokeni&amp;zer…</translation>
    </message>
    <message>
        <source>Colour of the tokens</source>
        <translation>Farbe der Token</translation>
    </message>
    <message>
        <source>Choose the tokenizer.json that turns ids into text, for all files of this folder</source>
        <translation>Die tokenizer.json wählen, die IDs in Text umwandelt, für alle Dateien dieses Ordners</translation>
    </message>
    <message>
        <source>Copy Text</source>
        <translation>Text kopieren</translation>
    </message>
    <message>
        <source>Read the tokenizer</source>
        <translation>Tokenizer lesen</translation>
    </message>
    <message>
        <source>No colours</source>
        <translation>Keine Farben</translation>
    </message>
    <message>
        <source>Choose a Tokenizer</source>
        <translation>Tokenizer wählen</translation>
    </message>
    <message>
        <source>Tokenizers (*.json)</source>
        <translation>Tokenizer (*.json)</translation>
    </message>
    <message>
        <source>Point at a token to see everything that is stored of it.</source>
        <translation>Zeigen Sie auf ein Token, um alles zu sehen, was davon gespeichert ist.</translation>
    </message>
    <message>
        <source>token %1 of %2</source>
        <translation>Token %1 von %2</translation>
    </message>
    <message>
        <source>%1, its number %2</source>
        <translation>%1, darin Nummer %2</translation>
    </message>
    <message>
        <source>id %1</source>
        <translation>ID %1</translation>
    </message>
    <message>
        <source>Next where…</source>
        <translation>Nächstes, wo …</translation>
    </message>
    <message>
        <source>Go to the next token where</source>
        <translation>Zum nächsten Token gehen, wo</translation>
    </message>
    <message>
        <source>A condition of the chosen values, such as &lt; -5, &gt;= 1 or isnan; Enter goes to the next token</source>
        <translation>Eine Bedingung der gewählten Werte, etwa &lt; -5, &gt;= 1 oder isnan; Eingabe geht zum nächsten Token</translation>
    </message>
    <message>
        <source>“%1” is not a condition such as &lt; -5, &gt;= 1 or isnan.</source>
        <translation>„%1“ ist keine Bedingung wie &lt; -5, &gt;= 1 oder isnan.</translation>
    </message>
    <message>
        <source>No token of this sequence satisfies %1.</source>
        <translation>Kein Token dieser Sequenz erfüllt %1.</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Bild speichern …</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf *.jpg *.html)</source>
        <translation>Bilder (*.png *.svg *.pdf *.jpg *.html)</translation>
    </message>
    <message>
        <source>Cannot write the picture: %1</source>
        <translation>Das Bild kann nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>Read sequences</source>
        <translation>Sequenzen lesen</translation>
    </message>
    <message>
        <source>sequence %1  ·  %2</source>
        <translation>Sequenz %1  ·  %2</translation>
    </message>
    <message>
        <source>No tokenizer.json was found beside the file: IDs are shown. Choose one with Tokenizer…</source>
        <translation>Neben der Datei liegt kein tokenizer.json: IDs werden gezeigt. Mit Tokenizer… lässt sich eines wählen.</translation>
    </message>
    <message>
        <source>The first %1 of the selected sequences are shown.</source>
        <translation>Die ersten %1 der ausgewählten Sequenzen werden gezeigt.</translation>
    </message>
</context>
<context>
    <name>tensordesk::Tour</name>
    <message>
        <source>The contents of the file</source>
        <translation>Was die Datei enthält</translation>
    </message>
    <message>
        <source>The sample is a rollout: a pendulum is swung up, in 16 environments over 500 steps. The tree lists its keys. Behind each stand its &lt;b&gt;batch dims&lt;/b&gt;, filled, and the dims of its elements, outlined. In the middle lies what one asks first of a rollout: its rewards and episodes, and its health.</source>
        <translation>Das Beispiel ist ein Rollout: Ein Pendel wird aufgeschwungen, in 16 Umgebungen über 500 Schritte. Der Baum nennt seine Schlüssel. Hinter jedem stehen seine &lt;b&gt;Batch-Dims&lt;/b&gt;, gefüllt, und die Dims seiner Elemente, umrandet. In der Mitte liegt, was man von einem Rollout zuerst wissen will: Rewards, Episoden und ob es gesund ist.</translation>
    </message>
    <message>
        <source>A key, seen in several ways</source>
        <translation>Ein Schlüssel, auf mehrere Arten</translation>
    </message>
    <message>
        <source>Click a key and what suits it is shown; here the reward over time. The tabs show it otherwise: as a table, curves, a picture, a histogram or against another key (&lt;b&gt;Ctrl+1&lt;/b&gt; to &lt;b&gt;Ctrl+5&lt;/b&gt;). What can be chosen of a view stands beside it, on the page &lt;i&gt;View&lt;/i&gt;.</source>
        <translation>Ein Klick auf einen Schlüssel zeigt, was zu ihm passt; hier den Reward über der Zeit. Die Reiter zeigen ihn anders: als Tabelle, Kurven, Bild, Histogramm oder gegen einen anderen Schlüssel (&lt;b&gt;Strg+1&lt;/b&gt; bis &lt;b&gt;Strg+5&lt;/b&gt;). Was sich an einer Ansicht wählen lässt, steht neben ihr, auf der Seite &lt;i&gt;Ansicht&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Which part</source>
        <translation>Welcher Teil</translation>
    </message>
    <message>
        <source>One strip of dims holds for all views. Turn the wheel over &lt;b&gt;env&lt;/b&gt;: the next environment. Click &lt;b&gt;time&lt;/b&gt;: a part of it, its mean, all at once, or a film. &lt;b&gt;,&lt;/b&gt; and &lt;b&gt;.&lt;/b&gt; step, with Shift by ten.</source>
        <translation>Eine Leiste der Dims gilt für alle Ansichten. Das Mausrad über &lt;b&gt;env&lt;/b&gt;: die nächste Umgebung. Ein Klick auf &lt;b&gt;time&lt;/b&gt;: ein Teil davon, das Mittel, alles auf einmal oder ein Film. &lt;b&gt;,&lt;/b&gt; und &lt;b&gt;.&lt;/b&gt; gehen weiter, mit Umschalt um zehn.</translation>
    </message>
    <message>
        <source>From episode to episode</source>
        <translation>Von Episode zu Episode</translation>
    </message>
    <message>
        <source>Pictures are shown as pictures. &lt;b&gt;Space&lt;/b&gt; plays them, &lt;b&gt;[&lt;/b&gt; and &lt;b&gt;]&lt;/b&gt; go from episode to episode, in every view: try it. &lt;b&gt;Ctrl+0&lt;/b&gt; leads back to the overview, with all episodes in a table.</source>
        <translation>Bilder werden als Bilder gezeigt. Die &lt;b&gt;Leertaste&lt;/b&gt; spielt sie ab, &lt;b&gt;[&lt;/b&gt; und &lt;b&gt;]&lt;/b&gt; gehen in jeder Ansicht von Episode zu Episode: Probieren Sie es. &lt;b&gt;Strg+0&lt;/b&gt; führt zur Übersicht zurück, mit allen Episoden in einer Tabelle.</translation>
    </message>
    <message>
        <source>The result of an expression before it is run</source>
        <translation>Was ein Ausdruck ergibt, ehe er läuft</translation>
    </message>
    <message>
        <source>Type an index, or any Python over &lt;b&gt;td&lt;/b&gt;: at the end of the line stands what it gives, or why it fails. The shape debugger (&lt;b&gt;F8&lt;/b&gt;) says what it does to each key. &lt;b&gt;Return&lt;/b&gt; shows the result, &lt;b&gt;Esc&lt;/b&gt; goes back to the whole.</source>
        <translation>Tippen Sie einen Index oder beliebiges Python über &lt;b&gt;td&lt;/b&gt;: Am Ende der Zeile steht, was es ergibt oder warum es scheitert. Der Formen-Debugger (&lt;b&gt;F8&lt;/b&gt;) sagt, was es mit jedem Schlüssel macht. &lt;b&gt;Eingabe&lt;/b&gt; zeigt das Ergebnis, &lt;b&gt;Esc&lt;/b&gt; geht zum Ganzen zurück.</translation>
    </message>
    <message>
        <source>Take it with you</source>
        <translation>Mitnehmen</translation>
    </message>
    <message>
        <source>&lt;i&gt;Export…&lt;/i&gt; writes the shown values in any format. No file changes until &lt;i&gt;Edit values&lt;/i&gt; is on and you save. &lt;b&gt;Ctrl+Shift+P&lt;/b&gt; finds any action by its name, &lt;b&gt;F1&lt;/b&gt; opens the manual at the page of the focused view.</source>
        <translation>&lt;i&gt;Exportieren…&lt;/i&gt; schreibt, was gezeigt wird, in jedem Format. An einer Datei ändert sich nichts, solange &lt;i&gt;Werte bearbeiten&lt;/i&gt; aus ist und Sie nicht speichern. &lt;b&gt;Strg+Umschalt+P&lt;/b&gt; findet jede Aktion beim Namen, &lt;b&gt;F1&lt;/b&gt; öffnet das Handbuch bei dem, was den Fokus hat.</translation>
    </message>
</context>
<context>
    <name>tensordesk::TourCard</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Help › Take a tour starts it again</source>
        <translation>Hilfe › Einen Rundgang machen beginnt ihn von vorn</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>tensordesk::TreeColumns</name>
    <message>
        <source>Columns of the tree</source>
        <translation>Spalten des Baums</translation>
    </message>
    <message>
        <source>Show or hide this column of the tree</source>
        <translation>Diese Spalte des Baums zeigen oder verbergen</translation>
    </message>
</context>
<context>
    <name>tensordesk::TreeNotice</name>
    <message>
        <source>Clear the filter</source>
        <translation>Filter löschen</translation>
    </message>
</context>
<context>
    <name>tensordesk::TreeSearchField</name>
    <message>
        <source>Search keys</source>
        <translation>Schlüssel suchen</translation>
    </message>
    <message>
        <source>Shows only keys that contain this; with a slash, nested keys such as next/reward.
Also: obs*, dtype:f32, shape:64x64x3, &gt;100MB, is:changed, is:broken</source>
        <translation>Zeigt nur Schlüssel, die dies enthalten; mit Schrägstrich verschachtelte wie next/reward.
Auch: obs*, dtype:f32, shape:64x64x3, &gt;100MB, is:changed, is:broken</translation>
    </message>
</context>
<context>
    <name>tensordesk::TreemapView</name>
    <message>
        <source>Bytes by key</source>
        <translation>Bytes nach Schlüssel</translation>
    </message>
    <message>
        <source>all keys</source>
        <translation>alle Schlüssel</translation>
    </message>
    <message>
        <source>%1: %2, %3 %</source>
        <translation>%1: %2, %3 %</translation>
    </message>
</context>
<context>
    <name>tensordesk::UnsavedGuard</name>
    <message>
        <source>Unsaved edits</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has unsaved edits. Save them?</source>
        <translation>„%1“ hat ungespeicherte Änderungen. Speichern?</translation>
    </message>
    <message numerus="yes">
        <source>%n edit(s)</source>
        <translation>
            <numerusform>%n Änderung</numerusform>
            <numerusform>%n Änderungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::ValueSearchDialog</name>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>S&amp;topp</translation>
    </message>
    <message>
        <source>Search values</source>
        <translation>Werte suchen</translation>
    </message>
    <message>
        <source>isnan, isinf, == 7, != 0, &gt; 1e6, &lt;= -1</source>
        <translation>isnan, isinf, == 7, != 0, &gt; 1e6, &lt;= -1</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Bedingung</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Fortschritt der Suche</translation>
    </message>
    <message>
        <source>Keys with such values</source>
        <translation>Schlüssel mit solchen Werten</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Erster</translation>
    </message>
    <message>
        <source>Enter or a click shows the first value in the document</source>
        <translation>Eingabe oder ein Klick zeigt den ersten Wert im Dokument</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Searches the values of all keys. Padding counts.</source>
        <translation>Durchsucht die Werte aller Schlüssel. Füllung zählt mit.</translation>
    </message>
    <message>
        <source>None of %1 keys has such a value.</source>
        <translation>Keiner von %1 Schlüsseln hat einen solchen Wert.</translation>
    </message>
    <message>
        <source>%1 of %2 keys have such values.</source>
        <translation>%1 von %2 Schlüsseln haben solche Werte.</translation>
    </message>
    <message>
        <source>The search was stopped before its end.</source>
        <translation>Die Suche wurde vor ihrem Ende abgebrochen.</translation>
    </message>
    <message>
        <source>There is nothing to search.</source>
        <translation>Es gibt nichts zu durchsuchen.</translation>
    </message>
    <message>
        <source>Type a value, a comparison such as &gt; 3, or isnan.</source>
        <translation>Geben Sie einen Wert, einen Vergleich wie &gt; 3 oder isnan ein.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Suche…</translation>
    </message>
</context>
<context>
    <name>tensordesk::ViewKinds</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <source>Show the values as a table</source>
        <translation>Die Werte als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Kurven</translation>
    </message>
    <message>
        <source>&amp;Plot</source>
        <translation>&amp;Kurven</translation>
    </message>
    <message>
        <source>Show the values as curves</source>
        <translation>Die Werte als Kurven zeigen</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>&amp;Image</source>
        <translation>&amp;Bild</translation>
    </message>
    <message>
        <source>Show the values as a picture</source>
        <translation>Die Werte als Bild zeigen</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>&amp;Histogram</source>
        <translation>&amp;Histogramm</translation>
    </message>
    <message>
        <source>Show how often values occur</source>
        <translation>Zeigen, wie oft Werte vorkommen</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Streudiagramm</translation>
    </message>
    <message>
        <source>S&amp;catter</source>
        <translation>Stre&amp;udiagramm</translation>
    </message>
    <message>
        <source>Show the values against those of another key</source>
        <translation>Die Werte gegen die eines anderen Schlüssels zeigen</translation>
    </message>
</context>
<context>
    <name>tensordesk::WaitingTabs</name>
    <message>
        <source>Opening %1…</source>
        <translation>%1 wird geöffnet …</translation>
    </message>
    <message>
        <source>Cannot open “%1”</source>
        <translation>„%1“ kann nicht geöffnet werden</translation>
    </message>
</context>
<context>
    <name>tensordesk::WelcomePage</name>
    <message>
        <source>Opened last</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Open a saved tensordict</source>
        <translation>Ein gespeichertes Tensordict öffnen</translation>
    </message>
    <message>
        <source>A rollout, a replay buffer, a checkpoint, episodes: what tensordict, torchrl, torch, numpy, zarr or Minari saved. Drop it here, or choose it.</source>
        <translation>Ein Rollout, ein Replay-Puffer, ein Checkpoint, Episoden: was tensordict, torchrl, torch, numpy, zarr oder Minari gespeichert hat. Hierher ziehen oder auswählen.</translation>
    </message>
    <message>
        <source>%1  —  %2</source>
        <translation>%1  —  %2</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
</context>
<context>
    <name>tensordesk::WidgetKeys</name>
    <message>
        <source>While typing an expression</source>
        <translation>Beim Tippen eines Ausdrucks</translation>
    </message>
    <message>
        <source>Complete a key or a method</source>
        <translation>Einen Schlüssel oder eine Methode ergänzen</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Das Ergebnis zeigen</translation>
    </message>
    <message>
        <source>Back to the whole tensordict</source>
        <translation>Zurück zum ganzen TensorDict</translation>
    </message>
    <message>
        <source>Earlier and later expressions</source>
        <translation>Frühere und spätere Ausdrücke</translation>
    </message>
    <message>
        <source>On a dim in the strip</source>
        <translation>Auf einer Dim in der Leiste</translation>
    </message>
    <message>
        <source>Open its panel</source>
        <translation>Ihr Feld öffnen</translation>
    </message>
    <message>
        <source>One index on or back, with Shift ten</source>
        <translation>Einen Index weiter oder zurück, mit Umschalt zehn</translation>
    </message>
    <message>
        <source>Ten indices on or back</source>
        <translation>Zehn Indizes weiter oder zurück</translation>
    </message>
    <message>
        <source>First and last index</source>
        <translation>Erster und letzter Index</translation>
    </message>
    <message>
        <source>Name the dim</source>
        <translation>Die Dim benennen</translation>
    </message>
    <message>
        <source>Remove the mask, on its chip</source>
        <translation>Die Maske entfernen, auf ihrem Chip</translation>
    </message>
    <message>
        <source>In a plot</source>
        <translation>In einem Diagramm</translation>
    </message>
    <message>
        <source>Zoom in and out</source>
        <translation>Vergrößern und verkleinern</translation>
    </message>
    <message>
        <source>Move along</source>
        <translation>Verschieben</translation>
    </message>
</context>
<context>
    <name>tensordesk::WindowStatus</name>
    <message>
        <source>Memory of this program, files that are only mapped left out</source>
        <translation>Speicher dieses Programms, ohne nur eingeblendete Dateien</translation>
    </message>
    <message>
        <source>memory %1</source>
        <translation>Speicher %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::WriteDialog</name>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>File or folder to write</source>
        <translation>Zu schreibende Datei oder zu schreibender Ordner</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Abgebrochen; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose where to write</source>
        <translation>Den Ort wählen</translation>
    </message>
    <message>
        <source>&amp;Where:</source>
        <translation>W&amp;ohin:</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportieren nach</translation>
    </message>
    <message>
        <source>Overwrite?</source>
        <translation>Überschreiben?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; exists already. Overwrite it?</source>
        <translation>„%1“ gibt es schon. Überschreiben?</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format:</translation>
    </message>
    <message>
        <source>Give the name one of the endings %1, or none for a folder.</source>
        <translation>Der Name braucht eine der Endungen %1, oder keine für einen Ordner.</translation>
    </message>
    <message>
        <source>Give the name one of the endings %1.</source>
        <translation>Der Name braucht eine der Endungen %1.</translation>
    </message>
</context>
<context>
    <name>tensordesk::XValuesBox</name>
    <message>
        <source>Key along x</source>
        <translation>Schlüssel entlang x</translation>
    </message>
    <message>
        <source>The values of the horizontal axis; keys can be dragged here from the tree</source>
        <translation>Wogegen die Elemente gezeichnet werden; Schlüssel lassen sich aus dem Baum hierher ziehen</translation>
    </message>
</context>
<context>
    <name>tensordesk::elementtext</name>
    <message>
        <source>&quot;%2&quot; is not a valid %1: %3.</source>
        <translation>„%2“ ist kein gültiger Wert für %1: %3.</translation>
    </message>
    <message>
        <source>%2 is out of range for %1 (%3).</source>
        <translation>%2 liegt außerhalb des Bereichs von %1 (%3).</translation>
    </message>
    <message>
        <source>expected integers, %1</source>
        <translation>erwartet werden ganze Zahlen, %1</translation>
    </message>
    <message>
        <source>expected True, False, 1 or 0</source>
        <translation>erwartet wird True, False, 1 oder 0</translation>
    </message>
    <message>
        <source>expected a number, nan, inf or -inf</source>
        <translation>erwartet wird eine Zahl, nan, inf oder -inf</translation>
    </message>
    <message>
        <source>expected a complex number such as 1+2j</source>
        <translation>erwartet wird eine komplexe Zahl wie 1+2j</translation>
    </message>
    <message>
        <source>Elements of %1 cannot be edited.</source>
        <translation>Elemente von %1 können nicht bearbeitet werden.</translation>
    </message>
</context>
<context>
    <name>tensordesk::format</name>
    <message>
        <source>B</source>
        <comment>bytes: a unit, also behind Ki, Mi, Gi …</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>%1 (%2 bytes)</source>
        <translation>%1 (%2 Bytes)</translation>
    </message>
    <message>
        <source>dim %1</source>
        <translation>Dim. %1</translation>
    </message>
</context>
</TS>
