import type { ServerFile } from '../contract/server-file.ts'
import type { Config } from './config.ts'
import { addressAnswers } from './launch/address-answers.ts'
import { judgeSecret } from './launch/judge-secret.ts'
import type { LaunchListDeps } from './launch/read-launch-list.ts'
import { unreachableSettings } from './owner-settings.ts'

/** Where the launch list looks, for the server and for `bin/launch-check` alike. */
export function composeLaunch(
  config: Config,
  published: () => ServerFile | undefined,
  now: () => number,
): Omit<LaunchListDeps, 'launches'> {
  const { publicUrl, smtpUrl, mail, authSecret, dataDir } = config
  return {
    published,
    askAddress: () => addressAnswers(publicUrl, now()),
    judgeSecret: () => judgeSecret(authSecret, dataDir),
    mailWay: smtpUrl && `${new URL(smtpUrl).host} as ${mail.from}`,
    examplesIn: (site) => examplesIn(site, mail),
    now,
  }
}

/** Of the build what the owner filled in, of this process the mailboxes: an operator may have set others. */
function examplesIn(site: ServerFile | undefined, mail: Config['mail']): string[] {
  const { platform = '', emergencyMailbox } = site?.owner ?? {}
  return unreachableSettings({
    externalPlatformUrl: platform,
    mail: { ...mail, ...(emergencyMailbox && { emergency: emergencyMailbox }) },
  })
}
