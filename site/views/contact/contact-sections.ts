import { defaultRetentionDays } from '../../../contract/retention-days.ts'
import { siteConfig } from '../../../site.config.ts'
import type { HeroWords } from '../../content/page-words.ts'
import { asPlate, figuresFor } from '../../figures/figures-for.ts'
import { inWords } from '../../figures/number-text.ts'
import { shown } from '../../words/shown.ts'

const figures = figuresFor('/contact')
/** What one tap chooses: one container is the smallest order, a hundred the largest of an emergency. */
const steps = [
  figures.ordersPerMonth.value,
  figures.emergencyOrder.value,
  figures.emergencyOrder.most,
  figures.emergencyMost.value,
] as const

const { phone, emergencyPhone, emergencyMailbox } = siteConfig.company
const { price, payment } = siteConfig.terms

export const contact = shown({
  hero: {
    title: 'Contact',
    subtitle: 'Say what you need, how much and where.',
    description: `Port, month, volume and format make a quote. A person answers, within ${figures.answerBusinessDays} on business days.`,
    actions: [
      { href: '#message-form', label: 'Write a message' },
      { href: '/access-bulk-water#emergency', label: 'Emergency water' },
    ],
  },
  form: {
    heading: 'Your message',
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
    promise: {
      ...asPlate(figures.answerBusinessDays),
      scope: 'Our response time on business days.',
      note: `${figures.emergencyResponse.number}-hour emergency response. ${figures.emergencyOrder}, up to ${figures.emergencyMost.number} mobilised in ${figures.emergencyWithin}.`,
      link: { href: '/access-bulk-water#emergency', label: 'Emergency water' },
    },
    mailboxes: {
      heading: 'By email',
      general: 'General',
      partnerships: 'Partnerships',
      investors: 'Investors',
    },
    /** As far as the owner has filled them in. */
    reached: [
      ...(phone ? [{ label: 'Phone', text: phone }] : []),
      ...(emergencyPhone ? [{ label: 'Emergency phone', text: emergencyPhone }] : []),
    ],
    emergencyMailbox: emergencyMailbox && { label: 'Emergency', address: emergencyMailbox },
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
  after: {
    heading: 'What happens after you send',
    note: 'The four moments between your message and an order.',
    definitions: [
      {
        term: 'At once',
        text: [
          'You see a reference. As a rule it reaches you by email too, with the hour by which we answer; your words stay on this page until you leave it.',
        ],
      },
      {
        term: 'Our answer',
        text: [
          `It comes from a person, within ${figures.answerBusinessDays} on business days. Where something is missing, we ask for it.`,
        ],
      },
      {
        term: 'Your quote',
        text: [
          'It names the price, the port and the lead time; the analysis of your lot comes with it.',
          ...(price ? [price] : []),
          ...(payment ? [payment] : []),
        ],
      },
      {
        term: 'Your decision',
        text: ['An order begins when you accept.'],
        link: { href: '/bulk-delivery#order', label: 'How an order runs' },
      },
    ],
  },
  notes: [
    {
      id: 'privacy',
      term: 'Privacy',
      text: [
        'We keep what you write here, the page you wrote it on, the link you came by, the language of your browser and the time you took, in order to answer you and to tell people from robots. We sell none of it.',
        `Our own copies of the emails that this site sends go after ${defaultRetentionDays.sentMails} days. A message that looks automatic goes after ${defaultRetentionDays.suspiciousLeads} days.`,
        `An address left for the newsletter waits ${defaultRetentionDays.pendingSubscribers} days for your confirmation and is then forgotten. We record when you agree and when you leave. Every later mail says how to leave.`,
        'We count how often each page is read, per day. Nothing about its reader is kept.',
        'Nothing here is loaded from a third party, and no cookies are set. A draft stays in your browser tab until you send it or close the tab.',
        'Ask, and we tell you what this site holds about you, or delete it there. Backups and the mailboxes of our team are apart from that.',
      ],
      link: { href: '#message-form', label: 'Ask what we hold about you' },
    },
    {
      id: 'terms',
      term: 'Terms',
      text: [
        'A message is a question: sending it costs nothing and reserves nothing.',
        'What holds for your order is what your quote says. The basis of every figure on this site is in About our figures.',
      ],
      link: { href: '/resources#figures', label: 'About our figures' },
    },
  ],
} as const satisfies { hero: HeroWords } & Record<string, unknown>)
