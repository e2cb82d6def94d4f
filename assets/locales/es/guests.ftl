## Mesas con invitados: cada cual en su propio dispositivo

guests-lobby = Una mesa para invitados
guests-lobby-note = { $game }. Envía el enlace a quienes vayan a jugar. La partida empieza cuando todos los asientos están ocupados.
guests-lobby-begun = { $game }. Quien abra de nuevo el enlace vuelve a su asiento.
guests-link = El enlace para invitados
guests-link-soon = El enlace se está creando…
guests-copy = Copiar el enlace
guests-copy_onlookers = Enlace para mirar
guests-leave = Dejar la mesa
guests-name = Tu nombre
guests-name-hint = tu nombre
guests-free = Esperar a un invitado
guests-put_out = Despedir
guests-courtier = Juega un cortesano
guests-seat_free = Un asiento libre
guests-waits = espera a un invitado
guests-here = está aquí
guests-away = se ha ausentado
guests-yours = tu asiento
guests-sit = Sentarse aquí
guests-stand = Levantarse
guests-taken = Otra persona acaba de ocupar este asiento.
guests-onlookers =
    { $n ->
        [one] { $n } persona mira.
       *[other] { $n } personas miran.
    }
guests-failed = No se puede poner ni encontrar una mesa: { $why }
guests-impossible = Aquí no son posibles las mesas con invitados.
guests-visit = Una mesa en otro lugar
guests-visit-looking = Buscando la mesa…
guests-visit-away = { $game }. El anfitrión se ha ausentado. La mesa espera y se sigue buscando.
guests-visit-onlooker = { $game }. Verás la partida en cuanto empiece.
guests-visit-waits = { $game }. La partida empieza cuando todos los asientos están ocupados.
guests-visit-choose = { $game }. Elige un asiento.
guests-gone-no_table = Esta mesa ya no existe.
guests-gone-put_out = El anfitrión ha dado tu asiento a otra persona.
guests-gone-elsewhere = Esta mesa está abierta en otra ventana de este dispositivo.
guests-gone-version = El anfitrión tiene otra versión del juego.
guests-gone-newer = El anfitrión tiene una versión más nueva del juego. Instálala para sentarte aquí.
guests-gone-older = El anfitrión tiene una versión más antigua del juego. Pídele que instale la tuya.
guests-gone-full = Ha venido demasiada gente a esta mesa.
guests-gone-over = El anfitrión ha recogido la mesa.
guests-unreadable = La partida del anfitrión no se puede seguir aquí: no se ajusta a las reglas de esta versión.
guests-is_away = { $name } se ha ausentado; su asiento se guarda.
guests-host_away = El anfitrión se ha ausentado. No se pierde nada; se sigue buscando la mesa.
guests-not_now = Eso no es posible ahora.
guests-asked = Se pregunta a los demás.
guests-declined = Los demás prefieren seguir jugando.
guests-bad_link = Este enlace a una mesa no está completo.
guests-code = El código del enlace: escanéalo con un móvil
guests-link-note = Envíalo a quienes vayan a jugar. Quien lo abre llega a tu mesa.
guests-greetings = Saludos de los demás
guests-greets = { $name }: { $greeting }
guests-greeting-good_day = Muy buenos días
guests-greeting-good_fortune = Buena suerte
guests-greeting-well_played = Bien jugado
guests-greeting-bold = Una jugada audaz
guests-greeting-close = Por poco
guests-greeting-thinking = Estoy pensando
guests-greeting-no_hurry = Sin prisa
guests-greeting-pardon = Mil perdones
guests-greeting-moment = Ahora vuelvo
guests-greeting-thanks = Muchas gracias
guests-greeting-hat = Un sombrerazo
guests-greeting-bow = Una reverencia
