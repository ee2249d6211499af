import { basename } from 'node:path'
import type { DeskCatalogue } from '../../contract/site-desk.ts'
import { formatMessage, placeholdersIn, type Use } from '../../contract/words/format-message.ts'
import { firstLanguage, type Language } from '../../contract/words/language.ts'
import { readWords } from '../../contract/words/read-words.ts'
import { withheld } from '../../contract/words/withheld.ts'
import { figureValue } from '../../site/figures/figure-values.ts'
import { type FigureKey, registry } from '../../site/figures/registry.ts'
import { ownersFacts } from '../../site/words/owners-facts.ts'
import { siteConfig } from '../../site.config.ts'
import { longestAt } from '../words/problems.ts'

type Text = { file: string; key: string; text: string }

export function fieldOf({
  file,
  key,
  text,
}: Text): DeskCatalogue['files'][number]['fields'][number] {
  const language = basename(file, '.json') as Language
  const longest = longestAt(key)
  return {
    key,
    ...(longest !== undefined && { longest }),
    placeholders: namesIn(text).map(([name, use]) => ({
      name,
      prints: printed(name, use, language),
    })),
  }
}

function namesIn(text: string): readonly (readonly [string, Use])[] {
  try {
    return [...placeholdersIn(text)]
  } catch {
    return []
  }
}

/** What a placeholder prints where the text is no sentence of a form: its page hands in what is no figure. */
function printed(name: string, use: Use, language: Language): string {
  const value =
    figureValue((key) => figureNamed(key, language), name, use) ??
    ownersFacts(siteConfig, language)[name] ??
    sharedSentence(name, language)
  if (value === withheld) return 'nothing now: its sentence is left out'
  return value === undefined ? 'what the page fills in' : String(value)
}

const figureNamed = (key: string, language: Language) =>
  Object.hasOwn(registry, key) ? registry[key as FigureKey].in(language) : undefined

function sharedSentence(name: string, language: Language): string | typeof withheld | undefined {
  const key = name.endsWith('Sentence') ? name.slice(0, -'Sentence'.length) : ''
  const sentence = key && readWords('site/words/shared', language ?? firstLanguage)[key]
  if (typeof sentence !== 'string') return undefined
  return formatMessage(
    sentence,
    language,
    (inner, use) =>
      figureValue((figure) => figureNamed(figure, language), inner, use) ??
      ownersFacts(siteConfig, language)[inner],
  )
}
