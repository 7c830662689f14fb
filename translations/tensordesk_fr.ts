<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>tensordesk::AboutBox</name>
    <message>
        <source>About TensorDesk</source>
        <translation>À propos de TensorDesk</translation>
    </message>
    <message>
        <source>&lt;h3&gt;TensorDesk %1&lt;/h3&gt;&lt;p&gt;A desktop browser and editor for tensordicts.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. Made with Qt, LibTorch, QCustomPlot and HDF5.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;TensorDesk %1&lt;/h3&gt;&lt;p&gt;Visualiser et modifier des tensordicts sur le bureau.&lt;/p&gt;&lt;p&gt;Logiciel libre sous licence publique générale GNU (GPL), version 3 ou ultérieure. Réalisé avec Qt, LibTorch, QCustomPlot et HDF5.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>tensordesk::Actions</name>
    <message>
        <source>&amp;Open file…</source>
        <translation>Ouvrir un &amp;fichier…</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>Ouvrir un &amp;dossier…</translation>
    </message>
    <message>
        <source>Open the sa&amp;mple</source>
        <translation>Ouvrir l’exem&amp;ple</translation>
    </message>
    <message>
        <source>Open a simulated rollout to try things on</source>
        <translation>Ouvrir un rollout simulé pour faire des essais</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Write the edits to the file</source>
        <translation>Écrire les modifications dans le fichier</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Write all or a part to a new file</source>
        <translation>Écrire tout ou partie dans un nouveau fichier</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recharger</translation>
    </message>
    <message>
        <source>Reload the file</source>
        <translation>Recharger le fichier</translation>
    </message>
    <message>
        <source>Roll &amp;back the interrupted save</source>
        <translation>Annuler l’enre&amp;gistrement interrompu</translation>
    </message>
    <message>
        <source>Put the file back to its state before the save that was interrupted</source>
        <translation>Remettre le fichier dans l’état d’avant l’enregistrement interrompu</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Fer&amp;mer</translation>
    </message>
    <message>
        <source>Close the document</source>
        <translation>Fermer le document</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>Annuler la dernière modification</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Do the undone edit again</source>
        <translation>Refaire la modification annulée</translation>
    </message>
    <message>
        <source>&amp;Edit values</source>
        <translation>&amp;Modifier les valeurs</translation>
    </message>
    <message>
        <source>Let values be edited; the file changes only when saved</source>
        <translation>Permettre de modifier les valeurs&#x202f;; le fichier ne change qu’à l’enregistrement</translation>
    </message>
    <message>
        <source>&amp;Discard edits</source>
        <translation>A&amp;bandonner les modifications</translation>
    </message>
    <message>
        <source>Discard all unsaved edits</source>
        <translation>Abandonner toutes les modifications non enregistrées</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy the selected or shown values</source>
        <translation>Copier ce qui est sélectionné ou affiché</translation>
    </message>
    <message>
        <source>T&amp;ree</source>
        <translation>Arb&amp;re</translation>
    </message>
    <message>
        <source>Show or hide the tree</source>
        <translation>Afficher ou masquer l’arbre</translation>
    </message>
    <message>
        <source>I&amp;nspector</source>
        <translation>&amp;Inspecteur</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Co&amp;mme le système</translation>
    </message>
    <message>
        <source>Light or dark as the desktop is</source>
        <translation>Clair ou sombre, comme le bureau</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Clair</translation>
    </message>
    <message>
        <source>Always light</source>
        <translation>Toujours clair</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Sombre</translation>
    </message>
    <message>
        <source>Always dark</source>
        <translation>Toujours sombre</translation>
    </message>
    <message>
        <source>&amp;Expression</source>
        <translation>&amp;Expression</translation>
    </message>
    <message>
        <source>Type an index or an expression</source>
        <translation>Saisir un indice ou une expression</translation>
    </message>
    <message>
        <source>&amp;Search keys</source>
        <translation>&amp;Rechercher des clés</translation>
    </message>
    <message>
        <source>Filter the tree by key</source>
        <translation>Filtrer l’arbre par clé</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Pas en &amp;arrière</translation>
    </message>
    <message>
        <source>One index back</source>
        <translation>Un indice en arrière</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Pas en avan&amp;t</translation>
    </message>
    <message>
        <source>One index on</source>
        <translation>Un indice en avant</translation>
    </message>
    <message>
        <source>Step back by 10</source>
        <translation>10 pas en arrière</translation>
    </message>
    <message>
        <source>Ten indices back</source>
        <translation>Dix indices en arrière</translation>
    </message>
    <message>
        <source>Step forward by 10</source>
        <translation>10 pas en avant</translation>
    </message>
    <message>
        <source>Ten indices on</source>
        <translation>Dix indices en avant</translation>
    </message>
    <message>
        <source>&amp;Cancel the newest job</source>
        <translation>A&amp;nnuler la dernière tâche</translation>
    </message>
    <message>
        <source>Cancel the last job</source>
        <translation>Annuler la dernière tâche</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>Open the manual page of the focused control</source>
        <translation>Ouvrir la page du manuel sur l’élément actif</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>&amp;About TensorDesk</source>
        <translation>À pr&amp;opos de TensorDesk</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>Version et licences</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>A&amp;pparence</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>A&amp;ller</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;Play or pause	Space</source>
        <translation>&amp;Lire ou mettre en pause	Espace</translation>
    </message>
    <message>
        <source>Play along the dim; Space in a view does the same</source>
        <translation>Lire le long de la dimension&#x202f;; la barre d’espace fait de même dans une vue</translation>
    </message>
    <message>
        <source>Compare with f&amp;ile…</source>
        <translation>Comparer à un f&amp;ichier…</translation>
    </message>
    <message>
        <source>Show the differences from another file</source>
        <translation>Montrer les différences avec un autre fichier</translation>
    </message>
    <message>
        <source>Compare with fol&amp;der…</source>
        <translation>Comparer à u&amp;n dossier…</translation>
    </message>
    <message>
        <source>Collate &amp;members</source>
        <translation>Collationner les mem&amp;bres</translation>
    </message>
    <message>
        <source>Show the common keys of the members of the selected lazy stack, and why they do not stack</source>
        <translation>Montrer les clés communes des membres du lazy stack sélectionné, et pourquoi ils ne s’empilent pas</translation>
    </message>
    <message>
        <source>&amp;Batch dims…</source>
        <translation>D&amp;imensions de batch…</translation>
    </message>
    <message>
        <source>Try other batch sizes and names: what each level would become</source>
        <translation>Essayer d’autres tailles et noms de batch&#xa0;: ce que deviendrait chaque niveau</translation>
    </message>
    <message>
        <source>&amp;Shape debugger</source>
        <translation>&amp;Débogueur de formes</translation>
    </message>
    <message>
        <source>Show the effect of the expression on each key while you type</source>
        <translation>Montrer, pendant la saisie, l’effet de l’expression sur chaque clé</translation>
    </message>
    <message>
        <source>Collate fi&amp;les…</source>
        <translation>Collationner des fic&amp;hiers…</translation>
    </message>
    <message>
        <source>&amp;Follow the file</source>
        <translation>&amp;Suivre le fichier</translation>
    </message>
    <message>
        <source>Reload the file whenever another program changes it</source>
        <translation>Relire le fichier dès qu’un autre programme l’a modifié</translation>
    </message>
    <message>
        <source>R&amp;un statements…</source>
        <translation>E&amp;xécuter des instructions…</translation>
    </message>
    <message>
        <source>Edit with Python statements, with a preview of the changes</source>
        <translation>Modifier par des instructions Python, avec un aperçu des changements</translation>
    </message>
    <message>
        <source>&amp;Add a key…</source>
        <translation>A&amp;jouter une clé…</translation>
    </message>
    <message>
        <source>Add a leaf to this level</source>
        <translation>Ajouter une feuille à ce niveau</translation>
    </message>
    <message>
        <source>Du&amp;plicate…</source>
        <translation>&amp;Dupliquer…</translation>
    </message>
    <message>
        <source>Add a copy of the entry under another key</source>
        <translation>Ajouter une copie de l’entrée sous une autre clé</translation>
    </message>
    <message>
        <source>Rena&amp;me or move…</source>
        <translation>Re&amp;nommer ou déplacer…</translation>
    </message>
    <message>
        <source>Rename or move the entry</source>
        <translation>Renommer ou déplacer l’entrée</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Delete the entry and all below it</source>
        <translation>Supprimer l’entrée et tout ce qu’elle contient</translation>
    </message>
    <message>
        <source>C&amp;hange values…</source>
        <translation>Changer les &amp;valeurs…</translation>
    </message>
    <message>
        <source>Recompute the values of the entry, or type its value</source>
        <translation>Recalculer les valeurs de l’entrée, ou saisir sa valeur</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>Copier l’ima&amp;ge</translation>
    </message>
    <message>
        <source>Copy the view as a picture</source>
        <translation>Copier la vue comme image</translation>
    </message>
    <message>
        <source>&amp;Edit list</source>
        <translation>Modi&amp;fications</translation>
    </message>
    <message>
        <source>Show the edits as Python statements</source>
        <translation>Montrer les modifications sous forme d’instructions Python</translation>
    </message>
    <message>
        <source>&amp;Jobs</source>
        <translation>Tâch&amp;es</translation>
    </message>
    <message>
        <source>Show the background jobs</source>
        <translation>Montrer les tâches en arrière-plan</translation>
    </message>
    <message>
        <source>&amp;Messages</source>
        <translation>Me&amp;ssages</translation>
    </message>
    <message>
        <source>Show all messages so far</source>
        <translation>Montrer tous les messages reçus</translation>
    </message>
    <message>
        <source>&amp;Next document</source>
        <translation>&amp;Document suivant</translation>
    </message>
    <message>
        <source>Bring the next tab to the front</source>
        <translation>Mettre l’onglet suivant au premier plan</translation>
    </message>
    <message>
        <source>&amp;Previous document</source>
        <translation>Document pré&amp;cédent</translation>
    </message>
    <message>
        <source>Bring the tab before to the front</source>
        <translation>Mettre l’onglet précédent au premier plan</translation>
    </message>
    <message>
        <source>&amp;Command palette</source>
        <translation>&amp;Palette de commandes</translation>
    </message>
    <message>
        <source>Find any action by its name</source>
        <translation>Trouver une action par son nom</translation>
    </message>
    <message>
        <source>Collate &amp;parts…</source>
        <translation>&amp;Collationner des parties…</translation>
    </message>
    <message>
        <source>Show indices, episodes or other parts side by side, and why they do not stack</source>
        <translation>Montrer côte à côte des indices, des épisodes ou d’autres parties, et pourquoi ils ne s’empilent pas</translation>
    </message>
    <message>
        <source>Compare with the sa&amp;ved file</source>
        <translation>C&amp;omparer au fichier enregistré</translation>
    </message>
    <message>
        <source>Show the changes of the unsaved edits</source>
        <translation>Montrer les changements qu’apportent les modifications non enregistrées</translation>
    </message>
    <message>
        <source>Pre&amp;vious episode</source>
        <translation>Épisode &amp;précédent</translation>
    </message>
    <message>
        <source>To the first step of the episode, then of the one before</source>
        <translation>Aller au premier pas de l’épisode, puis du précédent</translation>
    </message>
    <message>
        <source>Ne&amp;xt episode</source>
        <translation>Épisode &amp;suivant</translation>
    </message>
    <message>
        <source>To the first step of the next episode</source>
        <translation>Aller au premier pas de l’épisode suivant</translation>
    </message>
    <message>
        <source>Oldest row of a replay buffer firs&amp;t</source>
        <translation>Replay buffer&#xa0;: ligne la p&amp;lus ancienne d’abord</translation>
    </message>
    <message>
        <source>Only the rows that are written, in the order of time</source>
        <translation>Seulement les lignes écrites, dans l’ordre du temps</translation>
    </message>
    <message>
        <source>Follow &amp;links out of folders</source>
        <translation>Sui&amp;vre les liens hors des dossiers</translation>
    </message>
    <message>
        <source>Also read files elsewhere that links in a memmap folder lead to</source>
        <translation>Lire aussi les fichiers situés ailleurs vers lesquels mènent les liens d’un dossier memmap</translation>
    </message>
    <message>
        <source>Show files, folders and open documents side by side, and why they do not stack</source>
        <translation>Montrer côte à côte des fichiers, des dossiers et des documents ouverts, et pourquoi ils ne s’empilent pas</translation>
    </message>
    <message>
        <source>Close all windows</source>
        <translation>Fermer toutes les fenêtres</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Show or hide the inspector and the options of the view</source>
        <translation>Afficher ou masquer l’inspecteur et les options de la vue</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>&amp;Vue d’ensemble</translation>
    </message>
    <message>
        <source>Show the overview: episodes, health and sizes</source>
        <translation>Montrer la vue d’ensemble&#xa0;: épisodes, santé et tailles</translation>
    </message>
    <message>
        <source>Open, save, compare</source>
        <translation>Ouvrir, enregistrer, comparer</translation>
    </message>
    <message>
        <source>Find, step and play</source>
        <translation>Chercher, avancer et lire</translation>
    </message>
    <message>
        <source>Choose the shown part</source>
        <translation>Choisir la partie affichée</translation>
    </message>
    <message>
        <source>Edit and copy</source>
        <translation>Modifier et copier</translation>
    </message>
    <message>
        <source>Get help</source>
        <translation>Obtenir de l’aide</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>&amp;Paramètres…</translation>
    </message>
    <message>
        <source>Choose theme, language, numbers, colours, columns and memory</source>
        <translation>Choisir le thème, la langue, les nombres, les couleurs, les colonnes et la mémoire</translation>
    </message>
    <message>
        <source>Open a file of any format that is known</source>
        <translation>Ouvrir un fichier de n’importe quel format connu</translation>
    </message>
    <message>
        <source>Open a folder: memmap, zarr, checkpoint, replay buffer, shards, episodes</source>
        <translation>Ouvrir un dossier&#xa0;: memmap, zarr, checkpoint, replay buffer, shards, épisodes</translation>
    </message>
    <message>
        <source>Show the differences from another folder</source>
        <translation>Montrer les différences avec un autre dossier</translation>
    </message>
    <message>
        <source>Take a &amp;tour</source>
        <translation>Suivre la visite &amp;guidée</translation>
    </message>
    <message>
        <source>See the parts of the window in six steps, with the sample</source>
        <translation>Voir les parties de la fenêtre en six étapes, sur l’exemple</translation>
    </message>
    <message>
        <source>List the keyboard shortcuts, grouped by task</source>
        <translation>Trouver ce qui se fait au clavier, groupé par usage</translation>
    </message>
    <message>
        <source>Compare with open docu&amp;ment…</source>
        <translation>Comp&amp;arer à un document ouvert…</translation>
    </message>
    <message>
        <source>Show the differences from another tab, unsaved edits included</source>
        <translation>Montrer les différences avec un autre onglet, modifications non enregistrées comprises</translation>
    </message>
    <message>
        <source>Plot &amp;keys in panes</source>
        <translation>Tracer les clés en c&amp;adres</translation>
    </message>
    <message>
        <source>Draw the curves of the selected keys below each other, each with a y axis of its own</source>
        <translation>Tracer les courbes des clés sélectionnées les unes sous les autres, chacune avec son propre axe y</translation>
    </message>
    <message>
        <source>Episodes &amp;from their starts</source>
        <translation>Épisodes depuis leur dé&amp;but</translation>
    </message>
    <message>
        <source>Align episodes at their starts, with their statistics; off: steps in stored order</source>
        <translation>Aligner les épisodes sur leur début, avec leurs statistiques&#x202f;; désactivé&#xa0;: pas dans l’ordre d’enregistrement</translation>
    </message>
    <message>
        <source>La&amp;youts of curves…</source>
        <translation>Dispositions de co&amp;urbes…</translation>
    </message>
    <message>
        <source>Save which keys are drawn where under a name, or draw them so as was saved</source>
        <translation>Enregistrer sous un nom quelles clés sont tracées où, ou les tracer comme enregistré</translation>
    </message>
    <message>
        <source>Derived &amp;keys…</source>
        <translation>C&amp;lés dérivées…</translation>
    </message>
    <message>
        <source>Define keys by expressions, which are computed when they are shown</source>
        <translation>Définir des clés par des expressions, calculées quand on les regarde</translation>
    </message>
    <message>
        <source>Sho&amp;w the file as stored</source>
        <translation>Afficher le fichier tel &amp;qu&apos;enregistré</translation>
    </message>
    <message>
        <source>Without its layout: the groups and arrays as they are in the file; of a replay buffer its sampler and writer too</source>
        <translation>Sans son layout : les groupes et tableaux tels qu&apos;ils sont dans le fichier ; d&apos;un tampon de rejeu aussi son échantillonneur et son écrivain</translation>
    </message>
    <message>
        <source>&amp;Explain an error…</source>
        <translation>&amp;Expliquer une erreur…</translation>
    </message>
    <message>
        <source>Paste an error of Python and see which dims do not fit and what to write instead</source>
        <translation>Coller une erreur de Python et voir quelles dims ne conviennent pas et quoi écrire à la place</translation>
    </message>
    <message>
        <source>Rea&amp;d as…</source>
        <translation>Li&amp;re comme…</translation>
    </message>
    <message>
        <source>Set where the file has the steps of a rollout, and the role of each key</source>
        <translation>Définir où se trouvent dans le fichier les pas d’un rollout, et le rôle de chaque clé</translation>
    </message>
    <message>
        <source>Search va&amp;lues</source>
        <translation>Rechercher des va&amp;leurs</translation>
    </message>
    <message>
        <source>Search the values of all keys for a condition, such as isnan or &gt; 1e6</source>
        <translation>Rechercher dans les valeurs de toutes les clés une condition, comme isnan ou &gt; 1e6</translation>
    </message>
    <message>
        <source>Compare &amp;runs…</source>
        <translation>Comparer des e&amp;xécutions…</translation>
    </message>
    <message>
        <source>Show returns and lengths of the episodes of several rollouts in one plot, with statistics</source>
        <translation>Afficher les retours et les longueurs des épisodes de plusieurs rollouts dans un graphique, avec statistiques</translation>
    </message>
    <message>
        <source>Name c&amp;hannels…</source>
        <translation>Nommer les ca&amp;naux…</translation>
    </message>
    <message>
        <source>Name the indices of the last dim of the shown key, for files of this folder</source>
        <translation>Nommer les indices de la dernière dim de la clé affichée, pour les fichiers de ce dossier</translation>
    </message>
    <message>
        <source>Open from another &amp;machine…</source>
        <translation>Ouvrir depuis une au&amp;tre machine…</translation>
    </message>
    <message>
        <source>Open a file or folder that stays on another machine, by ssh</source>
        <translation>Ouvrir par ssh un fichier ou un dossier qui reste sur une autre machine</translation>
    </message>
</context>
<context>
    <name>tensordesk::AddedKeys</name>
    <message>
        <source>Add a key</source>
        <translation>Ajouter une clé</translation>
    </message>
    <message>
        <source>Draws the curves of another key too; keys can be dragged here from the tree</source>
        <translation>Trace aussi les courbes d’une autre clé&#x202f;; on peut y glisser des clés depuis l’arbre</translation>
    </message>
    <message>
        <source>No other key has this dim</source>
        <translation>Aucune autre clé n’a cette dimension</translation>
    </message>
    <message>
        <source>Where other keys are drawn</source>
        <translation>Où tracer les autres clés</translation>
    </message>
    <message>
        <source>in the same pane</source>
        <translation>dans le même cadre</translation>
    </message>
    <message>
        <source>on a second y axis</source>
        <translation>sur un second axe y</translation>
    </message>
    <message>
        <source>in panes below</source>
        <translation>dans des cadres dessous</translation>
    </message>
</context>
<context>
    <name>tensordesk::BatchDialog</name>
    <message>
        <source>Batch dims</source>
        <translation>Dimensions de batch</translation>
    </message>
    <message>
        <source>&amp;Copy as Python</source>
        <translation>&amp;Copier en Python</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Taille de batch</translation>
    </message>
    <message>
        <source>Names of the batch dims</source>
        <translation>Noms des dimensions de batch</translation>
    </message>
    <message>
        <source>env, time</source>
        <translation>env, time</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Actuel</translation>
    </message>
    <message>
        <source>Would be</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>Preview of each level</source>
        <translation>Ce que deviendrait chaque niveau</translation>
    </message>
    <message>
        <source>Batch &amp;size:</source>
        <translation>&amp;Taille de batch&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Names:</source>
        <translation>&amp;Noms&#xa0;:</translation>
    </message>
    <message>
        <source>as long as the leaves allow, on every level</source>
        <translation>aussi longue que les feuilles le permettent, à chaque niveau</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>inchangé</translation>
    </message>
    <message>
        <source>As an edit that can be undone; the file changes when it is saved</source>
        <translation>Sous forme de modification annulable&#x202f;; le fichier change à l’enregistrement</translation>
    </message>
    <message>
        <source>Switch to editing first</source>
        <translation>Passer d’abord en mode modification</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Appliquer</translation>
    </message>
    <message>
        <source>Find the batch sizes that fit</source>
        <translation>Chercher les tailles de batch possibles</translation>
    </message>
    <message>
        <source>Try the batch dims</source>
        <translation>Essayer les dimensions de batch</translation>
    </message>
</context>
<context>
    <name>tensordesk::BatchMask</name>
    <message>
        <source>A mask is a bool tensor, such as td[&quot;done&quot;] or td[&quot;reward&quot;] &gt; 0, and this is a %1.</source>
        <translation>Un masque est un tenseur bool, comme td[&quot;done&quot;] ou td[&quot;reward&quot;] &gt; 0&#x202f;; ceci est un %1.</translation>
    </message>
    <message>
        <source>A mask has the shape of the batch %1 or of its first dims, and this one has %2.</source>
        <translation>Un masque a la forme du batch %1 ou de ses premières dimensions&#x202f;; celui-ci a %2.</translation>
    </message>
</context>
<context>
    <name>tensordesk::CellEdits</name>
    <message>
        <source>one cell</source>
        <translation>une cellule</translation>
    </message>
    <message>
        <source>%1 × %2 cells</source>
        <translation>%1 × %2 cellules</translation>
    </message>
    <message>
        <source>The text leaves values out by &quot;...&quot;. Print all of them first.</source>
        <translation>Le texte omet des valeurs par «&#x202f;...&#x202f;». Affichez-les d’abord toutes.</translation>
    </message>
    <message>
        <source>The rows have different lengths: %1 and %2 cells.</source>
        <translation>Les lignes ont des longueurs différentes&#xa0;: %1 et %2 cellules.</translation>
    </message>
    <message>
        <source>Fill %1</source>
        <translation>Remplir %1</translation>
    </message>
    <message>
        <source>Compute %1</source>
        <translation>Calculer %1</translation>
    </message>
    <message>
        <source>The clipboard has no cells.</source>
        <translation>Le presse-papiers ne contient aucune cellule.</translation>
    </message>
    <message>
        <source>The clipboard has more than %1 cells.</source>
        <translation>Le presse-papiers contient plus de %1 cellules.</translation>
    </message>
    <message>
        <source>Paste into %1</source>
        <translation>Coller dans %1</translation>
    </message>
    <message>
        <source>The clipboard has %1, but from here only %2 are left.</source>
        <translation>Le presse-papiers contient %1, mais à partir d’ici il n’en reste que %2.</translation>
    </message>
    <message>
        <source>The clipboard has more than %1 characters.</source>
        <translation>Le presse-papiers contient plus de %1 caractères.</translation>
    </message>
</context>
<context>
    <name>tensordesk::CellsTexts</name>
    <message>
        <source>Cells after the end of a shorter member have no element, and an array has no gaps: copy the cells as text or as lists.</source>
        <translation>Les cellules situées après la fin d’un membre plus court n’ont pas d’élément, et un tableau numpy n’a pas de trous&#xa0;: copiez les cellules comme texte ou comme listes.</translation>
    </message>
</context>
<context>
    <name>tensordesk::ChannelNaming</name>
    <message>
        <source>Name channels</source>
        <translation>Nommer les canaux</translation>
    </message>
    <message>
        <source>Names of the %1 channels of %2, separated by commas:</source>
        <translation>Noms des %1 canaux de %2, séparés par des virgules :</translation>
    </message>
    <message>
        <source>Channel names</source>
        <translation>Noms des canaux</translation>
    </message>
    <message>
        <source>Expected %1 names, and there are %2.</source>
        <translation>%1 noms sont attendus, et il y en a %2.</translation>
    </message>
</context>
<context>
    <name>tensordesk::ChipRow</name>
    <message>
        <source>More dims</source>
        <translation>Autres dimensions</translation>
    </message>
    <message>
        <source>The dims before</source>
        <translation>Dimensions précédentes</translation>
    </message>
</context>
<context>
    <name>tensordesk::ChosenCells</name>
    <message numerus="yes">
        <source>%n cell(s): sum %1, mean %2</source>
        <translation>
            <numerusform>%n cellule&#xa0;: somme %1, moyenne %2</numerusform>
            <numerusform>%n cellules&#xa0;: somme %1, moyenne %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Sum up cells</source>
        <translation>Additionner les cellules</translation>
    </message>
    <message>
        <source>Save cells</source>
        <translation>Enregistrer les cellules</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Écrit dans %1</translation>
    </message>
    <message>
        <source>Cells (*.csv *.npy *.npz)</source>
        <translation>Cellules (*.csv *.npy *.npz)</translation>
    </message>
    <message>
        <source>Cannot save</source>
        <translation>Enregistrement impossible</translation>
    </message>
</context>
<context>
    <name>tensordesk::CollateDialog</name>
    <message>
        <source>Collate files</source>
        <translation>Collationner des fichiers</translation>
    </message>
    <message>
        <source>Tensordicts to show side by side, and why they do not stack.</source>
        <translation>Tensordicts à montrer côte à côte, et pourquoi ils ne s’empilent pas.</translation>
    </message>
    <message>
        <source>Tensordicts</source>
        <translation>Tensordicts</translation>
    </message>
    <message>
        <source>Add &amp;files…</source>
        <translation>Ajouter des &amp;fichiers…</translation>
    </message>
    <message>
        <source>Add f&amp;older…</source>
        <translation>Ajouter un &amp;dossier…</translation>
    </message>
    <message>
        <source>%1, as opened</source>
        <translation>%1, tel qu’il est ouvert</translation>
    </message>
    <message>
        <source>Collate a folder</source>
        <translation>Collationner un dossier</translation>
    </message>
