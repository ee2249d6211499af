import type { Need, SaidNeed } from './lead-context.ts'

/** As words begin that speak of an emergency: in English, French, Spanish, Icelandic and Arabic, the last also after its article. */
const speaks = /(?:^|[^\p{L}])(?:emergenc|urgen[ct]|neyð|(?:ال)?عاجل)/iu

/** `Not urgent` says the opposite. */
const denies = /\b(?:not|no|non)[\s-]+(?:an?\s+)?(?:emergenc|urgen[ct])\p{L}*/giu

/** Whether the first line of a message speaks of an emergency. */
export function speaksOfEmergency(message: string): boolean {
  const [line = ''] = message.trim().split(/[\r\n]/, 1)
  return speaks.test(line.normalize('NFC').replace(denies, ''))
}

/** What a sender said holds; unsaid, a first line that speaks of an emergency may be one. */
export function needOf(said: SaidNeed | undefined, message: string): Need | undefined {
  if (said) return said === 'emergency' ? said : undefined
  return speaksOfEmergency(message) ? 'maybe' : undefined
}
