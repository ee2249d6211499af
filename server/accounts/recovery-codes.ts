import { randomInt } from 'node:crypto'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const amount = 10
const half = 5

/** Ten codes of ten characters, some 59 random bits each. */
export function newRecoveryCodes(): string[] {
  const part = () => Array.from({ length: half }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: amount }, () => `${part()}-${part()}`)
}
