import type { Place } from '../kernel/place.ts'

/** A place in a list as addresses carry it. */
export function writePlace({ at, id }: Place): string {
  return `${at}.${id}`
}

/** Undefined for whatever `writePlace` did not write: then the list begins at its beginning. */
export function readPlace(text: string | null): Place | undefined {
  const [, at, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text ?? '') ?? []
  return at && id ? { at: Number(at), id } : undefined
}