</context>
<context>
    <name>tensordesk::CollationModel</name>
    <message>
        <source>All members agree.</source>
        <translation>Tous les membres concordent.</translation>
    </message>
    <message>
        <source>torch.stack raises an error because of this.</source>
        <translation>C’est pourquoi torch.stack lève une erreur.</translation>
    </message>
    <message>
        <source>torch.stack accepts the members nevertheless.</source>
        <translation>torch.stack accepte tout de même les membres.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>absente</translation>
    </message>
    <message>
        <source>Member %1 lacks this key.</source>
        <translation>Le membre %1 n’a pas cette clé.</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Differs in</source>
        <translation>Diffère par</translation>
    </message>
    <message numerus="yes">
        <source>%n keys</source>
        <translation>
            <numerusform>%n clé</numerusform>
            <numerusform>%n clés</numerusform>
        </translation>
    </message>
    <message>
        <source>only the batch</source>
        <translation>seulement le batch</translation>
    </message>
    <message>
        <source>They differ only because the batch sizes of the members differ. A double-click shows each key.</source>
        <translation>Elles ne diffèrent que parce que les tailles de batch des membres diffèrent. Un double-clic montre chaque clé.</translation>
    </message>
    <message>
        <source>They differ as the batch of the members does. A double-click hides them again.</source>
        <translation>Elles diffèrent comme le batch des membres. Un double-clic les masque de nouveau.</translation>
    </message>
    <message>
        <source>It differs as the batch of the members does.</source>
        <translation>Elle diffère comme le batch des membres.</translation>
    </message>
</context>
<context>
    <name>tensordesk::CollationView</name>
    <message>
        <source>Function</source>
        <translation>Fonction</translation>
    </message>
    <message>
        <source>Gives</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Result of collating</source>
        <translation>Ce que donne l’assemblage</translation>
    </message>
    <message>
        <source>To stack</source>
        <translation>Pour empiler</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Membres</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ce qu’il faut changer</translation>
    </message>
    <message>
        <source>Keys and members</source>
        <translation>Clés et membres</translation>
    </message>
    <message>
        <source>Copy as Python</source>
        <translation>Copier en Python</translation>
    </message>
    <message>
        <source>%1. Padding every dim to the longest adds %2 to %3.</source>
        <translation>%1. Compléter chaque dimension à la plus longue ajoute %2 à %3.</translation>
    </message>
    <message>
        <source>none: they stack</source>
        <translation>aucune&#xa0;: ils s’empilent</translation>
    </message>
    <message>
        <source>One member</source>
        <translation>Un membre</translation>
    </message>
    <message>
        <source>%1 members</source>
        <translation>%1 membres</translation>
    </message>
    <message>
        <source>leaves out %1</source>
        <translation>omet %1</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation>%1 devient %2</translation>
    </message>
    <message>
        <source>drops the names of dims</source>
        <translation>perd les noms des dimensions</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Signification</translation>
    </message>
    <message>
        <source>Members of different lengths: pad with zeros</source>
        <translation>Membres de longueurs différentes&#xa0;: compléter avec des zéros</translation>
    </message>
    <message>
        <source>Members of different lengths: crop to the shortest</source>
        <translation>Membres de longueurs différentes&#xa0;: couper au plus court</translation>
    </message>
    <message>
        <source>How members of different lengths are stacked</source>
        <translation>Ce qu’il advient des membres de longueurs différentes</translation>
    </message>
    <message>
        <source>if you like: %1</source>
        <translation>si vous voulez&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::CollationWindow</name>
    <message>
        <source>Collation — TensorDesk</source>
        <translation>Collationnement — TensorDesk</translation>
    </message>
    <message>
        <source>Read the members</source>
        <translation>Examiner les membres</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Looking at the members…</source>
        <translation>Examen des membres…</translation>
    </message>
</context>
<context>
    <name>tensordesk::ColourControls</name>
    <message>
        <source>Symmetric</source>
        <translation>Symétrique</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>Colours; automatic: around zero for values of both signs</source>
        <translation>Couleurs&#x202f;; automatique&#xa0;: autour de zéro pour des valeurs des deux signes</translation>
    </message>
    <message>
        <source>The middle colour is zero</source>
        <translation>La couleur du milieu vaut zéro</translation>
    </message>
    <message>
        <source>Value of the first colour</source>
        <translation>Valeur de la première couleur</translation>
    </message>
    <message>
        <source>Value of the last colour</source>
        <translation>Valeur de la dernière couleur</translation>
    </message>
    <message>
        <source>From the least to the greatest value shown</source>
        <translation>De la plus petite à la plus grande valeur affichée</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Distribution</translation>
    </message>
    <message>
        <source>How many elements have which value, with the ends of the colours to be dragged</source>
        <translation>Combien d’éléments ont quelle valeur, avec les bornes des couleurs à déplacer</translation>
    </message>
    <message>
        <source>Fit to the values</source>
        <translation>Ajuster aux valeurs</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
</context>
<context>
    <name>tensordesk::ColourDomain</name>
    <message>
        <source>Distribution of the values, and the ends of the colours</source>
        <translation>Distribution des valeurs et bornes des couleurs</translation>
    </message>
    <message>
        <source>Drag the lines: the values of the first and of the last colour. Arrow keys move the one last touched.</source>
        <translation>Faites glisser les lignes&#xa0;: les valeurs de la première et de la dernière couleur. Les flèches déplacent la dernière touchée.</translation>
    </message>
</context>
<context>
    <name>tensordesk::ColourMap</name>
    <message>
        <source>Grey</source>
        <translation>Gris</translation>
    </message>
    <message>
        <source>Blue, white, red</source>
        <translation>Bleu, blanc, rouge</translation>
    </message>
</context>
<context>
    <name>tensordesk::ColourScale</name>
    <message>
        <source>Colours from %1 to %2</source>
        <translation>Couleurs de %1 à %2</translation>
    </message>
</context>
<context>
    <name>tensordesk::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>Palette de commandes</translation>
    </message>
    <message>
        <source>Type some letters of an action</source>
        <translation>Saisir quelques lettres d’une action</translation>
    </message>
    <message>
        <source>Action to find</source>
        <translation>Action à trouver</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>No action is called so. Clear the field to see all.</source>
        <translation>Aucune action ne porte ce nom. Videz le champ pour les voir toutes.</translation>
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
        <translation>Montrer l’entrée telle qu’elle est dans A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Show the entry of B</source>
        <translation>Montrer l’entrée telle qu’elle est dans B</translation>
    </message>
    <message>
        <source>B − A</source>
        <translation>B − A</translation>
    </message>
    <message>
        <source>Show how far B is from A, element by element</source>
        <translation>Montrer l’écart de B à A, élément par élément</translation>
    </message>
    <message>
        <source>Choose a key to see its values.</source>
        <translation>Choisissez une clé pour voir ses valeurs.</translation>
    </message>
    <message>
        <source>Options of the view</source>
        <translation>Ce qu’on peut choisir pour la vue</translation>
    </message>
</context>
<context>
    <name>tensordesk::CompareWindow</name>
    <message>
        <source>%1 and %2 — TensorDesk</source>
        <translation>%1 et %2 — TensorDesk</translation>
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
        <translation>Ouvrir les deux fichiers</translation>
    </message>
    <message>
        <source>Compare values</source>
        <translation>Comparer les valeurs</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>Comparer à nouveau</translation>
    </message>
    <message>
        <source>Reload the files and compare them (%1)</source>
        <translation>Rouvrir les fichiers et les comparer (%1)</translation>
    </message>
    <message>
        <source>Cannot compare</source>
        <translation>Comparaison impossible</translation>
    </message>
</context>
<context>
    <name>tensordesk::ComparisonModel</name>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
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
        <translation>NaN é&amp;gale NaN</translation>
    </message>
    <message>
        <source>&amp;Only differences</source>
        <translation>&amp;Différences seules</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Différences</translation>
    </message>
    <message>
        <source>atol</source>
        <translation>atol</translation>
    </message>
    <message>
        <source>Equal is |A − B| ≤ atol + rtol · |B|</source>
        <translation>Égal signifie |A − B| ≤ atol + rtol · |B|</translation>
    </message>
    <message>
        <source>rtol</source>
        <translation>rtol</translation>
    </message>
    <message>
        <source>%1 Comparing values…</source>
        <translation>%1 Comparaison des valeurs…</translation>
    </message>
    <message>
        <source>All %1 entries are equal.</source>
        <translation>Les %1 entrées sont toutes égales.</translation>
    </message>
    <message>
        <source>All %1 entries have the same form. Comparing values…</source>
        <translation>Les %1 entrées ont toutes la même forme. Comparaison des valeurs…</translation>
    </message>
    <message>
        <source>Differences in %1 of %2 entries.</source>
        <translation>Différences dans %1 entrées sur %2.</translation>
    </message>
</context>
<context>
    <name>tensordesk::CornerLegend</name>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
</context>
<context>
    <name>tensordesk::CurveExport</name>
    <message>
        <source>Export curves</source>
        <translation>Exporter les courbes</translation>
    </message>
    <message>
        <source>Export visible curves…</source>
        <translation>Exporter les courbes visibles…</translation>
    </message>
    <message>
        <source>Writes the visible range of the shown curves as CSV: a row per index, a column per curve</source>
        <translation>Écrit l’intervalle visible des courbes affichées en CSV : une ligne par indice, une colonne par courbe</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 écrit</translation>
    </message>
    <message>
        <source>Cannot export the curves</source>
        <translation>Impossible d’exporter les courbes</translation>
    </message>
    <message>
        <source>Export visible curves</source>
        <translation>Exporter les courbes visibles</translation>
    </message>
    <message>
        <source>Tables (*.csv *.parquet *.npz *.h5)</source>
        <translation>Tableaux (*.csv *.parquet *.npz *.h5)</translation>
    </message>
</context>
<context>
    <name>tensordesk::CurveOptions</name>
    <message>
        <source>Logarithmic y axis</source>
        <translation>Axe y logarithmique</translation>
    </message>
    <message>
        <source>Logarithmic x axis</source>
        <translation>Axe x logarithmique</translation>
    </message>
    <message>
        <source>Mean ± std of all</source>
        <translation>Moy. ± écart-type</translation>
    </message>
    <message>
        <source>Bools as lanes</source>
        <translation>Bools en couloirs</translation>
    </message>
    <message>
        <source>The mean and its deviation over members of different lengths, at each step over the members that reach it</source>
        <translation>Pour des membres de longueurs différentes, la moyenne et son écart, à chaque pas de ceux qui vont jusque-là</translation>
    </message>
    <message>
        <source>Bools and small integers as bars below each other, if there are several</source>
        <translation>Bools et petits entiers sous forme de barres placées les unes sous les autres, s’il y en a plusieurs</translation>
    </message>
    <message>
        <source>Root beside next</source>
        <translation>Racine à côté de next</translation>
    </message>
    <message>
        <source>Draws the entry below &quot;next&quot; one step later, where it describes the same state, and marks the steps of an episode at which the two differ</source>
        <translation>Trace ce qui est sous next un pas plus loin, là où il désigne le même état, et marque où les deux diffèrent dans un épisode</translation>
    </message>
    <message>
        <source>off</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Draws the moving mean of each curve over this many steps</source>
        <translation>À côté de chaque courbe, la moyenne d’autant de pas autour de chacun</translation>
    </message>
    <message>
        <source>S&amp;mooth over</source>
        <translation>&amp;Lisser sur</translation>
    </message>
</context>
<context>
    <name>tensordesk::CurvePointer</name>
    <message>
        <source>%1, smoothed</source>
        <translation>%1, lissé</translation>
    </message>
</context>
<context>
    <name>tensordesk::CurveSet</name>
    <message numerus="yes">
        <source>%1: %n curves</source>
        <translation>
            <numerusform>%1&#xa0;: %n courbe</numerusform>
            <numerusform>%1&#xa0;: %n courbes</numerusform>
        </translation>
    </message>
    <message>
        <source>mean ± std</source>
        <translation>moy. ± écart-type</translation>
    </message>
</context>
<context>
    <name>tensordesk::DataPane</name>
    <message>
        <source>Views</source>
        <translation>Vues</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>The members of this stack have different shapes, so they have no common table.
Choose a member in the tree to see its values.</source>
        <translation>Les membres de cette pile ont des formes différentes, il n’y a donc pas de tableau commun.
Choisissez un membre dans l’arbre pour voir ses valeurs.</translation>
    </message>
    <message>
        <source>Summarize all keys</source>
        <translation>Examiner toutes les clés</translation>
    </message>
    <message>
        <source>%1 cannot be shown.
%2</source>
        <translation>Impossible d’afficher %1.
%2</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Membres</translation>
    </message>
    <message>
        <source>There is nothing to step: all of each dim is shown.</source>
        <translation>Il n’y a rien à parcourir&#xa0;: chaque dimension est affichée en entier.</translation>
    </message>
</context>
<context>
    <name>tensordesk::DerivedCurves</name>
    <message>
        <source>Derived curve</source>
        <translation>Courbe dérivée</translation>
    </message>
    <message>
        <source>Derivative</source>
        <translation>Dérivée</translation>
    </message>
    <message>
        <source>Cumulative sum</source>
        <translation>Somme cumulée</translation>
    </message>
    <message>
        <source>Norm over components</source>
        <translation>Norme sur les composantes</translation>
    </message>
    <message>
        <source>Difference from an added key</source>
        <translation>Différence avec une clé ajoutée</translation>
    </message>
    <message>
        <source>The difference from the previous index</source>
        <translation>La différence avec l’indice précédent</translation>
    </message>
    <message>
        <source>Difference from %1</source>
        <translation>Différence avec %1</translation>
    </message>
    <message>
        <source>Moving average</source>
        <translation>Moyenne mobile</translation>
    </message>
    <message>
        <source>Difference of channels</source>
        <translation>Différence de canaux</translation>
    </message>
    <message>
        <source>The mean of the indices around each one; fewer at both ends</source>
        <translation>La moyenne des indices autour de chacun ; moins aux deux extrémités</translation>
    </message>
    <message>
        <source>Over %1 indices</source>
        <translation>Sur %1 indices</translation>
    </message>
    <message>
        <source>minus %1</source>
        <translation>moins %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::DerivedDialog</name>
    <message>
        <source>Derived keys</source>
        <translation>Clés dérivées</translation>
    </message>
    <message>
        <source>Keys defined by expressions over td, one per line. They are computed when they are shown, and only an export writes them.</source>
        <translation>Clés définies par des expressions sur td, une par ligne. Elles sont calculées quand on les regarde, et ne sont écrites que par un export.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Clés</translation>
    </message>
    <message>
        <source>&amp;Load…</source>
        <translation>&amp;Charger…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Read derived keys</source>
        <translation>Examiner les clés dérivées</translation>
    </message>
    <message>
        <source>There are no derived keys.</source>
        <translation>Il n’y a pas de clés dérivées.</translation>
    </message>
    <message>
        <source>They give:</source>
        <translation>Elles donnent&#xa0;:</translation>
    </message>
    <message>
        <source>That was stopped. Change the text to start it again.</source>
        <translation>Cela a été arrêté. Changez le texte pour recommencer.</translation>
    </message>
    <message>
        <source>Load derived keys</source>
        <translation>Charger des clés dérivées</translation>
    </message>
    <message>
        <source>Texts (*.txt *.py);;All files (*)</source>
        <translation>Textes (*.txt *.py);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 ne peut pas être lu&#xa0;: %2</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>il est trop grand</translation>
    </message>
    <message>
        <source>Save derived keys</source>
        <translation>Enregistrer les clés dérivées</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 ne peut pas être écrit&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>tensordesk::DeviceChooser</name>
    <message>
        <source>Device</source>
        <translation>Device</translation>
    </message>
    <message>
        <source>Where expressions, views and summaries compute</source>
        <translation>Où se calculent les expressions, les vues et les résumés</translation>
    </message>
</context>
<context>
    <name>tensordesk::Difference</name>
    <message>
        <source>%1 of %2 values</source>
        <translation>%1 valeurs sur %2</translation>
    </message>
    <message>
        <source>at most %1 apart</source>
        <translation>écart d’au plus %1</translation>
    </message>
    <message>
        <source>at most %1 apart, within tolerance</source>
        <translation>écart d’au plus %1, dans la tolérance</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>absente</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>genre</translation>
    </message>
    <message>
        <source>class</source>
        <translation>classe</translation>
    </message>
    <message>
        <source>batch size</source>
        <translation>taille de batch</translation>
    </message>
    <message>
        <source>names</source>
        <translation>noms</translation>
    </message>
    <message>
        <source>device</source>
        <translation>device</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>forme</translation>
    </message>
    <message>
        <source>dtype</source>
        <translation>dtype</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>illisible</translation>
    </message>
    <message>
        <source>only in B</source>
        <translation>B seulement</translation>
    </message>
    <message>
        <source>only in A</source>
        <translation>A seulement</translation>
    </message>
    <message>
        <source>first at %1</source>
        <translation>d’abord en %1</translation>
    </message>
    <message>
        <source>greatest difference %1 at %2</source>
        <translation>plus grande différence %1 en %2</translation>
    </message>
    <message>
        <source>greatest relative difference %1 at %2</source>
        <translation>plus grande différence relative %1 en %2</translation>
    </message>
    <message>
        <source>%1 with NaN</source>
        <translation>%1 avec NaN</translation>
    </message>
</context>
<context>
    <name>tensordesk::DifferenceChart</name>
    <message>
        <source>step</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>écart</translation>
    </message>
    <message>
        <source>The difference of %1 from the stored values, by step</source>
        <translation>Écart de %1 à ce qui est enregistré, par pas</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>greatest</source>
        <translation>maximum</translation>
    </message>
    <message>
        <source>step %1: %2 on average, %3 at most</source>
        <translation>pas %1 : %2 en moyenne, %3 au plus</translation>
    </message>
</context>
<context>
    <name>tensordesk::DimChip</name>
    <message>
        <source>Batch dim %1 (%2) with %3 indices</source>
        <translation>Dimension de batch %1 (%2), %3 indices</translation>
    </message>
    <message>
        <source>Event dim %1 with %2 indices</source>
        <translation>Dimension d’événement %1, %2 indices</translation>
    </message>
    <message>
        <source>Drag across it, turn the wheel or press arrow keys to step; click for more</source>
        <translation>Glissez dessus, tournez la molette ou utilisez les flèches pour changer d’indice&#x202f;; cliquez pour plus d’options</translation>
    </message>
</context>
<context>
    <name>tensordesk::DimPanel</name>
    <message>
        <source>no name</source>
        <translation>sans nom</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Batch dim %1</source>
        <translation>Dimension de batch %1</translation>
    </message>
    <message>
        <source>Event dim %1</source>
        <translation>Dimension d’événement %1</translation>
    </message>
    <message>
        <source>Cursor of dim %1</source>
        <translation>Curseur de la dimension %1</translation>
    </message>
    <message>
        <source>Drag the cursor; with Shift mark the range that is shown; a double click shows all</source>
        <translation>Glissez le curseur&#x202f;; avec Maj, marquez la plage affichée&#x202f;; un double-clic affiche tout</translation>
    </message>
    <message>
        <source>Index of dim %1</source>
        <translation>Indice de la dimension %1</translation>
    </message>
    <message>
        <source>The index that every view shows of batch dim %1; , and . step it</source>
        <translation>L’indice que chaque vue affiche de la dimension de batch %1&#x202f;; , et . le changent</translation>
    </message>
    <message>
        <source>Index of dim %1; , and . step it</source>
        <translation>Indice de la dimension %1&#x202f;; , et . le changent</translation>
    </message>
    <message>
        <source>Part of dim %1</source>
        <translation>Partie de la dimension %1</translation>
    </message>
    <message>
        <source>The visible part of dim %1: start:stop:step, as in numpy; : shows all</source>
        <translation>La partie visible de la dimension %1&#xa0;: début:fin:pas, comme dans numpy&#x202f;;&#xa0;: affiche tout</translation>
    </message>
    <message>
        <source>Name of dim %1</source>
        <translation>Nom de la dimension %1</translation>
    </message>
    <message>
        <source>The role of dim %1 in this view</source>
        <translation>Le rôle de la dimension %1 dans cette vue</translation>
    </message>
    <message>
        <source>A table shows one index at a time; the other views show all of them side by side</source>
        <translation>Un tableau montre un indice à la fois&#x202f;; les autres vues les montrent tous côte à côte</translation>
    </message>
</context>
<context>
    <name>tensordesk::DimSelection</name>
    <message>
        <source>&quot;%1&quot; is not an integer.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un entier.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has too many colons.</source>
        <translation>«&#x202f;%1&#x202f;» a trop de deux-points.</translation>
    </message>
    <message>
        <source>The step of &quot;%1&quot; must be at least 1.</source>
        <translation>Le pas de «&#x202f;%1&#x202f;» doit valoir au moins 1.</translation>
    </message>
    <message>
        <source>An index can have only one ellipsis.</source>
        <translation>Un indice ne peut avoir qu’une ellipse (...).</translation>
    </message>
    <message>
        <source>There are %1 indices, but the number of dims is %2.</source>
        <translation>Il y a %1 indices, mais seulement %2 dimensions.</translation>
    </message>
    <message>
        <source>Index %1 is out of range for dim %2 with size %3.</source>
        <translation>L’indice %1 est hors limites pour la dimension %2 de taille %3.</translation>
    </message>
    <message>
        <source>This view has no axis left for dim %1: give it an index.</source>
        <translation>Cette vue n’a plus d’axe pour la dimension %1&#xa0;: donnez-lui un indice.</translation>
    </message>
</context>
<context>
    <name>tensordesk::DimStrip</name>
    <message>
        <source>Batch size</source>
        <translation>Taille de batch</translation>
    </message>
    <message>
        <source>Shorten, lengthen or infer the batch size, with what each level would become (Ctrl+B)</source>
        <translation>Raccourcir, allonger ou déduire la taille de batch, avec ce que deviendrait chaque niveau (Ctrl+B)</translation>
    </message>
    <message>
        <source>Shows only where a bool key or expression is true, in every key and view</source>
        <translation>Ne montre que là où une clé ou une expression bool est vraie, dans chaque clé et chaque vue</translation>
    </message>
    <message>
        <source>mask %1</source>
        <translation>masque %1</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>masque</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>ne convient pas</translation>
    </message>
    <message>
        <source>Delete removes it</source>
        <translation>Suppr l’enlève</translation>
    </message>
    <message>
        <source>Remove the mask to name the dim</source>
        <translation>Supprimez le masque pour nommer la dimension</translation>
    </message>
</context>
<context>
    <name>tensordesk::DockPanels</name>
    <message>
        <source>Edits</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Tâches</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
</context>
<context>
    <name>tensordesk::DocumentController</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Modifier</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Lecture seule</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Roll back the interrupted save</source>
        <translation>Annuler l’enregistrement interrompu</translation>
    </message>
    <message>
        <source>Look for edits left unsaved</source>
        <translation>Rechercher d’anciennes modifications non enregistrées</translation>
    </message>
    <message>
        <source>Note the unsaved edits</source>
        <translation>Noter les modifications non enregistrées</translation>
    </message>
    <message>
        <source>Look whether the file changed</source>
        <translation>Vérifier si le fichier a changé</translation>
    </message>
    <message>
        <source>Restore edits</source>
        <translation>Restaurer les modifications</translation>
    </message>
    <message>
        <source>Discard the journal of the interrupted save</source>
        <translation>Jeter le journal de l’enregistrement interrompu</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>Fermer %1</translation>
    </message>
    <message>
        <source>Derive keys</source>
        <translation>Dériver des clés</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>tensordesk::DocumentEditing</name>
    <message>
        <source>Run statements</source>
        <translation>Exécuter des instructions</translation>
    </message>
</context>
<context>
    <name>tensordesk::DocumentMessages</name>
    <message>
        <source>Save writes them to the file; Edit → Discard edits undoes them.</source>
        <translation>Enregistrer les écrit dans le fichier&#x202f;; Édition → Abandonner les modifications les annule.</translation>
    </message>
    <message>
        <source>They are listed in %1 until this file is edited.</source>
        <translation>Elles figurent dans %1 jusqu’à ce que ce fichier soit modifié.</translation>
    </message>
    <message>
        <source>Press F5 to reload it. Edits cannot be saved before.</source>
        <translation>Appuyez sur F5 pour le relire. Aucune modification ne peut être enregistrée avant.</translation>
    </message>
    <message>
        <source>Discard the journal</source>
        <translation>Jeter le journal</translation>
    </message>
    <message>
        <source>Nothing was changed. Without the journal of that save, the file can be edited in its present state.</source>
        <translation>Rien n’a été changé. Sans le journal de cet enregistrement, le fichier peut être modifié tel qu’il est maintenant.</translation>
    </message>
    <message>
        <source>Rolling back restores the old values; without the journal the file stays in its present state.</source>
        <translation>Restaurer remet les anciennes valeurs&#x202f;; sans le journal, le fichier reste tel quel.</translation>
    </message>
    <message>
        <source>Roll back</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>The program was ended when it made them before.</source>
        <translation>Le programme a été arrêté quand il les a faites auparavant.</translation>
    </message>
    <message>
        <source>The file changed since an earlier session made them.</source>
        <translation>Le fichier a changé depuis qu’une session précédente les a faites.</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved edit(s) of an earlier session were made again</source>
        <translation>
            <numerusform>%n modification non enregistrée d’une session précédente a été refaite</numerusform>
            <numerusform>%n modifications non enregistrées d’une session précédente ont été refaites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved edit(s) were not made again</source>
        <translation>
            <numerusform>%n modification non enregistrée n’a pas été refaite</numerusform>
            <numerusform>%n modifications non enregistrées n’ont pas été refaites</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program changed “%1”</source>
        <translation>Un autre programme a modifié « %1 »</translation>
    </message>
    <message>
        <source>A save was interrupted, and the file changed since then</source>
        <translation>Un enregistrement a été interrompu, puis le fichier a changé</translation>
    </message>
    <message>
        <source>Saving this file was interrupted</source>
        <translation>L’enregistrement de ce fichier a été interrompu</translation>
    </message>
    <message>
        <source>It may contain a mixture of old and new values.</source>
        <translation>Il peut contenir un mélange d’anciennes et de nouvelles valeurs.</translation>
    </message>
    <message>
        <source>The connection to “%1” was lost</source>
        <translation>La connexion à «&#x202f;%1&#x202f;» a été perdue</translation>
    </message>
    <message>
        <source>The values on the screen stay as they were. Others can be read after you reconnect.</source>
        <translation>Les valeurs à l’écran restent telles quelles. Les autres pourront être lues après une nouvelle connexion.</translation>
    </message>
    <message>
        <source>Reconnect</source>
        <translation>Se reconnecter</translation>
    </message>
