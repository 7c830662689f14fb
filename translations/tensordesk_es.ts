<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>tensordesk::AboutBox</name>
    <message>
        <source>About TensorDesk</source>
        <translation>Acerca de TensorDesk</translation>
    </message>
    <message>
        <source>&lt;h3&gt;TensorDesk %1&lt;/h3&gt;&lt;p&gt;A desktop browser and editor for tensordicts.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. Made with Qt, LibTorch, QCustomPlot and HDF5.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;TensorDesk %1&lt;/h3&gt;&lt;p&gt;Un navegador y editor de escritorio para tensordicts.&lt;/p&gt;&lt;p&gt;Software libre bajo la GNU General Public License, versión 3 o posterior. Hecho con Qt, LibTorch, QCustomPlot y HDF5.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>tensordesk::Actions</name>
    <message>
        <source>&amp;Open file…</source>
        <translation>&amp;Abrir archivo…</translation>
    </message>
    <message>
        <source>Open &amp;folder…</source>
        <translation>Abrir car&amp;peta…</translation>
    </message>
    <message>
        <source>Open the sa&amp;mple</source>
        <translation>Abrir el eje&amp;mplo</translation>
    </message>
    <message>
        <source>Open a simulated rollout to try things on</source>
        <translation>Abrir un rollout simulado para hacer pruebas</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Write the edits to the file</source>
        <translation>Escribir los cambios en el archivo</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>Write all or a part to a new file</source>
        <translation>Escribir todo o una parte en un archivo nuevo</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>R&amp;ecargar</translation>
    </message>
    <message>
        <source>Reload the file</source>
        <translation>Recargar el archivo</translation>
    </message>
    <message>
        <source>Roll &amp;back the interrupted save</source>
        <translation>Revertir el guar&amp;dado interrumpido</translation>
    </message>
    <message>
        <source>Put the file back to its state before the save that was interrupted</source>
        <translation>Devolver el archivo al estado anterior al guardado que se interrumpió</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Close the document</source>
        <translation>Cerrar el documento</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Undo the last edit</source>
        <translation>Deshacer el último cambio</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Do the undone edit again</source>
        <translation>Repetir el cambio deshecho</translation>
    </message>
    <message>
        <source>&amp;Edit values</source>
        <translation>&amp;Editar valores</translation>
    </message>
    <message>
        <source>Let values be edited; the file changes only when saved</source>
        <translation>Permitir editar los valores; el archivo solo cambia al guardar</translation>
    </message>
    <message>
        <source>&amp;Discard edits</source>
        <translation>Descar&amp;tar cambios</translation>
    </message>
    <message>
        <source>Discard all unsaved edits</source>
        <translation>Descartar todos los cambios sin guardar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy the selected or shown values</source>
        <translation>Copiar lo que está seleccionado o a la vista</translation>
    </message>
    <message>
        <source>T&amp;ree</source>
        <translation>Á&amp;rbol</translation>
    </message>
    <message>
        <source>Show or hide the tree</source>
        <translation>Mostrar u ocultar el árbol</translation>
    </message>
    <message>
        <source>I&amp;nspector</source>
        <translation>&amp;Inspector</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Como el &amp;sistema</translation>
    </message>
    <message>
        <source>Light or dark as the desktop is</source>
        <translation>Claro u oscuro, como el escritorio</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>Always light</source>
        <translation>Siempre claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>Always dark</source>
        <translation>Siempre oscuro</translation>
    </message>
    <message>
        <source>&amp;Expression</source>
        <translation>E&amp;xpresión</translation>
    </message>
    <message>
        <source>Type an index or an expression</source>
        <translation>Escribir un índice o una expresión</translation>
    </message>
    <message>
        <source>&amp;Search keys</source>
        <translation>B&amp;uscar claves</translation>
    </message>
    <message>
        <source>Filter the tree by key</source>
        <translation>Filtrar el árbol por clave</translation>
    </message>
    <message>
        <source>Step &amp;back</source>
        <translation>Paso &amp;atrás</translation>
    </message>
    <message>
        <source>One index back</source>
        <translation>Un índice atrás</translation>
    </message>
    <message>
        <source>Step &amp;forward</source>
        <translation>Paso a&amp;delante</translation>
    </message>
    <message>
        <source>One index on</source>
        <translation>Un índice adelante</translation>
    </message>
    <message>
        <source>Step back by 10</source>
        <translation>10 pasos atrás</translation>
    </message>
    <message>
        <source>Ten indices back</source>
        <translation>Diez índices atrás</translation>
    </message>
    <message>
        <source>Step forward by 10</source>
        <translation>10 pasos adelante</translation>
    </message>
    <message>
        <source>Ten indices on</source>
        <translation>Diez índices adelante</translation>
    </message>
    <message>
        <source>&amp;Cancel the newest job</source>
        <translation>Cance&amp;lar la última tarea</translation>
    </message>
    <message>
        <source>Cancel the last job</source>
        <translation>Cancelar la última tarea</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>Open the manual page of the focused control</source>
        <translation>Abrir la página del manual del control que tiene el foco</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>A&amp;tajos de teclado</translation>
    </message>
    <message>
        <source>&amp;About TensorDesk</source>
        <translation>&amp;Acerca de TensorDesk</translation>
    </message>
    <message>
        <source>Version and licences</source>
        <translation>Versión y licencias</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Apariencia</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Ir</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Play or pause	Space</source>
        <translation>&amp;Reproducir o pausar	Espacio</translation>
    </message>
    <message>
        <source>Play along the dim; Space in a view does the same</source>
        <translation>Reproducir a lo largo de la dimensión; en una vista, la barra espaciadora hace lo mismo</translation>
    </message>
    <message>
        <source>Compare with f&amp;ile…</source>
        <translation>Comparar con arch&amp;ivo…</translation>
    </message>
    <message>
        <source>Show the differences from another file</source>
        <translation>Mostrar las diferencias con otro archivo</translation>
    </message>
    <message>
        <source>Compare with fol&amp;der…</source>
        <translation>Comparar con carpe&amp;ta…</translation>
    </message>
    <message>
        <source>Collate &amp;members</source>
        <translation>C&amp;otejar miembros</translation>
    </message>
    <message>
        <source>Show the common keys of the members of the selected lazy stack, and why they do not stack</source>
        <translation>Mostrar las claves comunes de los miembros del lazy stack seleccionado, y por qué no se apilan</translation>
    </message>
    <message>
        <source>&amp;Batch dims…</source>
        <translation>Dimensiones de &amp;batch…</translation>
    </message>
    <message>
        <source>Try other batch sizes and names: what each level would become</source>
        <translation>Probar otros tamaños de batch y nombres: cómo quedaría cada nivel</translation>
    </message>
    <message>
        <source>&amp;Shape debugger</source>
        <translation>De&amp;purador de formas</translation>
    </message>
    <message>
        <source>Show the effect of the expression on each key while you type</source>
        <translation>Mostrar el efecto de la expresión en cada clave mientras se escribe</translation>
    </message>
    <message>
        <source>Collate fi&amp;les…</source>
        <translation>Cotejar arc&amp;hivos…</translation>
    </message>
    <message>
        <source>&amp;Follow the file</source>
        <translation>Seg&amp;uir el archivo</translation>
    </message>
    <message>
        <source>Reload the file whenever another program changes it</source>
        <translation>Leer el archivo de nuevo cada vez que otro programa lo cambie</translation>
    </message>
    <message>
        <source>R&amp;un statements…</source>
        <translation>Ejecutar i&amp;nstrucciones…</translation>
    </message>
    <message>
        <source>Edit with Python statements, with a preview of the changes</source>
        <translation>Editar con instrucciones de Python, con una vista previa de los cambios</translation>
    </message>
    <message>
        <source>&amp;Add a key…</source>
        <translation>&amp;Añadir clave…</translation>
    </message>
    <message>
        <source>Add a leaf to this level</source>
        <translation>Añadir una hoja a este nivel</translation>
    </message>
    <message>
        <source>Du&amp;plicate…</source>
        <translation>Du&amp;plicar…</translation>
    </message>
    <message>
        <source>Add a copy of the entry under another key</source>
        <translation>Añadir una copia de la entrada con otra clave</translation>
    </message>
    <message>
        <source>Rena&amp;me or move…</source>
        <translation>Reno&amp;mbrar o mover…</translation>
    </message>
    <message>
        <source>Rename or move the entry</source>
        <translation>Cambiar el nombre de la entrada o moverla</translation>
    </message>
    <message>
        <source>De&amp;lete</source>
        <translation>E&amp;liminar</translation>
    </message>
    <message>
        <source>Delete the entry and all below it</source>
        <translation>Eliminar la entrada y todo lo que contiene</translation>
    </message>
    <message>
        <source>C&amp;hange values…</source>
        <translation>Cambiar &amp;valores…</translation>
    </message>
    <message>
        <source>Recompute the values of the entry, or type its value</source>
        <translation>Volver a calcular los valores de la entrada o escribir su valor</translation>
    </message>
    <message>
        <source>Copy p&amp;icture</source>
        <translation>Copiar ima&amp;gen</translation>
    </message>
    <message>
        <source>Copy the view as a picture</source>
        <translation>Copiar la vista como imagen</translation>
    </message>
    <message>
        <source>&amp;Edit list</source>
        <translation>&amp;Lista de cambios</translation>
    </message>
    <message>
        <source>Show the edits as Python statements</source>
        <translation>Mostrar los cambios como instrucciones de Python</translation>
    </message>
    <message>
        <source>&amp;Jobs</source>
        <translation>Tarea&amp;s</translation>
    </message>
    <message>
        <source>Show the background jobs</source>
        <translation>Mostrar las tareas en segundo plano</translation>
    </message>
    <message>
        <source>&amp;Messages</source>
        <translation>&amp;Mensajes</translation>
    </message>
    <message>
        <source>Show all messages so far</source>
        <translation>Mostrar todos los mensajes hasta ahora</translation>
    </message>
    <message>
        <source>&amp;Next document</source>
        <translation>Documento s&amp;iguiente</translation>
    </message>
    <message>
        <source>Bring the next tab to the front</source>
        <translation>Traer al frente la pestaña siguiente</translation>
    </message>
    <message>
        <source>&amp;Previous document</source>
        <translation>Documento a&amp;nterior</translation>
    </message>
    <message>
        <source>Bring the tab before to the front</source>
        <translation>Traer al frente la pestaña anterior</translation>
    </message>
    <message>
        <source>&amp;Command palette</source>
        <translation>Paleta de &amp;comandos</translation>
    </message>
    <message>
        <source>Find any action by its name</source>
        <translation>Encontrar cualquier acción por su nombre</translation>
    </message>
    <message>
        <source>Collate &amp;parts…</source>
        <translation>Cote&amp;jar partes…</translation>
    </message>
    <message>
        <source>Show indices, episodes or other parts side by side, and why they do not stack</source>
        <translation>Mostrar índices, episodios u otras partes lado a lado, y por qué no se apilan</translation>
    </message>
    <message>
        <source>Compare with the sa&amp;ved file</source>
        <translation>Comparar con &amp;lo guardado</translation>
    </message>
    <message>
        <source>Show the changes of the unsaved edits</source>
        <translation>Mostrar qué modifican los cambios sin guardar</translation>
    </message>
    <message>
        <source>Pre&amp;vious episode</source>
        <translation>Episodio an&amp;terior</translation>
    </message>
    <message>
        <source>To the first step of the episode, then of the one before</source>
        <translation>Al primer paso del episodio, y luego al del anterior</translation>
    </message>
    <message>
        <source>Ne&amp;xt episode</source>
        <translation>Episodio &amp;siguiente</translation>
    </message>
    <message>
        <source>To the first step of the next episode</source>
        <translation>Al primer paso del episodio siguiente</translation>
    </message>
    <message>
        <source>Oldest row of a replay buffer firs&amp;t</source>
        <translation>Primero la fila más a&amp;ntigua de un replay buffer</translation>
    </message>
    <message>
        <source>Only the rows that are written, in the order of time</source>
        <translation>Solo las filas escritas, en orden temporal</translation>
    </message>
    <message>
        <source>Follow &amp;links out of folders</source>
        <translation>Seguir enlaces &amp;fuera de las carpetas</translation>
    </message>
    <message>
        <source>Also read files elsewhere that links in a memmap folder lead to</source>
        <translation>Leer también archivos de otros lugares a los que llevan los enlaces de una carpeta memmap</translation>
    </message>
    <message>
        <source>Show files, folders and open documents side by side, and why they do not stack</source>
        <translation>Mostrar archivos, carpetas y documentos abiertos lado a lado, y por qué no se apilan</translation>
    </message>
    <message>
        <source>Close all windows</source>
        <translation>Cerrar todas las ventanas</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>&amp;Deshacer: %1</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>&amp;Rehacer: %1</translation>
    </message>
    <message>
        <source>Show or hide the inspector and the options of the view</source>
        <translation>Mostrar u ocultar el inspector y las opciones de la vista</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>&amp;Vista general</translation>
    </message>
    <message>
        <source>Show the overview: episodes, health and sizes</source>
        <translation>Mostrar el resumen: episodios, salud y tamaños</translation>
    </message>
    <message>
        <source>Open, save, compare</source>
        <translation>Abrir, guardar, comparar</translation>
    </message>
    <message>
        <source>Find, step and play</source>
        <translation>Buscar, avanzar y reproducir</translation>
    </message>
    <message>
        <source>Choose the shown part</source>
        <translation>Elegir la parte que se muestra</translation>
    </message>
    <message>
        <source>Edit and copy</source>
        <translation>Editar y copiar</translation>
    </message>
    <message>
        <source>Get help</source>
        <translation>Obtener ayuda</translation>
    </message>
    <message>
        <source>Se&amp;ttings…</source>
        <translation>A&amp;justes…</translation>
    </message>
    <message>
        <source>Choose theme, language, numbers, colours, columns and memory</source>
        <translation>Elegir apariencia, idioma, números, colores, columnas y memoria</translation>
    </message>
    <message>
        <source>Open a file of any format that is known</source>
        <translation>Abrir un archivo de cualquiera de los formatos conocidos</translation>
    </message>
    <message>
        <source>Open a folder: memmap, zarr, checkpoint, replay buffer, shards, episodes</source>
        <translation>Abrir una carpeta: memmap, zarr, checkpoint, replay buffer, shards, episodios</translation>
    </message>
    <message>
        <source>Show the differences from another folder</source>
        <translation>Mostrar las diferencias con otra carpeta</translation>
    </message>
    <message>
        <source>Take a &amp;tour</source>
        <translation>&amp;Recorrido guiado</translation>
    </message>
    <message>
        <source>See the parts of the window in six steps, with the sample</source>
        <translation>Ver las partes de la ventana en seis pasos, con el ejemplo</translation>
    </message>
    <message>
        <source>List the keyboard shortcuts, grouped by task</source>
        <translation>Encontrar lo que se hace con el teclado, agrupado según lo que hace</translation>
    </message>
    <message>
        <source>Compare with open docu&amp;ment…</source>
        <translation>Comparar con documento a&amp;bierto…</translation>
    </message>
    <message>
        <source>Show the differences from another tab, unsaved edits included</source>
        <translation>Mostrar las diferencias con otra pestaña, incluidos los cambios sin guardar</translation>
    </message>
    <message>
        <source>Plot &amp;keys in panes</source>
        <translation>Trazar claves en &amp;paneles</translation>
    </message>
    <message>
        <source>Draw the curves of the selected keys below each other, each with a y axis of its own</source>
        <translation>Dibujar las curvas de las claves seleccionadas una debajo de otra, cada una con su propio eje y</translation>
    </message>
    <message>
        <source>Episodes &amp;from their starts</source>
        <translation>Episodios &amp;desde su inicio</translation>
    </message>
    <message>
        <source>Align episodes at their starts, with their statistics; off: steps in stored order</source>
        <translation>Alinear los episodios por su inicio, con sus estadísticas; desactivado: los pasos en el orden guardado</translation>
    </message>
    <message>
        <source>La&amp;youts of curves…</source>
        <translation>Disposicion&amp;es de curvas…</translation>
    </message>
    <message>
        <source>Save which keys are drawn where under a name, or draw them so as was saved</source>
        <translation>Guardar con un nombre qué claves se dibujan y dónde, o dibujarlas como se guardó</translation>
    </message>
    <message>
        <source>Derived &amp;keys…</source>
        <translation>Clave&amp;s derivadas…</translation>
    </message>
    <message>
        <source>Define keys by expressions, which are computed when they are shown</source>
        <translation>Definir claves mediante expresiones, que se calculan al mirarlas</translation>
    </message>
    <message>
        <source>Sho&amp;w the file as stored</source>
        <translation>Mostrar el archivo &amp;tal como está guardado</translation>
    </message>
    <message>
        <source>Without its layout: the groups and arrays as they are in the file; of a replay buffer its sampler and writer too</source>
        <translation>Sin su layout: los grupos y arrays tal como están en el archivo; de un búfer de repetición también su muestreador y su escritor</translation>
    </message>
    <message>
        <source>&amp;Explain an error…</source>
        <translation>&amp;Explicar un error…</translation>
    </message>
    <message>
        <source>Paste an error of Python and see which dims do not fit and what to write instead</source>
        <translation>Pegar un error de Python y ver qué dims no encajan y qué escribir en su lugar</translation>
    </message>
    <message>
        <source>Rea&amp;d as…</source>
        <translation>L&amp;eer como…</translation>
    </message>
    <message>
        <source>Set where the file has the steps of a rollout, and the role of each key</source>
        <translation>Indicar dónde están en el archivo los pasos de un rollout, y el papel de cada clave</translation>
    </message>
    <message>
        <source>Search va&amp;lues</source>
        <translation>Buscar va&amp;lores</translation>
    </message>
    <message>
        <source>Search the values of all keys for a condition, such as isnan or &gt; 1e6</source>
        <translation>Buscar en los valores de todas las claves una condición, como isnan o &gt; 1e6</translation>
    </message>
    <message>
        <source>Compare &amp;runs…</source>
        <translation>Comparar ejecu&amp;ciones…</translation>
    </message>
    <message>
        <source>Show returns and lengths of the episodes of several rollouts in one plot, with statistics</source>
        <translation>Mostrar los retornos y las longitudes de los episodios de varios rollouts en un gráfico, con estadísticas</translation>
    </message>
    <message>
        <source>Name c&amp;hannels…</source>
        <translation>Nombrar can&amp;ales…</translation>
    </message>
    <message>
        <source>Name the indices of the last dim of the shown key, for files of this folder</source>
        <translation>Nombrar los índices de la última dim de la clave mostrada, para los archivos de esta carpeta</translation>
    </message>
    <message>
        <source>Open from another &amp;machine…</source>
        <translation>Abrir desde otra má&amp;quina…</translation>
    </message>
    <message>
        <source>Open a file or folder that stays on another machine, by ssh</source>
        <translation>Abrir por ssh un archivo o una carpeta que permanece en otra máquina</translation>
    </message>
</context>
<context>
    <name>tensordesk::AddedKeys</name>
    <message>
        <source>Add a key</source>
        <translation>Añadir clave</translation>
    </message>
    <message>
        <source>Draws the curves of another key too; keys can be dragged here from the tree</source>
        <translation>Dibuja también las curvas de otra clave; se pueden arrastrar claves aquí desde el árbol</translation>
    </message>
    <message>
        <source>No other key has this dim</source>
        <translation>Ninguna otra clave tiene esta dimensión</translation>
    </message>
    <message>
        <source>Where other keys are drawn</source>
        <translation>Dónde se dibujan las otras claves</translation>
    </message>
    <message>
        <source>in the same pane</source>
        <translation>en el mismo panel</translation>
    </message>
    <message>
        <source>on a second y axis</source>
        <translation>en un segundo eje y</translation>
    </message>
    <message>
        <source>in panes below</source>
        <translation>en paneles debajo</translation>
    </message>
</context>
<context>
    <name>tensordesk::BatchDialog</name>
    <message>
        <source>Batch dims</source>
        <translation>Dimensiones de batch</translation>
    </message>
    <message>
        <source>&amp;Copy as Python</source>
        <translation>&amp;Copiar como Python</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Tamaño de batch</translation>
    </message>
    <message>
        <source>Names of the batch dims</source>
        <translation>Nombres de las dimensiones de batch</translation>
    </message>
    <message>
        <source>env, time</source>
        <translation>env, time</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Would be</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>Preview of each level</source>
        <translation>Cómo quedaría cada nivel</translation>
    </message>
    <message>
        <source>Batch &amp;size:</source>
        <translation>&amp;Tamaño de batch:</translation>
    </message>
    <message>
        <source>&amp;Names:</source>
        <translation>&amp;Nombres:</translation>
    </message>
    <message>
        <source>as long as the leaves allow, on every level</source>
        <translation>tan largo como permitan las hojas, en cada nivel</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>sin cambios</translation>
    </message>
    <message>
        <source>As an edit that can be undone; the file changes when it is saved</source>
        <translation>Como un cambio que se puede deshacer; el archivo cambia al guardar</translation>
    </message>
    <message>
        <source>Switch to editing first</source>
        <translation>Active primero la edición</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Aplicar</translation>
    </message>
    <message>
        <source>Find the batch sizes that fit</source>
        <translation>Buscar los tamaños de batch que encajan</translation>
    </message>
    <message>
        <source>Try the batch dims</source>
        <translation>Probar las dimensiones de batch</translation>
    </message>
</context>
<context>
    <name>tensordesk::BatchMask</name>
    <message>
        <source>A mask is a bool tensor, such as td[&quot;done&quot;] or td[&quot;reward&quot;] &gt; 0, and this is a %1.</source>
        <translation>Una máscara es un tensor bool, como td[&quot;done&quot;] o td[&quot;reward&quot;] &gt; 0, y esto es un %1.</translation>
    </message>
    <message>
        <source>A mask has the shape of the batch %1 or of its first dims, and this one has %2.</source>
        <translation>Una máscara tiene la forma del batch %1 o de sus primeras dimensiones, y esta tiene %2.</translation>
    </message>
</context>
<context>
    <name>tensordesk::CellEdits</name>
    <message>
        <source>one cell</source>
        <translation>una celda</translation>
    </message>
    <message>
        <source>%1 × %2 cells</source>
        <translation>%1 × %2 celdas</translation>
    </message>
    <message>
        <source>The text leaves values out by &quot;...&quot;. Print all of them first.</source>
        <translation>El texto omite valores con «...». Muéstrelos todos antes.</translation>
    </message>
    <message>
        <source>The rows have different lengths: %1 and %2 cells.</source>
        <translation>Las filas tienen longitudes distintas: %1 y %2 celdas.</translation>
    </message>
    <message>
        <source>Fill %1</source>
        <translation>Rellenar %1</translation>
    </message>
    <message>
        <source>Compute %1</source>
        <translation>Calcular %1</translation>
    </message>
    <message>
        <source>The clipboard has no cells.</source>
        <translation>El portapapeles no contiene celdas.</translation>
    </message>
    <message>
        <source>The clipboard has more than %1 cells.</source>
        <translation>El portapapeles tiene más de %1 celdas.</translation>
    </message>
    <message>
        <source>Paste into %1</source>
        <translation>Pegar en %1</translation>
    </message>
    <message>
        <source>The clipboard has %1, but from here only %2 are left.</source>
        <translation>El portapapeles tiene %1, pero desde aquí solo quedan %2.</translation>
    </message>
    <message>
        <source>The clipboard has more than %1 characters.</source>
        <translation>El portapapeles tiene más de %1 caracteres.</translation>
    </message>
</context>
<context>
    <name>tensordesk::CellsTexts</name>
    <message>
        <source>Cells after the end of a shorter member have no element, and an array has no gaps: copy the cells as text or as lists.</source>
        <translation>Las celdas posteriores al final de un miembro más corto no tienen elemento, y un array no admite huecos: copie las celdas como texto o como listas.</translation>
    </message>
</context>
<context>
    <name>tensordesk::ChannelNaming</name>
    <message>
        <source>Name channels</source>
        <translation>Nombrar canales</translation>
    </message>
    <message>
        <source>Names of the %1 channels of %2, separated by commas:</source>
        <translation>Nombres de los %1 canales de %2, separados por comas:</translation>
    </message>
    <message>
        <source>Channel names</source>
        <translation>Nombres de canales</translation>
    </message>
    <message>
        <source>Expected %1 names, and there are %2.</source>
        <translation>Se esperan %1 nombres y hay %2.</translation>
    </message>
</context>
<context>
    <name>tensordesk::ChipRow</name>
    <message>
        <source>More dims</source>
        <translation>Más dimensiones</translation>
    </message>
    <message>
        <source>The dims before</source>
        <translation>Las dimensiones anteriores</translation>
    </message>
</context>
<context>
    <name>tensordesk::ChosenCells</name>
    <message numerus="yes">
        <source>%n cell(s): sum %1, mean %2</source>
        <translation>
            <numerusform>%n celda: suma %1, media %2</numerusform>
            <numerusform>%n celdas: suma %1, media %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Sum up cells</source>
        <translation>Sumar celdas</translation>
    </message>
    <message>
        <source>Save cells</source>
        <translation>Guardar celdas</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Escrito en %1</translation>
    </message>
    <message>
        <source>Cells (*.csv *.npy *.npz)</source>
        <translation>Celdas (*.csv *.npy *.npz)</translation>
    </message>
    <message>
        <source>Cannot save</source>
        <translation>No se puede guardar</translation>
    </message>
</context>
<context>
    <name>tensordesk::CollateDialog</name>
    <message>
        <source>Collate files</source>
        <translation>Cotejar archivos</translation>
    </message>
    <message>
        <source>Tensordicts to show side by side, and why they do not stack.</source>
        <translation>Tensordicts que se muestran lado a lado, y por qué no se apilan.</translation>
    </message>
    <message>
        <source>Tensordicts</source>
        <translation>Tensordicts</translation>
    </message>
    <message>
        <source>Add &amp;files…</source>
        <translation>Añadir &amp;archivos…</translation>
    </message>
    <message>
        <source>Add f&amp;older…</source>
        <translation>Añadir &amp;carpeta…</translation>
    </message>
    <message>
        <source>%1, as opened</source>
        <translation>%1, tal como está abierto</translation>
    </message>
    <message>
        <source>Collate a folder</source>
        <translation>Cotejar una carpeta</translation>
    </message>
