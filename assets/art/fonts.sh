#!/bin/sh
# Subsets the game's fonts (all SIL OFL) into assets/fonts/. Needs npm and python3 with the venv module; nothing of it is needed to build the game.
# Tools and downloads live in $ART_TOOLS (default /tmp/kc-art-tools), outside the repository.
set -e
HERE=$(cd "$(dirname "$0")" && pwd); OUT="$HERE/../fonts"; T="${ART_TOOLS:-/tmp/kc-art-tools}"
mkdir -p "$T/fonts" "$OUT"; cd "$T/fonts"
[ -f package.json ] || npm init -y >/dev/null
[ -d node_modules/@expo-google-fonts/eb-garamond ] || npm i --silent @expo-google-fonts/eb-garamond @expo-google-fonts/im-fell-english @expo-google-fonts/pirata-one @expo-google-fonts/atkinson-hyperlegible
[ -d "$T/py" ] || { python3 -m venv "$T/py"; "$T/py/bin/pip" install -q fonttools; }
# Latin-1, Latin Extended-A, combining and spacing accents, general punctuation, superiors, currency, fractions, arrows, a few signs, chess kings, dingbat check marks
U='U+0020-007E,U+00A0-017F,U+0192,U+01A0-01A1,U+01AF-01B0,U+0218-021B,U+02C6-02DD,U+0300-030C,U+1E9E,U+2000-206F,U+2070-2089,U+20AC,U+2116,U+2122,U+2150-215E,U+2160-2169,U+2190-2199,U+21B5,U+2212,U+2215,U+2219,U+221E,U+2248,U+2260,U+2264,U+2265,U+25A0-25CF,U+2605,U+2606,U+2654-2667,U+2713,U+2717,U+FB00-FB04'
F='kern,liga,calt,ccmp,locl,mark,mkmk,lnum,tnum'
N=node_modules/@expo-google-fonts
sub() { "$T/py/bin/pyftsubset" "$1" --output-file="$OUT/$2" --unicodes="$U" --layout-features="$3" --no-hinting --name-IDs='*' --notdef-outline; }
sub $N/eb-garamond/500Medium/EBGaramond_500Medium.ttf EBGaramond-Medium.ttf "$F"
sub $N/eb-garamond/600SemiBold/EBGaramond_600SemiBold.ttf EBGaramond-SemiBold.ttf "$F"
sub $N/eb-garamond/500Medium_Italic/EBGaramond_500Medium_Italic.ttf EBGaramond-MediumItalic.ttf "$F"
sub $N/im-fell-english/400Regular/IMFellEnglish_400Regular.ttf IMFellEnglish-Regular.ttf "$F"
sub $N/pirata-one/400Regular/PirataOne_400Regular.ttf PirataOne-Regular.ttf "$F"
sub $N/atkinson-hyperlegible/400Regular/AtkinsonHyperlegible_400Regular.ttf AtkinsonHyperlegible-Regular.ttf "$F"
sub $N/atkinson-hyperlegible/700Bold/AtkinsonHyperlegible_700Bold.ttf AtkinsonHyperlegible-Bold.ttf "$F"
# Pirata One has the Reserved Font Name "Pirata": a changed copy must carry another name
"$T/py/bin/python" - "$OUT/PirataOne-Regular.ttf" "$OUT/CofferTitle-Regular.ttf" <<'PY'
import sys,os; from fontTools.ttLib import TTFont
t=TTFont(sys.argv[1])
for n in t['name'].names:
    if n.nameID in (1,3,4,6,16,17,18,25): n.string={6:'CofferTitle-Regular'}.get(n.nameID,'Coffer Title')
t.save(sys.argv[2]); os.remove(sys.argv[1])
PY
for p in eb-garamond:EBGaramond im-fell-english:IMFellEnglish pirata-one:PirataOne atkinson-hyperlegible:AtkinsonHyperlegible; do cp "$N/${p%%:*}/LICENSE_FONT" "$OUT/OFL-${p##*:}.txt"; done
ls -l "$OUT"
