## Questions about a line of people, such as the monarchs of Cromwell

quiz-before = ¿Quién vino antes de { $name }?
quiz-after = ¿Quién vino después de { $name }?
quiz-dated = { $name }, { $dates }

## The sheet for teachers

sheet-language = es
sheet-how = Cómo se juega
sheet-form = Una partida para tu clase
sheet-note = Elige las opciones y envía este enlace a tu clase. Abre una partida nueva contra el ordenador con esas opciones. En un juego instalado, pega el enlace en «Abrir una partida».
sheet-game = Juego
sheet-copy = Copiar el enlace
sheet-copied = Copiado
sheet-print = Imprimir esta hoja
sheet-opened = La hoja para docentes se ha escrito en { $place }. Ábrela en un navegador para imprimirla.
