/** How often a site that is not launched asks whether it is, milliseconds. */
const pause = 3_000

/**
 * Knows whether the site is launched, in every process on a database: asked by one row until it is, and never again. Until
 * the first answer nothing is known: a site that runs for years must not ask to be forgotten because its database is
 * away at a start.
 */
export function followLaunch(
  read: () => Promise<boolean>,
  onTrouble: (error: unknown) => void,
): { isUnlaunched: () => boolean; look: () => Promise<void>; stop: () => void } {
  let launched: boolean | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  async function look(): Promise<void> {
    clearTimeout(timer)
    try {
      launched = await read()
    } catch (error) {
      onTrouble(error)
    }
    if (launched !== true && !stopped) timer = setTimeout(() => void look(), pause).unref()
  }
  return {
    isUnlaunched: () => launched === false,
    look,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
