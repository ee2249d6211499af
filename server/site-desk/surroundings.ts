/** What the desk is given by the whole: versions in the folder of the builds, and who runs. */
export type LiveVersions = {
  /** Every whole version below a folder of sources, the oldest first. */
  versions: (root: string) => string[]
  liveVersion: (root: string) => string | undefined
  /** Makes a version live for every server that runs from the folder. */
  publish: (name: string, root: string) => Promise<void>
  /** Removes all but the newest, never the live one. */
  pruneVersions: (root: string, kept: number) => Promise<void>
}

/** A process, so that its number, used again, is not taken for it. */
export type RunningProcess = { process: number; begun: string }