</context>
<context>
    <name>tensordesk::DocumentPane</name>
    <message>
        <source>Saved</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Choose a key in the tree to see its values.</source>
        <translation>Choisissez une clé dans l’arbre pour voir ses valeurs.</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Écrit dans %1</translation>
    </message>
    <message>
        <source>%1 with unsaved edits</source>
        <translation>%1 avec modifications non enregistrées</translation>
    </message>
    <message>
        <source>The program was ended the last time it ran, so %1 was not computed again.</source>
        <translation>Le programme s’est arrêté la dernière fois pendant ce calcul&#x202f;; %1 n’a donc pas été recalculé.</translation>
    </message>
    <message>
        <source>In the expression bar (Ctrl+L) the up key brings it back.</source>
        <translation>Dans la barre d’expression (Ctrl+L), la flèche vers le haut le rappelle.</translation>
    </message>
    <message>
        <source>Follow links out of folders…</source>
        <translation>Suivre les liens hors des dossiers…</translation>
    </message>
    <message>
        <source>Compare with a file</source>
        <translation>Comparer à un fichier</translation>
    </message>
    <message>
        <source>Named for viewing: the file does not change</source>
        <translation>Nommé pour l’affichage&#xa0;: le fichier reste tel quel</translation>
    </message>
    <message>
        <source>Compare with a folder</source>
        <translation>Comparer à un dossier</translation>
    </message>
    <message>
        <source>Read keys and shapes</source>
        <translation>Examiner les clés et les formes</translation>
    </message>
    <message>
        <source>The expression was not computed again</source>
        <translation>L’expression n’a pas été recalculée</translation>
    </message>
    <message>
        <source>A link out of the folder is not followed: %1</source>
        <translation>Un lien hors du dossier n’est pas suivi : %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::DocumentTabs</name>
    <message>
        <source>Documents</source>
        <translation>Documents</translation>
    </message>
    <message>
        <source>%1 *</source>
        <translation>%1 *</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>Fermer %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::DriftLegend</name>
    <message>
        <source>Colours: %1</source>
        <translation>Couleurs : %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::DriftModel</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>norm %1</source>
        <translation>norme %1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>moyenne %1</translation>
    </message>
    <message>
        <source>changed by %1 of itself</source>
        <translation>changé de %1 fois sa grandeur</translation>
    </message>
    <message>
        <source>%1 NaN and %2 infinities of %3 elements</source>
        <translation>%1 NaN et %2 infinis sur %3 éléments</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>absente</translation>
    </message>
    <message>
        <source>Diverges here: %1.</source>
        <translation>Diverge ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>%1, from %2 on: %3</source>
        <translation>%1, à partir de %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>tensordesk::DriftPage</name>
    <message>
        <source>&amp;Compare the steps</source>
        <translation>Co&amp;mparer les pas</translation>
    </message>
    <message>
        <source>relative change</source>
        <translation>changement relatif</translation>
    </message>
    <message>
        <source>norm, relative to the first</source>
        <translation>norme, relative à la première</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>NaN and infinities</source>
        <translation>NaN et infinis</translation>
    </message>
    <message>
        <source>The quantity that colours the cells</source>
        <translation>Ce qui colore les cellules</translation>
    </message>
    <message>
        <source>Reads every key at every step once</source>
        <translation>Lit une fois chaque clé à chaque pas</translation>
    </message>
    <message>
        <source>The chosen key at the chosen step</source>
        <translation>La clé choisie au pas choisi</translation>
    </message>
    <message>
        <source>Keys by step</source>
        <translation>Clés par pas</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Clés</translation>
    </message>
    <message>
        <source>Compare the steps</source>
        <translation>Comparer les pas</translation>
    </message>
    <message>
        <source>Comparing reads every key at every step once, and reports which diverges and when.</source>
        <translation>Comparer lit une fois chaque clé à chaque pas, et dit laquelle déraille et quand.</translation>
    </message>
    <message>
        <source>Comparing the steps…</source>
        <translation>Comparaison des pas…</translation>
    </message>
    <message>
        <source>First to diverge, at %1 %2: %3 %4.</source>
        <translation>Première à dérailler, en %1 %2&#xa0;: %3 %4.</translation>
    </message>
    <message>
        <source>No key diverges from one %1 to the next.</source>
        <translation>Aucune clé ne déraille d’un %1 au suivant.</translation>
    </message>
    <message>
        <source>Keys of one integer that only increases, such as the step of an optimizer: no drift</source>
        <translation>Clés d’un seul entier qui ne fait que croître, comme le pas d’un optimiseur&#xa0;: aucune dérive</translation>
    </message>
    <message>
        <source>− the key&apos;s largest</source>
        <translation>− maximum de la clé</translation>
    </message>
    <message>
        <source>+ the key&apos;s largest</source>
        <translation>+ maximum de la clé</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n compteur</numerusform>
            <numerusform>%n compteurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::DropMenu</name>
    <message>
        <source>&amp;Collate them: why they do not stack</source>
        <translation>&amp;Collationner&#xa0;: pourquoi ils ne s’empilent pas</translation>
    </message>
    <message>
        <source>C&amp;ompare both: their differences</source>
        <translation>C&amp;omparer les deux&#xa0;: leurs différences</translation>
    </message>
    <message>
        <source>O&amp;pen all, in tabs</source>
        <translation>&amp;Tout ouvrir, dans des onglets</translation>
    </message>
    <message>
        <source>Compare &amp;runs: returns of their episodes</source>
        <translation>Comparer des e&amp;xécutions : retours de leurs épisodes</translation>
    </message>
</context>
<context>
    <name>tensordesk::EditDialog</name>
    <message>
        <source>Python statements over td, the whole tensordict. Nothing changes before it is applied.</source>
        <translation>Instructions Python sur td, le tensordict entier. Rien ne change avant l’application.</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation>Instructions</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Dry run</source>
        <translation>Essai à blanc</translation>
    </message>
    <message>
        <source>This changes nothing.</source>
        <translation>Cela ne change rien.</translation>
    </message>
    <message>
        <source>This would change:</source>
        <translation>Cela changerait&#xa0;:</translation>
    </message>
    <message>
        <source>The dry run was stopped. Change the statements to start it again.</source>
        <translation>L’essai à blanc a été arrêté. Changez les instructions pour le relancer.</translation>
    </message>
    <message>
        <source>Type a statement such as td[&quot;reward&quot;] *= 2</source>
        <translation>Saisissez une instruction, par exemple td[&quot;reward&quot;] *= 2</translation>
    </message>
    <message>
        <source>&amp;Try it out</source>
        <translation>&amp;Essayer</translation>
    </message>
    <message>
        <source>Preview the changes, however long that takes</source>
        <translation>Afficher l’aperçu des changements, quelle que soit la durée</translation>
    </message>
    <message>
        <source>Return; Shift+Return begins another line</source>
        <translation>Entrée&#x202f;; Maj+Entrée commence une autre ligne</translation>
    </message>
    <message>
        <source>Ctrl+Return; Return begins another line</source>
        <translation>Ctrl+Entrée&#x202f;; Entrée commence une autre ligne</translation>
    </message>
    <message>
        <source>Too large to preview while typing. Press Enter to run it.</source>
        <translation>Trop grand pour un aperçu pendant la saisie. Appuyez sur Entrée pour l&apos;exécuter.</translation>
    </message>
    <message>
        <source>The clipboard has more than %1 characters. Use &quot;tensordesk edit&quot; for longer statements.</source>
        <translation>Le presse-papiers contient plus de %1 caractères. Utilisez «&#x202f;tensordesk edit&#x202f;» pour des instructions plus longues.</translation>
    </message>
    <message>
        <source>Explaining the error</source>
        <translation>Explication de l’erreur</translation>
    </message>
</context>
<context>
    <name>tensordesk::EditListPanel</name>
    <message>
        <source>Edits</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>Copy as Python</source>
        <translation>Copier en Python</translation>
    </message>
    <message>
        <source>A program that makes the same edits with tensordict</source>
        <translation>Un programme qui fait les mêmes modifications avec tensordict</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>Copier la commande</translation>
    </message>
    <message>
        <source>A tensordesk edit command that makes the same edits</source>
        <translation>Une commande tensordesk edit qui fait les mêmes modifications</translation>
    </message>
    <message>
        <source>Save as Python…</source>
        <translation>Enregistrer en Python…</translation>
    </message>
    <message>
        <source>Write the program to a file</source>
        <translation>Écrire le programme dans un fichier</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Save the edits as Python</source>
        <translation>Enregistrer les modifications en Python</translation>
    </message>
    <message>
        <source>Python files (*.py)</source>
        <translation>Fichiers Python (*.py)</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Écrit dans %1</translation>
    </message>
    <message>
        <source>Choose another file, in a folder that you may write to and that has room.</source>
        <translation>Choisissez un autre fichier, dans un dossier accessible en écriture et disposant d’assez de place.</translation>
    </message>
    <message>
        <source>Cannot write “%1”</source>
        <translation>Impossible d’écrire « %1 »</translation>
    </message>
</context>
<context>
    <name>tensordesk::EntryKind</name>
    <message>
        <source>tensordict</source>
        <translation>tensordict</translation>
    </message>
    <message>
        <source>lazy stack</source>
        <translation>lazy stack</translation>
    </message>
    <message>
        <source>tensorclass</source>
        <translation>tensorclass</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>tenseur</translation>
    </message>
    <message>
        <source>ragged tensor</source>
        <translation>tenseur irrégulier</translation>
    </message>
    <message>
        <source>non-tensor</source>
        <translation>non-tenseur</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>défectueux</translation>
    </message>
</context>
<context>
    <name>tensordesk::EntryTexts</name>
    <message numerus="yes">
        <source>%n keys selected, leaves of %1</source>
        <translation>
            <numerusform>%n clé sélectionnée, feuilles de %1</numerusform>
            <numerusform>%n clés sélectionnées, feuilles de %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeChart</name>
    <message>
        <source>episode</source>
        <translation>épisode</translation>
    </message>
    <message>
        <source>episodes</source>
        <translation>épisodes</translation>
    </message>
    <message>
        <source>%1: how often each value occurs</source>
        <translation>%1&#xa0;: fréquence de chaque valeur</translation>
    </message>
    <message>
        <source>Episode %1: %2 %3</source>
        <translation>Épisode %1&#xa0;: %2 %3</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeEnds</name>
    <message>
        <source>episode %1, step %2</source>
        <translation>épisode %1, pas %2</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeFacts</name>
    <message>
        <source>Read the known facts of the episodes</source>
        <translation>Lire ce qui est connu des épisodes</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeStepper</name>
    <message>
        <source>Look for an episode</source>
        <translation>Chercher un épisode</translation>
    </message>
    <message>
        <source>Cannot find episode boundaries: expected a bool &quot;done&quot;, &quot;terminated&quot; or &quot;truncated&quot; over the batch, also below &quot;next&quot;.</source>
        <translation>Limites des épisodes introuvables&#xa0;: un bool «&#x202f;done&#x202f;», «&#x202f;terminated&#x202f;» ou «&#x202f;truncated&#x202f;» sur le batch est attendu, aussi sous «&#x202f;next&#x202f;».</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeStrip</name>
    <message>
        <source>Episodes over time</source>
        <translation>Épisodes au cours du temps</translation>
    </message>
    <message>
        <source>Step %1 of episode %2 [%3]: length %4, %5</source>
        <translation>Pas %1 de l’épisode %2 [%3]&#xa0;: longueur %4, %5</translation>
    </message>
    <message>
        <source>, return %1</source>
        <translation>, retour %1</translation>
    </message>
    <message>
        <source>No data</source>
        <translation>Aucune donnée</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeTexts</name>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>terminated</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>truncated</source>
        <translation>tronqué</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fini</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>inachevé</translation>
    </message>
    <message>
        <source>where %1 is true</source>
        <translation>là où %1 est vrai</translation>
    </message>
    <message>
        <source>where %1 is true of all agents</source>
        <translation>là où %1 est vrai pour tous les agents</translation>
    </message>
    <message>
        <source>before %1 is true</source>
        <translation>avant que %1 soit vrai</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>selon %1</translation>
    </message>
    <message>
        <source>where %1 changes</source>
        <translation>là où %1 change</translation>
    </message>
    <message>
        <source>with each member of the stack</source>
        <translation>avec chaque membre de la pile</translation>
    </message>
    <message>
        <source>at the buffer wrap-around, before row %1</source>
        <translation>au bouclage du tampon, avant la ligne %1</translation>
    </message>
    <message>
        <source>No key marks episode boundaries: each row is one episode.</source>
        <translation>Aucune clé ne marque les limites des épisodes&#xa0;: chaque ligne est un épisode.</translation>
    </message>
    <message>
        <source>Episodes end %1.</source>
        <translation>Les épisodes finissent %1.</translation>
    </message>
    <message>
        <source>Padding, as %1 marks it, is left out.</source>
        <translation>Ce que %1 désigne comme remplissage est omis.</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeWalk</name>
    <message>
        <source>This is the first step of the first episode.</source>
        <translation>C’est le premier pas du premier épisode.</translation>
    </message>
    <message>
        <source>This is the last episode.</source>
        <translation>C’est le dernier épisode.</translation>
    </message>
    <message numerus="yes">
        <source>Episode [%1], %n step(s)</source>
        <translation>
            <numerusform>Épisode [%1], %n pas</numerusform>
            <numerusform>Épisode [%1], %n pas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodesModel</name>
    <message>
        <source>The return is not a number</source>
        <translation>Le retour n’est pas un nombre</translation>
    </message>
    <message>
        <source>No flag marks its end: its return and length cover the recorded steps</source>
        <translation>Rien n’indique qu’il est fini&#xa0;: son retour et sa longueur sont ceux de la partie présente</translation>
    </message>
    <message>
        <source>episode</source>
        <translation>épisode</translation>
    </message>
    <message>
        <source>env</source>
        <translation>env</translation>
    </message>
    <message>
        <source>start</source>
        <translation>début</translation>
    </message>
    <message>
        <source>length</source>
        <translation>longueur</translation>
    </message>
    <message>
        <source>return</source>
        <translation>retour</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>fin</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>remarques</translation>
    </message>
    <message>
        <source>The step that it begins with</source>
        <translation>Le pas par lequel il commence</translation>
    </message>
    <message>
        <source>Its steps, without padding</source>
        <translation>Ses pas, sans le remplissage</translation>
    </message>
    <message>
        <source>No key has one reward a step</source>
        <translation>Aucune clé n’a une récompense par pas</translation>
    </message>
    <message>
        <source>The sum of %1</source>
        <translation>La somme de %1</translation>
    </message>
    <message>
        <source>Agent %1: %2</source>
        <translation>Agent %1 : %2</translation>
    </message>
    <message>
        <source>The mean over %1 agents of the sums of %2</source>
        <translation>La moyenne sur %1 agents des sommes de %2</translation>
    </message>
    <message>
        <source>The sum of %1, that of step t times %2 to the power of t</source>
        <translation>La somme de %1, celle du pas t multipliée par %2 puissance t</translation>
    </message>
    <message>
        <source>By the flags of its last step</source>
        <translation>D’après les indicateurs de son dernier pas</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>The values of this key at the first step</source>
        <translation>Ce que cette clé indique à son premier pas</translation>
    </message>
    <message>
        <source>member</source>
        <translation>membre</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodesPage</name>
    <message>
        <source>Filter of episodes</source>
        <translation>Filtre des épisodes</translation>
    </message>
    <message>
        <source>Shows the episodes for which this is true. Available: episode, env, start, length, total, ended, terminated, truncated, done, unfinished, and td, the episode itself</source>
        <translation>Montre les épisodes pour lesquels ceci est vrai. Disponibles&#xa0;: episode, env, start, length, total, ended, terminated, truncated, done, unfinished et td, l’épisode lui-même</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Épisodes</translation>
    </message>
    <message>
        <source>The values of an episode</source>
        <translation>Ce qui est connu d’un épisode</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>Fil&amp;tre</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Shows its film, or its steps where there are no pictures (Enter)</source>
        <translation>Montre son film, ou ses pas s’il n’y a pas d’images (Entrée)</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Puts two selected episodes side by side, both from their first step on</source>
        <translation>Met côte à côte deux épisodes sélectionnés, chacun à partir de son premier pas</translation>
    </message>
    <message>
        <source>Collate</source>
        <translation>Collationner</translation>
    </message>
    <message>
        <source>Shows in the collation microscope how the selected episodes fit together</source>
        <translation>Montre dans le microscope de collationnement comment les épisodes sélectionnés s’accordent</translation>
    </message>
    <message>
        <source>The selected episodes, or all that are shown</source>
        <translation>Les épisodes sélectionnés, ou tous ceux qui sont affichés</translation>
    </message>
    <message>
        <source>Export as a stack…</source>
        <translation>Exporter en pile…</translation>
    </message>
    <message>
        <source>Export padded, with a mask…</source>
        <translation>Exporter complétés, avec un masque…</translation>
    </message>
    <message>
        <source>Export to a file each…</source>
        <translation>Exporter dans un fichier chacun…</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copier les lignes</translation>
    </message>
    <message>
        <source>Copies the selected rows as text</source>
        <translation>Copie les lignes sélectionnées sous forme de texte</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Writes the selected episodes, or all that are shown, to a file</source>
        <translation>Écrit dans un fichier les épisodes sélectionnés, ou tous ceux qui sont affichés</translation>
    </message>
    <message>
        <source>Choose and sort episodes</source>
        <translation>Choisir et trier les épisodes</translation>
    </message>
    <message>
        <source>Looking for episodes…</source>
        <translation>Recherche des épisodes…</translation>
    </message>
    <message>
        <source>The filter is true of no episode.</source>
        <translation>Le filtre n’est vrai pour aucun épisode.</translation>
    </message>
    <message>
        <source>There are no episodes.</source>
        <translation>Il n’y a pas d’épisodes.</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s)</source>
        <translation>
            <numerusform>%n épisode</numerusform>
            <numerusform>%n épisodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n episode(s)</source>
        <translation>
            <numerusform>%1 sur %n épisode</numerusform>
            <numerusform>%1 sur %n épisodes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 unfinished</source>
        <translation>%1 inachevés</translation>
    </message>
    <message>
        <source>%1 steps of padding left out</source>
        <translation>%1 pas de remplissage omis</translation>
    </message>
    <message>
        <source>only the first %1 are kept</source>
        <translation>seuls les %1 premiers sont conservés</translation>
    </message>
    <message>
        <source>still looking</source>
        <translation>recherche en cours</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 sélectionnés</translation>
    </message>
    <message>
        <source>Export as rows…</source>
        <translation>Exporter en lignes…</translation>
    </message>
    <message>
        <source>Writes the selected episodes, or all that are shown, end to end, with the number of the episode under the key episode, like torchrl&apos;s data sets</source>
        <translation>Écrit les épisodes sélectionnés, ou tous ceux affichés, bout à bout, avec le numéro de l&apos;épisode sous la clé episode, comme les jeux de données de torchrl</translation>
    </message>
</context>
<context>
    <name>tensordesk::Error</name>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>“%1” in %2: %3</source>
        <comment>nested key, file, what went wrong</comment>
        <translation>«&#x202f;%1&#x202f;» dans %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file or key, what went wrong</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <comment>nested key, what went wrong</comment>
        <translation>«&#x202f;%1&#x202f;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>TensorDesk made a mistake: %1</source>
        <translation>TensorDesk a fait une erreur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Check that the file is still where it was: it may have been moved, or its disk unmounted. Reload once it is back.</source>
        <translation>Vérifiez que le fichier est toujours à sa place&#xa0;: il a pu être déplacé, ou son disque démonté. Rechargez-le une fois qu’il est revenu.</translation>
    </message>
    <message>
        <source>Choose another name, or allow the file to be replaced.</source>
        <translation>Choisissez un autre nom, ou autorisez le remplacement du fichier.</translation>
    </message>
    <message>
        <source>Change the permissions of the file and its folder, or export a copy to a place that can be written to.</source>
        <translation>Changez les droits du fichier et de son dossier, ou exportez une copie à un endroit accessible en écriture.</translation>
    </message>
    <message>
        <source>Check that the disk is there and has space left. The command “tensordesk check” lists everything that is wrong with a file.</source>
        <translation>Vérifiez que le disque est présent et qu’il lui reste de la place. La commande «&#x202f;tensordesk check&#x202f;» liste tout ce qui ne va pas dans un fichier.</translation>
    </message>
    <message>
        <source>Show a smaller part, for example with an index such as [:, 0:100], or close other programs.</source>
        <translation>Regardez une plus petite partie, par exemple avec un indice comme [:, 0:100], ou fermez d’autres programmes.</translation>
    </message>
    <message>
        <source>Please report it with the copied text.</source>
        <translation>Merci de le signaler avec le texte copié.</translation>
    </message>
    <message>
        <source>Convert the data with Python&apos;s tensordict first.</source>
        <translation>Convertissez d’abord les données avec tensordict en Python.</translation>
    </message>
    <message>
        <source>To read the target of the link, use File, Follow links out of folders.</source>
        <translation>Pour lire la cible du lien, utilisez Fichier, Suivre les liens hors des dossiers.</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulé</translation>
    </message>
    <message>
        <source>Internal error of TensorDesk</source>
        <translation>Erreur interne de TensorDesk</translation>
    </message>
    <message>
        <source>Not enough memory</source>
        <translation>Mémoire insuffisante</translation>
    </message>
    <message>
        <source>Not supported</source>
        <translation>Non pris en charge</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>Fichier introuvable</translation>
    </message>
    <message>
        <source>“%1” was not found</source>
        <translation>« %1 » est introuvable</translation>
    </message>
    <message>
        <source>File already exists</source>
        <translation>Le fichier existe déjà</translation>
    </message>
    <message>
        <source>“%1” already exists</source>
        <translation>« %1 » existe déjà</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Permission refusée</translation>
    </message>
    <message>
        <source>Permission denied: “%1”</source>
        <translation>Permission refusée : « %1 »</translation>
    </message>
    <message>
        <source>Cannot read or write</source>
        <translation>Lecture ou écriture impossible</translation>
    </message>
    <message>
        <source>Cannot read or write “%1”</source>
        <translation>Impossible de lire ou d’écrire « %1 »</translation>
    </message>
    <message>
        <source>Key not found</source>
        <translation>Clé introuvable</translation>
    </message>
    <message>
        <source>Index out of range</source>
        <translation>Indice hors limites</translation>
    </message>
    <message>
        <source>Syntax error</source>
        <translation>Erreur de syntaxe</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Impossible</translation>
    </message>
    <message>
        <source>Not possible with “%1”</source>
        <translation>Impossible avec « %1 »</translation>
    </message>
</context>
<context>
    <name>tensordesk::ErrorCard</name>
    <message>
        <source>Error: %1</source>
        <translation>Erreur : %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Avertissement : %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::Examination</name>
    <message>
        <source>Examine the rollout</source>
        <translation>Examiner le rollout</translation>
    </message>
</context>
<context>
    <name>tensordesk::ExplainDialog</name>
    <message>
        <source>%1 has the shape of %2.</source>
        <translation>%1 a la forme de %2.</translation>
    </message>
    <message>
        <source>Explain an error</source>
        <translation>Expliquer une erreur</translation>
    </message>
    <message>
        <source>Paste an error message or a traceback of Python</source>
        <translation>Collez un message d&apos;erreur ou un traceback de Python</translation>
    </message>
    <message>
        <source>Error message or traceback</source>
        <translation>Message d&apos;erreur ou traceback</translation>
    </message>
    <message>
        <source>Explaining the error</source>
        <translation>Explication de l&apos;erreur</translation>
    </message>
    <message>
        <source>This message is not known. Known are shape, dtype and key errors of PyTorch, tensordict and NumPy.</source>
        <translation>Ce message n&apos;est pas connu. Sont connues les erreurs de forme, de dtype et de clé de PyTorch, tensordict et NumPy.</translation>
    </message>
