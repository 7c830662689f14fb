<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>model</name>
    <message>
        <source>"__metadata__" is not a JSON object</source>
        <translation>« __metadata__ » n’est pas un objet JSON</translation>
    </message>
    <message>
        <source>"mask" or "lengths"</source>
        <translation>"mask" ou "lengths"</translation>
    </message>
    <message>
        <source>"ring"</source>
        <translation>« ring »</translation>
    </message>
    <message>
        <source>"start" or "end"</source>
        <translation>"start" ou "end"</translation>
    </message>
    <message>
        <source>'*' spreads a sequence within a list, a tuple or a call only</source>
        <translation>'*' ne déploie une séquence que dans une liste, un tuple ou un appel</translation>
    </message>
    <message>
        <source>'**' spreads a dict within a call only</source>
        <translation>'**' ne déploie un dict que dans un appel</translation>
    </message>
    <message>
        <source>'**' spreads a dict, not a value of type {}</source>
        <translation>'**' déploie un dict, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>'TensorDict.{}' is a function: call it with ()</source>
        <translation>'TensorDict.{}' est une fonction : appelez-la avec ()</translation>
    </message>
    <message>
        <source>'for' is only allowed in brackets, as in [x for x in td]</source>
        <translation>'for' ne peut figurer qu’entre crochets ou parenthèses, comme dans [x for x in td]</translation>
    </message>
    <message>
        <source>'torch.{}' is a function: call it with ()</source>
        <translation>'torch.{}' est une fonction : appelez-la avec ()</translation>
    </message>
    <message>
        <source>'with' cannot enter a value of type {}; it enters scopes, such as td.unlock_(), td.view(-1), params.to_module(module) and set_interaction_type('mean')</source>
        <translation>'with' ne peut pas entrer dans une valeur de type {} ; il entre dans des portées, comme td.unlock_(), td.view(-1), params.to_module(module) et set_interaction_type('mean')</translation>
    </message>
    <message>
        <source>'with' cannot take {} back with the batch size {}</source>
        <translation>'with' ne peut pas annuler {} avec la taille de batch {}</translation>
    </message>
    <message>
        <source>'with' cannot write this tensordict back: call a method of td, such as td.view(-1), or give the tensordict a name before</source>
        <translation>'with' ne peut pas réécrire dans ce tensordict : appelez une méthode de td, comme td.view(-1), ou donnez d’abord un nom au tensordict</translation>
    </message>
    <message>
        <source>'with' does not undo changes of inplace=True: leave it out, or make the change before</source>
        <translation>'with' n’annule pas les modifications de inplace=True : omettez-le, ou faites la modification avant</translation>
    </message>
    <message>
        <source>'with' must begin a line, or be in brackets of its own within an expression</source>
        <translation>'with' doit commencer une ligne, ou être entre ses propres parenthèses dans une expression</translation>
    </message>
    <message>
        <source>'with' must begin a line; write several context managers in one, as in with A, B: …</source>
        <translation>'with' doit commencer une ligne ; écrivez plusieurs gestionnaires de contexte en un seul 'with', comme dans with A, B: …</translation>
    </message>
    <message>
        <source>'with' takes squeeze() back where its dim is given</source>
        <translation>'with' n’annule squeeze() que si la dimension est indiquée</translation>
    </message>
    <message>
        <source>'{}' cannot be assigned; of a tensordict's attributes, only names, batch_size and is_locked can</source>
        <translation>'{}' ne peut pas être affecté ; parmi les attributs d’un tensordict, seuls names, batch_size et is_locked le peuvent</translation>
    </message>
    <message>
        <source>'{}' cannot be called on a sub-tensordict; copy it first with to_tensordict(), or index the tensordict instead</source>
        <translation>'{}' ne peut pas être appelé sur un sous-tensordict ; copiez-le d’abord avec to_tensordict(), ou indexez plutôt le tensordict</translation>
    </message>
    <message>
        <source>'{}' has no field '{}'; its fields are {}</source>
        <translation>'{}' n’a pas de champ '{}' ; ses champs sont {}</translation>
    </message>
    <message>
        <source>'{}' has no fields for the keys {}</source>
        <translation>'{}' n’a pas de champs pour les clés {}</translation>
    </message>
    <message>
        <source>'{}' has no opening bracket</source>
        <translation>'{}' n’a pas de signe ouvrant correspondant</translation>
    </message>
    <message>
        <source>'{}' is a function: call it with ()</source>
        <translation>'{}' est une fonction : appelez-la avec ()</translation>
    </message>
    <message>
        <source>'{}' is a method: call it with ()</source>
        <translation>'{}' est une méthode : appelez-la avec ()</translation>
    </message>
    <message>
        <source>'{}' is given twice</source>
        <translation>'{}' est donné deux fois</translation>
    </message>
    <message>
        <source>'{}' is given twice: by position and by name</source>
        <translation>'{}' est donné deux fois : par position et par nom</translation>
    </message>
    <message>
        <source>'{}' is never closed: expected '{}'</source>
        <translation>'{}' n’est jamais fermé : '{}' attendu</translation>
    </message>
    <message>
        <source>'{}' is not supported</source>
        <translation>'{}' n’est pas pris en charge</translation>
    </message>
    <message>
        <source>'{}' is not supported between values of type {} and {}</source>
        <translation>'{}' n’est pas pris en charge entre des valeurs de type {} et {}</translation>
    </message>
    <message>
        <source>'{}' is not supported: expected an assignment or 'del'</source>
        <translation>'{}' n’est pas pris en charge : une affectation ou 'del' est attendu</translation>
    </message>
    <message>
        <source>'{}' object</source>
        <translation>objet '{}'</translation>
    </message>
    <message>
        <source>'{}' object has no attribute 'stddev'</source>
        <translation>l’objet '{}' n’a pas d’attribut 'stddev'</translation>
    </message>
    <message>
        <source>'{}' object has no attribute '{}'</source>
        <translation>l’objet '{}' n’a pas d’attribut '{}'</translation>
    </message>
    <message>
        <source>'{}' object has no attribute '{}', but a key of that name: write [{}]</source>
        <translation>l’objet '{}' n’a pas d’attribut '{}', mais une clé de ce nom : écrivez [{}]</translation>
    </message>
    <message>
        <source>'{}' object has no attribute '{}'; only a NonTensorStack has</source>
        <translation>l’objet '{}' n’a pas d’attribut '{}' ; seul un NonTensorStack en a un</translation>
    </message>
    <message>
        <source>'{}' object has no attribute '{}'; only a lazy stack has</source>
        <translation>l’objet '{}' n’a pas d’attribut '{}' ; seul un lazy stack en a un</translation>
    </message>
    <message>
        <source>'{}' object has no attribute to assign</source>
        <translation>l’objet '{}' n’a pas d’attribut affectable</translation>
    </message>
    <message>
        <source>'{}' object has no distribution</source>
        <translation>l’objet '{}' n’a pas de distribution</translation>
    </message>
    <message>
        <source>'{}' object has no method '{}'; only a lazy stack has</source>
        <translation>l’objet '{}' n’a pas de méthode '{}' ; seul un lazy stack en a une</translation>
    </message>
    <message>
        <source>'{}' object is not a sequence and has no members</source>
        <translation>l’objet '{}' n’est pas une séquence et n’en a pas de partie</translation>
    </message>
    <message>
        <source>'{}' object is not a sub-tensordict and has no parent</source>
        <translation>l’objet '{}' n’est pas un sous-tensordict et n’a pas de parent</translation>
    </message>
    <message>
        <source>, found '{}'</source>
        <translation>, '{}' trouvé</translation>
    </message>
    <message>
        <source>--oldest-first</source>
        <translation>« Replay buffer : ligne la plus ancienne d’abord »</translation>
    </message>
    <message>
        <source>--raw</source>
        <translation>« Afficher le fichier tel quel »</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 octet</translation>
    </message>
    <message>
        <source>16 bits keep three digits: ratios are off by up to a hundredth from the start.</source>
        <translation>16 bits gardent trois chiffres : les rapports sont faux d’un centième au plus dès le début.</translation>
    </message>
    <message>
        <source>; did you mean '{}'?</source>
        <translation> ; vouliez-vous dire '{}' ?</translation>
    </message>
    <message>
        <source>A LeRobot data set is made of a tensordict of batch size [episodes, time] or [time], and this one has {}; choose or reshape the dims first</source>
        <translation>Un jeu de données LeRobot se fait d'un tensordict de taille de lot [épisodes, temps] ou [temps], et celui-ci a {} ; choisissez ou changez d'abord les dims</translation>
    </message>
    <message>
        <source>A body does not jump away and back within two steps: such a value is a fault of a sensor or of a transmission.</source>
        <translation>Un corps ne saute pas pour revenir en deux pas : une telle valeur est une erreur d’un capteur ou d’une transmission.</translation>
    </message>
    <message>
        <source>A camera that froze or a renderer that was not stepped repeats one image while the environment continues.</source>
        <translation>Une caméra figée, ou un moteur de rendu qu’on n’a pas fait avancer, répète une même image alors que l’environnement évolue.</translation>
    </message>
    <message>
        <source>A camera that is off, covered or not yet exposed gives black frames, from which nothing can be learned.</source>
        <translation>Une caméra éteinte, couverte ou pas encore exposée donne des images noires, dont rien ne s’apprend.</translation>
    </message>
    <message>
        <source>A chain of comparisons needs one truth value for each, and these have several elements.</source>
        <translation>Une chaîne de comparaisons demande une valeur de vérité pour chacune, et celles-ci ont plusieurs éléments.</translation>
    </message>
    <message>
        <source>A channel that never changes, or that repeats another one, teaches nothing; it may be a sensor that is not connected.</source>
        <translation>Un canal qui ne change jamais, ou qui en répète un autre, n’apprend rien ; c’est peut-être un capteur non connecté.</translation>
    </message>
    <message>
        <source>A difference of two files cannot be edited.</source>
        <translation>La différence de deux fichiers ne peut pas être modifiée.</translation>
    </message>
    <message>
        <source>A film ends in {}, or has no ending for a folder of PNG pictures, and not in .{}.</source>
        <translation>Un film se termine par {}, ou n’a pas d’extension pour un dossier d’images PNG, et non par .{}.</translation>
    </message>
    <message>
        <source>A film needs a frame.</source>
        <translation>Un film a besoin d’une image.</translation>
    </message>
    <message>
        <source>A frame cannot be encoded: {}.</source>
        <translation>Une image ne peut pas être encodée : {}.</translation>
    </message>
    <message>
        <source>A group cannot be opened or made there</source>
        <translation>Impossible d’ouvrir ou de créer un groupe à cet endroit</translation>
    </message>
    <message>
        <source>A list of {} tensors is shown as one ragged tensor. Open the file with {} to see it as stored</source>
        <translation>Une liste de {} tenseurs est affichée comme un seul tenseur irrégulier. Ouvrez le fichier avec {} pour le voir tel qu'il est enregistré</translation>
    </message>
    <message>
        <source>A list with the tensor of each member.</source>
        <translation>Une liste avec le tenseur de chaque membre.</translation>
    </message>
    <message>
        <source>A mask has the sizes of the dims that it selects from: {} is {}, and {} is {}.</source>
        <translation>Un masque a les tailles des dims dont il sélectionne : {} est {}, et {} est {}.</translation>
    </message>
    <message>
        <source>A matrix with {} on its diagonal.</source>
        <translation>Une matrice avec {} sur la diagonale.</translation>
    </message>
    <message>
        <source>A nested tensor: members keep their sizes.</source>
        <translation>Un tenseur imbriqué : les membres gardent leurs tailles.</translation>
    </message>
    <message>
        <source>A recording at a fixed rate has the same time between all steps; a longer one means frames were dropped.</source>
        <translation>Un enregistrement à cadence fixe a le même temps entre tous les pas ; un temps plus long signifie que des images ont été perdues.</translation>
    </message>
    <message>
        <source>A reduced value cannot be edited: edit its elements.</source>
        <translation>Une valeur réduite ne peut pas être modifiée : modifiez ses éléments.</translation>
    </message>
    <message>
        <source>A reshape or view in the wrong order mixes time and environments: neighbouring steps are then unrelated.</source>
        <translation>Un reshape ou un view dans le mauvais ordre mélange le temps et les environnements : des pas voisins n’ont alors aucun lien entre eux.</translation>
    </message>
    <message>
        <source>A response without an end token was cut at the maximum length. Its answer is missing, so that its reward says little about the tokens before.</source>
        <translation>Une réponse sans token de fin a été coupée à la longueur maximale. Son résultat manque, si bien que sa récompense dit peu des tokens précédents.</translation>
    </message>
    <message>
        <source>A return is summed of one real number a step, of the batch size {}, and this is {} {}.</source>
        <translation>Un retour est la somme d’un nombre réel par pas, de la taille de batch {}, or ceci est {} {}.</translation>
    </message>
    <message>
        <source>A reward [T] minus a value [T, 1] is a matrix [T, T], without an error: the loss is then the mean over pairs of steps that have nothing to do with each other.</source>
        <translation>Une récompense [T] moins une valeur [T, 1] donne une matrice [T, T], sans erreur : la perte est alors la moyenne sur des paires de pas qui n’ont rien à voir entre eux.</translation>
    </message>
    <message>
        <source>A save of this file was interrupted, and the file changed since: {}. Nothing was restored; discard the journal of that save to continue.</source>
        <translation>Un enregistrement de ce fichier a été interrompu, et le fichier a changé depuis : {}. Rien n’a été rétabli ; supprimez le journal de cet enregistrement pour continuer.</translation>
    </message>
    <message>
        <source>A save of this file was interrupted, so it may hold a mixture of old and new values. Recover it to go back to its state before that save.</source>
        <translation>Un enregistrement de ce fichier a été interrompu : il peut contenir un mélange d’anciennes et de nouvelles valeurs. Annulez cet enregistrement pour revenir à l’état antérieur.</translation>
    </message>
    <message>
        <source>A save of {}, begun {}, was interrupted. It was about to change:</source>
        <translation>Un enregistrement de {}, commencé le {}, a été interrompu. Il allait changer :</translation>
    </message>
    <message>
        <source>A stale or mismatched log-probability is the classic bug of PPO; these may be of another module, or of other inputs.</source>
        <translation>Une log-probabilité périmée ou non concordante est le bug classique de PPO ; celles-ci viennent peut-être d’un autre module, ou d’autres entrées.</translation>
    </message>
    <message>
        <source>A tensordict with these entries.</source>
        <translation>Un tensordict avec ces entrées.</translation>
    </message>
    <message>
        <source>A terminated step has no future value, a truncated one has: treating a time limit as termination teaches that good states are worthless.</source>
        <translation>Un pas terminated n’a pas de valeur future, un pas truncated en a une : traiter une limite de temps comme une terminaison apprend que de bons états ne valent rien.</translation>
    </message>
    <message>
        <source>A threshold is a number, and this is {}.</source>
        <translation>Un seuil est un nombre, et ceci est {}.</translation>
    </message>
    <message>
        <source>Actions that are mostly at their bounds come from a policy whose output is clipped or squashed, where it has no gradient. An observation at its bounds may come from a sensor that is out of range.</source>
        <translation>Des actions le plus souvent à leurs bornes viennent d’une politique dont la sortie est tronquée ou saturée, là où elle n’a pas de gradient. Une observation à ses bornes peut venir d’un capteur hors de sa plage.</translation>
    </message>
    <message>
        <source>Adds a dim of size 1 at position {} of {}.</source>
        <translation>Ajoute une dim de taille 1 à la position {} de {}.</translation>
    </message>
    <message>
        <source>Adds a last dim of size 1 to {}.</source>
        <translation>Ajoute à {} une dernière dim de taille 1.</translation>
    </message>
    <message>
        <source>Adds a piece with the rest of dim {}.</source>
        <translation>Ajoute un morceau avec le reste de la dimension {}.</translation>
    </message>
    <message>
        <source>Adds a tuple with one size.</source>
        <translation>Ajoute un tuple avec une taille.</translation>
    </message>
    <message>
        <source>Adds the missing dims at the end.</source>
        <translation>Ajoute les dims manquantes à la fin.</translation>
    </message>
    <message>
        <source>Adds {} last dims of size 1 to {}.</source>
        <translation>Ajoute {} dernières dims de taille 1 à {}.</translation>
    </message>
    <message>
        <source>Advantages and returns follow from rewards, values and flags. If no discount reproduces the stored values, they were computed from other rewards or values, one step off, or across the end of an episode.</source>
        <translation>Les avantages et les retours découlent des récompenses, des valeurs et des indicateurs. Si aucun facteur d’actualisation ne reproduit les valeurs enregistrées, elles ont été calculées à partir d’autres récompenses ou valeurs, avec un pas de décalage, ou par-delà la fin d’un épisode.</translation>
    </message>
    <message>
        <source>Advantages of groups</source>
        <translation>Avantages des groupes</translation>
    </message>
    <message>
        <source>All names in {} begin with '{}', which DataParallel and DistributedDataParallel add.</source>
        <translation>Tous les noms de {} commencent par '{}', que DataParallel et DistributedDataParallel ajoutent.</translation>
    </message>
    <message>
        <source>All {} numbers are equal.</source>
        <translation>Les {} nombres sont tous égaux.</translation>
    </message>
    <message>
        <source>An action leads to the next state. One that equals the state of its own step, or of the step before, was copied from it, or both are swapped: a policy would learn to stand still.</source>
        <translation>Une action mène à l’état suivant. Celle qui est égale à l’état de son propre pas ou du précédent en a été copiée, ou les deux sont intervertis : une politique apprendrait à ne pas bouger.</translation>
    </message>
    <message>
        <source>An entry cannot be moved into itself</source>
        <translation>Une entrée ne peut pas être déplacée dans elle-même</translation>
    </message>
    <message>
        <source>An index has dtype int64 or bool, and {} has {}.</source>
        <translation>Un indice a le dtype int64 ou bool, et {} a {}.</translation>
    </message>
    <message>
        <source>An index of an embedding is not smaller than num_embeddings, or is negative. Compare the largest index with the number of rows.</source>
        <translation>Un indice d'un embedding n'est pas inférieur à num_embeddings, ou est négatif. Comparez le plus grand indice au nombre de lignes.</translation>
    </message>
    <message>
        <source>Another program has the file open for writing; close it there and try again</source>
        <translation>Un autre programme a ouvert le fichier en écriture ; fermez-le là-bas et réessayez</translation>
    </message>
    <message>
        <source>Another program has the file open; close it there before editing</source>
        <translation>Un autre programme a ouvert le fichier ; fermez-le là-bas avant de le modifier</translation>
    </message>
    <message>
        <source>Apache Arrow cannot write it: {}</source>
        <translation>Apache Arrow ne peut pas l’écrire : {}</translation>
    </message>
    <message>
        <source>As many classes as the largest value of {} needs.</source>
        <translation>Autant de classes que la plus grande valeur de {} en demande.</translation>
    </message>
    <message>
        <source>As many rows as the largest index of {} needs.</source>
        <translation>Autant de lignes que le plus grand indice de {} en demande.</translation>
    </message>
    <message>
        <source>Black frames</source>
        <translation>Images noires</translation>
    </message>
    <message>
        <source>Boolean value of Tensor with {} elements is ambiguous</source>
        <translation>un tenseur de {} éléments n’est ni vrai ni faux</translation>
    </message>
    <message>
        <source>Buffer wrap-around</source>
        <translation>Bouclage du tampon</translation>
    </message>
    <message>
        <source>Build the loss mask from the lengths of prompt and response, and multiply it by the attention mask.</source>
        <translation>Construisez le masque de perte à partir des longueurs du prompt et de la réponse, et multipliez-le par le masque d'attention.</translation>
    </message>
    <message>
        <source>Calls the method.</source>
        <translation>Appelle la méthode.</translation>
    </message>
    <message>
        <source>Cannot add an attribute</source>
        <translation>Impossible d’ajouter un attribut</translation>
    </message>
    <message>
        <source>Cannot create the dataset</source>
        <translation>Impossible de créer le jeu de données</translation>
    </message>
    <message>
        <source>Cannot create the file</source>
        <translation>Impossible de créer le fichier</translation>
    </message>
    <message>
        <source>Cannot create the group</source>
        <translation>Impossible de créer le groupe</translation>
    </message>
    <message>
        <source>Cannot inspect the file</source>
        <translation>Impossible d’examiner le fichier</translation>
    </message>
    <message>
        <source>Cannot inspect the object</source>
        <translation>Impossible d’examiner l’objet</translation>
    </message>
    <message>
        <source>Cannot list the attributes</source>
        <translation>Impossible de lister les attributs</translation>
    </message>
    <message>
        <source>Cannot list the group</source>
        <translation>Impossible de lister le groupe</translation>
    </message>
    <message>
        <source>Cannot make a shape</source>
        <translation>Impossible de créer une forme</translation>
    </message>
    <message>
        <source>Cannot make a type</source>
        <translation>Impossible de créer un type</translation>
    </message>
    <message>
        <source>Cannot open the attribute</source>
        <translation>Impossible d’ouvrir l’attribut</translation>
    </message>
    <message>
        <source>Cannot open the dataset</source>
        <translation>Impossible d’ouvrir le jeu de données</translation>
    </message>
    <message>
        <source>Cannot open the group</source>
        <translation>Impossible d’ouvrir le groupe</translation>
    </message>
    <message>
        <source>Cannot prepare opening</source>
        <translation>Impossible de préparer l’ouverture</translation>
    </message>
    <message>
        <source>Cannot prepare writing</source>
        <translation>Impossible de préparer l’écriture</translation>
    </message>
    <message>
        <source>Cannot read</source>
        <translation>Lecture impossible</translation>
    </message>
    <message>
        <source>Cannot read the element type</source>
        <translation>Impossible de lire le type des éléments</translation>
    </message>
    <message>
        <source>Cannot read the enumeration</source>
        <translation>Impossible de lire l’énumération</translation>
    </message>
    <message>
        <source>Cannot read the file</source>
        <translation>Le fichier ne peut pas être lu</translation>
    </message>
    <message>
        <source>Cannot read the image of row {}: {}</source>
        <translation>Impossible de lire l’image de la ligne {} : {}</translation>
    </message>
    <message>
        <source>Cannot read the layout</source>
        <translation>Impossible de lire la disposition</translation>
    </message>
    <message>
        <source>Cannot read the record type</source>
        <translation>Impossible de lire le type des enregistrements</translation>
    </message>
    <message>
        <source>Cannot read the shape</source>
        <translation>Impossible de lire la forme</translation>
    </message>
    <message>
        <source>Cannot read the size of the file</source>
        <translation>La taille du fichier ne peut pas être lue</translation>
    </message>
    <message>
        <source>Cannot read the value</source>
        <translation>Impossible de lire la valeur</translation>
    </message>
    <message>
        <source>Cannot remove an attribute</source>
        <translation>Impossible de supprimer un attribut</translation>
    </message>
    <message>
        <source>Cannot replace an attribute</source>
        <translation>Impossible de remplacer un attribut</translation>
    </message>
    <message>
        <source>Cannot select a part</source>
        <translation>Impossible de sélectionner une partie</translation>
    </message>
    <message>
        <source>Cannot write</source>
        <translation>Écriture impossible</translation>
    </message>
    <message>
        <source>Cannot write an attribute</source>
        <translation>Impossible d’écrire un attribut</translation>
    </message>
    <message>
        <source>Cannot write the elements</source>
        <translation>Impossible d’écrire les éléments</translation>
    </message>
    <message>
        <source>Cannot write the text</source>
        <translation>Impossible d’écrire le texte</translation>
    </message>
    <message>
        <source>Cannot write the value</source>
        <translation>Impossible d’écrire la valeur</translation>
    </message>
    <message>
        <source>Cannot write to disk</source>
        <translation>Impossible d’écrire sur le disque</translation>
    </message>
    <message>
        <source>Cast the members that differ, or find out which run wrote them.</source>
        <translation>Convertissez les membres qui diffèrent, ou cherchez quelle exécution les a écrits.</translation>
    </message>
    <message>
        <source>Changes the names.</source>
        <translation>Change les noms.</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canaux</translation>
    </message>
    <message>
        <source>Check that both policies receive the same tokens; raise the KL coefficient or lower the learning rate.</source>
        <translation>Vérifiez que les deux politiques reçoivent les mêmes tokens ; augmentez le coefficient KL ou réduisez le taux d'apprentissage.</translation>
    </message>
    <message>
        <source>Check that each sample has its own seed and that the temperature is above 0; compare with an earlier step of the run.</source>
        <translation>Vérifiez que chaque échantillon a sa propre graine et que la température dépasse 0 ; comparez avec une étape antérieure de l'exécution.</translation>
    </message>
    <message>
        <source>Check whether this is intended; leave such channels out, or fix the code that fills them.</source>
        <translation>Vérifiez si c’est voulu ; omettez de tels canaux, ou corrigez le code qui les remplit.</translation>
    </message>
    <message>
        <source>Choose prompts that are neither too easy nor too hard; compute advantages before samples are dropped or shuffled.</source>
        <translation>Choisissez des prompts ni trop faciles ni trop difficiles ; calculez les avantages avant d'écarter ou de mélanger des échantillons.</translation>
    </message>
    <message>
        <source>Chooses element by element.</source>
        <translation>Choisit élément par élément.</translation>
    </message>
    <message>
        <source>Combines the comparisons element by element.</source>
        <translation>Combine les comparaisons élément par élément.</translation>
    </message>
    <message>
        <source>Combines the tensors element by element.</source>
        <translation>Combine les tenseurs élément par élément.</translation>
    </message>
    <message>
        <source>Compare responses of the same quality and different lengths; normalise the reward by length.</source>
        <translation>Comparez des réponses de même qualité et de longueurs différentes ; normalisez la récompense par la longueur.</translation>
    </message>
    <message>
        <source>Compare the attention mask with the pad token; set the padding side of the tokenizer.</source>
        <translation>Comparez le masque d'attention au token de remplissage ; réglez le côté de remplissage du tokenizer.</translation>
    </message>
    <message>
        <source>Compare the masks with the log-probabilities; apply log_softmax before the token is chosen.</source>
        <translation>Comparez les masques aux log-probabilités ; appliquez log_softmax avant de choisir le token.</translation>
    </message>
    <message>
        <source>Compare the parts of such a sequence with the reward function.</source>
        <translation>Comparez les parties d'une telle séquence à la fonction de récompense.</translation>
    </message>
    <message>
        <source>Compare tokens, log-probabilities and loss mask at the first and the last token of a response; train on the end token.</source>
        <translation>Comparez tokens, log-probabilités et masque de perte au premier et au dernier token d'une réponse ; entraînez sur le token de fin.</translation>
    </message>
    <message>
        <source>Compare with the weights that the rollout was collected with. If these are they, the collector's copy was not updated, or was updated too early.</source>
        <translation>Comparez avec les poids qui ont servi à collecter le rollout. Si ce sont ceux-ci, la copie du collecteur n’a pas été mise à jour, ou l’a été trop tôt.</translation>
    </message>
    <message>
        <source>Compute and store log-probabilities in float32, also under autocast.</source>
        <translation>Calculez et enregistrez les log-probabilités en float32, même sous autocast.</translation>
    </message>
    <message>
        <source>Compute it again by this module before training, or bring it into the order and scale of the rollout.</source>
        <translation>Recalculez-le avec ce module avant l’entraînement, ou mettez-le dans l’ordre et à l’échelle du rollout.</translation>
    </message>
    <message>
        <source>Compute the statistics again with the tools that wrote the data set, after episodes were added or removed.</source>
        <translation>Recalculez les statistiques avec les outils qui ont écrit le jeu de données, après l’ajout ou le retrait d’épisodes.</translation>
    </message>
    <message>
        <source>Compute them again, for example by generalized_advantage_estimate(), and compare; they may be of another kind of estimator.</source>
        <translation>Recalculez-les, par exemple avec generalized_advantage_estimate(), et comparez ; un autre estimateur est peut-être voulu.</translation>
    </message>
    <message>
        <source>Computes size {} from the number of elements.</source>
        <translation>Calcule la taille {} à partir du nombre d'éléments.</translation>
    </message>
    <message>
        <source>Computes the least-squares solution.</source>
        <translation>Calcule la solution des moindres carrés.</translation>
    </message>
    <message>
        <source>Computes the pseudo-inverse, which any matrix has.</source>
        <translation>Calcule la pseudo-inverse, que toute matrice possède.</translation>
    </message>
    <message>
        <source>Converts {} to {}.</source>
        <translation>Convertit {} en {}.</translation>
    </message>
    <message>
        <source>Copied actions</source>
        <translation>Actions copiées</translation>
    </message>
    <message>
        <source>Copies the elements first.</source>
        <translation>Copie d’abord les éléments.</translation>
    </message>
    <message>
        <source>Copies the elements where a view is not possible.</source>
        <translation>Copie les éléments là où une vue n'est pas possible.</translation>
    </message>
    <message>
        <source>Copy or record the named files again, or leave their episodes out with the tools that wrote the data set.</source>
        <translation>Copiez ou enregistrez à nouveau les fichiers nommés, ou retirez leurs épisodes avec les outils qui ont écrit le jeu de données.</translation>
    </message>
    <message>
        <source>Cuts all to {}, the shortest length along dim {}.</source>
        <translation>Coupe tout à {}, la plus petite longueur le long de la dim {}.</translation>
    </message>
    <message>
        <source>Data sets number their rows; a number that is left out or repeated is a row that is lost or doubled.</source>
        <translation>Les jeux de données numérotent leurs lignes ; un numéro omis ou répété est une ligne perdue ou doublée.</translation>
    </message>
    <message>
        <source>Declare them: td.auto_batch_size_(), or Batch dims… in the window.</source>
        <translation>Déclarez-les : td.auto_batch_size_(), ou Dimensions de batch… dans la fenêtre.</translation>
    </message>
    <message>
        <source>Default process group has not been initialized. Start the processes with torchrun, or set RANK, WORLD_SIZE, MASTER_ADDR and MASTER_PORT</source>
        <translation>Le groupe de processus par défaut n’a pas été initialisé. Lancez les processus avec torchrun, ou définissez RANK, WORLD_SIZE, MASTER_ADDR et MASTER_PORT</translation>
    </message>
    <message>
        <source>Denormal numbers</source>
        <translation>Nombres dénormalisés</translation>
    </message>
    <message>
        <source>Denormal numbers have few digits, and processors take up to a hundred times as long for them: something decays or underflows.</source>
        <translation>Les nombres dénormalisés ont peu de chiffres significatifs, et les processeurs y passent jusqu’à cent fois plus de temps : une valeur décroît ou passe sous le seuil représentable.</translation>
    </message>
    <message>
        <source>Different dtypes show that the stacked files were written by different code or settings. Stacking casts to the wider dtype, and models trained on one of them fail on the other.</source>
        <translation>Des dtypes différents montrent que les fichiers empilés ont été écrits par un autre code ou avec d’autres réglages. L’empilement convertit vers le dtype le plus large, et les modèles entraînés sur l’un échouent sur l’autre.</translation>
    </message>
    <message>
        <source>Dim {} is out of range: the batch of {} has {} dims, so dims run from {} to {}.</source>
        <translation>La dim {} est hors limites : le batch de {} a {} dims, elles vont donc de {} à {}.</translation>
    </message>
    <message>
        <source>Dim {} is out of range: {} has {} dims, so dims run from {} to {}.</source>
        <translation>La dim {} est hors limites : {} a {} dims, elles vont donc de {} à {}.</translation>
    </message>
    <message>
        <source>Dims before the last two are broadcast, and sizes there must be equal or 1: in dim {}, {} has {} and {} has {}.</source>
        <translation>Les dims avant les deux dernières sont diffusées, et leurs tailles doivent être égales ou 1 : en dim {}, {} a {} et {} a {}.</translation>
    </message>
    <message>
        <source>Dims that all leaves share, and that are not declared, are cut, stacked and shuffled leaf by leaf.</source>
        <translation>Les dimensions communes à toutes les feuilles et non déclarées sont coupées, empilées et mélangées feuille par feuille.</translation>
    </message>
    <message>
        <source>Divides by the number of elements: gives 0.</source>
        <translation>Divise par le nombre d’éléments : donne 0.</translation>
    </message>
    <message>
        <source>Divides without rounding.</source>
        <translation>Divise sans arrondir.</translation>
    </message>
    <message>
        <source>Each batch dim needs one name. Batch dims: {}; names given: {}.</source>
        <translation>Chaque dimension de batch demande un nom. Dimensions de batch : {} ; noms donnés : {}.</translation>
    </message>
    <message>
        <source>Each entry begins with the batch size {}, and {} is {}.</source>
        <translation>Chaque entrée commence par la taille de batch {}, et {} est {}.</translation>
    </message>
    <message>
        <source>Each entry begins with the batch size; all of {} begin with {}.</source>
        <translation>Chaque entrée commence par la taille de batch ; toutes celles de {} commencent par {}.</translation>
    </message>
    <message>
        <source>Each step is an episode of its own</source>
        <translation>Chaque pas est un épisode à lui seul</translation>
    </message>
    <message>
        <source>Elements computed from other elements cannot be edited; edit those.</source>
        <translation>Ce qui est calculé à partir d’autres éléments ne peut pas être modifié ; modifiez ceux-là.</translation>
    </message>
    <message>
        <source>EnsembleModule takes a module over tensordicts, not a value of type {}</source>
        <translation>EnsembleModule prend un module sur tensordicts, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>Entropy of the policy</source>
        <translation>Entropie de la politique</translation>
    </message>
    <message>
        <source>Episode {} has no steps, and LeRobot data sets have no such episodes; leave it out</source>
        <translation>L'épisode {} n'a pas de pas, et les jeux de données LeRobot n'ont pas de tels épisodes ; omettez-le</translation>
    </message>
    <message>
        <source>Episodes end where a bool of the batch size {} is true, and this is {} {}.</source>
        <translation>Les épisodes finissent là où un bool de la taille de batch {} est vrai, or ceci est {} {}.</translation>
    </message>
    <message>
        <source>Episodes must start right after another one ends, and only there. Otherwise returns are summed across a reset, or cut within an episode.</source>
        <translation>Un épisode doit commencer juste après la fin d’un autre, et seulement là. Sinon les retours sont sommés par-delà une réinitialisation, ou coupés au milieu d’un épisode.</translation>
    </message>
    <message>
        <source>Episodes run along the last batch dim, the only one that may be ragged; the batch size is {}. Show one member.</source>
        <translation>Les épisodes suivent la dernière dimension de batch, la seule qui puisse être irrégulière ; la taille de batch est {}. Regardez un seul membre.</translation>
    </message>
    <message>
        <source>Equal samples of a prompt have equal rewards and no advantage. A response that repeats the same tokens until the maximum length shows that the policy collapsed.</source>
        <translation>Des échantillons égaux d'un prompt ont des récompenses égales et aucun avantage. Une réponse qui répète les mêmes tokens jusqu'à la longueur maximale montre que la politique s'est effondrée.</translation>
    </message>
    <message>
        <source>Error initializing torch.distributed: the environment variable {} is expected, but not set; start the processes with torchrun, or set it</source>
        <translation>Erreur d’initialisation de torch.distributed : la variable d’environnement {} est attendue, mais non définie ; lancez les processus avec torchrun, ou définissez-la</translation>
    </message>
    <message>
        <source>Exactly one of `{}` and `{}` must be provided.</source>
        <translation>Il faut donner exactement l’un de `{}` et `{}`.</translation>
    </message>
    <message>
        <source>Except in dim {}, the index of `{}` must not be longer than the input: in dim {}, {} has {} and {} has {}.</source>
        <translation>Sauf en dim {}, l'indice de `{}` ne doit pas être plus long que l'entrée : en dim {}, {} a {} et {} a {}.</translation>
    </message>
    <message>
        <source>Expected all tensors to be on the same device, but out is on {} and the result on {}</source>
        <translation>Tous les tenseurs doivent être sur le même device, mais out est sur {} et le résultat sur {}</translation>
    </message>
    <message>
        <source>Expected more than 1 value per channel when training, got input size {}</source>
        <translation>Plus d'une valeur par canal est attendue à l'entraînement, l'entrée a la taille {}</translation>
    </message>
    <message>
        <source>Expected reinterpreted_batch_ndims &lt;= the number of batch dims, actual {} vs {}</source>
        <translation>reinterpreted_batch_ndims doit être au plus le nombre de dimensions de batch : {} contre {}</translation>
    </message>
    <message>
        <source>Files of the data set</source>
        <translation>Fichiers du jeu de données</translation>
    </message>
    <message>
        <source>Find the cause (a division by zero, a logarithm of zero, a diverging simulator), and drop these steps.</source>
        <translation>Cherchez la cause (une division par zéro, un logarithme de zéro, un simulateur qui diverge), et écartez ces pas.</translation>
    </message>
    <message>
        <source>Frames of {} × {} pixels are too large: this format allows {} a side.</source>
        <translation>Des images de {} × {} pixels sont trop grandes : ce format autorise {} par côté.</translation>
    </message>
    <message>
        <source>Frozen frames</source>
        <translation>Images figées</translation>
    </message>
    <message>
        <source>GRPO and its variants subtract the mean reward of the samples of a prompt. A group with equal rewards teaches nothing; another mean than 0 comes from samples that were lost or mixed up.</source>
        <translation>GRPO et ses variantes soustraient la récompense moyenne des échantillons d'un prompt. Un groupe aux récompenses égales n'apprend rien ; une moyenne autre que 0 vient d'échantillons perdus ou mélangés.</translation>
    </message>
    <message>
        <source>Give both the same dims: sum over those of the action, or unsqueeze(-1).</source>
        <translation>Donnez les mêmes dims aux deux : sommez sur celles de l’action, ou unsqueeze(-1).</translation>
    </message>
    <message>
        <source>Give rewards, flags and values the same shape, [*batch, 1]: use unsqueeze(-1) where a dim is missing.</source>
        <translation>Donnez aux récompenses, indicateurs et valeurs la même forme, [*batch, 1] : utilisez unsqueeze(-1) là où il manque une dimension.</translation>
    </message>
    <message>
        <source>Gives all elements, as nested lists of numbers.</source>
        <translation>Donne tous les éléments, en listes imbriquées de nombres.</translation>
    </message>
    <message>
        <source>Gives dims by their positions.</source>
        <translation>Indique les dimensions par leur position.</translation>
    </message>
    <message>
        <source>Gives the last piece the rest of dim {}.</source>
        <translation>Donne au dernier morceau le reste de la dimension {}.</translation>
    </message>
    <message>
        <source>Gives the sizes of {} one by one.</source>
        <translation>Donne les tailles de {} une à une.</translation>
    </message>
    <message>
        <source>HDF5 cannot hold a key called {}; rename it, or save to a memmap folder</source>
        <translation>HDF5 ne peut pas contenir de clé nommée {} ; renommez-la, ou enregistrez dans un dossier memmap</translation>
    </message>
    <message>
        <source>HDF5 cannot hold an integer beyond 64 bits</source>
        <translation>HDF5 ne peut pas contenir d’entier de plus de 64 bits</translation>
    </message>
    <message>
        <source>HDF5 cannot hold bytes and other values in one list</source>
        <translation>HDF5 ne peut pas contenir des bytes et d’autres valeurs dans une même liste</translation>
    </message>
    <message>
        <source>HDF5 cannot hold lists of unequal length; save to a memmap folder</source>
        <translation>HDF5 ne peut pas contenir de listes de longueurs inégales ; enregistrez dans un dossier memmap</translation>
    </message>
    <message>
        <source>HDF5 cannot hold text with a NUL character; use bytes</source>
        <translation>HDF5 ne peut pas contenir de texte avec un caractère NUL ; utilisez des bytes</translation>
    </message>
    <message>
        <source>HDF5 cannot hold the value {}; remove it, or save to a memmap folder</source>
        <translation>HDF5 ne peut pas contenir la valeur {} ; supprimez-la, ou enregistrez dans un dossier memmap</translation>
    </message>
    <message>
        <source>HDF5 cannot hold these integers in one list: they span more than 64 bits</source>
        <translation>HDF5 ne peut pas contenir ces entiers dans une même liste : ils s’étendent sur plus de 64 bits</translation>
    </message>
    <message>
        <source>HDF5 files are opened only after the program tensordesk-h5probe has tested them, and it is missing beside this program; reinstall TensorDesk</source>
        <translation>Les fichiers HDF5 ne sont ouverts qu’après examen par le programme tensordesk-h5probe, qui manque à côté de ce programme ; réinstallez TensorDesk</translation>
    </message>
    <message>
        <source>HDF5 files of tensordict cannot hold {}; convert it first, or save to a memmap folder</source>
        <translation>Les fichiers HDF5 de tensordict ne peuvent pas contenir {} ; convertissez-le d’abord, ou enregistrez dans un dossier memmap</translation>
    </message>
    <message>
        <source>HDF5 stores one value per row only if all are str, bytes, bool, int or float, of one type</source>
        <translation>HDF5 ne stocke une valeur par ligne que si toutes sont de type str, bytes, bool, int ou float, et du même type</translation>
    </message>
    <message>
        <source>HDF5 times</source>
        <translation>temps HDF5</translation>
    </message>
    <message>
        <source>IFEvalScoreData has {} fields</source>
        <translation>IFEvalScoreData a {} champs</translation>
    </message>
    <message>
        <source>Ids of episodes are integers of the batch size {}, and this is {} {}.</source>
        <translation>Les identifiants d’épisodes sont des entiers de la taille de batch {}, or ceci est {} {}.</translation>
    </message>
    <message>
        <source>If the reward follows the length, the policy learns to write long or short responses instead of better ones.</source>
        <translation>Si la récompense suit la longueur, la politique apprend à écrire des réponses longues ou courtes plutôt que meilleures.</translation>
    </message>
    <message>
        <source>Ignored findings are an object of checks and their keys, as {}, and this is {}.</source>
        <translation>Les constats ignorés sont un objet de contrôles et de leurs clés, comme {}, et ceci est {}.</translation>
    </message>
    <message>
        <source>Images of a LeRobot data set are av1, h264 or png, not {}</source>
        <translation>Les images d'un jeu de données LeRobot sont av1, h264 ou png, pas {}</translation>
    </message>
    <message>
        <source>In a full buffer the newest row is followed by the oldest one: treating them as neighbours yields a transition that never happened.</source>
        <translation>Dans un tampon plein, la ligne la plus récente est suivie de la plus ancienne : les traiter comme voisines donne une transition qui n’a jamais eu lieu.</translation>
    </message>
    <message>
        <source>IndependentNormal takes {} of the {} batch dims</source>
        <translation>IndependentNormal prend {} des {} dimensions de batch</translation>
    </message>
    <message>
        <source>Index by the mask, td[td["mask"]], before anything is computed.</source>
        <translation>Indexez par le masque, td[td["mask"]], avant tout calcul.</translation>
    </message>
    <message>
        <source>Index tensors are broadcast together: {} is {}, and {} is {}.</source>
        <translation>Les tenseurs d'indices sont diffusés ensemble : {} est {}, et {} est {}.</translation>
    </message>
    <message>
        <source>Index {} is out of range for some members of {}, whose sizes differ in dim {}.</source>
        <translation>L’indice {} est hors limites pour certains membres de {}, dont les tailles diffèrent en dimension {}.</translation>
    </message>
    <message>
        <source>Index {} is out of range: dim {} of {} has size {}, so indices run from {} to {}.</source>
        <translation>L'indice {} est hors limites : la dim {} de {} a la taille {}, les indices vont donc de {} à {}.</translation>
    </message>
    <message>
        <source>Indexes dim {}, which is long enough.</source>
        <translation>Indexe la dim {}, qui est assez longue.</translation>
    </message>
    <message>
        <source>Indexes it: brackets, not parentheses.</source>
        <translation>L’indexe : des crochets, pas des parenthèses.</translation>
    </message>
    <message>
        <source>Indexes the batch dims alone.</source>
        <translation>Indexe seulement les dims de batch.</translation>
    </message>
    <message>
        <source>Inspect the histogram; regularise the policy, or rescale the actions.</source>
        <translation>Examinez l’histogramme ; régularisez la politique, ou changez l’échelle des actions.</translation>
    </message>
    <message>
        <source>Inspect the largest differences; check that the weights are those of the run, that in_keys are the policy's inputs, and that inputs are normalised in the same way.</source>
        <translation>Examinez les plus grandes différences ; vérifiez que les poids sont ceux de l’exécution, que in_keys sont les entrées de la politique, et que les entrées sont normalisées de la même façon.</translation>
    </message>
    <message>
        <source>Inspect the tokens with the largest ratios; make fewer updates per rollout, or truncate the ratios.</source>
        <translation>Examinez les tokens aux plus grands rapports ; faites moins de mises à jour par rollout, ou tronquez les rapports.</translation>
    </message>
    <message>
        <source>Interleaved rows</source>
        <translation>Lignes entrelacées</translation>
    </message>
    <message>
        <source>Invalid device {}. Expected device that is compatible to {}</source>
        <translation>Device {} non valable. Un device compatible avec {} est attendu</translation>
    </message>
    <message>
        <source>Invalid shape {}. Expected shape that is compatible to {}</source>
        <translation>Forme {} non valable. Une forme compatible avec {} est attendue</translation>
    </message>
    <message>
        <source>It is damaged: the HDF5 library {}.{}.{} {}, as a test in a separate process has shown, so it is not opened. Get an undamaged copy, or try to make one with h5repack of a newer HDF5</source>
        <translation>Il est endommagé : la bibliothèque HDF5 {}.{}.{} {}, comme l’a montré un essai dans un processus à part ; il n’est donc pas ouvert. Procurez-vous une copie saine, ou essayez d’en faire une avec h5repack d’un HDF5 plus récent</translation>
    </message>
    <message>
        <source>It is of a version of the file format that the HDF5 library {}.{}.{} does not know: a newer HDF5 wrote it, or it is damaged. Where it was written, `h5repack --high=2` makes a copy that is read here</source>
        <translation>Il est d’une version du format de fichier que la bibliothèque HDF5 {}.{}.{} ne connaît pas : un HDF5 plus récent l’a écrit, ou il est endommagé. Là où il a été écrit, `h5repack --high=2` en fait une copie lisible ici</translation>
    </message>
    <message>
        <source>Its routed experts and inputs of images are not shown</source>
        <translation>Ses experts choisis (routed experts) et ses entrées d’images ne sont pas affichés</translation>
    </message>
    <message>
        <source>Its show.json lacks the number of tensordicts.</source>
        <translation>Son show.json n’indique pas le nombre de tensordicts.</translation>
    </message>
    <message>
        <source>JSON lines are only read; save it as a memmap folder, or export it as JSON</source>
        <translation>Les lignes JSON sont seulement lues ; enregistrez-le comme dossier memmap ou exportez-le en JSON</translation>
    </message>
    <message>
        <source>Joins the features of {} and {} along the last dim.</source>
        <translation>Joint les features de {} et {} le long de la dernière dim.</translation>
    </message>
    <message>
        <source>Joins them along dim {}, the one in which they differ.</source>
        <translation>Les joint le long de la dim {}, celle où ils diffèrent.</translation>
    </message>
    <message>
        <source>KL divergence from the reference</source>
        <translation>Divergence KL par rapport à la référence</translation>
    </message>
    <message>
        <source>Keeps the dims without subscripts as batch dims.</source>
        <translation>Garde les dims sans indice comme dims de batch.</translation>
    </message>
    <message>
        <source>Keeps the first dim, which has size {}.</source>
        <translation>Garde la première dim, de taille {}.</translation>
    </message>
    <message>
        <source>Keeps the last dim, of size {}; only one size can be computed.</source>
        <translation>Garde la dernière dim, de taille {} ; une seule taille peut être calculée.</translation>
    </message>
    <message>
        <source>Keeps the last dim, which has size {}.</source>
        <translation>Garde la dernière dim, de taille {}.</translation>
    </message>
    <message>
        <source>Keeps the last {} dims as they are.</source>
        <translation>Laisse les {} dernières dims inchangées.</translation>
    </message>
    <message>
        <source>Keeps the names of the other dims.</source>
        <translation>Garde les noms des autres dimensions.</translation>
    </message>
    <message>
        <source>Keeps the other elements in a last dim.</source>
        <translation>Garde les autres éléments dans une dernière dimension.</translation>
    </message>
    <message>
        <source>Keeps the reduced dim of {}, with size 1.</source>
        <translation>Garde la dim réduite de {}, de taille 1.</translation>
    </message>
    <message>
        <source>Keeps the tensordicts as they are: dims of unequal size and keys that are missing in some stay visible.</source>
        <translation>Laisse les tensordicts inchangés : les dims de tailles inégales et les clés absentes de certains restent visibles.</translation>
    </message>
    <message>
        <source>Leaves out keys that some of them lack.</source>
        <translation>Omet les clés qui manquent à certains d’entre eux.</translation>
    </message>
    <message>
        <source>Leaves out the index: {} is one number.</source>
        <translation>Omet l’indice : {} est un seul nombre.</translation>
    </message>
    <message>
        <source>Leaves out the last index.</source>
        <translation>Omet le dernier indice.</translation>
    </message>
    <message>
        <source>Leaves out the last names.</source>
        <translation>Omet les derniers noms.</translation>
    </message>
    <message>
        <source>Leaves out the number that has no pair.</source>
        <translation>Omet le nombre qui n’a pas de paire.</translation>
    </message>
    <message>
        <source>Leaves out the numbers of dims that {} does not have.</source>
        <translation>Omet les nombres des dimensions que {} n’a pas.</translation>
    </message>
    <message>
        <source>LibTorch casts no tensor to {} without a scale; torch.quantize_per_tensor in Python does</source>
        <translation>LibTorch ne convertit aucun tenseur en {} sans échelle ; torch.quantize_per_tensor en Python le fait</translation>
    </message>
    <message>
        <source>Line {} is left out: {}</source>
        <translation>La ligne {} est omise : {}</translation>
    </message>
    <message>
        <source>Logits at a position belong to the next token. A shift that is missing or made twice pairs tokens with the log-probabilities of their neighbours, or leaves the end token out of the loss.</source>
        <translation>Les logits d'une position appartiennent au token suivant. Un décalage absent ou fait deux fois associe des tokens aux log-probabilités de leurs voisins, ou laisse le token de fin hors de la perte.</translation>
    </message>
    <message>
        <source>Look for a shift by one step, a reset that overwrote the last state, environments that were mixed, or rows out of order.</source>
        <translation>Cherchez un décalage d’un pas, une réinitialisation qui a écrasé le dernier état, des environnements mélangés ou des lignes en désordre.</translation>
    </message>
    <message>
        <source>Loss mask</source>
        <translation>Masque de perte</translation>
    </message>
    <message>
        <source>MP4 is written by the program ffmpeg, and there is none on the search path: install it, or write .webp or .gif instead.</source>
        <translation>MP4 est écrit par le programme ffmpeg, absent du chemin de recherche : installez-le, ou écrivez plutôt .webp ou .gif.</translation>
    </message>
    <message>
        <source>Makes all batch dims event dims.</source>
        <translation>Fait de toutes les dimensions de batch des dimensions d’événement.</translation>
    </message>
    <message>
        <source>Makes the last dim an event dim, such as the dims of one action.</source>
        <translation>Fait de la dernière dimension une dimension d’événement, comme les composantes d’une action.</translation>
    </message>
    <message>
        <source>Makes the module with the sizes of the state dict.</source>
        <translation>Crée le module avec les tailles du state dict.</translation>
    </message>
    <message>
        <source>Makes the module without a bias.</source>
        <translation>Crée le module sans biais.</translation>
    </message>
    <message>
        <source>Matrices with the last dim on their diagonals.</source>
        <translation>Des matrices avec la dernière dimension sur la diagonale.</translation>
    </message>
    <message>
        <source>Members with the same keys are shown as a lazy stack of {}. Open the file with {} to see them as stored</source>
        <translation>Des membres aux mêmes clés sont montrés comme une pile différée de {}. Ouvrez le fichier avec {} pour les voir tels qu'ils sont stockés</translation>
    </message>
    <message>
        <source>Memory does not suffice for another frame.</source>
        <translation>La mémoire ne suffit pas pour une autre image.</translation>
    </message>
    <message>
        <source>Memory does not suffice for the film.</source>
        <translation>La mémoire ne suffit pas pour le film.</translation>
    </message>
    <message>
        <source>Merges dims {} to {} of {} into one.</source>
        <translation>Fusionne les dims {} à {} de {} en une seule.</translation>
    </message>
    <message>
        <source>Micro-batches are written by prime-rl alone; save it as a memmap folder, or export it as JSON</source>
        <translation>Seul prime-rl écrit des micro-lots ; enregistrez-le comme dossier memmap ou exportez-le en JSON</translation>
    </message>
    <message>
        <source>Mismatched members</source>
        <translation>Membres discordants</translation>
    </message>
    <message>
        <source>ModuleDict takes a dict of modules, not a value of type {}</source>
        <translation>ModuleDict prend un dict de modules, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>ModuleList takes a list of modules, not a value of type {}</source>
        <translation>ModuleList prend une liste de modules, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>More than {} members are too many to show side by side: choose some of them.</source>
        <translation>Plus de {} membres, c’est trop pour les regarder côte à côte : choisissez-en quelques-uns.</translation>
    </message>
    <message>
        <source>Moves dim {} of {} to position {}.</source>
        <translation>Déplace la dim {} de {} à la position {}.</translation>
    </message>
    <message>
        <source>Moves {} to the device of the parameters.</source>
        <translation>Déplace {} sur l’appareil des paramètres.</translation>
    </message>
    <message>
        <source>Moves {} to the device of {}.</source>
        <translation>Déplace {} sur l’appareil de {}.</translation>
    </message>
    <message>
        <source>Multiplies each matrix of {} by its vector of {}.</source>
        <translation>Multiplie chaque matrice de {} par son vecteur de {}.</translation>
    </message>
    <message>
        <source>Multiplies the vectors in the last dim of {} and {} one by one: dot products.</source>
        <translation>Multiplie un à un les vecteurs de la dernière dim de {} et {} : produits scalaires.</translation>
    </message>
    <message>
        <source>MultivariateNormal takes one of covariance_matrix, precision_matrix and scale_tril</source>
        <translation>MultivariateNormal prend l’un de covariance_matrix, precision_matrix et scale_tril</translation>
    </message>
    <message>
        <source>NaN and infinities</source>
        <translation>NaN et infinis</translation>
    </message>
    <message>
        <source>Names the dims of {} in the other order.</source>
        <translation>Nomme les dims de {} dans l'autre ordre.</translation>
    </message>
    <message>
        <source>Names the nested key level by level.</source>
        <translation>Nomme la clé imbriquée niveau par niveau.</translation>
    </message>
    <message>
        <source>Negates each element.</source>
        <translation>Inverse chaque élément.</translation>
    </message>
    <message>
        <source>Negates the flags.</source>
        <translation>Inverse les indicateurs.</translation>
    </message>
    <message>
        <source>No action is needed.</source>
        <translation>Aucune action n’est nécessaire.</translation>
    </message>
    <message>
        <source>No key has a role that tells where an episode ends: all {} steps are one episode</source>
        <translation>Aucune clé n’a de rôle qui dise où finit un épisode : les {} pas forment un seul épisode</translation>
    </message>
    <message>
        <source>No key has a role yet: choose that of the observation, the action or the reward</source>
        <translation>Aucune clé n’a encore de rôle : choisissez celle de l’observation, de l’action ou de la récompense</translation>
    </message>
    <message>
        <source>Not shown, because other keys are shown under their names: {}. Open the file with {} to see all keys</source>
        <translation>Non affichées, car d’autres clés sont affichées sous leurs noms : {}. Ouvrez le fichier avec {} pour voir toutes les clés</translation>
    </message>
    <message>
        <source>Not shown, because they do not have {} rows, one per step: {}</source>
        <translation>Non affichés, car ils n'ont pas {} lignes, une par pas : {}</translation>
    </message>
    <message>
        <source>One NaN in a batch makes the loss NaN, and with it every weight.</source>
        <translation>Un seul NaN dans un batch rend la perte NaN, et avec elle chaque poids.</translation>
    </message>
    <message>
        <source>One of the differentiated Tensors appears to not have been used in the graph</source>
        <translation>rien ne découle de l’un des tenseurs par rapport auxquels on dérive</translation>
    </message>
    <message>
        <source>Only dims of size 1 can be expanded, and sizes are aligned at the last dim: {} has {} there, not {}.</source>
        <translation>Seules les dims de taille 1 peuvent être étendues, et les tailles sont alignées sur la dernière dim : {} y a {}, pas {}.</translation>
    </message>
    <message>
        <source>Only one size of `{}` can be -1.</source>
        <translation>Une seule taille de `{}` peut être -1.</translation>
    </message>
    <message>
        <source>Open it in the order of time (--oldest-first), or mark the newest row as truncated before slices are sampled.</source>
        <translation>Ouvrez-le dans l’ordre du temps (--oldest-first), ou marquez la ligne la plus récente comme truncated avant de tirer des tranches.</translation>
    </message>
    <message>
        <source>PPO and its variants weight each token by the ratio of its probabilities under the policy and under the rollout engine. They clip ratios far from 1; a very large one dominates the gradient.</source>
        <translation>PPO et ses variantes pondèrent chaque token par le rapport de ses probabilités sous la politique et sous le moteur de rollout. Ils écrêtent les rapports loin de 1 ; un très grand domine le gradient.</translation>
    </message>
    <message>
        <source>Padded steps never happened: losses and means over them are wrong.</source>
        <translation>Les pas de remplissage n’ont jamais eu lieu : les pertes et moyennes qui les comptent sont fausses.</translation>
    </message>
    <message>
        <source>Padding is not shown: {} marks the real steps of each episode</source>
        <translation>Le remplissage n'est pas montré : {} indique les pas réels de chaque épisode</translation>
    </message>
    <message>
        <source>Padding of sequences</source>
        <translation>Remplissage des séquences</translation>
    </message>
    <message>
        <source>Pads the shorter members with zeros at their ends.</source>
        <translation>Complète la fin des membres plus courts par des zéros.</translation>
    </message>
    <message>
        <source>Pads the shorter ones with zeros to the length of the longest.</source>
        <translation>Complète les plus courts par des zéros jusqu'à la longueur du plus long.</translation>
    </message>
    <message>
        <source>Parquet files are compressed with snappy, gzip:1 to gzip:9 or zstd:1 to zstd:22, not with {}</source>
        <translation>Les fichiers Parquet sont compressés avec snappy, gzip:1 à gzip:9 ou zstd:1 à zstd:22, pas avec {}</translation>
    </message>
    <message>
        <source>Parquet files are read and written by Apache Arrow, which could not be loaded ({}); install the pyarrow that TensorDesk was built with, or build it again</source>
        <translation>Les fichiers Parquet sont lus et écrits par Apache Arrow, qui n’a pas pu être chargé ({}) ; installez le pyarrow avec lequel TensorDesk a été compilé, ou recompilez-le</translation>
    </message>
    <message>
        <source>Parquet files are read and written by Apache Arrow, which this build lacks: install pyarrow beside torch with `pip install pyarrow`, and build TensorDesk again</source>
        <translation>Les fichiers Parquet sont lus et écrits par Apache Arrow, qui manque à cette version : installez pyarrow à côté de torch avec `pip install pyarrow`, et recompilez TensorDesk</translation>
    </message>
    <message>
        <source>Parts of the reward</source>
        <translation>Parties de la récompense</translation>
    </message>
    <message>
        <source>Probability ratios</source>
        <translation>Rapports de probabilités</translation>
    </message>
    <message>
        <source>Prompts are padded on the left and responses on the right, or all sequences on the same side. Padding elsewhere shifts the positions of tokens, or becomes a part of the text.</source>
        <translation>Les prompts sont remplis à gauche et les réponses à droite, ou toutes les séquences du même côté. Un remplissage ailleurs décale les positions des tokens ou devient une partie du texte.</translation>
    </message>
    <message>
        <source>RNN input dtype ({}) does not match weight dtype ({}). Convert the input with .to({})</source>
        <translation>Le dtype de l'entrée du RNN ({}) ne correspond pas à celui des poids ({}). Convertissez l'entrée avec .to({})</translation>
    </message>
    <message>
        <source>Raise the maximum length, penalise length smoothly, or leave truncated responses out of the loss.</source>
        <translation>Augmentez la longueur maximale, pénalisez la longueur en douceur, ou laissez les réponses tronquées hors de la perte.</translation>
    </message>
    <message>
        <source>Raise the temperature, the entropy bonus or the upper clip bound; lower the learning rate.</source>
        <translation>Augmentez la température, le bonus d'entropie ou la borne supérieure d'écrêtage ; réduisez le taux d'apprentissage.</translation>
    </message>
    <message>
        <source>Range of log-probabilities</source>
        <translation>Plage des log-probabilités</translation>
    </message>
    <message>
        <source>Reads dim 0 of the input as the batch and dim 1 as time.</source>
        <translation>Lit la dim 0 de l'entrée comme batch et la dim 1 comme temps.</translation>
    </message>
    <message>
        <source>Reads the attribute, which is not a method.</source>
        <translation>Lit l’attribut, qui n’est pas une méthode.</translation>
    </message>
    <message>
        <source>Reads the entry of this name.</source>
        <translation>Lit l'entrée de ce nom.</translation>
    </message>
    <message>
        <source>Remove them, for example with td[:n], or sample only the written rows of the buffer.</source>
        <translation>Supprimez-les, par exemple avec td[:n], ou n’échantillonnez que les lignes écrites du tampon.</translation>
    </message>
    <message>
        <source>Removes the last dim alone.</source>
        <translation>Supprime seulement la dernière dimension.</translation>
    </message>
    <message>
        <source>Removes the last dim of {}, which has size 1.</source>
        <translation>Supprime la dernière dim de {}, de taille 1.</translation>
    </message>
    <message>
        <source>Removes the last dims of size 1.</source>
        <translation>Supprime les dernières dims de taille 1.</translation>
    </message>
    <message>
        <source>Removes the prefix from the names.</source>
        <translation>Retire le préfixe des noms.</translation>
    </message>
    <message>
        <source>Repeated responses</source>
        <translation>Réponses répétées</translation>
    </message>
    <message>
        <source>Repeats it along new dims in front.</source>
        <translation>Le répète le long de nouvelles dims au début.</translation>
    </message>
    <message>
        <source>Repeats the first dims and keeps the others.</source>
        <translation>Répète les premières dims et garde les autres.</translation>
    </message>
    <message>
        <source>Repeats the values of {} along the other batch dims.</source>
        <translation>Répète les valeurs de {} le long des autres dims de batch.</translation>
    </message>
    <message>
        <source>Repeats {} along the first batch dims.</source>
        <translation>Répète {} le long des premières dims de batch.</translation>
    </message>
    <message>
        <source>Repeats {} for each element of the batch.</source>
        <translation>Répète {} pour chaque élément du batch.</translation>
    </message>
    <message>
        <source>Reset environments where they are done, and keep done, is_init and traj_ids of one and the same step.</source>
        <translation>Réinitialisez les environnements là où ils sont finis, et gardez done, is_init et traj_ids d’un seul et même pas.</translation>
    </message>
    <message>
        <source>Resets</source>
        <translation>Réinitialisations</translation>
    </message>
    <message>
        <source>Reward and length</source>
        <translation>Récompense et longueur</translation>
    </message>
    <message>
        <source>Rollout engine and trainer</source>
        <translation>Moteur de rollout et entraîneur</translation>
    </message>
    <message>
        <source>Root and next</source>
        <translation>Racine et next</translation>
    </message>
    <message>
        <source>Row numbers</source>
        <translation>Numéros de ligne</translation>
    </message>
    <message>
        <source>Rows of zeros at the end are a buffer that was never filled: trained on, they are states, actions and rewards of zero.</source>
        <translation>Des lignes de zéros à la fin sont un buffer jamais rempli : à l’entraînement, ce sont des états, actions et récompenses nuls.</translation>
    </message>
    <message>
        <source>Runs along the last dim, which has {} elements.</source>
        <translation>Parcourt la dernière dimension, qui a {} éléments.</translation>
    </message>
    <message>
        <source>Runs along time.</source>
        <translation>Parcourt le temps.</translation>
    </message>
    <message>
        <source>Runs along {}.</source>
        <translation>Parcourt {}.</translation>
    </message>
    <message>
        <source>Sampled actions differ from the deterministic ones; the difference shows how much the policy explores.</source>
        <translation>Les actions échantillonnées diffèrent des actions déterministes ; l’écart montre combien la politique explore.</translation>
    </message>
    <message>
        <source>Saturated values</source>
        <translation>Valeurs saturées</translation>
    </message>
    <message>
        <source>Searches one value of {} in each sequence.</source>
        <translation>Cherche une valeur de {} dans chaque suite.</translation>
    </message>
    <message>
        <source>See the step that it names: record or export the episode again, so that its numbers go up by one.</source>
        <translation>Voyez le pas nommé : enregistrez ou exportez à nouveau l’épisode, pour que ses numéros augmentent d’un.</translation>
    </message>
    <message>
        <source>See the step that it names: sort rows by time, or write done where the episode ended.</source>
        <translation>Regardez le pas indiqué : triez les lignes selon le temps, ou écrivez done là où l’épisode a fini.</translation>
    </message>
    <message>
        <source>See the steps; leave the episode out, or resample it. Policies learn that a step always takes as long.</source>
        <translation>Voyez les pas ; retirez l’épisode, ou rééchantillonnez-le. Les politiques apprennent qu’un pas dure toujours autant.</translation>
    </message>
    <message>
        <source>See the steps; replace the value by the mean of its neighbours, or leave the episode out.</source>
        <translation>Voyez les pas ; remplacez la valeur par la moyenne de ses voisines, ou retirez l’épisode.</translation>
    </message>
    <message>
        <source>See these frames; leave the episodes out, or record them again.</source>
        <translation>Regardez ces images ; écartez les épisodes, ou réenregistrez-les.</translation>
    </message>
    <message>
        <source>See these frames; leave them or the episodes out, and let the camera warm up before recording.</source>
        <translation>Voyez ces images ; retirez-les, ou les épisodes, et laissez la caméra démarrer avant d’enregistrer.</translation>
    </message>
    <message>
        <source>See whether actions were stored before they were clipped or scaled, or whether the space is wrong.</source>
        <translation>Voyez si les actions ont été enregistrées avant d’être bornées ou mises à l’échelle, ou si l’espace est faux.</translation>
    </message>
    <message>
        <source>Selects along dim {}, whose size the mask has.</source>
        <translation>Sélectionne le long de la dim {}, dont le masque a la taille.</translation>
    </message>
    <message>
        <source>Selects each row of the first index with each column of the second.</source>
        <translation>Sélectionne chaque ligne du premier indice avec chaque colonne du second.</translation>
    </message>
    <message>
        <source>Selects where all values of the last dim of {} are true.</source>
        <translation>Sélectionne là où toutes les valeurs de la dernière dim de {} sont vraies.</translation>
    </message>
    <message>
        <source>Selects where any value of the last dim of {} is true.</source>
        <translation>Sélectionne là où une valeur de la dernière dim de {} est vraie.</translation>
    </message>
    <message>
        <source>Set them to zero, as torch.set_flush_denormal(True) does, and find the value that decays.</source>
        <translation>Mettez-les à zéro, comme le fait torch.set_flush_denormal(True), et trouvez la valeur qui décroît.</translation>
    </message>
    <message>
        <source>Set truncated, not terminated, where a time limit ended the episode; done is true for both.</source>
        <translation>Activez truncated, et non terminated, là où une limite de temps a terminé l’épisode ; done est vrai dans les deux cas.</translation>
    </message>
    <message>
        <source>Sets {} to {}, the size that {} has in dim {}.</source>
        <translation>Met {} à {}, la taille que {} a en dim {}.</translation>
    </message>
    <message>
        <source>Shapes are aligned at the last dim, and sizes there must be equal or 1: in dim {}, {} has {} and {} has {}.</source>
        <translation>Les formes sont alignées sur la dernière dim, et les tailles doivent être égales ou 1 : en dim {}, {} a {} et {} a {}.</translation>
    </message>
    <message>
        <source>Shift by one token</source>
        <translation>Décalage d'un token</translation>
    </message>
    <message>
        <source>Silent broadcasting</source>
        <translation>Broadcasting silencieux</translation>
    </message>
    <message>
        <source>Skips parameters that the module lacks; loads all others.</source>
        <translation>Ignore les paramètres que le module n’a pas ; charge tous les autres.</translation>
    </message>
    <message>
        <source>Sort by time, and give each trajectory its own ID; sampled slices of a shared ID mix both.</source>
        <translation>Triez selon le temps, et donnez à chaque trajectoire son propre identifiant ; des tranches échantillonnées avec un identifiant partagé mélangent les deux trajectoires.</translation>
    </message>
    <message>
        <source>Special tokens</source>
        <translation>Tokens spéciaux</translation>
    </message>
    <message>
        <source>Spikes</source>
        <translation>Pics</translation>
    </message>
    <message>
        <source>Splits dim 0 of {} into the batch dims.</source>
        <translation>Divise la dim 0 de {} en dims de batch.</translation>
    </message>
    <message>
        <source>Splits dim {}, whose size is {}.</source>
        <translation>Découpe la dimension {}, dont la taille est {}.</translation>
    </message>
    <message>
        <source>Stacks the tensordicts lazily if their shapes or keys differ.</source>
        <translation>Empile les tensordicts de façon paresseuse si leurs formes ou leurs clés diffèrent.</translation>
    </message>
    <message>
        <source>Stacks the tensors along a new first dim.</source>
        <translation>Empile les tenseurs le long d’une nouvelle première dimension.</translation>
    </message>
    <message>
        <source>Stated bounds</source>
        <translation>Bornes déclarées</translation>
    </message>
    <message>
        <source>Step counts</source>
        <translation>Compteurs de pas</translation>
    </message>
    <message>
        <source>Store log_prob() of the collecting policy's distribution for the stored action, summed over its dims, at the same step.</source>
        <translation>Enregistrez le log_prob() de la distribution de la politique de collecte pour l’action enregistrée, sommé sur ses dimensions, au même pas.</translation>
    </message>
    <message>
        <source>Store what was commanded as the action, or the state of the next step, and check which key is which.</source>
        <translation>Stockez comme action ce qui a été commandé, ou l’état du pas suivant, et vérifiez quelle clé est laquelle.</translation>
    </message>
    <message>
        <source>Stored returns and advantages</source>
        <translation>Retours et avantages stockés</translation>
    </message>
    <message>
        <source>Stored statistics</source>
        <translation>Statistiques enregistrées</translation>
    </message>
    <message>
        <source>Stored text and tokens</source>
        <translation>Texte enregistré et tokens</translation>
    </message>
    <message>
        <source>Subscript '{}' has two sizes: {} in operand {} and {} in an earlier one. A subscript needs the same size in every operand.</source>
        <translation>L'indice '{}' a deux tailles : {} dans l'opérande {} et {} dans un précédent. Chaque indice a une seule taille dans tous les opérandes.</translation>
    </message>
    <message>
        <source>Subscript '{}' has two sizes: {} in {} and {} in {}.</source>
        <translation>L'indice '{}' a deux tailles : {} dans {} et {} dans {}.</translation>
    </message>
    <message>
        <source>Swaps dims {} and {} of {}.</source>
        <translation>Échange les dims {} et {} de {}.</translation>
    </message>
    <message>
        <source>Swaps the last two dims of {}.</source>
        <translation>Échange les deux dernières dimensions de {}.</translation>
    </message>
    <message>
        <source>Tables, videos and metadata of a data set state how many rows, frames and episodes there are; where they differ, files are missing, cut off, or of another version.</source>
        <translation>Les tables, vidéos et métadonnées d’un jeu de données disent combien il y a de lignes, d’images et d’épisodes ; là où elles diffèrent, des fichiers manquent, sont tronqués ou d’une autre version.</translation>
    </message>
    <message>
        <source>Takes for each position the elements that it names.</source>
        <translation>Prend à chaque position les éléments qui y sont indiqués.</translation>
    </message>
    <message>
        <source>Takes one element for each position.</source>
        <translation>Prend un élément à chaque position.</translation>
    </message>
    <message>
        <source>Takes the last element of each.</source>
        <translation>Prend le dernier élément de chacun.</translation>
    </message>
    <message>
        <source>Takes the last element.</source>
        <translation>Prend le dernier élément.</translation>
    </message>
    <message>
        <source>Takes the last element: indices begin at 0.</source>
        <translation>Prend le dernier élément : les indices commencent à 0.</translation>
    </message>
    <message>
        <source>TanhNormal has no formula for its mean; take the mean of samples</source>
        <translation>TanhNormal n’a pas de formule pour sa moyenne ; prenez la moyenne d’échantillons</translation>
    </message>
    <message>
        <source>TanhNormal has no formula for its mode; take deterministic_sample</source>
        <translation>TanhNormal n’a pas de formule pour son mode ; prenez deterministic_sample</translation>
    </message>
    <message>
        <source>TensorDesk has version {} on that machine, which version {} here does not understand; install the same version on both</source>
        <translation>TensorDesk a la version {} sur cette machine, que la version {} d'ici ne comprend pas ; installez la même version sur les deux</translation>
    </message>
    <message>
        <source>TensorDesk is not installed on that machine; install it there by `pip install tensordesk`, or name it by --remote-program</source>
        <translation>TensorDesk n’est pas installé sur cette machine ; installez-le là-bas avec `pip install tensordesk`, ou indiquez-le avec --remote-program</translation>
    </message>
    <message>
        <source>TensorDictParams takes a tensordict, not a value of type {}</source>
        <translation>TensorDictParams prend un tensordict, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>Tensors with other dims broadcast in a loss without an error, and the result means nothing.</source>
        <translation>Ce qui a d’autres dims se diffuse dans une perte sans erreur, en nombres qui ne veulent rien dire.</translation>
    </message>
    <message>
        <source>Termination flags</source>
        <translation>Indicateurs de fin</translation>
    </message>
    <message>
        <source>The HDF5 file is damaged and cannot be opened ({})</source>
        <translation>Le fichier HDF5 est endommagé et ne peut pas être ouvert ({})</translation>
    </message>
    <message>
        <source>The KL divergence measures how far the policy moved from the reference policy. A large one means that the policy left its language, or that the two saw different tokens.</source>
        <translation>La divergence KL mesure l'écart de la politique à la politique de référence. Grande, elle signifie que la politique a quitté sa langue, ou que les deux ont vu des tokens différents.</translation>
    </message>
    <message>
        <source>The assigned value is broadcast to the shape {} of {}, and {} is {}.</source>
        <translation>La valeur affectée est diffusée vers la forme {} de {}, et {} est {}.</translation>
    </message>
    <message>
        <source>The batch size recorded in the file no longer fits all its entries and is not used</source>
        <translation>La taille de batch notée dans le fichier ne convient plus à toutes ses entrées et n’est pas utilisée</translation>
    </message>
    <message>
        <source>The batch size {} is guessed, since HDF5 files do not state it: {}</source>
        <translation>La taille de batch {} est devinée, car les fichiers HDF5 ne l’indiquent pas : {}</translation>
    </message>
    <message>
        <source>The batch size {} is guessed, since the store does not state it: it is the longest shape that all its arrays start with</source>
        <translation>La taille de batch {} est devinée, car le store ne l’indique pas : c’est la plus longue forme par laquelle commencent tous ses tableaux</translation>
    </message>
    <message>
        <source>The brackets of a tensordict take one key: several strings are a path of nested keys.</source>
        <translation>Les crochets d’un tensordict prennent une clé : plusieurs chaînes sont un chemin de clés imbriquées.</translation>
    </message>
    <message>
        <source>The changes could not be collected</source>
        <translation>Les changements n’ont pas pu être rassemblés</translation>
    </message>
    <message>
        <source>The chat template adds the special tokens once. A tokenizer that adds them again, or text that contains their names, gives the model input that it never saw.</source>
        <translation>Le modèle de chat ajoute les tokens spéciaux une fois. Un tokenizer qui les ajoute encore, ou un texte qui contient leurs noms, donne au modèle une entrée qu'il n'a jamais vue.</translation>
    </message>
    <message>
        <source>The check {} has no threshold {}; it has {}.</source>
        <translation>La vérification {} n’a pas de seuil {} ; elle a {}.</translation>
    </message>
    <message>
        <source>The content of the file</source>
        <translation>Le contenu du fichier</translation>
    </message>
    <message>
        <source>The data are compressed by the filter {} ({}), which is not available. Install its plug-in for HDF5 (`pip install hdf5plugin` has most) and set HDF5_PLUGIN_PATH to the folder of the plug-ins</source>
        <translation>Les données sont compressées par le filtre {} ({}), qui n’est pas disponible. Installez son plug-in pour HDF5 (`pip install hdf5plugin` contient la plupart) et définissez HDF5_PLUGIN_PATH sur le dossier des plug-ins</translation>
    </message>
    <message>
        <source>The dataset has no data (NULL dataspace)</source>
        <translation>Le jeu de données n’a pas de données (NULL dataspace)</translation>
    </message>
    <message>
        <source>The dataset has other dims than before</source>
        <translation>Le jeu de données a d’autres dimensions qu’auparavant</translation>
    </message>
    <message>
        <source>The dataset has {} bytes, of which the file stores {}: most chunks were never written, and none was read</source>
        <translation>Le jeu de données a {} octets, dont le fichier stocke {} : la plupart des blocs n'ont jamais été écrits et aucun n'a été lu</translation>
    </message>
    <message>
        <source>The dataset holds {}, which cannot be shown</source>
        <translation>Le jeu de données contient {}, qui ne peut pas être affiché</translation>
    </message>
    <message>
        <source>The dataset is assembled from a series of files or datasets, {} in {}, which is not followed</source>
        <translation>Le jeu de données est assemblé à partir d’une série de fichiers ou de jeux de données, {} dans {}, qui n’est pas suivie</translation>
    </message>
    <message>
        <source>The dataset is assembled from others that are assembled in turn, too often to be shown</source>
        <translation>Le jeu de données est assemblé à partir d’autres eux-mêmes assemblés, trop de fois pour être affiché</translation>
    </message>
    <message>
        <source>The dataset is assembled from {} in {}, where no dataset is</source>
        <translation>Le jeu de données est assemblé à partir de {} dans {}, où il n’y a pas de jeu de données</translation>
    </message>
    <message>
        <source>The dataset states a shape that is too large for any file</source>
        <translation>Le jeu de données indique une forme trop grande pour un fichier</translation>
    </message>
    <message>
        <source>The derived key {} cannot be made: {}</source>
        <translation>La clé dérivée {} ne peut pas être formée : {}</translation>
    </message>
    <message>
        <source>The description of the dataset is damaged: it holds {} elements of {} bytes in {} bytes</source>
        <translation>La description du jeu de données est endommagée : il contient {} éléments de {} octets dans {} octets</translation>
    </message>
    <message>
        <source>The description of the dataset is damaged: its chunks have {} dims, its shape {}</source>
        <translation>La description du jeu de données est endommagée : ses chunks ont {} dimensions, sa forme {}</translation>
    </message>
    <message>
        <source>The description of the dataset is damaged: parts of its elements reach past their end</source>
        <translation>La description du jeu de données est endommagée : des parties de ses éléments dépassent leur fin</translation>
    </message>
    <message>
        <source>The diagonals of the last two dims.</source>
        <translation>Les diagonales des deux dernières dimensions.</translation>
    </message>
    <message>
        <source>The distribution has batch shape {} and event shape {}, so a value is {}, and {} is {}.</source>
        <translation>La distribution a la forme de batch {} et d'événement {}, une valeur est donc {}, et {} est {}.</translation>
    </message>
    <message>
        <source>The document of this tensor is closed: it can no longer be changed.</source>
        <translation>Le document de ce tenseur est fermé : il ne peut plus être changé.</translation>
    </message>
    <message>
        <source>The edits could not be collected</source>
        <translation>Les modifications n’ont pas pu être rassemblées</translation>
    </message>
    <message>
        <source>The element type is no longer {}</source>
        <translation>Le type des éléments n’est plus {}</translation>
    </message>
    <message>
        <source>The engine that samples and the trainer compute the same log-probabilities, except for rounding. Otherwise the policy gradient is biased, because the tokens come from another distribution.</source>
        <translation>Le moteur qui tire les tokens et l'entraîneur calculent les mêmes log-probabilités, aux arrondis près. Sinon le gradient de la politique est biaisé, car les tokens viennent d'une autre distribution.</translation>
    </message>
    <message>
        <source>The entropy, the mean of -log p of sampled tokens, measures how much the policy explores. Without it all samples of a prompt are the same, and their advantages are 0.</source>
        <translation>L'entropie, moyenne de -log p des tokens tirés, mesure combien la politique explore. Sans elle tous les échantillons d'un prompt sont identiques et leurs avantages valent 0.</translation>
    </message>
    <message>
        <source>The entry cannot be read: {}</source>
        <translation>L’entrée ne peut pas être lue : {}</translation>
    </message>
    <message>
        <source>The entry cannot be removed</source>
        <translation>L’entrée ne peut pas être supprimée</translation>
    </message>
    <message>
        <source>The entry cannot be renamed</source>
        <translation>L’entrée ne peut pas être renommée</translation>
    </message>
    <message>
        <source>The entry is a link into another file, {}, that leads back or further than is shown</source>
        <translation>L’entrée est un lien vers un autre fichier, {}, qui ramène en arrière ou mène plus loin que ce qui est affiché</translation>
    </message>
    <message>
        <source>The entry is a link to {} in another file, {}, which does not exist</source>
        <translation>L’entrée est un lien vers {} dans un autre fichier, {}, qui n’existe pas</translation>
    </message>
    <message>
        <source>The entry is a link to {}, which does not exist</source>
        <translation>L’entrée est un lien vers {}, qui n’existe pas</translation>
    </message>
    <message>
        <source>The entry is a named type, which holds no values</source>
        <translation>L’entrée est un type nommé, qui ne contient pas de valeurs</translation>
    </message>
    <message>
        <source>The entry is a user-defined link, which only its writer can follow</source>
        <translation>L’entrée est un lien défini par l’utilisateur, que seul le programme qui l’a écrit peut suivre</translation>
    </message>
    <message>
        <source>The entry is not a group</source>
        <translation>L’entrée n’est pas un groupe</translation>
    </message>
    <message>
        <source>The episodes are shown under the keys of torchrl, as a stack of {}. Open the file with {} to see it as stored</source>
        <translation>Les épisodes sont affichés sous les clés de torchrl, comme une pile de {}. Ouvrez le fichier avec {} pour le voir tel qu'il est enregistré</translation>
    </message>
    <message>
        <source>The equation has subscripts for {} operands, and {} are given.</source>
        <translation>L'équation a des indices pour {} opérandes, et {} sont donnés.</translation>
    </message>
    <message>
        <source>The field is gone</source>
        <translation>Le champ a disparu</translation>
    </message>
    <message>
        <source>The file is already being edited in another window</source>
        <translation>Le fichier est déjà en cours de modification dans une autre fenêtre</translation>
    </message>
    <message>
        <source>The file is in use by another program; close it there and try again</source>
        <translation>Le fichier est utilisé par un autre programme ; fermez-le là-bas et réessayez</translation>
    </message>
    <message>
        <source>The file is no longer there</source>
        <translation>Le fichier n’est plus là</translation>
    </message>
    <message>
        <source>The file is open for writing in another program, or such a program was killed. Wait until it has closed the file; if none runs, `h5clear -s` makes the file readable again</source>
        <translation>Le fichier est ouvert en écriture dans un autre programme, ou un tel programme a été tué. Attendez qu’il ait fermé le fichier ; si aucun ne tourne, `h5clear -s` rend le fichier de nouveau lisible</translation>
    </message>
    <message>
        <source>The file is shorter than its header states, so its end is missing ({})</source>
        <translation>Le fichier est plus court que ne l’indique son en-tête : sa fin manque ({})</translation>
    </message>
    <message>
        <source>The file was changed by another program and has been reopened</source>
        <translation>Le fichier a été modifié par un autre programme et a été rouvert</translation>
    </message>
    <message>
        <source>The file was changed by another program since it was opened; open it again</source>
        <translation>Le fichier a été modifié par un autre programme depuis son ouverture ; rouvrez-le</translation>
    </message>
    <message>
        <source>The file was changed by another program since it was opened; open it again before editing</source>
        <translation>Le fichier a été modifié par un autre programme depuis son ouverture ; rouvrez-le avant de le modifier</translation>
    </message>
    <message>
        <source>The file was shortened by another program, from {} to {} bytes, since it was opened</source>
        <translation>Le fichier a été raccourci par un autre programme, de {} à {} octets, depuis son ouverture</translation>
    </message>
    <message>
        <source>The film cannot be written: {}.</source>
        <translation>Le film ne peut pas être écrit : {}.</translation>
    </message>
    <message>
        <source>The frames are not evenly spaced: {} ms usually, {} ms after frame {}</source>
        <translation>Les images ne sont pas régulièrement espacées : d’habitude {} ms, {} ms après l’image {}</translation>
    </message>
    <message>
        <source>The group cannot be opened</source>
        <translation>Le groupe ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>The group is a link to one of its parent groups</source>
        <translation>Le groupe est un lien vers l’un de ses groupes parents</translation>
    </message>
    <message>
        <source>The groups are nested too deeply to be shown</source>
        <translation>Les groupes sont imbriqués trop profondément pour être affichés</translation>
    </message>
    <message>
        <source>The installed libwebp does not fit to the one this program was built with.</source>
        <translation>La libwebp installée ne correspond pas à celle avec laquelle ce programme a été compilé.</translation>
    </message>
    <message>
        <source>The key exists already in the file</source>
        <translation>La clé existe déjà dans le fichier</translation>
    </message>
    <message>
        <source>The link cannot be read</source>
        <translation>Le lien ne peut pas être lu</translation>
    </message>
    <message>
        <source>The list of frames</source>
        <translation>La liste des images</translation>
    </message>
    <message>
        <source>The list of micro-batches</source>
        <translation>La liste des micro-lots</translation>
    </message>
    <message>
        <source>The list of rows</source>
        <translation>La liste des lignes</translation>
    </message>
    <message>
        <source>The logarithm of a probability is finite and at most 0. Others come from padding, from logits that were not normalised, or from a token that the model could not sample.</source>
        <translation>Le logarithme d'une probabilité est fini et au plus 0. D'autres valeurs viennent du remplissage, de logits non normalisés ou d'un token que le modèle ne pouvait pas tirer.</translation>
    </message>
    <message>
        <source>The loss mask selects the tokens that the policy sampled. Prompts and padding in it teach the policy to write them; a sequence without any trained token has no gradient.</source>
        <translation>Le masque de perte choisit les tokens que la politique a tirés. Les prompts et le remplissage qu'il contient apprennent à la politique à les écrire ; une séquence sans token entraîné n'a pas de gradient.</translation>
    </message>
    <message>
        <source>The members of the lazy stack have different batch sizes, {}, which HDF5 cannot hold</source>
        <translation>Les membres du lazy stack ont des tailles de batch différentes, {}, ce que HDF5 ne peut pas contenir</translation>
    </message>
    <message>
        <source>The members of the lazy stack have different batch sizes, {}, which a zarr store cannot hold</source>
        <translation>Les membres du lazy stack ont des tailles de batch différentes, {}, ce qu’un store zarr ne peut pas contenir</translation>
    </message>
    <message>
        <source>The members of the lazy stack have different keys, which HDF5 cannot hold; select the common ones, or save to a memmap folder</source>
        <translation>Les membres du lazy stack ont des clés différentes, ce que HDF5 ne peut pas contenir ; sélectionnez les clés communes, ou enregistrez dans un dossier memmap</translation>
    </message>
    <message>
        <source>The members of the lazy stack have different keys, which a zarr store cannot hold; select the common ones, or save to a memmap folder</source>
        <translation>Les membres du lazy stack ont des clés différentes, ce qu’un store zarr ne peut pas contenir ; sélectionnez les clés communes, ou enregistrez dans un dossier memmap</translation>
    </message>
    <message>
        <source>The members of the stack have different shapes, {}, which HDF5 cannot hold</source>
        <translation>Les membres de la pile ont des formes différentes, {}, ce que HDF5 ne peut pas contenir</translation>
    </message>
    <message>
        <source>The members of {} differ in the shape of this entry, so it has no dense tensor.</source>
        <translation>Les membres de {} diffèrent par la forme de cette entrée, qui n’a donc pas de tenseur dense.</translation>
    </message>
    <message>
        <source>The module gives {} numbers a step, one for each dim of the action, and {} is stored</source>
        <translation>Le module donne {} nombres par pas, un par dim de l’action, et {} est enregistré</translation>
    </message>
    <message>
        <source>The module has `{}`, and the state dict has `{}` in its place.</source>
        <translation>Le module a `{}`, et le state dict a `{}` à sa place.</translation>
    </message>
    <message>
        <source>The module has changed: its outputs correlate with the stored values (correlation {}), and differ.</source>
        <translation>Le module a bougé : ce qu’il donne va avec ce qui est enregistré (corrélation {}), et en diffère.</translation>
    </message>
    <message>
        <source>The module has no `{}`, which the state dict has.</source>
        <translation>Le module n’a pas `{}`, que le state dict a.</translation>
    </message>
    <message>
        <source>The module or its weights may be of another run, or its inputs may have been changed since, as by normalising them.</source>
        <translation>Le module ou ses poids viennent peut-être d’une autre exécution, ou ses entrées ont changé depuis, par exemple par normalisation.</translation>
    </message>
    <message>
        <source>The name of a file or dataset is too long</source>
        <translation>Le nom d’un fichier ou d’un jeu de données est trop long</translation>
    </message>
    <message>
        <source>The names in the state dict begin with 'module.', which DataParallel and DistributedDataParallel add. Remove the prefix before loading.</source>
        <translation>Les noms du state dict commencent par 'module.', que DataParallel et DistributedDataParallel ajoutent. Retirez le préfixe avant le chargement.</translation>
    </message>
    <message>
        <source>The names of the dims are too long for HDF5</source>
        <translation>Les noms des dimensions sont trop longs pour HDF5</translation>
    </message>
    <message>
        <source>The new entry cannot be put in place</source>
        <translation>La nouvelle entrée ne peut pas être mise en place</translation>
    </message>
    <message>
        <source>The object cannot be opened</source>
        <translation>L’objet ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>The old entry cannot be removed</source>
        <translation>L’ancienne entrée ne peut pas être supprimée</translation>
    </message>
    <message>
        <source>The operands are broadcast: shapes are aligned at the last dim, and sizes there must be equal or 1. In dim {} of the result, one has {} and the other {}. Often one operand lacks a dim: see unsqueeze(-1), or keepdim=True of a reduction.</source>
        <translation>Les opérandes sont diffusés : les formes sont alignées sur la dernière dim, et les tailles doivent être égales ou 1. Dans la dim {} du résultat, l'un a {} et l'autre {}. Souvent, il manque une dim à un opérande : voir unsqueeze(-1), ou keepdim=True d'une réduction.</translation>
    </message>
    <message>
        <source>The operands are on different devices. Move one of them with .to(other.device); a module moves with .to(device).</source>
        <translation>Les opérandes sont sur des périphériques différents. Déplacez-en un avec .to(other.device) ; un module avec .to(device).</translation>
    </message>
    <message>
        <source>The outer products of the vectors in the last dims.</source>
        <translation>Les produits extérieurs des vecteurs des dernières dimensions.</translation>
    </message>
    <message>
        <source>The outputs of the module do not correlate with the stored values: the correlation is {}.</source>
        <translation>Ce que donne le module ne va pas avec ce qui est enregistré : la corrélation est {}.</translation>
    </message>
    <message>
        <source>The parameters of `{}` are on {}, and {} is on another device.</source>
        <translation>Les paramètres de `{}` sont sur {}, et {} est sur un autre appareil.</translation>
    </message>
    <message>
        <source>The parts of the reward add up to it in most sequences. Where they do not, a part is missing, was clipped or belongs to another sequence.</source>
        <translation>Dans la plupart des séquences les parties s'additionnent pour donner la récompense. Ailleurs, une partie manque, a été écrêtée ou appartient à une autre séquence.</translation>
    </message>
    <message>
        <source>The picture {} cannot be written.</source>
        <translation>L’image {} ne peut pas être écrite.</translation>
    </message>
    <message>
        <source>The place of the group is unknown</source>
        <translation>L’emplacement du groupe est inconnu</translation>
    </message>
    <message>
        <source>The policy has moved: the ratios of new to stored probabilities have the mean {} and the spread {}, as those of sampled actions do.</source>
        <translation>La politique a bougé : les rapports des probabilités nouvelles aux enregistrées ont la moyenne {} et la dispersion {}, comme ceux d’actions tirées.</translation>
    </message>
    <message>
        <source>The ratios of new to stored probabilities have the mean {}; that of actions which a policy with the stored log-probabilities sampled is 1.</source>
        <translation>Les rapports des probabilités nouvelles aux enregistrées ont la moyenne {} ; celle d’actions tirées par une politique qui a les log-probabilités enregistrées est 1.</translation>
    </message>
    <message>
        <source>The records are nested too deeply to be shown</source>
        <translation>Les enregistrements sont imbriqués trop profondément pour être affichés</translation>
    </message>
    <message>
        <source>The rollout is shown under the keys of torchrl. Open the file with {} to see it as stored</source>
        <translation>Le rollout est affiché sous les clés de torchrl. Ouvrez le fichier avec {} pour le voir tel qu'il est enregistré</translation>
    </message>
    <message>
        <source>The root of a file cannot be replaced</source>
        <translation>La racine d’un fichier ne peut pas être remplacée</translation>
    </message>
    <message>
        <source>The rows have unequal lengths, and an array needs equal ones. Pad them to one length, or keep them in a list or a lazy stack.</source>
        <translation>Les lignes ont des longueurs inégales, et un tableau en exige d'égales. Complétez-les à une même longueur, ou gardez-les dans une liste ou une pile paresseuse.</translation>
    </message>
    <message>
        <source>The same numbers are stored at other places: rows and time are mixed, as by a reshape in the wrong order or by shuffling.</source>
        <translation>Les mêmes nombres sont enregistrés à d’autres endroits : lignes et temps sont mélangés, comme par un reshape dans le mauvais ordre ou par brassage.</translation>
    </message>
    <message>
        <source>The same numbers are stored in another order of the rows: at each step they are those of other environments.</source>
        <translation>Les mêmes nombres sont enregistrés dans un autre ordre des lignes : à chaque pas, ce sont ceux d’autres environnements.</translation>
    </message>
    <message>
        <source>The same numbers are stored in another order of time: each row has its own, at other steps.</source>
        <translation>Les mêmes nombres sont enregistrés dans un autre ordre du temps : chaque ligne a les siens, à d’autres pas.</translation>
    </message>
    <message>
        <source>The shape {} does not start with the batch size {}, which HDF5 files do not state reliably; open the file with another batch size, such as {}</source>
        <translation>La forme {} ne commence pas par la taille de batch {}, que les fichiers HDF5 n’indiquent pas de façon fiable ; ouvrez le fichier avec une autre taille de batch, par exemple {}</translation>
    </message>
    <message>
        <source>The shape {} does not start with the given batch size {}</source>
        <translation>La forme {} ne commence pas par la taille de batch donnée {}</translation>
    </message>
    <message>
        <source>The sizes of `{}` sum to {}, and dim {} of {} has size {}.</source>
        <translation>Les tailles de `{}` totalisent {}, et la dimension {} de {} a la taille {}.</translation>
    </message>
    <message>
        <source>The space of an observation or action states its bounds, on which networks and scalings rely.</source>
        <translation>L’espace d’une observation ou d’une action indique ses bornes, auxquelles se fient les réseaux et les mises à l’échelle.</translation>
    </message>
    <message>
        <source>The state dict has no `{}`, which the module has.</source>
        <translation>Le state dict n’a pas `{}`, que le module a.</translation>
    </message>
    <message>
        <source>The state of `{}` has the shape [num_layers, batch, hidden_size] = {}, and {} has {}.</source>
        <translation>L'état de `{}` a la forme [num_layers, batch, hidden_size] = {}, et {} a {}.</translation>
    </message>
    <message>
        <source>The state of a recurrent layer has the shape [num_layers, batch, hidden_size]: expected {}, got {}. If the batch is dim 0 of the input, create the layer with batch_first=True.</source>
        <translation>L'état d'une couche récurrente a la forme [num_layers, batch, hidden_size] : attendu {}, reçu {}. Si le batch est la dim 0 de l'entrée, créez la couche avec batch_first=True.</translation>
    </message>
    <message>
        <source>The stored log-probabilities are means over the dims of the action, where they should be sums.</source>
        <translation>Les log-probabilités enregistrées sont des moyennes sur les dims de l’action, au lieu de sommes.</translation>
    </message>
    <message>
        <source>The stored log-probabilities are stale: an older policy took the actions. This is expected within the epochs of PPO; at its first update the ratios must be 1.</source>
        <translation>Les log-probabilités enregistrées sont périmées : les actions viennent d’une politique plus ancienne. C’est normal au fil des époques de PPO ; à sa première mise à jour, les rapports doivent valoir 1.</translation>
    </message>
    <message>
        <source>The stored log-probabilities are those of a distribution with the scale, or temperature, times {}.</source>
        <translation>Les log-probabilités enregistrées sont celles d’une distribution dont l’échelle, ou la température, est multipliée par {}.</translation>
    </message>
    <message>
        <source>The stored log-probabilities are those of a tanh of a normal value, and the module has no tanh.</source>
        <translation>Les log-probabilités enregistrées sont celles de la tanh d’une valeur normale, et le module n’a pas de tanh.</translation>
    </message>
    <message>
        <source>The stored log-probabilities are those of the likeliest action, not of the one that was taken.</source>
        <translation>Les log-probabilités enregistrées sont celles de l’action la plus probable, pas de celle qui a été prise.</translation>
    </message>
    <message>
        <source>The stored log-probabilities are those of the squashed action under the normal distribution before the tanh.</source>
        <translation>Les log-probabilités enregistrées sont celles de l’action écrasée sous la distribution normale d’avant la tanh.</translation>
    </message>
    <message>
        <source>The stored log-probabilities have the other sign.</source>
        <translation>Les log-probabilités enregistrées ont l’autre signe.</translation>
    </message>
    <message>
        <source>The stored log-probabilities lack the correction for the tanh: they are those of the normal value before it.</source>
        <translation>Il manque aux log-probabilités enregistrées la correction de la tanh : ce sont celles de la valeur normale qui la précède.</translation>
    </message>
    <message>
        <source>The stored log-probabilities lack the logarithm of the range that the tanh is stretched to.</source>
        <translation>Il manque aux log-probabilités enregistrées le logarithme de l’intervalle auquel la tanh est étirée.</translation>
    </message>
    <message>
        <source>The stored numbers are those computed now, rounded to {}.</source>
        <translation>Les nombres enregistrés sont ceux calculés maintenant, arrondis à {}.</translation>
    </message>
    <message>
        <source>The stored text and the decoded tokens are the same. Otherwise the reward was computed for a text that the policy did not write, or tokens were encoded again from text.</source>
        <translation>Le texte enregistré et les tokens décodés sont identiques. Sinon la récompense a été calculée pour un texte que la politique n'a pas écrit, ou des tokens ont été réencodés à partir du texte.</translation>
    </message>
    <message>
        <source>The stored values are the computed ones plus {}, everywhere.</source>
        <translation>Ce qui est enregistré est ce qui est calculé plus {}, partout.</translation>
    </message>
    <message>
        <source>The stored values are the computed ones times {} plus {}, everywhere.</source>
        <translation>Ce qui est enregistré est ce qui est calculé fois {} plus {}, partout.</translation>
    </message>
    <message>
        <source>The stored values are the probability, not its logarithm.</source>
        <translation>Ce qui est enregistré est la probabilité, pas son logarithme.</translation>
    </message>
    <message>
        <source>The stored values come from an older version of this module.</source>
        <translation>Ce qui est enregistré est d’un module plus ancien que celui-ci.</translation>
    </message>
    <message>
        <source>The stored values differ from the outputs of this module for the stored inputs: targets and advantages are computed from other numbers.</source>
        <translation>Ce qui est enregistré n’est pas ce que ce module donne pour les entrées enregistrées : cibles et avantages sont faits d’autres nombres.</translation>
    </message>
    <message>
        <source>The target has class {}, and the input has scores for fewer classes: the size of its dim 1. Classes are numbered from 0.</source>
        <translation>La cible a la classe {}, et l'entrée a des scores pour moins de classes : la taille de sa dim 1. Les classes sont numérotées à partir de 0.</translation>
    </message>
    <message>
        <source>The tensordict has no key {}. It has {}.</source>
        <translation>Le tensordict n'a pas de clé {}. Il a {}.</translation>
    </message>
    <message>
        <source>The tensordicts do not have the same keys. Keep them with TensorDict.lazy_stack, or select() the keys that all of them have.</source>
        <translation>Les tensordicts n'ont pas les mêmes clés. Gardez-les avec TensorDict.lazy_stack, ou choisissez avec select() les clés communes.</translation>
    </message>
    <message>
        <source>The text of the file</source>
        <translation>Le texte du fichier</translation>
    </message>
    <message>
        <source>The threshold {} of {} is a number from {} to {}, not {}.</source>
        <translation>Le seuil {} de {} est un nombre de {} à {}, pas {}.</translation>
    </message>
    <message>
        <source>The value is damaged: {}</source>
        <translation>La valeur est endommagée : {}</translation>
    </message>
    <message>
        <source>The value is too large to be shown</source>
        <translation>La valeur est trop grande pour être affichée</translation>
    </message>
    <message>
        <source>The value is too large to be shown: {} elements of {} bytes that are not a tensor</source>
        <translation>La valeur est trop grande pour être affichée : {} éléments de {} octets qui ne sont pas un tenseur</translation>
    </message>
    <message>
        <source>The values are stored in the file {}, which does not exist</source>
        <translation>Ce qu’elle montre se trouve dans le fichier {}, qui n’est pas là</translation>
    </message>
    <message>
        <source>The values are stored in {}, outside the folder of the file. Allow links out of it to read them (`tensordesk --follow-links …`)</source>
        <translation>Les valeurs sont stockées dans {}, hors du dossier du fichier. Autorisez les liens hors de celui-ci pour les lire (`tensordesk --follow-links …`)</translation>
    </message>
    <message>
        <source>The values stored at a step belong to the step after it: {} % are equal then.</source>
        <translation>Ce qui est enregistré à un pas appartient au pas suivant : ainsi {} % sont égaux.</translation>
    </message>
    <message>
        <source>The values stored at a step belong to the step before it: {} % are equal then.</source>
        <translation>Ce qui est enregistré à un pas appartient au pas précédent : ainsi {} % sont égaux.</translation>
    </message>
    <message>
        <source>The video was cut off: of {} frames, the file ends before frame {}</source>
        <translation>La vidéo est tronquée : sur {} images, le fichier finit avant l’image {}</translation>
    </message>
    <message>
        <source>The {} bytes at offset {} cannot be read</source>
        <translation>Les {} octets à la position {} ne peuvent pas être lus</translation>
    </message>
    <message>
        <source>The {} written rows are shown, the oldest first: row 0 is row {} of the replay buffer</source>
        <translation>Les {} lignes écrites sont affichées, la plus ancienne d’abord : la ligne 0 est la ligne {} du replay buffer</translation>
    </message>
    <message>
        <source>There are no episodes to write: the tensordict has batch size {}</source>
        <translation>Il n'y a pas d'épisodes à écrire : le tensordict a la taille de lot {}</translation>
    </message>
    <message>
        <source>There are no steps, and so no trajectories: the batch size is {}.</source>
        <translation>Il n’y a pas de pas, donc pas de trajectoires : la taille de batch est {}.</translation>
    </message>
    <message>
        <source>There is no check {}; there are {}.</source>
        <translation>Il n’y a pas de contrôle {} ; il y a {}.</translation>
    </message>
    <message>
        <source>There is no device {} here: LibTorch finds 1 {} device.</source>
        <translation>Il n’y a pas de device {} ici : LibTorch trouve 1 device {}.</translation>
    </message>
    <message>
        <source>There is no device {} here: LibTorch finds no {} device ({}).</source>
        <translation>Il n’y a pas de device {} ici : LibTorch ne trouve aucun device {} ({}).</translation>
    </message>
    <message>
        <source>There is no device {} here: LibTorch finds no {} device.</source>
        <translation>Il n’y a pas de device {} ici : LibTorch ne trouve aucun device {}.</translation>
    </message>
    <message>
        <source>There is no device {} here: LibTorch finds {} {} devices.</source>
        <translation>Il n’y a pas de device {} ici : LibTorch trouve {} devices {}.</translation>
    </message>
    <message>
        <source>There is no memory left to pack a chunk</source>
        <translation>Il ne reste plus de mémoire pour compresser un chunk</translation>
    </message>
    <message>
        <source>There is no such field</source>
        <translation>Ce champ n’existe pas</translation>
    </message>
    <message>
        <source>There is no such file</source>
        <translation>Ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>There is no such key in the file</source>
        <translation>Cette clé n’existe pas dans le fichier</translation>
    </message>
    <message>
        <source>There is nothing to compare: all steps are padding, or at the bounds.</source>
        <translation>Il n’y a rien à comparer : tous les pas sont du remplissage, ou aux bornes.</translation>
    </message>
    <message>
        <source>This folder belongs to another user.</source>
        <translation>Ce dossier appartient à un autre utilisateur.</translation>
    </message>
    <message>
        <source>This is not a folder of tensordicts to show.</source>
        <translation>Ce n’est pas un dossier de tensordicts à afficher.</translation>
    </message>
    <message>
        <source>This is not a folder of tensordicts to show: it has no show.json.</source>
        <translation>Ce n’est pas un dossier de tensordicts à afficher : il n’a pas de show.json.</translation>
    </message>
    <message>
        <source>This is the classic bug of PPO: the ratio of new to old probabilities is wrong from the first update on, and clipping hides it.</source>
        <translation>C’est le bug classique de PPO : le rapport des probabilités nouvelles aux anciennes est faux dès la première mise à jour, et l’écrêtage le cache.</translation>
    </message>
    <message>
        <source>This module computed the stored values.</source>
        <translation>Ce module a produit ce qui est enregistré.</translation>
    </message>
    <message>
        <source>This policy took the stored actions.</source>
        <translation>Cette politique a pris les actions enregistrées.</translation>
    </message>
    <message>
        <source>This tensordict has no batch dim, so there is no time along which episodes end.</source>
        <translation>Ce tensordict n’a pas de dimension de batch, donc pas de temps le long duquel finissent des épisodes.</translation>
    </message>
    <message>
        <source>This tensordict has no batch dim, so there is nothing to collate in it. Give several paths, or one of a lazy stack.</source>
        <translation>Ce tensordict n’a pas de dimension de batch : il n’y a rien à y collationner. Donnez plusieurs chemins, ou celui d’un lazy stack.</translation>
    </message>
    <message>
        <source>Thresholds are an object of checks and their numbers, as {}, and this is {}.</source>
        <translation>Les seuils sont un objet de vérifications et de leurs nombres, comme {}, et ceci est {}.</translation>
    </message>
    <message>
        <source>Tiles cannot be edited: edit the leaf they are made of.</source>
        <translation>Les tuiles ne peuvent pas être modifiées : modifiez la feuille dont elles sont faites.</translation>
    </message>
    <message>
        <source>Timestamps</source>
        <translation>Horodatages</translation>
    </message>
    <message>
        <source>Tokenize the text of a chat template with add_special_tokens=False; remove special tokens from texts of users.</source>
        <translation>Tokenisez le texte d'un modèle de chat avec add_special_tokens=False ; retirez les tokens spéciaux des textes des utilisateurs.</translation>
    </message>
    <message>
        <source>Too many groups on the way here are linked several times</source>
        <translation>Trop de groupes sur le chemin jusqu’ici sont liés plusieurs fois</translation>
    </message>
    <message>
        <source>Training scales keys by the statistics that a data set stores; others than those of its rows scale wrongly.</source>
        <translation>L’entraînement met les clés à l’échelle des statistiques enregistrées ; d’autres que celles des lignes faussent l’échelle.</translation>
    </message>
    <message>
        <source>Trajectory IDs</source>
        <translation>Identifiants de trajectoires</translation>
    </message>
    <message>
        <source>Trajectory IDs increase along time. Where they decrease, rows are out of order, or two trajectories share an ID.</source>
        <translation>Les identifiants de trajectoires croissent avec le temps. Là où ils décroissent, des lignes sont en désordre, ou deux trajectoires partagent un identifiant.</translation>
    </message>
    <message>
        <source>True if all elements are.</source>
        <translation>Vrai si tous les éléments le sont.</translation>
    </message>
    <message>
        <source>True if any element is.</source>
        <translation>Vrai si un élément l’est.</translation>
    </message>
    <message>
        <source>True where the two differ.</source>
        <translation>Vrai là où les deux diffèrent.</translation>
    </message>
    <message>
        <source>Truncated responses</source>
        <translation>Réponses tronquées</translation>
    </message>
    <message>
        <source>Two entries would have the same path in the HDF5 file</source>
        <translation>Deux entrées auraient le même chemin dans le fichier HDF5</translation>
    </message>
    <message>
        <source>Unapplied mask</source>
        <translation>Masque non appliqué</translation>
    </message>
    <message>
        <source>Undeclared batch</source>
        <translation>Batch non déclaré</translation>
    </message>
    <message>
        <source>Undo it: reshape to [time, environments], the stride that it names, and transpose, as td.transpose(0, 1).</source>
        <translation>Défaites-le : reshape en [temps, environnements], autant que l’écart indiqué, puis transposez, comme td.transpose(0, 1).</translation>
    </message>
    <message>
        <source>Unwritten rows</source>
        <translation>Lignes non écrites</translation>
    </message>
    <message>
        <source>Use the same weights, temperature, top-p and number format on both sides, or correct the difference by importance sampling.</source>
        <translation>Utilisez des deux côtés les mêmes poids, température, top-p et format de nombres, ou corrigez la différence par échantillonnage préférentiel.</translation>
    </message>
    <message>
        <source>Use the tokens of the rollout engine instead of encoding the text; check the tokenizer's version.</source>
        <translation>Utilisez les tokens du moteur de rollout au lieu d'encoder le texte ; vérifiez la version du tokenizer.</translation>
    </message>
    <message>
        <source>Uses only the steps that the mask keeps.</source>
        <translation>N’utilise que les pas gardés par le masque.</translation>
    </message>
    <message>
        <source>Uses the entry of this name at the root.</source>
        <translation>Utilise l'entrée de ce nom à la racine.</translation>
    </message>
    <message>
        <source>Uses the entry of this name in {}.</source>
        <translation>Utilise l'entrée de ce nom dans {}.</translation>
    </message>
    <message>
        <source>Uses the first dim.</source>
        <translation>Utilise la première dim.</translation>
    </message>
    <message>
        <source>Uses the first {} elements of {} along dim {}.</source>
        <translation>Utilise les {} premiers éléments de {} le long de la dim {}.</translation>
    </message>
    <message>
        <source>Uses the key whose name is nearest.</source>
        <translation>Utilise la clé au nom le plus proche.</translation>
    </message>
    <message>
        <source>Uses the last dim.</source>
        <translation>Utilise la dernière dim.</translation>
    </message>
    <message>
        <source>Uses the last {} elements of {} along dim {}.</source>
        <translation>Utilise les {} derniers éléments de {} le long de la dim {}.</translation>
    </message>
    <message>
        <source>Uses the leading dims that all entries share as the batch size.</source>
        <translation>Utilise comme taille de batch les premières dims que toutes les entrées partagent.</translation>
    </message>
    <message>
        <source>Uses the mean of all elements.</source>
        <translation>Utilise la moyenne de tous les éléments.</translation>
    </message>
    <message>
        <source>Uses the name that is nearest.</source>
        <translation>Utilise le nom le plus proche.</translation>
    </message>
    <message>
        <source>Uses the name that the module has.</source>
        <translation>Utilise le nom qu’a le module.</translation>
    </message>
    <message>
        <source>Uses the position of the largest value of {}, such as the 1 of a one-hot vector.</source>
        <translation>Utilise la position de la plus grande valeur de {}, comme le 1 d'un vecteur one-hot.</translation>
    </message>
    <message>
        <source>Uses the size of dim {}.</source>
        <translation>Utilise la taille de la dimension {}.</translation>
    </message>
    <message>
        <source>Uses the values; `.indices` has their positions.</source>
        <translation>Utilise les valeurs ; `.indices` a leurs positions.</translation>
    </message>
    <message>
        <source>V-trace with gamma {}</source>
        <translation>V-trace avec gamma {}</translation>
    </message>
    <message>
        <source>Validation error at key {}: {}</source>
        <translation>Erreur de validation à la clé {} : {}</translation>
    </message>
    <message>
        <source>Value is not broadcastable with batch_shape+event_shape: {} vs {}.</source>
        <translation>La valeur n'est pas compatible avec batch_shape+event_shape : {} et {}.</translation>
    </message>
    <message>
        <source>Video is decoded by FFmpeg, which this build lacks: install the development files of libavformat, libavcodec and libswscale, and build TensorDesk again</source>
        <translation>Les vidéos sont décodées par FFmpeg, qui manque à cette version : installez les fichiers de développement de libavformat, libavcodec et libswscale, et recompilez TensorDesk</translation>
    </message>
    <message>
        <source>Video is decoded by the program tensordesk-video, which is missing beside this program: install the Debian package of TensorDesk, or build it where FFmpeg is installed</source>
        <translation>Les vidéos sont décodées par le programme tensordesk-video, qui manque à côté de ce programme : installez le paquet Debian de TensorDesk, ou compilez-le là où FFmpeg est installé</translation>
    </message>
    <message>
        <source>Where members end cannot be edited here.</source>
        <translation>L’endroit où finissent les membres ne peut pas être modifié ici.</translation>
    </message>
    <message>
        <source>Within an episode steps are counted up; where they are not, rows are out of order, or an end is missing.</source>
        <translation>Dans un épisode, les pas sont comptés en montant ; sinon, des lignes sont en désordre, ou une fin manque.</translation>
    </message>
    <message>
        <source>Within an episode, the entry below "next" at a step equals that of the root at the following step; otherwise a value is learnt from a state that never followed.</source>
        <translation>Dans un épisode, ce qui est sous next à un pas est ce que la racine a au pas suivant ; sinon une valeur est apprise d’un état qui n’a jamais suivi.</translation>
    </message>
    <message>
        <source>Without drawing, the same actions would be taken now.</source>
        <translation>Sans tirage, les mêmes actions seraient prises maintenant.</translation>
    </message>
    <message>
        <source>Without drawing, {} of {} numbers would be others now, by {} on average.</source>
        <translation>Sans tirage, {} nombres sur {} seraient autres maintenant, de {} en moyenne.</translation>
    </message>
    <message>
        <source>Works along dim {}, which has size 3.</source>
        <translation>Opère le long de la dimension {}, de taille 3.</translation>
    </message>
    <message>
        <source>Works along dim {}, which has {} elements.</source>
        <translation>Opère le long de la dimension {}, qui a {} éléments.</translation>
    </message>
    <message>
        <source>Works along dim {}, which is long enough.</source>
        <translation>Opère le long de la dimension {}, qui est assez longue.</translation>
    </message>
    <message>
        <source>Works along the dim "time".</source>
        <translation>Opère le long de la dimension « time ».</translation>
    </message>
    <message>
        <source>Works along the last dim.</source>
        <translation>Opère le long de la dernière dimension.</translation>
    </message>
    <message>
        <source>WrapModule takes a function, not a value of type {}</source>
        <translation>WrapModule prend une fonction, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>__len__() should return &gt;= 0</source>
        <translation>__len__() doit renvoyer &gt;= 0</translation>
    </message>
    <message>
        <source>`-` does not take a bool tensor, and {} is one.</source>
        <translation>`-` n'accepte pas de tenseur bool, et {} en est un.</translation>
    </message>
    <message>
        <source>`//` rounds down: {} has dtype torch.uint8, so that its values divided by {} are 0 or 1.</source>
        <translation>`//` arrondit vers le bas : {} a le dtype torch.uint8, si bien que ses valeurs divisées par {} sont 0 ou 1.</translation>
    </message>
    <message>
        <source>`@` takes any number of batch dims and broadcasts them.</source>
        <translation>`@` accepte un nombre quelconque de dims de batch et les diffuse.</translation>
    </message>
    <message>
        <source>`Embedding` needs indices of dtype torch.int64, and {} has {}.</source>
        <translation>`Embedding` exige des indices de dtype torch.int64, et {} a {}.</translation>
    </message>
    <message>
        <source>`Independent` can make at most {} batch dims of {} event dims, not {}.</source>
        <translation>`Independent` peut faire d’au plus {} dimensions de batch de {} des dimensions d’événement, pas {}.</translation>
    </message>
    <message>
        <source>`MultiheadAttention` with embed_dim={} expects this size in the last dim of query, key and value, and it is {}.</source>
        <translation>`MultiheadAttention` avec embed_dim={} attend cette taille dans la dernière dim de query, key et value, et elle vaut {}.</translation>
    </message>
    <message>
        <source>`MultivariateNormal` needs a matrix, and {} has 1 dim.</source>
        <translation>`MultivariateNormal` demande une matrice, et {} a 1 dimension.</translation>
    </message>
    <message>
        <source>`einsum` needs a subscript for each dim: operand {} has {} dims and {} subscripts. "..." denotes any batch dims.</source>
        <translation>`einsum` exige un indice par dim : l'opérande {} a {} dims et {} indices. "..." désigne des dims de batch quelconques.</translation>
    </message>
    <message>
        <source>`einsum` needs a subscript for each dim: {} has {} dims, and '{}' has {} subscripts.</source>
        <translation>`einsum` exige un indice par dim : {} a {} dims, et '{}' a {} indices.</translation>
    </message>
    <message>
        <source>`expand` copies nothing: each element of {} is shown {} times, and `{}` changes all of these.</source>
        <translation>`expand` ne copie rien : chaque élément de {} apparaît {} fois, et `{}` les change tous.</translation>
    </message>
    <message>
        <source>`if`, `and`, `or` and `not` need one truth value, and the tensor has several. Use any() or all(), or &amp;, | and ~ element by element.</source>
        <translation>`if`, `and`, `or` et `not` exigent une seule valeur de vérité, et le tenseur en a plusieurs. Utilisez any() ou all(), ou &amp;, | et ~ élément par élément.</translation>
    </message>
    <message>
        <source>`item()` and float() need a tensor with one element, and it has {}. Reduce it first, for example with mean(), or convert it with tolist().</source>
        <translation>`item()` et float() exigent un tenseur à un élément, et il en a {}. Réduisez-le d'abord, par exemple avec mean(), ou convertissez-le avec tolist().</translation>
    </message>
    <message>
        <source>`one_hot` of {} classes takes values from 0 to {}; {} has others.</source>
        <translation>`one_hot` de {} classes accepte les valeurs de 0 à {} ; {} en a d’autres.</translation>
    </message>
    <message>
        <source>`pad` takes two numbers for each dim, before and after, the last dim first: {} has {} dims, and {} numbers are given.</source>
        <translation>`pad` prend deux nombres par dimension, avant et après, en commençant par la dernière : {} a {} dimensions, et {} nombres sont donnés.</translation>
    </message>
    <message>
        <source>`permute` needs each dim once: {} has {} dims, and {} are given.</source>
        <translation>`permute` exige chaque dim une fois : {} a {} dims, et {} sont données.</translation>
    </message>
    <message>
        <source>`refine_names` names dims that have no name; `rename` changes names.</source>
        <translation>`refine_names` nomme les dimensions sans nom ; `rename` change les noms.</translation>
    </message>
    <message>
        <source>`repeat` needs a count for each dim: {} has {} dims, and {} counts are given.</source>
        <translation>`repeat` exige un nombre par dim : {} a {} dims, et {} sont donnés.</translation>
    </message>
    <message>
        <source>`shape` has the sizes as an attribute.</source>
        <translation>`shape` a les tailles comme attribut.</translation>
    </message>
    <message>
        <source>`squeeze()` removes each dim of size 1, and so {} of the batch of {} too.</source>
        <translation>`squeeze()` supprime chaque dimension de taille 1, donc aussi {} du batch de {}.</translation>
    </message>
    <message>
        <source>`stack` needs equal shapes. Use concatenate() to join along a dim that exists, or pad the shorter ones.</source>
        <translation>`stack` exige des formes égales. Utilisez concatenate() pour joindre le long d'une dim existante, ou complétez les plus courts.</translation>
    </message>
    <message>
        <source>`{}` along dim {} needs equal sizes in all other dims: {}, {} has {} and {} has {}.</source>
        <translation>`{}` le long de la dim {} exige des tailles égales dans toutes les autres dims : {}, {} a {} et {} a {}.</translation>
    </message>
    <message>
        <source>`{}` compares tensors of equal shape: {} is {}, and {} is {}.</source>
        <translation>`{}` compare des tenseurs de même forme : {} est {}, et {} est {}.</translation>
    </message>
    <message>
        <source>`{}` compares tensors of one dtype: {} has {}, and {} has {}.</source>
        <translation>`{}` compare des tenseurs d'un même dtype : {} a {}, et {} a {}.</translation>
    </message>
    <message>
        <source>`{}` does not take {} with dtype {}.</source>
        <translation>`{}` n'accepte pas {} de dtype {}.</translation>
    </message>
    <message>
        <source>`{}` expects the classes in dim {}: for an input {} the target is {}, and {} is {}.</source>
        <translation>`{}` attend les classes en dim {} : pour une entrée {} la cible est {}, et {} est {}.</translation>
    </message>
    <message>
        <source>`{}` gives a {}, not a module</source>
        <translation>`{}` donne {}, pas un module</translation>
    </message>
    <message>
        <source>`{}` gives a {}, not a tensor</source>
        <translation>`{}` donne {}, pas un tenseur</translation>
    </message>
    <message>
        <source>`{}` gives a {}: a derived key is one tensor, such as td["key"]</source>
        <translation>`{}` donne {} : une clé dérivée est un seul tenseur, comme td["key"]</translation>
    </message>
    <message>
        <source>`{}` gives torch.float64, because {} is; {} is {}.</source>
        <translation>`{}` donne torch.float64, car {} l’est ; {} est {}.</translation>
    </message>
    <message>
        <source>`{}` gives torch.uint8 here, as {} is: results below 0 or above 255 wrap around, so that 3 - 5 is 254.</source>
        <translation>`{}` donne ici torch.uint8, comme {} : les résultats inférieurs à 0 ou supérieurs à 255 débordent, si bien que 3 - 5 vaut 254.</translation>
    </message>
    <message>
        <source>`{}` has weights of dtype {}, and {} has {}.</source>
        <translation>`{}` a des poids de dtype {}, et {} a {}.</translation>
    </message>
    <message>
        <source>`{}` is {} in the module and {} in the state dict.</source>
        <translation>`{}` est {} dans le module et {} dans le state dict.</translation>
    </message>
    <message>
        <source>`{}` keeps the number of elements: {} has {}, and the given sizes have {}.</source>
        <translation>`{}` conserve le nombre d'éléments : {} en a {}, et les tailles données {}.</translation>
    </message>
    <message>
        <source>`{}` keeps the number of elements: {} has {}, which {} does not divide.</source>
        <translation>`{}` conserve le nombre d'éléments : {} en a {}, qui n'est pas divisible par {}.</translation>
    </message>
    <message>
        <source>`{}` needs a count for each element along dim {}: {} has {} there, and {} has {}.</source>
        <translation>`{}` demande un nombre pour chaque élément de la dimension {} : {} en a {}, et {} en a {}.</translation>
    </message>
    <message>
        <source>`{}` needs a size for each dim: {} has {} dims, and {} sizes are given.</source>
        <translation>`{}` exige une taille par dim : {} a {} dims, et {} sont données.</translation>
    </message>
    <message>
        <source>`{}` needs a target of dtype torch.int64, and {} has {}.</source>
        <translation>`{}` exige une cible de dtype torch.int64, et {} a {}.</translation>
    </message>
    <message>
        <source>`{}` needs a tensor with one element, and {} has {}.</source>
        <translation>`{}` demande un tenseur à un élément, et {} en a {}.</translation>
    </message>
    <message>
        <source>`{}` needs an index of dtype torch.int64, and {} has {}.</source>
        <translation>`{}` exige un indice de dtype torch.int64, et {} a {}.</translation>
    </message>
    <message>
        <source>`{}` needs an index with 1 dim, and {} has {}.</source>
        <translation>`{}` exige un indice à 1 dim, et {} en a {}.</translation>
    </message>
    <message>
        <source>`{}` needs an index with as many dims as the input: {} has {}, and {} has {}.</source>
        <translation>`{}` exige un indice avec autant de dims que l'entrée : {} en a {}, et {} en a {}.</translation>
    </message>
    <message>
        <source>`{}` needs an input with at least {} dims, and {} has {}.</source>
        <translation>`{}` exige une entrée d'au moins {} dims, et {} en a {}.</translation>
    </message>
    <message>
        <source>`{}` needs an input with {} dims, and {} has {}.</source>
        <translation>`{}` exige une entrée à {} dims, et {} en a {}.</translation>
    </message>
    <message>
        <source>`{}` needs an input with {} or {} dims, and {} has {}.</source>
        <translation>`{}` exige une entrée à {} ou {} dims, et {} en a {}.</translation>
    </message>
    <message>
        <source>`{}` needs equal shapes: {}, {} has {} and {} has {}.</source>
        <translation>`{}` exige des formes égales : {}, {} a {} et {} a {}.</translation>
    </message>
    <message>
        <source>`{}` needs matrices in the last two dims, and {} has {} dims.</source>
        <translation>`{}` exige des matrices dans les deux dernières dims, et {} a {} dims.</translation>
    </message>
    <message>
        <source>`{}` needs one truth value, and {} has {} elements.</source>
        <translation>`{}` demande une valeur de vérité, et {} a {} éléments.</translation>
    </message>
    <message>
        <source>`{}` needs operands of one dtype: {} has {}, and {} has {}.</source>
        <translation>`{}` exige des opérandes d'un même dtype : {} a {}, et {} a {}.</translation>
    </message>
    <message>
        <source>`{}` needs square matrices in the last two dims, and those of {} are {} by {}.</source>
        <translation>`{}` exige des matrices carrées dans les deux dernières dims, et celles de {} sont {} par {}.</translation>
    </message>
    <message>
        <source>`{}` needs tensors with the same number of dims: {} has {}, and {} has {}.</source>
        <translation>`{}` exige des tenseurs avec le même nombre de dims : {} en a {}, et {} en a {}.</translation>
    </message>
    <message>
        <source>`{}` needs tensors with {} dims, and {} has {}.</source>
        <translation>`{}` exige des tenseurs à {} dims, et {} en a {}.</translation>
    </message>
    <message>
        <source>`{}` needs the dim that it works along.</source>
        <translation>`{}` demande la dimension le long de laquelle il opère.</translation>
    </message>
    <message>
        <source>`{}` needs the same keys in all its tensordicts, and {} does not have {}.</source>
        <translation>`{}` exige les mêmes clés dans tous ses tensordicts, et {} n'a pas {}.</translation>
    </message>
    <message>
        <source>`{}` needs values with as many dims as the sorted sequences: {} has {}, and {} has {}.</source>
        <translation>`{}` demande des valeurs ayant autant de dimensions que les suites triées : {} en a {}, et {} en a {}.</translation>
    </message>
    <message>
        <source>`{}` needs vectors with 3 components: dim {} of {} has size {}.</source>
        <translation>`{}` demande des vecteurs à 3 composantes : la dimension {} de {} a la taille {}.</translation>
    </message>
    <message>
        <source>`{}` needs vectors with equally many components in the last dim: {} has {}, and {} has {}.</source>
        <translation>`{}` demande des vecteurs ayant autant de composantes dans la dernière dimension : {} en a {}, et {} en a {}.</translation>
    </message>
    <message>
        <source>`{}` of {} classes (dim {} of {}) takes targets from 0 to {}; {} has others.</source>
        <translation>`{}` de {} classes (dim {} de {}) accepte les cibles de 0 à {} ; {} en a d’autres.</translation>
    </message>
    <message>
        <source>`{}` requires `group` to be passed: only the default process group exists; use {}</source>
        <translation>`{}` exige que `group` soit donné : seul le groupe de processus par défaut existe ; utilisez {}</translation>
    </message>
    <message>
        <source>`{}` requires a contiguous tensor; after a transpose or a slice it is not.</source>
        <translation>`{}` exige un tenseur contigu ; après une transposition ou une tranche, il ne l’est plus.</translation>
    </message>
    <message>
        <source>`{}` returns the shape {} now, before it was {}</source>
        <translation>`{}` renvoie maintenant la forme {}, auparavant c’était {}</translation>
    </message>
    <message>
        <source>`{}` runs along {} of {}, a batch dim: it compares steps, and not the {} elements of the last dim.</source>
        <translation>`{}` parcourt {} de {}, une dimension de batch : il compare des pas, et non les {} éléments de la dernière dimension.</translation>
    </message>
    <message>
        <source>`{}` runs along {} of {}, and not along time.</source>
        <translation>`{}` parcourt {} de {}, et non le temps.</translation>
    </message>
    <message>
        <source>`{}` runs along {} of {}, which has a single element.</source>
        <translation>`{}` parcourt {} de {}, qui n’a qu’un élément.</translation>
    </message>
    <message>
        <source>`{}` sums over the last dim of {}, which has size {}, and dim {} of {}, which has size {}: they must be equal.</source>
        <translation>`{}` somme sur la dernière dim de {}, de taille {}, et la dim {} de {}, de taille {} : elles doivent être égales.</translation>
    </message>
    <message>
        <source>`{}` takes at most the {} elements that {} has along dim {}, not {}.</source>
        <translation>`{}` prend au plus les {} éléments que {} a le long de la dimension {}, pas {}.</translation>
    </message>
    <message>
        <source>`{}` takes dims by position: "{}" is dim {} of {}.</source>
        <translation>`{}` prend les dimensions par position : « {} » est la dimension {} de {}.</translation>
    </message>
    <message>
        <source>`{}` takes numbers, and {} is a tensor with {} elements.</source>
        <translation>`{}` prend des nombres, et {} est un tenseur de {} éléments.</translation>
    </message>
    <message>
        <source>`{}` takes tensors on one device; {} and {} are on two.</source>
        <translation>`{}` accepte des tenseurs sur un appareil ; {} et {} sont sur deux.</translation>
    </message>
    <message>
        <source>`{}` takes tensors with at most {} dims, and {} has {}.</source>
        <translation>`{}` prend des tenseurs d’au plus {} dimensions, et {} en a {}.</translation>
    </message>
    <message>
        <source>`{}` takes the sizes one by one or as one list, and {} is a list.</source>
        <translation>`{}` prend les tailles une à une ou en une liste, et {} est une liste.</translation>
    </message>
    <message>
        <source>`{}` takes vectors, and {} has {} dims.</source>
        <translation>`{}` prend des vecteurs, et {} a {} dimensions.</translation>
    </message>
    <message>
        <source>`{}` with {} expects {} channels in dim {}, and {} has {} there.</source>
        <translation>`{}` avec {} attend {} canaux en dimension {}, et {} en a {} là.</translation>
    </message>
    <message>
        <source>`{}` with {} expects {} features in dim {}, and {} has {} there.</source>
        <translation>`{}` avec {} attend {} caractéristiques en dimension {}, et {} en a {} là.</translation>
    </message>
    <message>
        <source>`{}` with {} rows takes indices from 0 to {}; {} has others.</source>
        <translation>`{}` avec {} lignes accepte les indices de 0 à {} ; {} en a d’autres.</translation>
    </message>
    <message>
        <source>`{}` without a dim gives one position among all elements of {}, which is {}.</source>
        <translation>`{}` sans dimension donne une seule position parmi tous les éléments de {}, qui est {}.</translation>
    </message>
    <message>
        <source>a .npy file holds one tensor, and the tensordict has {} entries; select one of them, or write a .npz file</source>
        <translation>un fichier .npy contient un seul tenseur, et le tensordict a {} entrées ; sélectionnez-en une, ou écrivez un fichier .npz</translation>
    </message>
    <message>
        <source>a .npy file holds one tensor; write nested tensordicts to a .npz file</source>
        <translation>un fichier .npy contient un seul tenseur ; écrivez un fichier .npz pour ce qui est imbriqué</translation>
    </message>
    <message>
        <source>a .npy file is written without compression; leave it out</source>
        <translation>un fichier .npy est écrit sans compression ; omettez-la</translation>
    </message>
    <message>
        <source>a .npz file can only hold arrays; store each leaf under a key of the root</source>
        <translation>un fichier .npz ne peut contenir que des tableaux ; enregistrez chaque feuille sous une clé de la racine</translation>
    </message>
    <message>
        <source>a .npz file is written without compression; leave it out</source>
        <translation>un fichier .npz est écrit sans compression ; omettez-la</translation>
    </message>
    <message>
        <source>a .npz file notes no batch size; save it as a memmap folder or an HDF5 file, and change it there</source>
        <translation>un fichier .npz ne note pas de taille de batch ; enregistrez-le comme dossier memmap ou fichier HDF5, et changez-la là</translation>
    </message>
    <message>
        <source>a .tdz archive is written without compression, so that it can be mapped; leave it out</source>
        <translation>une archive .tdz est écrite sans compression, pour pouvoir être projetée en mémoire ; omettez-la</translation>
    </message>
    <message>
        <source>a ConvNet has at least one layer</source>
        <translation>un ConvNet a au moins une couche</translation>
    </message>
    <message>
        <source>a JSON object</source>
        <translation>un objet JSON</translation>
    </message>
    <message>
        <source>a ModuleDict is indexed by names</source>
        <translation>un ModuleDict s’indexe par des noms</translation>
    </message>
    <message>
        <source>a NUL character is not allowed here</source>
        <translation>un caractère NUL n’est pas autorisé ici</translation>
    </message>
    <message>
        <source>a NonTensorStack has no one value; ask for its tolist()</source>
        <translation>un NonTensorStack n’a pas de valeur unique ; demandez son tolist()</translation>
    </message>
    <message>
        <source>a NonTensorStack is made of a list, not of a value of type {}</source>
        <translation>un NonTensorStack se fait à partir d’une liste, pas d’une valeur de type {}</translation>
    </message>
    <message>
        <source>a Tensor with {} elements cannot be converted to Scalar</source>
        <translation>un tenseur de {} éléments n’est pas un nombre unique</translation>
    </message>
    <message>
        <source>a batch size cannot be negative, except -1 for a ragged dim: {}</source>
        <translation>une taille de batch ne peut pas être négative, sauf -1 pour une dimension irrégulière : {}</translation>
    </message>
    <message>
        <source>a block of {} bytes came for a tensordict of {}</source>
        <translation>un bloc de {} octets est arrivé pour un tensordict de {}</translation>
    </message>
    <message>
        <source>a bool</source>
        <translation>un bool</translation>
    </message>
    <message>
        <source>a chunk</source>
        <translation>un chunk</translation>
    </message>
    <message>
        <source>a chunk holds {} texts instead of {}</source>
        <translation>un chunk contient {} textes au lieu de {}</translation>
    </message>
    <message>
        <source>a chunk is damaged: its checksum (crc32c) is another one</source>
        <translation>un chunk est endommagé : sa somme de contrôle (crc32c) est différente</translation>
    </message>
    <message>
        <source>a chunk is damaged: {} cannot unpack it</source>
        <translation>un chunk est endommagé : {} ne peut pas le décompresser</translation>
    </message>
    <message>
        <source>a chunk of texts ends {} bytes too early</source>
        <translation>un chunk de textes finit {} octets trop tôt</translation>
    </message>
    <message>
        <source>a chunk of {} bytes cannot be packed by {}</source>
        <translation>un chunk de {} octets ne peut pas être compressé par {}</translation>
    </message>
    <message>
        <source>a chunk of {} bytes cannot unpack to {} bytes</source>
        <translation>un chunk de {} octets ne peut pas se décompresser en {} octets</translation>
    </message>
    <message>
        <source>a chunk unpacks to more than the {} bytes that it has by its shape</source>
        <translation>un chunk se décompresse en plus que les {} octets qu’il a d’après sa forme</translation>
    </message>
    <message>
        <source>a chunk unpacks to {} bytes, but by its shape it has {}</source>
        <translation>un chunk se décompresse en {} octets, mais d’après sa forme il en a {}</translation>
    </message>
    <message>
        <source>a class</source>
        <translation>une classe</translation>
    </message>
    <message>
        <source>a column of a Parquet file holds text, bytes, bools, integers or floats, of one type, and not {}</source>
        <translation>une colonne d’un fichier Parquet contient du texte, des bytes, des bools, des entiers ou des flottants, d’un seul type, et non {}</translation>
    </message>
    <message>
        <source>a complex number cannot be written as JSON</source>
        <translation>un nombre complexe ne peut pas être écrit en JSON</translation>
    </message>
    <message>
        <source>a complex number cannot be written into {}</source>
        <translation>un nombre complexe ne peut pas être écrit dans {}</translation>
    </message>
    <message>
        <source>a complex number does not fit into {}</source>
        <translation>un nombre complexe ne tient pas dans {}</translation>
    </message>
    <message>
        <source>a complex value cannot be written into {}</source>
        <translation>une valeur complexe ne peut pas être écrite dans {}</translation>
    </message>
    <message>
        <source>a composite distribution takes a tensordict of samples, not a value of type {}</source>
        <translation>une distribution composée prend un tensordict d’échantillons, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>a comprehension beside other items or arguments needs brackets of its own</source>
        <translation>une compréhension à côté d’autres éléments ou arguments a besoin de ses propres parenthèses</translation>
    </message>
    <message>
        <source>a comprehension is not an index; put it into brackets of its own</source>
        <translation>une compréhension n’est pas un indice ; mettez-la entre ses propres crochets</translation>
    </message>
    <message>
        <source>a comprehension makes one element for each item: put several into brackets, as a tuple</source>
        <translation>une compréhension fait un élément par item : mettez-en plusieurs entre parenthèses, comme tuple</translation>
    </message>
    <message>
        <source>a compressed chunk of texts does not state its size, so it cannot be read</source>
        <translation>un chunk compressé de textes n’indique pas sa taille, il ne peut donc pas être lu</translation>
    </message>
    <message>
        <source>a consolidated file can only hold JSON values; leave this one out</source>
        <translation>un fichier consolidé ne peut contenir que des valeurs JSON ; omettez celle-ci</translation>
    </message>
    <message>
        <source>a consolidated file cannot be compressed; leave the compression out</source>
        <translation>un fichier consolidé ne peut pas être compressé ; omettez la compression</translation>
    </message>
    <message>
        <source>a consolidated file has no room for a level under the key {}; rename it</source>
        <translation>un fichier consolidé n’a pas de place pour un niveau sous la clé {} ; renommez-la</translation>
    </message>
    <message>
        <source>a consolidated file with the dtype {} cannot be loaded in Python; convert the leaf or leave it out</source>
        <translation>un fichier consolidé avec le dtype {} ne peut pas être chargé en Python ; convertissez la feuille ou omettez-la</translation>
    </message>
    <message>
        <source>a container needs its shape (batch_size)</source>
        <translation>un conteneur a besoin de sa forme (batch_size)</translation>
    </message>
    <message>
        <source>a control character is not allowed here</source>
        <translation>un caractère de contrôle n’est pas autorisé ici</translation>
    </message>
    <message>
        <source>a decimal number does not begin with 0; write 0o for an octal one</source>
        <translation>un nombre décimal ne commence pas par 0 ; écrivez 0o pour un nombre octal</translation>
    </message>
    <message>
        <source>a derived key is computed part by part, and backward() would sum the gradients of the parts: use torch.autograd.grad(outputs, inputs)</source>
        <translation>une clé dérivée est calculée partie par partie, et backward() additionnerait les gradients des parties : utilisez torch.autograd.grad(outputs, inputs)</translation>
    </message>
    <message>
        <source>a derived key is written as `name = EXPRESSION` or `td["next", "name"] = EXPRESSION`</source>
        <translation>une clé dérivée s’écrit `name = EXPRESSION` ou `td["next", "name"] = EXPRESSION`</translation>
    </message>
    <message>
        <source>a device is a name such as "cpu", not a value of type {}</source>
        <translation>un device est un nom comme "cpu", pas une valeur de type {}</translation>
    </message>
    <message>
        <source>a dict</source>
        <translation>un dict</translation>
    </message>
    <message>
        <source>a dict of a pickle has a key that is a tuple, a list or a dict</source>
        <translation>un dict d’un pickle a une clé qui est un tuple, une liste ou un dict</translation>
    </message>
    <message>
        <source>a dict of parameters has tensors by their names</source>
        <translation>un dict de paramètres contient des tenseurs par leurs noms</translation>
    </message>
    <message>
        <source>a dict with keys that are not strings cannot be written as JSON</source>
        <translation>un dict dont des clés ne sont pas des textes ne peut pas être écrit en JSON</translation>
    </message>
    <message>
        <source>a dim</source>
        <translation>une dimension</translation>
    </message>
    <message>
        <source>a dim cannot be repeated {} times</source>
        <translation>une dimension ne peut pas être répétée {} fois</translation>
    </message>
    <message>
        <source>a dim is called {} here already</source>
        <translation>une dimension s’appelle déjà {} ici</translation>
    </message>
    <message>
        <source>a dim occurs twice among the {} dims</source>
        <translation>une dimension apparaît deux fois parmi les dimensions {}</translation>
    </message>
    <message>
        <source>a distributed checkpoint is read-only; save the tensordict in another format to edit it</source>
        <translation>un checkpoint distribué est en lecture seule ; enregistrez le tensordict dans un autre format pour le modifier</translation>
    </message>
    <message>
        <source>a distribution is made of a tensordict, not of a value of type {}</source>
        <translation>une distribution se fait à partir d’un tensordict, pas d’une valeur de type {}</translation>
    </message>
    <message>
        <source>a dtype</source>
        <translation>un dtype</translation>
    </message>
    <message>
        <source>a fast copy requires a tensordict of tensors with the shape of the indexed part, and an index without masks and tensors; use copy_at_(..., fast=False)</source>
        <translation>une copie rapide exige un tensordict de tenseurs ayant la forme de la partie indexée, et un indice sans masques ni tenseurs ; utilisez copy_at_(..., fast=False)</translation>
    </message>
    <message>
        <source>a file of the format {} keeps no lazy stacks</source>
        <translation>un fichier au format {} ne conserve pas de lazy stacks</translation>
    </message>
    <message>
        <source>a file of torch.save cannot keep the dtype {} without its quantizer; convert the leaf or leave it out</source>
        <translation>un fichier torch.save ne peut pas conserver le dtype {} sans son quantificateur ; convertissez la feuille ou omettez-la</translation>
    </message>
    <message>
        <source>a file of torch.save is written without compression; leave it out</source>
        <translation>un fichier torch.save est écrit sans compression ; omettez-la</translation>
    </message>
    <message>
        <source>a histogram needs at least one bin and a finite range</source>
        <translation>un histogramme a besoin d’au moins une classe et d’un intervalle fini</translation>
    </message>
    <message>
        <source>a key and an index cannot share the same brackets; write td["key"][index]</source>
        <translation>une clé et un indice ne peuvent pas partager les mêmes crochets ; écrivez td["key"][index]</translation>
    </message>
    <message>
        <source>a key below "next" or another key</source>
        <translation>une clé sous "next" ou une autre clé</translation>
    </message>
    <message>
        <source>a key is a string or a non-empty tuple of strings, not a value of type {}</source>
        <translation>une clé est une chaîne ou un tuple non vide de chaînes, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>a key is a string or a non-empty tuple of strings, not this tuple</source>
        <translation>une clé est une chaîne ou un tuple non vide de chaînes, pas ce tuple</translation>
    </message>
    <message>
        <source>a key is a string or a tuple of keys, not a value of type {}</source>
        <translation>une clé est une chaîne ou un tuple de clés, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>a key is a string or a tuple of keys, not this tuple</source>
        <translation>une clé est une chaîne ou un tuple de clés, pas ce tuple</translation>
    </message>
    <message>
        <source>a key is a string or a tuple of strings, not a value of type {}</source>
        <translation>une clé est une chaîne ou un tuple de chaînes, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>a key is needed</source>
        <translation>il faut une clé</translation>
    </message>
    <message>
        <source>a key is needed to create a level</source>
        <translation>il faut une clé pour créer un niveau</translation>
    </message>
    <message>
        <source>a key is needed to delete an entry</source>
        <translation>il faut une clé pour supprimer une entrée</translation>
    </message>
    <message>
        <source>a key is needed to set an entry</source>
        <translation>il faut une clé pour définir une entrée</translation>
    </message>
    <message>
        <source>a key is needed, not the number of a member of a lazy stack</source>
        <translation>il faut une clé, pas le numéro d’un membre d’un lazy stack</translation>
    </message>
    <message>
        <source>a key must have at least one part</source>
        <translation>une clé doit avoir au moins une partie</translation>
    </message>
    <message>
        <source>a key set in an indexed tensordict is lost; write td["key"][index] = … instead</source>
        <translation>une clé définie dans un tensordict indexé est perdue ; écrivez plutôt td["key"][index] = …</translation>
    </message>
    <message>
        <source>a layout of the program is called {}; choose another name</source>
        <translation>un layout du programme s’appelle {} ; choisissez un autre nom</translation>
    </message>
    <message>
        <source>a lazy stack cannot be ordered against a value of type {}</source>
        <translation>un lazy stack ne peut pas être ordonné par rapport à une valeur de type {}</translation>
    </message>
    <message>
        <source>a lazy stack has no tensors of its own to be made contiguous in place</source>
        <translation>un lazy stack n’a pas de tenseurs propres à rendre contigus sur place</translation>
    </message>
    <message>
        <source>a lazy stack is made of a dict of tensordicts, not of a value of type {}</source>
        <translation>un lazy stack se fait à partir d’un dict de tensordicts, pas d’une valeur de type {}</translation>
    </message>
    <message>
        <source>a lazy stack is not cut in place along its stack dim; index it, or pad without inplace=True</source>
        <translation>un lazy stack n’est pas coupé sur place le long de sa dimension d’empilement ; indexez-le, ou complétez sans inplace=True</translation>
    </message>
    <message>
        <source>a lazy stack is not gathered in place; leave inplace=True out</source>
        <translation>gather ne s’applique pas sur place à un lazy stack ; omettez inplace=True</translation>
    </message>
    <message>
        <source>a lazy stack of more than {} rows is too long</source>
        <translation>un lazy stack de plus de {} lignes est trop long</translation>
    </message>
    <message>
        <source>a lazy stack of {} members is too long</source>
        <translation>un lazy stack de {} membres est trop long</translation>
    </message>
    <message>
        <source>a leaf is to be described by its dtype, shape, start, stop and padding</source>
        <translation>une feuille doit être décrite par ses dtype, forme, début, fin et remplissage</translation>
    </message>
    <message>
        <source>a list of 1 to {} non-empty strings</source>
        <translation>une liste de 1 à {} chaînes non vides</translation>
    </message>
    <message>
        <source>a list of elements</source>
        <translation>une liste d’éléments</translation>
    </message>
    <message>
        <source>a list of lists of names</source>
        <translation>une liste de listes de noms</translation>
    </message>
    <message>
        <source>a list of more than {} numbers is too long to become a tensor</source>
        <translation>une liste de plus de {} nombres est trop longue pour devenir un tenseur</translation>
    </message>
    <message>
        <source>a list of names</source>
        <translation>une liste de noms</translation>
    </message>
    <message>
        <source>a list of objects with {} and {}</source>
        <translation>une liste d’objets avec {} et {}</translation>
    </message>
    <message>
        <source>a list of sizes</source>
        <translation>une liste de tailles</translation>
    </message>
    <message>
        <source>a list of tensordicts is stacked along a dim: set dim</source>
        <translation>une liste de tensordicts s’empile le long d’une dimension : indiquez dim</translation>
    </message>
    <message>
        <source>a mapping is written as biased_softplus_1.0 or biased_softplus_1.0_0.01</source>
        <translation>une correspondance (mapping) s’écrit biased_softplus_1.0 ou biased_softplus_1.0_0.01</translation>
    </message>
    <message>
        <source>a mark for each choice of {} among {} elements</source>
        <translation>une marque pour chaque choix de {} parmi {} éléments</translation>
    </message>
    <message>
        <source>a mask holds bools, not {}</source>
        <translation>un masque contient des bools, pas {}</translation>
    </message>
    <message>
        <source>a mask is made only where a batch dim is ragged, the batch size is {}</source>
        <translation>un masque n’est fait que si une dimension de batch est irrégulière ; la taille de batch est {}</translation>
    </message>
    <message>
        <source>a mask of shape {} does not fit the batch size {}</source>
        <translation>un masque de forme {} ne convient pas à la taille de batch {}</translation>
    </message>
    <message>
        <source>a mask of shape {} has more dims than the batch size {}</source>
        <translation>un masque de forme {} a plus de dimensions que la taille de batch {}</translation>
    </message>
    <message>
        <source>a mask or a list picks a copy, so this would change nothing; assign to td[…] instead</source>
        <translation>un masque ou une liste prend une copie, cela ne changerait donc rien ; affectez plutôt à td[…]</translation>
    </message>
    <message>
        <source>a mask or a list picks a copy, so this would change nothing; put the key first and all indices into the last brackets</source>
        <translation>un masque ou une liste prend une copie, cela ne changerait donc rien ; mettez la clé en premier et tous les indices dans les derniers crochets</translation>
    </message>
    <message>
        <source>a member of a zip archive cannot have a name of {} bytes; the limit is {}</source>
        <translation>un fichier d’une archive zip ne peut pas avoir un nom de {} octets ; la limite est de {}</translation>
    </message>
    <message>
        <source>a memmap folder cannot be compressed; leave the compression out</source>
        <translation>un dossier memmap ne peut pas être compressé ; omettez la compression</translation>
    </message>
    <message>
        <source>a memmap folder cannot hold a level named "meta.json"</source>
        <translation>un dossier memmap ne peut pas contenir de niveau nommé « meta.json »</translation>
    </message>
    <message>
        <source>a memmap folder cannot hold the key {}: meta.json has a field of that name; rename it first</source>
        <translation>un dossier memmap ne peut pas contenir la clé {} : meta.json a un champ de ce nom ; renommez-la d’abord</translation>
    </message>
    <message>
        <source>a memmap folder cannot hold this key: its file name would have {} bytes, and file systems take {}</source>
        <translation>un dossier memmap ne peut pas contenir cette clé : son nom de fichier aurait {} octets, et les systèmes de fichiers en acceptent {}</translation>
    </message>
    <message>
        <source>a memmap folder with the dtype {} cannot be loaded in Python; convert the leaf or leave it out</source>
        <translation>un dossier memmap avec le dtype {} ne peut pas être chargé en Python ; convertissez la feuille ou omettez-la</translation>
    </message>
    <message>
        <source>a message's tag is from 0 to 2147483647, not {}</source>
        <translation>le tag d’un message va de 0 à 2147483647, ce n’est pas {}</translation>
    </message>
    <message>
        <source>a module of an ensemble gave a {}, not a tensordict</source>
        <translation>un module d’un ensemble a donné {}, pas un tensordict</translation>
    </message>
    <message>
        <source>a module or a function is wrapped, not a value of type {}; a class is called first, as in nn.Tanh()</source>
        <translation>on enveloppe un module ou une fonction, pas une valeur de type {} ; une classe s’appelle d’abord, comme dans nn.Tanh()</translation>
    </message>
    <message>
        <source>a module over tensordicts takes one tensordict, and {} more arguments were given</source>
        <translation>un module sur tensordicts prend un seul tensordict, et {} arguments de plus ont été donnés</translation>
    </message>
    <message>
        <source>a nested tensor is made of a lazy stack on dim 0</source>
        <translation>un tenseur imbriqué se fait à partir d’un lazy stack sur la dimension 0</translation>
    </message>
    <message>
        <source>a nested tensor is made of a lazy stack on dim 0, not on dim {}</source>
        <translation>un tenseur imbriqué se fait à partir d’un lazy stack sur la dimension 0, pas sur la dimension {}</translation>
    </message>
    <message>
        <source>a nested tensor is taken apart along its first dim</source>
        <translation>un tenseur imbriqué se décompose le long de sa première dimension</translation>
    </message>
    <message>
        <source>a nested tensor lacks its {}</source>
        <translation>il manque à un tenseur imbriqué : {}</translation>
    </message>
    <message>
        <source>a nested tensor of {} parts of {} dims is more than can be shown</source>
        <translation>un tenseur imbriqué de {} parties de {} dimensions est plus que ce qui peut être affiché</translation>
    </message>
    <message>
        <source>a nested tensordict lacks its class</source>
        <translation>un tensordict imbriqué n’indique pas sa classe</translation>
    </message>
    <message>
        <source>a non-tensor must be described by its value, batch size and device</source>
        <translation>une valeur non-tenseur doit être décrite par sa valeur, sa taille de batch et son device</translation>
    </message>
    <message>
        <source>a non-tensor stack of batch size {} does not fit the batch size {}</source>
        <translation>une pile de non-tenseurs de taille de batch {} ne convient pas à la taille de batch {}</translation>
    </message>
    <message>
        <source>a non-tensor value</source>
        <translation>une valeur non-tenseur</translation>
    </message>
    <message>
        <source>a non-tensor value is not padded in place, because it becomes one for each position; leave inplace=True out</source>
        <translation>une valeur qui n’est pas un tenseur n’est pas complétée sur place, car elle devient une valeur par position ; omettez inplace=True</translation>
    </message>
    <message>
        <source>a non-tensor value is stored as {}, which is not known</source>
        <translation>une valeur qui n’est pas un tenseur est stockée comme {}, ce qui est inconnu</translation>
    </message>
    <message>
        <source>a non-tensor value is stored with shape {} instead of as bytes</source>
        <translation>une valeur qui n’est pas un tenseur est stockée comme tenseur de forme {} et non en octets</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a numpy array of an unsupported dtype</source>
        <translation>un tableau numpy dont le dtype n’est pas pris en charge</translation>
    </message>
    <message>
        <source>a packed chunk</source>
        <translation>un chunk compressé</translation>
    </message>
    <message>
        <source>a parameter without a default cannot follow one with a default</source>
        <translation>un paramètre sans valeur par défaut ne peut pas suivre un paramètre qui en a une</translation>
    </message>
    <message>
        <source>a part of '{}' is assigned an instance of the same fields, not one of '{}'</source>
        <translation>une partie de '{}' reçoit une instance des mêmes champs, pas une de '{}'</translation>
    </message>
    <message>
        <source>a part of a composite distribution gave a {}, not a tensor</source>
        <translation>une partie d’une distribution composée a donné {}, pas un tenseur</translation>
    </message>
    <message>
        <source>a part of a tensordict is assigned a number, a tensor, a dict or a tensordict, not a value of type {}</source>
        <translation>une partie d’un tensordict reçoit un nombre, un tenseur, un dict ou un tensordict, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>a part of an entry cannot be replaced by another kind</source>
        <translation>une partie d’une entrée ne peut pas être remplacée par un autre genre</translation>
    </message>
    <message>
        <source>a pickle of more than {} values</source>
        <translation>un pickle de plus de {} valeurs</translation>
    </message>
    <message>
        <source>a pickle of protocol {}; up to {} are known</source>
        <translation>un pickle du protocole {} ; les protocoles jusqu’à {} sont connus</translation>
    </message>
    <message>
        <source>a pickle that grows by more than {} MiB</source>
        <translation>un pickle qui grossit de plus de {} Mio</translation>
    </message>
    <message>
        <source>a pickled object ({}) cannot be written: it is shown without being loaded; leave the key out</source>
        <translation>un objet picklé ({}) ne peut pas être écrit : il est affiché sans être chargé ; omettez la clé</translation>
    </message>
    <message>
        <source>a process sent bytes that are not a result; start all processes with the same version of the program</source>
        <translation>un processus a envoyé des octets qui ne sont pas un résultat ; lancez tous les processus avec la même version du programme</translation>
    </message>
    <message>
        <source>a process sent unexpected data, such as too many bytes, and the group can no longer be used ({}); start its processes again, with tensordicts of the same keys, shapes and dtypes</source>
        <translation>un processus a envoyé des données inattendues, par exemple trop d’octets, et le groupe n’est plus utilisable ({}) ; relancez ses processus, avec des tensordicts de mêmes clés, formes et dtypes</translation>
    </message>
    <message>
        <source>a ragged tensor cannot be sent as a part of one block</source>
        <translation>un tenseur irrégulier ne peut pas être envoyé comme partie d’un bloc</translation>
    </message>
    <message>
        <source>a replay buffer shown with its oldest row first is read-only; open it without {} to edit it</source>
        <translation>un replay buffer affiché avec sa ligne la plus ancienne d’abord est en lecture seule ; ouvrez-le sans {} pour le modifier</translation>
    </message>
    <message>
        <source>a replay buffer, full: a new row replaces the row of the lowest rank by {}, so the rows are not in order of time</source>
        <translation>un replay buffer, plein : une nouvelle ligne remplace celle de rang le plus bas selon {}, les lignes ne sont donc pas dans l’ordre du temps</translation>
    </message>
    <message>
        <source>a replay buffer, full: the oldest row is the first</source>
        <translation>un replay buffer, plein : la ligne la plus ancienne est la première</translation>
    </message>
    <message>
        <source>a replay buffer, full: the oldest row is {}, the row before it is the newest</source>
        <translation>un replay buffer, plein : la ligne la plus ancienne est {}, la ligne précédente est la plus récente</translation>
    </message>
    <message>
        <source>a replay buffer, saved by trajectories from the oldest to the newest: {} of {} rows are written, and only these are shown</source>
        <translation>un replay buffer, enregistré par trajectoires de la plus ancienne à la plus récente : {} lignes sur {} sont écrites, et seules celles-ci sont affichées</translation>
    </message>
    <message>
        <source>a replay buffer, saved by trajectories from the oldest to the newest: {} of {} rows are written; the empty rows are the last of each trajectory</source>
        <translation>un replay buffer, enregistré par trajectoires de la plus ancienne à la plus récente : {} lignes sur {} sont écrites ; les lignes vides sont les dernières de chaque trajectoire</translation>
    </message>
    <message>
        <source>a replay buffer, saved from the oldest row to the newest: {} of {} rows are written; keys that are also under "next" have one more row per trajectory</source>
        <translation>un replay buffer, enregistré de la ligne la plus ancienne à la plus récente : {} lignes sur {} sont écrites ; les clés qui sont aussi sous "next" ont une ligne de plus par trajectoire</translation>
    </message>
    <message>
        <source>a replay buffer: the first {} of {} rows are written, the others are empty</source>
        <translation>un replay buffer : les {} premières lignes sur {} sont écrites, les autres sont vides</translation>
    </message>
    <message>
        <source>a result of {} MB needs a scratch file, and only {} MB are free; compute a part, or set TMPDIR to a folder with more room</source>
        <translation>un résultat de {} Mo nécessite un fichier temporaire, et seuls {} Mo sont libres ; calculez-en une partie, ou définissez TMPDIR sur un dossier ayant plus de place</translation>
    </message>
    <message>
        <source>a result of {} MB needs as many addresses, more than this process may take (ulimit -v)</source>
        <translation>un résultat de {} Mo demande autant d’adresses, plus que ce processus ne peut en prendre (ulimit -v)</translation>
    </message>
    <message>
        <source>a result of {} cannot be cast to the dtype of out, {}</source>
        <translation>un résultat de {} ne peut pas être converti dans le dtype de out, {}</translation>
    </message>
    <message>
        <source>a result that combines {} elements</source>
        <translation>ce qui se calcule à partir de {} éléments ensemble</translation>
    </message>
    <message>
        <source>a rotation takes two different dims, got {}</source>
        <translation>une rotation prend deux dimensions différentes, reçu {}</translation>
    </message>
    <message>
        <source>a rotation takes two dims of a batch that has as many, got {} and the batch size {}</source>
        <translation>une rotation prend deux dimensions d’un batch qui en a au moins deux, reçu {} et la taille de batch {}</translation>
    </message>
    <message>
        <source>a row is nearer to the one {} rows further on than to the next one</source>
        <translation>une ligne est plus proche de celle {} lignes plus loin que de la suivante</translation>
    </message>
    <message>
        <source>a safetensors file cannot be compressed; leave the compression out</source>
        <translation>un fichier safetensors ne peut pas être compressé ; omettez la compression</translation>
    </message>
    <message>
        <source>a safetensors file cannot keep the dtype {}; convert the leaf or leave it out</source>
        <translation>un fichier safetensors ne peut pas conserver le dtype {} ; convertissez la feuille ou omettez-la</translation>
    </message>
    <message>
        <source>a safetensors file would have two tensors of the name {}; rename one of the keys</source>
        <translation>un fichier safetensors aurait deux tenseurs du nom {} ; renommez l’une des clés</translation>
    </message>
    <message>
        <source>a save of it was interrupted and cannot be rolled back ({}): discard its journal before editing</source>
        <translation>un enregistrement de celui-ci a été interrompu et ne peut pas être annulé ({}) : supprimez son journal avant toute modification</translation>
    </message>
    <message>
        <source>a save was interrupted: recover it before editing</source>
        <translation>un enregistrement a été interrompu : annulez-le avant de modifier</translation>
    </message>
    <message>
        <source>a scalar has no dim to pad</source>
        <translation>un scalaire n’a pas de dimension à compléter</translation>
    </message>
    <message>
        <source>a schema is a dict of keys and pairs of sizes and dtype, not a value of type {}</source>
        <translation>un schéma est un dict de clés et de paires de tailles et dtype, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>a schema tells pairs of sizes and dtype</source>
        <translation>un schéma indique des paires de tailles et dtype</translation>
    </message>
    <message>
        <source>a scope is called with one function, which then runs within it</source>
        <translation>une portée s’appelle avec une seule fonction, qui s’exécute alors dedans</translation>
    </message>
    <message>
        <source>a scratch file of {} MB cannot be made: {}; set TMPDIR to a folder with more room</source>
        <translation>un fichier temporaire de {} Mo ne peut pas être créé : {} ; définissez TMPDIR sur un dossier ayant plus de place</translation>
    </message>
    <message>
        <source>a scratch file of {} MB cannot be mapped: {}; set TMPDIR to a folder with more room</source>
        <translation>un fichier temporaire de {} Mo ne peut pas être projeté en mémoire : {} ; définissez TMPDIR sur un dossier ayant plus de place</translation>
    </message>
    <message>
        <source>a scratch file of {} MB has no room: {}; set TMPDIR to a folder with more room</source>
        <translation>il n’y a pas de place pour un fichier temporaire de {} Mo : {} ; définissez TMPDIR sur un dossier ayant plus de place</translation>
    </message>
    <message>
        <source>a script makes a text of more than {} bytes</source>
        <translation>un script crée un texte de plus de {} octets</translation>
    </message>
    <message>
        <source>a separator is a str, not a value of type {}</source>
        <translation>un séparateur est un str, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>a separator is needed to split keys at</source>
        <translation>il faut un séparateur pour diviser les clés</translation>
    </message>
    <message>
        <source>a sequence has {} tokens; at most {} are read</source>
        <translation>une séquence a {} tokens ; au plus {} sont lus</translation>
    </message>
    <message>
        <source>a sequence is made of modules and functions, not of a value of type {}</source>
        <translation>une séquence se fait à partir de modules et de fonctions, pas d’une valeur de type {}</translation>
    </message>
    <message>
        <source>a sequence of more than {} items is too long</source>
        <translation>une séquence de plus de {} éléments est trop longue</translation>
    </message>
    <message>
        <source>a sequence takes no keyword '{}'</source>
        <translation>une séquence ne prend pas d’argument nommé '{}'</translation>
    </message>
    <message>
        <source>a sequence that draws samples has at least one module</source>
        <translation>une séquence qui tire des échantillons a au moins un module</translation>
    </message>
    <message>
        <source>a shard</source>
        <translation>un shard</translation>
    </message>
    <message>
        <source>a single element</source>
        <translation>un seul élément</translation>
    </message>
    <message>
        <source>a size</source>
        <translation>une taille</translation>
    </message>
    <message>
        <source>a size cannot be negative: {}</source>
        <translation>une taille ne peut pas être négative : {}</translation>
    </message>
    <message>
        <source>a size must be an int, not {}</source>
        <translation>une taille doit être un int, pas {}</translation>
    </message>
    <message>
        <source>a source of another batch size, {} for {}, must bring every entry; it has no key {}</source>
        <translation>une source d’une autre taille de batch, {} pour {}, doit apporter chaque entrée ; elle n’a pas de clé {}</translation>
    </message>
    <message>
        <source>a sparse tensor without indices, values and size</source>
        <translation>un tenseur creux sans indices, valeurs et taille</translation>
    </message>
    <message>
        <source>a stack is made of a dict or a list, not of a value of type {}</source>
        <translation>une pile se fait à partir d’un dict ou d’une liste, pas d’une valeur de type {}</translation>
    </message>
    <message>
        <source>a stack is made of a list, not of a value of type {}</source>
        <translation>une pile se fait à partir d’une liste, pas d’une valeur de type {}</translation>
    </message>
    <message>
        <source>a stack on dim {} cannot hold tensors of different shapes densely</source>
        <translation>une pile sur la dimension {} ne peut pas contenir de façon dense des tenseurs de formes différentes</translation>
    </message>
    <message>
        <source>a stack without members has no place for entries</source>
        <translation>une pile sans membres n’a pas de place pour des entrées</translation>
    </message>
    <message>
        <source>a stack's "stack_dim" is missing or no integer</source>
        <translation>le « stack_dim » d’une pile manque ou n’est pas un entier</translation>
    </message>
    <message>
        <source>a state dict is a dict or a tensordict, not a value of type {}</source>
        <translation>un state dict est un dict ou un tensordict, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>a state is a dict, as state_dict() gives it, not a value of type {}</source>
        <translation>un état est un dict, tel que le donne state_dict(), pas une valeur de type {}</translation>
    </message>
    <message>
        <source>a step has the shape {} here, and {} in most members; such members: {}</source>
        <translation>un pas a ici la forme {}, et {} dans la plupart des membres ; membres de ce genre : {}</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>une chaîne</translation>
    </message>
    <message>
        <source>a tensor</source>
        <translation>un tenseur</translation>
    </message>
    <message>
        <source>a tensor cannot be made of a {}</source>
        <translation>un tenseur ne peut pas être fait à partir de {}</translation>
    </message>
    <message>
        <source>a tensor of shape {}</source>
        <translation>un tenseur de forme {}</translation>
    </message>
    <message>
        <source>a tensor of shape {} and {}</source>
        <translation>un tenseur de forme {} et de {}</translation>
    </message>
    <message>
        <source>a tensor of shape {} cannot be split into the {} members of a lazy stack</source>
        <translation>un tenseur de forme {} ne peut pas être réparti sur les {} membres d’un lazy stack</translation>
    </message>
    <message>
        <source>a tensor of shape {} cannot be written in place into the entry of shape {}</source>
        <translation>un tenseur de forme {} ne peut pas être écrit sur place dans l’entrée de forme {}</translation>
    </message>
    <message>
        <source>a tensor of shape {} has no dim {} to concatenate along</source>
        <translation>un tenseur de forme {} n’a pas de dimension {} selon laquelle concaténer</translation>
    </message>
    <message>
        <source>a tensor of {} dims is too deep for nested lists</source>
        <translation>un tenseur de {} dimensions est trop profond pour des listes imbriquées</translation>
    </message>
    <message>
        <source>a tensor that indexes is of torch.int64, torch.int32, torch.uint8 or torch.bool, not {}</source>
        <translation>un tenseur qui sert d’indice est de torch.int64, torch.int32, torch.uint8 ou torch.bool, pas {}</translation>
    </message>
    <message>
        <source>a tensorclass is not indexed by a name; write .{} or get({})</source>
        <translation>une tensorclass ne s’indexe pas par un nom ; écrivez .{} ou get({})</translation>
    </message>
    <message>
        <source>a tensordict</source>
        <translation>un tensordict</translation>
    </message>
    <message>
        <source>a tensordict cannot be an entry of itself</source>
        <translation>un tensordict ne peut pas être une entrée de lui-même</translation>
    </message>
    <message>
        <source>a tensordict cannot be an exponent</source>
        <translation>un tensordict ne peut pas être un exposant</translation>
    </message>
    <message>
        <source>a tensordict cannot be set inside itself</source>
        <translation>un tensordict ne peut pas être placé dans lui-même</translation>
    </message>
    <message>
        <source>a tensordict has no {}(): of this leaf it has shape {}, and not the batch size {}</source>
        <translation>un tensordict n’a pas de {}() : de cette feuille il a la forme {}, et non la taille de batch {}</translation>
    </message>
    <message>
        <source>a tensordict is made of a dict or of keywords, not of both</source>
        <translation>un tensordict se fait à partir d’un dict ou de mots-clés, pas des deux</translation>
    </message>
    <message>
        <source>a tensordict is made of a dict, not of a value of type {}</source>
        <translation>un tensordict se fait à partir d’un dict, pas d’une valeur de type {}</translation>
    </message>
    <message>
        <source>a tensordict is neither true nor false; use len(td.keys()) or td.is_empty()</source>
        <translation>un tensordict n’est ni vrai ni faux ; utilisez len(td.keys()) ou td.is_empty()</translation>
    </message>
    <message>
        <source>a tensordict is updated with a dict or a tensordict, not with a value of type {}</source>
        <translation>un tensordict se met à jour avec un dict ou un tensordict, pas avec une valeur de type {}</translation>
    </message>
    <message>
        <source>a tensordict of batch size [] cannot be indexed</source>
        <translation>un tensordict de taille de batch [] ne peut pas être indexé</translation>
    </message>
    <message>
        <source>a tensordict of batch size {} cannot be split into the {} members of a lazy stack of batch size {}</source>
        <translation>un tensordict de taille de batch {} ne peut pas être réparti sur les {} membres d’un lazy stack de taille de batch {}</translation>
    </message>
    <message>
        <source>a tensordict with this key cannot be sent as one block, because the description reserves the name; rename it with rename_key_()</source>
        <translation>un tensordict ayant cette clé ne peut pas être envoyé en un bloc, car la description réserve ce nom ; renommez la clé avec rename_key_()</translation>
    </message>
    <message>
        <source>a tensordict without batch dims has no parts to visit; take its keys(), values() or items()</source>
        <translation>un tensordict sans dimensions de batch n’a pas de parties à parcourir ; prenez ses keys(), values() ou items()</translation>
    </message>
    <message>
        <source>a text is expected where there is {}</source>
        <translation>un texte est attendu là où il y a {}</translation>
    </message>
    <message>
        <source>a text is not in UTF-8</source>
        <translation>un texte n’est pas en UTF-8</translation>
    </message>
    <message>
        <source>a text of visible characters</source>
        <translation>un texte de caractères visibles</translation>
    </message>
    <message>
        <source>a text of {} bytes cannot be written: the limit is {} bytes</source>
        <translation>un texte de {} octets ne peut pas être écrit : la limite est de {} octets</translation>
    </message>
    <message>
        <source>a text or None</source>
        <translation>un texte ou None</translation>
    </message>
    <message>
        <source>a token has {} bytes. Expected: at most {}</source>
        <translation>un token a {} octets. Attendu : au plus {}</translation>
    </message>
    <message>
        <source>a torch.Size consists of ints, not of {}</source>
        <translation>une torch.Size se compose d’ints, pas de {}</translation>
    </message>
    <message>
        <source>a value for each position of {}</source>
        <translation>une valeur pour chaque position de {}</translation>
    </message>
    <message>
        <source>a value of shape {} does not broadcast to the elements of shape {}</source>
        <translation>une valeur de forme {} ne se diffuse pas (broadcast) sur les éléments de forme {}</translation>
    </message>
    <message>
        <source>a value of shape {} does not fit into elements of shape {}</source>
        <translation>une valeur de forme {} ne convient pas à des éléments de forme {}</translation>
    </message>
    <message>
        <source>a value of type {} cannot be called</source>
        <translation>une valeur de type {} ne peut pas être appelée</translation>
    </message>
    <message>
        <source>a value of type {} cannot be indexed</source>
        <translation>une valeur de type {} ne peut pas être indexée</translation>
    </message>
    <message>
        <source>a value of type {} has no entries to delete</source>
        <translation>une valeur de type {} n’a pas d’entrées à supprimer</translation>
    </message>
    <message>
        <source>a value of type {} has no len()</source>
        <translation>une valeur de type {} n’a pas de len()</translation>
    </message>
    <message>
        <source>a value of type {} has no parts to assign; assign to the entry as a whole</source>
        <translation>une valeur de type {} n’a pas de parties à affecter ; affectez à l’entrée entière</translation>
    </message>
    <message>
        <source>a value with its batch size</source>
        <translation>une valeur avec sa taille de batch</translation>
    </message>
    <message>
        <source>a zarr store cannot hold the dtype {}; convert the leaf or leave it out</source>
        <translation>un store zarr ne peut pas contenir le dtype {} ; convertissez la feuille ou omettez-la</translation>
    </message>
    <message>
        <source>a zarr store cannot hold the key {}; rename it first</source>
        <translation>un store zarr ne peut pas contenir la clé {} ; renommez-la d’abord</translation>
    </message>
    <message>
        <source>a zarr store cannot keep lazy stacks; write the result of .densify() instead</source>
        <translation>un store zarr ne peut pas conserver de lazy stacks ; écrivez plutôt le résultat de .densify()</translation>
    </message>
    <message>
        <source>a zarr store does not keep the class {} of a tensordict; write the result of .to_tensordict() instead</source>
        <translation>un store zarr ne conserve pas la classe {} d’un tensordict ; écrivez plutôt le résultat de .to_tensordict()</translation>
    </message>
    <message>
        <source>a {} cannot be kept in a non-tensor entry</source>
        <translation>{} ne peut pas être gardé dans une entrée non-tenseur</translation>
    </message>
    <message>
        <source>a {} does not say which keys it reads and writes: wrap it, as TensorDictModule(…, ["observation"], ["state_value"])</source>
        <translation>{} ne dit pas quelles clés il lit et écrit : enveloppez-le, comme dans TensorDictModule(…, ["observation"], ["state_value"])</translation>
    </message>
    <message>
        <source>a {} holds modules and cannot be called</source>
        <translation>un {} contient des modules et ne peut pas être appelé</translation>
    </message>
    <message>
        <source>a {} holds parameters and cannot be called</source>
        <translation>un {} contient des paramètres et ne peut pas être appelé</translation>
    </message>
    <message>
        <source>abs() takes a number, not {}</source>
        <translation>abs() prend un nombre, pas {}</translation>
    </message>
    <message>
        <source>activation is 'relu', 'gelu' or a function</source>
        <translation>activation vaut 'relu', 'gelu' ou est une fonction</translation>
    </message>
    <message>
        <source>add the value of another member</source>
        <translation>ajouter la valeur d’un autre membre</translation>
    </message>
    <message>
        <source>add zeros</source>
        <translation>ajouter des zéros</translation>
    </message>
    <message>
        <source>adds invented values</source>
        <translation>ajoute des valeurs inventées</translation>
    </message>
    <message>
        <source>adds zeros and false flags as padding: keep a mask</source>
        <translation>ajoute des zéros et des indicateurs faux comme remplissage : gardez un masque</translation>
    </message>
    <message>
        <source>align_corners requires one of the modes linear, bilinear, bicubic and trilinear</source>
        <translation>align_corners exige l’un des modes linear, bilinear, bicubic et trilinear</translation>
    </message>
    <message>
        <source>all entries start with this shape</source>
        <translation>toutes les entrées commencent par cette forme</translation>
    </message>
    <message>
        <source>all keys that are selected must be among those that the modules write</source>
        <translation>toutes les clés sélectionnées doivent être parmi celles qu’écrivent les modules</translation>
    </message>
    <message>
        <source>all responses are the same in {} of {} groups</source>
        <translation>toutes les réponses sont identiques dans {} des {} groupes</translation>
    </message>
    <message>
        <source>all rewards are equal in {} of {} groups, which have no gradient</source>
        <translation>toutes les récompenses sont égales dans {} des {} groupes, qui n'ont pas de gradient</translation>
    </message>
    <message>
        <source>all {} rows are zeros in every key</source>
        <translation>les {} lignes sont toutes des zéros dans chaque clé</translation>
    </message>
    <message>
        <source>all {} truncated steps are terminated too</source>
        <translation>les {} pas truncated sont tous aussi terminated</translation>
    </message>
    <message>
        <source>always the same in its channels {}</source>
        <translation>toujours pareil dans ses canaux {}</translation>
    </message>
    <message>
        <source>always zero in its channels {}</source>
        <translation>toujours zéro dans ses canaux {}</translation>
    </message>
    <message>
        <source>an argument without a name cannot follow one with a name</source>
        <translation>un argument sans nom ne peut pas suivre un argument nommé</translation>
    </message>
    <message>
        <source>an array of elements that are not numbers</source>
        <translation>un tableau d’éléments qui ne sont pas des nombres</translation>
    </message>
    <message>
        <source>an array of numpy without its content</source>
        <translation>un tableau numpy sans son contenu</translation>
    </message>
    <message>
        <source>an empty lazy stack has no member that new ones could be like</source>
        <translation>un lazy stack vide n’a pas de membre auquel de nouveaux pourraient ressembler</translation>
    </message>
    <message>
        <source>an end is not followed by a step at which {} is true, {} total</source>
        <translation>une fin n’est pas suivie d’un pas où {} est vrai, {} en tout</translation>
    </message>
    <message>
        <source>an ending with "*" for the number, in a layout without "members"</source>
        <translation>une terminaison avec "*" pour le numéro, dans un layout sans "members"</translation>
    </message>
    <message>
        <source>an entry has this name already; choose another name for the derived key</source>
        <translation>une entrée porte déjà ce nom ; choisissez un autre nom pour la clé dérivée</translation>
    </message>
    <message>
        <source>an entry of the tokenizer's "added_tokens" has no string "content"</source>
        <translation>une entrée de « added_tokens » du tokenizer n'a pas de texte « content »</translation>
    </message>
    <message>
        <source>an enumeration of integers of {} bytes</source>
        <translation>une énumération d’entiers de {} octets</translation>
    </message>
    <message>
        <source>an episode starts after a step that did not end one, {} total</source>
        <translation>un épisode commence après un pas qui n’en a pas fini un autre, {} en tout</translation>
    </message>
    <message>
        <source>an idle worker process {}; run the command again</source>
        <translation>un processus de travail inactif {} ; relancez la commande</translation>
    </message>
    <message>
        <source>an index can only have a single ellipsis ('...')</source>
        <translation>un indice ne peut avoir qu’une seule ellipse ('...')</translation>
    </message>
    <message>
        <source>an index has at most 64 bits</source>
        <translation>un indice a au plus 64 bits</translation>
    </message>
    <message>
        <source>an integer of {} bytes is more than can be shown</source>
        <translation>un entier de {} octets est plus que ce qui peut être affiché</translation>
    </message>
    <message>
        <source>an integer of {} digits cannot be written: Python's restricted loader reads integers of up to {} bytes</source>
        <translation>un entier de {} chiffres ne peut pas être écrit : le chargeur restreint de Python lit des entiers d’au plus {} octets</translation>
    </message>
    <message>
        <source>an interaction type is 'mode', 'median', 'mean', 'random' or 'deterministic', not {}</source>
        <translation>un type d’interaction est 'mode', 'median', 'mean', 'random' ou 'deterministic', pas {}</translation>
    </message>
    <message>
        <source>an item</source>
        <translation>un élément</translation>
    </message>
    <message>
        <source>an item of a dict is {}, which is not a pair</source>
        <translation>un élément d’un dict est {}, ce qui n’est pas une paire</translation>
    </message>
    <message>
        <source>an object of {} cannot be written as JSON</source>
        <translation>un objet de {} ne peut pas être écrit en JSON</translation>
    </message>
    <message>
        <source>an unknown error</source>
        <translation>une erreur inconnue</translation>
    </message>
    <message>
        <source>an unknown reduction</source>
        <translation>une réduction inconnue</translation>
    </message>
    <message>
        <source>an unpacked chunk</source>
        <translation>un chunk décompressé</translation>
    </message>
    <message>
        <source>an unpacked chunk does not fit into memory</source>
        <translation>un chunk décompressé ne tient pas en mémoire</translation>
    </message>
    <message>
        <source>another process announces {} bytes</source>
        <translation>un autre processus annonce {} octets</translation>
    </message>
    <message>
        <source>another process did not send the size of its tensordict</source>
        <translation>un autre processus n’a pas envoyé la taille de son tensordict</translation>
    </message>
    <message>
        <source>as_list, as_padded_tensor and as_nested_tensor exclude each other</source>
        <translation>as_list, as_padded_tensor et as_nested_tensor s’excluent mutuellement</translation>
    </message>
    <message>
        <source>asks for more entries at once than the protocol allows</source>
        <translation>demande plus d'entrées à la fois que le protocole ne le permet</translation>
    </message>
    <message>
        <source>at least 2 tensordicts are merged, got {}</source>
        <translation>on fusionne au moins 2 tensordicts, reçu {}</translation>
    </message>
    <message>
        <source>at {} of {} steps it differs from {} of the next step</source>
        <translation>à {} pas sur {}, cela diffère de {} du pas suivant</translation>
    </message>
    <message>
        <source>backward() cannot be called on a tensordict that has no leaf tensor requiring gradients</source>
        <translation>backward() n’est pas possible sur un TensorDict dont aucune feuille ne demande de gradients</translation>
    </message>
    <message>
        <source>bad operand type for unary {}: '{}'</source>
        <translation>mauvais type d’opérande pour {} unaire : '{}'</translation>
    </message>
    <message>
        <source>batch dimension mismatch: `{}` has the shape {}, which does not begin with {}</source>
        <translation>dimensions de batch incompatibles : `{}` a la forme {}, qui ne commence pas par {}</translation>
    </message>
    <message>
        <source>batch dimension mismatch: a list of values must be nested as the batch size {} is</source>
        <translation>dimensions de batch incompatibles : une liste de valeurs doit être imbriquée comme l’est la taille de batch {}</translation>
    </message>
    <message>
        <source>batch dimension mismatch: a member of its stack is at {} of dim {}, but the tensor has shape {}</source>
        <translation>dimensions de batch incompatibles : un membre de sa pile est en {} de la dimension {}, mais le tenseur a la forme {}</translation>
    </message>
    <message>
        <source>batch dimension mismatch: shape {} has no dim {} to distribute over the members of a stack</source>
        <translation>dimensions de batch incompatibles : la forme {} n’a pas de dimension {} à répartir sur les membres d’une pile</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the batch size is {}, but the entry has shape {}</source>
        <translation>dimensions de batch incompatibles : la taille de batch est {}, mais l’entrée a la forme {}</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the batch size is {}, but the tensor has shape {}</source>
        <translation>dimensions de batch incompatibles : la taille de batch est {}, mais le tenseur a la forme {}</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the batch size is {}, but the tensor has shape {}; expand the scalar to the batch size first</source>
        <translation>dimensions de batch incompatibles : la taille de batch est {}, mais le tenseur a la forme {} ; étendez d’abord le scalaire à la taille de batch</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the batch size is {}, but the values have {}</source>
        <translation>dimensions de batch incompatibles : la taille de batch est {}, mais les valeurs ont {}</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the entry has batch size {}, the level it is moved to {}</source>
        <translation>dimensions de batch incompatibles : l’entrée a la taille de batch {}, le niveau où elle est déplacée {}</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the result has shape {}, the batch size is {}</source>
        <translation>dimensions de batch incompatibles : le résultat a la forme {}, la taille de batch est {}</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the stack has the batch size {}, which does not start with that of the level above, {}</source>
        <translation>dimensions de batch incompatibles : la pile a la taille de batch {}, qui ne commence pas par celle du niveau supérieur, {}</translation>
    </message>
    <message>
        <source>batch size {}, which does not start with that of the level above, {}</source>
        <translation>taille de batch {}, qui ne commence pas par celle du niveau supérieur, {}</translation>
    </message>
    <message>
        <source>batch_size and batch_dims cannot both be given</source>
        <translation>batch_size et batch_dims ne peuvent pas être donnés ensemble</translation>
    </message>
    <message>
        <source>batch_size, names and device cannot be given together with inplace=True</source>
        <translation>batch_size, names et device ne peuvent pas être donnés avec inplace=True</translation>
    </message>
    <message>
        <source>begins as a zip archive, but its directory at the end is missing: it was cut off, or is still written</source>
        <translation>commence comme une archive zip, mais son répertoire final manque : elle a été coupée, ou est encore en cours d’écriture</translation>
    </message>
    <message>
        <source>begins at byte {}, not a multiple of {}: Python raises an error when it loads this</source>
        <translation>commence à l’octet {}, qui n’est pas un multiple de {} : Python refuse de charger cela</translation>
    </message>
    <message>
        <source>bit fields of {} bytes</source>
        <translation>champs de bits de {} octets</translation>
    </message>
    <message>
        <source>blosc</source>
        <translation>blosc</translation>
    </message>
    <message>
        <source>both tensordicts need the same kind of entry here</source>
        <translation>les deux tensordicts doivent avoir ici le même genre d’entrée</translation>
    </message>
    <message>
        <source>broadcast_to() takes a tuple of sizes, not an int</source>
        <translation>broadcast_to() prend un tuple de tailles, pas un int</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>défectueux</translation>
    </message>
    <message>
        <source>by the strict rules a tensordict has no attribute '{}'</source>
        <translation>selon les règles strictes, un tensordict n’a pas d’attribut '{}'</translation>
    </message>
    <message>
        <source>by the strict rules a tuple is not a nested key; write {}</source>
        <translation>selon les règles strictes, un tuple n’est pas une clé imbriquée ; écrivez {}</translation>
    </message>
    <message>
        <source>bytes cannot be written as JSON</source>
        <translation>des bytes ne peuvent pas être écrits en JSON</translation>
    </message>
    <message>
        <source>bytes hold ASCII characters only; use \x</source>
        <translation>les bytes ne contiennent que des caractères ASCII ; utilisez \x</translation>
    </message>
    <message>
        <source>bytes {} to {} exceed the {} bytes of all elements</source>
        <translation>les octets {} à {} dépassent les {} octets de tous les éléments</translation>
    </message>
    <message>
        <source>callback_exist is a function or a dict of functions, not {}</source>
        <translation>callback_exist est une fonction ou un dict de fonctions, pas {}</translation>
    </message>
    <message>
        <source>can be moved only within levels that exist</source>
        <translation>ne peut être déplacé que dans des niveaux qui existent</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>cannot be compressed with {}; use gzip:1 to gzip:9, zstd:1 to zstd:22 or blosc:1 to blosc:9</source>
        <translation>ne peut pas être compressé avec {} ; utilisez gzip:1 à gzip:9, zstd:1 à zstd:22 ou blosc:1 à blosc:9</translation>
    </message>
    <message>
        <source>cannot be created</source>
        <translation>ne peut pas être créé</translation>
    </message>
    <message>
        <source>cannot be created to unpack a member of an archive</source>
        <translation>ne peut pas être créé pour décompresser un membre d'une archive</translation>
    </message>
    <message>
        <source>cannot be examined</source>
        <translation>ne peut pas être examiné</translation>
    </message>
    <message>
        <source>cannot be flushed to disk</source>
        <translation>ne peut pas être vidé sur le disque</translation>
    </message>
    <message>
        <source>cannot be found</source>
        <translation>est introuvable</translation>
    </message>
    <message>
        <source>cannot be given its new length</source>
        <translation>ne peut pas recevoir sa nouvelle longueur</translation>
    </message>
    <message>
        <source>cannot be given its old length</source>
        <translation>ne peut pas recevoir son ancienne longueur</translation>
    </message>
    <message>
        <source>cannot be given the permissions of the old one</source>
        <translation>ne peut pas recevoir les droits de l’ancien</translation>
    </message>
    <message>
        <source>cannot be kept</source>
        <translation>ne peut pas être conservé</translation>
    </message>
    <message>
        <source>cannot be listed</source>
        <translation>ne peut pas être listé</translation>
    </message>
    <message>
        <source>cannot be listed: {}</source>
        <translation>ne peut pas être listé : {}</translation>
    </message>
    <message>
        <source>cannot be locked</source>
        <translation>ne peut pas être verrouillé</translation>
    </message>
    <message>
        <source>cannot be looked for</source>
        <translation>ne peut pas être recherché</translation>
    </message>
    <message>
        <source>cannot be mapped</source>
        <translation>ne peut pas être projeté en mémoire</translation>
    </message>
    <message>
        <source>cannot be moved</source>
        <translation>ne peut pas être déplacé</translation>
    </message>
    <message>
        <source>cannot be moved between a stack and the level around it</source>
        <translation>ne peut pas être déplacé entre une pile et le niveau qui l’entoure</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>cannot be opened within an archive; unpack the archive and open the file</source>
        <translation>ne peut pas être ouvert dans une archive ; décompressez l'archive et ouvrez le fichier</translation>
    </message>
    <message>
        <source>cannot be opened: {} files are open over this connection</source>
        <translation>ne peut pas être ouvert : {} fichiers sont ouverts par cette connexion</translation>
    </message>
    <message>
        <source>cannot be put in place</source>
        <translation>ne peut pas être mis en place</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>ne peut pas être lu</translation>
    </message>
    <message>
        <source>cannot be removed</source>
        <translation>ne peut pas être supprimé</translation>
    </message>
    <message>
        <source>cannot be renamed</source>
        <translation>ne peut pas être renommé</translation>
    </message>
    <message>
        <source>cannot be served</source>
        <translation>ne peut pas être mis à disposition</translation>
    </message>
    <message>
        <source>cannot be started</source>
        <translation>ne peut pas être démarré</translation>
    </message>
    <message>
        <source>cannot be started to test an HDF5 file</source>
        <translation>ne peut pas être lancé pour examiner un fichier HDF5</translation>
    </message>
    <message>
        <source>cannot be unpacked into the folder for temporary files, which TMPDIR names</source>
        <translation>ne peut pas être décompressé dans le dossier des fichiers temporaires que TMPDIR indique</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>ne peut pas être écrit</translation>
    </message>
    <message>
        <source>cannot be written as several files; save it as a memmap folder</source>
        <translation>ne peut pas être écrit en plusieurs fichiers ; enregistrez-le comme dossier memmap</translation>
    </message>
    <message>
        <source>cannot be written as several files; save it as one Safetensors file</source>
        <translation>ne peut pas être écrit en plusieurs fichiers ; enregistrez-le comme un seul fichier Safetensors</translation>
    </message>
    <message>
        <source>cannot be written to</source>
        <translation>n’est pas accessible en écriture</translation>
    </message>
    <message>
        <source>cannot be written: its mode marks it as read-only</source>
        <translation>ne peut pas être écrit : son mode le marque en lecture seule</translation>
    </message>
    <message>
        <source>cannot be written: there is no folder {}</source>
        <translation>ne peut pas être écrit : il n’y a pas de dossier {}</translation>
    </message>
    <message>
        <source>cannot be written: {} is not the ending of a known format; known are {}</source>
        <translation>ne peut pas être écrit : l’extension {} ne désigne aucun format connu ; sont connues {}</translation>
    </message>
    <message>
        <source>cannot find episode boundaries: expected a bool "done", "terminated" or "truncated" over the batch (also below "next"), "is_init", or integers such as "traj_ids"; name another with key=</source>
        <translation>limites des épisodes introuvables : un bool "done", "terminated" ou "truncated" sur le batch est attendu (aussi sous "next"), ou "is_init", ou des entiers comme "traj_ids" ; nommez-en un autre avec key=</translation>
    </message>
    <message>
        <source>cannot grow by {} bytes</source>
        <translation>ne peut pas grandir de {} octets</translation>
    </message>
    <message>
        <source>cannot grow to {} bytes</source>
        <translation>ne peut pas grandir à {} octets</translation>
    </message>
    <message>
        <source>cannot hold {} more bytes</source>
        <translation>ne peut pas contenir {} octets de plus</translation>
    </message>
    <message>
        <source>cannot load {} as TorchScript: {}</source>
        <translation>impossible de charger {} comme TorchScript : {}</translation>
    </message>
    <message>
        <source>cannot modify a locked tensordict; unlock it first</source>
        <translation>impossible de modifier un tensordict verrouillé ; déverrouillez-le d’abord</translation>
    </message>
    <message>
        <source>cannot modify a locked tensordict; unlock it, or write values in place</source>
        <translation>impossible de modifier un tensordict verrouillé ; déverrouillez-le, ou écrivez les valeurs sur place</translation>
    </message>
    <message>
        <source>cannot modify a locked tensordict; unlock it, or write values in place, as set_() does</source>
        <translation>impossible de modifier un tensordict verrouillé ; déverrouillez-le, ou écrivez les valeurs sur place, comme le fait set_()</translation>
    </message>
    <message>
        <source>cannot modify a locked tensordict; unlock it, or write values in place, as td["key"].add_(1) does</source>
        <translation>impossible de modifier un tensordict verrouillé ; déverrouillez-le, ou écrivez les valeurs sur place, comme le fait td["key"].add_(1)</translation>
    </message>
    <message>
        <source>cannot select {}: the module writes {}</source>
        <translation>impossible de sélectionner {} : le module écrit {}</translation>
    </message>
    <message>
        <source>cannot unlock a tensordict that is part of a locked graph: unlock its root</source>
        <translation>impossible de déverrouiller un tensordict qui fait partie d’un graphe verrouillé : déverrouillez sa racine</translation>
    </message>
    <message>
        <source>cast to {}</source>
        <translation>convertir en {}</translation>
    </message>
    <message>
        <source>cast_filter must be a function of a nested key and a tensor, not {}</source>
        <translation>cast_filter doit être une fonction d’une clé imbriquée et d’un tenseur, pas {}</translation>
    </message>
    <message>
        <source>changes as it did</source>
        <translation>change comme avant</translation>
    </message>
    <message>
        <source>channel {} always equals channel {}; such pairs: {}</source>
        <translation>le canal {} est toujours égal au canal {} ; paires de ce type : {}</translation>
    </message>
    <message>
        <source>channel {} is at its minimum or maximum, {} or {}, at {} % of the steps; such channels: {}</source>
        <translation>le canal {} est à son minimum ou à son maximum, {} ou {}, à {} % des pas ; canaux concernés : {}</translation>
    </message>
    <message>
        <source>characters by name (\N{…}) are not supported; use \u</source>
        <translation>les caractères par nom (\N{…}) ne sont pas pris en charge ; utilisez \u</translation>
    </message>
    <message>
        <source>checkpoints of torchrl are written by torchrl; save it as a memmap folder</source>
        <translation>les checkpoints de torchrl sont écrits par torchrl ; enregistrez-le comme dossier memmap</translation>
    </message>
    <message>
        <source>chunks {} of elements of {} bytes are too large: each is packed as one, and may take {} bytes</source>
        <translation>des chunks {} d’éléments de {} octets sont trop gros : chacun est compressé d’un bloc, et peut prendre {} octets</translation>
    </message>
    <message>
        <source>chunksize and num_chunks exclude each other</source>
        <translation>chunksize et num_chunks s’excluent mutuellement</translation>
    </message>
    <message>
        <source>clamp() needs a lower or an upper bound</source>
        <translation>clamp() a besoin d’une borne inférieure ou supérieure</translation>
    </message>
    <message>
        <source>clamp() takes two tensordicts as bounds, or none</source>
        <translation>clamp() prend deux tensordicts comme bornes, ou aucun</translation>
    </message>
    <message>
        <source>closes the connection</source>
        <translation>coupe la communication</translation>
    </message>
    <message>
        <source>complex numbers have no order</source>
        <translation>les nombres complexes n’ont pas d’ordre</translation>
    </message>
    <message>
        <source>contains NaN, {} total</source>
        <translation>contient des NaN, {} au total</translation>
    </message>
    <message>
        <source>contains data that edits replaced; the next edit deletes it once no process uses it</source>
        <translation>contient des données que des modifications ont remplacées ; la prochaine modification les supprime dès qu’aucun processus ne les utilise</translation>
    </message>
    <message>
        <source>contains infinities, {} total</source>
        <translation>contient des infinis, {} au total</translation>
    </message>
    <message>
        <source>contains the checkpoint that it is a part of</source>
        <translation>contient le checkpoint dont il fait partie</translation>
    </message>
    <message>
        <source>convert_tensors=True needs convert_nodes=True: tensors stay in what stays a tensordict</source>
        <translation>convert_tensors=True exige convert_nodes=True : les tenseurs restent dans ce qui reste un tensordict</translation>
    </message>
    <message>
        <source>crashes on it (signal {})</source>
        <translation>plante dessus (signal {})</translation>
    </message>
    <message>
        <source>crc32c</source>
        <translation>crc32c</translation>
    </message>
    <message>
        <source>crop the batch to {}</source>
        <translation>couper le batch à {}</translation>
    </message>
    <message>
        <source>crop to {}</source>
        <translation>couper à {}</translation>
    </message>
    <message>
        <source>data are a tensordict, a tensor or numbers, not a dict</source>
        <translation>les données sont un tensordict, un tenseur ou des nombres, pas un dict</translation>
    </message>
    <message>
        <source>declare the batch size {}</source>
        <translation>déclarer la taille de batch {}</translation>
    </message>
    <message>
        <source>decoding an image</source>
        <translation>le décodage d’une image</translation>
    </message>
    <message>
        <source>default must be "intersection" or a tensor without dims such as torch.tensor(0.0), not {}</source>
        <translation>default doit être "intersection" ou un tenseur sans dimensions comme torch.tensor(0.0), pas {}</translation>
    </message>
    <message>
        <source>deflate</source>
        <translation>deflate</translation>
    </message>
    <message>
        <source>depth={} and {} of {} do not agree</source>
        <translation>depth={} et {} de {} ne concordent pas</translation>
    </message>
    <message>
        <source>describes members that another one describes too</source>
        <translation>décrit des membres qu’un autre décrit aussi</translation>
    </message>
    <message>
        <source>dict() takes pairs of key and value</source>
        <translation>dict() prend des paires de clé et valeur</translation>
    </message>
    <message>
        <source>differs at byte {} both from the content before the save and from the saved content: it was changed since</source>
        <translation>diffère à l’octet {} du contenu d’avant l’enregistrement comme du contenu enregistré : a été modifié depuis</translation>
    </message>
    <message>
        <source>differs between the tokens of {} of {} responses, and is constant in the others</source>
        <translation>diffère entre les tokens de {} des {} réponses, et est constant dans les autres</translation>
    </message>
    <message>
        <source>differs from terminated or truncated, {} total</source>
        <translation>ce n’est pas ce que disent ensemble terminated ou truncated, {} en tout</translation>
    </message>
    <message>
        <source>differs from the log-probability under the rollout engine by {} on average and {} at most; by more than {} at {} of {} tokens; by {} on average in the first quarter of the responses, {} in the last</source>
        <translation>s'écarte de la log-probabilité du moteur de rollout de {} en moyenne et {} au plus ; de plus de {} à {} des {} tokens ; de {} en moyenne dans le premier quart des réponses, {} dans le dernier</translation>
    </message>
    <message>
        <source>differs from {}, as given, {} total; the largest error is {}</source>
        <translation>ce n’est pas {}, comme indiqué, {} en tout ; le pire endroit s’écarte de {}</translation>
    </message>
    <message>
        <source>differs from {}, the nearest fit, {} total; the largest error is {}</source>
        <translation>ce n’est pas {}, l’approximation la plus proche, {} en tout ; le pire endroit s’écarte de {}</translation>
    </message>
    <message>
        <source>dim must be a batch dim here, not "feature"</source>
        <translation>dim doit être ici une dimension de batch, pas "feature"</translation>
    </message>
    <message>
        <source>dim must be an int or None, not {}</source>
        <translation>dim doit être un int ou None, pas {}</translation>
    </message>
    <message>
        <source>dim must be an int, a tuple of ints, None or "feature", not a value of type {}</source>
        <translation>dim doit être un int, un tuple d’ints, None ou "feature", pas une valeur de type {}</translation>
    </message>
    <message>
        <source>dim must be an int, a tuple of ints, None or "feature", not {}</source>
        <translation>dim doit être un int, un tuple d’ints, None ou "feature", pas {}</translation>
    </message>
    <message>
        <source>dim must be an int, not {}</source>
        <translation>dim doit être un int, pas {}</translation>
    </message>
    <message>
        <source>dim {} is given twice</source>
        <translation>la dimension {} est donnée deux fois</translation>
    </message>
    <message>
        <source>dim {} is out of range for a new dim of the batch size {}</source>
        <translation>la dimension {} est hors limites pour une nouvelle dimension de la taille de batch {}</translation>
    </message>
    <message>
        <source>dim {} is out of range for the batch size {}</source>
        <translation>la dimension {} est hors limites pour la taille de batch {}</translation>
    </message>
    <message>
        <source>dim {} is ragged and cannot be sliced; index a member of the stack first</source>
        <translation>la dimension {} est irrégulière et ne peut pas être découpée en tranches ; indexez d’abord un membre de la pile</translation>
    </message>
    <message>
        <source>dim {} is ragged and cannot be taken apart; index a member of the stack first</source>
        <translation>la dimension {} est irrégulière et ne peut pas être décomposée ; indexez d’abord un membre de la pile</translation>
    </message>
    <message>
        <source>dim {} occurs twice among the dims to flip</source>
        <translation>la dimension {} apparaît deux fois parmi les dimensions à inverser</translation>
    </message>
    <message>
        <source>dim {} of the result runs over {} at once, and {} runs along dim {} too: elements are regrouped, no dim is moved; permute moves dims</source>
        <translation>la dimension {} du résultat parcourt {} à la fois, et {} suit aussi la dimension {} : des éléments sont regroupés, aucune dimension n’est déplacée ; permute déplace des dimensions</translation>
    </message>
    <message>
        <source>dim {} of this view was expanded, so several of its elements are one and cannot be written; clone it first</source>
        <translation>la dimension {} de cette vue a été étendue : plusieurs de ses éléments n’en sont qu’un et ne peuvent pas être écrits ; clonez-la d’abord</translation>
    </message>
    <message>
        <source>dim="feature" and keepdim=True exclude each other</source>
        <translation>dim="feature" et keepdim=True s’excluent mutuellement</translation>
    </message>
    <message>
        <source>dimension {} is out of range for {} dims</source>
        <translation>la dimension {} est hors limites pour {} dimensions</translation>
    </message>
    <message>
        <source>dims</source>
        <translation>dimensions</translation>
    </message>
    <message>
        <source>distributed checkpoints are written by torch.distributed; save it as a memmap folder</source>
        <translation>les checkpoints distribués sont écrits par torch.distributed ; enregistrez-le comme dossier memmap</translation>
    </message>
    <message>
        <source>distribution_class must be a class, such as torch.distributions.Normal, not {}</source>
        <translation>distribution_class doit être une classe, comme torch.distributions.Normal, pas {}</translation>
    </message>
    <message>
        <source>distribution_kwargs of a CompositeDistribution has a distribution_map</source>
        <translation>distribution_kwargs d’une CompositeDistribution a un distribution_map</translation>
    </message>
    <message>
        <source>distribution_map must be a dict, not a value of type {}</source>
        <translation>distribution_map doit être un dict, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>division par zéro</translation>
    </message>
    <message>
        <source>does not answer</source>
        <translation>ne répond pas</translation>
    </message>
    <message>
        <source>does not begin as a file of torch.save</source>
        <translation>ne commence pas comme un fichier torch.save</translation>
    </message>
    <message>
        <source>does not describe tensors, and its folder has no meta.json</source>
        <translation>ne décrit pas de tenseurs, et son dossier n’a pas de meta.json</translation>
    </message>
    <message>
        <source>does not fit into one message</source>
        <translation>ne tient pas dans un seul message</translation>
    </message>
    <message>
        <source>does not name a class ("_type"), so this is not the folder of a tensordict</source>
        <translation>ne nomme pas de classe (« _type »), ce n’est donc pas le dossier d’un tensordict</translation>
    </message>
    <message>
        <source>does not say where the data are: {} is missing</source>
        <translation>ne dit pas où sont les données : {} manque</translation>
    </message>
    <message>
        <source>does not terminate on it</source>
        <translation>n’en vient pas à bout</translation>
    </message>
    <message>
        <source>done and terminated must be bools, not {}</source>
        <translation>done et terminated doivent être des bools, pas {}</translation>
    </message>
    <message>
        <source>dropout1d() takes an input of 2 or 3 dims, not of {}</source>
        <translation>dropout1d() prend une entrée à 2 ou 3 dimensions, non à {}</translation>
    </message>
    <message>
        <source>drops the steps after the length of the shortest member, including ends of episodes</source>
        <translation>supprime les pas au-delà de la longueur du membre le plus court, y compris des fins d’épisodes</translation>
    </message>
    <message>
        <source>dtype must be a dtype such as torch.float32, not {}</source>
        <translation>dtype doit être un dtype comme torch.float32, pas {}</translation>
    </message>
    <message>
        <source>each row of an input of two dims is a bag: leave offsets= out</source>
        <translation>chaque ligne d’une entrée à deux dimensions est un sac : omettez offsets=</translation>
    </message>
    <message>
        <source>element {} of tensors does not require grad and does not have a grad_fn: what it is computed from has to require gradients (requires_grad_()), and to be computed in the same text, out of torch.no_grad() and of scripts</source>
        <translation>le tenseur {} ne demande pas de gradient et ne découle d’aucun qui en demande : ce dont il est calculé doit demander des gradients (requires_grad_()) et être calculé dans le même texte, hors de torch.no_grad() et des scripts</translation>
    </message>
    <message>
        <source>elements of an unknown type</source>
        <translation>éléments d’un type inconnu</translation>
    </message>
    <message>
        <source>elements of the packed member {} cannot be edited in place; save the file as another one</source>
        <translation>les éléments du fichier compressé {} de l’archive ne peuvent pas être modifiés sur place ; enregistrez le fichier sous un autre nom</translation>
    </message>
    <message>
        <source>elements of {} are assigned a number or a tensor (torch.tensor([…])), not a value of type {}</source>
        <translation>les éléments de {} reçoivent un nombre ou un tenseur (torch.tensor([…])), pas une valeur de type {}</translation>
    </message>
    <message>
        <source>elements of {} cannot be written as text</source>
        <translation>les éléments de type {} ne peuvent pas être écrits comme texte</translation>
    </message>
    <message>
        <source>embed_dim={} must be divisible by num_heads={}</source>
        <translation>embed_dim={} doit être divisible par num_heads={}</translation>
    </message>
    <message>
        <source>empty separator</source>
        <translation>séparateur vide</translation>
    </message>
    <message>
        <source>ended with exit status {}</source>
        <translation>s'est terminé avec le code de sortie {}</translation>
    </message>
    <message>
        <source>ends at byte {} of the data, of which the file has {}</source>
        <translation>finit à l’octet {} des données, dont le fichier a {}</translation>
    </message>
    <message>
        <source>ends at byte {}, {} bytes too early</source>
        <translation>finit à l’octet {}, {} octets trop tôt</translation>
    </message>
    <message>
        <source>ends on it</source>
        <translation>s’arrête dessus</translation>
    </message>
    <message>
        <source>entries are replaced by those of a dict or a tensordict, not by a value of type {}</source>
        <translation>les entrées sont remplacées par celles d’un dict ou d’un tensordict, pas par une valeur de type {}</translation>
    </message>
    <message>
        <source>entry {} of the tokenizer's "vocab" is not a pair of a token and a score</source>
        <translation>l'entrée {} du « vocab » du tokenizer n'est pas une paire de token et de score</translation>
    </message>
    <message>
        <source>episode {} ends at row {}, where the lengths say {}</source>
        <translation>l’épisode {} finit à la ligne {}, et à {} selon les longueurs</translation>
    </message>
    <message>
        <source>episode {} has no steps</source>
        <translation>l’épisode {} n’a pas de pas</translation>
    </message>
    <message>
        <source>episode {} has no task</source>
        <translation>l’épisode {} n’a pas de tâche</translation>
    </message>
    <message>
        <source>episode {} has the length {}</source>
        <translation>l’épisode {} a la longueur {}</translation>
    </message>
    <message>
        <source>episode {} is in a file before that of episode {}</source>
        <translation>l’épisode {} est dans un fichier avant celui de l’épisode {}</translation>
    </message>
    <message>
        <source>equals {} at every step</source>
        <translation>est égal à {} à chaque pas</translation>
    </message>
    <message>
        <source>equals {} of the step before, at every step</source>
        <translation>est égal à {} du pas précédent, à chaque pas</translation>
    </message>
    <message>
        <source>exceeds its storage: it needs bytes {} to {}, and the storage has {}</source>
        <translation>dépasse son stockage : les octets {} à {} sont nécessaires, et le stockage en a {}</translation>
    </message>
    <message>
        <source>exists already and is not overwritten without leave</source>
        <translation>existe déjà et n’est pas remplacé sans autorisation</translation>
    </message>
    <message>
        <source>exists already; of files that are numbered none is overwritten</source>
        <translation>existe déjà ; parmi des fichiers numérotés, aucun n’est remplacé</translation>
    </message>
    <message>
        <source>expand_as() takes a tensordict or a tensor, not a {}</source>
        <translation>expand_as() prend un tensordict ou un tenseur, pas {}</translation>
    </message>
    <message>
        <source>expected ',' or ':' after a parameter of lambda</source>
        <translation>',' ou ':' attendu après un paramètre de lambda</translation>
    </message>
    <message>
        <source>expected ':' after the context manager of 'with'</source>
        <translation>':' attendu après le gestionnaire de contexte de 'with'</translation>
    </message>
    <message>
        <source>expected ':' after the parameters of lambda</source>
        <translation>':' attendu après les paramètres de lambda</translation>
    </message>
    <message>
        <source>expected ':'{}</source>
        <translation>':' attendu{}</translation>
    </message>
    <message>
        <source>expected 'else'{}</source>
        <translation>'else' attendu{}</translation>
    </message>
    <message>
        <source>expected 'in' after the names of 'for'</source>
        <translation>'in' attendu après les noms de 'for'</translation>
    </message>
    <message>
        <source>expected '{}', found '{}'</source>
        <translation>'{}' attendu, '{}' trouvé</translation>
    </message>
    <message>
        <source>expected a class such as TensorDict, torch.Tensor, int or str, not a value of type {}</source>
        <translation>une classe comme TensorDict, torch.Tensor, int ou str est attendue, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>expected a function such as lambda x: x + 1, not {}</source>
        <translation>une fonction comme lambda x: x + 1 est attendue, pas {}</translation>
    </message>
    <message>
        <source>expected a list or a tuple of keys, not a value of type {}</source>
        <translation>une liste ou un tuple de clés est attendu, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>expected a list, found a number, at dim {}</source>
        <translation>liste attendue, nombre trouvé, à la dimension {}</translation>
    </message>
    <message>
        <source>expected a name after 'as'</source>
        <translation>nom attendu après 'as'</translation>
    </message>
    <message>
        <source>expected a name after 'for'</source>
        <translation>nom attendu après 'for'</translation>
    </message>
    <message>
        <source>expected a name or a part of td, such as td["key"] or td["key"][0]</source>
        <translation>nom ou partie de td attendus, par exemple td["key"] ou td["key"][0]</translation>
    </message>
    <message>
        <source>expected a name or a value, found '{}'</source>
        <translation>nom ou valeur attendus, '{}' trouvé</translation>
    </message>
    <message>
        <source>expected a name or a value{}</source>
        <translation>nom ou valeur attendus{}</translation>
    </message>
    <message>
        <source>expected a number, found a list, at dim {}</source>
        <translation>nombre attendu, liste trouvée, à la dimension {}</translation>
    </message>
    <message>
        <source>expected a number, not a value of type {}</source>
        <translation>un nombre est attendu, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>expected a statement after ':', or indented lines below</source>
        <translation>instruction attendue après ':', ou lignes indentées en dessous</translation>
    </message>
    <message>
        <source>expected a tensordict or a tensor, not a value of type {}</source>
        <translation>un tensordict ou un tenseur est attendu, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>expected an entry of td, such as td["key"]</source>
        <translation>entrée de td attendue, par exemple td["key"]</translation>
    </message>
    <message>
        <source>expected an expression</source>
        <translation>expression attendue</translation>
    </message>
    <message>
        <source>expected an expression, found a statement</source>
        <translation>expression attendue, instruction trouvée</translation>
    </message>
    <message>
        <source>expected an expression, found an assignment ('==' compares)</source>
        <translation>expression attendue, affectation trouvée ('==' compare)</translation>
    </message>
    <message>
        <source>expected an index or a key between the brackets</source>
        <translation>indice ou clé attendus entre les crochets</translation>
    </message>
    <message>
        <source>expected an operator or a comma before this string</source>
        <translation>opérateur ou virgule attendus avant cette chaîne</translation>
    </message>
    <message>
        <source>expected an operator or the end{}</source>
        <translation>opérateur ou fin attendus{}</translation>
    </message>
    <message>
        <source>expected an operator, ',' or '{}'{}</source>
        <translation>opérateur, ',' ou '{}' attendus{}</translation>
    </message>
    <message>
        <source>expected another non-tensor object, not a value of type {}</source>
        <translation>un autre objet non-tenseur est attendu, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>expected at least {} values, got {}</source>
        <translation>au moins {} valeurs attendues, reçu {}</translation>
    </message>
    <message>
        <source>expected digits after {}</source>
        <translation>chiffres attendus après {}</translation>
    </message>
    <message>
        <source>expected either probs or logits, not both</source>
        <translation>probs ou logits est attendu, mais pas les deux</translation>
    </message>
    <message>
        <source>expected key: value, as in the rest of this dict</source>
        <translation>clé: valeur attendue, comme dans le reste de ce dict</translation>
    </message>
    <message>
        <source>expected one assignment in a statement, found '{}'</source>
        <translation>une seule affectation attendue par instruction, '{}' trouvé</translation>
    </message>
    <message>
        <source>expected one expression, found a second line</source>
        <translation>une seule expression attendue, deuxième ligne trouvée</translation>
    </message>
    <message>
        <source>expected one name for each of the {} batch dims, got {}: {}</source>
        <translation>un nom est attendu pour chacune des {} dimensions de batch, reçu {} : {}</translation>
    </message>
    <message>
        <source>expected one name or several after 'for'</source>
        <translation>un ou plusieurs noms attendus après 'for'</translation>
    </message>
    <message>
        <source>expected one number for each of the {} batch dims, got {}</source>
        <translation>un nombre est attendu pour chacune des {} dimensions de batch, reçu {}</translation>
    </message>
    <message>
        <source>expected sequence of length {} at dim {} (got {})</source>
        <translation>séquence de longueur {} attendue à la dimension {} (reçu {})</translation>
    </message>
    <message>
        <source>expected tensordicts after fn, not a value of type {}</source>
        <translation>des tensordicts sont attendus après fn, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>expected tensordicts, got a value of type {}</source>
        <translation>des tensordicts sont attendus, reçu une valeur de type {}</translation>
    </message>
    <message>
        <source>expected the name of a parameter after '*,'</source>
        <translation>nom d’un paramètre attendu après '*,'</translation>
    </message>
    <message>
        <source>expected the name of a parameter before '='</source>
        <translation>nom d’un paramètre attendu avant '='</translation>
    </message>
    <message>
        <source>expected the name of a parameter, or ':' before the value of the lambda</source>
        <translation>nom d’un paramètre attendu, ou ':' avant la valeur de la lambda</translation>
    </message>
    <message>
        <source>expected the name of an attribute after '.'</source>
        <translation>nom d’un attribut attendu après '.'</translation>
    </message>
    <message>
        <source>expected the rest of the expression</source>
        <translation>suite de l’expression attendue</translation>
    </message>
    <message>
        <source>expected {} hexadecimal digits after {}</source>
        <translation>{} chiffres hexadécimaux attendus après {}</translation>
    </message>
    <message>
        <source>expected {} values, got {}</source>
        <translation>{} valeurs attendues, reçu {}</translation>
    </message>
    <message>
        <source>expected {}, but this is {}</source>
        <translation>{} attendu, mais ceci est {}</translation>
    </message>
    <message>
        <source>expressions have no Python modules, classes or arrays; save a tensordict in Python and open it</source>
        <translation>les expressions n’ont ni modules, ni classes, ni tableaux de Python ; enregistrez un tensordict en Python et ouvrez-le</translation>
    </message>
    <message>
        <source>expressions have no such storage; the result is in memory, or saved with -o OUT</source>
        <translation>les expressions n’ont pas de tel stockage ; le résultat est en mémoire, ou enregistré avec -o OUT</translation>
    </message>
    <message>
        <source>expressions write no files: evaluate with -o OUT, or use `tensordesk export`</source>
        <translation>les expressions n’écrivent pas de fichiers : évaluez avec -o OUT, ou utilisez `tensordesk export`</translation>
    </message>
    <message>
        <source>expressions write no files: save the result with -o OUT</source>
        <translation>les expressions n’écrivent pas de fichiers : enregistrez le résultat avec -o OUT</translation>
    </message>
    <message>
        <source>expressions write no files: save the result with -o OUT, or use `tensordesk export` (an OUT without an ending is a memory-mapped folder)</source>
        <translation>les expressions n’écrivent pas de fichiers : enregistrez le résultat avec -o OUT, ou utilisez `tensordesk export` (un OUT sans extension est un dossier memmap)</translation>
    </message>
    <message>
        <source>f must be the path of a file, not a value of type {}</source>
        <translation>f doit être le chemin d’un fichier, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>f-strings are not supported</source>
        <translation>les f-strings ne sont pas prises en charge</translation>
    </message>
    <message>
        <source>failed: {}</source>
        <translation>a échoué : {}</translation>
    </message>
    <message>
        <source>fast is True, for a copy of tensors only, or False, for the same as update_at_</source>
        <translation>fast vaut True, pour une copie de tenseurs seuls, ou False, pour le même effet que update_at_</translation>
    </message>
    <message>
        <source>ffmpeg did not write the film: {}</source>
        <translation>ffmpeg n’a pas écrit le film : {}</translation>
    </message>
    <message>
        <source>files of the format {} are only written</source>
        <translation>les fichiers au format {} sont seulement écrits</translation>
    </message>
    <message>
        <source>files of the format {} cannot be compressed; leave the compression out</source>
        <translation>les fichiers au format {} ne peuvent pas être compressés ; omettez la compression</translation>
    </message>
    <message>
        <source>fill_ takes a number, not a value of type {}</source>
        <translation>fill_ prend un nombre, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>fill_ takes one number, not a tensor of {} dims</source>
        <translation>fill_ prend un seul nombre, pas un tenseur de {} dimensions</translation>
    </message>
    <message>
        <source>fits too, but has fewer rules</source>
        <translation>convient aussi, mais a moins de règles</translation>
    </message>
    <message>
        <source>flattening would give several entries the key {}</source>
        <translation>l’aplatissement donnerait à plusieurs entrées la clé {}</translation>
    </message>
    <message>
        <source>float() takes a real number, not complex</source>
        <translation>float() prend un nombre réel, pas complexe</translation>
    </message>
    <message>
        <source>floats of {} bits in a form that torch does not have</source>
        <translation>flottants de {} bits sous une forme que torch n’a pas</translation>
    </message>
    <message>
        <source>fn must be a function such as lambda x: x + 1, not {}</source>
        <translation>fn doit être une fonction comme lambda x: x + 1, pas {}</translation>
    </message>
    <message>
        <source>fn returned a value of type {}: map() joins tensordicts; map_iter() returns values of any type</source>
        <translation>fn a renvoyé une valeur de type {} : map() joint des tensordicts ; map_iter() renvoie des valeurs de tout type</translation>
    </message>
    <message>
        <source>frame {} of the video cannot be decoded: {}</source>
        <translation>l’image {} de la vidéo ne peut pas être décodée : {}</translation>
    </message>
    <message>
        <source>frames are black, {} of {}</source>
        <translation>des images sont noires, {} sur {}</translation>
    </message>
    <message>
        <source>frames do not change, {} total; the longest run has {}</source>
        <translation>des images sont figées, {} en tout ; la plus longue suite en a {}</translation>
    </message>
    <message>
        <source>from_dict takes a dict, not a value of type {}</source>
        <translation>from_dict prend un dict, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>from_list takes a list of dicts, not a value of type {}</source>
        <translation>from_list prend une liste de dicts, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>from_modules takes at least one module</source>
        <translation>from_modules prend au moins un module</translation>
    </message>
    <message>
        <source>from_tuple takes a tuple, not a value of type {}</source>
        <translation>from_tuple prend un tuple, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>generalized advantage estimation with gamma {} and lambda {}</source>
        <translation>generalized advantage estimation avec gamma {} et lambda {}</translation>
    </message>
    <message>
        <source>grad can be implicitly created only for scalar outputs</source>
        <translation>sans gradient donné, on ne part que de sorties d’un seul élément</translation>
    </message>
    <message>
        <source>grad can be implicitly created only for scalar outputs: this leaf has shape {}. Pass a gradient tensordict matching the structure of this tensordict to backward()</source>
        <translation>sans gradient donné, on ne part que de feuilles d’un seul élément : celle-ci a la forme {}. Passez à backward() un TensorDict de gradients de mêmes clés</translation>
    </message>
    <message>
        <source>gradient must be a tensordict with entries matching the differentiable leaves of the tensordict, not a {}</source>
        <translation>gradient doit être un TensorDict dont les entrées correspondent aux feuilles dérivables, pas un {}</translation>
    </message>
    <message>
        <source>group is None: there is the default process group alone</source>
        <translation>group vaut None : il n’y a que le groupe de processus par défaut</translation>
    </message>
    <message>
        <source>has NaN or infinities</source>
        <translation>a des NaN ou des infinis</translation>
    </message>
    <message>
        <source>has a chunk of shape {} at {}, which exceeds its shape {}</source>
        <translation>a un morceau de forme {} en {}, qui dépasse sa forme {}</translation>
    </message>
    <message>
        <source>has a chunk of {} bytes instead of {}</source>
        <translation>a un chunk de {} octets au lieu de {}</translation>
    </message>
    <message>
        <source>has a chunk of {} sizes and {} offsets</source>
        <translation>a un morceau de {} tailles et {} positions</translation>
    </message>
    <message>
        <source>has a description that consolidate() did not write</source>
        <translation>a une description que consolidate() n’a pas écrite</translation>
    </message>
    <message>
        <source>has a dtype of the number {}, which is not known</source>
        <translation>a un dtype du numéro {}, qui n'est pas connu</translation>
    </message>
    <message>
        <source>has a field of the shape {}</source>
        <translation>a un champ de forme {}</translation>
    </message>
    <message>
        <source>has a field {}, for which Python raises an error when it loads non-tensor data</source>
        <translation>a un champ {}, avec lequel Python refuse de charger des données non-tenseur</translation>
    </message>
    <message>
        <source>has a leaf of dtype {}</source>
        <translation>a une feuille de dtype {}</translation>
    </message>
    <message>
        <source>has a member {}, which unpacking would put outside of the folder</source>
        <translation>contient {}, que la décompression placerait hors du dossier</translation>
    </message>
    <message>
        <source>has a negative size: {}</source>
        <translation>a une taille négative : {}</translation>
    </message>
    <message>
        <source>has a negative stride: {}</source>
        <translation>a un stride négatif : {}</translation>
    </message>
    <message>
        <source>has a non-tensor that is not described by its value and batch size</source>
        <translation>a une valeur non-tenseur qui n’est pas décrite par sa valeur et sa taille de batch</translation>
    </message>
    <message>
        <source>has a part of the unknown kind {}</source>
        <translation>a une partie du genre inconnu {}</translation>
    </message>
    <message>
        <source>has a shard of {} bytes with a chunk of {} bytes at {}</source>
        <translation>a un shard de {} octets avec un chunk de {} octets en {}</translation>
    </message>
    <message>
        <source>has a shard of {} bytes, too few for the table of its {} chunks</source>
        <translation>a un shard de {} octets, trop peu pour la table de ses {} chunks</translation>
    </message>
    <message>
        <source>has a slash in its key, which LeRobot data sets do not have: rename it</source>
        <translation>a une barre oblique dans sa clé, ce que les jeux de données LeRobot n'ont pas : renommez-la</translation>
    </message>
    <message>
        <source>has a stack of no values</source>
        <translation>a une pile sans valeurs</translation>
    </message>
    <message>
        <source>has a stack of values with different batch sizes</source>
        <translation>a une pile de valeurs aux tailles de batch différentes</translation>
    </message>
    <message>
        <source>has a stack that lacks a member</source>
        <translation>a une pile à laquelle il manque un membre</translation>
    </message>
    <message>
        <source>has a stack with the member {}</source>
        <translation>a une pile avec le membre {}</translation>
    </message>
    <message>
        <source>has a tensor that {} creates; only dense tensors are supported</source>
        <translation>a un tenseur que crée {} ; seuls les tenseurs denses sont pris en charge</translation>
    </message>
    <message>
        <source>has an attribute of type {}, which is not read here</source>
        <translation>a un attribut de type {}, qui n’est pas lu ici</translation>
    </message>
    <message>
        <source>has an unclosed brace; write \{ for a brace in a file name</source>
        <translation>a une accolade non fermée ; écrivez \{ pour une accolade dans un nom de fichier</translation>
    </message>
    <message>
        <source>has another kind of values</source>
        <translation>a des valeurs d’une autre sorte</translation>
    </message>
    <message>
        <source>has another object where a storage is expected</source>
        <translation>a un autre objet là où un stockage est attendu</translation>
    </message>
    <message>
        <source>has another shape than before</source>
        <translation>a une autre forme qu’avant</translation>
    </message>
    <message>
        <source>has batch size {}, where {} rows are expected</source>
        <translation>a la taille de lot {}, où {} lignes sont attendues</translation>
    </message>
    <message>
        <source>has bytes of another leaf: an edit changes both</source>
        <translation>a des octets d’une autre feuille : une modification change les deux</translation>
    </message>
    <message>
        <source>has its elements in another file, {}, which is not opened; load it in Python and save it as a whole</source>
        <translation>a ses éléments dans un autre fichier, {}, qui n’est pas ouvert ; chargez-le en Python et enregistrez-le en entier</translation>
    </message>
    <message>
        <source>has more than one member {}; the last one is shown</source>
        <translation>contient {} plus d’une fois ; le dernier est affiché</translation>
    </message>
    <message>
        <source>has more than {} different keys, so it is not a table of rows</source>
        <translation>a plus de {} clés différentes et n’est donc pas un tableau de lignes</translation>
    </message>
    <message>
        <source>has more than {} files; open the needed ones alone</source>
        <translation>a plus de {} fichiers ; ouvrez seuls les fichiers nécessaires</translation>
    </message>
    <message>
        <source>has no array with one row per step, such as rewards or actions</source>
        <translation>n'a pas de tableau avec une ligne par pas, comme rewards ou actions</translation>
    </message>
    <message>
        <source>has no bytes for its storage</source>
        <translation>n’a pas d’octets pour son stockage</translation>
    </message>
    <message>
        <source>has no dtype, and neither has its storage</source>
        <translation>n’a pas de dtype, et son stockage non plus</translation>
    </message>
    <message>
        <source>has no entries in this state dict: it was an empty tensordict, or a NonTensorStack, whose values state_dict() does not write. Save the tensordict itself to keep them</source>
        <translation>n’a aucune entrée dans ce state dict : c’était un tensordict vide, ou un NonTensorStack, dont state_dict() n’écrit pas les valeurs. Pour les garder, enregistrez le tensordict lui-même</translation>
    </message>
    <message>
        <source>has no episodes to compare: expected a bool "done", "terminated" or "truncated" over the batch, or another key that marks them</source>
        <translation>n’a pas d’épisodes à comparer : un bool "done", "terminated" ou "truncated" sur le lot est attendu, ou une autre clé qui les marque</translation>
    </message>
    <message>
        <source>has no file {} beside it, so its shape and dtype are unknown: tensordict before 0.3 could not save it</source>
        <translation>n’a pas de fichier {} à côté, sa forme et son dtype sont donc inconnus : tensordict d’avant 0.3 ne pouvait pas l’enregistrer</translation>
    </message>
    <message>
        <source>has no member {}</source>
        <translation>n’a pas de membre {}</translation>
    </message>
    <message>
        <source>has no parameters to compare with</source>
        <translation>n’a pas de paramètres à comparer</translation>
    </message>
    <message>
        <source>has no steps to run the module over</source>
        <translation>n’a aucun pas sur lequel exécuter le module</translation>
    </message>
    <message>
        <source>has no such image</source>
        <translation>n’a pas cette image</translation>
    </message>
    <message>
        <source>has no table of episodes</source>
        <translation>n’a pas de table des épisodes</translation>
    </message>
    <message>
        <source>has none of the module's output keys ({}): give the module out_keys that are stored</source>
        <translation>n’a aucune des clés de sortie du module ({}) : donnez au module des out_keys qui sont enregistrées</translation>
    </message>
    <message>
        <source>has one value per position; a safetensors file keeps one value for all</source>
        <translation>a une valeur par position ; un fichier safetensors conserve une seule valeur pour toutes</translation>
    </message>
    <message>
        <source>has one value where the batch size of its level asks for {}</source>
        <translation>a une seule valeur là où la taille de batch de son niveau en demande {}</translation>
    </message>
    <message>
        <source>has quantized elements of less than a byte, which cannot be shown</source>
        <translation>a des éléments quantifiés de moins d’un octet, qui ne peuvent pas être affichés</translation>
    </message>
    <message>
        <source>has records of more fields than can be shown</source>
        <translation>a des enregistrements avec plus de champs qu'on ne peut en montrer</translation>
    </message>
    <message>
        <source>has records of more than {} bytes</source>
        <translation>a des enregistrements de plus de {} octets</translation>
    </message>
    <message>
        <source>has records whose field {} reaches beyond their end</source>
        <translation>a des enregistrements dont le champ {} dépasse la fin</translation>
    </message>
    <message>
        <source>has sequences of variable length, which are not edited in place; export the file and edit the copy</source>
        <translation>a des séquences de longueur variable, qui ne se modifient pas sur place ; exportez le fichier et modifiez la copie</translation>
    </message>
    <message>
        <source>has stacks of more than a million members in total</source>
        <translation>a des piles de plus d’un million de membres en tout</translation>
    </message>
    <message>
        <source>has steps of different shapes, which cannot be read as one block</source>
        <translation>a des pas de formes différentes, qui ne peuvent pas être lus en un seul bloc</translation>
    </message>
    <message>
        <source>has tensors that were distributed over processes: it contains only the local part of one process</source>
        <translation>a des tenseurs répartis sur plusieurs processus : il n’en contient que la partie locale d’un seul processus</translation>
    </message>
    <message>
        <source>has the components {} and {} at one path, {}</source>
        <translation>a les composants {} et {} à un même chemin, {}</translation>
    </message>
    <message>
        <source>has the data offsets {}, which are not a begin and an end</source>
        <translation>a les positions de données {}, qui ne sont pas un début et une fin</translation>
    </message>
    <message>
        <source>has the dtype {} of numpy, which tensors do not have; convert it there</source>
        <translation>a le dtype numpy {}, que les tenseurs n’ont pas ; convertissez-le là</translation>
    </message>
    <message>
        <source>has the dtype {}, for which Python raises an error on loading</source>
        <translation>a le dtype {}, que Python refuse de charger</translation>
    </message>
    <message>
        <source>has the dtype {}, which is not one of numpy</source>
        <translation>a le dtype {}, qui n'en est pas un de numpy</translation>
    </message>
    <message>
        <source>has the dtype {}, which this LibTorch does not know</source>
        <translation>a le dtype {}, que cette LibTorch ne connaît pas</translation>
    </message>
    <message>
        <source>has the field {}, which is not a name with a dtype</source>
        <translation>a le champ {}, qui n'est pas un nom avec un dtype</translation>
    </message>
    <message>
        <source>has the file name of the key {}, and belongs to another key or to none; rename or remove it first</source>
        <translation>a le nom de fichier de la clé {}, et appartient à une autre clé ou à aucune ; renommez-le ou supprimez-le d’abord</translation>
    </message>
    <message>
        <source>has the names {} below a level with the names {}: Python raises an error when it loads this</source>
        <translation>a les noms {} sous un niveau aux noms {} : Python refuse de charger cela</translation>
    </message>
    <message>
        <source>has the shape {}, which does not begin with the batch size {}</source>
        <translation>a la forme {}, qui ne commence pas par la taille de batch {}</translation>
    </message>
    <message>
        <source>has the shape {}, whose first dim does not match the {} rows of the replay buffer</source>
        <translation>a la forme {}, dont la première dimension ne correspond pas aux {} lignes du replay buffer</translation>
    </message>
    <message>
        <source>has the size or stride {}, which is negative</source>
        <translation>a la taille ou le stride {}, qui est négatif</translation>
    </message>
    <message>
        <source>has the size {}</source>
        <translation>a la taille {}</translation>
    </message>
    <message>
        <source>has the slope {} over the log-probability under the rollout engine, expected 1: one side may apply a temperature that the other does not</source>
        <translation>a la pente {} sur la log-probabilité du moteur de rollout, 1 attendu : un côté applique peut-être une température que l'autre n'applique pas</translation>
    </message>
    <message>
        <source>has two chunks of the same elements, at {} and {}</source>
        <translation>a deux morceaux des mêmes éléments, en {} et {}</translation>
    </message>
    <message>
        <source>has unsaved edits: save or discard them first</source>
        <translation>a des modifications non enregistrées : enregistrez-les ou abandonnez-les d’abord</translation>
    </message>
    <message>
        <source>has values more than {} levels deep</source>
        <translation>a des valeurs à plus de {} niveaux de profondeur</translation>
    </message>
    <message>
        <source>has version {} of the format; the latest supported one is {}</source>
        <translation>a la version {} du format ; la plus récente prise en charge est la {}</translation>
    </message>
    <message>
        <source>has version {}, and version {} can be read</source>
        <translation>a la version {}, et c’est la version {} qui peut être lue</translation>
    </message>
    <message>
        <source>has {} bytes and {} of padding where its shape asks for {}</source>
        <translation>a {} octets et {} de remplissage là où sa forme en demande {}</translation>
    </message>
    <message>
        <source>has {} bytes of JSON, more than the limit of {} bytes</source>
        <translation>a {} octets de JSON, plus que la limite de {} octets</translation>
    </message>
    <message>
        <source>has {} bytes that are neither 0 nor 1, where each is a bool</source>
        <translation>a {} octets qui ne sont ni 0 ni 1, alors que chacun est un bool</translation>
    </message>
    <message>
        <source>has {} bytes when it is unpacked, more than the {} that are unpacked to show it; unpack the archive and open the file</source>
        <translation>occupe {} octets une fois décompressé, plus que les {} décompressés pour l'afficher ; décompressez l'archive et ouvrez le fichier</translation>
    </message>
    <message>
        <source>has {} bytes where its shape needs {}: Python raises an error when it loads this</source>
        <translation>a {} octets là où sa forme en demande {} : Python refuse de charger cela</translation>
    </message>
    <message>
        <source>has {} bytes where its shape {} of {} takes {}</source>
        <translation>a {} octets là où sa forme {} de {} en prend {}</translation>
    </message>
    <message>
        <source>has {} bytes where {} are expected</source>
        <translation>a {} octets là où {} sont attendus</translation>
    </message>
    <message>
        <source>has {} bytes, more than the limit of {} bytes</source>
        <translation>a {} octets, plus que la limite de {} octets</translation>
    </message>
    <message>
        <source>has {} bytes, where the save left between {} and {}</source>
        <translation>a {} octets, alors que l’enregistrement en a laissé entre {} et {}</translation>
    </message>
    <message>
        <source>has {} criteria; at most {} are shown</source>
        <translation>a {} critères ; au plus {} sont affichés</translation>
    </message>
    <message>
        <source>has {} elements in a row; Parquet files hold at most {}</source>
        <translation>a {} éléments par ligne ; les fichiers Parquet en contiennent au plus {}</translation>
    </message>
    <message>
        <source>has {} members whose names are longer than {} bytes, which are skipped</source>
        <translation>a {} membres dont les noms dépassent {} octets ; ils sont ignorés</translation>
    </message>
    <message>
        <source>has {} members, so none with number {}</source>
        <translation>a {} membres, donc aucun de numéro {}</translation>
    </message>
    <message>
        <source>has {} scores for {} instructions</source>
        <translation>a {} scores pour {} instructions</translation>
    </message>
    <message>
        <source>has {} sequences; at most {} are read as a whole</source>
        <translation>contient {} séquences ; au plus {} sont lues dans leur ensemble</translation>
    </message>
    <message>
        <source>has {} sizes and {} strides</source>
        <translation>a {} tailles et {} strides</translation>
    </message>
    <message>
        <source>has {} values for a sequence of {} tokens, {} of them in the response</source>
        <translation>a {} valeurs pour une séquence de {} tokens, dont {} dans la réponse</translation>
    </message>
    <message>
        <source>has {} values where the batch size of its level asks for {}</source>
        <translation>a {} valeurs là où la taille de batch de son niveau en demande {}</translation>
    </message>
    <message>
        <source>has {} where a size is expected</source>
        <translation>a {} là où une taille est attendue</translation>
    </message>
    <message>
        <source>has {} where sizes are expected</source>
        <translation>a {} là où des tailles sont attendues</translation>
    </message>
    <message>
        <source>has {} where the sizes of at most {} dims are expected</source>
        <translation>a {} là où les tailles d’au plus {} dimensions sont attendues</translation>
    </message>
    <message>
        <source>has {} where {} belongs</source>
        <translation>a {} là où il faut {}</translation>
    </message>
    <message>
        <source>high of TanhNormal must be greater than low</source>
        <translation>high de TanhNormal doit être plus grand que low</translation>
    </message>
    <message>
        <source>holds JSON, which is not edited in place; export the file and edit the copy</source>
        <translation>contient du JSON, qui n’est pas modifié sur place ; exportez le fichier et modifiez la copie</translation>
    </message>
    <message>
        <source>holds a {} where an object of its own classes is expected</source>
        <translation>contient un {} là où un objet de ses propres classes est attendu</translation>
    </message>
    <message>
        <source>holds a {} where its code says {}</source>
        <translation>contient un {} là où son code dit {}</translation>
    </message>
    <message>
        <source>holds a {}, which is not a class of its code</source>
        <translation>contient un {}, qui n’est pas une classe de son code</translation>
    </message>
    <message>
        <source>holds files that are not opened within an archive; unpack the archive and open the folder</source>
        <translation>contient des fichiers qui ne s’ouvrent pas dans une archive ; décompressez l’archive et ouvrez le dossier</translation>
    </message>
    <message>
        <source>holds further fields as a pickle, which are not shown</source>
        <translation>contient d’autres champs en pickle, qui ne sont pas affichés</translation>
    </message>
    <message>
        <source>holds micro-batches, which are not edited in place; export the file and edit the copy</source>
        <translation>contient des micro-lots, qui ne sont pas modifiés sur place ; exportez le fichier et modifiez la copie</translation>
    </message>
    <message>
        <source>holds more than {} files</source>
        <translation>contient plus de {} fichiers</translation>
    </message>
    <message>
        <source>holds non-tensor values of more than {} bytes; a zarr store keeps no larger ones</source>
        <translation>contient des valeurs non-tenseur de plus de {} octets ; un store zarr n’en conserve pas de plus grandes</translation>
    </message>
    <message>
        <source>holds other bytes than the save left: it was written again since</source>
        <translation>contient d’autres octets que ceux que l’enregistrement a laissés : a été réécrit depuis</translation>
    </message>
    <message>
        <source>holds the journal of another save</source>
        <translation>contient le journal d’un autre enregistrement</translation>
    </message>
    <message>
        <source>holds {} texts; a zarr store keeps {} in one place</source>
        <translation>contient {} textes ; un store zarr en conserve {} à un endroit</translation>
    </message>
    <message>
        <source>holds {} where a dict describes a level or a leaf</source>
        <translation>contient {} là où un dict décrit un niveau ou une feuille</translation>
    </message>
    <message>
        <source>how many elements a mask picks</source>
        <translation>combien d’éléments un masque choisit</translation>
    </message>
    <message>
        <source>how many elements are distinct</source>
        <translation>combien d’éléments sont distincts</translation>
    </message>
    <message>
        <source>in a layout with "ring", its "full", and "allRows"</source>
        <translation>dans une disposition avec "ring", son "full" et "allRows"</translation>
    </message>
    <message>
        <source>in a layout with "steps", and in no other</source>
        <translation>dans une disposition avec "steps", et dans aucune autre</translation>
    </message>
    <message>
        <source>in dim {}</source>
        <translation>en dim {}</translation>
    </message>
    <message>
        <source>in dim {} of {}</source>
        <translation>en dim {} de {}</translation>
    </message>
    <message>
        <source>in place, the index to gather by needs a dim for each of the batch size {}, its shape is {}</source>
        <translation>sur place, l’indice de gather a besoin d’une dimension pour chacune de la taille de batch {} ; sa forme est {}</translation>
    </message>
    <message>
        <source>in strict mode a part of a container must be assigned a container, not a value of type {}</source>
        <translation>en mode strict, une partie d’un conteneur doit recevoir un conteneur, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>in strict mode permute takes each dim of the batch size {}, not only {}</source>
        <translation>en mode strict, permute prend chaque dimension de la taille de batch {}, pas seulement {}</translation>
    </message>
    <message>
        <source>in strict mode {}() takes a number or a tensor, not a tensordict</source>
        <translation>en mode strict, {}() prend un nombre ou un tenseur, pas un tensordict</translation>
    </message>
    <message>
        <source>in_features must be given where layer_class is</source>
        <translation>in_features doit être donné là où layer_class l’est</translation>
    </message>
    <message>
        <source>index {} is out of bounds for dimension {} with size {}</source>
        <translation>l’indice {} est hors limites pour la dimension {} de taille {}</translation>
    </message>
    <message>
        <source>index {} is out of range for a {} of {} items</source>
        <translation>l’indice {} est hors limites pour {} de {} éléments</translation>
    </message>
    <message>
        <source>init must be a number, not {}</source>
        <translation>init doit être un nombre, pas {}</translation>
    </message>
    <message>
        <source>inplace is None, True, False or 'empty'</source>
        <translation>inplace vaut None, True, False ou 'empty'</translation>
    </message>
    <message>
        <source>input.size(-1) must be equal to input_size. Expected {}, got {}</source>
        <translation>input.size(-1) doit être égal à input_size. Attendu {}, reçu {}</translation>
    </message>
    <message>
        <source>input_dict must be a dict, not {}</source>
        <translation>input_dict doit être un dict, pas {}</translation>
    </message>
    <message>
        <source>int() takes a finite number within 64 bits</source>
        <translation>int() prend un nombre fini tenant sur 64 bits</translation>
    </message>
    <message>
        <source>int() takes a real number, not complex</source>
        <translation>int() prend un nombre réel, pas complexe</translation>
    </message>
    <message>
        <source>integers of {} bytes</source>
        <translation>entiers de {} octets</translation>
    </message>
    <message>
        <source>interpolation must be a str, not {}</source>
        <translation>interpolation doit être un str, pas {}</translation>
    </message>
    <message>
        <source>is -inf at {} of {} tokens of responses</source>
        <translation>vaut -inf à {} des {} tokens des réponses</translation>
    </message>
    <message>
        <source>is JSON, but not an object, as a meta.json has to be</source>
        <translation>est du JSON, mais pas un objet, comme doit l’être un meta.json</translation>
    </message>
    <message>
        <source>is MessagePack, but not a list of prime-rl's micro-batches</source>
        <translation>est du MessagePack, mais pas une liste de micro-lots de prime-rl</translation>
    </message>
    <message>
        <source>is NaN at {} of {} tokens of responses</source>
        <translation>vaut NaN à {} des {} tokens des réponses</translation>
    </message>
    <message>
        <source>is a .npy file of version {}, which is newer than this program</source>
        <translation>est un fichier .npy de version {}, plus récente que ce programme</translation>
    </message>
    <message>
        <source>is a Parquet file, whose values are not edited in place; export it in another format and edit that file</source>
        <translation>est un fichier Parquet, dont les valeurs ne sont pas modifiées sur place ; exportez-le dans un autre format et modifiez ce fichier</translation>
    </message>
    <message>
        <source>is a damaged Parquet file: row group {} has {} rows</source>
        <translation>est un fichier Parquet endommagé : le groupe de lignes {} a {} lignes</translation>
    </message>
    <message>
        <source>is a damaged Parquet file: {}</source>
        <translation>est un fichier Parquet endommagé : {}</translation>
    </message>
    <message>
        <source>is a damaged Parquet file: {} has {} rows in row group {}, not {}</source>
        <translation>est un fichier Parquet endommagé : {} a {} lignes dans le groupe de lignes {}, et non {}</translation>
    </message>
    <message>
        <source>is a damaged zip archive: its directory has no record {} of {}</source>
        <translation>est une archive zip endommagée : son répertoire n’a pas d’entrée {} sur {}</translation>
    </message>
    <message>
        <source>is a damaged zip archive: {}</source>
        <translation>est une archive zip endommagée : {}</translation>
    </message>
    <message>
        <source>is a field of Python objects, which only Python can read</source>
        <translation>est un champ d'objets Python, que seul Python peut lire</translation>
    </message>
    <message>
        <source>is a folder with other content than a tensordict, which is not overwritten</source>
        <translation>est un dossier dont le contenu n’est pas un tensordict, et n’est donc pas écrasé</translation>
    </message>
    <message>
        <source>is a folder without a meta.json, so it holds no tensordict</source>
        <translation>est un dossier sans meta.json et ne contient donc pas de tensordict</translation>
    </message>
    <message>
        <source>is a folder without a meta.json, so it holds no tensordict itself; open {} in it</source>
        <translation>est un dossier sans meta.json et ne contient donc pas lui-même de tensordict ; ouvrez {} dedans</translation>
    </message>
    <message>
        <source>is a folder, which a file does not replace</source>
        <translation>est un dossier, qu’un fichier ne remplace pas</translation>
    </message>
    <message>
        <source>is a group of version 2 in a zarr store of version 3; save it as another store</source>
        <translation>est un groupe de version 2 dans un store zarr de version 3 ; enregistrez-le comme un autre store</translation>
    </message>
    <message>
        <source>is a level that contains itself</source>
        <translation>est un niveau qui se contient lui-même</translation>
    </message>
    <message>
        <source>is a link out of the opened folder, to {}. Allow such links to read it (`tensordesk --follow-links …`)</source>
        <translation>est un lien hors du dossier ouvert, vers {}. Autorisez de tels liens pour le lire (`tensordesk --follow-links …`)</translation>
    </message>
    <message>
        <source>is a link out of the opened folder, which is read but not written</source>
        <translation>est un lien hors du dossier ouvert, qui est lu mais pas écrit</translation>
    </message>
    <message>
        <source>is a link to a folder that contains it</source>
        <translation>est un lien vers un dossier qui le contient</translation>
    </message>
    <message>
        <source>is a link, which is read but not written</source>
        <translation>est un lien, qui est lu mais pas écrit</translation>
    </message>
    <message>
        <source>is a numpy array of shape {} with {} objects</source>
        <translation>est un tableau numpy de forme {} avec {} objets</translation>
    </message>
    <message>
        <source>is a numpy array without data</source>
        <translation>est un tableau numpy sans données</translation>
    </message>
    <message>
        <source>is a part of a memmap folder; open the folder that contains it</source>
        <translation>est une partie d’un dossier memmap ; ouvrez le dossier qui le contient</translation>
    </message>
    <message>
        <source>is a single record of numpy, which cannot be shown</source>
        <translation>est un enregistrement numpy isolé, qui ne peut pas être montré</translation>
    </message>
    <message>
        <source>is a tensor of the device meta, which has no elements</source>
        <translation>est un tenseur du device meta, qui n’a pas d’éléments</translation>
    </message>
    <message>
        <source>is a tensordict without a batch size or without entries</source>
        <translation>est un tensordict sans taille de batch ou sans entrées</translation>
    </message>
    <message>
        <source>is a video that cannot be opened: {}</source>
        <translation>est une vidéo qui ne peut pas être ouverte : {}</translation>
    </message>
    <message>
        <source>is a video, whose frames are not edited in place; save it as a memmap folder and edit that</source>
        <translation>est une vidéo, dont les images ne sont pas modifiées sur place ; enregistrez-la comme dossier memmap et modifiez celui-ci</translation>
    </message>
    <message>
        <source>is a view ({}) of a tensordict, which is shown whole</source>
        <translation>est une vue ({}) d’un tensordict, qui est affiché en entier</translation>
    </message>
    <message>
        <source>is a zarr store in a zip archive, which is read-only because a changed chunk may need more room; save it as a folder to edit it</source>
        <translation>est un store zarr dans une archive zip, en lecture seule car un chunk modifié peut demander plus de place ; enregistrez-le comme dossier pour le modifier</translation>
    </message>
    <message>
        <source>is a zarr store of one array alone, of which only elements can be edited in place; save it as another store to change anything else</source>
        <translation>est un store zarr d’un seul tableau, dont seuls les éléments peuvent être modifiés sur place ; enregistrez-le comme un autre store pour changer autre chose</translation>
    </message>
    <message>
        <source>is a zarr store of version 2, of which only elements can be edited in place, not keys, shapes, names and non-tensor values; save it as another store to change these</source>
        <translation>est un store zarr de version 2, dont seuls les éléments peuvent être modifiés sur place, pas les clés, formes, noms et valeurs non-tenseur ; enregistrez-le comme un autre store pour les changer</translation>
    </message>
    <message>
        <source>is a zip archive that holds no tensordict</source>
        <translation>est une archive zip qui ne contient pas de tensordict</translation>
    </message>
    <message>
        <source>is a zip archive with a zarr store in a folder of it; unpack it and open that folder</source>
        <translation>est une archive zip avec un store zarr dans l’un de ses dossiers ; décompressez-la et ouvrez ce dossier</translation>
    </message>
    <message>
        <source>is a zip archive without a {}, so torch.save did not write it</source>
        <translation>est une archive zip sans {}, torch.save ne l’a donc pas écrite</translation>
    </message>
    <message>
        <source>is above 0 at {} of {} tokens of responses</source>
        <translation>dépasse 0 à {} des {} tokens des réponses</translation>
    </message>
    <message>
        <source>is all zeros, which it was not before</source>
        <translation>n’a que des zéros, ce qui n’était pas le cas avant</translation>
    </message>
    <message>
        <source>is an archive in an archive in a pickle, which verl never writes</source>
        <translation>est une archive dans une archive dans un pickle, ce que verl n’écrit jamais</translation>
    </message>
    <message>
        <source>is an array of bytes without a dtype; give it one in numpy, with view()</source>
        <translation>est un tableau d'octets sans dtype ; donnez-lui-en un dans numpy, avec view()</translation>
    </message>
    <message>
        <source>is an array of {} texts of up to {} bytes, more than can be shown</source>
        <translation>est un tableau de {} textes d'au plus {} octets, plus qu'on ne peut en montrer</translation>
    </message>
    <message>
        <source>is an empty file</source>
        <translation>est un fichier vide</translation>
    </message>
    <message>
        <source>is an entry of every member of a stack, so it has no members of its own</source>
        <translation>est une entrée de chaque membre d’une pile et n’a donc pas de membres propres</translation>
    </message>
    <message>
        <source>is another file than the one that is open, which refers to it: open it to edit it</source>
        <translation>est un autre fichier que celui qui est ouvert, qui y renvoie : ouvrez-le pour le modifier</translation>
    </message>
    <message>
        <source>is another file than the one that the save wrote to: it was replaced, copied or restored</source>
        <translation>est un autre fichier que celui où écrivait l’enregistrement : il a été remplacé, copié ou restauré</translation>
    </message>
    <message>
        <source>is at {}, outside the checkpoint</source>
        <translation>est en {}, hors du checkpoint</translation>
    </message>
    <message>
        <source>is being edited already, by TensorDesk process {}: finish there first</source>
        <translation>est déjà en cours de modification par le processus TensorDesk {} : finissez d’abord là-bas</translation>
    </message>
    <message>
        <source>is broken, so deleting or replacing it could not be undone: {}</source>
        <translation>est défectueux, le supprimer ou le remplacer ne pourrait donc pas être annulé : {}</translation>
    </message>
    <message>
        <source>is changed through its document only</source>
        <translation>ne se change que par son document</translation>
    </message>
    <message>
        <source>is composed of the members of a stack and cannot be written itself</source>
        <translation>est composé des membres d’une pile et ne peut pas être écrit lui-même</translation>
    </message>
    <message>
        <source>is compressed in the archive and cannot be read there; unpack the archive and open the folder</source>
        <translation>est compressé dans l’archive et ne peut pas y être lu ; décompressez l’archive et ouvrez le dossier</translation>
    </message>
    <message>
        <source>is compressed in the archive, which torch.save never writes; unpack the archive and pack it without compression</source>
        <translation>est compressé dans l’archive, ce que torch.save n’écrit jamais ; décompressez l’archive et recréez-la sans compression</translation>
    </message>
    <message>
        <source>is computed from the lengths of episodes</source>
        <translation>est calculé à partir des longueurs des épisodes</translation>
    </message>
    <message>
        <source>is created by {} with too few arguments</source>
        <translation>est créé par {} avec trop peu d’arguments</translation>
    </message>
    <message>
        <source>is damaged: it cannot be unpacked</source>
        <translation>est endommagé : il ne peut pas être décompressé</translation>
    </message>
    <message>
        <source>is damaged: it is not MessagePack from byte {} on</source>
        <translation>est endommagé : à partir de l’octet {}, ce n’est pas du MessagePack</translation>
    </message>
    <message>
        <source>is damaged: it is stored uncompressed, but its directory states {} stored bytes and {} bytes</source>
        <translation>est endommagé : il est stocké tel quel, mais prendrait {} octets et en aurait {}</translation>
    </message>
    <message>
        <source>is damaged: it shares bytes with the member {}</source>
        <translation>est endommagé : il partage des octets avec {}</translation>
    </message>
    <message>
        <source>is damaged: its header at byte {} has another name</source>
        <translation>est endommagé : son en-tête à l’octet {} porte un autre nom</translation>
    </message>
    <message>
        <source>is damaged: its name is marked as UTF-8, but is not valid UTF-8</source>
        <translation>est endommagé : son nom est marqué comme UTF-8, mais n’est pas de l’UTF-8 valide</translation>
    </message>
    <message>
        <source>is damaged: its record in the directory does not hold its sizes</source>
        <translation>est endommagé : son entrée dans le répertoire ne contient pas ses tailles</translation>
    </message>
    <message>
        <source>is damaged: its stated size is {} bytes</source>
        <translation>est endommagé : sa taille indiquée est de {} octets</translation>
    </message>
    <message>
        <source>is damaged: its stated start is byte {} of {}</source>
        <translation>est endommagé : son début indiqué est l’octet {} sur {}</translation>
    </message>
    <message>
        <source>is damaged: its {} bytes reach into the directory at byte {}</source>
        <translation>est endommagé : ses {} octets empiètent sur le répertoire à l’octet {}</translation>
    </message>
    <message>
        <source>is damaged: there is no header of it at byte {}</source>
        <translation>est endommagé : son en-tête n’est pas à l’octet {}</translation>
    </message>
    <message>
        <source>is damaged: {} bytes cannot unpack to the stated {} bytes</source>
        <translation>est endommagé : {} octets ne peuvent pas donner, une fois décompressés, les {} octets indiqués</translation>
    </message>
    <message>
        <source>is derived: it follows from `{}`, and cannot be changed</source>
        <translation>est dérivée : elle découle de `{}`, et ne peut pas être changée</translation>
    </message>
    <message>
        <source>is described as {}, which is not known</source>
        <translation>est décrit comme {}, ce qui est inconnu</translation>
    </message>
    <message>
        <source>is described by a tensor of the dtype {}, expected integers</source>
        <translation>est décrit par un tenseur de dtype {}, des entiers sont attendus</translation>
    </message>
    <message>
        <source>is described by {} numbers, which is more than {}</source>
        <translation>est décrit par {} nombres, ce qui est plus que {}</translation>
    </message>
    <message>
        <source>is described by {} where a storage is expected</source>
        <translation>est décrit par {} là où un stockage est attendu</translation>
    </message>
    <message>
        <source>is described by {}, expected an integer</source>
        <translation>est décrit par {}, un entier est attendu</translation>
    </message>
    <message>
        <source>is encrypted; unpack the archive with its password</source>
        <translation>est chiffré ; décompressez l’archive avec son mot de passe</translation>
    </message>
    <message>
        <source>is exactly 0 at {} of {} tokens of responses</source>
        <translation>vaut exactement 0 à {} des {} tokens des réponses</translation>
    </message>
    <message>
        <source>is given twice, but removed the first time</source>
        <translation>est donné deux fois, mais supprimé dès la première</translation>
    </message>
    <message>
        <source>is left over from an append or an edit that was interrupted</source>
        <translation>est le reste d’un ajout ou d’une modification interrompus</translation>
    </message>
    <message>
        <source>is longer than its shape tells: the last {} bytes belong to no element</source>
        <translation>est plus long que ne l’indique sa forme : les {} derniers octets n’appartiennent à aucun élément</translation>
    </message>
    <message>
        <source>is made of numbers that the file stores as Python values, which cannot be edited in place; export the file and edit the copy</source>
        <translation>est fait de nombres que le fichier stocke comme valeurs Python, non modifiables sur place ; exportez le fichier et modifiez la copie</translation>
    </message>
    <message>
        <source>is missing in the first episode; the episodes of a LeRobot data set have the same entries: leave it out</source>
        <translation>manque dans le premier épisode ; les épisodes d'un jeu de données LeRobot ont les mêmes entrées : omettez-la</translation>
    </message>
    <message>
        <source>is missing, because its replacement was interrupted; rename {} to it, or write it again</source>
        <translation>manque, car son remplacement a été interrompu ; renommez {} ainsi, ou réécrivez-le</translation>
    </message>
    <message>
        <source>is missing, though it was there before</source>
        <translation>manque, alors qu’il était là avant</translation>
    </message>
    <message>
        <source>is missing, though the first episode has it; the episodes of a LeRobot data set have the same entries: leave it out</source>
        <translation>manque, alors que le premier épisode l'a ; les épisodes d'un jeu de données LeRobot ont les mêmes entrées : omettez-la</translation>
    </message>
    <message>
        <source>is more than fits into one message</source>
        <translation>dépasse ce qui tient dans un seul message</translation>
    </message>
    <message>
        <source>is more than {} times the probability under the rollout engine at {} of {} tokens</source>
        <translation>dépasse {} fois la probabilité du moteur de rollout à {} des {} tokens</translation>
    </message>
    <message>
        <source>is neither a file nor a folder</source>
        <translation>n’est ni un fichier ni un dossier</translation>
    </message>
    <message>
        <source>is neither a group nor an array</source>
        <translation>n’est ni un groupe ni un tableau</translation>
    </message>
    <message>
        <source>is nested in an entry that is not a tensordict</source>
        <translation>est une partie de ce qui n’est pas un tensordict</translation>
    </message>
    <message>
        <source>is nested in more than {} folders and archives</source>
        <translation>est imbriqué dans plus de {} dossiers et archives</translation>
    </message>
    <message>
        <source>is nested more than {} folders deep; open it alone</source>
        <translation>est imbriqué à plus de {} dossiers de profondeur ; ouvrez-le seul</translation>
    </message>
    <message>
        <source>is nested more than {} levels deep</source>
        <translation>est imbriqué sur plus de {} niveaux</translation>
    </message>
    <message>
        <source>is no longer the file that the save put there, and that file is not at {} either</source>
        <translation>n’est plus le fichier que l’enregistrement y a mis, et ce fichier n’est pas non plus en {}</translation>
    </message>
    <message>
        <source>is not a .npy file</source>
        <translation>n’est pas un fichier .npy</translation>
    </message>
    <message>
        <source>is not a JSON object</source>
        <translation>n’est pas un objet JSON</translation>
    </message>
    <message>
        <source>is not a JSON object, as levels are</source>
        <translation>n’est pas un objet, comme le sont les niveaux</translation>
    </message>
    <message>
        <source>is not a TorchScript file: torch.jit.save did not write it. Open files of torch.save with --with NAME=PATH</source>
        <translation>n’est pas un fichier TorchScript : torch.jit.save ne l’a pas écrit. Ouvrez les fichiers de torch.save avec --with NOM=CHEMIN</translation>
    </message>
    <message>
        <source>is not a consolidated tensordict: it does not end with JSON and its length</source>
        <translation>n’est pas un tensordict consolidé : il ne finit pas par du JSON et sa longueur</translation>
    </message>
    <message>
        <source>is not a file of tensors, though the index names it</source>
        <translation>n’est pas un fichier de tenseurs, bien que l’index le nomme</translation>
    </message>
    <message>
        <source>is not a floating-point dtype: {}</source>
        <translation>n’est pas un dtype à virgule flottante : {}</translation>
    </message>
    <message>
        <source>is not a group</source>
        <translation>n'est pas un groupe</translation>
    </message>
    <message>
        <source>is not a lazy stack</source>
        <translation>n’est pas un lazy stack</translation>
    </message>
    <message>
        <source>is not a member of the stack, because a number before it is missing</source>
        <translation>n’est pas un membre de la pile, car un numéro manque avant lui</translation>
    </message>
    <message>
        <source>is not a message of this protocol</source>
        <translation>n’est pas un message de ce protocole</translation>
    </message>
    <message>
        <source>is not a path: it contains a zero byte</source>
        <translation>n’est pas un chemin : il contient un octet nul</translation>
    </message>
    <message>
        <source>is not a place on another machine; expected ssh://user@host/path or ssh://host:port/path</source>
        <translation>n’est pas un emplacement sur une autre machine ; ssh://user@host/path ou ssh://host:port/path est attendu</translation>
    </message>
    <message>
        <source>is not a question or answer of this version of the program</source>
        <translation>n'est ni une question ni une réponse de cette version du programme</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>is not a stack of tensordicts</source>
        <translation>n’est pas une pile de tensordicts</translation>
    </message>
    <message>
        <source>is not a string</source>
        <translation>n’est pas un texte</translation>
    </message>
    <message>
        <source>is not a tensor</source>
        <translation>n’est pas un tenseur</translation>
    </message>
    <message>
        <source>is not a tensordict file</source>
        <translation>n’est pas un fichier de tensordict</translation>
    </message>
    <message>
        <source>is not a zarr store</source>
        <translation>n’est pas un store zarr</translation>
    </message>
    <message>
        <source>is not complete: its chunks have {} of {} elements</source>
        <translation>n’est pas complet : ses morceaux ont {} éléments sur {}</translation>
    </message>
    <message>
        <source>is not consolidated into bytes</source>
        <translation>n’est pas consolidé en octets</translation>
    </message>
    <message>
        <source>is not described by dtype, shape and location</source>
        <translation>n’est pas décrit par dtype, forme et emplacement</translation>
    </message>
    <message>
        <source>is not open</source>
        <translation>n’est pas ouvert</translation>
    </message>
    <message>
        <source>is not part of the tensordict</source>
        <translation>ne fait pas partie du tensordict</translation>
    </message>
    <message>
        <source>is not stored as images</source>
        <translation>n’est pas enregistré sous forme d’images</translation>
    </message>
    <message>
        <source>is not the description of a leaf</source>
        <translation>n’est pas la description d’une feuille</translation>
    </message>
    <message>
        <source>is not the file of that save: it was replaced, copied or restored from a backup</source>
        <translation>n’est pas le fichier de cet enregistrement : il a été remplacé, copié ou restauré d’une sauvegarde</translation>
    </message>
    <message>
        <source>is not the metadata of a distributed checkpoint, but {}</source>
        <translation>n’est pas les métadonnées d’un checkpoint distribué, mais {}</translation>
    </message>
    <message>
        <source>is of a LeRobot data set of version {}; v2.0 to v3.x are read: convert it with lerobot</source>
        <translation>est d’un jeu de données LeRobot de version {} ; v2.0 à v3.x sont lues : convertissez-le avec lerobot</translation>
    </message>
    <message>
        <source>is of a replay buffer: the batch size is its capacity, and not all rows need be data</source>
        <translation>est d’un replay buffer : la taille de batch est sa capacité, et toutes les lignes ne sont pas forcément des données</translation>
    </message>
    <message>
        <source>is of a type that has no tensor, such as decimal numbers</source>
        <translation>est d’un type sans tenseur, comme les nombres décimaux</translation>
    </message>
    <message>
        <source>is of another shape or dtype than in the first episode, where each step is {} of {}</source>
        <translation>a une autre forme ou un autre dtype que dans le premier épisode, où chaque pas est {} de {}</translation>
    </message>
    <message>
        <source>is of shape {} and {}</source>
        <translation>est de forme {} et {}</translation>
    </message>
    <message>
        <source>is of the format {}, and not of {}</source>
        <translation>est au format {}, et non {}</translation>
    </message>
    <message>
        <source>is of {}, which Parquet files do not have</source>
        <translation>est de {}, que les fichiers Parquet n’ont pas</translation>
    </message>
    <message>
        <source>is on another machine and read-only here; export it, or edit it there</source>
        <translation>est sur une autre machine et en lecture seule ici ; exportez-le, ou modifiez-le là-bas</translation>
    </message>
    <message>
        <source>is one of several files that are shown as one; export them to edit the copy</source>
        <translation>est l’un de plusieurs fichiers affichés comme un seul ; exportez-les pour modifier la copie</translation>
    </message>
    <message>
        <source>is open read-only; switch to Edit to change it</source>
        <translation>est ouvert en lecture seule ; passez à Modifier pour le changer</translation>
    </message>
    <message>
        <source>is open read-only; switch to editing first</source>
        <translation>est ouvert en lecture seule ; passez d’abord en mode modification</translation>
    </message>
    <message>
        <source>is outside its stated bounds, {} to {}, at {} elements</source>
        <translation>est hors de ses bornes déclarées, {} à {}, pour {} éléments</translation>
    </message>
    <message>
        <source>is outside of the served folders</source>
        <translation>est hors des dossiers mis à disposition</translation>
    </message>
    <message>
        <source>is packed by {}, which this program cannot unpack; unpack the archive, and pack it with deflate</source>
        <translation>est compressé par {}, que ce programme ne peut pas décompresser ; décompressez l’archive, et recompressez-la avec deflate</translation>
    </message>
    <message>
        <source>is pickled, and not stored as a tensor</source>
        <translation>est sérialisé par pickle et non stocké comme tenseur</translation>
    </message>
    <message>
        <source>is ragged along a dim before the one that its members are stacked on</source>
        <translation>est irrégulier le long d’une dimension précédant celle sur laquelle ses membres sont empilés</translation>
    </message>
    <message>
        <source>is ragged along its first dim, of shape {}, and cannot be cut into rows</source>
        <translation>est irrégulier le long de sa première dimension, de forme {}, et ne peut pas être coupé en lignes</translation>
    </message>
    <message>
        <source>is ragged in its first dim, of shape {}; a file of torch.save can hold ragged tensors only if the ragged dims follow the first</source>
        <translation>est irrégulier dans sa première dimension, de forme {} ; un fichier torch.save ne peut contenir des tenseurs irréguliers que si les dimensions irrégulières suivent la première</translation>
    </message>
    <message>
        <source>is ragged, of shape {}; a safetensors file keeps only dense tensors</source>
        <translation>est irrégulier, de forme {} ; un fichier safetensors ne conserve que des tenseurs denses</translation>
    </message>
    <message>
        <source>is ragged, of shape {}; a zarr store keeps only dense tensors</source>
        <translation>est irrégulier, de forme {} ; un store zarr ne conserve que des tenseurs denses</translation>
    </message>
    <message>
        <source>is ragged, of shape {}; all rows of a CSV file have the same columns</source>
        <translation>est irrégulier, de forme {} ; toutes les lignes d’un fichier CSV ont les mêmes colonnes</translation>
    </message>
    <message>
        <source>is read as a lazy stack along dim {}: saving it overwrote the metadata that states this</source>
        <translation>est lu comme un lazy stack le long de la dimension {} : son enregistrement a écrasé les métadonnées qui l’indiquaient</translation>
    </message>
    <message>
        <source>is read as a lazy stack along dim {}: saving it overwrote the metadata that states this, and its sizes fit {} dims</source>
        <translation>est lu comme un lazy stack le long de la dimension {} : son enregistrement a écrasé les métadonnées qui l’indiquaient, et ses tailles conviennent à {} dimensions</translation>
    </message>
    <message>
        <source>is saved as a view, which is not edited in place; export it first</source>
        <translation>est enregistré comme une vue, qui n’est pas modifiée sur place ; exportez-la d’abord</translation>
    </message>
    <message>
        <source>is shown together with other files, which are read-only together; open it alone to edit it</source>
        <translation>est affiché avec d’autres fichiers, qui sont ensemble en lecture seule ; ouvrez-le seul pour le modifier</translation>
    </message>
    <message>
        <source>is stacked along dim {}, and has {} batch dims</source>
        <translation>est empilé le long de la dimension {}, et a {} dimensions de batch</translation>
    </message>
    <message>
        <source>is stored only for the last step, so only that flag can be edited</source>
        <translation>n’est enregistré que pour le dernier pas, donc seul cet indicateur peut être modifié</translation>
    </message>
    <message>
        <source>is the journal of a save by another version of TensorDesk, and only that version can roll it back; nothing was changed. Recover with that version, or discard the journal</source>
        <translation>est le journal d’un enregistrement par une autre version de TensorDesk, et seule cette version peut annuler celui-ci ; rien n’a été changé. Récupérez avec cette version, ou supprimez le journal</translation>
    </message>
    <message>
        <source>is the storage of a replay buffer in a layout that is not known</source>
        <translation>est le stockage d’un replay buffer dans une disposition inconnue</translation>
    </message>
    <message>
        <source>is the storage of a replay buffer that keeps its rows compressed, which are not unpacked; load it in Python and save its rows as a tensordict</source>
        <translation>est le stockage d’un replay buffer qui garde ses lignes compressées, lesquelles ne sont pas décompressées ; chargez-le en Python et enregistrez ses lignes comme tensordict</translation>
    </message>
    <message>
        <source>is truncated or damaged: its header states {} bytes</source>
        <translation>est tronqué ou endommagé : son en-tête indique {} octets</translation>
    </message>
    <message>
        <source>is truncated or damaged: {} bytes are expected from byte {} on, and the file has {}</source>
        <translation>est tronqué ou endommagé : {} octets sont attendus à partir de l’octet {}, et le fichier en a {}</translation>
    </message>
    <message>
        <source>is truncated: has {} of {} bytes</source>
        <translation>est tronqué : a {} octets sur {}</translation>
    </message>
    <message>
        <source>is written in another version of torch.save's format than {}</source>
        <translation>est écrit dans une autre version du format torch.save que {}</translation>
    </message>
    <message>
        <source>is written in version {} of the memmap layout, which is newer than this program: it is shown, not edited</source>
        <translation>est écrit en version {} de la disposition memmap, plus récente que ce programme : il est affiché, pas modifié</translation>
    </message>
    <message>
        <source>is {}, which is not a JSON value</source>
        <translation>est {}, ce qui n’est pas une valeur JSON</translation>
    </message>
    <message>
        <source>is {}, which is not a JSON value; a safetensors file keeps no others</source>
        <translation>est {}, ce qui n’est pas une valeur JSON ; un fichier safetensors n’en conserve pas d’autres</translation>
    </message>
    <message>
        <source>is {}; LeRobot data sets hold texts and tensors</source>
        <translation>est {} ; les jeux de données LeRobot contiennent des textes et des tenseurs</translation>
    </message>
    <message>
        <source>is_leaf is None, "non-tensor" (values are leaves as tensors are), "tensorclass" (instances of tensorclasses are leaves) or a function of the class</source>
        <translation>is_leaf vaut None, "non-tensor" (les valeurs sont des feuilles comme les tenseurs), "tensorclass" (les instances de tensorclass sont des feuilles) ou est une fonction de la classe</translation>
    </message>
    <message>
        <source>is_leaf is None, "tensorclass" (instances of tensorclasses are leaves) or a function of the name of a class</source>
        <translation>is_leaf vaut None, "tensorclass" (les instances de tensorclass sont des feuilles) ou est une fonction du nom d’une classe</translation>
    </message>
    <message>
        <source>is_leaf must be a function of a class, not {}</source>
        <translation>is_leaf doit être une fonction d’une classe, pas {}</translation>
    </message>
    <message>
        <source>it cannot be moved into itself, to {}</source>
        <translation>impossible de le déplacer dans lui-même, vers {}</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>lecture impossible</translation>
    </message>
    <message>
        <source>it cannot be unpacked from byte {} on</source>
        <translation>décompression impossible à partir de l’octet {}</translation>
    </message>
    <message>
        <source>it claims {} × {} pixels, more than its {} bytes can hold</source>
        <translation>il déclare {} × {} pixels, plus que ses {} octets ne peuvent en contenir</translation>
    </message>
    <message>
        <source>it continues in other files</source>
        <translation>il se poursuit dans d’autres fichiers</translation>
    </message>
    <message>
        <source>it has 16 bits a colour, for which this LibTorch has no dtype</source>
        <translation>16 bits par couleur, pour lesquels cette LibTorch n’a pas de dtype</translation>
    </message>
    <message>
        <source>it has an integer of more than 64 bits</source>
        <translation>elle contient un entier de plus de 64 bits</translation>
    </message>
    <message>
        <source>it has no codec that converts elements to bytes</source>
        <translation>aucun de ses codecs ne convertit les éléments en octets</translation>
    </message>
    <message>
        <source>it has no end record; it may have been cut</source>
        <translation>l’enregistrement de fin manque ; le fichier a peut-être été coupé</translation>
    </message>
    <message>
        <source>it has {} colours, where 1 and 3 are shown</source>
        <translation>il y a {} couleurs, alors que 1 et 3 sont affichées</translation>
    </message>
    <message>
        <source>it is an image of {} of {}, not of {} of {} as the first one</source>
        <translation>c’est une image de {} en {}, et non de {} en {} comme la première</translation>
    </message>
    <message>
        <source>it is beyond the end of the file</source>
        <translation>l’emplacement est au-delà de la fin du fichier</translation>
    </message>
    <message>
        <source>it is cut into chunks by {}, which cannot be read</source>
        <translation>le découpage en chunks se fait par {}, qui ne peut pas être lu</translation>
    </message>
    <message>
        <source>it is damaged: {}</source>
        <translation>c’est endommagé : {}</translation>
    </message>
    <message>
        <source>it is not a JPEG or PNG image</source>
        <translation>ce n’est pas une image JPEG ou PNG</translation>
    </message>
    <message>
        <source>it is not an episode with "traces"</source>
        <translation>ce n’est pas un épisode avec "traces"</translation>
    </message>
    <message>
        <source>it is not an object such as {"key": 1}</source>
        <translation>elle n’est pas un objet, comme {"key": 1}</translation>
    </message>
    <message>
        <source>it is not valid JSON: {}</source>
        <translation>ce n’est pas du JSON valide : {}</translation>
    </message>
    <message>
        <source>it is {}</source>
        <translation>c’est {}</translation>
    </message>
    <message>
        <source>it is {}, with truncated steps treated as terminated: the values after them are not counted</source>
        <translation>c’est {}, les pas truncated étant traités comme terminated : les valeurs qui les suivent ne sont pas comptées</translation>
    </message>
    <message>
        <source>it unpacks to more than the stated {} bytes</source>
        <translation>la décompression donne plus que les {} octets indiqués</translation>
    </message>
    <message>
        <source>it unpacks to {} bytes instead of the stated {}</source>
        <translation>la décompression donne {} octets au lieu des {} indiqués</translation>
    </message>
    <message>
        <source>its branches repeat their messages more than {} times</source>
        <translation>ses branches répètent leurs messages plus de {} fois</translation>
    </message>
    <message>
        <source>its bytes do not have the CRC-32 that the archive notes</source>
        <translation>ses octets n’ont pas le CRC-32 que note l’archive</translation>
    </message>
    <message>
        <source>its chunks are named by {}, which cannot be read</source>
        <translation>ses chunks sont nommés par {}, ce qui ne peut pas être lu</translation>
    </message>
    <message>
        <source>its chunks are packed by several codecs, one after the other, which cannot be unpacked</source>
        <translation>ses chunks sont compressés par plusieurs codecs l’un après l’autre, ce qui ne peut pas être décompressé</translation>
    </message>
    <message>
        <source>its chunks are packed by {}, which cannot be unpacked</source>
        <translation>ses chunks sont compressés par {}, ce qui ne peut pas être décompressé</translation>
    </message>
    <message>
        <source>its chunks are stored by {}, which cannot be read</source>
        <translation>ses chunks sont stockés par {}, ce qui ne peut pas être lu</translation>
    </message>
    <message>
        <source>its chunks have {} dims, its shape {}</source>
        <translation>ses chunks ont {} dimensions, sa forme {}</translation>
    </message>
    <message>
        <source>its chunks went through the codec {} in an order that cannot be read</source>
        <translation>ses chunks sont passés par le codec {} dans un ordre qui ne peut pas être lu</translation>
    </message>
    <message>
        <source>its chunks went through {} codecs, more than {}</source>
        <translation>ses chunks sont passés par {} codecs, plus que {}</translation>
    </message>
    <message>
        <source>its column {} has more than {} elements in a row</source>
        <translation>sa colonne {} a plus de {} éléments dans une ligne</translation>
    </message>
    <message>
        <source>its columns have more than {} levels</source>
        <translation>ses colonnes ont plus de {} niveaux</translation>
    </message>
    <message>
        <source>its decoder returned no description of it</source>
        <translation>son décodeur ne l’a pas décrit</translation>
    </message>
    <message>
        <source>its decoder returned {} bytes, not {}</source>
        <translation>son décodeur a renvoyé {} octets, et non {}</translation>
    </message>
    <message>
        <source>its directory of {} bytes at byte {} does not end before byte {}</source>
        <translation>son répertoire de {} octets à l’octet {} ne finit pas avant l’octet {}</translation>
    </message>
    <message>
        <source>its directory of {} bytes states {} members</source>
        <translation>son répertoire de {} octets indique {} fichiers</translation>
    </message>
    <message>
        <source>its elements are decoded from {} images, which cannot be edited in place; save the file as another one to change them</source>
        <translation>ses éléments sont décodés d’images {}, qui ne peuvent pas être modifiées sur place ; enregistrez le fichier sous un autre nom pour les changer</translation>
    </message>
    <message>
        <source>its elements are stored in other datasets or files; edit them there</source>
        <translation>ses éléments sont stockés dans d’autres jeux de données ou fichiers ; modifiez-les là</translation>
    </message>
    <message>
        <source>its elements went through the filter {}, which cannot be read</source>
        <translation>ses éléments sont passés par le filtre {}, qui ne peut pas être lu</translation>
    </message>
    <message>
        <source>its files are not a stack: {}</source>
        <translation>ses fichiers ne forment pas une pile : {}</translation>
    </message>
    <message>
        <source>its fill value {} is not of dtype {}</source>
        <translation>sa valeur de remplissage {} n’est pas du dtype {}</translation>
    </message>
    <message>
        <source>its first dim is ragged; a memmap folder can hold ragged tensors only if the ragged dims follow the first</source>
        <translation>sa première dimension est irrégulière ; un dossier memmap ne peut contenir des tenseurs irréguliers que si les dimensions irrégulières suivent la première</translation>
    </message>
    <message>
        <source>its frames have no times</source>
        <translation>ses images n’ont pas de temps</translation>
    </message>
    <message>
        <source>its header has a length of {} bytes, in a file of {}</source>
        <translation>son en-tête a une longueur de {} octets, dans un fichier de {}</translation>
    </message>
    <message>
        <source>its header is damaged: {}</source>
        <translation>son en-tête est endommagé : {}</translation>
    </message>
    <message>
        <source>its header is not a JSON object</source>
        <translation>son en-tête n’est pas un objet JSON</translation>
    </message>
    <message>
        <source>its heap does not hold it</source>
        <translation>son tas (heap) ne le contient pas</translation>
    </message>
    <message>
        <source>its heap is inconsistent</source>
        <translation>son tas (heap) est incohérent</translation>
    </message>
    <message>
        <source>its members, under the keys 0, 1, …</source>
        <translation>ses membres, sous les clés 0, 1, …</translation>
    </message>
    <message>
        <source>its metadata state {} as {}</source>
        <translation>ses métadonnées indiquent {} comme {}</translation>
    </message>
    <message>
        <source>its names {} contradict the names of the level it is put into, {}</source>
        <translation>ses noms {} contredisent les noms du niveau où il est placé, {}</translation>
    </message>
    <message>
        <source>its non-tensor values take more than {} bytes</source>
        <translation>ses valeurs non-tenseur prennent plus de {} octets</translation>
    </message>
    <message>
        <source>its parts are ragged themselves, of shape {}; a memmap folder holds only parts that are dense</source>
        <translation>ses parties sont elles-mêmes irrégulières, de forme {} ; un dossier memmap ne contient que des parties denses</translation>
    </message>
    <message>
        <source>its rows have {} bytes</source>
        <translation>ses lignes ont {} octets</translation>
    </message>
    <message>
        <source>its shape</source>
        <translation>sa forme</translation>
    </message>
    <message>
        <source>its shards are transposed, which cannot be read</source>
        <translation>ses shards sont transposés, ce qui ne peut pas être lu</translation>
    </message>
    <message>
        <source>its shards hold shards that hold shards, deeper than can be read</source>
        <translation>ses shards contiennent des shards qui contiennent des shards, plus profondément que ce qui peut être lu</translation>
    </message>
    <message>
        <source>its shards of {} cannot be cut into chunks of {}</source>
        <translation>ses shards de {} ne peuvent pas être découpés en chunks de {}</translation>
    </message>
    <message>
        <source>its texts are stored in shards, which cannot be read</source>
        <translation>ses textes sont stockés dans des shards, qui ne peuvent pas être lus</translation>
    </message>
    <message>
        <source>its values are not lists of the stated sizes, {}</source>
        <translation>ses valeurs ne sont pas des listes aux tailles indiquées, {}</translation>
    </message>
    <message>
        <source>its zip64 end record is not where the locator says</source>
        <translation>son enregistrement de fin zip64 n’est pas là où l’indique le localisateur</translation>
    </message>
    <message>
        <source>jumps: it changes by more than half, ten times its usual change</source>
        <translation>saute : change de plus de la moitié, dix fois sa variation habituelle</translation>
    </message>
    <message>
        <source>keepdim=True needs a dim</source>
        <translation>keepdim=True a besoin d’un dim</translation>
    </message>
    <message>
        <source>keeps all elements</source>
        <translation>garde tous les éléments</translation>
    </message>
    <message>
        <source>keeps all elements, in their order</source>
        <translation>garde tous les éléments, dans leur ordre</translation>
    </message>
    <message>
        <source>keeps all elements; each dim then means the same in all members</source>
        <translation>garde tous les éléments ; chaque dimension a alors le même sens dans tous les membres</translation>
    </message>
    <message>
        <source>keeps all elements; indexing reaches fewer dims</source>
        <translation>garde tous les éléments ; l’indexation atteint moins de dimensions</translation>
    </message>
    <message>
        <source>keeps its values in a file {}, but they can only be in "pickle.pkl"</source>
        <translation>garde ses valeurs dans un fichier {}, mais elles ne peuvent être que dans « pickle.pkl »</translation>
    </message>
    <message>
        <source>key must be a function such as lambda x: …, not {}</source>
        <translation>key doit être une fonction comme lambda x: …, pas {}</translation>
    </message>
    <message>
        <source>key {}: {}</source>
        <translation>clé {} : {}</translation>
    </message>
    <message>
        <source>keys_to_update is a list or a tuple of keys, not a value of type {}</source>
        <translation>keys_to_update est une liste ou un tuple de clés, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>lacks '{}'</source>
        <translation>n’a pas de '{}'</translation>
    </message>
    <message>
        <source>lacks the field {}</source>
        <translation>n’a pas le champ {}</translation>
    </message>
    <message>
        <source>lacks the shape and dtype of {}</source>
        <translation>n’indique ni la forme ni le dtype de {}</translation>
    </message>
    <message>
        <source>lacks the version of the format</source>
        <translation>n’indique pas la version du format</translation>
    </message>
    <message>
        <source>lacks {} of {}</source>
        <translation>il manque {} de {}</translation>
    </message>
    <message>
        <source>lacks {}, which every file of torch.jit.save has</source>
        <translation>il manque {}, que tout fichier torch.jit.save contient</translation>
    </message>
    <message>
        <source>layouts cannot be saved: the environment variable HOME is not set</source>
        <translation>les dispositions ne peuvent pas être enregistrées : la variable d’environnement HOME n’est pas définie</translation>
    </message>
    <message>
        <source>lazy stacks to concatenate along another dim than that of the stack need as many members, got {} and {}</source>
        <translation>pour concaténer des lazy stacks selon une autre dimension que celle d’empilement, il faut autant de membres, reçu {} et {}</translation>
    </message>
    <message>
        <source>lazy stacks to concatenate need the same stack dim, got {} and {}</source>
        <translation>pour concaténer des lazy stacks, il faut la même dimension d’empilement, reçu {} et {}</translation>
    </message>
    <message>
        <source>leave out entries of different kinds</source>
        <translation>omettre les entrées de genres différents</translation>
    </message>
    <message>
        <source>leave out entries of different shapes</source>
        <translation>omettre les entrées de formes différentes</translation>
    </message>
    <message>
        <source>leave out entries that other members lack</source>
        <translation>omettre les entrées qui manquent à d’autres membres</translation>
    </message>
    <message>
        <source>leave out unreadable entries</source>
        <translation>omettre les entrées illisibles</translation>
    </message>
    <message>
        <source>leaves on {} and {} cannot share one block of memory</source>
        <translation>des feuilles sur {} et {} ne peuvent pas partager un même bloc de mémoire</translation>
    </message>
    <message>
        <source>len() of a 0-d tensor</source>
        <translation>len() d’un tenseur 0-d</translation>
    </message>
    <message>
        <source>libpng cannot be used: {}</source>
        <translation>libpng ne peut pas être utilisée : {}</translation>
    </message>
    <message>
        <source>lies outside of the saved range, {}</source>
        <translation>se trouve hors de ce qui est enregistré, {}</translation>
    </message>
    <message>
        <source>lists are not changed in place here; make another, as in items = items + [item]</source>
        <translation>les listes ne se changent pas sur place ici ; faites-en une autre, comme dans items = items + [item]</translation>
    </message>
    <message>
        <source>lists of the script hold more than {} values in total</source>
        <translation>les listes du script contiennent en tout plus de {} valeurs</translation>
    </message>
    <message>
        <source>loc of MultivariateNormal has at least one dim</source>
        <translation>loc de MultivariateNormal a au moins une dimension</translation>
    </message>
    <message>
        <source>log-probabilities are not summed here: give log_prob_keys, one a key</source>
        <translation>les log-probabilités ne sont pas sommées ici : donnez log_prob_keys, une par clé</translation>
    </message>
    <message>
        <source>log-probabilities are summed here (set_composite_lp_aggregate): give log_prob_key</source>
        <translation>les log-probabilités sont sommées ici (set_composite_lp_aggregate) : donnez log_prob_key</translation>
    </message>
    <message>
        <source>lz4</source>
        <translation>lz4</translation>
    </message>
    <message>
        <source>many entries from all parts of the file start with this shape</source>
        <translation>beaucoup d’entrées de toutes les parties du fichier commencent par cette forme</translation>
    </message>
    <message>
        <source>map() takes a function and its arguments</source>
        <translation>map() prend une fonction et ses arguments</translation>
    </message>
    <message>
        <source>mapping is a dict of keys and new keys, not a value of type {}</source>
        <translation>mapping est un dict de clés et de nouvelles clés, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>margin must be greater than 0</source>
        <translation>margin doit être supérieur à 0</translation>
    </message>
    <message>
        <source>marks data and padding and is not applied: values that are computed over td, such as a mean, count padding too</source>
        <translation>il distingue les données du remplissage et n’est pas appliqué : ce qui est calculé de td, comme une moyenne, compte aussi le remplissage</translation>
    </message>
    <message>
        <source>matches more than {} files</source>
        <translation>représente plus de {} fichiers</translation>
    </message>
    <message>
        <source>matches the rollout engine's log-probability of the next token: correlation {}, and {} with that of the same token</source>
        <translation>correspond à la log-probabilité du moteur de rollout du token suivant : corrélation {}, et {} avec celle du même token</translation>
    </message>
    <message>
        <source>matches the rollout engine's log-probability of the previous token: correlation {}, and {} with that of the same token</source>
        <translation>correspond à la log-probabilité du moteur de rollout du token précédent : corrélation {}, et {} avec celle du même token</translation>
    </message>
    <message>
        <source>member 0 holds {} here and member {} holds {}</source>
        <translation>le membre 0 contient ici {} et le membre {} contient {}</translation>
    </message>
    <message>
        <source>member {}: {}</source>
        <translation>membre {} : {}</translation>
    </message>
    <message>
        <source>members without this key cannot be given an empty entry: it has no dims</source>
        <translation>les membres sans cette clé ne peuvent pas recevoir d’entrée vide : elle n’a pas de dimensions</translation>
    </message>
    <message>
        <source>memmap folders are written as tensordict does since 0.3; save it as a memmap folder</source>
        <translation>les dossiers memmap sont écrits comme tensordict le fait depuis 0.3 ; enregistrez-le comme dossier memmap</translation>
    </message>
    <message>
        <source>meta/info.json states {} as {}, but the table of episodes has {}</source>
        <translation>meta/info.json indique {} à {}, mais la table des épisodes a {}</translation>
    </message>
    <message>
        <source>method {}</source>
        <translation>méthode {}</translation>
    </message>
    <message>
        <source>min_val cannot be greater than max_val</source>
        <translation>min_val ne peut pas être supérieur à max_val</translation>
    </message>
    <message>
        <source>module '{}'</source>
        <translation>module '{}'</translation>
    </message>
    <message>
        <source>modules with names are taken by their names</source>
        <translation>les modules nommés sont pris par leurs noms</translation>
    </message>
    <message>
        <source>more than {} levels of nesting</source>
        <translation>plus de {} niveaux d’imbrication</translation>
    </message>
    <message>
        <source>move to {}</source>
        <translation>déplacer vers {}</translation>
    </message>
    <message>
        <source>name 'td' is not defined</source>
        <translation>le nom 'td' n’est pas défini</translation>
    </message>
    <message>
        <source>name '{}' is not defined{}</source>
        <translation>le nom '{}' n’est pas défini{}</translation>
    </message>
    <message>
        <source>names are a list of strings and None, not a value of type {}</source>
        <translation>les noms sont une liste de chaînes et de None, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>names of chunks are put together with {}, but that can be "/" or "."</source>
        <translation>les noms des chunks sont composés avec {}, mais ce ne peut être que "/" ou "."</translation>
    </message>
    <message>
        <source>names the class {}, which is unknown; and it has neither a batch size nor a folder "_tensordict" beside it</source>
        <translation>nomme la classe {}, qui est inconnue ; et n’a ni taille de batch ni dossier « _tensordict » à côté</translation>
    </message>
    <message>
        <source>names, the last with "*" at its end</source>
        <translation>des noms, le dernier finissant par "*"</translation>
    </message>
    <message>
        <source>negative shift count</source>
        <translation>nombre de décalages négatif</translation>
    </message>
    <message>
        <source>negative slice steps are not supported, got {} for dim {}</source>
        <translation>les pas de tranche négatifs ne sont pas pris en charge, reçu {} pour la dimension {}</translation>
    </message>
    <message>
        <source>nested tensors have no estimates; show one part of them</source>
        <translation>les tenseurs imbriqués n’ont pas d’estimations ; regardez-en une seule partie</translation>
    </message>
    <message>
        <source>nested tensors of {} and of {} members do not fit together</source>
        <translation>des tenseurs imbriqués de {} et de {} membres ne s’accordent pas</translation>
    </message>
    <message>
        <source>no ending for a {}</source>
        <translation>pas d’extension pour : {}</translation>
    </message>
    <message>
        <source>no group with a name like {} has an array</source>
        <translation>aucun groupe au nom comme {} n'a de tableau</translation>
    </message>
    <message>
        <source>no longer changes</source>
        <translation>ne change plus</translation>
    </message>
    <message>
        <source>no memory is shared between processes: save a folder, which all of them can map</source>
        <translation>aucune mémoire n’est partagée entre processus : enregistrez un dossier, que tous peuvent projeter en mémoire</translation>
    </message>
    <message>
        <source>no module is left: none leads from these in keys to these out keys</source>
        <translation>il ne reste aucun module : aucun ne mène de ces clés d’entrée à ces clés de sortie</translation>
    </message>
    <message>
        <source>no parameter follows the one with '**'</source>
        <translation>aucun paramètre ne suit celui avec '**'</translation>
    </message>
    <message>
        <source>no parameter {}</source>
        <translation>pas de paramètre {}</translation>
    </message>
    <message>
        <source>no such method</source>
        <translation>méthode inexistante</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>aucune valeur</translation>
    </message>
    <message>
        <source>no_convert is True, False or 'skip', not '{}'</source>
        <translation>no_convert est True, False ou 'skip', pas '{}'</translation>
    </message>
    <message>
        <source>node {} in trace {} has {} tokens, but a mask of {}</source>
        <translation>le nœud {} de la trace {} a {} tokens, mais un masque de {}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>none of its episodes can be read</source>
        <translation>aucun de ses épisodes n'est lisible</translation>
    </message>
    <message>
        <source>none of the modules has a distribution</source>
        <translation>aucun des modules n’a de distribution</translation>
    </message>
    <message>
        <source>nonlinearity is 'tanh' or 'relu'</source>
        <translation>nonlinearity vaut 'tanh' ou 'relu'</translation>
    </message>
    <message>
        <source>not a valid pickle: an integer with other characters than digits</source>
        <translation>pickle non valable : un entier avec d’autres caractères que des chiffres</translation>
    </message>
    <message>
        <source>not a valid pickle: byte {} is not a known opcode</source>
        <translation>pickle non valable : l’octet {} n’est pas un opcode connu</translation>
    </message>
    <message>
        <source>not a valid pickle: it ends or is damaged at byte {}</source>
        <translation>pickle non valable : il finit ou déraille à l’octet {}</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>pas assez de mémoire</translation>
    </message>
    <message>
        <source>not enough memory: it would take {} bytes</source>
        <translation>pas assez de mémoire : il faudrait {} octets</translation>
    </message>
    <message>
        <source>not valid JSON: {}</source>
        <translation>JSON non valable : {}</translation>
    </message>
    <message>
        <source>num_channels={} must be divisible by num_groups={}</source>
        <translation>num_channels={} doit être divisible par num_groups={}</translation>
    </message>
    <message>
        <source>num_copies must be between 1 and 10000, not {}</source>
        <translation>num_copies doit être compris entre 1 et 10000, pas {}</translation>
    </message>
    <message>
        <source>num_workers must be positive, not {}</source>
        <translation>num_workers doit être positif, pas {}</translation>
    </message>
    <message>
        <source>number {}</source>
        <translation>numéro {}</translation>
    </message>
    <message>
        <source>numbers are stored as texts are</source>
        <translation>des nombres sont stockés comme le sont les textes</translation>
    </message>
    <message>
        <source>numbers too small for full precision, {} total</source>
        <translation>des nombres trop petits pour la pleine précision, {} en tout</translation>
    </message>
    <message>
        <source>numpy files cannot hold non-tensor values; leave them out</source>
        <translation>les fichiers numpy ne peuvent pas contenir de valeurs non-tenseur ; omettez-les</translation>
    </message>
    <message>
        <source>numpy files cannot hold the ragged shape {}; pad it, or leave the leaf out</source>
        <translation>les fichiers numpy ne peuvent pas contenir la forme irrégulière {} ; complétez-la, ou omettez la feuille</translation>
    </message>
    <message>
        <source>numpy has no dtype for {}; convert the leaf or leave it out</source>
        <translation>numpy n’a pas de dtype pour {} ; convertissez la feuille ou omettez-la</translation>
    </message>
    <message>
        <source>of a file of the format {} only elements can be edited in place, not keys, shapes, names and non-tensor values; save it as a memmap folder or an HDF5 file to change these</source>
        <translation>d’un fichier au format {}, seuls les éléments peuvent être modifiés sur place, pas les clés, formes, noms et valeurs non-tenseur ; enregistrez-le comme dossier memmap ou fichier HDF5 pour les changer</translation>
    </message>
    <message>
        <source>of a folder of the format {} only elements can be edited in place, not keys, shapes, names and non-tensor values; save it as a memmap folder or an HDF5 file to change these</source>
        <translation>d’un dossier au format {}, seuls les éléments peuvent être modifiés sur place, pas les clés, formes, noms et valeurs non-tenseur ; enregistrez-le comme dossier memmap ou fichier HDF5 pour les changer</translation>
    </message>
    <message>
        <source>of an input of the shape {} each element would be normalised alone</source>
        <translation>dans une entrée de forme {}, chaque élément serait normalisé seul</translation>
    </message>
    <message>
        <source>of episodes under the keys of torchrl only elements can be edited in place, not keys, shapes, names and non-tensor values; open the file with {} to change these</source>
        <translation>des épisodes sous les clés de torchrl, seuls les éléments peuvent être modifiés sur place, pas les clés, formes, noms et valeurs non-tenseur ; ouvrez le fichier avec {} pour les changer</translation>
    </message>
    <message>
        <source>old must not be empty</source>
        <translation>old ne doit pas être vide</translation>
    </message>
    <message>
        <source>one is {}, another {}</source>
        <translation>l’un est {}, un autre {}</translation>
    </message>
    <message>
        <source>one list for all positions</source>
        <translation>une liste pour toutes les positions</translation>
    </message>
    <message>
        <source>one of the {} files has no array with one row per step, such as rewards or actions</source>
        <translation>l’un des {} fichiers n’a aucun tableau avec une ligne par pas, comme des récompenses ou des actions</translation>
    </message>
    <message>
        <source>one value cannot hold the values of a NonTensorStack; convert it with maybe_to_stack() first</source>
        <translation>une valeur unique ne peut pas contenir celles d’un NonTensorStack ; convertissez-la d’abord avec maybe_to_stack()</translation>
    </message>
    <message>
        <source>one value of a whole batch cannot be changed in a part of it</source>
        <translation>une valeur pour tout un batch ne peut pas être changée dans une partie de celui-ci</translation>
    </message>
    <message>
        <source>only elements can be edited in place: any other change rewrites the file, and {}; save it under another name</source>
        <translation>seuls les éléments peuvent être modifiés sur place : pour tout autre changement, le fichier serait réécrit, et {} ; enregistrez-le sous un autre nom</translation>
    </message>
    <message>
        <source>only entries of lazy stacks are lists of tensors</source>
        <translation>seules les entrées de lazy stacks sont des listes de tenseurs</translation>
    </message>
    <message>
        <source>only floating point and complex tensors can require gradients, not {}</source>
        <translation>seuls les tenseurs à virgule flottante et complexes peuvent demander des gradients, pas {}</translation>
    </message>
    <message>
        <source>only instances of tensorclasses have fields; a tensordict has keys()</source>
        <translation>seules les instances de tensorclass ont des champs ; un tensordict a keys()</translation>
    </message>
    <message>
        <source>only ints, slices, ..., None, and tensors or lists of ints or bools are indices, not {}</source>
        <translation>seuls des ints, tranches, ..., None, et des tenseurs ou listes d’ints ou de bools sont des indices, pas {}</translation>
    </message>
    <message>
        <source>only one element tensors can be converted to Python scalars, and this one has {} elements</source>
        <translation>seuls les tenseurs à un élément deviennent des scalaires Python, et celui-ci a {} éléments</translation>
    </message>
    <message>
        <source>only one size can be inferred, got {}</source>
        <translation>une seule taille peut être déduite, reçu {}</translation>
    </message>
    <message>
        <source>only one target takes the remaining values</source>
        <translation>une seule cible prend ce qui reste</translation>
    </message>
    <message>
        <source>only padding_mode='zeros' is known to {}</source>
        <translation>seul padding_mode='zeros' est connu de {}</translation>
    </message>
    <message>
        <source>only some of the tensordicts to concatenate have the key {}</source>
        <translation>seuls certains des tensordicts à concaténer ont la clé {}</translation>
    </message>
    <message>
        <source>only some of them have the key {}; use maybe_dense_stack or lazy_stack</source>
        <translation>seuls certains d’entre eux ont la clé {} ; utilisez maybe_dense_stack ou lazy_stack</translation>
    </message>
    <message>
        <source>only td can be changed, '{}' is there to be read</source>
        <translation>seul td peut être changé, '{}' est là pour être lu</translation>
    </message>
    <message>
        <source>only the left operand has the key {}</source>
        <translation>seul l’opérande gauche a la clé {}</translation>
    </message>
    <message>
        <source>only the right operand has the key {}</source>
        <translation>seul l’opérande droit a la clé {}</translation>
    </message>
    <message>
        <source>op is one of torch.distributed.ReduceOp, such as torch.distributed.ReduceOp.MAX, or None</source>
        <translation>op est l’un de torch.distributed.ReduceOp, par exemple torch.distributed.ReduceOp.MAX, ou None</translation>
    </message>
    <message>
        <source>other checks were not made, because elements cannot be read</source>
        <translation>les autres contrôles n’ont pas été faits, car des éléments ne peuvent pas être lus</translation>
    </message>
    <message>
        <source>other must be a tensordict, not {}</source>
        <translation>other doit être un tensordict, pas {}</translation>
    </message>
    <message>
        <source>out has batch size {}, the result has {}</source>
        <translation>out a la taille de batch {}, le résultat a {}</translation>
    </message>
    <message>
        <source>out has shape {}, the result has {}</source>
        <translation>out a la forme {}, le résultat a {}</translation>
    </message>
    <message>
        <source>out is a {}, the result a {}</source>
        <translation>out est de type {}, le résultat de type {}</translation>
    </message>
    <message>
        <source>out= and inplace=True both set the destination of the result; use one of them</source>
        <translation>out= et inplace=True fixent tous deux la destination du résultat ; utilisez l’un des deux</translation>
    </message>
    <message>
        <source>out_features must be given</source>
        <translation>out_features doit être donné</translation>
    </message>
    <message>
        <source>p is a number or "fro", not {}</source>
        <translation>p est un nombre ou "fro", pas {}</translation>
    </message>
    <message>
        <source>pad the batch to {} with zeros</source>
        <translation>compléter le batch à {} avec des zéros</translation>
    </message>
    <message>
        <source>pad to {} with zeros</source>
        <translation>compléter à {} avec des zéros</translation>
    </message>
    <message>
        <source>padding is 'same', 'valid' or sizes, not '{}'</source>
        <translation>padding vaut 'same', 'valid' ou des tailles, pas '{}'</translation>
    </message>
    <message>
        <source>padding is between tokens of {} of {} sequences</source>
        <translation>du remplissage se trouve entre les tokens de {} des {} séquences</translation>
    </message>
    <message>
        <source>padding takes two sizes a dim for at most the {} dims of the batch size {}, got {}</source>
        <translation>le remplissage prend deux tailles par dimension pour au plus les {} dimensions de la taille de batch {}, reçu {}</translation>
    </message>
    <message>
        <source>padding='same' is for a stride of 1 only</source>
        <translation>padding='same' n’est possible qu’avec un stride de 1</translation>
    </message>
    <message>
        <source>padding_idx must be within num_embeddings={}</source>
        <translation>padding_idx doit être compris dans num_embeddings={}</translation>
    </message>
    <message>
        <source>padding_mode is 'zeros', 'reflect', 'replicate' or 'circular'</source>
        <translation>padding_mode vaut 'zeros', 'reflect', 'replicate' ou 'circular'</translation>
    </message>
    <message>
        <source>padding_side is 'left' or 'right'</source>
        <translation>padding_side est 'left' ou 'right'</translation>
    </message>
    <message>
        <source>parameters are a dict or a tensordict, not a value of type {}</source>
        <translation>les paramètres sont un dict ou un tensordict, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>params must be a tensordict, not a value of type {}</source>
        <translation>params doit être un tensordict, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>part {} of a nested tensor exceeds its values</source>
        <translation>la partie {} d’un tenseur imbriqué dépasse ses valeurs</translation>
    </message>
    <message>
        <source>part {} of a nested tensor exceeds its {} rows</source>
        <translation>la partie {} d’un tenseur imbriqué dépasse ses {} lignes</translation>
    </message>
    <message>
        <source>per_sample_weights has the shape {}, not that of the input, {}</source>
        <translation>per_sample_weights a la forme {}, et non celle de l’entrée, {}</translation>
    </message>
    <message>
        <source>per_sample_weights requires mode='sum'</source>
        <translation>per_sample_weights exige mode='sum'</translation>
    </message>
    <message>
        <source>permute the batch to {}</source>
        <translation>permuter le batch en {}</translation>
    </message>
    <message>
        <source>places a leaf of {} {} at the bytes {} to {} of {}, {} of them padding</source>
        <translation>place une feuille de {} {} aux octets {} à {} sur {}, dont {} de remplissage</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>positions</translation>
    </message>
    <message>
        <source>prefix must be a str, not {}</source>
        <translation>prefix doit être un str, pas {}</translation>
    </message>
    <message>
        <source>probs and logits have a last dim of classes</source>
        <translation>probs et logits ont une dernière dimension de classes</translation>
    </message>
    <message>
        <source>process {}</source>
        <translation>le processus {}</translation>
    </message>
    <message>
        <source>process {} announced {} bytes, {} of them leaves, and sent {}</source>
        <translation>le processus {} a annoncé {} octets, dont {} de feuilles, et en a envoyé {}</translation>
    </message>
    <message>
        <source>process {} ended early, so there is no result: {}</source>
        <translation>le processus {} s'est terminé prématurément, il n'y a donc pas de résultat : {}</translation>
    </message>
    <message>
        <source>process {} failed: {}</source>
        <translation>le processus {} a échoué : {}</translation>
    </message>
    <message>
        <source>process {} found other files than process 0; all processes need the same arguments and the same files</source>
        <translation>le processus {} a trouvé d'autres fichiers que le processus 0 ; tous les processus ont besoin des mêmes arguments et des mêmes fichiers</translation>
    </message>
    <message>
        <source>process {} is this one: it cannot exchange with itself</source>
        <translation>le processus {} est celui-ci : il ne peut pas échanger avec lui-même</translation>
    </message>
    <message>
        <source>process {} sent its tensordict as a pickle, which is never run: it has leaves that are not on the CPU or require gradients, or a file</source>
        <translation>le processus {} a envoyé son tensordict en pickle, ce qui n’est jamais exécuté : il a des feuilles qui ne sont pas sur le CPU ou demandent des gradients, ou un fichier</translation>
    </message>
    <message>
        <source>processes exchange tensordicts in `tensordesk eval`, `export` and `edit`: here it would be done for a trial, or more than once</source>
        <translation>les processus échangent des tensordicts dans `tensordesk eval`, `export` et `edit` : ici ce serait fait pour un essai, ou plus d’une fois</translation>
    </message>
    <message>
        <source>processes exchange tensordicts on the CPU: move the received one with to(device)</source>
        <translation>les processus échangent des tensordicts sur le CPU : déplacez celui que vous avez reçu avec to(device)</translation>
    </message>
    <message>
        <source>proj_size must be smaller than hidden_size</source>
        <translation>proj_size doit être plus petit que hidden_size</translation>
    </message>
    <message>
        <source>pseudo-random tags begin with a number that is not negative, not {}</source>
        <translation>les tags pseudo-aléatoires commencent par un nombre non négatif, pas {}</translation>
    </message>
    <message>
        <source>q must be a number or a tensor, not a {}</source>
        <translation>q doit être un nombre ou un tenseur, pas {}</translation>
    </message>
    <message>
        <source>quantile() q values must be in the range [0, 1]</source>
        <translation>quantile() : les valeurs de q doivent être entre 0 et 1</translation>
    </message>
    <message>
        <source>quantile() takes {} elements together here, more than the {} that torch can</source>
        <translation>quantile() prend ici {} éléments ensemble, plus que les {} que torch peut traiter</translation>
    </message>
    <message>
        <source>range() takes ints, not {}</source>
        <translation>range() prend des ints, pas {}</translation>
    </message>
    <message>
        <source>range() takes stop, or start, stop and maybe step</source>
        <translation>range() prend stop, ou start, stop et éventuellement step</translation>
    </message>
    <message>
        <source>recompute_scale_factor requires scale_factor, not size</source>
        <translation>recompute_scale_factor exige scale_factor, et non size</translation>
    </message>
    <message>
        <source>refers to an object outside the pickle by an ID that is not that of a storage</source>
        <translation>renvoie à un objet hors du pickle par un identifiant qui n’est pas celui d’un stockage</translation>
    </message>
    <message>
        <source>refers to the storage {}, but the file is a pickle alone, which has none</source>
        <translation>renvoie au stockage {}, mais le fichier est un simple pickle, qui n’en a pas</translation>
    </message>
    <message>
        <source>refine_names only names dims that have no name: {} cannot become {}; rename() does that</source>
        <translation>refine_names ne nomme que des dimensions sans nom : {} ne peut pas devenir {} ; rename() le fait</translation>
    </message>
    <message>
        <source>reinterpreted_batch_ndims cannot be negative: {}</source>
        <translation>reinterpreted_batch_ndims ne peut pas être négatif : {}</translation>
    </message>
    <message>
        <source>rename takes one name a dim, or old=new</source>
        <translation>rename prend un nom par dimension, ou ancien=nouveau</translation>
    </message>
    <message>
        <source>rename takes one name a dim, or old=new, not both</source>
        <translation>rename prend un nom par dimension, ou ancien=nouveau, pas les deux</translation>
    </message>
    <message>
        <source>repeats</source>
        <translation>répétitions</translation>
    </message>
    <message>
        <source>repeats must be an int or a tensor, not a {}</source>
        <translation>repeats doit être un int ou un tenseur, pas {}</translation>
    </message>
    <message>
        <source>replay buffers are written by torchrl; save it as a memmap folder</source>
        <translation>les replay buffers sont écrits par torchrl ; enregistrez-le comme dossier memmap</translation>
    </message>
    <message>
        <source>reshape to {}</source>
        <translation>remettre en forme {}</translation>
    </message>
    <message>
        <source>return_indices=True is not known to {} here</source>
        <translation>return_indices=True n’est pas connu de {} ici</translation>
    </message>
    <message>
        <source>rewards and values must be real, not {}</source>
        <translation>les récompenses et les valeurs doivent être réelles, pas {}</translation>
    </message>
    <message>
        <source>ring buffer {} has {} of {} rows and continues at row {}, but the arrays have {} rows</source>
        <translation>le tampon circulaire {} a {} lignes sur {} et continue à la ligne {}, mais les tableaux ont {} lignes</translation>
    </message>
    <message>
        <source>rolling_gamma=False is for a gamma or a lambda of each step</source>
        <translation>rolling_gamma=False est pour un gamma ou un lambda par pas</translation>
    </message>
    <message>
        <source>round() takes a finite number within 64 bits</source>
        <translation>round() prend un nombre fini tenant sur 64 bits</translation>
    </message>
    <message>
        <source>rounds values if the dtype is narrower; otherwise all become the common wider dtype</source>
        <translation>arrondit les valeurs si le dtype est plus étroit ; sinon toutes prennent le dtype commun plus large</translation>
    </message>
    <message>
        <source>row {} of "keys"</source>
        <translation>la ligne {} de "keys"</translation>
    </message>
    <message>
        <source>rows {} and {} of "keys" have the same {}, so that one would hide the other</source>
        <translation>les lignes {} et {} de "keys" ont le même {}, de sorte que l’une cacherait l’autre</translation>
    </message>
    <message>
        <source>scale_factor does not yield a valid size</source>
        <translation>scale_factor ne donne pas une taille valide</translation>
    </message>
    <message>
        <source>sends another answer</source>
        <translation>envoie une autre réponse</translation>
    </message>
    <message>
        <source>sets are not supported; a dict is written {key: value}, a list [value]</source>
        <translation>les ensembles ne sont pas pris en charge ; un dict s’écrit {key: value}, une liste [value]</translation>
    </message>
    <message>
        <source>several elements of this expanded tensor are one in memory; clone() it to change it in place</source>
        <translation>plusieurs éléments de ce tenseur étendu n’en sont qu’un en mémoire ; faites-en un clone() pour le changer sur place</translation>
    </message>
    <message>
        <source>several files shown as one tree are read-only; save them as a memmap folder or an HDF5 file, or open the file to edit alone</source>
        <translation>plusieurs fichiers affichés comme un seul arbre sont en lecture seule ; enregistrez-les comme dossier memmap ou fichier HDF5, ou ouvrez seul le fichier à modifier</translation>
    </message>
    <message>
        <source>shape mismatch: the index tensors do not broadcast together: {} and {}</source>
        <translation>formes incompatibles : les tenseurs d’indices ne se diffusent pas ensemble (broadcast) : {} et {}</translation>
    </message>
    <message>
        <source>shape {} has more elements than 64 bits can count</source>
        <translation>la forme {} a plus d’éléments que 64 bits ne peuvent en compter</translation>
    </message>
    <message>
        <source>shapes {} and {} do not broadcast: {} ≠ {}</source>
        <translation>les formes {} et {} ne se diffusent pas (broadcast) : {} ≠ {}</translation>
    </message>
    <message>
        <source>shares its elements in the file with {}: an edit of one changes both</source>
        <translation>partage ses éléments dans le fichier avec {} : modifier l’un modifie l’autre</translation>
    </message>
    <message>
        <source>shifts</source>
        <translation>décalages</translation>
    </message>
    <message>
        <source>shorten the batch size to {}</source>
        <translation>raccourcir la taille de batch à {}</translation>
    </message>
    <message>
        <source>size must be positive in each dim</source>
        <translation>size doit être positif dans chaque dimension</translation>
    </message>
    <message>
        <source>sizes</source>
        <translation>tailles</translation>
    </message>
    <message>
        <source>sizes are a list of ints, not of {}</source>
        <translation>les tailles sont une liste d’ints, pas de {}</translation>
    </message>
    <message>
        <source>sizes are at least 0, or -1, got {}</source>
        <translation>les tailles valent au moins 0, ou -1, reçu {}</translation>
    </message>
    <message>
        <source>sizes of parts</source>
        <translation>tailles des parties</translation>
    </message>
    <message>
        <source>slice indices must be ints or None, not {}</source>
        <translation>les indices d’une tranche doivent être des ints ou None, pas {}</translation>
    </message>
    <message>
        <source>slice step cannot be zero</source>
        <translation>le pas d’une tranche ne peut pas être zéro</translation>
    </message>
    <message>
        <source>slice() takes stop, or start, stop and maybe step</source>
        <translation>slice() prend stop, ou start, stop et éventuellement step</translation>
    </message>
    <message>
        <source>some members of the lazy stack have the key {} and others have not, so they have no dense form</source>
        <translation>certains membres du lazy stack ont la clé {} et d’autres non, ils n’ont donc pas de forme dense</translation>
    </message>
    <message>
        <source>some of its elements share memory, so they cannot be changed one by one</source>
        <translation>certains de ses éléments partagent de la mémoire, ils ne peuvent donc pas être changés un par un</translation>
    </message>
    <message>
        <source>split_trajectories() makes no nested tensors here; td.episodes() is not padded</source>
        <translation>split_trajectories() ne fait pas de tenseurs imbriqués ici ; td.episodes() n’est pas complété</translation>
    </message>
    <message>
        <source>split_trajectories() takes a tensordict, not a {}</source>
        <translation>split_trajectories() prend un tensordict, pas {}</translation>
    </message>
    <message>
        <source>stack_dim_name must be a str, not a {}</source>
        <translation>stack_dim_name doit être un str, pas {}</translation>
    </message>
    <message>
        <source>stacks tensordicts on non-tensor data</source>
        <translation>empile des tensordicts sur des données non-tenseur</translation>
    </message>
    <message>
        <source>stacks values on dim {}</source>
        <translation>empile des valeurs sur la dimension {}</translation>
    </message>
    <message>
        <source>stacks {} values of batch size {}</source>
        <translation>empile {} valeurs de taille de batch {}</translation>
    </message>
    <message>
        <source>start {} is out of range for dim {} of size {}</source>
        <translation>le début {} est hors limites pour la dimension {} de taille {}</translation>
    </message>
    <message>
        <source>states no frames per second: {} is missing</source>
        <translation>n’indique pas d’images par seconde : {} manque</translation>
    </message>
    <message>
        <source>states the version {} of zarr instead of {}</source>
        <translation>indique la version {} de zarr au lieu de {}</translation>
    </message>
    <message>
        <source>strict_shape=True takes equal batch sizes, got {} and {}</source>
        <translation>strict_shape=True prend des tailles de batch égales, reçu {} et {}</translation>
    </message>
    <message>
        <source>t() takes a batch of at most 2 dims, this one is {}</source>
        <translation>t() prend un batch d’au plus 2 dimensions, celui-ci est {}</translation>
    </message>
    <message>
        <source>tabs and spaces are mixed: indent this line by the same characters as those above it</source>
        <translation>tabulations et espaces sont mélangés : indentez cette ligne avec les mêmes caractères que celles du dessus</translation>
    </message>
    <message>
        <source>td itself cannot be replaced; td[:] = … assigns to all of it</source>
        <translation>td lui-même ne peut pas être remplacé ; td[:] = … affecte à tout son contenu</translation>
    </message>
    <message>
        <source>td0_return_estimate() needs terminated</source>
        <translation>td0_return_estimate() a besoin de terminated</translation>
    </message>
    <message>
        <source>tensordict_out must be a tensordict, not a value of type {}</source>
        <translation>tensordict_out doit être un tensordict, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>tensordicts to concatenate along dim {} may differ in that dim alone, got batch sizes {} and {}</source>
        <translation>les tensordicts à concaténer selon la dimension {} ne peuvent différer que dans celle-ci, reçu les tailles de batch {} et {}</translation>
    </message>
    <message>
        <source>tensors of different numbers of dims cannot be padded</source>
        <translation>des tenseurs aux nombres de dimensions différents ne peuvent pas être complétés</translation>
    </message>
    <message>
        <source>tensors of different shapes are concatenated along the dim that they are stacked on, not along dim {}</source>
        <translation>des tenseurs de formes différentes se concatènent selon la dimension sur laquelle ils sont empilés, pas selon la dimension {}</translation>
    </message>
    <message>
        <source>tensors to concatenate along dim {} may differ in that dim alone, got shapes {} and {}</source>
        <translation>les tenseurs à concaténer selon la dimension {} ne peuvent différer que dans celle-ci, reçu les formes {} et {}</translation>
    </message>
    <message>
        <source>tensors used as indices must be integer or bool, got {}</source>
        <translation>les tenseurs utilisés comme indices doivent être entiers ou bool, reçu {}</translation>
    </message>
    <message>
        <source>tensors without dims cannot be concatenated; stack them</source>
        <translation>des tenseurs sans dimensions ne peuvent pas être concaténés ; empilez-les</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>the "vocab" of the tokenizer's model is not {}</source>
        <translation>le « vocab » du modèle du tokenizer n'est pas {}</translation>
    </message>
    <message>
        <source>the ID of the token "{}" is {}. Expected: an integer from 0 to {}</source>
        <translation>l'ID du token « {} » est {}. Attendu : un entier de 0 à {}</translation>
    </message>
    <message>
        <source>the KL divergence from the reference policy is {} on average (k1 {}, k2 {}), and the largest one of a token is {}; more than {} at {} of {} tokens</source>
        <translation>la divergence KL de la référence est {} en moyenne (k1 {}, k2 {}), la plus grande d'un token {} ; plus de {} à {} des {} tokens</translation>
    </message>
    <message>
        <source>the address of elements</source>
        <translation>l’adresse d’éléments</translation>
    </message>
    <message>
        <source>the archive at byte {}: {}</source>
        <translation>l’archive à l’octet {} : {}</translation>
    </message>
    <message>
        <source>the archive lacks this file</source>
        <translation>ce fichier manque dans l’archive</translation>
    </message>
    <message>
        <source>the archive lacks {}, which holds the elements</source>
        <translation>il manque à l’archive {}, qui contient les éléments</translation>
    </message>
    <message>
        <source>the arguments that in_keys names are strings, not of type {}</source>
        <translation>les arguments que nomme in_keys sont des chaînes, pas de type {}</translation>
    </message>
    <message>
        <source>the array of records or objects {} would be lost</source>
        <translation>le tableau d'enregistrements ou d'objets {} serait perdu</translation>
    </message>
    <message>
        <source>the array of texts {} would be lost</source>
        <translation>le tableau de textes {} serait perdu</translation>
    </message>
    <message>
        <source>the arrays of {} differ in their number of rows</source>
        <translation>les tableaux de {} diffèrent par leur nombre de lignes</translation>
    </message>
    <message>
        <source>the batch size</source>
        <translation>la taille de batch</translation>
    </message>
    <message>
        <source>the batch size cannot change with inplace=True or keys_to_update</source>
        <translation>la taille de batch ne peut pas changer avec inplace=True ou keys_to_update</translation>
    </message>
    <message>
        <source>the batch size is {}, and all leaves begin with {}: indexing td reaches only the dims of its batch</source>
        <translation>la taille de batch est {}, et toutes les feuilles commencent par {} : indexer td n’atteint que les dimensions de son batch</translation>
    </message>
    <message>
        <source>the batch size of a lazy stack follows from its members: this cannot be done in place</source>
        <translation>la taille de batch d’un lazy stack découle de ses membres : cela ne peut pas se faire sur place</translation>
    </message>
    <message>
        <source>the batch size of a lazy stack follows from its members: to() cannot set it</source>
        <translation>la taille de batch d’un lazy stack découle de ses membres : to() ne peut pas la définir</translation>
    </message>
    <message>
        <source>the batch size of a level of a lazy stack follows from its members</source>
        <translation>la taille de batch d’un niveau d’un lazy stack découle de ses membres</translation>
    </message>
    <message>
        <source>the batch size of a member of a lazy stack, {}, cannot become {}</source>
        <translation>la taille de batch d’un membre d’un lazy stack, {}, ne peut pas devenir {}</translation>
    </message>
    <message>
        <source>the batch size {} cannot be expanded to {}: dim {} is neither new nor of size 1</source>
        <translation>la taille de batch {} ne peut pas être étendue à {} : la dimension {} n’est ni nouvelle ni de taille 1</translation>
    </message>
    <message>
        <source>the batch size {} does not fit the batch size {}; update_batch_size=True adopts it</source>
        <translation>la taille de batch {} ne convient pas à la taille de batch {} ; update_batch_size=True l’adopte</translation>
    </message>
    <message>
        <source>the batch size {} does not start with that of the level above, {}, which is used instead</source>
        <translation>la taille de batch {} ne commence pas par celle du niveau supérieur, {}, qui est utilisée à la place</translation>
    </message>
    <message>
        <source>the batch size {} has fewer dims than its stacks</source>
        <translation>la taille de batch {} a moins de dimensions que ses piles</translation>
    </message>
    <message>
        <source>the batch size {} is not that of its stack</source>
        <translation>la taille de batch {} n’est pas celle de sa pile</translation>
    </message>
    <message>
        <source>the batch size {} is not that of the stack's members, {}</source>
        <translation>la taille de batch {} n’est pas celle des membres de la pile, {}</translation>
    </message>
    <message>
        <source>the batch size {} is ragged and cannot be regrouped to {}</source>
        <translation>la taille de batch {} est irrégulière et ne peut pas être regroupée en {}</translation>
    </message>
    <message>
        <source>the batch size {} must begin with the length of the list, {}</source>
        <translation>la taille de batch {} doit commencer par la longueur de la liste, {}</translation>
    </message>
    <message>
        <source>the batch size {} of a lazy stack follows from its members and cannot be set to {}</source>
        <translation>la taille de batch {} d’un lazy stack découle de ses membres et ne peut pas être fixée à {}</translation>
    </message>
    <message>
        <source>the chunk at {} is not a tensor of shape {} and {}, as the metadata says</source>
        <translation>le morceau en {} n’est pas un tenseur de forme {} et {}, comme l’indiquent les métadonnées</translation>
    </message>
    <message>
        <source>the code of {} nests deeper than any that torch.jit.save writes</source>
        <translation>le code de {} est plus imbriqué que tout ce que torch.jit.save écrit</translation>
    </message>
    <message>
        <source>the components of MixtureSameFamily have a last batch dim of components</source>
        <translation>les composantes de MixtureSameFamily ont une dernière dimension de batch de composantes</translation>
    </message>
    <message>
        <source>the composite distribution has no part {}</source>
        <translation>la distribution composée n’a pas de partie {}</translation>
    </message>
    <message>
        <source>the compressed member {} has {} bytes, and the unpacked members together exceed the limit of such archives</source>
        <translation>le fichier compressé {} de l’archive a {} octets, et les fichiers décompressés dépassent ensemble la limite de telles archives</translation>
    </message>
    <message>
        <source>the concatenated tensor</source>
        <translation>ce qui est concaténé</translation>
    </message>
    <message>
        <source>the connection was lost: the machine sent bytes that are not a message of this protocol</source>
        <translation>la connexion a été perdue : la machine a envoyé des octets qui ne sont pas un message de ce protocole</translation>
    </message>
    <message>
        <source>the connection was lost: {}</source>
        <translation>la connexion a été perdue : {}</translation>
    </message>
    <message>
        <source>the count does not increase at the next step, {} total</source>
        <translation>le compteur après un pas n’est pas plus élevé, {} en tout</translation>
    </message>
    <message>
        <source>the data have another kind of entry here</source>
        <translation>les données ont ici un autre genre d’entrée</translation>
    </message>
    <message>
        <source>the description of a tensordict that came from another process {}</source>
        <translation>la description d’un tensordict venue d’un autre processus {}</translation>
    </message>
    <message>
        <source>the description of the tensordict has {} bytes, and a safetensors file has room for {}</source>
        <translation>la description du tensordict a {} octets, et un fichier safetensors a de la place pour {}</translation>
    </message>
    <message>
        <source>the destination td[{}] has batch size {}, the source {}</source>
        <translation>la destination td[{}] a la taille de batch {}, la source {}</translation>
    </message>
    <message>
        <source>the device</source>
        <translation>le device</translation>
    </message>
    <message>
        <source>the device cannot be assigned</source>
        <translation>le device ne peut pas être affecté</translation>
    </message>
    <message>
        <source>the device {} has an index already</source>
        <translation>le device {} a déjà un indice</translation>
    </message>
    <message>
        <source>the device {} has no room for another {}; take a part of the tensordict, or compute on "cpu"</source>
        <translation>le device {} n’a pas de place pour {} de plus ; prenez une partie du tensordict, ou calculez sur "cpu"</translation>
    </message>
    <message>
        <source>the devices differ: {} and {}</source>
        <translation>les devices diffèrent : {} et {}</translation>
    </message>
    <message>
        <source>the devices in the attributes of the leaves are unknown; name one, as in to(device)</source>
        <translation>les devices dans les attributs des feuilles sont inconnus ; nommez-en un, comme dans to(device)</translation>
    </message>
    <message>
        <source>the dict has no such key</source>
        <translation>le dict n’a pas cette clé</translation>
    </message>
    <message>
        <source>the dictionary to unpack a member</source>
        <translation>le dictionnaire pour décompresser un membre</translation>
    </message>
    <message>
        <source>the dims of a member of a lazy stack are named as those of the stack; name these</source>
        <translation>les dimensions d’un membre d’un lazy stack portent les noms de celles de la pile ; nommez celles-ci</translation>
    </message>
    <message>
        <source>the dims of members of a lazy stack are named as those of the stack; name these</source>
        <translation>les dimensions des membres d’un lazy stack portent les noms de celles de la pile ; nommez celles-ci</translation>
    </message>
    <message>
        <source>the dims of the members of this stack are named {}, those of the new one {}</source>
        <translation>les dimensions des membres de cette pile sont nommées {}, celles du nouveau {}</translation>
    </message>
    <message>
        <source>the discounted sum of rewards with gamma {}</source>
        <translation>la somme actualisée des récompenses avec gamma {}</translation>
    </message>
    <message>
        <source>the dtype is {} here, and {} in most members; such members: {}</source>
        <translation>le dtype est ici {}, et {} dans la plupart des membres ; membres de ce genre : {}</translation>
    </message>
    <message>
        <source>the dtype is {}, which is not a string</source>
        <translation>le dtype est {}, ce qui n’est pas une chaîne</translation>
    </message>
    <message>
        <source>the dtype of a module must be a floating-point one, such as torch.float32</source>
        <translation>le dtype d’un module doit être à virgule flottante, comme torch.float32</translation>
    </message>
    <message>
        <source>the dtype {} is not a tensor dtype</source>
        <translation>le dtype {} n’est pas un dtype de tenseur</translation>
    </message>
    <message>
        <source>the dtype {} is unknown</source>
        <translation>le dtype {} est inconnu</translation>
    </message>
    <message>
        <source>the elements of a sub-tensordict are written in place: set_(key, item)</source>
        <translation>les éléments d’un sous-tensordict s’écrivent sur place : set_(key, item)</translation>
    </message>
    <message>
        <source>the end dim {} is before the start dim {}</source>
        <translation>la dimension de fin {} est avant la dimension de début {}</translation>
    </message>
    <message>
        <source>the end token {} is outside of the loss mask in {} of {} responses</source>
        <translation>le token de fin {} est hors du masque de perte dans {} des {} réponses</translation>
    </message>
    <message>
        <source>the entries share no leading shape</source>
        <translation>les entrées n’ont pas de forme initiale commune</translation>
    </message>
    <message>
        <source>the entropy fell from {} at step {} to {} at step {}</source>
        <translation>l'entropie est passée de {} à l'étape {} à {} à l'étape {}</translation>
    </message>
    <message>
        <source>the entropy is {} over {} tokens of responses</source>
        <translation>l'entropie est {} sur {} tokens des réponses</translation>
    </message>
    <message>
        <source>the environment variable {} is a number from {} to {}, not '{}'</source>
        <translation>la variable d’environnement {} est un nombre de {} à {}, pas '{}'</translation>
    </message>
    <message>
        <source>the episodes in {} do not add up: {} of {} steps</source>
        <translation>les épisodes de {} ne correspondent pas : {} pas sur {}</translation>
    </message>
    <message>
        <source>the exchange with {} failed: {}</source>
        <translation>l’échange avec {} a échoué : {}</translation>
    </message>
    <message>
        <source>the field "{}" of an added token is not true or false</source>
        <translation>le champ « {} » d'un token ajouté n'est ni true ni false</translation>
    </message>
    <message>
        <source>the field "{}" of the tokenizer's {} is not {}</source>
        <translation>le champ « {} » de {} du tokenizer n'est pas {}</translation>
    </message>
    <message>
        <source>the field 'config' is not a dict</source>
        <translation>le champ 'config' n'est pas un dict</translation>
    </message>
    <message>
        <source>the field 'fortran_order' of the header is neither True nor False</source>
        <translation>le champ 'fortran_order' de l’en-tête n’est ni True ni False</translation>
    </message>
    <message>
        <source>the field {} has the unexpected value {}</source>
        <translation>le champ {} a la valeur inattendue {}</translation>
    </message>
    <message>
        <source>the field {} is missing</source>
        <translation>le champ {} manque</translation>
    </message>
    <message>
        <source>the field {} is not a JSON object</source>
        <translation>le champ {} n’est pas un objet JSON</translation>
    </message>
    <message>
        <source>the field {} is not a dict</source>
        <translation>le champ {} n’est pas un dict</translation>
    </message>
    <message>
        <source>the field {} is not a list</source>
        <translation>le champ {} n’est pas une liste</translation>
    </message>
    <message>
        <source>the field {} is not an integer</source>
        <translation>le champ {} n’est pas un entier</translation>
    </message>
    <message>
        <source>the field {} is {}, which is not a count</source>
        <translation>le champ {} est {}, ce qui n’est pas un nombre d’éléments</translation>
    </message>
    <message>
        <source>the field {} is {}, which is not a list</source>
        <translation>le champ {} est {}, ce qui n’est pas une liste</translation>
    </message>
    <message>
        <source>the field {} is {}, which is not a string</source>
        <translation>le champ {} est {}, ce qui n’est pas un texte</translation>
    </message>
    <message>
        <source>the field {} is {}, which is not an object</source>
        <translation>le champ {} est {}, ce qui n’est pas un objet</translation>
    </message>
    <message>
        <source>the field {} of a level is missing or no object</source>
        <translation>le champ {} d’un niveau manque ou n’est pas un objet</translation>
    </message>
    <message>
        <source>the field {} of {} is {}, but must be {}</source>
        <translation>le champ {} de {} est {}, mais doit être {}</translation>
    </message>
    <message>
        <source>the fields of a tensorclass are non-tensor data</source>
        <translation>les champs d’une tensorclass sont des données non-tenseur</translation>
    </message>
    <message>
        <source>the fields of a tensorclass are not a tensordict</source>
        <translation>les champs d’une tensorclass ne sont pas un tensordict</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>le fichier</translation>
    </message>
    <message>
        <source>the file cannot be examined</source>
        <translation>le fichier ne peut pas être examiné</translation>
    </message>
    <message>
        <source>the file describes more than {} entries</source>
        <translation>le fichier représente plus de {} entrées</translation>
    </message>
    <message>
        <source>the file ends before the storage {}, which holds the elements</source>
        <translation>le fichier finit avant le stockage {}, qui contient les éléments</translation>
    </message>
    <message>
        <source>the file has no group with a name like {}</source>
        <translation>le fichier n'a pas de groupe au nom comme {}</translation>
    </message>
    <message>
        <source>the file has no group {}</source>
        <translation>le fichier n'a pas de groupe {}</translation>
    </message>
    <message>
        <source>the file has no parameters with the other names</source>
        <translation>le fichier n’a pas de paramètres avec les autres noms</translation>
    </message>
    <message>
        <source>the file has no tensor {}</source>
        <translation>le fichier n’a pas de tenseur {}</translation>
    </message>
    <message>
        <source>the file has {} ring buffers, but the states of {}</source>
        <translation>le fichier a {} tampons circulaires, mais les états de {}</translation>
    </message>
    <message>
        <source>the file is being saved; its source files are read again after that</source>
        <translation>le fichier est en cours d’enregistrement ; ses fichiers sources seront relus ensuite</translation>
    </message>
    <message>
        <source>the file is open read-only</source>
        <translation>le fichier est ouvert en lecture seule</translation>
    </message>
    <message>
        <source>the file of {} is {}, which is not a name</source>
        <translation>le fichier de {} est {}, ce qui n’est pas un nom</translation>
    </message>
    <message>
        <source>the file was changed by another program since it was opened; reload it</source>
        <translation>un autre programme a modifié le fichier depuis son ouverture ; rechargez-le</translation>
    </message>
    <message>
        <source>the file {} has no tensor {}, which the index says is there</source>
        <translation>le fichier {} n’a pas de tenseur {}, que l’index y annonce</translation>
    </message>
    <message>
        <source>the files of the steps are not in the order of their numbers</source>
        <translation>les fichiers des pas ne sont pas dans l'ordre de leurs numéros</translation>
    </message>
    <message>
        <source>the folder for the journal of edits cannot be created: {}</source>
        <translation>le dossier du journal des modifications ne peut pas être créé : {}</translation>
    </message>
    <message>
        <source>the format {} cannot hold {} of the entries; skip leaves them out, convert converts them where possible:
{}</source>
        <translation>le format {} ne peut pas contenir {} des entrées ; skip les omet, convert les convertit si possible :
{}</translation>
    </message>
    <message>
        <source>the format {} has no chunks; leave their sizes out</source>
        <translation>le format {} n’a pas de chunks ; omettez leurs tailles</translation>
    </message>
    <message>
        <source>the frames of the video are of {} × {} pixels, where meta/info.json says {} × {} × {}</source>
        <translation>les images de la vidéo sont de {} × {} pixels, où meta/info.json dit {} × {} × {}</translation>
    </message>
    <message>
        <source>the gradient has shape {}, but the leaf has shape {}</source>
        <translation>le gradient a la forme {}, mais la feuille a la forme {}</translation>
    </message>
    <message>
        <source>the gradient tensordict passed to backward() has no entry for this leaf</source>
        <translation>le TensorDict de gradients passé à backward() n’a pas d’entrée pour cette feuille</translation>
    </message>
    <message>
        <source>the group</source>
        <translation>le groupe</translation>
    </message>
    <message>
        <source>the header is not a Python literal, from its character {} on</source>
        <translation>l’en-tête n’est pas un littéral Python, à partir de son caractère {}</translation>
    </message>
    <message>
        <source>the header is not a dict</source>
        <translation>l’en-tête n’est pas un dict</translation>
    </message>
    <message>
        <source>the header lacks the field {}</source>
        <translation>il manque à l’en-tête le champ {}</translation>
    </message>
    <message>
        <source>the id decreases at the next step, {} total</source>
        <translation>l’identifiant après un pas est plus petit, {} en tout</translation>
    </message>
    <message>
        <source>the id of a storage has {} where a count is expected</source>
        <translation>l’identifiant d’un stockage a {} là où un nombre d’éléments est attendu</translation>
    </message>
    <message>
        <source>the image cannot be written as PNG: {}</source>
        <translation>l'image ne peut pas être écrite en PNG : {}</translation>
    </message>
    <message>
        <source>the index names the file {}, which is not in the same folder</source>
        <translation>l’index nomme le fichier {}, qui n’est pas dans le même dossier</translation>
    </message>
    <message>
        <source>the index to gather by is empty</source>
        <translation>l’indice de gather est vide</translation>
    </message>
    <message>
        <source>the index to gather by needs a dim for each of the batch size {}, its shape is {}</source>
        <translation>l’indice de gather a besoin d’une dimension pour chacune de la taille de batch {} ; sa forme est {}</translation>
    </message>
    <message>
        <source>the input has {} members for {} sets of parameters</source>
        <translation>l’entrée a {} membres pour {} jeux de paramètres</translation>
    </message>
    <message>
        <source>the input must have two dims, or one dim together with offsets</source>
        <translation>l’entrée doit avoir deux dimensions, ou une seule accompagnée de offsets</translation>
    </message>
    <message>
        <source>the input needs a dim for its classes</source>
        <translation>l’entrée a besoin d’une dimension pour ses classes</translation>
    </message>
    <message>
        <source>the inputs and the target must have as many dims, and have the shapes {}, {} and {}</source>
        <translation>les entrées et la cible doivent avoir autant de dimensions, et ont les formes {}, {} et {}</translation>
    </message>
    <message>
        <source>the journal of an interrupted save is damaged; nothing was changed</source>
        <translation>le journal d’un enregistrement interrompu est endommagé ; rien n’a été changé</translation>
    </message>
    <message>
        <source>the journal of edits needs a folder: set XDG_STATE_HOME or HOME</source>
        <translation>le journal des modifications a besoin d’un dossier : définissez XDG_STATE_HOME ou HOME</translation>
    </message>
    <message>
        <source>the key "_names" is reserved in memmap folders for the names of dims</source>
        <translation>la clé « _names » est réservée dans les dossiers memmap aux noms des dimensions</translation>
    </message>
    <message>
        <source>the key is gone from all members</source>
        <translation>la clé disparaît de tous les membres</translation>
    </message>
    <message>
        <source>the key {}</source>
        <translation>la clé {}</translation>
    </message>
    <message>
        <source>the key {} is taken: there is an entry {}</source>
        <translation>la clé {} est prise : il y a une entrée {}</translation>
    </message>
    <message>
        <source>the key {} is there twice</source>
        <translation>la clé {} est là deux fois</translation>
    </message>
    <message>
        <source>the keys</source>
        <translation>les clés</translation>
    </message>
    <message>
        <source>the keys given are not those of the tensors of the tensordict</source>
        <translation>les clés données ne sont pas celles des tenseurs du tensordict</translation>
    </message>
    <message>
        <source>the keys of the state do not match: only the state has {}; only the tensordict has {}</source>
        <translation>les clés de l’état ne correspondent pas : seul l’état a {} ; seul le tensordict a {}</translation>
    </message>
    <message>
        <source>the last dims of loc, of {}, are not those of the scale, {}</source>
        <translation>les dernières dimensions de loc, {}, ne sont pas celles de l’échelle, {}</translation>
    </message>
    <message>
        <source>the last module of a sequence that draws samples is one that does</source>
        <translation>le dernier module d’une séquence qui tire des échantillons en est un qui le fait</translation>
    </message>
    <message>
        <source>the last {} bytes belong to no tensor: Python raises an error when it loads this</source>
        <translation>les {} derniers octets n’appartiennent à aucun tenseur : Python refuse de charger cela</translation>
    </message>
    <message>
        <source>the last {} of {} rows along dim {} are zeros in every key</source>
        <translation>les {} dernières lignes sur {} le long de la dimension {} sont des zéros dans chaque clé</translation>
    </message>
    <message>
        <source>the layout</source>
        <translation>le layout</translation>
    </message>
    <message>
        <source>the layout {} does not fit the file: {}</source>
        <translation>le layout {} ne convient pas au fichier : {}</translation>
    </message>
    <message>
        <source>the lengths of the sequences in the micro-batch {} do not add up to its {} tokens</source>
        <translation>les longueurs des séquences du micro-lot {} ne totalisent pas ses {} tokens</translation>
    </message>
    <message>
        <source>the library raises an error</source>
        <translation>la bibliothèque refuse</translation>
    </message>
    <message>
        <source>the list of its storages is missing</source>
        <translation>la liste de ses stockages manque</translation>
    </message>
    <message>
        <source>the lock</source>
        <translation>le verrou</translation>
    </message>
    <message>
        <source>the loss mask covers the first token of {} of {} sequences</source>
        <translation>le masque de perte couvre le premier token de {} des {} séquences</translation>
    </message>
    <message>
        <source>the loss mask covers {} padding tokens</source>
        <translation>le masque de perte couvre {} tokens de remplissage</translation>
    </message>
    <message>
        <source>the loss mask covers {} tokens of prompts</source>
        <translation>le masque de perte couvre {} tokens de prompts</translation>
    </message>
    <message>
        <source>the loss mask is 0 at all tokens of {} of {} sequences</source>
        <translation>le masque de perte vaut 0 à tous les tokens de {} des {} séquences</translation>
    </message>
    <message>
        <source>the machine cannot be reached: {}</source>
        <translation>la machine est injoignable : {}</translation>
    </message>
    <message>
        <source>the machine sent {} bytes instead of {}</source>
        <translation>la machine a envoyé {} octets au lieu de {}</translation>
    </message>
    <message>
        <source>the matrix of MultivariateNormal has at least two dims</source>
        <translation>la matrice de MultivariateNormal a au moins deux dimensions</translation>
    </message>
    <message>
        <source>the mean advantage is not 0 in groups whose number of samples is not {}, as in most; such groups: {}</source>
        <translation>l'avantage moyen n'est pas 0 dans les groupes dont le nombre d'échantillons n'est pas {}, comme dans la plupart ; tels groupes : {}</translation>
    </message>
    <message>
        <source>the mean advantage is not 0 in {} of {} groups</source>
        <translation>l'avantage moyen n'est pas 0 dans {} des {} groupes</translation>
    </message>
    <message>
        <source>the mean length of responses changed from {} at step {} to {} at step {}</source>
        <translation>la longueur moyenne des réponses est passée de {} à l'étape {} à {} à l'étape {}</translation>
    </message>
    <message>
        <source>the member {} has {} bytes, more than the limit of {} bytes</source>
        <translation>le fichier {} de l’archive a {} octets, plus que la limite de {} octets</translation>
    </message>
    <message>
        <source>the member {} is damaged: {}</source>
        <translation>le fichier {} de l’archive est endommagé : {}</translation>
    </message>
    <message>
        <source>the member {} is packed</source>
        <translation>le fichier {} de l’archive est compressé</translation>
    </message>
    <message>
        <source>the member {} was written with another size than it was begun with</source>
        <translation>le fichier {} de l’archive a été écrit avec une autre taille que celle de départ</translation>
    </message>
    <message>
        <source>the member {} {}</source>
        <translation>le fichier {} de l’archive {}</translation>
    </message>
    <message>
        <source>the member {}, which is not a part of the tensordict, would be lost</source>
        <translation>le fichier {} de l’archive, qui ne fait pas partie du tensordict, serait perdu</translation>
    </message>
    <message>
        <source>the members have different numbers of dims: {} and {}</source>
        <translation>les membres ont des nombres de dimensions différents : {} et {}</translation>
    </message>
    <message>
        <source>the members make a stack of batch size {}, not {}</source>
        <translation>les membres font une pile de taille de batch {}, pas {}</translation>
    </message>
    <message>
        <source>the members of a lazy stack have different keys, which a safetensors file cannot keep; give all of them the same keys</source>
        <translation>les membres d’un lazy stack ont des clés différentes, ce qu’un fichier safetensors ne peut pas conserver ; donnez à tous les mêmes clés</translation>
    </message>
    <message>
        <source>the members of a lazy stack need the same number of batch dims, got batch sizes {} and {}</source>
        <translation>les membres d’un lazy stack doivent avoir autant de dimensions de batch, reçu les tailles de batch {} et {}</translation>
    </message>
    <message>
        <source>the members of a stack have the keys '0', '1' and so on</source>
        <translation>les membres d’une pile ont les clés '0', '1' et ainsi de suite</translation>
    </message>
    <message>
        <source>the members of the lazy stack differ in keys or shapes</source>
        <translation>les membres du lazy stack diffèrent par leurs clés ou leurs formes</translation>
    </message>
    <message>
        <source>the members of the lazy stack have different keys: some lack this one</source>
        <translation>les membres du lazy stack ont des clés différentes : certains n’ont pas celle-ci</translation>
    </message>
    <message>
        <source>the members of the stack differ in dim {} of the batch size {}, which cannot be flattened before their dim</source>
        <translation>les membres de la pile diffèrent dans la dimension {} de la taille de batch {}, qui ne peut pas être aplatie avant leur dimension</translation>
    </message>
    <message>
        <source>the members of the stack differ in shape here: {}; index the stack before the key, as in td[0]["key"]</source>
        <translation>les membres de la pile diffèrent ici par leur forme : {} ; indexez la pile avant la clé, comme dans td[0]["key"]</translation>
    </message>
    <message>
        <source>the members of this stack have batch size {}, the new one {}</source>
        <translation>les membres de cette pile ont la taille de batch {}, le nouveau {}</translation>
    </message>
    <message>
        <source>the members' non-tensor values have different batch sizes: {} and {}</source>
        <translation>les valeurs non-tenseur des membres ont des tailles de batch différentes : {} et {}</translation>
    </message>
    <message>
        <source>the members' shapes differ ({}), so they have no dense tensor; show one member, or use as_list, as_padded_tensor or as_nested_tensor</source>
        <translation>les formes des membres diffèrent ({}), ils n’ont donc pas de tenseur dense ; regardez un seul membre, ou utilisez as_list, as_padded_tensor ou as_nested_tensor</translation>
    </message>
    <message>
        <source>the message was given up</source>
        <translation>le message a été abandonné</translation>
    </message>
    <message>
        <source>the metadata lacks its location</source>
        <translation>les métadonnées n’indiquent pas son emplacement</translation>
    </message>
    <message>
        <source>the metadata lacks the location of the chunk at {}</source>
        <translation>les métadonnées n’indiquent pas l’emplacement du morceau en {}</translation>
    </message>
    <message>
        <source>the micro-batch {} has {} tokens, but {} values of {}</source>
        <translation>le micro-lot {} a {} tokens, mais {} valeurs de {}</translation>
    </message>
    <message>
        <source>the mixture is over {} components, and there are {}</source>
        <translation>le mélange porte sur {} composantes, et il y en a {}</translation>
    </message>
    <message>
        <source>the mixture of MixtureSameFamily is a Categorical, not a {}</source>
        <translation>le mélange de MixtureSameFamily est une Categorical, pas {}</translation>
    </message>
    <message>
        <source>the module does not know {} of the state dict</source>
        <translation>le module ne connaît pas {} du state dict</translation>
    </message>
    <message>
        <source>the module gave {} tensors for {} out keys: {}</source>
        <translation>le module a donné {} tenseurs pour {} clés de sortie : {}</translation>
    </message>
    <message>
        <source>the module gives the shape {} for {} steps</source>
        <translation>le module donne la forme {} pour {} pas</translation>
    </message>
    <message>
        <source>the module has no tensor of this name</source>
        <translation>le module n’a pas de tenseur de ce nom</translation>
    </message>
    <message>
        <source>the module has the shape {} there, not {}</source>
        <translation>le module a là la forme {}, pas {}</translation>
    </message>
    <message>
        <source>the module has {} of shape {}, the state dict of shape {}</source>
        <translation>le module a {} de forme {}, le state dict de forme {}</translation>
    </message>
    <message>
        <source>the module needs {}, which the tensordict lacks: {}</source>
        <translation>le module a besoin de {}, que le tensordict n’a pas : {}</translation>
    </message>
    <message>
        <source>the name of a class is a str, not {}</source>
        <translation>le nom d’une classe est un str, pas {}</translation>
    </message>
    <message>
        <source>the name of a dim is a string or None, not a value of type {}</source>
        <translation>le nom d’une dimension est une chaîne ou None, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>the name of a file in the folder of the data</source>
        <translation>le nom d'un fichier dans le dossier des données</translation>
    </message>
    <message>
        <source>the name of its tensor is {}, which is not a string</source>
        <translation>le nom de son tenseur est {}, ce qui n’est pas un texte</translation>
    </message>
    <message>
        <source>the names</source>
        <translation>les noms</translation>
    </message>
    <message>
        <source>the names in a state are strings</source>
        <translation>les noms dans un état sont des chaînes</translation>
    </message>
    <message>
        <source>the names of a sub-tensordict belong to its parent; copy it first with to_tensordict()</source>
        <translation>les noms d’un sous-tensordict appartiennent à son parent ; copiez-le d’abord avec to_tensordict()</translation>
    </message>
    <message>
        <source>the names of arguments are strings, not of type {}</source>
        <translation>les noms d’arguments sont des chaînes, pas de type {}</translation>
    </message>
    <message>
        <source>the names of dims are {}, which is not a list</source>
        <translation>les noms des dimensions sont {}, ce qui n’est pas une liste</translation>
    </message>
    <message>
        <source>the names of dims hold {}, which is not a name</source>
        <translation>les noms des dimensions contiennent {}, ce qui n’est pas un nom</translation>
    </message>
    <message>
        <source>the names of fields are strings, not of type {}</source>
        <translation>les noms de champs sont des chaînes, pas de type {}</translation>
    </message>
    <message>
        <source>the names of modules are strings, not of type {}</source>
        <translation>les noms de modules sont des chaînes, pas de type {}</translation>
    </message>
    <message>
        <source>the names of the dims are not used: {}</source>
        <translation>les noms des dimensions ne sont pas utilisés : {}</translation>
    </message>
    <message>
        <source>the names of the members differ: {} and {}</source>
        <translation>les noms des membres diffèrent : {} et {}</translation>
    </message>
    <message>
        <source>the names {} are not distinct: {} occurs twice</source>
        <translation>les noms {} ne sont pas distincts : {} apparaît deux fois</translation>
    </message>
    <message>
        <source>the names {} contradict those of the level above, {}; name the dims of that level</source>
        <translation>les noms {} contredisent ceux du niveau supérieur, {} ; nommez les dimensions de ce niveau</translation>
    </message>
    <message>
        <source>the names {} do not fit {} dims</source>
        <translation>les noms {} ne conviennent pas à {} dimensions</translation>
    </message>
    <message>
        <source>the new keys</source>
        <translation>les nouvelles clés</translation>
    </message>
    <message>
        <source>the newest step, before the wrap-around at row {}, has the trajectory ID of the oldest step after it</source>
        <translation>le pas le plus récent, avant le bouclage à la ligne {}, a l’identifiant de trajectoire du pas le plus ancien qui le suit</translation>
    </message>
    <message>
        <source>the next step does not follow after the usual {} s, {} total</source>
        <translation>le pas suivant ne vient pas après les {} s habituelles, {} au total</translation>
    </message>
    <message>
        <source>the next step has not the next number, {} total</source>
        <translation>le pas suivant n’a pas le numéro suivant, {} au total</translation>
    </message>
    <message>
        <source>the next step leaves its neighbours by more than {} standard deviations of a step, {} total</source>
        <translation>le pas suivant s’écarte de ses voisins de plus de {} écarts types d’un pas, {} au total</translation>
    </message>
    <message>
        <source>the number in a tensor</source>
        <translation>le nombre dans un tenseur</translation>
    </message>
    <message>
        <source>the number of parts</source>
        <translation>le nombre de parties</translation>
    </message>
    <message>
        <source>the number of sections</source>
        <translation>le nombre de sections</translation>
    </message>
    <message>
        <source>the offsets and lengths of a nested tensor do not fit together</source>
        <translation>les positions et longueurs d’un tenseur imbriqué ne s’accordent pas</translation>
    </message>
    <message>
        <source>the offsets of a nested tensor are of shape {} and {}, and not one dim of integers</source>
        <translation>les positions d’un tenseur imbriqué sont de forme {} et {}, et non une dimension d’entiers</translation>
    </message>
    <message>
        <source>the operands have different kinds of entries here: {} and {}</source>
        <translation>les opérandes ont ici des genres d’entrées différents : {} et {}</translation>
    </message>
    <message>
        <source>the order of axes {} does not fit {} dims</source>
        <translation>l’ordre des axes {} ne convient pas à {} dimensions</translation>
    </message>
    <message>
        <source>the order of bytes is {}, but it can be "little" or "big"</source>
        <translation>l’ordre des octets est {}, mais il ne peut être que "little" ou "big"</translation>
    </message>
    <message>
        <source>the order of its elements is {}, but it can be "C" or "F"</source>
        <translation>l’ordre de ses éléments est {}, mais il ne peut être que "C" ou "F"</translation>
    </message>
    <message>
        <source>the other operand of a nested tensor must be a number or a nested tensor</source>
        <translation>l’autre opérande d’un tenseur imbriqué doit être un nombre ou un tenseur imbriqué</translation>
    </message>
    <message>
        <source>the other process closed the connection ({})</source>
        <translation>l’autre processus a fermé la connexion ({})</translation>
    </message>
    <message>
        <source>the other process could not be reached ({})</source>
        <translation>l’autre processus est injoignable ({})</translation>
    </message>
    <message>
        <source>the other process did not answer in time ({})</source>
        <translation>l’autre processus n’a pas répondu à temps ({})</translation>
    </message>
    <message>
        <source>the pad token {} is {} times inside of the attention mask</source>
        <translation>le token de remplissage {} est {} fois dans le masque d'attention</translation>
    </message>
    <message>
        <source>the parent of node {} in trace {} is not an earlier node</source>
        <translation>le parent du nœud {} dans la trace {} n’est pas un nœud antérieur</translation>
    </message>
    <message>
        <source>the parts have different kinds of entries here, one of them {}</source>
        <translation>les parties ont ici des genres d’entrées différents, dont {}</translation>
    </message>
    <message>
        <source>the parts of the reward do not add up in {} of {} sequences; the first sum is {}, and the reward {}</source>
        <translation>les parties de la récompense ne s'additionnent pas dans {} des {} séquences ; la première somme est {}, et la récompense {}</translation>
    </message>
    <message>
        <source>the path {} has a place that is not known: {}</source>
        <translation>le chemin {} a une place inconnue : {}</translation>
    </message>
    <message>
        <source>the path {} leads out of the data set</source>
        <translation>le chemin {} sort du jeu de données</translation>
    </message>
    <message>
        <source>the pickle describes too many bytes that it holds only once</source>
        <translation>le pickle représente trop d’octets qu’il ne contient qu’une fois</translation>
    </message>
    <message>
        <source>the pickle holds a tuple</source>
        <translation>le pickle contient un tuple</translation>
    </message>
    <message>
        <source>the pickle needs more than plain values (numbers, texts, bytes, lists, dicts); pickled code is never run</source>
        <translation>le pickle nécessite plus que de simples valeurs (nombres, textes, octets, listes, dicts) ; le code d’un pickle n’est jamais exécuté</translation>
    </message>
    <message>
        <source>the pickle refers to out-of-band buffers, which a file does not contain</source>
        <translation>le pickle renvoie à des buffers hors bande, qu’un fichier ne contient pas</translation>
    </message>
    <message>
        <source>the place of a leaf</source>
        <translation>l’emplacement d’une feuille</translation>
    </message>
    <message>
        <source>the place of the table of a shard is {}, but it can be "start" or "end"</source>
        <translation>l’emplacement de la table d’un shard est {}, mais il ne peut être que "start" ou "end"</translation>
    </message>
    <message>
        <source>the process group at {}:{} could not be joined: {}</source>
        <translation>impossible de rejoindre le groupe de processus en {}:{} : {}</translation>
    </message>
    <message>
        <source>the process that listens there {}: it is not the store of a torch.distributed group; see MASTER_ADDR and MASTER_PORT</source>
        <translation>le processus qui écoute là-bas {} : ce n’est pas le store d’un groupe torch.distributed ; voyez MASTER_ADDR et MASTER_PORT</translation>
    </message>
    <message>
        <source>the program tensordesk-video answers {} bytes where it should answer none</source>
        <translation>le programme tensordesk-video répond {} octets là où il ne devrait en répondre aucun</translation>
    </message>
    <message>
        <source>the program tensordesk-video {}</source>
        <translation>le programme tensordesk-video {}</translation>
    </message>
    <message>
        <source>the ragged dim {} of a nested tensor is out of range</source>
        <translation>la dimension irrégulière {} d’un tenseur imbriqué est hors limites</translation>
    </message>
    <message>
        <source>the ragged shape {} cannot be written to a consolidated file; pad it, or leave the leaf out</source>
        <translation>la forme irrégulière {} ne peut pas être écrite dans un fichier consolidé ; complétez-la, ou omettez la feuille</translation>
    </message>
    <message>
        <source>the ratio to the probability under the rollout engine is outside of 1 ± {} at {} of {} tokens</source>
        <translation>le rapport à la probabilité du moteur de rollout est hors de 1 ± {} à {} des {} tokens</translation>
    </message>
    <message>
        <source>the replay buffer is said to have {} elements and its next one at row {}, which its shape {} does not fit</source>
        <translation>le replay buffer aurait {} éléments et le prochain à la ligne {}, ce à quoi sa forme {} ne convient pas</translation>
    </message>
    <message>
        <source>the replay buffer states {} elements, and room for {}</source>
        <translation>le replay buffer indique {} éléments, et de la place pour {}</translation>
    </message>
    <message>
        <source>the result depends on values, and only shapes are known here</source>
        <translation>le résultat dépend de valeurs, et seules les formes sont connues ici</translation>
    </message>
    <message>
        <source>the result does not fit into 64 bits</source>
        <translation>le résultat ne tient pas sur 64 bits</translation>
    </message>
    <message>
        <source>the result has more elements than 64 bits can count</source>
        <translation>le résultat a plus d’éléments que 64 bits ne peuvent en compter</translation>
    </message>
    <message>
        <source>the result has shape {} and cannot be written into a tensor of shape {}</source>
        <translation>le résultat a la forme {} et ne peut pas être écrit dans un tenseur de forme {}</translation>
    </message>
    <message>
        <source>the result has shape {}, which does not start with the batch size {}</source>
        <translation>le résultat a la forme {}, qui ne commence pas par la taille de batch {}</translation>
    </message>
    <message>
        <source>the result is of {}, which cannot be written into a tensor of {}</source>
        <translation>le résultat est de {}, ce qui ne peut pas être écrit dans un tenseur de {}</translation>
    </message>
    <message>
        <source>the result of {}()</source>
        <translation>le résultat de {}()</translation>
    </message>
    <message>
        <source>the reward follows the length of the response: correlation {}, slope {} per 100 characters, over {} sequences</source>
        <translation>la récompense suit la longueur de la réponse : corrélation {}, pente {} par 100 caractères, sur {} séquences</translation>
    </message>
    <message>
        <source>the reward follows the length of the response: correlation {}, slope {} per 100 tokens, over {} sequences</source>
        <translation>la récompense suit la longueur de la réponse : corrélation {}, pente {} par 100 tokens, sur {} séquences</translation>
    </message>
    <message>
        <source>the sampler has a priority for each row, to the power of {}; open the replay buffer with {} to see them</source>
        <translation>le sampler a une priorité pour chaque ligne, à la puissance {} ; ouvrez le replay buffer avec {} pour les voir</translation>
    </message>
    <message>
        <source>the sampler has priorities for {} rows, and the storage {} rows</source>
        <translation>le sampler a des priorités pour {} lignes, et le stockage {} lignes</translation>
    </message>
    <message>
        <source>the script calls {}, which is not in the code of its file</source>
        <translation>le script appelle {}, qui n’est pas du code de son fichier</translation>
    </message>
    <message>
        <source>the script has values more than {} levels deep</source>
        <translation>le script a des valeurs à plus de {} niveaux de profondeur</translation>
    </message>
    <message>
        <source>the script is refused: it has more than {} operators</source>
        <translation>le script est refusé : il a plus de {} opérateurs</translation>
    </message>
    <message>
        <source>the script is refused: its calls nest more than {} levels deep</source>
        <translation>le script est refusé : ses appels s’imbriquent sur plus de {} niveaux</translation>
    </message>
    <message>
        <source>the script returns a {}, which is not supported as a value here</source>
        <translation>le script donne un {}, qui n’est pas une valeur ici</translation>
    </message>
    <message>
        <source>the script takes a {} as '{}', not a value of type {}</source>
        <translation>le script prend un {} comme '{}', pas une valeur de type {}</translation>
    </message>
    <message>
        <source>the script takes more memory than is free</source>
        <translation>le script demande plus de mémoire qu’il n’y en a de libre</translation>
    </message>
    <message>
        <source>the script takes too many steps: more than {} within one call</source>
        <translation>le script demande trop d’étapes : plus de {} en un appel</translation>
    </message>
    <message>
        <source>the script was not run: {} uses {}, which policies do not need and which could reach outside the script</source>
        <translation>le script n’a pas été exécuté : {} utilise {}, dont les politiques n’ont pas besoin et qui pourrait agir hors du script</translation>
    </message>
    <message>
        <source>the sections are an int or a list of positions, not a {}</source>
        <translation>les sections sont un int ou une liste de positions, pas {}</translation>
    </message>
    <message>
        <source>the shape</source>
        <translation>la forme</translation>
    </message>
    <message>
        <source>the shape is {}, that of {} is {}: a value computed from both has one row for each pair of steps</source>
        <translation>la forme est {}, celle de {} est {} : ce qui se calcule à partir des deux a une ligne par paire de pas</translation>
    </message>
    <message>
        <source>the shape of chunks</source>
        <translation>la forme des chunks</translation>
    </message>
    <message>
        <source>the shape of part {}</source>
        <translation>la forme de la partie {}</translation>
    </message>
    <message>
        <source>the shape of the mask {} at index {} does not match the indexed shape {} at index {}</source>
        <translation>la forme du masque {} à l’indice {} ne correspond pas à la forme indexée {} à l’indice {}</translation>
    </message>
    <message>
        <source>the shape of the stack</source>
        <translation>la forme de la pile</translation>
    </message>
    <message>
        <source>the shape of the storage</source>
        <translation>la forme du stockage</translation>
    </message>
    <message>
        <source>the shape of {}</source>
        <translation>la forme de {}</translation>
    </message>
    <message>
        <source>the shape {} does not fit a batch of {} elements</source>
        <translation>la forme {} ne convient pas à un batch de {} éléments</translation>
    </message>
    <message>
        <source>the shape {} has no time dim {}</source>
        <translation>la forme {} n’a pas de dimension de temps {}</translation>
    </message>
    <message>
        <source>the shape {} is invalid for an array</source>
        <translation>la forme {} n’est pas valide pour un tableau</translation>
    </message>
    <message>
        <source>the shapes of the states do not identify their parameters, neither in the order of the file nor in reverse; create the optimizer with model.named_parameters(), so that it saves their names</source>
        <translation>les formes des états n’identifient pas leurs paramètres, ni dans l’ordre du fichier ni à l’envers ; créez l’optimiseur avec model.named_parameters() pour qu’il enregistre leurs noms</translation>
    </message>
    <message>
        <source>the size of the parts</source>
        <translation>la taille des parties</translation>
    </message>
    <message>
        <source>the sizes {} are fewer than the dims of the batch size {}</source>
        <translation>les tailles {} sont moins nombreuses que les dimensions de la taille de batch {}</translation>
    </message>
    <message>
        <source>the sizes {} do not sum to the size {} of dim {}</source>
        <translation>la somme des tailles {} n’est pas la taille {} de la dimension {}</translation>
    </message>
    <message>
        <source>the source has another kind of entry here</source>
        <translation>la source a ici un autre genre d’entrée</translation>
    </message>
    <message>
        <source>the stack dim {} is out of range for members of batch size {}</source>
        <translation>la dimension d’empilement {} est hors limites pour des membres de taille de batch {}</translation>
    </message>
    <message>
        <source>the standard deviation of advantages is not 1 in {} of {} groups</source>
        <translation>l'écart-type des avantages n'est pas 1 dans {} des {} groupes</translation>
    </message>
    <message>
        <source>the state dict lacks {} of the module, and the module lacks {} of the state dict</source>
        <translation>il manque au state dict {} du module, et il manque au module {} du state dict</translation>
    </message>
    <message>
        <source>the state dict misses {} of the module</source>
        <translation>il manque au state dict {} du module</translation>
    </message>
    <message>
        <source>the state of a replay buffer cannot be read: {}</source>
        <translation>l’état d’un replay buffer ne peut pas être lu : {}</translation>
    </message>
    <message>
        <source>the state of an LSTM is a pair of tensors</source>
        <translation>l’état d’un LSTM est une paire de tenseurs</translation>
    </message>
    <message>
        <source>the step after an end has the id of the ended episode, {} total</source>
        <translation>le pas suivant une fin a l’identifiant de l’épisode fini, {} en tout</translation>
    </message>
    <message>
        <source>the step of range() cannot be zero</source>
        <translation>le pas de range() ne peut pas être zéro</translation>
    </message>
    <message>
        <source>the storage states that {} of its {} rows have data</source>
        <translation>Le stockage indique que {} de ses {} lignes contiennent des données</translation>
    </message>
    <message>
        <source>the storage {} is truncated: has {} of {} bytes</source>
        <translation>le stockage {} est tronqué : a {} octets sur {}</translation>
    </message>
    <message>
        <source>the stored text differs from the tokens in {} of {} sequences</source>
        <translation>le texte enregistré diffère des tokens dans {} des {} séquences</translation>
    </message>
    <message>
        <source>the stored text of the prompt differs from its tokens in {} of {} sequences</source>
        <translation>le texte enregistré du prompt diffère de ses tokens dans {} des {} séquences</translation>
    </message>
    <message>
        <source>the stored text of the response differs from its tokens in {} of {} sequences</source>
        <translation>le texte enregistré de la réponse diffère de ses tokens dans {} des {} séquences</translation>
    </message>
    <message>
        <source>the structure of its tensordict cannot be used, so its names are split at dots: {}</source>
        <translation>la structure de son tensordict est inutilisable, ses noms sont donc divisés aux points : {}</translation>
    </message>
    <message>
        <source>the table of episodes has no numbers in {}</source>
        <translation>la table des épisodes n’a pas de nombres dans {}</translation>
    </message>
    <message>
        <source>the table of its shards is packed, which cannot be read</source>
        <translation>la table de ses shards est compressée, ce qui ne peut pas être lu</translation>
    </message>
    <message>
        <source>the table of shapes of a nested tensor has {} dims instead of 2</source>
        <translation>la table des formes d’un tenseur imbriqué a {} dimensions au lieu de 2</translation>
    </message>
    <message>
        <source>the tables of the sizes of a nested tensor do not fit together</source>
        <translation>les tables des tailles d’un tenseur imbriqué ne s’accordent pas</translation>
    </message>
    <message>
        <source>the target has the shape {}, and the input {}: they must be equal</source>
        <translation>la cible a la forme {}, et l’entrée {} : elles doivent être égales</translation>
    </message>
    <message>
        <source>the target of this scope no longer exists at its end: give it a name before, or write to the part of td in the block</source>
        <translation>la cible de cette portée n’existe plus à sa fin : donnez-lui d’abord un nom, ou écrivez dans le bloc dans la partie de td</translation>
    </message>
    <message>
        <source>the tensor has shape {}, which does not start with the requested batch size {}</source>
        <translation>le tenseur a la forme {}, qui ne commence pas par la taille de batch demandée {}</translation>
    </message>
    <message>
        <source>the tensor {} belongs to no key of the tensordict: Python raises an error when it loads this</source>
        <translation>le tenseur {} n’appartient à aucune clé du tensordict : Python refuse de charger cela</translation>
    </message>
    <message>
        <source>the tensor {} has bytes of another one: Python raises an error when it loads this</source>
        <translation>le tenseur {} a des octets d’un autre : Python refuse de charger cela</translation>
    </message>
    <message>
        <source>the tensor {} of a nested tensor is missing</source>
        <translation>le tenseur {} d’un tenseur imbriqué manque</translation>
    </message>
    <message>
        <source>the tensordict to expand to has no key {}</source>
        <translation>le tensordict vers lequel étendre n’a pas de clé {}</translation>
    </message>
    <message>
        <source>the tensordicts cannot be stacked: {}</source>
        <translation>les tensordicts ne peuvent pas être empilés : {}</translation>
    </message>
    <message>
        <source>the tensors cannot be stacked: {}</source>
        <translation>les tenseurs ne peuvent pas être empilés : {}</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>le texte</translation>
    </message>
    <message>
        <source>the text is not UTF-8 at byte {}</source>
        <translation>le texte n’est pas en UTF-8 à l’octet {}</translation>
    </message>
    <message>
        <source>the text is too long: {} bytes, at most {} are read</source>
        <translation>le texte est trop long : {} octets, {} au plus sont lus</translation>
    </message>
    <message>
        <source>the text of the tokens is larger than {} bytes</source>
        <translation>le texte des tokens dépasse {} octets</translation>
    </message>
    <message>
        <source>the tokenizer has more than {} JSON values</source>
        <translation>le tokenizer a plus de {} valeurs JSON</translation>
    </message>
    <message>
        <source>the tokenizer has more than {} parts of its {}</source>
        <translation>le tokenizer a plus de {} parties de {}</translation>
    </message>
    <message>
        <source>the tokenizer has more than {} tokens</source>
        <translation>le tokenizer a plus de {} tokens</translation>
    </message>
    <message>
        <source>the tokenizer has no "model" with a "vocab"</source>
        <translation>le tokenizer n'a pas de « model » avec un « vocab »</translation>
    </message>
    <message>
        <source>the tokenizer is not a JSON object</source>
        <translation>le tokenizer n'est pas un objet JSON</translation>
    </message>
    <message>
        <source>the tokenizer is not valid JSON: error at byte {}</source>
        <translation>le tokenizer n'est pas du JSON valide : erreur à l'octet {}</translation>
    </message>
    <message>
        <source>the tokenizer is not valid JSON: {}</source>
        <translation>le tokenizer n'est pas du JSON valide : {}</translation>
    </message>
    <message>
        <source>the tokenizer's "added_tokens" are not a list</source>
        <translation>les « added_tokens » du tokenizer ne sont pas une liste</translation>
    </message>
    <message>
        <source>the tokenizer's IDs are too sparse: {} tokens have IDs up to {}</source>
        <translation>les ID du tokenizer sont trop dispersés : {} tokens ont des ID jusqu'à {}</translation>
    </message>
    <message>
        <source>the tokenizer's JSON is nested deeper than {} levels</source>
        <translation>le JSON du tokenizer est imbriqué sur plus de {} niveaux</translation>
    </message>
    <message>
        <source>the tokenizer's Replace has the regular expression "{}". Supported: plain text</source>
        <translation>Replace du tokenizer a l'expression régulière « {} ». Seul le texte simple est pris en charge</translation>
    </message>
    <message>
        <source>the tokenizer's {} has no field "{}"</source>
        <translation>{} du tokenizer n'a pas de champ « {} »</translation>
    </message>
    <message>
        <source>the tokenizer's {} is nested deeper than {} levels</source>
        <translation>{} du tokenizer est imbriqué sur plus de {} niveaux</translation>
    </message>
    <message>
        <source>the tokenizer's {} is not an object with a "type"</source>
        <translation>{} du tokenizer n'est pas un objet avec « type »</translation>
    </message>
    <message>
        <source>the unpacked member {}</source>
        <translation>le fichier décompressé {} de l’archive</translation>
    </message>
    <message>
        <source>the value is not in the {}</source>
        <translation>la valeur n’est pas dans : {}</translation>
    </message>
    <message>
        <source>the value {} does not fit into {}</source>
        <translation>la valeur {} ne tient pas dans {}</translation>
    </message>
    <message>
        <source>the values of a pickle are nested more than {} levels deep</source>
        <translation>les valeurs d’un pickle sont imbriquées sur plus de {} niveaux</translation>
    </message>
    <message>
        <source>the video has no frame at {}; its last one is at {}</source>
        <translation>la vidéo n’a pas d’image à {} ; la dernière est à {}</translation>
    </message>
    <message>
        <source>the video was changed by another program since it was opened; open it again</source>
        <translation>la vidéo a été modifiée par un autre programme depuis son ouverture ; rouvrez-la</translation>
    </message>
    <message>
        <source>the worker process for {} {}, so there is no result; if memory ran out, run the command again with fewer --jobs</source>
        <translation>le processus de travail pour {} {}, il n'y a donc pas de résultat ; si la mémoire était épuisée, relancez la commande avec moins de --jobs</translation>
    </message>
    <message>
        <source>the wrap-around at row {} is inside an episode</source>
        <translation>le bouclage à la ligne {} se trouve dans un épisode</translation>
    </message>
    <message>
        <source>their batch sizes are {} and {}</source>
        <translation>leurs tailles de batch sont {} et {}</translation>
    </message>
    <message>
        <source>their shapes are {} and {}</source>
        <translation>leurs formes sont {} et {}</translation>
    </message>
    <message>
        <source>there are no parameters of a distribution there</source>
        <translation>il n’y a pas là de paramètres d’une distribution</translation>
    </message>
    <message>
        <source>there are none</source>
        <translation>il n’y en a pas</translation>
    </message>
    <message>
        <source>there is a '*' already</source>
        <translation>il y a déjà un '*'</translation>
    </message>
    <message>
        <source>there is a parameter '{}' already</source>
        <translation>il y a déjà un paramètre '{}'</translation>
    </message>
    <message>
        <source>there is an entry {} already</source>
        <translation>il y a déjà une entrée {}</translation>
    </message>
    <message>
        <source>there is no batch dim {}: the batch has {}</source>
        <translation>il n’y a pas de dimension de batch {} : le batch en a {}</translation>
    </message>
    <message>
        <source>there is no dim {} among {}</source>
        <translation>il n’y a pas de dimension {} parmi {}</translation>
    </message>
    <message>
        <source>there is no entry left</source>
        <translation>il ne reste aucune entrée</translation>
    </message>
    <message>
        <source>there is no formula for the divergence of a {} from a {}</source>
        <translation>il n’y a pas de formule pour la divergence de {} par rapport à {}</translation>
    </message>
    <message>
        <source>there is no heap where it should be</source>
        <translation>il n’y a pas de tas (heap) là où il devrait être</translation>
    </message>
    <message>
        <source>there is no key {}</source>
        <translation>il n’y a pas de clé {}</translation>
    </message>
    <message>
        <source>there is no key {}; did you mean {}? The keys of this level are {}</source>
        <translation>il n’y a pas de clé {} ; vouliez-vous dire {} ? Les clés de ce niveau sont {}</translation>
    </message>
    <message>
        <source>there is no key {}; the keys of this level are {}</source>
        <translation>il n’y a pas de clé {} ; les clés de ce niveau sont {}</translation>
    </message>
    <message>
        <source>there is no key {}; this level has no keys</source>
        <translation>il n’y a pas de clé {} ; ce niveau n’a pas de clés</translation>
    </message>
    <message>
        <source>there is no mapping {}</source>
        <translation>il n’y a pas de correspondance (mapping) {}</translation>
    </message>
    <message>
        <source>there is no member {}</source>
        <translation>il n’y a pas de membre {}</translation>
    </message>
    <message>
        <source>there is no member {}: the stack has {} members</source>
        <translation>il n’y a pas de membre {} : la pile a {} membres</translation>
    </message>
    <message>
        <source>there is no member {}: this is not a lazy stack</source>
        <translation>il n’y a pas de membre {} : ce n’est pas un lazy stack</translation>
    </message>
    <message>
        <source>there is no memory for packing a chunk</source>
        <translation>il n’y a pas de mémoire pour compresser un chunk</translation>
    </message>
    <message>
        <source>there is no module '{}' in a {}</source>
        <translation>il n’y a pas de module '{}' dans un {}</translation>
    </message>
    <message>
        <source>there is no operator {} to call</source>
        <translation>il n’y a pas d’opérateur {} à appeler</translation>
    </message>
    <message>
        <source>there is no process {} among the {} of the group, which count from 0</source>
        <translation>il n’y a pas de processus {} parmi les {} du groupe, comptés à partir de 0</translation>
    </message>
    <message>
        <source>there is no such key</source>
        <translation>cette clé n’existe pas</translation>
    </message>
    <message>
        <source>there is no tensordict {} to move it into</source>
        <translation>il n’y a pas de tensordict {} où le déplacer</translation>
    </message>
    <message>
        <source>there is not enough memory for it on that machine</source>
        <translation>il n’y a pas assez de mémoire pour cela sur cette machine</translation>
    </message>
    <message>
        <source>there is nothing to concatenate: the list of tensordicts is empty</source>
        <translation>il n’y a rien à concaténer : la liste de tensordicts est vide</translation>
    </message>
    <message>
        <source>there is nothing to concatenate: the list of tensors is empty</source>
        <translation>il n’y a rien à concaténer : la liste de tenseurs est vide</translation>
    </message>
    <message>
        <source>there is nothing to pad: the list of tensordicts is empty</source>
        <translation>il n’y a rien à compléter : la liste de tensordicts est vide</translation>
    </message>
    <message>
        <source>there is nothing to stack: the list of tensordicts is empty</source>
        <translation>il n’y a rien à empiler : la liste de tensordicts est vide</translation>
    </message>
    <message>
        <source>there is nothing to stack: the list of values is empty</source>
        <translation>il n’y a rien à empiler : la liste de valeurs est vide</translation>
    </message>
    <message>
        <source>there is {} here, and {} cannot be copied into it</source>
        <translation>il y a ici {}, et {} ne peut pas y être copié</translation>
    </message>
    <message>
        <source>there is {} under {} already, so it cannot hold further keys</source>
        <translation>il y a déjà {} sous {}, où d’autres clés ne peuvent donc pas être placées</translation>
    </message>
    <message>
        <source>these elements are stored in another form than in memory, so they are read-only; save the tensordict in another format to edit them</source>
        <translation>ces éléments sont stockés sous une autre forme qu’en mémoire, ils sont donc en lecture seule ; enregistrez le tensordict dans un autre format pour les modifier</translation>
    </message>
    <message>
        <source>theta must be of a floating point dtype, not {}</source>
        <translation>theta doit avoir un dtype à virgule flottante, et non {}</translation>
    </message>
    <message>
        <source>this LibTorch has no operator {}{}</source>
        <translation>cette LibTorch n’a pas d’opérateur {}{}</translation>
    </message>
    <message>
        <source>this LibTorch was built without CUDA</source>
        <translation>cette LibTorch a été compilée sans CUDA</translation>
    </message>
    <message>
        <source>this changes nothing: expected an assignment, 'del' or an in-place method</source>
        <translation>cela ne change rien : une affectation, 'del' ou une méthode qui agit sur place est attendue</translation>
    </message>
    <message>
        <source>this does not open files: use torch.load(PATH) to read one into memory, or open it as PATH or with --with NAME=PATH</source>
        <translation>ceci n’ouvre pas de fichiers : utilisez torch.load(PATH) pour en lire un en mémoire, ou ouvrez-le comme PATH ou avec --with NAME=PATH</translation>
    </message>
    <message>
        <source>this escape is not a character</source>
        <translation>cette séquence d’échappement n’est pas un caractère</translation>
    </message>
    <message>
        <source>this file of a leaf is missing</source>
        <translation>ce fichier d’une feuille manque</translation>
    </message>
    <message>
        <source>this file of the checkpoint is missing; copy it here from where the process that wrote it ran</source>
        <translation>ce fichier du checkpoint manque ; copiez-le ici depuis là où tournait le processus qui l’a écrit</translation>
    </message>
    <message>
        <source>this folder is missing</source>
        <translation>ce dossier manque</translation>
    </message>
    <message>
        <source>this is neither a number nor a name</source>
        <translation>ce n’est ni un nombre ni un nom</translation>
    </message>
    <message>
        <source>this is non-tensor data and has no entries</source>
        <translation>ce sont des données non-tenseur, sans entrées</translation>
    </message>
    <message>
        <source>this is {} and has no entry {}</source>
        <translation>ceci est {} et n’a pas d’entrée {}</translation>
    </message>
    <message>
        <source>this lambda got several values for '{}'</source>
        <translation>ce lambda a reçu plusieurs valeurs pour '{}'</translation>
    </message>
    <message>
        <source>this lambda misses '{}'</source>
        <translation>il manque '{}' à ce lambda</translation>
    </message>
    <message>
        <source>this lambda takes no '{}'</source>
        <translation>ce lambda ne prend pas de '{}'</translation>
    </message>
    <message>
        <source>this lambda takes {} arguments, not {}</source>
        <translation>ce lambda prend {} arguments, pas {}</translation>
    </message>
    <message>
        <source>this line is indented deeper than those above it</source>
        <translation>cette ligne est plus indentée que celles du dessus</translation>
    </message>
    <message>
        <source>this line is indented, but belongs to no block</source>
        <translation>cette ligne est indentée, mais n’appartient à aucun bloc</translation>
    </message>
    <message>
        <source>this list of unsaved edits is damaged; remove it</source>
        <translation>cette liste de modifications non enregistrées est endommagée ; supprimez-la</translation>
    </message>
    <message>
        <source>this number does not fit into 64 bits</source>
        <translation>ce nombre ne tient pas sur 64 bits</translation>
    </message>
    <message>
        <source>this number is too large</source>
        <translation>ce nombre est trop grand</translation>
    </message>
    <message>
        <source>this operation gives no view</source>
        <translation>cette opération ne donne pas de vue</translation>
    </message>
    <message>
        <source>this program was built without the headers of Gloo, and cannot exchange tensordicts with other processes</source>
        <translation>ce programme a été compilé sans les en-têtes de Gloo et ne peut pas échanger de tensordicts avec d’autres processus</translation>
    </message>
    <message>
        <source>this string is never closed: expected {}</source>
        <translation>cette chaîne n’est jamais fermée : {} attendu</translation>
    </message>
    <message>
        <source>this syntax is not supported</source>
        <translation>cette syntaxe n’est pas prise en charge</translation>
    </message>
    <message>
        <source>this takes a batch of at least {} dims, got {}</source>
        <translation>ceci prend un batch d’au moins {} dimensions, reçu {}</translation>
    </message>
    <message>
        <source>this takes too many steps</source>
        <translation>ceci demande trop d’étapes</translation>
    </message>
    <message>
        <source>this tensordict has no path of its own; `tensordesk info` shows that of a file</source>
        <translation>ce tensordict n’a pas de chemin propre ; `tensordesk info` montre celui d’un fichier</translation>
    </message>
    <message>
        <source>time runs within members of a ragged stack, not along its dim {}</source>
        <translation>le temps suit l’intérieur des membres d’une pile irrégulière, pas sa dimension {}</translation>
    </message>
    <message>
        <source>to() takes a device, a dtype, a tensor or other=, not {}</source>
        <translation>to() prend un device, un dtype, un tenseur ou other=, pas {}</translation>
    </message>
    <message>
        <source>to() takes no further argument with the attributes of the leaves</source>
        <translation>to() ne prend pas d’autre argument avec les attributs des feuilles</translation>
    </message>
    <message>
        <source>to_padded_tensor() is for nested tensors; this one has shape {}</source>
        <translation>to_padded_tensor() est pour les tenseurs imbriqués ; celui-ci a la forme {}</translation>
    </message>
    <message>
        <source>too deeply nested: more than {} levels</source>
        <translation>imbrication trop profonde : plus de {} niveaux</translation>
    </message>
    <message>
        <source>too many calls inside one another</source>
        <translation>trop d’appels les uns dans les autres</translation>
    </message>
    <message>
        <source>too many indices: shape {} has 1 dim, but {} were indexed</source>
        <translation>trop d’indices : la forme {} a 1 dimension, mais {} sont indexées</translation>
    </message>
    <message>
        <source>too many indices: shape {} has {} dims, but {} were indexed</source>
        <translation>trop d’indices : la forme {} a {} dimensions, mais {} sont indexées</translation>
    </message>
    <message>
        <source>torch is a module: expected one of its names after it, as in torch.tensor</source>
        <translation>torch est un module : l’un de ses noms est attendu après, comme dans torch.tensor</translation>
    </message>
    <message>
        <source>torch.arange() takes end, or start, end and maybe step, as numbers</source>
        <translation>torch.arange() prend end, ou start, end et éventuellement step, comme nombres</translation>
    </message>
    <message>
        <source>torch.finfo() takes a floating point dtype; torch.iinfo() takes those of integers</source>
        <translation>torch.finfo() prend un dtype à virgule flottante ; torch.iinfo() prend ceux d’entiers</translation>
    </message>
    <message>
        <source>torch.iinfo() takes a dtype of integers; torch.finfo() takes floating point ones</source>
        <translation>torch.iinfo() prend un dtype d’entiers ; torch.finfo() prend ceux à virgule flottante</translation>
    </message>
    <message>
        <source>torch.jit.load takes the name of a file, not a value of type {}</source>
        <translation>torch.jit.load prend le nom d’un fichier, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>torch.{}() changes its argument: call it as a method</source>
        <translation>torch.{}() change son argument : appelez-la comme méthode</translation>
    </message>
    <message>
        <source>trajectory ids need one element for each position of the batch size {}, and this is {}</source>
        <translation>les trajectoires se distinguent par un élément pour chaque position de la taille de batch {}, or ceci est {}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>two keys of this level have the same file name; rename one of them</source>
        <translation>deux clés de ce niveau ont le même nom de fichier ; renommez l’une d’elles</translation>
    </message>
    <message>
        <source>two keys would become {}; rename one of them</source>
        <translation>deux clés deviendraient {} ; renommez l’une d’elles</translation>
    </message>
    <message>
        <source>type object 'TensorDict'</source>
        <translation>objet type 'TensorDict'</translation>
    </message>
    <message>
        <source>unexpected '{}'</source>
        <translation>'{}' inattendu</translation>
    </message>
    <message>
        <source>unflatten: the sizes {} do not multiply to the size {} of dim {}</source>
        <translation>unflatten : le produit des tailles {} n’est pas la taille {} de la dimension {}</translation>
    </message>
    <message>
        <source>unflattening would replace an entry that is there already</source>
        <translation>le désaplatissement remplacerait une entrée déjà présente</translation>
    </message>
    <message>
        <source>unknown error</source>
        <translation>erreur inconnue</translation>
    </message>
    <message>
        <source>unknown kind of level</source>
        <translation>genre de niveau inconnu</translation>
    </message>
    <message>
        <source>unknown reduction</source>
        <translation>réduction inconnue</translation>
    </message>
    <message>
        <source>unknown tokenizer decoder "{}". Supported: BPEDecoder, ByteFallback, ByteLevel, CTC, Fuse, Metaspace, Replace, Sequence, Strip, WordPiece</source>
        <translation>décodeur « {} » du tokenizer inconnu. Pris en charge : BPEDecoder, ByteFallback, ByteLevel, CTC, Fuse, Metaspace, Replace, Sequence, Strip, WordPiece</translation>
    </message>
    <message>
        <source>unknown tokenizer model {}. Supported: BPE, WordPiece, WordLevel, Unigram</source>
        <translation>modèle de tokenizer {} inconnu. Pris en charge : BPE, WordPiece, WordLevel, Unigram</translation>
    </message>
    <message>
        <source>unpacks to more than {} bytes; unpack it with `gzip -d` or `zstd -d` and open the result</source>
        <translation>dépasse {} octets une fois décompressé ; décompressez-le avec `gzip -d` ou `zstd -d` et ouvrez le résultat</translation>
    </message>
    <message>
        <source>unsupported operand type(s) for {}: '{}' and '{}'</source>
        <translation>type(s) d’opérande non pris en charge pour {} : '{}' et '{}'</translation>
    </message>
    <message>
        <source>value {} of "episodeValues"</source>
        <translation>la valeur {} de "episodeValues"</translation>
    </message>
    <message>
        <source>values of batch size {} do not fit the batch size {}</source>
        <translation>des valeurs de taille de batch {} ne conviennent pas à la taille de batch {}</translation>
    </message>
    <message>
        <source>values of batch size {} do not fit those of batch size {}</source>
        <translation>des valeurs de taille de batch {} ne conviennent pas à celles de taille de batch {}</translation>
    </message>
    <message>
        <source>values, rewards and flags must have one shape, but there are {} and {}</source>
        <translation>valeurs, récompenses et indicateurs doivent avoir la même forme, mais il y a {} et {}</translation>
    </message>
    <message>
        <source>var has the shape {}, which does not fit an input of {}</source>
        <translation>var a la forme {}, qui ne convient pas à une entrée de {}</translation>
    </message>
    <message>
        <source>var must not be negative anywhere</source>
        <translation>var ne doit être négatif nulle part</translation>
    </message>
    <message>
        <source>videos are only read; save it as a memmap folder, or export a film of its frames</source>
        <translation>les vidéos sont seulement lues ; enregistrez-la comme dossier memmap, ou exportez un film de ses images</translation>
    </message>
    <message>
        <source>was changed by another program since it was opened; nothing was saved. Reload it and edit again, or export the edited tensordict</source>
        <translation>a été modifié par un autre programme depuis son ouverture ; rien n’a été enregistré. Rechargez-le et refaites les modifications, ou exportez le tensordict modifié</translation>
    </message>
    <message>
        <source>was changed by another program since it was opened; open it again</source>
        <translation>a été modifié par un autre programme depuis son ouverture ; rouvrez-le</translation>
    </message>
    <message>
        <source>was changed by another program since it was opened; open it again to edit its present content</source>
        <translation>a été modifié par un autre programme depuis son ouverture ; rouvrez-le pour modifier son contenu actuel</translation>
    </message>
    <message>
        <source>was converted to another dtype; change the original</source>
        <translation>a été converti en un autre dtype ; changez l’original</translation>
    </message>
    <message>
        <source>was killed by signal {} ({})</source>
        <translation>a été tué par le signal {} ({})</translation>
    </message>
    <message>
        <source>was packed by an extension of the program that saved it; load it in Python and save it without one</source>
        <translation>a été compressé par une extension du programme qui l’a enregistré ; chargez-le en Python et enregistrez-le sans extension</translation>
    </message>
    <message>
        <source>was removed by another program since it was opened</source>
        <translation>a été supprimé par un autre programme depuis son ouverture</translation>
    </message>
    <message>
        <source>was saved for the device {}; its values are read on the CPU</source>
        <translation>a été enregistré pour le device {} ; ses valeurs sont lues sur le CPU</translation>
    </message>
    <message>
        <source>was shortened while it was open: the missing bytes read as zeros</source>
        <translation>a été raccourci pendant qu’il était ouvert : ce qui manque se lit comme des zéros</translation>
    </message>
    <message>
        <source>was shortened while it was open: the missing bytes read as zeros, from byte {} of {} on</source>
        <translation>a été raccourci pendant qu’il était ouvert : ce qui manque se lit comme des zéros, à partir de l’octet {} sur {}</translation>
    </message>
    <message>
        <source>was written on a big-endian machine, which this program does not read; load it in Python and save it again</source>
        <translation>a été écrit sur une machine big-endian, ce que ce programme ne lit pas ; chargez-le en Python et réenregistrez-le</translation>
    </message>
    <message>
        <source>weight has the shape {}, not that of the input, {}</source>
        <translation>weight a la forme {}, et non celle de l’entrée, {}</translation>
    </message>
    <message>
        <source>weight must have two dims, not the shape {}</source>
        <translation>weight doit avoir deux dimensions, et non la forme {}</translation>
    </message>
    <message>
        <source>weights_only=False would run code of the file; only tensors and plain values are read</source>
        <translation>weights_only=False exécuterait du code du fichier ; seuls les tenseurs et les valeurs simples sont lus</translation>
    </message>
    <message>
        <source>where episodes end</source>
        <translation>où finissent les épisodes</translation>
    </message>
    <message>
        <source>with several threads return_early=True does not go with non_blocking=True</source>
        <translation>avec plusieurs threads, return_early=True ne va pas avec non_blocking=True</translation>
    </message>
    <message>
        <source>would be another one when a file of the format {} is opened again; save it in another format</source>
        <translation>serait différent à la réouverture d’un fichier au format {} ; enregistrez-le dans un autre format</translation>
    </message>
    <message>
        <source>would be called {}, as another entry: rename one of them</source>
        <translation>s'appellerait {}, comme une autre entrée : renommez l'une d'elles</translation>
    </message>
    <message>
        <source>would have more bytes than 64 bits count</source>
        <translation>aurait plus d’octets que 64 bits n’en comptent</translation>
    </message>
    <message>
        <source>zip archives of several files are only read; save it as a memmap folder or a .tdz archive</source>
        <translation>les archives zip de plusieurs fichiers ne sont que lues ; enregistrez-la comme dossier memmap ou archive .tdz</translation>
    </message>
    <message>
        <source>zstd</source>
        <translation>zstd</translation>
    </message>
    <message>
        <source>{}
and {} more</source>
        <translation>{}
et {} autres</translation>
    </message>
    <message>
        <source>{} (line {})
{}</source>
        <translation>{} (ligne {})
{}</translation>
    </message>
    <message>
        <source>{} (supported: {})</source>
        <translation>{} (pris en charge : {})</translation>
    </message>
    <message>
        <source>{} That explains {} % of the numbers that differ.</source>
        <translation>{} Cela explique {} % des nombres qui diffèrent.</translation>
    </message>
    <message>
        <source>{} and {} channels must be divisible by groups={}</source>
        <translation>{} et {} canaux doivent être divisibles par groups={}</translation>
    </message>
    <message>
        <source>{} and {} more</source>
        <translation>{} et {} autres</translation>
    </message>
    <message>
        <source>{} are given twice, also as {}</source>
        <translation>{} : donné deux fois, aussi comme {}</translation>
    </message>
    <message>
        <source>{} belongs to no episode</source>
        <translation>{} n’appartient à aucun épisode</translation>
    </message>
    <message>
        <source>{} bytes</source>
        <translation>{} octets</translation>
    </message>
    <message>
        <source>{} bytes before the tensor {} belong to none: Python raises an error when it loads this</source>
        <translation>{} octets avant le tenseur {} n’appartiennent à aucun : Python refuse de charger cela</translation>
    </message>
    <message>
        <source>{} cannot be read: {}</source>
        <translation>{} ne peut pas être lu : {}</translation>
    </message>
    <message>
        <source>{} cannot be started: {}.</source>
        <translation>{} ne peut pas être lancé : {}.</translation>
    </message>
    <message>
        <source>{} cannot be the name of a layout: it has 1 to {} characters, no / and no dot in front</source>
        <translation>{} ne peut pas être le nom d’un layout : il a de 1 à {} caractères, pas de / et pas de point au début</translation>
    </message>
    <message>
        <source>{} cannot be written again, so deleting or replacing it could not be undone</source>
        <translation>{} ne peut pas être réécrit, le supprimer ou le remplacer ne pourrait donc pas être annulé</translation>
    </message>
    <message>
        <source>{} cannot change the keys of a sub-tensordict in place: they are those of its parent</source>
        <translation>{} ne peut pas changer sur place les clés d’un sous-tensordict : ce sont celles de son parent</translation>
    </message>
    <message>
        <source>{} cannot complete where only some members of a lazy stack have a key (exclusive keys): select the common ones first</source>
        <translation>{} ne peut pas aboutir là où seuls certains membres d’un lazy stack ont une clé (exclusive keys) : sélectionnez d’abord les clés communes</translation>
    </message>
    <message>
        <source>{} computes the default or constant of {} while the file is loaded</source>
        <translation>{} calcule la valeur par défaut ou la constante de {} pendant le chargement du fichier</translation>
    </message>
    <message>
        <source>{} depends on values, and only shapes are known here</source>
        <translation>{} dépend de valeurs, et seules les formes sont connues ici</translation>
    </message>
    <message>
        <source>{} dims cannot be moved to {} places</source>
        <translation>{} dimensions ne peuvent pas être déplacées vers {} places</translation>
    </message>
    <message>
        <source>{} does not have a value for each episode</source>
        <translation>{} n’a pas une valeur par épisode</translation>
    </message>
    <message>
        <source>{} does not have the first and the last step of each episode</source>
        <translation>{} ne contient pas le premier et le dernier pas de chaque épisode</translation>
    </message>
    <message>
        <source>{} does not state which rows have data: it has no integers</source>
        <translation>{} n’indique pas quelles lignes ont des données : il n’a pas d’entiers</translation>
    </message>
    <message>
        <source>{} does not tell the state of the ring buffer: it has no integers</source>
        <translation>{} ne donne pas l'état du tampon circulaire : il n'a pas d'entiers</translation>
    </message>
    <message>
        <source>{} episodes have no steps</source>
        <translation>{} épisodes n’ont pas de pas</translation>
    </message>
    <message>
        <source>{} files are shown as one stack, numbered {}</source>
        <translation>{} fichiers sont affichés comme une seule pile, numérotés {}</translation>
    </message>
    <message>
        <source>{} files are shown as one stack: {}</source>
        <translation>{} fichiers sont affichés comme une seule pile : {}</translation>
    </message>
    <message>
        <source>{} for {}</source>
        <translation>{} pour {}</translation>
    </message>
    <message>
        <source>{} further lines are left out, which are not JSON objects</source>
        <translation>{} autres lignes sont omises, qui ne sont pas des objets JSON</translation>
    </message>
    <message>
        <source>{} gives a {}, not a distribution</source>
        <translation>{} donne {}, pas une distribution</translation>
    </message>
    <message>
        <source>{} gives no tensor of log-probabilities</source>
        <translation>{} ne donne pas de tenseur de log-probabilités</translation>
    </message>
    <message>
        <source>{} has a __setstate__, which would be run while the file is loaded</source>
        <translation>{} a un __setstate__, qui serait exécuté pendant le chargement du fichier</translation>
    </message>
    <message>
        <source>{} has a size of {}</source>
        <translation>{} a une taille de {}</translation>
    </message>
    <message>
        <source>{} has an unknown field {}; remove it</source>
        <translation>{} a un champ inconnu {} ; retirez-le</translation>
    </message>
    <message>
        <source>{} has dtype torch.uint8: as an index it is read as a mask, not as positions.</source>
        <translation>{} est de dtype torch.uint8 : comme index, il est lu comme un masque, et non comme des positions.</translation>
    </message>
    <message>
        <source>{} has dtype {}: `~` inverts the bits of numbers, so that 1 becomes {}.</source>
        <translation>{} est de dtype {} : `~` inverse les bits des nombres, si bien que 1 devient {}.</translation>
    </message>
    <message>
        <source>{} has its keys in another order</source>
        <translation>{} a ses clés dans un autre ordre</translation>
    </message>
    <message>
        <source>{} has no attribute '{}'{}</source>
        <translation>{} n’a pas d’attribut '{}'{}</translation>
    </message>
    <message>
        <source>{} has no distribution function of one tensor</source>
        <translation>{} n’a pas de fonction de répartition d’un seul tenseur</translation>
    </message>
    <message>
        <source>{} has no field {}</source>
        <translation>{} n'a pas de champ {}</translation>
    </message>
    <message>
        <source>{} has no formula for its distribution function</source>
        <translation>{} n’a pas de formule pour sa fonction de répartition</translation>
    </message>
    <message>
        <source>{} has no formula for its entropy</source>
        <translation>{} n’a pas de formule pour son entropie</translation>
    </message>
    <message>
        <source>{} has no frame at the first or the last step of episode {}</source>
        <translation>{} n’a pas d’image au premier ou au dernier pas de l’épisode {}</translation>
    </message>
    <message>
        <source>{} has no key {}</source>
        <translation>{} n'a pas de clé {}</translation>
    </message>
    <message>
        <source>{} has no rsample(); sample() draws from it</source>
        <translation>{} n’a pas de rsample() ; sample() en tire des échantillons</translation>
    </message>
    <message>
        <source>{} has no value to use for a sample where none is drawn</source>
        <translation>{} n’a rien qui tienne lieu d’échantillon quand aucun n’est tiré</translation>
    </message>
    <message>
        <source>{} has no {}</source>
        <translation>{} n’a pas de {}</translation>
    </message>
    <message>
        <source>{} has none of the keys {}</source>
        <translation>{} n'a aucune des clés {}</translation>
    </message>
    <message>
        <source>{} has one element per batch position, and `[]` selects all of them at each position.</source>
        <translation>{} a un élément par position du batch, et `[]` les sélectionne tous à chaque position.</translation>
    </message>
    <message>
        <source>{} has one element, and the `{}` of one number is nan.</source>
        <translation>{} a un élément, et le `{}` d’un seul nombre est nan.</translation>
    </message>
    <message>
        <source>{} has rows without a number, which are shown as NaN</source>
        <translation>{} a des lignes sans nombre, affichées comme NaN</translation>
    </message>
    <message>
        <source>{} has the numpy dtype {} and is shown as int64</source>
        <translation>{} a le dtype numpy {} et est montré comme int64</translation>
    </message>
    <message>
        <source>{} has the shape {} in the state dict and {} in the module: the two were created with different sizes.</source>
        <translation>{} a la forme {} dans le state dict et {} dans le module : les deux ont été créés avec des tailles différentes.</translation>
    </message>
    <message>
        <source>{} has the shape {}, not height, width and channels</source>
        <translation>{} a la forme {}, et non hauteur, largeur et canaux</translation>
    </message>
    <message>
        <source>{} has the shape {}, which {} rows of the storage do not fit</source>
        <translation>{} a la forme {}, à laquelle les {} lignes du stockage ne correspondent pas</translation>
    </message>
    <message>
        <source>{} has the type {} and is shown as {}</source>
        <translation>{} a le type {} et est affiché comme {}</translation>
    </message>
    <message>
        <source>{} has {} dims, and the index uses {}.</source>
        <translation>{} a {} dims, et l'indice en utilise {}.</translation>
    </message>
    <message>
        <source>{} has {} dims, more than {}</source>
        <translation>{} a {} dimensions, plus que {}</translation>
    </message>
    <message>
        <source>{} has {} frames for {} rows</source>
        <translation>{} a {} images pour {} lignes</translation>
    </message>
    <message>
        <source>{} has {} numbers; the input has {} dims after batch and channels</source>
        <translation>{} a {} nombres ; l’entrée a {} dimensions après le batch et les canaux</translation>
    </message>
    <message>
        <source>{} has {} rows, but the arrays before it have {}</source>
        <translation>{} a {} lignes, mais les tableaux précédents en ont {}</translation>
    </message>
    <message>
        <source>{} has {}, where its episode of {} steps needs {}; open it with {} to see it as stored</source>
        <translation>{} a {}, alors que son épisode de {} pas en demande {} ; ouvrez-le avec {} pour le voir tel qu'il est enregistré</translation>
    </message>
    <message>
        <source>{} holds an object, {}, that cannot be written again</source>
        <translation>{} contient un objet, {}, qui ne peut pas être réécrit</translation>
    </message>
    <message>
        <source>{} in 1 place</source>
        <translation>{} à 1 endroit</translation>
    </message>
    <message>
        <source>{} in {} places</source>
        <translation>{} à {} endroits</translation>
    </message>
    <message>
        <source>{} indices must be ints or slices, not {}</source>
        <translation>les indices de {} doivent être des ints ou des tranches, pas {}</translation>
    </message>
    <message>
        <source>{} is a pair of values and indices, not a tensor.</source>
        <translation>{} est une paire de valeurs et d’indices, pas un tenseur.</translation>
    </message>
    <message>
        <source>{} is a string or a tuple of strings, not a value of type {}</source>
        <translation>{} est une chaîne ou un tuple de chaînes, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>{} is a tensor, which cannot have nested keys</source>
        <translation>{} est un tenseur, qui ne peut pas avoir de clés imbriquées</translation>
    </message>
    <message>
        <source>{} is broken: {}</source>
        <translation>{} est défectueux : {}</translation>
    </message>
    <message>
        <source>{} is gone since tensordict 0.2: TensorDict.from_module(module) gives the parameters, and params.to_module(module) has the module take others</source>
        <translation>{} n’existe plus depuis tensordict 0.2 : TensorDict.from_module(module) donne les paramètres, et params.to_module(module) en fait prendre d’autres au module</translation>
    </message>
    <message>
        <source>{} is left out of the episodes: {}</source>
        <translation>{} est omis des épisodes : {}</translation>
    </message>
    <message>
        <source>{} is left out of the stack: {}</source>
        <translation>{} est omis de la pile : {}</translation>
    </message>
    <message>
        <source>{} is made of a distribution of tensors</source>
        <translation>{} se fait à partir d’une distribution de tenseurs</translation>
    </message>
    <message>
        <source>{} is never set before the last step: all {} steps are one episode</source>
        <translation>{} n’est jamais mis avant le dernier pas : les {} pas forment un seul épisode</translation>
    </message>
    <message>
        <source>{} is not a layout and not a file of one. Layouts: {}</source>
        <translation>{} n'est ni un layout ni le fichier d'un layout. Layouts : {}</translation>
    </message>
    <message>
        <source>{} is not a permutation of the leading dims of the batch size {}</source>
        <translation>{} n’est pas une permutation des premières dimensions de la taille de batch {}</translation>
    </message>
    <message>
        <source>{} is not a reduction of a loss; choose 'none', 'mean' or 'sum'</source>
        <translation>{} n’est pas une façon de réduire une perte ; il y a 'none', 'mean' et 'sum'</translation>
    </message>
    <message>
        <source>{} is not a stack of files</source>
        <translation>{} n'est pas une pile de fichiers</translation>
    </message>
    <message>
        <source>{} is not an array of flags</source>
        <translation>{} n'est pas un tableau d'indicateurs</translation>
    </message>
    <message>
        <source>{} is not an array with one row per step</source>
        <translation>{} n'est pas un tableau avec une ligne par pas</translation>
    </message>
    <message>
        <source>{} is not known to this version of the program</source>
        <translation>{} est inconnu de cette version du programme</translation>
    </message>
    <message>
        <source>{} is one int: set the number of layers with depth=</source>
        <translation>{} est un seul int : indiquez le nombre de couches avec depth=</translation>
    </message>
    <message>
        <source>{} is {}, but must be a JSON object</source>
        <translation>{} est {}, mais doit être un objet JSON</translation>
    </message>
    <message>
        <source>{} is {}, of more elements than a file can hold</source>
        <translation>{} est {}, de plus d’éléments qu’un fichier ne peut en contenir</translation>
    </message>
    <message>
        <source>{} is {}, which is not a list of sizes</source>
        <translation>{} est {}, ce qui n’est pas une liste de tailles</translation>
    </message>
    <message>
        <source>{} keys at {} steps are too many for one map; select some of them first</source>
        <translation>{} clés à {} pas sont trop pour une seule carte ; sélectionnez-en d’abord quelques-unes</translation>
    </message>
    <message>
        <source>{} makes {} of {} at {}, larger than each of them: unrelated elements are combined</source>
        <translation>{} fait {} de {} en {}, plus grand que chacun d’eux : des éléments sans rapport sont combinés</translation>
    </message>
    <message>
        <source>{} makes {} of {}, larger than each of them: unrelated elements are combined</source>
        <translation>{} fait {} de {}, plus grand que chacun d’eux : des éléments sans rapport sont combinés</translation>
    </message>
    <message>
        <source>{} marks steps of padding, and `{}` counts them like the others.</source>
        <translation>{} signale des pas de remplissage, et `{}` les compte comme les autres.</translation>
    </message>
    <message>
        <source>{} misses '{}'</source>
        <translation>il manque à {} '{}'</translation>
    </message>
    <message>
        <source>{} must be True or False, not {}</source>
        <translation>{} doit être True ou False, pas {}</translation>
    </message>
    <message>
        <source>{} must be a dict, not a value of type {}</source>
        <translation>{} doit être un dict, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>{} must be a distribution, not a value of type {}</source>
        <translation>{} doit être une distribution, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>{} must be a dtype such as torch.float32, not {}</source>
        <translation>{} doit être un dtype comme torch.float32, pas {}</translation>
    </message>
    <message>
        <source>{} must be a nested key, a str or a tuple of them, or a list of such keys</source>
        <translation>{} doit être une clé imbriquée, un str ou un tuple de str, ou une liste de telles clés</translation>
    </message>
    <message>
        <source>{} must be a number or a tensor, not a {}</source>
        <translation>{} doit être un nombre ou un tenseur, pas {}</translation>
    </message>
    <message>
        <source>{} must be a number, a tensor or a tensordict, not {}</source>
        <translation>{} doit être un nombre, un tenseur ou un tensordict, pas {}</translation>
    </message>
    <message>
        <source>{} must be a number, not {}</source>
        <translation>{} doit être un nombre, pas {}</translation>
    </message>
    <message>
        <source>{} must be a real number, not a complex one</source>
        <translation>{} doit être un nombre réel, pas un complexe</translation>
    </message>
    <message>
        <source>{} must be a real number, not complex</source>
        <translation>{} doit être un nombre réel, pas complexe</translation>
    </message>
    <message>
        <source>{} must be a str, not {}</source>
        <translation>{} doit être un str, pas {}</translation>
    </message>
    <message>
        <source>{} must be a tensor or a number, not a value of type {}</source>
        <translation>{} doit être un tenseur ou un nombre, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>{} must be a tensor, not a value of type {}</source>
        <translation>{} doit être un tenseur, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>{} must be a tensor, not a {}</source>
        <translation>{} doit être un tenseur, pas {}</translation>
    </message>
    <message>
        <source>{} must be a tensor, not {}</source>
        <translation>{} doit être un tenseur, pas {}</translation>
    </message>
    <message>
        <source>{} must be an int, not {}</source>
        <translation>{} doit être un int, pas {}</translation>
    </message>
    <message>
        <source>{} must be at least two-dimensional, with optional leading batch dimensions</source>
        <translation>{} doit avoir au moins deux dimensions, précédées de dimensions de batch facultatives</translation>
    </message>
    <message>
        <source>{} must be at least {}, not {}</source>
        <translation>{} doit valoir au moins {}, pas {}</translation>
    </message>
    <message>
        <source>{} must be ints, not {}</source>
        <translation>{} : doivent être des ints, pas {}</translation>
    </message>
    <message>
        <source>{} must be one int or {} of them, not {}</source>
        <translation>{} doit être un int ou {} d’entre eux, pas {}</translation>
    </message>
    <message>
        <source>{} must be one key here, not {}</source>
        <translation>{} doit être ici une seule clé, et non {}</translation>
    </message>
    <message>
        <source>{} must be positive, got {}</source>
        <translation>{} doit être positif, reçu {}</translation>
    </message>
    <message>
        <source>{} must be {}, {} or {}</source>
        <translation>{} doit être {}, {} ou {}</translation>
    </message>
    <message>
        <source>{} names are too many for the dims {}</source>
        <translation>{} noms, c’est trop pour les dimensions {}</translation>
    </message>
    <message>
        <source>{} names no device; "cpu" and "cuda:0" would.</source>
        <translation>{} ne nomme pas de device ; "cpu" et "cuda:0" le feraient.</translation>
    </message>
    <message>
        <source>{} needs dim=, the dim to go along</source>
        <translation>{} a besoin de dim=, la dimension à suivre</translation>
    </message>
    <message>
        <source>{} needs {}, more than the limit for previews</source>
        <translation>{} nécessite {}, plus que la limite des aperçus</translation>
    </message>
    <message>
        <source>{} numbers a step are stored, and the module gives {}.</source>
        <translation>{} nombres par pas sont enregistrés, et le module en donne {}.</translation>
    </message>
    <message>
        <source>{} numbers a step are stored, one for each dim of the action, and the module gives {}</source>
        <translation>{} nombres par pas sont enregistrés, un par dim de l’action, et le module en donne {}</translation>
    </message>
    <message>
        <source>{} numbers are NaN or infinite in one of both alone.</source>
        <translation>{} nombres sont NaN ou infinis dans l’un des deux seulement.</translation>
    </message>
    <message>
        <source>{} of a sub-tensordict cannot be set: set that of the tensordict it is a part of, or copy it with to_tensordict() first</source>
        <translation>{} ne peut pas être défini sur un sous-tensordict : définissez-le sur le tensordict dont il fait partie, ou copiez-le d’abord avec to_tensordict()</translation>
    </message>
    <message>
        <source>{} of element {} is {}, where the stored statistics state {}</source>
        <translation>{} de l’élément {} est {}, où les statistiques enregistrées indiquent {}</translation>
    </message>
    <message>
        <source>{} of this number are too many: {}</source>
        <translation>{} en trop grand nombre : {}</translation>
    </message>
    <message>
        <source>{} of {} episodes have no messages, and are not shown</source>
        <translation>{} épisodes sur {} n’ont pas de messages et ne sont pas affichés</translation>
    </message>
    <message>
        <source>{} of {} numbers differ and the others are equal: these were edited, or are of another module.</source>
        <translation>{} nombres sur {} diffèrent et les autres sont égaux : ceux-là ont été modifiés, ou viennent d’un autre module.</translation>
    </message>
    <message>
        <source>{} of {} padded prompts are padded on the right</source>
        <translation>{} des {} prompts remplis le sont à droite</translation>
    </message>
    <message>
        <source>{} of {} padded responses are padded on the left</source>
        <translation>{} des {} réponses remplies le sont à gauche</translation>
    </message>
    <message>
        <source>{} of {} padded sequences are padded on the left</source>
        <translation>{} des {} séquences remplies le sont à gauche</translation>
    </message>
    <message>
        <source>{} of {} padded sequences are padded on the right</source>
        <translation>{} des {} séquences remplies le sont à droite</translation>
    </message>
    <message>
        <source>{} of {} responses are copies of another one in their group</source>
        <translation>{} des {} réponses sont des copies d'une autre de leur groupe</translation>
    </message>
    <message>
        <source>{} of {} responses are truncated (longest: {} tokens)</source>
        <translation>{} des {} réponses sont tronquées (la plus longue : {} tokens)</translation>
    </message>
    <message>
        <source>{} of {} responses are truncated (longest: {} tokens); their mean reward is {}</source>
        <translation>{} des {} réponses sont tronquées (la plus longue : {} tokens) ; leur récompense moyenne est {}</translation>
    </message>
    <message>
        <source>{} of {} responses are truncated (longest: {} tokens); their mean reward is {}, that of the others {}</source>
        <translation>{} des {} réponses sont tronquées (la plus longue : {} tokens) ; leur récompense moyenne est {}, celle des autres {}</translation>
    </message>
    <message>
        <source>{} of {} responses contain {} as plain text, not as a special token</source>
        <translation>{} des {} réponses contiennent {} en texte simple, et non comme token spécial</translation>
    </message>
    <message>
        <source>{} of {} responses repeat the same tokens in a loop</source>
        <translation>{} des {} réponses répètent les mêmes tokens en boucle</translation>
    </message>
    <message>
        <source>{} of {} rows have no list here, which is shown as an empty one</source>
        <translation>{} lignes sur {} n’ont pas de liste ici, ce qui est affiché comme une liste vide</translation>
    </message>
    <message>
        <source>{} of {} rows have no number here, which is shown as NaN</source>
        <translation>{} lignes sur {} n’ont pas de nombre ici, ce qui est affiché comme NaN</translation>
    </message>
    <message>
        <source>{} of {} sequences contain {} twice in a row</source>
        <translation>{} des {} séquences contiennent {} deux fois de suite</translation>
    </message>
    <message>
        <source>{} of {} sequences have no response</source>
        <translation>{} des {} séquences n'ont pas de réponse</translation>
    </message>
    <message>
        <source>{} of {} sequences repeat {} and the tokens after it: the chat template was applied twice</source>
        <translation>{} des {} séquences répètent {} et les tokens suivants : le modèle de chat a été appliqué deux fois</translation>
    </message>
    <message>
        <source>{} of {} sequences start with {} twice</source>
        <translation>{} des {} séquences commencent deux fois par {}</translation>
    </message>
    <message>
        <source>{} of {} truncated steps are terminated too</source>
        <translation>{} pas truncated sur {} sont aussi terminated</translation>
    </message>
    <message>
        <source>{} or {}</source>
        <translation>{} ou {}</translation>
    </message>
    <message>
        <source>{} parts are too many</source>
        <translation>{} parties, c’est trop</translation>
    </message>
    <message>
        <source>{} positions from {} on exceed the size {} of dim {}</source>
        <translation>{} positions à partir de {} dépassent la taille {} de la dimension {}</translation>
    </message>
    <message>
        <source>{} renamed to {}</source>
        <translation>{} renommé en {}</translation>
    </message>
    <message>
        <source>{} rows</source>
        <translation>{} lignes</translation>
    </message>
    <message>
        <source>{} rows were written to the replay buffer in total</source>
        <translation>{} lignes ont été écrites en tout dans le replay buffer</translation>
    </message>
    <message>
        <source>{} shifts do not fit {} dims</source>
        <translation>{} décalages ne conviennent pas à {} dimensions</translation>
    </message>
    <message>
        <source>{} splits a last dim of two or more</source>
        <translation>{} divise une dernière dimension de taille deux ou plus</translation>
    </message>
    <message>
        <source>{} takes 1 or 2 dims, not {}</source>
        <translation>{} prend 1 ou 2 dimensions, pas {}</translation>
    </message>
    <message>
        <source>{} takes 2 or 3 dims, not {}</source>
        <translation>{} prend 2 ou 3 dimensions, pas {}</translation>
    </message>
    <message>
        <source>{} takes a tensor first</source>
        <translation>{} prend d’abord un tenseur</translation>
    </message>
    <message>
        <source>{} takes a tensor, and a state to begin with</source>
        <translation>{} prend un tenseur, et un état de départ</translation>
    </message>
    <message>
        <source>{} takes a tensor, not a value of type {}</source>
        <translation>{} prend un tenseur, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>{} takes modules, not a value of type {}</source>
        <translation>{} prend des modules, pas une valeur de type {}</translation>
    </message>
    <message>
        <source>{} takes no '{}'</source>
        <translation>{} ne prend pas de '{}'</translation>
    </message>
    <message>
        <source>{} takes no input of {} dims</source>
        <translation>{} ne prend pas d’entrée de {} dimensions</translation>
    </message>
    <message>
        <source>{} takes one input, not {}</source>
        <translation>{} prend une seule entrée, pas {}</translation>
    </message>
    <message>
        <source>{} takes one tensordict alone</source>
        <translation>{} prend un seul tensordict</translation>
    </message>
    <message>
        <source>{} takes pictures of three dims, not {}</source>
        <translation>{} prend des images de trois dimensions, pas {}</translation>
    </message>
    <message>
        <source>{} takes query, key and value, three tensors</source>
        <translation>{} prend query, key et value, trois tenseurs</translation>
    </message>
    <message>
        <source>{} takes tensordicts, item {} is a {}</source>
        <translation>{} prend des tensordicts, l’élément {} est de type {}</translation>
    </message>
    <message>
        <source>{} takes tensors or tensordicts, not both: item {} is a {}</source>
        <translation>{} prend des tenseurs ou des tensordicts, pas les deux : l’élément {} est de type {}</translation>
    </message>
    <message>
        <source>{} takes {} arguments, not {}</source>
        <translation>{} prend {} arguments, pas {}</translation>
    </message>
    <message>
        <source>{} takes {}, more than the {} of memory that are free</source>
        <translation>{} prend {}, plus que les {} de mémoire libre</translation>
    </message>
    <message>
        <source>{} values do not fill the batch size {}</source>
        <translation>{} valeurs ne remplissent pas la taille de batch {}</translation>
    </message>
    <message>
        <source>{} values do not fit {} positions</source>
        <translation>{} valeurs ne conviennent pas à {} positions</translation>
    </message>
    <message>
        <source>{} was cut off: the file ends before frame {} of {}</source>
        <translation>{} est tronqué : le fichier finit avant l’image {} sur {}</translation>
    </message>
    <message>
        <source>{} was to be replaced</source>
        <translation>{} allait être remplacé</translation>
    </message>
    <message>
        <source>{} was to become {}</source>
        <translation>{} allait devenir {}</translation>
    </message>
    <message>
        <source>{} worker processes cannot be started: {}; use fewer --jobs</source>
        <translation>impossible de lancer {} processus de travail : {} ; utilisez moins de --jobs</translation>
    </message>
    <message>
        <source>{} {} and {} are the same or nested in each other</source>
        <translation>{} {} et {} sont identiques ou imbriquées l’une dans l’autre</translation>
    </message>
    <message>
        <source>{} {}, unlike in the first file</source>
        <translation>{} {}, contrairement au premier fichier</translation>
    </message>
    <message>
        <source>{}() cannot read a number from {}</source>
        <translation>{}() ne peut pas lire de nombre dans {}</translation>
    </message>
    <message>
        <source>{}() does not change its arguments here: without running_mean and running_var it normalises by the batch all the same</source>
        <translation>{}() ne change pas ses arguments ici : sans running_mean ni running_var, la normalisation se fait tout de même par le batch</translation>
    </message>
    <message>
        <source>{}() does not change its arguments here; leave inplace=True out</source>
        <translation>{}() ne change pas ses arguments ici ; omettez inplace=True</translation>
    </message>
    <message>
        <source>{}() does not change its arguments here; leave max_norm= out</source>
        <translation>{}() ne change pas ses arguments ici ; omettez max_norm=</translation>
    </message>
    <message>
        <source>{}() does not support antialias=True or 'nearest-exact' here</source>
        <translation>{}() ne prend en charge ici ni antialias=True ni 'nearest-exact'</translation>
    </message>
    <message>
        <source>{}() does not take these arguments: ({}); it takes{}</source>
        <translation>{}() ne prend pas ces arguments : ({}) ; elle prend{}</translation>
    </message>
    <message>
        <source>{}() does not take these arguments: ({}){} It takes{}</source>
        <translation>{}() ne prend pas ces arguments : ({}){} Elle prend{}</translation>
    </message>
    <message>
        <source>{}() gives no single tensor, as every leaf of a tensordict is one</source>
        <translation>{}() ne donne pas de tenseur unique, comme l’est chaque feuille d’un tensordict</translation>
    </message>
    <message>
        <source>{}() got an unexpected keyword argument '{}'; did you mean '{}'? Its signature is {}</source>
        <translation>{}() a reçu un argument nommé inattendu '{}' ; vouliez-vous dire '{}' ? Sa signature est {}</translation>
    </message>
    <message>
        <source>{}() got an unexpected keyword argument '{}'; its signature is {}</source>
        <translation>{}() a reçu un argument nommé inattendu '{}' ; sa signature est {}</translation>
    </message>
    <message>
        <source>{}() got two values for '{}'; its signature is {}</source>
        <translation>{}() a reçu deux valeurs pour '{}' ; sa signature est {}</translation>
    </message>
    <message>
        <source>{}() got {} arguments without a name, at most {} fit; its signature is {}</source>
        <translation>{}() a reçu {} arguments sans nom, {} au plus conviennent ; sa signature est {}</translation>
    </message>
    <message>
        <source>{}() has no mode {} for an input of {} dims; 'nearest' and 'area' take 3 to 5, 'linear' 3, 'bilinear' and 'bicubic' 4, 'trilinear' 5</source>
        <translation>{}() n’a pas de mode {} pour une entrée à {} dimensions ; 'nearest' et 'area' en prennent 3 à 5, 'linear' 3, 'bilinear' et 'bicubic' 4, 'trilinear' 5</translation>
    </message>
    <message>
        <source>{}() misses {}</source>
        <translation>il manque à {}() : {}</translation>
    </message>
    <message>
        <source>{}() misses {}; its signature is {}</source>
        <translation>il manque à {}() : {} ; sa signature est {}</translation>
    </message>
    <message>
        <source>{}() needs at least one item</source>
        <translation>{}() a besoin d’au moins un élément</translation>
    </message>
    <message>
        <source>{}() reduces batch dims, not "feature"</source>
        <translation>{}() réduit des dimensions de batch, pas "feature"</translation>
    </message>
    <message>
        <source>{}() takes a number, not {}</source>
        <translation>{}() prend un nombre, pas {}</translation>
    </message>
    <message>
        <source>{}() takes a tensor and a mode such as 'nearest'</source>
        <translation>{}() prend un tenseur et un mode tel que 'nearest'</translation>
    </message>
    <message>
        <source>{}() takes either size or scale_factor</source>
        <translation>{}() prend soit size, soit scale_factor</translation>
    </message>
    <message>
        <source>{}() takes tensordicts and tensors, not a number</source>
        <translation>{}() prend des tensordicts et des tenseurs, pas un nombre</translation>
    </message>
    <message>
        <source>{}() takes two tensors or two tensordicts, not a {} and a {}</source>
        <translation>{}() prend deux tenseurs ou deux tensordicts, pas {} et {}</translation>
    </message>
    <message>
        <source>{}(reduce=True) reduces all tensors together, but there are none</source>
        <translation>{}(reduce=True) réduit tous les tenseurs ensemble, mais il n’y en a aucun</translation>
    </message>
    <message>
        <source>{}, rounded</source>
        <translation>{}, arrondi</translation>
    </message>
    <message>
        <source>{}. Open it again to put it back from the journal</source>
        <translation>{}. Rouvrez-le pour le rétablir à partir du journal</translation>
    </message>
    <message>
        <source>{}: expected tensors, not a {}</source>
        <translation>{} : des tenseurs sont attendus, pas un {}</translation>
    </message>
    <message>
        <source>{}: not enough memory for this part</source>
        <translation>{} : pas assez de mémoire pour cette partie</translation>
    </message>
    <message>
        <source>{}: their sums are equal, so that the sum over the dims is missing.</source>
        <translation>{} : leurs sommes sont égales, il manque donc la somme sur les dims.</translation>
    </message>
    <message>
        <source>{}: {} (convertible to {})</source>
        <translation>{} : {} (convertible en {})</translation>
    </message>
    <message>
        <source>{}: {} contains values outside its range</source>
        <translation>{} : {} contient des valeurs hors de son domaine</translation>
    </message>
    <message>
        <source>{}: {}, length {} to {}</source>
        <translation>{} : {}, longueur de {} à {}</translation>
    </message>
    <message>
        <source>{}: {}. It was probably written by a newer HDF5 library than {}.{}.{}, which this program has; write it with `h5py.File(path, "w", libver="v110")`</source>
        <translation>{}: {}. Il a probablement été écrit par une bibliothèque HDF5 plus récente que {}.{}.{}, celle de ce programme ; écrivez-le avec `h5py.File(path, "w", libver="v110")`</translation>
    </message>
    <message>
        <source>{}; and restoring the previous content failed too ({})</source>
        <translation>{} ; et le rétablissement du contenu précédent a échoué aussi ({})</translation>
    </message>
    <message>
        <source>{}; nothing was saved</source>
        <translation>{} ; rien n’a été enregistré</translation>
    </message>
    <message>
        <source>{}; their sums differ too.</source>
        <translation>{} ; leurs sommes diffèrent aussi.</translation>
    </message>
    <message>
        <source>~ takes integers and bools, not {}</source>
        <translation>~ prend des entiers et des bools, pas {}</translation>
    </message>
</context>
</TS>
