import { type Element, isText } from 'domhandler'
import { DomUtils } from 'htmlparser2'
import { firstLanguage } from '../../../contract/words/language.ts'
import { linkIn } from '../../content/links-in-language.ts'
import { languageWords } from '../../words/languages.ts'
import { element, type FinishedPage, select } from './finished-page.ts'

/**
 * Lets the links and forms of a translated page lead to translated pages, and says of every other link of ours that
 * it leads to English. Done to the page as a whole, so that no section has to know its language; islands, whose
 * markup React compares, see to their own.
 */
export function leadToLanguage({ language, tree }: FinishedPage): void {
  if (language === firstLanguage) return
  const { inEnglish } = languageWords(language)
  for (const form of select('form[action^="/"]:not(astro-island *)', tree)) {
    form.attribs.action = linkIn(form.attribs.action ?? '', language).href
  }
  for (const link of select('a[href^="/"]:not([hreflang], astro-island *)', tree)) {
    const to = linkIn(link.attribs.href ?? '', language)
    link.attribs.href = to.href
    if (!to.inEnglish || to.href === '/team') continue
    link.attribs.hreflang = firstLanguage
    DomUtils.appendChild(
      labelOf(link),
      element('small', { class: 'in-english' }, ` (${inEnglish})`),
    )
  }
}

/** What says where a link leads; an icon stays behind it. A bare text becomes one part, also where parts stand in a row. */
function labelOf(link: Element): Element {
  const label = select('span:not(.sr-only)', link).at(-1)
  if (label || !link.children.every(isText)) return label ?? link
  const whole = element('span', {})
  for (const text of [...link.children]) DomUtils.appendChild(whole, text)
  DomUtils.appendChild(link, whole)
  return whole
}
