## The menu of the table

pause-title = Pausa
pause-guests = Invitados de esta mesa
pause-link = Enlace a esta partida
pause-resume = Reanudar
pause-restart = Reiniciar
pause-settings = Ajustes
pause-draw = Ofrecer tablas
pause-resign = Abandonar
pause-leave = Volver al inicio
pause-line = { $game } contra { $name }, jugada { $n }
pause-rules = Reglas
pause-pdn = Copiar como PDN
pause-record = Copiar la anotación
pause-picture = Guardar como imagen
pause-open = Abrir una partida
pause-round = { $game }: { $names }
