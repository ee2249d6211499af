import { pageLanguage } from '../../contract/words/language.ts'
import type { AnsweredLead, WrittenAnswer } from '../lead-management/answer-store.ts'
import { answerMailId } from '../mail/answer-mail-id.ts'
import { letterHtml, letterText } from '../mail/letter-body.ts'
import type { QueuedMail } from '../mail/queued-mail.ts'
import { mailWords } from '../words/mail-words.ts'
import { type MailSettings, mailboxOf, messageIdOf, senderLines } from './mail-settings.ts'

/**
 * What a colleague answers, from the mailbox of its topic. Subject and the name it is answered to bear the reference:
 * whichever of them a mail program keeps, a reply finds its lead.
 */
export function leadAnswerMail(
  lead: AnsweredLead,
  answer: WrittenAnswer,
  settings: MailSettings,
): QueuedMail {
  const id = answerMailId(lead.reference, answer.id)
  const mailbox = mailboxOf(lead, settings)
  const letter = {
    language: pageLanguage(lead.page ?? undefined),
    text: answer.text,
    footer: senderLines(settings),
  }
  return {
    id,
    leadId: lead.id,
    kind: 'answer',
    queuedAt: answer.at,
    dueAt: answer.leavesAt,
    files: answer.files,
    message: {
      from: { name: settings.companyName, address: mailbox },
      to: { name: '', address: lead.email },
      replyTo: { name: `${settings.companyName} ${lead.reference}`, address: mailbox },
      subject: withReference(answer.subject, lead.reference),
      text: letterText(letter),
      html: letterHtml(letter),
      messageId: messageIdOf(id, settings),
      date: answer.leavesAt,
      headers: {},
      ...(lead.thread.length > 0 && { references: lead.thread }),
    },
  }
}

/** What the acknowledgement's subject makes of an answer, so that mail programs show both as one conversation. */
export function answerSubject({ kind, reference, page }: AnsweredLead): string {
  const words = mailWords(pageLanguage(page ?? undefined), { reference })
  return `Re: ${words(`acknowledgement.${kind}.subject`)}`
}

function withReference(subject: string, reference: string): string {
  return subject.includes(reference) ? subject : `${subject} (${reference})`
}
