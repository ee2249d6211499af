import { randomUUID } from 'node:crypto'
import { arrivedMark, launchAddress } from '../../contract/team-launch.ts'
import { teamLanguage } from '../../contract/words/language.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import { launchText } from '../words/launch-words.ts'
import { automaticMail } from './automatic-mail.ts'
import { type MailSettings, senderLines } from './mail-settings.ts'

export type LaunchTrial = { to: string; secret: string; mailWay: string; at: number }

/** The message by which an admin sees that mail leaves and arrives. */
export function launchTrialMail(
  { to, secret, mailWay, at }: LaunchTrial,
  settings: MailSettings,
): QueuedMail {
  return automaticMail(
    {
      id: `launch-${randomUUID()}.trial`,
      kind: 'launch-trial',
      queuedAt: at,
      to,
      subject: launchText('trialMail.subject'),
      body: {
        language: teamLanguage,
        heading: launchText('trialMail.heading'),
        paragraphs: [launchText('trialMail.text', { mailWay }), launchText('trialMail.link')],
        action: {
          label: launchText('trialMail.action'),
          url: `${settings.publicUrl()}${launchAddress}${arrivedMark}${secret}`,
        },
        facts: [],
        words: '',
        footer: senderLines(settings),
      },
    },
    settings,
  )
}