</context>
<context>
    <name>tensordesk::ExportChoices</name>
    <message>
        <source>The selected key %1</source>
        <translation>La clé sélectionnée %1</translation>
    </message>
    <message>
        <source>The whole tensordict</source>
        <translation>Le tensordict entier</translation>
    </message>
    <message>
        <source>The result of %1</source>
        <translation>Le résultat de %1</translation>
    </message>
    <message numerus="yes">
        <source>The %n selected keys</source>
        <translation>
            <numerusform>La %n clé sélectionnée</numerusform>
            <numerusform>Les %n clés sélectionnées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Values to export</source>
        <translation>Ce qu’il faut exporter</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Compression</translation>
    </message>
    <message>
        <source>Con&amp;tent:</source>
        <translation>Con&amp;tenu&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Compression:</source>
        <translation>&amp;Compression&#xa0;:</translation>
    </message>
    <message>
        <source>C&amp;hunks:</source>
        <translation>C&amp;hunks&#xa0;:</translation>
    </message>
    <message>
        <source>Sizes of chunks</source>
        <translation>Tailles des chunks</translation>
    </message>
    <message>
        <source>Chosen by shape</source>
        <translation>Choisies selon la forme</translation>
    </message>
    <message>
        <source>Sizes along the first dims, such as 1, 1000; all other dims whole</source>
        <translation>Tailles le long des premières dimensions, par exemple 1, 1000&#x202f;; toutes les autres entières</translation>
    </message>
    <message>
        <source>%1 have no chunks</source>
        <translation>%1&#xa0;: pas de chunks</translation>
    </message>
    <message>
        <source>Chunk sizes are positive integers separated by commas, such as 1, 1000.</source>
        <translation>Les tailles de chunks sont des entiers positifs séparés par des virgules, par exemple 1, 1000.</translation>
    </message>
    <message>
        <source>%1 of tensors</source>
        <translation>%1 de tenseurs</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Comptage…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>As they are</source>
        <translation>Telles quelles</translation>
    </message>
    <message>
        <source>Floating-point numbers as</source>
        <translation>Nombres à virgule flottante en</translation>
    </message>
    <message>
        <source>Leaves of floating-point numbers are converted while they are written; all others stay</source>
        <translation>Les feuilles à virgule flottante sont converties à l’écriture&#x202f;; toutes les autres restent telles quelles</translation>
    </message>
    <message>
        <source>F&amp;loats as:</source>
        <translation>F&amp;lottants en&#xa0;:</translation>
    </message>
    <message>
        <source>Device that Python loads it with</source>
        <translation>Device avec lequel Python le charge</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>&amp;Device&#xa0;:</translation>
    </message>
    <message>
        <source>The one that the tensordict names when Python loads it; stored values lie in main memory, and .to(&quot;cuda&quot;) moves them</source>
        <translation>Celui qu’indique le tensordict quand Python le charge&#x202f;; les valeurs stockées sont en mémoire principale, et .to(&quot;cuda&quot;) les déplace</translation>
    </message>
    <message>
        <source>%1 are never compressed</source>
        <translation>%1&#xa0;: jamais de compression</translation>
    </message>
    <message>
        <source>%1 name no device</source>
        <translation>%1&#xa0;: aucun device indiqué</translation>
    </message>
    <message>
        <source>Count the bytes to export</source>
        <translation>Compter les octets à exporter</translation>
    </message>
    <message>
        <source>Ca&amp;nnot be held:</source>
        <translation>I&amp;ncompatible&#xa0;:</translation>
    </message>
    <message>
        <source>Write nothing</source>
        <translation>Ne rien écrire</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>L’omettre</translation>
    </message>
    <message>
        <source>Convert them if possible, otherwise leave them out</source>
        <translation>Les convertir si possible, sinon les omettre</translation>
    </message>
    <message>
        <source>The treatment of values that the format cannot hold</source>
        <translation>Le traitement des valeurs que le format ne peut pas contenir</translation>
    </message>
    <message>
        <source>Check which values the format cannot hold</source>
        <translation>Chercher quelles valeurs le format ne peut pas contenir</translation>
    </message>
    <message>
        <source>%1 cannot hold some values: choose how to treat them.</source>
        <translation>%1 ne peut pas contenir certaines valeurs&#xa0;: choisissez comment les traiter.</translation>
    </message>
</context>
<context>
    <name>tensordesk::ExpressionBar</name>
    <message>
        <source>[:, 100:200] or td[&quot;next&quot;].select(&quot;reward&quot;)</source>
        <translation>[:, 100:200] ou td[&quot;next&quot;].select(&quot;reward&quot;)</translation>
    </message>
    <message>
        <source>Index or expression</source>
        <translation>Indice ou expression</translation>
    </message>
    <message>
        <source>Return applies it, Esc shows the whole tensordict again, up and down walk earlier ones</source>
        <translation>Entrée l’applique, Échap affiche de nouveau le tensordict entier, haut et bas parcourent les précédentes</translation>
    </message>
    <message>
        <source>Evaluating the expression</source>
        <translation>Évaluation de l’expression</translation>
    </message>
    <message>
        <source>more than is worked out while you type; Return computes it</source>
        <translation>plus que ce qui est calculé pendant la saisie&#x202f;; Entrée le calcule</translation>
    </message>
    <message>
        <source>The limit is %1 characters, so the end of the text may be missing. Use &quot;tensordesk eval&quot; for longer expressions.</source>
        <translation>La limite est de %1 caractères&#xa0;: la fin du texte peut donc manquer. Utilisez «&#x202f;tensordesk eval&#x202f;» pour des expressions plus longues.</translation>
    </message>
    <message>
        <source>Explaining the error</source>
        <translation>Explication de l&apos;erreur</translation>
    </message>
    <message>
        <source>Warnings about the expression</source>
        <translation>Avertissements sur l’expression</translation>
    </message>
    <message>
        <source>Looking for mistakes in the expression</source>
        <translation>Recherche d’erreurs dans l’expression</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n avertissement</numerusform>
            <numerusform>%n avertissements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::FigureReader</name>
    <message>
        <source>Read columns of the tree</source>
        <translation>Lire des colonnes de l’arbre</translation>
    </message>
</context>
<context>
    <name>tensordesk::FileNames</name>
    <message numerus="yes">
        <source>%1 (%n files)</source>
        <translation>
            <numerusform>%1 (%n fichier)</numerusform>
            <numerusform>%1 (%n fichiers)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::FilmBox</name>
    <message>
        <source>Plays the episode</source>
        <translation>Lit l’épisode</translation>
    </message>
    <message>
        <source>Step of the episode</source>
        <translation>Pas de l’épisode</translation>
    </message>
    <message>
        <source>Read a step</source>
        <translation>Lire un pas</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>pas %1</translation>
    </message>
    <message>
        <source>reward %1</source>
        <translation>récompense %1</translation>
    </message>
    <message>
        <source>action %1</source>
        <translation>action %1</translation>
    </message>
    <message>
        <source>The key of the curves</source>
        <translation>La clé des courbes</translation>
    </message>
</context>
<context>
    <name>tensordesk::FilmDialog</name>
    <message>
        <source>Export a film</source>
        <translation>Exporter un film</translation>
    </message>
    <message>
        <source> frames a second</source>
        <translation> images par seconde</translation>
    </message>
    <message>
        <source> pixels an element</source>
        <translation> pixels par élément</translation>
    </message>
    <message>
        <source>WebP: lossless, plays in browsers</source>
        <translation>WebP&#xa0;: sans perte, lisible dans les navigateurs</translation>
    </message>
    <message>
        <source>GIF: 256 colours a frame, plays everywhere</source>
        <translation>GIF&#xa0;: 256 couleurs par image, lisible partout</translation>
    </message>
    <message>
        <source>MP4: small, by the program ffmpeg</source>
        <translation>MP4&#xa0;: petit, par le programme ffmpeg</translation>
    </message>
    <message>
        <source>Folder of numbered PNG pictures</source>
        <translation>Dossier d’images PNG numérotées</translation>
    </message>
    <message>
        <source>Dim that runs</source>
        <translation>Dimension parcourue</translation>
    </message>
    <message>
        <source>First index</source>
        <translation>Premier indice</translation>
    </message>
    <message>
        <source>Last index</source>
        <translation>Dernier indice</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>step</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>&amp;Dim that runs:</source>
        <translation>&amp;Dimension parcourue&#xa0;:</translation>
    </message>
    <message>
        <source>F&amp;rames:</source>
        <translation>&amp;Images&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Speed:</source>
        <translation>&amp;Vitesse&#xa0;:</translation>
    </message>
    <message>
        <source>S&amp;ize:</source>
        <translation>&amp;Taille&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n image</numerusform>
            <numerusform>%n images</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3 s</source>
        <translation>%1 × %2 pixels, %3 s</translation>
    </message>
    <message>
        <source>%1 of %2 frames</source>
        <translation>%1 images sur %2</translation>
    </message>
    <message>
        <source>The last frame comes before the first.</source>
        <translation>La dernière image vient avant la première.</translation>
    </message>
    <message>
        <source>Folders of pictures</source>
        <translation>Dossiers d’images</translation>
    </message>
    <message>
        <source>Films</source>
        <translation>Films</translation>
    </message>
    <message>
        <source>With the &amp;curves below it</source>
        <translation>Avec les &amp;courbes dessous</translation>
    </message>
    <message>
        <source>&amp;Only the episode that is shown</source>
        <translation>Seulement l’é&amp;pisode affiché</translation>
    </message>
    <message>
        <source>As the keys tell that end episodes</source>
        <translation>Selon les clés qui terminent les épisodes</translation>
    </message>
    <message>
        <source>Look for the episode</source>
        <translation>Chercher l’épisode</translation>
    </message>
</context>
<context>
    <name>tensordesk::FindBar</name>
    <message>
        <source>Find: 0.5, &gt; 3, &lt;= -1, != 0, isnan, isinf</source>
        <translation>Chercher&#xa0;: 0.5, &gt; 3, &lt;= -1, != 0, isnan, isinf</translation>
    </message>
    <message>
        <source>Value or condition to find</source>
        <translation>Valeur ou condition à chercher</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Occurrence précédente (Maj+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Occurrence suivante (F3)</translation>
    </message>
</context>
<context>
    <name>tensordesk::FindingList</name>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::FirstLookPage</name>
    <message>
        <source>return</source>
        <translation>retour</translation>
    </message>
    <message>
        <source>length</source>
        <translation>longueur</translation>
    </message>
    <message>
        <source>reward</source>
        <translation>récompense</translation>
    </message>
    <message>
        <source>The meaning of the colours</source>
        <translation>Ce que disent les couleurs</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>&amp;Couleur</translation>
    </message>
    <message>
        <source>Read the rewards</source>
        <translation>Lire les récompenses</translation>
    </message>
    <message>
        <source>Looking for episodes…</source>
        <translation>Recherche des épisodes…</translation>
    </message>
    <message>
        <source>return, discounted</source>
        <translation>retour, actualisé</translation>
    </message>
    <message>
        <source>return, mean of agents</source>
        <translation>retour, moyenne des agents</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s)</source>
        <translation>
            <numerusform>%n épisode</numerusform>
            <numerusform>%n épisodes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 pas</translation>
    </message>
    <message>
        <source>%1 unfinished</source>
        <translation>%1 inachevés</translation>
    </message>
    <message>
        <source>%1 steps of padding left out</source>
        <translation>%1 pas de remplissage omis</translation>
    </message>
    <message>
        <source>one of %1 rows is drawn</source>
        <translation>une ligne sur %1 est tracée</translation>
    </message>
    <message>
        <source>still looking</source>
        <translation>recherche en cours</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>aucune donnée</translation>
    </message>
</context>
<context>
    <name>tensordesk::FixList</name>
    <message>
        <source>Fix %1</source>
        <translation>Correction %1</translation>
    </message>
    <message>
        <source>Replace the expression by this one, which works (Alt+%1)</source>
        <translation>Remplacer l&apos;expression par celle-ci, qui fonctionne (Alt+%1)</translation>
    </message>
    <message>
        <source>Copy this expression, which works (Alt+%1)</source>
        <translation>Copier cette expression, qui fonctionne (Alt+%1)</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Utiliser %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::Format</name>
    <message>
        <source>Consolidated file</source>
        <translation>Fichier consolidé</translation>
    </message>
    <message>
        <source>Consolidated files</source>
        <translation>Fichiers consolidés</translation>
    </message>
    <message>
        <source>File of torch.save</source>
        <translation>Fichier torch.save</translation>
    </message>
    <message>
        <source>Files of torch.save</source>
        <translation>Fichiers torch.save</translation>
    </message>
    <message>
        <source>HDF5 file</source>
        <translation>Fichier HDF5</translation>
    </message>
    <message>
        <source>HDF5 files</source>
        <translation>Fichiers HDF5</translation>
    </message>
    <message>
        <source>Checkpoint of torchrl</source>
        <translation>Checkpoint de torchrl</translation>
    </message>
    <message>
        <source>Checkpoints of torchrl</source>
        <translation>Checkpoints de torchrl</translation>
    </message>
    <message>
        <source>Folder of several files</source>
        <translation>Dossier de plusieurs fichiers</translation>
    </message>
    <message>
        <source>Folders of several files</source>
        <translation>Dossiers de plusieurs fichiers</translation>
    </message>
    <message>
        <source>Sharded model</source>
        <translation>Modèle fragmenté</translation>
    </message>
    <message>
        <source>Sharded models</source>
        <translation>Modèles fragmentés</translation>
    </message>
    <message>
        <source>Safetensors file</source>
        <translation>Fichier Safetensors</translation>
    </message>
    <message>
        <source>Safetensors files</source>
        <translation>Fichiers Safetensors</translation>
    </message>
    <message>
        <source>None: largest, fastest</source>
        <translation>Aucune&#xa0;: plus gros, plus rapide</translation>
    </message>
    <message>
        <source>Numpy archive</source>
        <translation>Archive numpy</translation>
    </message>
    <message>
        <source>Numpy archives</source>
        <translation>Archives numpy</translation>
    </message>
    <message>
        <source>Numpy array</source>
        <translation>Tableau numpy</translation>
    </message>
    <message>
        <source>Numpy arrays</source>
        <translation>Tableaux numpy</translation>
    </message>
    <message>
        <source>gzip 1: fast</source>
        <translation>gzip 1&#xa0;: rapide</translation>
    </message>
    <message>
        <source>gzip 4: balanced</source>
        <translation>gzip 4&#xa0;: équilibré</translation>
    </message>
    <message>
        <source>gzip 9: small, slow</source>
        <translation>gzip 9&#xa0;: petit, lent</translation>
    </message>
    <message>
        <source>zstd 3: small, fast; Python needs hdf5plugin</source>
        <translation>zstd 3&#xa0;: petit, rapide&#x202f;; Python a besoin de hdf5plugin</translation>
    </message>
    <message>
        <source>Blosc 5: fastest; Python needs hdf5plugin</source>
        <translation>Blosc 5&#xa0;: le plus rapide&#x202f;; Python a besoin de hdf5plugin</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>Table CSV</translation>
    </message>
    <message>
        <source>CSV tables</source>
        <translation>Tables CSV</translation>
    </message>
    <message>
        <source>Parquet table</source>
        <translation>Table Parquet</translation>
    </message>
    <message>
        <source>Parquet tables</source>
        <translation>Tables Parquet</translation>
    </message>
    <message>
        <source>Snappy: fast, what pyarrow writes</source>
        <translation>Snappy&#xa0;: rapide, ce qu’écrit pyarrow</translation>
    </message>
    <message>
        <source>zstd 15: smaller, slow</source>
        <translation>zstd 15&#xa0;: plus petit, lent</translation>
    </message>
    <message>
        <source>JSON file</source>
        <translation>Fichier JSON</translation>
    </message>
    <message>
        <source>JSON files</source>
        <translation>Fichiers JSON</translation>
    </message>
    <message>
        <source>zstd 3: fast, small</source>
        <translation>zstd 3&#xa0;: rapide, petit</translation>
    </message>
    <message>
        <source>blosc 5: fast, numbers smaller</source>
        <translation>blosc 5&#xa0;: rapide, nombres plus petits</translation>
    </message>
    <message>
        <source>memmap folder</source>
        <translation>dossier memmap</translation>
    </message>
    <message>
        <source>consolidated file</source>
        <translation>fichier consolidé</translation>
    </message>
    <message>
        <source>npy file</source>
        <translation>fichier npy</translation>
    </message>
    <message>
        <source>npz file</source>
        <translation>fichier npz</translation>
    </message>
    <message>
        <source>tdz archive</source>
        <translation>archive tdz</translation>
    </message>
    <message>
        <source>Tdz archive</source>
        <translation>Archive tdz</translation>
    </message>
    <message>
        <source>Tdz archives</source>
        <translation>Archives tdz</translation>
    </message>
    <message>
        <source>replay buffer</source>
        <translation>replay buffer</translation>
    </message>
    <message>
        <source>Replay buffer of torchrl</source>
        <translation>Replay buffer de torchrl</translation>
    </message>
    <message>
        <source>Replay buffers of torchrl</source>
        <translation>Replay buffers de torchrl</translation>
    </message>
    <message>
        <source>distributed checkpoint</source>
        <translation>checkpoint distribué</translation>
    </message>
    <message>
        <source>Distributed checkpoint</source>
        <translation>Checkpoint distribué</translation>
    </message>
    <message>
        <source>Distributed checkpoints</source>
        <translation>Checkpoints distribués</translation>
    </message>
    <message>
        <source>memmap folder before 0.3</source>
        <translation>dossier memmap d’avant 0.3</translation>
    </message>
    <message>
        <source>Memmap folder before 0.3</source>
        <translation>Dossier memmap d’avant 0.3</translation>
    </message>
    <message>
        <source>Memmap folders before 0.3</source>
        <translation>Dossiers memmap d’avant 0.3</translation>
    </message>
    <message>
        <source>zarr store</source>
        <translation>store zarr</translation>
    </message>
    <message>
        <source>Zarr store</source>
        <translation>Store zarr</translation>
    </message>
    <message>
        <source>Zarr stores</source>
        <translation>Stores zarr</translation>
    </message>
    <message>
        <source>Memmap folder</source>
        <translation>Dossier memmap</translation>
    </message>
    <message>
        <source>Memmap folders</source>
        <translation>Dossiers memmap</translation>
    </message>
    <message>
        <source>torch.save file</source>
        <translation>fichier torch.save</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Zip archive of several files</source>
        <translation>Archive zip de plusieurs fichiers</translation>
    </message>
    <message>
        <source>Zip archives of several files</source>
        <translation>Archives zip de plusieurs fichiers</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>Lignes JSON</translation>
    </message>
    <message>
        <source>micro-batches of prime-rl</source>
        <translation>micro-lots de prime-rl</translation>
    </message>
    <message>
        <source>Micro-batches of prime-rl</source>
        <translation>Micro-lots de prime-rl</translation>
    </message>
    <message>
        <source>video</source>
        <translation>vidéo</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Vidéo</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Vidéos</translation>
    </message>
    <message>
        <source>LeRobot data set</source>
        <translation>Jeu de données LeRobot</translation>
    </message>
    <message>
        <source>LeRobot data sets</source>
        <translation>Jeux de données LeRobot</translation>
    </message>
    <message>
        <source>As stored: video is copied, other images are PNG</source>
        <translation>Comme enregistré : la vidéo est copiée, les autres images sont en PNG</translation>
    </message>
    <message>
        <source>AV1 video: smallest, loses detail</source>
        <translation>Vidéo AV1 : la plus petite, perd des détails</translation>
    </message>
    <message>
        <source>H.264 video: plays everywhere, loses detail</source>
        <translation>Vidéo H.264 : lisible partout, perd des détails</translation>
    </message>
    <message>
        <source>PNG: largest, loses nothing</source>
        <translation>PNG : le plus grand, ne perd rien</translation>
    </message>
</context>
<context>
    <name>tensordesk::FrameAhead</name>
    <message>
        <source>Read the next image</source>
        <translation>Lire l’image suivante</translation>
    </message>
</context>
<context>
    <name>tensordesk::GroupTableModel</name>
    <message>
        <source>Differs from %1</source>
        <translation>Diffère de %1</translation>
    </message>
    <message>
        <source>The key is missing here.</source>
        <translation>Cette clé n’existe pas ici.</translation>
    </message>
</context>
<context>
    <name>tensordesk::GroupsModel</name>
    <message>
        <source>Prompt of sequence %1</source>
        <translation>Prompt de la séquence %1</translation>
    </message>
    <message>
        <source>All samples have the same reward: their group-relative advantages are 0 and give no gradient.</source>
        <translation>Tous les échantillons ont la même récompense : leurs avantages relatifs au groupe sont nuls et ne donnent aucun gradient.</translation>
    </message>
    <message>
        <source>A dot per sample, from the least reward %1 to the greatest reward %2</source>
        <translation>Un point par échantillon, de la plus petite récompense %1 à la plus grande %2</translation>
    </message>
    <message>
        <source>Standard deviation of the rewards, with n − 1</source>
        <translation>Écart type des récompenses, avec n − 1</translation>
    </message>
    <message>
        <source>Mean length of the responses</source>
        <translation>Longueur moyenne des réponses</translation>
    </message>
    <message>
        <source>Number of truncated responses</source>
        <translation>Nombre de réponses tronquées</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Échantillons</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>Récompenses</translation>
    </message>
    <message>
        <source>Mean reward</source>
        <translation>Récompense moyenne</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Écart type</translation>
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
        <source>Mean length</source>
        <translation>Longueur moyenne</translation>
    </message>
    <message>
        <source>Truncated</source>
        <translation>Tronquées</translation>
    </message>
