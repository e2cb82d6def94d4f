#!/bin/sh
# Adds King's Coffer to your menu of programs, from wherever this folder is: add-to-menu.sh
# Run it again if you have moved the folder. To take it out of the menu: add-to-menu.sh --remove
set -eu
here=$(cd "$(dirname "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
id=org.kingscoffer.game
entry=$data/applications/$id.desktop

rm -f "$entry" "$data"/icons/hicolor/*/apps/"$id".png
if [ "${1-}" != --remove ]; then
  mkdir -p "$data/applications" "$data/icons"
  cp -R "$here/icons/hicolor" "$data/icons/"
  # In a desktop entry a path stands in quotes; these characters need a backslash, each backslash is itself written twice, and % is doubled.
  quoted=$(printf '%s' "$here/kings-coffer" | sed 's/\\/&&&&/g; s/["`$]/\\\\&/g; s/%/%%/g')
  QUOTED=$quoted awk '/^Exec=/ { print "Exec=\"" ENVIRON["QUOTED"] "\""; next } { print }' "$here/$id.desktop" >"$entry"
fi
