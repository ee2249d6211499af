import { asPlate, figures, litresIn } from './figures.ts'
import type { HeroWords } from './page-words.ts'

type ContactWords = {
  hero: HeroWords
  form: {
    heading: string
    promise: { value: string; unit: string; scope: string; note: string }
    mailboxes: { heading: string; general: string; partnerships: string; investors: string }
  }
  ruler: {
    heading: string
    drawing: {
      id: string
      title: string
      description: string
      labels: { volume: string; person: readonly [string, string] }
    }
    steps: readonly { containers: string; litres: string }[]
    formula: string
    caption: string
  }
  notes: readonly {
    id: string
    term: string
    text: readonly string[]
    link?: { href: `#${string}`; label: string }
  }[]
}

export const contact = {
  hero: {
    title: 'Contact',
    subtitle: 'Say what you need, how much of it and where.',
    description: 'A person answers, within 24 hours on business days.',
    actions: [{ href: '#message-form', label: 'Write a message' }],
  },
  form: {
    heading: 'Your message',
    promise: {
      ...asPlate(figures.answerBusinessDays),
      note: `Emergency response: ${figures.emergencyResponse.text}; ${figures.emergencyResponse.scope}.`,
    },
    mailboxes: {
      heading: 'Three mailboxes',
      general: 'General',
      partnerships: 'Partnerships',
      investors: 'Investors',
    },
  },
  ruler: {
    heading: 'How many containers?',
    drawing: {
      id: 'container-ruler',
      title: 'One container, cut open, beside a person',
      description:
        'To scale: a 20-foot container, six metres long, with a flexitank of 24,000 litres inside; beside it stands a person of 1.8 metres.',
      labels: { volume: figures.containerVolume.text, person: ['Person', '1.8 m'] },
    },
    steps: [
      { containers: '1 container', litres: litresIn(1) },
      { containers: '10 containers', litres: litresIn(10) },
      { containers: '50 containers', litres: litresIn(50) },
      { containers: '100 containers', litres: litresIn(100) },
    ],
    formula: 'Derived: containers × 24,000 L. One container equals 48,000 bottles.',
    caption: 'Container and person to scale; rule logarithmic.',
  },
  notes: [
    {
      id: 'privacy',
      term: 'Privacy',
      text: [
        'We store what you write here, the page you wrote it on and the link you came by, in order to answer you. We do not sell it.',
        'An address left for the newsletter is stored as pending and gets one mail, to confirm it; every later mail says how to leave.',
        'This page loads nothing from a third party and sets no cookies. A draft stays in this browser tab until you send it or close the tab.',
      ],
      link: { href: '#message-form', label: 'Ask what we hold about you' },
    },
    {
      id: 'terms',
      term: 'Terms',
      text: [
        'A message is a question, not an order: sending it reserves nothing and costs nothing.',
        'Figures on these pages are stated by the company. Where two readings exist, both are printed with their scope.',
      ],
    },
  ],
} as const satisfies ContactWords