</context>
<context>
    <name>tensordesk::CollationModel</name>
    <message>
        <source>All members agree.</source>
        <translation>Todos los miembros coinciden.</translation>
    </message>
    <message>
        <source>torch.stack raises an error because of this.</source>
        <translation>Por esto, torch.stack genera un error.</translation>
    </message>
    <message>
        <source>torch.stack accepts the members nevertheless.</source>
        <translation>torch.stack acepta los miembros de todos modos.</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>Member %1 lacks this key.</source>
        <translation>Al miembro %1 le falta esta clave.</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>ilegible</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Differs in</source>
        <translation>Difiere en</translation>
    </message>
    <message numerus="yes">
        <source>%n keys</source>
        <translation>
            <numerusform>%n clave</numerusform>
            <numerusform>%n claves</numerusform>
        </translation>
    </message>
    <message>
        <source>only the batch</source>
        <translation>solo el batch</translation>
    </message>
    <message>
        <source>They differ only because the batch sizes of the members differ. A double-click shows each key.</source>
        <translation>Difieren solo porque los tamaños de batch de los miembros difieren. Un doble clic muestra cada clave.</translation>
    </message>
    <message>
        <source>They differ as the batch of the members does. A double-click hides them again.</source>
        <translation>Difieren igual que el batch de los miembros. Un doble clic las oculta de nuevo.</translation>
    </message>
    <message>
        <source>It differs as the batch of the members does.</source>
        <translation>Difiere igual que el batch de los miembros.</translation>
    </message>
</context>
<context>
    <name>tensordesk::CollationView</name>
    <message>
        <source>Function</source>
        <translation>Función</translation>
    </message>
    <message>
        <source>Gives</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Result of collating</source>
        <translation>Lo que resulta al unirlos</translation>
    </message>
    <message>
        <source>To stack</source>
        <translation>Para apilar</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Miembros</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Qué cambiar</translation>
    </message>
    <message>
        <source>Keys and members</source>
        <translation>Claves y miembros</translation>
    </message>
    <message>
        <source>Copy as Python</source>
        <translation>Copiar como Python</translation>
    </message>
    <message>
        <source>%1. Padding every dim to the longest adds %2 to %3.</source>
        <translation>%1. Rellenar cada dimensión hasta la más larga añade %2 a %3.</translation>
    </message>
    <message>
        <source>none: they stack</source>
        <translation>ninguno: se apilan</translation>
    </message>
    <message>
        <source>One member</source>
        <translation>Un miembro</translation>
    </message>
    <message>
        <source>%1 members</source>
        <translation>%1 miembros</translation>
    </message>
    <message>
        <source>leaves out %1</source>
        <translation>omite %1</translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation>%1 pasa a %2</translation>
    </message>
    <message>
        <source>drops the names of dims</source>
        <translation>pierde los nombres de las dimensiones</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significado</translation>
    </message>
    <message>
        <source>Members of different lengths: pad with zeros</source>
        <translation>Miembros de longitud distinta: rellenar con ceros</translation>
    </message>
    <message>
        <source>Members of different lengths: crop to the shortest</source>
        <translation>Miembros de longitud distinta: recortar al más corto</translation>
    </message>
    <message>
        <source>How members of different lengths are stacked</source>
        <translation>Qué se hace con los miembros de longitud distinta</translation>
    </message>
    <message>
        <source>if you like: %1</source>
        <translation>opcional: %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::CollationWindow</name>
    <message>
        <source>Collation — TensorDesk</source>
        <translation>Cotejo — TensorDesk</translation>
    </message>
    <message>
        <source>Read the members</source>
        <translation>Examinar los miembros</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Looking at the members…</source>
        <translation>Examinando los miembros…</translation>
    </message>
</context>
<context>
    <name>tensordesk::ColourControls</name>
    <message>
        <source>Symmetric</source>
        <translation>Simétrico</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colores</translation>
    </message>
    <message>
        <source>Colours; automatic: around zero for values of both signs</source>
        <translation>Colores; automático: en torno a cero si hay valores de ambos signos</translation>
    </message>
    <message>
        <source>The middle colour is zero</source>
        <translation>El color central es cero</translation>
    </message>
    <message>
        <source>Value of the first colour</source>
        <translation>Valor del primer color</translation>
    </message>
    <message>
        <source>Value of the last colour</source>
        <translation>Valor del último color</translation>
    </message>
    <message>
        <source>From the least to the greatest value shown</source>
        <translation>Del menor al mayor valor mostrado</translation>
    </message>
    <message>
        <source>Distribution</source>
        <translation>Distribución</translation>
    </message>
    <message>
        <source>How many elements have which value, with the ends of the colours to be dragged</source>
        <translation>Cuántos elementos tienen cada valor, con los extremos de los colores, que se pueden arrastrar</translation>
    </message>
    <message>
        <source>Fit to the values</source>
        <translation>Ajustar a los valores</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
</context>
<context>
    <name>tensordesk::ColourDomain</name>
    <message>
        <source>Distribution of the values, and the ends of the colours</source>
        <translation>Distribución de los valores y extremos de los colores</translation>
    </message>
    <message>
        <source>Drag the lines: the values of the first and of the last colour. Arrow keys move the one last touched.</source>
        <translation>Arrastre las líneas: los valores del primer y del último color. Las teclas de flecha mueven la última que se tocó.</translation>
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
        <translation>Azul, blanco, rojo</translation>
    </message>
</context>
<context>
    <name>tensordesk::ColourScale</name>
    <message>
        <source>Colours from %1 to %2</source>
        <translation>Colores de %1 a %2</translation>
    </message>
</context>
<context>
    <name>tensordesk::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>Paleta de comandos</translation>
    </message>
    <message>
        <source>Type some letters of an action</source>
        <translation>Escriba algunas letras de una acción</translation>
    </message>
    <message>
        <source>Action to find</source>
        <translation>Acción que se busca</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Acciones</translation>
    </message>
    <message>
        <source>No action is called so. Clear the field to see all.</source>
        <translation>Ninguna acción se llama así. Vacíe el campo para verlas todas.</translation>
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
        <translation>Mostrar la entrada como está en A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Show the entry of B</source>
        <translation>Mostrar la entrada como está en B</translation>
    </message>
    <message>
        <source>B − A</source>
        <translation>B − A</translation>
    </message>
    <message>
        <source>Show how far B is from A, element by element</source>
        <translation>Mostrar a qué distancia está B de A, elemento por elemento</translation>
    </message>
    <message>
        <source>Choose a key to see its values.</source>
        <translation>Elija una clave para ver sus valores.</translation>
    </message>
    <message>
        <source>Options of the view</source>
        <translation>Opciones de la vista</translation>
    </message>
</context>
<context>
    <name>tensordesk::CompareWindow</name>
    <message>
        <source>%1 and %2 — TensorDesk</source>
        <translation>%1 y %2 — TensorDesk</translation>
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
        <translation>Abrir ambos archivos</translation>
    </message>
    <message>
        <source>Compare values</source>
        <translation>Comparar valores</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>Comparar de nuevo</translation>
    </message>
    <message>
        <source>Reload the files and compare them (%1)</source>
        <translation>Abrir de nuevo los archivos y compararlos (%1)</translation>
    </message>
    <message>
        <source>Cannot compare</source>
        <translation>No se puede comparar</translation>
    </message>
</context>
<context>
    <name>tensordesk::ComparisonModel</name>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Diferencia</translation>
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
        <translation>NaN ig&amp;ual a NaN</translation>
    </message>
    <message>
        <source>&amp;Only differences</source>
        <translation>S&amp;olo diferencias</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>Diferencias</translation>
    </message>
    <message>
        <source>atol</source>
        <translation>atol</translation>
    </message>
    <message>
        <source>Equal is |A − B| ≤ atol + rtol · |B|</source>
        <translation>Igual significa |A − B| ≤ atol + rtol · |B|</translation>
    </message>
    <message>
        <source>rtol</source>
        <translation>rtol</translation>
    </message>
    <message>
        <source>%1 Comparing values…</source>
        <translation>%1 Comparando valores…</translation>
    </message>
    <message>
        <source>All %1 entries are equal.</source>
        <translation>Las %1 entradas son iguales.</translation>
    </message>
    <message>
        <source>All %1 entries have the same form. Comparing values…</source>
        <translation>Las %1 entradas tienen la misma forma. Comparando valores…</translation>
    </message>
    <message>
        <source>Differences in %1 of %2 entries.</source>
        <translation>Diferencias en %1 de %2 entradas.</translation>
    </message>
</context>
<context>
    <name>tensordesk::CornerLegend</name>
    <message>
        <source>Legend</source>
        <translation>Leyenda</translation>
    </message>
</context>
<context>
    <name>tensordesk::CurveExport</name>
    <message>
        <source>Export curves</source>
        <translation>Exportar curvas</translation>
    </message>
    <message>
        <source>Export visible curves…</source>
        <translation>Exportar las curvas visibles…</translation>
    </message>
    <message>
        <source>Writes the visible range of the shown curves as CSV: a row per index, a column per curve</source>
        <translation>Escribe el intervalo visible de las curvas mostradas como CSV: una fila por índice, una columna por curva</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 escrito</translation>
    </message>
    <message>
        <source>Cannot export the curves</source>
        <translation>No se pueden exportar las curvas</translation>
    </message>
    <message>
        <source>Export visible curves</source>
        <translation>Exportar las curvas visibles</translation>
    </message>
    <message>
        <source>Tables (*.csv *.parquet *.npz *.h5)</source>
        <translation>Tablas (*.csv *.parquet *.npz *.h5)</translation>
    </message>
</context>
<context>
    <name>tensordesk::CurveOptions</name>
    <message>
        <source>Logarithmic y axis</source>
        <translation>Eje y logarítmico</translation>
    </message>
    <message>
        <source>Logarithmic x axis</source>
        <translation>Eje x logarítmico</translation>
    </message>
    <message>
        <source>Mean ± std of all</source>
        <translation>Media ± desv. de todas</translation>
    </message>
    <message>
        <source>Bools as lanes</source>
        <translation>Bools como carriles</translation>
    </message>
    <message>
        <source>The mean and its deviation over members of different lengths, at each step over the members that reach it</source>
        <translation>De miembros de longitud distinta, la media y su desviación, en cada paso de los que llegan hasta ahí</translation>
    </message>
    <message>
        <source>Bools and small integers as bars below each other, if there are several</source>
        <translation>Bools y enteros pequeños como barras una debajo de otra, si hay varios</translation>
    </message>
    <message>
        <source>Root beside next</source>
        <translation>Raíz junto a next</translation>
    </message>
    <message>
        <source>Draws the entry below &quot;next&quot; one step later, where it describes the same state, and marks the steps of an episode at which the two differ</source>
        <translation>Dibuja lo que está bajo next un paso más adelante, donde se refiere al mismo estado, y marca dónde ambos difieren dentro de un episodio</translation>
    </message>
    <message>
        <source>off</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Draws the moving mean of each curve over this many steps</source>
        <translation>Junto a cada curva, la media de ese número de pasos alrededor de cada uno</translation>
    </message>
    <message>
        <source>S&amp;mooth over</source>
        <translation>&amp;Suavizar sobre</translation>
    </message>
</context>
<context>
    <name>tensordesk::CurvePointer</name>
    <message>
        <source>%1, smoothed</source>
        <translation>%1, suavizado</translation>
    </message>
</context>
<context>
    <name>tensordesk::CurveSet</name>
    <message numerus="yes">
        <source>%1: %n curves</source>
        <translation>
            <numerusform>%1: %n curva</numerusform>
            <numerusform>%1: %n curvas</numerusform>
        </translation>
    </message>
    <message>
        <source>mean ± std</source>
        <translation>media ± desv. est.</translation>
    </message>
</context>
<context>
    <name>tensordesk::DataPane</name>
    <message>
        <source>Views</source>
        <translation>Vistas</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>The members of this stack have different shapes, so they have no common table.
Choose a member in the tree to see its values.</source>
        <translation>Los miembros de esta pila tienen formas distintas, así que no hay una tabla común.
Elija un miembro en el árbol para ver sus valores.</translation>
    </message>
    <message>
        <source>Summarize all keys</source>
        <translation>Examinar todas las claves</translation>
    </message>
    <message>
        <source>%1 cannot be shown.
%2</source>
        <translation>%1 no se puede mostrar.
%2</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Miembros</translation>
    </message>
    <message>
        <source>There is nothing to step: all of each dim is shown.</source>
        <translation>No hay nada que recorrer: se muestra cada dimensión completa.</translation>
    </message>
</context>
<context>
    <name>tensordesk::DerivedCurves</name>
    <message>
        <source>Derived curve</source>
        <translation>Curva derivada</translation>
    </message>
    <message>
        <source>Derivative</source>
        <translation>Derivada</translation>
    </message>
    <message>
        <source>Cumulative sum</source>
        <translation>Suma acumulada</translation>
    </message>
    <message>
        <source>Norm over components</source>
        <translation>Norma sobre los componentes</translation>
    </message>
    <message>
        <source>Difference from an added key</source>
        <translation>Diferencia con una clave añadida</translation>
    </message>
    <message>
        <source>The difference from the previous index</source>
        <translation>La diferencia con el índice anterior</translation>
    </message>
    <message>
        <source>Difference from %1</source>
        <translation>Diferencia con %1</translation>
    </message>
    <message>
        <source>Moving average</source>
        <translation>Media móvil</translation>
    </message>
    <message>
        <source>Difference of channels</source>
        <translation>Diferencia de canales</translation>
    </message>
    <message>
        <source>The mean of the indices around each one; fewer at both ends</source>
        <translation>La media de los índices alrededor de cada uno; menos en ambos extremos</translation>
    </message>
    <message>
        <source>Over %1 indices</source>
        <translation>Sobre %1 índices</translation>
    </message>
    <message>
        <source>minus %1</source>
        <translation>menos %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::DerivedDialog</name>
    <message>
        <source>Derived keys</source>
        <translation>Claves derivadas</translation>
    </message>
    <message>
        <source>Keys defined by expressions over td, one per line. They are computed when they are shown, and only an export writes them.</source>
        <translation>Claves que definen expresiones sobre td, una por línea. Se calculan al mirarlas, y solo una exportación las escribe.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Claves</translation>
    </message>
    <message>
        <source>&amp;Load…</source>
        <translation>&amp;Cargar…</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Read derived keys</source>
        <translation>Examinar claves derivadas</translation>
    </message>
    <message>
        <source>There are no derived keys.</source>
        <translation>No hay claves derivadas.</translation>
    </message>
    <message>
        <source>They give:</source>
        <translation>Dan:</translation>
    </message>
    <message>
        <source>That was stopped. Change the text to start it again.</source>
        <translation>Se detuvo. Cambie el texto para volver a empezar.</translation>
    </message>
    <message>
        <source>Load derived keys</source>
        <translation>Cargar claves derivadas</translation>
    </message>
    <message>
        <source>Texts (*.txt *.py);;All files (*)</source>
        <translation>Textos (*.txt *.py);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 no se puede leer: %2</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>es demasiado grande</translation>
    </message>
    <message>
        <source>Save derived keys</source>
        <translation>Guardar claves derivadas</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 no se puede escribir: %2</translation>
    </message>
</context>
<context>
    <name>tensordesk::DeviceChooser</name>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Where expressions, views and summaries compute</source>
        <translation>Dónde se calculan expresiones, vistas y resúmenes</translation>
    </message>
</context>
<context>
    <name>tensordesk::Difference</name>
    <message>
        <source>%1 of %2 values</source>
        <translation>%1 de %2 valores</translation>
    </message>
    <message>
        <source>at most %1 apart</source>
        <translation>diferencia máxima %1</translation>
    </message>
    <message>
        <source>at most %1 apart, within tolerance</source>
        <translation>diferencia máxima %1, dentro de la tolerancia</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>tipo</translation>
    </message>
    <message>
        <source>class</source>
        <translation>clase</translation>
    </message>
    <message>
        <source>batch size</source>
        <translation>tamaño de batch</translation>
    </message>
    <message>
        <source>names</source>
        <translation>nombres</translation>
    </message>
    <message>
        <source>device</source>
        <translation>dispositivo</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>forma</translation>
    </message>
    <message>
        <source>dtype</source>
        <translation>dtype</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>unreadable</source>
        <translation>ilegible</translation>
    </message>
    <message>
        <source>only in B</source>
        <translation>solo en B</translation>
    </message>
    <message>
        <source>only in A</source>
        <translation>solo en A</translation>
    </message>
    <message>
        <source>first at %1</source>
        <translation>primero en %1</translation>
    </message>
    <message>
        <source>greatest difference %1 at %2</source>
        <translation>mayor diferencia %1 en %2</translation>
    </message>
    <message>
        <source>greatest relative difference %1 at %2</source>
        <translation>mayor diferencia relativa %1 en %2</translation>
    </message>
    <message>
        <source>%1 with NaN</source>
        <translation>%1 con NaN</translation>
    </message>
</context>
<context>
    <name>tensordesk::DifferenceChart</name>
    <message>
        <source>step</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>diferencia</translation>
    </message>
    <message>
        <source>The difference of %1 from the stored values, by step</source>
        <translation>Cuánto se aleja %1 de lo guardado, por paso</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>media</translation>
    </message>
    <message>
        <source>greatest</source>
        <translation>mayor</translation>
    </message>
    <message>
        <source>step %1: %2 on average, %3 at most</source>
        <translation>paso %1: %2 de media, %3 como máximo</translation>
    </message>
</context>
<context>
    <name>tensordesk::DimChip</name>
    <message>
        <source>Batch dim %1 (%2) with %3 indices</source>
        <translation>Dimensión de batch %1 (%2) con %3 índices</translation>
    </message>
    <message>
        <source>Event dim %1 with %2 indices</source>
        <translation>Dimensión de evento %1 con %2 índices</translation>
    </message>
    <message>
        <source>Drag across it, turn the wheel or press arrow keys to step; click for more</source>
        <translation>Arrastre, gire la rueda o pulse las flechas para cambiar el índice; haga clic para ver más</translation>
    </message>
</context>
<context>
    <name>tensordesk::DimPanel</name>
    <message>
        <source>no name</source>
        <translation>sin nombre</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Mostrar como</translation>
    </message>
    <message>
        <source>Index</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Batch dim %1</source>
        <translation>Dimensión de batch %1</translation>
    </message>
    <message>
        <source>Event dim %1</source>
        <translation>Dimensión de evento %1</translation>
    </message>
    <message>
        <source>Cursor of dim %1</source>
        <translation>Cursor de la dimensión %1</translation>
    </message>
    <message>
        <source>Drag the cursor; with Shift mark the range that is shown; a double click shows all</source>
        <translation>Arrastre el cursor; con Mayús, marque el intervalo que se muestra; un doble clic lo muestra todo</translation>
    </message>
    <message>
        <source>Index of dim %1</source>
        <translation>Índice de la dimensión %1</translation>
    </message>
    <message>
        <source>The index that every view shows of batch dim %1; , and . step it</source>
        <translation>El índice que toda vista muestra de la dimensión de batch %1; , y . lo cambian</translation>
    </message>
    <message>
        <source>Index of dim %1; , and . step it</source>
        <translation>Índice de la dimensión %1; , y . lo cambian</translation>
    </message>
    <message>
        <source>Part of dim %1</source>
        <translation>Parte de la dimensión %1</translation>
    </message>
    <message>
        <source>The visible part of dim %1: start:stop:step, as in numpy; : shows all</source>
        <translation>La parte visible de la dimensión %1: inicio:fin:paso, como en numpy; : lo muestra todo</translation>
    </message>
    <message>
        <source>Name of dim %1</source>
        <translation>Nombre de la dimensión %1</translation>
    </message>
    <message>
        <source>The role of dim %1 in this view</source>
        <translation>Qué hace la dimensión %1 en esta vista</translation>
    </message>
    <message>
        <source>A table shows one index at a time; the other views show all of them side by side</source>
        <translation>Una tabla muestra un índice a la vez; las demás vistas los muestran todos lado a lado</translation>
    </message>
</context>
<context>
    <name>tensordesk::DimSelection</name>
    <message>
        <source>&quot;%1&quot; is not an integer.</source>
        <translation>«%1» no es un entero.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has too many colons.</source>
        <translation>«%1» tiene demasiados signos de dos puntos.</translation>
    </message>
    <message>
        <source>The step of &quot;%1&quot; must be at least 1.</source>
        <translation>El paso de «%1» debe ser al menos 1.</translation>
    </message>
    <message>
        <source>An index can have only one ellipsis.</source>
        <translation>Un índice solo puede tener una elipsis (...).</translation>
    </message>
    <message>
        <source>There are %1 indices, but the number of dims is %2.</source>
        <translation>Hay %1 índices, pero solo %2 dimensiones.</translation>
    </message>
    <message>
        <source>Index %1 is out of range for dim %2 with size %3.</source>
        <translation>El índice %1 está fuera de la dimensión %2, de tamaño %3.</translation>
    </message>
    <message>
        <source>This view has no axis left for dim %1: give it an index.</source>
        <translation>A esta vista no le queda ningún eje para la dimensión %1: asígnele un índice.</translation>
    </message>
</context>
<context>
    <name>tensordesk::DimStrip</name>
    <message>
        <source>Batch size</source>
        <translation>Tamaño de batch</translation>
    </message>
    <message>
        <source>Shorten, lengthen or infer the batch size, with what each level would become (Ctrl+B)</source>
        <translation>Acortar, alargar o deducir el tamaño de batch, y ver cómo quedaría cada nivel (Ctrl+B)</translation>
    </message>
    <message>
        <source>Shows only where a bool key or expression is true, in every key and view</source>
        <translation>Muestra solo donde una clave o expresión bool es verdadera, en cada clave y vista</translation>
    </message>
    <message>
        <source>mask %1</source>
        <translation>máscara %1</translation>
    </message>
    <message>
        <source>mask</source>
        <translation>máscara</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>no encaja</translation>
    </message>
    <message>
        <source>Delete removes it</source>
        <translation>Supr la quita</translation>
    </message>
    <message>
        <source>Remove the mask to name the dim</source>
        <translation>Quite la máscara para dar nombre a la dimensión</translation>
    </message>
</context>
<context>
    <name>tensordesk::DockPanels</name>
    <message>
        <source>Edits</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
</context>
<context>
    <name>tensordesk::DocumentController</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Read-only</source>
        <translation>Solo lectura</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>Roll back the interrupted save</source>
        <translation>Revertir el guardado interrumpido</translation>
    </message>
    <message>
        <source>Look for edits left unsaved</source>
        <translation>Buscar cambios que quedaron sin guardar</translation>
    </message>
    <message>
        <source>Note the unsaved edits</source>
        <translation>Anotar los cambios sin guardar</translation>
    </message>
    <message>
        <source>Look whether the file changed</source>
        <translation>Comprobar si el archivo ha cambiado</translation>
    </message>
    <message>
        <source>Restore edits</source>
        <translation>Restaurar cambios</translation>
    </message>
    <message>
        <source>Discard the journal of the interrupted save</source>
        <translation>Descartar el diario del guardado interrumpido</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>Cerrar %1</translation>
    </message>
    <message>
        <source>Derive keys</source>
        <translation>Derivar claves</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <translation>%1 en %2</translation>
    </message>
</context>
<context>
    <name>tensordesk::DocumentEditing</name>
    <message>
        <source>Run statements</source>
        <translation>Ejecutar instrucciones</translation>
    </message>
</context>
<context>
    <name>tensordesk::DocumentMessages</name>
    <message>
        <source>Save writes them to the file; Edit → Discard edits undoes them.</source>
        <translation>Guardar los escribe en el archivo; Editar → Descartar cambios los deshace.</translation>
    </message>
    <message>
        <source>They are listed in %1 until this file is edited.</source>
        <translation>Figuran en %1 hasta que se edite este archivo.</translation>
    </message>
    <message>
        <source>Press F5 to reload it. Edits cannot be saved before.</source>
        <translation>Pulse F5 para leerlo de nuevo. Antes no se pueden guardar cambios.</translation>
    </message>
    <message>
        <source>Discard the journal</source>
        <translation>Descartar el diario</translation>
    </message>
    <message>
        <source>Nothing was changed. Without the journal of that save, the file can be edited in its present state.</source>
        <translation>No se ha cambiado nada. Sin el diario de ese guardado, el archivo se puede editar tal como está ahora.</translation>
    </message>
    <message>
        <source>Rolling back restores the old values; without the journal the file stays in its present state.</source>
        <translation>Revertir restablece los valores antiguos; sin el diario, el archivo queda como está.</translation>
    </message>
    <message>
        <source>Roll back</source>
        <translation>Revertir</translation>
    </message>
    <message>
        <source>The program was ended when it made them before.</source>
        <translation>El programa fue terminado cuando las hizo antes.</translation>
    </message>
    <message>
        <source>The file changed since an earlier session made them.</source>
        <translation>El archivo cambió desde que una sesión anterior las hizo.</translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved edit(s) of an earlier session were made again</source>
        <translation>
            <numerusform>Se repitió %n edición sin guardar de una sesión anterior</numerusform>
            <numerusform>Se repitieron %n ediciones sin guardar de una sesión anterior</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unsaved edit(s) were not made again</source>
        <translation>
            <numerusform>No se repitió %n edición sin guardar</numerusform>
            <numerusform>No se repitieron %n ediciones sin guardar</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program changed “%1”</source>
        <translation>Otro programa cambió «%1»</translation>
    </message>
    <message>
        <source>A save was interrupted, and the file changed since then</source>
        <translation>Se interrumpió un guardado y el archivo cambió después</translation>
    </message>
    <message>
        <source>Saving this file was interrupted</source>
        <translation>Se interrumpió el guardado de este archivo</translation>
    </message>
    <message>
        <source>It may contain a mixture of old and new values.</source>
        <translation>Puede contener una mezcla de valores antiguos y nuevos.</translation>
    </message>
    <message>
        <source>The connection to “%1” was lost</source>
        <translation>Se perdió la conexión con «%1»</translation>
    </message>
    <message>
        <source>The values on the screen stay as they were. Others can be read after you reconnect.</source>
        <translation>Los valores en pantalla quedan como estaban. Los demás se podrán leer cuando vuelva a conectar.</translation>
    </message>
    <message>
        <source>Reconnect</source>
        <translation>Volver a conectar</translation>
    </message>
