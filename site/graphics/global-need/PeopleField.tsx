import { People, PeopleUpright, type Region } from './People.tsx'

type Words = { title: string; description: string; regions: readonly Region[] }

/** The dots across and upright, and one of them as the key. */
export function peopleField(words: Words) {
  return {
    field: <People id="people" {...words} />,
    upright: <PeopleUpright id="people" {...words} />,
    mark: (
      <svg className="people-key" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <circle cx="8" cy="8" r="6" fill="currentColor" />
      </svg>
    ),
  }
}
