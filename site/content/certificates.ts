import { siteConfig } from '../../site.config.ts'
import type { Certificate } from './owner-settings.ts'

/** A line of a checklist that names a rule or a scheme. */
type SchemeLine = { title: string; text: string; status: string }

/** `ISO 22000` holds for the line `ISO 22000, food safety management`. */
const names = (title: string, { scheme }: Certificate) =>
  title.toLowerCase().startsWith(scheme.toLowerCase())

const paperOf = ({ body, number, validUntil }: Certificate) =>
  [body, number, `valid until ${validUntil}`].filter(Boolean).join(', ')

/** The lines, with a tick where a certificate is held; one that no line names gets a line of its own. */
export function withCertificates(lines: readonly SchemeLine[]) {
  const held = siteConfig.certificates
  const others = held.filter((certificate) => !lines.some(({ title }) => names(title, certificate)))
  return [
    ...lines.map((line) => {
      const certificate = held.find((one) => names(line.title, one))
      return certificate
        ? { ...line, text: paperOf(certificate), ticked: true, status: 'held' }
        : line
    }),
    ...others.map((one) => ({
      title: one.scheme,
      text: paperOf(one),
      ticked: true,
      status: 'held',
    })),
  ]
}
