import { MarginMap } from '../../sections/MarginMap.tsx'
import { firstScreen } from '../../ui/first-screen.ts'
import { NotFound } from './NotFound.tsx'
import { notFound as words } from './not-found-sections.ts'

export function NotFoundPage() {
  return (
    <MarginMap id={firstScreen} space="page" notesAt="below" {...words.map}>
      <NotFound {...words.sheet} />
    </MarginMap>
  )
}