</context>
<context>
    <name>tensordesk::DocumentPane</name>
    <message>
        <source>Saved</source>
        <translation>Guardado</translation>
    </message>
    <message>
        <source>Choose a key in the tree to see its values.</source>
        <translation>Elija una clave en el árbol para ver sus valores.</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Escrito en %1</translation>
    </message>
    <message>
        <source>%1 with unsaved edits</source>
        <translation>%1 con cambios sin guardar</translation>
    </message>
    <message>
        <source>The program was ended the last time it ran, so %1 was not computed again.</source>
        <translation>El programa se cerró la última vez mientras se calculaba, así que %1 no se volvió a calcular.</translation>
    </message>
    <message>
        <source>In the expression bar (Ctrl+L) the up key brings it back.</source>
        <translation>En la barra de expresiones (Ctrl+L), la flecha arriba la recupera.</translation>
    </message>
    <message>
        <source>Follow links out of folders…</source>
        <translation>Seguir enlaces fuera de las carpetas…</translation>
    </message>
    <message>
        <source>Compare with a file</source>
        <translation>Comparar con un archivo</translation>
    </message>
    <message>
        <source>Named for viewing: the file does not change</source>
        <translation>Nombre solo para la vista: el archivo queda como está</translation>
    </message>
    <message>
        <source>Compare with a folder</source>
        <translation>Comparar con una carpeta</translation>
    </message>
    <message>
        <source>Read keys and shapes</source>
        <translation>Examinar claves y formas</translation>
    </message>
    <message>
        <source>The expression was not computed again</source>
        <translation>La expresión no se volvió a calcular</translation>
    </message>
    <message>
        <source>A link out of the folder is not followed: %1</source>
        <translation>No se sigue un enlace fuera de la carpeta: %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::DocumentTabs</name>
    <message>
        <source>Documents</source>
        <translation>Documentos</translation>
    </message>
    <message>
        <source>%1 *</source>
        <translation>%1 *</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>Cerrar %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::DriftLegend</name>
    <message>
        <source>Colours: %1</source>
        <translation>Colores: %1</translation>
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
        <translation>norma %1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>media %1</translation>
    </message>
    <message>
        <source>changed by %1 of itself</source>
        <translation>cambio relativo de %1</translation>
    </message>
    <message>
        <source>%1 NaN and %2 infinities of %3 elements</source>
        <translation>%1 NaN y %2 infinitos de %3 elementos</translation>
    </message>
    <message>
        <source>not there</source>
        <translation>no está</translation>
    </message>
    <message>
        <source>Diverges here: %1.</source>
        <translation>Diverge aquí: %1.</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>%1, from %2 on: %3</source>
        <translation>%1, desde %2: %3</translation>
    </message>
</context>
<context>
    <name>tensordesk::DriftPage</name>
    <message>
        <source>&amp;Compare the steps</source>
        <translation>&amp;Comparar los pasos</translation>
    </message>
    <message>
        <source>relative change</source>
        <translation>cambio relativo</translation>
    </message>
    <message>
        <source>norm, relative to the first</source>
        <translation>norma, relativa a la primera</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>media</translation>
    </message>
    <message>
        <source>NaN and infinities</source>
        <translation>NaN e infinitos</translation>
    </message>
    <message>
        <source>The quantity that colours the cells</source>
        <translation>Qué da color a las celdas</translation>
    </message>
    <message>
        <source>Reads every key at every step once</source>
        <translation>Lee una vez cada clave en cada paso</translation>
    </message>
    <message>
        <source>The chosen key at the chosen step</source>
        <translation>La clave elegida en el paso elegido</translation>
    </message>
    <message>
        <source>Keys by step</source>
        <translation>Claves por paso</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Claves</translation>
    </message>
    <message>
        <source>Compare the steps</source>
        <translation>Comparar los pasos</translation>
    </message>
    <message>
        <source>Comparing reads every key at every step once, and reports which diverges and when.</source>
        <translation>La comparación lee una vez cada clave en cada paso, y dice cuál va mal y cuándo.</translation>
    </message>
    <message>
        <source>Comparing the steps…</source>
        <translation>Comparando los pasos…</translation>
    </message>
    <message>
        <source>First to diverge, at %1 %2: %3 %4.</source>
        <translation>La primera en ir mal, en %1 %2: %3 %4.</translation>
    </message>
    <message>
        <source>No key diverges from one %1 to the next.</source>
        <translation>Ninguna clave va mal de un %1 al siguiente.</translation>
    </message>
    <message>
        <source>Keys of one integer that only increases, such as the step of an optimizer: no drift</source>
        <translation>Claves de un solo entero que solo aumenta, como el paso de un optimizador: no es deriva</translation>
    </message>
    <message>
        <source>− the key&apos;s largest</source>
        <translation>− máximo de la clave</translation>
    </message>
    <message>
        <source>+ the key&apos;s largest</source>
        <translation>+ máximo de la clave</translation>
    </message>
    <message numerus="yes">
        <source>%n counter(s)</source>
        <translation>
            <numerusform>%n contador</numerusform>
            <numerusform>%n contadores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::DropMenu</name>
    <message>
        <source>&amp;Collate them: why they do not stack</source>
        <translation>&amp;Cotejarlos: por qué no se apilan</translation>
    </message>
    <message>
        <source>C&amp;ompare both: their differences</source>
        <translation>C&amp;omparar ambos: sus diferencias</translation>
    </message>
    <message>
        <source>O&amp;pen all, in tabs</source>
        <translation>&amp;Abrir todos, en pestañas</translation>
    </message>
    <message>
        <source>Compare &amp;runs: returns of their episodes</source>
        <translation>Comparar ejecu&amp;ciones: retornos de sus episodios</translation>
    </message>
</context>
<context>
    <name>tensordesk::EditDialog</name>
    <message>
        <source>Python statements over td, the whole tensordict. Nothing changes before it is applied.</source>
        <translation>Instrucciones de Python sobre td, el tensordict completo. Nada cambia hasta que se aplica.</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation>Instrucciones</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Dry run</source>
        <translation>Simulación</translation>
    </message>
    <message>
        <source>This changes nothing.</source>
        <translation>Esto no cambia nada.</translation>
    </message>
    <message>
        <source>This would change:</source>
        <translation>Esto cambiaría:</translation>
    </message>
    <message>
        <source>The dry run was stopped. Change the statements to start it again.</source>
        <translation>La simulación se detuvo. Modifique las instrucciones para iniciarla de nuevo.</translation>
    </message>
    <message>
        <source>Type a statement such as td[&quot;reward&quot;] *= 2</source>
        <translation>Escriba una instrucción como td[&quot;reward&quot;] *= 2</translation>
    </message>
    <message>
        <source>&amp;Try it out</source>
        <translation>&amp;Probar</translation>
    </message>
    <message>
        <source>Preview the changes, however long that takes</source>
        <translation>Previsualizar los cambios, por mucho que tarde</translation>
    </message>
    <message>
        <source>Return; Shift+Return begins another line</source>
        <translation>Intro; Mayús+Intro empieza otra línea</translation>
    </message>
    <message>
        <source>Ctrl+Return; Return begins another line</source>
        <translation>Ctrl+Intro; Intro empieza otra línea</translation>
    </message>
    <message>
        <source>Too large to preview while typing. Press Enter to run it.</source>
        <translation>Demasiado grande para previsualizarlo al escribir. Pulse Intro para ejecutarlo.</translation>
    </message>
    <message>
        <source>The clipboard has more than %1 characters. Use &quot;tensordesk edit&quot; for longer statements.</source>
        <translation>El portapapeles tiene más de %1 caracteres. Use «tensordesk edit» para instrucciones más largas.</translation>
    </message>
    <message>
        <source>Explaining the error</source>
        <translation>Explicación del error</translation>
    </message>
</context>
<context>
    <name>tensordesk::EditListPanel</name>
    <message>
        <source>Edits</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>Copy as Python</source>
        <translation>Copiar como Python</translation>
    </message>
    <message>
        <source>A program that makes the same edits with tensordict</source>
        <translation>Un programa que hace los mismos cambios con tensordict</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>Copiar como comando</translation>
    </message>
    <message>
        <source>A tensordesk edit command that makes the same edits</source>
        <translation>Un comando «tensordesk edit» que hace los mismos cambios</translation>
    </message>
    <message>
        <source>Save as Python…</source>
        <translation>Guardar como Python…</translation>
    </message>
    <message>
        <source>Write the program to a file</source>
        <translation>Escribir el programa en un archivo</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Save the edits as Python</source>
        <translation>Guardar los cambios como Python</translation>
    </message>
    <message>
        <source>Python files (*.py)</source>
        <translation>Archivos Python (*.py)</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Escrito en %1</translation>
    </message>
    <message>
        <source>Choose another file, in a folder that you may write to and that has room.</source>
        <translation>Elija otro archivo, en una carpeta con permiso de escritura y espacio libre.</translation>
    </message>
    <message>
        <source>Cannot write “%1”</source>
        <translation>No se puede escribir «%1»</translation>
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
        <translation>tensor</translation>
    </message>
    <message>
        <source>ragged tensor</source>
        <translation>tensor irregular</translation>
    </message>
    <message>
        <source>non-tensor</source>
        <translation>no tensor</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>dañado</translation>
    </message>
</context>
<context>
    <name>tensordesk::EntryTexts</name>
    <message numerus="yes">
        <source>%n keys selected, leaves of %1</source>
        <translation>
            <numerusform>%n clave seleccionada, hojas de %1</numerusform>
            <numerusform>%n claves seleccionadas, hojas de %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeChart</name>
    <message>
        <source>episode</source>
        <translation>episodio</translation>
    </message>
    <message>
        <source>episodes</source>
        <translation>episodios</translation>
    </message>
    <message>
        <source>%1: how often each value occurs</source>
        <translation>%1: con qué frecuencia aparece cada valor</translation>
    </message>
    <message>
        <source>Episode %1: %2 %3</source>
        <translation>Episodio %1: %2 %3</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeEnds</name>
    <message>
        <source>episode %1, step %2</source>
        <translation>episodio %1, paso %2</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeFacts</name>
    <message>
        <source>Read the known facts of the episodes</source>
        <translation>Leer lo que se sabe de los episodios</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeStepper</name>
    <message>
        <source>Look for an episode</source>
        <translation>Buscar un episodio</translation>
    </message>
    <message>
        <source>Cannot find episode boundaries: expected a bool &quot;done&quot;, &quot;terminated&quot; or &quot;truncated&quot; over the batch, also below &quot;next&quot;.</source>
        <translation>No se encuentran los límites de los episodios: se esperaba un bool «done», «terminated» o «truncated» sobre el batch, también bajo «next».</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeStrip</name>
    <message>
        <source>Episodes over time</source>
        <translation>Episodios a lo largo del tiempo</translation>
    </message>
    <message>
        <source>Step %1 of episode %2 [%3]: length %4, %5</source>
        <translation>Paso %1 del episodio %2 [%3]: longitud %4, %5</translation>
    </message>
    <message>
        <source>, return %1</source>
        <translation>, retorno %1</translation>
    </message>
    <message>
        <source>No data</source>
        <translation>Sin datos</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeTexts</name>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>terminated</source>
        <translation>terminado</translation>
    </message>
    <message>
        <source>truncated</source>
        <translation>truncado</translation>
    </message>
    <message>
        <source>done</source>
        <translation>acabado</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>inacabado</translation>
    </message>
    <message>
        <source>where %1 is true</source>
        <translation>donde %1 es verdadero</translation>
    </message>
    <message>
        <source>where %1 is true of all agents</source>
        <translation>donde %1 es verdadero para todos los agentes</translation>
    </message>
    <message>
        <source>before %1 is true</source>
        <translation>antes de que %1 sea verdadero</translation>
    </message>
    <message>
        <source>by %1</source>
        <translation>según %1</translation>
    </message>
    <message>
        <source>where %1 changes</source>
        <translation>donde cambia %1</translation>
    </message>
    <message>
        <source>with each member of the stack</source>
        <translation>con cada miembro de la pila</translation>
    </message>
    <message>
        <source>at the buffer wrap-around, before row %1</source>
        <translation>en la vuelta del búfer, antes de la fila %1</translation>
    </message>
    <message>
        <source>No key marks episode boundaries: each row is one episode.</source>
        <translation>Ninguna clave marca los límites de los episodios: cada fila es un episodio.</translation>
    </message>
    <message>
        <source>Episodes end %1.</source>
        <translation>Los episodios acaban %1.</translation>
    </message>
    <message>
        <source>Padding, as %1 marks it, is left out.</source>
        <translation>Se omite lo que %1 marca como relleno.</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodeWalk</name>
    <message>
        <source>This is the first step of the first episode.</source>
        <translation>Este es el primer paso del primer episodio.</translation>
    </message>
    <message>
        <source>This is the last episode.</source>
        <translation>Este es el último episodio.</translation>
    </message>
    <message numerus="yes">
        <source>Episode [%1], %n step(s)</source>
        <translation>
            <numerusform>Episodio [%1], %n paso</numerusform>
            <numerusform>Episodio [%1], %n pasos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodesModel</name>
    <message>
        <source>The return is not a number</source>
        <translation>El retorno no es un número</translation>
    </message>
    <message>
        <source>No flag marks its end: its return and length cover the recorded steps</source>
        <translation>Nada dice que haya acabado: su retorno y su longitud son los de la parte que hay</translation>
    </message>
    <message>
        <source>episode</source>
        <translation>episodio</translation>
    </message>
    <message>
        <source>env</source>
        <translation>env</translation>
    </message>
    <message>
        <source>start</source>
        <translation>inicio</translation>
    </message>
    <message>
        <source>length</source>
        <translation>longitud</translation>
    </message>
    <message>
        <source>return</source>
        <translation>retorno</translation>
    </message>
    <message>
        <source>ended</source>
        <translation>final</translation>
    </message>
    <message>
        <source>flags</source>
        <translation>avisos</translation>
    </message>
    <message>
        <source>The step that it begins with</source>
        <translation>El paso con el que empieza</translation>
    </message>
    <message>
        <source>Its steps, without padding</source>
        <translation>Sus pasos, sin relleno</translation>
    </message>
    <message>
        <source>No key has one reward a step</source>
        <translation>Ninguna clave tiene una recompensa por paso</translation>
    </message>
    <message>
        <source>The sum of %1</source>
        <translation>La suma de %1</translation>
    </message>
    <message>
        <source>Agent %1: %2</source>
        <translation>Agente %1: %2</translation>
    </message>
    <message>
        <source>The mean over %1 agents of the sums of %2</source>
        <translation>La media sobre %1 agentes de las sumas de %2</translation>
    </message>
    <message>
        <source>The sum of %1, that of step t times %2 to the power of t</source>
        <translation>La suma de %1, la del paso t multiplicada por %2 elevado a t</translation>
    </message>
    <message>
        <source>By the flags of its last step</source>
        <translation>Según los indicadores de su último paso</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Hallazgos</translation>
    </message>
    <message>
        <source>The values of this key at the first step</source>
        <translation>Lo que dice esta clave en su primer paso</translation>
    </message>
    <message>
        <source>member</source>
        <translation>miembro</translation>
    </message>
</context>
<context>
    <name>tensordesk::EpisodesPage</name>
    <message>
        <source>Filter of episodes</source>
        <translation>Filtro de episodios</translation>
    </message>
    <message>
        <source>Shows the episodes for which this is true. Available: episode, env, start, length, total, ended, terminated, truncated, done, unfinished, and td, the episode itself</source>
        <translation>Muestra los episodios para los que esto es verdadero. Disponible: episode, env, start, length, total, ended, terminated, truncated, done, unfinished y td, el propio episodio</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episodios</translation>
    </message>
    <message>
        <source>The values of an episode</source>
        <translation>Lo que se sabe de un episodio</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filtro</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Shows its film, or its steps where there are no pictures (Enter)</source>
        <translation>Muestra su película o, si no hay imágenes, sus pasos (Intro)</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparar</translation>
    </message>
    <message>
        <source>Puts two selected episodes side by side, both from their first step on</source>
        <translation>Pone dos episodios seleccionados lado a lado, ambos desde su primer paso</translation>
    </message>
    <message>
        <source>Collate</source>
        <translation>Cotejar</translation>
    </message>
    <message>
        <source>Shows in the collation microscope how the selected episodes fit together</source>
        <translation>Muestra en el microscopio de cotejo cómo encajan los episodios seleccionados</translation>
    </message>
    <message>
        <source>The selected episodes, or all that are shown</source>
        <translation>Los episodios seleccionados, o todos los que se muestran</translation>
    </message>
    <message>
        <source>Export as a stack…</source>
        <translation>Exportar como pila…</translation>
    </message>
    <message>
        <source>Export padded, with a mask…</source>
        <translation>Exportar con relleno y máscara…</translation>
    </message>
    <message>
        <source>Export to a file each…</source>
        <translation>Exportar cada uno a un archivo…</translation>
    </message>
    <message>
        <source>Copy rows</source>
        <translation>Copiar filas</translation>
    </message>
    <message>
        <source>Copies the selected rows as text</source>
        <translation>Copia como texto las filas seleccionadas</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Writes the selected episodes, or all that are shown, to a file</source>
        <translation>Escribe en un archivo los episodios seleccionados, o todos los que se muestran</translation>
    </message>
    <message>
        <source>Choose and sort episodes</source>
        <translation>Elegir y ordenar episodios</translation>
    </message>
    <message>
        <source>Looking for episodes…</source>
        <translation>Buscando episodios…</translation>
    </message>
    <message>
        <source>The filter is true of no episode.</source>
        <translation>El filtro no es verdadero para ningún episodio.</translation>
    </message>
    <message>
        <source>There are no episodes.</source>
        <translation>No hay episodios.</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s)</source>
        <translation>
            <numerusform>%n episodio</numerusform>
            <numerusform>%n episodios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n episode(s)</source>
        <translation>
            <numerusform>%1 de %n episodio</numerusform>
            <numerusform>%1 de %n episodios</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 unfinished</source>
        <translation>%1 inacabados</translation>
    </message>
    <message>
        <source>%1 steps of padding left out</source>
        <translation>%1 pasos de relleno omitidos</translation>
    </message>
    <message>
        <source>only the first %1 are kept</source>
        <translation>solo se conservan los %1 primeros</translation>
    </message>
    <message>
        <source>still looking</source>
        <translation>la búsqueda continúa</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 seleccionados</translation>
    </message>
    <message>
        <source>Export as rows…</source>
        <translation>Exportar como filas…</translation>
    </message>
    <message>
        <source>Writes the selected episodes, or all that are shown, end to end, with the number of the episode under the key episode, like torchrl&apos;s data sets</source>
        <translation>Escribe los episodios seleccionados, o todos los mostrados, uno tras otro, con el número del episodio bajo la clave episode, como los conjuntos de datos de torchrl</translation>
    </message>
</context>
<context>
    <name>tensordesk::Error</name>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>“%1” in %2: %3</source>
        <comment>nested key, file, what went wrong</comment>
        <translation>«%1» en %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file or key, what went wrong</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <comment>nested key, what went wrong</comment>
        <translation>«%1»: %2</translation>
    </message>
    <message>
        <source>TensorDesk made a mistake: %1</source>
        <translation>TensorDesk ha cometido un error: %1</translation>
    </message>
    <message>
        <source>Check that the file is still where it was: it may have been moved, or its disk unmounted. Reload once it is back.</source>
        <translation>Compruebe que el archivo sigue donde estaba: puede haberse movido, o su disco haberse desmontado. Recargue cuando vuelva a estar.</translation>
    </message>
    <message>
        <source>Choose another name, or allow the file to be replaced.</source>
        <translation>Elija otro nombre o permita reemplazar el archivo.</translation>
    </message>
    <message>
        <source>Change the permissions of the file and its folder, or export a copy to a place that can be written to.</source>
        <translation>Cambie los permisos del archivo y de su carpeta, o exporte una copia a un lugar donde se pueda escribir.</translation>
    </message>
    <message>
        <source>Check that the disk is there and has space left. The command “tensordesk check” lists everything that is wrong with a file.</source>
        <translation>Compruebe que el disco está disponible y tiene espacio. El comando «tensordesk check» enumera todo lo que está mal en un archivo.</translation>
    </message>
    <message>
        <source>Show a smaller part, for example with an index such as [:, 0:100], or close other programs.</source>
        <translation>Vea una parte más pequeña, por ejemplo con un índice como [:, 0:100], o cierre otros programas.</translation>
    </message>
    <message>
        <source>Please report it with the copied text.</source>
        <translation>Por favor, notifíquelo con el texto copiado.</translation>
    </message>
    <message>
        <source>Convert the data with Python&apos;s tensordict first.</source>
        <translation>Convierta antes los datos con tensordict de Python.</translation>
    </message>
    <message>
        <source>To read the target of the link, use File, Follow links out of folders.</source>
        <translation>Para leer el destino del enlace, use Archivo, Seguir enlaces fuera de las carpetas.</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>Internal error of TensorDesk</source>
        <translation>Error interno de TensorDesk</translation>
    </message>
    <message>
        <source>Not enough memory</source>
        <translation>Memoria insuficiente</translation>
    </message>
    <message>
        <source>Not supported</source>
        <translation>No admitido</translation>
    </message>
    <message>
        <source>File not found</source>
        <translation>Archivo no encontrado</translation>
    </message>
    <message>
        <source>“%1” was not found</source>
        <translation>No se encontró «%1»</translation>
    </message>
    <message>
        <source>File already exists</source>
        <translation>El archivo ya existe</translation>
    </message>
    <message>
        <source>“%1” already exists</source>
        <translation>«%1» ya existe</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Permiso denegado</translation>
    </message>
    <message>
        <source>Permission denied: “%1”</source>
        <translation>Permiso denegado: «%1»</translation>
    </message>
    <message>
        <source>Cannot read or write</source>
        <translation>No se puede leer o escribir</translation>
    </message>
    <message>
        <source>Cannot read or write “%1”</source>
        <translation>No se puede leer o escribir «%1»</translation>
    </message>
    <message>
        <source>Key not found</source>
        <translation>Clave no encontrada</translation>
    </message>
    <message>
        <source>Index out of range</source>
        <translation>Índice fuera de rango</translation>
    </message>
    <message>
        <source>Syntax error</source>
        <translation>Error de sintaxis</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>No es posible</translation>
    </message>
    <message>
        <source>Not possible with “%1”</source>
        <translation>No es posible con «%1»</translation>
    </message>
</context>
<context>
    <name>tensordesk::ErrorCard</name>
    <message>
        <source>Error: %1</source>
        <translation>Error: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Advertencia: %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::Examination</name>
    <message>
        <source>Examine the rollout</source>
        <translation>Examinar el rollout</translation>
    </message>
</context>
<context>
    <name>tensordesk::ExplainDialog</name>
    <message>
        <source>%1 has the shape of %2.</source>
        <translation>%1 tiene la forma de %2.</translation>
    </message>
    <message>
        <source>Explain an error</source>
        <translation>Explicar un error</translation>
    </message>
    <message>
        <source>Paste an error message or a traceback of Python</source>
        <translation>Pegue un mensaje de error o un traceback de Python</translation>
    </message>
    <message>
        <source>Error message or traceback</source>
        <translation>Mensaje de error o traceback</translation>
    </message>
    <message>
        <source>Explaining the error</source>
        <translation>Explicando el error</translation>
    </message>
    <message>
        <source>This message is not known. Known are shape, dtype and key errors of PyTorch, tensordict and NumPy.</source>
        <translation>Este mensaje no se conoce. Se conocen errores de forma, dtype y clave de PyTorch, tensordict y NumPy.</translation>
    </message>
</context>
<context>
    <name>tensordesk::ExportChoices</name>
    <message>
        <source>The selected key %1</source>
        <translation>La clave seleccionada %1</translation>
    </message>
    <message>
        <source>The whole tensordict</source>
        <translation>El tensordict completo</translation>
    </message>
    <message>
        <source>The result of %1</source>
        <translation>El resultado de %1</translation>
    </message>
    <message numerus="yes">
        <source>The %n selected keys</source>
        <translation>
            <numerusform>La %n clave seleccionada</numerusform>
            <numerusform>Las %n claves seleccionadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Values to export</source>
        <translation>Qué exportar</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Compresión</translation>
    </message>
    <message>
        <source>Con&amp;tent:</source>
        <translation>Con&amp;tenido:</translation>
    </message>
    <message>
        <source>&amp;Compression:</source>
        <translation>&amp;Compresión:</translation>
    </message>
    <message>
        <source>C&amp;hunks:</source>
        <translation>C&amp;hunks:</translation>
    </message>
    <message>
        <source>Sizes of chunks</source>
        <translation>Tamaños de los chunks</translation>
    </message>
    <message>
        <source>Chosen by shape</source>
        <translation>Según la forma</translation>
    </message>
    <message>
        <source>Sizes along the first dims, such as 1, 1000; all other dims whole</source>
        <translation>Tamaños a lo largo de las primeras dimensiones, como 1, 1000; las demás, enteras</translation>
    </message>
    <message>
        <source>%1 have no chunks</source>
        <translation>%1 no tienen chunks</translation>
    </message>
    <message>
        <source>Chunk sizes are positive integers separated by commas, such as 1, 1000.</source>
        <translation>Los tamaños de los chunks son enteros positivos separados por comas, como 1, 1000.</translation>
    </message>
    <message>
        <source>%1 of tensors</source>
        <translation>%1 de tensores</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Contando…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>As they are</source>
        <translation>Como están</translation>
    </message>
    <message>
        <source>Floating-point numbers as</source>
        <translation>Números de coma flotante como</translation>
    </message>
    <message>
        <source>Leaves of floating-point numbers are converted while they are written; all others stay</source>
        <translation>Las hojas de números de coma flotante se convierten al escribirlas; las demás quedan igual</translation>
    </message>
    <message>
        <source>F&amp;loats as:</source>
        <translation>Coma f&amp;lotante como:</translation>
    </message>
    <message>
        <source>Device that Python loads it with</source>
        <translation>Dispositivo con el que Python lo carga</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>Disp&amp;ositivo:</translation>
    </message>
    <message>
        <source>The one that the tensordict names when Python loads it; stored values lie in main memory, and .to(&quot;cuda&quot;) moves them</source>
        <translation>El que indica el tensordict cuando Python lo carga; los valores guardados residen en la memoria principal, y .to(&quot;cuda&quot;) los mueve</translation>
    </message>
    <message>
        <source>%1 are never compressed</source>
        <translation>%1 nunca se comprimen</translation>
    </message>
    <message>
        <source>%1 name no device</source>
        <translation>%1 no indican dispositivo</translation>
    </message>
    <message>
        <source>Count the bytes to export</source>
        <translation>Contar los bytes que se exportan</translation>
    </message>
    <message>
        <source>Ca&amp;nnot be held:</source>
        <translation>&amp;No admitido:</translation>
    </message>
    <message>
        <source>Write nothing</source>
        <translation>No escribir nada</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Omitirlo</translation>
    </message>
    <message>
        <source>Convert them if possible, otherwise leave them out</source>
        <translation>Convertirlos si es posible; si no, omitirlos</translation>
    </message>
    <message>
        <source>The treatment of values that the format cannot hold</source>
        <translation>El tratamiento de los valores que el formato no admite</translation>
    </message>
    <message>
        <source>Check which values the format cannot hold</source>
        <translation>Comprobar qué valores no admite el formato</translation>
    </message>
    <message>
        <source>%1 cannot hold some values: choose how to treat them.</source>
        <translation>%1 no admite algunos valores: elija cómo tratarlos.</translation>
    </message>
