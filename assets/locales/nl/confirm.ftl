## Questions

confirm-resign = De partij opgeven?
confirm-resign-detail =
    { $name ->
        [Schapen] De schapen winnen en de partij is afgelopen.
        [Wolf] De wolf wint en de partij is afgelopen.
       *[other] { $name } wint en de partij is afgelopen.
    }
confirm-resign-yes = Opgeven
confirm-resign-no = Verder spelen
confirm-delete = Deze partij wissen?
confirm-delete-detail = { $name }. Dit kan niet ongedaan worden gemaakt.
confirm-delete-yes = Wissen
confirm-delete-no = Bewaren
confirm-resign-detail-you = Jij wint en de partij is afgelopen.
confirm-draw = Remise aanbieden?
confirm-draw-detail = { $name } kan het aannemen of verderspelen; tot dan gaat de partij door.
confirm-draw-yes = Remise aanbieden
confirm-draw-no = Verderspelen
confirm-offered = Je krijgt remise aangeboden
confirm-offered-detail = { $name } biedt remise aan. Als je het aanneemt, is de partij afgelopen en wint niemand.
confirm-offered-yes = Aannemen
confirm-offered-no = Verderspelen
confirm-undo_asked = De laatste beurt terugnemen?
confirm-undo_asked-detail = { $name } wil de laatste beurt terugnemen.
confirm-undo_asked-yes = Toestaan
confirm-undo_asked-no = Doorspelen
confirm-rematch_asked = Nog een partij?
confirm-rematch_asked-detail = { $name } wil nog een partij met gewisselde kanten.
confirm-rematch_asked-yes = Nog eens
confirm-rematch_asked-no = Nu niet
confirm-resign-played_on = Je verliest de partij. Een hoveling kan op jouw plaats verderspelen terwijl je toekijkt, of de partij is meteen afgelopen.
confirm-resign-watch = Opgeven en toekijken
confirm-resign-at_once = Opgeven, naar de uitslag
confirm-resign-played_on-people = De anderen spelen verder, met een hoveling op jouw plaats.

## What becomes of a match that is left

left-kept = Je partij ({ $name }) blijft bewaard: met “Hervatten” op het titelscherm ga je ermee verder.
left-full = Er lagen al tien onvoltooide partijen klaar: de oudste staat nu achteraan in de lijst met partijen.
left-waits = De partij blijft zo staan. Als je de les verlaat, keer je ernaar terug.