</context>
<context>
    <name>tensordesk::HealthPage</name>
    <message>
        <source>&amp;Choose a file…</source>
        <translation>&amp;Choisir un fichier…</translation>
    </message>
    <message>
        <source>Thresholds of the checks</source>
        <translation>Seuils des vérifications</translation>
    </message>
    <message>
        <source>Thresholds (*.json);;All files (*)</source>
        <translation>Seuils (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>&amp;Their own</source>
        <translation>&amp;Les leurs</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>Seuils</translation>
    </message>
    <message>
        <source>Thresholds: %1</source>
        <translation>Seuils : %1</translation>
    </message>
    <message>
        <source>The thresholds of the checks: defaults, or those of a file</source>
        <translation>Les seuils des vérifications&#xa0;: ceux par défaut, ou ceux d’un fichier</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avertissement</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>E&amp;xamine</source>
        <translation>E&amp;xaminer</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Contrôle</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Emplacement</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Constat</translation>
    </message>
    <message>
        <source>Findings of the health checks</source>
        <translation>Ce que le docteur a trouvé</translation>
    </message>
    <message>
        <source>Meaning and fix</source>
        <translation>Signification et solution</translation>
    </message>
    <message>
        <source>Reads the whole rollout and runs every check</source>
        <translation>Lit tout le rollout et exécute chaque vérification</translation>
    </message>
    <message>
        <source>Examining the rollout…</source>
        <translation>Examen du rollout…</translation>
    </message>
    <message>
        <source>Examine reads the whole rollout once per check and reports each finding, its location and a fix.</source>
        <translation>Examiner lit tout le rollout une fois par contrôle, et dit ce qui est inhabituel, où, et ce qu’il faut faire.</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>sans objet</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échoué</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>Go to where it was found first</source>
        <translation>Aller au premier endroit où cela a été trouvé</translation>
    </message>
    <message>
        <source>Fix:</source>
        <translation>Solution :</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n erreur</numerusform>
            <numerusform>%n erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n avertissement</numerusform>
            <numerusform>%n avertissements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 checks apply to this rollout</source>
        <translation>%1 contrôles sur %2 avaient quelque chose à examiner</translation>
    </message>
    <message>
        <source>On the command line it is called %1.</source>
        <translation>En ligne de commande, cela s’appelle %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n passed</source>
        <translation>
            <numerusform>%n réussie</numerusform>
            <numerusform>%n réussies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not applicable</source>
        <translation>
            <numerusform>%n non applicable</numerusform>
            <numerusform>%n non applicables</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Copy as Python</source>
        <translation>Copier en Python</translation>
    </message>
    <message numerus="yes">
        <source>%n ignored</source>
        <translation>
            <numerusform>%n ignoré</numerusform>
            <numerusform>%n ignorés</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot store which findings are ignored</source>
        <translation>Impossible d’enregistrer les constats ignorés</translation>
    </message>
    <message>
        <source>Stores it in a small file beside the data, which the command line reads too</source>
        <translation>L’enregistre dans un petit fichier à côté des données, que la ligne de commande lit aussi</translation>
    </message>
    <message>
        <source>No longer ignore</source>
        <translation>Ne plus ignorer</translation>
    </message>
    <message>
        <source>Ignore here</source>
        <translation>Ignorer ici</translation>
    </message>
</context>
<context>
    <name>tensordesk::HistogramView</name>
    <message>
        <source>Logarithmic counts</source>
        <translation>Échelle log.</translation>
    </message>
    <message>
        <source>Count values</source>
        <translation>Compter les valeurs</translation>
    </message>
    <message>
        <source>Bins</source>
        <translation>Classes</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>The number of bins for all values; zooming in makes automatic bins finer</source>
        <translation>Le nombre de classes pour toutes les valeurs&#x202f;; un zoom avant affine les classes automatiques</translation>
    </message>
    <message>
        <source>Makes rare values visible next to frequent ones</source>
        <translation>Rend les valeurs rares visibles à côté des fréquentes</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>éléments</translation>
    </message>
    <message>
        <source>Select a leaf in the tree to see how its values are distributed.</source>
        <translation>Sélectionnez une feuille dans l’arbre pour voir la distribution de ses valeurs.</translation>
    </message>
    <message>
        <source>Counting %1…</source>
        <translation>Comptage de %1…</translation>
    </message>
    <message>
        <source>The first %1 of %2 histograms.</source>
        <translation>Les %1 premiers histogrammes sur %2.</translation>
    </message>
    <message>
        <source>All values are NaN or infinite.</source>
        <translation>Toutes les valeurs sont NaN ou infinies.</translation>
    </message>
    <message>
        <source>%1 NaN are in no bin (%2).</source>
        <translation>%1 NaN ne sont dans aucune classe (%2).</translation>
    </message>
    <message>
        <source>%1 infinite values are in no bin (%2).</source>
        <translation>%1 valeurs infinies ne sont dans aucune classe (%2).</translation>
    </message>
    <message>
        <source>Complex values by magnitude.</source>
        <translation>Valeurs complexes selon le module.</translation>
    </message>
    <message>
        <source>Only padding is visible here, by %1.</source>
        <translation>Seul du remplissage est visible ici, selon %1.</translation>
    </message>
    <message>
        <source>Without %1 elements of padding, which %2 tells.</source>
        <translation>Sans %1 éléments de remplissage, indiqués par %2.</translation>
    </message>
</context>
<context>
    <name>tensordesk::HistoryModel</name>
    <message>
        <source>As it was opened</source>
        <translation>Comme à l’ouverture</translation>
    </message>
</context>
<context>
    <name>tensordesk::ImageNotes</name>
    <message>
        <source>The first %1 of %2 pictures.</source>
        <translation>Les %1 premières images sur %2.</translation>
    </message>
    <message>
        <source>Thinned: 1 of %1 rows, 1 of %2 columns. Zoom in for all.</source>
        <translation>Éclairci&#xa0;: 1 ligne sur %1, 1 colonne sur %2. Zoomez pour tout voir.</translation>
    </message>
    <message>
        <source>The first 3 of %1 channels.</source>
        <translation>Les 3 premiers canaux sur %1.</translation>
    </message>
    <message>
        <source>Complex values by magnitude.</source>
        <translation>Valeurs complexes selon le module.</translation>
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
        <translation>%1 est vrai</translation>
    </message>
    <message>
        <source>Grey is 0, full colours are ±%1.</source>
        <translation>Le gris est 0, les couleurs pleines sont ±%1.</translation>
    </message>
</context>
<context>
    <name>tensordesk::ImageView</name>
    <message>
        <source>An image needs two dims; this leaf has fewer. The plot shows it.</source>
        <translation>Une image demande deux dimensions&#x202f;; cette feuille en a moins. Les courbes la montrent.</translation>
    </message>
    <message>
        <source>Give one dim the x axis and one the y axis to see an image.</source>
        <translation>Donnez l’axe x à une dimension et l’axe y à une autre pour voir une image.</translation>
    </message>
    <message>
        <source>Square cells</source>
        <translation>Cellules carrées</translation>
    </message>
    <message>
        <source>Read image</source>
        <translation>Lire l’image</translation>
    </message>
    <message>
        <source>Select a leaf in the tree to see it as an image.</source>
        <translation>Sélectionnez une feuille dans l’arbre pour la voir en image.</translation>
    </message>
    <message>
        <source>Reading the image…</source>
        <translation>Lecture de l’image…</translation>
    </message>
    <message>
        <source>No other key runs along this dim</source>
        <translation>Aucune autre clé ne suit cette dimension</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Écrit dans %1</translation>
    </message>
    <message>
        <source>Export a film…</source>
        <translation>Exporter un film…</translation>
    </message>
</context>
<context>
    <name>tensordesk::IndexBox</name>
    <message>
        <source>Index of the part shown</source>
        <translation>Indice de la partie affichée</translation>
    </message>
    <message>
        <source>The part shown, as numpy writes it: [3, :, 0:10]. Type another and press Enter.</source>
        <translation>La partie affichée, à la manière de numpy&#xa0;: [3, :, 0:10]. Saisissez-en une autre et appuyez sur Entrée.</translation>
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
        <translation>Attributs</translation>
    </message>
    <message>
        <source>Names of values</source>
        <translation>Noms des valeurs</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Device</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Éléments</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Membres</translation>
    </message>
    <message>
        <source>Stack dim</source>
        <translation>Dim. d’empilement</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Clés</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tenseurs</translation>
    </message>
    <message>
        <source>Nested tensordicts</source>
        <translation>Tensordicts imbriqués</translation>
    </message>
    <message>
        <source>Non-tensors</source>
        <translation>Non-tenseurs</translation>
    </message>
    <message>
        <source>Broken below</source>
        <translation>Défectueux dessous</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Contient</translation>
    </message>
    <message>
        <source>one value for each batch position</source>
        <translation>une valeur par position du batch</translation>
    </message>
    <message>
        <source>one value for the whole batch</source>
        <translation>une valeur pour tout le batch</translation>
    </message>
    <message>
        <source>Copy as Python</source>
        <translation>Copier en Python</translation>
    </message>
    <message>
        <source>Details of the selected entry</source>
        <translation>Ce qui est connu de l’entrée sélectionnée</translation>
    </message>
    <message>
        <source>Select a key in the tree to see its shape, where it is stored and a summary of its values.</source>
        <translation>Sélectionnez une clé dans l’arbre pour voir sa forme, son lieu de stockage et un résumé de ses valeurs.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Copy the value</source>
        <translation>Copier la valeur</translation>
    </message>
    <message>
        <source>Copy the reason</source>
        <translation>Copier la raison</translation>
    </message>
    <message>
        <source>Why it cannot be shown</source>
        <translation>Pourquoi elle ne peut pas être affichée</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Stockage</translation>
    </message>
    <message>
        <source>About this document</source>
        <translation>À propos de ce document</translation>
    </message>
    <message>
        <source>Reading about the selected entry</source>
        <translation>Lecture des informations sur l’entrée</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Clé %1</translation>
    </message>
    <message>
        <source>Copy as Python: %1</source>
        <translation>Copier en Python&#xa0;: %1</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposition</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Sur le disque</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Affiché</translation>
    </message>
    <message>
        <source>a part of the stored values</source>
        <translation>une partie de ce qui est stocké</translation>
    </message>
    <message>
        <source>The ranges of the batch that the summary is of</source>
        <translation>Les plages du batch sur lesquelles porte le résumé</translation>
    </message>
    <message>
        <source>Saved on</source>
        <translation>Enregistré sur</translation>
    </message>
</context>
<context>
    <name>tensordesk::JobBar</name>
    <message>
        <source>Progress of the newest job</source>
        <translation>Progression de la dernière tâche</translation>
    </message>
    <message>
        <source>Cancel (Esc)</source>
        <translation>Annuler (Échap)</translation>
    </message>
    <message>
        <source>Cancel the newest job</source>
        <translation>Annuler la dernière tâche</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>This job cannot be cancelled</source>
        <translation>Cette tâche ne peut pas être annulée</translation>
    </message>
</context>
<context>
    <name>tensordesk::JobList</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>encore %1 s</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>encore %1 min</translation>
    </message>
</context>
<context>
    <name>tensordesk::JobPanel</name>
    <message>
        <source>No background jobs.</source>
        <translation>Aucune tâche en arrière-plan.</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Tâches</translation>
    </message>
    <message>
        <source>Cancel this job</source>
        <translation>Annuler cette tâche</translation>
    </message>
    <message>
        <source>Cancel %1</source>
        <translation>Annuler %1</translation>
    </message>
    <message>
        <source>Progress of %1</source>
        <translation>Progression de %1</translation>
    </message>
    <message>
        <source>This job cannot be cancelled</source>
        <translation>Cette tâche ne peut pas être annulée</translation>
    </message>
</context>
<context>
    <name>tensordesk::KeyCompleter</name>
    <message>
        <source>Completions</source>
        <translation>Complétions</translation>
    </message>
    <message>
        <source>Look for a matching module</source>
        <translation>Chercher un module qui convient</translation>
    </message>
</context>
<context>
    <name>tensordesk::KeyEdits</name>
    <message>
        <source>Add a key</source>
        <translation>Ajouter une clé</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Dupliquer %1</translation>
    </message>
    <message>
        <source>Rename or move %1</source>
        <translation>Renommer ou déplacer %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>Change the value of %1</source>
        <translation>Changer la valeur de %1</translation>
    </message>
    <message>
        <source>Compute %1</source>
        <translation>Calculer %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::KeyTable</name>
    <message>
        <source>The values of a key</source>
        <translation>Ce qui est connu d’une clé</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Clés</translation>
    </message>
</context>
<context>
    <name>tensordesk::KeysModel</name>
    <message>
        <source>Too large to be read unasked: select it, and the inspector sums it up.</source>
        <translation>Trop grand pour être lu sans demande&#xa0;: sélectionnez l’entrée, et l’inspecteur la résume.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>dtype</source>
        <translation>dtype</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
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
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
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
        <translation>Tous les éléments valent 0</translation>
    </message>
</context>
<context>
    <name>tensordesk::LayoutLine</name>
    <message>
        <source>Shown as stored</source>
        <translation>Affiché tel quel</translation>
    </message>
    <message>
        <source>Read by its layout</source>
        <translation>Lire selon son layout</translation>
    </message>
    <message>
        <source>Read as: %1</source>
        <translation>Lu comme : %1</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s)</source>
        <translation>
            <numerusform>%n épisode</numerusform>
            <numerusform>%n épisodes</numerusform>
        </translation>
    </message>
    <message>
        <source>As stored</source>
        <translation>Tel quel</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Read as…</source>
        <translation>Lire comme…</translation>
    </message>
</context>
<context>
    <name>tensordesk::LayoutsDialog</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Layouts of curves</source>
        <translation>Dispositions de courbes</translation>
    </message>
    <message>
        <source>Saved layouts</source>
        <translation>Dispositions enregistrées</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of the shown value</source>
        <translation>Nom de ce qui est affiché</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Appliquer</translation>
    </message>
    <message>
        <source>Saves which keys are drawn where: %1</source>
        <translation>Enregistre quelles clés sont tracées où&#xa0;: %1</translation>
    </message>
    <message>
        <source>No curves are shown that could be saved.</source>
        <translation>Aucune courbe à enregistrer n’est affichée.</translation>
    </message>
</context>
<context>
    <name>tensordesk::LeafView</name>
    <message>
        <source>The members of this lazy stack differ in shape: %1.
Open one of them in the tree to see its values.</source>
        <translation>Les membres de ce lazy stack ont des formes différentes&#xa0;: %1.
Ouvrez l’un d’eux dans l’arbre pour voir ses valeurs.</translation>
    </message>
    <message>
        <source>This leaf has no elements: its shape is %1.</source>
        <translation>Cette feuille n’a pas d’éléments&#xa0;: sa forme est %1.</translation>
    </message>
    <message>
        <source>Elements of %1 cannot be shown as numbers.</source>
        <translation>Les éléments de type %1 ne peuvent pas être affichés comme nombres.</translation>
    </message>
    <message>
        <source>The slice %1 is empty.</source>
        <translation>La tranche %1 est vide.</translation>
    </message>
    <message>
        <source>%1 = %2 is beyond the end: this member has %3 steps.</source>
        <translation>%1 = %2 est au-delà de la fin&#xa0;: ce membre a %3 pas.</translation>
    </message>
</context>
<context>
    <name>tensordesk::LegendFigures</name>
    <message numerus="yes">
        <source>Visible range: %n value(s), min %1, max %2, mean %3, std %4</source>
        <translation>
            <numerusform>Dans la partie visible&#xa0;: %n valeur, min %1, max %2, moyenne %3, écart-type %4</numerusform>
            <numerusform>Dans la partie visible&#xa0;: %n valeurs, min %1, max %2, moyenne %3, écart-type %4</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 NaN and %2 infinities left out</source>
        <translation>sans %1 NaN et %2 infinis</translation>
    </message>
    <message>
        <source>Sum up curves</source>
        <translation>Résumer les courbes</translation>
    </message>
</context>
<context>
    <name>tensordesk::LegendList</name>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>Show or hide the legend</source>
        <translation>Afficher ou masquer la légende</translation>
    </message>
    <message>
        <source>A click shows one alone, another click all again; the box shows or hides it</source>
        <translation>Un clic en montre une seule, un autre les montre toutes&#x202f;; la case l’affiche ou la masque</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Minimum, maximum, mean (μ) and standard deviation (σ) of the visible range</source>
        <translation>Plus petite et plus grande valeur, moyenne (μ) et écart-type (σ) de ce qui est visible</translation>
    </message>
    <message>
        <source>at the pointer %1</source>
        <translation>au pointeur %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::LengthBars</name>
    <message>
        <source>Lengths of the episodes</source>
        <translation>Longueurs des épisodes</translation>
    </message>
    <message>
        <source>One bar per episode: its height is the number of steps</source>
        <translation>Une barre par épisode&#xa0;: sa hauteur est le nombre de pas</translation>
    </message>
</context>
<context>
    <name>tensordesk::LinePlotView</name>
    <message>
        <source>This leaf is a single value; the table shows it.</source>
        <translation>Cette feuille est une valeur unique&#x202f;; le tableau la montre.</translation>
    </message>
    <message>
        <source>Give one dim the x axis to see a curve.</source>
        <translation>Donnez l’axe x à une dimension pour voir une courbe.</translation>
    </message>
    <message>
        <source>Read curves</source>
        <translation>Lire les courbes</translation>
    </message>
    <message>
        <source>Select a leaf in the tree to see its curves.</source>
        <translation>Sélectionnez une feuille dans l’arbre pour voir ses courbes.</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>The first %1 of %2 curves.</source>
        <translation>Les %1 premières courbes sur %2.</translation>
    </message>
    <message>
        <source>All values are NaN or infinite.</source>
        <translation>Toutes les valeurs sont NaN ou infinies.</translation>
    </message>
    <message>
        <source>Complex values by magnitude.</source>
        <translation>Valeurs complexes selon le module.</translation>
    </message>
    <message>
        <source>Values of 0 and below have no place on a logarithmic axis.</source>
        <translation>Les valeurs inférieures ou égales à 0 n’ont pas de place sur un axe logarithmique.</translation>
    </message>
    <message>
        <source>%1 has no dim like the one along x, so it cannot be drawn here.</source>
        <translation>%1 n’a pas de dimension comme celle le long de x et ne peut donc pas être tracé ici.</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>courbe</translation>
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
        <translation>Cette clé ne peut pas être tracée ici</translation>
    </message>
</context>
<context>
    <name>tensordesk::LinkQuestion</name>
    <message>
        <source>Follow links</source>
        <translation>Suivre les liens</translation>
    </message>
    <message>
        <source>Read what lies behind links that lead out of opened folders?</source>
        <translation>Lire ce qui se trouve derrière les liens menant hors des dossiers ouverts&#x202f;?</translation>
    </message>
    <message>
        <source>The target is shown and exported like a part of the folder. This applies to every folder until the program ends. Nothing is written through such a link.</source>
        <translation>La cible est affichée et exportée comme une partie du dossier. Cela vaut pour tous les dossiers jusqu’à la fin du programme. Rien n’est écrit à travers un tel lien.</translation>
    </message>
    <message>
        <source>&amp;Follow</source>
        <translation>&amp;Suivre</translation>
    </message>
</context>
<context>
    <name>tensordesk::MainWindow</name>
    <message>
        <source>Main toolbar</source>
        <translation>Barre d’outils principale</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
    <message>
        <source>Simulate the sample</source>
        <translation>Simuler l’exemple</translation>
    </message>
    <message>
        <source>%1[*] — TensorDesk</source>
        <translation>%1[*] — TensorDesk</translation>
    </message>
    <message>
        <source>%1[*] (read-only) — TensorDesk</source>
        <translation>%1[*] (lecture seule) — TensorDesk</translation>
    </message>
    <message>
        <source>tensordict of a program</source>
        <translation>tensordict d’un programme</translation>
    </message>
    <message>
        <source>Open a folder</source>
        <translation>Ouvrir un dossier</translation>
    </message>
    <message>
        <source>In the view that is shown</source>
        <translation>Dans la vue affichée</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1, en %2</translation>
    </message>
    <message>
        <source>Open as one stack</source>
        <translation>Ouvrir comme une seule pile</translation>
    </message>
    <message numerus="yes">
        <source>The names of these %n files count up</source>
        <translation>
            <numerusform>Le nom de ce %n fichier est numéroté</numerusform>
            <numerusform>Les noms de ces %n fichiers se suivent</numerusform>
        </translation>
    </message>
    <message>
        <source>They may be the steps of one run.</source>
        <translation>Ce sont peut-être les étapes d’une même exécution.</translation>
    </message>
    <message>
        <source>Cannot open “%1”</source>
        <translation>Impossible d’ouvrir « %1 »</translation>
    </message>
    <message>
        <source>The program raised an error</source>
        <translation>Le programme a levé une erreur</translation>
    </message>
    <message>
        <source>Cannot show the tensordicts of the program</source>
        <translation>Impossible d’afficher les tensordicts du programme</translation>
    </message>
    <message>
        <source>Cannot make the sample</source>
        <translation>Impossible de créer l’exemple</translation>
    </message>
</context>
<context>
    <name>tensordesk::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
</context>
<context>
    <name>tensordesk::MaskPanel</name>
    <message>
        <source>Mask over the batch</source>
        <translation>Masque sur le batch</translation>
    </message>
    <message>
        <source>A bool key or expression over the batch: every key shows only where it is true</source>
        <translation>Une clé ou expression bool sur le batch&#xa0;: chaque clé ne montre que là où elle est vraie</translation>
    </message>
    <message>
        <source>Only where</source>
        <translation>Seulement où</translation>
    </message>
    <message>
        <source>%1 or td[&quot;reward&quot;] &gt; 0</source>
        <translation>%1 ou td[&quot;reward&quot;] &gt; 0</translation>
    </message>
</context>
<context>
    <name>tensordesk::MaskedRoot</name>
    <message>
        <source>Apply the mask</source>
        <translation>Appliquer le masque</translation>
    </message>
    <message>
        <source>Summarize all keys</source>
        <translation>Examiner toutes les clés</translation>
    </message>
    <message>
        <source>%1 of %2 positions</source>
        <translation>%1 positions sur %2</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>dans %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::MemberDialog</name>
    <message>
        <source>This selects no part, so there is nothing to collate.</source>
        <translation>Cela ne sélectionne aucune partie, il n’y a donc rien à collationner.</translation>
    </message>
    <message>
        <source>&amp;Indices of</source>
        <translation>&amp;Indices de</translation>
    </message>
    <message>
        <source>E&amp;pisodes, which end at</source>
        <translation>É&amp;pisodes, finissant selon</translation>
    </message>
    <message>
        <source>E&amp;xpression</source>
        <translation>E&amp;xpression</translation>
    </message>
    <message>
        <source>Collate parts</source>
        <translation>Collationner des parties</translation>
    </message>
    <message>
        <source>Batch dim</source>
        <translation>Dimension de batch</translation>
    </message>
    <message>
        <source>Indices</source>
        <translation>Indices</translation>
    </message>
    <message>
        <source>Indices and slices, such as 0, 3, 5:9</source>
        <translation>Indices et tranches, par exemple 0, 3, 5:9</translation>
    </message>
    <message>
        <source>Key that ends episodes</source>
        <translation>Clé qui termine les épisodes</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Expression</translation>
    </message>
    <message>
        <source>An expression over td that gives a list of tensordicts</source>
        <translation>Une expression sur td qui donne une liste de tensordicts</translation>
    </message>
    <message>
        <source>More members are chosen than can be shown side by side: at most %1 are shown.</source>
        <translation>Cela choisit plus de membres qu’on ne peut en regarder côte à côte&#xa0;: %1 au plus sont affichés.</translation>
    </message>
</context>
<context>
    <name>tensordesk::MembersModel</name>
    <message>
        <source>Member %1, %2</source>
        <translation>Membre %1, %2</translation>
    </message>
    <message>
        <source>Only some members have: %1</source>
        <translation>Seuls certains membres ont&#xa0;: %1</translation>
    </message>
    <message>
        <source>Others have besides: %1</source>
        <translation>D’autres ont en plus&#xa0;: %1</translation>
    </message>
    <message>
        <source>1 key</source>
        <translation>1 clé</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 clés</translation>
    </message>
</context>
<context>
    <name>tensordesk::MessageBar</name>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Moins</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::MessageItem</name>
    <message>
        <source>How to fix it</source>
        <translation>Comment y remédier</translation>
    </message>
    <message>
        <source>Copy the message</source>
        <translation>Copier le message</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>Fermer le message</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
</context>
<context>
    <name>tensordesk::MessageLog</name>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Document</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>Columns of the messages</source>
        <translation>Colonnes des messages</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Tout copier</translation>
    </message>
    <message>
        <source>Copy all messages as text</source>
        <translation>Copier tous les messages sous forme de texte</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>Forget these messages</source>
        <translation>Oublier ces messages</translation>
    </message>
    <message>
        <source>No messages so far. Messages and errors are kept here.</source>
        <translation>Aucun message pour l’instant. Ce qui est signalé et ce qui échoue est conservé ici.</translation>
    </message>
</context>
<context>
    <name>tensordesk::NextMarks</name>
    <message>
        <source>Compare with next</source>
        <translation>Comparer à next</translation>
    </message>
    <message>
        <source>Within episodes it equals next of the previous step.</source>
        <translation>Dans les épisodes, c’est égal à next du pas précédent.</translation>
    </message>
    <message>
        <source>At %1 of %2 steps within episodes it differs from next of the previous step, first at %3.</source>
        <translation>À %1 pas sur %2 dans les épisodes, cela diffère de next du pas précédent, d’abord en %3.</translation>
    </message>
</context>
<context>
    <name>tensordesk::NumberFormats</name>
    <message>
        <source>Exact</source>
        <translation>Exact</translation>
    </message>
    <message numerus="yes">
        <source>%n decimals</source>
        <translation>
            <numerusform>%n décimale</numerusform>
            <numerusform>%n décimales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scientific, %n decimals</source>
        <translation>
            <numerusform>Scientifique, %n décimale</numerusform>
            <numerusform>Scientifique, %n décimales</numerusform>
        </translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <translation>Hexadécimal</translation>
    </message>
    <message>
        <source>Number format</source>
        <translation>Format des nombres</translation>
    </message>
</context>
<context>
    <name>tensordesk::OperandBoxes</name>
    <message>
        <source>lacks the key</source>
        <translation>sans la clé</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 autres</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>absente</translation>
    </message>
</context>
<context>
    <name>tensordesk::OperationStrip</name>
    <message>
        <source>Operations</source>
        <translation>Opérations</translation>
    </message>
    <message>
        <source>Reductions</source>
        <translation>Réductions</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Opération</translation>
    </message>
    <message>
        <source>Append an operation</source>
        <translation>Ajouter une opération à la fin</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Show the result in all views</source>
        <translation>Montrer le résultat dans toutes les vues</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Write the result to a file</source>
        <translation>Écrire le résultat dans un fichier</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Copy the operations as Python, a line each</source>
        <translation>Copier les opérations en Python, une par ligne</translation>
    </message>
</context>
<context>
    <name>tensordesk::OptionsPage</name>
    <message>
        <source>The shown entry has no options.</source>
        <translation>Il n’y a rien à choisir pour ce qui est affiché ici.</translation>
    </message>
</context>
<context>
    <name>tensordesk::OriginView</name>
    <message>
        <source>Where elements come from</source>
        <translation>D’où viennent les éléments</translation>
    </message>
    <message>
        <source>Where the elements of the result come from. Rows and columns are its first two dims; colours are indices in a dim of the operand: along a moved dim they run evenly, in stripes where dims are mixed. Click an element to see its origin.</source>
        <translation>D’où viennent les éléments du résultat. Les lignes et les colonnes sont ses deux premières dimensions&#x202f;; les couleurs sont les indices dans une dimension de ce dont il est fait&#xa0;: le long d’une dimension déplacée elles progressent régulièrement, et en bandes là où des dimensions sont mélangées. Un clic renseigne sur un élément.</translation>
    </message>
    <message>
        <source>%1 was filled in</source>
        <translation>%1 a été ajouté par remplissage</translation>
    </message>
    <message>
        <source>%1 is %2: %3</source>
        <translation>%1 est %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 of td</source>
        <translation>%1 de td</translation>
    </message>
    <message>
        <source>result</source>
        <translation>résultat</translation>
    </message>
</context>
<context>
    <name>tensordesk::OverviewPane</name>
    <message>
        <source>Keys by group</source>
        <translation>Clés par groupe</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Tout sélectionner</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>Keys of the groups</source>
        <translation>Clés des groupes</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>forme</translation>
    </message>
    <message>
        <source>dtype</source>
        <translation>dtype</translation>
    </message>
    <message>
        <source>size</source>
        <translation>taille</translation>
    </message>
    <message>
        <source>min</source>
        <translation>min</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>moy</translation>
    </message>
    <message>
        <source>max</source>
        <translation>max</translation>
    </message>
    <message>
        <source>The columns of the table</source>
        <translation>Ce que le tableau montre de chaque clé</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Octets</translation>
    </message>
    <message>
        <source>Summarize all keys</source>
        <translation>Examiner toutes les clés</translation>
    </message>
    <message>
        <source>There are no bytes in this tensordict: it has no leaves, or empty ones.</source>
        <translation>Il n’y a pas d’octets dans ce tensordict&#xa0;: il n’a pas de feuilles, ou des feuilles vides.</translation>
    </message>
    <message>
        <source>Only the first %1 keys are shown.</source>
        <translation>Seules les %1 premières clés sont affichées.</translation>
    </message>
    <message>
        <source>There are no groups here that share most of their keys.</source>
        <translation>Il n’y a pas ici de groupes partageant la plupart de leurs clés.</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Membres</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Clés</translation>
    </message>
    <message>
        <source>Keys by member</source>
        <translation>Clés par membre</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
</context>
<context>
    <name>tensordesk::PageBar</name>
    <message>
        <source>Previous page of rows</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page of rows</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Go to index</source>
        <translation>Aller à l’indice</translation>
    </message>
    <message>
        <source>rows %1 … %2 of %3</source>
        <translation>lignes %1 … %2 sur %3</translation>
    </message>
    <message>
        <source>Go to index [%1]</source>
        <translation>Aller à l’indice [%1]</translation>
    </message>
    <message>
        <source>Previous page of columns</source>
        <translation>Page de colonnes précédente</translation>
    </message>
    <message>
        <source>Next page of columns</source>
        <translation>Page de colonnes suivante</translation>
    </message>
    <message>
        <source>Rows in their own order</source>
        <translation>Lignes dans leur ordre propre</translation>
    </message>
    <message>
        <source>columns %1 … %2 of %3</source>
        <translation>colonnes %1 … %2 sur %3</translation>
    </message>
    <message>
        <source>sorting by column %1…</source>
        <translation>tri selon la colonne %1…</translation>
    </message>
    <message>
        <source>sorted by column %1, greatest first</source>
        <translation>trié selon la colonne %1, ordre décroissant</translation>
    </message>
    <message>
        <source>sorted by column %1, least first</source>
        <translation>trié selon la colonne %1, ordre croissant</translation>
    </message>
    <message>
        <source>; the first %1 of %2 rows</source>
        <translation>&#x202f;; les %1 premières lignes sur %2</translation>
    </message>
</context>
<context>
    <name>tensordesk::ParameterColumns</name>
    <message>
        <source>Show or hide this column of the parameters</source>
        <translation>Afficher ou masquer cette colonne des paramètres</translation>
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
        <translation>(sans module)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Tied: it has the same elements as %1</source>
        <translation>Lié : a les mêmes éléments que %1</translation>
    </message>
    <message>
        <source>Optimizer state: %1, group %2</source>
        <translation>État de l’optimiseur : %1, groupe %2</translation>
    </message>
    <message>
        <source>Distribution of the values</source>
        <translation>Distribution des valeurs</translation>
    </message>
    <message>
        <source>The distribution of the finite elements, from the minimum to the maximum</source>
        <translation>La distribution des éléments finis, du minimum au maximum</translation>
    </message>
    <message>
        <source>The Euclidean norm of the finite elements</source>
        <translation>La norme euclidienne des éléments finis</translation>
    </message>
    <message>
        <source>The share of elements that are 0</source>
        <translation>La part des éléments égaux à 0</translation>
    </message>
    <message>
        <source>|now − before| / |before| against the other checkpoint</source>
        <translation>|maintenant − avant| / |avant| par rapport à l’autre checkpoint</translation>
    </message>
    <message>
        <source>The root mean square of the optimizer&apos;s latest step without weight decay; for Adam lr · m̂ / (√v̂ + ε)</source>
        <translation>La moyenne quadratique du dernier pas de l’optimiseur sans weight decay ; pour Adam lr · m̂ / (√v̂ + ε)</translation>
    </message>
    <message>
        <source>The norm of exp_avg or momentum_buffer</source>
        <translation>La norme de exp_avg ou momentum_buffer</translation>
    </message>
    <message>
        <source>The device on which the parameter was when it was saved</source>
        <translation>Le périphérique sur lequel se trouvait le paramètre à l’enregistrement</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Paramètre</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>Norme</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Éc.-type</translation>
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
        <translation>Zéros</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Step size</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Moment</translation>
    </message>
    <message>
        <source>lr</source>
        <translation>lr</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>dtype</source>
        <translation>dtype</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Éléments</translation>
    </message>
    <message>
        <source>Saved on</source>
        <translation>Enregistré sur</translation>
    </message>
    <message>
        <source>%1 new NaN or Inf</source>
        <translation>%1 nouveaux NaN ou Inf</translation>
    </message>
    <message>
        <source>%1 elements that were finite are NaN or infinite now. The change of the others: %2</source>
        <translation>%1 éléments qui étaient finis sont maintenant NaN ou infinis. Le changement des autres : %2</translation>
    </message>