</context>
<context>
    <name>tensordesk::ExpressionBar</name>
    <message>
        <source>[:, 100:200] or td[&quot;next&quot;].select(&quot;reward&quot;)</source>
        <translation>[:, 100:200] o td[&quot;next&quot;].select(&quot;reward&quot;)</translation>
    </message>
    <message>
        <source>Index or expression</source>
        <translation>Índice o expresión</translation>
    </message>
    <message>
        <source>Return applies it, Esc shows the whole tensordict again, up and down walk earlier ones</source>
        <translation>Intro la aplica, Esc vuelve a mostrar el tensordict completo, arriba y abajo recorren las anteriores</translation>
    </message>
    <message>
        <source>Evaluating the expression</source>
        <translation>Evaluando la expresión</translation>
    </message>
    <message>
        <source>more than is worked out while you type; Return computes it</source>
        <translation>más de lo que se calcula mientras se escribe; Intro lo calcula</translation>
    </message>
    <message>
        <source>The limit is %1 characters, so the end of the text may be missing. Use &quot;tensordesk eval&quot; for longer expressions.</source>
        <translation>El límite es de %1 caracteres, así que puede faltar el final del texto. Use «tensordesk eval» para expresiones más largas.</translation>
    </message>
    <message>
        <source>Explaining the error</source>
        <translation>Explicando el error</translation>
    </message>
    <message>
        <source>Warnings about the expression</source>
        <translation>Advertencias sobre la expresión</translation>
    </message>
    <message>
        <source>Looking for mistakes in the expression</source>
        <translation>Buscando errores en la expresión</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n advertencia</numerusform>
            <numerusform>%n advertencias</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::FigureReader</name>
    <message>
        <source>Read columns of the tree</source>
        <translation>Leer columnas del árbol</translation>
    </message>
</context>
<context>
    <name>tensordesk::FileNames</name>
    <message numerus="yes">
        <source>%1 (%n files)</source>
        <translation>
            <numerusform>%1 (%n archivo)</numerusform>
            <numerusform>%1 (%n archivos)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::FilmBox</name>
    <message>
        <source>Plays the episode</source>
        <translation>Reproduce el episodio</translation>
    </message>
    <message>
        <source>Step of the episode</source>
        <translation>Paso del episodio</translation>
    </message>
    <message>
        <source>Read a step</source>
        <translation>Leer un paso</translation>
    </message>
    <message>
        <source>step %1</source>
        <translation>paso %1</translation>
    </message>
    <message>
        <source>reward %1</source>
        <translation>recompensa %1</translation>
    </message>
    <message>
        <source>action %1</source>
        <translation>acción %1</translation>
    </message>
    <message>
        <source>The key of the curves</source>
        <translation>La clave de las curvas</translation>
    </message>
</context>
<context>
    <name>tensordesk::FilmDialog</name>
    <message>
        <source>Export a film</source>
        <translation>Exportar película</translation>
    </message>
    <message>
        <source> frames a second</source>
        <translation> fotogramas por segundo</translation>
    </message>
    <message>
        <source> pixels an element</source>
        <translation> píxeles por elemento</translation>
    </message>
    <message>
        <source>WebP: lossless, plays in browsers</source>
        <translation>WebP: sin pérdidas, se ve en navegadores</translation>
    </message>
    <message>
        <source>GIF: 256 colours a frame, plays everywhere</source>
        <translation>GIF: 256 colores por fotograma, se ve en todas partes</translation>
    </message>
    <message>
        <source>MP4: small, by the program ffmpeg</source>
        <translation>MP4: pequeño, mediante el programa ffmpeg</translation>
    </message>
    <message>
        <source>Folder of numbered PNG pictures</source>
        <translation>Carpeta de imágenes PNG numeradas</translation>
    </message>
    <message>
        <source>Dim that runs</source>
        <translation>Dimensión que avanza</translation>
    </message>
    <message>
        <source>First index</source>
        <translation>Primer índice</translation>
    </message>
    <message>
        <source>Last index</source>
        <translation>Último índice</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>step</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>&amp;Dim that runs:</source>
        <translation>Di&amp;mensión que avanza:</translation>
    </message>
    <message>
        <source>F&amp;rames:</source>
        <translation>Foto&amp;gramas:</translation>
    </message>
    <message>
        <source>&amp;Speed:</source>
        <translation>&amp;Velocidad:</translation>
    </message>
    <message>
        <source>S&amp;ize:</source>
        <translation>&amp;Tamaño:</translation>
    </message>
    <message numerus="yes">
        <source>%n frames</source>
        <translation>
            <numerusform>%n fotograma</numerusform>
            <numerusform>%n fotogramas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 pixels, %3 s</source>
        <translation>%1 × %2 píxeles, %3 s</translation>
    </message>
    <message>
        <source>%1 of %2 frames</source>
        <translation>%1 de %2 fotogramas</translation>
    </message>
    <message>
        <source>The last frame comes before the first.</source>
        <translation>El último fotograma va antes que el primero.</translation>
    </message>
    <message>
        <source>Folders of pictures</source>
        <translation>Carpetas de imágenes</translation>
    </message>
    <message>
        <source>Films</source>
        <translation>Películas</translation>
    </message>
    <message>
        <source>With the &amp;curves below it</source>
        <translation>Con las &amp;curvas debajo</translation>
    </message>
    <message>
        <source>&amp;Only the episode that is shown</source>
        <translation>S&amp;olo el episodio mostrado</translation>
    </message>
    <message>
        <source>As the keys tell that end episodes</source>
        <translation>Según las claves que terminan episodios</translation>
    </message>
    <message>
        <source>Look for the episode</source>
        <translation>Buscar el episodio</translation>
    </message>
</context>
<context>
    <name>tensordesk::FindBar</name>
    <message>
        <source>Find: 0.5, &gt; 3, &lt;= -1, != 0, isnan, isinf</source>
        <translation>Buscar: 0.5, &gt; 3, &lt;= -1, != 0, isnan, isinf</translation>
    </message>
    <message>
        <source>Value or condition to find</source>
        <translation>Valor o condición que se busca</translation>
    </message>
    <message>
        <source>Previous match (Shift+F3)</source>
        <translation>Coincidencia anterior (Mayús+F3)</translation>
    </message>
    <message>
        <source>Next match (F3)</source>
        <translation>Coincidencia siguiente (F3)</translation>
    </message>
</context>
<context>
    <name>tensordesk::FindingList</name>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::FirstLookPage</name>
    <message>
        <source>return</source>
        <translation>retorno</translation>
    </message>
    <message>
        <source>length</source>
        <translation>longitud</translation>
    </message>
    <message>
        <source>reward</source>
        <translation>recompensa</translation>
    </message>
    <message>
        <source>The meaning of the colours</source>
        <translation>Qué indican los colores</translation>
    </message>
    <message>
        <source>&amp;Colour</source>
        <translation>&amp;Color</translation>
    </message>
    <message>
        <source>Read the rewards</source>
        <translation>Leer las recompensas</translation>
    </message>
    <message>
        <source>Looking for episodes…</source>
        <translation>Buscando episodios…</translation>
    </message>
    <message>
        <source>return, discounted</source>
        <translation>retorno, con descuento</translation>
    </message>
    <message>
        <source>return, mean of agents</source>
        <translation>retorno, media de los agentes</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s)</source>
        <translation>
            <numerusform>%n episodio</numerusform>
            <numerusform>%n episodios</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 steps</source>
        <translation>%1 pasos</translation>
    </message>
    <message>
        <source>%1 unfinished</source>
        <translation>%1 inacabados</translation>
    </message>
    <message>
        <source>%1 steps of padding left out</source>
        <translation>%1 pasos de relleno omitidos</translation>
    </message>
    <message>
        <source>one of %1 rows is drawn</source>
        <translation>se dibuja una de cada %1 filas</translation>
    </message>
    <message>
        <source>still looking</source>
        <translation>la búsqueda continúa</translation>
    </message>
    <message>
        <source>no data</source>
        <translation>sin datos</translation>
    </message>
</context>
<context>
    <name>tensordesk::FixList</name>
    <message>
        <source>Fix %1</source>
        <translation>Corrección %1</translation>
    </message>
    <message>
        <source>Replace the expression by this one, which works (Alt+%1)</source>
        <translation>Reemplazar la expresión por esta, que funciona (Alt+%1)</translation>
    </message>
    <message>
        <source>Copy this expression, which works (Alt+%1)</source>
        <translation>Copiar esta expresión, que funciona (Alt+%1)</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Usar %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::Format</name>
    <message>
        <source>Consolidated file</source>
        <translation>Archivo consolidado</translation>
    </message>
    <message>
        <source>Consolidated files</source>
        <translation>Archivos consolidados</translation>
    </message>
    <message>
        <source>File of torch.save</source>
        <translation>Archivo de torch.save</translation>
    </message>
    <message>
        <source>Files of torch.save</source>
        <translation>Archivos de torch.save</translation>
    </message>
    <message>
        <source>HDF5 file</source>
        <translation>Archivo HDF5</translation>
    </message>
    <message>
        <source>HDF5 files</source>
        <translation>Archivos HDF5</translation>
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
        <translation>Carpeta de varios archivos</translation>
    </message>
    <message>
        <source>Folders of several files</source>
        <translation>Carpetas de varios archivos</translation>
    </message>
    <message>
        <source>Sharded model</source>
        <translation>Modelo fragmentado</translation>
    </message>
    <message>
        <source>Sharded models</source>
        <translation>Modelos fragmentados</translation>
    </message>
    <message>
        <source>Safetensors file</source>
        <translation>Archivo safetensors</translation>
    </message>
    <message>
        <source>Safetensors files</source>
        <translation>Archivos safetensors</translation>
    </message>
    <message>
        <source>None: largest, fastest</source>
        <translation>Ninguna: lo más grande, lo más rápido</translation>
    </message>
    <message>
        <source>Numpy archive</source>
        <translation>Archivo npz de numpy</translation>
    </message>
    <message>
        <source>Numpy archives</source>
        <translation>Archivos npz de numpy</translation>
    </message>
    <message>
        <source>Numpy array</source>
        <translation>Array de numpy</translation>
    </message>
    <message>
        <source>Numpy arrays</source>
        <translation>Arrays de numpy</translation>
    </message>
    <message>
        <source>gzip 1: fast</source>
        <translation>gzip 1: rápido</translation>
    </message>
    <message>
        <source>gzip 4: balanced</source>
        <translation>gzip 4: equilibrado</translation>
    </message>
    <message>
        <source>gzip 9: small, slow</source>
        <translation>gzip 9: pequeño, lento</translation>
    </message>
    <message>
        <source>zstd 3: small, fast; Python needs hdf5plugin</source>
        <translation>zstd 3: pequeño, rápido; Python necesita hdf5plugin</translation>
    </message>
    <message>
        <source>Blosc 5: fastest; Python needs hdf5plugin</source>
        <translation>Blosc 5: lo más rápido; Python necesita hdf5plugin</translation>
    </message>
    <message>
        <source>CSV table</source>
        <translation>Tabla CSV</translation>
    </message>
    <message>
        <source>CSV tables</source>
        <translation>Tablas CSV</translation>
    </message>
    <message>
        <source>Parquet table</source>
        <translation>Tabla Parquet</translation>
    </message>
    <message>
        <source>Parquet tables</source>
        <translation>Tablas Parquet</translation>
    </message>
    <message>
        <source>Snappy: fast, what pyarrow writes</source>
        <translation>Snappy: rápido, lo que escribe pyarrow</translation>
    </message>
    <message>
        <source>zstd 15: smaller, slow</source>
        <translation>zstd 15: más pequeño, lento</translation>
    </message>
    <message>
        <source>JSON file</source>
        <translation>Archivo JSON</translation>
    </message>
    <message>
        <source>JSON files</source>
        <translation>Archivos JSON</translation>
    </message>
    <message>
        <source>zstd 3: fast, small</source>
        <translation>zstd 3: rápido, pequeño</translation>
    </message>
    <message>
        <source>blosc 5: fast, numbers smaller</source>
        <translation>blosc 5: rápido, números más pequeños</translation>
    </message>
    <message>
        <source>memmap folder</source>
        <translation>carpeta memmap</translation>
    </message>
    <message>
        <source>consolidated file</source>
        <translation>archivo consolidado</translation>
    </message>
    <message>
        <source>npy file</source>
        <translation>archivo npy</translation>
    </message>
    <message>
        <source>npz file</source>
        <translation>archivo npz</translation>
    </message>
    <message>
        <source>tdz archive</source>
        <translation>archivo tdz</translation>
    </message>
    <message>
        <source>Tdz archive</source>
        <translation>Archivo tdz</translation>
    </message>
    <message>
        <source>Tdz archives</source>
        <translation>Archivos tdz</translation>
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
        <translation>checkpoint distribuido</translation>
    </message>
    <message>
        <source>Distributed checkpoint</source>
        <translation>Checkpoint distribuido</translation>
    </message>
    <message>
        <source>Distributed checkpoints</source>
        <translation>Checkpoints distribuidos</translation>
    </message>
    <message>
        <source>memmap folder before 0.3</source>
        <translation>carpeta memmap anterior a 0.3</translation>
    </message>
    <message>
        <source>Memmap folder before 0.3</source>
        <translation>Carpeta memmap anterior a 0.3</translation>
    </message>
    <message>
        <source>Memmap folders before 0.3</source>
        <translation>Carpetas memmap anteriores a 0.3</translation>
    </message>
    <message>
        <source>zarr store</source>
        <translation>almacén zarr</translation>
    </message>
    <message>
        <source>Zarr store</source>
        <translation>Almacén zarr</translation>
    </message>
    <message>
        <source>Zarr stores</source>
        <translation>Almacenes zarr</translation>
    </message>
    <message>
        <source>Memmap folder</source>
        <translation>Carpeta memmap</translation>
    </message>
    <message>
        <source>Memmap folders</source>
        <translation>Carpetas memmap</translation>
    </message>
    <message>
        <source>torch.save file</source>
        <translation>archivo de torch.save</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Zip archive of several files</source>
        <translation>Archivo zip de varios archivos</translation>
    </message>
    <message>
        <source>Zip archives of several files</source>
        <translation>Archivos zip de varios archivos</translation>
    </message>
    <message>
        <source>JSON lines</source>
        <translation>Líneas JSON</translation>
    </message>
    <message>
        <source>micro-batches of prime-rl</source>
        <translation>microlotes de prime-rl</translation>
    </message>
    <message>
        <source>Micro-batches of prime-rl</source>
        <translation>Microlotes de prime-rl</translation>
    </message>
    <message>
        <source>video</source>
        <translation>vídeo</translation>
    </message>
    <message>
        <source>Video</source>
        <translation>Vídeo</translation>
    </message>
    <message>
        <source>Videos</source>
        <translation>Vídeos</translation>
    </message>
    <message>
        <source>LeRobot data set</source>
        <translation>Conjunto de datos LeRobot</translation>
    </message>
    <message>
        <source>LeRobot data sets</source>
        <translation>Conjuntos de datos LeRobot</translation>
    </message>
    <message>
        <source>As stored: video is copied, other images are PNG</source>
        <translation>Como está guardado: el vídeo se copia, las demás imágenes son PNG</translation>
    </message>
    <message>
        <source>AV1 video: smallest, loses detail</source>
        <translation>Vídeo AV1: el más pequeño, pierde detalle</translation>
    </message>
    <message>
        <source>H.264 video: plays everywhere, loses detail</source>
        <translation>Vídeo H.264: se reproduce en todas partes, pierde detalle</translation>
    </message>
    <message>
        <source>PNG: largest, loses nothing</source>
        <translation>PNG: el más grande, no pierde nada</translation>
    </message>
</context>
<context>
    <name>tensordesk::FrameAhead</name>
    <message>
        <source>Read the next image</source>
        <translation>Leer la imagen siguiente</translation>
    </message>
</context>
<context>
    <name>tensordesk::GroupTableModel</name>
    <message>
        <source>Differs from %1</source>
        <translation>Difiere de %1</translation>
    </message>
    <message>
        <source>The key is missing here.</source>
        <translation>No existe esa clave aquí.</translation>
    </message>
</context>
<context>
    <name>tensordesk::GroupsModel</name>
    <message>
        <source>Prompt of sequence %1</source>
        <translation>Prompt de la secuencia %1</translation>
    </message>
    <message>
        <source>All samples have the same reward: their group-relative advantages are 0 and give no gradient.</source>
        <translation>Todas las muestras tienen la misma recompensa: sus ventajas relativas al grupo son 0 y no dan gradiente.</translation>
    </message>
    <message>
        <source>A dot per sample, from the least reward %1 to the greatest reward %2</source>
        <translation>Un punto por muestra, de la menor recompensa %1 a la mayor %2</translation>
    </message>
    <message>
        <source>Standard deviation of the rewards, with n − 1</source>
        <translation>Desviación típica de las recompensas, con n − 1</translation>
    </message>
    <message>
        <source>Mean length of the responses</source>
        <translation>Longitud media de las respuestas</translation>
    </message>
    <message>
        <source>Number of truncated responses</source>
        <translation>Número de respuestas truncadas</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Muestras</translation>
    </message>
    <message>
        <source>Rewards</source>
        <translation>Recompensas</translation>
    </message>
    <message>
        <source>Mean reward</source>
        <translation>Recompensa media</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Desv.</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Mín.</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Máx.</translation>
    </message>
    <message>
        <source>Mean length</source>
        <translation>Longitud media</translation>
    </message>
    <message>
        <source>Truncated</source>
        <translation>Truncadas</translation>
    </message>
</context>
<context>
    <name>tensordesk::HealthPage</name>
    <message>
        <source>&amp;Choose a file…</source>
        <translation>&amp;Elegir un archivo…</translation>
    </message>
    <message>
        <source>Thresholds of the checks</source>
        <translation>Umbrales de las comprobaciones</translation>
    </message>
    <message>
        <source>Thresholds (*.json);;All files (*)</source>
        <translation>Umbrales (*.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>&amp;Their own</source>
        <translation>&amp;Los propios</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>Umbrales</translation>
    </message>
    <message>
        <source>Thresholds: %1</source>
        <translation>Umbrales: %1</translation>
    </message>
    <message>
        <source>The thresholds of the checks: defaults, or those of a file</source>
        <translation>Los umbrales de las comprobaciones: los predeterminados o los de un archivo</translation>
    </message>
    <message>
        <source>error</source>
        <translation>error</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>advertencia</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>E&amp;xamine</source>
        <translation>E&amp;xaminar</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobación</translation>
    </message>
    <message>
        <source>Location</source>
        <translation>Ubicación</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Hallazgo</translation>
    </message>
    <message>
        <source>Findings of the health checks</source>
        <translation>Lo que encontró el doctor</translation>
    </message>
    <message>
        <source>Meaning and fix</source>
        <translation>Significado y solución</translation>
    </message>
    <message>
        <source>Reads the whole rollout and runs every check</source>
        <translation>Lee todo el rollout y ejecuta todas las comprobaciones</translation>
    </message>
    <message>
        <source>Examining the rollout…</source>
        <translation>Examinando el rollout…</translation>
    </message>
    <message>
        <source>Examine reads the whole rollout once per check and reports each finding, its location and a fix.</source>
        <translation>Examinar lee todo el rollout una vez por comprobación y dice qué llama la atención, dónde y qué hacer.</translation>
    </message>
    <message>
        <source>not applicable</source>
        <translation>no aplicable</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>no superado</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>superado</translation>
    </message>
    <message>
        <source>Go to where it was found first</source>
        <translation>Ir a donde se encontró primero</translation>
    </message>
    <message>
        <source>Fix:</source>
        <translation>Solución:</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n advertencia</numerusform>
            <numerusform>%n advertencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n nota</numerusform>
            <numerusform>%n notas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 checks apply to this rollout</source>
        <translation>%1 de %2 comprobaciones tenían algo que examinar</translation>
    </message>
    <message>
        <source>On the command line it is called %1.</source>
        <translation>En la línea de comandos se llama %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n passed</source>
        <translation>
            <numerusform>%n superada</numerusform>
            <numerusform>%n superadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not applicable</source>
        <translation>
            <numerusform>%n no aplicable</numerusform>
            <numerusform>%n no aplicables</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Copy as Python</source>
        <translation>Copiar como Python</translation>
    </message>
    <message numerus="yes">
        <source>%n ignored</source>
        <translation>
            <numerusform>%n ignorado</numerusform>
            <numerusform>%n ignorados</numerusform>
        </translation>
    </message>
    <message>
        <source>Cannot store which findings are ignored</source>
        <translation>No se pueden guardar los hallazgos ignorados</translation>
    </message>
    <message>
        <source>Stores it in a small file beside the data, which the command line reads too</source>
        <translation>Lo guarda en un pequeño archivo junto a los datos, que también lee la línea de comandos</translation>
    </message>
    <message>
        <source>No longer ignore</source>
        <translation>Dejar de ignorar</translation>
    </message>
    <message>
        <source>Ignore here</source>
        <translation>Ignorar aquí</translation>
    </message>
</context>
<context>
    <name>tensordesk::HistogramView</name>
    <message>
        <source>Logarithmic counts</source>
        <translation>Recuentos log.</translation>
    </message>
    <message>
        <source>Count values</source>
        <translation>Contar valores</translation>
    </message>
    <message>
        <source>Bins</source>
        <translation>Intervalos</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>The number of bins for all values; zooming in makes automatic bins finer</source>
        <translation>El número de intervalos para todos los valores; al ampliar, los automáticos se hacen más finos</translation>
    </message>
    <message>
        <source>Makes rare values visible next to frequent ones</source>
        <translation>Hace visibles los valores raros junto a los frecuentes</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>elementos</translation>
    </message>
    <message>
        <source>Select a leaf in the tree to see how its values are distributed.</source>
        <translation>Seleccione una hoja en el árbol para ver cómo se distribuyen sus valores.</translation>
    </message>
    <message>
        <source>Counting %1…</source>
        <translation>Contando %1…</translation>
    </message>
    <message>
        <source>The first %1 of %2 histograms.</source>
        <translation>Los primeros %1 de %2 histogramas.</translation>
    </message>
    <message>
        <source>All values are NaN or infinite.</source>
        <translation>Todos los valores son NaN o infinitos.</translation>
    </message>
    <message>
        <source>%1 NaN are in no bin (%2).</source>
        <translation>%1 NaN no están en ningún intervalo (%2).</translation>
    </message>
    <message>
        <source>%1 infinite values are in no bin (%2).</source>
        <translation>%1 valores infinitos no están en ningún intervalo (%2).</translation>
    </message>
    <message>
        <source>Complex values by magnitude.</source>
        <translation>Valores complejos según su módulo.</translation>
    </message>
    <message>
        <source>Only padding is visible here, by %1.</source>
        <translation>Aquí solo se ve relleno, según %1.</translation>
    </message>
    <message>
        <source>Without %1 elements of padding, which %2 tells.</source>
        <translation>Sin %1 elementos de relleno, que indica %2.</translation>
    </message>
</context>
<context>
    <name>tensordesk::HistoryModel</name>
    <message>
        <source>As it was opened</source>
        <translation>Como se abrió</translation>
    </message>
</context>
<context>
    <name>tensordesk::ImageNotes</name>
    <message>
        <source>The first %1 of %2 pictures.</source>
        <translation>Las primeras %1 de %2 imágenes.</translation>
    </message>
    <message>
        <source>Thinned: 1 of %1 rows, 1 of %2 columns. Zoom in for all.</source>
        <translation>Reducida: 1 de cada %1 filas, 1 de cada %2 columnas. Amplíe para verlas todas.</translation>
    </message>
    <message>
        <source>The first 3 of %1 channels.</source>
        <translation>Los 3 primeros de %1 canales.</translation>
    </message>
    <message>
        <source>Complex values by magnitude.</source>
        <translation>Valores complejos según su módulo.</translation>
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
        <translation>%1 es verdadero</translation>
    </message>
    <message>
        <source>Grey is 0, full colours are ±%1.</source>
        <translation>El gris es 0, los colores plenos son ±%1.</translation>
    </message>
</context>
<context>
    <name>tensordesk::ImageView</name>
    <message>
        <source>An image needs two dims; this leaf has fewer. The plot shows it.</source>
        <translation>Una imagen necesita dos dimensiones; esta hoja tiene menos. La gráfica la muestra.</translation>
    </message>
    <message>
        <source>Give one dim the x axis and one the y axis to see an image.</source>
        <translation>Asigne una dimensión al eje x y otra al eje y para ver una imagen.</translation>
    </message>
    <message>
        <source>Square cells</source>
        <translation>Celdas cuadradas</translation>
    </message>
    <message>
        <source>Read image</source>
        <translation>Leer imagen</translation>
    </message>
    <message>
        <source>Select a leaf in the tree to see it as an image.</source>
        <translation>Seleccione una hoja en el árbol para verla como imagen.</translation>
    </message>
    <message>
        <source>Reading the image…</source>
        <translation>Leyendo la imagen…</translation>
    </message>
    <message>
        <source>No other key runs along this dim</source>
        <translation>Ninguna otra clave recorre esta dimensión</translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Escrito en %1</translation>
    </message>
    <message>
        <source>Export a film…</source>
        <translation>Exportar película…</translation>
    </message>
</context>
<context>
    <name>tensordesk::IndexBox</name>
    <message>
        <source>Index of the part shown</source>
        <translation>Índice de la parte mostrada</translation>
    </message>
    <message>
        <source>The part shown, as numpy writes it: [3, :, 0:10]. Type another and press Enter.</source>
        <translation>La parte mostrada, como la escribe numpy: [3, :, 0:10]. Escriba otra y pulse Intro.</translation>
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
        <translation>Atributos</translation>
    </message>
    <message>
        <source>Names of values</source>
        <translation>Nombres de los valores</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elementos</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Miembros</translation>
    </message>
    <message>
        <source>Stack dim</source>
        <translation>Dimensión de apilado</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Claves</translation>
    </message>
    <message>
        <source>Tensors</source>
        <translation>Tensores</translation>
    </message>
    <message>
        <source>Nested tensordicts</source>
        <translation>Tensordicts anidados</translation>
    </message>
    <message>
        <source>Non-tensors</source>
        <translation>No tensores</translation>
    </message>
    <message>
        <source>Broken below</source>
        <translation>Dañados debajo</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Contiene</translation>
    </message>
    <message>
        <source>one value for each batch position</source>
        <translation>un valor por cada posición del batch</translation>
    </message>
    <message>
        <source>one value for the whole batch</source>
        <translation>un valor para todo el batch</translation>
    </message>
    <message>
        <source>Copy as Python</source>
        <translation>Copiar como Python</translation>
    </message>
    <message>
        <source>Details of the selected entry</source>
        <translation>Lo que se sabe de la entrada seleccionada</translation>
    </message>
    <message>
        <source>Select a key in the tree to see its shape, where it is stored and a summary of its values.</source>
        <translation>Seleccione una clave en el árbol para ver su forma, dónde está guardada y un resumen de sus valores.</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Copy the value</source>
        <translation>Copiar el valor</translation>
    </message>
    <message>
        <source>Copy the reason</source>
        <translation>Copiar el motivo</translation>
    </message>
    <message>
        <source>Why it cannot be shown</source>
        <translation>Por qué no se puede mostrar</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Almacenamiento</translation>
    </message>
    <message>
        <source>About this document</source>
        <translation>Sobre este documento</translation>
    </message>
    <message>
        <source>Reading about the selected entry</source>
        <translation>Leyendo datos de la entrada seleccionada</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Clave %1</translation>
    </message>
    <message>
        <source>Copy as Python: %1</source>
        <translation>Copiar como Python: %1</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Clase</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposición</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>En disco</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Mostrado</translation>
    </message>
    <message>
        <source>a part of the stored values</source>
        <translation>una parte de lo guardado</translation>
    </message>
    <message>
        <source>The ranges of the batch that the summary is of</source>
        <translation>Los intervalos del batch a los que corresponde el resumen</translation>
    </message>
    <message>
        <source>Saved on</source>
        <translation>Guardado en</translation>
    </message>
</context>
<context>
    <name>tensordesk::JobBar</name>
    <message>
        <source>Progress of the newest job</source>
        <translation>Progreso de la última tarea</translation>
    </message>
    <message>
        <source>Cancel (Esc)</source>
        <translation>Cancelar (Esc)</translation>
    </message>
    <message>
        <source>Cancel the newest job</source>
        <translation>Cancelar la última tarea</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>y %n más</numerusform>
            <numerusform>y %n más</numerusform>
        </translation>
    </message>
    <message>
        <source>This job cannot be cancelled</source>
        <translation>Esta tarea no se puede cancelar</translation>
    </message>
</context>
<context>
    <name>tensordesk::JobList</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>%1 s left</source>
        <translation>quedan %1 s</translation>
    </message>
    <message>
        <source>%1 min left</source>
        <translation>quedan %1 min</translation>
    </message>
</context>
<context>
    <name>tensordesk::JobPanel</name>
    <message>
        <source>No background jobs.</source>
        <translation>No hay tareas en segundo plano.</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Tareas</translation>
    </message>
    <message>
        <source>Cancel this job</source>
        <translation>Cancelar esta tarea</translation>
    </message>
    <message>
        <source>Cancel %1</source>
        <translation>Cancelar %1</translation>
    </message>
    <message>
        <source>Progress of %1</source>
        <translation>Progreso de %1</translation>
    </message>
    <message>
        <source>This job cannot be cancelled</source>
        <translation>Esta tarea no se puede cancelar</translation>
    </message>
</context>
<context>
    <name>tensordesk::KeyCompleter</name>
    <message>
        <source>Completions</source>
        <translation>Sugerencias</translation>
    </message>
    <message>
        <source>Look for a matching module</source>
        <translation>Buscar un módulo que encaje</translation>
    </message>
</context>
<context>
    <name>tensordesk::KeyEdits</name>
    <message>
        <source>Add a key</source>
        <translation>Añadir clave</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Duplicar %1</translation>
    </message>
    <message>
        <source>Rename or move %1</source>
        <translation>Renombrar o mover %1</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Eliminar %1</translation>
    </message>
    <message>
        <source>Change the value of %1</source>
        <translation>Cambiar el valor de %1</translation>
    </message>
    <message>
        <source>Compute %1</source>
        <translation>Calcular %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::KeyTable</name>
    <message>
        <source>The values of a key</source>
        <translation>Lo que se sabe de una clave</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Claves</translation>
    </message>
</context>
<context>
    <name>tensordesk::KeysModel</name>
    <message>
        <source>Too large to be read unasked: select it, and the inspector sums it up.</source>
        <translation>Demasiado grande para leerlo sin pedirlo: seleccione la entrada y el inspector la resume.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>dtype</source>
        <translation>dtype</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Mín.</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Máx.</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
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
        <translation>Todos los elementos son 0</translation>
    </message>
</context>
<context>
    <name>tensordesk::LayoutLine</name>
    <message>
        <source>Shown as stored</source>
        <translation>Se muestra tal como está guardado</translation>
    </message>
    <message>
        <source>Read by its layout</source>
        <translation>Leer según su layout</translation>
    </message>
    <message>
        <source>Read as: %1</source>
        <translation>Leído como: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s)</source>
        <translation>
            <numerusform>%n episodio</numerusform>
            <numerusform>%n episodios</numerusform>
        </translation>
    </message>
    <message>
        <source>As stored</source>
        <translation>Tal como está guardado</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>Cambiar…</translation>
    </message>
    <message>
        <source>Read as…</source>
        <translation>Leer como…</translation>
    </message>
