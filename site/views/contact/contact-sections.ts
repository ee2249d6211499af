import { defaultRetentionDays } from '../../../contract/retention-days.ts'
import { siteConfig } from '../../../site.config.ts'
import { figuresFor } from '../../figures/figures-for.ts'
import { inWords } from '../../figures/number-text.ts'
import type { Language } from '../../words/language.ts'
import { shown } from '../../words/shown.ts'
import { optional } from '../../words/withheld.ts'
import { wordsOf } from '../../words/words-of.ts'
import type en from './words/en.json'

const figures = figuresFor('/contact')
/** What one tap chooses: one container is the smallest order, a hundred the largest of an emergency. */
const steps = [
  figures.ordersPerMonth.value,
  figures.emergencyOrder.value,
  figures.emergencyOrder.most,
  figures.emergencyMost.value,
] as const

/** What the form itself says. */
export const contact = shown({
  form: {
    hints: {
      usual:
        'For a quote: port, month, volume and format. In an emergency, say so in the first line.',
      emergency:
        'Emergency: the port, the people to supply, litres a day or containers, who receives the load, and the date.',
      visit: 'For a visit: the days that suit you, and how many people come.',
      demo: 'For a demo: where your loads arrive, and how many a month.',
      quoted:
        'What the water is for: one sentence is enough. In an emergency, say so in the first line.',
    },
  },
  quote: {
    heading: 'Build your quote',
    note: 'All of it optional. It travels with your message.',
    formats: {
      flexitank: figures.containerVolume.text,
      'small-box': figures.packSmall.text,
      'large-box': figures.packLarge.text,
      tanker: 'set by your road',
      rail: 'set by your rail',
    },
    ph: { mild: figures.phLow.text, alkaline: figures.ph.text },
    open: { label: 'Open', scope: 'we advise' },
    hints: {
      place: 'Where the water is to arrive.',
      month: 'When it is to arrive.',
      wishes: 'Minerals, labels, pallets, documents, a limit for dissolved solids.',
    },
    plan: 'Your supply plan goes along.',
    seePlan: 'See the plan',
    count: {
      hint: `Containers × ${figures.containerVolume}. One container equals ${figures.bottles}, and is the smallest order for a month.`,
      drawing: {
        id: 'container-ruler',
        title: 'One container, cut open, beside a person',
        description: `To scale: a 20-foot container, ${inWords(Math.round(figures.containerOutline.value))} metres long, with a flexitank of ${figures.containerVolume} inside; beside it stands a person of ${figures.person}.`,
        labels: {
          volume: figures.containerVolume.text,
          person: ['Person', figures.person.text],
        },
      },
      litresEach: figures.containerVolume.value,
      packs: { 'small-box': figures.packSmall.value, 'large-box': figures.packLarge.value },
      steps,
      monthly: {
        most: figures.ordersPerMonth.most,
        beyond: `Regular orders run to ${figures.ordersPerMonth.most} containers a month. Ask for more all the same: our answer says how we would spread it.`,
      },
      emergency: {
        most: figures.emergencyMost.value,
        beyond: `An emergency order mobilises up to ${figures.emergencyMost} in ${figures.emergencyWithin}. Ask for more all the same: our answer says what follows.`,
      },
    },
  },
} as const)

/** What stands on the page around the form, section by section; without what is withheld. */
export function contactSections(language: Language) {
  const {
    words,
    figures: answers,
    text,
  } = wordsOf<typeof en>('site/views/contact', language, '/contact')
  const { hero, form, after, privacy, terms } = words
  const { mailboxes, details } = form
  const { company } = siteConfig
  const { sentMails, suspiciousLeads, pendingSubscribers } = defaultRetentionDays
  const emergencyMailbox = { label: mailboxes.emergency, address: company.emergencyMailbox }
  const reached = [
    { label: details.phone, text: company.phone },
    { label: details.emergencyPhone, text: company.emergencyPhone },
    { label: details.legalName, text: company.legalName },
    { label: details.address, text: company.address },
    { label: details.registration, text: company.registration },
    { label: details.vat, text: company.vat },
  ]

  return shown({
    hero: {
      title: hero.title,
      subtitle: hero.subtitle,
      description: optional(hero.description),
      actions: [
        { href: '#message-form', label: hero.write },
        { href: '/access-bulk-water#emergency', label: hero.emergency },
      ],
    },
    form: {
      heading: form.heading,
      promise: answers.answerBusinessDays.withheld
        ? ''
        : ({
            value: answers.answerBusinessDays.number,
            unit: answers.answerBusinessDays.unit,
            scope: form.scope,
            note: optional(form.emergency),
            link: { href: '/access-bulk-water#emergency', label: form.link },
          } as const),
      mailboxes: {
        heading: mailboxes.heading,
        general: mailboxes.general,
        partnerships: mailboxes.partnerships,
        investors: mailboxes.investors,
      },
      /** As far as the owner has filled them in. */
      owners: [
        ...[emergencyMailbox].flatMap(({ label, address }) =>
          address ? [{ label, address }] : [],
        ),
        ...reached.flatMap(({ label, text: fact }) => (fact ? [{ label, text: fact }] : [])),
      ],
    },
    after: {
      heading: after.heading,
      definitions: [
        { term: after.sent.term, text: [after.sent.text] },
        { term: after.answer.term, text: [after.answer.text] },
        {
          term: after.quote.term,
          text: [after.quote.text, after.quote.price, after.quote.payment],
          link: { href: '/bulk-delivery#quote', label: after.quote.link },
        },
        {
          term: after.decision.term,
          text: [after.decision.text],
          link: { href: '/bulk-delivery#order', label: after.decision.link },
        },
      ],
    },
    notes: [
      {
        id: 'privacy',
        term: privacy.term,
        text: [
          privacy.message,
          text('privacy.copies', { sentMails, suspiciousLeads }),
          text('privacy.newsletter', { pendingSubscribers }),
          privacy.pages,
          privacy.ask,
        ],
        link: { href: '#message-form', label: privacy.link },
      },
      {
        id: 'terms',
        term: terms.term,
        text: terms.text,
        link: { href: '/resources#figures', label: terms.link },
      },
    ],
  } as const)
}
