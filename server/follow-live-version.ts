import { readlink, realpath } from 'node:fs/promises'

/** How often the link is read, milliseconds. */
const pause = 500

type FollowDeps = {
  serveVersion: (siteDirectory: string) => Promise<void>
  /** The version could not be served: what was live goes on. */
  onTrouble: (error: unknown) => void
}

/** Serves the version that the link `dist` leads to, whenever it leads to another, until the process ends. */
export function followLiveVersion(served: string, { serveVersion, onTrouble }: FollowDeps): void {
  let seen = served
  async function look(): Promise<void> {
    // A plain folder is no version: nothing tells when it has changed whole.
    const isLink = await readlink('dist').then(
      () => true,
      () => false,
    )
    const directory = isLink ? await realpath('dist').catch(() => seen) : seen
    if (directory === seen) return
    seen = directory
    await serveVersion(directory).catch(onTrouble)
  }
  const next = () => setTimeout(() => void look().finally(next), pause).unref()
  next()
}
