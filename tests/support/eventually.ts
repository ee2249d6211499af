/**
 * Resolves as soon as the condition holds, asking every few milliseconds. Fails
 * after `seconds` of real time and says what it waited for.
 */
export async function eventually(
  what: string,
  condition: () => boolean | Promise<boolean>,
  seconds = 20,
): Promise<void> {
  const end = performance.now() + seconds * 1000
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`Waited ${seconds} s in vain: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
