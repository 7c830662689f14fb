<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>model</name>
    <message>
        <source>"__metadata__" is not a JSON object</source>
        <translation>„__metadata__“ ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>"mask" or "lengths"</source>
        <translation>"mask" oder "lengths"</translation>
    </message>
    <message>
        <source>"ring"</source>
        <translation>„ring“</translation>
    </message>
    <message>
        <source>"start" or "end"</source>
        <translation>"start" oder "end"</translation>
    </message>
    <message>
        <source>'*' spreads a sequence within a list, a tuple or a call only</source>
        <translation>'*' breitet eine Folge nur in einer Liste, einem Tupel oder einem Aufruf aus</translation>
    </message>
    <message>
        <source>'**' spreads a dict within a call only</source>
        <translation>'**' breitet ein Dict nur in einem Aufruf aus</translation>
    </message>
    <message>
        <source>'**' spreads a dict, not a value of type {}</source>
        <translation>'**' breitet ein Dict aus, keinen Wert vom Typ {}</translation>
    </message>
    <message>
        <source>'TensorDict.{}' is a function: call it with ()</source>
        <translation>'TensorDict.{}' ist eine Funktion: Rufen Sie sie mit () auf</translation>
    </message>
    <message>
        <source>'for' is only allowed in brackets, as in [x for x in td]</source>
        <translation>'for' ist nur in Klammern erlaubt, wie in [x for x in td]</translation>
    </message>
    <message>
        <source>'torch.{}' is a function: call it with ()</source>
        <translation>'torch.{}' ist eine Funktion: Rufen Sie sie mit () auf</translation>
    </message>
    <message>
        <source>'with' cannot enter a value of type {}; it enters scopes, such as td.unlock_(), td.view(-1), params.to_module(module) and set_interaction_type('mean')</source>
        <translation>'with' kann keinen Wert vom Typ {} betreten, nur Bereiche wie td.unlock_(), td.view(-1), params.to_module(module) und set_interaction_type('mean')</translation>
    </message>
    <message>
        <source>'with' cannot take {} back with the batch size {}</source>
        <translation>'with' kann {} mit der Batch-Größe {} nicht zurücknehmen</translation>
    </message>
    <message>
        <source>'with' cannot write this tensordict back: call a method of td, such as td.view(-1), or give the tensordict a name before</source>
        <translation>'with' kann dieses Tensordict nicht zurückschreiben: Rufen Sie eine Methode von td auf, etwa td.view(-1), oder geben Sie dem Tensordict vorher einen Namen</translation>
    </message>
    <message>
        <source>'with' does not undo changes of inplace=True: leave it out, or make the change before</source>
        <translation>'with' macht Änderungen durch inplace=True nicht rückgängig: Lassen Sie es weg, oder nehmen Sie die Änderung vorher vor</translation>
    </message>
    <message>
        <source>'with' must begin a line, or be in brackets of its own within an expression</source>
        <translation>'with' muss am Anfang einer Zeile stehen oder, in einem Ausdruck, in eigenen Klammern</translation>
    </message>
    <message>
        <source>'with' must begin a line; write several context managers in one, as in with A, B: …</source>
        <translation>'with' muss am Anfang einer Zeile stehen; schreiben Sie mehrere Kontextmanager in eines, wie in with A, B: …</translation>
    </message>
    <message>
        <source>'with' takes squeeze() back where its dim is given</source>
        <translation>'with' nimmt squeeze() nur zurück, wo die Dimension angegeben ist</translation>
    </message>
    <message>
        <source>'{}' cannot be assigned; of a tensordict's attributes, only names, batch_size and is_locked can</source>
        <translation>'{}' lässt sich nicht zuweisen; von den Attributen eines Tensordicts nur names, batch_size und is_locked</translation>
    </message>
    <message>
        <source>'{}' cannot be called on a sub-tensordict; copy it first with to_tensordict(), or index the tensordict instead</source>
        <translation>'{}' lässt sich auf einem Sub-Tensordict nicht aufrufen; kopieren Sie es vorher mit to_tensordict(), oder indizieren Sie stattdessen das Tensordict</translation>
    </message>
    <message>
        <source>'{}' has no field '{}'; its fields are {}</source>
        <translation>'{}' hat kein Feld '{}'; seine Felder sind {}</translation>
    </message>
    <message>
        <source>'{}' has no fields for the keys {}</source>
        <translation>'{}' hat keine Felder für die Schlüssel {}</translation>
    </message>
    <message>
        <source>'{}' has no opening bracket</source>
        <translation>'{}' hat keine öffnende Klammer</translation>
    </message>
    <message>
        <source>'{}' is a function: call it with ()</source>
        <translation>'{}' ist eine Funktion: Rufen Sie sie mit () auf</translation>
    </message>
    <message>
        <source>'{}' is a method: call it with ()</source>
        <translation>'{}' ist eine Methode: Rufen Sie sie mit () auf</translation>
    </message>
    <message>
        <source>'{}' is given twice</source>
        <translation>'{}' ist zweimal angegeben</translation>
    </message>
    <message>
        <source>'{}' is given twice: by position and by name</source>
        <translation>'{}' ist zweimal angegeben: nach Stelle und nach Namen</translation>
    </message>
    <message>
        <source>'{}' is never closed: expected '{}'</source>
        <translation>'{}' wird nie geschlossen: erwartet wird '{}'</translation>
    </message>
    <message>
        <source>'{}' is not supported</source>
        <translation>'{}' wird nicht unterstützt</translation>
    </message>
    <message>
        <source>'{}' is not supported between values of type {} and {}</source>
        <translation>'{}' gibt es nicht zwischen Werten vom Typ {} und {}</translation>
    </message>
    <message>
        <source>'{}' is not supported: expected an assignment or 'del'</source>
        <translation>'{}' wird nicht unterstützt: erwartet wird eine Zuweisung oder 'del'</translation>
    </message>
    <message>
        <source>'{}' object</source>
        <translation>'{}'-Objekt</translation>
    </message>
    <message>
        <source>'{}' object has no attribute 'stddev'</source>
        <translation>Ein Objekt der Art '{}' hat kein Attribut 'stddev'</translation>
    </message>
    <message>
        <source>'{}' object has no attribute '{}'</source>
        <translation>Ein Objekt der Art '{}' hat kein Attribut '{}'</translation>
    </message>
    <message>
        <source>'{}' object has no attribute '{}', but a key of that name: write [{}]</source>
        <translation>Das '{}'-Objekt hat kein Attribut '{}', aber einen Schlüssel dieses Namens: Schreiben Sie [{}]</translation>
    </message>
    <message>
        <source>'{}' object has no attribute '{}'; only a NonTensorStack has</source>
        <translation>Das '{}'-Objekt hat kein Attribut '{}'; nur ein NonTensorStack hat es</translation>
    </message>
    <message>
        <source>'{}' object has no attribute '{}'; only a lazy stack has</source>
        <translation>Das '{}'-Objekt hat kein Attribut '{}'; nur ein Lazy Stack hat es</translation>
    </message>
    <message>
        <source>'{}' object has no attribute to assign</source>
        <translation>Das '{}'-Objekt hat kein Attribut, das sich zuweisen lässt</translation>
    </message>
    <message>
        <source>'{}' object has no distribution</source>
        <translation>Ein Objekt der Art '{}' hat keine Verteilung</translation>
    </message>
    <message>
        <source>'{}' object has no method '{}'; only a lazy stack has</source>
        <translation>Das '{}'-Objekt hat keine Methode '{}'; nur ein Lazy Stack hat sie</translation>
    </message>
    <message>
        <source>'{}' object is not a sequence and has no members</source>
        <translation>Ein Objekt der Art '{}' ist keine Folge und hat keinen Teil einer solchen</translation>
    </message>
    <message>
        <source>'{}' object is not a sub-tensordict and has no parent</source>
        <translation>Das '{}'-Objekt ist kein Sub-Tensordict und hat kein Elternteil</translation>
    </message>
    <message>
        <source>, found '{}'</source>
        <translation>, gefunden wurde '{}'</translation>
    </message>
    <message>
        <source>--oldest-first</source>
        <translation>„Älteste Zeile eines Replay-Puffers zuerst“</translation>
    </message>
    <message>
        <source>--raw</source>
        <translation>„Datei zeigen, wie sie gespeichert ist“</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 Byte</translation>
    </message>
    <message>
        <source>16 bits keep three digits: ratios are off by up to a hundredth from the start.</source>
        <translation>16 Bit behalten drei Stellen: die Quotienten sind von Anfang an um bis zu ein Hundertstel daneben.</translation>
    </message>
    <message>
        <source>; did you mean '{}'?</source>
        <translation>; war '{}' gemeint?</translation>
    </message>
    <message>
        <source>A LeRobot data set is made of a tensordict of batch size [episodes, time] or [time], and this one has {}; choose or reshape the dims first</source>
        <translation>Ein LeRobot-Datensatz wird aus einem Tensordict der Batchgröße [Episoden, Zeit] oder [Zeit] gemacht, und dieses hat {}; wählen oder ändern Sie zuerst die Dims</translation>
    </message>
    <message>
        <source>A body does not jump away and back within two steps: such a value is a fault of a sensor or of a transmission.</source>
        <translation>Ein Körper springt nicht binnen zweier Schritte weg und zurück: Ein solcher Wert ist ein Fehler eines Sensors oder einer Übertragung.</translation>
    </message>
    <message>
        <source>A camera that froze or a renderer that was not stepped repeats one image while the environment continues.</source>
        <translation>Eine hängende Kamera oder ein Renderer, der nicht weitergeschaltet wurde, wiederholt ein Bild, während die Umgebung weiterläuft.</translation>
    </message>
    <message>
        <source>A camera that is off, covered or not yet exposed gives black frames, from which nothing can be learned.</source>
        <translation>Eine Kamera, die aus, verdeckt oder noch nicht belichtet ist, liefert schwarze Bilder, aus denen nichts zu lernen ist.</translation>
    </message>
    <message>
        <source>A chain of comparisons needs one truth value for each, and these have several elements.</source>
        <translation>Eine Kette von Vergleichen braucht für jeden einen Wahrheitswert, und diese haben mehrere Elemente.</translation>
    </message>
    <message>
        <source>A channel that never changes, or that repeats another one, teaches nothing; it may be a sensor that is not connected.</source>
        <translation>Ein Kanal, der sich nie ändert oder einen anderen wiederholt, lehrt nichts; vielleicht ist ein Sensor nicht angeschlossen.</translation>
    </message>
    <message>
        <source>A difference of two files cannot be edited.</source>
        <translation>Ein Unterschied zweier Dateien lässt sich nicht bearbeiten.</translation>
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
        <source>A list of {} tensors is shown as one ragged tensor. Open the file with {} to see it as stored</source>
        <translation>Eine Liste von {} Tensoren ist als ein Tensor ungleicher Zeilen gezeigt. Mit {} ist die Datei so zu sehen, wie sie gespeichert ist</translation>
    </message>
    <message>
        <source>A list with the tensor of each member.</source>
        <translation>Eine Liste mit dem Tensor jedes Mitglieds.</translation>
    </message>
    <message>
        <source>A mask has the sizes of the dims that it selects from: {} is {}, and {} is {}.</source>
        <translation>Eine Maske hat die Größen der Dims, aus denen sie auswählt: {} ist {}, und {} ist {}.</translation>
    </message>
    <message>
        <source>A matrix with {} on its diagonal.</source>
        <translation>Eine Matrix mit {} auf der Diagonale.</translation>
    </message>
    <message>
        <source>A nested tensor: members keep their sizes.</source>
        <translation>Ein verschachtelter Tensor: Die Mitglieder behalten ihre Größen.</translation>
    </message>
    <message>
        <source>A recording at a fixed rate has the same time between all steps; a longer one means frames were dropped.</source>
        <translation>Eine Aufnahme mit fester Rate hat zwischen allen Schritten dieselbe Zeit; eine längere bedeutet, dass Bilder verloren gingen.</translation>
    </message>
    <message>
        <source>A reduced value cannot be edited: edit its elements.</source>
        <translation>Ein zusammengefasster Wert lässt sich nicht bearbeiten: Bearbeiten Sie die Elemente, aus denen er entsteht.</translation>
    </message>
    <message>
        <source>A reshape or view in the wrong order mixes time and environments: neighbouring steps are then unrelated.</source>
        <translation>Ein reshape oder view in falscher Reihenfolge mischt Zeit und Umgebungen: Benachbarte Schritte hängen dann nicht zusammen.</translation>
    </message>
    <message>
        <source>A response without an end token was cut at the maximum length. Its answer is missing, so that its reward says little about the tokens before.</source>
        <translation>Eine Antwort ohne End-Token wurde bei der größten Länge abgeschnitten. Ihr Ergebnis fehlt, sodass ihre Belohnung wenig über die Token davor sagt.</translation>
    </message>
    <message>
        <source>A return is summed of one real number a step, of the batch size {}, and this is {} {}.</source>
        <translation>Ein Return ist die Summe einer reellen Zahl je Schritt, von der Batch-Größe {}, und dies ist {} {}.</translation>
    </message>
    <message>
        <source>A reward [T] minus a value [T, 1] is a matrix [T, T], without an error: the loss is then the mean over pairs of steps that have nothing to do with each other.</source>
        <translation>Ein Reward [T] minus ein Wert [T, 1] ist eine Matrix [T, T], ohne Fehler: Der Loss ist dann das Mittel über Paare von Schritten, die nichts miteinander zu tun haben.</translation>
    </message>
    <message>
        <source>A save of this file was interrupted, and the file changed since: {}. Nothing was restored; discard the journal of that save to continue.</source>
        <translation>Ein Speichern dieser Datei wurde unterbrochen, und die Datei wurde seitdem geändert: {}. Es wurde nichts wiederhergestellt; verwerfen Sie das Journal dieses Speicherns, um fortzufahren.</translation>
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
        <source>A stale or mismatched log-probability is the classic bug of PPO; these may be of another module, or of other inputs.</source>
        <translation>Eine veraltete oder falsche Log-Wahrscheinlichkeit ist der klassische Fehler bei PPO; diese hier können von einem anderen Modul oder zu anderen Eingaben sein.</translation>
    </message>
    <message>
        <source>A tensordict with these entries.</source>
        <translation>Ein Tensordict mit diesen Einträgen.</translation>
    </message>
    <message>
        <source>A terminated step has no future value, a truncated one has: treating a time limit as termination teaches that good states are worthless.</source>
        <translation>Nach einem Schritt mit terminated gibt es keinen künftigen Wert, nach einem mit truncated schon: Wer ein Zeitlimit als terminated behandelt, lehrt, dass gute Zustände wertlos sind.</translation>
    </message>
    <message>
        <source>A threshold is a number, and this is {}.</source>
        <translation>Ein Schwellenwert ist eine Zahl, und dies ist {}.</translation>
    </message>
    <message>
        <source>Actions that are mostly at their bounds come from a policy whose output is clipped or squashed, where it has no gradient. An observation at its bounds may come from a sensor that is out of range.</source>
        <translation>Aktionen, die meist an ihren Grenzen liegen, kommen von einer Policy, deren Ausgabe abgeschnitten oder gestaucht wird; dort hat sie keinen Gradienten. Eine Beobachtung an ihren Grenzen kann von einem Sensor außerhalb seines Messbereichs kommen.</translation>
    </message>
    <message>
        <source>Adds a dim of size 1 at position {} of {}.</source>
        <translation>Fügt an Position {} von {} eine Dim der Größe 1 ein.</translation>
    </message>
    <message>
        <source>Adds a last dim of size 1 to {}.</source>
        <translation>Fügt {} eine letzte Dim der Größe 1 hinzu.</translation>
    </message>
    <message>
        <source>Adds a piece with the rest of dim {}.</source>
        <translation>Fügt ein Stück mit dem Rest der Dimension {} hinzu.</translation>
    </message>
    <message>
        <source>Adds a tuple with one size.</source>
        <translation>Fügt ein Tupel mit einer Größe hinzu.</translation>
    </message>
    <message>
        <source>Adds the missing dims at the end.</source>
        <translation>Fügt die fehlenden Dims am Ende hinzu.</translation>
    </message>
    <message>
        <source>Adds {} last dims of size 1 to {}.</source>
        <translation>Fügt {} letzte Dims der Größe 1 zu {} hinzu.</translation>
    </message>
    <message>
        <source>Advantages and returns follow from rewards, values and flags. If no discount reproduces the stored values, they were computed from other rewards or values, one step off, or across the end of an episode.</source>
        <translation>Advantages und Returns folgen aus Rewards, Werten und Flags. Ergibt kein Diskontfaktor die gespeicherten Werte, so wurden sie aus anderen Rewards oder Werten, um einen Schritt versetzt oder über das Ende einer Episode hinweg berechnet.</translation>
    </message>
    <message>
        <source>Advantages of groups</source>
        <translation>Vorteile der Gruppen</translation>
    </message>
    <message>
        <source>All names in {} begin with '{}', which DataParallel and DistributedDataParallel add.</source>
        <translation>Alle Namen in {} beginnen mit '{}', das DataParallel und DistributedDataParallel voranstellen.</translation>
    </message>
    <message>
        <source>All {} numbers are equal.</source>
        <translation>Alle {} Zahlen sind gleich.</translation>
    </message>
    <message>
        <source>An action leads to the next state. One that equals the state of its own step, or of the step before, was copied from it, or both are swapped: a policy would learn to stand still.</source>
        <translation>Eine Aktion führt zum nächsten Zustand. Eine, die dem Zustand ihres eigenen oder des vorigen Schritts gleicht, wurde von ihm kopiert, oder beide sind vertauscht: Eine Policy würde lernen stillzustehen.</translation>
    </message>
    <message>
        <source>An entry cannot be moved into itself</source>
        <translation>Ein Eintrag lässt sich nicht in sich selbst verschieben</translation>
    </message>
    <message>
        <source>An index has dtype int64 or bool, and {} has {}.</source>
        <translation>Ein Index hat den Dtype int64 oder bool, und {} hat {}.</translation>
    </message>
    <message>
        <source>An index of an embedding is not smaller than num_embeddings, or is negative. Compare the largest index with the number of rows.</source>
        <translation>Ein Index eines Embeddings ist nicht kleiner als num_embeddings oder negativ. Vergleichen Sie den größten Index mit der Zahl der Zeilen.</translation>
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
        <source>Apache Arrow cannot write it: {}</source>
        <translation>Apache Arrow kann es nicht schreiben: {}</translation>
    </message>
    <message>
        <source>As many classes as the largest value of {} needs.</source>
        <translation>So viele Klassen, wie der größte Wert von {} braucht.</translation>
    </message>
    <message>
        <source>As many rows as the largest index of {} needs.</source>
        <translation>So viele Zeilen, wie der größte Index von {} braucht.</translation>
    </message>
    <message>
        <source>Black frames</source>
        <translation>Schwarze Bilder</translation>
    </message>
    <message>
        <source>Boolean value of Tensor with {} elements is ambiguous</source>
        <translation>ein Tensor aus {} Elementen ist weder wahr noch falsch</translation>
    </message>
    <message>
        <source>Buffer wrap-around</source>
        <translation>Pufferumlauf</translation>
    </message>
    <message>
        <source>Build the loss mask from the lengths of prompt and response, and multiply it by the attention mask.</source>
        <translation>Bilden Sie die Verlustmaske aus den Längen von Prompt und Antwort und multiplizieren Sie sie mit der Aufmerksamkeitsmaske.</translation>
    </message>
    <message>
        <source>Calls the method.</source>
        <translation>Ruft die Methode auf.</translation>
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
        <source>Cannot inspect the file</source>
        <translation>Die Datei lässt sich nicht untersuchen</translation>
    </message>
    <message>
        <source>Cannot inspect the object</source>
        <translation>Das Objekt lässt sich nicht untersuchen</translation>
    </message>
    <message>
        <source>Cannot list the attributes</source>
        <translation>Die Attribute lassen sich nicht auflisten</translation>
    </message>
    <message>
        <source>Cannot list the group</source>
        <translation>Die Gruppe lässt sich nicht auflisten</translation>
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
        <source>Cannot open the attribute</source>
        <translation>Das Attribut kann nicht geöffnet werden</translation>
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
        <source>Cannot read the file</source>
        <translation>Die Datei kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>Cannot read the image of row {}: {}</source>
        <translation>Das Bild der Zeile {} kann nicht gelesen werden: {}</translation>
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
        <source>Cannot read the size of the file</source>
        <translation>Die Größe der Datei kann nicht gelesen werden</translation>
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
        <source>Cast the members that differ, or find out which run wrote them.</source>
        <translation>Die abweichenden Mitglieder umwandeln oder herausfinden, welcher Lauf sie schrieb.</translation>
    </message>
    <message>
        <source>Changes the names.</source>
        <translation>Ändert die Namen.</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanäle</translation>
    </message>
    <message>
        <source>Check that both policies receive the same tokens; raise the KL coefficient or lower the learning rate.</source>
        <translation>Prüfen Sie, dass beide Policys dieselben Token erhalten; erhöhen Sie den KL-Koeffizienten oder senken Sie die Lernrate.</translation>
    </message>
    <message>
        <source>Check that each sample has its own seed and that the temperature is above 0; compare with an earlier step of the run.</source>
        <translation>Prüfen Sie, dass jede Stichprobe ihren eigenen Startwert hat und die Temperatur über 0 liegt; vergleichen Sie mit einem früheren Schritt des Laufs.</translation>
    </message>
    <message>
        <source>Check whether this is intended; leave such channels out, or fix the code that fills them.</source>
        <translation>Prüfen Sie, ob das beabsichtigt ist; lassen Sie solche Kanäle weg, oder korrigieren Sie den Code, der sie füllt.</translation>
    </message>
    <message>
        <source>Choose prompts that are neither too easy nor too hard; compute advantages before samples are dropped or shuffled.</source>
        <translation>Wählen Sie Prompts, die weder zu leicht noch zu schwer sind; berechnen Sie Vorteile, bevor Stichproben verworfen oder gemischt werden.</translation>
    </message>
    <message>
        <source>Chooses element by element.</source>
        <translation>Wählt Element für Element.</translation>
    </message>
    <message>
        <source>Combines the comparisons element by element.</source>
        <translation>Verknüpft die Vergleiche Element für Element.</translation>
    </message>
    <message>
        <source>Combines the tensors element by element.</source>
        <translation>Verknüpft die Tensoren Element für Element.</translation>
    </message>
    <message>
        <source>Compare responses of the same quality and different lengths; normalise the reward by length.</source>
        <translation>Vergleichen Sie Antworten gleicher Güte und verschiedener Länge; normieren Sie die Belohnung nach der Länge.</translation>
    </message>
    <message>
        <source>Compare the attention mask with the pad token; set the padding side of the tokenizer.</source>
        <translation>Vergleichen Sie die Aufmerksamkeitsmaske mit dem Auffüll-Token; stellen Sie die Auffüllseite des Tokenizers ein.</translation>
    </message>
    <message>
        <source>Compare the masks with the log-probabilities; apply log_softmax before the token is chosen.</source>
        <translation>Vergleichen Sie die Masken mit den Log-Wahrscheinlichkeiten; wenden Sie log_softmax an, bevor das Token gewählt wird.</translation>
    </message>
    <message>
        <source>Compare the parts of such a sequence with the reward function.</source>
        <translation>Vergleichen Sie die Teile einer solchen Sequenz mit der Belohnungsfunktion.</translation>
    </message>
    <message>
        <source>Compare tokens, log-probabilities and loss mask at the first and the last token of a response; train on the end token.</source>
        <translation>Vergleichen Sie Token, Log-Wahrscheinlichkeiten und Verlustmaske am ersten und letzten Token einer Antwort; trainieren Sie auf das End-Token.</translation>
    </message>
    <message>
        <source>Compare with the weights that the rollout was collected with. If these are they, the collector's copy was not updated, or was updated too early.</source>
        <translation>Vergleichen Sie mit den Gewichten, mit denen der Rollout gesammelt wurde. Sind es diese, so wurde die Kopie des Sammlers nicht oder zu früh aktualisiert.</translation>
    </message>
    <message>
        <source>Compute and store log-probabilities in float32, also under autocast.</source>
        <translation>Berechnen und speichern Sie Log-Wahrscheinlichkeiten in float32, auch unter autocast.</translation>
    </message>
    <message>
        <source>Compute it again by this module before training, or bring it into the order and scale of the rollout.</source>
        <translation>Berechnen Sie es vor dem Training mit diesem Modul neu, oder bringen Sie es in Reihenfolge und Maßstab des Rollouts.</translation>
    </message>
    <message>
        <source>Compute the statistics again with the tools that wrote the data set, after episodes were added or removed.</source>
        <translation>Berechnen Sie die Statistik mit den Werkzeugen neu, die den Datensatz geschrieben haben, nachdem Episoden hinzukamen oder entfernt wurden.</translation>
    </message>
    <message>
        <source>Compute them again, for example by generalized_advantage_estimate(), and compare; they may be of another kind of estimator.</source>
        <translation>Berechnen Sie sie neu, etwa mit generalized_advantage_estimate(), und vergleichen Sie; vielleicht ist ein anderer Schätzer gemeint.</translation>
    </message>
    <message>
        <source>Computes size {} from the number of elements.</source>
        <translation>Berechnet Größe {} aus der Zahl der Elemente.</translation>
    </message>
    <message>
        <source>Computes the least-squares solution.</source>
        <translation>Berechnet die Lösung der kleinsten Quadrate.</translation>
    </message>
    <message>
        <source>Computes the pseudo-inverse, which any matrix has.</source>
        <translation>Berechnet die Pseudoinverse, die jede Matrix hat.</translation>
    </message>
    <message>
        <source>Converts {} to {}.</source>
        <translation>Wandelt {} in {} um.</translation>
    </message>
    <message>
        <source>Copied actions</source>
        <translation>Kopierte Aktionen</translation>
    </message>
    <message>
        <source>Copies the elements first.</source>
        <translation>Kopiert zuerst die Elemente.</translation>
    </message>
    <message>
        <source>Copies the elements where a view is not possible.</source>
        <translation>Kopiert die Elemente, wo keine Sicht möglich ist.</translation>
    </message>
    <message>
        <source>Copy or record the named files again, or leave their episodes out with the tools that wrote the data set.</source>
        <translation>Kopieren oder nehmen Sie die genannten Dateien neu auf, oder lassen Sie ihre Episoden mit den Werkzeugen weg, die den Datensatz geschrieben haben.</translation>
    </message>
    <message>
        <source>Cuts all to {}, the shortest length along dim {}.</source>
        <translation>Kürzt alle auf {}, die kleinste Länge entlang Dim {}.</translation>
    </message>
    <message>
        <source>Data sets number their rows; a number that is left out or repeated is a row that is lost or doubled.</source>
        <translation>Datensätze nummerieren ihre Zeilen; eine ausgelassene oder wiederholte Nummer ist eine verlorene oder doppelte Zeile.</translation>
    </message>
    <message>
        <source>Declare them: td.auto_batch_size_(), or Batch dims… in the window.</source>
        <translation>Geben Sie sie an: td.auto_batch_size_(), oder Batch-Dims… im Fenster.</translation>
    </message>
    <message>
        <source>Default process group has not been initialized. Start the processes with torchrun, or set RANK, WORLD_SIZE, MASTER_ADDR and MASTER_PORT</source>
        <translation>Die Standard-Prozessgruppe ist nicht eingerichtet. Starten Sie die Prozesse mit torchrun, oder setzen Sie RANK, WORLD_SIZE, MASTER_ADDR und MASTER_PORT</translation>
    </message>
    <message>
        <source>Denormal numbers</source>
        <translation>Denormalisierte Zahlen</translation>
    </message>
    <message>
        <source>Denormal numbers have few digits, and processors take up to a hundred times as long for them: something decays or underflows.</source>
        <translation>Denormalisierte Zahlen haben nur wenige gültige Stellen, und Prozessoren brauchen für sie bis zu hundertmal so lange: Ein Wert klingt ab oder läuft in den Unterlauf.</translation>
    </message>
    <message>
        <source>Different dtypes show that the stacked files were written by different code or settings. Stacking casts to the wider dtype, and models trained on one of them fail on the other.</source>
        <translation>Verschiedene Dtypes zeigen, dass die gestapelten Dateien von verschiedenem Code oder mit verschiedenen Einstellungen geschrieben wurden. Das Stapeln wandelt in den weiteren Dtype um, und Modelle, die mit einem davon trainiert wurden, scheitern am anderen.</translation>
    </message>
    <message>
        <source>Dim {} is out of range: the batch of {} has {} dims, so dims run from {} to {}.</source>
        <translation>Dim {} ist außerhalb des Bereichs: Der Batch von {} hat {} Dims, also laufen Dims von {} bis {}.</translation>
    </message>
    <message>
        <source>Dim {} is out of range: {} has {} dims, so dims run from {} to {}.</source>
        <translation>Dim {} ist außerhalb des Bereichs: {} hat {} Dims, also laufen Dims von {} bis {}.</translation>
    </message>
    <message>
        <source>Dims before the last two are broadcast, and sizes there must be equal or 1: in dim {}, {} has {} and {} has {}.</source>
        <translation>Dims vor den letzten zwei werden erweitert, und Größen müssen dort gleich oder 1 sein: In Dim {} hat {} {} und {} {}.</translation>
    </message>
    <message>
        <source>Dims that all leaves share, and that are not declared, are cut, stacked and shuffled leaf by leaf.</source>
        <translation>Dims, die alle Blätter teilen und die nicht angegeben sind, werden Blatt für Blatt geschnitten, gestapelt und gemischt.</translation>
    </message>
    <message>
        <source>Divides by the number of elements: gives 0.</source>
        <translation>Teilt durch die Zahl der Elemente: ergibt 0.</translation>
    </message>
    <message>
        <source>Divides without rounding.</source>
        <translation>Teilt ohne Rundung.</translation>
    </message>
    <message>
        <source>Each batch dim needs one name. Batch dims: {}; names given: {}.</source>
        <translation>Jede Batch-Dimension braucht einen Namen. Batch-Dimensionen: {}; gegebene Namen: {}.</translation>
    </message>
    <message>
        <source>Each entry begins with the batch size {}, and {} is {}.</source>
        <translation>Jeder Eintrag beginnt mit der Batch-Größe {}, und {} ist {}.</translation>
    </message>
    <message>
        <source>Each entry begins with the batch size; all of {} begin with {}.</source>
        <translation>Jeder Eintrag beginnt mit der Batch-Größe; alle von {} beginnen mit {}.</translation>
    </message>
    <message>
        <source>Each step is an episode of its own</source>
        <translation>Jeder Schritt ist eine eigene Episode</translation>
    </message>
    <message>
        <source>Elements computed from other elements cannot be edited; edit those.</source>
        <translation>Was aus anderen Elementen berechnet wird, lässt sich nicht bearbeiten; bearbeiten Sie diese.</translation>
    </message>
    <message>
        <source>EnsembleModule takes a module over tensordicts, not a value of type {}</source>
        <translation>EnsembleModule nimmt ein Modul über Tensordicts, keinen Wert vom Typ {}</translation>
    </message>
    <message>
        <source>Entropy of the policy</source>
        <translation>Entropie der Policy</translation>
    </message>
    <message>
        <source>Episode {} has no steps, and LeRobot data sets have no such episodes; leave it out</source>
        <translation>Episode {} hat keine Schritte, und solche Episoden gibt es in LeRobot-Datensätzen nicht; lassen Sie sie weg</translation>
    </message>
    <message>
        <source>Episodes end where a bool of the batch size {} is true, and this is {} {}.</source>
        <translation>Episoden enden, wo ein Bool der Batch-Größe {} wahr ist, und dies ist {} {}.</translation>
    </message>
    <message>
        <source>Episodes must start right after another one ends, and only there. Otherwise returns are summed across a reset, or cut within an episode.</source>
        <translation>Eine Episode muss direkt nach dem Ende einer anderen beginnen, und nur dort. Sonst werden Returns über einen Reset hinweg summiert oder innerhalb einer Episode abgeschnitten.</translation>
    </message>
    <message>
        <source>Episodes run along the last batch dim, the only one that may be ragged; the batch size is {}. Show one member.</source>
        <translation>Episoden verlaufen entlang der letzten Batch-Dimension, die als einzige ungleichförmig sein darf; die Batch-Größe ist {}. Sehen Sie ein einzelnes Mitglied an.</translation>
    </message>
    <message>
        <source>Equal samples of a prompt have equal rewards and no advantage. A response that repeats the same tokens until the maximum length shows that the policy collapsed.</source>
        <translation>Gleiche Stichproben eines Prompts haben gleiche Belohnungen und keinen Vorteil. Eine Antwort, die bis zur größten Länge dieselben Token wiederholt, zeigt, dass die Policy zusammengebrochen ist.</translation>
    </message>
    <message>
        <source>Error initializing torch.distributed: the environment variable {} is expected, but not set; start the processes with torchrun, or set it</source>
        <translation>torch.distributed lässt sich nicht einrichten: Die Umgebungsvariable {} wird erwartet, ist aber nicht gesetzt; starten Sie die Prozesse mit torchrun, oder setzen Sie sie</translation>
    </message>
    <message>
        <source>Exactly one of `{}` and `{}` must be provided.</source>
        <translation>Genau eines von `{}` und `{}` muss angegeben sein.</translation>
    </message>
    <message>
        <source>Except in dim {}, the index of `{}` must not be longer than the input: in dim {}, {} has {} and {} has {}.</source>
        <translation>Außer in Dim {} darf der Index von `{}` nicht länger als die Eingabe sein: In Dim {} hat {} {} und {} {}.</translation>
    </message>
    <message>
        <source>Expected all tensors to be on the same device, but out is on {} and the result on {}</source>
        <translation>Alle Tensoren müssen auf demselben Gerät liegen, aber out liegt auf {} und das Ergebnis auf {}</translation>
    </message>
    <message>
        <source>Expected more than 1 value per channel when training, got input size {}</source>
        <translation>Beim Training wird mehr als 1 Wert pro Kanal erwartet, die Eingabe hat die Größe {}</translation>
    </message>
    <message>
        <source>Expected reinterpreted_batch_ndims &lt;= the number of batch dims, actual {} vs {}</source>
        <translation>reinterpreted_batch_ndims darf höchstens die Zahl der Batch-Dimensionen sein: {} statt höchstens {}</translation>
    </message>
    <message>
        <source>Files of the data set</source>
        <translation>Dateien des Datensatzes</translation>
    </message>
    <message>
        <source>Find the cause (a division by zero, a logarithm of zero, a diverging simulator), and drop these steps.</source>
        <translation>Suchen Sie die Ursache (eine Division durch null, ein Logarithmus von null, eine divergierende Simulation), und lassen Sie diese Schritte weg.</translation>
    </message>
    <message>
        <source>Frames of {} × {} pixels are too large: this format allows {} a side.</source>
        <translation>Bilder von {} × {} Pixeln sind zu groß: Dieses Format erlaubt {} je Seite.</translation>
    </message>
    <message>
        <source>Frozen frames</source>
        <translation>Eingefrorene Bilder</translation>
    </message>
    <message>
        <source>GRPO and its variants subtract the mean reward of the samples of a prompt. A group with equal rewards teaches nothing; another mean than 0 comes from samples that were lost or mixed up.</source>
        <translation>GRPO und seine Varianten ziehen die mittlere Belohnung der Stichproben eines Prompts ab. Eine Gruppe mit gleichen Belohnungen lehrt nichts; ein anderes Mittel als 0 kommt von verlorenen oder vertauschten Stichproben.</translation>
    </message>
    <message>
        <source>Give both the same dims: sum over those of the action, or unsqueeze(-1).</source>
        <translation>Geben Sie beiden dieselben Dims: summieren Sie über die der Aktion, oder unsqueeze(-1).</translation>
    </message>
    <message>
        <source>Give rewards, flags and values the same shape, [*batch, 1]: use unsqueeze(-1) where a dim is missing.</source>
        <translation>Geben Sie Rewards, Flags und Werten dieselbe Form, [*batch, 1]: Verwenden Sie unsqueeze(-1), wo eine Dimension fehlt.</translation>
    </message>
    <message>
        <source>Gives all elements, as nested lists of numbers.</source>
        <translation>Gibt alle Elemente als verschachtelte Listen von Zahlen.</translation>
    </message>
    <message>
        <source>Gives dims by their positions.</source>
        <translation>Gibt Dimensionen durch ihre Positionen an.</translation>
    </message>
    <message>
        <source>Gives the last piece the rest of dim {}.</source>
        <translation>Gibt dem letzten Stück den Rest der Dimension {}.</translation>
    </message>
    <message>
        <source>Gives the sizes of {} one by one.</source>
        <translation>Gibt die Größen von {} einzeln an.</translation>
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
        <source>HDF5 files are opened only after the program tensordesk-h5probe has tested them, and it is missing beside this program; reinstall TensorDesk</source>
        <translation>HDF5-Dateien werden erst geöffnet, wenn das Programm tensordesk-h5probe sie angesehen hat, und es fehlt neben diesem Programm; installieren Sie TensorDesk neu</translation>
    </message>
    <message>
        <source>HDF5 files of tensordict cannot hold {}; convert it first, or save to a memmap folder</source>
        <translation>HDF5-Dateien von tensordict können {} nicht aufnehmen; wandeln Sie es vorher um, oder speichern Sie in einen Memmap-Ordner</translation>
    </message>
    <message>
        <source>HDF5 stores one value per row only if all are str, bytes, bool, int or float, of one type</source>
        <translation>HDF5 nimmt einen Wert je Zeile nur auf, wenn alle str, bytes, bool, int oder float sind, von einem Typ</translation>
    </message>
    <message>
        <source>HDF5 times</source>
        <translation>HDF5-Zeiten</translation>
    </message>
    <message>
        <source>IFEvalScoreData has {} fields</source>
        <translation>IFEvalScoreData hat {} Felder</translation>
    </message>
    <message>
        <source>Ids of episodes are integers of the batch size {}, and this is {} {}.</source>
        <translation>Kennungen von Episoden sind ganze Zahlen der Batch-Größe {}, und dies ist {} {}.</translation>
    </message>
    <message>
        <source>If the reward follows the length, the policy learns to write long or short responses instead of better ones.</source>
        <translation>Folgt die Belohnung der Länge, lernt die Policy, lange oder kurze statt besserer Antworten zu schreiben.</translation>
    </message>
    <message>
        <source>Ignored findings are an object of checks and their keys, as {}, and this is {}.</source>
        <translation>Ignorierte Befunde sind ein Objekt aus Prüfungen und ihren Schlüsseln wie {}, und dies ist {}.</translation>
    </message>
    <message>
        <source>Images of a LeRobot data set are av1, h264 or png, not {}</source>
        <translation>Bilder eines LeRobot-Datensatzes sind av1, h264 oder png, nicht {}</translation>
    </message>
    <message>
        <source>In a full buffer the newest row is followed by the oldest one: treating them as neighbours yields a transition that never happened.</source>
        <translation>In einem vollen Puffer folgt auf die neueste Zeile die älteste: Behandelt man beide als Nachbarn, entsteht ein Übergang, den es nie gab.</translation>
    </message>
    <message>
        <source>IndependentNormal takes {} of the {} batch dims</source>
        <translation>IndependentNormal nimmt {} der {} Batch-Dimensionen</translation>
    </message>
    <message>
        <source>Index by the mask, td[td["mask"]], before anything is computed.</source>
        <translation>Indizieren Sie mit der Maske, td[td["mask"]], ehe etwas berechnet wird.</translation>
    </message>
    <message>
        <source>Index tensors are broadcast together: {} is {}, and {} is {}.</source>
        <translation>Index-Tensoren werden gemeinsam erweitert: {} ist {}, und {} ist {}.</translation>
    </message>
    <message>
        <source>Index {} is out of range for some members of {}, whose sizes differ in dim {}.</source>
        <translation>Index {} liegt außerhalb einiger Mitglieder von {}, deren Größen sich in Dimension {} unterscheiden.</translation>
    </message>
    <message>
        <source>Index {} is out of range: dim {} of {} has size {}, so indices run from {} to {}.</source>
        <translation>Index {} ist außerhalb des Bereichs: Dim {} von {} hat Größe {}, also laufen Indizes von {} bis {}.</translation>
    </message>
    <message>
        <source>Indexes dim {}, which is long enough.</source>
        <translation>Indiziert Dim {}, die lang genug ist.</translation>
    </message>
    <message>
        <source>Indexes it: brackets, not parentheses.</source>
        <translation>Indiziert: eckige statt runder Klammern.</translation>
    </message>
    <message>
        <source>Indexes the batch dims alone.</source>
        <translation>Indiziert nur die Batch-Dims.</translation>
    </message>
    <message>
        <source>Inspect the histogram; regularise the policy, or rescale the actions.</source>
        <translation>Sehen Sie sich das Histogramm an; regularisieren Sie die Policy, oder skalieren Sie die Aktionen um.</translation>
    </message>
    <message>
        <source>Inspect the largest differences; check that the weights are those of the run, that in_keys are the policy's inputs, and that inputs are normalised in the same way.</source>
        <translation>Sehen Sie sich die größten Abweichungen an; prüfen Sie, ob die Gewichte die des Laufs sind, ob in_keys die Eingaben der Policy sind und ob Eingaben gleich normalisiert werden.</translation>
    </message>
    <message>
        <source>Inspect the tokens with the largest ratios; make fewer updates per rollout, or truncate the ratios.</source>
        <translation>Sehen Sie sich die Token mit den größten Quotienten an; machen Sie weniger Aktualisierungen je Rollout oder kappen Sie die Quotienten.</translation>
    </message>
    <message>
        <source>Interleaved rows</source>
        <translation>Verschränkte Zeilen</translation>
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
        <source>It is damaged: the HDF5 library {}.{}.{} {}, as a test in a separate process has shown, so it is not opened. Get an undamaged copy, or try to make one with h5repack of a newer HDF5</source>
        <translation>Sie ist beschädigt: Die HDF5-Bibliothek {}.{}.{} {}, wie ein Versuch in einem eigenen Prozess gezeigt hat; darum wird sie nicht geöffnet. Besorgen Sie eine heile Kopie, oder versuchen Sie, mit h5repack eines neueren HDF5 eine zu machen</translation>
    </message>
    <message>
        <source>It is of a version of the file format that the HDF5 library {}.{}.{} does not know: a newer HDF5 wrote it, or it is damaged. Where it was written, `h5repack --high=2` makes a copy that is read here</source>
        <translation>Sie hat eine Version des Dateiformats, die die HDF5-Bibliothek {}.{}.{} nicht kennt: Ein neueres HDF5 hat sie geschrieben, oder sie ist beschädigt. Wo sie geschrieben wurde, macht `h5repack --high=2` eine Kopie, die hier gelesen wird</translation>
    </message>
    <message>
        <source>Its routed experts and inputs of images are not shown</source>
        <translation>Ihre gewählten Experten (routed experts) und Bildeingaben werden nicht gezeigt</translation>
    </message>
    <message>
        <source>Its show.json lacks the number of tensordicts.</source>
        <translation>In seiner show.json fehlt die Anzahl der Tensordicts.</translation>
    </message>
    <message>
        <source>JSON lines are only read; save it as a memmap folder, or export it as JSON</source>
        <translation>JSON-Zeilen werden nur gelesen; speichern Sie es als Memmap-Ordner oder exportieren Sie es als JSON</translation>
    </message>
    <message>
        <source>Joins the features of {} and {} along the last dim.</source>
        <translation>Verbindet die Merkmale von {} und {} entlang der letzten Dim.</translation>
    </message>
    <message>
        <source>Joins them along dim {}, the one in which they differ.</source>
        <translation>Verbindet sie entlang Dim {}, in der sie sich unterscheiden.</translation>
    </message>
    <message>
        <source>KL divergence from the reference</source>
        <translation>KL-Divergenz von der Referenz</translation>
    </message>
    <message>
        <source>Keeps the dims without subscripts as batch dims.</source>
        <translation>Behält die Dims ohne Indexbuchstaben als Batch-Dims.</translation>
    </message>
    <message>
        <source>Keeps the first dim, which has size {}.</source>
        <translation>Behält die erste Dim, die Größe {} hat.</translation>
    </message>
    <message>
        <source>Keeps the last dim, of size {}; only one size can be computed.</source>
        <translation>Behält die letzte Dim der Größe {}; nur eine Größe kann berechnet werden.</translation>
    </message>
    <message>
        <source>Keeps the last dim, which has size {}.</source>
        <translation>Behält die letzte Dim, die Größe {} hat.</translation>
    </message>
    <message>
        <source>Keeps the last {} dims as they are.</source>
        <translation>Lässt die letzten {} Dims unverändert.</translation>
    </message>
    <message>
        <source>Keeps the names of the other dims.</source>
        <translation>Behält die Namen der anderen Dimensionen.</translation>
    </message>
    <message>
        <source>Keeps the other elements in a last dim.</source>
        <translation>Behält die übrigen Elemente in einer letzten Dimension.</translation>
    </message>
    <message>
        <source>Keeps the reduced dim of {}, with size 1.</source>
        <translation>Behält die reduzierte Dim von {} mit Größe 1.</translation>
    </message>
    <message>
        <source>Keeps the tensordicts as they are: dims of unequal size and keys that are missing in some stay visible.</source>
        <translation>Lässt die Tensordicts unverändert: Dims ungleicher Größe und Schlüssel, die in manchen fehlen, bleiben sichtbar.</translation>
    </message>
    <message>
        <source>Leaves out keys that some of them lack.</source>
        <translation>Lässt die Schlüssel weg, die manche nicht haben.</translation>
    </message>
    <message>
        <source>Leaves out the index: {} is one number.</source>
        <translation>Lässt den Index weg: {} ist eine einzelne Zahl.</translation>
    </message>
    <message>
        <source>Leaves out the last index.</source>
        <translation>Lässt den letzten Index weg.</translation>
    </message>
    <message>
        <source>Leaves out the last names.</source>
        <translation>Lässt die letzten Namen weg.</translation>
    </message>
    <message>
        <source>Leaves out the number that has no pair.</source>
        <translation>Lässt die Zahl ohne Gegenstück weg.</translation>
    </message>
    <message>
        <source>Leaves out the numbers of dims that {} does not have.</source>
        <translation>Lässt die Zahlen für Dimensionen weg, die {} nicht hat.</translation>
    </message>
    <message>
        <source>LibTorch casts no tensor to {} without a scale; torch.quantize_per_tensor in Python does</source>
        <translation>LibTorch wandelt ohne Skala keinen Tensor in {} um; in Python tut es torch.quantize_per_tensor</translation>
    </message>
    <message>
        <source>Line {} is left out: {}</source>
        <translation>Zeile {} wird ausgelassen: {}</translation>
    </message>
    <message>
        <source>Logits at a position belong to the next token. A shift that is missing or made twice pairs tokens with the log-probabilities of their neighbours, or leaves the end token out of the loss.</source>
        <translation>Logits an einer Stelle gehören zum nächsten Token. Eine fehlende oder doppelte Verschiebung paart Token mit den Log-Wahrscheinlichkeiten ihrer Nachbarn oder lässt das End-Token aus dem Verlust weg.</translation>
    </message>
    <message>
        <source>Look for a shift by one step, a reset that overwrote the last state, environments that were mixed, or rows out of order.</source>
        <translation>Suchen Sie nach einem Versatz um einen Schritt, einem Neubeginn, der den letzten Zustand überschrieb, vermischten Umgebungen oder vertauschten Zeilen.</translation>
    </message>
    <message>
        <source>Loss mask</source>
        <translation>Verlustmaske</translation>
    </message>
    <message>
        <source>MP4 is written by the program ffmpeg, and there is none on the search path: install it, or write .webp or .gif instead.</source>
        <translation>MP4 wird vom Programm ffmpeg geschrieben, und im Suchpfad ist keines: Installieren Sie es, oder schreiben Sie .webp oder .gif.</translation>
    </message>
    <message>
        <source>Makes all batch dims event dims.</source>
        <translation>Macht alle Batch-Dimensionen zu Ereignisdimensionen.</translation>
    </message>
    <message>
        <source>Makes the last dim an event dim, such as the dims of one action.</source>
        <translation>Macht die letzte Dimension zur Ereignisdimension, etwa die Komponenten einer Aktion.</translation>
    </message>
    <message>
        <source>Makes the module with the sizes of the state dict.</source>
        <translation>Erstellt das Modul mit den Größen des State-Dicts.</translation>
    </message>
    <message>
        <source>Makes the module without a bias.</source>
        <translation>Erstellt das Modul ohne Bias.</translation>
    </message>
    <message>
        <source>Matrices with the last dim on their diagonals.</source>
        <translation>Matrizen mit der letzten Dimension auf der Diagonale.</translation>
    </message>
    <message>
        <source>Members with the same keys are shown as a lazy stack of {}. Open the file with {} to see them as stored</source>
        <translation>Mitglieder mit gleichen Schlüsseln sind als Lazy Stack von {} gezeigt. Mit {} ist die Datei so zu sehen, wie sie gespeichert ist</translation>
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
        <source>Merges dims {} to {} of {} into one.</source>
        <translation>Fasst die Dims {} bis {} von {} zu einer zusammen.</translation>
    </message>
    <message>
        <source>Micro-batches are written by prime-rl alone; save it as a memmap folder, or export it as JSON</source>
        <translation>Micro-Batches schreibt nur prime-rl; speichern Sie es als Memmap-Ordner oder exportieren Sie es als JSON</translation>
    </message>
    <message>
        <source>Mismatched members</source>
        <translation>Unpassende Mitglieder</translation>
    </message>
    <message>
        <source>ModuleDict takes a dict of modules, not a value of type {}</source>
        <translation>ModuleDict nimmt ein dict von Modulen, keinen Wert vom Typ {}</translation>
    </message>
    <message>
        <source>ModuleList takes a list of modules, not a value of type {}</source>
        <translation>ModuleList nimmt eine Liste von Modulen, keinen Wert vom Typ {}</translation>
    </message>
    <message>
        <source>More than {} members are too many to show side by side: choose some of them.</source>
        <translation>Mehr als {} Mitglieder sind zu viele, um sie nebeneinander anzusehen: Wählen Sie einige davon.</translation>
    </message>
    <message>
        <source>Moves dim {} of {} to position {}.</source>
        <translation>Verschiebt Dim {} von {} an Position {}.</translation>
    </message>
    <message>
        <source>Moves {} to the device of the parameters.</source>
        <translation>Bringt {} auf das Gerät der Parameter.</translation>
    </message>
    <message>
        <source>Moves {} to the device of {}.</source>
        <translation>Bringt {} auf das Gerät von {}.</translation>
    </message>
    <message>
        <source>Multiplies each matrix of {} by its vector of {}.</source>
        <translation>Multipliziert jede Matrix von {} mit ihrem Vektor von {}.</translation>
    </message>
    <message>
        <source>Multiplies the vectors in the last dim of {} and {} one by one: dot products.</source>
        <translation>Multipliziert die Vektoren in der letzten Dim von {} und {} paarweise: Skalarprodukte.</translation>
    </message>
    <message>
        <source>MultivariateNormal takes one of covariance_matrix, precision_matrix and scale_tril</source>
        <translation>MultivariateNormal nimmt eines von covariance_matrix, precision_matrix und scale_tril</translation>
    </message>
    <message>
        <source>NaN and infinities</source>
        <translation>NaN und Unendlich</translation>
    </message>
    <message>
        <source>Names the dims of {} in the other order.</source>
        <translation>Benennt die Dims von {} in der anderen Reihenfolge.</translation>
    </message>
    <message>
        <source>Names the nested key level by level.</source>
        <translation>Nennt den verschachtelten Schlüssel Ebene für Ebene.</translation>
    </message>
    <message>
        <source>Negates each element.</source>
        <translation>Negiert jedes Element.</translation>
    </message>
    <message>
        <source>Negates the flags.</source>
        <translation>Kehrt die Flags um.</translation>
    </message>
    <message>
        <source>No action is needed.</source>
        <translation>Es ist nichts zu tun.</translation>
    </message>
    <message>
        <source>No key has a role that tells where an episode ends: all {} steps are one episode</source>
        <translation>Kein Schlüssel hat eine Rolle, die sagt, wo eine Episode endet: alle {} Schritte sind eine Episode</translation>
    </message>
    <message>
        <source>No key has a role yet: choose that of the observation, the action or the reward</source>
        <translation>Noch hat kein Schlüssel eine Rolle: wählen Sie die der Beobachtung, der Aktion oder der Belohnung</translation>
    </message>
    <message>
        <source>Not shown, because other keys are shown under their names: {}. Open the file with {} to see all keys</source>
        <translation>Nicht angezeigt, weil unter ihren Namen andere Schlüssel angezeigt werden: {}. Öffnen Sie die Datei mit {}, um alle Schlüssel zu sehen</translation>
    </message>
    <message>
        <source>Not shown, because they do not have {} rows, one per step: {}</source>
        <translation>Nicht gezeigt, weil sie nicht {} Zeilen haben, eine je Schritt: {}</translation>
    </message>
    <message>
        <source>One NaN in a batch makes the loss NaN, and with it every weight.</source>
        <translation>Ein NaN in einem Batch macht den Loss zu NaN, und mit ihm jedes Gewicht.</translation>
    </message>
    <message>
        <source>One of the differentiated Tensors appears to not have been used in the graph</source>
        <translation>Aus einem der Tensoren, nach denen abgeleitet wird, folgt nichts in den Ausgaben</translation>
    </message>
    <message>
        <source>Only dims of size 1 can be expanded, and sizes are aligned at the last dim: {} has {} there, not {}.</source>
        <translation>Nur Dims der Größe 1 können erweitert werden, und Größen werden an der letzten Dim ausgerichtet: {} hat dort {}, nicht {}.</translation>
    </message>
    <message>
        <source>Only one size of `{}` can be -1.</source>
        <translation>Nur eine Größe von `{}` kann -1 sein.</translation>
    </message>
    <message>
        <source>Open it in the order of time (--oldest-first), or mark the newest row as truncated before slices are sampled.</source>
        <translation>In zeitlicher Reihenfolge öffnen (--oldest-first) oder die neueste Zeile als truncated markieren, bevor Ausschnitte gezogen werden.</translation>
    </message>
    <message>
        <source>PPO and its variants weight each token by the ratio of its probabilities under the policy and under the rollout engine. They clip ratios far from 1; a very large one dominates the gradient.</source>
        <translation>PPO und seine Varianten gewichten jedes Token mit dem Quotienten seiner Wahrscheinlichkeiten unter Policy und Rollout-Engine. Quotienten fern von 1 werden gekappt; ein sehr großer bestimmt den Gradienten.</translation>
    </message>
    <message>
        <source>Padded steps never happened: losses and means over them are wrong.</source>
        <translation>Aufgefüllte Schritte gab es nie: Losses und Mittel über sie sind falsch.</translation>
    </message>
    <message>
        <source>Padding is not shown: {} marks the real steps of each episode</source>
        <translation>Aufgefülltes ist nicht gezeigt: {} nennt die wirklichen Schritte jeder Episode</translation>
    </message>
    <message>
        <source>Padding of sequences</source>
        <translation>Auffüllung der Sequenzen</translation>
    </message>
    <message>
        <source>Pads the shorter members with zeros at their ends.</source>
        <translation>Füllt kürzere Mitglieder am Ende mit Nullen auf.</translation>
    </message>
    <message>
        <source>Pads the shorter ones with zeros to the length of the longest.</source>
        <translation>Füllt die kürzeren mit Nullen auf die Länge des längsten auf.</translation>
    </message>
    <message>
        <source>Parquet files are compressed with snappy, gzip:1 to gzip:9 or zstd:1 to zstd:22, not with {}</source>
        <translation>Parquet-Dateien werden mit snappy, gzip:1 bis gzip:9 oder zstd:1 bis zstd:22 komprimiert, nicht mit {}</translation>
    </message>
    <message>
        <source>Parquet files are read and written by Apache Arrow, which could not be loaded ({}); install the pyarrow that TensorDesk was built with, or build it again</source>
        <translation>Parquet-Dateien liest und schreibt Apache Arrow, das sich nicht laden ließ ({}); installieren Sie das pyarrow, mit dem TensorDesk gebaut wurde, oder bauen Sie es neu</translation>
    </message>
    <message>
        <source>Parquet files are read and written by Apache Arrow, which this build lacks: install pyarrow beside torch with `pip install pyarrow`, and build TensorDesk again</source>
        <translation>Parquet-Dateien liest und schreibt Apache Arrow, das diesem Build fehlt: Installieren Sie pyarrow neben torch mit `pip install pyarrow`, und bauen Sie TensorDesk neu</translation>
    </message>
    <message>
        <source>Parts of the reward</source>
        <translation>Teile der Belohnung</translation>
    </message>
    <message>
        <source>Probability ratios</source>
        <translation>Wahrscheinlichkeitsquotienten</translation>
    </message>
    <message>
        <source>Prompts are padded on the left and responses on the right, or all sequences on the same side. Padding elsewhere shifts the positions of tokens, or becomes a part of the text.</source>
        <translation>Prompts werden links und Antworten rechts aufgefüllt oder alle Sequenzen auf derselben Seite. Auffüllung an anderer Stelle verschiebt die Positionen der Token oder wird Teil des Texts.</translation>
    </message>
    <message>
        <source>RNN input dtype ({}) does not match weight dtype ({}). Convert the input with .to({})</source>
        <translation>Der Dtype der RNN-Eingabe ({}) passt nicht zu dem der Gewichte ({}). Wandeln Sie die Eingabe mit .to({}) um</translation>
    </message>
    <message>
        <source>Raise the maximum length, penalise length smoothly, or leave truncated responses out of the loss.</source>
        <translation>Erhöhen Sie die größte Länge, bestrafen Sie Länge sanft oder lassen Sie abgeschnittene Antworten aus dem Verlust weg.</translation>
    </message>
    <message>
        <source>Raise the temperature, the entropy bonus or the upper clip bound; lower the learning rate.</source>
        <translation>Erhöhen Sie die Temperatur, den Entropiebonus oder die obere Kappungsgrenze; senken Sie die Lernrate.</translation>
    </message>
    <message>
        <source>Range of log-probabilities</source>
        <translation>Bereich der Log-Wahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>Reads dim 0 of the input as the batch and dim 1 as time.</source>
        <translation>Liest Dim 0 der Eingabe als Batch und Dim 1 als Zeit.</translation>
    </message>
    <message>
        <source>Reads the attribute, which is not a method.</source>
        <translation>Liest das Attribut, das keine Methode ist.</translation>
    </message>
    <message>
        <source>Reads the entry of this name.</source>
        <translation>Liest den Eintrag dieses Namens.</translation>
    </message>
    <message>
        <source>Remove them, for example with td[:n], or sample only the written rows of the buffer.</source>
        <translation>Entfernen Sie sie, zum Beispiel mit td[:n], oder ziehen Sie nur aus den geschriebenen Zeilen des Puffers.</translation>
    </message>
    <message>
        <source>Removes the last dim alone.</source>
        <translation>Entfernt nur die letzte Dimension.</translation>
    </message>
    <message>
        <source>Removes the last dim of {}, which has size 1.</source>
        <translation>Entfernt die letzte Dim von {}, die Größe 1 hat.</translation>
    </message>
    <message>
        <source>Removes the last dims of size 1.</source>
        <translation>Entfernt die letzten Dims der Größe 1.</translation>
    </message>
    <message>
        <source>Removes the prefix from the names.</source>
        <translation>Entfernt das Präfix der Namen.</translation>
    </message>
    <message>
        <source>Repeated responses</source>
        <translation>Wiederholte Antworten</translation>
    </message>
    <message>
        <source>Repeats it along new dims in front.</source>
        <translation>Wiederholt es entlang neuer Dims am Anfang.</translation>
    </message>
    <message>
        <source>Repeats the first dims and keeps the others.</source>
        <translation>Wiederholt die ersten Dims und behält die anderen.</translation>
    </message>
    <message>
        <source>Repeats the values of {} along the other batch dims.</source>
        <translation>Wiederholt die Werte von {} entlang der übrigen Batch-Dims.</translation>
    </message>
    <message>
        <source>Repeats {} along the first batch dims.</source>
        <translation>Wiederholt {} entlang der ersten Batch-Dims.</translation>
    </message>
    <message>
        <source>Repeats {} for each element of the batch.</source>
        <translation>Wiederholt {} für jedes Element des Batchs.</translation>
    </message>
    <message>
        <source>Reset environments where they are done, and keep done, is_init and traj_ids of one and the same step.</source>
        <translation>Setzen Sie Umgebungen zurück, wo sie fertig sind, und halten Sie done, is_init und traj_ids ein und desselben Schritts fest.</translation>
    </message>
    <message>
        <source>Resets</source>
        <translation>Neubeginn</translation>
    </message>
    <message>
        <source>Reward and length</source>
        <translation>Belohnung und Länge</translation>
    </message>
    <message>
        <source>Rollout engine and trainer</source>
        <translation>Rollout-Engine und Trainer</translation>
    </message>
    <message>
        <source>Root and next</source>
        <translation>Wurzel und next</translation>
    </message>
    <message>
        <source>Row numbers</source>
        <translation>Zeilennummern</translation>
    </message>
    <message>
        <source>Rows of zeros at the end are a buffer that was never filled: trained on, they are states, actions and rewards of zero.</source>
        <translation>Zeilen aus Nullen am Ende sind ein nie gefüllter Puffer: Im Training sind sie Zustände, Aktionen und Rewards von null.</translation>
    </message>
    <message>
        <source>Runs along the last dim, which has {} elements.</source>
        <translation>Läuft entlang der letzten Dimension mit {} Elementen.</translation>
    </message>
    <message>
        <source>Runs along time.</source>
        <translation>Läuft entlang der Zeit.</translation>
    </message>
    <message>
        <source>Runs along {}.</source>
        <translation>Läuft entlang {}.</translation>
    </message>
    <message>
        <source>Sampled actions differ from the deterministic ones; the difference shows how much the policy explores.</source>
        <translation>Gezogene Aktionen unterscheiden sich von den deterministischen; der Unterschied zeigt, wie stark die Policy erkundet.</translation>
    </message>
    <message>
        <source>Saturated values</source>
        <translation>Gesättigte Werte</translation>
    </message>
    <message>
        <source>Searches one value of {} in each sequence.</source>
        <translation>Sucht in jeder Folge einen Wert von {}.</translation>
    </message>
    <message>
        <source>See the step that it names: record or export the episode again, so that its numbers go up by one.</source>
        <translation>Sehen Sie sich den genannten Schritt an: Nehmen Sie die Episode neu auf oder exportieren Sie sie neu, sodass ihre Nummern um eins steigen.</translation>
    </message>
    <message>
        <source>See the step that it names: sort rows by time, or write done where the episode ended.</source>
        <translation>Sehen Sie sich den genannten Schritt an: Ordnen Sie Zeilen nach der Zeit, oder schreiben Sie done, wo die Episode endete.</translation>
    </message>
    <message>
        <source>See the steps; leave the episode out, or resample it. Policies learn that a step always takes as long.</source>
        <translation>Sehen Sie sich die Schritte an; lassen Sie die Episode weg, oder tasten Sie sie neu ab. Policies lernen, dass ein Schritt immer gleich lang dauert.</translation>
    </message>
    <message>
        <source>See the steps; replace the value by the mean of its neighbours, or leave the episode out.</source>
        <translation>Sehen Sie sich die Schritte an; ersetzen Sie den Wert durch das Mittel seiner Nachbarn, oder lassen Sie die Episode weg.</translation>
    </message>
    <message>
        <source>See these frames; leave the episodes out, or record them again.</source>
        <translation>Sehen Sie diese Bilder an; lassen Sie die Episoden weg, oder nehmen Sie sie neu auf.</translation>
    </message>
    <message>
        <source>See these frames; leave them or the episodes out, and let the camera warm up before recording.</source>
        <translation>Sehen Sie sich diese Bilder an; lassen Sie sie oder die Episoden weg, und lassen Sie die Kamera vor der Aufnahme anlaufen.</translation>
    </message>
    <message>
        <source>See whether actions were stored before they were clipped or scaled, or whether the space is wrong.</source>
        <translation>Prüfen, ob Aktionen gespeichert wurden, bevor sie beschnitten oder skaliert waren, oder ob der Raum nicht stimmt.</translation>
    </message>
    <message>
        <source>Selects along dim {}, whose size the mask has.</source>
        <translation>Wählt entlang Dim {} aus, deren Größe die Maske hat.</translation>
    </message>
    <message>
        <source>Selects each row of the first index with each column of the second.</source>
        <translation>Wählt jede Zeile des ersten Index mit jeder Spalte des zweiten aus.</translation>
    </message>
    <message>
        <source>Selects where all values of the last dim of {} are true.</source>
        <translation>Wählt aus, wo alle Werte der letzten Dim von {} wahr sind.</translation>
    </message>
    <message>
        <source>Selects where any value of the last dim of {} is true.</source>
        <translation>Wählt aus, wo ein Wert der letzten Dim von {} wahr ist.</translation>
    </message>
    <message>
        <source>Set them to zero, as torch.set_flush_denormal(True) does, and find the value that decays.</source>
        <translation>Setzen Sie sie auf null, wie torch.set_flush_denormal(True) es tut, und suchen Sie den Wert, der abklingt.</translation>
    </message>
    <message>
        <source>Set truncated, not terminated, where a time limit ended the episode; done is true for both.</source>
        <translation>Setzen Sie truncated, nicht terminated, wo ein Zeitlimit die Episode beendete; done ist in beiden Fällen wahr.</translation>
    </message>
    <message>
        <source>Sets {} to {}, the size that {} has in dim {}.</source>
        <translation>Setzt {} auf {}, die Größe, die {} in Dim {} hat.</translation>
    </message>
    <message>
        <source>Shapes are aligned at the last dim, and sizes there must be equal or 1: in dim {}, {} has {} and {} has {}.</source>
        <translation>Formen werden an der letzten Dim ausgerichtet, und Größen müssen gleich oder 1 sein: In Dim {} hat {} {} und {} {}.</translation>
    </message>
    <message>
        <source>Shift by one token</source>
        <translation>Verschiebung um ein Token</translation>
    </message>
    <message>
        <source>Silent broadcasting</source>
        <translation>Stilles Broadcasting</translation>
    </message>
    <message>
        <source>Skips parameters that the module lacks; loads all others.</source>
        <translation>Überspringt Parameter, die dem Modul fehlen; lädt alle anderen.</translation>
    </message>
    <message>
        <source>Sort by time, and give each trajectory its own ID; sampled slices of a shared ID mix both.</source>
        <translation>Sortieren Sie nach der Zeit, und geben Sie jeder Trajektorie eine eigene ID; gezogene Ausschnitte einer geteilten ID vermischen beide.</translation>
    </message>
    <message>
        <source>Special tokens</source>
        <translation>Spezielle Token</translation>
    </message>
    <message>
        <source>Spikes</source>
        <translation>Ausreißer</translation>
    </message>
    <message>
        <source>Splits dim 0 of {} into the batch dims.</source>
        <translation>Teilt Dim 0 von {} in die Batch-Dims auf.</translation>
    </message>
    <message>
        <source>Splits dim {}, whose size is {}.</source>
        <translation>Teilt Dimension {}, deren Größe {} ist.</translation>
    </message>
    <message>
        <source>Stacks the tensordicts lazily if their shapes or keys differ.</source>
        <translation>Stapelt die Tensordicts lazy, wenn ihre Formen oder Schlüssel verschieden sind.</translation>
    </message>
    <message>
        <source>Stacks the tensors along a new first dim.</source>
        <translation>Stapelt die Tensoren entlang einer neuen ersten Dimension.</translation>
    </message>
    <message>
        <source>Stated bounds</source>
        <translation>Angegebene Grenzen</translation>
    </message>
    <message>
        <source>Step counts</source>
        <translation>Schrittzähler</translation>
    </message>
    <message>
        <source>Store log_prob() of the collecting policy's distribution for the stored action, summed over its dims, at the same step.</source>
        <translation>Speichern Sie log_prob() der Verteilung der sammelnden Policy für die gespeicherte Aktion, über ihre Dims summiert, im selben Schritt.</translation>
    </message>
    <message>
        <source>Store what was commanded as the action, or the state of the next step, and check which key is which.</source>
        <translation>Speichern Sie als Aktion, was befohlen wurde, oder den Zustand des nächsten Schritts, und prüfen Sie, welcher Schlüssel welcher ist.</translation>
    </message>
    <message>
        <source>Stored returns and advantages</source>
        <translation>Gespeicherte Returns und Advantages</translation>
    </message>
    <message>
        <source>Stored statistics</source>
        <translation>Gespeicherte Statistik</translation>
    </message>
    <message>
        <source>Stored text and tokens</source>
        <translation>Gespeicherter Text und Token</translation>
    </message>
    <message>
        <source>Subscript '{}' has two sizes: {} in operand {} and {} in an earlier one. A subscript needs the same size in every operand.</source>
        <translation>Indexbuchstabe '{}' hat zwei Größen: {} in Operand {} und {} in einem früheren. Jeder hat in allen Operanden eine Größe.</translation>
    </message>
    <message>
        <source>Subscript '{}' has two sizes: {} in {} and {} in {}.</source>
        <translation>Indexbuchstabe '{}' hat zwei Größen: {} in {} und {} in {}.</translation>
    </message>
    <message>
        <source>Swaps dims {} and {} of {}.</source>
        <translation>Vertauscht die Dims {} und {} von {}.</translation>
    </message>
    <message>
        <source>Swaps the last two dims of {}.</source>
        <translation>Vertauscht die letzten beiden Dimensionen von {}.</translation>
    </message>
    <message>
        <source>Tables, videos and metadata of a data set state how many rows, frames and episodes there are; where they differ, files are missing, cut off, or of another version.</source>
        <translation>Tabellen, Videos und Metadaten eines Datensatzes sagen, wie viele Zeilen, Bilder und Episoden es gibt; wo sie sich unterscheiden, fehlen Dateien, sind abgeschnitten oder von anderem Stand.</translation>
    </message>
    <message>
        <source>Takes for each position the elements that it names.</source>
        <translation>Nimmt an jeder Stelle die Elemente, die dort angegeben sind.</translation>
    </message>
    <message>
        <source>Takes one element for each position.</source>
        <translation>Nimmt an jeder Stelle ein Element.</translation>
    </message>
    <message>
        <source>Takes the last element of each.</source>
        <translation>Nimmt jeweils das letzte Element.</translation>
    </message>
    <message>
        <source>Takes the last element.</source>
        <translation>Nimmt das letzte Element.</translation>
    </message>
    <message>
        <source>Takes the last element: indices begin at 0.</source>
        <translation>Nimmt das letzte Element: Indizes beginnen bei 0.</translation>
    </message>
    <message>
        <source>TanhNormal has no formula for its mean; take the mean of samples</source>
        <translation>TanhNormal hat keine Formel für den Mittelwert; nehmen Sie den Mittelwert von Stichproben</translation>
    </message>
    <message>
        <source>TanhNormal has no formula for its mode; take deterministic_sample</source>
        <translation>TanhNormal hat keine Formel für den Modus; nehmen Sie deterministic_sample</translation>
    </message>
    <message>
        <source>TensorDesk has version {} on that machine, which version {} here does not understand; install the same version on both</source>
        <translation>TensorDesk hat auf jenem Rechner die Version {}, die die Version {} hier nicht versteht; installieren Sie auf beiden dieselbe Version</translation>
    </message>
    <message>
        <source>TensorDesk is not installed on that machine; install it there by `pip install tensordesk`, or name it by --remote-program</source>
        <translation>TensorDesk ist auf jenem Rechner nicht installiert; installieren Sie es dort mit `pip install tensordesk`, oder nennen Sie es mit --remote-program</translation>
    </message>
    <message>
        <source>TensorDictParams takes a tensordict, not a value of type {}</source>
        <translation>TensorDictParams nimmt ein TensorDict, keinen Wert vom Typ {}</translation>
    </message>
    <message>
        <source>Tensors with other dims broadcast in a loss without an error, and the result means nothing.</source>
        <translation>Was andere Dims hat, wird in einem Verlust ohne Fehler zu Zahlen gebroadcastet, die nichts bedeuten.</translation>
    </message>
    <message>
        <source>Termination flags</source>
        <translation>Flags für das Ende</translation>
    </message>
    <message>
        <source>The HDF5 file is damaged and cannot be opened ({})</source>
        <translation>Die HDF5-Datei ist beschädigt und lässt sich nicht öffnen ({})</translation>
    </message>
    <message>
        <source>The KL divergence measures how far the policy moved from the reference policy. A large one means that the policy left its language, or that the two saw different tokens.</source>
        <translation>Die KL-Divergenz misst, wie weit sich die Policy von der Referenz entfernt hat. Eine große bedeutet, dass die Policy ihre Sprache verlassen hat oder beide verschiedene Token sahen.</translation>
    </message>
    <message>
        <source>The assigned value is broadcast to the shape {} of {}, and {} is {}.</source>
        <translation>Der zugewiesene Wert wird auf die Form {} von {} erweitert, und {} ist {}.</translation>
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
        <source>The batch size {} is guessed, since the store does not state it: it is the longest shape that all its arrays start with</source>
        <translation>Die Batchgröße {} ist geraten, da der Speicher sie nicht nennt: Sie ist die längste Form, mit der alle seine Arrays beginnen</translation>
    </message>
    <message>
        <source>The brackets of a tensordict take one key: several strings are a path of nested keys.</source>
        <translation>Die Klammern eines Tensordicts nehmen einen Schlüssel: Mehrere Zeichenketten sind ein Pfad verschachtelter Schlüssel.</translation>
    </message>
    <message>
        <source>The changes could not be collected</source>
        <translation>Die Änderungen ließen sich nicht sammeln</translation>
    </message>
    <message>
        <source>The chat template adds the special tokens once. A tokenizer that adds them again, or text that contains their names, gives the model input that it never saw.</source>
        <translation>Die Chat-Vorlage fügt die speziellen Token einmal hinzu. Ein Tokenizer, der sie nochmals hinzufügt, oder Text mit ihren Namen gibt dem Modell Eingaben, die es nie sah.</translation>
    </message>
    <message>
        <source>The check {} has no threshold {}; it has {}.</source>
        <translation>Die Prüfung {} hat keinen Schwellenwert {}; sie hat {}.</translation>
    </message>
    <message>
        <source>The content of the file</source>
        <translation>Der Inhalt der Datei</translation>
    </message>
    <message>
        <source>The data are compressed by the filter {} ({}), which is not available. Install its plug-in for HDF5 (`pip install hdf5plugin` has most) and set HDF5_PLUGIN_PATH to the folder of the plug-ins</source>
        <translation>Die Daten sind mit dem Filter {} ({}) gepackt, der nicht vorhanden ist. Sein Plug-in für HDF5 installieren (`pip install hdf5plugin` hat die meisten) und HDF5_PLUGIN_PATH auf den Ordner der Plug-ins setzen</translation>
    </message>
    <message>
        <source>The dataset has no data (NULL dataspace)</source>
        <translation>Der Datensatz hat keine Daten (NULL dataspace)</translation>
    </message>
    <message>
        <source>The dataset has other dims than before</source>
        <translation>Der Datensatz hat andere Dimensionen als zuvor</translation>
    </message>
    <message>
        <source>The dataset has {} bytes, of which the file stores {}: most chunks were never written, and none was read</source>
        <translation>Das Dataset hat {} Bytes, von denen die Datei {} speichert: die meisten Chunks wurden nie geschrieben, und keiner wurde gelesen</translation>
    </message>
    <message>
        <source>The dataset holds {}, which cannot be shown</source>
        <translation>Der Datensatz lässt sich nicht anzeigen: Er enthält {}</translation>
    </message>
    <message>
        <source>The dataset is assembled from a series of files or datasets, {} in {}, which is not followed</source>
        <translation>Der Datensatz ist aus einer Reihe von Dateien oder Datensätzen zusammengesetzt, {} in {}, der nicht gefolgt wird</translation>
    </message>
    <message>
        <source>The dataset is assembled from others that are assembled in turn, too often to be shown</source>
        <translation>Der Datensatz ist aus anderen zusammengesetzt, die wieder zusammengesetzt sind, zu oft, um angezeigt zu werden</translation>
    </message>
    <message>
        <source>The dataset is assembled from {} in {}, where no dataset is</source>
        <translation>Der Datensatz ist aus {} in {} zusammengesetzt, wo kein Datensatz ist</translation>
    </message>
    <message>
        <source>The dataset states a shape that is too large for any file</source>
        <translation>Der Datensatz nennt eine Form, die für jede Datei zu groß ist</translation>
    </message>
    <message>
        <source>The derived key {} cannot be made: {}</source>
        <translation>Der abgeleitete Schlüssel {} lässt sich nicht bilden: {}</translation>
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
        <source>The description of the dataset is damaged: parts of its elements reach past their end</source>
        <translation>Die Beschreibung des Datensatzes ist beschädigt: Teile seiner Elemente reichen über deren Ende hinaus</translation>
    </message>
    <message>
        <source>The diagonals of the last two dims.</source>
        <translation>Die Diagonalen der letzten beiden Dimensionen.</translation>
    </message>
    <message>
        <source>The distribution has batch shape {} and event shape {}, so a value is {}, and {} is {}.</source>
        <translation>Die Verteilung hat Batch-Form {} und Ereignis-Form {}, also ist ein Wert {}, und {} ist {}.</translation>
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
        <source>The engine that samples and the trainer compute the same log-probabilities, except for rounding. Otherwise the policy gradient is biased, because the tokens come from another distribution.</source>
        <translation>Die ziehende Engine und der Trainer berechnen dieselben Log-Wahrscheinlichkeiten, bis auf Rundung. Sonst ist der Policy-Gradient verzerrt, weil die Token aus einer anderen Verteilung stammen.</translation>
    </message>
    <message>
        <source>The entropy, the mean of -log p of sampled tokens, measures how much the policy explores. Without it all samples of a prompt are the same, and their advantages are 0.</source>
        <translation>Die Entropie, das Mittel von -log p der gezogenen Token, misst, wie viel die Policy erkundet. Ohne sie sind alle Stichproben eines Prompts gleich und ihre Vorteile 0.</translation>
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
        <source>The entry is a link into another file, {}, that leads back or further than is shown</source>
        <translation>Der Eintrag ist eine Verknüpfung in eine andere Datei, {}, die zurückführt oder weiter, als angezeigt wird</translation>
    </message>
    <message>
        <source>The entry is a link to {} in another file, {}, which does not exist</source>
        <translation>Der Eintrag ist ein Link auf {} in einer anderen Datei, {}, der ins Leere führt</translation>
    </message>
    <message>
        <source>The entry is a link to {}, which does not exist</source>
        <translation>Der Eintrag ist ein Link auf {}, das nicht existiert</translation>
    </message>
    <message>
        <source>The entry is a named type, which holds no values</source>
        <translation>Der Eintrag ist ein benannter Typ, der keine Werte enthält</translation>
    </message>
    <message>
        <source>The entry is a user-defined link, which only its writer can follow</source>
        <translation>Der Eintrag ist ein benutzerdefinierter Link, dem nur das Programm folgen kann, das ihn schrieb</translation>
    </message>
    <message>
        <source>The entry is not a group</source>
        <translation>Der Eintrag ist keine Gruppe</translation>
    </message>
    <message>
        <source>The episodes are shown under the keys of torchrl, as a stack of {}. Open the file with {} to see it as stored</source>
        <translation>Die Episoden sind unter den Schlüsseln von torchrl gezeigt, als Stapel von {}. Mit {} ist die Datei so zu sehen, wie sie gespeichert ist</translation>
    </message>
    <message>
        <source>The equation has subscripts for {} operands, and {} are given.</source>
        <translation>Die Gleichung hat Indexbuchstaben für {} Operanden, gegeben sind {}.</translation>
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
        <source>The file is shorter than its header states, so its end is missing ({})</source>
        <translation>Die Datei ist kürzer, als ihr Header angibt, ihr Ende fehlt also ({})</translation>
    </message>
    <message>
        <source>The file was changed by another program and has been reopened</source>
        <translation>Die Datei wurde von einem anderen Programm geändert und ist neu geöffnet worden</translation>
    </message>
    <message>
        <source>The file was changed by another program since it was opened; open it again</source>
        <translation>Die Datei wurde von einem anderen Programm geändert, seit sie geöffnet wurde; öffnen Sie sie neu</translation>
    </message>
    <message>
        <source>The file was changed by another program since it was opened; open it again before editing</source>
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
        <source>The frames are not evenly spaced: {} ms usually, {} ms after frame {}</source>
        <translation>Die Bilder liegen nicht gleichmäßig: meist {} ms, {} ms nach Bild {}</translation>
    </message>
    <message>
        <source>The group cannot be opened</source>
        <translation>Die Gruppe lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>The group is a link to one of its parent groups</source>
        <translation>Die Gruppe ist ein Link auf eine ihrer übergeordneten Gruppen</translation>
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
        <source>The link cannot be read</source>
        <translation>Die Verknüpfung kann nicht gelesen werden</translation>
    </message>
    <message>
        <source>The list of frames</source>
        <translation>Die Liste der Bilder</translation>
    </message>
    <message>
        <source>The list of micro-batches</source>
        <translation>Die Liste der Micro-Batches</translation>
    </message>
    <message>
        <source>The list of rows</source>
        <translation>Die Liste der Zeilen</translation>
    </message>
    <message>
        <source>The logarithm of a probability is finite and at most 0. Others come from padding, from logits that were not normalised, or from a token that the model could not sample.</source>
        <translation>Der Logarithmus einer Wahrscheinlichkeit ist endlich und höchstens 0. Andere kommen von Auffüllung, von nicht normierten Logits oder von einem Token, das das Modell nicht ziehen konnte.</translation>
    </message>
    <message>
        <source>The loss mask selects the tokens that the policy sampled. Prompts and padding in it teach the policy to write them; a sequence without any trained token has no gradient.</source>
        <translation>Die Verlustmaske wählt die Token, die die Policy gezogen hat. Prompts und Auffüllung darin lehren die Policy, sie zu schreiben; eine Sequenz ohne trainiertes Token hat keinen Gradienten.</translation>
    </message>
    <message>
        <source>The members of the lazy stack have different batch sizes, {}, which HDF5 cannot hold</source>
        <translation>Die Mitglieder des Lazy Stacks haben verschiedene Batch-Größen, {}, was HDF5 nicht aufnehmen kann</translation>
    </message>
    <message>
        <source>The members of the lazy stack have different batch sizes, {}, which a zarr store cannot hold</source>
        <translation>Die Mitglieder des Lazy Stacks haben verschiedene Batch-Größen, {}, was ein zarr-Speicher nicht aufnehmen kann</translation>
    </message>
    <message>
        <source>The members of the lazy stack have different keys, which HDF5 cannot hold; select the common ones, or save to a memmap folder</source>
        <translation>Die Mitglieder des Lazy Stacks haben verschiedene Schlüssel, was HDF5 nicht aufnehmen kann; wählen Sie die gemeinsamen, oder speichern Sie in einen Memmap-Ordner</translation>
    </message>
    <message>
        <source>The members of the lazy stack have different keys, which a zarr store cannot hold; select the common ones, or save to a memmap folder</source>
        <translation>Die Mitglieder des Lazy Stacks haben verschiedene Schlüssel, was ein zarr-Speicher nicht aufnehmen kann; wählen Sie die gemeinsamen, oder speichern Sie in einen Memmap-Ordner</translation>
    </message>
    <message>
        <source>The members of the stack have different shapes, {}, which HDF5 cannot hold</source>
        <translation>Die Mitglieder des Stapels haben verschiedene Formen, {}, was HDF5 nicht aufnehmen kann</translation>
    </message>
    <message>
        <source>The members of {} differ in the shape of this entry, so it has no dense tensor.</source>
        <translation>Die Mitglieder von {} unterscheiden sich in der Form dieses Eintrags, daher hat er keinen dichten Tensor.</translation>
    </message>
    <message>
        <source>The module gives {} numbers a step, one for each dim of the action, and {} is stored</source>
        <translation>Das Modul ergibt {} Zahlen je Schritt, eine für jede Dim der Aktion, und {} ist gespeichert</translation>
    </message>
    <message>
        <source>The module has `{}`, and the state dict has `{}` in its place.</source>
        <translation>Das Modul hat `{}`, und das State-Dict hat an seiner Stelle `{}`.</translation>
    </message>
    <message>
        <source>The module has changed: its outputs correlate with the stored values (correlation {}), and differ.</source>
        <translation>Das Modul hat sich bewegt: was es ergibt, geht mit dem Gespeicherten (Korrelation {}) und weicht ab.</translation>
    </message>
    <message>
        <source>The module has no `{}`, which the state dict has.</source>
        <translation>Dem Modul fehlt `{}`, das das State-Dict hat.</translation>
    </message>
    <message>
        <source>The module or its weights may be of another run, or its inputs may have been changed since, as by normalising them.</source>
        <translation>Das Modul oder seine Gewichte können von einem anderen Lauf sein, oder seine Eingaben wurden seither verändert, etwa normalisiert.</translation>
    </message>
    <message>
        <source>The name of a file or dataset is too long</source>
        <translation>Der Name einer Datei oder eines Datensatzes ist zu lang</translation>
    </message>
    <message>
        <source>The names in the state dict begin with 'module.', which DataParallel and DistributedDataParallel add. Remove the prefix before loading.</source>
        <translation>Die Namen im State-Dict beginnen mit 'module.', das DataParallel und DistributedDataParallel voranstellen. Entfernen Sie das Präfix vor dem Laden.</translation>
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
        <source>The operands are broadcast: shapes are aligned at the last dim, and sizes there must be equal or 1. In dim {} of the result, one has {} and the other {}. Often one operand lacks a dim: see unsqueeze(-1), or keepdim=True of a reduction.</source>
        <translation>Die Operanden werden erweitert: Formen werden an der letzten Dim ausgerichtet, und Größen müssen gleich oder 1 sein. In Dim {} des Ergebnisses hat einer {} und der andere {}. Oft fehlt einem Operanden eine Dim: siehe unsqueeze(-1) oder keepdim=True einer Reduktion.</translation>
    </message>
    <message>
        <source>The operands are on different devices. Move one of them with .to(other.device); a module moves with .to(device).</source>
        <translation>Die Operanden liegen auf verschiedenen Geräten. Verschieben Sie einen mit .to(other.device); ein Modul mit .to(device).</translation>
    </message>
    <message>
        <source>The outer products of the vectors in the last dims.</source>
        <translation>Die äußeren Produkte der Vektoren in den letzten Dimensionen.</translation>
    </message>
    <message>
        <source>The outputs of the module do not correlate with the stored values: the correlation is {}.</source>
        <translation>Was das Modul ergibt, geht nicht mit dem Gespeicherten: die Korrelation ist {}.</translation>
    </message>
    <message>
        <source>The parameters of `{}` are on {}, and {} is on another device.</source>
        <translation>Die Parameter von `{}` sind auf {}, und {} ist auf einem anderen Gerät.</translation>
    </message>
    <message>
        <source>The parts of the reward add up to it in most sequences. Where they do not, a part is missing, was clipped or belongs to another sequence.</source>
        <translation>In den meisten Sequenzen ergeben die Teile die Belohnung. Wo nicht, fehlt ein Teil, wurde gekappt oder gehört zu einer anderen Sequenz.</translation>
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
        <source>The policy has moved: the ratios of new to stored probabilities have the mean {} and the spread {}, as those of sampled actions do.</source>
        <translation>Die Policy hat sich bewegt: die Quotienten neuer und gespeicherter Wahrscheinlichkeiten haben das Mittel {} und die Streuung {}, wie die gezogener Aktionen.</translation>
    </message>
    <message>
        <source>The ratios of new to stored probabilities have the mean {}; that of actions which a policy with the stored log-probabilities sampled is 1.</source>
        <translation>Die Quotienten neuer und gespeicherter Wahrscheinlichkeiten haben das Mittel {}; bei Aktionen, die eine Policy mit den gespeicherten Log-Wahrscheinlichkeiten zog, ist es 1.</translation>
    </message>
    <message>
        <source>The records are nested too deeply to be shown</source>
        <translation>Die Datensätze sind zu tief verschachtelt, um gezeigt zu werden</translation>
    </message>
    <message>
        <source>The rollout is shown under the keys of torchrl. Open the file with {} to see it as stored</source>
        <translation>Der Rollout ist unter den Schlüsseln von torchrl gezeigt. Mit {} ist die Datei so zu sehen, wie sie gespeichert ist</translation>
    </message>
    <message>
        <source>The root of a file cannot be replaced</source>
        <translation>Die Wurzel einer Datei lässt sich nicht ersetzen</translation>
    </message>
    <message>
        <source>The rows have unequal lengths, and an array needs equal ones. Pad them to one length, or keep them in a list or a lazy stack.</source>
        <translation>Die Zeilen sind verschieden lang, ein Array braucht gleiche. Füllen Sie sie auf eine Länge auf, oder behalten Sie sie in einer Liste oder einem Lazy Stack.</translation>
    </message>
    <message>
        <source>The same numbers are stored at other places: rows and time are mixed, as by a reshape in the wrong order or by shuffling.</source>
        <translation>Dieselben Zahlen sind an anderen Stellen gespeichert: Zeilen und Zeit sind vermischt, wie durch ein reshape in falscher Reihenfolge oder durch Mischen.</translation>
    </message>
    <message>
        <source>The same numbers are stored in another order of the rows: at each step they are those of other environments.</source>
        <translation>Dieselben Zahlen sind in anderer Reihenfolge der Zeilen gespeichert: in jedem Schritt sind es die anderer Umgebungen.</translation>
    </message>
    <message>
        <source>The same numbers are stored in another order of time: each row has its own, at other steps.</source>
        <translation>Dieselben Zahlen sind in anderer zeitlicher Reihenfolge gespeichert: jede Zeile hat ihre eigenen, in anderen Schritten.</translation>
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
        <source>The sizes of `{}` sum to {}, and dim {} of {} has size {}.</source>
        <translation>Die Größen von `{}` ergeben zusammen {}, und Dimension {} von {} hat die Größe {}.</translation>
    </message>
    <message>
        <source>The space of an observation or action states its bounds, on which networks and scalings rely.</source>
        <translation>Der Raum einer Beobachtung oder Aktion gibt ihre Grenzen an; Netze und Skalierungen verlassen sich darauf.</translation>
    </message>
    <message>
        <source>The state dict has no `{}`, which the module has.</source>
        <translation>Dem State-Dict fehlt `{}`, das das Modul hat.</translation>
    </message>
    <message>
        <source>The state of `{}` has the shape [num_layers, batch, hidden_size] = {}, and {} has {}.</source>
        <translation>Der Zustand von `{}` hat die Form [num_layers, batch, hidden_size] = {}, und {} hat {}.</translation>
    </message>
    <message>
        <source>The state of a recurrent layer has the shape [num_layers, batch, hidden_size]: expected {}, got {}. If the batch is dim 0 of the input, create the layer with batch_first=True.</source>
        <translation>Der Zustand einer rekurrenten Schicht hat die Form [num_layers, batch, hidden_size]: erwartet {}, erhalten {}. Ist der Batch Dim 0 der Eingabe, erzeugen Sie die Schicht mit batch_first=True.</translation>
    </message>
    <message>
        <source>The stored log-probabilities are means over the dims of the action, where they should be sums.</source>
        <translation>Die gespeicherten Log-Wahrscheinlichkeiten sind Mittel über die Dims der Aktion, wo es Summen sein sollten.</translation>
    </message>
    <message>
        <source>The stored log-probabilities are stale: an older policy took the actions. This is expected within the epochs of PPO; at its first update the ratios must be 1.</source>
        <translation>Die gespeicherten Log-Wahrscheinlichkeiten sind veraltet: Die Aktionen stammen von einer älteren Policy. Innerhalb der Epochen von PPO ist das zu erwarten; bei der ersten Aktualisierung müssen die Quotienten 1 sein.</translation>
    </message>
    <message>
        <source>The stored log-probabilities are those of a distribution with the scale, or temperature, times {}.</source>
        <translation>Die gespeicherten Log-Wahrscheinlichkeiten sind die einer Verteilung, deren Skala oder Temperatur {}-mal so groß ist.</translation>
    </message>
    <message>
        <source>The stored log-probabilities are those of a tanh of a normal value, and the module has no tanh.</source>
        <translation>Die gespeicherten Log-Wahrscheinlichkeiten sind die des Tanh eines normalverteilten Wertes, und das Modul hat kein Tanh.</translation>
    </message>
    <message>
        <source>The stored log-probabilities are those of the likeliest action, not of the one that was taken.</source>
        <translation>Die gespeicherten Log-Wahrscheinlichkeiten sind die der wahrscheinlichsten Aktion, nicht der gewählten.</translation>
    </message>
    <message>
        <source>The stored log-probabilities are those of the squashed action under the normal distribution before the tanh.</source>
        <translation>Die gespeicherten Log-Wahrscheinlichkeiten sind die der gestauchten Aktion unter der Normalverteilung vor dem Tanh.</translation>
    </message>
    <message>
        <source>The stored log-probabilities have the other sign.</source>
        <translation>Die gespeicherten Log-Wahrscheinlichkeiten haben das andere Vorzeichen.</translation>
    </message>
    <message>
        <source>The stored log-probabilities lack the correction for the tanh: they are those of the normal value before it.</source>
        <translation>Den gespeicherten Log-Wahrscheinlichkeiten fehlt die Korrektur für das Tanh: es sind die des normalverteilten Wertes davor.</translation>
    </message>
    <message>
        <source>The stored log-probabilities lack the logarithm of the range that the tanh is stretched to.</source>
        <translation>Den gespeicherten Log-Wahrscheinlichkeiten fehlt der Logarithmus des Bereichs, auf den das Tanh gestreckt ist.</translation>
    </message>
    <message>
        <source>The stored numbers are those computed now, rounded to {}.</source>
        <translation>Die gespeicherten Zahlen sind die jetzt berechneten, auf {} gerundet.</translation>
    </message>
    <message>
        <source>The stored text and the decoded tokens are the same. Otherwise the reward was computed for a text that the policy did not write, or tokens were encoded again from text.</source>
        <translation>Der gespeicherte Text und die dekodierten Token sind gleich. Sonst wurde die Belohnung für einen Text berechnet, den die Policy nicht schrieb, oder Token wurden erneut aus Text kodiert.</translation>
    </message>
    <message>
        <source>The stored values are the computed ones plus {}, everywhere.</source>
        <translation>Gespeichert ist überall das Berechnete plus {}.</translation>
    </message>
    <message>
        <source>The stored values are the computed ones times {} plus {}, everywhere.</source>
        <translation>Gespeichert ist überall das Berechnete mal {} plus {}.</translation>
    </message>
    <message>
        <source>The stored values are the probability, not its logarithm.</source>
        <translation>Gespeichert ist die Wahrscheinlichkeit, nicht ihr Logarithmus.</translation>
    </message>
    <message>
        <source>The stored values come from an older version of this module.</source>
        <translation>Das Gespeicherte ist von einem älteren Modul als diesem.</translation>
    </message>
    <message>
        <source>The stored values differ from the outputs of this module for the stored inputs: targets and advantages are computed from other numbers.</source>
        <translation>Gespeichert ist nicht, was dieses Modul für die gespeicherten Eingaben ergibt: Ziele und Vorteile sind aus anderen Zahlen gemacht.</translation>
    </message>
    <message>
        <source>The target has class {}, and the input has scores for fewer classes: the size of its dim 1. Classes are numbered from 0.</source>
        <translation>Das Ziel hat Klasse {}, und die Eingabe hat Werte für weniger Klassen: die Größe ihrer Dim 1. Klassen zählen ab 0.</translation>
    </message>
    <message>
        <source>The tensordict has no key {}. It has {}.</source>
        <translation>Das Tensordict hat keinen Schlüssel {}. Es hat {}.</translation>
    </message>
    <message>
        <source>The tensordicts do not have the same keys. Keep them with TensorDict.lazy_stack, or select() the keys that all of them have.</source>
        <translation>Die Tensordicts haben nicht dieselben Schlüssel. Behalten Sie sie mit TensorDict.lazy_stack, oder wählen Sie mit select() die gemeinsamen.</translation>
    </message>
    <message>
        <source>The text of the file</source>
        <translation>Der Text der Datei</translation>
    </message>
    <message>
        <source>The threshold {} of {} is a number from {} to {}, not {}.</source>
        <translation>Der Schwellenwert {} von {} ist eine Zahl von {} bis {}, nicht {}.</translation>
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
        <source>The value is too large to be shown: {} elements of {} bytes that are not a tensor</source>
        <translation>Der Wert ist zu groß, um gezeigt zu werden: {} Elemente zu {} Bytes, die kein Tensor sind</translation>
    </message>
    <message>
        <source>The values are stored in the file {}, which does not exist</source>
        <translation>Was er zeigt, liegt in der Datei {}, die nicht da ist</translation>
    </message>
    <message>
        <source>The values are stored in {}, outside the folder of the file. Allow links out of it to read them (`tensordesk --follow-links …`)</source>
        <translation>Die Werte sind in {} gespeichert, außerhalb des Ordners der Datei. Erlauben Sie Links aus ihm hinaus, um sie zu lesen (`tensordesk --follow-links …`)</translation>
    </message>
    <message>
        <source>The values stored at a step belong to the step after it: {} % are equal then.</source>
        <translation>Was in einem Schritt gespeichert ist, gehört zum Schritt danach: so sind {} % gleich.</translation>
    </message>
    <message>
        <source>The values stored at a step belong to the step before it: {} % are equal then.</source>
        <translation>Was in einem Schritt gespeichert ist, gehört zum Schritt davor: so sind {} % gleich.</translation>
    </message>
    <message>
        <source>The video was cut off: of {} frames, the file ends before frame {}</source>
        <translation>Das Video wurde abgeschnitten: Von {} Bildern endet die Datei vor Bild {}</translation>
    </message>
    <message>
        <source>The {} bytes at offset {} cannot be read</source>
        <translation>Die {} Bytes ab Stelle {} können nicht gelesen werden</translation>
    </message>
    <message>
        <source>The {} written rows are shown, the oldest first: row 0 is row {} of the replay buffer</source>
        <translation>Die {} geschriebenen Zeilen werden gezeigt, die älteste zuerst: Zeile 0 ist Zeile {} des Replay-Puffers</translation>
    </message>
    <message>
        <source>There are no episodes to write: the tensordict has batch size {}</source>
        <translation>Es gibt keine Episoden zu schreiben: das Tensordict hat die Batchgröße {}</translation>
    </message>
    <message>
        <source>There are no steps, and so no trajectories: the batch size is {}.</source>
        <translation>Es gibt keine Schritte und so keine Trajektorien: Die Batch-Größe ist {}.</translation>
    </message>
    <message>
        <source>There is no check {}; there are {}.</source>
        <translation>Es gibt keine Prüfung {}; es gibt {}.</translation>
    </message>
    <message>
        <source>There is no device {} here: LibTorch finds 1 {} device.</source>
        <translation>Hier gibt es kein Gerät {}: LibTorch findet 1 {}-Gerät.</translation>
    </message>
    <message>
        <source>There is no device {} here: LibTorch finds no {} device ({}).</source>
        <translation>Hier gibt es kein Gerät {}: LibTorch findet kein {}-Gerät ({}).</translation>
    </message>
    <message>
        <source>There is no device {} here: LibTorch finds no {} device.</source>
        <translation>Hier gibt es kein Gerät {}: LibTorch findet kein {}-Gerät.</translation>
    </message>
    <message>
        <source>There is no device {} here: LibTorch finds {} {} devices.</source>
        <translation>Hier gibt es kein Gerät {}: LibTorch findet {} {}-Geräte.</translation>
    </message>
    <message>
        <source>There is no memory left to pack a chunk</source>
        <translation>Es ist kein Speicher mehr da, um einen Chunk zu packen</translation>
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
        <source>There is nothing to compare: all steps are padding, or at the bounds.</source>
        <translation>Es gibt nichts zu vergleichen: alle Schritte sind Auffüllung oder liegen an den Grenzen.</translation>
    </message>
    <message>
        <source>This folder belongs to another user.</source>
        <translation>Dieser Ordner gehört einem anderen Benutzer.</translation>
    </message>
    <message>
        <source>This is not a folder of tensordicts to show.</source>
        <translation>Dies ist kein Ordner mit Tensordicts zum Zeigen.</translation>
    </message>
    <message>
        <source>This is not a folder of tensordicts to show: it has no show.json.</source>
        <translation>Dies ist kein Ordner mit Tensordicts zum Zeigen: Er hat keine show.json.</translation>
    </message>
    <message>
        <source>This is the classic bug of PPO: the ratio of new to old probabilities is wrong from the first update on, and clipping hides it.</source>
        <translation>Das ist der klassische Fehler bei PPO: der Quotient neuer und alter Wahrscheinlichkeiten ist von der ersten Aktualisierung an falsch, und das Kappen verbirgt es.</translation>
    </message>
    <message>
        <source>This module computed the stored values.</source>
        <translation>Dieses Modul hat das Gespeicherte erzeugt.</translation>
    </message>
    <message>
        <source>This policy took the stored actions.</source>
        <translation>Diese Policy hat die gespeicherten Aktionen gewählt.</translation>
    </message>
    <message>
        <source>This tensordict has no batch dim, so there is no time along which episodes end.</source>
        <translation>Dieses Tensordict hat keine Batch-Dimension, also keine Zeit, entlang der Episoden enden.</translation>
    </message>
    <message>
        <source>This tensordict has no batch dim, so there is nothing to collate in it. Give several paths, or one of a lazy stack.</source>
        <translation>Dieses Tensordict hat keine Batch-Dimension, also gibt es darin nichts gegenüberzustellen. Geben Sie mehrere Pfade an oder den eines Lazy Stacks.</translation>
    </message>
    <message>
        <source>Thresholds are an object of checks and their numbers, as {}, and this is {}.</source>
        <translation>Schwellenwerte sind ein Objekt aus Prüfungen und ihren Zahlen, etwa {}, und dies ist {}.</translation>
    </message>
    <message>
        <source>Tiles cannot be edited: edit the leaf they are made of.</source>
        <translation>Kacheln lassen sich nicht bearbeiten: Bearbeiten Sie das Blatt, aus dem sie bestehen.</translation>
    </message>
    <message>
        <source>Timestamps</source>
        <translation>Zeitstempel</translation>
    </message>
    <message>
        <source>Tokenize the text of a chat template with add_special_tokens=False; remove special tokens from texts of users.</source>
        <translation>Tokenisieren Sie den Text einer Chat-Vorlage mit add_special_tokens=False; entfernen Sie spezielle Token aus Texten der Nutzer.</translation>
    </message>
    <message>
        <source>Too many groups on the way here are linked several times</source>
        <translation>Zu viele Gruppen auf dem Weg hierher sind mehrfach verlinkt</translation>
    </message>
    <message>
        <source>Training scales keys by the statistics that a data set stores; others than those of its rows scale wrongly.</source>
        <translation>Das Training skaliert Schlüssel nach der Statistik, die ein Datensatz speichert; eine andere als die seiner Zeilen skaliert falsch.</translation>
    </message>
    <message>
        <source>Trajectory IDs</source>
        <translation>Trajektorien-IDs</translation>
    </message>
    <message>
        <source>Trajectory IDs increase along time. Where they decrease, rows are out of order, or two trajectories share an ID.</source>
        <translation>Trajektorien-IDs nehmen mit der Zeit zu. Wo sie abnehmen, sind Zeilen vertauscht, oder zwei Trajektorien teilen sich eine ID.</translation>
    </message>
    <message>
        <source>True if all elements are.</source>
        <translation>Wahr, wenn alle Elemente es sind.</translation>
    </message>
    <message>
        <source>True if any element is.</source>
        <translation>Wahr, wenn ein Element es ist.</translation>
    </message>
    <message>
        <source>True where the two differ.</source>
        <translation>Wahr, wo sich beide unterscheiden.</translation>
    </message>
    <message>
        <source>Truncated responses</source>
        <translation>Abgeschnittene Antworten</translation>
    </message>
    <message>
        <source>Two entries would have the same path in the HDF5 file</source>
        <translation>Zwei Einträge hätten in der HDF5-Datei denselben Pfad</translation>
    </message>
    <message>
        <source>Unapplied mask</source>
        <translation>Nicht angewandte Maske</translation>
    </message>
    <message>
        <source>Undeclared batch</source>
        <translation>Nicht erklärter Batch</translation>
    </message>
    <message>
        <source>Undo it: reshape to [time, environments], the stride that it names, and transpose, as td.transpose(0, 1).</source>
        <translation>Rückgängig machen: in [Zeit, Umgebungen] umformen, so viele wie der genannte Abstand, und transponieren, etwa td.transpose(0, 1).</translation>
    </message>
    <message>
        <source>Unwritten rows</source>
        <translation>Ungeschriebene Zeilen</translation>
    </message>
    <message>
        <source>Use the same weights, temperature, top-p and number format on both sides, or correct the difference by importance sampling.</source>
        <translation>Verwenden Sie auf beiden Seiten dieselben Gewichte, Temperatur, top-p und dasselbe Zahlenformat, oder gleichen Sie den Unterschied durch Importance Sampling aus.</translation>
    </message>
    <message>
        <source>Use the tokens of the rollout engine instead of encoding the text; check the tokenizer's version.</source>
        <translation>Verwenden Sie die Token der Rollout-Engine, statt den Text zu kodieren; prüfen Sie die Version des Tokenizers.</translation>
    </message>
    <message>
        <source>Uses only the steps that the mask keeps.</source>
        <translation>Verwendet nur die Schritte, die die Maske behält.</translation>
    </message>
    <message>
        <source>Uses the entry of this name at the root.</source>
        <translation>Verwendet den Eintrag dieses Namens an der Wurzel.</translation>
    </message>
    <message>
        <source>Uses the entry of this name in {}.</source>
        <translation>Verwendet den Eintrag dieses Namens in {}.</translation>
    </message>
    <message>
        <source>Uses the first dim.</source>
        <translation>Verwendet die erste Dim.</translation>
    </message>
    <message>
        <source>Uses the first {} elements of {} along dim {}.</source>
        <translation>Verwendet die ersten {} Elemente von {} entlang Dim {}.</translation>
    </message>
    <message>
        <source>Uses the key whose name is nearest.</source>
        <translation>Verwendet den Schlüssel mit dem ähnlichsten Namen.</translation>
    </message>
    <message>
        <source>Uses the last dim.</source>
        <translation>Verwendet die letzte Dim.</translation>
    </message>
    <message>
        <source>Uses the last {} elements of {} along dim {}.</source>
        <translation>Verwendet die letzten {} Elemente von {} entlang Dim {}.</translation>
    </message>
    <message>
        <source>Uses the leading dims that all entries share as the batch size.</source>
        <translation>Verwendet die führenden Dims, die alle Einträge teilen, als Batch-Größe.</translation>
    </message>
    <message>
        <source>Uses the mean of all elements.</source>
        <translation>Verwendet den Mittelwert aller Elemente.</translation>
    </message>
    <message>
        <source>Uses the name that is nearest.</source>
        <translation>Verwendet den ähnlichsten Namen.</translation>
    </message>
    <message>
        <source>Uses the name that the module has.</source>
        <translation>Verwendet den Namen, den das Modul hat.</translation>
    </message>
    <message>
        <source>Uses the position of the largest value of {}, such as the 1 of a one-hot vector.</source>
        <translation>Verwendet die Position des größten Werts von {}, etwa der 1 eines One-Hot-Vektors.</translation>
    </message>
    <message>
        <source>Uses the size of dim {}.</source>
        <translation>Verwendet die Größe der Dimension {}.</translation>
    </message>
    <message>
        <source>Uses the values; `.indices` has their positions.</source>
        <translation>Verwendet die Werte; `.indices` hat ihre Positionen.</translation>
    </message>
    <message>
        <source>V-trace with gamma {}</source>
        <translation>V-trace mit gamma {}</translation>
    </message>
    <message>
        <source>Validation error at key {}: {}</source>
        <translation>Fehler bei der Prüfung am Schlüssel {}: {}</translation>
    </message>
    <message>
        <source>Value is not broadcastable with batch_shape+event_shape: {} vs {}.</source>
        <translation>Der Wert passt nicht zu batch_shape+event_shape: {} und {}.</translation>
    </message>
    <message>
        <source>Video is decoded by FFmpeg, which this build lacks: install the development files of libavformat, libavcodec and libswscale, and build TensorDesk again</source>
        <translation>Videos dekodiert FFmpeg, das diesem Build fehlt: Installieren Sie die Entwicklungsdateien von libavformat, libavcodec und libswscale, und bauen Sie TensorDesk neu</translation>
    </message>
    <message>
        <source>Video is decoded by the program tensordesk-video, which is missing beside this program: install the Debian package of TensorDesk, or build it where FFmpeg is installed</source>
        <translation>Videos dekodiert das Programm tensordesk-video, das neben diesem Programm fehlt: Installieren Sie das Debian-Paket von TensorDesk, oder bauen Sie es dort, wo FFmpeg installiert ist</translation>
    </message>
    <message>
        <source>Where members end cannot be edited here.</source>
        <translation>Wo Mitglieder enden, lässt sich hier nicht bearbeiten.</translation>
    </message>
    <message>
        <source>Within an episode steps are counted up; where they are not, rows are out of order, or an end is missing.</source>
        <translation>Innerhalb einer Episode wird aufwärts gezählt; wo nicht, sind Zeilen vertauscht, oder ein Ende fehlt.</translation>
    </message>
    <message>
        <source>Within an episode, the entry below "next" at a step equals that of the root at the following step; otherwise a value is learnt from a state that never followed.</source>
        <translation>Innerhalb einer Episode ist, was bei einem Schritt unter next steht, das, was die Wurzel beim Schritt danach hat; sonst wird ein Wert aus einem Zustand gelernt, der nie folgte.</translation>
    </message>
    <message>
        <source>Without drawing, the same actions would be taken now.</source>
        <translation>Ohne Ziehen würden jetzt dieselben Aktionen gewählt.</translation>
    </message>
    <message>
        <source>Without drawing, {} of {} numbers would be others now, by {} on average.</source>
        <translation>Ohne Ziehen wären jetzt {} von {} Zahlen andere, im Mittel um {}.</translation>
    </message>
    <message>
        <source>Works along dim {}, which has size 3.</source>
        <translation>Arbeitet entlang Dimension {}, deren Größe 3 ist.</translation>
    </message>
    <message>
        <source>Works along dim {}, which has {} elements.</source>
        <translation>Arbeitet entlang Dimension {}, die {} Elemente hat.</translation>
    </message>
    <message>
        <source>Works along dim {}, which is long enough.</source>
        <translation>Arbeitet entlang Dimension {}, die lang genug ist.</translation>
    </message>
    <message>
        <source>Works along the dim "time".</source>
        <translation>Arbeitet entlang der Dimension „time“.</translation>
    </message>
    <message>
        <source>Works along the last dim.</source>
        <translation>Arbeitet entlang der letzten Dimension.</translation>
    </message>
    <message>
        <source>WrapModule takes a function, not a value of type {}</source>
        <translation>WrapModule nimmt eine Funktion, keinen Wert vom Typ {}</translation>
    </message>
    <message>
        <source>__len__() should return &gt;= 0</source>
        <translation>__len__() muss mindestens 0 ergeben</translation>
    </message>
    <message>
        <source>`-` does not take a bool tensor, and {} is one.</source>
        <translation>`-` nimmt keinen bool-Tensor, und {} ist einer.</translation>
    </message>
    <message>
        <source>`//` rounds down: {} has dtype torch.uint8, so that its values divided by {} are 0 or 1.</source>
        <translation>`//` rundet ab: {} hat den dtype torch.uint8, sodass seine Werte geteilt durch {} 0 oder 1 sind.</translation>
    </message>
    <message>
        <source>`@` takes any number of batch dims and broadcasts them.</source>
        <translation>`@` nimmt beliebig viele Batch-Dims und erweitert sie.</translation>
    </message>
    <message>
        <source>`Embedding` needs indices of dtype torch.int64, and {} has {}.</source>
        <translation>`Embedding` braucht Indizes mit Dtype torch.int64, und {} hat {}.</translation>
    </message>
    <message>
        <source>`Independent` can make at most {} batch dims of {} event dims, not {}.</source>
        <translation>`Independent` kann höchstens {} Batch-Dimensionen von {} zu Ereignisdimensionen machen, nicht {}.</translation>
    </message>
    <message>
        <source>`MultiheadAttention` with embed_dim={} expects this size in the last dim of query, key and value, and it is {}.</source>
        <translation>`MultiheadAttention` mit embed_dim={} erwartet diese Größe in der letzten Dim von query, key und value, und sie ist {}.</translation>
    </message>
    <message>
        <source>`MultivariateNormal` needs a matrix, and {} has 1 dim.</source>
        <translation>`MultivariateNormal` braucht eine Matrix, und {} hat 1 Dimension.</translation>
    </message>
    <message>
        <source>`einsum` needs a subscript for each dim: operand {} has {} dims and {} subscripts. "..." denotes any batch dims.</source>
        <translation>`einsum` braucht einen Indexbuchstaben für jede Dim: Operand {} hat {} Dims und {} Buchstaben. "..." bezeichnet beliebige Batch-Dims.</translation>
    </message>
    <message>
        <source>`einsum` needs a subscript for each dim: {} has {} dims, and '{}' has {} subscripts.</source>
        <translation>`einsum` braucht einen Indexbuchstaben für jede Dim: {} hat {} Dims, und '{}' hat {} Buchstaben.</translation>
    </message>
    <message>
        <source>`expand` copies nothing: each element of {} is shown {} times, and `{}` changes all of these.</source>
        <translation>`expand` kopiert nichts: Jedes Element von {} erscheint {}-mal, und `{}` ändert alle davon.</translation>
    </message>
    <message>
        <source>`if`, `and`, `or` and `not` need one truth value, and the tensor has several. Use any() or all(), or &amp;, | and ~ element by element.</source>
        <translation>`if`, `and`, `or` und `not` brauchen einen Wahrheitswert, und der Tensor hat mehrere. Verwenden Sie any() oder all(), oder &amp;, | und ~ elementweise.</translation>
    </message>
    <message>
        <source>`item()` and float() need a tensor with one element, and it has {}. Reduce it first, for example with mean(), or convert it with tolist().</source>
        <translation>`item()` und float() brauchen einen Tensor mit einem Element, und er hat {}. Reduzieren Sie ihn zuerst, etwa mit mean(), oder wandeln Sie ihn mit tolist() um.</translation>
    </message>
    <message>
        <source>`one_hot` of {} classes takes values from 0 to {}; {} has others.</source>
        <translation>`one_hot` mit {} Klassen nimmt Werte von 0 bis {}; {} hat andere.</translation>
    </message>
    <message>
        <source>`pad` takes two numbers for each dim, before and after, the last dim first: {} has {} dims, and {} numbers are given.</source>
        <translation>`pad` nimmt je Dimension zwei Zahlen, davor und danach, die letzte Dimension zuerst: {} hat {} Dimensionen, und {} Zahlen sind gegeben.</translation>
    </message>
    <message>
        <source>`permute` needs each dim once: {} has {} dims, and {} are given.</source>
        <translation>`permute` braucht jede Dim einmal: {} hat {} Dims, gegeben sind {}.</translation>
    </message>
    <message>
        <source>`refine_names` names dims that have no name; `rename` changes names.</source>
        <translation>`refine_names` benennt Dimensionen ohne Namen; `rename` ändert Namen.</translation>
    </message>
    <message>
        <source>`repeat` needs a count for each dim: {} has {} dims, and {} counts are given.</source>
        <translation>`repeat` braucht eine Anzahl für jede Dim: {} hat {} Dims, gegeben sind {}.</translation>
    </message>
    <message>
        <source>`shape` has the sizes as an attribute.</source>
        <translation>`shape` hat die Größen als Attribut.</translation>
    </message>
    <message>
        <source>`squeeze()` removes each dim of size 1, and so {} of the batch of {} too.</source>
        <translation>`squeeze()` entfernt jede Dimension der Größe 1, also auch {} des Batches von {}.</translation>
    </message>
    <message>
        <source>`stack` needs equal shapes. Use concatenate() to join along a dim that exists, or pad the shorter ones.</source>
        <translation>`stack` braucht gleiche Formen. Verbinden Sie mit concatenate() entlang einer vorhandenen Dim, oder füllen Sie die kürzeren auf.</translation>
    </message>
    <message>
        <source>`{}` along dim {} needs equal sizes in all other dims: {}, {} has {} and {} has {}.</source>
        <translation>`{}` entlang Dim {} braucht gleiche Größen in allen anderen Dims: {} hat {} {} und {} {}.</translation>
    </message>
    <message>
        <source>`{}` compares tensors of equal shape: {} is {}, and {} is {}.</source>
        <translation>`{}` vergleicht Tensoren gleicher Form: {} ist {}, und {} ist {}.</translation>
    </message>
    <message>
        <source>`{}` compares tensors of one dtype: {} has {}, and {} has {}.</source>
        <translation>`{}` vergleicht Tensoren eines Dtypes: {} hat {}, und {} hat {}.</translation>
    </message>
    <message>
        <source>`{}` does not take {} with dtype {}.</source>
        <translation>`{}` nimmt {} mit Dtype {} nicht an.</translation>
    </message>
    <message>
        <source>`{}` expects the classes in dim {}: for an input {} the target is {}, and {} is {}.</source>
        <translation>`{}` erwartet die Klassen in Dim {}: Zu einer Eingabe {} ist das Ziel {}, und {} ist {}.</translation>
    </message>
    <message>
        <source>`{}` gives a {}, not a module</source>
        <translation>`{}` ergibt ein {}, kein Modul</translation>
    </message>
    <message>
        <source>`{}` gives a {}, not a tensor</source>
        <translation>`{}` ergibt ein {}, keinen Tensor</translation>
    </message>
    <message>
        <source>`{}` gives a {}: a derived key is one tensor, such as td["key"]</source>
        <translation>`{}` ergibt ein {}: ein abgeleiteter Schlüssel ist ein Tensor wie td["key"]</translation>
    </message>
    <message>
        <source>`{}` gives torch.float64, because {} is; {} is {}.</source>
        <translation>`{}` ergibt torch.float64, weil {} diesen Datentyp hat; {} ist {}.</translation>
    </message>
    <message>
        <source>`{}` gives torch.uint8 here, as {} is: results below 0 or above 255 wrap around, so that 3 - 5 is 254.</source>
        <translation>`{}` ergibt hier torch.uint8, wie {}: Ergebnisse unter 0 oder über 255 laufen um, sodass 3 - 5 gleich 254 ist.</translation>
    </message>
    <message>
        <source>`{}` has weights of dtype {}, and {} has {}.</source>
        <translation>`{}` hat Gewichte mit Dtype {}, und {} hat {}.</translation>
    </message>
    <message>
        <source>`{}` is {} in the module and {} in the state dict.</source>
        <translation>`{}` ist {} im Modul und {} im State-Dict.</translation>
    </message>
    <message>
        <source>`{}` keeps the number of elements: {} has {}, and the given sizes have {}.</source>
        <translation>`{}` behält die Zahl der Elemente: {} hat {}, die gegebenen Größen haben {}.</translation>
    </message>
    <message>
        <source>`{}` keeps the number of elements: {} has {}, which {} does not divide.</source>
        <translation>`{}` behält die Zahl der Elemente: {} hat {}, und das ist nicht durch {} teilbar.</translation>
    </message>
    <message>
        <source>`{}` needs a count for each element along dim {}: {} has {} there, and {} has {}.</source>
        <translation>`{}` braucht für jedes Element entlang Dimension {} eine Anzahl: {} hat dort {}, und {} hat {}.</translation>
    </message>
    <message>
        <source>`{}` needs a size for each dim: {} has {} dims, and {} sizes are given.</source>
        <translation>`{}` braucht eine Größe für jede Dim: {} hat {} Dims, gegeben sind {}.</translation>
    </message>
    <message>
        <source>`{}` needs a target of dtype torch.int64, and {} has {}.</source>
        <translation>`{}` braucht ein Ziel mit Dtype torch.int64, und {} hat {}.</translation>
    </message>
    <message>
        <source>`{}` needs a tensor with one element, and {} has {}.</source>
        <translation>`{}` braucht einen Tensor mit einem Element, und {} hat {}.</translation>
    </message>
    <message>
        <source>`{}` needs an index of dtype torch.int64, and {} has {}.</source>
        <translation>`{}` braucht einen Index mit Dtype torch.int64, und {} hat {}.</translation>
    </message>
    <message>
        <source>`{}` needs an index with 1 dim, and {} has {}.</source>
        <translation>`{}` braucht einen Index mit 1 Dim, und {} hat {}.</translation>
    </message>
    <message>
        <source>`{}` needs an index with as many dims as the input: {} has {}, and {} has {}.</source>
        <translation>`{}` braucht einen Index mit so vielen Dims wie die Eingabe: {} hat {}, und {} hat {}.</translation>
    </message>
    <message>
        <source>`{}` needs an input with at least {} dims, and {} has {}.</source>
        <translation>`{}` braucht eine Eingabe mit mindestens {} Dims, und {} hat {}.</translation>
    </message>
    <message>
        <source>`{}` needs an input with {} dims, and {} has {}.</source>
        <translation>`{}` braucht eine Eingabe mit {} Dims, und {} hat {}.</translation>
    </message>
    <message>
        <source>`{}` needs an input with {} or {} dims, and {} has {}.</source>
        <translation>`{}` braucht eine Eingabe mit {} oder {} Dims, und {} hat {}.</translation>
    </message>
    <message>
        <source>`{}` needs equal shapes: {}, {} has {} and {} has {}.</source>
        <translation>`{}` braucht gleiche Formen: {} hat {} {} und {} {}.</translation>
    </message>
    <message>
        <source>`{}` needs matrices in the last two dims, and {} has {} dims.</source>
        <translation>`{}` braucht Matrizen in den letzten zwei Dims, und {} hat {} Dims.</translation>
    </message>
    <message>
        <source>`{}` needs one truth value, and {} has {} elements.</source>
        <translation>`{}` braucht einen Wahrheitswert, und {} hat {} Elemente.</translation>
    </message>
    <message>
        <source>`{}` needs operands of one dtype: {} has {}, and {} has {}.</source>
        <translation>`{}` braucht Operanden eines Dtypes: {} hat {}, und {} hat {}.</translation>
    </message>
    <message>
        <source>`{}` needs square matrices in the last two dims, and those of {} are {} by {}.</source>
        <translation>`{}` braucht quadratische Matrizen in den letzten zwei Dims, und die von {} sind {} mal {}.</translation>
    </message>
    <message>
        <source>`{}` needs tensors with the same number of dims: {} has {}, and {} has {}.</source>
        <translation>`{}` braucht Tensoren mit gleich vielen Dims: {} hat {}, und {} hat {}.</translation>
    </message>
    <message>
        <source>`{}` needs tensors with {} dims, and {} has {}.</source>
        <translation>`{}` braucht Tensoren mit {} Dims, und {} hat {}.</translation>
    </message>
    <message>
        <source>`{}` needs the dim that it works along.</source>
        <translation>`{}` braucht die Dimension, entlang der es arbeitet.</translation>
    </message>
    <message>
        <source>`{}` needs the same keys in all its tensordicts, and {} does not have {}.</source>
        <translation>`{}` braucht in allen Tensordicts dieselben Schlüssel, und {} hat {} nicht.</translation>
    </message>
    <message>
        <source>`{}` needs values with as many dims as the sorted sequences: {} has {}, and {} has {}.</source>
        <translation>`{}` braucht Werte mit so vielen Dimensionen wie die sortierten Folgen: {} hat {}, und {} hat {}.</translation>
    </message>
    <message>
        <source>`{}` needs vectors with 3 components: dim {} of {} has size {}.</source>
        <translation>`{}` braucht Vektoren mit 3 Komponenten: Dimension {} von {} hat die Größe {}.</translation>
    </message>
    <message>
        <source>`{}` needs vectors with equally many components in the last dim: {} has {}, and {} has {}.</source>
        <translation>`{}` braucht Vektoren mit gleich vielen Komponenten in der letzten Dimension: {} hat {}, und {} hat {}.</translation>
    </message>
    <message>
        <source>`{}` of {} classes (dim {} of {}) takes targets from 0 to {}; {} has others.</source>
        <translation>`{}` mit {} Klassen (Dim {} von {}) nimmt Ziele von 0 bis {}; {} hat andere.</translation>
    </message>
    <message>
        <source>`{}` requires `group` to be passed: only the default process group exists; use {}</source>
        <translation>`{}` braucht die Angabe von `group`: Es gibt nur die Standard-Prozessgruppe; verwenden Sie {}</translation>
    </message>
    <message>
        <source>`{}` requires a contiguous tensor; after a transpose or a slice it is not.</source>
        <translation>`{}` braucht einen zusammenhängend gespeicherten (contiguous) Tensor; nach einem transpose oder Ausschnitt ist er das nicht.</translation>
    </message>
    <message>
        <source>`{}` returns the shape {} now, before it was {}</source>
        <translation>`{}` gibt jetzt die Form {} zurück, vorher war es {}</translation>
    </message>
    <message>
        <source>`{}` runs along {} of {}, a batch dim: it compares steps, and not the {} elements of the last dim.</source>
        <translation>`{}` läuft entlang {} von {}, einer Batch-Dimension: Es vergleicht Schritte und nicht die {} Elemente der letzten Dimension.</translation>
    </message>
    <message>
        <source>`{}` runs along {} of {}, and not along time.</source>
        <translation>`{}` läuft entlang {} von {} und nicht entlang der Zeit.</translation>
    </message>
    <message>
        <source>`{}` runs along {} of {}, which has a single element.</source>
        <translation>`{}` läuft entlang {} von {}, die nur ein Element hat.</translation>
    </message>
    <message>
        <source>`{}` sums over the last dim of {}, which has size {}, and dim {} of {}, which has size {}: they must be equal.</source>
        <translation>`{}` summiert über die letzte Dim von {} mit Größe {} und Dim {} von {} mit Größe {}: Sie müssen gleich sein.</translation>
    </message>
    <message>
        <source>`{}` takes at most the {} elements that {} has along dim {}, not {}.</source>
        <translation>`{}` nimmt höchstens die {} Elemente, die {} entlang Dimension {} hat, nicht {}.</translation>
    </message>
    <message>
        <source>`{}` takes dims by position: "{}" is dim {} of {}.</source>
        <translation>`{}` nimmt Dimensionen nach Position: „{}“ ist Dimension {} von {}.</translation>
    </message>
    <message>
        <source>`{}` takes numbers, and {} is a tensor with {} elements.</source>
        <translation>`{}` nimmt Zahlen, und {} ist ein Tensor mit {} Elementen.</translation>
    </message>
    <message>
        <source>`{}` takes tensors on one device; {} and {} are on two.</source>
        <translation>`{}` nimmt Tensoren auf einem Gerät; {} und {} sind auf zweien.</translation>
    </message>
    <message>
        <source>`{}` takes tensors with at most {} dims, and {} has {}.</source>
        <translation>`{}` nimmt Tensoren mit höchstens {} Dimensionen, und {} hat {}.</translation>
    </message>
    <message>
        <source>`{}` takes the sizes one by one or as one list, and {} is a list.</source>
        <translation>`{}` nimmt die Größen einzeln oder als eine Liste, und {} ist eine Liste.</translation>
    </message>
    <message>
        <source>`{}` takes vectors, and {} has {} dims.</source>
        <translation>`{}` nimmt Vektoren, und {} hat {} Dimensionen.</translation>
    </message>
    <message>
        <source>`{}` with {} expects {} channels in dim {}, and {} has {} there.</source>
        <translation>`{}` mit {} erwartet {} Kanäle in Dimension {}, und {} hat dort {}.</translation>
    </message>
    <message>
        <source>`{}` with {} expects {} features in dim {}, and {} has {} there.</source>
        <translation>`{}` mit {} erwartet {} Merkmale in Dimension {}, und {} hat dort {}.</translation>
    </message>
    <message>
        <source>`{}` with {} rows takes indices from 0 to {}; {} has others.</source>
        <translation>`{}` mit {} Zeilen nimmt Indizes von 0 bis {}; {} hat andere.</translation>
    </message>
    <message>
        <source>`{}` without a dim gives one position among all elements of {}, which is {}.</source>
        <translation>`{}` ohne Dimension ergibt eine einzige Stelle unter allen Elementen von {}, das {} ist.</translation>
    </message>
    <message>
        <source>a .npy file holds one tensor, and the tensordict has {} entries; select one of them, or write a .npz file</source>
        <translation>eine .npy-Datei enthält einen Tensor, und das Tensordict hat {} Einträge; einen davon auswählen oder eine .npz-Datei schreiben</translation>
    </message>
    <message>
        <source>a .npy file holds one tensor; write nested tensordicts to a .npz file</source>
        <translation>eine .npy-Datei enthält einen Tensor; Verschachteltes in eine .npz-Datei schreiben</translation>
    </message>
    <message>
        <source>a .npy file is written without compression; leave it out</source>
        <translation>eine .npy-Datei wird ohne Kompression geschrieben; sie weglassen</translation>
    </message>
    <message>
        <source>a .npz file can only hold arrays; store each leaf under a key of the root</source>
        <translation>eine .npz-Datei kann nur Arrays aufnehmen; speichern Sie jedes Blatt unter einem Schlüssel der Wurzel</translation>
    </message>
    <message>
        <source>a .npz file is written without compression; leave it out</source>
        <translation>eine .npz-Datei wird ohne Kompression geschrieben; sie weglassen</translation>
    </message>
    <message>
        <source>a .npz file notes no batch size; save it as a memmap folder or an HDF5 file, and change it there</source>
        <translation>eine .npz-Datei vermerkt keine Batch-Größe; speichern Sie sie als Memmap-Ordner oder HDF5-Datei, und ändern Sie sie dort</translation>
    </message>
    <message>
        <source>a .tdz archive is written without compression, so that it can be mapped; leave it out</source>
        <translation>ein .tdz-Archiv wird ohne Kompression geschrieben, damit es sich einblenden lässt; sie weglassen</translation>
    </message>
    <message>
        <source>a ConvNet has at least one layer</source>
        <translation>ein ConvNet hat wenigstens eine Schicht</translation>
    </message>
    <message>
        <source>a JSON object</source>
        <translation>ein JSON-Objekt</translation>
    </message>
    <message>
        <source>a ModuleDict is indexed by names</source>
        <translation>ein ModuleDict wird mit Namen indiziert</translation>
    </message>
    <message>
        <source>a NUL character is not allowed here</source>
        <translation>ein NUL-Zeichen kann hier nicht stehen</translation>
    </message>
    <message>
        <source>a NonTensorStack has no one value; ask for its tolist()</source>
        <translation>ein NonTensorStack hat nicht einen einzigen Wert; tolist() gibt alle</translation>
    </message>
    <message>
        <source>a NonTensorStack is made of a list, not of a value of type {}</source>
        <translation>ein NonTensorStack entsteht aus einer Liste, nicht aus einem Wert vom Typ {}</translation>
    </message>
    <message>
        <source>a Tensor with {} elements cannot be converted to Scalar</source>
        <translation>ein Tensor aus {} Elementen ist keine einzelne Zahl</translation>
    </message>
    <message>
        <source>a batch size cannot be negative, except -1 for a ragged dim: {}</source>
        <translation>eine Batch-Größe ist nicht negativ, außer der -1 einer ungleichförmigen Dimension: {}</translation>
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
        <source>a chunk</source>
        <translation>ein Chunk</translation>
    </message>
    <message>
        <source>a chunk holds {} texts instead of {}</source>
        <translation>ein Chunk enthält {} Texte statt {}</translation>
    </message>
    <message>
        <source>a chunk is damaged: its checksum (crc32c) is another one</source>
        <translation>ein Chunk ist beschädigt: Seine Prüfsumme (crc32c) ist eine andere</translation>
    </message>
    <message>
        <source>a chunk is damaged: {} cannot unpack it</source>
        <translation>ein Chunk ist beschädigt: {} kann ihn nicht entpacken</translation>
    </message>
    <message>
        <source>a chunk of texts ends {} bytes too early</source>
        <translation>ein Chunk von Texten endet {} Bytes zu früh</translation>
    </message>
    <message>
        <source>a chunk of {} bytes cannot be packed by {}</source>
        <translation>ein Chunk von {} Bytes kann nicht mit {} gepackt werden</translation>
    </message>
    <message>
        <source>a chunk of {} bytes cannot unpack to {} bytes</source>
        <translation>ein Chunk von {} Bytes kann entpackt keine {} Bytes haben</translation>
    </message>
    <message>
        <source>a chunk unpacks to more than the {} bytes that it has by its shape</source>
        <translation>ein Chunk hat entpackt mehr als die {} Bytes, die er nach seiner Form hat</translation>
    </message>
    <message>
        <source>a chunk unpacks to {} bytes, but by its shape it has {}</source>
        <translation>ein Chunk hat entpackt {} Bytes, nach seiner Form aber {}</translation>
    </message>
    <message>
        <source>a class</source>
        <translation>eine Klasse</translation>
    </message>
    <message>
        <source>a column of a Parquet file holds text, bytes, bools, integers or floats, of one type, and not {}</source>
        <translation>eine Spalte einer Parquet-Datei fasst Text, Bytes, Wahrheitswerte, ganze Zahlen oder Gleitkommazahlen, von einem Typ, und nicht {}</translation>
    </message>
    <message>
        <source>a complex number cannot be written as JSON</source>
        <translation>eine komplexe Zahl lässt sich nicht als JSON schreiben</translation>
    </message>
    <message>
        <source>a complex number cannot be written into {}</source>
        <translation>eine komplexe Zahl lässt sich nicht in {} schreiben</translation>
    </message>
    <message>
        <source>a complex number does not fit into {}</source>
        <translation>eine komplexe Zahl passt nicht in {}</translation>
    </message>
    <message>
        <source>a complex value cannot be written into {}</source>
        <translation>ein komplexer Wert lässt sich nicht in {} schreiben</translation>
    </message>
    <message>
        <source>a composite distribution takes a tensordict of samples, not a value of type {}</source>
        <translation>eine zusammengesetzte Verteilung nimmt ein Tensordict von Stichproben, keinen Wert vom Typ {}</translation>
    </message>
    <message>
        <source>a comprehension beside other items or arguments needs brackets of its own</source>
        <translation>eine Comprehension neben anderen Elementen oder Argumenten braucht eigene Klammern</translation>
    </message>
    <message>
        <source>a comprehension is not an index; put it into brackets of its own</source>
        <translation>eine Comprehension ist kein Index; setzen Sie sie in eigene Klammern</translation>
    </message>
    <message>
        <source>a comprehension makes one element for each item: put several into brackets, as a tuple</source>
        <translation>eine Comprehension macht aus jedem Element eines: Setzen Sie mehrere als Tupel in Klammern</translation>
    </message>
    <message>
        <source>a compressed chunk of texts does not state its size, so it cannot be read</source>
        <translation>ein komprimierter Chunk von Texten nennt seine Größe nicht und kann darum nicht gelesen werden</translation>
    </message>
    <message>
        <source>a consolidated file can only hold JSON values; leave this one out</source>
        <translation>eine konsolidierte Datei kann nur JSON-Werte aufnehmen; lassen Sie diesen weg</translation>
    </message>
    <message>
        <source>a consolidated file cannot be compressed; leave the compression out</source>
        <translation>eine konsolidierte Datei kann nicht komprimiert werden; die Kompression weglassen</translation>
    </message>
    <message>
        <source>a consolidated file has no room for a level under the key {}; rename it</source>
        <translation>eine konsolidierte Datei hat keinen Platz für eine Ebene unter dem Schlüssel {}; sie umbenennen</translation>
    </message>
    <message>
        <source>a consolidated file with the dtype {} cannot be loaded in Python; convert the leaf or leave it out</source>
        <translation>eine konsolidierte Datei mit dem Dtype {} lässt sich in Python nicht laden; das Blatt umwandeln oder weglassen</translation>
    </message>
    <message>
        <source>a container needs its shape (batch_size)</source>
        <translation>ein Behälter braucht seine Form (batch_size)</translation>
    </message>
    <message>
        <source>a control character is not allowed here</source>
        <translation>ein Steuerzeichen kann hier nicht stehen</translation>
    </message>
    <message>
        <source>a decimal number does not begin with 0; write 0o for an octal one</source>
        <translation>eine Dezimalzahl beginnt nicht mit 0; eine oktale beginnt mit 0o</translation>
    </message>
    <message>
        <source>a derived key is computed part by part, and backward() would sum the gradients of the parts: use torch.autograd.grad(outputs, inputs)</source>
        <translation>ein abgeleiteter Schlüssel wird Teil für Teil berechnet, und backward() würde die Gradienten der Teile summieren: Verwenden Sie torch.autograd.grad(outputs, inputs)</translation>
    </message>
    <message>
        <source>a derived key is written as `name = EXPRESSION` or `td["next", "name"] = EXPRESSION`</source>
        <translation>ein abgeleiteter Schlüssel wird als `name = AUSDRUCK` oder `td["next", "name"] = AUSDRUCK` geschrieben</translation>
    </message>
    <message>
        <source>a device is a name such as "cpu", not a value of type {}</source>
        <translation>ein Gerät ist ein Name wie "cpu", kein Wert vom Typ {}</translation>
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
        <source>a dict of parameters has tensors by their names</source>
        <translation>ein dict von Parametern hat Tensoren unter ihren Namen</translation>
    </message>
    <message>
        <source>a dict with keys that are not strings cannot be written as JSON</source>
        <translation>ein Dict mit Schlüsseln, die keine Texte sind, lässt sich nicht als JSON schreiben</translation>
    </message>
    <message>
        <source>a dim</source>
        <translation>eine Dimension</translation>
    </message>
    <message>
        <source>a dim cannot be repeated {} times</source>
        <translation>eine Dimension lässt sich nicht {}-mal wiederholen</translation>
    </message>
    <message>
        <source>a dim is called {} here already</source>
        <translation>eine Dimension heißt hier schon {}</translation>
    </message>
    <message>
        <source>a dim occurs twice among the {} dims</source>
        <translation>eine Dimension kommt unter den {} Dimensionen zweimal vor</translation>
    </message>
    <message>
        <source>a distributed checkpoint is read-only; save the tensordict in another format to edit it</source>
        <translation>ein verteilter Checkpoint ist schreibgeschützt; das Tensordict zum Bearbeiten in einem anderen Format speichern</translation>
    </message>
    <message>
        <source>a distribution is made of a tensordict, not of a value of type {}</source>
        <translation>eine Verteilung entsteht aus einem Tensordict, nicht aus einem Wert vom Typ {}</translation>
    </message>
    <message>
        <source>a dtype</source>
        <translation>ein dtype</translation>
    </message>
    <message>
        <source>a fast copy requires a tensordict of tensors with the shape of the indexed part, and an index without masks and tensors; use copy_at_(..., fast=False)</source>
        <translation>eine schnelle Kopie braucht ein Tensordict aus Tensoren mit der Form des indizierten Teils und einen Index ohne Masken und Tensoren; verwenden Sie copy_at_(..., fast=False)</translation>
    </message>
    <message>
        <source>a file of the format {} keeps no lazy stacks</source>
        <translation>eine Datei des Formats {} nimmt keine Lazy Stacks auf</translation>
    </message>
    <message>
        <source>a file of torch.save cannot keep the dtype {} without its quantizer; convert the leaf or leave it out</source>
        <translation>eine Datei von torch.save kann den Dtype {} nicht ohne seinen Quantizer aufnehmen; wandeln Sie das Blatt um, oder lassen Sie es weg</translation>
    </message>
    <message>
        <source>a file of torch.save is written without compression; leave it out</source>
        <translation>eine Datei von torch.save wird ohne Kompression geschrieben; diese weglassen</translation>
    </message>
    <message>
        <source>a histogram needs at least one bin and a finite range</source>
        <translation>ein Histogramm braucht mindestens eine Klasse und einen endlichen Bereich</translation>
    </message>
    <message>
        <source>a key and an index cannot share the same brackets; write td["key"][index]</source>
        <translation>ein Schlüssel und ein Index können nicht in denselben Klammern stehen; schreiben Sie td["key"][index]</translation>
    </message>
    <message>
        <source>a key below "next" or another key</source>
        <translation>ein Schlüssel unter "next" oder ein anderer</translation>
    </message>
    <message>
        <source>a key is a string or a non-empty tuple of strings, not a value of type {}</source>
        <translation>ein Schlüssel ist ein String oder ein nicht leeres Tupel aus Strings, kein Wert vom Typ {}</translation>
    </message>
    <message>
        <source>a key is a string or a non-empty tuple of strings, not this tuple</source>
        <translation>ein Schlüssel ist ein String oder ein nicht leeres Tupel aus Strings, nicht dieses Tupel</translation>
    </message>
    <message>
        <source>a key is a string or a tuple of keys, not a value of type {}</source>
        <translation>ein Schlüssel ist ein String oder ein Tupel aus Schlüsseln, kein Wert vom Typ {}</translation>
    </message>
    <message>
        <source>a key is a string or a tuple of keys, not this tuple</source>
        <translation>ein Schlüssel ist ein String oder ein Tupel aus Schlüsseln, nicht dieses Tupel</translation>
    </message>
    <message>
        <source>a key is a string or a tuple of strings, not a value of type {}</source>
        <translation>ein Schlüssel ist ein String oder ein Tupel aus Strings, kein Wert vom Typ {}</translation>
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
        <translation>ein Schlüssel, der in einem indizierten Tensordict gesetzt wird, geht verloren; schreiben Sie stattdessen td["key"][index] = …</translation>
    </message>
    <message>
        <source>a layout of the program is called {}; choose another name</source>
        <translation>ein Layout des Programms heißt {}; wählen Sie einen anderen Namen</translation>
    </message>
    <message>
        <source>a lazy stack cannot be ordered against a value of type {}</source>
        <translation>ein Lazy Stack lässt sich nicht der Größe nach mit einem Wert vom Typ {} vergleichen</translation>
    </message>
    <message>
        <source>a lazy stack has no tensors of its own to be made contiguous in place</source>
        <translation>ein Lazy Stack hat keine eigenen Tensoren, die sich an Ort und Stelle zusammenhängend machen ließen</translation>
    </message>
    <message>
        <source>a lazy stack is made of a dict of tensordicts, not of a value of type {}</source>
        <translation>ein Lazy Stack entsteht aus einem Dict von Tensordicts, nicht aus einem Wert vom Typ {}</translation>
    </message>
    <message>
        <source>a lazy stack is not cut in place along its stack dim; index it, or pad without inplace=True</source>
        <translation>ein Lazy Stack wird entlang seiner Stack-Dimension nicht an Ort und Stelle beschnitten; indizieren Sie ihn, oder füllen Sie ohne inplace=True auf</translation>
    </message>
    <message>
        <source>a lazy stack is not gathered in place; leave inplace=True out</source>
        <translation>ein Lazy Stack wird nicht an Ort und Stelle eingesammelt; lassen Sie inplace=True weg</translation>
    </message>
    <message>
        <source>a lazy stack of more than {} rows is too long</source>
        <translation>ein Lazy Stack aus mehr als {} Zeilen ist zu lang</translation>
    </message>
    <message>
        <source>a lazy stack of {} members is too long</source>
        <translation>ein Lazy Stack aus {} Mitgliedern ist zu lang</translation>
    </message>
    <message>
        <source>a leaf is to be described by its dtype, shape, start, stop and padding</source>
        <translation>ein Blatt wird durch Dtype, Form, Anfang, Ende und Auffüllung beschrieben</translation>
    </message>
    <message>
        <source>a list of 1 to {} non-empty strings</source>
        <translation>eine Liste von 1 bis {} nicht leeren Texten</translation>
    </message>
    <message>
        <source>a list of elements</source>
        <translation>eine Liste der Elemente</translation>
    </message>
    <message>
        <source>a list of lists of names</source>
        <translation>eine Liste von Namenslisten</translation>
    </message>
    <message>
        <source>a list of more than {} numbers is too long to become a tensor</source>
        <translation>eine Liste aus mehr als {} Zahlen ist zu lang, um ein Tensor zu werden</translation>
    </message>
    <message>
        <source>a list of names</source>
        <translation>eine Liste von Namen</translation>
    </message>
    <message>
        <source>a list of objects with {} and {}</source>
        <translation>eine Liste von Objekten mit {} und {}</translation>
    </message>
    <message>
        <source>a list of sizes</source>
        <translation>eine Liste von Größen</translation>
    </message>
    <message>
        <source>a list of tensordicts is stacked along a dim: set dim</source>
        <translation>eine Liste von Tensordicts wird entlang einer Dimension gestapelt: Geben Sie dim an</translation>
    </message>
    <message>
        <source>a mapping is written as biased_softplus_1.0 or biased_softplus_1.0_0.01</source>
        <translation>eine Abbildung wird als biased_softplus_1.0 oder biased_softplus_1.0_0.01 geschrieben</translation>
    </message>
    <message>
        <source>a mark for each choice of {} among {} elements</source>
        <translation>eine Markierung für jede Auswahl von {} aus {} Elementen</translation>
    </message>
    <message>
        <source>a mask holds bools, not {}</source>
        <translation>eine Maske enthält Bools, nicht {}</translation>
    </message>
    <message>
        <source>a mask is made only where a batch dim is ragged, the batch size is {}</source>
        <translation>eine Maske entsteht nur, wo eine Batch-Dimension ungleichförmig ist; die Batch-Größe ist {}</translation>
    </message>
    <message>
        <source>a mask of shape {} does not fit the batch size {}</source>
        <translation>eine Maske der Form {} passt nicht zur Batch-Größe {}</translation>
    </message>
    <message>
        <source>a mask of shape {} has more dims than the batch size {}</source>
        <translation>eine Maske der Form {} hat mehr Dimensionen als die Batch-Größe {}</translation>
    </message>
    <message>
        <source>a mask or a list picks a copy, so this would change nothing; assign to td[…] instead</source>
        <translation>eine Maske oder eine Liste wählt eine Kopie, dies würde also nichts ändern; weisen Sie stattdessen td[…] zu</translation>
    </message>
    <message>
        <source>a mask or a list picks a copy, so this would change nothing; put the key first and all indices into the last brackets</source>
        <translation>eine Maske oder eine Liste wählt eine Kopie, dies würde also nichts ändern; setzen Sie den Schlüssel an den Anfang und alle Indizes in die letzten Klammern</translation>
    </message>
    <message>
        <source>a member of a zip archive cannot have a name of {} bytes; the limit is {}</source>
        <translation>eine Datei in einem Zip-Archiv kann keinen Namen von {} Bytes haben; die Grenze ist {}</translation>
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
        <source>a module of an ensemble gave a {}, not a tensordict</source>
        <translation>ein Modul eines Ensembles ergab ein {}, kein Tensordict</translation>
    </message>
    <message>
        <source>a module or a function is wrapped, not a value of type {}; a class is called first, as in nn.Tanh()</source>
        <translation>umhüllt wird ein Modul oder eine Funktion, kein Wert vom Typ {}; eine Klasse wird zuerst aufgerufen, wie in nn.Tanh()</translation>
    </message>
    <message>
        <source>a module over tensordicts takes one tensordict, and {} more arguments were given</source>
        <translation>ein Modul über Tensordicts nimmt ein Tensordict, und {} weitere Argumente wurden angegeben</translation>
    </message>
    <message>
        <source>a nested tensor is made of a lazy stack on dim 0</source>
        <translation>ein verschachtelter Tensor entsteht aus einem Lazy Stack auf Dimension 0</translation>
    </message>
    <message>
        <source>a nested tensor is made of a lazy stack on dim 0, not on dim {}</source>
        <translation>ein verschachtelter Tensor entsteht aus einem Lazy Stack auf Dimension 0, nicht auf Dimension {}</translation>
    </message>
    <message>
        <source>a nested tensor is taken apart along its first dim</source>
        <translation>ein verschachtelter Tensor wird entlang seiner ersten Dimension zerlegt</translation>
    </message>
    <message>
        <source>a nested tensor lacks its {}</source>
        <translation>einem verschachtelten Tensor fehlt sein {}</translation>
    </message>
    <message>
        <source>a nested tensor of {} parts of {} dims is more than can be shown</source>
        <translation>ein verschachtelter Tensor aus {} Teilen mit {} Dimensionen ist mehr, als sich anzeigen lässt</translation>
    </message>
    <message>
        <source>a nested tensordict lacks its class</source>
        <translation>einem verschachtelten Tensordict fehlt die Angabe seiner Klasse</translation>
    </message>
    <message>
        <source>a non-tensor must be described by its value, batch size and device</source>
        <translation>ein Nicht-Tensor muss durch seinen Wert, seine Batch-Größe und sein Gerät beschrieben sein</translation>
    </message>
    <message>
        <source>a non-tensor stack of batch size {} does not fit the batch size {}</source>
        <translation>ein Nicht-Tensor-Stapel der Batch-Größe {} passt nicht zur Batch-Größe {}</translation>
    </message>
    <message>
        <source>a non-tensor value</source>
        <translation>ein Nicht-Tensor-Wert</translation>
    </message>
    <message>
        <source>a non-tensor value is not padded in place, because it becomes one for each position; leave inplace=True out</source>
        <translation>ein Wert, der kein Tensor ist, wird nicht an Ort und Stelle aufgefüllt, denn er wird einer je Position; lassen Sie inplace=True weg</translation>
    </message>
    <message>
        <source>a non-tensor value is stored as {}, which is not known</source>
        <translation>ein Wert, der kein Tensor ist, liegt als {} vor, was nicht bekannt ist</translation>
    </message>
    <message>
        <source>a non-tensor value is stored with shape {} instead of as bytes</source>
        <translation>ein Wert, der kein Tensor ist, liegt als einer der Form {} vor statt als Bytes</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>eine Zahl</translation>
    </message>
    <message>
        <source>a numpy array of an unsupported dtype</source>
        <translation>ein numpy-Array mit einem nicht unterstützten Dtype</translation>
    </message>
    <message>
        <source>a packed chunk</source>
        <translation>ein gepackter Chunk</translation>
    </message>
    <message>
        <source>a parameter without a default cannot follow one with a default</source>
        <translation>ein Parameter ohne Vorgabe kann nicht auf einen mit Vorgabe folgen</translation>
    </message>
    <message>
        <source>a part of '{}' is assigned an instance of the same fields, not one of '{}'</source>
        <translation>einem Teil von '{}' wird eine Instanz derselben Felder zugewiesen, keine von '{}'</translation>
    </message>
    <message>
        <source>a part of a composite distribution gave a {}, not a tensor</source>
        <translation>ein Teil einer zusammengesetzten Verteilung ergab ein {}, keinen Tensor</translation>
    </message>
    <message>
        <source>a part of a tensordict is assigned a number, a tensor, a dict or a tensordict, not a value of type {}</source>
        <translation>einem Teil eines Tensordicts wird eine Zahl, ein Tensor, ein Dict oder ein Tensordict zugewiesen, kein Wert vom Typ {}</translation>
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
        <source>a pickle of protocol {}; up to {} are known</source>
        <translation>ein Pickle des Protokolls {}; bekannt sind die bis {}</translation>
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
        <source>a process sent bytes that are not a result; start all processes with the same version of the program</source>
        <translation>ein Prozess hat Bytes gesendet, die kein Ergebnis sind; starten Sie alle Prozesse mit derselben Version des Programms</translation>
    </message>
    <message>
        <source>a process sent unexpected data, such as too many bytes, and the group can no longer be used ({}); start its processes again, with tensordicts of the same keys, shapes and dtypes</source>
        <translation>ein Prozess sandte unerwartete Daten, etwa zu viele Bytes, und die Gruppe ist nicht mehr verwendbar ({}); starten Sie ihre Prozesse neu, mit Tensordicts derselben Schlüssel, Formen und Dtypes</translation>
    </message>
    <message>
        <source>a ragged tensor cannot be sent as a part of one block</source>
        <translation>ein ungleichförmiger Tensor lässt sich nicht als Teil eines Blocks senden</translation>
    </message>
    <message>
        <source>a replay buffer shown with its oldest row first is read-only; open it without {} to edit it</source>
        <translation>ein Replay-Puffer, der mit seiner ältesten Zeile beginnend gezeigt wird, ist schreibgeschützt; öffnen Sie ihn ohne {}, um ihn zu bearbeiten</translation>
    </message>
    <message>
        <source>a replay buffer, full: a new row replaces the row of the lowest rank by {}, so the rows are not in order of time</source>
        <translation>ein Replay-Puffer, voll: eine neue Zeile ersetzt die Zeile mit dem niedrigsten Rang nach {}; die Zeilen stehen also nicht in zeitlicher Reihenfolge</translation>
    </message>
    <message>
        <source>a replay buffer, full: the oldest row is the first</source>
        <translation>ein Replay-Puffer, voll: die älteste Zeile ist die erste</translation>
    </message>
    <message>
        <source>a replay buffer, full: the oldest row is {}, the row before it is the newest</source>
        <translation>ein Replay-Puffer, voll: die älteste Zeile ist {}, davor steht die neueste</translation>
    </message>
    <message>
        <source>a replay buffer, saved by trajectories from the oldest to the newest: {} of {} rows are written, and only these are shown</source>
        <translation>ein Replay-Puffer, nach Trajektorien gespeichert, von der ältesten zur neuesten: {} von {} Zeilen sind geschrieben, und nur diese sind gezeigt</translation>
    </message>
    <message>
        <source>a replay buffer, saved by trajectories from the oldest to the newest: {} of {} rows are written; the empty rows are the last of each trajectory</source>
        <translation>ein Replay-Puffer, nach Trajektorien gespeichert, von der ältesten zur neuesten: {} von {} Zeilen sind geschrieben; die leeren Zeilen sind die letzten jeder Trajektorie</translation>
    </message>
    <message>
        <source>a replay buffer, saved from the oldest row to the newest: {} of {} rows are written; keys that are also under "next" have one more row per trajectory</source>
        <translation>ein Replay-Puffer, von der ältesten zur neuesten Zeile gespeichert: {} von {} Zeilen sind geschrieben; Schlüssel, die auch unter „next“ stehen, haben je Trajektorie eine Zeile mehr</translation>
    </message>
    <message>
        <source>a replay buffer: the first {} of {} rows are written, the others are empty</source>
        <translation>ein Replay-Puffer: die ersten {} von {} Zeilen sind geschrieben, die übrigen sind leer</translation>
    </message>
    <message>
        <source>a result of {} MB needs a scratch file, and only {} MB are free; compute a part, or set TMPDIR to a folder with more room</source>
        <translation>ein Ergebnis von {} MB braucht eine temporäre Datei, und nur {} MB sind frei; berechnen Sie einen Teil, oder setzen Sie TMPDIR auf einen Ordner mit mehr Platz</translation>
    </message>
    <message>
        <source>a result of {} MB needs as many addresses, more than this process may take (ulimit -v)</source>
        <translation>ein Ergebnis von {} MB braucht ebenso viele Adressen, mehr, als dieser Prozess nehmen darf (ulimit -v)</translation>
    </message>
    <message>
        <source>a result of {} cannot be cast to the dtype of out, {}</source>
        <translation>ein Ergebnis von {} lässt sich nicht in den dtype von out, {}, umwandeln</translation>
    </message>
    <message>
        <source>a result that combines {} elements</source>
        <translation>was aus {} Elementen zusammen berechnet wird</translation>
    </message>
    <message>
        <source>a rotation takes two different dims, got {}</source>
        <translation>eine Drehung nimmt zwei verschiedene Dimensionen, bekam {}</translation>
    </message>
    <message>
        <source>a rotation takes two dims of a batch that has as many, got {} and the batch size {}</source>
        <translation>eine Drehung nimmt zwei Dimensionen eines Batches, der so viele hat, bekam {} und die Batch-Größe {}</translation>
    </message>
    <message>
        <source>a row is nearer to the one {} rows further on than to the next one</source>
        <translation>eine Zeile ist der {} Zeilen weiter näher als der nächsten</translation>
    </message>
    <message>
        <source>a safetensors file cannot be compressed; leave the compression out</source>
        <translation>eine Safetensors-Datei kann nicht komprimiert werden; lassen Sie die Kompression weg</translation>
    </message>
    <message>
        <source>a safetensors file cannot keep the dtype {}; convert the leaf or leave it out</source>
        <translation>eine Safetensors-Datei kann den Dtype {} nicht halten; wandeln Sie das Blatt um oder lassen Sie es weg</translation>
    </message>
    <message>
        <source>a safetensors file would have two tensors of the name {}; rename one of the keys</source>
        <translation>eine Safetensors-Datei hätte zwei Tensoren des Namens {}; benennen Sie einen der Schlüssel um</translation>
    </message>
    <message>
        <source>a save of it was interrupted and cannot be rolled back ({}): discard its journal before editing</source>
        <translation>ein Speichern davon wurde unterbrochen und lässt sich nicht rückgängig machen ({}): Verwerfen Sie sein Journal vor dem Bearbeiten</translation>
    </message>
    <message>
        <source>a save was interrupted: recover it before editing</source>
        <translation>ein Speichern wurde unterbrochen: Nehmen Sie es vor dem Bearbeiten zurück</translation>
    </message>
    <message>
        <source>a scalar has no dim to pad</source>
        <translation>ein Skalar hat keine Dimension zum Auffüllen</translation>
    </message>
    <message>
        <source>a schema is a dict of keys and pairs of sizes and dtype, not a value of type {}</source>
        <translation>ein Schema ist ein Dict aus Schlüsseln und Paaren von Größen und dtype, kein Wert vom Typ {}</translation>
    </message>
    <message>
        <source>a schema tells pairs of sizes and dtype</source>
        <translation>ein Schema nennt Paare aus Größen und dtype</translation>
    </message>
    <message>
        <source>a scope is called with one function, which then runs within it</source>
        <translation>ein Bereich wird mit einer Funktion aufgerufen, die dann in ihm läuft</translation>
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
        <source>a script makes a text of more than {} bytes</source>
        <translation>ein Skript erzeugt einen Text von mehr als {} Bytes</translation>
    </message>
    <message>
        <source>a separator is a str, not a value of type {}</source>
        <translation>ein Trennzeichen ist ein str, kein Wert vom Typ {}</translation>
    </message>
    <message>
        <source>a separator is needed to split keys at</source>
        <translation>um Schlüssel zu teilen, braucht es ein Trennzeichen</translation>
    </message>
    <message>
        <source>a sequence has {} tokens; at most {} are read</source>
        <translation>eine Sequenz hat {} Token; höchstens {} werden gelesen</translation>
    </message>
    <message>
        <source>a sequence is made of modules and functions, not of a value of type {}</source>
        <translation>eine Folge besteht aus Modulen und Funktionen, nicht aus einem Wert vom Typ {}</translation>
    </message>
    <message>
        <source>a sequence of more than {} items is too long</source>
        <translation>eine Folge aus mehr als {} Elementen ist zu lang</translation>
    </message>
    <message>
        <source>a sequence takes no keyword '{}'</source>
        <translation>eine Folge nimmt kein Schlüsselwort '{}'</translation>
    </message>
    <message>
        <source>a sequence that draws samples has at least one module</source>
        <translation>eine Folge, die Stichproben zieht, hat wenigstens ein Modul</translation>
    </message>
    <message>
        <source>a shard</source>
        <translation>ein Shard</translation>
    </message>
    <message>
        <source>a single element</source>
        <translation>ein einzelnes Element</translation>
    </message>
    <message>
        <source>a size</source>
        <translation>eine Größe</translation>
    </message>
    <message>
        <source>a size cannot be negative: {}</source>
        <translation>eine Größe kann nicht negativ sein: {}</translation>
    </message>
    <message>
        <source>a size must be an int, not {}</source>
        <translation>eine Größe muss ein int sein, nicht {}</translation>
    </message>
    <message>
        <source>a source of another batch size, {} for {}, must bring every entry; it has no key {}</source>
        <translation>eine Quelle anderer Batch-Größe, {} für {}, muss jeden Eintrag mitbringen; sie hat keinen Schlüssel {}</translation>
    </message>
    <message>
        <source>a sparse tensor without indices, values and size</source>
        <translation>ein dünn besetzter Tensor ohne Indizes, Werte und Größe</translation>
    </message>
    <message>
        <source>a stack is made of a dict or a list, not of a value of type {}</source>
        <translation>ein Stack entsteht aus einem Dict oder einer Liste, nicht aus einem Wert vom Typ {}</translation>
    </message>
    <message>
        <source>a stack is made of a list, not of a value of type {}</source>
        <translation>ein Stack entsteht aus einer Liste, nicht aus einem Wert vom Typ {}</translation>
    </message>
    <message>
        <source>a stack on dim {} cannot hold tensors of different shapes densely</source>
        <translation>ein Stack auf Dimension {} kann Tensoren verschiedener Form nicht dicht enthalten</translation>
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
        <source>a state dict is a dict or a tensordict, not a value of type {}</source>
        <translation>ein state_dict ist ein dict oder ein Tensordict, kein Wert vom Typ {}</translation>
    </message>
    <message>
        <source>a state is a dict, as state_dict() gives it, not a value of type {}</source>
        <translation>ein Zustand ist ein Dict, wie state_dict() es gibt, kein Wert vom Typ {}</translation>
    </message>
    <message>
        <source>a step has the shape {} here, and {} in most members; such members: {}</source>
        <translation>ein Schritt hat hier die Form {}, in den meisten Mitgliedern {}; solche Mitglieder: {}</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>a tensor</source>
        <translation>ein Tensor</translation>
    </message>
    <message>
        <source>a tensor cannot be made of a {}</source>
        <translation>aus {} lässt sich kein Tensor machen</translation>
    </message>
    <message>
        <source>a tensor of shape {}</source>
        <translation>ein Tensor der Form {}</translation>
    </message>
    <message>
        <source>a tensor of shape {} and {}</source>
        <translation>ein Tensor der Form {} und {}</translation>
    </message>
    <message>
        <source>a tensor of shape {} cannot be split into the {} members of a lazy stack</source>
        <translation>ein Tensor der Form {} lässt sich nicht auf die {} Mitglieder eines Lazy Stacks aufteilen</translation>
    </message>
    <message>
        <source>a tensor of shape {} cannot be written in place into the entry of shape {}</source>
        <translation>ein Tensor der Form {} lässt sich nicht an Ort und Stelle in den Eintrag der Form {} schreiben</translation>
    </message>
    <message>
        <source>a tensor of shape {} has no dim {} to concatenate along</source>
        <translation>ein Tensor der Form {} hat keine Dimension {}, entlang der zu verketten wäre</translation>
    </message>
    <message>
        <source>a tensor of {} dims is too deep for nested lists</source>
        <translation>ein Tensor mit {} Dimensionen ist zu tief für verschachtelte Listen</translation>
    </message>
    <message>
        <source>a tensor that indexes is of torch.int64, torch.int32, torch.uint8 or torch.bool, not {}</source>
        <translation>ein Tensor, der indiziert, ist von torch.int64, torch.int32, torch.uint8 oder torch.bool, nicht {}</translation>
    </message>
    <message>
        <source>a tensorclass is not indexed by a name; write .{} or get({})</source>
        <translation>eine Tensorclass wird nicht mit einem Namen indiziert; schreiben Sie .{} oder get({})</translation>
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
        <translation>ein Tensordict kann kein Exponent sein</translation>
    </message>
    <message>
        <source>a tensordict cannot be set inside itself</source>
        <translation>ein Tensordict lässt sich nicht in sich selbst setzen</translation>
    </message>
    <message>
        <source>a tensordict has no {}(): of this leaf it has shape {}, and not the batch size {}</source>
        <translation>ein Tensordict hat kein {}(): von diesem Blatt hat es die Form {} und nicht die Batch-Größe {}</translation>
    </message>
    <message>
        <source>a tensordict is made of a dict or of keywords, not of both</source>
        <translation>ein Tensordict entsteht aus einem Dict oder aus Schlüsselwörtern, nicht aus beidem</translation>
    </message>
    <message>
        <source>a tensordict is made of a dict, not of a value of type {}</source>
        <translation>ein Tensordict entsteht aus einem Dict, nicht aus einem Wert vom Typ {}</translation>
    </message>
    <message>
        <source>a tensordict is neither true nor false; use len(td.keys()) or td.is_empty()</source>
        <translation>ein Tensordict ist weder wahr noch falsch; verwenden Sie len(td.keys()) oder td.is_empty()</translation>
    </message>
    <message>
        <source>a tensordict is updated with a dict or a tensordict, not with a value of type {}</source>
        <translation>ein Tensordict wird mit einem Dict oder einem Tensordict aktualisiert, nicht mit einem Wert vom Typ {}</translation>
    </message>
    <message>
        <source>a tensordict of batch size [] cannot be indexed</source>
        <translation>ein Tensordict der Batch-Größe [] lässt sich nicht indizieren</translation>
    </message>
    <message>
        <source>a tensordict of batch size {} cannot be split into the {} members of a lazy stack of batch size {}</source>
        <translation>ein Tensordict der Batch-Größe {} lässt sich nicht auf die {} Mitglieder eines Lazy Stacks der Batch-Größe {} aufteilen</translation>
    </message>
    <message>
        <source>a tensordict with this key cannot be sent as one block, because the description reserves the name; rename it with rename_key_()</source>
        <translation>ein Tensordict mit diesem Schlüssel lässt sich nicht als ein Block senden, weil die Beschreibung den Namen reserviert; benennen Sie ihn mit rename_key_() um</translation>
    </message>
    <message>
        <source>a tensordict without batch dims has no parts to visit; take its keys(), values() or items()</source>
        <translation>ein Tensordict ohne Batch-Dimensionen hat keine Teile zum Durchlaufen; nehmen Sie seine keys(), values() oder items()</translation>
    </message>
    <message>
        <source>a text is expected where there is {}</source>
        <translation>wo {} steht, wird ein Text erwartet</translation>
    </message>
    <message>
        <source>a text is not in UTF-8</source>
        <translation>ein Text ist nicht in UTF-8</translation>
    </message>
    <message>
        <source>a text of visible characters</source>
        <translation>ein Text aus sichtbaren Zeichen</translation>
    </message>
    <message>
        <source>a text of {} bytes cannot be written: the limit is {} bytes</source>
        <translation>ein Text von {} Bytes kann nicht geschrieben werden: höchstens {} sind möglich</translation>
    </message>
    <message>
        <source>a text or None</source>
        <translation>ein Text oder None</translation>
    </message>
    <message>
        <source>a token has {} bytes. Expected: at most {}</source>
        <translation>ein Token hat {} Bytes. Erwartet: höchstens {}</translation>
    </message>
    <message>
        <source>a torch.Size consists of ints, not of {}</source>
        <translation>eine torch.Size besteht aus ints, nicht aus {}</translation>
    </message>
    <message>
        <source>a value for each position of {}</source>
        <translation>ein Wert für jede Stelle von {}</translation>
    </message>
    <message>
        <source>a value of shape {} does not broadcast to the elements of shape {}</source>
        <translation>ein Wert der Form {} lässt sich nicht auf die Elemente der Form {} ausbreiten</translation>
    </message>
    <message>
        <source>a value of shape {} does not fit into elements of shape {}</source>
        <translation>ein Wert der Form {} passt nicht in Elemente der Form {}</translation>
    </message>
    <message>
        <source>a value of type {} cannot be called</source>
        <translation>ein Wert vom Typ {} lässt sich nicht aufrufen</translation>
    </message>
    <message>
        <source>a value of type {} cannot be indexed</source>
        <translation>ein Wert vom Typ {} lässt sich nicht indizieren</translation>
    </message>
    <message>
        <source>a value of type {} has no entries to delete</source>
        <translation>ein Wert vom Typ {} hat keine Einträge zum Löschen</translation>
    </message>
    <message>
        <source>a value of type {} has no len()</source>
        <translation>ein Wert vom Typ {} hat kein len()</translation>
    </message>
    <message>
        <source>a value of type {} has no parts to assign; assign to the entry as a whole</source>
        <translation>ein Wert vom Typ {} hat keine Teile zum Zuweisen; weisen Sie dem Eintrag als Ganzem zu</translation>
    </message>
    <message>
        <source>a value with its batch size</source>
        <translation>ein Wert mit seiner Batch-Größe</translation>
    </message>
    <message>
        <source>a zarr store cannot hold the dtype {}; convert the leaf or leave it out</source>
        <translation>ein zarr-Speicher kann den Datentyp {} nicht aufnehmen; wandeln Sie das Blatt um oder lassen Sie es weg</translation>
    </message>
    <message>
        <source>a zarr store cannot hold the key {}; rename it first</source>
        <translation>ein zarr-Speicher kann den Schlüssel {} nicht aufnehmen; benennen Sie ihn vorher um</translation>
    </message>
    <message>
        <source>a zarr store cannot keep lazy stacks; write the result of .densify() instead</source>
        <translation>ein zarr-Speicher kann keine Lazy Stacks aufnehmen; schreiben Sie stattdessen das Ergebnis von .densify()</translation>
    </message>
    <message>
        <source>a zarr store does not keep the class {} of a tensordict; write the result of .to_tensordict() instead</source>
        <translation>ein zarr-Speicher bewahrt die Klasse {} eines Tensordicts nicht; schreiben Sie stattdessen das Ergebnis von .to_tensordict()</translation>
    </message>
    <message>
        <source>a {} cannot be kept in a non-tensor entry</source>
        <translation>{} lässt sich nicht in einem Eintrag halten, der kein Tensor ist</translation>
    </message>
    <message>
        <source>a {} does not say which keys it reads and writes: wrap it, as TensorDictModule(…, ["observation"], ["state_value"])</source>
        <translation>ein {} sagt nicht, welche Schlüssel es liest und schreibt: umhüllen Sie es, wie in TensorDictModule(…, ["observation"], ["state_value"])</translation>
    </message>
    <message>
        <source>a {} holds modules and cannot be called</source>
        <translation>ein {} enthält Module und kann nicht aufgerufen werden</translation>
    </message>
    <message>
        <source>a {} holds parameters and cannot be called</source>
        <translation>ein {} enthält Parameter und kann nicht aufgerufen werden</translation>
    </message>
    <message>
        <source>abs() takes a number, not {}</source>
        <translation>abs() nimmt eine Zahl, nicht {}</translation>
    </message>
    <message>
        <source>activation is 'relu', 'gelu' or a function</source>
        <translation>activation ist 'relu', 'gelu' oder eine Funktion</translation>
    </message>
    <message>
        <source>add the value of another member</source>
        <translation>Wert eines anderen Mitglieds ergänzen</translation>
    </message>
    <message>
        <source>add zeros</source>
        <translation>Nullen ergänzen</translation>
    </message>
    <message>
        <source>adds invented values</source>
        <translation>fügt erfundene Werte hinzu</translation>
    </message>
    <message>
        <source>adds zeros and false flags as padding: keep a mask</source>
        <translation>fügt Nullen und falsche (False) Flags als Auffüllung hinzu: Führen Sie eine Maske mit</translation>
    </message>
    <message>
        <source>align_corners requires one of the modes linear, bilinear, bicubic and trilinear</source>
        <translation>align_corners erfordert einen der Modi linear, bilinear, bicubic und trilinear</translation>
    </message>
    <message>
        <source>all entries start with this shape</source>
        <translation>alle Einträge beginnen mit dieser Form</translation>
    </message>
    <message>
        <source>all keys that are selected must be among those that the modules write</source>
        <translation>alle gewählten Schlüssel müssen unter denen sein, die die Module schreiben</translation>
    </message>
    <message>
        <source>all responses are the same in {} of {} groups</source>
        <translation>alle Antworten sind gleich in {} von {} Gruppen</translation>
    </message>
    <message>
        <source>all rewards are equal in {} of {} groups, which have no gradient</source>
        <translation>alle Belohnungen sind gleich in {} von {} Gruppen, die keinen Gradienten haben</translation>
    </message>
    <message>
        <source>all {} rows are zeros in every key</source>
        <translation>alle {} Zeilen sind in jedem Schlüssel Nullen</translation>
    </message>
    <message>
        <source>all {} truncated steps are terminated too</source>
        <translation>alle {} Schritte mit truncated haben auch terminated</translation>
    </message>
    <message>
        <source>always the same in its channels {}</source>
        <translation>stets gleich in den Kanälen {}</translation>
    </message>
    <message>
        <source>always zero in its channels {}</source>
        <translation>stets null in den Kanälen {}</translation>
    </message>
    <message>
        <source>an argument without a name cannot follow one with a name</source>
        <translation>ein Argument ohne Namen kann nicht auf eines mit Namen folgen</translation>
    </message>
    <message>
        <source>an array of elements that are not numbers</source>
        <translation>ein Array aus Elementen, die keine Zahlen sind</translation>
    </message>
    <message>
        <source>an array of numpy without its content</source>
        <translation>ein Array von numpy ohne seinen Inhalt</translation>
    </message>
    <message>
        <source>an empty lazy stack has no member that new ones could be like</source>
        <translation>ein leerer Lazy Stack hat kein Mitglied, dem neue gleichen könnten</translation>
    </message>
    <message>
        <source>an end is not followed by a step at which {} is true, {} total</source>
        <translation>auf ein Ende folgt kein Schritt, bei dem {} wahr ist, {} insgesamt</translation>
    </message>
    <message>
        <source>an ending with "*" for the number, in a layout without "members"</source>
        <translation>eine Endung mit "*" für die Nummer, in einem Layout ohne "members"</translation>
    </message>
    <message>
        <source>an entry has this name already; choose another name for the derived key</source>
        <translation>ein Eintrag hat diesen Namen schon; wählen Sie für den abgeleiteten Schlüssel einen anderen</translation>
    </message>
    <message>
        <source>an entry of the tokenizer's "added_tokens" has no string "content"</source>
        <translation>ein Eintrag der „added_tokens“ des Tokenizers hat keinen Text „content“</translation>
    </message>
    <message>
        <source>an enumeration of integers of {} bytes</source>
        <translation>eine Aufzählung ganzer Zahlen von {} Bytes</translation>
    </message>
    <message>
        <source>an episode starts after a step that did not end one, {} total</source>
        <translation>eine Episode beginnt nach einem Schritt, der keine beendet, {} insgesamt</translation>
    </message>
    <message>
        <source>an idle worker process {}; run the command again</source>
        <translation>ein unbeschäftigter Arbeitsprozess {}; wiederholen Sie den Aufruf</translation>
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
        <source>an integer of {} bytes is more than can be shown</source>
        <translation>eine ganze Zahl von {} Bytes ist mehr, als gezeigt werden kann</translation>
    </message>
    <message>
        <source>an integer of {} digits cannot be written: Python's restricted loader reads integers of up to {} bytes</source>
        <translation>eine ganze Zahl mit {} Ziffern kann nicht geschrieben werden: Pythons eingeschränkter Lader liest ganze Zahlen von bis zu {} Bytes</translation>
    </message>
    <message>
        <source>an interaction type is 'mode', 'median', 'mean', 'random' or 'deterministic', not {}</source>
        <translation>eine Interaktionsart ist 'mode', 'median', 'mean', 'random' oder 'deterministic', nicht {}</translation>
    </message>
    <message>
        <source>an item</source>
        <translation>ein Element</translation>
    </message>
    <message>
        <source>an item of a dict is {}, which is not a pair</source>
        <translation>ein Eintrag eines Dicts ist {}, was kein Paar ist</translation>
    </message>
    <message>
        <source>an object of {} cannot be written as JSON</source>
        <translation>ein Objekt von {} lässt sich nicht als JSON schreiben</translation>
    </message>
    <message>
        <source>an unknown error</source>
        <translation>ein unbekannter Fehler</translation>
    </message>
    <message>
        <source>an unknown reduction</source>
        <translation>eine unbekannte Reduktion</translation>
    </message>
    <message>
        <source>an unpacked chunk</source>
        <translation>ein entpackter Chunk</translation>
    </message>
    <message>
        <source>an unpacked chunk does not fit into memory</source>
        <translation>ein entpackter Chunk passt nicht in den Speicher</translation>
    </message>
    <message>
        <source>another process announces {} bytes</source>
        <translation>ein anderer Prozess kündigt {} Bytes an</translation>
    </message>
    <message>
        <source>another process did not send the size of its tensordict</source>
        <translation>ein anderer Prozess hat die Größe seines Tensordicts nicht gesendet</translation>
    </message>
    <message>
        <source>as_list, as_padded_tensor and as_nested_tensor exclude each other</source>
        <translation>as_list, as_padded_tensor und as_nested_tensor schließen einander aus</translation>
    </message>
    <message>
        <source>asks for more entries at once than the protocol allows</source>
        <translation>fragt nach mehr Einträgen auf einmal, als das Protokoll erlaubt</translation>
    </message>
    <message>
        <source>at least 2 tensordicts are merged, got {}</source>
        <translation>zusammengeführt werden mindestens 2 Tensordicts, bekam {}</translation>
    </message>
    <message>
        <source>at {} of {} steps it differs from {} of the next step</source>
        <translation>bei {} von {} Schritten weicht es von {} des nächsten Schritts ab</translation>
    </message>
    <message>
        <source>backward() cannot be called on a tensordict that has no leaf tensor requiring gradients</source>
        <translation>backward() geht nicht bei einem TensorDict, von dem kein Blatt Gradienten verlangt</translation>
    </message>
    <message>
        <source>bad operand type for unary {}: '{}'</source>
        <translation>unpassender Operand für einstelliges {}: '{}'</translation>
    </message>
    <message>
        <source>batch dimension mismatch: `{}` has the shape {}, which does not begin with {}</source>
        <translation>Batch-Dimensionen passen nicht: `{}` hat die Form {}, die nicht mit {} beginnt</translation>
    </message>
    <message>
        <source>batch dimension mismatch: a list of values must be nested as the batch size {} is</source>
        <translation>Batch-Dimensionen passen nicht: eine Liste von Werten muss so verschachtelt sein wie die Batch-Größe {}</translation>
    </message>
    <message>
        <source>batch dimension mismatch: a member of its stack is at {} of dim {}, but the tensor has shape {}</source>
        <translation>die Batch-Dimensionen passen nicht: ein Glied seines Stapels liegt bei {} der Dimension {}, aber der Tensor hat die Form {}</translation>
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
        <source>batch dimension mismatch: the batch size is {}, but the values have {}</source>
        <translation>Batchdimensionen passen nicht: Die Batchgröße ist {}, aber die Werte haben {}</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the entry has batch size {}, the level it is moved to {}</source>
        <translation>Batch-Dimensionen passen nicht: Der Eintrag hat die Batch-Größe {}, die Ebene, in die er verschoben wird, {}</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the result has shape {}, the batch size is {}</source>
        <translation>Batch-Dimensionen passen nicht: das Ergebnis hat die Form {}, die Batch-Größe ist {}</translation>
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
        <translation>batch_size und batch_dims lassen sich nicht beide angeben</translation>
    </message>
    <message>
        <source>batch_size, names and device cannot be given together with inplace=True</source>
        <translation>batch_size, names und device lassen sich nicht zusammen mit inplace=True angeben</translation>
    </message>
    <message>
        <source>begins as a zip archive, but its directory at the end is missing: it was cut off, or is still written</source>
        <translation>beginnt wie ein Zip-Archiv, aber sein Verzeichnis am Ende fehlt: es wurde abgeschnitten oder wird noch geschrieben</translation>
    </message>
    <message>
        <source>begins at byte {}, not a multiple of {}: Python raises an error when it loads this</source>
        <translation>beginnt bei Byte {}, keinem Vielfachen von {}: Python weigert sich, das zu laden</translation>
    </message>
    <message>
        <source>bit fields of {} bytes</source>
        <translation>Bitfelder von {} Bytes</translation>
    </message>
    <message>
        <source>blosc</source>
        <translation>blosc</translation>
    </message>
    <message>
        <source>both tensordicts need the same kind of entry here</source>
        <translation>beide Tensordicts brauchen hier dieselbe Art von Eintrag</translation>
    </message>
    <message>
        <source>broadcast_to() takes a tuple of sizes, not an int</source>
        <translation>broadcast_to() nimmt ein Tupel von Größen, keinen int</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>defekt</translation>
    </message>
    <message>
        <source>by the strict rules a tensordict has no attribute '{}'</source>
        <translation>nach den strengen Regeln hat ein Tensordict kein Attribut '{}'</translation>
    </message>
    <message>
        <source>by the strict rules a tuple is not a nested key; write {}</source>
        <translation>nach den strengen Regeln ist ein Tupel kein verschachtelter Schlüssel; schreiben Sie {}</translation>
    </message>
    <message>
        <source>bytes cannot be written as JSON</source>
        <translation>Bytes lassen sich nicht als JSON schreiben</translation>
    </message>
    <message>
        <source>bytes hold ASCII characters only; use \x</source>
        <translation>bytes enthalten nur ASCII-Zeichen; verwenden Sie \x</translation>
    </message>
    <message>
        <source>bytes {} to {} exceed the {} bytes of all elements</source>
        <translation>die Bytes {} bis {} überschreiten die {} Bytes aller Elemente</translation>
    </message>
    <message>
        <source>callback_exist is a function or a dict of functions, not {}</source>
        <translation>callback_exist ist eine Funktion oder ein Dict von Funktionen, nicht {}</translation>
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
        <source>cannot be compressed with {}; use gzip:1 to gzip:9, zstd:1 to zstd:22 or blosc:1 to blosc:9</source>
        <translation>kann nicht mit {} komprimiert werden; zur Wahl stehen gzip:1 bis gzip:9, zstd:1 bis zstd:22 und blosc:1 bis blosc:9</translation>
    </message>
    <message>
        <source>cannot be created</source>
        <translation>lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>cannot be created to unpack a member of an archive</source>
        <translation>kann nicht angelegt werden, um ein Mitglied eines Archivs zu entpacken</translation>
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
        <source>cannot be given the permissions of the old one</source>
        <translation>kann nicht die Rechte der alten Datei erhalten</translation>
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
        <source>cannot be listed: {}</source>
        <translation>kann nicht aufgelistet werden: {}</translation>
    </message>
    <message>
        <source>cannot be locked</source>
        <translation>lässt sich nicht sperren</translation>
    </message>
    <message>
        <source>cannot be looked for</source>
        <translation>lässt sich nicht suchen</translation>
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
        <source>cannot be opened within an archive; unpack the archive and open the file</source>
        <translation>kann in einem Archiv nicht geöffnet werden; entpacken Sie das Archiv und öffnen Sie die Datei</translation>
    </message>
    <message>
        <source>cannot be opened: {} files are open over this connection</source>
        <translation>lässt sich nicht öffnen: Über diese Verbindung sind {} Dateien geöffnet</translation>
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
        <source>cannot be served</source>
        <translation>lässt sich nicht bereitstellen</translation>
    </message>
    <message>
        <source>cannot be started</source>
        <translation>kann nicht gestartet werden</translation>
    </message>
    <message>
        <source>cannot be started to test an HDF5 file</source>
        <translation>lässt sich nicht starten, um eine HDF5-Datei anzusehen</translation>
    </message>
    <message>
        <source>cannot be unpacked into the folder for temporary files, which TMPDIR names</source>
        <translation>kann nicht in den Ordner für temporäre Dateien entpackt werden, den TMPDIR nennt</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>cannot be written as several files; save it as a memmap folder</source>
        <translation>lässt sich nicht als mehrere Dateien schreiben; speichern Sie es als Memmap-Ordner</translation>
    </message>
    <message>
        <source>cannot be written as several files; save it as one Safetensors file</source>
        <translation>lässt sich nicht als mehrere Dateien schreiben; speichern Sie es als eine Safetensors-Datei</translation>
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
        <source>cannot be written: there is no folder {}</source>
        <translation>lässt sich nicht schreiben: Den Ordner {} gibt es nicht</translation>
    </message>
    <message>
        <source>cannot be written: {} is not the ending of a known format; known are {}</source>
        <translation>lässt sich nicht schreiben: Die Endung {} steht für kein bekanntes Format; bekannt sind {}</translation>
    </message>
    <message>
        <source>cannot find episode boundaries: expected a bool "done", "terminated" or "truncated" over the batch (also below "next"), "is_init", or integers such as "traj_ids"; name another with key=</source>
        <translation>Episodengrenzen nicht gefunden: erwartet wird ein Bool „done“, „terminated“ oder „truncated“ über dem Batch (auch unter „next“), „is_init“ oder ganze Zahlen wie „traj_ids“; nennen Sie einen anderen Schlüssel mit key=</translation>
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
        <source>cannot load {} as TorchScript: {}</source>
        <translation>{} kann nicht als TorchScript geladen werden: {}</translation>
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
        <translation>ein gesperrtes Tensordict lässt sich nicht ändern; entsperren Sie es, oder schreiben Sie Werte an Ort und Stelle, wie set_() es tut</translation>
    </message>
    <message>
        <source>cannot modify a locked tensordict; unlock it, or write values in place, as td["key"].add_(1) does</source>
        <translation>ein gesperrtes Tensordict lässt sich nicht ändern; entsperren Sie es, oder schreiben Sie Werte an Ort und Stelle, wie td["key"].add_(1) es tut</translation>
    </message>
    <message>
        <source>cannot select {}: the module writes {}</source>
        <translation>{} lässt sich nicht wählen: das Modul schreibt {}</translation>
    </message>
    <message>
        <source>cannot unlock a tensordict that is part of a locked graph: unlock its root</source>
        <translation>ein Tensordict, das Teil eines gesperrten Baums ist, lässt sich nicht entsperren: Entsperren Sie dessen Wurzel</translation>
    </message>
    <message>
        <source>cast to {}</source>
        <translation>in {} umwandeln</translation>
    </message>
    <message>
        <source>cast_filter must be a function of a nested key and a tensor, not {}</source>
        <translation>cast_filter muss eine Funktion eines verschachtelten Schlüssels und eines Tensors sein, nicht {}</translation>
    </message>
    <message>
        <source>changes as it did</source>
        <translation>ändert sich wie bisher</translation>
    </message>
    <message>
        <source>channel {} always equals channel {}; such pairs: {}</source>
        <translation>Kanal {} ist immer gleich Kanal {}; solche Paare: {}</translation>
    </message>
    <message>
        <source>channel {} is at its minimum or maximum, {} or {}, at {} % of the steps; such channels: {}</source>
        <translation>Kanal {} hat sein Minimum oder Maximum, {} oder {}, bei {} % der Schritte; solche Kanäle: {}</translation>
    </message>
    <message>
        <source>characters by name (\N{…}) are not supported; use \u</source>
        <translation>Zeichen nach Namen (\N{…}) werden nicht unterstützt; verwenden Sie \u</translation>
    </message>
    <message>
        <source>checkpoints of torchrl are written by torchrl; save it as a memmap folder</source>
        <translation>Checkpoints von torchrl schreibt torchrl; speichern Sie es als Memmap-Ordner</translation>
    </message>
    <message>
        <source>chunks {} of elements of {} bytes are too large: each is packed as one, and may take {} bytes</source>
        <translation>Chunks {} aus Elementen von {} Bytes sind zu groß: jeder wird als Ganzes gepackt und darf {} Bytes belegen</translation>
    </message>
    <message>
        <source>chunksize and num_chunks exclude each other</source>
        <translation>chunksize und num_chunks schließen einander aus</translation>
    </message>
    <message>
        <source>clamp() needs a lower or an upper bound</source>
        <translation>clamp() braucht eine untere oder eine obere Schranke</translation>
    </message>
    <message>
        <source>clamp() takes two tensordicts as bounds, or none</source>
        <translation>clamp() nimmt zwei Tensordicts als Schranken oder keines</translation>
    </message>
    <message>
        <source>closes the connection</source>
        <translation>legt auf</translation>
    </message>
    <message>
        <source>complex numbers have no order</source>
        <translation>komplexe Zahlen haben keine Ordnung</translation>
    </message>
    <message>
        <source>contains NaN, {} total</source>
        <translation>enthält NaN, insgesamt {}</translation>
    </message>
    <message>
        <source>contains data that edits replaced; the next edit deletes it once no process uses it</source>
        <translation>enthält Daten, die durch Änderungen ersetzt wurden; die nächste Änderung löscht sie, sobald kein Prozess sie mehr benutzt</translation>
    </message>
    <message>
        <source>contains infinities, {} total</source>
        <translation>enthält Unendlich, insgesamt {}</translation>
    </message>
    <message>
        <source>contains the checkpoint that it is a part of</source>
        <translation>enthält den Checkpoint, von dem es ein Teil ist</translation>
    </message>
    <message>
        <source>convert_tensors=True needs convert_nodes=True: tensors stay in what stays a tensordict</source>
        <translation>convert_tensors=True braucht convert_nodes=True: Tensoren bleiben in dem, was ein Tensordict bleibt</translation>
    </message>
    <message>
        <source>crashes on it (signal {})</source>
        <translation>stürzt daran ab (Signal {})</translation>
    </message>
    <message>
        <source>crc32c</source>
        <translation>crc32c</translation>
    </message>
    <message>
        <source>crop the batch to {}</source>
        <translation>den Batch auf {} kürzen</translation>
    </message>
    <message>
        <source>crop to {}</source>
        <translation>auf {} kürzen</translation>
    </message>
    <message>
        <source>data are a tensordict, a tensor or numbers, not a dict</source>
        <translation>Daten sind ein Tensordict, ein Tensor oder Zahlen, kein Dict</translation>
    </message>
    <message>
        <source>declare the batch size {}</source>
        <translation>die Batch-Größe {} angeben</translation>
    </message>
    <message>
        <source>decoding an image</source>
        <translation>das Lesen eines Bilds</translation>
    </message>
    <message>
        <source>default must be "intersection" or a tensor without dims such as torch.tensor(0.0), not {}</source>
        <translation>default muss "intersection" oder ein Tensor ohne Dimensionen wie torch.tensor(0.0) sein, nicht {}</translation>
    </message>
    <message>
        <source>deflate</source>
        <translation>deflate</translation>
    </message>
    <message>
        <source>depth={} and {} of {} do not agree</source>
        <translation>depth={} und {} von {} passen nicht zusammen</translation>
    </message>
    <message>
        <source>describes members that another one describes too</source>
        <translation>beschreibt Mitglieder, die auch ein anderes beschreibt</translation>
    </message>
    <message>
        <source>dict() takes pairs of key and value</source>
        <translation>dict() nimmt Paare aus Schlüssel und Wert</translation>
    </message>
    <message>
        <source>differs at byte {} both from the content before the save and from the saved content: it was changed since</source>
        <translation>weicht bei Byte {} sowohl vom Inhalt vor dem Speichern als auch vom gespeicherten Inhalt ab: wurde seitdem geändert</translation>
    </message>
    <message>
        <source>differs between the tokens of {} of {} responses, and is constant in the others</source>
        <translation>unterscheidet sich zwischen den Token von {} von {} Antworten und ist in den anderen konstant</translation>
    </message>
    <message>
        <source>differs from terminated or truncated, {} total</source>
        <translation>es ist nicht, was terminated oder truncated zusammen sagen, {} insgesamt</translation>
    </message>
    <message>
        <source>differs from the log-probability under the rollout engine by {} on average and {} at most; by more than {} at {} of {} tokens; by {} on average in the first quarter of the responses, {} in the last</source>
        <translation>weicht von der Log-Wahrscheinlichkeit der Rollout-Engine im Mittel um {} und höchstens um {} ab; um mehr als {} bei {} von {} Token; im ersten Viertel der Antworten im Mittel um {}, im letzten um {}</translation>
    </message>
    <message>
        <source>differs from {}, as given, {} total; the largest error is {}</source>
        <translation>es ist nicht {}, wie angegeben, {} insgesamt; die schlimmste Stelle weicht um {} ab</translation>
    </message>
    <message>
        <source>differs from {}, the nearest fit, {} total; the largest error is {}</source>
        <translation>es ist nicht {}, was am nächsten liegt, {} insgesamt; die schlimmste Stelle weicht um {} ab</translation>
    </message>
    <message>
        <source>dim must be a batch dim here, not "feature"</source>
        <translation>dim muss hier eine Batch-Dimension sein, nicht "feature"</translation>
    </message>
    <message>
        <source>dim must be an int or None, not {}</source>
        <translation>dim muss ein int oder None sein, nicht {}</translation>
    </message>
    <message>
        <source>dim must be an int, a tuple of ints, None or "feature", not a value of type {}</source>
        <translation>dim muss ein int, ein Tupel von ints, None oder "feature" sein, kein Wert vom Typ {}</translation>
    </message>
    <message>
        <source>dim must be an int, a tuple of ints, None or "feature", not {}</source>
        <translation>dim muss ein int, ein Tupel von ints, None oder "feature" sein, nicht {}</translation>
    </message>
    <message>
        <source>dim must be an int, not {}</source>
        <translation>dim muss ein int sein, nicht {}</translation>
    </message>
    <message>
        <source>dim {} is given twice</source>
        <translation>Dimension {} ist zweimal angegeben</translation>
    </message>
    <message>
        <source>dim {} is out of range for a new dim of the batch size {}</source>
        <translation>Dimension {} liegt außerhalb dessen, was eine neue Dimension der Batch-Größe {} sein kann</translation>
    </message>
    <message>
        <source>dim {} is out of range for the batch size {}</source>
        <translation>Dimension {} liegt außerhalb der Batch-Größe {}</translation>
    </message>
    <message>
        <source>dim {} is ragged and cannot be sliced; index a member of the stack first</source>
        <translation>Dimension {} ist ungleichförmig und lässt sich nicht schneiden; indizieren Sie vorher ein Mitglied des Stapels</translation>
    </message>
    <message>
        <source>dim {} is ragged and cannot be taken apart; index a member of the stack first</source>
        <translation>Dimension {} ist ungleichförmig und lässt sich nicht zerlegen; indizieren Sie vorher ein Mitglied des Stacks</translation>
    </message>
    <message>
        <source>dim {} occurs twice among the dims to flip</source>
        <translation>Dimension {} kommt unter den umzudrehenden Dimensionen zweimal vor</translation>
    </message>
    <message>
        <source>dim {} of the result runs over {} at once, and {} runs along dim {} too: elements are regrouped, no dim is moved; permute moves dims</source>
        <translation>Dim {} des Ergebnisses läuft über {} zugleich, und {} läuft auch entlang Dim {}: Elemente sind neu gruppiert, keine Dim ist verschoben; permute verschiebt Dims</translation>
    </message>
    <message>
        <source>dim {} of this view was expanded, so several of its elements are one and cannot be written; clone it first</source>
        <translation>Dimension {} dieser Sicht wurde erweitert, mehrere ihrer Elemente sind also eines und lassen sich nicht schreiben; clone() macht vorher eine Kopie</translation>
    </message>
    <message>
        <source>dim="feature" and keepdim=True exclude each other</source>
        <translation>dim="feature" und keepdim=True schließen einander aus</translation>
    </message>
    <message>
        <source>dimension {} is out of range for {} dims</source>
        <translation>Dimension {} gibt es bei {} Dimensionen nicht</translation>
    </message>
    <message>
        <source>dims</source>
        <translation>Dimensionen</translation>
    </message>
    <message>
        <source>distributed checkpoints are written by torch.distributed; save it as a memmap folder</source>
        <translation>verteilte Checkpoints schreibt torch.distributed; als Memmap-Ordner speichern</translation>
    </message>
    <message>
        <source>distribution_class must be a class, such as torch.distributions.Normal, not {}</source>
        <translation>distribution_class muss eine Klasse sein wie torch.distributions.Normal, nicht {}</translation>
    </message>
    <message>
        <source>distribution_kwargs of a CompositeDistribution has a distribution_map</source>
        <translation>distribution_kwargs einer CompositeDistribution hat eine distribution_map</translation>
    </message>
    <message>
        <source>distribution_map must be a dict, not a value of type {}</source>
        <translation>distribution_map muss ein dict sein, kein Wert vom Typ {}</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>Division durch null</translation>
    </message>
    <message>
        <source>does not answer</source>
        <translation>antwortet nicht</translation>
    </message>
    <message>
        <source>does not begin as a file of torch.save</source>
        <translation>beginnt nicht wie eine Datei von torch.save</translation>
    </message>
    <message>
        <source>does not describe tensors, and its folder has no meta.json</source>
        <translation>beschreibt keine Tensoren, und in seinem Ordner liegt keine meta.json</translation>
    </message>
    <message>
        <source>does not fit into one message</source>
        <translation>passt nicht in eine Nachricht</translation>
    </message>
    <message>
        <source>does not name a class ("_type"), so this is not the folder of a tensordict</source>
        <translation>nennt keine Klasse („_type“), dies ist also nicht der Ordner eines Tensordicts</translation>
    </message>
    <message>
        <source>does not say where the data are: {} is missing</source>
        <translation>sagt nicht, wo die Daten liegen: {} fehlt</translation>
    </message>
    <message>
        <source>does not terminate on it</source>
        <translation>kommt damit an kein Ende</translation>
    </message>
    <message>
        <source>done and terminated must be bools, not {}</source>
        <translation>done und terminated müssen Bools sein, nicht {}</translation>
    </message>
    <message>
        <source>dropout1d() takes an input of 2 or 3 dims, not of {}</source>
        <translation>dropout1d() nimmt eine Eingabe mit 2 oder 3 Dimensionen, nicht mit {}</translation>
    </message>
    <message>
        <source>drops the steps after the length of the shortest member, including ends of episodes</source>
        <translation>lässt die Schritte nach der Länge des kürzesten Mitglieds weg, auch Enden von Episoden</translation>
    </message>
    <message>
        <source>dtype must be a dtype such as torch.float32, not {}</source>
        <translation>dtype muss ein dtype wie torch.float32 sein, nicht {}</translation>
    </message>
    <message>
        <source>each row of an input of two dims is a bag: leave offsets= out</source>
        <translation>jede Zeile einer Eingabe mit zwei Dimensionen ist ein Beutel: offsets= weglassen</translation>
    </message>
    <message>
        <source>element {} of tensors does not require grad and does not have a grad_fn: what it is computed from has to require gradients (requires_grad_()), and to be computed in the same text, out of torch.no_grad() and of scripts</source>
        <translation>Tensor {} verlangt keinen Gradienten und folgt aus keinem, der einen verlangt: Woraus er berechnet wird, muss Gradienten verlangen (requires_grad_()) und im selben Text berechnet werden, außerhalb von torch.no_grad() und von Skripten</translation>
    </message>
    <message>
        <source>elements of an unknown type</source>
        <translation>Elemente eines unbekannten Typs</translation>
    </message>
    <message>
        <source>elements of the packed member {} cannot be edited in place; save the file as another one</source>
        <translation>Elemente des gepackten {} lassen sich nicht an Ort und Stelle ändern; die Datei als eine andere speichern</translation>
    </message>
    <message>
        <source>elements of {} are assigned a number or a tensor (torch.tensor([…])), not a value of type {}</source>
        <translation>Elementen von {} wird eine Zahl oder ein Tensor (torch.tensor([…])) zugewiesen, kein Wert vom Typ {}</translation>
    </message>
    <message>
        <source>elements of {} cannot be written as text</source>
        <translation>Elemente von {} lassen sich nicht als Text schreiben</translation>
    </message>
    <message>
        <source>embed_dim={} must be divisible by num_heads={}</source>
        <translation>embed_dim={} muss durch num_heads={} teilbar sein</translation>
    </message>
    <message>
        <source>empty separator</source>
        <translation>leeres Trennzeichen</translation>
    </message>
    <message>
        <source>ended with exit status {}</source>
        <translation>endete mit dem Exit-Status {}</translation>
    </message>
    <message>
        <source>ends at byte {} of the data, of which the file has {}</source>
        <translation>endet bei Byte {} der Daten, von denen die Datei {} hat</translation>
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
        <source>entries are replaced by those of a dict or a tensordict, not by a value of type {}</source>
        <translation>Einträge werden durch die eines Dicts oder Tensordicts ersetzt, nicht durch einen Wert vom Typ {}</translation>
    </message>
    <message>
        <source>entry {} of the tokenizer's "vocab" is not a pair of a token and a score</source>
        <translation>Eintrag {} des „vocab“ des Tokenizers ist kein Paar aus Token und Wert</translation>
    </message>
    <message>
        <source>episode {} ends at row {}, where the lengths say {}</source>
        <translation>Episode {} endet in Zeile {}, nach den Längen in {}</translation>
    </message>
    <message>
        <source>episode {} has no steps</source>
        <translation>Episode {} hat keine Schritte</translation>
    </message>
    <message>
        <source>episode {} has no task</source>
        <translation>Episode {} hat keine Aufgabe</translation>
    </message>
    <message>
        <source>episode {} has the length {}</source>
        <translation>Episode {} hat die Länge {}</translation>
    </message>
    <message>
        <source>episode {} is in a file before that of episode {}</source>
        <translation>Episode {} liegt in einer Datei vor der von Episode {}</translation>
    </message>
    <message>
        <source>equals {} at every step</source>
        <translation>gleicht {} in jedem Schritt</translation>
    </message>
    <message>
        <source>equals {} of the step before, at every step</source>
        <translation>gleicht {} des vorigen Schritts, in jedem Schritt</translation>
    </message>
    <message>
        <source>exceeds its storage: it needs bytes {} to {}, and the storage has {}</source>
        <translation>überschreitet seinen Speicher: braucht die Bytes {} bis {}, und der Speicher hat {}</translation>
    </message>
    <message>
        <source>exists already and is not overwritten without leave</source>
        <translation>besteht schon und wird ohne Erlaubnis nicht überschrieben</translation>
    </message>
    <message>
        <source>exists already; of files that are numbered none is overwritten</source>
        <translation>besteht schon; von nummerierten Dateien wird keine überschrieben</translation>
    </message>
    <message>
        <source>expand_as() takes a tensordict or a tensor, not a {}</source>
        <translation>expand_as() nimmt ein Tensordict oder einen Tensor, nicht {}</translation>
    </message>
    <message>
        <source>expected ',' or ':' after a parameter of lambda</source>
        <translation>nach einem Parameter von lambda wird ',' oder ':' erwartet</translation>
    </message>
    <message>
        <source>expected ':' after the context manager of 'with'</source>
        <translation>nach dem Kontextmanager von 'with' wird ':' erwartet</translation>
    </message>
    <message>
        <source>expected ':' after the parameters of lambda</source>
        <translation>nach den Parametern von lambda wird ':' erwartet</translation>
    </message>
    <message>
        <source>expected ':'{}</source>
        <translation>erwartet wird ':'{}</translation>
    </message>
    <message>
        <source>expected 'else'{}</source>
        <translation>erwartet wird 'else'{}</translation>
    </message>
    <message>
        <source>expected 'in' after the names of 'for'</source>
        <translation>nach den Namen von 'for' wird 'in' erwartet</translation>
    </message>
    <message>
        <source>expected '{}', found '{}'</source>
        <translation>erwartet wird '{}', gefunden wurde '{}'</translation>
    </message>
    <message>
        <source>expected a class such as TensorDict, torch.Tensor, int or str, not a value of type {}</source>
        <translation>erwartet wird eine Klasse wie TensorDict, torch.Tensor, int oder str, kein Wert vom Typ {}</translation>
    </message>
    <message>
        <source>expected a function such as lambda x: x + 1, not {}</source>
        <translation>erwartet wird eine Funktion wie lambda x: x + 1, nicht {}</translation>
    </message>
    <message>
        <source>expected a list or a tuple of keys, not a value of type {}</source>
        <translation>erwartet wird eine Liste oder ein Tupel von Schlüsseln, kein Wert vom Typ {}</translation>
    </message>
    <message>
        <source>expected a list, found a number, at dim {}</source>
        <translation>erwartet wird eine Liste, gefunden wurde eine Zahl, in Dimension {}</translation>
    </message>
    <message>
        <source>expected a name after 'as'</source>
        <translation>nach 'as' wird ein Name erwartet</translation>
    </message>
    <message>
        <source>expected a name after 'for'</source>
        <translation>nach 'for' wird ein Name erwartet</translation>
    </message>
    <message>
        <source>expected a name or a part of td, such as td["key"] or td["key"][0]</source>
        <translation>erwartet wird ein Name oder ein Teil von td, etwa td["key"] oder td["key"][0]</translation>
    </message>
    <message>
        <source>expected a name or a value, found '{}'</source>
        <translation>erwartet wird ein Name oder ein Wert, gefunden wurde '{}'</translation>
    </message>
    <message>
        <source>expected a name or a value{}</source>
        <translation>erwartet wird ein Name oder ein Wert{}</translation>
    </message>
    <message>
        <source>expected a number, found a list, at dim {}</source>
        <translation>erwartet wird eine Zahl, gefunden wurde eine Liste, in Dimension {}</translation>
    </message>
    <message>
        <source>expected a number, not a value of type {}</source>
        <translation>erwartet wird eine Zahl, kein Wert vom Typ {}</translation>
    </message>
    <message>
        <source>expected a statement after ':', or indented lines below</source>
        <translation>erwartet wird eine Anweisung nach ':' oder eingerückte Zeilen darunter</translation>
    </message>
    <message>
        <source>expected a tensordict or a tensor, not a value of type {}</source>
        <translation>erwartet wird ein Tensordict oder ein Tensor, kein Wert vom Typ {}</translation>
    </message>
    <message>
        <source>expected an entry of td, such as td["key"]</source>
        <translation>erwartet wird ein Eintrag von td, etwa td["key"]</translation>
    </message>
    <message>
        <source>expected an expression</source>
        <translation>erwartet wird ein Ausdruck</translation>
    </message>
    <message>
        <source>expected an expression, found a statement</source>
        <translation>erwartet wird ein Ausdruck, gefunden wurde eine Anweisung</translation>
    </message>
    <message>
        <source>expected an expression, found an assignment ('==' compares)</source>
        <translation>erwartet wird ein Ausdruck, gefunden wurde eine Zuweisung ('==' vergleicht)</translation>
    </message>
    <message>
        <source>expected an index or a key between the brackets</source>
        <translation>zwischen den Klammern wird ein Index oder ein Schlüssel erwartet</translation>
    </message>
    <message>
        <source>expected an operator or a comma before this string</source>
        <translation>vor diesem String wird ein Operator oder ein Komma erwartet</translation>
    </message>
    <message>
        <source>expected an operator or the end{}</source>
        <translation>erwartet wird ein Operator oder das Ende{}</translation>
    </message>
    <message>
        <source>expected an operator, ',' or '{}'{}</source>
        <translation>erwartet wird ein Operator, ',' oder '{}'{}</translation>
    </message>
    <message>
        <source>expected another non-tensor object, not a value of type {}</source>
        <translation>erwartet wird ein anderes Nicht-Tensor-Objekt, kein Wert vom Typ {}</translation>
    </message>
    <message>
        <source>expected at least {} values, got {}</source>
        <translation>erwartet werden mindestens {} Werte, bekam {}</translation>
    </message>
    <message>
        <source>expected digits after {}</source>
        <translation>nach {} werden Ziffern erwartet</translation>
    </message>
    <message>
        <source>expected either probs or logits, not both</source>
        <translation>erwartet wird entweder probs oder logits, nicht beides</translation>
    </message>
    <message>
        <source>expected key: value, as in the rest of this dict</source>
        <translation>erwartet wird Schlüssel: Wert, wie im Rest dieses Dicts</translation>
    </message>
    <message>
        <source>expected one assignment in a statement, found '{}'</source>
        <translation>erwartet wird eine Zuweisung je Anweisung, gefunden wurde '{}'</translation>
    </message>
    <message>
        <source>expected one expression, found a second line</source>
        <translation>erwartet wird ein einziger Ausdruck, gefunden wurde eine zweite Zeile</translation>
    </message>
    <message>
        <source>expected one name for each of the {} batch dims, got {}: {}</source>
        <translation>erwartet wurde ein Name für jede der {} Batch-Dimensionen, es kamen {}: {}</translation>
    </message>
    <message>
        <source>expected one name or several after 'for'</source>
        <translation>nach 'for' wird ein Name oder werden mehrere erwartet</translation>
    </message>
    <message>
        <source>expected one number for each of the {} batch dims, got {}</source>
        <translation>erwartet wird eine Zahl für jede der {} Batch-Dimensionen, bekam {}</translation>
    </message>
    <message>
        <source>expected sequence of length {} at dim {} (got {})</source>
        <translation>in Dimension {2} wird eine Folge der Länge {1} erwartet (bekam {3})</translation>
    </message>
    <message>
        <source>expected tensordicts after fn, not a value of type {}</source>
        <translation>nach fn werden Tensordicts erwartet, kein Wert vom Typ {}</translation>
    </message>
    <message>
        <source>expected tensordicts, got a value of type {}</source>
        <translation>erwartet werden Tensordicts, bekam einen Wert vom Typ {}</translation>
    </message>
    <message>
        <source>expected the name of a parameter after '*,'</source>
        <translation>hinter '*,' wird der Name eines Parameters erwartet</translation>
    </message>
    <message>
        <source>expected the name of a parameter before '='</source>
        <translation>vor '=' wird der Name eines Parameters erwartet</translation>
    </message>
    <message>
        <source>expected the name of a parameter, or ':' before the value of the lambda</source>
        <translation>erwartet wird der Name eines Parameters oder ':' vor dem Wert des lambda</translation>
    </message>
    <message>
        <source>expected the name of an attribute after '.'</source>
        <translation>nach '.' wird der Name eines Attributs erwartet</translation>
    </message>
    <message>
        <source>expected the rest of the expression</source>
        <translation>erwartet wird der Rest des Ausdrucks</translation>
    </message>
    <message>
        <source>expected {} hexadecimal digits after {}</source>
        <translation>nach {2} werden {1} hexadezimale Ziffern erwartet</translation>
    </message>
    <message>
        <source>expected {} values, got {}</source>
        <translation>erwartet werden {} Werte, bekam {}</translation>
    </message>
    <message>
        <source>expected {}, but this is {}</source>
        <translation>erwartet wurde {}, hier ist {}</translation>
    </message>
    <message>
        <source>expressions have no Python modules, classes or arrays; save a tensordict in Python and open it</source>
        <translation>in Ausdrücken gibt es keine Module, Klassen und Arrays von Python; speichern Sie in Python ein Tensordict, und öffnen Sie es</translation>
    </message>
    <message>
        <source>expressions have no such storage; the result is in memory, or saved with -o OUT</source>
        <translation>in Ausdrücken gibt es keinen solchen Speicher; das Ergebnis liegt im Hauptspeicher oder wird mit -o OUT gespeichert</translation>
    </message>
    <message>
        <source>expressions write no files: evaluate with -o OUT, or use `tensordesk export`</source>
        <translation>Ausdrücke schreiben keine Dateien: Werten Sie mit -o OUT aus, oder verwenden Sie `tensordesk export`</translation>
    </message>
    <message>
        <source>expressions write no files: save the result with -o OUT</source>
        <translation>Ausdrücke schreiben keine Dateien: Speichern Sie das Ergebnis mit -o OUT</translation>
    </message>
    <message>
        <source>expressions write no files: save the result with -o OUT, or use `tensordesk export` (an OUT without an ending is a memory-mapped folder)</source>
        <translation>Ausdrücke schreiben keine Dateien: Speichern Sie das Ergebnis mit -o OUT, oder verwenden Sie `tensordesk export` (ein OUT ohne Endung ist ein Memmap-Ordner)</translation>
    </message>
    <message>
        <source>f must be the path of a file, not a value of type {}</source>
        <translation>f muss der Pfad einer Datei sein, kein Wert vom Typ {}</translation>
    </message>
    <message>
        <source>f-strings are not supported</source>
        <translation>f-Strings werden nicht unterstützt</translation>
    </message>
    <message>
        <source>failed: {}</source>
        <translation>ist gescheitert: {}</translation>
    </message>
    <message>
        <source>fast is True, for a copy of tensors only, or False, for the same as update_at_</source>
        <translation>fast ist True, um nur Tensoren zu kopieren, oder False, für dasselbe wie update_at_</translation>
    </message>
    <message>
        <source>ffmpeg did not write the film: {}</source>
        <translation>ffmpeg hat den Film nicht geschrieben: {}</translation>
    </message>
    <message>
        <source>files of the format {} are only written</source>
        <translation>Dateien des Formats {} werden nur geschrieben</translation>
    </message>
    <message>
        <source>files of the format {} cannot be compressed; leave the compression out</source>
        <translation>Dateien des Formats {} lassen sich nicht komprimieren; lassen Sie die Kompression weg</translation>
    </message>
    <message>
        <source>fill_ takes a number, not a value of type {}</source>
        <translation>fill_ nimmt eine Zahl, keinen Wert vom Typ {}</translation>
    </message>
    <message>
        <source>fill_ takes one number, not a tensor of {} dims</source>
        <translation>fill_ nimmt eine Zahl, keinen Tensor mit {} Dimensionen</translation>
    </message>
    <message>
        <source>fits too, but has fewer rules</source>
        <translation>passt auch, hat aber weniger Regeln</translation>
    </message>
    <message>
        <source>flattening would give several entries the key {}</source>
        <translation>beim Verflachen bekämen mehrere Einträge den Schlüssel {}</translation>
    </message>
    <message>
        <source>float() takes a real number, not complex</source>
        <translation>float() nimmt eine reelle Zahl, keine komplexe</translation>
    </message>
    <message>
        <source>floats of {} bits in a form that torch does not have</source>
        <translation>Gleitkommazahlen von {} Bit in einer Form, die torch nicht hat</translation>
    </message>
    <message>
        <source>fn must be a function such as lambda x: x + 1, not {}</source>
        <translation>fn muss eine Funktion wie lambda x: x + 1 sein, nicht {}</translation>
    </message>
    <message>
        <source>fn returned a value of type {}: map() joins tensordicts; map_iter() returns values of any type</source>
        <translation>fn gab einen Wert vom Typ {} zurück: map() verbindet Tensordicts; map_iter() gibt Werte jedes Typs zurück</translation>
    </message>
    <message>
        <source>frame {} of the video cannot be decoded: {}</source>
        <translation>Bild {} des Videos kann nicht dekodiert werden: {}</translation>
    </message>
    <message>
        <source>frames are black, {} of {}</source>
        <translation>Bilder sind schwarz, {} von {}</translation>
    </message>
    <message>
        <source>frames do not change, {} total; the longest run has {}</source>
        <translation>Bilder stehen still, {} insgesamt; die längste Folge hat {}</translation>
    </message>
    <message>
        <source>from_dict takes a dict, not a value of type {}</source>
        <translation>from_dict nimmt ein Dict, keinen Wert vom Typ {}</translation>
    </message>
    <message>
        <source>from_list takes a list of dicts, not a value of type {}</source>
        <translation>from_list nimmt eine Liste von Dicts, keinen Wert vom Typ {}</translation>
    </message>
    <message>
        <source>from_modules takes at least one module</source>
        <translation>from_modules nimmt wenigstens ein Modul</translation>
    </message>
    <message>
        <source>from_tuple takes a tuple, not a value of type {}</source>
        <translation>from_tuple nimmt ein Tupel, keinen Wert vom Typ {}</translation>
    </message>
    <message>
        <source>generalized advantage estimation with gamma {} and lambda {}</source>
        <translation>Generalized Advantage Estimation mit Gamma {} und Lambda {}</translation>
    </message>
    <message>
        <source>grad can be implicitly created only for scalar outputs</source>
        <translation>Ohne Angabe eines Gradienten geht es nur von Ausgaben mit einem Element aus</translation>
    </message>
    <message>
        <source>grad can be implicitly created only for scalar outputs: this leaf has shape {}. Pass a gradient tensordict matching the structure of this tensordict to backward()</source>
        <translation>Ohne Angabe eines Gradienten geht es nur von Blättern mit einem Element aus: Dieses hat die Form {}. Geben Sie backward() ein TensorDict von Gradienten mit denselben Schlüsseln</translation>
    </message>
    <message>
        <source>gradient must be a tensordict with entries matching the differentiable leaves of the tensordict, not a {}</source>
        <translation>gradient muss ein TensorDict mit Einträgen zu den ableitbaren Blättern sein, kein {}</translation>
    </message>
    <message>
        <source>group is None: there is the default process group alone</source>
        <translation>group ist None: es gibt nur die Standard-Prozessgruppe</translation>
    </message>
    <message>
        <source>has NaN or infinities</source>
        <translation>enthält NaN oder Unendlich</translation>
    </message>
    <message>
        <source>has a chunk of shape {} at {}, which exceeds its shape {}</source>
        <translation>hat einen Chunk der Form {} bei {}, der über die Form {} hinausgeht</translation>
    </message>
    <message>
        <source>has a chunk of {} bytes instead of {}</source>
        <translation>hat einen Chunk von {} Bytes statt {}</translation>
    </message>
    <message>
        <source>has a chunk of {} sizes and {} offsets</source>
        <translation>hat ein Stück mit {} Größen und {} Anfängen</translation>
    </message>
    <message>
        <source>has a description that consolidate() did not write</source>
        <translation>hat eine Beschreibung, die nicht von consolidate() geschrieben wurde</translation>
    </message>
    <message>
        <source>has a dtype of the number {}, which is not known</source>
        <translation>hat einen Dtype der Nummer {}, die nicht bekannt ist</translation>
    </message>
    <message>
        <source>has a field of the shape {}</source>
        <translation>hat ein Feld der Form {}</translation>
    </message>
    <message>
        <source>has a field {}, for which Python raises an error when it loads non-tensor data</source>
        <translation>hat ein Feld {}, mit dem Python Nicht-Tensor-Daten nicht lädt</translation>
    </message>
    <message>
        <source>has a leaf of dtype {}</source>
        <translation>hat ein Blatt des dtype {}</translation>
    </message>
    <message>
        <source>has a member {}, which unpacking would put outside of the folder</source>
        <translation>enthält {}, was beim Auspacken außerhalb des Ordners landen würde</translation>
    </message>
    <message>
        <source>has a negative size: {}</source>
        <translation>hat eine negative Größe: {}</translation>
    </message>
    <message>
        <source>has a negative stride: {}</source>
        <translation>hat eine negative Schrittweite: {}</translation>
    </message>
    <message>
        <source>has a non-tensor that is not described by its value and batch size</source>
        <translation>hat einen Nicht-Tensor, der nicht durch seinen Wert und seine Batch-Größe beschrieben ist</translation>
    </message>
    <message>
        <source>has a part of the unknown kind {}</source>
        <translation>hat einen Teil der unbekannten Art {}</translation>
    </message>
    <message>
        <source>has a shard of {} bytes with a chunk of {} bytes at {}</source>
        <translation>hat einen Shard von {} Bytes mit einem Chunk von {} Bytes an Stelle {}</translation>
    </message>
    <message>
        <source>has a shard of {} bytes, too few for the table of its {} chunks</source>
        <translation>hat einen Shard von {} Bytes, zu wenige für die Tabelle seiner {} Chunks</translation>
    </message>
    <message>
        <source>has a slash in its key, which LeRobot data sets do not have: rename it</source>
        <translation>hat einen Schrägstrich im Schlüssel, den es in LeRobot-Datensätzen nicht gibt: benennen Sie ihn um</translation>
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
        <source>has a tensor that {} creates; only dense tensors are supported</source>
        <translation>enthält einen Tensor, den {} erzeugt; nur dichte Tensoren werden unterstützt</translation>
    </message>
    <message>
        <source>has an attribute of type {}, which is not read here</source>
        <translation>hat ein Attribut vom Typ {}, das hier nicht gelesen wird</translation>
    </message>
    <message>
        <source>has an unclosed brace; write \{ for a brace in a file name</source>
        <translation>hat eine nicht geschlossene geschweifte Klammer; schreiben Sie \{ für eine Klammer in einem Dateinamen</translation>
    </message>
    <message>
        <source>has another kind of values</source>
        <translation>hat Werte anderer Art</translation>
    </message>
    <message>
        <source>has another object where a storage is expected</source>
        <translation>enthält ein anderes Objekt, wo ein Speicher erwartet wird</translation>
    </message>
    <message>
        <source>has another shape than before</source>
        <translation>hat eine andere Form als vorher</translation>
    </message>
    <message>
        <source>has batch size {}, where {} rows are expected</source>
        <translation>hat die Batch-Größe {}, erwartet werden {} Zeilen</translation>
    </message>
    <message>
        <source>has bytes of another leaf: an edit changes both</source>
        <translation>hat Bytes eines anderen Blatts: eine Änderung trifft beide</translation>
    </message>
    <message>
        <source>has its elements in another file, {}, which is not opened; load it in Python and save it as a whole</source>
        <translation>hat seine Elemente in einer anderen Datei, {}, die nicht geöffnet wird; in Python laden und als Ganzes speichern</translation>
    </message>
    <message>
        <source>has more than one member {}; the last one is shown</source>
        <translation>enthält {} mehr als einmal; gezeigt wird das letzte</translation>
    </message>
    <message>
        <source>has more than {} different keys, so it is not a table of rows</source>
        <translation>hat mehr als {} verschiedene Schlüssel und ist daher keine Tabelle aus Zeilen</translation>
    </message>
    <message>
        <source>has more than {} files; open the needed ones alone</source>
        <translation>enthält mehr als {} Dateien; öffnen Sie die benötigten einzeln</translation>
    </message>
    <message>
        <source>has no array with one row per step, such as rewards or actions</source>
        <translation>hat kein Array mit einer Zeile je Schritt wie rewards oder actions</translation>
    </message>
    <message>
        <source>has no bytes for its storage</source>
        <translation>hat keine Bytes für seinen Speicher</translation>
    </message>
    <message>
        <source>has no dtype, and neither has its storage</source>
        <translation>hat keinen Dtype, und sein Speicher auch nicht</translation>
    </message>
    <message>
        <source>has no entries in this state dict: it was an empty tensordict, or a NonTensorStack, whose values state_dict() does not write. Save the tensordict itself to keep them</source>
        <translation>hat in diesem State-Dict keine Einträge: Es war ein leeres Tensordict oder ein NonTensorStack, dessen Werte state_dict() nicht schreibt. Um sie zu behalten, speichern Sie das Tensordict selbst</translation>
    </message>
    <message>
        <source>has no episodes to compare: expected a bool "done", "terminated" or "truncated" over the batch, or another key that marks them</source>
        <translation>hat keine Episoden zum Vergleichen: erwartet wird ein bool "done", "terminated" oder "truncated" über dem Batch oder ein anderer Schlüssel, der sie markiert</translation>
    </message>
    <message>
        <source>has no file {} beside it, so its shape and dtype are unknown: tensordict before 0.3 could not save it</source>
        <translation>hat keine Datei {} neben sich; Form und dtype sind daher unbekannt: tensordict vor 0.3 konnte es nicht speichern</translation>
    </message>
    <message>
        <source>has no member {}</source>
        <translation>hat kein Mitglied {}</translation>
    </message>
    <message>
        <source>has no parameters to compare with</source>
        <translation>hat keine Parameter zum Vergleichen</translation>
    </message>
    <message>
        <source>has no steps to run the module over</source>
        <translation>hat keine Schritte, auf die das Modul angewandt werden könnte</translation>
    </message>
    <message>
        <source>has no such image</source>
        <translation>hat kein solches Bild</translation>
    </message>
    <message>
        <source>has no table of episodes</source>
        <translation>hat keine Tabelle der Episoden</translation>
    </message>
    <message>
        <source>has none of the module's output keys ({}): give the module out_keys that are stored</source>
        <translation>enthält keinen der Ausgabeschlüssel des Moduls ({}): Geben Sie dem Modul out_keys, die gespeichert sind</translation>
    </message>
    <message>
        <source>has one value per position; a safetensors file keeps one value for all</source>
        <translation>enthält einen Wert je Position; eine Safetensors-Datei hält einen Wert für alle</translation>
    </message>
    <message>
        <source>has one value where the batch size of its level asks for {}</source>
        <translation>hat einen Wert, wo die Batch-Größe der Ebene {} verlangt</translation>
    </message>
    <message>
        <source>has quantized elements of less than a byte, which cannot be shown</source>
        <translation>hat quantisierte Elemente von weniger als einem Byte, die nicht gezeigt werden können</translation>
    </message>
    <message>
        <source>has records of more fields than can be shown</source>
        <translation>hat Datensätze mit mehr Feldern, als gezeigt werden können</translation>
    </message>
    <message>
        <source>has records of more than {} bytes</source>
        <translation>hat Datensätze von mehr als {} Bytes</translation>
    </message>
    <message>
        <source>has records whose field {} reaches beyond their end</source>
        <translation>hat Datensätze, deren Feld {} über ihr Ende hinausreicht</translation>
    </message>
    <message>
        <source>has sequences of variable length, which are not edited in place; export the file and edit the copy</source>
        <translation>hat Folgen veränderlicher Länge, die nicht an Ort und Stelle bearbeitet werden; exportieren Sie die Datei und bearbeiten Sie die Kopie</translation>
    </message>
    <message>
        <source>has stacks of more than a million members in total</source>
        <translation>hat Stapel von insgesamt mehr als einer Million Mitgliedern</translation>
    </message>
    <message>
        <source>has steps of different shapes, which cannot be read as one block</source>
        <translation>hat Schritte verschiedener Formen, die sich nicht als ein Block lesen lassen</translation>
    </message>
    <message>
        <source>has tensors that were distributed over processes: it contains only the local part of one process</source>
        <translation>enthält Tensoren, die über Prozesse verteilt waren: Es enthält nur den lokalen Teil eines Prozesses</translation>
    </message>
    <message>
        <source>has the components {} and {} at one path, {}</source>
        <translation>hat die Komponenten {} und {} unter einem Pfad, {}</translation>
    </message>
    <message>
        <source>has the data offsets {}, which are not a begin and an end</source>
        <translation>hat die Datenpositionen {}, die kein Anfang und Ende sind</translation>
    </message>
    <message>
        <source>has the dtype {} of numpy, which tensors do not have; convert it there</source>
        <translation>hat den Dtype {} von Numpy, den Tensoren nicht haben; dort umwandeln</translation>
    </message>
    <message>
        <source>has the dtype {}, for which Python raises an error on loading</source>
        <translation>hat den dtype {}, den Python nicht lädt</translation>
    </message>
    <message>
        <source>has the dtype {}, which is not one of numpy</source>
        <translation>hat den Dtype {}, der keiner von numpy ist</translation>
    </message>
    <message>
        <source>has the dtype {}, which this LibTorch does not know</source>
        <translation>hat den Dtype {}, den dieses LibTorch nicht kennt</translation>
    </message>
    <message>
        <source>has the field {}, which is not a name with a dtype</source>
        <translation>hat das Feld {}, das kein Name mit einem Dtype ist</translation>
    </message>
    <message>
        <source>has the file name of the key {}, and belongs to another key or to none; rename or remove it first</source>
        <translation>hat den Dateinamen des Schlüssels {} und gehört zu einem anderen Schlüssel oder zu keinem; benennen Sie es vorher um, oder entfernen Sie es</translation>
    </message>
    <message>
        <source>has the names {} below a level with the names {}: Python raises an error when it loads this</source>
        <translation>hat die Namen {} unter einer Ebene mit den Namen {}: Python lädt dies nicht</translation>
    </message>
    <message>
        <source>has the shape {}, which does not begin with the batch size {}</source>
        <translation>hat die Form {}, die nicht mit der Batch-Größe {} beginnt</translation>
    </message>
    <message>
        <source>has the shape {}, whose first dim does not match the {} rows of the replay buffer</source>
        <translation>hat die Form {}, deren erste Dimension nicht die der {} Zeilen des Replay-Puffers ist</translation>
    </message>
    <message>
        <source>has the size or stride {}, which is negative</source>
        <translation>hat die Größe oder Schrittweite {}, die negativ ist</translation>
    </message>
    <message>
        <source>has the size {}</source>
        <translation>hat die Größe {}</translation>
    </message>
    <message>
        <source>has the slope {} over the log-probability under the rollout engine, expected 1: one side may apply a temperature that the other does not</source>
        <translation>hat die Steigung {} über der Log-Wahrscheinlichkeit der Rollout-Engine, erwartet 1: eine Seite wendet vielleicht eine Temperatur an, die andere nicht</translation>
    </message>
    <message>
        <source>has two chunks of the same elements, at {} and {}</source>
        <translation>hat zwei Stücke mit denselben Elementen, bei {} und {}</translation>
    </message>
    <message>
        <source>has unsaved edits: save or discard them first</source>
        <translation>hat ungespeicherte Änderungen: Speichern oder verwerfen Sie sie vorher</translation>
    </message>
    <message>
        <source>has values more than {} levels deep</source>
        <translation>hat Werte, die mehr als {} Ebenen tief liegen</translation>
    </message>
    <message>
        <source>has version {} of the format; the latest supported one is {}</source>
        <translation>hat Version {} des Formats; die neueste unterstützte ist {}</translation>
    </message>
    <message>
        <source>has version {}, and version {} can be read</source>
        <translation>hat die Version {}, gelesen werden kann Version {}</translation>
    </message>
    <message>
        <source>has {} bytes and {} of padding where its shape asks for {}</source>
        <translation>hat {} Bytes und {} zum Auffüllen, wo seine Form {} verlangt</translation>
    </message>
    <message>
        <source>has {} bytes of JSON, more than the limit of {} bytes</source>
        <translation>hat {} Bytes JSON, mehr als die Grenze von {} Bytes</translation>
    </message>
    <message>
        <source>has {} bytes that are neither 0 nor 1, where each is a bool</source>
        <translation>hat {} Bytes, die weder 0 noch 1 sind, wo jedes ein Bool ist</translation>
    </message>
    <message>
        <source>has {} bytes when it is unpacked, more than the {} that are unpacked to show it; unpack the archive and open the file</source>
        <translation>hat entpackt {} Bytes, mehr als die {}, die zum Anzeigen entpackt werden; entpacken Sie das Archiv und öffnen Sie die Datei</translation>
    </message>
    <message>
        <source>has {} bytes where its shape needs {}: Python raises an error when it loads this</source>
        <translation>hat {} Bytes, wo die Form {} verlangt: Python lehnt es ab, das zu laden</translation>
    </message>
    <message>
        <source>has {} bytes where its shape {} of {} takes {}</source>
        <translation>hat {} Bytes, wo seine Form {} von {} {} braucht</translation>
    </message>
    <message>
        <source>has {} bytes where {} are expected</source>
        <translation>hat {} Bytes, wo {} erwartet werden</translation>
    </message>
    <message>
        <source>has {} bytes, more than the limit of {} bytes</source>
        <translation>hat {} Bytes, mehr als die Grenze von {} Bytes</translation>
    </message>
    <message>
        <source>has {} bytes, where the save left between {} and {}</source>
        <translation>hat {} Bytes, wo das Speichern zwischen {} und {} hinterließ</translation>
    </message>
    <message>
        <source>has {} criteria; at most {} are shown</source>
        <translation>hat {} Kriterien; höchstens {} werden gezeigt</translation>
    </message>
    <message>
        <source>has {} elements in a row; Parquet files hold at most {}</source>
        <translation>hat {} Elemente in einer Zeile; Parquet-Dateien fassen höchstens {}</translation>
    </message>
    <message>
        <source>has {} members whose names are longer than {} bytes, which are skipped</source>
        <translation>hat {} Einträge, deren Namen länger als {} Bytes sind; sie werden übergangen</translation>
    </message>
    <message>
        <source>has {} members, so none with number {}</source>
        <translation>hat {} Mitglieder, also keines mit der Nummer {}</translation>
    </message>
    <message>
        <source>has {} scores for {} instructions</source>
        <translation>hat {} Bewertungen für {} Anweisungen</translation>
    </message>
    <message>
        <source>has {} sequences; at most {} are read as a whole</source>
        <translation>hat {} Sequenzen; höchstens {} werden im Ganzen gelesen</translation>
    </message>
    <message>
        <source>has {} sizes and {} strides</source>
        <translation>hat {} Größen und {} Schrittweiten</translation>
    </message>
    <message>
        <source>has {} values for a sequence of {} tokens, {} of them in the response</source>
        <translation>hat {} Werte für eine Sequenz von {} Token, davon {} in der Antwort</translation>
    </message>
    <message>
        <source>has {} values where the batch size of its level asks for {}</source>
        <translation>hat {} Werte, wo die Batch-Größe der Ebene {} verlangt</translation>
    </message>
    <message>
        <source>has {} where a size is expected</source>
        <translation>hat {}, wo eine Größe erwartet wird</translation>
    </message>
    <message>
        <source>has {} where sizes are expected</source>
        <translation>hat {}, wo Größen erwartet werden</translation>
    </message>
    <message>
        <source>has {} where the sizes of at most {} dims are expected</source>
        <translation>hat {}, wo die Größen von höchstens {} Dims erwartet werden</translation>
    </message>
    <message>
        <source>has {} where {} belongs</source>
        <translation>hat {}, wo {} hingehört</translation>
    </message>
    <message>
        <source>high of TanhNormal must be greater than low</source>
        <translation>high von TanhNormal muss größer als low sein</translation>
    </message>
    <message>
        <source>holds JSON, which is not edited in place; export the file and edit the copy</source>
        <translation>enthält JSON, das nicht an Ort und Stelle bearbeitet wird; exportieren Sie die Datei und bearbeiten Sie die Kopie</translation>
    </message>
    <message>
        <source>holds a {} where an object of its own classes is expected</source>
        <translation>enthält ein {}, wo ein Objekt ihrer eigenen Klassen erwartet wird</translation>
    </message>
    <message>
        <source>holds a {} where its code says {}</source>
        <translation>enthält ein {}, wo ihr Code {} sagt</translation>
    </message>
    <message>
        <source>holds a {}, which is not a class of its code</source>
        <translation>enthält ein {}, das keine Klasse ihres Codes ist</translation>
    </message>
    <message>
        <source>holds files that are not opened within an archive; unpack the archive and open the folder</source>
        <translation>enthält Dateien, die in einem Archiv nicht geöffnet werden; das Archiv entpacken und den Ordner öffnen</translation>
    </message>
    <message>
        <source>holds further fields as a pickle, which are not shown</source>
        <translation>enthält weitere Felder als Pickle, die nicht gezeigt werden</translation>
    </message>
    <message>
        <source>holds micro-batches, which are not edited in place; export the file and edit the copy</source>
        <translation>enthält Micro-Batches, die nicht an Ort und Stelle bearbeitet werden; exportieren Sie die Datei und bearbeiten Sie die Kopie</translation>
    </message>
    <message>
        <source>holds more than {} files</source>
        <translation>enthält mehr als {} Dateien</translation>
    </message>
    <message>
        <source>holds non-tensor values of more than {} bytes; a zarr store keeps no larger ones</source>
        <translation>enthält Werte von mehr als {} Bytes, die keine Tensoren sind; größere hält ein zarr-Speicher nicht</translation>
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
        <source>holds {} texts; a zarr store keeps {} in one place</source>
        <translation>enthält {} Texte; ein zarr-Speicher hält {} an einer Stelle</translation>
    </message>
    <message>
        <source>holds {} where a dict describes a level or a leaf</source>
        <translation>enthält {}, wo ein Dict eine Ebene oder ein Blatt beschreibt</translation>
    </message>
    <message>
        <source>how many elements a mask picks</source>
        <translation>wie viele Elemente eine Maske wählt</translation>
    </message>
    <message>
        <source>how many elements are distinct</source>
        <translation>wie viele Elemente verschieden sind</translation>
    </message>
    <message>
        <source>in a layout with "ring", its "full", and "allRows"</source>
        <translation>in einem Layout mit "ring", dessen "full" und "allRows" stehen</translation>
    </message>
    <message>
        <source>in a layout with "steps", and in no other</source>
        <translation>in einem Layout mit "steps" stehen und in keinem anderen</translation>
    </message>
    <message>
        <source>in dim {}</source>
        <translation>in Dim {}</translation>
    </message>
    <message>
        <source>in dim {} of {}</source>
        <translation>in Dim {} von {}</translation>
    </message>
    <message>
        <source>in place, the index to gather by needs a dim for each of the batch size {}, its shape is {}</source>
        <translation>an Ort und Stelle braucht der Index zum Einsammeln eine Dimension für jede der Batch-Größe {}; seine Form ist {}</translation>
    </message>
    <message>
        <source>in strict mode a part of a container must be assigned a container, not a value of type {}</source>
        <translation>im strengen Modus muss einem Teil eines Containers ein Container zugewiesen werden, kein Wert vom Typ {}</translation>
    </message>
    <message>
        <source>in strict mode permute takes each dim of the batch size {}, not only {}</source>
        <translation>im strengen Modus nimmt permute jede Dimension der Batch-Größe {}, nicht nur {}</translation>
    </message>
    <message>
        <source>in strict mode {}() takes a number or a tensor, not a tensordict</source>
        <translation>im strengen Modus nimmt {}() eine Zahl oder einen Tensor, kein Tensordict</translation>
    </message>
    <message>
        <source>in_features must be given where layer_class is</source>
        <translation>wo layer_class angegeben ist, muss auch in_features angegeben sein</translation>
    </message>
    <message>
        <source>index {} is out of bounds for dimension {} with size {}</source>
        <translation>Index {} liegt außerhalb der Dimension {} der Größe {}</translation>
    </message>
    <message>
        <source>index {} is out of range for a {} of {} items</source>
        <translation>Index {} liegt außerhalb: {} hat {} Elemente</translation>
    </message>
    <message>
        <source>init must be a number, not {}</source>
        <translation>init muss eine Zahl sein, nicht {}</translation>
    </message>
    <message>
        <source>inplace is None, True, False or 'empty'</source>
        <translation>inplace ist None, True, False oder 'empty'</translation>
    </message>
    <message>
        <source>input.size(-1) must be equal to input_size. Expected {}, got {}</source>
        <translation>input.size(-1) muss gleich input_size sein. Erwartet {}, erhalten {}</translation>
    </message>
    <message>
        <source>input_dict must be a dict, not {}</source>
        <translation>input_dict muss ein Dict sein, nicht {}</translation>
    </message>
    <message>
        <source>int() takes a finite number within 64 bits</source>
        <translation>int() nimmt eine endliche Zahl innerhalb von 64 Bit</translation>
    </message>
    <message>
        <source>int() takes a real number, not complex</source>
        <translation>int() nimmt eine reelle Zahl, keine komplexe</translation>
    </message>
    <message>
        <source>integers of {} bytes</source>
        <translation>ganze Zahlen von {} Bytes</translation>
    </message>
    <message>
        <source>interpolation must be a str, not {}</source>
        <translation>interpolation muss ein str sein, nicht {}</translation>
    </message>
    <message>
        <source>is -inf at {} of {} tokens of responses</source>
        <translation>ist -inf bei {} von {} Token der Antworten</translation>
    </message>
    <message>
        <source>is JSON, but not an object, as a meta.json has to be</source>
        <translation>ist JSON, aber kein Objekt, wie es eine meta.json sein muss</translation>
    </message>
    <message>
        <source>is MessagePack, but not a list of prime-rl's micro-batches</source>
        <translation>ist MessagePack, aber keine Liste von Micro-Batches von prime-rl</translation>
    </message>
    <message>
        <source>is NaN at {} of {} tokens of responses</source>
        <translation>ist NaN bei {} von {} Token der Antworten</translation>
    </message>
    <message>
        <source>is a .npy file of version {}, which is newer than this program</source>
        <translation>ist eine .npy-Datei der Version {}, die neuer als dieses Programm ist</translation>
    </message>
    <message>
        <source>is a Parquet file, whose values are not edited in place; export it in another format and edit that file</source>
        <translation>ist eine Parquet-Datei, deren Werte nicht an Ort und Stelle bearbeitet werden; exportieren Sie sie in einem anderen Format, und bearbeiten Sie jene Datei</translation>
    </message>
    <message>
        <source>is a damaged Parquet file: row group {} has {} rows</source>
        <translation>ist eine beschädigte Parquet-Datei: Zeilengruppe {} hat {} Zeilen</translation>
    </message>
    <message>
        <source>is a damaged Parquet file: {}</source>
        <translation>ist eine beschädigte Parquet-Datei: {}</translation>
    </message>
    <message>
        <source>is a damaged Parquet file: {} has {} rows in row group {}, not {}</source>
        <translation>ist eine beschädigte Parquet-Datei: {} hat {} Zeilen in Zeilengruppe {}, nicht {}</translation>
    </message>
    <message>
        <source>is a damaged zip archive: its directory has no record {} of {}</source>
        <translation>ist ein beschädigtes Zip-Archiv: In seinem Verzeichnis fehlt Eintrag {} von {}</translation>
    </message>
    <message>
        <source>is a damaged zip archive: {}</source>
        <translation>ist ein beschädigtes Zip-Archiv: {}</translation>
    </message>
    <message>
        <source>is a field of Python objects, which only Python can read</source>
        <translation>ist ein Feld von Python-Objekten, die nur Python lesen kann</translation>
    </message>
    <message>
        <source>is a folder with other content than a tensordict, which is not overwritten</source>
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
        <source>is a group of version 2 in a zarr store of version 3; save it as another store</source>
        <translation>ist eine Gruppe der Version 2 in einem zarr-Speicher der Version 3; speichern Sie ihn als einen anderen</translation>
    </message>
    <message>
        <source>is a level that contains itself</source>
        <translation>ist eine Ebene, die sich selbst enthält</translation>
    </message>
    <message>
        <source>is a link out of the opened folder, to {}. Allow such links to read it (`tensordesk --follow-links …`)</source>
        <translation>ist ein Link aus dem geöffneten Ordner hinaus, auf {}. Erlauben Sie solche Links, um ihn zu lesen (`tensordesk --follow-links …`)</translation>
    </message>
    <message>
        <source>is a link out of the opened folder, which is read but not written</source>
        <translation>ist ein Link aus dem geöffneten Ordner hinaus, der gelesen, aber nicht geschrieben wird</translation>
    </message>
    <message>
        <source>is a link to a folder that contains it</source>
        <translation>ist ein Link auf einen Ordner, in dem er liegt</translation>
    </message>
    <message>
        <source>is a link, which is read but not written</source>
        <translation>ist eine Verknüpfung, die gelesen, aber nicht geschrieben wird</translation>
    </message>
    <message>
        <source>is a numpy array of shape {} with {} objects</source>
        <translation>ist ein numpy-Array der Form {} mit {} Objekten</translation>
    </message>
    <message>
        <source>is a numpy array without data</source>
        <translation>ist ein numpy-Array ohne Daten</translation>
    </message>
    <message>
        <source>is a part of a memmap folder; open the folder that contains it</source>
        <translation>ist ein Teil eines Memmap-Ordners; öffnen Sie den Ordner, in dem er liegt</translation>
    </message>
    <message>
        <source>is a single record of numpy, which cannot be shown</source>
        <translation>ist ein einzelner Datensatz von numpy, der nicht gezeigt werden kann</translation>
    </message>
    <message>
        <source>is a tensor of the device meta, which has no elements</source>
        <translation>ist ein Tensor des Geräts meta, der keine Elemente hat</translation>
    </message>
    <message>
        <source>is a tensordict without a batch size or without entries</source>
        <translation>ist ein Tensordict ohne Batch-Größe oder ohne Einträge</translation>
    </message>
    <message>
        <source>is a video that cannot be opened: {}</source>
        <translation>ist ein Video, das sich nicht öffnen lässt: {}</translation>
    </message>
    <message>
        <source>is a video, whose frames are not edited in place; save it as a memmap folder and edit that</source>
        <translation>ist ein Video, dessen Bilder nicht an Ort und Stelle bearbeitet werden; speichern Sie es als Memmap-Ordner, und bearbeiten Sie diesen</translation>
    </message>
    <message>
        <source>is a view ({}) of a tensordict, which is shown whole</source>
        <translation>ist eine Sicht ({}) auf ein Tensordict, das ganz gezeigt wird</translation>
    </message>
    <message>
        <source>is a zarr store in a zip archive, which is read-only because a changed chunk may need more room; save it as a folder to edit it</source>
        <translation>ist ein zarr-Speicher in einem Zip-Archiv und deshalb schreibgeschützt, weil ein geänderter Chunk mehr Platz brauchen kann; speichern Sie ihn als Ordner, um ihn zu bearbeiten</translation>
    </message>
    <message>
        <source>is a zarr store of one array alone, of which only elements can be edited in place; save it as another store to change anything else</source>
        <translation>ist ein zarr-Speicher aus nur einem Array, von dem nur Elemente am Ort bearbeitet werden können; speichern Sie ihn als einen anderen, um anderes zu ändern</translation>
    </message>
    <message>
        <source>is a zarr store of version 2, of which only elements can be edited in place, not keys, shapes, names and non-tensor values; save it as another store to change these</source>
        <translation>ist ein zarr-Speicher der Version 2, von dem nur Elemente am Ort bearbeitet werden können, nicht Schlüssel, Formen, Namen und Werte, die keine Tensoren sind; um diese zu ändern, speichern Sie ihn als einen anderen</translation>
    </message>
    <message>
        <source>is a zip archive that holds no tensordict</source>
        <translation>ist ein Zip-Archiv, das kein Tensordict enthält</translation>
    </message>
    <message>
        <source>is a zip archive with a zarr store in a folder of it; unpack it and open that folder</source>
        <translation>ist ein Zip-Archiv mit einem zarr-Speicher in einem seiner Ordner; entpacken Sie es und öffnen Sie diesen Ordner</translation>
    </message>
    <message>
        <source>is a zip archive without a {}, so torch.save did not write it</source>
        <translation>ist ein Zip-Archiv ohne {}, also nicht von torch.save geschrieben</translation>
    </message>
    <message>
        <source>is above 0 at {} of {} tokens of responses</source>
        <translation>ist über 0 bei {} von {} Token der Antworten</translation>
    </message>
    <message>
        <source>is all zeros, which it was not before</source>
        <translation>besteht nur aus Nullen, was vorher nicht so war</translation>
    </message>
    <message>
        <source>is an archive in an archive in a pickle, which verl never writes</source>
        <translation>ist ein Archiv in einem Archiv in einem Pickle, was verl nie schreibt</translation>
    </message>
    <message>
        <source>is an array of bytes without a dtype; give it one in numpy, with view()</source>
        <translation>ist ein Array von Bytes ohne Dtype; geben Sie ihm in numpy einen, mit view()</translation>
    </message>
    <message>
        <source>is an array of {} texts of up to {} bytes, more than can be shown</source>
        <translation>ist ein Array von {} Texten mit bis zu {} Bytes, mehr als gezeigt werden kann</translation>
    </message>
    <message>
        <source>is an empty file</source>
        <translation>ist eine leere Datei</translation>
    </message>
    <message>
        <source>is an entry of every member of a stack, so it has no members of its own</source>
        <translation>ist ein Eintrag in jedem Mitglied eines Stapels und hat deshalb keine eigenen Mitglieder</translation>
    </message>
    <message>
        <source>is another file than the one that is open, which refers to it: open it to edit it</source>
        <translation>ist eine andere Datei als die geöffnete, die auf sie verweist: zum Bearbeiten sie selbst öffnen</translation>
    </message>
    <message>
        <source>is another file than the one that the save wrote to: it was replaced, copied or restored</source>
        <translation>ist eine andere Datei als die, in die das Speichern schrieb: Sie wurde ersetzt, kopiert oder wiederhergestellt</translation>
    </message>
    <message>
        <source>is at {}, outside the checkpoint</source>
        <translation>liegt bei {}, außerhalb des Checkpoints</translation>
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
        <source>is composed of the members of a stack and cannot be written itself</source>
        <translation>ist aus den Mitgliedern eines Stapels zusammengesetzt und kann nicht selbst geschrieben werden</translation>
    </message>
    <message>
        <source>is compressed in the archive and cannot be read there; unpack the archive and open the folder</source>
        <translation>ist im Archiv komprimiert und dort nicht lesbar; entpacken Sie das Archiv, und öffnen Sie den Ordner</translation>
    </message>
    <message>
        <source>is compressed in the archive, which torch.save never writes; unpack the archive and pack it without compression</source>
        <translation>ist im Archiv komprimiert, was torch.save nie tut; entpacken Sie das Archiv, und packen Sie es ohne Kompression</translation>
    </message>
    <message>
        <source>is computed from the lengths of episodes</source>
        <translation>ist aus den Längen der Episoden berechnet</translation>
    </message>
    <message>
        <source>is created by {} with too few arguments</source>
        <translation>wird durch {} mit zu wenigen Argumenten erzeugt</translation>
    </message>
    <message>
        <source>is damaged: it cannot be unpacked</source>
        <translation>ist beschädigt: Sie kann nicht entpackt werden</translation>
    </message>
    <message>
        <source>is damaged: it is not MessagePack from byte {} on</source>
        <translation>ist beschädigt: Ab Byte {} ist es kein MessagePack</translation>
    </message>
    <message>
        <source>is damaged: it is stored uncompressed, but its directory states {} stored bytes and {} bytes</source>
        <translation>ist beschädigt: Es liegt ungepackt da, soll aber {} Bytes belegen und {} haben</translation>
    </message>
    <message>
        <source>is damaged: it shares bytes with the member {}</source>
        <translation>ist beschädigt: Es teilt sich Bytes mit {}</translation>
    </message>
    <message>
        <source>is damaged: its header at byte {} has another name</source>
        <translation>ist beschädigt: Sein Kopf bei Byte {} trägt einen anderen Namen</translation>
    </message>
    <message>
        <source>is damaged: its name is marked as UTF-8, but is not valid UTF-8</source>
        <translation>ist beschädigt: Der Name ist als UTF-8 gekennzeichnet, aber kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>is damaged: its record in the directory does not hold its sizes</source>
        <translation>ist beschädigt: Sein Eintrag im Verzeichnis enthält seine Größen nicht</translation>
    </message>
    <message>
        <source>is damaged: its stated size is {} bytes</source>
        <translation>ist beschädigt: Die angegebene Größe ist {} Bytes</translation>
    </message>
    <message>
        <source>is damaged: its stated start is byte {} of {}</source>
        <translation>ist beschädigt: Der angegebene Anfang ist Byte {} von {}</translation>
    </message>
    <message>
        <source>is damaged: its {} bytes reach into the directory at byte {}</source>
        <translation>ist beschädigt: Seine {} Bytes reichen in das Verzeichnis bei Byte {} hinein</translation>
    </message>
    <message>
        <source>is damaged: there is no header of it at byte {}</source>
        <translation>ist beschädigt: Bei Byte {} liegt kein Kopf davon</translation>
    </message>
    <message>
        <source>is damaged: {} bytes cannot unpack to the stated {} bytes</source>
        <translation>ist beschädigt: {} Bytes können entpackt nicht die angegebenen {} Bytes ergeben</translation>
    </message>
    <message>
        <source>is derived: it follows from `{}`, and cannot be changed</source>
        <translation>ist abgeleitet: es folgt aus `{}` und kann nicht geändert werden</translation>
    </message>
    <message>
        <source>is described as {}, which is not known</source>
        <translation>ist als {} beschrieben, was nicht bekannt ist</translation>
    </message>
    <message>
        <source>is described by a tensor of the dtype {}, expected integers</source>
        <translation>ist durch einen Tensor des Dtype {} beschrieben, erwartet werden ganze Zahlen</translation>
    </message>
    <message>
        <source>is described by {} numbers, which is more than {}</source>
        <translation>ist durch {} Zahlen beschrieben, mehr als {}</translation>
    </message>
    <message>
        <source>is described by {} where a storage is expected</source>
        <translation>ist durch {} beschrieben, wo ein Speicher erwartet wird</translation>
    </message>
    <message>
        <source>is described by {}, expected an integer</source>
        <translation>ist durch {} beschrieben, erwartet wird eine ganze Zahl</translation>
    </message>
    <message>
        <source>is encrypted; unpack the archive with its password</source>
        <translation>ist verschlüsselt; das Archiv mit seinem Passwort auspacken</translation>
    </message>
    <message>
        <source>is exactly 0 at {} of {} tokens of responses</source>
        <translation>ist genau 0 bei {} von {} Token der Antworten</translation>
    </message>
    <message>
        <source>is given twice, but removed the first time</source>
        <translation>ist zweimal angegeben, wird aber schon beim ersten Mal entfernt</translation>
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
        <source>is made of numbers that the file stores as Python values, which cannot be edited in place; export the file and edit the copy</source>
        <translation>besteht aus Zahlen, die die Datei als Python-Werte speichert; sie lassen sich nicht an Ort und Stelle ändern. Exportieren Sie die Datei und ändern Sie die Kopie</translation>
    </message>
    <message>
        <source>is missing in the first episode; the episodes of a LeRobot data set have the same entries: leave it out</source>
        <translation>fehlt in der ersten Episode; die Episoden eines LeRobot-Datensatzes haben dieselben Einträge: lassen Sie ihn weg</translation>
    </message>
    <message>
        <source>is missing, because its replacement was interrupted; rename {} to it, or write it again</source>
        <translation>fehlt, da das Ersetzen unterbrochen wurde; benennen Sie {} dahin um, oder schreiben Sie es neu</translation>
    </message>
    <message>
        <source>is missing, though it was there before</source>
        <translation>fehlt, obwohl es vorher da war</translation>
    </message>
    <message>
        <source>is missing, though the first episode has it; the episodes of a LeRobot data set have the same entries: leave it out</source>
        <translation>fehlt, obwohl die erste Episode ihn hat; die Episoden eines LeRobot-Datensatzes haben dieselben Einträge: lassen Sie ihn weg</translation>
    </message>
    <message>
        <source>is more than fits into one message</source>
        <translation>ist mehr, als in eine Nachricht passt</translation>
    </message>
    <message>
        <source>is more than {} times the probability under the rollout engine at {} of {} tokens</source>
        <translation>ist mehr als das {}-fache der Wahrscheinlichkeit der Rollout-Engine bei {} von {} Token</translation>
    </message>
    <message>
        <source>is neither a file nor a folder</source>
        <translation>ist weder eine Datei noch ein Ordner</translation>
    </message>
    <message>
        <source>is neither a group nor an array</source>
        <translation>ist weder eine Gruppe noch ein Array</translation>
    </message>
    <message>
        <source>is nested in an entry that is not a tensordict</source>
        <translation>ist ein Teil von etwas, das kein Tensordict ist</translation>
    </message>
    <message>
        <source>is nested in more than {} folders and archives</source>
        <translation>liegt in mehr als {} Ordnern und Archiven</translation>
    </message>
    <message>
        <source>is nested more than {} folders deep; open it alone</source>
        <translation>ist mehr als {} Ordner tief verschachtelt; öffnen Sie es allein</translation>
    </message>
    <message>
        <source>is nested more than {} levels deep</source>
        <translation>ist mehr als {} Ebenen tief verschachtelt</translation>
    </message>
    <message>
        <source>is no longer the file that the save put there, and that file is not at {} either</source>
        <translation>ist nicht mehr die Datei, die beim Speichern dorthin gesetzt wurde, und diese liegt auch nicht unter {}</translation>
    </message>
    <message>
        <source>is not a .npy file</source>
        <translation>ist keine .npy-Datei</translation>
    </message>
    <message>
        <source>is not a JSON object</source>
        <translation>ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>is not a JSON object, as levels are</source>
        <translation>ist kein Objekt, wie Ebenen es sind</translation>
    </message>
    <message>
        <source>is not a TorchScript file: torch.jit.save did not write it. Open files of torch.save with --with NAME=PATH</source>
        <translation>ist keine TorchScript-Datei: torch.jit.save hat sie nicht geschrieben. Öffnen Sie Dateien von torch.save mit --with NAME=PFAD</translation>
    </message>
    <message>
        <source>is not a consolidated tensordict: it does not end with JSON and its length</source>
        <translation>ist kein konsolidiertes Tensordict: Es endet nicht mit JSON und dessen Länge</translation>
    </message>
    <message>
        <source>is not a file of tensors, though the index names it</source>
        <translation>ist keine Datei mit Tensoren, obwohl der Index sie nennt</translation>
    </message>
    <message>
        <source>is not a floating-point dtype: {}</source>
        <translation>ist kein Fließkomma-dtype: {}</translation>
    </message>
    <message>
        <source>is not a group</source>
        <translation>ist keine Gruppe</translation>
    </message>
    <message>
        <source>is not a lazy stack</source>
        <translation>ist kein Lazy Stack</translation>
    </message>
    <message>
        <source>is not a member of the stack, because a number before it is missing</source>
        <translation>ist kein Mitglied des Stapels, weil davor eine Nummer fehlt</translation>
    </message>
    <message>
        <source>is not a message of this protocol</source>
        <translation>ist keine Nachricht dieses Protokolls</translation>
    </message>
    <message>
        <source>is not a path: it contains a zero byte</source>
        <translation>ist kein Pfad: Er enthält ein Nullbyte</translation>
    </message>
    <message>
        <source>is not a place on another machine; expected ssh://user@host/path or ssh://host:port/path</source>
        <translation>ist kein Ort auf einem anderen Rechner; erwartet wird ssh://user@host/path oder ssh://host:port/path</translation>
    </message>
    <message>
        <source>is not a question or answer of this version of the program</source>
        <translation>ist keine Frage oder Antwort dieser Version des Programms</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>is not a stack of tensordicts</source>
        <translation>ist kein Stapel von Tensordicts</translation>
    </message>
    <message>
        <source>is not a string</source>
        <translation>ist kein Text</translation>
    </message>
    <message>
        <source>is not a tensor</source>
        <translation>ist kein Tensor</translation>
    </message>
    <message>
        <source>is not a tensordict file</source>
        <translation>ist keine Datei eines Tensordicts</translation>
    </message>
    <message>
        <source>is not a zarr store</source>
        <translation>ist kein zarr-Speicher</translation>
    </message>
    <message>
        <source>is not complete: its chunks have {} of {} elements</source>
        <translation>ist nicht vollständig: die Stücke haben {} von {} Elementen</translation>
    </message>
    <message>
        <source>is not consolidated into bytes</source>
        <translation>ist nicht in Bytes konsolidiert</translation>
    </message>
    <message>
        <source>is not described by dtype, shape and location</source>
        <translation>ist nicht durch Dtype, Form und Ort beschrieben</translation>
    </message>
    <message>
        <source>is not open</source>
        <translation>ist nicht geöffnet</translation>
    </message>
    <message>
        <source>is not part of the tensordict</source>
        <translation>gehört nicht zum Tensordict</translation>
    </message>
    <message>
        <source>is not stored as images</source>
        <translation>ist nicht als Bilder gespeichert</translation>
    </message>
    <message>
        <source>is not the description of a leaf</source>
        <translation>ist nicht die Beschreibung eines Blatts</translation>
    </message>
    <message>
        <source>is not the file of that save: it was replaced, copied or restored from a backup</source>
        <translation>ist nicht die Datei jenes Speicherns: Sie wurde ersetzt, kopiert oder aus einer Sicherung wiederhergestellt</translation>
    </message>
    <message>
        <source>is not the metadata of a distributed checkpoint, but {}</source>
        <translation>beschreibt keinen verteilten Checkpoint, sondern ist {}</translation>
    </message>
    <message>
        <source>is of a LeRobot data set of version {}; v2.0 to v3.x are read: convert it with lerobot</source>
        <translation>gehört zu einem LeRobot-Datensatz der Version {}; gelesen werden v2.0 bis v3.x: Wandeln Sie ihn mit lerobot um</translation>
    </message>
    <message>
        <source>is of a replay buffer: the batch size is its capacity, and not all rows need be data</source>
        <translation>gehört zu einem Replay-Puffer: Die Batch-Größe ist sein Fassungsvermögen, und nicht alle Zeilen müssen Daten sein</translation>
    </message>
    <message>
        <source>is of a type that has no tensor, such as decimal numbers</source>
        <translation>ist von einem Typ, zu dem es keinen Tensor gibt, etwa Dezimalzahlen</translation>
    </message>
    <message>
        <source>is of another shape or dtype than in the first episode, where each step is {} of {}</source>
        <translation>hat eine andere Form oder einen anderen dtype als in der ersten Episode, wo jeder Schritt {} von {} ist</translation>
    </message>
    <message>
        <source>is of shape {} and {}</source>
        <translation>hat die Form {} und {}</translation>
    </message>
    <message>
        <source>is of the format {}, and not of {}</source>
        <translation>ist vom Format {} und nicht von {}</translation>
    </message>
    <message>
        <source>is of {}, which Parquet files do not have</source>
        <translation>ist von {}, das Parquet-Dateien nicht haben</translation>
    </message>
    <message>
        <source>is on another machine and read-only here; export it, or edit it there</source>
        <translation>liegt auf einem anderen Rechner und ist hier nur zum Lesen geöffnet; exportieren Sie es, oder bearbeiten Sie es dort</translation>
    </message>
    <message>
        <source>is one of several files that are shown as one; export them to edit the copy</source>
        <translation>ist eine von mehreren Dateien, die als eine gezeigt werden; exportieren Sie sie, um die Kopie zu bearbeiten</translation>
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
        <source>is outside its stated bounds, {} to {}, at {} elements</source>
        <translation>liegt außerhalb der angegebenen Grenzen, {} bis {}, bei {} Elementen</translation>
    </message>
    <message>
        <source>is outside of the served folders</source>
        <translation>liegt außerhalb der bereitgestellten Ordner</translation>
    </message>
    <message>
        <source>is packed by {}, which this program cannot unpack; unpack the archive, and pack it with deflate</source>
        <translation>ist mit {} gepackt, was dieses Programm nicht auspacken kann; das Archiv auspacken und mit Deflate packen</translation>
    </message>
    <message>
        <source>is pickled, and not stored as a tensor</source>
        <translation>ist gepickelt und nicht als Tensor gespeichert</translation>
    </message>
    <message>
        <source>is ragged along a dim before the one that its members are stacked on</source>
        <translation>ist ungleichförmig entlang einer Dimension vor der, auf der die Mitglieder gestapelt sind</translation>
    </message>
    <message>
        <source>is ragged along its first dim, of shape {}, and cannot be cut into rows</source>
        <translation>ist ungleichförmig entlang der ersten Dimension, von der Form {}, und lässt sich nicht in Zeilen schneiden</translation>
    </message>
    <message>
        <source>is ragged in its first dim, of shape {}; a file of torch.save can hold ragged tensors only if the ragged dims follow the first</source>
        <translation>ist in der ersten Dimension ungleichförmig, von der Form {}; eine Datei von torch.save kann ungleichförmige Tensoren nur aufnehmen, wenn die ungleichförmigen Dimensionen auf die erste folgen</translation>
    </message>
    <message>
        <source>is ragged, of shape {}; a safetensors file keeps only dense tensors</source>
        <translation>ist ungleich lang, von der Form {}; eine Safetensors-Datei hält nur dichte Tensoren</translation>
    </message>
    <message>
        <source>is ragged, of shape {}; a zarr store keeps only dense tensors</source>
        <translation>ist ungleich lang, von der Form {}; ein zarr-Speicher hält nur dichte Tensoren</translation>
    </message>
    <message>
        <source>is ragged, of shape {}; all rows of a CSV file have the same columns</source>
        <translation>ist ungleichförmig, mit der Form {}; alle Zeilen einer CSV-Datei haben dieselben Spalten</translation>
    </message>
    <message>
        <source>is read as a lazy stack along dim {}: saving it overwrote the metadata that states this</source>
        <translation>wird als Lazy Stack entlang Dimension {} gelesen: Das Speichern hat die Metadaten überschrieben, die das angeben</translation>
    </message>
    <message>
        <source>is read as a lazy stack along dim {}: saving it overwrote the metadata that states this, and its sizes fit {} dims</source>
        <translation>wird als Lazy Stack entlang Dimension {} gelesen: Das Speichern hat die Metadaten überschrieben, die das angeben, und seine Größen passen zu {} Dimensionen</translation>
    </message>
    <message>
        <source>is saved as a view, which is not edited in place; export it first</source>
        <translation>ist als Sicht gespeichert, die nicht an Ort und Stelle bearbeitet wird; exportieren Sie sie vorher</translation>
    </message>
    <message>
        <source>is shown together with other files, which are read-only together; open it alone to edit it</source>
        <translation>wird zusammen mit anderen Dateien gezeigt, die gemeinsam schreibgeschützt sind; öffnen Sie sie allein, um sie zu bearbeiten</translation>
    </message>
    <message>
        <source>is stacked along dim {}, and has {} batch dims</source>
        <translation>ist entlang der Dimension {} gestapelt und hat {} Batch-Dimensionen</translation>
    </message>
    <message>
        <source>is stored only for the last step, so only that flag can be edited</source>
        <translation>ist nur für den letzten Schritt gespeichert, sodass nur dieses Flag bearbeitet werden kann</translation>
    </message>
    <message>
        <source>is the journal of a save by another version of TensorDesk, and only that version can roll it back; nothing was changed. Recover with that version, or discard the journal</source>
        <translation>ist das Journal eines Speicherns durch eine andere Version von TensorDesk, und nur diese Version kann es rückgängig machen; es wurde nichts geändert. Stellen Sie mit jener Version wieder her, oder verwerfen Sie das Journal</translation>
    </message>
    <message>
        <source>is the storage of a replay buffer in a layout that is not known</source>
        <translation>ist der Speicher eines Replay-Puffers in einer Anordnung, die nicht bekannt ist</translation>
    </message>
    <message>
        <source>is the storage of a replay buffer that keeps its rows compressed, which are not unpacked; load it in Python and save its rows as a tensordict</source>
        <translation>ist der Speicher eines Replay-Puffers, der seine Zeilen komprimiert hält; diese werden nicht entpackt; laden Sie ihn in Python und speichern Sie die Zeilen als Tensordict</translation>
    </message>
    <message>
        <source>is truncated or damaged: its header states {} bytes</source>
        <translation>ist abgeschnitten oder beschädigt: Der Header gibt {} Bytes an</translation>
    </message>
    <message>
        <source>is truncated or damaged: {} bytes are expected from byte {} on, and the file has {}</source>
        <translation>ist abgeschnitten oder beschädigt: {} Bytes werden ab Byte {} erwartet, und die Datei hat {}</translation>
    </message>
    <message>
        <source>is truncated: has {} of {} bytes</source>
        <translation>ist abgeschnitten: hat {} von {} Bytes</translation>
    </message>
    <message>
        <source>is written in another version of torch.save's format than {}</source>
        <translation>ist in einer anderen Version des Formats von torch.save geschrieben als {}</translation>
    </message>
    <message>
        <source>is written in version {} of the memmap layout, which is newer than this program: it is shown, not edited</source>
        <translation>ist in Version {} des Memmap-Aufbaus geschrieben, die neuer als dieses Programm ist: wird gezeigt, aber nicht bearbeitet</translation>
    </message>
    <message>
        <source>is {}, which is not a JSON value</source>
        <translation>ist {}, was kein JSON-Wert ist</translation>
    </message>
    <message>
        <source>is {}, which is not a JSON value; a safetensors file keeps no others</source>
        <translation>ist {}, was kein JSON-Wert ist; andere hält eine Safetensors-Datei nicht</translation>
    </message>
    <message>
        <source>is {}; LeRobot data sets hold texts and tensors</source>
        <translation>ist {}; LeRobot-Datensätze enthalten Texte und Tensoren</translation>
    </message>
    <message>
        <source>is_leaf is None, "non-tensor" (values are leaves as tensors are), "tensorclass" (instances of tensorclasses are leaves) or a function of the class</source>
        <translation>is_leaf ist None, "non-tensor" (Werte sind Blätter wie Tensoren), "tensorclass" (Instanzen von Tensorclasses sind Blätter) oder eine Funktion der Klasse</translation>
    </message>
    <message>
        <source>is_leaf is None, "tensorclass" (instances of tensorclasses are leaves) or a function of the name of a class</source>
        <translation>is_leaf ist None, "tensorclass" (Instanzen von Tensorclasses sind Blätter) oder eine Funktion des Namens einer Klasse</translation>
    </message>
    <message>
        <source>is_leaf must be a function of a class, not {}</source>
        <translation>is_leaf muss eine Funktion einer Klasse sein, nicht {}</translation>
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
        <source>it cannot be unpacked from byte {} on</source>
        <translation>ab Byte {} lässt es sich nicht auspacken</translation>
    </message>
    <message>
        <source>it claims {} × {} pixels, more than its {} bytes can hold</source>
        <translation>es gibt {} × {} Bildpunkte an, mehr als seine {} Bytes enthalten können</translation>
    </message>
    <message>
        <source>it continues in other files</source>
        <translation>es geht in anderen Dateien weiter</translation>
    </message>
    <message>
        <source>it has 16 bits a colour, for which this LibTorch has no dtype</source>
        <translation>es hat 16 Bit je Farbe, wofür dieses LibTorch keinen Datentyp hat</translation>
    </message>
    <message>
        <source>it has an integer of more than 64 bits</source>
        <translation>sie enthält eine Ganzzahl mit mehr als 64 Bit</translation>
    </message>
    <message>
        <source>it has no codec that converts elements to bytes</source>
        <translation>es hat keinen Codec, der Elemente in Bytes umwandelt</translation>
    </message>
    <message>
        <source>it has no end record; it may have been cut</source>
        <translation>ihm fehlt der Endeintrag; vielleicht wurde es abgeschnitten</translation>
    </message>
    <message>
        <source>it has {} colours, where 1 and 3 are shown</source>
        <translation>es hat {} Farben, gezeigt werden 1 und 3</translation>
    </message>
    <message>
        <source>it is an image of {} of {}, not of {} of {} as the first one</source>
        <translation>es ist ein Bild von {} aus {}, nicht von {} aus {} wie das erste</translation>
    </message>
    <message>
        <source>it is beyond the end of the file</source>
        <translation>er liegt hinter dem Ende der Datei</translation>
    </message>
    <message>
        <source>it is cut into chunks by {}, which cannot be read</source>
        <translation>es ist durch {} in Chunks geteilt, was nicht gelesen werden kann</translation>
    </message>
    <message>
        <source>it is damaged: {}</source>
        <translation>es ist beschädigt: {}</translation>
    </message>
    <message>
        <source>it is not a JPEG or PNG image</source>
        <translation>es ist kein Bild in JPEG oder PNG</translation>
    </message>
    <message>
        <source>it is not an episode with "traces"</source>
        <translation>sie ist keine Episode mit "traces"</translation>
    </message>
    <message>
        <source>it is not an object such as {"key": 1}</source>
        <translation>sie ist kein Objekt wie {"key": 1}</translation>
    </message>
    <message>
        <source>it is not valid JSON: {}</source>
        <translation>sie ist kein gültiges JSON: {}</translation>
    </message>
    <message>
        <source>it is {}</source>
        <translation>es ist {}</translation>
    </message>
    <message>
        <source>it is {}, with truncated steps treated as terminated: the values after them are not counted</source>
        <translation>es ist {}, wobei truncated-Schritte als terminated behandelt werden: Die Werte danach zählen nicht</translation>
    </message>
    <message>
        <source>it unpacks to more than the stated {} bytes</source>
        <translation>ausgepackt hat es mehr als die angegebenen {} Bytes</translation>
    </message>
    <message>
        <source>it unpacks to {} bytes instead of the stated {}</source>
        <translation>ausgepackt hat es {} Bytes statt der angegebenen {}</translation>
    </message>
    <message>
        <source>its branches repeat their messages more than {} times</source>
        <translation>ihre Zweige wiederholen ihre Nachrichten mehr als {} Mal</translation>
    </message>
    <message>
        <source>its bytes do not have the CRC-32 that the archive notes</source>
        <translation>seine Bytes haben nicht die CRC-32, die im Archiv steht</translation>
    </message>
    <message>
        <source>its chunks are named by {}, which cannot be read</source>
        <translation>seine Chunks sind nach {} benannt, was nicht gelesen werden kann</translation>
    </message>
    <message>
        <source>its chunks are packed by several codecs, one after the other, which cannot be unpacked</source>
        <translation>seine Chunks sind durch mehrere Codecs nacheinander gepackt, was nicht entpackt werden kann</translation>
    </message>
    <message>
        <source>its chunks are packed by {}, which cannot be unpacked</source>
        <translation>seine Chunks sind durch {} gepackt, was nicht entpackt werden kann</translation>
    </message>
    <message>
        <source>its chunks are stored by {}, which cannot be read</source>
        <translation>seine Chunks sind durch {} gespeichert, was nicht gelesen werden kann</translation>
    </message>
    <message>
        <source>its chunks have {} dims, its shape {}</source>
        <translation>seine Chunks haben {} Dimensionen, seine Form {}</translation>
    </message>
    <message>
        <source>its chunks went through the codec {} in an order that cannot be read</source>
        <translation>seine Chunks gingen in einer Reihenfolge durch den Codec {}, die nicht gelesen werden kann</translation>
    </message>
    <message>
        <source>its chunks went through {} codecs, more than {}</source>
        <translation>seine Chunks gingen durch {} Codecs, mehr als {}</translation>
    </message>
    <message>
        <source>its column {} has more than {} elements in a row</source>
        <translation>ihre Spalte {} hat mehr als {} Elemente in einer Zeile</translation>
    </message>
    <message>
        <source>its columns have more than {} levels</source>
        <translation>ihre Spalten haben mehr als {} Ebenen</translation>
    </message>
    <message>
        <source>its decoder returned no description of it</source>
        <translation>sein Dekoder hat es nicht beschrieben</translation>
    </message>
    <message>
        <source>its decoder returned {} bytes, not {}</source>
        <translation>sein Dekoder gab {} Bytes zurück, nicht {}</translation>
    </message>
    <message>
        <source>its directory of {} bytes at byte {} does not end before byte {}</source>
        <translation>sein Verzeichnis von {} Bytes bei Byte {} endet nicht vor Byte {}</translation>
    </message>
    <message>
        <source>its directory of {} bytes states {} members</source>
        <translation>sein Verzeichnis von {} Bytes gibt {} Dateien an</translation>
    </message>
    <message>
        <source>its elements are decoded from {} images, which cannot be edited in place; save the file as another one to change them</source>
        <translation>seine Elemente werden aus {}-Bildern gelesen, die sich nicht an Ort und Stelle ändern lassen; um sie zu ändern, die Datei als eine andere speichern</translation>
    </message>
    <message>
        <source>its elements are stored in other datasets or files; edit them there</source>
        <translation>seine Elemente liegen in anderen Datensätzen oder Dateien; sie dort bearbeiten</translation>
    </message>
    <message>
        <source>its elements went through the filter {}, which cannot be read</source>
        <translation>seine Elemente gingen durch den Filter {}, der nicht gelesen werden kann</translation>
    </message>
    <message>
        <source>its files are not a stack: {}</source>
        <translation>seine Dateien sind kein Stapel: {}</translation>
    </message>
    <message>
        <source>its fill value {} is not of dtype {}</source>
        <translation>sein Füllwert {} ist nicht vom Dtype {}</translation>
    </message>
    <message>
        <source>its first dim is ragged; a memmap folder can hold ragged tensors only if the ragged dims follow the first</source>
        <translation>seine erste Dimension ist ungleichförmig; ein Memmap-Ordner kann ungleichförmige Tensoren nur aufnehmen, wenn die ungleichförmigen Dimensionen auf die erste folgen</translation>
    </message>
    <message>
        <source>its frames have no times</source>
        <translation>seine Bilder haben keine Zeiten</translation>
    </message>
    <message>
        <source>its header has a length of {} bytes, in a file of {}</source>
        <translation>ihr Kopf hat eine Länge von {} Bytes, in einer Datei von {}</translation>
    </message>
    <message>
        <source>its header is damaged: {}</source>
        <translation>sein Kopf ist beschädigt: {}</translation>
    </message>
    <message>
        <source>its header is not a JSON object</source>
        <translation>ihr Kopf ist kein JSON-Objekt</translation>
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
        <source>its members, under the keys 0, 1, …</source>
        <translation>seine Mitglieder, unter den Schlüsseln 0, 1, …</translation>
    </message>
    <message>
        <source>its metadata state {} as {}</source>
        <translation>ihre Metadaten geben {} als {} an</translation>
    </message>
    <message>
        <source>its names {} contradict the names of the level it is put into, {}</source>
        <translation>die Namen {} widersprechen den Namen der Ebene, in die es gesetzt wird, {}</translation>
    </message>
    <message>
        <source>its non-tensor values take more than {} bytes</source>
        <translation>seine Werte, die keine Tensoren sind, brauchen mehr als {} Bytes</translation>
    </message>
    <message>
        <source>its parts are ragged themselves, of shape {}; a memmap folder holds only parts that are dense</source>
        <translation>die Teile sind selbst ungleichförmig, von der Form {}; ein Memmap-Ordner nimmt nur dichte Teile auf</translation>
    </message>
    <message>
        <source>its rows have {} bytes</source>
        <translation>seine Zeilen haben {} Bytes</translation>
    </message>
    <message>
        <source>its shape</source>
        <translation>ihre Form</translation>
    </message>
    <message>
        <source>its shards are transposed, which cannot be read</source>
        <translation>seine Shards sind transponiert, was nicht gelesen werden kann</translation>
    </message>
    <message>
        <source>its shards hold shards that hold shards, deeper than can be read</source>
        <translation>seine Shards enthalten Shards, die Shards enthalten, tiefer als gelesen werden kann</translation>
    </message>
    <message>
        <source>its shards of {} cannot be cut into chunks of {}</source>
        <translation>seine Shards von {} lassen sich nicht in Chunks von {} teilen</translation>
    </message>
    <message>
        <source>its texts are stored in shards, which cannot be read</source>
        <translation>seine Texte liegen in Shards, was nicht gelesen werden kann</translation>
    </message>
    <message>
        <source>its values are not lists of the stated sizes, {}</source>
        <translation>seine Werte sind keine Listen der genannten Größen {}</translation>
    </message>
    <message>
        <source>its zip64 end record is not where the locator says</source>
        <translation>sein Zip64-Endeintrag ist nicht da, wo der Verweis hinzeigt</translation>
    </message>
    <message>
        <source>jumps: it changes by more than half, ten times its usual change</source>
        <translation>springt: ändert sich um mehr als die Hälfte, zehnmal so stark wie sonst</translation>
    </message>
    <message>
        <source>keepdim=True needs a dim</source>
        <translation>keepdim=True braucht dim</translation>
    </message>
    <message>
        <source>keeps all elements</source>
        <translation>behält alle Elemente</translation>
    </message>
    <message>
        <source>keeps all elements, in their order</source>
        <translation>behält alle Elemente, in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>keeps all elements; each dim then means the same in all members</source>
        <translation>behält alle Elemente; jede Dim bedeutet dann in allen Mitgliedern dasselbe</translation>
    </message>
    <message>
        <source>keeps all elements; indexing reaches fewer dims</source>
        <translation>behält alle Elemente; ein Index erreicht weniger Dims</translation>
    </message>
    <message>
        <source>keeps its values in a file {}, but they can only be in "pickle.pkl"</source>
        <translation>hält die Werte in einer Datei {}, sie können aber nur in „pickle.pkl“ liegen</translation>
    </message>
    <message>
        <source>key must be a function such as lambda x: …, not {}</source>
        <translation>key muss eine Funktion wie lambda x: … sein, nicht {}</translation>
    </message>
    <message>
        <source>key {}: {}</source>
        <translation>Schlüssel {}: {}</translation>
    </message>
    <message>
        <source>keys_to_update is a list or a tuple of keys, not a value of type {}</source>
        <translation>keys_to_update ist eine Liste oder ein Tupel von Schlüsseln, kein Wert vom Typ {}</translation>
    </message>
    <message>
        <source>lacks '{}'</source>
        <translation>hat kein „{}“</translation>
    </message>
    <message>
        <source>lacks the field {}</source>
        <translation>enthält das Feld {} nicht</translation>
    </message>
    <message>
        <source>lacks the shape and dtype of {}</source>
        <translation>gibt Form und Dtype von {} nicht an</translation>
    </message>
    <message>
        <source>lacks the version of the format</source>
        <translation>gibt die Version des Formats nicht an</translation>
    </message>
    <message>
        <source>lacks {} of {}</source>
        <translation>fehlt {} von {}</translation>
    </message>
    <message>
        <source>lacks {}, which every file of torch.jit.save has</source>
        <translation>ihr fehlt {}, das jede Datei von torch.jit.save hat</translation>
    </message>
    <message>
        <source>layouts cannot be saved: the environment variable HOME is not set</source>
        <translation>Layouts können nicht gespeichert werden: Die Umgebungsvariable HOME ist nicht gesetzt</translation>
    </message>
    <message>
        <source>lazy stacks to concatenate along another dim than that of the stack need as many members, got {} and {}</source>
        <translation>Lazy Stacks, die entlang einer anderen Dimension als der des Stacks verkettet werden, brauchen gleich viele Mitglieder, bekam {} und {}</translation>
    </message>
    <message>
        <source>lazy stacks to concatenate need the same stack dim, got {} and {}</source>
        <translation>Lazy Stacks zum Verketten brauchen dieselbe Stack-Dimension, bekam {} und {}</translation>
    </message>
    <message>
        <source>leave out entries of different kinds</source>
        <translation>Einträge verschiedener Art weglassen</translation>
    </message>
    <message>
        <source>leave out entries of different shapes</source>
        <translation>Einträge verschiedener Form weglassen</translation>
    </message>
    <message>
        <source>leave out entries that other members lack</source>
        <translation>Einträge weglassen, die anderen Mitgliedern fehlen</translation>
    </message>
    <message>
        <source>leave out unreadable entries</source>
        <translation>nicht lesbare Einträge weglassen</translation>
    </message>
    <message>
        <source>leaves on {} and {} cannot share one block of memory</source>
        <translation>Blätter auf {} und {} können sich keinen Speicherblock teilen</translation>
    </message>
    <message>
        <source>len() of a 0-d tensor</source>
        <translation>len() eines Tensors ohne Dimensionen</translation>
    </message>
    <message>
        <source>libpng cannot be used: {}</source>
        <translation>libpng kann nicht benutzt werden: {}</translation>
    </message>
    <message>
        <source>lies outside of the saved range, {}</source>
        <translation>liegt außerhalb dessen, was gespeichert wird, {}</translation>
    </message>
    <message>
        <source>lists are not changed in place here; make another, as in items = items + [item]</source>
        <translation>Listen werden hier nicht an Ort und Stelle geändert; machen Sie eine neue, wie in items = items + [item]</translation>
    </message>
    <message>
        <source>lists of the script hold more than {} values in total</source>
        <translation>Listen des Skripts enthalten insgesamt mehr als {} Werte</translation>
    </message>
    <message>
        <source>loc of MultivariateNormal has at least one dim</source>
        <translation>loc von MultivariateNormal hat wenigstens eine Dimension</translation>
    </message>
    <message>
        <source>log-probabilities are not summed here: give log_prob_keys, one a key</source>
        <translation>Log-Wahrscheinlichkeiten werden hier nicht summiert: geben Sie log_prob_keys an, einen je Schlüssel</translation>
    </message>
    <message>
        <source>log-probabilities are summed here (set_composite_lp_aggregate): give log_prob_key</source>
        <translation>Log-Wahrscheinlichkeiten werden hier summiert (set_composite_lp_aggregate): geben Sie log_prob_key an</translation>
    </message>
    <message>
        <source>lz4</source>
        <translation>lz4</translation>
    </message>
    <message>
        <source>many entries from all parts of the file start with this shape</source>
        <translation>viele Einträge aus allen Teilen der Datei beginnen mit dieser Form</translation>
    </message>
    <message>
        <source>map() takes a function and its arguments</source>
        <translation>map() nimmt eine Funktion und deren Argumente</translation>
    </message>
    <message>
        <source>mapping is a dict of keys and new keys, not a value of type {}</source>
        <translation>mapping ist ein Dict aus Schlüsseln und neuen Schlüsseln, kein Wert vom Typ {}</translation>
    </message>
    <message>
        <source>margin must be greater than 0</source>
        <translation>margin muss größer als 0 sein</translation>
    </message>
    <message>
        <source>marks data and padding and is not applied: values that are computed over td, such as a mean, count padding too</source>
        <translation>sie trennt Daten von Auffüllung und ist nicht angewandt: Was aus td berechnet wird, etwa ein Mittel, zählt auch Auffüllung</translation>
    </message>
    <message>
        <source>matches more than {} files</source>
        <translation>steht für mehr als {} Dateien</translation>
    </message>
    <message>
        <source>matches the rollout engine's log-probability of the next token: correlation {}, and {} with that of the same token</source>
        <translation>stimmt mit der Log-Wahrscheinlichkeit der Rollout-Engine für das nächste Token überein: Korrelation {}, und {} mit der desselben Tokens</translation>
    </message>
    <message>
        <source>matches the rollout engine's log-probability of the previous token: correlation {}, and {} with that of the same token</source>
        <translation>stimmt mit der Log-Wahrscheinlichkeit der Rollout-Engine für das vorige Token überein: Korrelation {}, und {} mit der desselben Tokens</translation>
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
        <translation>Mitglieder ohne diesen Schlüssel lassen sich nicht mit einem leeren Eintrag versehen: er hat keine Dimensionen</translation>
    </message>
    <message>
        <source>memmap folders are written as tensordict does since 0.3; save it as a memmap folder</source>
        <translation>Memmap-Ordner werden geschrieben, wie tensordict es seit 0.3 tut; als Memmap-Ordner speichern</translation>
    </message>
    <message>
        <source>meta/info.json states {} as {}, but the table of episodes has {}</source>
        <translation>meta/info.json gibt {} mit {} an, die Tabelle der Episoden hat aber {}</translation>
    </message>
    <message>
        <source>method {}</source>
        <translation>Verfahren {}</translation>
    </message>
    <message>
        <source>min_val cannot be greater than max_val</source>
        <translation>min_val darf nicht größer als max_val sein</translation>
    </message>
    <message>
        <source>module '{}'</source>
        <translation>Modul '{}'</translation>
    </message>
    <message>
        <source>modules with names are taken by their names</source>
        <translation>Module mit Namen werden mit ihren Namen genommen</translation>
    </message>
    <message>
        <source>more than {} levels of nesting</source>
        <translation>mehr als {} Ebenen Verschachtelung</translation>
    </message>
    <message>
        <source>move to {}</source>
        <translation>nach {} verschieben</translation>
    </message>
    <message>
        <source>name 'td' is not defined</source>
        <translation>Der Name 'td' ist nicht definiert</translation>
    </message>
    <message>
        <source>name '{}' is not defined{}</source>
        <translation>Der Name '{}' ist nicht definiert{}</translation>
    </message>
    <message>
        <source>names are a list of strings and None, not a value of type {}</source>
        <translation>Namen sind eine Liste aus Strings und None, kein Wert vom Typ {}</translation>
    </message>
    <message>
        <source>names of chunks are put together with {}, but that can be "/" or "."</source>
        <translation>Namen von Chunks sind mit {} zusammengesetzt, aber das kann "/" oder "." sein</translation>
    </message>
    <message>
        <source>names the class {}, which is unknown; and it has neither a batch size nor a folder "_tensordict" beside it</source>
        <translation>nennt die Klasse {}, die unbekannt ist; und hat weder eine Batch-Größe noch einen Ordner „_tensordict“ daneben</translation>
    </message>
    <message>
        <source>names, the last with "*" at its end</source>
        <translation>Namen, der letzte mit „*“ am Ende</translation>
    </message>
    <message>
        <source>negative shift count</source>
        <translation>negative Anzahl beim Verschieben von Bits</translation>
    </message>
    <message>
        <source>negative slice steps are not supported, got {} for dim {}</source>
        <translation>negative Schrittweiten eines Ausschnitts gibt es nicht, es kam {} für Dimension {}</translation>
    </message>
    <message>
        <source>nested tensors have no estimates; show one part of them</source>
        <translation>für geschachtelte Tensoren gibt es keine Schätzung; sehen Sie einen Teil davon an</translation>
    </message>
    <message>
        <source>nested tensors of {} and of {} members do not fit together</source>
        <translation>verschachtelte Tensoren aus {} und aus {} Mitgliedern passen nicht zusammen</translation>
    </message>
    <message>
        <source>no ending for a {}</source>
        <translation>keine Endung für: {}</translation>
    </message>
    <message>
        <source>no group with a name like {} has an array</source>
        <translation>keine Gruppe mit einem Namen wie {} hat ein Array</translation>
    </message>
    <message>
        <source>no longer changes</source>
        <translation>ändert sich nicht mehr</translation>
    </message>
    <message>
        <source>no memory is shared between processes: save a folder, which all of them can map</source>
        <translation>Prozesse teilen keinen Speicher: Speichern Sie einen Ordner, den sie alle einblenden können</translation>
    </message>
    <message>
        <source>no module is left: none leads from these in keys to these out keys</source>
        <translation>kein Modul bleibt übrig: keines führt von diesen Eingangs- zu diesen Ausgangsschlüsseln</translation>
    </message>
    <message>
        <source>no parameter follows the one with '**'</source>
        <translation>auf den Parameter mit '**' folgt keiner mehr</translation>
    </message>
    <message>
        <source>no parameter {}</source>
        <translation>kein Parameter {}</translation>
    </message>
    <message>
        <source>no such method</source>
        <translation>keine solche Methode</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>keinen Wert</translation>
    </message>
    <message>
        <source>no_convert is True, False or 'skip', not '{}'</source>
        <translation>no_convert ist True, False oder 'skip', nicht '{}'</translation>
    </message>
    <message>
        <source>node {} in trace {} has {} tokens, but a mask of {}</source>
        <translation>Knoten {} in Trace {} hat {} Tokens, aber eine Maske von {}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>none of its episodes can be read</source>
        <translation>keine seiner Episoden ist lesbar</translation>
    </message>
    <message>
        <source>none of the modules has a distribution</source>
        <translation>keines der Module hat eine Verteilung</translation>
    </message>
    <message>
        <source>nonlinearity is 'tanh' or 'relu'</source>
        <translation>nonlinearity ist 'tanh' oder 'relu'</translation>
    </message>
    <message>
        <source>not a valid pickle: an integer with other characters than digits</source>
        <translation>kein gültiges Pickle: eine ganze Zahl mit anderen Zeichen als Ziffern</translation>
    </message>
    <message>
        <source>not a valid pickle: byte {} is not a known opcode</source>
        <translation>kein gültiger Pickle: Byte {} ist kein bekannter Opcode</translation>
    </message>
    <message>
        <source>not a valid pickle: it ends or is damaged at byte {}</source>
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
        <source>num_channels={} must be divisible by num_groups={}</source>
        <translation>num_channels={} muss durch num_groups={} teilbar sein</translation>
    </message>
    <message>
        <source>num_copies must be between 1 and 10000, not {}</source>
        <translation>num_copies muss zwischen 1 und 10000 liegen, nicht {}</translation>
    </message>
    <message>
        <source>num_workers must be positive, not {}</source>
        <translation>num_workers muss positiv sein, nicht {}</translation>
    </message>
    <message>
        <source>number {}</source>
        <translation>Nummer {}</translation>
    </message>
    <message>
        <source>numbers are stored as texts are</source>
        <translation>Zahlen sind gespeichert, wie Texte es sind</translation>
    </message>
    <message>
        <source>numbers too small for full precision, {} total</source>
        <translation>Zahlen, die für volle Genauigkeit zu klein sind, {} insgesamt</translation>
    </message>
    <message>
        <source>numpy files cannot hold non-tensor values; leave them out</source>
        <translation>Numpy-Dateien können Werte, die keine Tensoren sind, nicht aufnehmen; sie weglassen</translation>
    </message>
    <message>
        <source>numpy files cannot hold the ragged shape {}; pad it, or leave the leaf out</source>
        <translation>Numpy-Dateien können die ungleichförmige Form {} nicht aufnehmen; auffüllen oder das Blatt weglassen</translation>
    </message>
    <message>
        <source>numpy has no dtype for {}; convert the leaf or leave it out</source>
        <translation>Numpy hat keinen Dtype für {}; das Blatt umwandeln oder weglassen</translation>
    </message>
    <message>
        <source>of a file of the format {} only elements can be edited in place, not keys, shapes, names and non-tensor values; save it as a memmap folder or an HDF5 file to change these</source>
        <translation>von einer Datei des Formats {} können nur Elemente am Ort bearbeitet werden, nicht Schlüssel, Formen, Namen und Werte, die keine Tensoren sind; um diese zu ändern, speichern Sie es als Memmap-Ordner oder HDF5-Datei</translation>
    </message>
    <message>
        <source>of a folder of the format {} only elements can be edited in place, not keys, shapes, names and non-tensor values; save it as a memmap folder or an HDF5 file to change these</source>
        <translation>von einem Ordner des Formats {} können nur Elemente am Ort bearbeitet werden, nicht Schlüssel, Formen, Namen und Werte, die keine Tensoren sind; um diese zu ändern, speichern Sie ihn als Memmap-Ordner oder HDF5-Datei</translation>
    </message>
    <message>
        <source>of an input of the shape {} each element would be normalised alone</source>
        <translation>in einer Eingabe der Form {} würde jedes Element für sich allein normiert</translation>
    </message>
    <message>
        <source>of episodes under the keys of torchrl only elements can be edited in place, not keys, shapes, names and non-tensor values; open the file with {} to change these</source>
        <translation>von Episoden unter den Schlüsseln von torchrl können nur Elemente am Ort bearbeitet werden, nicht Schlüssel, Formen, Namen und Werte, die keine Tensoren sind; um diese zu ändern, öffnen Sie die Datei mit {}</translation>
    </message>
    <message>
        <source>old must not be empty</source>
        <translation>old darf nicht leer sein</translation>
    </message>
    <message>
        <source>one is {}, another {}</source>
        <translation>eines ist {}, ein anderes {}</translation>
    </message>
    <message>
        <source>one list for all positions</source>
        <translation>eine Liste für alle Positionen</translation>
    </message>
    <message>
        <source>one of the {} files has no array with one row per step, such as rewards or actions</source>
        <translation>eine der {} Dateien hat kein Array mit einer Zeile pro Schritt, wie Belohnungen oder Aktionen</translation>
    </message>
    <message>
        <source>one value cannot hold the values of a NonTensorStack; convert it with maybe_to_stack() first</source>
        <translation>ein einzelner Wert kann die Werte eines NonTensorStack nicht aufnehmen; wandeln Sie ihn vorher mit maybe_to_stack() um</translation>
    </message>
    <message>
        <source>one value of a whole batch cannot be changed in a part of it</source>
        <translation>ein Wert für den ganzen Batch lässt sich nicht in einem Teil davon ändern</translation>
    </message>
    <message>
        <source>only elements can be edited in place: any other change rewrites the file, and {}; save it under another name</source>
        <translation>an Ort und Stelle lassen sich nur Elemente ändern: Für jede andere Änderung würde die Datei neu geschrieben, und {}; unter einem anderen Namen speichern</translation>
    </message>
    <message>
        <source>only entries of lazy stacks are lists of tensors</source>
        <translation>nur Einträge von Lazy Stacks sind Listen von Tensoren</translation>
    </message>
    <message>
        <source>only floating point and complex tensors can require gradients, not {}</source>
        <translation>nur Fließkomma- und komplexe Tensoren können Gradienten verlangen, nicht {}</translation>
    </message>
    <message>
        <source>only instances of tensorclasses have fields; a tensordict has keys()</source>
        <translation>nur Instanzen von Tensorclasses haben Felder; ein Tensordict hat keys()</translation>
    </message>
    <message>
        <source>only ints, slices, ..., None, and tensors or lists of ints or bools are indices, not {}</source>
        <translation>nur ints, Ausschnitte, ..., None sowie Tensoren oder Listen von ints oder Bools sind Indizes, nicht {}</translation>
    </message>
    <message>
        <source>only one element tensors can be converted to Python scalars, and this one has {} elements</source>
        <translation>nur Tensoren mit einem Element werden zu Python-Zahlen, und dieser hat {} Elemente</translation>
    </message>
    <message>
        <source>only one size can be inferred, got {}</source>
        <translation>nur eine Größe lässt sich ableiten, bekam {}</translation>
    </message>
    <message>
        <source>only one target takes the remaining values</source>
        <translation>nur ein Ziel nimmt, was übrig ist</translation>
    </message>
    <message>
        <source>only padding_mode='zeros' is known to {}</source>
        <translation>{} kennt nur padding_mode='zeros'</translation>
    </message>
    <message>
        <source>only some of the tensordicts to concatenate have the key {}</source>
        <translation>nur einige der Tensordicts zum Verketten haben den Schlüssel {}</translation>
    </message>
    <message>
        <source>only some of them have the key {}; use maybe_dense_stack or lazy_stack</source>
        <translation>nur einige von ihnen haben den Schlüssel {}; verwenden Sie maybe_dense_stack oder lazy_stack</translation>
    </message>
    <message>
        <source>only td can be changed, '{}' is there to be read</source>
        <translation>nur td lässt sich ändern, '{}' ist zum Lesen da</translation>
    </message>
    <message>
        <source>only the left operand has the key {}</source>
        <translation>nur der linke Operand hat den Schlüssel {}</translation>
    </message>
    <message>
        <source>only the right operand has the key {}</source>
        <translation>nur der rechte Operand hat den Schlüssel {}</translation>
    </message>
    <message>
        <source>op is one of torch.distributed.ReduceOp, such as torch.distributed.ReduceOp.MAX, or None</source>
        <translation>op ist eines von torch.distributed.ReduceOp, etwa torch.distributed.ReduceOp.MAX, oder None</translation>
    </message>
    <message>
        <source>other checks were not made, because elements cannot be read</source>
        <translation>andere Prüfungen wurden nicht gemacht, weil sich Elemente nicht lesen lassen</translation>
    </message>
    <message>
        <source>other must be a tensordict, not {}</source>
        <translation>other muss ein Tensordict sein, nicht {}</translation>
    </message>
    <message>
        <source>out has batch size {}, the result has {}</source>
        <translation>out hat die Batch-Größe {}, das Ergebnis hat {}</translation>
    </message>
    <message>
        <source>out has shape {}, the result has {}</source>
        <translation>out hat die Form {}, das Ergebnis hat {}</translation>
    </message>
    <message>
        <source>out is a {}, the result a {}</source>
        <translation>out ist vom Typ {}, das Ergebnis vom Typ {}</translation>
    </message>
    <message>
        <source>out= and inplace=True both set the destination of the result; use one of them</source>
        <translation>out= und inplace=True legen beide das Ziel des Ergebnisses fest; verwenden Sie eines davon</translation>
    </message>
    <message>
        <source>out_features must be given</source>
        <translation>out_features muss angegeben werden</translation>
    </message>
    <message>
        <source>p is a number or "fro", not {}</source>
        <translation>p ist eine Zahl oder "fro", nicht {}</translation>
    </message>
    <message>
        <source>pad the batch to {} with zeros</source>
        <translation>Batch mit Nullen auf {} auffüllen</translation>
    </message>
    <message>
        <source>pad to {} with zeros</source>
        <translation>mit Nullen auf {} auffüllen</translation>
    </message>
    <message>
        <source>padding is 'same', 'valid' or sizes, not '{}'</source>
        <translation>padding ist 'same', 'valid' oder Größen, nicht '{}'</translation>
    </message>
    <message>
        <source>padding is between tokens of {} of {} sequences</source>
        <translation>Auffüllung liegt zwischen Token von {} von {} Sequenzen</translation>
    </message>
    <message>
        <source>padding takes two sizes a dim for at most the {} dims of the batch size {}, got {}</source>
        <translation>das Auffüllen nimmt zwei Größen je Dimension für höchstens die {} Dimensionen der Batch-Größe {}, bekam {}</translation>
    </message>
    <message>
        <source>padding='same' is for a stride of 1 only</source>
        <translation>padding='same' gibt es nur für eine Schrittweite von 1</translation>
    </message>
    <message>
        <source>padding_idx must be within num_embeddings={}</source>
        <translation>padding_idx muss innerhalb von num_embeddings={} liegen</translation>
    </message>
    <message>
        <source>padding_mode is 'zeros', 'reflect', 'replicate' or 'circular'</source>
        <translation>padding_mode ist 'zeros', 'reflect', 'replicate' oder 'circular'</translation>
    </message>
    <message>
        <source>padding_side is 'left' or 'right'</source>
        <translation>padding_side ist 'left' oder 'right'</translation>
    </message>
    <message>
        <source>parameters are a dict or a tensordict, not a value of type {}</source>
        <translation>Parameter sind ein dict oder ein TensorDict, kein Wert vom Typ {}</translation>
    </message>
    <message>
        <source>params must be a tensordict, not a value of type {}</source>
        <translation>params muss ein Tensordict sein, kein Wert vom Typ {}</translation>
    </message>
    <message>
        <source>part {} of a nested tensor exceeds its values</source>
        <translation>Teil {} eines verschachtelten Tensors überschreitet dessen Werte</translation>
    </message>
    <message>
        <source>part {} of a nested tensor exceeds its {} rows</source>
        <translation>Teil {} eines verschachtelten Tensors überschreitet dessen {} Zeilen</translation>
    </message>
    <message>
        <source>per_sample_weights has the shape {}, not that of the input, {}</source>
        <translation>per_sample_weights hat die Form {}, nicht die der Eingabe, {}</translation>
    </message>
    <message>
        <source>per_sample_weights requires mode='sum'</source>
        <translation>per_sample_weights erfordert mode='sum'</translation>
    </message>
    <message>
        <source>permute the batch to {}</source>
        <translation>den Batch nach {} umordnen</translation>
    </message>
    <message>
        <source>places a leaf of {} {} at the bytes {} to {} of {}, {} of them padding</source>
        <translation>legt ein Blatt von {} {} auf die Bytes {} bis {} von {}, davon {} Auffüllung</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>Positionen</translation>
    </message>
    <message>
        <source>prefix must be a str, not {}</source>
        <translation>prefix muss ein str sein, nicht {}</translation>
    </message>
    <message>
        <source>probs and logits have a last dim of classes</source>
        <translation>probs und logits haben eine letzte Dimension von Klassen</translation>
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
        <source>process {} ended early, so there is no result: {}</source>
        <translation>Prozess {} endete vorzeitig, deshalb gibt es kein Ergebnis: {}</translation>
    </message>
    <message>
        <source>process {} failed: {}</source>
        <translation>Prozess {} ist fehlgeschlagen: {}</translation>
    </message>
    <message>
        <source>process {} found other files than process 0; all processes need the same arguments and the same files</source>
        <translation>Prozess {} hat andere Dateien gefunden als Prozess 0; alle Prozesse brauchen dieselben Argumente und dieselben Dateien</translation>
    </message>
    <message>
        <source>process {} is this one: it cannot exchange with itself</source>
        <translation>Prozess {} ist dieser: Er kann nicht mit sich selbst austauschen</translation>
    </message>
    <message>
        <source>process {} sent its tensordict as a pickle, which is never run: it has leaves that are not on the CPU or require gradients, or a file</source>
        <translation>Prozess {} sandte sein Tensordict als Pickle, das nie ausgeführt wird: Es enthält Blätter, die nicht auf der CPU liegen oder Gradienten verlangen, oder eine Datei</translation>
    </message>
    <message>
        <source>processes exchange tensordicts in `tensordesk eval`, `export` and `edit`: here it would be done for a trial, or more than once</source>
        <translation>Prozesse tauschen Tensordicts in `tensordesk eval`, `export` und `edit` aus: hier geschähe es zur Probe oder mehr als einmal</translation>
    </message>
    <message>
        <source>processes exchange tensordicts on the CPU: move the received one with to(device)</source>
        <translation>Prozesse tauschen Tensordicts auf der CPU aus: Verschieben Sie das empfangene mit to(device)</translation>
    </message>
    <message>
        <source>proj_size must be smaller than hidden_size</source>
        <translation>proj_size muss kleiner als hidden_size sein</translation>
    </message>
    <message>
        <source>pseudo-random tags begin with a number that is not negative, not {}</source>
        <translation>pseudozufällige Tags beginnen mit einer Zahl, die nicht negativ ist, nicht mit {}</translation>
    </message>
    <message>
        <source>q must be a number or a tensor, not a {}</source>
        <translation>q muss eine Zahl oder ein Tensor sein, nicht {}</translation>
    </message>
    <message>
        <source>quantile() q values must be in the range [0, 1]</source>
        <translation>quantile(): Werte von q müssen zwischen 0 und 1 liegen</translation>
    </message>
    <message>
        <source>quantile() takes {} elements together here, more than the {} that torch can</source>
        <translation>quantile() nimmt hier {} Elemente zusammen, mehr als die {}, die torch kann</translation>
    </message>
    <message>
        <source>range() takes ints, not {}</source>
        <translation>range() nimmt ints, nicht {}</translation>
    </message>
    <message>
        <source>range() takes stop, or start, stop and maybe step</source>
        <translation>range() nimmt stop oder start, stop und vielleicht step</translation>
    </message>
    <message>
        <source>recompute_scale_factor requires scale_factor, not size</source>
        <translation>recompute_scale_factor erfordert scale_factor, nicht size</translation>
    </message>
    <message>
        <source>refers to an object outside the pickle by an ID that is not that of a storage</source>
        <translation>verweist auf ein Objekt außerhalb des Pickles durch eine ID, die nicht die eines Speichers ist</translation>
    </message>
    <message>
        <source>refers to the storage {}, but the file is a pickle alone, which has none</source>
        <translation>bezieht sich auf den Speicher {}, aber die Datei ist nur ein Pickle, der keinen hat</translation>
    </message>
    <message>
        <source>refine_names only names dims that have no name: {} cannot become {}; rename() does that</source>
        <translation>refine_names benennt nur Dimensionen ohne Namen: aus {} kann nicht {} werden; rename() tut das</translation>
    </message>
    <message>
        <source>reinterpreted_batch_ndims cannot be negative: {}</source>
        <translation>reinterpreted_batch_ndims kann nicht negativ sein: {}</translation>
    </message>
    <message>
        <source>rename takes one name a dim, or old=new</source>
        <translation>rename nimmt einen Namen je Dimension oder alt=neu</translation>
    </message>
    <message>
        <source>rename takes one name a dim, or old=new, not both</source>
        <translation>rename nimmt einen Namen je Dimension oder alt=neu, nicht beides</translation>
    </message>
    <message>
        <source>repeats</source>
        <translation>Wiederholungen</translation>
    </message>
    <message>
        <source>repeats must be an int or a tensor, not a {}</source>
        <translation>repeats muss ein int oder ein Tensor sein, nicht {}</translation>
    </message>
    <message>
        <source>replay buffers are written by torchrl; save it as a memmap folder</source>
        <translation>Replay-Puffer schreibt torchrl; als Memmap-Ordner speichern</translation>
    </message>
    <message>
        <source>reshape to {}</source>
        <translation>in Form {} bringen</translation>
    </message>
    <message>
        <source>return_indices=True is not known to {} here</source>
        <translation>return_indices=True ist {} hier nicht bekannt</translation>
    </message>
    <message>
        <source>rewards and values must be real, not {}</source>
        <translation>Rewards und Werte müssen reell sein, nicht {}</translation>
    </message>
    <message>
        <source>ring buffer {} has {} of {} rows and continues at row {}, but the arrays have {} rows</source>
        <translation>Ringpuffer {} hat {} von {} Zeilen und wird bei Zeile {} fortgesetzt, die Arrays haben aber {} Zeilen</translation>
    </message>
    <message>
        <source>rolling_gamma=False is for a gamma or a lambda of each step</source>
        <translation>rolling_gamma=False ist für ein Gamma oder Lambda je Schritt</translation>
    </message>
    <message>
        <source>round() takes a finite number within 64 bits</source>
        <translation>round() nimmt eine endliche Zahl innerhalb von 64 Bit</translation>
    </message>
    <message>
        <source>rounds values if the dtype is narrower; otherwise all become the common wider dtype</source>
        <translation>rundet Werte, wenn der Dtype schmaler ist; sonst erhalten alle den gemeinsamen weiteren Dtype</translation>
    </message>
    <message>
        <source>row {} of "keys"</source>
        <translation>Zeile {} von "keys"</translation>
    </message>
    <message>
        <source>rows {} and {} of "keys" have the same {}, so that one would hide the other</source>
        <translation>die Zeilen {} und {} von "keys" haben dasselbe {}, sodass eine die andere verdecken würde</translation>
    </message>
    <message>
        <source>scale_factor does not yield a valid size</source>
        <translation>scale_factor ergibt keine gültige Größe</translation>
    </message>
    <message>
        <source>sends another answer</source>
        <translation>sendet eine andere Antwort</translation>
    </message>
    <message>
        <source>sets are not supported; a dict is written {key: value}, a list [value]</source>
        <translation>Mengen (set) werden nicht unterstützt; ein Dict schreibt man {key: value}, eine Liste [value]</translation>
    </message>
    <message>
        <source>several elements of this expanded tensor are one in memory; clone() it to change it in place</source>
        <translation>mehrere Elemente dieses ausgedehnten Tensors sind im Speicher eines; kopieren Sie ihn mit clone(), um ihn an Ort und Stelle zu ändern</translation>
    </message>
    <message>
        <source>several files shown as one tree are read-only; save them as a memmap folder or an HDF5 file, or open the file to edit alone</source>
        <translation>mehrere Dateien, die als ein Baum gezeigt werden, sind schreibgeschützt; speichern Sie sie als Memmap-Ordner oder HDF5-Datei, oder öffnen Sie die zu bearbeitende Datei allein</translation>
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
        <source>shares its elements in the file with {}: an edit of one changes both</source>
        <translation>teilt seine Elemente in der Datei mit {}: wer das eine ändert, ändert das andere</translation>
    </message>
    <message>
        <source>shifts</source>
        <translation>Verschiebungen</translation>
    </message>
    <message>
        <source>shorten the batch size to {}</source>
        <translation>Batch-Größe auf {} kürzen</translation>
    </message>
    <message>
        <source>size must be positive in each dim</source>
        <translation>size muss in jeder Dimension positiv sein</translation>
    </message>
    <message>
        <source>sizes</source>
        <translation>Größen</translation>
    </message>
    <message>
        <source>sizes are a list of ints, not of {}</source>
        <translation>Größen sind eine Liste von ints, nicht von {}</translation>
    </message>
    <message>
        <source>sizes are at least 0, or -1, got {}</source>
        <translation>Größen sind mindestens 0 oder -1, bekam {}</translation>
    </message>
    <message>
        <source>sizes of parts</source>
        <translation>Größen der Teile</translation>
    </message>
    <message>
        <source>slice indices must be ints or None, not {}</source>
        <translation>Indizes eines Ausschnitts müssen ints oder None sein, nicht {}</translation>
    </message>
    <message>
        <source>slice step cannot be zero</source>
        <translation>die Schrittweite eines Ausschnitts kann nicht null sein</translation>
    </message>
    <message>
        <source>slice() takes stop, or start, stop and maybe step</source>
        <translation>slice() nimmt stop oder start, stop und vielleicht step</translation>
    </message>
    <message>
        <source>some members of the lazy stack have the key {} and others have not, so they have no dense form</source>
        <translation>manche Mitglieder des Lazy Stacks haben den Schlüssel {} und andere nicht, also haben sie keine dichte Form</translation>
    </message>
    <message>
        <source>some of its elements share memory, so they cannot be changed one by one</source>
        <translation>Elemente davon teilen sich Speicher, sodass sie nicht einzeln geändert werden können</translation>
    </message>
    <message>
        <source>split_trajectories() makes no nested tensors here; td.episodes() is not padded</source>
        <translation>split_trajectories() macht hier keine geschachtelten Tensoren; td.episodes() füllt nicht auf</translation>
    </message>
    <message>
        <source>split_trajectories() takes a tensordict, not a {}</source>
        <translation>split_trajectories() nimmt ein TensorDict, kein {}</translation>
    </message>
    <message>
        <source>stack_dim_name must be a str, not a {}</source>
        <translation>stack_dim_name muss ein str sein, nicht {}</translation>
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
        <source>start {} is out of range for dim {} of size {}</source>
        <translation>der Anfang {} liegt außerhalb von Dimension {} der Größe {}</translation>
    </message>
    <message>
        <source>states no frames per second: {} is missing</source>
        <translation>gibt keine Bilder je Sekunde an: {} fehlt</translation>
    </message>
    <message>
        <source>states the version {} of zarr instead of {}</source>
        <translation>nennt die Version {} von zarr statt {}</translation>
    </message>
    <message>
        <source>strict_shape=True takes equal batch sizes, got {} and {}</source>
        <translation>strict_shape=True nimmt gleiche Batch-Größen, bekam {} und {}</translation>
    </message>
    <message>
        <source>t() takes a batch of at most 2 dims, this one is {}</source>
        <translation>t() nimmt einen Batch mit höchstens 2 Dimensionen, dieser ist {}</translation>
    </message>
    <message>
        <source>tabs and spaces are mixed: indent this line by the same characters as those above it</source>
        <translation>Tabulatoren und Leerzeichen sind gemischt: Rücken Sie diese Zeile mit denselben Zeichen ein wie die darüber</translation>
    </message>
    <message>
        <source>td itself cannot be replaced; td[:] = … assigns to all of it</source>
        <translation>td selbst lässt sich nicht ersetzen; td[:] = … weist allem darin zu</translation>
    </message>
    <message>
        <source>td0_return_estimate() needs terminated</source>
        <translation>td0_return_estimate() braucht terminated</translation>
    </message>
    <message>
        <source>tensordict_out must be a tensordict, not a value of type {}</source>
        <translation>tensordict_out muss ein Tensordict sein, kein Wert vom Typ {}</translation>
    </message>
    <message>
        <source>tensordicts to concatenate along dim {} may differ in that dim alone, got batch sizes {} and {}</source>
        <translation>Tensordicts, die entlang von Dimension {} verkettet werden, dürfen sich nur in dieser unterscheiden, bekam die Batch-Größen {} und {}</translation>
    </message>
    <message>
        <source>tensors of different numbers of dims cannot be padded</source>
        <translation>Tensoren mit verschieden vielen Dimensionen lassen sich nicht auffüllen</translation>
    </message>
    <message>
        <source>tensors of different shapes are concatenated along the dim that they are stacked on, not along dim {}</source>
        <translation>Tensoren verschiedener Form werden entlang der Dimension verkettet, auf der sie gestapelt sind, nicht entlang von Dimension {}</translation>
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
        <translation>Tensoren ohne Dimensionen lassen sich nicht verketten; stapeln Sie sie</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>the "vocab" of the tokenizer's model is not {}</source>
        <translation>das „vocab“ des Tokenizer-Modells ist nicht {}</translation>
    </message>
    <message>
        <source>the ID of the token "{}" is {}. Expected: an integer from 0 to {}</source>
        <translation>die ID des Tokens „{}“ ist {}. Erwartet: eine ganze Zahl von 0 bis {}</translation>
    </message>
    <message>
        <source>the KL divergence from the reference policy is {} on average (k1 {}, k2 {}), and the largest one of a token is {}; more than {} at {} of {} tokens</source>
        <translation>die KL-Divergenz von der Referenz ist im Mittel {} (k1 {}, k2 {}), die größte eines Tokens {}; mehr als {} bei {} von {} Token</translation>
    </message>
    <message>
        <source>the address of elements</source>
        <translation>die Adresse von Elementen</translation>
    </message>
    <message>
        <source>the archive at byte {}: {}</source>
        <translation>das Archiv ab Byte {}: {}</translation>
    </message>
    <message>
        <source>the archive lacks this file</source>
        <translation>diese Datei fehlt im Archiv</translation>
    </message>
    <message>
        <source>the archive lacks {}, which holds the elements</source>
        <translation>dem Archiv fehlt {}, worin die Elemente liegen</translation>
    </message>
    <message>
        <source>the arguments that in_keys names are strings, not of type {}</source>
        <translation>die Argumente, die in_keys nennt, sind Texte, nicht vom Typ {}</translation>
    </message>
    <message>
        <source>the array of records or objects {} would be lost</source>
        <translation>das Array von Datensätzen oder Objekten {} ginge verloren</translation>
    </message>
    <message>
        <source>the array of texts {} would be lost</source>
        <translation>das Array von Texten {} ginge verloren</translation>
    </message>
    <message>
        <source>the arrays of {} differ in their number of rows</source>
        <translation>die Arrays von {} unterscheiden sich in der Zahl ihrer Zeilen</translation>
    </message>
    <message>
        <source>the batch size</source>
        <translation>die Batch-Größe</translation>
    </message>
    <message>
        <source>the batch size cannot change with inplace=True or keys_to_update</source>
        <translation>mit inplace=True oder keys_to_update kann sich die Batch-Größe nicht ändern</translation>
    </message>
    <message>
        <source>the batch size is {}, and all leaves begin with {}: indexing td reaches only the dims of its batch</source>
        <translation>die Batch-Größe ist {}, und alle Blätter beginnen mit {}: ein Index auf td erreicht nur die Dims seines Batchs</translation>
    </message>
    <message>
        <source>the batch size of a lazy stack follows from its members: this cannot be done in place</source>
        <translation>die Batch-Größe eines Lazy Stacks folgt aus seinen Mitgliedern: dies geht nicht an Ort und Stelle</translation>
    </message>
    <message>
        <source>the batch size of a lazy stack follows from its members: to() cannot set it</source>
        <translation>die Batch-Größe eines Lazy Stacks folgt aus seinen Mitgliedern: to() kann sie nicht setzen</translation>
    </message>
    <message>
        <source>the batch size of a level of a lazy stack follows from its members</source>
        <translation>die Batch-Größe einer Ebene eines Lazy Stacks folgt aus seinen Mitgliedern</translation>
    </message>
    <message>
        <source>the batch size of a member of a lazy stack, {}, cannot become {}</source>
        <translation>die Batch-Größe eines Mitglieds eines Lazy Stacks, {}, kann nicht {} werden</translation>
    </message>
    <message>
        <source>the batch size {} cannot be expanded to {}: dim {} is neither new nor of size 1</source>
        <translation>die Batch-Größe {} lässt sich nicht auf {} ausdehnen: Dimension {} ist weder neu noch von Größe 1</translation>
    </message>
    <message>
        <source>the batch size {} does not fit the batch size {}; update_batch_size=True adopts it</source>
        <translation>die Batch-Größe {} passt nicht zur Batch-Größe {}; update_batch_size=True übernimmt sie</translation>
    </message>
    <message>
        <source>the batch size {} does not start with that of the level above, {}, which is used instead</source>
        <translation>die Batch-Größe {} beginnt nicht mit der der Ebene darüber, {}, die stattdessen verwendet wird</translation>
    </message>
    <message>
        <source>the batch size {} has fewer dims than its stacks</source>
        <translation>die Batch-Größe {} hat weniger Dimensionen als ihre Stapel</translation>
    </message>
    <message>
        <source>the batch size {} is not that of its stack</source>
        <translation>die Batch-Größe {} ist nicht die ihres Stapels</translation>
    </message>
    <message>
        <source>the batch size {} is not that of the stack's members, {}</source>
        <translation>die Batch-Größe {} ist nicht die der Mitglieder des Stacks, {}</translation>
    </message>
    <message>
        <source>the batch size {} is ragged and cannot be regrouped to {}</source>
        <translation>die Batch-Größe {} ist ungleichförmig und lässt sich nicht zu {} umgruppieren</translation>
    </message>
    <message>
        <source>the batch size {} must begin with the length of the list, {}</source>
        <translation>die Batch-Größe {} muss mit der Länge der Liste, {}, beginnen</translation>
    </message>
    <message>
        <source>the batch size {} of a lazy stack follows from its members and cannot be set to {}</source>
        <translation>die Batch-Größe {} eines Lazy Stacks folgt aus seinen Mitgliedern und lässt sich nicht auf {} setzen</translation>
    </message>
    <message>
        <source>the chunk at {} is not a tensor of shape {} and {}, as the metadata says</source>
        <translation>das Stück bei {} ist kein Tensor der Form {} und {}, wie es die Metadaten sagen</translation>
    </message>
    <message>
        <source>the code of {} nests deeper than any that torch.jit.save writes</source>
        <translation>der Code von {} ist tiefer verschachtelt als jeder, den torch.jit.save schreibt</translation>
    </message>
    <message>
        <source>the components of MixtureSameFamily have a last batch dim of components</source>
        <translation>die Komponenten von MixtureSameFamily haben eine letzte Batch-Dimension von Komponenten</translation>
    </message>
    <message>
        <source>the composite distribution has no part {}</source>
        <translation>die zusammengesetzte Verteilung hat keinen Teil {}</translation>
    </message>
    <message>
        <source>the compressed member {} has {} bytes, and the unpacked members together exceed the limit of such archives</source>
        <translation>die komprimierte Datei {} hat {} Bytes, und die entpackten Dateien zusammen überschreiten die Grenze für solche Archive</translation>
    </message>
    <message>
        <source>the concatenated tensor</source>
        <translation>was verkettet wird</translation>
    </message>
    <message>
        <source>the connection was lost: the machine sent bytes that are not a message of this protocol</source>
        <translation>die Verbindung ging verloren: der Rechner sandte Bytes, die keine Nachricht dieses Protokolls sind</translation>
    </message>
    <message>
        <source>the connection was lost: {}</source>
        <translation>die Verbindung ist abgebrochen: {}</translation>
    </message>
    <message>
        <source>the count does not increase at the next step, {} total</source>
        <translation>der Zähler nach einem Schritt ist nicht höher, {} insgesamt</translation>
    </message>
    <message>
        <source>the data have another kind of entry here</source>
        <translation>die Daten haben hier eine andere Art von Eintrag</translation>
    </message>
    <message>
        <source>the description of a tensordict that came from another process {}</source>
        <translation>die Beschreibung eines Tensordicts, die von einem anderen Prozess kam, {}</translation>
    </message>
    <message>
        <source>the description of the tensordict has {} bytes, and a safetensors file has room for {}</source>
        <translation>die Beschreibung des Tensordicts hat {} Bytes, und eine Safetensors-Datei hat Platz für {}</translation>
    </message>
    <message>
        <source>the destination td[{}] has batch size {}, the source {}</source>
        <translation>das Ziel td[{}] hat die Batch-Größe {}, die Quelle {}</translation>
    </message>
    <message>
        <source>the device</source>
        <translation>das Gerät</translation>
    </message>
    <message>
        <source>the device cannot be assigned</source>
        <translation>das Gerät lässt sich nicht zuweisen</translation>
    </message>
    <message>
        <source>the device {} has an index already</source>
        <translation>das Gerät {} hat schon einen Index</translation>
    </message>
    <message>
        <source>the device {} has no room for another {}; take a part of the tensordict, or compute on "cpu"</source>
        <translation>das Gerät {} hat keinen Platz für weitere {}; nehmen Sie einen Teil des Tensordicts, oder rechnen Sie auf "cpu"</translation>
    </message>
    <message>
        <source>the devices differ: {} and {}</source>
        <translation>die Geräte sind verschieden: {} und {}</translation>
    </message>
    <message>
        <source>the devices in the attributes of the leaves are unknown; name one, as in to(device)</source>
        <translation>die Geräte in den Attributen der Blätter sind unbekannt; geben Sie eines an, wie in to(device)</translation>
    </message>
    <message>
        <source>the dict has no such key</source>
        <translation>das Dict hat keinen solchen Schlüssel</translation>
    </message>
    <message>
        <source>the dictionary to unpack a member</source>
        <translation>das Wörterbuch zum Entpacken eines Mitglieds</translation>
    </message>
    <message>
        <source>the dims of a member of a lazy stack are named as those of the stack; name these</source>
        <translation>die Dimensionen eines Mitglieds eines Lazy Stacks heißen wie die des Stapels; benennen Sie diese</translation>
    </message>
    <message>
        <source>the dims of members of a lazy stack are named as those of the stack; name these</source>
        <translation>die Dimensionen der Mitglieder eines Lazy Stacks heißen wie die des Stacks; benennen Sie diese</translation>
    </message>
    <message>
        <source>the dims of the members of this stack are named {}, those of the new one {}</source>
        <translation>die Dimensionen der Mitglieder dieses Stapels heißen {}, die des neuen {}</translation>
    </message>
    <message>
        <source>the discounted sum of rewards with gamma {}</source>
        <translation>die diskontierte Summe der Rewards mit Gamma {}</translation>
    </message>
    <message>
        <source>the dtype is {} here, and {} in most members; such members: {}</source>
        <translation>der Dtype ist hier {}, in den meisten Mitgliedern {}; solche Mitglieder: {}</translation>
    </message>
    <message>
        <source>the dtype is {}, which is not a string</source>
        <translation>der dtype ist {}, was kein Text ist</translation>
    </message>
    <message>
        <source>the dtype of a module must be a floating-point one, such as torch.float32</source>
        <translation>der Dtype eines Moduls muss ein Gleitkomma-Dtype sein, etwa torch.float32</translation>
    </message>
    <message>
        <source>the dtype {} is not a tensor dtype</source>
        <translation>der Dtype {} ist kein Tensor-Dtype</translation>
    </message>
    <message>
        <source>the dtype {} is unknown</source>
        <translation>der dtype {} ist unbekannt</translation>
    </message>
    <message>
        <source>the elements of a sub-tensordict are written in place: set_(key, item)</source>
        <translation>die Elemente eines Sub-Tensordicts werden an Ort und Stelle geschrieben: set_(key, item)</translation>
    </message>
    <message>
        <source>the end dim {} is before the start dim {}</source>
        <translation>die Enddimension {} liegt vor der Anfangsdimension {}</translation>
    </message>
    <message>
        <source>the end token {} is outside of the loss mask in {} of {} responses</source>
        <translation>das End-Token {} liegt außerhalb der Verlustmaske bei {} von {} Antworten</translation>
    </message>
    <message>
        <source>the entries share no leading shape</source>
        <translation>die Einträge haben keine gemeinsame Form am Anfang</translation>
    </message>
    <message>
        <source>the entropy fell from {} at step {} to {} at step {}</source>
        <translation>die Entropie fiel von {} bei Schritt {} auf {} bei Schritt {}</translation>
    </message>
    <message>
        <source>the entropy is {} over {} tokens of responses</source>
        <translation>die Entropie ist {} über {} Token der Antworten</translation>
    </message>
    <message>
        <source>the environment variable {} is a number from {} to {}, not '{}'</source>
        <translation>die Umgebungsvariable {} ist eine Zahl von {} bis {}, nicht „{}“</translation>
    </message>
    <message>
        <source>the episodes in {} do not add up: {} of {} steps</source>
        <translation>die Episoden in {} gehen nicht auf: {} von {} Schritten</translation>
    </message>
    <message>
        <source>the exchange with {} failed: {}</source>
        <translation>der Austausch ist fehlgeschlagen (mit: {}): {}</translation>
    </message>
    <message>
        <source>the field "{}" of an added token is not true or false</source>
        <translation>das Feld „{}“ eines hinzugefügten Tokens ist nicht true oder false</translation>
    </message>
    <message>
        <source>the field "{}" of the tokenizer's {} is not {}</source>
        <translation>das Feld „{}“ von {} des Tokenizers ist nicht {}</translation>
    </message>
    <message>
        <source>the field 'config' is not a dict</source>
        <translation>das Feld 'config' ist kein Dict</translation>
    </message>
    <message>
        <source>the field 'fortran_order' of the header is neither True nor False</source>
        <translation>das Feld 'fortran_order' des Kopfes ist weder True noch False</translation>
    </message>
    <message>
        <source>the field {} has the unexpected value {}</source>
        <translation>das Feld {} hat den unerwarteten Wert {}</translation>
    </message>
    <message>
        <source>the field {} is missing</source>
        <translation>das Feld {} fehlt</translation>
    </message>
    <message>
        <source>the field {} is not a JSON object</source>
        <translation>das Feld {} ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>the field {} is not a dict</source>
        <translation>das Feld {} ist kein Dict</translation>
    </message>
    <message>
        <source>the field {} is not a list</source>
        <translation>das Feld {} ist keine Liste</translation>
    </message>
    <message>
        <source>the field {} is not an integer</source>
        <translation>das Feld {} ist keine ganze Zahl</translation>
    </message>
    <message>
        <source>the field {} is {}, which is not a count</source>
        <translation>das Feld {} ist {}, was keine Anzahl ist</translation>
    </message>
    <message>
        <source>the field {} is {}, which is not a list</source>
        <translation>das Feld {} ist {}, was keine Liste ist</translation>
    </message>
    <message>
        <source>the field {} is {}, which is not a string</source>
        <translation>das Feld {} ist {}, was kein Text ist</translation>
    </message>
    <message>
        <source>the field {} is {}, which is not an object</source>
        <translation>das Feld {} ist {}, was kein Objekt ist</translation>
    </message>
    <message>
        <source>the field {} of a level is missing or no object</source>
        <translation>das Feld {} einer Ebene fehlt oder ist kein Objekt</translation>
    </message>
    <message>
        <source>the field {} of {} is {}, but must be {}</source>
        <translation>das Feld {} von {} ist {}, muss aber {} sein</translation>
    </message>
    <message>
        <source>the fields of a tensorclass are non-tensor data</source>
        <translation>die Felder einer Tensorclass sind Nicht-Tensor-Daten</translation>
    </message>
    <message>
        <source>the fields of a tensorclass are not a tensordict</source>
        <translation>die Felder einer Tensorclass sind kein Tensordict</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>die Datei</translation>
    </message>
    <message>
        <source>the file cannot be examined</source>
        <translation>die Datei lässt sich nicht untersuchen</translation>
    </message>
    <message>
        <source>the file describes more than {} entries</source>
        <translation>die Datei steht für mehr als {} Einträge</translation>
    </message>
    <message>
        <source>the file ends before the storage {}, which holds the elements</source>
        <translation>die Datei endet vor dem Speicher {}, worin die Elemente liegen</translation>
    </message>
    <message>
        <source>the file has no group with a name like {}</source>
        <translation>die Datei hat keine Gruppe mit einem Namen wie {}</translation>
    </message>
    <message>
        <source>the file has no group {}</source>
        <translation>die Datei hat keine Gruppe {}</translation>
    </message>
    <message>
        <source>the file has no parameters with the other names</source>
        <translation>die Datei hat keine Parameter mit den anderen Namen</translation>
    </message>
    <message>
        <source>the file has no tensor {}</source>
        <translation>die Datei hat keinen Tensor {}</translation>
    </message>
    <message>
        <source>the file has {} ring buffers, but the states of {}</source>
        <translation>die Datei hat {} Ringpuffer, aber die Zustände von {}</translation>
    </message>
    <message>
        <source>the file is being saved; its source files are read again after that</source>
        <translation>die Datei wird gespeichert; ihre Quelldateien werden danach wieder gelesen</translation>
    </message>
    <message>
        <source>the file is open read-only</source>
        <translation>die Datei ist nur zum Lesen geöffnet</translation>
    </message>
    <message>
        <source>the file of {} is {}, which is not a name</source>
        <translation>die Datei von {} ist {}, was kein Name ist</translation>
    </message>
    <message>
        <source>the file was changed by another program since it was opened; reload it</source>
        <translation>die Datei wurde von einem anderen Programm geändert, seit sie geöffnet wurde; laden Sie sie neu</translation>
    </message>
    <message>
        <source>the file {} has no tensor {}, which the index says is there</source>
        <translation>die Datei {} hat keinen Tensor {}, der nach dem Index dort steht</translation>
    </message>
    <message>
        <source>the files of the steps are not in the order of their numbers</source>
        <translation>die Dateien der Schritte stehen nicht in der Reihenfolge ihrer Nummern</translation>
    </message>
    <message>
        <source>the folder for the journal of edits cannot be created: {}</source>
        <translation>der Ordner für das Journal der Änderungen lässt sich nicht anlegen: {}</translation>
    </message>
    <message>
        <source>the format {} cannot hold {} of the entries; skip leaves them out, convert converts them where possible:
{}</source>
        <translation>das Format {} kann {} der Einträge nicht aufnehmen; skip lässt sie weg, convert wandelt sie um, soweit möglich:
{}</translation>
    </message>
    <message>
        <source>the format {} has no chunks; leave their sizes out</source>
        <translation>das Format {} hat keine Chunks; lassen Sie deren Größen weg</translation>
    </message>
    <message>
        <source>the frames of the video are of {} × {} pixels, where meta/info.json says {} × {} × {}</source>
        <translation>die Bilder des Videos haben {} × {} Pixel, nach meta/info.json {} × {} × {}</translation>
    </message>
    <message>
        <source>the gradient has shape {}, but the leaf has shape {}</source>
        <translation>der Gradient hat die Form {}, das Blatt aber die Form {}</translation>
    </message>
    <message>
        <source>the gradient tensordict passed to backward() has no entry for this leaf</source>
        <translation>das TensorDict von Gradienten für backward() hat keinen Eintrag für dieses Blatt</translation>
    </message>
    <message>
        <source>the group</source>
        <translation>die Gruppe</translation>
    </message>
    <message>
        <source>the header is not a Python literal, from its character {} on</source>
        <translation>der Kopf ist ab seinem Zeichen {} kein Literal von Python</translation>
    </message>
    <message>
        <source>the header is not a dict</source>
        <translation>der Kopf ist kein Dict</translation>
    </message>
    <message>
        <source>the header lacks the field {}</source>
        <translation>dem Kopf fehlt das Feld {}</translation>
    </message>
    <message>
        <source>the id decreases at the next step, {} total</source>
        <translation>die Kennung nach einem Schritt ist kleiner, {} insgesamt</translation>
    </message>
    <message>
        <source>the id of a storage has {} where a count is expected</source>
        <translation>die Kennung eines Speichers hat {}, wo eine Anzahl erwartet wird</translation>
    </message>
    <message>
        <source>the image cannot be written as PNG: {}</source>
        <translation>das Bild kann nicht als PNG geschrieben werden: {}</translation>
    </message>
    <message>
        <source>the index names the file {}, which is not in the same folder</source>
        <translation>der Index nennt die Datei {}, die nicht im selben Ordner liegt</translation>
    </message>
    <message>
        <source>the index to gather by is empty</source>
        <translation>der Index zum Einsammeln ist leer</translation>
    </message>
    <message>
        <source>the index to gather by needs a dim for each of the batch size {}, its shape is {}</source>
        <translation>der Index zum Einsammeln braucht eine Dimension für jede der Batch-Größe {}; seine Form ist {}</translation>
    </message>
    <message>
        <source>the input has {} members for {} sets of parameters</source>
        <translation>die Eingabe hat {} Glieder für {} Sätze von Parametern</translation>
    </message>
    <message>
        <source>the input must have two dims, or one dim together with offsets</source>
        <translation>die Eingabe muss zwei Dimensionen haben oder eine Dimension zusammen mit offsets</translation>
    </message>
    <message>
        <source>the input needs a dim for its classes</source>
        <translation>die Eingabe braucht eine Dimension für ihre Klassen</translation>
    </message>
    <message>
        <source>the inputs and the target must have as many dims, and have the shapes {}, {} and {}</source>
        <translation>Eingaben und Ziel müssen gleich viele Dimensionen haben, und haben die Formen {}, {} und {}</translation>
    </message>
    <message>
        <source>the journal of an interrupted save is damaged; nothing was changed</source>
        <translation>das Journal eines unterbrochenen Speicherns ist beschädigt; es wurde nichts geändert</translation>
    </message>
    <message>
        <source>the journal of edits needs a folder: set XDG_STATE_HOME or HOME</source>
        <translation>das Journal der Änderungen braucht einen Ordner: Setzen Sie XDG_STATE_HOME oder HOME</translation>
    </message>
    <message>
        <source>the key "_names" is reserved in memmap folders for the names of dims</source>
        <translation>der Schlüssel „_names“ ist in Memmap-Ordnern für die Namen der Dimensionen reserviert</translation>
    </message>
    <message>
        <source>the key is gone from all members</source>
        <translation>der Schlüssel fehlt dann in allen Mitgliedern</translation>
    </message>
    <message>
        <source>the key {}</source>
        <translation>der Schlüssel {}</translation>
    </message>
    <message>
        <source>the key {} is taken: there is an entry {}</source>
        <translation>der Schlüssel {} ist belegt: es gibt einen Eintrag {}</translation>
    </message>
    <message>
        <source>the key {} is there twice</source>
        <translation>der Schlüssel {} kommt zweimal vor</translation>
    </message>
    <message>
        <source>the keys</source>
        <translation>die Schlüssel</translation>
    </message>
    <message>
        <source>the keys given are not those of the tensors of the tensordict</source>
        <translation>die angegebenen Schlüssel sind nicht die der Tensoren des Tensordicts</translation>
    </message>
    <message>
        <source>the keys of the state do not match: only the state has {}; only the tensordict has {}</source>
        <translation>die Schlüssel des Zustands passen nicht: nur der Zustand hat {}; nur das Tensordict hat {}</translation>
    </message>
    <message>
        <source>the last dims of loc, of {}, are not those of the scale, {}</source>
        <translation>die letzten Dimensionen von loc, {}, sind nicht die der Skala, {}</translation>
    </message>
    <message>
        <source>the last module of a sequence that draws samples is one that does</source>
        <translation>das letzte Modul einer Folge, die Stichproben zieht, ist eines, das es tut</translation>
    </message>
    <message>
        <source>the last {} bytes belong to no tensor: Python raises an error when it loads this</source>
        <translation>die letzten {} Bytes gehören zu keinem Tensor: Python lehnt es ab, dies zu laden</translation>
    </message>
    <message>
        <source>the last {} of {} rows along dim {} are zeros in every key</source>
        <translation>die letzten {} von {} Zeilen entlang Dimension {} sind in jedem Schlüssel null</translation>
    </message>
    <message>
        <source>the layout</source>
        <translation>das Layout</translation>
    </message>
    <message>
        <source>the layout {} does not fit the file: {}</source>
        <translation>das Layout {} passt nicht zur Datei: {}</translation>
    </message>
    <message>
        <source>the lengths of the sequences in the micro-batch {} do not add up to its {} tokens</source>
        <translation>die Längen der Sequenzen im Micro-Batch {} ergeben zusammen nicht seine {} Token</translation>
    </message>
    <message>
        <source>the library raises an error</source>
        <translation>die Bibliothek lehnt es ab</translation>
    </message>
    <message>
        <source>the list of its storages is missing</source>
        <translation>die Liste ihrer Speicher fehlt</translation>
    </message>
    <message>
        <source>the lock</source>
        <translation>die Sperre</translation>
    </message>
    <message>
        <source>the loss mask covers the first token of {} of {} sequences</source>
        <translation>die Verlustmaske umfasst das erste Token von {} von {} Sequenzen</translation>
    </message>
    <message>
        <source>the loss mask covers {} padding tokens</source>
        <translation>die Verlustmaske umfasst {} Auffüll-Token</translation>
    </message>
    <message>
        <source>the loss mask covers {} tokens of prompts</source>
        <translation>die Verlustmaske umfasst {} Token von Prompts</translation>
    </message>
    <message>
        <source>the loss mask is 0 at all tokens of {} of {} sequences</source>
        <translation>die Verlustmaske ist bei allen Token von {} von {} Sequenzen 0</translation>
    </message>
    <message>
        <source>the machine cannot be reached: {}</source>
        <translation>der Rechner ist nicht erreichbar: {}</translation>
    </message>
    <message>
        <source>the machine sent {} bytes instead of {}</source>
        <translation>der Rechner hat {} Bytes statt {} gesendet</translation>
    </message>
    <message>
        <source>the matrix of MultivariateNormal has at least two dims</source>
        <translation>die Matrix von MultivariateNormal hat wenigstens zwei Dimensionen</translation>
    </message>
    <message>
        <source>the mean advantage is not 0 in groups whose number of samples is not {}, as in most; such groups: {}</source>
        <translation>der mittlere Vorteil ist nicht 0 in Gruppen, deren Zahl an Stichproben nicht {} ist wie in den meisten; solche Gruppen: {}</translation>
    </message>
    <message>
        <source>the mean advantage is not 0 in {} of {} groups</source>
        <translation>der mittlere Vorteil ist nicht 0 in {} von {} Gruppen</translation>
    </message>
    <message>
        <source>the mean length of responses changed from {} at step {} to {} at step {}</source>
        <translation>die mittlere Länge der Antworten änderte sich von {} bei Schritt {} auf {} bei Schritt {}</translation>
    </message>
    <message>
        <source>the member {} has {} bytes, more than the limit of {} bytes</source>
        <translation>die Datei {} im Archiv hat {} Bytes, mehr als die Grenze von {} Bytes</translation>
    </message>
    <message>
        <source>the member {} is damaged: {}</source>
        <translation>{} ist beschädigt: {}</translation>
    </message>
    <message>
        <source>the member {} is packed</source>
        <translation>der Eintrag {} ist gepackt</translation>
    </message>
    <message>
        <source>the member {} was written with another size than it was begun with</source>
        <translation>{} wurde mit anderer Größe geschrieben als begonnen</translation>
    </message>
    <message>
        <source>the member {} {}</source>
        <translation>{} {}</translation>
    </message>
    <message>
        <source>the member {}, which is not a part of the tensordict, would be lost</source>
        <translation>der Eintrag {}, der nicht zum Tensordict gehört, ginge verloren</translation>
    </message>
    <message>
        <source>the members have different numbers of dims: {} and {}</source>
        <translation>die Mitglieder haben verschieden viele Dimensionen: {} und {}</translation>
    </message>
    <message>
        <source>the members make a stack of batch size {}, not {}</source>
        <translation>die Mitglieder ergeben einen Stack der Batch-Größe {}, nicht {}</translation>
    </message>
    <message>
        <source>the members of a lazy stack have different keys, which a safetensors file cannot keep; give all of them the same keys</source>
        <translation>die Mitglieder eines Lazy Stack haben verschiedene Schlüssel, was eine Safetensors-Datei nicht bewahren kann; geben Sie allen dieselben Schlüssel</translation>
    </message>
    <message>
        <source>the members of a lazy stack need the same number of batch dims, got batch sizes {} and {}</source>
        <translation>die Mitglieder eines Lazy Stacks brauchen gleich viele Batch-Dimensionen, es kamen die Batch-Größen {} und {}</translation>
    </message>
    <message>
        <source>the members of a stack have the keys '0', '1' and so on</source>
        <translation>die Mitglieder eines Stacks haben die Schlüssel '0', '1' und so weiter</translation>
    </message>
    <message>
        <source>the members of the lazy stack differ in keys or shapes</source>
        <translation>die Mitglieder des Lazy Stacks unterscheiden sich in Schlüsseln oder Formen</translation>
    </message>
    <message>
        <source>the members of the lazy stack have different keys: some lack this one</source>
        <translation>die Mitglieder des Lazy Stacks haben verschiedene Schlüssel: einigen fehlt dieser</translation>
    </message>
    <message>
        <source>the members of the stack differ in dim {} of the batch size {}, which cannot be flattened before their dim</source>
        <translation>die Mitglieder des Stacks unterscheiden sich in Dimension {} der Batch-Größe {}, die vor ihrer Dimension nicht verflacht werden kann</translation>
    </message>
    <message>
        <source>the members of the stack differ in shape here: {}; index the stack before the key, as in td[0]["key"]</source>
        <translation>die Mitglieder des Stacks haben hier verschiedene Formen: {}; indizieren Sie den Stack vor dem Schlüssel, wie in td[0]["key"]</translation>
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
        <source>the members' shapes differ ({}), so they have no dense tensor; show one member, or use as_list, as_padded_tensor or as_nested_tensor</source>
        <translation>die Formen der Mitglieder unterscheiden sich ({}), einen dichten Tensor gibt es also nicht; sehen Sie ein Mitglied an, oder nehmen Sie as_list, as_padded_tensor oder as_nested_tensor</translation>
    </message>
    <message>
        <source>the message was given up</source>
        <translation>die Nachricht wurde aufgegeben</translation>
    </message>
    <message>
        <source>the metadata lacks its location</source>
        <translation>in den Metadaten fehlt der Ort</translation>
    </message>
    <message>
        <source>the metadata lacks the location of the chunk at {}</source>
        <translation>in den Metadaten fehlt der Ort des Chunks bei {}</translation>
    </message>
    <message>
        <source>the micro-batch {} has {} tokens, but {} values of {}</source>
        <translation>der Micro-Batch {} hat {} Token, aber {} Werte von {}</translation>
    </message>
    <message>
        <source>the mixture is over {} components, and there are {}</source>
        <translation>die Mischung geht über {} Komponenten, und es gibt {}</translation>
    </message>
    <message>
        <source>the mixture of MixtureSameFamily is a Categorical, not a {}</source>
        <translation>die Mischung von MixtureSameFamily ist eine Categorical, kein {}</translation>
    </message>
    <message>
        <source>the module does not know {} of the state dict</source>
        <translation>das Modul kennt {} des state_dict nicht</translation>
    </message>
    <message>
        <source>the module gave {} tensors for {} out keys: {}</source>
        <translation>das Modul ergab {} Tensoren für {} Ausgangsschlüssel: {}</translation>
    </message>
    <message>
        <source>the module gives the shape {} for {} steps</source>
        <translation>das Modul ergibt die Form {} für {} Schritte</translation>
    </message>
    <message>
        <source>the module has no tensor of this name</source>
        <translation>das Modul hat keinen Tensor dieses Namens</translation>
    </message>
    <message>
        <source>the module has the shape {} there, not {}</source>
        <translation>das Modul hat dort die Form {}, nicht {}</translation>
    </message>
    <message>
        <source>the module has {} of shape {}, the state dict of shape {}</source>
        <translation>das Modul hat {} mit der Form {}, das state_dict mit der Form {}</translation>
    </message>
    <message>
        <source>the module needs {}, which the tensordict lacks: {}</source>
        <translation>das Modul braucht {}, was dem Tensordict fehlt: {}</translation>
    </message>
    <message>
        <source>the name of a class is a str, not {}</source>
        <translation>der Name einer Klasse ist ein str, nicht {}</translation>
    </message>
    <message>
        <source>the name of a dim is a string or None, not a value of type {}</source>
        <translation>der Name einer Dimension ist ein String oder None, kein Wert vom Typ {}</translation>
    </message>
    <message>
        <source>the name of a file in the folder of the data</source>
        <translation>der Name einer Datei im Ordner der Daten</translation>
    </message>
    <message>
        <source>the name of its tensor is {}, which is not a string</source>
        <translation>der Name seines Tensors ist {}, was kein Text ist</translation>
    </message>
    <message>
        <source>the names</source>
        <translation>die Namen</translation>
    </message>
    <message>
        <source>the names in a state are strings</source>
        <translation>die Namen in einem Zustand sind Strings</translation>
    </message>
    <message>
        <source>the names of a sub-tensordict belong to its parent; copy it first with to_tensordict()</source>
        <translation>die Namen eines Sub-Tensordicts gehören dem übergeordneten Tensordict; kopieren Sie es vorher mit to_tensordict()</translation>
    </message>
    <message>
        <source>the names of arguments are strings, not of type {}</source>
        <translation>die Namen von Argumenten sind Strings, nicht vom Typ {}</translation>
    </message>
    <message>
        <source>the names of dims are {}, which is not a list</source>
        <translation>die Namen der Dimensionen sind {}, was keine Liste ist</translation>
    </message>
    <message>
        <source>the names of dims hold {}, which is not a name</source>
        <translation>die Namen der Dimensionen enthalten {}, was kein Name ist</translation>
    </message>
    <message>
        <source>the names of fields are strings, not of type {}</source>
        <translation>die Namen von Feldern sind Strings, nicht vom Typ {}</translation>
    </message>
    <message>
        <source>the names of modules are strings, not of type {}</source>
        <translation>die Namen von Modulen sind Texte, nicht vom Typ {}</translation>
    </message>
    <message>
        <source>the names of the dims are not used: {}</source>
        <translation>die Namen der Dimensionen werden nicht verwendet: {}</translation>
    </message>
    <message>
        <source>the names of the members differ: {} and {}</source>
        <translation>die Namen der Mitglieder sind verschieden: {} und {}</translation>
    </message>
    <message>
        <source>the names {} are not distinct: {} occurs twice</source>
        <translation>die Namen {} sind nicht verschieden: {} steht zweimal</translation>
    </message>
    <message>
        <source>the names {} contradict those of the level above, {}; name the dims of that level</source>
        <translation>die Namen {} widersprechen denen der Ebene darüber, {}; benennen Sie die Dimensionen jener Ebene</translation>
    </message>
    <message>
        <source>the names {} do not fit {} dims</source>
        <translation>die Namen {} passen nicht zu {} Dimensionen</translation>
    </message>
    <message>
        <source>the new keys</source>
        <translation>die neuen Schlüssel</translation>
    </message>
    <message>
        <source>the newest step, before the wrap-around at row {}, has the trajectory ID of the oldest step after it</source>
        <translation>der neueste Schritt, vor dem Pufferumlauf bei Zeile {}, hat die Trajektorien-ID des ältesten Schritts danach</translation>
    </message>
    <message>
        <source>the next step does not follow after the usual {} s, {} total</source>
        <translation>der nächste Schritt folgt nicht nach den üblichen {} s, insgesamt {}</translation>
    </message>
    <message>
        <source>the next step has not the next number, {} total</source>
        <translation>der nächste Schritt hat nicht die nächste Nummer, insgesamt {}</translation>
    </message>
    <message>
        <source>the next step leaves its neighbours by more than {} standard deviations of a step, {} total</source>
        <translation>der nächste Schritt weicht von seinen Nachbarn um mehr als {} Standardabweichungen eines Schritts ab, insgesamt {}</translation>
    </message>
    <message>
        <source>the number in a tensor</source>
        <translation>die Zahl in einem Tensor</translation>
    </message>
    <message>
        <source>the number of parts</source>
        <translation>die Anzahl der Teile</translation>
    </message>
    <message>
        <source>the number of sections</source>
        <translation>die Anzahl der Abschnitte</translation>
    </message>
    <message>
        <source>the offsets and lengths of a nested tensor do not fit together</source>
        <translation>die Anfänge und Längen eines verschachtelten Tensors passen nicht zusammen</translation>
    </message>
    <message>
        <source>the offsets of a nested tensor are of shape {} and {}, and not one dim of integers</source>
        <translation>die Anfänge eines verschachtelten Tensors haben die Form {} und {} statt einer Dimension ganzer Zahlen</translation>
    </message>
    <message>
        <source>the operands have different kinds of entries here: {} and {}</source>
        <translation>die Operanden haben hier verschiedene Arten von Einträgen: {} und {}</translation>
    </message>
    <message>
        <source>the order of axes {} does not fit {} dims</source>
        <translation>die Reihenfolge der Achsen {} passt nicht zu {} Dimensionen</translation>
    </message>
    <message>
        <source>the order of bytes is {}, but it can be "little" or "big"</source>
        <translation>die Reihenfolge der Bytes ist {}, kann aber "little" oder "big" sein</translation>
    </message>
    <message>
        <source>the order of its elements is {}, but it can be "C" or "F"</source>
        <translation>die Reihenfolge seiner Elemente ist {}, kann aber "C" oder "F" sein</translation>
    </message>
    <message>
        <source>the other operand of a nested tensor must be a number or a nested tensor</source>
        <translation>der andere Operand eines verschachtelten Tensors muss eine Zahl oder ein verschachtelter Tensor sein</translation>
    </message>
    <message>
        <source>the other process closed the connection ({})</source>
        <translation>der andere Prozess hat die Verbindung geschlossen ({})</translation>
    </message>
    <message>
        <source>the other process could not be reached ({})</source>
        <translation>der andere Prozess ist nicht erreichbar ({})</translation>
    </message>
    <message>
        <source>the other process did not answer in time ({})</source>
        <translation>der andere Prozess hat nicht rechtzeitig geantwortet ({})</translation>
    </message>
    <message>
        <source>the pad token {} is {} times inside of the attention mask</source>
        <translation>das Auffüll-Token {} liegt {}-mal innerhalb der Aufmerksamkeitsmaske</translation>
    </message>
    <message>
        <source>the parent of node {} in trace {} is not an earlier node</source>
        <translation>der Vorgänger von Knoten {} in Trace {} ist kein früherer Knoten</translation>
    </message>
    <message>
        <source>the parts have different kinds of entries here, one of them {}</source>
        <translation>die Teile haben hier verschiedene Arten von Einträgen, einer davon ist {}</translation>
    </message>
    <message>
        <source>the parts of the reward do not add up in {} of {} sequences; the first sum is {}, and the reward {}</source>
        <translation>die Teile der Belohnung ergeben sie nicht in {} von {} Sequenzen; die erste Summe ist {}, die Belohnung {}</translation>
    </message>
    <message>
        <source>the path {} has a place that is not known: {}</source>
        <translation>der Pfad {} hat eine unbekannte Stelle: {}</translation>
    </message>
    <message>
        <source>the path {} leads out of the data set</source>
        <translation>der Pfad {} führt aus dem Datensatz hinaus</translation>
    </message>
    <message>
        <source>the pickle describes too many bytes that it holds only once</source>
        <translation>der Pickle steht für zu viele Bytes, die er nur einmal enthält</translation>
    </message>
    <message>
        <source>the pickle holds a tuple</source>
        <translation>das Pickle enthält ein Tupel</translation>
    </message>
    <message>
        <source>the pickle needs more than plain values (numbers, texts, bytes, lists, dicts); pickled code is never run</source>
        <translation>das Pickle braucht mehr als einfache Werte (Zahlen, Texte, Bytes, Listen, Dicts); Code aus einem Pickle wird nie ausgeführt</translation>
    </message>
    <message>
        <source>the pickle refers to out-of-band buffers, which a file does not contain</source>
        <translation>das Pickle verweist auf separat gesendete (out-of-band) Puffer, die in einer Datei nicht enthalten sind</translation>
    </message>
    <message>
        <source>the place of a leaf</source>
        <translation>der Ort eines Blatts</translation>
    </message>
    <message>
        <source>the place of the table of a shard is {}, but it can be "start" or "end"</source>
        <translation>die Stelle der Tabelle eines Shards ist {}, kann aber "start" oder "end" sein</translation>
    </message>
    <message>
        <source>the process group at {}:{} could not be joined: {}</source>
        <translation>der Prozessgruppe bei {}:{} ließ sich nicht beitreten: {}</translation>
    </message>
    <message>
        <source>the process that listens there {}: it is not the store of a torch.distributed group; see MASTER_ADDR and MASTER_PORT</source>
        <translation>der Prozess, der dort lauscht, {}: Er ist nicht der Store einer torch.distributed-Gruppe; siehe MASTER_ADDR und MASTER_PORT</translation>
    </message>
    <message>
        <source>the program tensordesk-video answers {} bytes where it should answer none</source>
        <translation>das Programm tensordesk-video antwortet mit {} Bytes, wo keine erwartet werden</translation>
    </message>
    <message>
        <source>the program tensordesk-video {}</source>
        <translation>das Programm tensordesk-video {}</translation>
    </message>
    <message>
        <source>the ragged dim {} of a nested tensor is out of range</source>
        <translation>die ungleichförmige Dimension {} eines verschachtelten Tensors liegt außerhalb des gültigen Bereichs</translation>
    </message>
    <message>
        <source>the ragged shape {} cannot be written to a consolidated file; pad it, or leave the leaf out</source>
        <translation>die ungleichförmige Form {} lässt sich nicht in eine konsolidierte Datei schreiben; auffüllen oder das Blatt weglassen</translation>
    </message>
    <message>
        <source>the ratio to the probability under the rollout engine is outside of 1 ± {} at {} of {} tokens</source>
        <translation>der Quotient zur Wahrscheinlichkeit der Rollout-Engine liegt außerhalb von 1 ± {} bei {} von {} Token</translation>
    </message>
    <message>
        <source>the replay buffer is said to have {} elements and its next one at row {}, which its shape {} does not fit</source>
        <translation>der Replay-Puffer soll {} Elemente und sein nächstes in Zeile {} haben, wozu seine Form {} nicht passt</translation>
    </message>
    <message>
        <source>the replay buffer states {} elements, and room for {}</source>
        <translation>der Replay-Puffer gibt {} Elemente an, und Platz für {}</translation>
    </message>
    <message>
        <source>the result depends on values, and only shapes are known here</source>
        <translation>das Ergebnis hängt von Werten ab, und hier sind nur Formen bekannt</translation>
    </message>
    <message>
        <source>the result does not fit into 64 bits</source>
        <translation>das Ergebnis passt nicht in 64 Bit</translation>
    </message>
    <message>
        <source>the result has more elements than 64 bits can count</source>
        <translation>das Ergebnis hat mehr Elemente, als 64 Bit zählen können</translation>
    </message>
    <message>
        <source>the result has shape {} and cannot be written into a tensor of shape {}</source>
        <translation>das Ergebnis hat die Form {} und lässt sich nicht in einen Tensor der Form {} schreiben</translation>
    </message>
    <message>
        <source>the result has shape {}, which does not start with the batch size {}</source>
        <translation>das Ergebnis hat die Form {}, die nicht mit der Batch-Größe {} beginnt</translation>
    </message>
    <message>
        <source>the result is of {}, which cannot be written into a tensor of {}</source>
        <translation>das Ergebnis ist von {}, was sich nicht in einen Tensor von {} schreiben lässt</translation>
    </message>
    <message>
        <source>the result of {}()</source>
        <translation>das Ergebnis von {}()</translation>
    </message>
    <message>
        <source>the reward follows the length of the response: correlation {}, slope {} per 100 characters, over {} sequences</source>
        <translation>die Belohnung folgt der Länge der Antwort: Korrelation {}, Steigung {} je 100 Zeichen, über {} Sequenzen</translation>
    </message>
    <message>
        <source>the reward follows the length of the response: correlation {}, slope {} per 100 tokens, over {} sequences</source>
        <translation>die Belohnung folgt der Länge der Antwort: Korrelation {}, Steigung {} je 100 Token, über {} Sequenzen</translation>
    </message>
    <message>
        <source>the sampler has a priority for each row, to the power of {}; open the replay buffer with {} to see them</source>
        <translation>der Sampler hat für jede Zeile eine Priorität, hoch {}; mit {} geöffnet zeigt der Replay-Puffer sie</translation>
    </message>
    <message>
        <source>the sampler has priorities for {} rows, and the storage {} rows</source>
        <translation>der Sampler hat Prioritäten für {} Zeilen, und der Speicher {} Zeilen</translation>
    </message>
    <message>
        <source>the script calls {}, which is not in the code of its file</source>
        <translation>das Skript ruft {} auf, das kein Code seiner Datei ist</translation>
    </message>
    <message>
        <source>the script has values more than {} levels deep</source>
        <translation>das Skript hat Werte, die mehr als {} Ebenen tief liegen</translation>
    </message>
    <message>
        <source>the script is refused: it has more than {} operators</source>
        <translation>das Skript wird abgelehnt: es hat mehr als {} Operatoren</translation>
    </message>
    <message>
        <source>the script is refused: its calls nest more than {} levels deep</source>
        <translation>Das Skript wird abgelehnt: Seine Aufrufe sind mehr als {} Ebenen tief verschachtelt</translation>
    </message>
    <message>
        <source>the script returns a {}, which is not supported as a value here</source>
        <translation>das Skript gibt ein {}, das hier kein Wert ist</translation>
    </message>
    <message>
        <source>the script takes a {} as '{}', not a value of type {}</source>
        <translation>das Skript nimmt ein {} als '{}', keinen Wert vom Typ {}</translation>
    </message>
    <message>
        <source>the script takes more memory than is free</source>
        <translation>das Skript braucht mehr Speicher, als frei ist</translation>
    </message>
    <message>
        <source>the script takes too many steps: more than {} within one call</source>
        <translation>das Skript braucht zu viele Schritte: mehr als {} in einem Aufruf</translation>
    </message>
    <message>
        <source>the script was not run: {} uses {}, which policies do not need and which could reach outside the script</source>
        <translation>das Skript wurde nicht ausgeführt: {} benutzt {}, was Policies nicht brauchen und was über das Skript hinausreichen könnte</translation>
    </message>
    <message>
        <source>the sections are an int or a list of positions, not a {}</source>
        <translation>die Abschnitte sind ein int oder eine Liste von Positionen, nicht {}</translation>
    </message>
    <message>
        <source>the shape</source>
        <translation>die Form</translation>
    </message>
    <message>
        <source>the shape is {}, that of {} is {}: a value computed from both has one row for each pair of steps</source>
        <translation>die Form ist {}, die von {} ist {}: Was aus beiden berechnet wird, hat eine Zeile für jedes Paar von Schritten</translation>
    </message>
    <message>
        <source>the shape of chunks</source>
        <translation>die Form der Chunks</translation>
    </message>
    <message>
        <source>the shape of part {}</source>
        <translation>die Form von Teil {}</translation>
    </message>
    <message>
        <source>the shape of the mask {} at index {} does not match the indexed shape {} at index {}</source>
        <translation>die Form der Maske {} passt an Stelle {} nicht zur indizierten Form {} an Stelle {}</translation>
    </message>
    <message>
        <source>the shape of the stack</source>
        <translation>die Form des Stapels</translation>
    </message>
    <message>
        <source>the shape of the storage</source>
        <translation>die Form des Speichers</translation>
    </message>
    <message>
        <source>the shape of {}</source>
        <translation>die Form von {}</translation>
    </message>
    <message>
        <source>the shape {} does not fit a batch of {} elements</source>
        <translation>die Form {} passt nicht zu einem Batch aus {} Elementen</translation>
    </message>
    <message>
        <source>the shape {} has no time dim {}</source>
        <translation>die Form {} hat keine Zeitdimension {}</translation>
    </message>
    <message>
        <source>the shape {} is invalid for an array</source>
        <translation>die Form {} ist für ein Array ungültig</translation>
    </message>
    <message>
        <source>the shapes of the states do not identify their parameters, neither in the order of the file nor in reverse; create the optimizer with model.named_parameters(), so that it saves their names</source>
        <translation>die Formen der Zustände bestimmen ihre Parameter weder in der Reihenfolge der Datei noch umgekehrt; erstellen Sie den Optimierer mit model.named_parameters(), damit er ihre Namen speichert</translation>
    </message>
    <message>
        <source>the size of the parts</source>
        <translation>die Größe der Teile</translation>
    </message>
    <message>
        <source>the sizes {} are fewer than the dims of the batch size {}</source>
        <translation>die Größen {} sind weniger als die Dimensionen der Batch-Größe {}</translation>
    </message>
    <message>
        <source>the sizes {} do not sum to the size {} of dim {}</source>
        <translation>die Größen {} ergeben zusammen nicht die Größe {} von Dimension {}</translation>
    </message>
    <message>
        <source>the source has another kind of entry here</source>
        <translation>die Quelle hat hier eine andere Art von Eintrag</translation>
    </message>
    <message>
        <source>the stack dim {} is out of range for members of batch size {}</source>
        <translation>die Stack-Dimension {} liegt außerhalb dessen, was Mitglieder der Batch-Größe {} erlauben</translation>
    </message>
    <message>
        <source>the standard deviation of advantages is not 1 in {} of {} groups</source>
        <translation>die Standardabweichung der Vorteile ist nicht 1 in {} von {} Gruppen</translation>
    </message>
    <message>
        <source>the state dict lacks {} of the module, and the module lacks {} of the state dict</source>
        <translation>dem state_dict fehlt {} des Moduls, und dem Modul fehlt {} des state_dict</translation>
    </message>
    <message>
        <source>the state dict misses {} of the module</source>
        <translation>dem state_dict fehlt {} des Moduls</translation>
    </message>
    <message>
        <source>the state of a replay buffer cannot be read: {}</source>
        <translation>der Zustand eines Replay-Puffers lässt sich nicht lesen: {}</translation>
    </message>
    <message>
        <source>the state of an LSTM is a pair of tensors</source>
        <translation>der Zustand eines LSTM ist ein Paar von Tensoren</translation>
    </message>
    <message>
        <source>the step after an end has the id of the ended episode, {} total</source>
        <translation>der Schritt nach einem Ende hat die Kennung der beendeten Episode, {} insgesamt</translation>
    </message>
    <message>
        <source>the step of range() cannot be zero</source>
        <translation>die Schrittweite von range() kann nicht null sein</translation>
    </message>
    <message>
        <source>the storage states that {} of its {} rows have data</source>
        <translation>Der Speicher gibt an, dass {} seiner {} Zeilen Daten enthalten</translation>
    </message>
    <message>
        <source>the storage {} is truncated: has {} of {} bytes</source>
        <translation>der Speicher {} ist abgeschnitten: hat {} von {} Bytes</translation>
    </message>
    <message>
        <source>the stored text differs from the tokens in {} of {} sequences</source>
        <translation>der gespeicherte Text weicht von den Token ab in {} von {} Sequenzen</translation>
    </message>
    <message>
        <source>the stored text of the prompt differs from its tokens in {} of {} sequences</source>
        <translation>der gespeicherte Text des Prompts weicht von seinen Token ab in {} von {} Sequenzen</translation>
    </message>
    <message>
        <source>the stored text of the response differs from its tokens in {} of {} sequences</source>
        <translation>der gespeicherte Text der Antwort weicht von ihren Token ab in {} von {} Sequenzen</translation>
    </message>
    <message>
        <source>the structure of its tensordict cannot be used, so its names are split at dots: {}</source>
        <translation>die Struktur ihres Tensordicts ist nicht verwendbar, daher werden ihre Namen an Punkten geteilt: {}</translation>
    </message>
    <message>
        <source>the table of episodes has no numbers in {}</source>
        <translation>die Tabelle der Episoden hat keine Zahlen in {}</translation>
    </message>
    <message>
        <source>the table of its shards is packed, which cannot be read</source>
        <translation>die Tabelle seiner Shards ist gepackt, was nicht gelesen werden kann</translation>
    </message>
    <message>
        <source>the table of shapes of a nested tensor has {} dims instead of 2</source>
        <translation>die Tabelle der Formen eines verschachtelten Tensors hat {} Dimensionen statt 2</translation>
    </message>
    <message>
        <source>the tables of the sizes of a nested tensor do not fit together</source>
        <translation>die Tabellen der Größen eines verschachtelten Tensors passen nicht zusammen</translation>
    </message>
    <message>
        <source>the target has the shape {}, and the input {}: they must be equal</source>
        <translation>das Ziel hat die Form {}, die Eingabe {}: sie müssen gleich sein</translation>
    </message>
    <message>
        <source>the target of this scope no longer exists at its end: give it a name before, or write to the part of td in the block</source>
        <translation>das Ziel dieses Bereichs existiert an dessen Ende nicht mehr: Geben Sie ihm vorher einen Namen, oder schreiben Sie im Block in den Teil von td</translation>
    </message>
    <message>
        <source>the tensor has shape {}, which does not start with the requested batch size {}</source>
        <translation>der Tensor hat die Form {}, die nicht mit der verlangten Batch-Größe {} beginnt</translation>
    </message>
    <message>
        <source>the tensor {} belongs to no key of the tensordict: Python raises an error when it loads this</source>
        <translation>der Tensor {} gehört zu keinem Schlüssel des Tensordicts: Python lehnt es ab, dies zu laden</translation>
    </message>
    <message>
        <source>the tensor {} has bytes of another one: Python raises an error when it loads this</source>
        <translation>der Tensor {} hat Bytes eines anderen: Python lehnt es ab, dies zu laden</translation>
    </message>
    <message>
        <source>the tensor {} of a nested tensor is missing</source>
        <translation>der Tensor {} eines verschachtelten Tensors fehlt</translation>
    </message>
    <message>
        <source>the tensordict to expand to has no key {}</source>
        <translation>das Tensordict, auf das ausgedehnt wird, hat keinen Schlüssel {}</translation>
    </message>
    <message>
        <source>the tensordicts cannot be stacked: {}</source>
        <translation>die Tensordicts lassen sich nicht stapeln: {}</translation>
    </message>
    <message>
        <source>the tensors cannot be stacked: {}</source>
        <translation>die Tensoren lassen sich nicht stapeln: {}</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>der Text</translation>
    </message>
    <message>
        <source>the text is not UTF-8 at byte {}</source>
        <translation>der Text ist bei Byte {} kein UTF-8</translation>
    </message>
    <message>
        <source>the text is too long: {} bytes, at most {} are read</source>
        <translation>der Text ist zu lang: {} Bytes, höchstens {} werden gelesen</translation>
    </message>
    <message>
        <source>the text of the tokens is larger than {} bytes</source>
        <translation>der Text der Token ist größer als {} Bytes</translation>
    </message>
    <message>
        <source>the tokenizer has more than {} JSON values</source>
        <translation>der Tokenizer hat mehr als {} JSON-Werte</translation>
    </message>
    <message>
        <source>the tokenizer has more than {} parts of its {}</source>
        <translation>der Tokenizer hat mehr als {} Teile von {}</translation>
    </message>
    <message>
        <source>the tokenizer has more than {} tokens</source>
        <translation>der Tokenizer hat mehr als {} Token</translation>
    </message>
    <message>
        <source>the tokenizer has no "model" with a "vocab"</source>
        <translation>der Tokenizer hat kein „model“ mit einem „vocab“</translation>
    </message>
    <message>
        <source>the tokenizer is not a JSON object</source>
        <translation>der Tokenizer ist kein JSON-Objekt</translation>
    </message>
    <message>
        <source>the tokenizer is not valid JSON: error at byte {}</source>
        <translation>der Tokenizer ist kein gültiges JSON: Fehler bei Byte {}</translation>
    </message>
    <message>
        <source>the tokenizer is not valid JSON: {}</source>
        <translation>der Tokenizer ist kein gültiges JSON: {}</translation>
    </message>
    <message>
        <source>the tokenizer's "added_tokens" are not a list</source>
        <translation>die „added_tokens“ des Tokenizers sind keine Liste</translation>
    </message>
    <message>
        <source>the tokenizer's IDs are too sparse: {} tokens have IDs up to {}</source>
        <translation>die IDs des Tokenizers liegen zu weit auseinander: {} Token haben IDs bis {}</translation>
    </message>
    <message>
        <source>the tokenizer's JSON is nested deeper than {} levels</source>
        <translation>das JSON des Tokenizers ist tiefer als {} Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>the tokenizer's Replace has the regular expression "{}". Supported: plain text</source>
        <translation>Replace des Tokenizers hat den regulären Ausdruck „{}“. Unterstützt wird einfacher Text</translation>
    </message>
    <message>
        <source>the tokenizer's {} has no field "{}"</source>
        <translation>{} des Tokenizers hat kein Feld „{}“</translation>
    </message>
    <message>
        <source>the tokenizer's {} is nested deeper than {} levels</source>
        <translation>{} des Tokenizers ist tiefer als {} Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>the tokenizer's {} is not an object with a "type"</source>
        <translation>{} des Tokenizers ist kein Objekt mit „type“</translation>
    </message>
    <message>
        <source>the unpacked member {}</source>
        <translation>das ausgepackte {}</translation>
    </message>
    <message>
        <source>the value is not in the {}</source>
        <translation>{} enthält den Wert nicht</translation>
    </message>
    <message>
        <source>the value {} does not fit into {}</source>
        <translation>der Wert {} passt nicht in {}</translation>
    </message>
    <message>
        <source>the values of a pickle are nested more than {} levels deep</source>
        <translation>die Werte eines Pickles sind mehr als {} Ebenen tief verschachtelt</translation>
    </message>
    <message>
        <source>the video has no frame at {}; its last one is at {}</source>
        <translation>das Video hat kein Bild bei {}; sein letztes ist bei {}</translation>
    </message>
    <message>
        <source>the video was changed by another program since it was opened; open it again</source>
        <translation>das Video wurde seit dem Öffnen von einem anderen Programm geändert; öffnen Sie es neu</translation>
    </message>
    <message>
        <source>the worker process for {} {}, so there is no result; if memory ran out, run the command again with fewer --jobs</source>
        <translation>der Arbeitsprozess für {} {}, deshalb gibt es kein Ergebnis; wenn der Speicher nicht reichte, wiederholen Sie den Aufruf mit weniger --jobs</translation>
    </message>
    <message>
        <source>the wrap-around at row {} is inside an episode</source>
        <translation>der Pufferumlauf bei Zeile {} liegt innerhalb einer Episode</translation>
    </message>
    <message>
        <source>their batch sizes are {} and {}</source>
        <translation>ihre Batch-Größen sind {} und {}</translation>
    </message>
    <message>
        <source>their shapes are {} and {}</source>
        <translation>ihre Formen sind {} und {}</translation>
    </message>
    <message>
        <source>there are no parameters of a distribution there</source>
        <translation>dort sind keine Parameter einer Verteilung</translation>
    </message>
    <message>
        <source>there are none</source>
        <translation>es gibt keine</translation>
    </message>
    <message>
        <source>there is a '*' already</source>
        <translation>es gibt schon ein '*'</translation>
    </message>
    <message>
        <source>there is a parameter '{}' already</source>
        <translation>es gibt schon einen Parameter '{}'</translation>
    </message>
    <message>
        <source>there is an entry {} already</source>
        <translation>einen Eintrag {} gibt es schon</translation>
    </message>
    <message>
        <source>there is no batch dim {}: the batch has {}</source>
        <translation>es gibt keine Batch-Dimension {}: der Batch hat {}</translation>
    </message>
    <message>
        <source>there is no dim {} among {}</source>
        <translation>es gibt keine Dimension {} unter {}</translation>
    </message>
    <message>
        <source>there is no entry left</source>
        <translation>es ist kein Eintrag übrig</translation>
    </message>
    <message>
        <source>there is no formula for the divergence of a {} from a {}</source>
        <translation>es gibt keine Formel für die Divergenz von {} zu {}</translation>
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
        <source>there is no mapping {}</source>
        <translation>es gibt keine Abbildung {}</translation>
    </message>
    <message>
        <source>there is no member {}</source>
        <translation>es gibt kein Mitglied {}</translation>
    </message>
    <message>
        <source>there is no member {}: the stack has {} members</source>
        <translation>es gibt kein Mitglied {}: Der Stapel hat {} Mitglieder</translation>
    </message>
    <message>
        <source>there is no member {}: this is not a lazy stack</source>
        <translation>es gibt kein Mitglied {}: Dies ist kein Lazy Stack</translation>
    </message>
    <message>
        <source>there is no memory for packing a chunk</source>
        <translation>zum Packen eines Chunks fehlt der Speicher</translation>
    </message>
    <message>
        <source>there is no module '{}' in a {}</source>
        <translation>es gibt kein Modul '{}' in einem {}</translation>
    </message>
    <message>
        <source>there is no operator {} to call</source>
        <translation>es gibt keinen Operator {} aufzurufen</translation>
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
        <source>there is no tensordict {} to move it into</source>
        <translation>es gibt kein Tensordict {}, in das es sich verschieben ließe</translation>
    </message>
    <message>
        <source>there is not enough memory for it on that machine</source>
        <translation>auf jenem Rechner reicht der Speicher dafür nicht</translation>
    </message>
    <message>
        <source>there is nothing to concatenate: the list of tensordicts is empty</source>
        <translation>es gibt nichts zu verketten: die Liste der Tensordicts ist leer</translation>
    </message>
    <message>
        <source>there is nothing to concatenate: the list of tensors is empty</source>
        <translation>es gibt nichts zu verketten: die Liste der Tensoren ist leer</translation>
    </message>
    <message>
        <source>there is nothing to pad: the list of tensordicts is empty</source>
        <translation>es gibt nichts aufzufüllen: die Liste der Tensordicts ist leer</translation>
    </message>
    <message>
        <source>there is nothing to stack: the list of tensordicts is empty</source>
        <translation>es gibt nichts zu stapeln: die Liste der Tensordicts ist leer</translation>
    </message>
    <message>
        <source>there is nothing to stack: the list of values is empty</source>
        <translation>es gibt nichts zu stapeln: die Liste der Werte ist leer</translation>
    </message>
    <message>
        <source>there is {} here, and {} cannot be copied into it</source>
        <translation>hier ist {}, und {} lässt sich nicht hineinkopieren</translation>
    </message>
    <message>
        <source>there is {} under {} already, so it cannot hold further keys</source>
        <translation>unter {2} steht schon {1}, darin finden keine weiteren Schlüssel Platz</translation>
    </message>
    <message>
        <source>these elements are stored in another form than in memory, so they are read-only; save the tensordict in another format to edit them</source>
        <translation>diese Elemente liegen in der Datei in anderer Form als im Speicher und können nur gelesen werden; das Tensordict in einem anderen Format speichern, um sie zu bearbeiten</translation>
    </message>
    <message>
        <source>theta must be of a floating point dtype, not {}</source>
        <translation>theta muss einen Gleitkomma-dtype haben, nicht {}</translation>
    </message>
    <message>
        <source>this LibTorch has no operator {}{}</source>
        <translation>diese LibTorch hat keinen Operator {}{}</translation>
    </message>
    <message>
        <source>this LibTorch was built without CUDA</source>
        <translation>diese LibTorch wurde ohne CUDA gebaut</translation>
    </message>
    <message>
        <source>this changes nothing: expected an assignment, 'del' or an in-place method</source>
        <translation>dies ändert nichts: erwartet wird eine Zuweisung, 'del' oder eine Methode, die an Ort und Stelle ändert</translation>
    </message>
    <message>
        <source>this does not open files: use torch.load(PATH) to read one into memory, or open it as PATH or with --with NAME=PATH</source>
        <translation>dies öffnet keine Dateien: Verwenden Sie torch.load(PATH), um eine in den Speicher zu lesen, oder öffnen Sie sie als PATH oder mit --with NAME=PATH</translation>
    </message>
    <message>
        <source>this escape is not a character</source>
        <translation>diese Escape-Folge ist kein Zeichen</translation>
    </message>
    <message>
        <source>this file of a leaf is missing</source>
        <translation>diese Datei eines Blatts fehlt</translation>
    </message>
    <message>
        <source>this file of the checkpoint is missing; copy it here from where the process that wrote it ran</source>
        <translation>diese Datei des Checkpoints fehlt; sie von dort hierher kopieren, wo der Prozess lief, der sie geschrieben hat</translation>
    </message>
    <message>
        <source>this folder is missing</source>
        <translation>dieser Ordner fehlt</translation>
    </message>
    <message>
        <source>this is neither a number nor a name</source>
        <translation>dies ist weder eine Zahl noch ein Name</translation>
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
        <source>this lambda got several values for '{}'</source>
        <translation>dieses lambda bekam mehrere Werte für '{}'</translation>
    </message>
    <message>
        <source>this lambda misses '{}'</source>
        <translation>diesem lambda fehlt '{}'</translation>
    </message>
    <message>
        <source>this lambda takes no '{}'</source>
        <translation>dieses lambda nimmt kein '{}'</translation>
    </message>
    <message>
        <source>this lambda takes {} arguments, not {}</source>
        <translation>dieses lambda nimmt {} Argumente, nicht {}</translation>
    </message>
    <message>
        <source>this line is indented deeper than those above it</source>
        <translation>diese Zeile ist tiefer eingerückt als die darüber</translation>
    </message>
    <message>
        <source>this line is indented, but belongs to no block</source>
        <translation>diese Zeile ist eingerückt, gehört aber zu keinem Block</translation>
    </message>
    <message>
        <source>this list of unsaved edits is damaged; remove it</source>
        <translation>diese Liste ungespeicherter Änderungen ist beschädigt; entfernen Sie sie</translation>
    </message>
    <message>
        <source>this number does not fit into 64 bits</source>
        <translation>diese Zahl passt nicht in 64 Bit</translation>
    </message>
    <message>
        <source>this number is too large</source>
        <translation>diese Zahl ist zu groß</translation>
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
        <source>this string is never closed: expected {}</source>
        <translation>dieser String wird nie geschlossen: erwartet wird {}</translation>
    </message>
    <message>
        <source>this syntax is not supported</source>
        <translation>diese Syntax wird nicht unterstützt</translation>
    </message>
    <message>
        <source>this takes a batch of at least {} dims, got {}</source>
        <translation>dies nimmt einen Batch mit mindestens {} Dimensionen, bekam {}</translation>
    </message>
    <message>
        <source>this takes too many steps</source>
        <translation>dies braucht zu viele Schritte</translation>
    </message>
    <message>
        <source>this tensordict has no path of its own; `tensordesk info` shows that of a file</source>
        <translation>dieses Tensordict hat keinen eigenen Pfad; `tensordesk info` zeigt den einer Datei</translation>
    </message>
    <message>
        <source>time runs within members of a ragged stack, not along its dim {}</source>
        <translation>die Zeit verläuft in den Mitgliedern eines ungleichförmigen Stapels, nicht entlang seiner Dimension {}</translation>
    </message>
    <message>
        <source>to() takes a device, a dtype, a tensor or other=, not {}</source>
        <translation>to() nimmt ein Gerät, einen dtype, einen Tensor oder other=, nicht {}</translation>
    </message>
    <message>
        <source>to() takes no further argument with the attributes of the leaves</source>
        <translation>to() nimmt neben den Attributen der Blätter kein weiteres Argument</translation>
    </message>
    <message>
        <source>to_padded_tensor() is for nested tensors; this one has shape {}</source>
        <translation>to_padded_tensor() ist für verschachtelte Tensoren; dieser hat die Form {}</translation>
    </message>
    <message>
        <source>too deeply nested: more than {} levels</source>
        <translation>zu tief verschachtelt: mehr als {} Ebenen</translation>
    </message>
    <message>
        <source>too many calls inside one another</source>
        <translation>zu viele Aufrufe ineinander</translation>
    </message>
    <message>
        <source>too many indices: shape {} has 1 dim, but {} were indexed</source>
        <translation>zu viele Indizes: Die Form {} hat 1 Dimension, indiziert wurden {}</translation>
    </message>
    <message>
        <source>too many indices: shape {} has {} dims, but {} were indexed</source>
        <translation>zu viele Indizes: Die Form {} hat {} Dimensionen, indiziert wurden {}</translation>
    </message>
    <message>
        <source>torch is a module: expected one of its names after it, as in torch.tensor</source>
        <translation>torch ist ein Modul: dahinter wird einer seiner Namen erwartet, wie in torch.tensor</translation>
    </message>
    <message>
        <source>torch.arange() takes end, or start, end and maybe step, as numbers</source>
        <translation>torch.arange() nimmt end oder start, end und vielleicht step, als Zahlen</translation>
    </message>
    <message>
        <source>torch.finfo() takes a floating point dtype; torch.iinfo() takes those of integers</source>
        <translation>torch.finfo() nimmt einen Fließkomma-dtype; torch.iinfo() nimmt die von Ganzzahlen</translation>
    </message>
    <message>
        <source>torch.iinfo() takes a dtype of integers; torch.finfo() takes floating point ones</source>
        <translation>torch.iinfo() nimmt einen dtype von Ganzzahlen; torch.finfo() nimmt die von Fließkommazahlen</translation>
    </message>
    <message>
        <source>torch.jit.load takes the name of a file, not a value of type {}</source>
        <translation>torch.jit.load nimmt den Namen einer Datei, keinen Wert vom Typ {}</translation>
    </message>
    <message>
        <source>torch.{}() changes its argument: call it as a method</source>
        <translation>torch.{}() ändert sein Argument: Rufen Sie es als Methode auf</translation>
    </message>
    <message>
        <source>trajectory ids need one element for each position of the batch size {}, and this is {}</source>
        <translation>Trajektorien werden durch ein Element für jede Position der Batch-Größe {} bestimmt, und dies ist {}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>two keys of this level have the same file name; rename one of them</source>
        <translation>zwei Schlüssel dieser Ebene haben denselben Dateinamen; benennen Sie einen davon um</translation>
    </message>
    <message>
        <source>two keys would become {}; rename one of them</source>
        <translation>zwei Schlüssel würden zu {}; einen davon umbenennen</translation>
    </message>
    <message>
        <source>type object 'TensorDict'</source>
        <translation>Typobjekt 'TensorDict'</translation>
    </message>
    <message>
        <source>unexpected '{}'</source>
        <translation>unerwartet: '{}'</translation>
    </message>
    <message>
        <source>unflatten: the sizes {} do not multiply to the size {} of dim {}</source>
        <translation>unflatten: die Größen {} ergeben multipliziert nicht die Größe {} von Dimension {}</translation>
    </message>
    <message>
        <source>unflattening would replace an entry that is there already</source>
        <translation>beim Entflachen würde ein Eintrag ersetzt, den es schon gibt</translation>
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
        <translation>unbekannte Reduktion</translation>
    </message>
    <message>
        <source>unknown tokenizer decoder "{}". Supported: BPEDecoder, ByteFallback, ByteLevel, CTC, Fuse, Metaspace, Replace, Sequence, Strip, WordPiece</source>
        <translation>unbekannter Decoder „{}“ des Tokenizers. Unterstützt: BPEDecoder, ByteFallback, ByteLevel, CTC, Fuse, Metaspace, Replace, Sequence, Strip, WordPiece</translation>
    </message>
    <message>
        <source>unknown tokenizer model {}. Supported: BPE, WordPiece, WordLevel, Unigram</source>
        <translation>unbekanntes Tokenizer-Modell {}. Unterstützt: BPE, WordPiece, WordLevel, Unigram</translation>
    </message>
    <message>
        <source>unpacks to more than {} bytes; unpack it with `gzip -d` or `zstd -d` and open the result</source>
        <translation>ist entpackt größer als {} Bytes; entpacken Sie die Datei mit `gzip -d` oder `zstd -d` und öffnen Sie das Ergebnis</translation>
    </message>
    <message>
        <source>unsupported operand type(s) for {}: '{}' and '{}'</source>
        <translation>unpassende Operanden für {}: '{}' und '{}'</translation>
    </message>
    <message>
        <source>value {} of "episodeValues"</source>
        <translation>Wert {} von "episodeValues"</translation>
    </message>
    <message>
        <source>values of batch size {} do not fit the batch size {}</source>
        <translation>Werte der Batch-Größe {} passen nicht zur Batch-Größe {}</translation>
    </message>
    <message>
        <source>values of batch size {} do not fit those of batch size {}</source>
        <translation>Werte der Batch-Größe {} passen nicht zu denen der Batch-Größe {}</translation>
    </message>
    <message>
        <source>values, rewards and flags must have one shape, but there are {} and {}</source>
        <translation>Werte, Rewards und Marken müssen eine Form haben, es gibt aber {} und {}</translation>
    </message>
    <message>
        <source>var has the shape {}, which does not fit an input of {}</source>
        <translation>var hat die Form {}, die nicht zu einer Eingabe der Form {} passt</translation>
    </message>
    <message>
        <source>var must not be negative anywhere</source>
        <translation>var darf nirgends negativ sein</translation>
    </message>
    <message>
        <source>videos are only read; save it as a memmap folder, or export a film of its frames</source>
        <translation>Videos werden nur gelesen; speichern Sie als Memmap-Ordner, oder exportieren Sie einen Film der Bilder</translation>
    </message>
    <message>
        <source>was changed by another program since it was opened; nothing was saved. Reload it and edit again, or export the edited tensordict</source>
        <translation>wurde seit dem Öffnen von einem anderen Programm geändert; es wurde nichts gespeichert. Laden Sie neu und bearbeiten Sie noch einmal, oder exportieren Sie das bearbeitete Tensordict</translation>
    </message>
    <message>
        <source>was changed by another program since it was opened; open it again</source>
        <translation>wurde seit dem Öffnen von einem anderen Programm geändert; öffnen Sie sie neu</translation>
    </message>
    <message>
        <source>was changed by another program since it was opened; open it again to edit its present content</source>
        <translation>wurde seit dem Öffnen von einem anderen Programm geändert; öffnen Sie erneut, um den jetzigen Inhalt zu bearbeiten</translation>
    </message>
    <message>
        <source>was converted to another dtype; change the original</source>
        <translation>wurde in einen anderen dtype umgewandelt; ändern Sie das Original</translation>
    </message>
    <message>
        <source>was killed by signal {} ({})</source>
        <translation>wurde durch Signal {} beendet ({})</translation>
    </message>
    <message>
        <source>was packed by an extension of the program that saved it; load it in Python and save it without one</source>
        <translation>wurde von einer Erweiterung des Programms gepackt, das es gespeichert hat; in Python laden und ohne diese speichern</translation>
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
        <source>was shortened while it was open: the missing bytes read as zeros</source>
        <translation>wurde gekürzt, während es geöffnet war: Was fehlt, liest sich als Nullen</translation>
    </message>
    <message>
        <source>was shortened while it was open: the missing bytes read as zeros, from byte {} of {} on</source>
        <translation>wurde gekürzt, während es geöffnet war: Was fehlt, liest sich als Nullen, von Byte {} von {} an</translation>
    </message>
    <message>
        <source>was written on a big-endian machine, which this program does not read; load it in Python and save it again</source>
        <translation>wurde auf einer Big-Endian-Maschine geschrieben, was dieses Programm nicht liest; in Python laden und neu speichern</translation>
    </message>
    <message>
        <source>weight has the shape {}, not that of the input, {}</source>
        <translation>weight hat die Form {}, nicht die der Eingabe, {}</translation>
    </message>
    <message>
        <source>weight must have two dims, not the shape {}</source>
        <translation>weight muss zwei Dimensionen haben, nicht die Form {}</translation>
    </message>
    <message>
        <source>weights_only=False would run code of the file; only tensors and plain values are read</source>
        <translation>weights_only=False würde Code aus der Datei ausführen; nur Tensoren und einfache Werte werden gelesen</translation>
    </message>
    <message>
        <source>where episodes end</source>
        <translation>wo Episoden enden</translation>
    </message>
    <message>
        <source>with several threads return_early=True does not go with non_blocking=True</source>
        <translation>mit mehreren Threads verträgt sich return_early=True nicht mit non_blocking=True</translation>
    </message>
    <message>
        <source>would be another one when a file of the format {} is opened again; save it in another format</source>
        <translation>wäre ein anderes, wenn eine Datei im Format {} wieder geöffnet wird; in einem anderen Format speichern</translation>
    </message>
    <message>
        <source>would be called {}, as another entry: rename one of them</source>
        <translation>würde {} heißen, wie ein anderer Eintrag: benennen Sie einen davon um</translation>
    </message>
    <message>
        <source>would have more bytes than 64 bits count</source>
        <translation>hätte mehr Bytes, als 64 Bit zählen</translation>
    </message>
    <message>
        <source>zip archives of several files are only read; save it as a memmap folder or a .tdz archive</source>
        <translation>Zip-Archive mehrerer Dateien werden nur gelesen; speichern Sie es als Memmap-Ordner oder .tdz-Archiv</translation>
    </message>
    <message>
        <source>zstd</source>
        <translation>zstd</translation>
    </message>
    <message>
        <source>{}
and {} more</source>
        <translation>{}
und {} weitere</translation>
    </message>
    <message>
        <source>{} (line {})
{}</source>
        <translation>{} (Zeile {})
{}</translation>
    </message>
    <message>
        <source>{} (supported: {})</source>
        <translation>{} (unterstützt: {})</translation>
    </message>
    <message>
        <source>{} That explains {} % of the numbers that differ.</source>
        <translation>{} Das erklärt {} % der Zahlen, die sich unterscheiden.</translation>
    </message>
    <message>
        <source>{} and {} channels must be divisible by groups={}</source>
        <translation>{} und {} Kanäle müssen durch groups={} teilbar sein</translation>
    </message>
    <message>
        <source>{} and {} more</source>
        <translation>{} und {} weitere</translation>
    </message>
    <message>
        <source>{} are given twice, also as {}</source>
        <translation>{} sind zweimal angegeben, auch als {}</translation>
    </message>
    <message>
        <source>{} belongs to no episode</source>
        <translation>{} gehört zu keiner Episode</translation>
    </message>
    <message>
        <source>{} bytes</source>
        <translation>{} Bytes</translation>
    </message>
    <message>
        <source>{} bytes before the tensor {} belong to none: Python raises an error when it loads this</source>
        <translation>{} Bytes vor dem Tensor {} gehören zu keinem: Python lehnt es ab, dies zu laden</translation>
    </message>
    <message>
        <source>{} cannot be read: {}</source>
        <translation>{} lässt sich nicht lesen: {}</translation>
    </message>
    <message>
        <source>{} cannot be started: {}.</source>
        <translation>{} lässt sich nicht starten: {}.</translation>
    </message>
    <message>
        <source>{} cannot be the name of a layout: it has 1 to {} characters, no / and no dot in front</source>
        <translation>{} kann nicht der Name eines Layouts sein: er hat 1 bis {} Zeichen, kein / und vorn keinen Punkt</translation>
    </message>
    <message>
        <source>{} cannot be written again, so deleting or replacing it could not be undone</source>
        <translation>{} lässt sich nicht wieder schreiben, Löschen oder Ersetzen ließe sich also nicht rückgängig machen</translation>
    </message>
    <message>
        <source>{} cannot change the keys of a sub-tensordict in place: they are those of its parent</source>
        <translation>{} kann die Schlüssel eines Sub-Tensordicts nicht an Ort und Stelle ändern: sie sind die seines Elternteils</translation>
    </message>
    <message>
        <source>{} cannot complete where only some members of a lazy stack have a key (exclusive keys): select the common ones first</source>
        <translation>{} geht nicht, wo nur einige Mitglieder eines Lazy Stacks einen Schlüssel haben (exclusive keys): Wählen Sie vorher die gemeinsamen aus</translation>
    </message>
    <message>
        <source>{} computes the default or constant of {} while the file is loaded</source>
        <translation>{} berechnet die Vorgabe oder Konstante von {}, während die Datei geladen wird</translation>
    </message>
    <message>
        <source>{} depends on values, and only shapes are known here</source>
        <translation>{} hängt von Werten ab, und hier sind nur Formen bekannt</translation>
    </message>
    <message>
        <source>{} dims cannot be moved to {} places</source>
        <translation>{} Dimensionen lassen sich nicht an {} Stellen verschieben</translation>
    </message>
    <message>
        <source>{} does not have a value for each episode</source>
        <translation>{} hat nicht für jede Episode einen Wert</translation>
    </message>
    <message>
        <source>{} does not have the first and the last step of each episode</source>
        <translation>{} enthält nicht den ersten und den letzten Schritt jeder Episode</translation>
    </message>
    <message>
        <source>{} does not state which rows have data: it has no integers</source>
        <translation>{} gibt nicht an, welche Zeilen Daten enthalten: Es hat keine ganzen Zahlen</translation>
    </message>
    <message>
        <source>{} does not tell the state of the ring buffer: it has no integers</source>
        <translation>{} nennt nicht den Zustand des Ringpuffers: dort stehen keine ganzen Zahlen</translation>
    </message>
    <message>
        <source>{} episodes have no steps</source>
        <translation>{} Episoden haben keine Schritte</translation>
    </message>
    <message>
        <source>{} files are shown as one stack, numbered {}</source>
        <translation>{} Dateien werden als ein Stapel gezeigt, mit den Nummern {}</translation>
    </message>
    <message>
        <source>{} files are shown as one stack: {}</source>
        <translation>{} Dateien werden als ein Stapel gezeigt: {}</translation>
    </message>
    <message>
        <source>{} for {}</source>
        <translation>{} für {}</translation>
    </message>
    <message>
        <source>{} further lines are left out, which are not JSON objects</source>
        <translation>{} weitere Zeilen werden ausgelassen, die keine JSON-Objekte sind</translation>
    </message>
    <message>
        <source>{} gives a {}, not a distribution</source>
        <translation>{} ergibt ein {}, keine Verteilung</translation>
    </message>
    <message>
        <source>{} gives no tensor of log-probabilities</source>
        <translation>{} ergibt keinen Tensor von Log-Wahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>{} has a __setstate__, which would be run while the file is loaded</source>
        <translation>{} hat ein __setstate__, das beim Laden der Datei ausgeführt würde</translation>
    </message>
    <message>
        <source>{} has a size of {}</source>
        <translation>{} hat eine Größe von {}</translation>
    </message>
    <message>
        <source>{} has an unknown field {}; remove it</source>
        <translation>{} hat ein unbekanntes Feld {}; entfernen Sie es</translation>
    </message>
    <message>
        <source>{} has dtype torch.uint8: as an index it is read as a mask, not as positions.</source>
        <translation>{} hat den Datentyp torch.uint8: Als Index wird es als Maske gelesen, nicht als Stellen.</translation>
    </message>
    <message>
        <source>{} has dtype {}: `~` inverts the bits of numbers, so that 1 becomes {}.</source>
        <translation>{} hat den Datentyp {}: `~` kehrt die Bits von Zahlen um, sodass aus 1 {} wird.</translation>
    </message>
    <message>
        <source>{} has its keys in another order</source>
        <translation>{} hat seine Schlüssel in anderer Reihenfolge</translation>
    </message>
    <message>
        <source>{} has no attribute '{}'{}</source>
        <translation>{} hat kein Attribut '{}'{}</translation>
    </message>
    <message>
        <source>{} has no distribution function of one tensor</source>
        <translation>{} hat keine Verteilungsfunktion eines Tensors</translation>
    </message>
    <message>
        <source>{} has no field {}</source>
        <translation>{} hat kein Feld {}</translation>
    </message>
    <message>
        <source>{} has no formula for its distribution function</source>
        <translation>{} hat keine Formel für die Verteilungsfunktion</translation>
    </message>
    <message>
        <source>{} has no formula for its entropy</source>
        <translation>{} hat keine Formel für die Entropie</translation>
    </message>
    <message>
        <source>{} has no frame at the first or the last step of episode {}</source>
        <translation>{} hat kein Bild beim ersten oder letzten Schritt von Episode {}</translation>
    </message>
    <message>
        <source>{} has no key {}</source>
        <translation>{} hat keinen Schlüssel {}</translation>
    </message>
    <message>
        <source>{} has no rsample(); sample() draws from it</source>
        <translation>{} hat kein rsample(); sample() zieht daraus</translation>
    </message>
    <message>
        <source>{} has no value to use for a sample where none is drawn</source>
        <translation>{} hat nichts, was für eine Stichprobe steht, wo keine gezogen wird</translation>
    </message>
    <message>
        <source>{} has no {}</source>
        <translation>{} hat kein {}</translation>
    </message>
    <message>
        <source>{} has none of the keys {}</source>
        <translation>{} hat keinen der Schlüssel {}</translation>
    </message>
    <message>
        <source>{} has one element per batch position, and `[]` selects all of them at each position.</source>
        <translation>{} hat ein Element je Position im Batch, und `[]` wählt an jeder Position alle davon aus.</translation>
    </message>
    <message>
        <source>{} has one element, and the `{}` of one number is nan.</source>
        <translation>{} hat ein Element, und `{}` einer einzelnen Zahl ist nan.</translation>
    </message>
    <message>
        <source>{} has rows without a number, which are shown as NaN</source>
        <translation>{} hat Zeilen ohne Zahl, die als NaN gezeigt werden</translation>
    </message>
    <message>
        <source>{} has the numpy dtype {} and is shown as int64</source>
        <translation>{} hat den numpy-Dtype {} und ist als int64 gezeigt</translation>
    </message>
    <message>
        <source>{} has the shape {} in the state dict and {} in the module: the two were created with different sizes.</source>
        <translation>{} hat im State-Dict die Form {} und im Modul {}: Beide wurden mit verschiedenen Größen erzeugt.</translation>
    </message>
    <message>
        <source>{} has the shape {}, not height, width and channels</source>
        <translation>{} hat die Form {}, nicht Höhe, Breite und Kanäle</translation>
    </message>
    <message>
        <source>{} has the shape {}, which {} rows of the storage do not fit</source>
        <translation>{} hat die Form {}, zu der {} Zeilen des Speichers nicht passen</translation>
    </message>
    <message>
        <source>{} has the type {} and is shown as {}</source>
        <translation>{} hat den Typ {} und wird als {} gezeigt</translation>
    </message>
    <message>
        <source>{} has {} dims, and the index uses {}.</source>
        <translation>{} hat {} Dims, und der Index verwendet {}.</translation>
    </message>
    <message>
        <source>{} has {} dims, more than {}</source>
        <translation>{} hat {} Dimensionen, mehr als {}</translation>
    </message>
    <message>
        <source>{} has {} frames for {} rows</source>
        <translation>{} hat {} Bilder für {} Zeilen</translation>
    </message>
    <message>
        <source>{} has {} numbers; the input has {} dims after batch and channels</source>
        <translation>{} hat {} Zahlen; die Eingabe hat {} Dimensionen hinter Batch und Kanälen</translation>
    </message>
    <message>
        <source>{} has {} rows, but the arrays before it have {}</source>
        <translation>{} hat {} Zeilen, die Arrays davor aber {}</translation>
    </message>
    <message>
        <source>{} has {}, where its episode of {} steps needs {}; open it with {} to see it as stored</source>
        <translation>{} hat {}, seine Episode von {} Schritten braucht aber {}; mit {} ist es so zu sehen, wie es gespeichert ist</translation>
    </message>
    <message>
        <source>{} holds an object, {}, that cannot be written again</source>
        <translation>{} enthält ein Objekt, {}, das sich nicht wieder schreiben lässt</translation>
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
        <source>{} indices must be ints or slices, not {}</source>
        <translation>Indizes von {} müssen ints oder Ausschnitte sein, nicht {}</translation>
    </message>
    <message>
        <source>{} is a pair of values and indices, not a tensor.</source>
        <translation>{} ist ein Paar aus Werten und Indizes, kein Tensor.</translation>
    </message>
    <message>
        <source>{} is a string or a tuple of strings, not a value of type {}</source>
        <translation>{} ist ein String oder ein Tupel aus Strings, kein Wert vom Typ {}</translation>
    </message>
    <message>
        <source>{} is a tensor, which cannot have nested keys</source>
        <translation>{} ist ein Tensor, der keine verschachtelten Schlüssel haben kann</translation>
    </message>
    <message>
        <source>{} is broken: {}</source>
        <translation>{} ist defekt: {}</translation>
    </message>
    <message>
        <source>{} is gone since tensordict 0.2: TensorDict.from_module(module) gives the parameters, and params.to_module(module) has the module take others</source>
        <translation>{} gibt es seit tensordict 0.2 nicht mehr: TensorDict.from_module(module) gibt die Parameter, und mit params.to_module(module) nimmt das Modul andere</translation>
    </message>
    <message>
        <source>{} is left out of the episodes: {}</source>
        <translation>{} fehlt unter den Episoden: {}</translation>
    </message>
    <message>
        <source>{} is left out of the stack: {}</source>
        <translation>{} fehlt im Stapel: {}</translation>
    </message>
    <message>
        <source>{} is made of a distribution of tensors</source>
        <translation>{} besteht aus einer Verteilung von Tensoren</translation>
    </message>
    <message>
        <source>{} is never set before the last step: all {} steps are one episode</source>
        <translation>{} ist vor dem letzten Schritt nie gesetzt: alle {} Schritte sind eine Episode</translation>
    </message>
    <message>
        <source>{} is not a layout and not a file of one. Layouts: {}</source>
        <translation>{} ist kein Layout und keine Datei mit einem. Layouts: {}</translation>
    </message>
    <message>
        <source>{} is not a permutation of the leading dims of the batch size {}</source>
        <translation>{} ist keine Permutation der ersten Dimensionen der Batch-Größe {}</translation>
    </message>
    <message>
        <source>{} is not a reduction of a loss; choose 'none', 'mean' or 'sum'</source>
        <translation>{} ist keine Art, einen Verlust zusammenzufassen; es gibt 'none', 'mean' und 'sum'</translation>
    </message>
    <message>
        <source>{} is not a stack of files</source>
        <translation>{} ist kein Stapel von Dateien</translation>
    </message>
    <message>
        <source>{} is not an array of flags</source>
        <translation>{} ist kein Array von Flags</translation>
    </message>
    <message>
        <source>{} is not an array with one row per step</source>
        <translation>{} ist kein Array mit einer Zeile je Schritt</translation>
    </message>
    <message>
        <source>{} is not known to this version of the program</source>
        <translation>{} ist dieser Version des Programms nicht bekannt</translation>
    </message>
    <message>
        <source>{} is one int: set the number of layers with depth=</source>
        <translation>{} ist eine einzelne ganze Zahl: Geben Sie die Anzahl der Schichten mit depth= an</translation>
    </message>
    <message>
        <source>{} is {}, but must be a JSON object</source>
        <translation>{} ist {}, muss aber ein JSON-Objekt sein</translation>
    </message>
    <message>
        <source>{} is {}, of more elements than a file can hold</source>
        <translation>{} ist {}, mit mehr Elementen, als eine Datei fassen kann</translation>
    </message>
    <message>
        <source>{} is {}, which is not a list of sizes</source>
        <translation>{} ist {}, was keine Liste von Größen ist</translation>
    </message>
    <message>
        <source>{} keys at {} steps are too many for one map; select some of them first</source>
        <translation>{} Schlüssel bei {} Schritten sind mehr, als eine Karte fasst; wählen Sie vorher einige davon aus</translation>
    </message>
    <message>
        <source>{} makes {} of {} at {}, larger than each of them: unrelated elements are combined</source>
        <translation>{} macht {} aus {} bei {}, größer als jeder davon: Nicht zusammengehörige Elemente werden verknüpft</translation>
    </message>
    <message>
        <source>{} makes {} of {}, larger than each of them: unrelated elements are combined</source>
        <translation>{} macht {} aus {}, größer als jeder davon: Nicht zusammengehörige Elemente werden verknüpft</translation>
    </message>
    <message>
        <source>{} marks steps of padding, and `{}` counts them like the others.</source>
        <translation>{} kennzeichnet Schritte der Auffüllung, und `{}` zählt sie wie die anderen mit.</translation>
    </message>
    <message>
        <source>{} misses '{}'</source>
        <translation>{} fehlt '{}'</translation>
    </message>
    <message>
        <source>{} must be True or False, not {}</source>
        <translation>{} muss True oder False sein, nicht {}</translation>
    </message>
    <message>
        <source>{} must be a dict, not a value of type {}</source>
        <translation>{} muss ein dict sein, kein Wert vom Typ {}</translation>
    </message>
    <message>
        <source>{} must be a distribution, not a value of type {}</source>
        <translation>{} muss eine Verteilung sein, kein Wert vom Typ {}</translation>
    </message>
    <message>
        <source>{} must be a dtype such as torch.float32, not {}</source>
        <translation>{} muss ein dtype wie torch.float32 sein, nicht {}</translation>
    </message>
    <message>
        <source>{} must be a nested key, a str or a tuple of them, or a list of such keys</source>
        <translation>{} muss ein verschachtelter Schlüssel sein, ein str oder ein tuple davon, oder eine Liste solcher Schlüssel</translation>
    </message>
    <message>
        <source>{} must be a number or a tensor, not a {}</source>
        <translation>{} muss eine Zahl oder ein Tensor sein, kein {}</translation>
    </message>
    <message>
        <source>{} must be a number, a tensor or a tensordict, not {}</source>
        <translation>{} muss eine Zahl, ein Tensor oder ein Tensordict sein, nicht {}</translation>
    </message>
    <message>
        <source>{} must be a number, not {}</source>
        <translation>{} muss eine Zahl sein, nicht {}</translation>
    </message>
    <message>
        <source>{} must be a real number, not a complex one</source>
        <translation>{} muss eine reelle Zahl sein, keine komplexe</translation>
    </message>
    <message>
        <source>{} must be a real number, not complex</source>
        <translation>{} muss eine reelle Zahl sein, keine komplexe</translation>
    </message>
    <message>
        <source>{} must be a str, not {}</source>
        <translation>{} muss ein str sein, nicht {}</translation>
    </message>
    <message>
        <source>{} must be a tensor or a number, not a value of type {}</source>
        <translation>{} muss ein Tensor oder eine Zahl sein, kein Wert vom Typ {}</translation>
    </message>
    <message>
        <source>{} must be a tensor, not a value of type {}</source>
        <translation>{} muss ein Tensor sein, kein Wert vom Typ {}</translation>
    </message>
    <message>
        <source>{} must be a tensor, not a {}</source>
        <translation>{} muss ein Tensor sein, nicht {}</translation>
    </message>
    <message>
        <source>{} must be a tensor, not {}</source>
        <translation>{} muss ein Tensor sein, nicht {}</translation>
    </message>
    <message>
        <source>{} must be an int, not {}</source>
        <translation>{} muss ein int sein, nicht {}</translation>
    </message>
    <message>
        <source>{} must be at least two-dimensional, with optional leading batch dimensions</source>
        <translation>{} muss mindestens zweidimensional sein, mit beliebigen Batch-Dimensionen davor</translation>
    </message>
    <message>
        <source>{} must be at least {}, not {}</source>
        <translation>{} muss mindestens {} sein, nicht {}</translation>
    </message>
    <message>
        <source>{} must be ints, not {}</source>
        <translation>{} müssen ints sein, nicht {}</translation>
    </message>
    <message>
        <source>{} must be one int or {} of them, not {}</source>
        <translation>{} muss eine ganze Zahl sein oder {} davon, nicht {}</translation>
    </message>
    <message>
        <source>{} must be one key here, not {}</source>
        <translation>{} muss hier ein Schlüssel sein, nicht {}</translation>
    </message>
    <message>
        <source>{} must be positive, got {}</source>
        <translation>{} muss positiv sein, bekam {}</translation>
    </message>
    <message>
        <source>{} must be {}, {} or {}</source>
        <translation>{} muss {}, {} oder {} sein</translation>
    </message>
    <message>
        <source>{} names are too many for the dims {}</source>
        <translation>{} Namen sind zu viele für die Dimensionen {}</translation>
    </message>
    <message>
        <source>{} names no device; "cpu" and "cuda:0" would.</source>
        <translation>{} nennt kein Gerät; "cpu" und "cuda:0" täten es.</translation>
    </message>
    <message>
        <source>{} needs dim=, the dim to go along</source>
        <translation>{} braucht dim=, die Dimension, entlang der es geht</translation>
    </message>
    <message>
        <source>{} needs {}, more than the limit for previews</source>
        <translation>{} braucht {}, mehr als die Grenze für Vorschauen</translation>
    </message>
    <message>
        <source>{} numbers a step are stored, and the module gives {}.</source>
        <translation>{} Zahlen je Schritt sind gespeichert, und das Modul ergibt {}.</translation>
    </message>
    <message>
        <source>{} numbers a step are stored, one for each dim of the action, and the module gives {}</source>
        <translation>{} Zahlen je Schritt sind gespeichert, eine für jede Dim der Aktion, und das Modul ergibt {}</translation>
    </message>
    <message>
        <source>{} numbers are NaN or infinite in one of both alone.</source>
        <translation>{} Zahlen sind nur in einem von beiden NaN oder unendlich.</translation>
    </message>
    <message>
        <source>{} of a sub-tensordict cannot be set: set that of the tensordict it is a part of, or copy it with to_tensordict() first</source>
        <translation>an einem Teil-Tensordict lässt sich nicht setzen: {}; setzen Sie es an dem Tensordict, dessen Teil es ist, oder kopieren Sie es vorher mit to_tensordict()</translation>
    </message>
    <message>
        <source>{} of element {} is {}, where the stored statistics state {}</source>
        <translation>{} von Element {} ist {}, nach der gespeicherten Statistik {}</translation>
    </message>
    <message>
        <source>{} of this number are too many: {}</source>
        <translation>{} sind zu viele: {}</translation>
    </message>
    <message>
        <source>{} of {} episodes have no messages, and are not shown</source>
        <translation>{} von {} Episoden haben keine Nachrichten und werden nicht gezeigt</translation>
    </message>
    <message>
        <source>{} of {} numbers differ and the others are equal: these were edited, or are of another module.</source>
        <translation>{} von {} Zahlen weichen ab, und die anderen sind gleich: diese wurden bearbeitet oder sind von einem anderen Modul.</translation>
    </message>
    <message>
        <source>{} of {} padded prompts are padded on the right</source>
        <translation>{} von {} aufgefüllten Prompts sind rechts aufgefüllt</translation>
    </message>
    <message>
        <source>{} of {} padded responses are padded on the left</source>
        <translation>{} von {} aufgefüllten Antworten sind links aufgefüllt</translation>
    </message>
    <message>
        <source>{} of {} padded sequences are padded on the left</source>
        <translation>{} von {} aufgefüllten Sequenzen sind links aufgefüllt</translation>
    </message>
    <message>
        <source>{} of {} padded sequences are padded on the right</source>
        <translation>{} von {} aufgefüllten Sequenzen sind rechts aufgefüllt</translation>
    </message>
    <message>
        <source>{} of {} responses are copies of another one in their group</source>
        <translation>{} von {} Antworten sind Kopien einer anderen in ihrer Gruppe</translation>
    </message>
    <message>
        <source>{} of {} responses are truncated (longest: {} tokens)</source>
        <translation>{} von {} Antworten sind abgeschnitten (längste: {} Token)</translation>
    </message>
    <message>
        <source>{} of {} responses are truncated (longest: {} tokens); their mean reward is {}</source>
        <translation>{} von {} Antworten sind abgeschnitten (längste: {} Token); ihre mittlere Belohnung ist {}</translation>
    </message>
    <message>
        <source>{} of {} responses are truncated (longest: {} tokens); their mean reward is {}, that of the others {}</source>
        <translation>{} von {} Antworten sind abgeschnitten (längste: {} Token); ihre mittlere Belohnung ist {}, die der anderen {}</translation>
    </message>
    <message>
        <source>{} of {} responses contain {} as plain text, not as a special token</source>
        <translation>{} von {} Antworten enthalten {} als einfachen Text, nicht als spezielles Token</translation>
    </message>
    <message>
        <source>{} of {} responses repeat the same tokens in a loop</source>
        <translation>{} von {} Antworten wiederholen dieselben Token in einer Schleife</translation>
    </message>
    <message>
        <source>{} of {} rows have no list here, which is shown as an empty one</source>
        <translation>{} von {} Zeilen haben hier keine Liste, was als leere gezeigt wird</translation>
    </message>
    <message>
        <source>{} of {} rows have no number here, which is shown as NaN</source>
        <translation>{} von {} Zeilen haben hier keine Zahl, was als NaN gezeigt wird</translation>
    </message>
    <message>
        <source>{} of {} sequences contain {} twice in a row</source>
        <translation>{} von {} Sequenzen enthalten {} zweimal hintereinander</translation>
    </message>
    <message>
        <source>{} of {} sequences have no response</source>
        <translation>{} von {} Sequenzen haben keine Antwort</translation>
    </message>
    <message>
        <source>{} of {} sequences repeat {} and the tokens after it: the chat template was applied twice</source>
        <translation>{} von {} Sequenzen wiederholen {} und die Token danach: die Chat-Vorlage wurde zweimal angewandt</translation>
    </message>
    <message>
        <source>{} of {} sequences start with {} twice</source>
        <translation>{} von {} Sequenzen beginnen zweimal mit {}</translation>
    </message>
    <message>
        <source>{} of {} truncated steps are terminated too</source>
        <translation>{} von {} Schritten mit truncated haben auch terminated</translation>
    </message>
    <message>
        <source>{} or {}</source>
        <translation>{} oder {}</translation>
    </message>
    <message>
        <source>{} parts are too many</source>
        <translation>{} Teile sind zu viele</translation>
    </message>
    <message>
        <source>{} positions from {} on exceed the size {} of dim {}</source>
        <translation>{} Positionen von {} an überschreiten die Größe {} von Dimension {}</translation>
    </message>
    <message>
        <source>{} renamed to {}</source>
        <translation>{} umbenannt in {}</translation>
    </message>
    <message>
        <source>{} rows</source>
        <translation>{} Zeilen</translation>
    </message>
    <message>
        <source>{} rows were written to the replay buffer in total</source>
        <translation>insgesamt wurden {} Zeilen in den Replay-Puffer geschrieben</translation>
    </message>
    <message>
        <source>{} shifts do not fit {} dims</source>
        <translation>{} Verschiebungen passen nicht zu {} Dimensionen</translation>
    </message>
    <message>
        <source>{} splits a last dim of two or more</source>
        <translation>{} teilt eine letzte Dimension von zwei oder mehr</translation>
    </message>
    <message>
        <source>{} takes 1 or 2 dims, not {}</source>
        <translation>{} nimmt 1 oder 2 Dimensionen, nicht {}</translation>
    </message>
    <message>
        <source>{} takes 2 or 3 dims, not {}</source>
        <translation>{} nimmt 2 oder 3 Dimensionen, nicht {}</translation>
    </message>
    <message>
        <source>{} takes a tensor first</source>
        <translation>{} nimmt zuerst einen Tensor</translation>
    </message>
    <message>
        <source>{} takes a tensor, and a state to begin with</source>
        <translation>{} nimmt einen Tensor und einen Anfangszustand</translation>
    </message>
    <message>
        <source>{} takes a tensor, not a value of type {}</source>
        <translation>{} nimmt einen Tensor, keinen Wert vom Typ {}</translation>
    </message>
    <message>
        <source>{} takes modules, not a value of type {}</source>
        <translation>{} nimmt Module, keinen Wert vom Typ {}</translation>
    </message>
    <message>
        <source>{} takes no '{}'</source>
        <translation>{} nimmt kein '{}'</translation>
    </message>
    <message>
        <source>{} takes no input of {} dims</source>
        <translation>{} nimmt keine Eingabe mit {} Dimensionen</translation>
    </message>
    <message>
        <source>{} takes one input, not {}</source>
        <translation>{} nimmt eine Eingabe, nicht {}</translation>
    </message>
    <message>
        <source>{} takes one tensordict alone</source>
        <translation>{} nimmt nur ein Tensordict</translation>
    </message>
    <message>
        <source>{} takes pictures of three dims, not {}</source>
        <translation>{} nimmt Bilder mit drei Dimensionen, nicht {}</translation>
    </message>
    <message>
        <source>{} takes query, key and value, three tensors</source>
        <translation>{} nimmt query, key und value, drei Tensoren</translation>
    </message>
    <message>
        <source>{} takes tensordicts, item {} is a {}</source>
        <translation>{} nimmt Tensordicts; Element {} ist vom Typ {}</translation>
    </message>
    <message>
        <source>{} takes tensors or tensordicts, not both: item {} is a {}</source>
        <translation>{} nimmt Tensoren oder Tensordicts, nicht beides: Element {} ist vom Typ {}</translation>
    </message>
    <message>
        <source>{} takes {} arguments, not {}</source>
        <translation>{} nimmt {} Argumente, nicht {}</translation>
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
        <source>{} values do not fit {} positions</source>
        <translation>{} Werte passen nicht zu {} Positionen</translation>
    </message>
    <message>
        <source>{} was cut off: the file ends before frame {} of {}</source>
        <translation>{} wurde abgeschnitten: Die Datei endet vor Bild {} von {}</translation>
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
        <source>{} worker processes cannot be started: {}; use fewer --jobs</source>
        <translation>{} Arbeitsprozesse können nicht gestartet werden: {}; verwenden Sie weniger --jobs</translation>
    </message>
    <message>
        <source>{} {} and {} are the same or nested in each other</source>
        <translation>{} {} und {} sind dasselbe oder ineinander verschachtelt</translation>
    </message>
    <message>
        <source>{} {}, unlike in the first file</source>
        <translation>{} {}, anders als in der ersten Datei</translation>
    </message>
    <message>
        <source>{}() cannot read a number from {}</source>
        <translation>{}() kann aus {} keine Zahl lesen</translation>
    </message>
    <message>
        <source>{}() does not change its arguments here: without running_mean and running_var it normalises by the batch all the same</source>
        <translation>{}() ändert seine Argumente hier nicht: Auch ohne running_mean und running_var normiert es nach dem Batch</translation>
    </message>
    <message>
        <source>{}() does not change its arguments here; leave inplace=True out</source>
        <translation>{}() ändert seine Argumente hier nicht; lassen Sie inplace=True weg</translation>
    </message>
    <message>
        <source>{}() does not change its arguments here; leave max_norm= out</source>
        <translation>{}() ändert seine Argumente hier nicht; lassen Sie max_norm= weg</translation>
    </message>
    <message>
        <source>{}() does not support antialias=True or 'nearest-exact' here</source>
        <translation>{}() unterstützt hier weder antialias=True noch 'nearest-exact'</translation>
    </message>
    <message>
        <source>{}() does not take these arguments: ({}); it takes{}</source>
        <translation>{}() nimmt diese Argumente nicht: ({}); es nimmt{}</translation>
    </message>
    <message>
        <source>{}() does not take these arguments: ({}){} It takes{}</source>
        <translation>{}() nimmt diese Argumente nicht: ({}){} Es nimmt{}</translation>
    </message>
    <message>
        <source>{}() gives no single tensor, as every leaf of a tensordict is one</source>
        <translation>{}() ergibt keinen einzelnen Tensor, wie ihn jedes Blatt eines Tensordicts braucht</translation>
    </message>
    <message>
        <source>{}() got an unexpected keyword argument '{}'; did you mean '{}'? Its signature is {}</source>
        <translation>{}() bekam ein unbekanntes Argument '{}'; war '{}' gemeint? Die Signatur ist {}</translation>
    </message>
    <message>
        <source>{}() got an unexpected keyword argument '{}'; its signature is {}</source>
        <translation>{}() bekam ein unbekanntes Argument '{}'; die Signatur ist {}</translation>
    </message>
    <message>
        <source>{}() got two values for '{}'; its signature is {}</source>
        <translation>{}() bekam zwei Werte für '{}'; die Signatur ist {}</translation>
    </message>
    <message>
        <source>{}() got {} arguments without a name, at most {} fit; its signature is {}</source>
        <translation>{}() bekam {} Argumente ohne Namen, höchstens {} passen; die Signatur ist {}</translation>
    </message>
    <message>
        <source>{}() has no mode {} for an input of {} dims; 'nearest' and 'area' take 3 to 5, 'linear' 3, 'bilinear' and 'bicubic' 4, 'trilinear' 5</source>
        <translation>{}() hat keinen Modus {} für eine Eingabe mit {} Dimensionen; 'nearest' und 'area' nehmen 3 bis 5, 'linear' 3, 'bilinear' und 'bicubic' 4, 'trilinear' 5</translation>
    </message>
    <message>
        <source>{}() misses {}</source>
        <translation>{}() fehlt {}</translation>
    </message>
    <message>
        <source>{}() misses {}; its signature is {}</source>
        <translation>{}() fehlt {}; die Signatur ist {}</translation>
    </message>
    <message>
        <source>{}() needs at least one item</source>
        <translation>{}() braucht mindestens ein Element</translation>
    </message>
    <message>
        <source>{}() reduces batch dims, not "feature"</source>
        <translation>{}() fasst Batch-Dimensionen zusammen, nicht "feature"</translation>
    </message>
    <message>
        <source>{}() takes a number, not {}</source>
        <translation>{}() nimmt eine Zahl, nicht {}</translation>
    </message>
    <message>
        <source>{}() takes a tensor and a mode such as 'nearest'</source>
        <translation>{}() nimmt einen Tensor und einen Modus wie 'nearest'</translation>
    </message>
    <message>
        <source>{}() takes either size or scale_factor</source>
        <translation>{}() nimmt entweder size oder scale_factor</translation>
    </message>
    <message>
        <source>{}() takes tensordicts and tensors, not a number</source>
        <translation>{}() nimmt Tensordicts und Tensoren, keine Zahl</translation>
    </message>
    <message>
        <source>{}() takes two tensors or two tensordicts, not a {} and a {}</source>
        <translation>{}() nimmt zwei Tensoren oder zwei Tensordicts, nicht {} und {}</translation>
    </message>
    <message>
        <source>{}(reduce=True) reduces all tensors together, but there are none</source>
        <translation>{}(reduce=True) fasst alle Tensoren zusammen, aber es gibt keine</translation>
    </message>
    <message>
        <source>{}, rounded</source>
        <translation>{}, gerundet</translation>
    </message>
    <message>
        <source>{}. Open it again to put it back from the journal</source>
        <translation>{}. Öffnen Sie neu, um aus dem Journal zurückzusetzen</translation>
    </message>
    <message>
        <source>{}: expected tensors, not a {}</source>
        <translation>{}: erwartet werden Tensoren, kein {}</translation>
    </message>
    <message>
        <source>{}: not enough memory for this part</source>
        <translation>{}: nicht genug Speicher für diesen Teil</translation>
    </message>
    <message>
        <source>{}: their sums are equal, so that the sum over the dims is missing.</source>
        <translation>{}: ihre Summen sind gleich, es fehlt also die Summe über die Dims.</translation>
    </message>
    <message>
        <source>{}: {} (convertible to {})</source>
        <translation>{}: {} (umwandelbar in {})</translation>
    </message>
    <message>
        <source>{}: {} contains values outside its range</source>
        <translation>{}: {} liegt enthält Werte außerhalb des erlaubten Bereichs</translation>
    </message>
    <message>
        <source>{}: {}, length {} to {}</source>
        <translation>{}: {}, Länge {} auf {}</translation>
    </message>
    <message>
        <source>{}: {}. It was probably written by a newer HDF5 library than {}.{}.{}, which this program has; write it with `h5py.File(path, "w", libver="v110")`</source>
        <translation>{}: {}. Wahrscheinlich wurde es mit einer neueren HDF5-Bibliothek geschrieben als {}.{}.{}, die dieses Programm hat; schreiben Sie es mit `h5py.File(path, "w", libver="v110")`</translation>
    </message>
    <message>
        <source>{}; and restoring the previous content failed too ({})</source>
        <translation>{}; und auch das Wiederherstellen des vorherigen Inhalts ist fehlgeschlagen ({})</translation>
    </message>
    <message>
        <source>{}; nothing was saved</source>
        <translation>{}; es wurde nichts gespeichert</translation>
    </message>
    <message>
        <source>{}; their sums differ too.</source>
        <translation>{}; auch ihre Summen sind verschieden.</translation>
    </message>
    <message>
        <source>~ takes integers and bools, not {}</source>
        <translation>~ nimmt Ganzzahlen und Bools, nicht {}</translation>
    </message>
</context>
</TS>