</context>
<context>
    <name>tensordesk::ParameterReader</name>
    <message>
        <source>Read parameters</source>
        <translation>Lire les paramètres</translation>
    </message>
</context>
<context>
    <name>tensordesk::ParametersPage</name>
    <message>
        <source>By &amp;module</source>
        <translation>Par &amp;module</translation>
    </message>
    <message>
        <source>&amp;Compare with…</source>
        <translation>&amp;Comparer avec…</translation>
    </message>
    <message>
        <source>E&amp;xport table…</source>
        <translation>E&amp;xporter le tableau…</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Columns of the parameters</source>
        <translation>Colonnes des paramètres</translation>
    </message>
    <message>
        <source>Search parameters</source>
        <translation>Rechercher des paramètres</translation>
    </message>
    <message>
        <source>Group parameters by module, or show them in one list to sort all of them</source>
        <translation>Regrouper les paramètres par module, ou les afficher en une liste pour les trier tous</translation>
    </message>
    <message>
        <source>Choose another checkpoint of the same module, and show the change of each parameter</source>
        <translation>Choisir un autre checkpoint du même module et afficher l’écart de chaque paramètre</translation>
    </message>
    <message>
        <source>Write a row per parameter with all statistics as CSV or Parquet</source>
        <translation>Écrire une ligne par paramètre avec toutes les statistiques en CSV ou Parquet</translation>
    </message>
    <message>
        <source>Open another checkpoint</source>
        <translation>Ouvrir un autre checkpoint</translation>
    </message>
    <message>
        <source>Export parameters</source>
        <translation>Exporter les paramètres</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 écrit</translation>
    </message>
    <message numerus="yes">
        <source>%n parameter(s)</source>
        <translation>
            <numerusform>%n paramètre</numerusform>
            <numerusform>%n paramètres</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 éléments</translation>
    </message>
    <message numerus="yes">
        <source>%n tied</source>
        <translation>
            <numerusform>%n lié</numerusform>
            <numerusform>%n liés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with NaN or Inf</source>
        <translation>
            <numerusform>%n avec NaN ou Inf</numerusform>
            <numerusform>%n avec NaN ou Inf</numerusform>
        </translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>optimiseur</translation>
    </message>
    <message>
        <source>%1: %2 of %3 states joined</source>
        <translation>%1 : %2 états sur %3 associés</translation>
    </message>
    <message>
        <source>compared with %1</source>
        <translation>comparé avec %1</translation>
    </message>
    <message>
        <source>further entries were skipped</source>
        <translation>d’autres entrées ont été omises</translation>
    </message>
    <message>
        <source>Stop &amp;comparing</source>
        <translation>Arrêter de &amp;comparer</translation>
    </message>
    <message>
        <source>Compare with another checkpoint</source>
        <translation>Comparer avec un autre checkpoint</translation>
    </message>
    <message>
        <source>%1 has no parameter of the same name and shape.</source>
        <translation>%1 n’a aucun paramètre de même nom et de même forme.</translation>
    </message>
    <message numerus="yes">
        <source>%n parameter(s) have none of the same name and shape there.</source>
        <translation>
            <numerusform>%n paramètre n’y a pas d’équivalent de même nom et de même forme.</numerusform>
            <numerusform>%n paramètres n’y ont pas d’équivalent de même nom et de même forme.</numerusform>
        </translation>
    </message>
    <message>
        <source>The statistics of some parameters are not read yet. Try again when the reading is over.</source>
        <translation>Les statistiques de certains paramètres ne sont pas encore lues. Réessayez une fois la lecture terminée.</translation>
    </message>
    <message>
        <source>Export table of parameters</source>
        <translation>Exporter le tableau des paramètres</translation>
    </message>
    <message>
        <source>Tables (*.csv *.parquet *.npz *.h5)</source>
        <translation>Tableaux (*.csv *.parquet *.npz *.h5)</translation>
    </message>
    <message>
        <source>Columns that have no space at this width. Choose the columns of the table here or by a right click on its header.</source>
        <translation>Colonnes qui n’ont pas de place à cette largeur. Choisissez les colonnes du tableau ici ou par un clic droit sur son en-tête.</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden column(s)</source>
        <translation>
            <numerusform>%n colonne masquée</numerusform>
            <numerusform>%n colonnes masquées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::PictureControls</name>
    <message>
        <source>Smooth</source>
        <translation>Lisser</translation>
    </message>
    <message>
        <source>Same colours for all</source>
        <translation>Mêmes couleurs pour tout</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>rows, columns, channels</source>
        <translation>lignes, colonnes, canaux</translation>
    </message>
    <message>
        <source>channels, rows, columns</source>
        <translation>canaux, lignes, colonnes</translation>
    </message>
    <message>
        <source>rows, columns</source>
        <translation>lignes, colonnes</translation>
    </message>
    <message>
        <source>heat map</source>
        <translation>heatmap</translation>
    </message>
    <message>
        <source>Order of the dims of a picture</source>
        <translation>Ordre des dimensions d’une image</translation>
    </message>
    <message>
        <source>The meaning of the last dims; automatic: guessed from dtype and sizes</source>
        <translation>Ce que représentent les dernières dimensions&#x202f;; automatique&#xa0;: deviné d’après le dtype et les tailles</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Masque</translation>
    </message>
    <message>
        <source>A bool key that is laid over the image in red where it is true</source>
        <translation>Une clé bool superposée en rouge à l’image là où elle est vraie</translation>
    </message>
    <message>
        <source>Blends neighbouring elements instead of drawing each as a cell</source>
        <translation>Fond les éléments voisins au lieu de dessiner chacun comme une cellule</translation>
    </message>
    <message>
        <source>Keeps the values of the first and last colour while stepping</source>
        <translation>Conserve les valeurs de la première et de la dernière couleur en avançant</translation>
    </message>
    <message>
        <source>Film…</source>
        <translation>Film…</translation>
    </message>
    <message>
        <source>Writes a frame for each index of a dim into an animated picture</source>
        <translation>Écrit une image par indice d’une dimension dans une image animée</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Courbes</translation>
    </message>
    <message>
        <source>Keys whose values along the dim that runs are drawn below, in step with the image</source>
        <translation>Clés dont les valeurs le long de la dimension parcourue sont tracées en dessous, au rythme de l’image</translation>
    </message>
    <message>
        <source>no mask</source>
        <translation>sans masque</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Lu comme</translation>
    </message>
</context>
<context>
    <name>tensordesk::Player</name>
    <message numerus="yes">
        <source>%n frames a second</source>
        <translation>
            <numerusform>%n image par seconde</numerusform>
            <numerusform>%n images par seconde</numerusform>
        </translation>
    </message>
    <message>
        <source>Start again at the end</source>
        <translation>Recommencer à la fin</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pause (Espace)</translation>
    </message>
    <message>
        <source>Show index after index (Space)</source>
        <translation>Montrer un indice après l’autre (Espace)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
</context>
<context>
    <name>tensordesk::PlotLayouts</name>
    <message>
        <source>The file has no key %1</source>
        <translation>Le fichier n’a pas de clé %1</translation>
    </message>
    <message>
        <source>The layout shows this key, so it cannot be used here.</source>
        <translation>La disposition montre cette clé et ne peut pas être utilisée ici.</translation>
    </message>
</context>
<context>
    <name>tensordesk::PlotView</name>
    <message>
        <source>Reading was stopped. Press F5 to read it again.</source>
        <translation>La lecture a été arrêtée. Appuyez sur F5 pour relire.</translation>
    </message>
    <message>
        <source>magnitude</source>
        <translation>module</translation>
    </message>
    <message>
        <source>real part</source>
        <translation>partie réelle</translation>
    </message>
    <message>
        <source>imaginary part</source>
        <translation>partie imaginaire</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>phase</translation>
    </message>
    <message>
        <source>Complex values</source>
        <translation>Valeurs complexes</translation>
    </message>
    <message>
        <source>The real number that is drawn for each complex value</source>
        <translation>Le nombre réel qui représente chaque valeur complexe</translation>
    </message>
</context>
<context>
    <name>tensordesk::PlotWidget</name>
    <message>
        <source>Show all</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Enregistrer l’image…</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf *.jpg)</source>
        <translation>Images (*.png *.svg *.pdf *.jpg)</translation>
    </message>
    <message>
        <source>Copies the picture; with Ctrl, the mouse drags it to another program</source>
        <translation>Copie l’image&#x202f;; avec Ctrl, la souris la glisse vers un autre programme</translation>
    </message>
    <message>
        <source>Cannot write the picture</source>
        <translation>Impossible d’écrire l’image</translation>
    </message>
</context>
<context>
    <name>tensordesk::ReadAsDialog</name>
    <message>
        <source>the root of the file</source>
        <translation>la racine du fichier</translation>
    </message>
    <message>
        <source>%1: each is an episode</source>
        <translation>%1 : chacun est un épisode</translation>
    </message>
    <message>
        <source>The second dim counts environments</source>
        <translation>La deuxième dim compte les environnements</translation>
    </message>
    <message>
        <source>Read the other files of this folder by it too</source>
        <translation>Lire aussi de cette façon les autres fichiers de ce dossier</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Lire comme</translation>
    </message>
    <message>
        <source>Roles to begin with: those of a layout</source>
        <translation>Rôles de départ : ceux d’un layout</translation>
    </message>
    <message>
        <source>The level of the file whose arrays have one row per step</source>
        <translation>Le niveau du fichier dont les tableaux ont une ligne par pas</translation>
    </message>
    <message>
        <source>Arrays are [steps, environments, …]: each environment has episodes of its own</source>
        <translation>Les tableaux sont [pas, environnements, …] : chaque environnement a ses propres épisodes</translation>
    </message>
    <message>
        <source>The rollout that the roles give</source>
        <translation>Ce que donnent les rôles</translation>
    </message>
    <message>
        <source>First rows of the first episode</source>
        <translation>Premières lignes du premier épisode</translation>
    </message>
    <message>
        <source>a name to save this layout under</source>
        <translation>un nom sous lequel enregistrer ce layout</translation>
    </message>
    <message>
        <source>&amp;Read</source>
        <translation>&amp;Lire</translation>
    </message>
    <message>
        <source>&amp;Begin with</source>
        <translation>&amp;Commencer par</translation>
    </message>
    <message>
        <source>&amp;Steps are in</source>
        <translation>Les &amp;pas sont dans</translation>
    </message>
    <message>
        <source>Save &amp;as</source>
        <translation>Enregistrer &amp;sous</translation>
    </message>
    <message>
        <source>Inspect the file</source>
        <translation>Regarder le fichier</translation>
    </message>
    <message>
        <source>own roles</source>
        <translation>rôles propres</translation>
    </message>
    <message>
        <source>the layout that fits</source>
        <translation>le layout qui convient</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s)</source>
        <translation>
            <numerusform>%n épisode</numerusform>
            <numerusform>%n épisodes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <translation>%1 de %2 pas</translation>
    </message>
    <message>
        <source>%1 of %2 to %3 steps, %4 total</source>
        <translation>%1 de %2 à %3 pas, %4 en tout</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avertissements</translation>
    </message>
</context>
<context>
    <name>tensordesk::RecentFiles</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Récemment o&amp;uverts</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Vider la liste</translation>
    </message>
</context>
<context>
    <name>tensordesk::RegionPanel</name>
    <message>
        <source>Zoom in</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Show only this range</source>
        <translation>N’afficher que cet intervalle</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the table as text</source>
        <translation>Copier le tableau en texte</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Remove the marked range (Esc in the plot)</source>
        <translation>Retirer l’intervalle marqué (Échap dans le graphique)</translation>
    </message>
    <message>
        <source>Statistics of the marked range</source>
        <translation>Statistiques de l’intervalle marqué</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Courbe</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Éc.-type</translation>
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
        <translation>Intégrale</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>Pente</translation>
    </message>
    <message>
        <source>Integral over the index, by the trapezoidal rule</source>
        <translation>Intégrale sur l’indice, par la méthode des trapèzes</translation>
    </message>
    <message>
        <source>Slope of the least-squares line per index</source>
        <translation>Pente par indice de la droite des moindres carrés</translation>
    </message>
    <message>
        <source>Summarize the marked range</source>
        <translation>Résumer l’intervalle marqué</translation>
    </message>
    <message>
        <source>No index is in the marked range.</source>
        <translation>Aucun indice n’est dans l’intervalle marqué.</translation>
    </message>
    <message numerus="yes">
        <source>%1 … %2, %n indices</source>
        <translation>
            <numerusform>%1 … %2, %n indice</numerusform>
            <numerusform>%1 … %2, %n indices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::RemoteDialog</name>
    <message>
        <source>&amp;Connect</source>
        <translation>Se &amp;connecter</translation>
    </message>
    <message>
        <source>Folder &amp;above</source>
        <translation>Dossier &amp;parent</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Open from another machine</source>
        <translation>Ouvrir depuis une autre machine</translation>
    </message>
    <message>
        <source>user@machine, or a host of your ssh configuration</source>
        <translation>utilisateur@machine, ou un hôte de votre configuration de ssh</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Machine</translation>
    </message>
    <message>
        <source>A file or folder there; ~ is your home folder</source>
        <translation>Un fichier ou un dossier de cette machine&#x202f;; ~ est votre dossier personnel</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Chemin</translation>
    </message>
    <message>
        <source>Files and folders there</source>
        <translation>Fichiers et dossiers de cette machine</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>State of the connection</source>
        <translation>État de la connexion</translation>
    </message>
    <message>
        <source>The connection is made by your ssh, with its keys and settings. TensorDesk must be installed there too.</source>
        <translation>La connexion est établie par votre ssh, avec ses clés et ses réglages. TensorDesk doit aussi être installé sur l’autre machine.</translation>
    </message>
    <message>
        <source>Waiting for the machine</source>
        <translation>Attente de la machine</translation>
    </message>
    <message>
        <source>Read a folder of another machine</source>
        <translation>Lire un dossier d’une autre machine</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>Connexion à %1…</translation>
    </message>
    <message>
        <source>The folder is empty.</source>
        <translation>Le dossier est vide.</translation>
    </message>
    <message>
        <source>Enter or a double click enters a folder; Open also opens a folder as a tensordict.</source>
        <translation>Entrée ou un double-clic entre dans un dossier&#x202f;; «&#x202f;Ouvrir&#x202f;» ouvre aussi un dossier comme tensordict.</translation>
    </message>
    <message>
        <source>The first %1 names of the folder. Type the path of another file above.</source>
        <translation>Les %1 premiers noms du dossier. Saisissez ci-dessus le chemin d’un autre fichier.</translation>
    </message>
</context>
<context>
    <name>tensordesk::RerunDialog</name>
    <message>
        <source>Too large to compute while you type; the check reports the sizes.</source>
        <translation>Trop volumineux pour être calculé pendant la saisie&#x202f;; la vérification indique les tailles.</translation>
    </message>
    <message>
        <source>Check a policy</source>
        <translation>Vérifier une politique</translation>
    </message>
    <message>
        <source>An expression for the policy or critic that the rollout was collected with. It is run over the stored observations and scores the stored actions; nothing is drawn and nothing is written.</source>
        <translation>Une expression de la politique ou du critique qui a servi à collecter le rollout. Elle s’exécute sur les observations enregistrées et évalue les actions enregistrées ; rien n’est tiré ni écrit.</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>Module</translation>
    </message>
    <message>
        <source>Such as ProbabilisticActor(…) or ValueOperator(…); the list has the previous expressions</source>
        <translation>Par exemple ProbabilisticActor(…) ou ValueOperator(…)&#x202f;; la liste contient les expressions précédentes</translation>
    </message>
    <message>
        <source>&amp;Weights…</source>
        <translation>&amp;Poids…</translation>
    </message>
    <message>
        <source>Choose the file of the module&apos;s parameters, a state dict; the expression then loads it</source>
        <translation>Choisir le fichier des paramètres du module, un state dict ; l’expression le charge alors</translation>
    </message>
    <message>
        <source>The keys that the module reads and writes</source>
        <translation>Ce que le module lit et donne</translation>
    </message>
    <message>
        <source>Where the module computes</source>
        <translation>Où le module calcule</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>Fewer take less memory; a recurrent module is given all steps of a row at once</source>
        <translation>Moins de pas prennent moins de mémoire ; un module récurrent reçoit tous les pas d’une ligne à la fois</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Vérifier</translation>
    </message>
    <message>
        <source>&amp;Module</source>
        <translation>&amp;Module</translation>
    </message>
    <message>
        <source>&amp;Device</source>
        <translation>&amp;Périphérique</translation>
    </message>
    <message>
        <source>&amp;Steps at once</source>
        <translation>Pa&amp;s à la fois</translation>
    </message>
    <message>
        <source>Inspect the module</source>
        <translation>Regarder le module</translation>
    </message>
    <message>
        <source>The parameters of the module</source>
        <translation>Les paramètres du module</translation>
    </message>
    <message>
        <source>State dicts (*.pt *.pth *.safetensors *.tdz *.h5);;All files (*)</source>
        <translation>State dicts (*.pt *.pth *.safetensors *.tdz *.h5);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The parameters come from a file that “Weights…” names, or that the expression loads itself.</source>
        <translation>Les paramètres viennent d’un fichier que « Poids… » désigne, ou que l’expression charge elle-même.</translation>
    </message>
    <message>
        <source>It reads %1.</source>
        <translation>Il lit %1.</translation>
    </message>
    <message>
        <source>Compared with the stored values: %1.</source>
        <translation>Comparé à ce qui est enregistré : %1.</translation>
    </message>
    <message>
        <source>Not stored: %1.</source>
        <translation>Non enregistré : %1.</translation>
    </message>
    <message>
        <source>That was stopped. Change the text to start it again.</source>
        <translation>Cela a été arrêté. Changez le texte pour recommencer.</translation>
    </message>
</context>
<context>
    <name>tensordesk::RerunPage</name>
    <message>
        <source>equal</source>
        <translation>égal</translation>
    </message>
    <message>
        <source>rounded</source>
        <translation>arrondi</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>périmé</translation>
    </message>
    <message>
        <source>mismatched</source>
        <translation>non concordant</translation>
    </message>
    <message>
        <source>unlike</source>
        <translation>différent</translation>
    </message>
    <message>
        <source>misshapen</source>
        <translation>autre forme</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>non jugé</translation>
    </message>
    <message>
        <source>the log-probability of the stored action</source>
        <translation>la log-probabilité de l’action enregistrée</translation>
    </message>
    <message>
        <source>the action, compared with the deterministic action of the given policy</source>
        <translation>l’action, comparée à l’action déterministe de la politique donnée</translation>
    </message>
    <message>
        <source>the module&apos;s outputs</source>
        <translation>les sorties du module</translation>
    </message>
    <message>
        <source>&amp;Check a policy…</source>
        <translation>&amp;Vérifier une politique…</translation>
    </message>
    <message>
        <source>Add as &amp;derived key</source>
        <translation>Ajouter comme clé &amp;dérivée</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Égaux</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Greatest</source>
        <translation>Maximum</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Clipped</source>
        <translation>Écrêté</translation>
    </message>
    <message>
        <source>KL</source>
        <translation>KL</translation>
    </message>
    <message>
        <source>The mean distance of the computed values from the stored ones</source>
        <translation>Écart moyen entre ce qui est calculé maintenant et ce qui est enregistré</translation>
    </message>
    <message>
        <source>It is so far from it at most</source>
        <translation>Son écart maximal</translation>
    </message>
    <message>
        <source>New probability by stored one: mean and standard deviation</source>
        <translation>Nouvelle probabilité sur celle enregistrée : moyenne et écart type</translation>
    </message>
    <message>
        <source>The share of ratios outside of 0.8 to 1.2, where PPO clips by default</source>
        <translation>La part des rapports hors de 0,8 à 1,2, où PPO écrête sauf indication contraire</translation>
    </message>
    <message>
        <source>The mean of ratio − 1 − log(ratio), an estimate of the divergence of the new policy</source>
        <translation>La moyenne de rapport − 1 − log(rapport), une estimation de la divergence de la nouvelle politique</translation>
    </message>
    <message>
        <source>Differences from the stored values</source>
        <translation>Ce qui diffère de ce qui est enregistré</translation>
    </message>
    <message>
        <source>Meaning and fix</source>
        <translation>Signification et solution</translation>
    </message>
    <message>
        <source>Runs a policy or critic over the rollout again and compares its outputs with the stored values</source>
        <translation>Exécute à nouveau une politique ou un critique sur le rollout et compare le résultat à ce qui est enregistré</translation>
    </message>
    <message>
        <source>Adds the log-probabilities of the stored actions under this policy to the tree; they are computed when they are shown</source>
        <translation>Ajoute à l’arbre les log-probabilités des actions enregistrées selon cette politique, calculées quand on les regarde</translation>
    </message>
    <message>
        <source>Run the policy</source>
        <translation>Exécuter la politique</translation>
    </message>
    <message>
        <source>A stale or mismatched log-probability is the classic bug of PPO. Check a policy runs it over this rollout again, and lays the log-probabilities of the stored actions, values and parameters beside those that are stored.</source>
        <translation>Une log-probabilité périmée ou non concordante est le bug classique de PPO. « Vérifier une politique » l’exécute à nouveau sur ce rollout et met les log-probabilités des actions enregistrées, les valeurs et les paramètres à côté de ceux qui sont enregistrés.</translation>
    </message>
    <message>
        <source>Running the policy…</source>
        <translation>Exécution de la politique…</translation>
    </message>
    <message>
        <source>No difference from the stored values</source>
        <translation>Rien ne diffère de ce qui est enregistré</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) differ from the stored values</source>
        <translation>
            <numerusform>%n clé diffère de ce qui est enregistré</numerusform>
            <numerusform>%n clés diffèrent de ce qui est enregistré</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n pas</numerusform>
            <numerusform>%n pas</numerusform>
        </translation>
    </message>
    <message>
        <source>not stored: %1</source>
        <translation>non enregistré : %1</translation>
    </message>
    <message>
        <source>the rollout changed since: check again</source>
        <translation>le rollout a changé depuis : vérifiez à nouveau</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>stored %1, now %2</source>
        <translation>enregistré %1, maintenant %2</translation>
    </message>
    <message>
        <source>Go to this element</source>
        <translation>Aller à cet élément</translation>
    </message>
    <message>
        <source>Fix:</source>
        <translation>Solution :</translation>
    </message>
    <message>
        <source>The entropy is %1 on average.</source>
        <translation>L’entropie est de %1 en moyenne.</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) are left out: the actions lie at the bounds, where the sampled value is unknown.</source>
        <translation>
            <numerusform>%n nombre est laissé de côté : l’action est à la borne, où elle ne dit pas ce qui a été tiré.</numerusform>
            <numerusform>%n nombres sont laissés de côté : les actions sont aux bornes, où elles ne disent pas ce qui a été tiré.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::RoleText</name>
    <message>
        <source>columns</source>
        <translation>colonnes</translation>
    </message>
    <message>
        <source>x axis</source>
        <translation>axe x</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>lignes</translation>
    </message>
    <message>
        <source>y axis</source>
        <translation>axe y</translation>
    </message>
    <message>
        <source>each</source>
        <translation>chacune</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>couleur</translation>
    </message>
    <message>
        <source>together</source>
        <translation>ensemble</translation>
    </message>
    <message>
        <source>index</source>
        <translation>indice</translation>
    </message>
    <message>
        <source>mean ± std</source>
        <translation>moy. ± écart-type</translation>
    </message>
    <message>
        <source>quartiles</source>
        <translation>quartiles</translation>
    </message>
</context>
<context>
    <name>tensordesk::RolesTable</name>
    <message>
        <source>no role</source>
        <translation>aucun rôle</translation>
    </message>
    <message>
        <source>observation</source>
        <translation>observation</translation>
    </message>
    <message>
        <source>next observation</source>
        <translation>observation suivante</translation>
    </message>
    <message>
        <source>action</source>
        <translation>action</translation>
    </message>
    <message>
        <source>reward</source>
        <translation>récompense</translation>
    </message>
    <message>
        <source>done: ends an episode</source>
        <translation>done : finit un épisode</translation>
    </message>
    <message>
        <source>terminated: ends an episode</source>
        <translation>terminated : finit un épisode</translation>
    </message>
    <message>
        <source>truncated: ends an episode</source>
        <translation>truncated : finit un épisode</translation>
    </message>
    <message>
        <source>first step of an episode</source>
        <translation>premier pas d’un épisode</translation>
    </message>
    <message>
        <source>number of the episode</source>
        <translation>numéro de l’épisode</translation>
    </message>
    <message>
        <source>ends of the episodes</source>
        <translation>fins des épisodes</translation>
    </message>
    <message>
        <source>lengths of the episodes</source>
        <translation>longueurs des épisodes</translation>
    </message>
    <message>
        <source>mask of the real steps</source>
        <translation>masque des pas réels</translation>
    </message>
    <message>
        <source>lengths of padded episodes</source>
        <translation>longueurs d’épisodes complétés</translation>
    </message>
    <message>
        <source>Stored key</source>
        <translation>Clé enregistrée</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>First values</source>
        <translation>Premières valeurs</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Affiché comme</translation>
    </message>
    <message>
        <source>Stored keys and their roles</source>
        <translation>Clés enregistrées et leurs rôles</translation>
    </message>
    <message>
        <source>Role of %1</source>
        <translation>Rôle de %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::RolloutActions</name>
    <message numerus="yes">
        <source>%1, its first %n step(s)</source>
        <translation>
            <numerusform>%1, ses %n premiers pas</numerusform>
            <numerusform>%1, ses %n premiers pas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, episode %2 [%3]</source>
        <translation>%1, épisode %2 [%3]</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s) as a stack</source>
        <translation>
            <numerusform>%n épisode en pile</numerusform>
            <numerusform>%n épisodes en pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s), padded, with a mask</source>
        <translation>
            <numerusform>%n épisode, complété, avec un masque</numerusform>
            <numerusform>%n épisodes, complétés, avec un masque</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s), a numbered file each</source>
        <translation>
            <numerusform>%n épisode, un fichier numéroté</numerusform>
            <numerusform>%n épisodes, un fichier numéroté chacun</numerusform>
        </translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Écrit dans %1</translation>
    </message>
    <message>
        <source>The tree has the derived key %1 now</source>
        <translation>L’arbre a maintenant la clé dérivée %1</translation>
    </message>
    <message>
        <source>Join the episodes</source>
        <translation>Joindre les épisodes</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s) as rows</source>
        <translation>
            <numerusform>%n épisode en lignes</numerusform>
            <numerusform>%n épisodes en lignes</numerusform>
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
        <translation>Épisodes</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Santé</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>Dérive</translation>
    </message>
    <message>
        <source>Policy check</source>
        <translation>Politique</translation>
    </message>
