import type { PagePath } from '../routes.ts'

export type Figure = {
  /** As it is printed in running text, unit included. */
  text: string
  /** What it is about, and where else it is stated otherwise. */
  scope: string
  /** The finished pages that state it; a test finds it on each. */
  pages: readonly PagePath[]
}
