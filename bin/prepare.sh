# Sourced by the commands beside it: brings Node 24 and the packages, and nothing twice.

# Uses the system's Node when it is new enough, else one fetched from the npm registry.
use_node() {
  # 24.7 brought argon2.
  installed=$(($(node --version 2>/dev/null | sed 's/^v\([0-9]*\)\.\([0-9]*\)\..*/\1 * 1000 + \2/') + 0))
  if [ "$installed" -ge 24007 ]; then return; fi
  case "$(uname -s)-$(uname -m)" in
    Linux-x86_64) platform=linux-x64 ;;
    Linux-aarch64) platform=linux-arm64 ;;
    Darwin-x86_64) platform=darwin-x64 ;;
    Darwin-arm64) platform=darwin-arm64 ;;
    *)
      echo "No Node 24 is known for this machine; install it and try again." >&2
      exit 1
      ;;
  esac
  runtime="$PWD/.runtime/node_modules/node-$platform/bin"
  if [ ! -x "$runtime/node" ]; then
    echo 'Fetching Node 24 …' >&2
    npm install --prefix .runtime --ignore-scripts --no-audit --no-fund --silent "node-$platform@24" >&2
  fi
  PATH="$runtime:$PATH"
  export PATH
}

# Installs exactly the locked packages when the lockfile differs from the installed one.
install_packages() {
  if cmp -s package-lock.json node_modules/.installed-lock.json; then return; fi
  echo 'Installing packages …' >&2
  # Without --include=dev NODE_ENV=production would leave out what types and tests need.
  npm ci --include=dev --ignore-scripts --no-audit --no-fund --loglevel=error >&2
  cp package-lock.json node_modules/.installed-lock.json
}

# What the build reads. A changed name or content of any of it makes the build out of date. cksum, since
# neither find's times nor ls's are printed alike on Linux and macOS.
build_inputs() {
  node --version
  printf '%s\n' "PUBLIC_URL=${PUBLIC_URL:-}" "PORT=${PORT:-}" "PUBLIC_ANON_KEY=${PUBLIC_ANON_KEY:-}" \
    "MAIL=${MAIL_GENERAL:-} ${MAIL_PARTNERSHIPS:-} ${MAIL_INVESTORS:-}"
  find site contract public site.config.ts astro.config.ts tsconfig.json package-lock.json \
    -type f -exec cksum {} + | LC_ALL=C sort
}

# Builds the site unless nothing it reads has changed since dist/ was built here. The stamp lies in
# dist/, which every build empties: a build by another command, with other settings, removes it.
build_site() {
  mkdir -p .cache
  build_inputs >".cache/build-inputs.$$"
  if [ -f dist/published.json ] && cmp -s ".cache/build-inputs.$$" dist/.build-inputs; then
    rm ".cache/build-inputs.$$"
    return
  fi
  echo 'Building the site …' >&2
  if ! ASTRO_TELEMETRY_DISABLED=1 node_modules/.bin/astro build >.cache/build.log 2>&1; then
    cat .cache/build.log >&2
    rm ".cache/build-inputs.$$"
    exit 1
  fi
  mv ".cache/build-inputs.$$" dist/.build-inputs
}
