import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

export const engines = { firefox, webkit }

export type EngineName = keyof typeof engines