</context>
<context>
    <name>tensordesk::LayoutsDialog</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Layouts of curves</source>
        <translation>Disposiciones de curvas</translation>
    </message>
    <message>
        <source>Saved layouts</source>
        <translation>Disposiciones guardadas</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Name of the shown value</source>
        <translation>Nombre de lo que se muestra</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Aplicar</translation>
    </message>
    <message>
        <source>Saves which keys are drawn where: %1</source>
        <translation>Guarda qué claves se dibujan y dónde: %1</translation>
    </message>
    <message>
        <source>No curves are shown that could be saved.</source>
        <translation>No se muestra ninguna curva que se pueda guardar.</translation>
    </message>
</context>
<context>
    <name>tensordesk::LeafView</name>
    <message>
        <source>The members of this lazy stack differ in shape: %1.
Open one of them in the tree to see its values.</source>
        <translation>Los miembros de este lazy stack tienen formas distintas: %1.
Abra uno de ellos en el árbol para ver sus valores.</translation>
    </message>
    <message>
        <source>This leaf has no elements: its shape is %1.</source>
        <translation>Esta hoja no tiene elementos: su forma es %1.</translation>
    </message>
    <message>
        <source>Elements of %1 cannot be shown as numbers.</source>
        <translation>Los elementos de %1 no se pueden mostrar como números.</translation>
    </message>
    <message>
        <source>The slice %1 is empty.</source>
        <translation>La porción %1 está vacía.</translation>
    </message>
    <message>
        <source>%1 = %2 is beyond the end: this member has %3 steps.</source>
        <translation>%1 = %2 está más allá del final: este miembro tiene %3 pasos.</translation>
    </message>
</context>
<context>
    <name>tensordesk::LegendFigures</name>
    <message numerus="yes">
        <source>Visible range: %n value(s), min %1, max %2, mean %3, std %4</source>
        <translation>
            <numerusform>De lo visible: %n valor, mín. %1, máx. %2, media %3, desv. est. %4</numerusform>
            <numerusform>De lo visible: %n valores, mín. %1, máx. %2, media %3, desv. est. %4</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 NaN and %2 infinities left out</source>
        <translation>sin %1 NaN ni %2 infinitos</translation>
    </message>
    <message>
        <source>Sum up curves</source>
        <translation>Resumir curvas</translation>
    </message>
</context>
<context>
    <name>tensordesk::LegendList</name>
    <message>
        <source>Legend</source>
        <translation>Leyenda</translation>
    </message>
    <message>
        <source>Show or hide the legend</source>
        <translation>Mostrar u ocultar la leyenda</translation>
    </message>
    <message>
        <source>A click shows one alone, another click all again; the box shows or hides it</source>
        <translation>Un clic muestra una sola, otro clic vuelve a mostrarlas todas; la casilla la muestra o la oculta</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>Minimum, maximum, mean (μ) and standard deviation (σ) of the visible range</source>
        <translation>Valor mínimo y máximo, media (μ) y desviación estándar (σ) de lo visible</translation>
    </message>
    <message>
        <source>at the pointer %1</source>
        <translation>en el puntero %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::LengthBars</name>
    <message>
        <source>Lengths of the episodes</source>
        <translation>Longitudes de los episodios</translation>
    </message>
    <message>
        <source>One bar per episode: its height is the number of steps</source>
        <translation>Una barra por episodio: su altura es el número de pasos</translation>
    </message>
</context>
<context>
    <name>tensordesk::LinePlotView</name>
    <message>
        <source>This leaf is a single value; the table shows it.</source>
        <translation>Esta hoja es un único valor; la tabla lo muestra.</translation>
    </message>
    <message>
        <source>Give one dim the x axis to see a curve.</source>
        <translation>Asigne una dimensión al eje x para ver una curva.</translation>
    </message>
    <message>
        <source>Read curves</source>
        <translation>Leer curvas</translation>
    </message>
    <message>
        <source>Select a leaf in the tree to see its curves.</source>
        <translation>Seleccione una hoja en el árbol para ver sus curvas.</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Leyendo %1…</translation>
    </message>
    <message>
        <source>The first %1 of %2 curves.</source>
        <translation>Las primeras %1 de %2 curvas.</translation>
    </message>
    <message>
        <source>All values are NaN or infinite.</source>
        <translation>Todos los valores son NaN o infinitos.</translation>
    </message>
    <message>
        <source>Complex values by magnitude.</source>
        <translation>Valores complejos según su módulo.</translation>
    </message>
    <message>
        <source>Values of 0 and below have no place on a logarithmic axis.</source>
        <translation>Los valores menores o iguales que 0 no tienen lugar en un eje logarítmico.</translation>
    </message>
    <message>
        <source>%1 has no dim like the one along x, so it cannot be drawn here.</source>
        <translation>%1 no tiene ninguna dimensión como la del eje x, así que no se puede dibujar aquí.</translation>
    </message>
    <message>
        <source>curve</source>
        <translation>curva</translation>
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
        <translation>Esta clave no se puede dibujar aquí</translation>
    </message>
</context>
<context>
    <name>tensordesk::LinkQuestion</name>
    <message>
        <source>Follow links</source>
        <translation>Seguir enlaces</translation>
    </message>
    <message>
        <source>Read what lies behind links that lead out of opened folders?</source>
        <translation>¿Leer lo que hay tras los enlaces que llevan fuera de las carpetas abiertas?</translation>
    </message>
    <message>
        <source>The target is shown and exported like a part of the folder. This applies to every folder until the program ends. Nothing is written through such a link.</source>
        <translation>El destino se muestra y se exporta como una parte de la carpeta. Esto vale para todas las carpetas hasta que el programa termine. A través de un enlace así no se escribe nada.</translation>
    </message>
    <message>
        <source>&amp;Follow</source>
        <translation>&amp;Seguir</translation>
    </message>
</context>
<context>
    <name>tensordesk::MainWindow</name>
    <message>
        <source>Main toolbar</source>
        <translation>Barra de herramientas principal</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Abrir un archivo</translation>
    </message>
    <message>
        <source>Simulate the sample</source>
        <translation>Simular el ejemplo</translation>
    </message>
    <message>
        <source>%1[*] — TensorDesk</source>
        <translation>%1[*] — TensorDesk</translation>
    </message>
    <message>
        <source>%1[*] (read-only) — TensorDesk</source>
        <translation>%1[*] (solo lectura) — TensorDesk</translation>
    </message>
    <message>
        <source>tensordict of a program</source>
        <translation>tensordict de un programa</translation>
    </message>
    <message>
        <source>Open a folder</source>
        <translation>Abrir una carpeta</translation>
    </message>
    <message>
        <source>In the view that is shown</source>
        <translation>En la vista mostrada</translation>
    </message>
    <message>
        <source>%1, at %2</source>
        <translation>%1, en %2</translation>
    </message>
    <message>
        <source>Open as one stack</source>
        <translation>Abrir como una sola pila</translation>
    </message>
    <message numerus="yes">
        <source>The names of these %n files count up</source>
        <translation>
            <numerusform>El nombre de este %n archivo es correlativo</numerusform>
            <numerusform>Los nombres de estos %n archivos son correlativos</numerusform>
        </translation>
    </message>
    <message>
        <source>They may be the steps of one run.</source>
        <translation>Pueden ser los pasos de una ejecución.</translation>
    </message>
    <message>
        <source>Cannot open “%1”</source>
        <translation>No se puede abrir «%1»</translation>
    </message>
    <message>
        <source>The program raised an error</source>
        <translation>El programa produjo un error</translation>
    </message>
    <message>
        <source>Cannot show the tensordicts of the program</source>
        <translation>No se pueden mostrar los tensordicts del programa</translation>
    </message>
    <message>
        <source>Cannot make the sample</source>
        <translation>No se puede crear el ejemplo</translation>
    </message>
</context>
<context>
    <name>tensordesk::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
</context>
<context>
    <name>tensordesk::MaskPanel</name>
    <message>
        <source>Mask over the batch</source>
        <translation>Máscara sobre el batch</translation>
    </message>
    <message>
        <source>A bool key or expression over the batch: every key shows only where it is true</source>
        <translation>Una clave o expresión bool sobre el batch: cada clave se muestra solo donde es verdadera</translation>
    </message>
    <message>
        <source>Only where</source>
        <translation>Solo donde</translation>
    </message>
    <message>
        <source>%1 or td[&quot;reward&quot;] &gt; 0</source>
        <translation>%1 o td[&quot;reward&quot;] &gt; 0</translation>
    </message>
</context>
<context>
    <name>tensordesk::MaskedRoot</name>
    <message>
        <source>Apply the mask</source>
        <translation>Aplicar la máscara</translation>
    </message>
    <message>
        <source>Summarize all keys</source>
        <translation>Examinar todas las claves</translation>
    </message>
    <message>
        <source>%1 of %2 positions</source>
        <translation>%1 de %2 posiciones</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>en %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::MemberDialog</name>
    <message>
        <source>This selects no part, so there is nothing to collate.</source>
        <translation>Esto no selecciona ninguna parte, así que no hay nada que cotejar.</translation>
    </message>
    <message>
        <source>&amp;Indices of</source>
        <translation>Índ&amp;ices de</translation>
    </message>
    <message>
        <source>E&amp;pisodes, which end at</source>
        <translation>E&amp;pisodios que acaban en</translation>
    </message>
    <message>
        <source>E&amp;xpression</source>
        <translation>E&amp;xpresión</translation>
    </message>
    <message>
        <source>Collate parts</source>
        <translation>Cotejar partes</translation>
    </message>
    <message>
        <source>Batch dim</source>
        <translation>Dimensión de batch</translation>
    </message>
    <message>
        <source>Indices</source>
        <translation>Índices</translation>
    </message>
    <message>
        <source>Indices and slices, such as 0, 3, 5:9</source>
        <translation>Índices y porciones, como 0, 3, 5:9</translation>
    </message>
    <message>
        <source>Key that ends episodes</source>
        <translation>Clave que acaba los episodios</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>Expresión</translation>
    </message>
    <message>
        <source>An expression over td that gives a list of tensordicts</source>
        <translation>Una expresión sobre td que da una lista de tensordicts</translation>
    </message>
    <message>
        <source>More members are chosen than can be shown side by side: at most %1 are shown.</source>
        <translation>Eso elige más miembros de los que se pueden ver lado a lado: se muestran como máximo %1.</translation>
    </message>
</context>
<context>
    <name>tensordesk::MembersModel</name>
    <message>
        <source>Member %1, %2</source>
        <translation>Miembro %1, %2</translation>
    </message>
    <message>
        <source>Only some members have: %1</source>
        <translation>Solo algunos miembros tienen: %1</translation>
    </message>
    <message>
        <source>Others have besides: %1</source>
        <translation>Otros tienen además: %1</translation>
    </message>
    <message>
        <source>1 key</source>
        <translation>1 clave</translation>
    </message>
    <message>
        <source>%1 keys</source>
        <translation>%1 claves</translation>
    </message>
</context>
<context>
    <name>tensordesk::MessageBar</name>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>Fewer</source>
        <translation>Menos</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::MessageItem</name>
    <message>
        <source>How to fix it</source>
        <translation>Cómo corregirlo</translation>
    </message>
    <message>
        <source>Copy the message</source>
        <translation>Copiar el mensaje</translation>
    </message>
    <message>
        <source>Dismiss the message</source>
        <translation>Descartar el mensaje</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
</context>
<context>
    <name>tensordesk::MessageLog</name>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Documento</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Mensaje</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Mensajes</translation>
    </message>
    <message>
        <source>Columns of the messages</source>
        <translation>Columnas de los mensajes</translation>
    </message>
    <message>
        <source>Copy all</source>
        <translation>Copiar todo</translation>
    </message>
    <message>
        <source>Copy all messages as text</source>
        <translation>Copiar todos los mensajes como texto</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Forget these messages</source>
        <translation>Olvidar estos mensajes</translation>
    </message>
    <message>
        <source>No messages so far. Messages and errors are kept here.</source>
        <translation>Aún no hay mensajes. Aquí se guarda lo que se comunicó y lo que falló.</translation>
    </message>
</context>
<context>
    <name>tensordesk::NextMarks</name>
    <message>
        <source>Compare with next</source>
        <translation>Comparar con next</translation>
    </message>
    <message>
        <source>Within episodes it equals next of the previous step.</source>
        <translation>Dentro de los episodios es igual a next del paso anterior.</translation>
    </message>
    <message>
        <source>At %1 of %2 steps within episodes it differs from next of the previous step, first at %3.</source>
        <translation>En %1 de %2 pasos dentro de episodios difiere de next del paso anterior; el primero, en %3.</translation>
    </message>
</context>
<context>
    <name>tensordesk::NumberFormats</name>
    <message>
        <source>Exact</source>
        <translation>Exacto</translation>
    </message>
    <message numerus="yes">
        <source>%n decimals</source>
        <translation>
            <numerusform>%n decimal</numerusform>
            <numerusform>%n decimales</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scientific, %n decimals</source>
        <translation>
            <numerusform>Científico, %n decimal</numerusform>
            <numerusform>Científico, %n decimales</numerusform>
        </translation>
    </message>
    <message>
        <source>Hexadecimal</source>
        <translation>Hexadecimal</translation>
    </message>
    <message>
        <source>Number format</source>
        <translation>Formato de números</translation>
    </message>
</context>
<context>
    <name>tensordesk::OperandBoxes</name>
    <message>
        <source>lacks the key</source>
        <translation>sin la clave</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>y %1 más</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>falta</translation>
    </message>
</context>
<context>
    <name>tensordesk::OperationStrip</name>
    <message>
        <source>Operations</source>
        <translation>Operaciones</translation>
    </message>
    <message>
        <source>Reductions</source>
        <translation>Reducciones</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>Operación</translation>
    </message>
    <message>
        <source>Append an operation</source>
        <translation>Añadir una operación al final</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Show the result in all views</source>
        <translation>Mostrar el resultado en todas las vistas</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
    <message>
        <source>Write the result to a file</source>
        <translation>Escribir el resultado en un archivo</translation>
    </message>
    <message>
        <source>Python</source>
        <translation>Python</translation>
    </message>
    <message>
        <source>Copy the operations as Python, a line each</source>
        <translation>Copiar las operaciones como Python, una por línea</translation>
    </message>
</context>
<context>
    <name>tensordesk::OptionsPage</name>
    <message>
        <source>The shown entry has no options.</source>
        <translation>Lo que se muestra aquí no tiene opciones.</translation>
    </message>
</context>
<context>
    <name>tensordesk::OriginView</name>
    <message>
        <source>Where elements come from</source>
        <translation>De dónde vienen los elementos</translation>
    </message>
    <message>
        <source>Where the elements of the result come from. Rows and columns are its first two dims; colours are indices in a dim of the operand: along a moved dim they run evenly, in stripes where dims are mixed. Click an element to see its origin.</source>
        <translation>De dónde vienen los elementos del resultado. Las filas y las columnas son sus dos primeras dimensiones; los colores son índices en una dimensión de aquello de lo que se hizo: a lo largo de una dimensión movida varían de forma regular; donde se mezclan dimensiones, en franjas. Un clic informa sobre un elemento.</translation>
    </message>
    <message>
        <source>%1 was filled in</source>
        <translation>%1 se rellenó</translation>
    </message>
    <message>
        <source>%1 is %2: %3</source>
        <translation>%1 es %2: %3</translation>
    </message>
    <message>
        <source>%1 of td</source>
        <translation>%1 de td</translation>
    </message>
    <message>
        <source>result</source>
        <translation>resultado</translation>
    </message>
</context>
<context>
    <name>tensordesk::OverviewPane</name>
    <message>
        <source>Keys by group</source>
        <translation>Claves por grupo</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Seleccionar todo</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>Keys of the groups</source>
        <translation>Claves de los grupos</translation>
    </message>
    <message>
        <source>shape</source>
        <translation>forma</translation>
    </message>
    <message>
        <source>dtype</source>
        <translation>dtype</translation>
    </message>
    <message>
        <source>size</source>
        <translation>tamaño</translation>
    </message>
    <message>
        <source>min</source>
        <translation>mín.</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>media</translation>
    </message>
    <message>
        <source>max</source>
        <translation>máx.</translation>
    </message>
    <message>
        <source>The columns of the table</source>
        <translation>Lo que la tabla muestra de cada clave</translation>
    </message>
    <message>
        <source>Bytes</source>
        <translation>Bytes</translation>
    </message>
    <message>
        <source>Summarize all keys</source>
        <translation>Examinar todas las claves</translation>
    </message>
    <message>
        <source>There are no bytes in this tensordict: it has no leaves, or empty ones.</source>
        <translation>No hay bytes en este tensordict: no tiene hojas, o están vacías.</translation>
    </message>
    <message>
        <source>Only the first %1 keys are shown.</source>
        <translation>Solo se muestran las primeras %1 claves.</translation>
    </message>
    <message>
        <source>There are no groups here that share most of their keys.</source>
        <translation>Aquí no hay grupos que compartan la mayoría de sus claves.</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Miembros</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Claves</translation>
    </message>
    <message>
        <source>Keys by member</source>
        <translation>Claves por miembro</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Puntuaciones</translation>
    </message>
</context>
<context>
    <name>tensordesk::PageBar</name>
    <message>
        <source>Previous page of rows</source>
        <translation>Página anterior de filas</translation>
    </message>
    <message>
        <source>Next page of rows</source>
        <translation>Página siguiente de filas</translation>
    </message>
    <message>
        <source>Go to index</source>
        <translation>Ir al índice</translation>
    </message>
    <message>
        <source>rows %1 … %2 of %3</source>
        <translation>filas %1 … %2 de %3</translation>
    </message>
    <message>
        <source>Go to index [%1]</source>
        <translation>Ir al índice [%1]</translation>
    </message>
    <message>
        <source>Previous page of columns</source>
        <translation>Página anterior de columnas</translation>
    </message>
    <message>
        <source>Next page of columns</source>
        <translation>Página siguiente de columnas</translation>
    </message>
    <message>
        <source>Rows in their own order</source>
        <translation>Filas en su propio orden</translation>
    </message>
    <message>
        <source>columns %1 … %2 of %3</source>
        <translation>columnas %1 … %2 de %3</translation>
    </message>
    <message>
        <source>sorting by column %1…</source>
        <translation>ordenando por la columna %1…</translation>
    </message>
    <message>
        <source>sorted by column %1, greatest first</source>
        <translation>ordenado por la columna %1, de mayor a menor</translation>
    </message>
    <message>
        <source>sorted by column %1, least first</source>
        <translation>ordenado por la columna %1, de menor a mayor</translation>
    </message>
    <message>
        <source>; the first %1 of %2 rows</source>
        <translation>; las primeras %1 de %2 filas</translation>
    </message>
</context>
<context>
    <name>tensordesk::ParameterColumns</name>
    <message>
        <source>Show or hide this column of the parameters</source>
        <translation>Mostrar u ocultar esta columna de los parámetros</translation>
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
        <translation>(sin módulo)</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Tied: it has the same elements as %1</source>
        <translation>Vinculado: tiene los mismos elementos que %1</translation>
    </message>
    <message>
        <source>Optimizer state: %1, group %2</source>
        <translation>Estado del optimizador: %1, grupo %2</translation>
    </message>
    <message>
        <source>Distribution of the values</source>
        <translation>Distribución de los valores</translation>
    </message>
    <message>
        <source>The distribution of the finite elements, from the minimum to the maximum</source>
        <translation>La distribución de los elementos finitos, del mínimo al máximo</translation>
    </message>
    <message>
        <source>The Euclidean norm of the finite elements</source>
        <translation>La norma euclídea de los elementos finitos</translation>
    </message>
    <message>
        <source>The share of elements that are 0</source>
        <translation>La proporción de elementos que son 0</translation>
    </message>
    <message>
        <source>|now − before| / |before| against the other checkpoint</source>
        <translation>|ahora − antes| / |antes| respecto al otro checkpoint</translation>
    </message>
    <message>
        <source>The root mean square of the optimizer&apos;s latest step without weight decay; for Adam lr · m̂ / (√v̂ + ε)</source>
        <translation>La media cuadrática del último paso del optimizador sin weight decay; en Adam lr · m̂ / (√v̂ + ε)</translation>
    </message>
    <message>
        <source>The norm of exp_avg or momentum_buffer</source>
        <translation>La norma de exp_avg o momentum_buffer</translation>
    </message>
    <message>
        <source>The device on which the parameter was when it was saved</source>
        <translation>El dispositivo en el que estaba el parámetro al guardarlo</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>Parámetro</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Norm</source>
        <translation>Norma</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Desv.</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Mín</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Máx</translation>
    </message>
    <message>
        <source>NaN, Inf</source>
        <translation>NaN, Inf</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>Ceros</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Step size</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>Momento</translation>
    </message>
    <message>
        <source>lr</source>
        <translation>lr</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>dtype</source>
        <translation>dtype</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elementos</translation>
    </message>
    <message>
        <source>Saved on</source>
        <translation>Guardado en</translation>
    </message>
    <message>
        <source>%1 new NaN or Inf</source>
        <translation>%1 NaN o Inf nuevos</translation>
    </message>
    <message>
        <source>%1 elements that were finite are NaN or infinite now. The change of the others: %2</source>
        <translation>%1 elementos que eran finitos ahora son NaN o infinitos. El cambio de los demás: %2</translation>
    </message>
</context>
<context>
    <name>tensordesk::ParameterReader</name>
    <message>
        <source>Read parameters</source>
        <translation>Leer parámetros</translation>
    </message>
