/** A browser other than Chromium, spoken to in the WebDriver protocols that it brings itself: no further package. */
export type Engine = {
  open(address: string): Promise<void>
  /** Runs an expression in the page, waits for what it promises, and returns it as JSON could hold it. */
  evaluate<Result>(expression: string): Promise<Result>
  /** Performs what hands do: sources of input in WebDriver's own form. */
  perform(actions: readonly object[]): Promise<void>
  /** Makes the window that wide, in px. Returns the width that the page really got. */
  widen(width: number): Promise<number>
  /** What the browser called an error since the last question. WebKit's driver keeps that to itself. */
  errors?(): string[]
  close(): Promise<void>
}

/** Asks again until it is so; throws after 30 s. */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + 30_000
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Waited in vain: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
