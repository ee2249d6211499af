import { defaultRetentionDays } from '../../../contract/retention-days.ts'
import { contractWords } from '../../../contract/words/contract-words.ts'
import { siteConfig } from '../../../site.config.ts'
import { listOf } from '../../figures/number-text.ts'
import type { Language } from '../../words/language.ts'
import { openingOf } from '../../words/links-of.ts'
import { sharedWords } from '../../words/shared.ts'
import { shown } from '../../words/shown.ts'
import { optional, sentences } from '../../words/withheld.ts'
import { wordsOf } from '../../words/words-of.ts'
import type en from './words/en.json'

/** What the form itself says. */
export function contactFormWords(language: Language) {
  const { words, figures } = wordsOf<typeof en>('site/views/contact', language, '/contact')
  const { hints, quotePart, emergencyPart } = words
  const { formats, ph, count } = quotePart
  const { plan } = contractWords(language)
  const { containerVolume, ordersPerMonth, emergencyOrder, emergencyMost, leadTimeWeeks } = figures
  return shown({
    hints,
    emergency: {
      promise: optional(emergencyPart.promise),
      heading: emergencyPart.heading,
      weeks: emergencyPart.weeks,
      call: sentences(emergencyPart.call, emergencyPart.hours),
      hints: emergencyPart.hints,
      plan: quotePart.plan,
      seePlan: quotePart.seePlan,
      besides: emergencyPart.besides,
      offer: emergencyPart.offer,
    },
    quote: {
      heading: quotePart.heading,
      note: quotePart.note,
      formats: {
        flexitank: formats.flexitank,
        'small-box': formats.smallBox,
        'large-box': formats.largeBox,
        tanker: formats.tanker,
        rail: formats.rail,
      },
      ph,
      open: quotePart.open,
      hints: quotePart.hints,
      plan: quotePart.plan,
      seePlan: quotePart.seePlan,
      arrival: leadTimeWeeks.withheld
        ? undefined
        : { weeks: [leadTimeWeeks.value, leadTimeWeeks.most] as const, ...quotePart.arrival },
      count: {
        hint: count.hint,
        none: count.none,
        rule: count.rule,
        said: { containers: plan.containers, litres: plan.litres, language },
        drawing: {
          id: 'container-ruler',
          title: count.drawing.title,
          description: optional(count.drawing.description),
          labels: {
            volume: containerVolume.text,
            person: [count.drawing.person, figures.person.text],
            metre: figures.person.unit,
          },
        },
        litresEach: containerVolume.value,
        packs: { 'small-box': figures.packSmall.value, 'large-box': figures.packLarge.value },
        // One container is the smallest order, the last one the largest of an emergency.
        steps: [
          ordersPerMonth.value,
          emergencyOrder.value,
          emergencyOrder.most,
          emergencyMost.value,
        ],
        monthly: { most: ordersPerMonth.most, beyond: count.beyondMonth },
      },
    },
  } as const)
}

/** What stands around the form on the page of an emergency, which the server sends for its link. */
export function emergencySections(language: Language) {
  const { words, figures } = wordsOf<typeof en>('site/views/contact', language, '/contact')
  const { hero, form, after, meta } = words.emergency
  const { mailboxes, details } = words.form
  const { emergencyPhone, emergencyMailbox } = siteConfig.company
  const { emergencyResponse } = figures
  const write = { href: '#message-form', label: hero.write }
  const call = { href: `tel:${emergencyPhone?.replaceAll(/[^+\d]/g, '')}`, label: hero.call }
  return shown({
    meta,
    hero: {
      title: hero.title,
      subtitle: hero.subtitle,
      description: sentences(hero.description, hero.hours),
      actions: emergencyPhone ? ([write, call] as const) : ([write] as const),
    },
    form: {
      heading: form.heading,
      promise: emergencyResponse.withheld
        ? ''
        : ({
            value: emergencyResponse.number,
            unit: emergencyResponse.unit,
            scope: form.scope,
            note: optional(form.note),
          } as const),
      mailboxes: {
        heading: mailboxes.heading,
        signs: sharedWords(language).mailbox,
        emergency: mailboxes.emergency,
        general: mailboxes.general,
      },
      owners: [
        ...(emergencyMailbox ? [{ label: mailboxes.emergency, address: emergencyMailbox }] : []),
        ...(emergencyPhone ? [{ label: details.emergencyPhone, text: emergencyPhone }] : []),
      ],
    },
    after: {
      heading: after.heading,
      definitions: [
        { term: after.sent.term, text: [after.sent.text] },
        { term: after.answer.term, text: [after.answer.text] },
        { term: after.loading.term, text: [after.loading.text] },
        { term: after.arrival.term, text: [after.arrival.text] },
      ],
    },
  } as const)
}

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
  const { sentWords, sentMails, suspiciousLeads, pendingSubscribers } = defaultRetentionDays
  const emergencyMailbox = { label: mailboxes.emergency, address: company.emergencyMailbox }
  const reached = [
    { label: details.phone, text: company.phone },
    { label: details.emergencyPhone, text: company.emergencyPhone },
    { label: details.legalName, text: company.legalName },
    { label: details.people, text: company.people && listOf(company.people, language) },
    { label: details.address, text: company.address },
    { label: details.registration, text: company.registration },
    { label: details.vat, text: company.vat },
  ]

  return shown({
    hero: openingOf(hero, ['#message-form', 'write'], ['/contact?need=emergency', 'emergency']),
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
        signs: sharedWords(language).mailbox,
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
          text('privacy.copies', { sentWords, sentMails, suspiciousLeads }),
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