</context>
<context>
    <name>tensordesk::ParametersPage</name>
    <message>
        <source>By &amp;module</source>
        <translation>Por &amp;módulo</translation>
    </message>
    <message>
        <source>&amp;Compare with…</source>
        <translation>&amp;Comparar con…</translation>
    </message>
    <message>
        <source>E&amp;xport table…</source>
        <translation>E&amp;xportar tabla…</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Columns of the parameters</source>
        <translation>Columnas de los parámetros</translation>
    </message>
    <message>
        <source>Search parameters</source>
        <translation>Buscar parámetros</translation>
    </message>
    <message>
        <source>Group parameters by module, or show them in one list to sort all of them</source>
        <translation>Agrupar los parámetros por módulo, o mostrarlos en una lista para ordenarlos todos</translation>
    </message>
    <message>
        <source>Choose another checkpoint of the same module, and show the change of each parameter</source>
        <translation>Elegir otro checkpoint del mismo módulo y mostrar el cambio de cada parámetro</translation>
    </message>
    <message>
        <source>Write a row per parameter with all statistics as CSV or Parquet</source>
        <translation>Escribir una fila por parámetro con todas las estadísticas como CSV o Parquet</translation>
    </message>
    <message>
        <source>Open another checkpoint</source>
        <translation>Abrir otro checkpoint</translation>
    </message>
    <message>
        <source>Export parameters</source>
        <translation>Exportar parámetros</translation>
    </message>
    <message>
        <source>Wrote %1</source>
        <translation>%1 escrito</translation>
    </message>
    <message numerus="yes">
        <source>%n parameter(s)</source>
        <translation>
            <numerusform>%n parámetro</numerusform>
            <numerusform>%n parámetros</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 elements</source>
        <translation>%1 elementos</translation>
    </message>
    <message numerus="yes">
        <source>%n tied</source>
        <translation>
            <numerusform>%n vinculado</numerusform>
            <numerusform>%n vinculados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with NaN or Inf</source>
        <translation>
            <numerusform>%n con NaN o Inf</numerusform>
            <numerusform>%n con NaN o Inf</numerusform>
        </translation>
    </message>
    <message>
        <source>optimizer</source>
        <translation>optimizador</translation>
    </message>
    <message>
        <source>%1: %2 of %3 states joined</source>
        <translation>%1: %2 de %3 estados asignados</translation>
    </message>
    <message>
        <source>compared with %1</source>
        <translation>comparado con %1</translation>
    </message>
    <message>
        <source>further entries were skipped</source>
        <translation>se omitieron más entradas</translation>
    </message>
    <message>
        <source>Stop &amp;comparing</source>
        <translation>Dejar de &amp;comparar</translation>
    </message>
    <message>
        <source>Compare with another checkpoint</source>
        <translation>Comparar con otro checkpoint</translation>
    </message>
    <message>
        <source>%1 has no parameter of the same name and shape.</source>
        <translation>%1 no tiene ningún parámetro con el mismo nombre y forma.</translation>
    </message>
    <message numerus="yes">
        <source>%n parameter(s) have none of the same name and shape there.</source>
        <translation>
            <numerusform>%n parámetro no tiene allí ninguno con el mismo nombre y forma.</numerusform>
            <numerusform>%n parámetros no tienen allí ninguno con el mismo nombre y forma.</numerusform>
        </translation>
    </message>
    <message>
        <source>The statistics of some parameters are not read yet. Try again when the reading is over.</source>
        <translation>Aún no se han leído las estadísticas de algunos parámetros. Inténtelo de nuevo cuando termine la lectura.</translation>
    </message>
    <message>
        <source>Export table of parameters</source>
        <translation>Exportar la tabla de parámetros</translation>
    </message>
    <message>
        <source>Tables (*.csv *.parquet *.npz *.h5)</source>
        <translation>Tablas (*.csv *.parquet *.npz *.h5)</translation>
    </message>
    <message>
        <source>Columns that have no space at this width. Choose the columns of the table here or by a right click on its header.</source>
        <translation>Columnas que no caben con este ancho. Elija las columnas de la tabla aquí o con un clic derecho en su encabezado.</translation>
    </message>
    <message numerus="yes">
        <source>%n hidden column(s)</source>
        <translation>
            <numerusform>%n columna oculta</numerusform>
            <numerusform>%n columnas ocultas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::PictureControls</name>
    <message>
        <source>Smooth</source>
        <translation>Suavizar</translation>
    </message>
    <message>
        <source>Same colours for all</source>
        <translation>Mismos colores para todos</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>rows, columns, channels</source>
        <translation>filas, columnas, canales</translation>
    </message>
    <message>
        <source>channels, rows, columns</source>
        <translation>canales, filas, columnas</translation>
    </message>
    <message>
        <source>rows, columns</source>
        <translation>filas, columnas</translation>
    </message>
    <message>
        <source>heat map</source>
        <translation>mapa de calor</translation>
    </message>
    <message>
        <source>Order of the dims of a picture</source>
        <translation>Orden de las dimensiones de una imagen</translation>
    </message>
    <message>
        <source>The meaning of the last dims; automatic: guessed from dtype and sizes</source>
        <translation>Cómo se interpretan las últimas dimensiones; automático: se deduce del dtype y los tamaños</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>Máscara</translation>
    </message>
    <message>
        <source>A bool key that is laid over the image in red where it is true</source>
        <translation>Una clave bool que se superpone a la imagen en rojo donde es verdadera</translation>
    </message>
    <message>
        <source>Blends neighbouring elements instead of drawing each as a cell</source>
        <translation>Funde los elementos vecinos en vez de dibujar cada uno como una celda</translation>
    </message>
    <message>
        <source>Keeps the values of the first and last colour while stepping</source>
        <translation>Mantiene los valores del primer y el último color al avanzar</translation>
    </message>
    <message>
        <source>Film…</source>
        <translation>Película…</translation>
    </message>
    <message>
        <source>Writes a frame for each index of a dim into an animated picture</source>
        <translation>Escribe un fotograma por cada índice de una dimensión en una imagen animada</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>Curvas</translation>
    </message>
    <message>
        <source>Keys whose values along the dim that runs are drawn below, in step with the image</source>
        <translation>Claves cuyos valores a lo largo de la dimensión que avanza se dibujan debajo, al paso de la imagen</translation>
    </message>
    <message>
        <source>no mask</source>
        <translation>sin máscara</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Leer como</translation>
    </message>
</context>
<context>
    <name>tensordesk::Player</name>
    <message numerus="yes">
        <source>%n frames a second</source>
        <translation>
            <numerusform>%n fotograma por segundo</numerusform>
            <numerusform>%n fotogramas por segundo</numerusform>
        </translation>
    </message>
    <message>
        <source>Start again at the end</source>
        <translation>Volver a empezar al llegar al final</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>Pausar (Espacio)</translation>
    </message>
    <message>
        <source>Show index after index (Space)</source>
        <translation>Mostrar un índice tras otro (Espacio)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausar</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Reproducir</translation>
    </message>
</context>
<context>
    <name>tensordesk::PlotLayouts</name>
    <message>
        <source>The file has no key %1</source>
        <translation>El archivo no tiene la clave %1</translation>
    </message>
    <message>
        <source>The layout shows this key, so it cannot be used here.</source>
        <translation>La disposición muestra esta clave y no se puede usar aquí.</translation>
    </message>
</context>
<context>
    <name>tensordesk::PlotView</name>
    <message>
        <source>Reading was stopped. Press F5 to read it again.</source>
        <translation>Se detuvo la lectura. Pulse F5 para leer de nuevo.</translation>
    </message>
    <message>
        <source>magnitude</source>
        <translation>módulo</translation>
    </message>
    <message>
        <source>real part</source>
        <translation>parte real</translation>
    </message>
    <message>
        <source>imaginary part</source>
        <translation>parte imaginaria</translation>
    </message>
    <message>
        <source>phase</source>
        <translation>fase</translation>
    </message>
    <message>
        <source>Complex values</source>
        <translation>Valores complejos</translation>
    </message>
    <message>
        <source>The real number that is drawn for each complex value</source>
        <translation>El número real que representa cada valor complejo</translation>
    </message>
</context>
<context>
    <name>tensordesk::PlotWidget</name>
    <message>
        <source>Show all</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Copiar imagen</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Guardar imagen…</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Guardar imagen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf *.jpg)</source>
        <translation>Imágenes (*.png *.svg *.pdf *.jpg)</translation>
    </message>
    <message>
        <source>Copies the picture; with Ctrl, the mouse drags it to another program</source>
        <translation>Copia la imagen; con Ctrl, el ratón la arrastra a otro programa</translation>
    </message>
    <message>
        <source>Cannot write the picture</source>
        <translation>No se puede escribir la imagen</translation>
    </message>
</context>
<context>
    <name>tensordesk::ReadAsDialog</name>
    <message>
        <source>the root of the file</source>
        <translation>la raíz del archivo</translation>
    </message>
    <message>
        <source>%1: each is an episode</source>
        <translation>%1: cada uno es un episodio</translation>
    </message>
    <message>
        <source>The second dim counts environments</source>
        <translation>La segunda dim cuenta entornos</translation>
    </message>
    <message>
        <source>Read the other files of this folder by it too</source>
        <translation>Leer así también los demás archivos de esta carpeta</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Leer como</translation>
    </message>
    <message>
        <source>Roles to begin with: those of a layout</source>
        <translation>Papeles para empezar: los de un layout</translation>
    </message>
    <message>
        <source>The level of the file whose arrays have one row per step</source>
        <translation>El nivel del archivo cuyos arrays tienen una fila por paso</translation>
    </message>
    <message>
        <source>Arrays are [steps, environments, …]: each environment has episodes of its own</source>
        <translation>Los arrays son [pasos, entornos, …]: cada entorno tiene sus propios episodios</translation>
    </message>
    <message>
        <source>The rollout that the roles give</source>
        <translation>Lo que dan los papeles</translation>
    </message>
    <message>
        <source>First rows of the first episode</source>
        <translation>Primeras filas del primer episodio</translation>
    </message>
    <message>
        <source>a name to save this layout under</source>
        <translation>un nombre para guardar este layout</translation>
    </message>
    <message>
        <source>&amp;Read</source>
        <translation>&amp;Leer</translation>
    </message>
    <message>
        <source>&amp;Begin with</source>
        <translation>&amp;Empezar con</translation>
    </message>
    <message>
        <source>&amp;Steps are in</source>
        <translation>Los &amp;pasos están en</translation>
    </message>
    <message>
        <source>Save &amp;as</source>
        <translation>Guardar c&amp;omo</translation>
    </message>
    <message>
        <source>Inspect the file</source>
        <translation>Mirar el archivo</translation>
    </message>
    <message>
        <source>own roles</source>
        <translation>papeles propios</translation>
    </message>
    <message>
        <source>the layout that fits</source>
        <translation>el layout que encaja</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s)</source>
        <translation>
            <numerusform>%n episodio</numerusform>
            <numerusform>%n episodios</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 steps</source>
        <translation>%1 de %2 pasos</translation>
    </message>
    <message>
        <source>%1 of %2 to %3 steps, %4 total</source>
        <translation>%1 de %2 a %3 pasos, %4 en total</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Advertencias</translation>
    </message>
</context>
<context>
    <name>tensordesk::RecentFiles</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Vaciar la lista</translation>
    </message>
</context>
<context>
    <name>tensordesk::RegionPanel</name>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar</translation>
    </message>
    <message>
        <source>Show only this range</source>
        <translation>Mostrar solo este intervalo</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the table as text</source>
        <translation>Copiar la tabla como texto</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Remove the marked range (Esc in the plot)</source>
        <translation>Quitar el intervalo marcado (Esc en el gráfico)</translation>
    </message>
    <message>
        <source>Statistics of the marked range</source>
        <translation>Estadísticas del intervalo marcado</translation>
    </message>
    <message>
        <source>Curve</source>
        <translation>Curva</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Desv.</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Mín</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Máx</translation>
    </message>
    <message>
        <source>Integral</source>
        <translation>Integral</translation>
    </message>
    <message>
        <source>Slope</source>
        <translation>Pendiente</translation>
    </message>
    <message>
        <source>Integral over the index, by the trapezoidal rule</source>
        <translation>Integral sobre el índice, por la regla del trapecio</translation>
    </message>
    <message>
        <source>Slope of the least-squares line per index</source>
        <translation>Pendiente por índice de la recta de mínimos cuadrados</translation>
    </message>
    <message>
        <source>Summarize the marked range</source>
        <translation>Resumir el intervalo marcado</translation>
    </message>
    <message>
        <source>No index is in the marked range.</source>
        <translation>No hay ningún índice en el intervalo marcado.</translation>
    </message>
    <message numerus="yes">
        <source>%1 … %2, %n indices</source>
        <translation>
            <numerusform>%1 … %2, %n índice</numerusform>
            <numerusform>%1 … %2, %n índices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::RemoteDialog</name>
    <message>
        <source>&amp;Connect</source>
        <translation>Co&amp;nectar</translation>
    </message>
    <message>
        <source>Folder &amp;above</source>
        <translation>Carpeta &amp;superior</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>A&amp;brir</translation>
    </message>
    <message>
        <source>Open from another machine</source>
        <translation>Abrir desde otra máquina</translation>
    </message>
    <message>
        <source>user@machine, or a host of your ssh configuration</source>
        <translation>usuario@máquina, o un host de su configuración de ssh</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Máquina</translation>
    </message>
    <message>
        <source>A file or folder there; ~ is your home folder</source>
        <translation>Un archivo o una carpeta de allí; ~ es su carpeta personal</translation>
    </message>
    <message>
        <source>Path</source>
        <translation>Ruta</translation>
    </message>
    <message>
        <source>Files and folders there</source>
        <translation>Archivos y carpetas de allí</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>State of the connection</source>
        <translation>Estado de la conexión</translation>
    </message>
    <message>
        <source>The connection is made by your ssh, with its keys and settings. TensorDesk must be installed there too.</source>
        <translation>La conexión la establece su ssh, con sus claves y ajustes. TensorDesk también debe estar instalado allí.</translation>
    </message>
    <message>
        <source>Waiting for the machine</source>
        <translation>Esperando a la máquina</translation>
    </message>
    <message>
        <source>Read a folder of another machine</source>
        <translation>Leer una carpeta de otra máquina</translation>
    </message>
    <message>
        <source>Connecting to %1…</source>
        <translation>Conectando con %1…</translation>
    </message>
    <message>
        <source>The folder is empty.</source>
        <translation>La carpeta está vacía.</translation>
    </message>
    <message>
        <source>Enter or a double click enters a folder; Open also opens a folder as a tensordict.</source>
        <translation>Intro o un doble clic entra en una carpeta; «Abrir» también abre una carpeta como tensordict.</translation>
    </message>
    <message>
        <source>The first %1 names of the folder. Type the path of another file above.</source>
        <translation>Los primeros %1 nombres de la carpeta. Escriba arriba la ruta de otro archivo.</translation>
    </message>
</context>
<context>
    <name>tensordesk::RerunDialog</name>
    <message>
        <source>Too large to compute while you type; the check reports the sizes.</source>
        <translation>Demasiado grande para calcularlo mientras escribe; la comprobación indica los tamaños.</translation>
    </message>
    <message>
        <source>Check a policy</source>
        <translation>Comprobar una política</translation>
    </message>
    <message>
        <source>An expression for the policy or critic that the rollout was collected with. It is run over the stored observations and scores the stored actions; nothing is drawn and nothing is written.</source>
        <translation>Una expresión de la política o del crítico con los que se recogió el rollout. Se ejecuta sobre las observaciones guardadas y puntúa las acciones guardadas; no se muestrea nada ni se escribe nada.</translation>
    </message>
    <message>
        <source>Module</source>
        <translation>Módulo</translation>
    </message>
    <message>
        <source>Such as ProbabilisticActor(…) or ValueOperator(…); the list has the previous expressions</source>
        <translation>Por ejemplo ProbabilisticActor(…) o ValueOperator(…); la lista contiene las expresiones anteriores</translation>
    </message>
    <message>
        <source>&amp;Weights…</source>
        <translation>&amp;Pesos…</translation>
    </message>
    <message>
        <source>Choose the file of the module&apos;s parameters, a state dict; the expression then loads it</source>
        <translation>Elija el archivo con los parámetros del módulo, un state dict; la expresión lo carga entonces</translation>
    </message>
    <message>
        <source>The keys that the module reads and writes</source>
        <translation>Lo que el módulo lee y da</translation>
    </message>
    <message>
        <source>Where the module computes</source>
        <translation>Dónde calcula el módulo</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>Fewer take less memory; a recurrent module is given all steps of a row at once</source>
        <translation>Con menos se usa menos memoria; un módulo recurrente recibe todos los pasos de una fila a la vez</translation>
    </message>
    <message>
        <source>&amp;Check</source>
        <translation>&amp;Comprobar</translation>
    </message>
    <message>
        <source>&amp;Module</source>
        <translation>&amp;Módulo</translation>
    </message>
    <message>
        <source>&amp;Device</source>
        <translation>&amp;Dispositivo</translation>
    </message>
    <message>
        <source>&amp;Steps at once</source>
        <translation>Pa&amp;sos a la vez</translation>
    </message>
    <message>
        <source>Inspect the module</source>
        <translation>Mirar el módulo</translation>
    </message>
    <message>
        <source>The parameters of the module</source>
        <translation>Los parámetros del módulo</translation>
    </message>
    <message>
        <source>State dicts (*.pt *.pth *.safetensors *.tdz *.h5);;All files (*)</source>
        <translation>State dicts (*.pt *.pth *.safetensors *.tdz *.h5);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The parameters come from a file that “Weights…” names, or that the expression loads itself.</source>
        <translation>Los parámetros vienen de un archivo que indica «Pesos…» o que carga la propia expresión.</translation>
    </message>
    <message>
        <source>It reads %1.</source>
        <translation>Lee %1.</translation>
    </message>
    <message>
        <source>Compared with the stored values: %1.</source>
        <translation>Se compara con lo guardado: %1.</translation>
    </message>
    <message>
        <source>Not stored: %1.</source>
        <translation>Sin guardar: %1.</translation>
    </message>
    <message>
        <source>That was stopped. Change the text to start it again.</source>
        <translation>Se detuvo. Cambie el texto para volver a empezar.</translation>
    </message>
</context>
<context>
    <name>tensordesk::RerunPage</name>
    <message>
        <source>equal</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>rounded</source>
        <translation>redondeado</translation>
    </message>
    <message>
        <source>stale</source>
        <translation>obsoleto</translation>
    </message>
    <message>
        <source>mismatched</source>
        <translation>no corresponde</translation>
    </message>
    <message>
        <source>unlike</source>
        <translation>distinto</translation>
    </message>
    <message>
        <source>misshapen</source>
        <translation>otra forma</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>sin juicio</translation>
    </message>
    <message>
        <source>the log-probability of the stored action</source>
        <translation>la log-probabilidad de la acción guardada</translation>
    </message>
    <message>
        <source>the action, compared with the deterministic action of the given policy</source>
        <translation>la acción, comparada con la acción determinista de la política dada</translation>
    </message>
    <message>
        <source>the module&apos;s outputs</source>
        <translation>las salidas del módulo</translation>
    </message>
    <message>
        <source>&amp;Check a policy…</source>
        <translation>&amp;Comprobar una política…</translation>
    </message>
    <message>
        <source>Add as &amp;derived key</source>
        <translation>Añadir como clave &amp;derivada</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>Equal</source>
        <translation>Iguales</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Greatest</source>
        <translation>Mayor</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>Cociente</translation>
    </message>
    <message>
        <source>Clipped</source>
        <translation>Recortado</translation>
    </message>
    <message>
        <source>KL</source>
        <translation>KL</translation>
    </message>
    <message>
        <source>The mean distance of the computed values from the stored ones</source>
        <translation>Cuánto se aleja de media lo calculado ahora de lo guardado</translation>
    </message>
    <message>
        <source>It is so far from it at most</source>
        <translation>Cuánto se aleja como máximo</translation>
    </message>
    <message>
        <source>New probability by stored one: mean and standard deviation</source>
        <translation>Probabilidad nueva entre la guardada: media y desviación típica</translation>
    </message>
    <message>
        <source>The share of ratios outside of 0.8 to 1.2, where PPO clips by default</source>
        <translation>La proporción de cocientes fuera de 0,8 a 1,2, donde PPO recorta si no se indica otra cosa</translation>
    </message>
    <message>
        <source>The mean of ratio − 1 − log(ratio), an estimate of the divergence of the new policy</source>
        <translation>La media de cociente − 1 − log(cociente), una estimación de la divergencia de la nueva política</translation>
    </message>
    <message>
        <source>Differences from the stored values</source>
        <translation>Lo que difiere de lo guardado</translation>
    </message>
    <message>
        <source>Meaning and fix</source>
        <translation>Significado y solución</translation>
    </message>
    <message>
        <source>Runs a policy or critic over the rollout again and compares its outputs with the stored values</source>
        <translation>Ejecuta de nuevo una política o un crítico sobre el rollout y compara lo que da con lo guardado</translation>
    </message>
    <message>
        <source>Adds the log-probabilities of the stored actions under this policy to the tree; they are computed when they are shown</source>
        <translation>Añade al árbol las log-probabilidades de las acciones guardadas según esta política, calculadas al mirarlas</translation>
    </message>
    <message>
        <source>Run the policy</source>
        <translation>Ejecutar la política</translation>
    </message>
    <message>
        <source>A stale or mismatched log-probability is the classic bug of PPO. Check a policy runs it over this rollout again, and lays the log-probabilities of the stored actions, values and parameters beside those that are stored.</source>
        <translation>Una log-probabilidad obsoleta o que no corresponde es el error clásico de PPO. «Comprobar una política» la ejecuta de nuevo sobre este rollout y pone las log-probabilidades de las acciones guardadas, los valores y los parámetros junto a los guardados.</translation>
    </message>
    <message>
        <source>Running the policy…</source>
        <translation>Ejecutando la política…</translation>
    </message>
    <message>
        <source>No difference from the stored values</source>
        <translation>Nada difiere de lo guardado</translation>
    </message>
    <message numerus="yes">
        <source>%n key(s) differ from the stored values</source>
        <translation>
            <numerusform>%n clave difiere de lo guardado</numerusform>
            <numerusform>%n claves difieren de lo guardado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s)</source>
        <translation>
            <numerusform>%n paso</numerusform>
            <numerusform>%n pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>not stored: %1</source>
        <translation>sin guardar: %1</translation>
    </message>
    <message>
        <source>the rollout changed since: check again</source>
        <translation>el rollout ha cambiado desde entonces: compruebe otra vez</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>stored %1, now %2</source>
        <translation>guardado %1, ahora %2</translation>
    </message>
    <message>
        <source>Go to this element</source>
        <translation>Ir a este elemento</translation>
    </message>
    <message>
        <source>Fix:</source>
        <translation>Solución:</translation>
    </message>
    <message>
        <source>The entropy is %1 on average.</source>
        <translation>La entropía es de %1 de media.</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s) are left out: the actions lie at the bounds, where the sampled value is unknown.</source>
        <translation>
            <numerusform>Se omite %n número: la acción está en el límite, donde no dice qué se muestreó.</numerusform>
            <numerusform>Se omiten %n números: las acciones están en los límites, donde no dicen qué se muestreó.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::RoleText</name>
    <message>
        <source>columns</source>
        <translation>columnas</translation>
    </message>
    <message>
        <source>x axis</source>
        <translation>eje x</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>filas</translation>
    </message>
    <message>
        <source>y axis</source>
        <translation>eje y</translation>
    </message>
    <message>
        <source>each</source>
        <translation>una por una</translation>
    </message>
    <message>
        <source>colour</source>
        <translation>color</translation>
    </message>
    <message>
        <source>together</source>
        <translation>juntas</translation>
    </message>
    <message>
        <source>index</source>
        <translation>índice</translation>
    </message>
    <message>
        <source>mean ± std</source>
        <translation>media ± desv. est.</translation>
    </message>
    <message>
        <source>quartiles</source>
        <translation>cuartiles</translation>
    </message>
</context>
<context>
    <name>tensordesk::RolesTable</name>
    <message>
        <source>no role</source>
        <translation>sin papel</translation>
    </message>
    <message>
        <source>observation</source>
        <translation>observación</translation>
    </message>
    <message>
        <source>next observation</source>
        <translation>observación siguiente</translation>
    </message>
    <message>
        <source>action</source>
        <translation>acción</translation>
    </message>
    <message>
        <source>reward</source>
        <translation>recompensa</translation>
    </message>
    <message>
        <source>done: ends an episode</source>
        <translation>done: termina un episodio</translation>
    </message>
    <message>
        <source>terminated: ends an episode</source>
        <translation>terminated: termina un episodio</translation>
    </message>
    <message>
        <source>truncated: ends an episode</source>
        <translation>truncated: termina un episodio</translation>
    </message>
    <message>
        <source>first step of an episode</source>
        <translation>primer paso de un episodio</translation>
    </message>
    <message>
        <source>number of the episode</source>
        <translation>número del episodio</translation>
    </message>
    <message>
        <source>ends of the episodes</source>
        <translation>finales de los episodios</translation>
    </message>
    <message>
        <source>lengths of the episodes</source>
        <translation>longitudes de los episodios</translation>
    </message>
    <message>
        <source>mask of the real steps</source>
        <translation>máscara de los pasos reales</translation>
    </message>
    <message>
        <source>lengths of padded episodes</source>
        <translation>longitudes de episodios rellenados</translation>
    </message>
    <message>
        <source>Stored key</source>
        <translation>Clave guardada</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>First values</source>
        <translation>Primeros valores</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Shown as</source>
        <translation>Se muestra como</translation>
    </message>
    <message>
        <source>Stored keys and their roles</source>
        <translation>Claves guardadas y sus papeles</translation>
    </message>
    <message>
        <source>Role of %1</source>
        <translation>Papel de %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::RolloutActions</name>
    <message numerus="yes">
        <source>%1, its first %n step(s)</source>
        <translation>
            <numerusform>%1, sus primeros %n pasos</numerusform>
            <numerusform>%1, sus primeros %n pasos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, episode %2 [%3]</source>
        <translation>%1, episodio %2 [%3]</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s) as a stack</source>
        <translation>
            <numerusform>%n episodio como pila</numerusform>
            <numerusform>%n episodios como pila</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s), padded, with a mask</source>
        <translation>
            <numerusform>%n episodio, rellenado, con máscara</numerusform>
            <numerusform>%n episodios, rellenados, con máscara</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s), a numbered file each</source>
        <translation>
            <numerusform>%n episodio, un archivo numerado</numerusform>
            <numerusform>%n episodios, un archivo numerado cada uno</numerusform>
        </translation>
    </message>
    <message>
        <source>Written to %1</source>
        <translation>Escrito en %1</translation>
    </message>
    <message>
        <source>The tree has the derived key %1 now</source>
        <translation>El árbol tiene ahora la clave derivada %1</translation>
    </message>
    <message>
        <source>Join the episodes</source>
        <translation>Unir los episodios</translation>
    </message>
    <message numerus="yes">
        <source>%n episode(s) as rows</source>
        <translation>
            <numerusform>%n episodio como filas</numerusform>
            <numerusform>%n episodios como filas</numerusform>
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
        <translation>Episodios</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Salud</translation>
    </message>
    <message>
        <source>Drift</source>
        <translation>Deriva</translation>
    </message>
    <message>
        <source>Policy check</source>
        <translation>Política</translation>
    </message>
