import { extraFacts } from '../../contract/extras.ts'
import { fullName } from '../../contract/lead-facts.ts'
import { type AnswerTopic, answerTopics } from '../../contract/team-answers.ts'
import { contractWords } from '../../contract/words/contract-words.ts'
import { type Language, languages, pageLanguage } from '../../contract/words/language.ts'
import type { AnsweredLead } from '../lead-management/answer-store.ts'
import { type AnswerTemplateWords, answerTemplateWords } from '../words/answer-template-words.ts'
import type { MailSettings } from './mail-settings.ts'

type Template = { topic: AnswerTopic; label: string; text: string }

/** The templates of all topics, filled with what a lead asked; each is a beginning that its author writes on. */
export function answerTemplates(
  lead: AnsweredLead,
  { by, hasQuote }: { by: string; hasQuote: boolean },
  settings: MailSettings,
): Template[] {
  const language = answerLanguage(lead)
  const words = answerTemplateWords(language, {
    name: fullName(lead),
    reference: lead.reference,
    organization: lead.organization,
    site: settings.publicUrl(),
    sender: senderName(by),
    company: settings.companyName,
  })
  const asked = askedLines(lead, language, words)
  return answerTopics.map((topic) => ({
    topic,
    label: words(`${topic}.label`),
    text: [
      words('greeting') || words('greetingUnnamed'),
      ...paragraphs(topic, { words, asked, hasQuote }),
      words('closing'),
      `${words('regards')}\n${words('signature')}`,
    ]
      .filter((text) => text !== '')
      .join('\n\n'),
  }))
}

/** The topic that a lead's own fields name. */
export function answerTopicOf({ kind, interest, need }: AnsweredLead): AnswerTopic {
  if (need) return 'emergency'
  if (kind === 'partnership') return 'partnership'
  return topicOfInterest[interest] ?? 'other'
}

const topicOfInterest: Readonly<Record<string, AnswerTopic>> = {
  supply: 'supply',
  partnership: 'partnership',
  investment: 'investment',
  media: 'press',
}

/** The first language of the sender's browser, or that of the page, as far as we speak it. */
function answerLanguage({ language, page }: AnsweredLead): Language {
  const [first] = (language ?? '').toLowerCase().split('-')
  return languages.find((each) => each === first) ?? pageLanguage(page ?? undefined)
}

type Filled = { words: AnswerTemplateWords; asked: string; hasQuote: boolean }

function paragraphs(topic: AnswerTopic, { words, asked, hasQuote }: Filled): string[] {
  switch (topic) {
    case 'supply':
      return [
        words('supply.thanks'),
        asked,
        words(hasQuote ? 'supply.quoted' : 'supply.unquoted'),
        hasQuote ? '' : words('supply.missing'),
      ]
    case 'emergency':
      return [
        words('emergency.thanks'),
        words('emergency.first'),
        asked,
        words('emergency.need'),
        words('emergency.call'),
      ]
    case 'partnership':
      return [
        words('partnership.thanks'),
        words('partnership.from'),
        words('partnership.fit'),
        words('partnership.next'),
      ]
    case 'investment':
      return [words('investment.thanks'), words('investment.next'), words('investment.notice')]
    case 'press':
      return [words('press.thanks'), words('press.next'), words('press.quote')]
    case 'other':
      return [words('other.thanks'), asked]
  }
}

function askedLines(lead: AnsweredLead, language: Language, words: AnswerTemplateWords): string {
  const facts = extraFacts({ ...lead.extras, plan: undefined }, contractWords(language).lead)
  if (facts.length === 0) return ''
  return [
    words('asked'),
    ...facts.map(([label, value]) => words('askedLine', { label, value })),
  ].join('\n')
}

/** `anna.jons` of a team's address signs as Anna Jons, until its author writes another name. */
function senderName(address: string): string {
  const [local = ''] = address.split('@')
  return local
    .split(/[._-]+/)
    .filter(Boolean)
    .map((part) => part[0]?.toUpperCase() + part.slice(1))
    .join(' ')
}
