/** Makes something at its first use, so that no start waits for it; a failure is not kept. */
export function atFirstUse<T>(make: () => Promise<T>): () => Promise<T> {
  let making: Promise<T> | undefined
  return () => {
    making ??= make().catch((error: unknown) => {
      making = undefined
      throw error
    })
    return making
  }
}
