#!/usr/bin/env bash
# Makes the sound effects anew: synthesis, figures, Ogg Vorbis. Needs python3 with numpy, and oggenc (Debian: python3-numpy vorbis-tools).
# The serial number is fixed, so the same sources and the same encoder give the same files.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
out=$here/../../sounds
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

python3 "$here/make_sounds.py" "$work" --check
mkdir -p "$out"
for wav in "$work"/*.wav; do
  name=$(basename "$wav" .wav)
  oggenc --quiet -q 4 --serial 1509 --output "$out/$name.ogg" "$wav"
done
du -cb "$out"/*.ogg | tail -n 1
