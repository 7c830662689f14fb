<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>model</name>
    <message>
        <source>"_names" holds {}, which is no name</source>
        <translation>„_names“ enthält {}, was kein Name ist</translation>
    </message>
    <message>
        <source>"_names" is no list</source>
        <translation>„_names“ ist keine Liste</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 Byte</translation>
    </message>
    <message>
        <source>A difference of two files cannot be edited.</source>
        <translation>Ein Unterschied zweier Dateien lässt sich nicht bearbeiten.</translation>
    </message>
    <message>
        <source>A field of records that is no number cannot be shown</source>
        <translation>Ein Feld von Datensätzen, das keine Zahl ist, lässt sich nicht anzeigen</translation>
    </message>
    <message>
        <source>A film ends in {}, or has no ending for a folder of PNG pictures, and not in .{}.</source>
        <translation>Ein Film endet auf {} oder hat keine Endung, für einen Ordner mit PNG-Bildern, nicht aber .{}.</translation>
    </message>
    <message>
        <source>A film needs a frame.</source>
        <translation>Ein Film braucht ein Bild.</translation>
    </message>
    <message>
        <source>A frame cannot be encoded: {}.</source>
        <translation>Ein Bild lässt sich nicht kodieren: {}.</translation>
    </message>
    <message>
        <source>A group cannot be opened or made there</source>
        <translation>Dort lässt sich keine Gruppe öffnen oder anlegen</translation>
    </message>
    <message>
        <source>A reduced value cannot be edited: edit the elements it is made of.</source>
        <translation>Ein zusammengefasster Wert lässt sich nicht bearbeiten: Bearbeiten Sie die Elemente, aus denen er entsteht.</translation>
    </message>
    <message>
        <source>A save of this file was interrupted, and it is not as that save left it: {}. Nothing is put back; discard the journal of that save to go on.</source>
        <translation>Ein Speichern dieser Datei wurde unterbrochen, und sie ist nicht so, wie es sie hinterließ: {}. Es wird nichts zurückgesetzt; verwerfen Sie das Journal dieses Speicherns, um fortzufahren.</translation>
    </message>
    <message>
        <source>A save of this file was interrupted, so it may hold a mixture of old and new values. Recover it to go back to its state before that save.</source>
        <translation>Ein Speichern dieser Datei wurde unterbrochen; sie kann alte und neue Werte gemischt enthalten. Zurücknehmen stellt den Stand vor diesem Speichern wieder her.</translation>
    </message>
    <message>
        <source>A save of {}, begun {}, was interrupted. It was about to change:</source>
        <translation>Ein Speichern von {}, begonnen {}, wurde unterbrochen. Es sollte ändern:</translation>
    </message>
    <message>
        <source>An entry cannot be moved into itself</source>
        <translation>Ein Eintrag lässt sich nicht in sich selbst verschieben</translation>
    </message>
    <message>
        <source>Another program has the file open for writing; close it there and try again</source>
        <translation>Ein anderes Programm hat die Datei zum Schreiben geöffnet; schließen Sie sie dort und versuchen Sie es noch einmal</translation>
    </message>
    <message>
        <source>Another program has the file open; close it there before editing</source>
        <translation>Ein anderes Programm hat die Datei geöffnet; schließen Sie sie dort vor dem Bearbeiten</translation>
    </message>
    <message>
        <source>Cannot add an attribute</source>
        <translation>Ein Attribut lässt sich nicht hinzufügen</translation>
    </message>
    <message>
        <source>Cannot create the dataset</source>
        <translation>Der Datensatz lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>Cannot create the file</source>
        <translation>Die Datei lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>Cannot create the group</source>
        <translation>Die Gruppe lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>Cannot list the group</source>
        <translation>Die Gruppe lässt sich nicht auflisten</translation>
    </message>
    <message>
        <source>Cannot look at the file</source>
        <translation>Die Datei lässt sich nicht untersuchen</translation>
    </message>
    <message>
        <source>Cannot look at the object</source>
        <translation>Das Objekt lässt sich nicht untersuchen</translation>
    </message>
    <message>
        <source>Cannot make a shape</source>
        <translation>Eine Form lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>Cannot make a type</source>
        <translation>Ein Typ lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>Cannot open the dataset</source>
        <translation>Der Datensatz lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>Cannot open the group</source>
        <translation>Die Gruppe lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>Cannot prepare opening</source>
        <translation>Das Öffnen lässt sich nicht vorbereiten</translation>
    </message>
    <message>
        <source>Cannot prepare writing</source>
        <translation>Das Schreiben lässt sich nicht vorbereiten</translation>
    </message>
    <message>
        <source>Cannot read</source>
        <translation>Lesen nicht möglich</translation>
    </message>
    <message>
        <source>Cannot read the element type</source>
        <translation>Der Elementtyp lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>Cannot read the enumeration</source>
        <translation>Die Aufzählung lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>Cannot read the layout</source>
        <translation>Die Anordnung lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>Cannot read the record type</source>
        <translation>Der Typ der Datensätze lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>Cannot read the shape</source>
        <translation>Die Form lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>Cannot read the value</source>
        <translation>Der Wert lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>Cannot remove an attribute</source>
        <translation>Ein Attribut lässt sich nicht entfernen</translation>
    </message>
    <message>
        <source>Cannot replace an attribute</source>
        <translation>Ein Attribut lässt sich nicht ersetzen</translation>
    </message>
    <message>
        <source>Cannot select a part</source>
        <translation>Ein Teil lässt sich nicht auswählen</translation>
    </message>
    <message>
        <source>Cannot write</source>
        <translation>Schreiben nicht möglich</translation>
    </message>
    <message>
        <source>Cannot write an attribute</source>
        <translation>Ein Attribut lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>Cannot write the elements</source>
        <translation>Die Elemente lassen sich nicht schreiben</translation>
    </message>
    <message>
        <source>Cannot write the text</source>
        <translation>Der Text lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>Cannot write the value</source>
        <translation>Der Wert lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>Cannot write to disk</source>
        <translation>Auf den Datenträger lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>Default process group has not been initialized: nothing says which processes take part. Start them with torchrun, or set RANK, WORLD_SIZE, MASTER_ADDR and MASTER_PORT</source>
        <translation>Die Standard-Prozessgruppe ist nicht eingerichtet: Nichts sagt, welche Prozesse teilnehmen. Starten Sie sie mit torchrun, oder setzen Sie RANK, WORLD_SIZE, MASTER_ADDR und MASTER_PORT</translation>
    </message>
    <message>
        <source>Error initializing torch.distributed: the environment variable {} is expected, but not set; start the processes with torchrun, or set it</source>
        <translation>torch.distributed lässt sich nicht einrichten: Die Umgebungsvariable {} wird erwartet, ist aber nicht gesetzt; starten Sie die Prozesse mit torchrun, oder setzen Sie sie</translation>
    </message>
    <message>
        <source>Frames of {} × {} pixels are too large: this format allows {} a side.</source>
        <translation>Bilder von {} × {} Pixeln sind zu groß: Dieses Format erlaubt {} je Seite.</translation>
    </message>
    <message>
        <source>HDF5 cannot hold a key called {}; rename it, or save to a memmap folder</source>
        <translation>HDF5 kann keinen Schlüssel namens {} aufnehmen; benennen Sie ihn um, oder speichern Sie in einen Memmap-Ordner</translation>
    </message>
    <message>
        <source>HDF5 cannot hold an integer beyond 64 bits</source>
        <translation>HDF5 kann keine ganze Zahl über 64 Bit aufnehmen</translation>
    </message>
    <message>
        <source>HDF5 cannot hold bytes and other values in one list</source>
        <translation>HDF5 kann Bytes und andere Werte nicht in einer Liste aufnehmen</translation>
    </message>
    <message>
        <source>HDF5 cannot hold lists of unequal length; save to a memmap folder</source>
        <translation>HDF5 kann keine Listen verschiedener Länge aufnehmen; speichern Sie in einen Memmap-Ordner</translation>
    </message>
    <message>
        <source>HDF5 cannot hold text with a NUL character; use bytes</source>
        <translation>HDF5 kann keinen Text mit einem NUL-Zeichen aufnehmen; nehmen Sie Bytes</translation>
    </message>
    <message>
        <source>HDF5 cannot hold the value {}; remove it, or save to a memmap folder</source>
        <translation>HDF5 kann den Wert {} nicht aufnehmen; entfernen Sie ihn, oder speichern Sie in einen Memmap-Ordner</translation>
    </message>
    <message>
        <source>HDF5 cannot hold these integers in one list: they span more than 64 bits</source>
        <translation>HDF5 kann diese ganzen Zahlen nicht in einer Liste aufnehmen: Sie reichen über mehr als 64 Bit</translation>
    </message>
    <message>
        <source>HDF5 files are compressed with gzip:1 to gzip:9, not with {}</source>
        <translation>HDF5-Dateien werden mit gzip:1 bis gzip:9 komprimiert, nicht mit {}</translation>
    </message>
    <message>
        <source>HDF5 files are opened only after the program tensordesk-h5probe has looked at them, and it is missing beside this program; install TensorDesk anew</source>
        <translation>HDF5-Dateien werden erst geöffnet, wenn das Programm tensordesk-h5probe sie angesehen hat, und es fehlt neben diesem Programm; installieren Sie TensorDesk neu</translation>
    </message>
    <message>
        <source>HDF5 files of tensordict cannot hold {}; convert it first, or save to a memmap folder</source>
        <translation>HDF5-Dateien von tensordict können {} nicht aufnehmen; wandeln Sie es vorher um, oder speichern Sie in einen Memmap-Ordner</translation>
    </message>
    <message>
        <source>HDF5 holds a value a row only if all are str, bytes, bool, int or float, of one type</source>
        <translation>HDF5 nimmt einen Wert je Zeile nur auf, wenn alle str, bytes, bool, int oder float sind, von einem Typ</translation>
    </message>
    <message>
        <source>HDF5 times</source>
        <translation>HDF5-Zeiten</translation>
    </message>
    <message>
        <source>Invalid device {}. Expected device that is compatible to {}</source>
        <translation>Ungültiges Gerät {}. Erwartet wurde eines, das zu {} passt</translation>
    </message>
    <message>
        <source>Invalid shape {}. Expected shape that is compatible to {}</source>
        <translation>Ungültige Form {}. Erwartet wurde eine, die zu {} passt</translation>
    </message>
    <message>
        <source>It is damaged: the HDF5 library {}.{}.{} {}, as a trial in a process of its own has shown, so it is not opened. Get a sound copy, or try to make one with h5repack of a newer HDF5</source>
        <translation>Sie ist beschädigt: Die HDF5-Bibliothek {}.{}.{} {}, wie ein Versuch in einem eigenen Prozess gezeigt hat; darum wird sie nicht geöffnet. Besorgen Sie eine heile Kopie, oder versuchen Sie, mit h5repack eines neueren HDF5 eine zu machen</translation>
    </message>
    <message>
        <source>Its show.json does not say how many tensordicts there are.</source>
        <translation>Seine show.json sagt nicht, wie viele Tensordicts es sind.</translation>
    </message>
    <message>
        <source>MP4 is written by the program ffmpeg, and there is none on the search path: install it, or write .webp or .gif instead.</source>
        <translation>MP4 wird vom Programm ffmpeg geschrieben, und im Suchpfad ist keines: Installieren Sie es, oder schreiben Sie .webp oder .gif.</translation>
    </message>
    <message>
        <source>Memory does not suffice for another frame.</source>
        <translation>Der Speicher reicht nicht für ein weiteres Bild.</translation>
    </message>
    <message>
        <source>Memory does not suffice for the film.</source>
        <translation>Der Speicher reicht nicht für den Film.</translation>
    </message>
    <message>
        <source>The HDF5 file is damaged and cannot be opened ({})</source>
        <translation>Die HDF5-Datei ist beschädigt und lässt sich nicht öffnen ({})</translation>
    </message>
    <message>
        <source>The batch size recorded in the file no longer fits all its entries and is not used</source>
        <translation>Die in der Datei vermerkte Batch-Größe passt nicht mehr zu allen ihren Einträgen und wird nicht verwendet</translation>
    </message>
    <message>
        <source>The batch size {} is guessed, since HDF5 files do not state it: {}</source>
        <translation>Die Batch-Größe {} ist vermutet, da HDF5-Dateien sie nicht angeben: {}</translation>
    </message>
    <message>
        <source>The changes could not be collected</source>
        <translation>Die Änderungen ließen sich nicht sammeln</translation>
    </message>
    <message>
        <source>The data lie in another file, which is not opened</source>
        <translation>Die Daten liegen in einer anderen Datei, die nicht geöffnet wird</translation>
    </message>
    <message>
        <source>The dataset has no data (NULL dataspace)</source>
        <translation>Der Datensatz hat keine Daten (NULL dataspace)</translation>
    </message>
    <message>
        <source>The dataset holds lists of varying length whose items are no numbers</source>
        <translation>Der Datensatz enthält Listen wechselnder Länge, deren Elemente keine Zahlen sind</translation>
    </message>
    <message>
        <source>The dataset holds {}, which cannot be shown</source>
        <translation>Der Datensatz lässt sich nicht anzeigen: Er enthält {}</translation>
    </message>
    <message>
        <source>The dataset is assembled from other datasets or files, which are not opened</source>
        <translation>Der Datensatz ist aus anderen Datensätzen oder Dateien zusammengesetzt, die nicht geöffnet werden</translation>
    </message>
    <message>
        <source>The dataset states a shape beyond what a file can hold</source>
        <translation>Der Datensatz nennt eine Form, die keine Datei fassen kann</translation>
    </message>
    <message>
        <source>The description of the dataset is damaged: it holds {} elements of {} bytes in {} bytes</source>
        <translation>Die Beschreibung des Datensatzes ist beschädigt: Er hält {} Elemente zu {} Bytes in {} Bytes</translation>
    </message>
    <message>
        <source>The description of the dataset is damaged: its chunks have {} dims, its shape {}</source>
        <translation>Die Beschreibung des Datensatzes ist beschädigt: Seine Chunks haben {} Dimensionen, seine Form {}</translation>
    </message>
    <message>
        <source>The document of this tensor is closed: it can no longer be changed.</source>
        <translation>Das Dokument dieses Tensors ist geschlossen: Er lässt sich nicht mehr ändern.</translation>
    </message>
    <message>
        <source>The edits could not be collected</source>
        <translation>Die Änderungen ließen sich nicht sammeln</translation>
    </message>
    <message>
        <source>The element type is no longer {}</source>
        <translation>Der Elementtyp ist nicht mehr {}</translation>
    </message>
    <message>
        <source>The entry cannot be read: {}</source>
        <translation>Der Eintrag lässt sich nicht lesen: {}</translation>
    </message>
    <message>
        <source>The entry cannot be removed</source>
        <translation>Der Eintrag lässt sich nicht entfernen</translation>
    </message>
    <message>
        <source>The entry cannot be renamed</source>
        <translation>Der Eintrag lässt sich nicht umbenennen</translation>
    </message>
    <message>
        <source>The entry is a link into another file, {}, which is not followed</source>
        <translation>Der Eintrag ist ein Link in eine andere Datei, {}, dem nicht gefolgt wird</translation>
    </message>
    <message>
        <source>The entry is a link of a kind that only its writer knows</source>
        <translation>Der Eintrag ist ein Link einer Art, die nur kennt, wer ihn schrieb</translation>
    </message>
    <message>
        <source>The entry is a link to {}, where nothing is</source>
        <translation>Der Eintrag ist ein Link auf {}, wo nichts ist</translation>
    </message>
    <message>
        <source>The entry is a named type, which holds no values</source>
        <translation>Der Eintrag ist ein benannter Typ, der keine Werte enthält</translation>
    </message>
    <message>
        <source>The entry is no group</source>
        <translation>Der Eintrag ist keine Gruppe</translation>
    </message>
    <message>
        <source>The enumeration has integers of {} bytes</source>
        <translation>Die Aufzählung hat ganze Zahlen von {} Bytes</translation>
    </message>
    <message>
        <source>The field is gone</source>
        <translation>Das Feld ist weg</translation>
    </message>
    <message>
        <source>The file is already being edited in another window</source>
        <translation>Die Datei wird schon in einem anderen Fenster bearbeitet</translation>
    </message>
    <message>
        <source>The file is in use by another program; close it there and try again</source>
        <translation>Die Datei wird von einem anderen Programm benutzt; schließen Sie sie dort und versuchen Sie es noch einmal</translation>
    </message>
    <message>
        <source>The file is no longer there</source>
        <translation>Die Datei ist nicht mehr da</translation>
    </message>
    <message>
        <source>The file is open for writing in another program, or such a program was killed. Wait until it has closed the file; if none runs, `h5clear -s` makes the file readable again</source>
        <translation>Die Datei ist in einem anderen Programm zum Schreiben geöffnet, oder ein solches Programm wurde abgebrochen. Warten Sie, bis es die Datei geschlossen hat; läuft keines, macht `h5clear -s` die Datei wieder lesbar</translation>
    </message>
    <message>
        <source>The file is shorter than its header says, so its end is missing ({})</source>
        <translation>Die Datei ist kürzer, als ihr Kopf sagt, ihr Ende fehlt also ({})</translation>
    </message>
    <message>
        <source>The file was changed by another program and has been opened anew</source>
        <translation>Die Datei wurde von einem anderen Programm geändert und ist neu geöffnet worden</translation>
    </message>
    <message>
        <source>The file was changed by another program since it was opened; open it anew</source>
        <translation>Die Datei wurde von einem anderen Programm geändert, seit sie geöffnet wurde; öffnen Sie sie neu</translation>
    </message>
    <message>
        <source>The file was changed by another program since it was opened; open it anew before editing</source>
        <translation>Die Datei wurde von einem anderen Programm geändert, seit sie geöffnet wurde; öffnen Sie sie vor dem Bearbeiten neu</translation>
    </message>
    <message>
        <source>The file was shortened by another program, from {} to {} bytes, since it was opened</source>
        <translation>Die Datei wurde von einem anderen Programm von {} auf {} Bytes gekürzt, seit sie geöffnet wurde</translation>
    </message>
    <message>
        <source>The film cannot be written: {}.</source>
        <translation>Der Film lässt sich nicht schreiben: {}.</translation>
    </message>
    <message>
        <source>The filter {} ({}), with which the data were compressed, is not available; HDF5 finds filter plugins through HDF5_PLUGIN_PATH</source>
        <translation>Der Filter {} ({}), mit dem die Daten komprimiert wurden, ist nicht vorhanden; HDF5 findet Filter-Plugins über HDF5_PLUGIN_PATH</translation>
    </message>
    <message>
        <source>The group cannot be opened</source>
        <translation>Die Gruppe lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>The group is a link back to one that holds it</source>
        <translation>Die Gruppe ist ein Link zurück auf eine, die sie enthält</translation>
    </message>
    <message>
        <source>The groups are nested too deeply to be shown</source>
        <translation>Die Gruppen sind zu tief verschachtelt, um gezeigt zu werden</translation>
    </message>
    <message>
        <source>The installed libwebp does not fit to the one this program was built with.</source>
        <translation>Die installierte libwebp passt nicht zu der, mit der dieses Programm gebaut wurde.</translation>
    </message>
    <message>
        <source>The key exists already in the file</source>
        <translation>Den Schlüssel gibt es in der Datei schon</translation>
    </message>
    <message>
        <source>The lists are too long to be shown</source>
        <translation>Die Listen sind zu lang, um gezeigt zu werden</translation>
    </message>
    <message>
        <source>The members of the lazy stack have different batch sizes, {}, which HDF5 cannot hold</source>
        <translation>Die Mitglieder des Lazy Stacks haben verschiedene Batch-Größen, {}, was HDF5 nicht aufnehmen kann</translation>
    </message>
    <message>
        <source>The members of the lazy stack have different keys, which HDF5 cannot hold; select the common ones, or save to a memmap folder</source>
        <translation>Die Mitglieder des Lazy Stacks haben verschiedene Schlüssel, was HDF5 nicht aufnehmen kann; wählen Sie die gemeinsamen, oder speichern Sie in einen Memmap-Ordner</translation>
    </message>
    <message>
        <source>The members of the stack have different shapes, {}, which HDF5 cannot hold</source>
        <translation>Die Mitglieder des Stapels haben verschiedene Formen, {}, was HDF5 nicht aufnehmen kann</translation>
    </message>
    <message>
        <source>The names of the dims are too long for HDF5</source>
        <translation>Die Namen der Dimensionen sind zu lang für HDF5</translation>
    </message>
    <message>
        <source>The new entry cannot be put in place</source>
        <translation>Der neue Eintrag lässt sich nicht an seine Stelle setzen</translation>
    </message>
    <message>
        <source>The object cannot be opened</source>
        <translation>Das Objekt lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>The old entry cannot be removed</source>
        <translation>Der alte Eintrag lässt sich nicht entfernen</translation>
    </message>
    <message>
        <source>The picture {} cannot be written.</source>
        <translation>Das Bild {} lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>The place of the group is unknown</source>
        <translation>Der Ort der Gruppe ist unbekannt</translation>
    </message>
    <message>
        <source>The records are nested too deeply to be shown</source>
        <translation>Die Datensätze sind zu tief verschachtelt, um gezeigt zu werden</translation>
    </message>
    <message>
        <source>The root of a file cannot be replaced</source>
        <translation>Die Wurzel einer Datei lässt sich nicht ersetzen</translation>
    </message>
    <message>
        <source>The shape {} does not start with the batch size {}, which HDF5 files do not state reliably; open the file with another batch size, such as {}</source>
        <translation>Die Form {} beginnt nicht mit der Batch-Größe {}, die HDF5-Dateien nicht verlässlich angeben; öffnen Sie die Datei mit einer anderen Batch-Größe, etwa {}</translation>
    </message>
    <message>
        <source>The shape {} does not start with the given batch size {}</source>
        <translation>Die Form {} beginnt nicht mit der angegebenen Batch-Größe {}</translation>
    </message>
    <message>
        <source>The texts are too long to be shown</source>
        <translation>Die Texte sind zu lang, um gezeigt zu werden</translation>
    </message>
    <message>
        <source>The value is damaged: {}</source>
        <translation>Der Wert ist beschädigt: {}</translation>
    </message>
    <message>
        <source>The value is too large to be shown</source>
        <translation>Der Wert ist zu groß, um gezeigt zu werden</translation>
    </message>
    <message>
        <source>The value is too large to be shown: {} elements of {} bytes that are no tensor</source>
        <translation>Der Wert ist zu groß, um gezeigt zu werden: {} Elemente zu {} Bytes, die kein Tensor sind</translation>
    </message>
    <message>
        <source>There is no such field</source>
        <translation>Ein solches Feld gibt es nicht</translation>
    </message>
    <message>
        <source>There is no such file</source>
        <translation>Eine solche Datei gibt es nicht</translation>
    </message>
    <message>
        <source>There is no such key in the file</source>
        <translation>Einen solchen Schlüssel gibt es in der Datei nicht</translation>
    </message>
    <message>
        <source>This folder belongs to another user.</source>
        <translation>Dieser Ordner gehört einem anderen Benutzer.</translation>
    </message>
    <message>
        <source>This is no folder of tensordicts to show.</source>
        <translation>Dies ist kein Ordner mit Tensordicts zum Zeigen.</translation>
    </message>
    <message>
        <source>This is no folder of tensordicts to show: it has no show.json.</source>
        <translation>Dies ist kein Ordner mit Tensordicts zum Zeigen: Er hat keine show.json.</translation>
    </message>
    <message>
        <source>This tensordict has no batch dim, so there is no time along which episodes end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This tensordict has no batch dim, so there is nothing to collate in it. Give several paths, or one of a lazy stack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiles cannot be edited: edit the leaf they are made of.</source>
        <translation>Kacheln lassen sich nicht bearbeiten: Bearbeiten Sie das Blatt, aus dem sie bestehen.</translation>
    </message>
    <message>
        <source>Too many groups on the way here are linked several times</source>
        <translation>Zu viele Gruppen auf dem Weg hierher sind mehrfach verlinkt</translation>
    </message>
    <message>
        <source>Two entries would lie at the same place in the HDF5 file</source>
        <translation>Zwei Einträge lägen in der HDF5-Datei an derselben Stelle</translation>
    </message>
    <message>
        <source>Validation error at key {}: {}</source>
        <translation>Fehler bei der Prüfung am Schlüssel {}: {}</translation>
    </message>
    <message>
        <source>__len__() should return &gt;= 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a NonTensorStack has no one value; ask for its tolist()</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a block of {} bytes came for a tensordict of {}</source>
        <translation>für ein Tensordict von {2} Bytes kam ein Block von {1}</translation>
    </message>
    <message>
        <source>a bool</source>
        <translation>ein Bool</translation>
    </message>
    <message>
        <source>a class</source>
        <translation>eine Klasse</translation>
    </message>
    <message>
        <source>a complex number cannot be written as JSON</source>
        <translation>eine komplexe Zahl lässt sich nicht als JSON schreiben</translation>
    </message>
    <message>
        <source>a container needs its shape (batch_size)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a dict</source>
        <translation>ein Dict</translation>
    </message>
    <message>
        <source>a dict of a pickle has a key that is a tuple, a list or a dict</source>
        <translation>ein Dict eines Pickles hat einen Schlüssel, der ein Tupel, eine Liste oder ein Dict ist</translation>
    </message>
    <message>
        <source>a dict with keys that are no texts cannot be written as JSON</source>
        <translation>ein Dict mit Schlüsseln, die keine Texte sind, lässt sich nicht als JSON schreiben</translation>
    </message>
    <message>
        <source>a dim</source>
        <translation>eine Dimension</translation>
    </message>
    <message>
        <source>a dim is called {} here already</source>
        <translation>eine Dimension heißt hier schon {}</translation>
    </message>
    <message>
        <source>a dtype</source>
        <translation>ein dtype</translation>
    </message>
    <message>
        <source>a fast copy takes a tensordict of tensors that are here in the shape that the index gives, which is no mask and no tensor; copy_at_(..., fast=False) takes more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a file of the format {} keeps no lazy stacks</source>
        <translation>eine Datei des Formats {} nimmt keine Lazy Stacks auf</translation>
    </message>
    <message>
        <source>a histogram needs at least one bin and a finite range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a key and an index cannot stand in the same brackets; write td["key"][index]</source>
        <translation>ein Schlüssel und ein Index können nicht in denselben Klammern stehen; schreiben Sie td["key"][index]</translation>
    </message>
    <message>
        <source>a key is needed</source>
        <translation>es braucht einen Schlüssel</translation>
    </message>
    <message>
        <source>a key is needed to create a level</source>
        <translation>um eine Ebene anzulegen, braucht es einen Schlüssel</translation>
    </message>
    <message>
        <source>a key is needed to delete an entry</source>
        <translation>um einen Eintrag zu löschen, braucht es einen Schlüssel</translation>
    </message>
    <message>
        <source>a key is needed to set an entry</source>
        <translation>um einen Eintrag zu setzen, braucht es einen Schlüssel</translation>
    </message>
    <message>
        <source>a key is needed, not the number of a member of a lazy stack</source>
        <translation>es braucht einen Schlüssel, nicht die Nummer eines Mitglieds eines Lazy Stacks</translation>
    </message>
    <message>
        <source>a key must have at least one part</source>
        <translation>ein Schlüssel hat mindestens einen Teil</translation>
    </message>
    <message>
        <source>a key set in an indexed tensordict is lost; write td["key"][index] = … instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a lazy stack has no tensors of its own to be made contiguous in place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a lazy stack is not cut in place along its stack dim; index it, or pad without inplace=True</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a lazy stack is not gathered in place; leave inplace=True out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of names</source>
        <translation>eine Liste von Namen</translation>
    </message>
    <message>
        <source>a list of sizes</source>
        <translation>eine Liste von Größen</translation>
    </message>
    <message>
        <source>a list of tensordicts is stacked along a dim: say which</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a memmap folder cannot be compressed; leave the compression out</source>
        <translation>ein Memmap-Ordner lässt sich nicht komprimieren; lassen Sie die Kompression weg</translation>
    </message>
    <message>
        <source>a memmap folder cannot hold a level named "meta.json"</source>
        <translation>ein Memmap-Ordner kann keine Ebene namens „meta.json“ aufnehmen</translation>
    </message>
    <message>
        <source>a memmap folder cannot hold the key {}: meta.json has a field of that name; rename it first</source>
        <translation>ein Memmap-Ordner kann den Schlüssel {} nicht aufnehmen: meta.json hat ein Feld dieses Namens; benennen Sie ihn vorher um</translation>
    </message>
    <message>
        <source>a memmap folder cannot hold this key: its file name would have {} bytes, and file systems take {}</source>
        <translation>ein Memmap-Ordner kann diesen Schlüssel nicht aufnehmen: Sein Dateiname hätte {} Bytes, und Dateisysteme nehmen {}</translation>
    </message>
    <message>
        <source>a memmap folder with the dtype {} cannot be loaded in Python; convert the leaf or leave it out</source>
        <translation>ein Memmap-Ordner mit dem dtype {} lässt sich in Python nicht laden; wandeln Sie das Blatt um, oder lassen Sie es weg</translation>
    </message>
    <message>
        <source>a message's tag is from 0 to 2147483647, not {}</source>
        <translation>das Tag einer Nachricht liegt zwischen 0 und 2147483647, nicht bei {}</translation>
    </message>
    <message>
        <source>a nested tensor is made of a lazy stack on dim 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a nested tensor is taken apart along its first dim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a nested tensor of {} parts of {} dims is more than can be shown</source>
        <translation>ein verschachtelter Tensor aus {} Teilen mit {} Dimensionen ist mehr, als sich anzeigen lässt</translation>
    </message>
    <message>
        <source>a non-tensor stack of batch size {} does not fit the batch size {}</source>
        <translation>ein Nicht-Tensor-Stapel der Batch-Größe {} passt nicht zur Batch-Größe {}</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a part of an entry cannot be replaced by another kind</source>
        <translation>ein Teil eines Eintrags lässt sich nicht durch eine andere Art ersetzen</translation>
    </message>
    <message>
        <source>a pickle of more than {} values</source>
        <translation>ein Pickle mit mehr als {} Werten</translation>
    </message>
    <message>
        <source>a pickle that grows by more than {} MiB</source>
        <translation>ein Pickle, das um mehr als {} MiB wächst</translation>
    </message>
    <message>
        <source>a pickled object ({}) cannot be written: it is shown without being loaded; leave the key out</source>
        <translation>ein Objekt aus einem Pickle ({}) lässt sich nicht schreiben: Es wird gezeigt, ohne geladen zu sein; lassen Sie den Schlüssel weg</translation>
    </message>
    <message>
        <source>a process sent what was not expected, such as more bytes than there is room for, and nothing more can be exchanged with the group ({}); start its processes again, with tensordicts of the same keys, shapes and dtypes</source>
        <translation>ein Prozess sandte, was nicht erwartet war, etwa mehr Bytes, als Platz haben, und mit der Gruppe lässt sich nichts mehr austauschen ({}); starten Sie ihre Prozesse neu, mit Tensordicts derselben Schlüssel, Formen und dtypes</translation>
    </message>
    <message>
        <source>a ragged tensor cannot be sent as a part of one block</source>
        <translation>ein ungleichförmiger Tensor lässt sich nicht als Teil eines Blocks senden</translation>
    </message>
    <message>
        <source>a result of {} MB is to lie in a scratch file, and here is room for {} MB; take a part, or set TMPDIR to a folder with more room</source>
        <translation>ein Ergebnis von {} MB soll in einer Hilfsdatei liegen, und hier ist Platz für {} MB; nehmen Sie einen Teil, oder setzen Sie TMPDIR auf einen Ordner mit mehr Platz</translation>
    </message>
    <message>
        <source>a result of {} MB needs as many addresses, more than this process may take (ulimit -v)</source>
        <translation>ein Ergebnis von {} MB braucht ebenso viele Adressen, mehr, als dieser Prozess nehmen darf (ulimit -v)</translation>
    </message>
    <message>
        <source>a save of it was interrupted and cannot be taken back ({}): discard its journal before editing</source>
        <translation>ein Speichern davon wurde unterbrochen und lässt sich nicht zurücknehmen ({}): Verwerfen Sie sein Journal vor dem Bearbeiten</translation>
    </message>
    <message>
        <source>a save was interrupted: recover it before editing</source>
        <translation>ein Speichern wurde unterbrochen: Nehmen Sie es vor dem Bearbeiten zurück</translation>
    </message>
    <message>
        <source>a scalar has no dim to pad</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a schema tells pairs of sizes and dtype</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a scratch file of {} MB cannot be made: {}; set TMPDIR to a folder with more room</source>
        <translation>eine Hilfsdatei von {} MB lässt sich nicht anlegen: {}; setzen Sie TMPDIR auf einen Ordner mit mehr Platz</translation>
    </message>
    <message>
        <source>a scratch file of {} MB cannot be mapped: {}; set TMPDIR to a folder with more room</source>
        <translation>eine Hilfsdatei von {} MB lässt sich nicht einblenden: {}; setzen Sie TMPDIR auf einen Ordner mit mehr Platz</translation>
    </message>
    <message>
        <source>a scratch file of {} MB has no room: {}; set TMPDIR to a folder with more room</source>
        <translation>für eine Hilfsdatei von {} MB ist kein Platz: {}; setzen Sie TMPDIR auf einen Ordner mit mehr Platz</translation>
    </message>
    <message>
        <source>a separator is needed to split keys at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a size</source>
        <translation>eine Größe</translation>
    </message>
    <message>
        <source>a stack without members has no place for entries</source>
        <translation>ein Stapel ohne Mitglieder hat keinen Platz für Einträge</translation>
    </message>
    <message>
        <source>a stack's "stack_dim" is missing or no integer</source>
        <translation>„stack_dim“ eines Stapels fehlt oder ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>a tensor</source>
        <translation>ein Tensor</translation>
    </message>
    <message>
        <source>a tensor of shape {} has no dim {} to concatenate along</source>
        <translation>ein Tensor der Form {} hat keine Dimension {}, entlang der zu verketten wäre</translation>
    </message>
    <message>
        <source>a tensordict</source>
        <translation>ein Tensordict</translation>
    </message>
    <message>
        <source>a tensordict cannot be an entry of itself</source>
        <translation>ein Tensordict kann kein Eintrag seiner selbst sein</translation>
    </message>
    <message>
        <source>a tensordict cannot be an exponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tensordict cannot be set inside itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tensordict is made of a dict or of keywords, not of both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tensordict is neither true nor false; ask len(td.keys()) or td.is_empty()</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a tensordict of batch size [] cannot be indexed</source>
        <translation>ein Tensordict der Batch-Größe [] lässt sich nicht indizieren</translation>
    </message>
    <message>
        <source>a tensordict under a key of this name cannot be sent as one block, whose description has an entry of the same name; rename_key_() it</source>
        <translation>ein Tensordict unter einem Schlüssel dieses Namens lässt sich nicht als ein Block senden, dessen Beschreibung einen Eintrag desselben Namens hat; rename_key_() benennt ihn um</translation>
    </message>
    <message>
        <source>a tensordict without batch dims has no parts to visit; take its keys(), values() or items()</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text or None</source>
        <translation>ein Text oder None</translation>
    </message>
    <message>
        <source>a value of shape {} does not fit into elements of shape {}</source>
        <translation>ein Wert der Form {} passt nicht in Elemente der Form {}</translation>
    </message>
    <message>
        <source>a value that is no tensor is not padded in place, since it becomes one for each position; leave inplace=True out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a value with its batch size</source>
        <translation>ein Wert mit seiner Batch-Größe</translation>
    </message>
    <message>
        <source>all entries start with this shape</source>
        <translation>alle Einträge beginnen mit dieser Form</translation>
    </message>
    <message>
        <source>an array of elements that are no numbers</source>
        <translation>ein Array aus Elementen, die keine Zahlen sind</translation>
    </message>
    <message>
        <source>an empty lazy stack has no member that new ones could be like</source>
        <translation>ein leerer Lazy Stack hat kein Mitglied, dem neue gleichen könnten</translation>
    </message>
    <message>
        <source>an index can only have a single ellipsis ('...')</source>
        <translation>ein Index kann nur ein einziges „...“ haben</translation>
    </message>
    <message>
        <source>an index has at most 64 bits</source>
        <translation>ein Index hat höchstens 64 Bit</translation>
    </message>
    <message>
        <source>an object of {} cannot be written as JSON</source>
        <translation>ein Objekt von {} lässt sich nicht als JSON schreiben</translation>
    </message>
    <message>
        <source>an unknown reduction</source>
        <translation>eine unbekannte Reduktion</translation>
    </message>
    <message>
        <source>another process announces {} bytes</source>
        <translation>ein anderer Prozess kündigt {} Bytes an</translation>
    </message>
    <message>
        <source>another process does not say how many bytes its tensordict takes</source>
        <translation>ein anderer Prozess sagt nicht, wie viele Bytes sein Tensordict braucht</translation>
    </message>
    <message>
        <source>as_list, as_padded_tensor and as_nested_tensor exclude each other</source>
        <translation>as_list, as_padded_tensor und as_nested_tensor schließen einander aus</translation>
    </message>
    <message>
        <source>batch dimension mismatch: shape {} has no dim {} to distribute over the members of a stack</source>
        <translation>Batch-Dimensionen passen nicht: Die Form {} hat keine Dimension {}, die sich auf die Mitglieder eines Stapels verteilen ließe</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the batch size is {}, but the entry has shape {}</source>
        <translation>Batch-Dimensionen passen nicht: Die Batch-Größe ist {}, aber der Eintrag hat die Form {}</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the batch size is {}, but the tensor has shape {}</source>
        <translation>Batch-Dimensionen passen nicht: Die Batch-Größe ist {}, aber der Tensor hat die Form {}</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the batch size is {}, but the tensor has shape {}; expand the scalar to the batch size first</source>
        <translation>Batch-Dimensionen passen nicht: Die Batch-Größe ist {}, aber der Tensor hat die Form {}; erweitern Sie den Skalar vorher auf die Batch-Größe</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the entry has batch size {}, the level it is moved to {}</source>
        <translation>Batch-Dimensionen passen nicht: Der Eintrag hat die Batch-Größe {}, die Ebene, in die er verschoben wird, {}</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the stack has the batch size {}, which does not start with that of the level above, {}</source>
        <translation>Batch-Dimensionen passen nicht: Der Stapel hat die Batch-Größe {}, die nicht mit der der Ebene darüber, {}, beginnt</translation>
    </message>
    <message>
        <source>batch size {}, which does not start with that of the level above, {}</source>
        <translation>Batch-Größe {}, die nicht mit der der Ebene darüber, {}, beginnt</translation>
    </message>
    <message>
        <source>batch_size and batch_dims cannot both be given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>batch_size, names and device cannot be given together with inplace=True</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beside a nested tensor stands a number or another nested tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bit fields</source>
        <translation>Bitfelder</translation>
    </message>
    <message>
        <source>both tensordicts need the same kind of entry here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>broadcast_to() takes a tuple of sizes, not an int</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes cannot be written as JSON</source>
        <translation>Bytes lassen sich nicht als JSON schreiben</translation>
    </message>
    <message>
        <source>can be moved only within levels that exist</source>
        <translation>lässt sich nur innerhalb von Ebenen verschieben, die es gibt</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>cannot be created</source>
        <translation>lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>cannot be examined</source>
        <translation>lässt sich nicht untersuchen</translation>
    </message>
    <message>
        <source>cannot be flushed to disk</source>
        <translation>lässt sich nicht auf den Datenträger schreiben</translation>
    </message>
    <message>
        <source>cannot be found</source>
        <translation>lässt sich nicht finden</translation>
    </message>
    <message>
        <source>cannot be given its new length</source>
        <translation>lässt sich nicht auf die neue Länge bringen</translation>
    </message>
    <message>
        <source>cannot be given its old length</source>
        <translation>lässt sich nicht auf die alte Länge bringen</translation>
    </message>
    <message>
        <source>cannot be kept</source>
        <translation>lässt sich nicht aufbewahren</translation>
    </message>
    <message>
        <source>cannot be listed</source>
        <translation>lässt sich nicht auflisten</translation>
    </message>
    <message>
        <source>cannot be locked</source>
        <translation>lässt sich nicht sperren</translation>
    </message>
    <message>
        <source>cannot be mapped</source>
        <translation>lässt sich nicht einblenden</translation>
    </message>
    <message>
        <source>cannot be moved</source>
        <translation>lässt sich nicht verschieben</translation>
    </message>
    <message>
        <source>cannot be moved between a stack and the level around it</source>
        <translation>lässt sich nicht zwischen einem Stapel und der Ebene um ihn verschieben</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>cannot be put in place</source>
        <translation>lässt sich nicht an seine Stelle setzen</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>cannot be removed</source>
        <translation>lässt sich nicht entfernen</translation>
    </message>
    <message>
        <source>cannot be renamed</source>
        <translation>lässt sich nicht umbenennen</translation>
    </message>
    <message>
        <source>cannot be started to look at an HDF5 file</source>
        <translation>lässt sich nicht starten, um eine HDF5-Datei anzusehen</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>cannot be written to</source>
        <translation>lässt sich nicht beschreiben</translation>
    </message>
    <message>
        <source>cannot be written: its mode marks it as read-only</source>
        <translation>lässt sich nicht schreiben: ist als schreibgeschützt gekennzeichnet</translation>
    </message>
    <message>
        <source>cannot be written: the ending {} stands for no known format; known are {}</source>
        <translation>lässt sich nicht schreiben: Die Endung {} steht für kein bekanntes Format; bekannt sind {}</translation>
    </message>
    <message>
        <source>cannot be written: there is no folder {}</source>
        <translation>lässt sich nicht schreiben: Den Ordner {} gibt es nicht</translation>
    </message>
    <message>
        <source>cannot grow by {} bytes</source>
        <translation>kann nicht um {} Bytes wachsen</translation>
    </message>
    <message>
        <source>cannot grow to {} bytes</source>
        <translation>kann nicht auf {} Bytes wachsen</translation>
    </message>
    <message>
        <source>cannot hold {} more bytes</source>
        <translation>kann keine weiteren {} Bytes aufnehmen</translation>
    </message>
    <message>
        <source>cannot modify a locked tensordict; unlock it first</source>
        <translation>ein gesperrtes Tensordict lässt sich nicht ändern; entsperren Sie es vorher</translation>
    </message>
    <message>
        <source>cannot modify a locked tensordict; unlock it, or write values in place</source>
        <translation>ein gesperrtes Tensordict lässt sich nicht ändern; entsperren Sie es, oder schreiben Sie Werte an Ort und Stelle</translation>
    </message>
    <message>
        <source>cannot modify a locked tensordict; unlock it, or write values in place, as set_() does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot modify a locked tensordict; unlock it, or write values in place, as td["key"].add_(1) does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot unlock a tensordict that is part of a locked graph: unlock its root</source>
        <translation>ein Tensordict, das Teil eines gesperrten Baums ist, lässt sich nicht entsperren: Entsperren Sie dessen Wurzel</translation>
    </message>
    <message>
        <source>chunksize and num_chunks exclude each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clamp() needs a lower or an upper bound</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clamp() takes two tensordicts as bounds, or none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>comes to no end with it</source>
        <translation>kommt damit an kein Ende</translation>
    </message>
    <message>
        <source>complex numbers have no order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>convert_tensors=True needs convert_nodes=True: tensors stay in what stays a tensordict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>crashes on it (signal {})</source>
        <translation>stürzt daran ab (Signal {})</translation>
    </message>
    <message>
        <source>data are a tensordict, a tensor or numbers, not a dict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dict() takes pairs of key and value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dim must be a batch dim here, not "feature"</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dim {} is ragged and cannot be sliced; index a member of the stack first</source>
        <translation>Dimension {} ist ungleichförmig und lässt sich nicht schneiden; indizieren Sie vorher ein Mitglied des Stapels</translation>
    </message>
    <message>
        <source>dim {} of this view was expanded, so several of its elements are one and cannot be written; clone it first</source>
        <translation>Dimension {} dieser Sicht wurde erweitert, mehrere ihrer Elemente sind also eines und lassen sich nicht schreiben; clone() macht vorher eine Kopie</translation>
    </message>
    <message>
        <source>dim="feature" and keepdim=True exclude each other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dimension {} is out of range for {} dims</source>
        <translation>Dimension {} gibt es bei {} Dimensionen nicht</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>elements of an unknown type</source>
        <translation>Elemente eines unbekannten Typs</translation>
    </message>
    <message>
        <source>empty separator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends at byte {}, {} bytes too early</source>
        <translation>endet bei Byte {}, {} Bytes zu früh</translation>
    </message>
    <message>
        <source>ends on it</source>
        <translation>endet daran</translation>
    </message>
    <message>
        <source>exists already and is not overwritten without leave</source>
        <translation>besteht schon und wird ohne Erlaubnis nicht überschrieben</translation>
    </message>
    <message>
        <source>expected one name for each of the {} batch dims, got {}: {}</source>
        <translation>erwartet wurde ein Name für jede der {} Batch-Dimensionen, es kamen {}: {}</translation>
    </message>
    <message>
        <source>expected {}, but this is {}</source>
        <translation>erwartet wurde {}, hier ist {}</translation>
    </message>
    <message>
        <source>expressions open no files: open it as the program's PATH, or beside it with --with NAME=PATH</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expressions record nothing to compute gradients from; .grad shows those that tensors have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expressions write no files: evaluate with -o OUT, or use `tensordesk export`</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expressions write no files: save the result with -o OUT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expressions write no files: save the result with -o OUT, or use `tensordesk export` (an OUT without an ending is a memory-mapped folder)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fast is True, for a copy of tensors alone, or False, for what update_at_ does</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ffmpeg did not write the film: {}</source>
        <translation>ffmpeg hat den Film nicht geschrieben: {}</translation>
    </message>
    <message>
        <source>float() takes a real number, not complex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>floats of {} bits in a form that torch does not have</source>
        <translation>Gleitkommazahlen von {} Bit in einer Form, die torch nicht hat</translation>
    </message>
    <message>
        <source>gives another answer</source>
        <translation>antwortet anders</translation>
    </message>
    <message>
        <source>group is None: there is the default process group alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hangs up</source>
        <translation>legt auf</translation>
    </message>
    <message>
        <source>has a field {}, with which Python refuses to load non-tensor data</source>
        <translation>hat ein Feld {}, mit dem Python Nicht-Tensor-Daten nicht lädt</translation>
    </message>
    <message>
        <source>has a leaf of dtype {}</source>
        <translation>hat ein Blatt des dtype {}</translation>
    </message>
    <message>
        <source>has a stack of no values</source>
        <translation>hat einen Stapel ohne Werte</translation>
    </message>
    <message>
        <source>has a stack of values with different batch sizes</source>
        <translation>hat einen Stapel von Werten mit verschiedenen Batch-Größen</translation>
    </message>
    <message>
        <source>has a stack that lacks a member</source>
        <translation>hat einen Stapel, dem ein Mitglied fehlt</translation>
    </message>
    <message>
        <source>has a stack with the member {}</source>
        <translation>hat einen Stapel mit dem Mitglied {}</translation>
    </message>
    <message>
        <source>has at byte {} neither what was there before the save nor what it wrote: it was written again since</source>
        <translation>enthält bei Byte {} weder, was vor dem Speichern da war, noch, was es schrieb: wurde seitdem wieder beschrieben</translation>
    </message>
    <message>
        <source>has no member {}</source>
        <translation>hat kein Mitglied {}</translation>
    </message>
    <message>
        <source>has one value where the batch size of its level asks for {}</source>
        <translation>hat einen Wert, wo die Batch-Größe der Ebene {} verlangt</translation>
    </message>
    <message>
        <source>has stacks of more than a million members in all</source>
        <translation>hat Stapel von insgesamt mehr als einer Million Mitgliedern</translation>
    </message>
    <message>
        <source>has the dtype {}, which Python refuses to load</source>
        <translation>hat den dtype {}, den Python nicht lädt</translation>
    </message>
    <message>
        <source>has the names {} below a level with the names {}: Python refuses to load this</source>
        <translation>hat die Namen {} unter einer Ebene mit den Namen {}: Python lädt dies nicht</translation>
    </message>
    <message>
        <source>has the size {}</source>
        <translation>hat die Größe {}</translation>
    </message>
    <message>
        <source>has unsaved edits: save or discard them first</source>
        <translation>hat ungespeicherte Änderungen: Speichern oder verwerfen Sie sie vorher</translation>
    </message>
    <message>
        <source>has {} bytes that are neither 0 nor 1, where each is a bool</source>
        <translation>hat {} Bytes, die weder 0 noch 1 sind, wo jedes ein Bool ist</translation>
    </message>
    <message>
        <source>has {} bytes where {} are expected</source>
        <translation>hat {} Bytes, wo {} erwartet werden</translation>
    </message>
    <message>
        <source>has {} bytes, more than the {} that such a file can sensibly have</source>
        <translation>hat {} Bytes, mehr als die {}, die eine solche Datei sinnvollerweise hat</translation>
    </message>
    <message>
        <source>has {} bytes, where the save left between {} and {}</source>
        <translation>hat {} Bytes, wo das Speichern zwischen {} und {} hinterließ</translation>
    </message>
    <message>
        <source>has {} values where the batch size of its level asks for {}</source>
        <translation>hat {} Werte, wo die Batch-Größe der Ebene {} verlangt</translation>
    </message>
    <message>
        <source>has {} where {} belongs</source>
        <translation>hat {}, wo {} hingehört</translation>
    </message>
    <message>
        <source>holds further fields as a pickle, which are not shown</source>
        <translation>enthält weitere Felder als Pickle, die nicht gezeigt werden</translation>
    </message>
    <message>
        <source>holds other bytes than the save left: it was written again since</source>
        <translation>enthält andere Bytes, als das Speichern hinterließ: wurde seitdem wieder beschrieben</translation>
    </message>
    <message>
        <source>holds the journal of another save</source>
        <translation>enthält das Journal eines anderen Speicherns</translation>
    </message>
    <message>
        <source>holds what edits replaced; the next edit takes it away once no process uses it</source>
        <translation>enthält, was Änderungen ersetzt haben; die nächste Änderung räumt es weg, sobald es kein Prozess mehr benutzt</translation>
    </message>
    <message>
        <source>index {} is out of range for batch dim {} of size {}</source>
        <translation>Index {} liegt außerhalb der Batch-Dimension {} der Größe {}</translation>
    </message>
    <message>
        <source>int() takes a finite number within 64 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>int() takes a real number, not complex</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>integers of {} bytes</source>
        <translation>ganze Zahlen von {} Bytes</translation>
    </message>
    <message>
        <source>is JSON, but not an object, as a meta.json has to be</source>
        <translation>ist JSON, aber kein Objekt, wie es eine meta.json sein muss</translation>
    </message>
    <message>
        <source>is a .tdz archive of a tensordict, which this program cannot open yet</source>
        <translation>ist ein .tdz-Archiv eines Tensordicts, das dieses Programm noch nicht öffnen kann</translation>
    </message>
    <message>
        <source>is a consolidated tensordict, which this program cannot open yet</source>
        <translation>ist ein konsolidiertes Tensordict, das dieses Programm noch nicht öffnen kann</translation>
    </message>
    <message>
        <source>is a file of torch.save, of torch before 1.6, which this program cannot open yet</source>
        <translation>ist eine Datei von torch.save, von torch vor 1.6, die dieses Programm noch nicht öffnen kann</translation>
    </message>
    <message>
        <source>is a file of torch.save, which this program cannot open yet</source>
        <translation>ist eine Datei von torch.save, die dieses Programm noch nicht öffnen kann</translation>
    </message>
    <message>
        <source>is a folder that holds something other than a tensordict, which is not overwritten</source>
        <translation>ist ein Ordner, der etwas anderes als ein Tensordict enthält, und wird nicht überschrieben</translation>
    </message>
    <message>
        <source>is a folder without a meta.json, so it holds no tensordict</source>
        <translation>ist ein Ordner ohne meta.json, enthält also kein Tensordict</translation>
    </message>
    <message>
        <source>is a folder without a meta.json, so it holds no tensordict itself; open {} in it</source>
        <translation>ist ein Ordner ohne meta.json, enthält also selbst kein Tensordict; öffnen Sie {} darin</translation>
    </message>
    <message>
        <source>is a folder, which a file does not replace</source>
        <translation>ist ein Ordner, den eine Datei nicht ersetzt</translation>
    </message>
    <message>
        <source>is a link out of the opened folder, to {}: it is read once following such links is allowed (`tensordesk --follow-links …`)</source>
        <translation>ist ein Link aus dem geöffneten Ordner hinaus, auf {}: Gelesen wird er, sobald solchen Links gefolgt werden darf (`tensordesk --follow-links …`)</translation>
    </message>
    <message>
        <source>is a link out of the opened folder, which is read but not written</source>
        <translation>ist ein Link aus dem geöffneten Ordner hinaus, der gelesen, aber nicht geschrieben wird</translation>
    </message>
    <message>
        <source>is a link to a folder that it lies in</source>
        <translation>ist ein Link auf einen Ordner, in dem er liegt</translation>
    </message>
    <message>
        <source>is a memmap folder of a tensordict before 0.3, which this program cannot open yet</source>
        <translation>ist ein Memmap-Ordner von tensordict vor 0.3, den dieses Programm noch nicht öffnen kann</translation>
    </message>
    <message>
        <source>is a part of a memmap folder; open the folder that it lies in</source>
        <translation>ist ein Teil eines Memmap-Ordners; öffnen Sie den Ordner, in dem er liegt</translation>
    </message>
    <message>
        <source>is a part of what is no tensordict</source>
        <translation>ist ein Teil von etwas, das kein Tensordict ist</translation>
    </message>
    <message>
        <source>is a pickle, which this program cannot open yet</source>
        <translation>ist ein Pickle, das dieses Programm noch nicht öffnen kann</translation>
    </message>
    <message>
        <source>is a replay buffer whose storage is no tensordict, which this program cannot open yet</source>
        <translation>ist ein Replay-Puffer, dessen Speicher kein Tensordict ist, den dieses Programm noch nicht öffnen kann</translation>
    </message>
    <message>
        <source>is a safetensors file, which this program cannot open yet</source>
        <translation>ist eine Safetensors-Datei, die dieses Programm noch nicht öffnen kann</translation>
    </message>
    <message>
        <source>is a view ({}) of a tensordict, which is shown whole</source>
        <translation>ist eine Sicht ({}) auf ein Tensordict, das ganz gezeigt wird</translation>
    </message>
    <message>
        <source>is a zarr store in a zip archive, which this program cannot open yet</source>
        <translation>ist ein Zarr-Speicher in einem Zip-Archiv, den dieses Programm noch nicht öffnen kann</translation>
    </message>
    <message>
        <source>is a zarr store, which this program cannot open yet</source>
        <translation>ist ein Zarr-Speicher, den dieses Programm noch nicht öffnen kann</translation>
    </message>
    <message>
        <source>is a zip archive that holds no tensordict</source>
        <translation>ist ein Zip-Archiv, das kein Tensordict enthält</translation>
    </message>
    <message>
        <source>is an empty file</source>
        <translation>ist eine leere Datei</translation>
    </message>
    <message>
        <source>is another file than the one that the save wrote to: it was replaced, copied or restored</source>
        <translation>ist eine andere Datei als die, in die das Speichern schrieb: Sie wurde ersetzt, kopiert oder wiederhergestellt</translation>
    </message>
    <message>
        <source>is being edited already, by TensorDesk process {}: finish there first</source>
        <translation>wird schon bearbeitet, vom TensorDesk-Prozess {}: Beenden Sie es erst dort</translation>
    </message>
    <message>
        <source>is broken, so deleting or replacing it could not be undone: {}</source>
        <translation>ist defekt, Löschen oder Ersetzen ließe sich also nicht rückgängig machen: {}</translation>
    </message>
    <message>
        <source>is changed through its document only</source>
        <translation>wird nur über sein Dokument geändert</translation>
    </message>
    <message>
        <source>is given twice, but goes away the first time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is left over from an append or an edit that was interrupted</source>
        <translation>ist von einem Anhängen oder einer Änderung übrig, die unterbrochen wurde</translation>
    </message>
    <message>
        <source>is longer than its shape tells: the last {} bytes belong to no element</source>
        <translation>ist länger, als die Form sagt: Die letzten {} Bytes gehören zu keinem Element</translation>
    </message>
    <message>
        <source>is neither a file nor a folder</source>
        <translation>ist weder eine Datei noch ein Ordner</translation>
    </message>
    <message>
        <source>is no file of a tensordict</source>
        <translation>ist keine Datei eines Tensordicts</translation>
    </message>
    <message>
        <source>is no lazy stack</source>
        <translation>ist kein Lazy Stack</translation>
    </message>
    <message>
        <source>is no longer the file that the save put there, nor does that lie at {}</source>
        <translation>ist nicht mehr die Datei, die das Speichern dorthin setzte, und auch unter {} liegt diese nicht</translation>
    </message>
    <message>
        <source>is no member of the stack, because a number before it is missing</source>
        <translation>ist kein Mitglied des Stapels, weil davor eine Nummer fehlt</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>is not part of the tensordict</source>
        <translation>gehört nicht zum Tensordict</translation>
    </message>
    <message>
        <source>is not what the save wrote to: it was replaced, copied or restored from a backup</source>
        <translation>ist nicht das, wohin das Speichern schrieb: Es wurde ersetzt, kopiert oder aus einer Sicherung wiederhergestellt</translation>
    </message>
    <message>
        <source>is of a replay buffer: the batch size is its capacity, and not all rows need be data</source>
        <translation>gehört zu einem Replay-Puffer: Die Batch-Größe ist sein Fassungsvermögen, und nicht alle Zeilen müssen Daten sein</translation>
    </message>
    <message>
        <source>is open read-only; switch to Edit to change it</source>
        <translation>ist nur zum Lesen geöffnet; zum Ändern auf Bearbeiten umschalten</translation>
    </message>
    <message>
        <source>is open read-only; switch to editing first</source>
        <translation>ist nur zum Lesen geöffnet; vorher auf Bearbeiten umschalten</translation>
    </message>
    <message>
        <source>is put together of the members of a stack and takes none itself</source>
        <translation>ist aus den Mitgliedern eines Stapels zusammengesetzt und nimmt selbst keine auf</translation>
    </message>
    <message>
        <source>is saved as a view, which is not edited in place; export it first</source>
        <translation>ist als Sicht gespeichert, die nicht an Ort und Stelle bearbeitet wird; exportieren Sie sie vorher</translation>
    </message>
    <message>
        <source>is the journal of a save by another version of TensorDesk, which alone can put back what it changed; nothing was changed. Recover with that version, or discard the journal</source>
        <translation>ist das Journal eines Speicherns durch eine andere Version von TensorDesk, die allein zurücksetzen kann, was es änderte; es wurde nichts geändert. Nehmen Sie es mit jener Version zurück, oder verwerfen Sie das Journal</translation>
    </message>
    <message>
        <source>is the storage of a replay buffer of pytrees, which this program cannot open yet</source>
        <translation>ist der Speicher eines Replay-Puffers aus Pytrees, den dieses Programm noch nicht öffnen kann</translation>
    </message>
    <message>
        <source>is truncated: has {} of {} bytes</source>
        <translation>ist abgeschnitten: hat {} von {} Bytes</translation>
    </message>
    <message>
        <source>is written in version {} of the memmap layout, which is newer than this program: it is shown, not edited</source>
        <translation>ist in Version {} des Memmap-Aufbaus geschrieben, die neuer als dieses Programm ist: wird gezeigt, aber nicht bearbeitet</translation>
    </message>
    <message>
        <source>is_leaf is None, "non-tensor" (values are leaves as tensors are), "tensorclass" (instances of tensorclasses are leaves) or a function of the class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is_leaf is None, "tensorclass" (instances of tensorclasses are leaves) or a function of the name of a class</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be moved into itself, to {}</source>
        <translation>lässt sich nicht in sich selbst verschieben, nach {}</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>er lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>it lies beyond the end of the file</source>
        <translation>er liegt hinter dem Ende der Datei</translation>
    </message>
    <message>
        <source>its first dim is ragged; a memmap folder holds only tensors whose parts are rows</source>
        <translation>die erste Dimension ist ungleichförmig; ein Memmap-Ordner nimmt nur Tensoren auf, deren Teile Zeilen sind</translation>
    </message>
    <message>
        <source>its heap does not hold it</source>
        <translation>sein Heap enthält ihn nicht</translation>
    </message>
    <message>
        <source>its heap is inconsistent</source>
        <translation>sein Heap ist widersprüchlich</translation>
    </message>
    <message>
        <source>its names {} contradict the names of the level it is put into, {}</source>
        <translation>die Namen {} widersprechen den Namen der Ebene, in die es gesetzt wird, {}</translation>
    </message>
    <message>
        <source>its parts are ragged themselves, of shape {}; a memmap folder holds only parts that are dense</source>
        <translation>die Teile sind selbst ungleichförmig, von der Form {}; ein Memmap-Ordner nimmt nur dichte Teile auf</translation>
    </message>
    <message>
        <source>keepdim=True needs a dim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>keeps its values in a file {}, but they can only be in "pickle.pkl"</source>
        <translation>hält die Werte in einer Datei {}, sie können aber nur in „pickle.pkl“ liegen</translation>
    </message>
    <message>
        <source>key {}: {}</source>
        <translation>Schlüssel {}: {}</translation>
    </message>
    <message>
        <source>lacks '{}'</source>
        <translation>hat kein „{}“</translation>
    </message>
    <message>
        <source>len() of a 0-d tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lies in every member of a stack, so that it has no members of its own</source>
        <translation>liegt in jedem Mitglied eines Stapels und hat deshalb keine eigenen Mitglieder</translation>
    </message>
    <message>
        <source>lies outside of what is saved, {}</source>
        <translation>liegt außerhalb dessen, was gespeichert wird, {}</translation>
    </message>
    <message>
        <source>lies where the key {} would be stored, and belongs to another key or to none; rename or remove it first</source>
        <translation>liegt, wo der Schlüssel {} gespeichert würde, und gehört zu einem anderen Schlüssel oder zu keinem; benennen Sie es vorher um, oder entfernen Sie es</translation>
    </message>
    <message>
        <source>lists are not changed in place here; make another, as in items = items + [item]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>many entries from all parts of the file start with this shape</source>
        <translation>viele Einträge aus allen Teilen der Datei beginnen mit dieser Form</translation>
    </message>
    <message>
        <source>map() takes a function and what it is called with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>member 0 holds {} here and member {} holds {}</source>
        <translation>in Mitglied 0 steht hier {}, in Mitglied {} {}</translation>
    </message>
    <message>
        <source>member {}: {}</source>
        <translation>Mitglied {}: {}</translation>
    </message>
    <message>
        <source>members without this key cannot be given an empty entry: it has no dims</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than {} levels of nesting</source>
        <translation>mehr als {} Ebenen Verschachtelung</translation>
    </message>
    <message>
        <source>name 'td' is not defined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names the class {}, which is unknown; and it has neither a batch size nor a folder "_tensordict" beside it</source>
        <translation>nennt die Klasse {}, die unbekannt ist; und hat weder eine Batch-Größe noch einen Ordner „_tensordict“ daneben</translation>
    </message>
    <message>
        <source>negative shift count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>negative slice steps are not supported, got {} for dim {}</source>
        <translation>negative Schrittweiten eines Ausschnitts gibt es nicht, es kam {} für Dimension {}</translation>
    </message>
    <message>
        <source>neither XDG_STATE_HOME nor HOME is set, so there is no place for the journal that keeps edits safe; set one of them</source>
        <translation>weder XDG_STATE_HOME noch HOME ist gesetzt, es gibt also keinen Ort für das Journal, das Änderungen sichert; setzen Sie eines davon</translation>
    </message>
    <message>
        <source>no ending for a {}</source>
        <translation>keine Endung für: {}</translation>
    </message>
    <message>
        <source>no memory is shared between processes: save a folder, which all of them can map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no such method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not a valid pickle: an integer with other characters than digits</source>
        <translation>kein gültiges Pickle: eine ganze Zahl mit anderen Zeichen als Ziffern</translation>
    </message>
    <message>
        <source>not a valid pickle: it ends or goes wrong at byte {}</source>
        <translation>kein gültiges Pickle: endet oder geht fehl bei Byte {}</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>nicht genug Speicher</translation>
    </message>
    <message>
        <source>not enough memory: it would take {} bytes</source>
        <translation>nicht genug Speicher: {} Bytes wären nötig</translation>
    </message>
    <message>
        <source>not valid JSON: {}</source>
        <translation>kein gültiges JSON: {}</translation>
    </message>
    <message>
        <source>number {}</source>
        <translation>Nummer {}</translation>
    </message>
    <message>
        <source>old must not be empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one value cannot take those of a NonTensorStack; make it one with maybe_to_stack() first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one value of a whole batch cannot be changed in a part of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only entries of lazy stacks are lists of tensors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only instances of tensorclasses have fields; a tensordict has keys()</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>op is one of torch.distributed.ReduceOp, such as torch.distributed.ReduceOp.MAX, or None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out= and inplace=True say both where the result goes; give one of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>padding_side is 'left' or 'right'</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>places a leaf of {} {} at the bytes {} to {} of {}, {} of them padding</source>
        <translation>legt ein Blatt von {} {} auf die Bytes {} bis {} von {}, davon {} Auffüllung</translation>
    </message>
    <message>
        <source>process {}</source>
        <translation>Prozess {}</translation>
    </message>
    <message>
        <source>process {} announced {} bytes, {} of them leaves, and sent {}</source>
        <translation>Prozess {} kündigte {} Bytes an, davon {} Blätter, und sandte {}</translation>
    </message>
    <message>
        <source>process {} is this one: it cannot exchange with itself</source>
        <translation>Prozess {} ist dieser: Er kann nicht mit sich selbst austauschen</translation>
    </message>
    <message>
        <source>process {} sent its tensordict as a pickle, which only running it would read: it holds leaves that are not on the CPU or require gradients, or a file</source>
        <translation>Prozess {} sandte sein Tensordict als Pickle, das sich nur lesen ließe, indem man es ausführt: Es enthält Blätter, die nicht auf der CPU liegen oder Gradienten verlangen, oder eine Datei</translation>
    </message>
    <message>
        <source>processes exchange tensordicts in `tensordesk eval`, `export` and `edit`: here it would be done for a trial, or more than once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>processes exchange tensordicts on the CPU: move what came with to(device)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pseudo-random tags begin with a number that is not negative, not {}</source>
        <translation>pseudozufällige Tags beginnen mit einer Zahl, die nicht negativ ist, nicht mit {}</translation>
    </message>
    <message>
        <source>range() takes stop, or start, stop and maybe step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>references to other objects</source>
        <translation>Verweise auf andere Objekte</translation>
    </message>
    <message>
        <source>rename takes one name a dim, or old=new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rename takes one name a dim, or old=new, not both</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>round() takes a finite number within 64 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>says nothing</source>
        <translation>sagt nichts</translation>
    </message>
    <message>
        <source>says nothing of a class ("_type"), so this folder is not one of a tensordict</source>
        <translation>sagt nichts von einer Klasse („_type“), dieser Ordner ist also keiner eines Tensordicts</translation>
    </message>
    <message>
        <source>several elements of this expanded tensor are one in memory; clone() it to change it in place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shape mismatch: the index tensors do not broadcast together: {} and {}</source>
        <translation>Formen passen nicht: Die Index-Tensoren lassen sich nicht gemeinsam broadcasten: {} und {}</translation>
    </message>
    <message>
        <source>shape {} has more elements than 64 bits can count</source>
        <translation>die Form {} hat mehr Elemente, als 64 Bit zählen können</translation>
    </message>
    <message>
        <source>shapes {} and {} do not broadcast: {} ≠ {}</source>
        <translation>die Formen {} und {} lassen sich nicht broadcasten: {} ≠ {}</translation>
    </message>
    <message>
        <source>slice step cannot be zero</source>
        <translation>die Schrittweite eines Ausschnitts kann nicht null sein</translation>
    </message>
    <message>
        <source>slice() takes stop, or start, stop and maybe step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stacks tensordicts on non-tensor data</source>
        <translation>stapelt Tensordicts auf Nicht-Tensor-Daten</translation>
    </message>
    <message>
        <source>stacks values on dim {}</source>
        <translation>stapelt Werte auf Dimension {}</translation>
    </message>
    <message>
        <source>stacks {} values of batch size {}</source>
        <translation>stapelt {} Werte der Batch-Größe {}</translation>
    </message>
    <message>
        <source>tensors of different numbers of dims cannot be padded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensors to concatenate along dim {} may differ in that dim alone, got shapes {} and {}</source>
        <translation>Tensoren, die entlang Dimension {} verkettet werden, dürfen sich nur in dieser unterscheiden, es kamen die Formen {} und {}</translation>
    </message>
    <message>
        <source>tensors used as indices must be integer or bool, got {}</source>
        <translation>Tensoren als Indizes sind ganzzahlig oder bool, es kam {}</translation>
    </message>
    <message>
        <source>tensors without dims cannot be concatenated; stack them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the batch size</source>
        <translation>die Batch-Größe</translation>
    </message>
    <message>
        <source>the batch size cannot change with inplace=True or keys_to_update</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the batch size of a lazy stack follows from its members: this cannot be done in place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the batch size of a lazy stack follows from its members: to() cannot set it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the batch size of a level of a lazy stack follows from its members</source>
        <translation>die Batch-Größe einer Ebene eines Lazy Stacks folgt aus seinen Mitgliedern</translation>
    </message>
    <message>
        <source>the batch size {} does not start with that of the level above, {}, which is used instead</source>
        <translation>die Batch-Größe {} beginnt nicht mit der der Ebene darüber, {}, die stattdessen verwendet wird</translation>
    </message>
    <message>
        <source>the batch size {} of a lazy stack follows from its members and cannot be set to {}</source>
        <translation>die Batch-Größe {} eines Lazy Stacks folgt aus seinen Mitgliedern und lässt sich nicht auf {} setzen</translation>
    </message>
    <message>
        <source>the data have another kind of entry here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the description of a tensordict that came from another process {}</source>
        <translation>die Beschreibung eines Tensordicts, die von einem anderen Prozess kam, {}</translation>
    </message>
    <message>
        <source>the device</source>
        <translation>das Gerät</translation>
    </message>
    <message>
        <source>the devices that attributes of leaves say are not known; name one, as in to(device)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dict has no such key</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dims of a member of a lazy stack are named as those of the stack; name these</source>
        <translation>die Dimensionen eines Mitglieds eines Lazy Stacks heißen wie die des Stapels; benennen Sie diese</translation>
    </message>
    <message>
        <source>the dims of members of a lazy stack are named as those of the stack; name these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the dims of the members of this stack are named {}, those of the new one {}</source>
        <translation>die Dimensionen der Mitglieder dieses Stapels heißen {}, die des neuen {}</translation>
    </message>
    <message>
        <source>the dtype is {}, which is no string</source>
        <translation>der dtype ist {}, was kein Text ist</translation>
    </message>
    <message>
        <source>the dtype {} is unknown</source>
        <translation>der dtype {} ist unbekannt</translation>
    </message>
    <message>
        <source>the elements of a sub-tensordict are written in place: set_(key, item)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the entries share no leading shape</source>
        <translation>die Einträge haben keine gemeinsame Form am Anfang</translation>
    </message>
    <message>
        <source>the environment variable {} is a number from {} to {}, not '{}'</source>
        <translation>die Umgebungsvariable {} ist eine Zahl von {} bis {}, nicht „{}“</translation>
    </message>
    <message>
        <source>the exchange with {} failed: {}</source>
        <translation>der Austausch ist fehlgeschlagen (mit: {}): {}</translation>
    </message>
    <message>
        <source>the fields of a tensorclass are non-tensor data</source>
        <translation>die Felder einer Tensorclass sind Nicht-Tensor-Daten</translation>
    </message>
    <message>
        <source>the file cannot be examined</source>
        <translation>die Datei lässt sich nicht untersuchen</translation>
    </message>
    <message>
        <source>the file is open read-only</source>
        <translation>die Datei ist nur zum Lesen geöffnet</translation>
    </message>
    <message>
        <source>the folder for the journal that keeps edits safe cannot be made: {}</source>
        <translation>der Ordner für das Journal, das Änderungen sichert, lässt sich nicht anlegen: {}</translation>
    </message>
    <message>
        <source>the group</source>
        <translation>die Gruppe</translation>
    </message>
    <message>
        <source>the index to gather by is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the journal of an interrupted save is damaged; nothing was changed</source>
        <translation>das Journal eines unterbrochenen Speicherns ist beschädigt; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>the key "_names" takes the place where a memmap folder keeps the names of dims</source>
        <translation>der Schlüssel „_names“ nimmt den Platz ein, an dem ein Memmap-Ordner die Namen der Dimensionen hält</translation>
    </message>
    <message>
        <source>the keys given are not those of the tensors of the tensordict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the library refuses</source>
        <translation>die Bibliothek lehnt es ab</translation>
    </message>
    <message>
        <source>the lock</source>
        <translation>die Sperre</translation>
    </message>
    <message>
        <source>the members have different numbers of dims: {} and {}</source>
        <translation>die Mitglieder haben verschieden viele Dimensionen: {} und {}</translation>
    </message>
    <message>
        <source>the members of a lazy stack need the same number of batch dims, got batch sizes {} and {}</source>
        <translation>die Mitglieder eines Lazy Stacks brauchen gleich viele Batch-Dimensionen, es kamen die Batch-Größen {} und {}</translation>
    </message>
    <message>
        <source>the members of a stack have the keys '0', '1' and so on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the members of this stack have batch size {}, the new one {}</source>
        <translation>die Mitglieder dieses Stapels haben die Batch-Größe {}, das neue {}</translation>
    </message>
    <message>
        <source>the members' non-tensor values have different batch sizes: {} and {}</source>
        <translation>die Nicht-Tensor-Werte der Mitglieder haben verschiedene Batch-Größen: {} und {}</translation>
    </message>
    <message>
        <source>the members' shapes differ ({}), so they have no dense tensor; look at one member, or use as_list, as_padded_tensor or as_nested_tensor</source>
        <translation>die Formen der Mitglieder unterscheiden sich ({}), einen dichten Tensor gibt es also nicht; sehen Sie ein Mitglied an, oder nehmen Sie as_list, as_padded_tensor oder as_nested_tensor</translation>
    </message>
    <message>
        <source>the message was given up</source>
        <translation>die Nachricht wurde aufgegeben</translation>
    </message>
    <message>
        <source>the names</source>
        <translation>die Namen</translation>
    </message>
    <message>
        <source>the names in a state are strings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the names of a sub-tensordict are those of what it is a part of; copy it first with to_tensordict()</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the names of the dims are not used: {}</source>
        <translation>die Namen der Dimensionen werden nicht verwendet: {}</translation>
    </message>
    <message>
        <source>the names {} are not distinct: {} stands twice</source>
        <translation>die Namen {} sind nicht verschieden: {} steht zweimal</translation>
    </message>
    <message>
        <source>the names {} contradict those of the level above, {}; name the dims of that level</source>
        <translation>die Namen {} widersprechen denen der Ebene darüber, {}; benennen Sie die Dimensionen jener Ebene</translation>
    </message>
    <message>
        <source>the pickle holds a tuple</source>
        <translation>das Pickle enthält ein Tupel</translation>
    </message>
    <message>
        <source>the pickle makes more than plain values (numbers, texts, bytes, lists, dicts): nothing of it is run</source>
        <translation>das Pickle erzeugt mehr als einfache Werte (Zahlen, Texte, Bytes, Listen, Dicts): Nichts davon wird ausgeführt</translation>
    </message>
    <message>
        <source>the place of a leaf</source>
        <translation>der Ort eines Blatts</translation>
    </message>
    <message>
        <source>the process group at {}:{} could not be joined: {}</source>
        <translation>der Prozessgruppe bei {}:{} ließ sich nicht beitreten: {}</translation>
    </message>
    <message>
        <source>the result depends on values, and only shapes are known here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the result does not fit into 64 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the result has more elements than 64 bits can count</source>
        <translation>das Ergebnis hat mehr Elemente, als 64 Bit zählen können</translation>
    </message>
    <message>
        <source>the shape</source>
        <translation>die Form</translation>
    </message>
    <message>
        <source>the shape of part {}</source>
        <translation>die Form von Teil {}</translation>
    </message>
    <message>
        <source>the shape of the mask {} at index {} does not match the batch size {} at index {}</source>
        <translation>die Form der Maske {} passt an Stelle {} nicht zur Batch-Größe {} an Stelle {}</translation>
    </message>
    <message>
        <source>the source has another kind of entry here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the step of range() cannot be zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the table of shapes of a nested tensor has {} dims instead of 2</source>
        <translation>die Tabelle der Formen eines verschachtelten Tensors hat {} Dimensionen statt 2</translation>
    </message>
    <message>
        <source>the tensor has shape {}, which does not start with the requested batch size {}</source>
        <translation>der Tensor hat die Form {}, die nicht mit der verlangten Batch-Größe {} beginnt</translation>
    </message>
    <message>
        <source>the values of a pickle are nested more than {} levels deep</source>
        <translation>die Werte eines Pickles sind mehr als {} Ebenen tief verschachtelt</translation>
    </message>
    <message>
        <source>there is a tensor under {}, so that it cannot hold further keys</source>
        <translation>unter {} steht ein Tensor, der keine weiteren Schlüssel aufnehmen kann</translation>
    </message>
    <message>
        <source>there is an entry {} already</source>
        <translation>einen Eintrag {} gibt es schon</translation>
    </message>
    <message>
        <source>there is no entry left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no heap where it should be</source>
        <translation>es ist kein Heap, wo er sein sollte</translation>
    </message>
    <message>
        <source>there is no key {}</source>
        <translation>es gibt keinen Schlüssel {}</translation>
    </message>
    <message>
        <source>there is no key {}; did you mean {}? The keys of this level are {}</source>
        <translation>es gibt keinen Schlüssel {}; ist {} gemeint? Die Schlüssel dieser Ebene sind {}</translation>
    </message>
    <message>
        <source>there is no key {}; the keys of this level are {}</source>
        <translation>es gibt keinen Schlüssel {}; die Schlüssel dieser Ebene sind {}</translation>
    </message>
    <message>
        <source>there is no key {}; this level has no keys</source>
        <translation>es gibt keinen Schlüssel {}; diese Ebene hat keine Schlüssel</translation>
    </message>
    <message>
        <source>there is no member {}: the stack has {} members</source>
        <translation>es gibt kein Mitglied {}: Der Stapel hat {} Mitglieder</translation>
    </message>
    <message>
        <source>there is no member {}: this is no lazy stack</source>
        <translation>es gibt kein Mitglied {}: Dies ist kein Lazy Stack</translation>
    </message>
    <message>
        <source>there is no process {} among the {} of the group, which count from 0</source>
        <translation>es gibt keinen Prozess {} unter den {} der Gruppe, die von 0 an zählen</translation>
    </message>
    <message>
        <source>there is no such key</source>
        <translation>einen solchen Schlüssel gibt es nicht</translation>
    </message>
    <message>
        <source>there is no such storage; the result is in memory, or saved with -o OUT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no tensordict {} to move it into</source>
        <translation>es gibt kein Tensordict {}, in das es sich verschieben ließe</translation>
    </message>
    <message>
        <source>there is nothing to concatenate: the list of tensordicts is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing to concatenate: the list of tensors is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing to pad: the list of tensordicts is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing to stack: the list of tensordicts is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is nothing to stack: the list of values is empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is {} under {} already, so it cannot hold further keys</source>
        <translation>unter {2} steht schon {1}, darin finden keine weiteren Schlüssel Platz</translation>
    </message>
    <message>
        <source>this file of a leaf is missing</source>
        <translation>diese Datei eines Blatts fehlt</translation>
    </message>
    <message>
        <source>this folder is missing</source>
        <translation>dieser Ordner fehlt</translation>
    </message>
    <message>
        <source>this is non-tensor data and has no entries</source>
        <translation>dies sind Nicht-Tensor-Daten ohne Einträge</translation>
    </message>
    <message>
        <source>this is {} and has no entry {}</source>
        <translation>hier steht {}, ohne einen Eintrag {}</translation>
    </message>
    <message>
        <source>this language has no modules, classes and arrays of Python; save a tensordict of it in Python and open that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this list of unsaved edits is damaged; remove it</source>
        <translation>diese Liste ungespeicherter Änderungen ist beschädigt; entfernen Sie sie</translation>
    </message>
    <message>
        <source>this number does not fit into 64 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this operation gives no view</source>
        <translation>diese Operation gibt keine Sicht</translation>
    </message>
    <message>
        <source>this program was built without the headers of Gloo, and cannot exchange tensordicts with other processes</source>
        <translation>dieses Programm wurde ohne die Header von Gloo gebaut und kann mit anderen Prozessen keine Tensordicts austauschen</translation>
    </message>
    <message>
        <source>this takes too many steps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>this tensordict has no path of its own; `tensordesk info` shows that of a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to() takes nothing beside the attributes of the leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many calls inside one another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too many indices: batch size {} has 1 dim, but {} were indexed</source>
        <translation>zu viele Indizes: Die Batch-Größe {} hat 1 Dimension, indiziert wurden {}</translation>
    </message>
    <message>
        <source>too many indices: batch size {} has {} dims, but {} were indexed</source>
        <translation>zu viele Indizes: Die Batch-Größe {} hat {} Dimensionen, indiziert wurden {}</translation>
    </message>
    <message>
        <source>torch.arange() takes end, or start, end and maybe step, as numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>torch.finfo() takes a floating point dtype; torch.iinfo() takes those of integers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>torch.iinfo() takes a dtype of integers; torch.finfo() takes floating point ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two keys of this level lead to this one file name; rename one of them</source>
        <translation>zwei Schlüssel dieser Ebene führen zu diesem einen Dateinamen; benennen Sie einen davon um</translation>
    </message>
    <message>
        <source>unflattening would replace an entry that is there already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown error</source>
        <translation>unbekannter Fehler</translation>
    </message>
    <message>
        <source>unknown kind of level</source>
        <translation>unbekannte Art von Ebene</translation>
    </message>
    <message>
        <source>unknown reduction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was changed by another program since it was opened; nothing was saved. Reload it and edit again, or export the edited tensordict</source>
        <translation>wurde seit dem Öffnen von einem anderen Programm geändert; es wurde nichts gespeichert. Laden Sie neu und bearbeiten Sie noch einmal, oder exportieren Sie das bearbeitete Tensordict</translation>
    </message>
    <message>
        <source>was changed by another program since it was opened; open it again to edit what it holds now</source>
        <translation>wurde seit dem Öffnen von einem anderen Programm geändert; öffnen Sie neu, um zu bearbeiten, was jetzt darin steht</translation>
    </message>
    <message>
        <source>was converted to another dtype; change the original</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was removed by another program since it was opened</source>
        <translation>wurde seit dem Öffnen von einem anderen Programm entfernt</translation>
    </message>
    <message>
        <source>was saved for the device {}; its values are read on the CPU</source>
        <translation>wurde für das Gerät {} gespeichert; die Werte werden auf der CPU gelesen</translation>
    </message>
    <message>
        <source>was shortened while it was open: what is missing reads as zeros</source>
        <translation>wurde gekürzt, während es geöffnet war: Was fehlt, liest sich als Nullen</translation>
    </message>
    <message>
        <source>was shortened while it was open: what is missing reads as zeros, from byte {} of {} on</source>
        <translation>wurde gekürzt, während es geöffnet war: Was fehlt, liest sich als Nullen, von Byte {} von {} an</translation>
    </message>
    <message>
        <source>what listens there {}: it isn't a process that waits for others of a torch.distributed group; see MASTER_ADDR and MASTER_PORT</source>
        <translation>was dort lauscht, {}: Es ist kein Prozess, der auf andere einer torch.distributed-Gruppe wartet; siehe MASTER_ADDR und MASTER_PORT</translation>
    </message>
    <message>
        <source>with several threads return_early=True does not go with non_blocking=True</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>would have more bytes than 64 bits count</source>
        <translation>hätte mehr Bytes, als 64 Bit zählen</translation>
    </message>
    <message>
        <source>{} (a {} can be opened)</source>
        <translation>{} (öffnen lässt sich: {})</translation>
    </message>
    <message>
        <source>{} (line {})
{}</source>
        <translation>{} (Zeile {})
{}</translation>
    </message>
    <message>
        <source>{} and {} more</source>
        <translation>{} und {} weitere</translation>
    </message>
    <message>
        <source>{} bytes</source>
        <translation>{} Bytes</translation>
    </message>
    <message>
        <source>{} cannot be started: {}.</source>
        <translation>{} lässt sich nicht starten: {}.</translation>
    </message>
    <message>
        <source>{} cannot be written again, so deleting or replacing it could not be undone</source>
        <translation>{} lässt sich nicht wieder schreiben, Löschen oder Ersetzen ließe sich also nicht rückgängig machen</translation>
    </message>
    <message>
        <source>{} for {}</source>
        <translation>{} für {}</translation>
    </message>
    <message>
        <source>{} has a size of {}</source>
        <translation>{} hat eine Größe von {}</translation>
    </message>
    <message>
        <source>{} has {} dims, more than {}</source>
        <translation>{} hat {} Dimensionen, mehr als {}</translation>
    </message>
    <message>
        <source>{} in 1 place</source>
        <translation>{} an 1 Stelle</translation>
    </message>
    <message>
        <source>{} in {} places</source>
        <translation>{} an {} Stellen</translation>
    </message>
    <message>
        <source>{} is {}, which is no list of sizes</source>
        <translation>{} ist {}, was keine Liste von Größen ist</translation>
    </message>
    <message>
        <source>{} of a sub-tensordict cannot be set: set that of the tensordict it is a part of, or copy it with to_tensordict() first</source>
        <translation>an einem Teil-Tensordict lässt sich nicht setzen: {}; setzen Sie es an dem Tensordict, dessen Teil es ist, oder kopieren Sie es vorher mit to_tensordict()</translation>
    </message>
    <message>
        <source>{} or {}</source>
        <translation>{} oder {}</translation>
    </message>
    <message>
        <source>{} takes {}, more than is taken for what nobody asked for yet</source>
        <translation>{} braucht {}, mehr, als für etwas genommen wird, das noch niemand verlangt hat</translation>
    </message>
    <message>
        <source>{} takes {}, more than the {} of memory that are free</source>
        <translation>{} braucht {}, mehr als die {} Speicher, die frei sind</translation>
    </message>
    <message>
        <source>{} values do not fill the batch size {}</source>
        <translation>{} Werte füllen die Batch-Größe {} nicht</translation>
    </message>
    <message>
        <source>{} was to be replaced</source>
        <translation>{} sollte ersetzt werden</translation>
    </message>
    <message>
        <source>{} was to become {}</source>
        <translation>{} sollte zu {} werden</translation>
    </message>
    <message>
        <source>{}. Open it again to put it back from the journal</source>
        <translation>{}. Öffnen Sie neu, um aus dem Journal zurückzusetzen</translation>
    </message>
    <message>
        <source>{}: not enough memory for this part</source>
        <translation>{}: nicht genug Speicher für diesen Teil</translation>
    </message>
    <message>
        <source>{}: {}, length {} to {}</source>
        <translation>{}: {}, Länge {} auf {}</translation>
    </message>
    <message>
        <source>{}; and putting back what was written failed too ({})</source>
        <translation>{}; und auch das Zurücksetzen dessen, was geschrieben war, ist fehlgeschlagen ({})</translation>
    </message>
    <message>
        <source>{}; nothing was saved</source>
        <translation>{}; es wurde nichts gespeichert</translation>
    </message>
</context>
</TS>
