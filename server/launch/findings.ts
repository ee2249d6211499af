import type { ServerFile } from '../../contract/server-file.ts'
import type { LaunchKey } from '../words/launch-words.ts'
import type { AddressAnswer } from './address-answers.ts'
import type { SecretJudgement } from './judge-secret.ts'
import type { Admins, LaunchSteps } from './launch-store.ts'

/** All that the lines are judged by, read at one moment. */
export type Found = {
  now: number
  steps: LaunchSteps
  admins: Admins
  address: AddressAnswer
  secret: SecretJudgement
  /** Undefined where the build that is live is of before the launch list. */
  site: ServerFile | undefined
  /** How mails leave, `smtp.example.com as website@company.com`; undefined while they stay in a folder. */
  mailWay: string | undefined
  /** Settings that still hold an address of an example, by their name. */
  examples: readonly string[]
}

/** Whether a line is green, and the sentence that says what was seen. */
export type Finding = { green: boolean; say: LaunchKey; values?: Record<string, string | number> }

const green = (say: LaunchKey, values: Finding['values'] = {}): Finding => ({
  green: true,
  say,
  values,
})
const red = (say: LaunchKey, values: Finding['values'] = {}): Finding => ({
  green: false,
  say,
  values,
})

const day = 86_400_000
/** Of a certificate: whoever renews it does so earlier. */
const leastDays = 7
/** A number of a few digits is nobody's. */
const fewestDigits = 7

export function mailArrives({ mailWay, steps }: Found): Finding {
  if (!mailWay) return red('mail.folder')
  const arrived = steps.get('trial-arrived')
  if (arrived?.detail === mailWay) return green('mail.arrived', { at: spoken(arrived.at), mailWay })
  return red(steps.has('trial-sent') ? 'mail.waiting' : 'mail.untried', { mailWay })
}

export function addressIsPublic({ address }: Found): Finding {
  if (address.outcome === 'unset') return red('address.unset')
  if (address.outcome === 'plain') return red('address.plain')
  if (address.outcome === 'silent') return red('address.silent', { reason: address.reason })
  const { days } = address
  return days < leastDays ? red('address.ending', { days }) : green('address.answers', { days })
}

export function secretIsPrivate({ secret }: Found): Finding {
  return secret === 'private' ? green('secret.private') : red(`secret.${secret}`)
}

export function backupIsYoung({ steps, now }: Found): Finding {
  const backup = steps.get('backup')
  if (!backup) return red('backup.none')
  const isYoung = now - backup.at < day
  return { green: isYoung, say: isYoung ? 'backup.young' : 'backup.old', values: at(backup) }
}

export function backupWasRestored({ steps }: Found): Finding {
  const restore = steps.get('restore')
  return restore ? green('restore.done', at(restore)) : red('restore.none')
}

export function adminIsSecured({ admins: { all, secured } }: Found): Finding {
  if (secured > 0) return green('admin.secured', { secured })
  return red(all > 0 ? 'admin.bare' : 'admin.none')
}

export function addressesAreReal({ examples }: Found): Finding {
  return examples.length === 0
    ? green('addresses.real')
    : red('addresses.examples', { settings: examples.join(', ') })
}

export function controllerIsNamed({ site }: Found): Finding {
  if (!site) return red('oldBuild')
  const { legalName, address } = site.owner
  if (!legalName) return red('controller.noName')
  return address ? green('controller.named', { legalName }) : red('controller.noAddress')
}

export function telephoneIsGiven({ site }: Found): Finding {
  if (!site) return red('oldBuild')
  if (site.roundTheClock.length === 0) return green('telephone.noPromise')
  const number = site.owner.emergencyPhone
  const isReal = number.replace(/\D/g, '').length >= fewestDigits
  return isReal ? green('telephone.given', { number }) : red('telephone.missing')
}

export function holidaysAreKnown({ site }: Found): Finding {
  if (!site) return red('oldBuild')
  const { knowsHolidays, holidays } = site
  return knowsHolidays
    ? green('holidays.known', { count: holidays.length })
    : red('holidays.unknown')
}

const at = (step: { at: number }) => ({ at: spoken(step.at) })

/** In UTC, as a terminal and a browser may stand anywhere. */
function spoken(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
