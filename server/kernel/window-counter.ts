/** Names of a generation: strangers must not fill the memory. */
const mostNames = 20_000

type Window = { end: number; count: number }

/**
 * Counts, in the memory of this process, how often a name comes within a window that begins with its first time.
 * Gives the seconds to wait once it came more than `times` times in `seconds`, else undefined. Of very many names those
 * that came longest ago are forgotten.
 */
export function windowCounter(
  { times, seconds }: { times: number; seconds: number },
  now: () => number = Date.now,
): (name: string) => number | undefined {
  let windows = new Map<string, Window>()
  // A map that gives its oldest name way for each new one would look for it ever longer.
  let before = new Map<string, Window>()
  return (name) => {
    const at = now()
    let window = windows.get(name) ?? before.get(name)
    if (!window || window.end <= at) window = { end: at + seconds * 1000, count: 0 }
    windows.set(name, window)
    if (windows.size > mostNames) {
      before = windows
      windows = new Map()
    }
    window.count += 1
    return window.count > times ? Math.max(1, Math.ceil((window.end - at) / 1000)) : undefined
  }
}