</context>
<context>
    <name>tensordesk::RuleBar</name>
    <message>
        <source>Episode boundaries</source>
        <translation>Límites de los episodios</translation>
    </message>
    <message>
        <source>The key that marks the episode boundaries: on this page, in the health checks and for the keys [ and ]</source>
        <translation>Según qué clave se distinguen los episodios: aquí, en las comprobaciones del doctor y para las teclas [ y ]</translation>
    </message>
    <message>
        <source>Key of the rewards</source>
        <translation>Clave de las recompensas</translation>
    </message>
    <message>
        <source>Which key a return is the sum of</source>
        <translation>De qué clave es la suma un retorno</translation>
    </message>
    <message>
        <source>Discount</source>
        <translation>Descuento</translation>
    </message>
    <message>
        <source>The discount per step</source>
        <translation>El descuento por paso</translation>
    </message>
    <message>
        <source>&amp;Episode boundaries</source>
        <translation>Límites de los e&amp;pisodios</translation>
    </message>
    <message>
        <source>&amp;Return of</source>
        <translation>&amp;Retorno de</translation>
    </message>
    <message>
        <source>&amp;Discount</source>
        <translation>&amp;Descuento</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automático</translation>
    </message>
    <message>
        <source>no key</source>
        <translation>ninguna clave</translation>
    </message>
</context>
<context>
    <name>tensordesk::RunsChart</name>
    <message>
        <source>Runs by episode</source>
        <translation>Ejecuciones por episodio</translation>
    </message>
    <message>
        <source>step</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>episode</source>
        <translation>episodio</translation>
    </message>
    <message>
        <source>return</source>
        <translation>retorno</translation>
    </message>
    <message>
        <source>length</source>
        <translation>longitud</translation>
    </message>
    <message>
        <source>%1: episode %2, %3 %4</source>
        <translation>%1: episodio %2, %3 %4</translation>
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
        <translation>%1 terminados, %2 sin terminar, %3 pasos</translation>
    </message>
    <message>
        <source>The mean return of finished episodes; of all episodes if none is finished</source>
        <translation>El retorno medio de los episodios terminados; de todos si ninguno ha terminado</translation>
    </message>
    <message>
        <source>The interquartile mean: the mean of the middle half of the returns</source>
        <translation>La media intercuartílica: la media de la mitad central de los retornos</translation>
    </message>
    <message>
        <source>The share of episodes with a step at which the key success or is_success is true</source>
        <translation>La proporción de episodios con un paso en el que la clave success o is_success es verdadera</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Episodes</source>
        <translation>Episodios</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Retorno</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Desv.</translation>
    </message>
    <message>
        <source>IQM</source>
        <translation>IQM</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Mín</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Máx</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longitud</translation>
    </message>
    <message>
        <source>Success</source>
        <translation>Éxito</translation>
    </message>
</context>
<context>
    <name>tensordesk::RunsWindow</name>
    <message>
        <source>Runs — TensorDesk</source>
        <translation>Ejecuciones — TensorDesk</translation>
    </message>
    <message>
        <source>return</source>
        <translation>retorno</translation>
    </message>
    <message>
        <source>length</source>
        <translation>longitud</translation>
    </message>
    <message>
        <source>The number of an episode</source>
        <translation>La magnitud de un episodio</translation>
    </message>
    <message>
        <source>by episode</source>
        <translation>por episodio</translation>
    </message>
    <message>
        <source>by step</source>
        <translation>por paso</translation>
    </message>
    <message>
        <source>The horizontal axis</source>
        <translation>El eje horizontal</translation>
    </message>
    <message>
        <source> episodes</source>
        <translation> episodios</translation>
    </message>
    <message>
        <source>Moving mean</source>
        <translation>Media móvil</translation>
    </message>
    <message>
        <source>Each point is the mean of this many episodes up to its own; 1 shows the episodes themselves</source>
        <translation>Cada punto es la media de este número de episodios hasta el suyo; 1 muestra los propios episodios</translation>
    </message>
    <message>
        <source>&amp;Mean of</source>
        <translation>&amp;Media de</translation>
    </message>
    <message>
        <source>&amp;Copy table</source>
        <translation>&amp;Copiar tabla</translation>
    </message>
    <message>
        <source>Copy the statistics with exact numbers</source>
        <translation>Copiar las estadísticas con números exactos</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>Statistics of the runs</source>
        <translation>Estadísticas de las ejecuciones</translation>
    </message>
    <message>
        <source>Read the runs</source>
        <translation>Leer las ejecuciones</translation>
    </message>
    <message>
        <source>Only the first %1 of %2 runs are shown.</source>
        <translation>Solo se muestran las primeras %1 de %2 ejecuciones.</translation>
    </message>
    <message>
        <source>Compare runs</source>
        <translation>Comparar ejecuciones</translation>
    </message>
    <message>
        <source>1 episode</source>
        <translation>1 episodio</translation>
    </message>
</context>
<context>
    <name>tensordesk::ScatterView</name>
    <message>
        <source>Joined</source>
        <translation>Unidos</translation>
    </message>
    <message>
        <source>Logarithmic x axis</source>
        <translation>Eje x logarítmico</translation>
    </message>
    <message>
        <source>Logarithmic y axis</source>
        <translation>Eje y logarítmico</translation>
    </message>
    <message>
        <source>Read points</source>
        <translation>Leer puntos</translation>
    </message>
    <message>
        <source>Along x</source>
        <translation>A lo largo de x</translation>
    </message>
    <message>
        <source>Joins the points by lines, in their order</source>
        <translation>Une los puntos con líneas, en su orden</translation>
    </message>
    <message>
        <source>Select a leaf in the tree to draw it against another.</source>
        <translation>Seleccione una hoja en el árbol para dibujarla frente a otra.</translation>
    </message>
    <message>
        <source>index of %1</source>
        <translation>índice de %1</translation>
    </message>
    <message>
        <source>index</source>
        <translation>índice</translation>
    </message>
    <message>
        <source>%1 has no dim like the one along x, so nothing can be drawn against it.</source>
        <translation>%1 no tiene ninguna dimensión como la del eje x, así que no se puede dibujar nada frente a ella.</translation>
    </message>
    <message>
        <source>This leaf is a single value; the table shows it.</source>
        <translation>Esta hoja es un único valor; la tabla lo muestra.</translation>
    </message>
    <message>
        <source>Give one dim the x axis: its indices pair the elements of both keys.</source>
        <translation>Asigne una dimensión al eje x: sus índices emparejan los elementos de ambas claves.</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Leyendo %1…</translation>
    </message>
    <message>
        <source>The first %1 of %2 series.</source>
        <translation>Las primeras %1 de %2 series.</translation>
    </message>
    <message>
        <source>%1 points have no place: NaN, infinite, beyond 1e240, or not above 0 on a logarithmic axis.</source>
        <translation>%1 puntos no tienen lugar: NaN, infinitos, más allá de 1e240, o no superiores a 0 en un eje logarítmico.</translation>
    </message>
    <message>
        <source>%1 has no dim like the one along x.</source>
        <translation>%1 no tiene ninguna dimensión como la del eje x.</translation>
    </message>
    <message>
        <source>Complex values by magnitude.</source>
        <translation>Valores complejos según su módulo.</translation>
    </message>
    <message>
        <source>series</source>
        <translation>serie</translation>
    </message>
    <message>
        <source>Read the points at the cursor</source>
        <translation>Leer los puntos en el cursor</translation>
    </message>
    <message>
        <source>This key cannot be drawn here</source>
        <translation>Esta clave no se puede dibujar aquí</translation>
    </message>
</context>
<context>
    <name>tensordesk::ScoreModel</name>
    <message>
        <source>Read scores</source>
        <translation>Leer puntuaciones</translation>
    </message>
    <message>
        <source>Read rows of scores</source>
        <translation>Leer filas de puntuaciones</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Mean of the row over its instructions</source>
        <translation>Media de la fila sobre sus instrucciones</translation>
    </message>
    <message>
        <source>Mean of the row</source>
        <translation>Media de la fila</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>media %1</translation>
    </message>
    <message>
        <source>Mean over %1 of %2 prompts</source>
        <translation>Media sobre %1 de %2 prompts</translation>
    </message>
</context>
<context>
    <name>tensordesk::ScoreTable</name>
    <message>
        <source>Strict scores</source>
        <translation>Puntuaciones estrictas</translation>
    </message>
    <message>
        <source>Loose scores</source>
        <translation>Puntuaciones laxas</translation>
    </message>
    <message>
        <source>How strictly IFEval judges</source>
        <translation>Rigor con que juzga IFEval</translation>
    </message>
    <message>
        <source>Loose scores ignore the first and last line of a response, and asterisks</source>
        <translation>Las puntuaciones laxas ignoran la primera y la última línea de una respuesta, y los asteriscos</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Puntuaciones</translation>
    </message>
</context>
<context>
    <name>tensordesk::SequenceColumn</name>
    <message>
        <source>Sequence</source>
        <translation>Secuencia</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>Longitud del prompt</translation>
    </message>
    <message>
        <source>Response length</source>
        <translation>Longitud de la respuesta</translation>
    </message>
    <message>
        <source>Reward</source>
        <translation>Recompensa</translation>
    </message>
    <message>
        <source>Group mean</source>
        <translation>Media del grupo</translation>
    </message>
    <message>
        <source>Group σ</source>
        <translation>σ del grupo</translation>
    </message>
    <message>
        <source>Advantage</source>
        <translation>Ventaja</translation>
    </message>
    <message>
        <source>KL</source>
        <translation>KL</translation>
    </message>
    <message>
        <source>Entropy</source>
        <translation>Entropía</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Prompt begins</source>
        <translation>Inicio del prompt</translation>
    </message>
    <message>
        <source>Response begins</source>
        <translation>Inicio de la respuesta</translation>
    </message>
    <message>
        <source>Flags</source>
        <translation>Avisos</translation>
    </message>
</context>
<context>
    <name>tensordesk::SequenceRow</name>
    <message>
        <source>truncated</source>
        <translation>truncada</translation>
    </message>
</context>
<context>
    <name>tensordesk::SequencesModel</name>
    <message>
        <source>Read sequences</source>
        <translation>Leer secuencias</translation>
    </message>
    <message>
        <source>log-prob: a log-probability of the response is above 0 or not finite. copy: an earlier sample of the group has the same response. no spread: all samples of the group have the same reward.</source>
        <translation>log-prob: una log-probabilidad de la respuesta es mayor que 0 o no finita. copy: una muestra anterior del grupo tiene la misma respuesta. no spread: todas las muestras del grupo tienen la misma recompensa.</translation>
    </message>
</context>
<context>
    <name>tensordesk::SequencesPane</name>
    <message>
        <source>Filter of sequences</source>
        <translation>Filtro de secuencias</translation>
    </message>
    <message>
        <source>Read all sequences</source>
        <translation>Leer todas las secuencias</translation>
    </message>
    <message>
        <source>Sort sequences</source>
        <translation>Ordenar secuencias</translation>
    </message>
    <message>
        <source>&amp;Filter</source>
        <translation>&amp;Filtro</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Secuencias</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Grupos</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Puntuaciones</translation>
    </message>
    <message>
        <source>Select two sequences to see them side by side, or more to see them as rows</source>
        <translation>Seleccione dos secuencias para verlas una junto a otra, o más para verlas como filas</translation>
    </message>
    <message>
        <source>Groups of sequences</source>
        <translation>Grupos de secuencias</translation>
    </message>
    <message>
        <source>Reading all sequences…</source>
        <translation>Leyendo todas las secuencias…</translation>
    </message>
    <message>
        <source>No prompt has several samples here.</source>
        <translation>Ningún prompt tiene varias muestras aquí.</translation>
    </message>
    <message>
        <source>%1 of %2 sequences</source>
        <translation>%1 de %2 secuencias</translation>
    </message>
    <message>
        <source>Shows the sequences for which this is true. Available: sequence, prompt, response (their lengths), reward, advantage, kl, entropy, step, truncated, group, group_size, group_mean, group_std, flags, and the further columns by their names</source>
        <translation>Muestra las secuencias para las que esto es verdadero. Disponibles: sequence, prompt, response (sus longitudes), reward, advantage, kl, entropy, step, truncated, group, group_size, group_mean, group_std, flags y las demás columnas por su nombre</translation>
    </message>
</context>
<context>
    <name>tensordesk::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Numbers in tables</source>
        <translation>Números en tablas</translation>
    </message>
    <message>
        <source>Colours of heat maps</source>
        <translation>Colores de los mapas de calor</translation>
    </message>
    <message>
        <source>These choices are kept. The options of a view are beside it, on the page View.</source>
        <translation>Lo que se elige aquí se conserva. Las opciones propias de una vista están junto a ella, en la página Vista.</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Applies after the next start of the program</source>
        <translation>Se aplica a partir del próximo inicio del programa</translation>
    </message>
    <message>
        <source>Language, from the next start on</source>
        <translation>Idioma, a partir del próximo inicio</translation>
    </message>
    <message>
        <source>The most bytes of a key that are computed, edited or kept in memory at once. Larger ones go block by block, and their results are kept in a scratch file in $TMPDIR.</source>
        <translation>Cuánto de una clave se calcula, edita o conserva en memoria de una vez. Las mayores se procesan bloque a bloque, y lo que se conserva de ellas está en un archivo temporal en $TMPDIR.</translation>
    </message>
    <message>
        <source>Memory budget</source>
        <translation>Límite de memoria</translation>
    </message>
    <message>
        <source>Columns of the tree</source>
        <translation>Columnas del árbol</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
</context>
<context>
    <name>tensordesk::ShapeEffectModel</name>
    <message>
        <source>breaks here</source>
        <translation>falla aquí</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>desaparece</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message>
        <source>dtype</source>
        <translation>dtype</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>view</source>
        <translation>vista</translation>
    </message>
    <message>
        <source>A view: nothing is copied</source>
        <translation>Una vista: no se copia nada</translation>
    </message>
    <message>
        <source>copy</source>
        <translation>copia</translation>
    </message>
    <message>
        <source>Has elements of its own</source>
        <translation>Tiene elementos propios</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elementos</translation>
    </message>
</context>
<context>
    <name>tensordesk::ShapeLabel</name>
    <message>
        <source>Shape %1</source>
        <translation>Forma %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::ShapePanel</name>
    <message>
        <source>Effect on each key</source>
        <translation>Efecto sobre cada clave</translation>
    </message>
    <message>
        <source>Type an expression above: this shows what it does to each key, before any data is touched.</source>
        <translation>Escriba arriba una expresión: aquí se ve qué le hace a cada clave, antes de tocar ningún dato.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Columns of the effect</source>
        <translation>Columnas del efecto</translation>
    </message>
    <message>
        <source>Rows of the effect</source>
        <translation>Filas del efecto</translation>
    </message>
    <message>
        <source>at %1</source>
        <translation>en %1</translation>
    </message>
    <message>
        <source>Only the values tell:</source>
        <translation>Solo los valores lo dicen:</translation>
    </message>
    <message>
        <source>This is more than is worked out while you type.</source>
        <translation>Esto es más de lo que se calcula mientras se escribe.</translation>
    </message>
    <message>
        <source>Work out shapes</source>
        <translation>Calcular formas</translation>
    </message>
    <message>
        <source>Look where elements come from</source>
        <translation>Averiguar de dónde vienen los elementos</translation>
    </message>
    <message>
        <source>Effect of the expression</source>
        <translation>Efecto de la expresión</translation>
    </message>
</context>
<context>
    <name>tensordesk::ShapeTokens</name>
    <message>
        <source>batch dim %1</source>
        <translation>dimensión de batch %1</translation>
    </message>
    <message>
        <source>event dim %1</source>
        <translation>dimensión de evento %1</translation>
    </message>
    <message>
        <source>varies</source>
        <translation>varía</translation>
    </message>
</context>
<context>
    <name>tensordesk::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Acción</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Search by a word, or by a key such as Ctrl+E</source>
        <translation>Buscar por una palabra, o por una tecla como Ctrl+E</translation>
    </message>
    <message>
        <source>Shortcut to find</source>
        <translation>Atajo que se busca</translation>
    </message>
</context>
<context>
    <name>tensordesk::ShownRollout</name>
    <message>
        <source>Read the keys of the rollout</source>
        <translation>Examinar las claves del rollout</translation>
    </message>
    <message>
        <source>Find the episodes</source>
        <translation>Buscar los episodios</translation>
    </message>
</context>
<context>
    <name>tensordesk::ShownTokens</name>
    <message>
        <source>padding</source>
        <translation>relleno</translation>
    </message>
    <message>
        <source>prompt</source>
        <translation>prompt</translation>
    </message>
    <message>
        <source>environment</source>
        <translation>entorno</translation>
    </message>
    <message>
        <source>response</source>
        <translation>respuesta</translation>
    </message>
    <message>
        <source>Sequence %1</source>
        <translation>Secuencia %1</translation>
    </message>
    <message>
        <source>reward %1</source>
        <translation>recompensa %1</translation>
    </message>
    <message>
        <source>advantage %1</source>
        <translation>ventaja %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::SidePanel</name>
    <message>
        <source>Beside the picture</source>
        <translation>Junto a la imagen</translation>
    </message>
    <message>
        <source>Inspector</source>
        <translation>Inspector</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>All that is known of the selected entry</source>
        <translation>Todo lo que se sabe de la entrada seleccionada</translation>
    </message>
    <message>
        <source>The options of the shown view</source>
        <translation>Opciones de la vista que se muestra</translation>
    </message>
</context>
<context>
    <name>tensordesk::SideWindow</name>
    <message>
        <source>Cancel the newest job, or close</source>
        <translation>Cancelar la última tarea, o cerrar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
</context>
<context>
    <name>tensordesk::StackView</name>
    <message>
        <source>Members of the stack</source>
        <translation>Miembros de la pila</translation>
    </message>
    <message>
        <source>Key that not all members have</source>
        <translation>Clave que no tienen todos los miembros</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Miembros</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Cuántos</translation>
    </message>
    <message>
        <source>Keys that not all members have</source>
        <translation>Claves que no tienen todos los miembros</translation>
    </message>
    <message>
        <source>Read the members</source>
        <translation>Examinar los miembros</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Looking at the members…</source>
        <translation>Examinando los miembros…</translation>
    </message>
    <message>
        <source>%1 members of different shapes</source>
        <translation>%1 miembros de formas distintas</translation>
    </message>
    <message>
        <source>%1 members, stacked on dim %2</source>
        <translation>%1 miembros, apilados en la dimensión %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>tensordesk::StepModel</name>
    <message>
        <source>The operand that the operations start from</source>
        <translation>De qué parten las operaciones</translation>
    </message>
    <message>
        <source>Double-click to edit, drag to move, Delete to remove</source>
        <translation>Doble clic para editar, arrastrar para mover, Supr para quitar</translation>
    </message>
    <message>
        <source>breaks here</source>
        <translation>falla aquí</translation>
    </message>
</context>
<context>
    <name>tensordesk::StepsPlot</name>
    <message>
        <source>Filled: between the quartiles of the sequences of a step. Line: median. Dashed line: mean.</source>
        <translation>Relleno: entre los cuartiles de las secuencias de un paso. Línea: mediana. Línea discontinua: media.</translation>
    </message>
    <message>
        <source>The figures of the step under the pointer</source>
        <translation>Los valores del paso bajo el puntero</translation>
    </message>
    <message>
        <source>%1 by step</source>
        <translation>%1 por paso</translation>
    </message>
    <message>
        <source>All sequences are of one step.</source>
        <translation>Todas las secuencias son de un solo paso.</translation>
    </message>
    <message>
        <source>The file states no steps of training.</source>
        <translation>El archivo no indica pasos de entrenamiento.</translation>
    </message>
    <message>
        <source>step</source>
        <translation>paso</translation>
    </message>
    <message numerus="yes">
        <source>Step %1: %2 % of %n sequence(s) truncated</source>
        <translation>
            <numerusform>Paso %1: truncado el %2 % de %n secuencia</numerusform>
            <numerusform>Paso %1: truncado el %2 % de %n secuencias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Step %1, %2 of %n sequence(s): quartiles %3 and %4, median %5, mean %6</source>
        <translation>
            <numerusform>Paso %1, %2 de %n secuencia: cuartiles %3 y %4, mediana %5, media %6</numerusform>
            <numerusform>Paso %1, %2 de %n secuencias: cuartiles %3 y %4, mediana %5, media %6</numerusform>
        </translation>
    </message>
    <message>
        <source>reward</source>
        <translation>recompensa</translation>
    </message>
    <message>
        <source>response length</source>
        <translation>longitud de la respuesta</translation>
    </message>
    <message>
        <source>KL</source>
        <translation>KL</translation>
    </message>
    <message>
        <source>entropy</source>
        <translation>entropía</translation>
    </message>
    <message>
        <source>truncated (%)</source>
        <translation>truncadas (%)</translation>
    </message>
</context>
<context>
    <name>tensordesk::StorageLayout</name>
    <message>
        <source>bytes %1</source>
        <translation>bytes %1</translation>
    </message>
    <message>
        <source>chunks %1</source>
        <translation>chunks %1</translation>
    </message>
    <message>
        <source>in the header</source>
        <translation>en la cabecera</translation>
    </message>
    <message>
        <source>nothing stored</source>
        <translation>nada guardado</translation>
    </message>
    <message>
        <source>in memory, not saved yet</source>
        <translation>en memoria, aún sin guardar</translation>
    </message>
    <message>
        <source>a stack of stored members</source>
        <translation>una pila de miembros guardados</translation>
    </message>
    <message>
        <source>computed by %1</source>
        <translation>calculado por %1</translation>
    </message>
    <message>
        <source>converted when read</source>
        <translation>convertido al leer</translation>
    </message>
    <message>
        <source>tiled</source>
        <translation>en mosaico</translation>
    </message>
    <message>
        <source>reduced</source>
        <translation>reducido</translation>
    </message>
    <message>
        <source>right - left</source>
        <translation>derecha − izquierda</translation>
    </message>
    <message>
        <source>a field of records</source>
        <translation>un campo de registros</translation>
    </message>
</context>
<context>
    <name>tensordesk::SummaryPanel</name>
    <message>
        <source>%1 % of %2 elements</source>
        <translation>%1 % de %2 elementos</translation>
    </message>
    <message>
        <source>Minimum</source>
        <translation>Mínimo</translation>
    </message>
    <message>
        <source>Maximum</source>
        <translation>Máximo</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Std</source>
        <translation>Desv. est.</translation>
    </message>
    <message>
        <source>NaN</source>
        <translation>NaN</translation>
    </message>
    <message>
        <source>Infinite</source>
        <translation>Infinitos</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>Ceros</translation>
    </message>
    <message>
        <source>Progress of the summary</source>
        <translation>Progreso del resumen</translation>
    </message>
    <message>
        <source>Stop computing the summary</source>
        <translation>Detener el cálculo del resumen</translation>
    </message>
    <message>
        <source>Compute the summary</source>
        <translation>Calcular el resumen</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Detenido.</translation>
    </message>
    <message>
        <source>This would read %1.</source>
        <translation>Esto leería %1.</translation>
    </message>
    <message>
        <source>There are no elements.</source>
        <translation>No hay elementos.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Count padding</source>
        <translation>Contar el relleno</translation>
    </message>
    <message>
        <source>Includes padding in the statistics here, in the tree and in histograms</source>
        <translation>Incluye el relleno en las estadísticas de aquí, en el árbol y en los histogramas</translation>
    </message>
    <message>
        <source>All steps are padding.</source>
        <translation>Todos los pasos son relleno.</translation>
    </message>
    <message>
        <source>Without %1 elements of padding, which %2 tells; tables, plots and reduced dims have them.</source>
        <translation>Sin %1 elementos de relleno, que indica %2; las tablas, las gráficas y las dimensiones reducidas los tienen.</translation>
    </message>
    <message>
        <source>A click shows the first in the table</source>
        <translation>Un clic muestra el primero en la tabla</translation>
    </message>
</context>
<context>
    <name>tensordesk::TableView</name>
    <message>
        <source>Select a leaf in the tree to see its values.</source>
        <translation>Seleccione una hoja en el árbol para ver sus valores.</translation>
    </message>
    <message>
        <source>%1 is outside the visible slice.</source>
        <translation>%1 está fuera de la porción visible.</translation>
    </message>
    <message>
        <source>Go to index…</source>
        <translation>Ir al índice…</translation>
    </message>
    <message>
        <source>Find value…</source>
        <translation>Buscar valor…</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Coincidencia siguiente</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Coincidencia anterior</translation>
    </message>
    <message>
        <source>Search for a value</source>
        <translation>Buscar un valor</translation>
    </message>
    <message>
        <source>The search was stopped.</source>
        <translation>La búsqueda se detuvo.</translation>
    </message>
    <message>
        <source>Type a value, a comparison such as &gt; 3, or isnan.</source>
        <translation>Escriba un valor, una comparación como &gt; 3, o isnan.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>There is none.</source>
        <translation>No hay ninguno.</translation>
    </message>
    <message>
        <source>%1, from the other end on</source>
        <translation>%1, desde el otro extremo</translation>
    </message>
    <message>
        <source>Fill…</source>
        <translation>Rellenar…</translation>
    </message>
    <message>
        <source>Compute…</source>
        <translation>Calcular…</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Save cells…</source>
        <translation>Guardar celdas…</translation>
    </message>
    <message>
        <source>Writes the chosen cells, or all that the table shows, as CSV, .npy or .npz</source>
        <translation>Escribe las celdas elegidas, o todo lo que muestra la tabla, como CSV, .npy o .npz</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Números</translation>
    </message>
    <message>
        <source>Cannot paste</source>
        <translation>No se puede pegar</translation>
    </message>
    <message>
        <source>There is no such location</source>
        <translation>Esa posición no existe</translation>
    </message>
    <message>
        <source>This location is not visible</source>
        <translation>Esa posición no está visible</translation>
    </message>
    <message>
        <source>Cannot read the values</source>
        <translation>No se pueden leer los valores</translation>
    </message>
