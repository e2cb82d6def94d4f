# shellcheck shell=bash
# Functions that the other scripts share. Sourced, never run.

# The repository's root; the scripts work from there.
# shellcheck disable=SC2034  # used by the scripts that source this
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# Where cargo builds: outside the clone, so that a fresh clone finds what an earlier one has built. CARGO_TARGET_DIR takes precedence.
choose_target_dir() {
  local folder
  for folder in "${CARGO_TARGET_DIR:-/var/cache/kings-coffer/target}" "${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/kings-coffer/target"; do
    if mkdir -p "$folder" 2>/dev/null && [ -w "$folder" ]; then
      export CARGO_TARGET_DIR=$folder
      return
    fi
  done
  unset CARGO_TARGET_DIR
}

# The folder of programs that the build needs but that are not part of the game: beside the build folder.
choose_tools_dir() {
  tools=$(dirname "${CARGO_TARGET_DIR:-$root/target/build}")/tools
  mkdir -p "$tools"
}

# Lets clippy's driver compile our own code, so that the lints need no second pass over it and all libraries. Builds without it cannot be reused with
# it, so scripts/play uses it too.
lint_while_building() {
  if command -v clippy-driver >/dev/null; then
    export RUSTC_WORKSPACE_WRAPPER=clippy-driver
  fi
}

say() { printf '%s\n' "$*"; }

# Ends the script with a sentence.
fail() {
  printf '%s: %s\n' "${0##*/}" "$*" >&2
  exit 1
}

# The art that pictures of the game show, as one number.
art_sum() {
  (cd "$root" && find assets/images -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum)
}
