## The page in a browser. These are the texts of the page itself, which become texts.js beside it
## (scripts/page-texts); the page reads no others.

## The loading screen

web-opening = Abriendo el cofre…
web-opening-percent = Abriendo el cofre… { $percent } %
web-opening-megabytes = Abriendo el cofre… { $megabytes } MB
web-opened = Encendiendo las velas…

## Dialogs

web-copied = Copiado
web-not_copied = El navegador no ha permitido copiar: copia tú el texto seleccionado.
web-share = Compartir…
web-choose_file = Elegir archivo…
web-no_text = Aquí aún no hay texto.
web-file_too_large = Este archivo es demasiado grande para ser una partida.
web-file_read = Esto es «{ $file }».
web-file_unreadable = No se pudo leer este archivo.

## When the game cannot go on

web-trouble = El cofre se ha atascado
web-trouble-broken = Algo ha fallado en el juego y no puede seguir.
web-trouble-memory = Al navegador no le queda memoria para el juego. Quizá ayude cerrar otras páginas.
web-trouble-fetch = No se pudo cargar una parte del juego. Quizá se perdió la conexión.
web-trouble-webgl = Este navegador no puede dibujar el juego: necesita WebGL 2, que aquí falta o está desactivado. Quizá ayude otro navegador, o una versión más nueva.
web-trouble-context = La página perdió el acceso a los gráficos de este dispositivo. Puede pasar tras un largo reposo, o cuando la memoria escasea.
web-trouble-start = No se pudo iniciar el juego en este navegador.
web-trouble-kept = El navegador ha guardado tu partida: vuelve a cargar la página y elige «Continuar».
web-trouble-nothing_lost = No se ha perdido nada: el navegador guarda cualquier partida que hubieras empezado.
web-trouble-report = Para quien lo arregle, esto es lo que pasó:
web-trouble-reload = Volver a cargar
web-trouble-copy = Copiar informe
web-report-first = King’s Coffer: { $what }
web-report-then = Después: { $what }
web-report-browser = Navegador: { $browser }
web-report-window = Ventana: { $width }×{ $height }, proporción de píxeles { $ratio }
web-report-match = Partida: { $record }
web-report-no_match = Partida: ninguna
web-report-no_context = No se pudo crear un contexto WebGL2.
web-report-lost_context = Se perdió el contexto WebGL.
web-mirror = Que los lectores de pantalla encuentren cada control y cada casilla
