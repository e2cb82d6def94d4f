#!/bin/sh
# Draws and renders every sprite into assets/images/. All: ./build.sh   Some families: ./build.sh ui table cloths draughts wolf losing six_of_viii mill queens_guard six_wives cromwell flat title icons cover
# Needs python3 (standard library only), node and npm; tools and intermediate SVG and PNG files live in $ART_TOOLS, outside the repository.
set -e
HERE=$(cd "$(dirname "$0")" && pwd); export ART_TOOLS="${ART_TOOLS:-/tmp/kc-art-tools}"; export ART_OUT="$ART_TOOLS/out" ART_IMAGES="$HERE/../images" PYTHONDONTWRITEBYTECODE=1
mkdir -p "$ART_OUT" "$ART_IMAGES"
[ -d "$ART_TOOLS/node_modules/sharp" ] || (cd "$ART_TOOLS" && { [ -f package.json ] || npm init -y >/dev/null; } && npm i --silent @resvg/resvg-js sharp)
[ $# -gt 0 ] || set -- ui table cloths draughts wolf losing six_of_viii mill queens_guard six_wives cromwell flat title icons cover
for fam in "$@"; do
  rm -f "$ART_OUT/jobs.txt"
  case $fam in
    ui) s=ui/atlas.py;; table) s=draughts/table.py;; cloths) s=cloths/cloths.py;; draughts) s=draughts/draughts.py;; wolf) s=wolf/wolf.py;; losing) s=losing/losing.py;; six_of_viii) s='six_of_viii/game.py six_of_viii/panels.py';; mill) s=mill/mill.py;; queens_guard) s=queens_guard/queens_guard.py;; six_wives) s=six_wives/six_wives.py;; cromwell) s=cromwell/cromwell.py;; flat) s=flat/flat_sheet.py;; title) s=title/title.py;; icons) s=title/icons.py;; cover) s=title/cover.py;; *) echo "no such family: $fam"; exit 1;;
  esac
  jobs=$(PYTHONPATH="$HERE:$HERE/ui:$HERE/draughts:$HERE/cloths:$HERE/wolf:$HERE/losing:$HERE/cards:$HERE/six_of_viii:$HERE/mill:$HERE/queens_guard:$HERE/six_wives:$HERE/cromwell:$HERE/flat:$HERE/title"; export PYTHONPATH; for p in $s; do python3 "$HERE/$p" || exit 1; done)
  # one process for each picture: resvg keeps its memory
  for j in $jobs; do node "$HERE/render.js" "$ART_OUT" "$ART_IMAGES" "$HERE/../fonts" "$j"; done
  if [ "$fam" = draughts ]; then [ -f "$ART_OUT/table@1x.png" ] && node "$HERE/draughts/light.js" "$ART_OUT" "$ART_IMAGES"; fi
  if [ "$fam" = icons ]; then python3 "$HERE/title/icons.py" "$ART_IMAGES/../icons"; fi
  if [ "$fam" = cromwell ]; then node "$HERE/cromwell/alike.js" "$ART_OUT"; fi
done
