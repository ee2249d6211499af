import type { Language } from '../../words/language.ts'
import { linksOf, openingOf } from '../../words/links-of.ts'
import { shown } from '../../words/shown.ts'
import { filledOr, together } from '../../words/withheld.ts'
import { wordsOf } from '../../words/words-of.ts'
import type en from './words/en.json'

/** What stands on the page, section by section; without what is withheld. */
export function aboutSections(language: Language) {
  const { words } = wordsOf<typeof en>('site/views/about', language, '/about')
  const { hero, voices, principles, next } = words
  const { environmental, social, governance } = principles
  return shown({
    hero: openingOf(hero, ['/our-goals', 'goals'], ['/partnerships', 'partnerships']),
    opening: words.opening,
    voices: {
      heading: voices.heading,
      note: voices.note,
      voices: [voices.vision, voices.mission],
      rows: [voices.water, voices.money, voices.people].map(({ question, vision, mission }) => ({
        question,
        answers: together([vision, mission] as const),
      })),
    },
    principles: {
      heading: principles.heading,
      note: principles.note,
      caption: principles.caption,
      drawing: { id: 'principles', ...principles.drawing },
      groups: [
        {
          name: environmental.name,
          notes: [
            environmental.carbon,
            environmental.lava,
            environmental.containers,
            environmental.sea,
          ],
        },
        {
          name: social.name,
          notes: [social.work, social.communities, social.donated, social.emergency],
        },
        {
          name: governance.name,
          notes: [
            governance.answer,
            governance.quote,
            governance.refusal,
            {
              title: governance.address.title,
              text: `${governance.address.text} ${filledOr(governance.address.who, governance.address.whoOnRequest)}`,
            },
          ],
        },
      ],
    },
    next: {
      sentence: next.sentence,
      actions: linksOf(
        next,
        ['/contact', 'contact'],
        ['/our-goals', 'goals'],
        ['/partnerships', 'partnerships'],
      ),
    },
  } as const)
}