</context>
<context>
    <name>tensordesk::RuleBar</name>
    <message>
        <source>Episode boundaries</source>
        <translation>Limites des épisodes</translation>
    </message>
    <message>
        <source>The key that marks the episode boundaries: on this page, in the health checks and for the keys [ and ]</source>
        <translation>Selon quelle clé les épisodes sont distingués&#xa0;: ici, dans les contrôles du docteur et pour les touches [ et ]</translation>
    </message>
    <message>
        <source>Key of the rewards</source>
        <translation>Clé des récompenses</translation>
    </message>
    <message>
        <source>Which key a return is the sum of</source>
        <translation>De quelle clé un retour est la somme</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Facteur d’actualisation</translation>
    </message>
    <message>
        <source>The discount per step</source>
        <translation>Le facteur d’actualisation par pas</translation>
    </message>
    <message>
        <source>&amp;Episode boundaries</source>
        <translation>Limites des é&amp;pisodes</translation>
    </message>
    <message>
        <source>&amp;Return of</source>
        <translation>&amp;Retour de</translation>
    </message>
    <message>
        <source>&amp;Discount</source>
        <translation>Act&amp;ualisation</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatique</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>aucune clé</translation>
    </message>
</context>
<context>
    <name>tensordesk::RunsChart</name>
    <message>
        <source>Runs by episode</source>
        <translation>Exécutions par épisode</translation>
    </message>
    <message>
        <source>step</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>episode</source>
        <translation>épisode</translation>
    </message>
    <message>
        <source>return</source>
        <translation>retour</translation>
    </message>
    <message>
        <source>length</source>
        <translation>longueur</translation>
    </message>
    <message>
        <source>%1: episode %2, %3 %4</source>
        <translation>%1 : épisode %2, %3 %4</translation>
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
        <translation>%1 terminés, %2 inachevés, %3 pas</translation>
    </message>
    <message>
        <source>The mean return of finished episodes; of all episodes if none is finished</source>
        <translation>Le retour moyen des épisodes terminés ; de tous si aucun ne l’est</translation>
    </message>
    <message>
        <source>The interquartile mean: the mean of the middle half of the returns</source>
        <translation>La moyenne interquartile : la moyenne de la moitié centrale des retours</translation>
    </message>
    <message>
        <source>The share of episodes with a step at which the key success or is_success is true</source>
        <translation>La part des épisodes ayant un pas où la clé success ou is_success est vraie</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Épisodes</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Éc.-type</translation>
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
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Succès</translation>
    </message>
</context>
<context>
    <name>tensordesk::RunsWindow</name>
    <message>
        <source>Runs — TensorDesk</source>
        <translation>Exécutions — TensorDesk</translation>
    </message>
    <message>
        <source>return</source>
        <translation>retour</translation>
    </message>
    <message>
        <source>length</source>
        <translation>longueur</translation>
    </message>
    <message>
        <source>The number of an episode</source>
        <translation>La grandeur d’un épisode</translation>
    </message>
    <message>
        <source>by episode</source>
        <translation>par épisode</translation>
    </message>
    <message>
        <source>by step</source>
        <translation>par pas</translation>
    </message>
    <message>
        <source>The horizontal axis</source>
        <translation>L’axe horizontal</translation>
    </message>
    <message>
        <source> episodes</source>
        <translation> épisodes</translation>
    </message>
    <message>
        <source>Moving mean</source>
        <translation>Moyenne mobile</translation>
    </message>
    <message>
        <source>Each point is the mean of this many episodes up to its own; 1 shows the episodes themselves</source>
        <translation>Chaque point est la moyenne d’autant d’épisodes jusqu’au sien ; 1 montre les épisodes eux-mêmes</translation>
    </message>
    <message>
        <source>&amp;Mean of</source>
        <translation>&amp;Moyenne de</translation>
    </message>
    <message>
        <source>&amp;Copy table</source>
        <translation>&amp;Copier le tableau</translation>
    </message>
    <message>
        <source>Copy the statistics with exact numbers</source>
        <translation>Copier les statistiques avec les nombres exacts</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>Statistics of the runs</source>
        <translation>Statistiques des exécutions</translation>
    </message>
    <message>
        <source>Read the runs</source>
        <translation>Lire les exécutions</translation>
    </message>
    <message>
        <source>Only the first %1 of %2 runs are shown.</source>
        <translation>Seules les %1 premières exécutions sur %2 sont affichées.</translation>
    </message>
    <message>
        <source>Compare runs</source>
        <translation>Comparer des exécutions</translation>
    </message>
    <message>
        <source>1 episode</source>
        <translation>1 épisode</translation>
    </message>
</context>
<context>
    <name>tensordesk::ScatterView</name>
    <message>
        <source>Joined</source>
        <translation>Reliés</translation>
    </message>
    <message>
        <source>Logarithmic x axis</source>
        <translation>Axe x logarithmique</translation>
    </message>
    <message>
        <source>Logarithmic y axis</source>
        <translation>Axe y logarithmique</translation>
    </message>
    <message>
        <source>Read points</source>
        <translation>Lire les points</translation>
    </message>
    <message>
        <source>Along x</source>
        <translation>Le long de x</translation>
    </message>
    <message>
        <source>Joins the points by lines, in their order</source>
        <translation>Relie les points par des lignes, dans leur ordre</translation>
    </message>
    <message>
        <source>Select a leaf in the tree to draw it against another.</source>
        <translation>Sélectionnez une feuille dans l’arbre pour la tracer en fonction d’une autre.</translation>
    </message>
    <message>
        <source>index of %1</source>
        <translation>indice de %1</translation>
    </message>
    <message>
        <source>index</source>
        <translation>indice</translation>
    </message>
    <message>
        <source>%1 has no dim like the one along x, so nothing can be drawn against it.</source>
        <translation>%1 n’a pas de dimension comme celle le long de x&#xa0;: rien ne peut être tracé en fonction d’elle.</translation>
    </message>
    <message>
        <source>This leaf is a single value; the table shows it.</source>
        <translation>Cette feuille est une valeur unique&#x202f;; le tableau la montre.</translation>
    </message>
    <message>
        <source>Give one dim the x axis: its indices pair the elements of both keys.</source>
        <translation>Donnez l’axe x à une dimension&#xa0;: ses indices associent les éléments des deux clés.</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>The first %1 of %2 series.</source>
        <translation>Les %1 premières séries sur %2.</translation>
    </message>
    <message>
        <source>%1 points have no place: NaN, infinite, beyond 1e240, or not above 0 on a logarithmic axis.</source>
        <translation>%1 points n’ont pas de place&#xa0;: NaN, infinis, au-delà de 1e240, ou non supérieurs à 0 sur un axe logarithmique.</translation>
    </message>
    <message>
        <source>%1 has no dim like the one along x.</source>
        <translation>%1 n’a pas de dimension comme celle le long de x.</translation>
    </message>
    <message>
        <source>Complex values by magnitude.</source>
        <translation>Valeurs complexes selon le module.</translation>
    </message>
    <message>
        <source>series</source>
        <translation>série</translation>
    </message>
    <message>
        <source>Read the points at the cursor</source>
        <translation>Lire les points au curseur</translation>
    </message>
    <message>
        <source>This key cannot be drawn here</source>
        <translation>Cette clé ne peut pas être tracée ici</translation>
    </message>
</context>
<context>
    <name>tensordesk::ScoreModel</name>
    <message>
        <source>Read scores</source>
        <translation>Lire les scores</translation>
    </message>
    <message>
        <source>Read rows of scores</source>
        <translation>Lire des lignes de scores</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Mean of the row over its instructions</source>
        <translation>Moyenne de la ligne sur ses instructions</translation>
    </message>
    <message>
        <source>Mean of the row</source>
        <translation>Moyenne de la ligne</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>moyenne %1</translation>
    </message>
    <message>
        <source>Mean over %1 of %2 prompts</source>
        <translation>Moyenne sur %1 des %2 prompts</translation>
    </message>
</context>
<context>
    <name>tensordesk::ScoreTable</name>
    <message>
        <source>Strict scores</source>
        <translation>Scores stricts</translation>
    </message>
    <message>
        <source>Loose scores</source>
        <translation>Scores souples</translation>
    </message>
    <message>
        <source>How strictly IFEval judges</source>
        <translation>Sévérité du jugement d’IFEval</translation>
    </message>
    <message>
        <source>Loose scores ignore the first and last line of a response, and asterisks</source>
        <translation>Les scores souples ignorent la première et la dernière ligne d’une réponse, ainsi que les astérisques</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
</context>
<context>
    <name>tensordesk::SequenceColumn</name>
    <message>
        <source>Sequence</source>
        <translation>Séquence</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>Longueur du prompt</translation>
    </message>
    <message>
        <source>Response length</source>
        <translation>Longueur de la réponse</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Récompense</translation>
    </message>
    <message>
        <source>Group mean</source>
        <translation>Moyenne du groupe</translation>
    </message>
    <message>
        <source>Group σ</source>
        <translation>σ du groupe</translation>
    </message>
    <message>
        <source>Advantage</source>
        <translation>Avantage</translation>
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
        <translation>Étape</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Prompt begins</source>
        <translation>Début du prompt</translation>
    </message>
    <message>
        <source>Response begins</source>
        <translation>Début de la réponse</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Alertes</translation>
    </message>
</context>
<context>
    <name>tensordesk::SequenceRow</name>
    <message>
        <source>truncated</source>
        <translation>tronquée</translation>
    </message>
</context>
<context>
    <name>tensordesk::SequencesModel</name>
    <message>
        <source>Read sequences</source>
        <translation>Lire les séquences</translation>
    </message>
    <message>
        <source>log-prob: a log-probability of the response is above 0 or not finite. copy: an earlier sample of the group has the same response. no spread: all samples of the group have the same reward.</source>
        <translation>log-prob : une log-probabilité de la réponse est supérieure à 0 ou non finie. copy : un échantillon précédent du groupe a la même réponse. no spread : tous les échantillons du groupe ont la même récompense.</translation>
    </message>
</context>
<context>
    <name>tensordesk::SequencesPane</name>
    <message>
        <source>Filter of sequences</source>
        <translation>Filtre des séquences</translation>
    </message>
    <message>
        <source>Read all sequences</source>
        <translation>Lire toutes les séquences</translation>
    </message>
    <message>
        <source>Sort sequences</source>
        <translation>Trier les séquences</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filtre</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Séquences</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Scores</translation>
    </message>
    <message>
        <source>Select two sequences to see them side by side, or more to see them as rows</source>
        <translation>Sélectionnez deux séquences pour les voir côte à côte, ou davantage pour les voir en lignes</translation>
    </message>
    <message>
        <source>Groups of sequences</source>
        <translation>Groupes de séquences</translation>
    </message>
    <message>
        <source>Reading all sequences…</source>
        <translation>Lecture de toutes les séquences…</translation>
    </message>
    <message>
        <source>No prompt has several samples here.</source>
        <translation>Aucun prompt n’a plusieurs échantillons ici.</translation>
    </message>
    <message>
        <source>%1 of %2 sequences</source>
        <translation>%1 séquences sur %2</translation>
    </message>
    <message>
        <source>Shows the sequences for which this is true. Available: sequence, prompt, response (their lengths), reward, advantage, kl, entropy, step, truncated, group, group_size, group_mean, group_std, flags, and the further columns by their names</source>
        <translation>Affiche les séquences pour lesquelles ceci est vrai. Disponibles : sequence, prompt, response (leurs longueurs), reward, advantage, kl, entropy, step, truncated, group, group_size, group_mean, group_std, flags et les autres colonnes par leur nom</translation>
    </message>
</context>
<context>
    <name>tensordesk::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Numbers in tables</source>
        <translation>Nombres dans les tableaux</translation>
    </message>
    <message>
        <source>Colours of heat maps</source>
        <translation>Couleurs des heatmaps</translation>
    </message>
    <message>
        <source>These choices are kept. The options of a view are beside it, on the page View.</source>
        <translation>Ce qui est choisi ici est conservé. Les options propres à une vue se trouvent à côté d’elle, sur la page Vue.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Applies after the next start of the program</source>
        <translation>S’applique à partir du prochain démarrage du programme</translation>
    </message>
    <message>
        <source>Language, from the next start on</source>
        <translation>Langue, à partir du prochain démarrage</translation>
    </message>
    <message>
        <source>The most bytes of a key that are computed, edited or kept in memory at once. Larger ones go block by block, and their results are kept in a scratch file in $TMPDIR.</source>
        <translation>Ce qui d’une clé est calculé, modifié ou gardé en mémoire à la fois. Les plus grandes sont traitées bloc par bloc, et ce qui en est gardé va dans un fichier temporaire dans $TMPDIR.</translation>
    </message>
    <message>
        <source>Memory budget</source>
        <translation>Budget mémoire</translation>
    </message>
    <message>
        <source>Columns of the tree</source>
        <translation>Colonnes de l’arbre</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
</context>
<context>
    <name>tensordesk::ShapeEffectModel</name>
    <message>
        <source>breaks here</source>
        <translation>échoue ici</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>disparaît</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouvelle</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message>
        <source>dtype</source>
        <translation>dtype</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>view</source>
        <translation>vue</translation>
    </message>
    <message>
        <source>A view: nothing is copied</source>
        <translation>Une vue&#xa0;: rien n’est copié</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>copie</translation>
    </message>
    <message>
        <source>Has elements of its own</source>
        <translation>A ses propres éléments</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Éléments</translation>
    </message>
</context>
<context>
    <name>tensordesk::ShapeLabel</name>
    <message>
        <source>Shape %1</source>
        <translation>Forme %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::ShapePanel</name>
    <message>
        <source>Effect on each key</source>
        <translation>Effet sur chaque clé</translation>
    </message>
    <message>
        <source>Type an expression above: this shows what it does to each key, before any data is touched.</source>
        <translation>Saisissez une expression ci-dessus&#xa0;: ceci montre ce qu’elle fait à chaque clé, avant de toucher aux données.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Columns of the effect</source>
        <translation>Colonnes de l’effet</translation>
    </message>
    <message>
        <source>Rows of the effect</source>
        <translation>Lignes de l’effet</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>en %1</translation>
    </message>
    <message>
        <source>Only the values tell:</source>
        <translation>Seules les valeurs le disent&#xa0;:</translation>
    </message>
    <message>
        <source>This is more than is worked out while you type.</source>
        <translation>C’est plus que ce qui est calculé pendant la saisie.</translation>
    </message>
    <message>
        <source>Work out shapes</source>
        <translation>Calculer les formes</translation>
    </message>
    <message>
        <source>Look where elements come from</source>
        <translation>Chercher d’où viennent les éléments</translation>
    </message>
    <message>
        <source>Effect of the expression</source>
        <translation>Effet de l’expression</translation>
    </message>
</context>
<context>
    <name>tensordesk::ShapeTokens</name>
    <message>
        <source>batch dim %1</source>
        <translation>dimension de batch %1</translation>
    </message>
    <message>
        <source>event dim %1</source>
        <translation>dimension d’événement %1</translation>
    </message>
    <message>
        <source>varies</source>
        <translation>variable</translation>
    </message>
</context>
<context>
    <name>tensordesk::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Search by a word, or by a key such as Ctrl+E</source>
        <translation>Chercher par un mot, ou par une touche comme Ctrl+E</translation>
    </message>
    <message>
        <source>Shortcut to find</source>
        <translation>Raccourci à trouver</translation>
    </message>
</context>
<context>
    <name>tensordesk::ShownRollout</name>
    <message>
        <source>Read the keys of the rollout</source>
        <translation>Examiner les clés du rollout</translation>
    </message>
    <message>
        <source>Find the episodes</source>
        <translation>Chercher les épisodes</translation>
    </message>
</context>
<context>
    <name>tensordesk::ShownTokens</name>
    <message>
        <source>padding</source>
        <translation>remplissage</translation>
    </message>
    <message>
        <source>prompt</source>
        <translation>prompt</translation>
    </message>
    <message>
        <source>environment</source>
        <translation>environnement</translation>
    </message>
    <message>
        <source>response</source>
        <translation>réponse</translation>
    </message>
    <message>
        <source>Sequence %1</source>
        <translation>Séquence %1</translation>
    </message>
    <message>
        <source>reward %1</source>
        <translation>récompense %1</translation>
    </message>
    <message>
        <source>advantage %1</source>
        <translation>avantage %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::SidePanel</name>
    <message>
        <source>Beside the picture</source>
        <translation>À côté de l’image</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspecteur</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vue</translation>
    </message>
    <message>
        <source>All that is known of the selected entry</source>
        <translation>Tout ce qui est connu de l’entrée sélectionnée</translation>
    </message>
    <message>
        <source>The options of the shown view</source>
        <translation>Ce qu’on peut choisir pour la vue affichée</translation>
    </message>
</context>
<context>
    <name>tensordesk::SideWindow</name>
    <message>
        <source>Cancel the newest job, or close</source>
        <translation>Annuler la dernière tâche, ou fermer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
</context>
<context>
    <name>tensordesk::StackView</name>
    <message>
        <source>Members of the stack</source>
        <translation>Membres de la pile</translation>
    </message>
    <message>
        <source>Key that not all members have</source>
        <translation>Clé que tous les membres n’ont pas</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Membres</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>Keys that not all members have</source>
        <translation>Clés que tous les membres n’ont pas</translation>
    </message>
    <message>
        <source>Read the members</source>
        <translation>Examiner les membres</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Looking at the members…</source>
        <translation>Examen des membres…</translation>
    </message>
    <message>
        <source>%1 members of different shapes</source>
        <translation>%1 membres de formes différentes</translation>
    </message>
    <message>
        <source>%1 members, stacked on dim %2</source>
        <translation>%1 membres, empilés sur la dimension %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>tensordesk::StepModel</name>
    <message>
        <source>The operand that the operations start from</source>
        <translation>Ce d’où partent les opérations</translation>
    </message>
    <message>
        <source>Double-click to edit, drag to move, Delete to remove</source>
        <translation>Double-cliquez pour modifier, glissez pour déplacer, Suppr pour enlever</translation>
    </message>
    <message>
        <source>breaks here</source>
        <translation>échoue ici</translation>
    </message>
</context>
<context>
    <name>tensordesk::StepsPlot</name>
    <message>
        <source>Filled: between the quartiles of the sequences of a step. Line: median. Dashed line: mean.</source>
        <translation>Zone remplie : entre les quartiles des séquences d’une étape. Ligne : médiane. Tirets : moyenne.</translation>
    </message>
    <message>
        <source>The figures of the step under the pointer</source>
        <translation>Les valeurs de l’étape sous le pointeur</translation>
    </message>
    <message>
        <source>%1 by step</source>
        <translation>%1 par étape</translation>
    </message>
    <message>
        <source>All sequences are of one step.</source>
        <translation>Toutes les séquences sont d’une seule étape.</translation>
    </message>
    <message>
        <source>The file states no steps of training.</source>
        <translation>Le fichier n’indique aucune étape d’entraînement.</translation>
    </message>
    <message>
        <source>step</source>
        <translation>étape</translation>
    </message>
    <message numerus="yes">
        <source>Step %1: %2 % of %n sequence(s) truncated</source>
        <translation>
            <numerusform>Étape %1 : %2 % de %n séquence tronquée</numerusform>
            <numerusform>Étape %1 : %2 % de %n séquences tronquées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Step %1, %2 of %n sequence(s): quartiles %3 and %4, median %5, mean %6</source>
        <translation>
            <numerusform>Étape %1, %2 de %n séquence : quartiles %3 et %4, médiane %5, moyenne %6</numerusform>
            <numerusform>Étape %1, %2 de %n séquences : quartiles %3 et %4, médiane %5, moyenne %6</numerusform>
        </translation>
    </message>
    <message>
        <source>reward</source>
        <translation>récompense</translation>
    </message>
    <message>
        <source>response length</source>
        <translation>longueur de la réponse</translation>
    </message>
    <message>
        <source>KL</source>
        <translation>KL</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>entropie</translation>
    </message>
    <message>
        <source>truncated (%)</source>
        <translation>tronquées (%)</translation>
    </message>
</context>
<context>
    <name>tensordesk::StorageLayout</name>
    <message>
        <source>bytes %1</source>
        <translation>octets %1</translation>
    </message>
    <message>
        <source>chunks %1</source>
        <translation>chunks %1</translation>
    </message>
    <message>
        <source>in the header</source>
        <translation>dans l’en-tête</translation>
    </message>
    <message>
        <source>nothing stored</source>
        <translation>rien de stocké</translation>
    </message>
    <message>
        <source>in memory, not saved yet</source>
        <translation>en mémoire, pas encore enregistré</translation>
    </message>
    <message>
        <source>a stack of stored members</source>
        <translation>une pile de membres stockés</translation>
    </message>
    <message>
        <source>computed by %1</source>
        <translation>calculé par %1</translation>
    </message>
    <message>
        <source>converted when read</source>
        <translation>converti à la lecture</translation>
    </message>
    <message>
        <source>tiled</source>
        <translation>en tuiles</translation>
    </message>
    <message>
        <source>reduced</source>
        <translation>réduit</translation>
    </message>
    <message>
        <source>right - left</source>
        <translation>droite − gauche</translation>
    </message>
    <message>
        <source>a field of records</source>
        <translation>un champ d’enregistrements</translation>
    </message>
</context>
<context>
    <name>tensordesk::SummaryPanel</name>
    <message>
        <source>%1 % of %2 elements</source>
        <translation>%1&#xa0;% de %2 éléments</translation>
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
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Écart-type</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>Infinite</source>
        <translation>Infinis</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>Zéros</translation>
    </message>
    <message>
        <source>Progress of the summary</source>
        <translation>Progression du résumé</translation>
    </message>
    <message>
        <source>Stop computing the summary</source>
        <translation>Arrêter le calcul du résumé</translation>
    </message>
    <message>
        <source>Compute the summary</source>
        <translation>Calculer le résumé</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>This would read %1.</source>
        <translation>Cela lirait %1.</translation>
    </message>
    <message>
        <source>There are no elements.</source>
        <translation>Il n’y a pas d’éléments.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Count padding</source>
        <translation>Compter le remplissage</translation>
    </message>
    <message>
        <source>Includes padding in the statistics here, in the tree and in histograms</source>
        <translation>Inclut le remplissage dans les statistiques ici, dans l’arbre et dans les histogrammes</translation>
    </message>
    <message>
        <source>All steps are padding.</source>
        <translation>Tous les pas sont du remplissage.</translation>
    </message>
    <message>
        <source>Without %1 elements of padding, which %2 tells; tables, plots and reduced dims have them.</source>
        <translation>Sans %1 éléments de remplissage, indiqués par %2&#x202f;; les tableaux, les courbes et les dimensions réduites les ont.</translation>
    </message>
    <message>
        <source>A click shows the first in the table</source>
        <translation>Un clic montre le premier dans le tableau</translation>
    </message>
</context>
<context>
    <name>tensordesk::TableView</name>
    <message>
        <source>Select a leaf in the tree to see its values.</source>
        <translation>Sélectionnez une feuille dans l’arbre pour voir ses valeurs.</translation>
    </message>
    <message>
        <source>%1 is outside the visible slice.</source>
        <translation>%1 est hors de la tranche visible.</translation>
    </message>
    <message>
        <source>Go to index…</source>
        <translation>Aller à l’indice…</translation>
    </message>
    <message>
        <source>Find value…</source>
        <translation>Chercher une valeur…</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Occurrence suivante</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Occurrence précédente</translation>
    </message>
    <message>
        <source>Search for a value</source>
        <translation>Chercher une valeur</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>La recherche a été arrêtée.</translation>
    </message>
    <message>
        <source>Type a value, a comparison such as &gt; 3, or isnan.</source>
        <translation>Saisissez une valeur, une comparaison comme &gt; 3, ou isnan.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>There is none.</source>
        <translation>Il n’y en a pas.</translation>
    </message>
    <message>
        <source>%1, from the other end on</source>
        <translation>%1, en repartant de l’autre bout</translation>
    </message>
    <message>
        <source>Fill…</source>
        <translation>Remplir…</translation>
    </message>
    <message>
        <source>Compute…</source>
        <translation>Calculer…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Save cells…</source>
        <translation>Enregistrer les cellules…</translation>
    </message>
    <message>
        <source>Writes the chosen cells, or all that the table shows, as CSV, .npy or .npz</source>
        <translation>Écrit les cellules choisies, ou tout ce que montre le tableau, en CSV, .npy ou .npz</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Cannot paste</source>
        <translation>Collage impossible</translation>
    </message>
    <message>
        <source>There is no such location</source>
        <translation>Cet emplacement n’existe pas</translation>
    </message>
    <message>
        <source>This location is not visible</source>
        <translation>Cet emplacement n’est pas visible</translation>
    </message>
    <message>
        <source>Cannot read the values</source>
        <translation>Impossible de lire les valeurs</translation>
    </message>
