## Text in and out

carry-link = Enlace a esta partida
carry-link-note = Quien lo abra verá la partida tal como está ahora y podrá seguir jugando.
carry-daily = Cómo ha ido
carry-daily-note = No desvela nada del problema. Cópialo y envíaselo a un amigo.
carry-export = Tus partidas y ajustes
carry-export-note = Guarda este texto en lugar seguro, o úsalo para pasar a otro navegador u ordenador.
carry-import = Importar partidas y ajustes
carry-import-note = Pega el texto que exportaste, o elige su archivo. Sus partidas y su progreso se suman a los tuyos; sus ajustes sustituyen a los tuyos.
carry-import-accept = Importar
carry-copy = Copiar
carry-copied = Copiado.
carry-paste = Pegar
carry-no_clipboard = Aquí no hay portapapeles disponible. Puedes seleccionar el texto y copiarlo tú.
carry-empty_clipboard = En el portapapeles no hay texto.
carry-no_match = No hay ninguna partida que exportar.
carry-no_notation = Este juego no tiene una notación que lean otros programas.
carry-link-note-desktop = Quien pegue este texto en King’s Coffer, o lo añada al final de la dirección de su página web, verá la partida tal como está ahora y podrá seguir jugando.
carry-open = Abrir una partida o una posición
carry-open-note = Pega un enlace, partidas en PDN o de un programa de molino, una posición o una partida guardada.
carry-open-note-desktop = Pega un enlace, partidas en PDN o de un programa de molino, una posición o una partida guardada; o elige un archivo, o suelta uno sobre la ventana.
carry-open-accept = Abrir
carry-choose = Elegir archivo…
carry-choose-games = Partidas
carry-choose-all = Todos los archivos
carry-choose-none = No se ha elegido ningún archivo.
carry-choose-impossible = Aquí no se puede abrir ningún diálogo de archivos. Suelta el archivo sobre la ventana o pega su texto.
carry-pdn = Esta partida en PDN
carry-pdn-note = Otros programas de damas pueden leer este texto.
carry-record = La anotación de esta partida
carry-record-note = Otros programas de molino pueden leer este texto.
carry-imported = Tus partidas y ajustes se han importado.
carry-file = No se pudo abrir «{ $file }»: { $why }
carry-file-size = no es un archivo con partidas, o pasa de 16 MB.
carry-reading = Leyendo…
carry-reading-text = el texto
carry-reading-file = «{ $file }»
carry-reading-begun = Leyendo { $what }…
carry-reading-games =
    { $n ->
        [one] Leyendo { $what }: { $n } partida hasta ahora.
       *[other] Leyendo { $what }: { $n } partidas hasta ahora.
    }
carry-long = Aquí solo se muestra el principio de este texto tan largo; se usará entero.
carry-close = Cerrar
