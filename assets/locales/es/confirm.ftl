## Questions

confirm-resign = ¿Abandonar la partida?
confirm-resign-detail =
    { FORM($name, "number") ->
        [plural] Ganan { FORM($name, "object") }, y la partida termina.
       *[other] Gana { FORM($name, "object") }, y la partida termina.
    }
confirm-resign-yes = Abandonar
confirm-resign-no = Seguir
confirm-delete = ¿Borrar esta partida?
confirm-delete-detail = { $name }. No se puede deshacer.
confirm-delete-yes = Borrar
confirm-delete-no = Conservar
confirm-resign-detail-you = Ganas tú, y la partida termina.
confirm-draw = ¿Ofrecer tablas?
confirm-draw-detail =
    { FORM($name, "number") ->
        [plural] { FORM($name, "subject") } pueden aceptar o seguir jugando; hasta entonces la partida continúa.
       *[other] { FORM($name, "subject") } puede aceptar o seguir jugando; hasta entonces la partida continúa.
    }
confirm-draw-yes = Ofrecer tablas
confirm-draw-no = Seguir
confirm-offered = Te ofrecen tablas
confirm-offered-detail =
    { FORM($name, "number") ->
        [plural] { FORM($name, "subject") } ofrecen tablas. Si aceptas, la partida termina y no gana nadie.
       *[other] { FORM($name, "subject") } ofrece tablas. Si aceptas, la partida termina y no gana nadie.
    }
confirm-offered-yes = Aceptar
confirm-offered-no = Seguir
confirm-undo_asked = ¿Deshacer el último turno?
confirm-undo_asked-detail = { $name } quiere deshacer el último turno.
confirm-undo_asked-yes = Permitirlo
confirm-undo_asked-no = Seguir jugando
confirm-rematch_asked = ¿Otra partida?
confirm-rematch_asked-detail = { $name } quiere otra partida con los bandos cambiados.
confirm-rematch_asked-yes = Jugar otra vez
confirm-rematch_asked-no = Ahora no
confirm-resign-played_on = Pierdes la partida. Un cortesano puede seguir en tu asiento mientras miras, o la partida termina ya.
confirm-resign-watch = Abandonar y mirar
confirm-resign-at_once = Abandonar y ver el resultado
confirm-resign-played_on-people = Los demás siguen jugando, con un cortesano en tu asiento.

## What becomes of a match that is left

left-kept = Tu partida de { $name } se guarda: «Continuar», en la pantalla de inicio, la recupera.
left-full = Ya tenías diez partidas a medias; la más antigua está ahora al final de la lista de partidas.
left-waits = La partida espera tal como está. Al salir de la lección vuelves a ella.
