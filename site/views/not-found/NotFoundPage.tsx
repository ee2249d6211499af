import { MarginMap } from '../../sections/MarginMap.tsx'
import { firstScreen } from '../../ui/first-screen.ts'
import type { PageProps } from '../../words/language.ts'
import { NotFound } from './NotFound.tsx'
import { notFoundSections } from './not-found-sections.ts'

export function NotFoundPage({ language }: PageProps) {
  const { map, sheet } = notFoundSections(language)
  return (
    <MarginMap id={firstScreen} space="page" notesAt="below" {...map}>
      <NotFound {...sheet} />
    </MarginMap>
  )
}
