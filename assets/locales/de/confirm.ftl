## Questions

confirm-resign = Die Partie aufgeben?
confirm-resign-detail = Der Sieg geht an { FORM($name, "accusative") }, und die Partie ist zu Ende.
confirm-resign-yes = Aufgeben
confirm-resign-no = Weiterspielen
confirm-delete = Diese Partie löschen?
confirm-delete-detail = { $name }. Das lässt sich nicht rückgängig machen.
confirm-delete-yes = Löschen
confirm-delete-no = Behalten
confirm-resign-detail-you = Du gewinnst, und die Partie ist zu Ende.
confirm-draw = Remis anbieten?
confirm-draw-detail = { $name } kann annehmen oder weiterspielen; bis dahin geht die Partie weiter.
confirm-draw-yes = Remis anbieten
confirm-draw-no = Weiterspielen
confirm-offered = Dir wird Remis angeboten
confirm-offered-detail = { $name } bietet Remis an. Nimmst du an, so endet die Partie, und niemand gewinnt.
confirm-offered-yes = Annehmen
confirm-offered-no = Weiterspielen
confirm-undo_asked = Den letzten Zug zurücknehmen?
confirm-undo_asked-detail = { $name } möchte den letzten Zug zurücknehmen.
confirm-undo_asked-yes = Erlauben
confirm-undo_asked-no = Weiterspielen
confirm-rematch_asked = Noch eine Partie?
confirm-rematch_asked-detail = { $name } möchte noch eine Partie mit getauschten Seiten.
confirm-rematch_asked-yes = Noch einmal
confirm-rematch_asked-no = Jetzt nicht
confirm-resign-played_on = Du verlierst die Partie. Ein Höfling kann auf deinem Platz weiterspielen, während du zusiehst, oder die Partie endet sofort.
confirm-resign-watch = Aufgeben und zusehen
confirm-resign-at_once = Aufgeben, zum Ergebnis
confirm-resign-played_on-people = Die anderen spielen weiter, mit einem Höfling auf deinem Platz.

## What becomes of a match that is left

left-kept = Deine Partie ({ $name }) bleibt erhalten: „Fortsetzen“ auf dem Titelbild holt sie zurück.
left-full = Es waren schon zehn laufende Partien zur Hand; die älteste steht nun in der Liste der Partien am Ende.
left-waits = Die Partie bleibt stehen, wie sie ist. Wenn du die Lektion verlässt, kehrst du zu ihr zurück.