</context>
<context>
    <name>tensordesk::TensorTableModel</name>
    <message>
        <source>Read table</source>
        <translation>Lire le tableau</translation>
    </message>
    <message>
        <source>Reading was stopped. Press F5 to read it again.</source>
        <translation>La lecture a été arrêtée. Appuyez sur F5 pour relire.</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>Sort table</source>
        <translation>Trier le tableau</translation>
    </message>
    <message>
        <source>This member ends before</source>
        <translation>Ce membre finit avant</translation>
    </message>
</context>
<context>
    <name>tensordesk::TensorTableView</name>
    <message>
        <source>Copy table cells</source>
        <translation>Copier des cellules du tableau</translation>
    </message>
    <message>
        <source>The selection has more than %1 cells. Use Export for any number.</source>
        <translation>La sélection a plus de %1 cellules. Utilisez l’export pour un nombre quelconque de cellules.</translation>
    </message>
    <message>
        <source>Copy cells</source>
        <translation>Copier les cellules</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Éléments</translation>
    </message>
    <message>
        <source>Indices of rows</source>
        <translation>Indices des lignes</translation>
    </message>
    <message>
        <source>Indices of columns</source>
        <translation>Indices des colonnes</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Tout sélectionner</translation>
    </message>
    <message>
        <source>Colour by value</source>
        <translation>Colorer selon la valeur</translation>
    </message>
    <message>
        <source>Copy as</source>
        <translation>Copier comme</translation>
    </message>
    <message>
        <source>Python lists</source>
        <translation>Listes Python</translation>
    </message>
    <message>
        <source>Number format</source>
        <translation>Format des nombres</translation>
    </message>
    <message>
        <source>Sort rows by this column, least first</source>
        <translation>Trier les lignes selon cette colonne, ordre croissant</translation>
    </message>
    <message>
        <source>Sort rows by this column, greatest first</source>
        <translation>Trier les lignes selon cette colonne, ordre décroissant</translation>
    </message>
    <message>
        <source>Rows in their own order</source>
        <translation>Lignes dans leur ordre propre</translation>
    </message>
    <message>
        <source>Copy the selected cells as this</source>
        <translation>Copier les cellules sélectionnées sous cette forme</translation>
    </message>
    <message>
        <source>Copy the selected cells for a spreadsheet</source>
        <translation>Copier les cellules sélectionnées pour un tableur</translation>
    </message>
    <message>
        <source>Show the numbers of the table so</source>
        <translation>Afficher ainsi les nombres du tableau</translation>
    </message>
    <message>
        <source>Colour the cells of the table by their value</source>
        <translation>Colorer les cellules du tableau selon leur valeur</translation>
    </message>
    <message>
        <source>The value was not changed</source>
        <translation>La valeur n’a pas été modifiée</translation>
    </message>
    <message>
        <source>Cannot copy</source>
        <translation>Copie impossible</translation>
    </message>
    <message>
        <source>Too many cells to copy</source>
        <translation>Trop de cellules à copier</translation>
    </message>
</context>
<context>
    <name>tensordesk::TensorTreeModel</name>
    <message>
        <source>members (%1)</source>
        <translation>membres (%1)</translation>
    </message>
    <message>
        <source>The members of the lazy stack, with the keys that some of them lack</source>
        <translation>Les membres du lazy stack, avec les clés qui manquent à certains d’entre eux</translation>
    </message>
    <message>
        <source>edited, not saved yet</source>
        <translation>modifié, pas encore enregistré</translation>
    </message>
    <message>
        <source>%1, edited</source>
        <translation>%1, modifié</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>lecture…</translation>
    </message>
    <message>
        <source>Filled: batch dims, outlined: event dims</source>
        <translation>Plein&#xa0;: dimensions de batch, contour&#xa0;: dimensions d’événement</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>dtype</source>
        <translation>dtype</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Device</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Too large to be read unasked: select it, and the inspector sums it up.</source>
        <translation>Trop grand pour être lu sans demande&#xa0;: sélectionnez l’entrée, et l’inspecteur la résume.</translation>
    </message>
    <message>
        <source>The values in the order they are stored: least and greatest of each stretch</source>
        <translation>Les valeurs dans l’ordre où elles sont stockées&#xa0;: la plus petite et la plus grande de chaque tronçon</translation>
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
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>Sur disque</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>Chunks</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Compression</translation>
    </message>
    <message>
        <source>%1, without the padding that %2 tells</source>
        <translation>%1, sans le remplissage indiqué par %2</translation>
    </message>
    <message>
        <source>List the keys of %1</source>
        <translation>Lister les clés de %1</translation>
    </message>
    <message>
        <source>Cancelled; reload the file to see the rest</source>
        <translation>Annulé&#x202f;; relisez le fichier pour voir le reste</translation>
    </message>
    <message>
        <source>derived: %1</source>
        <translation>dérivée&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, derived</source>
        <translation>%1, dérivée</translation>
    </message>
</context>
<context>
    <name>tensordesk::TensorTreeView</name>
    <message>
        <source>Keys of the tensordict</source>
        <translation>Clés du tensordict</translation>
    </message>
    <message>
        <source>Copy as Python</source>
        <translation>Copier en Python</translation>
    </message>
    <message>
        <source>Copy nested key</source>
        <translation>Copier la clé imbriquée</translation>
    </message>
    <message>
        <source>Copy shape</source>
        <translation>Copier la forme</translation>
    </message>
    <message>
        <source>Expand all below</source>
        <translation>Tout déplier en dessous</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Tout replier</translation>
    </message>
    <message>
        <source>This tensordict has no entries.</source>
        <translation>Ce tensordict n’a pas d’entrées.</translation>
    </message>
    <message>
        <source>Searching for “%1”…</source>
        <translation>Recherche de «&#x202f;%1&#x202f;»…</translation>
    </message>
    <message>
        <source>No entry fits “%1”.</source>
        <translation>Aucune entrée ne correspond à «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>None of the first %1 entries fits “%2”.</source>
        <translation>Aucune des %1 premières entrées ne correspond à «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>Copy HDF5 path</source>
        <translation>Copier le chemin HDF5</translation>
    </message>
    <message>
        <source>Copy file name</source>
        <translation>Copier le nom du fichier</translation>
    </message>
</context>
<context>
    <name>tensordesk::TokenPicture</name>
    <message>
        <source>Further lines: %1</source>
        <translation>Lignes suivantes : %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::TokenPlot</name>
    <message>
        <source>Values of the tokens</source>
        <translation>Valeurs des tokens</translation>
    </message>
    <message>
        <source>token</source>
        <translation>token</translation>
    </message>
</context>
<context>
    <name>tensordesk::TokenRowsView</name>
    <message>
        <source>Tokens of several sequences</source>
        <translation>Tokens de plusieurs séquences</translation>
    </message>
</context>
<context>
    <name>tensordesk::TokenStage</name>
    <message>
        <source>Text of the sequence</source>
        <translation>Texte de la séquence</translation>
    </message>
    <message>
        <source>Tokens of the second sequence</source>
        <translation>Tokens de la seconde séquence</translation>
    </message>
</context>
<context>
    <name>tensordesk::TokenTextView</name>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
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
        <translation>Couleur des tokens</translation>
    </message>
    <message>
        <source>Choose the tokenizer.json that turns ids into text, for all files of this folder</source>
        <translation>Choisir le tokenizer.json qui transforme les ID en texte, pour tous les fichiers de ce dossier</translation>
    </message>
    <message>
        <source>Copy Text</source>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>Read the tokenizer</source>
        <translation>Lire le tokenizer</translation>
    </message>
    <message>
        <source>No colours</source>
        <translation>Sans couleurs</translation>
    </message>
    <message>
        <source>Choose a Tokenizer</source>
        <translation>Choisir un tokenizer</translation>
    </message>
    <message>
        <source>Tokenizers (*.json)</source>
        <translation>Tokenizers (*.json)</translation>
    </message>
    <message>
        <source>Point at a token to see everything that is stored of it.</source>
        <translation>Pointez un token pour voir tout ce qui en est enregistré.</translation>
    </message>
    <message>
        <source>token %1 of %2</source>
        <translation>token %1 sur %2</translation>
    </message>
    <message>
        <source>%1, its number %2</source>
        <translation>%1, son numéro %2</translation>
    </message>
    <message>
        <source>id %1</source>
        <translation>id %1</translation>
    </message>
    <message>
        <source>Next where…</source>
        <translation>Suivant où…</translation>
    </message>
    <message>
        <source>Go to the next token where</source>
        <translation>Aller au prochain token où</translation>
    </message>
    <message>
        <source>A condition of the chosen values, such as &lt; -5, &gt;= 1 or isnan; Enter goes to the next token</source>
        <translation>Une condition sur les valeurs choisies, comme &lt; -5, &gt;= 1 ou isnan ; Entrée va au prochain token</translation>
    </message>
    <message>
        <source>“%1” is not a condition such as &lt; -5, &gt;= 1 or isnan.</source>
        <translation>« %1 » n&apos;est pas une condition comme &lt; -5, &gt;= 1 ou isnan.</translation>
    </message>
    <message>
        <source>No token of this sequence satisfies %1.</source>
        <translation>Aucun token de cette séquence ne satisfait %1.</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Enregistrer l’image…</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf *.jpg *.html)</source>
        <translation>Images (*.png *.svg *.pdf *.jpg *.html)</translation>
    </message>
    <message>
        <source>Cannot write the picture: %1</source>
        <translation>Impossible d’écrire l’image : %1</translation>
    </message>
    <message>
        <source>Read sequences</source>
        <translation>Lire des séquences</translation>
    </message>
    <message>
        <source>sequence %1  ·  %2</source>
        <translation>séquence %1  ·  %2</translation>
    </message>
    <message>
        <source>No tokenizer.json was found beside the file: IDs are shown. Choose one with Tokenizer…</source>
        <translation>Aucun tokenizer.json n’a été trouvé à côté du fichier : les identifiants sont affichés. Choisissez-en un avec Tokenizer…</translation>
    </message>
    <message>
        <source>The first %1 of the selected sequences are shown.</source>
        <translation>Les %1 premières séquences sélectionnées sont affichées.</translation>
    </message>
</context>
<context>
    <name>tensordesk::Tour</name>
    <message>
        <source>The contents of the file</source>
        <translation>Ce que contient le fichier</translation>
    </message>
    <message>
        <source>The sample is a rollout: a pendulum is swung up, in 16 environments over 500 steps. The tree lists its keys. Behind each stand its &lt;b&gt;batch dims&lt;/b&gt;, filled, and the dims of its elements, outlined. In the middle lies what one asks first of a rollout: its rewards and episodes, and its health.</source>
        <translation>L’exemple est un rollout&#xa0;: un pendule est redressé, dans 16 environnements sur 500 pas. L’arbre liste ses clés. Derrière chacune se trouvent ses &lt;b&gt;dimensions de batch&lt;/b&gt;, pleines, et les dimensions de ses éléments, en contour. Au milieu se trouve ce qu’on demande d’abord à un rollout&#xa0;: ses récompenses et épisodes, et sa santé.</translation>
    </message>
    <message>
        <source>A key, seen in several ways</source>
        <translation>Une clé, vue de plusieurs façons</translation>
    </message>
    <message>
        <source>Click a key and what suits it is shown; here the reward over time. The tabs show it otherwise: as a table, curves, a picture, a histogram or against another key (&lt;b&gt;Ctrl+1&lt;/b&gt; to &lt;b&gt;Ctrl+5&lt;/b&gt;). What can be chosen of a view stands beside it, on the page &lt;i&gt;View&lt;/i&gt;.</source>
        <translation>Cliquez sur une clé, et ce qui lui convient s’affiche&#x202f;; ici la récompense au cours du temps. Les onglets la montrent autrement&#xa0;: en tableau, en courbes, en image, en histogramme ou en fonction d’une autre clé (&lt;b&gt;Ctrl+1&lt;/b&gt; à &lt;b&gt;Ctrl+5&lt;/b&gt;). Ce qu’on peut choisir pour une vue se trouve à côté d’elle, sur la page &lt;i&gt;Vue&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Which part</source>
        <translation>Quelle partie</translation>
    </message>
    <message>
        <source>One strip of dims holds for all views. Turn the wheel over &lt;b&gt;env&lt;/b&gt;: the next environment. Click &lt;b&gt;time&lt;/b&gt;: a part of it, its mean, all at once, or a film. &lt;b&gt;,&lt;/b&gt; and &lt;b&gt;.&lt;/b&gt; step, with Shift by ten.</source>
        <translation>Une même bande de dimensions vaut pour toutes les vues. Tournez la molette sur &lt;b&gt;env&lt;/b&gt;&#xa0;: l’environnement suivant. Cliquez sur &lt;b&gt;time&lt;/b&gt;&#xa0;: une partie, sa moyenne, tout à la fois, ou un film. &lt;b&gt;,&lt;/b&gt; et &lt;b&gt;.&lt;/b&gt; avancent, avec Maj par dix.</translation>
    </message>
    <message>
        <source>From episode to episode</source>
        <translation>D’épisode en épisode</translation>
    </message>
    <message>
        <source>Pictures are shown as pictures. &lt;b&gt;Space&lt;/b&gt; plays them, &lt;b&gt;[&lt;/b&gt; and &lt;b&gt;]&lt;/b&gt; go from episode to episode, in every view: try it. &lt;b&gt;Ctrl+0&lt;/b&gt; leads back to the overview, with all episodes in a table.</source>
        <translation>Les images s’affichent comme images. &lt;b&gt;Espace&lt;/b&gt; les lit, &lt;b&gt;[&lt;/b&gt; et &lt;b&gt;]&lt;/b&gt; vont d’épisode en épisode, dans chaque vue&#xa0;: essayez. &lt;b&gt;Ctrl+0&lt;/b&gt; ramène à la vue d’ensemble, avec tous les épisodes dans un tableau.</translation>
    </message>
    <message>
        <source>The result of an expression before it is run</source>
        <translation>Ce que donne une expression, avant de l’exécuter</translation>
    </message>
    <message>
        <source>Type an index, or any Python over &lt;b&gt;td&lt;/b&gt;: at the end of the line stands what it gives, or why it fails. The shape debugger (&lt;b&gt;F8&lt;/b&gt;) says what it does to each key. &lt;b&gt;Return&lt;/b&gt; shows the result, &lt;b&gt;Esc&lt;/b&gt; goes back to the whole.</source>
        <translation>Saisissez un indice, ou n’importe quel Python sur &lt;b&gt;td&lt;/b&gt;&#xa0;: au bout de la ligne apparaît ce qu’il donne, ou pourquoi il échoue. Le débogueur de formes (&lt;b&gt;F8&lt;/b&gt;) dit ce qu’il fait à chaque clé. &lt;b&gt;Entrée&lt;/b&gt; montre le résultat, &lt;b&gt;Échap&lt;/b&gt; revient à l’ensemble.</translation>
    </message>
    <message>
        <source>Take it with you</source>
        <translation>Emportez-le</translation>
    </message>
    <message>
        <source>&lt;i&gt;Export…&lt;/i&gt; writes the shown values in any format. No file changes until &lt;i&gt;Edit values&lt;/i&gt; is on and you save. &lt;b&gt;Ctrl+Shift+P&lt;/b&gt; finds any action by its name, &lt;b&gt;F1&lt;/b&gt; opens the manual at the page of the focused view.</source>
        <translation>&lt;i&gt;Exporter…&lt;/i&gt; écrit ce qui est affiché, dans n’importe quel format. Rien ne change dans un fichier tant que &lt;i&gt;Modifier les valeurs&lt;/i&gt; n’est pas activé et que vous n’enregistrez pas. &lt;b&gt;Ctrl+Maj+P&lt;/b&gt; trouve une action par son nom, &lt;b&gt;F1&lt;/b&gt; ouvre le manuel à l’élément actif.</translation>
    </message>
</context>
<context>
    <name>tensordesk::TourCard</name>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Help › Take a tour starts it again</source>
        <translation>Aide › Suivre la visite guidée la recommence</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
</context>
<context>
    <name>tensordesk::TreeColumns</name>
    <message>
        <source>Columns of the tree</source>
        <translation>Colonnes de l’arbre</translation>
    </message>
    <message>
        <source>Show or hide this column of the tree</source>
        <translation>Afficher ou masquer cette colonne de l’arbre</translation>
    </message>
</context>
<context>
    <name>tensordesk::TreeNotice</name>
    <message>
        <source>Clear the filter</source>
        <translation>Effacer le filtre</translation>
    </message>
</context>
<context>
    <name>tensordesk::TreeSearchField</name>
    <message>
        <source>Search keys</source>
        <translation>Rechercher des clés</translation>
    </message>
    <message>
        <source>Shows only keys that contain this; with a slash, nested keys such as next/reward.
Also: obs*, dtype:f32, shape:64x64x3, &gt;100MB, is:changed, is:broken</source>
        <translation>Ne montre que les clés qui contiennent ceci&#x202f;; avec une barre oblique, des clés imbriquées comme next/reward.
Aussi&#xa0;: obs*, dtype:f32, shape:64x64x3, &gt;100MB, is:changed, is:broken</translation>
    </message>
</context>
<context>
    <name>tensordesk::TreemapView</name>
    <message>
        <source>Bytes by key</source>
        <translation>Octets par clé</translation>
    </message>
    <message>
        <source>all keys</source>
        <translation>toutes les clés</translation>
    </message>
    <message>
        <source>%1: %2, %3 %</source>
        <translation>%1&#xa0;: %2, %3&#xa0;%</translation>
    </message>
</context>
<context>
    <name>tensordesk::UnsavedGuard</name>
    <message>
        <source>Unsaved edits</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has unsaved edits. Save them?</source>
        <translation>«&#x202f;%1&#x202f;» a des modifications non enregistrées. Les enregistrer&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>%n edit(s)</source>
        <translation>
            <numerusform>%n modification</numerusform>
            <numerusform>%n modifications</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::ValueSearchDialog</name>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Rechercher</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>Search values</source>
        <translation>Rechercher des valeurs</translation>
    </message>
    <message>
        <source>isnan, isinf, == 7, != 0, &gt; 1e6, &lt;= -1</source>
        <translation>isnan, isinf, == 7, != 0, &gt; 1e6, &lt;= -1</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condition</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Progression de la recherche</translation>
    </message>
    <message>
        <source>Keys with such values</source>
        <translation>Clés avec de telles valeurs</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Premier</translation>
    </message>
    <message>
        <source>Enter or a click shows the first value in the document</source>
        <translation>Entrée ou un clic montre la première valeur dans le document</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Searches the values of all keys. Padding counts.</source>
        <translation>Recherche dans les valeurs de toutes les clés. Le remplissage compte.</translation>
    </message>
    <message>
        <source>None of %1 keys has such a value.</source>
        <translation>Aucune des %1 clés n’a de telle valeur.</translation>
    </message>
    <message>
        <source>%1 of %2 keys have such values.</source>
        <translation>%1 des %2 clés ont de telles valeurs.</translation>
    </message>
    <message>
        <source>The search was stopped before its end.</source>
        <translation>La recherche a été arrêtée avant la fin.</translation>
    </message>
    <message>
        <source>There is nothing to search.</source>
        <translation>Il n’y a rien à rechercher.</translation>
    </message>
    <message>
        <source>Type a value, a comparison such as &gt; 3, or isnan.</source>
        <translation>Saisissez une valeur, une comparaison comme &gt; 3 ou isnan.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
</context>
<context>
    <name>tensordesk::ViewKinds</name>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tableau</translation>
    </message>
    <message>
        <source>Show the values as a table</source>
        <translation>Montrer les valeurs dans un tableau</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Courbes</translation>
    </message>
    <message>
        <source>&amp;Plot</source>
        <translation>&amp;Courbes</translation>
    </message>
    <message>
        <source>Show the values as curves</source>
        <translation>Montrer les valeurs sous forme de courbes</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>&amp;Image</source>
        <translation>I&amp;mage</translation>
    </message>
    <message>
        <source>Show the values as a picture</source>
        <translation>Montrer les valeurs comme image</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramme</translation>
    </message>
    <message>
        <source>&amp;Histogram</source>
        <translation>&amp;Histogramme</translation>
    </message>
    <message>
        <source>Show how often values occur</source>
        <translation>Montrer la fréquence des valeurs</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Nuage</translation>
    </message>
    <message>
        <source>S&amp;catter</source>
        <translation>&amp;Nuage de points</translation>
    </message>
    <message>
        <source>Show the values against those of another key</source>
        <translation>Montrer les valeurs en fonction de celles d’une autre clé</translation>
    </message>
</context>
<context>
    <name>tensordesk::WaitingTabs</name>
    <message>
        <source>Opening %1…</source>
        <translation>Ouverture de %1…</translation>
    </message>
    <message>
        <source>Cannot open “%1”</source>
        <translation>Impossible d’ouvrir « %1 »</translation>
    </message>
</context>
<context>
    <name>tensordesk::WelcomePage</name>
    <message>
        <source>Opened last</source>
        <translation>Ouverts récemment</translation>
    </message>
    <message>
        <source>Open a saved tensordict</source>
        <translation>Ouvrir un tensordict enregistré</translation>
    </message>
    <message>
        <source>A rollout, a replay buffer, a checkpoint, episodes: what tensordict, torchrl, torch, numpy, zarr or Minari saved. Drop it here, or choose it.</source>
        <translation>Un rollout, un replay buffer, un checkpoint, des épisodes&#xa0;: ce que tensordict, torchrl, torch, numpy, zarr ou Minari ont enregistré. Déposez-le ici, ou choisissez-le.</translation>
    </message>
    <message>
        <source>%1  —  %2</source>
        <translation>%1  —  %2</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::WidgetKeys</name>
    <message>
        <source>While typing an expression</source>
        <translation>En saisissant une expression</translation>
    </message>
    <message>
        <source>Complete a key or a method</source>
        <translation>Compléter une clé ou une méthode</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Montrer le résultat</translation>
    </message>
    <message>
        <source>Back to the whole tensordict</source>
        <translation>Revenir au tensordict entier</translation>
    </message>
    <message>
        <source>Earlier and later expressions</source>
        <translation>Expressions précédentes et suivantes</translation>
    </message>
    <message>
        <source>On a dim in the strip</source>
        <translation>Sur une dimension de la bande</translation>
    </message>
    <message>
        <source>Open its panel</source>
        <translation>Ouvrir son panneau</translation>
    </message>
    <message>
        <source>One index on or back, with Shift ten</source>
        <translation>Un indice en avant ou en arrière, avec Maj dix</translation>
    </message>
    <message>
        <source>Ten indices on or back</source>
        <translation>Dix indices en avant ou en arrière</translation>
    </message>
    <message>
        <source>First and last index</source>
        <translation>Premier et dernier indice</translation>
    </message>
    <message>
        <source>Name the dim</source>
        <translation>Nommer la dimension</translation>
    </message>
    <message>
        <source>Remove the mask, on its chip</source>
        <translation>Supprimer le masque, sur sa pastille</translation>
    </message>
    <message>
        <source>In a plot</source>
        <translation>Dans un graphique</translation>
    </message>
    <message>
        <source>Zoom in and out</source>
        <translation>Zoomer et dézoomer</translation>
    </message>
    <message>
        <source>Move along</source>
        <translation>Se déplacer</translation>
    </message>
</context>
<context>
    <name>tensordesk::WindowStatus</name>
    <message>
        <source>Memory of this program, files that are only mapped left out</source>
        <translation>Mémoire de ce programme, sans les fichiers seulement projetés</translation>
    </message>
    <message>
        <source>memory %1</source>
        <translation>mémoire %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::WriteDialog</name>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exporter</translation>
    </message>
    <message>
        <source>File or folder to write</source>
        <translation>Fichier ou dossier à écrire</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Annulé&#x202f;; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose where to write</source>
        <translation>Choisir où écrire</translation>
    </message>
    <message>
        <source>&amp;Where:</source>
        <translation>&amp;Où&#xa0;:</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exporter vers</translation>
    </message>
    <message>
        <source>Overwrite?</source>
        <translation>Remplacer&#x202f;?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; exists already. Overwrite it?</source>
        <translation>«&#x202f;%1&#x202f;» existe déjà. Le remplacer&#x202f;?</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Format&#xa0;:</translation>
    </message>
    <message>
        <source>Give the name one of the endings %1, or none for a folder.</source>
        <translation>Donnez au nom l’une des extensions %1, ou aucune pour un dossier.</translation>
    </message>
    <message>
        <source>Give the name one of the endings %1.</source>
        <translation>Donnez au nom l’une des extensions %1.</translation>
    </message>
</context>
<context>
    <name>tensordesk::XValuesBox</name>
    <message>
        <source>Key along x</source>
        <translation>Clé le long de x</translation>
    </message>
    <message>
        <source>The values of the horizontal axis; keys can be dragged here from the tree</source>
        <translation>En fonction de quoi les éléments sont tracés&#x202f;; on peut y glisser des clés depuis l’arbre</translation>
    </message>
</context>
<context>
    <name>tensordesk::elementtext</name>
    <message>
        <source>&quot;%2&quot; is not a valid %1: %3.</source>
        <translation>«&#x202f;%2&#x202f;» n’est pas valide pour %1&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%2 is out of range for %1 (%3).</source>
        <translation>%2 est hors limites pour %1 (%3).</translation>
    </message>
    <message>
        <source>expected integers, %1</source>
        <translation>entiers attendus, %1</translation>
    </message>
    <message>
        <source>expected True, False, 1 or 0</source>
        <translation>True, False, 1 ou 0 attendu</translation>
    </message>
    <message>
        <source>expected a number, nan, inf or -inf</source>
        <translation>un nombre, nan, inf ou -inf attendu</translation>
    </message>
    <message>
        <source>expected a complex number such as 1+2j</source>
        <translation>un nombre complexe comme 1+2j attendu</translation>
    </message>
    <message>
        <source>Elements of %1 cannot be edited.</source>
        <translation>Les éléments de type %1 ne peuvent pas être modifiés.</translation>
    </message>
</context>
<context>
    <name>tensordesk::format</name>
    <message>
        <source>B</source>
        <comment>bytes: a unit, also behind Ki, Mi, Gi …</comment>
        <translation>o</translation>
    </message>
    <message>
        <source>%1 (%2 bytes)</source>
        <translation>%1 (%2 octets)</translation>
    </message>
    <message>
        <source>dim %1</source>
        <translation>dim. %1</translation>
    </message>
</context>
</TS>
