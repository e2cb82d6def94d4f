#!/usr/bin/env bash
# Makes the sound effects and the music again: synthesis, figures, Ogg Vorbis. Needs python3 with numpy, and oggenc and oggdec (Debian:
# python3-numpy vorbis-tools). The serial number is fixed, so the same sources and the same encoder give the same files.
#   build.sh            all of it
#   build.sh effects    only the effects
#   build.sh music      only the music
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
assets=$here/../..
what=${1:-all}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if [ "$what" != music ]; then
  mkdir -p "$work/effects" "$assets/sounds"
  python3 "$here/make_sounds.py" "$work/effects" --check
  for wav in "$work"/effects/*.wav; do
    name=$(basename "$wav" .wav)
    oggenc --quiet -q 4 --serial 1509 --output "$assets/sounds/$name.ogg" "$wav"
  done
  du -cb "$assets"/sounds/*.ogg | tail -n 1
fi
if [ "$what" != effects ]; then
  mkdir -p "$assets/music"
  python3 "$here/make_music.py" "$work/pastime.wav"
  oggenc --quiet -q 0 --resample 32000 --serial 1509 --output "$assets/music/pastime.ogg" "$work/pastime.wav"
  # What is measured is what is heard: the encoded file.
  oggdec --quiet --output "$work/decoded.wav" "$assets/music/pastime.ogg"
  python3 "$here/make_music.py" "$work/decoded.wav" --measure
  size=$(stat -c %s "$assets/music/pastime.ogg")
  echo "$size bytes"
  [ "$size" -le 600000 ]
fi
