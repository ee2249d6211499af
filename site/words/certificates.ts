/** The owner's certificates among the laws and schemes that buyers ask for. */
import { siteConfig } from '../../site.config.ts'
import type { Certificate } from '../content/owner-settings.ts'
import type en from './certificates/en.json'
import type { Language } from './language.ts'
import { wordsOf } from './words-of.ts'

/** A line of a checklist that names a law or a scheme. */
type SchemeLine = { title: string; text: string; status?: string }

/** `ISO 22000` holds for the line `ISO 22000, food safety management`. */
const names = (title: string, { scheme }: Certificate) =>
  title.toLowerCase().startsWith(scheme.toLowerCase())

/** The lines, with a tick where a certificate is held; one that no line names gets a line of its own. */
export function withCertificates(language: Language, lines: readonly SchemeLine[]) {
  const { words, text } = wordsOf<typeof en>('site/words/certificates', language)
  const ticked = ({ body, number, validUntil }: Certificate) => ({
    text: number
      ? text('numberedPapers', { body, number, validUntil })
      : text('papers', { body, validUntil }),
    ticked: true,
    status: words.held,
  })
  const held = siteConfig.certificates
  const others = held.filter((certificate) => !lines.some(({ title }) => names(title, certificate)))
  return [
    ...lines.map((line) => {
      const certificate = held.find((one) => names(line.title, one))
      return certificate ? { ...line, ...ticked(certificate) } : line
    }),
    ...others.map((one) => ({ title: one.scheme, ...ticked(one) })),
  ]
}
