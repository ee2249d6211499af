import { globSync, readFileSync } from 'node:fs'

const everything = [
  '{contract,media,server,site,tools}/**/*.test.ts',
  'tests/{rules,figures,faults}/**/*.test.ts',
]

/** What a file of tests needs, found in its source, so that nobody has to keep a list. The first that fits counts. */
const needs = {
  /** Copies of the site, changed and built. */
  copies: /site-variant\.ts'|Dockerfile\.dockerignore/,
  /** A server, ours or the proxy before it, or one of the two databases. */
  server:
    /support\/(?:account-server|team-server|built-site|mailroom|server-child|server-in-process|server-process|test-databases)\.ts'/,
  /** The built site, its documents, or a browser. */
  built: /support\/(?:built-page|page-bytes|pdf-text|voice-counts)\.ts'|[/']dist[/']|playwright/,
} as const

export type Speed = keyof typeof needs | 'fast'

export const speeds: readonly Speed[] = ['fast', 'built', 'server', 'copies']

/** The speed of a test by its source: `fast` when it needs nothing but the code. A trial of faults always has a server. */
function speedOf(source: string, file: string): Speed {
  if (file.startsWith('tests/faults/')) return 'server'
  const found = Object.entries(needs).find(([, pattern]) => pattern.test(source))
  return (found?.[0] as Speed | undefined) ?? 'fast'
}

/** Every file of unit tests, by its speed; paths are relative to `root`. */
export function testFiles(root: string): ReadonlyMap<Speed, string[]> {
  return Map.groupBy(globSync(everything, { cwd: root }).sort(), (file) =>
    speedOf(readFileSync(`${root}/${file}`, 'utf8'), file),
  )
}