</context>
<context>
    <name>tensordesk::TensorTableModel</name>
    <message>
        <source>Read table</source>
        <translation>Leer tabla</translation>
    </message>
    <message>
        <source>Reading was stopped. Press F5 to read it again.</source>
        <translation>Se detuvo la lectura. Pulse F5 para leer de nuevo.</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>Sort table</source>
        <translation>Ordenar tabla</translation>
    </message>
    <message>
        <source>This member ends before</source>
        <translation>Este miembro acaba antes</translation>
    </message>
</context>
<context>
    <name>tensordesk::TensorTableView</name>
    <message>
        <source>Copy table cells</source>
        <translation>Copiar celdas de la tabla</translation>
    </message>
    <message>
        <source>The selection has more than %1 cells. Use Export for any number.</source>
        <translation>La selección tiene más de %1 celdas. Use Exportar para cualquier cantidad.</translation>
    </message>
    <message>
        <source>Copy cells</source>
        <translation>Copiar celdas</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Elementos</translation>
    </message>
    <message>
        <source>Indices of rows</source>
        <translation>Índices de las filas</translation>
    </message>
    <message>
        <source>Indices of columns</source>
        <translation>Índices de las columnas</translation>
    </message>
    <message>
        <source>Select all</source>
        <translation>Seleccionar todo</translation>
    </message>
    <message>
        <source>Colour by value</source>
        <translation>Color según el valor</translation>
    </message>
    <message>
        <source>Copy as</source>
        <translation>Copiar como</translation>
    </message>
    <message>
        <source>Python lists</source>
        <translation>Listas de Python</translation>
    </message>
    <message>
        <source>Number format</source>
        <translation>Formato numérico</translation>
    </message>
    <message>
        <source>Sort rows by this column, least first</source>
        <translation>Ordenar las filas por esta columna, de menor a mayor</translation>
    </message>
    <message>
        <source>Sort rows by this column, greatest first</source>
        <translation>Ordenar las filas por esta columna, de mayor a menor</translation>
    </message>
    <message>
        <source>Rows in their own order</source>
        <translation>Filas en su propio orden</translation>
    </message>
    <message>
        <source>Copy the selected cells as this</source>
        <translation>Copiar así las celdas seleccionadas</translation>
    </message>
    <message>
        <source>Copy the selected cells for a spreadsheet</source>
        <translation>Copiar las celdas seleccionadas para una hoja de cálculo</translation>
    </message>
    <message>
        <source>Show the numbers of the table so</source>
        <translation>Mostrar así los números de la tabla</translation>
    </message>
    <message>
        <source>Colour the cells of the table by their value</source>
        <translation>Colorear las celdas de la tabla según su valor</translation>
    </message>
    <message>
        <source>The value was not changed</source>
        <translation>El valor no se cambió</translation>
    </message>
    <message>
        <source>Cannot copy</source>
        <translation>No se puede copiar</translation>
    </message>
    <message>
        <source>Too many cells to copy</source>
        <translation>Demasiadas celdas para copiar</translation>
    </message>
</context>
<context>
    <name>tensordesk::TensorTreeModel</name>
    <message>
        <source>members (%1)</source>
        <translation>miembros (%1)</translation>
    </message>
    <message>
        <source>The members of the lazy stack, with the keys that some of them lack</source>
        <translation>Los miembros del lazy stack, con las claves que faltan en algunos de ellos</translation>
    </message>
    <message>
        <source>edited, not saved yet</source>
        <translation>editado, aún sin guardar</translation>
    </message>
    <message>
        <source>%1, edited</source>
        <translation>%1, editado</translation>
    </message>
    <message>
        <source>reading…</source>
        <translation>leyendo…</translation>
    </message>
    <message>
        <source>Filled: batch dims, outlined: event dims</source>
        <translation>Rellenas: dimensiones de batch; con contorno: dimensiones de evento</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>dtype</source>
        <translation>dtype</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Dispositivo</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Too large to be read unasked: select it, and the inspector sums it up.</source>
        <translation>Demasiado grande para leerlo sin pedirlo: seleccione la entrada y el inspector la resume.</translation>
    </message>
    <message>
        <source>The values in the order they are stored: least and greatest of each stretch</source>
        <translation>Los valores en el orden en que están guardados: el menor y el mayor de cada tramo</translation>
    </message>
    <message>
        <source>Min</source>
        <translation>Mín.</translation>
    </message>
    <message>
        <source>Max</source>
        <translation>Máx.</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>Media</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>En disco</translation>
    </message>
    <message>
        <source>Chunks</source>
        <translation>Chunks</translation>
    </message>
    <message>
        <source>Compression</source>
        <translation>Compresión</translation>
    </message>
    <message>
        <source>%1, without the padding that %2 tells</source>
        <translation>%1, sin el relleno que indica %2</translation>
    </message>
    <message>
        <source>List the keys of %1</source>
        <translation>Enumerar las claves de %1</translation>
    </message>
    <message>
        <source>Cancelled; reload the file to see the rest</source>
        <translation>Cancelado; lea el archivo de nuevo para ver el resto</translation>
    </message>
    <message>
        <source>derived: %1</source>
        <translation>derivada: %1</translation>
    </message>
    <message>
        <source>%1, derived</source>
        <translation>%1, derivada</translation>
    </message>
</context>
<context>
    <name>tensordesk::TensorTreeView</name>
    <message>
        <source>Keys of the tensordict</source>
        <translation>Claves del tensordict</translation>
    </message>
    <message>
        <source>Copy as Python</source>
        <translation>Copiar como Python</translation>
    </message>
    <message>
        <source>Copy nested key</source>
        <translation>Copiar clave anidada</translation>
    </message>
    <message>
        <source>Copy shape</source>
        <translation>Copiar forma</translation>
    </message>
    <message>
        <source>Expand all below</source>
        <translation>Expandir todo lo de debajo</translation>
    </message>
    <message>
        <source>Collapse all</source>
        <translation>Contraer todo</translation>
    </message>
    <message>
        <source>This tensordict has no entries.</source>
        <translation>Este tensordict no tiene entradas.</translation>
    </message>
    <message>
        <source>Searching for “%1”…</source>
        <translation>Buscando «%1»…</translation>
    </message>
    <message>
        <source>No entry fits “%1”.</source>
        <translation>Ninguna entrada encaja con «%1».</translation>
    </message>
    <message>
        <source>None of the first %1 entries fits “%2”.</source>
        <translation>Ninguna de las primeras %1 entradas encaja con «%2».</translation>
    </message>
    <message>
        <source>Copy HDF5 path</source>
        <translation>Copiar ruta HDF5</translation>
    </message>
    <message>
        <source>Copy file name</source>
        <translation>Copiar nombre de archivo</translation>
    </message>
</context>
<context>
    <name>tensordesk::TokenPicture</name>
    <message>
        <source>Further lines: %1</source>
        <translation>Líneas restantes: %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::TokenPlot</name>
    <message>
        <source>Values of the tokens</source>
        <translation>Valores de los tokens</translation>
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
        <translation>Tokens de varias secuencias</translation>
    </message>
</context>
<context>
    <name>tensordesk::TokenStage</name>
    <message>
        <source>Text of the sequence</source>
        <translation>Texto de la secuencia</translation>
    </message>
    <message>
        <source>Tokens of the second sequence</source>
        <translation>Tokens de la segunda secuencia</translation>
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
        <translation>Tokeni&amp;zador…</translation>
    </message>
    <message>
        <source>Colour of the tokens</source>
        <translation>Color de los tokens</translation>
    </message>
    <message>
        <source>Choose the tokenizer.json that turns ids into text, for all files of this folder</source>
        <translation>Elegir el tokenizer.json que convierte los ID en texto, para todos los archivos de esta carpeta</translation>
    </message>
    <message>
        <source>Copy Text</source>
        <translation>Copiar texto</translation>
    </message>
    <message>
        <source>Read the tokenizer</source>
        <translation>Leer el tokenizador</translation>
    </message>
    <message>
        <source>No colours</source>
        <translation>Sin colores</translation>
    </message>
    <message>
        <source>Choose a Tokenizer</source>
        <translation>Elegir un tokenizador</translation>
    </message>
    <message>
        <source>Tokenizers (*.json)</source>
        <translation>Tokenizadores (*.json)</translation>
    </message>
    <message>
        <source>Point at a token to see everything that is stored of it.</source>
        <translation>Señale un token para ver todo lo que hay guardado de él.</translation>
    </message>
    <message>
        <source>token %1 of %2</source>
        <translation>token %1 de %2</translation>
    </message>
    <message>
        <source>%1, its number %2</source>
        <translation>%1, su número %2</translation>
    </message>
    <message>
        <source>id %1</source>
        <translation>id %1</translation>
    </message>
    <message>
        <source>Next where…</source>
        <translation>Siguiente donde…</translation>
    </message>
    <message>
        <source>Go to the next token where</source>
        <translation>Ir al siguiente token donde</translation>
    </message>
    <message>
        <source>A condition of the chosen values, such as &lt; -5, &gt;= 1 or isnan; Enter goes to the next token</source>
        <translation>Una condición de los valores elegidos, como &lt; -5, &gt;= 1 o isnan; Intro va al siguiente token</translation>
    </message>
    <message>
        <source>“%1” is not a condition such as &lt; -5, &gt;= 1 or isnan.</source>
        <translation>«%1» no es una condición como &lt; -5, &gt;= 1 o isnan.</translation>
    </message>
    <message>
        <source>No token of this sequence satisfies %1.</source>
        <translation>Ningún token de esta secuencia cumple %1.</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Guardar imagen…</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Guardar imagen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.svg *.pdf *.jpg *.html)</source>
        <translation>Imágenes (*.png *.svg *.pdf *.jpg *.html)</translation>
    </message>
    <message>
        <source>Cannot write the picture: %1</source>
        <translation>No se puede escribir la imagen: %1</translation>
    </message>
    <message>
        <source>Read sequences</source>
        <translation>Leer secuencias</translation>
    </message>
    <message>
        <source>sequence %1  ·  %2</source>
        <translation>secuencia %1  ·  %2</translation>
    </message>
    <message>
        <source>No tokenizer.json was found beside the file: IDs are shown. Choose one with Tokenizer…</source>
        <translation>No se encontró ningún tokenizer.json junto al archivo: se muestran los ID. Elija uno con Tokenizador…</translation>
    </message>
    <message>
        <source>The first %1 of the selected sequences are shown.</source>
        <translation>Se muestran las primeras %1 de las secuencias seleccionadas.</translation>
    </message>
</context>
<context>
    <name>tensordesk::Tour</name>
    <message>
        <source>The contents of the file</source>
        <translation>Qué contiene el archivo</translation>
    </message>
    <message>
        <source>The sample is a rollout: a pendulum is swung up, in 16 environments over 500 steps. The tree lists its keys. Behind each stand its &lt;b&gt;batch dims&lt;/b&gt;, filled, and the dims of its elements, outlined. In the middle lies what one asks first of a rollout: its rewards and episodes, and its health.</source>
        <translation>El ejemplo es un rollout: se balancea un péndulo hasta dejarlo vertical, en 16 entornos durante 500 pasos. El árbol enumera sus claves. Detrás de cada una están sus &lt;b&gt;dimensiones de batch&lt;/b&gt;, rellenas, y las dimensiones de sus elementos, con contorno. En el centro está lo primero que se quiere saber de un rollout: sus recompensas y episodios, y su salud.</translation>
    </message>
    <message>
        <source>A key, seen in several ways</source>
        <translation>Una clave, vista de varias formas</translation>
    </message>
    <message>
        <source>Click a key and what suits it is shown; here the reward over time. The tabs show it otherwise: as a table, curves, a picture, a histogram or against another key (&lt;b&gt;Ctrl+1&lt;/b&gt; to &lt;b&gt;Ctrl+5&lt;/b&gt;). What can be chosen of a view stands beside it, on the page &lt;i&gt;View&lt;/i&gt;.</source>
        <translation>Haga clic en una clave y se mostrará lo que le conviene; aquí, la recompensa a lo largo del tiempo. Las pestañas la muestran de otro modo: como tabla, curvas, imagen, histograma o frente a otra clave (de &lt;b&gt;Ctrl+1&lt;/b&gt; a &lt;b&gt;Ctrl+5&lt;/b&gt;). Lo que se puede elegir de una vista está junto a ella, en la página &lt;i&gt;Vista&lt;/i&gt;.</translation>
    </message>
    <message>
        <source>Which part</source>
        <translation>Qué parte</translation>
    </message>
    <message>
        <source>One strip of dims holds for all views. Turn the wheel over &lt;b&gt;env&lt;/b&gt;: the next environment. Click &lt;b&gt;time&lt;/b&gt;: a part of it, its mean, all at once, or a film. &lt;b&gt;,&lt;/b&gt; and &lt;b&gt;.&lt;/b&gt; step, with Shift by ten.</source>
        <translation>Una sola barra de dimensiones vale para todas las vistas. Gire la rueda sobre &lt;b&gt;env&lt;/b&gt;: el siguiente entorno. Haga clic en &lt;b&gt;time&lt;/b&gt;: una parte, su media, todo a la vez o una película. &lt;b&gt;,&lt;/b&gt; y &lt;b&gt;.&lt;/b&gt; avanzan y retroceden; con Mayús, de diez en diez.</translation>
    </message>
    <message>
        <source>From episode to episode</source>
        <translation>De episodio en episodio</translation>
    </message>
    <message>
        <source>Pictures are shown as pictures. &lt;b&gt;Space&lt;/b&gt; plays them, &lt;b&gt;[&lt;/b&gt; and &lt;b&gt;]&lt;/b&gt; go from episode to episode, in every view: try it. &lt;b&gt;Ctrl+0&lt;/b&gt; leads back to the overview, with all episodes in a table.</source>
        <translation>Las imágenes se muestran como imágenes. &lt;b&gt;Espacio&lt;/b&gt; las reproduce, &lt;b&gt;[&lt;/b&gt; y &lt;b&gt;]&lt;/b&gt; van de episodio en episodio, en todas las vistas: pruébelo. &lt;b&gt;Ctrl+0&lt;/b&gt; vuelve a la vista general, con todos los episodios en una tabla.</translation>
    </message>
    <message>
        <source>The result of an expression before it is run</source>
        <translation>Qué da una expresión, antes de ejecutarla</translation>
    </message>
    <message>
        <source>Type an index, or any Python over &lt;b&gt;td&lt;/b&gt;: at the end of the line stands what it gives, or why it fails. The shape debugger (&lt;b&gt;F8&lt;/b&gt;) says what it does to each key. &lt;b&gt;Return&lt;/b&gt; shows the result, &lt;b&gt;Esc&lt;/b&gt; goes back to the whole.</source>
        <translation>Escriba un índice, o cualquier Python sobre &lt;b&gt;td&lt;/b&gt;: al final de la línea se ve lo que da, o por qué falla. El depurador de formas (&lt;b&gt;F8&lt;/b&gt;) dice qué hace con cada clave. &lt;b&gt;Intro&lt;/b&gt; muestra el resultado, &lt;b&gt;Esc&lt;/b&gt; vuelve al conjunto.</translation>
    </message>
    <message>
        <source>Take it with you</source>
        <translation>Llévelo consigo</translation>
    </message>
    <message>
        <source>&lt;i&gt;Export…&lt;/i&gt; writes the shown values in any format. No file changes until &lt;i&gt;Edit values&lt;/i&gt; is on and you save. &lt;b&gt;Ctrl+Shift+P&lt;/b&gt; finds any action by its name, &lt;b&gt;F1&lt;/b&gt; opens the manual at the page of the focused view.</source>
        <translation>&lt;i&gt;Exportar…&lt;/i&gt; escribe lo que se muestra, en cualquier formato. Nada cambia en un archivo hasta que &lt;i&gt;Editar valores&lt;/i&gt; esté activado y usted guarde. &lt;b&gt;Ctrl+Mayús+P&lt;/b&gt; encuentra cualquier acción por su nombre, &lt;b&gt;F1&lt;/b&gt; abre el manual en lo que tiene el foco.</translation>
    </message>
</context>
<context>
    <name>tensordesk::TourCard</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Help › Take a tour starts it again</source>
        <translation>Ayuda › Recorrido guiado lo empieza de nuevo</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
</context>
<context>
    <name>tensordesk::TreeColumns</name>
    <message>
        <source>Columns of the tree</source>
        <translation>Columnas del árbol</translation>
    </message>
    <message>
        <source>Show or hide this column of the tree</source>
        <translation>Mostrar u ocultar esta columna del árbol</translation>
    </message>
</context>
<context>
    <name>tensordesk::TreeNotice</name>
    <message>
        <source>Clear the filter</source>
        <translation>Quitar el filtro</translation>
    </message>
</context>
<context>
    <name>tensordesk::TreeSearchField</name>
    <message>
        <source>Search keys</source>
        <translation>Buscar claves</translation>
    </message>
    <message>
        <source>Shows only keys that contain this; with a slash, nested keys such as next/reward.
Also: obs*, dtype:f32, shape:64x64x3, &gt;100MB, is:changed, is:broken</source>
        <translation>Muestra solo las claves que contienen esto; con una barra, claves anidadas como next/reward.
También: obs*, dtype:f32, shape:64x64x3, &gt;100MB, is:changed, is:broken</translation>
    </message>
</context>
<context>
    <name>tensordesk::TreemapView</name>
    <message>
        <source>Bytes by key</source>
        <translation>Bytes por clave</translation>
    </message>
    <message>
        <source>all keys</source>
        <translation>todas las claves</translation>
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
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has unsaved edits. Save them?</source>
        <translation>«%1» tiene cambios sin guardar. ¿Guardarlos?</translation>
    </message>
    <message numerus="yes">
        <source>%n edit(s)</source>
        <translation>
            <numerusform>%n cambio</numerusform>
            <numerusform>%n cambios</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>tensordesk::ValueSearchDialog</name>
    <message>
        <source>&amp;Search</source>
        <translation>&amp;Buscar</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>De&amp;tener</translation>
    </message>
    <message>
        <source>Search values</source>
        <translation>Buscar valores</translation>
    </message>
    <message>
        <source>isnan, isinf, == 7, != 0, &gt; 1e6, &lt;= -1</source>
        <translation>isnan, isinf, == 7, != 0, &gt; 1e6, &lt;= -1</translation>
    </message>
    <message>
        <source>Condition</source>
        <translation>Condición</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Progreso de la búsqueda</translation>
    </message>
    <message>
        <source>Keys with such values</source>
        <translation>Claves con tales valores</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Proporción</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primero</translation>
    </message>
    <message>
        <source>Enter or a click shows the first value in the document</source>
        <translation>Intro o un clic muestra el primer valor en el documento</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Searches the values of all keys. Padding counts.</source>
        <translation>Busca en los valores de todas las claves. El relleno cuenta.</translation>
    </message>
    <message>
        <source>None of %1 keys has such a value.</source>
        <translation>Ninguna de %1 claves tiene tal valor.</translation>
    </message>
    <message>
        <source>%1 of %2 keys have such values.</source>
        <translation>%1 de %2 claves tienen tales valores.</translation>
    </message>
    <message>
        <source>The search was stopped before its end.</source>
        <translation>La búsqueda se detuvo antes de terminar.</translation>
    </message>
    <message>
        <source>There is nothing to search.</source>
        <translation>No hay nada que buscar.</translation>
    </message>
    <message>
        <source>Type a value, a comparison such as &gt; 3, or isnan.</source>
        <translation>Escriba un valor, una comparación como &gt; 3 o isnan.</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>Buscando…</translation>
    </message>
</context>
<context>
    <name>tensordesk::ViewKinds</name>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabla</translation>
    </message>
    <message>
        <source>Show the values as a table</source>
        <translation>Mostrar los valores como tabla</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Gráfica</translation>
    </message>
    <message>
        <source>&amp;Plot</source>
        <translation>&amp;Gráfica</translation>
    </message>
    <message>
        <source>Show the values as curves</source>
        <translation>Mostrar los valores como curvas</translation>
    </message>
    <message>
        <source>Image</source>
        <translation>Imagen</translation>
    </message>
    <message>
        <source>&amp;Image</source>
        <translation>Image&amp;n</translation>
    </message>
    <message>
        <source>Show the values as a picture</source>
        <translation>Mostrar los valores como imagen</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histograma</translation>
    </message>
    <message>
        <source>&amp;Histogram</source>
        <translation>&amp;Histograma</translation>
    </message>
    <message>
        <source>Show how often values occur</source>
        <translation>Mostrar con qué frecuencia aparecen los valores</translation>
    </message>
    <message>
        <source>Scatter</source>
        <translation>Dispersión</translation>
    </message>
    <message>
        <source>S&amp;catter</source>
        <translation>&amp;Dispersión</translation>
    </message>
    <message>
        <source>Show the values against those of another key</source>
        <translation>Mostrar los valores frente a los de otra clave</translation>
    </message>
</context>
<context>
    <name>tensordesk::WaitingTabs</name>
    <message>
        <source>Opening %1…</source>
        <translation>Abriendo %1…</translation>
    </message>
    <message>
        <source>Cannot open “%1”</source>
        <translation>No se puede abrir «%1»</translation>
    </message>
</context>
<context>
    <name>tensordesk::WelcomePage</name>
    <message>
        <source>Opened last</source>
        <translation>Abiertos recientemente</translation>
    </message>
    <message>
        <source>Open a saved tensordict</source>
        <translation>Abrir un tensordict guardado</translation>
    </message>
    <message>
        <source>A rollout, a replay buffer, a checkpoint, episodes: what tensordict, torchrl, torch, numpy, zarr or Minari saved. Drop it here, or choose it.</source>
        <translation>Un rollout, un replay buffer, un checkpoint, episodios: lo que guardaron tensordict, torchrl, torch, numpy, zarr o Minari. Suéltelo aquí o elíjalo.</translation>
    </message>
    <message>
        <source>%1  —  %2</source>
        <translation>%1  —  %2</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::WidgetKeys</name>
    <message>
        <source>While typing an expression</source>
        <translation>Al escribir una expresión</translation>
    </message>
    <message>
        <source>Complete a key or a method</source>
        <translation>Completar una clave o un método</translation>
    </message>
    <message>
        <source>Show the result</source>
        <translation>Mostrar el resultado</translation>
    </message>
    <message>
        <source>Back to the whole tensordict</source>
        <translation>Volver al tensordict completo</translation>
    </message>
    <message>
        <source>Earlier and later expressions</source>
        <translation>Expresiones anteriores y posteriores</translation>
    </message>
    <message>
        <source>On a dim in the strip</source>
        <translation>En una dimensión de la barra</translation>
    </message>
    <message>
        <source>Open its panel</source>
        <translation>Abrir su panel</translation>
    </message>
    <message>
        <source>One index on or back, with Shift ten</source>
        <translation>Un índice adelante o atrás; con Mayús, diez</translation>
    </message>
    <message>
        <source>Ten indices on or back</source>
        <translation>Diez índices adelante o atrás</translation>
    </message>
    <message>
        <source>First and last index</source>
        <translation>Primer y último índice</translation>
    </message>
    <message>
        <source>Name the dim</source>
        <translation>Dar nombre a la dimensión</translation>
    </message>
    <message>
        <source>Remove the mask, on its chip</source>
        <translation>Quitar la máscara, en su etiqueta</translation>
    </message>
    <message>
        <source>In a plot</source>
        <translation>En un gráfico</translation>
    </message>
    <message>
        <source>Zoom in and out</source>
        <translation>Ampliar y reducir</translation>
    </message>
    <message>
        <source>Move along</source>
        <translation>Desplazar</translation>
    </message>
</context>
<context>
    <name>tensordesk::WindowStatus</name>
    <message>
        <source>Memory of this program, files that are only mapped left out</source>
        <translation>Memoria de este programa, sin los archivos que solo están mapeados</translation>
    </message>
    <message>
        <source>memory %1</source>
        <translation>memoria %1</translation>
    </message>
</context>
<context>
    <name>tensordesk::WriteDialog</name>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportar</translation>
    </message>
    <message>
        <source>File or folder to write</source>
        <translation>Archivo o carpeta donde escribir</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written.</source>
        <translation>Cancelado; no se escribió nada.</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Choose where to write</source>
        <translation>Elegir dónde escribir</translation>
    </message>
    <message>
        <source>&amp;Where:</source>
        <translation>Dón&amp;de:</translation>
    </message>
    <message>
        <source>Export to</source>
        <translation>Exportar a</translation>
    </message>
    <message>
        <source>Overwrite?</source>
        <translation>¿Sobrescribir?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; exists already. Overwrite it?</source>
        <translation>«%1» ya existe. ¿Sobrescribirlo?</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Formato:</translation>
    </message>
    <message>
        <source>Give the name one of the endings %1, or none for a folder.</source>
        <translation>Dé al nombre una de las extensiones %1, o ninguna para una carpeta.</translation>
    </message>
    <message>
        <source>Give the name one of the endings %1.</source>
        <translation>Dé al nombre una de las extensiones %1.</translation>
    </message>
</context>
<context>
    <name>tensordesk::XValuesBox</name>
    <message>
        <source>Key along x</source>
        <translation>Clave a lo largo de x</translation>
    </message>
    <message>
        <source>The values of the horizontal axis; keys can be dragged here from the tree</source>
        <translation>Frente a qué se dibujan los elementos; se pueden arrastrar claves aquí desde el árbol</translation>
    </message>
</context>
<context>
    <name>tensordesk::elementtext</name>
    <message>
        <source>&quot;%2&quot; is not a valid %1: %3.</source>
        <translation>«%2» no es válido para %1: %3.</translation>
    </message>
    <message>
        <source>%2 is out of range for %1 (%3).</source>
        <translation>%2 está fuera del intervalo de %1 (%3).</translation>
    </message>
    <message>
        <source>expected integers, %1</source>
        <translation>se esperaban enteros, %1</translation>
    </message>
    <message>
        <source>expected True, False, 1 or 0</source>
        <translation>se esperaba True, False, 1 o 0</translation>
    </message>
    <message>
        <source>expected a number, nan, inf or -inf</source>
        <translation>se esperaba un número, nan, inf o -inf</translation>
    </message>
    <message>
        <source>expected a complex number such as 1+2j</source>
        <translation>se esperaba un número complejo como 1+2j</translation>
    </message>
    <message>
        <source>Elements of %1 cannot be edited.</source>
        <translation>Los elementos de %1 no se pueden editar.</translation>
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
        <translation>%1 (%2 bytes)</translation>
    </message>
    <message>
        <source>dim %1</source>
        <translation>dim. %1</translation>
    </message>
</context>
</TS>
