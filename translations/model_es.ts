<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>model</name>
    <message>
        <source>"__metadata__" is not a JSON object</source>
        <translation>«__metadata__» no es un objeto JSON</translation>
    </message>
    <message>
        <source>"mask" or "lengths"</source>
        <translation>"mask" o "lengths"</translation>
    </message>
    <message>
        <source>"ring"</source>
        <translation>«ring»</translation>
    </message>
    <message>
        <source>"start" or "end"</source>
        <translation>"start" o "end"</translation>
    </message>
    <message>
        <source>'*' spreads a sequence within a list, a tuple or a call only</source>
        <translation>'*' solo despliega una secuencia dentro de una lista, una tupla o una llamada</translation>
    </message>
    <message>
        <source>'**' spreads a dict within a call only</source>
        <translation>'**' solo despliega un dict dentro de una llamada</translation>
    </message>
    <message>
        <source>'**' spreads a dict, not a value of type {}</source>
        <translation>'**' despliega un dict, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>'TensorDict.{}' is a function: call it with ()</source>
        <translation>'TensorDict.{}' es una función: llámela con ()</translation>
    </message>
    <message>
        <source>'for' is only allowed in brackets, as in [x for x in td]</source>
        <translation>'for' solo se permite entre corchetes, como en [x for x in td]</translation>
    </message>
    <message>
        <source>'torch.{}' is a function: call it with ()</source>
        <translation>'torch.{}' es una función: llámela con ()</translation>
    </message>
    <message>
        <source>'with' cannot enter a value of type {}; it enters scopes, such as td.unlock_(), td.view(-1), params.to_module(module) and set_interaction_type('mean')</source>
        <translation>'with' no puede entrar en un valor de tipo {}; entra en ámbitos, como td.unlock_(), td.view(-1), params.to_module(module) y set_interaction_type('mean')</translation>
    </message>
    <message>
        <source>'with' cannot take {} back with the batch size {}</source>
        <translation>'with' no puede deshacer {} con el tamaño de batch {}</translation>
    </message>
    <message>
        <source>'with' cannot write this tensordict back: call a method of td, such as td.view(-1), or give the tensordict a name before</source>
        <translation>'with' no puede volver a escribir este tensordict en su origen: llame a un método de td, como td.view(-1), o dé antes un nombre al tensordict</translation>
    </message>
    <message>
        <source>'with' does not undo changes of inplace=True: leave it out, or make the change before</source>
        <translation>'with' no deshace los cambios de inplace=True: omítalo, o haga el cambio antes</translation>
    </message>
    <message>
        <source>'with' must begin a line, or be in brackets of its own within an expression</source>
        <translation>'with' debe empezar una línea, o ir entre paréntesis propios dentro de una expresión</translation>
    </message>
    <message>
        <source>'with' must begin a line; write several context managers in one, as in with A, B: …</source>
        <translation>'with' debe empezar una línea; escriba varios gestores de contexto en uno solo, como en with A, B: …</translation>
    </message>
    <message>
        <source>'with' takes squeeze() back where its dim is given</source>
        <translation>'with' revierte squeeze() solo si se indica la dimensión</translation>
    </message>
    <message>
        <source>'{}' cannot be assigned; of a tensordict's attributes, only names, batch_size and is_locked can</source>
        <translation>'{}' no se puede asignar; de los atributos de un tensordict, solo names, batch_size e is_locked</translation>
    </message>
    <message>
        <source>'{}' cannot be called on a sub-tensordict; copy it first with to_tensordict(), or index the tensordict instead</source>
        <translation>'{}' no se puede llamar en un sub-tensordict; cópielo antes con to_tensordict(), o indexe el tensordict en su lugar</translation>
    </message>
    <message>
        <source>'{}' has no field '{}'; its fields are {}</source>
        <translation>'{}' no tiene el campo '{}'; sus campos son {}</translation>
    </message>
    <message>
        <source>'{}' has no fields for the keys {}</source>
        <translation>'{}' no tiene campos para las claves {}</translation>
    </message>
    <message>
        <source>'{}' has no opening bracket</source>
        <translation>'{}' no tiene su signo de apertura</translation>
    </message>
    <message>
        <source>'{}' is a function: call it with ()</source>
        <translation>'{}' es una función: llámela con ()</translation>
    </message>
    <message>
        <source>'{}' is a method: call it with ()</source>
        <translation>'{}' es un método: llámelo con ()</translation>
    </message>
    <message>
        <source>'{}' is given twice</source>
        <translation>'{}' se ha dado dos veces</translation>
    </message>
    <message>
        <source>'{}' is given twice: by position and by name</source>
        <translation>'{}' se ha dado dos veces: por posición y por nombre</translation>
    </message>
    <message>
        <source>'{}' is never closed: expected '{}'</source>
        <translation>'{}' no se cierra nunca: se esperaba '{}'</translation>
    </message>
    <message>
        <source>'{}' is not supported</source>
        <translation>'{}' no se admite</translation>
    </message>
    <message>
        <source>'{}' is not supported between values of type {} and {}</source>
        <translation>'{}' no se admite entre valores de tipo {} y {}</translation>
    </message>
    <message>
        <source>'{}' is not supported: expected an assignment or 'del'</source>
        <translation>'{}' no se admite: se esperaba una asignación o 'del'</translation>
    </message>
    <message>
        <source>'{}' object</source>
        <translation>objeto '{}'</translation>
    </message>
    <message>
        <source>'{}' object has no attribute 'stddev'</source>
        <translation>el objeto '{}' no tiene el atributo 'stddev'</translation>
    </message>
    <message>
        <source>'{}' object has no attribute '{}'</source>
        <translation>el objeto '{}' no tiene el atributo '{}'</translation>
    </message>
    <message>
        <source>'{}' object has no attribute '{}', but a key of that name: write [{}]</source>
        <translation>el objeto '{}' no tiene el atributo '{}', pero sí una clave con ese nombre: escriba [{}]</translation>
    </message>
    <message>
        <source>'{}' object has no attribute '{}'; only a NonTensorStack has</source>
        <translation>el objeto '{}' no tiene el atributo '{}'; solo lo tiene un NonTensorStack</translation>
    </message>
    <message>
        <source>'{}' object has no attribute '{}'; only a lazy stack has</source>
        <translation>el objeto '{}' no tiene el atributo '{}'; solo lo tiene un lazy stack</translation>
    </message>
    <message>
        <source>'{}' object has no attribute to assign</source>
        <translation>el objeto '{}' no tiene ningún atributo que se pueda asignar</translation>
    </message>
    <message>
        <source>'{}' object has no distribution</source>
        <translation>el objeto '{}' no tiene distribución</translation>
    </message>
    <message>
        <source>'{}' object has no method '{}'; only a lazy stack has</source>
        <translation>el objeto '{}' no tiene el método '{}'; solo lo tiene un lazy stack</translation>
    </message>
    <message>
        <source>'{}' object is not a sequence and has no members</source>
        <translation>el objeto '{}' no es una secuencia ni tiene parte de una</translation>
    </message>
    <message>
        <source>'{}' object is not a sub-tensordict and has no parent</source>
        <translation>el objeto '{}' no es un sub-tensordict y no tiene padre</translation>
    </message>
    <message>
        <source>, found '{}'</source>
        <translation>, se encontró '{}'</translation>
    </message>
    <message>
        <source>--oldest-first</source>
        <translation>«Primero la fila más antigua de un replay buffer»</translation>
    </message>
    <message>
        <source>--raw</source>
        <translation>«Mostrar el archivo tal como está guardado»</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 byte</translation>
    </message>
    <message>
        <source>16 bits keep three digits: ratios are off by up to a hundredth from the start.</source>
        <translation>16 bits guardan tres cifras: los cocientes se desvían desde el principio hasta una centésima.</translation>
    </message>
    <message>
        <source>; did you mean '{}'?</source>
        <translation>; ¿quiso decir '{}'?</translation>
    </message>
    <message>
        <source>A LeRobot data set is made of a tensordict of batch size [episodes, time] or [time], and this one has {}; choose or reshape the dims first</source>
        <translation>Un conjunto de datos de LeRobot se hace de un tensordict de tamaño de lote [episodios, tiempo] o [tiempo], y este tiene {}; elija o cambie antes las dims</translation>
    </message>
    <message>
        <source>A body does not jump away and back within two steps: such a value is a fault of a sensor or of a transmission.</source>
        <translation>Un cuerpo no salta y vuelve en dos pasos: un valor así es un fallo de un sensor o de una transmisión.</translation>
    </message>
    <message>
        <source>A camera that froze or a renderer that was not stepped repeats one image while the environment continues.</source>
        <translation>Una cámara congelada o un renderizador que no avanzó repite la misma imagen mientras el entorno continúa.</translation>
    </message>
    <message>
        <source>A camera that is off, covered or not yet exposed gives black frames, from which nothing can be learned.</source>
        <translation>Una cámara apagada, tapada o aún sin exponer da fotogramas negros, de los que nada se aprende.</translation>
    </message>
    <message>
        <source>A chain of comparisons needs one truth value for each, and these have several elements.</source>
        <translation>Una cadena de comparaciones necesita un valor de verdad para cada una, y estas tienen varios elementos.</translation>
    </message>
    <message>
        <source>A channel that never changes, or that repeats another one, teaches nothing; it may be a sensor that is not connected.</source>
        <translation>Un canal que nunca cambia, o que repite a otro, no enseña nada; puede ser un sensor sin conectar.</translation>
    </message>
    <message>
        <source>A difference of two files cannot be edited.</source>
        <translation>La diferencia de dos archivos no se puede editar.</translation>
    </message>
    <message>
        <source>A film ends in {}, or has no ending for a folder of PNG pictures, and not in .{}.</source>
        <translation>Una película acaba en {}, o no tiene extensión para una carpeta de imágenes PNG, pero no en .{}.</translation>
    </message>
    <message>
        <source>A film needs a frame.</source>
        <translation>Una película necesita un fotograma.</translation>
    </message>
    <message>
        <source>A frame cannot be encoded: {}.</source>
        <translation>Un fotograma no se puede codificar: {}.</translation>
    </message>
    <message>
        <source>A group cannot be opened or made there</source>
        <translation>Ahí no se puede abrir ni crear un grupo</translation>
    </message>
    <message>
        <source>A list of {} tensors is shown as one ragged tensor. Open the file with {} to see it as stored</source>
        <translation>Una lista de {} tensores se muestra como un solo tensor irregular. Abra el archivo con {} para verlo tal como está guardado</translation>
    </message>
    <message>
        <source>A list with the tensor of each member.</source>
        <translation>Una lista con el tensor de cada miembro.</translation>
    </message>
    <message>
        <source>A mask has the sizes of the dims that it selects from: {} is {}, and {} is {}.</source>
        <translation>Una máscara tiene los tamaños de las dims de las que selecciona: {} es {} y {} es {}.</translation>
    </message>
    <message>
        <source>A matrix with {} on its diagonal.</source>
        <translation>Una matriz con {} en la diagonal.</translation>
    </message>
    <message>
        <source>A nested tensor: members keep their sizes.</source>
        <translation>Un tensor anidado: los miembros conservan sus tamaños.</translation>
    </message>
    <message>
        <source>A recording at a fixed rate has the same time between all steps; a longer one means frames were dropped.</source>
        <translation>Una grabación a ritmo fijo tiene el mismo tiempo entre todos los pasos; uno mayor significa que se perdieron fotogramas.</translation>
    </message>
    <message>
        <source>A reduced value cannot be edited: edit its elements.</source>
        <translation>Un valor reducido no se puede editar: edite sus elementos.</translation>
    </message>
    <message>
        <source>A reshape or view in the wrong order mixes time and environments: neighbouring steps are then unrelated.</source>
        <translation>Un reshape o view en el orden equivocado mezcla el tiempo y los entornos: los pasos vecinos ya no guardan relación entre sí.</translation>
    </message>
    <message>
        <source>A response without an end token was cut at the maximum length. Its answer is missing, so that its reward says little about the tokens before.</source>
        <translation>Una respuesta sin token final se cortó en la longitud máxima. Falta su resultado, así que su recompensa dice poco de los tokens anteriores.</translation>
    </message>
    <message>
        <source>A return is summed of one real number a step, of the batch size {}, and this is {} {}.</source>
        <translation>Un retorno es la suma de un número real por paso, del tamaño de batch {}, y esto es {} {}.</translation>
    </message>
    <message>
        <source>A reward [T] minus a value [T, 1] is a matrix [T, T], without an error: the loss is then the mean over pairs of steps that have nothing to do with each other.</source>
        <translation>Una recompensa [T] menos un valor [T, 1] es una matriz [T, T], sin ningún error: la pérdida es entonces la media de pares de pasos que no tienen nada que ver entre sí.</translation>
    </message>
    <message>
        <source>A save of this file was interrupted, and the file changed since: {}. Nothing was restored; discard the journal of that save to continue.</source>
        <translation>Un guardado de este archivo se interrumpió, y el archivo ha cambiado desde entonces: {}. No se ha restablecido nada; descarte el diario de ese guardado para continuar.</translation>
    </message>
    <message>
        <source>A save of this file was interrupted, so it may hold a mixture of old and new values. Recover it to go back to its state before that save.</source>
        <translation>Un guardado de este archivo se interrumpió, así que puede contener una mezcla de valores antiguos y nuevos. Reviértalo para volver al estado anterior a ese guardado.</translation>
    </message>
    <message>
        <source>A save of {}, begun {}, was interrupted. It was about to change:</source>
        <translation>Un guardado de {}, iniciado {}, se interrumpió. Iba a cambiar:</translation>
    </message>
    <message>
        <source>A stale or mismatched log-probability is the classic bug of PPO; these may be of another module, or of other inputs.</source>
        <translation>Una log-probabilidad obsoleta o que no corresponde es el error clásico de PPO; estas pueden ser de otro módulo o de otras entradas.</translation>
    </message>
    <message>
        <source>A tensordict with these entries.</source>
        <translation>Un tensordict con estas entradas.</translation>
    </message>
    <message>
        <source>A terminated step has no future value, a truncated one has: treating a time limit as termination teaches that good states are worthless.</source>
        <translation>Un paso terminated no tiene valor futuro, uno truncated sí: tratar un límite de tiempo como terminación enseña que los buenos estados no valen nada.</translation>
    </message>
    <message>
        <source>A threshold is a number, and this is {}.</source>
        <translation>Un umbral es un número, y esto es {}.</translation>
    </message>
    <message>
        <source>Actions that are mostly at their bounds come from a policy whose output is clipped or squashed, where it has no gradient. An observation at its bounds may come from a sensor that is out of range.</source>
        <translation>Las acciones que están casi siempre en sus límites vienen de una política cuya salida se recorta o se comprime, y ahí no tiene gradiente. Una observación en sus límites puede venir de un sensor fuera de rango.</translation>
    </message>
    <message>
        <source>Adds a dim of size 1 at position {} of {}.</source>
        <translation>Añade una dim de tamaño 1 en la posición {} de {}.</translation>
    </message>
    <message>
        <source>Adds a last dim of size 1 to {}.</source>
        <translation>Añade a {} una última dim de tamaño 1.</translation>
    </message>
    <message>
        <source>Adds a piece with the rest of dim {}.</source>
        <translation>Añade una parte con el resto de la dimensión {}.</translation>
    </message>
    <message>
        <source>Adds a tuple with one size.</source>
        <translation>Añade una tupla con un tamaño.</translation>
    </message>
    <message>
        <source>Adds the missing dims at the end.</source>
        <translation>Añade las dims que faltan al final.</translation>
    </message>
    <message>
        <source>Adds {} last dims of size 1 to {}.</source>
        <translation>Añade {} últimas dims de tamaño 1 a {}.</translation>
    </message>
    <message>
        <source>Advantages and returns follow from rewards, values and flags. If no discount reproduces the stored values, they were computed from other rewards or values, one step off, or across the end of an episode.</source>
        <translation>Las ventajas y los retornos se derivan de recompensas, valores e indicadores. Si ningún descuento reproduce los valores guardados, se calcularon a partir de otras recompensas u otros valores, con un paso de desfase o más allá del final de un episodio.</translation>
    </message>
    <message>
        <source>Advantages of groups</source>
        <translation>Ventajas de los grupos</translation>
    </message>
    <message>
        <source>All names in {} begin with '{}', which DataParallel and DistributedDataParallel add.</source>
        <translation>Todos los nombres de {} empiezan con '{}', que añaden DataParallel y DistributedDataParallel.</translation>
    </message>
    <message>
        <source>All {} numbers are equal.</source>
        <translation>Los {} números son iguales.</translation>
    </message>
    <message>
        <source>An action leads to the next state. One that equals the state of its own step, or of the step before, was copied from it, or both are swapped: a policy would learn to stand still.</source>
        <translation>Una acción lleva al estado siguiente. La que es igual al estado de su propio paso o del anterior se copió de él, o ambos están intercambiados: una política aprendería a quedarse quieta.</translation>
    </message>
    <message>
        <source>An entry cannot be moved into itself</source>
        <translation>Una entrada no se puede mover dentro de sí misma</translation>
    </message>
    <message>
        <source>An index has dtype int64 or bool, and {} has {}.</source>
        <translation>Un índice tiene el dtype int64 o bool, y {} tiene {}.</translation>
    </message>
    <message>
        <source>An index of an embedding is not smaller than num_embeddings, or is negative. Compare the largest index with the number of rows.</source>
        <translation>Un índice de un embedding no es menor que num_embeddings o es negativo. Compare el mayor índice con el número de filas.</translation>
    </message>
    <message>
        <source>Another program has the file open for writing; close it there and try again</source>
        <translation>Otro programa tiene el archivo abierto para escribir; ciérrelo allí e inténtelo de nuevo</translation>
    </message>
    <message>
        <source>Another program has the file open; close it there before editing</source>
        <translation>Otro programa tiene el archivo abierto; ciérrelo allí antes de editar</translation>
    </message>
    <message>
        <source>Apache Arrow cannot write it: {}</source>
        <translation>Apache Arrow no puede escribirlo: {}</translation>
    </message>
    <message>
        <source>As many classes as the largest value of {} needs.</source>
        <translation>Tantas clases como necesita el mayor valor de {}.</translation>
    </message>
    <message>
        <source>As many rows as the largest index of {} needs.</source>
        <translation>Tantas filas como necesita el mayor índice de {}.</translation>
    </message>
    <message>
        <source>Black frames</source>
        <translation>Fotogramas negros</translation>
    </message>
    <message>
        <source>Boolean value of Tensor with {} elements is ambiguous</source>
        <translation>un tensor de {} elementos no es verdadero ni falso</translation>
    </message>
    <message>
        <source>Buffer wrap-around</source>
        <translation>Vuelta del búfer</translation>
    </message>
    <message>
        <source>Build the loss mask from the lengths of prompt and response, and multiply it by the attention mask.</source>
        <translation>Construya la máscara de pérdida con las longitudes de prompt y respuesta y multiplíquela por la máscara de atención.</translation>
    </message>
    <message>
        <source>Calls the method.</source>
        <translation>Llama al método.</translation>
    </message>
    <message>
        <source>Cannot add an attribute</source>
        <translation>No se puede añadir un atributo</translation>
    </message>
    <message>
        <source>Cannot create the dataset</source>
        <translation>No se puede crear el dataset</translation>
    </message>
    <message>
        <source>Cannot create the file</source>
        <translation>No se puede crear el archivo</translation>
    </message>
    <message>
        <source>Cannot create the group</source>
        <translation>No se puede crear el grupo</translation>
    </message>
    <message>
        <source>Cannot inspect the file</source>
        <translation>No se puede examinar el archivo</translation>
    </message>
    <message>
        <source>Cannot inspect the object</source>
        <translation>No se puede examinar el objeto</translation>
    </message>
    <message>
        <source>Cannot list the attributes</source>
        <translation>No se pueden enumerar los atributos</translation>
    </message>
    <message>
        <source>Cannot list the group</source>
        <translation>No se puede enumerar el grupo</translation>
    </message>
    <message>
        <source>Cannot make a shape</source>
        <translation>No se puede crear una forma</translation>
    </message>
    <message>
        <source>Cannot make a type</source>
        <translation>No se puede crear un tipo</translation>
    </message>
    <message>
        <source>Cannot open the attribute</source>
        <translation>No se puede abrir el atributo</translation>
    </message>
    <message>
        <source>Cannot open the dataset</source>
        <translation>No se puede abrir el dataset</translation>
    </message>
    <message>
        <source>Cannot open the group</source>
        <translation>No se puede abrir el grupo</translation>
    </message>
    <message>
        <source>Cannot prepare opening</source>
        <translation>No se puede preparar la apertura</translation>
    </message>
    <message>
        <source>Cannot prepare writing</source>
        <translation>No se puede preparar la escritura</translation>
    </message>
    <message>
        <source>Cannot read</source>
        <translation>No se puede leer</translation>
    </message>
    <message>
        <source>Cannot read the element type</source>
        <translation>No se puede leer el tipo de los elementos</translation>
    </message>
    <message>
        <source>Cannot read the enumeration</source>
        <translation>No se puede leer la enumeración</translation>
    </message>
    <message>
        <source>Cannot read the file</source>
        <translation>No se puede leer el archivo</translation>
    </message>
    <message>
        <source>Cannot read the image of row {}: {}</source>
        <translation>No se puede leer la imagen de la fila {}: {}</translation>
    </message>
    <message>
        <source>Cannot read the layout</source>
        <translation>No se puede leer la disposición</translation>
    </message>
    <message>
        <source>Cannot read the record type</source>
        <translation>No se puede leer el tipo de los registros</translation>
    </message>
    <message>
        <source>Cannot read the shape</source>
        <translation>No se puede leer la forma</translation>
    </message>
    <message>
        <source>Cannot read the size of the file</source>
        <translation>No se puede leer el tamaño del archivo</translation>
    </message>
    <message>
        <source>Cannot read the value</source>
        <translation>No se puede leer el valor</translation>
    </message>
    <message>
        <source>Cannot remove an attribute</source>
        <translation>No se puede quitar un atributo</translation>
    </message>
    <message>
        <source>Cannot replace an attribute</source>
        <translation>No se puede reemplazar un atributo</translation>
    </message>
    <message>
        <source>Cannot select a part</source>
        <translation>No se puede seleccionar una parte</translation>
    </message>
    <message>
        <source>Cannot write</source>
        <translation>No se puede escribir</translation>
    </message>
    <message>
        <source>Cannot write an attribute</source>
        <translation>No se puede escribir un atributo</translation>
    </message>
    <message>
        <source>Cannot write the elements</source>
        <translation>No se pueden escribir los elementos</translation>
    </message>
    <message>
        <source>Cannot write the text</source>
        <translation>No se puede escribir el texto</translation>
    </message>
    <message>
        <source>Cannot write the value</source>
        <translation>No se puede escribir el valor</translation>
    </message>
    <message>
        <source>Cannot write to disk</source>
        <translation>No se puede escribir en el disco</translation>
    </message>
    <message>
        <source>Cast the members that differ, or find out which run wrote them.</source>
        <translation>Convierta los miembros que difieren, o averigüe qué ejecución los escribió.</translation>
    </message>
    <message>
        <source>Changes the names.</source>
        <translation>Cambia los nombres.</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Canales</translation>
    </message>
    <message>
        <source>Check that both policies receive the same tokens; raise the KL coefficient or lower the learning rate.</source>
        <translation>Compruebe que ambas políticas reciben los mismos tokens; suba el coeficiente KL o baje la tasa de aprendizaje.</translation>
    </message>
    <message>
        <source>Check that each sample has its own seed and that the temperature is above 0; compare with an earlier step of the run.</source>
        <translation>Compruebe que cada muestra tiene su propia semilla y que la temperatura es mayor que 0; compare con un paso anterior de la ejecución.</translation>
    </message>
    <message>
        <source>Check whether this is intended; leave such channels out, or fix the code that fills them.</source>
        <translation>Compruebe si es intencionado; omita esos canales, o corrija el código que los llena.</translation>
    </message>
    <message>
        <source>Choose prompts that are neither too easy nor too hard; compute advantages before samples are dropped or shuffled.</source>
        <translation>Elija prompts ni demasiado fáciles ni demasiado difíciles; calcule las ventajas antes de descartar o mezclar muestras.</translation>
    </message>
    <message>
        <source>Chooses element by element.</source>
        <translation>Elige elemento por elemento.</translation>
    </message>
    <message>
        <source>Combines the comparisons element by element.</source>
        <translation>Combina las comparaciones elemento por elemento.</translation>
    </message>
    <message>
        <source>Combines the tensors element by element.</source>
        <translation>Combina los tensores elemento por elemento.</translation>
    </message>
    <message>
        <source>Compare responses of the same quality and different lengths; normalise the reward by length.</source>
        <translation>Compare respuestas de igual calidad y distinta longitud; normalice la recompensa por la longitud.</translation>
    </message>
    <message>
        <source>Compare the attention mask with the pad token; set the padding side of the tokenizer.</source>
        <translation>Compare la máscara de atención con el token de relleno; ajuste el lado de relleno del tokenizador.</translation>
    </message>
    <message>
        <source>Compare the masks with the log-probabilities; apply log_softmax before the token is chosen.</source>
        <translation>Compare las máscaras con las log-probabilidades; aplique log_softmax antes de elegir el token.</translation>
    </message>
    <message>
        <source>Compare the parts of such a sequence with the reward function.</source>
        <translation>Compare las partes de una de esas secuencias con la función de recompensa.</translation>
    </message>
    <message>
        <source>Compare tokens, log-probabilities and loss mask at the first and the last token of a response; train on the end token.</source>
        <translation>Compare tokens, log-probabilidades y máscara de pérdida en el primer y el último token de una respuesta; entrene con el token final.</translation>
    </message>
    <message>
        <source>Compare with the weights that the rollout was collected with. If these are they, the collector's copy was not updated, or was updated too early.</source>
        <translation>Compare con los pesos con los que se recogió el rollout. Si son estos, la copia del recolector no se actualizó, o se actualizó demasiado pronto.</translation>
    </message>
    <message>
        <source>Compute and store log-probabilities in float32, also under autocast.</source>
        <translation>Calcule y guarde las log-probabilidades en float32, también con autocast.</translation>
    </message>
    <message>
        <source>Compute it again by this module before training, or bring it into the order and scale of the rollout.</source>
        <translation>Calcúlelo de nuevo con este módulo antes de entrenar, o llévelo al orden y la escala del rollout.</translation>
    </message>
    <message>
        <source>Compute the statistics again with the tools that wrote the data set, after episodes were added or removed.</source>
        <translation>Calcule de nuevo las estadísticas con las herramientas que escribieron el conjunto de datos, tras añadir o quitar episodios.</translation>
    </message>
    <message>
        <source>Compute them again, for example by generalized_advantage_estimate(), and compare; they may be of another kind of estimator.</source>
        <translation>Calcúlelos de nuevo, por ejemplo con generalized_advantage_estimate(), y compare; quizá se quería un estimador de otro tipo.</translation>
    </message>
    <message>
        <source>Computes size {} from the number of elements.</source>
        <translation>Calcula el tamaño {} a partir del número de elementos.</translation>
    </message>
    <message>
        <source>Computes the least-squares solution.</source>
        <translation>Calcula la solución de mínimos cuadrados.</translation>
    </message>
    <message>
        <source>Computes the pseudo-inverse, which any matrix has.</source>
        <translation>Calcula la pseudoinversa, que toda matriz tiene.</translation>
    </message>
    <message>
        <source>Converts {} to {}.</source>
        <translation>Convierte {} en {}.</translation>
    </message>
    <message>
        <source>Copied actions</source>
        <translation>Acciones copiadas</translation>
    </message>
    <message>
        <source>Copies the elements first.</source>
        <translation>Copia primero los elementos.</translation>
    </message>
    <message>
        <source>Copies the elements where a view is not possible.</source>
        <translation>Copia los elementos donde no es posible una vista.</translation>
    </message>
    <message>
        <source>Copy or record the named files again, or leave their episodes out with the tools that wrote the data set.</source>
        <translation>Copie o grabe de nuevo los archivos nombrados, o excluya sus episodios con las herramientas que escribieron el conjunto de datos.</translation>
    </message>
    <message>
        <source>Cuts all to {}, the shortest length along dim {}.</source>
        <translation>Recorta todos a {}, la menor longitud a lo largo de la dim {}.</translation>
    </message>
    <message>
        <source>Data sets number their rows; a number that is left out or repeated is a row that is lost or doubled.</source>
        <translation>Los conjuntos de datos numeran sus filas; un número omitido o repetido es una fila perdida o duplicada.</translation>
    </message>
    <message>
        <source>Declare them: td.auto_batch_size_(), or Batch dims… in the window.</source>
        <translation>Declárelas: td.auto_batch_size_(), o Dimensiones de batch… en la ventana.</translation>
    </message>
    <message>
        <source>Default process group has not been initialized. Start the processes with torchrun, or set RANK, WORLD_SIZE, MASTER_ADDR and MASTER_PORT</source>
        <translation>El grupo de procesos predeterminado no se ha inicializado. Inicie los procesos con torchrun, o defina RANK, WORLD_SIZE, MASTER_ADDR y MASTER_PORT</translation>
    </message>
    <message>
        <source>Denormal numbers</source>
        <translation>Números denormales</translation>
    </message>
    <message>
        <source>Denormal numbers have few digits, and processors take up to a hundred times as long for them: something decays or underflows.</source>
        <translation>Los números desnormalizados tienen pocas cifras, y los procesadores tardan con ellos hasta cien veces más: algo decae o sufre un desbordamiento por defecto (underflow).</translation>
    </message>
    <message>
        <source>Different dtypes show that the stacked files were written by different code or settings. Stacking casts to the wider dtype, and models trained on one of them fail on the other.</source>
        <translation>Los dtypes distintos indican que los archivos apilados se escribieron con otro código u otros ajustes. Al apilar se convierte al dtype más amplio, y los modelos entrenados con uno de ellos fallan con el otro.</translation>
    </message>
    <message>
        <source>Dim {} is out of range: the batch of {} has {} dims, so dims run from {} to {}.</source>
        <translation>La dim {} está fuera de rango: el batch de {} tiene {} dims, así que van de {} a {}.</translation>
    </message>
    <message>
        <source>Dim {} is out of range: {} has {} dims, so dims run from {} to {}.</source>
        <translation>La dim {} está fuera de rango: {} tiene {} dims, así que van de {} a {}.</translation>
    </message>
    <message>
        <source>Dims before the last two are broadcast, and sizes there must be equal or 1: in dim {}, {} has {} and {} has {}.</source>
        <translation>Las dims anteriores a las dos últimas se difunden, y sus tamaños deben ser iguales o 1: en la dim {}, {} tiene {} y {} tiene {}.</translation>
    </message>
    <message>
        <source>Dims that all leaves share, and that are not declared, are cut, stacked and shuffled leaf by leaf.</source>
        <translation>Las dimensiones que comparten todas las hojas, y que no están declaradas, se cortan, apilan y mezclan hoja por hoja.</translation>
    </message>
    <message>
        <source>Divides by the number of elements: gives 0.</source>
        <translation>Divide por el número de elementos: da 0.</translation>
    </message>
    <message>
        <source>Divides without rounding.</source>
        <translation>Divide sin redondear.</translation>
    </message>
    <message>
        <source>Each batch dim needs one name. Batch dims: {}; names given: {}.</source>
        <translation>Cada dimensión de batch necesita un nombre. Dimensiones de batch: {}; nombres dados: {}.</translation>
    </message>
    <message>
        <source>Each entry begins with the batch size {}, and {} is {}.</source>
        <translation>Cada entrada empieza con el tamaño de batch {}, y {} es {}.</translation>
    </message>
    <message>
        <source>Each entry begins with the batch size; all of {} begin with {}.</source>
        <translation>Cada entrada empieza con el tamaño de batch; todas las de {} empiezan con {}.</translation>
    </message>
    <message>
        <source>Each step is an episode of its own</source>
        <translation>Cada paso es un episodio propio</translation>
    </message>
    <message>
        <source>Elements computed from other elements cannot be edited; edit those.</source>
        <translation>Lo que se calcula a partir de otros elementos no se puede editar; edite esos elementos.</translation>
    </message>
    <message>
        <source>EnsembleModule takes a module over tensordicts, not a value of type {}</source>
        <translation>EnsembleModule toma un módulo sobre tensordicts, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>Entropy of the policy</source>
        <translation>Entropía de la política</translation>
    </message>
    <message>
        <source>Episode {} has no steps, and LeRobot data sets have no such episodes; leave it out</source>
        <translation>El episodio {} no tiene pasos, y los conjuntos de datos de LeRobot no tienen tales episodios; omítalo</translation>
    </message>
    <message>
        <source>Episodes end where a bool of the batch size {} is true, and this is {} {}.</source>
        <translation>Los episodios acaban donde un bool del tamaño de batch {} es verdadero, y esto es {} {}.</translation>
    </message>
    <message>
        <source>Episodes must start right after another one ends, and only there. Otherwise returns are summed across a reset, or cut within an episode.</source>
        <translation>Los episodios deben empezar justo después de que acabe otro, y solo ahí. De lo contrario, los retornos se suman más allá de un reinicio o se cortan dentro de un episodio.</translation>
    </message>
    <message>
        <source>Episodes run along the last batch dim, the only one that may be ragged; the batch size is {}. Show one member.</source>
        <translation>Los episodios recorren la última dimensión de batch, la única que puede ser irregular; el tamaño de batch es {}. Examine un solo miembro.</translation>
    </message>
    <message>
        <source>Equal samples of a prompt have equal rewards and no advantage. A response that repeats the same tokens until the maximum length shows that the policy collapsed.</source>
        <translation>Las muestras iguales de un prompt tienen recompensas iguales y ninguna ventaja. Una respuesta que repite los mismos tokens hasta la longitud máxima muestra que la política colapsó.</translation>
    </message>
    <message>
        <source>Error initializing torch.distributed: the environment variable {} is expected, but not set; start the processes with torchrun, or set it</source>
        <translation>Error al inicializar torch.distributed: se espera la variable de entorno {}, pero no está definida; inicie los procesos con torchrun, o defínala</translation>
    </message>
    <message>
        <source>Exactly one of `{}` and `{}` must be provided.</source>
        <translation>Se debe dar exactamente uno de `{}` y `{}`.</translation>
    </message>
    <message>
        <source>Except in dim {}, the index of `{}` must not be longer than the input: in dim {}, {} has {} and {} has {}.</source>
        <translation>Salvo en la dim {}, el índice de `{}` no debe ser más largo que la entrada: en la dim {}, {} tiene {} y {} tiene {}.</translation>
    </message>
    <message>
        <source>Expected all tensors to be on the same device, but out is on {} and the result on {}</source>
        <translation>Se esperaba que todos los tensores estuvieran en el mismo dispositivo, pero out está en {} y el resultado en {}</translation>
    </message>
    <message>
        <source>Expected more than 1 value per channel when training, got input size {}</source>
        <translation>Se espera más de 1 valor por canal al entrenar, la entrada tiene el tamaño {}</translation>
    </message>
    <message>
        <source>Expected reinterpreted_batch_ndims &lt;= the number of batch dims, actual {} vs {}</source>
        <translation>reinterpreted_batch_ndims debe ser como mucho el número de dimensiones de batch: {} frente a {}</translation>
    </message>
    <message>
        <source>Files of the data set</source>
        <translation>Archivos del conjunto de datos</translation>
    </message>
    <message>
        <source>Find the cause (a division by zero, a logarithm of zero, a diverging simulator), and drop these steps.</source>
        <translation>Busque la causa (una división entre cero, un logaritmo de cero, un simulador que diverge) y elimine esos pasos.</translation>
    </message>
    <message>
        <source>Frames of {} × {} pixels are too large: this format allows {} a side.</source>
        <translation>Los fotogramas de {} × {} píxeles son demasiado grandes: este formato permite {} por lado.</translation>
    </message>
    <message>
        <source>Frozen frames</source>
        <translation>Fotogramas congelados</translation>
    </message>
    <message>
        <source>GRPO and its variants subtract the mean reward of the samples of a prompt. A group with equal rewards teaches nothing; another mean than 0 comes from samples that were lost or mixed up.</source>
        <translation>GRPO y sus variantes restan la recompensa media de las muestras de un prompt. Un grupo con recompensas iguales no enseña nada; una media distinta de 0 viene de muestras perdidas o mezcladas.</translation>
    </message>
    <message>
        <source>Give both the same dims: sum over those of the action, or unsqueeze(-1).</source>
        <translation>Dé a ambos las mismas dims: sume sobre las de la acción, o unsqueeze(-1).</translation>
    </message>
    <message>
        <source>Give rewards, flags and values the same shape, [*batch, 1]: use unsqueeze(-1) where a dim is missing.</source>
        <translation>Dé a recompensas, indicadores y valores la misma forma, [*batch, 1]: use unsqueeze(-1) donde falte una dimensión.</translation>
    </message>
    <message>
        <source>Gives all elements, as nested lists of numbers.</source>
        <translation>Da todos los elementos, como listas anidadas de números.</translation>
    </message>
    <message>
        <source>Gives dims by their positions.</source>
        <translation>Indica las dimensiones por su posición.</translation>
    </message>
    <message>
        <source>Gives the last piece the rest of dim {}.</source>
        <translation>Da a la última parte el resto de la dimensión {}.</translation>
    </message>
    <message>
        <source>Gives the sizes of {} one by one.</source>
        <translation>Da los tamaños de {} uno a uno.</translation>
    </message>
    <message>
        <source>HDF5 cannot hold a key called {}; rename it, or save to a memmap folder</source>
        <translation>HDF5 no admite una clave llamada {}; cámbiele el nombre, o guarde en una carpeta memmap</translation>
    </message>
    <message>
        <source>HDF5 cannot hold an integer beyond 64 bits</source>
        <translation>HDF5 no admite un entero de más de 64 bits</translation>
    </message>
    <message>
        <source>HDF5 cannot hold bytes and other values in one list</source>
        <translation>HDF5 no admite bytes y otros valores en la misma lista</translation>
    </message>
    <message>
        <source>HDF5 cannot hold lists of unequal length; save to a memmap folder</source>
        <translation>HDF5 no admite listas de longitud desigual; guarde en una carpeta memmap</translation>
    </message>
    <message>
        <source>HDF5 cannot hold text with a NUL character; use bytes</source>
        <translation>HDF5 no admite texto con un carácter NUL; use bytes</translation>
    </message>
    <message>
        <source>HDF5 cannot hold the value {}; remove it, or save to a memmap folder</source>
        <translation>HDF5 no admite el valor {}; quítelo, o guarde en una carpeta memmap</translation>
    </message>
    <message>
        <source>HDF5 cannot hold these integers in one list: they span more than 64 bits</source>
        <translation>HDF5 no admite estos enteros en una misma lista: abarcan más de 64 bits</translation>
    </message>
    <message>
        <source>HDF5 files are opened only after the program tensordesk-h5probe has tested them, and it is missing beside this program; reinstall TensorDesk</source>
        <translation>Los archivos HDF5 solo se abren después de que el programa tensordesk-h5probe los haya examinado, y falta junto a este programa; instale TensorDesk de nuevo</translation>
    </message>
    <message>
        <source>HDF5 files of tensordict cannot hold {}; convert it first, or save to a memmap folder</source>
        <translation>Los archivos HDF5 de tensordict no admiten {}; conviértalo antes, o guarde en una carpeta memmap</translation>
    </message>
    <message>
        <source>HDF5 stores one value per row only if all are str, bytes, bool, int or float, of one type</source>
        <translation>HDF5 solo guarda un valor por fila si todos son str, bytes, bool, int o float, de un mismo tipo</translation>
    </message>
    <message>
        <source>HDF5 times</source>
        <translation>tiempos de HDF5</translation>
    </message>
    <message>
        <source>IFEvalScoreData has {} fields</source>
        <translation>IFEvalScoreData tiene {} campos</translation>
    </message>
    <message>
        <source>Ids of episodes are integers of the batch size {}, and this is {} {}.</source>
        <translation>Los identificadores de episodio son enteros del tamaño de batch {}, y esto es {} {}.</translation>
    </message>
    <message>
        <source>If the reward follows the length, the policy learns to write long or short responses instead of better ones.</source>
        <translation>Si la recompensa sigue a la longitud, la política aprende a escribir respuestas largas o cortas en lugar de mejores.</translation>
    </message>
    <message>
        <source>Ignored findings are an object of checks and their keys, as {}, and this is {}.</source>
        <translation>Los hallazgos ignorados son un objeto de comprobaciones y sus claves, como {}, y esto es {}.</translation>
    </message>
    <message>
        <source>Images of a LeRobot data set are av1, h264 or png, not {}</source>
        <translation>Las imágenes de un conjunto de datos de LeRobot son av1, h264 o png, no {}</translation>
    </message>
    <message>
        <source>In a full buffer the newest row is followed by the oldest one: treating them as neighbours yields a transition that never happened.</source>
        <translation>En un búfer lleno, a la fila más nueva le sigue la más antigua: tratarlas como vecinas produce una transición que nunca ocurrió.</translation>
    </message>
    <message>
        <source>IndependentNormal takes {} of the {} batch dims</source>
        <translation>IndependentNormal toma {} de las {} dimensiones de batch</translation>
    </message>
    <message>
        <source>Index by the mask, td[td["mask"]], before anything is computed.</source>
        <translation>Indexe con la máscara, td[td["mask"]], antes de calcular nada.</translation>
    </message>
    <message>
        <source>Index tensors are broadcast together: {} is {}, and {} is {}.</source>
        <translation>Los tensores de índices se difunden juntos: {} es {} y {} es {}.</translation>
    </message>
    <message>
        <source>Index {} is out of range for some members of {}, whose sizes differ in dim {}.</source>
        <translation>El índice {} está fuera de rango para algunos miembros de {}, cuyos tamaños difieren en la dimensión {}.</translation>
    </message>
    <message>
        <source>Index {} is out of range: dim {} of {} has size {}, so indices run from {} to {}.</source>
        <translation>El índice {} está fuera de rango: la dim {} de {} tiene tamaño {}, así que los índices van de {} a {}.</translation>
    </message>
    <message>
        <source>Indexes dim {}, which is long enough.</source>
        <translation>Indexa la dim {}, que es lo bastante larga.</translation>
    </message>
    <message>
        <source>Indexes it: brackets, not parentheses.</source>
        <translation>Lo indexa: corchetes, no paréntesis.</translation>
    </message>
    <message>
        <source>Indexes the batch dims alone.</source>
        <translation>Indexa solo las dims de batch.</translation>
    </message>
    <message>
        <source>Inspect the histogram; regularise the policy, or rescale the actions.</source>
        <translation>Examine el histograma; regularice la política, o cambie la escala de las acciones.</translation>
    </message>
    <message>
        <source>Inspect the largest differences; check that the weights are those of the run, that in_keys are the policy's inputs, and that inputs are normalised in the same way.</source>
        <translation>Examine las mayores diferencias; compruebe que los pesos son los de la ejecución, que in_keys son las entradas de la política y que las entradas se normalizan de la misma manera.</translation>
    </message>
    <message>
        <source>Inspect the tokens with the largest ratios; make fewer updates per rollout, or truncate the ratios.</source>
        <translation>Examine los tokens con los cocientes más grandes; haga menos actualizaciones por rollout o trunque los cocientes.</translation>
    </message>
    <message>
        <source>Interleaved rows</source>
        <translation>Filas entrelazadas</translation>
    </message>
    <message>
        <source>Invalid device {}. Expected device that is compatible to {}</source>
        <translation>Dispositivo no válido: {}. Se esperaba uno compatible con {}</translation>
    </message>
    <message>
        <source>Invalid shape {}. Expected shape that is compatible to {}</source>
        <translation>Forma no válida: {}. Se esperaba una compatible con {}</translation>
    </message>
    <message>
        <source>It is damaged: the HDF5 library {}.{}.{} {}, as a test in a separate process has shown, so it is not opened. Get an undamaged copy, or try to make one with h5repack of a newer HDF5</source>
        <translation>Está dañado: la biblioteca HDF5 {}.{}.{} {}, como ha mostrado una prueba en un proceso aparte, así que no se abre. Consiga una copia sana, o intente hacer una con h5repack de un HDF5 más nuevo</translation>
    </message>
    <message>
        <source>It is of a version of the file format that the HDF5 library {}.{}.{} does not know: a newer HDF5 wrote it, or it is damaged. Where it was written, `h5repack --high=2` makes a copy that is read here</source>
        <translation>Tiene una versión del formato de archivo que la biblioteca HDF5 {}.{}.{} no conoce: lo escribió un HDF5 más nuevo, o está dañado. Donde se escribió, `h5repack --high=2` hace una copia que aquí se puede leer</translation>
    </message>
    <message>
        <source>Its routed experts and inputs of images are not shown</source>
        <translation>No se muestran sus expertos asignados (routed experts) ni sus entradas de imágenes</translation>
    </message>
    <message>
        <source>Its show.json lacks the number of tensordicts.</source>
        <translation>En su show.json falta el número de tensordicts.</translation>
    </message>
    <message>
        <source>JSON lines are only read; save it as a memmap folder, or export it as JSON</source>
        <translation>Las líneas JSON solo se leen; guárdelo como carpeta memmap o expórtelo como JSON</translation>
    </message>
    <message>
        <source>Joins the features of {} and {} along the last dim.</source>
        <translation>Une las características de {} y {} a lo largo de la última dim.</translation>
    </message>
    <message>
        <source>Joins them along dim {}, the one in which they differ.</source>
        <translation>Los une a lo largo de la dim {}, en la que difieren.</translation>
    </message>
    <message>
        <source>KL divergence from the reference</source>
        <translation>Divergencia KL respecto a la referencia</translation>
    </message>
    <message>
        <source>Keeps the dims without subscripts as batch dims.</source>
        <translation>Mantiene las dims sin subíndice como dims de batch.</translation>
    </message>
    <message>
        <source>Keeps the first dim, which has size {}.</source>
        <translation>Mantiene la primera dim, de tamaño {}.</translation>
    </message>
    <message>
        <source>Keeps the last dim, of size {}; only one size can be computed.</source>
        <translation>Mantiene la última dim, de tamaño {}; solo se puede calcular un tamaño.</translation>
    </message>
    <message>
        <source>Keeps the last dim, which has size {}.</source>
        <translation>Mantiene la última dim, de tamaño {}.</translation>
    </message>
    <message>
        <source>Keeps the last {} dims as they are.</source>
        <translation>Deja las últimas {} dims como están.</translation>
    </message>
    <message>
        <source>Keeps the names of the other dims.</source>
        <translation>Conserva los nombres de las demás dimensiones.</translation>
    </message>
    <message>
        <source>Keeps the other elements in a last dim.</source>
        <translation>Conserva los demás elementos en una última dimensión.</translation>
    </message>
    <message>
        <source>Keeps the reduced dim of {}, with size 1.</source>
        <translation>Mantiene la dim reducida de {}, con tamaño 1.</translation>
    </message>
    <message>
        <source>Keeps the tensordicts as they are: dims of unequal size and keys that are missing in some stay visible.</source>
        <translation>Deja los tensordicts como están: las dims de tamaño desigual y las claves que faltan en algunos siguen visibles.</translation>
    </message>
    <message>
        <source>Leaves out keys that some of them lack.</source>
        <translation>Omite las claves que faltan en algunos de ellos.</translation>
    </message>
    <message>
        <source>Leaves out the index: {} is one number.</source>
        <translation>Omite el índice: {} es un solo número.</translation>
    </message>
    <message>
        <source>Leaves out the last index.</source>
        <translation>Omite el último índice.</translation>
    </message>
    <message>
        <source>Leaves out the last names.</source>
        <translation>Omite los últimos nombres.</translation>
    </message>
    <message>
        <source>Leaves out the number that has no pair.</source>
        <translation>Omite el número que no tiene pareja.</translation>
    </message>
    <message>
        <source>Leaves out the numbers of dims that {} does not have.</source>
        <translation>Omite los números de dimensiones que {} no tiene.</translation>
    </message>
    <message>
        <source>LibTorch casts no tensor to {} without a scale; torch.quantize_per_tensor in Python does</source>
        <translation>LibTorch no convierte ningún tensor a {} sin una escala; torch.quantize_per_tensor en Python sí</translation>
    </message>
    <message>
        <source>Line {} is left out: {}</source>
        <translation>Se omite la línea {}: {}</translation>
    </message>
    <message>
        <source>Logits at a position belong to the next token. A shift that is missing or made twice pairs tokens with the log-probabilities of their neighbours, or leaves the end token out of the loss.</source>
        <translation>Los logits de una posición corresponden al token siguiente. Un desplazamiento que falta o se hace dos veces empareja tokens con las log-probabilidades de sus vecinos, o deja el token final fuera de la pérdida.</translation>
    </message>
    <message>
        <source>Look for a shift by one step, a reset that overwrote the last state, environments that were mixed, or rows out of order.</source>
        <translation>Busque un desfase de un paso, un reinicio que sobrescribió el último estado, entornos mezclados o filas desordenadas.</translation>
    </message>
    <message>
        <source>Loss mask</source>
        <translation>Máscara de pérdida</translation>
    </message>
    <message>
        <source>MP4 is written by the program ffmpeg, and there is none on the search path: install it, or write .webp or .gif instead.</source>
        <translation>MP4 lo escribe el programa ffmpeg, y no hay ninguno en la ruta de búsqueda: instálelo, o escriba .webp o .gif.</translation>
    </message>
    <message>
        <source>Makes all batch dims event dims.</source>
        <translation>Convierte todas las dimensiones de batch en dimensiones de evento.</translation>
    </message>
    <message>
        <source>Makes the last dim an event dim, such as the dims of one action.</source>
        <translation>Convierte la última dimensión en dimensión de evento, como los componentes de una acción.</translation>
    </message>
    <message>
        <source>Makes the module with the sizes of the state dict.</source>
        <translation>Crea el módulo con los tamaños del state dict.</translation>
    </message>
    <message>
        <source>Makes the module without a bias.</source>
        <translation>Crea el módulo sin sesgo.</translation>
    </message>
    <message>
        <source>Matrices with the last dim on their diagonals.</source>
        <translation>Matrices con la última dimensión en la diagonal.</translation>
    </message>
    <message>
        <source>Members with the same keys are shown as a lazy stack of {}. Open the file with {} to see them as stored</source>
        <translation>Los miembros con las mismas claves se muestran como una pila diferida de {}. Abra el archivo con {} para verlos como están guardados</translation>
    </message>
    <message>
        <source>Memory does not suffice for another frame.</source>
        <translation>La memoria no alcanza para otro fotograma.</translation>
    </message>
    <message>
        <source>Memory does not suffice for the film.</source>
        <translation>La memoria no alcanza para la película.</translation>
    </message>
    <message>
        <source>Merges dims {} to {} of {} into one.</source>
        <translation>Une las dims {} a {} de {} en una sola.</translation>
    </message>
    <message>
        <source>Micro-batches are written by prime-rl alone; save it as a memmap folder, or export it as JSON</source>
        <translation>Solo prime-rl escribe microlotes; guárdelo como carpeta memmap o expórtelo como JSON</translation>
    </message>
    <message>
        <source>Mismatched members</source>
        <translation>Miembros discordantes</translation>
    </message>
    <message>
        <source>ModuleDict takes a dict of modules, not a value of type {}</source>
        <translation>ModuleDict toma un dict de módulos, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>ModuleList takes a list of modules, not a value of type {}</source>
        <translation>ModuleList toma una lista de módulos, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>More than {} members are too many to show side by side: choose some of them.</source>
        <translation>Más de {} miembros son demasiados para verlos lado a lado: elija algunos.</translation>
    </message>
    <message>
        <source>Moves dim {} of {} to position {}.</source>
        <translation>Mueve la dim {} de {} a la posición {}.</translation>
    </message>
    <message>
        <source>Moves {} to the device of the parameters.</source>
        <translation>Mueve {} al dispositivo de los parámetros.</translation>
    </message>
    <message>
        <source>Moves {} to the device of {}.</source>
        <translation>Mueve {} al dispositivo de {}.</translation>
    </message>
    <message>
        <source>Multiplies each matrix of {} by its vector of {}.</source>
        <translation>Multiplica cada matriz de {} por su vector de {}.</translation>
    </message>
    <message>
        <source>Multiplies the vectors in the last dim of {} and {} one by one: dot products.</source>
        <translation>Multiplica uno a uno los vectores de la última dim de {} y {}: productos escalares.</translation>
    </message>
    <message>
        <source>MultivariateNormal takes one of covariance_matrix, precision_matrix and scale_tril</source>
        <translation>MultivariateNormal toma una sola de covariance_matrix, precision_matrix y scale_tril</translation>
    </message>
    <message>
        <source>NaN and infinities</source>
        <translation>NaN e infinitos</translation>
    </message>
    <message>
        <source>Names the dims of {} in the other order.</source>
        <translation>Nombra las dims de {} en el otro orden.</translation>
    </message>
    <message>
        <source>Names the nested key level by level.</source>
        <translation>Nombra la clave anidada nivel por nivel.</translation>
    </message>
    <message>
        <source>Negates each element.</source>
        <translation>Niega cada elemento.</translation>
    </message>
    <message>
        <source>Negates the flags.</source>
        <translation>Niega los indicadores.</translation>
    </message>
    <message>
        <source>No action is needed.</source>
        <translation>No es necesario hacer nada.</translation>
    </message>
    <message>
        <source>No key has a role that tells where an episode ends: all {} steps are one episode</source>
        <translation>Ninguna clave tiene un papel que diga dónde termina un episodio: los {} pasos son un solo episodio</translation>
    </message>
    <message>
        <source>No key has a role yet: choose that of the observation, the action or the reward</source>
        <translation>Ninguna clave tiene papel todavía: elija la de la observación, la acción o la recompensa</translation>
    </message>
    <message>
        <source>Not shown, because other keys are shown under their names: {}. Open the file with {} to see all keys</source>
        <translation>No se muestran porque otras claves se muestran con sus nombres: {}. Abra el archivo con {} para ver todas las claves</translation>
    </message>
    <message>
        <source>Not shown, because they do not have {} rows, one per step: {}</source>
        <translation>No se muestran, porque no tienen {} filas, una por paso: {}</translation>
    </message>
    <message>
        <source>One NaN in a batch makes the loss NaN, and with it every weight.</source>
        <translation>Un NaN en un batch convierte la pérdida en NaN, y con ella todos los pesos.</translation>
    </message>
    <message>
        <source>One of the differentiated Tensors appears to not have been used in the graph</source>
        <translation>de uno de los tensores respecto a los que se deriva no se sigue nada</translation>
    </message>
    <message>
        <source>Only dims of size 1 can be expanded, and sizes are aligned at the last dim: {} has {} there, not {}.</source>
        <translation>Solo se pueden expandir dims de tamaño 1, y los tamaños se alinean en la última dim: {} tiene ahí {}, no {}.</translation>
    </message>
    <message>
        <source>Only one size of `{}` can be -1.</source>
        <translation>Solo un tamaño de `{}` puede ser -1.</translation>
    </message>
    <message>
        <source>Open it in the order of time (--oldest-first), or mark the newest row as truncated before slices are sampled.</source>
        <translation>Ábralo en orden de tiempo (--oldest-first), o marque la fila más nueva como truncated antes de muestrear tramos.</translation>
    </message>
    <message>
        <source>PPO and its variants weight each token by the ratio of its probabilities under the policy and under the rollout engine. They clip ratios far from 1; a very large one dominates the gradient.</source>
        <translation>PPO y sus variantes ponderan cada token por el cociente de sus probabilidades según la política y según el motor de rollouts. Recortan los cocientes lejanos a 1; uno muy grande domina el gradiente.</translation>
    </message>
    <message>
        <source>Padded steps never happened: losses and means over them are wrong.</source>
        <translation>Los pasos de relleno nunca ocurrieron: las pérdidas y las medias sobre ellos son erróneas.</translation>
    </message>
    <message>
        <source>Padding is not shown: {} marks the real steps of each episode</source>
        <translation>El relleno no se muestra: {} indica los pasos reales de cada episodio</translation>
    </message>
    <message>
        <source>Padding of sequences</source>
        <translation>Relleno de las secuencias</translation>
    </message>
    <message>
        <source>Pads the shorter members with zeros at their ends.</source>
        <translation>Rellena con ceros el final de los miembros más cortos.</translation>
    </message>
    <message>
        <source>Pads the shorter ones with zeros to the length of the longest.</source>
        <translation>Rellena los más cortos con ceros hasta la longitud del más largo.</translation>
    </message>
    <message>
        <source>Parquet files are compressed with snappy, gzip:1 to gzip:9 or zstd:1 to zstd:22, not with {}</source>
        <translation>Los archivos Parquet se comprimen con snappy, gzip:1 a gzip:9 o zstd:1 a zstd:22, no con {}</translation>
    </message>
    <message>
        <source>Parquet files are read and written by Apache Arrow, which could not be loaded ({}); install the pyarrow that TensorDesk was built with, or build it again</source>
        <translation>Apache Arrow lee y escribe los archivos Parquet, y no se pudo cargar ({}); instale el pyarrow con el que se compiló TensorDesk, o compílelo de nuevo</translation>
    </message>
    <message>
        <source>Parquet files are read and written by Apache Arrow, which this build lacks: install pyarrow beside torch with `pip install pyarrow`, and build TensorDesk again</source>
        <translation>Apache Arrow lee y escribe los archivos Parquet, y esta compilación no lo tiene: instale pyarrow junto a torch con `pip install pyarrow` y compile TensorDesk de nuevo</translation>
    </message>
    <message>
        <source>Parts of the reward</source>
        <translation>Partes de la recompensa</translation>
    </message>
    <message>
        <source>Probability ratios</source>
        <translation>Cocientes de probabilidad</translation>
    </message>
    <message>
        <source>Prompts are padded on the left and responses on the right, or all sequences on the same side. Padding elsewhere shifts the positions of tokens, or becomes a part of the text.</source>
        <translation>Los prompts se rellenan por la izquierda y las respuestas por la derecha, o todas las secuencias por el mismo lado. El relleno en otro sitio desplaza las posiciones de los tokens o pasa a ser parte del texto.</translation>
    </message>
    <message>
        <source>RNN input dtype ({}) does not match weight dtype ({}). Convert the input with .to({})</source>
        <translation>El dtype de la entrada del RNN ({}) no coincide con el de los pesos ({}). Convierta la entrada con .to({})</translation>
    </message>
    <message>
        <source>Raise the maximum length, penalise length smoothly, or leave truncated responses out of the loss.</source>
        <translation>Aumente la longitud máxima, penalice la longitud de forma suave o deje fuera de la pérdida las respuestas truncadas.</translation>
    </message>
    <message>
        <source>Raise the temperature, the entropy bonus or the upper clip bound; lower the learning rate.</source>
        <translation>Suba la temperatura, el bono de entropía o el límite superior de recorte; baje la tasa de aprendizaje.</translation>
    </message>
    <message>
        <source>Range of log-probabilities</source>
        <translation>Intervalo de las log-probabilidades</translation>
    </message>
    <message>
        <source>Reads dim 0 of the input as the batch and dim 1 as time.</source>
        <translation>Lee la dim 0 de la entrada como batch y la dim 1 como tiempo.</translation>
    </message>
    <message>
        <source>Reads the attribute, which is not a method.</source>
        <translation>Lee el atributo, que no es un método.</translation>
    </message>
    <message>
        <source>Reads the entry of this name.</source>
        <translation>Lee la entrada de este nombre.</translation>
    </message>
    <message>
        <source>Remove them, for example with td[:n], or sample only the written rows of the buffer.</source>
        <translation>Elimínelas, por ejemplo con td[:n], o muestree solo las filas escritas del búfer.</translation>
    </message>
    <message>
        <source>Removes the last dim alone.</source>
        <translation>Quita solo la última dimensión.</translation>
    </message>
    <message>
        <source>Removes the last dim of {}, which has size 1.</source>
        <translation>Elimina la última dim de {}, de tamaño 1.</translation>
    </message>
    <message>
        <source>Removes the last dims of size 1.</source>
        <translation>Elimina las últimas dims de tamaño 1.</translation>
    </message>
    <message>
        <source>Removes the prefix from the names.</source>
        <translation>Quita el prefijo de los nombres.</translation>
    </message>
    <message>
        <source>Repeated responses</source>
        <translation>Respuestas repetidas</translation>
    </message>
    <message>
        <source>Repeats it along new dims in front.</source>
        <translation>Lo repite a lo largo de nuevas dims al principio.</translation>
    </message>
    <message>
        <source>Repeats the first dims and keeps the others.</source>
        <translation>Repite las primeras dims y mantiene las demás.</translation>
    </message>
    <message>
        <source>Repeats the values of {} along the other batch dims.</source>
        <translation>Repite los valores de {} a lo largo de las demás dims de batch.</translation>
    </message>
    <message>
        <source>Repeats {} along the first batch dims.</source>
        <translation>Repite {} a lo largo de las primeras dims de batch.</translation>
    </message>
    <message>
        <source>Repeats {} for each element of the batch.</source>
        <translation>Repite {} para cada elemento del batch.</translation>
    </message>
    <message>
        <source>Reset environments where they are done, and keep done, is_init and traj_ids of one and the same step.</source>
        <translation>Reinicie los entornos donde han acabado, y guarde done, is_init y traj_ids de un mismo paso.</translation>
    </message>
    <message>
        <source>Resets</source>
        <translation>Reinicios</translation>
    </message>
    <message>
        <source>Reward and length</source>
        <translation>Recompensa y longitud</translation>
    </message>
    <message>
        <source>Rollout engine and trainer</source>
        <translation>Motor de rollouts y entrenador</translation>
    </message>
    <message>
        <source>Root and next</source>
        <translation>Raíz y next</translation>
    </message>
    <message>
        <source>Row numbers</source>
        <translation>Números de fila</translation>
    </message>
    <message>
        <source>Rows of zeros at the end are a buffer that was never filled: trained on, they are states, actions and rewards of zero.</source>
        <translation>Las filas de ceros al final son un buffer que nunca se llenó: al entrenar son estados, acciones y recompensas de cero.</translation>
    </message>
    <message>
        <source>Runs along the last dim, which has {} elements.</source>
        <translation>Recorre la última dimensión, que tiene {} elementos.</translation>
    </message>
    <message>
        <source>Runs along time.</source>
        <translation>Recorre el tiempo.</translation>
    </message>
    <message>
        <source>Runs along {}.</source>
        <translation>Recorre {}.</translation>
    </message>
    <message>
        <source>Sampled actions differ from the deterministic ones; the difference shows how much the policy explores.</source>
        <translation>Las acciones muestreadas difieren de las deterministas; la diferencia indica cuánto explora la política.</translation>
    </message>
    <message>
        <source>Saturated values</source>
        <translation>Valores saturados</translation>
    </message>
    <message>
        <source>Searches one value of {} in each sequence.</source>
        <translation>Busca un valor de {} en cada secuencia.</translation>
    </message>
    <message>
        <source>See the step that it names: record or export the episode again, so that its numbers go up by one.</source>
        <translation>Vea el paso que nombra: grabe o exporte de nuevo el episodio, de modo que sus números suban de uno en uno.</translation>
    </message>
    <message>
        <source>See the step that it names: sort rows by time, or write done where the episode ended.</source>
        <translation>Mire el paso que nombra: ordene las filas por tiempo, o escriba done donde terminó el episodio.</translation>
    </message>
    <message>
        <source>See the steps; leave the episode out, or resample it. Policies learn that a step always takes as long.</source>
        <translation>Vea los pasos; excluya el episodio o remuestréelo. Las políticas aprenden que un paso dura siempre lo mismo.</translation>
    </message>
    <message>
        <source>See the steps; replace the value by the mean of its neighbours, or leave the episode out.</source>
        <translation>Vea los pasos; sustituya el valor por la media de sus vecinos, o excluya el episodio.</translation>
    </message>
    <message>
        <source>See these frames; leave the episodes out, or record them again.</source>
        <translation>Mire estos fotogramas; omita los episodios, o grábelos de nuevo.</translation>
    </message>
    <message>
        <source>See these frames; leave them or the episodes out, and let the camera warm up before recording.</source>
        <translation>Vea estos fotogramas; exclúyalos, o los episodios, y deje que la cámara se estabilice antes de grabar.</translation>
    </message>
    <message>
        <source>See whether actions were stored before they were clipped or scaled, or whether the space is wrong.</source>
        <translation>Vea si las acciones se guardaron antes de recortarlas o escalarlas, o si el espacio es incorrecto.</translation>
    </message>
    <message>
        <source>Selects along dim {}, whose size the mask has.</source>
        <translation>Selecciona a lo largo de la dim {}, cuyo tamaño tiene la máscara.</translation>
    </message>
    <message>
        <source>Selects each row of the first index with each column of the second.</source>
        <translation>Selecciona cada fila del primer índice con cada columna del segundo.</translation>
    </message>
    <message>
        <source>Selects where all values of the last dim of {} are true.</source>
        <translation>Selecciona donde todos los valores de la última dim de {} son verdaderos.</translation>
    </message>
    <message>
        <source>Selects where any value of the last dim of {} is true.</source>
        <translation>Selecciona donde algún valor de la última dim de {} es verdadero.</translation>
    </message>
    <message>
        <source>Set them to zero, as torch.set_flush_denormal(True) does, and find the value that decays.</source>
        <translation>Póngalos a cero, como hace torch.set_flush_denormal(True), y busque el valor que decae.</translation>
    </message>
    <message>
        <source>Set truncated, not terminated, where a time limit ended the episode; done is true for both.</source>
        <translation>Ponga truncated, y no terminated, donde un límite de tiempo puso fin al episodio; done es verdadero en ambos casos.</translation>
    </message>
    <message>
        <source>Sets {} to {}, the size that {} has in dim {}.</source>
        <translation>Pone {} a {}, el tamaño que {} tiene en la dim {}.</translation>
    </message>
    <message>
        <source>Shapes are aligned at the last dim, and sizes there must be equal or 1: in dim {}, {} has {} and {} has {}.</source>
        <translation>Las formas se alinean en la última dim, y los tamaños deben ser iguales o 1: en la dim {}, {} tiene {} y {} tiene {}.</translation>
    </message>
    <message>
        <source>Shift by one token</source>
        <translation>Desplazamiento de un token</translation>
    </message>
    <message>
        <source>Silent broadcasting</source>
        <translation>Broadcasting silencioso</translation>
    </message>
    <message>
        <source>Skips parameters that the module lacks; loads all others.</source>
        <translation>Omite los parámetros que el módulo no tiene; carga todos los demás.</translation>
    </message>
    <message>
        <source>Sort by time, and give each trajectory its own ID; sampled slices of a shared ID mix both.</source>
        <translation>Ordene por tiempo y dé a cada trayectoria un ID propio; los tramos muestreados de un ID compartido mezclan ambas.</translation>
    </message>
    <message>
        <source>Special tokens</source>
        <translation>Tokens especiales</translation>
    </message>
    <message>
        <source>Spikes</source>
        <translation>Picos</translation>
    </message>
    <message>
        <source>Splits dim 0 of {} into the batch dims.</source>
        <translation>Divide la dim 0 de {} en las dims de batch.</translation>
    </message>
    <message>
        <source>Splits dim {}, whose size is {}.</source>
        <translation>Divide la dimensión {}, cuyo tamaño es {}.</translation>
    </message>
    <message>
        <source>Stacks the tensordicts lazily if their shapes or keys differ.</source>
        <translation>Apila los tensordicts de forma perezosa si sus formas o claves difieren.</translation>
    </message>
    <message>
        <source>Stacks the tensors along a new first dim.</source>
        <translation>Apila los tensores en una nueva primera dimensión.</translation>
    </message>
    <message>
        <source>Stated bounds</source>
        <translation>Límites declarados</translation>
    </message>
    <message>
        <source>Step counts</source>
        <translation>Contadores de pasos</translation>
    </message>
    <message>
        <source>Store log_prob() of the collecting policy's distribution for the stored action, summed over its dims, at the same step.</source>
        <translation>Guarde log_prob() de la distribución de la política recolectora para la acción guardada, sumado sobre sus dims, en el mismo paso.</translation>
    </message>
    <message>
        <source>Store what was commanded as the action, or the state of the next step, and check which key is which.</source>
        <translation>Guarde como acción lo que se ordenó, o el estado del paso siguiente, y compruebe qué clave es cuál.</translation>
    </message>
    <message>
        <source>Stored returns and advantages</source>
        <translation>Retornos y ventajas guardados</translation>
    </message>
    <message>
        <source>Stored statistics</source>
        <translation>Estadísticas guardadas</translation>
    </message>
    <message>
        <source>Stored text and tokens</source>
        <translation>Texto guardado y tokens</translation>
    </message>
    <message>
        <source>Subscript '{}' has two sizes: {} in operand {} and {} in an earlier one. A subscript needs the same size in every operand.</source>
        <translation>El subíndice '{}' tiene dos tamaños: {} en el operando {} y {} en uno anterior. Cada subíndice tiene un solo tamaño en todos los operandos.</translation>
    </message>
    <message>
        <source>Subscript '{}' has two sizes: {} in {} and {} in {}.</source>
        <translation>El subíndice '{}' tiene dos tamaños: {} en {} y {} en {}.</translation>
    </message>
    <message>
        <source>Swaps dims {} and {} of {}.</source>
        <translation>Intercambia las dims {} y {} de {}.</translation>
    </message>
    <message>
        <source>Swaps the last two dims of {}.</source>
        <translation>Intercambia las dos últimas dimensiones de {}.</translation>
    </message>
    <message>
        <source>Tables, videos and metadata of a data set state how many rows, frames and episodes there are; where they differ, files are missing, cut off, or of another version.</source>
        <translation>Las tablas, los vídeos y los metadatos de un conjunto de datos dicen cuántas filas, fotogramas y episodios hay; donde difieren, faltan archivos, están cortados o son de otra versión.</translation>
    </message>
    <message>
        <source>Takes for each position the elements that it names.</source>
        <translation>Toma en cada posición los elementos que allí se indican.</translation>
    </message>
    <message>
        <source>Takes one element for each position.</source>
        <translation>Toma un elemento en cada posición.</translation>
    </message>
    <message>
        <source>Takes the last element of each.</source>
        <translation>Toma el último elemento de cada uno.</translation>
    </message>
    <message>
        <source>Takes the last element.</source>
        <translation>Toma el último elemento.</translation>
    </message>
    <message>
        <source>Takes the last element: indices begin at 0.</source>
        <translation>Toma el último elemento: los índices empiezan en 0.</translation>
    </message>
    <message>
        <source>TanhNormal has no formula for its mean; take the mean of samples</source>
        <translation>TanhNormal no tiene fórmula para su media; use la media de muestras</translation>
    </message>
    <message>
        <source>TanhNormal has no formula for its mode; take deterministic_sample</source>
        <translation>TanhNormal no tiene fórmula para su moda; use deterministic_sample</translation>
    </message>
    <message>
        <source>TensorDesk has version {} on that machine, which version {} here does not understand; install the same version on both</source>
        <translation>TensorDesk tiene la versión {} en esa máquina, que la versión {} de aquí no entiende; instale la misma versión en ambas</translation>
    </message>
    <message>
        <source>TensorDesk is not installed on that machine; install it there by `pip install tensordesk`, or name it by --remote-program</source>
        <translation>TensorDesk no está instalado en esa máquina; instálelo allí con `pip install tensordesk`, o indíquelo con --remote-program</translation>
    </message>
    <message>
        <source>TensorDictParams takes a tensordict, not a value of type {}</source>
        <translation>TensorDictParams admite un tensordict, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>Tensors with other dims broadcast in a loss without an error, and the result means nothing.</source>
        <translation>Lo que tiene otras dims se difunde en una pérdida sin error, en números que no significan nada.</translation>
    </message>
    <message>
        <source>Termination flags</source>
        <translation>Indicadores de fin</translation>
    </message>
    <message>
        <source>The HDF5 file is damaged and cannot be opened ({})</source>
        <translation>El archivo HDF5 está dañado y no se puede abrir ({})</translation>
    </message>
    <message>
        <source>The KL divergence measures how far the policy moved from the reference policy. A large one means that the policy left its language, or that the two saw different tokens.</source>
        <translation>La divergencia KL mide cuánto se alejó la política de la de referencia. Si es grande, la política abandonó su lenguaje o ambas vieron tokens distintos.</translation>
    </message>
    <message>
        <source>The assigned value is broadcast to the shape {} of {}, and {} is {}.</source>
        <translation>El valor asignado se difunde a la forma {} de {}, y {} es {}.</translation>
    </message>
    <message>
        <source>The batch size recorded in the file no longer fits all its entries and is not used</source>
        <translation>El tamaño de batch anotado en el archivo ya no encaja con todas sus entradas y no se usa</translation>
    </message>
    <message>
        <source>The batch size {} is guessed, since HDF5 files do not state it: {}</source>
        <translation>El tamaño de batch {} es una suposición, ya que los archivos HDF5 no lo indican: {}</translation>
    </message>
    <message>
        <source>The batch size {} is guessed, since the store does not state it: it is the longest shape that all its arrays start with</source>
        <translation>El tamaño de batch {} es una suposición, ya que el almacén no lo indica: es la forma más larga con la que empiezan todos sus arrays</translation>
    </message>
    <message>
        <source>The brackets of a tensordict take one key: several strings are a path of nested keys.</source>
        <translation>Los corchetes de un tensordict toman una clave: varias cadenas son una ruta de claves anidadas.</translation>
    </message>
    <message>
        <source>The changes could not be collected</source>
        <translation>No se pudieron reunir los cambios</translation>
    </message>
    <message>
        <source>The chat template adds the special tokens once. A tokenizer that adds them again, or text that contains their names, gives the model input that it never saw.</source>
        <translation>La plantilla de chat añade los tokens especiales una vez. Un tokenizador que los añade otra vez, o un texto con sus nombres, da al modelo una entrada que nunca vio.</translation>
    </message>
    <message>
        <source>The check {} has no threshold {}; it has {}.</source>
        <translation>La comprobación {} no tiene el umbral {}; tiene {}.</translation>
    </message>
    <message>
        <source>The content of the file</source>
        <translation>El contenido del archivo</translation>
    </message>
    <message>
        <source>The data are compressed by the filter {} ({}), which is not available. Install its plug-in for HDF5 (`pip install hdf5plugin` has most) and set HDF5_PLUGIN_PATH to the folder of the plug-ins</source>
        <translation>Los datos están comprimidos con el filtro {} ({}), que no está disponible. Instale su complemento para HDF5 (`pip install hdf5plugin` trae la mayoría) y defina HDF5_PLUGIN_PATH como la carpeta de los complementos</translation>
    </message>
    <message>
        <source>The dataset has no data (NULL dataspace)</source>
        <translation>El dataset no tiene datos (NULL dataspace)</translation>
    </message>
    <message>
        <source>The dataset has other dims than before</source>
        <translation>El dataset tiene otras dimensiones que antes</translation>
    </message>
    <message>
        <source>The dataset has {} bytes, of which the file stores {}: most chunks were never written, and none was read</source>
        <translation>El conjunto de datos tiene {} bytes, de los que el archivo guarda {}: la mayoría de los bloques nunca se escribió y no se leyó ninguno</translation>
    </message>
    <message>
        <source>The dataset holds {}, which cannot be shown</source>
        <translation>El dataset contiene {}, que no se puede mostrar</translation>
    </message>
    <message>
        <source>The dataset is assembled from a series of files or datasets, {} in {}, which is not followed</source>
        <translation>El dataset se compone de una serie de archivos o datasets, {} en {}, que no se sigue</translation>
    </message>
    <message>
        <source>The dataset is assembled from others that are assembled in turn, too often to be shown</source>
        <translation>El dataset se compone de otros que a su vez son compuestos, demasiadas veces para mostrarlo</translation>
    </message>
    <message>
        <source>The dataset is assembled from {} in {}, where no dataset is</source>
        <translation>El dataset se compone de {} en {}, donde no hay ningún dataset</translation>
    </message>
    <message>
        <source>The dataset states a shape that is too large for any file</source>
        <translation>El dataset indica una forma demasiado grande para cualquier archivo</translation>
    </message>
    <message>
        <source>The derived key {} cannot be made: {}</source>
        <translation>La clave derivada {} no se puede formar: {}</translation>
    </message>
    <message>
        <source>The description of the dataset is damaged: it holds {} elements of {} bytes in {} bytes</source>
        <translation>La descripción del dataset está dañada: contiene {} elementos de {} bytes en {} bytes</translation>
    </message>
    <message>
        <source>The description of the dataset is damaged: its chunks have {} dims, its shape {}</source>
        <translation>La descripción del dataset está dañada: sus chunks tienen {} dimensiones; su forma, {}</translation>
    </message>
    <message>
        <source>The description of the dataset is damaged: parts of its elements reach past their end</source>
        <translation>La descripción del dataset está dañada: partes de sus elementos llegan más allá del final de estos</translation>
    </message>
    <message>
        <source>The diagonals of the last two dims.</source>
        <translation>Las diagonales de las dos últimas dimensiones.</translation>
    </message>
    <message>
        <source>The distribution has batch shape {} and event shape {}, so a value is {}, and {} is {}.</source>
        <translation>La distribución tiene forma de batch {} y de evento {}, así que un valor es {}, y {} es {}.</translation>
    </message>
    <message>
        <source>The document of this tensor is closed: it can no longer be changed.</source>
        <translation>El documento de este tensor está cerrado: ya no se puede cambiar.</translation>
    </message>
    <message>
        <source>The edits could not be collected</source>
        <translation>No se pudieron reunir los cambios</translation>
    </message>
    <message>
        <source>The element type is no longer {}</source>
        <translation>El tipo de los elementos ya no es {}</translation>
    </message>
    <message>
        <source>The engine that samples and the trainer compute the same log-probabilities, except for rounding. Otherwise the policy gradient is biased, because the tokens come from another distribution.</source>
        <translation>El motor que muestrea y el entrenador calculan las mismas log-probabilidades, salvo redondeo. Si no, el gradiente de la política está sesgado, porque los tokens vienen de otra distribución.</translation>
    </message>
    <message>
        <source>The entropy, the mean of -log p of sampled tokens, measures how much the policy explores. Without it all samples of a prompt are the same, and their advantages are 0.</source>
        <translation>La entropía, la media de -log p de los tokens muestreados, mide cuánto explora la política. Sin ella todas las muestras de un prompt son iguales y sus ventajas son 0.</translation>
    </message>
    <message>
        <source>The entry cannot be read: {}</source>
        <translation>La entrada no se puede leer: {}</translation>
    </message>
    <message>
        <source>The entry cannot be removed</source>
        <translation>La entrada no se puede quitar</translation>
    </message>
    <message>
        <source>The entry cannot be renamed</source>
        <translation>La entrada no se puede renombrar</translation>
    </message>
    <message>
        <source>The entry is a link into another file, {}, that leads back or further than is shown</source>
        <translation>La entrada es un enlace a otro archivo, {}, que vuelve atrás o lleva más lejos de lo que se muestra</translation>
    </message>
    <message>
        <source>The entry is a link to {} in another file, {}, which does not exist</source>
        <translation>La entrada es un enlace a {} en otro archivo, {}, que no existe</translation>
    </message>
    <message>
        <source>The entry is a link to {}, which does not exist</source>
        <translation>La entrada es un enlace a {}, que no existe</translation>
    </message>
    <message>
        <source>The entry is a named type, which holds no values</source>
        <translation>La entrada es un tipo con nombre, que no contiene valores</translation>
    </message>
    <message>
        <source>The entry is a user-defined link, which only its writer can follow</source>
        <translation>La entrada es un enlace definido por el usuario, que solo puede seguir el programa que lo escribió</translation>
    </message>
    <message>
        <source>The entry is not a group</source>
        <translation>La entrada no es un grupo</translation>
    </message>
    <message>
        <source>The episodes are shown under the keys of torchrl, as a stack of {}. Open the file with {} to see it as stored</source>
        <translation>Los episodios se muestran bajo las claves de torchrl, como una pila de {}. Abra el archivo con {} para verlo tal como está guardado</translation>
    </message>
    <message>
        <source>The equation has subscripts for {} operands, and {} are given.</source>
        <translation>La ecuación tiene subíndices para {} operandos, y se dan {}.</translation>
    </message>
    <message>
        <source>The field is gone</source>
        <translation>El campo ha desaparecido</translation>
    </message>
    <message>
        <source>The file is already being edited in another window</source>
        <translation>El archivo ya se está editando en otra ventana</translation>
    </message>
    <message>
        <source>The file is in use by another program; close it there and try again</source>
        <translation>Otro programa está usando el archivo; ciérrelo allí e inténtelo de nuevo</translation>
    </message>
    <message>
        <source>The file is no longer there</source>
        <translation>El archivo ya no está</translation>
    </message>
    <message>
        <source>The file is open for writing in another program, or such a program was killed. Wait until it has closed the file; if none runs, `h5clear -s` makes the file readable again</source>
        <translation>El archivo está abierto para escribir en otro programa, o un programa así fue interrumpido. Espere a que haya cerrado el archivo; si no hay ninguno en marcha, `h5clear -s` vuelve a hacer legible el archivo</translation>
    </message>
    <message>
        <source>The file is shorter than its header states, so its end is missing ({})</source>
        <translation>El archivo es más corto de lo que indica su cabecera, así que falta el final ({})</translation>
    </message>
    <message>
        <source>The file was changed by another program and has been reopened</source>
        <translation>Otro programa cambió el archivo, y se ha abierto de nuevo</translation>
    </message>
    <message>
        <source>The file was changed by another program since it was opened; open it again</source>
        <translation>Otro programa cambió el archivo desde que se abrió; ábralo de nuevo</translation>
    </message>
    <message>
        <source>The file was changed by another program since it was opened; open it again before editing</source>
        <translation>Otro programa cambió el archivo desde que se abrió; ábralo de nuevo antes de editar</translation>
    </message>
    <message>
        <source>The file was shortened by another program, from {} to {} bytes, since it was opened</source>
        <translation>Otro programa acortó el archivo, de {} a {} bytes, desde que se abrió</translation>
    </message>
    <message>
        <source>The film cannot be written: {}.</source>
        <translation>La película no se puede escribir: {}.</translation>
    </message>
    <message>
        <source>The frames are not evenly spaced: {} ms usually, {} ms after frame {}</source>
        <translation>Los fotogramas no están espaciados por igual: normalmente {} ms, {} ms tras el fotograma {}</translation>
    </message>
    <message>
        <source>The group cannot be opened</source>
        <translation>El grupo no se puede abrir</translation>
    </message>
    <message>
        <source>The group is a link to one of its parent groups</source>
        <translation>El grupo es un enlace a uno de los grupos que lo contienen</translation>
    </message>
    <message>
        <source>The groups are nested too deeply to be shown</source>
        <translation>Los grupos están anidados demasiado profundamente para mostrarlos</translation>
    </message>
    <message>
        <source>The installed libwebp does not fit to the one this program was built with.</source>
        <translation>La libwebp instalada no encaja con la que se usó para compilar este programa.</translation>
    </message>
    <message>
        <source>The key exists already in the file</source>
        <translation>La clave ya existe en el archivo</translation>
    </message>
    <message>
        <source>The link cannot be read</source>
        <translation>El enlace no se puede leer</translation>
    </message>
    <message>
        <source>The list of frames</source>
        <translation>La lista de fotogramas</translation>
    </message>
    <message>
        <source>The list of micro-batches</source>
        <translation>La lista de microlotes</translation>
    </message>
    <message>
        <source>The list of rows</source>
        <translation>La lista de filas</translation>
    </message>
    <message>
        <source>The logarithm of a probability is finite and at most 0. Others come from padding, from logits that were not normalised, or from a token that the model could not sample.</source>
        <translation>El logaritmo de una probabilidad es finito y como máximo 0. Otros valores vienen del relleno, de logits sin normalizar o de un token que el modelo no podía muestrear.</translation>
    </message>
    <message>
        <source>The loss mask selects the tokens that the policy sampled. Prompts and padding in it teach the policy to write them; a sequence without any trained token has no gradient.</source>
        <translation>La máscara de pérdida selecciona los tokens que muestreó la política. Si incluye prompts y relleno, la política aprende a escribirlos; una secuencia sin ningún token entrenado no tiene gradiente.</translation>
    </message>
    <message>
        <source>The members of the lazy stack have different batch sizes, {}, which HDF5 cannot hold</source>
        <translation>Los miembros del lazy stack tienen tamaños de batch distintos, {}, lo que HDF5 no admite</translation>
    </message>
    <message>
        <source>The members of the lazy stack have different batch sizes, {}, which a zarr store cannot hold</source>
        <translation>Los miembros del lazy stack tienen tamaños de batch distintos, {}, lo que un almacén zarr no admite</translation>
    </message>
    <message>
        <source>The members of the lazy stack have different keys, which HDF5 cannot hold; select the common ones, or save to a memmap folder</source>
        <translation>Los miembros del lazy stack tienen claves distintas, lo que HDF5 no admite; seleccione las comunes, o guarde en una carpeta memmap</translation>
    </message>
    <message>
        <source>The members of the lazy stack have different keys, which a zarr store cannot hold; select the common ones, or save to a memmap folder</source>
        <translation>Los miembros del lazy stack tienen claves distintas, lo que un almacén zarr no admite; seleccione las comunes, o guarde en una carpeta memmap</translation>
    </message>
    <message>
        <source>The members of the stack have different shapes, {}, which HDF5 cannot hold</source>
        <translation>Los miembros de la pila tienen formas distintas, {}, lo que HDF5 no admite</translation>
    </message>
    <message>
        <source>The members of {} differ in the shape of this entry, so it has no dense tensor.</source>
        <translation>Los miembros de {} difieren en la forma de esta entrada, por lo que no tiene tensor denso.</translation>
    </message>
    <message>
        <source>The module gives {} numbers a step, one for each dim of the action, and {} is stored</source>
        <translation>El módulo da {} números por paso, uno por cada dim de la acción, y se guarda {}</translation>
    </message>
    <message>
        <source>The module has `{}`, and the state dict has `{}` in its place.</source>
        <translation>El módulo tiene `{}`, y el state dict tiene `{}` en su lugar.</translation>
    </message>
    <message>
        <source>The module has changed: its outputs correlate with the stored values (correlation {}), and differ.</source>
        <translation>El módulo se ha movido: lo que da acompaña a lo guardado (correlación {}), y difiere.</translation>
    </message>
    <message>
        <source>The module has no `{}`, which the state dict has.</source>
        <translation>El módulo no tiene `{}`, que el state dict sí tiene.</translation>
    </message>
    <message>
        <source>The module or its weights may be of another run, or its inputs may have been changed since, as by normalising them.</source>
        <translation>El módulo o sus pesos pueden ser de otra ejecución, o sus entradas pueden haber cambiado desde entonces, por ejemplo al normalizarlas.</translation>
    </message>
    <message>
        <source>The name of a file or dataset is too long</source>
        <translation>El nombre de un archivo o dataset es demasiado largo</translation>
    </message>
    <message>
        <source>The names in the state dict begin with 'module.', which DataParallel and DistributedDataParallel add. Remove the prefix before loading.</source>
        <translation>Los nombres del state dict empiezan con 'module.', que añaden DataParallel y DistributedDataParallel. Quite el prefijo antes de cargar.</translation>
    </message>
    <message>
        <source>The names of the dims are too long for HDF5</source>
        <translation>Los nombres de las dimensiones son demasiado largos para HDF5</translation>
    </message>
    <message>
        <source>The new entry cannot be put in place</source>
        <translation>La nueva entrada no se puede poner en su lugar</translation>
    </message>
    <message>
        <source>The object cannot be opened</source>
        <translation>El objeto no se puede abrir</translation>
    </message>
    <message>
        <source>The old entry cannot be removed</source>
        <translation>La entrada antigua no se puede quitar</translation>
    </message>
    <message>
        <source>The operands are broadcast: shapes are aligned at the last dim, and sizes there must be equal or 1. In dim {} of the result, one has {} and the other {}. Often one operand lacks a dim: see unsqueeze(-1), or keepdim=True of a reduction.</source>
        <translation>Los operandos se difunden: las formas se alinean en la última dim, y los tamaños deben ser iguales o 1. En la dim {} del resultado, uno tiene {} y el otro {}. A menudo a un operando le falta una dim: vea unsqueeze(-1), o keepdim=True de una reducción.</translation>
    </message>
    <message>
        <source>The operands are on different devices. Move one of them with .to(other.device); a module moves with .to(device).</source>
        <translation>Los operandos están en dispositivos distintos. Mueva uno con .to(other.device); un módulo con .to(device).</translation>
    </message>
    <message>
        <source>The outer products of the vectors in the last dims.</source>
        <translation>Los productos exteriores de los vectores de las últimas dimensiones.</translation>
    </message>
    <message>
        <source>The outputs of the module do not correlate with the stored values: the correlation is {}.</source>
        <translation>Lo que da el módulo no acompaña a lo guardado: la correlación es {}.</translation>
    </message>
    <message>
        <source>The parameters of `{}` are on {}, and {} is on another device.</source>
        <translation>Los parámetros de `{}` están en {}, y {} está en otro dispositivo.</translation>
    </message>
    <message>
        <source>The parts of the reward add up to it in most sequences. Where they do not, a part is missing, was clipped or belongs to another sequence.</source>
        <translation>En la mayoría de las secuencias las partes suman la recompensa. Donde no, falta una parte, se recortó o es de otra secuencia.</translation>
    </message>
    <message>
        <source>The picture {} cannot be written.</source>
        <translation>La imagen {} no se puede escribir.</translation>
    </message>
    <message>
        <source>The place of the group is unknown</source>
        <translation>El lugar del grupo es desconocido</translation>
    </message>
    <message>
        <source>The policy has moved: the ratios of new to stored probabilities have the mean {} and the spread {}, as those of sampled actions do.</source>
        <translation>La política se ha movido: los cocientes de probabilidades nuevas y guardadas tienen la media {} y la dispersión {}, como los de acciones muestreadas.</translation>
    </message>
    <message>
        <source>The ratios of new to stored probabilities have the mean {}; that of actions which a policy with the stored log-probabilities sampled is 1.</source>
        <translation>Los cocientes de probabilidades nuevas y guardadas tienen la media {}; la de acciones que muestreó una política con las log-probabilidades guardadas es 1.</translation>
    </message>
    <message>
        <source>The records are nested too deeply to be shown</source>
        <translation>Los registros están anidados demasiado profundamente para mostrarlos</translation>
    </message>
    <message>
        <source>The rollout is shown under the keys of torchrl. Open the file with {} to see it as stored</source>
        <translation>El rollout se muestra bajo las claves de torchrl. Abra el archivo con {} para verlo tal como está guardado</translation>
    </message>
    <message>
        <source>The root of a file cannot be replaced</source>
        <translation>La raíz de un archivo no se puede reemplazar</translation>
    </message>
    <message>
        <source>The rows have unequal lengths, and an array needs equal ones. Pad them to one length, or keep them in a list or a lazy stack.</source>
        <translation>Las filas tienen longitudes desiguales, y un array las necesita iguales. Rellénelas hasta una longitud, o guárdelas en una lista o una pila perezosa.</translation>
    </message>
    <message>
        <source>The same numbers are stored at other places: rows and time are mixed, as by a reshape in the wrong order or by shuffling.</source>
        <translation>Los mismos números están guardados en otros lugares: filas y tiempo están mezclados, como por un reshape en el orden equivocado o al barajar.</translation>
    </message>
    <message>
        <source>The same numbers are stored in another order of the rows: at each step they are those of other environments.</source>
        <translation>Los mismos números están guardados en otro orden de filas: en cada paso son los de otros entornos.</translation>
    </message>
    <message>
        <source>The same numbers are stored in another order of time: each row has its own, at other steps.</source>
        <translation>Los mismos números están guardados en otro orden de tiempo: cada fila tiene los suyos, en otros pasos.</translation>
    </message>
    <message>
        <source>The shape {} does not start with the batch size {}, which HDF5 files do not state reliably; open the file with another batch size, such as {}</source>
        <translation>La forma {} no empieza por el tamaño de batch {}, que los archivos HDF5 no indican de forma fiable; abra el archivo con otro tamaño de batch, como {}</translation>
    </message>
    <message>
        <source>The shape {} does not start with the given batch size {}</source>
        <translation>La forma {} no empieza por el tamaño de batch dado {}</translation>
    </message>
    <message>
        <source>The sizes of `{}` sum to {}, and dim {} of {} has size {}.</source>
        <translation>Los tamaños de `{}` suman {}, y la dimensión {} de {} tiene tamaño {}.</translation>
    </message>
    <message>
        <source>The space of an observation or action states its bounds, on which networks and scalings rely.</source>
        <translation>El espacio de una observación o acción indica sus límites, en los que se basan las redes y los escalados.</translation>
    </message>
    <message>
        <source>The state dict has no `{}`, which the module has.</source>
        <translation>El state dict no tiene `{}`, que el módulo sí tiene.</translation>
    </message>
    <message>
        <source>The state of `{}` has the shape [num_layers, batch, hidden_size] = {}, and {} has {}.</source>
        <translation>El estado de `{}` tiene la forma [num_layers, batch, hidden_size] = {}, y {} tiene {}.</translation>
    </message>
    <message>
        <source>The state of a recurrent layer has the shape [num_layers, batch, hidden_size]: expected {}, got {}. If the batch is dim 0 of the input, create the layer with batch_first=True.</source>
        <translation>El estado de una capa recurrente tiene la forma [num_layers, batch, hidden_size]: se esperaba {}, se obtuvo {}. Si el batch es la dim 0 de la entrada, cree la capa con batch_first=True.</translation>
    </message>
    <message>
        <source>The stored log-probabilities are means over the dims of the action, where they should be sums.</source>
        <translation>Las log-probabilidades guardadas son medias sobre las dims de la acción, donde deberían ser sumas.</translation>
    </message>
    <message>
        <source>The stored log-probabilities are stale: an older policy took the actions. This is expected within the epochs of PPO; at its first update the ratios must be 1.</source>
        <translation>Las log-probabilidades guardadas están obsoletas: las acciones las tomó una política más antigua. Esto es de esperar dentro de las épocas de PPO; en su primera actualización los cocientes deben ser 1.</translation>
    </message>
    <message>
        <source>The stored log-probabilities are those of a distribution with the scale, or temperature, times {}.</source>
        <translation>Las log-probabilidades guardadas son las de una distribución con la escala, o la temperatura, multiplicada por {}.</translation>
    </message>
    <message>
        <source>The stored log-probabilities are those of a tanh of a normal value, and the module has no tanh.</source>
        <translation>Las log-probabilidades guardadas son las de la tanh de un valor normal, y el módulo no tiene tanh.</translation>
    </message>
    <message>
        <source>The stored log-probabilities are those of the likeliest action, not of the one that was taken.</source>
        <translation>Las log-probabilidades guardadas son las de la acción más probable, no las de la que se tomó.</translation>
    </message>
    <message>
        <source>The stored log-probabilities are those of the squashed action under the normal distribution before the tanh.</source>
        <translation>Las log-probabilidades guardadas son las de la acción comprimida bajo la distribución normal anterior a la tanh.</translation>
    </message>
    <message>
        <source>The stored log-probabilities have the other sign.</source>
        <translation>Las log-probabilidades guardadas tienen el otro signo.</translation>
    </message>
    <message>
        <source>The stored log-probabilities lack the correction for the tanh: they are those of the normal value before it.</source>
        <translation>A las log-probabilidades guardadas les falta la corrección por la tanh: son las del valor normal anterior a ella.</translation>
    </message>
    <message>
        <source>The stored log-probabilities lack the logarithm of the range that the tanh is stretched to.</source>
        <translation>A las log-probabilidades guardadas les falta el logaritmo del intervalo al que se estira la tanh.</translation>
    </message>
    <message>
        <source>The stored numbers are those computed now, rounded to {}.</source>
        <translation>Los números guardados son los calculados ahora, redondeados a {}.</translation>
    </message>
    <message>
        <source>The stored text and the decoded tokens are the same. Otherwise the reward was computed for a text that the policy did not write, or tokens were encoded again from text.</source>
        <translation>El texto guardado y los tokens decodificados son iguales. Si no, la recompensa se calculó para un texto que la política no escribió, o los tokens se codificaron de nuevo desde el texto.</translation>
    </message>
    <message>
        <source>The stored values are the computed ones plus {}, everywhere.</source>
        <translation>Lo guardado es lo calculado más {}, en todas partes.</translation>
    </message>
    <message>
        <source>The stored values are the computed ones times {} plus {}, everywhere.</source>
        <translation>Lo guardado es lo calculado por {} más {}, en todas partes.</translation>
    </message>
    <message>
        <source>The stored values are the probability, not its logarithm.</source>
        <translation>Lo guardado es la probabilidad, no su logaritmo.</translation>
    </message>
    <message>
        <source>The stored values come from an older version of this module.</source>
        <translation>Lo guardado es de un módulo más antiguo que este.</translation>
    </message>
    <message>
        <source>The stored values differ from the outputs of this module for the stored inputs: targets and advantages are computed from other numbers.</source>
        <translation>Lo guardado no es lo que da este módulo para las entradas guardadas: los objetivos y las ventajas se hacen con otros números.</translation>
    </message>
    <message>
        <source>The target has class {}, and the input has scores for fewer classes: the size of its dim 1. Classes are numbered from 0.</source>
        <translation>El objetivo tiene la clase {}, y la entrada tiene puntuaciones para menos clases: el tamaño de su dim 1. Las clases se numeran desde 0.</translation>
    </message>
    <message>
        <source>The tensordict has no key {}. It has {}.</source>
        <translation>El tensordict no tiene la clave {}. Tiene {}.</translation>
    </message>
    <message>
        <source>The tensordicts do not have the same keys. Keep them with TensorDict.lazy_stack, or select() the keys that all of them have.</source>
        <translation>Los tensordicts no tienen las mismas claves. Manténgalos con TensorDict.lazy_stack, o elija con select() las que todos tienen.</translation>
    </message>
    <message>
        <source>The text of the file</source>
        <translation>El texto del archivo</translation>
    </message>
    <message>
        <source>The threshold {} of {} is a number from {} to {}, not {}.</source>
        <translation>El umbral {} de {} es un número de {} a {}, no {}.</translation>
    </message>
    <message>
        <source>The value is damaged: {}</source>
        <translation>El valor está dañado: {}</translation>
    </message>
    <message>
        <source>The value is too large to be shown</source>
        <translation>El valor es demasiado grande para mostrarlo</translation>
    </message>
    <message>
        <source>The value is too large to be shown: {} elements of {} bytes that are not a tensor</source>
        <translation>El valor es demasiado grande para mostrarlo: {} elementos de {} bytes que no son un tensor</translation>
    </message>
    <message>
        <source>The values are stored in the file {}, which does not exist</source>
        <translation>Lo que muestra está en el archivo {}, que no existe</translation>
    </message>
    <message>
        <source>The values are stored in {}, outside the folder of the file. Allow links out of it to read them (`tensordesk --follow-links …`)</source>
        <translation>Los valores están guardados en {}, fuera de la carpeta del archivo. Para leerlos, permita seguir enlaces que salen de ella (`tensordesk --follow-links …`)</translation>
    </message>
    <message>
        <source>The values stored at a step belong to the step after it: {} % are equal then.</source>
        <translation>Lo guardado en un paso pertenece al paso siguiente: así son iguales el {} %.</translation>
    </message>
    <message>
        <source>The values stored at a step belong to the step before it: {} % are equal then.</source>
        <translation>Lo guardado en un paso pertenece al paso anterior: así son iguales el {} %.</translation>
    </message>
    <message>
        <source>The video was cut off: of {} frames, the file ends before frame {}</source>
        <translation>El vídeo está cortado: de {} fotogramas, el archivo termina antes del fotograma {}</translation>
    </message>
    <message>
        <source>The {} bytes at offset {} cannot be read</source>
        <translation>No se pueden leer los {} bytes de la posición {}</translation>
    </message>
    <message>
        <source>The {} written rows are shown, the oldest first: row 0 is row {} of the replay buffer</source>
        <translation>Se muestran las {} filas escritas, primero la más antigua: la fila 0 es la fila {} del replay buffer</translation>
    </message>
    <message>
        <source>There are no episodes to write: the tensordict has batch size {}</source>
        <translation>No hay episodios que escribir: el tensordict tiene tamaño de lote {}</translation>
    </message>
    <message>
        <source>There are no steps, and so no trajectories: the batch size is {}.</source>
        <translation>No hay pasos y, por tanto, tampoco trayectorias: el tamaño de batch es {}.</translation>
    </message>
    <message>
        <source>There is no check {}; there are {}.</source>
        <translation>No existe la comprobación {}; existen {}.</translation>
    </message>
    <message>
        <source>There is no device {} here: LibTorch finds 1 {} device.</source>
        <translation>Aquí no hay ningún dispositivo {}: LibTorch encuentra 1 dispositivo {}.</translation>
    </message>
    <message>
        <source>There is no device {} here: LibTorch finds no {} device ({}).</source>
        <translation>Aquí no hay ningún dispositivo {}: LibTorch no encuentra ningún dispositivo {} ({}).</translation>
    </message>
    <message>
        <source>There is no device {} here: LibTorch finds no {} device.</source>
        <translation>Aquí no hay ningún dispositivo {}: LibTorch no encuentra ningún dispositivo {}.</translation>
    </message>
    <message>
        <source>There is no device {} here: LibTorch finds {} {} devices.</source>
        <translation>Aquí no hay ningún dispositivo {}: LibTorch encuentra {} dispositivos {}.</translation>
    </message>
    <message>
        <source>There is no memory left to pack a chunk</source>
        <translation>No queda memoria para comprimir un chunk</translation>
    </message>
    <message>
        <source>There is no such field</source>
        <translation>No existe tal campo</translation>
    </message>
    <message>
        <source>There is no such file</source>
        <translation>No existe tal archivo</translation>
    </message>
    <message>
        <source>There is no such key in the file</source>
        <translation>No existe tal clave en el archivo</translation>
    </message>
    <message>
        <source>There is nothing to compare: all steps are padding, or at the bounds.</source>
        <translation>No hay nada que comparar: todos los pasos son relleno o están en los límites.</translation>
    </message>
    <message>
        <source>This folder belongs to another user.</source>
        <translation>Esta carpeta pertenece a otro usuario.</translation>
    </message>
    <message>
        <source>This is not a folder of tensordicts to show.</source>
        <translation>Esta no es una carpeta de tensordicts para mostrar.</translation>
    </message>
    <message>
        <source>This is not a folder of tensordicts to show: it has no show.json.</source>
        <translation>Esta no es una carpeta de tensordicts para mostrar: no tiene show.json.</translation>
    </message>
    <message>
        <source>This is the classic bug of PPO: the ratio of new to old probabilities is wrong from the first update on, and clipping hides it.</source>
        <translation>Este es el error clásico de PPO: el cociente de probabilidades nuevas y antiguas es erróneo desde la primera actualización, y el recorte lo oculta.</translation>
    </message>
    <message>
        <source>This module computed the stored values.</source>
        <translation>Este módulo produjo lo guardado.</translation>
    </message>
    <message>
        <source>This policy took the stored actions.</source>
        <translation>Esta política tomó las acciones guardadas.</translation>
    </message>
    <message>
        <source>This tensordict has no batch dim, so there is no time along which episodes end.</source>
        <translation>Este tensordict no tiene dimensión de batch, así que no hay un tiempo a lo largo del cual acaben episodios.</translation>
    </message>
    <message>
        <source>This tensordict has no batch dim, so there is nothing to collate in it. Give several paths, or one of a lazy stack.</source>
        <translation>Este tensordict no tiene dimensión de batch, así que no hay nada que cotejar en él. Dé varias rutas, o la de un lazy stack.</translation>
    </message>
    <message>
        <source>Thresholds are an object of checks and their numbers, as {}, and this is {}.</source>
        <translation>Los umbrales son un objeto de comprobaciones y sus números, como {}, y esto es {}.</translation>
    </message>
    <message>
        <source>Tiles cannot be edited: edit the leaf they are made of.</source>
        <translation>Los mosaicos no se pueden editar: edite la hoja de la que se componen.</translation>
    </message>
    <message>
        <source>Timestamps</source>
        <translation>Marcas de tiempo</translation>
    </message>
    <message>
        <source>Tokenize the text of a chat template with add_special_tokens=False; remove special tokens from texts of users.</source>
        <translation>Tokenice el texto de una plantilla de chat con add_special_tokens=False; quite los tokens especiales de los textos de los usuarios.</translation>
    </message>
    <message>
        <source>Too many groups on the way here are linked several times</source>
        <translation>Demasiados grupos en el camino hasta aquí están enlazados varias veces</translation>
    </message>
    <message>
        <source>Training scales keys by the statistics that a data set stores; others than those of its rows scale wrongly.</source>
        <translation>El entrenamiento escala las claves con las estadísticas que guarda el conjunto de datos; si no son las de sus filas, escala mal.</translation>
    </message>
    <message>
        <source>Trajectory IDs</source>
        <translation>IDs de trayectoria</translation>
    </message>
    <message>
        <source>Trajectory IDs increase along time. Where they decrease, rows are out of order, or two trajectories share an ID.</source>
        <translation>Los IDs de trayectoria aumentan con el tiempo. Donde disminuyen, hay filas desordenadas o dos trayectorias comparten un ID.</translation>
    </message>
    <message>
        <source>True if all elements are.</source>
        <translation>Verdadero si lo son todos los elementos.</translation>
    </message>
    <message>
        <source>True if any element is.</source>
        <translation>Verdadero si lo es algún elemento.</translation>
    </message>
    <message>
        <source>True where the two differ.</source>
        <translation>Verdadero donde ambos difieren.</translation>
    </message>
    <message>
        <source>Truncated responses</source>
        <translation>Respuestas truncadas</translation>
    </message>
    <message>
        <source>Two entries would have the same path in the HDF5 file</source>
        <translation>Dos entradas tendrían la misma ruta en el archivo HDF5</translation>
    </message>
    <message>
        <source>Unapplied mask</source>
        <translation>Máscara sin aplicar</translation>
    </message>
    <message>
        <source>Undeclared batch</source>
        <translation>Batch sin declarar</translation>
    </message>
    <message>
        <source>Undo it: reshape to [time, environments], the stride that it names, and transpose, as td.transpose(0, 1).</source>
        <translation>Deshágalo: reshape a [tiempo, entornos], tantos como la distancia indicada, y transponga, como td.transpose(0, 1).</translation>
    </message>
    <message>
        <source>Unwritten rows</source>
        <translation>Filas no escritas</translation>
    </message>
    <message>
        <source>Use the same weights, temperature, top-p and number format on both sides, or correct the difference by importance sampling.</source>
        <translation>Use los mismos pesos, temperatura, top-p y formato numérico en ambos lados, o corrija la diferencia con muestreo por importancia.</translation>
    </message>
    <message>
        <source>Use the tokens of the rollout engine instead of encoding the text; check the tokenizer's version.</source>
        <translation>Use los tokens del motor de rollouts en vez de codificar el texto; compruebe la versión del tokenizador.</translation>
    </message>
    <message>
        <source>Uses only the steps that the mask keeps.</source>
        <translation>Usa solo los pasos que conserva la máscara.</translation>
    </message>
    <message>
        <source>Uses the entry of this name at the root.</source>
        <translation>Usa la entrada de este nombre en la raíz.</translation>
    </message>
    <message>
        <source>Uses the entry of this name in {}.</source>
        <translation>Usa la entrada de este nombre en {}.</translation>
    </message>
    <message>
        <source>Uses the first dim.</source>
        <translation>Usa la primera dim.</translation>
    </message>
    <message>
        <source>Uses the first {} elements of {} along dim {}.</source>
        <translation>Usa los primeros {} elementos de {} a lo largo de la dim {}.</translation>
    </message>
    <message>
        <source>Uses the key whose name is nearest.</source>
        <translation>Usa la clave de nombre más parecido.</translation>
    </message>
    <message>
        <source>Uses the last dim.</source>
        <translation>Usa la última dim.</translation>
    </message>
    <message>
        <source>Uses the last {} elements of {} along dim {}.</source>
        <translation>Usa los últimos {} elementos de {} a lo largo de la dim {}.</translation>
    </message>
    <message>
        <source>Uses the leading dims that all entries share as the batch size.</source>
        <translation>Usa como tamaño de batch las primeras dims que todas las entradas comparten.</translation>
    </message>
    <message>
        <source>Uses the mean of all elements.</source>
        <translation>Usa la media de todos los elementos.</translation>
    </message>
    <message>
        <source>Uses the name that is nearest.</source>
        <translation>Usa el nombre más parecido.</translation>
    </message>
    <message>
        <source>Uses the name that the module has.</source>
        <translation>Usa el nombre que tiene el módulo.</translation>
    </message>
    <message>
        <source>Uses the position of the largest value of {}, such as the 1 of a one-hot vector.</source>
        <translation>Usa la posición del mayor valor de {}, como el 1 de un vector one-hot.</translation>
    </message>
    <message>
        <source>Uses the size of dim {}.</source>
        <translation>Usa el tamaño de la dimensión {}.</translation>
    </message>
    <message>
        <source>Uses the values; `.indices` has their positions.</source>
        <translation>Usa los valores; `.indices` tiene sus posiciones.</translation>
    </message>
    <message>
        <source>V-trace with gamma {}</source>
        <translation>V-trace con gamma {}</translation>
    </message>
    <message>
        <source>Validation error at key {}: {}</source>
        <translation>Error de validación en la clave {}: {}</translation>
    </message>
    <message>
        <source>Value is not broadcastable with batch_shape+event_shape: {} vs {}.</source>
        <translation>El valor no es compatible con batch_shape+event_shape: {} y {}.</translation>
    </message>
    <message>
        <source>Video is decoded by FFmpeg, which this build lacks: install the development files of libavformat, libavcodec and libswscale, and build TensorDesk again</source>
        <translation>FFmpeg descodifica los vídeos, y esta compilación no lo tiene: instale los archivos de desarrollo de libavformat, libavcodec y libswscale, y compile TensorDesk de nuevo</translation>
    </message>
    <message>
        <source>Video is decoded by the program tensordesk-video, which is missing beside this program: install the Debian package of TensorDesk, or build it where FFmpeg is installed</source>
        <translation>Los vídeos los descodifica el programa tensordesk-video, que falta junto a este programa: instale el paquete Debian de TensorDesk, o compílelo donde esté instalado FFmpeg</translation>
    </message>
    <message>
        <source>Where members end cannot be edited here.</source>
        <translation>Dónde acaban los miembros no se puede editar aquí.</translation>
    </message>
    <message>
        <source>Within an episode steps are counted up; where they are not, rows are out of order, or an end is missing.</source>
        <translation>Dentro de un episodio los pasos se cuentan hacia arriba; donde no es así, hay filas desordenadas o falta un final.</translation>
    </message>
    <message>
        <source>Within an episode, the entry below "next" at a step equals that of the root at the following step; otherwise a value is learnt from a state that never followed.</source>
        <translation>Dentro de un episodio, lo que hay bajo next en un paso es lo que la raíz tiene en el paso siguiente; si no, se aprende un valor de un estado que nunca llegó a continuación.</translation>
    </message>
    <message>
        <source>Without drawing, the same actions would be taken now.</source>
        <translation>Sin muestrear, ahora se tomarían las mismas acciones.</translation>
    </message>
    <message>
        <source>Without drawing, {} of {} numbers would be others now, by {} on average.</source>
        <translation>Sin muestrear, {} de {} números serían ahora otros, en {} de media.</translation>
    </message>
    <message>
        <source>Works along dim {}, which has size 3.</source>
        <translation>Opera en la dimensión {}, cuyo tamaño es 3.</translation>
    </message>
    <message>
        <source>Works along dim {}, which has {} elements.</source>
        <translation>Opera en la dimensión {}, que tiene {} elementos.</translation>
    </message>
    <message>
        <source>Works along dim {}, which is long enough.</source>
        <translation>Opera en la dimensión {}, que es lo bastante larga.</translation>
    </message>
    <message>
        <source>Works along the dim "time".</source>
        <translation>Opera en la dimensión «time».</translation>
    </message>
    <message>
        <source>Works along the last dim.</source>
        <translation>Opera en la última dimensión.</translation>
    </message>
    <message>
        <source>WrapModule takes a function, not a value of type {}</source>
        <translation>WrapModule toma una función, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>__len__() should return &gt;= 0</source>
        <translation>__len__() debe devolver &gt;= 0</translation>
    </message>
    <message>
        <source>`-` does not take a bool tensor, and {} is one.</source>
        <translation>`-` no acepta un tensor bool, y {} lo es.</translation>
    </message>
    <message>
        <source>`//` rounds down: {} has dtype torch.uint8, so that its values divided by {} are 0 or 1.</source>
        <translation>`//` redondea hacia abajo: {} tiene dtype torch.uint8, así que sus valores divididos por {} son 0 o 1.</translation>
    </message>
    <message>
        <source>`@` takes any number of batch dims and broadcasts them.</source>
        <translation>`@` acepta cualquier número de dims de batch y las difunde.</translation>
    </message>
    <message>
        <source>`Embedding` needs indices of dtype torch.int64, and {} has {}.</source>
        <translation>`Embedding` necesita índices de dtype torch.int64, y {} tiene {}.</translation>
    </message>
    <message>
        <source>`Independent` can make at most {} batch dims of {} event dims, not {}.</source>
        <translation>`Independent` puede convertir como mucho {} dimensiones de batch de {} en dimensiones de evento, no {}.</translation>
    </message>
    <message>
        <source>`MultiheadAttention` with embed_dim={} expects this size in the last dim of query, key and value, and it is {}.</source>
        <translation>`MultiheadAttention` con embed_dim={} espera este tamaño en la última dim de query, key y value, y es {}.</translation>
    </message>
    <message>
        <source>`MultivariateNormal` needs a matrix, and {} has 1 dim.</source>
        <translation>`MultivariateNormal` necesita una matriz, y {} tiene 1 dimensión.</translation>
    </message>
    <message>
        <source>`einsum` needs a subscript for each dim: operand {} has {} dims and {} subscripts. "..." denotes any batch dims.</source>
        <translation>`einsum` necesita un subíndice por dim: el operando {} tiene {} dims y {} subíndices. "..." denota cualquier dim de batch.</translation>
    </message>
    <message>
        <source>`einsum` needs a subscript for each dim: {} has {} dims, and '{}' has {} subscripts.</source>
        <translation>`einsum` necesita un subíndice por dim: {} tiene {} dims, y '{}' tiene {} subíndices.</translation>
    </message>
    <message>
        <source>`expand` copies nothing: each element of {} is shown {} times, and `{}` changes all of these.</source>
        <translation>`expand` no copia nada: cada elemento de {} aparece {} veces, y `{}` los cambia todos.</translation>
    </message>
    <message>
        <source>`if`, `and`, `or` and `not` need one truth value, and the tensor has several. Use any() or all(), or &amp;, | and ~ element by element.</source>
        <translation>`if`, `and`, `or` y `not` necesitan un solo valor lógico, y el tensor tiene varios. Use any() o all(), o &amp;, | y ~ elemento a elemento.</translation>
    </message>
    <message>
        <source>`item()` and float() need a tensor with one element, and it has {}. Reduce it first, for example with mean(), or convert it with tolist().</source>
        <translation>`item()` y float() necesitan un tensor con un elemento, y tiene {}. Redúzcalo antes, por ejemplo con mean(), o conviértalo con tolist().</translation>
    </message>
    <message>
        <source>`one_hot` of {} classes takes values from 0 to {}; {} has others.</source>
        <translation>`one_hot` de {} clases acepta valores de 0 a {}; {} tiene otros.</translation>
    </message>
    <message>
        <source>`pad` takes two numbers for each dim, before and after, the last dim first: {} has {} dims, and {} numbers are given.</source>
        <translation>`pad` toma dos números por dimensión, antes y después, empezando por la última: {} tiene {} dimensiones y se dan {} números.</translation>
    </message>
    <message>
        <source>`permute` needs each dim once: {} has {} dims, and {} are given.</source>
        <translation>`permute` necesita cada dim una vez: {} tiene {} dims, y se dan {}.</translation>
    </message>
    <message>
        <source>`refine_names` names dims that have no name; `rename` changes names.</source>
        <translation>`refine_names` nombra dimensiones sin nombre; `rename` cambia nombres.</translation>
    </message>
    <message>
        <source>`repeat` needs a count for each dim: {} has {} dims, and {} counts are given.</source>
        <translation>`repeat` necesita un número por dim: {} tiene {} dims, y se dan {}.</translation>
    </message>
    <message>
        <source>`shape` has the sizes as an attribute.</source>
        <translation>`shape` tiene los tamaños como atributo.</translation>
    </message>
    <message>
        <source>`squeeze()` removes each dim of size 1, and so {} of the batch of {} too.</source>
        <translation>`squeeze()` quita cada dimensión de tamaño 1, y por tanto también {} del batch de {}.</translation>
    </message>
    <message>
        <source>`stack` needs equal shapes. Use concatenate() to join along a dim that exists, or pad the shorter ones.</source>
        <translation>`stack` necesita formas iguales. Use concatenate() para unir a lo largo de una dim existente, o rellene los más cortos.</translation>
    </message>
    <message>
        <source>`{}` along dim {} needs equal sizes in all other dims: {}, {} has {} and {} has {}.</source>
        <translation>`{}` a lo largo de la dim {} necesita tamaños iguales en todas las demás dims: {}, {} tiene {} y {} tiene {}.</translation>
    </message>
    <message>
        <source>`{}` compares tensors of equal shape: {} is {}, and {} is {}.</source>
        <translation>`{}` compara tensores de igual forma: {} es {} y {} es {}.</translation>
    </message>
    <message>
        <source>`{}` compares tensors of one dtype: {} has {}, and {} has {}.</source>
        <translation>`{}` compara tensores de un mismo dtype: {} tiene {} y {} tiene {}.</translation>
    </message>
    <message>
        <source>`{}` does not take {} with dtype {}.</source>
        <translation>`{}` no acepta {} con dtype {}.</translation>
    </message>
    <message>
        <source>`{}` expects the classes in dim {}: for an input {} the target is {}, and {} is {}.</source>
        <translation>`{}` espera las clases en la dim {}: para una entrada {} el objetivo es {}, y {} es {}.</translation>
    </message>
    <message>
        <source>`{}` gives a {}, not a module</source>
        <translation>`{}` da un valor de tipo {}, no un módulo</translation>
    </message>
    <message>
        <source>`{}` gives a {}, not a tensor</source>
        <translation>`{}` da un valor de tipo {}, no un tensor</translation>
    </message>
    <message>
        <source>`{}` gives a {}: a derived key is one tensor, such as td["key"]</source>
        <translation>`{}` da un valor de tipo {}: una clave derivada es un solo tensor, como td["key"]</translation>
    </message>
    <message>
        <source>`{}` gives torch.float64, because {} is; {} is {}.</source>
        <translation>`{}` da torch.float64, porque {} lo es; {} es {}.</translation>
    </message>
    <message>
        <source>`{}` gives torch.uint8 here, as {} is: results below 0 or above 255 wrap around, so that 3 - 5 is 254.</source>
        <translation>`{}` da aquí torch.uint8, como {}: los resultados menores que 0 o mayores que 255 desbordan, de modo que 3 - 5 es 254.</translation>
    </message>
    <message>
        <source>`{}` has weights of dtype {}, and {} has {}.</source>
        <translation>`{}` tiene pesos de dtype {}, y {} tiene {}.</translation>
    </message>
    <message>
        <source>`{}` is {} in the module and {} in the state dict.</source>
        <translation>`{}` es {} en el módulo y {} en el state dict.</translation>
    </message>
    <message>
        <source>`{}` keeps the number of elements: {} has {}, and the given sizes have {}.</source>
        <translation>`{}` conserva el número de elementos: {} tiene {}, y los tamaños dados {}.</translation>
    </message>
    <message>
        <source>`{}` keeps the number of elements: {} has {}, which {} does not divide.</source>
        <translation>`{}` conserva el número de elementos: {} tiene {}, que no es divisible por {}.</translation>
    </message>
    <message>
        <source>`{}` needs a count for each element along dim {}: {} has {} there, and {} has {}.</source>
        <translation>`{}` necesita una cantidad para cada elemento de la dimensión {}: {} tiene {} ahí, y {} tiene {}.</translation>
    </message>
    <message>
        <source>`{}` needs a size for each dim: {} has {} dims, and {} sizes are given.</source>
        <translation>`{}` necesita un tamaño por dim: {} tiene {} dims, y se dan {}.</translation>
    </message>
    <message>
        <source>`{}` needs a target of dtype torch.int64, and {} has {}.</source>
        <translation>`{}` necesita un objetivo de dtype torch.int64, y {} tiene {}.</translation>
    </message>
    <message>
        <source>`{}` needs a tensor with one element, and {} has {}.</source>
        <translation>`{}` necesita un tensor con un elemento, y {} tiene {}.</translation>
    </message>
    <message>
        <source>`{}` needs an index of dtype torch.int64, and {} has {}.</source>
        <translation>`{}` necesita un índice de dtype torch.int64, y {} tiene {}.</translation>
    </message>
    <message>
        <source>`{}` needs an index with 1 dim, and {} has {}.</source>
        <translation>`{}` necesita un índice de 1 dim, y {} tiene {}.</translation>
    </message>
    <message>
        <source>`{}` needs an index with as many dims as the input: {} has {}, and {} has {}.</source>
        <translation>`{}` necesita un índice con tantas dims como la entrada: {} tiene {} y {} tiene {}.</translation>
    </message>
    <message>
        <source>`{}` needs an input with at least {} dims, and {} has {}.</source>
        <translation>`{}` necesita una entrada con al menos {} dims, y {} tiene {}.</translation>
    </message>
    <message>
        <source>`{}` needs an input with {} dims, and {} has {}.</source>
        <translation>`{}` necesita una entrada con {} dims, y {} tiene {}.</translation>
    </message>
    <message>
        <source>`{}` needs an input with {} or {} dims, and {} has {}.</source>
        <translation>`{}` necesita una entrada con {} o {} dims, y {} tiene {}.</translation>
    </message>
    <message>
        <source>`{}` needs equal shapes: {}, {} has {} and {} has {}.</source>
        <translation>`{}` necesita formas iguales: {}, {} tiene {} y {} tiene {}.</translation>
    </message>
    <message>
        <source>`{}` needs matrices in the last two dims, and {} has {} dims.</source>
        <translation>`{}` necesita matrices en las dos últimas dims, y {} tiene {} dims.</translation>
    </message>
    <message>
        <source>`{}` needs one truth value, and {} has {} elements.</source>
        <translation>`{}` necesita un valor de verdad, y {} tiene {} elementos.</translation>
    </message>
    <message>
        <source>`{}` needs operands of one dtype: {} has {}, and {} has {}.</source>
        <translation>`{}` necesita operandos de un mismo dtype: {} tiene {} y {} tiene {}.</translation>
    </message>
    <message>
        <source>`{}` needs square matrices in the last two dims, and those of {} are {} by {}.</source>
        <translation>`{}` necesita matrices cuadradas en las dos últimas dims, y las de {} son {} por {}.</translation>
    </message>
    <message>
        <source>`{}` needs tensors with the same number of dims: {} has {}, and {} has {}.</source>
        <translation>`{}` necesita tensores con el mismo número de dims: {} tiene {} y {} tiene {}.</translation>
    </message>
    <message>
        <source>`{}` needs tensors with {} dims, and {} has {}.</source>
        <translation>`{}` necesita tensores con {} dims, y {} tiene {}.</translation>
    </message>
    <message>
        <source>`{}` needs the dim that it works along.</source>
        <translation>`{}` necesita la dimensión en la que opera.</translation>
    </message>
    <message>
        <source>`{}` needs the same keys in all its tensordicts, and {} does not have {}.</source>
        <translation>`{}` necesita las mismas claves en todos sus tensordicts, y {} no tiene {}.</translation>
    </message>
    <message>
        <source>`{}` needs values with as many dims as the sorted sequences: {} has {}, and {} has {}.</source>
        <translation>`{}` necesita valores con tantas dimensiones como las secuencias ordenadas: {} tiene {}, y {} tiene {}.</translation>
    </message>
    <message>
        <source>`{}` needs vectors with 3 components: dim {} of {} has size {}.</source>
        <translation>`{}` necesita vectores de 3 componentes: la dimensión {} de {} tiene tamaño {}.</translation>
    </message>
    <message>
        <source>`{}` needs vectors with equally many components in the last dim: {} has {}, and {} has {}.</source>
        <translation>`{}` necesita vectores con igual número de componentes en la última dimensión: {} tiene {}, y {} tiene {}.</translation>
    </message>
    <message>
        <source>`{}` of {} classes (dim {} of {}) takes targets from 0 to {}; {} has others.</source>
        <translation>`{}` de {} clases (dim {} de {}) acepta objetivos de 0 a {}; {} tiene otros.</translation>
    </message>
    <message>
        <source>`{}` requires `group` to be passed: only the default process group exists; use {}</source>
        <translation>`{}` requiere que se pase `group`: solo existe el grupo de procesos predeterminado; use {}</translation>
    </message>
    <message>
        <source>`{}` requires a contiguous tensor; after a transpose or a slice it is not.</source>
        <translation>`{}` requiere un tensor contiguo; tras una transposición o un corte no lo es.</translation>
    </message>
    <message>
        <source>`{}` returns the shape {} now, before it was {}</source>
        <translation>`{}` devuelve ahora la forma {}; antes era {}</translation>
    </message>
    <message>
        <source>`{}` runs along {} of {}, a batch dim: it compares steps, and not the {} elements of the last dim.</source>
        <translation>`{}` recorre {} de {}, una dimensión de batch: compara pasos, y no los {} elementos de la última dimensión.</translation>
    </message>
    <message>
        <source>`{}` runs along {} of {}, and not along time.</source>
        <translation>`{}` recorre {} de {}, y no el tiempo.</translation>
    </message>
    <message>
        <source>`{}` runs along {} of {}, which has a single element.</source>
        <translation>`{}` recorre {} de {}, que tiene un solo elemento.</translation>
    </message>
    <message>
        <source>`{}` sums over the last dim of {}, which has size {}, and dim {} of {}, which has size {}: they must be equal.</source>
        <translation>`{}` suma sobre la última dim de {}, de tamaño {}, y la dim {} de {}, de tamaño {}: deben ser iguales.</translation>
    </message>
    <message>
        <source>`{}` takes at most the {} elements that {} has along dim {}, not {}.</source>
        <translation>`{}` toma como mucho los {} elementos que {} tiene en la dimensión {}, no {}.</translation>
    </message>
    <message>
        <source>`{}` takes dims by position: "{}" is dim {} of {}.</source>
        <translation>`{}` toma las dimensiones por posición: «{}» es la dimensión {} de {}.</translation>
    </message>
    <message>
        <source>`{}` takes numbers, and {} is a tensor with {} elements.</source>
        <translation>`{}` toma números, y {} es un tensor de {} elementos.</translation>
    </message>
    <message>
        <source>`{}` takes tensors on one device; {} and {} are on two.</source>
        <translation>`{}` acepta tensores en un dispositivo; {} y {} están en dos.</translation>
    </message>
    <message>
        <source>`{}` takes tensors with at most {} dims, and {} has {}.</source>
        <translation>`{}` toma tensores de como mucho {} dimensiones, y {} tiene {}.</translation>
    </message>
    <message>
        <source>`{}` takes the sizes one by one or as one list, and {} is a list.</source>
        <translation>`{}` toma los tamaños uno a uno o como una lista, y {} es una lista.</translation>
    </message>
    <message>
        <source>`{}` takes vectors, and {} has {} dims.</source>
        <translation>`{}` toma vectores, y {} tiene {} dimensiones.</translation>
    </message>
    <message>
        <source>`{}` with {} expects {} channels in dim {}, and {} has {} there.</source>
        <translation>`{}` con {} espera {} canales en la dimensión {}, y {} tiene {} ahí.</translation>
    </message>
    <message>
        <source>`{}` with {} expects {} features in dim {}, and {} has {} there.</source>
        <translation>`{}` con {} espera {} características en la dimensión {}, y {} tiene {} ahí.</translation>
    </message>
    <message>
        <source>`{}` with {} rows takes indices from 0 to {}; {} has others.</source>
        <translation>`{}` con {} filas acepta índices de 0 a {}; {} tiene otros.</translation>
    </message>
    <message>
        <source>`{}` without a dim gives one position among all elements of {}, which is {}.</source>
        <translation>`{}` sin dimensión da una sola posición entre todos los elementos de {}, que es {}.</translation>
    </message>
    <message>
        <source>a .npy file holds one tensor, and the tensordict has {} entries; select one of them, or write a .npz file</source>
        <translation>un archivo .npy contiene un solo tensor, y el tensordict tiene {} entradas; seleccione una de ellas, o escriba un archivo .npz</translation>
    </message>
    <message>
        <source>a .npy file holds one tensor; write nested tensordicts to a .npz file</source>
        <translation>un archivo .npy contiene un solo tensor; escriba lo anidado en un archivo .npz</translation>
    </message>
    <message>
        <source>a .npy file is written without compression; leave it out</source>
        <translation>un archivo .npy se escribe sin compresión; omítala</translation>
    </message>
    <message>
        <source>a .npz file can only hold arrays; store each leaf under a key of the root</source>
        <translation>un archivo .npz solo puede contener arrays; guarde cada hoja bajo una clave de la raíz</translation>
    </message>
    <message>
        <source>a .npz file is written without compression; leave it out</source>
        <translation>un archivo .npz se escribe sin compresión; omítala</translation>
    </message>
    <message>
        <source>a .npz file notes no batch size; save it as a memmap folder or an HDF5 file, and change it there</source>
        <translation>un archivo .npz no anota el tamaño de batch; guárdelo como carpeta memmap o archivo HDF5, y cámbielo allí</translation>
    </message>
    <message>
        <source>a .tdz archive is written without compression, so that it can be mapped; leave it out</source>
        <translation>un archivo .tdz se escribe sin compresión, para que se pueda mapear; omítala</translation>
    </message>
    <message>
        <source>a ConvNet has at least one layer</source>
        <translation>una ConvNet tiene al menos una capa</translation>
    </message>
    <message>
        <source>a JSON object</source>
        <translation>un objeto JSON</translation>
    </message>
    <message>
        <source>a ModuleDict is indexed by names</source>
        <translation>un ModuleDict se indexa por nombres</translation>
    </message>
    <message>
        <source>a NUL character is not allowed here</source>
        <translation>aquí no se permite un carácter NUL</translation>
    </message>
    <message>
        <source>a NonTensorStack has no one value; ask for its tolist()</source>
        <translation>un NonTensorStack no tiene un único valor; pida su tolist()</translation>
    </message>
    <message>
        <source>a NonTensorStack is made of a list, not of a value of type {}</source>
        <translation>un NonTensorStack se crea a partir de una lista, no de un valor de tipo {}</translation>
    </message>
    <message>
        <source>a Tensor with {} elements cannot be converted to Scalar</source>
        <translation>un tensor de {} elementos no es un único número</translation>
    </message>
    <message>
        <source>a batch size cannot be negative, except -1 for a ragged dim: {}</source>
        <translation>un tamaño de batch no puede ser negativo, salvo -1 para una dimensión irregular: {}</translation>
    </message>
    <message>
        <source>a block of {} bytes came for a tensordict of {}</source>
        <translation>llegó un bloque de {} bytes para un tensordict de {}</translation>
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
        <translation>un chunk contiene {} textos en vez de {}</translation>
    </message>
    <message>
        <source>a chunk is damaged: its checksum (crc32c) is another one</source>
        <translation>un chunk está dañado: su suma de comprobación (crc32c) es otra</translation>
    </message>
    <message>
        <source>a chunk is damaged: {} cannot unpack it</source>
        <translation>un chunk está dañado: {} no puede descomprimirlo</translation>
    </message>
    <message>
        <source>a chunk of texts ends {} bytes too early</source>
        <translation>un chunk de textos acaba {} bytes antes de tiempo</translation>
    </message>
    <message>
        <source>a chunk of {} bytes cannot be packed by {}</source>
        <translation>un chunk de {} bytes no se puede comprimir con {}</translation>
    </message>
    <message>
        <source>a chunk of {} bytes cannot unpack to {} bytes</source>
        <translation>un chunk de {} bytes no puede descomprimirse en {} bytes</translation>
    </message>
    <message>
        <source>a chunk unpacks to more than the {} bytes that it has by its shape</source>
        <translation>un chunk descomprimido ocupa más que los {} bytes que tiene según su forma</translation>
    </message>
    <message>
        <source>a chunk unpacks to {} bytes, but by its shape it has {}</source>
        <translation>un chunk descomprimido ocupa {} bytes, pero según su forma tiene {}</translation>
    </message>
    <message>
        <source>a class</source>
        <translation>una clase</translation>
    </message>
    <message>
        <source>a column of a Parquet file holds text, bytes, bools, integers or floats, of one type, and not {}</source>
        <translation>una columna de un archivo Parquet contiene texto, bytes, bools, enteros o números de coma flotante, de un mismo tipo, y no {}</translation>
    </message>
    <message>
        <source>a complex number cannot be written as JSON</source>
        <translation>un número complejo no se puede escribir como JSON</translation>
    </message>
    <message>
        <source>a complex number cannot be written into {}</source>
        <translation>un número complejo no se puede escribir en {}</translation>
    </message>
    <message>
        <source>a complex number does not fit into {}</source>
        <translation>un número complejo no cabe en {}</translation>
    </message>
    <message>
        <source>a complex value cannot be written into {}</source>
        <translation>un valor complejo no se puede escribir en {}</translation>
    </message>
    <message>
        <source>a composite distribution takes a tensordict of samples, not a value of type {}</source>
        <translation>una distribución compuesta toma un tensordict de muestras, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>a comprehension beside other items or arguments needs brackets of its own</source>
        <translation>una comprensión junto a otros elementos o argumentos necesita sus propios paréntesis</translation>
    </message>
    <message>
        <source>a comprehension is not an index; put it into brackets of its own</source>
        <translation>una comprensión no es un índice; póngala entre sus propios paréntesis</translation>
    </message>
    <message>
        <source>a comprehension makes one element for each item: put several into brackets, as a tuple</source>
        <translation>una comprensión crea un solo elemento por cada valor que recorre: ponga varios entre paréntesis, como tupla</translation>
    </message>
    <message>
        <source>a compressed chunk of texts does not state its size, so it cannot be read</source>
        <translation>un chunk comprimido de textos no indica su tamaño, así que no se puede leer</translation>
    </message>
    <message>
        <source>a consolidated file can only hold JSON values; leave this one out</source>
        <translation>un archivo consolidado solo puede contener valores JSON; omita este</translation>
    </message>
    <message>
        <source>a consolidated file cannot be compressed; leave the compression out</source>
        <translation>un archivo consolidado no se puede comprimir; omita la compresión</translation>
    </message>
    <message>
        <source>a consolidated file has no room for a level under the key {}; rename it</source>
        <translation>un archivo consolidado no tiene sitio para un nivel bajo la clave {}; cámbiele el nombre</translation>
    </message>
    <message>
        <source>a consolidated file with the dtype {} cannot be loaded in Python; convert the leaf or leave it out</source>
        <translation>un archivo consolidado con el dtype {} no se puede cargar en Python; convierta la hoja u omítala</translation>
    </message>
    <message>
        <source>a container needs its shape (batch_size)</source>
        <translation>un contenedor necesita su forma (batch_size)</translation>
    </message>
    <message>
        <source>a control character is not allowed here</source>
        <translation>aquí no se permite un carácter de control</translation>
    </message>
    <message>
        <source>a decimal number does not begin with 0; write 0o for an octal one</source>
        <translation>un número decimal no empieza por 0; escriba 0o para uno octal</translation>
    </message>
    <message>
        <source>a derived key is computed part by part, and backward() would sum the gradients of the parts: use torch.autograd.grad(outputs, inputs)</source>
        <translation>una clave derivada se calcula parte a parte, y backward() sumaría los gradientes de las partes: use torch.autograd.grad(outputs, inputs)</translation>
    </message>
    <message>
        <source>a derived key is written as `name = EXPRESSION` or `td["next", "name"] = EXPRESSION`</source>
        <translation>una clave derivada se escribe como `name = EXPRESSION` o `td["next", "name"] = EXPRESSION`</translation>
    </message>
    <message>
        <source>a device is a name such as "cpu", not a value of type {}</source>
        <translation>un dispositivo es un nombre como "cpu", no un valor de tipo {}</translation>
    </message>
    <message>
        <source>a dict</source>
        <translation>un dict</translation>
    </message>
    <message>
        <source>a dict of a pickle has a key that is a tuple, a list or a dict</source>
        <translation>un dict de un pickle tiene una clave que es una tupla, una lista o un dict</translation>
    </message>
    <message>
        <source>a dict of parameters has tensors by their names</source>
        <translation>un dict de parámetros tiene tensores por sus nombres</translation>
    </message>
    <message>
        <source>a dict with keys that are not strings cannot be written as JSON</source>
        <translation>un dict con claves que no son textos no se puede escribir como JSON</translation>
    </message>
    <message>
        <source>a dim</source>
        <translation>una dimensión</translation>
    </message>
    <message>
        <source>a dim cannot be repeated {} times</source>
        <translation>una dimensión no se puede repetir {} veces</translation>
    </message>
    <message>
        <source>a dim is called {} here already</source>
        <translation>una dimensión ya se llama {} aquí</translation>
    </message>
    <message>
        <source>a dim occurs twice among the {} dims</source>
        <translation>una dimensión aparece dos veces entre las dimensiones {}</translation>
    </message>
    <message>
        <source>a distributed checkpoint is read-only; save the tensordict in another format to edit it</source>
        <translation>un checkpoint distribuido es de solo lectura; guarde el tensordict en otro formato para editarlo</translation>
    </message>
    <message>
        <source>a distribution is made of a tensordict, not of a value of type {}</source>
        <translation>una distribución se forma con un tensordict, no con un valor de tipo {}</translation>
    </message>
    <message>
        <source>a dtype</source>
        <translation>un dtype</translation>
    </message>
    <message>
        <source>a fast copy requires a tensordict of tensors with the shape of the indexed part, and an index without masks and tensors; use copy_at_(..., fast=False)</source>
        <translation>una copia rápida requiere un tensordict de tensores con la forma de la parte indexada, y un índice sin máscaras ni tensores; use copy_at_(..., fast=False)</translation>
    </message>
    <message>
        <source>a file of the format {} keeps no lazy stacks</source>
        <translation>un archivo del formato {} no conserva lazy stacks</translation>
    </message>
    <message>
        <source>a file of torch.save cannot keep the dtype {} without its quantizer; convert the leaf or leave it out</source>
        <translation>un archivo de torch.save no puede conservar el dtype {} sin su cuantizador; convierta la hoja u omítala</translation>
    </message>
    <message>
        <source>a file of torch.save is written without compression; leave it out</source>
        <translation>un archivo de torch.save se escribe sin compresión; omítala</translation>
    </message>
    <message>
        <source>a histogram needs at least one bin and a finite range</source>
        <translation>un histograma necesita al menos un intervalo y un rango finito</translation>
    </message>
    <message>
        <source>a key and an index cannot share the same brackets; write td["key"][index]</source>
        <translation>una clave y un índice no pueden compartir los mismos corchetes; escriba td["key"][index]</translation>
    </message>
    <message>
        <source>a key below "next" or another key</source>
        <translation>una clave bajo "next" u otra clave</translation>
    </message>
    <message>
        <source>a key is a string or a non-empty tuple of strings, not a value of type {}</source>
        <translation>una clave es una cadena o una tupla no vacía de cadenas, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>a key is a string or a non-empty tuple of strings, not this tuple</source>
        <translation>una clave es una cadena o una tupla no vacía de cadenas, no esta tupla</translation>
    </message>
    <message>
        <source>a key is a string or a tuple of keys, not a value of type {}</source>
        <translation>una clave es una cadena o una tupla de claves, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>a key is a string or a tuple of keys, not this tuple</source>
        <translation>una clave es una cadena o una tupla de claves, no esta tupla</translation>
    </message>
    <message>
        <source>a key is a string or a tuple of strings, not a value of type {}</source>
        <translation>una clave es una cadena o una tupla de cadenas, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>a key is needed</source>
        <translation>se necesita una clave</translation>
    </message>
    <message>
        <source>a key is needed to create a level</source>
        <translation>se necesita una clave para crear un nivel</translation>
    </message>
    <message>
        <source>a key is needed to delete an entry</source>
        <translation>se necesita una clave para eliminar una entrada</translation>
    </message>
    <message>
        <source>a key is needed to set an entry</source>
        <translation>se necesita una clave para asignar una entrada</translation>
    </message>
    <message>
        <source>a key is needed, not the number of a member of a lazy stack</source>
        <translation>se necesita una clave, no el número de un miembro de un lazy stack</translation>
    </message>
    <message>
        <source>a key must have at least one part</source>
        <translation>una clave debe tener al menos una parte</translation>
    </message>
    <message>
        <source>a key set in an indexed tensordict is lost; write td["key"][index] = … instead</source>
        <translation>una clave asignada en un tensordict indexado se pierde; escriba en su lugar td["key"][index] = …</translation>
    </message>
    <message>
        <source>a layout of the program is called {}; choose another name</source>
        <translation>un layout del programa se llama {}; elija otro nombre</translation>
    </message>
    <message>
        <source>a lazy stack cannot be ordered against a value of type {}</source>
        <translation>un lazy stack no se puede comparar por orden con un valor de tipo {}</translation>
    </message>
    <message>
        <source>a lazy stack has no tensors of its own to be made contiguous in place</source>
        <translation>un lazy stack no tiene tensores propios que se puedan hacer contiguos in situ</translation>
    </message>
    <message>
        <source>a lazy stack is made of a dict of tensordicts, not of a value of type {}</source>
        <translation>un lazy stack se crea a partir de un dict de tensordicts, no de un valor de tipo {}</translation>
    </message>
    <message>
        <source>a lazy stack is not cut in place along its stack dim; index it, or pad without inplace=True</source>
        <translation>un lazy stack no se corta in situ a lo largo de su dimensión de apilado; indéxelo, o rellene sin inplace=True</translation>
    </message>
    <message>
        <source>a lazy stack is not gathered in place; leave inplace=True out</source>
        <translation>con un lazy stack, gather no funciona in situ; omita inplace=True</translation>
    </message>
    <message>
        <source>a lazy stack of more than {} rows is too long</source>
        <translation>un lazy stack de más de {} filas es demasiado largo</translation>
    </message>
    <message>
        <source>a lazy stack of {} members is too long</source>
        <translation>un lazy stack de {} miembros es demasiado largo</translation>
    </message>
    <message>
        <source>a leaf is to be described by its dtype, shape, start, stop and padding</source>
        <translation>una hoja se debe describir con su dtype, forma, inicio, fin y relleno</translation>
    </message>
    <message>
        <source>a list of 1 to {} non-empty strings</source>
        <translation>una lista de 1 a {} cadenas no vacías</translation>
    </message>
    <message>
        <source>a list of elements</source>
        <translation>una lista de elementos</translation>
    </message>
    <message>
        <source>a list of lists of names</source>
        <translation>una lista de listas de nombres</translation>
    </message>
    <message>
        <source>a list of more than {} numbers is too long to become a tensor</source>
        <translation>una lista de más de {} números es demasiado larga para convertirse en tensor</translation>
    </message>
    <message>
        <source>a list of names</source>
        <translation>una lista de nombres</translation>
    </message>
    <message>
        <source>a list of objects with {} and {}</source>
        <translation>una lista de objetos con {} y {}</translation>
    </message>
    <message>
        <source>a list of sizes</source>
        <translation>una lista de tamaños</translation>
    </message>
    <message>
        <source>a list of tensordicts is stacked along a dim: set dim</source>
        <translation>una lista de tensordicts se apila a lo largo de una dimensión: indique dim</translation>
    </message>
    <message>
        <source>a mapping is written as biased_softplus_1.0 or biased_softplus_1.0_0.01</source>
        <translation>una transformación se escribe como biased_softplus_1.0 o biased_softplus_1.0_0.01</translation>
    </message>
    <message>
        <source>a mark for each choice of {} among {} elements</source>
        <translation>una marca por cada elección de {} entre {} elementos</translation>
    </message>
    <message>
        <source>a mask holds bools, not {}</source>
        <translation>una máscara contiene bools, no {}</translation>
    </message>
    <message>
        <source>a mask is made only where a batch dim is ragged, the batch size is {}</source>
        <translation>una máscara solo se crea donde una dimensión de batch es irregular; el tamaño de batch es {}</translation>
    </message>
    <message>
        <source>a mask of shape {} does not fit the batch size {}</source>
        <translation>una máscara de forma {} no encaja con el tamaño de batch {}</translation>
    </message>
    <message>
        <source>a mask of shape {} has more dims than the batch size {}</source>
        <translation>una máscara de forma {} tiene más dimensiones que el tamaño de batch {}</translation>
    </message>
    <message>
        <source>a mask or a list picks a copy, so this would change nothing; assign to td[…] instead</source>
        <translation>una máscara o una lista toma una copia, así que esto no cambiaría nada; asigne a td[…] en su lugar</translation>
    </message>
    <message>
        <source>a mask or a list picks a copy, so this would change nothing; put the key first and all indices into the last brackets</source>
        <translation>una máscara o una lista toma una copia, así que esto no cambiaría nada; ponga la clave primero y todos los índices en los últimos corchetes</translation>
    </message>
    <message>
        <source>a member of a zip archive cannot have a name of {} bytes; the limit is {}</source>
        <translation>un miembro de un archivo zip no puede tener un nombre de {} bytes; el límite es {}</translation>
    </message>
    <message>
        <source>a memmap folder cannot be compressed; leave the compression out</source>
        <translation>una carpeta memmap no se puede comprimir; omita la compresión</translation>
    </message>
    <message>
        <source>a memmap folder cannot hold a level named "meta.json"</source>
        <translation>una carpeta memmap no puede contener un nivel llamado «meta.json»</translation>
    </message>
    <message>
        <source>a memmap folder cannot hold the key {}: meta.json has a field of that name; rename it first</source>
        <translation>una carpeta memmap no puede contener la clave {}: meta.json tiene un campo con ese nombre; cámbiele antes el nombre</translation>
    </message>
    <message>
        <source>a memmap folder cannot hold this key: its file name would have {} bytes, and file systems take {}</source>
        <translation>una carpeta memmap no puede contener esta clave: su nombre de archivo tendría {} bytes, y los sistemas de archivos admiten {}</translation>
    </message>
    <message>
        <source>a memmap folder with the dtype {} cannot be loaded in Python; convert the leaf or leave it out</source>
        <translation>una carpeta memmap con el dtype {} no se puede cargar en Python; convierta la hoja u omítala</translation>
    </message>
    <message>
        <source>a message's tag is from 0 to 2147483647, not {}</source>
        <translation>la etiqueta (tag) de un mensaje va de 0 a 2147483647; no puede ser {}</translation>
    </message>
    <message>
        <source>a module of an ensemble gave a {}, not a tensordict</source>
        <translation>un módulo de un ensemble dio un valor de tipo {}, no un tensordict</translation>
    </message>
    <message>
        <source>a module or a function is wrapped, not a value of type {}; a class is called first, as in nn.Tanh()</source>
        <translation>se envuelve un módulo o una función, no un valor de tipo {}; una clase se llama antes, como en nn.Tanh()</translation>
    </message>
    <message>
        <source>a module over tensordicts takes one tensordict, and {} more arguments were given</source>
        <translation>un módulo sobre tensordicts toma un solo tensordict, y se dieron {} argumentos más</translation>
    </message>
    <message>
        <source>a nested tensor is made of a lazy stack on dim 0</source>
        <translation>un tensor anidado se crea a partir de un lazy stack en la dimensión 0</translation>
    </message>
    <message>
        <source>a nested tensor is made of a lazy stack on dim 0, not on dim {}</source>
        <translation>un tensor anidado se crea a partir de un lazy stack en la dimensión 0, no en la dimensión {}</translation>
    </message>
    <message>
        <source>a nested tensor is taken apart along its first dim</source>
        <translation>un tensor anidado se descompone a lo largo de su primera dimensión</translation>
    </message>
    <message>
        <source>a nested tensor lacks its {}</source>
        <translation>a un tensor anidado le falta su {}</translation>
    </message>
    <message>
        <source>a nested tensor of {} parts of {} dims is more than can be shown</source>
        <translation>un tensor anidado de {} partes de {} dimensiones es más de lo que se puede mostrar</translation>
    </message>
    <message>
        <source>a nested tensordict lacks its class</source>
        <translation>un tensordict anidado no indica su clase</translation>
    </message>
    <message>
        <source>a non-tensor must be described by its value, batch size and device</source>
        <translation>un valor no tensorial se debe describir con su valor, su tamaño de batch y su dispositivo</translation>
    </message>
    <message>
        <source>a non-tensor stack of batch size {} does not fit the batch size {}</source>
        <translation>una pila de no tensores de tamaño de batch {} no encaja con el tamaño de batch {}</translation>
    </message>
    <message>
        <source>a non-tensor value</source>
        <translation>un valor que no es tensor</translation>
    </message>
    <message>
        <source>a non-tensor value is not padded in place, because it becomes one for each position; leave inplace=True out</source>
        <translation>un valor que no es tensor no se rellena in situ, ya que pasa a ser uno por cada posición; omita inplace=True</translation>
    </message>
    <message>
        <source>a non-tensor value is stored as {}, which is not known</source>
        <translation>un valor que no es tensor está guardado como {}, que no se conoce</translation>
    </message>
    <message>
        <source>a non-tensor value is stored with shape {} instead of as bytes</source>
        <translation>un valor que no es tensor está guardado como uno de forma {} en vez de como bytes</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>a numpy array of an unsupported dtype</source>
        <translation>un array de numpy con un dtype no admitido</translation>
    </message>
    <message>
        <source>a packed chunk</source>
        <translation>un chunk comprimido</translation>
    </message>
    <message>
        <source>a parameter without a default cannot follow one with a default</source>
        <translation>un parámetro sin valor predeterminado no puede seguir a uno que lo tiene</translation>
    </message>
    <message>
        <source>a part of '{}' is assigned an instance of the same fields, not one of '{}'</source>
        <translation>a una parte de '{}' se le asigna una instancia de los mismos campos, no una de '{}'</translation>
    </message>
    <message>
        <source>a part of a composite distribution gave a {}, not a tensor</source>
        <translation>una parte de una distribución compuesta dio un valor de tipo {}, no un tensor</translation>
    </message>
    <message>
        <source>a part of a tensordict is assigned a number, a tensor, a dict or a tensordict, not a value of type {}</source>
        <translation>a una parte de un tensordict se le asigna un número, un tensor, un dict o un tensordict, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>a part of an entry cannot be replaced by another kind</source>
        <translation>una parte de una entrada no se puede reemplazar por otra de distinto tipo</translation>
    </message>
    <message>
        <source>a pickle of more than {} values</source>
        <translation>un pickle de más de {} valores</translation>
    </message>
    <message>
        <source>a pickle of protocol {}; up to {} are known</source>
        <translation>un pickle del protocolo {}; se conocen hasta el {}</translation>
    </message>
    <message>
        <source>a pickle that grows by more than {} MiB</source>
        <translation>un pickle que crece en más de {} MiB</translation>
    </message>
    <message>
        <source>a pickled object ({}) cannot be written: it is shown without being loaded; leave the key out</source>
        <translation>un objeto de un pickle ({}) no se puede escribir: se muestra sin haberse cargado; omita la clave</translation>
    </message>
    <message>
        <source>a process sent bytes that are not a result; start all processes with the same version of the program</source>
        <translation>un proceso envió bytes que no son un resultado; inicie todos los procesos con la misma versión del programa</translation>
    </message>
    <message>
        <source>a process sent unexpected data, such as too many bytes, and the group can no longer be used ({}); start its processes again, with tensordicts of the same keys, shapes and dtypes</source>
        <translation>un proceso envió datos inesperados, como demasiados bytes, y el grupo ya no se puede usar ({}); inicie de nuevo sus procesos, con tensordicts de las mismas claves, formas y dtypes</translation>
    </message>
    <message>
        <source>a ragged tensor cannot be sent as a part of one block</source>
        <translation>un tensor irregular no se puede enviar como parte de un bloque</translation>
    </message>
    <message>
        <source>a replay buffer shown with its oldest row first is read-only; open it without {} to edit it</source>
        <translation>un replay buffer mostrado con su fila más antigua primero es de solo lectura; ábralo sin {} para editarlo</translation>
    </message>
    <message>
        <source>a replay buffer, full: a new row replaces the row of the lowest rank by {}, so the rows are not in order of time</source>
        <translation>un replay buffer, lleno: una fila nueva reemplaza a la de menor rango según {}, así que las filas no siguen un orden temporal</translation>
    </message>
    <message>
        <source>a replay buffer, full: the oldest row is the first</source>
        <translation>un replay buffer, lleno: la fila más antigua es la primera</translation>
    </message>
    <message>
        <source>a replay buffer, full: the oldest row is {}, the row before it is the newest</source>
        <translation>un replay buffer, lleno: la fila más antigua es {}; la fila anterior a ella es la más nueva</translation>
    </message>
    <message>
        <source>a replay buffer, saved by trajectories from the oldest to the newest: {} of {} rows are written, and only these are shown</source>
        <translation>un replay buffer, guardado por trayectorias de la más antigua a la más nueva: {} de {} filas están escritas, y solo estas se muestran</translation>
    </message>
    <message>
        <source>a replay buffer, saved by trajectories from the oldest to the newest: {} of {} rows are written; the empty rows are the last of each trajectory</source>
        <translation>un replay buffer, guardado por trayectorias de la más antigua a la más nueva: {} de {} filas están escritas; las filas vacías son las últimas de cada trayectoria</translation>
    </message>
    <message>
        <source>a replay buffer, saved from the oldest row to the newest: {} of {} rows are written; keys that are also under "next" have one more row per trajectory</source>
        <translation>un replay buffer, guardado de la fila más antigua a la más nueva: {} de {} filas están escritas; las claves que también están bajo "next" tienen una fila más por trayectoria</translation>
    </message>
    <message>
        <source>a replay buffer: the first {} of {} rows are written, the others are empty</source>
        <translation>un replay buffer: las primeras {} de {} filas están escritas; las demás están vacías</translation>
    </message>
    <message>
        <source>a result of {} MB needs a scratch file, and only {} MB are free; compute a part, or set TMPDIR to a folder with more room</source>
        <translation>un resultado de {} MB necesita un archivo temporal, y solo hay {} MB libres; calcule una parte, o defina TMPDIR como una carpeta con más espacio</translation>
    </message>
    <message>
        <source>a result of {} MB needs as many addresses, more than this process may take (ulimit -v)</source>
        <translation>un resultado de {} MB necesita otras tantas direcciones, más de las que puede tomar este proceso (ulimit -v)</translation>
    </message>
    <message>
        <source>a result of {} cannot be cast to the dtype of out, {}</source>
        <translation>un resultado de {} no se puede convertir al dtype de out, {}</translation>
    </message>
    <message>
        <source>a result that combines {} elements</source>
        <translation>lo que se calcula con {} elementos juntos</translation>
    </message>
    <message>
        <source>a rotation takes two different dims, got {}</source>
        <translation>una rotación toma dos dimensiones distintas, se recibió {}</translation>
    </message>
    <message>
        <source>a rotation takes two dims of a batch that has as many, got {} and the batch size {}</source>
        <translation>una rotación toma dos dimensiones de un batch que tenga otras tantas, se recibió {} y el tamaño de batch {}</translation>
    </message>
    <message>
        <source>a row is nearer to the one {} rows further on than to the next one</source>
        <translation>una fila está más cerca de la que está {} filas más adelante que de la siguiente</translation>
    </message>
    <message>
        <source>a safetensors file cannot be compressed; leave the compression out</source>
        <translation>un archivo safetensors no se puede comprimir; omita la compresión</translation>
    </message>
    <message>
        <source>a safetensors file cannot keep the dtype {}; convert the leaf or leave it out</source>
        <translation>un archivo safetensors no puede conservar el dtype {}; convierta la hoja u omítala</translation>
    </message>
    <message>
        <source>a safetensors file would have two tensors of the name {}; rename one of the keys</source>
        <translation>un archivo safetensors tendría dos tensores con el nombre {}; cambie el nombre de una de las claves</translation>
    </message>
    <message>
        <source>a save of it was interrupted and cannot be rolled back ({}): discard its journal before editing</source>
        <translation>un guardado suyo se interrumpió y no se puede revertir ({}): descarte su diario antes de editar</translation>
    </message>
    <message>
        <source>a save was interrupted: recover it before editing</source>
        <translation>un guardado se interrumpió: reviértalo antes de editar</translation>
    </message>
    <message>
        <source>a scalar has no dim to pad</source>
        <translation>un escalar no tiene ninguna dimensión que rellenar</translation>
    </message>
    <message>
        <source>a schema is a dict of keys and pairs of sizes and dtype, not a value of type {}</source>
        <translation>un esquema es un dict de claves y pares de tamaños y dtype, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>a schema tells pairs of sizes and dtype</source>
        <translation>un esquema indica pares de tamaños y dtype</translation>
    </message>
    <message>
        <source>a scope is called with one function, which then runs within it</source>
        <translation>un ámbito se llama con una función, que se ejecuta dentro de él</translation>
    </message>
    <message>
        <source>a scratch file of {} MB cannot be made: {}; set TMPDIR to a folder with more room</source>
        <translation>no se puede crear un archivo temporal de {} MB: {}; defina TMPDIR como una carpeta con más espacio</translation>
    </message>
    <message>
        <source>a scratch file of {} MB cannot be mapped: {}; set TMPDIR to a folder with more room</source>
        <translation>no se puede mapear un archivo temporal de {} MB: {}; defina TMPDIR como una carpeta con más espacio</translation>
    </message>
    <message>
        <source>a scratch file of {} MB has no room: {}; set TMPDIR to a folder with more room</source>
        <translation>no hay sitio para un archivo temporal de {} MB: {}; defina TMPDIR como una carpeta con más espacio</translation>
    </message>
    <message>
        <source>a script makes a text of more than {} bytes</source>
        <translation>un script crea un texto de más de {} bytes</translation>
    </message>
    <message>
        <source>a separator is a str, not a value of type {}</source>
        <translation>un separador es un str, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>a separator is needed to split keys at</source>
        <translation>se necesita un separador por el que dividir las claves</translation>
    </message>
    <message>
        <source>a sequence has {} tokens; at most {} are read</source>
        <translation>una secuencia tiene {} tokens; se leen como máximo {}</translation>
    </message>
    <message>
        <source>a sequence is made of modules and functions, not of a value of type {}</source>
        <translation>una secuencia se compone de módulos y funciones, no de un valor de tipo {}</translation>
    </message>
    <message>
        <source>a sequence of more than {} items is too long</source>
        <translation>una secuencia de más de {} elementos es demasiado larga</translation>
    </message>
    <message>
        <source>a sequence takes no keyword '{}'</source>
        <translation>una secuencia no acepta el argumento con nombre '{}'</translation>
    </message>
    <message>
        <source>a sequence that draws samples has at least one module</source>
        <translation>una secuencia que extrae muestras tiene al menos un módulo</translation>
    </message>
    <message>
        <source>a shard</source>
        <translation>un shard</translation>
    </message>
    <message>
        <source>a single element</source>
        <translation>un único elemento</translation>
    </message>
    <message>
        <source>a size</source>
        <translation>un tamaño</translation>
    </message>
    <message>
        <source>a size cannot be negative: {}</source>
        <translation>un tamaño no puede ser negativo: {}</translation>
    </message>
    <message>
        <source>a size must be an int, not {}</source>
        <translation>un tamaño debe ser un int, no {}</translation>
    </message>
    <message>
        <source>a source of another batch size, {} for {}, must bring every entry; it has no key {}</source>
        <translation>una fuente de otro tamaño de batch, {} para {}, debe aportar todas las entradas; no tiene la clave {}</translation>
    </message>
    <message>
        <source>a sparse tensor without indices, values and size</source>
        <translation>un tensor disperso sin índices, valores y tamaño</translation>
    </message>
    <message>
        <source>a stack is made of a dict or a list, not of a value of type {}</source>
        <translation>una pila se crea a partir de un dict o una lista, no de un valor de tipo {}</translation>
    </message>
    <message>
        <source>a stack is made of a list, not of a value of type {}</source>
        <translation>una pila se crea a partir de una lista, no de un valor de tipo {}</translation>
    </message>
    <message>
        <source>a stack on dim {} cannot hold tensors of different shapes densely</source>
        <translation>una pila en la dimensión {} no puede contener de forma densa tensores de formas distintas</translation>
    </message>
    <message>
        <source>a stack without members has no place for entries</source>
        <translation>una pila sin miembros no tiene lugar para entradas</translation>
    </message>
    <message>
        <source>a stack's "stack_dim" is missing or no integer</source>
        <translation>el «stack_dim» de una pila falta o no es un entero</translation>
    </message>
    <message>
        <source>a state dict is a dict or a tensordict, not a value of type {}</source>
        <translation>un state_dict es un dict o un tensordict, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>a state is a dict, as state_dict() gives it, not a value of type {}</source>
        <translation>un estado es un dict, como el que da state_dict(), no un valor de tipo {}</translation>
    </message>
    <message>
        <source>a step has the shape {} here, and {} in most members; such members: {}</source>
        <translation>un paso tiene aquí la forma {}, y {} en la mayoría de los miembros; miembros así: {}</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>una cadena</translation>
    </message>
    <message>
        <source>a tensor</source>
        <translation>un tensor</translation>
    </message>
    <message>
        <source>a tensor cannot be made of a {}</source>
        <translation>no se puede crear un tensor a partir de {}</translation>
    </message>
    <message>
        <source>a tensor of shape {}</source>
        <translation>un tensor de forma {}</translation>
    </message>
    <message>
        <source>a tensor of shape {} and {}</source>
        <translation>un tensor de forma {} y {}</translation>
    </message>
    <message>
        <source>a tensor of shape {} cannot be split into the {} members of a lazy stack</source>
        <translation>un tensor de forma {} no se puede repartir entre los {} miembros de un lazy stack</translation>
    </message>
    <message>
        <source>a tensor of shape {} cannot be written in place into the entry of shape {}</source>
        <translation>un tensor de forma {} no se puede escribir in situ en la entrada de forma {}</translation>
    </message>
    <message>
        <source>a tensor of shape {} has no dim {} to concatenate along</source>
        <translation>un tensor de forma {} no tiene la dimensión {} a lo largo de la cual concatenar</translation>
    </message>
    <message>
        <source>a tensor of {} dims is too deep for nested lists</source>
        <translation>un tensor de {} dimensiones es demasiado profundo para listas anidadas</translation>
    </message>
    <message>
        <source>a tensor that indexes is of torch.int64, torch.int32, torch.uint8 or torch.bool, not {}</source>
        <translation>un tensor que indexa es de torch.int64, torch.int32, torch.uint8 o torch.bool, no de {}</translation>
    </message>
    <message>
        <source>a tensorclass is not indexed by a name; write .{} or get({})</source>
        <translation>una tensorclass no se indexa con un nombre; escriba .{} o get({})</translation>
    </message>
    <message>
        <source>a tensordict</source>
        <translation>un tensordict</translation>
    </message>
    <message>
        <source>a tensordict cannot be an entry of itself</source>
        <translation>un tensordict no puede ser una entrada de sí mismo</translation>
    </message>
    <message>
        <source>a tensordict cannot be an exponent</source>
        <translation>un tensordict no puede ser un exponente</translation>
    </message>
    <message>
        <source>a tensordict cannot be set inside itself</source>
        <translation>un tensordict no se puede asignar dentro de sí mismo</translation>
    </message>
    <message>
        <source>a tensordict has no {}(): of this leaf it has shape {}, and not the batch size {}</source>
        <translation>un tensordict no tiene {}(): de esta hoja tiene la forma {}, y no el tamaño de batch {}</translation>
    </message>
    <message>
        <source>a tensordict is made of a dict or of keywords, not of both</source>
        <translation>un tensordict se crea a partir de un dict o de argumentos con nombre, no de ambos</translation>
    </message>
    <message>
        <source>a tensordict is made of a dict, not of a value of type {}</source>
        <translation>un tensordict se crea a partir de un dict, no de un valor de tipo {}</translation>
    </message>
    <message>
        <source>a tensordict is neither true nor false; use len(td.keys()) or td.is_empty()</source>
        <translation>un tensordict no es verdadero ni falso; use len(td.keys()) o td.is_empty()</translation>
    </message>
    <message>
        <source>a tensordict is updated with a dict or a tensordict, not with a value of type {}</source>
        <translation>un tensordict se actualiza con un dict o un tensordict, no con un valor de tipo {}</translation>
    </message>
    <message>
        <source>a tensordict of batch size [] cannot be indexed</source>
        <translation>un tensordict de tamaño de batch [] no se puede indexar</translation>
    </message>
    <message>
        <source>a tensordict of batch size {} cannot be split into the {} members of a lazy stack of batch size {}</source>
        <translation>un tensordict de tamaño de batch {} no se puede repartir entre los {} miembros de un lazy stack de tamaño de batch {}</translation>
    </message>
    <message>
        <source>a tensordict with this key cannot be sent as one block, because the description reserves the name; rename it with rename_key_()</source>
        <translation>un tensordict con esta clave no se puede enviar como un solo bloque, porque la descripción reserva ese nombre; cámbielo con rename_key_()</translation>
    </message>
    <message>
        <source>a tensordict without batch dims has no parts to visit; take its keys(), values() or items()</source>
        <translation>un tensordict sin dimensiones de batch no tiene partes que recorrer; tome sus keys(), values() o items()</translation>
    </message>
    <message>
        <source>a text is expected where there is {}</source>
        <translation>se esperaba un texto donde hay {}</translation>
    </message>
    <message>
        <source>a text is not in UTF-8</source>
        <translation>un texto no está en UTF-8</translation>
    </message>
    <message>
        <source>a text of visible characters</source>
        <translation>un texto de caracteres visibles</translation>
    </message>
    <message>
        <source>a text of {} bytes cannot be written: the limit is {} bytes</source>
        <translation>un texto de {} bytes no se puede escribir: el límite es de {} bytes</translation>
    </message>
    <message>
        <source>a text or None</source>
        <translation>un texto o None</translation>
    </message>
    <message>
        <source>a token has {} bytes. Expected: at most {}</source>
        <translation>un token tiene {} bytes. Se esperan como máximo {}</translation>
    </message>
    <message>
        <source>a torch.Size consists of ints, not of {}</source>
        <translation>un torch.Size se compone de ints, no de {}</translation>
    </message>
    <message>
        <source>a value for each position of {}</source>
        <translation>un valor por cada posición de {}</translation>
    </message>
    <message>
        <source>a value of shape {} does not broadcast to the elements of shape {}</source>
        <translation>un valor de forma {} no se expande (broadcast) a los elementos de forma {}</translation>
    </message>
    <message>
        <source>a value of shape {} does not fit into elements of shape {}</source>
        <translation>un valor de forma {} no cabe en elementos de forma {}</translation>
    </message>
    <message>
        <source>a value of type {} cannot be called</source>
        <translation>un valor de tipo {} no se puede llamar</translation>
    </message>
    <message>
        <source>a value of type {} cannot be indexed</source>
        <translation>un valor de tipo {} no se puede indexar</translation>
    </message>
    <message>
        <source>a value of type {} has no entries to delete</source>
        <translation>un valor de tipo {} no tiene entradas que eliminar</translation>
    </message>
    <message>
        <source>a value of type {} has no len()</source>
        <translation>un valor de tipo {} no tiene len()</translation>
    </message>
    <message>
        <source>a value of type {} has no parts to assign; assign to the entry as a whole</source>
        <translation>un valor de tipo {} no tiene partes que asignar; asigne a la entrada completa</translation>
    </message>
    <message>
        <source>a value with its batch size</source>
        <translation>un valor con su tamaño de batch</translation>
    </message>
    <message>
        <source>a zarr store cannot hold the dtype {}; convert the leaf or leave it out</source>
        <translation>un almacén zarr no admite el dtype {}; convierta la hoja u omítala</translation>
    </message>
    <message>
        <source>a zarr store cannot hold the key {}; rename it first</source>
        <translation>un almacén zarr no admite la clave {}; cámbiele antes el nombre</translation>
    </message>
    <message>
        <source>a zarr store cannot keep lazy stacks; write the result of .densify() instead</source>
        <translation>un almacén zarr no puede conservar lazy stacks; escriba en su lugar el resultado de .densify()</translation>
    </message>
    <message>
        <source>a zarr store does not keep the class {} of a tensordict; write the result of .to_tensordict() instead</source>
        <translation>un almacén zarr no conserva la clase {} de un tensordict; escriba en su lugar el resultado de .to_tensordict()</translation>
    </message>
    <message>
        <source>a {} cannot be kept in a non-tensor entry</source>
        <translation>{} no se puede conservar en una entrada que no es tensor</translation>
    </message>
    <message>
        <source>a {} does not say which keys it reads and writes: wrap it, as TensorDictModule(…, ["observation"], ["state_value"])</source>
        <translation>{} no dice qué claves lee y escribe: envuélvalo, como en TensorDictModule(…, ["observation"], ["state_value"])</translation>
    </message>
    <message>
        <source>a {} holds modules and cannot be called</source>
        <translation>{} contiene módulos y no se puede llamar</translation>
    </message>
    <message>
        <source>a {} holds parameters and cannot be called</source>
        <translation>{} contiene parámetros y no se puede llamar</translation>
    </message>
    <message>
        <source>abs() takes a number, not {}</source>
        <translation>abs() toma un número, no {}</translation>
    </message>
    <message>
        <source>activation is 'relu', 'gelu' or a function</source>
        <translation>activation es 'relu', 'gelu' o una función</translation>
    </message>
    <message>
        <source>add the value of another member</source>
        <translation>añadir el valor de otro miembro</translation>
    </message>
    <message>
        <source>add zeros</source>
        <translation>añadir ceros</translation>
    </message>
    <message>
        <source>adds invented values</source>
        <translation>añade valores inventados</translation>
    </message>
    <message>
        <source>adds zeros and false flags as padding: keep a mask</source>
        <translation>añade como relleno ceros e indicadores falsos (False): conserve una máscara</translation>
    </message>
    <message>
        <source>align_corners requires one of the modes linear, bilinear, bicubic and trilinear</source>
        <translation>align_corners requiere uno de los modos linear, bilinear, bicubic o trilinear</translation>
    </message>
    <message>
        <source>all entries start with this shape</source>
        <translation>todas las entradas empiezan por esta forma</translation>
    </message>
    <message>
        <source>all keys that are selected must be among those that the modules write</source>
        <translation>todas las claves seleccionadas deben estar entre las que escriben los módulos</translation>
    </message>
    <message>
        <source>all responses are the same in {} of {} groups</source>
        <translation>todas las respuestas son iguales en {} de {} grupos</translation>
    </message>
    <message>
        <source>all rewards are equal in {} of {} groups, which have no gradient</source>
        <translation>todas las recompensas son iguales en {} de {} grupos, que no tienen gradiente</translation>
    </message>
    <message>
        <source>all {} rows are zeros in every key</source>
        <translation>las {} filas son ceros en todas las claves</translation>
    </message>
    <message>
        <source>all {} truncated steps are terminated too</source>
        <translation>los {} pasos truncated son también terminated</translation>
    </message>
    <message>
        <source>always the same in its channels {}</source>
        <translation>siempre igual en sus canales {}</translation>
    </message>
    <message>
        <source>always zero in its channels {}</source>
        <translation>siempre cero en sus canales {}</translation>
    </message>
    <message>
        <source>an argument without a name cannot follow one with a name</source>
        <translation>un argumento sin nombre no puede seguir a uno con nombre</translation>
    </message>
    <message>
        <source>an array of elements that are not numbers</source>
        <translation>un array de elementos que no son números</translation>
    </message>
    <message>
        <source>an array of numpy without its content</source>
        <translation>un array de numpy sin su contenido</translation>
    </message>
    <message>
        <source>an empty lazy stack has no member that new ones could be like</source>
        <translation>un lazy stack vacío no tiene ningún miembro al que puedan parecerse los nuevos</translation>
    </message>
    <message>
        <source>an end is not followed by a step at which {} is true, {} total</source>
        <translation>a un final no le sigue un paso en el que {} sea verdadero, {} en total</translation>
    </message>
    <message>
        <source>an ending with "*" for the number, in a layout without "members"</source>
        <translation>una terminación con "*" para el número, en un layout sin "members"</translation>
    </message>
    <message>
        <source>an entry has this name already; choose another name for the derived key</source>
        <translation>ya hay una entrada con este nombre; elija otro nombre para la clave derivada</translation>
    </message>
    <message>
        <source>an entry of the tokenizer's "added_tokens" has no string "content"</source>
        <translation>una entrada de "added_tokens" del tokenizador no tiene el texto "content"</translation>
    </message>
    <message>
        <source>an enumeration of integers of {} bytes</source>
        <translation>una enumeración de enteros de {} bytes</translation>
    </message>
    <message>
        <source>an episode starts after a step that did not end one, {} total</source>
        <translation>un episodio empieza tras un paso que no acababa ninguno, {} en total</translation>
    </message>
    <message>
        <source>an idle worker process {}; run the command again</source>
        <translation>un proceso de trabajo inactivo {}; ejecútelo de nuevo</translation>
    </message>
    <message>
        <source>an index can only have a single ellipsis ('...')</source>
        <translation>un índice solo puede tener una elipsis ('...')</translation>
    </message>
    <message>
        <source>an index has at most 64 bits</source>
        <translation>un índice tiene como máximo 64 bits</translation>
    </message>
    <message>
        <source>an integer of {} bytes is more than can be shown</source>
        <translation>un entero de {} bytes es más de lo que se puede mostrar</translation>
    </message>
    <message>
        <source>an integer of {} digits cannot be written: Python's restricted loader reads integers of up to {} bytes</source>
        <translation>un entero de {} cifras no se puede escribir: el cargador restringido de Python lee enteros de hasta {} bytes</translation>
    </message>
    <message>
        <source>an interaction type is 'mode', 'median', 'mean', 'random' or 'deterministic', not {}</source>
        <translation>un tipo de interacción es 'mode', 'median', 'mean', 'random' o 'deterministic', no {}</translation>
    </message>
    <message>
        <source>an item</source>
        <translation>un elemento</translation>
    </message>
    <message>
        <source>an item of a dict is {}, which is not a pair</source>
        <translation>un elemento de un dict es {}, que no es un par</translation>
    </message>
    <message>
        <source>an object of {} cannot be written as JSON</source>
        <translation>un objeto de {} no se puede escribir como JSON</translation>
    </message>
    <message>
        <source>an unknown error</source>
        <translation>un error desconocido</translation>
    </message>
    <message>
        <source>an unknown reduction</source>
        <translation>una reducción desconocida</translation>
    </message>
    <message>
        <source>an unpacked chunk</source>
        <translation>un chunk descomprimido</translation>
    </message>
    <message>
        <source>an unpacked chunk does not fit into memory</source>
        <translation>un chunk descomprimido no cabe en la memoria</translation>
    </message>
    <message>
        <source>another process announces {} bytes</source>
        <translation>otro proceso anuncia {} bytes</translation>
    </message>
    <message>
        <source>another process did not send the size of its tensordict</source>
        <translation>otro proceso no envió el tamaño de su tensordict</translation>
    </message>
    <message>
        <source>as_list, as_padded_tensor and as_nested_tensor exclude each other</source>
        <translation>as_list, as_padded_tensor y as_nested_tensor se excluyen entre sí</translation>
    </message>
    <message>
        <source>asks for more entries at once than the protocol allows</source>
        <translation>pide más entradas a la vez de las que permite el protocolo</translation>
    </message>
    <message>
        <source>at least 2 tensordicts are merged, got {}</source>
        <translation>se fusionan al menos 2 tensordicts, se recibieron {}</translation>
    </message>
    <message>
        <source>at {} of {} steps it differs from {} of the next step</source>
        <translation>en {} de {} pasos difiere de {} del paso siguiente</translation>
    </message>
    <message>
        <source>backward() cannot be called on a tensordict that has no leaf tensor requiring gradients</source>
        <translation>backward() no es posible en un TensorDict del que ninguna hoja pide gradientes</translation>
    </message>
    <message>
        <source>bad operand type for unary {}: '{}'</source>
        <translation>tipo de operando no válido para el operador unario {}: '{}'</translation>
    </message>
    <message>
        <source>batch dimension mismatch: `{}` has the shape {}, which does not begin with {}</source>
        <translation>las dimensiones de batch no coinciden: `{}` tiene la forma {}, que no empieza por {}</translation>
    </message>
    <message>
        <source>batch dimension mismatch: a list of values must be nested as the batch size {} is</source>
        <translation>las dimensiones de batch no coinciden: una lista de valores debe estar anidada como el tamaño de batch {}</translation>
    </message>
    <message>
        <source>batch dimension mismatch: a member of its stack is at {} of dim {}, but the tensor has shape {}</source>
        <translation>las dimensiones de batch no coinciden: un miembro de su pila está en {} de la dimensión {}, pero el tensor tiene la forma {}</translation>
    </message>
    <message>
        <source>batch dimension mismatch: shape {} has no dim {} to distribute over the members of a stack</source>
        <translation>las dimensiones de batch no coinciden: la forma {} no tiene la dimensión {} que repartir entre los miembros de una pila</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the batch size is {}, but the entry has shape {}</source>
        <translation>las dimensiones de batch no coinciden: el tamaño de batch es {}, pero la entrada tiene la forma {}</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the batch size is {}, but the tensor has shape {}</source>
        <translation>las dimensiones de batch no coinciden: el tamaño de batch es {}, pero el tensor tiene la forma {}</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the batch size is {}, but the tensor has shape {}; expand the scalar to the batch size first</source>
        <translation>las dimensiones de batch no coinciden: el tamaño de batch es {}, pero el tensor tiene la forma {}; expanda antes el escalar al tamaño de batch</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the batch size is {}, but the values have {}</source>
        <translation>las dimensiones de batch no coinciden: el tamaño de batch es {}, pero los valores tienen {}</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the entry has batch size {}, the level it is moved to {}</source>
        <translation>las dimensiones de batch no coinciden: la entrada tiene el tamaño de batch {}; el nivel al que se mueve, {}</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the result has shape {}, the batch size is {}</source>
        <translation>las dimensiones de batch no coinciden: el resultado tiene la forma {}, el tamaño de batch es {}</translation>
    </message>
    <message>
        <source>batch dimension mismatch: the stack has the batch size {}, which does not start with that of the level above, {}</source>
        <translation>las dimensiones de batch no coinciden: la pila tiene el tamaño de batch {}, que no empieza por el del nivel superior, {}</translation>
    </message>
    <message>
        <source>batch size {}, which does not start with that of the level above, {}</source>
        <translation>tamaño de batch {}, que no empieza por el del nivel superior, {}</translation>
    </message>
    <message>
        <source>batch_size and batch_dims cannot both be given</source>
        <translation>batch_size y batch_dims no se pueden dar a la vez</translation>
    </message>
    <message>
        <source>batch_size, names and device cannot be given together with inplace=True</source>
        <translation>batch_size, names y device no se pueden dar junto con inplace=True</translation>
    </message>
    <message>
        <source>begins as a zip archive, but its directory at the end is missing: it was cut off, or is still written</source>
        <translation>empieza como un archivo zip, pero le falta el directorio al final: se cortó, o aún se está escribiendo</translation>
    </message>
    <message>
        <source>begins at byte {}, not a multiple of {}: Python raises an error when it loads this</source>
        <translation>empieza en el byte {}, que no es múltiplo de {}: Python se niega a cargarlo</translation>
    </message>
    <message>
        <source>bit fields of {} bytes</source>
        <translation>campos de bits de {} bytes</translation>
    </message>
    <message>
        <source>blosc</source>
        <translation>blosc</translation>
    </message>
    <message>
        <source>both tensordicts need the same kind of entry here</source>
        <translation>ambos tensordicts necesitan aquí el mismo tipo de entrada</translation>
    </message>
    <message>
        <source>broadcast_to() takes a tuple of sizes, not an int</source>
        <translation>broadcast_to() toma una tupla de tamaños, no un int</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>dañado</translation>
    </message>
    <message>
        <source>by the strict rules a tensordict has no attribute '{}'</source>
        <translation>según las reglas estrictas, un tensordict no tiene el atributo '{}'</translation>
    </message>
    <message>
        <source>by the strict rules a tuple is not a nested key; write {}</source>
        <translation>según las reglas estrictas, una tupla no es una clave anidada; escriba {}</translation>
    </message>
    <message>
        <source>bytes cannot be written as JSON</source>
        <translation>los bytes no se pueden escribir como JSON</translation>
    </message>
    <message>
        <source>bytes hold ASCII characters only; use \x</source>
        <translation>bytes solo contiene caracteres ASCII; use \x</translation>
    </message>
    <message>
        <source>bytes {} to {} exceed the {} bytes of all elements</source>
        <translation>los bytes {} a {} sobrepasan los {} bytes de todos los elementos</translation>
    </message>
    <message>
        <source>callback_exist is a function or a dict of functions, not {}</source>
        <translation>callback_exist es una función o un dict de funciones, no {}</translation>
    </message>
    <message>
        <source>can be moved only within levels that exist</source>
        <translation>solo se puede mover dentro de niveles que existen</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancelado</translation>
    </message>
    <message>
        <source>cannot be compressed with {}; use gzip:1 to gzip:9, zstd:1 to zstd:22 or blosc:1 to blosc:9</source>
        <translation>no se puede comprimir con {}; use gzip:1 a gzip:9, zstd:1 a zstd:22 o blosc:1 a blosc:9</translation>
    </message>
    <message>
        <source>cannot be created</source>
        <translation>no se puede crear</translation>
    </message>
    <message>
        <source>cannot be created to unpack a member of an archive</source>
        <translation>no se puede crear para desempaquetar un miembro de un archivo comprimido</translation>
    </message>
    <message>
        <source>cannot be examined</source>
        <translation>no se puede examinar</translation>
    </message>
    <message>
        <source>cannot be flushed to disk</source>
        <translation>no se puede volcar al disco</translation>
    </message>
    <message>
        <source>cannot be found</source>
        <translation>no se encuentra</translation>
    </message>
    <message>
        <source>cannot be given its new length</source>
        <translation>no se le puede dar su nueva longitud</translation>
    </message>
    <message>
        <source>cannot be given its old length</source>
        <translation>no se le puede dar su antigua longitud</translation>
    </message>
    <message>
        <source>cannot be given the permissions of the old one</source>
        <translation>no se le pueden dar los permisos del antiguo</translation>
    </message>
    <message>
        <source>cannot be kept</source>
        <translation>no se puede conservar</translation>
    </message>
    <message>
        <source>cannot be listed</source>
        <translation>no se puede enumerar</translation>
    </message>
    <message>
        <source>cannot be listed: {}</source>
        <translation>no se puede enumerar: {}</translation>
    </message>
    <message>
        <source>cannot be locked</source>
        <translation>no se puede bloquear</translation>
    </message>
    <message>
        <source>cannot be looked for</source>
        <translation>no se puede buscar</translation>
    </message>
    <message>
        <source>cannot be mapped</source>
        <translation>no se puede mapear</translation>
    </message>
    <message>
        <source>cannot be moved</source>
        <translation>no se puede mover</translation>
    </message>
    <message>
        <source>cannot be moved between a stack and the level around it</source>
        <translation>no se puede mover entre una pila y el nivel que la rodea</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>no se puede abrir</translation>
    </message>
    <message>
        <source>cannot be opened within an archive; unpack the archive and open the file</source>
        <translation>no se puede abrir dentro de un archivo comprimido; descomprímalo y abra el archivo</translation>
    </message>
    <message>
        <source>cannot be opened: {} files are open over this connection</source>
        <translation>no se puede abrir: hay {} archivos abiertos por esta conexión</translation>
    </message>
    <message>
        <source>cannot be put in place</source>
        <translation>no se puede poner en su lugar</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>cannot be removed</source>
        <translation>no se puede quitar</translation>
    </message>
    <message>
        <source>cannot be renamed</source>
        <translation>no se puede renombrar</translation>
    </message>
    <message>
        <source>cannot be served</source>
        <translation>no se puede servir</translation>
    </message>
    <message>
        <source>cannot be started</source>
        <translation>no se puede iniciar</translation>
    </message>
    <message>
        <source>cannot be started to test an HDF5 file</source>
        <translation>no se puede iniciar para examinar un archivo HDF5</translation>
    </message>
    <message>
        <source>cannot be unpacked into the folder for temporary files, which TMPDIR names</source>
        <translation>no se puede desempaquetar en la carpeta de archivos temporales que indica TMPDIR</translation>
    </message>
    <message>
        <source>cannot be written</source>
        <translation>no se puede escribir</translation>
    </message>
    <message>
        <source>cannot be written as several files; save it as a memmap folder</source>
        <translation>no se puede escribir como varios archivos; guárdelo como carpeta memmap</translation>
    </message>
    <message>
        <source>cannot be written as several files; save it as one Safetensors file</source>
        <translation>no se puede escribir como varios archivos; guárdelo como un solo archivo safetensors</translation>
    </message>
    <message>
        <source>cannot be written to</source>
        <translation>no se puede escribir en él</translation>
    </message>
    <message>
        <source>cannot be written: its mode marks it as read-only</source>
        <translation>no se puede escribir: sus permisos lo marcan como de solo lectura</translation>
    </message>
    <message>
        <source>cannot be written: there is no folder {}</source>
        <translation>no se puede escribir: no existe la carpeta {}</translation>
    </message>
    <message>
        <source>cannot be written: {} is not the ending of a known format; known are {}</source>
        <translation>no se puede escribir: la extensión {} no corresponde a ningún formato conocido; se conocen {}</translation>
    </message>
    <message>
        <source>cannot find episode boundaries: expected a bool "done", "terminated" or "truncated" over the batch (also below "next"), "is_init", or integers such as "traj_ids"; name another with key=</source>
        <translation>no se encuentran los límites de los episodios: se esperaba un bool "done", "terminated" o "truncated" sobre el batch (también bajo "next"), "is_init", o enteros como "traj_ids"; indique otra clave con key=</translation>
    </message>
    <message>
        <source>cannot grow by {} bytes</source>
        <translation>no puede crecer en {} bytes</translation>
    </message>
    <message>
        <source>cannot grow to {} bytes</source>
        <translation>no puede crecer hasta {} bytes</translation>
    </message>
    <message>
        <source>cannot hold {} more bytes</source>
        <translation>no puede contener {} bytes más</translation>
    </message>
    <message>
        <source>cannot load {} as TorchScript: {}</source>
        <translation>no se puede cargar {} como TorchScript: {}</translation>
    </message>
    <message>
        <source>cannot modify a locked tensordict; unlock it first</source>
        <translation>no se puede modificar un tensordict bloqueado; desbloquéelo antes</translation>
    </message>
    <message>
        <source>cannot modify a locked tensordict; unlock it, or write values in place</source>
        <translation>no se puede modificar un tensordict bloqueado; desbloquéelo, o escriba los valores in situ</translation>
    </message>
    <message>
        <source>cannot modify a locked tensordict; unlock it, or write values in place, as set_() does</source>
        <translation>no se puede modificar un tensordict bloqueado; desbloquéelo, o escriba los valores in situ, como hace set_()</translation>
    </message>
    <message>
        <source>cannot modify a locked tensordict; unlock it, or write values in place, as td["key"].add_(1) does</source>
        <translation>no se puede modificar un tensordict bloqueado; desbloquéelo, o escriba los valores in situ, como hace td["key"].add_(1)</translation>
    </message>
    <message>
        <source>cannot select {}: the module writes {}</source>
        <translation>no se puede seleccionar {}: el módulo escribe {}</translation>
    </message>
    <message>
        <source>cannot unlock a tensordict that is part of a locked graph: unlock its root</source>
        <translation>no se puede desbloquear un tensordict que forma parte de un grafo bloqueado: desbloquee su raíz</translation>
    </message>
    <message>
        <source>cast to {}</source>
        <translation>convertir a {}</translation>
    </message>
    <message>
        <source>cast_filter must be a function of a nested key and a tensor, not {}</source>
        <translation>cast_filter debe ser una función de una clave anidada y un tensor, no {}</translation>
    </message>
    <message>
        <source>changes as it did</source>
        <translation>cambia como antes</translation>
    </message>
    <message>
        <source>channel {} always equals channel {}; such pairs: {}</source>
        <translation>el canal {} es siempre igual al canal {}; pares así: {}</translation>
    </message>
    <message>
        <source>channel {} is at its minimum or maximum, {} or {}, at {} % of the steps; such channels: {}</source>
        <translation>el canal {} está en su mínimo o máximo, {} o {}, en el {} % de los pasos; canales así: {}</translation>
    </message>
    <message>
        <source>characters by name (\N{…}) are not supported; use \u</source>
        <translation>los caracteres por nombre (\N{…}) no se admiten; use \u</translation>
    </message>
    <message>
        <source>checkpoints of torchrl are written by torchrl; save it as a memmap folder</source>
        <translation>los checkpoints de torchrl los escribe torchrl; guárdelo como carpeta memmap</translation>
    </message>
    <message>
        <source>chunks {} of elements of {} bytes are too large: each is packed as one, and may take {} bytes</source>
        <translation>los chunks {} de elementos de {} bytes son demasiado grandes: cada uno se comprime entero y puede ocupar {} bytes</translation>
    </message>
    <message>
        <source>chunksize and num_chunks exclude each other</source>
        <translation>chunksize y num_chunks se excluyen entre sí</translation>
    </message>
    <message>
        <source>clamp() needs a lower or an upper bound</source>
        <translation>clamp() necesita un límite inferior o superior</translation>
    </message>
    <message>
        <source>clamp() takes two tensordicts as bounds, or none</source>
        <translation>clamp() toma dos tensordicts como límites, o ninguno</translation>
    </message>
    <message>
        <source>closes the connection</source>
        <translation>cuelga la conexión</translation>
    </message>
    <message>
        <source>complex numbers have no order</source>
        <translation>los números complejos no tienen orden</translation>
    </message>
    <message>
        <source>contains NaN, {} total</source>
        <translation>contiene NaN, {} en total</translation>
    </message>
    <message>
        <source>contains data that edits replaced; the next edit deletes it once no process uses it</source>
        <translation>contiene datos que los cambios reemplazaron; el próximo cambio los borra cuando ningún proceso los use</translation>
    </message>
    <message>
        <source>contains infinities, {} total</source>
        <translation>contiene infinitos, {} en total</translation>
    </message>
    <message>
        <source>contains the checkpoint that it is a part of</source>
        <translation>contiene el checkpoint del que forma parte</translation>
    </message>
    <message>
        <source>convert_tensors=True needs convert_nodes=True: tensors stay in what stays a tensordict</source>
        <translation>convert_tensors=True necesita convert_nodes=True: los tensores se quedan en lo que sigue siendo un tensordict</translation>
    </message>
    <message>
        <source>crashes on it (signal {})</source>
        <translation>termina bruscamente con él (señal {})</translation>
    </message>
    <message>
        <source>crc32c</source>
        <translation>crc32c</translation>
    </message>
    <message>
        <source>crop the batch to {}</source>
        <translation>recortar el batch a {}</translation>
    </message>
    <message>
        <source>crop to {}</source>
        <translation>recortar a {}</translation>
    </message>
    <message>
        <source>data are a tensordict, a tensor or numbers, not a dict</source>
        <translation>los datos son un tensordict, un tensor o números, no un dict</translation>
    </message>
    <message>
        <source>declare the batch size {}</source>
        <translation>declarar el tamaño de batch {}</translation>
    </message>
    <message>
        <source>decoding an image</source>
        <translation>la decodificación de una imagen</translation>
    </message>
    <message>
        <source>default must be "intersection" or a tensor without dims such as torch.tensor(0.0), not {}</source>
        <translation>default debe ser "intersection" o un tensor sin dimensiones como torch.tensor(0.0), no {}</translation>
    </message>
    <message>
        <source>deflate</source>
        <translation>deflate</translation>
    </message>
    <message>
        <source>depth={} and {} of {} do not agree</source>
        <translation>depth={} y {} de {} no concuerdan</translation>
    </message>
    <message>
        <source>describes members that another one describes too</source>
        <translation>describe miembros que otro también describe</translation>
    </message>
    <message>
        <source>dict() takes pairs of key and value</source>
        <translation>dict() toma pares de clave y valor</translation>
    </message>
    <message>
        <source>differs at byte {} both from the content before the save and from the saved content: it was changed since</source>
        <translation>difiere en el byte {} tanto del contenido anterior al guardado como del contenido guardado: se ha modificado desde entonces</translation>
    </message>
    <message>
        <source>differs between the tokens of {} of {} responses, and is constant in the others</source>
        <translation>difiere entre los tokens de {} de {} respuestas, y es constante en las demás</translation>
    </message>
    <message>
        <source>differs from terminated or truncated, {} total</source>
        <translation>no es lo que dicen juntos terminated o truncated, {} en total</translation>
    </message>
    <message>
        <source>differs from the log-probability under the rollout engine by {} on average and {} at most; by more than {} at {} of {} tokens; by {} on average in the first quarter of the responses, {} in the last</source>
        <translation>difiere de la log-probabilidad del motor de rollouts en {} de media y {} como máximo; en más de {} en {} de {} tokens; en {} de media en el primer cuarto de las respuestas, {} en el último</translation>
    </message>
    <message>
        <source>differs from {}, as given, {} total; the largest error is {}</source>
        <translation>no es {}, como se indicó, {} en total; el peor lugar se desvía en {}</translation>
    </message>
    <message>
        <source>differs from {}, the nearest fit, {} total; the largest error is {}</source>
        <translation>no es {}, lo más aproximado, {} en total; el peor lugar se desvía en {}</translation>
    </message>
    <message>
        <source>dim must be a batch dim here, not "feature"</source>
        <translation>dim debe ser aquí una dimensión de batch, no "feature"</translation>
    </message>
    <message>
        <source>dim must be an int or None, not {}</source>
        <translation>dim debe ser un int o None, no {}</translation>
    </message>
    <message>
        <source>dim must be an int, a tuple of ints, None or "feature", not a value of type {}</source>
        <translation>dim debe ser un int, una tupla de ints, None o "feature", no un valor de tipo {}</translation>
    </message>
    <message>
        <source>dim must be an int, a tuple of ints, None or "feature", not {}</source>
        <translation>dim debe ser un int, una tupla de ints, None o "feature", no {}</translation>
    </message>
    <message>
        <source>dim must be an int, not {}</source>
        <translation>dim debe ser un int, no {}</translation>
    </message>
    <message>
        <source>dim {} is given twice</source>
        <translation>la dimensión {} se ha dado dos veces</translation>
    </message>
    <message>
        <source>dim {} is out of range for a new dim of the batch size {}</source>
        <translation>la dimensión {} está fuera de rango para una nueva dimensión del tamaño de batch {}</translation>
    </message>
    <message>
        <source>dim {} is out of range for the batch size {}</source>
        <translation>la dimensión {} está fuera de rango para el tamaño de batch {}</translation>
    </message>
    <message>
        <source>dim {} is ragged and cannot be sliced; index a member of the stack first</source>
        <translation>la dimensión {} es irregular y no se puede dividir en porciones; indexe antes un miembro de la pila</translation>
    </message>
    <message>
        <source>dim {} is ragged and cannot be taken apart; index a member of the stack first</source>
        <translation>la dimensión {} es irregular y no se puede descomponer; indexe antes un miembro de la pila</translation>
    </message>
    <message>
        <source>dim {} occurs twice among the dims to flip</source>
        <translation>la dimensión {} aparece dos veces entre las que se invierten</translation>
    </message>
    <message>
        <source>dim {} of the result runs over {} at once, and {} runs along dim {} too: elements are regrouped, no dim is moved; permute moves dims</source>
        <translation>la dimensión {} del resultado recorre {} a la vez, y {} recorre también la dimensión {}: los elementos se reagrupan, no se mueve ninguna dimensión; permute mueve dimensiones</translation>
    </message>
    <message>
        <source>dim {} of this view was expanded, so several of its elements are one and cannot be written; clone it first</source>
        <translation>la dimensión {} de esta vista se expandió, así que varios de sus elementos son uno solo y no se pueden escribir; clónela antes</translation>
    </message>
    <message>
        <source>dim="feature" and keepdim=True exclude each other</source>
        <translation>dim="feature" y keepdim=True se excluyen entre sí</translation>
    </message>
    <message>
        <source>dimension {} is out of range for {} dims</source>
        <translation>la dimensión {} está fuera de rango para {} dimensiones</translation>
    </message>
    <message>
        <source>dims</source>
        <translation>dimensiones</translation>
    </message>
    <message>
        <source>distributed checkpoints are written by torch.distributed; save it as a memmap folder</source>
        <translation>los checkpoints distribuidos los escribe torch.distributed; guárdelo como carpeta memmap</translation>
    </message>
    <message>
        <source>distribution_class must be a class, such as torch.distributions.Normal, not {}</source>
        <translation>distribution_class debe ser una clase, como torch.distributions.Normal, no {}</translation>
    </message>
    <message>
        <source>distribution_kwargs of a CompositeDistribution has a distribution_map</source>
        <translation>distribution_kwargs de una CompositeDistribution tiene un distribution_map</translation>
    </message>
    <message>
        <source>distribution_map must be a dict, not a value of type {}</source>
        <translation>distribution_map debe ser un dict, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>division by zero</source>
        <translation>división entre cero</translation>
    </message>
    <message>
        <source>does not answer</source>
        <translation>no responde</translation>
    </message>
    <message>
        <source>does not begin as a file of torch.save</source>
        <translation>no empieza como un archivo de torch.save</translation>
    </message>
    <message>
        <source>does not describe tensors, and its folder has no meta.json</source>
        <translation>no describe tensores, y en su carpeta no hay ningún meta.json</translation>
    </message>
    <message>
        <source>does not fit into one message</source>
        <translation>no cabe en un solo mensaje</translation>
    </message>
    <message>
        <source>does not name a class ("_type"), so this is not the folder of a tensordict</source>
        <translation>no indica una clase («_type»), así que esta no es la carpeta de un tensordict</translation>
    </message>
    <message>
        <source>does not say where the data are: {} is missing</source>
        <translation>no dice dónde están los datos: falta {}</translation>
    </message>
    <message>
        <source>does not terminate on it</source>
        <translation>no llega a terminar con él</translation>
    </message>
    <message>
        <source>done and terminated must be bools, not {}</source>
        <translation>done y terminated deben ser bools, no {}</translation>
    </message>
    <message>
        <source>dropout1d() takes an input of 2 or 3 dims, not of {}</source>
        <translation>dropout1d() toma una entrada de 2 o 3 dimensiones, no de {}</translation>
    </message>
    <message>
        <source>drops the steps after the length of the shortest member, including ends of episodes</source>
        <translation>descarta los pasos posteriores a la longitud del miembro más corto, incluidos los finales de episodios</translation>
    </message>
    <message>
        <source>dtype must be a dtype such as torch.float32, not {}</source>
        <translation>dtype debe ser un dtype como torch.float32, no {}</translation>
    </message>
    <message>
        <source>each row of an input of two dims is a bag: leave offsets= out</source>
        <translation>cada fila de una entrada de dos dimensiones es una bolsa: omita offsets=</translation>
    </message>
    <message>
        <source>element {} of tensors does not require grad and does not have a grad_fn: what it is computed from has to require gradients (requires_grad_()), and to be computed in the same text, out of torch.no_grad() and of scripts</source>
        <translation>el tensor {} no pide gradiente ni se sigue de ninguno que lo pida: aquello de lo que se calcula debe pedir gradientes (requires_grad_()) y calcularse en el mismo texto, fuera de torch.no_grad() y de scripts</translation>
    </message>
    <message>
        <source>elements of an unknown type</source>
        <translation>elementos de un tipo desconocido</translation>
    </message>
    <message>
        <source>elements of the packed member {} cannot be edited in place; save the file as another one</source>
        <translation>los elementos del miembro comprimido {} no se pueden editar in situ; guarde el archivo como otro</translation>
    </message>
    <message>
        <source>elements of {} are assigned a number or a tensor (torch.tensor([…])), not a value of type {}</source>
        <translation>a los elementos de {} se les asigna un número o un tensor (torch.tensor([…])), no un valor de tipo {}</translation>
    </message>
    <message>
        <source>elements of {} cannot be written as text</source>
        <translation>los elementos de {} no se pueden escribir como texto</translation>
    </message>
    <message>
        <source>embed_dim={} must be divisible by num_heads={}</source>
        <translation>embed_dim={} debe ser divisible por num_heads={}</translation>
    </message>
    <message>
        <source>empty separator</source>
        <translation>separador vacío</translation>
    </message>
    <message>
        <source>ended with exit status {}</source>
        <translation>terminó con el código de salida {}</translation>
    </message>
    <message>
        <source>ends at byte {} of the data, of which the file has {}</source>
        <translation>acaba en el byte {} de los datos, de los que el archivo tiene {}</translation>
    </message>
    <message>
        <source>ends at byte {}, {} bytes too early</source>
        <translation>acaba en el byte {}, {} bytes antes de tiempo</translation>
    </message>
    <message>
        <source>ends on it</source>
        <translation>termina al leerlo</translation>
    </message>
    <message>
        <source>entries are replaced by those of a dict or a tensordict, not by a value of type {}</source>
        <translation>las entradas se reemplazan por las de un dict o un tensordict, no por un valor de tipo {}</translation>
    </message>
    <message>
        <source>entry {} of the tokenizer's "vocab" is not a pair of a token and a score</source>
        <translation>la entrada {} del "vocab" del tokenizador no es un par de token y puntuación</translation>
    </message>
    <message>
        <source>episode {} ends at row {}, where the lengths say {}</source>
        <translation>el episodio {} termina en la fila {}, y según las longitudes en {}</translation>
    </message>
    <message>
        <source>episode {} has no steps</source>
        <translation>el episodio {} no tiene pasos</translation>
    </message>
    <message>
        <source>episode {} has no task</source>
        <translation>el episodio {} no tiene tarea</translation>
    </message>
    <message>
        <source>episode {} has the length {}</source>
        <translation>el episodio {} tiene la longitud {}</translation>
    </message>
    <message>
        <source>episode {} is in a file before that of episode {}</source>
        <translation>el episodio {} está en un archivo anterior al del episodio {}</translation>
    </message>
    <message>
        <source>equals {} at every step</source>
        <translation>es igual a {} en cada paso</translation>
    </message>
    <message>
        <source>equals {} of the step before, at every step</source>
        <translation>es igual a {} del paso anterior, en cada paso</translation>
    </message>
    <message>
        <source>exceeds its storage: it needs bytes {} to {}, and the storage has {}</source>
        <translation>sobrepasa su almacenamiento: necesita los bytes {} a {}, y el almacenamiento tiene {}</translation>
    </message>
    <message>
        <source>exists already and is not overwritten without leave</source>
        <translation>ya existe y no se sobrescribe sin permiso</translation>
    </message>
    <message>
        <source>exists already; of files that are numbered none is overwritten</source>
        <translation>ya existe; de los archivos numerados no se sobrescribe ninguno</translation>
    </message>
    <message>
        <source>expand_as() takes a tensordict or a tensor, not a {}</source>
        <translation>expand_as() toma un tensordict o un tensor, no {}</translation>
    </message>
    <message>
        <source>expected ',' or ':' after a parameter of lambda</source>
        <translation>se esperaba ',' o ':' tras un parámetro de lambda</translation>
    </message>
    <message>
        <source>expected ':' after the context manager of 'with'</source>
        <translation>se esperaba ':' después del gestor de contexto de 'with'</translation>
    </message>
    <message>
        <source>expected ':' after the parameters of lambda</source>
        <translation>se esperaba ':' tras los parámetros de lambda</translation>
    </message>
    <message>
        <source>expected ':'{}</source>
        <translation>se esperaba ':'{}</translation>
    </message>
    <message>
        <source>expected 'else'{}</source>
        <translation>se esperaba 'else'{}</translation>
    </message>
    <message>
        <source>expected 'in' after the names of 'for'</source>
        <translation>se esperaba 'in' tras los nombres de 'for'</translation>
    </message>
    <message>
        <source>expected '{}', found '{}'</source>
        <translation>se esperaba '{}', se encontró '{}'</translation>
    </message>
    <message>
        <source>expected a class such as TensorDict, torch.Tensor, int or str, not a value of type {}</source>
        <translation>se esperaba una clase como TensorDict, torch.Tensor, int o str, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>expected a function such as lambda x: x + 1, not {}</source>
        <translation>se esperaba una función como lambda x: x + 1, no {}</translation>
    </message>
    <message>
        <source>expected a list or a tuple of keys, not a value of type {}</source>
        <translation>se esperaba una lista o una tupla de claves, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>expected a list, found a number, at dim {}</source>
        <translation>se esperaba una lista, se encontró un número, en la dimensión {}</translation>
    </message>
    <message>
        <source>expected a name after 'as'</source>
        <translation>se esperaba un nombre después de 'as'</translation>
    </message>
    <message>
        <source>expected a name after 'for'</source>
        <translation>se esperaba un nombre tras 'for'</translation>
    </message>
    <message>
        <source>expected a name or a part of td, such as td["key"] or td["key"][0]</source>
        <translation>se esperaba un nombre o una parte de td, como td["key"] o td["key"][0]</translation>
    </message>
    <message>
        <source>expected a name or a value, found '{}'</source>
        <translation>se esperaba un nombre o un valor, se encontró '{}'</translation>
    </message>
    <message>
        <source>expected a name or a value{}</source>
        <translation>se esperaba un nombre o un valor{}</translation>
    </message>
    <message>
        <source>expected a number, found a list, at dim {}</source>
        <translation>se esperaba un número, se encontró una lista, en la dimensión {}</translation>
    </message>
    <message>
        <source>expected a number, not a value of type {}</source>
        <translation>se esperaba un número, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>expected a statement after ':', or indented lines below</source>
        <translation>se esperaba una instrucción después de ':', o líneas con sangría debajo</translation>
    </message>
    <message>
        <source>expected a tensordict or a tensor, not a value of type {}</source>
        <translation>se esperaba un tensordict o un tensor, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>expected an entry of td, such as td["key"]</source>
        <translation>se esperaba una entrada de td, como td["key"]</translation>
    </message>
    <message>
        <source>expected an expression</source>
        <translation>se esperaba una expresión</translation>
    </message>
    <message>
        <source>expected an expression, found a statement</source>
        <translation>se esperaba una expresión, se encontró una instrucción</translation>
    </message>
    <message>
        <source>expected an expression, found an assignment ('==' compares)</source>
        <translation>se esperaba una expresión, se encontró una asignación ('==' compara)</translation>
    </message>
    <message>
        <source>expected an index or a key between the brackets</source>
        <translation>se esperaba un índice o una clave entre los corchetes</translation>
    </message>
    <message>
        <source>expected an operator or a comma before this string</source>
        <translation>se esperaba un operador o una coma antes de esta cadena</translation>
    </message>
    <message>
        <source>expected an operator or the end{}</source>
        <translation>se esperaba un operador o el final{}</translation>
    </message>
    <message>
        <source>expected an operator, ',' or '{}'{}</source>
        <translation>se esperaba un operador, ',' o '{}'{}</translation>
    </message>
    <message>
        <source>expected another non-tensor object, not a value of type {}</source>
        <translation>se esperaba otro objeto no tensorial, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>expected at least {} values, got {}</source>
        <translation>se esperaban al menos {} valores, se recibieron {}</translation>
    </message>
    <message>
        <source>expected digits after {}</source>
        <translation>se esperaban dígitos tras {}</translation>
    </message>
    <message>
        <source>expected either probs or logits, not both</source>
        <translation>se esperaba probs o logits, pero no ambos</translation>
    </message>
    <message>
        <source>expected key: value, as in the rest of this dict</source>
        <translation>se esperaba clave: valor, como en el resto de este dict</translation>
    </message>
    <message>
        <source>expected one assignment in a statement, found '{}'</source>
        <translation>se esperaba una sola asignación por instrucción, se encontró '{}'</translation>
    </message>
    <message>
        <source>expected one expression, found a second line</source>
        <translation>se esperaba una sola expresión, se encontró una segunda línea</translation>
    </message>
    <message>
        <source>expected one name for each of the {} batch dims, got {}: {}</source>
        <translation>se esperaba un nombre para cada una de las {} dimensiones de batch, se recibieron {}: {}</translation>
    </message>
    <message>
        <source>expected one name or several after 'for'</source>
        <translation>se esperaba uno o varios nombres tras 'for'</translation>
    </message>
    <message>
        <source>expected one number for each of the {} batch dims, got {}</source>
        <translation>se esperaba un número para cada una de las {} dimensiones de batch, se recibió {}</translation>
    </message>
    <message>
        <source>expected sequence of length {} at dim {} (got {})</source>
        <translation>se esperaba una secuencia de longitud {} en la dimensión {} (se recibió {})</translation>
    </message>
    <message>
        <source>expected tensordicts after fn, not a value of type {}</source>
        <translation>se esperaban tensordicts después de fn, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>expected tensordicts, got a value of type {}</source>
        <translation>se esperaban tensordicts, se recibió un valor de tipo {}</translation>
    </message>
    <message>
        <source>expected the name of a parameter after '*,'</source>
        <translation>se esperaba el nombre de un parámetro después de '*,'</translation>
    </message>
    <message>
        <source>expected the name of a parameter before '='</source>
        <translation>se esperaba el nombre de un parámetro antes de '='</translation>
    </message>
    <message>
        <source>expected the name of a parameter, or ':' before the value of the lambda</source>
        <translation>se esperaba el nombre de un parámetro, o ':' antes del valor de la lambda</translation>
    </message>
    <message>
        <source>expected the name of an attribute after '.'</source>
        <translation>se esperaba el nombre de un atributo tras '.'</translation>
    </message>
    <message>
        <source>expected the rest of the expression</source>
        <translation>se esperaba el resto de la expresión</translation>
    </message>
    <message>
        <source>expected {} hexadecimal digits after {}</source>
        <translation>se esperaban {} dígitos hexadecimales tras {}</translation>
    </message>
    <message>
        <source>expected {} values, got {}</source>
        <translation>se esperaban {} valores, se recibieron {}</translation>
    </message>
    <message>
        <source>expected {}, but this is {}</source>
        <translation>se esperaba {}, pero esto es {}</translation>
    </message>
    <message>
        <source>expressions have no Python modules, classes or arrays; save a tensordict in Python and open it</source>
        <translation>las expresiones no tienen módulos, clases ni arrays de Python; guarde un tensordict en Python y ábralo</translation>
    </message>
    <message>
        <source>expressions have no such storage; the result is in memory, or saved with -o OUT</source>
        <translation>las expresiones no tienen ese almacenamiento; el resultado está en memoria, o se guarda con -o OUT</translation>
    </message>
    <message>
        <source>expressions write no files: evaluate with -o OUT, or use `tensordesk export`</source>
        <translation>las expresiones no escriben archivos: evalúe con -o OUT, o use `tensordesk export`</translation>
    </message>
    <message>
        <source>expressions write no files: save the result with -o OUT</source>
        <translation>las expresiones no escriben archivos: guarde el resultado con -o OUT</translation>
    </message>
    <message>
        <source>expressions write no files: save the result with -o OUT, or use `tensordesk export` (an OUT without an ending is a memory-mapped folder)</source>
        <translation>las expresiones no escriben archivos: guarde el resultado con -o OUT, o use `tensordesk export` (un OUT sin extensión es una carpeta memmap)</translation>
    </message>
    <message>
        <source>f must be the path of a file, not a value of type {}</source>
        <translation>f debe ser la ruta de un archivo, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>f-strings are not supported</source>
        <translation>las f-strings no se admiten</translation>
    </message>
    <message>
        <source>failed: {}</source>
        <translation>falló: {}</translation>
    </message>
    <message>
        <source>fast is True, for a copy of tensors only, or False, for the same as update_at_</source>
        <translation>fast es True, para copiar solo tensores, o False, para lo mismo que update_at_</translation>
    </message>
    <message>
        <source>ffmpeg did not write the film: {}</source>
        <translation>ffmpeg no escribió la película: {}</translation>
    </message>
    <message>
        <source>files of the format {} are only written</source>
        <translation>los archivos del formato {} solo se escriben</translation>
    </message>
    <message>
        <source>files of the format {} cannot be compressed; leave the compression out</source>
        <translation>los archivos del formato {} no se pueden comprimir; omita la compresión</translation>
    </message>
    <message>
        <source>fill_ takes a number, not a value of type {}</source>
        <translation>fill_ toma un número, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>fill_ takes one number, not a tensor of {} dims</source>
        <translation>fill_ toma un solo número, no un tensor de {} dimensiones</translation>
    </message>
    <message>
        <source>fits too, but has fewer rules</source>
        <translation>también encaja, pero tiene menos reglas</translation>
    </message>
    <message>
        <source>flattening would give several entries the key {}</source>
        <translation>al aplanar, varias entradas tendrían la clave {}</translation>
    </message>
    <message>
        <source>float() takes a real number, not complex</source>
        <translation>float() toma un número real, no complejo</translation>
    </message>
    <message>
        <source>floats of {} bits in a form that torch does not have</source>
        <translation>números de coma flotante de {} bits en una forma que torch no tiene</translation>
    </message>
    <message>
        <source>fn must be a function such as lambda x: x + 1, not {}</source>
        <translation>fn debe ser una función como lambda x: x + 1, no {}</translation>
    </message>
    <message>
        <source>fn returned a value of type {}: map() joins tensordicts; map_iter() returns values of any type</source>
        <translation>fn devolvió un valor de tipo {}: map() une tensordicts; map_iter() devuelve valores de cualquier tipo</translation>
    </message>
    <message>
        <source>frame {} of the video cannot be decoded: {}</source>
        <translation>el fotograma {} del vídeo no se puede descodificar: {}</translation>
    </message>
    <message>
        <source>frames are black, {} of {}</source>
        <translation>hay fotogramas negros, {} de {}</translation>
    </message>
    <message>
        <source>frames do not change, {} total; the longest run has {}</source>
        <translation>hay fotogramas inmóviles, {} en total; la serie más larga tiene {}</translation>
    </message>
    <message>
        <source>from_dict takes a dict, not a value of type {}</source>
        <translation>from_dict toma un dict, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>from_list takes a list of dicts, not a value of type {}</source>
        <translation>from_list toma una lista de dicts, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>from_modules takes at least one module</source>
        <translation>from_modules toma al menos un módulo</translation>
    </message>
    <message>
        <source>from_tuple takes a tuple, not a value of type {}</source>
        <translation>from_tuple toma una tupla, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>generalized advantage estimation with gamma {} and lambda {}</source>
        <translation>generalized advantage estimation con gamma {} y lambda {}</translation>
    </message>
    <message>
        <source>grad can be implicitly created only for scalar outputs</source>
        <translation>sin un gradiente dado solo se parte de salidas de un elemento</translation>
    </message>
    <message>
        <source>grad can be implicitly created only for scalar outputs: this leaf has shape {}. Pass a gradient tensordict matching the structure of this tensordict to backward()</source>
        <translation>sin un gradiente dado solo se parte de hojas de un elemento: esta tiene la forma {}. Pase a backward() un TensorDict de gradientes con las mismas claves</translation>
    </message>
    <message>
        <source>gradient must be a tensordict with entries matching the differentiable leaves of the tensordict, not a {}</source>
        <translation>gradient debe ser un TensorDict con entradas para las hojas derivables, no un {}</translation>
    </message>
    <message>
        <source>group is None: there is the default process group alone</source>
        <translation>group es None: solo existe el grupo de procesos predeterminado</translation>
    </message>
    <message>
        <source>has NaN or infinities</source>
        <translation>tiene NaN o infinitos</translation>
    </message>
    <message>
        <source>has a chunk of shape {} at {}, which exceeds its shape {}</source>
        <translation>tiene un fragmento de forma {} en {}, que sobrepasa su forma {}</translation>
    </message>
    <message>
        <source>has a chunk of {} bytes instead of {}</source>
        <translation>tiene un chunk de {} bytes en vez de {}</translation>
    </message>
    <message>
        <source>has a chunk of {} sizes and {} offsets</source>
        <translation>tiene un fragmento con {} tamaños y {} desplazamientos</translation>
    </message>
    <message>
        <source>has a description that consolidate() did not write</source>
        <translation>tiene una descripción que no escribió consolidate()</translation>
    </message>
    <message>
        <source>has a dtype of the number {}, which is not known</source>
        <translation>tiene un dtype del número {}, que no se conoce</translation>
    </message>
    <message>
        <source>has a field of the shape {}</source>
        <translation>tiene un campo de la forma {}</translation>
    </message>
    <message>
        <source>has a field {}, for which Python raises an error when it loads non-tensor data</source>
        <translation>tiene un campo {}, con el que Python se niega a cargar datos que no son tensores</translation>
    </message>
    <message>
        <source>has a leaf of dtype {}</source>
        <translation>tiene una hoja de dtype {}</translation>
    </message>
    <message>
        <source>has a member {}, which unpacking would put outside of the folder</source>
        <translation>tiene un miembro {}, que al desempaquetar quedaría fuera de la carpeta</translation>
    </message>
    <message>
        <source>has a negative size: {}</source>
        <translation>tiene un tamaño negativo: {}</translation>
    </message>
    <message>
        <source>has a negative stride: {}</source>
        <translation>tiene un stride negativo: {}</translation>
    </message>
    <message>
        <source>has a non-tensor that is not described by its value and batch size</source>
        <translation>tiene un valor no tensorial que no se describe con su valor y su tamaño de batch</translation>
    </message>
    <message>
        <source>has a part of the unknown kind {}</source>
        <translation>tiene una parte del tipo desconocido {}</translation>
    </message>
    <message>
        <source>has a shard of {} bytes with a chunk of {} bytes at {}</source>
        <translation>tiene un shard de {} bytes con un chunk de {} bytes en {}</translation>
    </message>
    <message>
        <source>has a shard of {} bytes, too few for the table of its {} chunks</source>
        <translation>tiene un shard de {} bytes, demasiado pequeño para la tabla de sus {} chunks</translation>
    </message>
    <message>
        <source>has a slash in its key, which LeRobot data sets do not have: rename it</source>
        <translation>tiene una barra en su clave, que los conjuntos de datos de LeRobot no tienen: cámbiele el nombre</translation>
    </message>
    <message>
        <source>has a stack of no values</source>
        <translation>tiene una pila sin valores</translation>
    </message>
    <message>
        <source>has a stack of values with different batch sizes</source>
        <translation>tiene una pila de valores con tamaños de batch distintos</translation>
    </message>
    <message>
        <source>has a stack that lacks a member</source>
        <translation>tiene una pila a la que le falta un miembro</translation>
    </message>
    <message>
        <source>has a stack with the member {}</source>
        <translation>tiene una pila con el miembro {}</translation>
    </message>
    <message>
        <source>has a tensor that {} creates; only dense tensors are supported</source>
        <translation>tiene un tensor creado por {}; solo se admiten tensores densos</translation>
    </message>
    <message>
        <source>has an attribute of type {}, which is not read here</source>
        <translation>tiene un atributo de tipo {}, que aquí no se lee</translation>
    </message>
    <message>
        <source>has an unclosed brace; write \{ for a brace in a file name</source>
        <translation>tiene una llave sin cerrar; escriba \{ para una llave en un nombre de archivo</translation>
    </message>
    <message>
        <source>has another kind of values</source>
        <translation>tiene valores de otra clase</translation>
    </message>
    <message>
        <source>has another object where a storage is expected</source>
        <translation>tiene otro objeto donde se espera un almacenamiento</translation>
    </message>
    <message>
        <source>has another shape than before</source>
        <translation>tiene una forma distinta de la anterior</translation>
    </message>
    <message>
        <source>has batch size {}, where {} rows are expected</source>
        <translation>tiene el tamaño de lote {}, y se esperan {} filas</translation>
    </message>
    <message>
        <source>has bytes of another leaf: an edit changes both</source>
        <translation>tiene bytes de otra hoja: un cambio afecta a ambas</translation>
    </message>
    <message>
        <source>has its elements in another file, {}, which is not opened; load it in Python and save it as a whole</source>
        <translation>tiene sus elementos en otro archivo, {}, que no se abre; cárguelo en Python y guárdelo como un todo</translation>
    </message>
    <message>
        <source>has more than one member {}; the last one is shown</source>
        <translation>tiene más de un miembro {}; se muestra el último</translation>
    </message>
    <message>
        <source>has more than {} different keys, so it is not a table of rows</source>
        <translation>tiene más de {} claves distintas, por lo que no es una tabla de filas</translation>
    </message>
    <message>
        <source>has more than {} files; open the needed ones alone</source>
        <translation>tiene más de {} archivos; abra por separado los que necesite</translation>
    </message>
    <message>
        <source>has no array with one row per step, such as rewards or actions</source>
        <translation>no tiene ningún array con una fila por paso, como rewards o actions</translation>
    </message>
    <message>
        <source>has no bytes for its storage</source>
        <translation>no tiene bytes para su almacenamiento</translation>
    </message>
    <message>
        <source>has no dtype, and neither has its storage</source>
        <translation>no tiene dtype, y su almacenamiento tampoco</translation>
    </message>
    <message>
        <source>has no entries in this state dict: it was an empty tensordict, or a NonTensorStack, whose values state_dict() does not write. Save the tensordict itself to keep them</source>
        <translation>no tiene entradas en este state dict: era un tensordict vacío, o un NonTensorStack, cuyos valores state_dict() no escribe. Para conservarlos, guarde el propio tensordict</translation>
    </message>
    <message>
        <source>has no episodes to compare: expected a bool "done", "terminated" or "truncated" over the batch, or another key that marks them</source>
        <translation>no tiene episodios que comparar: se espera un bool "done", "terminated" o "truncated" sobre el lote, u otra clave que los marque</translation>
    </message>
    <message>
        <source>has no file {} beside it, so its shape and dtype are unknown: tensordict before 0.3 could not save it</source>
        <translation>no tiene junto a él ningún archivo {}, así que su forma y su dtype se desconocen: tensordict anterior a 0.3 no podía guardarlo</translation>
    </message>
    <message>
        <source>has no member {}</source>
        <translation>no tiene el miembro {}</translation>
    </message>
    <message>
        <source>has no parameters to compare with</source>
        <translation>no tiene parámetros con los que comparar</translation>
    </message>
    <message>
        <source>has no steps to run the module over</source>
        <translation>no tiene pasos sobre los que ejecutar el módulo</translation>
    </message>
    <message>
        <source>has no such image</source>
        <translation>no tiene tal imagen</translation>
    </message>
    <message>
        <source>has no table of episodes</source>
        <translation>no tiene la tabla de episodios</translation>
    </message>
    <message>
        <source>has none of the module's output keys ({}): give the module out_keys that are stored</source>
        <translation>no tiene ninguna de las claves de salida del módulo ({}): dé al módulo out_keys que estén guardadas</translation>
    </message>
    <message>
        <source>has one value per position; a safetensors file keeps one value for all</source>
        <translation>tiene un valor por posición; un archivo safetensors conserva un solo valor para todas</translation>
    </message>
    <message>
        <source>has one value where the batch size of its level asks for {}</source>
        <translation>tiene un valor donde el tamaño de batch de su nivel pide {}</translation>
    </message>
    <message>
        <source>has quantized elements of less than a byte, which cannot be shown</source>
        <translation>tiene elementos cuantizados de menos de un byte, que no se pueden mostrar</translation>
    </message>
    <message>
        <source>has records of more fields than can be shown</source>
        <translation>tiene registros con más campos de los que se pueden mostrar</translation>
    </message>
    <message>
        <source>has records of more than {} bytes</source>
        <translation>tiene registros de más de {} bytes</translation>
    </message>
    <message>
        <source>has records whose field {} reaches beyond their end</source>
        <translation>tiene registros cuyo campo {} llega más allá de su final</translation>
    </message>
    <message>
        <source>has sequences of variable length, which are not edited in place; export the file and edit the copy</source>
        <translation>tiene secuencias de longitud variable, que no se editan en el sitio; exporte el archivo y edite la copia</translation>
    </message>
    <message>
        <source>has stacks of more than a million members in total</source>
        <translation>tiene pilas de más de un millón de miembros en total</translation>
    </message>
    <message>
        <source>has steps of different shapes, which cannot be read as one block</source>
        <translation>tiene pasos de formas distintas, que no se pueden leer como un solo bloque</translation>
    </message>
    <message>
        <source>has tensors that were distributed over processes: it contains only the local part of one process</source>
        <translation>tiene tensores que estaban distribuidos entre procesos: solo contiene la parte local de un proceso</translation>
    </message>
    <message>
        <source>has the components {} and {} at one path, {}</source>
        <translation>tiene los componentes {} y {} en una misma ruta, {}</translation>
    </message>
    <message>
        <source>has the data offsets {}, which are not a begin and an end</source>
        <translation>tiene los data offsets {}, que no son un inicio y un fin</translation>
    </message>
    <message>
        <source>has the dtype {} of numpy, which tensors do not have; convert it there</source>
        <translation>tiene el dtype {} de numpy, que los tensores no tienen; conviértalo allí</translation>
    </message>
    <message>
        <source>has the dtype {}, for which Python raises an error on loading</source>
        <translation>tiene el dtype {}, que Python se niega a cargar</translation>
    </message>
    <message>
        <source>has the dtype {}, which is not one of numpy</source>
        <translation>tiene el dtype {}, que no es de numpy</translation>
    </message>
    <message>
        <source>has the dtype {}, which this LibTorch does not know</source>
        <translation>tiene el dtype {}, que este LibTorch no conoce</translation>
    </message>
    <message>
        <source>has the field {}, which is not a name with a dtype</source>
        <translation>tiene el campo {}, que no es un nombre con un dtype</translation>
    </message>
    <message>
        <source>has the file name of the key {}, and belongs to another key or to none; rename or remove it first</source>
        <translation>tiene el nombre de archivo de la clave {}, y pertenece a otra clave o a ninguna; cámbiele el nombre o quítelo antes</translation>
    </message>
    <message>
        <source>has the names {} below a level with the names {}: Python raises an error when it loads this</source>
        <translation>tiene los nombres {} bajo un nivel con los nombres {}: Python se niega a cargarlo</translation>
    </message>
    <message>
        <source>has the shape {}, which does not begin with the batch size {}</source>
        <translation>tiene la forma {}, que no empieza por el tamaño de batch {}</translation>
    </message>
    <message>
        <source>has the shape {}, whose first dim does not match the {} rows of the replay buffer</source>
        <translation>tiene la forma {}, cuya primera dimensión no coincide con las {} filas del replay buffer</translation>
    </message>
    <message>
        <source>has the size or stride {}, which is negative</source>
        <translation>tiene el tamaño o stride {}, que es negativo</translation>
    </message>
    <message>
        <source>has the size {}</source>
        <translation>tiene el tamaño {}</translation>
    </message>
    <message>
        <source>has the slope {} over the log-probability under the rollout engine, expected 1: one side may apply a temperature that the other does not</source>
        <translation>tiene la pendiente {} sobre la log-probabilidad del motor de rollouts, se esperaba 1: puede que un lado aplique una temperatura que el otro no</translation>
    </message>
    <message>
        <source>has two chunks of the same elements, at {} and {}</source>
        <translation>tiene dos fragmentos de los mismos elementos, en {} y {}</translation>
    </message>
    <message>
        <source>has unsaved edits: save or discard them first</source>
        <translation>tiene cambios sin guardar: guárdelos o descártelos antes</translation>
    </message>
    <message>
        <source>has values more than {} levels deep</source>
        <translation>tiene valores a más de {} niveles de profundidad</translation>
    </message>
    <message>
        <source>has version {} of the format; the latest supported one is {}</source>
        <translation>tiene la versión {} del formato; la última admitida es la {}</translation>
    </message>
    <message>
        <source>has version {}, and version {} can be read</source>
        <translation>tiene la versión {}, y se puede leer la versión {}</translation>
    </message>
    <message>
        <source>has {} bytes and {} of padding where its shape asks for {}</source>
        <translation>tiene {} bytes y {} de relleno donde su forma pide {}</translation>
    </message>
    <message>
        <source>has {} bytes of JSON, more than the limit of {} bytes</source>
        <translation>tiene {} bytes de JSON, más que el límite de {} bytes</translation>
    </message>
    <message>
        <source>has {} bytes that are neither 0 nor 1, where each is a bool</source>
        <translation>tiene {} bytes que no son 0 ni 1, donde cada uno es un bool</translation>
    </message>
    <message>
        <source>has {} bytes when it is unpacked, more than the {} that are unpacked to show it; unpack the archive and open the file</source>
        <translation>ocupa {} bytes desempaquetado, más que los {} que se desempaquetan para mostrarlo; desempaquete el archivo comprimido y abra el fichero</translation>
    </message>
    <message>
        <source>has {} bytes where its shape needs {}: Python raises an error when it loads this</source>
        <translation>tiene {} bytes donde su forma pide {}: Python se niega a cargarlo</translation>
    </message>
    <message>
        <source>has {} bytes where its shape {} of {} takes {}</source>
        <translation>tiene {} bytes donde su forma {} de {} ocupa {}</translation>
    </message>
    <message>
        <source>has {} bytes where {} are expected</source>
        <translation>tiene {} bytes donde se esperan {}</translation>
    </message>
    <message>
        <source>has {} bytes, more than the limit of {} bytes</source>
        <translation>tiene {} bytes, más que el límite de {} bytes</translation>
    </message>
    <message>
        <source>has {} bytes, where the save left between {} and {}</source>
        <translation>tiene {} bytes, donde el guardado dejó entre {} y {}</translation>
    </message>
    <message>
        <source>has {} criteria; at most {} are shown</source>
        <translation>tiene {} criterios; se muestran como máximo {}</translation>
    </message>
    <message>
        <source>has {} elements in a row; Parquet files hold at most {}</source>
        <translation>tiene {} elementos en una fila; los archivos Parquet admiten como máximo {}</translation>
    </message>
    <message>
        <source>has {} members whose names are longer than {} bytes, which are skipped</source>
        <translation>tiene {} miembros cuyos nombres superan los {} bytes, que se omiten</translation>
    </message>
    <message>
        <source>has {} members, so none with number {}</source>
        <translation>tiene {} miembros, así que ninguno con el número {}</translation>
    </message>
    <message>
        <source>has {} scores for {} instructions</source>
        <translation>tiene {} puntuaciones para {} instrucciones</translation>
    </message>
    <message>
        <source>has {} sequences; at most {} are read as a whole</source>
        <translation>tiene {} secuencias; como máximo {} se leen en conjunto</translation>
    </message>
    <message>
        <source>has {} sizes and {} strides</source>
        <translation>tiene {} tamaños y {} strides</translation>
    </message>
    <message>
        <source>has {} values for a sequence of {} tokens, {} of them in the response</source>
        <translation>tiene {} valores para una secuencia de {} tokens, {} de ellos en la respuesta</translation>
    </message>
    <message>
        <source>has {} values where the batch size of its level asks for {}</source>
        <translation>tiene {} valores donde el tamaño de batch de su nivel pide {}</translation>
    </message>
    <message>
        <source>has {} where a size is expected</source>
        <translation>tiene {} donde se espera un tamaño</translation>
    </message>
    <message>
        <source>has {} where sizes are expected</source>
        <translation>tiene {} donde se esperan tamaños</translation>
    </message>
    <message>
        <source>has {} where the sizes of at most {} dims are expected</source>
        <translation>tiene {} donde se esperan los tamaños de como máximo {} dimensiones</translation>
    </message>
    <message>
        <source>has {} where {} belongs</source>
        <translation>tiene {} donde corresponde {}</translation>
    </message>
    <message>
        <source>high of TanhNormal must be greater than low</source>
        <translation>high de TanhNormal debe ser mayor que low</translation>
    </message>
    <message>
        <source>holds JSON, which is not edited in place; export the file and edit the copy</source>
        <translation>contiene JSON, que no se edita en el propio archivo; exporte el archivo y edite la copia</translation>
    </message>
    <message>
        <source>holds a {} where an object of its own classes is expected</source>
        <translation>contiene un {} donde se espera un objeto de sus propias clases</translation>
    </message>
    <message>
        <source>holds a {} where its code says {}</source>
        <translation>contiene un {} donde su código dice {}</translation>
    </message>
    <message>
        <source>holds a {}, which is not a class of its code</source>
        <translation>contiene un {}, que no es una clase de su código</translation>
    </message>
    <message>
        <source>holds files that are not opened within an archive; unpack the archive and open the folder</source>
        <translation>contiene archivos que no se abren dentro de un archivo comprimido; desempaquételo y abra la carpeta</translation>
    </message>
    <message>
        <source>holds further fields as a pickle, which are not shown</source>
        <translation>contiene más campos como pickle, que no se muestran</translation>
    </message>
    <message>
        <source>holds micro-batches, which are not edited in place; export the file and edit the copy</source>
        <translation>contiene microlotes, que no se editan en el propio archivo; exporte el archivo y edite la copia</translation>
    </message>
    <message>
        <source>holds more than {} files</source>
        <translation>contiene más de {} archivos</translation>
    </message>
    <message>
        <source>holds non-tensor values of more than {} bytes; a zarr store keeps no larger ones</source>
        <translation>contiene valores que no son tensores de más de {} bytes; un almacén zarr no conserva otros mayores</translation>
    </message>
    <message>
        <source>holds other bytes than the save left: it was written again since</source>
        <translation>contiene otros bytes que los que dejó el guardado: se ha vuelto a escribir desde entonces</translation>
    </message>
    <message>
        <source>holds the journal of another save</source>
        <translation>contiene el diario de otro guardado</translation>
    </message>
    <message>
        <source>holds {} texts; a zarr store keeps {} in one place</source>
        <translation>contiene {} textos; un almacén zarr conserva {} en un mismo lugar</translation>
    </message>
    <message>
        <source>holds {} where a dict describes a level or a leaf</source>
        <translation>contiene {} donde un dict describe un nivel o una hoja</translation>
    </message>
    <message>
        <source>how many elements a mask picks</source>
        <translation>cuántos elementos elige una máscara</translation>
    </message>
    <message>
        <source>how many elements are distinct</source>
        <translation>cuántos elementos son distintos</translation>
    </message>
    <message>
        <source>in a layout with "ring", its "full", and "allRows"</source>
        <translation>en un diseño con "ring", su "full" y "allRows"</translation>
    </message>
    <message>
        <source>in a layout with "steps", and in no other</source>
        <translation>en un diseño con "steps", y en ningún otro</translation>
    </message>
    <message>
        <source>in dim {}</source>
        <translation>en la dim {}</translation>
    </message>
    <message>
        <source>in dim {} of {}</source>
        <translation>en la dim {} de {}</translation>
    </message>
    <message>
        <source>in place, the index to gather by needs a dim for each of the batch size {}, its shape is {}</source>
        <translation>in situ, el índice de gather necesita una dimensión por cada una del tamaño de batch {}; su forma es {}</translation>
    </message>
    <message>
        <source>in strict mode a part of a container must be assigned a container, not a value of type {}</source>
        <translation>en modo estricto, a una parte de un contenedor se le debe asignar un contenedor, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>in strict mode permute takes each dim of the batch size {}, not only {}</source>
        <translation>en modo estricto, permute toma todas las dimensiones del tamaño de batch {}, no solo {}</translation>
    </message>
    <message>
        <source>in strict mode {}() takes a number or a tensor, not a tensordict</source>
        <translation>en modo estricto, {}() toma un número o un tensor, no un tensordict</translation>
    </message>
    <message>
        <source>in_features must be given where layer_class is</source>
        <translation>hay que indicar in_features cuando se indica layer_class</translation>
    </message>
    <message>
        <source>index {} is out of bounds for dimension {} with size {}</source>
        <translation>el índice {} está fuera de rango para la dimensión {} de tamaño {}</translation>
    </message>
    <message>
        <source>index {} is out of range for a {} of {} items</source>
        <translation>el índice {} está fuera de rango para {} de {} elementos</translation>
    </message>
    <message>
        <source>init must be a number, not {}</source>
        <translation>init debe ser un número, no {}</translation>
    </message>
    <message>
        <source>inplace is None, True, False or 'empty'</source>
        <translation>inplace es None, True, False o 'empty'</translation>
    </message>
    <message>
        <source>input.size(-1) must be equal to input_size. Expected {}, got {}</source>
        <translation>input.size(-1) debe ser igual a input_size. Se esperaba {}, se obtuvo {}</translation>
    </message>
    <message>
        <source>input_dict must be a dict, not {}</source>
        <translation>input_dict debe ser un dict, no {}</translation>
    </message>
    <message>
        <source>int() takes a finite number within 64 bits</source>
        <translation>int() toma un número finito de hasta 64 bits</translation>
    </message>
    <message>
        <source>int() takes a real number, not complex</source>
        <translation>int() toma un número real, no complejo</translation>
    </message>
    <message>
        <source>integers of {} bytes</source>
        <translation>enteros de {} bytes</translation>
    </message>
    <message>
        <source>interpolation must be a str, not {}</source>
        <translation>interpolation debe ser un str, no {}</translation>
    </message>
    <message>
        <source>is -inf at {} of {} tokens of responses</source>
        <translation>es -inf en {} de {} tokens de las respuestas</translation>
    </message>
    <message>
        <source>is JSON, but not an object, as a meta.json has to be</source>
        <translation>es JSON, pero no un objeto, como debe ser un meta.json</translation>
    </message>
    <message>
        <source>is MessagePack, but not a list of prime-rl's micro-batches</source>
        <translation>es MessagePack, pero no una lista de microlotes de prime-rl</translation>
    </message>
    <message>
        <source>is NaN at {} of {} tokens of responses</source>
        <translation>es NaN en {} de {} tokens de las respuestas</translation>
    </message>
    <message>
        <source>is a .npy file of version {}, which is newer than this program</source>
        <translation>es un archivo .npy de la versión {}, más nueva que este programa</translation>
    </message>
    <message>
        <source>is a Parquet file, whose values are not edited in place; export it in another format and edit that file</source>
        <translation>es un archivo Parquet, cuyos valores no se editan en el propio archivo; expórtelo en otro formato y edite ese archivo</translation>
    </message>
    <message>
        <source>is a damaged Parquet file: row group {} has {} rows</source>
        <translation>es un archivo Parquet dañado: el grupo de filas {} tiene {} filas</translation>
    </message>
    <message>
        <source>is a damaged Parquet file: {}</source>
        <translation>es un archivo Parquet dañado: {}</translation>
    </message>
    <message>
        <source>is a damaged Parquet file: {} has {} rows in row group {}, not {}</source>
        <translation>es un archivo Parquet dañado: {} tiene {} filas en el grupo de filas {}, no {}</translation>
    </message>
    <message>
        <source>is a damaged zip archive: its directory has no record {} of {}</source>
        <translation>es un archivo zip dañado: su directorio no tiene el registro {} de {}</translation>
    </message>
    <message>
        <source>is a damaged zip archive: {}</source>
        <translation>es un archivo zip dañado: {}</translation>
    </message>
    <message>
        <source>is a field of Python objects, which only Python can read</source>
        <translation>es un campo de objetos de Python, que solo Python puede leer</translation>
    </message>
    <message>
        <source>is a folder with other content than a tensordict, which is not overwritten</source>
        <translation>es una carpeta con contenido distinto de un tensordict, que no se sobrescribe</translation>
    </message>
    <message>
        <source>is a folder without a meta.json, so it holds no tensordict</source>
        <translation>es una carpeta sin meta.json, así que no contiene ningún tensordict</translation>
    </message>
    <message>
        <source>is a folder without a meta.json, so it holds no tensordict itself; open {} in it</source>
        <translation>es una carpeta sin meta.json, así que ella misma no contiene ningún tensordict; abra {} en ella</translation>
    </message>
    <message>
        <source>is a folder, which a file does not replace</source>
        <translation>es una carpeta, que un archivo no reemplaza</translation>
    </message>
    <message>
        <source>is a group of version 2 in a zarr store of version 3; save it as another store</source>
        <translation>es un grupo de la versión 2 en un almacén zarr de la versión 3; guárdelo como otro almacén</translation>
    </message>
    <message>
        <source>is a level that contains itself</source>
        <translation>es un nivel que se contiene a sí mismo</translation>
    </message>
    <message>
        <source>is a link out of the opened folder, to {}. Allow such links to read it (`tensordesk --follow-links …`)</source>
        <translation>es un enlace hacia fuera de la carpeta abierta, a {}. Para leerlo, permita seguir tales enlaces (`tensordesk --follow-links …`)</translation>
    </message>
    <message>
        <source>is a link out of the opened folder, which is read but not written</source>
        <translation>es un enlace hacia fuera de la carpeta abierta, que se lee pero no se escribe</translation>
    </message>
    <message>
        <source>is a link to a folder that contains it</source>
        <translation>es un enlace a una carpeta que lo contiene</translation>
    </message>
    <message>
        <source>is a link, which is read but not written</source>
        <translation>es un enlace, que se lee pero no se escribe</translation>
    </message>
    <message>
        <source>is a numpy array of shape {} with {} objects</source>
        <translation>es un array de numpy de forma {} con {} objetos</translation>
    </message>
    <message>
        <source>is a numpy array without data</source>
        <translation>es un array de numpy sin datos</translation>
    </message>
    <message>
        <source>is a part of a memmap folder; open the folder that contains it</source>
        <translation>es una parte de una carpeta memmap; abra la carpeta que la contiene</translation>
    </message>
    <message>
        <source>is a single record of numpy, which cannot be shown</source>
        <translation>es un solo registro de numpy, que no se puede mostrar</translation>
    </message>
    <message>
        <source>is a tensor of the device meta, which has no elements</source>
        <translation>es un tensor del dispositivo meta, que no tiene elementos</translation>
    </message>
    <message>
        <source>is a tensordict without a batch size or without entries</source>
        <translation>es un tensordict sin tamaño de batch o sin entradas</translation>
    </message>
    <message>
        <source>is a video that cannot be opened: {}</source>
        <translation>es un vídeo que no se puede abrir: {}</translation>
    </message>
    <message>
        <source>is a video, whose frames are not edited in place; save it as a memmap folder and edit that</source>
        <translation>es un vídeo, cuyos fotogramas no se editan en el propio archivo; guárdelo como carpeta memmap y edite esta</translation>
    </message>
    <message>
        <source>is a view ({}) of a tensordict, which is shown whole</source>
        <translation>es una vista ({}) de un tensordict, que se muestra entero</translation>
    </message>
    <message>
        <source>is a zarr store in a zip archive, which is read-only because a changed chunk may need more room; save it as a folder to edit it</source>
        <translation>es un almacén zarr en un archivo zip, que es de solo lectura porque un chunk cambiado puede necesitar más espacio; guárdelo como carpeta para editarlo</translation>
    </message>
    <message>
        <source>is a zarr store of one array alone, of which only elements can be edited in place; save it as another store to change anything else</source>
        <translation>es un almacén zarr de un solo array, del que solo se pueden editar in situ los elementos; guárdelo como otro almacén para cambiar cualquier otra cosa</translation>
    </message>
    <message>
        <source>is a zarr store of version 2, of which only elements can be edited in place, not keys, shapes, names and non-tensor values; save it as another store to change these</source>
        <translation>es un almacén zarr de la versión 2, del que solo se pueden editar in situ los elementos, no las claves, formas, nombres ni valores que no son tensores; guárdelo como otro almacén para cambiarlos</translation>
    </message>
    <message>
        <source>is a zip archive that holds no tensordict</source>
        <translation>es un archivo zip que no contiene ningún tensordict</translation>
    </message>
    <message>
        <source>is a zip archive with a zarr store in a folder of it; unpack it and open that folder</source>
        <translation>es un archivo zip con un almacén zarr en una de sus carpetas; desempaquételo y abra esa carpeta</translation>
    </message>
    <message>
        <source>is a zip archive without a {}, so torch.save did not write it</source>
        <translation>es un archivo zip sin {}, así que no lo escribió torch.save</translation>
    </message>
    <message>
        <source>is above 0 at {} of {} tokens of responses</source>
        <translation>es mayor que 0 en {} de {} tokens de las respuestas</translation>
    </message>
    <message>
        <source>is all zeros, which it was not before</source>
        <translation>es todo ceros, y antes no lo era</translation>
    </message>
    <message>
        <source>is an archive in an archive in a pickle, which verl never writes</source>
        <translation>es un archivo comprimido dentro de otro en un pickle, lo que verl nunca escribe</translation>
    </message>
    <message>
        <source>is an array of bytes without a dtype; give it one in numpy, with view()</source>
        <translation>es un array de bytes sin dtype; dele uno en numpy, con view()</translation>
    </message>
    <message>
        <source>is an array of {} texts of up to {} bytes, more than can be shown</source>
        <translation>es un array de {} textos de hasta {} bytes, más de lo que se puede mostrar</translation>
    </message>
    <message>
        <source>is an empty file</source>
        <translation>es un archivo vacío</translation>
    </message>
    <message>
        <source>is an entry of every member of a stack, so it has no members of its own</source>
        <translation>es una entrada de cada miembro de una pila, así que no tiene miembros propios</translation>
    </message>
    <message>
        <source>is another file than the one that is open, which refers to it: open it to edit it</source>
        <translation>es un archivo distinto del que está abierto, que remite a él: ábralo para editarlo</translation>
    </message>
    <message>
        <source>is another file than the one that the save wrote to: it was replaced, copied or restored</source>
        <translation>es un archivo distinto de aquel en el que escribió el guardado: se reemplazó, se copió o se restauró</translation>
    </message>
    <message>
        <source>is at {}, outside the checkpoint</source>
        <translation>está en {}, fuera del checkpoint</translation>
    </message>
    <message>
        <source>is being edited already, by TensorDesk process {}: finish there first</source>
        <translation>ya se está editando, en el proceso {} de TensorDesk: termine antes allí</translation>
    </message>
    <message>
        <source>is broken, so deleting or replacing it could not be undone: {}</source>
        <translation>está dañado, así que eliminarlo o reemplazarlo no se podría deshacer: {}</translation>
    </message>
    <message>
        <source>is changed through its document only</source>
        <translation>solo se cambia a través de su documento</translation>
    </message>
    <message>
        <source>is composed of the members of a stack and cannot be written itself</source>
        <translation>se compone de los miembros de una pila y no se puede escribir por sí mismo</translation>
    </message>
    <message>
        <source>is compressed in the archive and cannot be read there; unpack the archive and open the folder</source>
        <translation>está comprimido en el archivo zip y no se puede leer ahí; desempaquete el archivo y abra la carpeta</translation>
    </message>
    <message>
        <source>is compressed in the archive, which torch.save never writes; unpack the archive and pack it without compression</source>
        <translation>está comprimido en el archivo zip, cosa que torch.save nunca escribe; desempaquete el archivo y empaquételo sin compresión</translation>
    </message>
    <message>
        <source>is computed from the lengths of episodes</source>
        <translation>se calcula a partir de las longitudes de los episodios</translation>
    </message>
    <message>
        <source>is created by {} with too few arguments</source>
        <translation>se crea con {} con muy pocos argumentos</translation>
    </message>
    <message>
        <source>is damaged: it cannot be unpacked</source>
        <translation>está dañado: no se puede descomprimir</translation>
    </message>
    <message>
        <source>is damaged: it is not MessagePack from byte {} on</source>
        <translation>está dañado: a partir del byte {} no es MessagePack</translation>
    </message>
    <message>
        <source>is damaged: it is stored uncompressed, but its directory states {} stored bytes and {} bytes</source>
        <translation>está dañado: está guardado sin comprimir, pero supuestamente ocupa {} bytes y tiene {}</translation>
    </message>
    <message>
        <source>is damaged: it shares bytes with the member {}</source>
        <translation>está dañado: comparte bytes con el miembro {}</translation>
    </message>
    <message>
        <source>is damaged: its header at byte {} has another name</source>
        <translation>está dañado: su cabecera en el byte {} lleva otro nombre</translation>
    </message>
    <message>
        <source>is damaged: its name is marked as UTF-8, but is not valid UTF-8</source>
        <translation>está dañado: su nombre está marcado como UTF-8, pero no es UTF-8 válido</translation>
    </message>
    <message>
        <source>is damaged: its record in the directory does not hold its sizes</source>
        <translation>está dañado: su registro en el directorio no contiene sus tamaños</translation>
    </message>
    <message>
        <source>is damaged: its stated size is {} bytes</source>
        <translation>está dañado: el tamaño que indica es de {} bytes</translation>
    </message>
    <message>
        <source>is damaged: its stated start is byte {} of {}</source>
        <translation>está dañado: el inicio que indica es el byte {} de {}</translation>
    </message>
    <message>
        <source>is damaged: its {} bytes reach into the directory at byte {}</source>
        <translation>está dañado: sus {} bytes invaden el directorio en el byte {}</translation>
    </message>
    <message>
        <source>is damaged: there is no header of it at byte {}</source>
        <translation>está dañado: en el byte {} no hay ninguna cabecera suya</translation>
    </message>
    <message>
        <source>is damaged: {} bytes cannot unpack to the stated {} bytes</source>
        <translation>está dañado: {} bytes no pueden descomprimirse en los {} bytes indicados</translation>
    </message>
    <message>
        <source>is derived: it follows from `{}`, and cannot be changed</source>
        <translation>es derivada: resulta de `{}`, y no se puede cambiar</translation>
    </message>
    <message>
        <source>is described as {}, which is not known</source>
        <translation>se describe como {}, que no se conoce</translation>
    </message>
    <message>
        <source>is described by a tensor of the dtype {}, expected integers</source>
        <translation>se describe con un tensor del dtype {}; se esperaban enteros</translation>
    </message>
    <message>
        <source>is described by {} numbers, which is more than {}</source>
        <translation>se describe con {} números, que son más que {}</translation>
    </message>
    <message>
        <source>is described by {} where a storage is expected</source>
        <translation>se describe con {} donde se espera un almacenamiento</translation>
    </message>
    <message>
        <source>is described by {}, expected an integer</source>
        <translation>se describe con {}; se esperaba un entero</translation>
    </message>
    <message>
        <source>is encrypted; unpack the archive with its password</source>
        <translation>está cifrado; desempaquete el archivo con su contraseña</translation>
    </message>
    <message>
        <source>is exactly 0 at {} of {} tokens of responses</source>
        <translation>es exactamente 0 en {} de {} tokens de las respuestas</translation>
    </message>
    <message>
        <source>is given twice, but removed the first time</source>
        <translation>se indica dos veces, pero se elimina a la primera</translation>
    </message>
    <message>
        <source>is left over from an append or an edit that was interrupted</source>
        <translation>ha quedado de una adición o un cambio que se interrumpió</translation>
    </message>
    <message>
        <source>is longer than its shape tells: the last {} bytes belong to no element</source>
        <translation>es más largo de lo que indica su forma: los últimos {} bytes no pertenecen a ningún elemento</translation>
    </message>
    <message>
        <source>is made of numbers that the file stores as Python values, which cannot be edited in place; export the file and edit the copy</source>
        <translation>consta de números que el archivo guarda como valores de Python, que no se pueden editar in situ; exporte el archivo y edite la copia</translation>
    </message>
    <message>
        <source>is missing in the first episode; the episodes of a LeRobot data set have the same entries: leave it out</source>
        <translation>falta en el primer episodio; los episodios de un conjunto de datos de LeRobot tienen las mismas entradas: omítala</translation>
    </message>
    <message>
        <source>is missing, because its replacement was interrupted; rename {} to it, or write it again</source>
        <translation>falta, porque su reemplazo se interrumpió; renombre {} a este nombre, o escríbalo de nuevo</translation>
    </message>
    <message>
        <source>is missing, though it was there before</source>
        <translation>falta, aunque antes estaba</translation>
    </message>
    <message>
        <source>is missing, though the first episode has it; the episodes of a LeRobot data set have the same entries: leave it out</source>
        <translation>falta, aunque el primer episodio la tiene; los episodios de un conjunto de datos de LeRobot tienen las mismas entradas: omítala</translation>
    </message>
    <message>
        <source>is more than fits into one message</source>
        <translation>es más de lo que cabe en un solo mensaje</translation>
    </message>
    <message>
        <source>is more than {} times the probability under the rollout engine at {} of {} tokens</source>
        <translation>es más de {} veces la probabilidad del motor de rollouts en {} de {} tokens</translation>
    </message>
    <message>
        <source>is neither a file nor a folder</source>
        <translation>no es ni un archivo ni una carpeta</translation>
    </message>
    <message>
        <source>is neither a group nor an array</source>
        <translation>no es ni un grupo ni un array</translation>
    </message>
    <message>
        <source>is nested in an entry that is not a tensordict</source>
        <translation>es una parte de algo que no es un tensordict</translation>
    </message>
    <message>
        <source>is nested in more than {} folders and archives</source>
        <translation>está anidado en más de {} carpetas y archivos</translation>
    </message>
    <message>
        <source>is nested more than {} folders deep; open it alone</source>
        <translation>está anidado a más de {} carpetas de profundidad; ábralo por separado</translation>
    </message>
    <message>
        <source>is nested more than {} levels deep</source>
        <translation>está anidado a más de {} niveles de profundidad</translation>
    </message>
    <message>
        <source>is no longer the file that the save put there, and that file is not at {} either</source>
        <translation>ya no es el archivo que el guardado puso ahí, y ese archivo tampoco está en {}</translation>
    </message>
    <message>
        <source>is not a .npy file</source>
        <translation>no es un archivo .npy</translation>
    </message>
    <message>
        <source>is not a JSON object</source>
        <translation>no es un objeto JSON</translation>
    </message>
    <message>
        <source>is not a JSON object, as levels are</source>
        <translation>no es un objeto, como lo son los niveles</translation>
    </message>
    <message>
        <source>is not a TorchScript file: torch.jit.save did not write it. Open files of torch.save with --with NAME=PATH</source>
        <translation>no es un archivo TorchScript: no lo escribió torch.jit.save. Abra los archivos de torch.save con --with NOMBRE=RUTA</translation>
    </message>
    <message>
        <source>is not a consolidated tensordict: it does not end with JSON and its length</source>
        <translation>no es un tensordict consolidado: no acaba con JSON y su longitud</translation>
    </message>
    <message>
        <source>is not a file of tensors, though the index names it</source>
        <translation>no es un archivo de tensores, aunque el índice lo nombra</translation>
    </message>
    <message>
        <source>is not a floating-point dtype: {}</source>
        <translation>no es un dtype de coma flotante: {}</translation>
    </message>
    <message>
        <source>is not a group</source>
        <translation>no es un grupo</translation>
    </message>
    <message>
        <source>is not a lazy stack</source>
        <translation>no es un lazy stack</translation>
    </message>
    <message>
        <source>is not a member of the stack, because a number before it is missing</source>
        <translation>no es un miembro de la pila, porque falta un número anterior</translation>
    </message>
    <message>
        <source>is not a message of this protocol</source>
        <translation>no es un mensaje de este protocolo</translation>
    </message>
    <message>
        <source>is not a path: it contains a zero byte</source>
        <translation>no es una ruta: contiene un byte nulo</translation>
    </message>
    <message>
        <source>is not a place on another machine; expected ssh://user@host/path or ssh://host:port/path</source>
        <translation>no es un lugar en otra máquina; se esperaba ssh://user@host/path o ssh://host:port/path</translation>
    </message>
    <message>
        <source>is not a question or answer of this version of the program</source>
        <translation>no es una pregunta ni una respuesta de esta versión del programa</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>no es un archivo normal</translation>
    </message>
    <message>
        <source>is not a stack of tensordicts</source>
        <translation>no es una pila de tensordicts</translation>
    </message>
    <message>
        <source>is not a string</source>
        <translation>no es un texto</translation>
    </message>
    <message>
        <source>is not a tensor</source>
        <translation>no es un tensor</translation>
    </message>
    <message>
        <source>is not a tensordict file</source>
        <translation>no es un archivo de un tensordict</translation>
    </message>
    <message>
        <source>is not a zarr store</source>
        <translation>no es un almacén zarr</translation>
    </message>
    <message>
        <source>is not complete: its chunks have {} of {} elements</source>
        <translation>no está completo: sus fragmentos tienen {} de {} elementos</translation>
    </message>
    <message>
        <source>is not consolidated into bytes</source>
        <translation>no está consolidado en bytes</translation>
    </message>
    <message>
        <source>is not described by dtype, shape and location</source>
        <translation>no se describe con dtype, forma y ubicación</translation>
    </message>
    <message>
        <source>is not open</source>
        <translation>no está abierto</translation>
    </message>
    <message>
        <source>is not part of the tensordict</source>
        <translation>no forma parte del tensordict</translation>
    </message>
    <message>
        <source>is not stored as images</source>
        <translation>no está guardado como imágenes</translation>
    </message>
    <message>
        <source>is not the description of a leaf</source>
        <translation>no es la descripción de una hoja</translation>
    </message>
    <message>
        <source>is not the file of that save: it was replaced, copied or restored from a backup</source>
        <translation>no es el archivo de ese guardado: se reemplazó, se copió o se restauró de una copia de seguridad</translation>
    </message>
    <message>
        <source>is not the metadata of a distributed checkpoint, but {}</source>
        <translation>no son los metadatos de un checkpoint distribuido, sino {}</translation>
    </message>
    <message>
        <source>is of a LeRobot data set of version {}; v2.0 to v3.x are read: convert it with lerobot</source>
        <translation>es de un conjunto de datos LeRobot de la versión {}; se leen de v2.0 a v3.x: conviértalo con lerobot</translation>
    </message>
    <message>
        <source>is of a replay buffer: the batch size is its capacity, and not all rows need be data</source>
        <translation>es de un replay buffer: el tamaño de batch es su capacidad, y no todas las filas tienen por qué ser datos</translation>
    </message>
    <message>
        <source>is of a type that has no tensor, such as decimal numbers</source>
        <translation>es de un tipo que no tiene tensor, como los números decimales</translation>
    </message>
    <message>
        <source>is of another shape or dtype than in the first episode, where each step is {} of {}</source>
        <translation>tiene otra forma u otro dtype que en el primer episodio, donde cada paso es {} de {}</translation>
    </message>
    <message>
        <source>is of shape {} and {}</source>
        <translation>tiene la forma {} y {}</translation>
    </message>
    <message>
        <source>is of the format {}, and not of {}</source>
        <translation>es del formato {}, y no de {}</translation>
    </message>
    <message>
        <source>is of {}, which Parquet files do not have</source>
        <translation>es de {}, que los archivos Parquet no tienen</translation>
    </message>
    <message>
        <source>is on another machine and read-only here; export it, or edit it there</source>
        <translation>está en otra máquina y aquí es de solo lectura; expórtelo, o edítelo allí</translation>
    </message>
    <message>
        <source>is one of several files that are shown as one; export them to edit the copy</source>
        <translation>es uno de varios archivos que se muestran como uno; expórtelos para editar la copia</translation>
    </message>
    <message>
        <source>is open read-only; switch to Edit to change it</source>
        <translation>está abierto en solo lectura; cambie a Editar para modificarlo</translation>
    </message>
    <message>
        <source>is open read-only; switch to editing first</source>
        <translation>está abierto en solo lectura; active antes la edición</translation>
    </message>
    <message>
        <source>is outside its stated bounds, {} to {}, at {} elements</source>
        <translation>está fuera de los límites que declara, {} a {}, en {} elementos</translation>
    </message>
    <message>
        <source>is outside of the served folders</source>
        <translation>está fuera de las carpetas servidas</translation>
    </message>
    <message>
        <source>is packed by {}, which this program cannot unpack; unpack the archive, and pack it with deflate</source>
        <translation>está comprimido con {}, que este programa no puede descomprimir; desempaquete el archivo y comprímalo con deflate</translation>
    </message>
    <message>
        <source>is pickled, and not stored as a tensor</source>
        <translation>está guardado con pickle y no como tensor</translation>
    </message>
    <message>
        <source>is ragged along a dim before the one that its members are stacked on</source>
        <translation>es irregular en una dimensión anterior a aquella en la que se apilan sus miembros</translation>
    </message>
    <message>
        <source>is ragged along its first dim, of shape {}, and cannot be cut into rows</source>
        <translation>es irregular en su primera dimensión, de forma {}, y no se puede cortar en filas</translation>
    </message>
    <message>
        <source>is ragged in its first dim, of shape {}; a file of torch.save can hold ragged tensors only if the ragged dims follow the first</source>
        <translation>es irregular en su primera dimensión, de forma {}; un archivo de torch.save solo puede contener tensores irregulares si las dimensiones irregulares van después de la primera</translation>
    </message>
    <message>
        <source>is ragged, of shape {}; a safetensors file keeps only dense tensors</source>
        <translation>es irregular, de forma {}; un archivo safetensors solo conserva tensores densos</translation>
    </message>
    <message>
        <source>is ragged, of shape {}; a zarr store keeps only dense tensors</source>
        <translation>es irregular, de forma {}; un almacén zarr solo conserva tensores densos</translation>
    </message>
    <message>
        <source>is ragged, of shape {}; all rows of a CSV file have the same columns</source>
        <translation>es irregular, de forma {}; todas las filas de un archivo CSV tienen las mismas columnas</translation>
    </message>
    <message>
        <source>is read as a lazy stack along dim {}: saving it overwrote the metadata that states this</source>
        <translation>se lee como un lazy stack en la dimensión {}: al guardarlo se sobrescribieron los metadatos que lo indican</translation>
    </message>
    <message>
        <source>is read as a lazy stack along dim {}: saving it overwrote the metadata that states this, and its sizes fit {} dims</source>
        <translation>se lee como un lazy stack en la dimensión {}: al guardarlo se sobrescribieron los metadatos que lo indican, y sus tamaños encajan con {} dimensiones</translation>
    </message>
    <message>
        <source>is saved as a view, which is not edited in place; export it first</source>
        <translation>está guardado como vista, que no se edita in situ; expórtelo antes</translation>
    </message>
    <message>
        <source>is shown together with other files, which are read-only together; open it alone to edit it</source>
        <translation>se muestra junto con otros archivos, que en conjunto son de solo lectura; ábralo por separado para editarlo</translation>
    </message>
    <message>
        <source>is stacked along dim {}, and has {} batch dims</source>
        <translation>está apilado en la dimensión {}, y tiene {} dimensiones de batch</translation>
    </message>
    <message>
        <source>is stored only for the last step, so only that flag can be edited</source>
        <translation>solo se guarda para el último paso, así que solo se puede editar ese indicador</translation>
    </message>
    <message>
        <source>is the journal of a save by another version of TensorDesk, and only that version can roll it back; nothing was changed. Recover with that version, or discard the journal</source>
        <translation>es el diario de un guardado de otra versión de TensorDesk, y solo esa versión puede revertirlo; no se ha cambiado nada. Recupere con esa versión, o descarte el diario</translation>
    </message>
    <message>
        <source>is the storage of a replay buffer in a layout that is not known</source>
        <translation>es el almacenamiento de un replay buffer con una disposición que no se conoce</translation>
    </message>
    <message>
        <source>is the storage of a replay buffer that keeps its rows compressed, which are not unpacked; load it in Python and save its rows as a tensordict</source>
        <translation>es el almacenamiento de un replay buffer que guarda sus filas comprimidas, que no se descomprimen; cárguelo en Python y guarde sus filas como tensordict</translation>
    </message>
    <message>
        <source>is truncated or damaged: its header states {} bytes</source>
        <translation>está truncado o dañado: su cabecera indica {} bytes</translation>
    </message>
    <message>
        <source>is truncated or damaged: {} bytes are expected from byte {} on, and the file has {}</source>
        <translation>está truncado o dañado: se esperan {} bytes desde el byte {}, y el archivo tiene {}</translation>
    </message>
    <message>
        <source>is truncated: has {} of {} bytes</source>
        <translation>está truncado: tiene {} de {} bytes</translation>
    </message>
    <message>
        <source>is written in another version of torch.save's format than {}</source>
        <translation>está escrito en una versión del formato de torch.save distinta de {}</translation>
    </message>
    <message>
        <source>is written in version {} of the memmap layout, which is newer than this program: it is shown, not edited</source>
        <translation>está escrito en la versión {} de la disposición memmap, más nueva que este programa: se muestra, no se edita</translation>
    </message>
    <message>
        <source>is {}, which is not a JSON value</source>
        <translation>es {}, que no es un valor JSON</translation>
    </message>
    <message>
        <source>is {}, which is not a JSON value; a safetensors file keeps no others</source>
        <translation>es {}, que no es un valor JSON; un archivo safetensors no conserva otros</translation>
    </message>
    <message>
        <source>is {}; LeRobot data sets hold texts and tensors</source>
        <translation>es {}; los conjuntos de datos de LeRobot contienen textos y tensores</translation>
    </message>
    <message>
        <source>is_leaf is None, "non-tensor" (values are leaves as tensors are), "tensorclass" (instances of tensorclasses are leaves) or a function of the class</source>
        <translation>is_leaf es None, "non-tensor" (los valores son hojas como los tensores), "tensorclass" (las instancias de tensorclasses son hojas) o una función de la clase</translation>
    </message>
    <message>
        <source>is_leaf is None, "tensorclass" (instances of tensorclasses are leaves) or a function of the name of a class</source>
        <translation>is_leaf es None, "tensorclass" (las instancias de tensorclasses son hojas) o una función del nombre de una clase</translation>
    </message>
    <message>
        <source>is_leaf must be a function of a class, not {}</source>
        <translation>is_leaf debe ser una función de una clase, no {}</translation>
    </message>
    <message>
        <source>it cannot be moved into itself, to {}</source>
        <translation>no se puede mover dentro de sí mismo, a {}</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>it cannot be unpacked from byte {} on</source>
        <translation>no se puede descomprimir a partir del byte {}</translation>
    </message>
    <message>
        <source>it claims {} × {} pixels, more than its {} bytes can hold</source>
        <translation>declara {} × {} píxeles, más de los que pueden contener sus {} bytes</translation>
    </message>
    <message>
        <source>it continues in other files</source>
        <translation>continúa en otros archivos</translation>
    </message>
    <message>
        <source>it has 16 bits a colour, for which this LibTorch has no dtype</source>
        <translation>tiene 16 bits por color, para lo que este LibTorch no tiene dtype</translation>
    </message>
    <message>
        <source>it has an integer of more than 64 bits</source>
        <translation>tiene un entero de más de 64 bits</translation>
    </message>
    <message>
        <source>it has no codec that converts elements to bytes</source>
        <translation>no tiene ningún códec que convierta los elementos en bytes</translation>
    </message>
    <message>
        <source>it has no end record; it may have been cut</source>
        <translation>no tiene registro final; puede que se haya cortado</translation>
    </message>
    <message>
        <source>it has {} colours, where 1 and 3 are shown</source>
        <translation>tiene {} colores, y se muestran 1 y 3</translation>
    </message>
    <message>
        <source>it is an image of {} of {}, not of {} of {} as the first one</source>
        <translation>es una imagen de {} de {}, no de {} de {} como la primera</translation>
    </message>
    <message>
        <source>it is beyond the end of the file</source>
        <translation>está más allá del final del archivo</translation>
    </message>
    <message>
        <source>it is cut into chunks by {}, which cannot be read</source>
        <translation>está cortado en chunks con {}, que no se puede leer</translation>
    </message>
    <message>
        <source>it is damaged: {}</source>
        <translation>está dañado: {}</translation>
    </message>
    <message>
        <source>it is not a JPEG or PNG image</source>
        <translation>no es una imagen JPEG ni PNG</translation>
    </message>
    <message>
        <source>it is not an episode with "traces"</source>
        <translation>no es un episodio con "traces"</translation>
    </message>
    <message>
        <source>it is not an object such as {"key": 1}</source>
        <translation>no es un objeto, como {"key": 1}</translation>
    </message>
    <message>
        <source>it is not valid JSON: {}</source>
        <translation>no es JSON válido: {}</translation>
    </message>
    <message>
        <source>it is {}</source>
        <translation>es {}</translation>
    </message>
    <message>
        <source>it is {}, with truncated steps treated as terminated: the values after them are not counted</source>
        <translation>es {}, con los pasos truncated tratados como terminated: los valores posteriores a ellos no se cuentan</translation>
    </message>
    <message>
        <source>it unpacks to more than the stated {} bytes</source>
        <translation>descomprimido ocupa más que los {} bytes indicados</translation>
    </message>
    <message>
        <source>it unpacks to {} bytes instead of the stated {}</source>
        <translation>descomprimido ocupa {} bytes en lugar de los {} indicados</translation>
    </message>
    <message>
        <source>its branches repeat their messages more than {} times</source>
        <translation>sus ramas repiten sus mensajes más de {} veces</translation>
    </message>
    <message>
        <source>its bytes do not have the CRC-32 that the archive notes</source>
        <translation>sus bytes no tienen el CRC-32 que anota el archivo zip</translation>
    </message>
    <message>
        <source>its chunks are named by {}, which cannot be read</source>
        <translation>sus chunks se nombran según {}, que no se puede leer</translation>
    </message>
    <message>
        <source>its chunks are packed by several codecs, one after the other, which cannot be unpacked</source>
        <translation>sus chunks están comprimidos con varios códecs, uno tras otro, que no se pueden descomprimir</translation>
    </message>
    <message>
        <source>its chunks are packed by {}, which cannot be unpacked</source>
        <translation>sus chunks están comprimidos con {}, que no se puede descomprimir</translation>
    </message>
    <message>
        <source>its chunks are stored by {}, which cannot be read</source>
        <translation>sus chunks están guardados con {}, que no se puede leer</translation>
    </message>
    <message>
        <source>its chunks have {} dims, its shape {}</source>
        <translation>sus chunks tienen {} dimensiones; su forma, {}</translation>
    </message>
    <message>
        <source>its chunks went through the codec {} in an order that cannot be read</source>
        <translation>sus chunks pasaron por el códec {} en un orden que no se puede leer</translation>
    </message>
    <message>
        <source>its chunks went through {} codecs, more than {}</source>
        <translation>sus chunks pasaron por {} códecs, más que {}</translation>
    </message>
    <message>
        <source>its column {} has more than {} elements in a row</source>
        <translation>su columna {} tiene más de {} elementos en una fila</translation>
    </message>
    <message>
        <source>its columns have more than {} levels</source>
        <translation>sus columnas tienen más de {} niveles</translation>
    </message>
    <message>
        <source>its decoder returned no description of it</source>
        <translation>su descodificador no lo describió</translation>
    </message>
    <message>
        <source>its decoder returned {} bytes, not {}</source>
        <translation>su descodificador devolvió {} bytes, no {}</translation>
    </message>
    <message>
        <source>its directory of {} bytes at byte {} does not end before byte {}</source>
        <translation>su directorio de {} bytes en el byte {} no acaba antes del byte {}</translation>
    </message>
    <message>
        <source>its directory of {} bytes states {} members</source>
        <translation>su directorio de {} bytes indica {} miembros</translation>
    </message>
    <message>
        <source>its elements are decoded from {} images, which cannot be edited in place; save the file as another one to change them</source>
        <translation>sus elementos se decodifican de imágenes {}, que no se pueden editar in situ; guarde el archivo como otro para cambiarlos</translation>
    </message>
    <message>
        <source>its elements are stored in other datasets or files; edit them there</source>
        <translation>sus elementos están guardados en otros datasets o archivos; edítelos allí</translation>
    </message>
    <message>
        <source>its elements went through the filter {}, which cannot be read</source>
        <translation>sus elementos pasaron por el filtro {}, que no se puede leer</translation>
    </message>
    <message>
        <source>its files are not a stack: {}</source>
        <translation>sus archivos no son una pila: {}</translation>
    </message>
    <message>
        <source>its fill value {} is not of dtype {}</source>
        <translation>su valor de relleno {} no es del dtype {}</translation>
    </message>
    <message>
        <source>its first dim is ragged; a memmap folder can hold ragged tensors only if the ragged dims follow the first</source>
        <translation>su primera dimensión es irregular; una carpeta memmap solo puede contener tensores irregulares si las dimensiones irregulares van después de la primera</translation>
    </message>
    <message>
        <source>its frames have no times</source>
        <translation>sus fotogramas no tienen tiempos</translation>
    </message>
    <message>
        <source>its header has a length of {} bytes, in a file of {}</source>
        <translation>su cabecera tiene una longitud de {} bytes, en un archivo de {}</translation>
    </message>
    <message>
        <source>its header is damaged: {}</source>
        <translation>su cabecera está dañada: {}</translation>
    </message>
    <message>
        <source>its header is not a JSON object</source>
        <translation>su cabecera no es un objeto JSON</translation>
    </message>
    <message>
        <source>its heap does not hold it</source>
        <translation>su heap no lo contiene</translation>
    </message>
    <message>
        <source>its heap is inconsistent</source>
        <translation>su heap es incoherente</translation>
    </message>
    <message>
        <source>its members, under the keys 0, 1, …</source>
        <translation>sus miembros, bajo las claves 0, 1, …</translation>
    </message>
    <message>
        <source>its metadata state {} as {}</source>
        <translation>sus metadatos indican {} como {}</translation>
    </message>
    <message>
        <source>its names {} contradict the names of the level it is put into, {}</source>
        <translation>sus nombres {} contradicen los nombres del nivel en el que se pone, {}</translation>
    </message>
    <message>
        <source>its non-tensor values take more than {} bytes</source>
        <translation>sus valores que no son tensores ocupan más de {} bytes</translation>
    </message>
    <message>
        <source>its parts are ragged themselves, of shape {}; a memmap folder holds only parts that are dense</source>
        <translation>sus partes son a su vez irregulares, de forma {}; una carpeta memmap solo admite partes densas</translation>
    </message>
    <message>
        <source>its rows have {} bytes</source>
        <translation>sus filas tienen {} bytes</translation>
    </message>
    <message>
        <source>its shape</source>
        <translation>su forma</translation>
    </message>
    <message>
        <source>its shards are transposed, which cannot be read</source>
        <translation>sus shards están transpuestos, lo que no se puede leer</translation>
    </message>
    <message>
        <source>its shards hold shards that hold shards, deeper than can be read</source>
        <translation>sus shards contienen shards que contienen shards, a más profundidad de la que se puede leer</translation>
    </message>
    <message>
        <source>its shards of {} cannot be cut into chunks of {}</source>
        <translation>sus shards de {} no se pueden cortar en chunks de {}</translation>
    </message>
    <message>
        <source>its texts are stored in shards, which cannot be read</source>
        <translation>sus textos están guardados en shards, que no se pueden leer</translation>
    </message>
    <message>
        <source>its values are not lists of the stated sizes, {}</source>
        <translation>sus valores no son listas de los tamaños indicados, {}</translation>
    </message>
    <message>
        <source>its zip64 end record is not where the locator says</source>
        <translation>su registro final zip64 no está donde dice el localizador</translation>
    </message>
    <message>
        <source>jumps: it changes by more than half, ten times its usual change</source>
        <translation>salta: cambia en más de la mitad, diez veces su cambio habitual</translation>
    </message>
    <message>
        <source>keepdim=True needs a dim</source>
        <translation>keepdim=True necesita un dim</translation>
    </message>
    <message>
        <source>keeps all elements</source>
        <translation>conserva todos los elementos</translation>
    </message>
    <message>
        <source>keeps all elements, in their order</source>
        <translation>conserva todos los elementos, en su orden</translation>
    </message>
    <message>
        <source>keeps all elements; each dim then means the same in all members</source>
        <translation>conserva todos los elementos; cada dimensión significa entonces lo mismo en todos los miembros</translation>
    </message>
    <message>
        <source>keeps all elements; indexing reaches fewer dims</source>
        <translation>conserva todos los elementos; al indexar se alcanzan menos dimensiones</translation>
    </message>
    <message>
        <source>keeps its values in a file {}, but they can only be in "pickle.pkl"</source>
        <translation>guarda sus valores en un archivo {}, pero solo pueden estar en «pickle.pkl»</translation>
    </message>
    <message>
        <source>key must be a function such as lambda x: …, not {}</source>
        <translation>key debe ser una función como lambda x: …, no {}</translation>
    </message>
    <message>
        <source>key {}: {}</source>
        <translation>clave {}: {}</translation>
    </message>
    <message>
        <source>keys_to_update is a list or a tuple of keys, not a value of type {}</source>
        <translation>keys_to_update es una lista o una tupla de claves, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>lacks '{}'</source>
        <translation>no tiene '{}'</translation>
    </message>
    <message>
        <source>lacks the field {}</source>
        <translation>no tiene el campo {}</translation>
    </message>
    <message>
        <source>lacks the shape and dtype of {}</source>
        <translation>no indica la forma ni el dtype de {}</translation>
    </message>
    <message>
        <source>lacks the version of the format</source>
        <translation>no indica la versión del formato</translation>
    </message>
    <message>
        <source>lacks {} of {}</source>
        <translation>le falta {} de {}</translation>
    </message>
    <message>
        <source>lacks {}, which every file of torch.jit.save has</source>
        <translation>le falta {}, que tiene todo archivo de torch.jit.save</translation>
    </message>
    <message>
        <source>layouts cannot be saved: the environment variable HOME is not set</source>
        <translation>los diseños no se pueden guardar: la variable de entorno HOME no está definida</translation>
    </message>
    <message>
        <source>lazy stacks to concatenate along another dim than that of the stack need as many members, got {} and {}</source>
        <translation>los lazy stacks que se concatenan en otra dimensión que la de apilado necesitan el mismo número de miembros, se recibieron {} y {}</translation>
    </message>
    <message>
        <source>lazy stacks to concatenate need the same stack dim, got {} and {}</source>
        <translation>los lazy stacks que se concatenan necesitan la misma dimensión de apilado, se recibieron {} y {}</translation>
    </message>
    <message>
        <source>leave out entries of different kinds</source>
        <translation>omitir las entradas de tipos distintos</translation>
    </message>
    <message>
        <source>leave out entries of different shapes</source>
        <translation>omitir las entradas de formas distintas</translation>
    </message>
    <message>
        <source>leave out entries that other members lack</source>
        <translation>omitir las entradas que faltan en otros miembros</translation>
    </message>
    <message>
        <source>leave out unreadable entries</source>
        <translation>omitir las entradas ilegibles</translation>
    </message>
    <message>
        <source>leaves on {} and {} cannot share one block of memory</source>
        <translation>las hojas en {} y {} no pueden compartir un mismo bloque de memoria</translation>
    </message>
    <message>
        <source>len() of a 0-d tensor</source>
        <translation>len() de un tensor sin dimensiones</translation>
    </message>
    <message>
        <source>libpng cannot be used: {}</source>
        <translation>no se puede usar libpng: {}</translation>
    </message>
    <message>
        <source>lies outside of the saved range, {}</source>
        <translation>está fuera de lo que se guarda, {}</translation>
    </message>
    <message>
        <source>lists are not changed in place here; make another, as in items = items + [item]</source>
        <translation>las listas no se cambian aquí in situ; cree otra, como en items = items + [item]</translation>
    </message>
    <message>
        <source>lists of the script hold more than {} values in total</source>
        <translation>las listas del script contienen en total más de {} valores</translation>
    </message>
    <message>
        <source>loc of MultivariateNormal has at least one dim</source>
        <translation>loc de MultivariateNormal tiene al menos una dimensión</translation>
    </message>
    <message>
        <source>log-probabilities are not summed here: give log_prob_keys, one a key</source>
        <translation>aquí no se suman las log-probabilidades: indique log_prob_keys, una por clave</translation>
    </message>
    <message>
        <source>log-probabilities are summed here (set_composite_lp_aggregate): give log_prob_key</source>
        <translation>aquí se suman las log-probabilidades (set_composite_lp_aggregate): indique log_prob_key</translation>
    </message>
    <message>
        <source>lz4</source>
        <translation>lz4</translation>
    </message>
    <message>
        <source>many entries from all parts of the file start with this shape</source>
        <translation>muchas entradas de todas las partes del archivo empiezan por esta forma</translation>
    </message>
    <message>
        <source>map() takes a function and its arguments</source>
        <translation>map() toma una función y sus argumentos</translation>
    </message>
    <message>
        <source>mapping is a dict of keys and new keys, not a value of type {}</source>
        <translation>mapping es un dict de claves y claves nuevas, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>margin must be greater than 0</source>
        <translation>margin debe ser mayor que 0</translation>
    </message>
    <message>
        <source>marks data and padding and is not applied: values that are computed over td, such as a mean, count padding too</source>
        <translation>distingue los datos del relleno y no se aplica: lo que se calcula de td, como una media, cuenta también el relleno</translation>
    </message>
    <message>
        <source>matches more than {} files</source>
        <translation>representa más de {} archivos</translation>
    </message>
    <message>
        <source>matches the rollout engine's log-probability of the next token: correlation {}, and {} with that of the same token</source>
        <translation>coincide con la log-probabilidad del motor de rollouts del token siguiente: correlación {}, y {} con la del mismo token</translation>
    </message>
    <message>
        <source>matches the rollout engine's log-probability of the previous token: correlation {}, and {} with that of the same token</source>
        <translation>coincide con la log-probabilidad del motor de rollouts del token anterior: correlación {}, y {} con la del mismo token</translation>
    </message>
    <message>
        <source>member 0 holds {} here and member {} holds {}</source>
        <translation>el miembro 0 contiene aquí {} y el miembro {} contiene {}</translation>
    </message>
    <message>
        <source>member {}: {}</source>
        <translation>miembro {}: {}</translation>
    </message>
    <message>
        <source>members without this key cannot be given an empty entry: it has no dims</source>
        <translation>a los miembros sin esta clave no se les puede dar una entrada vacía: no tiene dimensiones</translation>
    </message>
    <message>
        <source>memmap folders are written as tensordict does since 0.3; save it as a memmap folder</source>
        <translation>las carpetas memmap se escriben como lo hace tensordict desde la versión 0.3; guárdelo como carpeta memmap</translation>
    </message>
    <message>
        <source>meta/info.json states {} as {}, but the table of episodes has {}</source>
        <translation>meta/info.json indica {} como {}, pero la tabla de episodios tiene {}</translation>
    </message>
    <message>
        <source>method {}</source>
        <translation>método {}</translation>
    </message>
    <message>
        <source>min_val cannot be greater than max_val</source>
        <translation>min_val no puede ser mayor que max_val</translation>
    </message>
    <message>
        <source>module '{}'</source>
        <translation>módulo '{}'</translation>
    </message>
    <message>
        <source>modules with names are taken by their names</source>
        <translation>los módulos con nombre se toman por su nombre</translation>
    </message>
    <message>
        <source>more than {} levels of nesting</source>
        <translation>más de {} niveles de anidamiento</translation>
    </message>
    <message>
        <source>move to {}</source>
        <translation>mover a {}</translation>
    </message>
    <message>
        <source>name 'td' is not defined</source>
        <translation>el nombre 'td' no está definido</translation>
    </message>
    <message>
        <source>name '{}' is not defined{}</source>
        <translation>el nombre '{}' no está definido{}</translation>
    </message>
    <message>
        <source>names are a list of strings and None, not a value of type {}</source>
        <translation>los nombres son una lista de cadenas y None, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>names of chunks are put together with {}, but that can be "/" or "."</source>
        <translation>los nombres de los chunks se componen con {}, pero solo puede ser "/" o "."</translation>
    </message>
    <message>
        <source>names the class {}, which is unknown; and it has neither a batch size nor a folder "_tensordict" beside it</source>
        <translation>nombra la clase {}, que se desconoce; y no tiene ni tamaño de batch ni una carpeta «_tensordict» al lado</translation>
    </message>
    <message>
        <source>names, the last with "*" at its end</source>
        <translation>nombres, el último acabado en «*»</translation>
    </message>
    <message>
        <source>negative shift count</source>
        <translation>número de desplazamiento negativo</translation>
    </message>
    <message>
        <source>negative slice steps are not supported, got {} for dim {}</source>
        <translation>no se admiten pasos negativos en una porción, se recibió {} para la dimensión {}</translation>
    </message>
    <message>
        <source>nested tensors have no estimates; show one part of them</source>
        <translation>los tensores anidados no tienen estimaciones; examine una parte de ellos</translation>
    </message>
    <message>
        <source>nested tensors of {} and of {} members do not fit together</source>
        <translation>los tensores anidados de {} y de {} miembros no encajan entre sí</translation>
    </message>
    <message>
        <source>no ending for a {}</source>
        <translation>no hay extensión para: {}</translation>
    </message>
    <message>
        <source>no group with a name like {} has an array</source>
        <translation>ningún grupo con un nombre como {} tiene un array</translation>
    </message>
    <message>
        <source>no longer changes</source>
        <translation>ya no cambia</translation>
    </message>
    <message>
        <source>no memory is shared between processes: save a folder, which all of them can map</source>
        <translation>los procesos no comparten memoria: guarde una carpeta, que todos ellos puedan mapear</translation>
    </message>
    <message>
        <source>no module is left: none leads from these in keys to these out keys</source>
        <translation>no queda ningún módulo: ninguno lleva de estas claves de entrada a estas claves de salida</translation>
    </message>
    <message>
        <source>no parameter follows the one with '**'</source>
        <translation>ningún parámetro sigue al que lleva '**'</translation>
    </message>
    <message>
        <source>no parameter {}</source>
        <translation>no existe el parámetro {}</translation>
    </message>
    <message>
        <source>no such method</source>
        <translation>no existe tal método</translation>
    </message>
    <message>
        <source>no value</source>
        <translation>ningún valor</translation>
    </message>
    <message>
        <source>no_convert is True, False or 'skip', not '{}'</source>
        <translation>no_convert es True, False o 'skip', no '{}'</translation>
    </message>
    <message>
        <source>node {} in trace {} has {} tokens, but a mask of {}</source>
        <translation>el nodo {} de la traza {} tiene {} tokens, pero una máscara de {}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>none of its episodes can be read</source>
        <translation>ninguno de sus episodios se puede leer</translation>
    </message>
    <message>
        <source>none of the modules has a distribution</source>
        <translation>ninguno de los módulos tiene una distribución</translation>
    </message>
    <message>
        <source>nonlinearity is 'tanh' or 'relu'</source>
        <translation>nonlinearity es 'tanh' o 'relu'</translation>
    </message>
    <message>
        <source>not a valid pickle: an integer with other characters than digits</source>
        <translation>no es un pickle válido: un entero con caracteres que no son dígitos</translation>
    </message>
    <message>
        <source>not a valid pickle: byte {} is not a known opcode</source>
        <translation>no es un pickle válido: el byte {} no es un opcode conocido</translation>
    </message>
    <message>
        <source>not a valid pickle: it ends or is damaged at byte {}</source>
        <translation>no es un pickle válido: acaba o falla en el byte {}</translation>
    </message>
    <message>
        <source>not enough memory</source>
        <translation>memoria insuficiente</translation>
    </message>
    <message>
        <source>not enough memory: it would take {} bytes</source>
        <translation>memoria insuficiente: harían falta {} bytes</translation>
    </message>
    <message>
        <source>not valid JSON: {}</source>
        <translation>JSON no válido: {}</translation>
    </message>
    <message>
        <source>num_channels={} must be divisible by num_groups={}</source>
        <translation>num_channels={} debe ser divisible por num_groups={}</translation>
    </message>
    <message>
        <source>num_copies must be between 1 and 10000, not {}</source>
        <translation>num_copies debe estar entre 1 y 10000, no {}</translation>
    </message>
    <message>
        <source>num_workers must be positive, not {}</source>
        <translation>num_workers debe ser positivo, no {}</translation>
    </message>
    <message>
        <source>number {}</source>
        <translation>número {}</translation>
    </message>
    <message>
        <source>numbers are stored as texts are</source>
        <translation>los números están guardados como lo están los textos</translation>
    </message>
    <message>
        <source>numbers too small for full precision, {} total</source>
        <translation>números demasiado pequeños para la precisión completa, {} en total</translation>
    </message>
    <message>
        <source>numpy files cannot hold non-tensor values; leave them out</source>
        <translation>los archivos de numpy no admiten valores que no son tensores; omítalos</translation>
    </message>
    <message>
        <source>numpy files cannot hold the ragged shape {}; pad it, or leave the leaf out</source>
        <translation>los archivos de numpy no admiten la forma irregular {}; rellénela u omita la hoja</translation>
    </message>
    <message>
        <source>numpy has no dtype for {}; convert the leaf or leave it out</source>
        <translation>numpy no tiene dtype para {}; convierta la hoja u omítala</translation>
    </message>
    <message>
        <source>of a file of the format {} only elements can be edited in place, not keys, shapes, names and non-tensor values; save it as a memmap folder or an HDF5 file to change these</source>
        <translation>de un archivo del formato {} solo se pueden editar in situ los elementos, no las claves, formas, nombres ni valores que no son tensores; guárdelo como carpeta memmap o archivo HDF5 para cambiarlos</translation>
    </message>
    <message>
        <source>of a folder of the format {} only elements can be edited in place, not keys, shapes, names and non-tensor values; save it as a memmap folder or an HDF5 file to change these</source>
        <translation>de una carpeta del formato {} solo se pueden editar in situ los elementos, no las claves, formas, nombres ni valores que no son tensores; guárdela como carpeta memmap o archivo HDF5 para cambiarlos</translation>
    </message>
    <message>
        <source>of an input of the shape {} each element would be normalised alone</source>
        <translation>en una entrada de forma {} cada elemento se normalizaría por sí solo</translation>
    </message>
    <message>
        <source>of episodes under the keys of torchrl only elements can be edited in place, not keys, shapes, names and non-tensor values; open the file with {} to change these</source>
        <translation>de los episodios bajo las claves de torchrl solo se pueden editar in situ los elementos, no las claves, formas, nombres ni valores que no son tensores; abra el archivo con {} para cambiarlos</translation>
    </message>
    <message>
        <source>old must not be empty</source>
        <translation>old no debe estar vacío</translation>
    </message>
    <message>
        <source>one is {}, another {}</source>
        <translation>uno es {}, otro {}</translation>
    </message>
    <message>
        <source>one list for all positions</source>
        <translation>una lista para todas las posiciones</translation>
    </message>
    <message>
        <source>one of the {} files has no array with one row per step, such as rewards or actions</source>
        <translation>uno de los {} archivos no tiene ningún array con una fila por paso, como recompensas o acciones</translation>
    </message>
    <message>
        <source>one value cannot hold the values of a NonTensorStack; convert it with maybe_to_stack() first</source>
        <translation>un único valor no puede contener los valores de un NonTensorStack; conviértalo antes con maybe_to_stack()</translation>
    </message>
    <message>
        <source>one value of a whole batch cannot be changed in a part of it</source>
        <translation>un único valor de todo un batch no se puede cambiar en una parte de él</translation>
    </message>
    <message>
        <source>only elements can be edited in place: any other change rewrites the file, and {}; save it under another name</source>
        <translation>solo se pueden editar in situ los elementos: para cualquier otro cambio el archivo se escribiría de nuevo, y {}; guárdelo con otro nombre</translation>
    </message>
    <message>
        <source>only entries of lazy stacks are lists of tensors</source>
        <translation>solo las entradas de lazy stacks son listas de tensores</translation>
    </message>
    <message>
        <source>only floating point and complex tensors can require gradients, not {}</source>
        <translation>solo los tensores de coma flotante y complejos pueden requerir gradientes, no {}</translation>
    </message>
    <message>
        <source>only instances of tensorclasses have fields; a tensordict has keys()</source>
        <translation>solo las instancias de tensorclasses tienen campos; un tensordict tiene keys()</translation>
    </message>
    <message>
        <source>only ints, slices, ..., None, and tensors or lists of ints or bools are indices, not {}</source>
        <translation>solo ints, porciones (slices), ..., None, y tensores o listas de ints o bools son índices, no {}</translation>
    </message>
    <message>
        <source>only one element tensors can be converted to Python scalars, and this one has {} elements</source>
        <translation>solo los tensores de un elemento se convierten en escalares de Python, y este tiene {} elementos</translation>
    </message>
    <message>
        <source>only one size can be inferred, got {}</source>
        <translation>solo se puede deducir un tamaño, se recibió {}</translation>
    </message>
    <message>
        <source>only one target takes the remaining values</source>
        <translation>solo un destino toma lo que queda</translation>
    </message>
    <message>
        <source>only padding_mode='zeros' is known to {}</source>
        <translation>{} solo admite padding_mode='zeros'</translation>
    </message>
    <message>
        <source>only some of the tensordicts to concatenate have the key {}</source>
        <translation>solo algunos de los tensordicts que se concatenan tienen la clave {}</translation>
    </message>
    <message>
        <source>only some of them have the key {}; use maybe_dense_stack or lazy_stack</source>
        <translation>solo algunos tienen la clave {}; use maybe_dense_stack o lazy_stack</translation>
    </message>
    <message>
        <source>only td can be changed, '{}' is there to be read</source>
        <translation>solo se puede cambiar td; '{}' es solo de lectura</translation>
    </message>
    <message>
        <source>only the left operand has the key {}</source>
        <translation>solo el operando izquierdo tiene la clave {}</translation>
    </message>
    <message>
        <source>only the right operand has the key {}</source>
        <translation>solo el operando derecho tiene la clave {}</translation>
    </message>
    <message>
        <source>op is one of torch.distributed.ReduceOp, such as torch.distributed.ReduceOp.MAX, or None</source>
        <translation>op es uno de torch.distributed.ReduceOp, como torch.distributed.ReduceOp.MAX, o None</translation>
    </message>
    <message>
        <source>other checks were not made, because elements cannot be read</source>
        <translation>no se hicieron otras comprobaciones, porque hay elementos que no se pueden leer</translation>
    </message>
    <message>
        <source>other must be a tensordict, not {}</source>
        <translation>other debe ser un tensordict, no {}</translation>
    </message>
    <message>
        <source>out has batch size {}, the result has {}</source>
        <translation>out tiene el tamaño de batch {}; el resultado, {}</translation>
    </message>
    <message>
        <source>out has shape {}, the result has {}</source>
        <translation>out tiene la forma {}; el resultado, {}</translation>
    </message>
    <message>
        <source>out is a {}, the result a {}</source>
        <translation>out es de tipo {}; el resultado, de tipo {}</translation>
    </message>
    <message>
        <source>out= and inplace=True both set the destination of the result; use one of them</source>
        <translation>tanto out= como inplace=True determinan el destino del resultado; use solo uno de ellos</translation>
    </message>
    <message>
        <source>out_features must be given</source>
        <translation>hay que indicar out_features</translation>
    </message>
    <message>
        <source>p is a number or "fro", not {}</source>
        <translation>p es un número o "fro", no {}</translation>
    </message>
    <message>
        <source>pad the batch to {} with zeros</source>
        <translation>rellenar el batch hasta {} con ceros</translation>
    </message>
    <message>
        <source>pad to {} with zeros</source>
        <translation>rellenar hasta {} con ceros</translation>
    </message>
    <message>
        <source>padding is 'same', 'valid' or sizes, not '{}'</source>
        <translation>padding es 'same', 'valid' o tamaños, no '{}'</translation>
    </message>
    <message>
        <source>padding is between tokens of {} of {} sequences</source>
        <translation>hay relleno entre tokens de {} de {} secuencias</translation>
    </message>
    <message>
        <source>padding takes two sizes a dim for at most the {} dims of the batch size {}, got {}</source>
        <translation>el relleno toma dos tamaños por dimensión para, como máximo, las {} dimensiones del tamaño de batch {}, se recibió {}</translation>
    </message>
    <message>
        <source>padding='same' is for a stride of 1 only</source>
        <translation>padding='same' solo es posible con stride 1</translation>
    </message>
    <message>
        <source>padding_idx must be within num_embeddings={}</source>
        <translation>padding_idx debe estar dentro de num_embeddings={}</translation>
    </message>
    <message>
        <source>padding_mode is 'zeros', 'reflect', 'replicate' or 'circular'</source>
        <translation>padding_mode es 'zeros', 'reflect', 'replicate' o 'circular'</translation>
    </message>
    <message>
        <source>padding_side is 'left' or 'right'</source>
        <translation>padding_side es 'left' o 'right'</translation>
    </message>
    <message>
        <source>parameters are a dict or a tensordict, not a value of type {}</source>
        <translation>los parámetros son un dict o un tensordict, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>params must be a tensordict, not a value of type {}</source>
        <translation>params debe ser un tensordict, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>part {} of a nested tensor exceeds its values</source>
        <translation>la parte {} de un tensor anidado sobrepasa sus valores</translation>
    </message>
    <message>
        <source>part {} of a nested tensor exceeds its {} rows</source>
        <translation>la parte {} de un tensor anidado sobrepasa sus {} filas</translation>
    </message>
    <message>
        <source>per_sample_weights has the shape {}, not that of the input, {}</source>
        <translation>per_sample_weights tiene la forma {}, no la de la entrada, {}</translation>
    </message>
    <message>
        <source>per_sample_weights requires mode='sum'</source>
        <translation>per_sample_weights requiere mode='sum'</translation>
    </message>
    <message>
        <source>permute the batch to {}</source>
        <translation>permutar el batch a {}</translation>
    </message>
    <message>
        <source>places a leaf of {} {} at the bytes {} to {} of {}, {} of them padding</source>
        <translation>coloca una hoja de {} {} en los bytes {} a {} de {}, {} de ellos de relleno</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>posiciones</translation>
    </message>
    <message>
        <source>prefix must be a str, not {}</source>
        <translation>prefix debe ser un str, no {}</translation>
    </message>
    <message>
        <source>probs and logits have a last dim of classes</source>
        <translation>probs y logits tienen una última dimensión de clases</translation>
    </message>
    <message>
        <source>process {}</source>
        <translation>proceso {}</translation>
    </message>
    <message>
        <source>process {} announced {} bytes, {} of them leaves, and sent {}</source>
        <translation>el proceso {} anunció {} bytes, {} de ellos hojas, y envió {}</translation>
    </message>
    <message>
        <source>process {} ended early, so there is no result: {}</source>
        <translation>el proceso {} terminó antes de tiempo, por lo que no hay resultado: {}</translation>
    </message>
    <message>
        <source>process {} failed: {}</source>
        <translation>el proceso {} falló: {}</translation>
    </message>
    <message>
        <source>process {} found other files than process 0; all processes need the same arguments and the same files</source>
        <translation>el proceso {} encontró archivos distintos de los del proceso 0; todos los procesos necesitan los mismos argumentos y los mismos archivos</translation>
    </message>
    <message>
        <source>process {} is this one: it cannot exchange with itself</source>
        <translation>el proceso {} es este: no puede intercambiar consigo mismo</translation>
    </message>
    <message>
        <source>process {} sent its tensordict as a pickle, which is never run: it has leaves that are not on the CPU or require gradients, or a file</source>
        <translation>el proceso {} envió su tensordict como un pickle, que nunca se ejecuta: tiene hojas que no están en la CPU o que requieren gradientes, o un archivo</translation>
    </message>
    <message>
        <source>processes exchange tensordicts in `tensordesk eval`, `export` and `edit`: here it would be done for a trial, or more than once</source>
        <translation>los procesos intercambian tensordicts en `tensordesk eval`, `export` y `edit`: aquí se haría como prueba, o más de una vez</translation>
    </message>
    <message>
        <source>processes exchange tensordicts on the CPU: move the received one with to(device)</source>
        <translation>los procesos intercambian tensordicts en la CPU: mueva el recibido con to(device)</translation>
    </message>
    <message>
        <source>proj_size must be smaller than hidden_size</source>
        <translation>proj_size debe ser menor que hidden_size</translation>
    </message>
    <message>
        <source>pseudo-random tags begin with a number that is not negative, not {}</source>
        <translation>las etiquetas (tags) pseudoaleatorias empiezan por un número no negativo, no por {}</translation>
    </message>
    <message>
        <source>q must be a number or a tensor, not a {}</source>
        <translation>q debe ser un número o un tensor, no {}</translation>
    </message>
    <message>
        <source>quantile() q values must be in the range [0, 1]</source>
        <translation>quantile(): los valores de q deben estar entre 0 y 1</translation>
    </message>
    <message>
        <source>quantile() takes {} elements together here, more than the {} that torch can</source>
        <translation>quantile() toma aquí juntos {} elementos, más que los {} que torch puede</translation>
    </message>
    <message>
        <source>range() takes ints, not {}</source>
        <translation>range() toma ints, no {}</translation>
    </message>
    <message>
        <source>range() takes stop, or start, stop and maybe step</source>
        <translation>range() toma stop, o start, stop y opcionalmente step</translation>
    </message>
    <message>
        <source>recompute_scale_factor requires scale_factor, not size</source>
        <translation>recompute_scale_factor requiere scale_factor, no size</translation>
    </message>
    <message>
        <source>refers to an object outside the pickle by an ID that is not that of a storage</source>
        <translation>se refiere a un objeto externo al pickle con un ID que no es de un almacenamiento</translation>
    </message>
    <message>
        <source>refers to the storage {}, but the file is a pickle alone, which has none</source>
        <translation>se refiere al almacenamiento {}, pero el archivo es solo un pickle, que no tiene ninguno</translation>
    </message>
    <message>
        <source>refine_names only names dims that have no name: {} cannot become {}; rename() does that</source>
        <translation>refine_names solo da nombre a dimensiones que no lo tienen: {} no puede pasar a ser {}; rename() lo hace</translation>
    </message>
    <message>
        <source>reinterpreted_batch_ndims cannot be negative: {}</source>
        <translation>reinterpreted_batch_ndims no puede ser negativo: {}</translation>
    </message>
    <message>
        <source>rename takes one name a dim, or old=new</source>
        <translation>rename toma un nombre por dimensión, o viejo=nuevo</translation>
    </message>
    <message>
        <source>rename takes one name a dim, or old=new, not both</source>
        <translation>rename toma un nombre por dimensión, o viejo=nuevo, no ambas cosas</translation>
    </message>
    <message>
        <source>repeats</source>
        <translation>repeticiones</translation>
    </message>
    <message>
        <source>repeats must be an int or a tensor, not a {}</source>
        <translation>repeats debe ser un int o un tensor, no {}</translation>
    </message>
    <message>
        <source>replay buffers are written by torchrl; save it as a memmap folder</source>
        <translation>los replay buffers los escribe torchrl; guárdelo como carpeta memmap</translation>
    </message>
    <message>
        <source>reshape to {}</source>
        <translation>cambiar la forma a {}</translation>
    </message>
    <message>
        <source>return_indices=True is not known to {} here</source>
        <translation>{} no conoce aquí return_indices=True</translation>
    </message>
    <message>
        <source>rewards and values must be real, not {}</source>
        <translation>las recompensas y los valores deben ser reales, no {}</translation>
    </message>
    <message>
        <source>ring buffer {} has {} of {} rows and continues at row {}, but the arrays have {} rows</source>
        <translation>el búfer circular {} tiene {} de {} filas y continúa en la fila {}, pero los arrays tienen {} filas</translation>
    </message>
    <message>
        <source>rolling_gamma=False is for a gamma or a lambda of each step</source>
        <translation>rolling_gamma=False es para un gamma o un lambda de cada paso</translation>
    </message>
    <message>
        <source>round() takes a finite number within 64 bits</source>
        <translation>round() toma un número finito de hasta 64 bits</translation>
    </message>
    <message>
        <source>rounds values if the dtype is narrower; otherwise all become the common wider dtype</source>
        <translation>redondea los valores si el dtype es más estrecho; si no, todos pasan al dtype común más amplio</translation>
    </message>
    <message>
        <source>row {} of "keys"</source>
        <translation>la fila {} de "keys"</translation>
    </message>
    <message>
        <source>rows {} and {} of "keys" have the same {}, so that one would hide the other</source>
        <translation>las filas {} y {} de "keys" tienen el mismo {}, de modo que una ocultaría la otra</translation>
    </message>
    <message>
        <source>scale_factor does not yield a valid size</source>
        <translation>scale_factor no da un tamaño válido</translation>
    </message>
    <message>
        <source>sends another answer</source>
        <translation>envía otra respuesta</translation>
    </message>
    <message>
        <source>sets are not supported; a dict is written {key: value}, a list [value]</source>
        <translation>los conjuntos no se admiten; un dict se escribe {key: value}, una lista [value]</translation>
    </message>
    <message>
        <source>several elements of this expanded tensor are one in memory; clone() it to change it in place</source>
        <translation>varios elementos de este tensor expandido son uno solo en memoria; aplíquele clone() para cambiarlo in situ</translation>
    </message>
    <message>
        <source>several files shown as one tree are read-only; save them as a memmap folder or an HDF5 file, or open the file to edit alone</source>
        <translation>varios archivos mostrados como un solo árbol son de solo lectura; guárdelos como carpeta memmap o archivo HDF5, o abra por separado el archivo que quiera editar</translation>
    </message>
    <message>
        <source>shape mismatch: the index tensors do not broadcast together: {} and {}</source>
        <translation>las formas no coinciden: los tensores de índices no se pueden expandir (broadcast) juntos: {} y {}</translation>
    </message>
    <message>
        <source>shape {} has more elements than 64 bits can count</source>
        <translation>la forma {} tiene más elementos de los que pueden contar 64 bits</translation>
    </message>
    <message>
        <source>shapes {} and {} do not broadcast: {} ≠ {}</source>
        <translation>las formas {} y {} no son compatibles para broadcast: {} ≠ {}</translation>
    </message>
    <message>
        <source>shares its elements in the file with {}: an edit of one changes both</source>
        <translation>comparte sus elementos en el archivo con {}: quien edita uno edita el otro</translation>
    </message>
    <message>
        <source>shifts</source>
        <translation>desplazamientos</translation>
    </message>
    <message>
        <source>shorten the batch size to {}</source>
        <translation>acortar el tamaño de batch a {}</translation>
    </message>
    <message>
        <source>size must be positive in each dim</source>
        <translation>size debe ser positivo en cada dimensión</translation>
    </message>
    <message>
        <source>sizes</source>
        <translation>tamaños</translation>
    </message>
    <message>
        <source>sizes are a list of ints, not of {}</source>
        <translation>los tamaños son una lista de ints, no de {}</translation>
    </message>
    <message>
        <source>sizes are at least 0, or -1, got {}</source>
        <translation>los tamaños son al menos 0, o -1, se recibió {}</translation>
    </message>
    <message>
        <source>sizes of parts</source>
        <translation>tamaños de las partes</translation>
    </message>
    <message>
        <source>slice indices must be ints or None, not {}</source>
        <translation>los índices de una porción (slice) deben ser ints o None, no {}</translation>
    </message>
    <message>
        <source>slice step cannot be zero</source>
        <translation>el paso de una porción no puede ser cero</translation>
    </message>
    <message>
        <source>slice() takes stop, or start, stop and maybe step</source>
        <translation>slice() toma stop, o start, stop y opcionalmente step</translation>
    </message>
    <message>
        <source>some members of the lazy stack have the key {} and others have not, so they have no dense form</source>
        <translation>algunos miembros del lazy stack tienen la clave {} y otros no, así que no tienen forma densa</translation>
    </message>
    <message>
        <source>some of its elements share memory, so they cannot be changed one by one</source>
        <translation>algunos de sus elementos comparten memoria, así que no se pueden cambiar uno a uno</translation>
    </message>
    <message>
        <source>split_trajectories() makes no nested tensors here; td.episodes() is not padded</source>
        <translation>split_trajectories() no crea aquí tensores anidados; td.episodes() no lleva relleno</translation>
    </message>
    <message>
        <source>split_trajectories() takes a tensordict, not a {}</source>
        <translation>split_trajectories() toma un tensordict, no {}</translation>
    </message>
    <message>
        <source>stack_dim_name must be a str, not a {}</source>
        <translation>stack_dim_name debe ser un str, no {}</translation>
    </message>
    <message>
        <source>stacks tensordicts on non-tensor data</source>
        <translation>apila tensordicts sobre datos que no son tensores</translation>
    </message>
    <message>
        <source>stacks values on dim {}</source>
        <translation>apila valores en la dimensión {}</translation>
    </message>
    <message>
        <source>stacks {} values of batch size {}</source>
        <translation>apila {} valores de tamaño de batch {}</translation>
    </message>
    <message>
        <source>start {} is out of range for dim {} of size {}</source>
        <translation>el inicio {} está fuera de rango para la dimensión {} de tamaño {}</translation>
    </message>
    <message>
        <source>states no frames per second: {} is missing</source>
        <translation>no indica fotogramas por segundo: falta {}</translation>
    </message>
    <message>
        <source>states the version {} of zarr instead of {}</source>
        <translation>indica la versión {} de zarr en vez de {}</translation>
    </message>
    <message>
        <source>strict_shape=True takes equal batch sizes, got {} and {}</source>
        <translation>strict_shape=True toma tamaños de batch iguales, se recibieron {} y {}</translation>
    </message>
    <message>
        <source>t() takes a batch of at most 2 dims, this one is {}</source>
        <translation>t() toma un batch de como máximo 2 dimensiones; este es {}</translation>
    </message>
    <message>
        <source>tabs and spaces are mixed: indent this line by the same characters as those above it</source>
        <translation>se mezclan tabuladores y espacios: use en esta línea la misma sangría que en las anteriores</translation>
    </message>
    <message>
        <source>td itself cannot be replaced; td[:] = … assigns to all of it</source>
        <translation>td mismo no se puede reemplazar; td[:] = … asigna a todo su contenido</translation>
    </message>
    <message>
        <source>td0_return_estimate() needs terminated</source>
        <translation>td0_return_estimate() necesita terminated</translation>
    </message>
    <message>
        <source>tensordict_out must be a tensordict, not a value of type {}</source>
        <translation>tensordict_out debe ser un tensordict, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>tensordicts to concatenate along dim {} may differ in that dim alone, got batch sizes {} and {}</source>
        <translation>los tensordicts que se concatenan en la dimensión {} solo pueden diferir en ella, se recibieron los tamaños de batch {} y {}</translation>
    </message>
    <message>
        <source>tensors of different numbers of dims cannot be padded</source>
        <translation>no se pueden rellenar tensores con distinto número de dimensiones</translation>
    </message>
    <message>
        <source>tensors of different shapes are concatenated along the dim that they are stacked on, not along dim {}</source>
        <translation>los tensores de formas distintas se concatenan en la dimensión en que están apilados, no en la dimensión {}</translation>
    </message>
    <message>
        <source>tensors to concatenate along dim {} may differ in that dim alone, got shapes {} and {}</source>
        <translation>los tensores que se concatenan en la dimensión {} solo pueden diferir en ella, se recibieron las formas {} y {}</translation>
    </message>
    <message>
        <source>tensors used as indices must be integer or bool, got {}</source>
        <translation>los tensores usados como índices deben ser enteros o bool, se recibió {}</translation>
    </message>
    <message>
        <source>tensors without dims cannot be concatenated; stack them</source>
        <translation>los tensores sin dimensiones no se pueden concatenar; apílelos</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>the "vocab" of the tokenizer's model is not {}</source>
        <translation>el "vocab" del modelo del tokenizador no es {}</translation>
    </message>
    <message>
        <source>the ID of the token "{}" is {}. Expected: an integer from 0 to {}</source>
        <translation>el ID del token "{}" es {}. Se espera un entero de 0 a {}</translation>
    </message>
    <message>
        <source>the KL divergence from the reference policy is {} on average (k1 {}, k2 {}), and the largest one of a token is {}; more than {} at {} of {} tokens</source>
        <translation>la divergencia KL respecto a la referencia es {} de media (k1 {}, k2 {}), y la mayor de un token es {}; más de {} en {} de {} tokens</translation>
    </message>
    <message>
        <source>the address of elements</source>
        <translation>la dirección de los elementos</translation>
    </message>
    <message>
        <source>the archive at byte {}: {}</source>
        <translation>el archivo zip en el byte {}: {}</translation>
    </message>
    <message>
        <source>the archive lacks this file</source>
        <translation>este archivo falta en el archivo zip</translation>
    </message>
    <message>
        <source>the archive lacks {}, which holds the elements</source>
        <translation>en el archivo zip falta {}, que contiene los elementos</translation>
    </message>
    <message>
        <source>the arguments that in_keys names are strings, not of type {}</source>
        <translation>los argumentos que nombra in_keys son cadenas, no de tipo {}</translation>
    </message>
    <message>
        <source>the array of records or objects {} would be lost</source>
        <translation>se perdería el array de registros u objetos {}</translation>
    </message>
    <message>
        <source>the array of texts {} would be lost</source>
        <translation>el array de textos {} se perdería</translation>
    </message>
    <message>
        <source>the arrays of {} differ in their number of rows</source>
        <translation>los arrays de {} difieren en el número de filas</translation>
    </message>
    <message>
        <source>the batch size</source>
        <translation>el tamaño de batch</translation>
    </message>
    <message>
        <source>the batch size cannot change with inplace=True or keys_to_update</source>
        <translation>el tamaño de batch no puede cambiar con inplace=True o keys_to_update</translation>
    </message>
    <message>
        <source>the batch size is {}, and all leaves begin with {}: indexing td reaches only the dims of its batch</source>
        <translation>el tamaño de batch es {}, y todas las hojas empiezan por {}: al indexar td solo se alcanzan las dimensiones de su batch</translation>
    </message>
    <message>
        <source>the batch size of a lazy stack follows from its members: this cannot be done in place</source>
        <translation>el tamaño de batch de un lazy stack se deriva de sus miembros: esto no se puede hacer in situ</translation>
    </message>
    <message>
        <source>the batch size of a lazy stack follows from its members: to() cannot set it</source>
        <translation>el tamaño de batch de un lazy stack se deriva de sus miembros: to() no puede fijarlo</translation>
    </message>
    <message>
        <source>the batch size of a level of a lazy stack follows from its members</source>
        <translation>el tamaño de batch de un nivel de un lazy stack se deriva de sus miembros</translation>
    </message>
    <message>
        <source>the batch size of a member of a lazy stack, {}, cannot become {}</source>
        <translation>el tamaño de batch de un miembro de un lazy stack, {}, no puede pasar a ser {}</translation>
    </message>
    <message>
        <source>the batch size {} cannot be expanded to {}: dim {} is neither new nor of size 1</source>
        <translation>el tamaño de batch {} no se puede expandir a {}: la dimensión {} ni es nueva ni tiene tamaño 1</translation>
    </message>
    <message>
        <source>the batch size {} does not fit the batch size {}; update_batch_size=True adopts it</source>
        <translation>el tamaño de batch {} no encaja con el tamaño de batch {}; update_batch_size=True lo adopta</translation>
    </message>
    <message>
        <source>the batch size {} does not start with that of the level above, {}, which is used instead</source>
        <translation>el tamaño de batch {} no empieza por el del nivel superior, {}, que se usa en su lugar</translation>
    </message>
    <message>
        <source>the batch size {} has fewer dims than its stacks</source>
        <translation>el tamaño de batch {} tiene menos dimensiones que sus pilas</translation>
    </message>
    <message>
        <source>the batch size {} is not that of its stack</source>
        <translation>el tamaño de batch {} no es el de su pila</translation>
    </message>
    <message>
        <source>the batch size {} is not that of the stack's members, {}</source>
        <translation>el tamaño de batch {} no es el de los miembros de la pila, {}</translation>
    </message>
    <message>
        <source>the batch size {} is ragged and cannot be regrouped to {}</source>
        <translation>el tamaño de batch {} es irregular y no se puede reagrupar en {}</translation>
    </message>
    <message>
        <source>the batch size {} must begin with the length of the list, {}</source>
        <translation>el tamaño de batch {} debe empezar por la longitud de la lista, {}</translation>
    </message>
    <message>
        <source>the batch size {} of a lazy stack follows from its members and cannot be set to {}</source>
        <translation>el tamaño de batch {} de un lazy stack se deriva de sus miembros y no se puede fijar en {}</translation>
    </message>
    <message>
        <source>the chunk at {} is not a tensor of shape {} and {}, as the metadata says</source>
        <translation>el fragmento en {} no es un tensor de forma {} y {}, como dicen los metadatos</translation>
    </message>
    <message>
        <source>the code of {} nests deeper than any that torch.jit.save writes</source>
        <translation>el código de {} está más anidado que cualquiera que escriba torch.jit.save</translation>
    </message>
    <message>
        <source>the components of MixtureSameFamily have a last batch dim of components</source>
        <translation>los componentes de MixtureSameFamily tienen una última dimensión de batch de componentes</translation>
    </message>
    <message>
        <source>the composite distribution has no part {}</source>
        <translation>la distribución compuesta no tiene la parte {}</translation>
    </message>
    <message>
        <source>the compressed member {} has {} bytes, and the unpacked members together exceed the limit of such archives</source>
        <translation>el miembro comprimido {} tiene {} bytes, y los miembros descomprimidos superan en conjunto el límite de tales archivos</translation>
    </message>
    <message>
        <source>the concatenated tensor</source>
        <translation>lo que se concatena</translation>
    </message>
    <message>
        <source>the connection was lost: the machine sent bytes that are not a message of this protocol</source>
        <translation>se perdió la conexión: la máquina envió bytes que no son un mensaje de este protocolo</translation>
    </message>
    <message>
        <source>the connection was lost: {}</source>
        <translation>se perdió la conexión: {}</translation>
    </message>
    <message>
        <source>the count does not increase at the next step, {} total</source>
        <translation>el contador tras un paso no es mayor, {} en total</translation>
    </message>
    <message>
        <source>the data have another kind of entry here</source>
        <translation>los datos tienen aquí otro tipo de entrada</translation>
    </message>
    <message>
        <source>the description of a tensordict that came from another process {}</source>
        <translation>la descripción de un tensordict que llegó de otro proceso {}</translation>
    </message>
    <message>
        <source>the description of the tensordict has {} bytes, and a safetensors file has room for {}</source>
        <translation>la descripción del tensordict tiene {} bytes, y en un archivo safetensors caben {}</translation>
    </message>
    <message>
        <source>the destination td[{}] has batch size {}, the source {}</source>
        <translation>el destino td[{}] tiene el tamaño de batch {}; el origen, {}</translation>
    </message>
    <message>
        <source>the device</source>
        <translation>el dispositivo</translation>
    </message>
    <message>
        <source>the device cannot be assigned</source>
        <translation>el dispositivo no se puede asignar</translation>
    </message>
    <message>
        <source>the device {} has an index already</source>
        <translation>el dispositivo {} ya tiene un índice</translation>
    </message>
    <message>
        <source>the device {} has no room for another {}; take a part of the tensordict, or compute on "cpu"</source>
        <translation>el dispositivo {} no tiene sitio para otros {}; tome una parte del tensordict, o calcule en "cpu"</translation>
    </message>
    <message>
        <source>the devices differ: {} and {}</source>
        <translation>los dispositivos difieren: {} y {}</translation>
    </message>
    <message>
        <source>the devices in the attributes of the leaves are unknown; name one, as in to(device)</source>
        <translation>los dispositivos indicados en los atributos de las hojas son desconocidos; indique uno, como en to(device)</translation>
    </message>
    <message>
        <source>the dict has no such key</source>
        <translation>el dict no tiene tal clave</translation>
    </message>
    <message>
        <source>the dictionary to unpack a member</source>
        <translation>el diccionario para descomprimir un miembro</translation>
    </message>
    <message>
        <source>the dims of a member of a lazy stack are named as those of the stack; name these</source>
        <translation>las dimensiones de un miembro de un lazy stack se llaman como las de la pila; dé nombre a estas</translation>
    </message>
    <message>
        <source>the dims of members of a lazy stack are named as those of the stack; name these</source>
        <translation>las dimensiones de los miembros de un lazy stack se llaman como las de la pila; dé nombre a estas</translation>
    </message>
    <message>
        <source>the dims of the members of this stack are named {}, those of the new one {}</source>
        <translation>las dimensiones de los miembros de esta pila se llaman {}; las del nuevo, {}</translation>
    </message>
    <message>
        <source>the discounted sum of rewards with gamma {}</source>
        <translation>la suma descontada de recompensas con gamma {}</translation>
    </message>
    <message>
        <source>the dtype is {} here, and {} in most members; such members: {}</source>
        <translation>el dtype es aquí {}, y {} en la mayoría de los miembros; miembros así: {}</translation>
    </message>
    <message>
        <source>the dtype is {}, which is not a string</source>
        <translation>el dtype es {}, que no es una cadena</translation>
    </message>
    <message>
        <source>the dtype of a module must be a floating-point one, such as torch.float32</source>
        <translation>el dtype de un módulo debe ser de coma flotante, como torch.float32</translation>
    </message>
    <message>
        <source>the dtype {} is not a tensor dtype</source>
        <translation>el dtype {} no es un dtype de tensor</translation>
    </message>
    <message>
        <source>the dtype {} is unknown</source>
        <translation>el dtype {} es desconocido</translation>
    </message>
    <message>
        <source>the elements of a sub-tensordict are written in place: set_(key, item)</source>
        <translation>los elementos de un sub-tensordict se escriben in situ: set_(key, item)</translation>
    </message>
    <message>
        <source>the end dim {} is before the start dim {}</source>
        <translation>la dimensión final {} es anterior a la dimensión inicial {}</translation>
    </message>
    <message>
        <source>the end token {} is outside of the loss mask in {} of {} responses</source>
        <translation>el token final {} está fuera de la máscara de pérdida en {} de {} respuestas</translation>
    </message>
    <message>
        <source>the entries share no leading shape</source>
        <translation>las entradas no comparten ninguna forma inicial</translation>
    </message>
    <message>
        <source>the entropy fell from {} at step {} to {} at step {}</source>
        <translation>la entropía bajó de {} en el paso {} a {} en el paso {}</translation>
    </message>
    <message>
        <source>the entropy is {} over {} tokens of responses</source>
        <translation>la entropía es {} en {} tokens de las respuestas</translation>
    </message>
    <message>
        <source>the environment variable {} is a number from {} to {}, not '{}'</source>
        <translation>la variable de entorno {} es un número de {} a {}, no '{}'</translation>
    </message>
    <message>
        <source>the episodes in {} do not add up: {} of {} steps</source>
        <translation>los episodios de {} no cuadran: {} de {} pasos</translation>
    </message>
    <message>
        <source>the exchange with {} failed: {}</source>
        <translation>el intercambio con {} falló: {}</translation>
    </message>
    <message>
        <source>the field "{}" of an added token is not true or false</source>
        <translation>el campo "{}" de un token añadido no es true ni false</translation>
    </message>
    <message>
        <source>the field "{}" of the tokenizer's {} is not {}</source>
        <translation>el campo "{}" de {} del tokenizador no es {}</translation>
    </message>
    <message>
        <source>the field 'config' is not a dict</source>
        <translation>el campo 'config' no es un dict</translation>
    </message>
    <message>
        <source>the field 'fortran_order' of the header is neither True nor False</source>
        <translation>el campo 'fortran_order' de la cabecera no es ni True ni False</translation>
    </message>
    <message>
        <source>the field {} has the unexpected value {}</source>
        <translation>el campo {} tiene el valor inesperado {}</translation>
    </message>
    <message>
        <source>the field {} is missing</source>
        <translation>falta el campo {}</translation>
    </message>
    <message>
        <source>the field {} is not a JSON object</source>
        <translation>el campo {} no es un objeto JSON</translation>
    </message>
    <message>
        <source>the field {} is not a dict</source>
        <translation>el campo {} no es un dict</translation>
    </message>
    <message>
        <source>the field {} is not a list</source>
        <translation>el campo {} no es una lista</translation>
    </message>
    <message>
        <source>the field {} is not an integer</source>
        <translation>el campo {} no es un entero</translation>
    </message>
    <message>
        <source>the field {} is {}, which is not a count</source>
        <translation>el campo {} es {}, que no es una cantidad</translation>
    </message>
    <message>
        <source>the field {} is {}, which is not a list</source>
        <translation>el campo {} es {}, que no es una lista</translation>
    </message>
    <message>
        <source>the field {} is {}, which is not a string</source>
        <translation>el campo {} es {}, que no es un texto</translation>
    </message>
    <message>
        <source>the field {} is {}, which is not an object</source>
        <translation>el campo {} es {}, que no es un objeto</translation>
    </message>
    <message>
        <source>the field {} of a level is missing or no object</source>
        <translation>el campo {} de un nivel falta o no es un objeto</translation>
    </message>
    <message>
        <source>the field {} of {} is {}, but must be {}</source>
        <translation>el campo {} de {} es {}, pero debe ser {}</translation>
    </message>
    <message>
        <source>the fields of a tensorclass are non-tensor data</source>
        <translation>los campos de una tensorclass son datos que no son tensores</translation>
    </message>
    <message>
        <source>the fields of a tensorclass are not a tensordict</source>
        <translation>los campos de una tensorclass no son un tensordict</translation>
    </message>
    <message>
        <source>the file</source>
        <translation>el archivo</translation>
    </message>
    <message>
        <source>the file cannot be examined</source>
        <translation>el archivo no se puede examinar</translation>
    </message>
    <message>
        <source>the file describes more than {} entries</source>
        <translation>el archivo representa más de {} entradas</translation>
    </message>
    <message>
        <source>the file ends before the storage {}, which holds the elements</source>
        <translation>el archivo acaba antes del almacenamiento {}, que contiene los elementos</translation>
    </message>
    <message>
        <source>the file has no group with a name like {}</source>
        <translation>el archivo no tiene ningún grupo con un nombre como {}</translation>
    </message>
    <message>
        <source>the file has no group {}</source>
        <translation>el archivo no tiene el grupo {}</translation>
    </message>
    <message>
        <source>the file has no parameters with the other names</source>
        <translation>el archivo no tiene parámetros con los demás nombres</translation>
    </message>
    <message>
        <source>the file has no tensor {}</source>
        <translation>el archivo no tiene el tensor {}</translation>
    </message>
    <message>
        <source>the file has {} ring buffers, but the states of {}</source>
        <translation>el archivo tiene {} búferes circulares, pero los estados de {}</translation>
    </message>
    <message>
        <source>the file is being saved; its source files are read again after that</source>
        <translation>el archivo se está guardando; sus archivos de origen se vuelven a leer después</translation>
    </message>
    <message>
        <source>the file is open read-only</source>
        <translation>el archivo está abierto en solo lectura</translation>
    </message>
    <message>
        <source>the file of {} is {}, which is not a name</source>
        <translation>el archivo de {} es {}, que no es un nombre</translation>
    </message>
    <message>
        <source>the file was changed by another program since it was opened; reload it</source>
        <translation>otro programa cambió el archivo desde que se abrió; recárguelo</translation>
    </message>
    <message>
        <source>the file {} has no tensor {}, which the index says is there</source>
        <translation>el archivo {} no tiene el tensor {}, que según el índice está ahí</translation>
    </message>
    <message>
        <source>the files of the steps are not in the order of their numbers</source>
        <translation>los archivos de los pasos no están en el orden de sus números</translation>
    </message>
    <message>
        <source>the folder for the journal of edits cannot be created: {}</source>
        <translation>no se puede crear la carpeta para el diario de cambios: {}</translation>
    </message>
    <message>
        <source>the format {} cannot hold {} of the entries; skip leaves them out, convert converts them where possible:
{}</source>
        <translation>el formato {} no admite {} de las entradas; skip las omite, convert las convierte donde sea posible:
{}</translation>
    </message>
    <message>
        <source>the format {} has no chunks; leave their sizes out</source>
        <translation>el formato {} no tiene chunks; omita sus tamaños</translation>
    </message>
    <message>
        <source>the frames of the video are of {} × {} pixels, where meta/info.json says {} × {} × {}</source>
        <translation>los fotogramas del vídeo son de {} × {} píxeles, y meta/info.json dice {} × {} × {}</translation>
    </message>
    <message>
        <source>the gradient has shape {}, but the leaf has shape {}</source>
        <translation>el gradiente tiene la forma {}, pero la hoja tiene la forma {}</translation>
    </message>
    <message>
        <source>the gradient tensordict passed to backward() has no entry for this leaf</source>
        <translation>el TensorDict de gradientes para backward() no tiene entrada para esta hoja</translation>
    </message>
    <message>
        <source>the group</source>
        <translation>el grupo</translation>
    </message>
    <message>
        <source>the header is not a Python literal, from its character {} on</source>
        <translation>la cabecera no es un literal de Python, a partir de su carácter {}</translation>
    </message>
    <message>
        <source>the header is not a dict</source>
        <translation>la cabecera no es un dict</translation>
    </message>
    <message>
        <source>the header lacks the field {}</source>
        <translation>a la cabecera le falta el campo {}</translation>
    </message>
    <message>
        <source>the id decreases at the next step, {} total</source>
        <translation>el identificador tras un paso es menor, {} en total</translation>
    </message>
    <message>
        <source>the id of a storage has {} where a count is expected</source>
        <translation>el identificador de un almacenamiento tiene {} donde se espera una cantidad</translation>
    </message>
    <message>
        <source>the image cannot be written as PNG: {}</source>
        <translation>la imagen no se puede escribir como PNG: {}</translation>
    </message>
    <message>
        <source>the index names the file {}, which is not in the same folder</source>
        <translation>el índice nombra el archivo {}, que no está en la misma carpeta</translation>
    </message>
    <message>
        <source>the index to gather by is empty</source>
        <translation>el índice de gather está vacío</translation>
    </message>
    <message>
        <source>the index to gather by needs a dim for each of the batch size {}, its shape is {}</source>
        <translation>el índice de gather necesita una dimensión por cada una del tamaño de batch {}; su forma es {}</translation>
    </message>
    <message>
        <source>the input has {} members for {} sets of parameters</source>
        <translation>la entrada tiene {} miembros para {} conjuntos de parámetros</translation>
    </message>
    <message>
        <source>the input must have two dims, or one dim together with offsets</source>
        <translation>la entrada debe tener dos dimensiones, o una sola junto con offsets</translation>
    </message>
    <message>
        <source>the input needs a dim for its classes</source>
        <translation>la entrada necesita una dimensión para sus clases</translation>
    </message>
    <message>
        <source>the inputs and the target must have as many dims, and have the shapes {}, {} and {}</source>
        <translation>las entradas y el objetivo deben tener tantas dimensiones, y tienen las formas {}, {} y {}</translation>
    </message>
    <message>
        <source>the journal of an interrupted save is damaged; nothing was changed</source>
        <translation>el diario de un guardado interrumpido está dañado; no se ha cambiado nada</translation>
    </message>
    <message>
        <source>the journal of edits needs a folder: set XDG_STATE_HOME or HOME</source>
        <translation>el diario de cambios necesita una carpeta: defina XDG_STATE_HOME o HOME</translation>
    </message>
    <message>
        <source>the key "_names" is reserved in memmap folders for the names of dims</source>
        <translation>la clave «_names» está reservada en las carpetas memmap para los nombres de las dimensiones</translation>
    </message>
    <message>
        <source>the key is gone from all members</source>
        <translation>la clave desaparece de todos los miembros</translation>
    </message>
    <message>
        <source>the key {}</source>
        <translation>la clave {}</translation>
    </message>
    <message>
        <source>the key {} is taken: there is an entry {}</source>
        <translation>la clave {} está ocupada: existe una entrada {}</translation>
    </message>
    <message>
        <source>the key {} is there twice</source>
        <translation>la clave {} figura dos veces</translation>
    </message>
    <message>
        <source>the keys</source>
        <translation>las claves</translation>
    </message>
    <message>
        <source>the keys given are not those of the tensors of the tensordict</source>
        <translation>las claves dadas no son las de los tensores del tensordict</translation>
    </message>
    <message>
        <source>the keys of the state do not match: only the state has {}; only the tensordict has {}</source>
        <translation>las claves del estado no coinciden: solo el estado tiene {}; solo el tensordict tiene {}</translation>
    </message>
    <message>
        <source>the last dims of loc, of {}, are not those of the scale, {}</source>
        <translation>las últimas dimensiones de loc, {}, no son las de la escala, {}</translation>
    </message>
    <message>
        <source>the last module of a sequence that draws samples is one that does</source>
        <translation>el último módulo de una secuencia que extrae muestras debe extraerlas</translation>
    </message>
    <message>
        <source>the last {} bytes belong to no tensor: Python raises an error when it loads this</source>
        <translation>los últimos {} bytes no pertenecen a ningún tensor: Python se niega a cargarlo</translation>
    </message>
    <message>
        <source>the last {} of {} rows along dim {} are zeros in every key</source>
        <translation>las últimas {} de {} filas en la dimensión {} son ceros en todas las claves</translation>
    </message>
    <message>
        <source>the layout</source>
        <translation>el layout</translation>
    </message>
    <message>
        <source>the layout {} does not fit the file: {}</source>
        <translation>el layout {} no encaja con el archivo: {}</translation>
    </message>
    <message>
        <source>the lengths of the sequences in the micro-batch {} do not add up to its {} tokens</source>
        <translation>las longitudes de las secuencias del microlote {} no suman sus {} tokens</translation>
    </message>
    <message>
        <source>the library raises an error</source>
        <translation>la biblioteca lo rechaza</translation>
    </message>
    <message>
        <source>the list of its storages is missing</source>
        <translation>falta la lista de sus almacenamientos</translation>
    </message>
    <message>
        <source>the lock</source>
        <translation>el bloqueo</translation>
    </message>
    <message>
        <source>the loss mask covers the first token of {} of {} sequences</source>
        <translation>la máscara de pérdida cubre el primer token de {} de {} secuencias</translation>
    </message>
    <message>
        <source>the loss mask covers {} padding tokens</source>
        <translation>la máscara de pérdida cubre {} tokens de relleno</translation>
    </message>
    <message>
        <source>the loss mask covers {} tokens of prompts</source>
        <translation>la máscara de pérdida cubre {} tokens de prompts</translation>
    </message>
    <message>
        <source>the loss mask is 0 at all tokens of {} of {} sequences</source>
        <translation>la máscara de pérdida es 0 en todos los tokens de {} de {} secuencias</translation>
    </message>
    <message>
        <source>the machine cannot be reached: {}</source>
        <translation>no se puede acceder a la máquina: {}</translation>
    </message>
    <message>
        <source>the machine sent {} bytes instead of {}</source>
        <translation>la máquina envió {} bytes en vez de {}</translation>
    </message>
    <message>
        <source>the matrix of MultivariateNormal has at least two dims</source>
        <translation>la matriz de MultivariateNormal tiene al menos dos dimensiones</translation>
    </message>
    <message>
        <source>the mean advantage is not 0 in groups whose number of samples is not {}, as in most; such groups: {}</source>
        <translation>la ventaja media no es 0 en grupos cuyo número de muestras no es {}, como en la mayoría; grupos así: {}</translation>
    </message>
    <message>
        <source>the mean advantage is not 0 in {} of {} groups</source>
        <translation>la ventaja media no es 0 en {} de {} grupos</translation>
    </message>
    <message>
        <source>the mean length of responses changed from {} at step {} to {} at step {}</source>
        <translation>la longitud media de las respuestas pasó de {} en el paso {} a {} en el paso {}</translation>
    </message>
    <message>
        <source>the member {} has {} bytes, more than the limit of {} bytes</source>
        <translation>el miembro {} tiene {} bytes, más que el límite de {} bytes</translation>
    </message>
    <message>
        <source>the member {} is damaged: {}</source>
        <translation>el miembro {} está dañado: {}</translation>
    </message>
    <message>
        <source>the member {} is packed</source>
        <translation>el miembro {} está comprimido</translation>
    </message>
    <message>
        <source>the member {} was written with another size than it was begun with</source>
        <translation>el miembro {} se escribió con otro tamaño que aquel con el que se empezó</translation>
    </message>
    <message>
        <source>the member {} {}</source>
        <translation>el miembro {} {}</translation>
    </message>
    <message>
        <source>the member {}, which is not a part of the tensordict, would be lost</source>
        <translation>el miembro {}, que no forma parte del tensordict, se perdería</translation>
    </message>
    <message>
        <source>the members have different numbers of dims: {} and {}</source>
        <translation>los miembros tienen distinto número de dimensiones: {} y {}</translation>
    </message>
    <message>
        <source>the members make a stack of batch size {}, not {}</source>
        <translation>los miembros forman una pila de tamaño de batch {}, no {}</translation>
    </message>
    <message>
        <source>the members of a lazy stack have different keys, which a safetensors file cannot keep; give all of them the same keys</source>
        <translation>los miembros de un lazy stack tienen claves distintas, lo que un archivo safetensors no puede conservar; dé a todos las mismas claves</translation>
    </message>
    <message>
        <source>the members of a lazy stack need the same number of batch dims, got batch sizes {} and {}</source>
        <translation>los miembros de un lazy stack necesitan el mismo número de dimensiones de batch, se recibieron los tamaños de batch {} y {}</translation>
    </message>
    <message>
        <source>the members of a stack have the keys '0', '1' and so on</source>
        <translation>los miembros de una pila tienen las claves '0', '1', etc.</translation>
    </message>
    <message>
        <source>the members of the lazy stack differ in keys or shapes</source>
        <translation>los miembros del lazy stack difieren en claves o formas</translation>
    </message>
    <message>
        <source>the members of the lazy stack have different keys: some lack this one</source>
        <translation>los miembros del lazy stack tienen claves distintas: a algunos les falta esta</translation>
    </message>
    <message>
        <source>the members of the stack differ in dim {} of the batch size {}, which cannot be flattened before their dim</source>
        <translation>los miembros de la pila difieren en la dimensión {} del tamaño de batch {}, que no se puede aplanar antes de su dimensión</translation>
    </message>
    <message>
        <source>the members of the stack differ in shape here: {}; index the stack before the key, as in td[0]["key"]</source>
        <translation>los miembros de la pila difieren aquí en la forma: {}; indexe la pila antes que la clave, como en td[0]["key"]</translation>
    </message>
    <message>
        <source>the members of this stack have batch size {}, the new one {}</source>
        <translation>los miembros de esta pila tienen el tamaño de batch {}; el nuevo, {}</translation>
    </message>
    <message>
        <source>the members' non-tensor values have different batch sizes: {} and {}</source>
        <translation>los valores no tensores de los miembros tienen tamaños de batch distintos: {} y {}</translation>
    </message>
    <message>
        <source>the members' shapes differ ({}), so they have no dense tensor; show one member, or use as_list, as_padded_tensor or as_nested_tensor</source>
        <translation>las formas de los miembros difieren ({}), así que no hay un tensor denso; examine un solo miembro, o use as_list, as_padded_tensor o as_nested_tensor</translation>
    </message>
    <message>
        <source>the message was given up</source>
        <translation>se desistió del mensaje</translation>
    </message>
    <message>
        <source>the metadata lacks its location</source>
        <translation>en los metadatos falta su ubicación</translation>
    </message>
    <message>
        <source>the metadata lacks the location of the chunk at {}</source>
        <translation>en los metadatos falta la ubicación del fragmento en {}</translation>
    </message>
    <message>
        <source>the micro-batch {} has {} tokens, but {} values of {}</source>
        <translation>el microlote {} tiene {} tokens, pero {} valores de {}</translation>
    </message>
    <message>
        <source>the mixture is over {} components, and there are {}</source>
        <translation>la mezcla es sobre {} componentes, y hay {}</translation>
    </message>
    <message>
        <source>the mixture of MixtureSameFamily is a Categorical, not a {}</source>
        <translation>la mezcla de MixtureSameFamily es una Categorical, no {}</translation>
    </message>
    <message>
        <source>the module does not know {} of the state dict</source>
        <translation>el módulo no conoce {} del state_dict</translation>
    </message>
    <message>
        <source>the module gave {} tensors for {} out keys: {}</source>
        <translation>el módulo dio {} tensores para {} claves de salida: {}</translation>
    </message>
    <message>
        <source>the module gives the shape {} for {} steps</source>
        <translation>el módulo da la forma {} para {} pasos</translation>
    </message>
    <message>
        <source>the module has no tensor of this name</source>
        <translation>el módulo no tiene ningún tensor con este nombre</translation>
    </message>
    <message>
        <source>the module has the shape {} there, not {}</source>
        <translation>el módulo tiene ahí la forma {}, no {}</translation>
    </message>
    <message>
        <source>the module has {} of shape {}, the state dict of shape {}</source>
        <translation>el módulo tiene {} con la forma {}, el state_dict con la forma {}</translation>
    </message>
    <message>
        <source>the module needs {}, which the tensordict lacks: {}</source>
        <translation>el módulo necesita {}, que falta en el tensordict: {}</translation>
    </message>
    <message>
        <source>the name of a class is a str, not {}</source>
        <translation>el nombre de una clase es un str, no {}</translation>
    </message>
    <message>
        <source>the name of a dim is a string or None, not a value of type {}</source>
        <translation>el nombre de una dimensión es una cadena o None, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>the name of a file in the folder of the data</source>
        <translation>el nombre de un archivo en la carpeta de los datos</translation>
    </message>
    <message>
        <source>the name of its tensor is {}, which is not a string</source>
        <translation>el nombre de su tensor es {}, que no es un texto</translation>
    </message>
    <message>
        <source>the names</source>
        <translation>los nombres</translation>
    </message>
    <message>
        <source>the names in a state are strings</source>
        <translation>los nombres de un estado son cadenas</translation>
    </message>
    <message>
        <source>the names of a sub-tensordict belong to its parent; copy it first with to_tensordict()</source>
        <translation>los nombres de un sub-tensordict pertenecen al tensordict que lo contiene; cópielo antes con to_tensordict()</translation>
    </message>
    <message>
        <source>the names of arguments are strings, not of type {}</source>
        <translation>los nombres de argumentos son cadenas, no de tipo {}</translation>
    </message>
    <message>
        <source>the names of dims are {}, which is not a list</source>
        <translation>los nombres de las dimensiones son {}, que no es una lista</translation>
    </message>
    <message>
        <source>the names of dims hold {}, which is not a name</source>
        <translation>los nombres de las dimensiones contienen {}, que no es un nombre</translation>
    </message>
    <message>
        <source>the names of fields are strings, not of type {}</source>
        <translation>los nombres de campos son cadenas, no de tipo {}</translation>
    </message>
    <message>
        <source>the names of modules are strings, not of type {}</source>
        <translation>los nombres de los módulos son cadenas, no de tipo {}</translation>
    </message>
    <message>
        <source>the names of the dims are not used: {}</source>
        <translation>los nombres de las dimensiones no se usan: {}</translation>
    </message>
    <message>
        <source>the names of the members differ: {} and {}</source>
        <translation>los nombres de los miembros difieren: {} y {}</translation>
    </message>
    <message>
        <source>the names {} are not distinct: {} occurs twice</source>
        <translation>los nombres {} no son todos distintos: {} aparece dos veces</translation>
    </message>
    <message>
        <source>the names {} contradict those of the level above, {}; name the dims of that level</source>
        <translation>los nombres {} contradicen los del nivel superior, {}; dé nombre a las dimensiones de ese nivel</translation>
    </message>
    <message>
        <source>the names {} do not fit {} dims</source>
        <translation>los nombres {} no encajan con {} dimensiones</translation>
    </message>
    <message>
        <source>the new keys</source>
        <translation>las claves nuevas</translation>
    </message>
    <message>
        <source>the newest step, before the wrap-around at row {}, has the trajectory ID of the oldest step after it</source>
        <translation>el paso más nuevo, antes de la vuelta del búfer en la fila {}, tiene el ID de trayectoria del paso más antiguo que va después</translation>
    </message>
    <message>
        <source>the next step does not follow after the usual {} s, {} total</source>
        <translation>el paso siguiente no llega tras los {} s habituales, {} en total</translation>
    </message>
    <message>
        <source>the next step has not the next number, {} total</source>
        <translation>el paso siguiente no tiene el número siguiente, {} en total</translation>
    </message>
    <message>
        <source>the next step leaves its neighbours by more than {} standard deviations of a step, {} total</source>
        <translation>el paso siguiente se aparta de sus vecinos más de {} desviaciones típicas de un paso, {} en total</translation>
    </message>
    <message>
        <source>the number in a tensor</source>
        <translation>el número de un tensor</translation>
    </message>
    <message>
        <source>the number of parts</source>
        <translation>el número de partes</translation>
    </message>
    <message>
        <source>the number of sections</source>
        <translation>el número de secciones</translation>
    </message>
    <message>
        <source>the offsets and lengths of a nested tensor do not fit together</source>
        <translation>los desplazamientos y las longitudes de un tensor anidado no encajan entre sí</translation>
    </message>
    <message>
        <source>the offsets of a nested tensor are of shape {} and {}, and not one dim of integers</source>
        <translation>los desplazamientos de un tensor anidado son de forma {} y {}, y no de una sola dimensión de enteros</translation>
    </message>
    <message>
        <source>the operands have different kinds of entries here: {} and {}</source>
        <translation>los operandos tienen aquí tipos de entrada distintos: {} y {}</translation>
    </message>
    <message>
        <source>the order of axes {} does not fit {} dims</source>
        <translation>el orden de los ejes {} no encaja con {} dimensiones</translation>
    </message>
    <message>
        <source>the order of bytes is {}, but it can be "little" or "big"</source>
        <translation>el orden de los bytes es {}, pero puede ser "little" o "big"</translation>
    </message>
    <message>
        <source>the order of its elements is {}, but it can be "C" or "F"</source>
        <translation>el orden de sus elementos es {}, pero puede ser "C" o "F"</translation>
    </message>
    <message>
        <source>the other operand of a nested tensor must be a number or a nested tensor</source>
        <translation>el otro operando de un tensor anidado debe ser un número o un tensor anidado</translation>
    </message>
    <message>
        <source>the other process closed the connection ({})</source>
        <translation>el otro proceso cerró la conexión ({})</translation>
    </message>
    <message>
        <source>the other process could not be reached ({})</source>
        <translation>no se pudo contactar con el otro proceso ({})</translation>
    </message>
    <message>
        <source>the other process did not answer in time ({})</source>
        <translation>el otro proceso no respondió a tiempo ({})</translation>
    </message>
    <message>
        <source>the pad token {} is {} times inside of the attention mask</source>
        <translation>el token de relleno {} está {} veces dentro de la máscara de atención</translation>
    </message>
    <message>
        <source>the parent of node {} in trace {} is not an earlier node</source>
        <translation>el padre del nodo {} en la traza {} no es un nodo anterior</translation>
    </message>
    <message>
        <source>the parts have different kinds of entries here, one of them {}</source>
        <translation>las partes tienen aquí tipos de entrada distintos, uno de ellos {}</translation>
    </message>
    <message>
        <source>the parts of the reward do not add up in {} of {} sequences; the first sum is {}, and the reward {}</source>
        <translation>las partes de la recompensa no la suman en {} de {} secuencias; la primera suma es {}, y la recompensa {}</translation>
    </message>
    <message>
        <source>the path {} has a place that is not known: {}</source>
        <translation>la ruta {} tiene un lugar desconocido: {}</translation>
    </message>
    <message>
        <source>the path {} leads out of the data set</source>
        <translation>la ruta {} sale del conjunto de datos</translation>
    </message>
    <message>
        <source>the pickle describes too many bytes that it holds only once</source>
        <translation>el pickle representa demasiados bytes que solo contiene una vez</translation>
    </message>
    <message>
        <source>the pickle holds a tuple</source>
        <translation>el pickle contiene una tupla</translation>
    </message>
    <message>
        <source>the pickle needs more than plain values (numbers, texts, bytes, lists, dicts); pickled code is never run</source>
        <translation>el pickle necesita más que valores simples (números, textos, bytes, listas, dicts); el código de un pickle nunca se ejecuta</translation>
    </message>
    <message>
        <source>the pickle refers to out-of-band buffers, which a file does not contain</source>
        <translation>el pickle se refiere a búferes externos (out-of-band), que un archivo no contiene</translation>
    </message>
    <message>
        <source>the place of a leaf</source>
        <translation>el lugar de una hoja</translation>
    </message>
    <message>
        <source>the place of the table of a shard is {}, but it can be "start" or "end"</source>
        <translation>el lugar de la tabla de un shard es {}, pero puede ser "start" o "end"</translation>
    </message>
    <message>
        <source>the process group at {}:{} could not be joined: {}</source>
        <translation>no se pudo entrar en el grupo de procesos en {}:{}: {}</translation>
    </message>
    <message>
        <source>the process that listens there {}: it is not the store of a torch.distributed group; see MASTER_ADDR and MASTER_PORT</source>
        <translation>el proceso que escucha allí {}: no es el almacén (store) de un grupo de torch.distributed; vea MASTER_ADDR y MASTER_PORT</translation>
    </message>
    <message>
        <source>the program tensordesk-video answers {} bytes where it should answer none</source>
        <translation>el programa tensordesk-video responde {} bytes donde no debería responder ninguno</translation>
    </message>
    <message>
        <source>the program tensordesk-video {}</source>
        <translation>el programa tensordesk-video {}</translation>
    </message>
    <message>
        <source>the ragged dim {} of a nested tensor is out of range</source>
        <translation>la dimensión irregular {} de un tensor anidado está fuera de rango</translation>
    </message>
    <message>
        <source>the ragged shape {} cannot be written to a consolidated file; pad it, or leave the leaf out</source>
        <translation>la forma irregular {} no se puede escribir en un archivo consolidado; rellénela u omita la hoja</translation>
    </message>
    <message>
        <source>the ratio to the probability under the rollout engine is outside of 1 ± {} at {} of {} tokens</source>
        <translation>el cociente con la probabilidad del motor de rollouts está fuera de 1 ± {} en {} de {} tokens</translation>
    </message>
    <message>
        <source>the replay buffer is said to have {} elements and its next one at row {}, which its shape {} does not fit</source>
        <translation>el replay buffer supuestamente tiene {} elementos y el siguiente en la fila {}, con lo que no encaja su forma {}</translation>
    </message>
    <message>
        <source>the replay buffer states {} elements, and room for {}</source>
        <translation>el replay buffer indica {} elementos, y espacio para {}</translation>
    </message>
    <message>
        <source>the result depends on values, and only shapes are known here</source>
        <translation>el resultado depende de valores, y aquí solo se conocen formas</translation>
    </message>
    <message>
        <source>the result does not fit into 64 bits</source>
        <translation>el resultado no cabe en 64 bits</translation>
    </message>
    <message>
        <source>the result has more elements than 64 bits can count</source>
        <translation>el resultado tiene más elementos de los que pueden contar 64 bits</translation>
    </message>
    <message>
        <source>the result has shape {} and cannot be written into a tensor of shape {}</source>
        <translation>el resultado tiene la forma {} y no se puede escribir en un tensor de forma {}</translation>
    </message>
    <message>
        <source>the result has shape {}, which does not start with the batch size {}</source>
        <translation>el resultado tiene la forma {}, que no empieza por el tamaño de batch {}</translation>
    </message>
    <message>
        <source>the result is of {}, which cannot be written into a tensor of {}</source>
        <translation>el resultado es de {}, que no se puede escribir en un tensor de {}</translation>
    </message>
    <message>
        <source>the result of {}()</source>
        <translation>el resultado de {}()</translation>
    </message>
    <message>
        <source>the reward follows the length of the response: correlation {}, slope {} per 100 characters, over {} sequences</source>
        <translation>la recompensa sigue a la longitud de la respuesta: correlación {}, pendiente {} por cada 100 caracteres, en {} secuencias</translation>
    </message>
    <message>
        <source>the reward follows the length of the response: correlation {}, slope {} per 100 tokens, over {} sequences</source>
        <translation>la recompensa sigue a la longitud de la respuesta: correlación {}, pendiente {} por cada 100 tokens, en {} secuencias</translation>
    </message>
    <message>
        <source>the sampler has a priority for each row, to the power of {}; open the replay buffer with {} to see them</source>
        <translation>el sampler tiene una prioridad por fila, elevada a {}; abra el replay buffer con {} para verlas</translation>
    </message>
    <message>
        <source>the sampler has priorities for {} rows, and the storage {} rows</source>
        <translation>el sampler tiene prioridades para {} filas, y el almacenamiento tiene {} filas</translation>
    </message>
    <message>
        <source>the script calls {}, which is not in the code of its file</source>
        <translation>el script llama a {}, que no es código de su archivo</translation>
    </message>
    <message>
        <source>the script has values more than {} levels deep</source>
        <translation>el script tiene valores a más de {} niveles de profundidad</translation>
    </message>
    <message>
        <source>the script is refused: it has more than {} operators</source>
        <translation>se rechaza el script: tiene más de {} operadores</translation>
    </message>
    <message>
        <source>the script is refused: its calls nest more than {} levels deep</source>
        <translation>se rechaza el script: sus llamadas se anidan a más de {} niveles</translation>
    </message>
    <message>
        <source>the script returns a {}, which is not supported as a value here</source>
        <translation>el script da un {}, que aquí no es un valor</translation>
    </message>
    <message>
        <source>the script takes a {} as '{}', not a value of type {}</source>
        <translation>el script admite un {} como '{}', no un valor de tipo {}</translation>
    </message>
    <message>
        <source>the script takes more memory than is free</source>
        <translation>el script necesita más memoria de la que hay libre</translation>
    </message>
    <message>
        <source>the script takes too many steps: more than {} within one call</source>
        <translation>el script requiere demasiados pasos: más de {} en una llamada</translation>
    </message>
    <message>
        <source>the script was not run: {} uses {}, which policies do not need and which could reach outside the script</source>
        <translation>el script no se ejecutó: {} usa {}, que las políticas no necesitan y que podría llegar fuera del script</translation>
    </message>
    <message>
        <source>the sections are an int or a list of positions, not a {}</source>
        <translation>las secciones son un int o una lista de posiciones, no {}</translation>
    </message>
    <message>
        <source>the shape</source>
        <translation>la forma</translation>
    </message>
    <message>
        <source>the shape is {}, that of {} is {}: a value computed from both has one row for each pair of steps</source>
        <translation>la forma es {}, la de {} es {}: lo que se calcula con ambas tiene una fila por cada par de pasos</translation>
    </message>
    <message>
        <source>the shape of chunks</source>
        <translation>la forma de los chunks</translation>
    </message>
    <message>
        <source>the shape of part {}</source>
        <translation>la forma de la parte {}</translation>
    </message>
    <message>
        <source>the shape of the mask {} at index {} does not match the indexed shape {} at index {}</source>
        <translation>la forma de la máscara {} en el índice {} no coincide con la forma indexada {} en el índice {}</translation>
    </message>
    <message>
        <source>the shape of the stack</source>
        <translation>la forma de la pila</translation>
    </message>
    <message>
        <source>the shape of the storage</source>
        <translation>la forma del almacenamiento</translation>
    </message>
    <message>
        <source>the shape of {}</source>
        <translation>la forma de {}</translation>
    </message>
    <message>
        <source>the shape {} does not fit a batch of {} elements</source>
        <translation>la forma {} no encaja con un batch de {} elementos</translation>
    </message>
    <message>
        <source>the shape {} has no time dim {}</source>
        <translation>la forma {} no tiene la dimensión temporal {}</translation>
    </message>
    <message>
        <source>the shape {} is invalid for an array</source>
        <translation>la forma {} no es válida para un array</translation>
    </message>
    <message>
        <source>the shapes of the states do not identify their parameters, neither in the order of the file nor in reverse; create the optimizer with model.named_parameters(), so that it saves their names</source>
        <translation>las formas de los estados no identifican sus parámetros, ni en el orden del archivo ni al revés; cree el optimizador con model.named_parameters() para que guarde sus nombres</translation>
    </message>
    <message>
        <source>the size of the parts</source>
        <translation>el tamaño de las partes</translation>
    </message>
    <message>
        <source>the sizes {} are fewer than the dims of the batch size {}</source>
        <translation>los tamaños {} son menos que las dimensiones del tamaño de batch {}</translation>
    </message>
    <message>
        <source>the sizes {} do not sum to the size {} of dim {}</source>
        <translation>los tamaños {} no suman el tamaño {} de la dimensión {}</translation>
    </message>
    <message>
        <source>the source has another kind of entry here</source>
        <translation>el origen tiene aquí otro tipo de entrada</translation>
    </message>
    <message>
        <source>the stack dim {} is out of range for members of batch size {}</source>
        <translation>la dimensión de apilado {} está fuera de rango para miembros de tamaño de batch {}</translation>
    </message>
    <message>
        <source>the standard deviation of advantages is not 1 in {} of {} groups</source>
        <translation>la desviación típica de las ventajas no es 1 en {} de {} grupos</translation>
    </message>
    <message>
        <source>the state dict lacks {} of the module, and the module lacks {} of the state dict</source>
        <translation>al state_dict le falta {} del módulo, y al módulo le falta {} del state_dict</translation>
    </message>
    <message>
        <source>the state dict misses {} of the module</source>
        <translation>al state_dict le falta {} del módulo</translation>
    </message>
    <message>
        <source>the state of a replay buffer cannot be read: {}</source>
        <translation>no se puede leer el estado de un replay buffer: {}</translation>
    </message>
    <message>
        <source>the state of an LSTM is a pair of tensors</source>
        <translation>el estado de una LSTM es un par de tensores</translation>
    </message>
    <message>
        <source>the step after an end has the id of the ended episode, {} total</source>
        <translation>el paso tras un final tiene el identificador del episodio que acabó, {} en total</translation>
    </message>
    <message>
        <source>the step of range() cannot be zero</source>
        <translation>el paso de range() no puede ser cero</translation>
    </message>
    <message>
        <source>the storage states that {} of its {} rows have data</source>
        <translation>El almacenamiento indica que {} de sus {} filas tienen datos</translation>
    </message>
    <message>
        <source>the storage {} is truncated: has {} of {} bytes</source>
        <translation>el almacenamiento {} está truncado: tiene {} de {} bytes</translation>
    </message>
    <message>
        <source>the stored text differs from the tokens in {} of {} sequences</source>
        <translation>el texto guardado difiere de los tokens en {} de {} secuencias</translation>
    </message>
    <message>
        <source>the stored text of the prompt differs from its tokens in {} of {} sequences</source>
        <translation>el texto guardado del prompt difiere de sus tokens en {} de {} secuencias</translation>
    </message>
    <message>
        <source>the stored text of the response differs from its tokens in {} of {} sequences</source>
        <translation>el texto guardado de la respuesta difiere de sus tokens en {} de {} secuencias</translation>
    </message>
    <message>
        <source>the structure of its tensordict cannot be used, so its names are split at dots: {}</source>
        <translation>la estructura de su tensordict no se puede usar, así que sus nombres se dividen por los puntos: {}</translation>
    </message>
    <message>
        <source>the table of episodes has no numbers in {}</source>
        <translation>la tabla de episodios no tiene números en {}</translation>
    </message>
    <message>
        <source>the table of its shards is packed, which cannot be read</source>
        <translation>la tabla de sus shards está comprimida, lo que no se puede leer</translation>
    </message>
    <message>
        <source>the table of shapes of a nested tensor has {} dims instead of 2</source>
        <translation>la tabla de formas de un tensor anidado tiene {} dimensiones en vez de 2</translation>
    </message>
    <message>
        <source>the tables of the sizes of a nested tensor do not fit together</source>
        <translation>las tablas de tamaños de un tensor anidado no encajan entre sí</translation>
    </message>
    <message>
        <source>the target has the shape {}, and the input {}: they must be equal</source>
        <translation>el objetivo tiene la forma {}, y la entrada {}: deben ser iguales</translation>
    </message>
    <message>
        <source>the target of this scope no longer exists at its end: give it a name before, or write to the part of td in the block</source>
        <translation>el destino de este ámbito ya no existe al final: dele antes un nombre, o escriba en la parte de td dentro del bloque</translation>
    </message>
    <message>
        <source>the tensor has shape {}, which does not start with the requested batch size {}</source>
        <translation>el tensor tiene la forma {}, que no empieza por el tamaño de batch pedido {}</translation>
    </message>
    <message>
        <source>the tensor {} belongs to no key of the tensordict: Python raises an error when it loads this</source>
        <translation>el tensor {} no pertenece a ninguna clave del tensordict: Python se niega a cargarlo</translation>
    </message>
    <message>
        <source>the tensor {} has bytes of another one: Python raises an error when it loads this</source>
        <translation>el tensor {} tiene bytes de otro: Python se niega a cargarlo</translation>
    </message>
    <message>
        <source>the tensor {} of a nested tensor is missing</source>
        <translation>falta el tensor {} de un tensor anidado</translation>
    </message>
    <message>
        <source>the tensordict to expand to has no key {}</source>
        <translation>el tensordict al que se expande no tiene la clave {}</translation>
    </message>
    <message>
        <source>the tensordicts cannot be stacked: {}</source>
        <translation>los tensordicts no se pueden apilar: {}</translation>
    </message>
    <message>
        <source>the tensors cannot be stacked: {}</source>
        <translation>los tensores no se pueden apilar: {}</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>el texto</translation>
    </message>
    <message>
        <source>the text is not UTF-8 at byte {}</source>
        <translation>el texto no es UTF-8 en el byte {}</translation>
    </message>
    <message>
        <source>the text is too long: {} bytes, at most {} are read</source>
        <translation>el texto es demasiado largo: {} bytes, se leen como máximo {}</translation>
    </message>
    <message>
        <source>the text of the tokens is larger than {} bytes</source>
        <translation>el texto de los tokens supera los {} bytes</translation>
    </message>
    <message>
        <source>the tokenizer has more than {} JSON values</source>
        <translation>el tokenizador tiene más de {} valores JSON</translation>
    </message>
    <message>
        <source>the tokenizer has more than {} parts of its {}</source>
        <translation>el tokenizador tiene más de {} partes de {}</translation>
    </message>
    <message>
        <source>the tokenizer has more than {} tokens</source>
        <translation>el tokenizador tiene más de {} tokens</translation>
    </message>
    <message>
        <source>the tokenizer has no "model" with a "vocab"</source>
        <translation>el tokenizador no tiene un "model" con "vocab"</translation>
    </message>
    <message>
        <source>the tokenizer is not a JSON object</source>
        <translation>el tokenizador no es un objeto JSON</translation>
    </message>
    <message>
        <source>the tokenizer is not valid JSON: error at byte {}</source>
        <translation>el tokenizador no es JSON válido: error en el byte {}</translation>
    </message>
    <message>
        <source>the tokenizer is not valid JSON: {}</source>
        <translation>el tokenizador no es JSON válido: {}</translation>
    </message>
    <message>
        <source>the tokenizer's "added_tokens" are not a list</source>
        <translation>los "added_tokens" del tokenizador no son una lista</translation>
    </message>
    <message>
        <source>the tokenizer's IDs are too sparse: {} tokens have IDs up to {}</source>
        <translation>los ID del tokenizador están demasiado dispersos: {} tokens tienen ID hasta {}</translation>
    </message>
    <message>
        <source>the tokenizer's JSON is nested deeper than {} levels</source>
        <translation>el JSON del tokenizador está anidado a más de {} niveles</translation>
    </message>
    <message>
        <source>the tokenizer's Replace has the regular expression "{}". Supported: plain text</source>
        <translation>Replace del tokenizador tiene la expresión regular "{}". Solo se admite texto simple</translation>
    </message>
    <message>
        <source>the tokenizer's {} has no field "{}"</source>
        <translation>{} del tokenizador no tiene el campo "{}"</translation>
    </message>
    <message>
        <source>the tokenizer's {} is nested deeper than {} levels</source>
        <translation>{} del tokenizador está anidado a más de {} niveles</translation>
    </message>
    <message>
        <source>the tokenizer's {} is not an object with a "type"</source>
        <translation>{} del tokenizador no es un objeto con "type"</translation>
    </message>
    <message>
        <source>the unpacked member {}</source>
        <translation>el miembro descomprimido {}</translation>
    </message>
    <message>
        <source>the value is not in the {}</source>
        <translation>el valor no está en {}</translation>
    </message>
    <message>
        <source>the value {} does not fit into {}</source>
        <translation>el valor {} no cabe en {}</translation>
    </message>
    <message>
        <source>the values of a pickle are nested more than {} levels deep</source>
        <translation>los valores de un pickle están anidados a más de {} niveles de profundidad</translation>
    </message>
    <message>
        <source>the video has no frame at {}; its last one is at {}</source>
        <translation>el vídeo no tiene fotograma en {}; el último está en {}</translation>
    </message>
    <message>
        <source>the video was changed by another program since it was opened; open it again</source>
        <translation>otro programa cambió el vídeo desde que se abrió; ábralo de nuevo</translation>
    </message>
    <message>
        <source>the worker process for {} {}, so there is no result; if memory ran out, run the command again with fewer --jobs</source>
        <translation>el proceso de trabajo para {} {}, por lo que no hay resultado; si se agotó la memoria, ejecútelo de nuevo con menos --jobs</translation>
    </message>
    <message>
        <source>the wrap-around at row {} is inside an episode</source>
        <translation>la vuelta del búfer en la fila {} está dentro de un episodio</translation>
    </message>
    <message>
        <source>their batch sizes are {} and {}</source>
        <translation>sus tamaños de batch son {} y {}</translation>
    </message>
    <message>
        <source>their shapes are {} and {}</source>
        <translation>sus formas son {} y {}</translation>
    </message>
    <message>
        <source>there are no parameters of a distribution there</source>
        <translation>ahí no hay parámetros de una distribución</translation>
    </message>
    <message>
        <source>there are none</source>
        <translation>no hay ninguno</translation>
    </message>
    <message>
        <source>there is a '*' already</source>
        <translation>ya hay un '*'</translation>
    </message>
    <message>
        <source>there is a parameter '{}' already</source>
        <translation>ya hay un parámetro '{}'</translation>
    </message>
    <message>
        <source>there is an entry {} already</source>
        <translation>ya existe una entrada {}</translation>
    </message>
    <message>
        <source>there is no batch dim {}: the batch has {}</source>
        <translation>no hay dimensión de batch {}: el batch tiene {}</translation>
    </message>
    <message>
        <source>there is no dim {} among {}</source>
        <translation>no existe la dimensión {} entre {}</translation>
    </message>
    <message>
        <source>there is no entry left</source>
        <translation>no queda ninguna entrada</translation>
    </message>
    <message>
        <source>there is no formula for the divergence of a {} from a {}</source>
        <translation>no hay fórmula para la divergencia de {} respecto a {}</translation>
    </message>
    <message>
        <source>there is no heap where it should be</source>
        <translation>no hay ningún heap donde debería estar</translation>
    </message>
    <message>
        <source>there is no key {}</source>
        <translation>no existe la clave {}</translation>
    </message>
    <message>
        <source>there is no key {}; did you mean {}? The keys of this level are {}</source>
        <translation>no existe la clave {}; ¿quiso decir {}? Las claves de este nivel son {}</translation>
    </message>
    <message>
        <source>there is no key {}; the keys of this level are {}</source>
        <translation>no existe la clave {}; las claves de este nivel son {}</translation>
    </message>
    <message>
        <source>there is no key {}; this level has no keys</source>
        <translation>no existe la clave {}; este nivel no tiene claves</translation>
    </message>
    <message>
        <source>there is no mapping {}</source>
        <translation>no existe la transformación {}</translation>
    </message>
    <message>
        <source>there is no member {}</source>
        <translation>no existe el miembro {}</translation>
    </message>
    <message>
        <source>there is no member {}: the stack has {} members</source>
        <translation>no existe el miembro {}: la pila tiene {} miembros</translation>
    </message>
    <message>
        <source>there is no member {}: this is not a lazy stack</source>
        <translation>no existe el miembro {}: esto no es un lazy stack</translation>
    </message>
    <message>
        <source>there is no memory for packing a chunk</source>
        <translation>no hay memoria para comprimir un chunk</translation>
    </message>
    <message>
        <source>there is no module '{}' in a {}</source>
        <translation>no hay ningún módulo '{}' en {}</translation>
    </message>
    <message>
        <source>there is no operator {} to call</source>
        <translation>no hay ningún operador {} que llamar</translation>
    </message>
    <message>
        <source>there is no process {} among the {} of the group, which count from 0</source>
        <translation>no existe el proceso {} entre los {} del grupo, que se cuentan desde 0</translation>
    </message>
    <message>
        <source>there is no such key</source>
        <translation>no existe tal clave</translation>
    </message>
    <message>
        <source>there is no tensordict {} to move it into</source>
        <translation>no existe ningún tensordict {} al que moverlo</translation>
    </message>
    <message>
        <source>there is not enough memory for it on that machine</source>
        <translation>no hay memoria suficiente para ello en esa máquina</translation>
    </message>
    <message>
        <source>there is nothing to concatenate: the list of tensordicts is empty</source>
        <translation>no hay nada que concatenar: la lista de tensordicts está vacía</translation>
    </message>
    <message>
        <source>there is nothing to concatenate: the list of tensors is empty</source>
        <translation>no hay nada que concatenar: la lista de tensores está vacía</translation>
    </message>
    <message>
        <source>there is nothing to pad: the list of tensordicts is empty</source>
        <translation>no hay nada que rellenar: la lista de tensordicts está vacía</translation>
    </message>
    <message>
        <source>there is nothing to stack: the list of tensordicts is empty</source>
        <translation>no hay nada que apilar: la lista de tensordicts está vacía</translation>
    </message>
    <message>
        <source>there is nothing to stack: the list of values is empty</source>
        <translation>no hay nada que apilar: la lista de valores está vacía</translation>
    </message>
    <message>
        <source>there is {} here, and {} cannot be copied into it</source>
        <translation>aquí hay {}, y no se puede copiar {} en ello</translation>
    </message>
    <message>
        <source>there is {} under {} already, so it cannot hold further keys</source>
        <translation>ya hay {} bajo {}, así que no puede contener más claves</translation>
    </message>
    <message>
        <source>these elements are stored in another form than in memory, so they are read-only; save the tensordict in another format to edit them</source>
        <translation>estos elementos están guardados de otra forma que en memoria, así que son de solo lectura; guarde el tensordict en otro formato para editarlos</translation>
    </message>
    <message>
        <source>theta must be of a floating point dtype, not {}</source>
        <translation>theta debe tener un dtype de coma flotante, no {}</translation>
    </message>
    <message>
        <source>this LibTorch has no operator {}{}</source>
        <translation>este LibTorch no tiene el operador {}{}</translation>
    </message>
    <message>
        <source>this LibTorch was built without CUDA</source>
        <translation>este LibTorch se compiló sin CUDA</translation>
    </message>
    <message>
        <source>this changes nothing: expected an assignment, 'del' or an in-place method</source>
        <translation>esto no cambia nada: se esperaba una asignación, 'del' o un método in situ</translation>
    </message>
    <message>
        <source>this does not open files: use torch.load(PATH) to read one into memory, or open it as PATH or with --with NAME=PATH</source>
        <translation>esto no abre archivos: use torch.load(PATH) para leer uno en memoria, o ábralo como PATH o con --with NAME=PATH</translation>
    </message>
    <message>
        <source>this escape is not a character</source>
        <translation>esta secuencia de escape no es un carácter</translation>
    </message>
    <message>
        <source>this file of a leaf is missing</source>
        <translation>falta este archivo de una hoja</translation>
    </message>
    <message>
        <source>this file of the checkpoint is missing; copy it here from where the process that wrote it ran</source>
        <translation>falta este archivo del checkpoint; cópielo aquí desde donde se ejecutó el proceso que lo escribió</translation>
    </message>
    <message>
        <source>this folder is missing</source>
        <translation>falta esta carpeta</translation>
    </message>
    <message>
        <source>this is neither a number nor a name</source>
        <translation>esto no es ni un número ni un nombre</translation>
    </message>
    <message>
        <source>this is non-tensor data and has no entries</source>
        <translation>esto son datos que no son tensores, y no tiene entradas</translation>
    </message>
    <message>
        <source>this is {} and has no entry {}</source>
        <translation>esto es {} y no tiene la entrada {}</translation>
    </message>
    <message>
        <source>this lambda got several values for '{}'</source>
        <translation>esta lambda recibió varios valores para '{}'</translation>
    </message>
    <message>
        <source>this lambda misses '{}'</source>
        <translation>a esta lambda le falta '{}'</translation>
    </message>
    <message>
        <source>this lambda takes no '{}'</source>
        <translation>esta lambda no toma '{}'</translation>
    </message>
    <message>
        <source>this lambda takes {} arguments, not {}</source>
        <translation>esta lambda toma {} argumentos, no {}</translation>
    </message>
    <message>
        <source>this line is indented deeper than those above it</source>
        <translation>esta línea tiene más sangría que las anteriores</translation>
    </message>
    <message>
        <source>this line is indented, but belongs to no block</source>
        <translation>esta línea tiene sangría, pero no pertenece a ningún bloque</translation>
    </message>
    <message>
        <source>this list of unsaved edits is damaged; remove it</source>
        <translation>esta lista de cambios sin guardar está dañada; quítela</translation>
    </message>
    <message>
        <source>this number does not fit into 64 bits</source>
        <translation>este número no cabe en 64 bits</translation>
    </message>
    <message>
        <source>this number is too large</source>
        <translation>este número es demasiado grande</translation>
    </message>
    <message>
        <source>this operation gives no view</source>
        <translation>esta operación no da una vista</translation>
    </message>
    <message>
        <source>this program was built without the headers of Gloo, and cannot exchange tensordicts with other processes</source>
        <translation>este programa se compiló sin las cabeceras de Gloo, y no puede intercambiar tensordicts con otros procesos</translation>
    </message>
    <message>
        <source>this string is never closed: expected {}</source>
        <translation>esta cadena no se cierra nunca: se esperaba {}</translation>
    </message>
    <message>
        <source>this syntax is not supported</source>
        <translation>esta sintaxis no se admite</translation>
    </message>
    <message>
        <source>this takes a batch of at least {} dims, got {}</source>
        <translation>esto toma un batch de al menos {} dimensiones, se recibió {}</translation>
    </message>
    <message>
        <source>this takes too many steps</source>
        <translation>esto requiere demasiados pasos</translation>
    </message>
    <message>
        <source>this tensordict has no path of its own; `tensordesk info` shows that of a file</source>
        <translation>este tensordict no tiene una ruta propia; `tensordesk info` muestra la de un archivo</translation>
    </message>
    <message>
        <source>time runs within members of a ragged stack, not along its dim {}</source>
        <translation>el tiempo transcurre dentro de los miembros de una pila irregular, no en su dimensión {}</translation>
    </message>
    <message>
        <source>to() takes a device, a dtype, a tensor or other=, not {}</source>
        <translation>to() toma un dispositivo, un dtype, un tensor u other=, no {}</translation>
    </message>
    <message>
        <source>to() takes no further argument with the attributes of the leaves</source>
        <translation>to() no admite más argumentos junto con los atributos de las hojas</translation>
    </message>
    <message>
        <source>to_padded_tensor() is for nested tensors; this one has shape {}</source>
        <translation>to_padded_tensor() es para tensores anidados; este tiene la forma {}</translation>
    </message>
    <message>
        <source>too deeply nested: more than {} levels</source>
        <translation>demasiado anidado: más de {} niveles</translation>
    </message>
    <message>
        <source>too many calls inside one another</source>
        <translation>demasiadas llamadas unas dentro de otras</translation>
    </message>
    <message>
        <source>too many indices: shape {} has 1 dim, but {} were indexed</source>
        <translation>demasiados índices: la forma {} tiene 1 dimensión, pero se indexaron {}</translation>
    </message>
    <message>
        <source>too many indices: shape {} has {} dims, but {} were indexed</source>
        <translation>demasiados índices: la forma {} tiene {} dimensiones, pero se indexaron {}</translation>
    </message>
    <message>
        <source>torch is a module: expected one of its names after it, as in torch.tensor</source>
        <translation>torch es un módulo: se esperaba uno de sus nombres detrás, como en torch.tensor</translation>
    </message>
    <message>
        <source>torch.arange() takes end, or start, end and maybe step, as numbers</source>
        <translation>torch.arange() toma end, o start, end y opcionalmente step, como números</translation>
    </message>
    <message>
        <source>torch.finfo() takes a floating point dtype; torch.iinfo() takes those of integers</source>
        <translation>torch.finfo() toma un dtype de coma flotante; torch.iinfo() toma los de enteros</translation>
    </message>
    <message>
        <source>torch.iinfo() takes a dtype of integers; torch.finfo() takes floating point ones</source>
        <translation>torch.iinfo() toma un dtype de enteros; torch.finfo() toma los de coma flotante</translation>
    </message>
    <message>
        <source>torch.jit.load takes the name of a file, not a value of type {}</source>
        <translation>torch.jit.load admite el nombre de un archivo, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>torch.{}() changes its argument: call it as a method</source>
        <translation>torch.{}() modifica su argumento: llámela como método</translation>
    </message>
    <message>
        <source>trajectory ids need one element for each position of the batch size {}, and this is {}</source>
        <translation>las trayectorias se distinguen con un elemento por cada posición del tamaño de batch {}, y esto es {}</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true o false</translation>
    </message>
    <message>
        <source>two keys of this level have the same file name; rename one of them</source>
        <translation>dos claves de este nivel tienen el mismo nombre de archivo; cambie el nombre de una de ellas</translation>
    </message>
    <message>
        <source>two keys would become {}; rename one of them</source>
        <translation>dos claves pasarían a ser {}; cambie el nombre de una de ellas</translation>
    </message>
    <message>
        <source>type object 'TensorDict'</source>
        <translation>objeto de tipo 'TensorDict'</translation>
    </message>
    <message>
        <source>unexpected '{}'</source>
        <translation>'{}' inesperado</translation>
    </message>
    <message>
        <source>unflatten: the sizes {} do not multiply to the size {} of dim {}</source>
        <translation>unflatten: los tamaños {} multiplicados no dan el tamaño {} de la dimensión {}</translation>
    </message>
    <message>
        <source>unflattening would replace an entry that is there already</source>
        <translation>deshacer el aplanado reemplazaría una entrada que ya existe</translation>
    </message>
    <message>
        <source>unknown error</source>
        <translation>error desconocido</translation>
    </message>
    <message>
        <source>unknown kind of level</source>
        <translation>tipo de nivel desconocido</translation>
    </message>
    <message>
        <source>unknown reduction</source>
        <translation>reducción desconocida</translation>
    </message>
    <message>
        <source>unknown tokenizer decoder "{}". Supported: BPEDecoder, ByteFallback, ByteLevel, CTC, Fuse, Metaspace, Replace, Sequence, Strip, WordPiece</source>
        <translation>decodificador "{}" del tokenizador desconocido. Se admiten: BPEDecoder, ByteFallback, ByteLevel, CTC, Fuse, Metaspace, Replace, Sequence, Strip, WordPiece</translation>
    </message>
    <message>
        <source>unknown tokenizer model {}. Supported: BPE, WordPiece, WordLevel, Unigram</source>
        <translation>modelo de tokenizador {} desconocido. Se admiten: BPE, WordPiece, WordLevel, Unigram</translation>
    </message>
    <message>
        <source>unpacks to more than {} bytes; unpack it with `gzip -d` or `zstd -d` and open the result</source>
        <translation>ocupa más de {} bytes al descomprimirse; descomprímalo con `gzip -d` o `zstd -d` y abra el resultado</translation>
    </message>
    <message>
        <source>unsupported operand type(s) for {}: '{}' and '{}'</source>
        <translation>tipos de operando no admitidos para {}: '{}' y '{}'</translation>
    </message>
    <message>
        <source>value {} of "episodeValues"</source>
        <translation>el valor {} de "episodeValues"</translation>
    </message>
    <message>
        <source>values of batch size {} do not fit the batch size {}</source>
        <translation>los valores de tamaño de batch {} no encajan con el tamaño de batch {}</translation>
    </message>
    <message>
        <source>values of batch size {} do not fit those of batch size {}</source>
        <translation>los valores de tamaño de batch {} no encajan con los de tamaño de batch {}</translation>
    </message>
    <message>
        <source>values, rewards and flags must have one shape, but there are {} and {}</source>
        <translation>los valores, las recompensas y los indicadores deben tener una misma forma, pero hay {} y {}</translation>
    </message>
    <message>
        <source>var has the shape {}, which does not fit an input of {}</source>
        <translation>var tiene la forma {}, que no corresponde a una entrada de {}</translation>
    </message>
    <message>
        <source>var must not be negative anywhere</source>
        <translation>var no debe ser negativo en ninguna parte</translation>
    </message>
    <message>
        <source>videos are only read; save it as a memmap folder, or export a film of its frames</source>
        <translation>los vídeos solo se leen; guárdelo como carpeta memmap, o exporte una película de sus fotogramas</translation>
    </message>
    <message>
        <source>was changed by another program since it was opened; nothing was saved. Reload it and edit again, or export the edited tensordict</source>
        <translation>otro programa lo cambió desde que se abrió; no se ha guardado nada. Recárguelo y edítelo de nuevo, o exporte el tensordict editado</translation>
    </message>
    <message>
        <source>was changed by another program since it was opened; open it again</source>
        <translation>otro programa lo cambió desde que se abrió; ábralo de nuevo</translation>
    </message>
    <message>
        <source>was changed by another program since it was opened; open it again to edit its present content</source>
        <translation>otro programa lo cambió desde que se abrió; ábralo de nuevo para editar su contenido actual</translation>
    </message>
    <message>
        <source>was converted to another dtype; change the original</source>
        <translation>se convirtió a otro dtype; cambie el original</translation>
    </message>
    <message>
        <source>was killed by signal {} ({})</source>
        <translation>fue terminado por la señal {} ({})</translation>
    </message>
    <message>
        <source>was packed by an extension of the program that saved it; load it in Python and save it without one</source>
        <translation>lo comprimió una extensión del programa que lo guardó; cárguelo en Python y guárdelo sin ninguna</translation>
    </message>
    <message>
        <source>was removed by another program since it was opened</source>
        <translation>otro programa lo quitó desde que se abrió</translation>
    </message>
    <message>
        <source>was saved for the device {}; its values are read on the CPU</source>
        <translation>se guardó para el dispositivo {}; sus valores se leen en la CPU</translation>
    </message>
    <message>
        <source>was shortened while it was open: the missing bytes read as zeros</source>
        <translation>se acortó mientras estaba abierto: lo que falta se lee como ceros</translation>
    </message>
    <message>
        <source>was shortened while it was open: the missing bytes read as zeros, from byte {} of {} on</source>
        <translation>se acortó mientras estaba abierto: lo que falta se lee como ceros, desde el byte {} de {}</translation>
    </message>
    <message>
        <source>was written on a big-endian machine, which this program does not read; load it in Python and save it again</source>
        <translation>se escribió en una máquina big-endian, cosa que este programa no lee; cárguelo en Python y guárdelo de nuevo</translation>
    </message>
    <message>
        <source>weight has the shape {}, not that of the input, {}</source>
        <translation>weight tiene la forma {}, no la de la entrada, {}</translation>
    </message>
    <message>
        <source>weight must have two dims, not the shape {}</source>
        <translation>weight debe tener dos dimensiones, no la forma {}</translation>
    </message>
    <message>
        <source>weights_only=False would run code of the file; only tensors and plain values are read</source>
        <translation>weights_only=False ejecutaría código del archivo; solo se leen tensores y valores simples</translation>
    </message>
    <message>
        <source>where episodes end</source>
        <translation>dónde acaban los episodios</translation>
    </message>
    <message>
        <source>with several threads return_early=True does not go with non_blocking=True</source>
        <translation>con varios hilos, return_early=True no es compatible con non_blocking=True</translation>
    </message>
    <message>
        <source>would be another one when a file of the format {} is opened again; save it in another format</source>
        <translation>sería otro al abrir de nuevo un archivo del formato {}; guárdelo en otro formato</translation>
    </message>
    <message>
        <source>would be called {}, as another entry: rename one of them</source>
        <translation>se llamaría {}, como otra entrada: cambie el nombre de una de ellas</translation>
    </message>
    <message>
        <source>would have more bytes than 64 bits count</source>
        <translation>tendría más bytes de los que cuentan 64 bits</translation>
    </message>
    <message>
        <source>zip archives of several files are only read; save it as a memmap folder or a .tdz archive</source>
        <translation>los archivos zip de varios archivos solo se leen; guárdelo como carpeta memmap o archivo .tdz</translation>
    </message>
    <message>
        <source>zstd</source>
        <translation>zstd</translation>
    </message>
    <message>
        <source>{}
and {} more</source>
        <translation>{}
y {} más</translation>
    </message>
    <message>
        <source>{} (line {})
{}</source>
        <translation>{} (línea {})
{}</translation>
    </message>
    <message>
        <source>{} (supported: {})</source>
        <translation>{} (se admite: {})</translation>
    </message>
    <message>
        <source>{} That explains {} % of the numbers that differ.</source>
        <translation>{} Eso explica el {} % de los números que difieren.</translation>
    </message>
    <message>
        <source>{} and {} channels must be divisible by groups={}</source>
        <translation>{} y {} canales deben ser divisibles por groups={}</translation>
    </message>
    <message>
        <source>{} and {} more</source>
        <translation>{} y {} más</translation>
    </message>
    <message>
        <source>{} are given twice, also as {}</source>
        <translation>{} se han dado dos veces, también como {}</translation>
    </message>
    <message>
        <source>{} belongs to no episode</source>
        <translation>{} no pertenece a ningún episodio</translation>
    </message>
    <message>
        <source>{} bytes</source>
        <translation>{} bytes</translation>
    </message>
    <message>
        <source>{} bytes before the tensor {} belong to none: Python raises an error when it loads this</source>
        <translation>{} bytes antes del tensor {} no pertenecen a ninguno: Python se niega a cargarlo</translation>
    </message>
    <message>
        <source>{} cannot be read: {}</source>
        <translation>{} no se puede leer: {}</translation>
    </message>
    <message>
        <source>{} cannot be started: {}.</source>
        <translation>{} no se puede iniciar: {}.</translation>
    </message>
    <message>
        <source>{} cannot be the name of a layout: it has 1 to {} characters, no / and no dot in front</source>
        <translation>{} no puede ser el nombre de un layout: tiene de 1 a {} caracteres, sin / y sin punto delante</translation>
    </message>
    <message>
        <source>{} cannot be written again, so deleting or replacing it could not be undone</source>
        <translation>{} no se puede volver a escribir, así que eliminarlo o reemplazarlo no se podría deshacer</translation>
    </message>
    <message>
        <source>{} cannot change the keys of a sub-tensordict in place: they are those of its parent</source>
        <translation>{} no puede cambiar in situ las claves de un sub-tensordict: son las de su padre</translation>
    </message>
    <message>
        <source>{} cannot complete where only some members of a lazy stack have a key (exclusive keys): select the common ones first</source>
        <translation>{} no puede completarse si solo algunos miembros de un lazy stack tienen una clave (exclusive keys): seleccione antes las comunes</translation>
    </message>
    <message>
        <source>{} computes the default or constant of {} while the file is loaded</source>
        <translation>{} calcula el valor predeterminado o la constante de {} mientras se carga el archivo</translation>
    </message>
    <message>
        <source>{} depends on values, and only shapes are known here</source>
        <translation>{} depende de valores, y aquí solo se conocen formas</translation>
    </message>
    <message>
        <source>{} dims cannot be moved to {} places</source>
        <translation>{} dimensiones no se pueden mover a {} lugares</translation>
    </message>
    <message>
        <source>{} does not have a value for each episode</source>
        <translation>{} no tiene un valor por episodio</translation>
    </message>
    <message>
        <source>{} does not have the first and the last step of each episode</source>
        <translation>{} no contiene el primer y el último paso de cada episodio</translation>
    </message>
    <message>
        <source>{} does not state which rows have data: it has no integers</source>
        <translation>{} no indica qué filas tienen datos: no tiene enteros</translation>
    </message>
    <message>
        <source>{} does not tell the state of the ring buffer: it has no integers</source>
        <translation>{} no indica el estado del búfer circular: no tiene enteros</translation>
    </message>
    <message>
        <source>{} episodes have no steps</source>
        <translation>{} episodios no tienen pasos</translation>
    </message>
    <message>
        <source>{} files are shown as one stack, numbered {}</source>
        <translation>{} archivos se muestran como una sola pila, numerados {}</translation>
    </message>
    <message>
        <source>{} files are shown as one stack: {}</source>
        <translation>{} archivos se muestran como una sola pila: {}</translation>
    </message>
    <message>
        <source>{} for {}</source>
        <translation>{} para {}</translation>
    </message>
    <message>
        <source>{} further lines are left out, which are not JSON objects</source>
        <translation>Se omiten {} líneas más, que no son objetos JSON</translation>
    </message>
    <message>
        <source>{} gives a {}, not a distribution</source>
        <translation>{} da un valor de tipo {}, no una distribución</translation>
    </message>
    <message>
        <source>{} gives no tensor of log-probabilities</source>
        <translation>{} no da un tensor de log-probabilidades</translation>
    </message>
    <message>
        <source>{} has a __setstate__, which would be run while the file is loaded</source>
        <translation>{} tiene un __setstate__, que se ejecutaría al cargar el archivo</translation>
    </message>
    <message>
        <source>{} has a size of {}</source>
        <translation>{} tiene un tamaño de {}</translation>
    </message>
    <message>
        <source>{} has an unknown field {}; remove it</source>
        <translation>{} tiene un campo desconocido {}; elimínelo</translation>
    </message>
    <message>
        <source>{} has dtype torch.uint8: as an index it is read as a mask, not as positions.</source>
        <translation>{} tiene el dtype torch.uint8: como índice se lee como máscara, no como posiciones.</translation>
    </message>
    <message>
        <source>{} has dtype {}: `~` inverts the bits of numbers, so that 1 becomes {}.</source>
        <translation>{} tiene el dtype {}: `~` invierte los bits de los números, de modo que 1 pasa a ser {}.</translation>
    </message>
    <message>
        <source>{} has its keys in another order</source>
        <translation>{} tiene sus claves en otro orden</translation>
    </message>
    <message>
        <source>{} has no attribute '{}'{}</source>
        <translation>{} no tiene el atributo '{}'{}</translation>
    </message>
    <message>
        <source>{} has no distribution function of one tensor</source>
        <translation>{} no tiene función de distribución de un solo tensor</translation>
    </message>
    <message>
        <source>{} has no field {}</source>
        <translation>{} no tiene el campo {}</translation>
    </message>
    <message>
        <source>{} has no formula for its distribution function</source>
        <translation>{} no tiene fórmula para su función de distribución</translation>
    </message>
    <message>
        <source>{} has no formula for its entropy</source>
        <translation>{} no tiene fórmula para su entropía</translation>
    </message>
    <message>
        <source>{} has no frame at the first or the last step of episode {}</source>
        <translation>{} no tiene fotograma en el primer o el último paso del episodio {}</translation>
    </message>
    <message>
        <source>{} has no key {}</source>
        <translation>{} no tiene la clave {}</translation>
    </message>
    <message>
        <source>{} has no rsample(); sample() draws from it</source>
        <translation>{} no tiene rsample(); sample() extrae muestras de ella</translation>
    </message>
    <message>
        <source>{} has no value to use for a sample where none is drawn</source>
        <translation>{} no tiene nada que sustituya a una muestra cuando no se extrae ninguna</translation>
    </message>
    <message>
        <source>{} has no {}</source>
        <translation>{} no tiene {}</translation>
    </message>
    <message>
        <source>{} has none of the keys {}</source>
        <translation>{} no tiene ninguna de las claves {}</translation>
    </message>
    <message>
        <source>{} has one element per batch position, and `[]` selects all of them at each position.</source>
        <translation>{} tiene un elemento por posición del batch, y `[]` los selecciona todos en cada posición.</translation>
    </message>
    <message>
        <source>{} has one element, and the `{}` of one number is nan.</source>
        <translation>{} tiene un elemento, y el `{}` de un solo número es nan.</translation>
    </message>
    <message>
        <source>{} has rows without a number, which are shown as NaN</source>
        <translation>{} tiene filas sin número, que se muestran como NaN</translation>
    </message>
    <message>
        <source>{} has the numpy dtype {} and is shown as int64</source>
        <translation>{} tiene el dtype de numpy {} y se muestra como int64</translation>
    </message>
    <message>
        <source>{} has the shape {} in the state dict and {} in the module: the two were created with different sizes.</source>
        <translation>{} tiene la forma {} en el state dict y {} en el módulo: se crearon con tamaños distintos.</translation>
    </message>
    <message>
        <source>{} has the shape {}, not height, width and channels</source>
        <translation>{} tiene la forma {}, no altura, anchura y canales</translation>
    </message>
    <message>
        <source>{} has the shape {}, which {} rows of the storage do not fit</source>
        <translation>{} tiene la forma {}, a la que no se ajustan las {} filas del almacenamiento</translation>
    </message>
    <message>
        <source>{} has the type {} and is shown as {}</source>
        <translation>{} tiene el tipo {} y se muestra como {}</translation>
    </message>
    <message>
        <source>{} has {} dims, and the index uses {}.</source>
        <translation>{} tiene {} dims, y el índice usa {}.</translation>
    </message>
    <message>
        <source>{} has {} dims, more than {}</source>
        <translation>{} tiene {} dimensiones, más que {}</translation>
    </message>
    <message>
        <source>{} has {} frames for {} rows</source>
        <translation>{} tiene {} fotogramas para {} filas</translation>
    </message>
    <message>
        <source>{} has {} numbers; the input has {} dims after batch and channels</source>
        <translation>{} tiene {} números; la entrada tiene {} dimensiones después del batch y los canales</translation>
    </message>
    <message>
        <source>{} has {} rows, but the arrays before it have {}</source>
        <translation>{} tiene {} filas, pero los arrays anteriores tienen {}</translation>
    </message>
    <message>
        <source>{} has {}, where its episode of {} steps needs {}; open it with {} to see it as stored</source>
        <translation>{} tiene {}, pero su episodio de {} pasos necesita {}; ábralo con {} para verlo tal como está guardado</translation>
    </message>
    <message>
        <source>{} holds an object, {}, that cannot be written again</source>
        <translation>{} contiene un objeto, {}, que no se puede volver a escribir</translation>
    </message>
    <message>
        <source>{} in 1 place</source>
        <translation>{} en 1 lugar</translation>
    </message>
    <message>
        <source>{} in {} places</source>
        <translation>{} en {} lugares</translation>
    </message>
    <message>
        <source>{} indices must be ints or slices, not {}</source>
        <translation>los índices de {} deben ser ints o porciones (slices), no {}</translation>
    </message>
    <message>
        <source>{} is a pair of values and indices, not a tensor.</source>
        <translation>{} es un par de valores e índices, no un tensor.</translation>
    </message>
    <message>
        <source>{} is a string or a tuple of strings, not a value of type {}</source>
        <translation>{} es una cadena o una tupla de cadenas, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>{} is a tensor, which cannot have nested keys</source>
        <translation>{} es un tensor, que no puede tener claves anidadas</translation>
    </message>
    <message>
        <source>{} is broken: {}</source>
        <translation>{} está dañado: {}</translation>
    </message>
    <message>
        <source>{} is gone since tensordict 0.2: TensorDict.from_module(module) gives the parameters, and params.to_module(module) has the module take others</source>
        <translation>{} ya no existe desde tensordict 0.2: TensorDict.from_module(module) da los parámetros, y params.to_module(module) hace que el módulo use otros</translation>
    </message>
    <message>
        <source>{} is left out of the episodes: {}</source>
        <translation>{} se omite de los episodios: {}</translation>
    </message>
    <message>
        <source>{} is left out of the stack: {}</source>
        <translation>{} se omite de la pila: {}</translation>
    </message>
    <message>
        <source>{} is made of a distribution of tensors</source>
        <translation>{} se forma con una distribución de tensores</translation>
    </message>
    <message>
        <source>{} is never set before the last step: all {} steps are one episode</source>
        <translation>{} no se activa nunca antes del último paso: los {} pasos son un solo episodio</translation>
    </message>
    <message>
        <source>{} is not a layout and not a file of one. Layouts: {}</source>
        <translation>{} no es un layout ni el archivo de uno. Layouts: {}</translation>
    </message>
    <message>
        <source>{} is not a permutation of the leading dims of the batch size {}</source>
        <translation>{} no es una permutación de las primeras dimensiones del tamaño de batch {}</translation>
    </message>
    <message>
        <source>{} is not a reduction of a loss; choose 'none', 'mean' or 'sum'</source>
        <translation>{} no es un modo de reducir una pérdida; existen 'none', 'mean' y 'sum'</translation>
    </message>
    <message>
        <source>{} is not a stack of files</source>
        <translation>{} no es una pila de archivos</translation>
    </message>
    <message>
        <source>{} is not an array of flags</source>
        <translation>{} no es un array de indicadores</translation>
    </message>
    <message>
        <source>{} is not an array with one row per step</source>
        <translation>{} no es un array con una fila por paso</translation>
    </message>
    <message>
        <source>{} is not known to this version of the program</source>
        <translation>esta versión del programa no conoce {}</translation>
    </message>
    <message>
        <source>{} is one int: set the number of layers with depth=</source>
        <translation>{} es un solo int: indique el número de capas con depth=</translation>
    </message>
    <message>
        <source>{} is {}, but must be a JSON object</source>
        <translation>{} es {}, pero debe ser un objeto JSON</translation>
    </message>
    <message>
        <source>{} is {}, of more elements than a file can hold</source>
        <translation>{} es {}, con más elementos de los que puede contener un archivo</translation>
    </message>
    <message>
        <source>{} is {}, which is not a list of sizes</source>
        <translation>{} es {}, que no es una lista de tamaños</translation>
    </message>
    <message>
        <source>{} keys at {} steps are too many for one map; select some of them first</source>
        <translation>{} claves en {} pasos son demasiadas para un solo mapa; seleccione antes algunas de ellas</translation>
    </message>
    <message>
        <source>{} makes {} of {} at {}, larger than each of them: unrelated elements are combined</source>
        <translation>{} da {} a partir de {} en {}, mayor que cada una de ellas: se combinan elementos sin relación entre sí</translation>
    </message>
    <message>
        <source>{} makes {} of {}, larger than each of them: unrelated elements are combined</source>
        <translation>{} da {} a partir de {}, mayor que cada una de ellas: se combinan elementos sin relación entre sí</translation>
    </message>
    <message>
        <source>{} marks steps of padding, and `{}` counts them like the others.</source>
        <translation>{} señala pasos de relleno, y `{}` los cuenta como los demás.</translation>
    </message>
    <message>
        <source>{} misses '{}'</source>
        <translation>a {} le falta '{}'</translation>
    </message>
    <message>
        <source>{} must be True or False, not {}</source>
        <translation>{} debe ser True o False, no {}</translation>
    </message>
    <message>
        <source>{} must be a dict, not a value of type {}</source>
        <translation>{} debe ser un dict, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>{} must be a distribution, not a value of type {}</source>
        <translation>{} debe ser una distribución, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>{} must be a dtype such as torch.float32, not {}</source>
        <translation>{} debe ser un dtype como torch.float32, no {}</translation>
    </message>
    <message>
        <source>{} must be a nested key, a str or a tuple of them, or a list of such keys</source>
        <translation>{} debe ser una clave anidada, un str o una tupla de ellos, o una lista de claves así</translation>
    </message>
    <message>
        <source>{} must be a number or a tensor, not a {}</source>
        <translation>{} debe ser un número o un tensor, no {}</translation>
    </message>
    <message>
        <source>{} must be a number, a tensor or a tensordict, not {}</source>
        <translation>{} debe ser un número, un tensor o un tensordict, no {}</translation>
    </message>
    <message>
        <source>{} must be a number, not {}</source>
        <translation>{} debe ser un número, no {}</translation>
    </message>
    <message>
        <source>{} must be a real number, not a complex one</source>
        <translation>{} debe ser un número real, no complejo</translation>
    </message>
    <message>
        <source>{} must be a real number, not complex</source>
        <translation>{} debe ser un número real, no complejo</translation>
    </message>
    <message>
        <source>{} must be a str, not {}</source>
        <translation>{} debe ser un str, no {}</translation>
    </message>
    <message>
        <source>{} must be a tensor or a number, not a value of type {}</source>
        <translation>{} debe ser un tensor o un número, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>{} must be a tensor, not a value of type {}</source>
        <translation>{} debe ser un tensor, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>{} must be a tensor, not a {}</source>
        <translation>{} debe ser un tensor, no {}</translation>
    </message>
    <message>
        <source>{} must be a tensor, not {}</source>
        <translation>{} debe ser un tensor, no {}</translation>
    </message>
    <message>
        <source>{} must be an int, not {}</source>
        <translation>{} debe ser un int, no {}</translation>
    </message>
    <message>
        <source>{} must be at least two-dimensional, with optional leading batch dimensions</source>
        <translation>{} debe tener al menos dos dimensiones, con dimensiones de batch opcionales delante</translation>
    </message>
    <message>
        <source>{} must be at least {}, not {}</source>
        <translation>{} debe ser al menos {}, no {}</translation>
    </message>
    <message>
        <source>{} must be ints, not {}</source>
        <translation>{} deben ser ints, no {}</translation>
    </message>
    <message>
        <source>{} must be one int or {} of them, not {}</source>
        <translation>{} debe ser un int o {} de ellos, no {}</translation>
    </message>
    <message>
        <source>{} must be one key here, not {}</source>
        <translation>{} debe ser aquí una sola clave, no {}</translation>
    </message>
    <message>
        <source>{} must be positive, got {}</source>
        <translation>{} debe ser positivo, se recibió {}</translation>
    </message>
    <message>
        <source>{} must be {}, {} or {}</source>
        <translation>{} debe ser {}, {} o {}</translation>
    </message>
    <message>
        <source>{} names are too many for the dims {}</source>
        <translation>{} nombres son demasiados para las dimensiones {}</translation>
    </message>
    <message>
        <source>{} names no device; "cpu" and "cuda:0" would.</source>
        <translation>{} no indica un dispositivo; "cpu" y "cuda:0" sí.</translation>
    </message>
    <message>
        <source>{} needs dim=, the dim to go along</source>
        <translation>{} necesita dim=, la dimensión que debe recorrer</translation>
    </message>
    <message>
        <source>{} needs {}, more than the limit for previews</source>
        <translation>{} necesita {}, más que el límite de las vistas previas</translation>
    </message>
    <message>
        <source>{} numbers a step are stored, and the module gives {}.</source>
        <translation>Se guardan {} números por paso, y el módulo da {}.</translation>
    </message>
    <message>
        <source>{} numbers a step are stored, one for each dim of the action, and the module gives {}</source>
        <translation>Se guardan {} números por paso, uno por cada dim de la acción, y el módulo da {}</translation>
    </message>
    <message>
        <source>{} numbers are NaN or infinite in one of both alone.</source>
        <translation>{} números son NaN o infinitos solo en uno de los dos.</translation>
    </message>
    <message>
        <source>{} of a sub-tensordict cannot be set: set that of the tensordict it is a part of, or copy it with to_tensordict() first</source>
        <translation>no se puede asignar {} de un sub-tensordict: asígnelo en el tensordict del que forma parte, o cópielo antes con to_tensordict()</translation>
    </message>
    <message>
        <source>{} of element {} is {}, where the stored statistics state {}</source>
        <translation>{} del elemento {} es {}, y las estadísticas guardadas indican {}</translation>
    </message>
    <message>
        <source>{} of this number are too many: {}</source>
        <translation>{} en este número son demasiados: {}</translation>
    </message>
    <message>
        <source>{} of {} episodes have no messages, and are not shown</source>
        <translation>{} de {} episodios no tienen mensajes y no se muestran</translation>
    </message>
    <message>
        <source>{} of {} numbers differ and the others are equal: these were edited, or are of another module.</source>
        <translation>{} de {} números difieren y los demás son iguales: esos se editaron, o son de otro módulo.</translation>
    </message>
    <message>
        <source>{} of {} padded prompts are padded on the right</source>
        <translation>{} de {} prompts rellenados lo están por la derecha</translation>
    </message>
    <message>
        <source>{} of {} padded responses are padded on the left</source>
        <translation>{} de {} respuestas rellenadas lo están por la izquierda</translation>
    </message>
    <message>
        <source>{} of {} padded sequences are padded on the left</source>
        <translation>{} de {} secuencias rellenadas lo están por la izquierda</translation>
    </message>
    <message>
        <source>{} of {} padded sequences are padded on the right</source>
        <translation>{} de {} secuencias rellenadas lo están por la derecha</translation>
    </message>
    <message>
        <source>{} of {} responses are copies of another one in their group</source>
        <translation>{} de {} respuestas son copias de otra de su grupo</translation>
    </message>
    <message>
        <source>{} of {} responses are truncated (longest: {} tokens)</source>
        <translation>{} de {} respuestas están truncadas (la más larga: {} tokens)</translation>
    </message>
    <message>
        <source>{} of {} responses are truncated (longest: {} tokens); their mean reward is {}</source>
        <translation>{} de {} respuestas están truncadas (la más larga: {} tokens); su recompensa media es {}</translation>
    </message>
    <message>
        <source>{} of {} responses are truncated (longest: {} tokens); their mean reward is {}, that of the others {}</source>
        <translation>{} de {} respuestas están truncadas (la más larga: {} tokens); su recompensa media es {}, la de las demás {}</translation>
    </message>
    <message>
        <source>{} of {} responses contain {} as plain text, not as a special token</source>
        <translation>{} de {} respuestas contienen {} como texto simple, no como token especial</translation>
    </message>
    <message>
        <source>{} of {} responses repeat the same tokens in a loop</source>
        <translation>{} de {} respuestas repiten los mismos tokens en bucle</translation>
    </message>
    <message>
        <source>{} of {} rows have no list here, which is shown as an empty one</source>
        <translation>{} de {} filas no tienen aquí una lista, lo que se muestra como lista vacía</translation>
    </message>
    <message>
        <source>{} of {} rows have no number here, which is shown as NaN</source>
        <translation>{} de {} filas no tienen aquí un número, lo que se muestra como NaN</translation>
    </message>
    <message>
        <source>{} of {} sequences contain {} twice in a row</source>
        <translation>{} de {} secuencias contienen {} dos veces seguidas</translation>
    </message>
    <message>
        <source>{} of {} sequences have no response</source>
        <translation>{} de {} secuencias no tienen respuesta</translation>
    </message>
    <message>
        <source>{} of {} sequences repeat {} and the tokens after it: the chat template was applied twice</source>
        <translation>{} de {} secuencias repiten {} y los tokens siguientes: la plantilla de chat se aplicó dos veces</translation>
    </message>
    <message>
        <source>{} of {} sequences start with {} twice</source>
        <translation>{} de {} secuencias empiezan dos veces con {}</translation>
    </message>
    <message>
        <source>{} of {} truncated steps are terminated too</source>
        <translation>{} de {} pasos truncated son también terminated</translation>
    </message>
    <message>
        <source>{} or {}</source>
        <translation>{} o {}</translation>
    </message>
    <message>
        <source>{} parts are too many</source>
        <translation>{} partes son demasiadas</translation>
    </message>
    <message>
        <source>{} positions from {} on exceed the size {} of dim {}</source>
        <translation>{} posiciones a partir de {} superan el tamaño {} de la dimensión {}</translation>
    </message>
    <message>
        <source>{} renamed to {}</source>
        <translation>{} renombrado a {}</translation>
    </message>
    <message>
        <source>{} rows</source>
        <translation>{} filas</translation>
    </message>
    <message>
        <source>{} rows were written to the replay buffer in total</source>
        <translation>en total se escribieron {} filas en el replay buffer</translation>
    </message>
    <message>
        <source>{} shifts do not fit {} dims</source>
        <translation>{} desplazamientos no encajan con {} dimensiones</translation>
    </message>
    <message>
        <source>{} splits a last dim of two or more</source>
        <translation>{} divide una última dimensión de dos o más</translation>
    </message>
    <message>
        <source>{} takes 1 or 2 dims, not {}</source>
        <translation>{} toma 1 o 2 dimensiones, no {}</translation>
    </message>
    <message>
        <source>{} takes 2 or 3 dims, not {}</source>
        <translation>{} toma 2 o 3 dimensiones, no {}</translation>
    </message>
    <message>
        <source>{} takes a tensor first</source>
        <translation>{} toma primero un tensor</translation>
    </message>
    <message>
        <source>{} takes a tensor, and a state to begin with</source>
        <translation>{} toma un tensor y un estado inicial</translation>
    </message>
    <message>
        <source>{} takes a tensor, not a value of type {}</source>
        <translation>{} toma un tensor, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>{} takes modules, not a value of type {}</source>
        <translation>{} toma módulos, no un valor de tipo {}</translation>
    </message>
    <message>
        <source>{} takes no '{}'</source>
        <translation>{} no acepta '{}'</translation>
    </message>
    <message>
        <source>{} takes no input of {} dims</source>
        <translation>{} no acepta una entrada de {} dimensiones</translation>
    </message>
    <message>
        <source>{} takes one input, not {}</source>
        <translation>{} toma una entrada, no {}</translation>
    </message>
    <message>
        <source>{} takes one tensordict alone</source>
        <translation>{} toma un solo tensordict</translation>
    </message>
    <message>
        <source>{} takes pictures of three dims, not {}</source>
        <translation>{} toma imágenes de tres dimensiones, no {}</translation>
    </message>
    <message>
        <source>{} takes query, key and value, three tensors</source>
        <translation>{} toma query, key y value, tres tensores</translation>
    </message>
    <message>
        <source>{} takes tensordicts, item {} is a {}</source>
        <translation>{} toma tensordicts; el elemento {} es de tipo {}</translation>
    </message>
    <message>
        <source>{} takes tensors or tensordicts, not both: item {} is a {}</source>
        <translation>{} toma tensores o tensordicts, no ambos: el elemento {} es de tipo {}</translation>
    </message>
    <message>
        <source>{} takes {} arguments, not {}</source>
        <translation>{} toma {} argumentos, no {}</translation>
    </message>
    <message>
        <source>{} takes {}, more than the {} of memory that are free</source>
        <translation>{} ocupa {}, más que los {} de memoria libres</translation>
    </message>
    <message>
        <source>{} values do not fill the batch size {}</source>
        <translation>{} valores no llenan el tamaño de batch {}</translation>
    </message>
    <message>
        <source>{} values do not fit {} positions</source>
        <translation>{} valores no encajan con {} posiciones</translation>
    </message>
    <message>
        <source>{} was cut off: the file ends before frame {} of {}</source>
        <translation>{} está cortado: el archivo termina antes del fotograma {} de {}</translation>
    </message>
    <message>
        <source>{} was to be replaced</source>
        <translation>{} iba a ser reemplazado</translation>
    </message>
    <message>
        <source>{} was to become {}</source>
        <translation>{} iba a pasar a ser {}</translation>
    </message>
    <message>
        <source>{} worker processes cannot be started: {}; use fewer --jobs</source>
        <translation>no se pueden iniciar {} procesos de trabajo: {}; use menos --jobs</translation>
    </message>
    <message>
        <source>{} {} and {} are the same or nested in each other</source>
        <translation>{} {} y {} son lo mismo o uno está dentro del otro</translation>
    </message>
    <message>
        <source>{} {}, unlike in the first file</source>
        <translation>{} {}, a diferencia del primer archivo</translation>
    </message>
    <message>
        <source>{}() cannot read a number from {}</source>
        <translation>{}() no puede leer un número de {}</translation>
    </message>
    <message>
        <source>{}() does not change its arguments here: without running_mean and running_var it normalises by the batch all the same</source>
        <translation>{}() no modifica aquí sus argumentos: sin running_mean ni running_var normaliza igualmente por el batch</translation>
    </message>
    <message>
        <source>{}() does not change its arguments here; leave inplace=True out</source>
        <translation>{}() no modifica aquí sus argumentos; omita inplace=True</translation>
    </message>
    <message>
        <source>{}() does not change its arguments here; leave max_norm= out</source>
        <translation>{}() no modifica aquí sus argumentos; omita max_norm=</translation>
    </message>
    <message>
        <source>{}() does not support antialias=True or 'nearest-exact' here</source>
        <translation>{}() no admite aquí antialias=True ni 'nearest-exact'</translation>
    </message>
    <message>
        <source>{}() does not take these arguments: ({}); it takes{}</source>
        <translation>{}() no admite estos argumentos: ({}); admite{}</translation>
    </message>
    <message>
        <source>{}() does not take these arguments: ({}){} It takes{}</source>
        <translation>{}() no admite estos argumentos: ({}){} Admite{}</translation>
    </message>
    <message>
        <source>{}() gives no single tensor, as every leaf of a tensordict is one</source>
        <translation>{}() no da un único tensor, como lo es cada hoja de un tensordict</translation>
    </message>
    <message>
        <source>{}() got an unexpected keyword argument '{}'; did you mean '{}'? Its signature is {}</source>
        <translation>{}() recibió un argumento con nombre inesperado '{}'; ¿quiso decir '{}'? Su firma es {}</translation>
    </message>
    <message>
        <source>{}() got an unexpected keyword argument '{}'; its signature is {}</source>
        <translation>{}() recibió un argumento con nombre inesperado '{}'; su firma es {}</translation>
    </message>
    <message>
        <source>{}() got two values for '{}'; its signature is {}</source>
        <translation>{}() recibió dos valores para '{}'; su firma es {}</translation>
    </message>
    <message>
        <source>{}() got {} arguments without a name, at most {} fit; its signature is {}</source>
        <translation>{}() recibió {} argumentos sin nombre, caben como máximo {}; su firma es {}</translation>
    </message>
    <message>
        <source>{}() has no mode {} for an input of {} dims; 'nearest' and 'area' take 3 to 5, 'linear' 3, 'bilinear' and 'bicubic' 4, 'trilinear' 5</source>
        <translation>{}() no tiene modo {} para una entrada de {} dimensiones; 'nearest' y 'area' toman de 3 a 5, 'linear' 3, 'bilinear' y 'bicubic' 4, 'trilinear' 5</translation>
    </message>
    <message>
        <source>{}() misses {}</source>
        <translation>a {}() le falta {}</translation>
    </message>
    <message>
        <source>{}() misses {}; its signature is {}</source>
        <translation>a {}() le falta {}; su firma es {}</translation>
    </message>
    <message>
        <source>{}() needs at least one item</source>
        <translation>{}() necesita al menos un elemento</translation>
    </message>
    <message>
        <source>{}() reduces batch dims, not "feature"</source>
        <translation>{}() reduce dimensiones de batch, no "feature"</translation>
    </message>
    <message>
        <source>{}() takes a number, not {}</source>
        <translation>{}() toma un número, no {}</translation>
    </message>
    <message>
        <source>{}() takes a tensor and a mode such as 'nearest'</source>
        <translation>{}() toma un tensor y un modo como 'nearest'</translation>
    </message>
    <message>
        <source>{}() takes either size or scale_factor</source>
        <translation>{}() toma size o scale_factor</translation>
    </message>
    <message>
        <source>{}() takes tensordicts and tensors, not a number</source>
        <translation>{}() toma tensordicts y tensores, no un número</translation>
    </message>
    <message>
        <source>{}() takes two tensors or two tensordicts, not a {} and a {}</source>
        <translation>{}() toma dos tensores o dos tensordicts, no {} y {}</translation>
    </message>
    <message>
        <source>{}(reduce=True) reduces all tensors together, but there are none</source>
        <translation>{}(reduce=True) reduce todos los tensores juntos, pero no hay ninguno</translation>
    </message>
    <message>
        <source>{}, rounded</source>
        <translation>{}, redondeado</translation>
    </message>
    <message>
        <source>{}. Open it again to put it back from the journal</source>
        <translation>{}. Ábralo de nuevo para restablecerlo desde el diario</translation>
    </message>
    <message>
        <source>{}: expected tensors, not a {}</source>
        <translation>{}: se esperan tensores, no un {}</translation>
    </message>
    <message>
        <source>{}: not enough memory for this part</source>
        <translation>{}: memoria insuficiente para esta parte</translation>
    </message>
    <message>
        <source>{}: their sums are equal, so that the sum over the dims is missing.</source>
        <translation>{}: sus sumas son iguales, así que falta la suma sobre las dims.</translation>
    </message>
    <message>
        <source>{}: {} (convertible to {})</source>
        <translation>{}: {} (convertible a {})</translation>
    </message>
    <message>
        <source>{}: {} contains values outside its range</source>
        <translation>{}: {} contiene valores fuera de su rango</translation>
    </message>
    <message>
        <source>{}: {}, length {} to {}</source>
        <translation>{}: {}, longitud de {} a {}</translation>
    </message>
    <message>
        <source>{}: {}. It was probably written by a newer HDF5 library than {}.{}.{}, which this program has; write it with `h5py.File(path, "w", libver="v110")`</source>
        <translation>{}: {}. Probablemente se escribió con una biblioteca HDF5 más nueva que {}.{}.{}, la de este programa; escríbalo con `h5py.File(path, "w", libver="v110")`</translation>
    </message>
    <message>
        <source>{}; and restoring the previous content failed too ({})</source>
        <translation>{}; y también falló restablecer el contenido anterior ({})</translation>
    </message>
    <message>
        <source>{}; nothing was saved</source>
        <translation>{}; no se ha guardado nada</translation>
    </message>
    <message>
        <source>{}; their sums differ too.</source>
        <translation>{}; sus sumas también difieren.</translation>
    </message>
    <message>
        <source>~ takes integers and bools, not {}</source>
        <translation>~ toma enteros y bools, no {}</translation>
    </message>
</context>
</TS>
